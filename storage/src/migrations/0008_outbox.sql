-- Every notice is written into each index, so there is one for both questions about what waits
-- for a player.
DROP INDEX outbox_of_player;
DROP INDEX outbox_of_game;
CREATE INDEX outbox_of_player ON outbox (player, game) WHERE due_at IS NOT NULL;
