-- Every turn has a running clock. In games whose player could not be told nothing was ever due:
-- they are looked at as the club begins to run, by their events. Games without a clock are looked
-- at in vain.
UPDATE games SET due_at = 0 WHERE to_move IS NOT NULL AND due_at IS NULL;
