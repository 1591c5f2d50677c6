-- Whether each game has one post with its board there, which is edited with each ply.
ALTER TABLE servers ADD COLUMN one_board INTEGER NOT NULL DEFAULT 0;

-- The message that calls a player to the board of a post which was edited and notifies nobody.
ALTER TABLE posts ADD COLUMN called TEXT;
