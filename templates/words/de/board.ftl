# What is on a board, what a ply does, how a game ends, and why a ply is refused, in German.

## Boards

legend-attackers = { $sign } Angreifer ({ $colour ->
        [dark] dunkel
       *[light] hell
    })
legend-defenders = { $sign } Verteidiger ({ $colour ->
        [dark] dunkel
       *[light] hell
    })
legend-king = { $sign } König
legend-throne = { $sign } Thron
legend-corner = { $sign } Eckfeld
legend-last-move = letzter Zug von { $left } nach { $moved }
emoji-too-large = Für Emoji ist dieses Brett zu groß: Es hat { $size }×{ $size } Felder, und mit Emoji gehen höchstens { $most }×{ $most }. Lass es dir stattdessen als Text oder als Bild zeigen.

## The position in words, for those who hear it

prose-over = { $winner ->
        [attackers] Die Partie ist zu Ende: Die Angreifer haben gewonnen.
        [defenders] Die Partie ist zu Ende: Die Verteidiger haben gewonnen.
       *[nobody] { $by ->
            [closing] Die Partie ist ohne Ergebnis zu Ende.
           *[result] Die Partie ist zu Ende: remis.
        }
    }
prose-moved = Letzter Zug: die { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    } von { $from } nach { $to }.
prose-captured = Letzter Zug: die { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    } von { $from } nach { $to }; { $count ->
        [one] der Stein auf { $taken } wurde geschlagen.
       *[other] die Steine auf { $taken } wurden geschlagen.
    }
prose-king = { $place ->
        [throne] Der König steht auf { $king }, dem Thron.
        [corner] Der König steht auf { $king }, einem Eckfeld.
        [edge] Der König steht auf { $king }, am Rand.
       *[field] Der König steht auf { $king }.
    }
prose-open = { $count ->
        [0] Kein Fluchtweg ist offen.
        [one] Ein Fluchtweg ist offen: nach { $routes }.
        [2] Zwei Fluchtwege sind offen: nach { $routes }.
       *[other] { $count } Fluchtwege sind offen: nach { $routes }.
    }
prose-announced = { $count ->
        [0] Kein Fluchtweg ist angesagt.
        [one] Ein Fluchtweg ist angesagt: nach { $routes }.
        [2] Zwei Fluchtwege sind angesagt: nach { $routes }.
       *[other] { $count } Fluchtwege sind angesagt: nach { $routes }.
    }
prose-silent = Das erfährst nur du: { $count ->
        [one] Ein Fluchtweg, nach { $routes }, ist offen, aber nicht angesagt.
        [2] Zwei Fluchtwege, nach { $routes }, sind offen, aber nicht angesagt.
       *[other] { $count } Fluchtwege, nach { $routes }, sind offen, aber nicht angesagt.
    }
prose-usable = Das erfährst nur du: Der König kann jetzt entkommen, nach { $routes }.
prose-men = { $side ->
        [attackers] { $count } Angreifer:
       *[defenders] { $count } Verteidiger:
    }
prose-no-men = { $side ->
        [attackers] Es gibt keine Angreifer mehr.
       *[defenders] Der König hat keine Verteidiger mehr.
    }
prose-rank = Reihe { $rank }: { $files }.
prose-brief-men = { $side ->
        [attackers] Angreifer auf { $ranks }.
       *[defenders] Verteidiger auf { $ranks }.
    }
prose-brief-rank = Reihe { $rank }: { $files }
prose-brief-more = { $items }; { $item }
prose-crowded = Auf dem Brett stehen { $attackers } Angreifer und { $defenders } Verteidiger, zu viele, um sie hier aufzuzählen; das Brett in Worten nennt sie alle.

## What a ply did

ply-rolled = Die Verteidiger würfelten für den König eine { $roll }.
ply-passed = { $side ->
        [attackers] Die Angreifer
       *[defenders] Die Verteidiger
    } hatten keinen erlaubten Zug und setzten aus.
ply-moved = { $side ->
        [attackers] Die Angreifer
       *[defenders] Die Verteidiger
    } zogen { $move }.
ply-captured = { $side ->
        [attackers] Die Angreifer
       *[defenders] Die Verteidiger
    } zogen { $move } und schlugen { $count ->
        [one] den Stein
       *[other] die Steine
    } auf { $taken }.
ply-announced = Sie sagten { $count ->
        [one] einen Fluchtweg
        [2] zwei Fluchtwege
       *[other] { $count } Fluchtwege
    } an: „{ $words }“.

standing-to-move = { $side ->
        [attackers] Die Angreifer
       *[defenders] Die Verteidiger
    } sind am Zug.
standing-repeated-draw = Diese Stellung ist { $count ->
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vorgekommen; kommt sie noch einmal vor, ist die Partie remis.
standing-repeated-defenders-lose = Diese Stellung ist { $count ->
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vorgekommen; kommt sie noch einmal vor, verlieren die Verteidiger, egal, welche Seite sie wiederholt.
standing-repeated-mover-loses = Diese Stellung ist { $count ->
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vorgekommen; die Seite, die sie noch einmal herbeiführt, verliert.
standing-repeated-forbidden = Diese Stellung ist { $count ->
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vorgekommen; ein Zug, der sie noch einmal herbeiführt, ist nicht erlaubt.
standing-announced = Flucht angesagt: nach { $routes }.

## Why a man was captured

capture-custodial = Der Stein auf { $man } wurde zwischen { $by } und { $anvil } geschlagen.
capture-against-throne = Der Stein auf { $man } wurde zwischen { $by } und dem Thron ({ $throne }) geschlagen.
capture-against-corner = Der Stein auf { $man } wurde zwischen { $by } und dem Eckfeld { $corner } geschlagen.
capture-linnaean = Der Stein auf { $man } wurde zwischen { $by } und dem Thron ({ $throne }) geschlagen, weil auf den drei anderen Seiten des Königs Angreifer standen.
capture-shieldwall = Die Steine auf { $men } wurden zusammen als Schildwall geschlagen, also als Kette von Steinen am Rand: Der Zug nach { $by } hat sie eingeschlossen.

## How a game ended

ending-king-four-sides = Die Angreifer gewinnen: Der König wurde auf { $king } gefangen genommen, mit Angreifern auf allen vier Seiten.
ending-king-three-and-throne = Die Angreifer gewinnen: Der König wurde auf { $king } von drei Angreifern gefangen genommen; die vierte Seite war der leere Thron ({ $throne }).
ending-king-at-edge = Die Angreifer gewinnen: Der König wurde auf { $king } gefangen genommen; die vierte Seite war der Rand.
ending-king-at-edge-and-corner = Die Angreifer gewinnen: Der König wurde auf { $king } von zwei Angreifern gefangen genommen; die beiden anderen Seiten waren der Rand und das Eckfeld { $corner }.
ending-king-two-in-line = Die Angreifer gewinnen: Der König wurde auf { $king } zwischen zwei Angreifern gefangen genommen.
ending-king-against-square = Die Angreifer gewinnen: Der König wurde auf { $king } zwischen einem Angreifer und { $what ->
        [corner] dem Eckfeld { $square }
       *[throne] dem leeren Thron ({ $square })
    } gefangen genommen.
ending-king-with-defender = { $enclosure ->
        [immobilized] Die Angreifer gewinnen: Der König wurde auf { $king } gefangen genommen, weil weder er noch der eine Verteidiger neben ihm, auf { $man }, noch ziehen konnte.
       *[exactly-one] Die Angreifer gewinnen: Der König wurde auf { $king } gefangen genommen, eingeschlossen zusammen mit dem einen Verteidiger neben ihm, auf { $man }.
    }
ending-escape = Die Verteidiger gewinnen: Der König ist { $at ->
        [corner] auf das Eckfeld { $goal }
       *[edge] auf das Randfeld { $goal }
    } entkommen.
ending-encirclement = Die Angreifer gewinnen durch Einkreisung: Ein Ring von Angreifern umschließt den König und alle seine Steine.
ending-edge-fort = Die Verteidiger gewinnen durch eine Randfestung: Auf { $king } steht der König in einer Festung, die sich nicht mehr sprengen lässt.
ending-immobile = { $winner ->
        [attackers] Die Angreifer gewinnen: Die Verteidiger waren am Zug und konnten nicht ziehen.
        [defenders] Die Verteidiger gewinnen: Die Angreifer waren am Zug und konnten nicht ziehen.
       *[nobody] Die Partie ist remis: { $side ->
            [attackers] Die Angreifer
           *[defenders] Die Verteidiger
        } waren am Zug und konnten nicht ziehen.
    }
ending-repetition-draw = Die Partie ist remis durch Stellungswiederholung: Dieselbe Stellung kam { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vor.
ending-repetition-defenders-lose = Die Angreifer gewinnen durch Stellungswiederholung: Dieselbe Stellung kam { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vor, und nach diesen Regeln verlieren dann die Verteidiger, egal, welche Seite sie wiederholt hat.
ending-repetition-mover-loses = { $winner ->
        [attackers] Die Angreifer gewinnen durch Stellungswiederholung: Mit dem Zug der Verteidiger
       *[defenders] Die Verteidiger gewinnen durch Stellungswiederholung: Mit dem Zug der Angreifer
    } kam dieselbe Stellung zum { $count ->
        [2] zweiten
        [3] dritten
       *[other] { $count }.
    } Mal vor, und nach diesen Regeln verliert die Seite, die das herbeiführt.
ending-repetition-forbidden = Die Partie ist zu Ende, weil dieselbe Stellung { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vorkam; das ist nach diesen Regeln nicht erlaubt.

## The text

refusal-unreadable-empty = Da steht kein Zug. Schreib Startfeld und Zielfeld, zum Beispiel { $example }.
refusal-unreadable-square-missing = Da fehlt ein Feld. Schreib Startfeld und Zielfeld, zum Beispiel { $example }.
refusal-unreadable-not-a-square = „{ $text }“ ist kein Feld. Schreib Startfeld und Zielfeld, zum Beispiel { $example }.
refusal-unreadable-capture-for-move = Ein x bedeutet „schlägt“ und steht hinter dem Zug. Wenn du den Zug selbst meinst, schreib { $move }; was er schlägt, brauchst du nicht dazuzuschreiben.
refusal-unreadable-unknown-piece = „{ $text }“ steht für keine Figur: K ist der König, T ein Stein (Taflstein). Du brauchst gar keinen Buchstaben; schreib nur Startfeld und Zielfeld, zum Beispiel { $example }.
# In a ply the roll is „wurf“; alone, as an order, it is „würfle“.
refusal-unreadable-not-a-roll = { $text ->
        [nothing] Hinter „wurf“ steht, was der Hún (der Würfel des Königs) gezeigt hat, X, I, II oder III, und dann der Zug.
       *[other] „{ $text }“ ist kein Wurf: Der Hún (der Würfel des Königs) zeigt X, I, II oder III.
    } Zum Beispiel: „wurf 2 { $example }“.
refusal-unreadable-unknown-words = „{ $text }“ hinter dem Zug verstehen wir nicht. Du kannst dort angeben, was der Zug schlägt, zum Beispiel xd5, musst es aber nicht.
refusal-unreadable-unknown-words-count = „{ $text }“ hinter dem Zug verstehen wir nicht. Du kannst dort angeben, was der Zug schlägt, zum Beispiel xd5, und etwas ansagen: „{ $one }“, wenn ein Fluchtweg offen ist, „{ $two }“, wenn es mehrere sind, oder „still“, um nichts anzusagen.
refusal-unreadable-unknown-words-routes = „{ $text }“ hinter dem Zug verstehen wir nicht. Du kannst dort angeben, was der Zug schlägt, zum Beispiel xd5, und etwas ansagen: alle offenen Fluchtwege mit Namen, etwa „{ $one }“, oder „still“, um nichts anzusagen.

## The turn and the piece

refusal-game-over = Die Partie ist zu Ende, es kann nicht mehr gezogen werden. { $ending }
refusal-wrong-number = Du hast deinem Zug die Nummer { $number } gegeben, als Nächstes kommt aber Zug { $due }. Sieh dir das Brett noch einmal an; wenn du den Zug dann immer noch willst, schick ihn mit der Nummer { $due } oder ohne Nummer.
refusal-off-board = Das Feld { $square } gibt es auf diesem Brett nicht: Die Linien gehen von a bis { $file }, die Reihen von 1 bis { $size }.
refusal-no-piece = Auf { $from } steht keine Figur. Fang mit dem Feld einer deiner Figuren an.
refusal-not-your-piece = Die Figur auf { $from } kannst du nicht ziehen: Am Zug sind die { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    }. Fang mit dem Feld einer deiner eigenen Figuren an.
refusal-wrong-piece = { $stands ->
        [king] Du hast T für einen Stein geschrieben, aber auf { $from } steht der König. Um ihn zu ziehen, schreib K oder lass den Buchstaben weg.
       *[man] Du hast K für den König geschrieben, aber auf { $from } steht ein Stein; der König steht auf { $king }. Um den Stein zu ziehen, lass den Buchstaben weg.
    }

## The way

refusal-same-square = Die Figur steht schon auf { $square }; ein Zug muss auf ein anderes Feld führen.
refusal-not-in-line = { $move } geht nicht: Figuren ziehen geradeaus, in einer Reihe oder Linie.
refusal-blocked = { $move } geht nicht: { $piece ->
        [attackers] Auf { $by } steht ein Angreifer im Weg.
        [defenders] Auf { $by } steht ein Verteidiger im Weg.
       *[king] Auf { $by } steht der König im Weg.
    }
refusal-throne-not-passable = { $move } geht nicht: Nach diesen Regeln darf nur der König über den Thron ({ $throne }) hinwegziehen.
refusal-throne-reserved = { $move } geht nicht: { $to } ist der Thron, dort darf nur der König stehen.
refusal-corner-reserved = { $move } geht nicht: { $to } ist ein Eckfeld, dort darf nur der König stehen.
refusal-too-far = { $move } geht nicht: Nach diesen Regeln zieht { $piece ->
        [king] der König
       *[man] ein Stein
    } { $most ->
        [one] immer nur ein Feld
       *[other] höchstens { $most } Felder
    } weit.

## Captures and repetition

refusal-claim-not-taken = Anders als du geschrieben hast, schlägt { $move } auf { $square } nichts. { $count ->
        [0] Der Zug schlägt überhaupt nichts.
       *[other] Der Zug schlägt auf { $taken }.
    } Er wurde nicht gespielt; wenn du ihn trotzdem willst, schick nur { $move }.
refusal-would-repeat = { $move } geht nicht: Dieselbe Stellung käme damit zum { $count ->
        [2] zweiten
        [3] dritten
       *[other] { $count }.
    } Mal vor, und das ist nach diesen Regeln nicht erlaubt. Mach einen anderen Zug.

## Announcements

refusal-silent-route = Nach { $goal } kann der König noch nicht entkommen: Der Fluchtweg war nach deinem letzten Zug offen, aber du hast ihn nicht angesagt. Du kannst ihn mit jedem Zug ansagen, solange er offen bleibt („{ $one }“, wenn dann nur dieser offen ist, „{ $two }“, wenn es mehrere sind), und mit deinem nächsten Zug danach nehmen.
refusal-silent-route-named = Nach { $goal } kann der König noch nicht entkommen: Der Fluchtweg war nach deinem letzten Zug offen, aber du hast ihn nicht angesagt. Du kannst ihn mit jedem Zug ansagen, solange er offen bleibt („{ $words }“, zusammen mit allen anderen offenen Fluchtwegen), und mit deinem nächsten Zug danach nehmen.
refusal-no-announcements = In { $ruleset } werden Fluchtwege nicht angesagt. Schick den Zug noch einmal ohne die Ansage.
refusal-attackers-announce-nothing = Nur die Verteidiger sagen Fluchtwege an. Schick den Zug noch einmal ohne die Ansage.
refusal-nothing-to-announce = Nach diesem Zug ist kein Fluchtweg offen, es gibt also nichts anzusagen. Schick den Zug noch einmal ohne die Ansage.
refusal-wrong-count = Die Ansage stimmt nicht: Nach diesem Zug { $count ->
        [one] ist ein Fluchtweg offen, nach { $open }.
       *[other] sind { $count } Fluchtwege offen, nach { $open }.
    } Schick den Zug noch einmal mit „{ $words }“, oder mit „still“, um nichts anzusagen.
refusal-wrong-routes = Du hast { $named } angesagt, aber nach diesem Zug { $count ->
        [one] ist nur ein Fluchtweg offen: nach { $open }.
       *[other] sind diese Fluchtwege offen: nach { $open }.
    } Schick den Zug noch einmal mit „{ $words }“, oder mit „still“, um nichts anzusagen.
refusal-wrong-number-of-routes = Du hast { $number } gesagt, aber nach diesem Zug { $count ->
        [one] ist ein Fluchtweg offen: nach { $open }.
       *[other] sind { $count } Fluchtwege offen: nach { $open }.
    } Schick den Zug noch einmal mit „{ $words }“, oder mit „still“, um nichts anzusagen.
refusal-routes-must-be-named = Nach diesen Regeln werden Fluchtwege mit Namen angesagt. Nach diesem Zug { $count ->
        [one] ist einer offen: nach { $open }.
       *[other] sind diese offen: nach { $open }.
    } Schick den Zug noch einmal mit „{ $words }“, oder mit „still“, um nichts anzusagen.
refusal-announce-or-silent = Der Zug ist noch nicht gespielt: Danach { $count ->
        [one] wäre der Fluchtweg nach { $open } offen, ohne dass er angesagt ist.
       *[other] wären die Fluchtwege nach { $open } offen, ohne dass alle angesagt sind.
    } Schick den Zug noch einmal mit „{ $words }“, oder mit „still“, um nichts anzusagen.

## The hún

refusal-no-dice = Diese Partie wird ohne den Hún, den Würfel des Königs, gespielt. Schick den Zug noch einmal ohne Wurf.
refusal-attackers-do-not-roll = Der Hún, der Würfel des Königs, gilt nur für den König; deshalb würfeln nur die Verteidiger. Schick den Zug ohne Wurf.
refusal-roll-first = Ohne Wurf kann der König nicht ziehen. Würfle zuerst, sieh nach, was der Hún (der Würfel des Königs) zeigt, und schick dann den Zug des Königs; oder zieh ohne Wurf einen Stein.
refusal-already-rolled = Du hast für diesen Zug schon eine { $roll } gewürfelt; noch einmal würfeln oder den Wurf zurücknehmen geht nicht. Schick jetzt deinen Zug.
refusal-king-must-move = Du hast eine { $roll } gewürfelt, und der König kann ziehen; also musst du ihn ziehen.
refusal-beyond-roll = Du hast eine { $roll } gewürfelt, der König darf also { $roll ->
        [0] in diesem Zug nicht ziehen.
        [one] höchstens ein Feld weit ziehen.
       *[other] höchstens { $roll } Felder weit ziehen.
    }
refusal-not-the-roll = { CLIENT() ->
        [discord] Gewürfelt hast du eine { $roll }, nicht das, was du geschrieben hast. Schick den Zug noch einmal ohne Wurf.
       *[typed] Gewürfelt hast du eine { $roll }, nicht das, was du geschrieben hast. Schick den Zug noch einmal mit „wurf { $roll }“ oder ohne Wurf.
    }
refusal-cannot-pass = Aussetzen geht hier nicht: Das kannst du nur, wenn dir nach einem Wurf kein erlaubter Zug bleibt. Mach einen Zug.

## What happened in a game
ply-unannounced = In { $ruleset } werden Fluchtwege nicht angesagt, deshalb haben wir deine Ansage weggelassen.
ending-own = { $won ->
        [yes] Du hast gewonnen!
       *[no] Du hast verloren.
    }
ending-resignation = { $who ->
        [you] Du hast aufgegeben. { $winner } gewinnt.
        [opponent] { $name } hat aufgegeben. Du gewinnst.
       *[player] { $name } hat aufgegeben. { $winner } gewinnt.
    }
ending-time = { $who ->
        [you] Deine Zeit ist abgelaufen. { $winner } gewinnt durch Zeitüberschreitung.
        [opponent] Die Zeit von { $name } ist abgelaufen. Du gewinnst durch Zeitüberschreitung.
       *[player] Die Zeit von { $name } ist abgelaufen. { $winner } gewinnt durch Zeitüberschreitung.
    }
ending-agreement = Die Partie ist remis: Beide Seiten haben sich darauf geeinigt.
ending-adjudication = { $who ->
        [opponent] Die Clubleitung hat die Partie entschieden. Du gewinnst.
       *[other] Die Clubleitung hat die Partie entschieden. { $winner } gewinnt.
    }
ending-adjudication-draw = Die Clubleitung hat die Partie für remis erklärt.
ending-closing = Die Partie wurde ohne Ergebnis beendet.
ending-unstated = { $winner } gewinnt.
ending-unstated-draw = Die Partie ist remis.

# A move that looks like a win to whoever makes it, and isn’t one.
preview-draws = Vorsicht: Dieser Zug { $why ->
        [last-attacker] schlägt den letzten Angreifer
        [attackers] lässt den Angreifern keinen erlaubten Zug
       *[defenders] lässt den Verteidigern keinen erlaubten Zug
    }, und nach diesen Regeln ist die Partie dann remis.
