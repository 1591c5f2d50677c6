-- Challenges in Discord to people who aren't players yet: the account of the one who is challenged,
-- until they have answered or joined; empty once it was forgotten.
ALTER TABLE invitations ADD COLUMN account TEXT;
CREATE INDEX invitations_to_accounts ON invitations (account) WHERE account IS NOT NULL;

-- For how many games the invitation that a post asks to answer was open, as the post says.
ALTER TABLE posts ADD COLUMN games_left INTEGER;

-- What those who manage a server are told where Discord welcomes people, each thing once: that the
-- bot is there (`added`), and that the channel for games with that number is gone.
CREATE TABLE server_hints (
    server TEXT NOT NULL,
    what TEXT NOT NULL,
    -- Whether it is still to be said.
    due INTEGER NOT NULL,
    PRIMARY KEY (server, what)
) STRICT, WITHOUT ROWID;
CREATE INDEX server_hints_due ON server_hints (due) WHERE due = 1;

-- Since when a game can't be shown in its venue, as its players have been told.
ALTER TABLE game_venues ADD COLUMN lost_at INTEGER;

-- Where a player wants a private game to be shown, until the other one wants the same.
CREATE TABLE game_venue_offers (
    game INTEGER PRIMARY KEY REFERENCES games,
    player INTEGER NOT NULL REFERENCES players,
    server TEXT NOT NULL,
    channel TEXT NOT NULL
) STRICT;
