-- Seeks: invitations without a recipient, out of which several games may come.

-- How many games may still come of it; of an invitation to one player, one.
ALTER TABLE invitations ADD COLUMN games_left INTEGER NOT NULL DEFAULT 1;
-- What came of it: the (first) game if it was accepted, the other invitation if it was
-- countered.
ALTER TABLE invitations ADD COLUMN became INTEGER;
CREATE INDEX invitations_due ON invitations (expires_at) WHERE state = 'open';
CREATE INDEX invitations_sent ON invitations (sender, sent_at) WHERE recipient IS NOT NULL;

-- Who has taken a game of which seek.
CREATE TABLE takers (
    seek INTEGER NOT NULL REFERENCES invitations,
    player INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (seek, player)
) STRICT, WITHOUT ROWID;

-- For "why": what a player was answered last.
CREATE INDEX requests_of ON requests (player, id);
