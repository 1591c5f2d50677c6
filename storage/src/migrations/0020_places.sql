-- An order that waits for its "yes" waits in the place where it was asked, and nowhere else.
-- What waited before belongs to no place, and is dropped: it is asked for again.
DROP TABLE confirmations;

CREATE TABLE confirmations (
    player INTEGER NOT NULL REFERENCES players,
    -- Where it was asked, in the channel's own words.
    place TEXT NOT NULL,
    game INTEGER REFERENCES games,
    order_text TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    PRIMARY KEY (player, place)
) STRICT;
