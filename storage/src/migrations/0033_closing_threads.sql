-- When the thread of a game that is over is archived, as long as it isn't.
ALTER TABLE game_venues ADD COLUMN archive_at INTEGER;
CREATE INDEX game_venues_archive ON game_venues (archive_at) WHERE archive_at IS NOT NULL;
