-- Conditional moves, kept apart from the game: only their owner ever sees them.
CREATE TABLE plans (
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    -- The other's ply that it waits for. Once another ply is due, it counts no more.
    ply INTEGER NOT NULL,
    -- As the order language writes it, without the first "if".
    text TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
