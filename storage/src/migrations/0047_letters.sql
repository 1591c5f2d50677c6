-- Players can write to the organisers without reporting anybody, and are answered: what is answered
-- is closed.
CREATE TABLE letters (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    -- The player who is reported; NULL if it is about nobody.
    whom INTEGER REFERENCES players,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    -- NULL while it is open.
    answered_at INTEGER,
    -- The organiser who answered; NULL if it was done on the club's machine.
    answered_by INTEGER REFERENCES players,
    -- Empty if the organiser who wrote it has been erased.
    answer TEXT
) STRICT;
INSERT INTO letters (id, player, whom, at, text) SELECT id, player, whom, at, text FROM reports;
DROP TABLE reports;
ALTER TABLE letters RENAME TO reports;
