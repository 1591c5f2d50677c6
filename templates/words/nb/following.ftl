# What players follow, and evening editions, in Norwegian (Bokmål).

# $what is club, today, game, player or ruleset, $name its name; $end is yes or no.
follows = { $what ->
        [club] Nå følger du klubben: hver kveld får du en utgave med det som har skjedd den dagen i offentlige partier, blant åpne utfordringer og på stigene. Har ingenting skjedd, kommer det ingenting.
        [game] Nå følger du parti { $name }: det er med i kveldsutgaven din når noen har flyttet der.{ $end ->
                [yes] {" "}Når det er slutt, får du beskjed med en gang om hvordan det endte og hvor det snudde.
               *[no] {""}
            }
        [player] Nå følger du { $name }: offentlige partier, åpne utfordringer og resultater på stigene er med i kveldsutgaven din.{ $end ->
                [yes] {" "}Når et av partiene er slutt, får du beskjed med en gang om hvordan det endte og hvor det snudde.
               *[no] {""}
            }
        [today] Fra nå av får du en oversikt over { $name } klokken åtte hver morgen. Er det ingenting du må ta deg av, kommer det ingenting.
       *[ruleset] Du får beskjed så snart noen ser etter en motstander i { $name }.
    }
follows-no-more = { $what ->
        [club] Du følger ikke lenger klubben.
        [game] Du følger ikke lenger parti { $name }.
        [player] Du følger ikke lenger { $name }.
        [today] Du får ikke lenger oversikten over { $name } om morgenen.
       *[ruleset] Du får ikke lenger beskjed om nye åpne utfordringer i { $name }.
    }
follows-line = { $what ->
        [club] Hele klubben: i kveldsutgaven din.
        [game] Parti { $name }: i kveldsutgaven din{ $end ->
                [yes] , og du får beskjed med en gang om hvordan det ender.
               *[no] .
            }
        [player] { $name }: i kveldsutgaven din{ $end ->
                [yes] , og du får beskjed med en gang om hvordan partiene ender.
               *[no] .
            }
        [today] Oversikt over { $name }: klokken åtte hver morgen, for arrangørene.
       *[ruleset] { $name }: du får beskjed om nye åpne utfordringer med en gang.
    }
follows-next = Neste kveldsutgave kommer { $at }, hvis det har skjedd noe innen da.
follows-nothing = Du følger ikke noe. Du kan følge et parti, en spiller eller hele { $club } og lese om kvelden hva som har skjedd, eller et regelsett, så får du beskjed når noen ser etter en motstander i det.
edition-title = Kveldsutgave fra { $club }: { $date }
edition-over = Disse partiene er slutt:
edition-moved = Her har noen flyttet:
edition-more = { $count ->
        [one] Og i ett parti til.
       *[other] Og i { $count } partier til.
    }
edition-seeks = Nye åpne utfordringer:
edition-steps = På stigene:
edition-picture = Brettene fra disse partiene: { $games }.

## Acts
act-follow = få nyhetene hver kveld
    .button = Følg
    .example = følg 12
    .help =
        følg NAVN | les om kvelden hva som har skjedd hos en spiller, i et parti (følg 12) eller i klubben (følg klubben); med «følg NAVN slutt» får du også vite med en gang hvordan det ender; «følg REGELSETT» sier fra om åpne utfordringer
        følg, slutt å følge NAVN | se hva du følger; slutt å følge det
act-follow-all = se hva du følger
    .button = Hva jeg følger
act-follow-end = få også beskjed så snart et parti er slutt
    .button = Si fra hvordan det ender
act-follow-ruleset = få beskjed så snart noen vil spille det
    .button = Si fra om nye
act-follow-today = få vite hver morgen hva du må ta deg av
    .button = Si fra hver morgen
act-unfollow = slutt å følge
    .button = Slutt å følge { $what }
    .example = slutt å følge 12

## Why the club refuses
refusal-follow-nothing = Det finnes ikke noe parti, noen spiller eller noe regelsett som heter «{ $typed }». Et parti følger du med nummeret.
refusal-follow-own = Du får uansett beskjed om dine egne partier. Du kan følge partiene til andre.
refusal-follow-too-much = Du kan ikke følge mer enn { $count } ting. Slutt å følge en av dem først.
refusal-not-followed = Du følger ikke «{ $typed }».
