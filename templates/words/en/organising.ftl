# Organisers and hosts, in English.

suspended = { $channel ->
        [discord] Discord no longer accepts messages for { $address }, so your notifications come here. Once you’ve fixed that, you can have them sent there again.
       *[mail] Emails to { $address } are bouncing, so your notifications come here. Once you’ve fixed that, you can have them sent there again.
    }
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

## Acts
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

## What the organisers decide
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

## Why the club refuses
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
