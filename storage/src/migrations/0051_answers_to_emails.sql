-- The answers that went to emails, as long as they count towards a limit, and those that will go
-- when the hour is over. Before, only the help was counted that nobody had asked for.
DROP TABLE mail_helps;
CREATE TABLE mail_helps (
    -- SHA-256 of the mailbox.
    mailbox BLOB NOT NULL,
    at INTEGER NOT NULL,
    -- What the answered email was: 'done', 'understood', 'unread', 'unproven', 'unproven-unread';
    -- or 'late' for the one email that answers all that was left over.
    kind TEXT NOT NULL,
    -- The first half of SHA-256 of what was answered: the same is answered once.
    text BLOB NOT NULL
) STRICT;
CREATE INDEX mail_helps_to ON mail_helps (mailbox, at);
CREATE INDEX mail_helps_at ON mail_helps (at);
