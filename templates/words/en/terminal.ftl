# Terminals, in English.

## Sitting down at a terminal

greeting-stranger = Welcome to { $club }. Nobody here is called { $name } yet: you can join under that name.
greeting-player = Welcome back to { $club }, { $name }.
# $numbers are the numbers of the games.
greeting-games = { $count ->
        [one] It’s your turn in game { $numbers }.
       *[other] It’s your turn in { $count } games: { $numbers }.
    }
greeting-challenges = { $count ->
        [one] One challenge is waiting for your answer.
       *[other] { $count } challenges are waiting for your answer.
    }
greeting-open-challenges = { $count ->
        [one] One player is looking for an opponent.
       *[other] There are { $count } open challenges that you can accept.
    }
greeting-nothing = Nothing is waiting for you.
terminal-left =
    You have left your seat, and the club stays open. To come back:
      { $line }
terminal-too-long = That line is too long for a command, so it wasn’t sent.
terminal-lost = (The connection to the club was lost; waiting for it to come back.)
terminal-given-up = Sorry, the club has failed { $times } times at “{ $text }”, so it won’t be sent again. The organisers can see why. Send { COMMAND("board") } or { COMMAND("games") } to see whether it was done.
