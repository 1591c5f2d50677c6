# What each order does, and help, in Danish.

help =
    Skriv én kommando pr. linje. Har du flere partier, så skriv partiets nummer først: »12: d1-d4«. ORD MED STORE BOGSTAVER skifter du ud med dine egne; det, der står i [kantede parenteser], kan du udelade.
help-playing = Spille
help-looking = Se
help-talking = Skrive
help-inviting = Udfordre
help-ladder = Stigen
help-tournaments = Turneringer
help-circles = Kredse
help-you = Om dig
help-club = Klubben
# Each term, and what it says.
help-terms =
    Disse vilkår kan du kombinere:
    angreb, forsvar, tilfældig | din side
    match | to partier på én gang, hvor I bytter side
    3d/træk | ur: 3 dage til hvert træk
    3d/træk mod 7d/træk | 3 dage til dig, 7 til din modstander; uratet
    7d+1d/10d | ur: 7 dage, 1 mere pr. træk, højst 10
    weekend, nat=22-07 | uret står stille i weekenden eller om natten
    uden ferie | uret går også under ferie
    hård, krav | når tiden udløber, taber du straks eller på krav
    streng, påmind, auto | meldinger: du selv, med påmindelse, automatisk
    langsomt | huset tager sig tid: timer, aldrig om natten
    hún, uden hún | med eller uden hún, kongens terning
    ratet, uratet, offentlig, privat

help-now = Det, du nok har brug for nu
help-rest = Alt andet
help-more =
    hjælp DEL | én del af hjælpen: { $parts }
    hjælp alt | alle kommandoer
# Words of the game that “help WORD” explains.
topic-raichi =
    Raichi er en melding. Når kongen kan nå målet i ét træk, har han en flugtvej. I nogle
    regelsæt skal forsvarerne melde den, med et ord efter det træk, der åbner den:
      d1-d4 raichi
    To flugtveje på én gang er tuichi. Som regel kan kongen ikke slippe ud ad en vej, som ingen
    har meldt, medmindre vilkårene siger »auto«: så melder klubben for dig.
topic-throne =
    Tronen er feltet i midten, hvor kongen som regel begynder. I de fleste regelsæt må kun kongen
    standse der. Ved siden af den kan brikker slås mod den, og der skal flere angribere til at
    fange kongen. Reglerne for dit parti siger, hvad der gælder i det.
topic-corner =
    I mange regelsæt er hjørnefelterne målet: kongen vinder, når han når et af dem. Der må kun
    kongen standse på dem, og de hjælper med at slå en brik ved siden af. I de andre regelsæt
    vinder kongen på ethvert felt ved kanten, og hjørnefelterne er almindelige felter.
topic-fort =
    Et fort er forsvarere ved kanten, som angriberne ikke kan bryde, med kongen indenfor og med
    plads til at trække. I nogle regelsæt vinder forsvarerne med det.
topic-shieldwall =
    Når en skjoldborg bliver slået, bliver en hel række brikker langs kanten slået på én gang:
    hver brik har en fjende foran sig, og rækken er lukket i begge ender. Kun nogle regelsæt
    har det.
topic-ring =
    En ring er en kæde af angribere rundt om kongen og alle hans brikker, så ingen af dem kan nå
    kanten. I nogle regelsæt vinder angriberne, så snart den er lukket.
topic-capture =
    Du slår en brik ved at flytte en af dine hen til den, så den står mellem to fjender på linje,
    aldrig på skrå. Du kan trygt selv flytte ind mellem to fjender. Nogle felter, som
    hjørnefelterne og den tomme trone, kan træde i stedet for den anden fjende. Kongen er sværere
    at fange; hvor svær, kommer an på regelsættet.
topic-king =
    Kongen vinder for forsvarerne ved at nå målet: kanten eller et hjørnefelt, alt efter
    regelsættet. Angriberne vinder ved at fange ham. Ude på brættet skal der to eller fire
    angribere til, alt efter regelsættet; på tronen og ved siden af den som regel flere. Et K på
    brættet er kongen, og du flytter ham som andre brikker:
      f6-f9
topic-ply =
    I partilister er et »ply« den ene sides træk. Træk 12 i vores beskeder er det tolvte træk i
    partiet, begge sider talt sammen.
topic-rating =
    Ratingen siger, hvor stærk en spiller er i et regelsæt, og bliver kun beregnet af ratede
    partier. Den er usikker i begyndelsen og falder til ro, efterhånden som du spiller. Et parti
    er ratet, hvis vilkårene siger det: ratet eller uratet. Stigen følger sine matcher, ikke
    ratingen.
topic-move =
    Skriv det felt, brikken står på, og det felt, den skal hen til: linjerne har bogstaver,
    rækkerne har tal.
      d1-d4
    d1 d4 og d1 til d4 betyder det samme. Brikkerne går lige ud, så langt du vil i de fleste
    regelsæt, og springer ikke. Du behøver ikke at nævne, hvad der bliver slået; det finder
    klubben ud af. En melding kommer efter trækket: d1-d4 raichi. Har du flere partier, sætter du
    nummeret foran: 12: d1-d4.
      lovlig d1        hvor brikken på d1 kan trække hen
topic-mail =
    Du kan svare på alle e-mails fra klubben. Skriv dit træk, eller en kommando, på en linje for
    sig selv over det, dit mailprogram citerer:
      d1-d4
    Ellers kan du skrive, hvad du vil. Hver e-mail slutter med de kommandoer, der passer; handler
    den om flere partier, sætter du partiets nummer foran: 12: d1-d4.
      sig held og lykke
                       skriv til din modstander
      indstillinger ord
                       om din modstander får det, du skriver omkring et træk
      kanal e-mail     få dine notifikationer som e-mail
      afmeld           stop e-mails fra denne klub
topic-terminal =
    Ved en terminal udfylder Tab kommandoer, navne og lovlige træk, og med
    piletasterne flytter du dig i linjen og henter tidligere linjer frem. Er et
    svar meget længere end vinduet, viser Enter næste del, og »q« springer resten
    over. Med »quit« eller Ctrl-C forlader du din plads; kører klubben i samme
    vindue, lukker du den med Ctrl-C én gang til.
topic-quit =
    Du skal ikke lukke noget: partierne går videre, og klubben skriver til dig, når det er din tur.
    Ved en terminal skriver du quit, exit eller bye for at forlade den.
      giv op           opgiv et parti
      ferie            hold en pause
      slet mig         slet din konto
help-nothing = Der er ingen hjælp til »{ $topic }«. Spørg om en kommando, for eksempel »hjælp udfordr«, eller om en del af hjælpen: { $parts }.

## Acts
# What a line does; .open: what is still to be added to it does. .button: on a button, at most 80
# characters; .button-open: on one after which something is written. .choose: above a list of what it
# can be done with. .box and .field: where it is written. .example: a whole line, the same command in
# every language, but for what is written to people. .slash: as a command in Discord. .help: each form
# and what it does; .help-more: what help on it adds.
act-yes = ja, gør det
    .button = Ja
    .help =
        ja, nej | svar på et spørgsmål fra klubben
act-no = nej, gør ikke noget
    .button = Nej
act-games = se dine partier
    .button = Mine partier
    .slash = Vis dine partier, eller find færdige, også andetstedsfra
    .help =
        partier, partier ventende, partier færdige | dine partier; dem, hvor det er din tur; dem, der er slut
        partier alle, partier NAVN | offentlige partier: alle i klubben eller kun NAVNs
act-help = se, hvad du kan gøre nu
    .button = Hjælp
    .example = hjælp remis
    .help =
        hjælp | det, du nok har brug for nu
        hjælp alt | alle kommandoer
        hjælp HVAD | den del, der handler om én kommando: hjælp udfordr
act-help-one = se, hvad den kommando gør
act-rulesets = se regelsættene: de former for hnefatafl, vi har
    .button = Alle regelsæt
    .help =
        regelsæt | regelsættene: de former for hnefatafl, du kan spille
act-rules = læs reglerne
    .button = Regler
    .example = regler skalk
    .slash = Vis reglerne
    .help =
        regler [REGELSÆT] [DEL] | reglerne i korte træk, for REGELSÆT eller for dit parti; eller en del af dem, eller alt: regler brandubh alt
act-learn = lær det trin for trin
    .button = Lær at spille
    .example = lær brandubh
    .help =
        lær [REGELSÆT] | korte lektioner, hver med et træk at finde: lær brandubh
act-learn-lesson = gå videre med den lektion
    .button = Næste lektion
act-learn-move = træk sådan i lektionen
    .button = Træk sådan
act-rules-part = læs om én del, for eksempel sådan
    .button = Sådan slår man
    .choose = Læs én del i detaljer
act-rules-all = læs alle reglerne
    .button = Alle reglerne
act-move = dit træk, skrevet på denne måde
    .help =
        d1-d4 | et træk; en melding skriver du efter det: d1-d4 raichi
act-legal = se, hvor den brik kan rykke hen
    .example = lovlig f6
    .help =
        lovlig [FELT] | hvor dine brikker kan trække hen, eller én: lovlig f6
act-roll = kast húnen, kongens terning
    .button = Kast
    .help =
        kast | kast húnen (kongens terning)
act-draw = tilbyd remis
    .button = Tilbyd remis
    .example = remis ja
    .slash = Tilbyd remis, eller svar på et tilbud
    .help =
        remis | tilbyd remis
        remis ja, remis nej, remis træk tilbage | svar på et tilbud, eller træk dit eget tilbage
act-draw-accept = accepter remis
    .button = { -accept }
act-draw-decline = afslå remis
    .button = { -decline }
act-draw-withdraw = træk dit tilbud tilbage
    .button = { -take-back }
act-takeback = tag dit træk tilbage; er det set, bliver din modstander spurgt
    .button = Tag det tilbage
    .example = tag tilbage ja
    .slash = Bed om at tage dit seneste træk tilbage, eller svar på sådan et ønske
    .help =
        fortryd | tag dit seneste træk tilbage; har din modstander set det, spørger vi din modstander om lov
        tag tilbage ja, tag tilbage nej, tag tilbage annuller | svar på sådan et ønske, eller træk dit eget tilbage
act-takeback-accept = sig ja til, at trækket tages tilbage
    .button = { -accept }
act-takeback-decline = sig nej til, at trækket tages tilbage
    .button = { -decline }
act-offer-time =
    .open = tilbyd mere tid eller en pause
    .example = tilbyd tid 3 dage
    .help =
        tilbyd tid ANTAL dage | tilbyd jer begge mere tid: tilbyd tid 3 dage
act-offer-pause =
    .example = tilbyd pause til fredag
    .help =
        tilbyd pause ANTAL dage, tilbyd pause til DAG | tilbyd en pause: intet ur går, men I kan begge trække; en ny pause afløser den gamle
act-time =
    .example = tid ja
    .help =
        tid ja, tid nej, tid træk tilbage | svar på sådan et tilbud, eller træk dit eget tilbage
    .help-more = { act-clock.help-more }
act-time-accept = accepter tilbuddet
    .button = { -accept }
act-time-decline = afslå tilbuddet
    .button = { -decline }
act-time-withdraw = træk dit tilbud tilbage
    .button = { -take-back }
act-claim = kræv sejren
    .button = Kræv sejren
    .help =
        kræv | kræv sejren, når din modstanders tid er udløbet
act-resign = opgiv partiet; vi spørger dig først
    .button = Giv op
    .example = giv op ja
    .slash = Opgiv et parti
    .help =
        giv op | opgiv partiet (vi spørger først; svar ja eller nej)
act-if = planlæg svarene i denne trækfølge på forhånd
    .open = planlæg dit svar på forhånd{ CLIENT() ->
            [discord] {""}
           *[typed] , f.eks. sådan
        }
    .button = Planlæg disse svar
    .example = hvis d4-d6 så f6-f3
    .slash = Planlæg betingede træk: svar på træk, din modstander kunne finde på
    .help =
        hvis TRÆK så TRÆK | planlæg dit svar: hvis d4-d6 så f6-f3; også »hvis slag på f6 så stop« og »ellers hvis …«; ingen andre kan se det
        hvis TRÆK så giv op | giv op, hvis det spilles; vi spørger dig ikke først
        hvis TRÆK så giv besked | spil ikke noget, og få besked med det samme
        hvis vis, hvis slet | se din plan igen, eller slet den
act-if-show = se din plan igen
    .button = Vis min plan
act-if-clear = slet din plan
    .button = Drop min plan
act-say =
    .open = skriv til din modstander med dine egne ord
    .box = Skriv til din modstander
    .field = Din besked
    .example = sig held og lykke
    .slash = Send din modstander en besked
    .help =
        sig TEKST | skriv til din modstander
act-note =
    .open = skriv en note til dig selv
    .button-open = Skriv en note …
    .box = En note til dig selv
    .field = Det, du vil huske
    .example = notat pas på hjørnet a11
    .help =
        notat TEKST | gem en note, som kun du kan læse
act-notes = læs noterne
    .button = Læs noterne
    .help =
        noter | dine noter til partiet
        noter åbn | lad andre læse dem, når partiet er slut
act-try =
    .open = prøv træk uden at spille dem
    .open-in-game = prøv flere træk herfra
    .button-open = Prøv et træk
    .example = prøv d1-d4 e5-e7
    .slash = Prøv træk uden at spille dem
    .help =
        prøv TRÆK | hvad disse træk ville føre til, uden at spille dem: prøv d1-d4 e5-e7; prøv igen for at gå videre derfra, også fra før: prøv efter 7 d1-d4, eller i parti 12: prøv 12.7
        prøv tilbage | tag det sidste træk tilbage, du prøvede
        prøv gem [TEKST] | gem den trækfølge, du har prøvet; kun du ser den
act-try-back = tag det sidste træk tilbage, du prøvede
    .button = Tag det tilbage
act-try-save = gem trækfølgen; du kan tilføje et par ord
    .button = Gem trækfølgen
act-tries = se dine gemte trækfølger
    .button = Gemte trækfølger
    .help =
        trækfølger [NUMMER] | dine gemte trækfølger, eller gå videre med en af dem
act-tries-one = gå videre med en af trækfølgerne
    .button = Gå videre med trækfølge { $what }
    .choose = Gå videre med en trækfølge
act-board = se brættet og stillingen i partiet
    .button = Vis brættet
    .slash = Vis brættet
    .help =
        bræt | brættet og stillingen i partiet
act-rank =
    .example = række 6
    .help =
        række NUMMER | brikkerne på en række: række 6
act-file =
    .example = linje f
    .help =
        linje BOGSTAV | brikkerne på en linje: linje f
act-rays =
    .example = stråler f6
    .help =
        stråler FELT | brikkerne i hver retning fra et felt: stråler f6
act-history = se alt, hvad der er sket i partiet
    .button = Hvad der er sket
    .help =
        historik | alt, hvad der er sket, med dato og tid
    .help-more =
        Kontrolkoden beviser, at partiets forløb ikke er blevet ændret. Den er
        beregnet ud fra alt, hvad der er sket i partiet. Du finder den nederst i hver e-mail om
        partiet, i billedernes filnavne på Discord, nederst i »historik«, og når partiet slutter.
        Den hører til det seneste træk, så begge spillere ser den samme kode, uanset hvor tit de
        kigger. Hvis du gemmer den, kan ingen ændre det, der skete til og med det træk, uden at
        du opdager det: »partiliste« viser alt, hvad der er sket, og »taflpost verify«
        kontrollerer din kode mod det.
act-record = få det som en partiliste, der kan kontrolleres
    .button = Partiliste
    .help =
        partiliste | det samme som en partiliste, der kan kontrolleres
act-replay = se partiet som film
    .button = Partiet som film
    .help =
        afspilning | partiet som en lille film
act-watch = kig med, hvis partiet er offentligt
    .button = Kig med
    .choose = Kig med i et parti
    .example = kig på 12
    .help =
        kig på NUMMER [TRÆK] | kig med i et offentligt parti: kig på 12, eller kig på 12 7 for brættet efter træk 7; også »12: historik«
act-vacation =
    .open = tag på ferie{ CLIENT() ->
            [discord] {""}
           *[typed] , f.eks. sådan
        }
    .example = ferie til fredag
    .help =
        ferie, ferie 3 dage, ferie til fredag, ferie slut, ferie fra 20.12. til 6.1. | lad urene stå stille i partier, hvor ferie er tilladt
act-vacation-end = afslut din ferie
    .button = Afslut min ferie
act-withdraw =
    .help =
        tilbagekald | tag dit træk tilbage, før din modstander har set det
act-moves =
    .help =
        træk | alle træk indtil nu
act-clock =
    .help =
        ur | den tid, der er tilbage
    .help-more =
        Dit ur går i gang, når klubben har givet dig besked om, at det er din tur. Hvis vi ikke
        kan give dig besked, fordi du ikke vil have notifikationer, fordi de kommer retur, eller
        fordi der ikke er andre måder at nå dig på, går uret i gang alligevel, og din modstander
        kan se, hvornår det skete. Hvis det er klubben selv, der har problemer, går dit ur i gang
        senest tre dage efter, at det blev din tur. Hvis en notifikation om din tur ikke når
        frem, får dit ur den tid tilbage, som det har mistet i den tur, men i et helt parti
        aldrig mere end en tiendedel af det, det begyndte med.
act-picture =
    .help =
        billede, billede efter 7 | brættet som billede, nu eller efter træk 7
act-captured = se, hvad der kan slås nu
    .button = Hvad kan slås?
    .help =
        slåede | sidste træk, hvad der er slået, og hvad der kan slås nu
act-analysis = se rapporten om det parti
    .button = Se rapporten
    .help =
        analyse | efter et parti: chancerne, og hvor det vendte
act-hint = få et hint af huset
    .button = Hint
    .help =
        hint | et godt træk, i et uratet parti mod huset
act-unsubscribe =
    .help =
        afmeld | stop e-mails fra denne klub
act-why = se hvorfor
    .button = Hvorfor?
    .help =
        hvorfor | hvorfor din seneste kommando blev afvist, eller et parti endte, som det gjorde
act-player =
    .help =
        spiller [NAVN] | NAVN, eller dig selv: resultater, tempo, rating, pladser, partier
act-club-today =
    .help =
        klubben i dag | det, klubledelsen skal tage sig af; kun den ser det. »følg klubben i dag« sender den det hver morgen

## What else can be sent

reply-no-contact = få aldrig flere e-mails fra denne klub
reply-pass-on = send det videre
reply-keep-words = send det ikke videre
reply-ask-words = spørg mig hver gang
reply-answer-in = få svar på dansk
reply-send = gør det
reply-choose = eller send blot { $number }
reply-announce-after = fortryd, og spil trækket med meldingen
