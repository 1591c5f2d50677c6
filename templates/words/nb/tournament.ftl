# Tournaments, in Norwegian (Bokmål).

## Acts
act-tournament = se turneringene
    .button = Turneringer
    .slash = Vis alle turneringene, eller én av dem
    .help =
        turnering [NUMMER] | alle turneringene, eller én av dem med tabeller
        turnering bli med NUMMER, turnering forlat NUMMER | meld deg på før turneringen begynner, eller trekk deg
    .help-more =
        For arrangører:
          arranger turnering åpne "NAVN" REGELSETT 2027-01-15 18:00
                           åpne en turnering som begynner da, der du er; legg til
                           «grupper 6», «dager 3», «finale 2 overført», «huset 1»,
                           «krets vikings» eller «klokke 3d/trekk» om du vil
          arranger turnering start NUMMER,
          arranger turnering avlys NUMMER GRUNN,
          arranger turnering ta ut NUMMER NAVN GRUNN
                           start den nå, avlys den, eller ta ut en spiller
act-tournament-one = se hvem som er med, og hvordan det går
    .button = Vis turneringen
    .choose = Velg en turnering
act-tournament-join = meld deg på turneringen
    .button = Meld meg på
    .choose = Meld deg på en turnering
act-tournament-leave = trekk deg fra turneringen
    .button = Trekk meg
    .choose = Trekk deg fra en turnering

# Tournaments: lists, pages, what happens in them.
tournament-list = Turneringer
tournament-none = Denne klubben har ikke hatt noen turnering ennå. Det er arrangørene som setter dem opp.
tournament-line = Turnering { $number }: { $name }, { $ruleset }. { $stage } { $reader ->
        [may-enter] Du kan melde deg på.
        [plays] Du er med.
       *[nothing] {""}
    }
tournament-title = Turnering { $number }: { $name }, { $ruleset }
tournament-final-name = { $name } (finale)
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Åpen for påmelding til den begynner, { $at }. { $players ->
            [0] Ingen har meldt seg på ennå.
            [one] Én spiller har meldt seg på.
           *[other] { $players } spillere har meldt seg på.
        }
        [running] Den begynte { $at }, med { $players ->
            [one] én spiller.
           *[other] { $players } spillere.
        }
        [over] Den sluttet { $at }. { $players ->
            [one] Én spiller
           *[other] { $players } spillere
        } var med.
       *[called-off] Den ble avlyst { $at }.
    }
tournament-names = Deltakere: { $names }.
tournament-reason = Begrunnelsen: «{ $reason }»
tournament-too-few = Færre enn fire spillere hadde meldt seg på.
tournament-group = { $kind ->
        [groups] Gruppe { $group }
       *[final] Finale
    }
# $best players of each group go on; $names play in tournament $number, or $many of them have won it.
tournament-next = { $state ->
        [planned] { $best ->
            [one] Den beste i hver gruppe går videre til finalen.
           *[other] De { $best } beste i hver gruppe går videre til finalen.
        }{ $carried ->
            [yes] {" "}Partiene de har spilt mot hverandre, teller der, og de møtes ikke på nytt.
           *[no] {""}
        }
        [running] { $names } spiller finalen, turnering { $number }.
        [over] Finalen, turnering { $number }, avgjorde det{ $many ->
            [0] .
            [one] : { $names } vant.
           *[other] : { $names } deler førsteplassen.
        }
        [called-off] Finalen, turnering { $number }, er avlyst.
       *[dropped] Det blir ingen finale, for til den trengs spillere fra minst to grupper.
    }
tournament-follows = Dette er finalen i turnering { $number }: her avgjøres de første plassene.{ $kind ->
        [carried] {" "}Partiene som spillere fra samme gruppe allerede har spilt mot hverandre, teller også her.
       *[final] {""}
    }
tournament-legend = Hver rute viser to partier; i det første angriper spilleren i den raden. 1 er seier, ½ remis, 0 tap, + eller − seier eller tap uten spill; et punktum betyr at partiet pågår, og / at det er uten resultat. S-B er kvalitetspoeng etter Sonneborn-Berger; trekk er lengden på den korteste seieren på brettet, med begge siders trekk regnet med.
tournament-rules = { $kind ->
        [groups] I hver gruppe spiller alle to partier mot hver av de andre, ett på hver side, og alle partiene samtidig. De er offentlige og ratede. En gruppe har minst 4 spillere og, om det går an, høyst { $size }.
       *[final] Alle spiller to partier mot hver av de andre, ett på hver side, og alle partiene samtidig. De er offentlige og ratede.
    } Har du ikke flyttet i noe parti når klokken din har gått i { $window ->
        [one] én dag
       *[other] { $window } dager
    }, er du ute. Seier gir 1 poeng, remis ½. Ved poenglikhet avgjør innbyrdes partier, deretter Sonneborn-Berger (poeng mot motstandere med mange poeng teller mer), deretter den korteste seieren på brettet. De som fortsatt står likt, deler plassen.
tournament-you = { $reader ->
        [may-enter] Du kan melde deg på.
       *[plays] Du er med.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] Du flyttet ikke i tide, så du er ute.
            [taken-out] Arrangørene har strøket deg fra turneringen.
           *[withdrew] Du har trukket deg.
        }
       *[other] { $how ->
            [absent] { $name } flyttet ikke i tide og er ute.
            [taken-out] Arrangørene har strøket { $name } fra turneringen.
            [erased] { $name } har forlatt klubben.
           *[withdrew] { $name } har trukket seg.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] Minst halvparten av partiene dine var ferdige, så resten teller som tapt.
           *[other] Minst halvparten av partiene til { $name } var ferdige, så resten teller som tapt.
        }
       *[no] { $who ->
            [you] Færre enn halvparten av partiene dine var ferdige, så ingen av dem teller.
           *[other] Færre enn halvparten av partiene til { $name } var ferdige, så ingen av dem teller.
        }
    }
tournament-out = Turnering { $number }, { $tournament }:
tournament-opened = Turnering { $number }, { $tournament }, er åpen for påmelding.
tournament-entered = Du har meldt deg på turnering { $number }, { $tournament }.
tournament-left = Du har meldt deg av turnering { $number }, { $tournament }. Du kan melde deg på igjen helt til den begynner.
tournament-leave-asked = Vil du trekke deg fra turnering { $number }, { $tournament }? { $resigned ->
        [0] Du gir ikke opp noen partier.
        [one] Du gir opp ett parti, som teller for ratingen din.
       *[other] Du gir opp { $resigned } partier, som teller for ratingen din.
    } Har du ikke flyttet i noen av partiene mot en motstander, og er ingen av dem slutt, ender begge uten resultat. { $counts ->
        [yes] Minst halvparten av partiene dine er ferdige, så resten teller som tapt i tabellen.
       *[no] Færre enn halvparten av partiene dine er ferdige, så ingen av dem teller i tabellen.
    }
tournament-began = Turnering { $number }, { $tournament }, har begynt.
tournament-began-own = { $kind ->
        [groups] Du er i gruppe { $group } og spiller to partier mot hver motstander,
        [carried] Du er i finalen og spiller to partier mot hver motstander fra en annen gruppe,
       *[final] Du er i finalen og spiller to partier mot hver motstander,
    } { $games } i alt, samtidig. Gjør et trekk i ett av dem før klokken din har gått i { $window ->
        [one] én dag
       *[other] { $window } dager
    }; ellers er du ute.
tournament-rival = { $name }: parti { $first } og { $second }
tournament-not-begun = Turnering { $number }, { $tournament }: du har ikke flyttet ennå. Gjør et trekk i et av partiene dine innen { $until }; ellers er du ute.
tournament-called-off = Turnering { $number }, { $tournament }, er avlyst.
tournament-over = Turnering { $number }, { $tournament }, er slutt.
tournament-over-own = { $kind ->
        [groups] I gruppe { $group } ble du
       *[final] I finalen ble du
    } nummer { $place } av { $players }.
# For everybody in a server: $names is a list, $group one of $groups groups; $many is “one” for 1 point.
news-tournament-open = Turnering { $number }, { $tournament }, { $ruleset }: åpen for påmelding til den begynner, { $at }.
news-tournament-group = { $groups ->
        [one] Deltakere: { $names }.
       *[other] Gruppe { $group }: { $names }.
    }
news-tournament-won = { $groups ->
        [one] {""}
       *[other] Gruppe { $group }:{" "}
    }{ $winners ->
        [one] { $names } vant
       *[other] { $names } deler førsteplassen
    } med { $many ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = poeng
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = trekk
# Said in place of the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Gruppe { $group } i turnering { $number }: { $standing }.

refusal-no-tournament = Det finnes ingen turnering { $number }.
refusal-no-tournament-meant = Akkurat nå er det ingen turnering der det er mulig.
refusal-which-tournament = { CLIENT() ->
        [discord] Det er flere turneringer: { $tournaments }. Hvilken mener du?
       *[typed] Det er mer enn én turnering. Føy til nummeret på den du mener: { $tournaments }.
    }
refusal-tournament-not-open = Turnering { $number }, { $tournament }, er ikke åpen for påmelding lenger: den har allerede begynt, eller den ble avlyst.
refusal-tournament-ended = Turnering { $number }, { $tournament }, er slutt eller ble avlyst, så ingenting i den kan endres mer.
refusal-already-in-tournament = Du har allerede meldt deg på turnering { $number }, { $tournament }.
refusal-not-in-tournament = Du er ikke med i turnering { $number }, { $tournament }.
refusal-other-not-in-tournament = { $name } er ikke med i turnering { $number }, { $tournament }.
refusal-tournament-full = Turnering { $number }, { $tournament }, er full: grensen på { $most } er nådd.
refusal-taken-out-of-tournament = Du kan ikke melde deg på turnering { $number }, { $tournament }, igjen, for arrangørene har strøket deg fra den.
refusal-too-few-players = Turnering { $number }, { $tournament }, kan ikke begynne ennå: { $players ->
        [0] ingen har
        [one] bare én spiller har
       *[other] bare { $players } spillere har
    } meldt seg på, og det trengs { $least }. Vent på flere spillere, eller avlys den.
refusal-bad-tournament-name = Navnet på en turnering må være på 1 til { $most } tegn.
refusal-bad-tournament-number = { $which ->
        [size] Størrelsen på en gruppe må være mellom { $least } og { $most }.
        [final] Antallet som går videre fra hver gruppe til finalen, må være mellom { $least } og { $most }, halvparten av den største gruppen.
       *[window] Antall dager til et første trekk må være mellom { $least } og { $most }.
    }
refusal-bad-tournament-clock = Klokken i en turnering må begynne med mer enn én dag, for eksempel «7d+1d/10d», for alle må gjøre et første trekk innen den tiden.
refusal-bad-tournament-start = Starten på en turnering må ligge fram i tid, høyst { $most ->
        [one] én dag
       *[other] { $most } dager
    } fra nå.
