-- The club's first tables. Moments are whole seconds since 1970 (UTC). Sides are 'a' and 'd'.
-- Ids are never used again: a reused id once meant mail to the wrong person.

CREATE TABLE club (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    founded_at INTEGER NOT NULL,
    -- The last moment at which the club is known to have run.
    alive_at INTEGER NOT NULL
) STRICT;

CREATE TABLE players (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    handle TEXT NOT NULL,
    -- What must be unique: the handle without case and lookalikes.
    folded TEXT NOT NULL UNIQUE,
    -- The handle in ASCII, for the subjects of mails; fixed for good.
    ascii TEXT NOT NULL,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    -- Where notices go.
    channel TEXT NOT NULL,
    joined_at INTEGER NOT NULL
) STRICT;

CREATE TABLE invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- Who speaks last, and who is to answer.
    sender INTEGER NOT NULL REFERENCES players,
    -- NULL for a seek, which anybody may accept.
    recipient INTEGER REFERENCES players,
    -- All that is proposed, as the service writes it.
    terms TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    -- 'open', 'accepted', 'declined', 'countered', 'cancelled', 'expired'.
    state TEXT NOT NULL DEFAULT 'open'
) STRICT;
CREATE INDEX invitations_to ON invitations (recipient) WHERE state = 'open';
CREATE INDEX invitations_from ON invitations (sender) WHERE state = 'open';

-- The truth of a game is its events; the columns marked "folded" are computed from them by
-- one function and kept for queries.
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    attackers INTEGER NOT NULL REFERENCES players,
    defenders INTEGER NOT NULL REFERENCES players,
    began_at INTEGER NOT NULL,
    -- The other game of a match of two.
    partner INTEGER REFERENCES games,
    -- What the hún is rolled from; published when the game has ended.
    secret BLOB,
    -- Folded: how many events there are, and the hash of the last.
    events INTEGER NOT NULL,
    head BLOB NOT NULL,
    -- Folded: how many plies stand; whose turn it is, NULL after the end.
    plies INTEGER NOT NULL,
    to_move TEXT,
    -- Folded: when something is to be done about the clock, NULL if nothing is.
    due_at INTEGER,
    -- Folded: when and how it ended.
    ended_at INTEGER,
    result TEXT
) STRICT;
CREATE INDEX games_of_attackers ON games (attackers, ended_at);
CREATE INDEX games_of_defenders ON games (defenders, ended_at);
CREATE INDEX games_due ON games (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE events (
    game INTEGER NOT NULL REFERENCES games,
    -- From 1, without gaps.
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    -- The canonical text, over which the chain is computed.
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- What is to be told to whom. The id is the stable key by which a channel knows a notice
-- that it has shown already.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    channel TEXT NOT NULL,
    game INTEGER REFERENCES games,
    -- After which event of the game.
    event INTEGER,
    -- What happened, as the service writes it.
    data TEXT NOT NULL,
    queued_at INTEGER NOT NULL,
    -- When to try next; NULL when nothing is left to do.
    due_at INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    -- When a courier first took it: from then on it counts as shown.
    claimed_at INTEGER,
    -- 'queued', 'handed', 'failed', 'withdrawn'.
    state TEXT NOT NULL DEFAULT 'queued',
    -- The last trouble, in the channel's words.
    trouble TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX outbox_of_player ON outbox (player, id) WHERE due_at IS NOT NULL;
CREATE INDEX outbox_of_game ON outbox (game, player) WHERE due_at IS NOT NULL;

-- Requests that were answered, so that the same one gets the same answer.
CREATE TABLE requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- The channel's own id: a Message-ID, an interaction, a terminal's line.
    key TEXT NOT NULL UNIQUE,
    player INTEGER REFERENCES players,
    at INTEGER NOT NULL,
    -- What was answered, as the service writes it.
    answer TEXT NOT NULL
) STRICT;

-- An order that waits for its "yes": one a player.
CREATE TABLE confirmations (
    player INTEGER PRIMARY KEY REFERENCES players,
    game INTEGER REFERENCES games,
    order_text TEXT NOT NULL,
    asked_at INTEGER NOT NULL
) STRICT;

-- Private notes on a game; nobody but the author ever sees them.
CREATE TABLE notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX notes_of ON notes (player, game);

-- Words of one player of a game to the other.
CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX messages_of ON messages (game);
