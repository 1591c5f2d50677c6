# Lists, moments, and what is said of any line, in English.
#
# Every message is one or more whole sentences; what differs between languages (order,
# cases, numbers, joining of lists) is decided here. Arguments in braces are squares
# (f6), moves (f6-f3), numbers, or words to choose by, which are never shown.

## Lists
# { $items } is a list already joined, { $item } the next or last one.
list-more = { $items }, { $item }
list-last = { $items } and { $item }
list-or = { $items } or { $item }

# Said after a reason, where they help.
did-you-mean = Did you mean { $move }?
from-here = { $count ->
        [0] The piece on { $from } can’t move now; choose another.
       *[other] From { $from } you can reach { $targets }.
    }

## Moments and spans
# $weekday is 1 (Monday) to 7, $month 1 to 12, $hour 0 to 23, $year a year or “none” if it is this one.
moment = { $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    } { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }{ $year ->
        [none] {""}
       *[other] {" "}{ $year }
    } at { $time } ({ $zone })
# { $month } is 1 (January) to 12.
month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
span-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# A span in its two largest units, like “6 days 23 hours”.
span-two = { $large } { $small }
span-nothing = less than a minute

# $what is the first word of the command that waits for a yes, $game the game that it is about.
asked = { $what ->
        [draw] Your opponent offers a draw in game { $game }. If you accept, the game ends in a draw. Do you accept?
        [resign] Do you want to resign game { $game }? This can’t be undone.
        [takeback] Your opponent asks to take back a move in game { $game }. Do you agree?
        [time] Your opponent offers more time or a pause in game { $game }. Do you accept?
        [accept] Challenge { $number } is waiting for your answer. Do you accept it?
        [ply] You made your last move in game { $game } without this announcement, and nobody has seen it yet. Do you want to undo it and play it with the announcement?
       *[other] This can’t be undone. Are you sure?
    }
dropped = { $what ->
        [resign] You haven’t resigned: game { $game } goes on.
        [draw] You haven’t accepted the draw: game { $game } goes on.
        [unsubscribe] All right, your emails keep coming.
        [export] All right, nothing was sent.
        [erase] Your account hasn’t been deleted. Everything is still here.
        [tournament] You haven’t withdrawn: you’re still in the tournament.
        [settings] All right, nothing was passed on.
        [ply] All right, your move in game { $game } stays as it is.
       *[other] All right, nothing was done.
    }
# A question that takes something away has ended without an answer; $order is what a yes would have done.
closed-question = { $what ->
        [resign] Your question about resigning game { $game } is closed.
        [draw] Your question about the draw in game { $game } is closed.
        [unsubscribe] Your question about stopping your emails is closed: they keep coming.
        [erase] Your question about deleting your account is closed.
        [tournament] Your question about withdrawing from the tournament is closed.
       *[other] Your question about “{ $order }” is closed.
    }

# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] That was too much at once, so this line was left out: { $lines }. Please send it again in a new message.
       *[other] That was too much at once, so { $count } lines were left out: { $lines }. Please send them again in a new message.
    }

## Trouble of ours

apology = { $what ->
        [full] Sorry, the club’s disk is full.
        [locked] Sorry, another program is using the club’s file.
        [damaged] Sorry, the club’s file is damaged, and the organisers have to restore a backup.
       *[other] Sorry, something went wrong on our side.
    } Your command wasn’t carried out, and nothing has changed. The organisers can see what went wrong; please try again later.

## Lines that can’t be read as commands
# $typed is what was written, $order the command that was understood, $example a whole line.
misread-empty = There’s no command in that line.
misread-quoted = That line starts with “>”, so it looks like a quotation and wasn’t read as a command. If you meant it, send it again without the “>”.
# Somebody greets or thanks, and plays against nobody who could hear it.
misread-courtesy = It’s good to have you here.
misread-game-number = There’s no game { $typed }.
misread-not-understood = “{ $typed }” isn’t a command or a move.
misread-offered-announcement = The move hasn’t been made yet: you wrote something about an announcement, and it isn’t clear whether you’re making it. Which do you want?
misread-offered = Nothing has been done yet. { $count ->
        [one] Is this what you want?
       *[other] Do you want one of these?
    }

misread-near = “{ $text }”
misread-command = { COMMAND($command) }
misread-meant = Did you mean { $nearest }?
# The usual clock is 7d+1d/10d.
misread-no-clock = Every game here has a clock, so nothing has been done yet. Usually each of you starts with 7 days and gains one day per move. { $count ->
        [one] Do you want to play with that?
       *[other] Do you want one of these, with that clock?
    }
misread-missing-argument = { CLIENT() ->
        [discord] Something is missing in { COMMAND($command) }. Fill in its options and send it again.
       *[typed] Something is missing after “{ $order }”. A complete command looks like this: “{ $example }”.
    }
misread-bad-argument = { CLIENT() ->
        [discord] “{ $typed }” doesn’t fit in { COMMAND($command) }. Look at what each option asks for, and send it again.
       *[typed] “{ $typed }” doesn’t fit after “{ $order }”. A complete command looks like this: “{ $example }”.
    }
misread-no-zone = “{ $typed }” isn’t a time zone that the club knows, or it could be one of several. Name a large city there, such as Oslo, or a fixed time, such as UTC+1.
misread-superfluous = { CLIENT() ->
        [discord] “{ $typed }” doesn’t belong in { COMMAND($command) }, so nothing was done.
       *[typed] “{ $typed }” doesn’t belong after “{ $order }”, so nothing was done. Leave it out and send the command again.
    }
misread-act-missing = “{ $part }” is missing. The whole command is: “{ $form }”.
misread-act-bad = “{ $typed }” doesn’t fit where “{ $part }” belongs: “{ $form }”.
misread-act-superfluous = “{ $typed }” doesn’t belong in this command, so nothing was done. It goes like this: “{ $form }”.
# What has to be filled in where an organiser’s command is shown.
form-part = { $part ->
        [name] NAME
        [circle] CIRCLE
        [ruleset] RULESET
        [game] GAME
        [number] NUMBER
        [place] PLACE
        [text] TEXT
       *[reason] REASON
    }
misread-contradiction = { $how ->
        [twice] You wrote “{ $first }” twice after { COMMAND($command) }. Send it again with just one.
        [match] You can’t write both “{ $first }” and “{ $second }” after { COMMAND($command) }: a match is two games, and you each attack in one of them. Send it again with just one of the two.
       *[differ] “{ $first }” and “{ $second }” after { COMMAND($command) } contradict each other. Send it again with just one of them.
    }

language-own-name = English
