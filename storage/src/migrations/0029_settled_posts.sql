-- What a post still asks: the answer to an invitation or an open challenge, or to an offer in a
-- game. Once that is settled, the post is changed to say so, and asks nothing.
ALTER TABLE posts ADD COLUMN invitation INTEGER;
ALTER TABLE posts ADD COLUMN offer INTEGER;
-- How many events the game of the offer had when it was last found to be open.
ALTER TABLE posts ADD COLUMN looked_at INTEGER NOT NULL DEFAULT 0;
-- Whether the game under whose board it has controls is over.
ALTER TABLE posts ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
CREATE INDEX posts_inviting ON posts (invitation) WHERE invitation IS NOT NULL;
CREATE INDEX posts_offering ON posts (offer) WHERE offer IS NOT NULL;
CREATE INDEX posts_over ON posts (notice) WHERE over = 1;

-- A challenge that is made in the thread of a game is for the channel of that thread.
CREATE INDEX game_venues_thread ON game_venues (thread) WHERE thread IS NOT NULL;
