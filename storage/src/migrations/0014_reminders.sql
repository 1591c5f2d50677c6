-- Who of a match about a place has been reminded that his first ply is due.
ALTER TABLE ladder_matches ADD COLUMN challenger_reminded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ladder_matches ADD COLUMN defender_reminded INTEGER NOT NULL DEFAULT 0;

-- A first ply can be taken back: matches that go on are looked at again.
UPDATE ladder_matches SET due_at = began_at WHERE ended_at IS NULL AND due_at IS NULL;
