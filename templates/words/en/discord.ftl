# Discord, in English.

## What a channel says of a game that has a thread in it, and the thread’s title

channel-begun = { $attackers } (attackers) is playing { $defenders } (defenders): { $ruleset } { $size }×{ $size }, game { $game }.
channel-begun-match = { $first-player } and { $second-player } are playing a match: { $ruleset } { $size }×{ $size }, games { $first } and { $second }.
# $result is lead-won, lead-drawn or lead-closed. The link to the thread follows.
channel-over = { $result } · { $ruleset }, game { $game }:
thread-won = { $winner } won
thread-drawn = draw
thread-closed = no result

# A link to the page that shows the same as a post.
page-link = Open the page

## Names of commands and options, as Discord writes them: small letters, no spaces

command-game = game
command-number = number
command-side = side
command-terms = terms
command-text = text
command-act = act
command-server = server
command-ladder = ladder
command-check = check
command-answer = answer
command-count = count
command-move = move
command-ply = move
command-moves = moves
command-here = here
command-announce = announce
command-order = order
command-form = form
command-plan = plan
command-show = show
command-player = player
command-month = month
command-name = name
command-off = off
command-server-games = server-games
command-server-threads = server-threads
command-server-language = server-language
command-address = address

## What commands do: at most 100 characters each; names and texts of a whole command at most 4,000

command-tafl-does = Play hnefatafl, the Viking board game
command-ladder-does = The club’s ladders and tournaments
command-organise-does = For the club’s organisers: decide games, set up tournaments
command-help-does = How to play here: what you can do, on one screen
command-club-does = Your account, your settings and the club
command-play-does = Challenge somebody, or post an open challenge; you can change everything before it’s sent
command-setup-does = For people who manage this server: set up the app
command-server-does = Choose where games are shown here, with threads or without, and in which language
menu-challenge = Challenge
command-move-does = Make a move
command-order-does = Type commands, one per line
command-show-does = Show a ladder
command-pin-does = Show a ladder in this channel and keep it up to date
command-check-does = See and change what’s set for this server, and check the app’s permissions
command-open-circle-does = Open a circle for this server: a club within the club, with ladders of its own
command-here-does = Show your game here

## What options say, at most 100 characters each; many belong to several commands

option-player-does = Somebody on Discord
option-month-does = The ladder at the end of a month, e.g. 2026-10
option-rival-does = Who to challenge (players you can challenge are suggested)
option-name-does = A name in the club (in a challenge, an email address works too)
option-circle-does = The circle’s name; without it, all of them are listed
option-circle-name-does = What the circle is called: one word, which can’t be changed later
option-archive-name-does = A player’s name, in the club or in games from elsewhere
option-archive-against-does = The name of who they played against
option-archive-result-does = How the games ended
option-archive-ending-does = By what the games ended
option-archive-since-does = The first day, e.g. 2011-08-01, or a year
option-archive-until-does = The last day, e.g. 2011-08-31, or a year
option-archive-page-does = Which part of the list
option-archive-number-does = The number of a game from elsewhere, to look at it
option-ruleset-does = The ruleset: board and rules (suggestions appear as you type)
option-side-does = Your side, or a match: two games with sides swapped
option-clock-does = The time control, e.g. 3d/move, or 7d+1d/10d: 7 days plus 1 per move, at most 10
option-terms-does = Any other terms, e.g. rated or private
option-number-does = Which one, by number
option-count-does = How many games you’d like
option-ply-does = The move, e.g. d1-d4
option-announce-does = The escape routes you announce with the move
option-game-does = The game, if you have several
option-form-does = How boards are shown
option-after-does = After which move (its number)
option-moves-does = One or more moves, one after the other
option-answer-does = Offer, accept or decline
option-plan-does = Your opponent’s move, then yours, e.g. d4-d6 then f6-f3 or d4-d6 then resign
option-act-does = For example: extend 12 attackers 2d a power cut
option-text-does = What you want to write
command-part = part
command-result = result
command-ending = ending
option-part-does = A part of the rules; “all” for everything
option-channel-does = Where your notifications go
option-server-games-does = For this server: the channel where games are shown
option-server-threads-does = For this server: a thread for each match
option-server-language-does = For this server: the language of what is posted
option-when-does = How long, e.g. 14 days or from 20.12. until 6.1.; or end, to come back early
option-address-does = The email address, or the code you were sent
option-off-does = True to turn this off again
option-report-text-does = What you want to tell them

## On buttons, at most 80 characters each

control-move = Move
control-announce = Announce
control-type-move = Type a move…
control-answer = Answer…
control-more = More…
control-text = Board as text
-accept = Accept
-decline = Decline
control-leave-alone = Don’t mention me again
-take-back = Withdraw it
control-cancel = Cancel
control-back = Back
control-play = Confirm
control-play-saying = Play and announce “{ $words }”
control-play-silent = Play without announcing
control-challenge-on-ladder = Challenge…
control-previous = Previous
control-next = Next
control-read-on = Read on ({ $page }/{ $pages })
control-send-challenge = Send
control-set-up = Set up
control-check-again = Check again
control-with-threads = A thread for each match
control-without-threads = No threads
control-one-board = One board per game
control-board-for-each-move = A new board for each move
control-with-news = News of ladders and tournaments
control-without-news = No news
control-with-evening = Evening edition
control-without-evening = No evening edition
control-where-arranged = Show games where they’re arranged

## Choosing a move

pick-piece = Which piece do you want to move?
pick-piece-to-try = Which piece do you want to try? Nothing of this is played.
pick-piece-to-announce = These pieces can open an escape route for you to announce. Which one do you want to move?
pick-nothing-to-announce = There’s nothing to announce now: none of your moves leaves the king an escape route that you could announce.
pick-no-announcements = In this game, escape routes aren’t announced.
pick-square = Where do you want to move the piece on { $from }?
pick-game-here = Show the board of a game
pick-which-game-here = The game you mean
pick-more-here = More…
pick-ruleset-here = The ruleset stays as it was offered
pick-side-here = The sides stay as they were offered
pick-clock-here = The clock stays as it was offered
pick-channel-here = Choose the channel for games
pick-language-here = Choose the language of posts
pick-king = { $square } (the king)
pick-roll = Roll the hún (the king’s die) first, then choose your move.
pick-preview = This is how the board would look. You haven’t made the move yet.
pick-unknown = This button no longer works, so nothing was done. For a board with buttons that work, use { COMMAND("board") }.
pick-dropped = All right, nothing has changed.
board-too-large-for-emoji = Discord doesn’t draw that many emoji, so this is the board as text.
pick-two-people = You chose somebody and also gave a name. Send it again with just one of the two, so that it’s clear who you mean. Nothing has been done yet.
pick-more = What would you like to do in this game?
pick-action-here = Choose what to do
# The squares that a picture marks, for people who do not see it.
pick-marked = Marked: { $squares }.

## Questions

ask-draw = Offer a draw?
ask-draw-answer = Your opponent offers you a draw. If you accept, the game is over. Do you accept?
ask-draw-offered = You’ve offered a draw, and your opponent hasn’t answered yet. Withdraw the offer?
ask-time = What would you like to offer? Nothing changes until your opponent accepts.
pick-time = { $what ->
        [pause] { $days ->
            [one] Pause the game for one day
           *[other] Pause the game for { $days } days
        }
       *[more] { $days ->
            [one] One more day for both of you
           *[other] { $days } more days for both of you
        }
    }
order-box-title = Commands
help-in-discord = 
    Hnefatafl is a Viking board game: one side attacks, the other gets its king away.
    { COMMAND("challenge") }: challenge somebody, or post an open challenge
    { COMMAND("move") }: make a move, or press the button below a board
    { COMMAND("games") }: your games, those that wait for you first
    { COMMAND("board") }: the board of a game, and what else you can do there
    { COMMAND("say") }: write to your opponent
    { COMMAND("rules") }: how it’s played
    { COMMAND("ladder") }: the ladder; { COMMAND("tournament") }: the tournaments
    { COMMAND("settings") }: your language, time zone, notifications and data
    { COMMAND("block") }, { COMMAND("report") }: if somebody bothers you
    Ordinary messages aren’t read here: press a button or use a command.
order-box-label = One command per line
ply-box-title = Type a move
ply-box-label = From where to where, like d1-d4
discord-stranger = You haven’t joined { $club } yet. Press a button below to join, then try again.
discord-stranger-goes-on = You haven’t joined { $club } yet. Press a button below to join, and we’ll go straight on with what you wanted.

## Servers

server-set = On this server, games are shown in { $channel ->
        [here] the channel where they were arranged
       *[other] { $channel }
    }, { $threads ->
        [yes] with a thread for each match
       *[no] without threads
    }. Everything is posted in { $language ->
        [nb] Norwegian
        [da] Danish
        [de] German
        [es] Spanish
       *[en] English
    }.
server-one-board = Each game has one board, which changes with every move.
server-news = { $news ->
        [yes] News of ladders and tournaments is posted there too.
       *[no] No news of ladders and tournaments is posted.
    }
server-evening = In the evening, an edition of what happened that day is posted there: public games with their boards, new open challenges, and the ladders.
server-circle = The circle { $circle } lives here: whoever joins the club on this server is in it.
server-circle-opened = Whoever joins the club on this server is in the circle, and so is whoever joins one of its ladders here. Next, the club’s organisers appoint organisers of its own among its members; until then, they open its ladders and tournaments themselves. Elsewhere, nobody sees the circle before the club’s organisers have seen it.
server-news-nowhere = News goes into the channel for games. Please choose that channel first.
server-ladder = { $shown ->
        [no] The { $ladder } ladder is no longer shown here. Its last message stays, but won’t be updated.
       *[yes] From now on, the { $ladder } ladder is shown here, in a message that’s kept up to date. It’s the ladder of the whole club, so players from other servers are on it, too.
    }
server-ladder-of-circle = From now on, the { $ladder } ladder is shown here, in a message that’s kept up to date. Everybody in the circle { $circle }, or on its server, can join it.
server-ladder-barred = The ladder isn’t shown here yet. Allow what’s missing, then use the command again.
server-no-right = Only people who can manage this server (permission “Manage Server”) can do that. Nothing was changed for the server.
server-none = That only works on a server where this app is installed. Use the command in a channel there.
server-added = Hello! I’m Taflpost. On this server, you can now play hnefatafl, the Viking board game: move by move, whenever you have time. If you manage this server, press “Set up” to choose where games are shown; until then, they’re shown where they’re arranged.
server-hello = From now on, games of hnefatafl, the Viking board game, are shown here. Anybody can watch, and anybody can play, also against people from other servers and by email: everybody is in the same club.
server-said-hello = There’s a first message in { $channel } now.
server-channel-gone = The channel in which games were to be shown has been deleted. Please choose another one; until then, new games are shown where they’re arranged.

## What the app may do in a channel

doctor-well = This app has all the permissions it needs in { $channel ->
        [here] this channel
       *[other] { $channel }
    }.
doctor-no-answer = Discord isn’t telling me right now what this app is allowed to do there. Please try again in a moment.
doctor-lacks = In { $channel ->
        [here] this channel
       *[other] { $channel }
    }, this app doesn’t have all the permissions it needs:
doctor-missing = “{ $right }” is missing: { $why }
doctor-mend = To fix that, open the channel’s settings, go to Permissions and allow what’s missing for the app’s role.

## Permissions, as Discord calls them, and what happens without

right-view = View Channel
right-view-why = it can’t show games here.
right-send = Send Messages
right-send-why = it can’t show games here.
right-attach = Attach Files
right-attach-why = boards are posted as text instead of pictures.
right-embed = Embed Links
right-embed-why = boards are posted without the coloured bar that groups picture and text.
right-history = Read Message History
right-history-why = after a restart, it can’t see what it has already posted.
right-threads = Create Public Threads
right-threads-why = it can’t give matches their own threads.
right-in-threads = Send Messages in Threads
right-in-threads-why = it can’t show games in threads.
right-pin = Pin Messages
right-pin-why = ladders that are shown here aren’t pinned.
