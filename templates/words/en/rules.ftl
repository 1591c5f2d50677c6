# Rule sheets, in English.

## Rule sheets
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
example-stopped = { $move } closes the king’s way to { $goal }, so he can’t escape with his next move.
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

## Lessons
# $side is that of the reader.
lesson-title = Lesson { $number } of { $of }: { $ruleset }
lesson-how = Each lesson is a position with one thing to do. Send the line below the board, or the same with a move of your own. X are the attackers, O the defenders, K is the king.
lesson-side = { $side ->
        [attackers] You’re playing the attackers.
       *[defenders] You’re playing the defenders.
    }
lesson-move = Make a move with any of your pieces.
lesson-capture = { $count ->
        [one] Capture the man on { $on }.
       *[other] Capture the men on { $on }.
    }
lesson-safe = Move your man to { $to }, between two enemies.
lesson-safe-why = He stays where he is: a man who moves between two enemies himself is safe, because only the side that moves captures.
lesson-stop = The king could escape with his next move. Stop him.
lesson-announce = Open an escape route for the king, and announce it.
lesson-king = Capture the king.
lesson-ring = Close the ring around the king and all his men.
lesson-fort = Complete the fort at the edge, with the king inside.
lesson-escape = Let the king escape: you win as soon as he gets there.
lesson-right = That’s it.
lesson-wrong = Not quite.
lesson-over = That was the last lesson for { $ruleset }. You know enough to play.
