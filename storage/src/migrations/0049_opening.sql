-- The machine on which the file was opened to be changed, until it is closed there. At most one row.
CREATE TABLE opening (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- A hash of what tells the machine from others.
    machine BLOB NOT NULL,
    -- What people call it.
    host TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
