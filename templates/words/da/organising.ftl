# Organisers and hosts, in Danish.

suspended = { $channel ->
        [discord] Discord tager ikke længere imod beskeder til { $address }, så dine notifikationer kommer her. Når det virker igen, kan du få dem sendt til Discord som før.
       *[mail] E-mails til { $address } kommer retur, så dine notifikationer kommer her. Når det virker igen, kan du få dem sendt til den adresse som før.
    }
# What organisers want to know of the club.
today-title = Overblik over { $club }: { $at }
# $today and $week are how many players were here.
today-counts = { $running ->
        [0] Ingen partier er i gang.
        [one] Ét parti er i gang.
       *[other] { $running } partier er i gang.
    } { $today ->
        [0] Ingen spillere
        [one] Én spiller
       *[other] { $today } spillere
    } har været her det seneste døgn og { $week ->
        [0] ingen
        [one] én spiller
       *[other] { $week }
    } den seneste uge.
today-quiet = Der er ikke noget, du skal tage dig af.
# Below one of the lists; $what is player, game or tournament.
today-more = { $count ->
        [one] Og { $what ->
                [game] ét
               *[player] én
            } til.
       *[other] Og { $count } til.
    }
today-joined = Nye siden i går:
today-organisers = Nye i klubledelsen:
# $name has become an organiser.
today-organiser = { $name }{ $of ->
        [circle] {" "}(i kredsen { $circle })
       *[club] {""}
    }, udnævnt { $who ->
        [organiser] af { $organiser }
       *[host] på klubbens maskine
    } { $at }
today-pressed = Tiden er gået, eller den udløber inden for et døgn:
# It is the turn of $name.
today-time = Parti { $number }: { $state ->
        [past] tiden for { $name } mod { $opponent } udløb { $at }.
       *[ahead] { $name } er i trækket mod { $opponent }, indtil { $at }.
    }
today-still = Der er ikke sket noget i to uger:
today-waits = Parti { $number }: { $name } er i trækket mod { $opponent }, siden { $at }.
today-reports = { $count ->
        [one] Én åben besked til klubledelsen:
       *[other] { $count } åbne beskeder til klubledelsen:
    }
today-report = { $kind ->
        [report] { $number }: { $name } om { $about }
       *[letter] { $number }: { $name }
    }{ $has ->
        [text] : »{ $text }«
       *[nothing] , uden et ord.
    }
today-unreached = En af disse spilleres adresser tager ikke imod beskeder:
today-tournaments = Turneringer, der ikke er begyndt:

## Acts
act-organisers = se, hvem der er med i klubledelsen
    .open = skriv til klubledelsen: tilføj det, du vil sige
    .button-open = Skriv til klubledelsen
    .box = Skriv til klubledelsen
    .field = Det, du vil sige til den
    .example = klubledelsen kan jeg få mit navn tilbage
    .help =
        klubledelsen | hvem der er med i klubledelsen
        klubledelsen TEKST | skriv til den
act-report =
    .example = rapporter ylva grove beskeder
    .slash = Skriv til klubledelsen, om en spiller eller om noget andet
    .help =
        rapporter NAVN TEKST | fortæl klubledelsen om en spiller
act-organise =
    .example = organiser udnævn ylva
    .help =
        organiser … | det, kun de kan gøre: se hjælp organiser
    .help-more =
          organiser udeluk NAVN 3 dage GRUND, organiser ophæv NAVN GRUND
                           udeluk en spiller (også »permanent«), eller ophæv det
          organiser afgør PARTI angriberne GRUND, organiser afslut PARTI GRUND
                           afslut et parti: angriberne eller forsvarerne vinder, eller
                           »remis«; eller afslut det uden resultat
          organiser forlæng PARTI angriberne 2d GRUND
                           giv en side mere tid: 2d, 12h eller 1d12h
          organiser stige …, organiser turnering …
                           åbne stiger og turneringer: se »hjælp stige« og
                           »hjælp turnering«
          organiser svar NUMMER TEKST, organiser bekendtgør TEKST
                           svar på en besked til klubledelsen; sig noget til alle
          organiser udnævn NAVN, organiser afsæt NAVN GRUND
                           tag en spiller med i klubledelsen; tag det tilbage,
                           eller træd selv ud
act-organise-answer =
    .open = svar: tilføj det, du vil sige
    .button-open = { control-answer }
    .box = Svar for klubledelsen
    .field = Dit svar
    .example = tak, vi ser på det
act-organise-circle-open = lad alle få kredsen at se, og åbn den, hvis den venter
    .button = Åbn { $what }

## What the organisers decide

host-suspended = { $who ->
        [you] { $until ->
            [none] Klubledelsen har udelukket dig permanent.
           *[other] Klubledelsen har udelukket dig indtil { $until }.
        } Du kan stadig se alt, men ikke trække eller skrive, og dine ure går videre.
        [opponent] { $until ->
            [none] Klubledelsen har udelukket { $name } permanent.
           *[other] Klubledelsen har udelukket { $name } indtil { $until }.
        } Urene i dine partier med { $name } går videre; hvis du mener, at de ikke burde det, så kontakt klubledelsen.
       *[player] { $until ->
            [none] { $name } er udelukket permanent og har fået det at vide.
           *[other] { $name } er udelukket indtil { $until } og har fået det at vide.
        }
    }
host-lifted = { $who ->
        [you] Klubledelsen har ophævet din udelukkelse: du kan spille igen.
        [opponent] Klubledelsen har ophævet udelukkelsen af { $name }, som nu kan spille igen.
       *[player] { $name } er ikke længere udelukket og har fået det at vide.
    }
host-extended = { $who ->
        [you] Klubledelsen har givet dig ekstra tid i dette parti: { $more }.
       *[other] Klubledelsen har givet { $name } ekstra tid i dette parti: { $more }.
    }
host-brought-forward = Klubben måtte gå tilbage til en ældre kopi af sin fil. { $put-back ->
        [0] Noget, der var sket i dette parti, manglede i den; det er lagt ind igen efter det, der var gemt.
        [one] Det sidste træk i dette parti manglede i den; det er lagt ind igen efter det, der var gemt.
       *[other] De sidste { $put-back } træk i dette parti manglede i den; de er lagt ind igen efter det, der var gemt.
    } Hvis det ikke var sådan, I to spillede, så skriv til klubledelsen.
host-reason = Klubledelsens begrundelse: »{ $reason }«
host-appointed = { $who ->
        [you] Du er nu med i klubledelsen: du kan afgøre partier, give mere tid, udelukke spillere og oprette turneringer. Alt, hvad du gør, bliver skrevet i loggen, og dem, det gælder, får din begrundelse at vide.
       *[player] { $name } er nu med i klubledelsen og har fået besked.
    }
host-dismissed = { $who ->
        [you] Du er ikke længere med i klubledelsen.
       *[player] { $name } er ikke længere med i klubledelsen og har fået besked.
    }
host-decided-by = Det var { $name }, der bestemte det.
organisers = Klubledelsen: { $names }. De opretter turneringer, giver mere tid, afgør partier, som spillerne ikke selv kan afslutte, og svarer på det, du skriver til den.
organisers-of = Ledelsen af kredsen { $circle }: { $names }.
organisers-none = Klubben ledes kun af den, der driver den på sin maskine.
# What somebody has written to them: a report, if it is about $about, or a letter.
report-made = { $kind ->
        [report] Besked { $number } til klubledelsen, fra { $name } om { $about }
       *[letter] Besked { $number } til klubledelsen, fra { $name }
    }{ $has ->
        [text] : »{ $text }«
       *[nothing] , uden et ord.
    }
report-answered = { $who ->
        [host] Den, der driver klubben, har svaret
       *[organiser] { $organiser } har svaret for klubledelsen
    }: »{ $answer }« { $kind ->
        [report] Du havde skrevet om { $about }
       *[letter] Du havde skrevet
    }: »{ $text }«
report-answered-by-you = { $name } har fået dit svar på besked { $number }: »{ $answer }«
report-gone = Denne besked til klubledelsen er slettet, fordi den, der skrev den, har forladt klubben.
# Told to everybody; $who is host or organiser.
announced = { $who ->
        [host] Fra den, der driver { $club }, til alle: »{ $text }«
       *[organiser] Fra { $name } til alle i { $club }: »{ $text }«
    }
announced-by-you = Din bekendtgørelse er sendt til { $players ->
        [0] ingen: ingen andre i klubben kan få besked
        [one] én spiller
       *[other] { $players } spillere
    }: »{ $text }«
# What an organiser is about to do. $days is 0 for “permanently”.
organise-asked-suspend = Vil du udelukke { $name } { $days ->
        [0] permanent
        [one] i én dag
       *[other] i { $days } dage
    }? { $name } kan så hverken trække eller skrive, mens urene går videre, og åbne udfordringer trækkes tilbage. { $name } får din begrundelse at vide; modstanderne får kun besked om udelukkelsen.
organise-asked-appoint = Skal { $name } med i ledelsen af { $of ->
        [circle] kredsen { $circle }
       *[club] klubben
    }? Hele klubledelsen får det at vide, og du kan tage det tilbage.
organise-asked-appoint-close = I fire uger bestemmer ingen af jer om noget, den anden har del i.
organise-asked-dismiss = Skal { $name } ikke længere være med i klubledelsen? { $name } får din begrundelse at vide.
organise-asked-close-circle = Vil du opløse kredsen { $circle } og dens stiger? Alle, der er med, får din begrundelse at vide. Partier, der er i gang, fortsætter, og turneringer, der ikke er begyndt, aflyses.
organise-asked-dismiss-of = Skal { $name } ikke længere være med i ledelsen af kredsen { $circle }? { $name } får din begrundelse at vide.
organise-asked-adjudicate = Vil du afslutte parti { $game }: { $how ->
        [won] { $name } vinder
       *[draw] remis
    }? Det kan ikke gøres om. Begge spillere får din begrundelse at vide, og den bliver en del af partilisten.
organise-asked-close = Vil du afslutte parti { $game } uden resultat? Det kan ikke gøres om. Begge spillere får din begrundelse at vide, og den bliver en del af partilisten.
organise-asked-place = Vil du flytte { $name } til plads { $place } på stigen for { $ladder }? Din begrundelse bliver stående i stigens log.
organise-asked-close-ladder = Vil du lukke stigen for { $ladder }? Så er der ikke længere nogen på den, og matcher, der er i gang, tæller ikke længere for den.
organise-asked-take-off = Vil du tage { $name } af stigen for { $ladder }? { $name } får din begrundelse at vide. Matcher, der er begyndt, tæller ikke længere for den.
organise-asked-cancel = Vil du aflyse turnering { $number }, { $tournament }? De igangværende partier slutter uden resultat, og alle deltagere får din begrundelse at vide.
organise-asked-take-out = Vil du tage { $name } ud af turnering { $number }, { $tournament }? { $name } kan ikke tilmelde sig igen og får din begrundelse at vide.
organise-asked-reason = Din begrundelse: »{ $reason }«
organise-asked-announce = Vil du sige det her til { $players ->
        [0] alle i klubben, hvor ingen andre kan få besked
        [one] alle andre i klubben: én spiller
       *[other] alle andre i klubben: { $players } spillere
    }? Det kan ikke fortrydes, og den næste bekendtgørelse kan først komme i morgen.
organise-asked-announce-in-circle = Vil du sige det her til alle andre i kredsen { $circle } ({ $players ->
        [0] ingen kan få besked
        [one] én spiller
       *[other] { $players } spillere
    })? Det kan ikke fortrydes, og den næste bekendtgørelse der kan først komme i morgen.
organise-asked-text = Din bekendtgørelse: »{ $text }«

## Why the club refuses
refusal-suspended = { $until ->
        [none] Du er udelukket permanent, så din kommando blev ikke udført.
       *[other] Du er udelukket indtil { $until }, så din kommando blev ikke udført.
    } Du kan stadig se alt, få dine data som fil og slette din konto. Hvis du mener, at det er forkert, så skriv til klubledelsen. Klubledelsens begrundelse: »{ $reason }«
refusal-no-reason = Der skete ikke noget, fordi der mangler en begrundelse; de spillere, det gælder, kan læse den.
refusal-long-reason = Der skete ikke noget, fordi begrundelsen er for lang. Den må højst have { $most } tegn.
refusal-no-such-game = Klubben har ikke noget parti { $game }. Tjek nummeret.
refusal-no-clock = Du kan ikke lægge tid til i parti { $game }: det spilles uden ur.
refusal-not-suspended = { $name } er ikke udelukket.
refusal-bad-span = Den tid er ikke mulig: den skal være over nul og højst { $most ->
        [one] én dag
       *[other] { $most } dage
    }.
refusal-only-organisers = Det kan kun klubledelsen gøre.
refusal-only-circles = Du er kun med i ledelsen af { $circles }; det her er en sag for klubledelsen.
refusal-party-to = { $what ->
        [game] Du spiller selv i parti { $number }, så en anden må bestemme over det.
        [place] Det ville ændre din egen plads på stigen for { $name }, så en anden må gøre det.
        [tournament] Du er selv med i turnering { $number }, { $name }, så en anden må bestemme det.
        [opponent] Du spiller et parti mod { $name }, så en anden må bestemme det.
        [close] { $name } har del i det, og inden for de sidste fire uger er en af jer kommet med i klubledelsen gennem den anden, så en anden må bestemme det.
       *[account] Det kan du ikke bestemme om dig selv; det må en anden gøre.
    } Spørg en anden i klubledelsen.
refusal-only-the-host = { $name } er også med i klubledelsen: det kan kun den ændre, der tog { $name } med, eller som driver klubbens maskine.
refusal-already-organiser = { $name } er allerede med i klubledelsen.
refusal-not-organiser = { $name } er ikke med i klubledelsen.
refusal-suspended-candidate = { $name } er udelukket og kan ikke komme med i klubledelsen, før det er forbi.
refusal-new-candidate = { $name } meldte sig ind for mindre end en uge siden. Indtil { $from } kan kun den, der driver klubbens maskine, tage { $name } med i klubledelsen.
refusal-no-such-report = Der er ingen besked { $number } til klubledelsen, som du kan svare på.
refusal-report-answered = { $who ->
        [host] Den, der driver klubben, har allerede svaret på besked { $number }.
       *[organiser] { $name } har allerede svaret på besked { $number }.
    }
refusal-announced = Der har været en bekendtgørelse inden for de sidste 24 timer. Den næste kan komme fra { $again }.
