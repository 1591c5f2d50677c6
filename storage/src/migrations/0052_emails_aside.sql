-- Emails that wait because the DNS doesn't answer about a domain that signed them, while those that
-- came later are dealt with.
CREATE TABLE emails_aside (
    -- What tells it from all others: its place in the mailbox, or a hash of its sender and its
    -- Message-ID.
    email TEXT PRIMARY KEY,
    -- UIDVALIDITY and UID of its place; NULL if a mail server keeps it and brings it again.
    validity INTEGER,
    uid INTEGER,
    -- The email of ours to whose reply address it came.
    mail INTEGER REFERENCES mails ON DELETE SET NULL,
    -- When it reached the mailbox or the listener.
    arrived_at INTEGER NOT NULL,
    -- How often it was looked at again, and when that is due; NULL if a mail server brings it.
    looks INTEGER NOT NULL,
    due_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX emails_aside_due ON emails_aside (validity, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX emails_aside_mail ON emails_aside (mail) WHERE mail IS NOT NULL;

-- The names that the DNS was asked about in vain to check signatures.
CREATE TABLE silent_names (
    -- A key's, a policy's, or that of a domain of which neither could be had.
    name TEXT PRIMARY KEY,
    -- The domain that it belongs to.
    domain TEXT NOT NULL,
    -- When it was last asked about, and how often one after the other.
    asked_at INTEGER NOT NULL,
    times INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX silent_names_asked ON silent_names (asked_at);
