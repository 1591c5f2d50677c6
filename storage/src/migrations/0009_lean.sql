-- A commit is as long as the pages that it writes, so what every ply writes stands in few trees.

-- Requests that were answered, so that the same one gets the same answer. A player's lie
-- together; who looks for the newest reads them all.
CREATE TABLE answered (
    -- 0 for strangers and hosts.
    player INTEGER NOT NULL,
    -- The first 16 bytes of SHA-256 over the channel's own id: a Message-ID, an interaction, a
    -- terminal's line.
    key BLOB NOT NULL,
    at INTEGER NOT NULL,
    -- Counts the answers of one second.
    number INTEGER NOT NULL,
    -- What was answered, as the service writes it.
    answer TEXT NOT NULL,
    -- 1 if it quotes what somebody typed of a person: a name, an address, a reason.
    quotes INTEGER NOT NULL,
    PRIMARY KEY (player, key)
) STRICT, WITHOUT ROWID;
INSERT INTO answered (player, key, at, number, answer, quotes)
    SELECT coalesce(player, 0), unhex(substr(key, 1, 32)), at, id, answer, quotes FROM requests;
DROP TABLE requests;
ALTER TABLE answered RENAME TO requests;
CREATE INDEX requests_quoting ON requests (quotes) WHERE quotes = 1;

-- One index says what waits for a player, what is all his, and what is old.
DROP INDEX outbox_of_player;
DROP INDEX outbox_by_player;
CREATE INDEX outbox_of_player ON outbox (player, due_at);
