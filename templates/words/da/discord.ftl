# Discord, in Danish.

## Hvad en kanal siger om et parti, der har en tråd i den, og trådens titel

channel-begun = { $attackers } (angriber) spiller mod { $defenders } (forsvarer): { $ruleset } { $size }×{ $size }, parti { $game }.
channel-begun-match = { $first-player } og { $second-player } spiller en match: { $ruleset } { $size }×{ $size }, parti { $first } og { $second }.
channel-over = { $result } · { $ruleset }, parti { $game }:
thread-won = { $winner } vandt
thread-drawn = remis
thread-closed = uden resultat

## What can be answered to a mail
# A link to the page that shows the same as a post.
page-link = Åbn siden

## Names of commands and options, as Discord writes them: small letters, no spaces

command-game = parti
command-number = nummer
command-side = side
command-terms = vilkår
command-text = tekst
command-act = gør
command-server = server
command-ladder = stige
command-check = tjek
command-answer = svar
command-count = antal
command-move = flyt
command-ply = træk
command-moves = træk
command-here = her
command-announce = meld
command-order = kommando
command-form = visning
command-plan = plan
command-show = vis
command-player = spiller
command-month = måned
command-name = navn
command-off = slå-fra
command-server-games = server-partier
command-server-threads = server-tråde
command-server-language = server-sprog
command-address = adresse

## What commands do: at most 100 characters each; names and texts of a whole command at most 4,000

command-tafl-does = Spil hnefatafl, vikingernes brætspil
command-ladder-does = Klubbens stiger og turneringer
command-organise-does = For klubledelsen: afgør partier, opret turneringer
command-help-does = Sådan spiller du her: alt, hvad du kan gøre, på én skærm
command-club-does = Din konto, dine indstillinger og klubben
command-play-does = Udfordr nogen, eller læg en åben udfordring ud; du kan ændre alt, før den sendes
command-setup-does = For dem, der bestyrer serveren: sæt appen op
command-server-does = Vælg, hvor partier vises her, med eller uden tråde, og på hvilket sprog
menu-challenge = Udfordr
command-move-does = Spil et træk
command-order-does = Skriv kommandoer, én pr. linje
command-show-does = Vis en stige
command-pin-does = Vis en stige i denne kanal, og hold den opdateret
command-check-does = Se og ret opsætningen af serveren, og tjek appens tilladelser
command-open-circle-does = Opret en kreds for serveren: en klub i klubben, med egne stiger
command-here-does = Vis dit parti her

## What options say, at most 100 characters each; many belong to several commands

option-player-does = En person på Discord
option-month-does = Stigen ved udgangen af en måned, f.eks. 2026-10
option-rival-does = Hvem du udfordrer (de spillere, du kan udfordre, bliver foreslået)
option-name-does = Et navn i klubben (i en udfordring kan det også være en e-mailadresse)
option-circle-does = Navnet på kredsen; uden det vises alle
option-circle-name-does = Hvad kredsen skal hedde: ét ord, som ikke kan ændres senere
option-archive-name-does = Navnet på en spiller, i klubben eller i partier andetstedsfra
option-archive-against-does = Navnet på modstanderen
option-archive-result-does = Hvordan partierne endte
option-archive-ending-does = Hvad partierne endte ved
option-archive-since-does = Den første dag, f.eks. 2011-08-01, eller et år
option-archive-until-does = Den sidste dag, f.eks. 2011-08-31, eller et år
option-archive-page-does = Hvilken del af listen
option-archive-number-does = Nummeret på et parti andetstedsfra, for at se på det
option-ruleset-does = Regelsættet: bræt og regler (forslag vises, mens du skriver)
option-side-does = Din side eller en match: to partier, hvor I bytter side
option-clock-does = Betænkningstid, f.eks. 3d/træk eller 7d+1d/10d: 7 dage plus 1 pr. træk, højst 10
option-terms-does = Andre vilkår, f.eks. ratet eller privat
option-number-does = Nummeret på den, du mener
option-count-does = Hvor mange partier du vil spille
option-ply-does = Trækket, f.eks. d1-d4
option-announce-does = De flugtveje, du melder sammen med trækket
option-game-does = Partiet, hvis du har flere
option-form-does = Hvordan brætter vises
option-after-does = Efter hvilket træk (nummeret)
option-moves-does = Et eller flere træk efter hinanden
option-answer-does = Tilbyd, accepter eller afslå
option-plan-does = Din modstanders træk og så dit, f.eks. d4-d6 så f6-f3 eller d4-d6 så giv op
option-act-does = For eksempel: forlæng 12 angriberne 2d strømafbrydelse
option-text-does = Det, du vil skrive
command-part = del
command-result = resultat
command-ending = slutning
option-part-does = En del af reglerne; »alt« for dem alle
option-channel-does = Hvor du får dine notifikationer
option-server-games-does = For denne server: den kanal, hvor partier vises
option-server-threads-does = For denne server: en tråd til hver match
option-server-language-does = For denne server: sproget i det, der slås op
option-when-does = Hvor længe, f.eks. 14 dage eller fra 20.12. til 6.1.; eller slut, hvis du er tilbage før tid
option-address-does = E-mailadressen eller den kode, du har fået
option-off-does = Slå det fra igen
option-report-text-does = Det, du vil sige til den

## On buttons, at most 80 characters each

control-move = Flyt
control-announce = Meld
control-type-move = Skriv træk …
control-answer = Svar …
control-more = Mere …
control-text = Bræt som tekst
-accept = Accepter
-decline = Afslå
control-leave-alone = Nævn mig ikke igen
-take-back = Træk tilbage
control-cancel = Annuller
control-back = Tilbage
control-play = Bekræft
control-play-saying = Spil, og meld »{ $words }«
control-play-silent = Spil uden at melde
control-challenge-on-ladder = Udfordr …
control-previous = Forrige
control-next = Næste
control-read-on = Læs videre ({ $page }/{ $pages })
control-send-challenge = Send
control-set-up = Sæt op
control-check-again = Tjek igen
control-with-threads = En tråd til hver match
control-without-threads = Uden tråde
control-one-board = Ét bræt pr. parti
control-board-for-each-move = Nyt bræt for hvert træk
control-with-news = Nyheder om stiger og turneringer
control-without-news = Uden nyheder
control-with-evening = Aftenudgave
control-without-evening = Uden aftenudgave
control-where-arranged = Vis partier, hvor de aftales

## Choosing a move

pick-piece = Hvilken brik vil du flytte?
pick-piece-to-try = Hvilken brik vil du prøve? Intet af dette bliver spillet.
pick-piece-to-announce = Disse brikker kan åbne en flugtvej, som du kan melde. Hvilken vil du flytte?
pick-nothing-to-announce = Der er ikke noget at melde nu: ingen af dine træk giver kongen en flugtvej, du kunne melde.
pick-no-announcements = Der meldes ikke flugtveje i dette parti.
pick-square = Hvor vil du flytte brikken på { $from } hen?
pick-game-here = Vis brættet i et parti
pick-which-game-here = Det parti, du mener
pick-more-here = Mere …
pick-ruleset-here = Regelsættet bliver som foreslået
pick-side-here = Siderne bliver som foreslået
pick-clock-here = Betænkningstiden bliver som foreslået
pick-channel-here = Vælg kanalen til partier
pick-language-here = Vælg sproget for opslag
pick-king = { $square } (kongen)
pick-roll = Kast først húnen (kongens terning), og vælg så dit træk.
pick-preview = Sådan kommer brættet til at se ud. Trækket er ikke spillet endnu.
pick-unknown = Knappen virker ikke længere, så der skete ikke noget. Brug { COMMAND("board") } for at få et bræt med knapper, der virker.
pick-dropped = I orden, der er ikke ændret noget.
board-too-large-for-emoji = Discord tegner ikke så mange emoji, så her er brættet som tekst.
pick-two-people = Du valgte en spiller og skrev også et navn. Send det igen med kun én af delene, så det er klart, hvem du mener. Der er ikke sket noget endnu.
pick-more = Hvad vil du gøre i dette parti?
pick-action-here = Vælg, hvad du vil gøre
# The squares that a picture marks, for people who do not see it.
pick-marked = Markeret: { $squares }.

## Questions

ask-draw = Vil du tilbyde remis?
ask-draw-answer = Din modstander tilbyder remis. Hvis du accepterer, er partiet slut. Vil du det?
ask-draw-offered = Du har tilbudt remis, og din modstander har ikke svaret endnu. Vil du trække tilbuddet tilbage?
ask-time = Hvad vil du tilbyde? Der ændres ikke noget, før din modstander har accepteret det.
pick-time = { $what ->
        [pause] { $days ->
            [one] En pause på en dag
           *[other] En pause på { $days } dage
        }
       *[more] { $days ->
            [one] En dag ekstra til jer begge
           *[other] { $days } dage ekstra til jer begge
        }
    }
order-box-title = Kommandoer
help-in-discord = 
    Hnefatafl er et brætspil fra vikingetiden: den ene side angriber, den anden får sin konge i sikkerhed.
    { COMMAND("challenge") }: udfordr nogen, eller læg en åben udfordring ud
    { COMMAND("move") }: gør et træk, eller tryk på knappen under et bræt
    { COMMAND("games") }: dine partier, de ventende først
    { COMMAND("board") }: brættet i et parti, og hvad du ellers kan gøre der
    { COMMAND("say") }: skriv til din modstander
    { COMMAND("rules") }: sådan spiller man
    { COMMAND("ladder") }: stigen; { COMMAND("tournament") }: turneringerne
    { COMMAND("settings") }: sprog, tidszone, notifikationer og dine data
    { COMMAND("block") }, { COMMAND("report") }: hvis nogen generer dig
    Almindelige beskeder bliver ikke læst her: tryk på en knap, eller brug en kommando.
order-box-label = Én kommando pr. linje
ply-box-title = Skriv et træk
ply-box-label = Fra felt til felt, for eksempel d1-d4
discord-stranger = Du er ikke med i { $club } endnu. Tryk på en af knapperne herunder for at melde dig ind, og prøv så igen.
discord-stranger-goes-on = Du er ikke med i { $club } endnu. Tryk på en af knapperne herunder for at melde dig ind, så fortsætter vi med det, du ville.

## Servers

server-set = På denne server vises partier i { $channel ->
        [here] den kanal, hvor de bliver aftalt
       *[other] { $channel }
    }, { $threads ->
        [yes] med en tråd til hver match
       *[no] uden tråde
    }. Alt bliver slået op på { $language ->
        [en] engelsk
        [nb] norsk
        [de] tysk
        [es] spansk
       *[da] dansk
    }.
server-one-board = Hvert parti har ét bræt, som ændrer sig med hvert træk.
server-news = { $news ->
        [yes] Nyheder om stiger og turneringer bliver også slået op der.
       *[no] Nyheder om stiger og turneringer bliver ikke slået op.
    }
server-evening = Er der sket noget, bliver der lagt en aftenudgave op der: offentlige partier med bræt, nye åbne udfordringer og stigerne.
server-circle = Kredsen { $circle } hører hjemme her: Alle, der bliver medlem af klubben på denne server, er med i den.
server-circle-opened = Alle, der bliver medlem af klubben på denne server, er med i kredsen, og det er også alle, der kommer med på en af dens stiger her. Nu udpeger klubledelsen en ledelse blandt kredsens medlemmer; indtil da åbner den selv kredsens stiger og turneringer. Andre steder ser ingen kredsen, før klubledelsen har set den.
server-news-nowhere = Nyheder bliver slået op i kanalen til partier. Vælg den kanal først.
server-ladder = { $shown ->
        [no] Stigen for { $ladder } vises ikke længere her. Den sidste besked bliver stående, men bliver ikke opdateret.
       *[yes] Fra nu af vises stigen for { $ladder } her i en besked, der bliver holdt opdateret. Det er stigen for hele klubben, så spillere fra andre servere står også på den.
    }
server-ladder-of-circle = Fra nu af vises stigen for { $ladder } her i en besked, der bliver holdt opdateret. Alle, der er med i kredsen { $circle } eller er på dens server, kan komme med.
server-ladder-barred = Stigen vises ikke her endnu. Giv appen det, der mangler, og brug så kommandoen igen.
server-no-right = Det kan kun de, der må administrere serveren (tilladelsen »Administrer server«). Der er ikke ændret noget for serveren.
server-none = Det virker kun på en server, hvor appen er installeret. Brug kommandoen i en kanal der.
server-added = Hej! Jeg er Taflpost. På denne server kan I nu spille hnefatafl, vikingernes brætspil: træk for træk, når I har tid. Hvis du administrerer serveren, så tryk på »Sæt op« og vælg, hvor partierne vises; indtil da vises de, hvor de aftales.
server-hello = Fra nu af vises partier i hnefatafl, vikingernes brætspil, her. Alle kan se med, og alle kan spille, også mod folk fra andre servere og via mail: alle er med i den samme klub.
server-said-hello = Nu står den første besked i { $channel }.
server-channel-gone = Den kanal, hvor partierne skulle vises, er slettet. Vælg en ny; indtil da vises nye partier, hvor de aftales.

## What the app may do in a channel

doctor-well = Appen har alle de tilladelser, den skal bruge i { $channel ->
        [here] denne kanal
       *[other] { $channel }
    }.
doctor-no-answer = Discord fortæller ikke lige nu, hvad appen må der. Prøv igen om lidt.
doctor-lacks = I { $channel ->
        [here] denne kanal
       *[other] { $channel }
    } har appen ikke alle de tilladelser, den skal bruge:
doctor-missing = »{ $right }« mangler: { $why }
doctor-mend = Sådan løser du det: åbn kanalens indstillinger, gå til Tilladelser, og tillad det, der mangler, for appens rolle.

## Permissions, as Discord calls them, and what happens without

right-view = Vis kanal
right-view-why = den kan ikke vise partier her.
right-send = Send beskeder
right-send-why = den kan ikke vise partier her.
right-attach = Vedhæft filer
right-attach-why = brætter bliver slået op som tekst i stedet for billeder.
right-embed = Integrér links
right-embed-why = brætter bliver slået op uden den farvede streg, der samler billede og tekst.
right-history = Læs beskedhistorik
right-history-why = efter en genstart kan den ikke se, hvad den allerede har slået op.
right-threads = Opret offentlige tråde
right-threads-why = den kan ikke give hver match sin egen tråd.
right-in-threads = Send beskeder i tråde
right-in-threads-why = den kan ikke vise partier i tråde.
right-pin = Fastgør beskeder
right-pin-why = stiger, der vises her, bliver ikke fastgjort.
