# What is on a board, what a ply does, how a game ends, and why a ply is refused, in Danish.

## Boards

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

## What a ply did

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

## Why a man was captured

capture-custodial = Brikken på { $man } blev slået mellem { $by } og { $anvil }.
capture-against-throne = Brikken på { $man } blev slået mellem { $by } og tronen ({ $throne }).
capture-against-corner = Brikken på { $man } blev slået mellem { $by } og hjørnefeltet { $corner }.
capture-linnaean = Brikken på { $man } blev slået mellem { $by } og tronen ({ $throne }), fordi der stod angribere på de tre andre sider af kongen.
capture-shieldwall = Brikkerne på { $men } blev slået på én gang som en skjoldborg, en mur af brikker ved kanten: trækket til { $by } lukkede den inde.

## How a game ended

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

## What happened in a game
ply-unannounced = Der meldes ikke flugtveje i { $ruleset }, så din melding er udeladt.
ending-own = { $won ->
        [yes] Du har vundet!
       *[no] Du har tabt.
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

# A move that looks like a win to whoever makes it, and isn’t one.
preview-draws = Pas på: dette træk { $why ->
        [last-attacker] slår den sidste angriber
        [attackers] efterlader angriberne uden et lovligt træk
       *[defenders] efterlader forsvarerne uden et lovligt træk
    }, og efter disse regler er partiet så remis.
