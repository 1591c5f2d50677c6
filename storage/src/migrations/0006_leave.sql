-- Leaving the club, and what has to be found again then.

-- When a player was erased. The row stays for the games of others, under a pseudonym.
ALTER TABLE players ADD COLUMN erased_at INTEGER;

-- When its author opened a note to the opponent and to spectators.
ALTER TABLE notes ADD COLUMN opened_at INTEGER;

-- 1 if the row quotes what somebody typed of a person: a name, an address, a reason.
ALTER TABLE requests ADD COLUMN quotes INTEGER NOT NULL DEFAULT 1;
ALTER TABLE outbox ADD COLUMN quotes INTEGER NOT NULL DEFAULT 1;
CREATE INDEX requests_quoting ON requests (id) WHERE quotes = 1;
CREATE INDEX outbox_quoting ON outbox (id) WHERE quotes = 1;

-- All that is kept of one player.
CREATE INDEX messages_by ON messages (player);
CREATE INDEX outbox_by_player ON outbox (player);

-- What was deleted may still lie between the rows: 0 no; 1 yes; 2 yes, and the file is too
-- large to be rewritten while the club runs.
ALTER TABLE club ADD COLUMN unclean INTEGER NOT NULL DEFAULT 0;
