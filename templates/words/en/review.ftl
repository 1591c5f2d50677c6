# What a finished game was worth, in English.

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
