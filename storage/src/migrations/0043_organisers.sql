-- The organiser who did it; nobody if it was done on the club's machine.
ALTER TABLE host_log ADD COLUMN organiser INTEGER REFERENCES players (id);
