# A game between two players, in English.

## A game before its players
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
chain-line = Check code (game { $game }, { $at ->
        [start] start
        [end] end
       *[move] move { $move }
    }): { $chain }
chain-why = The check code is made from everything that has happened in the game so far. Keep it, and nobody can change any of that without you noticing.
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

## What happened in a game

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

## Conditional moves

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

## Vacation and outages

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

## A match of two games

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

record-file = Here’s the game record, with everything that happened, in the file { $file }. “taflpost verify” checks it.
wrote-to-organisers = The organisers of this club will read what you’ve written, and you’ll be told if they answer.

## Answers
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
# What can be captured next; $moves are alternatives.
capture-with = { $square } (with { $moves })
captures-now = { $who ->
        [you] { $count ->
                [0] You can’t capture anything now.
               *[other] You can capture now: { $what }.
            }
       *[other] { $count ->
                [0] { $name } can’t capture anything now.
               *[other] { $name } can capture now: { $what }.
            }
    }
captures-threatened = { $who ->
        [you] { $count ->
                [0] You don’t threaten to capture anything.
               *[other] You threaten to capture: { $what }.
            }
       *[other] { $count ->
                [0] { $name } doesn’t threaten to capture anything.
               *[other] { $name } threatens to capture: { $what }.
            }
    }
king-in-reach = { $count ->
        [0] No single move can capture the king.
       *[other] One move could capture the king: { $moves }.
    }
king-escapes = { $count ->
        [0] The king can’t escape with a single move.
       *[other] The king can escape with one move: { $moves }.
    }
men-left = On the board: { $left-attackers ->
        [one] one attacker
       *[other] { $left-attackers } attackers
    }, and the king with { $left-defenders ->
        [0] no defenders
        [one] one defender
       *[other] { $left-defenders } defenders
    }.
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

## All that happened in a game
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

## Why the club refuses
refusal-no-game = There’s no game { $game }.
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
refusal-no-hun = There’s no hún (the king’s die) in { $ruleset }. Leave “hun” out, or choose another ruleset.
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
refusal-not-yours-to-cancel = { $what ->
        [invitation] You can’t cancel challenge { $number }, because it’s from { $sender }. You can decline it.
       *[seek] You can’t cancel open challenge { $number }, because it’s from { $sender }.
    }
refusal-too-many-today = You’ve reached the limit for challenges: { $count } in 24 hours. You can send more from { $again }.
refusal-too-long = That’s too long: it has { $letters } characters, and the limit is { $most }. Shorten it, or send it in parts.
refusal-too-many-messages = You’ve reached the limit for messages: { $count } in 24 hours. You can send more from { $again }.
refusal-too-many-reports = You’ve written to the organisers as often as you can: { $count } times in 24 hours. You can write again from { $again }.
refusal-too-many-notes = You’ve reached the limit for notes on game { $game }: { $most }.
refusal-no-hint-here = There are no hints in game { $game }: the house gives them only in its own games, and only in those that aren’t rated.
refusal-no-hint-now = You can’t have a hint at the moment: game { $game }, against another player, is rated and has the same rules. You can ask again when it’s over.
refusal-report-not-yet = Game { $game } is still going on. We’ll tell you what its moves were worth when it’s over.
refusal-report-to-come = We’re still working on the report on game { $game }. You’ll get it a minute or two after the end.
refusal-no-report = There’s no report on game { $game }: it was too short, or neither player wanted one. To get one after each of your games, send “settings reports on”.
refusal-not-public = Game { $game } is private: only its players can look at it.
refusal-nothing-to-explain = There’s nothing to explain: none of your commands has been refused recently, and none of your games has ended. For anything else, see the reply you got at the time.
refusal-notes-of-running = Game { $game } is still going on; you can open your notes to others when it’s over.
refusal-no-notes = You have no notes on game { $game } that aren’t open to others already.
refusal-nothing-tried = You haven’t tried any moves in game { $game } since it last went on. Try some first, then you can take them back or save the line.
refusal-no-line = There’s no line { $number } in game { $game }.
refusal-long-line = A line can have { $most } moves at most. Save this one and begin another later in the game.
refusal-not-over = Game { $game } is still going on; you can ask for a rematch when it’s over.
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

# The guide for players, `docs/player`.
guide-title = How to play
guide-discord = In Discord, type “/play” to challenge somebody. Below every board there are buttons to choose a move or type one, and “More…” for everything else, such as a draw, a message or resigning. “/tafl { $move }” suggests legal moves as you type. Only you can see what you’ve chosen until you press “{ $confirm }”. If you’re new, you’ll first be shown a button to join the club: press it, and you’ll go straight on.
guide-mail = By email, write to the club’s address that you’d like to play, and answer “{ $yes }” to the email that asks whether it was you: your first game begins. From then on, each email shows a board, says whose turn it is and how much time is left, and lists the lines you can answer with. To move, reply with your move on a line of its own, such as “d1-d4”. Quoted text and signatures are ignored. To answer several games in one email, put the game’s number before each move: “12: d1-d4”.
guide-terminal = At a terminal on the club’s computer, start “taflpost play --as NAME” and type “{ $join }”. If you have several games, the prompt shows the number of the one that you looked at last (“Nora 3>”), and what you type is about that game. Type another number to look at another game.
guide-orders = The same commands work everywhere, in all of the club’s languages. Here they are:
