-- Whether a server wants news of ladders and tournaments in its channel for games.
ALTER TABLE servers ADD COLUMN news INTEGER NOT NULL DEFAULT 0;

-- The tournament that a post asks to enter, until that has begun or was called off.
ALTER TABLE posts ADD COLUMN tournament INTEGER;
CREATE INDEX posts_entering ON posts (tournament) WHERE tournament IS NOT NULL;
