# Taflpost in Danish.
#
# "træk" is both move and ply; it is always one side's. "brik" is any piece; "menig" (the
# leaflet's "menige brikker") is a man, wherever the king must be told apart. Men are
# slået, the king is fanget. REGLER stands for RULESET, because REGELSÆT would not be read
# as a ruleset's id. The row of a shieldwall is a "mur", because "række" is a rank.

### Lists

list-more = { $items }, { $item }
list-last = { $items } og { $item }
list-or = { $items } eller { $item }

### Boards

legend-attackers = { $sign } angribere ({ $colour ->
        [dark] mørke
       *[light] lyse
    })
legend-defenders = { $sign } forsvarere ({ $colour ->
        [dark] mørke
       *[light] lyse
    })
legend-king = { $sign } konge
legend-throne = { $sign } trone
legend-corner = { $sign } hjørnefelt
legend-last-move = seneste træk fra { $left } til { $moved }
emoji-too-large = Et bræt på { $size }×{ $size } felter er for stort til emoji, som højst rækker til { $most }×{ $most }. Bed om tekstbrættet eller billedet i stedet.

## The position in words, for those who hear it

prose-over = { $winner ->
        [attackers] Partiet er slut, og angriberne har vundet.
        [defenders] Partiet er slut, og forsvarerne har vundet.
       *[nobody] { $by ->
            [closing] Partiet er slut uden resultat.
           *[result] Partiet er slut og endte remis.
        }
    }
prose-moved = Seneste træk: { $side ->
        [attackers] angriberne
       *[defenders] forsvarerne
    } fra { $from } til { $to }.
prose-captured = Seneste træk: { $side ->
        [attackers] angriberne
       *[defenders] forsvarerne
    } fra { $from } til { $to }; { $count ->
        [one] brikken på { $taken } blev slået.
       *[other] brikkerne på { $taken } blev slået.
    }
prose-king = { $place ->
        [throne] Kongen står på tronen, { $king }.
        [corner] Kongen står på hjørnefeltet { $king }.
        [edge] Kongen står på { $king }, ved kanten.
       *[field] Kongen står på { $king }.
    }
prose-open = { $count ->
        [0] Ingen flugtvej er åben.
        [one] Én flugtvej er åben: til { $routes }.
        [2] To flugtveje er åbne: til { $routes }.
       *[other] { $count } flugtveje er åbne: til { $routes }.
    }
prose-announced = { $count ->
        [0] Ingen flugtvej er meldt.
        [one] Én flugtvej er meldt: til { $routes }.
        [2] To flugtveje er meldt: til { $routes }.
       *[other] { $count } flugtveje er meldt: til { $routes }.
    }
prose-silent = Kun du får det at vide: { $count ->
        [one] én flugtvej er åben og ikke meldt, til { $routes }.
        [2] to flugtveje er åbne og ikke meldt, til { $routes }.
       *[other] { $count } flugtveje er åbne og ikke meldt, til { $routes }.
    }
prose-usable = Kun du får det at vide: kongen kan slippe ud nu, til { $routes }.
prose-men = { $side ->
        [attackers] { $count ->
            [one] { $count } angriber:
           *[other] { $count } angribere:
        }
       *[defenders] { $count ->
            [one] { $count } forsvarer:
           *[other] { $count } forsvarere:
        }
    }
prose-no-men = { $side ->
        [attackers] Der er ingen angribere tilbage.
       *[defenders] Kongen har ingen forsvarere tilbage.
    }
prose-rank = Række { $rank }: { $files }.
prose-brief-men = { $side ->
        [attackers] Angribere på { $ranks }.
       *[defenders] Forsvarere på { $ranks }.
    }
prose-brief-rank = række { $rank }: { $files }
prose-brief-more = { $items }; { $item }
prose-crowded = { $attackers } angribere og { $defenders } forsvarere står på brættet, for mange til at nævne her; brættet i ord nævner dem alle.

### What a ply did

ply-rolled = Forsvarerne kastede { $roll } for kongen.
ply-passed = { $side ->
        [attackers] Angriberne
       *[defenders] Forsvarerne
    } havde intet træk og måtte stå over.
ply-moved = { $side ->
        [attackers] Angriberne
       *[defenders] Forsvarerne
    } spillede { $move }.
ply-captured = { $side ->
        [attackers] Angriberne
       *[defenders] Forsvarerne
    } spillede { $move } og slog { $count ->
        [one] brikken
       *[other] brikkerne
    } på { $taken }.
ply-announced = De meldte { $count ->
        [one] én flugtvej
        [2] to flugtveje
       *[other] { $count } flugtveje
    }: »{ $words }«.

standing-to-move = { $side ->
        [attackers] Angriberne
       *[defenders] Forsvarerne
    } har turen.
standing-repeated-draw = Denne stilling er forekommet { $count } gange; forekommer den én gang til, ender partiet remis.
standing-repeated-defenders-lose = Denne stilling er forekommet { $count } gange; forekommer den én gang til, taber forsvarerne, uanset hvem der gentager den.
standing-repeated-mover-loses = Denne stilling er forekommet { $count } gange; den, der frembringer den én gang til, taber.
standing-repeated-forbidden = Denne stilling er forekommet { $count } gange; et træk, der frembringer den én gang til, er ikke tilladt.
standing-announced = Meldt: { $routes }.

### Why a man was captured

capture-custodial = Brikken på { $man } blev slået mellem { $by } og { $anvil }.
capture-against-throne = Brikken på { $man } blev slået mellem { $by } og tronen ({ $throne }).
capture-against-corner = Brikken på { $man } blev slået mellem { $by } og hjørnefeltet { $corner }.
capture-linnaean = Brikken på { $man } blev slået fra { $by } mod tronen, fordi der står angribere på de tre andre sider af kongen på { $throne }.
capture-shieldwall = Brikkerne på { $men } blev slået på én gang: deres skjoldborg ved kanten blev lukket fra { $by }.

### How a game ended

ending-king-four-sides = Angriberne vinder: kongen blev fanget på { $king } med angribere på alle fire sider.
ending-king-three-and-throne = Angriberne vinder: kongen blev fanget på { $king } af tre angribere med den tomme trone ({ $throne }) som fjerde side.
ending-king-at-edge = Angriberne vinder: kongen blev fanget på { $king } med kanten som fjerde side.
ending-king-at-edge-and-corner = Angriberne vinder: kongen blev fanget på { $king } af to angribere, mens kanten og hjørnefeltet { $corner } lukkede de to andre sider.
ending-king-two-in-line = Angriberne vinder: kongen blev fanget på { $king } mellem to angribere på hver sin side.
ending-king-against-square = Angriberne vinder: kongen blev fanget på { $king } mellem en angriber og { $what ->
        [corner] hjørnefeltet { $square }
       *[throne] den tomme trone ({ $square })
    }.
ending-king-with-defender = Angriberne vinder: kongen blev fanget på { $king }, lukket inde sammen med den eneste forsvarer ved siden af ham, på { $man }.
ending-escape = Forsvarerne vinder: kongen slap ud til { $at ->
        [corner] hjørnefeltet { $goal }
       *[edge] kanten, på { $goal }
    }.
ending-encirclement = Angriberne vinder ved omringning: én ring slutter om kongen og alle hans menige.
ending-edge-fort = Forsvarerne vinder med et kantfort: på { $king } er kongen i sikkerhed for altid.
ending-immobile = { $winner ->
        [attackers] Angriberne vinder: forsvarerne havde turen, men intet lovligt træk.
        [defenders] Forsvarerne vinder: angriberne havde turen, men intet lovligt træk.
       *[nobody] Partiet er remis: { $side ->
            [attackers] angriberne
           *[defenders] forsvarerne
        } havde turen, men intet lovligt træk.
    }
ending-repetition-draw = Partiet er remis ved gentagelse: stillingen forekom { $count } gange.
ending-repetition-defenders-lose = Angriberne vinder ved gentagelse: stillingen forekom { $count } gange, og efter disse regler taber forsvarerne, uanset hvem der gentog den.
ending-repetition-mover-loses = { $winner ->
        [attackers] Angriberne vinder ved gentagelse: forsvarernes træk fik stillingen til at forekomme { $count } gange, og efter disse regler taber den, der gør det.
       *[defenders] Forsvarerne vinder ved gentagelse: angribernes træk fik stillingen til at forekomme { $count } gange, og efter disse regler taber den, der gør det.
    }
ending-repetition-forbidden = Partiet sluttede, fordi stillingen forekom { $count } gange, hvilket disse regler forbyder.

### Refusals: what happened, why, and what to do instead

did-you-mean = Mente du { $move }?
from-here = { $count ->
        [0] Brikken på { $from } kan ikke trække nu; vælg en anden.
       *[other] Fra { $from } kan du nå { $targets }.
    }

## The text

refusal-unreadable-empty = Der er intet træk i din tekst. Skriv det felt, brikken skal fra, og det felt, den skal til, f.eks. { $example }.
refusal-unreadable-square-missing = Der mangler et felt. Et træk er det felt, brikken skal fra, og det felt, den skal til, f.eks. { $example }.
refusal-unreadable-not-a-square = »{ $text }« er ikke et felt. Et træk er det felt, brikken skal fra, og det felt, den skal til, f.eks. { $example }.
refusal-unreadable-capture-for-move = Et x betyder slag og står efter trækket. Mente du et træk, så skriv { $move }; hvad det slår, behøver du ikke at skrive.
refusal-unreadable-unknown-piece = »{ $text }« i begyndelsen er ikke bogstavet for en brik: K er kongen og T en menig. Trækket alene er nok: det felt, brikken skal fra, og det felt, den skal til, f.eks. { $example }.
refusal-unreadable-not-a-roll = { $text ->
        [nothing] Efter »kast« skal der stå, hvad húnen viste, 0, 1, 2 eller 3, og så trækket.
       *[other] »{ $text }« er ikke et kast: húnen viser 0, 1, 2 eller 3.
    } Et eksempel er »kast 2 { $example }«.
refusal-unreadable-unknown-words = »{ $text }« efter trækket blev ikke forstået. Der kan kun stå, hvad trækket slår, f.eks. xd5, og det kan udelades.
refusal-unreadable-unknown-words-count = »{ $text }« efter trækket blev ikke forstået. Der kan kun stå, hvad trækket slår, og en melding: »{ $one }« for én åben flugtvej, »{ $two }« for to, eller »stille«.
refusal-unreadable-unknown-words-routes = »{ $text }« efter trækket blev ikke forstået. Der kan kun stå, hvad trækket slår, og en melding, der nævner de åbne flugtveje, f.eks. »{ $one }«, eller »stille«.

## The turn and the piece

refusal-game-over = Partiet er slut, så der kan ikke trækkes. { $ending }
refusal-wrong-number = Du gav dit træk nummer { $number }, men nu skal { $due }. træk spilles. Se på brættet igen; vil du stadig spille trækket, så send det med nummer { $due } eller uden nummer.
refusal-off-board = Feltet { $square } findes ikke på dette bræt: linjerne går fra a til { $file } og rækkerne fra 1 til { $size }.
refusal-no-piece = Der står ingen brik på { $from }. Begynd med et felt, hvor en af dine brikker står.
refusal-not-your-piece = Brikken på { $from } er ikke din: det er { $side ->
        [attackers] angribernes
       *[defenders] forsvarernes
    } tur. Begynd med et felt, hvor en af dine egne brikker står.
refusal-wrong-piece = { $stands ->
        [king] Du skrev T for en menig, men på { $from } står kongen. Vil du flytte ham, så send trækket med K eller uden bogstav.
       *[man] Du skrev K for kongen, men på { $from } står en menig; kongen står på { $king }. Vil du flytte den menige, så send trækket uden bogstavet.
    }

## The way

refusal-same-square = Brikken står allerede på { $square }, og et træk skal føre til et andet felt.
refusal-not-in-line = { $move } er ikke muligt: brikkerne trækker lige ud langs en række eller en linje.
refusal-blocked = { $move } er ikke muligt: { $piece ->
        [attackers] der står en angriber på { $by }.
        [defenders] der står en forsvarer på { $by }.
       *[king] kongen står på { $by }.
    }
refusal-throne-not-passable = { $move } er ikke muligt: efter disse regler må kun kongen passere tronen ({ $throne }).
refusal-throne-reserved = { $move } er ikke muligt: { $to } er tronen, hvor kun kongen må stå.
refusal-corner-reserved = { $move } er ikke muligt: { $to } er et hjørnefelt, hvor kun kongen må stå.
refusal-too-far = { $move } er ikke muligt: efter disse regler trækker { $piece ->
        [king] kongen
       *[man] en menig
    } { $most ->
        [one] kun ét felt
       *[other] højst { $most } felter
    } ad gangen.

## Captures and repetition

refusal-claim-not-taken = { $move } slår ikke noget på { $square }, som du ellers skrev. { $count ->
        [0] Trækket slår intet.
        [one] Trækket slår brikken på { $taken }.
       *[other] Trækket slår brikkerne på { $taken }.
    } Det blev ikke udført; vil du stadig spille det, så send { $move } alene.
refusal-would-repeat = { $move } er ikke muligt: stillingen ville forekomme for { $count ->
        [2] anden gang
        [3] tredje gang
       *[other] { $count }. gang
    }, og det forbyder disse regler. Spil et andet træk.

## Announcements

refusal-silent-route = Flugtvejen til { $goal } var åben efter dit seneste træk og blev ikke meldt, så kongen må ikke bruge den endnu. Meld den med et hvilket som helst træk, mens den stadig er åben (»{ $one }«, hvis den så er den eneste åbne flugtvej, »{ $two }«, hvis der er to), og brug den med trækket derefter.
refusal-silent-route-named = Flugtvejen til { $goal } var åben efter dit seneste træk og blev ikke meldt, så kongen må ikke bruge den endnu. Meld den med et hvilket som helst træk, mens den stadig er åben (»{ $words }«, sammen med alle andre åbne flugtveje), og brug den med trækket derefter.
refusal-no-announcements = Flugtveje meldes ikke i { $ruleset }. Send trækket igen uden meldingen.
refusal-attackers-announce-nothing = Det er kun forsvarerne, der melder flugtveje. Send trækket igen uden meldingen.
refusal-nothing-to-announce = Efter det træk er ingen flugtvej åben, så der er intet at melde. Send trækket igen uden meldingen.
refusal-wrong-count = Efter det træk er { $count ->
        [one] én flugtvej åben: { $open }.
       *[other] disse flugtveje åbne: { $open }.
    } Send trækket igen med »{ $words }« eller med »stille«, hvis du ikke vil melde noget.
refusal-wrong-routes = Du meldte { $named }, men efter det træk er { $count ->
        [one] den eneste åbne flugtvej { $open }.
       *[other] de åbne flugtveje { $open }.
    } Send trækket igen med »{ $words }« eller med »stille«, hvis du ikke vil melde noget.
refusal-routes-must-be-named = Efter disse regler meldes flugtvejene ved navn. Efter det træk er { $count ->
        [one] én åben: { $open }.
       *[other] disse åbne: { $open }.
    } Send trækket igen med »{ $words }« eller med »stille«, hvis du ikke vil melde noget.
refusal-announce-or-silent = Trækket er ikke udført endnu, for efter det er { $count ->
        [one] flugtvejen til { $open } åben og ikke meldt.
       *[other] flugtvejene til { $open } åbne og ikke alle meldt.
    } Send trækket igen med »{ $words }« eller med »stille«, hvis du ikke vil melde noget.

## The hún

refusal-no-dice = Dette parti spilles uden hún. Send trækket igen uden kast.
refusal-attackers-do-not-roll = Húnen kastes for kongen, så det er kun forsvarerne, der kaster. Send et træk uden kast.
refusal-roll-first = Kongen trækker først efter et kast. Kast, se, hvad húnen viser, og send så hans træk; eller flyt en menig uden kast.
refusal-already-rolled = Du har kastet { $roll } i denne tur; et kast kan hverken gøres om eller kaldes tilbage. Send dit træk.
refusal-king-must-move = Du kastede { $roll }, og kongen kan trække inden for det, så det er ham, der skal trække.
refusal-beyond-roll = Du kastede { $roll }, så kongen { $roll ->
        [0] må ikke trække i denne tur.
        [one] må højst trække ét felt.
       *[other] må højst trække { $roll } felter.
    }
refusal-not-the-roll = Húnen viste { $roll }, ikke det, du skrev. Send trækket igen med »kast { $roll }« eller uden kast.
refusal-cannot-pass = Du kan kun stå over, hvis et kast har efterladt dig helt uden træk. Spil et træk.

### Rule sheets

sheet-version = Regelsættet { $id }, version { $version }
sheet-source = Kilde: { $source }

section-board = Brættet og målet
section-movement = Sådan trækker brikkerne
section-throne = Trone og hjørnefelter
section-captures = Sådan slås de menige
section-king = Sådan fanges kongen
section-walls = Skjoldborg, ring og fort
section-end = Andre måder, partiet kan slutte på
section-announcements = Meldte flugtveje
section-dice = Húnen
section-match = Matchen
section-not-played = Det spilles ikke her
section-writing = Sådan skrives et træk

tag-chosen = [husets tolkning]
tag-deduced = [udledt]
note-chosen = [husets tolkning] Kilden siger intet om dette eller modsiger sig selv; huset har valgt, så der i hvert parti kun gælder én regel.
note-deduced = [udledt] Kilden siger det ikke selv, men det følger af to ting, som den siger.

## The board and the aim

rule-board-size-as-drawn = Brættet har { $size }×{ $size } felter. Linjerne hedder a til { $last-file } fra venstre, rækkerne 1 til { $size } nedefra.
rule-men-as-drawn = Der er { $attackers } angribere på den ene side og { $defenders } forsvarere og deres konge på den anden. Alle brikker undtagen kongen kaldes menige.
rule-start-as-drawn = Brikkerne stilles op som vist ovenfor, kongen på { $king-square }.
rule-colours-dark-attack = Angriberne er mørke, forsvarerne lyse.
rule-colours-light-attack = Angriberne er lyse, forsvarerne mørke.
rule-goal-corner = Forsvarerne vinder, så snart deres konge står på et hjørnefelt. Angriberne vinder ved at fange ham.
rule-goal-edge = Forsvarerne vinder, så snart deres konge står på et hvilket som helst felt ved kanten, det vil sige på de yderste linjer og rækker. Angriberne vinder ved at fange ham.

## How pieces move

rule-first-move-attackers = Angriberne begynder. Derefter skiftes siderne til at flytte, én brik ad gangen; hver flytning tæller som ét træk.
rule-first-move-defenders = Forsvarerne begynder. Derefter skiftes siderne til at flytte, én brik ad gangen; hver flytning tæller som ét træk.
rule-men-move-any-distance = En menig trækker som tårnet i skak: langs en række eller en linje, kort eller langt, som man har lyst, så langt der er fri bane, men aldrig diagonalt og aldrig forbi en anden brik.
rule-men-move-one-square = En menig trækker ét felt langs en række eller en linje, aldrig diagonalt og kun til et tomt felt.
rule-king-moves-any-distance = Kongen trækker langs en række eller en linje, kort eller langt, som man har lyst, så langt der er fri bane, men aldrig diagonalt og aldrig forbi en anden brik.
rule-king-moves-one-square = Kongen trækker ét felt langs en række eller en linje, aldrig diagonalt og kun til et tomt felt.
rule-passing-never = Du skal trække, når du har turen; du må ikke vælge at stå over.

## Throne and corners

rule-throne-king-only = Midterfeltet, { $throne-square }, er tronen. Kun kongen må stå der; han må forlade den og vende tilbage til den.
rule-throne-ordinary = Der er ingen trone: midterfeltet er et felt som alle andre.
rule-throne-passing-everybody = { $men-move ->
        [one-square] Ingen regel forhindrer en menig i at passere den tomme trone, men ingen menig trækker langt nok.
       *[any-distance] Alle brikker må passere tronen, når den er tom.
    }
rule-throne-passing-king-only = Menige må ikke passere tronen, heller ikke når den er tom; det må kun kongen.
rule-corners-king-only = Kun kongen må stå på de fire hjørnefelter, { $corner-squares }.
rule-corner-guard-from-beside = Menige bevogter et hjørnefelt ved at stå ved siden af det eller på vejen til det, aldrig på det.
rule-corners-ordinary = De fire hjørnefelter er felter ved kanten som alle andre.

## How men are captured

rule-custodial = Du slår en fjendtlig menig ved at flytte en brik, så den menige klemmes inde mellem to af dine brikker, på hver sin side af den i samme række eller linje. Den slåede menige fjernes fra brættet. Et felt kaldes fjendtligt over for en menig, hvis det tæller som en fjendebrik, når den menige står ved siden af det.
rule-capture-closing-mover = Kun den brik, der netop er flyttet, slår, og den skal selv være den ene af de to. En menig, der selv rykker ind mellem to fjendebrikker, er i sikkerhed der.
rule-capture-line-never-diagonal = Menige slås aldrig diagonalt.
rule-several = Ét træk kan slå menige på op til tre sider af den brik, der blev flyttet.
rule-captures-always-taken = Der er ikke slagtvang, men det, dit træk klemmer inde, slås altid.
rule-king-armed-yes = Kongen slår på lige fod med de menige: han tæller som den ene af de to, hvad enten han selv trækker eller bliver stående.
rule-king-armed-no = Kongen deltager ikke i slag: han tæller aldrig som den ene af de to.
rule-edge-against-men-never-helps = Brættets kant hjælper aldrig med til at slå en menig.
rule-empty-throne-hostile-to-nobody = Den tomme trone er ikke fjendtlig over for nogen menig.
rule-empty-throne-hostile-to-attackers = Den tomme trone er fjendtlig over for angriberne, ikke over for forsvarerne.
rule-empty-throne-hostile-to-defenders = Den tomme trone er fjendtlig over for forsvarerne, ikke over for angriberne.
rule-empty-throne-hostile-to-both = Den tomme trone er fjendtlig over for begge siders menige.
rule-occupied-throne-hostile-to-nobody = Mens kongen står på sin trone, er selve feltet ikke fjendtligt over for nogen menig{ $king-armed ->
        [yes] ; det er kongen, der tæller.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = Mens kongen står på sin trone, er den fjendtlig over for angriberne, ikke over for hans egne menige.
rule-occupied-throne-hostile-to-defenders = Mens kongen står på sin trone, er den fjendtlig over for hans egne menige, ikke over for angriberne.
rule-occupied-throne-hostile-to-both = Mens kongen står på sin trone, er den fjendtlig over for begge siders menige.
rule-corners-hostile-to-nobody = Hjørnefelterne er ikke fjendtlige over for nogen menig.
rule-corners-hostile-to-attackers = Hjørnefelterne er fjendtlige over for angriberne, ikke over for forsvarerne.
rule-corners-hostile-to-defenders = Hjørnefelterne er fjendtlige over for forsvarerne, ikke over for angriberne.
rule-corners-hostile-to-both = Hjørnefelterne er fjendtlige over for begge siders menige.
rule-linnaean-capture-none = Linnés slag, hvor en af kongens menige slås mod tronen, mens kongen selv står på den, spilles ikke.
rule-linnaean-capture-taken = Står kongen på sin trone med angribere på tre sider og en af sine menige på den fjerde, slår en angriber den menige mod tronen ved at flytte til feltet på den side af den menige, der vender væk fra tronen.

## How the king is captured

rule-king-in-the-open-four-sides = På et almindeligt felt fanges kongen af angribere på alle fire sider.
rule-king-in-the-open-two-in-line = På et almindeligt felt fanges kongen på samme måde, som en menig slås: mellem to angribere på modsatte sider af ham, hvoraf den ene netop er flyttet derhen.
rule-king-on-throne-as-in-the-open = På sin trone fanges han som på et almindeligt felt.
rule-king-on-throne-four-sides = På sin trone fanges han af angribere på alle fire sider.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Ved siden af sin tomme trone fanges han som på et almindeligt felt, og tronen tæller som en angriber.
       *[no] Ved siden af sin tomme trone fanges han som på et almindeligt felt; tronen hjælper ikke.
    }
rule-king-beside-throne-throne-is-fourth = Ved siden af sin tomme trone fanges han af angribere på de tre andre sider; tronen tæller som den fjerde.
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] Ved kanten har han vundet, så der kan han ikke fanges.
       *[corner] { $king-in-the-open ->
            [two-in-line] Ved kanten fanges han kun langs kanten; selve kanten tæller aldrig som en angriber.
           *[four-sides] Ved kanten kan han ikke fanges sådan, for der kan højst stå angribere på tre sider af ham, og kanten tæller aldrig som en angriber.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] Ved kanten har han vundet, så der kan han ikke fanges.
       *[corner] { $king-in-the-open ->
            [two-in-line] Kanten tæller som en angriber: ved kanten fanges han af en angriber, der flytter hen foran ham.
           *[four-sides] Ved kanten fanges han af angribere på de tre andre sider; kanten tæller som den fjerde.
        }
    }
rule-king-beside-corner-corner-never-helps = Et hjørnefelt tæller aldrig som en angriber mod kongen.
rule-king-beside-corner-corner-helps = { $king-in-the-open ->
        [two-in-line] Ved siden af et hjørnefelt er én angriber nok, på den side af ham, der vender væk fra hjørnefeltet; hjørnefeltet tæller som den anden.
       *[four-sides] { $king-at-edge ->
            [edge-is-fourth] Ved siden af et hjørnefelt er to angribere nok; kanten og hjørnefeltet tæller som de to andre.
           *[edge-never-helps] Et hjørnefelt tæller som en angriber mod kongen, når han står ved siden af det.
        }
    }
rule-king-closing-attacker-beside = { $king-in-the-open ->
        [two-in-line] Hvor han skal lukkes inde på alle sider, er det ligegyldigt, hvilken angriber der kommer sidst, men kongen fanges først, når en af dem flytter til et felt ved siden af ham: en konge, der selv flytter ind på et sådant sted, er i sikkerhed indtil da.
       *[four-sides] Det er ligegyldigt, hvilken angriber der kommer sidst, men kongen fanges først, når en af dem flytter til et felt ved siden af ham: en konge, der selv flytter ind på et sted, hvor han er lukket inde på alle sider, er i sikkerhed indtil da.
    }
rule-king-and-defender-not-taken = Kongen fanges ikke ved, at han og en af hans menige lukkes inde sammen.
rule-king-and-defender-taken-together = Kongen fanges også, når han og den eneste forsvarer ved siden af ham lukkes inde sammen.
rule-pair-enclosure-exactly-one = Dertil kræves, at præcis én forsvarer står ved siden af kongen; at der på alle andre sider af både kongen og forsvareren er en angriber, kanten eller et felt, der tæller som en angriber mod den af de to, det støder op til; og at en angriber netop er flyttet til et felt ved siden af en af de to. Forsvareren fjernes kun, hvis trækket også slår den for sig alene.
rule-king-first = Alt, hvad et træk slår og fanger, afgøres på brættet, som det ser ud efter trækket, før nogen menig fjernes. Fanger trækket kongen, har angriberne vundet, uanset hvad det ellers gør.

## Shieldwall, ring and fort

rule-shieldwall-none = Der spilles ikke med skjoldborg, hvor en hel mur af menige ved kanten slås på én gang.
rule-shieldwall-taken = Skjoldborg: en ubrudt mur af to eller flere af den ene sides brikker langs en kant mister alle sine menige på én gang, når der står en fjendebrik foran hver brik i muren, på siden mod midten, og en fjendebrik for hver ende af muren. { $king-armed ->
        [yes] Kongen kan være en af fjendebrikkerne foran eller for enden.
       *[no] Kongen tæller ikke som fjendebrik her.
    }
rule-shieldwall-closing-end-piece = En skjoldborg slås kun med et træk til et af de to felter for enderne, ikke med et træk til forsiden.
rule-shieldwall-corner-closes-nothing = Et hjørnefelt lukker ingen ende af en skjoldborg: en mur, der når helt hen til hjørnefeltet, kan ikke slås på den måde.
rule-shieldwall-corner-closes-an-end = Et hjørnefelt kan lukke den ene ende af en skjoldborg i stedet for en brik.
rule-shieldwall-king-interrupts = Kongen er aldrig en del af en mur af sine menige: den slutter ved ham, og han lukker ingen ende af den.
rule-shieldwall-king-takes-part = Kongen kan være en del af en mur af sine menige, og så kræves der også en fjendebrik foran ham. Hans menige i muren slås, men han selv fanges aldrig på den måde.
rule-encirclement-nothing = En ring af angribere om kongen og alle hans menige vinder ikke.
rule-encirclement-attackers-win = Omringning: angriberne vinder, så snart der efter deres træk er sluttet en ubrudt ring af angribere om kongen og alle hans tilbageværende menige.
rule-ring-one-for-all = Én ring skal omslutte dem alle, og ingen vej inde i den må føre til et felt ved kanten. Den må være lukket diagonalt, og den vinder, selv om et slag endnu kunne bryde den. Om der er en ring, afgøres, før det undersøges, om den anden side kan trække; menige, der er lukket inde mod kanten, er ikke i nogen ring.
rule-edge-fort-nothing = Et fort af forsvarere om deres konge ved kanten vinder ikke.
rule-edge-fort-defenders-win = Kantfort: forsvarerne vinder, så snart kongen efter deres træk står ved kanten inde i et fort af sine menige, som angriberne aldrig kunne bryde, selv hvis de alene blev ved med at trække. Kongen skal have et lovligt træk inde i fortet, og der må ikke være nogen angriber derinde.

## Other ways a game ends

rule-attackers-without-move-lose = Har angriberne turen, men intet lovligt træk, taber de.
rule-attackers-without-move-draw = Har angriberne turen, men intet lovligt træk, ender partiet remis.
rule-defenders-without-move-lose = Har forsvarerne turen, men intet lovligt træk, taber de.
rule-defenders-without-move-draw = Har forsvarerne turen, men intet lovligt træk, ender partiet remis.
rule-repetition-draw = Forekommer den samme stilling for ofte, ender partiet remis.
rule-repetition-defenders-lose = Endeløs gentagelse er forbudt: forekommer den samme stilling for ofte, taber forsvarerne, uanset hvilken side der gentager den.
rule-repetition-mover-loses = Forekommer den samme stilling for ofte, taber den side, hvis træk frembragte den.
rule-repetition-forbidden = Et træk, der ville frembringe den samme stilling for ofte, er ulovligt.
rule-repetition-at-counted = En stilling er forekommet for ofte, når den forekommer for { $at ->
        [2] anden gang
        [3] tredje gang
       *[other] { $at }. gang
    }. Startopstillingen tæller som første gang; efter et slag begynder tællingen forfra.
rule-same-position = { $announcement ->
        [none] To stillinger er ens, når de samme brikker står på de samme felter, og den samme side har turen.
       *[count] To stillinger er ens, når de samme brikker står på de samme felter, den samme side har turen, og kongen frit kan bruge de samme flugtveje.
    }

## Announced escapes

rule-announcement-none = Flugtveje meldes ikke.
rule-announcement-count = Kongen har en flugtvej, når han over tomme felter kan nå { $goal ->
        [corner] et hjørnefelt
       *[edge] kanten
    } i ét træk. Efterlader dit træk som forsvarer åbne flugtveje, melder du, hvor mange: »{ $one }« for én, »{ $two }« for { $goal ->
        [corner] to.
       *[edge] to eller flere.
    }
rule-announcement-routes = Kongen har en flugtvej, når han over tomme felter kan nå { $goal ->
        [corner] et hjørnefelt
       *[edge] kanten
    } i ét træk; den får navn efter det felt, hvor den ender. Efterlader dit træk som forsvarer åbne flugtveje, melder du, hvor mange der er og hvilke, ved at nævne dem alle.
rule-announced-with-ply-before = Meldingen gives sammen med det træk, der efterlader flugtvejen åben, før kongen bruger den.
rule-house-whole-truth = En melding skal være den fulde sandhed: den angiver alle flugtveje, der er åbne efter dit træk, også dem, der er meldt tidligere. En falsk melding afvises sammen med trækket, og du kan sende et nyt. En flugtvej, der lukkes, mister sin melding.
rule-announcement-left-out-closes-the-route = Du kan udelade en melding. Trækket gælder, og den eneste følge er, at kongen ikke må bruge flugtvejen; du kan stadig melde den med et senere træk, mens den er åben.
rule-unannounced-escape-illegal = Kongen må bruge en flugtvej, der er meldt, eller en, der var lukket efter forsvarernes seneste træk, og som angriberne selv har åbnet. Et træk ad enhver anden flugtvej er ulovligt.

## The hún

rule-dice-none = Der spilles ikke med hún, kongens terning.
rule-dice-hun = Spillerne kan aftale at spille med hún, en terning med siderne 0, 1, 2 og 3. Den viser, hvor mange felter kongen højst må trække, og forsvareren skal sige før kastet, at det er kongen, der skal trække.
rule-house-hun-duty = Den, der har kastet, skal flytte kongen, hvis kongen har et lovligt træk inden for kastet; ellers flyttes en menig, og kan heller ingen menig trække, går turen videre. Uden kast må kun menige trække. Et kast kan ikke kaldes tilbage. En flugtvej er her på højst tre felter.
rule-house-hun-secret = Klubben kaster húnen ud fra en hemmelighed. Den offentliggør et segl for hemmeligheden, når partiet begynder, og hemmeligheden selv, når det slutter, så enhver kan efterprøve hvert kast. De, der driver klubbens maskine, kunne dog beregne kastene på forhånd: efterprøvningen (»taflpost verify«) viser, at intet kast er ændret, ikke at ingen har kigget.

## The match

rule-match-one-game = En match er ét parti. Spillerne kan aftale to, hvor de bytter side: en sejr tæller 1 og en remis ½, og den, der har flest point, vinder.
rule-match-two-games-optional = En match er ét parti eller efter aftale to, hvor spillerne bytter side. I to partier tæller en sejr 1 og en remis ½, og den, der har flest point, vinder.
rule-match-two-games = En match er altid to partier, hvor spillerne bytter side. En sejr tæller 1 og en remis ½, og den, der har flest point, vinder.
rule-match-points-more-points-win = Den, der vinder det ene parti og spiller remis i det andet, har vundet matchen; står alt lige, er matchen remis.
rule-match-tie-break-none = En match på to partier, der ender lige, er remis.
rule-match-tie-break-fewer-plies = Vinder hver spiller ét parti, går matchen til den, der vandt i færrest træk; er antallet af træk også ens, eller endte begge partier remis, er matchen remis.
rule-match-tie-break-more-captures = Ender to partier lige, vinder den, der i begge tilsammen har slået flest fjendtlige menige; er det også lige, er matchen remis.

## How to write a move

write-move = Skriv det felt, brikken skal fra, og det felt, den skal til: »{ $first }«. Store og små bogstaver, mellemrum og typen af streg er uden betydning.
write-captures = Hvad et træk slår, behøver du ikke at skrive; skriver du det, med et x og feltet efter trækket (»xd5«), afvises trækket, medmindre det slår der.
write-announcement-count = Meldingen står efter trækket: »{ $defence } { $one }« eller »{ $defence } { $two }«. Ordet »stille« samme sted siger, at du med vilje ikke melder noget.
write-announcement-routes = Meldingen står efter trækket, med alle åbne flugtveje: »{ $defence } { $one }« eller »{ $defence } { $two }«. Ordet »stille« samme sted siger, at du med vilje ikke melder noget.
write-roll = Med hún sender du »kast« alene; har du set, hvad den viser, sender du trækket.

## Examples, each a drawn board below its rule

example-signs = I eksemplerne er brikken i klammer netop flyttet, fra det felt, der er mærket *, og et lille bogstav er en menig, som den har slået. Hvert eksempel viser kun en del af brættet.
example-escape = Eksempel: { $move } fører kongen til { $at ->
        [corner] hjørnefeltet { $goal }
       *[edge] kanten, på { $goal }
    }, og forsvarerne vinder.
example-custodial = Eksempel: { $move } slår den menige på { $captured }, mellem { $between }.
example-safe = Eksempel: { $move } er ufarligt, selv om den menige på { $by } så står mellem to angribere.
example-against-throne = Eksempel: { $move } slår den menige på { $captured }, mellem { $by } og den tomme trone ({ $throne }).
example-against-corner = Eksempel: { $move } slår den menige på { $captured }, mellem { $by } og hjørnefeltet { $corner }.
example-linnaean = Eksempel: { $move } slår den menige på { $captured }, fordi der står angribere på de tre andre sider af kongen på { $throne }.
example-king-four-sides = Eksempel: { $move } fanger kongen på { $king } med angribere på alle fire sider.
example-king-two-in-line = Eksempel: { $move } fanger kongen på { $king }, mellem { $between }.
example-king-beside-throne = Eksempel: { $move } fanger kongen på { $king } med tre angribere omkring ham og den tomme trone ({ $throne }) som fjerde side.
example-king-at-edge = Eksempel: { $move } fanger kongen på { $king } med tre angribere omkring ham og kanten som fjerde side.
example-king-along-edge = Eksempel: { $move } fanger kongen på { $king }, mellem { $between }, langs kanten.
example-king-beside-corner = Eksempel: { $move } fanger kongen på { $king }; hjørnefeltet { $corner } lukker siden over for { $by }.
example-pair = Eksempel: { $move } fanger kongen på { $king }, som er lukket inde sammen med sin menige på { $man }.
example-shieldwall = Eksempel: { $move } lukker den anden ende af muren og slår de menige på { $captured }.
example-shieldwall-corner = Eksempel: { $move } slår de menige på { $captured }; hjørnefeltet { $corner } lukker den anden ende af deres mur.
example-shieldwall-king = Eksempel: { $move } slår de menige på { $captured }; kongen på { $king } bliver stående.
example-encirclement = Eksempel: { $move } lukker ringen om kongen og alle hans menige, og angriberne vinder.
example-edge-fort = Eksempel: { $move } fuldender fortet om kongen på { $king }, og forsvarerne vinder.
example-announcement = Eksempel: efter { $move } kunne kongen nå { $goal } med sit næste træk; derfor skriver forsvareren »{ $move } { $said }«.

### Moments and spans

moment = { $weekday ->
        [1] mandag
        [2] tirsdag
        [3] onsdag
        [4] torsdag
        [5] fredag
        [6] lørdag
       *[7] søndag
    } den { $day }. { $month ->
        [1] januar
        [2] februar
        [3] marts
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] august
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }{ $year ->
        [none] {""}
       *[other] {" "}{ $year }
    } kl. { $time } ({ $zone })
span-days = { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
span-hours = { $count ->
        [one] { $count } time
       *[other] { $count } timer
    }
span-minutes = { $count ->
        [one] { $count } minut
       *[other] { $count } minutter
    }
span-nothing = mindre end et minut

### A game before its players

table-title = Parti { $number }: { $attackers } (angriber) mod { $defenders } (forsvarer), { $ruleset }
# Not »Træk 5«: a line that begins so reads like the order »træk«.
table-ply = { $number }. træk: { $what }
table-turn = { $who ->
        [you] Det er din tur, { $ply }. træk; du er { $side ->
                [attackers] angriber
               *[defenders] forsvarer
            }.
       *[other] { $name } har turen som { $side ->
                [attackers] angriber
               *[defenders] forsvarer
            }, { $ply }. træk.
    }
table-draw-offered = { $who ->
        [you] Dit tilbud om remis står ved magt.
        [opponent] { $name } tilbyder remis; du kan også bare spille videre.
       *[player] { $name } tilbyder remis.
    }
table-takeback-offered = { $who ->
        [you] Du har bedt om at tage dit seneste træk tilbage.
        [opponent] { $name } beder om at tage et træk tilbage; du kan også bare spille videre.
       *[player] { $name } beder om at tage et træk tilbage.
    }
table-match-goes-on = Matchens andet parti, parti { $other }, fortsætter.
table-left-silent = { $count ->
        [one] Kun du får det at vide: flugtvejen til { $routes } er åben og ikke meldt, så kongen må ikke bruge den endnu. Du kan melde den med et senere træk, så længe den er åben.
       *[other] Kun du får det at vide: flugtvejene til { $routes } er åbne og ikke meldt, så kongen må ikke bruge dem endnu. Du kan melde dem med et senere træk, så længe de er åbne.
    }
chain-line = Kæde (parti { $game }, { $at ->
        [start] begyndelsen
        [end] slutningen
       *[move] { $move }. træk
    }): { $chain }
chain-why = Gem tallet, så kan ingen ændre det, der er sket indtil nu, uden at du opdager det.
time-running = { $who ->
        [you] Du har { $left } tilbage, indtil { $until }.
       *[other] { $name } har { $left } tilbage, indtil { $until }.
    }
time-standing = { $who ->
        [you] Du har { $left } tilbage; dit ur står stille indtil { $stands } og løber ud { $until }.
       *[other] { $name } har { $left } tilbage; uret står stille indtil { $stands } og løber ud { $until }.
    }
time-not-running = { $who ->
        [you] Du har { $left } tilbage; dit ur går i gang nu, hvor du har fået besked.
       *[other] { $name } har { $left } tilbage; uret går i gang, når { $name } har fået besked.
    }
time-unreached = Ingen besked er nået frem til { $name }; uret har alligevel gået siden { $since }.
time-up = { $who ->
        [you] Din tid er gået.
       *[other] Tiden er gået for { $name }.
    }

### What happened in a game

began = Partiet begynder.
began-side = Du er { $side ->
        [attackers] angriber og trækker først.
       *[defenders] forsvarer; angriberne trækker først.
    }
rolled = Húnen viser { $roll }: { $roll ->
        [0] kongen må ikke trække, så flyt en menig.
        [1] kongen må gå ét felt. Kan han det, skal han; kan han ikke, så flyt en menig.
       *[other] kongen må gå op til { $roll } felter. Kan han trække, skal han; kan han ikke, så flyt en menig.
    }
draw-offered = { $who ->
        [you] Du har tilbudt remis. Tilbuddet står ved magt, til din modstander svarer på det eller trækker; du kan spille videre imens.
        [opponent] { $name } tilbyder remis. Trækker du, er det også et afslag.
       *[player] { $name } tilbyder remis.
    }
draw-declined = { $who ->
        [you] Du har afslået remis. Partiet fortsætter.
       *[other] { $name } afslår remis. Partiet fortsætter.
    }
draw-withdrawn = { $who ->
        [you] Du har trukket dit remistilbud tilbage. Partiet fortsætter.
       *[other] { $name } har trukket sit remistilbud tilbage. Partiet fortsætter.
    }
takeback-offered = { $who ->
        [you] Du har bedt om at tage dit seneste træk tilbage. Anmodningen står ved magt, til din modstander svarer, eller en af jer trækker.
        [opponent] { $name } beder om at tage sit seneste træk tilbage og også dit, hvis du har trukket siden. Trækker du, er det også et afslag.
       *[player] { $name } beder om at tage sit seneste træk tilbage.
    }
takeback-declined = { $who ->
        [you] Du har afslået, at trækket tages tilbage. Partiet fortsætter.
       *[other] { $name } afslår, at trækket tages tilbage. Partiet fortsætter.
    }
takeback-withdrawn = { $who ->
        [you] Du beder ikke længere om at tage trækket tilbage. Partiet fortsætter.
       *[other] { $name } beder ikke længere om at tage trækket tilbage. Partiet fortsætter.
    }
taken-back = Det er aftalt at tage trækket tilbage: brættet er, som det var før trækket. Urene stilles ikke tilbage, men mister den tid, som trækkene havde givet.
withdrawn = Du har kaldt dit træk tilbage; ingen har set det. Du kan trække igen.
warned = { $urgency ->
        [low] Du har mindre end en femtedel af din tid tilbage.
       *[last] Din tid er næsten gået. Dette er den sidste påmindelse.
    }
time-is-up = { $who ->
        [you] Din tid er gået. Du kan stadig trække, så længe din modstander ikke har krævet sejren.
        [opponent] Tiden er gået for { $name }. Du kan kræve sejren eller vente på trækket.
       *[player] Tiden er gået for { $name }, og sejren kan kræves.
    }
ending-resignation = { $who ->
        [you] Du har givet op. { $winner } vinder.
        [opponent] { $name } har givet op. Du vinder.
       *[player] { $name } har givet op. { $winner } vinder.
    }
ending-time = { $who ->
        [you] Din tid løb ud. { $winner } vinder på tid.
        [opponent] Tiden løb ud for { $name }. Du vinder på tid.
       *[player] Tiden løb ud for { $name }. { $winner } vinder på tid.
    }
ending-agreement = Partiet er remis: begge spillere er enige om det.
ending-adjudication = { $who ->
        [opponent] En dommer har afgjort partiet. Du vinder.
       *[other] En dommer har afgjort partiet. { $winner } vinder.
    }
ending-adjudication-draw = En dommer har afgjort, at partiet er remis.
ending-closing = Partiet blev lukket uden resultat.

day-used = { $who ->
        [you] Din tid var gået, så en af dine feriedage er brugt: du får 24 timer mere.
       *[other] Tiden var gået for { $name }, så en feriedag er brugt: { $name } får 24 timer mere.
    }
telling-given-up = { $who ->
        [you] Ingen besked om dette parti er nået frem til dig. Dit ur går alligevel.
       *[other] { $name } kan ikke nås i øjeblikket. Uret går alligevel for { $name }.
    }
refunded-rest = { $who ->
        [you] En besked om din tur nåede dig ikke i tide. Du får så meget tid tilbage, som der kan gives for det i ét parti, i alt en tiendedel af det, uret begyndte med, og dit ur går videre.
       *[other] En besked til { $name } om turen nåede ikke frem i tide. { $name } får så meget tid tilbage, som der kan gives for det i ét parti, i alt en tiendedel af det, uret begyndte med, og uret går videre.
    }

### Conditional moves

plan-none = Du har ikke planlagt noget.
plan = Du har planlagt:
plan-line = { $when ->
        [move] Spiller { $name } { $what },
        [capture] Slår { $name } en af dine brikker,
        [capture-on] Slår { $name } din brik på { $what },
        [one] Melder { $name } én flugtvej,
       *[two] Melder { $name } to flugtveje,
    } { $answer ->
        [stop] spilles intet, og planen slutter.
       *[other] svarer du med { $answer }.
    }
plan-private = Ingen andre ser planen.
plan-played = Dit planlagte svar blev spillet. { $ply }
plan-over-other = Din modstander har gjort noget, som din plan ikke havde noget svar på. Din plan er forbi; det er din tur.
plan-over-stop = Det, din plan skulle standse ved, er sket. Det er din tur.
plan-over-illegal = Dit planlagte svar kunne ikke spilles, så din plan er forbi, og det er din tur. { $why }

### Vacation and outages

vacation-left = Du har { $left ->
        [0] ingen feriedage tilbage.
        [one] { $left } feriedag tilbage.
       *[other] { $left } feriedage tilbage.
    } Løber dit ur ud i et parti, hvor ferie gælder, bruges der automatisk en dag.
vacation-until = Du har ferie indtil { $until }; i partier, hvor ferie gælder, står dine ure stille til da.
away = { $name } har ferie indtil { $until }. I partier, hvor ferie gælder, står uret stille for { $name } til da.
back = { $name } er tilbage fra ferie.
club-was-away = Klubben var ude af drift fra { $from } til { $until }. Alle ure stod stille imens.

### A match of two games

match-over = Matchen (parti { $first } og { $second }) er slut: { $one } mod { $two }, { $ruleset }
match-game = Parti { $number }: { $winner ->
        [attackers] { $attackers } (angriber) vandt over { $defenders } (forsvarer) i { $plies } træk.
        [defenders] { $defenders } (forsvarer) vandt over { $attackers } (angriber) i { $plies } træk.
       *[nobody] { $attackers } (angriber) og { $defenders } (forsvarer) spillede remis efter { $plies } træk.
    } Brikker slået af { $attackers }: { $by-attackers }, af { $defenders }: { $by-defenders }.
match-points = Point: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] Du vinder matchen på point.
       *[other] { $name } vinder matchen på point.
    }
match-by-fewer-plies = { $who ->
        [you] Hver har vundet ét parti. Du vinder matchen, fordi din sejr tog færre træk: { $fewer } mod { $more }.
       *[other] Hver har vundet ét parti. { $name } vinder matchen med en sejr i færre træk: { $fewer } mod { $more }.
    }
match-by-more-captures = { $who ->
        [you] Pointene står lige. Du vinder matchen, fordi du slog flest brikker i de to partier: { $more } mod { $fewer }.
       *[other] Pointene står lige. { $name } vinder matchen med flest slåede brikker i de to partier: { $more } mod { $fewer }.
    }
match-level = { $tie-break ->
        [none] Pointene står lige, så matchen er remis.
        [fewer-plies] Pointene står lige, og ingen har vundet i færre træk end den anden, så matchen er remis.
       *[more-captures] Pointene står lige, og begge har slået lige mange brikker, så matchen er remis.
    }

### Joining and invitations

joined = Velkommen, { $name }. Inviter nogen, eller se, hvad der kan spilles.
invited = { $reader ->
        [sender] Invitation { $number } er sendt til { $recipient }:
       *[recipient] Invitation { $number }: { $sender } inviterer dig til et parti.
    }
invited-by-address = { $sender } skrev til din e-mailadresse og får ikke at vide, hvis den er. Dit navn vises, hvis du accepterer eller svarer med andre vilkår, men ikke hvis du afslår.
invitation-declined = { $reader ->
        [sender] { $recipient } afslår invitation { $number }.
       *[recipient] Du har afslået invitation { $number } fra { $sender }.
    }
invitation-reason = Begrundelse: »{ $text }«
invitation-cancelled = { $reader ->
        [sender] Du har trukket invitation { $number } til { $recipient } tilbage.
       *[recipient] { $sender } har trukket invitation { $number } tilbage.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } har ikke svaret på invitation { $number } i tide; den er udløbet.
       *[recipient] Invitation { $number } fra { $sender } er udløbet uden svar.
    }
sought = Søgning { $number }, efter { $count ->
        [one] ét parti
       *[other] { $count } partier mod forskellige modstandere
    }, står åben for alle:
seek-cancelled = Du har trukket søgning { $number } tilbage.
seek-expired = Din søgning { $number } er udløbet.
terms-rematch = En omkamp efter parti { $game }.
# Not »Regelsæt: …«: that is an order.
terms-ruleset = Regelsættet er { $id }, version { $version }, { $size }×{ $size } felter.
terms-side = { $value ->
        [match] Sider: en match på to partier samtidig; hver af jer angriber i det ene.
        [random] Sider: ved lodtrækning.
        [sender-attacks] { $reader ->
                [sender] Sider: du angriber, { $recipient } forsvarer.
               *[recipient] Sider: { $sender } angriber, du forsvarer.
            }
       *[sender-defends] { $reader ->
                [sender] Sider: du forsvarer, { $recipient } angriber.
               *[recipient] Sider: { $sender } forsvarer, du angriber.
            }
    }
terms-side-of-seek = { $value ->
        [match] Sider: en match på to partier samtidig, hvor I bytter side.
        [random] Sider: ved lodtrækning.
        [sender-attacks] { $reader ->
                [sender] Sider: du angriber.
               *[recipient] Sider: { $sender } angriber, du forsvarer.
            }
       *[sender-defends] { $reader ->
                [sender] Sider: du forsvarer.
               *[recipient] Sider: { $sender } forsvarer, du angriber.
            }
    }
terms-clock-bank = Uret: hver af jer begynder med { $bank } og får { $increment } mere for hvert træk, men har aldrig mere end { $cap }.
terms-clock-per-ply = Uret: { $span } til hvert træk.
terms-clock-weekend = Det står stille lørdag og søndag.
terms-clock-night = Det står stille hver nat fra { $from } til { $until }.
terms-clock-at-zero = { $value ->
        [claim] Løber et ur ud, kan den anden spiller kræve sejren.
       *[hard] Løber et ur ud, har dets spiller tabt.
    }
terms-clock-no-vacation = Uret går også under ferie.
terms-announcements = { $value ->
        [strict] Meldinger: strengt. Kongen må ikke bruge en flugtvej, der ikke blev meldt.
        [remind] Meldinger: med påmindelse. Et træk, der efterlader en flugtvej umeldt, venter, til du melder den eller skriver »stille«.
       *[auto] Meldinger: automatisk, medmindre du skriver »stille«.
    }
terms-hun = Der spilles med hún, kongens terning.
terms-rated = { $value ->
        [rated] Partiet tæller med i ratingen.
       *[unrated] Partiet tæller ikke med i ratingen.
    }
terms-public = { $value ->
        [public] Andre må se med.
       *[private] Ingen andre må se med.
    }
terms-changed = { $line } (Ændret. Før: { $before })
terms-added = { $line } (Nyt.)
terms-gone = Ikke længere: { $before }
terms-until = { $what ->
        [seek] Søgningen gælder indtil { $until }.
       *[invitation] Invitationen gælder indtil { $until }.
    }

### A player's own account

link-asked = { $channel ->
        [discord] Medmindre { $address } allerede er i brug i denne klub, er en kode på vej dertil på Discord. Send »tilknyt« og koden fra den Discord-konto inden for et døgn.
       *[mail] Medmindre { $address } allerede er i brug i denne klub eller har fået nok beskeder fra os i dag, er en kode på vej dertil. Send »tilknyt« og koden inden for et døgn, derfra eller herfra.
    }
link-code = { $name } spiller hnefatafl i denne klub og vil gerne kunne nås på denne adresse. Er det dig, så svar med denne linje inden for et døgn.
    Er det ikke dig, behøver du ikke at gøre noget: der kommer ikke mere hertil.
link-code-gone = { $name } spiller hnefatafl i denne klub og vil gerne kunne nås på denne adresse. Koden er sendt tidligere.
link-code-lost = Koden kunne ikke leveres til { $address }. Tjek, om adressen er rigtig{ $channel ->
        [discord] {" "}og tager imod direkte beskeder
       *[mail] {""}
    }, og bed om en ny.
linked = { $channel ->
        [discord] { $address } på Discord er tilknyttet: det, der sendes derfra, regnes for sendt af dig.
       *[mail] { $address } er tilknyttet: det, der sendes derfra, regnes for sendt af dig.
    }
unlinked = { $address } er ikke længere tilknyttet. Der sendes intet dertil, og det, der kommer derfra, regnes ikke længere for sendt af dig.
channel-changed = { $channel ->
        [mail] Fra nu af sendes dine meddelelser pr. e-mail til { $address }.
        [discord] Fra nu af sendes dine meddelelser til { $address } på Discord.
       *[terminal] Fra nu af venter dine meddelelser på dig i terminalen.
    }
changed-elsewhere = Der blev bedt om dette et andet sted fra, og alle dine adresser får besked. Var det ikke dig, så frakobl alle adresser, der ikke er dine, og sig det til dem, der driver klubben.
consent-asked = Sådan en ændring kræver dit ja fra en adresse, der var din i forvejen: et spørgsmål er sendt til { $address }. Intet er ændret endnu.
suspended = { $channel ->
        [discord] Discord tager ikke længere imod beskeder til { $address }, så dine meddelelser kommer hertil. Når du har bragt det i orden, kan du få dem sendt dertil igen.
       *[mail] E-mails til { $address } kommer retur, så dine meddelelser kommer hertil. Når du har bragt det i orden, kan du få dem sendt dertil igen.
    }
stopped = Der sendes ikke flere e-mails til { $address }, som du ønskede; dine meddelelser kommer hertil i stedet.
contact-asked = En invitation er på vej til { $address }. Den, der læser dér, kan svare på den, medmindre e-mails fra klubben er uønskede. Hvem det er, får du at vide, når invitationen bliver accepteret; kommer der aldri svar, hører du ingenting.
unreachable = { $channel ->
        [discord] Discord tager ikke længere imod beskeder til { $name }.
       *[mail] E-mails til { $name } kommer retur.
    } { $otherwise ->
        [yes] Klubben bruger en anden vej, og spillet går videre.
       *[no] Klubben kender ingen anden vej endnu. Et svar kan tage længere tid, men uret går alligevel for { $name }.
    }
export-asked = Alt, hvad klubben har om dig, sendes til { $channel ->
        [terminal] din terminal
        [discord] { $address } på Discord
       *[mail] { $address }
    } som én fil: dine indstillinger og adresser, partier med deres protokoller, noter, beskeder og alt andet. Vil du have det?
exporting = Filen er på vej til { $channel ->
        [terminal] din terminal.
        [discord] { $address } på Discord.
       *[mail] { $address }.
    }
archive = Her er alt, hvad klubben har om dig, som filen { $file }; i en terminal lægges den i den mappe, hvor terminalen blev startet. Den er i JSON-format, med dine partier som protokoller, der kan efterprøves med »taflpost verify«. Hold den for dig selv: den indeholder dine noter og adresser.
erase-asked = Du beder om at blive slettet. Det kan ikke fortrydes. Det betyder:
    { $games ->
        [0] Du har ingen igangværende partier at opgive.
        [one] Dit igangværende parti opgives, og din modstander får besked.
       *[other] Dine { $games } igangværende partier opgives, og dine modstandere får besked.
    } Åbne invitationer og søgninger lukkes.
    Dit navn og dine adresser, indstillinger, noter, beskeder, planer, blokeringer, rapporter og ferier slettes sammen med alle svar og meddelelser, du har fået. Dit navn kan tages af andre.
    Dine partier og deres protokoller bliver stående, for de er også dine modstanderes. I dem hedder du for altid »{ $pseudonym }«; det kan ingen lave om, heller ikke værten. Andres rapporter om dig bliver stående under det navn.
    Sikkerhedskopier, som værten har taget før, beholder dine data, til de udløber.
    Vil du have en kopi først, så svar nej, og bed om at få dine data som fil. Et ja er ikke nok til at blive slettet: skriv dit navn.
erased = Du er slettet. Dine partier bliver stående under navnet »{ $pseudonym }«. Sikkerhedskopier, som værten har taget før, beholder dine data, til de udløber. Farvel!
farewell = Som du bad om, er du slettet fra denne klub. Dine partier bliver stående der under navnet »{ $pseudonym }«. Denne adresse blev slettet sammen med resten, så snart dette var sendt: der kommer ikke mere hertil.
left-the-club = Din modstander i { $count ->
        [one] parti { $games }
       *[other] partierne { $games }
    } har forladt klubben for altid og bedt om at blive glemt. Fra nu af står der »{ $pseudonym }« i stedet for navnet, og { $count ->
        [one] partiet er
       *[other] partierne er
    } slut.
privacy = Hvad klubben har om dig, hvorfor og hvor længe:
privacy-held = { $what ->
        [account] Dit navn og sprog, din tidszone og dine indstillinger: for at kende dig og skrive til dig. Så længe du er spiller.
        [addresses] Dine e-mailadresser og Discord-konti, og de Discord-servere, hvor du er set: for at genkende det, du sender, og for at sende dig meddelelser. Indtil du skriver »frakobl«. Ingen andre får dem vist.
        [codes] Koder, som adresser tilknyttes med, som hash: for at sammenligne med det, du sender. Et døgn eller lidt længere.
        [games] Dine partier med hvert træk og dets tidspunkt og kæden over dem: de tilhører begge spillere og beviser, hvad der blev spillet. De bliver stående; slettes du, så under et nummer i stedet for dit navn.
        [ladders] Dine pladser på stigerne, matcherne om dem, dine turneringer og din rating, med forhistorien, og hvornår du sidst var her: for at føre stiger og turneringer. De bliver stående; slettes du, så under et nummer.
        [words] Dine noter og beskeder: noter til dig alene, indtil du åbner dem; beskeder til din modstander. Så længe du er spiller.
        [plans] Betingede træk, ferier og en ordre, der venter på dit »ja«: for at gøre det, du bad om. Så længe du er spiller.
        [distance] Hvem du dæmper, blokerer eller har rapporteret: for at holde dem på afstand; værterne læser rapporterne. Så længe du er spiller. Rapporter om dig bliver stående.
        [invitations] Dine invitationer og søgninger med deres vilkår, uden navne: for at vide, hvad der blev aftalt. De bliver stående.
        [contacts] E-mailadresser, du sender invitationer til: for at skrive til dem, der læser der; efter et nej bliver kun en hash tilbage, så intet sendes dertil igen. 90 dage.
        [mails] E-mails, der er sendt til dig, som ren tekst: for at skelne vores ord fra dine, når du svarer. 180 dage.
        [notices] Hvad du har fået sendt, hvornår og hvorhen, uden selve teksten: for ikke at sende noget to gange og for at kunne bevise, hvornår dit ur gik i gang. Til det er sendt, og højst 90 dage derefter.
       *[requests] Hvad du har bedt om og fået svaret, i korthed: så den samme besked ikke virker to gange, og til »hvorfor«. 90 dage.
    }
privacy-how = »eksporter« sender dig det hele som én fil. »slet mig« sletter det og siger først, hvad det betyder. »eksporter« beder om dit »ja«, »slet mig« om dit navn. Værten tager sikkerhedskopier, som beholder det, de indeholder, til de udløber. E-mail og Discord formidler det, der sendes den vej; ingen andre får noget.
muted = I parti { $game } hører du ikke længere, hvad { $opponent } siger.
unmuted = I parti { $game } hører du igen, hvad { $opponent } siger.
blocked = { $name } er blokeret: du får hverken invitationer eller beskeder derfra. Dine igangværende partier med { $name } fortsætter.
unblocked = { $name } er ikke længere blokeret.
reported = Klubbens værter vil læse det, du skriver om { $name }; { $name } får det ikke at vide.
settings-language = Sprog: { $value ->
        [en] engelsk (en)
        [nb] norsk (nb)
        [da] dansk (da)
        [de] tysk (de)
       *[es] spansk (es)
    }
settings-zone = Tidszone: { $value }
settings-channel = Meddelelser: { $value ->
        [mail] pr. e-mail
        [discord] på Discord
       *[terminal] i terminalen
    }
settings-digest = Samling: { $value ->
        [off] hver for sig, straks
        [hourly] samlet hver hele time
       *[daily] samlet hver dag kl. 08:00
    } (advarsler om tid og besked om partier, der er slut, kommer straks)
settings-quiet = Stilletid: { $from } til { $until }
settings-quiet-off = Stilletid: ingen
settings-board = Brætter: { $value ->
        [picture] som billede, hvor det kan lade sig gøre, ellers af bogstaver
        [emoji] med emoji
        [unicode] med Unicode-tegn
        [words] i ord
       *[text] med bogstaver
    }
settings-way = Tilknyttet: { $channel ->
        [mail] { $address } (e-mail
        [discord] { $address } (Discord
       *[terminal] terminalen (som { $address }
    }{ $state ->
        [suspended] ; der kommer intet frem)
       *[good] )
    }
settings-blocked = Blokeret: { $names }
settings-how = Du ændrer dem med linjer som »indstillinger sprog tysk zone Europe/Oslo«, »indstillinger samling daglig stille 22-07 bræt tekst«, »kanal e-mail« eller »tilknyt you@example.org«.

### Answers

asked = { $what ->
        [draw] Din modstander tilbyder remis i parti { $game }. Siger du ja, er partiet slut og ender remis. Er du enig?
        [resign] Vil du opgive parti { $game }? Det kan ikke fortrydes.
       *[other] Det kan ikke fortrydes. Er du sikker?
    }
dropped = { $what ->
        [resign] Du har ikke opgivet: parti { $game } fortsætter.
        [draw] Du har ikke accepteret remis: parti { $game } fortsætter.
        [export] Der blev ikke sendt noget.
        [erase] Du er ikke blevet slettet. Alt er, som det var.
        [tournament] Du har ikke trukket dig: du er stadig med i turneringen.
       *[other] Der blev ikke gjort noget.
    }
noted = Noteret til parti { $game }; kun du kan læse det.
said = { $name } siger (parti { $game }): { $text }
said-by-you = Din besked er sendt til din modstander i parti { $game }.
said-erased = Der var en besked til dig i parti { $game }; den er siden blevet slettet.
moves-none = Der er ikke trukket endnu.
clock-none = Dette parti spilles uden ur.
clock-side = { $who ->
        [you] Du har { $left } på uret.
       *[other] { $name } har { $left } på uret.
    }
captured-by = { $who ->
        [you] { $count ->
            [0] Du har ikke slået nogen brikker.
            [one] Du har slået { $count } brik.
           *[other] Du har slået { $count } brikker.
        }
       *[other] { $count ->
            [0] { $name } har ikke slået nogen brikker.
            [one] { $name } har slået { $count } brik.
           *[other] { $name } har slået { $count } brikker.
        }
    }
legal = Fra { $square } kan du nå { $targets }.
legal-repeats = Efter et træk til { $targets } vil stillingen være forekommet { $count } gange; { $rule ->
        [draw] forekommer den én gang til, ender partiet remis.
        [defenders-lose] forekommer den én gang til, taber forsvarerne, uanset hvem der gentager den.
        [mover-loses] den, der frembringer den én gang til, taber.
       *[forbidden] et træk, der frembringer den én gang til, er ikke tilladt.
    }
legal-ends = Efter et træk til { $targets } vil stillingen være forekommet { $count } gange, og så { $rule ->
        [draw] er partiet remis.
        [defenders-lose] taber forsvarerne.
       *[mover-loses] taber du.
    }
legal-none = Du har ingen brik på { $square }, der kan trække nu. Spørg om et andet felt.
legal-not-yours = Hvor brikkerne kan trække hen, får kun den spiller at vide, der har turen.
squares = { $count ->
        [0] { $first } til { $last }: tomt.
       *[other] { $first } til { $last }: { $pieces }.
    }
ray = { $direction ->
        [up] Opad
        [right] Mod højre
        [down] Nedad
       *[left] Mod venstre
    } til { $last }: { $count ->
        [0] tomt.
       *[other] { $pieces }.
    }
ray-none = { $direction ->
        [up] Opad: { $from } ligger ved kanten.
        [right] Mod højre: { $from } ligger ved kanten.
        [down] Nedad: { $from } ligger ved kanten.
       *[left] Mod venstre: { $from } ligger ved kanten.
    }
squares-piece = { $piece ->
        [attackers] angriber { $square }
        [defenders] forsvarer { $square }
       *[king] konge { $square }
    }
games-none = Du har ingen partier.
games-your-turn = { $number }: { $ruleset } mod { $opponent }, du { $side ->
        [attackers] angriber
       *[defenders] forsvarer
    }{ $partner ->
        [none] {""}
       *[other] , i en match med parti { $partner }
    }. { $until ->
        [none] Din tur.
       *[other] Din tur, indtil { $until }.
    }
games-their-turn = { $number }: { $ruleset } mod { $opponent }, du { $side ->
        [attackers] angriber
       *[defenders] forsvarer
    }{ $partner ->
        [none] {""}
       *[other] , i en match med parti { $partner }
    }. { $until ->
        [none] Venter på { $opponent }.
       *[other] Venter på { $opponent }, indtil { $until }.
    }
games-over = { $number }: { $ruleset } mod { $opponent }, du { $side ->
        [attackers] angreb
       *[defenders] forsvarede
    }{ $partner ->
        [none] {""}
       *[other] , i en match med parti { $partner }
    }. { $how ->
        [won] Vundet { $until }.
        [lost] Tabt { $until }.
        [closed] Lukket uden resultat { $until }.
       *[drawn] Remis { $until }.
    }
invitations-none = Der er ingen åbne invitationer.
invitations-received = { $number }: { $sender } inviterer dig til { $ruleset }; du kan svare indtil { $until }.
invitations-sent = { $number }: du har inviteret { $recipient } til { $ruleset }; invitationen gælder indtil { $until }.
seeks-none = Der er ingen, der søger en modstander.
seeks-line = { $number }: { $reader ->
        [sender] din egen søgning efter en modstander
       *[recipient] { $sender } søger en modstander
    } til { $ruleset }, { $count ->
        [one] ét parti
       *[other] { $count } partier
    } tilbage, indtil { $until }.
why-refused = Din senest afviste ordre, givet { $at }: { $why }
why-rules = I reglerne for { $ruleset }:
why-numbers = { $plies ->
        [one] Der blev spillet { $plies } træk.
       *[other] Der blev spillet { $plies } træk.
    } Brikker slået af angriberne: { $by-attackers }, af forsvarerne: { $by-defenders }.
notes-none = Der er ingen noter til parti { $game }, som du kan læse.
notes-line = { $ply ->
        [0] Før det første træk
       *[other] Efter { $ply }. træk
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(åben for andre)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = { $name } har åbnet noter til parti { $game } for dig.
notes-opened-by-you = Dine noter til parti { $game } er åbne: din modstander kan læse dem nu, og i et offentligt parti kan alle det. Hvad du noterer fra nu af, er privat igen.
rulesets-line = { $id }: { $name }, { $size }×{ $size }
help =
    Skriv én ordre pr. linje. Har du flere partier, så sæt partiets nummer foran:
    »12: d1-d4«. Ord med store bogstaver udfylder du selv; det, der står i
    klammer, kan udelades.

    Spille
      d1-d4            et træk; en melding står efter det (d1-d4 raichi)
      kast             kast húnen
      tilbagekald      kald dit træk tilbage, før det er set
      tag tilbage      bed om at tage dit seneste træk tilbage
      tag tilbage accepter, tag tilbage afslå, tag tilbage annuller
      remis            tilbyd remis
      remis accepter, remis afslå, remis træk tilbage
      giv op           giv partiet op (du bliver spurgt først: ja, nej)
      kræv             kræv sejren, når din modstanders tid er gået
      hvis TRÆK så TRÆK
                       svar på forhånd: hvis d4-d6 så f6-f3; også »hvis slag på f6
                       så stop« og »ellers hvis …«; ingen andre ser det
      hvis vis, hvis slet

    Se
      bræt             brættet, og hvordan partiet står
      træk             alle træk indtil nu
      ur               den tid, der er tilbage
      historik         alt, hvad der er sket, med tider
      historik protokol
                       det samme som en protokol, der kan efterprøves
      slåede           hvor mange brikker hver side har slået
      lovlig FELT      hvor din brik kan trække hen: lovlig f6
      række NUMMER     hvad der står på en række: række 6
      linje BOGSTAV    hvad der står på en linje: linje f
      stråler FELT     hvad der står i hver retning fra et felt: stråler f6

    Skrive
      sig TEKST        skriv til din modstander
      notat TEKST      gem en note, som kun du kan læse
      noter            dine noter til partiet
      noter åbn        lad andre læse dem, når partiet er slut

    Invitere
      udfordr NAVN REGLER [VILKÅR]
                       inviter en spiller: udfordr ylva skalk angreb 7d+1d/10d;
                       en adresse kan stå i stedet for navnet
      accepter [NUMMER], afslå [NUMMER] [GRUND], modbud [NUMMER] VILKÅR
                       svar på en invitation
      aflys [NUMMER]   træk din egen invitation tilbage
      invitationer     dem, der er åbne
      søg [NUMMER] REGLER [VILKÅR]
                       søg modstandere blandt alle til det antal partier
      åbne søgninger   dem, du kan sige ja til med »accepter NUMMER«
      omkamp           det seneste parti igen, hvor I bytter side
      Vilkårene kan stå i enhver rækkefølge: angreb, forsvar, tilfældig eller
        match; et ur: 3d/træk (3 dage til hvert træk) eller 7d+1d/10d (7 dage, 1
        mere for hvert træk, højst 10); dertil weekend, nat=22-07, krav eller
        hård, uden ferie; streng, påmind eller auto (meldinger); hún eller uden
        hún; ratet eller uratet; offentlig eller privat

    Stigen
      stige [REGLER]   hvem der står hvor, og hvem du kan udfordre
      stige deltag REGLER, stige forlad
                       kom med på en stige, og forlad den igen
      stige udfordr NAVN
                       spil om en plads: to partier, hvor I bytter side
      stige afstå, stige udsæt
                       afstå din plads uden at spille, eller udsæt matchen
      stige hvorfor NAVN
                       om du kan udfordre NAVN, og hvordan NAVN kom derhen
      stige spiller NAVN
                       hvad NAVN har opnået på stigen
      stige regler     stigens regler med alle deres tal
      stige 2026-10    hvordan den stod, da den måned var slut

    Turneringer
      turnering [NUMMER]
                       hvilke der er; hvordan en af dem står, med tabel
      turnering deltag NUMMER, turnering forlad NUMMER
                       meld dig til, før den begynder, og træk dig ud

    Om dig
      indstillinger    hvad der gælder: sprog, zone, samling, stilletid, brætter
      indstillinger HVAD VÆRDI
                       ændr det: indstillinger zone Europe/Oslo stille 22-07
      kanal e-mail, kanal discord, kanal terminal
                       hvor dine meddelelser sendes hen
      tilknyt ADRESSE, tilknyt KODE, frakobl ADRESSE
                       de adresser, du er kendt på
      ferie, ferie 3 dage, ferie til 2027-01-06, ferie slut
                       dage, hvor dine ure står stille
      dæmp, lyd til    om du hører, hvad din modstander siger i et parti
      bloker NAVN, ophæv blokering NAVN
                       om invitationer og beskeder fra en spiller når dig
      rapporter NAVN TEKST
                       fortæl værterne om en spiller
      privatliv        hvad klubben har om dig, og hvorfor
      eksporter        få det hele
      slet mig         bliv glemt (du får først at vide, hvad det betyder)

    Klubben
      deltag [NAVN]    bliv spiller
      partier          dine partier
      følg NUMMER      se med i et offentligt parti: følg 12
      hvorfor          grunden til den senest afviste ordre eller det seneste
                       resultat
      regelsæt         hvad der kan spilles
      regler [REGLER]  reglerne for et regelsæt, ellers dem for dit parti
      hjælp            denne tekst
      hjælp HVAD       kun den del, der handler om en ordre: hjælp udfordr
help-clock =
    Dit ur går i gang, når klubben har givet dig besked om, at det er din tur. Kan den ikke
    give dig besked, fordi du ingen beskeder vil have, fordi de kommer retur, eller fordi
    der ingen vej er til dig, går uret i gang alligevel, og din modstander ser, hvor længe
    det har gået. Er det klubben selv, der har problemer, går det i gang senest tre dage
    efter turens begyndelse. Når en besked om din tur ikke frem, får dit ur det tilbage,
    der er gået af turen: i hele partiet højst en tiendedel af det, det begyndte med.
help-chain =
    Kæden er et tal, der beregnes ud fra alt, hvad der er sket i partiet, i rækkefølge.
    Den står sidst i hver e-mail om partiet, i navnene på billederne i Discord, sidst i
    »historik«, og når partiet slutter. Den hører til det seneste træk, så begge spillere
    ser det samme tal, uanset hvor tit de kigger. Gemmer du det, kan ingen senere ændre
    det, der skete til og med det træk, uden at du opdager det: »historik protokol« viser
    alt, hvad der er sket, og »taflpost verify« finder dit tal i den – eller ikke.
help-nothing = Der er ingen hjælp til »{ $topic }«. Spørg om en ordre, som i »hjælp udfordr«, eller om et af afsnittene: { $parts }.

### All that happened in a game

history-line = { $at }: { $what ->
        [began] partiet begynder.
        [told] { $name } får besked, og uret går i gang.
        [bounced] meddelelsen til { $name } er kommet retur.
        [unreached] { $name } kan ikke nås, og uret går alligevel.
        [draw-offered] { $name } tilbyder remis.
        [draw-declined] { $name } afslår remis.
        [draw-withdrawn] { $name } trækker sit remistilbud tilbage.
        [draw-agreed] begge er enige om remis.
        [withdrawn] { $name } kalder trækket tilbage; ingen har set det.
        [takeback-offered] { $name } beder om at tage det seneste træk tilbage.
        [takeback-declined] { $name } afslår det.
        [takeback-withdrawn] { $name } beder ikke længere om det.
        [warned] { $name } bliver advaret om tiden.
        [time-up] tiden er gået for { $name }.
        [claimed] { $name } kræver sejren.
        [resigned] { $name } giver op.
        [void] partiet slutter uden resultat, da matchen ikke spilles videre.
       *[secret] hemmeligheden bag húnen offentliggøres.
    }
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; derefter { $left } tilbage
    })
history-rolled = { $at }: húnen viser { $roll }.
history-taken-back = { $at }: { $count ->
        [one] det seneste træk tages tilbage.
       *[other] de seneste { $count } træk tages tilbage.
    }
history-stood = { $at }: uret står stille for { $name } indtil { $until }, { $because ->
        [club] fordi klubben er ude af drift.
        [deferred] fordi matchen er udsat.
       *[vacation] på grund af ferie.
    }
history-given-back = { $at }: en besked til { $name } nåede ikke frem i tide, og uret får { $back } tilbage.
history-extended = { $at }: værterne giver { $name } { $more } mere: »{ $reason }«
history-adjudicated = { $at }: værterne afgør, at { $name } vinder: »{ $reason }«
history-adjudicated-draw = { $at }: værterne afgør, at partiet er remis: »{ $reason }«
history-closed = { $at }: værterne lukker partiet uden resultat: »{ $reason }«

### What can be answered to a mail

mail-quoted = »{ $text }«
mail-you-wrote = Du skrev »{ $typed }«:
mail-nothing = Din e-mail indeholder hverken en ordre eller et træk, der kunne læses, så der blev ikke gjort noget. Skriv hver ordre og hvert træk på en linje for sig.
mail-unread = Ikke læst som ordrer: { $lines }. Vil du skrive til din modstander, så begynd en linje med »sig«.
mail-several = { $count ->
        [one] Trækket { $moves } står inde i en sætning, så det er uklart, om du vil spille det. Det blev ikke spillet. Vil du spille det, så svar med trækket alene på en linje.
       *[other] Der står flere træk i din e-mail: { $moves }. Ingen af dem blev spillet. Svar med det, du mener, alene på en linje.
    }
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Det var for meget på én gang, så denne linje blev udeladt: { $lines }. Send den igen i en ny besked.
       *[other] Det var for meget på én gang, så { $count } linjer blev udeladt: { $lines }. Send dem igen i en ny besked.
    }
mail-asked = En e-mail med din adresse som afsender bad om dette: { $lines }. Det kunne ikke bekræftes, at den kom fra dig, så der blev ikke gjort noget. Har du sendt den? Så svar ja inden for to dage, og det bliver gjort. Hvis ikke, har en anden brugt din adresse: svar nej, eller lad være med at svare, så sker der ingenting. Så længe du ikke besvarer nogen af dem, får du højst tre sådanne spørgsmål på to dage; et nej tæller også. Hvis en anden bliver ved med at skrive i dit navn, så send dine ordrer som svar på klubbens e-mails: det kan ingen andre, og de tælles for sig.
mail-asked-consent = En e-mail fra din adresse { $sender } bad om dette: { $lines }. Fordi det afgør, hvem der kan spille i dit navn, er der ikke gjort noget. Var det dig? Så svar ja på denne e-mail inden for to dage, og det bliver gjort. Hvis ikke, bruger en anden dit navn: svar nej, eller lad være med at svare, så sker der ingenting.
mail-digest = { $count ->
        [one] Én meddelelse
       *[other] { $count } meddelelser
    }
mail-subject-invitation = Invitation { $number }
mail-subject-answer = Svar på din e-mail
mail-subject-asked = Har du skrevet til klubben?
mail-subject-contact = Hnefatafl pr. e-mail
mail-subject-other = Fra din hnefataflklub
mail-reply = Du kan svare med en af disse linjer, øverst, over alt andet:
reply-move = dit træk, skrevet som dette
reply-roll = kast húnen for kongen
reply-draw = tilbyd remis
reply-draw-accept = gå med til remis
reply-draw-decline = afslå remis
reply-takeback = bed om at tage dit seneste træk tilbage
reply-takeback-accept = gå med til, at trækket tages tilbage
reply-takeback-decline = afslå det
reply-withdraw = kald dit træk tilbage, før det er set
reply-claim = kræv sejren
reply-resign = giv partiet op; du bliver spurgt først
reply-plan = svar på forhånd, som her
reply-say = skriv til din modstander med dine egne ord
reply-mute = hør ikke flere beskeder i dette parti
reply-ladder = hvem der står hvor, og hvem du kan udfordre
reply-ladder-challenge = udfordr om den plads
reply-ladder-concede = afstå pladsen uden at spille
reply-ladder-defer = udsæt matchen
reply-tournament-join = meld dig til turneringen
reply-tournament-leave = træk dig fra den
reply-board = brættet, og hvordan partiet står
reply-history = alt, hvad der er sket i partiet
reply-rematch = spil én gang til, hvor I bytter side
reply-accept = accepter
reply-decline = afslå, gerne med en begrundelse
reply-counter = tilbyd andre vilkår, som her
reply-cancel = træk den tilbage
reply-link = ja, denne adresse er min
reply-join = meld dig ind i klubben under dette navn
reply-join-as = meld dig ind under et navn, du selv vælger
reply-no-contact = hør aldrig mere fra denne klub
reply-yes = ja, gør det
reply-no = nej, gør ikke noget
reply-erase = bliv slettet; det kan ingen gøre om
reply-games = dine partier
reply-settings = hvad der gælder, og hvordan du ændrer det
reply-help = alt, hvad du kan skrive
reply-send = gør det
reply-help-with = hvad det gør
reply-invitations = de invitationer, der venter på svar
reply-seeks = hvem der søger en modstander
reply-rulesets = hvad der kan spilles
reply-rules = reglerne
reply-challenge = inviter en spiller: skriv navnet og et regelsæt
reply-challenge-player = inviter selv vedkommende
reply-seek = søg en modstander: skriv et regelsæt
reply-draw-withdraw = tag tilbuddet tilbage
reply-plan-show = se planen igen
reply-plan-clear = slet planen
reply-unmute = hør de beskeder igen
reply-note = skriv en note til dig selv
reply-notes = læs dem
reply-watch = se det, hvis det er offentligt
reply-record = det samme som en protokol, der kan efterprøves
reply-block = hold invitationer og beskeder væk
reply-unblock = ophæv blokeringen
reply-channel = få dine meddelelser sendt dertil
reply-link-address = tilknyt en adresse, som her
reply-unlink = ophæv den tilknytning
reply-vacation = tag ferie, som her
reply-vacation-end = afslut ferien
reply-export = alt, hvad klubben har om dig, som fil
reply-privacy = hvad klubben har om dig, og hvorfor
reply-erase-ask = bliv slettet; du bliver spurgt først
reply-ladder-join = kom med på stigen
reply-ladder-rules = reglerne på stigen
reply-ladder-why = hvorfor en spiller ikke kan udfordres
reply-tournaments = hvilke turneringer der er
reply-tournament = hvem der er med, og hvordan det står

### What the hosts decide

host-suspended = { $who ->
        [you] { $until ->
            [none] Klubbens værter har udelukket dig for altid.
           *[other] Klubbens værter har udelukket dig indtil { $until }.
        } Du kan se alt, men ikke trække eller skrive, og dine ure går videre.
        [opponent] { $until ->
            [none] Klubbens værter har udelukket { $name } for altid.
           *[other] Klubbens værter har udelukket { $name } indtil { $until }.
        } I dine partier med { $name } går urene videre; bør de ikke det, så tal med værterne.
       *[player] { $until ->
            [none] { $name } er udelukket for altid og har fået det at vide.
           *[other] { $name } er udelukket indtil { $until } og har fået det at vide.
        }
    }
host-lifted = { $who ->
        [you] Klubbens værter har ophævet din udelukkelse: du kan spille igen.
        [opponent] Klubbens værter har ophævet udelukkelsen af { $name }, som kan spille igen.
       *[player] { $name } er ikke længere udelukket og har fået det at vide.
    }
host-extended = { $who ->
        [you] Klubbens værter giver dig { $more } mere i dette parti.
       *[other] Klubbens værter giver { $name } { $more } mere i dette parti.
    }
host-reason = Værternes begrundelse: »{ $reason }«

### Trouble of ours

apology = { $what ->
        [full] Beklager, klubbens disk er fuld.
        [locked] Beklager, et andet program har låst klubbens fil.
        [damaged] Beklager, klubbens fil er beskadiget, og værten må erstatte den med en sikkerhedskopi.
       *[other] Beklager, noget gik galt hos klubben.
    } Din ordre blev ikke udført, og intet er ændret. Værten kan se hvorfor; send ordren igen senere.

### Examples of orders, each a whole line

example-if = hvis d4-d6 så f6-f3
example-draw = remis accepter
example-takeback = tag tilbage accepter
example-resign = giv op ja
example-legal = lovlig f6
example-rank = række 6
example-file = linje f
example-rays = stråler f6
example-note = notat pas på hjørnet a11
example-say = sig et fint parti indtil nu
example-block = bloker ylva
example-unblock = ophæv blokering ylva
example-report = rapporter ylva grove beskeder
example-challenge = udfordr ylva kopenhagen angreb 7d+1d/10d uratet
example-seek = søg 2 kopenhagen tilfældig 3d/træk ratet
example-accept = accepter 12
example-decline = afslå 12 ikke tid denne måned
example-counter = modbud 12 forsvar 3d/træk
example-cancel = aflys 12
example-join = deltag alva
example-watch = følg 12
example-rules = regler kopenhagen
example-vacation = ferie til 2027-01-06
example-ladder = stige udfordr ylva
example-settings = indstillinger sprog tysk zone Europe/Oslo samling daglig stille 22-07
example-channel = kanal e-mail
example-link = tilknyt alva@example.org
example-unlink = frakobl alva@example.org
example-erase = slet mig Ylva
example-help = hjælp remis

### Lines that are no orders

misread-empty = Der står ikke noget på den linje.
misread-quoted = Den linje begynder med »>«, ligesom linjer, der gentager, hvad nogen har skrevet, så den blev ikke læst som en ordre. Mente du den, så send den igen uden »>«.
misread-game-number = Intet parti har nummeret { $typed }.
misread-not-understood = »{ $typed }« er hverken en ordre eller et træk.
misread-asked = Det er et spørgsmål, så der blev ikke gjort noget.
misread-near = »{ $text }«
misread-meant = Mente du { $nearest }?
misread-missing-argument = Der mangler noget efter »{ $order }«. En hel linje kunne være: »{ $example }«.
misread-bad-argument = »{ $typed }« efter »{ $order }« blev ikke forstået. En hel linje kunne være: »{ $example }«.
misread-superfluous = »{ $typed }« er overflødigt efter »{ $order }«, så der blev ikke gjort noget. Send linjen igen uden det.
misread-contradiction = { $how ->
        [twice] »{ $first }« står to gange efter »{ $order }«. Send linjen igen med det kun én gang.
        [match] »{ $first }« og »{ $second }« kan ikke begge stå efter »{ $order }«: en match er to partier, og hver af jer angriber i det ene. Send linjen igen med et af de to.
       *[differ] »{ $first }« og »{ $second }« kan ikke begge stå efter »{ $order }«, fordi de svarer forskelligt på det samme spørgsmål. Send linjen igen med et af dem.
    }

### Why the club refuses

refusal-no-player = { $found ->
        [one] Her er ingen, der hedder { $name }. Mente du { $nearest }?
       *[nobody] Her er ingen, der hedder { $name }. Tjek stavningen; den, der ikke er spiller endnu, kan melde sig ind.
    }
refusal-not-a-player = { $name } er ikke spiller her endnu.
refusal-other-seat = Du sidder her som { $seat }. Bliv spiller under det navn, eller sæt dig på ny som { $name } (taflpost play --as { $name }).
refusal-already-a-player = Du er allerede spiller her.
refusal-bad-name = { $because ->
        [shape] »{ $name }« kan ikke være et navn her: et navn har 2 til 20 bogstaver, cifre eller bindestreger og begynder med et bogstav. Vælg et andet navn.
        [reserved] »{ $name }« kan ikke være et navn her, for det læses som en ordre, et felt eller et træk eller er forbeholdt dem, der har forladt klubben. Vælg et andet navn.
        [office] »{ $name }« kan ikke være et navn her, fordi andre kunne tro, at du er en af dem, der driver klubben. Vælg et andet navn.
       *[taken] Navnet »{ $name }« er optaget eller ligner et optaget navn for meget. Vælg et andet navn.
    }
refusal-no-game = Der er intet parti { $game }.
refusal-not-your-game = Parti { $game } spilles af andre.
refusal-no-games = Du har ikke noget parti endnu.
refusal-which-game = Hvilket parti mener du: { $games }? Sæt dets nummer foran, som i »{ $example }: bræt«.
refusal-which-game-line = { $game } mod { $opponent }
refusal-stale = Det var ment til { $ply }. træk, men partiet er gået videre, så der blev ikke gjort noget. Vil du stadig, så send det igen.
refusal-over = Parti { $game } er slut, så der blev ikke gjort noget. { $ending }
refusal-not-your-turn = Det er ikke din tur: vi venter på { $name }.
refusal-nothing-to-withdraw = Der er intet at kalde tilbage: det seneste træk er ikke dit. Vil du længere tilbage, så spørg din modstander.
refusal-seen = Dit træk kan ikke længere kaldes tilbage: { $opponent } har fået det vist eller havde en plan klar til denne tur. Du kan bede om at tage det tilbage.
refusal-no-draw-offered = Din modstander har ikke tilbudt remis.
refusal-draw-offer-stands = Du har allerede tilbudt remis. Tilbuddet står ved magt, til din modstander svarer på det eller trækker.
refusal-no-offer-to-withdraw = Du har ikke noget tilbud, der venter på svar, så der er intet at trække tilbage.
refusal-other-reader = Der blev ikke sendt noget. Din besked begynder med navnet { $name }, men i parti { $game } skriver du til { $opponent }. { $together ->
        [none] For at skrive til { $name } skal I have et parti sammen.
       *[other] Vil du skrive til { $name }, så nævn jeres parti { $together }.
    } Var den til { $opponent }, så begynd med et andet ord.
refusal-no-takeback-offered = Din modstander har ikke bedt om at tage et træk tilbage.
refusal-takeback-stands = Der er allerede bedt om at tage et træk tilbage. Var det dig, så vent på svaret; var det din modstander, så er det dig, der skal svare.
refusal-nothing-to-take-back = Du har ikke trukket i dette parti endnu, så der er intet at tage tilbage.
refusal-nothing-to-claim = { $because ->
        [your-turn] Der er intet at kræve: det er din tur, og kun din modstanders tid kan give dig sejren.
        [no-clock] Der er intet at kræve: dette parti spilles uden ur.
        [up-since] Der var intet at kræve, da du bad om det, men nu er tiden gået. Kræv sejren igen.
       *[time-left] Der er intet at kræve: din modstanders tid er ikke gået.
    }
refusal-nothing-asked = Intet ventede på et ja eller nej her, så der blev ikke gjort noget. Et spørgsmål bortfalder, når du sender noget andet eller får noget nyt at se, og efter ti minutter; i e-mail efter to dage. Vil du det stadig, så send ordren igen.
refusal-no-invitation = { $number ->
        [none] Der er ingen invitation, det kunne gælde.
       *[other] Der er ingen åben invitation { $number }, det kunne gælde.
    }
refusal-which-invitation = Hvilken invitation mener du: { $numbers }? Sæt dens nummer efter ordren.
refusal-yourself = Du kan ikke invitere dig selv. Nævn en anden spiller.
refusal-no-ruleset = { $found ->
        [one] Der er ikke noget regelsæt »{ $typed }«. Mente du { $nearest }?
       *[nothing] Der er ikke noget regelsæt »{ $typed }«. Vælg { $rulesets }.
    }
refusal-which-ruleset = Der mangler et regelsæt. Vælg { $rulesets }.
refusal-no-hun = Regelsættet { $ruleset } spilles uden hún. Udelad »hún«, eller vælg et andet regelsæt.
refusal-only-a-match = Regelsættet { $ruleset } spilles kun som en match på to partier, hvor I bytter side. Udelad siden, eller skriv »match«.
refusal-bad-clock = { $why ->
        [zero] »{ $part }« er slet ingen tid, og et ur skal have mindst et sekund.
        [long] »{ $part }« er for meget: ingen tid på et ur må være længere end { $days } dage.
        [cap-below-bank] I »{ $part }« er det, uret højst må vise (efter /), mindre end det, det begynder med.
        [empty-night] »{ $part }« begynder og slutter på samme klokkeslæt.
        [doubled] »{ $part }« kommer efter noget andet, der allerede bestemmer det samme.
       *[unknown] »{ $part }« er ikke noget, et ur kan laves af.
    } Skriv for eksempel »7d+1d/10d« (7 dage, 1 mere for hvert træk, højst 10) eller »3d/træk« (3 dage til hvert træk); »weekend«, »nat=22-07« eller »krav« kan stå efter det.
refusal-not-on-board = »{ $typed }« findes ikke på dette bræt: det har linjerne a til { $file } og rækkerne 1 til { $size }.
refusal-no-plan = { $why ->
        [no-then] »hvis { $typed }« har intet »så« efter betingelsen.
        [no-condition] Efter »hvis« står det, din modstander gør: et træk, »slag på f6« eller en melding.
        [anything] En plan svarer på noget, som din modstander gør; »hvis hvad som helst« ville svare uden at se efter.
        [no-answer] Efter »så« står det træk, du svarer, eller »stop«.
       *[too-long] Planen er for lang. Send en kortere.
    } En hel linje kunne være: hvis d4-d6 så f6-f3
refusal-no-plans-with-dice = I et parti med hún kan intet planlægges.
refusal-move-first = Det er din tur: træk først, og sig så, hvad du ville svare.
refusal-plan-ply = { $path ->
        [none] Planen blev ikke gemt.
       *[other] Planen blev ikke gemt: se på det, der står efter { $path }.
    } { $why }
refusal-plan-whose = { $place ->
        [condition] Planen blev ikke gemt: efter »hvis« står et træk af din modstander, men brikken på { $from } er din.
       *[answer] Planen blev ikke gemt: efter »så« står et træk af dig, men brikken på { $from } er din modstanders.
    }
refusal-plan-ends = Planen blev ikke gemt: efter »{ $typed }« er der intet mere at svare på.
refusal-plan-never = Planen blev ikke gemt: »{ $typed }« er ikke noget, din modstander kan sige i dette parti.
refusal-answered = { $became ->
        [game] Invitation { $number } er accepteret: den blev til parti { $other }.
        [all-taken] Alle partier i søgning { $number } er taget.
        [declined] Invitation { $number } er afslået.
        [countered] Invitation { $number } blev besvaret med andre vilkår, i invitation { $other }.
        [changed] Invitation { $number } blev besvaret med andre vilkår.
        [cancelled] { $what ->
            [seek] Søgning { $number } er trukket tilbage.
           *[invitation] Invitation { $number } er trukket tilbage.
        }
       *[expired] { $what ->
            [seek] Søgning { $number } er udløbet.
           *[invitation] Invitation { $number } er udløbet.
        }
    }
refusal-own-invitation = { $waits ->
        [one] Invitation { $number } er din egen: vi venter på { $recipient }. Du kan trække den tilbage.
       *[everybody] Søgning { $number } er din egen, og en anden skal acceptere den. Du kan trække den tilbage.
    }
refusal-not-yours-to-cancel = { $what ->
        [invitation] Invitation { $number } er fra { $sender }, og ingen anden kan trække den tilbage. Du kan afslå den.
       *[seek] Søgning { $number } er fra { $sender }, og ingen anden kan trække den tilbage.
    }
refusal-seek-as-it-is = Søgning { $number } kan kun accepteres, som den er. Vil du have andre vilkår, så inviter selv { $sender }.
refusal-seek-taken = Du har allerede taget et parti i søgning { $number } fra { $sender }; de andre er til andre spillere. Du kan selv invitere { $sender }.
refusal-seek-games = En søgning gælder 1 til { $most } partier, ikke { $games }. Send den igen med et andet tal.
refusal-too-many-seeks = Du har { $count } åbne søgninger ({ $numbers }), og flere kan du ikke have. Træk en tilbage først.
refusal-too-many-invitations = { $count } af dine invitationer venter på svar, og flere kan der ikke være. Vent på et, eller træk en tilbage.
refusal-too-many-today = Du har sendt { $count } invitationer i de seneste 24 timer, og flere kan det ikke blive. Du kan sende den næste fra { $again }.
refusal-too-long = Teksten er på { $letters } tegn, og højst { $most } kan gemmes. Gør den kortere, eller send den i flere dele.
refusal-too-many-messages = Du har sendt { $count } beskeder det seneste døgn, og det er det meste. Den næste kan du sende fra { $again }.
refusal-too-many-reports = Du har rapporteret { $count } gange det seneste døgn, og det er det meste. Næste gang kan du rapportere fra { $again }.
refusal-too-many-notes = Du har { $most } noter til parti { $game }, og det er det meste.
refusal-not-public = Parti { $game } er ikke offentligt: kun dets spillere må se det.
refusal-nothing-to-explain = Der er intet at forklare: ingen af dine ordrer er blevet afvist for nylig, og ingen af dine partier er slut. Hvorfor et spørgsmål eller en linje ikke kunne besvares, står kun i selve svaret.
refusal-nothing-to-rematch = Du har ikke afsluttet noget parti, så der er ingen omkamp.
refusal-notes-of-running = Parti { $game } er i gang; du kan åbne dine noter, når det er slut.
refusal-no-notes = Du har ingen noter til parti { $game }, som ikke allerede er åbne.
refusal-not-over = Parti { $game } er i gang; du kan bede om en omkamp, når det er slut.
refusal-rematch-open = { $by ->
        [you] Du har allerede bedt om den omkamp: invitation { $number } venter på { $opponent }.
       *[other] { $opponent } har bedt om den omkamp: det er invitation { $number }.
    }
refusal-stranger = Klubben kender ikke { $address }. Meld dig ind under et navn, eller skriv, hvis du allerede er spiller, »tilknyt« og den kode, du har fået.
refusal-address-taken = { $address } kan ikke tilknyttes dig: den er i brug i denne klub.
refusal-already-linked = { $address } er allerede tilknyttet dig.
refusal-bad-address = »{ $typed }« er ikke en adresse. En Discord-konto skrives som »discord 123456789012345678«.
refusal-too-many-codes = Der er sendt koder nok for i dag. Prøv igen i morgen.
refusal-too-new = Du kan invitere via en e-mailadresse fra { $from }, et døgn efter at du kom med. Indtil da kan du invitere medlemmer ved navn.
refusal-no-code = Der venter ingen kode her, eller også er den for gammel eller allerede brugt. Bed om en ny.
refusal-wrong-code = Det er ikke koden. { $left ->
        [0] Den kan ikke længere bruges; bed om en ny.
        [one] Du har ét forsøg mere.
       *[other] Du har { $left } forsøg mere.
    }
refusal-code-elsewhere = Send den linje fra den Discord-konto, der skal tilknyttes.
refusal-not-linked = »{ $typed }« er ikke tilknyttet dig. Dine indstillinger viser, hvad der er tilknyttet.
refusal-last-way = Intet andet ville nå dig: tilknyt en anden adresse først, og frakobl så { $address }.
refusal-no-way = { $channel ->
        [mail] Ingen e-mailadresse er tilknyttet dig. Tilknyt en først.
        [discord] Ingen Discord-konto er tilknyttet dig. Tilknyt en først: »tilknyt discord« og kontoens navn.
       *[terminal] Klubben kender ingen terminal hos dig. Sæt dig ved en, og vælg den der.
    }
refusal-no-channel = { $channel ->
        [discord] Denne klub er ikke på Discord, så en konto dér kan hverken tilknyttes eller skrives til.
       *[mail] Denne klub sender ikke e-mail, så en adresse kan hverken tilknyttes eller skrives til.
    } Dine indstillinger viser, hvor dine meddelelser sendes hen.
refusal-takes-none = { $name } tager ikke imod invitationer for tiden.
refusal-you-block = Du har blokeret { $name }. Ophæv blokeringen først.
refusal-not-blocked = Du har ikke blokeret { $name }.
refusal-only-others = Det kan kun siges om andre, ikke om dig selv.
refusal-nobody-at = Ingen her har adressen »{ $typed }«. Tjek stavningen; den, der er ny, må først blive spiller i klubben.
refusal-gone = { $name } har forladt klubben.
refusal-not-from-here = Det kan kun siges fra en adresse, der er din egen og tilknyttet dig.
refusal-other-name = Dit navn her er { $name }, ikke »{ $typed }«, så intet blev slettet.
refusal-name-needed = Et ja er ikke nok til det, så intet blev slettet. Skriv dit navn, hvis du vil slettes.
refusal-not-away = Du har ikke ferie.
refusal-away-already = Du har allerede ferie.
refusal-no-days = En ferie varer mindst én dag.
refusal-too-few-days = Det ville være { $asked ->
        [one] { $asked } feriedag
       *[other] { $asked } feriedage
    }, og du har { $left ->
        [0] ingen tilbage
        [one] { $left } dag tilbage
       *[other] { $left } dage tilbage
    }.
refusal-suspended = { $until ->
        [none] Du er udelukket for altid, så din ordre blev ikke udført.
       *[other] Du er udelukket indtil { $until }, så din ordre blev ikke udført.
    } Du kan stadig se alt, få dine data som fil og blive slettet. Mener du, at det er forkert, så tal med værterne. Deres begrundelse: »{ $reason }«
refusal-no-reason = Der mangler en begrundelse, og der blev ikke gjort noget. Den bliver læst af dem, den vedrører: giv den med --reason "TEKST".
refusal-long-reason = Begrundelsen er for lang, og der blev ikke gjort noget. Sig det med højst { $most } tegn.
refusal-no-such-game = Klubben har ikke noget parti { $game }, så der blev ikke gjort noget. Tjek nummeret.
refusal-no-clock = Parti { $game } spilles uden ur, så der er ingen tid at lægge til.
refusal-not-suspended = { $name } er ikke udelukket, så der blev ikke gjort noget.
refusal-bad-span = Den tid kan ikke bruges her, og der blev ikke gjort noget: den skal være over nul og højst { $most } dage.

### Mails to those who are no players

contact-wrote = Nogen, måske dig, har skrevet til denne klub fra din e-mailadresse. Her spilles hnefatafl, vikingernes brætspil, pr. e-mail: hvert træk er et svar. Vil du spille med, så meld dig ind i klubben.
contact-invited = { $name } inviterer dig til et parti hnefatafl, vikingernes brætspil, pr. e-mail: hvert træk er et svar.
contact-ruleset = Et bræt med { $size }×{ $size } felter og reglerne, der hedder »{ $id }«.
contact-invited-join = Vil du spille, så meld dig ind i klubben. Derefter får du invitationen med alle vilkår pr. e-mail, og du kan stadig afslå den.
contact-once = Svarer du ikke, får du ikke flere e-mails om dette.

### The page on which mails are stopped

stop-title = { $page ->
        [ask] Stop alle e-mails?
        [done] Alle e-mails er stoppet
       *[gone] Linket virker ikke
    }
stop-ask = Trykker du på knappen, sender klubben ikke mere til din e-mailadresse: ingen træk, ingen advarsler om din tid. Har du partier i gang, får dine modstandere at vide, at e-mails ikke når dig, og urene går videre som aftalt. Vil du opgive et parti, så svar »giv op« på en af e-mailene om det.
stop-button = Stop alle e-mails
stop-done = Der sendes ikke flere e-mails til din adresse. Vil du have dem igen, så skriv »kanal e-mail« til klubben fra den adresse.
stop-gone = Linket er for gammelt eller blev ikke kopieret helt. Vil du ikke have flere e-mails, så svar »kanal terminal« på en e-mail fra klubben, eller brug afmeldingsknappen i dit mailprogram.

### Discord

## Names of commands and options, as Discord writes them: small letters, no spaces
command-game = parti
command-number = nummer
command-side = side
command-terms = vilkår
command-text = tekst
command-answer = svar
command-reason = grund
command-count = antal
command-move = flyt
command-announce = meld
command-order = ordre
command-form = form
command-plan = plan
command-topic = emne
command-show = vis
command-leave = forlad
command-concede = afstå
command-defer = udsæt
command-pin = fastgør
command-player = spiller
command-month = måned
command-name = navn
command-off = fra
command-server-games = server-partier
command-server-threads = server-tråde
command-server-language = server-sprog
command-when = hvornår
command-address = adresse
command-doctor = diagnose

## What commands do, in a few words: a command has room for 4,000 signs
command-tafl-does = Spil hnefatafl
command-ladder-does = Klubbens stige
command-club-does = Du og klubben
command-challenge-does = Udfordr nogen til et parti
command-accept-does = Accepter en invitation
command-decline-does = Afslå en invitation
command-counter-does = Svar med andre vilkår
command-seek-does = Søg modstandere
command-move-does = Lav et træk
command-order-does = Skriv ordrer, én per linje
command-board-does = Vis brættet
command-moves-does = Vis trækkene indtil nu
command-games-does = Vis dine partier
command-draw-does = Tilbyd remis, eller svar
command-takeback-does = Bed om at tage tilbage, eller svar
command-withdraw-does = Tag dit usete træk tilbage
command-resign-does = Giv partiet op
command-claim-does = Kræv sejr på tid
command-roll-does = Kast hún
command-if-does = Planlæg et svar
command-note-does = Tag en privat note
command-say-does = Skriv til modstanderen
command-why-does = Forklar sidste afslag eller resultat
command-rules-does = Vis reglerne
command-help-does = Alt du kan sige
command-show-does = Vis stigen
command-ladder-join-does = Kom med på stigen
command-leave-does = Forlad stigen
command-ladder-challenge-does = Udfordr om en plads
command-concede-does = Afstå pladsen til en udfordrer
command-defer-does = Udsæt en udfordring
command-player-does = Hvad en spiller har udrettet på stigen
command-ladder-rules-does = Vis stigens regler
command-ladder-why-does = Forklar en plads eller et trin
command-pin-does = Vis stigen i denne kanal, altid ajour
command-tournament-does = Vis turneringerne eller en af dem
command-join-does = Bliv spiller i klubben
command-settings-does = Vis eller ændr indstillingerne
command-vacation-does = Tag ferie, eller se hvad der er tilbage
command-link-does = Tilknyt en mailadresse, eller brug en kode
command-unlink-does = Frakobl
command-export-does = Få alt hvad klubben har om dig
command-erase-does = Bliv slettet
command-privacy-does = Hvad der gemmes, og hvorfor
command-mute-does = Ingen beskeder i et parti
command-block-does = Intet mere fra en spiller
command-report-does = Sig det til værterne
command-doctor-does = Hvad botten må i denne kanal

## What options say
option-player-does = Nogen her
option-month-does = Hvordan den stod, da en måned var omme: 2026-10
option-rival-does = Hvem; dem, du kan udfordre, foreslås
option-name-does = Eller navn eller mailadresse
option-ruleset-does = Hvilke regler
option-side-does = Hvad du spiller
option-clock-does = Som 7d+1d/10d, eller 3d/ply
option-terms-does = Flere vilkår
option-number-does = Nummeret
option-reason-does = Hvorfor ikke
option-count-does = Til hvor mange partier
option-ply-does = Som d1-d4
option-announce-does = Hvad du siger med det
option-game-does = Hvilket parti
option-form-does = Hvordan det tegnes
option-answer-does = Hvis du svarer
option-plan-does = Som d4-d6 så f6-f3
option-text-does = Med dine egne ord
option-topic-does = Om en ordre
option-language-does = Alt hvad klubben siger til dig
option-zone-does = Din tidszone, som Europe/Oslo
option-digest-does = Saml det der kan vente
option-quiet-does = Timer uden nyt, som 22-07, eller fra
option-channel-does = Hvor nyheder kommer
option-server-games-does = For serveren: hvor partier vises
option-server-threads-does = For serveren: en tråd per match
option-server-language-does = For serveren: sproget i indlæg
option-when-does = Som 14 dage, til 2027-01-06, eller slut
option-address-does = Mailadressen, eller koden
option-linked-does = Hvilken: mail, discord eller en adresse
option-off-does = Slut igen
option-report-text-does = Hvad der skete

## On buttons
control-move = Flyt
control-announce = Meld
control-draw = Remis
control-resign = Giv op
control-text = Tekstbræt
control-accept = Accepter
control-decline = Afslå
control-take-back = Tag tilbage
control-cancel = Annuller
control-back = Tilbage
control-play = Bekræft
control-play-saying = Spil og sig »{ $words }«
control-play-silent = Spil uden at sige noget
control-roll = Kast
control-offer-draw = Tilbyd remis
control-erase-as = Slet mig …
control-join = Deltag som { $name }
control-join-as = Deltag under et navn …
control-challenge-for = { $place }: udfordr { $name }
control-challenge-on-ladder = Udfordr …
control-ladder-rules = Regler
control-join-ladder = Kom med på stigen
control-concede = Afstå pladsen
control-defer = Udsæt
control-enter-tournament = Meld dig til
control-leave-tournament = Træk dig
control-yes = Ja
control-no = Nej
control-previous = Forrige
control-next = Næste
control-of-pieces = { $from } til { $to }

## Choosing a move
pick-piece = Hvilken brik skal flyttes?
pick-piece-to-announce = Disse brikker kan åbne en flugtvej, som du kunne melde. Hvilken skal flyttes?
pick-nothing-to-announce = Der er intet at melde: ingen af dine træk lader en flugtvej stå åben, som du kunne melde nu.
pick-no-announcements = I dette parti meldes flugtveje ikke.
pick-piece-here = Vælg en brik
pick-square = Hvor skal brikken på { $from } hen?
pick-square-here = Vælg et felt
pick-king = { $square } (kongen)
pick-roll = Kast hún først.
pick-preview = Sådan ville det stå. Intet er spillet endnu.
pick-unknown = Denne knap kendes ikke længere her, og intet blev gjort. »bræt« viser, hvordan partiet står, med knapper der virker.
pick-dropped = Intet blev spillet.

## Questions
ask-draw = Vil du tilbyde remis?
ask-draw-answer = Du er tilbudt remis. Siger du ja, er partiet slut. Er du enig?
ask-draw-offered = Dit remistilbud står ved magt. Vil du trække det tilbage?
order-box-title = Ordrer
order-box-label = Én ordre per linje
join-box-title = Deltag i klubben
join-box-label = Navnet du spiller under
erase-box-title = Bliv slettet
erase-box-label = Dit navn her, hvis du mener det
discord-stranger = Du er ikke spiller i denne klub endnu. Tryk på knappen for at deltage, og prøv så igen.

## Servers
server-set = På denne server vises partier i { $channel ->
        [here] den kanal, hvor de aftales
       *[other] { $channel }
    }, { $threads ->
        [yes] hver match i sin egen tråd
       *[no] uden tråde
    }, og indlæg er på dansk.
server-ladder = { $shown ->
        [no] Stigen for { $ladder } vises ikke længere her; den sidste besked bliver stående, som den er.
       *[yes] Stigen for { $ladder } vises her fra nu af i en besked, der holder sig selv ajour. Den fastgøres, hvis jeg har lov til det (»Pin Messages«).
    }
server-no-right = Intet blev ændret for serveren: kun de, der må administrere den (»Administrer server«), kan gøre det.
server-none = Det gælder en server, hvor botten er installeret. Sig det i en kanal der.

## What the bot may do in a channel
doctor-well = Her må botten alt, hvad den har brug for.
doctor-unknown = Her kan botten kun svare dig: den er ikke installeret på denne server. Hvad den fortæller dig, kommer i dine direkte beskeder. Den, der administrerer serveren, kan tilføje den med knappen »Tilføj app«.
doctor-direct = Dette er dine direkte beskeder med botten; de er åbne.
doctor-missing = I denne kanal mangler botten tilladelsen »{ $right }«: { $why } Sådan løses det: tillad »{ $right }« for bottens rolle i indstillingerne for denne kanal, under Tilladelser.

## Permissions, as Discord calls them, and what happens without
right-view = Vis kanal
right-view-why = den kan ikke vise partier her.
right-send = Send beskeder
right-send-why = den kan ikke vise partier her.
right-attach = Vedhæft filer
right-attach-why = brætter kommer som tekst og ikke som billeder.
right-history = Læs beskedhistorik
right-history-why = efter et nedbrud kan den ikke se, hvad den allerede har skrevet.
right-threads = Opret offentlige tråde
right-threads-why = matcher får ingen tråde.
right-in-threads = Send beskeder i tråde
right-in-threads-why = den kan ikke vise partier i tråde.

### Ladders: one for each ruleset, by the ruleset’s id ({ $ladder })

# "den udfordrede" is who defends a place, because "forsvarer" is a side. The points for
# games lost on time are "strafpoint", and the hold after one is a "pause".
ladder-title = Stigen for { $ladder }, { $players ->
        [one] én spiller
       *[other] { $players } spillere
    }
# { $month } is like 2026-10.
ladder-month = Stigen for { $ladder } ved udgangen af { $month }
ladder-empty = Ingen står på stigen for { $ladder } endnu. Den, der kommer med nu, bliver den første.
# What stands behind a name in the table.
ladder-state = { $state ->
        [held] på pause
        [leaving] forlader stigen
        [away] ferie indtil { $until }
       *[silent] tavs
    }
ladder-plays = { $matches ->
        [one] spiller én match
       *[other] spiller { $matches } matcher
    }
ladder-king = { $name } { $days ->
        [0] kom på førstepladsen i dag
        [one] har stået på førstepladsen i én dag
       *[other] har stået på førstepladsen i { $days } dage
    }{ $defences ->
        [0] .
        [one] {" "}og har afværget én udfordring.
       *[other] {" "}og har afværget { $defences } udfordringer i træk.
    }
# Published with its error bar.
ladder-bias = Fordel for { $side ->
        [attackers] angriberne
       *[defenders] forsvarerne
    }: +{ $points } ± { $deviation } ratingpoint, ud fra { $games ->
        [one] ét parti
       *[other] { $games } partier
    }.
ladder-you = Du står på plads { $place } og kan udfordre op til plads { $highest }. { $open ->
        [0] Ingen dér kan udfordres lige nu.
       *[other] Dem, der er mærket med +, kan du udfordre nu.
    }
ladder-you-first = Du står øverst: der er ingen at udfordre.
ladder-you-can-join = Du står ikke på stigen. Den, der kommer med, begynder nederst.

# What stands for the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Pladserne på stigen for { $ladder } fra { $from } til { $until }. Nu: { $places }.
ladder-stands = { $name } står på plads { $place } af { $players } på stigen for { $ladder }.
ladder-stands-not = { $name } står ikke på stigen for { $ladder }.
ladder-may = Du kan udfordre { $name }.
# Why somebody may not be challenged; { $name } is the other.
ladder-no-yourself = Man kan ikke udfordre sig selv.
ladder-no-you-are-not-on = Du står ikke på stigen for { $ladder }.
ladder-no-not-on = { $name } står ikke på stigen for { $ladder }.
ladder-no-below = { $name } står under dig, på plads { $place } (du har plads { $own }): man udfordrer opad.
ladder-no-too-far = { $name } står for højt oppe, på plads { $place }. Fra plads { $own } kan du udfordre op til plads { $highest }, { $by ->
        [small] som på enhver lille stige
        [places] regnet i antal pladser
        [percent] regnet i procent af din egen plads
       *[rating] regnet efter din rating
    }.
ladder-no-playing = Du er allerede i gang med en match mod { $name } på stigen: parti { $game } og matchens andet parti.
ladder-no-shielded = Du tabte eller begyndte ikke din seneste match mod { $name }; du kan udfordre { $name } igen fra { $until }.
ladder-no-you-leave = Du er ved at forlade stigen for { $ladder }.
ladder-no-leaves = { $name } er ved at forlade stigen.
ladder-no-you-are-held = Du har tabt et parti på tid og ikke trukket siden: du er på pause indtil dit næste træk.
ladder-no-held = { $name } har tabt et parti på tid og ikke trukket siden.
ladder-no-your-points = Du har { $points } strafpoint for partier tabt på tid, og med { $limit } kan man ikke udfordre nogen. De bliver færre med hvert træk, du laver.
ladder-no-outgoing = Du har allerede { $open ->
        [one] én åben udfordring
       *[other] { $open } åbne udfordringer
    }, og flere end { $most ->
        [one] én
       *[other] { $most }
    } må man ikke have ad gangen. Spil videre dér først.
ladder-no-incoming = { $name } er allerede udfordret, og på den plads kan der højst være { $most ->
        [one] én udfordring
       *[other] { $most } udfordringer
    } ad gangen.
ladder-no-away = { $name } har ferie indtil { $until }.
ladder-no-silent = Klubben har intet hørt fra { $name } siden { $since }; den, der har været tavs i { $days ->
        [one] én dag
       *[other] { $days } dage
    }, kan ikke udfordres.
ladder-no-takes-none = { $name } tager ikke imod udfordringer for tiden.

# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
ladder-challenged = { $who ->
        [you] Du (plads { $place }) udfordrer { $rival } (plads { $rival-place })
       *[other] { $name } (plads { $place }) udfordrer dig (plads { $rival-place })
    } på stigen for { $ladder }: en match (parti { $first } og { $second }), der tæller med i ratingen. Lav et træk i et af partierne, inden der er gået { $days ->
        [one] én dag
       *[other] { $days } dage
    } på dit ur. { $who ->
        [you] Før dit første træk kan du udsætte matchen.
       *[other] Før dit første træk kan du afstå pladsen uden at spille eller udsætte matchen.
    }
ladder-deferred = { $who ->
        [you] Du har udsat matchen (parti { $first } og { $second }): i begge partier står dit ur stille indtil { $until }.
       *[other] { $name } har udsat matchen (parti { $first } og { $second }): i begge partier står uret stille for { $name } indtil { $until }.
    }
ladder-not-begun = Du har endnu ikke trukket i matchen (parti { $first } og { $second }) mod { $rival }. { $role ->
        [challenger] Kommer der intet træk inden { $until }, bortfalder din udfordring.
       *[defender] Kommer der intet træk inden { $until }, går din plads til { $rival }.
    }
ladder-leaving = Du forlader stigen for { $ladder }, når dine matcher er slut; de tæller med. Derefter kan du komme med igen, noget længere nede.
ladder-step-joined = { $who ->
        [you] Du
       *[other] { $name }
    } kommer med på stigen for { $ladder }, på plads { $to }.
ladder-step-returned = { $who ->
        [you] Du
       *[other] { $name }
    } vender tilbage til stigen for { $ladder }, på plads { $to } (tidligere plads { $detail }).
ladder-step-left = { $who ->
        [you] Du forlader stigen for { $ladder } fra plads { $from }. Inden for { $days } dage kan du vende tilbage til en plads i nærheden.
       *[other] { $name } forlader stigen for { $ladder } fra plads { $from }.
    }
ladder-step-erased = { $name } er slettet, og plads { $from } på stigen for { $ladder } er ledig.
ladder-step-won = { $who ->
        [you] Du vinder matchen mod { $rival }
       *[other] { $name } vinder matchen mod { $rival-who ->
            [you] dig
           *[other] { $rival }
        }
    } (parti { $first } og { $second }) { $detail ->
        [2] efter regelsættets regel om pointlighed ({ $points }-{ $rival-points })
       *[other] med { $points }-{ $rival-points }
    } og rykker op på stigen for { $ladder } fra plads { $from } til plads { $to }, lige over { $who ->
        [you] { $rival }
       *[other] { $rival-who ->
            [you] dig
           *[other] { $rival }
        }
    }.
ladder-step-tied = { $who ->
        [you] Din match mod { $rival }
       *[other] Matchen mellem { $name } og { $rival-who ->
            [you] dig
           *[other] { $rival }
        }
    } (parti { $first } og { $second }) er remis, { $points }-{ $rival-points }. { $moves ->
        [no] { $who ->
            [you] Du
           *[other] { $name }
        } bliver på plads { $to } på stigen for { $ladder }, under plads { $rival-place }.
       *[yes] { $who ->
            [you] Du
           *[other] { $name }
        } rykker på stigen for { $ladder } fra plads { $from } til plads { $to }, op mod plads { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] Du taber matchen mod { $rival }
       *[other] { $name } taber matchen mod { $rival-who ->
            [you] dig
           *[other] { $rival }
        }
    } (parti { $first } og { $second }) { $detail ->
        [2] efter regelsættets regel om pointlighed ({ $points }-{ $rival-points })
       *[other] med { $points }-{ $rival-points }
    }. Ingen rykker på stigen for { $ladder }: { $who ->
        [you] du
       *[other] { $name }
    } bliver på plads { $to } og kan ikke udfordre { $rival-who ->
        [you] dig
       *[other] { $rival }
    } i { $days ->
        [one] én dag
       *[other] { $days } dage
    }.
ladder-step-void = { $who ->
        [you] Din udfordring til { $rival } bortfalder: du har ikke trukket
       *[other] Udfordringen fra { $name } til { $rival-who ->
            [you] dig
           *[other] { $rival }
        } bortfalder: { $name } har ikke trukket
    } i tide. Parti { $first } og { $second } slutter uden resultat. Ingen rykker på stigen for { $ladder }, og { $who ->
        [you] du
       *[other] { $name }
    } kan ikke udfordre { $rival-who ->
        [you] dig
       *[other] { $rival }
    } i { $days ->
        [one] én dag
       *[other] { $days } dage
    }.
ladder-step-absent = { $rival-who ->
        [you] Du har ikke trukket i tide i matchen mod { $name }
       *[other] { $rival } har ikke trukket i tide i matchen mod { $who ->
            [you] dig
           *[other] { $name }
        }
    }. Parti { $first } og { $second } slutter uden resultat, og { $who ->
        [you] du
       *[other] { $name }
    } får pladsen og rykker fra plads { $from } til plads { $to } på stigen for { $ladder }.
ladder-step-conceded = { $rival-who ->
        [you] Du
       *[other] { $rival }
    } afstår pladsen til { $who ->
        [you] dig, og du
       *[other] { $name }, og { $name }
    } rykker fra plads { $from } til plads { $to } på stigen for { $ladder }. Parti { $first } og { $second } slutter uden resultat.
ladder-step-closed = Matchen på stigen for { $ladder } (parti { $first } og { $second }) får ingen følger, da et af partierne er uden resultat.
ladder-step-decayed = { $who ->
        [you] Du
       *[other] { $name }
    } har ikke spillet nogen match på stigen for { $ladder } i { $detail } dage og rykker ned fra plads { $from } til plads { $to }.
ladder-step-late = { $who ->
        [you] Du har tabt et parti på tid på stigen for { $ladder } og har nu { $detail } strafpoint, som bliver færre med hvert træk. Du er på pause indtil dit næste træk.
       *[other] { $name } har tabt et parti på tid på stigen for { $ladder }, har nu { $detail } strafpoint og er på pause indtil næste træk.
    }
ladder-step-sunk = { $who ->
        [you] Du
       *[other] { $name }
    } har inden for { $days } dage tabt { $detail } partier på tid på stigen for { $ladder } og rykker fra plads { $from } til plads { $to }, under alle, der spiller.
ladder-step-corrected = Værterne flytter { $who ->
        [you] dig
       *[other] { $name }
    } fra plads { $from } til plads { $to } på stigen for { $ladder }. Deres begrundelse: »{ $reason }«

ladder-earlier = Før disse kom { $count ->
        [one] ét trin
       *[other] { $count } trin
    }.
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, plads { $places }: { $step }
ladder-no-place = –
ladder-best = Bedste plads: { $best }. Dage på førstepladsen: { $days }.
ladder-matches = Vundne matcher: { $won }, remis: { $level }, tabte: { $lost }.
ladder-defences = Afværgede udfordringer i træk: { $now } nu, { $most } som mest.
ladder-rating = Rating { $rating }, ud fra { $attacked ->
        [one] ét parti
       *[other] { $attacked } partier
    } som angriber og { $defended } som forsvarer.
ladder-unrated = Intet ratet parti endnu.
ladder-sides = Som angriber { $attackers }, som forsvarer { $defenders }.
ladder-points = Strafpoint for partier tabt på tid: { $points }.

# The rule sheet, filled with the numbers in force.
ladder-sheet-title = Reglerne på stigen for { $ladder }
ladder-sheet-match = Der spilles om en plads i en match: to partier samtidig, hvor hver spiller angriber i det ene. De er offentlige og tæller med i ratingen. En udfordring behøver ikke at blive accepteret.
ladder-sheet-reach = Man udfordrer opad. På en stige med højst { $small-ladder } spillere op til { $small-reach } pladser over sig; på en større så langt, som den bedste af disse regler rækker: { $reach-places } pladser, { $reach-percent } % af ens egen plads eller { $reach-rating } pladser over den plads, man ville have efter sin rating. En rating tæller her først, når dens afvigelse er højst { $reach-deviation }.
ladder-sheet-load = Man må selv have { $outgoing ->
        [one] én åben udfordring
       *[other] { $outgoing } åbne udfordringer
    } og kan være udfordret af { $incoming ->
        [one] én spiller
       *[other] { $incoming } spillere
    } ad gangen{ $top-places ->
        [0] .
       *[other] , på plads 1 til { $top-places } af { $top-incoming }.
    } En match tæller i { $hold-days ->
        [one] en dag
       *[other] { $hold-days } dage
    }; og har du ikke udfordret en spiller i fire gange så lang tid, behøver du ikke vente på dem, der har. Matcher, der står stille på grund af modstanderens ferie, tæller ikke med, og den, der har ferie, kan ikke udfordres. En blokering forhindrer ingen i at udfordre.
ladder-sheet-opening = Hver spiller har { $opening-days ->
        [one] én dag
       *[other] { $opening-days } dage
    } på sit ur til sit første træk. Trækker udfordreren ikke, bortfalder udfordringen, som om den var tabt; trækker den udfordrede ikke, får udfordreren pladsen. Inden sit første træk kan den udfordrede afstå pladsen, og hver af de to kan udsætte matchen { $defer-days ->
        [one] én dag
       *[other] { $defer-days } dage
    }, højst én gang på { $defer-every } dage. Intet af dette tæller med i ratingen.
ladder-sheet-result = Matchen gøres op, så snart dens sidste parti slutter; den, der da står lavest, er udfordreren. En sejr tæller 1 og en remis ½. En udfordrer med flest point kommer lige over den udfordrede. Har udfordreren færrest, rykker ingen, og udfordreren kan ikke udfordre den samme igen i { $shield-days ->
        [one] én dag
       *[other] { $shield-days } dage
    }.
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Står pointene lige, går matchen til den, der vandt sit parti i færrest træk.
        [more-captures] Står pointene lige, går matchen til den, der slog flest brikker i de to partier.
       *[none] Regelsættet har ingen regel, der afgør en match, når pointene står lige.
    } { $tie ->
        [nothing] Er matchen remis, rykker ingen.
        [below] Er matchen remis, kommer udfordreren lige under den udfordrede.
       *[middle] Er matchen remis, rykker udfordreren halvvejs op mod den udfordrede, rundet ned: fra plads 8 til plads 6, når den udfordrede har plads 4. Naboer bliver, hvor de er.
    }
ladder-sheet-late = Et parti, der tabes på tid, er tabt og tæller. Det giver { $timeout-points } strafpoint, hvoraf hvert træk fjerner { $ply-points }, og en pause indtil næste træk: den, der er på pause, udfordrer ingen og kan ikke udfordres.{ $points-limit ->
        [0] {""}
       *[other] {" "}Med { $points-limit } strafpoint kan man ikke udfordre nogen.
    } Den, der taber { $timeouts } partier på tid inden for { $timeout-days } dage, rykker ned under alle, der spiller. Den, der taber på tid før sit andet træk, mister ingen rating ved det.
ladder-sheet-silence = Den, der i { $silence-days ->
        [one] én dag
       *[other] { $silence-days } dage
    } hverken har givet en ordre eller set på et parti, kan ikke udfordres.
ladder-sheet-leave = Den, der forlader stigen, spiller det påbegyndte til ende, og det tæller; derefter er pladsen ledig. Inden for { $limbo-days } dage kan man vende tilbage: til sin gamle plads plus { $limbo-percent } % af vejen derfra ned til den sidste, rundet op. Senere begynder man nederst.
ladder-sheet-idle = { $free-days } dage uden en match koster intet. Derefter koster hver hele periode på { $decay-days } dage en plads. Man kommer under den næste, der ikke selv er inaktiv. Ferie tæller ikke med.
ladder-sheet-ratings = Ratingen er Glicko-2, kun for dette regelsæt og renset for den fordel, det giver den ene side. Begge partier i en match regnes sammen, så én sejr til hver mellem to jævnbyrdige ikke ændrer noget.

refusal-no-ladder = Denne klub har ingen stige for { $ladder }. Der er { $count ->
        [one] én
       *[other] stiger
    } for { $ladders }.
refusal-which-ladder = Der er flere stiger. Sig, hvilken du mener, med dens regelsæt: { $ladders }.
refusal-not-on-ladder = Du står ikke på stigen for { $ladder }.
refusal-other-not-on-ladder = { $name } står ikke på stigen for { $ladder }.
refusal-already-on-ladder = Du står allerede på stigen for { $ladder }, på plads { $place }.
refusal-already-leaving = Du er ved at forlade stigen for { $ladder }: det sker, så snart dine matcher er slut. Derefter kan du komme med igen, noget længere nede.
refusal-no-ladder-match = Du spiller ingen match på en stige, hvor det kunne gøres.
refusal-which-match = Du spiller flere matcher. Tilføj modstanderens navn, eller nævn et af partierne: { $games }.
refusal-not-challenged = Det var dig, der udfordrede { $name }: kun den, der har pladsen, kan afstå den. Du kan udsætte matchen eller give et parti op.
refusal-match-begun = Du har trukket i matchen (parti { $first } og { $second }), så nu spilles den. Du kan give et parti op.
refusal-deferred-before = Du har udsat en match for ikke så længe siden. Du kan gøre det igen fra { $until }.
refusal-bad-place = Stigen for { $ladder } har { $players } pladser, og { $name } står på plads { $stands }: til plads { $place } kan { $name } ikke flyttes.
refusal-no-month = Der vides intet om stigen for { $ladder } ved udgangen af { $month }: enten begyndte den senere, eller også er måneden ikke slut.

# Tournaments: lists, pages, what happens in them.
tournament-list = Turneringer
tournament-none = Der har ikke været nogen turnering i klubben endnu. Det er værterne, der åbner dem.
tournament-line = Turnering { $number }, { $name } ({ $ruleset }). { $stage } { $reader ->
        [may-enter] Du kan melde dig til.
        [plays] Du er med.
       *[nothing] {""}
    }
tournament-title = Turnering { $number }: { $name } ({ $ruleset })
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Man kan melde sig til indtil { $at }; så begynder den. { $players ->
            [0] Ingen har meldt sig til endnu.
            [one] Én spiller har meldt sig til.
           *[other] { $players } spillere har meldt sig til.
        }
        [running] Den har været i gang siden { $at } med { $players } spillere.
        [over] Den har været slut siden { $at }. { $players } spillere var med.
       *[called-off] Den blev aflyst: { $at }.
    }
tournament-names = Tilmeldt: { $names }.
tournament-reason = Begrundelsen: { $reason }
tournament-too-few = Færre end fire havde meldt sig til.
tournament-group = Gruppe { $group }
tournament-legend = I hvert felt står to partier, først det, hvor rækkens spiller angriber. 1 er vundet, ½ remis, 0 tabt, + eller − afgjort uden spil; et punktum er i gang, / er uden resultat. S-B er kvaliteten efter Sonneborn-Berger; »sejr i« er antallet af træk i den korteste sejr på brættet.
tournament-rules = I en gruppe spiller alle to partier mod alle, et på hver side, alle på samme tid; partierne er offentlige og tæller med i ratingen. En gruppe har mindst 4 spillere og, hvor det lader sig gøre, højst { $size }. Den, der ikke har trukket, når uret har gået i { $window ->
        [one] ét døgn
       *[other] { $window } døgn
    }, er ude. En sejr tæller 1, remis ½. Lige mange point skilles af partierne mellem dem, det gælder, så af Sonneborn-Berger, så af den korteste sejr på brættet; de, der også da står lige, deler pladsen.
tournament-you = { $reader ->
        [may-enter] Du kan melde dig til.
       *[plays] Du er med.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] Du trak ikke i tide og er derfor ude.
            [taken-out] Værterne har taget dig ud.
           *[withdrew] Du har trukket dig.
        }
       *[other] { $how ->
            [absent] { $name } trak ikke i tide og er ude.
            [taken-out] Værterne har taget { $name } ud.
            [erased] { $name } har forladt klubben.
           *[withdrew] { $name } har trukket sig.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] Mindst halvdelen af dine partier var slut, så resten har du tabt.
           *[other] Mindst halvdelen af de partier, { $name } spillede, var slut, så resten tæller som tabt for { $name }.
        }
       *[no] { $who ->
            [you] Færre end halvdelen af dine partier var slut, så ingen af dem tæller.
           *[other] Færre end halvdelen af de partier, { $name } spillede, var slut, så ingen af dem tæller.
        }
    }
tournament-out = Turnering { $number }, { $tournament }:
tournament-opened = Turnering { $number }, { $tournament }, er åben.
tournament-entered = Du er tilmeldt turnering { $number }, { $tournament }.
tournament-left = Du har trukket dig fra turnering { $number }, { $tournament }. Indtil den begynder, kan du melde dig til igen.
tournament-leave-asked = Vil du trække dig fra turnering { $number }, { $tournament }? { $resigned ->
        [0] Du giver intet parti op.
        [one] Du giver ét parti op, som tæller med i din rating.
       *[other] Du giver { $resigned } partier op, som tæller med i din rating.
    } Matcher, hvor du ikke har trukket og intet parti er slut, ender uden resultat. { $counts ->
        [yes] Mindst halvdelen af dine partier er slut: i tabellen tæller resten som tabt.
       *[no] Færre end halvdelen af dine partier er slut: i tabellen tæller ingen af dem.
    }
tournament-began = Turnering { $number }, { $tournament }, er begyndt.
tournament-began-own = Du spiller i gruppe { $group }: { $games } partier på samme tid, to mod hver af de andre. Træk i et af dem, før dit ur har gået i { $window ->
        [one] ét døgn
       *[other] { $window } døgn
    }; ellers er du ude.
tournament-rival = { $name }: parti { $first } og { $second }
tournament-not-begun = Turnering { $number }, { $tournament }: du har ikke trukket endnu. Træk i et af dine partier senest { $until }, ellers er du ude.
tournament-called-off = Turnering { $number }, { $tournament }, er aflyst.
tournament-over = Turnering { $number }, { $tournament }, er slut.
tournament-over-own = I gruppe { $group } blev du nummer { $place } af { $players }.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = point
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = sejr i
# What stands for the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Gruppe { $group } i turnering { $number }: { $standing }.

refusal-no-tournament = Der er ingen turnering { $number }.
refusal-no-tournament-meant = Der er ingen turnering nu, som du kan mene.
refusal-which-tournament = Der er flere turneringer. Sig, hvilken du mener, med dens nummer: { $tournaments }.
refusal-tournament-not-open = Turnering { $number }, { $tournament }, er allerede begyndt eller aflyst.
refusal-tournament-ended = Turnering { $number }, { $tournament }, er slut eller aflyst, så intet i den ændres mere.
refusal-already-in-tournament = Du er allerede tilmeldt turnering { $number }, { $tournament }.
refusal-not-in-tournament = Du er ikke med i turnering { $number }, { $tournament }.
refusal-other-not-in-tournament = { $name } er ikke med i turnering { $number }, { $tournament }.
refusal-tournament-full = { $most } spillere har meldt sig til turnering { $number }, { $tournament }: der er ikke plads til flere.
refusal-taken-out-of-tournament = Værterne har taget dig ud af turnering { $number }, { $tournament }, så du kan ikke melde dig til den igen.
refusal-too-few-players = { $players ->
        [0] Ingen har
        [one] Én spiller har
       *[other] { $players } spillere har
    } meldt sig til turnering { $number }, { $tournament }, og der skal { $least } til. Den kan vente på flere eller aflyses med »taflpost host tournament cancel«.
refusal-bad-tournament-name = En turnering skal have et navn på 1 til { $most } bogstaver.
refusal-bad-tournament-number = { $which ->
        [size] En gruppe kan have { $least } til { $most } spillere.
       *[window] Det første træk kan kræves inden for { $least } til { $most } dage.
    }
refusal-bad-tournament-clock = En turnering skal have et ur, der begynder med mere end ét døgn, for eksempel »7d+1d/10d«: inden da skal alle være kommet i gang.
refusal-bad-tournament-start = En turnering begynder senere end nu og højst { $most } dage fra nu.

# The guide for players, `docs/player.md`.
guide-title = At spille
guide-discord = I Discord skriver du »/tafl { $challenge }«; under hvert bræt står knapper til at trække, varsle, tilbyde remis, give op og se brættet som tekst. »/tafl { $move }« fuldfører lovlige træk, mens du skriver. Det, du vælger, ser kun du, indtil du trykker på »{ $confirm }«. Er du ny, så tryk på knappen, der gør dig til spiller.
guide-mail = Med mail skriver du »{ $join } NAVN« til klubbens adresse og svarer »{ $yes }« på den mail, der spørger, om det var dig. Derefter viser hver mail et bræt, siger, hvis tur det er og hvor længe, og nævner de linjer, du kan svare med: svar, skriv et træk på en linje for sig, for eksempel »d1-d4«, og send. Citater og signaturer læses ikke, og én mail kan svare på flere partier: »12: d1-d4«.
guide-terminal = Ved terminalen på klubbens maskine starter du »taflpost play --as NAVN« og siger »{ $join }«.
guide-orders = De samme ordrer forstås overalt, på alle klubbens sprog. Her er de alle:
