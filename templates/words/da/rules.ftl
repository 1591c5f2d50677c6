# Rule sheets, in Danish.

## Rule sheets

sheet-version = Regelsættet { $id }, version { $version }
sheet-source = Kilde: { $source }

summary-board = { $name }: { $size }×{ $size } felter, { $attackers } angribere mod en konge og { $defenders } forsvarere.
summary-goal = { $goal ->
        [edge] Kongen vinder ved at nå kanten, angriberne ved at fange ham.
       *[corner] Kongen vinder ved at nå et hjørne, angriberne ved at fange ham.
    }
summary-moves = { $first-move ->
        [defenders] Forsvarerne begynder.
       *[attackers] Angriberne begynder.
    } { $men-move ->
        [one-square] Alle brikker trækker ét felt, aldrig diagonalt.
       *[any-distance] { $king-moves ->
            [one-square] Menige trækker som tårnet i skak, kongen ét felt, aldrig diagonalt.
           *[any-distance] Alle brikker trækker som tårnet i skak.
        }
    }
summary-captures = Du slår en menig ved at klemme den inde mellem to af dine brikker på linje. Det er ufarligt at rykke ind mellem to fjender.
summary-king = { $king-in-the-open ->
        [four-sides] Kongen fanges af angribere på alle fire sider.
       *[two-in-line] Kongen fanges, som en menig bliver slået, mellem to angribere. { $king-on-throne ->
            [four-sides] På tronen skal der angribere til på alle fire sider.
           *[as-in-the-open] {""}
        }
    } { $king-armed ->
        [no] Selv slår han ikke.
       *[yes] {""}
    }
summary-throne = { $throne ->
        [ordinary] Kun kongen må stå på hjørnefelterne.
       *[king-only] { $corners ->
            [ordinary] Kun kongen må stå på tronen (midterfeltet).
           *[king-only] Kun kongen må stå på tronen (midterfeltet) eller et hjørnefelt.
        }
    }
summary-announcements = Forsvareren melder en vej ud for kongen med det træk, der åbner den.
summary-writing = { CLIENT() ->
        [discord] For at trække trykker du på »{ control-move }« under brættet, eller bruger { COMMAND("move") } med begge felter, fra og til: { $first }
       *[typed] For at trække skriver du begge felter, fra og til: { $first }
    }
summary-parts = Mere om én del: { $parts }.
summary-no-part = Sådan noget findes ikke i dette regelsæt.
section-board = Brættet og målet
section-movement = Sådan trækker brikkerne
section-throne = Trone og hjørnefelter
section-captures = Sådan slår du brikker
section-king = Sådan fanges kongen
section-walls = Skjoldborg, ring og fort
section-end = Andre måder, et parti kan slutte på
section-announcements = Melding af flugtveje
section-dice = Húnen
section-match = Matchen
section-not-played = Regler, der ikke gælder her
section-writing = Sådan skriver du et træk

tag-chosen = [vores tolkning]
tag-deduced = [udledt]
note-chosen = [vores tolkning] Kilden siger ikke noget om det eller modsiger sig selv; vi har valgt én tolkning, så alle partier spilles på samme måde.
note-deduced = [udledt] Kilden siger det ikke direkte, men det følger af det, den siger.

## The board and the aim

rule-board-size-as-drawn = Brættet har { $size }×{ $size } felter. De lodrette linjer har bogstaverne a til { $last-file } fra venstre, de vandrette rækker numrene 1 til { $size } nedefra.
rule-men-as-drawn = Der er { $attackers } angribere på den ene side og { $defenders } forsvarere og deres konge på den anden. Alle brikker undtagen kongen kaldes menige.
rule-house-squares-decide = Folderen har 12 felter til kongens menige, men taler to gange om 11 menige. Vi går efter felterne.
rule-start-as-drawn = Brikkerne stilles op som vist ovenfor med kongen på { $king-square }.
rule-colours-dark-attack = Angriberne er mørke, forsvarerne lyse.
rule-colours-light-attack = Angriberne er lyse, forsvarerne mørke.
rule-goal-corner = Forsvarerne vinder, så snart deres konge når et hjørnefelt. Angriberne vinder ved at fange ham.
rule-goal-edge = Forsvarerne vinder, så snart deres konge når et felt ved kanten, det vil sige på en af de yderste linjer eller rækker. Angriberne vinder ved at fange ham.

## How pieces move

rule-first-move-attackers = Angriberne trækker først. Derefter skiftes siderne til at flytte én brik. Hver gang en side flytter, tæller det som ét træk.
rule-first-move-defenders = Forsvarerne trækker først. Derefter skiftes siderne til at flytte én brik. Hver gang en side flytter, tæller det som ét træk.
rule-men-move-any-distance = En menig trækker som tårnet i skak: langs en række eller en linje, kort eller langt, som du har lyst, så længe der er fri bane, men aldrig diagonalt og aldrig forbi en anden brik.
rule-men-move-one-square = En menig trækker ét felt langs en række eller en linje, aldrig diagonalt og kun til et tomt felt.
rule-king-moves-any-distance = Kongen trækker langs en række eller en linje, kort eller langt, som du har lyst, så længe der er fri bane, men aldrig diagonalt og aldrig forbi en anden brik.
rule-king-moves-one-square = Kongen trækker ét felt langs en række eller en linje, aldrig diagonalt og kun til et tomt felt.
rule-passing-never = Når det er din tur, skal du trække; du må ikke stå over.

## Throne and corners

rule-throne-king-only = Midterfeltet, { $throne-square }, er tronen. Kun kongen må stå der; han må gerne forlade den og vende tilbage.
rule-throne-ordinary = Der er ingen trone: midterfeltet er et felt som alle andre.
rule-throne-passing-everybody = { $men-move ->
        [one-square] Menige må gerne passere den tomme trone, men da de kun trækker ét felt ad gangen, kan de aldrig komme til det.
       *[any-distance] Alle brikker må passere tronen, når den er tom.
    }
rule-throne-passing-king-only = Menige må ikke passere tronen, heller ikke når den er tom; det må kun kongen.
rule-corners-king-only = Kun kongen må stå på de fire hjørnefelter, { $corner-squares }.
rule-corner-guard-from-beside = Menige kan bevogte et hjørnefelt ved at stå ved siden af det eller spærre vejen til det, men aldrig ved at stå på det.
rule-corners-ordinary = De fire hjørnefelter er som alle andre felter ved kanten.

## How men are captured

rule-custodial = Du slår en fjendtlig menig ved at flytte en brik, så den menige bliver klemt inde mellem to af dine brikker, på hver sin side af den i samme række eller linje. Den menige fjernes fra brættet. Et felt kaldes fjendtligt over for en menig, hvis det tæller som en fjendebrik, når den menige står ved siden af det.
rule-capture-closing-mover = Den ene af de to brikker skal være den, du netop har flyttet. En menig, der selv rykker ind mellem to fjendebrikker, er i sikkerhed der.
rule-capture-line-never-diagonal = Du kan aldrig slå diagonalt.
rule-several = Ét træk kan slå menige på op til tre sider af den brik, du flytter.
rule-captures-always-taken = Du behøver aldrig at vælge et træk, der slår, men alt, hvad dit træk klemmer inde, er slået.
rule-king-armed-yes = Kongen kan være med til at slå på lige fod med de menige: han kan være den ene af de to brikker, både den, der flyttes, og den, der står der i forvejen.
rule-king-armed-no = Kongen kan ikke være med til at slå: han er aldrig den ene af de to brikker.
rule-edge-against-men-never-helps = Brættets kant hjælper aldrig med til at slå en menig.
rule-empty-throne-hostile-to-nobody = Den tomme trone er ikke fjendtlig over for nogen menig.
rule-empty-throne-hostile-to-attackers = Den tomme trone er fjendtlig over for angriberne, men ikke over for forsvarerne.
rule-empty-throne-hostile-to-defenders = Den tomme trone er fjendtlig over for forsvarerne, men ikke over for angriberne.
rule-empty-throne-hostile-to-both = Den tomme trone er fjendtlig over for begge siders menige.
rule-occupied-throne-hostile-to-nobody = Mens kongen står på sin trone, er selve feltet ikke fjendtligt over for nogen menig{ $king-armed ->
        [yes] ; det er kun kongen på det, der tæller.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = Mens kongen står på sin trone, er den fjendtlig over for angriberne, men ikke over for hans egne menige.
rule-occupied-throne-hostile-to-defenders = Mens kongen står på sin trone, er den fjendtlig over for hans egne menige, men ikke over for angriberne.
rule-occupied-throne-hostile-to-both = Mens kongen står på sin trone, er den fjendtlig over for begge siders menige.
rule-corners-hostile-to-nobody = Hjørnefelterne er ikke fjendtlige over for nogen menig.
rule-corners-hostile-to-attackers = Hjørnefelterne er fjendtlige over for angriberne, men ikke over for forsvarerne.
rule-corners-hostile-to-defenders = Hjørnefelterne er fjendtlige over for forsvarerne, men ikke over for angriberne.
rule-corners-hostile-to-both = Hjørnefelterne er fjendtlige over for begge siders menige.
rule-linnaean-capture-none = Linnés slag (af en menig mod tronen, mens dens egen konge står på den) gælder ikke.
rule-linnaean-capture-taken = Når kongen står på sin trone med angribere på tre sider og en af sine menige på den fjerde, slår en angriber den menige mod tronen ved at flytte til feltet lige bag den, set fra tronen.

## How the king is captured

rule-king-in-the-open-four-sides = På et almindeligt felt er kongen fanget, når der står angribere på alle fire sider af ham.
rule-king-in-the-open-two-in-line = På et almindeligt felt fanges kongen på samme måde, som en menig bliver slået: mellem to angribere på hver sin side af ham, og den ene skal netop være flyttet derhen.
rule-king-on-throne-as-in-the-open = På sin trone fanges han på samme måde som på et almindeligt felt.
rule-king-on-throne-four-sides = På sin trone er han fanget, når der står angribere på alle fire sider af ham.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Ved siden af sin tomme trone fanges han som på et almindeligt felt, og tronen tæller som en angriber.
       *[no] Ved siden af sin tomme trone fanges han som på et almindeligt felt; tronen hjælper ikke.
    }
rule-king-beside-throne-throne-is-fourth = Ved siden af sin tomme trone fanges han af angribere på de tre andre sider; tronen tæller som den fjerde.
rule-king-beside-throne-throne-never-helps = { $king-in-the-open ->
        [two-in-line] Ved siden af sin tomme trone fanges han som på et almindeligt felt, mellem to angribere; tronen tæller aldrig som en af dem.
       *[four-sides] Ved siden af sin tomme trone kan han ikke fanges på den måde, for tronen tæller aldrig som en angriber.
    }
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] Ved kanten har han vundet, så der kan han ikke fanges.
       *[corner] { $king-in-the-open ->
            [two-in-line] Ved kanten kan han kun fanges langs kanten; selve kanten tæller aldrig som en angriber.
           *[four-sides] Ved kanten kan han ikke fanges på den måde, for kanten tæller aldrig som en angriber.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] Ved kanten har han vundet, så der kan han ikke fanges.
       *[corner] { $king-in-the-open ->
            [two-in-line] Kanten tæller som en angriber: når kongen står ved kanten, fanger en angriber ham ved at flytte hen foran ham.
           *[four-sides] Ved kanten fanges han af angribere på de tre andre sider; kanten tæller som den fjerde.
        }
    }
rule-king-beside-corner-corner-never-helps = Et hjørnefelt tæller aldrig som en angriber mod kongen.
rule-king-beside-corner-corner-helps = { $king-in-the-open ->
        [two-in-line] Ved siden af et hjørnefelt er én angriber nok, på den modsatte side af kongen; hjørnefeltet tæller som den anden.
       *[four-sides] { $king-at-edge ->
            [edge-is-fourth] Ved siden af et hjørnefelt er to angribere nok; kanten og hjørnefeltet tæller som de to andre.
           *[edge-never-helps] Et hjørnefelt tæller som en angriber mod kongen, når han står ved siden af det.
        }
    }
rule-king-closing-attacker-beside = { $king-in-the-open ->
        [two-in-line] Når han skal lukkes inde på alle sider, er det ligegyldigt, hvilken angriber der kommer sidst, bare den netop er flyttet til et felt ved siden af ham. Hvis kongen selv flytter ind på sådan et sted, er han i sikkerhed, indtil en angriber flytter hen ved siden af ham.
       *[four-sides] Det er ligegyldigt, hvilken angriber der kommer sidst, bare den netop er flyttet til et felt ved siden af ham. Hvis kongen selv flytter til et felt, der er lukket på alle sider, er han i sikkerhed, indtil en angriber flytter hen ved siden af ham.
    }
rule-king-and-defender-not-taken = Kongen fanges ikke ved at blive lukket inde sammen med en af sine menige.
rule-king-and-defender-taken-together = { $pair-enclosure ->
        [immobilized] Kongen er også fanget, når hverken han eller den eneste forsvarer ved siden af ham kan flyttes mere.
       *[exactly-one] Kongen er også fanget, når han og den eneste forsvarer ved siden af ham er lukket inde sammen.
    }
rule-pair-enclosure-exactly-one = Det kræver, at der står præcis én forsvarer ved siden af kongen. Alle andre sider af kongen og af forsvareren skal være lukket af en angriber, af kanten eller af et felt, der tæller som en angriber mod den brik, det ligger ved siden af; og en angriber skal netop være flyttet hen ved siden af en af de to. Forsvareren fjernes kun, hvis trækket i sig selv ville have slået den.
rule-pair-enclosure-immobilized = Det kræver, at der står præcis én forsvarer ved siden af kongen og ingen anden forsvarer ved siden af den brik, og at ingen af de to har et træk tilbage. Kan kongen stadig gå ind på tronen eller et hjørnefelt, eller kan brikken passere den tomme trone, er kongen ikke fanget. En angriber skal netop være flyttet hen ved siden af en af de to eller have taget deres sidste træk fra dem. Brikker, som det samme træk slår, tæller ikke med mere.
rule-house-umstellt = Folderen siger kun, at den anden brik skal være »umstellt« (omringet). Vi forstår det sådan, at den er lukket inde fra alle sider; det er ikke nok, at det samme træk slår den.
rule-house-inmovilizar = Folderen siger kun, at det er nok at »inmovilizar« (låse) de to. Hvilket træk der gør det, at ingen anden forsvarer må stå ved siden af brikken, og at slåede brikker ikke tæller med mere, har vi selv bestemt.
rule-king-first = Hvad et træk slår og fanger, afgøres ud fra stillingen lige efter trækket, før noget fjernes fra brættet{ $pair-enclosure ->
        [immobilized] ; kun om kongen og hans brik stadig kan flyttes, afgøres, når de slåede brikker er væk.
       *[exactly-one] .
    } Hvis trækket fanger kongen, vinder angriberne, uanset hvad det ellers gør.

## Shieldwall, ring and fort

rule-shieldwall-none = Skjoldborg (hvor en hel mur af menige ved kanten bliver slået på én gang) gælder ikke.
# $armed-king is “read” where what an armed king may do here is our reading, which has a line of its own.
rule-shieldwall-taken = Skjoldborg: en ubrudt mur af to eller flere af den ene sides brikker langs en kant mister alle sine menige på én gang, når der står en fjendebrik foran hver brik i muren (på siden mod midten) og ved hver ende af den. { $armed-king ->
        [yes] Kongen kan være en af fjendebrikkerne foran eller ved enden.
        [no] Kongen tæller ikke som fjendebrik her.
       *[read] {""}
    }
rule-house-king-encloses-shieldwall = I en skjoldborg kan kongen være en af fjendebrikkerne foran eller ved enden: folderen skriver »Zabelmann« om dem, og vi regner kongen for en.
rule-shieldwall-closing-end-piece = En skjoldborg kan kun slås med et træk til et af de to felter ved dens ender, ikke med et træk til et felt foran den.
rule-shieldwall-corner-closes-nothing = Et hjørnefelt lukker ikke enden af en skjoldborg: en mur, der når ud til et hjørnefelt, kan ikke slås på den måde.
rule-shieldwall-corner-closes-an-end = Et hjørnefelt kan træde i stedet for brikken ved den ene ende af en skjoldborg.
rule-shieldwall-king-interrupts = Kongen er aldrig en del af en mur af sine menige: muren slutter ved ham, og han tæller ikke med til at lukke den.
rule-shieldwall-king-takes-part = Kongen kan være en del af en mur af sine menige, og så skal der også stå en fjendebrik foran ham. De menige i muren bliver slået, men han selv bliver aldrig fanget på den måde.
rule-encirclement-nothing = Angriberne vinder ikke ved at danne en ring om kongen og alle hans menige.
rule-encirclement-attackers-win = Omringning: angriberne vinder, så snart en ubrudt ring af angribere efter deres træk omslutter kongen og alle hans resterende menige.
rule-ring-one-for-all = Én ring skal omslutte dem alle, og ingen vej inde i den må føre til et felt ved kanten. Den må være lukket diagonalt, og den vinder, selv om et slag stadig kunne bryde den, og selv om forsvarerne ikke har noget lovligt træk tilbage. Menige, der er lukket inde mod kanten, tæller ikke som omringede.
rule-edge-fort-nothing = Forsvarerne vinder ikke ved at danne et fort om deres konge ved kanten.
rule-edge-fort-defenders-win = Kantfort: forsvarerne vinder, så snart kongen efter deres træk står ved kanten inde i et fort af sine menige, som angriberne aldrig kunne bryde, selv hvis de fik lov at trække igen og igen uden svar. Kongen skal have et lovligt træk inde i fortet, og der må ikke stå nogen angriber i det.

## Other ways a game ends

rule-attackers-without-move-lose = Hvis det er angribernes tur, og de ikke har noget lovligt træk, taber de.
rule-attackers-without-move-draw = Hvis det er angribernes tur, og de ikke har noget lovligt træk, ender partiet remis.
rule-defenders-without-move-lose = Hvis det er forsvarernes tur, og de ikke har noget lovligt træk, taber de.
rule-defenders-without-move-draw = Hvis det er forsvarernes tur, og de ikke har noget lovligt træk, ender partiet remis.
rule-repetition-draw = Hvis den samme stilling kommer på brættet for mange gange, ender partiet remis.
rule-repetition-defenders-lose = Endeløs gentagelse er forbudt: hvis den samme stilling kommer på brættet for mange gange, taber forsvarerne, uanset hvilken side der gentager den.
rule-repetition-mover-loses = Hvis den samme stilling kommer på brættet for mange gange, taber den side, der gentog den.
rule-repetition-forbidden = Et træk, der bringer den samme stilling på brættet for mange gange, er ikke tilladt.
rule-repetition-forbidden-to-defenders = Forsvarerne må ikke lave et træk, der bringer den samme stilling på brættet for mange gange; angriberne må gerne gentage stillinger.
rule-repetition-at-counted = Grænsen er nået, når stillingen kommer for { $at ->
        [2] anden gang
        [3] tredje gang
       *[other] { $at }. gang
    }. Startopstillingen tæller som første gang; efter et slag begynder optællingen forfra.
rule-same-position = { $announcement ->
        [none] To stillinger er ens, når de samme brikker står på de samme felter, og det er den samme sides tur.
       *[count] To stillinger er ens, når de samme brikker står på de samme felter, det er den samme sides tur, og kongen må bruge de samme flugtveje.
    }

## Announced escapes

rule-announcement-none = Flugtveje meldes ikke.
rule-announcement-count = Kongen har en flugtvej, når han ad fri bane kunne nå { $goal ->
        [corner] et hjørnefelt
       *[edge] kanten
    } i ét træk. Er der åbne flugtveje efter dit træk som forsvarer, melder du, hvor mange: »{ $one }« for én, »{ $two }« for { $goal ->
        [corner] to.
       *[edge] to eller flere.
    }
rule-announcement-routes = Kongen har en flugtvej, når han ad fri bane kunne nå { $goal ->
        [corner] et hjørnefelt
       *[edge] kanten
    } i ét træk; den har navn efter det felt, hvor den ender. Er der åbne flugtveje efter dit træk som forsvarer, melder du, hvor mange der er og hvilke, ved at nævne dem alle.
rule-announced-with-ply-before = Du melder en flugtvej sammen med det træk, der efterlader den åben, før kongen bruger den.
rule-house-whole-truth = En melding skal være fuldstændig og sand: den gælder alle flugtveje, der er åbne efter dit træk, også dem, der er meldt tidligere. En forkert melding afvises sammen med trækket, og du kan sende et nyt. Når en flugtvej lukkes, gælder meldingen om den ikke længere.
rule-announcement-left-out-closes-the-route = Du kan lade være med at melde. Trækket gælder, og den eneste følge er, at kongen ikke må bruge flugtvejen; du kan stadig melde den med et senere træk, mens den er åben.
rule-unannounced-escape-illegal = Kongen må bruge en flugtvej, der er meldt, eller en, der var lukket efter forsvarernes seneste træk, og som angriberne selv har åbnet. Det er ikke tilladt at slippe ud ad andre flugtveje.

## The hún

rule-dice-none = Hún, kongens terning, bruges ikke.
rule-dice-hun = Spillerne kan aftale at spille med hún, kongens terning. Den har siderne X, I, II og III (0, 1, 2 og 3) og viser, hvor mange felter kongen højst må trække. Forsvareren skal beslutte, om kongen skal trække, før terningen kastes.
rule-house-hun-duty = Når du har kastet, skal du flytte kongen, hvis han har et lovligt træk på højst så mange felter, som kastet viser. Hvis ikke, flytter du en menig, og hvis heller ingen menig kan trække, går turen videre. Uden kast kan du kun flytte menige. Et kast kan ikke fortrydes. Med hún er en flugtvej højst tre felter lang.
rule-house-hun-secret = Klubben beregner sine kast ud fra et hemmeligt tal. Når partiet begynder, offentliggør den et fingeraftryk (en hash) af tallet, og når partiet slutter, selve tallet, så alle kan kontrollere hvert kast. De, der driver klubbens computer, kunne dog regne kastene ud på forhånd: kontrollen (»taflpost verify«) viser, at intet kast er ændret, ikke at ingen har kigget.

## The match

rule-match-one-game = En match er ét parti. Spillerne kan aftale to, hvor de bytter side: en sejr giver 1 point og en remis ½, og den, der har flest point, vinder matchen.
rule-match-two-games-optional = En match er ét parti eller, hvis spillerne aftaler det, to, hvor de bytter side. I en match på to partier giver en sejr 1 point og en remis ½, og den, der har flest point, vinder.
rule-match-two-games = En match er altid to partier, hvor spillerne bytter side. En sejr giver 1 point og en remis ½, og den, der har flest point, vinder matchen.
rule-match-points-more-points-win = Hvis du vinder det ene parti og spiller remis i det andet, vinder du matchen. Hvis det står lige, er matchen remis.
rule-match-tie-break-none = Hvis begge spillere har lige mange point efter to partier, er matchen remis.
rule-match-tie-break-fewer-plies = Hvis spillerne vinder ét parti hver, går matchen til den, der vandt i færrest træk. Hvis det også er lige, eller begge partier endte remis, er matchen remis.
rule-match-tie-break-more-captures = Hvis der er pointlighed efter to partier, går matchen til den, der har slået flest fjendtlige menige i de to partier tilsammen. Hvis det også er lige, er matchen remis.

## How to write a move

write-move = Skriv det felt, brikken står på, og det felt, den skal til: »{ $first }«. Store og små bogstaver, mellemrum og typen af streg er uden betydning.
write-captures = Du behøver ikke at skrive, hvad et træk slår. Hvis du gør det, sætter du et x og feltet efter trækket (»xd5«); så afvises trækket, hvis det ikke slår der.
write-announcement-count = Skriv meldingen efter trækket: »{ $defence } { $one }« eller »{ $defence } { $two }«. Vil du med vilje ikke melde noget, så skriv »stille« i stedet.
write-announcement-routes = Skriv meldingen efter trækket, og nævn alle åbne flugtveje: »{ $defence } { $one }« eller »{ $defence } { $two }«. Vil du med vilje ikke melde noget, så skriv »stille« i stedet.
write-roll = { CLIENT() ->
        [discord] Vil du flytte kongen i et parti med hún, skal du først kaste den: tryk på »{ control-move }«, så får du en knap til at kaste med.
       *[typed] Vil du flytte kongen i et parti med hún, så send først »kast« alene; når du har set, hvad den viser, sender du trækket.
    }

## Examples, each a drawn board below its rule

example-signs = I eksemplerne er brikken i kantede parenteser netop flyttet, fra det felt, der er mærket *, og et lille bogstav er en menig, den har slået. Hvert eksempel viser kun en del af brættet.
example-escape = Eksempel: { $move } fører kongen til { $at ->
        [corner] hjørnefeltet { $goal }
       *[edge] kanten, på { $goal }
    }, og forsvarerne vinder.
example-stopped = { $move } spærrer kongens vej til { $goal }, så han ikke kan slippe ud i næste træk.
example-custodial = Eksempel: { $move } slår brikken på { $captured }, mellem { $between }.
example-safe = Eksempel: { $move } er sikkert, selv om brikken på { $by } nu står mellem to angribere.
example-against-throne = Eksempel: { $move } slår brikken på { $captured }, mellem { $by } og den tomme trone ({ $throne }).
example-against-corner = Eksempel: { $move } slår brikken på { $captured }, mellem { $by } og hjørnefeltet { $corner }.
example-linnaean = Eksempel: { $move } slår brikken på { $captured } mod tronen ({ $throne }), fordi der står angribere på de tre andre sider af kongen.
example-king-four-sides = Eksempel: { $move } fanger kongen på { $king } med angribere på alle fire sider.
example-king-two-in-line = Eksempel: { $move } fanger kongen på { $king }, mellem { $between }.
example-king-beside-throne = Eksempel: { $move } fanger kongen på { $king } med tre angribere omkring ham og den tomme trone ({ $throne }) som fjerde side.
example-king-beside-throne-in-line = Eksempel: { $move } fanger kongen på { $king }, mellem { $between }; den tomme trone ({ $throne }) ved siden af ham ændrer ikke noget.
example-king-at-edge = Eksempel: { $move } fanger kongen på { $king } med tre angribere omkring ham og kanten som fjerde side.
example-king-along-edge = Eksempel: { $move } fanger kongen på { $king }, mellem { $between }, langs kanten.
example-king-beside-corner = Eksempel: { $move } fanger kongen på { $king }; hjørnefeltet { $corner } lukker siden over for { $by }.
example-pair = Eksempel: { $move } fanger kongen på { $king }, som er lukket inde sammen med sin menige på { $man }.
example-shieldwall = Eksempel: { $move } lukker den anden ende af muren og slår brikkerne på { $captured }.
example-shieldwall-corner = Eksempel: { $move } slår brikkerne på { $captured }; hjørnefeltet { $corner } lukker den anden ende af deres mur.
example-shieldwall-king = Eksempel: { $move } slår brikkerne på { $captured }; kongen på { $king } bliver stående.
example-encirclement = Eksempel: { $move } lukker ringen om kongen og alle hans menige, og angriberne vinder.
example-edge-fort = Eksempel: { $move } gør fortet om kongen på { $king } færdigt, og forsvarerne vinder.
example-announcement = Eksempel: efter { $move } kunne kongen nå { $goal } med sit næste træk, så forsvareren skriver »{ $move } { $said }«.
example-opened-route = Eksempel: { $move } åbner vejen til { $goal } for kongen. Angriberne har selv åbnet den, så kongen må gå dertil med sit næste træk, selv om intet er meldt.

## Lessons
# $side is that of the reader.
lesson-title = Lektion { $number } af { $of }: { $ruleset }
lesson-how = Hver lektion er en stilling, hvor du skal gøre én ting. Send linjen under brættet, eller den samme med dit eget træk. X er angriberne, O forsvarerne, K er kongen.
lesson-side = { $side ->
        [attackers] Du spiller angriberne.
       *[defenders] Du spiller forsvarerne.
    }
lesson-move = Træk med en af dine brikker.
lesson-capture = { $count ->
        [one] Slå brikken på { $on }.
       *[other] Slå brikkerne på { $on }.
    }
lesson-safe = Ryk din brik til { $to }, mellem to fjender.
lesson-safe-why = Den bliver stående: en brik, der selv rykker ind mellem to fjender, er sikker, for kun den side, der trækker, slår.
lesson-stop = Kongen kan slippe ud i næste træk. Stop ham.
lesson-announce = Åbn en flugtvej for kongen, og meld den.
lesson-king = Slå kongen.
lesson-ring = Luk ringen om kongen og alle hans brikker.
lesson-fort = Gør fæstningen ved kanten færdig, med kongen indeni.
lesson-escape = Lad kongen slippe ud: du vinder, så snart han er fremme.
lesson-right = Sådan.
lesson-wrong = Ikke helt.
lesson-over = Det var den sidste lektion for { $ruleset }. Du kan nok til at spille.
