# Taflpost in English.
#
# Every message is one or more whole sentences; what differs between languages (order,
# cases, numbers, joining of lists) is decided here. Arguments in braces are squares
# (f6), moves (f6-f3), numbers, or words to choose by, which are never shown.

### Lists

# { $items } is a list already joined, { $item } the next or last one.
list-more = { $items }, { $item }
list-last = { $items } and { $item }
list-or = { $items } or { $item }

### Boards

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

### What a ply did

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

### Why a man was captured

capture-custodial = The man on { $man } was captured between { $by } and { $anvil }.
capture-against-throne = The man on { $man } was captured between { $by } and the throne ({ $throne }).
capture-against-corner = The man on { $man } was captured between { $by } and the corner { $corner }.
capture-linnaean = The man on { $man } was captured between { $by } and the throne ({ $throne }), because attackers stood on the king’s other three sides.
capture-shieldwall = The men on { $men } were captured together as a shieldwall, a row of men on the edge: the move to { $by } closed it in.

### How a game ended

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

### Refusals: what happened, why, and what to do instead

# Said after a reason, where they help.
did-you-mean = Did you mean { $move }?
from-here = { $count ->
        [0] The piece on { $from } can’t move now; choose another.
       *[other] From { $from } you can reach { $targets }.
    }

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

### Rule sheets

# Every rule may name: each option’s word by the option’s name ($king-in-the-open is
# four-sides or two-in-line), $size, $last-file, $attackers, $defenders, $king-square,
# $throne-square, $corner-squares, $throne-closes (yes or no), $at, $one and $two (the
# announcements), $first and $defence (moves from the start), $id, $version, $source.

sheet-version = Ruleset { $id }, version { $version }
sheet-source = Source: { $source }

# The rules of a ruleset in about ten lines: as in rule sheets, every choice is there by its name.
summary-board = { $name }: { $size }×{ $size } squares, { $attackers } attackers against a king and { $defenders } defenders.
summary-goal = { $goal ->
        [edge] The king wins by reaching the edge, the attackers by capturing him.
       *[corner] The king wins by reaching a corner, the attackers by capturing him.
    }
summary-moves = { $first-move ->
        [defenders] The defenders begin.
       *[attackers] The attackers begin.
    } { $men-move ->
        [one-square] Every piece moves one square, never diagonally.
       *[any-distance] { $king-moves ->
            [one-square] Men move like a chess rook, the king one square, never diagonally.
           *[any-distance] All pieces move like the rook in chess.
        }
    }
summary-captures = You capture a man by closing it in between two of your pieces, in a line. Moving in between two enemies is safe.
summary-king = { $king-in-the-open ->
        [four-sides] The king is captured by attackers on all four sides.
       *[two-in-line] The king is captured like a man, between two attackers. { $king-on-throne ->
            [four-sides] On his throne it takes all four sides.
           *[as-in-the-open] {""}
        }
    } { $king-armed ->
        [no] He captures nothing himself.
       *[yes] {""}
    }
summary-throne = { $throne ->
        [ordinary] Only the king may stand on the corners.
       *[king-only] { $corners ->
            [ordinary] Only the king may stand on the throne (the middle square).
           *[king-only] Only the king may stand on the throne (the middle) or a corner.
        }
    }
summary-announcements = Defenders announce a way out for the king with the move that opens it.
summary-writing = { CLIENT() ->
        [discord] To move, press “{ control-move }” below the board, or use { COMMAND("move") } with both squares, from and to: { $first }
       *[typed] To move, write both squares, from and to: { $first }
    }
summary-parts = More about one part: { $parts }.
summary-no-part = This ruleset has nothing of that kind.
section-board = The board and the aim
section-movement = How pieces move
section-throne = Throne and corners
section-captures = How men are captured
section-king = How the king is captured
section-walls = Shieldwall, ring and fort
section-end = Other ways a game can end
section-announcements = Announcing escape routes
section-dice = The hún
section-match = The match
section-not-played = Rules not used here
section-writing = How to write a move

tag-chosen = [our reading]
tag-deduced = [deduced]
note-chosen = [our reading] The source doesn’t say, or contradicts itself; we’ve picked one reading, so that every game is played the same way.
note-deduced = [deduced] The source doesn’t say so directly, but it follows from what it does say.

## The board and the aim

rule-board-size-as-drawn = The board has { $size }×{ $size } squares. The columns, called files, are lettered a to { $last-file } from the left; the rows, called ranks, are numbered 1 to { $size } from the bottom.
rule-men-as-drawn = There are { $attackers } attackers on one side, and { $defenders } defenders with their king on the other. All pieces except the king are called men.
rule-house-squares-decide = The leaflet has 12 squares for the king’s men, but twice speaks of 11 men. We go by the squares.
rule-start-as-drawn = The pieces start as drawn above, with the king on { $king-square }.
rule-colours-dark-attack = The attackers are dark, the defenders light.
rule-colours-light-attack = The attackers are light, the defenders dark.
rule-goal-corner = The defenders win as soon as their king reaches a corner square. The attackers win by capturing him.
rule-goal-edge = The defenders win as soon as their king reaches any square on the edge (the outermost files and ranks). The attackers win by capturing him.

## How pieces move

rule-first-move-attackers = The attackers move first. After that the sides take turns, each moving one piece. One move by one side is called a ply.
rule-first-move-defenders = The defenders move first. After that the sides take turns, each moving one piece. One move by one side is called a ply.
rule-men-move-any-distance = A man moves like a rook in chess: along a rank or a file, over as many empty squares as you like, but never diagonally and never over another piece.
rule-men-move-one-square = A man moves one square along a rank or a file, never diagonally, and only to an empty square.
rule-king-moves-any-distance = The king moves along a rank or a file, over as many empty squares as you like, but never diagonally and never over another piece.
rule-king-moves-one-square = The king moves one square along a rank or a file, never diagonally, and only to an empty square.
rule-passing-never = On your turn you must move; passing is not allowed.

## Throne and corners

rule-throne-king-only = The middle square, { $throne-square }, is the throne. Only the king may occupy it; he may leave it and come back.
rule-throne-ordinary = There is no throne: the middle square is like any other.
rule-throne-passing-everybody = { $men-move ->
        [one-square] The rules would let men pass over the empty throne, but men move only one square at a time, so they never can.
       *[any-distance] Any piece may pass over the throne while it is empty.
    }
rule-throne-passing-king-only = Men may not pass over the throne, even while it is empty; the king may.
rule-corners-king-only = Only the king may stand on the four corner squares, { $corner-squares }.
rule-corner-guard-from-beside = Men can guard a corner by standing next to it or blocking the way to it, never on it.
rule-corners-ordinary = The four corner squares are like any other squares on the edge.

## How men are captured

rule-custodial = You capture an enemy man by moving a piece so that the man is trapped between two of your pieces, on opposite sides of it along a rank or a file. The man is removed from the board. A square is called hostile to a man if it counts as an enemy piece when the man is next to it.
rule-capture-closing-mover = One of the two capturing pieces must be the piece that has just moved. A man that moves in between two enemy pieces is safe there.
rule-capture-line-never-diagonal = Men are never captured diagonally.
rule-several = One move may capture men on up to three sides of the piece that moved.
rule-captures-always-taken = You never have to choose a move that captures, but whatever your move traps is captured.
rule-king-armed-yes = The king captures like a man: he can be either of the two capturing pieces, the one that moves or the one already there.
rule-king-armed-no = The king takes no part in captures: he is never one of the two capturing pieces.
rule-edge-against-men-never-helps = The edge of the board never helps to capture a man.
rule-empty-throne-hostile-to-nobody = The empty throne is not hostile to any man.
rule-empty-throne-hostile-to-attackers = The empty throne is hostile to the attackers, but not to the defenders.
rule-empty-throne-hostile-to-defenders = The empty throne is hostile to the defenders, but not to the attackers.
rule-empty-throne-hostile-to-both = The empty throne is hostile to the men of both sides.
rule-occupied-throne-hostile-to-nobody = While the king is on his throne, the square itself is not hostile to any man{ $king-armed ->
        [yes] ; only the king on it counts.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = While the king is on his throne, it is hostile to the attackers, but not to the defenders.
rule-occupied-throne-hostile-to-defenders = While the king is on his throne, it is hostile to the defenders, but not to the attackers.
rule-occupied-throne-hostile-to-both = While the king is on his throne, it is hostile to the men of both sides.
rule-corners-hostile-to-nobody = The corners are not hostile to any man.
rule-corners-hostile-to-attackers = The corners are hostile to the attackers, but not to the defenders.
rule-corners-hostile-to-defenders = The corners are hostile to the defenders, but not to the attackers.
rule-corners-hostile-to-both = The corners are hostile to the men of both sides.
rule-linnaean-capture-none = Linnaeus’ capture (of a defender against the throne while the king is on it) is not used.
rule-linnaean-capture-taken = If the king is on his throne, with attackers on three sides and one of his men on the fourth, an attacker that moves to the far side of that man captures it against the throne.

## How the king is captured

rule-king-in-the-open-four-sides = On an ordinary square the king is captured when attackers stand on all four sides of him.
rule-king-in-the-open-two-in-line = On an ordinary square the king is captured like a man: between two attackers on opposite sides of him, one of which has just moved there.
rule-king-on-throne-as-in-the-open = On his throne he is captured in the same way as on an ordinary square.
rule-king-on-throne-four-sides = On his throne he is captured when attackers stand on all four sides of him.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Next to his empty throne he is captured as on an ordinary square, and the throne counts as an attacker.
       *[no] Next to his empty throne he is captured as on an ordinary square; the throne does not help.
    }
rule-king-beside-throne-throne-is-fourth = Next to his empty throne he is captured by attackers on the other three sides; the throne counts as the fourth.
rule-king-beside-throne-throne-never-helps = { $king-in-the-open ->
        [two-in-line] Next to his empty throne he is captured as on an ordinary square, between two attackers; the throne never counts as one of them.
       *[four-sides] Next to his empty throne he can’t be captured like this, because the throne never counts as an attacker.
    }
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] On the edge he has won, so he can’t be captured there.
       *[corner] { $king-in-the-open ->
            [two-in-line] On the edge he can only be captured along the edge; the edge itself never counts as an attacker.
           *[four-sides] On the edge he can’t be captured like this, because the edge never counts as an attacker.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] On the edge he has won, so he can’t be captured there.
       *[corner] { $king-in-the-open ->
            [two-in-line] The edge counts as an attacker: when the king is on the edge, an attacker that moves in front of him captures him.
           *[four-sides] On the edge he is captured by attackers on the other three sides; the edge counts as the fourth.
        }
    }
rule-king-beside-corner-corner-never-helps = A corner never counts as an attacker against the king.
rule-king-beside-corner-corner-helps = { $king-in-the-open ->
        [two-in-line] Next to a corner one attacker is enough, on the side opposite the corner; the corner counts as the other.
       *[four-sides] { $king-at-edge ->
            [edge-is-fourth] Next to a corner two attackers are enough; the edge and the corner count as the other two.
           *[edge-never-helps] A corner counts as an attacker against a king next to it.
        }
    }
rule-king-closing-attacker-beside = { $king-in-the-open ->
        [two-in-line] Where he must be surrounded on all sides, it does not matter which attacker comes last, as long as it has just moved to a square next to him. If the king himself moves into such a place, he is safe until an attacker moves next to him.
       *[four-sides] It does not matter which attacker comes last, as long as it has just moved to a square next to him. If the king himself moves to a square that is closed on all sides, he is safe until an attacker moves next to him.
    }
rule-king-and-defender-not-taken = The king and one of his men are not captured by being surrounded together.
rule-king-and-defender-taken-together = { $pair-enclosure ->
        [immobilized] The king is also captured when neither he nor the one defender next to him can move any more.
       *[exactly-one] The king is also captured when he and the one defender next to him are surrounded together.
    }
rule-pair-enclosure-exactly-one = For that, exactly one defender must be next to the king. Every other side of the king and of that man must be closed by an attacker, by the edge, or by a square that counts as an attacker against the piece next to it; and an attacker must just have moved next to one of the two. The man is removed only if that move would have captured it on its own.
rule-pair-enclosure-immobilized = For that, exactly one defender must be next to the king and no other defender next to that man, and neither of the two may have a move left. If the king could still step onto the throne or into a corner, or the man pass over the empty throne, the king isn’t captured. An attacker must just have moved next to one of the two, or taken away their last move. Men captured by that same move no longer count.
rule-house-umstellt = The leaflet says of the second piece only that it is “umstellt” (surrounded). We take that to mean on all sides; it isn’t enough that the same move captures it.
rule-house-inmovilizar = The leaflet only says that it’s enough to “inmovilizar” (immobilise) the two. Which move does that, that no other defender may be next to the man, and that captured men no longer count is our choice.
rule-king-first = Captures are judged on the position right after the move, before anything is removed{ $pair-enclosure ->
        [immobilized] ; only whether the king and his man can still move is judged once the captured men are gone.
       *[exactly-one] .
    } If the move captures the king, the attackers win, whatever else it does.

## Shieldwall, ring and fort

rule-shieldwall-none = Shieldwall captures (of a whole row of men on the edge) are not used.
# $armed-king is “read” where what an armed king may do here is our reading, which has a line of its own.
rule-shieldwall-taken = Shieldwall: an unbroken row of two or more pieces of one side along an edge loses all its men at once when an enemy piece stands in front of each of them (on the side towards the middle) and at each end of the row. { $armed-king ->
        [yes] The king may be one of the enemy pieces in front or at an end.
        [no] The king doesn’t count as an enemy piece here.
       *[read] {""}
    }
rule-house-king-encloses-shieldwall = In a shieldwall, the king may be one of the enemy pieces in front or at an end: the leaflet speaks of an enemy “Zabelmann” there, and we count the king as one.
rule-shieldwall-closing-end-piece = A shieldwall is captured only by a move to one of the two squares at its ends, not by a move in front of it.
rule-shieldwall-corner-closes-nothing = A corner doesn’t close the end of a shieldwall: a row that reaches a corner can’t be captured this way.
rule-shieldwall-corner-closes-an-end = A corner can take the place of the piece at one end of a shieldwall.
rule-shieldwall-king-interrupts = The king is never part of a row of his men: the row ends at him, and he doesn’t count as closing it.
rule-shieldwall-king-takes-part = The king may be part of a row of his men, and then an enemy must stand in front of him too. The men in the row are captured, but he never is.
rule-encirclement-nothing = A ring of attackers around the king and all his men does not win.
rule-encirclement-attackers-win = Encirclement: the attackers win as soon as, after their move, an unbroken ring of attackers surrounds the king and all his remaining men.
rule-ring-one-for-all = A single ring must surround them all, and no path inside it may lead to an edge square. It may close diagonally, and it wins even if a capture could still break it, or if the defenders have no legal move left. Men shut in against the edge don’t count as surrounded.
rule-edge-fort-nothing = A fort of defenders around their king on the edge does not win.
rule-edge-fort-defenders-win = Edge fort: the defenders win as soon as, after their move, the king is on the edge inside a fort of his men that the attackers could never break, even if they alone kept moving. The king must have a legal move inside the fort, and no attacker may be in it.

## Other ways a game ends

rule-attackers-without-move-lose = If it is the attackers’ turn and they have no legal move, they lose.
rule-attackers-without-move-draw = If it is the attackers’ turn and they have no legal move, the game is drawn.
rule-defenders-without-move-lose = If it is the defenders’ turn and they have no legal move, they lose.
rule-defenders-without-move-draw = If it is the defenders’ turn and they have no legal move, the game is drawn.
rule-repetition-draw = If the same position occurs too often, the game is drawn.
rule-repetition-defenders-lose = Endless repetition is forbidden: if the same position occurs too often, the defenders lose, whichever side repeats it.
rule-repetition-mover-loses = If the same position occurs too often, the side whose move repeated it loses.
rule-repetition-forbidden = A move that would make the same position occur too often is not allowed.
rule-repetition-forbidden-to-defenders = The defenders may not make a move that would make the same position occur too often; the attackers may repeat positions.
rule-repetition-at-counted = Too often means for the { $at ->
        [2] second time
        [3] third time
       *[other] { $at }th time
    }. The starting position counts as having occurred once; after a capture the count starts again.
rule-same-position = { $announcement ->
        [none] Positions are the same when the same pieces stand on the same squares and it is the same side’s turn.
       *[count] Positions are the same when the same pieces stand on the same squares, it is the same side’s turn, and the king may use the same escape routes.
    }

## Announced escapes

rule-announcement-none = Escape routes are not announced.
rule-announcement-count = An escape route is a clear path along which the king could reach { $goal ->
        [corner] a corner
       *[edge] the edge
    } in one move. If your move as the defender leaves such routes open, announce how many: “{ $one }” for one, “{ $two }” for { $goal ->
        [corner] two.
       *[edge] two or more.
    }
rule-announcement-routes = An escape route is a clear path along which the king could reach { $goal ->
        [corner] a corner
       *[edge] the edge
    } in one move; it is named after the square where it ends. If your move as the defender leaves such routes open, announce how many there are and which, by naming them all.
rule-announced-with-ply-before = You announce a route with the move that leaves it open, before the king uses it.
rule-house-whole-truth = An announcement must be complete and true: it covers all routes that are open after your move, including those announced before. A wrong one is refused together with its move, and you can send another. When a route closes, its announcement no longer counts.
rule-announcement-left-out-closes-the-route = You may leave an announcement out. The move counts and there is no other penalty, but the king can’t use the route; you can still announce it with a later move, while it is open.
rule-unannounced-escape-illegal = The king may escape by a route that has been announced, or by one that was closed after the defenders’ last move and that the attackers have opened themselves. Escaping by any other route is not allowed.

## The hún

rule-dice-none = The hún, the king’s die, is not used.
rule-dice-hun = The players may agree to play with the hún, the king’s die. Its faces are X, I, II and III (0, 1, 2 and 3), and it shows how many squares the king may move at most. The defender must decide whether to move the king before rolling.
rule-house-hun-duty = If you roll, you must move the king if he has a legal move within the roll. If not, you move a man, and if no man can move either, your turn passes. Without a roll you can move only men. A roll can’t be undone. With the hún, an escape route is at most three squares long.
rule-house-hun-secret = The club derives its rolls from a secret number. When the game begins, it publishes a fingerprint (hash) of that number, and when the game ends, the number itself, so that anyone can check every roll. The people who run the club’s computer could work out the rolls in advance, though: the check (“taflpost verify”) shows that no roll was changed, not that nobody looked.

## The match

rule-match-one-game = A match is one game. Players may agree on two, with the sides swapped: a win is worth 1 point and a draw ½, and the player with more points wins the match.
rule-match-two-games-optional = A match is one game, or two with the sides swapped, as the players agree. In a match of two games, a win is worth 1 point and a draw ½, and the player with more points wins.
rule-match-two-games = A match is always two games, with the sides swapped. A win is worth 1 point and a draw ½, and the player with more points wins the match.
rule-match-points-more-points-win = If you win one game and draw the other, you win the match. If everything is equal, the match is drawn.
rule-match-tie-break-none = If both players have the same number of points after two games, the match is drawn.
rule-match-tie-break-fewer-plies = If each player wins one game, the one who won in fewer plies wins the match. If that is equal too, or both games were drawn, the match is drawn.
rule-match-tie-break-more-captures = If the points are equal after two games, the player who captured more enemy men over both games wins the match. If that is equal too, the match is drawn.

## How to write a move

write-move = Write the square the piece is on and the square it goes to: “{ $first }”. Capitals, spaces and the kind of dash don’t matter.
write-captures = You don’t have to say what a move captures. If you do, put an x and the square after the move (“xd5”); the move is then refused unless it captures there.
write-announcement-count = Put the announcement after the move: “{ $defence } { $one }” or “{ $defence } { $two }”. To announce nothing on purpose, write “silent” there.
write-announcement-routes = Put the announcement after the move, naming all open routes: “{ $defence } { $one }” or “{ $defence } { $two }”. To announce nothing on purpose, write “silent” there.
write-roll = { CLIENT() ->
        [discord] To move the king in a game with the hún, you first roll it: press “{ control-move }”, and you get a button to roll.
       *[typed] To move the king in a game with the hún, first send “roll” on its own; when you’ve seen what it shows, send the move.
    }

## Examples, each a drawn board below its rule

# $move ended on $by and captured the men on $captured, or the king on $king; $between is the
# two squares between which one of them stood, joined.
example-signs = In the examples, the piece in brackets has just moved, from the square marked *, and a small letter is a man it has captured. Each example shows only part of the board.
example-escape = Example: { $move } takes the king to { $at ->
        [corner] the corner { $goal }
       *[edge] { $goal }, on the edge
    }, and the defenders win.
example-custodial = Example: { $move } captures the man on { $captured }, between { $between }.
example-safe = Example: { $move } is safe, although the man on { $by } is now between two attackers.
example-against-throne = Example: { $move } captures the man on { $captured }, between { $by } and the empty throne ({ $throne }).
example-against-corner = Example: { $move } captures the man on { $captured }, between { $by } and the corner { $corner }.
example-linnaean = Example: { $move } captures the man on { $captured } against the throne ({ $throne }), because attackers stand on the king’s other three sides.
example-king-four-sides = Example: { $move } captures the king on { $king }, with attackers on all four sides.
example-king-two-in-line = Example: { $move } captures the king on { $king }, between { $between }.
example-king-beside-throne = Example: { $move } captures the king on { $king }, with three attackers around him and the empty throne ({ $throne }) as the fourth side.
example-king-beside-throne-in-line = Example: { $move } captures the king on { $king }, between { $between }; the empty throne ({ $throne }) next to him changes nothing.
example-king-at-edge = Example: { $move } captures the king on { $king }, with three attackers around him and the edge as the fourth side.
example-king-along-edge = Example: { $move } captures the king on { $king }, between { $between }, along the edge.
example-king-beside-corner = Example: { $move } captures the king on { $king }; the corner { $corner } closes the side opposite { $by }.
example-pair = Example: { $move } captures the king on { $king }, who is surrounded together with his man on { $man }.
example-shieldwall = Example: { $move } closes the other end of the row and captures the men on { $captured }.
example-shieldwall-corner = Example: { $move } captures the men on { $captured }; the corner { $corner } closes the other end of their row.
example-shieldwall-king = Example: { $move } captures the men on { $captured }; the king on { $king } stays.
example-encirclement = Example: { $move } completes the ring around the king and all his men, and the attackers win.
example-edge-fort = Example: { $move } completes the fort around the king on { $king }, and the defenders win.
example-announcement = Example: after { $move } the king could go to { $goal } with his next move, so the defender writes “{ $move } { $said }”.
example-opened-route = Example: { $move } opens the king’s way to { $goal }. The attackers opened it themselves, so he may go there with his next move, although nothing was announced.

### Moments and spans

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

### A game before its players

# $who is “you” where the reader is meant, “opponent” where the reader’s opponent is meant, and
# “player” where the reader only looks on; $name is that player’s name.
table-title = Game { $number }: { $attackers } (attackers) against { $defenders } (defenders), { $ruleset }
table-ply = Move { $number }: { $what }
table-turn = { $who ->
        [you] It’s your turn (move { $ply }). You’re playing the { $side ->
                [attackers] attackers
               *[defenders] defenders
            }.
       *[other] It’s { $name }’s turn (move { $ply }, { $side ->
                [attackers] attackers
               *[defenders] defenders
            }).
    }
# $pieces are the signs on the board that are the reader’s, with what they mean.
table-beginner = Your pieces: { $pieces }. To move, type the square that a piece stands on and the square where it’s going:
table-draw-offered = { $who ->
        [you] Your draw offer is open.
        [opponent] { $name } offers a draw. Making a move also declines it.
       *[player] { $name } offers a draw.
    }
table-takeback-offered = { $who ->
        [you] You’ve asked to take back your last move.
        [opponent] { $name } asks to take back a move. Making a move also declines it.
       *[player] { $name } asks to take back a move.
    }
table-time-offered = { $who ->
        [you] { $what ->
            [pause] Your offer to pause the game until { $time } is open.
           *[more] Your offer of { $time } more for both of you is open.
        }
        [opponent] { $what ->
            [pause] { $name } offers to pause the game until { $time }.
           *[more] { $name } offers { $time } more for both of you.
        } Making a move also declines it.
       *[player] { $what ->
            [pause] { $name } offers to pause the game until { $time }.
           *[more] { $name } offers { $time } more for both players.
        }
    }
table-match-goes-on = The other game of the match, game { $other }, goes on.
# Said only to the player who made the move.
table-left-silent = { $count ->
        [one] Only you are told this: the escape route to { $routes } is open but hasn’t been announced, so the king can’t use it yet. You can announce it with any later move while it stays open.
       *[other] Only you are told this: the escape routes to { $routes } are open but haven’t been announced, so the king can’t use them yet. You can announce them with any later move while they stay open.
    }
# The head of the chain over everything that happened in a game up to that move, and what to do
# with it.
chain-line = Chain (game { $game }, { $at ->
        [start] start
        [end] end
       *[move] move { $move }
    }): { $chain }
chain-why = A chain is a short code made from everything that has happened in a game so far. Keep it, and nobody can change any of that without you noticing.
time-running = { $who ->
        [you] You have { $left } left, until { $until }.
       *[other] { $name } has { $left } left, until { $until }.
    }
# The same where $until says by itself how far away it is.
time-counted = { $who ->
        [you] You have until { $until }.
       *[other] { $name } has until { $until }.
    }
time-standing = { $who ->
        [you] You have { $left } left. Your clock is paused until { $stands } and will run out on { $until }.
       *[other] { $name } has { $left } left. The clock is paused until { $stands } and will run out on { $until }.
    }
time-paused = The game is paused until { $until }, as agreed.
# The clock of the side to move starts when its player has been told.
time-not-running = { $who ->
        [you] You have { $left } left; your clock starts now.
       *[other] { CLIENT() ->
                [discord] { $name } has { $left } left.
               *[typed] { $name } has { $left } left; the clock starts once { $name } has been notified.
            }
    }
# The clock of the side to move runs though nothing has told its player.
time-unreached = We couldn’t reach { $name }, but the clock has been running since { $since }.
time-up = { $who ->
        [you] Your time is up.
       *[other] { $name }’s time is up.
    }

## The first line of a post, which a notification shows
# $who is you if the player whose turn it is reads this or is mentioned in front; $name is that
# player, and $mover the one who has just moved. $taken are the squares of what was captured.

lead-ply = { $who ->
        [you] Your turn:
       *[other] { $name }’s turn:
    } { $mover } played { $ply }{ $count ->
        [0] {""}
       *[other] , capturing { $taken }
    }
lead-passed = { $who ->
        [you] Your turn:
       *[other] { $name }’s turn:
    } { $mover } had to pass
lead-began = { $who ->
        [you] The game begins, and it’s your turn
       *[other] The game begins, and it’s { $name }’s turn
    }
lead-turn = { $who ->
        [you] It’s your turn
       *[other] It’s { $name }’s turn
    }
lead-won = { $winner } has won against { $loser }
lead-drawn = A draw between { $one } and { $other }
lead-closed = The game has been closed without a result

## What a post says once it has been answered

closed-invitation = { $how ->
        [accepted] { $recipient } has accepted { $sender }’s challenge: game { $game } has begun.
        [declined] { $recipient } has declined { $sender }’s challenge.
        [countered] { $recipient } has answered { $sender }’s challenge with other terms.
        [cancelled] { $sender } has withdrawn the challenge to { $recipient }.
       *[expired] { $sender }’s challenge to { $recipient } has expired.
    }
closed-seek = { $how ->
        [accepted] { $sender }’s open challenge has been accepted.
        [cancelled] { $sender } has withdrawn this open challenge.
       *[expired] { $sender }’s open challenge has expired.
    }
closed-draw = { $how ->
        [accepted] { $name } offered a draw, and { $other } accepted it.
        [declined] { $name } offered a draw, and { $other } declined it.
        [withdrawn] { $name } offered a draw and has withdrawn the offer.
       *[passed] { $name } offered a draw. The offer is no longer open.
    }
closed-takeback = { $how ->
        [accepted] { $name } asked to take back a move, and { $other } agreed.
        [declined] { $name } asked to take back a move, and { $other } declined.
        [withdrawn] { $name } asked to take back a move and has withdrawn the request.
       *[passed] { $name } asked to take back a move. The request is no longer open.
    }
closed-time = { $what ->
        [pause] { $name } offered to pause the game until { $time }{ $how ->
            [accepted] , and { $other } agreed.
            [declined] , and { $other } declined.
            [withdrawn] {" "}and has withdrawn the offer.
           *[passed] . The offer is no longer open.
        }
       *[more] { $name } offered { $time } more for both players{ $how ->
            [accepted] , and { $other } agreed.
            [declined] , and { $other } declined.
            [withdrawn] {" "}and has withdrawn the offer.
           *[passed] . The offer is no longer open.
        }
    }

## What a channel says of a game that has a thread in it, and the thread’s title

channel-begun = { $attackers } (attackers) is playing { $defenders } (defenders): { $ruleset } { $size }×{ $size }, game { $game }.
channel-begun-match = { $first-player } and { $second-player } are playing a match: { $ruleset } { $size }×{ $size }, games { $first } and { $second }.
# $result is lead-won, lead-drawn or lead-closed. The link to the thread follows.
channel-over = { $result } · { $ruleset }, game { $game }:
thread-won = { $winner } won
thread-drawn = draw
thread-closed = no result

### What happened in a game

began = The game begins.
began-side = { $side ->
        [attackers] { $first ->
            [attackers] You’re playing the attackers and move first.
           *[defenders] You’re playing the attackers; the defenders move first.
        }
       *[defenders] { $first ->
            [attackers] You’re playing the defenders; the attackers move first.
           *[defenders] You’re playing the defenders and move first.
        }
    }
# Said only to the player who rolled.
rolled = The hún (the king’s die) shows { $roll }: { $roll ->
        [0] the king can’t move this time, so move one of your men.
        [1] the king may move one square. If he has a legal move, you must move him; otherwise, move one of your men.
       *[other] the king may move up to { $roll } squares. If he has a legal move, you must move him; otherwise, move one of your men.
    }
draw-offered = { $who ->
        [you] You’ve offered a draw. The offer is open until your opponent answers or moves; meanwhile you can go on playing.
        [opponent] { $name } offers a draw. Making a move also declines it.
       *[player] { $name } offers a draw.
    }
draw-declined = { $who ->
        [you] You’ve declined the draw. The game goes on.
       *[other] { $name } has declined the draw. The game goes on.
    }
draw-withdrawn = { $who ->
        [you] You’ve withdrawn your draw offer. The game goes on.
       *[other] { $name } has withdrawn the draw offer. The game goes on.
    }
takeback-offered = { $who ->
        [you] You’ve asked to take back your last move. The request is open until your opponent answers or one of you moves.
        [opponent] { $name } asks to take back their last move. If you’ve moved since, your move is taken back with it. Making a move also declines the request.
       *[player] { $name } asks to take back their last move, and with it any move made since.
    }
takeback-declined = { $who ->
        [you] You’ve declined the takeback. The game goes on.
       *[other] { $name } has declined the takeback. The game goes on.
    }
takeback-withdrawn = { $who ->
        [you] You’ve withdrawn your takeback request. The game goes on.
       *[other] { $name } has withdrawn the takeback request. The game goes on.
    }
time-offered = { $who ->
        [you] { $what ->
            [pause] You’ve offered to pause the game until { $time }.
           *[more] You’ve offered { $time } more for both of you.
        } The offer is open until your opponent answers or moves; meanwhile you can go on playing.
        [opponent] { $what ->
            [pause] { $name } offers to pause the game until { $time }: no clock would run until then, and you could both still move.
           *[more] { $name } offers { $time } more for both of you.
        } Making a move also declines it.
       *[player] { $what ->
            [pause] { $name } offers to pause the game until { $time }.
           *[more] { $name } offers { $time } more for both players.
        }
    }
time-declined = { $who ->
        [you] You’ve declined the offer. The clocks stay as they are.
       *[other] { $name } has declined the offer. The clocks stay as they are.
    }
time-withdrawn = { $who ->
        [you] You’ve withdrawn your offer. The clocks stay as they are.
       *[other] { $name } has withdrawn the offer. The clocks stay as they are.
    }
time-agreed = { $what ->
        [pause] It’s agreed: from now on no clock runs. Both players can still move.
       *[more] It’s agreed: both players get { $time } more.
    }
taken-back = The takeback was allowed: the board is as it was before that move. The clocks keep their current time, minus any time gained with the moves that were taken back.
ply-unannounced = Escape routes aren’t announced in { $ruleset }, so your announcement was left out.
announced-after = Your move was undone and played again with the announcement.
withdrawn = Your move has been undone; nobody had seen it. You can move again.
# $urgency is low (a fifth of the time is left) or last.
warned = { $urgency ->
        [asked] You asked to be reminded that it’s your turn.
        [low] You have less than a fifth of your time left.
       *[last] Your time is almost up. This is the last reminder.
    }
time-is-up = { $who ->
        [you] Your time is up. You can still move until your opponent claims the win.
        [opponent] { $name }’s time is up. You can claim the win, or wait for the move.
       *[player] { $name }’s time is up, so the opponent can claim the win.
    }
# $who is the loser.
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

day-used = { $who ->
        [you] Your time was up, so a day of your vacation was used: you have 24 more hours.
       *[other] { $name }’s time was up, so a day of their vacation was used: { $name } has 24 more hours.
    }
telling-given-up = { $who ->
        [you] We couldn’t get a notification about this game to you. Your clock is running all the same.
       *[other] We can’t reach { $name } at the moment. { $name }’s clock is running all the same.
    }

# A message about the turn did not arrive, and more has run since than the clock gets back.
refunded-rest = { $who ->
        [you] A notification about your turn didn’t reach you in time, and meanwhile your clock was running. The clock gets back as much of that time as a game allows (in all, a tenth of what it started with) and keeps running.
       *[other] A notification about { $name }’s turn didn’t arrive in time, and meanwhile { $name }’s clock was running. The clock gets back as much of that time as a game allows (in all, a tenth of what it started with) and keeps running.
    }

### Conditional moves

plan-none = You haven’t planned any moves.
plan = Your plan:
# $when is move, capture, capture-on, one or two; $what the move or the square.
plan-line = { $when ->
        [move] If { $name } plays { $what },
        [capture] If { $name } captures one of your men,
        [capture-on] If { $name } captures your man on { $what },
        [one] If { $name } announces one escape route,
       *[two] If { $name } announces two or more escape routes,
    } { $answer ->
        [stop] nothing is played and the plan ends.
        [resign] you resign: the game is over at once, and you won’t be asked first.
        [tell-me] nothing is played, the plan ends, and you’re told at once (or when your quiet hours end).
       *[other] you play { $answer }.
    }
plan-private = Only you can see this.
plan-played = Your planned move was played. { $ply }
plan-resigned = You had planned to resign if this happened. { $ply }
plan-over-other = Your opponent did something you hadn’t planned for, so your plan is over. It’s your turn.
plan-over-stop = Your plan has reached its stopping point. It’s your turn.
plan-over-told = Your opponent has done what you wanted to be told about. Your plan is over, and it’s your turn. { $ply }
plan-over-illegal = Your planned move couldn’t be played, so your plan is over and it’s your turn. { $why }

### Vacation and outages

vacation-left = You have { $left ->
        [0] no vacation days left.
        [one] { $left } day of vacation left. If one of your clocks runs out in a game that allows vacation, that day is used automatically.
       *[other] { $left } days of vacation left. If one of your clocks runs out in a game that allows vacation, a day is used automatically.
    }
vacation-until = You’re on vacation until { $until }. In games that allow vacation, your clocks are paused until then.
vacation-planned = Your next vacation is from { $from } until { $until }.
away = { $name } is on vacation until { $until }. In games that allow vacation, { $name }’s clock is paused until then.
back = { $name } is back from vacation.
club-was-away = The club was offline from { $from } to { $until }. Nobody’s clock ran during that time.

### A match of two games

match-over = The match of games { $first } and { $second } is over: { $one } against { $two }, { $ruleset }
# $winner is attackers, defenders or nobody; $attackers and $defenders are names.
match-game = Game { $number }: { $winner ->
        [attackers] { $attackers } (attackers) won against { $defenders } (defenders) in { $plies ->
                [one] { $plies } move
               *[other] { $plies } moves
            }.
        [defenders] { $defenders } (defenders) won against { $attackers } (attackers) in { $plies ->
                [one] { $plies } move
               *[other] { $plies } moves
            }.
       *[nobody] { $attackers } (attackers) and { $defenders } (defenders) drew after { $plies ->
                [one] { $plies } move
               *[other] { $plies } moves
            }.
    } Men captured: { $by-attackers } by { $attackers }, { $by-defenders } by { $defenders }.
match-points = Points: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] You win the match on points.
       *[other] { $name } wins the match on points.
    }
match-by-fewer-plies = { $who ->
        [you] You’ve each won one game. You win the match because your win took fewer moves: { $fewer } against { $more }.
       *[other] Each player has won one game. { $name } wins the match because { $name }’s win took fewer moves: { $fewer } against { $more }.
    }
match-by-more-captures = { $who ->
        [you] The points are level. You win the match because you captured more men in the two games: { $more } against { $fewer }.
       *[other] The points are level. { $name } wins the match because { $name } captured more men in the two games: { $more } against { $fewer }.
    }
match-level = { $tie-break ->
        [none] The points are level, so the match is a draw.
        [fewer-plies] The points are level, and neither player won in fewer moves than the other, so the match is a draw.
       *[more-captures] The points are level, and both players captured the same number of men, so the match is a draw.
    }

### Joining and challenges

joined = Welcome to { $club }, { $name }! If you’re new to hnefatafl, start with Brandubh: the board has 7×7 squares, and you’ll know the rules in ten minutes. See who’s looking for an opponent, or challenge somebody yourself.
joined-handle = To name you, others only have to type “{ $handle }”.
joined-in-discord = Ordinary messages aren’t read here: press a button or use a command.
joined-seeks = These players are looking for an opponent:
# What the host has written for new players.
joined-words = From the club: “{ $text }”
# An address, a link or a name, as the host has written it.
contact = To reach whoever runs this club: { $contact }
# $reader is sender or recipient.
invited = { CLIENT() ->
        [discord] { $reader ->
                [sender] Your challenge has been sent to { $recipient }:
               *[recipient] { $sender } challenges you to a game.
            }
       *[typed] { $reader ->
                [sender] Challenge { $number } has been sent to { $recipient }:
               *[recipient] Challenge { $number }: { $sender } challenges you to a game.
            }
    }
invited-unreachable = Challenge { $number } is ready, but I can’t reach { $recipient } at the moment. It waits until they look here:
invited-by-address = { $sender } wrote to your email address and can’t see whose it is. They’ll learn your name if you accept or offer other terms, but not if you decline.
invited-newcomer = { $reader ->
        [sender] Challenge { $number } is being posted here for { $recipient }, who isn’t a player yet:
       *[recipient] { $sender } challenges you to a game of hnefatafl, the Viking board game.
    }
invited-newcomer-why = You aren’t a player of { $club } yet: with “Join and accept” you become one and the game begins. With “Decline” you won’t be mentioned here again.
left-alone = That’s fine: you won’t be mentioned here again. If you’d like to play at { $club } one day, you’re welcome to join.
venue-lost = { $how ->
        [gone] The channel in which game { $game } against { $opponent } was shown has been deleted. You’ll get the game directly from now on. To show it somewhere else, use { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } in a channel there.
       *[shut] Game { $game } against { $opponent } can’t be shown in its channel at the moment, because I’m not allowed to post there. Until that changes, you’ll get the game directly.
    }
challenge-lost = { $how ->
        [open-gone] Your open challenge { $number } couldn’t be posted, because the channel has been deleted. It’s still open, but only people who look for open challenges will see it. To have it posted, cancel it and make it again in another channel.
        [open-shut] Your open challenge { $number } couldn’t be posted in { $link }, because I’m not allowed to post there. It’s still open, but only people who look for open challenges will see it. Ask the people who manage the server to let me post there, or cancel it and make it again in another channel.
        [gone] Your challenge to { $recipient } couldn’t be posted, because the channel has been deleted. It has reached nobody, so it’s been cancelled. You can challenge { $recipient } in another channel.
       *[shut] Your challenge to { $recipient } couldn’t be posted in { $link }, because I’m not allowed to post there. It has reached nobody, so it’s been cancelled. Ask the people who manage the server to let me post there, or challenge { $recipient } in another channel.
    }
shown-here = { $how ->
        [here] Game { $game } against { $opponent } is shown here from now on.
        [asked] Game { $game } against { $opponent } is private, and everybody can read along here. I’ve asked { $opponent }, and it’s shown here as soon as you’ve both asked for it in this channel.
       *[direct] From now on, game { $game } against { $opponent } goes to each of you directly.
    }
here-asked = { $opponent } would like your private game { $game } to be shown in a channel where everybody can read along: { $link } If that’s fine with you, use { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } in that channel. Otherwise nothing changes.
invitation-declined = { $reader ->
        [sender] { $recipient } has declined challenge { $number }.
       *[recipient] You’ve declined challenge { $number } from { $sender }.
    }
invitation-reason = The reason: “{ $text }”
invitation-cancelled = { $reader ->
        [sender] You’ve cancelled challenge { $number } to { $recipient }.
       *[recipient] { $sender } has cancelled challenge { $number }.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } didn’t answer challenge { $number } in time, so it has expired.
       *[recipient] Challenge { $number } from { $sender } has expired without an answer.
    }
# An open challenge: anybody can accept it. The player who made it reads this.
sought = { CLIENT() ->
        [discord] Anybody can now accept your open challenge ({ $count ->
                [one] one game
               *[other] { $count } games with different opponents
            }):
       *[typed] Anybody can now accept your open challenge { $number } ({ $count ->
                [one] one game
               *[other] { $count } games with different opponents
            }):
    }
sought-by = { $sender } is looking for { $count ->
        [one] an opponent
       *[other] { $count } opponents, a game each
    }:
seek-cancelled = You’ve cancelled open challenge { $number }.
seek-expired = Your open challenge { $number } has expired.
terms-rematch = A rematch of game { $game }.
terms-ruleset = { CLIENT() ->
        [discord] Ruleset: { $ruleset }, on a board of { $size }×{ $size } squares.
       *[typed] Ruleset: { $ruleset } (version { $version }), on a board of { $size }×{ $size } squares.
    }
# $value says who plays what, $reader who reads this.
terms-side = { $value ->
        [match] Sides: a match of two games at the same time; each of you attacks in one.
        [random] Sides: random.
        [sender-attacks] { $reader ->
                [sender] Sides: you attack, { $recipient } defends.
               *[recipient] Sides: { $sender } attacks, you defend.
            }
       *[sender-defends] { $reader ->
                [sender] Sides: you defend, { $recipient } attacks.
               *[recipient] Sides: { $sender } defends, you attack.
            }
    }
terms-side-of-seek = { $value ->
        [match] Sides: a match of two games at the same time, with the sides swapped.
        [random] Sides: random.
        [sender-attacks] { $reader ->
                [sender] Sides: you attack.
               *[recipient] Sides: { $sender } attacks, you defend.
            }
       *[sender-defends] { $reader ->
                [sender] Sides: you defend.
               *[recipient] Sides: { $sender } defends, you attack.
            }
    }
terms-clock-bank = Time control: each of you starts with { $bank } and gains { $increment } per move, up to { $cap } in total.
terms-clock-bank-in-list = Time control: { $bank } and { $increment } per move, up to { $cap }.
terms-clock-per-ply = Time control: { $span } per move.
# What one of two players has whose times differ.
pace-bank = { $bank } and { $increment } per move, up to { $cap }
pace-per-ply = { $span } per move
terms-clock-odds = Time control: you have { $own }; { $name } has { $other }.
terms-clock-odds-of-seek = Time control: you have { $own }; the player who accepts has { $other }.
terms-clock-weekend = Clocks are paused on Saturdays and Sundays.
terms-clock-night = Clocks are paused every night from { $from } to { $until }.
terms-clock-at-zero = { $value ->
        [claim] If your time runs out, your opponent can claim the win.
       *[hard] If your time runs out, you lose.
    }
terms-clock-no-vacation = Vacation isn’t allowed: clocks keep running while you’re away.
terms-announcements = { $value ->
        [strict] Announcements: strict. The king can’t use an escape route that hasn’t been announced.
        [remind] Announcements: with a reminder. A move that leaves an escape route unannounced isn’t played until you announce the route or add “silent”.
       *[auto] Announcements: automatic. Open escape routes are announced for you, unless you add “silent” to your move.
    }
terms-hun = Played with the hún, the king’s die.
terms-slowly = The house takes its time: up to a day, and never at night.
terms-rated = { $value ->
        [rated] Rated: the result counts towards ratings.
       *[unrated] Unrated (casual): the result doesn’t count towards ratings.
    }
terms-public = { $value ->
        [public] Public: others can watch.
       *[private] Private: nobody else can watch.
    }
# A counter-offer beside the offer that it answers: $line is a term now, $before the same
# before, each a whole sentence.
terms-changed = { $line } (Changed. Previously: { $before })
terms-added = { $line } (new)
terms-gone = No longer included: { $before }
terms-until = { $what ->
        [seek] The open challenge expires on { $until }.
       *[invitation] The challenge expires on { $until }.
    }

### A player's own account

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
suspended = { $channel ->
        [discord] Discord no longer accepts messages for { $address }, so your notifications come here. Once you’ve fixed that, you can have them sent there again.
       *[mail] Emails to { $address } are bouncing, so your notifications come here. Once you’ve fixed that, you can have them sent there again.
    }
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
record-file = Here’s the game record, with everything that happened, in the file { $file }. “taflpost verify” checks it.
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
        [games] Your games with every move and its time, what we found about where they turned, and their chains (short codes that prove that nothing has been changed): they belong to both players and prove what was played. Kept for good; if you delete your account, under a number instead of your name.
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
wrote-to-organisers = The organisers of this club will read what you’ve written, and you’ll be told if they answer.
# $what is club, today, game, player or ruleset, $name its name; $end is yes or no.
follows = { $what ->
        [club] You’re following the club now: each evening, you get an edition of what happened that day in public games, among open challenges and on the ladders. If nothing happened, nothing comes.
        [game] You’re following game { $name } now: when somebody has moved there, it’s in your evening edition.{ $end ->
                [yes] {" "}When it’s over, you’re told at once how it ended and where it turned.
               *[no] {""}
            }
        [player] You’re following { $name } now: their public games, open challenges and ladder results are in your evening edition.{ $end ->
                [yes] {" "}When one of these games is over, you’re told at once how it ended and where it turned.
               *[no] {""}
            }
        [today] { $name } at a glance comes each morning at eight from now on. When there’s nothing that needs you, nothing comes.
       *[ruleset] You’ll be told as soon as somebody is looking for an opponent in { $name }.
    }
follows-no-more = { $what ->
        [club] You’re no longer following the club.
        [game] You’re no longer following game { $name }.
        [player] You’re no longer following { $name }.
        [today] { $name } at a glance doesn’t come in the morning any more.
       *[ruleset] You won’t be told about new open challenges in { $name } any more.
    }
follows-line = { $what ->
        [club] The whole club: in your evening edition.
        [game] Game { $name }: in your evening edition{ $end ->
                [yes] , and you’re told at once how it ends.
               *[no] .
            }
        [player] { $name }: in your evening edition{ $end ->
                [yes] , and you’re told at once how their games end.
               *[no] .
            }
        [today] { $name } at a glance: each morning at eight, for organisers.
       *[ruleset] { $name }: you’re told of new open challenges at once.
    }
follows-next = The next evening edition comes on { $at }, if something has happened by then.
follows-nothing = You aren’t following anything. You can follow a game, a player or the whole of { $club }, and read once in the evening what has happened; or a ruleset, to be told when somebody is looking for an opponent in it.
edition-title = Evening edition of { $club }: { $date }
edition-over = These games are over:
edition-moved = Somebody has moved here:
edition-more = { $count ->
        [one] And in one more game.
       *[other] And in { $count } more games.
    }
edition-seeks = New open challenges:
edition-steps = On the ladders:
edition-picture = The boards of these games: { $games }.
# What organisers want to know of the club.
today-title = { $club } at a glance: { $at }
# $today and $week are how many players were here.
today-counts = { $running ->
        [0] No games are running.
        [one] One game is running.
       *[other] { $running } games are running.
    } { $today ->
        [0] Nobody has been here
        [one] One player has been here
       *[other] { $today } players have been here
    } in the last 24 hours, and { $week ->
        [0] nobody
        [one] one player
       *[other] { $week }
    } in the last week.
today-quiet = There’s nothing that needs you.
# Below one of the lists; $what is player, game or tournament.
today-more = { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
today-joined = New since yesterday:
today-organisers = New organisers:
# $name has become an organiser.
today-organiser = { $name }{ $of ->
        [circle] {" "}(of the circle { $circle })
       *[club] {""}
    }, appointed by { $who ->
        [organiser] { $organiser }
       *[host] the host
    } on { $at }
today-pressed = Time is up, or will be within a day:
# It is the turn of $name.
today-time = Game { $number }: { $state ->
        [past] { $name }’s time against { $opponent } was up on { $at }.
       *[ahead] it’s { $name }’s turn against { $opponent }, until { $at }.
    }
today-still = Nothing has happened for two weeks:
today-waits = Game { $number }: it’s { $name }’s turn against { $opponent }, since { $at }.
today-reports = { $count ->
        [one] One open message to the organisers:
       *[other] { $count } open messages to the organisers:
    }
today-report = { $kind ->
        [report] { $number }: { $name } about { $about }
       *[letter] { $number }: { $name }
    }{ $has ->
        [text] : “{ $text }”
       *[nothing] {""}, without a word.
    }
today-unreached = An address of these players takes no messages:
today-tournaments = Tournaments that haven’t started:
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
### Answers

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
noted = Your note on game { $game } is saved. Only you can read it.
line-saved = Line { $number } of game { $game } is saved. Only you can see it.
said = { $name } says (game { $game }): { $text }
# A further line of what somebody says.
said-on = { $name } goes on: { $text }
said-by-you = Your message was sent to your opponent in game { $game }.
said-erased = There was a message for you in game { $game }, but it has been deleted since.
moves-none = No moves have been made yet.
clock-none = This game has no clock.
clock-side = { $who ->
        [you] Your clock shows { $left }.
       *[other] { $name }’s clock shows { $left }.
    }
captured-by = { $who ->
        [you] { $count ->
                [0] You haven’t captured any men.
                [one] You’ve captured one man.
               *[other] You’ve captured { $count } men.
            }
       *[other] { $count ->
                [0] { $name } hasn’t captured any men.
                [one] { $name } has captured one man.
               *[other] { $name } has captured { $count } men.
            }
    }
legal = From { $square } you can reach { $targets }.
# $count is how often the position would then have occurred, $rule what follows.
legal-repeats = After a move to { $targets }, the same position will have occurred { $count ->
        [2] twice
       *[other] { $count } times
    }. { $rule ->
        [draw] If it occurs once more, the game is drawn.
        [defenders-lose] If it occurs once more, the defenders lose, whichever side repeats it.
        [mover-loses] If it occurs once more, the side that repeats it loses.
       *[forbidden] Repeating it once more isn’t allowed.
    }
legal-ends = After a move to { $targets }, the same position will have occurred { $count ->
        [2] twice
       *[other] { $count } times
    }, and { $rule ->
        [draw] the game is drawn.
        [defenders-lose] the defenders lose.
       *[mover-loses] you lose.
    }
legal-empty = { $square } is empty. Name a square with one of your pieces.
legal-none-at-all = None of your pieces can move now.
legal-none = You have no piece on { $square } that can move now. Try another square.
legal-not-yours = Only the player whose turn it is can ask where pieces can go.
squares = { $count ->
        [0] { $first } to { $last }: empty.
       *[other] { $first } to { $last }: { $pieces }.
    }
# A line of squares from a square, as the board is drawn; $last is its last square.
ray = { $direction ->
        [up] Up
        [right] Right
        [down] Down
       *[left] Left
    } as far as { $last }: { $count ->
        [0] empty.
       *[other] { $pieces }.
    }
ray-none = { $direction ->
        [up] Up: { $from } is on the edge.
        [right] Right: { $from } is on the edge.
        [down] Down: { $from } is on the edge.
       *[left] Left: { $from } is on the edge.
    }
# $piece is attackers, defenders or king.
squares-piece = { $piece ->
        [attackers] attacker { $square }
        [defenders] defender { $square }
       *[king] king { $square }
    }
games-none = You have no games.
games-none-waiting = It isn’t your turn in any of your games.
games-none-finished = None of your games is over yet.
games-none-public = There are no public games yet.
games-none-of = { $name } has no public games.
games-invitations = { $count ->
        [one] A challenge is
       *[other] { $count } challenges are
    } waiting for your answer.
games-public = { $number }: { $attackers } (attackers) against { $defenders } (defenders), { $ruleset }. { $how ->
        [running] { $name } is to make move { $ply }.
        [won] { $name } won on { $when }.
        [drawn] Drawn on { $when }.
       *[closed] Closed without a result on { $when }.
    }
# Games from elsewhere, which the host has imported: their names are text, and nobody’s here.
archived-result = { $how ->
        [attackers] The attackers won
        [defenders] The defenders won
        [drawn] A draw
        [closed] No result
       *[unknown] Result unknown
    }{ $said ->
        [yes] {" "}({ $by })
       *[no] {""}
    }
archived-ending = { $by ->
        [king-captured] king captured
        [escape] king escaped
        [encirclement] encirclement
        [edge-fort] edge fort
        [immobile] no moves left
        [repetition] repetition
        [resignation] resignation
        [time] time
        [agreement] agreement
        [adjudication] organisers’ decision
        [closing] closed
       *[unstated] not known
    }
archived-source = { $known ->
        [both] From elsewhere: { $event }, { $date }
        [event] From elsewhere: { $event }
        [date] From elsewhere, { $date }
       *[nothing] From elsewhere
    }
archived-line = { $called }: { $attackers } (attackers) against { $defenders } (defenders), { $ruleset }. { $result }. { $source }.
archived-title = { $called }: { $attackers } (attackers) against { $defenders } (defenders), { $ruleset }. These names are from the record, not players of this club.
archived-ended = { $result }.
archived-stated = The result as it was written down: { $stated }
archive-none = No finished games like that were found.
head-source = Where from
# Moves that a reader tries out on a board of their own.
tried = Nothing of this has been played: these moves are only tried out, and nobody else sees them.
tried-nothing = No moves have been tried from here yet.
# Further lines follow for the last moves of it.
tried-line = Your line so far: { $line }
tried-repeats = The same position will then have occurred { $count ->
        [2] twice
       *[other] { $count } times
    }.
tried-refused = It stops there. { $why }
tried-escape = The king could escape to { $routes } next.
tried-open = The king has an open way to { $routes }.
tried-silent = { $count ->
        [one] The escape route to { $routes } would be open but not announced, so the king couldn’t use it next. To try it announced, put the announcement after the move.
       *[other] The escape routes to { $routes } would be open but not announced, so the king couldn’t use them next. To try them announced, put the announcement after the move.
    }
past = The board after move { $ply } of { $of }.
replay = { $ply ->
        [0] No move has been made yet, so the moving picture only shows the start.
       *[other] { $from ->
            [start] The game as a moving picture, from the start to move { $ply }.
           *[other] The game as a moving picture, from move { $from } to move { $ply }.
        }
    }
replay-line = The game as a moving picture, with line { $number } at its end. The line was only tried: nothing of it was played.
watch-moves = { $all ->
        [yes] Moves:
       *[other] The last moves:
    } { $moves }
# $until is a moment or “none” while the clock isn’t running; $partner the other game of a
# match or “none”.
games-your-turn = { $number }: { $ruleset } against { $opponent }{ $partner ->
        [none] {""}
       *[other] , in a match with game { $partner }
    }; you { $side ->
        [attackers] attack
       *[defenders] defend
    }. { $until ->
        [none] It’s your turn.
       *[other] It’s your turn, and you have until { $until }.
    }
games-their-turn = { $number }: { $ruleset } against { $opponent }{ $partner ->
        [none] {""}
       *[other] , in a match with game { $partner }
    }; you { $side ->
        [attackers] attack
       *[defenders] defend
    }. { $until ->
        [none] Waiting for { $opponent }.
       *[other] Waiting for { $opponent }, who has until { $until }.
    }
games-over = { $number }: { $ruleset } against { $opponent }{ $partner ->
        [none] {""}
       *[other] , in a match with game { $partner }
    }; you { $side ->
        [attackers] attacked
       *[defenders] defended
    }. { $how ->
        [won] You won on { $until }.
        [lost] You lost on { $until }.
        [closed] It ended without a result on { $until }.
       *[drawn] It ended in a draw on { $until }.
    }
invitations-none = No challenges are waiting for an answer.
invitations-received = { $number }: { $sender } challenges you to { $ruleset }; you can answer until { $until }.
invitations-sent = { $number }: you’ve challenged { $recipient } to { $ruleset }; the challenge expires on { $until }.
seeks-none-for = Nobody is looking for an opponent in { $ruleset } right now.
seeks-none = Nobody is looking for an opponent right now.
# $count is how many games are left.
seeks-line = { $number }: { $reader ->
        [sender] your open challenge
       *[recipient] { $sender }’s open challenge
    } for { $ruleset }, { $count ->
        [one] one game
       *[other] { $count } games
    } left. It expires on { $until }.
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
# About whoever challenges; $paced is yes if the pace is told.
challenger-line = About { $name }: in the club since { $month }; { $games ->
        [0] no finished public games yet
        [one] one finished public game
       *[other] { $games } finished public games
    }{ $late ->
        [0] {""}
       *[other] , { $late } of them lost on time
    }{ $paced ->
        [yes] ; half of the answers come within { $pace }.
       *[no] .
    }
# $ladder is yes if there is a place.
member-rating = { $ruleset }: rating { $points } ± { $deviation }, after { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }{ $ladder ->
        [yes] ; place { $place } on the ladder.
       *[no] .
    }
member-place = { $ruleset }: place { $place } on the ladder.
# $at is when the command was sent.
why-refused = Your last refused command, on { $at }: { $why }
why-rules = The rules of { $ruleset } say:
why-numbers = { $plies ->
        [0] No move was made.
        [one] The game lasted one move.
       *[other] The game lasted { $plies } moves.
    } Men captured: { $by-attackers } by the attackers, { $by-defenders } by the defenders.
notes-none = There are no notes on game { $game } that you can read.
# A saved line in a list of notes; $text is empty if nothing was written beside it.
notes-saved-line = line { $number }: { $line }{ $text ->
        [none] {""}
       *[other] {" "}– { $text }
    }
tries-none = There are no saved lines on game { $game } that you can see.
# $who is you or other, $open yes or no.
notes-line = { $ply ->
        [0] Before the first move
       *[other] After move { $ply }
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(others can read it)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = You can now read { $name }’s notes on game { $game }.
notes-opened-by-you = Your notes on game { $game } are open: your opponent can read them now, and if the game is public, so can everybody else. Notes that you add from now on are private again.
rulesets-first = To begin with:
rulesets-rest = The others:
ruleset-choice = { $name }{ $sized ->
        [yes] {""}
       *[no] {" "}{ $size }×{ $size }
    }{ $id ->
        [copenhagen] {" "}– the usual one
        [brandubh] {" "}– small and quick
        [ard-ri] {" "}– small
        [magpie] {" "}– small
        [sea-battle] {" "}– medium-sized
        [fetlar] {" "}– a classic
        [historical] {" "}– a classic
        [castillos] {" "}– a printed game
        [kongens-bord] {" "}– a printed game
        [kopenhagen] {" "}– a printed game
        [stavanger] {" "}– a printed game
        [skalk] {" "}– a printed game
        [hnefatafl-13] {" "}– large
        [parlett] {" "}– large
        [alea-evangelii] {" "}– huge
        [tablut] {" "}– from an old source
        [saami-tablut] {" "}– the defenders begin
        [lewis-cross] {" "}– the defenders begin
        [sea-battle-9] {" "}– the defenders begin
        [sea-battle-11] {" "}– the defenders begin
        [brandubh-org] {" "}– the defenders begin
        [tawlbwrdd] {" "}– from an old source
       *[other] {""}
    }
rulesets-line = { $id }: { $name }{ $sized ->
        [yes] {""}
       *[no] , { $size }×{ $size }
    }, { $attackers } against { $defenders } and the king, who wins { $goal ->
        [corner] in a corner
       *[edge] at the edge
    }{ $announcement ->
        [none] {""}
       *[other] ; escape routes are announced
    }
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

### All that happened in a game

# $at is when, $name who it is about.
# In the notation that positions are typed in at the shell.
history-position = Position now:
history-line = { $at }: { $what ->
        [began] the game began.
        [told] { $name } was notified, and the clock started.
        [bounced] the notification to { $name } bounced.
        [unreached] { $name } couldn’t be reached, and the clock started anyway.
        [draw-offered] { $name } offered a draw.
        [draw-declined] { $name } declined the draw.
        [draw-withdrawn] { $name } withdrew the draw offer.
        [draw-agreed] both players agreed to a draw.
        [withdrawn] { $name } undid a move before anybody had seen it.
        [takeback-offered] { $name } asked to take the last move back.
        [takeback-declined] { $name } declined the takeback.
        [takeback-withdrawn] { $name } withdrew the request for a takeback.
        [time-declined] { $name } declined the offer about the clocks.
        [time-withdrawn] { $name } withdrew the offer about the clocks.
        [warned] { $name } was warned that time was running out.
        [time-up] { $name }’s time was up.
        [claimed] { $name } claimed the win.
        [resigned] { $name } resigned.
        [void] the game ended without a result, because its match didn’t go ahead.
       *[secret] the secret number used for the hún was published, so that every roll can be checked.
    }
# $left is a span or “none” without a clock.
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; { $left } left
    })
history-rolled = { $at }: the hún showed { $roll }.
history-taken-back = { $at }: { $count ->
        [one] the last move was taken back.
       *[other] the last { $count } moves were taken back.
    }
history-time-offered = { $at }: { $what ->
        [pause] { $name } offered to pause the game until { $time }.
       *[more] { $name } offered { $time } more for both players.
    }
history-time-agreed = { $at }: { $what ->
        [pause] both players agreed to pause the game until { $time }.
       *[more] both players agreed on { $time } more for each.
    }
history-stood = { $at }: { $name }’s clock was paused until { $until }, { $because ->
        [club] because the club was offline.
        [deferred] because the match was postponed.
       *[vacation] because of vacation.
    }
history-given-back = { $at }: a notification to { $name } didn’t arrive in time, so the clock got back { $back }.
history-extended = { $at }: the organisers gave { $name } extra time ({ $more }): “{ $reason }”
history-adjudicated = { $at }: the organisers declared { $name } the winner: “{ $reason }”
history-adjudicated-draw = { $at }: the organisers declared the game a draw: “{ $reason }”
history-closed = { $at }: the organisers closed the game without a result: “{ $reason }”

### What can be replied to an email

# What somebody typed.
mail-quoted = “{ $text }”
# A line of the email that is answered; what came of it follows.
mail-you-wrote = You wrote “{ $typed }”:
mail-nothing = We couldn’t find a command or a move in your email, so nothing was done. Please write each one on a line of its own.
# Said instead, or besides, when a text in the email couldn’t be read.
mail-lost-damaged = Part of your email arrived damaged, so we couldn’t read all of it, and we don’t play a move that may have lost something. Please send it again as plain text.
mail-lost-encrypted = Your email is encrypted, and we have no key to read it, so nothing was done. Please switch off encryption for emails to us (S/MIME or PGP, in your email program’s security settings) and send it again.
mail-lost-sealed = Your email is packed inside a digital signature that we couldn’t open (smime.p7m), so nothing was done. Please switch off S/MIME signing for emails to us, or choose “clear text” for signed emails, and send it again.
mail-lost-one-program = Your text is in a format that only Outlook can read (winmail.dat), so nothing was done. Please choose “plain text” or “HTML” as the format in Outlook, not “rich text”, and send it again.
mail-lost-long = Your email is longer than what we can read, and we couldn’t find a command or a move in the part that we read, so nothing was done. Please send it again without the older emails below it.
mail-lost-forwarded = There is another email inside yours, and we only read what you write yourself, so nothing was done. Please write your move or command in the email itself, on a line of its own.
mail-lost-files = There are only pictures or files in your email, and we don’t open those, so nothing was done. Please write your move or command in the email itself, on a line of its own.
# What is said with the last answer for now, and above what was answered late.
mail-last-unread = This is our last answer for now to something we can’t read. Moves, commands and questions are still answered at once, and we’ll answer everything else in one email when the hour is over.
mail-last-answer = This is our last answer for now: that’s as many as we send to one address in an hour. Every move and command you send still counts, and we’ll answer all of it in one email when the hour is over.
mail-last-quiet = This is our last answer for now: you’ve written a lot that we couldn’t do anything with. Every move and command you send still counts, and we’ll answer the rest again later.
mail-late = Here are our answers to what you’ve written in the last hour and we hadn’t answered yet.
# What became of what somebody wrote around a move; $words quotes it.
mail-words-went = Your opponent also gets what you wrote around your move: { $words }
mail-words-asked = Should your opponent get what you write around a move? Nothing is passed on until you answer, and your answer also counts for your next emails. This is what you wrote: { $words }
mail-words-asked-again = Should your opponent get this, too? { $words }
mail-words-gone = Your move wasn’t played, so nothing of what you wrote around it goes to your opponent: { $words }
mail-words-taken-back = What you wrote around that move goes with it, so your opponent won’t get it: { $words }
mail-words-stayed = This stays with you; to send something like it to your opponent, begin a line with “say”: { $words }
# $lines are one or more lines in quotation marks.
mail-unread = We couldn’t read this as a command: { $lines }. To write to your opponent, begin a line with “say”.
# $moves are one or more moves in quotation marks, $count how many.
mail-several = { $count ->
        [one] We found the move { $moves } in your email, but we weren’t sure that you wanted to play it, so it wasn’t played. To play it, send it on a line of its own.
       *[other] There are several moves in your email: { $moves }. None of them was played. Reply with the one that you mean, on a line of its own.
    }
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] That was too much at once, so this line was left out: { $lines }. Please send it again in a new message.
       *[other] That was too much at once, so { $count } lines were left out: { $lines }. Please send them again in a new message.
    }
# $lines are one or more commands in quotation marks. The reader may have sent nothing.
mail-asked = We got an email from your address asking for this: { $lines }. We couldn’t check that it was from you, so nothing was done. If it was you, answer yes within two days, and it will be done. If it wasn’t, somebody else has used your address: answer no, or don’t answer, and nothing will happen. Until you’ve answered yes or no to one of these questions, we’ll send you no more than three of them in two days. If somebody keeps writing in your name, send your commands as replies to our emails: nobody else can do that.
mail-asked-consent = We got an email from your address { $sender } asking for this: { $lines }. Because it decides who can play in your name, or who is an organiser, nothing has been done yet. If it was you, answer yes to this email within two days, and it will be done. If it wasn’t, somebody else is using your name: answer no, or don’t answer, and nothing will happen.
mail-asked-words = The email also says this, and if you answer yes, it goes along with the move: { $words }
mail-digest = { $count ->
        [one] One notification
       *[other] { $count } notifications
    }
# What an email with several parts says in a program's list. $list: their numbers, or how many.
mail-subject-turns = Your turn in { $kind ->
        [single] game { $list }
        [few] games { $list }
       *[many] { $list } games
    } ({ $notifications })
mail-subject-invitation = Challenge { $number }
mail-subject-answer = Reply to your email
mail-subject-asked = Did you write to { $club }?
mail-subject-contact = Hnefatafl by email
mail-subject-edition = The evening edition
mail-subject-other = From your hnefatafl club
mail-page = { $shows ->
        [turn] On the game’s page, you can also move by tapping: { $address }
        [game] You can also see the game on its page: { $address }
       *[other] You can also see this on a page: { $address }
    }
# A link to the page that shows the same as a post.
page-link = Open the page
# Above a table of lines and what each does. The email quotes nothing else to be typed.
mail-reply = You can reply with one of these lines at the top of your email:

### Acts, in the terms of the table of orders

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
act-games = list your games
    .button = My games
    .slash = List your games, or find finished ones, also from elsewhere
    .help =
        games, games waiting, games finished | your games; those where it’s your turn; those that are over
        games all, games NAME | public games: the club’s, or NAME’s
act-settings = see your settings and how to change them
    .button = My settings
    .example = settings language de zone Europe/Oslo digest daily quiet 22-07
    .slash = Show or change your settings
    .help =
        settings | your language, time zone, digest, quiet hours, boards and reminders
        settings WHAT VALUE | change them: settings zone Europe/Oslo quiet 22-07; settings remind 24h reminds you that long before your time runs out; settings words yes, no or ask: whether your opponent gets what you write around a move by email; settings reports off: no report on where the game turned after your games; settings pace off: nobody sees how fast you answer
        settings devices, settings devices end 2 | where you’re signed in to the club’s pages; sign that device out, or with “all” every one
        settings calendar, settings calendar new | your calendar’s secret address, or a new one, if the club has public pages
act-help = list all commands
    .button = Help
    .example = help draw
    .help =
        help | this text
        help WHAT | the part about one command: help challenge
act-help-one = see what that command does
act-invitations = see the challenges waiting for an answer
    .button = Challenges to me
    .help =
        invitations | challenges that are waiting for an answer
act-seeks = see who’s looking for an opponent
    .button = Find an opponent
    .help =
        seeks | the open challenges; “accept NUMBER” accepts one
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
act-rules-part = read about one part, like this
    .button = How captures work
    .choose = Read one part in detail
act-rules-all = read all of the rules
    .button = All the rules
act-challenge = challenge them yourself
    .open = challenge a player{ CLIENT() ->
            [discord] {""}
           *[typed] : add a name and a ruleset
        }
    .button = Challenge { $what }
    .example = challenge ylva skalk attack 7d+1d/10d unrated
    .slash = Challenge somebody to a game
    .help =
        challenge NAME RULESET [TERMS] | challenge a player: challenge ylva skalk attack 7d+1d/10d; you can give an email address instead of the name
        challenge house [LEVEL] RULESET [TERMS] | play against the house, at a level from 1 to 5; it accepts at once: challenge house 2 brandubh attack. “why” explains its last move. In games with “claim” it never claims a win
act-seek =
    .open = look for an opponent{ CLIENT() ->
            [discord] {""}
           *[typed] : add a ruleset
        }
    .example = seek 2 skalk random 3d/move rated
    .slash = Make an open challenge that anybody can accept
    .help =
        seek [NUMBER] RULESET [TERMS] | make an open challenge, which anybody can accept; NUMBER is how many games you want
act-accept = accept the challenge
    .button = { -accept }
    .button-against = Play { $name }
    .button-joining = Join and accept
    .choose = Accept a challenge
    .example = accept 12
    .slash = Accept a challenge
    .help =
        accept [NUMBER], decline [NUMBER] [REASON], counter [NUMBER] TERMS | answer a challenge; counter offers other terms
act-decline = decline, with a reason if you like
    .button = { -decline }
    .choose = Decline a challenge
    .example = decline 12 no time this month
act-counter = offer other terms{ CLIENT() ->
        [discord] {""}
       *[typed] , like these
    }
    .button = Other terms…
    .example = counter 12 defend 3d/move
act-cancel = cancel the challenge
    .button = { -take-back }
    .choose = Withdraw a challenge
    .example = cancel 12
    .help =
        cancel [NUMBER] | cancel a challenge of yours
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
act-mute = stop your opponent’s messages in this game
    .button = Mute my opponent
    .help =
        mute, unmute | turn your opponent’s messages in a game off, or on again
act-unmute = get those messages again
    .button = Unmute
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
        The chain is a short code that proves that the game’s past hasn’t been changed. It’s
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
act-archive = see more of them
    .button = { control-next }
    .help =
        archive [NAME] [against NAME] [rules RULESET] [won …] | finished games, the club’s and those from elsewhere; also by how they ended and when: archive escape since 2011 until 2012; “archive page 2” goes on
        archive NUMBER | a game from elsewhere: archive 12, archive 12 after 7, archive 12 record, archive 12 replay
act-archive-one = look at this game from elsewhere
act-archive-record = { act-record }
    .button = { act-record.button }
act-archive-replay = { act-replay }
    .button = { act-replay.button }
act-rematch = play again, with the sides swapped
    .button = Rematch
    .help =
        rematch | play the last game again, with the sides swapped
act-watch = watch the game, if it’s public
    .button = Watch
    .choose = Watch a game
    .example = watch 12
    .help =
        watch NUMBER [MOVE] | watch a public game: watch 12, or watch 12 7 for the board after move 7; “12: history” works too
act-follow = get the news each evening
    .button = Follow
    .example = follow 12
    .help =
        follow NAME | read in the evening what has happened with a player, in a game (follow 12) or in the club (follow club); “follow NAME end” also tells you at once how it ends; “follow RULESET” tells you of open challenges at once
        follow, unfollow NAME | see what you’re following; stop following it
act-follow-all = see what you’re following
    .button = What I follow
act-follow-end = also be told at once how games end
    .button = Tell me how it ends
act-follow-ruleset = be told as soon as somebody wants to play it
    .button = Tell me about new ones
act-follow-today = know each morning what needs you
    .button = Tell me each morning
act-unfollow = stop following
    .button = Stop following { $what }
    .example = unfollow 12
act-organisers = see who the organisers are
    .open = write to the organisers: add what you want to say
    .button-open = Write to the organisers
    .box = Write to the organisers
    .field = What you want to tell them
    .example = organisers can I change my name back
    .help =
        organisers | who the organisers are
        organisers TEXT | write to them
act-report =
    .example = report ylva rude messages
    .slash = Write to the organisers, about a player or about something else
    .help =
        report NAME TEXT | tell the organisers about a player
act-organise =
    .example = organise appoint ylva
    .help =
        organise … | what only they can do: see help organise
    .help-more =
          organise suspend NAME 3 days REASON, organise lift NAME REASON
                           suspend a player (“permanently”: for good), or end that
          organise decide GAME attackers REASON, organise close GAME REASON
                           end a game: the attackers or defenders win, or it’s a
                           “draw”; or close it without a result
          organise extend GAME attackers 2d REASON
                           give a side more time: 2d, 12h or 1d12h
          organise ladder …, organise tournament …
                           open ladders and tournaments: see “help ladder” and
                           “help tournament”
          organise answer NUMBER TEXT, organise announce TEXT
                           answer a message to the organisers; tell everybody something
          organise appoint NAME, organise dismiss NAME REASON
                           make a player an organiser; take that back, or stop
                           being one yourself
act-organise-answer =
    .open = answer it: add what you want to say
    .button-open = { control-answer }
    .box = Answer for the organisers
    .field = Your answer
    .example = thank you, we’ll look into it
act-organise-circle-open = let everybody know of the circle, and open it if it waits
    .button = Open { $what }
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
act-ladder = see the ladder and who you can challenge
    .button = Ladder
    .example = ladder challenge ylva
    .help =
        ladder [RULESET] | the ranking, and the players you can challenge
        ladder join RULESET, ladder leave | join a ladder, or leave it
        ladder challenge NAME | play for a place: two games, with the sides swapped
        ladder concede, ladder defer | concede your place without playing, or postpone the match
        ladder why NAME | whether you can challenge NAME, and how NAME got there
        ladder player NAME | how NAME has done on the ladder
        ladder rules | the ladder’s rules, with all the numbers
        ladder 2026-10 | the ladder at the end of that month
    .help-more =
        For organisers:
          organise ladder open RULESET, organise ladder close RULESET REASON
                           open or close a ladder; “house 1” puts the house on it;
                           for a circle’s ladder, CIRCLE/RULESET
          organise ladder place RULESET NAME PLACE REASON,
          organise ladder take out RULESET NAME REASON
                           move a player on a ladder, or take one off it
act-ladder-one = { act-ladder }
    .button = { act-ladder.button }
    .choose = Choose a ladder
act-ladder-join = join the ladder
    .button = Join the ladder
    .choose = Join a ladder
act-ladder-rules = read the ladder’s rules
    .button = Rules
act-ladder-leave = leave the ladder
    .button = Leave the ladder
act-ladder-player = see your results on the ladder
    .button = My results
act-ladder-why = see why you can’t challenge that player
    .button = Why not { $what }?
act-ladder-challenge = challenge for that place
    .button = Challenge { $name } (place { $place })
    .choose = Challenge somebody
    .slash = Challenge a player for their place
act-ladder-concede = concede your place without playing
    .button = Concede my place
act-ladder-defer = postpone the match
    .button = Postpone
act-tournament = list the tournaments
    .button = Tournaments
    .slash = List the tournaments, or show one
    .help =
        tournament [NUMBER] | list the tournaments, or show one with its crosstables
        tournament join NUMBER, tournament leave NUMBER | enter a tournament before it begins, or withdraw from it
    .help-more =
        For organisers:
          organise tournament open "NAME" RULESET 2027-01-15 18:00
                           open a tournament that starts then, where you are; add
                           “groups 6”, “days 3”, “final 2 carried”, “house 1”,
                           “circle vikings” or “clock 3d/move” if you like
          organise tournament start NUMBER,
          organise tournament cancel NUMBER REASON,
          organise tournament take out NUMBER NAME REASON
                           start it early, call it off, or take a player out
act-tournament-one = see who’s playing and how it’s going
    .button = See the tournament
    .choose = Choose a tournament
act-tournament-join = enter the tournament
    .button = Enter
    .choose = Enter a tournament
act-tournament-leave = withdraw from the tournament
    .button = Withdraw
    .choose = Withdraw from a tournament
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
act-captured =
    .help =
        captured | how many men each side has captured
act-hint =
    .help =
        hint | a good move, in a casual game against the house
act-unsubscribe =
    .help =
        unsubscribe | stop the emails you get from this club
act-why =
    .help =
        why | why your last command was refused, or a game ended as it did
act-players =
    .help =
        players [PART] | who plays here, or whose name has PART in it
act-player =
    .help =
        player [NAME] | NAME, or yourself: results, pace, ratings, places, games
act-club-today =
    .help =
        club today | what needs an organiser; only organisers see it. “follow club today” tells them each morning

### What else can be sent

reply-no-contact = never get email from this club again
reply-pass-on = pass it on
reply-keep-words = don’t pass it on
reply-ask-words = ask me each time
reply-answer-in = be answered in English
reply-send = do it
reply-choose = or send just { $number }
reply-announce-after = undo and play it with the announcement

### What the organisers decide

# $who is you, an opponent of $name, or a player (told to the organisers); $until a moment or “none”.
host-suspended = { $who ->
        [you] { $until ->
            [none] The club’s organisers have permanently suspended you.
           *[other] The club’s organisers have suspended you until { $until }.
        } You can still look at everything, but you can’t move or write, and your clocks keep running.
        [opponent] { $until ->
            [none] The club’s organisers have permanently suspended { $name }.
           *[other] The club’s organisers have suspended { $name } until { $until }.
        } The clocks in your games with { $name } keep running; if you think they shouldn’t, please contact the organisers.
       *[player] { $until ->
            [none] { $name } is permanently suspended and has been told.
           *[other] { $name } is suspended until { $until } and has been told.
        }
    }
host-lifted = { $who ->
        [you] The club’s organisers have lifted your suspension: you can play again.
        [opponent] The club’s organisers have lifted { $name }’s suspension: { $name } can play again.
       *[player] { $name } is no longer suspended and has been told.
    }
host-extended = { $who ->
        [you] The club’s organisers have given you extra time in this game: { $more }.
       *[other] The club’s organisers have given { $name } extra time in this game: { $more }.
    }
# A game of which the club's file had lost the end.
host-brought-forward = The club had to go back to an older copy of its file. { $put-back ->
        [0] Something that had happened in this game was missing from it; it has been put back from what had been kept.
        [one] The last move of this game was missing from it; it has been put back from what had been kept.
       *[other] The last { $put-back } moves of this game were missing from it; they have been put back from what had been kept.
    } If this isn’t how the two of you played, write to the organisers.
host-reason = The organisers’ reason: “{ $reason }”
host-appointed = { $who ->
        [you] You’re an organiser of this club now: you can decide games, give more time, suspend players and set up tournaments. Everything you do is logged, and those it concerns are told your reason.
       *[player] { $name } is an organiser now and has been told.
    }
host-dismissed = { $who ->
        [you] You’re no longer an organiser of this club.
       *[player] { $name } is no longer an organiser and has been told.
    }
host-decided-by = It was { $name }’s decision.
organisers = The organisers of this club: { $names }. They set up tournaments, give more time, decide games that their players can’t end, and answer what you write to them.
organisers-of = The organisers of the circle { $circle }: { $names }.
organisers-none = This club’s only organiser is whoever runs it on their machine.
# What somebody has written to them: a report, if it is about $about, or a letter.
report-made = { $kind ->
        [report] Message { $number } to the organisers, from { $name } about { $about }
       *[letter] Message { $number } to the organisers, from { $name }
    }{ $has ->
        [text] : “{ $text }”
       *[nothing] {""}, without a word.
    }
report-answered = { $who ->
        [host] The host of this club has answered
       *[organiser] { $organiser } has answered for the organisers
    }: “{ $answer }” { $kind ->
        [report] You had written about { $about }
       *[letter] You had written
    }: “{ $text }”
report-answered-by-you = { $name } has been told your answer to message { $number }: “{ $answer }”
report-gone = This message to the organisers has been deleted, because its sender has left the club.
# Told to everybody; $who is host or organiser.
announced = { $who ->
        [host] From the host of { $club }, to everybody: “{ $text }”
       *[organiser] From { $name }, to everybody in { $club }: “{ $text }”
    }
announced-by-you = Your announcement has gone to { $players ->
        [0] nobody: there’s nobody else in the club who can be told
        [one] one player
       *[other] { $players } players
    }: “{ $text }”
# What an organiser is about to do. $days is 0 for “permanently”.
organise-asked-suspend = Suspend { $name } { $days ->
        [0] permanently
        [one] for a day
       *[other] for { $days } days
    }? { $name } won’t be able to move or write, though the clocks keep running, and open challenges are withdrawn. { $name } is told your reason; opponents are only told of the suspension.
organise-asked-appoint = Make { $name } an organiser of { $of ->
        [circle] the circle { $circle }
       *[club] this club
    }? All organisers are told, and you can take it back.
organise-asked-appoint-close = For four weeks, neither of you decides what the other has a part in.
organise-asked-dismiss = Dismiss { $name } as an organiser? { $name } is told your reason.
organise-asked-close-circle = Close the circle { $circle } and its ladders? Everybody in it is told your reason. Games that are running go on, and tournaments that haven’t begun are called off.
organise-asked-dismiss-of = Dismiss { $name } as an organiser of the circle { $circle }? { $name } is told your reason.
organise-asked-adjudicate = End game { $game }: { $how ->
        [won] { $name } wins
       *[draw] a draw
    }? This can’t be undone. Both players are told your reason, and it becomes part of the record.
organise-asked-close = End game { $game } without a result? This can’t be undone. Both players are told your reason, and it becomes part of the record.
organise-asked-place = Move { $name } to place { $place } on the { $ladder } ladder? Your reason is kept in the ladder’s log.
organise-asked-close-ladder = Do you want to close the { $ladder } ladder? Everybody on it leaves it, and matches that have begun no longer count for it.
organise-asked-take-off = Take { $name } off the { $ladder } ladder? { $name } is told your reason. Matches that have begun no longer count for it.
organise-asked-cancel = Call off tournament { $number }, { $tournament }? Its running games end without a result, and everybody in it is told your reason.
organise-asked-take-out = Take { $name } out of tournament { $number }, { $tournament }? { $name } can’t enter it again and is told your reason.
organise-asked-reason = Your reason: “{ $reason }”
organise-asked-announce = Tell { $players ->
        [0] everybody in the club, in which nobody else can be told
        [one] everybody else in the club: one player
       *[other] everybody else in the club: { $players } players
    }? This can’t be undone, and the next announcement can only be made tomorrow.
organise-asked-announce-in-circle = Tell everybody else in the circle { $circle } ({ $players ->
        [0] nobody can be told
        [one] one player
       *[other] { $players } players
    })? This can’t be undone, and the next announcement there can only be made tomorrow.
organise-asked-text = Your announcement: “{ $text }”
house-why-passed = { $name } passed: its roll left it no legal move.
house-why-only-move = { $name } played { $move } because it was the only legal move.
house-why-does = { $deed }
house-why-threatens-king = { $move } threatens to capture the king.
house-why-keeps = { $name } played { $move } because you could have captured the piece on { $square }. Now you can’t.
house-why-threatens = { $count ->
        [one] { $move } threatens to capture the man on { $squares }.
       *[other] { $move } threatens the men on { $squares }.
    }
house-why-delays = After { $move } the king can no longer reach { $goal ->
        [corner] a corner
       *[edge] the edge
    } in { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.
house-why-nears = After { $move } the king can reach { $goal ->
        [corner] a corner
       *[edge] the edge
    } in { $count ->
        [one] 1 move
       *[other] { $count } moves
    } if nothing gets in his way.
house-why-guards = { $move } posts a man to guard the corner { $square }.
house-why-narrows = After { $move } the king can only go to { $count ->
        [one] 1 square
       *[other] { $count } squares
    } instead of { $from }.
house-why-shuts-in = After { $move } the king can’t move.
house-why-widens = After { $move } the king can go to { $count ->
        [one] 1 square
       *[other] { $count } squares
    } instead of { $from }.
house-why-approaches = { $move } brings a man closer to the king.
house-why-safe = { $name } played { $move } because the piece is safe on { $square }: you can’t capture it on your next turn.
house-why-expects = { $name } played { $move } because it liked what it saw when it looked ahead. It expects { $answer } as your best answer.
house-why-looked-good = { $name } played { $move } because it looked good when it compared its moves.
house-hint-asked = The house is looking for a good move for you. You’ll have it in a moment.
house-hint = The house would play { $ply } here.
### Trouble of ours

apology = { $what ->
        [full] Sorry, the club’s disk is full.
        [locked] Sorry, another program is using the club’s file.
        [damaged] Sorry, the club’s file is damaged, and the organisers have to restore a backup.
       *[other] Sorry, something went wrong on our side.
    } Your command wasn’t carried out, and nothing has changed. The organisers can see what went wrong; please try again later.

### Lines that can’t be read as commands

# $typed is what was written, $order the command that was understood, $example a whole line.
misread-empty = There’s no command in that line.
misread-quoted = That line starts with “>”, so it looks like a quotation and wasn’t read as a command. If you meant it, send it again without the “>”.
misread-game-number = There’s no game { $typed }.
misread-not-understood = “{ $typed }” isn’t a command or a move.
misread-offered-announcement = The move hasn’t been made yet: you wrote something about an announcement, and it isn’t clear whether you’re making it. Which do you want?
misread-offered = Nothing has been done yet. { $count ->
        [one] Is this what you want?
       *[other] Do you want one of these?
    }

### Sitting down at a terminal

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

### Why the club refuses

# $found is one if there is a $nearest, else nobody or nothing.
refusal-no-player = { $found ->
        [one] Nobody here is called { $name }. Did you mean { $nearest }?
       *[nobody] Nobody here is called { $name }. Please check the spelling. Anyone who isn’t a player yet can join the club.
    }
# $name is the reader’s.
refusal-not-a-player = You can’t do that yet, { $name }: you’re not a player here. Join the club first.
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
refusal-no-game = There’s no game { $game }.
refusal-no-archived-game = There’s no game { $number } in the archive.
refusal-not-your-game = You aren’t one of the players in game { $game }.
refusal-no-games = You don’t have a game yet.
refusal-which-game = { CLIENT() ->
        [discord] Which game do you mean: { $games }? Choose it here, or send the command again with “{ command-game }”.
       *[typed] Which game do you mean: { $games }? Put its number in front, as in “{ $example }: board”.
    }
refusal-which-game-line = { $game } against { $opponent }
refusal-which-game-number = If you type only the number now, your command is carried out in that game.
# $ply is the number of a move.
refusal-stale = That was meant for move { $ply }, but the game has moved on, so nothing was done. If you still want it, send it again.
refusal-over = Game { $game } is already over. { $ending }
refusal-not-your-turn = It isn’t your turn: we’re waiting for { $name }.
refusal-nothing-to-withdraw = There’s nothing to undo: the last move wasn’t yours. To go further back, ask your opponent for a takeback.
refusal-seen = You can’t undo your move any more: { $opponent } has seen it, or had a reply planned for this turn. You can ask for a takeback instead.
refusal-announce-seen = Your move can’t be played again with the announcement: { $opponent } has seen it, or had a reply planned for this turn. What’s still open after your next move can be announced with that one.
refusal-announce-with-move = An announcement goes with the move that opens the escape route. Send both together, for example “{ $example }”.
refusal-announcement-unclear = { $kind ->
        [routes] The move hasn’t been made yet, because it isn’t clear which escape routes you announce. Name all that it leaves open, for example “{ $one }”, or send “{ $ply } silent” to announce nothing.
       *[other] The move hasn’t been made yet, because it isn’t clear what you announce. Send “{ $one }” if it leaves one escape route open, “{ $two }” if it leaves more, or “{ $ply } silent” to announce nothing.
    }
refusal-no-draw-offered = Your opponent hasn’t offered a draw.
refusal-draw-offer-stands = You’ve already offered a draw. The offer is open until your opponent answers it or moves.
refusal-no-offer-to-withdraw = There’s nothing to withdraw: you have no offer or request waiting for an answer.
refusal-other-reader = Nothing was sent: your message begins with the name { $name }, but your opponent in game { $game } is { $opponent }. { $together ->
        [none] You can only write to { $name } when you have a game together.
       *[other] To write to { $name }, put the number of your game with { $name } in front: { $together }.
    } If it was meant for { $opponent }, begin with another word.
refusal-no-takeback-offered = Your opponent hasn’t asked for a takeback.
refusal-takeback-stands = There’s a takeback request already. If it’s yours, wait for the answer; if it’s your opponent’s, answer it.
refusal-no-time-offered = Your opponent hasn’t offered more time or a pause, or the offer is no longer open.
refusal-time-offer-stands = There’s an open offer about the clocks already. If it’s yours, wait for the answer or withdraw it; if it’s your opponent’s, answer it first.
refusal-other-time-offered = Nothing was agreed: the offer has changed since the message that you answered. Please look at it before you answer.
refusal-no-more-time = { $because ->
        [no-clock] This game has no clock: there’s no time to add, and nothing to pause.
        [ladder] You can’t agree on more time or a pause in a ladder match, because others are waiting for it to end. If there’s no other way, the organisers can give you more time.
        [tournament] You can’t agree on more time or a pause in a tournament game, because others are waiting for the result. If there’s no other way, the organisers can give you more time.
        [too-long] You can agree on at most { $most ->
            [one] one day
           *[other] { $most } days
        } at a time. Please offer fewer.
       *[time-up] The time is up already, and a pause wouldn’t bring it back. You can offer more time instead.
    }
refusal-nothing-to-take-back = There’s nothing to take back: you haven’t moved in this game yet.
# up-since: the refusal is read again after the time has run out.
refusal-nothing-to-claim = { $because ->
        [your-turn] You can’t claim the win: it’s your own turn, and you can only claim when your opponent’s time is up.
        [no-clock] You can’t claim the win: this game is played without a clock.
        [up-since] Your opponent still had time when you asked, but it’s up now. Claim the win again.
       *[time-left] You can’t claim the win yet: your opponent still has time.
    }
refusal-nothing-asked = There was nothing here to answer with yes or no, so nothing was done. A question expires after ten minutes (by email, after two days), or as soon as you send something else. If you still want it, send the command again.
refusal-which-offer = { $count ->
        [one] There was only one. Send yes, or 1.
        [2] There were two, so nothing has been done yet. Send 1 or 2.
       *[other] There were { $count }, so nothing has been done yet. Send the number of the one that you want.
    }
refusal-no-invitation = { $number ->
        [none] There’s no challenge that you can do that with.
       *[other] There’s no challenge { $number } that you can do that with.
    }
refusal-which-invitation = { CLIENT() ->
        [discord] Which challenge do you mean: { $numbers }?
       *[typed] Which challenge do you mean: { $numbers }? Put its number after the command.
    }
refusal-one-invitation = Nothing has been done yet. Do you mean challenge { $number }?
refusal-yourself = You can’t challenge yourself. Name another player.
refusal-no-ruleset = { $found ->
        [one] There’s no ruleset “{ $typed }”. Did you mean { $nearest }?
       *[nothing] There’s no ruleset “{ $typed }”. Choose { $rulesets }.
    }
refusal-which-ruleset = Please name a ruleset (the rules you’ll play by): { $rulesets }.
refusal-no-hun = There’s no hún (the king’s die) in { $ruleset }. Leave “hun” out, or choose another ruleset.
refusal-odds-are-unrated = Different times for the two of you are only for unrated games, because the result would say little about your strength. Write “unrated”, or give both the same time.
refusal-only-a-match = You can only play { $ruleset } as a match of two games, with the sides swapped. Leave the side out, or write “match”.
# $why is what is wrong with it, $part the word at fault.
refusal-bad-clock = { $why ->
        [zero] “{ $part }” is no time at all: a clock needs at least one second.
        [long] “{ $part }” is too long: a clock can’t have more than { $days ->
            [one] one day
           *[other] { $days } days
        }.
        [cap-below-bank] In “{ $part }”, the most that the clock can reach (after the /) is less than what it starts with.
        [empty-night] “{ $part }” starts and ends at the same hour.
        [doubled] “{ $part }” repeats or contradicts an earlier part.
       *[unknown] “{ $part }” isn’t a valid time control.
    } Write, for example, “7d+1d/10d” (7 days, 1 more with each move, 10 at most) or “3d/move” (3 days for each move). You can add “weekend” or “night=22-07” to pause the clock at those times, or “claim”, so that a win on time has to be claimed.
refusal-not-on-board = There’s no “{ $typed }” on this board: its files are a to { $file }, its ranks 1 to { $size }.
refusal-no-plan = { $why ->
        [no-then] There’s no “then” after the condition in “if { $typed }”.
        [no-condition] After “if”, write what your opponent does: a move, “capture of f6”, or an announcement.
        [anything] You can’t plan a reply to everything (“if any”): name something that your opponent might do.
        [no-answer] After “then”, write your reply: a move, “resign”, “tell me” or “stop”.
        [after-end] Your plan wasn’t saved: it ends with “resign”, “tell me” or “stop”, so only “else if …” can follow.
       *[too-long] That plan is too long. Please shorten it.
    } A complete command looks like this: if d4-d6 then f6-f3
refusal-no-plans-with-dice = You can’t plan moves ahead in a game with the hún (the king’s die).
refusal-move-first = It’s your turn: make your move first, then plan your replies.
# $path is the moves of the plan that lead there, or “none”.
refusal-plan-ply = { $path ->
        [none] Your plan wasn’t saved.
       *[other] Your plan wasn’t saved, because of what comes after { $path }.
    } { $why }
# $place says where the piece of the wrong side was named.
refusal-plan-whose = { $place ->
        [condition] Your plan wasn’t saved: “if” must be followed by one of your opponent’s moves, but the piece on { $from } is yours.
       *[answer] Your plan wasn’t saved: “then” must be followed by one of your own moves, but the piece on { $from } is your opponent’s.
    }
refusal-plan-ends = Your plan wasn’t saved: the game or the plan is over after “{ $typed ->
        [stop] stop
        [resign] resign
        [tell-me] tell me
       *[other] { $typed }
    }”, so there’s nothing left to reply to.
refusal-plan-never = Your plan wasn’t saved: your opponent can’t announce “{ $typed }” in this game.
# $became is what became of it, $other the game or challenge that did. A seek is an open challenge.
refusal-answered = { $became ->
        [game] Challenge { $number } was accepted and became game { $other }.
        [all-taken] All games of open challenge { $number } have been taken.
        [declined] Challenge { $number } has been declined.
        [countered] Challenge { $number } was answered with a counter-offer: challenge { $other }.
        [changed] Challenge { $number } was answered with a counter-offer.
        [cancelled] { $what ->
            [seek] Open challenge { $number } has been cancelled.
           *[invitation] Challenge { $number } has been cancelled.
        }
       *[expired] { $what ->
            [seek] Open challenge { $number } has expired.
           *[invitation] Challenge { $number } has expired.
        }
    }
# $waits is one (challenge) or everybody (open challenge).
refusal-own-invitation = { $waits ->
        [one] Challenge { $number } is your own: we’re waiting for { $recipient } to answer it. You can cancel it.
        [again] You’ve sent that challenge already, as number { $number }: we’re waiting for { $recipient } to answer it. Nothing was sent again.
       *[everybody] Open challenge { $number } is your own, so somebody else has to accept it. You can cancel it.
    }
refusal-not-yours-to-cancel = { $what ->
        [invitation] You can’t cancel challenge { $number }, because it’s from { $sender }. You can decline it.
       *[seek] You can’t cancel open challenge { $number }, because it’s from { $sender }.
    }
refusal-seek-as-it-is = Open challenge { $number } can only be accepted as it is. For other terms, challenge { $sender } yourself.
refusal-seek-taken = You’ve already taken a game of { $sender }’s open challenge { $number }; the others are for other players. You can challenge { $sender } yourself.
refusal-seek-games = The number of games in an open challenge can be 1 to { $most }, not { $games }. Send it again with another number.
refusal-too-many-seeks = You’ve reached the limit for open challenges: { $count } at a time. Yours are numbers { $numbers }; cancel one of them first.
refusal-too-many-invitations = You’ve reached the limit for challenges that are waiting for an answer: { $count } at a time. Wait for an answer, or cancel one.
refusal-too-many-today = You’ve reached the limit for challenges: { $count } in 24 hours. You can send more from { $again }.
refusal-too-long = That’s too long: it has { $letters } characters, and the limit is { $most }. Shorten it, or send it in parts.
refusal-too-many-messages = You’ve reached the limit for messages: { $count } in 24 hours. You can send more from { $again }.
refusal-too-many-reports = You’ve written to the organisers as often as you can: { $count } times in 24 hours. You can write again from { $again }.
refusal-too-many-notes = You’ve reached the limit for notes on game { $game }: { $most }.
refusal-no-house-level = The house has five levels, 1 to 5, and no level { $level }. Level 1 is the easiest.
refusal-too-many-with-house = You’ve reached the limit for games against the house: { $most } at a time. Finish one first; each game of a match counts.
refusal-only-house-slowly = Only the house can be asked to play slowly. With other players you agree on a time control, such as 3d/move.
refusal-house-stays-out = The house is only on ladders and in tournaments for which the organisers have entered it. You can challenge it to a rated game instead.
refusal-no-hint-here = There are no hints in game { $game }: the house gives them only in its own games, and only in those that aren’t rated.
refusal-no-hint-now = You can’t have a hint at the moment: game { $game }, against another player, is rated and has the same rules. You can ask again when it’s over.
refusal-not-public = Game { $game } is private: only its players can look at it.
refusal-nothing-to-explain = There’s nothing to explain: none of your commands has been refused recently, and none of your games has ended. For anything else, see the reply you got at the time.
refusal-nothing-to-rematch = There’s no rematch to ask for: you haven’t finished a game yet.
refusal-notes-of-running = Game { $game } is still going on; you can open your notes to others when it’s over.
refusal-no-notes = You have no notes on game { $game } that aren’t open to others already.
refusal-nothing-tried = You haven’t tried any moves in game { $game } since it last went on. Try some first, then you can take them back or save the line.
refusal-no-line = There’s no line { $number } in game { $game }.
refusal-long-line = A line can have { $most } moves at most. Save this one and begin another later in the game.
refusal-not-over = Game { $game } is still going on; you can ask for a rematch when it’s over.
refusal-follow-nothing = There’s no game, player or ruleset called “{ $typed }”. To follow a game, use its number.
refusal-follow-own = You’re told about your own games anyway. You can follow the games of others.
refusal-follow-too-much = You can follow { $count } things at most. Stop following one of them first.
refusal-not-followed = You aren’t following “{ $typed }”.
refusal-rematch-open = { $by ->
        [you] You’ve already asked for that rematch: challenge { $number } is waiting for { $opponent } to answer.
       *[other] { $opponent } has already asked for that rematch: it’s challenge { $number }.
    }
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
refusal-not-away = You’re not on vacation.
refusal-away-already = You’re already on vacation.
refusal-no-days = A vacation lasts at least a day.
refusal-too-few-days = That would be { $asked ->
        [one] { $asked } day
       *[other] { $asked } days
    } of vacation, but you have { $left ->
        [0] none left
        [one] { $left } day left
       *[other] { $left } days left
    }.
# $until is a moment or “none”.
refusal-suspended = { $until ->
        [none] You’re permanently suspended, so your command wasn’t carried out.
       *[other] You’re suspended until { $until }, so your command wasn’t carried out.
    } You can still look at everything, get your data as a file, and delete your account. If you think this is wrong, write to the organisers. Their reason: “{ $reason }”
refusal-no-reason = Nothing was done, because a reason is missing; the players concerned will read it.
refusal-long-reason = Nothing was done, because the reason is too long. Please keep it to { $most } characters.
refusal-no-such-game = The club has no game { $game }. Please check the number.
refusal-no-clock = You can’t add time to game { $game }: it’s played without a clock.
refusal-not-suspended = { $name } isn’t suspended.
refusal-bad-span = That length of time isn’t possible: it has to be more than zero and at most { $most ->
        [one] one day
       *[other] { $most } days
    }.
refusal-only-organisers = Only this club’s organisers can do that.
refusal-only-circles = You organise only { $circles }, and this is for the club’s organisers.
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
refusal-party-to = { $what ->
        [game] You play in game { $number } yourself, so somebody else has to decide about it.
        [place] That would change your own place on the { $name } ladder, so somebody else has to do it.
        [tournament] You’re in tournament { $number }, { $name }, yourself, so somebody else has to decide that.
        [opponent] You’re playing a game against { $name }, so somebody else has to decide that.
        [close] { $name } has a part in that, and in the last four weeks one of you became an organiser through the other, so somebody else has to decide it.
       *[account] You can’t decide that about yourself; somebody else has to.
    } Ask another organiser.
refusal-only-the-host = { $name } is an organiser, too: only whoever appointed { $name }, or runs the club’s machine, can change that.
refusal-already-organiser = { $name } is an organiser already.
refusal-not-organiser = { $name } isn’t an organiser.
refusal-suspended-candidate = { $name } is suspended, and can’t be an organiser until that’s over.
refusal-new-candidate = { $name } joined less than a week ago. Until { $from }, only whoever runs the club’s machine can make { $name } an organiser.
refusal-no-such-report = There’s no message { $number } to the organisers that you could answer.
refusal-report-answered = { $who ->
        [host] The host of this club has answered message { $number } already.
       *[organiser] { $name } has answered message { $number } already.
    }
refusal-announced = There has been an announcement in the last 24 hours. The next one can be made from { $again }.

### Emails to people who aren’t players

contact-wrote = Somebody, perhaps you, wrote to { $club } from your email address. People here play hnefatafl, the Viking board game, by email: you make a move by replying to a message. If you’d like to play, join the club.
contact-invited = { $name } invites you to a game of hnefatafl, the Viking board game, at { $club }. It’s played by email: you make a move by replying to a message.
# Above the other terms, for somebody who doesn’t know the rules yet and can’t ask for them.
contact-ruleset = Board: { $size }×{ $size } squares. Rules: { $ruleset }.
contact-invited-join = If you’d like to play, join the club. We’ll then email you the challenge with all its terms, and you can still decline it.
# Another player may invite to the same address later: that is another email.
contact-stop-asked = You, or somebody with your email address, asked { $club } to send no more emails here. Do you want to get no more email from this club, whoever asks for it?
contact-once = If you don’t reply, you won’t get any more emails about this.

### The page on which emails are stopped

stop-title = { $page ->
        [ask] Stop all emails?
        [done] Emails are stopped
       *[gone] This link doesn’t work
    }
stop-ask = If you tick the box and press the button, { $club } won’t send anything more to your email address: no moves and no warnings about your time. If you have games in progress, your opponents will be told that emails don’t reach you, and the clocks will keep running as agreed. To resign a game, reply to one of its emails with “resign”.
stop-button = Stop all emails
stop-sure = Yes, I want no more emails from the club
stop-done = { $club } won’t send any more emails to your address. To get them again, send “channel mail” to the club from that address.
stop-gone = This link is too old, or wasn’t copied completely. To stop all emails, reply “unsubscribe” to any email from the club, or use the unsubscribe button in your email program.

### Discord

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
language-own-name = English
pick-king = { $square } (the king)
pick-roll = Roll the hún (the king’s die) first, then choose your move.
pick-preview = This is how the board would look. You haven’t made the move yet.
# A move that looks like a win to whoever makes it, and isn’t one.
preview-draws = Careful: this move { $why ->
        [last-attacker] captures the last attacker
        [attackers] leaves the attackers without a legal move
       *[defenders] leaves the defenders without a legal move
    }, and under these rules the game is then drawn.
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
play-challenge = You’re about to challenge { $name }. You can change everything below before you send it.
play-open = You’re about to post an open challenge, which anybody can accept. You can change everything below before you send it.
play-counter = Choose what you’d like to be different, then send your counter-offer.
play-left-out = { $term ->
        [ruleset] The ruleset you typed doesn’t fit here. Please choose one below.
        [side] The side you typed doesn’t fit here. Please choose one below.
       *[clock] The clock you typed doesn’t fit here. Please choose one below.
    }
clock-choice = { $clock ->
        [day] 1 day for each move
        [days] 3 days for each move
        [long] Plenty of time: 14 days, and 1 more with each move
       *[usual] The usual clock: 7 days, and 1 more with each move
    }
side-choice = { $side ->
        [attack] You attack
        [defend] You defend
        [match] A match: two games, sides swapped
       *[random] Who attacks is decided at random
    }
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

# Ladders: one for each ruleset, by the ruleset’s id ({ $ladder }).
ladder-title = The { $ladder } ladder, { $players ->
        [one] one player
       *[other] { $players } players
    }
ladder-month = The { $ladder } ladder at the end of { $month }
ladder-empty = Nobody is on the { $ladder } ladder yet. If you join now, you’re the first.
ladder-shut = The { $ladder } ladder isn’t open: the organisers closed it ({ $since }). You can still see how it stood at the end of a month.
# What is said after a name in the table.
ladder-state = { $state ->
        [held] on hold
        [leaving] leaving
        [away] on vacation until { $until }
       *[silent] inactive
    }
ladder-plays = { $matches ->
        [one] playing a match
       *[other] playing { $matches } matches
    }
ladder-king = { $name } { $days ->
        [0] took first place today
        [one] has been in first place for a day
       *[other] has been in first place for { $days } days
    }{ $defences ->
        [0] .
        [one] {" "}and has fended off one challenge.
       *[other] {" "}and has fended off { $defences } challenges in a row.
    }
# Published with its error bar.
ladder-bias = So far the { $side ->
        [attackers] attackers
       *[defenders] defenders
    } have the advantage: { $points } ± { $deviation } rating points, measured over { $games ->
        [one] one game
       *[other] { $games } games
    }.
ladder-you = You’re at number { $place } and can challenge players up to place { $highest }. { $open ->
        [0] None of them can be challenged at the moment.
       *[other] Those marked + can be challenged now.
    }
ladder-you-first = You’re in first place: there’s nobody above you to challenge.
ladder-you-can-join = You’re not on this ladder. If you join now, you start in last place.

# Said in place of the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Places on the { $ladder } ladder from { $from } to { $until }. Now: { $places }.
ladder-ratings-chart = Ratings on the { $ladder } ladder, the highest first: { $ratings }.
ladder-stands = { $name } is at number { $place } of { $players } on the { $ladder } ladder.
ladder-stands-not = { $name } isn’t on the { $ladder } ladder.
ladder-may = You can challenge { $name }.
# Why somebody can’t be challenged; { $name } is the other.
ladder-no-yourself = You can’t challenge yourself.
ladder-no-you-are-not-on = You’re not on the { $ladder } ladder, so you can’t challenge anybody there yet.
ladder-no-below = { $name } is below you, at number { $place } (you’re at { $own }): you can only challenge players above you.
ladder-no-too-far = { $name } is too far above you, at number { $place }. From place { $own } you can challenge players up to place { $highest }{ $by ->
        [small] : that’s the reach on a small ladder.
        [places] : that’s the usual reach.
        [percent] : the reach grows the further down you are.
       *[rating] : that’s as far as your rating takes you.
    }
ladder-no-playing = You’re already playing a match against { $name } on this ladder: game { $game } and the one that goes with it.
ladder-no-shielded = You can’t challenge { $name } again before { $until }: you lost your last match against them, or didn’t start it.
ladder-no-you-leave = You can’t challenge anybody on the { $ladder } ladder, because you’re leaving it.
ladder-no-leaves = { $name } is leaving the ladder and can’t be challenged any more.
ladder-no-you-are-held = You can’t challenge anybody at the moment: you’ve lost a game on time and haven’t moved since. Make a move in any game first.
ladder-no-held = { $name } can’t be challenged at the moment: they’ve lost a game on time and haven’t moved since.
ladder-no-your-points = You can’t challenge anybody with { $limit } or more penalty points for games lost on time, and you have { $points }. Every move you make takes some off.
ladder-no-outgoing = You already have { $open ->
        [one] one challenge
       *[other] { $open } challenges
    } under way, and only { $most ->
        [one] one is allowed at a time. Finish that match first.
       *[other] { $most } are allowed at a time. Finish one of those matches first.
    }
ladder-no-incoming = { $name } has already been challenged, and players in that place can only have { $most ->
        [one] one challenge
       *[other] { $most } challenges
    } at a time.
ladder-no-away = { $name } is on vacation and can’t be challenged before { $until }.
ladder-no-silent = { $name } hasn’t been here since { $since }. Players who’ve been away for { $days ->
        [one] a day
       *[other] { $days } days
    } or longer can’t be challenged.
ladder-no-takes-none = { $name } can’t be challenged at the moment.

# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
# The steps are read on the day and, later, in a list with dates: hence the past tense.
ladder-challenged = { $who ->
        [you] You (place { $place }) have challenged { $rival } (place { $rival-place })
       *[other] { $name } (place { $place }) has challenged you (place { $rival-place })
    } on the { $ladder } ladder. Your match is games { $first } and { $second }, both rated. Each of you has { $days ->
        [one] a day
       *[other] { $days } days
    } on the clock to make a first move in either of them. { $who ->
        [you] Until you’ve made yours, you can postpone the match.
       *[other] Until you’ve made yours, you can postpone the match or concede your place without playing.
    }
# For everybody in a server.
news-ladder-challenge = { $name } (place { $place }) has challenged { $rival } (place { $rival-place }) on the { $ladder } ladder: games { $first } and { $second }.
ladder-deferred = { $who ->
        [you] You’ve postponed the match (games { $first } and { $second }): your clocks in both games are paused until { $until }.
       *[other] { $name } has postponed the match (games { $first } and { $second }): { $name }’s clocks in both games are paused until { $until }.
    }
ladder-not-begun = You haven’t moved yet in your match against { $rival } (games { $first } and { $second }). If you haven’t by { $until }, { $role ->
        [challenger] your challenge lapses.
       *[defender] your place goes to { $rival }.
    }
ladder-leaving = You’ll leave the { $ladder } ladder as soon as your matches are over; they still count. After that you can join again, somewhat further down.
ladder-opened = The organisers have opened the { $ladder } ladder. You can join it now.
ladder-closed = The organisers have closed the { $ladder } ladder. { $players ->
        [0] Nobody was on it.
        [one] One player was on it and has been told the reason.
       *[other] { $players } players were on it and have been told the reason.
    }

### Circles

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
ladder-step-joined = { $who ->
        [you] You
       *[other] { $name }
    } joined the { $ladder } ladder at number { $to }.
ladder-step-returned = { $who ->
        [you] You
       *[other] { $name }
    } came back to the { $ladder } ladder at number { $to } (number { $detail } before leaving).
ladder-step-left = { $who ->
        [you] You left the { $ladder } ladder, from place { $from }.{ $days ->
            [0] {""}
            [one] {" "}If you come back within a day, you start near that place.
           *[other] {" "}If you come back within { $days } days, you start near that place.
        }
       *[other] { $name } left the { $ladder } ladder, from place { $from }.
    }
ladder-step-erased = { $name } left the club, and with it place { $from } on the { $ladder } ladder.
ladder-step-won = { $who ->
        [you] You
       *[other] { $name }
    } won the match of games { $first } and { $second } against { $rival-who ->
        [you] you
       *[other] { $rival }
    } ({ $points }–{ $rival-points }{ $detail ->
        [2] , decided by the ruleset’s tie-break
       *[other] {""}
    }) and moved up the { $ladder } ladder from place { $from } to place { $to }, just above { $rival-who ->
        [you] you
       *[other] { $rival }
    }.
ladder-step-tied = { $who ->
        [you] Your match of games { $first } and { $second } against { $rival }
       *[other] The match of games { $first } and { $second } between { $name } and { $rival-who ->
            [you] you
           *[other] { $rival }
        }
    } ended in a draw ({ $points }–{ $rival-points }). { $moves ->
        [no] { $who ->
            [you] You
           *[other] { $name }
        } stayed at number { $to } on the { $ladder } ladder, below place { $rival-place }.
       *[yes] { $who ->
            [you] You
           *[other] { $name }
        } moved up the { $ladder } ladder from place { $from } to place { $to }, closer to place { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] You
       *[other] { $name }
    } lost the match of games { $first } and { $second } against { $rival-who ->
        [you] you
       *[other] { $rival }
    } ({ $points }–{ $rival-points }{ $detail ->
        [2] , decided by the ruleset’s tie-break
       *[other] {""}
    }). Nobody moved on the { $ladder } ladder: { $who ->
        [you] you stayed
       *[other] { $name } stayed
    } at number { $to } and can’t challenge { $rival-who ->
        [you] you
       *[other] { $rival }
    } again for { $days ->
        [one] a day
       *[other] { $days } days
    }.
ladder-step-void = { $who ->
        [you] Your challenge to { $rival } lapsed, because you didn’t move
       *[other] { $name }’s challenge to { $rival-who ->
            [you] you
           *[other] { $rival }
        } lapsed, because { $name } didn’t move
    } in time. Games { $first } and { $second } ended without a result. Nobody moved on the { $ladder } ladder, and { $who ->
        [you] you
       *[other] { $name }
    } can’t challenge { $rival-who ->
        [you] you
       *[other] { $rival }
    } again for { $days ->
        [one] a day
       *[other] { $days } days
    }.
ladder-step-absent = { $rival-who ->
        [you] You didn’t move in time in the match against { $name }
       *[other] { $rival } didn’t move in time in the match against { $who ->
            [you] you
           *[other] { $name }
        }
    }. Games { $first } and { $second } ended without a result, and { $who ->
        [you] you
       *[other] { $name }
    } took { $rival-who ->
        [you] your
       *[other] { $rival }’s
    } place, moving up the { $ladder } ladder from place { $from } to place { $to }.
ladder-step-conceded = { $rival-who ->
        [you] You conceded your place to { $name }, who
       *[other] { $rival } conceded their place to { $who ->
            [you] you, and you
           *[other] { $name }, who
        }
    } moved up the { $ladder } ladder from place { $from } to place { $to }. Games { $first } and { $second } ended without a result.
ladder-step-closed = The match (games { $first } and { $second }) doesn’t count for the { $ladder } ladder, because one of the games has no result.
ladder-step-decayed = { $who ->
        [you] You
       *[other] { $name }
    } hadn’t played a match on the { $ladder } ladder for { $detail ->
        [one] a day
       *[other] { $detail } days
    } and dropped from place { $from } to place { $to }.
ladder-step-late = { $who ->
        [you] You lost a game on the { $ladder } ladder on time. You now have { $detail ->
            [one] one penalty point
           *[other] { $detail } penalty points
        }, and every move you make takes some off. Until your next move you’re on hold: you can’t challenge anybody or be challenged.
       *[other] { $name } lost a game on the { $ladder } ladder on time, now has { $detail ->
            [one] one penalty point
           *[other] { $detail } penalty points
        } and is on hold until their next move.
    }
ladder-step-sunk = { $who ->
        [you] You
       *[other] { $name }
    } lost { $detail ->
        [one] one game
       *[other] { $detail } games
    } on the { $ladder } ladder on time within { $days ->
        [one] a day
       *[other] { $days } days
    } and dropped from place { $from } to place { $to }, below all active players.
ladder-step-corrected = The organisers moved { $who ->
        [you] you
       *[other] { $name }
    } from place { $from } to place { $to } on the { $ladder } ladder. Their reason: “{ $reason }”
ladder-step-disbanded = The organisers have closed the { $ladder } ladder. { $who ->
        [you] You were at number { $from }.
       *[other] { $name } was at number { $from }.
    }{ $detail ->
        [0] {""}
       *[other] {" "}The games of matches that had already begun go on, rated, but no longer count for the ladder.
    } Their reason: “{ $reason }”
ladder-step-taken-out = { $who ->
        [you] The organisers have taken you off the { $ladder } ladder, where you were at number { $from }.
       *[other] The organisers have taken { $name } off the { $ladder } ladder; { $name } was at number { $from }.
    } Their reason: “{ $reason }”

ladder-earlier = { $count ->
        [one] One earlier entry isn’t shown.
       *[other] { $count } earlier entries aren’t shown.
    }
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, place { $places }: { $step }
ladder-no-place = –
ladder-best = Best place: { $best }. Days in first place: { $days }.
ladder-matches = Matches: { $won } won, { $level } drawn, { $lost } lost.
ladder-defences = Challenges fended off in a row: { $now } (best: { $most }).
ladder-rating = Rating: { $rating }. Rated games: { $attacked } as the attackers, { $defended } as the defenders.
ladder-unrated = No rated games yet.
ladder-sides = Rating as the attackers: { $attackers }. As the defenders: { $defenders }.
ladder-points = Penalty points for games lost on time: { $points }.

# The rule sheet, filled with the numbers in force. With the usual numbers it has 1,900 characters at
# most, so that it fits on one screen.
ladder-sheet-title = The rules of the { $ladder } ladder
ladder-sheet-match = A challenge starts a match at once: two public, rated games, one on each side.
ladder-sheet-reach = On a ladder of up to { $small-ladder ->
        [one] one player
       *[other] { $small-ladder } players
    } you can challenge up to { $small-reach ->
        [one] one place
       *[other] { $small-reach } places
    } above you. On a larger one, the furthest of three limits counts: { $reach-places ->
        [one] one place
       *[other] { $reach-places } places
    } above you; a number of places above you equal to { $reach-percent }% of your own place number; and { $reach-rating ->
        [one] one place
       *[other] { $reach-rating } places
    } above the place that matches your rating (if the rating’s deviation is at most { $reach-deviation }).
ladder-sheet-load = You can have { $outgoing ->
        [one] one challenge of your own
       *[other] { $outgoing } challenges of your own
    } open and { $incoming ->
        [one] one
       *[other] { $incoming }
    } against you{ $top-places ->
        [0] {""}
        [one] {" "}(or { $top-incoming } if you’re in first place)
       *[other] {" "}(or { $top-incoming } if you’re in places 1 to { $top-places })
    }. Once you have that many against you, you can’t be challenged again for up to { $hold-days ->
        [one] a day
       *[other] { $hold-days } days
    }. A challenge doesn’t count while your opponent is on vacation. Blocking a player doesn’t prevent their challenges on the ladder.
ladder-sheet-opening = You each have { $opening-days ->
        [one] a day
       *[other] { $opening-days } days
    } on the clock for a first move. Without one, a challenger loses the match and a challenged player their place; ratings don’t change. Until you’ve made a first move you can postpone the match by { $defer-days ->
        [one] a day
       *[other] { $defer-days } days
    } (once in { $defer-every ->
        [one] a day
       *[other] { $defer-every } days
    }), and if you were challenged, concede.
ladder-sheet-result = A win is 1 point, a draw ½. If you’re lower on the ladder at the end and have more points, you move to just above your opponent; with fewer, you stay{ $shield-days ->
        [0] .
        [one] {" "}and can’t challenge them for a day.
       *[other] {" "}and can’t challenge them for { $shield-days } days.
    }
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] If the points are equal, the player who won in fewer moves wins the match.{" "}
        [more-captures] If the points are equal, the player who captured more men wins the match.{" "}
       *[none] {""}
    }{ $tie ->
        [nothing] If the match is drawn, nobody moves.
        [below] If the match is drawn, the lower player moves to just below the other.
       *[middle] If the match is drawn, the lower player moves up half the gap, rounded down.
    }
ladder-sheet-late = A loss on time (unrated before your second move) brings { $timeout-points ->
        [one] one penalty point
       *[other] { $timeout-points } penalty points
    } and rules out challenges by or to you until you move. Each move removes { $ply-points }{ $points-limit ->
        [0] .
       *[other] ; with { $points-limit } you can’t challenge.
    } After { $timeouts ->
        [one] one loss
       *[other] { $timeouts } losses
    } in { $timeout-days ->
        [one] a day
       *[other] { $timeout-days } days
    } you drop below all active players.
ladder-sheet-silence = Players on vacation, or not seen for { $silence-days ->
        [one] a day
       *[other] { $silence-days } days
    }, can’t be challenged.
ladder-sheet-leave = If you leave, your matches still count. Return within { $limbo-days ->
        [one] a day
       *[other] { $limbo-days } days
    } and you start { $limbo-percent }% of the way from your old place to the last; later, in last place.
ladder-sheet-idle = { $free-days ->
        [0] Without a match
        [one] After a day without a match
       *[other] After { $free-days } days without a match
    } (vacation aside) you drop a place every { $decay-days ->
        [one] day
       *[other] { $decay-days } days
    }, to below the next active player.
ladder-sheet-ratings = Ratings (Glicko-2) take into account which side is stronger: a 1–1 result between equal players changes nothing.

refusal-no-ladder = The { $ladder } ladder isn’t open. The organisers decide which ladders there are: { $count ->
        [0] at the moment there is none.
        [one] at the moment there is only the one for { $ladders }.
       *[other] at the moment there are ladders for { $ladders }.
    }
refusal-no-ladders = No ladder is open at the moment. The organisers open the ladders.
refusal-ladder-open-already = The { $ladder } ladder is already open.
refusal-which-ladder = { CLIENT() ->
        [discord] There’s more than one ladder: { $ladders }. Which one do you mean?
       *[typed] There’s more than one ladder. Add the ruleset of the one you mean: { $ladders }.
    }
refusal-not-on-ladder = You’re not on the { $ladder } ladder.
refusal-other-on-ladder = { $name } is on the { $ladder } ladder already, at number { $place }.
refusal-already-on-ladder = You’re already on the { $ladder } ladder, at number { $place }.
refusal-already-leaving = You’re already leaving the { $ladder } ladder: you’ll be off it as soon as your matches are over. After that you can join again, somewhat further down.
refusal-no-ladder-match = You have no ladder match in which that’s possible.
refusal-which-match = You’re playing more than one match. Add your opponent’s name or a game’s number: { $games }.
refusal-not-challenged = You can’t concede this match: it was you who challenged { $name }, and only the player who was challenged can concede. You can postpone the match or resign a game.
refusal-match-begun = That’s no longer possible: you’ve already moved in the match of games { $first } and { $second }, so it has to be played. You can still resign a game.
refusal-deferred-before = You can’t postpone another match before { $until }, because you did so recently.
refusal-bad-place = { $name } can’t be moved to place { $place }: the { $ladder } ladder has places 1 to { $players }, and { $name } is now at number { $stands }.
refusal-no-month = There’s nothing on record about the { $ladder } ladder at the end of { $month }: it started later, or that month isn’t over yet.

# Tournaments: lists, pages, what happens in them.
tournament-list = Tournaments
tournament-none = This club hasn’t had a tournament yet. The organisers set them up.
tournament-line = Tournament { $number }: { $name }, { $ruleset }. { $stage } { $reader ->
        [may-enter] You can enter it.
        [plays] You’re taking part.
       *[nothing] {""}
    }
tournament-title = Tournament { $number }: { $name }, { $ruleset }
tournament-final-name = { $name } (final)
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Open for entries until { $at }, when it starts. { $players ->
            [0] Nobody has entered yet.
            [one] One player has entered.
           *[other] { $players } players have entered.
        }
        [running] It started on { $at }, with { $players ->
            [one] one player.
           *[other] { $players } players.
        }
        [over] It ended on { $at }. { $players ->
            [one] One player
           *[other] { $players } players
        } took part.
       *[called-off] It was called off on { $at }.
    }
tournament-names = Players: { $names }.
tournament-reason = Reason given: “{ $reason }”
tournament-too-few = Fewer than four players had entered.
tournament-group = { $kind ->
        [groups] Group { $group }
       *[final] Final
    }
# $best players of each group go on; $names play in tournament $number, or $many of them have won it.
tournament-next = { $state ->
        [planned] { $best ->
            [one] The best player of each group goes on to a final.
           *[other] The best { $best } players of each group go on to a final.
        }{ $carried ->
            [yes] {" "}The games they’ve played against each other count there and aren’t played again.
           *[no] {""}
        }
        [running] { $names } play the final, tournament { $number }.
        [over] The final, tournament { $number }, decided it{ $many ->
            [0] .
            [one] : { $names } won.
           *[other] : { $names } share first place.
        }
        [called-off] The final, tournament { $number }, has been called off.
       *[dropped] There’s no final, because it would need players from at least two groups.
    }
tournament-follows = This is the final of tournament { $number }: it decides the first places.{ $kind ->
        [carried] {" "}The games that players of the same group have already played against each other count here, too.
       *[final] {""}
    }
tournament-legend = Each cell shows two games; in the first one, the player of that row attacks. 1 is a win, ½ a draw, 0 a loss, + or − a win or loss without play, a dot a game still going on, / a game without a result. S-B is the Sonneborn-Berger tie-break; moves is the length of the shortest win on the board, counting both sides’ moves.
tournament-rules = { $kind ->
        [groups] In each group everybody plays two games against everybody else, one on each side, all at the same time. The games are public and rated. A group has at least 4 players and, if possible, at most { $size }.
       *[final] Everybody plays two games against everybody else, one on each side, all at the same time. The games are public and rated.
    } If you haven’t moved in any game when your clock has run for { $window ->
        [one] one day
       *[other] { $window } days
    }, you’re out. A win is 1 point, a draw ½. Ties are broken by the games between the tied players, then by Sonneborn-Berger (points against high-scoring opponents count for more), then by the shortest win on the board. Players who are still tied share the place.
tournament-you = { $reader ->
        [may-enter] You can enter it.
       *[plays] You’re taking part.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] You didn’t move in time, so you’re out.
            [taken-out] The organisers have removed you from the tournament.
           *[withdrew] You’ve withdrawn.
        }
       *[other] { $how ->
            [absent] { $name } didn’t move in time and is out.
            [taken-out] The organisers have removed { $name } from the tournament.
            [erased] { $name } has left the club.
           *[withdrew] { $name } has withdrawn.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] At least half of your games were over, so the rest count as lost.
           *[other] At least half of { $name }’s games were over, so the rest count as lost.
        }
       *[no] { $who ->
            [you] Fewer than half of your games were over, so none of them count.
           *[other] Fewer than half of { $name }’s games were over, so none of them count.
        }
    }
tournament-out = Tournament { $number }, { $tournament }:
tournament-opened = Tournament { $number }, { $tournament }, is open for entries.
tournament-entered = You’ve entered tournament { $number }, { $tournament }.
tournament-left = You’ve withdrawn from tournament { $number }, { $tournament }. You can enter it again until it starts.
tournament-leave-asked = Withdraw from tournament { $number }, { $tournament }? { $resigned ->
        [0] No games will be resigned.
        [one] One of your games will be resigned, which counts towards your rating.
       *[other] { $resigned } of your games will be resigned, which counts towards your rating.
    } If you haven’t moved in either game against an opponent and neither is over, both end without a result. { $counts ->
        [yes] At least half of your games are over, so the rest count as lost in the crosstable.
       *[no] Fewer than half of your games are over, so none of them count in the crosstable.
    }
tournament-began = Tournament { $number }, { $tournament }, has started.
tournament-began-own = { $kind ->
        [groups] You’re in group { $group } and play two games against each opponent,
        [carried] You’re in the final and play two games against each opponent from another group,
       *[final] You’re in the final and play two games against each opponent,
    } { $games } in all, at the same time. Make a move in one of them before your clock has run for { $window ->
        [one] one day
       *[other] { $window } days
    }; otherwise you’re out.
tournament-rival = { $name }: games { $first } and { $second }
tournament-not-begun = Tournament { $number }, { $tournament }: you haven’t moved yet. Make a move in any of your games by { $until }; otherwise you’re out.
tournament-called-off = Tournament { $number }, { $tournament }, has been called off.
tournament-over = Tournament { $number }, { $tournament }, is over.
tournament-over-own = { $kind ->
        [groups] In group { $group } you finished
       *[final] In the final you finished
    } { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } of { $players }.
# For everybody in a server: $names is a list, $group one of $groups groups; $many is “one” for 1 point.
news-tournament-open = Tournament { $number }, { $tournament }, { $ruleset }: open for entries until { $at }, when it starts.
news-tournament-group = { $groups ->
        [one] Players: { $names }.
       *[other] Group { $group }: { $names }.
    }
news-tournament-won = { $groups ->
        [one] {""}
       *[other] Group { $group }:{" "}
    }{ $winners ->
        [one] { $names } won
       *[other] { $names } share first place
    } with { $many ->
        [one] { $points } point
       *[other] { $points } points
    }.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = points
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = moves
# Said in place of the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Group { $group } of tournament { $number }: { $standing }.

refusal-no-tournament = There’s no tournament { $number }.
refusal-no-tournament-meant = There’s no tournament at the moment in which that’s possible.
refusal-which-tournament = { CLIENT() ->
        [discord] There’s more than one tournament: { $tournaments }. Which one do you mean?
       *[typed] There’s more than one tournament. Add the number of the one you mean: { $tournaments }.
    }
refusal-tournament-not-open = Tournament { $number }, { $tournament }, isn’t open any more: it has already started or was called off.
refusal-tournament-ended = Tournament { $number }, { $tournament }, is over or was called off, so nothing in it can change any more.
refusal-already-in-tournament = You’ve already entered tournament { $number }, { $tournament }.
refusal-not-in-tournament = You’re not in tournament { $number }, { $tournament }.
refusal-other-not-in-tournament = { $name } isn’t in tournament { $number }, { $tournament }.
refusal-tournament-full = Tournament { $number }, { $tournament }, is full: the limit of { $most } has been reached.
refusal-taken-out-of-tournament = You can’t enter tournament { $number }, { $tournament }, again, because the organisers have removed you from it.
refusal-too-few-players = Tournament { $number }, { $tournament }, can’t start yet: { $players ->
        [0] nobody has
        [one] only one player has
       *[other] only { $players } players have
    } entered, and it needs { $least }. Wait for more players, or call it off.
refusal-bad-tournament-name = The name of a tournament has to be 1 to { $most } characters long.
refusal-bad-tournament-number = { $which ->
        [size] The size of a group has to be between { $least } and { $most }.
        [final] The number of players of a group who go on to the final has to be between { $least } and { $most }, half of the largest group.
       *[window] The number of days for a first move has to be between { $least } and { $most }.
    }
refusal-bad-tournament-clock = The clock of a tournament has to start with more than a day, such as “7d+1d/10d”, because everybody has to make a first move in that time.
refusal-bad-tournament-start = A tournament has to start in the future, at most { $most ->
        [one] a day
       *[other] { $most } days
    } from now.

# The guide for players, `docs/player.md`.
guide-title = How to play
guide-discord = In Discord, type “/play” to challenge somebody. Below every board there are buttons to choose a move or type one, and “More…” for everything else, such as a draw, a message or resigning. “/tafl { $move }” suggests legal moves as you type. Only you can see what you’ve chosen until you press “{ $confirm }”. If you’re new, you’ll first be shown a button to join the club: press it, and you’ll go straight on.
guide-mail = By email, write “{ $join } NAME” to the club’s address, and answer “{ $yes }” to the email that asks whether it was you. From then on, each email shows a board, says whose turn it is and how much time is left, and lists the lines you can answer with. To move, reply with your move on a line of its own, such as “d1-d4”. Quoted text and signatures are ignored. To answer several games in one email, put the game’s number before each move: “12: d1-d4”.
guide-terminal = At a terminal on the club’s computer, start “taflpost play --as NAME” and type “{ $join }”. If you have several games, the prompt shows the number of the one that you looked at last (“Nora 3>”), and what you type is about that game. Type another number to look at another game.
guide-orders = The same commands work everywhere, in all of the club’s languages. Here they are:

# What a finished game was worth, in hundredths of the defenders' chances. $move, $by, $better and
# $line are moves; $men, $goals are lists of squares. $tense is now, or missed for a move that wasn't
# played.
review-stop = { CLIENT() ->
        [discord] If you don’t want these reports, turn them off with { COMMAND("settings") }.
       *[typed] If you don’t want these reports, send “settings reports off”.
    }
review-stop-here = These reports are posted here as long as one of the players wants them. If you don’t, turn yours off with { COMMAND("settings") }.
review-title = How the game went
review-side = { $side ->
        [attackers] attackers
       *[defenders] defenders
    }
review-chances = The defenders’ chances: { $points }.
review-chance-start = { $chance } % at the start
review-chance-after = { $chance } % after move { $ply }
review-chance-end = { $chance } % at the end
review-turn = Turning point { $number }, at move { $ply }: the { $side ->
        [attackers] attackers
       *[defenders] defenders
    } played { $move }, and their chances fell from { $before } % to { $after } %.
review-no-turn = No single move turned the game.
review-picture = A line shows the chances of both sides from the start to the end.
review-silent = { $count ->
        [one] { $move } left the escape route to { $goals } open, but it wasn’t announced.
       *[other] { $move } left the escape routes to { $goals } open, but they weren’t announced.
    }
review-left-line = After { $move } the king’s escape route to { $goal } was still open.
review-opened-line = { $move } opened an escape route to { $goal } for the king.
review-let-fork = After { $move } the king could go to { $square }, with escape routes to { $goals }, and the attackers couldn’t close them all.
review-exposed-king = After { $move } the king could be captured with { $by }.
review-let-ring = After { $move } the attackers could close their ring with { $by }.
review-let-fort = After { $move } the defenders could complete their fort with { $by }.
review-lost = { $side ->
        [attackers] After { $move } the king’s escape could no longer be stopped.
       *[defenders] After { $move } the king could no longer be saved.
    }
review-lost-men = { $count ->
        [one] After { $move } the man on { $men } could be captured with { $by }.
       *[other] After { $move } the men on { $men } could be captured with { $by }.
    }
review-opened-wall = { $move } opened a gap in the attackers’ wall around the king.
review-left-guard = { $move } took away a man who was guarding the corner { $corner }.
review-better = Better was { $better }.
review-better-line = Better was { $better }, for example followed by { $line }.
deed-escapes = { $tense ->
        [missed] With { $move } the king would have escaped.
       *[now] With { $move } the king escapes.
    }
deed-takes-king = { $tense ->
        [missed] { $move } would have captured the king.
       *[now] { $move } captures the king.
    }
deed-closes-ring = { $tense ->
        [missed] { $move } would have closed the ring around the king and all his men.
       *[now] { $move } closes the ring around the king and all his men.
    }
deed-builds-fort = { $tense ->
        [missed] { $move } would have completed a fort that can’t be broken.
       *[now] { $move } completes a fort that can’t be broken.
    }
deed-forks = { $tense ->
        [missed] { $move } would have opened escape routes to { $goals }, and the attackers couldn’t have closed them all.
       *[now] { $move } opens escape routes to { $goals }, and the attackers can’t close them all.
    }
deed-wins = { $tense ->
        [missed] { $move } would have won by force.
       *[now] { $move } wins by force.
    }
deed-takes-man = { $tense ->
        [missed] { $move } would have captured the man on { $men }.
       *[now] { $move } captures the man on { $men }.
    }
deed-takes-men = { $tense ->
        [missed] { $move } would have captured the men on { $men }.
       *[now] { $move } captures the men on { $men }.
    }
deed-closes-line = { $tense ->
        [missed] { $move } would have closed the king’s escape route to { $goals }.
       *[now] { $move } closes the king’s escape route to { $goals }.
    }
deed-closes-lines = { $tense ->
        [missed] { $move } would have closed the king’s escape routes to { $goals }.
       *[now] { $move } closes the king’s escape routes to { $goals }.
    }
deed-opens-line = { $tense ->
        [missed] { $move } would have opened an escape route to { $goals } for the king.
       *[now] { $move } opens an escape route to { $goals } for the king.
    }
deed-opens-lines = { $tense ->
        [missed] { $move } would have opened escape routes to { $goals } for the king.
       *[now] { $move } opens escape routes to { $goals } for the king.
    }
deed-closes-wall = { $tense ->
        [missed] { $move } would have closed the attackers’ wall around the king.
       *[now] { $move } closes the attackers’ wall around the king.
    }

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
web-join = How to join
web-join-mail = By email: write “{ $join } NAME”, with the name you’d like to have here, to { $address }. You’ll get an email that asks whether it was you: answer “{ $yes }”.
web-join-discord = In Discord: type “/play” in a server that the club is in, and press the button to join.
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
member-seen = { $seen ->
    [today] today
    [week] this week
   *[month] { $month }
}
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
