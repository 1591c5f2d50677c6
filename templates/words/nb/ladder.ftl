# Ladders, in Norwegian (Bokmål).

## Acts
act-ladder = se stigen og hvem du kan utfordre
    .button = Stige
    .example = stige utfordre ylva
    .help =
        stige [REGELSETT] | plasseringene, og hvem du kan utfordre
        stige bli med REGELSETT, stige forlat | bli med på en stige, eller forlat den
        stige utfordre NAVN | spill om en plass: to partier, ett på hver side
        stige avstå, stige utsett | gi fra deg plassen uten å spille, eller utsett matchen
        stige hvorfor NAVN | om du kan utfordre NAVN, og hvordan NAVN kom dit
        stige spiller NAVN | hvordan det har gått med NAVN på stigen
        stige regler | reglene for stigen, med alle tallene
        stige 2026-10 | stigen slik den var ved slutten av den måneden
    .help-more =
        For arrangører:
          arranger stige åpne REGELSETT, arranger stige steng REGELSETT GRUNN
                           åpne eller steng en stige; «huset 1» setter huset på den;
                           for stigen til en krets KRETS/REGELSETT
          arranger stige plasser REGELSETT NAVN PLASS GRUNN,
          arranger stige fjern REGELSETT NAVN GRUNN
                           flytt en spiller på en stige, eller ta en av den
act-ladder-one = { act-ladder }
    .button = { act-ladder.button }
    .choose = Velg en stige
act-ladder-join = bli med på stigen
    .button = Bli med på stigen
    .choose = Bli med på en stige
act-ladder-rules = les reglene for stigen
    .button = Regler
act-ladder-leave = forlat stigen
    .button = Forlat stigen
act-ladder-player = se resultatene dine på stigen
    .button = Resultatene mine
act-ladder-why = se hvorfor du ikke kan utfordre spilleren
    .button = Hvorfor ikke { $what }?
act-ladder-challenge = utfordre om den plassen
    .button = Utfordre { $name } ({ $place }. plass)
    .choose = Utfordre noen
    .slash = Utfordre en spiller om plassen
act-ladder-concede = gi fra deg plassen uten å spille
    .button = Gi fra meg plassen
act-ladder-defer = utsett matchen
    .button = Utsett

# Ladders: one for each ruleset, by the ruleset’s id ({ $ladder }).
ladder-title = Stigen for { $ladder }, { $players ->
        [one] én spiller
       *[other] { $players } spillere
    }
ladder-month = Stigen for { $ladder } ved slutten av { $month }
ladder-empty = Ingen er med på stigen for { $ladder } ennå. Blir du med nå, er du den første.
ladder-shut = Stigen for { $ladder } er ikke åpen: klubbledelsen stengte den ({ $since }). Du kan fortsatt se hvordan den sto ved utgangen av en måned.
# What is said after a name in the table.
ladder-state = { $state ->
        [held] satt på vent
        [leaving] forlater stigen
        [away] på ferie til { $until }
       *[silent] inaktiv
    }
ladder-plays = { $matches ->
        [one] spiller en match
       *[other] spiller { $matches } matcher
    }
ladder-king = { $name } { $days ->
        [0] tok førsteplassen i dag
        [one] har ligget på førsteplass i en dag
       *[other] har ligget på førsteplass i { $days } dager
    }{ $defences ->
        [0] .
        [one] {" "}og har slått tilbake én utfordring.
       *[other] {" "}og har slått tilbake { $defences } utfordringer på rad.
    }
# Published with its error bar.
ladder-bias = Hittil har { $side ->
        [attackers] angriperne
       *[defenders] forsvarerne
    } fordelen: { $points } ± { $deviation } ratingpoeng, målt over { $games ->
        [one] ett parti
       *[other] { $games } partier
    }.
ladder-you = Du ligger på { $place }. plass og kan utfordre spillere opp til { $highest }. plass. { $open ->
        [0] Ingen av dem kan utfordres akkurat nå.
       *[other] De som er merket med +, kan utfordres nå.
    }
ladder-you-first = Du ligger på førsteplass, så det er ingen over deg å utfordre.
ladder-you-can-join = Du er ikke med på denne stigen. Blir du med nå, begynner du nederst.
# Said in place of the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Plassene på stigen for { $ladder } fra { $from } til { $until }. Nå: { $places }.
ladder-ratings-chart = Ratingene på stigen for { $ladder }, de høyeste først: { $ratings }.
ladder-stands = { $name } ligger på { $place }. plass av { $players } på stigen for { $ladder }.
ladder-stands-not = { $name } er ikke med på stigen for { $ladder }.
ladder-may = Du kan utfordre { $name }.
# Why somebody can’t be challenged; { $name } is the other.
ladder-no-yourself = Du kan ikke utfordre deg selv.
ladder-no-you-are-not-on = Du er ikke med på stigen for { $ladder }, så du kan ikke utfordre noen der ennå.
ladder-no-below = { $name } ligger under deg, på { $place }. plass (du ligger på { $own }. plass), og du kan bare utfordre spillere som ligger over deg.
ladder-no-too-far = { $name } ligger for langt over deg, på { $place }. plass. Fra { $own }. plass kan du utfordre spillere opp til { $highest }. plass{ $by ->
        [small] : så langt rekker du på en liten stige.
        [places] : så langt rekker du til vanlig.
        [percent] : jo lenger ned du ligger, jo lenger rekker du.
       *[rating] : så langt rekker du med ratingen din.
    }
ladder-no-playing = Du spiller allerede en match mot { $name } på denne stigen: parti { $game } og det andre partiet i matchen.
ladder-no-shielded = Du kan ikke utfordre { $name } igjen før { $until }: du tapte den forrige matchen mellom dere eller begynte ikke på den.
ladder-no-you-leave = Du kan ikke utfordre noen på stigen for { $ladder }, for du er i ferd med å forlate den.
ladder-no-leaves = { $name } er i ferd med å forlate stigen og kan ikke utfordres lenger.
ladder-no-you-are-held = Du kan ikke utfordre noen akkurat nå: du har tapt et parti på tid og ikke flyttet siden. Gjør et trekk i et hvilket som helst parti først.
ladder-no-held = { $name } kan ikke utfordres akkurat nå: { $name } har tapt et parti på tid og ikke flyttet siden.
ladder-no-your-points = Med { $limit } eller flere straffepoeng for partier tapt på tid kan du ikke utfordre noen, og du har { $points }. Antallet synker med hvert trekk du gjør.
ladder-no-outgoing = Du har allerede { $open ->
        [one] én utfordring
       *[other] { $open } utfordringer
    } i gang, og det er bare { $most ->
        [one] lov med én om gangen. Spill ferdig den matchen først.
       *[other] lov med { $most } om gangen. Spill ferdig en av de matchene først.
    }
ladder-no-incoming = { $name } er allerede utfordret, og på den plassen er det bare lov med { $most ->
        [one] én utfordring
       *[other] { $most } utfordringer
    } om gangen.
ladder-no-away = { $name } er på ferie og kan ikke utfordres før { $until }.
ladder-no-silent = { $name } har ikke vært her siden { $since }. Spillere som har vært borte i { $days ->
        [one] en dag
       *[other] { $days } dager
    } eller mer, kan ikke utfordres.
ladder-no-takes-none = { $name } kan ikke utfordres akkurat nå.
# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
# The steps are read on the day and, later, in a list with dates: hence the past tense.
ladder-challenged = { $who ->
        [you] Du ({ $place }. plass) har utfordret { $rival } ({ $rival-place }. plass)
       *[other] { $name } ({ $place }. plass) har utfordret deg ({ $rival-place }. plass)
    } på stigen for { $ladder }. Matchen deres er parti { $first } og { $second }, begge ratet. Hver av dere har { $days ->
        [one] én dag
       *[other] { $days } dager
    } på klokken til å gjøre et første trekk i ett av dem. { $who ->
        [you] Før du har gjort ditt, kan du utsette matchen.
       *[other] Før du har gjort ditt, kan du utsette matchen eller gi fra deg plassen uten å spille.
    }
# For everybody in a server.
news-ladder-challenge = { $name } ({ $place }. plass) har utfordret { $rival } ({ $rival-place }. plass) på stigen for { $ladder }: parti { $first } og { $second }.
ladder-deferred = { $who ->
        [you] Du har utsatt matchen (parti { $first } og { $second }). I begge partiene står klokken din stille til { $until }.
       *[other] { $name } har utsatt matchen (parti { $first } og { $second }). I begge partiene står klokken til { $name } stille til { $until }.
    }
ladder-not-begun = Du har ikke flyttet ennå i matchen mot { $rival } (parti { $first } og { $second }). Gjør du ikke et trekk innen { $until }, { $role ->
        [challenger] faller utfordringen din bort.
       *[defender] går plassen din til { $rival }.
    }
ladder-leaving = Du forlater stigen for { $ladder } så snart matchene dine er slutt; de teller fortsatt. Etterpå kan du bli med igjen, noe lenger ned.
ladder-opened = Arrangørene har åpnet stigen for { $ladder }. Du kan bli med nå.
ladder-closed = Klubbledelsen har stengt stigen for { $ladder }. { $players ->
        [0] Ingen var på den.
        [one] Én spiller var på den og har fått begrunnelsen.
       *[other] { $players } spillere var på den og har fått begrunnelsen.
    }

ladder-step-joined = { $who ->
        [you] Du
       *[other] { $name }
    } ble med på stigen for { $ladder } og begynte på { $to }. plass.
ladder-step-returned = { $who ->
        [you] Du
       *[other] { $name }
    } kom tilbake til stigen for { $ladder } på { $to }. plass (tidligere { $detail }. plass).
ladder-step-left = { $who ->
        [you] Du forlot stigen for { $ladder }, fra { $from }. plass.{ $days ->
            [0] {""}
            [one] {" "}Kommer du tilbake innen en dag, begynner du i nærheten av den plassen.
           *[other] {" "}Kommer du tilbake innen { $days } dager, begynner du i nærheten av den plassen.
        }
       *[other] { $name } forlot stigen for { $ladder }, fra { $from }. plass.
    }
ladder-step-erased = { $name } forlot klubben og dermed { $from }. plass på stigen for { $ladder }.
ladder-step-won = { $who ->
        [you] Du
       *[other] { $name }
    } vant matchen (parti { $first } og { $second }) mot { $rival-who ->
        [you] deg
       *[other] { $rival }
    } med { $points }–{ $rival-points }{ $detail ->
        [2] , avgjort etter regelsettets regel for poenglikhet,
       *[other] {""}
    } og rykket opp fra { $from }. til { $to }. plass på stigen for { $ladder }, rett over { $rival-who ->
        [you] deg
       *[other] { $rival }
    }.
ladder-step-tied = { $who ->
        [you] Matchen din (parti { $first } og { $second }) mot { $rival }
       *[other] Matchen (parti { $first } og { $second }) mellom { $name } og { $rival-who ->
            [you] deg
           *[other] { $rival }
        }
    } endte remis ({ $points }–{ $rival-points }). { $who ->
        [you] Du
       *[other] { $name }
    } { $moves ->
        [no] ble liggende på { $to }. plass på stigen for { $ladder }, under { $rival-who ->
            [you] deg
           *[other] { $rival }
        } på { $rival-place }. plass.
       *[yes] rykket opp fra { $from }. til { $to }. plass på stigen for { $ladder }, nærmere { $rival-who ->
            [you] deg
           *[other] { $rival }
        } på { $rival-place }. plass.
    }
ladder-step-lost = { $who ->
        [you] Du
       *[other] { $name }
    } tapte matchen (parti { $first } og { $second }) mot { $rival-who ->
        [you] deg
       *[other] { $rival }
    } med { $points }–{ $rival-points }{ $detail ->
        [2] , avgjort etter regelsettets regel for poenglikhet
       *[other] {""}
    }. Ingen byttet plass på stigen for { $ladder }: { $who ->
        [you] du
       *[other] { $name }
    } ble liggende på { $to }. plass og kan ikke utfordre { $rival-who ->
        [you] deg
       *[other] { $rival }
    } igjen på { $days ->
        [one] en dag
       *[other] { $days } dager
    }.
ladder-step-void = { $who ->
        [you] Utfordringen din til { $rival } falt bort, fordi du ikke flyttet
       *[other] Utfordringen fra { $name } til { $rival-who ->
            [you] deg
           *[other] { $rival }
        } falt bort, fordi { $name } ikke flyttet
    } i tide. Parti { $first } og { $second } endte uten resultat. Ingen byttet plass på stigen for { $ladder }, og { $who ->
        [you] du
       *[other] { $name }
    } kan ikke utfordre { $rival-who ->
        [you] deg
       *[other] { $rival }
    } igjen på { $days ->
        [one] en dag
       *[other] { $days } dager
    }.
ladder-step-absent = { $rival-who ->
        [you] Du flyttet ikke i tide i matchen mot { $name }
       *[other] { $rival } flyttet ikke i tide i matchen mot { $who ->
            [you] deg
           *[other] { $name }
        }
    }. Parti { $first } og { $second } endte uten resultat, og { $who ->
        [you] du
       *[other] { $name }
    } overtok plassen og rykket opp fra { $from }. til { $to }. plass på stigen for { $ladder }.
ladder-step-conceded = { $rival-who ->
        [you] Du ga fra deg plassen til { $name }, som
       *[other] { $rival } ga fra seg plassen til { $who ->
            [you] deg, og du
           *[other] { $name }, som
        }
    } rykket opp fra { $from }. til { $to }. plass på stigen for { $ladder }. Parti { $first } og { $second } endte uten resultat.
ladder-step-closed = Matchen (parti { $first } og { $second }) teller ikke på stigen for { $ladder }, fordi ett av partiene ikke har noe resultat.
ladder-step-decayed = { $who ->
        [you] Du
       *[other] { $name }
    } hadde ikke spilt noen match på stigen for { $ladder } på { $detail ->
        [one] en dag
       *[other] { $detail } dager
    } og rykket ned fra { $from }. til { $to }. plass.
ladder-step-late = { $who ->
        [you] Du tapte et parti på tid på stigen for { $ladder }. Nå har du { $detail ->
            [one] ett straffepoeng
           *[other] { $detail } straffepoeng
        }, og antallet synker med hvert trekk du gjør. Til du flytter igjen, er du satt på vent: du kan verken utfordre noen eller bli utfordret.
       *[other] { $name } tapte et parti på tid på stigen for { $ladder }, har nå { $detail ->
            [one] ett straffepoeng
           *[other] { $detail } straffepoeng
        } og er satt på vent til neste trekk.
    }
ladder-step-sunk = { $who ->
        [you] Du
       *[other] { $name }
    } tapte { $detail ->
        [one] ett parti
       *[other] { $detail } partier
    } på tid på stigen for { $ladder } i løpet av { $days ->
        [one] en dag
       *[other] { $days } dager
    } og rykket ned fra { $from }. til { $to }. plass, under alle aktive spillere.
ladder-step-corrected = Arrangørene flyttet { $who ->
        [you] deg
       *[other] { $name }
    } fra { $from }. til { $to }. plass på stigen for { $ladder }. Begrunnelsen deres: «{ $reason }»
ladder-step-disbanded = Klubbledelsen har stengt stigen for { $ladder }. { $who ->
        [you] Du lå
       *[other] { $name } lå
    } på { $from }. plass.{ $detail ->
        [0] {""}
       *[other] {" "}Partiene i matcher som allerede er i gang, fortsetter som ratede partier, men teller ikke lenger for stigen.
    } Begrunnelsen deres: «{ $reason }»
ladder-step-taken-out = { $who ->
        [you] Arrangørene har tatt deg av stigen for { $ladder }, der du var nummer { $from }.
       *[other] Arrangørene har tatt { $name } av stigen for { $ladder }, fra plass { $from }.
    } Begrunnelsen: «{ $reason }»

ladder-earlier = { $count ->
        [one] Én tidligere hendelse vises ikke.
       *[other] { $count } tidligere hendelser vises ikke.
    }
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, plass { $places }: { $step }
ladder-no-place = –
ladder-best = Beste plass: { $best }. Dager på førsteplass: { $days }.
ladder-matches = Matcher: { $won } vunnet, { $level } remis, { $lost } tapt.
ladder-defences = Utfordringer slått tilbake på rad: { $now } (rekord: { $most }).
ladder-rating = Rating: { $rating }. Ratede partier: { $attacked } som angriper, { $defended } som forsvarer.
ladder-unrated = Ingen ratede partier ennå.
ladder-sides = Rating som angriper: { $attackers }. Som forsvarer: { $defenders }.
ladder-points = Straffepoeng for partier tapt på tid: { $points }.
# The rule sheet, filled with the numbers in force. With the usual numbers it has 1,900 characters at
# most, so that it fits on one screen.
ladder-sheet-title = Reglene på stigen for { $ladder }
ladder-sheet-match = En utfordring starter straks en match: to offentlige, ratede partier, ett på hver side.
ladder-sheet-reach = På en stige med høyst { $small-ladder ->
        [one] én spiller
       *[other] { $small-ladder } spillere
    } kan du utfordre inntil { $small-reach ->
        [one] én plass
       *[other] { $small-reach } plasser
    } oppover. På en større gjelder den av tre grenser som rekker lengst: { $reach-places ->
        [one] én plass
       *[other] { $reach-places } plasser
    } over deg; så mange plasser over deg som { $reach-percent } % av ditt eget plassnummer; eller { $reach-rating ->
        [one] én plass
       *[other] { $reach-rating } plasser
    } over den plassen som svarer til ratingen din (hvis ratingavviket ditt er høyst { $reach-deviation }).
ladder-sheet-load = Du kan ha { $outgoing ->
        [one] én egen utfordring
       *[other] { $outgoing } egne utfordringer
    } i gang og { $incoming ->
        [one] én
       *[other] { $incoming }
    } mot deg{ $top-places ->
        [0] {""}
        [one] {" "}({ $top-incoming } på 1. plass)
       *[other] {" "}({ $top-incoming } på 1. til { $top-places }. plass)
    }. Når du har nådd den siste grensen, er du fredet mot nye utfordringer i inntil { $hold-days ->
        [one] en dag
       *[other] { $hold-days } dager
    }. En utfordring teller ikke mens motstanderen har ferie. Blokkering hindrer ikke utfordringer på stigen.
ladder-sheet-opening = Dere har hver { $opening-days ->
        [one] en dag
       *[other] { $opening-days } dager
    } på klokken til et første trekk. Ellers taper utfordreren matchen, eller den utfordrede mister plassen (uratet). Før det kan du utsette matchen { $defer-days ->
        [one] en dag
       *[other] { $defer-days } dager
    } (én gang på { $defer-every ->
        [one] en dag
       *[other] { $defer-every } dager
    }), og den utfordrede kan gi fra seg plassen.
ladder-sheet-result = Seier gir 1 poeng, remis ½. Ligger du lavest til slutt og har flest poeng, rykker du opp rett over motstanderen; med færrest blir du liggende{ $shield-days ->
        [0] .
        [one] {" "}og kan ikke utfordre motstanderen på én dag.
       *[other] {" "}og kan ikke utfordre motstanderen på { $shield-days } dager.
    }
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Ved poenglikhet vinner den som vant på færrest trekk.{" "}
        [more-captures] Ved poenglikhet vinner den som har slått flest brikker.{" "}
       *[none] {""}
    }{ $tie ->
        [nothing] Ender matchen remis, bytter ingen plass.
        [below] Ender matchen remis, rykker den lavest plasserte opp rett under den andre.
       *[middle] Ender matchen remis, rykker den lavest plasserte opp halve avstanden, rundet ned.
    }
ladder-sheet-late = Tap på tid (uratet før ditt andre trekk) gir { $timeout-points ->
        [one] ett straffepoeng
       *[other] { $timeout-points } straffepoeng
    }, og du kan verken utfordre eller utfordres før du flytter. Hvert trekk fjerner { $ply-points }{ $points-limit ->
        [0] .
       *[other] ; med { $points-limit } kan du ikke utfordre.
    } Etter { $timeouts ->
        [one] ett tap
       *[other] { $timeouts } tap
    } på { $timeout-days ->
        [one] en dag
       *[other] { $timeout-days } dager
    } rykker du ned under alle aktive.
ladder-sheet-silence = Spillere som har ferie eller har vært borte i { $silence-days ->
        [one] en dag
       *[other] { $silence-days } dager
    }, kan ikke utfordres.
ladder-sheet-leave = Forlater du stigen, teller matchene dine fortsatt. Kommer du tilbake innen { $limbo-days ->
        [one] en dag
       *[other] { $limbo-days } dager
    }, begynner du { $limbo-percent } % av veien fra den gamle plassen til den siste; senere nederst.
ladder-sheet-idle = { $free-days ->
        [0] Uten match
        [one] Etter en dag uten match
       *[other] Etter { $free-days } dager uten match
    } (utenom ferie) rykker du ned en plass { $decay-days ->
        [one] hver dag
       *[other] hver { $decay-days }. dag
    }, til under neste aktive spiller.
ladder-sheet-ratings = Ratingen (Glicko-2) tar hensyn til hvilken side som er sterkest: 1–1 mellom to like gode spillere endrer den ikke.

refusal-no-ladder = Stigen for { $ladder } er ikke åpen. Det er klubbledelsen som bestemmer hvilke stiger som finnes: { $count ->
        [0] akkurat nå er det ingen.
        [one] akkurat nå er det bare den for { $ladders }.
       *[other] akkurat nå er det stiger for { $ladders }.
    }
refusal-no-ladders = Ingen stige er åpen akkurat nå. Det er klubbledelsen som åpner stigene.
refusal-ladder-open-already = Stigen for { $ladder } er allerede åpen.
refusal-which-ladder = { CLIENT() ->
        [discord] Det er flere stiger: { $ladders }. Hvilken mener du?
       *[typed] Det er mer enn én stige. Føy til regelsettet for den du mener: { $ladders }.
    }
refusal-not-on-ladder = Du er ikke med på stigen for { $ladder }.
refusal-other-on-ladder = { $name } er allerede på stigen for { $ladder }, som nummer { $place }.
refusal-already-on-ladder = Du er allerede med på stigen for { $ladder }, på { $place }. plass.
refusal-already-leaving = Du er allerede i ferd med å forlate stigen for { $ladder }; det skjer så snart matchene dine er slutt. Etterpå kan du bli med igjen, noe lenger ned.
refusal-no-ladder-match = Du har ingen stigematch der det er mulig.
refusal-which-match = Du spiller mer enn én match. Føy til navnet på motstanderen eller nummeret på et parti: { $games }.
refusal-not-challenged = Du kan ikke gi fra deg plassen i denne matchen: det var du som utfordret { $name }, og det er bare den utfordrede som kan det. Du kan utsette matchen eller gi opp et parti.
refusal-match-begun = Det er ikke mulig lenger: du har allerede flyttet i matchen (parti { $first } og { $second }), så den må spilles. Du kan fortsatt gi opp et parti.
refusal-deferred-before = Du kan ikke utsette en match til før { $until }, for du har nylig utsatt en.
refusal-bad-place = { $name } kan ikke settes på { $place }. plass: stigen for { $ladder } har { $players ->
        [one] bare én plass
       *[other] plassene 1 til { $players }
    }, og { $name } ligger nå på { $stands }. plass.
refusal-no-month = Vi har ingenting om stigen for { $ladder } ved slutten av { $month }: den startet senere, eller den måneden er ikke over ennå.
