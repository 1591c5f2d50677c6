# Taflpost in Danish.
#
# "træk" is both move and ply; it is always one side's. "brik" is any piece; "menig" (the
# leaflet's "menige brikker") is a man, wherever the king must be told apart. Men are
# slået, the king is fanget. The row of a shieldwall is a "mur", because "række" is a rank.
# What da.terms.toml calls things holds everywhere.

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
emoji-too-large = Brættet er for stort til emoji: det har { $size }×{ $size } felter, og emoji rækker kun til { $most }×{ $most }. Bed om brættet som tekst eller billede i stedet.

## The position in words, for those who hear it

prose-over = { $winner ->
        [attackers] Partiet er slut: angriberne vandt.
        [defenders] Partiet er slut: forsvarerne vandt.
       *[nobody] { $by ->
            [closing] Partiet er slut uden resultat.
           *[result] Partiet er slut: det endte remis.
        }
    }
prose-moved = Seneste træk: { $side ->
        [attackers] angriberne
       *[defenders] forsvarerne
    } fra { $from } til { $to }.
prose-captured = Seneste træk: { $side ->
        [attackers] angriberne
       *[defenders] forsvarerne
    } fra { $from } til { $to }, hvor de slog { $count ->
        [one] brikken
       *[other] brikkerne
    } på { $taken }.
prose-king = { $place ->
        [throne] Kongen står på tronen, { $king }.
        [corner] Kongen står på hjørnefeltet { $king }.
        [edge] Kongen står ved kanten, på { $king }.
       *[field] Kongen står på { $king }.
    }
prose-open = { $count ->
        [0] Der er ingen åben flugtvej.
        [one] Der er én åben flugtvej: til { $routes }.
        [2] Der er to åbne flugtveje: til { $routes }.
       *[other] Der er { $count } åbne flugtveje: til { $routes }.
    }
prose-announced = { $count ->
        [0] Der er ikke meldt nogen flugtvej.
        [one] Der er meldt én flugtvej: til { $routes }.
        [2] Der er meldt to flugtveje: til { $routes }.
       *[other] Der er meldt { $count } flugtveje: til { $routes }.
    }
prose-silent = Kun til dig: { $count ->
        [one] flugtvejen til { $routes } er åben, men ikke meldt.
       *[other] flugtvejene til { $routes } er åbne, men ikke meldt.
    }
prose-usable = Kun til dig: kongen kan slippe ud nu, til { $routes }.
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
prose-crowded = Der står { $attackers } angribere og { $defenders } forsvarere på brættet, for mange til at nævne her. Brættet i ord nævner dem alle.

### What a ply did

ply-rolled = Forsvarerne kastede { $roll } for kongen.
ply-passed = { $side ->
        [attackers] Angriberne
       *[defenders] Forsvarerne
    } havde ikke noget lovligt træk og måtte stå over.
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
        [attackers] Det er angribernes tur.
       *[defenders] Det er forsvarernes tur.
    }
standing-repeated-draw = Denne stilling har været på brættet { $count ->
        [one] én gang
        [2] to gange
       *[other] { $count } gange
    }; hvis den kommer igen, ender partiet remis.
standing-repeated-defenders-lose = Denne stilling har været på brættet { $count ->
        [one] én gang
        [2] to gange
       *[other] { $count } gange
    }; hvis den kommer igen, taber forsvarerne, uanset hvilken side der gentager den.
standing-repeated-mover-loses = Denne stilling har været på brættet { $count ->
        [one] én gang
        [2] to gange
       *[other] { $count } gange
    }; hvis den kommer igen, taber den side, der gentager den.
standing-repeated-forbidden = Denne stilling har været på brættet { $count ->
        [one] én gang
        [2] to gange
       *[other] { $count } gange
    }; et træk, der gentager den, er ikke tilladt.
standing-announced = Der er meldt flugtvej til { $routes }.

### Why a man was captured

capture-custodial = Brikken på { $man } blev slået mellem { $by } og { $anvil }.
capture-against-throne = Brikken på { $man } blev slået mellem { $by } og tronen ({ $throne }).
capture-against-corner = Brikken på { $man } blev slået mellem { $by } og hjørnefeltet { $corner }.
capture-linnaean = Brikken på { $man } blev slået mellem { $by } og tronen ({ $throne }), fordi der stod angribere på de tre andre sider af kongen.
capture-shieldwall = Brikkerne på { $men } blev slået på én gang som en skjoldborg, en mur af brikker ved kanten: trækket til { $by } lukkede den inde.

### How a game ended

ending-king-four-sides = Angriberne vinder: kongen blev fanget på { $king } med angribere på alle fire sider.
ending-king-three-and-throne = Angriberne vinder: kongen blev fanget på { $king } af tre angribere med den tomme trone ({ $throne }) som fjerde side.
ending-king-at-edge = Angriberne vinder: kongen blev fanget på { $king } med kanten som fjerde side.
ending-king-at-edge-and-corner = Angriberne vinder: kongen blev fanget på { $king } af to angribere med kanten og hjørnefeltet { $corner } som de to andre sider.
ending-king-two-in-line = Angriberne vinder: kongen blev fanget på { $king } mellem to angribere.
ending-king-against-square = Angriberne vinder: kongen blev fanget på { $king } mellem en angriber og { $what ->
        [corner] hjørnefeltet { $square }
       *[throne] den tomme trone ({ $square })
    }.
ending-king-with-defender = { $enclosure ->
        [immobilized] Angriberne vinder: kongen blev fanget på { $king }, fordi hverken han eller den eneste forsvarer ved siden af ham, på { $man }, kunne flyttes mere.
       *[exactly-one] Angriberne vinder: kongen blev fanget på { $king }, lukket inde sammen med den eneste forsvarer ved siden af sig, på { $man }.
    }
ending-escape = Forsvarerne vinder: kongen slap ud til { $at ->
        [corner] hjørnefeltet { $goal }
       *[edge] kanten, på { $goal }
    }.
ending-encirclement = Angriberne vinder ved omringning: en ring af angribere omslutter kongen og alle hans menige.
ending-edge-fort = Forsvarerne vinder med et kantfort: kongen på { $king } står inde i et fort, der ikke kan brydes.
ending-immobile = { $winner ->
        [attackers] Angriberne vinder: det var forsvarernes tur, og de havde ikke noget lovligt træk.
        [defenders] Forsvarerne vinder: det var angribernes tur, og de havde ikke noget lovligt træk.
       *[nobody] Partiet er remis: det var { $side ->
            [attackers] angribernes
           *[defenders] forsvarernes
        } tur, og de havde ikke noget lovligt træk.
    }
ending-repetition-draw = Partiet er remis ved gentagelse: den samme stilling har været på brættet { $count ->
        [2] to gange
       *[other] { $count } gange
    }.
ending-repetition-defenders-lose = Angriberne vinder ved gentagelse: den samme stilling har været på brættet { $count ->
        [2] to gange
       *[other] { $count } gange
    }, og efter disse regler taber forsvarerne så, uanset hvilken side der gentog den.
ending-repetition-mover-loses = { $winner ->
        [attackers] Angriberne vinder ved gentagelse: forsvarernes træk
       *[defenders] Forsvarerne vinder ved gentagelse: angribernes træk
    } bragte den samme stilling på brættet for { $count ->
        [2] anden gang
        [3] tredje gang
       *[other] { $count }. gang
    }, og efter disse regler taber den side, der gør det.
ending-repetition-forbidden = Partiet sluttede, fordi den samme stilling kom på brættet { $count ->
        [2] to gange
       *[other] { $count } gange
    }, og det tillader disse regler ikke.

### Refusals: what happened, why, and what to do instead

did-you-mean = Mente du { $move }?
from-here = { $count ->
        [0] Brikken på { $from } kan ikke trække nu; vælg en anden.
       *[other] Fra { $from } kan du nå { $targets }.
    }

## The text

refusal-unreadable-empty = Vi kan ikke finde noget træk der. Skriv, hvor brikken står, og hvor den skal hen, f.eks. { $example }.
refusal-unreadable-square-missing = Der mangler et felt. Skriv, hvor brikken står, og hvor den skal hen, f.eks. { $example }.
refusal-unreadable-not-a-square = »{ $text }« er ikke et felt. Skriv, hvor brikken står, og hvor den skal hen, f.eks. { $example }.
refusal-unreadable-capture-for-move = Et x betyder slag og skrives efter trækket. Hvis du mente selve trækket, så skriv { $move }; du behøver ikke at skrive, hvad det slår.
refusal-unreadable-unknown-piece = »{ $text }« er ikke bogstavet for en brik: K er kongen, T er en menig (taflmand). Du behøver ikke noget bogstav; skriv bare, hvor brikken står, og hvor den skal hen, f.eks. { $example }.
refusal-unreadable-not-a-roll = { $text ->
        [nothing] Efter »kast« skriver du, hvad húnen (kongens terning) viste, X, I, II eller III, og så trækket.
       *[other] »{ $text }« er ikke et kast: húnen (kongens terning) viser X, I, II eller III.
    } For eksempel: »kast 2 { $example }«.
refusal-unreadable-unknown-words = Vi forstår ikke »{ $text }« efter trækket. Du kan tilføje, hvad trækket slår, f.eks. xd5, men du behøver det ikke.
refusal-unreadable-unknown-words-count = Vi forstår ikke »{ $text }« efter trækket. Du kan tilføje, hvad trækket slår, f.eks. xd5, og en melding: »{ $one }«, hvis én flugtvej er åben, »{ $two }«, hvis der er flere, eller »stille«, hvis du ikke vil melde noget.
refusal-unreadable-unknown-words-routes = Vi forstår ikke »{ $text }« efter trækket. Du kan tilføje, hvad trækket slår, f.eks. xd5, og en melding: alle åbne flugtveje ved navn, f.eks. »{ $one }«, eller »stille«, hvis du ikke vil melde noget.

## The turn and the piece

refusal-game-over = Partiet er slut, så der kan ikke trækkes mere. { $ending }
refusal-wrong-number = Du skrev træk nummer { $number }, men nu er det træk nummer { $due }. Se på brættet igen; hvis du stadig vil spille trækket, så send det med nummer { $due } eller uden nummer.
refusal-off-board = Feltet { $square } findes ikke på dette bræt: linjerne går fra a til { $file } og rækkerne fra 1 til { $size }.
refusal-no-piece = Der står ingen brik på { $from }. Begynd med et felt, hvor du har en brik.
refusal-not-your-piece = Du kan ikke flytte brikken på { $from }: det er { $side ->
        [attackers] angribernes
       *[defenders] forsvarernes
    } tur. Begynd med et felt, hvor du selv har en brik.
refusal-wrong-piece = { $stands ->
        [king] Du skrev T for en menig, men brikken på { $from } er kongen. Skriv K, eller udelad bogstavet, hvis du vil flytte ham.
       *[man] Du skrev K for kongen, men brikken på { $from } er en menig; kongen står på { $king }. Udelad bogstavet, hvis du vil flytte den menige.
    }

## The way

refusal-same-square = Brikken står allerede på { $square }; et træk skal gå til et andet felt.
refusal-not-in-line = { $move } er ikke muligt: brikkerne trækker lige ud langs en række eller en linje.
refusal-blocked = { $move } er ikke muligt: { $piece ->
        [attackers] en angriber på { $by } står i vejen.
        [defenders] en forsvarer på { $by } står i vejen.
       *[king] kongen på { $by } står i vejen.
    }
refusal-throne-not-passable = { $move } er ikke muligt: efter disse regler må kun kongen passere tronen ({ $throne }).
refusal-throne-reserved = { $move } er ikke muligt: { $to } er tronen, og der må kun kongen stå.
refusal-corner-reserved = { $move } er ikke muligt: { $to } er et hjørnefelt, og der må kun kongen stå.
refusal-too-far = { $move } er ikke muligt: efter disse regler kan { $piece ->
        [king] kongen
       *[man] en menig
    } { $most ->
        [one] kun trække ét felt
       *[other] højst trække { $most } felter
    } ad gangen.

## Captures and repetition

refusal-claim-not-taken = { $move } slår ikke noget på { $square }, selv om du skrev det. { $count ->
        [0] Det slår slet ikke noget.
        [one] Det slår brikken på { $taken }.
       *[other] Det slår brikkerne på { $taken }.
    } Trækket er ikke spillet; hvis du stadig vil spille det, så send bare { $move }.
refusal-would-repeat = { $move } er ikke muligt: den samme stilling ville komme på brættet for { $count ->
        [2] anden gang
        [3] tredje gang
       *[other] { $count }. gang
    }, og det tillader disse regler ikke. Spil et andet træk.

## Announcements

refusal-silent-route = Kongen kan ikke slippe ud til { $goal } endnu: den flugtvej var åben efter dit seneste træk, men du meldte den ikke. Du kan melde den med et hvilket som helst træk, så længe den er åben (»{ $one }«, hvis den så er den eneste åbne flugtvej, »{ $two }«, hvis der er flere), og bruge den med trækket derefter.
refusal-silent-route-named = Kongen kan ikke slippe ud til { $goal } endnu: den flugtvej var åben efter dit seneste træk, men du meldte den ikke. Du kan melde den med et hvilket som helst træk, så længe den er åben (»{ $words }«, sammen med alle andre åbne flugtveje), og bruge den med trækket derefter.
refusal-no-announcements = Der meldes ikke flugtveje i { $ruleset }. Send trækket igen uden meldingen.
refusal-attackers-announce-nothing = Det er kun forsvarerne, der melder flugtveje. Send trækket igen uden meldingen.
refusal-nothing-to-announce = Efter det træk er der ingen åben flugtvej, så der er ikke noget at melde. Send trækket igen uden meldingen.
refusal-wrong-count = Meldingen passer ikke: efter det træk er { $count ->
        [one] én flugtvej åben, til { $open }.
       *[other] { $count } flugtveje åbne, til { $open }.
    } Send trækket igen med »{ $words }« eller med »stille«, hvis du ikke vil melde noget.
refusal-wrong-routes = Du meldte { $named }, men efter det træk er { $count ->
        [one] den eneste åbne flugtvej { $open }.
       *[other] de åbne flugtveje { $open }.
    } Send trækket igen med »{ $words }« eller med »stille«, hvis du ikke vil melde noget.
refusal-wrong-number-of-routes = Du sagde { $number } i din melding, men efter det træk er { $count ->
        [one] én flugtvej åben: { $open }.
       *[other] { $count } flugtveje åbne: { $open }.
    } Send trækket igen med »{ $words }« eller med »stille«, hvis du ikke vil melde noget.
refusal-routes-must-be-named = Efter disse regler melder du flugtveje ved navn. Efter det træk er { $count ->
        [one] denne åben: { $open }.
       *[other] disse åbne: { $open }.
    } Send trækket igen med »{ $words }« eller med »stille«, hvis du ikke vil melde noget.
refusal-announce-or-silent = Trækket er ikke spillet endnu: det ville efterlade { $count ->
        [one] flugtvejen til { $open } åben, uden at du har meldt den.
       *[other] flugtvejene til { $open } åbne, uden at du har meldt dem alle.
    } Send trækket igen med »{ $words }« eller med »stille«, hvis du ikke vil melde noget.

## The hún

refusal-no-dice = Dette parti spilles uden hún (kongens terning). Send trækket igen uden kast.
refusal-attackers-do-not-roll = Húnen er kongens terning, så det er kun forsvarerne, der kaster. Send trækket uden kast.
refusal-roll-first = Kongen kan ikke trække uden et kast. Kast først, se, hvad húnen (kongens terning) viser, og send så hans træk; eller flyt en menig uden at kaste.
refusal-already-rolled = Du har allerede kastet { $roll } i denne tur; du kan hverken kaste igen eller fortryde kastet. Send nu dit træk.
refusal-king-must-move = Du kastede { $roll }, og kongen kan trække, så du skal flytte ham.
refusal-beyond-roll = Du kastede { $roll }, så kongen { $roll ->
        [0] kan ikke trække i denne tur.
        [one] kan højst trække ét felt.
       *[other] kan højst trække { $roll } felter.
    }
refusal-not-the-roll = { CLIENT() ->
        [discord] Húnen viste { $roll }, ikke det, du skrev. Send trækket igen uden kast.
       *[typed] Húnen viste { $roll }, ikke det, du skrev. Send trækket igen med »kast { $roll }« eller uden kast.
    }
refusal-cannot-pass = Du kan ikke stå over her: det kan du kun, hvis du efter et kast ikke har noget lovligt træk. Spil et træk.

### Rule sheets

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
# { $month } is 1 (January) to 12.
month = { $month ->
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
    } { $year }
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
# A span in its two largest units, like “6 days 23 hours”.
span-two = { $large } og { $small }
span-nothing = mindre end et minut

### A game before its players

table-title = Parti { $number }: { $attackers } (angriber) mod { $defenders } (forsvarer), { $ruleset }
# Not »Træk 5«: a line that begins so reads like the order »træk«.
table-ply = { $number }. træk: { $what }
table-turn = { $who ->
        [you] Det er din tur ({ $ply }. træk). Du er { $side ->
                [attackers] angriber
               *[defenders] forsvarer
            }.
       *[other] { $name } har turen ({ $ply }. træk) som { $side ->
                [attackers] angriber
               *[defenders] forsvarer
            }.
    }
# $pieces are the signs on the board that are the reader’s, with what they mean.
table-beginner = Dine brikker: { $pieces }. Du trækker ved at skrive det felt, en brik står på, og det felt, den skal til:
table-draw-offered = { $who ->
        [you] Dit remistilbud gælder stadig.
        [opponent] { $name } tilbyder remis. Hvis du trækker, regnes det som et afslag.
       *[player] { $name } tilbyder remis.
    }
table-takeback-offered = { $who ->
        [you] Du har bedt om at tage dit seneste træk tilbage.
        [opponent] { $name } beder om at tage et træk tilbage. Hvis du trækker, regnes det som et nej.
       *[player] { $name } beder om at tage et træk tilbage.
    }
table-time-offered = { $who ->
        [you] { $what ->
            [pause] Dit tilbud om en pause i partiet indtil { $time } gælder stadig.
           *[more] Dit tilbud om { $time } ekstra til jer begge gælder stadig.
        }
        [opponent] { $what ->
            [pause] { $name } tilbyder en pause i partiet indtil { $time }.
           *[more] { $name } tilbyder { $time } ekstra til jer begge.
        } Hvis du trækker, regnes det som et afslag.
       *[player] { $what ->
            [pause] { $name } tilbyder en pause i partiet indtil { $time }.
           *[more] { $name } tilbyder { $time } ekstra til begge spillere.
        }
    }
table-match-goes-on = Matchens andet parti, parti { $other }, fortsætter.
table-left-silent = { $count ->
        [one] Kun til dig: flugtvejen til { $routes } er åben, men ikke meldt, så kongen kan ikke bruge den endnu. Du kan melde den med et senere træk, så længe den er åben.
       *[other] Kun til dig: flugtvejene til { $routes } er åbne, men ikke meldt, så kongen kan ikke bruge dem endnu. Du kan melde dem med et senere træk, så længe de er åbne.
    }
chain-line = Kæde (parti { $game }, { $at ->
        [start] begyndelsen
        [end] slutningen
       *[move] { $move }. træk
    }): { $chain }
chain-why = En kæde er en kort kode, der er beregnet ud fra alt, hvad der er sket i et parti indtil nu. Gem den, så kan ingen ændre noget af det, uden at du opdager det.
time-running = { $who ->
        [you] Du har { $left } tilbage: fristen er { $until }.
       *[other] { $name } har { $left } tilbage: fristen er { $until }.
    }
# Det samme, hvor $until selv viser, hvor længe der er til.
time-counted = { $who ->
        [you] Du har indtil { $until }.
       *[other] { $name } har indtil { $until }.
    }
time-standing = { $who ->
        [you] Du har { $left } tilbage. Dit ur står stille indtil { $stands }, og tiden udløber { $until }.
       *[other] { $name } har { $left } tilbage. Uret står stille indtil { $stands }, og tiden udløber { $until }.
    }
time-paused = Partiet holder pause indtil { $until }, som spillerne har aftalt.
time-not-running = { $who ->
        [you] Du har { $left } tilbage; dit ur går i gang nu.
       *[other] { CLIENT() ->
                [discord] { $name } har { $left } tilbage.
               *[typed] { $name } har { $left } tilbage; uret går i gang, når { $name } har fået besked.
            }
    }
time-unreached = Vi har ikke kunnet få fat i { $name }, men uret har gået siden { $since }.
time-up = { $who ->
        [you] Din tid er udløbet.
       *[other] Tiden er udløbet for { $name }.
    }

## Den første linje i et opslag, som en notifikation viser

lead-ply = { $who ->
        [you] Din tur:
       *[other] { $name } har turen:
    } { $mover } spillede { $ply }{ $count ->
        [0] {""}
       *[other] {" "}og slog { $taken }
    }
lead-passed = { $who ->
        [you] Din tur:
       *[other] { $name } har turen:
    } { $mover } måtte stå over
lead-began = { $who ->
        [you] Partiet begynder, og det er din tur
       *[other] Partiet begynder, og { $name } har turen
    }
lead-turn = { $who ->
        [you] Det er din tur
       *[other] { $name } har turen
    }
lead-won = { $winner } har vundet over { $loser }
lead-drawn = Remis mellem { $one } og { $other }
lead-closed = Partiet er afsluttet uden resultat

## Hvad et opslag siger, når det er besvaret

closed-invitation = { $how ->
        [accepted] { $recipient } har taget imod udfordringen fra { $sender }: parti { $game } er i gang.
        [declined] { $recipient } har sagt nej til udfordringen fra { $sender }.
        [countered] { $recipient } har svaret på udfordringen fra { $sender } med andre vilkår.
        [cancelled] { $sender } har trukket udfordringen til { $recipient } tilbage.
       *[expired] Udfordringen fra { $sender } til { $recipient } er udløbet.
    }
closed-seek = { $how ->
        [accepted] Den åbne udfordring fra { $sender } er blevet taget.
        [cancelled] { $sender } har trukket denne åbne udfordring tilbage.
       *[expired] Den åbne udfordring fra { $sender } er udløbet.
    }
closed-draw = { $how ->
        [accepted] { $name } tilbød remis, og { $other } tog imod.
        [declined] { $name } tilbød remis, og { $other } sagde nej.
        [withdrawn] { $name } tilbød remis og har trukket tilbuddet tilbage.
       *[passed] { $name } tilbød remis. Tilbuddet gælder ikke længere.
    }
closed-takeback = { $how ->
        [accepted] { $name } bad om at tage et træk tilbage, og { $other } sagde ja.
        [declined] { $name } bad om at tage et træk tilbage, og { $other } sagde nej.
        [withdrawn] { $name } bad om at tage et træk tilbage, men har trukket anmodningen tilbage.
       *[passed] { $name } bad om at tage et træk tilbage. Anmodningen gælder ikke længere.
    }
closed-time = { $what ->
        [pause] { $name } tilbød en pause i partiet indtil { $time }{ $how ->
            [accepted] , og { $other } tog imod.
            [declined] , og { $other } sagde nej.
            [withdrawn] {" "}og har trukket tilbuddet tilbage.
           *[passed] . Tilbuddet gælder ikke længere.
        }
       *[more] { $name } tilbød { $time } ekstra til begge spillere{ $how ->
            [accepted] , og { $other } tog imod.
            [declined] , og { $other } sagde nej.
            [withdrawn] {" "}og har trukket tilbuddet tilbage.
           *[passed] . Tilbuddet gælder ikke længere.
        }
    }

## Hvad en kanal siger om et parti, der har en tråd i den, og trådens titel

channel-begun = { $attackers } (angriber) spiller mod { $defenders } (forsvarer): { $ruleset } { $size }×{ $size }, parti { $game }.
channel-begun-match = { $first-player } og { $second-player } spiller en match: { $ruleset } { $size }×{ $size }, parti { $first } og { $second }.
channel-over = { $result } · { $ruleset }, parti { $game }:
thread-won = { $winner } vandt
thread-drawn = remis
thread-closed = uden resultat

### What happened in a game

began = Partiet begynder.
began-side = { $side ->
        [attackers] { $first ->
            [attackers] Du er angriber og trækker først.
           *[defenders] Du er angriber; forsvarerne trækker først.
        }
       *[defenders] { $first ->
            [attackers] Du er forsvarer; angriberne trækker først.
           *[defenders] Du er forsvarer og trækker først.
        }
    }
rolled = Húnen (kongens terning) viser { $roll }: { $roll ->
        [0] kongen kan ikke trække denne gang, så flyt en af dine menige.
        [1] kongen må trække ét felt. Hvis han kan, skal du flytte ham; ellers flytter du en af dine menige.
       *[other] kongen må trække op til { $roll } felter. Hvis han kan, skal du flytte ham; ellers flytter du en af dine menige.
    }
draw-offered = { $who ->
        [you] Du har tilbudt remis. Tilbuddet gælder, indtil din modstander svarer eller trækker; du kan spille videre imens.
        [opponent] { $name } tilbyder remis. Hvis du trækker, regnes det som et afslag.
       *[player] { $name } tilbyder remis.
    }
draw-declined = { $who ->
        [you] Du har afslået remis. Partiet fortsætter.
       *[other] { $name } har afslået remis. Partiet fortsætter.
    }
draw-withdrawn = { $who ->
        [you] Du har trukket dit remistilbud tilbage. Partiet fortsætter.
       *[other] { $name } har trukket sit remistilbud tilbage. Partiet fortsætter.
    }
takeback-offered = { $who ->
        [you] Du har bedt om at tage dit seneste træk tilbage. Det gælder, indtil din modstander svarer, eller en af jer trækker.
        [opponent] { $name } beder om at tage sit seneste træk tilbage. Hvis du har trukket siden, bliver dit træk også taget tilbage. Hvis du trækker nu, regnes det som et nej.
       *[player] { $name } beder om at tage sit seneste træk tilbage, og dermed også et træk, der er spillet siden.
    }
takeback-declined = { $who ->
        [you] Du har sagt nej til, at trækket tages tilbage. Partiet fortsætter.
       *[other] { $name } har sagt nej til, at trækket tages tilbage. Partiet fortsætter.
    }
takeback-withdrawn = { $who ->
        [you] Du vil ikke længere tage dit træk tilbage. Partiet fortsætter.
       *[other] { $name } vil ikke længere tage sit træk tilbage. Partiet fortsætter.
    }
time-offered = { $who ->
        [you] { $what ->
            [pause] Du har tilbudt en pause i partiet indtil { $time }.
           *[more] Du har tilbudt { $time } ekstra til jer begge.
        } Tilbuddet gælder, indtil din modstander svarer eller trækker; du kan spille videre imens.
        [opponent] { $what ->
            [pause] { $name } tilbyder en pause i partiet indtil { $time }: så længe går intet ur, men I kan begge trække.
           *[more] { $name } tilbyder { $time } ekstra til jer begge.
        } Hvis du trækker nu, regnes det som et afslag.
       *[player] { $what ->
            [pause] { $name } tilbyder en pause i partiet indtil { $time }.
           *[more] { $name } tilbyder { $time } ekstra til begge spillere.
        }
    }
time-declined = { $who ->
        [you] Du har afslået tilbuddet. Urene går som før.
       *[other] { $name } har afslået tilbuddet. Urene går som før.
    }
time-withdrawn = { $who ->
        [you] Du har trukket dit tilbud tilbage. Urene går som før.
       *[other] { $name } har trukket sit tilbud tilbage. Urene går som før.
    }
time-agreed = { $what ->
        [pause] Det er aftalt: fra nu af går intet ur. Begge spillere kan stadig trække.
       *[more] Det er aftalt: begge spillere får { $time } ekstra.
    }
taken-back = Trækket er taget tilbage, og brættet er, som det var før det. Urene bliver, som de er, men den tid, der blev lagt til for de træk, der nu er taget tilbage, er trukket fra igen.
ply-unannounced = Der meldes ikke flugtveje i { $ruleset }, så din melding er udeladt.
announced-after = Dit træk blev fortrudt og spillet igen med meldingen.
withdrawn = Du har fortrudt dit træk; ingen nåede at se det. Nu kan du trække igen.
warned = { $urgency ->
        [asked] Du bad om at blive mindet om, at det er din tur.
        [low] Du har mindre end en femtedel af din tid tilbage.
       *[last] Din tid er næsten udløbet. Dette er den sidste påmindelse.
    }
time-is-up = { $who ->
        [you] Din tid er udløbet. Du kan stadig trække, indtil din modstander kræver sejren.
        [opponent] Tiden er udløbet for { $name }. Du kan kræve sejren eller vente på trækket.
       *[player] Tiden er udløbet for { $name }, så modstanderen kan kræve sejren.
    }
ending-resignation = { $who ->
        [you] Du har opgivet. { $winner } vinder.
        [opponent] { $name } har opgivet. Du vinder.
       *[player] { $name } har opgivet. { $winner } vinder.
    }
ending-time = { $who ->
        [you] Din tid løb ud. { $winner } vinder på tid.
        [opponent] Tiden løb ud for { $name }. Du vinder på tid.
       *[player] Tiden løb ud for { $name }. { $winner } vinder på tid.
    }
ending-agreement = Partiet er remis: det er spillerne blevet enige om.
ending-adjudication = { $who ->
        [opponent] Klubledelsen har afgjort partiet. Du vinder.
       *[other] Klubledelsen har afgjort partiet. { $winner } vinder.
    }
ending-adjudication-draw = Klubledelsen har afgjort, at partiet er remis.
ending-closing = Partiet blev afsluttet uden resultat.
ending-unstated = { $winner } vinder.
ending-unstated-draw = Partiet er remis.

day-used = { $who ->
        [you] Din tid var udløbet, så en af dine feriedage er brugt: du har fået 24 timer mere.
       *[other] Tiden var udløbet for { $name }, så en feriedag er brugt: { $name } har fået 24 timer mere.
    }
telling-given-up = { $who ->
        [you] Vi har ikke kunnet nå dig med besked om dette parti. Dit ur går alligevel.
       *[other] Vi kan ikke få fat i { $name } for tiden. Uret går alligevel for { $name }.
    }
refunded-rest = { $who ->
        [you] En notifikation om din tur nåede ikke frem i tide, og imens gik dit ur. Du får så meget af den tid tilbage, som der kan gives i ét parti (i alt en tiendedel af det, uret begyndte med), og uret går videre.
       *[other] En notifikation til { $name } om turen nåede ikke frem i tide, og imens gik uret. { $name } får så meget af den tid tilbage, som der kan gives i ét parti (i alt en tiendedel af det, uret begyndte med), og uret går videre.
    }

### Conditional moves

plan-none = Du har ikke planlagt nogen træk.
plan = Din plan:
plan-line = { $when ->
        [move] Spiller { $name } { $what },
        [capture] Slår { $name } en af dine brikker,
        [capture-on] Slår { $name } din brik på { $what },
        [one] Melder { $name } én flugtvej,
       *[two] Melder { $name } to flugtveje,
    } { $answer ->
        [stop] bliver der ikke spillet noget, og planen slutter.
        [resign] giver du op: partiet er slut med det samme, og vi spørger dig ikke først.
        [tell-me] bliver der ikke spillet noget, planen slutter, og du får besked med det samme (eller når din stilletid er slut).
       *[other] svarer du med { $answer }.
    }
plan-private = Kun du kan se planen.
plan-played = Dit planlagte træk blev spillet. { $ply }
plan-resigned = Du havde planlagt at give op, hvis det her skete. { $ply }
plan-over-other = Din modstander gjorde noget, som din plan ikke tog højde for, så planen er slut. Det er din tur.
plan-over-stop = Din plan er nået til det sted, hvor den skulle stoppe. Det er din tur.
plan-over-told = Din modstander har gjort det, du ville have besked om. Din plan er slut, og det er din tur. { $ply }
plan-over-illegal = Dit planlagte træk kunne ikke spilles, så planen er slut, og det er din tur. { $why }

### Vacation and outages

vacation-left = Du har { $left ->
        [0] ingen feriedage tilbage.
        [one] { $left } feriedag tilbage. Hvis din tid løber ud i et parti, hvor ferie er tilladt, bliver den brugt automatisk.
       *[other] { $left } feriedage tilbage. Hvis din tid løber ud i et parti, hvor ferie er tilladt, bliver en af dem brugt automatisk.
    }
vacation-until = Du er på ferie indtil { $until }. I partier, hvor ferie er tilladt, står dine ure stille så længe.
vacation-planned = Din næste ferie er fra { $from } til { $until }.
away = { $name } er på ferie indtil { $until }. I partier, hvor ferie er tilladt, står uret stille for { $name } så længe.
back = { $name } er tilbage fra ferie.
club-was-away = Klubben var ude af drift fra { $from } til { $until }. Alle ure stod stille imens.

### A match of two games

match-over = Matchen (parti { $first } og { $second }) er slut: { $one } mod { $two }, { $ruleset }
match-game = Parti { $number }: { $winner ->
        [attackers] { $attackers } (angriber) vandt over { $defenders } (forsvarer) i { $plies } træk.
        [defenders] { $defenders } (forsvarer) vandt over { $attackers } (angriber) i { $plies } træk.
       *[nobody] { $attackers } (angriber) og { $defenders } (forsvarer) spillede remis efter { $plies } træk.
    } Brikker slået af { $attackers }: { $by-attackers }; af { $defenders }: { $by-defenders }.
match-points = Point: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] Du vinder matchen på point.
       *[other] { $name } vinder matchen på point.
    }
match-by-fewer-plies = { $who ->
        [you] I har vundet ét parti hver. Du vinder matchen, fordi din sejr tog færre træk: { $fewer } mod { $more }.
       *[other] Spillerne har vundet ét parti hver. { $name } vinder matchen med en sejr i færre træk: { $fewer } mod { $more }.
    }
match-by-more-captures = { $who ->
        [you] Der er pointlighed. Du vinder matchen, fordi du slog flest brikker i de to partier: { $more } mod { $fewer }.
       *[other] Der er pointlighed. { $name } vinder matchen ved at have slået flest brikker i de to partier: { $more } mod { $fewer }.
    }
match-level = { $tie-break ->
        [none] Der er pointlighed, så matchen er remis.
        [fewer-plies] Der er pointlighed, og ingen af spillerne vandt i færre træk end den anden, så matchen er remis.
       *[more-captures] Der er pointlighed, og begge spillere slog lige mange brikker, så matchen er remis.
    }

### Joining and challenges

joined = Velkommen til { $club }, { $name }! Er hnefatafl nyt for dig, så begynd med Brandubh: Brættet har 7×7 felter, og reglerne kan du på ti minutter. Se, hvem der søger en modstander, eller udfordr selv nogen.
joined-handle = Når andre skal skrive dit navn, er »{ $handle }« nok.
joined-in-discord = Almindelige beskeder bliver ikke læst her: tryk på en knap, eller brug en kommando.
joined-seeks = Disse spillere søger en modstander:
# What the host has written for new players.
joined-words = Fra klubben: »{ $text }«
# An address, a link or a name, as the host has written it.
contact = Sådan får du fat i den, der driver klubben: { $contact }
invited = { CLIENT() ->
        [discord] { $reader ->
                [sender] Din udfordring er sendt til { $recipient }:
               *[recipient] { $sender } udfordrer dig til et parti.
            }
       *[typed] { $reader ->
                [sender] Udfordring { $number } er sendt til { $recipient }:
               *[recipient] Udfordring { $number }: { $sender } udfordrer dig til et parti.
            }
    }
invited-unreachable = Udfordring { $number } er klar, men lige nu kan jeg ikke få fat i { $recipient }. Den venter, til { $recipient } kigger forbi:
invited-by-address = { $sender } skrev til din e-mailadresse og kan ikke se, hvem den tilhører. { $sender } får dit navn at vide, hvis du accepterer eller kommer med et modbud, men ikke hvis du afslår.
invited-newcomer = { $reader ->
        [sender] Udfordring { $number } bliver slået op her til { $recipient }, der ikke er spiller endnu:
       *[recipient] { $sender } udfordrer dig til et parti hnefatafl, vikingernes brætspil.
    }
invited-newcomer-why = Du er ikke med i { $club } endnu: Med »Meld dig ind og tag imod« kommer du med, og partiet begynder. Med »Afslå« bliver du ikke nævnt her igen.
left-alone = Det er helt i orden: du bliver ikke nævnt her igen. Hvis du en dag får lyst til at spille i { $club }, er du velkommen.
venue-lost = { $how ->
        [gone] Den kanal, hvor parti { $game } mod { $opponent } blev vist, er slettet. Fra nu af får du partiet direkte. Skal det vises et andet sted, så brug { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } i en kanal der.
       *[shut] Parti { $game } mod { $opponent } kan ikke vises i sin kanal lige nu, fordi jeg ikke må skrive der. Indtil det ændrer sig, får du partiet direkte.
    }
challenge-lost = { $how ->
        [open-gone] Din åbne udfordring { $number } kunne ikke slås op, fordi kanalen er slettet. Den er stadig åben, men kun de, der leder efter åbne udfordringer, får den at se. Hvis den skal slås op, så træk den tilbage, og lav den igen i en anden kanal.
        [open-shut] Din åbne udfordring { $number } kunne ikke slås op i { $link }, fordi jeg ikke må skrive der. Den er stadig åben, men kun de, der leder efter åbne udfordringer, får den at se. Spørg dem, der styrer serveren, om jeg må skrive der, eller træk den tilbage, og lav den igen i en anden kanal.
        [gone] Din udfordring til { $recipient } kunne ikke slås op, fordi kanalen er slettet. Den er ikke nået frem til nogen og er derfor trukket tilbage. Du kan udfordre { $recipient } i en anden kanal.
       *[shut] Din udfordring til { $recipient } kunne ikke slås op i { $link }, fordi jeg ikke må skrive der. Den er ikke nået frem til nogen og er derfor trukket tilbage. Spørg dem, der styrer serveren, om jeg må skrive der, eller udfordr { $recipient } i en anden kanal.
    }
shown-here = { $how ->
        [here] Parti { $game } mod { $opponent } vises her fra nu af.
        [asked] Parti { $game } mod { $opponent } er privat, og her kan alle læse med. { $opponent } er blevet spurgt, og partiet vises her, så snart I begge har bedt om det i denne kanal.
       *[direct] Fra nu af går parti { $game } mod { $opponent } direkte til hver af jer.
    }
here-asked = { $opponent } vil gerne have jeres private parti { $game } vist i en kanal, hvor alle kan læse med: { $link } Hvis det er i orden med dig, så brug { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } i den kanal. Ellers bliver alt, som det er.
invitation-declined = { $reader ->
        [sender] { $recipient } har afslået udfordring { $number }.
       *[recipient] Du har afslået udfordring { $number } fra { $sender }.
    }
invitation-reason = Begrundelse: »{ $text }«
invitation-cancelled = { $reader ->
        [sender] Du har trukket udfordring { $number } til { $recipient } tilbage.
       *[recipient] { $sender } har trukket udfordring { $number } tilbage.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } svarede ikke på udfordring { $number } i tide, så den er udløbet.
       *[recipient] Udfordring { $number } fra { $sender } er udløbet uden svar.
    }
sought = { CLIENT() ->
        [discord] Nu kan alle acceptere din åbne udfordring ({ $count ->
                [one] ét parti
               *[other] { $count } partier mod forskellige modstandere
            }):
       *[typed] Nu kan alle acceptere din åbne udfordring { $number } ({ $count ->
                [one] ét parti
               *[other] { $count } partier mod forskellige modstandere
            }):
    }
sought-by = { $sender } søger { $count ->
        [one] en modstander
       *[other] { $count } modstandere, ét parti hver
    }:
seek-cancelled = Du har trukket din åbne udfordring { $number } tilbage.
seek-expired = Din åbne udfordring { $number } er udløbet.
terms-rematch = En omkamp efter parti { $game }.
# Not »Regelsæt: …«: that is an order.
terms-ruleset = { CLIENT() ->
        [discord] Der spilles efter regelsættet { $ruleset } på et bræt med { $size }×{ $size } felter.
       *[typed] Der spilles efter regelsættet { $ruleset } (version { $version }) på et bræt med { $size }×{ $size } felter.
    }
terms-side = { $value ->
        [match] Sider: en match på to samtidige partier; hver af jer angriber i det ene.
        [random] Sider: fordeles tilfældigt.
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
        [match] Sider: en match på to samtidige partier, hvor I bytter side.
        [random] Sider: fordeles tilfældigt.
        [sender-attacks] { $reader ->
                [sender] Sider: du angriber.
               *[recipient] Sider: { $sender } angriber, du forsvarer.
            }
       *[sender-defends] { $reader ->
                [sender] Sider: du forsvarer.
               *[recipient] Sider: { $sender } forsvarer, du angriber.
            }
    }
terms-clock-bank = Betænkningstid: I begynder hver med { $bank } og får { $increment } mere pr. træk, dog højst { $cap } i alt.
terms-clock-bank-in-list = Betænkningstid: { $bank } og { $increment } pr. træk, højst { $cap }.
terms-clock-per-ply = Betænkningstid: { $span } pr. træk.
# What one of two players has whose times differ.
pace-bank = { $bank } og { $increment } pr. træk, højst { $cap }
pace-per-ply = { $span } pr. træk
terms-clock-odds = Betænkningstid: du har { $own }; { $name } har { $other }.
terms-clock-odds-of-seek = Betænkningstid: du har { $own }; den, der accepterer, har { $other }.
terms-clock-weekend = Urene står stille lørdag og søndag.
terms-clock-night = Urene står stille hver nat fra kl. { $from } til kl. { $until }.
terms-clock-at-zero = { $value ->
        [claim] Hvis din tid løber ud, kan din modstander kræve sejren.
       *[hard] Hvis din tid løber ud, har du tabt.
    }
terms-clock-no-vacation = Ferie er ikke tilladt: urene går, også mens du er på ferie.
terms-announcements = { $value ->
        [strict] Meldinger: streng regel. Kongen kan ikke bruge en flugtvej, der ikke er meldt.
        [remind] Meldinger: med påmindelse. Et træk, der efterlader en flugtvej umeldt, bliver først spillet, når du melder flugtvejen eller tilføjer »stille«.
       *[auto] Meldinger: automatisk. Åbne flugtveje bliver meldt for dig, medmindre du tilføjer »stille« til dit træk.
    }
terms-hun = Der spilles med hún, kongens terning.
terms-slowly = Huset tager sig tid: op til et døgn, og aldrig om natten.
terms-rated = { $value ->
        [rated] Ratet: resultatet tæller med i ratingen.
       *[unrated] Uratet: resultatet tæller ikke med i ratingen.
    }
terms-public = { $value ->
        [public] Offentligt: andre må kigge med.
       *[private] Privat: ingen andre må kigge med.
    }
terms-changed = { $line } (Ændret. Før: { $before })
terms-added = { $line } (nyt)
terms-gone = Gælder ikke længere: { $before }
terms-until = { $what ->
        [seek] Den åbne udfordring udløber { $until }.
       *[invitation] Udfordringen udløber { $until }.
    }

### A player's own account

link-asked = { $channel ->
        [discord] Vi sender en kode til { $address } på Discord, medmindre kontoen allerede bruges i denne klub. Send { COMMAND("link") } og koden fra den Discord-konto inden for et døgn.
       *[mail] Vi sender en kode til { $address }, medmindre adressen allerede bruges i denne klub eller har fået nok e-mails fra os i dag. Send { COMMAND("link") } og koden inden for et døgn, enten fra den adresse eller herfra.
    }
link-code = { $name } spiller hnefatafl (vikingernes brætspil) i { $club } og vil gerne have sine notifikationer på denne adresse. Hvis det er dig, så svar med linjen herunder inden for et døgn.
    Hvis det ikke er dig, kan du bare se bort fra dette: vi skriver ikke til adressen om det igen.
link-code-gone = { $name } spiller hnefatafl (vikingernes brætspil) i { $club } og vil gerne have sine notifikationer på denne adresse. Koden er allerede sendt.
link-code-lost = Koden kunne ikke leveres til { $address }. Tjek, at { $channel ->
        [discord] kontoen er rigtig og tager imod direkte beskeder
       *[mail] adressen er rigtig
    }, og bed så om en ny kode.
linked = { $channel ->
        [discord] { $address } på Discord er nu tilknyttet din konto: alt, hvad der kommer derfra, regnes som skrevet af dig.
       *[mail] { $address } er nu tilknyttet din konto: alt, hvad der kommer derfra, regnes som skrevet af dig.
    }
unlinked = { $address } er ikke længere tilknyttet din konto. Vi sender ikke mere til den adresse, og det, der kommer derfra, regnes ikke længere som skrevet af dig.
channel-changed = { $channel ->
        [mail] Fra nu af får du dine notifikationer pr. e-mail til { $address }.
        [discord] Fra nu af får du dine notifikationer på Discord, på kontoen { $address }.
       *[terminal] Fra nu af venter dine notifikationer på dig i terminalen.
    }
changed-elsewhere = Ændringen kom et andet sted fra, så vi giver besked på alle dine adresser. Hvis det ikke var dig, så frakobl alle adresser, der ikke er dine, og sig det til klubledelsen.
consent-asked = Sådan en ændring kræver dit ja fra en adresse, der var din i forvejen, så vi har sendt et spørgsmål til { $address }. Der er ikke ændret noget endnu.
device-code = Nogen vil logge ind på siderne hos { $club } som { $name } på denne enhed: { $device }. Hvis det er dig, så skriv denne kode der inden for ti minutter: { $code }
    Giv ikke koden til nogen: vi beder dig aldrig om den i en besked. Hvis det ikke var dig, kan du bare se bort fra dette: uden koden kommer ingen ind.
device-code-gone = Nogen ville logge ind på siderne hos { $club } som { $name } på denne enhed: { $device }. Koden er allerede sendt.
device-new = Du er nu logget ind på siderne hos { $club } på denne enhed: { $device }. Det, der bliver gjort der, regnes som gjort af dig. Hvis det ikke var dig, kan en anden læse det, vi sender dig: log enheden ud, skift adgangskoden til din e-mail eller Discord-konto, og sig det til klubledelsen.
device-ended = { $device } er logget ud: ingen kan længere spille i dit navn der.
devices-ended = { $count ->
        [one] Din enhed er logget ud: ingen kan længere spille i dit navn der.
       *[other] Dine { $count } enheder er logget ud: ingen kan længere spille i dit navn der.
    }
devices-none = Du er ikke logget ind på nogen enhed.
devices-line = { $number }. { $device }, logget ind siden { $since }, sidst brugt { $days ->
        [0] i dag
        [one] i går
       *[other] for { $days } dage siden
    }{ $here ->
        [yes] {" "}(denne enhed)
       *[no] {""}
    }
calendar-address = { $new ->
        [yes] Dette er den nye adresse på din kalender; den gamle virker ikke længere.
       *[no] Din kalender viser, hvornår du senest skal trække i dine partier. Abonner på denne adresse i dit kalenderprogram.
    } Hold den for dig selv: alle, der har den, kan læse din kalender.
    { $address }
suspended = { $channel ->
        [discord] Discord tager ikke længere imod beskeder til { $address }, så dine notifikationer kommer her. Når det virker igen, kan du få dem sendt til Discord som før.
       *[mail] E-mails til { $address } kommer retur, så dine notifikationer kommer her. Når det virker igen, kan du få dem sendt til den adresse som før.
    }
stopped = Som du bad om, sender vi ikke flere e-mails til { $address }. Dine notifikationer kommer her i stedet.
stop-asked = Vil du ikke have flere e-mails til { $address }? Så når vi dig ikke længere der, og urene i dine partier går videre.
stopped-now = I orden, vi sender ikke flere e-mails til { $address }. Det her er den sidste, bortset fra svar på det, du skriver til os. Urene i dine partier går videre. Hvis du vil have e-mails igen, kan du altid skrive til os fra den adresse:
contact-asked = Din invitation er på vej til { $address }, medmindre modtageren har frabedt sig e-mails fra klubben. Hvis invitationen bliver accepteret, får du at vide, hvem det er; hvis der aldrig kommer svar, hører du ikke noget.
unreachable = { $channel ->
        [discord] Discord tager ikke længere imod beskeder til { $name }.
       *[mail] E-mails til { $name } kommer retur.
    } { $otherwise ->
        [yes] Vi giver besked på en anden måde, og spillet går videre.
       *[no] Vi har endnu ingen anden måde at give besked på. Et svar kan tage længere tid. Spiller I mod hinanden, går uret alligevel for { $name }.
    }
export-asked = Alt, hvad klubben har gemt om dig, bliver sendt til { $channel ->
        [terminal] din terminal
        [discord] { $address } på Discord
       *[mail] { $address }
    } som én fil: dine indstillinger og adresser, dine partier med partilister, noter, beskeder og alt det andet. Vil du have det?
exporting = Filen er på vej til { $channel ->
        [terminal] din terminal.
        [discord] { $address } på Discord.
       *[mail] { $address }.
    }
exported = Her er alt, hvad klubben har gemt om dig, i filen { $file } (JSON). Hvis du sidder ved en terminal, er den gemt i den mappe, du startede fra. Dine partier ligger i den som partilister, der kan kontrolleres med »taflpost verify«. Hold filen for dig selv: den indeholder dine noter og adresser.
record-file = Her er partilisten med alt, hvad der er sket, i filen { $file }. Den kan kontrolleres med »taflpost verify«.
erase-asked = Du beder os om at slette din konto. Det kan ikke fortrydes. Det betyder:
    { $games ->
        [0] Du har ingen igangværende partier at opgive.
        [one] Dit igangværende parti bliver opgivet, og din modstander får besked.
       *[other] Dine { $games } igangværende partier bliver opgivet, og dine modstandere får besked.
    } Udfordringer til eller fra dig, som ingen har accepteret endnu, bliver lukket.
    Dit navn og dine adresser, indstillinger, noter, beskeder, planer, blokeringer, rapporter og ferier bliver slettet sammen med alt, hvad vi har sendt dig. Derefter kan andre tage dit navn.
    Dine partier og deres partilister bliver stående, for de er også dine modstanderes. I dem kommer du til at hedde »{ $pseudonym }«; det kan ingen lave om igen, heller ikke klubledelsen. Rapporter, som andre har skrevet om dig, bliver stående under det navn.
    Sikkerhedskopier, som klubledelsen allerede har taget, indeholder dine data, indtil de udløber.
    Hvis du vil have en kopi først, så svar nej, og bed om at få dine data som fil. Et ja er ikke nok til at slette din konto: skriv dit navn.
erased = Din konto er slettet. Dine partier bliver stående under navnet »{ $pseudonym }«. Sikkerhedskopier, som klubledelsen allerede har taget, indeholder dine data, indtil de udløber. Tak, fordi du spillede med!
farewell = Som du bad om, er din konto i { $club } slettet. Dine partier bliver stående der under navnet »{ $pseudonym }«. Denne adresse blev slettet sammen med resten, så snart denne besked var sendt, så du hører ikke mere fra os. Tak, fordi du spillede med!
renamed = Fra nu af vises du som { $name }, og dem, du spiller mod nu, får besked. Når andre skal skrive dit navn, er det stadig »{ $handle }«.
opponent-renamed = { $was } hedder nu { $name }. Når du skal skrive navnet, er det stadig »{ $handle }«.
name-barred = Andre kunne tro, at »{ $was }« er en af dem, der driver klubben, så det navn kan ikke bruges længere. Indtil du vælger et andet, vises du som { $name }.
left-the-club = Din modstander i { $count ->
        [one] parti { $games }
       *[other] partierne { $games }
    } har forladt klubben og fået sin konto slettet. Fra nu af står der »{ $pseudonym }« i stedet for navnet, og { $count ->
        [one] partiet er
       *[other] partierne er
    } slut.
privacy = Hvad { $club } gemmer om dig, hvorfor og hvor længe:
privacy-held = { $what ->
        [account] Dit navn, navne, du har opgivet de seneste 90 dage, sprog, tidszone og dine indstillinger: for at vide, hvem du er, og kunne skrive til dig. Gemmes, så længe du er spiller.
        [addresses] Dine e-mailadresser og Discord-konti og de Discord-servere, hvor du er set: for at genkende det, du sender, og sende dig notifikationer. Gemmes, indtil du frakobler dem. De vises ikke for andre.
        [codes] Koder til at tilknytte adresser og logge ind, gemt som hash (så ingen kan læse dem): for at kontrollere den kode, du sender. Gemmes et døgn eller lidt længere.
        [devices] De enheder, du er logget ind på, som de kalder sig selv (»Firefox på Android«), siden hvornår, hvilken dag hver af dem sidst blev brugt, og en hash af den hemmelighed, vi genkender den på: for at du kan spille der. Gemmes, indtil du logger dem ud eller ikke har brugt dem i et år.
        [games] Dine partier med alle træk og deres tidspunkter, det, vi har fundet om, hvor de vendte, og partiernes kæder (korte koder, der beviser, at intet er ændret): de tilhører begge spillere og beviser, hvad der blev spillet. Gemmes for altid; hvis du sletter din konto, under et nummer i stedet for dit navn.
        [ladders] Dine pladser på stiger, dine stigematcher, dine turneringer, dine ratingtal før og nu, og hvornår du sidst var her: for at føre stiger og turneringer. Andre spillere ser omtrent, hvornår du sidst var her. Gemmes for altid; hvis du sletter din konto, under et nummer.
        [words] Dine noter, de trækfølger, du prøver, og dine beskeder: noter og trækfølger til dig alene, indtil du åbner dem; beskeder til din modstander. Gemmes, så længe du er spiller; det, du skriver omkring et træk i en e-mail, i højst 90 dage, til du har sagt, om det skal sendes videre.
        [plans] Betingede træk, ferier, det du følger, og en kommando, du endnu skal bekræfte: for at gøre det, du bad om. Gemmes, så længe du er spiller.
        [distance] De spillere, du har slået lyden fra for, blokeret eller rapporteret, og det, du har skrevet til klubledelsen: for at holde de spillere på afstand, og for at klubledelsen kan læse det og svare. Gemmes, så længe du er spiller. Rapporter om dig bliver stående.
        [invitations] Dine udfordringer og åbne udfordringer med deres vilkår, uden navne: for at vide, hvad der blev aftalt. Gemmes for altid.
        [contacts] E-mailadresser, du har sendt invitationer til: for at kunne skrive til dem. Gemmes i 90 dage; hvis nogen siger nej, gemmes kun en hash (en ulæselig udgave af adressen), så vi ikke skriver til den igen.
        [mails] E-mails, vi har sendt dig, som ren tekst: for at skelne vores ord fra dine, når du svarer. Gemmes i 180 dage.
        [notices] Hvad vi har sendt dig, hvornår og hvorhen, men ikke selve teksten: for ikke at sende noget to gange og for at kunne bevise, hvornår dit ur gik i gang. Gemmes, indtil det er sendt, og højst 90 dage derefter.
       *[requests] Hvad du har bedt om, og hvad vi svarede, i korthed: så den samme besked ikke virker to gange, og for at kunne sige, hvorfor noget blev afvist. Gemmes i 90 dage.
    }
privacy-how = Du kan få det hele som én fil (det skal du bekræfte) eller slette det; før det slettes, får du at vide, hvad det betyder, og du bekræfter med dit navn. Klubledelsens sikkerhedskopier indeholder dine data, indtil de udløber. E-mailudbydere og Discord ser det, der sendes gennem dem; ingen andre får noget.
muted = Du får ikke længere beskeder fra { $opponent } i parti { $game }.
unmuted = Du får igen beskeder fra { $opponent } i parti { $game }.
blocked = Du har blokeret { $name }: du får hverken udfordringer eller beskeder fra { $name } mere. Jeres igangværende partier fortsætter.
unblocked = Du blokerer ikke længere { $name }.
reported = Klubledelsen læser det, du har skrevet om { $name }; { $name } får det ikke at vide.
wrote-to-organisers = Klubledelsen læser det, du har skrevet, og du får det at vide, hvis den svarer.
# $what is club, today, game, player or ruleset, $name its name; $end is yes or no.
follows = { $what ->
        [club] Nu følger du klubben: hver aften får du en udgave med det, der er sket den dag i offentlige partier, blandt åbne udfordringer og på stigerne. Er der ikke sket noget, kommer der ikke noget.
        [game] Nu følger du parti { $name }: det er med i din aftenudgave, når nogen har trukket der.{ $end ->
                [yes] {" "}Når det er slut, får du straks at vide, hvordan det endte, og hvor det vendte.
               *[no] {""}
            }
        [player] Nu følger du { $name }: offentlige partier, åbne udfordringer og resultater på stigerne er med i din aftenudgave.{ $end ->
                [yes] {" "}Når et af partierne er slut, får du straks at vide, hvordan det endte, og hvor det vendte.
               *[no] {""}
            }
        [today] Fra nu af får du et overblik over { $name } klokken otte hver morgen. Er der ikke noget, du skal tage dig af, kommer der ikke noget.
       *[ruleset] Du får besked, så snart nogen søger en modstander i { $name }.
    }
follows-no-more = { $what ->
        [club] Du følger ikke længere klubben.
        [game] Du følger ikke længere parti { $name }.
        [player] Du følger ikke længere { $name }.
        [today] Du får ikke længere overblikket over { $name } om morgenen.
       *[ruleset] Du får ikke længere besked om nye åbne udfordringer i { $name }.
    }
follows-line = { $what ->
        [club] Hele klubben: i din aftenudgave.
        [game] Parti { $name }: i din aftenudgave{ $end ->
                [yes] , og du får straks at vide, hvordan det ender.
               *[no] .
            }
        [player] { $name }: i din aftenudgave{ $end ->
                [yes] , og du får straks at vide, hvordan partierne ender.
               *[no] .
            }
        [today] Overblik over { $name }: klokken otte hver morgen, for klubledelsen.
       *[ruleset] { $name }: du får straks besked om nye åbne udfordringer.
    }
follows-next = Den næste aftenudgave kommer { $at }, hvis der er sket noget inden da.
follows-nothing = Du følger ikke noget. Du kan følge et parti, en spiller eller hele { $club } og læse om aftenen, hvad der er sket, eller et regelsæt, så får du besked, når nogen søger en modstander i det.
edition-title = Aftenudgave fra { $club }: { $date }
edition-over = Disse partier er slut:
edition-moved = Her er der blevet trukket:
edition-more = { $count ->
        [one] Og i ét parti til.
       *[other] Og i { $count } partier til.
    }
edition-seeks = Nye åbne udfordringer:
edition-steps = På stigerne:
edition-picture = Brætterne fra disse partier: { $games }.
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
settings-name = Navn: { $name }{ $typed ->
        [handle] {" "}(andre skriver »{ $handle }«)
       *[name] {""}
    }
settings-language = Sprog: { $value ->
        [en] engelsk (en)
        [nb] norsk (nb)
        [da] dansk (da)
        [de] tysk (de)
       *[es] spansk (es)
    }
    .slash = Det sprog, klubben bruger, når den skriver til dig
settings-zone = Tidszone: { $value }{ $all-year ->
        [yes] , hele året (angiv hellere et sted, f.eks. Europe/Copenhagen, hvis uret stilles om sommeren)
       *[no] {""}
    }
    .slash = Din tidszone, f.eks. Europe/Oslo
settings-channel = Notifikationer: { $value ->
        [mail] pr. e-mail
        [discord] på Discord
       *[terminal] i terminalen
    }
settings-digest = Opsamling: { $value ->
        [off] fra (alle notifikationer kommer med det samme)
        [hourly] hver hele time (advarsler om tid og resultater af partier kommer med det samme)
       *[daily] hver dag kl. 08:00 (advarsler om tid og resultater af partier kommer med det samme)
    }
    .slash = Saml de notifikationer, der kan vente, i en opsamling hver time eller hver dag
settings-quiet = Stilletid: { $from } til { $until }
    .slash = Stilletid uden notifikationer, f.eks. »22-07«, eller »fra«
settings-quiet-off = Stilletid: ingen
settings-board = Brætter: { $value ->
        [picture] som billede, hvor det er muligt, ellers som tekst
        [emoji] med emoji
        [unicode] med Unicode-tegn
        [words] i ord
       *[text] som tekst
    }
    .slash = Hvordan brætter vises
settings-remind = Påmindelse: { $value }, før din tid udløber
    .slash = En ekstra påmindelse, før din tid udløber, f.eks. »24h« eller »2d«, eller »fra«
settings-remind-off = Påmindelse: kun klubbens egne advarsler
settings-words = Ord omkring dine træk i e-mails: { $value ->
        [yes] din modstander får dem
        [no] de bliver hos dig
        [ask] vi spørger dig hver gang
       *[none] vi spørger, når du skriver noget
    }
    .slash = Om din modstander får det, du skriver omkring et træk i en e-mail
settings-reports = Rapporter efter dine partier: { $value ->
        [on] til (hvor partiet vendte)
       *[off] fra
    }
    .slash = Om du får en rapport om, hvor partiet vendte, efter hvert af dine partier
settings-pace = Hvor hurtigt du svarer: { $value ->
        [on] andre kan se det
       *[off] skjult for andre
    }
    .slash = Om andre kan se, hvor hurtigt du svarer
settings-way = Tilknyttet: { $channel ->
        [mail] { $address } (e-mail
        [discord] { $address } (Discord
       *[terminal] terminalen (som { $address }
    }{ $state ->
        [suspended] ; beskeder når ikke frem)
       *[good] )
    }
settings-blocked = Blokeret: { $names }
settings-how = { CLIENT() ->
        [discord] Du ændrer dem med { COMMAND("settings") }; en adresse tilknytter du med { COMMAND("link") }.
       *[typed] Du ændrer dem ved at sende linjer som »indstillinger sprog tysk zone Europe/Oslo«, »indstillinger opsamling daglig stille 22-07 bræt tekst«, »kanal e-mail« eller »tilknyt alva@example.org«.
    }

### Answers

asked = { $what ->
        [draw] Din modstander tilbyder remis i parti { $game }. Hvis du accepterer, ender partiet remis. Vil du det?
        [resign] Vil du opgive parti { $game }? Det kan ikke fortrydes.
        [takeback] Din modstander beder om at tage et træk tilbage i parti { $game }. Vil du gå med til det?
        [time] Din modstander tilbyder mere tid eller en pause i parti { $game }. Vil du tage imod?
        [accept] Udfordring { $number } venter på dit svar. Vil du acceptere den?
        [ply] Du spillede dit seneste træk i parti { $game } uden denne melding, og ingen har set det endnu. Vil du fortryde det og spille det med meldingen?
       *[other] Det kan ikke fortrydes. Er du sikker?
    }
dropped = { $what ->
        [resign] Du har ikke opgivet: parti { $game } fortsætter.
        [draw] Du har ikke accepteret remis: parti { $game } fortsætter.
        [unsubscribe] I orden, du får stadig e-mails.
        [export] I orden, der er ikke sendt noget.
        [erase] Din konto er ikke slettet. Alt er, som det var.
        [tournament] Du har ikke trukket dig: du er stadig med i turneringen.
        [settings] Fint, der blev ikke sendt noget videre.
        [ply] I orden, dit træk i parti { $game } bliver stående, som det er.
       *[other] I orden, der er ikke ændret noget.
    }
closed-question = { $what ->
        [resign] Dit spørgsmål om at opgive parti { $game } er lukket.
        [draw] Dit spørgsmål om remis i parti { $game } er lukket.
        [unsubscribe] Dit spørgsmål om at stoppe dine e-mails er lukket: du får dem stadig.
        [erase] Dit spørgsmål om at slette din konto er lukket.
        [tournament] Dit spørgsmål om at trække dig fra turneringen er lukket.
       *[other] Dit spørgsmål om »{ $order }« er lukket.
    }
noted = Din note til parti { $game } er gemt. Kun du kan læse den.
line-saved = Trækfølge { $number } i parti { $game } er gemt. Kun du kan se den.
said = { $name } skriver (parti { $game }): { $text }
said-on = { $name } fortsætter: { $text }
said-by-you = Din besked er sendt til din modstander i parti { $game }.
said-erased = Der var en besked til dig i parti { $game }, men den er blevet slettet siden.
moves-none = Der er ikke spillet nogen træk endnu.
clock-none = Dette parti spilles uden ur.
clock-side = { $who ->
        [you] Dit ur viser { $left }.
       *[other] Uret for { $name } viser { $left }.
    }
captured-by = { $who ->
        [you] { $count ->
                [0] Du har ikke slået nogen brikker.
                [one] Du har slået én brik.
               *[other] Du har slået { $count } brikker.
            }
       *[other] { $count ->
                [0] { $name } har ikke slået nogen brikker.
                [one] { $name } har slået én brik.
               *[other] { $name } har slået { $count } brikker.
            }
    }
legal = Fra { $square } kan du nå { $targets }.
legal-repeats = Efter et træk til { $targets } vil den samme stilling have været på brættet { $count ->
        [2] to gange
       *[other] { $count } gange
    }. { $rule ->
        [draw] Hvis den kommer igen, ender partiet remis.
        [defenders-lose] Hvis den kommer igen, taber forsvarerne, uanset hvem der gentager den.
        [mover-loses] Den, der så gentager den, taber.
       *[forbidden] Derefter er det ikke tilladt at gentage den.
    }
legal-ends = Efter et træk til { $targets } vil den samme stilling have været på brættet { $count ->
        [2] to gange
       *[other] { $count } gange
    }, og så { $rule ->
        [draw] ender partiet remis.
        [defenders-lose] taber forsvarerne.
       *[mover-loses] taber du.
    }
legal-empty = { $square } er tomt. Vælg et felt med en af dine brikker.
legal-none-at-all = Ingen af dine brikker kan trække nu.
legal-none = Du har ingen brik på { $square }, der kan trække nu. Prøv et andet felt.
legal-not-yours = Kun den, der har turen, kan se, hvor brikkerne kan trække hen.
squares = { $count ->
        [0] { $first } til { $last }: ingen brikker.
       *[other] { $first } til { $last }: { $pieces }.
    }
ray = { $direction ->
        [up] Opad
        [right] Mod højre
        [down] Nedad
       *[left] Mod venstre
    } til { $last }: { $count ->
        [0] ingen brikker.
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
games-none-waiting = Det er ikke din tur i nogen af dine partier.
games-none-finished = Ingen af dine partier er slut endnu.
games-none-public = Der er ingen offentlige partier endnu.
games-none-of = { $name } har ingen offentlige partier.
games-invitations = { $count ->
        [one] Én udfordring
       *[other] { $count } udfordringer
    } venter på dit svar.
games-public = { $number }: { $attackers } (angriber) mod { $defenders } (forsvarer), { $ruleset }. { $how ->
        [running] { $name } skal spille træk { $ply }.
        [won] { $name } vandt { $when }.
        [drawn] Remis { $when }.
       *[closed] Afsluttet uden resultat { $when }.
    }
# Partier andetstedsfra, som værten har indlæst: navnene er kun tekst.
archived-result = { $how ->
        [attackers] Angriberne vandt
        [defenders] Forsvarerne vandt
        [drawn] Remis
        [closed] Uden resultat
       *[unknown] Ukendt resultat
    }{ $said ->
        [yes] {" "}({ $by })
       *[no] {""}
    }
archived-ending = { $by ->
        [king-captured] kongen fanget
        [escape] kongen slap ud
        [encirclement] omringning
        [edge-fort] kantfort
        [immobile] ingen træk tilbage
        [repetition] gentagelse
        [resignation] opgivet
        [time] tid
        [agreement] enighed
        [adjudication] afgjort af klubledelsen
        [closing] afsluttet
       *[unstated] ikke kendt
    }
archived-source = { $known ->
        [both] Andetstedsfra: { $event }, { $date }
        [event] Andetstedsfra: { $event }
        [date] Andetstedsfra, { $date }
       *[nothing] Andetstedsfra
    }
archived-line = { $called }: { $attackers } (angribere) mod { $defenders } (forsvarere), { $ruleset }. { $result }. { $source }.
archived-title = { $called }: { $attackers } (angribere) mod { $defenders } (forsvarere), { $ruleset }. Navnene står sådan i partilisten og er ikke spillere i denne klub.
archived-ended = { $result }.
archived-stated = Resultatet, som det blev skrevet ned: { $stated }
archive-none = Der blev ikke fundet nogen færdige partier af den slags.
head-source = Hvorfra
# Træk, som en læser prøver af på sit eget bræt.
tried = Intet af dette er spillet: trækkene er kun prøvet af, og ingen andre ser dem.
tried-nothing = Der er ikke prøvet nogen træk herfra endnu.
tried-line = Din trækfølge indtil nu: { $line }
tried-repeats = Så er den samme stilling forekommet { $count ->
        [2] to gange
       *[other] { $count } gange
    }.
tried-refused = Her stopper det. { $why }
tried-escape = Kongen kan derefter slippe ud på { $routes }.
tried-open = Kongen har fri vej til { $routes }.
tried-silent = { $count ->
        [one] Flugtvejen til { $routes } er så åben, men ikke meldt, så kongen kan ikke bruge den endnu. Skriv meldingen efter trækket for at prøve den meldt.
       *[other] Flugtvejene til { $routes } er så åbne, men ikke meldt, så kongen kan ikke bruge dem endnu. Skriv meldingen efter trækket for at prøve dem meldt.
    }
past = Brættet efter træk { $ply } af { $of }.
replay = { $ply ->
        [0] Der er ikke trukket endnu, så filmen viser kun startstillingen.
       *[other] { $from ->
            [start] Partiet som film, fra starten til træk { $ply }.
           *[other] Partiet som film, fra træk { $from } til træk { $ply }.
        }
    }
replay-line = Partiet som film med trækfølge { $number } til sidst. Trækfølgen er kun prøvet: intet af den er spillet.
watch-moves = { $all ->
        [yes] Træk:
       *[other] De seneste træk:
    } { $moves }
games-your-turn = { $number }: { $ruleset } mod { $opponent }{ $partner ->
        [none] {""}
       *[other] , i en match med parti { $partner }
    }; du { $side ->
        [attackers] angriber
       *[defenders] forsvarer
    }. { $until ->
        [none] Det er din tur.
       *[other] Det er din tur med frist { $until }.
    }
games-their-turn = { $number }: { $ruleset } mod { $opponent }{ $partner ->
        [none] {""}
       *[other] , i en match med parti { $partner }
    }; du { $side ->
        [attackers] angriber
       *[defenders] forsvarer
    }. { $until ->
        [none] { $opponent } har turen.
       *[other] { $opponent } har turen med frist { $until }.
    }
games-over = { $number }: { $ruleset } mod { $opponent }{ $partner ->
        [none] {""}
       *[other] , i en match med parti { $partner }
    }; du { $side ->
        [attackers] angreb
       *[defenders] forsvarede
    }. { $how ->
        [won] Du vandt { $until }.
        [lost] Du tabte { $until }.
        [closed] Partiet sluttede uden resultat { $until }.
       *[drawn] Partiet endte remis { $until }.
    }
invitations-none = Ingen udfordringer venter på svar.
invitations-received = { $number }: { $sender } udfordrer dig til { $ruleset }; du kan svare indtil { $until }.
invitations-sent = { $number }: du har udfordret { $recipient } til { $ruleset }; udfordringen udløber { $until }.
seeks-none-for = Der er ingen, der søger en modstander i { $ruleset } lige nu.
seeks-none = Der er ingen, der søger en modstander lige nu.
seeks-line = { $number }: { $reader ->
        [sender] din åbne udfordring
       *[recipient] åben udfordring fra { $sender }
    } til { $ruleset }, { $count ->
        [one] ét parti
       *[other] { $count } partier
    } tilbage. Den udløber { $until }.
members-none = Ingen her har »{ $part }« i navnet.
members-more = { $count ->
        [one] Én spiller til
       *[other] { $count } spillere til
    } vises ikke. Spørg med en del af navnet for at finde nogen.
# $seen is today, week or month; $month is only for month.
member-line = { $name }{ $typed ->
        [handle] {" "}({ $handle })
       *[name] {""}
    }{ $who ->
        [you] {" "}(dig)
       *[other] {""}
    }: { $seen ->
        [today] her i dag.
        [week] her i denne uge.
       *[month] sidst her i { $month }.
    }
member-away = På ferie til { $until }.
member-looks-for = Søger et parti { $rulesets }.
member-since = I klubben siden { $month }.
member-language = Sprog: { $language }.
member-pace = Halvdelen af svarene de seneste 90 dage kom inden for { $span }.
member-games = { $count ->
        [one] Et parti er i gang.
       *[other] { $count } partier er i gang.
    }
member-results = { $ruleset }, som { $side ->
        [attackers] angriber
       *[defenders] forsvarer
    }: { $won } vundet, { $drawn } remis, { $lost } tabt.
member-late = { $count ->
        [one] Ét parti er tabt på tid.
       *[other] { $count } partier er tabt på tid.
    }
member-with-you = Mod dig: du har vundet { $won }, spillet { $drawn } remis og tabt { $lost }.
challenger-line = Om { $name }: med i klubben siden { $month }; { $games ->
        [0] ingen afsluttede offentlige partier endnu
        [one] ét afsluttet offentligt parti
       *[other] { $games } afsluttede offentlige partier
    }{ $late ->
        [0] {""}
       *[other] , { $late } af dem tabt på tid
    }{ $paced ->
        [yes] ; halvdelen af svarene kommer inden for { $pace }.
       *[no] .
    }
# $ladder is yes if there is a place.
member-rating = { $ruleset }: rating { $points } ± { $deviation } efter { $games ->
        [one] et tællende parti
       *[other] { $games } tællende partier
    }{ $ladder ->
        [yes] , plads { $place } på stigen.
       *[no] .
    }
member-place = { $ruleset }: plads { $place } på stigen.
why-refused = Din seneste kommando, der blev afvist ({ $at }): { $why }
why-rules = I reglerne for { $ruleset } står der:
why-numbers = { $plies ->
        [0] Der blev ikke spillet nogen træk.
       *[other] Partiet varede { $plies } træk.
    } Brikker slået af angriberne: { $by-attackers }; af forsvarerne: { $by-defenders }.
notes-none = Der er ingen noter til parti { $game }, som du kan læse.
notes-saved-line = trækfølge { $number }: { $line }{ $text ->
        [none] {""}
       *[other] {" "}– { $text }
    }
tries-none = Der er ingen gemte trækfølger i parti { $game }, som du kan se.
notes-line = { $ply ->
        [0] Før det første træk
       *[other] Efter { $ply }. træk
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(andre kan læse den)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = Du kan nu læse de noter, { $name } har skrevet til parti { $game }.
notes-opened-by-you = Dine noter til parti { $game } er åbne: din modstander kan læse dem nu, og hvis partiet er offentligt, kan alle andre det også. De noter, du skriver fra nu af, er private igen.
rulesets-first = Til at begynde med:
rulesets-rest = De andre:
ruleset-choice = { $name }{ $sized ->
        [yes] {""}
       *[no] {" "}{ $size }×{ $size }
    }{ $id ->
        [copenhagen] {" "}– det almindelige
        [brandubh] {" "}– lille og hurtigt
        [ard-ri] {" "}– lille
        [magpie] {" "}– lille
        [sea-battle] {" "}– mellemstort
        [fetlar] {" "}– en klassiker
        [historical] {" "}– en klassiker
        [castillos] {" "}– et trykt spil
        [kongens-bord] {" "}– et trykt spil
        [kopenhagen] {" "}– et trykt spil
        [stavanger] {" "}– et trykt spil
        [skalk] {" "}– et trykt spil
        [hnefatafl-13] {" "}– stort
        [parlett] {" "}– stort
        [alea-evangelii] {" "}– kæmpestort
        [tablut] {" "}– fra en gammel kilde
        [saami-tablut] {" "}– forsvarerne begynder
        [lewis-cross] {" "}– forsvarerne begynder
        [sea-battle-9] {" "}– forsvarerne begynder
        [sea-battle-11] {" "}– forsvarerne begynder
        [brandubh-org] {" "}– forsvarerne begynder
        [tawlbwrdd] {" "}– fra en gammel kilde
       *[other] {""}
    }
rulesets-line = { $id }: { $name }{ $sized ->
        [yes] {""}
       *[no] , { $size }×{ $size }
    }, { $attackers } mod { $defenders } og kongen, som vinder { $goal ->
        [corner] på et hjørnefelt
       *[edge] ved kanten
    }{ $announcement ->
        [none] {""}
       *[other] ; flugtveje meldes
    }
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

### All that happened in a game

history-position = Stillingen nu:
history-line = { $at }: { $what ->
        [began] partiet begyndte.
        [told] { $name } fik besked, og uret gik i gang.
        [bounced] notifikationen til { $name } kom retur.
        [unreached] vi kunne ikke få fat i { $name }, og uret gik i gang alligevel.
        [draw-offered] { $name } tilbød remis.
        [draw-declined] { $name } afslog remis.
        [draw-withdrawn] { $name } trak sit remistilbud tilbage.
        [draw-agreed] spillerne blev enige om remis.
        [withdrawn] { $name } fortrød et træk, før nogen havde set det.
        [takeback-offered] { $name } bad om at tage det seneste træk tilbage.
        [takeback-declined] { $name } sagde nej til, at trækket blev taget tilbage.
        [takeback-withdrawn] { $name } ville ikke længere tage trækket tilbage.
        [time-declined] { $name } afslog tilbuddet om tid eller pause.
        [time-withdrawn] { $name } trak sit tilbud om tid eller pause tilbage.
        [warned] { $name } blev advaret om, at tiden var ved at løbe ud.
        [time-up] tiden var udløbet for { $name }.
        [claimed] { $name } krævede sejren.
        [resigned] { $name } opgav.
        [void] partiet sluttede uden resultat, fordi matchen ikke blev til noget.
       *[secret] det hemmelige tal bag húnen blev offentliggjort, så alle kast kan kontrolleres.
    }
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; { $left } tilbage
    })
history-rolled = { $at }: húnen viste { $roll }.
history-taken-back = { $at }: { $count ->
        [one] det seneste træk blev taget tilbage.
       *[other] de seneste { $count } træk blev taget tilbage.
    }
history-time-offered = { $at }: { $what ->
        [pause] { $name } tilbød en pause i partiet indtil { $time }.
       *[more] { $name } tilbød { $time } ekstra til begge spillere.
    }
history-time-agreed = { $at }: { $what ->
        [pause] spillerne blev enige om en pause i partiet indtil { $time }.
       *[more] spillerne blev enige om { $time } ekstra til hver.
    }
history-stood = { $at }: uret stod stille for { $name } indtil { $until }, { $because ->
        [club] fordi klubben var ude af drift.
        [deferred] fordi matchen var udsat.
       *[vacation] på grund af ferie.
    }
history-given-back = { $at }: en notifikation til { $name } nåede ikke frem i tide, så uret fik { $back } tilbage.
history-extended = { $at }: klubledelsen gav { $name } ekstra tid ({ $more }): »{ $reason }«
history-adjudicated = { $at }: klubledelsen kårede { $name } til vinder: »{ $reason }«
history-adjudicated-draw = { $at }: klubledelsen afgjorde, at partiet var remis: »{ $reason }«
history-closed = { $at }: klubledelsen afsluttede partiet uden resultat: »{ $reason }«

### What can be answered to a mail

mail-quoted = »{ $text }«
mail-you-wrote = Du skrev »{ $typed }«:
mail-nothing = Vi kunne ikke finde nogen kommando eller noget træk i din e-mail, så der skete ikke noget. Skriv hver kommando og hvert træk på en linje for sig.
# Said instead, or besides, when a text in the email couldn’t be read.
mail-lost-damaged = En del af din e-mail kom frem i stykker, så vi kunne ikke læse det hele, og vi spiller ikke et træk, der kan have mistet noget på vejen. Send den en gang til som ren tekst.
mail-lost-encrypted = Din e-mail er krypteret, og vi har ingen nøgle til at læse den med, så der skete ikke noget. Slå kryptering fra for e-mails til os (S/MIME eller PGP, i mailprogrammets sikkerhedsindstillinger), og send den en gang til.
mail-lost-sealed = Din e-mail er pakket ind i en digital signatur, som vi ikke kunne åbne (smime.p7m), så der skete ikke noget. Slå S/MIME-signering fra for e-mails til os, eller vælg »klartekst« for signerede e-mails, og send den en gang til.
mail-lost-one-program = Din tekst er i et format, som kun Outlook kan læse (winmail.dat), så der skete ikke noget. Vælg »almindelig tekst« eller »HTML« som format i Outlook, ikke »RTF«, og send den en gang til.
mail-lost-long = Din e-mail er længere, end vi kan læse, og vi fandt hverken en kommando eller et træk i den del, vi læste, så der skete ikke noget. Send den en gang til uden de ældre e-mails nedenunder.
mail-lost-forwarded = Der ligger en anden e-mail inde i din, og vi læser kun det, du selv skriver, så der skete ikke noget. Skriv trækket eller kommandoen i selve e-mailen, på en linje for sig.
mail-lost-files = Der er kun billeder eller filer i din e-mail, og dem åbner vi ikke, så der skete ikke noget. Skriv trækket eller kommandoen i selve e-mailen, på en linje for sig.
# What is said with the last answer for now, and above what was answered late.
mail-last-unread = Det her er vores sidste svar for nu på noget, vi ikke forstår. Træk, kommandoer og spørgsmål bliver stadig besvaret med det samme, og alt andet svarer vi på i én e-mail, når timen er gået.
mail-last-answer = Det her er vores sidste svar for nu: flere sender vi ikke til én adresse på en time. Alle træk og kommandoer, du sender, gælder stadig, og vi svarer på det hele i én e-mail, når timen er gået.
mail-last-quiet = Det her er vores sidste svar for nu: du har skrevet meget, som vi ikke kunne gøre noget med. Alle træk og kommandoer, du sender, gælder stadig, og resten svarer vi på igen senere.
mail-late = Her er svarene på det, du har skrevet den seneste time, og som vi ikke havde svaret på endnu.
mail-words-went = Din modstander får også det, du skrev omkring dit træk: { $words }
mail-words-asked = Skal din modstander have det, du skriver omkring et træk? Der sendes ikke noget videre, før du svarer, og svaret gælder også for dine næste e-mails. Det her skrev du: { $words }
mail-words-asked-again = Skal din modstander også have det her? { $words }
mail-words-gone = Dit træk blev ikke spillet, så det, du skrev omkring det, går ikke til din modstander: { $words }
mail-words-taken-back = Det, du skrev omkring det træk, falder bort sammen med det, så din modstander får det ikke: { $words }
mail-words-stayed = Det her bliver hos dig; vil du sende noget af den slags til din modstander, så begynd en linje med »sig«: { $words }
mail-unread = Vi kunne ikke læse dette som kommandoer: { $lines }. Vil du skrive til din modstander, så begynd en linje med »sig«.
mail-several = { $count ->
        [one] Vi fandt trækket { $moves } i din e-mail, men var ikke sikre på, at du ville spille det, så det blev ikke spillet. Hvis du vil spille det, så send det alene på en linje.
       *[other] Der er flere træk i din e-mail: { $moves }. Ingen af dem blev spillet. Svar med det, du mener, alene på en linje.
    }
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Det var for meget på én gang, så denne linje blev sprunget over: { $lines }. Send den igen i en ny besked.
       *[other] Det var for meget på én gang, så { $count } linjer blev sprunget over: { $lines }. Send dem igen i en ny besked.
    }
mail-asked = Vi har fået en e-mail fra din adresse, som bad om dette: { $lines }. Vi kunne ikke kontrollere, at den kom fra dig, så der er ikke sket noget. Var det dig? Så svar ja inden for to dage, så bliver det gjort. Hvis det ikke var dig, har en anden brugt din adresse: svar nej, eller lad være med at svare, så sker der ikke noget. Indtil du har svaret ja eller nej til et spørgsmål som dette, sender vi dig højst tre af den slags på to dage. Hvis nogen bliver ved med at skrive i dit navn, så send dine kommandoer som svar på vores e-mails: det kan ingen andre.
mail-asked-consent = Vi har fået en e-mail fra din adresse { $sender }, som bad om dette: { $lines }. Fordi det afgør, hvem der kan spille i dit navn, eller hvem der er med i klubledelsen, er der ikke sket noget endnu. Var det dig? Så svar ja på denne e-mail inden for to dage, så bliver det gjort. Hvis det ikke var dig, bruger en anden dit navn: svar nej, eller lad være med at svare, så sker der ikke noget.
mail-asked-words = I e-mailen står der også dette, og svarer du ja, følger det med trækket: { $words }
mail-digest = { $count ->
        [one] Én notifikation
       *[other] { $count } notifikationer
    }
mail-subject-turns = Din tur i { $kind ->
        [single] parti { $list }
        [few] partierne { $list }
       *[many] { $list } partier
    } ({ $notifications })
mail-subject-invitation = Udfordring { $number }
mail-subject-answer = Svar på din e-mail
mail-subject-asked = Har du skrevet til { $club }?
mail-subject-contact = Hnefatafl pr. e-mail
mail-subject-edition = Aftenudgaven
mail-subject-other = Fra din hnefataflklub
mail-page = { $shows ->
        [turn] På partiets side kan du også trække ved at trykke på brikkerne: { $address }
        [game] Du kan også se partiet på dets side: { $address }
       *[other] Du kan også se dette på en side: { $address }
    }
# A link to the page that shows the same as a post.
page-link = Åbn siden
mail-reply = Du kan svare med en af disse linjer øverst i din e-mail:

### Acts, in the terms of the table of orders

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
act-join = meld dig ind i klubben under dette navn
    .open = meld dig ind i klubben: tilføj et navn, du selv vælger
    .button = Meld dig ind som { $what }
    .button-open = Vælg et navn …
    .box = Meld dig ind i klubben
    .field = Navn: bogstaver, tal, bindestreg, højst 4 ord
    .example = deltag Alva Berg
    .help =
        deltag [NAVN] | meld dig ind i klubben
act-rename =
    .open = skift det navn, du vises under{ CLIENT() ->
            [discord] {""}
           *[typed] : tilføj det nye
        }
    .button-open = Skift navn …
    .box = Skift navn
    .field = { act-join.field }
    .example = nyt navn Alva Berg
    .help =
        nyt navn NAVN | skift det navn, du vises under
act-games = se dine partier
    .button = Mine partier
    .slash = Vis dine partier, eller find færdige, også andetstedsfra
    .help =
        partier, partier ventende, partier færdige | dine partier; dem, hvor det er din tur; dem, der er slut
        partier alle, partier NAVN | offentlige partier: alle i klubben eller kun NAVNs
act-settings = se dine indstillinger, og hvordan du ændrer dem
    .button = Mine indstillinger
    .example = indstillinger sprog tysk zone Europe/Oslo opsamling daglig stille 22-07
    .slash = Vis eller ændr dine indstillinger
    .help =
        indstillinger | sprog, tidszone, opsamling, stilletid, brætter og påmindelse
        indstillinger HVAD VÆRDI | ændr dem: indstillinger zone Europe/Oslo stille 22-07; indstillinger påmindelse 24h minder dig om det så længe, før din tid udløber; indstillinger ord ja, nej eller spørg: om din modstander får det, du skriver omkring et træk i en e-mail; indstillinger rapporter fra: ingen rapport efter dine partier om, hvor de vendte; indstillinger tempo fra: ingen ser, hvor hurtigt du svarer
        indstillinger enheder, indstillinger enheder afslut 2 | hvor du er logget ind på klubbens sider; log den enhed ud, eller med »alle« dem alle
        indstillinger kalender, indstillinger kalender ny | din kalenders hemmelige adresse, eller en ny, hvis klubben har offentlige sider
act-help = se alle kommandoer
    .button = Hjælp
    .example = hjælp remis
    .help =
        hjælp | denne tekst
        hjælp HVAD | den del, der handler om én kommando: hjælp udfordr
act-help-one = se, hvad den kommando gør
act-invitations = se de udfordringer, der venter på svar
    .button = Udfordringer til mig
    .help =
        udfordringer | de udfordringer, der venter på svar
act-seeks = se, hvem der søger en modstander
    .button = Find en modstander
    .help =
        åbne udfordringer | alle åbne udfordringer; »accepter NUMMER« accepterer en
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
act-rules-part = læs om én del, for eksempel sådan
    .button = Sådan slår man
    .choose = Læs én del i detaljer
act-rules-all = læs alle reglerne
    .button = Alle reglerne
act-challenge = udfordr selv den spiller
    .open = udfordr en spiller{ CLIENT() ->
            [discord] {""}
           *[typed] : tilføj et navn og et regelsæt
        }
    .button = Udfordr { $what }
    .example = udfordr ylva skalk angreb 7d+1d/10d uratet
    .slash = Udfordr nogen til et parti
    .help =
        udfordr NAVN REGELSÆT [VILKÅR] | udfordr en spiller: udfordr ylva skalk angreb 7d+1d/10d; du kan skrive en e-mailadresse i stedet for navnet
        udfordr huset [NIVEAU] REGELSÆT [VILKÅR] | spil mod huset, på niveau 1 til 5; det accepterer straks: udfordr huset 2 brandubh angreb. »hvorfor« forklarer det seneste træk. I partier med »krav« kræver det aldrig sejren
act-seek =
    .open = søg en modstander{ CLIENT() ->
            [discord] {""}
           *[typed] : tilføj et regelsæt
        }
    .example = søg 2 skalk tilfældig 3d/træk ratet
    .slash = Lav en åben udfordring, som alle kan acceptere
    .help =
        søg [ANTAL] REGELSÆT [VILKÅR] | lav en åben udfordring, som alle kan acceptere; ANTAL er det antal partier, du vil spille
act-accept = accepter udfordringen
    .button = { -accept }
    .button-against = Spil mod { $name }
    .button-joining = Meld dig ind og tag imod
    .choose = Accepter en udfordring
    .example = accepter 12
    .slash = Accepter en udfordring
    .help =
        accepter [NUMMER], afslå [NUMMER] [GRUND], modbud [NUMMER] VILKÅR | svar på en udfordring; et modbud foreslår andre vilkår
act-decline = afslå, gerne med en begrundelse
    .button = { -decline }
    .choose = Afslå en udfordring
    .example = afslå 12 ikke tid denne måned
act-counter = foreslå andre vilkår{ CLIENT() ->
        [discord] {""}
       *[typed] , f.eks. disse
    }
    .button = Andre vilkår …
    .example = modbud 12 forsvar 3d/træk
act-cancel = træk udfordringen tilbage
    .button = { -take-back }
    .choose = Træk en udfordring tilbage
    .example = annuller 12
    .help =
        annuller [NUMMER] | træk en af dine egne udfordringer tilbage
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
act-mute = slå beskeder fra i dette parti
    .button = Slå beskeder fra
    .help =
        lyd fra, lyd til | slå din modstanders beskeder i et parti fra eller til
act-unmute = slå de beskeder til igen
    .button = Slå til igen
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
        Kæden er en kort kode, der beviser, at partiets forløb ikke er blevet ændret. Den er
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
act-archive = se flere af dem
    .button = { control-next }
    .help =
        arkiv [NAVN] [mod NAVN] [regler REGELSÆT] [vandt …] | færdige partier, klubbens og partier andetstedsfra; også efter hvordan og hvornår de endte: arkiv flugt siden 2011 til 2012; »arkiv side 2« viser flere
        arkiv NUMMER | et parti andetstedsfra: arkiv 12, arkiv 12 efter 7, arkiv 12 partiliste, arkiv 12 afspilning
act-archive-one = se dette parti andetstedsfra
act-archive-record = { act-record }
    .button = { act-record.button }
act-archive-replay = { act-replay }
    .button = { act-replay.button }
act-rematch = spil igen, hvor I bytter side
    .button = Omkamp
    .help =
        omkamp | spil det seneste parti igen, hvor I bytter side
act-watch = kig med, hvis partiet er offentligt
    .button = Kig med
    .choose = Kig med i et parti
    .example = kig på 12
    .help =
        kig på NUMMER [TRÆK] | kig med i et offentligt parti: kig på 12, eller kig på 12 7 for brættet efter træk 7; også »12: historik«
act-follow = få nyhederne hver aften
    .button = Følg
    .example = følg 12
    .help =
        følg NAVN | læs om aftenen, hvad der er sket hos en spiller, i et parti (følg 12) eller i klubben (følg klubben); med »følg NAVN slut« får du også straks at vide, hvordan det ender; »følg REGELSÆT« melder nye åbne udfordringer
        følg, hold op med at følge NAVN | se, hvad du følger; hold op med at følge det
act-follow-all = se, hvad du følger
    .button = Hvad jeg følger
act-follow-end = få også besked, så snart et parti er slut
    .button = Sig til, hvordan det ender
act-follow-ruleset = få besked, så snart nogen vil spille det
    .button = Sig til om nye
act-follow-today = få hver morgen at vide, hvad du skal tage dig af
    .button = Sig til hver morgen
act-unfollow = hold op med at følge
    .button = Hold op med at følge { $what }
    .example = hold op med at følge 12
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
act-block = stop udfordringer og beskeder fra den spiller
    .button = Bloker { $what }
    .example = bloker ylva
    .slash = Bloker en spillers udfordringer og beskeder
    .help =
        bloker NAVN, ophæv blokering NAVN | stop en spillers udfordringer og beskeder, eller ophæv det
act-unblock = ophæv blokeringen af den spiller
    .button = Fjern blokering af { $what }
    .example = ophæv blokering ylva
act-channel = få dine notifikationer der
    .button = { $what ->
            [mail] Skriv til mig på e-mail
            [discord] Skriv til mig på Discord
           *[terminal] Skriv til mig ved en terminal
        }
    .example = kanal e-mail
    .help =
        kanal e-mail, kanal discord, kanal terminal | hvor du får dine notifikationer
act-link =
    .open = tilknyt en adresse{ CLIENT() ->
            [discord] {""}
           *[typed] , f.eks. sådan
        }
    .example = tilknyt alva@example.org
    .slash = Tilknyt en e-mailadresse til din konto, eller skriv den kode, du har fået
    .help =
        tilknyt ADRESSE, tilknyt KODE, frakobl ADRESSE | tilknyt en adresse til din konto, eller frakobl den
act-link-code = ja, adressen er min
    .button = Ja, det er mig
act-unlink = frakobl den adresse
    .button = { $channel ->
            [discord] Frakobl denne Discord-konto
           *[mail] Frakobl { $what }
        }
    .choose = Frakobl en adresse
    .example = frakobl alva@example.org
act-settings-devices = se, hvor du er logget ind
    .button = Mine enheder
act-settings-devices-end = log den enhed ud
    .button = Log enhed { $what } ud
act-settings-devices-end-all = log alle dine enheder ud
    .button = Log alle ud
act-settings-calendar-new = få en ny adresse til din kalender
    .button = Ny adresse
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
act-export = få alt, hvad klubben har gemt om dig
    .button = Hent mine data
    .help =
        eksporter | få det hele som en fil
act-privacy = se, hvad klubben gemmer om dig, og hvorfor
    .button = Hvad I gemmer om mig
    .help =
        privatliv | hvad klubben gemmer om dig, og hvorfor
act-erase = slet din konto; vi spørger dig først
    .button = Slet min konto …
    .box = Slet din konto
    .field = Skriv dit navn i klubben for at bekræfte
    .example = slet mig Ylva
    .help =
        slet mig | slet din konto (du får først at vide, hvad det betyder)
act-erase-one = slet din konto; det kan ikke fortrydes
    .button = { act-erase.button }
act-circle = se kredsene
    .button = Kredse
    .slash = Se alle kredsene, eller vis én for at blive medlem eller forlade den
    .help =
        kreds [NAVN] | klubberne i klubben, eller én af dem
        kreds deltag NAVN, kreds forlad NAVN | bliv medlem af en kreds, eller forlad den
    .help-more =
        For klubledelsen:
          organiser kreds åbn NAVN, organiser kreds luk NAVN GRUND
                           opret en kreds, evt. med »sprog de« eller »server
                           NUMMER«, eller opløs den
          organiser kreds udnævn KREDS NAVN,
          organiser kreds afsæt KREDS NAVN GRUND
                           giv et medlem ledelsen af den, eller tag den fra det
          organiser kreds bekendtgør KREDS TEKST
                           sig noget til alle medlemmer, én gang om dagen
act-circle-one = se, hvem der er med i kredsen, og hvad der spilles der
    .button = Vis kredsen
    .choose = Vælg en kreds
act-circle-join = blive medlem af kredsen
    .button = Bliv medlem af kredsen
act-circle-leave = forlade kredsen
    .button = Forlad kredsen
act-ladder = se stigen, og hvem du kan udfordre
    .button = Stige
    .example = stige udfordr ylva
    .help =
        stige [REGELSÆT] | placeringerne, og hvem du kan udfordre
        stige deltag REGELSÆT, stige forlad | kom med på en stige, eller forlad den
        stige udfordr NAVN | spil om en plads: to partier, hvor I bytter side
        stige afstå, stige udsæt | afstå din plads uden at spille, eller udsæt matchen
        stige hvorfor NAVN | om du kan udfordre NAVN, og hvorfor NAVN ligger der
        stige spiller NAVN | hvordan NAVN har klaret sig på stigen
        stige regler | stigens regler med alle tal
        stige 2026-10 | stigen ved udgangen af den måned
    .help-more =
        For klubledelsen:
          organiser stige åbn REGELSÆT, organiser stige luk REGELSÆT GRUND
                           åbn eller luk en stige; »huset 1« sætter huset på den; for
                           en kreds’ stige KREDS/REGELSÆT
          organiser stige placer REGELSÆT NAVN PLADS GRUND,
          organiser stige fjern REGELSÆT NAVN GRUND
                           flyt en spiller på en stige, eller tag en af den
act-ladder-one = { act-ladder }
    .button = { act-ladder.button }
    .choose = Vælg en stige
act-ladder-join = kom med på stigen
    .button = Kom med på stigen
    .choose = Kom med på en stige
act-ladder-rules = læs stigens regler
    .button = Regler
act-ladder-leave = forlad stigen
    .button = Forlad stigen
act-ladder-player = se dine resultater på stigen
    .button = Mine resultater
act-ladder-why = se, hvorfor du ikke kan udfordre den spiller
    .button = Hvorfor ikke { $what }?
act-ladder-challenge = spil en match om den plads
    .button = Udfordr { $name } (nr. { $place })
    .choose = Udfordr en spiller
    .slash = Udfordr en spiller om en plads
act-ladder-concede = afstå pladsen uden at spille
    .button = Afstå min plads
act-ladder-defer = udsæt matchen
    .button = Udsæt
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
act-captured =
    .help =
        slåede | hvor mange brikker hver side har slået
act-hint =
    .help =
        hint | et godt træk, i et uratet parti mod huset
act-unsubscribe =
    .help =
        afmeld | stop e-mails fra denne klub
act-why =
    .help =
        hvorfor | hvorfor din seneste kommando blev afvist, eller et parti endte, som det gjorde
act-players =
    .help =
        spillere [DEL] | hvem der spiller her, eller hvem der har DEL i navnet
act-player =
    .help =
        spiller [NAVN] | NAVN, eller dig selv: resultater, tempo, rating, pladser, partier
act-club-today =
    .help =
        klubben i dag | det, klubledelsen skal tage sig af; kun den ser det. »følg klubben i dag« sender den det hver morgen

### What else can be sent

reply-no-contact = få aldrig flere e-mails fra denne klub
reply-pass-on = send det videre
reply-keep-words = send det ikke videre
reply-ask-words = spørg mig hver gang
reply-answer-in = få svar på dansk
reply-send = gør det
reply-choose = eller send blot { $number }
reply-announce-after = fortryd, og spil trækket med meldingen

### What the organisers decide

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
house-why-passed = { $name } meldte pas: kastet gav ingen lovlige træk.
house-why-only-move = { $name } spillede { $move }, fordi det var det eneste lovlige træk.
house-why-does = { $deed }
house-why-threatens-king = { $move } truer med at fange kongen.
house-why-keeps = { $name } spillede { $move }, fordi du kunne have slået brikken på { $square }. Det kan du ikke længere.
house-why-threatens = { $count ->
        [one] { $move } truer med at slå brikken på { $squares }.
       *[other] { $move } truer brikkerne på { $squares }.
    }
house-why-delays = Efter { $move } kan kongen ikke længere nå { $goal ->
        [corner] et hjørnefelt
       *[edge] kanten
    } på { $count ->
        [one] 1 træk
       *[other] { $count } træk
    }.
house-why-nears = Efter { $move } kan kongen nå { $goal ->
        [corner] et hjørnefelt
       *[edge] kanten
    } på { $count ->
        [one] 1 træk
       *[other] { $count } træk
    }, hvis intet kommer i vejen.
house-why-guards = { $move } sætter en brik på vagt ved hjørnefeltet { $square }.
house-why-narrows = Efter { $move } kan kongen kun gå til { $count ->
        [one] 1 felt
       *[other] { $count } felter
    } i stedet for { $from }.
house-why-shuts-in = Efter { $move } kan kongen ikke flytte.
house-why-widens = Efter { $move } kan kongen gå til { $count ->
        [one] 1 felt
       *[other] { $count } felter
    } i stedet for { $from }.
house-why-approaches = { $move } bringer en brik tættere på kongen.
house-why-safe = { $name } spillede { $move }, fordi brikken står sikkert på { $square }: Du kan ikke slå den, når det bliver din tur.
house-why-expects = { $name } spillede { $move }, fordi det kunne lide det, der kan følge. Det venter { $answer } som dit bedste svar.
house-why-looked-good = { $name } spillede { $move }, fordi det så godt ud blandt de træk, det sammenlignede.
house-hint-asked = Huset leder efter et godt træk til dig. Det kommer om et øjeblik.
house-hint = Her ville huset spille { $ply }.

### Trouble of ours

apology = { $what ->
        [full] Beklager, klubbens disk er fuld.
        [locked] Beklager, et andet program bruger klubbens fil.
        [damaged] Beklager, klubbens fil er beskadiget, og klubledelsen må gendanne den fra en sikkerhedskopi.
       *[other] Beklager, noget gik galt hos os.
    } Din kommando blev ikke udført, og der er ikke ændret noget. Klubledelsen kan se, hvad der gik galt; prøv igen senere.

### Examples of commands, each a whole line


### Lines that can’t be read as commands

misread-empty = Der står ingen kommando på den linje.
misread-quoted = Linjen begynder med »>«, så den ligner et citat og blev ikke læst som en kommando. Hvis du mente den, så send den igen uden »>«.
misread-game-number = Der findes ikke noget parti { $typed }.
misread-not-understood = »{ $typed }« er hverken en kommando eller et træk.
misread-offered-announcement = Trækket er ikke spillet endnu: du skrev noget om en melding, og det er ikke klart, om du melder. Hvad vil du?
misread-offered = Der er ikke sket noget endnu. { $count ->
        [one] Er det det, du vil?
       *[other] Vil du en af disse ting?
    }

### Ved terminalen

greeting-stranger = Velkommen til { $club }. Ingen her hedder { $name } endnu: du kan deltage under det navn.
greeting-player = Velkommen tilbage til { $club }, { $name }.
# $numbers er partiernes numre.
greeting-games = { $count ->
        [one] Det er din tur i parti { $numbers }.
       *[other] Det er din tur i { $count } partier: { $numbers }.
    }
greeting-challenges = { $count ->
        [one] Én udfordring venter på svar fra dig.
       *[other] { $count } udfordringer venter på svar fra dig.
    }
greeting-open-challenges = { $count ->
        [one] Der er én åben udfordring, som du kan acceptere.
       *[other] Der er { $count } åbne udfordringer, som du kan acceptere.
    }
greeting-nothing = Der er ikke noget, der venter på dig.
terminal-left =
    Du har forladt din plads, og klubben er stadig åben. Sådan kommer du tilbage:
      { $line }
terminal-too-long = Linjen er for lang til at være en kommando, så den blev ikke sendt.
terminal-lost = (Forbindelsen til klubben er afbrudt; venter på, at den kommer tilbage.)
terminal-given-up = Beklager, klubben har svigtet { $times } gange ved »{ $text }«, så det bliver ikke sendt igen. Klubledelsen kan se hvorfor. Send { COMMAND("board") } eller { COMMAND("games") } for at se, om det blev gjort.

misread-near = »{ $text }«
misread-command = { COMMAND($command) }
misread-meant = Mente du { $nearest }?
# The usual clock is 7d+1d/10d.
misread-no-clock = Alle partier her spilles med ur, så der er ikke sket noget endnu. Normalt begynder I med 7 dage hver og får en dag mere for hvert træk. { $count ->
        [one] Vil du spille med det?
       *[other] Vil du have et af disse partier med det ur?
    }
misread-missing-argument = { CLIENT() ->
        [discord] Der mangler noget i { COMMAND($command) }. Udfyld valgene, og send kommandoen igen.
       *[typed] Der mangler noget efter »{ $order }«. En hel kommando ser sådan ud: »{ $example }«.
    }
misread-bad-argument = { CLIENT() ->
        [discord] »{ $typed }« passer ikke i { COMMAND($command) }. Se, hvad hvert valg spørger om, og send kommandoen igen.
       *[typed] »{ $typed }« passer ikke efter »{ $order }«. En hel kommando ser sådan ud: »{ $example }«.
    }
misread-no-zone = »{ $typed }« er ikke en tidszone, som klubben kender, eller det kan være en af flere. Skriv en stor by dér, for eksempel København, eller en fast tid, for eksempel UTC+1.
misread-superfluous = { CLIENT() ->
        [discord] »{ $typed }« hører ikke hjemme i { COMMAND($command) }, så der skete ikke noget.
       *[typed] »{ $typed }« hører ikke hjemme efter »{ $order }«, så der skete ikke noget. Send kommandoen igen uden det.
    }
misread-act-missing = »{ $part }« mangler. Hele kommandoen er: »{ $form }«.
misread-act-bad = »{ $typed }« passer ikke dér, hvor »{ $part }« hører hjemme: »{ $form }«.
misread-act-superfluous = »{ $typed }« hører ikke hjemme i denne kommando, så der skete ikke noget. Den skrives sådan: »{ $form }«.
# What has to be filled in where an organiser’s command is shown.
form-part = { $part ->
        [name] NAVN
        [circle] KREDS
        [ruleset] REGELSÆT
        [game] PARTI
        [number] NUMMER
        [place] PLADS
        [text] TEKST
       *[reason] GRUND
    }
misread-contradiction = { $how ->
        [twice] Du skrev »{ $first }« to gange efter { COMMAND($command) }. Skriv det kun én gang, og send linjen igen.
        [match] Du kan ikke skrive både »{ $first }« og »{ $second }« efter { COMMAND($command) }: en match er to partier, og hver af jer angriber i det ene. Send linjen igen med kun det ene af de to.
       *[differ] »{ $first }« og »{ $second }« efter { COMMAND($command) } modsiger hinanden. Send linjen igen med kun det ene af dem.
    }

### Why the club refuses

refusal-no-player = { $found ->
        [one] Her er ingen, der hedder { $name }. Mente du { $nearest }?
       *[nobody] Her er ingen, der hedder { $name }. Tjek stavemåden. De, der ikke er spillere endnu, kan melde sig ind i klubben.
    }
refusal-not-a-player = Det kan du ikke endnu, { $name }: du er ikke spiller her. Meld dig først ind i klubben.
refusal-other-seat = Du er logget ind her som { $seat }, så du kan ikke melde dig ind som { $name }. Meld dig ind som { $seat }, eller start igen som { $name } (taflpost play --as { $name }).
refusal-already-a-player = Du er allerede spiller her.
refusal-bad-name = { $because ->
        [shape] »{ $name }« kan ikke være et navn her: et navn har 2 til 30 bogstaver, cifre, bindestreger, apostroffer eller punktummer i højst fire ord og begynder med et bogstav. Vælg et andet.
        [letters] »{ $name }« kan ikke være et navn her: nogle af bogstaverne bruges ikke i noget sprog i dag og kan forveksles med andre. Skriv navnet med almindelige bogstaver, eller vælg et andet.
        [reserved] »{ $name }« kan ikke være et navn her: det ligner en kommando, et felt, et træk eller et ord for nogen andre, som »du« eller »alle«, eller det er forbeholdt huset eller spillere, der har forladt klubben. Vælg et andet.
        [office] »{ $name }« kan ikke være et navn her: andre kunne tro, at det er dig, der driver klubben. Vælg et andet.
        [own] Du hedder allerede »{ $name }«.
       *[taken] Navnet »{ $name }« er optaget, var det indtil for nylig eller ligner et optaget navn for meget. Vælg et andet, eller tilføj et efternavn.
    }
refusal-renamed-lately = Du kan skifte navn én gang på 30 dage, næste gang fra { $from }.
refusal-no-game = Parti { $game } findes ikke.
refusal-no-archived-game = Der er ikke noget parti { $number } i arkivet.
refusal-not-your-game = Du er ikke en af spillerne i parti { $game }.
refusal-no-games = Du har ikke noget parti endnu.
refusal-which-game = { CLIENT() ->
        [discord] Hvilket parti mener du: { $games }? Vælg det her, eller send kommandoen igen med »{ command-game }«.
       *[typed] Hvilket parti mener du: { $games }? Sæt partiets nummer foran, f.eks. »{ $example }: bræt«.
    }
refusal-which-game-line = { $game } mod { $opponent }
refusal-which-game-number = Skriver du kun nummeret nu, bliver kommandoen udført i det parti.
refusal-stale = Det gjaldt { $ply }. træk, men partiet er gået videre, så der skete ikke noget. Hvis du stadig vil det, så send det igen.
refusal-over = Parti { $game } er allerede slut. { $ending }
refusal-not-your-turn = Det er ikke din tur: vi venter på { $name }.
refusal-nothing-to-withdraw = Der er ikke noget at fortryde: det seneste træk var ikke dit. Hvis du vil længere tilbage, så bed din modstander om lov til at tage et træk tilbage.
refusal-seen = Du kan ikke længere fortryde dit træk: { $opponent } har set det eller havde et svar planlagt til denne tur. Du kan bede om at tage det tilbage i stedet.
refusal-announce-seen = Dit træk kan ikke spilles igen med meldingen: { $opponent } har set det eller havde et svar planlagt til denne tur. Det, der stadig er åbent efter dit næste træk, kan du melde sammen med det.
refusal-announce-with-move = En melding hører sammen med det træk, der åbner flugtvejen. Send begge dele på én gang, for eksempel »{ $example }«.
refusal-announcement-unclear = { $kind ->
        [routes] Trækket er ikke spillet endnu, for det er ikke klart, hvilke flugtveje du melder. Nævn alle, der bliver åbne, for eksempel »{ $one }«, eller send »{ $ply } stille«, hvis du ikke vil melde noget.
       *[other] Trækket er ikke spillet endnu, for det er ikke klart, hvad du melder. Send »{ $one }«, hvis én flugtvej bliver åben, »{ $two }«, hvis der bliver flere, eller »{ $ply } stille«, hvis du ikke vil melde noget.
    }
refusal-no-draw-offered = Din modstander har ikke tilbudt remis.
refusal-draw-offer-stands = Du har allerede tilbudt remis. Tilbuddet gælder, indtil din modstander svarer eller trækker.
refusal-no-offer-to-withdraw = Der er ikke noget at trække tilbage: du har ikke noget tilbud eller ønske, der venter på svar.
refusal-other-reader = Der blev ikke sendt noget: din besked begynder med navnet { $name }, men din modstander i parti { $game } er { $opponent }. { $together ->
        [none] Du kan kun skrive til { $name }, når I har et parti sammen.
       *[other] Vil du skrive til { $name }, så sæt nummeret på jeres parti foran: { $together }.
    } Hvis den var til { $opponent }, så begynd med et andet ord.
refusal-no-takeback-offered = Din modstander har ikke bedt om at tage et træk tilbage.
refusal-takeback-stands = En af jer har allerede bedt om at tage et træk tilbage. Hvis det var dig, så vent på svaret; hvis det var din modstander, er det dig, der skal svare.
refusal-no-time-offered = Din modstander har ikke tilbudt mere tid eller en pause, eller også gælder tilbuddet ikke længere.
refusal-time-offer-stands = Der er allerede et tilbud om tid eller pause, der venter på svar. Hvis det er dit, så vent på svaret, eller træk det tilbage; hvis det er din modstanders, så svar på det først.
refusal-other-time-offered = Der er ikke aftalt noget: tilbuddet er et andet end i den besked, du svarede på. Se på det, før du svarer.
refusal-no-more-time = { $because ->
        [no-clock] Dette parti spilles uden ur, så der er ingen tid at lægge til og ikke noget at sætte på pause.
        [ladder] I en stigematch kan I ikke aftale mere tid eller en pause, for andre venter på, at den bliver færdig. Hvis det ikke kan være anderledes, kan klubledelsen give dig mere tid.
        [tournament] I et turneringsparti kan I ikke aftale mere tid eller en pause, for andre venter på resultatet. Hvis det ikke kan være anderledes, kan klubledelsen give dig mere tid.
        [too-long] I kan højst aftale { $most ->
            [one] en dag
           *[other] { $most } dage
        } ad gangen. Tilbyd færre.
       *[time-up] Tiden er allerede udløbet, og en pause giver den ikke tilbage. Du kan tilbyde mere tid i stedet.
    }
refusal-nothing-to-take-back = Der er ikke noget at tage tilbage: du har ikke trukket i dette parti endnu.
refusal-nothing-to-claim = { $because ->
        [your-turn] Du kan ikke kræve sejren: det er din egen tur, og du kan kun kræve den, når din modstanders tid er udløbet.
        [no-clock] Du kan ikke kræve sejren: dette parti spilles uden ur.
        [up-since] Din modstander havde stadig tid, da du krævede sejren, men nu er tiden udløbet. Kræv sejren igen.
       *[time-left] Du kan ikke kræve sejren endnu: din modstander har stadig tid.
    }
refusal-nothing-asked = Der var ikke noget her at svare ja eller nej til, så der skete ikke noget. Et spørgsmål udløber efter ti minutter (pr. e-mail efter to dage), eller så snart du sender noget andet. Hvis du stadig vil det, så send kommandoen igen.
refusal-which-offer = { $count ->
        [one] Der var kun ét. Send ja eller 1.
        [2] Der var to, så der er ikke sket noget endnu. Send 1 eller 2.
       *[other] Der var { $count }, så der er ikke sket noget endnu. Send nummeret på det, du vil.
    }
refusal-no-invitation = { $number ->
        [none] Vi kunne ikke finde nogen udfordring, som du kan svare på eller trække tilbage.
       *[other] Vi kunne ikke finde nogen udfordring { $number }, som du kan svare på eller trække tilbage.
    }
refusal-which-invitation = { CLIENT() ->
        [discord] Hvilken udfordring mener du: { $numbers }?
       *[typed] Hvilken udfordring mener du: { $numbers }? Sæt nummeret efter kommandoen.
    }
refusal-one-invitation = Der er ikke sket noget endnu. Mener du udfordring { $number }?
refusal-yourself = Du kan ikke udfordre dig selv. Vælg en anden spiller.
refusal-no-ruleset = { $found ->
        [one] Regelsættet »{ $typed }« findes ikke. Mente du { $nearest }?
       *[nothing] Regelsættet »{ $typed }« findes ikke. Vælg { $rulesets }.
    }
refusal-which-ruleset = Vælg et regelsæt (de regler, I spiller efter): { $rulesets }.
refusal-no-hun = Der er ingen hún (kongens terning) i { $ruleset }. Udelad »hún«, eller vælg et andet regelsæt.
refusal-odds-are-unrated = Forskellig betænkningstid er kun til uratede partier, for resultatet ville sige for lidt om, hvem der er stærkest. Skriv »uratet«, eller giv begge lige meget tid.
refusal-only-a-match = Du kan kun spille { $ruleset } som en match på to partier, hvor I bytter side. Udelad siden, eller skriv »match«.
refusal-bad-clock = { $why ->
        [zero] »{ $part }« er slet ingen tid: et ur skal have mindst ét sekund.
        [long] »{ $part }« er for lang tid: et ur kan ikke have mere end { $days ->
            [one] én dag
           *[other] { $days } dage
        }.
        [cap-below-bank] I »{ $part }« er det, uret højst kan nå (efter /), mindre end det, det begynder med.
        [empty-night] »{ $part }« begynder og slutter på samme klokkeslæt.
        [doubled] »{ $part }« gentager eller modsiger noget, der står før det.
       *[unknown] »{ $part }« er ikke en gyldig betænkningstid.
    } Skriv for eksempel »7d+1d/10d« (7 dage, 1 mere pr. træk, højst 10) eller »3d/træk« (3 dage til hvert træk). Du kan tilføje »weekend« eller »nat=22-07«, hvor uret står stille, eller »krav«, så en sejr på tid skal kræves.
refusal-not-on-board = »{ $typed }« findes ikke på dette bræt: det har linjerne a til { $file } og rækkerne 1 til { $size }.
refusal-no-plan = { $why ->
        [no-then] Der mangler et »så« efter betingelsen i »hvis { $typed }«.
        [no-condition] Efter »hvis« skriver du, hvad din modstander gør: et træk, »slag på f6« eller en melding.
        [anything] Du kan ikke planlægge et svar på alt (»hvis hvad som helst«): skriv noget bestemt, som din modstander kunne finde på.
        [no-answer] Efter »så« skriver du dit svar: et træk, »giv op«, »giv besked« eller »stop«.
        [after-end] Din plan blev ikke gemt: Den slutter med »giv op«, »giv besked« eller »stop«, så derefter kan der kun stå »ellers hvis …«.
       *[too-long] Planen er for lang. Gør den kortere.
    } En hel kommando ser sådan ud: hvis d4-d6 så f6-f3
refusal-no-plans-with-dice = Du kan ikke planlægge træk i et parti med hún (kongens terning).
refusal-move-first = Det er din tur: spil først dit træk, og planlæg så dine svar.
refusal-plan-ply = { $path ->
        [none] Din plan blev ikke gemt.
       *[other] Din plan blev ikke gemt på grund af det, der kommer efter { $path }.
    } { $why }
refusal-plan-whose = { $place ->
        [condition] Din plan blev ikke gemt: efter »hvis« skal der stå et af din modstanders træk, men brikken på { $from } er din.
       *[answer] Din plan blev ikke gemt: efter »så« skal der stå et af dine egne træk, men brikken på { $from } er din modstanders.
    }
refusal-plan-ends = Din plan blev ikke gemt: efter »{ $typed ->
        [stop] stop
        [resign] giv op
        [tell-me] giv besked
       *[other] { $typed }
    }« er partiet eller planen slut, så der er ikke mere at svare på.
refusal-plan-never = Din plan blev ikke gemt: din modstander kan ikke melde »{ $typed }« i dette parti.
refusal-answered = { $became ->
        [game] Udfordring { $number } blev accepteret og blev til parti { $other }.
        [all-taken] Alle partier i den åbne udfordring { $number } er taget.
        [declined] Udfordring { $number } er afslået.
        [countered] Udfordring { $number } blev besvaret med et modbud: udfordring { $other }.
        [changed] Udfordring { $number } blev besvaret med et modbud.
        [cancelled] { $what ->
            [seek] Den åbne udfordring { $number } er trukket tilbage.
           *[invitation] Udfordring { $number } er trukket tilbage.
        }
       *[expired] { $what ->
            [seek] Den åbne udfordring { $number } er udløbet.
           *[invitation] Udfordring { $number } er udløbet.
        }
    }
refusal-own-invitation = { $waits ->
        [one] Udfordring { $number } er din egen: vi venter på svar fra { $recipient }. Du kan trække den tilbage.
        [again] Den udfordring har du allerede sendt, som nummer { $number }: vi venter på svar fra { $recipient }. Den er ikke sendt igen.
       *[everybody] Den åbne udfordring { $number } er din egen, så en anden skal acceptere den. Du kan trække den tilbage.
    }
refusal-not-yours-to-cancel = { $what ->
        [invitation] Du kan ikke trække udfordring { $number } tilbage, for den er fra { $sender }. Du kan afslå den.
       *[seek] Du kan ikke trække den åbne udfordring { $number } tilbage, for den er fra { $sender }.
    }
refusal-seek-as-it-is = Den åbne udfordring { $number } kan kun accepteres, som den er. Vil du have andre vilkår, så udfordr selv { $sender }.
refusal-seek-taken = Du har allerede taget et parti i den åbne udfordring { $number } fra { $sender }; de andre er til andre spillere. Du kan selv udfordre { $sender }.
refusal-seek-games = { $most ->
        [one] En åben udfordring kan kun gælde ét parti, ikke { $games }. Send den igen med et andet tal.
       *[other] En åben udfordring kan gælde fra 1 til { $most } partier, ikke { $games }. Send den igen med et andet tal.
    }
refusal-too-many-seeks = Du kan ikke have flere åbne udfordringer: grænsen er { $count } ad gangen ({ $numbers }). Træk først en af dem tilbage.
refusal-too-many-invitations = Du kan ikke have flere udfordringer, der venter på svar: grænsen er { $count } ad gangen. Vent på et svar, eller træk en af dem tilbage.
refusal-too-many-today = Du kan ikke sende flere udfordringer lige nu: grænsen er { $count } på 24 timer. Du kan sende flere fra { $again }.
refusal-too-long = Det er for langt: teksten har { $letters } tegn, og grænsen er { $most }. Gør den kortere, eller send den i flere dele.
refusal-too-many-messages = Du kan ikke sende flere beskeder lige nu: grænsen er { $count } på 24 timer. Du kan sende flere fra { $again }.
refusal-too-many-reports = Du har skrevet til klubledelsen så ofte, du kan: { $count } gange på 24 timer. Du kan skrive igen fra { $again }.
refusal-too-many-notes = Du kan ikke skrive flere noter til parti { $game }: grænsen er { $most }.
refusal-no-house-level = Huset spiller på fem niveauer, 1 til 5, og har ikke noget niveau { $level }. Niveau 1 er det letteste.
refusal-too-many-with-house = Du har nået grænsen for partier mod huset: { $most } ad gangen. Spil først et færdigt; begge partier i en match tæller med.
refusal-only-house-slowly = Det er kun huset, du kan bede om at spille langsomt. Med andre spillere aftaler du betænkningstid, for eksempel 3d/træk.
refusal-house-stays-out = Huset er kun på stiger og i turneringer, som klubledelsen har tilmeldt det. Du kan udfordre det til et ratet parti i stedet.
refusal-no-hint-here = Der gives ingen hint i parti { $game }: huset giver dem kun i sine egne partier, og kun når de er uratede.
refusal-no-hint-now = Du kan ikke få et hint lige nu: parti { $game } mod en anden spiller er ratet og har de samme regler. Spørg igen, når det er slut.
refusal-not-public = Parti { $game } er privat: kun de to spillere kan se det.
refusal-nothing-to-explain = Der er ikke noget at forklare: ingen af dine kommandoer er blevet afvist for nylig, og ingen af dine partier er slut. Gælder det noget andet, så se på det svar, du fik.
refusal-nothing-to-rematch = Du kan ikke få nogen omkamp endnu: du har ikke spillet et parti færdigt.
refusal-notes-of-running = Parti { $game } er stadig i gang; du kan åbne dine noter for andre, når det er slut.
refusal-no-notes = Du har ingen noter til parti { $game }, som ikke allerede er åbne for andre.
refusal-nothing-tried = Du har ikke prøvet nogen træk i parti { $game }, siden der sidst blev trukket. Prøv nogle først, så kan du tage dem tilbage eller gemme trækfølgen.
refusal-no-line = Der er ingen trækfølge { $number } i parti { $game }.
refusal-long-line = En trækfølge kan højst have { $most } træk. Gem denne, og begynd en ny senere i partiet.
refusal-not-over = Parti { $game } er stadig i gang; du kan bede om en omkamp, når det er slut.
refusal-follow-nothing = Der er ikke noget parti, nogen spiller eller noget regelsæt, der hedder »{ $typed }«. Et parti følger du med dets nummer.
refusal-follow-own = Du får alligevel besked om dine egne partier. Du kan følge andres partier.
refusal-follow-too-much = Du kan højst følge { $count } ting. Hold først op med at følge en af dem.
refusal-not-followed = Du følger ikke »{ $typed }«.
refusal-rematch-open = { $by ->
        [you] Du har allerede bedt om den omkamp: udfordring { $number } venter på svar fra { $opponent }.
       *[other] { $opponent } har allerede bedt om den omkamp: det er udfordring { $number }.
    }
refusal-stranger = Vi kender ikke { $address } endnu. Meld dig ind under et navn, du selv vælger, eller send { COMMAND("link") } og den kode, vi har sendt dig, hvis du allerede er spiller.
refusal-address-taken = { $address } kan ikke tilknyttes din konto: adressen bruges allerede i denne klub.
refusal-already-linked = { $address } er allerede tilknyttet din konto.
refusal-bad-address = { CLIENT() ->
        [discord] »{ $typed }« er ikke en gyldig e-mailadresse.
       *[typed] »{ $typed }« er ikke en gyldig e-mailadresse. Hvis du mener en Discord-konto, så skriv den sådan: »discord 123456789012345678«.
    }
refusal-not-signed-in = Du er ikke logget ind på denne enhed, så vi ved ikke, hvem du er. Log ind først, og prøv så igen.
refusal-wrong-device-code = Det er ikke den kode, vi sendte til denne enhed, eller den gælder ikke længere: en kode virker i ti minutter, og efter tre forkerte forsøg skal du bruge en ny.
refusal-no-device = Du er ikke logget ind på nogen enhed med nummer { $number }.
refusal-not-on-pages = Det kan du ikke gøre på siderne: ellers kunne en, der finder din enhed åben, { $what ->
        [organiser] komme med i klubledelsen
       *[account] overtage din konto
    }. Send »{ $order }« pr. e-mail eller i Discord i stedet.
refusal-no-pages = Denne klub har ingen offentlige sider, så du har ingen kalender der.
refusal-too-many-codes = Vi kan ikke sende flere koder i dag. Prøv igen i morgen.
refusal-too-new = Du kan først invitere folk via deres e-mailadresse fra { $from }, et døgn efter at du meldte dig ind. Indtil da kan du udfordre spillere ved navn.
refusal-no-code = Der venter ingen kode her, eller også er den udløbet eller brugt. Bed om en ny.
refusal-wrong-code = Det er ikke den rigtige kode. { $left ->
        [0] Du har ikke flere forsøg; bed om en ny kode.
        [one] Du har ét forsøg tilbage.
       *[other] Du har { $left } forsøg tilbage.
    }
refusal-code-elsewhere = Send den linje fra den Discord-konto, du vil tilknytte.
refusal-not-linked = »{ $typed }« er ikke tilknyttet din konto. I dine indstillinger kan du se, hvad der er tilknyttet.
refusal-last-way = Du kan ikke frakoble { $address }: så kan vi ikke længere nå dig. Tilknyt en anden adresse først.
refusal-no-way = { $channel ->
        [mail] Du har ikke tilknyttet nogen e-mailadresse. Tilknyt en først.
        [discord] Du har ikke tilknyttet nogen Discord-konto. Tilknyt en først med { COMMAND("link discord") } og kontoens navn.
       *[terminal] Du har ikke brugt en terminal her endnu. Start en, og vælg den derfra.
    }
refusal-no-channel = { $channel ->
        [discord] Denne klub er ikke på Discord, så du kan hverken tilknytte eller skrive til en konto der.
       *[mail] Denne klub bruger ikke e-mail, så du kan hverken tilknytte eller skrive til en e-mailadresse.
    } I dine indstillinger kan du se, hvor du får dine notifikationer.
refusal-takes-none = { $name } tager ikke imod udfordringer for tiden.
refusal-you-block = Du har blokeret { $name }. Ophæv blokeringen først.
refusal-not-blocked = Du har ikke blokeret { $name }.
refusal-only-others = Det kan du ikke gøre ved dig selv. Vælg en anden spiller.
refusal-nobody-at = Ingen af spillerne her har adressen »{ $typed }«. Tjek stavemåden. Nye spillere skal først melde sig ind i klubben.
refusal-not-yet-a-player = Den person er ikke spiller her endnu. Du kan udfordre vedkommende til et offentligt parti i en kanal på en server, hvor I begge er med, eller bede vedkommende melde sig ind først: et enkelt tryk på en knap er nok.
refusal-left-alone = { $name } vil ikke udfordres her, så ingen er blevet spurgt.
refusal-gone = { $name } har forladt klubben.
refusal-not-from-here = Det kan du kun gøre fra en adresse, der er tilknyttet din konto.
refusal-other-name = Der er ikke slettet noget: dit navn her er { $name }, ikke »{ $typed }«.
refusal-name-needed = Der er ikke slettet noget: et ja er ikke nok til det. Hvis du vil slette din konto, så bekræft det med dit navn.
refusal-not-away = Du er ikke på ferie.
refusal-away-already = Du er allerede på ferie.
refusal-no-days = En ferie varer mindst én dag.
refusal-too-few-days = Det ville være { $asked ->
        [one] { $asked } feriedag
       *[other] { $asked } feriedage
    }, men du har { $left ->
        [0] ingen tilbage
        [one] { $left } dag tilbage
       *[other] { $left } dage tilbage
    }.
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
refusal-no-circle = Der er ingen kreds, der hedder »{ $name }«.
refusal-already-in-circle = Du er allerede med i kredsen { $circle }.
refusal-not-in-circle = Du er ikke med i kredsen { $circle }.
refusal-other-not-in-circle = { $name } er ikke med i kredsen { $circle }, og kun medlemmer kan lede den.
refusal-circle-only-there = Kredsen { $circle } hører hjemme på en Discord-server. Du kan blive medlem der, med den konto, du spiller med.
refusal-circle-only-members = Det er kun for medlemmer af kredsen { $circle }. Bliv medlem af den først.
refusal-bad-circle-name = »{ $name }« kan ikke være navnet på en kreds. Det skal være ét ord på 2 til { $most } bogstaver, cifre og bindestreger, som begynder med et bogstav og ikke er en kommando.
refusal-circle-taken = Der er eller var en kreds, der hedder { $circle }. Vælg et andet navn.
refusal-circle-has-one = Den server har allerede en kreds: { $circle }.
refusal-circle-still-waits = Kredsen { $circle } på denne server venter på klubledelsen. Den har fået besked og åbner kredsen, når den er enig.
refusal-bad-server = »{ $typed }« er ikke nummeret på en Discord-server. I Discord kan det kopieres fra serverens menu, når udviklertilstand er slået til.
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

### Emails to people who aren’t players

contact-wrote = Nogen, måske dig, har skrevet til { $club } fra din e-mailadresse. Her spiller vi hnefatafl, vikingernes brætspil, pr. e-mail: du trækker ved at svare på en e-mail. Hvis du har lyst til at spille med, så meld dig ind i klubben.
contact-invited = { $name } inviterer dig til et parti hnefatafl, vikingernes brætspil, i { $club }. Det spilles pr. e-mail: du trækker ved at svare på en e-mail.
contact-ruleset = Brættet har { $size }×{ $size } felter. Reglerne hedder { $ruleset }.
contact-invited-join = Hvis du har lyst til at spille, så meld dig ind i klubben. Derefter sender vi dig udfordringen med alle vilkår pr. e-mail, og du kan stadig afslå den.
contact-stop-asked = Du, eller nogen med din e-mailadresse, har bedt { $club } om ikke at sende flere e-mails hertil. Vil du ikke have flere e-mails fra denne klub, uanset hvem der beder om det?
contact-once = Hvis du ikke svarer, får du ikke flere e-mails om dette.

### The page on which emails are stopped

stop-title = { $page ->
        [ask] Stop alle e-mails?
        [done] E-mails er stoppet
       *[gone] Linket virker ikke
    }
stop-ask = Hvis du sætter kryds i feltet og trykker på knappen, sender { $club } ikke mere til din e-mailadresse: ingen træk og ingen advarsler om din tid. Hvis du har partier i gang, får dine modstandere at vide, at e-mails ikke når dig, og urene går videre som aftalt. Vil du opgive et parti, så svar »giv op« på en af e-mailene om det.
stop-button = Stop alle e-mails
stop-sure = Ja, jeg vil ikke have flere e-mails fra klubben
stop-done = { $club } sender ikke flere e-mails til din adresse. Hvis du vil have dem igen, så send »kanal e-mail« til klubben fra den adresse.
stop-gone = Linket er for gammelt eller blev ikke kopieret helt. Hvis du vil stoppe alle e-mails, så svar »afmeld« på en e-mail fra klubben, eller brug afmeldingsknappen i dit mailprogram.

### Discord

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
language-own-name = dansk
pick-king = { $square } (kongen)
pick-roll = Kast først húnen (kongens terning), og vælg så dit træk.
pick-preview = Sådan kommer brættet til at se ud. Trækket er ikke spillet endnu.
# A move that looks like a win to whoever makes it, and isn’t one.
preview-draws = Pas på: dette træk { $why ->
        [last-attacker] slår den sidste angriber
        [attackers] efterlader angriberne uden et lovligt træk
       *[defenders] efterlader forsvarerne uden et lovligt træk
    }, og efter disse regler er partiet så remis.
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
play-challenge = Du er ved at udfordre { $name }. Du kan ændre alt herunder, før du sender udfordringen.
play-open = Du er ved at lægge en åben udfordring ud, som alle kan tage imod. Du kan ændre alt herunder, før du sender den.
play-counter = Vælg det, du vil have anderledes, og send dit modforslag.
play-left-out = { $term ->
        [ruleset] Der er ikke plads her til det regelsæt, du skrev. Vælg et herunder.
        [side] Der er ikke plads her til den side, du skrev. Vælg en herunder.
       *[clock] Der er ikke plads her til den betænkningstid, du skrev. Vælg en herunder.
    }
clock-choice = { $clock ->
        [day] 1 dag til hvert træk
        [days] 3 dage til hvert træk
        [long] God tid: 14 dage og 1 mere for hvert træk
       *[usual] Den almindelige: 7 dage og 1 mere for hvert træk
    }
side-choice = { $side ->
        [attack] Du angriber
        [defend] Du forsvarer
        [match] En match: to partier med byttede sider
       *[random] Lodtrækning om, hvem der angriber
    }
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

### Ladders: one for each ruleset, by the ruleset’s id ({ $ladder })

# "den udfordrede" is who defends a place, because "forsvarer" is a side. The points for
# games lost on time are "strafpoint", and the hold after one is a "pause".
ladder-title = Stigen for { $ladder }, { $players ->
        [one] én spiller
       *[other] { $players } spillere
    }
ladder-month = Stigen for { $ladder } ved udgangen af { $month }
ladder-empty = Der er ingen på stigen for { $ladder } endnu. Hvis du kommer med nu, bliver du den første.
ladder-shut = Stigen for { $ladder } er ikke åben: klubledelsen lukkede den ({ $since }). Du kan stadig se, hvordan den så ud ved udgangen af en måned.
# What is said after a name in the table.
ladder-state = { $state ->
        [held] på pause
        [leaving] forlader stigen
        [away] på ferie indtil { $until }
       *[silent] inaktiv
    }
ladder-plays = { $matches ->
        [one] spiller én match
       *[other] spiller { $matches } matcher
    }
ladder-king = { $name } { $days ->
        [0] overtog førstepladsen i dag
        [one] har ligget på førstepladsen i én dag
       *[other] har ligget på førstepladsen i { $days } dage
    }{ $defences ->
        [0] .
        [one] {" "}og har afværget én udfordring.
       *[other] {" "}og har afværget { $defences } udfordringer i træk.
    }
# Published with its error bar.
ladder-bias = Indtil nu har { $side ->
        [attackers] angriberne
       *[defenders] forsvarerne
    } en fordel: { $points } ± { $deviation } ratingpoint, målt over { $games ->
        [one] ét parti
       *[other] { $games } partier
    }.
ladder-you = Du ligger nummer { $place } og kan udfordre spillere op til nummer { $highest }. { $open ->
        [0] Ingen af dem kan udfordres lige nu.
       *[other] Dem, der er mærket med +, kan du udfordre nu.
    }
ladder-you-first = Du ligger nummer 1: der er ingen over dig at udfordre.
ladder-you-can-join = Du er ikke på denne stige. Hvis du kommer med nu, begynder du på sidstepladsen.

# Said in place of the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Placeringerne på stigen for { $ladder } fra { $from } til { $until }. Nu: { $places }.
ladder-ratings-chart = Ratingerne på stigen for { $ladder }, de højeste først: { $ratings }.
ladder-stands = { $name } ligger nummer { $place } af { $players } på stigen for { $ladder }.
ladder-stands-not = { $name } er ikke på stigen for { $ladder }.
ladder-may = Du kan udfordre { $name }.
# Why somebody can’t be challenged; { $name } is the other.
ladder-no-yourself = Du kan ikke udfordre dig selv.
ladder-no-you-are-not-on = Du er ikke på stigen for { $ladder }, så du kan ikke udfordre nogen der endnu.
ladder-no-below = { $name } ligger under dig som nummer { $place } (du er nummer { $own }): du kan kun udfordre spillere over dig.
ladder-no-too-far = { $name } ligger for langt over dig som nummer { $place }. Som nummer { $own } kan du udfordre spillere op til nummer { $highest }{ $by ->
        [small] : så langt rækker det på en lille stige.
        [places] : så langt rækker det normalt.
        [percent] : jo længere nede du ligger, jo længere op kan du udfordre.
       *[rating] : så langt rækker din rating.
    }
ladder-no-playing = Du spiller allerede en match mod { $name } på denne stige: parti { $game } og det andet parti i matchen.
ladder-no-shielded = Du kan ikke udfordre { $name } igen før { $until }: du tabte jeres seneste match eller begyndte ikke på den.
ladder-no-you-leave = Du kan ikke udfordre nogen på stigen for { $ladder }, fordi du er ved at forlade den.
ladder-no-leaves = { $name } er ved at forlade stigen og kan ikke udfordres mere.
ladder-no-you-are-held = Du kan ikke udfordre nogen lige nu: du har tabt et parti på tid og ikke trukket siden. Spil først et træk i et af dine partier.
ladder-no-held = { $name } kan ikke udfordres lige nu: { $name } har tabt et parti på tid og ikke trukket siden.
ladder-no-your-points = Du kan ikke udfordre nogen, når du har { $limit } eller flere strafpoint for partier tabt på tid, og du har { $points }. Hvert træk, du spiller, fjerner nogle af dem.
ladder-no-outgoing = Du har allerede { $open ->
        [one] én udfordring
       *[other] { $open } udfordringer
    } i gang, og du må højst have { $most ->
        [one] én ad gangen. Spil først den match færdig.
       *[other] { $most } ad gangen. Spil først en af de matcher færdig.
    }
ladder-no-incoming = { $name } er allerede udfordret, og på den plads kan en spiller højst have { $most ->
        [one] én udfordring
       *[other] { $most } udfordringer
    } ad gangen.
ladder-no-away = { $name } er på ferie og kan ikke udfordres før { $until }.
ladder-no-silent = { $name } har ikke været her siden { $since }. Spillere, der har været væk i { $days ->
        [one] én dag
       *[other] { $days } dage
    } eller længere, kan ikke udfordres.
ladder-no-takes-none = { $name } kan ikke udfordres lige nu.

# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
# The steps are read on the day and, later, in a list with dates: hence the past tense.
ladder-challenged = { $who ->
        [you] Du (nummer { $place }) har udfordret { $rival } (nummer { $rival-place })
       *[other] { $name } (nummer { $place }) har udfordret dig (nummer { $rival-place })
    } på stigen for { $ladder }. Jeres match er parti { $first } og { $second }; begge tæller med i ratingen. I har hver { $days ->
        [one] én dag
       *[other] { $days } dage
    } på uret til et første træk i et af partierne. { $who ->
        [you] Indtil du har trukket, kan du udsætte matchen.
       *[other] Indtil du har trukket, kan du udsætte matchen eller afstå din plads uden at spille.
    }
# For everybody in a server.
news-ladder-challenge = { $name } (nummer { $place }) har udfordret { $rival } (nummer { $rival-place }) på stigen for { $ladder }: parti { $first } og { $second }.
ladder-deferred = { $who ->
        [you] Du har udsat matchen (parti { $first } og { $second }): i begge partier står dit ur stille indtil { $until }.
       *[other] { $name } har udsat matchen (parti { $first } og { $second }): i begge partier står uret stille for { $name } indtil { $until }.
    }
ladder-not-begun = Du har ikke trukket endnu i din match mod { $rival } (parti { $first } og { $second }). Hvis du ikke har trukket inden { $until }, { $role ->
        [challenger] bortfalder din udfordring.
       *[defender] går din plads til { $rival }.
    }
ladder-leaving = Du forlader stigen for { $ladder }, så snart dine matcher er slut; de tæller stadig. Derefter kan du komme med igen, noget længere nede.
ladder-opened = Klubledelsen har åbnet stigen for { $ladder }. Du kan komme med nu.
ladder-closed = Klubledelsen har lukket stigen for { $ladder }. { $players ->
        [0] Der var ingen på den.
        [one] Én spiller var på den og har fået begrundelsen.
       *[other] { $players } spillere var på den og har fået begrundelsen.
    }

### Circles

circles-none = Der er ingen kredse. En kreds er en klub i klubben, med egne stiger og turneringer; klubledelsen opretter dem.
circles = En kreds er en klub i klubben, med egne stiger og turneringer. Alle kan spille mod alle, uanset hvilke kredse de er med i.
circle-line = { $circle }: { $members ->
        [0] ingen medlemmer endnu
        [one] ét medlem
       *[other] { $members } medlemmer
    }, { $place ->
        [server] på en Discord-server
       *[nowhere] uden et fast sted
    }, { $language }{ $reader ->
        [member] {" "}– du er med
       *[no] {""}
    }.
circle-members = Medlemmer: { $names }.
circle-organisers = Ledelse: { $names }.
circle-ladders = Stiger: { $names }.
circle-tournaments = Turneringer: { $names }.
circle-joined = Du er nu med i kredsen { $circle }. Du kan komme med på dens stiger og i dens turneringer.
circle-left = Du har forladt kredsen { $circle }. { $ladders ->
        [0] Du stod ikke på nogen af dens stiger.
        [one] Du forlader også dens stige; matcher, der er i gang, spilles færdig og tæller.
       *[other] Du forlader også dens { $ladders } stiger; matcher, der er i gang, spilles færdig og tæller.
    } Turneringer, der er begyndt, fortsætter.
circle-left-server = Du har forladt Discord-serveren for kredsen { $circle } og dermed også kredsen og dens stiger. Matcher og turneringer, der er i gang, fortsætter.
circle-opened = Kredsen { $circle } er oprettet. Den får stiger og turneringer, når dens ledelse åbner dem.
circle-waits = Kredsen { $circle } er ikke åben endnu: den venter på klubledelsen. Den har fået besked og åbner kredsen, når den er enig. Du kan straks åbne én kreds, som ledelsen ikke har set, og i hele klubben åbnes der tre på en dag.
circles-to-see = Nye kredse på Discord-servere. Før en af jer har åbnet dem, ser ingen andre steder dem, der er åbne der, og de andre venter. I kan også lukke dem.
circle-to-see = { $circle }: { $state ->
        [waits] venter på et ja fra jer
       *[open] åben på sin server
    }.
circle-closed = Kredsen { $circle } er opløst. { $players ->
        [0] Ingen var med i den.
        [one] Én person var med i den og har fået begrundelsen at vide.
       *[other] { $players } personer var med i den og har fået begrundelsen at vide.
    }
circle-disbanded = Klubledelsen har opløst kredsen { $circle } og dens stiger. Partier, der er i gang, fortsætter.
circle-appointed = { $who ->
        [you] Du er nu med i ledelsen af kredsen { $circle }: Du kan åbne dens stiger og turneringer og afgøre deres partier. Alt, hvad du gør, bliver skrevet op, og dem, det gælder, får din begrundelse at vide.
       *[player] { $name } er nu med i ledelsen af kredsen { $circle } og har fået besked.
    }
circle-dismissed = { $who ->
        [you] Du er ikke længere med i ledelsen af kredsen { $circle }.
       *[player] { $name } er ikke længere med i ledelsen af kredsen { $circle } og har fået besked.
    }
ladder-step-joined = { $who ->
        [you] Du
       *[other] { $name }
    } kom med på stigen for { $ladder } som nummer { $to }.
ladder-step-returned = { $who ->
        [you] Du
       *[other] { $name }
    } vendte tilbage til stigen for { $ladder } som nummer { $to } (tidligere nummer { $detail }).
ladder-step-left = { $who ->
        [you] Du forlod stigen for { $ladder }, hvor du lå nummer { $from }.{ $days ->
            [0] {""}
            [one] {" "}Hvis du vender tilbage inden for én dag, begynder du i nærheden af den plads.
           *[other] {" "}Hvis du vender tilbage inden for { $days } dage, begynder du i nærheden af den plads.
        }
       *[other] { $name }, der lå nummer { $from }, forlod stigen for { $ladder }.
    }
ladder-step-erased = { $name }, der lå nummer { $from } på stigen for { $ladder }, forlod klubben.
ladder-step-won = { $who ->
        [you] Du
       *[other] { $name }
    } vandt matchen mod { $rival-who ->
        [you] dig
       *[other] { $rival }
    } (parti { $first } og { $second }) { $detail ->
        [2] efter regelsættets regel for pointlighed ({ $points }-{ $rival-points })
       *[other] med { $points }-{ $rival-points }
    } og rykkede op fra nummer { $from } til nummer { $to } på stigen for { $ladder }, lige over { $rival-who ->
        [you] dig
       *[other] { $rival }
    }.
ladder-step-tied = { $who ->
        [you] Din match mod { $rival }
       *[other] Matchen mellem { $name } og { $rival-who ->
            [you] dig
           *[other] { $rival }
        }
    } (parti { $first } og { $second }) endte remis, { $points }-{ $rival-points }. { $moves ->
        [no] { $who ->
            [you] Du
           *[other] { $name }
        } blev liggende som nummer { $to } på stigen for { $ladder }, under nummer { $rival-place }.
       *[yes] { $who ->
            [you] Du
           *[other] { $name }
        } rykkede op fra nummer { $from } til nummer { $to } på stigen for { $ladder }, tættere på nummer { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] Du
       *[other] { $name }
    } tabte matchen mod { $rival-who ->
        [you] dig
       *[other] { $rival }
    } (parti { $first } og { $second }) { $detail ->
        [2] efter regelsættets regel for pointlighed ({ $points }-{ $rival-points })
       *[other] med { $points }-{ $rival-points }
    }. Ingen rykkede på stigen for { $ladder }: { $who ->
        [you] du
       *[other] { $name }
    } blev liggende som nummer { $to } og kan ikke udfordre { $rival-who ->
        [you] dig
       *[other] { $rival }
    } igen i { $days ->
        [one] én dag
       *[other] { $days } dage
    }.
ladder-step-void = { $who ->
        [you] Din udfordring til { $rival } bortfaldt, fordi du ikke trak
       *[other] Udfordringen fra { $name } til { $rival-who ->
            [you] dig
           *[other] { $rival }
        } bortfaldt, fordi { $name } ikke trak
    } i tide. Parti { $first } og { $second } sluttede uden resultat. Ingen rykkede på stigen for { $ladder }, og { $who ->
        [you] du
       *[other] { $name }
    } kan ikke udfordre { $rival-who ->
        [you] dig
       *[other] { $rival }
    } igen i { $days ->
        [one] én dag
       *[other] { $days } dage
    }.
ladder-step-absent = { $rival-who ->
        [you] Du trak ikke i tide i matchen mod { $name }
       *[other] { $rival } trak ikke i tide i matchen mod { $who ->
            [you] dig
           *[other] { $name }
        }
    }. Parti { $first } og { $second } sluttede uden resultat, og { $who ->
        [you] du
       *[other] { $name }
    } overtog pladsen og rykkede op fra nummer { $from } til nummer { $to } på stigen for { $ladder }.
ladder-step-conceded = { $rival-who ->
        [you] Du afstod din plads til { $name }, som
       *[other] { $rival } afstod sin plads til { $who ->
            [you] dig, og du
           *[other] { $name }, som
        }
    } rykkede op fra nummer { $from } til nummer { $to } på stigen for { $ladder }. Parti { $first } og { $second } sluttede uden resultat.
ladder-step-closed = Matchen (parti { $first } og { $second }) på stigen for { $ladder } tæller ikke, fordi et af partierne er uden resultat.
ladder-step-decayed = { $who ->
        [you] Du
       *[other] { $name }
    } havde ikke spillet nogen match på stigen for { $ladder } i { $detail ->
        [one] én dag
       *[other] { $detail } dage
    } og rykkede ned fra nummer { $from } til nummer { $to }.
ladder-step-late = { $who ->
        [you] Du tabte et parti på tid på stigen for { $ladder }. Du har nu { $detail ->
            [one] ét strafpoint
           *[other] { $detail } strafpoint
        }, og hvert træk, du spiller, fjerner nogle af dem. Du er på pause indtil dit næste træk: så længe kan du hverken udfordre nogen eller blive udfordret.
       *[other] { $name } tabte et parti på tid på stigen for { $ladder }, har nu { $detail ->
            [one] ét strafpoint
           *[other] { $detail } strafpoint
        } og er på pause indtil sit næste træk.
    }
ladder-step-sunk = { $who ->
        [you] Du
       *[other] { $name }
    } tabte { $detail ->
        [one] ét parti
       *[other] { $detail } partier
    } på tid på stigen for { $ladder } inden for { $days ->
        [one] én dag
       *[other] { $days } dage
    } og rykkede ned fra nummer { $from } til nummer { $to }, under alle aktive spillere.
ladder-step-corrected = Klubledelsen flyttede { $who ->
        [you] dig
       *[other] { $name }
    } fra nummer { $from } til nummer { $to } på stigen for { $ladder }. Klubledelsens begrundelse: »{ $reason }«
ladder-step-disbanded = Klubledelsen har lukket stigen for { $ladder }. { $who ->
        [you] Du
       *[other] { $name }
    } lå nummer { $from }.{ $detail ->
        [0] {""}
       *[other] {" "}Partierne i matcher, der allerede er i gang, fortsætter som ratede partier, men tæller ikke længere for stigen.
    } Klubledelsens begrundelse: »{ $reason }«
ladder-step-taken-out = { $who ->
        [you] Klubledelsen har taget dig af stigen for { $ladder }, hvor du lå på plads { $from }.
       *[other] Klubledelsen har taget { $name } af stigen for { $ladder }, fra plads { $from }.
    } Begrundelsen: »{ $reason }«

ladder-earlier = { $count ->
        [one] Én tidligere ændring vises ikke.
       *[other] { $count } tidligere ændringer vises ikke.
    }
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, plads { $places }: { $step }
ladder-no-place = –
ladder-best = Bedste plads: { $best }. Dage på førstepladsen: { $days }.
ladder-matches = Matcher: { $won } vundet, { $level } remis, { $lost } tabt.
ladder-defences = Afværgede udfordringer i træk: { $now } (flest: { $most }).
ladder-rating = Rating: { $rating }. Ratede partier: { $attacked } som angriber, { $defended } som forsvarer.
ladder-unrated = Ingen ratede partier endnu.
ladder-sides = Rating som angriber: { $attackers }. Som forsvarer: { $defenders }.
ladder-points = Strafpoint for partier tabt på tid: { $points }.

# The rule sheet, filled with the numbers in force. With the usual numbers it has 1,900 characters at
# most, so that it fits on one screen.
ladder-sheet-title = Reglerne på stigen for { $ladder }
ladder-sheet-match = En udfordring starter straks en match: to offentlige, ratede partier, ét som angriber og ét som forsvarer.
ladder-sheet-reach = Er der højst { $small-ladder ->
        [one] én spiller
       *[other] { $small-ladder } spillere
    } på stigen, kan du udfordre op til { $small-reach ->
        [one] én plads
       *[other] { $small-reach } pladser
    } over dig. Er der flere, gælder den af tre grænser, der rækker længst: { $reach-places ->
        [one] én plads
       *[other] { $reach-places } pladser
    } over dig; så mange pladser over dig, som svarer til { $reach-percent } % af dit eget pladsnummer; eller { $reach-rating ->
        [one] én plads
       *[other] { $reach-rating } pladser
    } over den plads, der svarer til din rating (når ratingens afvigelse ikke er over { $reach-deviation }).
ladder-sheet-load = Du kan selv have { $outgoing ->
        [one] én udfordring
       *[other] { $outgoing } udfordringer
    } i gang og være udfordret af { $incoming ->
        [one] én spiller
       *[other] { $incoming } spillere
    }{ $top-places ->
        [0] {""}
        [one] {" "}({ $top-incoming }, hvis du ligger på førstepladsen)
       *[other] {" "}({ $top-incoming }, hvis du ligger på plads 1 til { $top-places })
    }. Når grænsen er nået, er du fredet for nye udfordringer i op til { $hold-days ->
        [one] én dag
       *[other] { $hold-days } dage
    }. Er modstanderen på ferie, tæller udfordringen ikke med. Blokering forhindrer ikke udfordringer på stigen.
ladder-sheet-opening = I har hver { $opening-days ->
        [one] én dag
       *[other] { $opening-days } dage
    } på uret til et første træk. Trækker udfordreren ikke, er matchen tabt; trækker den udfordrede ikke, er pladsen tabt. Ratingen ændres ikke. Inden da kan du udsætte matchen { $defer-days ->
        [one] én dag
       *[other] { $defer-days } dage
    } (højst én gang på { $defer-every ->
        [one] én dag
       *[other] { $defer-every } dage
    }), og den udfordrede kan afstå pladsen.
ladder-sheet-result = En sejr giver 1 point, remis ½. Ligger du lavest til sidst og har flest point, rykker du op lige over din modstander; med færrest bliver du, hvor du er{ $shield-days ->
        [0] .
        [one] , og kan ikke udfordre samme modstander igen i én dag.
       *[other] , og kan ikke udfordre samme modstander igen i { $shield-days } dage.
    }
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Ved pointlighed vinder den, der vandt i færrest træk.{" "}
        [more-captures] Ved pointlighed vinder den, der har slået flest brikker.{" "}
       *[none] {""}
    }{ $tie ->
        [nothing] Bliver matchen remis, beholder begge deres plads.
        [below] Bliver matchen remis, rykker den lavest placerede op lige under den anden.
       *[middle] Bliver matchen remis, rykker den lavest placerede halvvejs op mod den anden (antal pladser rundet ned).
    }
ladder-sheet-late = Taber du på tid (uratet før dit andet træk), får du { $timeout-points ->
        [one] ét strafpoint
       *[other] { $timeout-points } strafpoint
    } og kan hverken udfordre eller udfordres, før du trækker igen. Hvert træk fjerner { $ply-points }{ $points-limit ->
        [0] .
       *[other] ; med { $points-limit } kan du ikke udfordre.
    } Taber du { $timeouts ->
        [one] ét parti
       *[other] { $timeouts } partier
    } på tid inden for { $timeout-days ->
        [one] én dag
       *[other] { $timeout-days } dage
    }, rykker du ned under alle aktive spillere.
ladder-sheet-silence = Spillere, der er på ferie eller ikke har været her i { $silence-days ->
        [one] én dag
       *[other] { $silence-days } dage
    }, kan ikke udfordres.
ladder-sheet-leave = Forlader du stigen, tæller dine matcher stadig. Vender du tilbage inden for { $limbo-days ->
        [one] én dag
       *[other] { $limbo-days } dage
    }, begynder du { $limbo-percent } % af vejen ned fra din gamle plads til den sidste; senere begynder du nederst.
ladder-sheet-idle = { $free-days ->
        [0] Uden en match
        [one] Efter én dag uden en match
       *[other] Efter { $free-days } dage uden en match
    } (ferie ikke medregnet) rykker du én plads ned hver { $decay-days ->
        [one] dag
       *[other] { $decay-days }. dag
    }, så du ligger under den næste aktive spiller.
ladder-sheet-ratings = Ratingen (Glicko-2) tager højde for, hvilken side der er stærkest: 1-1 mellem jævnbyrdige ændrer ingenting.

refusal-no-ladder = Stigen for { $ladder } er ikke åben. Det er klubledelsen, der bestemmer, hvilke stiger der er: { $count ->
        [0] lige nu er der ingen.
        [one] lige nu er der kun den for { $ladders }.
       *[other] lige nu er der stiger for { $ladders }.
    }
refusal-no-ladders = Ingen stige er åben lige nu. Det er klubledelsen, der åbner stigerne.
refusal-ladder-open-already = Stigen for { $ladder } er allerede åben.
refusal-which-ladder = { CLIENT() ->
        [discord] Der er flere stiger: { $ladders }. Hvilken mener du?
       *[typed] Der er flere stiger. Tilføj regelsættet for den, du mener: { $ladders }.
    }
refusal-not-on-ladder = Du er ikke på stigen for { $ladder }.
refusal-other-on-ladder = { $name } er allerede på stigen for { $ladder }, på plads { $place }.
refusal-already-on-ladder = Du er allerede på stigen for { $ladder } som nummer { $place }.
refusal-already-leaving = Du er allerede ved at forlade stigen for { $ladder }: det sker, så snart dine matcher er slut. Derefter kan du komme med igen, noget længere nede.
refusal-no-ladder-match = Du har ingen stigematch, hvor det kan lade sig gøre.
refusal-which-match = Du spiller flere matcher. Tilføj din modstanders navn eller nummeret på et af partierne: { $games }.
refusal-not-challenged = Du kan ikke afstå noget i denne match: det var dig, der udfordrede { $name }, og det er kun den udfordrede, der kan afstå sin plads. Du kan udsætte matchen eller opgive et parti.
refusal-match-begun = Det kan ikke længere lade sig gøre: du har allerede trukket i matchen (parti { $first } og { $second }), så den skal spilles. Du kan stadig opgive et parti.
refusal-deferred-before = Du kan ikke udsætte en match igen før { $until }, fordi du har gjort det for nylig.
refusal-bad-place = { $name } kan ikke flyttes til plads { $place }: stigen for { $ladder } går fra plads 1 til { $players }, og { $name } ligger nu nummer { $stands }.
refusal-no-month = Klubben har ikke nogen stilling på stigen for { $ladder } ved udgangen af { $month }: den begyndte senere, eller måneden er ikke slut endnu.

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

# The guide for players, `docs/player.md`.
guide-title = Sådan spiller du
guide-discord = På Discord skriver du »/play« for at udfordre nogen. Under hvert bræt er der knapper til at vælge et træk eller skrive det, og »Mere …« til alt andet, for eksempel remis, en besked eller at give op. »/tafl { $move }« foreslår lovlige træk, mens du skriver. Kun du kan se, hvad du har valgt, indtil du trykker på »{ $confirm }«. Hvis du er ny, så tryk først på knappen, der melder dig ind.
guide-mail = Pr. e-mail skriver du »{ $join } NAVN« til klubbens adresse og svarer »{ $yes }« på den e-mail, der spørger, om det var dig. Derefter viser hver e-mail et bræt, fortæller, hvis tur det er, og hvor lang tid der er tilbage, og viser de linjer, du kan svare med. Du trækker ved at svare med dit træk på en linje for sig, f.eks. »d1-d4«. Citeret tekst og signaturer bliver ikke læst. Vil du svare på flere partier i én e-mail, så skriv partiets nummer foran hvert træk: »12: d1-d4«.
guide-terminal = Ved en terminal på klubbens computer starter du »taflpost play --as NAVN« og skriver »{ $join }«. Har du flere partier, viser prompten nummeret på det, du sidst så på (»Nora 3>«), og det, du skriver, gælder det parti. Skriv et andet nummer for at se på et andet parti.
guide-orders = De samme kommandoer virker overalt, på alle klubbens sprog. Her er de:

review-stop = { CLIENT() ->
        [discord] Hvis du ikke vil have disse rapporter, slår du dem fra med { COMMAND("settings") }.
       *[typed] Hvis du ikke vil have disse rapporter, så send »indstillinger rapporter fra«.
    }
review-stop-here = Disse rapporter kommer her, så længe en af spillerne vil have dem. Hvis du ikke vil have dem, slår du dem fra med { COMMAND("settings") }.
review-title = Sådan gik partiet
review-side = { $side ->
        [attackers] angribere
       *[defenders] forsvarere
    }
review-chances = Forsvarernes chancer: { $points }.
review-chance-start = { $chance } % ved starten
review-chance-after = { $chance } % efter træk { $ply }
review-chance-end = { $chance } % ved slutningen
review-turn = Vendepunkt { $number }, ved træk { $ply }: { $side ->
        [attackers] angriberne
       *[defenders] forsvarerne
    } spillede { $move }, og deres chancer faldt fra { $before } % til { $after } %.
review-no-turn = Intet enkelt træk vendte partiet.
review-picture = En linje viser begge siders chancer fra start til slut.
review-silent = { $count ->
        [one] { $move } lod flugtvejen til { $goals } stå åben, men den blev ikke meldt.
       *[other] { $move } lod flugtvejene til { $goals } stå åbne, men de blev ikke meldt.
    }
review-left-line = Efter { $move } var kongens flugtvej til { $goal } stadig åben.
review-opened-line = { $move } åbnede en flugtvej til { $goal } for kongen.
review-let-fork = Efter { $move } kunne kongen gå til { $square } med flugtveje til { $goals }, og angriberne kunne ikke lukke dem alle.
review-exposed-king = Efter { $move } kunne kongen fanges med { $by }.
review-let-ring = Efter { $move } kunne angriberne lukke deres ring med { $by }.
review-let-fort = Efter { $move } kunne forsvarerne fuldføre deres fort med { $by }.
review-lost = { $side ->
        [attackers] Efter { $move } kunne kongens flugt ikke længere stoppes.
       *[defenders] Efter { $move } kunne kongen ikke længere reddes.
    }
review-lost-men = { $count ->
        [one] Efter { $move } kunne brikken på { $men } blive slået med { $by }.
       *[other] Efter { $move } kunne brikkerne på { $men } blive slået med { $by }.
    }
review-opened-wall = { $move } åbnede et hul i angribernes mur om kongen.
review-left-guard = { $move } flyttede en brik væk, som bevogtede hjørnefeltet { $corner }.
review-better = Bedre var { $better }.
review-better-line = Bedre var { $better }, for eksempel fulgt af { $line }.
deed-escapes = { $tense ->
        [missed] Med { $move } ville kongen være sluppet ud.
       *[now] Med { $move } slipper kongen ud.
    }
deed-takes-king = { $tense ->
        [missed] { $move } ville have fanget kongen.
       *[now] { $move } fanger kongen.
    }
deed-closes-ring = { $tense ->
        [missed] { $move } ville have lukket ringen om kongen og alle hans brikker.
       *[now] { $move } lukker ringen om kongen og alle hans brikker.
    }
deed-builds-fort = { $tense ->
        [missed] { $move } ville have fuldført et fort, der ikke kan brydes.
       *[now] { $move } fuldfører et fort, der ikke kan brydes.
    }
deed-forks = { $tense ->
        [missed] { $move } ville have åbnet flugtveje til { $goals }, og angriberne kunne ikke have lukket dem alle.
       *[now] { $move } åbner flugtveje til { $goals }, og angriberne kan ikke lukke dem alle.
    }
deed-wins = { $tense ->
        [missed] { $move } ville have tvunget sejren igennem.
       *[now] { $move } tvinger sejren igennem.
    }
deed-takes-man = { $tense ->
        [missed] { $move } ville have slået brikken på { $men }.
       *[now] { $move } slår brikken på { $men }.
    }
deed-takes-men = { $tense ->
        [missed] { $move } ville have slået brikkerne på { $men }.
       *[now] { $move } slår brikkerne på { $men }.
    }
deed-closes-line = { $tense ->
        [missed] { $move } ville have lukket kongens flugtvej til { $goals }.
       *[now] { $move } lukker kongens flugtvej til { $goals }.
    }
deed-closes-lines = { $tense ->
        [missed] { $move } ville have lukket kongens flugtveje til { $goals }.
       *[now] { $move } lukker kongens flugtveje til { $goals }.
    }
deed-opens-line = { $tense ->
        [missed] { $move } ville have åbnet en flugtvej til { $goals } for kongen.
       *[now] { $move } åbner en flugtvej til { $goals } for kongen.
    }
deed-opens-lines = { $tense ->
        [missed] { $move } ville have åbnet flugtveje til { $goals } for kongen.
       *[now] { $move } åbner flugtveje til { $goals } for kongen.
    }
deed-closes-wall = { $tense ->
        [missed] { $move } ville have lukket angribernes mur om kongen.
       *[now] { $move } lukker angribernes mur om kongen.
    }

## Sider: det, der står omkring svarene dér, og det, der kun findes på sider.
web-skip = Gå til indholdet
web-parts = Klubbens sider
web-home = Forside
web-games = Partier
web-players = Spillere
web-ladders = Stiger
web-tournaments = Turneringer
web-rules = Regler
web-challenges = Åbne udfordringer
web-help = Sådan spiller du
web-privacy = Privatliv
web-today = Klubben i dag
web-sign-in = Log ind
web-sign-out = Log ud her
web-signed-in = Du er logget ind som { $name }.
web-command = Eller skriv en kommando som i en e-mail
web-send = Send
web-moves = Træk
web-start = Start
web-first = Første
web-last = Sidste
web-files = Hent
web-picture = Billede
web-square = { $square }, { $what ->
    [attacker] angriber
    [defender] forsvarer
    [king] konge
    [throne] trone, tom
    [corner] hjørnefelt, tomt
   *[empty] tomt
}
web-club = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
}, { $games ->
    [0] ingen partier i gang
    [one] ét parti i gang
   *[other] { $games } partier i gang
}.
web-moving = Seneste træk
web-finished = Senest afsluttet
web-join = Sådan bliver du medlem
web-join-mail = Pr. e-mail: Skriv »{ $join } NAVN«, med det navn, du gerne vil have her, til { $address }. Du får en e-mail, der spørger, om det var dig: Svar »{ $yes }«.
web-join-discord = På Discord: Skriv »/play« på en server, hvor klubben er, og tryk på knappen for at blive medlem.
web-places = Plads { $from } til { $to }
web-older = Ældre partier
web-newest = De nyeste partier
web-any = Alle
web-list = Vis
web-player = Spiller
web-opponent = Modstander
web-ruleset = Regelsæt
web-result = Resultat
web-ending = Afsluttet ved
web-since = Fra (ÅÅÅÅ-MM-DD)
web-until = Til (ÅÅÅÅ-MM-DD)
web-own-games = klubben
web-from-elsewhere = andre steder
web-running = i gang
web-over = slut
web-won = { $side ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
web-drawn = remis
web-no-games = Der er ingen sådanne partier.
web-state = Nu
web-colours = Farver
web-theme = { $theme ->
    [light] Lyse
    [dark] Mørke
    [high-contrast] Høj kontrast
    [colour-blind] For farveblinde
   *[device] Som på denne enhed
}
web-to-play = Hvis det er dit parti, kan du logge ind for at flytte her.
web-sign-in-how = Der er ingen adgangskoder. Skriv dit navn i klubben, så får du en kode på den adresse, klubben har til dig (pr. e-mail eller på Discord).
web-sign-in-name = Dit navn
web-send-code = Send mig en kode
web-code-sent = Hvis der er en spiller, der hedder { $name }, og som klubben kan skrive til, er en kode på seks cifre på vej. Den gælder i ti minutter og kun på denne enhed.
web-code-sent-to-you = En kode på seks cifre er på vej til dig. Den gælder i ti minutter og kun på denne enhed.
web-too-many-codes = Der er bedt om for mange koder i dag, så vi sender ingen nu. Prøv igen senere eller i en browser, hvor du har logget ind før. Du kan også åbne dit parti fra en e-mail fra klubben og bede om en kode der.
web-code = Koden
web-check-code = Videre
web-not-found = Der er ikke noget på denne adresse. Måske blev den ikke kopieret helt, eller også hører den til noget, der ikke er offentligt.
web-not-public = Denne klubs sider er ikke offentlige.
web-stale = Formularen er for gammel eller kom et andet sted fra, så der er ikke sket noget. Åbn siden igen.
web-too-long = Det er for langt til at være en kommando, så der er ikke sket noget.
web-no-answer = Klubben kan desværre ikke svare lige nu. Intet er gået tabt. Prøv igen om et minut.
web-messages = Beskeder
web-to-game = Tilbage til parti { $game }
web-of-challenge = { $label } (udfordring { $challenge })
web-example = For eksempel: { $example }
web-send-what = Send ({ $label })
web-still-missing = Der mangler noget her, så der blev ikke sendt noget. Gå tilbage og udfyld feltet.
web-change = Skift indstillinger
web-new-code = Få en ny kode
web-apply = Anvend

# What columns of a table are called. “Open to you” is said of players whom the reader can challenge.
head-place = Plads
head-rating = Rating
head-now = Nu
head-open = kan udfordres af dig
head-seen = Sidst her
head-looks-for = Søger
head-sides = Angribere – forsvarere
head-game = Parti
member-seen = { $seen ->
    [today] i dag
    [week] denne uge
   *[month] { $month }
}
games-state = { $how ->
    [running] træk { $ply }, { $name } skal trække
    [won] { $name } vandt, { $when }
    [drawn] remis, { $when }
   *[closed] uden resultat, { $when }
}

# A calendar to which a player subscribes: its name, the titles of its events, and what is said below
# a title. “By then” is the moment of the event.
calendar-name = Dine frister i { $club }
calendar-ply = Dit træk i parti { $game } mod { $opponent }
calendar-ply-about = { $ruleset }, træk { $ply }. Så er din tid udløbet.
calendar-match = Dit første træk mod { $opponent } på stigen for { $ladder }
calendar-match-about = Spil et træk i parti { $first } eller { $second } inden da.
calendar-tournament = Dit første træk i turneringen { $tournament }
calendar-tournament-about = Spil et træk i et af dine partier inden da; ellers er du ude.
