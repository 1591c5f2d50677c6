-- Ladders, one a ruleset, and ratings.

-- The last hour in which a player gave an order or was shown a game.
ALTER TABLE players ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE players SET seen_at = max(joined_at, coalesce((SELECT alive_at FROM club), 0));

-- What changed on a ladder and why: the truth about who stands where. Append-only.
CREATE TABLE ladder_log (
    -- The ruleset's id.
    ladder TEXT NOT NULL,
    -- From 1, without gaps.
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    -- What happened, as the service writes it.
    what TEXT NOT NULL,
    -- Who moved or stayed: from which place to which, NULL where he is not on the ladder.
    player INTEGER NOT NULL REFERENCES players,
    from_place INTEGER,
    to_place INTEGER,
    -- Against whom, and where he stood then.
    rival INTEGER REFERENCES players,
    rival_place INTEGER,
    -- The first game of the match that was about it.
    game INTEGER REFERENCES games,
    -- A number that explains it; the service knows which.
    detail INTEGER,
    -- Why, in the words of the hosts.
    reason TEXT,
    PRIMARY KEY (ladder, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX ladder_log_of_player ON ladder_log (player, ladder, number);
CREATE INDEX ladder_log_of_game ON ladder_log (game) WHERE game IS NOT NULL;

CREATE TABLE rungs (
    ladder TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    -- Folded from the log: from 1, without gaps; NULL for who is not on the ladder now.
    place INTEGER,
    -- Whether he leaves when his matches are over.
    leaving INTEGER NOT NULL DEFAULT 0,
    -- For games lost on time, less one for each ply since; and whether he has made none since.
    points INTEGER NOT NULL DEFAULT 0,
    held INTEGER NOT NULL DEFAULT 0,
    -- Since when he has played no match, and how many places that has cost.
    idle_since INTEGER NOT NULL,
    decayed INTEGER NOT NULL DEFAULT 0,
    -- When to look at that again, at the latest; NULL while a match goes on.
    due_at INTEGER,
    PRIMARY KEY (ladder, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX rungs_by_place ON rungs (ladder, place) WHERE place IS NOT NULL;
CREATE INDEX rungs_of_player ON rungs (player);
CREATE INDEX rungs_due ON rungs (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE ladder_matches (
    -- The first of its two games, in which the challenger attacks.
    game INTEGER PRIMARY KEY REFERENCES games,
    ladder TEXT NOT NULL,
    challenger INTEGER NOT NULL REFERENCES players,
    defender INTEGER NOT NULL REFERENCES players,
    began_at INTEGER NOT NULL,
    -- When to look, at the earliest, whether both have made a ply; NULL once they have.
    due_at INTEGER,
    ended_at INTEGER
) STRICT;
CREATE INDEX ladder_matches_due ON ladder_matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ladder_matches_of_challenger ON ladder_matches (challenger, ended_at);
CREATE INDEX ladder_matches_of_defender ON ladder_matches (defender, ended_at);

-- Days for which a player has put a match off: his clocks in it stand.
CREATE TABLE deferrals (
    game INTEGER NOT NULL REFERENCES ladder_matches,
    player INTEGER NOT NULL REFERENCES players,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX deferrals_of ON deferrals (player, from_at);

-- What a player's rating was after each rated match or single game.
CREATE TABLE ratings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    ruleset TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    -- The game, of a match the first.
    game INTEGER NOT NULL REFERENCES games,
    at INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    -- How much stronger the player is as attackers than on both sides, and how well that is known.
    lean REAL NOT NULL,
    lean_weight REAL NOT NULL,
    -- How many rated games on each side.
    attacked INTEGER NOT NULL,
    defended INTEGER NOT NULL
) STRICT;
CREATE INDEX ratings_of ON ratings (player, ruleset, id);
CREATE INDEX ratings_by_game ON ratings (game);

-- How much stronger the attackers are in a ruleset, and how well that is known.
CREATE TABLE side_biases (
    ruleset TEXT PRIMARY KEY,
    bias REAL NOT NULL,
    weight REAL NOT NULL,
    games INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
