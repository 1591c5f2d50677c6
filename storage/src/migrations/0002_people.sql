-- The ways to a player beside the name: confirmed addresses of mail and Discord, and the
-- terminal for whoever has sat at one.
CREATE TABLE identities (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    channel TEXT NOT NULL,
    -- As the channel writes it.
    address TEXT NOT NULL,
    -- What of the address must be unique on its channel.
    folded TEXT NOT NULL,
    confirmed_at INTEGER NOT NULL,
    -- Since when nothing is sent there, and why, in the channel's words.
    suspended_at INTEGER,
    suspended_because TEXT,
    UNIQUE (channel, folded)
) STRICT;
CREATE INDEX identities_of ON identities (player);
CREATE INDEX identities_suspended ON identities (suspended_at) WHERE suspended_at IS NOT NULL;
INSERT INTO identities (player, channel, address, folded, confirmed_at)
    SELECT id, 'terminal', handle, folded, joined_at FROM players;

-- Codes on their way to addresses that are no identities yet. The newest of a player counts;
-- the older ones are kept for a day, to be counted.
CREATE TABLE links (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    channel TEXT NOT NULL,
    address TEXT NOT NULL,
    folded TEXT NOT NULL,
    -- SHA-256 of the code.
    code_hash BLOB NOT NULL,
    sent_at INTEGER NOT NULL,
    -- How often a wrong code was sent.
    tries INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX links_of ON links (player);
CREATE INDEX links_to ON links (channel, folded);

-- 'off' (each notice at once), 'hourly', 'daily'.
ALTER TABLE players ADD COLUMN digest TEXT NOT NULL DEFAULT 'off';
-- The hours without notices, both or neither.
ALTER TABLE players ADD COLUMN quiet_from INTEGER;
ALTER TABLE players ADD COLUMN quiet_until INTEGER;
-- 'picture', 'emoji', 'text'.
ALTER TABLE players ADD COLUMN board TEXT NOT NULL DEFAULT 'picture';

-- An address that is no identity, to which this one notice goes all the same.
ALTER TABLE outbox ADD COLUMN address TEXT;
-- Where a courier last took it.
ALTER TABLE outbox ADD COLUMN sent_to TEXT;

-- Games in which a player hears no messages.
CREATE TABLE mutes (
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- From whom a player wants nothing.
CREATE TABLE blocks (
    player INTEGER NOT NULL REFERENCES players,
    blocked INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;

-- What players tell the hosts about each other.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    whom INTEGER NOT NULL REFERENCES players,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
