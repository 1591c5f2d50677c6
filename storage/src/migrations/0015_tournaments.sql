-- Tournaments: round robins in groups.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    version INTEGER NOT NULL,
    -- The clock of each game, in its own words.
    clock TEXT NOT NULL,
    -- At most so many in a group, where that leaves none with too few.
    group_size INTEGER NOT NULL,
    -- Within so many days of the start one has to make a ply.
    window_days INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    -- When it begins by itself.
    starts_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    -- Whether it has ended without being played, and why.
    cancelled INTEGER NOT NULL DEFAULT 0,
    reason TEXT,
    -- When something is to be done about it.
    due_at INTEGER
) STRICT;
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments,
    player INTEGER NOT NULL REFERENCES players,
    entered_at INTEGER NOT NULL,
    -- From 1; NULL before the start.
    grp INTEGER,
    -- From 1 in his group, the strongest first.
    seat INTEGER,
    -- Whether he was reminded that his first ply is due.
    reminded INTEGER NOT NULL DEFAULT 0,
    -- How and when he went before the end, as the service writes it.
    gone TEXT,
    gone_at INTEGER,
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_by_player ON entrants (player);

CREATE TABLE tournament_matches (
    -- The first of its two games.
    game INTEGER PRIMARY KEY REFERENCES games,
    tournament INTEGER NOT NULL REFERENCES tournaments
) STRICT;
CREATE INDEX matches_of_tournament ON tournament_matches (tournament);
