-- What playing by mail keeps.

-- Keys with which the club signs what it has to recognize again without keeping it: Message-IDs,
-- the addresses to which reports come. They give nobody the right to move.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO secrets (name, secret) VALUES ('mail', randomblob(32));

-- Those who are no players and were or are to be written to once: who asked to join, and who
-- was invited.
CREATE TABLE contacts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- SHA-256 of the folded address: kept also when the address is not.
    hash BLOB NOT NULL UNIQUE,
    -- NULL once nothing is to be sent there any more.
    address TEXT,
    language TEXT NOT NULL,
    -- What is said, as the service writes it.
    data TEXT NOT NULL,
    -- The last mail: when it was asked for, when to try next, how often it was tried.
    asked_at INTEGER NOT NULL,
    due_at INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    -- The last trouble, in the relay's words.
    trouble TEXT,
    -- Who asked for it: the player who invites; NULL if it was the contact.
    player INTEGER REFERENCES players,
    -- When the contact said that nothing more is to come.
    refused_at INTEGER
) STRICT;
CREATE INDEX contacts_asked ON contacts (asked_at) WHERE refused_at IS NULL;
CREATE INDEX contacts_due ON contacts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX contacts_of ON contacts (player, asked_at) WHERE player IS NOT NULL;

-- Mails that were taken by the courier, each with the right to answer it.
CREATE TABLE mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- To whom: a player or a contact.
    player INTEGER REFERENCES players,
    contact INTEGER REFERENCES contacts,
    address TEXT NOT NULL,
    -- SHA-256 of the token in its reply address.
    token BLOB NOT NULL UNIQUE,
    -- The plain text as it was sent, so that it is known again when it is quoted.
    text TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    -- When it came back, though it may go better later.
    returned_at INTEGER
) STRICT;
CREATE INDEX mails_of_player ON mails (player, sent_at);
CREATE INDEX mails_of_contact ON mails (contact) WHERE contact IS NOT NULL;

-- What was in a mail. A notice that is sent again is in several.
CREATE TABLE mail_notices (
    notice INTEGER NOT NULL,
    mail INTEGER NOT NULL REFERENCES mails,
    PRIMARY KEY (notice, mail)
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_notices_of ON mail_notices (mail);

-- The games that a mail showed: the ply that was due in each, after which event.
CREATE TABLE mail_games (
    mail INTEGER NOT NULL REFERENCES mails,
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    event INTEGER NOT NULL,
    PRIMARY KEY (mail, game)
) STRICT, WITHOUT ROWID;

-- What a mail asked for that nobody proved to have sent: one a player and game (0 for none).
CREATE TABLE mail_asks (
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL,
    -- The notice that asks; an older one cannot be answered any more.
    notice INTEGER NOT NULL,
    at INTEGER NOT NULL,
    -- How often it was asked, each time for another thing.
    times INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- When players were sent help that they had not asked for.
CREATE TABLE mail_helps (
    player INTEGER NOT NULL REFERENCES players,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX mail_helps_of ON mail_helps (player, at);

-- How far a mailbox that is watched was read.
CREATE TABLE mailboxes (
    name TEXT PRIMARY KEY,
    validity INTEGER NOT NULL,
    uid INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
