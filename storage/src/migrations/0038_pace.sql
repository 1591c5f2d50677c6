-- Whether others are told how fast a player answers: 'on' or 'off'.
ALTER TABLE players ADD COLUMN pace TEXT NOT NULL DEFAULT 'on';
