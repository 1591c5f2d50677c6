-- Clubs within the club. The club itself needs no row: everybody is in it, and what belongs to no
-- circle belongs to it.
CREATE TABLE circles (
    -- As it was given. Ladders are named after it: vikings/copenhagen.
    name TEXT PRIMARY KEY,
    -- As it is looked up.
    folded TEXT NOT NULL UNIQUE,
    -- NULL: that of its server, or the club's.
    language TEXT,
    -- The Discord server in which it lives, if it does.
    server TEXT,
    opened_at INTEGER NOT NULL,
    closed_at INTEGER
) STRICT;
CREATE UNIQUE INDEX circles_servers ON circles (server) WHERE closed_at IS NULL;
CREATE TABLE circle_members (
    circle TEXT NOT NULL REFERENCES circles (name),
    player INTEGER NOT NULL REFERENCES players (id),
    joined_at INTEGER NOT NULL,
    -- When it was last looked whether the player is still in the circle's server.
    looked_at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (circle, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX circle_members_of ON circle_members (player);
ALTER TABLE tournaments ADD COLUMN circle TEXT REFERENCES circles (name);
ALTER TABLE host_log ADD COLUMN circle TEXT REFERENCES circles (name);
