# Organisers and hosts, in Norwegian (Bokmål).

suspended = { $channel ->
        [discord] Discord tar ikke lenger imot meldinger til { $address }, så meldingene dine kommer hit. Når du har ordnet det, kan du få dem sendt dit igjen.
       *[mail] E-post til { $address } kommer i retur, så meldingene dine kommer hit. Når du har ordnet det, kan du få dem sendt dit igjen.
    }
# What organisers want to know of the club.
today-title = Oversikt over { $club }: { $at }
# $today and $week are how many players were here.
today-counts = { $running ->
        [0] Ingen partier pågår.
        [one] Ett parti pågår.
       *[other] { $running } partier pågår.
    } { $today ->
        [0] Ingen spillere
        [one] Én spiller
       *[other] { $today } spillere
    } har vært innom det siste døgnet, og { $week ->
        [0] ingen
        [one] én spiller
       *[other] { $week }
    } den siste uken.
today-quiet = Det er ingenting du må ta deg av.
# Below one of the lists; $what is player, game or tournament.
today-more = { $count ->
        [one] Og { $what ->
                [game] ett
               *[player] én
            } til.
       *[other] Og { $count } til.
    }
today-joined = Nye siden i går:
today-organisers = Nye arrangører:
# $name has become an organiser.
today-organiser = { $name }{ $of ->
        [circle] {" "}(i kretsen { $circle })
       *[club] {""}
    }, utnevnt { $who ->
        [organiser] av { $organiser }
       *[host] på klubbens maskin
    } { $at }
today-pressed = Tiden er ute, eller går ut innen ett døgn:
# It is the turn of $name.
today-time = Parti { $number }: { $state ->
        [past] tiden til { $name } mot { $opponent } gikk ut { $at }.
       *[ahead] { $name } er i trekket mot { $opponent }, til { $at }.
    }
today-still = Ingenting har skjedd på to uker:
today-waits = Parti { $number }: { $name } er i trekket mot { $opponent }, siden { $at }.
today-reports = { $count ->
        [one] Én åpen melding til arrangørene:
       *[other] { $count } åpne meldinger til arrangørene:
    }
today-report = { $kind ->
        [report] { $number }: { $name } om { $about }
       *[letter] { $number }: { $name }
    }{ $has ->
        [text] : «{ $text }»
       *[nothing] , uten et ord.
    }
today-unreached = En av adressene til disse spillerne tar ikke imot meldinger:
today-tournaments = Turneringer som ikke har begynt:

## Acts
act-organisers = se hvem arrangørene er
    .open = skriv til arrangørene: legg til det du vil si
    .button-open = Skriv til arrangørene
    .box = Skriv til arrangørene
    .field = Det du vil si til dem
    .example = arrangører kan jeg få tilbake navnet mitt
    .help =
        arrangører | hvem arrangørene er
        arrangører TEKST | skriv til dem
act-report =
    .example = rapporter ylva frekke beskjeder
    .slash = Skriv til arrangørene, om en spiller eller om noe annet
    .help =
        rapporter NAVN TEKST | si fra til arrangørene om en spiller
act-organise =
    .example = arranger utnevn ylva
    .help =
        arranger … | det bare de kan gjøre: se hjelp arranger
    .help-more =
          arranger utesteng NAVN 3 dager GRUNN, arranger opphev NAVN GRUNN
                           utesteng en spiller («for godt» går også), eller opphev det
          arranger avgjør PARTI angriperne GRUNN, arranger avslutt PARTI GRUNN
                           avslutt et parti: angriperne eller forsvarerne vinner, eller
                           «remis»; eller avslutt det uten resultat
          arranger forleng PARTI angriperne 2d GRUNN
                           gi en side mer tid: 2d, 12h eller 1d12h
          arranger stige …, arranger turnering …
                           åpne stiger og turneringer: se «hjelp stige» og
                           «hjelp turnering»
          arranger svar NUMMER TEKST, arranger kunngjør TEKST
                           svar på en melding til arrangørene; si noe til alle
          arranger utnevn NAVN, arranger avsett NAVN GRUNN
                           gjør en spiller til arrangør; ta det tilbake, eller
                           slutt selv
act-organise-answer =
    .open = svar: legg til det du vil si
    .button-open = { control-answer }
    .box = Svar for arrangørene
    .field = Svaret ditt
    .example = takk, vi ser på det
act-organise-circle-open = la alle få vite om kretsen, og åpne den hvis den venter
    .button = Åpne { $what }

## What the organisers decide
# $who is you, an opponent of $name, or a player (told to the organisers); $until a moment or “none”.
host-suspended = { $who ->
        [you] { $until ->
            [none] Arrangørene i klubben har utestengt deg for godt.
           *[other] Arrangørene i klubben har utestengt deg til { $until }.
        } Du kan fortsatt se på alt, men ikke flytte eller skrive, og klokkene dine går videre.
        [opponent] { $until ->
            [none] Arrangørene i klubben har utestengt { $name } for godt.
           *[other] Arrangørene i klubben har utestengt { $name } til { $until }.
        } Klokkene går videre i partiene dine med { $name }; mener du at de bør stoppes, så si fra til arrangørene.
       *[player] { $until ->
            [none] { $name } er utestengt for godt og har fått vite det.
           *[other] { $name } er utestengt til { $until } og har fått vite det.
        }
    }
host-lifted = { $who ->
        [you] Arrangørene i klubben har opphevet utestengelsen din: du kan spille igjen.
        [opponent] Arrangørene i klubben har opphevet utestengelsen av { $name }, som nå kan spille igjen.
       *[player] { $name } er ikke lenger utestengt og har fått vite det.
    }
host-extended = { $who ->
        [you] Arrangørene i klubben har gitt deg ekstra tid i dette partiet: { $more }.
       *[other] Arrangørene i klubben har gitt { $name } ekstra tid i dette partiet: { $more }.
    }
host-brought-forward = Klubben måtte gå tilbake til en eldre kopi av filen sin. { $put-back ->
        [0] Noe som hadde skjedd i dette partiet, manglet der; det er lagt inn igjen etter det som var tatt vare på.
        [one] Det siste trekket i dette partiet manglet der; det er lagt inn igjen etter det som var tatt vare på.
       *[other] De siste { $put-back } trekkene i dette partiet manglet der; de er lagt inn igjen etter det som var tatt vare på.
    } Hvis det ikke var slik dere to spilte, så skriv til arrangørene.
host-reason = Arrangørenes begrunnelse: «{ $reason }»
host-appointed = { $who ->
        [you] Du er nå arrangør i denne klubben: du kan avgjøre partier, gi mer tid, utestenge spillere og sette opp turneringer. Alt du gjør, blir loggført, og de det gjelder, får vite begrunnelsen din.
       *[player] { $name } er nå arrangør og har fått beskjed.
    }
host-dismissed = { $who ->
        [you] Du er ikke lenger arrangør i denne klubben.
       *[player] { $name } er ikke lenger arrangør og har fått beskjed.
    }
host-decided-by = Det var { $name } som bestemte det.
organisers = Arrangørene i denne klubben: { $names }. De setter opp turneringer, gir mer tid, avgjør partier som spillerne ikke kan avslutte, og svarer på det du skriver til dem.
organisers-of = Arrangørene i kretsen { $circle }: { $names }.
organisers-none = Denne klubben har ingen annen arrangør enn den som driver den på sin maskin.
# What somebody has written to them: a report, if it is about $about, or a letter.
report-made = { $kind ->
        [report] Melding { $number } til arrangørene, fra { $name } om { $about }
       *[letter] Melding { $number } til arrangørene, fra { $name }
    }{ $has ->
        [text] : «{ $text }»
       *[nothing] , uten et ord.
    }
report-answered = { $who ->
        [host] Den som driver klubben, har svart
       *[organiser] { $organiser } har svart for arrangørene
    }: «{ $answer }» { $kind ->
        [report] Du hadde skrevet om { $about }
       *[letter] Du hadde skrevet
    }: «{ $text }»
report-answered-by-you = { $name } har fått svaret ditt på melding { $number }: «{ $answer }»
report-gone = Denne meldingen til arrangørene er slettet, fordi den som skrev den, har forlatt klubben.
# Told to everybody; $who is host or organiser.
announced = { $who ->
        [host] Fra den som driver { $club }, til alle: «{ $text }»
       *[organiser] Fra { $name }, til alle i { $club }: «{ $text }»
    }
announced-by-you = Kunngjøringen din har gått til { $players ->
        [0] ingen: ingen andre i klubben kan få beskjed
        [one] én spiller
       *[other] { $players } spillere
    }: «{ $text }»
# What an organiser is about to do. $days is 0 for “permanently”.
organise-asked-suspend = Vil du utestenge { $name } { $days ->
        [0] for godt
        [one] i én dag
       *[other] i { $days } dager
    }? { $name } kan da verken trekke eller skrive, mens klokkene fortsetter å gå, og åpne utfordringer trekkes tilbake. { $name } får vite begrunnelsen din; motspillerne får bare vite om utestengelsen.
organise-asked-appoint = Skal { $name } bli arrangør i { $of ->
        [circle] kretsen { $circle }
       *[club] klubben
    }? Alle arrangørene får vite det, og du kan ta det tilbake.
organise-asked-appoint-close = I fire uker bestemmer ingen av dere om noe den andre har del i.
organise-asked-dismiss = Skal { $name } ikke lenger være arrangør? { $name } får vite begrunnelsen din.
organise-asked-close-circle = Vil du oppløse kretsen { $circle } og stigene i den? Alle som er med, får vite begrunnelsen din. Partier som er i gang, fortsetter, og turneringer som ikke har begynt, avlyses.
organise-asked-dismiss-of = Skal { $name } ikke lenger være arrangør i kretsen { $circle }? { $name } får vite begrunnelsen din.
organise-asked-adjudicate = Vil du avslutte parti { $game }: { $how ->
        [won] { $name } vinner
       *[draw] remis
    }? Det kan ikke angres. Begge spillerne får vite begrunnelsen din, og den blir en del av partiloggen.
organise-asked-close = Vil du avslutte parti { $game } uten resultat? Det kan ikke angres. Begge spillerne får vite begrunnelsen din, og den blir en del av partiloggen.
organise-asked-place = Vil du flytte { $name } til plass { $place } på stigen for { $ladder }? Begrunnelsen din blir stående i stigens logg.
organise-asked-close-ladder = Vil du stenge stigen for { $ladder }? Da er ingen på den lenger, og matcher som er i gang, teller ikke lenger for den.
organise-asked-take-off = Vil du ta { $name } av stigen for { $ladder }? { $name } får vite begrunnelsen din. Matcher som har begynt, teller ikke lenger for den.
organise-asked-cancel = Vil du avlyse turnering { $number }, { $tournament }? Partiene som pågår, avsluttes uten resultat, og alle deltakerne får vite begrunnelsen din.
organise-asked-take-out = Vil du ta { $name } ut av turnering { $number }, { $tournament }? { $name } kan ikke melde seg på igjen og får vite begrunnelsen din.
organise-asked-reason = Begrunnelsen din: «{ $reason }»
organise-asked-announce = Vil du si dette til { $players ->
        [0] alle i klubben, der ingen andre kan få beskjed
        [one] alle andre i klubben: én spiller
       *[other] alle andre i klubben: { $players } spillere
    }? Det kan ikke angres, og den neste kunngjøringen kan først komme i morgen.
organise-asked-announce-in-circle = Vil du si dette til alle andre i kretsen { $circle } ({ $players ->
        [0] ingen kan få beskjed
        [one] én spiller
       *[other] { $players } spillere
    })? Det kan ikke angres, og den neste kunngjøringen der kan først komme i morgen.
organise-asked-text = Kunngjøringen din: «{ $text }»

## Why the club refuses
# $until is a moment or “none”.
refusal-suspended = { $until ->
        [none] Du er utestengt for godt, så kommandoen din ble ikke utført.
       *[other] Du er utestengt til { $until }, så kommandoen din ble ikke utført.
    } Du kan fortsatt se på alt, få opplysningene dine som en fil og slette kontoen din. Mener du at dette er galt, så skriv til arrangørene. Begrunnelsen deres: «{ $reason }»
refusal-no-reason = Ingenting er endret, for det mangler en begrunnelse; spillerne det gjelder, får lese den.
refusal-long-reason = Ingenting er endret, for begrunnelsen er for lang. Bruk høyst { $most } tegn.
refusal-no-such-game = Klubben har ikke noe parti { $game }. Sjekk nummeret.
refusal-no-clock = Du kan ikke legge til tid i parti { $game }: det spilles uten klokke.
refusal-not-suspended = { $name } er ikke utestengt.
refusal-bad-span = Den tiden kan ikke gis: den må være lengre enn null og høyst { $most ->
        [one] én dag
       *[other] { $most } dager
    }.
refusal-only-organisers = Det kan bare arrangørene i klubben gjøre.
refusal-only-circles = Du er arrangør bare i { $circles }; dette er en sak for klubbens arrangører.
refusal-party-to = { $what ->
        [game] Du spiller selv i parti { $number }, så en annen må bestemme over det.
        [place] Det ville endre din egen plass på stigen for { $name }, så en annen må gjøre det.
        [tournament] Du er selv med i turnering { $number }, { $name }, så en annen må bestemme det.
        [opponent] Du spiller et parti mot { $name }, så en annen må bestemme det.
        [close] { $name } har del i dette, og i løpet av de siste fire ukene ble en av dere arrangør gjennom den andre, så en annen må bestemme det.
       *[account] Det kan du ikke bestemme om deg selv; det må en annen gjøre.
    } Spør en annen arrangør.
refusal-only-the-host = { $name } er også arrangør: det kan bare den endre som gjorde { $name } til arrangør, eller som driver klubbens maskin.
refusal-already-organiser = { $name } er allerede arrangør.
refusal-not-organiser = { $name } er ikke arrangør.
refusal-suspended-candidate = { $name } er utestengt og kan ikke bli arrangør før det er over.
refusal-new-candidate = { $name } ble med for mindre enn en uke siden. Fram til { $from } kan bare den som driver klubbens maskin, gjøre { $name } til arrangør.
refusal-no-such-report = Det finnes ingen melding { $number } til arrangørene som du kan svare på.
refusal-report-answered = { $who ->
        [host] Den som driver klubben, har allerede svart på melding { $number }.
       *[organiser] { $name } har allerede svart på melding { $number }.
    }
refusal-announced = Det har vært en kunngjøring de siste 24 timene. Den neste kan komme fra { $again }.
