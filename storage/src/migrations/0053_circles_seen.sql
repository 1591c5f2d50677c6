-- Whoever manages a Discord server has a circle opened there, which others see once an organiser of
-- the club has seen it.
-- When a manager asked for it; NULL if an organiser opened it.
ALTER TABLE circles ADD COLUMN asked_at INTEGER;
-- A hash of that manager's account, until it has been seen.
ALTER TABLE circles ADD COLUMN asked_by TEXT;
ALTER TABLE circles ADD COLUMN seen_at INTEGER;
-- Whether it isn't open before it has been seen.
ALTER TABLE circles ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;
UPDATE circles SET seen_at = opened_at;
