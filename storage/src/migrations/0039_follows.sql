-- What players follow: what happens there is in their evening edition.
CREATE TABLE follows (
    player INTEGER NOT NULL REFERENCES players,
    -- 'club', 'game', 'player' or 'ruleset'.
    kind TEXT NOT NULL,
    -- The number of the game or the player, the id of the ruleset; empty for the club.
    what TEXT NOT NULL,
    -- Whether they are told at once how a game has ended.
    tells_end INTEGER NOT NULL,
    PRIMARY KEY (player, kind, what)
) STRICT, WITHOUT ROWID;
CREATE INDEX follows_of ON follows (kind, what);
-- The evening editions to come: one for each player who follows something that has one, and one
-- for each Discord server that wants one.
CREATE TABLE editions (
    -- The player's number, or '#' and the server's id.
    reader TEXT PRIMARY KEY,
    -- Until when the edition before told what happened.
    since INTEGER NOT NULL,
    due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX editions_due ON editions (due_at);
-- The games that an edition can be about are found without reading all that are over.
CREATE INDEX games_ended ON games (ended_at);
