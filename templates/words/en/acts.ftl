# What each order does, and help, in English.

help =
    Write one command per line. If you have several games, put the game’s number first: “12: d1-d4”. Replace the WORDS IN CAPITALS; you can leave out anything in [brackets].
help-playing = Playing
help-looking = Looking
help-talking = Talking
help-inviting = Inviting
help-ladder = The ladder
help-tournaments = Tournaments
help-circles = Circles
help-you = About you
help-club = The club
# Each term, and what it says.
help-terms =
    You can combine these terms:
    attack, defend, random | your side
    match | two games at once, with the sides swapped
    3d/move | clock: 3 days for each move
    3d/move vs 7d/move | 3 days for you, 7 for your opponent; unrated
    7d+1d/10d | clock: 7 days, 1 more per move, at most 10
    weekend, night=22-07 | pause the clock on weekends or at night
    no-vacation | vacation doesn’t pause the clock
    hard, claim | when time is up: you lose at once, or on a claim
    strict, remind, auto | announcing: yourself, with reminders, automatically
    slowly | the house takes its time: hours, never at night
    hun, no-hun | with or without the hún, the king’s die
    rated, unrated, public, private
# The heading of the first lines of the help.
help-now = What you probably need now
help-rest = Everything else
help-more =
    help PART | one part of the help: { $parts }
    help all | every command
# Words of the game that “help WORD” explains.
topic-raichi =
    Raichi is an announcement. When the king could reach the goal in one move, he has an
    escape route. In some rulesets the defenders have to announce it, with a word after
    the move that opens it:
      d1-d4 raichi
    Two routes at once are tuichi. As a rule the king can’t escape by a route that nobody
    announced, unless the game’s terms say “auto”: then the club announces for you.
topic-throne =
    The throne is the centre square, where the king usually begins. In most rulesets only
    the king may stop on it. Next to it, men can be captured against it, and capturing the
    king takes more attackers. The rules of your game say which of this holds in it.
topic-corner =
    The corners are the goal in many rulesets: the king wins when he reaches one. There, only
    the king may stop on them, and they help to capture a man beside them. In the other
    rulesets the king wins on any edge square, and corners are ordinary squares.
topic-fort =
    A fort is a shape of defenders at the edge that the attackers can’t break, with the king
    inside and with room to move. In some rulesets the defenders win with it.
topic-shieldwall =
    In a shieldwall capture, a row of men along the edge is captured at once: every man in the
    row has an enemy in front, and the row is closed at both ends. Only some rulesets have it.
topic-ring =
    A ring is a chain of attackers around the king and all his men, through which none of them
    can reach the edge. In some rulesets the attackers win as soon as it’s closed.
topic-capture =
    You capture a man by moving one of yours next to him, so that he is between two enemies
    in a line, never diagonally. Moving between two enemies yourself is safe. Some squares,
    such as corners and the empty throne, can take the place of the second enemy. The king is
    harder to capture; how hard depends on the ruleset.
topic-king =
    The defenders’ king wins by reaching the goal: the edge or a corner, as the ruleset has it.
    The attackers win by capturing him. Out in the open that takes two or four attackers,
    depending on the ruleset; on his throne and next to it, mostly more. A K on the board
    is the king, and he moves like any piece:
      f6-f9
topic-ply =
    A ply is a move by one side. Move 12 in our messages is the twelfth move of the game,
    both sides counted together.
topic-rating =
    A rating says how strong a player is in a ruleset, worked out from rated games alone.
    It’s uncertain at first and settles as you play. A game is rated if its terms say so:
    rated or unrated. The ladder moves by its matches, not by ratings.
topic-move =
    Type the square that a piece stands on and the square that it goes to: files have
    letters, ranks have numbers.
      d1-d4
    d1 d4 and d1 to d4 mean the same. Pieces go straight, any distance in most rulesets,
    and don’t jump. You don’t have to name captures; the club finds them. An announcement
    comes after the move: d1-d4 raichi. With several games, put the number first: 12: d1-d4.
      legal d1         where the piece on d1 can go
topic-mail =
    You can reply to every email from the club. Write your move, or a command, on a line of
    its own above what your email program quotes:
      d1-d4
    You can write around it as you like. Each email ends with the commands that fit; if it’s
    about several games, put the game’s number first: 12: d1-d4.
      say good luck    write to your opponent
      settings words   whether your opponent gets what you write around a move
      channel mail     get your notifications by email
      unsubscribe      stop the emails you get from this club
topic-terminal =
    At a terminal, Tab completes commands, names and legal moves, and the arrow
    keys move in the line and bring back earlier ones. If an answer is much longer
    than the window, Enter shows the next part, and “q” skips the rest. “quit” or
    Ctrl-C leaves your seat; if the club runs in the same window, a second Ctrl-C
    closes it.
topic-quit =
    There’s nothing to close: games go on, and the club writes to you when it’s your turn.
    At a terminal, type quit, exit or bye to leave it.
      resign           give up a game
      vacation         take a break
      erase            delete your account
# $parts is a list of headings.
help-nothing = There’s no help on “{ $topic }”. Ask about a command, for example “help challenge”, or about a part of the help: { $parts }.

## Acts
# What a line does; .open: what is still to be added to it does. .button: on a button, at most 80
# characters; .button-open: on one after which something is written. .choose: above a list of what it
# can be done with. .box and .field: where it is written. .example: a whole line, the same command in
# every language, but for what is written to people. .slash: as a command in Discord. .help: each form
# and what it does; .help-more: what help on it adds.
act-yes = yes, do it
    .button = Yes
    .help =
        yes, no | answer what the club asks you
act-no = no, don’t do anything
    .button = No
act-games = list your games
    .button = My games
    .slash = List your games, or find finished ones, also from elsewhere
    .help =
        games, games waiting, games finished | your games; those where it’s your turn; those that are over
        games all, games NAME | public games: the club’s, or NAME’s
act-help = see what you can do now
    .button = Help
    .example = help draw
    .help =
        help | what you probably need now
        help all | every command
        help WHAT | the part about one command: help challenge
act-help-one = see what that command does
act-rulesets = see the rulesets: the kinds of game here
    .button = All rulesets
    .help =
        rulesets | the rulesets: the kinds of game that you can play
act-rules = read the rules
    .button = Rules
    .example = rules skalk
    .slash = Show the rules
    .help =
        rules [RULESET] [PART] | the rules in short, of RULESET or of your game; or a part of them, or all: rules brandubh all
act-learn = learn it step by step
    .button = Learn to play
    .example = learn brandubh
    .help =
        learn [RULESET] | short lessons, each with a move to find: learn brandubh
act-learn-lesson = go on with that lesson
    .button = Next lesson
act-learn-move = make that move in the lesson
    .button = Make that move
act-rules-part = read about one part, like this
    .button = How captures work
    .choose = Read one part in detail
act-rules-all = read all of the rules
    .button = All the rules
act-move = your move, written like this
    .help =
        d1-d4 | a move; put any announcement after it: d1-d4 raichi
act-legal = see where that piece can go
    .example = legal f6
    .help =
        legal [SQUARE] | where your pieces can go, or the one on that square: legal f6
act-roll = roll the hún, the king’s die
    .button = Roll
    .help =
        roll | roll the hún (the king’s die)
act-draw = offer a draw
    .button = Offer a draw
    .example = draw accept
    .slash = Offer a draw, or answer an offer
    .help =
        draw | offer a draw
        draw accept, draw decline, draw withdraw | answer an offer, or withdraw your own
act-draw-accept = accept the draw
    .button = { -accept }
act-draw-decline = decline the draw
    .button = { -decline }
act-draw-withdraw = withdraw your offer
    .button = { -take-back }
act-takeback = take your move back; once it’s been seen, your opponent is asked
    .button = Take it back
    .example = takeback accept
    .slash = Ask to take your last move back, or answer a request
    .help =
        undo | take your last move back; once your opponent has seen it, this asks them for a takeback
        takeback accept, takeback decline, takeback withdraw | answer such a request, or withdraw your own
act-takeback-accept = allow the takeback
    .button = { -accept }
act-takeback-decline = decline the takeback
    .button = { -decline }
act-offer-time =
    .open = offer more time, or a pause
    .example = offer time 3 days
    .help =
        offer time NUMBER days | offer both of you more time: offer time 3 days
act-offer-pause =
    .example = offer pause until Friday
    .help =
        offer pause NUMBER days, offer pause until DAY | offer a pause: no clock runs, and you can both still move; a new pause takes the place of the old one
act-time =
    .example = time accept
    .help =
        time accept, time decline, time withdraw | answer such an offer, or withdraw your own
    .help-more = { act-clock.help-more }
act-time-accept = accept the offer
    .button = { -accept }
act-time-decline = decline the offer
    .button = { -decline }
act-time-withdraw = withdraw your offer
    .button = { -take-back }
act-claim = claim the win
    .button = Claim the win
    .help =
        claim | claim the win when your opponent’s time is up
act-resign = resign the game; we’ll ask you first
    .button = Resign
    .example = resign yes
    .slash = Resign a game
    .help =
        resign | resign the game (we’ll ask first; answer yes or no)
act-if = make a conditional plan of this line
    .open = plan your reply in advance{ CLIENT() ->
            [discord] {""}
           *[typed] , like this
        }
    .button = Plan these replies
    .example = if d4-d6 then f6-f3
    .slash = Plan conditional moves: answers to moves your opponent might make
    .help =
        if MOVE then MOVE | plan your reply: if d4-d6 then f6-f3; also “if capture of f6 then stop” and “else if …”; nobody else sees it
        if MOVE then resign | resign if that’s played; you won’t be asked first
        if MOVE then tell me | play nothing, and be told at once
        if show, if clear | see your plan again, or drop it
act-if-show = see your plan again
    .button = Show my plan
act-if-clear = drop your plan
    .button = Drop my plan
act-say =
    .open = write to your opponent, in your own words
    .box = Write to your opponent
    .field = Your message
    .example = say good luck
    .slash = Send your opponent a message
    .help =
        say TEXT | write to your opponent
act-note =
    .open = write a note to yourself
    .button-open = Write a note…
    .box = A note to yourself
    .field = What you want to remember
    .example = note watch the corner a11
    .help =
        note TEXT | keep a note that only you can read
act-notes = read the notes
    .button = Read the notes
    .help =
        notes | your notes on the game
        notes open | let others read them when the game is over
act-try =
    .open = try moves without playing them
    .open-in-game = try more moves from here
    .button-open = Try a move
    .example = try d1-d4 e5-e7
    .slash = Try moves without playing them
    .help =
        try MOVES | what these moves would do, without playing them: try d1-d4 e5-e7; try again to go on from there, also from before: try after 7 d1-d4, or in game 12: try 12.7
        try back | take back the last move that you tried
        try save [TEXT] | save the line you have tried; only you see it
act-try-back = take back the last move that you tried
    .button = Take it back
act-try-save = save this line; you can add a few words
    .button = Save this line
act-tries = see your saved lines
    .button = Saved lines
    .help =
        tries [NUMBER] | your saved lines, or go on with one: tries 2
act-tries-one = go on with one of these lines
    .button = Go on with line { $what }
    .choose = Go on with a saved line
act-board = see the board and the state of the game
    .button = Show the board
    .slash = Show the board
    .help =
        board | the board and the state of the game
act-rank =
    .example = rank 6
    .help =
        rank NUMBER | the pieces on a rank: rank 6
act-file =
    .example = file f
    .help =
        file LETTER | the pieces on a file: file f
act-rays =
    .example = rays f6
    .help =
        rays SQUARE | the pieces in each direction from a square: rays f6
act-history = see everything that happened in the game
    .button = What happened
    .help =
        history | everything that has happened, with dates and times
    .help-more =
        The check code proves that the game’s past hasn’t been changed. It’s
        worked out from everything that has happened in the game. You’ll find it at the end of
        every email about the game, in the file names of the pictures in Discord, at the end of
        “history”, and when the game ends. It belongs to the last move, so both players see the
        same code, however often they look. If you keep it, nobody can change what happened up
        to that move without you finding out: “record” shows everything that happened,
        and “taflpost verify” checks your code against it.
act-record = get it as a game record that can be checked
    .button = Game record
    .help =
        record | the same, as a game record that can be checked
act-replay = see the game as a moving picture
    .button = The game as a moving picture
    .help =
        replay | the game as a moving picture
act-watch = watch the game, if it’s public
    .button = Watch
    .choose = Watch a game
    .example = watch 12
    .help =
        watch NUMBER [MOVE] | watch a public game: watch 12, or watch 12 7 for the board after move 7; “12: history” works too
act-vacation =
    .open = go on vacation{ CLIENT() ->
            [discord] {""}
           *[typed] , like this
        }
    .example = vacation until Friday
    .help =
        vacation, vacation 3 days, vacation until Friday, vacation from 20.12. until 6.1., vacation end | pause your clocks, in games that allow vacation
act-vacation-end = end your vacation
    .button = End my vacation
act-withdraw =
    .help =
        withdraw | undo your move before your opponent has seen it
act-moves =
    .help =
        moves | all moves so far
act-clock =
    .help =
        clock | the time left
    .help-more =
        Your clock starts when the club has told you that it’s your turn. If we can’t tell you,
        because you don’t want notifications, because they bounce, or because there’s no way to
        reach you, the clock starts anyway, and your opponent can see when it started. If the
        club itself has a problem, your clock starts no later than three days after your
        turn began. If a notification about your turn doesn’t arrive, your clock gets back the
        time that it has lost in that turn, but in a whole game never more than a tenth of what
        it began with.
act-picture =
    .help =
        picture, picture after 7 | the board as a picture, now or after move 7
act-captured = see what can be captured next
    .button = What can be captured?
    .help =
        captured | the last move, what has been captured, and what can be now
act-analysis = see the report on that game
    .button = See the report
    .help =
        analysis | after a game: its chances, and where it turned
act-hint = have the house suggest a move
    .button = Hint
    .help =
        hint | a good move, in a casual game against the house
act-unsubscribe =
    .help =
        unsubscribe | stop the emails you get from this club
act-why = see why
    .button = Why?
    .help =
        why | why your last command was refused, or a game ended as it did
act-player =
    .help =
        player [NAME] | NAME, or yourself: results, pace, ratings, places, games
act-club-today =
    .help =
        club today | what needs an organiser; only organisers see it. “follow club today” tells them each morning

## What else can be sent

reply-no-contact = never get email from this club again
reply-pass-on = pass it on
reply-keep-words = don’t pass it on
reply-ask-words = ask me each time
reply-answer-in = be answered in English
reply-send = do it
reply-choose = or send just { $number }
reply-announce-after = undo and play it with the announcement
