-- Whether what a player writes around a move in an email goes to the opponent.
ALTER TABLE players ADD COLUMN pass_on TEXT NOT NULL DEFAULT 'unasked';
-- A message that has not been passed on yet, because it was written with that ply.
ALTER TABLE messages ADD COLUMN held_ply INTEGER;
CREATE INDEX messages_held ON messages (player) WHERE held_ply IS NOT NULL;
