# Ladders, in Danish.

## Acts
act-ladder = se stigen, og hvem du kan udfordre
    .button = Stige
    .example = stige udfordr ylva
    .help =
        stige [REGELSÆT] | placeringerne, og hvem du kan udfordre
        stige deltag REGELSÆT, stige forlad | kom med på en stige, eller forlad den
        stige udfordr NAVN | spil om en plads: to partier, hvor I bytter side
        stige afstå, stige udsæt | afstå din plads uden at spille, eller udsæt matchen
        stige hvorfor NAVN | om du kan udfordre NAVN, og hvorfor NAVN ligger der
        stige spiller NAVN | hvordan NAVN har klaret sig på stigen
        stige regler | stigens regler med alle tal
        stige 2026-10 | stigen ved udgangen af den måned
    .help-more =
        For klubledelsen:
          organiser stige åbn REGELSÆT, organiser stige luk REGELSÆT GRUND
                           åbn eller luk en stige; »huset 1« sætter huset på den; for
                           en kreds’ stige KREDS/REGELSÆT
          organiser stige placer REGELSÆT NAVN PLADS GRUND,
          organiser stige fjern REGELSÆT NAVN GRUND
                           flyt en spiller på en stige, eller tag en af den
act-ladder-one = { act-ladder }
    .button = { act-ladder.button }
    .choose = Vælg en stige
act-ladder-join = kom med på stigen
    .button = Kom med på stigen
    .choose = Kom med på en stige
act-ladder-rules = læs stigens regler
    .button = Regler
act-ladder-leave = forlad stigen
    .button = Forlad stigen
act-ladder-player = se dine resultater på stigen
    .button = Mine resultater
act-ladder-why = se, hvorfor du ikke kan udfordre den spiller
    .button = Hvorfor ikke { $what }?
act-ladder-challenge = spil en match om den plads
    .button = Udfordr { $name } (nr. { $place })
    .choose = Udfordr en spiller
    .slash = Udfordr en spiller om en plads
act-ladder-concede = afstå pladsen uden at spille
    .button = Afstå min plads
act-ladder-defer = udsæt matchen
    .button = Udsæt

## Ladders: one for each ruleset, by the ruleset’s id ({ $ladder })
# "den udfordrede" is who defends a place, because "forsvarer" is a side. The points for
# games lost on time are "strafpoint", and the hold after one is a "pause".
ladder-title = Stigen for { $ladder }, { $players ->
        [one] én spiller
       *[other] { $players } spillere
    }
ladder-month = Stigen for { $ladder } ved udgangen af { $month }
ladder-empty = Der er ingen på stigen for { $ladder } endnu. Hvis du kommer med nu, bliver du den første.
ladder-shut = Stigen for { $ladder } er ikke åben: klubledelsen lukkede den ({ $since }). Du kan stadig se, hvordan den så ud ved udgangen af en måned.
# What is said after a name in the table.
ladder-state = { $state ->
        [held] på pause
        [leaving] forlader stigen
        [away] på ferie indtil { $until }
       *[silent] inaktiv
    }
ladder-plays = { $matches ->
        [one] spiller én match
       *[other] spiller { $matches } matcher
    }
ladder-king = { $name } { $days ->
        [0] overtog førstepladsen i dag
        [one] har ligget på førstepladsen i én dag
       *[other] har ligget på førstepladsen i { $days } dage
    }{ $defences ->
        [0] .
        [one] {" "}og har afværget én udfordring.
       *[other] {" "}og har afværget { $defences } udfordringer i træk.
    }
# Published with its error bar.
ladder-bias = Indtil nu har { $side ->
        [attackers] angriberne
       *[defenders] forsvarerne
    } en fordel: { $points } ± { $deviation } ratingpoint, målt over { $games ->
        [one] ét parti
       *[other] { $games } partier
    }.
ladder-you = Du ligger nummer { $place } og kan udfordre spillere op til nummer { $highest }. { $open ->
        [0] Ingen af dem kan udfordres lige nu.
       *[other] Dem, der er mærket med +, kan du udfordre nu.
    }
ladder-you-first = Du ligger nummer 1: der er ingen over dig at udfordre.
ladder-you-can-join = Du er ikke på denne stige. Hvis du kommer med nu, begynder du på sidstepladsen.
# Said in place of the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Placeringerne på stigen for { $ladder } fra { $from } til { $until }. Nu: { $places }.
ladder-ratings-chart = Ratingerne på stigen for { $ladder }, de højeste først: { $ratings }.
ladder-stands = { $name } ligger nummer { $place } af { $players } på stigen for { $ladder }.
ladder-stands-not = { $name } er ikke på stigen for { $ladder }.
ladder-may = Du kan udfordre { $name }.
# Why somebody can’t be challenged; { $name } is the other.
ladder-no-yourself = Du kan ikke udfordre dig selv.
ladder-no-you-are-not-on = Du er ikke på stigen for { $ladder }, så du kan ikke udfordre nogen der endnu.
ladder-no-below = { $name } ligger under dig som nummer { $place } (du er nummer { $own }): du kan kun udfordre spillere over dig.
ladder-no-too-far = { $name } ligger for langt over dig som nummer { $place }. Som nummer { $own } kan du udfordre spillere op til nummer { $highest }{ $by ->
        [small] : så langt rækker det på en lille stige.
        [places] : så langt rækker det normalt.
        [percent] : jo længere nede du ligger, jo længere op kan du udfordre.
       *[rating] : så langt rækker din rating.
    }
ladder-no-playing = Du spiller allerede en match mod { $name } på denne stige: parti { $game } og det andet parti i matchen.
ladder-no-shielded = Du kan ikke udfordre { $name } igen før { $until }: du tabte jeres seneste match eller begyndte ikke på den.
ladder-no-you-leave = Du kan ikke udfordre nogen på stigen for { $ladder }, fordi du er ved at forlade den.
ladder-no-leaves = { $name } er ved at forlade stigen og kan ikke udfordres mere.
ladder-no-you-are-held = Du kan ikke udfordre nogen lige nu: du har tabt et parti på tid og ikke trukket siden. Spil først et træk i et af dine partier.
ladder-no-held = { $name } kan ikke udfordres lige nu: { $name } har tabt et parti på tid og ikke trukket siden.
ladder-no-your-points = Du kan ikke udfordre nogen, når du har { $limit } eller flere strafpoint for partier tabt på tid, og du har { $points }. Hvert træk, du spiller, fjerner nogle af dem.
ladder-no-outgoing = Du har allerede { $open ->
        [one] én udfordring
       *[other] { $open } udfordringer
    } i gang, og du må højst have { $most ->
        [one] én ad gangen. Spil først den match færdig.
       *[other] { $most } ad gangen. Spil først en af de matcher færdig.
    }
ladder-no-incoming = { $name } er allerede udfordret, og på den plads kan en spiller højst have { $most ->
        [one] én udfordring
       *[other] { $most } udfordringer
    } ad gangen.
ladder-no-away = { $name } er på ferie og kan ikke udfordres før { $until }.
ladder-no-silent = { $name } har ikke været her siden { $since }. Spillere, der har været væk i { $days ->
        [one] én dag
       *[other] { $days } dage
    } eller længere, kan ikke udfordres.
ladder-no-takes-none = { $name } kan ikke udfordres lige nu.
# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
# The steps are read on the day and, later, in a list with dates: hence the past tense.
ladder-challenged = { $who ->
        [you] Du (nummer { $place }) har udfordret { $rival } (nummer { $rival-place })
       *[other] { $name } (nummer { $place }) har udfordret dig (nummer { $rival-place })
    } på stigen for { $ladder }. Jeres match er parti { $first } og { $second }; begge tæller med i ratingen. I har hver { $days ->
        [one] én dag
       *[other] { $days } dage
    } på uret til et første træk i et af partierne. { $who ->
        [you] Indtil du har trukket, kan du udsætte matchen.
       *[other] Indtil du har trukket, kan du udsætte matchen eller afstå din plads uden at spille.
    }
# For everybody in a server.
news-ladder-challenge = { $name } (nummer { $place }) har udfordret { $rival } (nummer { $rival-place }) på stigen for { $ladder }: parti { $first } og { $second }.
ladder-deferred = { $who ->
        [you] Du har udsat matchen (parti { $first } og { $second }): i begge partier står dit ur stille indtil { $until }.
       *[other] { $name } har udsat matchen (parti { $first } og { $second }): i begge partier står uret stille for { $name } indtil { $until }.
    }
ladder-not-begun = Du har ikke trukket endnu i din match mod { $rival } (parti { $first } og { $second }). Hvis du ikke har trukket inden { $until }, { $role ->
        [challenger] bortfalder din udfordring.
       *[defender] går din plads til { $rival }.
    }
ladder-leaving = Du forlader stigen for { $ladder }, så snart dine matcher er slut; de tæller stadig. Derefter kan du komme med igen, noget længere nede.
ladder-opened = Klubledelsen har åbnet stigen for { $ladder }. Du kan komme med nu.
ladder-closed = Klubledelsen har lukket stigen for { $ladder }. { $players ->
        [0] Der var ingen på den.
        [one] Én spiller var på den og har fået begrundelsen.
       *[other] { $players } spillere var på den og har fået begrundelsen.
    }

ladder-step-joined = { $who ->
        [you] Du
       *[other] { $name }
    } kom med på stigen for { $ladder } som nummer { $to }.
ladder-step-returned = { $who ->
        [you] Du
       *[other] { $name }
    } vendte tilbage til stigen for { $ladder } som nummer { $to } (tidligere nummer { $detail }).
ladder-step-left = { $who ->
        [you] Du forlod stigen for { $ladder }, hvor du lå nummer { $from }.{ $days ->
            [0] {""}
            [one] {" "}Hvis du vender tilbage inden for én dag, begynder du i nærheden af den plads.
           *[other] {" "}Hvis du vender tilbage inden for { $days } dage, begynder du i nærheden af den plads.
        }
       *[other] { $name }, der lå nummer { $from }, forlod stigen for { $ladder }.
    }
ladder-step-erased = { $name }, der lå nummer { $from } på stigen for { $ladder }, forlod klubben.
ladder-step-won = { $who ->
        [you] Du
       *[other] { $name }
    } vandt matchen mod { $rival-who ->
        [you] dig
       *[other] { $rival }
    } (parti { $first } og { $second }) { $detail ->
        [2] efter regelsættets regel for pointlighed ({ $points }-{ $rival-points })
       *[other] med { $points }-{ $rival-points }
    } og rykkede op fra nummer { $from } til nummer { $to } på stigen for { $ladder }, lige over { $rival-who ->
        [you] dig
       *[other] { $rival }
    }.
ladder-step-tied = { $who ->
        [you] Din match mod { $rival }
       *[other] Matchen mellem { $name } og { $rival-who ->
            [you] dig
           *[other] { $rival }
        }
    } (parti { $first } og { $second }) endte remis, { $points }-{ $rival-points }. { $moves ->
        [no] { $who ->
            [you] Du
           *[other] { $name }
        } blev liggende som nummer { $to } på stigen for { $ladder }, under nummer { $rival-place }.
       *[yes] { $who ->
            [you] Du
           *[other] { $name }
        } rykkede op fra nummer { $from } til nummer { $to } på stigen for { $ladder }, tættere på nummer { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] Du
       *[other] { $name }
    } tabte matchen mod { $rival-who ->
        [you] dig
       *[other] { $rival }
    } (parti { $first } og { $second }) { $detail ->
        [2] efter regelsættets regel for pointlighed ({ $points }-{ $rival-points })
       *[other] med { $points }-{ $rival-points }
    }. Ingen rykkede på stigen for { $ladder }: { $who ->
        [you] du
       *[other] { $name }
    } blev liggende som nummer { $to } og kan ikke udfordre { $rival-who ->
        [you] dig
       *[other] { $rival }
    } igen i { $days ->
        [one] én dag
       *[other] { $days } dage
    }.
ladder-step-void = { $who ->
        [you] Din udfordring til { $rival } bortfaldt, fordi du ikke trak
       *[other] Udfordringen fra { $name } til { $rival-who ->
            [you] dig
           *[other] { $rival }
        } bortfaldt, fordi { $name } ikke trak
    } i tide. Parti { $first } og { $second } sluttede uden resultat. Ingen rykkede på stigen for { $ladder }, og { $who ->
        [you] du
       *[other] { $name }
    } kan ikke udfordre { $rival-who ->
        [you] dig
       *[other] { $rival }
    } igen i { $days ->
        [one] én dag
       *[other] { $days } dage
    }.
ladder-step-absent = { $rival-who ->
        [you] Du trak ikke i tide i matchen mod { $name }
       *[other] { $rival } trak ikke i tide i matchen mod { $who ->
            [you] dig
           *[other] { $name }
        }
    }. Parti { $first } og { $second } sluttede uden resultat, og { $who ->
        [you] du
       *[other] { $name }
    } overtog pladsen og rykkede op fra nummer { $from } til nummer { $to } på stigen for { $ladder }.
ladder-step-conceded = { $rival-who ->
        [you] Du afstod din plads til { $name }, som
       *[other] { $rival } afstod sin plads til { $who ->
            [you] dig, og du
           *[other] { $name }, som
        }
    } rykkede op fra nummer { $from } til nummer { $to } på stigen for { $ladder }. Parti { $first } og { $second } sluttede uden resultat.
ladder-step-closed = Matchen (parti { $first } og { $second }) på stigen for { $ladder } tæller ikke, fordi et af partierne er uden resultat.
ladder-step-decayed = { $who ->
        [you] Du
       *[other] { $name }
    } havde ikke spillet nogen match på stigen for { $ladder } i { $detail ->
        [one] én dag
       *[other] { $detail } dage
    } og rykkede ned fra nummer { $from } til nummer { $to }.
ladder-step-late = { $who ->
        [you] Du tabte et parti på tid på stigen for { $ladder }. Du har nu { $detail ->
            [one] ét strafpoint
           *[other] { $detail } strafpoint
        }, og hvert træk, du spiller, fjerner nogle af dem. Du er på pause indtil dit næste træk: så længe kan du hverken udfordre nogen eller blive udfordret.
       *[other] { $name } tabte et parti på tid på stigen for { $ladder }, har nu { $detail ->
            [one] ét strafpoint
           *[other] { $detail } strafpoint
        } og er på pause indtil sit næste træk.
    }
ladder-step-sunk = { $who ->
        [you] Du
       *[other] { $name }
    } tabte { $detail ->
        [one] ét parti
       *[other] { $detail } partier
    } på tid på stigen for { $ladder } inden for { $days ->
        [one] én dag
       *[other] { $days } dage
    } og rykkede ned fra nummer { $from } til nummer { $to }, under alle aktive spillere.
ladder-step-corrected = Klubledelsen flyttede { $who ->
        [you] dig
       *[other] { $name }
    } fra nummer { $from } til nummer { $to } på stigen for { $ladder }. Klubledelsens begrundelse: »{ $reason }«
ladder-step-disbanded = Klubledelsen har lukket stigen for { $ladder }. { $who ->
        [you] Du
       *[other] { $name }
    } lå nummer { $from }.{ $detail ->
        [0] {""}
       *[other] {" "}Partierne i matcher, der allerede er i gang, fortsætter som ratede partier, men tæller ikke længere for stigen.
    } Klubledelsens begrundelse: »{ $reason }«
ladder-step-taken-out = { $who ->
        [you] Klubledelsen har taget dig af stigen for { $ladder }, hvor du lå på plads { $from }.
       *[other] Klubledelsen har taget { $name } af stigen for { $ladder }, fra plads { $from }.
    } Begrundelsen: »{ $reason }«

ladder-earlier = { $count ->
        [one] Én tidligere ændring vises ikke.
       *[other] { $count } tidligere ændringer vises ikke.
    }
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, plads { $places }: { $step }
ladder-no-place = –
ladder-best = Bedste plads: { $best }. Dage på førstepladsen: { $days }.
ladder-matches = Matcher: { $won } vundet, { $level } remis, { $lost } tabt.
ladder-defences = Afværgede udfordringer i træk: { $now } (flest: { $most }).
ladder-rating = Rating: { $rating }. Ratede partier: { $attacked } som angriber, { $defended } som forsvarer.
ladder-unrated = Ingen ratede partier endnu.
ladder-sides = Rating som angriber: { $attackers }. Som forsvarer: { $defenders }.
ladder-points = Strafpoint for partier tabt på tid: { $points }.
# The rule sheet, filled with the numbers in force. With the usual numbers it has 1,900 characters at
# most, so that it fits on one screen.
ladder-sheet-title = Reglerne på stigen for { $ladder }
ladder-sheet-match = En udfordring starter straks en match: to offentlige, ratede partier, ét som angriber og ét som forsvarer.
ladder-sheet-reach = Er der højst { $small-ladder ->
        [one] én spiller
       *[other] { $small-ladder } spillere
    } på stigen, kan du udfordre op til { $small-reach ->
        [one] én plads
       *[other] { $small-reach } pladser
    } over dig. Er der flere, gælder den af tre grænser, der rækker længst: { $reach-places ->
        [one] én plads
       *[other] { $reach-places } pladser
    } over dig; så mange pladser over dig, som svarer til { $reach-percent } % af dit eget pladsnummer; eller { $reach-rating ->
        [one] én plads
       *[other] { $reach-rating } pladser
    } over den plads, der svarer til din rating (når ratingens afvigelse ikke er over { $reach-deviation }).
ladder-sheet-load = Du kan selv have { $outgoing ->
        [one] én udfordring
       *[other] { $outgoing } udfordringer
    } i gang og være udfordret af { $incoming ->
        [one] én spiller
       *[other] { $incoming } spillere
    }{ $top-places ->
        [0] {""}
        [one] {" "}({ $top-incoming }, hvis du ligger på førstepladsen)
       *[other] {" "}({ $top-incoming }, hvis du ligger på plads 1 til { $top-places })
    }. Når grænsen er nået, er du fredet for nye udfordringer i op til { $hold-days ->
        [one] én dag
       *[other] { $hold-days } dage
    }. Er modstanderen på ferie, tæller udfordringen ikke med. Blokering forhindrer ikke udfordringer på stigen.
ladder-sheet-opening = I har hver { $opening-days ->
        [one] én dag
       *[other] { $opening-days } dage
    } på uret til et første træk. Trækker udfordreren ikke, er matchen tabt; trækker den udfordrede ikke, er pladsen tabt. Ratingen ændres ikke. Inden da kan du udsætte matchen { $defer-days ->
        [one] én dag
       *[other] { $defer-days } dage
    } (højst én gang på { $defer-every ->
        [one] én dag
       *[other] { $defer-every } dage
    }), og den udfordrede kan afstå pladsen.
ladder-sheet-result = En sejr giver 1 point, remis ½. Ligger du lavest til sidst og har flest point, rykker du op lige over din modstander; med færrest bliver du, hvor du er{ $shield-days ->
        [0] .
        [one] , og kan ikke udfordre samme modstander igen i én dag.
       *[other] , og kan ikke udfordre samme modstander igen i { $shield-days } dage.
    }
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Ved pointlighed vinder den, der vandt i færrest træk.{" "}
        [more-captures] Ved pointlighed vinder den, der har slået flest brikker.{" "}
       *[none] {""}
    }{ $tie ->
        [nothing] Bliver matchen remis, beholder begge deres plads.
        [below] Bliver matchen remis, rykker den lavest placerede op lige under den anden.
       *[middle] Bliver matchen remis, rykker den lavest placerede halvvejs op mod den anden (antal pladser rundet ned).
    }
ladder-sheet-late = Taber du på tid (uratet før dit andet træk), får du { $timeout-points ->
        [one] ét strafpoint
       *[other] { $timeout-points } strafpoint
    } og kan hverken udfordre eller udfordres, før du trækker igen. Hvert træk fjerner { $ply-points }{ $points-limit ->
        [0] .
       *[other] ; med { $points-limit } kan du ikke udfordre.
    } Taber du { $timeouts ->
        [one] ét parti
       *[other] { $timeouts } partier
    } på tid inden for { $timeout-days ->
        [one] én dag
       *[other] { $timeout-days } dage
    }, rykker du ned under alle aktive spillere.
ladder-sheet-silence = Spillere, der er på ferie eller ikke har været her i { $silence-days ->
        [one] én dag
       *[other] { $silence-days } dage
    }, kan ikke udfordres.
ladder-sheet-leave = Forlader du stigen, tæller dine matcher stadig. Vender du tilbage inden for { $limbo-days ->
        [one] én dag
       *[other] { $limbo-days } dage
    }, begynder du { $limbo-percent } % af vejen ned fra din gamle plads til den sidste; senere begynder du nederst.
ladder-sheet-idle = { $free-days ->
        [0] Uden en match
        [one] Efter én dag uden en match
       *[other] Efter { $free-days } dage uden en match
    } (ferie ikke medregnet) rykker du én plads ned hver { $decay-days ->
        [one] dag
       *[other] { $decay-days }. dag
    }, så du ligger under den næste aktive spiller.
ladder-sheet-ratings = Ratingen (Glicko-2) tager højde for, hvilken side der er stærkest: 1-1 mellem jævnbyrdige ændrer ingenting.

refusal-no-ladder = Stigen for { $ladder } er ikke åben. Det er klubledelsen, der bestemmer, hvilke stiger der er: { $count ->
        [0] lige nu er der ingen.
        [one] lige nu er der kun den for { $ladders }.
       *[other] lige nu er der stiger for { $ladders }.
    }
refusal-no-ladders = Ingen stige er åben lige nu. Det er klubledelsen, der åbner stigerne.
refusal-ladder-open-already = Stigen for { $ladder } er allerede åben.
refusal-which-ladder = { CLIENT() ->
        [discord] Der er flere stiger: { $ladders }. Hvilken mener du?
       *[typed] Der er flere stiger. Tilføj regelsættet for den, du mener: { $ladders }.
    }
refusal-not-on-ladder = Du er ikke på stigen for { $ladder }.
refusal-other-on-ladder = { $name } er allerede på stigen for { $ladder }, på plads { $place }.
refusal-already-on-ladder = Du er allerede på stigen for { $ladder } som nummer { $place }.
refusal-already-leaving = Du er allerede ved at forlade stigen for { $ladder }: det sker, så snart dine matcher er slut. Derefter kan du komme med igen, noget længere nede.
refusal-no-ladder-match = Du har ingen stigematch, hvor det kan lade sig gøre.
refusal-which-match = Du spiller flere matcher. Tilføj din modstanders navn eller nummeret på et af partierne: { $games }.
refusal-not-challenged = Du kan ikke afstå noget i denne match: det var dig, der udfordrede { $name }, og det er kun den udfordrede, der kan afstå sin plads. Du kan udsætte matchen eller opgive et parti.
refusal-match-begun = Det kan ikke længere lade sig gøre: du har allerede trukket i matchen (parti { $first } og { $second }), så den skal spilles. Du kan stadig opgive et parti.
refusal-deferred-before = Du kan ikke udsætte en match igen før { $until }, fordi du har gjort det for nylig.
refusal-bad-place = { $name } kan ikke flyttes til plads { $place }: stigen for { $ladder } går fra plads 1 til { $players }, og { $name } ligger nu nummer { $stands }.
refusal-no-month = Klubben har ikke nogen stilling på stigen for { $ladder } ved udgangen af { $month }: den begyndte senere, eller måneden er ikke slut endnu.
