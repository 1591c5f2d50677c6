-- Which of several addresses a player has chosen for messages, and when. One that was only linked
-- doesn't take the place of the one before.
ALTER TABLE identities ADD COLUMN chosen_at INTEGER;
UPDATE identities SET chosen_at = confirmed_at;

-- The email address to which an invitation was sent; its sender isn't told whose it is before the
-- invitation is accepted. Empty when the address has been forgotten, NULL when the invitation went
-- to a name or when it is known whose the address is.
ALTER TABLE invitations ADD COLUMN address TEXT;

-- Invitations to people who are not players yet were kept with the contact alone.
INSERT INTO invitations (sender, terms, sent_at, expires_at, address)
SELECT player, terms, asked_at, asked_at + 14 * 86400, address
FROM (
    SELECT player, asked_at, address,
           CASE WHEN json_valid(data) THEN coalesce(data ->> '$.terms', data ->> '$.invited[1]') END
               AS terms
    FROM contacts
    WHERE player IS NOT NULL AND address IS NOT NULL
)
WHERE terms IS NOT NULL;

DROP INDEX invitations_sent;
CREATE INDEX invitations_sent ON invitations (sender, sent_at)
    WHERE recipient IS NOT NULL OR address IS NOT NULL;
CREATE INDEX invitations_by_address ON invitations (sent_at) WHERE address IS NOT NULL;
