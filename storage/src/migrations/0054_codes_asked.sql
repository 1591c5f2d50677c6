-- When somebody asked by name for a code to sign in, whoever that was and whether or not there is such
-- a player: what the club allows for all of them together is counted by this.
CREATE TABLE codes_asked (
    asked_at INTEGER NOT NULL
) STRICT;
-- What showed that a device may ask for a code: 'name', 'link', or 'known', if the player has been
-- signed in on it before.
ALTER TABLE devices ADD COLUMN asked_by TEXT NOT NULL DEFAULT 'name';
UPDATE devices SET asked_by = 'link' WHERE by_link;
ALTER TABLE devices DROP COLUMN by_link;
