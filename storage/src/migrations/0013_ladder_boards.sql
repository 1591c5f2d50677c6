-- Messages in Discord that show a ladder and are kept up to date.
CREATE TABLE ladder_boards (
    server TEXT NOT NULL,
    channel TEXT NOT NULL,
    -- The ruleset's id.
    ladder TEXT NOT NULL,
    -- The message, once there is one, and whether it is pinned.
    message TEXT,
    pinned INTEGER NOT NULL DEFAULT 0,
    -- Whether the ladder has changed since what the message says was taken.
    stale INTEGER NOT NULL DEFAULT 0,
    -- When to show it anew, or to try again; NULL while there is nothing to do.
    due_at INTEGER,
    PRIMARY KEY (channel, ladder)
) STRICT, WITHOUT ROWID;
CREATE INDEX ladder_boards_of ON ladder_boards (ladder);
CREATE INDEX ladder_boards_due ON ladder_boards (due_at) WHERE due_at IS NOT NULL;
