# What players follow, and evening editions, in Danish.

# $what is club, today, game, player or ruleset, $name its name; $end is yes or no.
follows = { $what ->
        [club] Nu følger du klubben: hver aften får du en udgave med det, der er sket den dag i offentlige partier, blandt åbne udfordringer og på stigerne. Er der ikke sket noget, kommer der ikke noget.
        [game] Nu følger du parti { $name }: det er med i din aftenudgave, når nogen har trukket der.{ $end ->
                [yes] {" "}Når det er slut, får du straks at vide, hvordan det endte, og hvor det vendte.
               *[no] {""}
            }
        [player] Nu følger du { $name }: offentlige partier, åbne udfordringer og resultater på stigerne er med i din aftenudgave.{ $end ->
                [yes] {" "}Når et af partierne er slut, får du straks at vide, hvordan det endte, og hvor det vendte.
               *[no] {""}
            }
        [today] Fra nu af får du et overblik over { $name } klokken otte hver morgen. Er der ikke noget, du skal tage dig af, kommer der ikke noget.
       *[ruleset] Du får besked, så snart nogen søger en modstander i { $name }.
    }
follows-no-more = { $what ->
        [club] Du følger ikke længere klubben.
        [game] Du følger ikke længere parti { $name }.
        [player] Du følger ikke længere { $name }.
        [today] Du får ikke længere overblikket over { $name } om morgenen.
       *[ruleset] Du får ikke længere besked om nye åbne udfordringer i { $name }.
    }
follows-line = { $what ->
        [club] Hele klubben: i din aftenudgave.
        [game] Parti { $name }: i din aftenudgave{ $end ->
                [yes] , og du får straks at vide, hvordan det ender.
               *[no] .
            }
        [player] { $name }: i din aftenudgave{ $end ->
                [yes] , og du får straks at vide, hvordan partierne ender.
               *[no] .
            }
        [today] Overblik over { $name }: klokken otte hver morgen, for klubledelsen.
       *[ruleset] { $name }: du får straks besked om nye åbne udfordringer.
    }
follows-next = Den næste aftenudgave kommer { $at }, hvis der er sket noget inden da.
follows-nothing = Du følger ikke noget. Du kan følge et parti, en spiller eller hele { $club } og læse om aftenen, hvad der er sket, eller et regelsæt, så får du besked, når nogen søger en modstander i det.
edition-title = Aftenudgave fra { $club }: { $date }
edition-over = Disse partier er slut:
edition-moved = Her er der blevet trukket:
edition-more = { $count ->
        [one] Og i ét parti til.
       *[other] Og i { $count } partier til.
    }
edition-seeks = Nye åbne udfordringer:
edition-steps = På stigerne:
edition-picture = Brætterne fra disse partier: { $games }.

## Acts
act-follow = få nyhederne hver aften
    .button = Følg
    .example = følg 12
    .help =
        følg NAVN | læs om aftenen, hvad der er sket hos en spiller, i et parti (følg 12) eller i klubben (følg klubben); med »følg NAVN slut« får du også straks at vide, hvordan det ender; »følg REGELSÆT« melder nye åbne udfordringer
        følg, hold op med at følge NAVN | se, hvad du følger; hold op med at følge det
act-follow-all = se, hvad du følger
    .button = Hvad jeg følger
act-follow-end = få også besked, så snart et parti er slut
    .button = Sig til, hvordan det ender
act-follow-ruleset = få besked, så snart nogen vil spille det
    .button = Sig til om nye
act-follow-today = få hver morgen at vide, hvad du skal tage dig af
    .button = Sig til hver morgen
act-unfollow = hold op med at følge
    .button = Hold op med at følge { $what }
    .example = hold op med at følge 12

## Why the club refuses
refusal-follow-nothing = Der er ikke noget parti, nogen spiller eller noget regelsæt, der hedder »{ $typed }«. Et parti følger du med dets nummer.
refusal-follow-own = Du får alligevel besked om dine egne partier. Du kan følge andres partier.
refusal-follow-too-much = Du kan højst følge { $count } ting. Hold først op med at følge en af dem.
refusal-not-followed = Du følger ikke »{ $typed }«.
