# Challenges, in English.

joined-seeks = These players are looking for an opponent:
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

## Acts
act-invitations = see the challenges waiting for an answer
    .button = Challenges to me
    .help =
        invitations | challenges that are waiting for an answer
act-seeks = see who’s looking for an opponent
    .button = Find an opponent
    .help =
        seeks | the open challenges; “accept NUMBER” accepts one
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
act-challenge-first = play the house at once, at its easiest level
    .button = Play the house
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
act-rematch = play again, with the sides swapped
    .button = Rematch
    .help =
        rematch | play the last game again, with the sides swapped

## Why the club refuses
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
refusal-seek-as-it-is = Open challenge { $number } can only be accepted as it is. For other terms, challenge { $sender } yourself.
refusal-seek-taken = You’ve already taken a game of { $sender }’s open challenge { $number }; the others are for other players. You can challenge { $sender } yourself.
refusal-seek-games = The number of games in an open challenge can be 1 to { $most }, not { $games }. Send it again with another number.
refusal-too-many-seeks = You’ve reached the limit for open challenges: { $count } at a time. Yours are numbers { $numbers }; cancel one of them first.
refusal-too-many-invitations = You’ve reached the limit for challenges that are waiting for an answer: { $count } at a time. Wait for an answer, or cancel one.
refusal-no-house-level = The house has five levels, 1 to 5, and no level { $level }. Level 1 is the easiest.
refusal-too-many-with-house = You’ve reached the limit for games against the house: { $most } at a time. Finish one first; each game of a match counts.
refusal-only-house-slowly = Only the house can be asked to play slowly. With other players you agree on a time control, such as 3d/move.
refusal-house-stays-out = The house is only on ladders and in tournaments for which the organisers have entered it. You can challenge it to a rated game instead.
refusal-nothing-to-rematch = There’s no rematch to ask for: you haven’t finished a game yet.
refusal-rematch-open = { $by ->
        [you] You’ve already asked for that rematch: challenge { $number } is waiting for { $opponent } to answer.
       *[other] { $opponent } has already asked for that rematch: it’s challenge { $number }.
    }

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
