-- Who won, or how else a game ended, without by which rule: what its result says before " by ".
ALTER TABLE games ADD COLUMN outcome TEXT
    GENERATED ALWAYS AS (substr(result, 1, instr(result, ' by ') - 1)) VIRTUAL;
-- Games that ended in a rare way are listed without reading the others.
CREATE INDEX games_public_ended ON games (outcome, ended_at, id)
    WHERE public = 1 AND ended_at IS NOT NULL;
CREATE INDEX games_public_by_ended ON games (ruleset, outcome, ended_at, id)
    WHERE public = 1 AND ended_at IS NOT NULL;
-- A player's games are chosen from without reading those that aren't listed.
CREATE INDEX games_public_attacked ON games (attackers, ended_at, id, ruleset, outcome)
    WHERE public = 1;
CREATE INDEX games_public_defended ON games (defenders, ended_at, id, ruleset, outcome)
    WHERE public = 1;
-- A player's results are counted without reading the games.
CREATE INDEX games_results_attacked ON games (attackers, defenders, public, ruleset, result)
    WHERE result IS NOT NULL;
CREATE INDEX games_results_defended ON games (defenders, attackers, public, ruleset, result)
    WHERE result IS NOT NULL;
-- Players are listed, those seen last first, and counted without reading all of them.
CREATE INDEX players_seen ON players (seen_at DESC, id);
CREATE INDEX names_in_use ON names (player, given_up_at) WHERE given_up_at IS NULL;
-- What goes on about a ladder.
CREATE INDEX ladder_matches_running ON ladder_matches (ladder, game) WHERE ended_at IS NULL;
