# Pages and calendars, in English.

## Pages: what surrounds the answers there, and what only pages have.

web-skip = Skip to the content
web-parts = The club’s pages
web-home = Home
web-games = Games
web-players = Players
web-ladders = Ladders
web-tournaments = Tournaments
web-rules = Rules
web-challenges = Open challenges
web-help = How to play
web-privacy = Privacy
web-today = The club today
web-sign-in = Sign in
web-sign-out = Sign out here
web-signed-in = You’re signed in as { $name }.
web-command = Or type a command, as in an email
web-send = Send
web-moves = Moves
web-start = Start
web-first = First
web-last = Last
web-files = Download
web-picture = Picture
web-square = { $square }, { $what ->
    [attacker] attacker
    [defender] defender
    [king] king
    [throne] throne, empty
    [corner] corner, empty
   *[empty] empty
}
web-club = { $players ->
    [one] One player
   *[other] { $players } players
}, { $games ->
    [0] no running games
    [one] one running game
   *[other] { $games } running games
}.
web-moving = Moving now
web-finished = Finished last
web-begin = Play your first game
web-first-game = You can begin at once, against the house, our own opponent: at its easiest level, on the smallest board (7×7 squares). You attack, and the attackers move first.
web-begin-mail = By email: write “{ $line }” to { $address }. You’ll get an email that asks whether it was you and under which name you’d like to join. Answer it, and the game begins.
web-begin-discord = In Discord: type “/play” in a server that the club is in, and press the button.
web-begin-line = play the house
web-places = Places { $from } to { $to }
web-older = Older games
web-newest = The newest games
web-any = All
web-list = List
web-player = Player
web-opponent = Opponent
web-ruleset = Ruleset
web-result = Result
web-ending = Ended by
web-since = Since (YYYY-MM-DD)
web-until = Until (YYYY-MM-DD)
web-own-games = the club
web-from-elsewhere = elsewhere
web-running = running
web-over = finished
web-won = { $side ->
    [attackers] attackers won
   *[defenders] defenders won
}
web-drawn = drawn
web-no-games = There are no such games.
web-state = Now
web-colours = Colours
web-theme = { $theme ->
    [light] Light
    [dark] Dark
    [high-contrast] High contrast
    [colour-blind] For colour-blindness
   *[device] As on this device
}
web-to-play = If this is your game, sign in to move here.
web-sign-in-how = There are no passwords. Give your name in the club, and you’ll be sent a code at the address the club has for you (by email or on Discord).
web-sign-in-name = Your name
web-send-code = Send me a code
web-code-sent = If there’s a player called { $name } who can be written to, a code with six digits is on its way. It’s valid for ten minutes, on this device only.
web-code-sent-to-you = A code with six digits is on its way to you. It’s valid for ten minutes, on this device only.
web-too-many-codes = Too many codes have been asked for today, so we’re not sending one now. Try again later, or in a browser in which you’ve signed in before. You can also open your game from one of the club’s emails and ask for a code there.
web-code = The code
web-check-code = Go on
web-not-found = There’s nothing at this address. It may have been copied incompletely, or it belongs to something that isn’t public.
web-not-public = This club’s pages aren’t public.
web-stale = This form is too old, or came from somewhere else, so nothing was done. Please open the page again.
web-too-long = That’s too long for a command, so nothing was done.
web-no-answer = Sorry, the club can’t answer right now. Nothing was lost. Please try again in a minute.
web-messages = Messages
web-to-game = Back to game { $game }
web-of-challenge = { $label } (challenge { $challenge })
web-example = For example: { $example }
web-send-what = Send ({ $label })
web-still-missing = Something is still missing there, so nothing was sent. Please go back and fill in the field.
web-change = Change settings
web-new-code = Get another code
web-apply = Apply
# What columns of a table are called. “Open to you” is said of players whom the reader can challenge.
head-place = Place
head-rating = Rating
head-now = Now
head-open = open to you
head-seen = Last here
head-looks-for = Looking for
head-sides = Attackers – defenders
head-game = Game
games-state = { $how ->
    [running] move { $ply }, { $name } to play
    [won] { $name } won, { $when }
    [drawn] drawn, { $when }
   *[closed] closed, { $when }
}
# A calendar to which a player subscribes: its name, the titles of its events, and what is said below
# a title. “By then” is the moment of the event.
calendar-name = Your deadlines at { $club }
calendar-ply = Your move in game { $game } against { $opponent }
calendar-ply-about = { $ruleset }, move { $ply }. Your time is up then.
calendar-match = Your first move against { $opponent } on the { $ladder } ladder
calendar-match-about = Make a move in game { $first } or { $second } by then.
calendar-tournament = Your first move in the tournament { $tournament }
calendar-tournament-about = Make a move in any of your games by then; otherwise you’re out.
