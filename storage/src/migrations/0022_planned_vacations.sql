-- Whether a vacation was planned and has not begun yet. Opponents are told when it begins.
ALTER TABLE vacations ADD COLUMN planned INTEGER NOT NULL DEFAULT 0;
CREATE INDEX vacations_planned ON vacations (from_at) WHERE planned = 1;
