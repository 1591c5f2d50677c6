-- The tables of a new file, as all steps leave them. A test writes this file.

CREATE TABLE blocks (
    player INTEGER NOT NULL REFERENCES players,
    blocked INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;

CREATE TABLE caused_messages (
    player INTEGER NOT NULL REFERENCES players,
    cause INTEGER NOT NULL REFERENCES players,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE circle_members (
    circle TEXT NOT NULL REFERENCES circles (name),
    player INTEGER NOT NULL REFERENCES players (id),
    joined_at INTEGER NOT NULL,
    -- When it was last looked whether the player is still in the circle's server.
    looked_at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (circle, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE circles (
    -- As it was given. Ladders are named after it: vikings/copenhagen.
    name TEXT PRIMARY KEY,
    -- As it is looked up.
    folded TEXT NOT NULL UNIQUE,
    -- NULL: that of its server, or the club's.
    language TEXT,
    -- The Discord server in which it lives, if it does.
    server TEXT,
    opened_at INTEGER NOT NULL,
    closed_at INTEGER
, asked_at INTEGER, asked_by TEXT, seen_at INTEGER, waits INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE club (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    founded_at INTEGER NOT NULL,
    -- The last moment at which the club is known to have run.
    alive_at INTEGER NOT NULL
, unclean INTEGER NOT NULL DEFAULT 0, secret BLOB) STRICT;

CREATE TABLE codes_asked (
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
    asked_at INTEGER NOT NULL,
    -- How many codes were tried on it.
    tries INTEGER NOT NULL DEFAULT 0,
    -- Its number among the player's devices, and when it was signed in; NULL before.
    number INTEGER,
    confirmed_at INTEGER,
    -- The beginning of the last day (UTC) on which it was used; NULL before it was signed in.
    used_on INTEGER
, asked_by TEXT NOT NULL DEFAULT 'name') STRICT;

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
, organiser INTEGER REFERENCES players (id), circle TEXT REFERENCES circles (name)) STRICT;

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

CREATE TABLE ladders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- By which ladder_log, rungs, ladder_matches and ladder_boards name it: its ruleset's id.
    ladder TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    -- NULL while it is open.
    closed_at INTEGER
) STRICT;

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
    -- SHA-256 of the mailbox.
    mailbox BLOB NOT NULL,
    at INTEGER NOT NULL,
    -- What the answered email was: 'done', 'understood', 'unread', 'unproven', 'unproven-unread';
    -- or 'late' for the one email that answers all that was left over.
    kind TEXT NOT NULL,
    -- The first half of SHA-256 of what was answered: the same is answered once.
    text BLOB NOT NULL
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
, held_ply INTEGER, with_ply INTEGER) STRICT;

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

CREATE TABLE notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
, opened_at INTEGER, line TEXT) STRICT;

CREATE TABLE open_questions (
    player INTEGER NOT NULL REFERENCES players,
    -- The conversation, in the channel's own words.
    conversation TEXT NOT NULL,
    -- The message in it that asks: an answer to any other one doesn't count.
    message TEXT NOT NULL,
    -- What is asked, as the service keeps it.
    asked TEXT NOT NULL,
    -- Until when it can be answered.
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (player, conversation)
) STRICT;

CREATE TABLE opening (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- A hash of what tells the machine from others.
    machine BLOB NOT NULL,
    -- What people call it.
    host TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

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

CREATE TABLE recorded_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    ruleset TEXT NOT NULL,
    version INTEGER NOT NULL,
    -- NULL where nobody wrote down who played.
    attackers TEXT,
    defenders TEXT,
    -- The names as they are searched for.
    attackers_folded TEXT,
    defenders_folded TEXT,
    -- As they were found, or NULL: when it was played, what it was part of, and its result.
    date TEXT,
    event TEXT,
    stated TEXT,
    -- When it was played, as far as that is known; long ago if it isn't.
    played_at INTEGER NOT NULL,
    plies INTEGER NOT NULL,
    -- Who won, as the service writes it before " by "; NULL if that isn't known.
    outcome TEXT,
    -- By what it ended, as the service writes it behind that; NULL if that isn't known.
    ending TEXT,
    -- The whole game, which can be replayed.
    record TEXT NOT NULL,
    -- The same for the same game.
    fingerprint BLOB NOT NULL UNIQUE,
    imported_at INTEGER NOT NULL
) STRICT;

CREATE TABLE "reports" (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players,
    -- The player who is reported; NULL if it is about nobody.
    whom INTEGER REFERENCES players,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    -- NULL while it is open.
    answered_at INTEGER,
    -- The organiser who answered; NULL if it was done on the club's machine.
    answered_by INTEGER REFERENCES players,
    -- Empty if the organiser who wrote it has been erased.
    answer TEXT
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

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;

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

CREATE TABLE silent_names (
    -- A key's, a policy's, or that of a domain of which neither could be had.
    name TEXT PRIMARY KEY,
    -- The domain that it belongs to.
    domain TEXT NOT NULL,
    -- When it was last asked about, and how often one after the other.
    asked_at INTEGER NOT NULL,
    times INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

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
, previous INTEGER REFERENCES tournaments, next_stage TEXT, circle TEXT REFERENCES circles (name)) STRICT;

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

CREATE INDEX caused_messages_at ON caused_messages (at);

CREATE INDEX caused_messages_of ON caused_messages (player, cause, at);

CREATE INDEX circle_members_of ON circle_members (player);

CREATE UNIQUE INDEX circles_servers ON circles (server) WHERE closed_at IS NULL;

CREATE INDEX contacts_asked ON contacts (asked_at) WHERE refused_at IS NULL;

CREATE INDEX contacts_due ON contacts (due_at) WHERE due_at IS NOT NULL;

CREATE INDEX contacts_of ON contacts (player, asked_at) WHERE player IS NOT NULL;

CREATE INDEX deferrals_of ON deferrals (player, from_at);

CREATE INDEX devices_asked ON devices (asked_at);

CREATE UNIQUE INDEX devices_confirmed ON devices (secret_hash) WHERE confirmed_at IS NOT NULL;

CREATE INDEX devices_of ON devices (player);

CREATE INDEX editions_due ON editions (due_at);

CREATE INDEX emails_aside_due ON emails_aside (validity, due_at) WHERE due_at IS NOT NULL;

CREATE INDEX emails_aside_mail ON emails_aside (mail) WHERE mail IS NOT NULL;

CREATE INDEX entrants_by_player ON entrants (player);

CREATE INDEX follows_of ON follows (kind, what);

CREATE INDEX game_venues_archive ON game_venues (archive_at) WHERE archive_at IS NOT NULL;

CREATE INDEX game_venues_thread ON game_venues (thread) WHERE thread IS NOT NULL;

CREATE INDEX games_due ON games (due_at) WHERE due_at IS NOT NULL;

CREATE INDEX games_ended ON games (ended_at);

CREATE INDEX games_of_attackers ON games (attackers, ended_at);

CREATE INDEX games_of_defenders ON games (defenders, ended_at);

CREATE INDEX games_public ON games (ended_at, id, result) WHERE public = 1;

CREATE INDEX games_public_attacked ON games (attackers, ended_at, id, ruleset, outcome)
    WHERE public = 1;

CREATE INDEX games_public_by ON games (ruleset, ended_at, id, result) WHERE public = 1;

CREATE INDEX games_public_by_ended ON games (ruleset, outcome, ended_at, id)
    WHERE public = 1 AND ended_at IS NOT NULL;

CREATE INDEX games_public_defended ON games (defenders, ended_at, id, ruleset, outcome)
    WHERE public = 1;

CREATE INDEX games_public_ended ON games (outcome, ended_at, id)
    WHERE public = 1 AND ended_at IS NOT NULL;

CREATE INDEX games_remind ON games (remind_at) WHERE remind_at IS NOT NULL;

CREATE INDEX games_results_attacked ON games (attackers, defenders, public, ruleset, result)
    WHERE result IS NOT NULL;

CREATE INDEX games_results_defended ON games (defenders, attackers, public, ruleset, result)
    WHERE result IS NOT NULL;

CREATE INDEX host_log_of ON host_log (player, id) WHERE player IS NOT NULL;

CREATE INDEX identities_of ON identities (player);

CREATE INDEX identities_suspended ON identities (suspended_at) WHERE suspended_at IS NOT NULL;

CREATE INDEX invitations_by_address ON invitations (sent_at) WHERE address IS NOT NULL;

CREATE INDEX invitations_due ON invitations (expires_at) WHERE state = 'open';

CREATE INDEX invitations_from ON invitations (sender) WHERE state = 'open';

CREATE INDEX invitations_sent ON invitations (sender, sent_at)
    WHERE recipient IS NOT NULL OR address IS NOT NULL;

CREATE INDEX invitations_to ON invitations (recipient) WHERE state = 'open';

CREATE INDEX invitations_to_accounts ON invitations (account) WHERE account IS NOT NULL;

CREATE INDEX ladder_boards_due ON ladder_boards (due_at) WHERE due_at IS NOT NULL;

CREATE INDEX ladder_boards_of ON ladder_boards (ladder);

CREATE INDEX ladder_log_of_game ON ladder_log (game) WHERE game IS NOT NULL;

CREATE INDEX ladder_log_of_player ON ladder_log (player, ladder, number);

CREATE INDEX ladder_matches_due ON ladder_matches (due_at) WHERE due_at IS NOT NULL;

CREATE INDEX ladder_matches_of_challenger ON ladder_matches (challenger, ended_at);

CREATE INDEX ladder_matches_of_defender ON ladder_matches (defender, ended_at);

CREATE INDEX ladder_matches_running ON ladder_matches (ladder, game) WHERE ended_at IS NULL;

CREATE INDEX ladders_of ON ladders (ladder, id);

CREATE UNIQUE INDEX ladders_open ON ladders (ladder) WHERE closed_at IS NULL;

CREATE INDEX links_of ON links (player);

CREATE INDEX links_to ON links (channel, folded);

CREATE INDEX mail_helps_at ON mail_helps (at);

CREATE INDEX mail_helps_to ON mail_helps (mailbox, at);

CREATE INDEX mail_names_of ON mail_names (mail);

CREATE INDEX mail_notices_of ON mail_notices (mail);

CREATE INDEX mails_of_contact ON mails (contact) WHERE contact IS NOT NULL;

CREATE INDEX mails_of_player ON mails (player, sent_at);

CREATE INDEX matches_of_tournament ON tournament_matches (tournament);

CREATE INDEX messages_around ON messages (game) WHERE with_ply IS NOT NULL;

CREATE INDEX messages_by ON messages (player);

CREATE INDEX messages_held ON messages (player) WHERE held_ply IS NOT NULL;

CREATE INDEX messages_of ON messages (game);

CREATE INDEX names_given_up ON names (given_up_at) WHERE given_up_at IS NOT NULL;

CREATE INDEX names_in_use ON names (player, given_up_at) WHERE given_up_at IS NULL;

CREATE INDEX names_joined_up ON names (replace(folded, '-', ''));

CREATE INDEX names_of ON names (player);

CREATE INDEX notes_of ON notes (player, game);

CREATE INDEX notes_opened ON notes (player, game) WHERE opened_at IS NOT NULL;

CREATE INDEX outages_by_end ON outages (until_at);

CREATE INDEX outbox_because ON outbox (player, cause) WHERE due_at IS NOT NULL AND cause IS NOT NULL;

CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE due_at IS NOT NULL;

CREATE INDEX outbox_of_player ON outbox (player, due_at);

CREATE INDEX outbox_quoting ON outbox (id) WHERE quotes = 1;

CREATE INDEX players_seen ON players (seen_at DESC, id);

CREATE INDEX posts_by_time ON posts (tried_at);

CREATE INDEX posts_entering ON posts (tournament) WHERE tournament IS NOT NULL;

CREATE INDEX posts_inviting ON posts (invitation) WHERE invitation IS NOT NULL;

CREATE INDEX posts_of_game ON posts (game) WHERE game IS NOT NULL;

CREATE INDEX posts_offering ON posts (offer) WHERE offer IS NOT NULL;

CREATE INDEX posts_over ON posts (notice) WHERE over = 1;

CREATE INDEX ratings_by_game ON ratings (game);

CREATE INDEX ratings_of ON ratings (player, ruleset, id);

CREATE INDEX recorded_games_attacked ON recorded_games (attackers_folded, played_at, id);

CREATE INDEX recorded_games_by ON recorded_games (ruleset, played_at, id);

CREATE INDEX recorded_games_defended ON recorded_games (defenders_folded, played_at, id);

CREATE INDEX recorded_games_played ON recorded_games (played_at, id);

CREATE INDEX requests_quoting ON requests (quotes) WHERE quotes = 1;

CREATE INDEX reviews_due ON reviews (due_at) WHERE found IS NULL;

CREATE INDEX rungs_by_place ON rungs (ladder, place) WHERE place IS NOT NULL;

CREATE INDEX rungs_due ON rungs (due_at) WHERE due_at IS NOT NULL;

CREATE INDEX rungs_of_player ON rungs (player);

CREATE INDEX server_hints_due ON server_hints (due) WHERE due = 1;

CREATE INDEX silent_names_asked ON silent_names (asked_at);

CREATE INDEX stranger_messages_at ON stranger_messages (at);

CREATE INDEX stranger_messages_to ON stranger_messages (mailbox, at);

CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;

CREATE UNIQUE INDEX tournaments_that_follow ON tournaments (previous) WHERE previous IS NOT NULL;

CREATE INDEX vacations_of ON vacations (player, until_at);

CREATE INDEX vacations_planned ON vacations (from_at) WHERE planned = 1;

INSERT INTO secrets (name, secret) VALUES ('mail', randomblob(32));
