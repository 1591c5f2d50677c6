-- What a player was asked and has not answered: in each conversation (a thread of emails, a sitting
-- at a terminal, a message with buttons, a page) the newest question alone. What waited before is
-- dropped: it is asked for again.
DROP TABLE confirmations;

CREATE TABLE open_questions (
    player INTEGER NOT NULL REFERENCES players,
    -- The conversation, in the channel's own words.
    conversation TEXT NOT NULL,
    -- The message in it that asks: an answer to any other one doesn't count.
    message TEXT NOT NULL,
    -- What is asked, as the service keeps it.
    asked TEXT NOT NULL,
    -- Until when it can be answered.
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (player, conversation)
) STRICT;

-- The ply around which a message was written in an email, also after it was passed on: if the ply is
-- taken back before anybody has seen it, so is the message.
ALTER TABLE messages ADD COLUMN with_ply INTEGER;
UPDATE messages SET with_ply = held_ply;
CREATE INDEX messages_around ON messages (game) WHERE with_ply IS NOT NULL;
