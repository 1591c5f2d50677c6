# Players and what is theirs, in English.

joined = Welcome to { $club }, { $name }! The house, our own opponent, plays at once. If hnefatafl is new to you, begin against it on the smallest board (Brandubh, 7×7 squares): you’ll know the rules in ten minutes. Shall we start that game?
joined-handle = To name you, others only have to type “{ $handle }”.
joined-in-discord = Ordinary messages aren’t read here: press a button or use a command.
# What the host has written for new players.
joined-words = From the club: “{ $text }”
# An address, a link or a name, as the host has written it.
contact = To reach whoever runs this club: { $contact }
left-alone = That’s fine: you won’t be mentioned here again. If you’d like to play at { $club } one day, you’re welcome to join.
shown-here = { $how ->
        [here] Game { $game } against { $opponent } is shown here from now on.
        [asked] Game { $game } against { $opponent } is private, and everybody can read along here. I’ve asked { $opponent }, and it’s shown here as soon as you’ve both asked for it in this channel.
       *[direct] From now on, game { $game } against { $opponent } goes to each of you directly.
    }
here-asked = { $opponent } would like your private game { $game } to be shown in a channel where everybody can read along: { $link } If that’s fine with you, use { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } in that channel. Otherwise nothing changes.

## A player's own account
# $channel is mail, discord or terminal; $address an address there.
link-asked = { $channel ->
        [discord] We’re sending a code to { $address } in Discord, unless that account is already in use at this club. Within a day, send { COMMAND("link") } and the code from that Discord account.
       *[mail] We’re sending a code to { $address }, unless that address is already in use at this club or has reached today’s limit for emails from us. Within a day, send { COMMAND("link") } and the code, from there or from here.
    }
link-code = { $name } plays hnefatafl (the Viking board game) at { $club } and wants to be reached at this address. If that’s you, reply with the line below within a day.
    If it isn’t you, just ignore this: we won’t write to this address about it again.
link-code-gone = { $name } plays hnefatafl (the Viking board game) at { $club } and wants to be reached at this address. The code has already been sent.
link-code-lost = We couldn’t deliver the code to { $address }. Check that the address is correct{ $channel ->
        [discord] {" "}and accepts direct messages
       *[mail] {""}
    }, then ask for a new code.
linked = { $channel ->
        [discord] { $address } on Discord is now linked to your account: whatever is sent from there counts as coming from you.
       *[mail] { $address } is now linked to your account: whatever is sent from there counts as coming from you.
    }
unlinked = { $address } is no longer linked to your account. We won’t send anything there, and messages from there no longer count as yours.
channel-changed = { $channel ->
        [mail] From now on, your notifications go by email to { $address }.
        [discord] From now on, your notifications go to { $address } in Discord.
       *[terminal] From now on, your notifications wait for you at the terminal.
    }
changed-elsewhere = This was requested from somewhere else, so we’re telling you at all your addresses. If it wasn’t you, unlink every address that isn’t yours, and tell the organisers of this club.
consent-asked = A change like this needs your yes from an address that was yours before, so we’ve sent a question to { $address }. Nothing has changed yet.
device-code = Somebody wants to sign in to the pages of { $club } as { $name }, on this device: { $device }. If that’s you, type this code there within ten minutes: { $code }
    Don’t give the code to anybody: we’ll never ask you for it in a message. If it wasn’t you, just ignore this: nobody gets in without the code.
device-code-gone = Somebody wanted to sign in to the pages of { $club } as { $name }, on this device: { $device }. The code has already been sent.
device-new = You’re now signed in to the pages of { $club } on this device: { $device }. Whatever is done there counts as yours. If that wasn’t you, somebody else can read what we send you: sign that device out, change the password of your mailbox or Discord account, and tell the organisers of this club.
device-ended = { $device } is signed out: nobody can play in your name there any more.
devices-ended = { $count ->
        [one] Your device is signed out: nobody can play in your name there any more.
       *[other] Your { $count } devices are signed out: nobody can play in your name there any more.
    }
devices-none = You’re not signed in on any device.
devices-line = { $number }. { $device }, signed in since { $since }, last used { $days ->
        [0] today
        [one] yesterday
       *[other] { $days } days ago
    }{ $here ->
        [yes] {" "}(this device)
       *[no] {""}
    }
calendar-address = { $new ->
        [yes] This is the new address of your calendar; the old one no longer works.
       *[no] Your calendar shows by when you have to move in your games. Subscribe to this address in your calendar program.
    } Keep it to yourself: whoever has it can read your calendar.
    { $address }
# The reader asked for that.
stopped = We’ve stopped sending emails to { $address }, as you asked. Your notifications come here instead.
stop-asked = Do you want no more emails to { $address }? Then nothing reaches you there any more, and the clocks in your games keep running.
stopped-now = All right, no more emails go to { $address }. This is the last one, apart from answers to what you write to us. The clocks in your games keep running. If you’d like emails again, write to us from that address at any time:
# The same whether a player reads there or not.
contact-asked = Your invitation is on its way to { $address }, unless the person there wants no email from this club. You’ll learn who it is if they accept; if they never answer, you won’t hear anything.
# $otherwise is yes or no.
unreachable = { $channel ->
        [discord] Discord no longer accepts messages for { $name }.
       *[mail] Emails to { $name } are bouncing.
    } { $otherwise ->
        [yes] We’ll reach { $name } another way, and play goes on.
       *[no] We have no other way to reach { $name } yet. An answer may take longer. If you’re playing each other, { $name }’s clock is running all the same.
    }
export-asked = Everything the club stores about you will be sent to { $channel ->
        [terminal] your terminal
        [discord] { $address } in Discord
       *[mail] { $address }
    } as one file: your settings and addresses, your games with their records, notes, messages and all the rest. Do you want that?
exporting = The file is on its way to { $channel ->
        [terminal] your terminal.
        [discord] { $address } in Discord.
       *[mail] { $address }.
    }
exported = Here is everything the club stores about you, in the file { $file } (JSON). If you’re at a terminal, it’s saved in the folder you started from. Your games are in it as records that can be checked with “taflpost verify”. Keep the file to yourself: it contains your notes and addresses.
erase-asked = You’re asking us to delete your account. This can’t be undone. Here is what it means:
    { $games ->
        [0] You have no running games to resign.
        [one] Your running game is resigned, and your opponent is told.
       *[other] Your { $games } running games are resigned, and your opponents are told.
    } Challenges to you or from you that haven’t been accepted yet are closed.
    Your name, addresses, settings, notes, messages, plans, blocks, reports and vacations are deleted, along with everything we’ve sent you. Somebody else can then take your name.
    Your games and their records stay, because they’re your opponents’ too. In them you’ll be called “{ $pseudonym }” for good; nobody can change that back, not even the organisers. Reports that others made about you stay under that name.
    Backups that the organisers have already made keep your data until they expire.
    If you want a copy first, say no and ask for an export. To delete your account, a yes isn’t enough: type your name.
erased = Your account has been deleted. Your games stay under the name “{ $pseudonym }”. Your data stays in the organisers’ existing backups until those expire. Thank you for playing!
farewell = As you asked, your account at { $club } has been deleted. Your games stay there under the name “{ $pseudonym }”. This address was deleted with the rest as soon as this message was sent, so you won’t hear from us again. Thank you for playing!
renamed = From now on you’re shown as { $name }, and the players you’re playing now are told. To name you, others still type “{ $handle }”.
opponent-renamed = { $was } is now called { $name }. To name them, you still type “{ $handle }”.
name-barred = People could take somebody called “{ $was }” for one of those who run this club, so that name can’t be used any longer. Until you choose another one, you’re shown as { $name }.
left-the-club = Your opponent in { $count ->
        [one] game { $games }
       *[other] games { $games }
    } has left the club for good, and their account has been deleted. They’re called “{ $pseudonym }” there from now on, and the { $count ->
        [one] game is
       *[other] games are
    } over.
privacy = What { $club } stores about you, why, and for how long:
privacy-held = { $what ->
        [account] Your name and handle, names you’ve given up in the last 90 days, your language, time zone and settings: to know who you are and to write to you. Kept as long as you’re a player.
        [addresses] Your email addresses and Discord accounts, and the Discord servers where you’ve been seen: to recognise what you send and to send you notifications. Kept until you unlink them. They’re shown to nobody else.
        [codes] Codes for linking addresses and for signing in, as a hash (scrambled, so that nobody can read them): to check the code you send. Kept for a day or a little longer.
        [devices] The devices on which you’re signed in to the pages, as they call themselves (“Firefox on Android”), since when, on which day each was used last, and a hash of the secret by which we recognise it: to let you play there. Kept until you sign them out or don’t use them for a year.
        [games] Your games with every move and its time, what we found about where they turned, and their check codes, which prove that nothing has been changed: they belong to both players and prove what was played. Kept for good; if you delete your account, under a number instead of your name.
        [ladders] Your places on ladders, your ladder matches, your tournaments and your ratings, past and present, and when you were last here: to run the ladders and tournaments. Other players see roughly when you were last here. Kept for good; if you delete your account, under a number.
        [words] Your notes, the lines you try in games, and your messages: notes and lines for you alone, until you open them; messages for your opponent. Kept as long as you’re a player; what you write around a move in an email, for at most 90 days until you’ve said whether to pass it on.
        [plans] Conditional moves, vacations, what you follow, and a command that you still have to confirm: to do what you asked for. Kept as long as you’re a player.
        [distance] The players you’ve muted, blocked or reported, and what you’ve written to the organisers: to keep those players away from you, and for the organisers to read and answer. Kept as long as you’re a player. Reports about you stay.
        [invitations] Your challenges and open challenges with their terms, without names: to know what was agreed. Kept for good.
        [contacts] Email addresses to which you’ve sent invitations: to write to the people there. Kept for 90 days; if somebody says no, only a hash (a scrambled form) is kept, so that nothing is sent there again.
        [mails] Emails that we’ve sent you, as plain text: to tell our words from yours when you reply. Kept for 180 days.
        [notices] What we’ve sent you, when and where, but not the words: to send nothing twice and to prove when your clock started. Kept until it has been sent, and for at most 90 days after that.
       *[requests] What you asked for and what we answered, in short: so that the same message doesn’t take effect twice, and to tell you why something was refused. Kept for 90 days.
    }
privacy-how = You can get everything as one file (you’re asked to confirm that) or delete it; before it’s deleted, you’re told what that means, and confirm with your name. Your data stays in the organisers’ backups until those expire. Email providers and Discord see what is sent through them; nobody else is given anything.
muted = You’ll no longer get { $opponent }’s messages in game { $game }.
unmuted = You’ll get { $opponent }’s messages in game { $game } again.
blocked = You’ve blocked { $name }: you won’t get their challenges or messages. Your running games with { $name } go on.
unblocked = You’re no longer blocking { $name }.
reported = The organisers of the club will read what you’ve written about { $name }; { $name } isn’t told.
# $value is a language’s code.
# $typed is handle if that differs from the name.
settings-name = Name: { $name }{ $typed ->
        [handle] {" "}(others type “{ $handle }”)
       *[name] {""}
    }
settings-language = Language: { $value ->
        [en] English (en)
        [nb] Norwegian (nb)
        [da] Danish (da)
        [de] German (de)
       *[es] Spanish (es)
    }
    .slash = The language the club uses with you
settings-zone = Time zone: { $value }{ $all-year ->
        [yes] , all year (where clocks change in summer, name a place instead, like Europe/Oslo)
       *[no] {""}
    }
    .slash = Your time zone, e.g. Europe/Oslo
settings-channel = Notifications: { $value ->
        [mail] by email
        [discord] in Discord
       *[terminal] at the terminal
    }
settings-digest = Digest: { $value ->
        [off] off (every notification comes right away)
        [hourly] hourly, on the hour (time warnings and results of games come right away)
       *[daily] daily at 08:00 (time warnings and results of games come right away)
    }
    .slash = Get the less urgent notifications in one batch, every hour or every day
settings-quiet = Quiet hours: { $from } to { $until }
    .slash = Quiet hours without notifications, e.g. 22-07, or off
settings-quiet-off = Quiet hours: none
settings-board = Boards: { $value ->
        [picture] as a picture where possible, otherwise as text
        [emoji] in emoji
        [unicode] in Unicode symbols
        [words] in words
       *[text] as text
    }
    .slash = How boards are shown
settings-remind = Reminder: { $value } before your time runs out
    .slash = An extra reminder before your time runs out, e.g. 24h or 2d, or off
settings-remind-off = Reminder: only the club’s own warnings
# What you write around a move in an email.
settings-words = Words around your moves by email: { $value ->
        [yes] your opponent gets them
        [no] they stay with you
        [ask] you’re asked each time
       *[none] you’re asked when you write some
    }
    .slash = Whether your opponent gets what you write around a move in an email
settings-reports = Reports after your games: { $value ->
        [on] on (where the game turned)
       *[off] off
    }
    .slash = Whether you get a report on where the game turned after each of your games
settings-pace = How fast you answer: { $value ->
        [on] others can see it
       *[off] hidden from others
    }
    .slash = Whether others can see how fast you answer
# $state is good or suspended.
settings-way = Linked: { $channel ->
        [mail] { $address } (email
        [discord] { $address } (Discord
       *[terminal] the terminal (as { $address }
    }{ $state ->
        [suspended] ; notifications don’t arrive there)
       *[good] )
    }
settings-blocked = Blocked: { $names }
settings-how = { CLIENT() ->
        [discord] To change them, use { COMMAND("settings") }; to link an address, { COMMAND("link") }.
       *[typed] To change them, send lines like “settings language de zone Europe/Oslo”, “settings digest daily quiet 22-07 board text”, “channel mail” or “link alva@example.org”.
    }

members-nobody = Nobody has joined yet.
members-none = Nobody’s name here has “{ $part }” in it.
members-more = { $count ->
        [one] One more player is
       *[other] { $count } more players are
    } not shown. To find somebody, ask with a part of the name.
# $seen is today, week or month; $month is only for month.
member-line = { $name }{ $typed ->
        [handle] {" "}({ $handle })
       *[name] {""}
    }{ $who ->
        [you] {" "}(you)
       *[other] {""}
    }: { $seen ->
        [today] here today.
        [week] here this week.
       *[month] last here in { $month }.
    }
member-away = On vacation until { $until }.
member-looks-for = Looking for a game of { $rulesets }.
member-since = In the club since { $month }.
member-language = Language: { $language }.
member-pace = Half of the answers in the last 90 days came within { $span }.
member-games = { $count ->
        [one] One game is running.
       *[other] { $count } games are running.
    }
member-results = { $ruleset }, as { $side ->
        [attackers] the attackers
       *[defenders] the defenders
    }: { $won } won, { $drawn } drawn, { $lost } lost.
member-late = { $count ->
        [one] One game was lost on time.
       *[other] { $count } games were lost on time.
    }
member-with-you = Against you: you’ve won { $won }, drawn { $drawn } and lost { $lost }.
# $ladder is yes if there is a place.
member-rating = { $ruleset }: rating { $points } ± { $deviation }, after { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }{ $ladder ->
        [yes] ; place { $place } on the ladder.
       *[no] .
    }
member-place = { $ruleset }: place { $place } on the ladder.
member-unrated = You don’t have a rating yet: your first rated game gives you one when it’s over.

## Acts
act-join = join the club under this name
    .open = join the club: add a name of your choice
    .button = Join as { $what }
    .button-open = Choose a name…
    .box = Join the club
    .field = Name: letters, digits, hyphens; up to 4 words
    .example = join Alva Berg
    .help =
        join [NAME] | become a player
act-rename =
    .open = change the name you’re shown under{ CLIENT() ->
            [discord] {""}
           *[typed] : add the new one
        }
    .button-open = Change my name…
    .box = Change your name
    .field = { act-join.field }
    .example = rename Alva Berg
    .help =
        rename NAME | change the name that you’re shown under
act-settings = see your settings and how to change them
    .button = My settings
    .example = settings language de zone Europe/Oslo digest daily quiet 22-07
    .slash = Show or change your settings
    .help =
        settings | your language, time zone, digest, quiet hours, boards and reminders
        settings WHAT VALUE | change them: settings zone Europe/Oslo quiet 22-07; settings remind 24h reminds you that long before your time runs out; settings words yes, no or ask: whether your opponent gets what you write around a move by email; settings reports off: no report on where the game turned after your games; settings pace off: nobody sees how fast you answer
        settings devices, settings devices end 2 | where you’re signed in to the club’s pages; sign that device out, or with “all” every one
        settings calendar, settings calendar new | your calendar’s secret address, or a new one, if the club has public pages
act-mute = stop your opponent’s messages in this game
    .button = Mute my opponent
    .help =
        mute, unmute | turn your opponent’s messages in a game off, or on again
act-unmute = get those messages again
    .button = Unmute
act-block = stop their challenges and messages
    .button = Block { $what }
    .example = block ylva
    .slash = Block a player’s challenges and messages
    .help =
        block NAME, unblock NAME | stop a player’s challenges and messages, or allow them again
act-unblock = unblock this player
    .button = Unblock { $what }
    .example = unblock ylva
act-channel = get your notifications there
    .button = { $what ->
            [mail] Notify me by email
            [discord] Notify me in Discord
           *[terminal] Notify me at a terminal
        }
    .example = channel mail
    .help =
        channel mail, channel discord, channel terminal | where your notifications go
act-link =
    .open = link an address{ CLIENT() ->
            [discord] {""}
           *[typed] , like this one
        }
    .example = link alva@example.org
    .slash = Link an email address to your account, or enter the code you were sent
    .help =
        link ADDRESS, link CODE, unlink ADDRESS | link an address to your account, or unlink it
act-link-code = yes, this address is mine
    .button = Yes, that’s me
act-unlink = unlink that address
    .button = { $channel ->
            [discord] Unlink this Discord account
           *[mail] Unlink { $what }
        }
    .choose = Unlink an address
    .example = unlink alva@example.org
act-settings-devices = see where you’re signed in
    .button = My devices
act-settings-devices-end = sign that device out
    .button = Sign out device { $what }
act-settings-devices-end-all = sign all your devices out
    .button = Sign out all
act-settings-calendar-new = get a new address for your calendar
    .button = New address
act-export = get everything the club stores about you
    .button = Get my data
    .help =
        export | get all of it as a file
act-privacy = see what the club stores about you, and why
    .button = What’s stored about me
    .help =
        privacy | what the club stores about you, and why
act-erase = delete your account; we’ll ask you first
    .button = Delete my account…
    .box = Delete your account
    .field = To confirm, type your name in this club
    .example = erase Ylva
    .help =
        erase | delete your account (we’ll first tell you what that means)
act-erase-one = delete your account; this can’t be undone
    .button = { act-erase.button }
act-players =
    .help =
        players [PART] | who plays here, or whose name has PART in it

## Why the club refuses
# $found is one if there is a $nearest, else nobody or nothing.
refusal-no-player = { $found ->
        [one] Nobody here is called { $name }. Did you mean { $nearest }?
       *[nobody] Nobody here is called { $name }. Please check the spelling. Anyone who isn’t a player yet can join the club.
    }
# $name is the reader’s.
refusal-not-a-player = { $wish ->
        [game] You’re not a player here yet, { $name }. Would you like to join as { $name } and play your first game at once? It would be against the house, our own opponent: at its easiest level, on the smallest board (7×7 squares). You’d attack, and the attackers move first.
       *[other] You’re not a player here yet, { $name }. Would you like to join as { $name }, and then “{ $order }”?
    }
refusal-other-seat = You’re signed in here as { $seat }, so you can’t join as { $name }. Join as { $seat }, or start again as { $name } (taflpost play --as { $name }).
refusal-already-a-player = You’re already a player here.
refusal-bad-name = { $because ->
        [shape] “{ $name }” can’t be a name here: a name has 2 to 30 letters, digits, hyphens, apostrophes or full stops, in up to four words, and starts with a letter. Please choose another one.
        [letters] “{ $name }” can’t be a name here: some of its letters aren’t used to write any language today and can be mistaken for others. Please write it in your everyday letters, or choose another one.
        [reserved] “{ $name }” can’t be a name here: it looks like a command, a square, a move or a word for somebody else, such as “you” or “everyone”, or it’s set aside for the house or for players who have left. Please choose another one.
        [office] “{ $name }” can’t be a name here: people might think that you run this club. Please choose another one.
        [own] You’re called “{ $name }” already.
       *[taken] The name “{ $name }” is taken, was until a short time ago, or looks too much like one that is. Please choose another one, or add a second name.
    }
refusal-renamed-lately = You can change your name once every 30 days: the next time from { $from }.
refusal-stranger = We don’t know { $address } yet. Join under a name of your choice, or, if you’re already a player, send { COMMAND("link") } and the code we sent you.
refusal-address-taken = { $address } can’t be linked to your account: it’s already in use at this club.
refusal-already-linked = { $address } is already linked to your account.
refusal-bad-address = { CLIENT() ->
        [discord] “{ $typed }” isn’t a valid email address.
       *[typed] “{ $typed }” isn’t a valid email address. If you mean a Discord account, write it like this: “discord 123456789012345678”.
    }
refusal-not-signed-in = You’re not signed in on this device, so we don’t know who you are. Sign in first, then try again.
refusal-wrong-device-code = That isn’t the code we sent for this device, or it’s no longer valid: a code works for ten minutes, and after three wrong tries you need a new one.
refusal-no-device = You’re not signed in on a device with the number { $number }.
refusal-not-on-pages = That isn’t done on the pages: otherwise, somebody who finds your device open could { $what ->
        [organiser] make themselves an organiser
       *[account] take over your account
    }. Send “{ $order }” by email or in Discord instead.
refusal-no-pages = This club has no public pages, so you have no calendar there.
refusal-too-many-codes = We can’t send any more codes today. Please try again tomorrow.
refusal-too-new = You can’t invite people by email address until { $from }, a day after you joined. Until then, challenge players by name.
refusal-no-code = There’s no code waiting here, or it has expired or been used. Ask for a new one.
refusal-wrong-code = That isn’t the right code. { $left ->
        [0] You have no tries left; ask for a new code.
        [one] You have one more try.
       *[other] You have { $left } more tries.
    }
refusal-code-elsewhere = Send that line from the Discord account that you want to link.
refusal-not-linked = “{ $typed }” isn’t linked to your account. Your settings show what is.
refusal-last-way = You can’t unlink { $address }: it’s the only way we can reach you. Link another address first.
refusal-no-way = { $channel ->
        [mail] You haven’t linked an email address. Link one first.
        [discord] You haven’t linked a Discord account. Link one first, with { COMMAND("link discord") } and its name.
       *[terminal] You haven’t used a terminal here yet. Start one, and choose it there.
    }
# The club sends nothing over $channel (mail or discord).
refusal-no-channel = { $channel ->
        [discord] This club isn’t on Discord, so you can’t link or write to an account there.
       *[mail] This club doesn’t use email, so you can’t link or write to an email address.
    } Your settings show where your notifications go.
refusal-takes-none = { $name } isn’t taking challenges at the moment.
refusal-you-block = You’ve blocked { $name }. Unblock them first.
refusal-not-blocked = You haven’t blocked { $name }.
refusal-only-others = You can’t do that to yourself. Name another player.
refusal-nobody-at = No player here has the address “{ $typed }”. Please check the spelling. Anyone who’s new has to join the club first.
refusal-not-yet-a-player = That person isn’t a player here yet. You can challenge them to a public game, in a channel of a server that you share; or ask them to join first: one press of a button is enough.
refusal-left-alone = { $name } doesn’t want to be challenged here, so nobody was asked.
refusal-gone = { $name } has left the club.
refusal-not-from-here = You can only do that from an address that’s linked to your account.
refusal-other-name = Nothing was deleted: your name here is { $name }, not “{ $typed }”.
refusal-name-needed = Nothing has been deleted: a yes isn’t enough for that. If you want to delete your account, confirm it with your name.

member-seen = { $seen ->
    [today] today
    [week] this week
   *[month] { $month }
}
