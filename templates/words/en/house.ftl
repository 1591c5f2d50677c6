# What the house says, in English.

# What the house is called in a sentence; .joined: what becomes of a word and its article, each on a
# line. With its level where several are told apart.
house-name = the house
    .joined = { "" }
house-at-level = the house, level { $level }
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
house-hint-asked = The house is working out how good your chances are, and a good move. You’ll have both in a moment.
house-hint = The house would play { $ply } here.
# $chances is in hundredths.
house-hint-chances = It puts your chances at { $chances }% now.
