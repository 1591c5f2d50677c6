-- The browsers in which players are signed in to the pages, and codes with which they sign in.
CREATE TABLE devices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- SHA-256 of the secret that its browser keeps.
    secret_hash BLOB NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    -- What it calls itself: `Firefox on Android`.
    name TEXT NOT NULL,
    -- SHA-256 of the secret and the code.
    code_hash BLOB NOT NULL,
    -- Whether the code was asked for with a link that the player was sent.
    by_link INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    -- How many codes were tried on it.
    tries INTEGER NOT NULL DEFAULT 0,
    -- Its number among the player's devices, and when it was signed in; NULL before.
    number INTEGER,
    confirmed_at INTEGER,
    -- The beginning of the last day (UTC) on which it was used; NULL before it was signed in.
    used_on INTEGER
) STRICT;
CREATE UNIQUE INDEX devices_confirmed ON devices (secret_hash) WHERE confirmed_at IS NOT NULL;
CREATE INDEX devices_asked ON devices (asked_at);
CREATE INDEX devices_of ON devices (player);
-- 32 random bytes from which secret links are derived; NULL until the club has public pages.
ALTER TABLE club ADD COLUMN secret BLOB;
-- How many secret addresses the player's calendar had before this one.
ALTER TABLE players ADD COLUMN calendar INTEGER NOT NULL DEFAULT 0;
