# What is on a board, what a ply does, how a game ends, and why a ply is refused, in English.

## Boards
# $colour is dark or light.
legend-attackers = { $sign } attackers ({ $colour ->
        [dark] dark
       *[light] light
    })
legend-defenders = { $sign } defenders ({ $colour ->
        [dark] dark
       *[light] light
    })
legend-king = { $sign } king
legend-throne = { $sign } throne
legend-corner = { $sign } corner
legend-last-move = last move from { $left } to { $moved }
emoji-too-large = This board is too large for emoji: it has { $size }×{ $size } squares, and emoji go up to { $most }×{ $most }. Ask for the text board or the picture instead.

## The position in words, for those who hear it
# $by is result or closing, $winner attackers, defenders or nobody.
prose-over = { $winner ->
        [attackers] The game is over: the attackers won.
        [defenders] The game is over: the defenders won.
       *[nobody] { $by ->
            [closing] The game is over, without a result.
           *[result] The game is over: it was a draw.
        }
    }
prose-moved = Last move: the { $side ->
        [attackers] attackers
       *[defenders] defenders
    } from { $from } to { $to }.
prose-captured = Last move: the { $side ->
        [attackers] attackers
       *[defenders] defenders
    } from { $from } to { $to }, capturing the { $count ->
        [one] man
       *[other] men
    } on { $taken }.
prose-king = { $place ->
        [throne] The king stands on { $king }, the throne.
        [corner] The king stands on { $king }, a corner.
        [edge] The king stands on { $king }, an edge square.
       *[field] The king stands on { $king }.
    }
# Where escape routes are not announced, everybody is told of them.
prose-open = { $count ->
        [0] No escape route is open.
        [one] One escape route is open: to { $routes }.
        [2] Two escape routes are open: to { $routes }.
       *[other] { $count } escape routes are open: to { $routes }.
    }
prose-announced = { $count ->
        [0] No escape route has been announced.
        [one] One escape route has been announced: to { $routes }.
        [2] Two escape routes have been announced: to { $routes }.
       *[other] { $count } escape routes have been announced: to { $routes }.
    }
prose-silent = Only you are told this: { $count ->
        [one] one escape route is open but not announced, to { $routes }.
        [2] two escape routes are open but not announced, to { $routes }.
       *[other] { $count } escape routes are open but not announced, to { $routes }.
    }
prose-usable = Only you are told this: the king can escape now, to { $routes }.
# A heading; a line for each rank follows. $files is letters with commas.
prose-men = { $side ->
        [attackers] { $count ->
            [one] { $count } attacker:
           *[other] { $count } attackers:
        }
       *[defenders] { $count ->
            [one] { $count } defender:
           *[other] { $count } defenders:
        }
    }
prose-no-men = { $side ->
        [attackers] No attackers are left.
       *[defenders] The king has no defenders left.
    }
prose-rank = Rank { $rank }: { $files }.
# On one line, for a picture: $ranks is what prose-brief-rank says of each, joined.
prose-brief-men = { $side ->
        [attackers] Attackers on { $ranks }.
       *[defenders] Defenders on { $ranks }.
    }
prose-brief-rank = rank { $rank }: { $files }
prose-brief-more = { $items }; { $item }
prose-crowded = There are { $attackers } attackers and { $defenders } defenders on the board, too many to list here; the board in words lists them all.

## What a ply did
# $side is attackers or defenders.
ply-rolled = The defenders rolled { $roll } for the king.
ply-passed = { $side ->
        [attackers] The attackers
       *[defenders] The defenders
    } had no legal move and passed.
ply-moved = { $side ->
        [attackers] The attackers
       *[defenders] The defenders
    } moved { $move }.
ply-captured = { $side ->
        [attackers] The attackers
       *[defenders] The defenders
    } moved { $move } and captured the { $count ->
        [one] man
       *[other] men
    } on { $taken }.
# $words is the announcement in the ruleset's own spelling.
ply-announced = They announced { $count ->
        [one] an escape route
        [2] two escape routes
       *[other] { $count } escape routes
    }: “{ $words }”.
# The position between plies.
standing-to-move = { $side ->
        [attackers] It’s the attackers’ turn.
       *[defenders] It’s the defenders’ turn.
    }
# $count is how often the position has occurred; once more and the rule applies.
standing-repeated-draw = This position has occurred { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }; if it occurs again, the game is drawn.
standing-repeated-defenders-lose = This position has occurred { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }; if it occurs again, the defenders lose, whichever side repeats it.
standing-repeated-mover-loses = This position has occurred { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }; if it occurs again, the side that repeats it loses.
standing-repeated-forbidden = This position has occurred { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }; a move that repeats it is not allowed.
standing-announced = Escape announced: to { $routes }.

## Why a man was captured

capture-custodial = The man on { $man } was captured between { $by } and { $anvil }.
capture-against-throne = The man on { $man } was captured between { $by } and the throne ({ $throne }).
capture-against-corner = The man on { $man } was captured between { $by } and the corner { $corner }.
capture-linnaean = The man on { $man } was captured between { $by } and the throne ({ $throne }), because attackers stood on the king’s other three sides.
capture-shieldwall = The men on { $men } were captured together as a shieldwall, a row of men on the edge: the move to { $by } closed it in.

## How a game ended

ending-king-four-sides = The attackers win: the king was captured on { $king }, with attackers on all four sides.
ending-king-three-and-throne = The attackers win: the king was captured on { $king } by three attackers, with the empty throne ({ $throne }) as the fourth side.
ending-king-at-edge = The attackers win: the king was captured on { $king }, with the edge as the fourth side.
ending-king-at-edge-and-corner = The attackers win: the king was captured on { $king } by two attackers, with the edge and the corner { $corner } as the other two sides.
ending-king-two-in-line = The attackers win: the king was captured on { $king }, between two attackers.
ending-king-against-square = The attackers win: the king was captured on { $king }, between an attacker and { $what ->
        [corner] the corner { $square }
       *[throne] the empty throne ({ $square })
    }.
ending-king-with-defender = { $enclosure ->
        [immobilized] The attackers win: the king was captured on { $king }, because neither he nor the one defender next to him, on { $man }, could move any more.
       *[exactly-one] The attackers win: the king was captured on { $king }, surrounded together with the one defender next to him, on { $man }.
    }
ending-escape = The defenders win: the king escaped to { $at ->
        [corner] the corner { $goal }
       *[edge] { $goal }, on the edge
    }.
ending-encirclement = The attackers win by encirclement: a ring of attackers surrounds the king and all his men.
ending-edge-fort = The defenders win by an edge fort: the king on { $king } is inside a fort that can’t be broken.
# $side could not move; $winner is attackers, defenders or nobody.
ending-immobile = { $winner ->
        [attackers] The attackers win: it was the defenders’ turn and they had no legal move.
        [defenders] The defenders win: it was the attackers’ turn and they had no legal move.
       *[nobody] The game is drawn: it was the { $side ->
            [attackers] attackers’
           *[defenders] defenders’
        } turn and they had no legal move.
    }
ending-repetition-draw = The game is drawn by repetition: the same position occurred { $count ->
        [2] twice
       *[other] { $count } times
    }.
ending-repetition-defenders-lose = The attackers win by repetition: the same position occurred { $count ->
        [2] twice
       *[other] { $count } times
    }, and under these rules the defenders then lose, whichever side repeated it.
ending-repetition-mover-loses = { $winner ->
        [attackers] The attackers win by repetition: the defenders’ move
       *[defenders] The defenders win by repetition: the attackers’ move
    } made the same position occur for the { $count ->
        [2] second
        [3] third
       *[other] { $count }th
    } time, and under these rules the side that does that loses.
ending-repetition-forbidden = The game ended because the same position occurred { $count ->
        [2] twice
       *[other] { $count } times
    }, which these rules don’t allow.

## The text

refusal-unreadable-empty = I can’t find a move there. Write where the piece is and where it goes, for example { $example }.
refusal-unreadable-square-missing = A square is missing. Write where the piece is and where it goes, for example { $example }.
refusal-unreadable-not-a-square = “{ $text }” isn’t a square. Write where the piece is and where it goes, for example { $example }.
refusal-unreadable-capture-for-move = An x marks a capture and comes after the move. If you meant the move itself, write { $move }; you don’t have to say what it captures.
refusal-unreadable-unknown-piece = “{ $text }” isn’t the letter of a piece: K is the king, T is a man (a taflman). You don’t need a letter; just write where the piece is and where it goes, for example { $example }.
refusal-unreadable-not-a-roll = { $text ->
        [nothing] After “roll”, write what the hún (the king’s die) showed, X, I, II or III, and then the move.
       *[other] “{ $text }” isn’t a roll: the hún (the king’s die) shows X, I, II or III.
    } For example: “roll 2 { $example }”.
refusal-unreadable-unknown-words = I don’t understand “{ $text }” after the move. You can add what the move captures, for example xd5, but you don’t have to.
refusal-unreadable-unknown-words-count = I don’t understand “{ $text }” after the move. You can add what the move captures, for example xd5, and an announcement: “{ $one }” if one escape route is open, “{ $two }” if there are more, or “silent” to announce nothing.
refusal-unreadable-unknown-words-routes = I don’t understand “{ $text }” after the move. You can add what the move captures, for example xd5, and an announcement: all open escape routes by name, like “{ $one }”, or “silent” to announce nothing.

## The turn and the piece
# $ending is one of the endings above, a whole sentence.
refusal-game-over = The game is over, so no more moves can be made. { $ending }
refusal-wrong-number = You numbered your move { $number }, but move { $due } comes next. Look at the board again; if you still want that move, send it with the number { $due } or without a number.
refusal-off-board = There’s no square { $square } on this board: the files go from a to { $file } and the ranks from 1 to { $size }.
refusal-no-piece = There’s no piece on { $from }. Start with the square of one of your pieces.
# $side is the side to move.
refusal-not-your-piece = The piece on { $from } isn’t yours to move: it’s the { $side ->
        [attackers] attackers’
       *[defenders] defenders’
    } turn. Start with the square of one of your own pieces.
refusal-wrong-piece = { $stands ->
        [king] You wrote T for a man, but the piece on { $from } is the king. To move him, write K or leave the letter out.
       *[man] You wrote K for the king, but the piece on { $from } is a man; the king is on { $king }. To move the man, leave the letter out.
    }

## The way

refusal-same-square = The piece is already on { $square }; a move has to go to another square.
refusal-not-in-line = { $move } isn’t possible: pieces move in a straight line along a rank or a file.
# $piece is attackers or defenders for a man of that side, or king.
refusal-blocked = { $move } isn’t possible: { $piece ->
        [attackers] an attacker on { $by } is in the way.
        [defenders] a defender on { $by } is in the way.
       *[king] the king on { $by } is in the way.
    }
refusal-throne-not-passable = { $move } isn’t possible: under these rules only the king may pass over the throne ({ $throne }).
refusal-throne-reserved = { $move } isn’t possible: { $to } is the throne, which only the king may occupy.
refusal-corner-reserved = { $move } isn’t possible: { $to } is a corner, which only the king may occupy.
refusal-too-far = { $move } isn’t possible: under these rules { $piece ->
        [king] the king
       *[man] a man
    } can move { $most ->
        [one] only one square
       *[other] at most { $most } squares
    } at a time.

## Captures and repetition

refusal-claim-not-taken = { $move } doesn’t capture on { $square }, although you wrote that it does. { $count ->
        [0] It captures nothing.
       *[other] It captures on { $taken }.
    } The move wasn’t made; if you still want it, send just { $move }.
refusal-would-repeat = { $move } isn’t possible: the same position would occur for the { $count ->
        [2] second time
        [3] third time
       *[other] { $count }th time
    }, which these rules don’t allow. Make another move.

## Announcements
# $one, $two and $words are announcements in the ruleset's own spelling.
refusal-silent-route = The king can’t escape to { $goal } yet: that route was open after your last move, but you didn’t announce it. You can announce it with any move while it stays open (“{ $one }” if it’s then the only open route, “{ $two }” if there are more) and use it with your next move after that.
refusal-silent-route-named = The king can’t escape to { $goal } yet: that route was open after your last move, but you didn’t announce it. You can announce it with any move while it stays open (“{ $words }”, together with any other open route) and use it with your next move after that.
refusal-no-announcements = Escape routes aren’t announced in { $ruleset }. Send the move again without the announcement.
refusal-attackers-announce-nothing = Only the defenders announce escape routes. Send the move again without the announcement.
refusal-nothing-to-announce = After that move no escape route is open, so there’s nothing to announce. Send the move again without the announcement.
refusal-wrong-count = The announcement is wrong: after that move { $count ->
        [one] one escape route is open, to { $open }.
       *[other] { $count } escape routes are open, to { $open }.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.
refusal-wrong-routes = You announced { $named }, but after that move { $count ->
        [one] the only open escape route is { $open }.
       *[other] the open escape routes are { $open }.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.
refusal-wrong-number-of-routes = You said { $number } with your announcement, but after that move { $count ->
        [one] one escape route is open: { $open }.
       *[other] { $count } escape routes are open: { $open }.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.
refusal-routes-must-be-named = Under these rules you announce escape routes by name. After that move { $count ->
        [one] one is open: { $open }.
       *[other] these are open: { $open }.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.
refusal-announce-or-silent = The move hasn’t been made yet: it would leave { $count ->
        [one] the escape route to { $open } open without announcing it.
       *[other] the escape routes to { $open } open without announcing them all.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.

## The hún

refusal-no-dice = This game is played without the hún, the king’s die. Send the move again without a roll.
refusal-attackers-do-not-roll = The hún, the king’s die, is rolled for the king, so only the defenders roll. Send the move without a roll.
refusal-roll-first = The king can’t move without a roll. Roll first, see what the hún (the king’s die) shows, then send his move; or move a man without a roll.
refusal-already-rolled = You’ve already rolled { $roll } this turn; you can’t roll again or undo the roll. Now send your move.
refusal-king-must-move = You rolled { $roll } and the king can move, so you have to move him.
refusal-beyond-roll = You rolled { $roll }, so the king { $roll ->
        [0] can’t move this turn.
        [one] can move at most one square.
       *[other] can move at most { $roll } squares.
    }
refusal-not-the-roll = { CLIENT() ->
        [discord] The hún showed { $roll }, not what you wrote. Send the move again without a roll.
       *[typed] The hún showed { $roll }, not what you wrote. Send the move again with “roll { $roll }”, or without a roll.
    }
refusal-cannot-pass = You can’t pass here: that’s only possible when a roll has left you without a legal move. Make a move.

## What happened in a game
ply-unannounced = Escape routes aren’t announced in { $ruleset }, so your announcement was left out.
# $who is the loser.
ending-own = { $won ->
        [yes] You’ve won!
       *[no] You’ve lost.
    }
ending-resignation = { $who ->
        [you] You have resigned. { $winner } wins.
        [opponent] { $name } has resigned. You win.
       *[player] { $name } has resigned. { $winner } wins.
    }
ending-time = { $who ->
        [you] Your time ran out. { $winner } wins on time.
        [opponent] { $name }’s time ran out. You win on time.
       *[player] { $name }’s time ran out. { $winner } wins on time.
    }
ending-agreement = The game is a draw: both players have agreed to it.
ending-adjudication = { $who ->
        [opponent] The organisers have decided the game. You win.
       *[other] The organisers have decided the game. { $winner } wins.
    }
ending-adjudication-draw = The organisers have decided that the game is a draw.
ending-closing = The game was closed without a result.
ending-unstated = { $winner } wins.
ending-unstated-draw = The game is a draw.

# A move that looks like a win to whoever makes it, and isn’t one.
preview-draws = Careful: this move { $why ->
        [last-attacker] captures the last attacker
        [attackers] leaves the attackers without a legal move
       *[defenders] leaves the defenders without a legal move
    }, and under these rules the game is then drawn.
