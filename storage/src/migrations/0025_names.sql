-- Everybody is shown under a name as people have them, and typed as a short handle.
ALTER TABLE players ADD COLUMN name TEXT NOT NULL DEFAULT '';
UPDATE players SET name = handle;
-- When the name was changed last; NULL if it never was.
ALTER TABLE players ADD COLUMN renamed_at INTEGER;
-- What players are found under, and what nobody else can be called: handles, names that are shown,
-- and for a time names that were given up.
CREATE TABLE names (
    -- Without case, lookalikes and marks; spaces are hyphens.
    folded TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    -- NULL while the player has it.
    given_up_at INTEGER,
    PRIMARY KEY (folded, player)
) STRICT, WITHOUT ROWID;
INSERT INTO names (folded, player) SELECT folded, id FROM players WHERE erased_at IS NULL;
CREATE INDEX names_joined_up ON names (replace(folded, '-', ''));
CREATE INDEX names_of ON names (player);
CREATE INDEX names_given_up ON names (given_up_at) WHERE given_up_at IS NOT NULL;
