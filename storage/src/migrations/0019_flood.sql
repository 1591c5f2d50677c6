-- How much reaches whom through whose doing.

-- The other player whose doing a notice tells of; NULL if it is nobody's, or the reader's own.
ALTER TABLE outbox ADD COLUMN cause INTEGER REFERENCES players;
-- Whether it was held back because as many had gone out as may.
ALTER TABLE outbox ADD COLUMN held INTEGER NOT NULL DEFAULT 0;
CREATE INDEX outbox_because ON outbox (player, cause) WHERE due_at IS NOT NULL AND cause IS NOT NULL;

-- Messages that went to a player through another one's doing, as long as they count.
CREATE TABLE caused_messages (
    player INTEGER NOT NULL REFERENCES players,
    cause INTEGER NOT NULL REFERENCES players,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX caused_messages_of ON caused_messages (player, cause, at);
CREATE INDEX caused_messages_at ON caused_messages (at);

-- Messages that went to somebody who isn't a player, as long as they count.
CREATE TABLE stranger_messages (
    -- SHA-256 of the mailbox, and of its domain.
    mailbox BLOB NOT NULL,
    domain BLOB NOT NULL,
    -- Who asked for it: 'reader', 'member' or 'anyone'.
    asked_by TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX stranger_messages_to ON stranger_messages (mailbox, at);
CREATE INDEX stranger_messages_at ON stranger_messages (at);
