-- Where a player's preferences hold a notice back, what everybody can read is posted at once, by a
-- notice of its own; this is its number. The player's own notice only calls for attention then.
ALTER TABLE outbox ADD COLUMN shown INTEGER;
