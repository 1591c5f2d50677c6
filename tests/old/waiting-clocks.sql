-- A club's file of schema 15, as that version left it: in game 1 no clock was ever started (Bo wants
-- no mail), game 2 waits after its second bounce, game 3 is over.
PRAGMA foreign_keys = OFF;
PRAGMA application_id = 1415669356;
BEGIN TRANSACTION;
CREATE TABLE blocks (
    player INTEGER NOT NULL REFERENCES players,
    blocked INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;
CREATE TABLE club (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    founded_at INTEGER NOT NULL,
    -- The last moment at which the club is known to have run.
    alive_at INTEGER NOT NULL
, unclean INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "club" VALUES(1,1795367893,1795368036,0);
CREATE TABLE confirmations (
    player INTEGER PRIMARY KEY REFERENCES players,
    game INTEGER REFERENCES games,
    order_text TEXT NOT NULL,
    asked_at INTEGER NOT NULL
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
CREATE TABLE direct_messages (
    account TEXT PRIMARY KEY,
    channel TEXT,
    closed_at INTEGER
) STRICT, WITHOUT ROWID;
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
CREATE TABLE events (
    game INTEGER NOT NULL REFERENCES games,
    -- From 1, without gaps.
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    -- The canonical text, over which the chain is computed.
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES(1,1,1795367933,'start brandubh 1 attackers=1 defenders=3 zones=UTC,UTC announcements=strict unrated public clock=3d/ply no-vacation');
INSERT INTO "events" VALUES(1,2,1795367933,'handed');
INSERT INTO "events" VALUES(1,3,1795368015,'ply d1-c1');
INSERT INTO "events" VALUES(2,1,1795367937,'start brandubh 1 attackers=1 defenders=2 zones=UTC,UTC announcements=strict unrated public clock=3d/ply no-vacation');
INSERT INTO "events" VALUES(2,2,1795367938,'handed');
INSERT INTO "events" VALUES(2,3,1795367980,'ply d1-c1');
INSERT INTO "events" VALUES(2,4,1795367980,'handed');
INSERT INTO "events" VALUES(2,5,1795367982,'bounced');
INSERT INTO "events" VALUES(2,6,1795368006,'handed');
INSERT INTO "events" VALUES(2,7,1795368018,'bounced');
INSERT INTO "events" VALUES(3,1,1795367942,'start brandubh 1 attackers=2 defenders=1 zones=UTC,UTC announcements=strict unrated public clock=3d/ply no-vacation');
INSERT INTO "events" VALUES(3,2,1795367942,'handed');
INSERT INTO "events" VALUES(3,3,1795368011,'resigned attackers');
CREATE TABLE game_venues (
    game INTEGER PRIMARY KEY REFERENCES games,
    server TEXT NOT NULL,
    channel TEXT NOT NULL,
    -- The thread of the game's match in that channel, once there is one.
    thread TEXT
) STRICT;
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
INSERT INTO "games" VALUES(1,1,3,1795367933,NULL,NULL,3,X'8421C483814F58CECDE7D7BA5CBC04CBE24209C520B1C320818C2201D66DFBE3',1,'d',NULL,NULL,NULL);
INSERT INTO "games" VALUES(2,1,2,1795367937,NULL,NULL,7,X'426183E7F7A1FDE0B38CEF3D91FBE508342B318DC97B260E5E1D072CF8A42A95',1,'d',1795627180,NULL,NULL);
INSERT INTO "games" VALUES(3,2,1,1795367942,NULL,NULL,3,X'B927C122B8DE035DAFD2303CD233726BD0C8F7F5F126716D09BF10CE831AB01D',0,NULL,NULL,1795368011,'defenders win by resignation');
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
    suspended_because TEXT,
    UNIQUE (channel, folded)
) STRICT;
INSERT INTO "identities" VALUES(1,1,'email','alva@players.test','alva@players.test',1795367899,NULL,NULL);
INSERT INTO "identities" VALUES(2,2,'email','ylva@players.test','ylva@players.test',1795368006,1795368018,'5.1.1');
INSERT INTO "identities" VALUES(3,3,'email','bo@players.test','bo@players.test',1795367929,1795368013,'no more mail, at its reader''s wish');
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
, games_left INTEGER NOT NULL DEFAULT 1, became INTEGER) STRICT;
INSERT INTO "invitations" VALUES(1,1,3,'{"v":1,"ruleset":"brandubh","version":1,"side":"attack","clock":"3d/ply no-vacation","announcements":"strict","hun":false,"rated":false,"public":true}',1795367931,1796577531,'accepted',1,1);
INSERT INTO "invitations" VALUES(2,1,2,'{"v":1,"ruleset":"brandubh","version":1,"side":"attack","clock":"3d/ply no-vacation","announcements":"strict","hun":false,"rated":false,"public":true}',1795367935,1796577535,'accepted',1,2);
INSERT INTO "invitations" VALUES(3,1,2,'{"v":1,"ruleset":"brandubh","version":1,"side":"defend","clock":"3d/ply no-vacation","announcements":"strict","hun":false,"rated":false,"public":true}',1795367940,1796577540,'accepted',1,3);
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
INSERT INTO "mail_games" VALUES(9,1,1,1);
INSERT INTO "mail_games" VALUES(10,1,1,1);
INSERT INTO "mail_games" VALUES(12,1,1,2);
INSERT INTO "mail_games" VALUES(13,2,1,1);
INSERT INTO "mail_games" VALUES(14,2,1,1);
INSERT INTO "mail_games" VALUES(16,2,1,2);
INSERT INTO "mail_games" VALUES(17,3,1,1);
INSERT INTO "mail_games" VALUES(18,3,1,1);
INSERT INTO "mail_games" VALUES(20,2,2,3);
INSERT INTO "mail_games" VALUES(21,2,2,3);
INSERT INTO "mail_games" VALUES(23,2,2,3);
INSERT INTO "mail_games" VALUES(25,3,1,2);
INSERT INTO "mail_games" VALUES(26,3,1,3);
INSERT INTO "mail_games" VALUES(27,3,1,3);
INSERT INTO "mail_games" VALUES(30,1,2,3);
CREATE TABLE mail_helps (
    player INTEGER NOT NULL REFERENCES players,
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE mail_notices (
    notice INTEGER NOT NULL,
    mail INTEGER NOT NULL REFERENCES mails,
    PRIMARY KEY (notice, mail)
) STRICT, WITHOUT ROWID;
INSERT INTO "mail_notices" VALUES(1,2);
INSERT INTO "mail_notices" VALUES(2,4);
INSERT INTO "mail_notices" VALUES(3,6);
INSERT INTO "mail_notices" VALUES(4,7);
INSERT INTO "mail_notices" VALUES(5,8);
INSERT INTO "mail_notices" VALUES(6,9);
INSERT INTO "mail_notices" VALUES(7,10);
INSERT INTO "mail_notices" VALUES(8,11);
INSERT INTO "mail_notices" VALUES(9,12);
INSERT INTO "mail_notices" VALUES(10,13);
INSERT INTO "mail_notices" VALUES(11,14);
INSERT INTO "mail_notices" VALUES(12,15);
INSERT INTO "mail_notices" VALUES(13,16);
INSERT INTO "mail_notices" VALUES(14,17);
INSERT INTO "mail_notices" VALUES(15,18);
INSERT INTO "mail_notices" VALUES(16,19);
INSERT INTO "mail_notices" VALUES(17,20);
INSERT INTO "mail_notices" VALUES(18,21);
INSERT INTO "mail_notices" VALUES(19,22);
INSERT INTO "mail_notices" VALUES(17,23);
INSERT INTO "mail_notices" VALUES(20,24);
INSERT INTO "mail_notices" VALUES(21,25);
INSERT INTO "mail_notices" VALUES(22,26);
INSERT INTO "mail_notices" VALUES(23,27);
INSERT INTO "mail_notices" VALUES(24,28);
INSERT INTO "mail_notices" VALUES(25,29);
INSERT INTO "mail_notices" VALUES(27,30);
INSERT INTO "mail_notices" VALUES(28,31);
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
INSERT INTO "mails" VALUES(1,1,NULL,'alva@players.test',X'2932E870AE84BED6AC14AEDF4F42D1939ADCAEF68E08D91FCC673212A4607D77','Somebody, perhaps you, wrote to this club from your mail address. Here
people play hnefatafl, the Viking board game, by mail: each move is a
reply. If you want to play, join the club.

You can answer with one of these lines, above everything else:
| join Alva              join the club under this name
| no                     never hear from this club again

If you do not answer, you get no more mail about this.
',1795367896,NULL);
INSERT INTO "mails" VALUES(2,1,NULL,'alva@players.test',X'B7376A15A5F9C13608FFC46D9FB4D67DD141168D0EA09FB63866A2DD78265CA2','Welcome, Alva. To invite somebody, say “challenge NAME RULESET” with the
player’s name and a ruleset. “rulesets” lists what can be played, “help”
all that you can say.

You can answer with one of these lines, above everything else:
| games                  your games
| settings               what is set, and how to change it
| help                   all that you can say
',1795367899,NULL);
INSERT INTO "mails" VALUES(3,2,NULL,'ylva@players.test',X'6661BC0D227E49A02763DD325C837B18CD01B4D51CC07A2BB7476C6894BAD7E4','Somebody, perhaps you, wrote to this club from your mail address. Here
people play hnefatafl, the Viking board game, by mail: each move is a
reply. If you want to play, join the club.

You can answer with one of these lines, above everything else:
| join Ylva              join the club under this name
| no                     never hear from this club again

If you do not answer, you get no more mail about this.
',1795367901,NULL);
INSERT INTO "mails" VALUES(4,2,NULL,'ylva@players.test',X'DEBBBD935BABE92C07ADA34130914D743118DE2CF6B6C7CDDEA36716BB69B93C','Welcome, Ylva. To invite somebody, say “challenge NAME RULESET” with the
player’s name and a ruleset. “rulesets” lists what can be played, “help”
all that you can say.

You can answer with one of these lines, above everything else:
| games                  your games
| settings               what is set, and how to change it
| help                   all that you can say
',1795367903,NULL);
INSERT INTO "mails" VALUES(5,3,NULL,'bo@players.test',X'9028F69CC5061BEF6BAA891FFADCFE6FF4907EE6B9FFCE76CE1DA8A56C213979','Somebody, perhaps you, wrote to this club from your mail address. Here
people play hnefatafl, the Viking board game, by mail: each move is a
reply. If you want to play, join the club.

You can answer with one of these lines, above everything else:
| join Bo                join the club under this name
| no                     never hear from this club again

If you do not answer, you get no more mail about this.
',1795367927,NULL);
INSERT INTO "mails" VALUES(6,3,NULL,'bo@players.test',X'75123439EABF91B1D4C53483A8A94E0C34DC94188C951325A1483EBF34D2381A','Welcome, Bo. To invite somebody, say “challenge NAME RULESET” with the
player’s name and a ruleset. “rulesets” lists what can be played, “help”
all that you can say.

You can answer with one of these lines, above everything else:
| games                  your games
| settings               what is set, and how to change it
| help                   all that you can say
',1795367929,NULL);
INSERT INTO "mails" VALUES(7,3,NULL,'bo@players.test',X'16E927F00CA601D9843FEC0F5683E78116ADE2E0F674592F86A53D69B28C3A07','Invitation 1: Alva invites you to a game.
  Ruleset: brandubh, version 1, 7×7 squares (“rules brandubh” prints
  it).
  Sides: Alva attacks, you defend.
  Clock: 3 days for each move. When a clock runs out, its player loses.
  Vacation does not stop it.
  The game does not count for ratings.
  Others may watch.
  The invitation holds until Sunday 6 December, 17:18 (UTC).
Answer “accept 1”; or “decline 1”, with a reason if you like; or
“counter 1” with other terms.

You can answer with one of these lines, above everything else:
| accept 1               accept
| decline 1              decline, with a reason if you like
| counter 1 random 3d/ply
|                        offer other terms, like these
',1795367931,NULL);
INSERT INTO "mails" VALUES(8,1,NULL,'alva@players.test',X'5CBC49FB7CC0C1901860EF5E6E85127AEC6E0381890B9B95211C55B1E5EDB7C7','Invitation 1 has gone to Bo:
  Ruleset: brandubh, version 1, 7×7 squares (“rules brandubh” prints
  it).
  Sides: you attack, Bo defends.
  Clock: 3 days for each move. When a clock runs out, its player loses.
  Vacation does not stop it.
  The game does not count for ratings.
  Others may watch.
  The invitation holds until Sunday 6 December, 17:18 (UTC).
You can take it back with “cancel 1”.

You can answer with one of these lines, above everything else:
| cancel 1               take it back
',1795367931,NULL);
INSERT INTO "mails" VALUES(9,1,NULL,'alva@players.test',X'2426B9FC644EBC5B7C9EEDF98C09424FCFE00DFFC5E7A987BD251B20CC1C3A90','It is your turn, ply 1; you play the attackers. You have 3 days; your
clock starts now that you have been told.

Game 1: Alva (attackers) against Bo (defenders), brandubh

The game begins. You play the attackers, who move first.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| d1-b1                  your move, written like this one
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain 057ee918a2a6.
',1795367933,NULL);
INSERT INTO "mails" VALUES(10,3,NULL,'bo@players.test',X'1C7892E8B563E04351304CA0F662980D80526ED38C5205AC59516D96E19B5649','It is Alva’s turn (attackers), ply 1. Alva has 3 days; the clock starts
when Alva has been told.

Game 1: Alva (attackers) against Bo (defenders), brandubh

The game begins. You play the defenders; the attackers move first.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain 057ee918a2a6.
',1795367933,NULL);
INSERT INTO "mails" VALUES(11,2,NULL,'ylva@players.test',X'6F89EEE3206DBA07038E0079C9F3E3299D2376F4A83074638E0B2913E4AAE7E6','Invitation 2: Alva invites you to a game.
  Ruleset: brandubh, version 1, 7×7 squares (“rules brandubh” prints
  it).
  Sides: Alva attacks, you defend.
  Clock: 3 days for each move. When a clock runs out, its player loses.
  Vacation does not stop it.
  The game does not count for ratings.
  Others may watch.
  The invitation holds until Sunday 6 December, 17:18 (UTC).
Answer “accept 2”; or “decline 2”, with a reason if you like; or
“counter 2” with other terms.

You can answer with one of these lines, above everything else:
| accept 2               accept
| decline 2              decline, with a reason if you like
| counter 2 random 3d/ply
|                        offer other terms, like these
',1795367935,NULL);
INSERT INTO "mails" VALUES(12,1,NULL,'alva@players.test',X'7CF1E4ACB2C147613A5BE24B830F0929712A206EC44D0274B5A00054687A3038','It is your turn, ply 1; you play the attackers. You have 2 days 23
hours, until Wednesday 25 November, 17:18 (UTC).

Game 1: Alva (attackers) against Bo (defenders), brandubh

Invitation 2 has gone to Ylva:
  Ruleset: brandubh, version 1, 7×7 squares (“rules brandubh” prints
  it).
  Sides: you attack, Ylva defends.
  Clock: 3 days for each move. When a clock runs out, its player loses.
  Vacation does not stop it.
  The game does not count for ratings.
  Others may watch.
  The invitation holds until Sunday 6 December, 17:18 (UTC).
You can take it back with “cancel 2”.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| d1-b1                  your move, written like this one
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say
',1795367935,NULL);
INSERT INTO "mails" VALUES(13,1,NULL,'alva@players.test',X'36ED6A80D3BD5D02D3C89325A54BBF0459E81AE798AE2C32A531ADBF0EF3BA30','It is your turn, ply 1; you play the attackers. You have 3 days; your
clock starts now that you have been told.

Game 2: Alva (attackers) against Ylva (defenders), brandubh

The game begins. You play the attackers, who move first.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| d1-b1                  your move, written like this one
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain 05c2bff85794.
',1795367937,NULL);
INSERT INTO "mails" VALUES(14,2,NULL,'ylva@players.test',X'802D3CBE3FD775D4C5D4174AE47268F9FD86ED0F153BC35013C516D586585133','It is Alva’s turn (attackers), ply 1. Alva has 3 days; the clock starts
when Alva has been told.

Game 2: Alva (attackers) against Ylva (defenders), brandubh

The game begins. You play the defenders; the attackers move first.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain 05c2bff85794.
',1795367937,NULL);
INSERT INTO "mails" VALUES(15,2,NULL,'ylva@players.test',X'AEA1A7754C5EA74AA6AEC73E84FBA0C5882FD0B3742C6D24E34E4FE5F172B7E2','Invitation 3: Alva invites you to a game.
  Ruleset: brandubh, version 1, 7×7 squares (“rules brandubh” prints
  it).
  Sides: Alva defends, you attack.
  Clock: 3 days for each move. When a clock runs out, its player loses.
  Vacation does not stop it.
  The game does not count for ratings.
  Others may watch.
  The invitation holds until Sunday 6 December, 17:19 (UTC).
Answer “accept 3”; or “decline 3”, with a reason if you like; or
“counter 3” with other terms.

You can answer with one of these lines, above everything else:
| accept 3               accept
| decline 3              decline, with a reason if you like
| counter 3 random 3d/ply
|                        offer other terms, like these
',1795367940,NULL);
INSERT INTO "mails" VALUES(16,1,NULL,'alva@players.test',X'5365259A15EA0B91A15800D5E8B94FD25C6E4494147F4C73629D125408E1E5CE','It is your turn, ply 1; you play the attackers. You have 2 days 23
hours, until Wednesday 25 November, 17:18 (UTC).

Game 2: Alva (attackers) against Ylva (defenders), brandubh

Invitation 3 has gone to Ylva:
  Ruleset: brandubh, version 1, 7×7 squares (“rules brandubh” prints
  it).
  Sides: you defend, Ylva attacks.
  Clock: 3 days for each move. When a clock runs out, its player loses.
  Vacation does not stop it.
  The game does not count for ratings.
  Others may watch.
  The invitation holds until Sunday 6 December, 17:19 (UTC).
You can take it back with “cancel 3”.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| d1-b1                  your move, written like this one
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say
',1795367940,NULL);
INSERT INTO "mails" VALUES(17,1,NULL,'alva@players.test',X'58D755B263143F05A4803508A3ABB5F900C79FE59058ACD4AB8E15442DA654A8','It is Ylva’s turn (attackers), ply 1. Ylva has 3 days; the clock starts
when Ylva has been told.

Game 3: Ylva (attackers) against Alva (defenders), brandubh

The game begins. You play the defenders; the attackers move first.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain ebd0a3b10685.
',1795367942,NULL);
INSERT INTO "mails" VALUES(18,2,NULL,'ylva@players.test',X'D4BB735644F4386263B80E1EE52AB8F518D0B3E684B403B47EB79F9545577903','It is your turn, ply 1; you play the attackers. You have 3 days; your
clock starts now that you have been told.

Game 3: Ylva (attackers) against Alva (defenders), brandubh

The game begins. You play the attackers, who move first.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| d1-b1                  your move, written like this one
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain ebd0a3b10685.
',1795367942,NULL);
INSERT INTO "mails" VALUES(19,1,NULL,'alva@players.test',X'09EA5F7AEED99A1D700BBA555C255F37779AFC0A4643F50911EDAE513E1C4143','1: brandubh against Bo, you attack. Your turn, until Wednesday 25
November, 17:18 (UTC).
2: brandubh against Ylva, you attack. Your turn, until Wednesday 25
November, 17:18 (UTC).
3: brandubh against Ylva, you defend. Waiting for Ylva, until Wednesday
25 November, 17:19 (UTC).

You can answer with one of these lines, above everything else:
| games                  your games
| settings               what is set, and how to change it
| help                   all that you can say
',1795367978,NULL);
INSERT INTO "mails" VALUES(20,2,NULL,'ylva@players.test',X'28C7D2124F61D7CF8B71728E98E40E1F9487C23BA2B178263901D6682B67851E','It is your turn, ply 2; you play the defenders. You have 3 days; your
clock starts now that you have been told.

Game 2: Alva (attackers) against Ylva (defenders), brandubh

Ply 1: The attackers moved d1-c1.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # .[X]* . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| d3-a3                  your move, written like this one
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain 3a663207a1ba.
',1795367980,NULL);
INSERT INTO "mails" VALUES(21,1,NULL,'alva@players.test',X'56BB7A7A941D488BC7436C808CB759FC94347A771B28DBDB6C4FE0E436E0B64E','It is Ylva’s turn (defenders), ply 2. Ylva has 3 days; the clock starts
when Ylva has been told.

Game 2: Alva (attackers) against Ylva (defenders), brandubh

Ply 1: The attackers moved d1-c1.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # .[X]* . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| draw                   offer a draw
| withdraw               take your move back while nobody has seen it
| takeback               ask to take your last move back
| if d4-d6 then f6-f3    answer ahead, like this
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain 3a663207a1ba.
',1795367980,NULL);
INSERT INTO "mails" VALUES(22,1,NULL,'alva@players.test',X'A387D90D4CB783B2240CB1FBAD133CFD37E25A5E9E0B55C53D76B3D1442267DB','Mail to Ylva comes back. The club knows no other way yet, so an answer
may take longer.

You can answer with one of these lines, above everything else:
| games                  your games
| settings               what is set, and how to change it
| help                   all that you can say
',1795367982,NULL);
INSERT INTO "mails" VALUES(23,2,NULL,'ylva@players.test',X'9EDCF300722FF912DC53AA36DD6926B175B9BA4C709CAD6A91B2ED2F48424E6F','It is your turn, ply 2; you play the defenders. You have 3 days; your
clock starts now that you have been told.

Game 2: Alva (attackers) against Ylva (defenders), brandubh

Ply 1: The attackers moved d1-c1.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # .[X]* . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| d3-a3                  your move, written like this one
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain 590db34016b9.
',1795368006,NULL);
INSERT INTO "mails" VALUES(24,2,NULL,'ylva@players.test',X'C9D776806C95E1835997A7B5FC852136D31C53BFA33E6968D4878F916DF2B19E','2: brandubh against Alva, you defend. Your turn.
3: brandubh against Alva, you attack. Your turn, until Wednesday 25
November, 17:19 (UTC).

You can answer with one of these lines, above everything else:
| games                  your games
| settings               what is set, and how to change it
| help                   all that you can say
',1795368006,NULL);
INSERT INTO "mails" VALUES(25,2,NULL,'ylva@players.test',X'4407DE67EAE2438181594C2F66E9CF59FD5EF518841555E96CA6C4A4CBC85B56','It is your turn, ply 1; you play the attackers. You have 2 days 23
hours, until Wednesday 25 November, 17:19 (UTC).

Game 3: Ylva (attackers) against Alva (defenders), brandubh

This cannot be undone. Are you sure? Answer “yes” or “no”. (“resign yes”
does it without a question.)

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| yes                    yes, do it
| no                     no, do nothing
',1795368009,NULL);
INSERT INTO "mails" VALUES(26,1,NULL,'alva@players.test',X'B1975360CB02D742690AA356F5C253F8313C917F92B266FD39E4AE52C8E38678','Ylva has resigned. You win.

Game 3: Ylva (attackers) against Alva (defenders), brandubh

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| rematch                play once more, with the sides swapped
| history                all that happened in the game
| help                   all that you can say

Chain b927c122b8de.
',1795368011,NULL);
INSERT INTO "mails" VALUES(27,2,NULL,'ylva@players.test',X'17632F71DFEEDB9575E633D96693B4C270040FEA95A519F064A26BADB78FCCC5','You have resigned. Alva wins.

Game 3: Ylva (attackers) against Alva (defenders), brandubh

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # . . X . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| rematch                play once more, with the sides swapped
| history                all that happened in the game
| help                   all that you can say

Chain b927c122b8de.
',1795368011,NULL);
INSERT INTO "mails" VALUES(28,3,NULL,'bo@players.test',X'41D9F99BEE536B1A35E873B50EF13BEA2C9F4150E2F11844FE9C20856F800EDF','1: brandubh against Alva, you defend. Waiting for Alva, until Wednesday
25 November, 17:18 (UTC).

You can answer with one of these lines, above everything else:
| games                  your games
| settings               what is set, and how to change it
| help                   all that you can say
',1795368012,NULL);
INSERT INTO "mails" VALUES(29,1,NULL,'alva@players.test',X'61395E3811FB8BFF4CEA26965AED411A6ED67854B6B79A0309CB0D1595D6B23F','Mail to Bo comes back. The club knows no other way yet, so an answer may
take longer.

You can answer with one of these lines, above everything else:
| games                  your games
| settings               what is set, and how to change it
| help                   all that you can say
',1795368013,NULL);
INSERT INTO "mails" VALUES(30,1,NULL,'alva@players.test',X'B6CA3360143543C1CFA0B3E97965B857411B527E1B1813B40C1BAE3407B3D022','It is Bo’s turn (defenders), ply 2. Bo has 3 days; the clock starts when
Bo has been told.

Game 1: Alva (attackers) against Bo (defenders), brandubh

Ply 1: The attackers moved d1-c1.

  a b c d e f g
7 # . . X . . # 7
6 . . . X . . . 6
5 . . . O . . . 5
4 X X O K O X X 4
3 . . . O . . . 3
2 . . . X . . . 2
1 # .[X]* . . # 1
  a b c d e f g

You can answer with one of these lines, above everything else:
| draw                   offer a draw
| withdraw               take your move back while nobody has seen it
| takeback               ask to take your last move back
| if d4-d6 then f6-f3    answer ahead, like this
| resign                 give the game up; you are asked first
| say a fine game so far
|                        write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain 8421c483814f.
',1795368015,NULL);
INSERT INTO "mails" VALUES(31,1,NULL,'alva@players.test',X'EEBACB2CF29E48971CEA0AA458CB1B01950B846C9685A9225249795604AEB47E','Mail to Ylva comes back. The club knows no other way yet, so an answer
may take longer.

You can answer with one of these lines, above everything else:
| games                  your games
| settings               what is set, and how to change it
| help                   all that you can say
',1795368018,NULL);
CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE mutes (
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
, opened_at INTEGER) STRICT;
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
, address TEXT, sent_to TEXT, quotes INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "outbox" VALUES(1,1,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367899025155.alva@players.test>","game":null,"items":[{"typed":"join Alva","reply":{"done":{"what":"joined"}}}],"rest":[]}',1795367899,NULL,1,1795367899,'handed',NULL,'alva@players.test','alva@players.test',0);
INSERT INTO "outbox" VALUES(2,2,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367903238003.ylva@players.test>","game":null,"items":[{"typed":"join Ylva","reply":{"done":{"what":"joined"}}}],"rest":[]}',1795367903,NULL,1,1795367903,'handed',NULL,'ylva@players.test','ylva@players.test',0);
INSERT INTO "outbox" VALUES(3,3,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367929219491.bo@players.test>","game":null,"items":[{"typed":"join Bo","reply":{"done":{"what":"joined"}}}],"rest":[]}',1795367929,NULL,1,1795367929,'handed',NULL,'bo@players.test','bo@players.test',0);
INSERT INTO "outbox" VALUES(4,3,'email',NULL,NULL,'{"v":1,"what":"invited","invitation":1}',1795367931,NULL,1,1795367931,'handed',NULL,NULL,'bo@players.test',0);
INSERT INTO "outbox" VALUES(5,1,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367931289034.alva@players.test>","game":null,"items":[{"typed":"challenge Bo brandubh attack 3d/ply no-vacation","reply":{"done":{"what":"invited","invitation":1}}}],"rest":[]}',1795367931,NULL,1,1795367931,'handed',NULL,'alva@players.test','alva@players.test',0);
INSERT INTO "outbox" VALUES(6,1,'email',1,1,'{"v":1,"what":"began","game":1,"event":1}',1795367933,NULL,1,1795367933,'handed',NULL,NULL,'alva@players.test',0);
INSERT INTO "outbox" VALUES(7,3,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367933457206.bo@players.test>","game":null,"items":[{"typed":"accept","reply":{"done":{"what":"began","game":1,"event":1}}}],"rest":[]}',1795367933,NULL,1,1795367933,'handed',NULL,'bo@players.test','bo@players.test',0);
INSERT INTO "outbox" VALUES(8,2,'email',NULL,NULL,'{"v":1,"what":"invited","invitation":2}',1795367935,NULL,1,1795367935,'handed',NULL,NULL,'ylva@players.test',0);
INSERT INTO "outbox" VALUES(9,1,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367935674463.alva@players.test>","game":1,"items":[{"typed":"challenge Ylva brandubh attack 3d/ply no-vacation","reply":{"done":{"what":"invited","invitation":2}}}],"rest":[]}',1795367935,NULL,1,1795367935,'handed',NULL,'alva@players.test','alva@players.test',0);
INSERT INTO "outbox" VALUES(10,1,'email',2,1,'{"v":1,"what":"began","game":2,"event":1}',1795367937,NULL,1,1795367937,'handed',NULL,NULL,'alva@players.test',0);
INSERT INTO "outbox" VALUES(11,2,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367937896032.ylva@players.test>","game":null,"items":[{"typed":"accept","reply":{"done":{"what":"began","game":2,"event":1}}}],"rest":[]}',1795367937,NULL,1,1795367937,'handed',NULL,'ylva@players.test','ylva@players.test',0);
INSERT INTO "outbox" VALUES(12,2,'email',NULL,NULL,'{"v":1,"what":"invited","invitation":3}',1795367940,NULL,1,1795367940,'handed',NULL,NULL,'ylva@players.test',0);
INSERT INTO "outbox" VALUES(13,1,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367940143348.alva@players.test>","game":2,"items":[{"typed":"challenge Ylva brandubh defend 3d/ply no-vacation","reply":{"done":{"what":"invited","invitation":3}}}],"rest":[]}',1795367940,NULL,1,1795367940,'handed',NULL,'alva@players.test','alva@players.test',0);
INSERT INTO "outbox" VALUES(14,1,'email',3,1,'{"v":1,"what":"began","game":3,"event":1}',1795367942,NULL,1,1795367942,'handed',NULL,NULL,'alva@players.test',0);
INSERT INTO "outbox" VALUES(15,2,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367942451313.ylva@players.test>","game":null,"items":[{"typed":"accept","reply":{"done":{"what":"began","game":3,"event":1}}}],"rest":[]}',1795367942,NULL,1,1795367942,'handed',NULL,'ylva@players.test','ylva@players.test',0);
INSERT INTO "outbox" VALUES(16,1,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367978.8055785@players.test>","game":null,"items":[{"typed":"games","reply":{"question":"games"}}],"rest":[]}',1795367978,NULL,1,1795367978,'handed',NULL,'alva@players.test','alva@players.test',1);
INSERT INTO "outbox" VALUES(17,2,'email',2,3,'{"v":1,"what":"ply","game":2,"event":3}',1795367980,1795382418,0,1795367980,'queued','5.1.1',NULL,'ylva@players.test',0);
INSERT INTO "outbox" VALUES(18,1,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795367980.4205256@players.test>","game":2,"items":[{"typed":"2: d1-c1","reply":{"done":{"what":"ply","game":2,"event":3}}}],"rest":[]}',1795367980,NULL,1,1795367980,'handed',NULL,'alva@players.test','alva@players.test',0);
INSERT INTO "outbox" VALUES(19,1,'email',NULL,NULL,'{"v":1,"what":"account","of":"unreachable","player":2,"channel":"email"}',1795367982,NULL,1,1795367982,'handed',NULL,NULL,'alva@players.test',0);
INSERT INTO "outbox" VALUES(20,2,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795368006.6908183@players.test>","game":null,"items":[{"typed":"games","reply":{"question":"games"}}],"rest":[]}',1795368006,NULL,1,1795368006,'failed','5.1.1','ylva@players.test','ylva@players.test',1);
INSERT INTO "outbox" VALUES(21,2,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795368009.4070408@players.test>","game":3,"items":[{"typed":"3: resign","reply":{"done":{"what":"asked","order":"resign yes","game":3}}}],"rest":[]}',1795368009,NULL,1,1795368009,'failed','5.1.1','ylva@players.test','ylva@players.test',0);
INSERT INTO "outbox" VALUES(22,1,'email',3,3,'{"v":1,"what":"ended","game":3,"event":3}',1795368011,NULL,1,1795368011,'handed',NULL,NULL,'alva@players.test',0);
INSERT INTO "outbox" VALUES(23,2,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795368011.0513127@players.test>","game":3,"items":[{"typed":"yes","reply":{"done":{"what":"ended","game":3,"event":3}}}],"rest":[]}',1795368011,NULL,1,1795368011,'failed','5.1.1','ylva@players.test','ylva@players.test',0);
INSERT INTO "outbox" VALUES(24,3,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795368012.4269059@players.test>","game":null,"items":[{"typed":"games","reply":{"question":"games"}}],"rest":[]}',1795368012,NULL,1,1795368012,'handed',NULL,'bo@players.test','bo@players.test',1);
INSERT INTO "outbox" VALUES(25,1,'email',NULL,NULL,'{"v":1,"what":"account","of":"unreachable","player":3,"channel":"email"}',1795368013,NULL,1,1795368013,'handed',NULL,NULL,'alva@players.test',0);
INSERT INTO "outbox" VALUES(26,3,'email',1,3,'{"v":1,"what":"ply","game":1,"event":3}',1795368015,1795382415,0,NULL,'queued',NULL,NULL,NULL,0);
INSERT INTO "outbox" VALUES(27,1,'email',NULL,NULL,'{"v":1,"what":"answered","to":"<1795368015.5625238@players.test>","game":1,"items":[{"typed":"1: d1-c1","reply":{"done":{"what":"ply","game":1,"event":3}}}],"rest":[]}',1795368015,NULL,1,1795368015,'handed',NULL,'alva@players.test','alva@players.test',0);
INSERT INTO "outbox" VALUES(28,1,'email',NULL,NULL,'{"v":1,"what":"account","of":"unreachable","player":2,"channel":"email"}',1795368018,NULL,1,1795368018,'handed',NULL,NULL,'alva@players.test',0);
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
, digest TEXT NOT NULL DEFAULT 'off', quiet_from INTEGER, quiet_until INTEGER, board TEXT NOT NULL DEFAULT 'picture', erased_at INTEGER, seen_at INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "players" VALUES(1,'Alva','alva','Alva','en','UTC','email',1795367899,'off',NULL,NULL,'picture',NULL,1795367899);
INSERT INTO "players" VALUES(2,'Ylva','ylva','Ylva','en','UTC','email',1795367903,'off',NULL,NULL,'picture',NULL,1795367903);
INSERT INTO "players" VALUES(3,'Bo','bo','Bo','en','UTC','email',1795367929,'off',NULL,NULL,'picture',NULL,1795367929);
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
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    whom INTEGER NOT NULL REFERENCES players,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
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
INSERT INTO "requests" VALUES(0,X'23D49CDDA390AB14ECDF505E739FF5C7',1795367927,4,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(0,X'47AFE0B67D7C5E1FD0FDF3B40E4F6EE0',1795367901,2,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(0,X'D702F98C3E93F66E355E1A57812004AF',1795367896,0,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(1,X'004CA568925C0C2F8EFA6EF813FB75BE',1795367980,1,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(1,X'1F720B34457006060507AA210E139D62',1795368015,6,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(1,X'66F512AC4BE46BBE71DFA8C98696C05D',1795367931,6,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(1,X'77E204A0449921AE52AE5B454408647F',1795367935,8,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(1,X'A424B950F2324A7E5937983F2F7F7935',1795367978,0,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(1,X'BE25E6AE071ACC7C38DC9FA35A2EDE4D',1795367899,1,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(1,X'FD23ED4AF2C5BD0B6333FCEE5CAD7B3B',1795367940,10,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(2,X'002D6C33A9813944F866192896DE9C2C',1795367942,11,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(2,X'3A388B036899F7A99BF8B5657B3DDFC8',1795367903,3,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(2,X'6416F49A30D4D8D4D4365DB11AAC6E5B',1795368011,4,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(2,X'E899112FD889F295A5C3174BEEFE55AB',1795368009,3,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(2,X'FA460B3E2DE7D375F35D1E17A4157785',1795368006,2,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(2,X'FB69619B76F4943160AAED555EDE051E',1795367937,9,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(3,X'5F7E3F709F1777DEFDB87C2F21D6FC8A',1795367933,7,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(3,X'96A18DB6F114419CD8B5CB7CC38ACC6F',1795367929,5,'{"v":1,"done":{"what":"mailed"}}',0);
INSERT INTO "requests" VALUES(3,X'EB330519700D93FB7BC14F1A0F35609E',1795368012,5,'{"v":1,"done":{"what":"mailed"}}',0);
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
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "secrets" VALUES('mail',X'14F87D507BDD5E103D399102D45241A15714D55B780CE1D5B8A92B2A00245EC5');
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
) STRICT, WITHOUT ROWID;
CREATE TABLE side_biases (
    ruleset TEXT PRIMARY KEY,
    bias REAL NOT NULL,
    weight REAL NOT NULL,
    games INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
CREATE TABLE vacations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    -- 'asked' by the player, or 'automatic' because a clock was at zero.
    kind TEXT NOT NULL
) STRICT;
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
CREATE INDEX invitations_sent ON invitations (sender, sent_at) WHERE recipient IS NOT NULL;
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('identities',3);
INSERT INTO "sqlite_sequence" VALUES('contacts',3);
INSERT INTO "sqlite_sequence" VALUES('mails',31);
INSERT INTO "sqlite_sequence" VALUES('players',3);
INSERT INTO "sqlite_sequence" VALUES('outbox',28);
INSERT INTO "sqlite_sequence" VALUES('invitations',3);
INSERT INTO "sqlite_sequence" VALUES('games',3);
COMMIT;
PRAGMA user_version = 15;
