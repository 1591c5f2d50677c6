-- When the organisers opened a ladder, and when they closed it: a row for each time. Before, every
-- ruleset had a ladder: those with anybody on them stay open, the others close.
CREATE TABLE ladders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- By which ladder_log, rungs, ladder_matches and ladder_boards name it: its ruleset's id.
    ladder TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    -- NULL while it is open.
    closed_at INTEGER
) STRICT;
CREATE UNIQUE INDEX ladders_open ON ladders (ladder) WHERE closed_at IS NULL;
CREATE INDEX ladders_of ON ladders (ladder, id);
INSERT INTO ladders (ladder, opened_at, closed_at)
SELECT ladder, min(at),
       CASE WHEN EXISTS (SELECT 1 FROM rungs
                         WHERE rungs.ladder = ladder_log.ladder AND place IS NOT NULL)
            THEN NULL ELSE max(at) END
FROM ladder_log GROUP BY ladder ORDER BY min(at), ladder;
