# What players follow, and evening editions, in English.

# $what is club, today, game, player or ruleset, $name its name; $end is yes or no.
follows = { $what ->
        [club] You’re following the club now: each evening, you get an edition of what happened that day in public games, among open challenges and on the ladders. If nothing happened, nothing comes.
        [game] You’re following game { $name } now: when somebody has moved there, it’s in your evening edition.{ $end ->
                [yes] {" "}When it’s over, you’re told at once how it ended and where it turned.
               *[no] {""}
            }
        [player] You’re following { $name } now: their public games, open challenges and ladder results are in your evening edition.{ $end ->
                [yes] {" "}When one of these games is over, you’re told at once how it ended and where it turned.
               *[no] {""}
            }
        [today] { $name } at a glance comes each morning at eight from now on. When there’s nothing that needs you, nothing comes.
       *[ruleset] You’ll be told as soon as somebody is looking for an opponent in { $name }.
    }
follows-no-more = { $what ->
        [club] You’re no longer following the club.
        [game] You’re no longer following game { $name }.
        [player] You’re no longer following { $name }.
        [today] { $name } at a glance doesn’t come in the morning any more.
       *[ruleset] You won’t be told about new open challenges in { $name } any more.
    }
follows-line = { $what ->
        [club] The whole club: in your evening edition.
        [game] Game { $name }: in your evening edition{ $end ->
                [yes] , and you’re told at once how it ends.
               *[no] .
            }
        [player] { $name }: in your evening edition{ $end ->
                [yes] , and you’re told at once how their games end.
               *[no] .
            }
        [today] { $name } at a glance: each morning at eight, for organisers.
       *[ruleset] { $name }: you’re told of new open challenges at once.
    }
follows-next = The next evening edition comes on { $at }, if something has happened by then.
follows-nothing = You aren’t following anything. You can follow a game, a player or the whole of { $club }, and read once in the evening what has happened; or a ruleset, to be told when somebody is looking for an opponent in it.
edition-title = Evening edition of { $club }: { $date }
edition-over = These games are over:
edition-moved = Somebody has moved here:
edition-more = { $count ->
        [one] And in one more game.
       *[other] And in { $count } more games.
    }
edition-seeks = New open challenges:
edition-steps = On the ladders:
edition-picture = The boards of these games: { $games }.

## Acts
act-follow = get the news each evening
    .button = Follow
    .example = follow 12
    .help =
        follow NAME | read in the evening what has happened with a player, in a game (follow 12) or in the club (follow club); “follow NAME end” also tells you at once how it ends; “follow RULESET” tells you of open challenges at once
        follow, unfollow NAME | see what you’re following; stop following it
act-follow-all = see what you’re following
    .button = What I follow
act-follow-end = also be told at once how games end
    .button = Tell me how it ends
act-follow-ruleset = be told as soon as somebody wants to play it
    .button = Tell me about new ones
act-follow-today = know each morning what needs you
    .button = Tell me each morning
act-unfollow = stop following
    .button = Stop following { $what }
    .example = unfollow 12

## Why the club refuses
refusal-follow-nothing = There’s no game, player or ruleset called “{ $typed }”. To follow a game, use its number.
refusal-follow-own = You’re told about your own games anyway. You can follow the games of others.
refusal-follow-too-much = You can follow { $count } things at most. Stop following one of them first.
refusal-not-followed = You aren’t following “{ $typed }”.
