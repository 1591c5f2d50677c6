# What each order does, and help, in Norwegian (Bokmål).

help =
    Skriv én kommando per linje. Har du flere partier, setter du nummeret på partiet foran: «12: d1-d4». Bytt ut ORD I STORE BOKSTAVER; det som står i [hakeparentes], kan du sløyfe.
help-playing = Spille
help-looking = Se
help-talking = Skrive
help-inviting = Finne motstandere
help-ladder = Stigen
help-tournaments = Turneringer
help-circles = Kretser
help-you = Om deg
help-club = Klubben
# Each term, and what it says.
help-terms =
    Disse vilkårene kan kombineres:
    angrep, forsvar, tilfeldig | siden din
    match | to partier samtidig, ett på hver side
    3d/trekk | klokke: 3 dager per trekk
    3d/trekk mot 7d/trekk | 3 dager til deg, 7 til motstanderen; uratet
    7d+1d/10d | klokke: 7 dager, 1 til per trekk, høyst 10
    helg, natt=22-07 | stopp klokken i helgene eller om natten
    uten ferie | klokken går også i ferien
    hard, krav | når tiden er ute: tap straks, eller på krav
    streng, påminnelse, auto | varsling: selv, med påminnelse, automatisk
    langsomt | huset tar seg tid: timer, aldri om natten
    hún, uten hún | med eller uten hún, kongens terning
    ratet, uratet, offentlig, privat

help-now = Det du sikkert trenger nå
help-rest = Alt annet
help-more =
    hjelp DEL | én del av hjelpen: { $parts }
    hjelp alt | alle kommandoer
# Words of the game that “help WORD” explains.
topic-raichi =
    Raichi er et varsel. Når kongen kan nå målet i ett trekk, har han en fluktvei. I noen
    regelsett må forsvarerne varsle den, med et ord etter trekket som åpner den:
      d1-d4 raichi
    To fluktveier på én gang er tuichi. Som regel kan ikke kongen slippe ut en vei som ingen har
    varslet, med mindre vilkårene sier «auto»: Da varsler klubben for deg.
topic-throne =
    Tronen er midtruten, der kongen vanligvis begynner. I de fleste regelsett kan bare kongen
    stanse der. Ved siden av den kan brikker slås mot den, og det trengs flere angripere for å
    fange kongen. Reglene for partiet ditt sier hva som gjelder der.
topic-corner =
    I mange regelsett er hjørnene målet: Kongen vinner når han når et av dem. Der kan bare
    kongen stanse i hjørnene, og de hjelper til med å slå en brikke ved siden av. I de andre
    regelsettene vinner kongen på hvilken som helst kantrute, og hjørnene er vanlige ruter.
topic-fort =
    Et fort er forsvarere ved kanten som angriperne ikke kan bryte, med kongen innenfor og med
    plass til å flytte. I noen regelsett vinner forsvarerne med det.
topic-shieldwall =
    Når en skjoldborg slås, slås en hel rekke brikker langs kanten på én gang: Hver brikke har
    en fiende foran seg, og rekken er stengt i begge ender. Bare noen regelsett har det.
topic-ring =
    En ring er en kjede av angripere rundt kongen og alle brikkene hans, så ingen av dem kan nå
    kanten. I noen regelsett vinner angriperne så snart den er sluttet.
topic-capture =
    Du slår en brikke ved å flytte en av dine inntil den, slik at den står mellom to fiender på
    linje, aldri på skrå. Det er trygt å flytte inn mellom to fiender selv. Noen ruter, som
    hjørner og den tomme tronen, kan stå i stedet for den andre fienden. Kongen er vanskeligere
    å fange; hvor vanskelig, kommer an på regelsettet.
topic-king =
    Kongen vinner for forsvarerne ved å nå målet: kanten eller et hjørne, etter regelsettet.
    Angriperne vinner ved å fange ham. Ute på brettet trengs det to eller fire angripere, etter
    regelsettet; på tronen og ved siden av den oftest flere. En K på brettet er kongen, og han
    flyttes som andre brikker:
      f6-f9
topic-ply =
    I partilogger er et «ply» trekket til én side. Trekk 12 i meldingene våre er det tolvte
    trekket i partiet, begge sider talt sammen.
topic-rating =
    Ratingen sier hvor sterk en spiller er i et regelsett, og regnes bare ut fra ratede partier.
    Den er usikker i begynnelsen og faller til ro etter hvert som du spiller. Et parti er ratet
    hvis vilkårene sier det: ratet eller uratet. Stigen følger matchene sine, ikke ratingen.
topic-move =
    Skriv ruten brikken står på, og ruten den skal til: Linjene har bokstaver, radene har tall.
      d1-d4
    d1 d4 og d1 til d4 betyr det samme. Brikkene går rett fram, så langt du vil i de fleste
    regelsett, og hopper ikke. Du trenger ikke å nevne hva som slås; det finner klubben ut. Et
    varsel kommer etter trekket: d1-d4 raichi. Har du flere partier, setter du nummeret foran:
    12: d1-d4.
      lovlig d1        hvor brikken på d1 kan gå
topic-mail =
    Du kan svare på alle e-poster fra klubben. Skriv trekket, eller en kommando, på en egen linje
    over det e-postprogrammet siterer:
      d1-d4
    Ellers kan du skrive det du vil. Hver e-post slutter med kommandoene som passer; gjelder den
    flere partier, setter du nummeret på partiet foran: 12: d1-d4.
      beskjed lykke til
                       skriv til motstanderen
      innstillinger ord
                       om motstanderen får det du skriver rundt et trekk
      kanal e-post     få varslene på e-post
      avmeld           stopp e-postene fra denne klubben
topic-terminal =
    Ved en terminal fullfører Tab kommandoer, navn og lovlige trekk, og med
    piltastene flytter du deg i linjen og henter fram tidligere linjer. Er et svar
    mye lengre enn vinduet, viser Enter neste del, og «q» hopper over resten. Med
    «quit» eller Ctrl-C forlater du plassen din; kjører klubben i samme vindu,
    lukker du den med Ctrl-C én gang til.
topic-quit =
    Det er ingenting å lukke: Partiene går videre, og klubben skriver til deg når det er din tur.
    Ved en terminal skriver du quit, exit eller bye for å gå derfra.
      gi opp           gi opp et parti
      ferie            ta en pause
      slett meg        slett kontoen din
# $parts is a list of headings.
help-nothing = Det finnes ingen hjelp om «{ $topic }». Spør om en kommando, for eksempel «hjelp utfordre», eller om en del av hjelpen: { $parts }.

## Acts
# What a line does; .open: what is still to be added to it does. .button: on a button, at most 80
# characters; .button-open: on one after which something is written. .choose: above a list of what it
# can be done with. .box and .field: where it is written. .example: a whole line, the same command in
# every language, but for what is written to people. .slash: as a command in Discord. .help: each form
# and what it does; .help-more: what help on it adds.
act-yes = ja, gjør det
    .button = Ja
    .help =
        ja, nei | svar på et spørsmål fra klubben
act-no = nei, ikke gjør noe
    .button = Nei
act-games = se partiene dine
    .button = Partiene mine
    .slash = List opp partiene dine, eller finn ferdige, også fra andre steder
    .help =
        partier, partier ventende, partier ferdige | partiene dine; de der det er din tur; de som er slutt
        partier alle, partier NAVN | offentlige partier: alle i klubben, eller bare NAVN sine
act-help = se hva du kan gjøre nå
    .button = Hjelp
    .example = hjelp remis
    .help =
        hjelp | det du sikkert trenger nå
        hjelp alt | alle kommandoer
        hjelp KOMMANDO | bare det som gjelder én kommando: hjelp utfordre
act-help-one = se hva den kommandoen gjør
act-rulesets = se regelsettene: variantene som spilles her
    .button = Alle regelsett
    .help =
        regelsett | regelsettene: variantene du kan spille
act-rules = les reglene
    .button = Regler
    .example = regler skalk
    .slash = Vis reglene
    .help =
        regler [REGELSETT] [DEL] | reglene i korte trekk, i REGELSETT eller i partiet ditt; eller en del av dem, eller alt: regler brandubh alt
act-learn = lær det steg for steg
    .button = Lær å spille
    .example = lær brandubh
    .help =
        lær [REGELSETT] | korte leksjoner, hver med et trekk å finne: lær brandubh
act-learn-lesson = gå videre med den leksjonen
    .button = Neste leksjon
act-learn-move = gjør det trekket i leksjonen
    .button = Gjør det trekket
act-rules-part = les om én del, for eksempel slik
    .button = Slik slår man
    .choose = Les én del i detalj
act-rules-all = les alle reglene
    .button = Alle reglene
act-move = trekket ditt, skrevet slik
    .help =
        d1-d4 | et trekk; et varsel skrives etter det: d1-d4 raichi
act-legal = se hvor den brikken kan gå
    .example = lovlig f6
    .help =
        lovlig [RUTE] | hvor brikkene dine kan gå, eller den på en rute: lovlig f6
act-roll = kast húnen, kongens terning
    .button = Kast
    .help =
        kast | kast húnen (kongens terning)
act-draw = tilby remis
    .button = Tilby remis
    .example = remis ja
    .slash = Tilby remis, eller svar på et tilbud
    .help =
        remis | tilby remis
        remis ja, remis nei, remis trekk tilbake | svar på et tilbud, eller trekk ditt eget tilbake
act-draw-accept = godta remis
    .button = { -accept }
act-draw-decline = avslå remis
    .button = { -decline }
act-draw-withdraw = trekk tilbake tilbudet ditt
    .button = { -take-back }
act-takeback = ta trekket ditt tilbake; er det sett, blir motstanderen spurt
    .button = Ta det tilbake
    .example = ta tilbake ja
    .slash = Be om å få ta tilbake det siste trekket ditt, eller svar på en slik forespørsel
    .help =
        angre | ta tilbake det siste trekket ditt; har motstanderen sett det, spør vi motstanderen om lov
        ta tilbake ja, ta tilbake nei, ta tilbake avlys | svar på en forespørsel, eller trekk din egen tilbake
act-takeback-accept = godta at trekket tas tilbake
    .button = { -accept }
act-takeback-decline = si nei til at trekket tas tilbake
    .button = { -decline }
act-offer-time =
    .open = tilby mer tid eller en pause
    .example = tilby tid 3 dager
    .help =
        tilby tid ANTALL dager | tilby dere begge mer tid: tilby tid 3 dager
act-offer-pause =
    .example = tilby pause til fredag
    .help =
        tilby pause ANTALL dager, tilby pause til DAG | tilby en pause: ingen klokke går, men dere kan flytte begge to; en ny pause avløser den gamle
act-time =
    .example = tid ja
    .help =
        tid ja, tid nei, tid trekk tilbake | svar på et slikt tilbud, eller trekk ditt eget tilbake
    .help-more = { act-clock.help-more }
act-time-accept = godta tilbudet
    .button = { -accept }
act-time-decline = avslå tilbudet
    .button = { -decline }
act-time-withdraw = trekk tilbake tilbudet ditt
    .button = { -take-back }
act-claim = krev seieren
    .button = Krev seieren
    .help =
        krev | krev seieren når tiden til motstanderen er ute
act-resign = gi opp partiet; vi spør deg først
    .button = Gi opp
    .example = gi opp ja
    .slash = Gi opp et parti
    .help =
        gi opp | gi opp partiet (vi spør først; svar ja eller nei)
act-if = planlegg svarene i denne trekkfølgen på forhånd
    .open = planlegg svaret ditt på forhånd{ CLIENT() ->
            [discord] {""}
           *[typed] , på denne måten
        }
    .button = Planlegg disse svarene
    .example = hvis d4-d6 så f6-f3
    .slash = Planlegg trekk på forhånd: svar på det motstanderen kan komme til å gjøre
    .help =
        hvis TREKK så TREKK | planlegg et svar: hvis d4-d6 så f6-f3; også «hvis slag på f6 så stopp» og «ellers hvis …»; ingen andre ser det
        hvis TREKK så gi opp | gi opp hvis det spilles; vi spør deg ikke først
        hvis TREKK så gi beskjed | spill ingenting, og få beskjed med en gang
        hvis vis, hvis slett | se planen din igjen, eller slett den
act-if-show = se planen din igjen
    .button = Vis planen min
act-if-clear = slett planen din
    .button = Dropp planen
act-say =
    .open = skriv til motstanderen, med dine egne ord
    .box = Skriv til motstanderen
    .field = Meldingen din
    .example = beskjed lykke til
    .slash = Send motstanderen en beskjed
    .help =
        beskjed TEKST | skriv til motstanderen
act-note =
    .open = skriv et notat til deg selv
    .button-open = Skriv et notat …
    .box = Et notat til deg selv
    .field = Det du vil huske
    .example = notat pass på hjørnet a11
    .help =
        notat TEKST | skriv et notat som bare du kan lese
act-notes = les notatene
    .button = Les notatene
    .help =
        notater | notatene dine om partiet
        notater åpne | la andre lese dem når partiet er slutt
act-try =
    .open = prøv trekk uten å spille dem
    .open-in-game = prøv flere trekk herfra
    .button-open = Prøv et trekk
    .example = prøv d1-d4 e5-e7
    .slash = Prøv trekk uten å spille dem
    .help =
        prøv TREKK | hva disse trekkene ville føre til, uten å spille dem: prøv d1-d4 e5-e7; prøv igjen for å gå videre derfra, også fra før: prøv etter 7 d1-d4, eller i parti 12: prøv 12.7
        prøv tilbake | ta tilbake det siste trekket du prøvde
        prøv lagre [TEKST] | lagre trekkfølgen du har prøvd; bare du ser den
act-try-back = ta tilbake det siste trekket du prøvde
    .button = Ta det tilbake
act-try-save = lagre trekkfølgen; du kan legge til noen ord
    .button = Lagre trekkfølgen
act-tries = se de lagrede trekkfølgene dine
    .button = Lagrede trekkfølger
    .help =
        trekkfølger [NUMMER] | de lagrede trekkfølgene dine, eller gå videre med én
act-tries-one = gå videre med en av trekkfølgene
    .button = Gå videre med trekkfølge { $what }
    .choose = Gå videre med en trekkfølge
act-board = se brettet og hvordan partiet står
    .button = Vis brettet
    .slash = Vis brettet
    .help =
        brett | brettet og hvordan partiet står
act-rank =
    .example = rad 6
    .help =
        rad NUMMER | brikkene på en rad: rad 6
act-file =
    .example = linje f
    .help =
        linje BOKSTAV | brikkene på en linje: linje f
act-rays =
    .example = stråler f6
    .help =
        stråler RUTE | brikkene i hver retning fra en rute: stråler f6
act-history = se alt som har skjedd i partiet
    .button = Hva som har skjedd
    .help =
        historikk | alt som har skjedd, med dato og klokkeslett
    .help-more =
        Kontrollkoden er en kort kode som beviser at det som har skjedd i partiet, ikke er
        endret. Den er regnet ut fra alt som har skjedd. Du finner den nederst i hver e-post om
        partiet, i filnavnene på bildene på Discord, nederst i «historikk», og når partiet
        slutter. Den hører til det siste trekket, så begge spillerne ser den samme koden, uansett
        hvor ofte de ser etter. Tar du vare på den, kan ingen endre det som har skjedd til og med
        det trekket, uten at du oppdager det: «partilogg» viser alt som har skjedd, og
        «taflpost verify» kontrollerer koden din mot det.
act-record = få det som en partilogg som kan kontrolleres
    .button = Partilogg
    .help =
        partilogg | det samme, som en partilogg som kan kontrolleres
act-replay = se partiet som film
    .button = Partiet som film
    .help =
        avspilling | partiet som en liten film
act-watch = se på partiet, hvis det er offentlig
    .button = Se på
    .choose = Se på et parti
    .example = kikk på 12
    .help =
        kikk på NUMMER [TREKK] | se på et offentlig parti: kikk på 12, eller kikk på 12 7 for brettet etter trekk 7; også «12: historikk»
act-vacation =
    .open = ta ferie{ CLIENT() ->
            [discord] {""}
           *[typed] , for eksempel slik
        }
    .example = ferie til fredag
    .help =
        ferie, ferie 3 dager, ferie til fredag, ferie slutt, ferie fra 20.12. til 6.1. | stopp klokkene dine, i partier som tillater ferie
act-vacation-end = avslutt ferien
    .button = Avslutt ferien
act-withdraw =
    .help =
        kall tilbake | ta trekket ditt tilbake før motstanderen har sett det
act-moves =
    .help =
        trekk | alle trekkene hittil
act-clock =
    .help =
        klokke | tiden som er igjen
    .help-more =
        Klokken din starter når klubben har gitt deg melding om at det er din tur. Kan vi ikke
        gi deg melding, fordi du ikke vil ha noen, fordi meldingene kommer i retur, eller fordi
        vi ikke kan nå deg på noen annen måte, starter klokken likevel, og motstanderen kan se
        når den startet. Er det klubben selv som har problemer, starter klokken senest tre dager
        etter at det ble din tur. Hvis en melding om din tur ikke kommer fram, får klokken din
        tilbake tiden som har gått siden det ble din tur, men i hele partiet aldri mer enn en
        tidel av det den begynte med.
act-picture =
    .help =
        bilde, bilde etter 7 | brettet som bilde, nå eller etter trekk 7
act-captured = se hva som kan slås nå
    .button = Hva kan slås?
    .help =
        slåtte | siste trekk, hva som er slått, og hva som kan slås nå
act-analysis = se rapporten om det partiet
    .button = Se rapporten
    .help =
        analyse | etter et parti: sjansene, og hvor det snudde
act-hint = få et hint av huset
    .button = Hint
    .help =
        hint | et godt trekk, i et uratet parti mot huset
act-unsubscribe =
    .help =
        avmeld | stopp e-postene fra denne klubben
act-why = se hvorfor
    .button = Hvorfor?
    .help =
        hvorfor | hvorfor den siste kommandoen din ble avvist, eller hvorfor et parti endte som det gjorde
act-player =
    .help =
        spiller [NAVN] | NAVN, eller deg selv: resultater, tempo, rating, plasser, partier
act-club-today =
    .help =
        klubben i dag | det arrangørene må ta seg av; bare de ser det. «følg klubben i dag» sender dem det hver morgen

## What else can be sent

reply-no-contact = få aldri mer e-post fra denne klubben
reply-pass-on = send det videre
reply-keep-words = ikke send det videre
reply-ask-words = spør meg hver gang
reply-answer-in = få svar på norsk
reply-send = gjør det
reply-choose = eller send bare { $number }
reply-announce-after = angre og gjør trekket med varselet
