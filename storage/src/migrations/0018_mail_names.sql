-- Whose names stand in a mail, beside its reader's: its text is forgotten with any of them.
CREATE TABLE mail_names (
    player INTEGER NOT NULL REFERENCES players,
    mail INTEGER NOT NULL REFERENCES mails ON DELETE CASCADE,
    PRIMARY KEY (player, mail)
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_names_of ON mail_names (mail);

-- Of the mails that went out before, those who play the games that they show or tell of. Other
-- names in them were not written down; these texts are gone after 180 days.
INSERT INTO mail_names (player, mail)
    SELECT games.attackers, shown.mail FROM mail_games AS shown JOIN games ON games.id = shown.game
    UNION
    SELECT games.defenders, shown.mail FROM mail_games AS shown JOIN games ON games.id = shown.game
    UNION
    SELECT games.attackers, told.mail FROM mail_notices AS told
        JOIN outbox ON outbox.id = told.notice JOIN games ON games.id = outbox.game
    UNION
    SELECT games.defenders, told.mail FROM mail_notices AS told
        JOIN outbox ON outbox.id = told.notice JOIN games ON games.id = outbox.game;
