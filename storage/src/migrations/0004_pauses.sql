-- What stops clocks beside the terms of a game.

-- Spans in which the club did not run. Nobody's clock did either.
CREATE TABLE outages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL
) STRICT;
CREATE INDEX outages_by_end ON outages (until_at);

-- Players' vacations. One that is ended early has its end moved.
CREATE TABLE vacations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    -- 'asked' by the player, or 'automatic' because a clock was at zero.
    kind TEXT NOT NULL
) STRICT;
CREATE INDEX vacations_of ON vacations (player, until_at);
