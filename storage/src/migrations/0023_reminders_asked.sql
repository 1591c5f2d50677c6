-- How many hours before their time runs out a player asked to be reminded, and when the next such
-- reminder about a game is due.
ALTER TABLE players ADD COLUMN remind_hours INTEGER;
ALTER TABLE games ADD COLUMN remind_at INTEGER;
CREATE INDEX games_remind ON games (remind_at) WHERE remind_at IS NOT NULL;
