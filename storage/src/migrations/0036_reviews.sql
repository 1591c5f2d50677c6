-- What finished games were worth: a row for each game that gets a review, or has got one.
CREATE TABLE reviews (
    game INTEGER PRIMARY KEY REFERENCES games,
    -- From when on it may be worked out, in seconds since 1970.
    due_at INTEGER NOT NULL,
    -- What was found; NULL until then. The players are told in the same transaction.
    found TEXT
) STRICT;
CREATE INDEX reviews_due ON reviews (due_at) WHERE found IS NULL;
-- Whether a player wants these: 'on' or 'off'.
ALTER TABLE players ADD COLUMN reports TEXT NOT NULL DEFAULT 'on';
