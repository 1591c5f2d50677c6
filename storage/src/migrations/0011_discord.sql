-- Discord. Its ids are numbers of 64 bits, kept as texts as Discord writes them.

-- Servers in which the club is, as their own people have set it.
CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    -- The language of what is posted there; what the server itself says while nobody has set it.
    language TEXT NOT NULL,
    language_is_set INTEGER NOT NULL DEFAULT 0,
    -- The channel in which games are shown; where they were agreed on if there is none.
    games TEXT,
    -- Whether each match gets a thread.
    threads INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Accounts that have been seen in a server: they are told there of games that are shown there.
CREATE TABLE server_members (
    account TEXT NOT NULL,
    server TEXT NOT NULL,
    PRIMARY KEY (account, server)
) STRICT, WITHOUT ROWID;

-- Where invitations were made, and where games are shown to all.
CREATE TABLE invitation_venues (
    invitation INTEGER PRIMARY KEY REFERENCES invitations,
    server TEXT NOT NULL,
    channel TEXT NOT NULL
) STRICT;
CREATE TABLE game_venues (
    game INTEGER PRIMARY KEY REFERENCES games,
    server TEXT NOT NULL,
    channel TEXT NOT NULL,
    -- The thread of the game's match in that channel, once there is one.
    thread TEXT
) STRICT;

-- The direct messages with an account: their channel, and since when they are closed to the club.
CREATE TABLE direct_messages (
    account TEXT PRIMARY KEY,
    channel TEXT,
    closed_at INTEGER
) STRICT, WITHOUT ROWID;

-- What was posted, or was tried to be.
CREATE TABLE posts (
    notice INTEGER PRIMARY KEY,
    -- Where it went, and as which message, once that is known.
    channel TEXT,
    message TEXT,
    -- When it was first tried, and the last time.
    began_at INTEGER NOT NULL,
    tried_at INTEGER NOT NULL,
    -- The game under whose board it has controls that can be pressed.
    game INTEGER,
    -- Whether it could not be shown to all, and goes to its player alone.
    alone INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX posts_of_game ON posts (game) WHERE game IS NOT NULL;
CREATE INDEX posts_by_time ON posts (tried_at);
