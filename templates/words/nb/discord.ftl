# Discord, in Norwegian (Bokmål).

## Hva en kanal sier om et parti som har en tråd der, og trådens tittel

channel-begun = { $attackers } (angriper) spiller mot { $defenders } (forsvarer): { $ruleset } { $size }×{ $size }, parti { $game }.
channel-begun-match = { $first-player } og { $second-player } spiller en match: { $ruleset } { $size }×{ $size }, parti { $first } og { $second }.
channel-over = { $result } · { $ruleset }, parti { $game }:
thread-won = { $winner } vant
thread-drawn = remis
thread-closed = uten resultat

# A link to the page that shows the same as a post.
page-link = Åpne siden

## Names of commands and options, as Discord writes them: small letters, no spaces

command-game = parti
command-number = nummer
command-side = side
command-terms = vilkår
command-text = tekst
command-act = gjør
command-server = server
command-ladder = stige
command-check = sjekk
command-answer = svar
command-count = antall
command-move = flytt
command-ply = trekk
command-moves = trekk
command-here = her
command-announce = varsle
command-order = kommando
command-form = form
command-plan = plan
command-show = vis
command-player = spiller
command-month = måned
command-name = navn
command-off = av
command-server-games = server-partier
command-server-threads = server-tråder
command-server-language = server-språk
command-address = adresse

## What commands do: at most 100 characters each; names and texts of a whole command at most 4,000

command-tafl-does = Spill hnefatafl, vikingenes brettspill
command-ladder-does = Stigene og turneringene i klubben
command-organise-does = For klubbens arrangører: avgjør partier, sett opp turneringer
command-help-does = Slik spiller du her: alt du kan gjøre, på én skjerm
command-club-does = Kontoen din, innstillingene dine og klubben
command-play-does = Utfordre noen, eller legg ut en åpen utfordring; du kan endre alt før den sendes
command-setup-does = For dem som styrer serveren: sett opp appen
command-server-does = Velg hvor partier vises her, med eller uten tråder, og på hvilket språk
menu-challenge = Utfordre
command-move-does = Gjør et trekk
command-order-does = Skriv kommandoer, én per linje
command-show-does = Vis en stige
command-pin-does = Vis en stige i denne kanalen, og hold den oppdatert
command-check-does = Se og endre oppsettet for serveren, og sjekk hva appen har lov til
command-open-circle-does = Opprett en krets for serveren: en klubb i klubben, med egne stiger
command-here-does = Vis partiet ditt her

## What options say, at most 100 characters each; many belong to several commands

option-player-does = Noen på Discord
option-month-does = Stigen ved slutten av en måned, f.eks. 2026-10
option-rival-does = Hvem du vil utfordre (de du kan utfordre, blir foreslått)
option-name-does = Navnet på en spiller i klubben (vil du utfordre, går det også med en e-postadresse)
option-circle-does = Navnet på kretsen; uten det vises alle
option-circle-name-does = Hva kretsen skal hete: ett ord, som ikke kan endres senere
option-archive-name-does = Navnet på en spiller, i klubben eller i partier fra andre steder
option-archive-against-does = Navnet på motstanderen
option-archive-result-does = Hvordan partiene endte
option-archive-ending-does = Hva partiene endte ved
option-archive-since-does = Den første dagen, f.eks. 2011-08-01, eller et år
option-archive-until-does = Den siste dagen, f.eks. 2011-08-31, eller et år
option-archive-page-does = Hvilken del av listen
option-archive-number-does = Nummeret på et parti fra et annet sted, for å se på det
option-ruleset-does = Regelsettet: brett og regler (forslag vises mens du skriver)
option-side-does = Siden du vil ha, eller en match: to partier, ett på hver side
option-clock-does = Betenkningstiden, f.eks. 3d/trekk, eller 7d+1d/10d: 7 dager pluss 1 per trekk, høyst 10
option-terms-does = Andre vilkår, f.eks. ratet eller privat
option-number-does = Hvilket nummer det gjelder
option-count-does = Hvor mange partier du vil ha
option-ply-does = Trekket, f.eks. d1-d4
option-announce-does = Fluktveiene du varsler med trekket
option-game-does = Hvilket parti, hvis du har flere
option-form-does = Hvordan brettet skal vises
option-after-does = Etter hvilket trekk (nummeret)
option-moves-does = Ett eller flere trekk etter hverandre
option-answer-does = Tilby, godta eller avslå
option-plan-does = Trekket til motstanderen, så ditt, f.eks. d4-d6 så f6-f3 eller d4-d6 så gi opp
option-act-does = For eksempel: forleng 12 angriperne 2d strømbrudd
option-text-does = Det du vil skrive
command-part = del
command-result = resultat
command-ending = slutt
option-part-does = En del av reglene; «alt» for alle
option-channel-does = Hvor meldingene dine skal gå
option-server-games-does = For serveren: kanalen der partier vises
option-server-threads-does = For serveren: en egen tråd for hver match
option-server-language-does = For serveren: språket i det som legges ut
option-when-does = Hvor lenge, f.eks. 14 dager eller fra 20.12. til 6.1.; slutt hvis du er tilbake før tiden
option-address-does = E-postadressen, eller koden du har fått
option-off-does = Slå dette av igjen
option-report-text-does = Det du vil si til dem

## On buttons, at most 80 characters each

control-move = Flytt
control-announce = Varsle
control-type-move = Skriv trekk …
control-answer = Svar …
control-more = Mer …
control-text = Brettet som tekst
-accept = Godta
-decline = Avslå
control-leave-alone = Ikke nevn meg igjen
-take-back = Trekk tilbake
control-cancel = Avbryt
control-back = Tilbake
control-play = Bekreft
control-play-saying = Spill, og varsle «{ $words }»
control-play-silent = Spill uten å varsle
control-challenge-on-ladder = Utfordre …
control-previous = Forrige
control-next = Neste
control-read-on = Les videre ({ $page }/{ $pages })
control-send-challenge = Send
control-set-up = Sett opp
control-check-again = Sjekk på nytt
control-with-threads = En tråd for hver match
control-without-threads = Uten tråder
control-one-board = Ett brett per parti
control-board-for-each-move = Nytt brett for hvert trekk
control-with-news = Nyheter om stiger og turneringer
control-without-news = Uten nyheter
control-with-evening = Kveldsutgave
control-without-evening = Uten kveldsutgave
control-where-arranged = Vis partier der de avtales

## Choosing a move

pick-piece = Hvilken brikke vil du flytte?
pick-piece-to-try = Hvilken brikke vil du prøve? Ingenting av dette blir spilt.
pick-piece-to-announce = Disse brikkene kan åpne en fluktvei som du kan varsle. Hvilken vil du flytte?
pick-nothing-to-announce = Det er ingenting å varsle nå: ingen av trekkene dine gir kongen en fluktvei som du kan varsle.
pick-no-announcements = I dette partiet varsles ikke fluktveier.
pick-square = Hvor vil du flytte brikken på { $from }?
pick-game-here = Vis brettet i et parti
pick-which-game-here = Partiet du mener
pick-more-here = Mer …
pick-ruleset-here = Regelsettet blir som foreslått
pick-side-here = Sidene blir som foreslått
pick-clock-here = Betenkningstiden blir som foreslått
pick-channel-here = Velg kanalen for partier
pick-language-here = Velg språket det legges ut på
pick-king = { $square } (kongen)
pick-roll = Kast húnen (kongens terning) først, og velg trekket ditt etterpå.
pick-preview = Slik blir stillingen. Du har ikke gjort trekket ennå.
pick-unknown = Denne knappen virker ikke lenger, så ingenting er endret. Vil du ha et brett med knapper som virker, så bruk { COMMAND("board") }.
pick-dropped = Greit, ingenting er endret.
board-too-large-for-emoji = Discord tegner ikke så mange emoji, så her er brettet som tekst.
pick-two-people = Du valgte en spiller og skrev i tillegg et navn. Send det på nytt med bare én av delene, så det er klart hvem du mener. Ingenting er gjort ennå.
pick-more = Hva vil du gjøre i dette partiet?
pick-action-here = Velg hva du vil gjøre
# The squares that a picture marks, for people who do not see it.
pick-marked = Merket: { $squares }.

## Questions

ask-draw = Vil du tilby remis?
ask-draw-answer = Motstanderen tilbyr deg remis. Godtar du, er partiet slutt. Vil du godta?
ask-draw-offered = Du har tilbudt remis, og motstanderen har ikke svart ennå. Vil du trekke tilbudet tilbake?
ask-time = Hva vil du tilby? Ingenting endres før motstanderen har godtatt det.
pick-time = { $what ->
        [pause] { $days ->
            [one] Pause i én dag
           *[other] Pause i { $days } dager
        }
       *[more] { $days ->
            [one] Én dag ekstra til dere begge
           *[other] { $days } dager ekstra til dere begge
        }
    }
order-box-title = Kommandoer
help-in-discord = 
    Hnefatafl er et brettspill fra vikingtiden: den ene siden angriper, den andre får kongen sin i sikkerhet.
    { COMMAND("challenge") }: utfordre noen, eller legg ut en åpen utfordring
    { COMMAND("move") }: gjør et trekk, eller trykk på knappen under et brett
    { COMMAND("games") }: partiene dine, de som venter på deg først
    { COMMAND("board") }: brettet i et parti, og hva mer du kan gjøre der
    { COMMAND("say") }: skriv til motstanderen
    { COMMAND("rules") }: slik spiller man
    { COMMAND("ladder") }: stigen; { COMMAND("tournament") }: turneringene
    { COMMAND("settings") }: språk, tidssone, varsler og opplysningene dine
    { COMMAND("block") }, { COMMAND("report") }: hvis noen plager deg
    Vanlige meldinger blir ikke lest her: trykk på en knapp eller bruk en kommando.
order-box-label = Én kommando per linje
ply-box-title = Skriv et trekk
ply-box-label = Fra rute til rute, for eksempel d1-d4
discord-stranger = Du er ikke med i { $club } ennå. Trykk på en av knappene under for å bli med, og prøv så på nytt.
discord-stranger-goes-on = Du er ikke med i { $club } ennå. Trykk på en av knappene under for å bli med, så fortsetter vi rett på det du ville.

## Servers

server-set = På denne serveren vises partier i { $channel ->
        [here] kanalen der de ble avtalt
       *[other] { $channel }
    }, { $threads ->
        [yes] med en egen tråd for hver match
       *[no] uten tråder
    }. Alt som legges ut, er på { $language ->
        [en] engelsk
        [da] dansk
        [de] tysk
        [es] spansk
       *[nb] norsk
    }.
server-one-board = Hvert parti har ett brett, som endres med hvert trekk.
server-news = { $news ->
        [yes] Nyheter om stiger og turneringer legges også ut der.
       *[no] Nyheter om stiger og turneringer legges ikke ut.
    }
server-evening = Har det skjedd noe, legges det ut en kveldsutgave der: offentlige partier med brett, nye åpne utfordringer og stigene.
server-circle = Kretsen { $circle } holder til her: De som blir med i klubben på denne serveren, er med i den.
server-circle-opened = De som blir med i klubben på denne serveren, er med i kretsen, og det er også de som blir med på en av stigene i den her. Nå utnevner klubbens arrangører egne arrangører blant medlemmene; inntil da åpner de selv stiger og turneringer i kretsen. Andre steder ser ingen kretsen før klubbens arrangører har sett den.
server-news-nowhere = Nyheter legges ut i kanalen for partier. Velg den kanalen først.
server-ladder = { $shown ->
        [no] Stigen for { $ladder } vises ikke lenger her. Den siste meldingen blir stående, men oppdateres ikke.
       *[yes] Fra nå av vises stigen for { $ladder } her, i en melding som holdes oppdatert. Det er stigen for hele klubben, så spillere fra andre servere står også på den.
    }
server-ladder-of-circle = Fra nå av vises stigen for { $ladder } her, i en melding som holdes oppdatert. Alle som er med i kretsen { $circle } eller er på serveren der den holder til, kan bli med.
server-ladder-barred = Stigen vises ikke her ennå. Gi appen det som mangler, og bruk så kommandoen på nytt.
server-no-right = Bare de som kan administrere denne serveren (tillatelsen «Administrer server»), kan gjøre det. Ingenting er endret for serveren.
server-none = Det går bare på en server der denne appen er installert. Bruk kommandoen i en kanal der.
server-added = Hei! Jeg er Taflpost. På denne serveren kan dere nå spille hnefatafl, vikingenes brettspill: trekk for trekk, når dere har tid. Hvis du administrerer serveren, kan du trykke på «Sett opp» og velge hvor partiene vises; inntil da vises de der de avtales.
server-hello = Fra nå av vises partier i hnefatafl, vikingenes brettspill, her. Alle kan se på, og alle kan spille, også mot folk fra andre servere og på e-post: alle er med i samme klubb.
server-said-hello = Nå står den første meldingen i { $channel }.
server-channel-gone = Kanalen der partiene skulle vises, er slettet. Velg en ny; inntil da vises nye partier der de avtales.

## What the app may do in a channel

doctor-well = Appen har alle tillatelsene den trenger i { $channel ->
        [here] denne kanalen
       *[other] { $channel }
    }.
doctor-no-answer = Discord sier akkurat nå ikke hva appen har lov til der. Prøv igjen om litt.
doctor-lacks = I { $channel ->
        [here] denne kanalen
       *[other] { $channel }
    } har ikke appen alle tillatelsene den trenger:
doctor-missing = «{ $right }» mangler: { $why }
doctor-mend = Det ordner du slik: åpne innstillingene for kanalen, gå til Tillatelser, og tillat det som mangler, for rollen til appen.

## Permissions, as Discord calls them, and what happens without

right-view = Se kanal
right-view-why = den kan ikke vise partier her.
right-send = Send meldinger
right-send-why = den kan ikke vise partier her.
right-attach = Legg ved filer
right-attach-why = brett blir lagt ut som tekst i stedet for bilder.
right-embed = Bygg inn lenker
right-embed-why = brett blir lagt ut uten den fargede streken som samler bilde og tekst.
right-history = Les meldingshistorikk
right-history-why = etter en omstart kan den ikke se hva den allerede har lagt ut.
right-threads = Opprett offentlige tråder
right-threads-why = den kan ikke gi matcher egne tråder.
right-in-threads = Send meldinger i tråder
right-in-threads-why = den kan ikke vise partier i tråder.
right-pin = Fest meldinger
right-pin-why = stiger som vises her, blir ikke festet.
