# Ladders, in English.

## Acts
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
