-- The tournament that it follows, and what follows it, as the service writes it. Nothing is followed
-- twice.
ALTER TABLE tournaments ADD COLUMN previous INTEGER REFERENCES tournaments;
ALTER TABLE tournaments ADD COLUMN next_stage TEXT;
CREATE UNIQUE INDEX tournaments_that_follow ON tournaments (previous) WHERE previous IS NOT NULL;
