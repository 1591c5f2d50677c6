# Tournaments, in English.

## Acts
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
