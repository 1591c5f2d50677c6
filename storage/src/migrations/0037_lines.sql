-- Lines that a player tries in a game, for that player alone.
-- A note can hold one: plies from the position after its ply.
ALTER TABLE notes ADD COLUMN line TEXT;
-- The line that goes on with the next ply that is tried.
CREATE TABLE trials (
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    -- How many plies the game had then.
    made INTEGER NOT NULL,
    -- After how many of them the line begins.
    ply INTEGER NOT NULL,
    -- In the order language.
    line TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT;
-- What others have opened is found without passing what they haven't.
CREATE INDEX notes_opened ON notes (player, game) WHERE opened_at IS NOT NULL;
