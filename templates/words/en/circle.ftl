# Circles, in English.

## Acts
act-circle = list the circles
    .button = Circles
    .slash = List the circles, or show one to join or leave it
    .help =
        circle [NAME] | the clubs within the club, or one of them
        circle join NAME, circle leave NAME | join a circle, or leave it
    .help-more =
        For organisers:
          organise circle open NAME, organise circle close NAME REASON
                           open a circle, with “language de” or “server NUMBER” if
                           you like, or close it
          organise circle appoint CIRCLE NAME,
          organise circle dismiss CIRCLE NAME REASON
                           make a member its organiser, or end that
          organise circle announce CIRCLE TEXT
                           tell all its members something, once a day
act-circle-one = see who’s in the circle and what it plays
    .button = Show the circle
    .choose = Choose a circle
act-circle-join = join the circle
    .button = Join the circle
act-circle-leave = leave the circle
    .button = Leave the circle

## Why the club refuses
refusal-no-circle = There’s no circle called “{ $name }”.
refusal-already-in-circle = You’re already in the circle { $circle }.
refusal-not-in-circle = You’re not in the circle { $circle }.
refusal-other-not-in-circle = { $name } isn’t in the circle { $circle }, and can only organise it as a member.
refusal-circle-only-there = The circle { $circle } lives in a Discord server. You can join it there, with the account that you play with.
refusal-circle-only-members = That’s for members of the circle { $circle }. Join it first.
refusal-bad-circle-name = “{ $name }” can’t be a circle’s name. It has to be one word of 2 to { $most } letters, digits and hyphens that begins with a letter and isn’t a command.
refusal-circle-taken = There is or was a circle called { $circle }. Please choose another name.
refusal-circle-has-one = That server already has a circle: { $circle }.
refusal-circle-still-waits = The circle { $circle } on this server waits for the club’s organisers. They’ve been told, and open it when they agree.
refusal-bad-server = “{ $typed }” isn’t the number of a Discord server. In Discord, the server’s menu copies it once Developer Mode is on.

## Circles

circles-none = There are no circles. A circle is a club within the club, with ladders and tournaments of its own; the organisers open them.
circles = A circle is a club within the club, with ladders and tournaments of its own. Anybody can play anybody, whatever circles they’re in.
circle-line = { $circle }: { $members ->
        [0] no members yet
        [one] one member
       *[other] { $members } members
    }, { $place ->
        [server] in a Discord server
       *[nowhere] in no particular place
    }, { $language }{ $reader ->
        [member] {" "}– you’re in it
       *[no] {""}
    }.
circle-members = Members: { $names }.
circle-organisers = Organisers: { $names }.
circle-ladders = Ladders: { $names }.
circle-tournaments = Tournaments: { $names }.
circle-joined = You’re in the circle { $circle } now. You can join its ladders and enter its tournaments.
circle-left = You’ve left the circle { $circle }. { $ladders ->
        [0] You weren’t on any of its ladders.
        [one] You’re leaving its ladder, too; matches that are running are still played and count.
       *[other] You’re leaving its { $ladders } ladders, too; matches that are running are still played and count.
    } Tournaments that have begun go on.
circle-left-server = You’ve left the Discord server of the circle { $circle }, so you’ve left the circle and its ladders, too. Matches and tournaments that are running go on.
circle-opened = The circle { $circle } is open. Its ladders and tournaments are those that its organisers open.
circle-waits = The circle { $circle } isn’t open yet: it waits for the club’s organisers. They’ve been told, and open it when they agree. You can open one at once that they haven’t seen, and three are opened in the whole club in a day.
circles-to-see = New circles on Discord servers. Until one of you has opened them, nobody elsewhere sees those that are open there, and the others wait. You can also close them.
circle-to-see = { $circle }: { $state ->
        [waits] waits for your yes
       *[open] open on its server
    }.
circle-closed = The circle { $circle } is closed. { $players ->
        [0] Nobody was in it.
        [one] One player was in it and has been told the reason.
       *[other] { $players } players were in it and have been told the reason.
    }
circle-disbanded = The organisers have closed the circle { $circle } and its ladders. Games that are running go on.
circle-appointed = { $who ->
        [you] You’re an organiser of the circle { $circle } now: you can open its ladders and tournaments and decide their games. Everything you do is logged, and those it concerns are told your reason.
       *[player] { $name } is an organiser of the circle { $circle } now and has been told.
    }
circle-dismissed = { $who ->
        [you] You’re no longer an organiser of the circle { $circle }.
       *[player] { $name } is no longer an organiser of the circle { $circle } and has been told.
    }
