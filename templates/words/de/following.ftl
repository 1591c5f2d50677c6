# What players follow, and evening editions, in German.

# $what is club, today, game, player or ruleset, $name its name; $end is yes or no.
follows = { $what ->
        [club] Du folgst jetzt dem Club: Jeden Abend bekommst du eine Ausgabe mit dem, was an dem Tag in öffentlichen Partien, bei den Gesuchen und auf den Leitern passiert ist. Ist nichts passiert, kommt nichts.
        [game] Du folgst jetzt Partie { $name }: Wenn dort jemand gezogen hat, steht sie in deiner Abendausgabe.{ $end ->
                [yes] {" "}Wenn sie zu Ende ist, erfährst du sofort, wie sie ausgegangen ist und wo sie kippte.
               *[no] {""}
            }
        [player] Du folgst jetzt { $name }: Öffentliche Partien, Gesuche und Ergebnisse auf den Leitern stehen in deiner Abendausgabe.{ $end ->
                [yes] {" "}Wenn eine dieser Partien zu Ende ist, erfährst du sofort, wie sie ausgegangen ist und wo sie kippte.
               *[no] {""}
            }
        [today] Ab jetzt kommt jeden Morgen um acht { $name } auf einen Blick. Gibt es nichts, worum du dich kümmern musst, kommt nichts.
       *[ruleset] Du bekommst Bescheid, sobald jemand eine Partie { $name } sucht.
    }
follows-no-more = { $what ->
        [club] Du folgst dem Club nicht mehr.
        [game] Du folgst Partie { $name } nicht mehr.
        [player] Du folgst { $name } nicht mehr.
        [today] { $name } auf einen Blick kommt morgens nicht mehr.
       *[ruleset] Du bekommst keinen Bescheid mehr über neue Gesuche für { $name }.
    }
follows-line = { $what ->
        [club] Der ganze Club: in deiner Abendausgabe.
        [game] Partie { $name }: in deiner Abendausgabe{ $end ->
                [yes] , und du erfährst sofort, wie sie ausgeht.
               *[no] .
            }
        [player] { $name }: in deiner Abendausgabe{ $end ->
                [yes] , und du erfährst sofort, wie die Partien ausgehen.
               *[no] .
            }
        [today] { $name } auf einen Blick: jeden Morgen um acht, für die Clubleitung.
       *[ruleset] { $name }: Du bekommst sofort Bescheid über neue Gesuche.
    }
follows-next = Die nächste Abendausgabe kommt { $at }, wenn bis dahin etwas passiert ist.
follows-nothing = Du folgst nichts. Du kannst einer Partie, einer Person oder ganz { $club } folgen und abends lesen, was passiert ist; oder einem Regelwerk, dann bekommst du Bescheid, wenn jemand eine solche Partie sucht.
edition-title = Abendausgabe von { $club }: { $date }
edition-over = Diese Partien sind zu Ende:
edition-moved = Hier wurde gezogen:
edition-more = { $count ->
        [one] Und in einer weiteren Partie.
       *[other] Und in { $count } weiteren Partien.
    }
edition-seeks = Neue Gesuche:
edition-steps = Auf den Leitern:
edition-picture = Die Bretter dieser Partien: { $games }.

## Acts
act-follow = abends die Neuigkeiten lesen
    .button = Folgen
    .example = folgen 12
    .help =
        folgen NAME | abends lesen, was bei einer Person, in einer Partie (folgen 12) oder im Club (folgen club) passiert ist; mit „folgen NAME ende“ erfährst du auch sofort, wie es ausgeht; „folgen REGELWERK“ sagt dir sofort, wenn jemand eine Partie sucht
        folgen, nicht mehr folgen NAME | sehen, wem oder was du folgst; nicht mehr folgen
act-follow-all = sehen, wem oder was du folgst
    .button = Was ich verfolge
act-follow-end = außerdem sofort erfahren, wie Partien ausgehen
    .button = Sag mir, wie es ausgeht
act-follow-ruleset = Bescheid bekommen, sobald jemand es spielen will
    .button = Sag mir Bescheid
act-follow-today = jeden Morgen erfahren, worum du dich kümmern musst
    .button = Jeden Morgen Bescheid sagen
act-unfollow = nicht mehr folgen
    .button = { $what } nicht mehr folgen
    .example = nicht mehr folgen 12

## Why the club refuses
refusal-follow-nothing = Es gibt keine Partie, keine Person und kein Regelwerk mit dem Namen „{ $typed }“. Einer Partie folgst du mit ihrer Nummer.
refusal-follow-own = Über deine eigenen Partien bekommst du sowieso Bescheid. Du kannst den Partien anderer folgen.
refusal-follow-too-much = Du kannst höchstens { $count } Dingen folgen. Gib erst eines davon auf.
refusal-not-followed = Du folgst „{ $typed }“ nicht.
