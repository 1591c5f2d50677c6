-- Games from elsewhere, which the host imports. Nobody who played them is known here: names are
-- only text.
CREATE TABLE recorded_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    ruleset TEXT NOT NULL,
    version INTEGER NOT NULL,
    -- NULL where nobody wrote down who played.
    attackers TEXT,
    defenders TEXT,
    -- The names as they are searched for.
    attackers_folded TEXT,
    defenders_folded TEXT,
    -- As they were found, or NULL: when it was played, what it was part of, and its result.
    date TEXT,
    event TEXT,
    stated TEXT,
    -- When it was played, as far as that is known; long ago if it isn't.
    played_at INTEGER NOT NULL,
    plies INTEGER NOT NULL,
    -- Who won, as the service writes it before " by "; NULL if that isn't known.
    outcome TEXT,
    -- By what it ended, as the service writes it behind that; NULL if that isn't known.
    ending TEXT,
    -- The whole game, which can be replayed.
    record TEXT NOT NULL,
    -- The same for the same game.
    fingerprint BLOB NOT NULL UNIQUE,
    imported_at INTEGER NOT NULL
) STRICT;
CREATE INDEX recorded_games_played ON recorded_games (played_at, id);
CREATE INDEX recorded_games_by ON recorded_games (ruleset, played_at, id);
CREATE INDEX recorded_games_attacked ON recorded_games (attackers_folded, played_at, id);
CREATE INDEX recorded_games_defended ON recorded_games (defenders_folded, played_at, id);
