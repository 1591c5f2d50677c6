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
emoji-too-large = A board of { $size }×{ $size } squares is too large for emoji, which go up to { $most }×{ $most }. Ask for the text board or the picture instead.

## The position in words, for those who hear it

# $by is result or closing, $winner attackers, defenders or nobody.
prose-over = { $winner ->
        [attackers] The game is over, and the attackers have won.
        [defenders] The game is over, and the defenders have won.
       *[nobody] { $by ->
            [closing] The game is over, without a result.
           *[result] The game is over, and it is drawn.
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
        [edge] The king stands on { $king }, at the edge.
       *[field] The king stands on { $king }.
    }
# Where escapes are not announced, everybody hears of them.
prose-open = { $count ->
        [0] No escape route is open.
        [one] One escape route is open: to { $routes }.
        [2] Two escape routes are open: to { $routes }.
       *[other] { $count } escape routes are open: to { $routes }.
    }
prose-announced = { $count ->
        [0] No escape route is announced.
        [one] One escape route is announced: to { $routes }.
        [2] Two escape routes are announced: to { $routes }.
       *[other] { $count } escape routes are announced: to { $routes }.
    }
prose-silent = Only you are told: { $count ->
        [one] one escape route is open and not announced, to { $routes }.
        [2] two escape routes are open and not announced, to { $routes }.
       *[other] { $count } escape routes are open and not announced, to { $routes }.
    }
prose-usable = Only you are told: the king can escape now, to { $routes }.
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
prose-crowded = { $attackers } attackers and { $defenders } defenders stand on the board, too many to name here; the board in words names them all.

### What a ply did

# $side is attackers or defenders.
ply-rolled = The defenders rolled { $roll } for the king.
ply-passed = { $side ->
        [attackers] The attackers
       *[defenders] The defenders
    } had no move and passed.
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
        [attackers] The attackers
       *[defenders] The defenders
    } are to move.
# $count is how often the position has occurred; one more time and the rule strikes.
standing-repeated-draw = This position has occurred { $count } times; if it occurs once more, the game is drawn.
standing-repeated-defenders-lose = This position has occurred { $count } times; if it occurs once more, the defenders lose, whoever repeats it.
standing-repeated-mover-loses = This position has occurred { $count } times; who makes it occur once more loses.
standing-repeated-forbidden = This position has occurred { $count } times; a move that makes it occur once more is not allowed.
standing-announced = Announced: { $routes }.

### Why a man was captured

capture-custodial = The man on { $man } was captured between { $by } and { $anvil }.
capture-against-throne = The man on { $man } was captured between { $by } and the throne ({ $throne }).
capture-against-corner = The man on { $man } was captured between { $by } and the corner { $corner }.
capture-linnaean = The man on { $man } was captured from { $by } against the throne, because attackers hold the other three sides of his king on { $throne }.
capture-shieldwall = The men on { $men } were captured together: their shieldwall at the edge was closed from { $by }.

### How a game ended

ending-king-four-sides = The attackers win: the king was captured on { $king }, with attackers on all four sides.
ending-king-three-and-throne = The attackers win: the king was captured on { $king } by three attackers, the empty throne ({ $throne }) being the fourth side.
ending-king-at-edge = The attackers win: the king was captured on { $king }, the edge being the fourth side.
ending-king-at-edge-and-corner = The attackers win: the king was captured on { $king } by two attackers, the edge and the corner { $corner } closing the other two sides.
ending-king-two-in-line = The attackers win: the king was captured on { $king }, between two attackers in line.
ending-king-against-square = The attackers win: the king was captured on { $king }, between an attacker and { $what ->
        [corner] the corner { $square }
       *[throne] the empty throne ({ $square })
    }.
ending-king-with-defender = The attackers win: the king on { $king } was captured, enclosed together with the one defender beside him, on { $man }.
ending-escape = The defenders win: the king escaped to { $at ->
        [corner] the corner { $goal }
       *[edge] the edge, on { $goal }
    }.
ending-encirclement = The attackers win by encirclement: one ring holds the king and all his men.
ending-edge-fort = The defenders win by an edge fort: on { $king } the king is safe for ever.
# $side could not move; $winner is attackers, defenders or nobody.
ending-immobile = { $winner ->
        [attackers] The attackers win: the defenders were to move and had no legal move.
        [defenders] The defenders win: the attackers were to move and had no legal move.
       *[nobody] The game is drawn: { $side ->
            [attackers] the attackers
           *[defenders] the defenders
        } were to move and had no legal move.
    }
ending-repetition-draw = The game is drawn by repetition: the position occurred { $count } times.
ending-repetition-defenders-lose = The attackers win by repetition: the position occurred { $count } times, and under these rules the defenders then lose, whoever repeated it.
ending-repetition-mover-loses = { $winner ->
        [attackers] The attackers win by repetition: the defenders’ move made the position occur { $count } times, and under these rules who does that loses.
       *[defenders] The defenders win by repetition: the attackers’ move made the position occur { $count } times, and under these rules who does that loses.
    }
ending-repetition-forbidden = The game ended because the position occurred { $count } times, which these rules forbid.

### Refusals: what happened, why, and what to do instead

# Said after a reason, where they help.
did-you-mean = Did you mean { $move }?
from-here = { $count ->
        [0] The piece on { $from } cannot move now; choose another.
       *[other] From { $from } you can reach { $targets }.
    }

## The text

refusal-unreadable-empty = There is no move in your text. Write the square a piece leaves and the square it goes to, like { $example }.
refusal-unreadable-square-missing = A square is missing. A move is the square a piece leaves and the square it goes to, like { $example }.
refusal-unreadable-not-a-square = “{ $text }” is not a square. A move is the square a piece leaves and the square it goes to, like { $example }.
refusal-unreadable-capture-for-move = An x marks a capture and stands behind the move. If you meant the move, write { $move }; what it captures need not be written.
refusal-unreadable-unknown-piece = “{ $text }” at the beginning is not the letter of a piece: K is the king and T a man. The move alone will do: the square a piece leaves and the square it goes to, like { $example }.
refusal-unreadable-not-a-roll = { $text ->
        [nothing] After “roll” stands what the hún showed, 0, 1, 2 or 3, and then the move.
       *[other] “{ $text }” is not a roll: the hún shows 0, 1, 2 or 3.
    } An example is “roll 2 { $example }”.
refusal-unreadable-unknown-words = “{ $text }” behind the move was not understood. Only what the move captures may stand there, like xd5, and that may be left out.
refusal-unreadable-unknown-words-count = “{ $text }” behind the move was not understood. Only what the move captures and an announcement may stand there: “{ $one }” for one open route, “{ $two }” for two, or “silent”.
refusal-unreadable-unknown-words-routes = “{ $text }” behind the move was not understood. Only what the move captures and an announcement may stand there, with the open routes by name, like “{ $one }”, or “silent”.

## The turn and the piece

# $ending is one of the endings above, a whole sentence.
refusal-game-over = The game is over, so no move can be made. { $ending }
refusal-wrong-number = You numbered your move { $number }, but ply { $due } is due. Look at the board again; if you still want the move, send it with the number { $due } or without a number.
refusal-off-board = This board has no { $square }: its files go from a to { $file } and its ranks from 1 to { $size }.
refusal-no-piece = Nothing stands on { $from }. Begin with the square of one of your pieces.
# $side is the side to move.
refusal-not-your-piece = The piece on { $from } is not yours: it is the { $side ->
        [attackers] attackers’
       *[defenders] defenders’
    } turn. Begin with the square of one of your own pieces.
refusal-wrong-piece = { $stands ->
        [king] You wrote T for a man, but the king stands on { $from }. To move him, send the move with K or without a letter.
       *[man] You wrote K for the king, but a man stands on { $from }; the king stands on { $king }. To move the man, send the move without the letter.
    }

## The way

refusal-same-square = The piece stands on { $square } already, and a move must go to another square.
refusal-not-in-line = { $move } is not possible: pieces move straight along a rank or a file.
# $piece is attackers or defenders for a man of that side, or king.
refusal-blocked = { $move } is not possible: { $piece ->
        [attackers] an attacker stands on { $by }.
        [defenders] a defender stands on { $by }.
       *[king] the king stands on { $by }.
    }
refusal-throne-not-passable = { $move } is not possible: under these rules only the king may pass over the throne ({ $throne }).
refusal-throne-reserved = { $move } is not possible: { $to } is the throne, where only the king may stand.
refusal-corner-reserved = { $move } is not possible: { $to } is a corner, where only the king may stand.
refusal-too-far = { $move } is not possible: under these rules { $piece ->
        [king] the king
       *[man] a man
    } moves { $most ->
        [one] only one square
       *[other] at most { $most } squares
    } at a time.

## Captures and repetition

refusal-claim-not-taken = { $move } does not capture on { $square }, as you wrote. { $count ->
        [0] It captures nothing.
       *[other] It captures on { $taken }.
    } The move was not made; if you still want it, send { $move } alone.
refusal-would-repeat = { $move } is not possible: the position would occur for the { $count ->
        [2] second time
        [3] third time
       *[other] { $count }th time
    }, and these rules forbid that. Make another move.

## Announcements

# $one, $two and $words are announcements in the ruleset's own spelling.
refusal-silent-route = { $goal } was open after your last move and was not announced, so the king may not use it yet. Announce it with any move while it stays open (“{ $one }” if it is then the only open route, “{ $two }” if there are two), and use it with the move after that.
refusal-silent-route-named = { $goal } was open after your last move and was not announced, so the king may not use it yet. Announce it with any move while it stays open (“{ $words }”, together with any other open route), and use it with the move after that.
refusal-no-announcements = Escapes are not announced in { $ruleset }. Send the move again without the announcement.
refusal-attackers-announce-nothing = Only the defenders announce escape routes. Send the move again without the announcement.
refusal-nothing-to-announce = After that move no escape route is open, so there is nothing to announce. Send the move again without the announcement.
refusal-wrong-count = After that move { $count ->
        [one] one escape route is open: { $open }.
       *[other] these escape routes are open: { $open }.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.
refusal-wrong-routes = You announced { $named }, but after that move { $count ->
        [one] the one open escape route is { $open }.
       *[other] the open escape routes are { $open }.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.
refusal-routes-must-be-named = Under these rules the escape routes are announced by name. After that move { $count ->
        [one] one is open: { $open }.
       *[other] these are open: { $open }.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.
refusal-announce-or-silent = The move has not been made yet, because after it { $count ->
        [one] the escape route { $open } is open and not announced.
       *[other] the escape routes { $open } are open and not all announced.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.

## The hún

refusal-no-dice = This game is played without the hún. Send the move again without a roll.
refusal-attackers-do-not-roll = The hún is rolled for the king, so only the defenders roll. Send a move without a roll.
refusal-roll-first = The king moves only after a roll. Roll, see what the hún shows, then send his move; or move a man without a roll.
refusal-already-rolled = You have rolled { $roll } for this turn; a roll cannot be made twice or withdrawn. Send your move.
refusal-king-must-move = You rolled { $roll } and the king can move within that, so it is he who must move.
refusal-beyond-roll = You rolled { $roll }, so the king { $roll ->
        [0] may not move this turn.
        [one] may move one square at most.
       *[other] may move { $roll } squares at most.
    }
refusal-not-the-roll = The hún showed { $roll }, not what you wrote. Send the move again with “roll { $roll }” or without a roll.
refusal-cannot-pass = You can pass only if a roll has left you without any move. Make a move.

### Rule sheets

# Every rule may name: each option’s word by the option’s name ($king-in-the-open is
# four-sides or two-in-line), $size, $last-file, $attackers, $defenders, $king-square,
# $throne-square, $corner-squares, $throne-closes (yes or no), $at, $one and $two (the
# announcements), $first and $defence (moves from the start), $id, $version, $source.

sheet-version = Ruleset { $id }, version { $version }
sheet-source = Source: { $source }

section-board = The board and the aim
section-movement = How pieces move
section-throne = Throne and corners
section-captures = How men are captured
section-king = How the king is captured
section-walls = Shieldwall, ring and fort
section-end = Other ways a game ends
section-announcements = Announced escapes
section-dice = The hún
section-match = The match
section-not-played = Not played here
section-writing = How to write a move

tag-chosen = [house reading]
tag-deduced = [deduced]
note-chosen = [house reading] The source is silent on this or contradicts itself; the house has chosen, so that every game has one rule.
note-deduced = [deduced] The source does not say so itself, but it follows from two things that it says.

## The board and the aim

rule-board-size-as-drawn = The board has { $size }×{ $size } squares. The files are a to { $last-file } from the left, the ranks 1 to { $size } from the bottom.
rule-men-as-drawn = There are { $attackers } attackers on one side, and { $defenders } defenders and their king on the other. All pieces but the king are called men.
rule-start-as-drawn = The pieces start as drawn above, the king on { $king-square }.
rule-colours-dark-attack = The attackers are dark, the defenders light.
rule-colours-light-attack = The attackers are light, the defenders dark.
rule-goal-corner = The defenders win as soon as their king stands on a corner square. The attackers win by capturing him.
rule-goal-edge = The defenders win as soon as their king stands on any square of the edge, the outermost files and ranks. The attackers win by capturing him.

## How pieces move

rule-first-move-attackers = The attackers move first. Then the sides take turns, and each moves one piece; one move by one side is called a ply.
rule-first-move-defenders = The defenders move first. Then the sides take turns, and each moves one piece; one move by one side is called a ply.
rule-men-move-any-distance = A man moves like the rook in chess: along a rank or a file, over as many empty squares as you like, never diagonally and never over another piece.
rule-men-move-one-square = A man moves one square along a rank or a file, never diagonally, and only to an empty square.
rule-king-moves-any-distance = The king moves along a rank or a file, over as many empty squares as you like, never diagonally and never over another piece.
rule-king-moves-one-square = The king moves one square along a rank or a file, never diagonally, and only to an empty square.
rule-passing-never = In your turn you must move; you may not choose to pass.

## Throne and corners

rule-throne-king-only = The middle square, { $throne-square }, is the throne. Only the king may stand there; he may leave it and return to it.
rule-throne-ordinary = There is no throne: the middle square is a square like any other.
rule-throne-passing-everybody = { $men-move ->
        [one-square] No rule keeps a man from passing over the empty throne, but no man moves far enough.
       *[any-distance] Every piece may pass over the throne while it is empty.
    }
rule-throne-passing-king-only = Men may not pass over the throne even while it is empty; the king may.
rule-corners-king-only = Only the king may stand on the four corner squares, { $corner-squares }.
rule-corner-guard-from-beside = Men guard a corner by standing beside it or in the way to it, never in it.
rule-corners-ordinary = The four corner squares are squares of the edge like any other.

## How men are captured

rule-custodial = You capture an enemy man by moving a piece so that he stands between two of yours, on the two opposite sides of him along a rank or a file. He is removed from the board. A square is called hostile to a man if it counts as an enemy piece when he stands beside it.
rule-capture-closing-mover = Only the piece that has just moved captures, as one of the two. A man who himself moves between two enemies is safe there.
rule-capture-line-never-diagonal = Men are never captured diagonally.
rule-several = One move may capture men on up to three sides of the piece that moved.
rule-captures-always-taken = You need not play for a capture, but what your move encloses is always captured.
rule-king-armed-yes = The king captures like a man: he counts as one of the two, whether he moves or stands.
rule-king-armed-no = The king takes no part in captures: he never counts as one of the two.
rule-edge-against-men-never-helps = The edge of the board never helps to capture a man.
rule-empty-throne-hostile-to-nobody = The empty throne is hostile to no man.
rule-empty-throne-hostile-to-attackers = The empty throne is hostile to the attackers, not to the defenders.
rule-empty-throne-hostile-to-defenders = The empty throne is hostile to the defenders, not to the attackers.
rule-empty-throne-hostile-to-both = The empty throne is hostile to the men of both sides.
rule-occupied-throne-hostile-to-nobody = While the king stands on his throne, the square itself is hostile to no man{ $king-armed ->
        [yes] ; what counts is the king.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = While the king stands on his throne, it is hostile to the attackers, not to his own men.
rule-occupied-throne-hostile-to-defenders = While the king stands on his throne, it is hostile to his own men, not to the attackers.
rule-occupied-throne-hostile-to-both = While the king stands on his throne, it is hostile to the men of both sides.
rule-corners-hostile-to-nobody = The corners are hostile to no man.
rule-corners-hostile-to-attackers = The corners are hostile to the attackers, not to the defenders.
rule-corners-hostile-to-defenders = The corners are hostile to the defenders, not to the attackers.
rule-corners-hostile-to-both = The corners are hostile to the men of both sides.
rule-linnaean-capture-none = Linnaeus’ capture, of a man against the throne on which his king stands, is not played.
rule-linnaean-capture-taken = If the king stands on his throne with attackers on three sides and one of his men on the fourth, an attacker who moves to the far side of that man captures him against the throne.

## How the king is captured

rule-king-in-the-open-four-sides = On an ordinary square the king is captured by attackers on all four sides of him.
rule-king-in-the-open-two-in-line = On an ordinary square the king is captured like a man: between two attackers on opposite sides of him, one of whom has just moved there.
rule-king-on-throne-as-in-the-open = On his throne he is captured as on an ordinary square.
rule-king-on-throne-four-sides = On his throne he is captured by attackers on all four sides.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Beside his empty throne he is captured as on an ordinary square, and the throne counts as an attacker.
       *[no] Beside his empty throne he is captured as on an ordinary square; the throne does not help.
    }
rule-king-beside-throne-throne-is-fourth = Beside his empty throne he is captured by attackers on the three other sides; the throne counts as the fourth.
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] At the edge he has won, so he cannot be captured there.
       *[corner] { $king-in-the-open ->
            [two-in-line] At the edge he is captured only along the edge; the edge itself never counts as an attacker.
           *[four-sides] At the edge he cannot be captured so, because the edge never counts as an attacker.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] At the edge he has won, so he cannot be captured there.
       *[corner] { $king-in-the-open ->
            [two-in-line] The edge counts as an attacker: at the edge, an attacker who moves in front of him captures him.
           *[four-sides] At the edge he is captured by attackers on the three other sides; the edge counts as the fourth.
        }
    }
rule-king-beside-corner-corner-never-helps = A corner never counts as an attacker against the king.
rule-king-beside-corner-corner-helps = { $king-in-the-open ->
        [two-in-line] Beside a corner one attacker is enough, on the side opposite the corner; the corner counts as the other.
       *[four-sides] { $king-at-edge ->
            [edge-is-fourth] Beside a corner two attackers are enough; the edge and the corner count as the other two.
           *[edge-never-helps] A corner counts as an attacker against the king beside it.
        }
    }
rule-king-closing-attacker-beside = { $king-in-the-open ->
        [two-in-line] Where he must be closed in on all sides, it does not matter which attacker comes last, but one must have moved to a square beside him: a king who moves into such a place himself is safe until then.
       *[four-sides] It does not matter which attacker comes last, but one must have moved to a square beside him: a king who moves into a place where he is closed in on all sides is safe until then.
    }
rule-king-and-defender-not-taken = A king and one of his men who are closed in together are not captured by that.
rule-king-and-defender-taken-together = The king is also captured when he and the one defender beside him are closed in together.
rule-pair-enclosure-exactly-one = For that, exactly one defender stands beside the king; on every other side of the king and of that man is an attacker, the edge, or a square that counts as an attacker against the one it touches; and an attacker has just moved to a square beside one of the two. The man is removed only if that move captures him by himself too.
rule-king-first = All captures of a move count on the board as the move leaves it, before any man is removed. If it captures the king the attackers have won, whatever else it does.

## Shieldwall, ring and fort

rule-shieldwall-none = Shieldwalls, the capture of a whole row of men at the edge, are not played.
rule-shieldwall-taken = Shieldwall: an unbroken row of two or more pieces of one side along an edge loses all its men at once when an enemy stands in front of each of them, on the side towards the middle, and an enemy at each end of the row. { $king-armed ->
        [yes] The king may be one of the enemies in front or at an end.
       *[no] The king counts as no enemy here.
    }
rule-shieldwall-closing-end-piece = A shieldwall is captured only by a move to one of the two squares at its ends, not by a move to its front.
rule-shieldwall-corner-closes-nothing = A corner closes no end of a shieldwall: a row that reaches the corner cannot be captured so.
rule-shieldwall-corner-closes-an-end = A corner may close one end of a shieldwall in place of a piece.
rule-shieldwall-king-interrupts = The king is never part of a row of his men: it ends at him, and he closes no end of it.
rule-shieldwall-king-takes-part = The king may be part of a row of his men, and then needs an enemy in front of him too. His men in it are captured, but he never is.
rule-encirclement-nothing = A ring of attackers around the king and all his men does not win.
rule-encirclement-attackers-win = Encirclement: the attackers win as soon as, after their move, an unbroken ring of theirs holds the king and all his remaining men.
rule-ring-one-for-all = One ring must hold them all, and no way inside it may lead to an edge square. It may close diagonally, and it wins even if a capture could still break it. It is looked for before the game asks whether the other side can move; men who are shut in against the edge are in no ring.
rule-edge-fort-nothing = A fort of defenders around their king at the edge does not win.
rule-edge-fort-defenders-win = Edge fort: the defenders win as soon as, after their move, the king stands at the edge inside a fort of his men that the attackers could never break, even if they alone went on moving. The king must have a legal move inside it, and no attacker may be there.

## Other ways a game ends

rule-attackers-without-move-lose = If it is the attackers’ turn and they have no legal move, they lose.
rule-attackers-without-move-draw = If it is the attackers’ turn and they have no legal move, the game is drawn.
rule-defenders-without-move-lose = If it is the defenders’ turn and they have no legal move, they lose.
rule-defenders-without-move-draw = If it is the defenders’ turn and they have no legal move, the game is drawn.
rule-repetition-draw = If the same position occurs too often, the game is drawn.
rule-repetition-defenders-lose = Endless repetition is forbidden: if the same position occurs too often, the defenders lose, whichever side repeats it.
rule-repetition-mover-loses = If the same position occurs too often, the side whose move brought it about loses.
rule-repetition-forbidden = A move that would bring about the same position too often is illegal.
rule-repetition-at-counted = A position has occurred too often when it occurs for the { $at ->
        [2] second time
        [3] third time
       *[other] { $at }th time
    }. The start is the first occurrence; after a capture the count begins anew.
rule-same-position = { $announcement ->
        [none] Positions are the same when the same pieces stand on the same squares and the same side is to move.
       *[count] Positions are the same when the same pieces stand on the same squares, the same side is to move, and the same escape routes are free for the king to use.
    }

## Announced escapes

rule-announcement-none = Escapes are not announced.
rule-announcement-count = An escape route is a way along empty squares by which the king could reach { $goal ->
        [corner] a corner
       *[edge] the edge
    } in one move. If your move as defender leaves such routes open, you announce how many: “{ $one }” for one, “{ $two }” for { $goal ->
        [corner] two.
       *[edge] two or more.
    }
rule-announcement-routes = An escape route is a way along empty squares by which the king could reach { $goal ->
        [corner] a corner
       *[edge] the edge
    } in one move, named by the square where it ends. If your move as defender leaves such routes open, you announce how many there are and which, by naming them all.
rule-announced-with-ply-before = The announcement is made with the move that leaves the route open, before the king uses it.
rule-house-whole-truth = An announcement must be the whole truth: it states all routes that are open after your move, also those announced before. A false one is refused together with its move, and you may send another. A route that closes loses its announcement.
rule-announcement-left-out-closes-the-route = You may leave an announcement out. The move stands and nothing else follows, but the king may not use the route; you may still announce it with a later move, while it is open.
rule-unannounced-escape-illegal = The king may use a route that is announced, or one that was closed after the defenders’ last move and that the attackers have opened themselves. A move by any other is illegal.

## The hún

rule-dice-none = The hún, the king’s die, is not played.
rule-dice-hun = The players may agree to play with the hún, a die with the faces 0, 1, 2 and 3. It shows how many squares the king may move at most, and the defender must say before the throw that he wants to move the king.
rule-house-hun-duty = Who has rolled must move the king if he has a legal move within the roll; if not, he moves a man, and if no man can move either, the turn passes. Without a roll only men may move. A roll cannot be withdrawn. An escape route is then one of at most three squares.
rule-house-hun-secret = The club rolls the hún from a secret. It publishes a seal of the secret when the game begins and the secret when it ends, so that anybody can check every roll. The people who run the club’s machine could compute the rolls in advance, though: the check (“taflpost verify”) shows that no roll was changed, not that nobody looked.

## The match

rule-match-one-game = A match is one game. Players may agree on two with the sides swapped: a win counts 1 and a draw ½, and who has more points wins.
rule-match-two-games-optional = A match is one game, or two with the sides swapped, as the players agree. In two games a win counts 1 and a draw ½, and who has more points wins.
rule-match-two-games = A match is always two games, with the sides swapped. A win counts 1 and a draw ½, and who has more points wins.
rule-match-points-more-points-win = Who wins one game and draws the other has won the match; what stays level in everything is drawn.
rule-match-tie-break-none = A match of two games that ends level is drawn.
rule-match-tie-break-fewer-plies = If each player wins one game, the win in fewer plies decides; if these are equal too, or both games were drawn, the match is drawn.
rule-match-tie-break-more-captures = If two games end level, who captured more enemy men in both together wins the match; if these are equal too, it is drawn.

## How to write a move

write-move = Write the square a piece leaves and the square it goes to: “{ $first }”. Capitals, spaces and the kind of dash do not matter.
write-captures = What a move captures need not be written; if you write it, with an x and the square behind the move (“xd5”), the move is refused unless it captures there.
write-announcement-count = The announcement stands behind the move: “{ $defence } { $one }” or “{ $defence } { $two }”. The word “silent” there says that you announce nothing, on purpose.
write-announcement-routes = The announcement stands behind the move, with all open routes: “{ $defence } { $one }” or “{ $defence } { $two }”. The word “silent” there says that you announce nothing, on purpose.
write-roll = With the hún, send “roll” alone; when you have seen what it shows, send the move.

## Examples, each a drawn board below its rule

# $move ended on $by and captured the men on $captured, or the king on $king; $between is the
# two squares between which one of them stood, joined.
example-signs = In the examples, a piece in brackets has just moved, from the square marked *, and a small letter is a man it has captured. Each shows only a part of the board.
example-escape = Example: { $move } takes the king to { $at ->
        [corner] the corner { $goal }
       *[edge] the edge, on { $goal }
    }, and the defenders win.
example-custodial = Example: { $move } captures the man on { $captured }, between { $between }.
example-safe = Example: { $move } is safe, although the man on { $by } then stands between two attackers.
example-against-throne = Example: { $move } captures the man on { $captured }, between { $by } and the empty throne ({ $throne }).
example-against-corner = Example: { $move } captures the man on { $captured }, between { $by } and the corner { $corner }.
example-linnaean = Example: { $move } captures the man on { $captured }, because attackers hold the other three sides of his king on { $throne }.
example-king-four-sides = Example: { $move } captures the king on { $king }, with attackers on all four sides.
example-king-two-in-line = Example: { $move } captures the king on { $king }, between { $between }.
example-king-beside-throne = Example: { $move } captures the king on { $king }, with three attackers around him and the empty throne ({ $throne }) as the fourth side.
example-king-at-edge = Example: { $move } captures the king on { $king }, with three attackers around him and the edge as the fourth side.
example-king-along-edge = Example: { $move } captures the king on { $king }, between { $between }, along the edge.
example-king-beside-corner = Example: { $move } captures the king on { $king }, with the corner { $corner } closing the side opposite { $by }.
example-pair = Example: { $move } captures the king on { $king }, who is closed in together with his man on { $man }.
example-shieldwall = Example: { $move } closes the second end of the row and captures the men on { $captured }.
example-shieldwall-corner = Example: { $move } captures the men on { $captured }; the corner { $corner } closes the other end of their row.
example-shieldwall-king = Example: { $move } captures the men on { $captured }; the king on { $king } stays.
example-encirclement = Example: { $move } closes the ring around the king and all his men, and the attackers win.
example-edge-fort = Example: { $move } completes the fort around the king on { $king }, and the defenders win.
example-announcement = Example: after { $move } the king could go to { $goal } with his next move; the defender therefore writes “{ $move } { $said }”.

### Moments and spans

# $weekday is 1 (Monday) to 7, $month 1 to 12, $year a year or “none” if it is this one.
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
    }, { $time } ({ $zone })
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
span-nothing = less than a minute

### A game before its players

# $who is “you” where the reader is meant, “opponent” where he plays against the one meant,
# “player” where he only looks on; $name is the player’s.
table-title = Game { $number }: { $attackers } (attackers) against { $defenders } (defenders), { $ruleset }
table-ply = Ply { $number }: { $what }
table-turn = { $who ->
        [you] It is your turn, ply { $ply }; you play the { $side ->
                [attackers] attackers
               *[defenders] defenders
            }.
       *[other] It is { $name }’s turn ({ $side ->
                [attackers] attackers
               *[defenders] defenders
            }), ply { $ply }.
    }
table-draw-offered = { $who ->
        [you] Your offer of a draw stands.
        [opponent] { $name } offers a draw; you can also just move.
       *[player] { $name } offers a draw.
    }
table-takeback-offered = { $who ->
        [you] You have asked to take your last move back.
        [opponent] { $name } asks to take a move back; you can also just move.
       *[player] { $name } asks to take a move back.
    }
table-match-goes-on = The other game of the match, game { $other }, goes on.
# Said to the mover alone.
table-left-silent = { $count ->
        [one] Only you are told: the escape route to { $routes } is open and not announced, so the king may not use it yet. You can announce it with any later move while it stays open.
       *[other] Only you are told: the escape routes to { $routes } are open and not announced, so the king may not use them yet. You can announce them with any later move while they stay open.
    }
# The head of the chain over everything that happened in a game up to that move, and what to do
# with it.
chain-line = Chain (game { $game }, { $at ->
        [start] start
        [end] end
       *[move] move { $move }
    }): { $chain }
chain-why = Keep that number, and nobody can change what happened up to here without you noticing.
time-running = { $who ->
        [you] You have { $left }, until { $until }.
       *[other] { $name } has { $left }, until { $until }.
    }
time-standing = { $who ->
        [you] You have { $left }; your clock stands until { $stands } and runs out on { $until }.
       *[other] { $name } has { $left }; the clock stands until { $stands } and runs out on { $until }.
    }
# The clock of the side to move starts when its player has been told.
time-not-running = { $who ->
        [you] You have { $left }; your clock starts now that you have been told.
       *[other] { $name } has { $left }; the clock starts when { $name } has been told.
    }
# The clock of the side to move runs though nothing has told its player.
time-unreached = No message could reach { $name }; the clock has been running since { $since } all the same.
time-up = { $who ->
        [you] Your time is up.
       *[other] { $name }’s time is up.
    }

### What happened in a game

began = The game begins.
began-side = You play the { $side ->
        [attackers] attackers, who move first.
       *[defenders] defenders; the attackers move first.
    }
rolled = The hún shows { $roll }: { $roll ->
        [0] the king may not move, so move a man.
        [1] the king may go one square. If he can, he must; if he cannot, move a man.
       *[other] the king may go up to { $roll } squares. If he can move, he must; if he cannot, move a man.
    }
draw-offered = { $who ->
        [you] You have offered a draw. The offer stands until your opponent answers it or moves; you can go on playing.
        [opponent] { $name } offers a draw. A move of yours declines it too.
       *[player] { $name } offers a draw.
    }
draw-declined = { $who ->
        [you] You have declined the draw. The game goes on.
       *[other] { $name } declines the draw. The game goes on.
    }
draw-withdrawn = { $who ->
        [you] You have withdrawn your offer of a draw. The game goes on.
       *[other] { $name } has withdrawn the offer of a draw. The game goes on.
    }
takeback-offered = { $who ->
        [you] You have asked to take your last move back. The request stands until your opponent answers it or one of you moves.
        [opponent] { $name } asks to take the last move back, and yours after it if you have moved since. A move of yours declines it too.
       *[player] { $name } asks to take the last move back.
    }
takeback-declined = { $who ->
        [you] You have declined the takeback. The game goes on.
       *[other] { $name } declines the takeback. The game goes on.
    }
takeback-withdrawn = { $who ->
        [you] You no longer ask to take the move back. The game goes on.
       *[other] { $name } no longer asks to take the move back. The game goes on.
    }
taken-back = The takeback is agreed: the board is as it was before that move. The clocks stay as they are, less what those moves had added.
withdrawn = You have withdrawn your move; nobody has seen it. You can move again.
# $urgency is low (a fifth of the time is left) or last.
warned = { $urgency ->
        [low] Less than a fifth of your time is left.
       *[last] Your time is nearly up. This is the last reminder.
    }
time-is-up = { $who ->
        [you] Your time is up. You can still move as long as your opponent has not claimed the win.
        [opponent] { $name }’s time is up. You can claim the win or wait for the move.
       *[player] { $name }’s time is up, and the win can be claimed.
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
ending-agreement = The game is drawn: both players have agreed.
ending-adjudication = { $who ->
        [opponent] An umpire has decided the game. You win.
       *[other] An umpire has decided the game. { $winner } wins.
    }
ending-adjudication-draw = An umpire has decided that the game is drawn.
ending-closing = The game was closed without a result.

day-used = { $who ->
        [you] Your time was up, so a day of your vacation is used: you have 24 hours more.
       *[other] { $name }’s time was up, so a day of { $name }’s vacation is used: 24 hours more.
    }
telling-given-up = { $who ->
        [you] No message about this game could reach you. Your clock runs all the same.
       *[other] { $name } can’t be reached at the moment. { $name }’s clock runs all the same.
    }

# A message about the turn did not arrive, and more has run since than the clock gets back.
refunded-rest = { $who ->
        [you] A message about your turn did not reach you in time. Your clock gets back as much as a game allows for that, in all a tenth of what it began with, and runs on.
       *[other] A message about { $name }’s turn did not arrive in time. { $name }’s clock gets back as much as a game allows for that, in all a tenth of what it began with, and runs on.
    }

### Conditional moves

plan-none = You have planned nothing.
plan = You have planned:
# $when is move, capture, capture-on, one or two; $what the move or the square.
plan-line = { $when ->
        [move] If { $name } plays { $what },
        [capture] If { $name } captures a man of yours,
        [capture-on] If { $name } captures your man on { $what },
        [one] If { $name } announces one escape route,
       *[two] If { $name } announces two escape routes,
    } { $answer ->
        [stop] nothing is played and the plan ends.
       *[other] you answer { $answer }.
    }
plan-private = Nobody else sees this.
plan-played = Your planned answer was played. { $ply }
plan-over-other = Your opponent has done something that you had not planned for. Your plan is over; it is your turn.
plan-over-stop = What your plan was to stop at has happened. It is your turn.
plan-over-illegal = Your planned answer could not be played, so your plan is over and it is your turn. { $why }

### Vacation and outages

vacation-left = You have { $left ->
        [0] no days of vacation left.
        [one] { $left } day of vacation left.
       *[other] { $left } days of vacation left.
    } If a clock of yours runs out where vacation counts, a day is used by itself.
vacation-until = You are on vacation until { $until }; where vacation counts, your clocks stand until then.
away = { $name } is on vacation until { $until }. Where vacation counts, { $name }’s clock stands until then.
back = { $name } is back from vacation.
club-was-away = The club did not run from { $from } to { $until }. Nobody’s clock ran in that time.

### A match of two games

match-over = The match of games { $first } and { $second } is over: { $one } against { $two }, { $ruleset }
# $winner is attackers, defenders or nobody; $attackers and $defenders are names.
match-game = Game { $number }: { $winner ->
        [attackers] { $attackers } (attackers) won against { $defenders } (defenders) in { $plies ->
                [one] { $plies } ply
               *[other] { $plies } plies
            }.
        [defenders] { $defenders } (defenders) won against { $attackers } (attackers) in { $plies ->
                [one] { $plies } ply
               *[other] { $plies } plies
            }.
       *[nobody] { $attackers } (attackers) and { $defenders } (defenders) drew after { $plies ->
                [one] { $plies } ply
               *[other] { $plies } plies
            }.
    } Men captured: { $by-attackers } by { $attackers }, { $by-defenders } by { $defenders }.
match-points = Points: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] You win the match on points.
       *[other] { $name } wins the match on points.
    }
match-by-fewer-plies = { $who ->
        [you] Each has won one game. You win the match, because your win took fewer plies: { $fewer } against { $more }.
       *[other] Each has won one game. { $name } wins the match, because { $name }’s win took fewer plies: { $fewer } against { $more }.
    }
match-by-more-captures = { $who ->
        [you] The points are level. You win the match, because you captured more men in the two games: { $more } against { $fewer }.
       *[other] The points are level. { $name } wins the match, because { $name } captured more men in the two games: { $more } against { $fewer }.
    }
match-level = { $tie-break ->
        [none] The points are level, so the match is drawn.
        [fewer-plies] The points are level, and neither has won in fewer plies than the other, so the match is drawn.
       *[more-captures] The points are level, and both captured equally many men, so the match is drawn.
    }

### Joining and invitations

joined = Welcome, { $name }. Invite somebody, or look at what can be played.
# $reader is sender or recipient.
invited = { $reader ->
        [sender] Invitation { $number } has gone to { $recipient }:
       *[recipient] Invitation { $number }: { $sender } invites you to a game.
    }
invited-by-address = { $sender } wrote to your email address and isn’t told whose it is. Your name is shown if you accept or answer with other terms, and not if you decline.
invitation-declined = { $reader ->
        [sender] { $recipient } declines invitation { $number }.
       *[recipient] You have declined { $sender }’s invitation { $number }.
    }
invitation-reason = The reason given: “{ $text }”
invitation-cancelled = { $reader ->
        [sender] You have taken back invitation { $number } to { $recipient }.
       *[recipient] { $sender } has taken back invitation { $number }.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } has not answered invitation { $number } in time; it has expired.
       *[recipient] Invitation { $number } from { $sender } has expired unanswered.
    }
# A seek is an invitation to everybody.
sought = Seek { $number }, for { $count ->
        [one] one game
       *[other] { $count } games with different opponents
    }, stands open to everybody:
seek-cancelled = You have taken seek { $number } back.
seek-expired = Your seek { $number } has expired.
terms-rematch = A rematch of game { $game }.
terms-ruleset = Ruleset: { $id }, version { $version }, { $size }×{ $size } squares.
# $value says who plays what, $reader who reads this.
terms-side = { $value ->
        [match] Sides: a match of two games at the same time; each of you attacks in one.
        [random] Sides: by lot.
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
        [random] Sides: by lot.
        [sender-attacks] { $reader ->
                [sender] Sides: you attack.
               *[recipient] Sides: { $sender } attacks, you defend.
            }
       *[sender-defends] { $reader ->
                [sender] Sides: you defend.
               *[recipient] Sides: { $sender } defends, you attack.
            }
    }
terms-clock-bank = Clock: each of you begins with { $bank } and gains { $increment } with every move, but never has more than { $cap }.
terms-clock-per-ply = Clock: { $span } for each move.
terms-clock-weekend = It stands on Saturdays and Sundays.
terms-clock-night = It stands every night from { $from } to { $until }.
terms-clock-at-zero = { $value ->
        [claim] When a clock runs out, the other player may claim the win.
       *[hard] When a clock runs out, its player loses.
    }
terms-clock-no-vacation = Vacation does not stop it.
terms-announcements = { $value ->
        [strict] Announcements: strict. The king may not use a route that was left unannounced.
        [remind] Announcements: with a reminder. A move that leaves a route unannounced waits until you announce it or say “silent”.
       *[auto] Announcements: made for you, unless you say “silent”.
    }
terms-hun = The hún, the king’s die, is rolled.
terms-rated = { $value ->
        [rated] The game counts for ratings.
       *[unrated] The game does not count for ratings.
    }
terms-public = { $value ->
        [public] Others may watch.
       *[private] Nobody else may watch.
    }
# A counter-offer beside the offer that it answers: $line is a term now, $before the same
# before, each a whole sentence.
terms-changed = { $line } (Changed. Before: { $before })
terms-added = { $line } (New.)
terms-gone = No longer: { $before }
terms-until = { $what ->
        [seek] The seek holds until { $until }.
       *[invitation] The invitation holds until { $until }.
    }

### A player's own account

# $channel is mail, discord or terminal; $address an address there.
link-asked = { $channel ->
        [discord] Unless { $address } is in use at this club already, a code is on its way there in Discord. Within a day, send “link” and the code from that Discord account.
       *[mail] Unless { $address } is in use at this club already, or has had enough messages from us today, a code is on its way there. Within a day, send “link” and the code, from there or from here.
    }
link-code = { $name } plays hnefatafl at this club and wants to be reached at this address. If that is you, answer with this line within a day.
    If it is not you, there is nothing to do: nothing more will come here.
link-code-gone = { $name } plays hnefatafl at this club and wants to be reached at this address. The code was sent before.
link-code-lost = The code could not be brought to { $address }. Look whether the address is right{ $channel ->
        [discord] {" "}and whether it takes direct messages
       *[mail] {""}
    }, and ask again.
linked = { $channel ->
        [discord] { $address } in Discord is linked: what is sent from there is said by you.
       *[mail] { $address } is linked: what is sent from there is said by you.
    }
unlinked = { $address } is no longer linked. Nothing is sent there, and what comes from there is no longer said by you.
channel-changed = { $channel ->
        [mail] From now on your notices go by mail to { $address }.
        [discord] From now on your notices go to { $address } in Discord.
       *[terminal] From now on your notices wait for you at the terminal.
    }
changed-elsewhere = This was asked for from somewhere else, and every address of yours hears of it. If it wasn’t you, unlink every address that isn’t yours, and tell the people who run this club.
consent-asked = Such a change needs your yes from an address that was yours before: a question has gone to { $address }. Nothing has changed yet.
suspended = { $channel ->
        [discord] Discord no longer takes messages for { $address }, so your notices come here. When you have put it right, you can have them brought there again.
       *[mail] Mail to { $address } comes back, so your notices come here. When you have put it right, you can have them brought there again.
    }
# The reader asked for that himself.
stopped = No more mail goes to { $address }, as you wished; your notices come here instead.
# The same whether a player reads there or not.
contact-asked = An invitation is on its way to { $address }. Whoever reads there can answer it, unless they want no email from this club. Who that is, you learn when they accept; if they never answer, you hear nothing.
# $otherwise is yes or no.
unreachable = { $channel ->
        [discord] Discord no longer takes messages for { $name }.
       *[mail] Mail to { $name } comes back.
    } { $otherwise ->
        [yes] The club uses another way, and play goes on.
       *[no] The club knows no other way yet. An answer may take longer, but { $name }’s clock runs all the same.
    }
export-asked = Everything that the club holds of you goes to { $channel ->
        [terminal] your terminal
        [discord] { $address } in Discord
       *[mail] { $address }
    } as one file: your settings and addresses, games with their records, notes, messages and all else. Do you want that?
exporting = The file is on its way to { $channel ->
        [terminal] your terminal.
        [discord] { $address } in Discord.
       *[mail] { $address }.
    }
archive = Here is everything that the club holds of you, as the file { $file }; at a terminal it is put into the folder in which the terminal was started. It is JSON, with your games as records that “taflpost verify” checks. Keep it to yourself: it holds your notes and addresses.
erase-asked = You ask to be erased. This cannot be undone. This is what it means:
    { $games ->
        [0] You have no running games to give up.
        [one] Your running game is resigned, and your opponent is told.
       *[other] Your { $games } running games are resigned, and your opponents are told.
    } Open invitations and seeks are closed.
    Your name, addresses, settings, notes, messages, plans, blocks, reports and vacations are deleted, with all that you were answered and sent. Your name can be taken by somebody else.
    Your games and their records stay, since they are your opponents’ too. There you are called “{ $pseudonym }” for good; nobody can undo that, the host included. Reports that others made about you stay under that name.
    Backups that the host made before keep your data until they expire.
    If you want a copy first, say no and ask for an export. A yes is not enough to be erased: type your name.
erased = You have been erased. Your games stay under the name “{ $pseudonym }”. Backups that the host made before keep your data until they expire. Farewell!
farewell = As you have asked, you have been erased from this club. Your games stay there under the name “{ $pseudonym }”. This address has been deleted with the rest as soon as this was sent: nothing more will come here.
left-the-club = Your opponent in { $count ->
        [one] game { $games }
       *[other] games { $games }
    } has left the club for good and asked to be forgotten. The name there is “{ $pseudonym }” from now on, and the { $count ->
        [one] game is
       *[other] games are
    } over.
privacy = What the club holds of you, why, and for how long:
privacy-held = { $what ->
        [account] Your name, language, time zone and settings: to know you and write to you. As long as you are a player.
        [addresses] Your mail addresses and Discord accounts, and the Discord servers in which you were seen: to recognize what you send and to send you notices. Until you say “unlink”. Nobody else is shown them.
        [codes] Codes by which addresses are linked, as a hash: to try them against. A day or little longer.
        [games] Your games with every move and its time, and the chain over them: they belong to both players and prove what was played. They stay; if you are erased, under a number instead of your name.
        [ladders] Your places on ladders, your matches about them, your tournaments and your ratings, with their past, and when you were last here: to run the ladders and tournaments. They stay; if you are erased, under a number.
        [words] Your notes and messages: notes for you alone, until you open them; messages for your opponent. As long as you are a player.
        [plans] Conditional moves, vacations, and an order that waits for your “yes”: to do what you asked for. As long as you are a player.
        [distance] Whom you mute, block or have reported: to keep them away from you; the hosts read reports. As long as you are a player. Reports about you stay.
        [invitations] Your invitations and seeks with their terms, without names: to know what was agreed. They stay.
        [contacts] Mail addresses to which you send invitations: to write to whoever reads there; after a no only a hash stays, so that nothing is sent there again. 90 days.
        [mails] Mails that went to you, as plain text: to tell our words from yours when you reply. 180 days.
        [notices] What you were sent, when and where, without its words: to send nothing twice and to prove when your clock started. Until it has gone, and at most 90 days more.
       *[requests] What you asked for and were answered, in short: so that the same message has no effect twice, and for “why”. 90 days.
    }
privacy-how = “export” sends you all of it as one file. “erase” deletes it, and says before what that means. “export” asks for your “yes”, “erase” for your name. The host makes backups, which keep what they hold until they expire. Mail and Discord carry what is sent over them; nobody else is given anything.
muted = In game { $game } you no longer hear what { $opponent } says.
unmuted = In game { $game } you hear again what { $opponent } says.
blocked = { $name } is blocked: no invitations and no messages from there reach you. Your running games with { $name } go on.
unblocked = { $name } is no longer blocked.
reported = The hosts of the club will read what you say about { $name }; { $name } is not told.
# $value is a language’s code.
settings-language = Language: { $value ->
        [en] English (en)
        [nb] Norwegian (nb)
        [da] Danish (da)
        [de] German (de)
       *[es] Spanish (es)
    }
settings-zone = Time zone: { $value }
settings-channel = Notices: { $value ->
        [mail] by mail
        [discord] in Discord
       *[terminal] at the terminal
    }
settings-digest = Pace: { $value ->
        [off] each at once
        [hourly] together, every full hour
       *[daily] together, every day at 08:00
    } (warnings about time and ends of games come at once)
settings-quiet = Quiet hours: { $from } to { $until }
settings-quiet-off = Quiet hours: none
settings-board = Boards: { $value ->
        [picture] as a picture where there can be one, else of letters
        [emoji] of emoji
        [unicode] of Unicode signs
        [words] in words
       *[text] of letters
    }
# $state is good or suspended.
settings-way = Linked: { $channel ->
        [mail] { $address } (mail
        [discord] { $address } (Discord
       *[terminal] the terminal (as { $address }
    }{ $state ->
        [suspended] ; nothing arrives there)
       *[good] )
    }
settings-blocked = Blocked: { $names }
settings-how = Change them with lines like “settings language de zone Europe/Oslo”, “settings digest daily quiet 22-07 board text”, “channel mail” or “link you@example.org”.

### Answers

# $order is what asks no question.
asked = { $what ->
        [draw] Your opponent offers a draw in game { $game }. If you agree, the game is over and drawn. Do you agree?
        [resign] Do you want to resign game { $game }? This cannot be undone.
       *[other] This cannot be undone. Are you sure?
    }
dropped = { $what ->
        [resign] You have not resigned: game { $game } goes on.
        [draw] You have not agreed to a draw: game { $game } goes on.
        [export] Nothing was sent.
        [erase] You have not been erased. Everything stays as it is.
        [tournament] You have not withdrawn: you are still in the tournament.
       *[other] Nothing was done.
    }
noted = Noted for game { $game }; only you can read it.
said = { $name } says (game { $game }): { $text }
said-by-you = Your message has gone to your opponent in game { $game }.
said-erased = There was a message for you in game { $game }; it has been erased since.
moves-none = No move has been made yet.
clock-none = This game is played without a clock.
clock-side = { $who ->
        [you] Your clock shows { $left }.
       *[other] { $name }’s clock shows { $left }.
    }
captured-by = { $who ->
        [you] You have captured { $count ->
                [0] no men
                [one] { $count } man
               *[other] { $count } men
            }.
       *[other] { $name } has captured { $count ->
                [0] no men
                [one] { $count } man
               *[other] { $count } men
            }.
    }
legal = From { $square } you can reach { $targets }.
# $count is how often the position would then have occurred, $rule what follows.
legal-repeats = After a move to { $targets } the position will have occurred { $count } times; { $rule ->
        [draw] if it occurs once more, the game is drawn.
        [defenders-lose] if it occurs once more, the defenders lose, whoever repeats it.
        [mover-loses] who makes it occur once more loses.
       *[forbidden] a move that makes it occur once more is not allowed.
    }
legal-ends = After a move to { $targets } the position will have occurred { $count } times, and { $rule ->
        [draw] the game is drawn.
        [defenders-lose] the defenders lose.
       *[mover-loses] you lose.
    }
legal-none = Nothing of yours on { $square } can move now. Ask about another square.
legal-not-yours = Where pieces can go is told to the player whose turn it is.
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
        [up] Up: { $from } is at the edge.
        [right] Right: { $from } is at the edge.
        [down] Down: { $from } is at the edge.
       *[left] Left: { $from } is at the edge.
    }
# $piece is attackers, defenders or king.
squares-piece = { $piece ->
        [attackers] attacker { $square }
        [defenders] defender { $square }
       *[king] king { $square }
    }
games-none = You have no games.
# $until is a moment or “none” while the clock does not run; $partner the other game of a
# match or “none”.
games-your-turn = { $number }: { $ruleset } against { $opponent }, you { $side ->
        [attackers] attack
       *[defenders] defend
    }{ $partner ->
        [none] {""}
       *[other] , in a match with game { $partner }
    }. { $until ->
        [none] Your turn.
       *[other] Your turn, until { $until }.
    }
games-their-turn = { $number }: { $ruleset } against { $opponent }, you { $side ->
        [attackers] attack
       *[defenders] defend
    }{ $partner ->
        [none] {""}
       *[other] , in a match with game { $partner }
    }. { $until ->
        [none] Waiting for { $opponent }.
       *[other] Waiting for { $opponent }, until { $until }.
    }
games-over = { $number }: { $ruleset } against { $opponent }, you { $side ->
        [attackers] attacked
       *[defenders] defended
    }{ $partner ->
        [none] {""}
       *[other] , in a match with game { $partner }
    }. { $how ->
        [won] Won on { $until }.
        [lost] Lost on { $until }.
        [closed] Closed without a result on { $until }.
       *[drawn] Drawn on { $until }.
    }
invitations-none = No invitations are open.
invitations-received = { $number }: { $sender } invites you to { $ruleset }; you can answer until { $until }.
invitations-sent = { $number }: you have invited { $recipient } to { $ruleset }; it holds until { $until }.
seeks-none = Nobody seeks an opponent.
# $count is how many games are left.
seeks-line = { $number }: { $reader ->
        [sender] your own seek
       *[recipient] { $sender } seeks an opponent
    } for { $ruleset }, { $count ->
        [one] one game
       *[other] { $count } games
    } left, until { $until }.
# $at is when the order was given.
why-refused = The last order of yours that was refused, on { $at }: { $why }
why-rules = In the rules of { $ruleset }:
why-numbers = { $plies ->
        [one] { $plies } ply was made.
       *[other] { $plies } plies were made.
    } Men captured: { $by-attackers } by the attackers, { $by-defenders } by the defenders.
notes-none = There are no notes on game { $game } for you to read.
# $who is you or other, $open yes or no.
notes-line = { $ply ->
        [0] Before the first move
       *[other] After ply { $ply }
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(open to others)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = { $name } has opened notes on game { $game } to you.
notes-opened-by-you = Your notes on game { $game } are open: your opponent can read them now, and in a public game everybody can. What you note from now on is private again.
rulesets-line = { $id }: { $name }, { $size }×{ $size }
help =
    Write one order on a line. With several games, put the game’s number in front:
    “12: d1-d4”. Words in capitals are yours to fill in; what stands in brackets
    may be left out.

    Playing
      d1-d4            a move; an announcement stands behind it (d1-d4 raichi)
      roll             roll the hún
      withdraw         take your move back before it has been seen
      takeback         ask to take your last move back
      takeback accept, takeback decline, takeback withdraw
      draw             offer a draw
      draw accept, draw decline, draw withdraw
      resign           give the game up (you are asked first: yes, no)
      claim            claim the win when your opponent’s time is up
      if MOVE then MOVE
                       answer ahead: if d4-d6 then f6-f3; also “if capture of f6
                       then stop” and “else if …”; nobody else sees it
      if show, if clear

    Looking
      board            the board and how the game stands
      moves            all moves so far
      clock            the time left
      history          all that happened, with times
      history record   the same as a record that can be checked
      captured         how many men each side has captured
      legal SQUARE     where your piece can go: legal f6
      rank NUMBER      what stands on a rank: rank 6
      file LETTER      what stands on a file: file f
      rays SQUARE      what stands around a square: rays f6

    Talking
      say TEXT         write to your opponent
      note TEXT        keep a note that only you can read
      notes            your notes on the game
      notes open       let others read them when the game is over

    Inviting
      challenge NAME RULESET [TERMS]
                       invite a player: challenge ylva skalk attack 7d+1d/10d;
                       an address can stand for the name
      accept [NUMBER], decline [NUMBER] [REASON], counter [NUMBER] TERMS
                       answer an invitation
      cancel [NUMBER]  take your own invitation back
      invitations      those that are open
      seek [NUMBER] RULESET [TERMS]
                       seek opponents among all, for that many games
      seeks            open seeks, which “accept NUMBER” accepts
      rematch          the last game once more, with the sides swapped
      Terms stand in any order: attack, defend, random or match;
        a clock: 3d/ply (3 days for each move), or 7d+1d/10d (7 days, 1 more with
        each move, 10 at most); with it weekend, night=22-07, claim or hard,
        no-vacation; strict, remind or auto (announcements); hun or no-hun;
        rated or unrated; public or private

    The ladder
      ladder [RULESET]
                       who stands where, and whom you may challenge
      ladder join RULESET, ladder leave
                       come on to a ladder, and leave it
      ladder challenge NAME
                       play for a place: two games, sides swapped
      ladder concede, ladder defer
                       give up your place without a game, or put the match off
      ladder why NAME  whether you may challenge NAME, and how NAME came there
      ladder player NAME
                       what NAME has done on it
      ladder rules     its rules, with all their numbers
      ladder 2026-10   how it stood when that month was over

    Tournaments
      tournament [NUMBER]
                       which there are; how one stands, with its crosstables
      tournament join NUMBER, tournament leave NUMBER
                       enter it before it begins, and withdraw from it

    About you
      settings         what is set: language, zone, digest, quiet hours, boards
      settings WHAT VALUE
                       set it: settings zone Europe/Oslo quiet 22-07
      channel mail, channel discord, channel terminal
                       where your notices go
      link ADDRESS, link CODE, unlink ADDRESS
                       the addresses at which you are known
      vacation, vacation 3 days, vacation until 2027-01-06, vacation end
                       days on which your clocks stand
      mute, unmute     whether you hear what your opponent says in a game
      block NAME, unblock NAME
                       whether invitations and messages of a player reach you
      report NAME TEXT
                       tell the hosts about a player
      privacy          what the club holds of you, and why
      export           get all of it
      erase            be forgotten (you are told first what that means)

    The club
      join [NAME]      become a player
      games            your games
      watch NUMBER     look at a public game: watch 12
      why              the reason behind the last refused order or the last result
      rulesets         what can be played
      rules [RULESET]  its rules, else those of your game
      help             this text
      help WHAT        the part of it about an order: help challenge

# What “help clock” adds.
help-clock =
    Your clock starts when the club has told you that it is your turn. If it can’t tell
    you, because you want no messages, because they come back, or because no way to you is
    left, the clock starts all the same, and your opponent sees since when it has been
    running. If the club itself is in trouble, it starts three days after the turn began at
    the latest. If a message about your turn does not arrive, your clock gets back what has
    run of that turn: in a whole game at most a tenth of what it began with.
# What “help history” adds.
help-chain =
    The chain is a number that is computed from all that has happened in the game, in
    order. You find it at the end of every email about the game, in the names of the
    pictures in Discord, at the end of “history”, and where the game ends. It belongs to
    the last move, so both players see the same number however often they look. Keep it,
    and nobody can change later what happened up to that move without you noticing:
    “history record” shows everything that has happened, and “taflpost verify” finds your
    number in it, or doesn't.
# $parts is a list of headings.
help-nothing = There is no help on “{ $topic }”. Ask about an order, like “help challenge”, or about a part: { $parts }.

### All that happened in a game

# $at is when, $name whom it is about.
history-line = { $at }: { $what ->
        [began] the game begins.
        [told] { $name } is told, and the clock runs.
        [bounced] what told { $name } has come back undelivered.
        [unreached] { $name } cannot be reached, and the clock runs all the same.
        [draw-offered] { $name } offers a draw.
        [draw-declined] { $name } declines the draw.
        [draw-withdrawn] { $name } withdraws the offer of a draw.
        [draw-agreed] both agree on a draw.
        [withdrawn] { $name } withdraws the move, which nobody has seen.
        [takeback-offered] { $name } asks to take the last move back.
        [takeback-declined] { $name } declines that.
        [takeback-withdrawn] { $name } no longer asks for that.
        [warned] { $name } is warned about the time.
        [time-up] { $name }’s time is up.
        [claimed] { $name } claims the win.
        [resigned] { $name } resigns.
        [void] the game ends without a result, as the match is not played on.
       *[secret] the secret of the hún is published.
    }
# $left is a span or “none” without a clock.
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; then { $left } left
    })
history-rolled = { $at }: the hún shows { $roll }.
history-taken-back = { $at }: { $count ->
        [one] the last move is taken back.
       *[other] the last { $count } moves are taken back.
    }
history-stood = { $at }: { $name }’s clock stands until { $until }, { $because ->
        [club] because the club does not run.
        [deferred] because the match was put off.
       *[vacation] because of a vacation.
    }
history-given-back = { $at }: a message to { $name } did not arrive in time, and the clock gets back { $back }.
history-extended = { $at }: the hosts give { $name } { $more } more: “{ $reason }”
history-adjudicated = { $at }: the hosts decide that { $name } wins: “{ $reason }”
history-adjudicated-draw = { $at }: the hosts decide that the game is drawn: “{ $reason }”
history-closed = { $at }: the hosts close the game without a result: “{ $reason }”

### What can be answered to a mail

# What somebody typed.
mail-quoted = “{ $text }”
# A line of the mail that is answered; what came of it follows.
mail-you-wrote = You wrote “{ $typed }”:
mail-nothing = Your mail contains neither an order nor a move that could be read, so nothing was done. Write each on a line of its own.
# $lines are one or more lines in quotation marks.
mail-unread = Not read as orders: { $lines }. To write to your opponent, begin a line with “say”.
# $moves are one or more moves in quotation marks, $count how many.
mail-several = { $count ->
        [one] The move { $moves } stands inside a sentence, so it is not clear whether you want to play it. It was not played. To play it, answer with the move alone on a line.
       *[other] Several moves stand in your mail: { $moves }. None of them was played. Answer with the one that you mean, alone on a line.
    }
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] That was too much at once, so this line was left out: { $lines }. Please send it again in a new message.
       *[other] That was too much at once, so { $count } lines were left out: { $lines }. Please send them again in a new message.
    }
# $lines are one or more orders in quotation marks. Whoever reads this may have sent nothing.
mail-asked = A mail with your address as its sender asked for this: { $lines }. It could not be checked that it came from you, so nothing was done. Did you send it? Then say yes within two days, and it is done. If not, somebody else has used your address: say no, or do not answer, and nothing happens. You get at most three such questions in two days until you answer one; a no counts. If somebody else keeps writing in your name, send your orders as replies to the club’s emails: nobody else can do that, and these are counted separately.
mail-asked-consent = An email from your address { $sender } asked for this: { $lines }. Because it decides who can play in your name, nothing has been done. Was it you? Then answer this email with a yes within two days, and it is done. If not, somebody else is using your name: say no, or don’t answer, and nothing happens.
mail-digest = { $count ->
        [one] One notice
       *[other] { $count } notices
    }
mail-subject-invitation = Invitation { $number }
mail-subject-answer = Answer to your mail
mail-subject-asked = Did you write to the club?
mail-subject-contact = Hnefatafl by mail
mail-subject-other = From your hnefatafl club
# Above a table of lines and what each does. The mail quotes nothing else to be typed.
mail-reply = You can answer with one of these lines, above everything else:
reply-move = your move, written like this one
reply-roll = roll the hún for the king
reply-draw = offer a draw
reply-draw-accept = agree on a draw
reply-draw-decline = decline the draw
reply-takeback = ask to take your last move back
reply-takeback-accept = let the move be taken back
reply-takeback-decline = decline that
reply-withdraw = take your move back while nobody has seen it
reply-claim = claim the win
reply-resign = give the game up; you are asked first
reply-plan = answer ahead, like this
reply-say = write to your opponent, in your own words
reply-mute = hear no more messages in this game
reply-ladder = who stands where, and whom you may challenge
reply-ladder-challenge = challenge for that place
reply-ladder-concede = give up the place without a game
reply-ladder-defer = put the match off
reply-tournament-join = enter the tournament
reply-tournament-leave = withdraw from it
reply-board = the board and how the game stands
reply-history = all that happened in the game
reply-rematch = play once more, with the sides swapped
reply-accept = accept
reply-decline = decline, with a reason if you like
reply-counter = offer other terms, like these
reply-cancel = take it back
reply-link = yes, this address is mine
reply-join = join the club under this name
reply-join-as = join the club under a name of your choice
reply-no-contact = never hear from this club again
reply-yes = yes, do it
reply-no = no, do nothing
reply-erase = be erased; nobody can undo that
reply-games = your games
reply-settings = what is set, and how to change it
reply-help = all that you can say
reply-send = do it
reply-help-with = what that does
reply-invitations = the invitations that wait for an answer
reply-seeks = who looks for an opponent
reply-rulesets = what can be played
reply-rules = the rules
reply-challenge = invite a player: add their name and a ruleset
reply-challenge-player = invite them yourself
reply-seek = look for an opponent: add a ruleset
reply-draw-withdraw = take the offer back
reply-plan-show = see the plan again
reply-plan-clear = drop the plan
reply-unmute = hear those messages again
reply-note = write a note for yourself
reply-notes = read them
reply-watch = look at it, if it is public
reply-record = the same as a record that can be checked
reply-block = keep invitations and messages away
reply-unblock = end the block
reply-channel = have your notices brought there
reply-link-address = link an address, like this one
reply-unlink = end that link
reply-vacation = go on vacation, like this
reply-vacation-end = end the vacation
reply-export = all that the club holds of you, as a file
reply-privacy = what the club holds of you, and why
reply-erase-ask = be erased; you are asked first
reply-ladder-join = join the ladder
reply-ladder-rules = its rules
reply-ladder-why = why somebody cannot be challenged
reply-tournaments = which tournaments there are
reply-tournament = who plays in it, and how it stands

### What the hosts decide

# $who is you, an opponent of $name, or a player (told to the hosts); $until a moment or “none”.
host-suspended = { $who ->
        [you] { $until ->
            [none] The hosts of this club have suspended you for good.
           *[other] The hosts of this club have suspended you until { $until }.
        } You can look at everything, but not move or write, and your clocks run on.
        [opponent] { $until ->
            [none] The hosts of this club have suspended { $name } for good.
           *[other] The hosts of this club have suspended { $name } until { $until }.
        } In your games with { $name } the clocks run on; if they should not, speak with the hosts.
       *[player] { $until ->
            [none] { $name } is suspended for good, and has been told so.
           *[other] { $name } is suspended until { $until }, and has been told so.
        }
    }
host-lifted = { $who ->
        [you] The hosts of this club have ended your suspension: you can play again.
        [opponent] The hosts of this club have ended the suspension of { $name }, who can play again.
       *[player] { $name } is no longer suspended, and has been told so.
    }
host-extended = { $who ->
        [you] The hosts of this club give you { $more } more in this game.
       *[other] The hosts of this club give { $name } { $more } more in this game.
    }
host-reason = The hosts’ reason: “{ $reason }”

### Trouble of ours

apology = { $what ->
        [full] Sorry: the club’s disk is full.
        [locked] Sorry: another program holds the club’s file.
        [damaged] Sorry: the club’s file is damaged, and the host has to put a backup in its place.
       *[other] Sorry: something went wrong at the club’s end.
    } Your order was not carried out and nothing has changed. The host can see why; send it again later.

### Examples of orders, each a whole line

# The same order in every language, but for what is written to people.
example-if = if d4-d6 then f6-f3
example-draw = draw accept
example-takeback = takeback accept
example-resign = resign yes
example-legal = legal f6
example-rank = rank 6
example-file = file f
example-rays = rays f6
example-note = note watch the corner a11
example-say = say a fine game so far
example-block = block ylva
example-unblock = unblock ylva
example-report = report ylva rude messages
example-challenge = challenge ylva kopenhagen attack 7d+1d/10d unrated
example-seek = seek 2 kopenhagen random 3d/ply rated
example-accept = accept 12
example-decline = decline 12 no time this month
example-counter = counter 12 defend 3d/ply
example-cancel = cancel 12
example-join = join alva
example-watch = watch 12
example-rules = rules kopenhagen
example-vacation = vacation until 2027-01-06
example-ladder = ladder challenge ylva
example-settings = settings language de zone Europe/Oslo digest daily quiet 22-07
example-channel = channel mail
example-link = link alva@example.org
example-unlink = unlink alva@example.org
example-erase = erase Ylva
example-help = help draw

### Lines that are no orders

# $typed is what was written, $order the order that was understood, $example a whole line.
misread-empty = There is nothing in that line.
misread-quoted = That line begins with “>”, as lines do that repeat what somebody wrote, so it was not read as an order. If you meant it, send it again without the “>”.
misread-game-number = No game has the number { $typed }.
misread-not-understood = “{ $typed }” is neither an order nor a move.
misread-asked = That is a question, so nothing was done.
misread-near = “{ $text }”
misread-meant = Did you mean { $nearest }?
misread-missing-argument = Something is missing behind “{ $order }”. A whole line would be: “{ $example }”.
misread-bad-argument = “{ $typed }” was not understood behind “{ $order }”. A whole line would be: “{ $example }”.
misread-superfluous = “{ $typed }” is too much behind “{ $order }”, so nothing was done. Send it again without that.
misread-contradiction = { $how ->
        [twice] “{ $first }” stands twice behind “{ $order }”. Send it again with it once.
        [match] “{ $first }” and “{ $second }” cannot both stand behind “{ $order }”: a match is two games, and each of you attacks in one of them. Send it again with one of the two.
       *[differ] “{ $first }” and “{ $second }” cannot both stand behind “{ $order }”, because they answer the same question differently. Send it again with one of them.
    }

### Why the club refuses

# $found is one if there is a $nearest, else nobody or nothing.
refusal-no-player = { $found ->
        [one] Nobody here is called { $name }. Did you mean { $nearest }?
       *[nobody] Nobody here is called { $name }. Look at the spelling; whoever is not a player yet can join.
    }
refusal-not-a-player = { $name } is not a player here yet.
refusal-other-seat = You sit here as { $seat }. Become a player of that name, or sit down anew as { $name } (taflpost play --as { $name }).
refusal-already-a-player = You have joined already.
refusal-bad-name = { $because ->
        [shape] “{ $name }” cannot be a name here: a name has 2 to 20 letters, digits or hyphens and begins with a letter. Choose another name.
        [reserved] “{ $name }” cannot be a name here, because it reads as an order, a square or a move, or is kept for those who have left. Choose another name.
        [office] “{ $name }” can’t be a name here, because others could take you for the people who run this club. Choose another name.
       *[taken] The name “{ $name }” is taken, or looks too much like one that is. Choose another name.
    }
refusal-no-game = There is no game { $game }.
refusal-not-your-game = Game { $game } is played by others.
refusal-no-games = You have no game yet.
refusal-which-game = Which game do you mean: { $games }? Put its number in front, as in “{ $example }: board”.
refusal-which-game-line = { $game } against { $opponent }
refusal-stale = That was meant for ply { $ply }, but the game has moved on, so nothing was done. If you still want it, send it again.
refusal-over = Game { $game } is over, so nothing was done. { $ending }
refusal-not-your-turn = It is not your turn: we are waiting for { $name }.
refusal-nothing-to-withdraw = There is nothing to withdraw: the last move is not yours. To go further back, ask your opponent.
refusal-seen = Your move can no longer be withdrawn: { $opponent } has been shown it, or had a plan ready for this turn. You can ask to take it back.
refusal-no-draw-offered = Your opponent has not offered a draw.
refusal-draw-offer-stands = You have offered a draw already. The offer stands until your opponent answers it or moves.
refusal-no-offer-to-withdraw = You have made no offer that waits for an answer, so there is nothing to withdraw.
refusal-other-reader = Nothing was sent. Your message begins with the name { $name }, but in game { $game } you write to { $opponent }. { $together ->
        [none] To write to { $name } you need a game together.
       *[other] To write to { $name }, put the number of your game in front: { $together }.
    } If it was meant for { $opponent }, begin with another word.
refusal-no-takeback-offered = Your opponent has not asked to take a move back.
refusal-takeback-stands = A takeback has been asked for already. If you asked, wait for the answer; if your opponent did, answer it.
refusal-nothing-to-take-back = You have not made a move in this game yet, so there is nothing to take back.
# up-since: the refusal is read again after the time has run out.
refusal-nothing-to-claim = { $because ->
        [your-turn] There is nothing to claim: it is your turn, and only your opponent’s time can be claimed.
        [no-clock] There is nothing to claim: this game is played without a clock.
        [up-since] There was nothing to claim when you asked, but the time is up now. Claim it again.
       *[time-left] There is nothing to claim: your opponent’s time is not up.
    }
refusal-nothing-asked = Nothing was waiting for a yes or no here, so nothing was done. A question is over as soon as you send something else or are shown something new, and after ten minutes; by email after two days. If you still want it, send the command again.
refusal-no-invitation = { $number ->
        [none] There is no invitation that this could be about.
       *[other] There is no open invitation { $number } that this could be about.
    }
refusal-which-invitation = Which invitation do you mean: { $numbers }? Put its number behind the command.
refusal-yourself = You cannot invite yourself. Name another player.
refusal-no-ruleset = { $found ->
        [one] There is no ruleset “{ $typed }”. Did you mean { $nearest }?
       *[nothing] There is no ruleset “{ $typed }”. Choose { $rulesets }.
    }
refusal-which-ruleset = A ruleset is missing. Choose { $rulesets }.
refusal-no-hun = { $ruleset } is played without the hún. Leave “hun” out, or choose another ruleset.
refusal-only-a-match = { $ruleset } is only played as a match of two games with the sides swapped. Leave the side out, or say “match”.
# $why is what is wrong with it, $part the word at fault.
refusal-bad-clock = { $why ->
        [zero] “{ $part }” is no time at all, and a clock needs at least a second.
        [long] “{ $part }” is too long: no time of a clock is longer than { $days } days.
        [cap-below-bank] In “{ $part }” the most that a clock may hold (behind the /) is less than what it begins with.
        [empty-night] “{ $part }” ends at the hour at which it begins.
        [doubled] “{ $part }” stands there after something else about the same.
       *[unknown] “{ $part }” is nothing that a clock can be made of.
    } Write for example “7d+1d/10d” (7 days, 1 more with each move, 10 at most) or “3d/ply” (3 days for each move); “weekend”, “night=22-07” or “claim” may stand behind it.
refusal-not-on-board = There is no “{ $typed }” on this board: it has the files a to { $file } and the ranks 1 to { $size }.
refusal-no-plan = { $why ->
        [no-then] “if { $typed }” has no “then” behind the condition.
        [no-condition] Behind “if” stands what your opponent does: a move, “capture of f6”, or an announcement.
        [anything] A plan answers something that your opponent does; “if any” would answer without looking.
        [no-answer] Behind “then” stands the move that you answer, or “stop”.
       *[too-long] That plan is too long. Send less of it.
    } A whole line would be: if d4-d6 then f6-f3
refusal-no-plans-with-dice = In a game with the hún nothing can be planned.
refusal-move-first = It is your turn: make your move first, and then say what you would answer.
# $path is the plies of the plan that lead there, or “none”.
refusal-plan-ply = { $path ->
        [none] The plan was not kept.
       *[other] The plan was not kept: look at what stands there after { $path }.
    } { $why }
# $place says where the piece of the wrong side was named.
refusal-plan-whose = { $place ->
        [condition] The plan was not kept: behind “if” stands a move of your opponent, but the piece on { $from } is yours.
       *[answer] The plan was not kept: behind “then” stands a move of yours, but the piece on { $from } is your opponent’s.
    }
refusal-plan-ends = The plan was not kept: after “{ $typed }” there is nothing left to answer.
refusal-plan-never = The plan was not kept: “{ $typed }” is nothing that your opponent can say in this game.
# $became is what came of it, $other the game or invitation that did.
refusal-answered = { $became ->
        [game] Invitation { $number } has been accepted: game { $other } came of it.
        [all-taken] All games of seek { $number } have been taken.
        [declined] Invitation { $number } has been declined.
        [countered] Invitation { $number } was answered with other terms, in invitation { $other }.
        [changed] Invitation { $number } was answered with other terms.
        [cancelled] { $what ->
            [seek] Seek { $number } has been taken back.
           *[invitation] Invitation { $number } has been taken back.
        }
       *[expired] { $what ->
            [seek] Seek { $number } has expired.
           *[invitation] Invitation { $number } has expired.
        }
    }
# $waits is one (invitation) or everybody (seek).
refusal-own-invitation = { $waits ->
        [one] Invitation { $number } is your own: we are waiting for { $recipient }. You can take it back.
       *[everybody] Seek { $number } is your own, and somebody else must accept it. You can take it back.
    }
refusal-not-yours-to-cancel = { $what ->
        [invitation] Invitation { $number } is from { $sender }, who alone can take it back. You can decline it.
       *[seek] Seek { $number } is from { $sender }, who alone can take it back.
    }
refusal-seek-as-it-is = Seek { $number } can only be accepted as it is. For other terms invite { $sender } yourself.
refusal-seek-taken = You have taken a game of { $sender }’s seek { $number } already; the others are for other players. You can invite { $sender } yourself.
refusal-seek-games = A seek is for 1 to { $most } games, not for { $games }. Send it again with another number.
refusal-too-many-seeks = You have { $count } open seeks ({ $numbers }), and that is the most. Take one back first.
refusal-too-many-invitations = { $count } invitations of yours are waiting for an answer, and that is the most. Wait for one, or take one back.
refusal-too-many-today = You have sent { $count } invitations in the last 24 hours, and that is the most. You can send the next from { $again } on.
refusal-too-long = That is { $letters } letters long, and { $most } is the most that can be kept. Shorten it, or send it in parts.
refusal-too-many-messages = You have sent { $count } messages in the last 24 hours, and that is the most. You can send the next one from { $again } on.
refusal-too-many-reports = You have made { $count } reports in the last 24 hours, and that is the most. You can make the next one from { $again } on.
refusal-too-many-notes = You have { $most } notes on game { $game }, and that is the most.
refusal-not-public = Game { $game } is not public: only its players may look at it.
refusal-nothing-to-explain = There is nothing to explain: no order of yours was refused lately, and no game of yours has ended. Why a question or a line could not be answered stands in its answer alone.
refusal-nothing-to-rematch = You have finished no game, so there is no rematch.
refusal-notes-of-running = Game { $game } goes on; you can open your notes when it is over.
refusal-no-notes = You have no notes on game { $game } that are not open already.
refusal-not-over = Game { $game } goes on; a rematch can be asked for when it is over.
refusal-rematch-open = { $by ->
        [you] You have asked for that rematch already: invitation { $number } waits for { $opponent }.
       *[other] { $opponent } has asked for that rematch: it is invitation { $number }.
    }
refusal-stranger = The club does not know { $address }. Join under a name, or, if you are a player already, say “link” and the code that you were sent.
refusal-address-taken = { $address } cannot be linked with you: it is in use at this club.
refusal-already-linked = { $address } is linked with you already.
refusal-bad-address = “{ $typed }” is no address. A Discord account is written like “discord 123456789012345678”.
refusal-too-many-codes = Enough codes have been sent for today. Try again tomorrow.
refusal-too-new = You can invite people by email address from { $from }, a day after joining. Until then, invite members by name.
refusal-no-code = No code waits here, or it is too old or used up. Ask for a new one.
refusal-wrong-code = That is not the code. { $left ->
        [0] It can no longer be used; ask for a new one.
        [one] You have one more try.
       *[other] You have { $left } more tries.
    }
refusal-code-elsewhere = Send that line from the Discord account that is to be linked.
refusal-not-linked = “{ $typed }” is not linked with you. Your settings say what is.
refusal-last-way = Nothing else would reach you: link another address first, then unlink { $address }.
refusal-no-way = { $channel ->
        [mail] No mail address of yours is linked. Link one first.
        [discord] No Discord account of yours is linked. Link one first: “link discord” and its name.
       *[terminal] The club knows of no terminal of yours. Sit down at one, and choose it there.
    }
# The club sends nothing over $channel (mail or discord).
refusal-no-channel = { $channel ->
        [discord] This club is not in Discord, so no account there can be linked or written to.
       *[mail] This club does not send mail, so no address can be linked or written to.
    } Your settings say where your notices go.
refusal-takes-none = { $name } takes no invitations at present.
refusal-you-block = You have blocked { $name }. End the block first.
refusal-not-blocked = You have not blocked { $name }.
refusal-only-others = That can only be said about others, not about yourself.
refusal-nobody-at = Nobody here has the address “{ $typed }”. Look at the spelling; whoever is new has to join the club first.
refusal-gone = { $name } has left the club.
refusal-not-from-here = That can only be said from an address of your own that is linked with you.
refusal-other-name = Your name here is { $name }, not “{ $typed }”, so nothing was erased.
refusal-name-needed = A yes is not enough for that, so nothing was erased. Type your name if you want to be erased.
refusal-not-away = You are not on vacation.
refusal-away-already = You are on vacation already.
refusal-no-days = A vacation lasts at least a day.
refusal-too-few-days = That would be { $asked ->
        [one] { $asked } day
       *[other] { $asked } days
    } of vacation, and you have { $left ->
        [0] none left
        [one] { $left } day left
       *[other] { $left } days left
    }.
# $until is a moment or “none”.
refusal-suspended = { $until ->
        [none] You are suspended for good, so your order was not carried out.
       *[other] You are suspended until { $until }, so your order was not carried out.
    } You can still look at everything, have your data as a file, and be erased. If you think that this is wrong, speak with the hosts. Their reason: “{ $reason }”
refusal-no-reason = A reason is missing, and nothing was done. Those whom it concerns read it: give it with --reason "TEXT".
refusal-long-reason = The reason is too long, and nothing was done. Say it in { $most } characters.
refusal-no-such-game = The club has no game { $game }, so nothing was done. Look at the number.
refusal-no-clock = Game { $game } is played without a clock, so there is no time to add.
refusal-not-suspended = { $name } is not suspended, so nothing was done.
refusal-bad-span = That is no time for this, and nothing was done: it may be { $most } days at most, and not nothing.

### Mails to those who are no players

contact-wrote = Somebody, perhaps you, wrote to this club from your mail address. Here people play hnefatafl, the Viking board game, by mail: each move is a reply. If you want to play, join the club.
contact-invited = { $name } invites you to a game of hnefatafl, the Viking board game, by mail: each move is a reply.
# Above the other terms, for somebody who knows no rules yet and cannot ask for them.
contact-ruleset = A board of { $size }×{ $size } squares, and the rules called “{ $id }”.
contact-invited-join = If you want to play, join the club. The invitation with all its terms then comes by mail, and you can still decline it.
# Another player may invite to the same address later: that is another mail.
contact-once = If you do not answer, you get no more mail about this.

### The page on which mails are stopped

stop-title = { $page ->
        [ask] Stop all mail?
        [done] Mail is stopped
       *[gone] This link does not work
    }
stop-ask = If you press the button, this club sends nothing more to your mail address: no moves, no warnings about your time. If you have games going on, your opponents are told that mail does not reach you, and the clocks run on as agreed. To give a game up, answer one of its mails with “resign”.
stop-button = Stop all mail
stop-done = No more mail goes to your address. To have it sent again, write “channel mail” to the club from that address.
stop-gone = This link is too old, or was not copied whole. To stop all mail, answer any mail from the club with “channel terminal”, or use the unsubscribe button of your mail program.

### Discord

## Names of commands and options, as Discord writes them: small letters, no spaces
command-game = game
command-number = number
command-side = side
command-terms = terms
command-text = text
command-answer = answer
command-reason = reason
command-count = count
command-move = move
command-announce = announce
command-order = order
command-form = form
command-plan = plan
command-topic = topic
command-show = show
command-leave = leave
command-concede = concede
command-defer = defer
command-pin = pin
command-player = player
command-month = month
command-name = name
command-off = off
command-server-games = server-games
command-server-threads = server-threads
command-server-language = server-language
command-when = when
command-address = address
command-doctor = doctor

## What commands do, in a few words: a command has room for 4,000 signs
command-tafl-does = Play hnefatafl
command-ladder-does = The club’s ladder
command-club-does = You and the club
command-challenge-does = Challenge somebody to a game
command-accept-does = Accept an invitation
command-decline-does = Decline an invitation
command-counter-does = Answer an invitation with other terms
command-seek-does = Look for opponents
command-move-does = Make a move
command-order-does = Write orders, one a line
command-board-does = Show the board
command-moves-does = List the moves so far
command-games-does = List your games
command-draw-does = Offer a draw, or answer
command-takeback-does = Ask to take a move back, or answer
command-withdraw-does = Take your unseen move back
command-resign-does = Give the game up
command-claim-does = Claim the win on time
command-roll-does = Roll the hún
command-if-does = Plan an answer ahead
command-note-does = Keep a private note
command-say-does = Write to your opponent
command-why-does = Explain the last refusal or result
command-rules-does = Print the rules
command-help-does = All that you can say
command-show-does = Show the ladder
command-ladder-join-does = Join the ladder
command-leave-does = Leave the ladder
command-ladder-challenge-does = Challenge for a place
command-concede-does = Give your place up to a challenger
command-defer-does = Put a challenge off
command-player-does = What a player has done on the ladder
command-ladder-rules-does = Print the ladder’s rules
command-ladder-why-does = Explain a place or a step
command-pin-does = Show the ladder in this channel, always up to date
command-tournament-does = List the tournaments, or show one
command-join-does = Become a player of the club
command-settings-does = Show or change your settings
command-vacation-does = Go on vacation, or see what is left
command-link-does = Link a mail address, or enter a code
command-unlink-does = End a link
command-export-does = Get all that the club holds of you
command-erase-does = Have yourself erased
command-privacy-does = What is kept, and why
command-mute-does = No messages in a game
command-block-does = Nothing from a player any more
command-report-does = Tell the hosts about a player
command-doctor-does = What the bot may do in this channel

## What options say
option-player-does = Somebody here
option-month-does = How it stood when a month was over: 2026-10
option-rival-does = Whom; those whom you may challenge are offered
option-name-does = Or a name or mail address
option-ruleset-does = Which rules
option-side-does = What you play
option-clock-does = Like 7d+1d/10d, or 3d/ply
option-terms-does = Further terms
option-number-does = Its number
option-reason-does = Why not
option-count-does = For how many games
option-ply-does = Like d1-d4
option-announce-does = What you say with it
option-game-does = Which game
option-form-does = How it is drawn
option-answer-does = If you answer
option-plan-does = Like d4-d6 then f6-f3
option-text-does = In your own words
option-topic-does = About an order
option-language-does = All that the club tells you
option-zone-does = Your time zone, like Europe/Oslo
option-digest-does = Collect what can wait
option-quiet-does = Hours without news, like 22-07, or off
option-channel-does = Where news comes
option-server-games-does = For this server: where games are shown
option-server-threads-does = For this server: a thread for each match
option-server-language-does = For this server: the language of posts
option-when-does = Like 14 days, until 2027-01-06, or end
option-address-does = The mail address, or the code
option-linked-does = Which: mail, discord, or an address
option-off-does = End it again
option-report-text-does = What happened

## On buttons
control-move = Move
control-announce = Announce
control-draw = Draw
control-resign = Resign
control-text = Text board
control-accept = Accept
control-decline = Decline
control-take-back = Take it back
control-cancel = Cancel
control-back = Back
control-play = Confirm
control-play-saying = Play and say “{ $words }”
control-play-silent = Play and say nothing
control-roll = Roll
control-offer-draw = Offer a draw
control-erase-as = Erase me…
control-join = Join as { $name }
control-join-as = Join under a name…
control-challenge-for = { $place }: challenge { $name }
control-challenge-on-ladder = Challenge…
control-ladder-rules = Rules
control-join-ladder = Join the ladder
control-concede = Concede the place
control-defer = Put it off
control-enter-tournament = Enter
control-leave-tournament = Withdraw
control-yes = Yes
control-no = No
control-previous = Previous
control-next = Next
control-of-pieces = { $from } to { $to }

## Choosing a move
pick-piece = Which piece moves?
pick-piece-to-announce = These pieces can open an escape route that you could announce. Which one moves?
pick-nothing-to-announce = There is nothing to announce: none of your moves leaves an escape route open that you could announce now.
pick-no-announcements = In this game escape routes are not announced.
pick-piece-here = Choose a piece
pick-square = Where does the piece on { $from } go?
pick-square-here = Choose a square
pick-king = { $square } (the king)
pick-roll = Roll the hún first.
pick-preview = This is how it would stand. Nothing has been played yet.
pick-unknown = This control is not known here any more, and nothing was done. “board” shows how your game stands, with controls that work.
pick-dropped = Nothing was played.

## Questions
ask-draw = Do you offer a draw?
ask-draw-answer = A draw is offered to you. If you agree, the game is over. Do you agree?
ask-draw-offered = Your offer of a draw stands. Do you take it back?
order-box-title = Orders
order-box-label = One order a line
join-box-title = Join the club
join-box-label = The name you play under
erase-box-title = Be erased
erase-box-label = Your name here, if you mean it
discord-stranger = You are not a player of this club yet. Press the button to join, and then try again.

## Servers
server-set = On this server, games are shown in { $channel ->
        [here] the channel where they are agreed on
       *[other] { $channel }
    }, { $threads ->
        [yes] each match in a thread of its own
       *[no] without threads
    }, and what is posted is in English.
server-ladder = { $shown ->
        [no] The { $ladder } ladder is shown here no longer; its last message stays as it is.
       *[yes] The { $ladder } ladder is shown here from now on, in a message that keeps itself up to date. It is pinned if I have the right to (“Pin Messages”).
    }
server-no-right = Nothing was changed for the server: only those who may manage it (“Manage Server”) can do that.
server-none = That is about a server in which the bot is installed. Say it in a channel there.

## What the bot may do in a channel
doctor-well = Here the bot may do all that it needs.
doctor-unknown = Here the bot can only answer you: it is not installed on this server. What it tells you goes to your direct messages. Whoever manages the server can add it with the button “Add App”.
doctor-direct = These are your direct messages with the bot; they are open.
doctor-missing = In this channel the bot lacks the permission “{ $right }”: { $why } Remedy: in the settings of this channel, under Permissions, allow “{ $right }” for the bot’s role.

## Permissions, as Discord calls them, and what happens without
right-view = View Channel
right-view-why = it cannot show games here.
right-send = Send Messages
right-send-why = it cannot show games here.
right-attach = Attach Files
right-attach-why = boards come as text and not as pictures.
right-history = Read Message History
right-history-why = after a breakdown it cannot see what it has posted already.
right-threads = Create Public Threads
right-threads-why = matches get no threads.
right-in-threads = Send Messages in Threads
right-in-threads-why = it cannot show games in threads.

# Ladders: one for each ruleset, by the ruleset’s id ({ $ladder }).
ladder-title = The { $ladder } ladder, { $players ->
        [one] one player
       *[other] { $players } players
    }
# { $month } is like 2026-10.
ladder-month = The { $ladder } ladder at the end of { $month }
ladder-empty = Nobody stands on the { $ladder } ladder yet. Whoever joins now is the first.
# What stands behind a name in the table.
ladder-state = { $state ->
        [held] on hold
        [leaving] leaving
        [away] away until { $until }
       *[silent] silent
    }
ladder-plays = { $matches ->
        [one] plays a match
       *[other] plays { $matches } matches
    }
ladder-king = { $name } has been first { $days ->
        [0] since today
        [one] for one day
       *[other] for { $days } days
    }{ $defences ->
        [0] .
        [one] , and has withstood one challenge.
       *[other] , and has withstood { $defences } challenges in a row.
    }
# Published with its error bar.
ladder-bias = Side bias: { $side ->
        [attackers] attackers
       *[defenders] defenders
    } +{ $points } ± { $deviation } rating points, from { $games ->
        [one] one game
       *[other] { $games } games
    }.
ladder-you = You stand at place { $place } and may challenge up to place { $highest }. { $open ->
        [0] Nobody there can be challenged now.
       *[other] Whoever is marked + can be challenged now.
    }
ladder-you-first = You stand first: there is nobody to challenge.
ladder-you-can-join = You do not stand on it. Whoever joins begins at its end.

# What stands for the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Places on the { $ladder } ladder from { $from } until { $until }. Now: { $places }.
ladder-stands = { $name } stands at place { $place } of { $players } on the { $ladder } ladder.
ladder-stands-not = { $name } does not stand on the { $ladder } ladder.
ladder-may = You may challenge { $name }.
# Why somebody may not be challenged; { $name } is the other.
ladder-no-yourself = Nobody challenges himself.
ladder-no-you-are-not-on = You do not stand on the { $ladder } ladder.
ladder-no-not-on = { $name } does not stand on the { $ladder } ladder.
ladder-no-below = { $name } stands below you, at place { $place } ({ $own } is yours): one challenges upwards.
ladder-no-too-far = { $name } stands too far up, at place { $place }. From place { $own } you may challenge up to place { $highest }, { $by ->
        [small] as on any small ladder
        [places] by the number of places
        [percent] by the part of your own place
       *[rating] by your rating
    }.
ladder-no-playing = You are playing { $name } about it already: game { $game } and its partner.
ladder-no-shielded = Your last match with { $name } was lost or not begun: { $name } is safe from you until { $until }.
ladder-no-you-leave = You are leaving the { $ladder } ladder.
ladder-no-leaves = { $name } is leaving the ladder.
ladder-no-you-are-held = You have lost a game on time and made no move since: your next move ends that hold.
ladder-no-held = { $name } has lost a game on time and made no move since.
ladder-no-your-points = You have { $points } points for games lost on time, and with { $limit } nobody challenges. Each move you make takes some off.
ladder-no-outgoing = You have { $open ->
        [one] one challenge
       *[other] { $open } challenges
    } of your own open already, and { $most ->
        [one] one is
       *[other] { $most } are
    } allowed. Play on there first.
ladder-no-incoming = { $name } is being challenged already, and { $most ->
        [one] one challenge is
       *[other] { $most } challenges are
    } allowed at that place.
ladder-no-away = { $name } is on vacation until { $until }.
ladder-no-silent = Nobody has heard of { $name } since { $since }; who has been silent for { $days ->
        [one] a day
       *[other] { $days } days
    } cannot be challenged.
ladder-no-takes-none = { $name } takes no challenges at present.

# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
ladder-challenged = { $who ->
        [you] You (place { $place }) challenge { $rival } (place { $rival-place })
       *[other] { $name } (place { $place }) challenges you (place { $rival-place })
    } on the { $ladder } ladder: a match of games { $first } and { $second }, which count for ratings. Each of you has { $days ->
        [one] a day
       *[other] { $days } days
    } on the clock for a first move in either. { $who ->
        [you] Before your first move you can put the match off.
       *[other] Before your first move you can give up the place without a game, or put the match off.
    }
ladder-deferred = { $who ->
        [you] You have put the match of games { $first } and { $second } off: your clocks in it stand until { $until }.
       *[other] { $name } has put the match of games { $first } and { $second } off: the clocks of { $name } in it stand until { $until }.
    }
ladder-not-begun = You have made no move yet in the match of games { $first } and { $second } against { $rival }. { $role ->
        [challenger] Without one by { $until }, your challenge is void.
       *[defender] Without one by { $until }, your place goes to { $rival }.
    }
ladder-leaving = You leave the { $ladder } ladder when your matches are over; they count. After that you can join again, somewhat further down.
ladder-step-joined = { $who ->
        [you] You join
       *[other] { $name } joins
    } the { $ladder } ladder at place { $to }.
ladder-step-returned = { $who ->
        [you] You come
       *[other] { $name } comes
    } back to the { $ladder } ladder, at place { $to } (it was { $detail } before).
ladder-step-left = { $who ->
        [you] You leave the { $ladder } ladder from place { $from }. Within { $days } days you can come back near it.
       *[other] { $name } leaves the { $ladder } ladder from place { $from }.
    }
ladder-step-erased = { $name } is erased, and place { $from } of the { $ladder } ladder is free.
ladder-step-won = { $who ->
        [you] You win the match of games { $first } and { $second } against { $rival }
       *[other] { $name } wins the match of games { $first } and { $second } against { $rival-who ->
            [you] you
           *[other] { $rival }
        }
    } ({ $points }–{ $rival-points }{ $detail ->
        [2] , by the ruleset’s tie-break
       *[other] {""}
    }) and { $who ->
        [you] move
       *[other] moves
    } on the { $ladder } ladder from place { $from } to place { $to }, just above.
ladder-step-tied = { $who ->
        [you] Your match of games { $first } and { $second } against { $rival }
       *[other] The match of games { $first } and { $second } between { $name } and { $rival-who ->
            [you] you
           *[other] { $rival }
        }
    } is level ({ $points }–{ $rival-points }). { $moves ->
        [no] { $who ->
            [you] You stay
           *[other] { $name } stays
        } at place { $to } of the { $ladder } ladder, below place { $rival-place }.
       *[yes] { $who ->
            [you] You move
           *[other] { $name } moves
        } on the { $ladder } ladder from place { $from } to place { $to }, towards place { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] You lose the match of games { $first } and { $second } against { $rival }
       *[other] { $name } loses the match of games { $first } and { $second } against { $rival-who ->
            [you] you
           *[other] { $rival }
        }
    } ({ $points }–{ $rival-points }{ $detail ->
        [2] , by the ruleset’s tie-break
       *[other] {""}
    }). Nobody moves on the { $ladder } ladder: { $who ->
        [you] you stay at place { $to }
       *[other] { $name } stays at place { $to }
    } and cannot challenge { $rival-who ->
        [you] you
       *[other] { $rival }
    } for { $days ->
        [one] a day
       *[other] { $days } days
    }.
ladder-step-void = { $who ->
        [you] Your challenge to { $rival } is void: you made no move
       *[other] The challenge of { $name } to { $rival-who ->
            [you] you
           *[other] { $rival }
        } is void: { $name } made no move
    } in time. Games { $first } and { $second } end without a result. Nobody moves on the { $ladder } ladder, and { $who ->
        [you] you
       *[other] { $name }
    } cannot challenge { $rival-who ->
        [you] you
       *[other] { $rival }
    } for { $days ->
        [one] a day
       *[other] { $days } days
    }.
ladder-step-absent = { $rival-who ->
        [you] You made no move in time in the match with { $name }
       *[other] { $rival } made no move in time in the match with { $who ->
            [you] you
           *[other] { $name }
        }
    }. Games { $first } and { $second } end without a result, and { $who ->
        [you] you get
       *[other] { $name } gets
    } the place: from { $from } to { $to } on the { $ladder } ladder.
ladder-step-conceded = { $rival-who ->
        [you] You concede
       *[other] { $rival } concedes
    } the place to { $who ->
        [you] you
       *[other] { $name }
    }: from { $from } to { $to } on the { $ladder } ladder. Games { $first } and { $second } end without a result.
ladder-step-closed = The match of games { $first } and { $second } on the { $ladder } ladder leads to nothing, as one of its games has no result.
ladder-step-decayed = { $who ->
        [you] You have
       *[other] { $name } has
    } played no match on the { $ladder } ladder for { $detail } days and { $who ->
        [you] move
       *[other] moves
    } down from place { $from } to place { $to }.
ladder-step-late = { $who ->
        [you] You have lost a game of the { $ladder } ladder on time: you have { $detail } points for that now, of which each move takes some off, and are on hold until your next move.
       *[other] { $name } has lost a game of the { $ladder } ladder on time, has { $detail } points for that and is on hold until the next move.
    }
ladder-step-sunk = { $who ->
        [you] You have
       *[other] { $name } has
    } lost { $detail } games of the { $ladder } ladder on time within { $days } days and { $who ->
        [you] move
       *[other] moves
    } from place { $from } to place { $to }, below all who play.
ladder-step-corrected = The hosts put { $who ->
        [you] you
       *[other] { $name }
    } from place { $from } to place { $to } of the { $ladder } ladder. Their reason: “{ $reason }”

ladder-earlier = { $count ->
        [one] One step came
       *[other] { $count } steps came
    } before these.
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, place { $places }: { $step }
ladder-no-place = –
ladder-best = Best place: { $best }. Days as first: { $days }.
ladder-matches = Matches won { $won }, level { $level }, lost { $lost }.
ladder-defences = Challenges withstood in a row: { $now } now, { $most } at most.
ladder-rating = Rating { $rating }. Rated games: { $attacked } as attackers, { $defended } as defenders.
ladder-unrated = No rated game yet.
ladder-sides = As attackers { $attackers }, as defenders { $defenders }.
ladder-points = Points for games lost on time: { $points }.

# The rule sheet, filled with the numbers in force.
ladder-sheet-title = The rules of the { $ladder } ladder
ladder-sheet-match = A place is fought for in a match: two games at the same time, each player attacks in one of them. They are public and count for ratings. A challenge needs no acceptance.
ladder-sheet-reach = One challenges upwards. On a ladder of at most { $small-ladder ->
        [one] one player
       *[other] { $small-ladder } players
    } up to { $small-reach ->
        [one] one place
       *[other] { $small-reach } places
    }; on a larger one as far as the best of these leads: { $reach-places ->
        [one] one place
       *[other] { $reach-places } places
    }, { $reach-percent } % of one’s own place, { $reach-rating ->
        [one] one place
       *[other] { $reach-rating } places
    } above the place that one would have by rating. For that a rating counts once its deviation is { $reach-deviation } at most.
ladder-sheet-load = One may have { $outgoing ->
        [one] one challenge
       *[other] { $outgoing } challenges
    } of one’s own open, and be challenged by { $incoming ->
        [one] one player
       *[other] { $incoming } players
    } at a time{ $top-places ->
        [0] .
       *[other] , on the places 1 to { $top-places } by { $top-incoming }.
    } A match counts for { $hold-days ->
        [one] a day
       *[other] { $hold-days } days
    }; and if you have not challenged a player for four times as long, you need not wait for those who have. Matches that the opponent’s vacation holds up do not count, and whoever is on vacation is not challenged. A block does not keep anybody from challenging.
ladder-sheet-opening = Each has { $opening-days ->
        [one] a day
       *[other] { $opening-days } days
    } for a first move of his own, counted on his clock. If the challenger makes none, the challenge is void, as if he had lost; if the defender makes none, the challenger gets the place. Before it the defender may concede the place, and either may put the match off by { $defer-days ->
        [one] a day
       *[other] { $defer-days } days
    }, once in { $defer-every ->
        [one] a day
       *[other] { $defer-every } days
    }. Nothing of this is rated.
ladder-sheet-result = The match is counted in the moment in which its last game ends; who stands lower then is the challenger. A win is 1, a draw ½. A challenger with more points comes just above the defender. If he has fewer, nobody moves, and he cannot challenge that defender for { $shield-days ->
        [one] a day
       *[other] { $shield-days } days
    }.
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Level on points, who needed fewer plies for the game that he won has won the match.
        [more-captures] Level on points, who took more men in the two games has won the match.
       *[none] The ruleset has no tie-break for matches.
    } { $tie ->
        [nothing] After a level match nobody moves.
        [below] After a level match the challenger comes just below the defender.
       *[middle] After a level match the challenger climbs half of the way to the defender, rounded down: from place 8 to place 6 against place 4. Neighbours stay.
    }
ladder-sheet-late = A game lost on time is lost and counts. It brings { $timeout-points ->
        [one] one point
       *[other] { $timeout-points } points
    }, of which each move takes off { $ply-points }, and a hold until the next move: whoever is on hold challenges nobody and is not challenged.{ $points-limit ->
        [0] {""}
        [one] {" "}With one point one challenges nobody.
       *[other] {" "}With { $points-limit } points one challenges nobody.
    } Who loses { $timeouts } games on time within { $timeout-days ->
        [one] a day
       *[other] { $timeout-days } days
    } comes below the last who plays. Who loses on time before the second move of his own loses no rating by it.
ladder-sheet-silence = Who has given no order and looked at no game for { $silence-days ->
        [one] a day
       *[other] { $silence-days } days
    } cannot be challenged.
ladder-sheet-leave = Who leaves plays to the end what he has begun, and it counts; then the place is free. Within { $limbo-days ->
        [one] a day
       *[other] { $limbo-days } days
    } he can come back: to his old place and { $limbo-percent } % of the way from there to the last, rounded up. Later he begins at the end.
ladder-sheet-idle = { $free-days ->
        [one] A day without a match costs nothing. After it
       *[other] { $free-days } days without a match cost nothing. After them
    } { $decay-days ->
        [one] every full day costs
       *[other] every full { $decay-days } days cost
    } a place. One comes below the next who is not idle himself. Vacation does not count.
ladder-sheet-ratings = Ratings are Glicko-2, for this ruleset alone, with the bias of the ruleset towards a side taken out. Both games of a match are rated together, so that one win each between equals changes nothing.

refusal-no-ladder = There is no { $ladder } ladder in this club. There { $count ->
        [one] is one
       *[other] are some
    } for { $ladders }.
refusal-which-ladder = There are several ladders. Say which one you mean by its ruleset: { $ladders }.
refusal-not-on-ladder = You do not stand on the { $ladder } ladder.
refusal-other-not-on-ladder = { $name } does not stand on the { $ladder } ladder.
refusal-already-on-ladder = You stand on the { $ladder } ladder already, at place { $place }.
refusal-already-leaving = You are leaving the { $ladder } ladder, as soon as your matches are over. After that you can join again, somewhat further down.
refusal-no-ladder-match = You play no match on a ladder in which that could be done.
refusal-which-match = You play several matches. Add the name of your opponent, or name a game of it: { $games }.
refusal-not-challenged = It was you who challenged { $name }: a place can be conceded by who holds it. You can put the match off, or resign a game.
refusal-match-begun = You have made a move in the match of games { $first } and { $second }: it is played now. You can resign a game.
refusal-deferred-before = You have put a match off not long ago. You can again from { $until } on.
refusal-bad-place = The { $ladder } ladder has { $players } places, and { $name } stands at { $stands }: { $place } is none that { $name } could be put at.
refusal-no-month = Nothing is known of the { $ladder } ladder at the end of { $month }: it began later, or that month is not over.

# Tournaments: lists, pages, what happens in them.
tournament-list = Tournaments
tournament-none = There has been no tournament in this club yet. The hosts open them.
tournament-line = Tournament { $number }, { $name } ({ $ruleset }). { $stage } { $reader ->
        [may-enter] You can enter it.
        [plays] You play in it.
       *[nothing] {""}
    }
tournament-title = Tournament { $number }: { $name } ({ $ruleset })
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Until { $at } one can enter it; then it begins. { $players ->
            [0] Nobody has entered yet.
            [one] One player has entered.
           *[other] { $players } players have entered.
        }
        [running] It has been going on since { $at }, with { $players } players.
        [over] It has been over since { $at }. { $players } players took part.
       *[called-off] It was called off: { $at }.
    }
tournament-names = Entered: { $names }.
tournament-reason = The reason: { $reason }
tournament-too-few = Fewer than four had entered.
tournament-group = Group { $group }
tournament-legend = Two games stand in each square, first the one in which the player of that row attacks. 1 is won, ½ drawn, 0 lost, + or − decided without play; a dot goes on, / has no result. S-B is the tie-break after Sonneborn-Berger; plies are those of the shortest win on the board.
tournament-rules = In a group everybody plays two games against everybody, one on each side, all at the same time; they are public and count for ratings. A group has at least 4 players and, where that allows it, at most { $size }. Whoever has made no move when the clock has run for { $window ->
        [one] one day
       *[other] { $window } days
    } is out. A win counts 1, a draw ½. Equal points are parted by the games between those who have them, then by Sonneborn-Berger, then by the shortest win on the board; whoever is equal even then shares the place.
tournament-you = { $reader ->
        [may-enter] You can enter it.
       *[plays] You play in it.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] You made no move in time, so you are out.
            [taken-out] The hosts have taken you out.
           *[withdrew] You have withdrawn.
        }
       *[other] { $how ->
            [absent] { $name } made no move in time and is out.
            [taken-out] The hosts have taken { $name } out.
            [erased] { $name } has left the club.
           *[withdrew] { $name } has withdrawn.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] At least half of your games were over, so you have lost the rest.
           *[other] At least half of the games of { $name } were over, so the rest count as lost for { $name }.
        }
       *[no] { $who ->
            [you] Fewer than half of your games were over, so none of them counts.
           *[other] Fewer than half of the games of { $name } were over, so none of them counts.
        }
    }
tournament-out = Tournament { $number }, { $tournament }:
tournament-opened = Tournament { $number }, { $tournament }, is open.
tournament-entered = You have entered tournament { $number }, { $tournament }.
tournament-left = You have withdrawn from tournament { $number }, { $tournament }. Until it begins you can enter it again.
tournament-leave-asked = Do you want to withdraw from tournament { $number }, { $tournament }? { $resigned ->
        [0] You resign no game.
        [one] You resign one game, which counts for your rating.
       *[other] You resign { $resigned } games, which count for your rating.
    } Matches in which you have made no move, and no game is over, end without a result. { $counts ->
        [yes] At least half of your games are over: in the crosstable the others count as lost.
       *[no] Fewer than half of your games are over: in the crosstable none of them counts.
    }
tournament-began = Tournament { $number }, { $tournament }, has begun.
tournament-began-own = You play in group { $group }: { $games } games at the same time, two against each of the others. Make a move in one of them before your clock has run for { $window ->
        [one] one day
       *[other] { $window } days
    }; else you are out.
tournament-rival = { $name }: games { $first } and { $second }
tournament-not-begun = Tournament { $number }, { $tournament }: you have made no move yet. Make one in any of your games by { $until }, or you are out.
tournament-called-off = Tournament { $number }, { $tournament }, is called off.
tournament-over = Tournament { $number }, { $tournament }, is over.
tournament-over-own = In group { $group } you finished in place { $place } of { $players }.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = points
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = plies
# What stands for the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Group { $group } of tournament { $number }: { $standing }.

refusal-no-tournament = There is no tournament { $number }.
refusal-no-tournament-meant = There is no tournament now that you could mean.
refusal-which-tournament = There are several tournaments. Say which one you mean by its number: { $tournaments }.
refusal-tournament-not-open = Tournament { $number }, { $tournament }, has begun already or was called off.
refusal-tournament-ended = Tournament { $number }, { $tournament }, is over or was called off, so nothing in it changes any more.
refusal-already-in-tournament = You have entered tournament { $number }, { $tournament }, already.
refusal-not-in-tournament = You do not play in tournament { $number }, { $tournament }.
refusal-other-not-in-tournament = { $name } does not play in tournament { $number }, { $tournament }.
refusal-tournament-full = { $most } players have entered tournament { $number }, { $tournament }: there is no room for more.
refusal-taken-out-of-tournament = The hosts have taken you out of tournament { $number }, { $tournament }, so you cannot enter it again.
refusal-too-few-players = { $players ->
        [0] Nobody has
        [one] One player has
       *[other] { $players } players have
    } entered tournament { $number }, { $tournament }, and it takes { $least }. It can wait for more, or be called off with “taflpost host tournament cancel”.
refusal-bad-tournament-name = A tournament needs a name of 1 to { $most } letters.
refusal-bad-tournament-number = { $which ->
        [size] A group can have { $least } to { $most } players.
       *[window] The first move can be due within { $least } to { $most } days.
    }
refusal-bad-tournament-clock = A tournament needs a clock that begins with more than a day, such as “7d+1d/10d”: within it everybody has to come.
refusal-bad-tournament-start = A tournament begins later than now, and at most { $most } days from now.

# The guide for players, `docs/player.md`.
guide-title = Playing
guide-discord = In Discord, type “/tafl { $challenge }”; under every board stand buttons to move, announce, offer a draw, resign and see it as text. “/tafl { $move }” completes legal moves as you type. What you choose is seen by you alone until you press “{ $confirm }”. If you are new, press the button that makes you a player.
guide-mail = By mail, write “{ $join } NAME” to the club’s address, and answer “{ $yes }” to the mail that asks whether it was you. From then on each mail shows a board, says whose turn it is and for how long, and lists the lines that you can answer with: reply, type a move on a line of its own, such as “d1-d4”, and send. Quotes and signatures are not read, and a mail can answer several games: “12: d1-d4”.
guide-terminal = At the terminal of the club’s machine, start “taflpost play --as NAME” and say “{ $join }”.
guide-orders = Everywhere the same orders are understood, in every language of the club. All of them:
