# Tournaments, in Danish.

## Acts
act-tournament = se alle turneringer
    .button = Turneringer
    .slash = Vis alle turneringer eller én af dem
    .help =
        turnering [NUMMER] | alle turneringer, eller én af dem med krydstabeller
        turnering deltag NUMMER, turnering forlad NUMMER | meld dig til, før turneringen begynder, eller træk dig
    .help-more =
        For klubledelsen:
          organiser turnering åbn "NAVN" REGELSÆT 2027-01-15 18:00
                           åbn en turnering, der begynder da, hvor du er; tilføj
                           »grupper 6«, »dage 3«, »finale 2 overført«, »huset 1«,
                           »kreds vikings« eller »ur 3d/træk«, hvis du vil
          organiser turnering start NUMMER,
          organiser turnering aflys NUMMER GRUND,
          organiser turnering tag ud NUMMER NAVN GRUND
                           start den nu, aflys den, eller tag en spiller ud
act-tournament-one = se, hvem der er med, og hvordan det går
    .button = Vis turneringen
    .choose = Vælg en turnering
act-tournament-join = meld dig til turneringen
    .button = Meld dig til
    .choose = Meld dig til en turnering
act-tournament-leave = træk dig fra turneringen
    .button = Træk dig
    .choose = Træk dig fra en turnering

# Tournaments: lists, pages, what happens in them.
tournament-list = Turneringer
tournament-none = Der har ikke været nogen turnering i denne klub endnu. Det er klubledelsen, der opretter dem.
tournament-line = Turnering { $number }: { $name }, { $ruleset }. { $stage } { $reader ->
        [may-enter] Du kan melde dig til.
        [plays] Du er med.
       *[nothing] {""}
    }
tournament-title = Turnering { $number }: { $name }, { $ruleset }
tournament-final-name = { $name } (finale)
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Åben for tilmelding indtil { $at }, hvor den begynder. { $players ->
            [0] Ingen har meldt sig til endnu.
            [one] Én spiller har meldt sig til.
           *[other] { $players } spillere har meldt sig til.
        }
        [running] Den begyndte { $at } med { $players ->
            [one] én spiller.
           *[other] { $players } spillere.
        }
        [over] Den sluttede { $at }. { $players ->
            [one] Én spiller
           *[other] { $players } spillere
        } var med.
       *[called-off] Den blev aflyst { $at }.
    }
tournament-names = Spillere: { $names }.
tournament-reason = Begrundelse: »{ $reason }«
tournament-too-few = Færre end fire spillere havde meldt sig til.
tournament-group = { $kind ->
        [groups] Gruppe { $group }
       *[final] Finale
    }
# $best players of each group go on; $names play in tournament $number, or $many of them have won it.
tournament-next = { $state ->
        [planned] { $best ->
            [one] Den bedste i hver gruppe går videre til finalen.
           *[other] De { $best } bedste i hver gruppe går videre til finalen.
        }{ $carried ->
            [yes] {" "}De partier, de har spillet mod hinanden, tæller med dér og spilles ikke igen.
           *[no] {""}
        }
        [running] { $names } spiller finalen, turnering { $number }.
        [over] Finalen, turnering { $number }, afgjorde det{ $many ->
            [0] .
            [one] : { $names } vandt.
           *[other] : { $names } deler førstepladsen.
        }
        [called-off] Finalen, turnering { $number }, er aflyst.
       *[dropped] Der bliver ingen finale, for den kræver spillere fra mindst to grupper.
    }
tournament-follows = Dette er finalen i turnering { $number }: her afgøres de første pladser.{ $kind ->
        [carried] {" "}De partier, som spillere fra samme gruppe allerede har spillet mod hinanden, tæller også her.
       *[final] {""}
    }
tournament-legend = Hvert felt viser to partier; i det første angriber rækkens spiller. 1 er en sejr, ½ remis, 0 et nederlag, + eller − sejr eller nederlag uden spil, et punktum et parti i gang, / et parti uden resultat. S-B er korrektionen efter Sonneborn-Berger; kortest er antallet af træk i den korteste sejr på brættet, begge siders talt med.
tournament-rules = { $kind ->
        [groups] I hver gruppe spiller alle to partier mod alle, et på hver side, alle på samme tid. Partierne er offentlige og tæller med i ratingen. En gruppe har mindst 4 spillere og om muligt højst { $size }.
       *[final] Alle spiller to partier mod hver af de andre, et på hver side, alle på samme tid. Partierne er offentlige og tæller med i ratingen.
    } Hvis du ikke har trukket i noget parti, når dit ur har gået i { $window ->
        [one] ét døgn
       *[other] { $window } døgn
    }, er du ude. En sejr giver 1 point, remis ½. Ved pointlighed afgøres placeringen af de indbyrdes partier, derefter af Sonneborn-Berger (point mod modstandere med mange point tæller mest), derefter af den korteste sejr på brættet. Spillere, der stadig står lige, deler pladsen.
tournament-you = { $reader ->
        [may-enter] Du kan melde dig til.
       *[plays] Du er med.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] Du trak ikke i tide, så du er ude.
            [taken-out] Klubledelsen har fjernet dig fra turneringen.
           *[withdrew] Du har trukket dig.
        }
       *[other] { $how ->
            [absent] { $name } trak ikke i tide og er ude.
            [taken-out] Klubledelsen har fjernet { $name } fra turneringen.
            [erased] { $name } har forladt klubben.
           *[withdrew] { $name } har trukket sig.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] Mindst halvdelen af dine partier var slut, så resten tæller som tabt.
           *[other] For { $name } var mindst halvdelen af partierne slut, så resten tæller som tabt.
        }
       *[no] { $who ->
            [you] Færre end halvdelen af dine partier var slut, så ingen af dem tæller.
           *[other] For { $name } var færre end halvdelen af partierne slut, så ingen af dem tæller.
        }
    }
tournament-out = Turnering { $number }, { $tournament }:
tournament-opened = Turnering { $number }, { $tournament }, er åben for tilmelding.
tournament-entered = Du er tilmeldt turnering { $number }, { $tournament }.
tournament-left = Du har trukket dig fra turnering { $number }, { $tournament }. Du kan melde dig til igen, indtil den begynder.
tournament-leave-asked = Vil du trække dig fra turnering { $number }, { $tournament }? { $resigned ->
        [0] Ingen partier bliver opgivet.
        [one] Ét af dine partier bliver opgivet, og det tæller med i din rating.
       *[other] { $resigned } af dine partier bliver opgivet, og det tæller med i din rating.
    } Hvis du ikke har trukket i nogen af partierne mod en modstander, og ingen af dem er slut, ender de begge uden resultat. { $counts ->
        [yes] Mindst halvdelen af dine partier er slut, så resten tæller som tabt i krydstabellen.
       *[no] Færre end halvdelen af dine partier er slut, så ingen af dem tæller i krydstabellen.
    }
tournament-began = Turnering { $number }, { $tournament }, er begyndt.
tournament-began-own = { $kind ->
        [groups] Du er i gruppe { $group } og spiller to partier mod hver modstander,
        [carried] Du er i finalen og spiller to partier mod hver modstander fra en anden gruppe,
       *[final] Du er i finalen og spiller to partier mod hver modstander,
    } { $games } i alt, på samme tid. Spil et træk i et af dem, før dit ur har gået i { $window ->
        [one] ét døgn
       *[other] { $window } døgn
    }; ellers er du ude.
tournament-rival = { $name }: parti { $first } og { $second }
tournament-not-begun = Turnering { $number }, { $tournament }: du har ikke trukket endnu. Spil et træk i et af dine partier inden { $until }; ellers er du ude.
tournament-called-off = Turnering { $number }, { $tournament }, er aflyst.
tournament-over = Turnering { $number }, { $tournament }, er slut.
tournament-over-own = { $kind ->
        [groups] I gruppe { $group } blev du
       *[final] I finalen blev du
    } nummer { $place } af { $players }.
# For everybody in a server: $names is a list, $group one of $groups groups; $many is “one” for 1 point.
news-tournament-open = Turnering { $number }, { $tournament }, { $ruleset }: åben for tilmelding indtil { $at }, hvor den begynder.
news-tournament-group = { $groups ->
        [one] Spillere: { $names }.
       *[other] Gruppe { $group }: { $names }.
    }
news-tournament-won = { $groups ->
        [one] {""}
       *[other] Gruppe { $group }:{" "}
    }{ $winners ->
        [one] { $names } vandt
       *[other] { $names } deler førstepladsen
    } med { $many ->
        [one] { $points } point
       *[other] { $points } point
    }.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = point
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = kortest
# Said in place of the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Gruppe { $group } i turnering { $number }: { $standing }.

refusal-no-tournament = Turnering { $number } findes ikke.
refusal-no-tournament-meant = Der er ingen turnering lige nu, hvor det kan lade sig gøre.
refusal-which-tournament = { CLIENT() ->
        [discord] Der er flere turneringer: { $tournaments }. Hvilken mener du?
       *[typed] Der er flere turneringer. Tilføj nummeret på den, du mener: { $tournaments }.
    }
refusal-tournament-not-open = Turnering { $number }, { $tournament }, er ikke længere åben: den er allerede begyndt eller blev aflyst.
refusal-tournament-ended = Turnering { $number }, { $tournament }, er slut eller blev aflyst, så der kan ikke ændres mere i den.
refusal-already-in-tournament = Du er allerede tilmeldt turnering { $number }, { $tournament }.
refusal-not-in-tournament = Du er ikke med i turnering { $number }, { $tournament }.
refusal-other-not-in-tournament = { $name } er ikke med i turnering { $number }, { $tournament }.
refusal-tournament-full = Turnering { $number }, { $tournament }, er fuld: grænsen på { $most } spillere er nået.
refusal-taken-out-of-tournament = Du kan ikke melde dig til turnering { $number }, { $tournament }, igen, fordi klubledelsen har fjernet dig fra den.
refusal-too-few-players = Turnering { $number }, { $tournament }, kan ikke begynde endnu: { $players ->
        [0] ingen har
        [one] kun én spiller har
       *[other] kun { $players } spillere har
    } meldt sig til, og der skal { $least } til. Vent på flere spillere, eller aflys den.
refusal-bad-tournament-name = Navnet på en turnering skal have 1 til { $most } tegn.
refusal-bad-tournament-number = { $which ->
        [size] Størrelsen på en gruppe skal være mellem { $least } og { $most }.
        [final] Antallet, der går videre fra hver gruppe til finalen, skal være mellem { $least } og { $most }, halvdelen af den største gruppe.
       *[window] Antallet af dage til et første træk skal være mellem { $least } og { $most }.
    }
refusal-bad-tournament-clock = Uret i en turnering skal begynde med mere end ét døgn, f.eks. »7d+1d/10d«, for alle skal nå et første træk i den tid.
refusal-bad-tournament-start = En turnering skal begynde senere end nu og højst { $most ->
        [one] én dag
       *[other] { $most } dage
    } fra nu.
