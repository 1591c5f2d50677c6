-- What is kept about a game against the house besides the game itself. Its levels are players with
-- an address on the channel 'house': their number.
CREATE TABLE house_games (
    game INTEGER PRIMARY KEY REFERENCES games,
    -- Whether the house takes its time.
    slowly INTEGER NOT NULL,
    -- The answer that the house expects to its last ply, and the number of that ply.
    ply INTEGER,
    expected TEXT
) STRICT;
