# Rule sheets, in Norwegian (Bokmål).

## Rule sheets
# Every rule may name: each option’s word by the option’s name ($king-in-the-open is
# four-sides or two-in-line), $size, $last-file, $attackers, $defenders, $king-square,
# $throne-square, $corner-squares, $throne-closes (yes or no), $at, $one and $two (the
# announcements), $first and $defence (moves from the start), $id, $version, $source.
sheet-version = Regelsettet { $id }, versjon { $version }
sheet-source = Kilde: { $source }

summary-board = { $name }: { $size }×{ $size } ruter, { $attackers } angripere mot en konge og { $defenders } forsvarere.
summary-goal = { $goal ->
        [edge] Kongen vinner ved å nå kanten, angriperne ved å fange ham.
       *[corner] Kongen vinner ved å nå et hjørne, angriperne ved å fange ham.
    }
summary-moves = { $first-move ->
        [defenders] Forsvarerne begynner.
       *[attackers] Angriperne begynner.
    } { $men-move ->
        [one-square] Alle brikker flyttes én rute, aldri på skrå.
       *[any-distance] { $king-moves ->
            [one-square] Vanlige brikker flyttes som tårnet i sjakk, kongen én rute, aldri på skrå.
           *[any-distance] Alle brikker flyttes som tårnet i sjakk.
        }
    }
summary-captures = Du slår en brikke ved å klemme den mellom to av dine, på rett linje. Å flytte inn mellom to motstandere er trygt.
summary-king = { $king-in-the-open ->
        [four-sides] Kongen fanges av angripere på alle fire sider.
       *[two-in-line] Kongen fanges slik brikker slås, mellom to angripere. { $king-on-throne ->
            [four-sides] På tronen må det til på alle fire sider.
           *[as-in-the-open] {""}
        }
    } { $king-armed ->
        [no] Selv slår han ingenting.
       *[yes] {""}
    }
summary-throne = { $throne ->
        [ordinary] Bare kongen kan stå på hjørnene.
       *[king-only] { $corners ->
            [ordinary] Bare kongen kan stå på tronen (midtruten).
           *[king-only] Bare kongen kan stå på tronen (midtruten) eller et hjørne.
        }
    }
summary-announcements = Forsvareren varsler en vei ut for kongen med trekket som åpner den.
summary-writing = { CLIENT() ->
        [discord] For å flytte trykker du på «{ control-move }» under brettet, eller bruker { COMMAND("move") } med begge rutene, fra og til: { $first }
       *[typed] For å flytte skriver du begge rutene, fra og til: { $first }
    }
summary-parts = Mer om én del: { $parts }.
summary-no-part = Noe slikt finnes ikke i dette regelsettet.
section-board = Brettet og målet
section-movement = Slik flyttes brikkene
section-throne = Trone og hjørner
section-captures = Slik slår du brikker
section-king = Slik fanges kongen
section-walls = Skjoldborg, ring og fort
section-end = Andre måter et parti kan ende på
section-announcements = Varsling av fluktveier
section-dice = Húnen
section-match = Matchen
section-not-played = Regler som ikke gjelder her
section-writing = Slik skriver du et trekk

tag-chosen = [vår tolkning]
tag-deduced = [utledet]
note-chosen = [vår tolkning] Kilden sier ikke noe om dette, eller den motsier seg selv; vi har valgt én tolkning, slik at alle partier spilles likt.
note-deduced = [utledet] Kilden sier det ikke rett ut, men det følger av det den sier.

## The board and the aim

rule-board-size-as-drawn = Brettet har { $size }×{ $size } ruter. Kolonnene kalles linjer og har bokstavene a til { $last-file } fra venstre; radene har tallene 1 til { $size } nedenfra.
rule-men-as-drawn = Den ene siden har { $attackers } angripere, den andre { $defenders } forsvarere og kongen deres. Alle brikkene unntatt kongen kalles vanlige brikker.
rule-house-squares-decide = Heftet har 12 ruter til kongens brikker, men skriver to ganger om 11 brikker. Vi går etter rutene.
rule-start-as-drawn = Brikkene står ved start slik tegningen over viser, med kongen på { $king-square }.
rule-colours-dark-attack = Angriperne er mørke, forsvarerne lyse.
rule-colours-light-attack = Angriperne er lyse, forsvarerne mørke.
rule-goal-corner = Forsvarerne vinner så snart kongen deres når en hjørnerute. Angriperne vinner ved å fange ham.
rule-goal-edge = Forsvarerne vinner så snart kongen deres når en kantrute, det vil si en hvilken som helst rute på de ytterste linjene og radene. Angriperne vinner ved å fange ham.

## How pieces move

rule-first-move-attackers = Angriperne begynner. Deretter flytter de to sidene etter tur, én brikke om gangen. Det kalles et trekk når den ene siden flytter én brikke.
rule-first-move-defenders = Forsvarerne begynner. Deretter flytter de to sidene etter tur, én brikke om gangen. Det kalles et trekk når den ene siden flytter én brikke.
rule-men-move-any-distance = En vanlig brikke flyttes som tårnet i sjakk: langs en rad eller en linje, over så mange tomme ruter du vil, men aldri på skrå og aldri over en annen brikke.
rule-men-move-one-square = En vanlig brikke flyttes én rute langs en rad eller en linje, aldri på skrå, og bare til en tom rute.
rule-king-moves-any-distance = Kongen flyttes langs en rad eller en linje, over så mange tomme ruter du vil, men aldri på skrå og aldri over en annen brikke.
rule-king-moves-one-square = Kongen flyttes én rute langs en rad eller en linje, aldri på skrå, og bare til en tom rute.
rule-passing-never = Når det er din tur, må du flytte; du kan ikke velge å stå over.

## Throne and corners

rule-throne-king-only = Midtruten, { $throne-square }, er tronen. Bare kongen kan stå der; han kan forlate den og komme tilbake.
rule-throne-ordinary = Det er ingen trone: midtruten er en rute som alle andre.
rule-throne-passing-everybody = { $men-move ->
        [one-square] Vanlige brikker har lov til å passere den tomme tronen, men siden de bare flyttes én rute om gangen, kan de aldri gjøre det.
       *[any-distance] Alle brikker kan passere tronen når den er tom.
    }
rule-throne-passing-king-only = Vanlige brikker kan ikke passere tronen, selv når den er tom; det kan kongen.
rule-corners-king-only = Bare kongen kan stå på de fire hjørnerutene, { $corner-squares }.
rule-corner-guard-from-beside = Vanlige brikker kan vokte et hjørne ved å stå ved siden av det eller sperre veien dit, men aldri ved å stå i det.
rule-corners-ordinary = De fire hjørnerutene er kantruter som alle andre.

## How men are captured

rule-custodial = Du slår en av motstanderens vanlige brikker ved å flytte slik at den blir klemt mellom to av brikkene dine, på hver sin side av den langs en rad eller en linje. Den tas av brettet. At en rute er fiendtlig mot en brikke, betyr at ruten teller som en motstanderbrikke når brikken står ved siden av den.
rule-capture-closing-mover = Den ene av de to brikkene som slår, må være den du nettopp flyttet. En brikke som selv flyttes inn mellom to motstanderbrikker, er trygg der.
rule-capture-line-never-diagonal = Brikker kan aldri slås på skrå.
rule-several = Ett trekk kan slå brikker på opptil tre sider av brikken du flyttet.
rule-captures-always-taken = Du er aldri nødt til å velge et trekk som slår, men de brikkene trekket ditt klemmer inne, blir alltid slått.
rule-king-armed-yes = Kongen kan være med på å slå, på samme måte som de andre brikkene: enten som brikken som flyttes, eller som den som allerede står der.
rule-king-armed-no = Kongen er ikke med på å slå: han er aldri en av de to brikkene som slår.
rule-edge-against-men-never-helps = Kanten av brettet er aldri til hjelp når en brikke skal slås.
rule-empty-throne-hostile-to-nobody = Den tomme tronen er ikke fiendtlig mot noen vanlig brikke.
rule-empty-throne-hostile-to-attackers = Den tomme tronen er fiendtlig mot angriperne, men ikke mot forsvarerne.
rule-empty-throne-hostile-to-defenders = Den tomme tronen er fiendtlig mot forsvarerne, men ikke mot angriperne.
rule-empty-throne-hostile-to-both = Den tomme tronen er fiendtlig mot både angriperne og forsvarerne.
rule-occupied-throne-hostile-to-nobody = Mens kongen står på tronen, er ikke selve ruten fiendtlig mot noen vanlig brikke{ $king-armed ->
        [yes] ; det er bare kongen på den som teller.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = Mens kongen står på tronen, er den fiendtlig mot angriperne, men ikke mot hans egne brikker.
rule-occupied-throne-hostile-to-defenders = Mens kongen står på tronen, er den fiendtlig mot hans egne brikker, men ikke mot angriperne.
rule-occupied-throne-hostile-to-both = Mens kongen står på tronen, er den fiendtlig mot både angriperne og hans egne brikker.
rule-corners-hostile-to-nobody = Hjørnene er ikke fiendtlige mot noen vanlig brikke.
rule-corners-hostile-to-attackers = Hjørnene er fiendtlige mot angriperne, men ikke mot forsvarerne.
rule-corners-hostile-to-defenders = Hjørnene er fiendtlige mot forsvarerne, men ikke mot angriperne.
rule-corners-hostile-to-both = Hjørnene er fiendtlige mot både angriperne og forsvarerne.
rule-linnaean-capture-none = Linnés slag (der en forsvarer slås mot tronen mens kongen står på den) brukes ikke.
rule-linnaean-capture-taken = Står kongen på tronen med angripere på tre sider og en forsvarer på den fjerde, slås forsvareren mot tronen når en angriper flyttes til den motsatte siden av forsvareren.

## How the king is captured

rule-king-in-the-open-four-sides = På en vanlig rute er kongen fanget når det står angripere på alle fire sider av ham.
rule-king-in-the-open-two-in-line = På en vanlig rute fanges kongen på samme måte som en brikke slås: mellom to angripere på hver sin side av ham, og den ene må nettopp være flyttet dit.
rule-king-on-throne-as-in-the-open = På tronen fanges han på samme måte som på en vanlig rute.
rule-king-on-throne-four-sides = På tronen er han fanget når det står angripere på alle fire sider av ham.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Ved siden av den tomme tronen fanges han som på en vanlig rute, og tronen teller som en angriper.
       *[no] Ved siden av den tomme tronen fanges han som på en vanlig rute; tronen er ikke til hjelp.
    }
rule-king-beside-throne-throne-is-fourth = Ved siden av den tomme tronen fanges han av angripere på de tre andre sidene; tronen teller som den fjerde.
rule-king-beside-throne-throne-never-helps = { $king-in-the-open ->
        [two-in-line] Ved siden av den tomme tronen fanges han som på en vanlig rute, mellom to angripere; tronen teller aldri som en av dem.
       *[four-sides] Ved siden av den tomme tronen kan han ikke fanges slik, for tronen teller aldri som en angriper.
    }
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] På en kantrute har han vunnet, så der kan han ikke fanges.
       *[corner] { $king-in-the-open ->
            [two-in-line] Ved kanten kan han bare fanges langs kanten; selve kanten teller aldri som en angriper.
           *[four-sides] Ved kanten kan han ikke fanges slik, for kanten teller aldri som en angriper.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] På en kantrute har han vunnet, så der kan han ikke fanges.
       *[corner] { $king-in-the-open ->
            [two-in-line] Kanten teller som en angriper: står kongen ved kanten, fanges han av en angriper som flyttes inn foran ham.
           *[four-sides] Ved kanten fanges han av angripere på de tre andre sidene; kanten teller som den fjerde.
        }
    }
rule-king-beside-corner-corner-never-helps = Et hjørne teller aldri som en angriper mot kongen.
rule-king-beside-corner-corner-helps = { $king-in-the-open ->
        [two-in-line] Ved siden av et hjørne er én angriper nok, på den siden av kongen som vender bort fra hjørnet; hjørnet teller som den andre angriperen.
       *[four-sides] { $king-at-edge ->
            [edge-is-fourth] Ved siden av et hjørne er to angripere nok; kanten og hjørnet teller som de to andre.
           *[edge-never-helps] Et hjørne teller som en angriper mot kongen når han står ved siden av det.
        }
    }
rule-king-closing-attacker-beside = { $king-in-the-open ->
        [two-in-line] Når kongen må stenges inne på alle sider, spiller det ingen rolle hvilken angriper som kommer sist, så lenge den nettopp er flyttet til en rute ved siden av ham. Går kongen selv til en rute der han er stengt inne, er han trygg til en angriper flyttes inn ved siden av ham.
       *[four-sides] Det spiller ingen rolle hvilken angriper som kommer sist, så lenge den nettopp er flyttet til en rute ved siden av ham. Går kongen selv til en rute der han er stengt inne på alle sider, er han trygg til en angriper flyttes inn ved siden av ham.
    }
rule-king-and-defender-not-taken = Kongen er ikke fanget om han og en av brikkene hans blir stengt inne sammen.
rule-king-and-defender-taken-together = { $pair-enclosure ->
        [immobilized] Kongen er også fanget når verken han eller den eneste forsvareren ved siden av ham kan flyttes lenger.
       *[exactly-one] Kongen er også fanget når han og den eneste forsvareren ved siden av ham er stengt inne sammen.
    }
rule-pair-enclosure-exactly-one = Da må nøyaktig én forsvarer stå ved siden av kongen. Alle de andre sidene av kongen og forsvareren må være stengt: av en angriper, av kanten eller av en rute som teller som en angriper mot den brikken ruten ligger ved siden av. Dessuten må en angriper nettopp være flyttet inn ved siden av kongen eller forsvareren. Forsvareren tas bare av brettet hvis trekket også slår den etter de vanlige reglene.
rule-pair-enclosure-immobilized = Da må nøyaktig én forsvarer stå ved siden av kongen og ingen annen forsvarer ved siden av den brikken, og ingen av de to kan ha noe trekk igjen. Kan kongen fortsatt gå til tronen eller et hjørne, eller kan brikken passere den tomme tronen, er ikke kongen fanget. En angriper må nettopp være flyttet inn ved siden av en av de to eller ha tatt fra dem det siste trekket. Brikker som slås av det samme trekket, teller ikke lenger.
rule-house-umstellt = Heftet sier bare at den andre brikken skal være «umstellt» (omringet). Vi forstår det som stengt inne på alle sider; det er ikke nok at det samme trekket slår den.
rule-house-inmovilizar = Heftet sier bare at det er nok å «inmovilizar» (låse fast) de to. Hvilket trekk som gjør det, at ingen annen forsvarer kan stå ved siden av brikken, og at slåtte brikker ikke teller lenger, har vi selv bestemt.
rule-king-first = Hva et trekk slår og fanger, avgjøres ut fra stillingen rett etter trekket, før noe tas av brettet{ $pair-enclosure ->
        [immobilized] ; bare om kongen og brikken hans fortsatt kan flyttes, avgjøres når de slåtte brikkene er borte.
       *[exactly-one] .
    } Fanger trekket kongen, vinner angriperne, uansett hva det ellers gjør.

## Shieldwall, ring and fort

rule-shieldwall-none = Skjoldborg (der en hel rekke brikker ved kanten slås samlet) brukes ikke.
# $armed-king is “read” where what an armed king may do here is our reading, which has a line of its own.
rule-shieldwall-taken = Skjoldborg: når to eller flere brikker fra samme side står i en ubrutt rekke langs en kant, slås alle de vanlige brikkene i rekken på én gang hvis det står en motstanderbrikke foran hver av brikkene (på siden mot midten) og i hver ende av rekken. { $armed-king ->
        [yes] Kongen kan være en av motstanderbrikkene foran eller i en ende.
        [no] Kongen teller ikke som motstanderbrikke her.
       *[read] {""}
    }
rule-house-king-encloses-shieldwall = I en skjoldborg kan kongen være en av motstanderbrikkene foran eller i en ende: heftet skriver «Zabelmann» om dem, og vi regner kongen som en.
rule-shieldwall-closing-end-piece = En skjoldborg slås bare med et trekk til en av de to rutene i endene, ikke med et trekk til en rute foran rekken.
rule-shieldwall-corner-closes-nothing = Et hjørne stenger ikke enden av en skjoldborg: en rekke som går helt til hjørnet, kan ikke slås på denne måten.
rule-shieldwall-corner-closes-an-end = Et hjørne kan erstatte brikken i den ene enden av en skjoldborg.
rule-shieldwall-king-interrupts = Kongen er aldri en del av en rekke av sine egne brikker: rekken slutter ved ham, og han stenger den ikke.
rule-shieldwall-king-takes-part = Kongen kan være en del av en rekke av sine egne brikker, og da må det stå en motstanderbrikke foran ham også. De vanlige brikkene i rekken slås, men kongen fanges aldri på denne måten.
rule-encirclement-nothing = Angriperne vinner ikke ved å danne en ring rundt kongen og alle brikkene hans.
rule-encirclement-attackers-win = Omringing: angriperne vinner så snart det etter deres eget trekk går en ubrutt ring av angripere rundt kongen og alle brikkene han har igjen.
rule-ring-one-for-all = Én og samme ring må omslutte alle, og ingen vei inne i ringen kan føre til en kantrute. Ringen kan lukkes på skrå, og den vinner selv om et slag fortsatt kunne ha brutt den, eller om forsvarerne ikke har noe lovlig trekk igjen. Brikker som er stengt inne mot kanten, regnes ikke som omringet.
rule-edge-fort-nothing = Forsvarerne vinner ikke ved å bygge et fort rundt kongen ved kanten.
rule-edge-fort-defenders-win = Kantfort: forsvarerne vinner så snart kongen etter deres eget trekk står ved kanten inne i et fort av sine egne brikker som angriperne aldri kunne ha brutt, selv om de fikk flytte så lenge de ville uten svar. Kongen må ha et lovlig trekk inne i fortet, og ingen angriper kan stå der.

## Other ways a game ends

rule-attackers-without-move-lose = Hvis det er angripernes tur og de ikke har noe lovlig trekk, taper de.
rule-attackers-without-move-draw = Hvis det er angripernes tur og de ikke har noe lovlig trekk, er partiet remis.
rule-defenders-without-move-lose = Hvis det er forsvarernes tur og de ikke har noe lovlig trekk, taper de.
rule-defenders-without-move-draw = Hvis det er forsvarernes tur og de ikke har noe lovlig trekk, er partiet remis.
rule-repetition-draw = Hvis samme stilling oppstår for ofte, er partiet remis.
rule-repetition-defenders-lose = Endeløs gjentakelse er forbudt: hvis samme stilling oppstår for ofte, taper forsvarerne, uansett hvem som gjentar den.
rule-repetition-mover-loses = Hvis samme stilling oppstår for ofte, taper den siden som gjentok den med trekket sitt.
rule-repetition-forbidden = Et trekk som gjør at samme stilling oppstår for ofte, er ikke tillatt.
rule-repetition-forbidden-to-defenders = Forsvarerne har ikke lov til å gjøre et trekk som gjør at samme stilling oppstår for ofte; angriperne kan gjenta stillinger.
rule-repetition-at-counted = «For ofte» vil si for { $at ->
        [2] andre gang
        [3] tredje gang
       *[other] { $at }. gang
    }. Startstillingen regnes som første gang; etter et slag begynner tellingen på nytt.
rule-same-position = { $announcement ->
        [none] To stillinger er like når de samme brikkene står på de samme rutene og den samme siden skal flytte.
       *[count] To stillinger er like når de samme brikkene står på de samme rutene, den samme siden skal flytte og kongen kan bruke de samme fluktveiene.
    }

## Announced escapes

rule-announcement-none = Fluktveier varsles ikke.
rule-announcement-count = En fluktvei er en fri vei der kongen kan nå { $goal ->
        [corner] et hjørne
       *[edge] kanten
    } med ett trekk. Hvis trekket ditt som forsvarer lar slike veier stå åpne, varsler du hvor mange det er: «{ $one }» for én, «{ $two }» for { $goal ->
        [corner] to.
       *[edge] to eller flere.
    }
rule-announcement-routes = En fluktvei er en fri vei der kongen kan nå { $goal ->
        [corner] et hjørne
       *[edge] kanten
    } med ett trekk; den har navn etter ruten den ender i. Hvis trekket ditt som forsvarer lar slike veier stå åpne, varsler du hvor mange det er, og hvilke, ved å nevne alle.
rule-announced-with-ply-before = Du varsler en vei med det trekket som lar den stå åpen, før kongen bruker den.
rule-house-whole-truth = Et varsel må være fullstendig og riktig: det må gjelde alle veier som er åpne etter trekket ditt, også dem som er varslet før. Er det galt, blir det avvist sammen med trekket, og du kan sende et nytt. Når en vei stenges, gjelder ikke varselet om den lenger.
rule-announcement-left-out-closes-the-route = Du kan la være å varsle. Trekket gjelder, og det får ingen annen følge enn at kongen ikke kan bruke veien; du kan fortsatt varsle den med et senere trekk, så lenge den er åpen.
rule-unannounced-escape-illegal = Kongen kan flykte langs en vei som er varslet, eller langs en vei som var stengt etter forsvarernes forrige trekk, og som angriperne selv har åpnet. Det er ikke tillatt å flykte langs noen annen vei.

## The hún

rule-dice-none = Hún, kongens terning, brukes ikke.
rule-dice-hun = Spillerne kan avtale å spille med hún, kongens terning. Den har sidene X, I, II og III (0, 1, 2 og 3) og viser hvor mange ruter kongen høyst kan gå. Forsvareren må bestemme om kongen skal flyttes, før terningen kastes.
rule-house-hun-duty = Hvis du kaster, må du flytte kongen dersom han har et lovlig trekk på høyst så mange ruter som kastet viser. Hvis ikke, flytter du en vanlig brikke, og kan ingen av dem heller flyttes, går turen videre. Uten kast kan du bare flytte vanlige brikker. Et kast kan ikke angres. Med hún er en fluktvei på høyst tre ruter.
rule-house-hun-secret = Klubben regner ut kastene fra et hemmelig tall. Når partiet begynner, offentliggjør den et fingeravtrykk (en hash) av tallet, og når partiet slutter, selve tallet, slik at alle kan kontrollere hvert kast. De som driver klubbens datamaskin, kunne riktignok ha regnet ut kastene på forhånd: kontrollen («taflpost verify») viser at ingen kast er endret, ikke at ingen har kikket.

## The match

rule-match-one-game = En match er ett parti. Spillerne kan avtale to, der de bytter side: seier gir 1 poeng og remis ½, og den som får flest poeng, vinner matchen.
rule-match-two-games-optional = En match er ett parti, eller to der spillerne bytter side, etter hva de avtaler. I en match på to partier gir seier 1 poeng og remis ½, og den som får flest poeng, vinner.
rule-match-two-games = En match er alltid to partier, der spillerne bytter side. Seier gir 1 poeng og remis ½, og den som får flest poeng, vinner matchen.
rule-match-points-more-points-win = Vinner du det ene partiet og spiller remis i det andre, vinner du matchen. Er alt likt, ender matchen remis.
rule-match-tie-break-none = Har begge spillerne like mange poeng etter to partier, ender matchen remis.
rule-match-tie-break-fewer-plies = Vinner spillerne ett parti hver, går matchen til den som vant på færrest trekk. Er det også likt, eller ble begge partiene remis, ender matchen remis.
rule-match-tie-break-more-captures = Er det poenglikhet etter to partier, går matchen til den som har slått flest av motstanderens brikker i de to partiene til sammen. Er det også likt, ender matchen remis.

## How to write a move

write-move = Skriv ruten brikken står på, og ruten den skal til: «{ $first }». Store bokstaver, mellomrom og type strek spiller ingen rolle.
write-captures = Du trenger ikke skrive hva et trekk slår. Gjør du det, setter du en x og ruten etter trekket («xd5»); trekket blir da avvist hvis det ikke slår der.
write-announcement-count = Skriv varselet etter trekket: «{ $defence } { $one }» eller «{ $defence } { $two }». Vil du med vilje ikke varsle noe, skriver du «stille» der.
write-announcement-routes = Skriv varselet etter trekket, med navnet på alle åpne fluktveier: «{ $defence } { $one }» eller «{ $defence } { $two }». Vil du med vilje ikke varsle noe, skriver du «stille» der.
write-roll = { CLIENT() ->
        [discord] Skal du flytte kongen i et parti med hún, må du først kaste den: trykk på «{ control-move }», så får du en knapp til å kaste med.
       *[typed] Skal du flytte kongen i et parti med hún, sender du først «kast» alene; når du har sett hva húnen viser, sender du trekket.
    }

## Examples, each a drawn board below its rule
# $move ended on $by and captured the men on $captured, or the king on $king; $between is the
# two squares between which one of them stood, joined.
example-signs = I eksemplene er det brikken i hakeparentes som nettopp er flyttet, fra ruten merket med *, og en liten bokstav er en brikke den har slått. Hvert eksempel viser bare en del av brettet.
example-escape = Eksempel: { $move } fører kongen til { $at ->
        [corner] hjørnet { $goal }
       *[edge] kantruten { $goal }
    }, og forsvarerne vinner.
example-stopped = { $move } stenger kongens vei til { $goal }, så han ikke kan slippe ut i neste trekk.
example-custodial = Eksempel: { $move } slår brikken på { $captured }, mellom { $between }.
example-safe = Eksempel: { $move } er trygt, selv om brikken på { $by } nå står mellom to angripere.
example-against-throne = Eksempel: { $move } slår brikken på { $captured }, mellom { $by } og den tomme tronen ({ $throne }).
example-against-corner = Eksempel: { $move } slår brikken på { $captured }, mellom { $by } og hjørnet { $corner }.
example-linnaean = Eksempel: { $move } slår brikken på { $captured } mot tronen ({ $throne }), fordi det står angripere på de tre andre sidene av kongen.
example-king-four-sides = Eksempel: { $move } fanger kongen på { $king }, med angripere på alle fire sider.
example-king-two-in-line = Eksempel: { $move } fanger kongen på { $king }, mellom { $between }.
example-king-beside-throne = Eksempel: { $move } fanger kongen på { $king }, med tre angripere rundt ham og den tomme tronen ({ $throne }) som fjerde side.
example-king-beside-throne-in-line = Eksempel: { $move } fanger kongen på { $king }, mellom { $between }; den tomme tronen ({ $throne }) ved siden av ham endrer ingenting.
example-king-at-edge = Eksempel: { $move } fanger kongen på { $king }, med tre angripere rundt ham og kanten som fjerde side.
example-king-along-edge = Eksempel: { $move } fanger kongen på { $king }, mellom { $between }, langs kanten.
example-king-beside-corner = Eksempel: { $move } fanger kongen på { $king }; hjørnet { $corner } stenger på motsatt side av { $by }.
example-pair = Eksempel: { $move } fanger kongen på { $king }, som er stengt inne sammen med brikken sin på { $man }.
example-shieldwall = Eksempel: { $move } stenger den andre enden av rekken og slår brikkene på { $captured }.
example-shieldwall-corner = Eksempel: { $move } slår brikkene på { $captured }; hjørnet { $corner } stenger den andre enden av rekken.
example-shieldwall-king = Eksempel: { $move } slår brikkene på { $captured }; kongen på { $king } blir stående.
example-encirclement = Eksempel: { $move } lukker ringen rundt kongen og alle brikkene hans, og angriperne vinner.
example-edge-fort = Eksempel: { $move } fullfører fortet rundt kongen på { $king }, og forsvarerne vinner.
example-announcement = Eksempel: etter { $move } kunne kongen gå til { $goal } med sitt neste trekk, så forsvareren skriver «{ $move } { $said }».
example-opened-route = Eksempel: { $move } åpner veien til { $goal } for kongen. Angriperne har åpnet den selv, så kongen kan gå dit med sitt neste trekk, selv om ingenting er varslet.

## Lessons
# $side is that of the reader.
lesson-title = Leksjon { $number } av { $of }: { $ruleset }
lesson-how = Hver leksjon er en stilling der du skal gjøre én ting. Send linjen under brettet, eller den samme med et eget trekk. X er angriperne, O forsvarerne, K er kongen.
lesson-side = { $side ->
        [attackers] Du spiller angriperne.
       *[defenders] Du spiller forsvarerne.
    }
lesson-move = Gjør et trekk med hvilken som helst av brikkene dine.
lesson-capture = { $count ->
        [one] Slå brikken på { $on }.
       *[other] Slå brikkene på { $on }.
    }
lesson-safe = Flytt brikken din til { $to }, mellom to fiender.
lesson-safe-why = Den blir stående: en brikke som selv flytter inn mellom to fiender, er trygg, for bare den siden som trekker, slår.
lesson-stop = Kongen kan slippe ut i neste trekk. Stopp ham.
lesson-announce = Åpne en fluktvei for kongen, og varsle den.
lesson-king = Slå kongen.
lesson-ring = Lukk ringen rundt kongen og alle brikkene hans.
lesson-fort = Gjør festningen ved kanten ferdig, med kongen inni.
lesson-escape = La kongen slippe ut: du vinner med en gang han er framme.
lesson-right = Der satt den.
lesson-wrong = Ikke helt.
lesson-over = Det var den siste leksjonen for { $ruleset }. Du kan nok til å spille.
