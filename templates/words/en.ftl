# Taflpost in English.
#
# Every message is one or more whole sentences; what differs between languages (order,
# cases, numbers, joining of lists) is decided here. Arguments in braces are squares
# (f6), moves (f6-f9), numbers, or words to choose by, which are never shown.

### Lists

# { $items } is a list already joined, { $item } the next or last one.
list-more = { $items }, { $item }
list-last = { $items } and { $item }

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
legend-last-move = { $left } { $moved } last move
emoji-too-large = A board of { $size }×{ $size } squares is too large for emoji, which go up to { $most }×{ $most }. Ask for the text board or the picture instead.

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
       *[other] { $count } escape routes
    }: “{ $words }”.

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
ending-king-against-edge = The attackers win: the king was captured on { $king }, between an attacker and the edge.
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
refusal-unreadable-unknown-piece = { $text } is not the letter of a piece: K is the king and T a man. The move alone, without a letter, will do.
refusal-unreadable-not-a-roll = “{ $text }” is not a roll: the hún shows 0, 1, 2 or 3.
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
       *[other] { $count } escape routes are open: { $open }.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.
refusal-wrong-routes = You announced { $named }, but after that move { $count ->
        [one] the one open escape route is { $open }.
       *[other] the open escape routes are { $open }.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.
refusal-routes-must-be-named = Under these rules the escape routes are announced by name. After that move { $count ->
        [one] one is open: { $open }.
       *[other] { $count } are open: { $open }.
    } Send the move again with “{ $words }”, or with “silent” to announce nothing.
refusal-announce-or-silent = The move has not been made yet, because after it { $count ->
        [one] an escape route is open
       *[other] { $count } escape routes are open
    } and not all is announced: { $open }. Send the move again with “{ $words }”, or with “silent” to leave it as it is.

## The hún

refusal-no-dice = This game is played without the hún. Send the move again without a roll.
refusal-attackers-do-not-roll = The hún is rolled for the king, so only the defenders roll. Send a move without a roll.
refusal-roll-first = The king moves only after a roll. Send “roll” alone, see what the hún shows, then send his move; or move a man without a roll.
refusal-already-rolled = You have rolled { $roll } for this turn; a roll cannot be made twice or withdrawn. Send your move.
refusal-king-must-move = You rolled { $roll } and the king can move within that, so it is he who must move.
refusal-beyond-roll = You rolled { $roll }, so the king { $roll ->
        [0] may not move this turn.
        [one] may move one square at most.
       *[other] may move { $roll } squares at most.
    }
refusal-not-the-roll = The hún showed { $roll }, not what you wrote. Send the move again with “roll { $roll }” or without a roll.
refusal-cannot-pass = You can pass only if a roll has left you without any move. Make a move.
