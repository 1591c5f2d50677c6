-- A club's file of schema 39, as that version left it: four players, two ladders that somebody is
-- on (skalk with a match that runs) and one that is empty, a tournament, a report, and what the
-- organisers did.
PRAGMA foreign_keys = OFF;
PRAGMA application_id = 1415669356;
PRAGMA user_version = 39;
BEGIN TRANSACTION;
CREATE TABLE blocks (
    player INTEGER NOT NULL REFERENCES players,
    blocked INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;
INSERT INTO "blocks" VALUES(2,4);
CREATE TABLE caused_messages (
    player INTEGER NOT NULL REFERENCES players,
    cause INTEGER NOT NULL REFERENCES players,
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE club (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    founded_at INTEGER NOT NULL,
    -- The last moment at which the club is known to have run.
    alive_at INTEGER NOT NULL
, unclean INTEGER NOT NULL DEFAULT 0, secret BLOB) STRICT;
INSERT INTO "club" VALUES(1,1795851130,1795851136,0,NULL);
CREATE TABLE confirmations (
    player INTEGER NOT NULL REFERENCES players,
    -- Where it was asked, in the channel's own words.
    place TEXT NOT NULL,
    game INTEGER REFERENCES games,
    order_text TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    PRIMARY KEY (player, place)
) STRICT;
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
CREATE TABLE deferrals (
    game INTEGER NOT NULL REFERENCES ladder_matches,
    player INTEGER NOT NULL REFERENCES players,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE TABLE devices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- SHA-256 of the secret that its browser keeps.
    secret_hash BLOB NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    -- What it calls itself: `Firefox on Android`.
    name TEXT NOT NULL,
    -- SHA-256 of the secret and the code.
    code_hash BLOB NOT NULL,
    -- Whether the code was asked for with a link that the player was sent.
    by_link INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    -- How many codes were tried on it.
    tries INTEGER NOT NULL DEFAULT 0,
    -- Its number among the player's devices, and when it was signed in; NULL before.
    number INTEGER,
    confirmed_at INTEGER,
    -- The beginning of the last day (UTC) on which it was used; NULL before it was signed in.
    used_on INTEGER
) STRICT;
CREATE TABLE direct_messages (
    account TEXT PRIMARY KEY,
    channel TEXT,
    closed_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE editions (
    -- The player's number, or '#' and the server's id.
    reader TEXT PRIMARY KEY,
    -- Until when the edition before told what happened.
    since INTEGER NOT NULL,
    due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "editions" VALUES('1',1795851135,1795896000);
CREATE TABLE entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments,
    player INTEGER NOT NULL REFERENCES players,
    entered_at INTEGER NOT NULL,
    -- From 1; NULL before the start.
    grp INTEGER,
    -- From 1 in his group, the strongest first.
    seat INTEGER,
    -- Whether he was reminded that his first ply is due.
    reminded INTEGER NOT NULL DEFAULT 0,
    -- How and when he went before the end, as the service writes it.
    gone TEXT,
    gone_at INTEGER,
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;
INSERT INTO "entrants" VALUES(1,1,1795851134,NULL,NULL,0,NULL,NULL);
INSERT INTO "entrants" VALUES(1,2,1795851131,NULL,NULL,0,NULL,NULL);
INSERT INTO "entrants" VALUES(1,3,1795851132,NULL,NULL,0,NULL,NULL);
CREATE TABLE events (
    game INTEGER NOT NULL REFERENCES games,
    -- From 1, without gaps.
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    -- The canonical text, over which the chain is computed.
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES(1,1,1795851132,'start skalk 1 attackers=3 defenders=2 zones=UTC,UTC announcements=strict rated public clock=7d+1d/10d');
INSERT INTO "events" VALUES(1,2,1795851132,'handed');
INSERT INTO "events" VALUES(1,3,1795851133,'resigned defenders');
INSERT INTO "events" VALUES(2,1,1795851132,'start skalk 1 attackers=2 defenders=3 zones=UTC,UTC announcements=strict rated public clock=7d+1d/10d');
INSERT INTO "events" VALUES(2,2,1795851132,'handed');
INSERT INTO "events" VALUES(2,3,1795851133,'resigned attackers');
INSERT INTO "events" VALUES(3,1,1795851133,'start skalk 1 attackers=4 defenders=3 zones=UTC,UTC announcements=strict rated public clock=7d+1d/10d');
INSERT INTO "events" VALUES(3,2,1795851133,'handed');
INSERT INTO "events" VALUES(4,1,1795851133,'start skalk 1 attackers=3 defenders=4 zones=UTC,UTC announcements=strict rated public clock=7d+1d/10d');
INSERT INTO "events" VALUES(4,2,1795851133,'handed');
INSERT INTO "events" VALUES(5,1,1795851134,'start brandubh 2 attackers=1 defenders=2 zones=UTC,UTC announcements=strict unrated public clock=7d+1d/10d');
INSERT INTO "events" VALUES(5,2,1795851134,'handed');
INSERT INTO "events" VALUES(5,3,1795851134,'ply d1-c1');
INSERT INTO "events" VALUES(5,4,1795851134,'handed');
INSERT INTO "events" VALUES(5,5,1795851136,'extended defenders 86400 the server was down');
CREATE TABLE follows (
    player INTEGER NOT NULL REFERENCES players,
    -- 'club', 'game', 'player' or 'ruleset'.
    kind TEXT NOT NULL,
    -- The number of the game or the player, the id of the ruleset; empty for the club.
    what TEXT NOT NULL,
    -- Whether they are told at once how a game has ended.
    tells_end INTEGER NOT NULL,
    PRIMARY KEY (player, kind, what)
) STRICT, WITHOUT ROWID;
INSERT INTO "follows" VALUES(1,'club','',0);
CREATE TABLE game_venue_offers (
    game INTEGER PRIMARY KEY REFERENCES games,
    player INTEGER NOT NULL REFERENCES players,
    server TEXT NOT NULL,
    channel TEXT NOT NULL
) STRICT;
CREATE TABLE game_venues (
    game INTEGER PRIMARY KEY REFERENCES games,
    server TEXT NOT NULL,
    channel TEXT NOT NULL,
    -- The thread of the game's match in that channel, once there is one.
    thread TEXT
, lost_at INTEGER, archive_at INTEGER) STRICT;
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
, remind_at INTEGER, ruleset TEXT NOT NULL DEFAULT '', public INTEGER NOT NULL DEFAULT 0, outcome TEXT
    GENERATED ALWAYS AS (substr(result, 1, instr(result, ' by ') - 1)) VIRTUAL) STRICT;
INSERT INTO "games" VALUES(1,3,2,1795851132,2,NULL,3,X'BC24517D3A462DCFE47C499494947BD1AE25EC1311D00B2E425B604FBB7AB478',0,NULL,NULL,1795851133,'attackers win by resignation',NULL,'skalk',1);
INSERT INTO "games" VALUES(2,2,3,1795851132,1,NULL,3,X'E684AA3B62B60582882926D991A790890F233BDB94C1F45D25B6B3A7C9B55CAB',0,NULL,NULL,1795851133,'defenders win by resignation',NULL,'skalk',1);
INSERT INTO "games" VALUES(3,4,3,1795851133,4,NULL,2,X'51CF69FDF34DB2A016419DD48941FC1F97265630767E20B22F3366CD0105263C',0,'a',1796334973,NULL,NULL,NULL,'skalk',1);
INSERT INTO "games" VALUES(4,3,4,1795851133,3,NULL,2,X'68DEEF951DD53CA54AA4FAE1B72981D1999128D1B6AC5B9958042CF6B27871A4',0,'a',1796334973,NULL,NULL,NULL,'skalk',1);
INSERT INTO "games" VALUES(5,1,2,1795851134,NULL,NULL,5,X'D754747DE1C48807F721113EA702B08407706E5280BB76527EAAF69089F8C4B0',1,'d',1796404094,NULL,NULL,NULL,'brandubh',1);
CREATE TABLE host_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    -- 'suspended' or 'lifted'; about games as the event says it, without the reason.
    what TEXT NOT NULL,
    -- Whom it is about, or which game.
    player INTEGER REFERENCES players,
    game INTEGER REFERENCES games,
    -- Until when a player is suspended; NULL is without end.
    until_at INTEGER,
    reason TEXT NOT NULL
) STRICT;
INSERT INTO "host_log" VALUES(1,1795851130,'tournament 1 opened',NULL,NULL,NULL,'Winter cup');
INSERT INTO "host_log" VALUES(2,1795851135,'ladder skalk 2',4,NULL,NULL,'a mistake in the list');
INSERT INTO "host_log" VALUES(3,1795851135,'suspended',4,NULL,1796455935,'wrote insults');
INSERT INTO "host_log" VALUES(4,1795851136,'extended defenders 86400',NULL,5,NULL,'the server was down');
CREATE TABLE house_games (
    game INTEGER PRIMARY KEY REFERENCES games,
    -- Whether the house takes its time.
    slowly INTEGER NOT NULL,
    -- The answer that the house expects to its last ply, and the number of that ply.
    ply INTEGER,
    expected TEXT
) STRICT;
CREATE TABLE identities (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    channel TEXT NOT NULL,
    -- As the channel writes it.
    address TEXT NOT NULL,
    -- What of the address must be unique on its channel.
    folded TEXT NOT NULL,
    confirmed_at INTEGER NOT NULL,
    -- Since when nothing is sent there, and why, in the channel's words.
    suspended_at INTEGER,
    suspended_because TEXT, chosen_at INTEGER,
    UNIQUE (channel, folded)
) STRICT;
INSERT INTO "identities" VALUES(1,1,'terminal','Alva','alva',1795851130,NULL,NULL,NULL);
INSERT INTO "identities" VALUES(2,2,'terminal','Bo','bo',1795851131,NULL,NULL,NULL);
INSERT INTO "identities" VALUES(3,3,'terminal','Cai','cai',1795851132,NULL,NULL,NULL);
INSERT INTO "identities" VALUES(4,4,'terminal','Eli','eli',1795851132,NULL,NULL,NULL);
CREATE TABLE invitation_venues (
    invitation INTEGER PRIMARY KEY REFERENCES invitations,
    server TEXT NOT NULL,
    channel TEXT NOT NULL
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
, games_left INTEGER NOT NULL DEFAULT 1, became INTEGER, address TEXT, account TEXT) STRICT;
INSERT INTO "invitations" VALUES(1,2,NULL,'{"v":1,"ruleset":"tablut","version":1,"side":"random","clock":"7d+1d/10d","announcements":"strict","hun":false,"rated":false,"public":true}',1795851131,1797060731,'open',1,NULL,NULL,NULL);
INSERT INTO "invitations" VALUES(2,1,2,'{"v":1,"ruleset":"brandubh","version":2,"side":"attack","clock":"7d+1d/10d","announcements":"strict","hun":false,"rated":false,"public":true}',1795851133,1797060733,'accepted',1,5,NULL,NULL);
CREATE TABLE ladder_boards (
    server TEXT NOT NULL,
    channel TEXT NOT NULL,
    -- The ruleset's id.
    ladder TEXT NOT NULL,
    -- The message, once there is one, and whether it is pinned.
    message TEXT,
    pinned INTEGER NOT NULL DEFAULT 0,
    -- Whether the ladder has changed since what the message says was taken.
    stale INTEGER NOT NULL DEFAULT 0,
    -- When to show it anew, or to try again; NULL while there is nothing to do.
    due_at INTEGER,
    PRIMARY KEY (channel, ladder)
) STRICT, WITHOUT ROWID;
CREATE TABLE ladder_log (
    -- The ruleset's id.
    ladder TEXT NOT NULL,
    -- From 1, without gaps.
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    -- What happened, as the service writes it.
    what TEXT NOT NULL,
    -- Who moved or stayed: from which place to which, NULL where he is not on the ladder.
    player INTEGER NOT NULL REFERENCES players,
    from_place INTEGER,
    to_place INTEGER,
    -- Against whom, and where he stood then.
    rival INTEGER REFERENCES players,
    rival_place INTEGER,
    -- The first game of the match that was about it.
    game INTEGER REFERENCES games,
    -- A number that explains it; the service knows which.
    detail INTEGER,
    -- Why, in the words of the hosts.
    reason TEXT,
    PRIMARY KEY (ladder, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "ladder_log" VALUES('brandubh',1,1795851131,'joined',2,NULL,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "ladder_log" VALUES('brandubh',2,1795851131,'left',2,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "ladder_log" VALUES('kopenhagen',1,1795851130,'joined',1,NULL,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "ladder_log" VALUES('kopenhagen',2,1795851133,'joined',2,NULL,2,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "ladder_log" VALUES('skalk',1,1795851130,'joined',1,NULL,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "ladder_log" VALUES('skalk',2,1795851131,'joined',2,NULL,2,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "ladder_log" VALUES('skalk',3,1795851132,'joined',3,NULL,3,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "ladder_log" VALUES('skalk',4,1795851133,'joined',4,NULL,4,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "ladder_log" VALUES('skalk',5,1795851133,'won',3,3,2,2,2,1,4,NULL);
INSERT INTO "ladder_log" VALUES('skalk',6,1795851135,'corrected',4,4,2,NULL,NULL,NULL,NULL,'a mistake in the list');
CREATE TABLE ladder_matches (
    -- The first of its two games, in which the challenger attacks.
    game INTEGER PRIMARY KEY REFERENCES games,
    ladder TEXT NOT NULL,
    challenger INTEGER NOT NULL REFERENCES players,
    defender INTEGER NOT NULL REFERENCES players,
    began_at INTEGER NOT NULL,
    -- When to look, at the earliest, whether both have made a ply; NULL once they have.
    due_at INTEGER,
    ended_at INTEGER
, challenger_reminded INTEGER NOT NULL DEFAULT 0, defender_reminded INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "ladder_matches" VALUES(1,'skalk',3,2,1795851132,NULL,1795851133,0,0);
INSERT INTO "ladder_matches" VALUES(3,'skalk',4,3,1795851133,1796110333,NULL,0,0);
CREATE TABLE links (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    channel TEXT NOT NULL,
    address TEXT NOT NULL,
    folded TEXT NOT NULL,
    -- SHA-256 of the code.
    code_hash BLOB NOT NULL,
    sent_at INTEGER NOT NULL,
    -- How often a wrong code was sent.
    tries INTEGER NOT NULL DEFAULT 0
) STRICT;
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
CREATE TABLE mail_games (
    mail INTEGER NOT NULL REFERENCES mails,
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    event INTEGER NOT NULL,
    PRIMARY KEY (mail, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE mail_helps (
    player INTEGER NOT NULL REFERENCES players,
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE mail_names (
    player INTEGER NOT NULL REFERENCES players,
    mail INTEGER NOT NULL REFERENCES mails ON DELETE CASCADE,
    PRIMARY KEY (player, mail)
) STRICT, WITHOUT ROWID;
CREATE TABLE mail_notices (
    notice INTEGER NOT NULL,
    mail INTEGER NOT NULL REFERENCES mails,
    PRIMARY KEY (notice, mail)
) STRICT, WITHOUT ROWID;
CREATE TABLE mailboxes (
    name TEXT PRIMARY KEY,
    validity INTEGER NOT NULL,
    uid INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
, held_ply INTEGER) STRICT;
INSERT INTO "messages" VALUES(1,1,5,1795851134,'hello',NULL);
CREATE TABLE mutes (
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE names (
    -- Without case, lookalikes and marks; spaces are hyphens.
    folded TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    -- NULL while the player has it.
    given_up_at INTEGER,
    PRIMARY KEY (folded, player)
) STRICT, WITHOUT ROWID;
INSERT INTO "names" VALUES('alva',1,NULL);
INSERT INTO "names" VALUES('bo',2,NULL);
INSERT INTO "names" VALUES('cai',3,NULL);
INSERT INTO "names" VALUES('cal',3,NULL);
INSERT INTO "names" VALUES('eli',4,NULL);
INSERT INTO "names" VALUES('ell',4,NULL);
CREATE TABLE notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
, opened_at INTEGER, line TEXT) STRICT;
INSERT INTO "notes" VALUES(1,1,5,1,1795851135,'my plan',NULL,NULL);
CREATE TABLE outages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL
) STRICT;
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
, address TEXT, sent_to TEXT, quotes INTEGER NOT NULL DEFAULT 1, cause INTEGER REFERENCES players, held INTEGER NOT NULL DEFAULT 0, shown INTEGER) STRICT;
INSERT INTO "outbox" VALUES(1,2,'terminal',NULL,NULL,'{"v":1,"what":"ladder","ladder-news":"challenged","game":1}',1795851132,NULL,1,1795851133,'handed',NULL,NULL,'Bo',0,3,0,NULL);
INSERT INTO "outbox" VALUES(2,3,'terminal',1,1,'{"v":1,"what":"began","game":1,"event":1}',1795851132,NULL,1,1795851132,'handed',NULL,NULL,'Cai',0,NULL,0,NULL);
INSERT INTO "outbox" VALUES(3,2,'terminal',1,1,'{"v":1,"what":"began","game":1,"event":1}',1795851132,NULL,1,1795851133,'handed',NULL,NULL,'Bo',0,3,0,NULL);
INSERT INTO "outbox" VALUES(4,3,'terminal',2,1,'{"v":1,"what":"began","game":2,"event":1}',1795851132,NULL,1,1795851132,'handed',NULL,NULL,'Cai',0,NULL,0,NULL);
INSERT INTO "outbox" VALUES(5,2,'terminal',2,1,'{"v":1,"what":"began","game":2,"event":1}',1795851132,NULL,1,1795851133,'handed',NULL,NULL,'Bo',0,3,0,NULL);
INSERT INTO "outbox" VALUES(6,3,'terminal',NULL,NULL,'{"v":1,"what":"ladder","ladder-news":"challenged","game":3}',1795851133,NULL,1,1795851135,'handed',NULL,NULL,'Cai',0,4,0,NULL);
INSERT INTO "outbox" VALUES(7,4,'terminal',3,1,'{"v":1,"what":"began","game":3,"event":1}',1795851133,1795851133,0,NULL,'queued',NULL,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "outbox" VALUES(8,3,'terminal',3,1,'{"v":1,"what":"began","game":3,"event":1}',1795851133,NULL,1,1795851135,'handed',NULL,NULL,'Cai',0,4,0,NULL);
INSERT INTO "outbox" VALUES(9,4,'terminal',4,1,'{"v":1,"what":"began","game":4,"event":1}',1795851133,1795851133,0,NULL,'queued',NULL,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "outbox" VALUES(10,3,'terminal',4,1,'{"v":1,"what":"began","game":4,"event":1}',1795851133,NULL,1,1795851135,'handed',NULL,NULL,'Cai',0,4,0,NULL);
INSERT INTO "outbox" VALUES(11,3,'terminal',1,3,'{"v":1,"what":"ended","game":1,"event":3}',1795851133,NULL,1,1795851135,'handed',NULL,NULL,'Cai',0,2,0,NULL);
INSERT INTO "outbox" VALUES(12,3,'terminal',2,3,'{"v":1,"what":"ended","game":2,"event":3}',1795851133,NULL,1,1795851135,'handed',NULL,NULL,'Cai',0,2,0,NULL);
INSERT INTO "outbox" VALUES(13,2,'terminal',2,3,'{"v":1,"what":"match-over","game":2,"event":3}',1795851133,NULL,1,1795851133,'handed',NULL,NULL,'Bo',0,NULL,0,NULL);
INSERT INTO "outbox" VALUES(14,3,'terminal',2,3,'{"v":1,"what":"match-over","game":2,"event":3}',1795851133,NULL,1,1795851135,'handed',NULL,NULL,'Cai',0,2,0,NULL);
INSERT INTO "outbox" VALUES(15,3,'terminal',NULL,NULL,'{"v":1,"what":"ladder","ladder-news":"step","ladder":"skalk","number":5}',1795851133,NULL,1,1795851135,'handed',NULL,NULL,'Cai',0,2,0,NULL);
INSERT INTO "outbox" VALUES(16,2,'terminal',NULL,NULL,'{"v":1,"what":"ladder","ladder-news":"step","ladder":"skalk","number":5}',1795851133,NULL,1,1795851134,'handed',NULL,NULL,'Bo',0,NULL,0,NULL);
INSERT INTO "outbox" VALUES(17,2,'terminal',NULL,NULL,'{"v":1,"what":"invited","invitation":2}',1795851133,NULL,1,1795851134,'handed',NULL,NULL,'Bo',0,1,0,NULL);
INSERT INTO "outbox" VALUES(18,1,'terminal',5,1,'{"v":1,"what":"began","game":5,"event":1}',1795851134,NULL,1,1795851134,'handed',NULL,NULL,'Alva',0,2,0,NULL);
INSERT INTO "outbox" VALUES(19,2,'terminal',5,3,'{"v":1,"what":"ply","game":5,"event":3}',1795851134,1795851134,0,NULL,'queued',NULL,NULL,NULL,0,1,0,NULL);
INSERT INTO "outbox" VALUES(20,2,'terminal',NULL,NULL,'{"v":1,"what":"said","game":5,"message":1}',1795851134,1795851134,0,NULL,'queued',NULL,NULL,NULL,0,1,0,NULL);
INSERT INTO "outbox" VALUES(21,4,'terminal',NULL,NULL,'{"v":1,"what":"ladder","ladder-news":"step","ladder":"skalk","number":6}',1795851135,1795851135,0,NULL,'queued',NULL,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "outbox" VALUES(22,4,'terminal',NULL,NULL,'{"v":1,"what":"barred","act":3}',1795851135,1795851135,0,NULL,'queued',NULL,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "outbox" VALUES(23,3,'terminal',NULL,NULL,'{"v":1,"what":"barred","act":3}',1795851135,1795851135,0,NULL,'queued',NULL,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "outbox" VALUES(24,1,'terminal',5,5,'{"v":1,"what":"extended","game":5,"event":5}',1795851136,1795851136,0,NULL,'queued',NULL,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "outbox" VALUES(25,2,'terminal',5,5,'{"v":1,"what":"extended","game":5,"event":5}',1795851136,1795851136,0,NULL,'queued',NULL,NULL,NULL,0,NULL,0,NULL);
CREATE TABLE plans (
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    -- The other's ply that it waits for. Once another ply is due, it counts no more.
    ply INTEGER NOT NULL,
    -- As the order language writes it, without the first "if".
    text TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
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
, digest TEXT NOT NULL DEFAULT 'off', quiet_from INTEGER, quiet_until INTEGER, board TEXT NOT NULL DEFAULT 'picture', erased_at INTEGER, seen_at INTEGER NOT NULL DEFAULT 0, remind_hours INTEGER, pass_on TEXT NOT NULL DEFAULT 'unasked', name TEXT NOT NULL DEFAULT '', renamed_at INTEGER, reports TEXT NOT NULL DEFAULT 'on', pace TEXT NOT NULL DEFAULT 'on', calendar INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "players" VALUES(1,'Alva','alva','Alva','en','UTC','terminal',1795851130,'off',NULL,NULL,'picture',NULL,1795851130,NULL,'unasked','Alva',NULL,'on','on',0);
INSERT INTO "players" VALUES(2,'Bo','bo','Bo','en','UTC','terminal',1795851131,'off',NULL,NULL,'picture',NULL,1795851131,NULL,'unasked','Bo',NULL,'on','on',0);
INSERT INTO "players" VALUES(3,'Cai','cai','Cai','de','UTC','terminal',1795851132,'off',NULL,NULL,'picture',NULL,1795851132,NULL,'unasked','Cai',NULL,'on','on',0);
INSERT INTO "players" VALUES(4,'Eli','eli','Eli','en','UTC','terminal',1795851132,'off',NULL,NULL,'picture',NULL,1795851132,NULL,'unasked','Eli',NULL,'on','on',0);
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
, invitation INTEGER, offer INTEGER, looked_at INTEGER NOT NULL DEFAULT 0, over INTEGER NOT NULL DEFAULT 0, games_left INTEGER, tournament INTEGER, called TEXT) STRICT;
CREATE TABLE ratings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    ruleset TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    -- The game, of a match the first.
    game INTEGER NOT NULL REFERENCES games,
    at INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    -- How much stronger the player is as attackers than on both sides, and how well that is known.
    lean REAL NOT NULL,
    lean_weight REAL NOT NULL,
    -- How many rated games on each side.
    attacked INTEGER NOT NULL,
    defended INTEGER NOT NULL
) STRICT;
INSERT INTO "ratings" VALUES(1,'skalk',3,1,1795851133,1.74720325179381802621e+03,2.53345772662204893766e+02,0.060000075109031,0.0,8.33199459237102626509e-04,1,1);
INSERT INTO "ratings" VALUES(2,'skalk',2,1,1795851133,1.25279674820618197378e+03,2.53345772662204893766e+02,0.060000075109031,0.0,8.33199459237102626509e-04,1,1);
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    whom INTEGER NOT NULL REFERENCES players,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO "reports" VALUES(1,3,4,1795851135,'wrote insults');
CREATE TABLE "requests" (
    -- 0 for strangers and hosts.
    player INTEGER NOT NULL,
    -- The first 16 bytes of SHA-256 over the channel's own id: a Message-ID, an interaction, a
    -- terminal's line.
    key BLOB NOT NULL,
    at INTEGER NOT NULL,
    -- Counts the answers of one second.
    number INTEGER NOT NULL,
    -- What was answered, as the service writes it.
    answer TEXT NOT NULL,
    -- 1 if it quotes what somebody typed of a person: a name, an address, a reason.
    quotes INTEGER NOT NULL,
    PRIMARY KEY (player, key)
) STRICT, WITHOUT ROWID;
INSERT INTO "requests" VALUES(0,X'07E5A63B62BC9B94266DB8838FD3BD48',1795851130,1,'{"v":1,"done":{"what":"tournament","tournament":1,"news":"opened"}}',0);
INSERT INTO "requests" VALUES(0,X'1BBE5EE5F1205C1955919BD286C50F28',1795851135,1,'{"v":1,"done":{"what":"barred","act":3}}',0);
INSERT INTO "requests" VALUES(0,X'6A439A51F93020FC1DB6CD0A21785E50',1795851135,1,'{"v":1,"done":{"what":"ladder","ladder-news":"step","ladder":"skalk","number":6}}',0);
INSERT INTO "requests" VALUES(0,X'C5414617A0CFD8B71A1037069ACBA702',1795851136,1,'{"v":1,"done":{"what":"extended","game":5,"event":5}}',0);
INSERT INTO "requests" VALUES(1,X'181A832672174E1BFE870D7F6C799AA6',1795851133,1,'{"v":1,"done":{"what":"invited","invitation":2}}',0);
INSERT INTO "requests" VALUES(1,X'5D6A54D21AA2BE89661CAB1B46712AEB',1795851134,2,'{"v":1,"done":{"what":"said","game":5,"message":1}}',0);
INSERT INTO "requests" VALUES(1,X'690A18EC3E445303F200EC8B1F47D9CC',1795851135,4,'{"v":1,"done":{"what":"account","of":"follows","followed":"club","end":false}}',0);
INSERT INTO "requests" VALUES(1,X'738F0F81D48AC363F9B79C729CF5595B',1795851134,3,'{"v":1,"done":{"what":"vacation","until":1796110334,"left":25}}',0);
INSERT INTO "requests" VALUES(1,X'767B80675CF3FE13BB54F83464C2F863',1795851134,2,'{"v":1,"done":{"what":"tournament","tournament":1,"news":"entered"}}',0);
INSERT INTO "requests" VALUES(1,X'973D9035A34C025D617DC31F9C128303',1795851135,3,'{"v":1,"done":{"what":"noted","game":5}}',0);
INSERT INTO "requests" VALUES(1,X'A1A87358DB5C99C78840EA59FB95D514',1795851130,2,'{"v":1,"done":{"what":"account","of":"settings"}}',0);
INSERT INTO "requests" VALUES(1,X'BC09D1A6657E22C1FC0B88AC6E8951EF',1795851130,4,'{"v":1,"done":{"what":"ladder","ladder-news":"step","ladder":"kopenhagen","number":1}}',0);
INSERT INTO "requests" VALUES(1,X'DDE4A3326B6AD3047F946B450E5D9249',1795851130,1,'{"v":1,"done":{"what":"joined"}}',0);
INSERT INTO "requests" VALUES(1,X'FBBC7D3CCEC42F65ADAD98357C10B61E',1795851134,1,'{"v":1,"done":{"what":"ply","game":5,"event":3}}',0);
INSERT INTO "requests" VALUES(1,X'FEC141CADB5DE770B4DD70818813021C',1795851130,3,'{"v":1,"done":{"what":"ladder","ladder-news":"step","ladder":"skalk","number":1}}',0);
INSERT INTO "requests" VALUES(2,X'3222AA349DAC8B7BAAD424B131D95DBD',1795851133,3,'{"v":1,"done":{"what":"ended","game":2,"event":3}}',0);
INSERT INTO "requests" VALUES(2,X'3C0CE13275E78F4057260BBFE43260A7',1795851133,4,'{"v":1,"done":{"what":"account","of":"blocked","player":4}}',0);
INSERT INTO "requests" VALUES(2,X'5ABDBF5B3EF7FEFD5F1F70CC3D040448',1795851131,7,'{"v":1,"done":{"what":"sought","invitation":1}}',0);
INSERT INTO "requests" VALUES(2,X'684C06C895225A98FC3DCA0094A550BE',1795851134,1,'{"v":1,"done":{"what":"began","game":5,"event":1}}',0);
INSERT INTO "requests" VALUES(2,X'82557976D0EA153C39171DE05A96ECBD',1795851131,4,'{"v":1,"done":{"what":"ladder","ladder-news":"step","ladder":"brandubh","number":1}}',0);
INSERT INTO "requests" VALUES(2,X'878E6CD3D6294FC3440D61410306C309',1795851131,2,'{"v":1,"done":{"what":"account","of":"settings"}}',0);
INSERT INTO "requests" VALUES(2,X'AAC7C66B29267F8DACB6448F710CDB08',1795851133,1,'{"v":1,"done":{"what":"ladder","ladder-news":"step","ladder":"kopenhagen","number":2}}',0);
INSERT INTO "requests" VALUES(2,X'C04B66FEDA55ECE0B4AF2CEECE65C126',1795851131,3,'{"v":1,"done":{"what":"ladder","ladder-news":"step","ladder":"skalk","number":2}}',0);
INSERT INTO "requests" VALUES(2,X'CBFF3926ADE139D79BBC1A27ED1FA991',1795851131,6,'{"v":1,"done":{"what":"tournament","tournament":1,"news":"entered"}}',0);
INSERT INTO "requests" VALUES(2,X'E4A897335C2E63DA2B6CC99BA40411E7',1795851131,5,'{"v":1,"done":{"what":"ladder","ladder-news":"step","ladder":"brandubh","number":2}}',0);
INSERT INTO "requests" VALUES(2,X'F93983C14793D2FFEF4991E1DBDA2FF0',1795851131,1,'{"v":1,"done":{"what":"joined"}}',0);
INSERT INTO "requests" VALUES(2,X'F97CB40B706960C8B05D5A8F898817EB',1795851133,2,'{"v":1,"done":{"what":"ended","game":1,"event":3}}',0);
INSERT INTO "requests" VALUES(3,X'00016AEF7F8FCF0E6CD8C1B824818C6A',1795851132,1,'{"v":1,"done":{"what":"joined"}}',0);
INSERT INTO "requests" VALUES(3,X'321ECF7FA8E2DB6A2C6E732D2C885D0F',1795851132,2,'{"v":1,"done":{"what":"account","of":"settings"}}',0);
INSERT INTO "requests" VALUES(3,X'3F54E7A478F75108D6B928B108FAB79F',1795851132,3,'{"v":1,"done":{"what":"account","of":"settings"}}',0);
INSERT INTO "requests" VALUES(3,X'52FB370FCD9AB6BD7326FEA9CA73C4D3',1795851135,1,'{"v":1,"done":{"what":"account","of":"reported","player":4}}',0);
INSERT INTO "requests" VALUES(3,X'A637FA84FCAF313B182D059D2E6B4FBD',1795851132,5,'{"v":1,"done":{"what":"ladder","ladder-news":"challenged","game":1}}',0);
INSERT INTO "requests" VALUES(3,X'BA8BFEE982DA0F9511EAD3B3711478E5',1795851132,4,'{"v":1,"done":{"what":"ladder","ladder-news":"step","ladder":"skalk","number":3}}',0);
INSERT INTO "requests" VALUES(3,X'BFA261D0011D4D46EABB0942EEAF370A',1795851132,6,'{"v":1,"done":{"what":"tournament","tournament":1,"news":"entered"}}',0);
INSERT INTO "requests" VALUES(4,X'0468D7A7F434E08C07B70C1211BE1135',1795851132,1,'{"v":1,"done":{"what":"joined"}}',0);
INSERT INTO "requests" VALUES(4,X'6279C5807CE6DB7780FD18AE013DED26',1795851133,4,'{"v":1,"done":{"what":"ladder","ladder-news":"challenged","game":3}}',0);
INSERT INTO "requests" VALUES(4,X'B149470F414F06176A1B722A03045B99',1795851133,2,'{"v":1,"done":{"what":"account","of":"settings"}}',0);
INSERT INTO "requests" VALUES(4,X'F345C27B7D83DC3B33FBB59360AE0DA1',1795851133,3,'{"v":1,"done":{"what":"ladder","ladder-news":"step","ladder":"skalk","number":4}}',0);
CREATE TABLE reviews (
    game INTEGER PRIMARY KEY REFERENCES games,
    -- From when on it may be worked out, in seconds since 1970.
    due_at INTEGER NOT NULL,
    -- What was found; NULL until then. The players are told in the same transaction.
    found TEXT
) STRICT;
CREATE TABLE rungs (
    ladder TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    -- Folded from the log: from 1, without gaps; NULL for who is not on the ladder now.
    place INTEGER,
    -- Whether he leaves when his matches are over.
    leaving INTEGER NOT NULL DEFAULT 0,
    -- For games lost on time, less one for each ply since; and whether he has made none since.
    points INTEGER NOT NULL DEFAULT 0,
    held INTEGER NOT NULL DEFAULT 0,
    -- Since when he has played no match, and how many places that has cost.
    idle_since INTEGER NOT NULL,
    decayed INTEGER NOT NULL DEFAULT 0,
    -- When to look at that again, at the latest; NULL while a match goes on.
    due_at INTEGER,
    PRIMARY KEY (ladder, player)
) STRICT, WITHOUT ROWID;
INSERT INTO "rungs" VALUES('brandubh',2,NULL,0,0,0,1795851131,0,NULL);
INSERT INTO "rungs" VALUES('kopenhagen',1,1,0,0,0,1795851130,0,1799652730);
INSERT INTO "rungs" VALUES('kopenhagen',2,2,0,0,0,1795851133,0,1799652733);
INSERT INTO "rungs" VALUES('skalk',1,1,0,0,0,1795851130,0,1799652730);
INSERT INTO "rungs" VALUES('skalk',2,4,0,0,0,1795851133,0,1799652733);
INSERT INTO "rungs" VALUES('skalk',3,3,0,0,0,1795851133,0,NULL);
INSERT INTO "rungs" VALUES('skalk',4,2,0,0,0,1795851133,0,NULL);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "secrets" VALUES('mail',X'067092289F10EBF8533A0DE99684BEE3B79439188979F7B5B32D142EBD333854');
CREATE TABLE server_hints (
    server TEXT NOT NULL,
    what TEXT NOT NULL,
    -- Whether it is still to be said.
    due INTEGER NOT NULL,
    PRIMARY KEY (server, what)
) STRICT, WITHOUT ROWID;
CREATE TABLE server_members (
    account TEXT NOT NULL,
    server TEXT NOT NULL,
    PRIMARY KEY (account, server)
) STRICT, WITHOUT ROWID;
CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    -- The language of what is posted there; what the server itself says while nobody has set it.
    language TEXT NOT NULL,
    language_is_set INTEGER NOT NULL DEFAULT 0,
    -- The channel in which games are shown; where they were agreed on if there is none.
    games TEXT,
    -- Whether each match gets a thread.
    threads INTEGER NOT NULL DEFAULT 0
, news INTEGER NOT NULL DEFAULT 0, one_board INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
CREATE TABLE side_biases (
    ruleset TEXT PRIMARY KEY,
    bias REAL NOT NULL,
    weight REAL NOT NULL,
    games INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "side_biases" VALUES('skalk',0.0,8.33199459237102626509e-04,2);
CREATE TABLE stranger_messages (
    -- SHA-256 of the mailbox, and of its domain.
    mailbox BLOB NOT NULL,
    domain BLOB NOT NULL,
    -- Who asked for it: 'reader', 'member' or 'anyone'.
    asked_by TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE takers (
    seek INTEGER NOT NULL REFERENCES invitations,
    player INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (seek, player)
) STRICT, WITHOUT ROWID;
CREATE TABLE tournament_matches (
    -- The first of its two games.
    game INTEGER PRIMARY KEY REFERENCES games,
    tournament INTEGER NOT NULL REFERENCES tournaments
) STRICT;
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    version INTEGER NOT NULL,
    -- The clock of each game, in its own words.
    clock TEXT NOT NULL,
    -- At most so many in a group, where that leaves none with too few.
    group_size INTEGER NOT NULL,
    -- Within so many days of the start one has to make a ply.
    window_days INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    -- When it begins by itself.
    starts_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    -- Whether it has ended without being played, and why.
    cancelled INTEGER NOT NULL DEFAULT 0,
    reason TEXT,
    -- When something is to be done about it.
    due_at INTEGER
) STRICT;
INSERT INTO "tournaments" VALUES(1,'Winter cup','skalk',1,'7d+1d/10d',8,5,1795851130,1796256000,NULL,NULL,0,NULL,1796256000);
CREATE TABLE trials (
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    -- How many plies the game had then.
    made INTEGER NOT NULL,
    -- After how many of them the line begins.
    ply INTEGER NOT NULL,
    -- In the order language.
    line TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT;
CREATE TABLE vacations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    -- 'asked' by the player, or 'automatic' because a clock was at zero.
    kind TEXT NOT NULL
, planned INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "vacations" VALUES(1,1,1795851134,1796110334,'asked',0);
CREATE INDEX invitations_to ON invitations (recipient) WHERE state = 'open';
CREATE INDEX invitations_from ON invitations (sender) WHERE state = 'open';
CREATE INDEX games_of_attackers ON games (attackers, ended_at);
CREATE INDEX games_of_defenders ON games (defenders, ended_at);
CREATE INDEX games_due ON games (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX notes_of ON notes (player, game);
CREATE INDEX messages_of ON messages (game);
CREATE INDEX identities_of ON identities (player);
CREATE INDEX identities_suspended ON identities (suspended_at) WHERE suspended_at IS NOT NULL;
CREATE INDEX links_of ON links (player);
CREATE INDEX links_to ON links (channel, folded);
CREATE INDEX invitations_due ON invitations (expires_at) WHERE state = 'open';
CREATE INDEX outages_by_end ON outages (until_at);
CREATE INDEX vacations_of ON vacations (player, until_at);
CREATE INDEX outbox_quoting ON outbox (id) WHERE quotes = 1;
CREATE INDEX messages_by ON messages (player);
CREATE INDEX host_log_of ON host_log (player, id) WHERE player IS NOT NULL;
CREATE INDEX requests_quoting ON requests (quotes) WHERE quotes = 1;
CREATE INDEX outbox_of_player ON outbox (player, due_at);
CREATE INDEX contacts_asked ON contacts (asked_at) WHERE refused_at IS NULL;
CREATE INDEX contacts_due ON contacts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX contacts_of ON contacts (player, asked_at) WHERE player IS NOT NULL;
CREATE INDEX mails_of_player ON mails (player, sent_at);
CREATE INDEX mails_of_contact ON mails (contact) WHERE contact IS NOT NULL;
CREATE INDEX mail_notices_of ON mail_notices (mail);
CREATE INDEX mail_helps_of ON mail_helps (player, at);
CREATE INDEX posts_of_game ON posts (game) WHERE game IS NOT NULL;
CREATE INDEX posts_by_time ON posts (tried_at);
CREATE INDEX ladder_log_of_player ON ladder_log (player, ladder, number);
CREATE INDEX ladder_log_of_game ON ladder_log (game) WHERE game IS NOT NULL;
CREATE INDEX rungs_by_place ON rungs (ladder, place) WHERE place IS NOT NULL;
CREATE INDEX rungs_of_player ON rungs (player);
CREATE INDEX rungs_due ON rungs (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ladder_matches_due ON ladder_matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ladder_matches_of_challenger ON ladder_matches (challenger, ended_at);
CREATE INDEX ladder_matches_of_defender ON ladder_matches (defender, ended_at);
CREATE INDEX deferrals_of ON deferrals (player, from_at);
CREATE INDEX ratings_of ON ratings (player, ruleset, id);
CREATE INDEX ratings_by_game ON ratings (game);
CREATE INDEX ladder_boards_of ON ladder_boards (ladder);
CREATE INDEX ladder_boards_due ON ladder_boards (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX entrants_by_player ON entrants (player);
CREATE INDEX matches_of_tournament ON tournament_matches (tournament);
CREATE INDEX invitations_sent ON invitations (sender, sent_at)
    WHERE recipient IS NOT NULL OR address IS NOT NULL;
CREATE INDEX invitations_by_address ON invitations (sent_at) WHERE address IS NOT NULL;
CREATE INDEX mail_names_of ON mail_names (mail);
CREATE INDEX outbox_because ON outbox (player, cause) WHERE due_at IS NOT NULL AND cause IS NOT NULL;
CREATE INDEX caused_messages_of ON caused_messages (player, cause, at);
CREATE INDEX caused_messages_at ON caused_messages (at);
CREATE INDEX stranger_messages_to ON stranger_messages (mailbox, at);
CREATE INDEX stranger_messages_at ON stranger_messages (at);
CREATE INDEX vacations_planned ON vacations (from_at) WHERE planned = 1;
CREATE INDEX games_remind ON games (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX messages_held ON messages (player) WHERE held_ply IS NOT NULL;
CREATE INDEX names_joined_up ON names (replace(folded, '-', ''));
CREATE INDEX names_of ON names (player);
CREATE INDEX names_given_up ON names (given_up_at) WHERE given_up_at IS NOT NULL;
CREATE INDEX posts_inviting ON posts (invitation) WHERE invitation IS NOT NULL;
CREATE INDEX posts_offering ON posts (offer) WHERE offer IS NOT NULL;
CREATE INDEX posts_over ON posts (notice) WHERE over = 1;
CREATE INDEX game_venues_thread ON game_venues (thread) WHERE thread IS NOT NULL;
CREATE INDEX invitations_to_accounts ON invitations (account) WHERE account IS NOT NULL;
CREATE INDEX server_hints_due ON server_hints (due) WHERE due = 1;
CREATE INDEX posts_entering ON posts (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX game_venues_archive ON game_venues (archive_at) WHERE archive_at IS NOT NULL;
CREATE INDEX reviews_due ON reviews (due_at) WHERE found IS NULL;
CREATE INDEX notes_opened ON notes (player, game) WHERE opened_at IS NOT NULL;
CREATE INDEX follows_of ON follows (kind, what);
CREATE INDEX editions_due ON editions (due_at);
CREATE INDEX games_ended ON games (ended_at);
CREATE UNIQUE INDEX devices_confirmed ON devices (secret_hash) WHERE confirmed_at IS NOT NULL;
CREATE INDEX devices_asked ON devices (asked_at);
CREATE INDEX devices_of ON devices (player);
CREATE INDEX games_public ON games (ended_at, id, result) WHERE public = 1;
CREATE INDEX games_public_by ON games (ruleset, ended_at, id, result) WHERE public = 1;
CREATE INDEX games_public_ended ON games (outcome, ended_at, id)
    WHERE public = 1 AND ended_at IS NOT NULL;
CREATE INDEX games_public_by_ended ON games (ruleset, outcome, ended_at, id)
    WHERE public = 1 AND ended_at IS NOT NULL;
CREATE INDEX games_public_attacked ON games (attackers, ended_at, id, ruleset, outcome)
    WHERE public = 1;
CREATE INDEX games_public_defended ON games (defenders, ended_at, id, ruleset, outcome)
    WHERE public = 1;
CREATE INDEX games_results_attacked ON games (attackers, defenders, public, ruleset, result)
    WHERE result IS NOT NULL;
CREATE INDEX games_results_defended ON games (defenders, attackers, public, ruleset, result)
    WHERE result IS NOT NULL;
CREATE INDEX players_seen ON players (seen_at DESC, id);
CREATE INDEX names_in_use ON names (player, given_up_at) WHERE given_up_at IS NULL;
CREATE INDEX ladder_matches_running ON ladder_matches (ladder, game) WHERE ended_at IS NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('identities',4);
INSERT INTO "sqlite_sequence" VALUES('invitations',2);
INSERT INTO "sqlite_sequence" VALUES('players',4);
INSERT INTO "sqlite_sequence" VALUES('tournaments',1);
INSERT INTO "sqlite_sequence" VALUES('host_log',4);
INSERT INTO "sqlite_sequence" VALUES('games',5);
INSERT INTO "sqlite_sequence" VALUES('outbox',25);
INSERT INTO "sqlite_sequence" VALUES('ratings',2);
INSERT INTO "sqlite_sequence" VALUES('vacations',1);
INSERT INTO "sqlite_sequence" VALUES('messages',1);
INSERT INTO "sqlite_sequence" VALUES('notes',1);
INSERT INTO "sqlite_sequence" VALUES('reports',1);
COMMIT;
