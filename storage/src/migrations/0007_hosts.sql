-- What the hosts did about players and games, and why. Rows are only added: whether a player
-- is suspended follows from the last that is about him.
CREATE TABLE host_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    -- 'suspended' or 'lifted'; about games as the event says it, without the reason.
    what TEXT NOT NULL,
    -- Whom it is about, or which game.
    player INTEGER REFERENCES players,
    game INTEGER REFERENCES games,
    -- Until when a player is suspended; NULL is without end.
    until_at INTEGER,
    reason TEXT NOT NULL
) STRICT;
CREATE INDEX host_log_of ON host_log (player, id) WHERE player IS NOT NULL;
