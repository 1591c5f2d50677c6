# Taflpost in German.

### Lists

list-more = { $items }, { $item }
list-last = { $items } und { $item }
list-or = { $items } oder { $item }

### Boards

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

### What a ply did

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

### Why a man was captured

capture-custodial = Der Stein auf { $man } wurde zwischen { $by } und { $anvil } geschlagen.
capture-against-throne = Der Stein auf { $man } wurde zwischen { $by } und dem Thron ({ $throne }) geschlagen.
capture-against-corner = Der Stein auf { $man } wurde zwischen { $by } und dem Eckfeld { $corner } geschlagen.
capture-linnaean = Der Stein auf { $man } wurde zwischen { $by } und dem Thron ({ $throne }) geschlagen, weil auf den drei anderen Seiten des Königs Angreifer standen.
capture-shieldwall = Die Steine auf { $men } wurden zusammen als Schildwall geschlagen, also als Kette von Steinen am Rand: Der Zug nach { $by } hat sie eingeschlossen.

### How a game ended

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

### Refusals: what happened, why, and what to do instead

did-you-mean = Meintest du { $move }?
from-here = { $count ->
        [0] Die Figur auf { $from } kann jetzt nicht ziehen; nimm eine andere.
       *[other] Von { $from } aus erreichst du { $targets }.
    }

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

### Rule sheets

sheet-version = Regelwerk { $id }, Version { $version }
sheet-source = Quelle: { $source }

summary-board = { $name }: { $size }×{ $size } Felder, { $attackers } Angreifer gegen einen König und { $defenders } Verteidiger.
summary-goal = { $goal ->
        [edge] Der König gewinnt am Rand, die Angreifer, wenn sie ihn fangen.
       *[corner] Der König gewinnt an einer Ecke, die Angreifer, wenn sie ihn fangen.
    }
summary-moves = { $first-move ->
        [defenders] Die Verteidiger beginnen.
       *[attackers] Die Angreifer beginnen.
    } { $men-move ->
        [one-square] Jede Figur zieht ein Feld weit, nie schräg.
       *[any-distance] { $king-moves ->
            [one-square] Steine ziehen wie der Turm im Schach, der König ein Feld, nie schräg.
           *[any-distance] Alle Figuren ziehen wie der Turm im Schach.
        }
    }
summary-captures = Einen Stein schlägst du, indem du ihn in gerader Linie zwischen zwei deiner Figuren einschließt. Zwischen zwei Gegner zu ziehen ist sicher.
summary-king = { $king-in-the-open ->
        [four-sides] Den König fangen Angreifer auf allen vier Seiten.
       *[two-in-line] Der König wird wie ein Stein gefangen, zwischen zwei Angreifern. { $king-on-throne ->
            [four-sides] Auf dem Thron braucht es alle vier Seiten.
           *[as-in-the-open] {""}
        }
    } { $king-armed ->
        [no] Selbst schlägt er nicht.
       *[yes] {""}
    }
summary-throne = { $throne ->
        [ordinary] Nur der König darf auf die Eckfelder.
       *[king-only] { $corners ->
            [ordinary] Nur der König darf auf den Thron (das Feld in der Mitte).
           *[king-only] Nur der König darf auf den Thron (die Mitte) und auf die Eckfelder.
        }
    }
summary-announcements = Die Verteidiger sagen einen Fluchtweg mit dem Zug an, der ihn öffnet.
summary-writing = { CLIENT() ->
        [discord] Um zu ziehen, drück unter dem Brett auf „{ control-move }“, oder gib { COMMAND("move") } mit beiden Feldern ein, von und nach: { $first }
       *[typed] Um zu ziehen, schreib beide Felder, von und nach: { $first }
    }
summary-parts = Mehr zu einem Teil: { $parts }.
summary-no-part = So etwas gibt es in diesem Regelwerk nicht.
section-board = Das Brett und das Ziel
section-movement = Wie die Figuren ziehen
section-throne = Thron und Eckfelder
section-captures = Wie Steine geschlagen werden
section-king = Wie der König gefangen genommen wird
section-walls = Schildwall, Ring und Festung
section-end = Wie eine Partie sonst endet
section-announcements = Fluchtwege ansagen
section-dice = Der Hún
section-match = Das Match
section-not-played = Was hier nicht gilt
section-writing = Wie du einen Zug schreibst

tag-chosen = [unsere Auslegung]
tag-deduced = [erschlossen]
note-chosen = [unsere Auslegung] Die Quelle sagt dazu nichts oder widerspricht sich; wir haben uns für eine Lesart entschieden, damit alle Partien nach denselben Regeln gespielt werden.
note-deduced = [erschlossen] Die Quelle sagt es nicht ausdrücklich, es ergibt sich aber aus dem, was sie sagt.

## The board and the aim

rule-board-size-as-drawn = Das Brett hat { $size }×{ $size } Felder. Die senkrechten Linien heißen von links a bis { $last-file }, die waagerechten Reihen von unten 1 bis { $size }.
rule-men-as-drawn = Auf der einen Seite stehen { $attackers } Angreifer, auf der anderen { $defenders } Verteidiger und ihr König. Alle Figuren außer dem König heißen Steine.
rule-house-squares-decide = Das Merkblatt hat 12 Felder für die Steine des Königs, spricht aber zweimal von 11 Steinen. Wir richten uns nach den Feldern.
rule-start-as-drawn = Die Figuren stehen zu Beginn wie oben gezeichnet, der König auf { $king-square }.
rule-colours-dark-attack = Die Angreifer sind dunkel, die Verteidiger hell.
rule-colours-light-attack = Die Angreifer sind hell, die Verteidiger dunkel.
rule-goal-corner = Die Verteidiger gewinnen, sobald ihr König ein Eckfeld erreicht. Die Angreifer gewinnen, indem sie ihn gefangen nehmen.
rule-goal-edge = Die Verteidiger gewinnen, sobald ihr König irgendein Feld am Rand erreicht, also eines in den äußersten Linien oder Reihen. Die Angreifer gewinnen, indem sie ihn gefangen nehmen.

## How pieces move

# German calls move and ply both „Zug“; the rule says how they are counted.
rule-first-move-attackers = Die Angreifer ziehen zuerst. Danach wird abwechselnd gezogen, jeweils mit einer Figur; gezählt wird jeder Zug jeder Seite.
rule-first-move-defenders = Die Verteidiger ziehen zuerst. Danach wird abwechselnd gezogen, jeweils mit einer Figur; gezählt wird jeder Zug jeder Seite.
rule-men-move-any-distance = Ein Stein zieht wie der Turm im Schach: in einer Reihe oder Linie über beliebig viele freie Felder, nie schräg und nie über eine andere Figur hinweg.
rule-men-move-one-square = Ein Stein zieht in einer Reihe oder Linie ein Feld weit, nie schräg und nur auf ein freies Feld.
rule-king-moves-any-distance = Der König zieht in einer Reihe oder Linie über beliebig viele freie Felder, nie schräg und nie über eine andere Figur hinweg.
rule-king-moves-one-square = Der König zieht in einer Reihe oder Linie ein Feld weit, nie schräg und nur auf ein freies Feld.
rule-passing-never = Es herrscht Zugzwang: Wer am Zug ist, muss ziehen; Aussetzen ist nicht erlaubt.

## Throne and corners

rule-throne-king-only = Das Feld in der Mitte, { $throne-square }, ist der Thron. Nur der König darf dort stehen; er darf den Thron verlassen und auf ihn zurückkehren.
rule-throne-ordinary = Es gibt keinen Thron: Das Feld in der Mitte ist ein Feld wie jedes andere.
rule-throne-passing-everybody = { $men-move ->
        [one-square] Steine dürften über den leeren Thron hinwegziehen, ziehen aber nur ein Feld weit und kommen deshalb nie dazu.
       *[any-distance] Jede Figur darf über den Thron hinwegziehen, solange er leer ist.
    }
rule-throne-passing-king-only = Steine dürfen nicht über den Thron hinwegziehen, auch wenn er leer ist; der König darf es.
rule-corners-king-only = Nur der König darf auf den vier Eckfeldern stehen, auch Burgen genannt: { $corner-squares }.
rule-corner-guard-from-beside = Steine können ein Eckfeld bewachen, indem sie daneben oder auf dem Weg dorthin stehen, nie auf dem Eckfeld selbst.
rule-corners-ordinary = Die vier Eckfelder sind Randfelder wie alle anderen.

## How men are captured

rule-custodial = Einen gegnerischen Stein schlägst du, indem du eine Figur so ziehst, dass er in einer Reihe oder Linie unmittelbar zwischen zwei deiner Figuren eingeschlossen ist. Er wird vom Brett genommen. Ein Feld heißt für einen Stein feindlich, wenn es neben ihm wie eine gegnerische Figur zählt.
rule-capture-closing-mover = Eine der beiden schlagenden Figuren muss die sein, die eben gezogen hat. Ein Stein, der selbst zwischen zwei gegnerische Figuren zieht, ist dort sicher.
rule-capture-line-never-diagonal = Schräg werden Steine nie geschlagen.
rule-several = Ein Zug kann Steine auf bis zu drei Seiten der gezogenen Figur schlagen.
rule-captures-always-taken = Es herrscht kein Schlagzwang, aber was dein Zug einschließt, wird immer geschlagen.
rule-king-armed-yes = Der König schlägt wie ein Stein: Er kann jede der beiden schlagenden Figuren sein, die gezogene oder die, die schon dort steht.
rule-king-armed-no = Der König schlägt nicht mit: Er ist nie eine der beiden schlagenden Figuren.
rule-edge-against-men-never-helps = Der Rand des Brettes hilft nie, einen Stein zu schlagen.
rule-empty-throne-hostile-to-nobody = Der leere Thron ist für keinen Stein feindlich.
rule-empty-throne-hostile-to-attackers = Der leere Thron ist für die Angreifer feindlich, für die Verteidiger nicht.
rule-empty-throne-hostile-to-defenders = Der leere Thron ist für die Verteidiger feindlich, für die Angreifer nicht.
rule-empty-throne-hostile-to-both = Der leere Thron ist für die Steine beider Seiten feindlich.
rule-occupied-throne-hostile-to-nobody = Solange der König auf seinem Thron steht, ist das Feld selbst für keinen Stein feindlich{ $king-armed ->
        [yes] ; nur der König darauf zählt.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = Solange der König auf seinem Thron steht, ist der Thron für die Angreifer feindlich, für seine eigenen Steine nicht.
rule-occupied-throne-hostile-to-defenders = Solange der König auf seinem Thron steht, ist der Thron für seine eigenen Steine feindlich, für die Angreifer nicht.
rule-occupied-throne-hostile-to-both = Solange der König auf seinem Thron steht, ist der Thron für die Steine beider Seiten feindlich.
rule-corners-hostile-to-nobody = Die Eckfelder sind für keinen Stein feindlich.
rule-corners-hostile-to-attackers = Die Eckfelder sind für die Angreifer feindlich, für die Verteidiger nicht.
rule-corners-hostile-to-defenders = Die Eckfelder sind für die Verteidiger feindlich, für die Angreifer nicht.
rule-corners-hostile-to-both = Die Eckfelder sind für die Steine beider Seiten feindlich.
rule-linnaean-capture-none = Linnés Schlag (eines Steins gegen den Thron, auf dem sein König steht) gilt hier nicht.
rule-linnaean-capture-taken = Steht der König auf seinem Thron, mit Angreifern auf drei Seiten und einem seiner Steine auf der vierten, kann ein Angreifer diesen Stein gegen den Thron schlagen, indem er auf das Feld zieht, das vom Thron aus hinter dem Stein liegt.

## How the king is captured

rule-king-in-the-open-four-sides = Auf einem gewöhnlichen Feld wird der König gefangen genommen, wenn auf allen vier Seiten Angreifer stehen.
rule-king-in-the-open-two-in-line = Auf einem gewöhnlichen Feld wird der König gefangen genommen, wie ein Stein geschlagen wird: zwischen zwei Angreifern auf gegenüberliegenden Seiten, von denen einer eben dorthin gezogen ist.
rule-king-on-throne-as-in-the-open = Auf seinem Thron wird er wie auf einem gewöhnlichen Feld gefangen genommen.
rule-king-on-throne-four-sides = Auf seinem Thron wird er gefangen genommen, wenn auf allen vier Seiten Angreifer stehen.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Neben seinem leeren Thron wird er wie auf einem gewöhnlichen Feld gefangen genommen, und der Thron zählt als Angreifer.
       *[no] Neben seinem leeren Thron wird er wie auf einem gewöhnlichen Feld gefangen genommen; der Thron hilft dabei nicht.
    }
rule-king-beside-throne-throne-is-fourth = Neben seinem leeren Thron wird er durch Angreifer auf den drei anderen Seiten gefangen genommen; der Thron zählt als vierter.
rule-king-beside-throne-throne-never-helps = { $king-in-the-open ->
        [two-in-line] Neben seinem leeren Thron wird er wie auf einem gewöhnlichen Feld gefangen genommen, zwischen zwei Angreifern; der Thron zählt nie als einer von ihnen.
       *[four-sides] Neben seinem leeren Thron kann er so nicht gefangen genommen werden, weil der Thron nie als Angreifer zählt.
    }
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] Am Rand hat er gewonnen, dort kann er also nicht gefangen genommen werden.
       *[corner] { $king-in-the-open ->
            [two-in-line] Am Rand kann er nur den Rand entlang gefangen genommen werden; der Rand selbst zählt nie als Angreifer.
           *[four-sides] Am Rand kann er so nicht gefangen genommen werden, weil der Rand nie als Angreifer zählt.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] Am Rand hat er gewonnen, dort kann er also nicht gefangen genommen werden.
       *[corner] { $king-in-the-open ->
            [two-in-line] Der Rand zählt als Angreifer: Steht der König am Rand, nimmt ihn ein Angreifer gefangen, der vor ihn zieht.
           *[four-sides] Am Rand wird er durch Angreifer auf den drei anderen Seiten gefangen genommen; der Rand zählt als vierter.
        }
    }
rule-king-beside-corner-corner-never-helps = Ein Eckfeld zählt gegen den König nie als Angreifer.
rule-king-beside-corner-corner-helps = { $king-in-the-open ->
        [two-in-line] Neben einem Eckfeld genügt ein Angreifer auf der Seite, die dem Eckfeld gegenüberliegt; das Eckfeld zählt als zweiter.
       *[four-sides] { $king-at-edge ->
            [edge-is-fourth] Neben einem Eckfeld genügen zwei Angreifer; der Rand und das Eckfeld zählen als die beiden anderen.
           *[edge-never-helps] Ein Eckfeld zählt gegen den König daneben als Angreifer.
        }
    }
rule-king-closing-attacker-beside = { $king-in-the-open ->
        [two-in-line] Wo er auf allen Seiten eingeschlossen sein muss, ist es egal, welcher Angreifer zuletzt kommt, solange dieser eben auf ein Feld neben ihm gezogen ist. Zieht der König selbst an eine solche Stelle, ist er sicher, bis ein Angreifer neben ihn zieht.
       *[four-sides] Es ist egal, welcher Angreifer zuletzt kommt, solange dieser eben auf ein Feld neben dem König gezogen ist. Zieht der König selbst auf ein Feld, das auf allen Seiten eingeschlossen ist, ist er sicher, bis ein Angreifer neben ihn zieht.
    }
rule-king-and-defender-not-taken = Werden der König und einer seiner Steine zusammen eingeschlossen, sind sie damit weder gefangen noch geschlagen.
rule-king-and-defender-taken-together = { $pair-enclosure ->
        [immobilized] Der König wird auch gefangen genommen, wenn weder er noch der eine Verteidiger neben ihm noch ziehen kann.
       *[exactly-one] Der König wird auch gefangen genommen, wenn er und der eine Verteidiger neben ihm zusammen eingeschlossen werden.
    }
rule-pair-enclosure-exactly-one = Dafür muss genau ein Verteidiger neben dem König stehen. Auf jeder anderen Seite des Königs und dieses Steins muss ein Angreifer, der Rand oder ein Feld sein, das gegen die Figur daneben als Angreifer zählt; und ein Angreifer muss eben neben einen der beiden gezogen sein. Der Stein wird nur vom Brett genommen, wenn dieser Zug ihn auch für sich allein geschlagen hätte.
rule-pair-enclosure-immobilized = Dafür muss genau ein Verteidiger neben dem König stehen und kein weiterer neben diesem Stein, und keiner der beiden darf noch einen Zug haben. Könnte der König noch auf den Thron oder ein Eckfeld ziehen oder der Stein über den leeren Thron hinweg, ist der König nicht gefangen. Ein Angreifer muss eben neben einen der beiden gezogen sein oder ihnen den letzten Zug genommen haben. Steine, die dieser Zug schlägt, zählen nicht mehr mit.
rule-house-umstellt = Vom zweiten Stein sagt das Merkblatt nur, dass er „umstellt“ ist. Wir verstehen darunter: auf allen Seiten; dass derselbe Zug ihn schlägt, genügt nicht.
rule-house-inmovilizar = Das Merkblatt sagt nur, es genüge, die beiden zu „inmovilizar“ (bewegungsunfähig zu machen). Welcher Zug das tut, dass kein weiterer Verteidiger neben dem Stein stehen darf und dass geschlagene Steine nicht mehr zählen, haben wir selbst festgelegt.
rule-king-first = Ob etwas geschlagen oder gefangen ist, entscheidet sich an der Stellung gleich nach dem Zug, bevor etwas vom Brett genommen wird{ $pair-enclosure ->
        [immobilized] ; nur ob der König und sein Stein noch ziehen können, entscheidet sich erst, wenn die geschlagenen Steine weg sind.
       *[exactly-one] .
    } Nimmt der Zug den König gefangen, gewinnen die Angreifer, egal, was er sonst bewirkt.

## Shieldwall, ring and fort

rule-shieldwall-none = Der Schildwall (das Schlagen einer ganzen Kette von Steinen am Rand) gilt hier nicht.
# $armed-king is “read” where what an armed king may do here is our reading, which has a line of its own.
rule-shieldwall-taken = Schildwall: Eine lückenlose Kette von zwei oder mehr Figuren einer Seite am Rand verliert alle ihre Steine auf einmal, wenn vor jeder dieser Figuren, zur Mitte hin, eine gegnerische Figur steht und ebenso an jedem Ende der Kette. { $armed-king ->
        [yes] Der König kann eine der gegnerischen Figuren davor oder an einem Ende sein.
        [no] Der König zählt hier nicht als gegnerische Figur.
       *[read] {""}
    }
rule-house-king-encloses-shieldwall = Beim Schildwall kann der König eine der gegnerischen Figuren davor oder an einem Ende sein: Das Merkblatt nennt dort einen gegnerischen „Zabelmann“, und wir zählen den König dazu.
rule-shieldwall-closing-end-piece = Ein Schildwall wird nur durch einen Zug auf eines der beiden Felder an seinen Enden geschlagen, nicht durch einen Zug vor die Kette.
rule-shieldwall-corner-closes-nothing = Ein Eckfeld schließt kein Ende eines Schildwalls: Eine Kette, die bis an ein Eckfeld reicht, kann so nicht geschlagen werden.
rule-shieldwall-corner-closes-an-end = Ein Eckfeld kann an einem Ende eines Schildwalls eine Figur ersetzen.
rule-shieldwall-king-interrupts = Der König gehört nie zu einer Kette seiner Steine: Sie endet bei ihm, ohne dass er dieses Ende schließt.
rule-shieldwall-king-takes-part = Der König kann zu einer Kette seiner Steine gehören; dann muss auch vor ihm eine gegnerische Figur stehen. Die Steine der Kette werden geschlagen, er selbst nie.
rule-encirclement-nothing = Ein Ring von Angreifern um den König und alle seine Steine gewinnt nicht.
rule-encirclement-attackers-win = Einkreisung: Die Angreifer gewinnen, sobald nach ihrem Zug ein lückenloser Ring von Angreifern den König und alle seine verbliebenen Steine umschließt.
rule-ring-one-for-all = Ein einziger Ring muss sie alle umschließen, und innerhalb des Rings darf kein Weg auf ein Randfeld führen. Er darf sich schräg schließen, und er gewinnt auch dann, wenn ihn ein Schlag noch sprengen könnte oder die Verteidiger keinen erlaubten Zug mehr haben. Steine, die am Rand eingesperrt sind, gelten nicht als umschlossen.
rule-edge-fort-nothing = Eine Festung der Verteidiger um ihren König am Rand gewinnt nicht.
rule-edge-fort-defenders-win = Randfestung: Die Verteidiger gewinnen, sobald nach ihrem Zug der König am Rand in einer Festung seiner Steine steht, die die Angreifer nie sprengen könnten, selbst wenn nur noch sie weiterzögen. Der König muss in der Festung einen erlaubten Zug haben, und kein Angreifer darf darin stehen.

## Other ways a game ends

rule-attackers-without-move-lose = Sind die Angreifer am Zug und können nicht ziehen, verlieren sie.
rule-attackers-without-move-draw = Sind die Angreifer am Zug und können nicht ziehen, ist die Partie remis.
rule-defenders-without-move-lose = Sind die Verteidiger am Zug und können nicht ziehen, verlieren sie.
rule-defenders-without-move-draw = Sind die Verteidiger am Zug und können nicht ziehen, ist die Partie remis.
rule-repetition-draw = Kommt dieselbe Stellung zu oft vor, ist die Partie remis.
rule-repetition-defenders-lose = Endlose Wiederholung ist verboten: Kommt dieselbe Stellung zu oft vor, verlieren die Verteidiger, egal, welche Seite sie wiederholt.
rule-repetition-mover-loses = Kommt dieselbe Stellung zu oft vor, verliert die Seite, deren Zug sie wiederholt hat.
rule-repetition-forbidden = Ein Zug, mit dem dieselbe Stellung zu oft vorkäme, ist nicht erlaubt.
rule-repetition-forbidden-to-defenders = Die Verteidiger dürfen keinen Zug machen, mit dem dieselbe Stellung zu oft vorkäme; die Angreifer dürfen Stellungen wiederholen.
rule-repetition-at-counted = Zu oft heißt: zum { $at ->
        [2] zweiten
        [3] dritten
       *[other] { $at }.
    } Mal. Die Anfangsstellung zählt als erstes Mal; nach einem Schlag beginnt die Zählung von vorn.
rule-same-position = { $announcement ->
        [none] Stellungen sind gleich, wenn dieselben Figuren auf denselben Feldern stehen und dieselbe Seite am Zug ist.
       *[count] Stellungen sind gleich, wenn dieselben Figuren auf denselben Feldern stehen, dieselbe Seite am Zug ist und der König dieselben Fluchtwege nehmen darf.
    }

## Announced escapes

rule-announcement-none = Fluchtwege werden nicht angesagt.
rule-announcement-count = Ein Fluchtweg ist ein Weg über freie Felder, auf dem der König { $goal ->
        [corner] ein Eckfeld
       *[edge] den Rand
    } in einem Zug erreichen könnte. Wenn du verteidigst und dein Zug solche Wege offen lässt, sag an, wie viele: „{ $one }“ bei einem, „{ $two }“ bei { $goal ->
        [corner] zweien.
       *[edge] zweien oder mehr.
    }
rule-announcement-routes = Ein Fluchtweg ist ein Weg über freie Felder, auf dem der König { $goal ->
        [corner] ein Eckfeld
       *[edge] den Rand
    } in einem Zug erreichen könnte; er heißt nach dem Feld, auf dem er endet. Wenn du verteidigst und dein Zug solche Wege offen lässt, sag an, wie viele es sind und welche, indem du sie alle nennst.
rule-announced-with-ply-before = Du sagst einen Fluchtweg mit dem Zug an, der ihn offen lässt, bevor der König ihn nimmt.
rule-house-whole-truth = Eine Ansage muss vollständig und wahr sein: Sie nennt alle Fluchtwege, die nach deinem Zug offen sind, auch die schon angesagten. Eine falsche wird mitsamt ihrem Zug abgelehnt, und du kannst einen neuen schicken. Schließt sich ein Fluchtweg, gilt seine Ansage nicht mehr.
rule-announcement-left-out-closes-the-route = Du darfst eine Ansage weglassen. Der Zug gilt, und es hat sonst keine Folgen, aber der König darf den Fluchtweg nicht nehmen; du kannst ihn mit einem späteren Zug noch ansagen, solange er offen ist.
rule-unannounced-escape-illegal = Der König darf einen Fluchtweg nehmen, der angesagt ist, oder einen, der nach dem letzten Zug der Verteidiger geschlossen war und den die Angreifer selbst geöffnet haben. Auf jedem anderen zu entkommen ist nicht erlaubt.

## The hún

rule-dice-none = Mit dem Hún, dem Würfel des Königs, wird nicht gespielt.
rule-dice-hun = Ihr könnt vereinbaren, mit dem Hún zu spielen, dem Würfel des Königs. Er hat die Seiten X, I, II und III (0, 1, 2 und 3) und zeigt, wie viele Felder der König höchstens ziehen darf. Wer verteidigt, muss vor dem Wurf entscheiden, ob der König ziehen soll.
rule-house-hun-duty = Wenn du würfelst, musst du den König ziehen, sofern er im Rahmen des Wurfs einen erlaubten Zug hat. Wenn nicht, ziehst du einen Stein, und kann auch kein Stein ziehen, setzt du aus. Ohne Wurf darfst du nur Steine ziehen. Ein Wurf kann nicht zurückgenommen werden. Mit dem Hún ist ein Fluchtweg höchstens drei Felder lang.
rule-house-hun-secret = Der Club leitet seine Würfe aus einer Geheimzahl ab. Zu Beginn der Partie veröffentlicht er einen Fingerabdruck (Hash) dieser Zahl und am Ende die Zahl selbst, sodass alle jeden Wurf nachprüfen können. Wer den Rechner des Clubs betreibt, könnte die Würfe allerdings im Voraus berechnen: Die Prüfung („taflpost verify“) zeigt, dass kein Wurf geändert wurde, nicht, dass niemand nachgesehen hat.

## The match

rule-match-one-game = Ein Match ist eine Partie. Ihr könnt zwei mit vertauschten Seiten vereinbaren: Ein Sieg zählt 1 Punkt, ein Remis ½, und wer mehr Punkte hat, gewinnt das Match.
rule-match-two-games-optional = Ein Match ist je nach Vereinbarung eine Partie oder zwei mit vertauschten Seiten. In einem Match aus zwei Partien zählt ein Sieg 1 Punkt, ein Remis ½, und wer mehr Punkte hat, gewinnt.
rule-match-two-games = Ein Match besteht immer aus zwei Partien mit vertauschten Seiten. Ein Sieg zählt 1 Punkt, ein Remis ½, und wer mehr Punkte hat, gewinnt das Match.
rule-match-points-more-points-win = Wer eine Partie gewinnt und in der anderen remis spielt, gewinnt das Match. Herrscht in allem Gleichstand, ist das Match remis.
rule-match-tie-break-none = Haben nach zwei Partien beide gleich viele Punkte, ist das Match remis.
rule-match-tie-break-fewer-plies = Gewinnen beide je eine Partie, gewinnt das Match, wer dafür weniger Züge gebraucht hat; gezählt werden die Züge beider Seiten. Sind es gleich viele oder enden beide Partien remis, ist das Match remis.
rule-match-tie-break-more-captures = Herrscht nach zwei Partien Punktgleichheit, gewinnt das Match, wer in beiden zusammen mehr gegnerische Steine geschlagen hat. Sind es gleich viele, ist das Match remis.

## How to write a move

write-move = Schreib das Feld, auf dem die Figur steht, und das Feld, auf das sie zieht: „{ $first }“. Groß- und Kleinschreibung, Leerzeichen und die Art des Strichs spielen keine Rolle.
write-captures = Was ein Zug schlägt, brauchst du nicht anzugeben. Wenn du es tust, schreib ein x und das Feld hinter den Zug („xd5“); der Zug wird dann abgelehnt, wenn er dort nichts schlägt.
write-announcement-count = Schreib die Ansage hinter den Zug: „{ $defence } { $one }“ oder „{ $defence } { $two }“. Willst du mit Absicht nichts ansagen, schreib dort „still“.
write-announcement-routes = Schreib die Ansage hinter den Zug, mit allen offenen Fluchtwegen: „{ $defence } { $one }“ oder „{ $defence } { $two }“. Willst du mit Absicht nichts ansagen, schreib dort „still“.
write-roll = { CLIENT() ->
        [discord] Um in einer Partie mit dem Hún den König zu ziehen, würfelst du zuerst: Drück auf „{ control-move }“, dann bekommst du einen Knopf zum Würfeln.
       *[typed] Um in einer Partie mit dem Hún den König zu ziehen, schick zuerst „würfle“ allein; wenn du gesehen hast, was der Hún zeigt, schick den Zug.
    }

## Examples, each a drawn board below its rule

example-signs = In den Beispielen hat die Figur in Klammern eben gezogen, und zwar vom Feld mit dem Zeichen * aus; ein kleiner Buchstabe ist ein Stein, den sie geschlagen hat. Jedes Beispiel zeigt nur einen Teil des Brettes.
example-escape = Beispiel: { $move } bringt den König { $at ->
        [corner] auf das Eckfeld { $goal }
       *[edge] auf das Randfeld { $goal }
    }, und die Verteidiger gewinnen.
example-custodial = Beispiel: { $move } schlägt den Stein auf { $captured }, zwischen { $between }.
example-safe = Beispiel: { $move } ist sicher, obwohl der Stein auf { $by } dann zwischen zwei Angreifern steht.
example-against-throne = Beispiel: { $move } schlägt den Stein auf { $captured }, zwischen { $by } und dem leeren Thron ({ $throne }).
example-against-corner = Beispiel: { $move } schlägt den Stein auf { $captured }, zwischen { $by } und dem Eckfeld { $corner }.
example-linnaean = Beispiel: { $move } schlägt den Stein auf { $captured } gegen den Thron ({ $throne }), weil auf den drei anderen Seiten des Königs Angreifer stehen.
example-king-four-sides = Beispiel: { $move } nimmt den König auf { $king } gefangen, mit Angreifern auf allen vier Seiten.
example-king-two-in-line = Beispiel: { $move } nimmt den König auf { $king } gefangen, zwischen { $between }.
example-king-beside-throne = Beispiel: { $move } nimmt den König auf { $king } gefangen; auf drei Seiten stehen Angreifer, die vierte ist der leere Thron ({ $throne }).
example-king-beside-throne-in-line = Beispiel: { $move } nimmt den König auf { $king } gefangen, zwischen { $between }; der leere Thron ({ $throne }) neben ihm ändert daran nichts.
example-king-at-edge = Beispiel: { $move } nimmt den König auf { $king } gefangen; auf drei Seiten stehen Angreifer, die vierte ist der Rand.
example-king-along-edge = Beispiel: { $move } nimmt den König auf { $king } gefangen, zwischen { $between }, den Rand entlang.
example-king-beside-corner = Beispiel: { $move } nimmt den König auf { $king } gefangen; die Seite gegenüber von { $by } schließt das Eckfeld { $corner }.
example-pair = Beispiel: { $move } nimmt den König auf { $king } gefangen, der zusammen mit seinem Stein auf { $man } eingeschlossen ist.
example-shieldwall = Beispiel: { $move } schließt das andere Ende der Kette und schlägt die Steine auf { $captured }.
example-shieldwall-corner = Beispiel: { $move } schlägt die Steine auf { $captured }; das andere Ende ihrer Kette schließt das Eckfeld { $corner }.
example-shieldwall-king = Beispiel: { $move } schlägt die Steine auf { $captured }; der König auf { $king } bleibt stehen.
example-encirclement = Beispiel: { $move } schließt den Ring um den König und alle seine Steine, und die Angreifer gewinnen.
example-edge-fort = Beispiel: { $move } vollendet die Festung um den König auf { $king }, und die Verteidiger gewinnen.
example-announcement = Beispiel: Nach { $move } könnte der König mit seinem nächsten Zug nach { $goal } ziehen; deshalb schreibt die verteidigende Seite „{ $move } { $said }“.
example-opened-route = Beispiel: { $move } öffnet dem König den Weg nach { $goal }. Die Angreifer haben ihn selbst geöffnet; deshalb darf der König ihn mit seinem nächsten Zug nehmen, obwohl nichts angesagt wurde.

### Moments and spans

moment = { $weekday ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }, { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }{ $year ->
        [none] {""}
       *[other] {" "}{ $year }
    }, { $time } Uhr ({ $zone })
# { $month } is 1 (January) to 12.
month = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
# Spans are accusative („noch 1 Tag“); none of our sentences puts one in the dative.
span-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
span-hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
span-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
# A span in its two largest units, like “6 days 23 hours”.
span-two = { $large } und { $small }
span-nothing = weniger als eine Minute

### A game before its players

# „Angriff“ and „Verteidigung“ beside a name, since „Angreifer“ would be taken for a man.
table-title = Partie { $number }: { $attackers } (Angriff) gegen { $defenders } (Verteidigung), { $ruleset }
table-ply = Zug { $number }: { $what }
table-turn = { $who ->
        [you] Du bist am Zug (Nr. { $ply }). Du spielst die { $side ->
                [attackers] Angreifer
               *[defenders] Verteidiger
            }.
       *[other] { $name } ist am Zug (Nr. { $ply }, { $side ->
                [attackers] Angriff
               *[defenders] Verteidigung
            }).
    }
# $pieces are the signs on the board that are the reader’s, with what they mean.
table-beginner = Deine Steine: { $pieces }. Um zu ziehen, gib das Feld ein, auf dem ein Stein steht, und das Feld, auf das er ziehen soll:
table-draw-offered = { $who ->
        [you] Dein Remisangebot ist noch offen.
        [opponent] { $name } bietet Remis an. Wenn du ziehst, lehnst du damit ab.
       *[player] { $name } bietet Remis an.
    }
table-takeback-offered = { $who ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
        [opponent] { $name } möchte einen Zug zurücknehmen. Wenn du ziehst, lehnst du damit ab.
       *[player] { $name } möchte einen Zug zurücknehmen.
    }
table-time-offered = { $who ->
        [you] { $what ->
            [pause] Dein Angebot, die Partie bis { $time } ruhen zu lassen, ist noch offen.
           *[more] Dein Angebot von mehr Zeit für beide ({ $time }) ist noch offen.
        }
        [opponent] { $what ->
            [pause] { $name } bietet an, die Partie bis { $time } ruhen zu lassen.
           *[more] { $name } bietet mehr Zeit für euch beide an: { $time }.
        } Wenn du ziehst, lehnst du damit ab.
       *[player] { $what ->
            [pause] { $name } bietet an, die Partie bis { $time } ruhen zu lassen.
           *[more] { $name } bietet mehr Zeit für beide Seiten an: { $time }.
        }
    }
table-match-goes-on = Die andere Partie des Matchs, Partie { $other }, geht weiter.
table-left-silent = { $count ->
        [one] Das erfährst nur du: Der Fluchtweg nach { $routes } ist offen, aber nicht angesagt; der König darf ihn also noch nicht nehmen. Du kannst ihn mit jedem späteren Zug ansagen, solange er offen bleibt.
       *[other] Das erfährst nur du: Die Fluchtwege nach { $routes } sind offen, aber nicht angesagt; der König darf sie also noch nicht nehmen. Du kannst sie mit jedem späteren Zug ansagen, solange sie offen bleiben.
    }
# „Prüfsumme“, since „Kette“ is the row of men in a shieldwall.
chain-line = Prüfsumme (Partie { $game }, { $at ->
        [start] Beginn
        [end] Ende
       *[move] Zug { $move }
    }): { $chain }
chain-why = Die Prüfsumme ist ein kurzer Code aus allem, was in der Partie bisher geschehen ist. Wenn du sie aufbewahrst, kann niemand etwas davon ändern, ohne dass du es merkst.
time-running = { $who ->
        [you] Du hast noch { $left }, bis { $until }.
       *[other] { $name } hat noch { $left }, bis { $until }.
    }
# Dasselbe, wo $until selbst zeigt, wie lange es noch ist.
time-counted = { $who ->
        [you] Du hast Zeit bis { $until }.
       *[other] { $name } hat Zeit bis { $until }.
    }
time-standing = { $who ->
        [you] Du hast noch { $left }. Deine Uhr steht bis { $stands }; deine Zeit reicht bis { $until }.
       *[other] { $name } hat noch { $left }. Die Uhr steht bis { $stands }; die Zeit reicht bis { $until }.
    }
time-paused = Die Partie ruht wie vereinbart bis { $until }.
time-not-running = { $who ->
        [you] Du hast noch { $left }; deine Uhr beginnt jetzt zu laufen.
       *[other] { CLIENT() ->
                [discord] { $name } hat noch { $left }.
               *[typed] { $name } hat noch { $left }; die Uhr beginnt zu laufen, sobald { $name } benachrichtigt ist.
            }
    }
time-unreached = Wir konnten { $name } nicht erreichen, aber die Uhr läuft seit { $since }.
time-up = { $who ->
        [you] Deine Zeit ist um.
       *[other] Die Zeit von { $name } ist um.
    }

## Die erste Zeile eines Beitrags, die eine Benachrichtigung zeigt

lead-ply = { $who ->
        [you] Du bist am Zug:
       *[other] { $name } ist am Zug:
    } { $mover } hat { $ply } gezogen{ $count ->
        [0] {""}
       *[other] {" "}und { $taken } geschlagen
    }
lead-passed = { $who ->
        [you] Du bist am Zug:
       *[other] { $name } ist am Zug:
    } { $mover } musste aussetzen
lead-began = { $who ->
        [you] Die Partie beginnt, du bist am Zug
       *[other] Die Partie beginnt, { $name } ist am Zug
    }
lead-turn = { $who ->
        [you] Du bist am Zug
       *[other] { $name } ist am Zug
    }
lead-won = { $winner } hat gegen { $loser } gewonnen
lead-drawn = Remis zwischen { $one } und { $other }
lead-closed = Die Partie wurde ohne Ergebnis beendet

## Was ein Beitrag sagt, wenn er beantwortet ist

closed-invitation = { $how ->
        [accepted] { $recipient } hat die Einladung von { $sender } angenommen: Partie { $game } hat begonnen.
        [declined] { $recipient } hat die Einladung von { $sender } abgelehnt.
        [countered] { $recipient } hat auf die Einladung von { $sender } mit anderen Bedingungen geantwortet.
        [cancelled] { $sender } hat die Einladung an { $recipient } zurückgezogen.
       *[expired] Die Einladung von { $sender } an { $recipient } ist abgelaufen.
    }
closed-seek = { $how ->
        [accepted] Das Gesuch von { $sender } wurde angenommen.
        [cancelled] { $sender } hat dieses Gesuch zurückgezogen.
       *[expired] Das Gesuch von { $sender } ist abgelaufen.
    }
closed-draw = { $how ->
        [accepted] { $name } hat Remis angeboten, und { $other } hat angenommen.
        [declined] { $name } hat Remis angeboten, und { $other } hat abgelehnt.
        [withdrawn] { $name } hat Remis angeboten und das Angebot zurückgezogen.
       *[passed] { $name } hat Remis angeboten. Das Angebot gilt nicht mehr.
    }
closed-takeback = { $how ->
        [accepted] { $name } wollte einen Zug zurücknehmen, und { $other } war einverstanden.
        [declined] { $name } wollte einen Zug zurücknehmen, und { $other } hat abgelehnt.
        [withdrawn] { $name } wollte einen Zug zurücknehmen und hat die Bitte zurückgezogen.
       *[passed] { $name } wollte einen Zug zurücknehmen. Die Bitte gilt nicht mehr.
    }
closed-time = { $what ->
        [pause] { $name } hat angeboten, die Partie bis { $time } ruhen zu lassen{ $how ->
            [accepted] , und { $other } hat angenommen.
            [declined] , und { $other } hat abgelehnt.
            [withdrawn] , und das Angebot zurückgezogen.
           *[passed] . Das Angebot gilt nicht mehr.
        }
       *[more] { $name } hat mehr Zeit für beide Seiten angeboten ({ $time }){ $how ->
            [accepted] , und { $other } hat angenommen.
            [declined] , und { $other } hat abgelehnt.
            [withdrawn] {" "}und das Angebot zurückgezogen.
           *[passed] . Das Angebot gilt nicht mehr.
        }
    }

## Was ein Kanal über eine Partie sagt, die darin einen Thread hat, und der Titel des Threads

channel-begun = { $attackers } (Angriff) spielt gegen { $defenders } (Verteidigung): { $ruleset } { $size }×{ $size }, Partie { $game }.
channel-begun-match = { $first-player } und { $second-player } spielen ein Match: { $ruleset } { $size }×{ $size }, Partien { $first } und { $second }.
channel-over = { $result } · { $ruleset }, Partie { $game }:
thread-won = { $winner } gewinnt
thread-drawn = remis
thread-closed = ohne Ergebnis

### What happened in a game

began = Die Partie beginnt.
began-side = { $side ->
        [attackers] { $first ->
            [attackers] Du spielst die Angreifer und ziehst zuerst.
           *[defenders] Du spielst die Angreifer; die Verteidiger ziehen zuerst.
        }
       *[defenders] { $first ->
            [attackers] Du spielst die Verteidiger; die Angreifer ziehen zuerst.
           *[defenders] Du spielst die Verteidiger und ziehst zuerst.
        }
    }
rolled = Der Hún (der Würfel des Königs) zeigt eine { $roll }: { $roll ->
        [0] Der König darf diesmal nicht ziehen, zieh also einen deiner Steine.
        [1] Der König darf ein Feld weit ziehen. Wenn er kann, musst du ihn ziehen; wenn nicht, zieh einen deiner Steine.
       *[other] Der König darf bis zu { $roll } Felder weit ziehen. Wenn er kann, musst du ihn ziehen; wenn nicht, zieh einen deiner Steine.
    }
draw-offered = { $who ->
        [you] Du hast Remis angeboten. Das Angebot gilt, bis die Gegenseite antwortet oder zieht; du kannst solange weiterspielen.
        [opponent] { $name } bietet Remis an. Wenn du ziehst, lehnst du damit ab.
       *[player] { $name } bietet Remis an.
    }
draw-declined = { $who ->
        [you] Du hast das Remis abgelehnt. Die Partie geht weiter.
       *[other] { $name } hat das Remis abgelehnt. Die Partie geht weiter.
    }
draw-withdrawn = { $who ->
        [you] Du hast dein Remisangebot zurückgezogen. Die Partie geht weiter.
       *[other] { $name } hat das Remisangebot zurückgezogen. Die Partie geht weiter.
    }
takeback-offered = { $who ->
        [you] Du hast um die Rücknahme deines letzten Zuges gebeten. Die Bitte gilt, bis die Gegenseite antwortet oder jemand von euch zieht.
        [opponent] { $name } möchte den letzten eigenen Zug zurücknehmen. Hast du seitdem gezogen, wird dein Zug mit zurückgenommen. Wenn du ziehst, lehnst du damit ab.
       *[player] { $name } möchte den letzten eigenen Zug zurücknehmen und damit auch einen Zug, der danach kam.
    }
takeback-declined = { $who ->
        [you] Du hast die Rücknahme abgelehnt. Die Partie geht weiter.
       *[other] { $name } hat die Rücknahme abgelehnt. Die Partie geht weiter.
    }
takeback-withdrawn = { $who ->
        [you] Du hast deine Bitte um Rücknahme zurückgezogen. Die Partie geht weiter.
       *[other] { $name } hat die Bitte um Rücknahme zurückgezogen. Die Partie geht weiter.
    }
time-offered = { $who ->
        [you] { $what ->
            [pause] Du hast angeboten, die Partie bis { $time } ruhen zu lassen.
           *[more] Du hast mehr Zeit für euch beide angeboten: { $time }.
        } Das Angebot gilt, bis die Gegenseite antwortet oder zieht; du kannst solange weiterspielen.
        [opponent] { $what ->
            [pause] { $name } bietet an, die Partie bis { $time } ruhen zu lassen: So lange läuft keine Uhr, ziehen könnt ihr trotzdem.
           *[more] { $name } bietet mehr Zeit für euch beide an: { $time }.
        } Wenn du jetzt ziehst, lehnst du damit ab.
       *[player] { $what ->
            [pause] { $name } bietet an, die Partie bis { $time } ruhen zu lassen.
           *[more] { $name } bietet mehr Zeit für beide Seiten an: { $time }.
        }
    }
time-declined = { $who ->
        [you] Du hast das Angebot abgelehnt. An den Uhren ändert sich nichts.
       *[other] { $name } hat das Angebot abgelehnt. An den Uhren ändert sich nichts.
    }
time-withdrawn = { $who ->
        [you] Du hast dein Angebot zurückgezogen. An den Uhren ändert sich nichts.
       *[other] { $name } hat das Angebot zurückgezogen. An den Uhren ändert sich nichts.
    }
time-agreed = { $what ->
        [pause] Abgemacht: Ab jetzt läuft keine Uhr. Ziehen können beide trotzdem.
       *[more] Abgemacht: Beide Seiten bekommen mehr Zeit ({ $time }).
    }
taken-back = Die Rücknahme wurde erlaubt: Auf dem Brett steht alles wieder wie vor diesem Zug. Die Uhren bleiben, wie sie sind; nur die Zeit, die mit den zurückgenommenen Zügen dazukam, wird wieder abgezogen.
ply-unannounced = In { $ruleset } werden Fluchtwege nicht angesagt, deshalb haben wir deine Ansage weggelassen.
announced-after = Dein Zug wurde zurückgezogen und mit der Ansage neu gespielt.
withdrawn = Dein Zug ist zurückgezogen; niemand hatte ihn gesehen. Du kannst neu ziehen.
warned = { $urgency ->
        [asked] Du wolltest daran erinnert werden, dass du am Zug bist.
        [low] Du hast weniger als ein Fünftel deiner Zeit übrig.
       *[last] Deine Zeit ist fast um. Das ist die letzte Erinnerung.
    }
time-is-up = { $who ->
        [you] Deine Zeit ist um. Du kannst noch ziehen, solange die Gegenseite den Sieg nicht beansprucht.
        [opponent] Die Zeit von { $name } ist um. Du kannst den Sieg beanspruchen oder auf den Zug warten.
       *[player] Die Zeit von { $name } ist um, die Gegenseite kann also den Sieg beanspruchen.
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

day-used = { $who ->
        [you] Deine Zeit war um, deshalb wurde ein Urlaubstag von dir verbraucht: Du bekommst 24 Stunden dazu.
       *[other] Die Zeit von { $name } war um, deshalb wurde ein Urlaubstag verbraucht: { $name } bekommt 24 Stunden dazu.
    }
telling-given-up = { $who ->
        [you] Wir konnten dir zu dieser Partie keine Nachricht zustellen. Deine Uhr läuft trotzdem.
       *[other] Wir können { $name } zurzeit nicht erreichen. Die Uhr von { $name } läuft trotzdem.
    }

refunded-rest = { $who ->
        [you] Eine Benachrichtigung, dass du am Zug bist, hat dich nicht rechtzeitig erreicht, und deine Uhr lief inzwischen. Sie bekommt so viel von dieser Zeit zurück, wie in einer Partie möglich ist (insgesamt ein Zehntel ihrer Anfangszeit), und läuft weiter.
       *[other] Eine Benachrichtigung, dass { $name } am Zug ist, kam nicht rechtzeitig an, und die Uhr von { $name } lief inzwischen. Sie bekommt so viel von dieser Zeit zurück, wie in einer Partie möglich ist (insgesamt ein Zehntel ihrer Anfangszeit), und läuft weiter.
    }

### Conditional moves

plan-none = Du hast keine Züge geplant.
plan = Dein Plan:
plan-line = { $when ->
        [move] Wenn { $name } { $what } zieht,
        [capture] Wenn { $name } einen deiner Steine schlägt,
        [capture-on] Wenn { $name } deinen Stein auf { $what } schlägt,
        [one] Wenn { $name } einen Fluchtweg ansagt,
       *[two] Wenn { $name } zwei Fluchtwege ansagt,
    } { $answer ->
        [stop] wird nichts gespielt, und der Plan endet.
        [resign] gibst du auf: Die Partie ist sofort zu Ende, ohne Rückfrage.
        [tell-me] wird nichts gespielt, der Plan endet, und du erfährst es sofort (oder am Ende deiner Ruhezeit).
       *[other] antwortest du mit { $answer }.
    }
plan-private = Das siehst nur du.
plan-played = Dein geplanter Zug wurde gespielt. { $ply }
plan-resigned = Du hattest geplant, in diesem Fall aufzugeben. { $ply }
plan-over-other = Es kam ein Zug, für den du nichts geplant hattest; damit ist dein Plan zu Ende. Du bist am Zug.
plan-over-stop = Dein Plan ist an der Stelle angekommen, an der er halten sollte. Du bist am Zug.
plan-over-told = Die Gegenseite hat getan, wovon du erfahren wolltest. Dein Plan ist zu Ende, und du bist am Zug. { $ply }
plan-over-illegal = Dein geplanter Zug ließ sich nicht spielen, deshalb ist dein Plan zu Ende, und du bist am Zug. { $why }

### Vacation and outages

vacation-left = { $left ->
        [0] Du hast keine Urlaubstage mehr.
        [one] Du hast noch { $left } Urlaubstag. Läuft deine Uhr in einer Partie ab, in der Urlaub erlaubt ist, wird er automatisch verbraucht.
       *[other] Du hast noch { $left } Urlaubstage. Läuft deine Uhr in einer Partie ab, in der Urlaub erlaubt ist, wird automatisch einer verbraucht.
    }
vacation-until = Du bist bis { $until } im Urlaub. In Partien, in denen Urlaub erlaubt ist, stehen deine Uhren so lange.
vacation-planned = Dein nächster Urlaub geht von { $from } bis { $until }.
away = { $name } ist bis { $until } im Urlaub. In Partien, in denen Urlaub erlaubt ist, steht die Uhr von { $name } so lange.
back = { $name } ist aus dem Urlaub zurück.
club-was-away = Der Club war von { $from } bis { $until } außer Betrieb. In dieser Zeit lief keine Uhr.

### A match of two games

match-over = Das Match mit den Partien { $first } und { $second } ist zu Ende: { $one } gegen { $two }, { $ruleset }
match-game = Partie { $number }: { $winner ->
        [attackers] { $attackers } (Angriff) gewann gegen { $defenders } (Verteidigung) in { $plies ->
                [one] { $plies } Zug
               *[other] { $plies } Zügen
            }.
        [defenders] { $defenders } (Verteidigung) gewann gegen { $attackers } (Angriff) in { $plies ->
                [one] { $plies } Zug
               *[other] { $plies } Zügen
            }.
       *[nobody] { $attackers } (Angriff) und { $defenders } (Verteidigung) spielten remis, nach { $plies ->
                [one] { $plies } Zug
               *[other] { $plies } Zügen
            }.
    } { $attackers } hat { $by-attackers ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $by-attackers } Steine
    } geschlagen, { $defenders } { $by-defenders ->
        [0] keinen.
        [one] einen.
       *[other] { $by-defenders }.
    }
match-points = Punkte: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] Du gewinnst das Match nach Punkten.
       *[other] { $name } gewinnt das Match nach Punkten.
    }
match-by-fewer-plies = { $who ->
        [you] Ihr habt beide eine Partie gewonnen. Du gewinnst das Match, weil du in weniger Zügen gewonnen hast: { $fewer } gegen { $more }.
       *[other] Beide haben eine Partie gewonnen. { $name } gewinnt das Match, weil { $name } in weniger Zügen gewonnen hat: { $fewer } gegen { $more }.
    }
match-by-more-captures = { $who ->
        [you] Nach Punkten steht es gleich. Du gewinnst das Match, weil du in beiden Partien zusammen mehr Steine geschlagen hast: { $more } gegen { $fewer }.
       *[other] Nach Punkten steht es gleich. { $name } gewinnt das Match, weil { $name } in beiden Partien zusammen mehr Steine geschlagen hat: { $more } gegen { $fewer }.
    }
match-level = { $tie-break ->
        [none] Nach Punkten steht es gleich, deshalb ist das Match remis.
        [fewer-plies] Nach Punkten steht es gleich, und niemand hat in weniger Zügen gewonnen; deshalb ist das Match remis.
       *[more-captures] Nach Punkten steht es gleich, und beide haben gleich viele Steine geschlagen; deshalb ist das Match remis.
    }

### Joining and challenges

joined = Willkommen bei { $club }, { $name }! Wenn Hnefatafl neu für dich ist, fang mit Brandubh an: Das Brett hat 7×7 Felder, und die Regeln hast du in zehn Minuten gelernt. Sieh nach, wer eine Partie sucht, oder lade selbst jemanden ein.
joined-handle = Wenn andere deinen Namen tippen, genügt „{ $handle }“.
joined-in-discord = Normale Nachrichten werden hier nicht gelesen: Drück auf einen Knopf, oder nimm einen Befehl.
joined-seeks = Hier sucht jemand eine Partie:
# What the host has written for new players.
joined-words = Vom Club: „{ $text }“
# An address, a link or a name, as the host has written it.
contact = So erreichst du, wer den Club betreibt: { $contact }
invited = { CLIENT() ->
        [discord] { $reader ->
                [sender] Deine Einladung wurde an { $recipient } verschickt:
               *[recipient] { $sender } lädt dich zu einer Partie ein.
            }
       *[typed] { $reader ->
                [sender] Einladung { $number } wurde an { $recipient } verschickt:
               *[recipient] Einladung { $number }: { $sender } lädt dich zu einer Partie ein.
            }
    }
invited-unreachable = Einladung { $number } steht bereit, aber { $recipient } ist gerade nicht zu erreichen. Sie wartet, bis { $recipient } hier nachsieht:
invited-by-address = { $sender } hat an deine Mailadresse geschrieben und sieht nicht, wem sie gehört. Deinen Namen erfährt { $sender } nur, wenn du annimmst oder ein Gegenangebot machst, nicht, wenn du ablehnst.
invited-newcomer = { $reader ->
        [sender] { $recipient } ist noch nicht Mitglied; Einladung { $number } kommt deshalb öffentlich hierher:
       *[recipient] { $sender } lädt dich zu einer Partie Hnefatafl ein, dem Brettspiel der Wikinger.
    }
invited-newcomer-why = Du bist noch nicht Mitglied bei { $club }: Mit „Beitreten und annehmen“ wirst du es, und die Partie beginnt. Mit „Ablehnen“ wirst du hier nicht wieder erwähnt.
left-alone = In Ordnung: Du wirst hier nicht wieder erwähnt. Wenn du eines Tages bei { $club } mitspielen möchtest, bist du willkommen.
venue-lost = { $how ->
        [gone] Der Kanal, in dem Partie { $game } gegen { $opponent } gezeigt wurde, ist gelöscht. Du bekommst die Partie ab jetzt direkt. Soll sie anderswo gezeigt werden, gib dort in einem Kanal { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } ein.
       *[shut] Partie { $game } gegen { $opponent } kann in ihrem Kanal gerade nicht gezeigt werden, weil ich dort nicht schreiben darf. Bis sich das ändert, bekommst du die Partie direkt.
    }
challenge-lost = { $how ->
        [open-gone] Dein Gesuch { $number } konnte nicht veröffentlicht werden, weil der Kanal gelöscht ist. Es ist noch offen, aber nur wer nach Gesuchen sucht, sieht es. Soll es veröffentlicht werden, widerrufe es und stelle es in einem anderen Kanal neu.
        [open-shut] Dein Gesuch { $number } konnte in { $link } nicht veröffentlicht werden, weil ich dort nicht schreiben darf. Es ist noch offen, aber nur wer nach Gesuchen sucht, sieht es. Bitte die Leute, die den Server verwalten, mich dort schreiben zu lassen, oder widerrufe es und stelle es in einem anderen Kanal neu.
        [gone] Deine Einladung an { $recipient } konnte nicht veröffentlicht werden, weil der Kanal gelöscht ist. Sie hat niemanden erreicht und ist deshalb widerrufen. Du kannst { $recipient } in einem anderen Kanal einladen.
       *[shut] Deine Einladung an { $recipient } konnte in { $link } nicht veröffentlicht werden, weil ich dort nicht schreiben darf. Sie hat niemanden erreicht und ist deshalb widerrufen. Bitte die Leute, die den Server verwalten, mich dort schreiben zu lassen, oder lade { $recipient } in einem anderen Kanal ein.
    }
shown-here = { $how ->
        [here] Partie { $game } gegen { $opponent } wird ab jetzt hier gezeigt.
        [asked] Partie { $game } gegen { $opponent } ist privat, und hier können alle mitlesen. { $opponent } ist gefragt; gezeigt wird sie hier, sobald ihr beide es in diesem Kanal gewünscht habt.
       *[direct] Partie { $game } gegen { $opponent } geht ab jetzt direkt an euch beide.
    }
here-asked = { $opponent } möchte, dass eure private Partie { $game } in einem Kanal gezeigt wird, in dem alle mitlesen können: { $link } Wenn dir das recht ist, gib in diesem Kanal { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } ein. Sonst bleibt alles, wie es ist.
invitation-declined = { $reader ->
        [sender] { $recipient } hat Einladung { $number } abgelehnt.
       *[recipient] Du hast Einladung { $number } von { $sender } abgelehnt.
    }
invitation-reason = Die Begründung: „{ $text }“
invitation-cancelled = { $reader ->
        [sender] Du hast Einladung { $number } an { $recipient } widerrufen.
       *[recipient] { $sender } hat Einladung { $number } widerrufen.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } hat nicht rechtzeitig geantwortet; Einladung { $number } ist abgelaufen.
       *[recipient] Einladung { $number } von { $sender } ist abgelaufen, ohne dass du geantwortet hast.
    }
# An open challenge is a „Gesuch“: anybody can accept it.
sought = { CLIENT() ->
        [discord] Dein Gesuch kann jetzt von allen angenommen werden ({ $count ->
                [one] eine Partie
               *[other] { $count } Partien, jede gegen jemand anderen
            }):
       *[typed] Dein Gesuch { $number } kann jetzt von allen angenommen werden ({ $count ->
                [one] eine Partie
               *[other] { $count } Partien, jede gegen jemand anderen
            }):
    }
sought-by = { $sender } sucht { $count ->
        [one] jemanden für eine Partie
       *[other] { $count } Leute für je eine Partie
    }:
seek-cancelled = Du hast Gesuch { $number } widerrufen.
seek-expired = Dein Gesuch { $number } ist abgelaufen.
terms-rematch = Eine Revanche für Partie { $game }.
terms-ruleset = { CLIENT() ->
        [discord] Regelwerk: { $ruleset }, auf einem Brett mit { $size }×{ $size } Feldern.
       *[typed] Regelwerk: { $ruleset } (Version { $version }), auf einem Brett mit { $size }×{ $size } Feldern.
    }
terms-side = { $value ->
        [match] Seiten: ein Match aus zwei gleichzeitigen Partien; in der einen greifst du an, in der anderen verteidigst du.
        [random] Die Seiten werden ausgelost.
        [sender-attacks] { $reader ->
                [sender] Seiten: Du greifst an, { $recipient } verteidigt.
               *[recipient] Seiten: { $sender } greift an, du verteidigst.
            }
       *[sender-defends] { $reader ->
                [sender] Seiten: Du verteidigst, { $recipient } greift an.
               *[recipient] Seiten: { $sender } verteidigt, du greifst an.
            }
    }
terms-side-of-seek = { $value ->
        [match] Seiten: ein Match aus zwei gleichzeitigen Partien mit vertauschten Seiten.
        [random] Die Seiten werden ausgelost.
        [sender-attacks] { $reader ->
                [sender] Seiten: Du greifst an.
               *[recipient] Seiten: { $sender } greift an, du verteidigst.
            }
       *[sender-defends] { $reader ->
                [sender] Seiten: Du verteidigst.
               *[recipient] Seiten: { $sender } verteidigt, du greifst an.
            }
    }
terms-clock-bank = Bedenkzeit: am Anfang { $bank }, mit jedem Zug { $increment } dazu, zusammen höchstens { $cap }.
terms-clock-bank-in-list = Bedenkzeit: { $bank } und { $increment } je Zug, höchstens { $cap }.
terms-clock-per-ply = Bedenkzeit: { $span } für jeden Zug.
# What one of two players has whose times differ.
pace-bank = { $bank } und { $increment } je Zug, höchstens { $cap }
pace-per-ply = { $span } für jeden Zug
terms-clock-odds = Bedenkzeit: Du hast { $own }; { $name } hat { $other }.
terms-clock-odds-of-seek = Bedenkzeit: Du hast { $own }; wer annimmt, hat { $other }.
terms-clock-weekend = Samstags und sonntags stehen die Uhren.
terms-clock-night = Jede Nacht stehen die Uhren von { $from } bis { $until } Uhr.
terms-clock-at-zero = { $value ->
        [claim] Ist deine Zeit um, kann die Gegenseite den Sieg beanspruchen.
       *[hard] Ist deine Zeit um, hast du verloren.
    }
terms-clock-no-vacation = Urlaub ist nicht erlaubt: Die Uhren laufen weiter, auch wenn du weg bist.
terms-announcements = { $value ->
        [strict] Ansagen: streng. Der König darf keinen Fluchtweg nehmen, der nicht angesagt ist.
        [remind] Ansagen: mit Erinnerung. Ein Zug, der einen Fluchtweg unangesagt offen lässt, wird erst gespielt, wenn du den Fluchtweg ansagst oder „still“ dazuschreibst.
       *[auto] Ansagen: automatisch. Offene Fluchtwege werden für dich angesagt, außer wenn du „still“ hinter deinen Zug schreibst.
    }
terms-hun = Gespielt wird mit dem Hún, dem Würfel des Königs.
terms-slowly = Das Haus lässt sich Zeit: bis zu einem Tag, und nie nachts.
terms-rated = { $value ->
        [rated] Gewertet: Das Ergebnis zählt für die Wertung.
       *[unrated] Ungewertet: Das Ergebnis zählt nicht für die Wertung.
    }
terms-public = { $value ->
        [public] Öffentlich: Andere können zusehen.
       *[private] Privat: Sonst kann niemand zusehen.
    }
terms-changed = { $line } (Geändert. Vorher: { $before })
terms-added = { $line } (neu)
terms-gone = Gilt nicht mehr: { $before }
terms-until = { $what ->
        [seek] Das Gesuch gilt bis { $until }.
       *[invitation] Die Einladung gilt bis { $until }.
    }

### A player's own account

link-asked = { $channel ->
        [discord] Wir schicken einen Code an { $address } auf Discord, es sei denn, dieses Konto wird in diesem Club schon verwendet. Schick innerhalb eines Tages von diesem Discord-Konto aus { COMMAND("link") } und den Code.
       *[mail] Wir schicken einen Code an { $address }, es sei denn, diese Adresse wird in diesem Club schon verwendet oder hat heute schon genug Nachrichten von uns bekommen. Schick innerhalb eines Tages { COMMAND("link") } und den Code, von dort oder von hier aus.
    }
link-code = { $name } spielt Hnefatafl (das Brettspiel der Wikinger) bei { $club } und möchte unter dieser Adresse erreichbar sein. Wenn du das bist, antworte innerhalb eines Tages mit der Zeile unten.
    Wenn nicht, brauchst du nichts zu tun: Wir schreiben dir deswegen nicht noch einmal.
link-code-gone = { $name } spielt Hnefatafl (das Brettspiel der Wikinger) bei { $club } und möchte unter dieser Adresse erreichbar sein. Der Code wurde schon verschickt.
link-code-lost = Der Code an { $address } ließ sich nicht zustellen. Prüf, ob die Adresse stimmt{ $channel ->
        [discord] {" "}und Direktnachrichten annimmt
       *[mail] {""}
    }, und hol dir dann einen neuen Code.
linked = { $channel ->
        [discord] { $address } auf Discord ist jetzt mit deinem Konto verknüpft: Was von dort kommt, gilt als von dir geschickt.
       *[mail] { $address } ist jetzt mit deinem Konto verknüpft: Was von dort kommt, gilt als von dir geschickt.
    }
unlinked = { $address } ist nicht mehr mit deinem Konto verknüpft. Wir schicken nichts mehr dorthin, und was von dort kommt, gilt nicht mehr als von dir geschickt.
channel-changed = { $channel ->
        [mail] Ab jetzt gehen deine Benachrichtigungen per Mail an { $address }.
        [discord] Ab jetzt gehen deine Benachrichtigungen an { $address } auf Discord.
       *[terminal] Ab jetzt warten deine Benachrichtigungen am Terminal auf dich.
    }
changed-elsewhere = Der Befehl dazu kam nicht von hier, deshalb schreiben wir an alle deine Adressen. Wenn du es nicht warst, trenn jede Adresse, die nicht dir gehört, von deinem Konto, und sag der Clubleitung Bescheid.
consent-asked = Für so eine Änderung brauchen wir dein Ja von einer Adresse, die schon vorher dir gehört hat. Deshalb haben wir eine Frage an { $address } geschickt. Noch hat sich nichts geändert.
device-code = Jemand möchte sich auf den Seiten von { $club } als { $name } anmelden, und zwar auf diesem Gerät: { $device }. Wenn du das bist, gib dort innerhalb von zehn Minuten diesen Code ein: { $code }
    Gib den Code niemandem weiter: Wir fragen dich nie in einer Nachricht danach. Wenn du es nicht warst, brauchst du nichts zu tun: Ohne den Code kommt niemand hinein.
device-code-gone = Jemand wollte sich auf den Seiten von { $club } als { $name } anmelden, und zwar auf diesem Gerät: { $device }. Der Code wurde schon verschickt.
device-new = Du bist jetzt auf den Seiten von { $club } angemeldet, und zwar auf diesem Gerät: { $device }. Was dort geschieht, gilt als von dir getan. Wenn du das nicht warst, kann jemand anders lesen, was wir dir schicken: Melde das Gerät ab, ändere das Passwort deines Postfachs oder deines Discord-Kontos, und sag der Clubleitung Bescheid.
device-ended = { $device } ist abgemeldet: Dort kann niemand mehr in deinem Namen spielen.
devices-ended = { $count ->
        [one] Dein Gerät ist abgemeldet: Dort kann niemand mehr in deinem Namen spielen.
       *[other] Deine { $count } Geräte sind abgemeldet: Dort kann niemand mehr in deinem Namen spielen.
    }
devices-none = Du bist auf keinem Gerät angemeldet.
devices-line = { $number }. { $device }, angemeldet seit { $since }, { $days ->
        [0] zuletzt heute benutzt
        [one] zuletzt gestern benutzt
       *[other] zuletzt vor { $days } Tagen benutzt
    }{ $here ->
        [yes] {" "}(dieses Gerät)
       *[no] {""}
    }
calendar-address = { $new ->
        [yes] Das ist die neue Adresse deines Kalenders; die alte gilt nicht mehr.
       *[no] Dein Kalender zeigt, bis wann du in deinen Partien ziehen musst. Abonniere diese Adresse in deinem Kalenderprogramm.
    } Behalt sie für dich: Wer sie hat, kann deinen Kalender lesen.
    { $address }
suspended = { $channel ->
        [discord] Discord nimmt für { $address } keine Nachrichten mehr an, deshalb kommen deine Benachrichtigungen hierher. Wenn das behoben ist, kannst du sie wieder dorthin schicken lassen.
       *[mail] Mails an { $address } kommen zurück, deshalb kommen deine Benachrichtigungen hierher. Wenn das behoben ist, kannst du sie wieder dorthin schicken lassen.
    }
stopped = Wie gewünscht schicken wir keine Mails mehr an { $address }. Deine Benachrichtigungen kommen stattdessen hierher.
stop-asked = Möchtest du keine Mails mehr an { $address } bekommen? Dann erreichen wir dich dort nicht mehr, und die Uhren in deinen Partien laufen weiter.
stopped-now = In Ordnung, an { $address } gehen keine Mails mehr. Das ist die letzte, abgesehen von Antworten auf das, was du uns schreibst. Die Uhren in deinen Partien laufen weiter. Wenn du wieder Mails möchtest, schreib uns jederzeit von dieser Adresse aus:
contact-asked = Deine Einladung ist unterwegs an { $address }, es sei denn, dort sind keine Mails von diesem Club erwünscht. Wer es ist, erfährst du, wenn deine Einladung angenommen wird; kommt nie eine Antwort, hörst du nichts.
unreachable = { $channel ->
        [discord] Discord nimmt für { $name } keine Nachrichten mehr an.
       *[mail] Mails an { $name } kommen zurück.
    } { $otherwise ->
        [yes] Wir erreichen { $name } auf anderem Weg, und die Partie geht weiter.
       *[no] Einen anderen Weg haben wir noch nicht. Eine Antwort kann länger dauern. Wenn ihr gegeneinander spielt, läuft die Uhr von { $name } trotzdem.
    }
export-asked = Alles, was der Club über dich speichert, geht als eine Datei an { $channel ->
        [terminal] dein Terminal
        [discord] { $address } auf Discord
       *[mail] { $address }
    }: deine Einstellungen und Adressen, deine Partien mit ihren Protokollen, Notizen, Nachrichten und alles andere. Möchtest du das?
exporting = Die Datei ist unterwegs an { $channel ->
        [terminal] dein Terminal.
        [discord] { $address } auf Discord.
       *[mail] { $address }.
    }
exported = Hier ist alles, was der Club über dich speichert, in der Datei { $file } (JSON). Am Terminal liegt sie in dem Ordner, aus dem du es gestartet hast. Deine Partien sind darin als Protokolle enthalten, die sich mit „taflpost verify“ prüfen lassen. Gib die Datei nicht weiter: Sie enthält deine Notizen und Adressen.
record-file = Hier ist das Protokoll der Partie mit allem, was geschehen ist, in der Datei { $file }. Mit „taflpost verify“ lässt es sich prüfen.
erase-asked = Du möchtest dein Konto löschen lassen. Das lässt sich nicht rückgängig machen. Es bedeutet:
    { $games ->
        [0] Du hast keine laufenden Partien, die aufgegeben werden müssten.
        [one] Deine laufende Partie wird aufgegeben, und die Gegenseite erfährt es.
       *[other] Deine { $games } laufenden Partien werden aufgegeben, und alle, gegen die du spielst, erfahren es.
    } Einladungen an dich und von dir, die noch nicht angenommen sind, und deine Gesuche werden geschlossen.
    Dein Name, deine Adressen, Einstellungen, Notizen, Nachrichten, Pläne, Sperren, Meldungen und Urlaube werden gelöscht, ebenso alles, was wir dir geschickt haben. Jemand anders kann dann deinen Namen annehmen.
    Deine Partien und ihre Protokolle bleiben, denn sie gehören auch denen, die gegen dich gespielt haben. Dort heißt du von da an „{ $pseudonym }“; das kann niemand mehr ändern, auch die Clubleitung nicht. Meldungen anderer über dich bleiben unter diesem Namen.
    Sicherungskopien, die die Clubleitung schon angelegt hat, enthalten deine Daten, bis auch sie entfernt werden.
    Wenn du vorher eine Kopie möchtest, antworte mit Nein und bitte um einen Export. Um dein Konto zu löschen, reicht ein Ja nicht: Schreib deinen Namen.
erased = Dein Konto ist gelöscht. Deine Partien bleiben unter dem Namen „{ $pseudonym }“. Sicherungskopien, die die Clubleitung schon angelegt hat, enthalten deine Daten, bis auch sie entfernt werden. Danke, dass du mitgespielt hast!
farewell = Wie gewünscht haben wir dein Konto bei { $club } gelöscht. Deine Partien bleiben dort unter dem Namen „{ $pseudonym }“. Auch diese Adresse wurde gelöscht, sobald diese Nachricht verschickt war; du hörst also nichts mehr von uns. Danke, dass du mitgespielt hast!
renamed = Ab jetzt wirst du als { $name } angezeigt, und alle, mit denen du gerade spielst, erfahren das. Tippen müssen andere weiterhin „{ $handle }“.
opponent-renamed = { $was } heißt jetzt { $name }. Getippt wird der Name weiterhin als „{ $handle }“.
name-barred = Wer „{ $was }“ heißt, könnte für jemanden aus der Clubleitung gehalten werden, deshalb ist dieser Name nicht mehr möglich. Bis du einen anderen wählst, wirst du als { $name } angezeigt.
left-the-club = In { $count ->
        [one] Partie { $games }
       *[other] den Partien { $games }
    } hat die Gegenseite den Club endgültig verlassen, und das Konto ist gelöscht. Der Name dort ist ab jetzt „{ $pseudonym }“, und { $count ->
        [one] die Partie ist
       *[other] die Partien sind
    } zu Ende.
privacy = Was { $club } über dich speichert, wozu und wie lange:
privacy-held = { $what ->
        [account] Dein Name, Namen, die du in den letzten 90 Tagen abgelegt hast, deine Sprache, deine Zeitzone und deine Einstellungen: damit wir wissen, wer du bist, und dir schreiben können. Solange du Mitglied bist.
        [addresses] Deine Mailadressen und Discord-Konten und die Discord-Server, auf denen die App dich gesehen hat: damit wir erkennen, was von dir kommt, und dich benachrichtigen können. Bis du sie trennst. Sonst bekommt sie niemand zu sehen.
        [codes] Codes, mit denen du Adressen verknüpfst oder dich anmeldest, als Hash (so verschlüsselt, dass niemand sie lesen kann): um den Code zu prüfen, den du schickst. Einen Tag oder wenig länger.
        [devices] Die Geräte, auf denen du angemeldet bist, so wie sie sich nennen („Firefox auf Android“), seit wann, an welchem Tag jedes zuletzt benutzt wurde, und ein Hash des Geheimnisses, an dem wir es erkennen: damit du dort spielen kannst. Bis du sie abmeldest oder ein Jahr lang nicht benutzt.
        [games] Deine Partien mit jedem Zug und seiner Zeit, was wir über ihre Wendepunkte herausgefunden haben, und ihre Prüfsummen (kurze Codes, die beweisen, dass nichts geändert wurde): Sie gehören beiden Seiten und beweisen, was gespielt wurde. Sie bleiben; wenn du dein Konto löschst, unter einer Nummer statt deines Namens.
        [ladders] Deine Plätze und Matches auf Leitern, deine Turniere und deine Wertungszahlen, jetzt und früher, und wann du zuletzt hier warst: um Leitern und Turniere zu führen. Andere sehen ungefähr, wann du zuletzt hier warst. Sie bleiben; wenn du dein Konto löschst, unter einer Nummer.
        [words] Deine Notizen, die Zugfolgen, die du ausprobierst, und deine Nachrichten: Notizen und Zugfolgen nur für dich, bis du sie öffnest; Nachrichten für die Gegenseite. Solange du Mitglied bist; was du in einer Mail um einen Zug schreibst, höchstens 90 Tage, bis du gesagt hast, ob es weitergegeben wird.
        [plans] Bedingte Züge, Urlaube, wem oder was du folgst, und ein Befehl, den du noch bestätigen musst: um zu tun, worum du gebeten hast. Solange du Mitglied bist.
        [distance] Wen du stumm geschaltet, gesperrt oder gemeldet hast und was du der Clubleitung geschrieben hast: um diese Personen von dir fernzuhalten und damit die Clubleitung es lesen und beantworten kann. Solange du Mitglied bist. Meldungen über dich bleiben.
        [invitations] Deine Einladungen und Gesuche mit ihren Bedingungen, ohne Namen: um zu wissen, was vereinbart war. Sie bleiben.
        [contacts] Mailadressen, an die du Einladungen geschickt hast: um den Leuten dort zu schreiben. 90 Tage; sagt jemand Nein, bleibt nur ein Hash (eine verschlüsselte Form), damit nie wieder etwas dorthin geht.
        [mails] Mails, die wir dir geschickt haben, als reiner Text: um in deinen Antworten unsere Worte von deinen zu unterscheiden. 180 Tage.
        [notices] Was wir dir wann und wohin geschickt haben, ohne den Wortlaut: um nichts doppelt zu schicken und um zu beweisen, wann deine Uhr zu laufen begann. Bis es verschickt ist, und höchstens 90 Tage danach.
       *[requests] Worum du gebeten hast und was wir geantwortet haben, in Kurzform: damit dieselbe Nachricht nicht zweimal wirkt, und um sagen zu können, warum etwas abgelehnt wurde. 90 Tage.
    }
privacy-how = Du kannst dir alles als eine Datei geben lassen (das musst du bestätigen) oder es löschen; vor dem Löschen erfährst du, was das bedeutet, und bestätigst es mit deinem Namen. Sicherungskopien der Clubleitung enthalten deine Daten, bis auch sie entfernt werden. Mailanbieter und Discord sehen, was über sie verschickt wird; sonst geben wir nichts weiter.
muted = Du bekommst in Partie { $game } keine Nachrichten von { $opponent } mehr.
unmuted = Du bekommst in Partie { $game } wieder Nachrichten von { $opponent }.
blocked = Du hast { $name } gesperrt: Du bekommst von { $name } keine Einladungen und Nachrichten mehr. Eure laufenden Partien gehen weiter.
unblocked = { $name } ist nicht mehr gesperrt.
reported = Die Clubleitung wird lesen, was du über { $name } geschrieben hast; { $name } erfährt nichts davon.
wrote-to-organisers = Die Clubleitung wird lesen, was du geschrieben hast, und wenn sie antwortet, bekommst du Bescheid.
# $what is club, today, game, player or ruleset, $name its name; $end is yes or no.
follows = { $what ->
        [club] Du folgst jetzt dem Club: Jeden Abend bekommst du eine Ausgabe mit dem, was an dem Tag in öffentlichen Partien, bei den Gesuchen und auf den Leitern passiert ist. Ist nichts passiert, kommt nichts.
        [game] Du folgst jetzt Partie { $name }: Wenn dort jemand gezogen hat, steht sie in deiner Abendausgabe.{ $end ->
                [yes] {" "}Wenn sie zu Ende ist, erfährst du sofort, wie sie ausgegangen ist und wo sie kippte.
               *[no] {""}
            }
        [player] Du folgst jetzt { $name }: Öffentliche Partien, Gesuche und Ergebnisse auf den Leitern stehen in deiner Abendausgabe.{ $end ->
                [yes] {" "}Wenn eine dieser Partien zu Ende ist, erfährst du sofort, wie sie ausgegangen ist und wo sie kippte.
               *[no] {""}
            }
        [today] Ab jetzt kommt jeden Morgen um acht { $name } auf einen Blick. Gibt es nichts, worum du dich kümmern musst, kommt nichts.
       *[ruleset] Du bekommst Bescheid, sobald jemand eine Partie { $name } sucht.
    }
follows-no-more = { $what ->
        [club] Du folgst dem Club nicht mehr.
        [game] Du folgst Partie { $name } nicht mehr.
        [player] Du folgst { $name } nicht mehr.
        [today] { $name } auf einen Blick kommt morgens nicht mehr.
       *[ruleset] Du bekommst keinen Bescheid mehr über neue Gesuche für { $name }.
    }
follows-line = { $what ->
        [club] Der ganze Club: in deiner Abendausgabe.
        [game] Partie { $name }: in deiner Abendausgabe{ $end ->
                [yes] , und du erfährst sofort, wie sie ausgeht.
               *[no] .
            }
        [player] { $name }: in deiner Abendausgabe{ $end ->
                [yes] , und du erfährst sofort, wie die Partien ausgehen.
               *[no] .
            }
        [today] { $name } auf einen Blick: jeden Morgen um acht, für die Clubleitung.
       *[ruleset] { $name }: Du bekommst sofort Bescheid über neue Gesuche.
    }
follows-next = Die nächste Abendausgabe kommt { $at }, wenn bis dahin etwas passiert ist.
follows-nothing = Du folgst nichts. Du kannst einer Partie, einer Person oder ganz { $club } folgen und abends lesen, was passiert ist; oder einem Regelwerk, dann bekommst du Bescheid, wenn jemand eine solche Partie sucht.
edition-title = Abendausgabe von { $club }: { $date }
edition-over = Diese Partien sind zu Ende:
edition-moved = Hier wurde gezogen:
edition-more = { $count ->
        [one] Und in einer weiteren Partie.
       *[other] Und in { $count } weiteren Partien.
    }
edition-seeks = Neue Gesuche:
edition-steps = Auf den Leitern:
edition-picture = Die Bretter dieser Partien: { $games }.
# What organisers want to know of the club.
today-title = { $club } auf einen Blick: { $at }
# $today and $week are how many players were here.
today-counts = { $running ->
        [0] Gerade läuft keine Partie.
        [one] Eine Partie läuft.
       *[other] { $running } Partien laufen.
    } In den letzten 24 Stunden { $today ->
        [0] war niemand
        [one] war ein Mitglied
       *[other] waren { $today } Mitglieder
    } hier, in der letzten Woche { $week ->
        [0] niemand
        [one] ein Mitglied
       *[other] { $week }
    }.
today-quiet = Es gibt nichts, worum du dich kümmern musst.
# Below one of the lists; $what is player, game or tournament.
today-more = { $count ->
        [one] Und noch { $what ->
                [game] eine.
               *[player] eins.
            }
       *[other] Und noch { $count }.
    }
today-joined = Neu seit gestern:
today-organisers = Neu in der Clubleitung:
# $name has become an organiser.
today-organiser = { $name }{ $of ->
        [circle] {" "}(im Kreis { $circle })
       *[club] {""}
    }, ernannt { $who ->
        [organiser] von { $organiser }
       *[host] auf dem Rechner des Clubs
    } am { $at }
today-pressed = Die Zeit ist um oder läuft binnen einem Tag ab:
# It is the turn of $name.
today-time = Partie { $number }: { $state ->
        [past] Die Zeit von { $name } gegen { $opponent } ist seit { $at } um.
       *[ahead] { $name } ist gegen { $opponent } am Zug, bis { $at }.
    }
today-still = Seit zwei Wochen ist nichts passiert:
today-waits = Partie { $number }: { $name } ist gegen { $opponent } am Zug, seit { $at }.
today-reports = { $count ->
        [one] Eine offene Nachricht an die Clubleitung:
       *[other] { $count } offene Nachrichten an die Clubleitung:
    }
today-report = { $kind ->
        [report] { $number }: { $name } über { $about }
       *[letter] { $number }: { $name }
    }{ $has ->
        [text] : „{ $text }“
       *[nothing] , ohne ein Wort dazu.
    }
today-unreached = Bei diesen Mitgliedern nimmt eine Adresse nichts mehr an:
today-tournaments = Turniere, die noch nicht begonnen haben:
# $typed is handle if that differs from the name.
settings-name = Name: { $name }{ $typed ->
        [handle] {" "}(andere tippen „{ $handle }“)
       *[name] {""}
    }
settings-language = Sprache: { $value ->
        [en] Englisch (en)
        [nb] Norwegisch (nb)
        [da] Dänisch (da)
        [de] Deutsch (de)
       *[es] Spanisch (es)
    }
    .slash = Die Sprache, in der der Club dir schreibt
settings-zone = Zeitzone: { $value }{ $all-year ->
        [yes] , das ganze Jahr (wo die Uhr im Sommer umgestellt wird, nenn lieber einen Ort, etwa Europe/Berlin)
       *[no] {""}
    }
    .slash = Deine Zeitzone, z. B. Europe/Oslo
settings-channel = Benachrichtigungen: { $value ->
        [mail] per Mail
        [discord] auf Discord
       *[terminal] am Terminal
    }
settings-digest = Zusammenfassung: { $value ->
        [off] aus (jede Benachrichtigung kommt sofort)
        [hourly] stündlich, zur vollen Stunde (Zeitwarnungen und Ergebnisse kommen sofort)
       *[daily] täglich um 08:00 Uhr (Zeitwarnungen und Ergebnisse kommen sofort)
    }
    .slash = Benachrichtigungen, die warten können, stündlich oder täglich zusammenfassen
settings-quiet = Ruhezeit: { $from } bis { $until } Uhr
    .slash = Ruhezeit ohne Benachrichtigungen, z. B. 22-07, oder aus
settings-quiet-off = Ruhezeit: keine
settings-board = Bretter: { $value ->
        [picture] als Bild, wo es geht, sonst als Text
        [emoji] mit Emoji
        [unicode] mit Unicode-Zeichen
        [words] in Worten
       *[text] als Text
    }
    .slash = Wie Bretter gezeigt werden
settings-remind = Erinnerung: { $value }, bevor deine Zeit um ist
    .slash = Eine zusätzliche Erinnerung, bevor deine Zeit um ist, z. B. 24h oder 2d, oder aus
settings-remind-off = Erinnerung: nur die Warnungen des Clubs
settings-words = Worte um deine Züge in Mails: { $value ->
        [yes] die Gegenseite bekommt sie
        [no] sie bleiben bei dir
        [ask] wir fragen dich jedes Mal
       *[none] wir fragen, wenn du etwas schreibst
    }
    .slash = Ob die Gegenseite bekommt, was du in einer Mail um einen Zug schreibst
settings-reports = Berichte nach deinen Partien: { $value ->
        [on] an (wo sich die Partie gewendet hat)
       *[off] aus
    }
    .slash = Ob du nach jeder deiner Partien einen Bericht bekommst, wo sie sich gewendet hat
settings-pace = Wie schnell du antwortest: { $value ->
        [on] für andere sichtbar
       *[off] für andere verborgen
    }
    .slash = Ob andere sehen können, wie schnell du antwortest
settings-way = Verknüpft: { $channel ->
        [mail] { $address } (Mail
        [discord] { $address } (Discord
       *[terminal] das Terminal (als { $address }
    }{ $state ->
        [suspended] ; dort kommt nichts an)
       *[good] )
    }
settings-blocked = Gesperrt: { $names }
settings-how = { CLIENT() ->
        [discord] Ändern kannst du das mit { COMMAND("settings") }; eine Adresse verknüpfst du mit { COMMAND("link") }.
       *[typed] Ändern kannst du das mit Zeilen wie „einstellungen sprache deutsch zone Europe/Oslo“, „einstellungen zusammenfassung täglich ruhe 22-07 brett text“, „kanal mail“ oder „verknüpfen alva@example.org“.
    }

### Answers

asked = { $what ->
        [draw] In Partie { $game } wird dir Remis angeboten. Wenn du annimmst, endet die Partie remis. Nimmst du an?
        [resign] Möchtest du Partie { $game } aufgeben? Das lässt sich nicht rückgängig machen.
        [takeback] In Partie { $game } wirst du gebeten, eine Zugrücknahme zu erlauben. Bist du einverstanden?
        [time] In Partie { $game } wird dir mehr Zeit oder eine Pause angeboten. Nimmst du an?
        [accept] Einladung { $number } wartet auf deine Antwort. Nimmst du sie an?
        [ply] Deinen letzten Zug in Partie { $game } hast du ohne diese Ansage gespielt, und noch hat ihn niemand gesehen. Möchtest du ihn zurückziehen und mit der Ansage spielen?
       *[other] Das lässt sich nicht rückgängig machen. Bist du sicher?
    }
dropped = { $what ->
        [resign] Du hast nicht aufgegeben: Partie { $game } geht weiter.
        [draw] Du hast das Remis nicht angenommen: Partie { $game } geht weiter.
        [unsubscribe] In Ordnung, du bekommst weiterhin Mails.
        [export] In Ordnung, es wurde nichts verschickt.
        [erase] Dein Konto wurde nicht gelöscht. Es ist alles noch da.
        [tournament] Du bist nicht ausgestiegen: Du spielst weiter im Turnier mit.
        [settings] In Ordnung, nichts wurde weitergegeben.
        [ply] In Ordnung, dein Zug in Partie { $game } bleibt, wie er ist.
       *[other] In Ordnung, es ist nichts passiert.
    }
closed-question = { $what ->
        [resign] Deine Frage, ob du Partie { $game } aufgibst, ist geschlossen.
        [draw] Deine Frage zum Remis in Partie { $game } ist geschlossen.
        [unsubscribe] Deine Frage, ob du keine Mails mehr bekommst, ist geschlossen: Sie kommen weiterhin.
        [erase] Deine Frage, ob dein Konto gelöscht wird, ist geschlossen.
        [tournament] Deine Frage, ob du aus dem Turnier aussteigst, ist geschlossen.
       *[other] Deine Frage zu „{ $order }“ ist geschlossen.
    }
noted = Deine Notiz zu Partie { $game } ist gespeichert. Nur du kannst sie lesen.
line-saved = Zugfolge { $number } zu Partie { $game } ist gespeichert. Nur du kannst sie sehen.
said = { $name } schreibt (Partie { $game }): { $text }
said-on = { $name } weiter: { $text }
said-by-you = Deine Nachricht in Partie { $game } ist verschickt.
said-erased = In Partie { $game } gab es eine Nachricht für dich; sie ist inzwischen gelöscht.
moves-none = Es wurde noch nicht gezogen.
clock-none = Diese Partie wird ohne Uhr gespielt.
clock-side = { $who ->
        [you] Deine Uhr zeigt { $left }.
       *[other] Die Uhr von { $name } zeigt { $left }.
    }
captured-by = { $who ->
        [you] Du hast { $count ->
                [0] noch keinen Stein
                [one] einen Stein
               *[other] { $count } Steine
            } geschlagen.
       *[other] { $name } hat { $count ->
                [0] noch keinen Stein
                [one] einen Stein
               *[other] { $count } Steine
            } geschlagen.
    }
legal = Von { $square } aus erreichst du { $targets }.
legal-repeats = Nach einem Zug auf { $targets } wäre dieselbe Stellung { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vorgekommen. { $rule ->
        [draw] Kommt sie noch einmal vor, ist die Partie remis.
        [defenders-lose] Kommt sie noch einmal vor, verlieren die Verteidiger, egal, wer sie wiederholt.
        [mover-loses] Wer sie noch einmal wiederholt, verliert.
       *[forbidden] Sie noch einmal zu wiederholen ist nicht erlaubt.
    }
legal-ends = Nach einem Zug auf { $targets } wäre dieselbe Stellung { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vorgekommen, und { $rule ->
        [draw] die Partie wäre remis.
        [defenders-lose] die Verteidiger hätten verloren.
       *[mover-loses] du hättest verloren.
    }
legal-empty = { $square } ist leer. Nenn ein Feld mit einer deiner Figuren.
legal-none-at-all = Keine deiner Figuren kann jetzt ziehen.
legal-none = Auf { $square } steht keine Figur von dir, die jetzt ziehen kann. Versuch es mit einem anderen Feld.
legal-not-yours = Wohin Figuren ziehen können, erfährt nur, wer am Zug ist.
squares = { $count ->
        [0] { $first } bis { $last }: leer.
       *[other] { $first } bis { $last }: { $pieces }.
    }
ray = { $direction ->
        [up] Nach oben
        [right] Nach rechts
        [down] Nach unten
       *[left] Nach links
    } bis { $last }: { $count ->
        [0] leer.
       *[other] { $pieces }.
    }
ray-none = { $direction ->
        [up] Nach oben: { $from } liegt am Rand.
        [right] Nach rechts: { $from } liegt am Rand.
        [down] Nach unten: { $from } liegt am Rand.
       *[left] Nach links: { $from } liegt am Rand.
    }
squares-piece = { $piece ->
        [attackers] Angreifer { $square }
        [defenders] Verteidiger { $square }
       *[king] König { $square }
    }
games-none = Du hast keine Partien.
games-none-waiting = Du bist in keiner deiner Partien am Zug.
games-none-finished = Noch keine deiner Partien ist zu Ende.
games-none-public = Es gibt noch keine öffentlichen Partien.
games-none-of = { $name } hat keine öffentlichen Partien.
games-invitations = { $count ->
        [one] Eine Einladung wartet
       *[other] { $count } Einladungen warten
    } auf deine Antwort.
games-public = { $number }: { $attackers } (Angriff) gegen { $defenders } (Verteidigung), { $ruleset }. { $how ->
        [running] { $name } ist mit Zug { $ply } am Zug.
        [won] Gewonnen von { $name } am { $when }.
        [drawn] Remis am { $when }.
       *[closed] Ohne Ergebnis beendet am { $when }.
    }
# Partien von anderswo, die der Betreiber eingelesen hat: Ihre Namen sind nur Text.
archived-result = { $how ->
        [attackers] Die Angreifer haben gewonnen
        [defenders] Die Verteidiger haben gewonnen
        [drawn] Remis
        [closed] Ohne Ergebnis
       *[unknown] Ergebnis unbekannt
    }{ $said ->
        [yes] {" "}({ $by })
       *[no] {""}
    }
archived-ending = { $by ->
        [king-captured] König gefangen
        [escape] König entkommen
        [encirclement] Einkreisung
        [edge-fort] Randfestung
        [immobile] kein Zug mehr möglich
        [repetition] Stellungswiederholung
        [resignation] Aufgabe
        [time] Zeit
        [agreement] Einigung
        [adjudication] Entscheidung der Clubleitung
        [closing] abgebrochen
       *[unstated] nicht bekannt
    }
archived-source = { $known ->
        [both] Von anderswo: { $event }, { $date }
        [event] Von anderswo: { $event }
        [date] Von anderswo, { $date }
       *[nothing] Von anderswo
    }
archived-line = { $called }: { $attackers } (Angreifer) gegen { $defenders } (Verteidiger), { $ruleset }. { $result }. { $source }.
archived-title = { $called }: { $attackers } (Angreifer) gegen { $defenders } (Verteidiger), { $ruleset }. Diese Namen stehen so im Protokoll; Mitglieder dieses Clubs sind damit nicht gemeint.
archived-ended = { $result }.
archived-stated = Das Ergebnis, wie es aufgeschrieben wurde: { $stated }
archive-none = Solche beendeten Partien wurden nicht gefunden.
head-source = Woher
# Züge, die jemand auf einem eigenen Brett ausprobiert.
tried = Nichts davon ist gespielt: Die Züge werden nur ausprobiert, und niemand sonst sieht sie.
tried-nothing = Von hier aus ist noch kein Zug ausprobiert.
tried-line = Deine Zugfolge bisher: { $line }
tried-repeats = Dann ist dieselbe Stellung { $count ->
        [2] zweimal
       *[other] { $count }-mal
    } vorgekommen.
tried-refused = Hier ist Schluss. { $why }
tried-escape = Der König könnte als Nächstes nach { $routes } entkommen.
tried-open = Der König hat freie Bahn nach { $routes }.
tried-silent = { $count ->
        [one] Der Fluchtweg nach { $routes } wäre offen, aber nicht angesagt, also könnte der König ihn noch nicht nutzen. Um ihn angesagt auszuprobieren, schreib die Ansage hinter den Zug.
       *[other] Die Fluchtwege nach { $routes } wären offen, aber nicht angesagt, also könnte der König sie noch nicht nutzen. Um sie angesagt auszuprobieren, schreib die Ansage hinter den Zug.
    }
past = Das Brett nach Zug { $ply } von { $of }.
replay = { $ply ->
        [0] Es wurde noch nicht gezogen, also zeigt der Film nur die Anfangsstellung.
       *[other] { $from ->
            [start] Die Partie als Film, vom Anfang bis zu Zug { $ply }.
           *[other] Die Partie als Film, von Zug { $from } bis zu Zug { $ply }.
        }
    }
replay-line = Die Partie als Film, mit Zugfolge { $number } am Ende. Die Zugfolge ist nur ausprobiert: Nichts davon wurde gespielt.
watch-moves = { $all ->
        [yes] Züge:
       *[other] Die letzten Züge:
    } { $moves }
games-your-turn = { $number }: { $ruleset } gegen { $opponent }{ $partner ->
        [none] {""}
       *[other] , im Match mit Partie { $partner }
    }; du { $side ->
        [attackers] greifst an
       *[defenders] verteidigst
    }. { $until ->
        [none] Du bist am Zug.
       *[other] Du bist am Zug und hast Zeit bis { $until }.
    }
games-their-turn = { $number }: { $ruleset } gegen { $opponent }{ $partner ->
        [none] {""}
       *[other] , im Match mit Partie { $partner }
    }; du { $side ->
        [attackers] greifst an
       *[defenders] verteidigst
    }. { $until ->
        [none] { $opponent } ist am Zug.
       *[other] { $opponent } ist am Zug und hat Zeit bis { $until }.
    }
games-over = { $number }: { $ruleset } gegen { $opponent }{ $partner ->
        [none] {""}
       *[other] , im Match mit Partie { $partner }
    }; du hast { $side ->
        [attackers] angegriffen
       *[defenders] verteidigt
    }. { $how ->
        [won] Gewonnen am { $until }.
        [lost] Verloren am { $until }.
        [closed] Ohne Ergebnis beendet am { $until }.
       *[drawn] Remis am { $until }.
    }
invitations-none = Es warten keine Einladungen auf eine Antwort.
invitations-received = { $number }: { $sender } lädt dich zu { $ruleset } ein; du kannst bis { $until } antworten.
invitations-sent = { $number }: Du hast { $recipient } zu { $ruleset } eingeladen; die Einladung gilt bis { $until }.
seeks-none-for = Zurzeit sucht niemand eine Partie mit dem Regelwerk { $ruleset }.
seeks-none = Zurzeit sucht niemand eine Partie.
seeks-line = { $number }: { $reader ->
        [sender] dein Gesuch
       *[recipient] Gesuch von { $sender }
    } für { $ruleset }, noch { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }. Es gilt bis { $until }.
members-none = Niemand hier hat „{ $part }“ im Namen.
members-more = { $count ->
        [one] Eine weitere Person wird
       *[other] { $count } weitere werden
    } nicht gezeigt. Um jemanden zu finden, frag mit einem Teil des Namens.
# $seen is today, week or month; $month is only for month.
member-line = { $name }{ $typed ->
        [handle] {" "}({ $handle })
       *[name] {""}
    }{ $who ->
        [you] {" "}(du)
       *[other] {""}
    }: { $seen ->
        [today] heute hier.
        [week] diese Woche hier.
       *[month] zuletzt im { $month } hier.
    }
member-away = Im Urlaub bis { $until }.
member-looks-for = Sucht eine Partie { $rulesets }.
member-since = Im Club seit { $month }.
member-language = Sprache: { $language }.
member-pace = Die Hälfte der Antworten der letzten 90 Tage kam innerhalb von { $span }.
member-games = { $count ->
        [one] Eine Partie läuft.
       *[other] { $count } Partien laufen.
    }
member-results = { $ruleset }, im { $side ->
        [attackers] Angriff
       *[defenders] Verteidigen
    }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
member-late = { $count ->
        [one] Eine Partie ging durch Zeit verloren.
       *[other] { $count } Partien gingen durch Zeit verloren.
    }
member-with-you = Gegen dich: Du hast { $won } gewonnen, { $drawn } unentschieden gespielt und { $lost } verloren.
challenger-line = Über { $name }: im Club seit { $month }; { $games ->
        [0] noch keine beendete öffentliche Partie
        [one] eine beendete öffentliche Partie
       *[other] { $games } beendete öffentliche Partien
    }{ $late ->
        [0] {""}
       *[other] , { $late } davon durch Zeit verloren
    }{ $paced ->
        [yes] ; die Hälfte der Antworten kommt innerhalb von { $pace }.
       *[no] .
    }
# $ladder is yes if there is a place.
member-rating = { $ruleset }: Wertung { $points } ± { $deviation } nach { $games ->
        [one] einer gewerteten Partie
       *[other] { $games } gewerteten Partien
    }{ $ladder ->
        [yes] , Platz { $place } auf der Leiter.
       *[no] .
    }
member-place = { $ruleset }: Platz { $place } auf der Leiter.
why-refused = Dein letzter abgelehnter Befehl war am { $at }: { $why }
why-rules = In den Regeln von { $ruleset } steht:
why-numbers = { $plies ->
        [0] Es wurde kein Zug gemacht.
        [one] Die Partie dauerte einen Zug.
       *[other] Die Partie dauerte { $plies } Züge.
    } Die Angreifer haben { $by-attackers ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $by-attackers } Steine
    } geschlagen, die Verteidiger { $by-defenders ->
        [0] keinen.
        [one] einen.
       *[other] { $by-defenders }.
    }
notes-none = Zu Partie { $game } gibt es keine Notizen, die du lesen kannst.
notes-saved-line = Zugfolge { $number }: { $line }{ $text ->
        [none] {""}
       *[other] {" "}– { $text }
    }
tries-none = Zu Partie { $game } gibt es keine gespeicherten Zugfolgen, die du sehen kannst.
notes-line = { $ply ->
        [0] Vor dem ersten Zug
       *[other] Nach Zug { $ply }
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(für andere lesbar)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = Du kannst jetzt die Notizen von { $name } zu Partie { $game } lesen.
notes-opened-by-you = Deine Notizen zu Partie { $game } sind geöffnet: Die Gegenseite kann sie jetzt lesen, und wenn die Partie öffentlich ist, auch alle anderen. Was du von jetzt an notierst, ist wieder nur für dich.
rulesets-first = Zum Anfangen:
rulesets-rest = Die anderen:
ruleset-choice = { $name }{ $sized ->
        [yes] {""}
       *[no] {" "}{ $size }×{ $size }
    }{ $id ->
        [copenhagen] {" "}– das übliche
        [brandubh] {" "}– klein und schnell
        [ard-ri] {" "}– klein
        [magpie] {" "}– klein
        [sea-battle] {" "}– mittelgroß
        [fetlar] {" "}– ein Klassiker
        [historical] {" "}– ein Klassiker
        [castillos] {" "}– ein gedrucktes Spiel
        [kongens-bord] {" "}– ein gedrucktes Spiel
        [kopenhagen] {" "}– ein gedrucktes Spiel
        [stavanger] {" "}– ein gedrucktes Spiel
        [skalk] {" "}– ein gedrucktes Spiel
        [hnefatafl-13] {" "}– groß
        [parlett] {" "}– groß
        [alea-evangelii] {" "}– riesig
        [tablut] {" "}– aus alter Quelle
        [saami-tablut] {" "}– die Verteidiger beginnen
        [lewis-cross] {" "}– die Verteidiger beginnen
        [sea-battle-9] {" "}– die Verteidiger beginnen
        [sea-battle-11] {" "}– die Verteidiger beginnen
        [brandubh-org] {" "}– die Verteidiger beginnen
        [tawlbwrdd] {" "}– aus alter Quelle
       *[other] {""}
    }
rulesets-line = { $id }: { $name }{ $sized ->
        [yes] {""}
       *[no] , { $size }×{ $size }
    }, { $attackers } gegen { $defenders } und den König, der { $goal ->
        [corner] auf einem Eckfeld
       *[edge] am Rand
    } gewinnt{ $announcement ->
        [none] {""}
       *[other] ; Fluchtwege werden angesagt
    }
help =
    Schreib in jede Zeile einen Befehl. Hast du mehrere Partien, setz die Nummer der Partie davor: „12: d1-d4“. Für die WÖRTER IN GROSSBUCHSTABEN setzt du selbst etwas ein; was in [Klammern] steht, kannst du weglassen.
help-playing = Spielen
help-looking = Nachsehen
help-talking = Reden
help-inviting = Einladen
help-ladder = Die Leiter
help-tournaments = Turniere
help-circles = Kreise
help-you = Über dich
help-club = Der Club
# Each term, and what it says.
help-terms =
    Diese Bedingungen kannst du kombinieren:
    angriff, verteidigung | deine Seite; zufall lost sie aus
    match | zwei Partien zugleich, mit vertauschten Seiten
    3d/zug | Bedenkzeit: 3 Tage für jeden Zug
    3d/zug gegen 7d/zug | 3 Tage für dich, 7 für die Gegenseite; ungewertet
    7d+1d/10d | Bedenkzeit: 7 Tage, je Zug 1 dazu, höchstens 10
    wochenende, nacht=22-07 | die Uhr steht am Wochenende oder nachts
    ohne urlaub | Urlaub hält die Uhr nicht an
    hart, anspruch | Zeit um: sofort verloren oder erst auf Anspruch
    streng, erinnern, auto | Ansagen: selbst, mit Erinnerung, automatisch
    langsam | das Haus lässt sich Stunden Zeit, nie nachts
    hun, ohne hun | mit oder ohne den Hún, den Würfel des Königs
    gewertet, ungewertet, öffentlich, privat

help-now = Was du jetzt wohl brauchst
# Words of the game that “help WORD” explains.
topic-raichi =
    Raichi ist eine Ansage. Kann der König das Ziel in einem Zug erreichen, hat er einen
    Fluchtweg. In manchen Regelwerken müssen die Verteidiger ihn ansagen, mit einem Wort nach
    dem Zug, der ihn öffnet:
      d1-d4 raichi
    Zwei Fluchtwege zugleich sind tuichi. Auf einem Weg, den niemand angesagt hat, kann der König
    in der Regel nicht entkommen, außer die Bedingungen sagen „auto“: Dann sagt der Club für dich an.
topic-throne =
    Der Thron ist das Feld in der Mitte, auf dem der König meist beginnt. In den meisten
    Regelwerken darf nur der König dort stehen bleiben. Steine neben dem Thron können gegen ihn
    geschlagen werden, und den König gefangen zu nehmen braucht dort mehr Angreifer. Die Regeln
    deiner Partie sagen, was in ihr gilt.
topic-corner =
    In vielen Regelwerken sind die Eckfelder das Ziel: Der König gewinnt, wenn er eines erreicht.
    Dort darf nur der König auf ihnen stehen, und sie helfen, einen Stein daneben zu schlagen. In
    den anderen Regelwerken gewinnt der König auf jedem Randfeld, und Eckfelder sind gewöhnliche
    Felder.
topic-fort =
    Eine Festung sind Verteidiger am Rand, die von den Angreifern nicht gesprengt werden können,
    mit dem König darin und mit Platz zum Ziehen. In manchen Regelwerken gewinnen die Verteidiger
    damit.
topic-shieldwall =
    Beim Schlag eines Schildwalls wird eine ganze Kette von Steinen am Rand auf einmal geschlagen:
    Vor jedem Stein steht ein Gegner, und die Kette ist an beiden Enden geschlossen. Das gibt es
    nur in manchen Regelwerken.
topic-ring =
    Ein Ring ist eine Kette von Angreifern um den König und alle seine Steine, durch die keiner
    davon zum Rand kommt. In manchen Regelwerken gewinnen die Angreifer, sobald er geschlossen ist.
topic-capture =
    Du schlägst einen Stein, indem du einen von deinen so neben ihn ziehst, dass er in einer Linie
    zwischen zwei Gegnern steht, nie schräg. Selbst zwischen zwei Gegner zu ziehen ist ungefährlich.
    Manche Felder, etwa Eckfelder und der leere Thron, können den zweiten Gegner ersetzen. Der
    König ist schwerer zu fangen; wie schwer, hängt vom Regelwerk ab.
topic-king =
    Der König gewinnt für die Verteidiger, wenn er das Ziel erreicht: je nach Regelwerk den Rand
    oder ein Eckfeld. Die Angreifer gewinnen, wenn sie ihn gefangen nehmen. Auf freiem Feld braucht
    das je nach Regelwerk zwei oder vier Angreifer, auf dem Thron und daneben meist mehr. Ein K auf
    dem Brett ist der König, und er zieht wie jede Figur:
      f6-f9
topic-ply =
    In Protokollen ist ein „ply“ der Zug einer Seite. Zug 12 ist in unseren Nachrichten der zwölfte
    Zug der Partie, beide Seiten zusammengezählt.
topic-rating =
    Die Wertung sagt, wie stark jemand in einem Regelwerk ist, und wird nur aus gewerteten Partien
    berechnet. Anfangs ist sie unsicher und wird genauer, je mehr du spielst. Eine Partie ist
    gewertet, wenn ihre Bedingungen das sagen: gewertet oder ungewertet. Die Leiter richtet sich
    nach ihren Matches, nicht nach der Wertung.
topic-move =
    Schreib das Feld, auf dem die Figur steht, und das Feld, auf das sie soll: Linien haben
    Buchstaben, Reihen haben Zahlen.
      d1-d4
    d1 d4 und d1 nach d4 bedeuten dasselbe. Figuren ziehen geradeaus, in den meisten Regelwerken
    beliebig weit, und springen nicht. Was geschlagen wird, musst du nicht nennen; das findet der
    Club selbst. Eine Ansage kommt nach dem Zug: d1-d4 raichi. Bei mehreren Partien setzt du die
    Nummer davor: 12: d1-d4.
      erlaubt d1       wohin die Figur auf d1 ziehen kann
topic-mail =
    Du kannst auf jede Mail des Clubs antworten. Schreib deinen Zug oder einen Befehl in eine
    eigene Zeile über dem, was dein Mailprogramm zitiert:
      d1-d4
    Drum herum kannst du schreiben, was du willst. Jede Mail endet mit den Befehlen, die passen;
    geht es um mehrere Partien, setzt du die Nummer der Partie davor: 12: d1-d4.
      sag viel Glück   der Gegenseite schreiben
      einstellungen worte
                       ob die Gegenseite bekommt, was du um einen Zug herum schreibst
      kanal mail       Benachrichtigungen per Mail bekommen
      abmelden         keine Mails mehr von diesem Club bekommen
topic-terminal =
    Am Terminal ergänzt Tab Befehle, Namen und erlaubte Züge; mit den Pfeiltasten
    bewegst du dich in der Zeile und holst frühere Zeilen zurück. Ist eine Antwort
    viel länger als das Fenster, zeigt Enter den nächsten Teil, und „q“
    überspringt den Rest. Mit „quit“ oder Strg-C verlässt du deinen Platz; läuft
    der Club im selben Fenster, schließt ihn ein zweites Strg-C.
topic-quit =
    Du musst nichts schließen: Die Partien gehen weiter, und der Club schreibt dir, wenn du am Zug
    bist. An einem Terminal schreibst du quit, exit oder bye, um zu gehen.
      aufgeben         eine Partie aufgeben
      urlaub           eine Pause machen
      lösche mich      dein Konto löschen
help-nothing = Zu „{ $topic }“ gibt es keine Hilfe. Frag nach einem Befehl, zum Beispiel „hilfe einladen“, oder nach einem Teil der Hilfe: { $parts }.

### All that happened in a game

history-position = Stellung jetzt:
history-line = { $at }: { $what ->
        [began] Die Partie beginnt.
        [told] { $name } wird benachrichtigt, und die Uhr läuft.
        [bounced] Die Benachrichtigung an { $name } kommt zurück.
        [unreached] { $name } ist nicht zu erreichen, und die Uhr läuft trotzdem.
        [draw-offered] { $name } bietet Remis an.
        [draw-declined] { $name } lehnt das Remis ab.
        [draw-withdrawn] { $name } zieht das Remisangebot zurück.
        [draw-agreed] Beide einigen sich auf Remis.
        [withdrawn] { $name } zieht einen Zug zurück, den noch niemand gesehen hat.
        [takeback-offered] { $name } bittet um Rücknahme des letzten Zuges.
        [takeback-declined] { $name } lehnt die Rücknahme ab.
        [takeback-withdrawn] { $name } zieht die Bitte um Rücknahme zurück.
        [time-declined] { $name } lehnt das Angebot zur Bedenkzeit ab.
        [time-withdrawn] { $name } zieht das Angebot zur Bedenkzeit zurück.
        [warned] { $name } bekommt eine Zeitwarnung.
        [time-up] Die Zeit von { $name } ist um.
        [claimed] { $name } beansprucht den Sieg.
        [resigned] { $name } gibt auf.
        [void] Die Partie endet ohne Ergebnis, weil ihr Match nicht zustande kommt.
       *[secret] Die Geheimzahl für den Hún wird veröffentlicht, sodass sich jeder Wurf prüfen lässt.
    }
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; noch { $left }
    })
history-rolled = { $at }: Der Hún zeigt eine { $roll }.
history-taken-back = { $at }: { $count ->
        [one] Der letzte Zug wird zurückgenommen.
       *[other] Die letzten { $count } Züge werden zurückgenommen.
    }
history-time-offered = { $at }: { $what ->
        [pause] { $name } bietet an, die Partie bis { $time } ruhen zu lassen.
       *[more] { $name } bietet mehr Zeit für beide Seiten an ({ $time }).
    }
history-time-agreed = { $at }: { $what ->
        [pause] Beide einigen sich darauf, die Partie bis { $time } ruhen zu lassen.
       *[more] Beide einigen sich auf mehr Zeit für beide Seiten ({ $time }).
    }
history-stood = { $at }: Die Uhr von { $name } steht bis { $until }, { $because ->
        [club] weil der Club außer Betrieb ist.
        [deferred] weil das Match verschoben ist.
       *[vacation] wegen Urlaubs.
    }
history-given-back = { $at }: Eine Benachrichtigung an { $name } ist nicht rechtzeitig angekommen; die Uhr bekommt { $back } zurück.
history-extended = { $at }: Die Clubleitung gibt { $name } zusätzliche Zeit ({ $more }): „{ $reason }“
history-adjudicated = { $at }: Die Clubleitung spricht { $name } den Sieg zu: „{ $reason }“
history-adjudicated-draw = { $at }: Die Clubleitung erklärt die Partie für remis: „{ $reason }“
history-closed = { $at }: Die Clubleitung beendet die Partie ohne Ergebnis: „{ $reason }“

### What can be replied to an email

mail-quoted = „{ $text }“
mail-you-wrote = Du hast „{ $typed }“ geschrieben:
mail-nothing = In deiner Mail haben wir weder einen Befehl noch einen Zug gefunden, deshalb ist nichts passiert. Schreib bitte jeden Befehl und jeden Zug in eine eigene Zeile.
# Said instead, or besides, when a text in the email couldn’t be read.
mail-lost-damaged = Ein Teil deiner Mail ist beschädigt angekommen, deshalb konnten wir nicht alles lesen, und einen Zug, bei dem etwas fehlen könnte, spielen wir nicht. Schick sie bitte noch einmal als reinen Text.
mail-lost-encrypted = Deine Mail ist verschlüsselt, und wir haben keinen Schlüssel dafür, deshalb ist nichts passiert. Schalte bitte die Verschlüsselung für Mails an uns aus (S/MIME oder PGP, in den Sicherheitseinstellungen deines Mailprogramms) und schick sie noch einmal.
mail-lost-sealed = Deine Mail steckt in einer digitalen Signatur, die wir nicht öffnen konnten (smime.p7m), deshalb ist nichts passiert. Schalte bitte das Signieren mit S/MIME für Mails an uns aus oder wähle „Klartext“ für signierte Mails, und schick sie noch einmal.
mail-lost-one-program = Dein Text steht in einem Format, das nur Outlook lesen kann (winmail.dat), deshalb ist nichts passiert. Wähle in Outlook bitte „Nur-Text“ oder „HTML“ als Format, nicht „Rich-Text“, und schick sie noch einmal.
mail-lost-long = Deine Mail ist länger als das, was wir lesen können, und in dem gelesenen Teil haben wir weder einen Befehl noch einen Zug gefunden, deshalb ist nichts passiert. Schick sie bitte noch einmal ohne die älteren Mails darunter.
mail-lost-forwarded = In deiner Mail steckt eine andere Mail, und wir lesen nur, was du selbst schreibst, deshalb ist nichts passiert. Schreib deinen Zug oder Befehl bitte in die Mail selbst, in eine eigene Zeile.
mail-lost-files = In deiner Mail sind nur Bilder oder Dateien, und die öffnen wir nicht, deshalb ist nichts passiert. Schreib deinen Zug oder Befehl bitte in die Mail selbst, in eine eigene Zeile.
# What is said with the last answer for now, and above what was answered late.
mail-last-unread = Das ist vorerst unsere letzte Antwort auf etwas, das wir nicht verstehen. Züge, Befehle und Fragen beantworten wir weiterhin sofort, alles andere in einer einzigen E-Mail, wenn die Stunde um ist.
mail-last-answer = Das ist vorerst unsere letzte Antwort: Mehr schicken wir in einer Stunde nicht an eine Adresse. Jeder Zug und jeder Befehl von dir zählt weiterhin, und wir beantworten alles in einer einzigen E-Mail, wenn die Stunde um ist.
mail-last-quiet = Das ist vorerst unsere letzte Antwort: Du hast viel geschrieben, mit dem wir nichts anfangen konnten. Jeder Zug und jeder Befehl von dir zählt weiterhin, und auf den Rest antworten wir später wieder.
mail-late = Hier sind die Antworten auf das, was du in der letzten Stunde geschrieben hast und was noch offen war.
mail-words-went = Die Gegenseite bekommt auch, was du um deinen Zug herum geschrieben hast: { $words }
mail-words-asked = Soll die Gegenseite bekommen, was du um einen Zug herum schreibst? Bevor du antwortest, wird nichts weitergegeben, und deine Antwort gilt auch für deine nächsten Mails. Das hast du geschrieben: { $words }
mail-words-asked-again = Soll die Gegenseite auch das bekommen? { $words }
mail-words-gone = Dein Zug wurde nicht gespielt, deshalb bekommt die Gegenseite nichts von dem, was du um ihn herum geschrieben hast: { $words }
mail-words-taken-back = Was du um diesen Zug herum geschrieben hast, entfällt mit ihm, die Gegenseite bekommt es also nicht: { $words }
mail-words-stayed = Das bleibt bei dir; um der Gegenseite so etwas zu schreiben, fang eine Zeile mit „sag“ an: { $words }
mail-unread = Das konnten wir nicht als Befehl lesen: { $lines }. Um der Gegenseite zu schreiben, fang eine Zeile mit „sag“ an.
mail-several = { $count ->
        [one] Wir haben in deiner E-Mail den Zug { $moves } gefunden, waren aber nicht sicher, ob du ihn spielen willst. Deshalb wurde er nicht gespielt. Um ihn zu spielen, schick ihn in einer eigenen Zeile.
       *[other] In deiner Mail stehen mehrere Züge: { $moves }. Keiner davon wurde gespielt. Antworte mit dem, den du meinst, in einer eigenen Zeile.
    }
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Das war zu viel auf einmal, deshalb ist diese Zeile liegen geblieben: { $lines }. Schick sie bitte noch einmal in einer neuen Nachricht.
       *[other] Das war zu viel auf einmal, deshalb sind { $count } Zeilen liegen geblieben: { $lines }. Schick sie bitte noch einmal in einer neuen Nachricht.
    }
mail-asked = Wir haben eine Mail von deiner Adresse bekommen, in der steht: { $lines }. Wir konnten nicht prüfen, ob sie wirklich von dir ist, deshalb ist noch nichts passiert. Warst du das? Dann antworte innerhalb von zwei Tagen mit Ja, und wir führen es aus. Wenn nicht, hat jemand anders deine Adresse benutzt: Antworte mit Nein oder gar nicht, dann passiert nichts. Solange du auf keine dieser Fragen mit Ja oder Nein antwortest, schicken wir dir höchstens drei davon in zwei Tagen. Wenn jemand immer wieder in deinem Namen schreibt, schick deine Befehle als Antwort auf unsere Mails: Das kann sonst niemand.
mail-asked-consent = Wir haben eine Mail von deiner Adresse { $sender } bekommen, in der steht: { $lines }. Weil es darum geht, wer in deinem Namen spielen kann oder wer zur Clubleitung gehört, ist noch nichts passiert. Warst du das? Dann antworte innerhalb von zwei Tagen auf diese Mail mit Ja, und wir führen es aus. Wenn nicht, benutzt jemand anders deinen Namen: Antworte mit Nein oder gar nicht, dann passiert nichts.
mail-asked-words = In der Mail steht auch das, und wenn du mit Ja antwortest, geht es mit dem Zug mit: { $words }
mail-digest = { $count ->
        [one] Eine Benachrichtigung
       *[other] { $count } Benachrichtigungen
    }
mail-subject-turns = Du bist am Zug in { $kind ->
        [single] Partie { $list }
        [few] den Partien { $list }
       *[many] { $list } Partien
    } ({ $notifications })
mail-subject-invitation = Einladung { $number }
mail-subject-answer = Antwort auf deine Mail
mail-subject-asked = Hast du an { $club } geschrieben?
mail-subject-contact = Hnefatafl per Mail
mail-subject-edition = Die Abendausgabe
mail-subject-other = Von deinem Hnefatafl-Club
mail-page = { $shows ->
        [turn] Auf der Seite der Partie kannst du auch durch Antippen ziehen: { $address }
        [game] Du kannst die Partie auch auf ihrer Seite ansehen: { $address }
       *[other] Du kannst das auch auf einer Seite ansehen: { $address }
    }
# A link to the page that shows the same as a post.
page-link = Seite öffnen
mail-reply = Du kannst mit einer dieser Zeilen antworten, ganz oben in deiner Mail:

### Acts, in the terms of the table of orders

# What a line does; .open: what is still to be added to it does. .button: on a button, at most 80
# characters; .button-open: on one after which something is written. .choose: above a list of what it
# can be done with. .box and .field: where it is written. .example: a whole line, the same command in
# every language, but for what is written to people. .slash: as a command in Discord. .help: each form
# and what it does; .help-more: what help on it adds.
act-yes = ja, ausführen
    .button = Ja
    .help =
        ja, nein | auf eine Frage des Clubs antworten
act-no = nein, nichts tun
    .button = Nein
act-join = dem Club unter diesem Namen beitreten
    .open = dem Club beitreten: schreib einen Namen deiner Wahl dazu
    .button = Als { $what } beitreten
    .button-open = Namen wählen …
    .box = Dem Club beitreten
    .field = Name: bis zu 4 Wörter, Ziffern, Bindestriche
    .example = beitreten Alva Berg
    .help =
        beitreten [NAME] | Mitglied werden
act-rename =
    .open = den Namen ändern, unter dem du angezeigt wirst{ CLIENT() ->
            [discord] {""}
           *[typed] : schreib den neuen dazu
        }
    .button-open = Namen ändern …
    .box = Namen ändern
    .field = { act-join.field }
    .example = umbenennen Alva Berg
    .help =
        umbenennen NAME | den Namen ändern, unter dem du angezeigt wirst
act-games = deine Partien ansehen
    .button = Meine Partien
    .slash = Deine Partien auflisten, oder beendete finden, auch von anderswo
    .help =
        partien, partien wartend, partien beendet | deine Partien; die, in denen du am Zug bist; die beendeten
        partien alle, partien NAME | öffentliche Partien: alle im Club oder die von NAME
act-settings = deine Einstellungen ansehen oder ändern
    .button = Meine Einstellungen
    .example = einstellungen sprache deutsch zone Europe/Oslo zusammenfassung täglich ruhe 22-07
    .slash = Deine Einstellungen zeigen oder ändern
    .help =
        einstellungen | deine Sprache, Zeitzone, Zusammenfassung, Ruhezeit, Bretter und Erinnerung
        einstellungen WAS WERT | sie ändern: einstellungen zone Europe/Oslo ruhe 22-07; einstellungen erinnerung 24h erinnert dich so lange, bevor deine Zeit um ist; einstellungen worte ja, nein oder fragen: ob die Gegenseite bekommt, was du in einer Mail um einen Zug schreibst; einstellungen berichte aus: nach deinen Partien kein Bericht, wo sie sich gewendet haben; einstellungen tempo aus: niemand sieht, wie schnell du antwortest
        einstellungen geräte, einstellungen geräte beenden 2 | wo du auf den Seiten des Clubs angemeldet bist; dieses Gerät abmelden, oder mit „alle“ jedes
        einstellungen kalender, einstellungen kalender neu | die geheime Adresse deines Kalenders, oder eine neue, wenn der Club öffentliche Seiten hat
act-help = alle Befehle ansehen
    .button = Hilfe
    .example = hilfe remis
    .help =
        hilfe | dieser Text
        hilfe BEFEHL | der Teil über einen Befehl: hilfe einladen
act-help-one = nachlesen, was dieser Befehl bewirkt
act-invitations = die Einladungen ansehen, die auf eine Antwort warten
    .button = Einladungen an mich
    .help =
        einladungen | die Einladungen, die auf eine Antwort warten
act-seeks = nachsehen, wer eine Partie sucht
    .button = Gegner finden
    .help =
        gesuche | die offenen Gesuche; „annehmen NUMMER“ nimmt eines an
act-rulesets = die Regelwerke ansehen: die Arten von Hnefatafl hier
    .button = Alle Regelwerke
    .help =
        regelwerke | die Regelwerke: die Arten von Hnefatafl, die es hier gibt
act-rules = die Regeln lesen
    .button = Regeln
    .example = regeln skalk
    .slash = Die Regeln zeigen
    .help =
        regeln [REGELWERK] [TEIL] | die Regeln in Kürze, von REGELWERK oder deiner Partie; oder ein Teil davon, oder alles: regeln brandubh alles
act-rules-part = einen Teil lesen, etwa so
    .button = So wird geschlagen
    .choose = Einen Teil ausführlich lesen
act-rules-all = alle Regeln lesen
    .button = Alle Regeln
act-challenge = selbst eine Einladung schicken
    .open = jemanden einladen{ CLIENT() ->
            [discord] {""}
           *[typed] {" "}(mit Namen und Regelwerk)
        }
    .button = { $what } einladen
    .example = einladen ylva skalk angriff 7d+1d/10d ungewertet
    .slash = Jemanden zu einer Partie einladen
    .help =
        einladen NAME REGELWERK [BEDINGUNGEN] | zu einer Partie: einladen ylva skalk angriff 7d+1d/10d; statt des Namens geht auch eine Mailadresse
        einladen haus [STUFE] REGELWERK [BEDINGUNGEN] | gegen das Haus spielen, auf Stufe 1 bis 5; es nimmt sofort an: einladen haus 2 brandubh angriff. „warum“ erklärt seinen letzten Zug. In Partien mit „anspruch“ erhebt es nie Anspruch
act-seek =
    .open = eine Partie suchen{ CLIENT() ->
            [discord] {""}
           *[typed] : schreib ein Regelwerk dazu
        }
    .example = suche 2 skalk zufall 3d/zug gewertet
    .slash = Ein Gesuch veröffentlichen, das alle annehmen können
    .help =
        suche [ANZAHL] REGELWERK [BEDINGUNGEN] | ein Gesuch veröffentlichen, das alle annehmen können; ANZAHL: wie viele Partien du möchtest
act-accept = die Einladung annehmen
    .button = { -accept }
    .button-against = Gegen { $name } spielen
    .button-joining = Beitreten und annehmen
    .choose = Eine Einladung annehmen
    .example = annehmen 12
    .slash = Eine Einladung oder ein Gesuch annehmen
    .help =
        annehmen [NUMMER], ablehnen [NUMMER] [GRUND] | eine Einladung beantworten
        gegenangebot [NUMMER] BEDINGUNGEN | mit anderen Bedingungen antworten
act-decline = ablehnen, mit einem Grund, wenn du magst
    .button = { -decline }
    .choose = Eine Einladung ablehnen
    .example = ablehnen 12 diesen Monat keine Zeit
act-counter = ein Gegenangebot machen{ CLIENT() ->
        [discord] {""}
       *[typed] , so wie hier
    }
    .button = Andere Bedingungen …
    .example = gegenangebot 12 verteidigung 3d/zug
act-cancel = die Einladung oder das Gesuch widerrufen
    .button = { -take-back }
    .choose = Eine Einladung zurückziehen
    .example = widerrufen 12
    .help =
        widerrufen [NUMMER] | eine Einladung oder ein Gesuch von dir widerrufen
act-move = dein Zug, so geschrieben wie hier
    .help =
        d1-d4 | ein Zug; eine Ansage steht dahinter: d1-d4 raichi
act-legal = nachsehen, wohin dieser Stein ziehen kann
    .example = erlaubt f6
    .help =
        erlaubt [FELD] | wohin deine Figuren ziehen können, oder eine: erlaubt f6
act-roll = mit dem Hún würfeln, dem Würfel des Königs
    .button = Würfeln
    .help =
        würfle | mit dem Hún (dem Würfel des Königs) würfeln
act-draw = Remis anbieten
    .button = Remis anbieten
    .example = remis annehmen
    .slash = Remis anbieten oder auf ein Angebot antworten
    .help =
        remis | Remis anbieten
        remis annehmen, remis ablehnen, remis zurückziehen | ein Angebot beantworten oder dein eigenes zurückziehen
act-draw-accept = das Remis annehmen
    .button = { -accept }
act-draw-decline = das Remis ablehnen
    .button = { -decline }
act-draw-withdraw = dein Remisangebot zurückziehen
    .button = { -take-back }
act-takeback = deinen Zug zurücknehmen; wurde er schon gesehen, wird gefragt
    .button = Zug zurücknehmen
    .example = rücknahme annehmen
    .slash = Um Rücknahme deines letzten Zuges bitten oder auf so eine Bitte antworten
    .help =
        rückgängig | deinen letzten Zug zurücknehmen; hat ihn dein Gegner schon gesehen, wird er um Rücknahme gebeten
        rücknahme annehmen, rücknahme ablehnen, rücknahme zurückziehen | so eine Bitte beantworten oder deine eigene zurückziehen
act-takeback-accept = die Rücknahme erlauben
    .button = { -accept }
act-takeback-decline = die Rücknahme ablehnen
    .button = { -decline }
act-offer-time =
    .open = mehr Zeit oder eine Pause anbieten
    .example = biete zeit 3 tage
    .help =
        biete zeit ANZAHL tage | euch beiden mehr Zeit anbieten: biete zeit 3 tage
act-offer-pause =
    .example = biete pause bis Freitag
    .help =
        biete pause ANZAHL tage, biete pause bis TAG | eine Pause anbieten: Keine Uhr läuft, ziehen könnt ihr trotzdem; eine neue Pause ersetzt die alte
act-time =
    .example = zeit annehmen
    .help =
        zeit annehmen, zeit ablehnen, zeit zurückziehen | so ein Angebot beantworten oder dein eigenes zurückziehen
    .help-more = { act-clock.help-more }
act-time-accept = das Angebot annehmen
    .button = { -accept }
act-time-decline = das Angebot ablehnen
    .button = { -decline }
act-time-withdraw = dein Angebot zurückziehen
    .button = { -take-back }
act-claim = den Sieg beanspruchen
    .button = Sieg beanspruchen
    .help =
        beanspruchen | den Sieg beanspruchen, wenn die Zeit der Gegenseite um ist
act-resign = die Partie aufgeben; wir fragen vorher nach
    .button = Aufgeben
    .example = aufgeben ja
    .slash = Eine Partie aufgeben
    .help =
        aufgeben | die Partie aufgeben (wir fragen nach: ja oder nein)
act-if = die Antworten dieser Zugfolge im Voraus planen
    .open = deine Antwort im Voraus planen{ CLIENT() ->
            [discord] {""}
           *[typed] , so wie hier
        }
    .button = Diese Antworten planen
    .example = wenn d4-d6 dann f6-f3
    .slash = Bedingte Züge planen: Antworten auf mögliche Züge der Gegenseite
    .help =
        wenn ZUG dann ZUG | deine Antwort planen: wenn d4-d6 dann f6-f3; auch „wenn schlag auf f6 dann halt“ und „sonst wenn …“; das sieht sonst niemand
        wenn ZUG dann aufgeben | aufgeben, wenn das gespielt wird; ohne Rückfrage
        wenn ZUG dann sag Bescheid | nichts spielen und es sofort erfahren
        wenn zeigen, wenn löschen | deinen Plan noch einmal ansehen oder verwerfen
act-if-show = deinen Plan noch einmal ansehen
    .button = Meinen Plan zeigen
act-if-clear = deinen Plan verwerfen
    .button = Plan verwerfen
act-say =
    .open = eine Nachricht schreiben, in deinen eigenen Worten
    .box = Der Gegenseite schreiben
    .field = Deine Nachricht
    .example = sag viel Glück
    .slash = Der Gegenseite eine Nachricht schreiben
    .help =
        sag TEXT | der Gegenseite etwas schreiben
act-mute = in dieser Partie keine Nachrichten mehr bekommen
    .button = Nachrichten stummschalten
    .help =
        stumm, laut | Nachrichten der Gegenseite in einer Partie aus- und wieder einschalten
act-unmute = diese Nachrichten wieder bekommen
    .button = Nachrichten wieder zulassen
act-note =
    .open = eine Notiz für dich selbst schreiben
    .button-open = Notiz schreiben …
    .box = Eine Notiz für dich
    .field = Was du dir merken möchtest
    .example = notiz auf das Eckfeld a11 achten
    .help =
        notiz TEXT | etwas notieren, das nur du lesen kannst
act-notes = die Notizen lesen
    .button = Notizen lesen
    .help =
        notizen | deine Notizen zur Partie
        notizen öffnen | andere sie lesen lassen, wenn die Partie zu Ende ist
act-try =
    .open = Züge ausprobieren, ohne sie zu spielen
    .open-in-game = von hier aus weitere Züge ausprobieren
    .button-open = Zug ausprobieren
    .example = probiere d1-d4 e5-e7
    .slash = Züge ausprobieren, ohne sie zu spielen
    .help =
        probiere ZÜGE | was diese Züge bewirken würden, ohne sie zu spielen: probiere d1-d4 e5-e7; noch einmal, um von dort weiterzugehen; auch von früher: probiere nach 7 d1-d4, oder in Partie 12: probiere 12.7
        probiere zurück | den letzten ausprobierten Zug zurücknehmen
        probiere speichern [TEXT] | die Zugfolge merken; nur du siehst sie
act-try-back = den letzten ausprobierten Zug zurücknehmen
    .button = Zurücknehmen
act-try-save = diese Zugfolge speichern, gern mit ein paar Worten
    .button = Zugfolge speichern
act-tries = deine gespeicherten Zugfolgen ansehen
    .button = Gespeicherte Zugfolgen
    .help =
        zugfolgen [NUMMER] | deine Zugfolgen, oder mit einer weitermachen
act-tries-one = mit einer dieser Zugfolgen weitermachen
    .button = Mit Zugfolge { $what } weitermachen
    .choose = Mit einer Zugfolge weitermachen
act-board = das Brett und den Stand der Partie ansehen
    .button = Brett zeigen
    .slash = Das Brett zeigen
    .help =
        brett | das Brett und den Stand der Partie
act-rank =
    .example = reihe 6
    .help =
        reihe NUMMER | die Figuren in einer Reihe: reihe 6
act-file =
    .example = linie f
    .help =
        linie BUCHSTABE | die Figuren in einer Linie: linie f
act-rays =
    .example = strahlen f6
    .help =
        strahlen FELD | die Figuren in jeder Richtung von einem Feld: strahlen f6
act-history = alles ansehen, was in der Partie geschehen ist
    .button = Was geschehen ist
    .help =
        verlauf | alles, was geschehen ist, mit Datum und Uhrzeit
    .help-more =
        Die Prüfsumme ist ein kurzer Code, der beweist, dass der bisherige Verlauf der Partie
        nicht geändert wurde. Sie wird aus allem berechnet, was in der Partie geschehen ist. Du
        findest sie am Ende jeder Mail zur Partie, in den Dateinamen der Bilder auf Discord, am
        Ende von „verlauf“ und wenn die Partie zu Ende ist. Sie gehört zum letzten Zug, deshalb
        sehen beide Seiten dieselbe, so oft sie auch nachsehen. Wenn du sie aufbewahrst, kann
        niemand ändern, was bis zu diesem Zug geschehen ist, ohne dass du es merkst:
        „protokoll“ zeigt alles, was geschehen ist, und „taflpost verify“ prüft deine
        Prüfsumme daran.
act-record = dasselbe als Protokoll bekommen, das sich prüfen lässt
    .button = Protokoll
    .help =
        protokoll | dasselbe als Protokoll, das sich prüfen lässt
act-replay = die Partie als Film ansehen
    .button = Die Partie als Film
    .help =
        nachspielen | die Partie als kleiner Film
act-archive = mehr davon sehen
    .button = { control-next }
    .help =
        archiv [NAME] [gegen NAME] [regeln REGELWERK] [gewonnen …] | beendete Partien, die des Clubs und welche von anderswo; auch danach, wie und wann sie endeten: archiv flucht seit 2011 bis 2012; mit „archiv seite 2“ geht es weiter
        archiv NUMMER | eine Partie von anderswo: archiv 12, archiv 12 nach 7, archiv 12 protokoll, archiv 12 nachspielen
act-archive-one = diese Partie von anderswo ansehen
act-archive-record = { act-record }
    .button = { act-record.button }
act-archive-replay = { act-replay }
    .button = { act-replay.button }
act-rematch = noch einmal spielen, mit vertauschten Seiten
    .button = Revanche
    .help =
        revanche | die letzte Partie noch einmal, mit vertauschten Seiten
act-watch = der Partie zusehen, wenn sie öffentlich ist
    .button = Zuschauen
    .choose = Bei einer Partie zuschauen
    .example = zuschauen 12
    .help =
        zuschauen NUMMER [ZUG] | einer öffentlichen Partie zusehen: zuschauen 12, oder zuschauen 12 7 für das Brett nach Zug 7; auch „12: verlauf“ geht
act-follow = abends die Neuigkeiten lesen
    .button = Folgen
    .example = folgen 12
    .help =
        folgen NAME | abends lesen, was bei einer Person, in einer Partie (folgen 12) oder im Club (folgen club) passiert ist; mit „folgen NAME ende“ erfährst du auch sofort, wie es ausgeht; „folgen REGELWERK“ sagt dir sofort, wenn jemand eine Partie sucht
        folgen, nicht mehr folgen NAME | sehen, wem oder was du folgst; nicht mehr folgen
act-follow-all = sehen, wem oder was du folgst
    .button = Was ich verfolge
act-follow-end = außerdem sofort erfahren, wie Partien ausgehen
    .button = Sag mir, wie es ausgeht
act-follow-ruleset = Bescheid bekommen, sobald jemand es spielen will
    .button = Sag mir Bescheid
act-follow-today = jeden Morgen erfahren, worum du dich kümmern musst
    .button = Jeden Morgen Bescheid sagen
act-unfollow = nicht mehr folgen
    .button = { $what } nicht mehr folgen
    .example = nicht mehr folgen 12
act-organisers = sehen, wer zur Clubleitung gehört
    .open = der Clubleitung schreiben: füg an, was du sagen willst
    .button-open = Der Clubleitung schreiben
    .box = Der Clubleitung schreiben
    .field = Was du ihr sagen möchtest
    .example = clubleitung kann ich wieder heißen wie früher
    .help =
        clubleitung | wer zur Clubleitung gehört
        clubleitung TEXT | der Clubleitung schreiben
act-report =
    .example = melde ylva unfreundliche Nachrichten
    .slash = Der Clubleitung schreiben, über jemanden oder etwas anderes
    .help =
        melde NAME TEXT | der Clubleitung etwas über jemanden melden
act-organise =
    .example = organisiere ernenne ylva
    .help =
        organisiere … | was nur sie kann: hilfe organisiere
    .help-more =
          organisiere sperre NAME 3 tage GRUND, organisiere entsperre NAME GRUND
                           schließ jemanden aus (auch „dauerhaft“), oder heb das auf
          organisiere entscheide PARTIE angreifer GRUND,
          organisiere schließe PARTIE GRUND
                           beende eine Partie: angreifer oder verteidiger gewinnt,
                           oder „remis“; oder ohne Ergebnis
          organisiere verlängere PARTIE angreifer 2d GRUND
                           gib einer Seite mehr Zeit: 2d, 12h oder 1d12h
          organisiere leiter …, organisiere turnier …
                           Leitern und Turniere öffnen: siehe „hilfe leiter“ und
                           „hilfe turnier“
          organisiere antworte NUMMER TEXT, organisiere verkünde TEXT
                           antworte auf eine Nachricht; sag allen etwas
          organisiere ernenne NAME, organisiere entlasse NAME GRUND
                           nimm jemanden in die Clubleitung auf; nimm das zurück,
                           oder tritt selbst zurück
act-organise-answer =
    .open = antworten: füg an, was du sagen willst
    .button-open = { control-answer }
    .box = Für die Clubleitung antworten
    .field = Deine Antwort
    .example = danke, wir sehen es uns an
act-organise-circle-open = den Kreis allen zeigen und öffnen, falls er wartet
    .button = { $what } öffnen
act-block = diese Person sperren: keine Einladungen und Nachrichten mehr
    .button = { $what } sperren
    .example = sperre ylva
    .slash = Jemanden sperren: keine Einladungen und Nachrichten mehr
    .help =
        sperre NAME, entsperre NAME | von NAME keine Einladungen und Nachrichten bekommen, oder doch wieder
act-unblock = die Sperre aufheben
    .button = Sperre von { $what } aufheben
    .example = entsperre ylva
act-channel = deine Benachrichtigungen dort bekommen
    .button = { $what ->
            [mail] Nachrichten per Mail
            [discord] Nachrichten auf Discord
           *[terminal] Nachrichten am Terminal
        }
    .example = kanal mail
    .help =
        kanal mail, kanal discord, kanal terminal | wohin deine Benachrichtigungen gehen
act-link =
    .open = eine Adresse verknüpfen{ CLIENT() ->
            [discord] {""}
           *[typed] , so wie hier
        }
    .example = verknüpfen alva@example.org
    .slash = Eine Mailadresse verknüpfen oder den Code eingeben, den du bekommen hast
    .help =
        verknüpfen ADRESSE, verknüpfen CODE, trennen ADRESSE | eine Adresse mit deinem Konto verknüpfen oder trennen
act-link-code = ja, diese Adresse gehört mir
    .button = Ja, das bin ich
act-unlink = diese Adresse vom Konto trennen
    .button = { $channel ->
            [discord] Dieses Discord-Konto trennen
           *[mail] { $what } trennen
        }
    .choose = Eine Adresse trennen
    .example = trennen alva@example.org
act-settings-devices = nachsehen, wo du angemeldet bist
    .button = Meine Geräte
act-settings-devices-end = dieses Gerät abmelden
    .button = Gerät { $what } abmelden
act-settings-devices-end-all = alle deine Geräte abmelden
    .button = Alle abmelden
act-settings-calendar-new = eine neue Adresse für deinen Kalender bekommen
    .button = Neue Adresse
act-vacation =
    .open = Urlaub nehmen{ CLIENT() ->
            [discord] {""}
           *[typed] , so wie hier
        }
    .example = urlaub bis Freitag
    .help =
        urlaub, urlaub 3 tage, urlaub bis Freitag, urlaub ende, urlaub vom 20.12. bis 6.1. | deine Uhren anhalten, wo Urlaub erlaubt ist
act-vacation-end = deinen Urlaub beenden
    .button = Urlaub beenden
act-export = alles bekommen, was der Club über dich speichert
    .button = Meine Daten abrufen
    .help =
        export | all das als Datei bekommen
act-privacy = nachlesen, was der Club über dich speichert und wozu
    .button = Was ihr über mich speichert
    .help =
        datenschutz | was der Club über dich speichert und wozu
act-erase = dein Konto löschen; wir fragen vorher nach
    .button = Mein Konto löschen …
    .box = Dein Konto löschen
    .field = Zur Bestätigung: dein Name in diesem Club
    .example = lösche mich Ylva
    .help =
        lösche mich | dein Konto löschen (du erfährst vorher, was das bedeutet)
act-erase-one = dein Konto löschen; das lässt sich nicht rückgängig machen
    .button = { act-erase.button }
act-circle = die Kreise auflisten
    .button = Kreise
    .slash = Die Kreise auflisten oder einen ansehen, um ihm beizutreten oder ihn zu verlassen
    .help =
        kreis [NAME] | die Clubs im Club, oder einer davon
        kreis beitreten NAME, kreis verlassen NAME | einem Kreis beitreten oder ihn verlassen
    .help-more =
        Für die Clubleitung:
          organisiere kreis öffne NAME,
          organisiere kreis schließe NAME GRUND
                           öffne einen Kreis, wenn du willst mit „sprache de“ oder
                           „server NUMMER“, oder löse ihn auf
          organisiere kreis ernenne KREIS NAME,
          organisiere kreis entlasse KREIS NAME GRUND
                           gib einem Mitglied die Leitung, oder nimm sie ihm
          organisiere kreis verkünde KREIS TEXT
                           sag allen Mitgliedern etwas, einmal am Tag
act-circle-one = sehen, wer zum Kreis gehört und was dort gespielt wird
    .button = Kreis zeigen
    .choose = Kreis auswählen
act-circle-join = dem Kreis beitreten
    .button = Dem Kreis beitreten
act-circle-leave = den Kreis verlassen
    .button = Kreis verlassen
act-ladder = die Leiter ansehen und erfahren, wen du fordern kannst
    .button = Leiter
    .example = leiter fordere ylva
    .help =
        leiter [REGELWERK] | die Rangfolge, und wen du fordern kannst
        leiter beitreten REGELWERK, leiter verlassen | einer Leiter beitreten oder sie verlassen
        leiter fordere NAME | um einen Platz spielen: zwei Partien, Seiten vertauscht
        leiter überlassen, leiter verschieben | deinen Platz kampflos überlassen oder das Match verschieben
        leiter warum NAME | ob du NAME fordern kannst und wie NAME auf den Platz kam
        leiter spieler NAME | was NAME auf der Leiter erreicht hat
        leiter regeln | die Regeln der Leiter mit allen Zahlen
        leiter 2026-10 | die Leiter am Ende eines Monats, hier Oktober 2026
    .help-more =
        Für die Clubleitung:
          organisiere leiter öffne REGELWERK,
          organisiere leiter schließe REGELWERK GRUND
                           öffne (KREIS/REGELWERK; „haus 1“) oder schließe sie
          organisiere leiter setze REGELWERK NAME PLATZ GRUND,
          organisiere leiter entferne REGELWERK NAME GRUND
                           gib jemandem einen anderen Platz, oder keinen mehr
act-ladder-one = { act-ladder }
    .button = { act-ladder.button }
    .choose = Eine Leiter wählen
act-ladder-join = der Leiter beitreten
    .button = Der Leiter beitreten
    .choose = Einer Leiter beitreten
act-ladder-rules = die Regeln der Leiter lesen
    .button = Regeln
act-ladder-leave = die Leiter verlassen
    .button = Die Leiter verlassen
act-ladder-player = deine Ergebnisse auf der Leiter ansehen
    .button = Meine Ergebnisse
act-ladder-why = nachlesen, warum du diese Person nicht fordern kannst
    .button = Warum nicht { $what }?
act-ladder-challenge = zu einem Match um diesen Platz fordern
    .button = { $name } fordern (Platz { $place })
    .choose = Jemanden fordern
    .slash = Jemanden zu einem Match um einen Platz fordern
act-ladder-concede = den Platz kampflos überlassen
    .button = Platz überlassen
act-ladder-defer = das Match verschieben
    .button = Verschieben
act-tournament = alle Turniere ansehen
    .button = Turniere
    .slash = Die Turniere oder eines davon zeigen
    .help =
        turnier [NUMMER] | alle Turniere, oder eines mit seinen Kreuztabellen
        turnier teilnehmen NUMMER, turnier verlassen NUMMER | dich anmelden (bis zum Beginn), abmelden oder aussteigen
    .help-more =
        Für die Clubleitung:
          organisiere turnier öffne "NAME" REGELWERK 2027-01-15 18:00
                           schreib ein Turnier aus, das dann (deine Zeit) beginnt;
                           auch mit „gruppen 6“, „tage 3“, „finale 2 übernommen“,
                           „haus 1“, „kreis vikings“ oder „uhr 3d/zug“
          organisiere turnier starte NUMMER,
          organisiere turnier absagen NUMMER GRUND,
          organisiere turnier entferne NUMMER NAME GRUND
                           beginn es sofort, sag es ab, oder nimm jemanden heraus
act-tournament-one = nachsehen, wer mitspielt und wie es steht
    .button = Turnier zeigen
    .choose = Ein Turnier wählen
act-tournament-join = dich für das Turnier anmelden
    .button = Anmelden
    .choose = Zu einem Turnier anmelden
act-tournament-leave = aus dem Turnier aussteigen
    .button = Aussteigen
    .choose = Aus einem Turnier aussteigen
act-withdraw =
    .help =
        zurückziehen | deinen Zug zurückziehen, solange ihn niemand gesehen hat
act-moves =
    .help =
        züge | alle bisherigen Züge
act-clock =
    .help =
        uhr | die verbleibende Zeit
    .help-more =
        Deine Uhr beginnt zu laufen, wenn der Club dich benachrichtigt hat, dass du am Zug
        bist. Können wir das nicht, weil du keine Nachrichten möchtest, weil sie zurückkommen
        oder weil kein anderer Weg zu dir führt, läuft die Uhr trotzdem, und die Gegenseite
        kann sehen, seit wann. Hat der Club selbst eine Störung, beginnt sie spätestens drei
        Tage nach Beginn deines Zuges zu laufen. Kommt eine Benachrichtigung, dass du am Zug
        bist, nicht an, bekommt deine Uhr die Zeit zurück, die sie in diesem Zug verloren hat,
        in einer ganzen Partie aber nie mehr als ein Zehntel ihrer Anfangszeit.
act-picture =
    .help =
        bild, bild nach 7 | das Brett als Bild, jetzt oder nach Zug 7
act-captured =
    .help =
        geschlagen | wie viele Steine jede Seite geschlagen hat
act-hint =
    .help =
        tipp | ein guter Zug, in einer ungewerteten Partie gegen das Haus
act-unsubscribe =
    .help =
        abmelden | keine Mails mehr von diesem Club bekommen
act-why =
    .help =
        warum | warum dein letzter Befehl abgelehnt wurde oder eine Partie so ausging
act-players =
    .help =
        spieler [TEIL] | wer hier spielt, oder wer TEIL im Namen hat
act-player =
    .help =
        profil [NAME] | NAME, oder du selbst: Ergebnisse, Tempo, Wertung, Plätze, Partien
act-club-today =
    .help =
        club heute | worum sich die Clubleitung kümmern muss; nur sie sieht es. „folge club heute“ schickt es ihr jeden Morgen

### What else can be sent

reply-no-contact = nie wieder Mails von diesem Club bekommen
reply-pass-on = weitergeben
reply-keep-words = nicht weitergeben
reply-ask-words = mich jedes Mal fragen
reply-answer-in = Antworten auf Deutsch bekommen
reply-send = ausführen
reply-choose = oder schick einfach { $number }
reply-announce-after = zurückziehen und mit der Ansage spielen

### What the organisers decide

host-suspended = { $who ->
        [you] { $until ->
            [none] Die Clubleitung hat dich auf unbestimmte Zeit vom Spielbetrieb ausgeschlossen.
           *[other] Die Clubleitung hat dich bis { $until } vom Spielbetrieb ausgeschlossen.
        } Du kannst dir weiterhin alles ansehen, aber nicht ziehen oder schreiben, und deine Uhren laufen weiter.
        [opponent] { $until ->
            [none] Die Clubleitung hat { $name } auf unbestimmte Zeit vom Spielbetrieb ausgeschlossen.
           *[other] Die Clubleitung hat { $name } bis { $until } vom Spielbetrieb ausgeschlossen.
        } In deinen Partien mit { $name } laufen die Uhren weiter; wenn du das für falsch hältst, wende dich bitte an die Clubleitung.
       *[player] { $until ->
            [none] { $name } ist auf unbestimmte Zeit vom Spielbetrieb ausgeschlossen und wurde benachrichtigt.
           *[other] { $name } ist bis { $until } vom Spielbetrieb ausgeschlossen und wurde benachrichtigt.
        }
    }
host-lifted = { $who ->
        [you] Die Clubleitung hat deinen Ausschluss aufgehoben: Du kannst wieder spielen.
        [opponent] Die Clubleitung hat den Ausschluss von { $name } aufgehoben: { $name } kann wieder spielen.
       *[player] { $name } ist nicht mehr ausgeschlossen und wurde benachrichtigt.
    }
host-extended = { $who ->
        [you] Die Clubleitung hat dir in dieser Partie zusätzliche Zeit gegeben: { $more }.
       *[other] Die Clubleitung hat { $name } in dieser Partie zusätzliche Zeit gegeben: { $more }.
    }
host-brought-forward = Der Club musste auf eine ältere Kopie seiner Datei zurückgreifen. { $put-back ->
        [0] Darin fehlte etwas, was in dieser Partie geschehen war; es wurde aus dem nachgetragen, was davon aufbewahrt worden war.
        [one] Darin fehlte der letzte Zug dieser Partie; er wurde aus dem nachgetragen, was davon aufbewahrt worden war.
       *[other] Darin fehlten die letzten { $put-back } Züge dieser Partie; sie wurden aus dem nachgetragen, was davon aufbewahrt worden war.
    } Wenn ihr beide nicht so gespielt habt, schreib der Clubleitung.
host-reason = Die Begründung der Clubleitung: „{ $reason }“
host-appointed = { $who ->
        [you] Du gehörst jetzt zur Clubleitung: Du kannst Partien entscheiden, Zeit geben, Spieler ausschließen und Turniere ausrichten. Alles, was du tust, wird aufgezeichnet, und wen es betrifft, der erfährt deine Begründung.
       *[player] { $name } gehört jetzt zur Clubleitung und weiß Bescheid.
    }
host-dismissed = { $who ->
        [you] Du gehörst nicht mehr zur Clubleitung.
       *[player] { $name } gehört nicht mehr zur Clubleitung und weiß Bescheid.
    }
host-decided-by = Entschieden hat das { $name }.
organisers = Die Clubleitung: { $names }. Sie richtet Turniere aus, gibt mehr Zeit, entscheidet Partien, die ihre Spieler nicht beenden können, und beantwortet, was du ihr schreibst.
organisers-of = Die Leitung des Kreises { $circle }: { $names }.
organisers-none = Diesen Club leitet nur, wer ihn auf seinem Rechner betreibt.
# What somebody has written to them: a report, if it is about $about, or a letter.
report-made = { $kind ->
        [report] Nachricht { $number } an die Clubleitung, von { $name } über { $about }
       *[letter] Nachricht { $number } an die Clubleitung, von { $name }
    }{ $has ->
        [text] : „{ $text }“
       *[nothing] , ohne ein Wort dazu.
    }
report-answered = { $who ->
        [host] Wer den Club betreibt, hat dir geantwortet
       *[organiser] { $organiser } antwortet dir für die Clubleitung
    }: „{ $answer }“ { $kind ->
        [report] Du hattest über { $about } geschrieben
       *[letter] Du hattest geschrieben
    }: „{ $text }“
report-answered-by-you = { $name } hat deine Antwort auf Nachricht { $number } bekommen: „{ $answer }“
report-gone = Diese Nachricht an die Clubleitung ist gelöscht, weil ihr Absender den Club verlassen hat.
# Told to everybody; $who is host or organiser.
announced = { $who ->
        [host] An alle in { $club }, von der Person, die den Club betreibt: „{ $text }“
       *[organiser] An alle in { $club }, von { $name }: „{ $text }“
    }
announced-by-you = Deine Ansage ist { $players ->
        [0] an niemanden gegangen: Sonst ist niemand im Club erreichbar
        [one] an ein Mitglied gegangen
       *[other] an { $players } Mitglieder gegangen
    }: „{ $text }“
# What an organiser is about to do. $days is 0 for “permanently”.
organise-asked-suspend = { $name } { $days ->
        [0] auf unbestimmte Zeit
        [one] für einen Tag
       *[other] für { $days } Tage
    } ausschließen? { $name } kann dann weder ziehen noch schreiben, während die Uhren weiterlaufen, und offene Herausforderungen werden zurückgezogen. { $name } erfährt deine Begründung; die Gegner erfahren nur vom Ausschluss.
organise-asked-appoint = Soll { $name } zur Leitung { $of ->
        [circle] des Kreises { $circle }
       *[club] des Clubs
    } gehören? Die ganze Clubleitung erfährt es, und du kannst es zurücknehmen.
organise-asked-appoint-close = Vier Wochen lang entscheidet ihr beide nichts, woran das jeweils andere Mitglied beteiligt ist.
organise-asked-dismiss = Soll { $name } nicht mehr zur Clubleitung gehören? { $name } erfährt deine Begründung.
organise-asked-close-circle = Den Kreis { $circle } mit seinen Leitern auflösen? Alle, die dazugehören, erfahren deine Begründung. Laufende Partien gehen weiter, und Turniere, die noch nicht begonnen haben, werden abgesagt.
organise-asked-dismiss-of = Soll { $name } den Kreis { $circle } nicht mehr leiten? { $name } erfährt deine Begründung.
organise-asked-adjudicate = Partie { $game } so beenden: { $how ->
        [won] { $name } gewinnt
       *[draw] Remis
    }? Das lässt sich nicht rückgängig machen. Beide erfahren deine Begründung, und sie steht dann im Protokoll der Partie.
organise-asked-close = Partie { $game } ohne Ergebnis beenden? Das lässt sich nicht rückgängig machen. Beide erfahren deine Begründung, und sie steht dann im Protokoll der Partie.
organise-asked-place = { $name } auf der Leiter für { $ladder } auf Platz { $place } setzen? Deine Begründung bleibt im Verlauf der Leiter stehen.
organise-asked-close-ladder = Willst du die Leiter für { $ladder } schließen? Dann steht niemand mehr darauf, und schon begonnene Matches zählen nicht mehr für sie.
organise-asked-take-off = { $name } von der Leiter für { $ladder } nehmen? { $name } erfährt deine Begründung. Begonnene Matches zählen dann nicht mehr für sie.
organise-asked-cancel = Turnier { $number }, { $tournament }, absagen? Die laufenden Partien enden ohne Ergebnis, und alle im Turnier erfahren deine Begründung.
organise-asked-take-out = { $name } aus Turnier { $number }, { $tournament }, herausnehmen? { $name } kann sich nicht wieder anmelden und erfährt deine Begründung.
organise-asked-reason = Deine Begründung: „{ $reason }“
organise-asked-announce = Soll das { $players ->
        [0] der ganze Club erfahren, in dem sonst niemand erreichbar ist
        [one] der ganze Club erfahren, also ein Mitglied außer dir
       *[other] der ganze Club erfahren, also { $players } Mitglieder außer dir
    }? Das lässt sich nicht zurücknehmen, und die nächste Ansage ist erst morgen möglich.
organise-asked-announce-in-circle = Soll das der ganze Kreis { $circle } erfahren ({ $players ->
        [0] sonst ist niemand erreichbar
        [one] ein Mitglied außer dir
       *[other] { $players } Mitglieder außer dir
    })? Das lässt sich nicht zurücknehmen, und die nächste Ansage dort ist erst morgen möglich.
organise-asked-text = Deine Ansage: „{ $text }“
house-why-passed = { $name } hat gepasst: Der Wurf ließ keinen Zug zu.
house-why-only-move = { $name } hat { $move } gezogen, weil kein anderer Zug möglich war.
house-why-does = { $deed }
house-why-threatens-king = { $move } droht, den König gefangen zu nehmen.
house-why-keeps = { $name } hat { $move } gezogen, weil du den Stein auf { $square } hättest schlagen können. Jetzt geht das nicht mehr.
house-why-threatens = { $count ->
        [one] { $move } droht, den Stein auf { $squares } zu schlagen.
       *[other] { $move } bedroht die Steine auf { $squares }.
    }
house-why-delays = Nach { $move } kann der König { $goal ->
        [corner] kein Eckfeld
       *[edge] den Rand nicht
    } mehr in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    } erreichen.
house-why-nears = Nach { $move } kann der König { $goal ->
        [corner] ein Eckfeld
       *[edge] den Rand
    } in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    } erreichen, wenn ihm nichts in den Weg kommt.
house-why-guards = { $move } stellt einen Stein auf, der die Ecke { $square } bewacht.
house-why-narrows = Nach { $move } kann der König nur noch auf { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } ziehen statt auf { $from }.
house-why-shuts-in = Nach { $move } kann der König nicht mehr ziehen.
house-why-widens = Nach { $move } kann der König auf { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } ziehen statt auf { $from }.
house-why-approaches = { $move } bringt einen Stein näher an den König.
house-why-safe = { $name } hat { $move } gezogen, weil der Stein auf { $square } sicher steht: In deinem nächsten Zug kannst du ihn nicht schlagen.
house-why-expects = { $name } hat { $move } gezogen, weil ihm gefiel, was es beim Vorausrechnen sah. Als deine beste Antwort erwartet es { $answer }.
house-why-looked-good = { $name } hat { $move } gezogen, weil der Zug im Vergleich mit den anderen gut aussah.
house-hint-asked = Das Haus sucht einen guten Zug für dich. Er kommt gleich.
house-hint = Das Haus würde hier { $ply } ziehen.

### Trouble of ours

apology = { $what ->
        [full] Entschuldigung, die Festplatte des Clubs ist voll.
        [locked] Entschuldigung, ein anderes Programm blockiert die Datei des Clubs.
        [damaged] Entschuldigung, die Datei des Clubs ist beschädigt, und die Clubleitung muss eine Sicherungskopie einspielen.
       *[other] Entschuldigung, bei uns ist etwas schiefgegangen.
    } Dein Befehl wurde nicht ausgeführt, und nichts hat sich geändert. Die Clubleitung kann sehen, woran es liegt; bitte versuch es später noch einmal.

### Examples of commands, each a whole line


### Lines that can’t be read as commands

misread-empty = In dieser Zeile steht kein Befehl.
misread-quoted = Diese Zeile beginnt mit „>“, sieht also wie ein Zitat aus und wurde nicht als Befehl gelesen. Wenn sie ein Befehl sein soll, schick sie noch einmal ohne das „>“.
misread-game-number = Es gibt keine Partie { $typed }.
misread-not-understood = „{ $typed }“ ist weder ein Befehl noch ein Zug.
misread-offered-announcement = Der Zug ist noch nicht gespielt: Du hast etwas von einer Ansage geschrieben, und es ist nicht klar, ob du sie machst. Was möchtest du?
misread-offered = Noch ist nichts passiert. { $count ->
        [one] Möchtest du das?
       *[other] Möchtest du eins davon?
    }

### Am Terminal

greeting-stranger = Willkommen bei { $club }. Hier heißt noch niemand { $name }: unter diesem Namen kannst du beitreten.
greeting-player = Willkommen zurück bei { $club }, { $name }.
# $numbers sind die Nummern der Partien.
greeting-games = { $count ->
        [one] Du bist in Partie { $numbers } am Zug.
       *[other] Du bist in { $count } Partien am Zug, nämlich in { $numbers }.
    }
greeting-challenges = { $count ->
        [one] Eine Einladung wartet auf deine Antwort.
       *[other] { $count } Einladungen warten auf deine Antwort.
    }
greeting-open-challenges = { $count ->
        [one] Es gibt ein Gesuch, das du annehmen kannst.
       *[other] Es gibt { $count } Gesuche, die du annehmen kannst.
    }
greeting-nothing = Im Moment wartet nichts auf dich.
terminal-left =
    Du hast deinen Platz verlassen; der Club bleibt geöffnet. So kommst du zurück:
      { $line }
terminal-too-long = Die Zeile ist zu lang für einen Befehl und wurde nicht gesendet.
terminal-lost = (Die Verbindung zum Club ist unterbrochen; wir warten, bis sie wieder da ist.)
terminal-given-up = Entschuldigung, der Club ist { $times }-mal an „{ $text }“ gescheitert; es wird nicht noch einmal gesendet. Die Clubleitung kann sehen, warum. Mit { COMMAND("board") } oder { COMMAND("games") } siehst du, ob es ausgeführt wurde.

misread-near = „{ $text }“
misread-command = { COMMAND($command) }
misread-meant = Meintest du { $nearest }?
# The usual clock is 7d+1d/10d.
misread-no-clock = Hier wird jede Partie mit Uhr gespielt; noch ist nichts geschehen. Üblich sind 7 Tage für jede Seite und ein Tag mehr mit jedem Zug. { $count ->
        [one] Willst du so spielen?
       *[other] Willst du eine davon, mit dieser Uhr?
    }
misread-missing-argument = { CLIENT() ->
        [discord] Bei { COMMAND($command) } fehlt etwas. Füll die Felder aus, und schick den Befehl noch einmal.
       *[typed] Hinter „{ $order }“ fehlt etwas. Ein vollständiger Befehl sieht so aus: „{ $example }“.
    }
misread-bad-argument = { CLIENT() ->
        [discord] „{ $typed }“ passt nicht zu { COMMAND($command) }. Sieh nach, was in welches Feld gehört, und schick den Befehl noch einmal.
       *[typed] „{ $typed }“ passt nicht hinter „{ $order }“. Ein vollständiger Befehl sieht so aus: „{ $example }“.
    }
misread-no-zone = „{ $typed }“ ist keine Zeitzone, die der Club kennt, oder es könnte eine von mehreren sein. Nenn eine große Stadt dort, zum Beispiel Berlin, oder eine feste Zeit, zum Beispiel UTC+1.
misread-superfluous = { CLIENT() ->
        [discord] „{ $typed }“ gehört nicht in { COMMAND($command) }, deshalb ist nichts passiert.
       *[typed] „{ $typed }“ gehört nicht hinter „{ $order }“, deshalb ist nichts passiert. Schick den Befehl noch einmal ohne diesen Zusatz.
    }
misread-act-missing = „{ $part }“ fehlt. Der ganze Befehl lautet: „{ $form }“.
misread-act-bad = „{ $typed }“ passt nicht dorthin, wo „{ $part }“ hingehört: „{ $form }“.
misread-act-superfluous = „{ $typed }“ gehört nicht in diesen Befehl, deshalb ist nichts passiert. Er lautet: „{ $form }“.
# What has to be filled in where an organiser’s command is shown.
form-part = { $part ->
        [name] NAME
        [circle] KREIS
        [ruleset] REGELWERK
        [game] PARTIE
        [number] NUMMER
        [place] PLATZ
        [text] TEXT
       *[reason] GRUND
    }
misread-contradiction = { $how ->
        [twice] Du hast hinter { COMMAND($command) } zweimal „{ $first }“ geschrieben. Schick den Befehl noch einmal, und schreib das nur einmal.
        [match] „{ $first }“ und „{ $second }“ gehen hinter { COMMAND($command) } nicht zusammen: Ein Match besteht aus zwei Partien, und jede Seite greift in einer davon an. Schick den Befehl noch einmal mit nur einem von beiden.
       *[differ] „{ $first }“ und „{ $second }“ hinter { COMMAND($command) } widersprechen sich. Schick den Befehl noch einmal mit nur einem davon.
    }

### Why the club refuses

refusal-no-player = { $found ->
        [one] Hier heißt niemand { $name }. Meintest du { $nearest }?
       *[nobody] Hier heißt niemand { $name }. Prüf bitte die Schreibweise. Wer noch nicht Mitglied ist, kann dem Club beitreten.
    }
refusal-not-a-player = Das geht noch nicht, { $name }: Du bist hier noch nicht Mitglied. Tritt zuerst dem Club bei.
refusal-other-seat = Du bist hier als { $seat } angemeldet und kannst deshalb nicht als { $name } beitreten. Tritt als { $seat } bei, oder starte neu als { $name } (taflpost play --as { $name }).
refusal-already-a-player = Du bist hier schon Mitglied.
refusal-bad-name = { $because ->
        [shape] „{ $name }“ geht hier nicht als Name: Ein Name hat 2 bis 30 Buchstaben, Ziffern, Bindestriche, Apostrophe oder Punkte in höchstens vier Wörtern und beginnt mit einem Buchstaben. Bitte wähle einen anderen.
        [letters] „{ $name }“ geht hier nicht als Name: Manche der Buchstaben werden heute in keiner Sprache benutzt und lassen sich mit anderen verwechseln. Bitte schreibe den Namen mit gewöhnlichen Buchstaben, oder wähle einen anderen.
        [reserved] „{ $name }“ geht hier nicht als Name: Das sieht aus wie ein Befehl, ein Feld, ein Zug oder ein Wort für andere, etwa „du“ oder „alle“, oder ist für das Haus oder für ehemalige Mitglieder reserviert. Bitte wähle einen anderen.
        [office] „{ $name }“ geht hier nicht als Name: Andere könnten glauben, dass du den Club leitest. Bitte wähle einen anderen.
        [own] Du heißt schon „{ $name }“.
       *[taken] Der Name „{ $name }“ ist vergeben, war es bis vor Kurzem oder sieht einem vergebenen zu ähnlich. Bitte wähle einen anderen, oder füge einen Nachnamen hinzu.
    }
refusal-renamed-lately = Du kannst deinen Namen einmal in 30 Tagen ändern, das nächste Mal ab { $from }.
refusal-no-game = Es gibt keine Partie { $game }.
refusal-no-archived-game = Im Archiv gibt es keine Partie { $number }.
refusal-not-your-game = In Partie { $game } spielst du nicht mit.
refusal-no-games = Du hast noch keine Partie.
refusal-which-game = { CLIENT() ->
        [discord] Welche Partie meinst du: { $games }? Wähle sie hier aus, oder schick den Befehl noch einmal mit „{ command-game }“.
       *[typed] Welche Partie meinst du: { $games }? Setz ihre Nummer davor, wie in „{ $example }: brett“.
    }
refusal-which-game-line = { $game } gegen { $opponent }
refusal-which-game-number = Wenn du jetzt nur die Nummer eingibst, wird dein Befehl in dieser Partie ausgeführt.
refusal-stale = Das war für Zug { $ply } gedacht, aber die Partie ist inzwischen weitergegangen, deshalb ist nichts passiert. Wenn du es noch willst, schick es noch einmal.
refusal-over = Partie { $game } ist schon zu Ende. { $ending }
refusal-not-your-turn = Du bist nicht am Zug: Wir warten auf { $name }.
refusal-nothing-to-withdraw = Es gibt nichts zurückzuziehen: Der letzte Zug war nicht deiner. Wenn du weiter zurück möchtest, bitte um eine Rücknahme.
refusal-seen = Du kannst deinen Zug nicht mehr zurückziehen: { $opponent } hat ihn schon gesehen oder hatte für diesen Zug eine Antwort geplant. Du kannst aber um eine Rücknahme bitten.
refusal-announce-seen = Dein Zug lässt sich nicht noch einmal mit der Ansage spielen: { $opponent } hat ihn schon gesehen oder hatte für diesen Zug eine Antwort geplant. Was nach deinem nächsten Zug noch offen ist, kannst du mit diesem ansagen.
refusal-announce-with-move = Eine Ansage gehört zu dem Zug, der den Fluchtweg öffnet. Schick beides zusammen, zum Beispiel „{ $example }“.
refusal-announcement-unclear = { $kind ->
        [routes] Der Zug ist noch nicht gespielt, weil nicht klar ist, welche Fluchtwege du ansagst. Nenn alle, die danach offen sind, zum Beispiel „{ $one }“, oder schick „{ $ply } still“, um nichts anzusagen.
       *[other] Der Zug ist noch nicht gespielt, weil nicht klar ist, was du ansagst. Schick „{ $one }“, wenn danach ein Fluchtweg offen ist, „{ $two }“, wenn es mehrere sind, oder „{ $ply } still“, um nichts anzusagen.
    }
refusal-no-draw-offered = Dir wurde kein Remis angeboten.
refusal-draw-offer-stands = Du hast schon Remis angeboten. Das Angebot gilt, bis die Gegenseite antwortet oder zieht.
refusal-no-offer-to-withdraw = Es gibt nichts zurückzuziehen: Von dir wartet kein Angebot und keine Bitte auf Antwort.
refusal-other-reader = Es wurde nichts verschickt: Deine Nachricht beginnt mit dem Namen { $name }, aber in Partie { $game } spielst du gegen { $opponent }. { $together ->
        [none] An { $name } kannst du nur schreiben, wenn ihr eine gemeinsame Partie habt.
       *[other] Um { $name } zu schreiben, setz die Nummer eurer gemeinsamen Partie davor: { $together }.
    } War die Nachricht für { $opponent } gedacht, fang mit einem anderen Wort an.
refusal-no-takeback-offered = Du wurdest um keine Rücknahme gebeten.
refusal-takeback-stands = Um eine Rücknahme wurde schon gebeten. Warst du das, warte auf die Antwort; war es die Gegenseite, antworte ihr.
refusal-no-time-offered = Dir wurde keine zusätzliche Zeit und keine Pause angeboten, oder das Angebot gilt nicht mehr.
refusal-time-offer-stands = Es gibt schon ein offenes Angebot zur Bedenkzeit. Ist es deins, warte auf die Antwort oder zieh es zurück; ist es das der Gegenseite, antworte zuerst darauf.
refusal-other-time-offered = Es wurde nichts vereinbart: Das Angebot ist ein anderes als in der Nachricht, auf die du geantwortet hast. Sieh es dir an, bevor du antwortest.
refusal-no-more-time = { $because ->
        [no-clock] Diese Partie wird ohne Uhr gespielt: Es gibt keine Zeit, die dazukommen, und nichts, was ruhen könnte.
        [ladder] In einem Match auf der Leiter könnt ihr weder mehr Zeit noch eine Pause vereinbaren, denn andere warten darauf, dass es zu Ende geht. Wenn es gar nicht anders geht, kann dir die Clubleitung mehr Zeit geben.
        [tournament] In einer Turnierpartie könnt ihr weder mehr Zeit noch eine Pause vereinbaren, denn andere warten auf das Ergebnis. Wenn es gar nicht anders geht, kann dir die Clubleitung mehr Zeit geben.
        [too-long] Ihr könnt höchstens { $most ->
            [one] einen Tag
           *[other] { $most } Tage
        } auf einmal vereinbaren. Biete weniger an.
       *[time-up] Die Zeit ist schon um, und eine Pause bringt sie nicht zurück. Du kannst stattdessen mehr Zeit anbieten.
    }
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen: Du hast in dieser Partie noch nicht gezogen.
refusal-nothing-to-claim = { $because ->
        [your-turn] Du kannst den Sieg nicht beanspruchen: Du bist selbst am Zug, und das geht nur, wenn die Zeit der Gegenseite um ist.
        [no-clock] Du kannst den Sieg nicht beanspruchen: Diese Partie wird ohne Uhr gespielt.
        [up-since] Als du gefragt hast, hatte die Gegenseite noch Zeit; jetzt ist ihre Zeit um. Beanspruche den Sieg noch einmal.
       *[time-left] Du kannst den Sieg noch nicht beanspruchen: Die Gegenseite hat noch Zeit.
    }
refusal-nothing-asked = Hier gab es nichts, worauf du mit Ja oder Nein antworten konntest, deshalb ist nichts passiert. Eine Frage verfällt nach zehn Minuten (per Mail nach zwei Tagen), oder sobald du etwas anderes schickst. Wenn du es noch willst, schick den Befehl noch einmal.
refusal-which-offer = { $count ->
        [one] Es gab nur eines. Schick ja oder 1.
        [2] Es waren zwei, deshalb ist noch nichts passiert. Schick 1 oder 2.
       *[other] Es waren { $count }, deshalb ist noch nichts passiert. Schick die Nummer von dem, was du möchtest.
    }
refusal-no-invitation = { $number ->
        [none] Wir haben keine Einladung gefunden, mit der das geht.
       *[other] Wir haben keine Einladung { $number } gefunden, mit der das geht.
    }
refusal-which-invitation = { CLIENT() ->
        [discord] Welche Einladung meinst du: { $numbers }?
       *[typed] Welche Einladung meinst du: { $numbers }? Setz ihre Nummer hinter den Befehl.
    }
refusal-one-invitation = Noch ist nichts geschehen. Meinst du Einladung { $number }?
refusal-yourself = Dich selbst kannst du nicht einladen. Nenn jemand anderen.
refusal-no-ruleset = { $found ->
        [one] Es gibt kein Regelwerk „{ $typed }“. Meintest du { $nearest }?
       *[nothing] Es gibt kein Regelwerk „{ $typed }“. Du kannst { $rulesets } wählen.
    }
refusal-which-ruleset = Nenn bitte ein Regelwerk (die Regeln, nach denen ihr spielt): { $rulesets }.
refusal-no-hun = In { $ruleset } gibt es keinen Hún (den Würfel des Königs). Lass „hun“ weg, oder wähle ein anderes Regelwerk.
refusal-odds-are-unrated = Unterschiedliche Bedenkzeiten gibt es nur in ungewerteten Partien, denn das Ergebnis würde wenig über die Spielstärke sagen. Schreib „ungewertet“, oder gib beiden gleich viel Zeit.
refusal-only-a-match = Das geht nicht: { $ruleset } wird nur als Match aus zwei Partien mit vertauschten Seiten gespielt. Lass die Seite weg, oder schreib „match“.
refusal-bad-clock = { $why ->
        [zero] „{ $part }“ ist zu kurz: Eine Uhr braucht mindestens eine Sekunde.
        [long] „{ $part }“ ist zu lang: Auf eine Uhr { $days ->
            [one] geht höchstens ein Tag.
           *[other] gehen höchstens { $days } Tage.
        }
        [cap-below-bank] In „{ $part }“ ist die Höchstzeit der Uhr (hinter dem /) kürzer als die Zeit, mit der sie beginnt.
        [empty-night] „{ $part }“ beginnt und endet zur selben Stunde.
        [doubled] „{ $part }“ wiederholt etwas davor oder widerspricht ihm.
       *[unknown] „{ $part }“ ist keine gültige Bedenkzeit.
    } Schreib zum Beispiel „7d+1d/10d“ (7 Tage, mit jedem Zug 1 dazu, höchstens 10) oder „3d/zug“ (3 Tage für jeden Zug). Dahinter kannst du „wochenende“ oder „nacht=22-07“ schreiben, dann steht die Uhr in dieser Zeit, oder „anspruch“, dann muss ein Sieg durch Zeitüberschreitung beansprucht werden.
refusal-not-on-board = „{ $typed }“ gibt es auf diesem Brett nicht: Es hat die Linien a bis { $file } und die Reihen 1 bis { $size }.
refusal-no-plan = { $why ->
        [no-then] In „wenn { $typed }“ fehlt hinter der Bedingung das „dann“.
        [no-condition] Schreib hinter „wenn“, was die Gegenseite tut: einen Zug, „schlag auf f6“ oder eine Ansage.
        [anything] Eine Antwort auf alles („wenn irgendwas“) kannst du nicht planen: Nenn etwas, was die Gegenseite tun könnte.
        [no-answer] Schreib hinter „dann“ deine Antwort: einen Zug, „aufgeben“, „sag Bescheid“ oder „halt“.
        [after-end] Dein Plan wurde nicht gespeichert: Mit „aufgeben“, „sag Bescheid“ oder „halt“ endet er, danach kann nur noch „sonst wenn …“ stehen.
       *[too-long] Dieser Plan ist zu lang. Bitte kürze ihn.
    } Ein vollständiger Befehl sieht so aus: wenn d4-d6 dann f6-f3
refusal-no-plans-with-dice = In einer Partie mit dem Hún (dem Würfel des Königs) kannst du keine Züge im Voraus planen.
refusal-move-first = Du bist am Zug: Zieh zuerst, und plane dann deine Antworten.
refusal-plan-ply = { $path ->
        [none] Dein Plan wurde nicht gespeichert.
       *[other] Dein Plan wurde nicht gespeichert; es liegt an dem, was auf { $path } folgt.
    } { $why }
refusal-plan-whose = { $place ->
        [condition] Dein Plan wurde nicht gespeichert: Hinter „wenn“ muss ein Zug der Gegenseite stehen, aber die Figur auf { $from } gehört dir.
       *[answer] Dein Plan wurde nicht gespeichert: Hinter „dann“ muss ein Zug von dir stehen, aber die Figur auf { $from } gehört der Gegenseite.
    }
refusal-plan-ends = Dein Plan wurde nicht gespeichert: Nach „{ $typed ->
        [stop] halt
        [resign] aufgeben
        [tell-me] sag Bescheid
       *[other] { $typed }
    }“ ist die Partie oder der Plan zu Ende, da gibt es nichts mehr zu antworten.
refusal-plan-never = Dein Plan wurde nicht gespeichert: „{ $typed }“ kann die Gegenseite in dieser Partie nicht ansagen.
refusal-answered = { $became ->
        [game] Einladung { $number } wurde angenommen; daraus ist Partie { $other } geworden.
        [all-taken] Alle Partien von Gesuch { $number } sind vergeben.
        [declined] Einladung { $number } wurde abgelehnt.
        [countered] Einladung { $number } wurde mit einem Gegenangebot beantwortet: Einladung { $other }.
        [changed] Einladung { $number } wurde mit einem Gegenangebot beantwortet.
        [cancelled] { $what ->
            [seek] Gesuch { $number } wurde widerrufen.
           *[invitation] Einladung { $number } wurde widerrufen.
        }
       *[expired] { $what ->
            [seek] Gesuch { $number } ist abgelaufen.
           *[invitation] Einladung { $number } ist abgelaufen.
        }
    }
refusal-own-invitation = { $waits ->
        [one] Einladung { $number } ist deine eigene: Wir warten auf die Antwort von { $recipient }. Du kannst sie widerrufen.
        [again] Diese Einladung hast du schon geschickt, als Nummer { $number }: Wir warten auf die Antwort von { $recipient }. Es wurde nichts noch einmal geschickt.
       *[everybody] Gesuch { $number } ist dein eigenes; jemand anders muss es annehmen. Du kannst es widerrufen.
    }
refusal-not-yours-to-cancel = { $what ->
        [invitation] Einladung { $number } kannst du nicht widerrufen, denn sie ist von { $sender }. Du kannst sie ablehnen.
       *[seek] Gesuch { $number } kannst du nicht widerrufen, denn es ist von { $sender }.
    }
refusal-seek-as-it-is = Gesuch { $number } lässt sich nur so annehmen, wie es ist. Wenn du andere Bedingungen möchtest, lade { $sender } selbst ein.
refusal-seek-taken = Aus Gesuch { $number } von { $sender } hast du schon eine Partie; die übrigen sind für andere. Du kannst { $sender } selbst einladen.
refusal-seek-games = Ein Gesuch gilt für 1 bis { $most } Partien, nicht für { $games }. Schick es noch einmal mit einer anderen Zahl.
refusal-too-many-seeks = Mehr offene Gesuche gehen nicht: höchstens { $count } gleichzeitig ({ $numbers }). Widerrufe zuerst eines.
refusal-too-many-invitations = Mehr wartende Einladungen gehen nicht: höchstens { $count } gleichzeitig. Warte eine Antwort ab, oder widerrufe eine.
refusal-too-many-today = Mehr Einladungen gehen nicht: höchstens { $count } in 24 Stunden. Die nächste kannst du ab { $again } verschicken.
refusal-too-long = Das ist zu lang: { $letters } Zeichen statt höchstens { $most }. Kürze es, oder schick es in mehreren Teilen.
refusal-too-many-messages = Mehr Nachrichten gehen nicht: höchstens { $count } in 24 Stunden. Die nächste kannst du ab { $again } verschicken.
refusal-too-many-reports = Öfter kannst du der Clubleitung nicht schreiben: höchstens { $count } Mal in 24 Stunden. Ab { $again } geht es wieder.
refusal-too-many-notes = Mehr Notizen zu Partie { $game } gehen nicht: höchstens { $most }.
refusal-no-house-level = Das Haus spielt auf fünf Stufen, 1 bis 5; Stufe { $level } gibt es nicht. Stufe 1 ist die leichteste.
refusal-too-many-with-house = Mehr Partien gegen das Haus gehen nicht: höchstens { $most } gleichzeitig. Spiel zuerst eine zu Ende; von einem Match zählen beide.
refusal-only-house-slowly = Nur vom Haus kannst du verlangen, dass es sich Zeit lässt. Mit anderen vereinbarst du eine Bedenkzeit, zum Beispiel 3d/zug.
refusal-house-stays-out = Das Haus steht nur auf Leitern und spielt nur in Turnieren mit, für die es die Clubleitung angemeldet hat. Zu einer gewerteten Partie kannst du es trotzdem einladen.
refusal-no-hint-here = In Partie { $game } gibt es keine Tipps: Das Haus gibt sie nur in seinen eigenen Partien, und nur, wenn sie nicht gewertet werden.
refusal-no-hint-now = Zurzeit gibt es keinen Tipp: Partie { $game } gegen ein anderes Mitglied wird gewertet und hat dieselben Regeln. Frag noch einmal, wenn sie zu Ende ist.
refusal-not-public = Partie { $game } ist privat: Ansehen kann sie nur, wer sie spielt.
refusal-nothing-to-explain = Es gibt nichts zu erklären: In letzter Zeit wurde kein Befehl von dir abgelehnt, und noch keine deiner Partien ist zu Ende. Alles andere steht schon in der Antwort, die du bekommen hast.
refusal-nothing-to-rematch = Es gibt keine Revanche: Du hast noch keine Partie zu Ende gespielt.
refusal-notes-of-running = Partie { $game } läuft noch; du kannst deine Notizen für andere öffnen, wenn sie zu Ende ist.
refusal-no-notes = Du hast zu Partie { $game } keine Notizen, die nicht schon für andere offen sind.
refusal-nothing-tried = Du hast in Partie { $game } seit dem letzten Zug nichts ausprobiert. Probiere zuerst Züge aus; dann kannst du sie zurücknehmen oder die Zugfolge speichern.
refusal-no-line = In Partie { $game } gibt es keine Zugfolge { $number }.
refusal-long-line = Eine Zugfolge kann höchstens { $most } Züge haben. Speichere diese und beginne später in der Partie eine neue.
refusal-not-over = Partie { $game } läuft noch; um eine Revanche kannst du bitten, wenn sie zu Ende ist.
refusal-follow-nothing = Es gibt keine Partie, keine Person und kein Regelwerk mit dem Namen „{ $typed }“. Einer Partie folgst du mit ihrer Nummer.
refusal-follow-own = Über deine eigenen Partien bekommst du sowieso Bescheid. Du kannst den Partien anderer folgen.
refusal-follow-too-much = Du kannst höchstens { $count } Dingen folgen. Gib erst eines davon auf.
refusal-not-followed = Du folgst „{ $typed }“ nicht.
refusal-rematch-open = { $by ->
        [you] Um diese Revanche hast du schon gebeten: Bei Einladung { $number } warten wir auf die Antwort von { $opponent }.
       *[other] { $opponent } hat um diese Revanche schon gebeten: Es ist Einladung { $number }.
    }
refusal-stranger = Wir kennen { $address } noch nicht. Tritt unter einem Namen deiner Wahl bei, oder schick, wenn du schon Mitglied bist, { COMMAND("link") } und den Code, den du von uns bekommen hast.
refusal-address-taken = { $address } kann nicht mit deinem Konto verknüpft werden: Die Adresse wird in diesem Club schon verwendet.
refusal-already-linked = { $address } ist schon mit deinem Konto verknüpft.
refusal-bad-address = { CLIENT() ->
        [discord] „{ $typed }“ ist keine gültige Mailadresse.
       *[typed] „{ $typed }“ ist keine gültige Mailadresse. Ein Discord-Konto schreibst du so: „discord 123456789012345678“.
    }
refusal-not-signed-in = Du bist auf diesem Gerät nicht angemeldet, deshalb wissen wir nicht, wer du bist. Melde dich zuerst an, und versuch es dann noch einmal.
refusal-wrong-device-code = Das ist nicht der Code, den wir für dieses Gerät geschickt haben, oder er gilt nicht mehr: Ein Code gilt zehn Minuten, und nach drei falschen Versuchen brauchst du einen neuen.
refusal-no-device = Du bist auf keinem Gerät mit der Nummer { $number } angemeldet.
refusal-not-on-pages = Das geht auf den Seiten nicht: Sonst könnte jemand, der dein Gerät offen vorfindet, { $what ->
        [organiser] sich selbst in die Clubleitung holen
       *[account] dein Konto übernehmen
    }. Schick stattdessen „{ $order }“ per Mail oder auf Discord.
refusal-no-pages = Dieser Club hat keine öffentlichen Seiten, deshalb hast du dort keinen Kalender.
refusal-too-many-codes = Heute können wir keine Codes mehr verschicken. Bitte versuch es morgen noch einmal.
refusal-too-new = Über eine Mailadresse kannst du erst ab { $from } einladen, einen Tag nach deinem Beitritt. Bis dahin lade Mitglieder mit ihrem Namen ein.
refusal-no-code = Hier wartet kein Code, oder er ist abgelaufen oder schon verwendet. Hol dir einen neuen.
refusal-wrong-code = Das ist nicht der richtige Code. { $left ->
        [0] Du hast keinen Versuch mehr; hol dir einen neuen Code.
        [one] Du hast noch einen Versuch.
       *[other] Du hast noch { $left } Versuche.
    }
refusal-code-elsewhere = Schick diese Zeile von dem Discord-Konto aus, das du verknüpfen möchtest.
refusal-not-linked = „{ $typed }“ ist nicht mit deinem Konto verknüpft. Deine Einstellungen zeigen, was verknüpft ist.
refusal-last-way = { $address } kannst du nicht trennen: Nur dort können wir dich erreichen. Verknüpfe zuerst eine andere Adresse.
refusal-no-way = { $channel ->
        [mail] Du hast noch keine Mailadresse verknüpft. Verknüpfe zuerst eine.
        [discord] Du hast noch kein Discord-Konto verknüpft. Verknüpfe zuerst eines, mit { COMMAND("link discord") } und seinem Namen.
       *[terminal] Du hast hier noch kein Terminal benutzt. Starte eines, und wähle es dort aus.
    }
refusal-no-channel = { $channel ->
        [discord] Dieser Club ist nicht auf Discord; du kannst dort also kein Konto verknüpfen oder anschreiben.
       *[mail] Dieser Club nutzt keine Mails; du kannst also keine Mailadresse verknüpfen oder anschreiben.
    } Deine Einstellungen zeigen, wohin deine Benachrichtigungen gehen.
refusal-takes-none = { $name } nimmt zurzeit keine Einladungen an.
refusal-you-block = Du hast { $name } gesperrt. Heb zuerst die Sperre auf.
refusal-not-blocked = Du hast { $name } nicht gesperrt.
refusal-only-others = Bei dir selbst geht das nicht. Nenn jemand anderen.
refusal-nobody-at = Hier hat niemand die Adresse „{ $typed }“. Prüf bitte die Schreibweise. Wer neu ist, muss dem Club erst beitreten.
refusal-not-yet-a-player = Diese Person spielt hier noch nicht mit. Du kannst sie zu einer öffentlichen Partie einladen, und zwar in einem Kanal eines Servers, auf dem ihr beide seid; oder bitte sie, zuerst beizutreten: Ein Knopfdruck genügt.
refusal-left-alone = { $name } möchte hier nicht eingeladen werden; es wurde niemand gefragt.
refusal-gone = { $name } hat den Club verlassen.
refusal-not-from-here = Das geht nur von einer Adresse aus, die mit deinem Konto verknüpft ist.
refusal-other-name = Es wurde nichts gelöscht: Dein Name hier ist { $name }, nicht „{ $typed }“.
refusal-name-needed = Es wurde nichts gelöscht: Ein Ja reicht dafür nicht. Wenn du dein Konto löschen möchtest, bestätige es mit deinem Namen.
refusal-not-away = Du bist nicht im Urlaub.
refusal-away-already = Du bist schon im Urlaub.
refusal-no-days = Ein Urlaub dauert mindestens einen Tag.
refusal-too-few-days = Das { $asked ->
        [one] wäre { $asked } Urlaubstag
       *[other] wären { $asked } Urlaubstage
    }, aber du hast { $left ->
        [0] keinen mehr
        [one] nur noch einen
       *[other] nur noch { $left }
    }.
refusal-suspended = { $until ->
        [none] Du bist auf unbestimmte Zeit vom Spielbetrieb ausgeschlossen, deshalb wurde dein Befehl nicht ausgeführt.
       *[other] Du bist bis { $until } vom Spielbetrieb ausgeschlossen, deshalb wurde dein Befehl nicht ausgeführt.
    } Du kannst dir weiterhin alles ansehen, deine Daten als Datei bekommen und dein Konto löschen. Wenn du das für falsch hältst, schreib der Clubleitung. Ihre Begründung: „{ $reason }“
refusal-no-reason = Es ist nichts passiert, weil eine Begründung fehlt; die Betroffenen werden sie lesen.
refusal-long-reason = Es ist nichts passiert, weil die Begründung zu lang ist. Sie darf höchstens { $most } Zeichen haben.
refusal-no-such-game = Der Club hat keine Partie { $game }. Prüf bitte die Nummer.
refusal-no-clock = Bei Partie { $game } lässt sich keine Zeit hinzufügen: Sie wird ohne Uhr gespielt.
refusal-not-suspended = { $name } ist nicht ausgeschlossen.
refusal-bad-span = So viel Zeit geht hier nicht: Möglich ist mehr als null und höchstens { $most ->
        [one] ein Tag
       *[other] { $most } Tage
    }.
refusal-only-organisers = Das kann nur die Clubleitung tun.
refusal-only-circles = Du leitest nur { $circles }; darüber entscheidet die Clubleitung.
refusal-no-circle = Es gibt keinen Kreis namens „{ $name }“.
refusal-already-in-circle = Du gehörst schon zum Kreis { $circle }.
refusal-not-in-circle = Du gehörst nicht zum Kreis { $circle }.
refusal-other-not-in-circle = { $name } gehört nicht zum Kreis { $circle }, und leiten können ihn nur Mitglieder.
refusal-circle-only-there = Der Kreis { $circle } ist auf einem Discord-Server zu Hause. Beitreten kannst du dort, mit dem Konto, mit dem du spielst.
refusal-circle-only-members = Das ist nur für Mitglieder des Kreises { $circle }. Tritt ihm zuerst bei.
refusal-bad-circle-name = „{ $name }“ kann kein Kreis heißen. Der Name muss ein Wort aus 2 bis { $most } Buchstaben, Ziffern und Bindestrichen sein, mit einem Buchstaben beginnen und darf kein Befehl sein.
refusal-circle-taken = Einen Kreis namens { $circle } gibt oder gab es schon. Wähle bitte einen anderen Namen.
refusal-circle-has-one = Dieser Server hat schon einen Kreis: { $circle }.
refusal-circle-still-waits = Der Kreis { $circle } auf diesem Server wartet auf die Clubleitung. Sie weiß davon und öffnet ihn, wenn sie einverstanden ist.
refusal-bad-server = „{ $typed }“ ist keine Nummer eines Discord-Servers. In Discord lässt sie sich im Menü des Servers kopieren, wenn der Entwicklermodus an ist.
refusal-party-to = { $what ->
        [game] In Partie { $number } spielst du selbst, deshalb muss jemand anders darüber entscheiden.
        [place] Das würde deinen eigenen Platz auf der Leiter für { $name } verändern, deshalb muss es jemand anders tun.
        [tournament] Bei Turnier { $number }, { $name }, bist du selbst dabei, deshalb muss jemand anders das entscheiden.
        [opponent] Du spielst gerade gegen { $name }, deshalb muss jemand anders das entscheiden.
        [close] { $name } ist daran beteiligt, und in den letzten vier Wochen ist eins von euch beiden durch das andere in die Clubleitung gekommen, deshalb muss jemand anders das entscheiden.
       *[account] Das kannst du nicht über dich selbst entscheiden; jemand anders muss es tun.
    } Wende dich an jemand anders aus der Clubleitung.
refusal-only-the-host = { $name } gehört auch zur Clubleitung: Das kann nur ändern, wer { $name } hineingeholt hat oder den Club auf seinem Rechner betreibt.
refusal-already-organiser = { $name } gehört schon zur Clubleitung.
refusal-not-organiser = { $name } gehört nicht zur Clubleitung.
refusal-suspended-candidate = { $name } ist ausgeschlossen und kann erst danach zur Clubleitung gehören.
refusal-new-candidate = { $name } ist seit weniger als einer Woche dabei. Bis { $from } kann nur, wer den Club auf seinem Rechner betreibt, { $name } in die Clubleitung holen.
refusal-no-such-report = Es gibt keine Nachricht { $number } an die Clubleitung, die du beantworten könntest.
refusal-report-answered = { $who ->
        [host] Wer den Club betreibt, hat Nachricht { $number } schon beantwortet.
       *[organiser] { $name } hat Nachricht { $number } schon beantwortet.
    }
refusal-announced = In den letzten 24 Stunden gab es schon eine Ansage an alle. Die nächste ist ab { $again } möglich.

### Emails to people who aren’t players

contact-wrote = Jemand, vielleicht du, hat von deiner Mailadresse aus an { $club } geschrieben. Hier spielen wir Hnefatafl, das Brettspiel der Wikinger, per Mail: Du ziehst, indem du auf eine Mail antwortest. Wenn du mitspielen möchtest, tritt dem Club bei.
contact-invited = { $name } lädt dich zu einer Partie Hnefatafl, dem Brettspiel der Wikinger, bei { $club } ein. Gespielt wird per Mail: Du ziehst, indem du auf eine Mail antwortest.
contact-ruleset = Brett: { $size }×{ $size } Felder. Regeln: { $ruleset }.
contact-invited-join = Wenn du spielen möchtest, tritt dem Club bei. Dann schicken wir dir die Einladung mit allen Bedingungen per Mail, und du kannst sie immer noch ablehnen.
contact-stop-asked = Du oder jemand mit deiner Mailadresse hat { $club } gebeten, keine Mails mehr hierher zu schicken. Möchtest du keine Mails mehr von diesem Club bekommen, egal, wer darum bittet?
contact-once = Wenn du nicht antwortest, bekommst du dazu keine weiteren Mails.

### The page on which emails are stopped

stop-title = { $page ->
        [ask] Keine Mails mehr?
        [done] Es kommen keine Mails mehr
       *[gone] Dieser Link funktioniert nicht
    }
stop-ask = Wenn du das Häkchen setzt und auf den Knopf drückst, schickt { $club } nichts mehr an deine Mailadresse: keine Züge und keine Warnungen wegen deiner Zeit. Hast du laufende Partien, erfahren alle, gegen die du spielst, dass dich Mails nicht erreichen, und die Uhren laufen weiter wie vereinbart. Um eine Partie aufzugeben, antworte auf eine Mail zu dieser Partie mit „aufgeben“.
stop-button = Keine Mails mehr schicken
stop-sure = Ja, ich möchte keine Mails mehr vom Club
stop-done = { $club } schickt keine Mails mehr an deine Adresse. Um wieder welche zu bekommen, schick von dieser Adresse aus „kanal mail“ an den Club.
stop-gone = Dieser Link ist zu alt oder wurde nicht vollständig kopiert. Wenn du keine Mails mehr möchtest, antworte auf irgendeine Mail des Clubs mit „abmelden“, oder nutze die Abmeldefunktion deines Mailprogramms.

### Discord

## Names of commands and options, as Discord writes them: small letters, no spaces
command-game = partie
command-number = nummer
command-side = seite
command-terms = bedingungen
command-text = text
command-act = tu
command-server = server
command-ladder = leiter
command-check = prüfung
command-answer = antwort
command-count = anzahl
command-move = ziehen
command-ply = zug
command-moves = züge
command-here = hier
command-announce = ansage
command-order = befehl
command-form = darstellung
command-plan = plan
command-show = zeigen
command-player = spieler
command-month = monat
command-name = name
command-off = aus
command-server-games = server-partien
command-server-threads = server-threads
command-server-language = server-sprache
command-address = adresse

## What commands do: at most 100 characters each; names and texts of a whole command at most 4,000
command-tafl-does = Hnefatafl spielen, das Brettspiel der Wikinger
command-ladder-does = Die Leitern und Turniere des Clubs
command-organise-does = Für die Clubleitung: Partien entscheiden, Turniere ausrichten
command-help-does = So spielst du hier: was du tun kannst, auf einen Blick
command-club-does = Dein Konto, deine Einstellungen und der Club
command-play-does = Jemanden einladen oder ein Gesuch veröffentlichen; vor dem Abschicken kannst du alles ändern
command-setup-does = Für alle, die diesen Server verwalten: die App einrichten
command-server-does = Festlegen, wo hier Partien gezeigt werden, ob in Threads, und in welcher Sprache
menu-challenge = Einladen
command-move-does = Einen Zug machen
command-order-does = Befehle eingeben, einen pro Zeile
command-show-does = Eine Leiter zeigen
command-pin-does = Eine Leiter in diesem Kanal zeigen, immer aktuell
command-check-does = Einstellungen dieses Servers ansehen und ändern und die Berechtigungen der App prüfen
command-open-circle-does = Für diesen Server einen Kreis einrichten: einen Club im Club, mit eigenen Leitern
command-here-does = Deine Partie hier zeigen

## What options say, at most 100 characters each; many belong to several commands
option-player-does = Jemand auf Discord
option-month-does = Die Leiter am Ende eines Monats, z. B. 2026-10
option-rival-does = Wen du fordern willst (vorgeschlagen werden alle, die du fordern kannst)
option-name-does = Ein Name im Club (bei einer Einladung geht auch eine Mailadresse)
option-circle-does = Der Name des Kreises; ohne ihn werden alle aufgelistet
option-circle-name-does = Wie der Kreis heißen soll: ein Wort, das später nicht geändert werden kann
option-archive-name-does = Ein Name im Club oder in Partien von anderswo
option-archive-against-does = Wie der Gegner heißt
option-archive-result-does = Wie die Partien ausgingen
option-archive-ending-does = Wodurch die Partien zu Ende gingen
option-archive-since-does = Der erste Tag, z. B. 2011-08-01, oder ein Jahr
option-archive-until-does = Der letzte Tag, z. B. 2011-08-31, oder ein Jahr
option-archive-page-does = Welcher Teil der Liste
option-archive-number-does = Die Nummer einer Partie von anderswo, um sie anzusehen
option-ruleset-does = Das Regelwerk: Brett und Regeln (beim Tippen erscheinen Vorschläge)
option-side-does = Deine Seite, oder ein Match: zwei Partien mit vertauschten Seiten
option-clock-does = Die Bedenkzeit, z. B. 3d/zug, oder 7d+1d/10d: 7 Tage, je Zug 1 dazu, höchstens 10
option-terms-does = Weitere Bedingungen, z. B. gewertet oder privat
option-number-does = Die Nummer (der Einladung, des Gesuchs, der Partie oder des Turniers)
option-count-does = Wie viele Partien du möchtest
option-ply-does = Der Zug, z. B. d1-d4
option-announce-does = Die Fluchtwege, die du mit dem Zug ansagst
option-game-does = Die Partie, wenn du mehrere hast
option-form-does = Wie Bretter gezeigt werden
option-after-does = Nach welchem Zug (die Nummer)
option-moves-does = Ein Zug oder mehrere hintereinander
option-answer-does = Anbieten, annehmen oder ablehnen
option-plan-does = Der Zug der Gegenseite, dann deiner, z. B. d4-d6 dann f6-f3 oder d4-d6 dann aufgeben
option-act-does = Zum Beispiel: verlängere 12 angreifer 2d Stromausfall
option-text-does = Was du schreiben möchtest
command-part = teil
command-result = ergebnis
command-ending = ende
option-part-does = Ein Teil der Regeln; „alles“ für alle
option-channel-does = Wohin deine Benachrichtigungen gehen
option-server-games-does = Für diesen Server: der Kanal, in dem Partien gezeigt werden
option-server-threads-does = Für diesen Server: ein Thread für jedes Match
option-server-language-does = Für diesen Server: die Sprache der Beiträge
option-when-does = Wie lange, z. B. 14 Tage oder vom 20.12. bis 6.1.; oder Ende, um früher zurückzukommen
option-address-does = Die Mailadresse oder der Code, den du bekommen hast
option-off-does = True, um das wieder auszuschalten
option-report-text-does = Was du ihr sagen möchtest

## On buttons, at most 80 characters each
control-move = Ziehen
control-announce = Ansagen
control-type-move = Zug tippen …
control-answer = Antworten …
control-more = Mehr …
control-text = Brett als Text
-accept = Annehmen
-decline = Ablehnen
control-leave-alone = Mich nicht mehr erwähnen
-take-back = Zurückziehen
control-cancel = Abbrechen
control-back = Zurück
control-play = Bestätigen
control-play-saying = Ziehen und „{ $words }“ ansagen
control-play-silent = Ziehen, ohne anzusagen
control-challenge-on-ladder = Fordern …
control-previous = Vorherige
control-next = Nächste
control-read-on = Weiterlesen ({ $page }/{ $pages })
control-send-challenge = Abschicken
control-set-up = Einrichten
control-check-again = Noch einmal prüfen
control-with-threads = Ein Thread für jedes Match
control-without-threads = Ohne Threads
control-one-board = Ein Brett pro Partie
control-board-for-each-move = Neues Brett bei jedem Zug
control-with-news = Neuigkeiten von Leitern und Turnieren
control-without-news = Ohne Neuigkeiten
control-with-evening = Abendausgabe
control-without-evening = Keine Abendausgabe
control-where-arranged = Partien zeigen, wo sie vereinbart werden

## Choosing a move
pick-piece = Welche Figur möchtest du ziehen?
pick-piece-to-try = Welche Figur möchtest du ausprobieren? Nichts davon wird gespielt.
pick-piece-to-announce = Diese Figuren können einen Fluchtweg öffnen, den du ansagen kannst. Welche möchtest du ziehen?
pick-nothing-to-announce = Es gibt jetzt nichts anzusagen: Keiner deiner Züge lässt dem König einen Fluchtweg offen, den du ansagen könntest.
pick-no-announcements = In dieser Partie werden Fluchtwege nicht angesagt.
pick-square = Wohin soll die Figur auf { $from } ziehen?
pick-game-here = Brett einer Partie zeigen
pick-which-game-here = Die Partie, die du meinst
pick-more-here = Mehr …
pick-ruleset-here = Das Regelwerk bleibt wie vorgeschlagen
pick-side-here = Die Seiten bleiben wie vorgeschlagen
pick-clock-here = Die Bedenkzeit bleibt wie vorgeschlagen
pick-channel-here = Kanal für Partien wählen
pick-language-here = Sprache der Beiträge wählen
language-own-name = Deutsch
pick-king = { $square } (der König)
pick-roll = Würfle zuerst mit dem Hún (dem Würfel des Königs), und wähle dann deinen Zug.
pick-preview = So sähe das Brett danach aus. Noch ist der Zug nicht gemacht.
# A move that looks like a win to whoever makes it, and isn’t one.
preview-draws = Vorsicht: Dieser Zug { $why ->
        [last-attacker] schlägt den letzten Angreifer
        [attackers] lässt den Angreifern keinen erlaubten Zug
       *[defenders] lässt den Verteidigern keinen erlaubten Zug
    }, und nach diesen Regeln ist die Partie dann remis.
pick-unknown = Dieser Knopf funktioniert nicht mehr; es ist nichts passiert. Ein Brett mit Knöpfen, die funktionieren, bekommst du mit { COMMAND("board") }.
pick-dropped = In Ordnung, nichts hat sich geändert.
board-too-large-for-emoji = So viele Emoji zeichnet Discord nicht; deshalb steht das Brett hier als Text.
pick-two-people = Du hast jemanden ausgewählt und außerdem einen Namen angegeben. Schick es noch einmal mit nur einem von beiden, damit klar ist, wen du meinst. Bisher ist nichts passiert.
pick-more = Was möchtest du in dieser Partie tun?
pick-action-here = Wähle, was du tun möchtest
# The squares that a picture marks, for people who do not see it.
pick-marked = Markiert: { $squares }.

## Questions
ask-draw = Remis anbieten?
ask-draw-answer = Dir wird Remis angeboten. Wenn du annimmst, ist die Partie zu Ende. Nimmst du an?
ask-draw-offered = Du hast Remis angeboten und noch keine Antwort bekommen. Möchtest du das Angebot zurückziehen?
ask-time = Was möchtest du anbieten? Solange das Angebot nicht angenommen ist, ändert sich nichts.
pick-time = { $what ->
        [pause] { $days ->
            [one] Die Partie einen Tag ruhen lassen
           *[other] Die Partie { $days } Tage ruhen lassen
        }
       *[more] { $days ->
            [one] Ein Tag mehr für euch beide
           *[other] { $days } Tage mehr für euch beide
        }
    }
order-box-title = Befehle
help-in-discord = 
    Hnefatafl ist ein Brettspiel der Wikinger: Die einen greifen an, die anderen bringen ihren König in Sicherheit.
    { COMMAND("challenge") }: jemanden einladen oder ein Gesuch veröffentlichen
    { COMMAND("move") }: ziehen, oder drück den Knopf unter einem Brett
    { COMMAND("games") }: deine Partien, zuerst die, die auf dich warten
    { COMMAND("board") }: das Brett einer Partie, und was du dort noch tun kannst
    { COMMAND("say") }: der Gegenseite schreiben
    { COMMAND("rules") }: wie gespielt wird
    { COMMAND("ladder") }: die Leiter; { COMMAND("tournament") }: die Turniere
    { COMMAND("settings") }: Sprache, Zeitzone, Benachrichtigungen und deine Daten
    { COMMAND("block") }, { COMMAND("report") }: wenn dich jemand belästigt
    Normale Nachrichten werden hier nicht gelesen: Drück auf einen Knopf, oder nimm einen Befehl.
order-box-label = Ein Befehl pro Zeile
ply-box-title = Einen Zug tippen
ply-box-label = Von wo nach wo, zum Beispiel d1-d4
discord-stranger = Du bist noch nicht Mitglied bei { $club }. Drück unten auf einen Knopf, um beizutreten, und versuch es dann noch einmal.
play-challenge = Du lädst { $name } ein. Alles hier unten kannst du vor dem Abschicken noch ändern.
play-open = Du veröffentlichst ein Gesuch, das alle annehmen können. Alles hier unten kannst du vor dem Abschicken noch ändern.
play-counter = Wähl aus, was anders sein soll, und schick dein Gegenangebot ab.
play-left-out = { $term ->
        [ruleset] Das Regelwerk, das du getippt hast, passt hier nicht hinein. Wähl unten eines aus.
        [side] Die Seite, die du getippt hast, passt hier nicht hinein. Wähl unten eine aus.
       *[clock] Die Bedenkzeit, die du getippt hast, passt hier nicht hinein. Wähl unten eine aus.
    }
clock-choice = { $clock ->
        [day] 1 Tag für jeden Zug
        [days] 3 Tage für jeden Zug
        [long] Viel Zeit: 14 Tage, mit jedem Zug 1 dazu
       *[usual] Wie üblich: 7 Tage, mit jedem Zug 1 dazu
    }
side-choice = { $side ->
        [attack] Du greifst an
        [defend] Du verteidigst
        [match] Ein Match: zwei Partien mit vertauschten Seiten
       *[random] Das Los entscheidet, wer angreift
    }
discord-stranger-goes-on = Du bist noch nicht Mitglied bei { $club }. Drück unten auf einen Knopf, um beizutreten, und gleich danach geht es mit dem weiter, was du vorhattest.

## Servers
server-set = Auf diesem Server werden Partien { $channel ->
        [here] in dem Kanal gezeigt, in dem sie vereinbart wurden
       *[other] in { $channel } gezeigt
    }, { $threads ->
        [yes] mit einem eigenen Thread für jedes Match
       *[no] ohne Threads
    }. Alle Beiträge sind auf { $language ->
        [en] Englisch
        [nb] Norwegisch
        [da] Dänisch
        [es] Spanisch
       *[de] Deutsch
    }.
server-one-board = Jede Partie hat ein einziges Brett, das sich mit jedem Zug ändert.
server-news = { $news ->
        [yes] Dort gibt es auch Neuigkeiten von Leitern und Turnieren.
       *[no] Neuigkeiten von Leitern und Turnieren werden nicht gepostet.
    }
server-evening = Wenn etwas passiert ist, erscheint dort abends eine Ausgabe: öffentliche Partien mit ihren Brettern, neue Gesuche und die Leitern.
server-circle = Hier ist der Kreis { $circle } zu Hause: Wer auf diesem Server dem Club beitritt, gehört dazu.
server-circle-opened = Wer auf diesem Server dem Club beitritt, gehört zum Kreis, und ebenso, wer hier einer seiner Leitern beitritt. Als Nächstes bestimmt die Clubleitung, wer von den Mitgliedern den Kreis leitet; bis dahin öffnet sie seine Leitern und Turniere selbst. Anderswo sieht niemand den Kreis, bevor die Clubleitung ihn gesehen hat.
server-news-nowhere = Neuigkeiten erscheinen im Kanal für Partien. Bitte wähle zuerst diesen Kanal.
server-ladder = { $shown ->
        [no] Die Leiter für { $ladder } wird hier nicht mehr gezeigt. Ihre letzte Nachricht bleibt stehen, wird aber nicht mehr aktualisiert.
       *[yes] Die Leiter für { $ladder } wird ab jetzt hier gezeigt, in einer Nachricht, die immer aktuell ist. Es ist die Leiter des ganzen Clubs; auf ihr stehen also auch Leute von anderen Servern.
    }
server-ladder-of-circle = Die Leiter für { $ladder } wird ab jetzt hier gezeigt, in einer Nachricht, die immer aktuell ist. Beitreten können alle, die zum Kreis { $circle } gehören oder auf seinem Server sind.
server-ladder-barred = Die Leiter wird hier noch nicht gezeigt. Erlaube, was fehlt, und gib den Befehl dann noch einmal.
server-no-right = Das darf nur, wer diesen Server verwalten darf (Berechtigung „Server verwalten“). Für den Server hat sich nichts geändert.
server-none = Das geht nur auf einem Server, auf dem diese App installiert ist. Nutze den Befehl dort in einem Kanal.
server-added = Hallo! Ich bin Taflpost. Auf diesem Server könnt ihr jetzt Hnefatafl spielen, das Brettspiel der Wikinger: Zug um Zug, wann immer ihr Zeit habt. Wenn du diesen Server verwaltest, kannst du mit „Einrichten“ wählen, wo die Partien gezeigt werden; bis dahin stehen sie da, wo sie vereinbart werden.
server-hello = Ab jetzt werden hier Partien in Hnefatafl gezeigt, dem Brettspiel der Wikinger. Alle können zuschauen, und alle können mitspielen, auch gegen Leute von anderen Servern und per E-Mail: Alle sind im selben Club.
server-said-hello = In { $channel } steht jetzt eine erste Nachricht.
server-channel-gone = Der Kanal, in dem die Partien gezeigt werden sollten, ist gelöscht. Bitte wähl einen anderen; bis dahin stehen neue Partien da, wo sie vereinbart werden.

## What the app may do in a channel
doctor-well = Diese App hat in { $channel ->
        [here] diesem Kanal
       *[other] { $channel }
    } alle Berechtigungen, die sie braucht.
doctor-no-answer = Discord sagt gerade nicht, was diese App dort darf. Versuch es gleich noch einmal.
doctor-lacks = In { $channel ->
        [here] diesem Kanal
       *[other] { $channel }
    } hat diese App nicht alle Berechtigungen, die sie braucht:
doctor-missing = „{ $right }“ fehlt: { $why }
doctor-mend = Um das zu beheben, öffne die Einstellungen des Kanals, geh zu „Berechtigungen“ und erlaube der Rolle der App, was fehlt.

## Permissions, as Discord calls them, and what happens without
right-view = Kanal ansehen
right-view-why = Hier kann sie keine Partien zeigen.
right-send = Nachrichten senden
right-send-why = Hier kann sie keine Partien zeigen.
right-attach = Dateien anhängen
right-attach-why = Bretter kommen als Text statt als Bild.
right-embed = Links einbetten
right-embed-why = Bretter kommen ohne den farbigen Balken, der Bild und Text zusammenfasst.
right-history = Nachrichtenverlauf anzeigen
right-history-why = Nach einem Neustart sieht sie nicht, was sie schon gepostet hat.
right-threads = Öffentliche Threads erstellen
right-threads-why = Matches bekommen keine eigenen Threads.
right-in-threads = Nachrichten in Threads senden
right-in-threads-why = In Threads kann sie keine Partien zeigen.
right-pin = Nachrichten anpinnen
right-pin-why = Leitern, die hier gezeigt werden, werden nicht angepinnt.

# Ladders: one for each ruleset, by the ruleset’s id ({ $ladder }).
# To challenge is „fordern“, a challenge „Forderung“; to be on hold is „pausieren“, since „gesperrt“ is a block; points for games lost on time are „Strafpunkte“.
ladder-title = Die Leiter für { $ladder }, { $players ->
        [one] ein Platz
       *[other] { $players } Plätze
    }
ladder-month = Die Leiter für { $ladder }, Stand Ende { $month }
ladder-empty = Auf der Leiter für { $ladder } steht noch niemand. Wenn du jetzt beitrittst, bekommst du Platz 1.
ladder-shut = Die Leiter für { $ladder } ist nicht geöffnet: Die Clubleitung hat sie geschlossen ({ $since }). Wie sie am Ende eines Monats stand, kannst du weiterhin nachlesen.
# What is said after a name in the table.
ladder-state = { $state ->
        [held] pausiert
        [leaving] verlässt die Leiter
        [away] im Urlaub bis { $until }
       *[silent] inaktiv
    }
ladder-plays = { $matches ->
        [one] spielt ein Match
       *[other] spielt { $matches } Matches
    }
ladder-king = { $name } steht { $days ->
        [0] seit heute
        [one] seit einem Tag
       *[other] seit { $days } Tagen
    } auf Platz 1{ $defences ->
        [0] .
        [one] {" "}und hat eine Forderung abgewehrt.
       *[other] {" "}und hat { $defences } Forderungen in Folge abgewehrt.
    }
# Published with its error bar.
ladder-bias = Bisher sind die { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    } im Vorteil: { $points } ± { $deviation } Wertungspunkte, gemessen an { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }.
ladder-you = Du stehst auf Platz { $place } und darfst bis Platz { $highest } hinauf fordern. { $open ->
        [0] Dort kannst du zurzeit niemanden fordern.
       *[other] Wen du jetzt fordern kannst, ist mit + markiert.
    }
ladder-you-first = Du stehst auf Platz 1: Über dir ist niemand, den du fordern könntest.
ladder-you-can-join = Du stehst nicht auf dieser Leiter. Wenn du jetzt beitrittst, beginnst du auf dem letzten Platz.

# Said in place of the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Plätze auf der Leiter für { $ladder } vom { $from } bis { $until }. Jetzt: { $places }.
ladder-ratings-chart = Wertungszahlen auf der Leiter für { $ladder }, die höchsten zuerst: { $ratings }.
ladder-stands = { $name } steht auf der Leiter für { $ladder } auf Platz { $place } von { $players }.
ladder-stands-not = { $name } steht nicht auf der Leiter für { $ladder }.
ladder-may = Du kannst { $name } fordern.
# Why somebody can’t be challenged; { $name } is the other.
ladder-no-yourself = Dich selbst kannst du nicht fordern.
ladder-no-you-are-not-on = Du stehst nicht auf der Leiter für { $ladder } und kannst dort deshalb noch niemanden fordern.
ladder-no-below = { $name } steht unter dir, auf Platz { $place } (du auf Platz { $own }): Fordern kannst du nur nach oben.
ladder-no-too-far = { $name } steht zu weit über dir, auf Platz { $place }. Von Platz { $own } aus darfst du bis Platz { $highest } hinauf fordern{ $by ->
        [small] {" "}(so weit reicht eine Forderung auf einer kleinen Leiter).
        [places] {" "}(so weit reicht eine Forderung gewöhnlich).
        [percent] {" "}(je weiter unten du stehst, desto weiter reicht eine Forderung).
       *[rating] {" "}(so weit reicht deine Wertungszahl).
    }
ladder-no-playing = Gegen { $name } spielst du auf dieser Leiter schon ein Match: in Partie { $game } und der Partie, die dazugehört.
ladder-no-shielded = Vor { $until } kannst du { $name } nicht noch einmal fordern: Du hast euer letztes Match verloren oder nicht begonnen.
ladder-no-you-leave = Du kannst auf der Leiter für { $ladder } niemanden fordern, weil du sie gerade verlässt.
ladder-no-leaves = { $name } verlässt gerade die Leiter und kann nicht mehr gefordert werden.
ladder-no-you-are-held = Du kannst zurzeit niemanden fordern: Du hast eine Partie auf Zeit verloren und seitdem nicht gezogen. Mach zuerst in irgendeiner Partie einen Zug.
ladder-no-held = { $name } kann zurzeit nicht gefordert werden: { $name } hat eine Partie auf Zeit verloren und seitdem nicht gezogen.
ladder-no-your-points = Mit { $limit } oder mehr Strafpunkten für auf Zeit verlorene Partien kannst du niemanden fordern, und du hast { $points }. Jeder Zug, den du machst, baut Strafpunkte ab.
ladder-no-outgoing = Du hast schon { $open ->
        [one] eine eigene Forderung
       *[other] { $open } eigene Forderungen
    } laufen, und auf einmal { $most ->
        [one] ist nur eine erlaubt. Spiel zuerst dieses Match zu Ende.
       *[other] sind nur { $most } erlaubt. Spiel zuerst eines dieser Matches zu Ende.
    }
ladder-no-incoming = { $name } ist schon gefordert, und auf diesem Platz { $most ->
        [one] ist nur eine Forderung
       *[other] sind nur { $most } Forderungen
    } auf einmal erlaubt.
ladder-no-away = { $name } ist im Urlaub und kann vor { $until } nicht gefordert werden.
ladder-no-silent = { $name } war seit { $since } nicht hier. Wer { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } oder länger nicht hier war, kann nicht gefordert werden.
ladder-no-takes-none = { $name } kann zurzeit nicht gefordert werden.

# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
# The steps are read on the day and, later, in a list with dates: hence the perfect tense.
ladder-challenged = { $who ->
        [you] Du (Platz { $place }) hast { $rival } (Platz { $rival-place }) auf der Leiter für { $ladder } gefordert.
       *[other] { $name } (Platz { $place }) hat dich (Platz { $rival-place }) auf der Leiter für { $ladder } gefordert.
    } Euer Match sind die Partien { $first } und { $second }, beide gewertet. Für den ersten Zug in einer davon habt ihr beide { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } auf der Uhr. { $who ->
        [you] Bis zu deinem ersten Zug kannst du das Match verschieben.
       *[other] Bis zu deinem ersten Zug kannst du das Match verschieben oder deinen Platz kampflos überlassen.
    }
# For everybody in a server.
news-ladder-challenge = { $name } (Platz { $place }) hat { $rival } (Platz { $rival-place }) auf der Leiter für { $ladder } gefordert: Partien { $first } und { $second }.
ladder-deferred = { $who ->
        [you] Du hast das Match mit den Partien { $first } und { $second } verschoben: In beiden Partien steht deine Uhr bis { $until } still.
       *[other] { $name } hat das Match mit den Partien { $first } und { $second } verschoben: In beiden Partien steht die Uhr von { $name } bis { $until } still.
    }
ladder-not-begun = Du hast in deinem Match gegen { $rival } (Partien { $first } und { $second }) noch nicht gezogen. Wenn du es bis { $until } nicht tust, { $role ->
        [challenger] verfällt deine Forderung.
       *[defender] geht dein Platz an { $rival }.
    }
ladder-leaving = Du verlässt die Leiter für { $ladder }, sobald deine Matches zu Ende sind; sie zählen noch. Danach kannst du wieder beitreten, etwas weiter unten.
ladder-opened = Die Clubleitung hat die Leiter für { $ladder } geöffnet. Du kannst ihr jetzt beitreten.
ladder-closed = Die Clubleitung hat die Leiter für { $ladder } geschlossen. { $players ->
        [0] Niemand stand darauf.
        [one] Eine Person stand darauf und kennt jetzt die Begründung.
       *[other] { $players } Personen standen darauf und kennen jetzt die Begründung.
    }

### Circles

circles-none = Es gibt keine Kreise. Ein Kreis ist ein Club im Club, mit eigenen Leitern und Turnieren; die Clubleitung richtet sie ein.
circles = Ein Kreis ist ein Club im Club, mit eigenen Leitern und Turnieren. Spielen kann jeder mit jedem, gleich in welchen Kreisen.
circle-line = { $circle }: { $members ->
        [0] noch keine Mitglieder
        [one] ein Mitglied
       *[other] { $members } Mitglieder
    }, { $place ->
        [server] auf einem Discord-Server
       *[nowhere] an keinen Ort gebunden
    }, { $language }{ $reader ->
        [member] {" "}– du gehörst dazu
       *[no] {""}
    }.
circle-members = Mitglieder: { $names }.
circle-organisers = Leitung: { $names }.
circle-ladders = Leitern: { $names }.
circle-tournaments = Turniere: { $names }.
circle-joined = Du gehörst jetzt zum Kreis { $circle }. Du kannst seinen Leitern beitreten und an seinen Turnieren teilnehmen.
circle-left = Du hast den Kreis { $circle } verlassen. { $ladders ->
        [0] Auf seinen Leitern standest du nicht.
        [one] Auch seine Leiter verlässt du; laufende Matches werden noch gespielt und zählen.
       *[other] Auch seine { $ladders } Leitern verlässt du; laufende Matches werden noch gespielt und zählen.
    } Begonnene Turniere gehen weiter.
circle-left-server = Du hast den Discord-Server des Kreises { $circle } verlassen und damit auch den Kreis und seine Leitern. Laufende Matches und Turniere gehen weiter.
circle-opened = Den Kreis { $circle } gibt es jetzt. Leitern und Turniere hat er, sobald seine Leitung sie öffnet.
circle-waits = Den Kreis { $circle } gibt es noch nicht: Er wartet auf die Clubleitung. Sie weiß davon und öffnet ihn, wenn sie einverstanden ist. Einen Kreis, den sie noch nicht gesehen hat, kannst du sofort öffnen, und im ganzen Club sind es drei am Tag.
circles-to-see = Neue Kreise auf Discord-Servern. Bis jemand von euch sie öffnet, sieht anderswo niemand die, die es dort schon gibt, und die anderen warten. Ihr könnt sie auch schließen.
circle-to-see = { $circle }: { $state ->
        [waits] wartet auf euer Ja
       *[open] offen auf seinem Server
    }.
circle-closed = Der Kreis { $circle } ist aufgelöst. { $players ->
        [0] Niemand gehörte dazu.
        [one] Eine Person gehörte dazu und kennt jetzt die Begründung.
       *[other] { $players } Personen gehörten dazu und kennen jetzt die Begründung.
    }
circle-disbanded = Die Clubleitung hat den Kreis { $circle } mit seinen Leitern aufgelöst. Laufende Partien gehen weiter.
circle-appointed = { $who ->
        [you] Du leitest jetzt den Kreis { $circle } mit: Du kannst seine Leitern und Turniere öffnen und über deren Partien entscheiden. Alles, was du tust, wird aufgezeichnet, und wen es betrifft, der erfährt deine Begründung.
       *[player] { $name } leitet jetzt den Kreis { $circle } mit und weiß Bescheid.
    }
circle-dismissed = { $who ->
        [you] Du leitest den Kreis { $circle } nicht mehr.
       *[player] { $name } leitet den Kreis { $circle } nicht mehr und weiß Bescheid.
    }
ladder-step-joined = { $who ->
        [you] Du bist
       *[other] { $name } ist
    } in die Leiter für { $ladder } eingestiegen, auf Platz { $to }.
ladder-step-returned = { $who ->
        [you] Du bist
       *[other] { $name } ist
    } auf die Leiter für { $ladder } zurückgekehrt, auf Platz { $to } (früher Platz { $detail }).
ladder-step-left = { $who ->
        [you] Du hast die Leiter für { $ladder } verlassen, von Platz { $from } aus.{ $days ->
            [0] {""}
            [one] {" "}Kommst du innerhalb eines Tages zurück, beginnst du in der Nähe dieses Platzes.
           *[other] {" "}Kommst du innerhalb von { $days } Tagen zurück, beginnst du in der Nähe dieses Platzes.
        }
       *[other] { $name } hat die Leiter für { $ladder } verlassen, von Platz { $from } aus.
    }
ladder-step-erased = { $name } hat den Club verlassen; damit ist Platz { $from } der Leiter für { $ladder } frei geworden.
ladder-step-won = { $who ->
        [you] Du hast das Match mit den Partien { $first } und { $second } gegen { $rival }
       *[other] { $name } hat das Match mit den Partien { $first } und { $second } gegen { $rival-who ->
            [you] dich
           *[other] { $rival }
        }
    } gewonnen ({ $points }:{ $rival-points }{ $detail ->
        [2] , entschieden durch die Feinwertung des Regelwerks
       *[other] {""}
    }) und { $who ->
        [you] bist
       *[other] ist
    } auf der Leiter für { $ladder } von Platz { $from } auf Platz { $to } vorgerückt, direkt über { $rival-who ->
        [you] dich
       *[other] { $rival }
    }.
ladder-step-tied = { $who ->
        [you] Dein Match mit den Partien { $first } und { $second } gegen { $rival }
       *[other] Das Match mit den Partien { $first } und { $second } zwischen { $name } und { $rival-who ->
            [you] dir
           *[other] { $rival }
        }
    } endete remis ({ $points }:{ $rival-points }). { $moves ->
        [no] { $who ->
            [you] Du bist auf der Leiter für { $ladder } auf Platz { $to } geblieben, unter Platz { $rival-place }.
           *[other] { $name } ist auf der Leiter für { $ladder } auf Platz { $to } geblieben, unter Platz { $rival-place }.
        }
       *[yes] { $who ->
            [you] Du bist
           *[other] { $name } ist
        } auf der Leiter für { $ladder } von Platz { $from } auf Platz { $to } vorgerückt, näher an Platz { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] Du hast das Match mit den Partien { $first } und { $second } gegen { $rival }
       *[other] { $name } hat das Match mit den Partien { $first } und { $second } gegen { $rival-who ->
            [you] dich
           *[other] { $rival }
        }
    } verloren ({ $points }:{ $rival-points }{ $detail ->
        [2] , entschieden durch die Feinwertung des Regelwerks
       *[other] {""}
    }). Auf der Leiter für { $ladder } hat sich nichts geändert: { $who ->
        [you] Du bist auf Platz { $to } geblieben und kannst { $rival }
       *[other] { $name } ist auf Platz { $to } geblieben und kann { $rival-who ->
            [you] dich
           *[other] { $rival }
        }
    } { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang nicht fordern.
ladder-step-void = { $who ->
        [you] Deine Forderung an { $rival } ist verfallen, weil du nicht
       *[other] Die Forderung von { $name } an { $rival-who ->
            [you] dich
           *[other] { $rival }
        } ist verfallen, weil { $name } nicht
    } rechtzeitig gezogen { $who ->
        [you] hast.
       *[other] hat.
    } Die Partien { $first } und { $second } endeten ohne Ergebnis. Auf der Leiter für { $ladder } hat sich nichts geändert, und { $who ->
        [you] du kannst { $rival }
       *[other] { $name } kann { $rival-who ->
            [you] dich
           *[other] { $rival }
        }
    } { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang nicht fordern.
ladder-step-absent = { $rival-who ->
        [you] Du hast im Match gegen { $name }
       *[other] { $rival } hat im Match gegen { $who ->
            [you] dich
           *[other] { $name }
        }
    } nicht rechtzeitig gezogen. Die Partien { $first } und { $second } endeten ohne Ergebnis; { $who ->
        [you] du hast den Platz bekommen und bist
       *[other] { $name } hat den Platz bekommen und ist
    } auf der Leiter für { $ladder } von Platz { $from } auf Platz { $to } vorgerückt.
ladder-step-conceded = { $rival-who ->
        [you] Du hast { $name }
       *[other] { $rival } hat { $who ->
            [you] dir
           *[other] { $name }
        }
    } kampflos den Platz überlassen. { $who ->
        [you] Du bist
       *[other] { $name } ist
    } auf der Leiter für { $ladder } von Platz { $from } auf Platz { $to } vorgerückt. Die Partien { $first } und { $second } endeten ohne Ergebnis.
ladder-step-closed = Das Match mit den Partien { $first } und { $second } zählt auf der Leiter für { $ladder } nicht, weil eine der Partien kein Ergebnis hat.
ladder-step-decayed = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } auf der Leiter für { $ladder } { $detail ->
        [one] einen Tag
       *[other] { $detail } Tage
    } lang kein Match gespielt und { $who ->
        [you] bist
       *[other] ist
    } von Platz { $from } auf Platz { $to } zurückgefallen.
ladder-step-late = { $who ->
        [you] Du hast auf der Leiter für { $ladder } eine Partie auf Zeit verloren. Du hast jetzt { $detail ->
            [one] einen Strafpunkt
           *[other] { $detail } Strafpunkte
        }; jeder Zug, den du machst, baut Strafpunkte ab. Bis zu deinem nächsten Zug pausierst du: Du kannst niemanden fordern und nicht gefordert werden.
       *[other] { $name } hat auf der Leiter für { $ladder } eine Partie auf Zeit verloren, hat jetzt { $detail ->
            [one] einen Strafpunkt
           *[other] { $detail } Strafpunkte
        } und pausiert bis zum nächsten eigenen Zug.
    }
ladder-step-sunk = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } auf der Leiter für { $ladder } innerhalb { $days ->
        [one] eines Tages
       *[other] von { $days } Tagen
    } { $detail ->
        [one] eine Partie
       *[other] { $detail } Partien
    } auf Zeit verloren und { $who ->
        [you] bist
       *[other] ist
    } von Platz { $from } auf Platz { $to } zurückgefallen, hinter alle, die aktiv sind.
ladder-step-corrected = Die Clubleitung hat { $who ->
        [you] dich
       *[other] { $name }
    } auf der Leiter für { $ladder } von Platz { $from } auf Platz { $to } gesetzt. Ihre Begründung: „{ $reason }“
ladder-step-disbanded = Die Clubleitung hat die Leiter für { $ladder } geschlossen. { $who ->
        [you] Du standest
       *[other] { $name } stand
    } auf Platz { $from }.{ $detail ->
        [0] {""}
       *[other] {" "}Die Partien schon begonnener Matches gehen als gewertete Partien weiter, zählen aber nicht mehr für die Leiter.
    } Ihre Begründung: „{ $reason }“
ladder-step-taken-out = { $who ->
        [you] Die Clubleitung hat dich von der Leiter für { $ladder } genommen, auf der du auf Platz { $from } standest.
       *[other] Die Clubleitung hat { $name } von der Leiter für { $ladder } genommen, bisher auf Platz { $from }.
    } Die Begründung: „{ $reason }“

ladder-earlier = { $count ->
        [one] Ein älterer Eintrag wird nicht gezeigt.
       *[other] { $count } ältere Einträge werden nicht gezeigt.
    }
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, Platz { $places }: { $step }
ladder-no-place = –
ladder-best = Bester Platz: { $best }. Tage auf Platz 1: { $days }.
ladder-matches = Matches: { $won } gewonnen, { $level } remis, { $lost } verloren.
ladder-defences = Abgewehrte Forderungen in Folge: { $now } (Bestwert: { $most }).
ladder-rating = Wertungszahl: { $rating }. Gewertete Partien: { $attacked } im Angriff, { $defended } in der Verteidigung.
ladder-unrated = Noch keine gewerteten Partien.
ladder-sides = Wertungszahl im Angriff: { $attackers }. In der Verteidigung: { $defenders }.
ladder-points = Strafpunkte für auf Zeit verlorene Partien: { $points }.

# The rule sheet, filled with the numbers in force: short, so that it fits on one screen.
ladder-sheet-title = Die Regeln der Leiter für { $ladder }
ladder-sheet-match = Eine Forderung startet sofort ein Match: zwei öffentliche, gewertete Partien, eine auf jeder Seite.
ladder-sheet-reach = Auf Leitern mit bis zu { $small-ladder ->
        [one] einem Platz
       *[other] { $small-ladder } Plätzen
    } darfst du { $small-reach ->
        [one] einen Platz
       *[other] bis zu { $small-reach } Plätze
    } nach oben fordern. Auf größeren gilt die weiteste von drei Grenzen: { $reach-places ->
        [one] ein Platz
       *[other] { $reach-places } Plätze
    } nach oben; so viele Plätze nach oben, wie { $reach-percent } % deiner Platznummer ergeben; oder { $reach-rating ->
        [one] ein Platz
       *[other] { $reach-rating } Plätze
    } über dem Platz, der deiner Wertungszahl entspricht (wenn deren Abweichung höchstens { $reach-deviation } beträgt).
ladder-sheet-load = Du kannst { $outgoing ->
        [one] eine eigene Forderung
       *[other] { $outgoing } eigene Forderungen
    } offen haben und { $incoming ->
        [one] eine
       *[other] { $incoming }
    } gegen dich{ $top-places ->
        [0] {""}
        [one] {" "}(auf Platz 1: { $top-incoming })
       *[other] {" "}(auf Platz 1 bis { $top-places }: { $top-incoming })
    }. Ist die Grenze für Forderungen gegen dich erreicht, bist du höchstens { $hold-days ->
        [one] einen Tag
       *[other] { $hold-days } Tage
    } lang vor weiteren sicher. Solange die Gegenseite im Urlaub ist, zählt eine Forderung nicht mit. Eine Sperre schützt nicht vor Forderungen auf der Leiter.
ladder-sheet-opening = Für den ersten Zug habt ihr je { $opening-days ->
        [one] einen Tag
       *[other] { $opening-days } Tage
    } auf der Uhr. Versäumst du ihn, verlierst du das Match oder, wenn du gefordert bist, den Platz (ungewertet). Bis dahin kannst du das Match um { $defer-days ->
        [one] einen Tag
       *[other] { $defer-days } Tage
    } verschieben (einmal { $defer-every ->
        [one] am Tag
       *[other] in { $defer-every } Tagen
    }) oder, wenn du gefordert bist, der Gegenseite den Platz überlassen.
ladder-sheet-result = Ein Sieg zählt 1 Punkt, ein Remis ½. Stehst du am Ende tiefer, bringen dich mehr Punkte direkt über die Gegenseite; mit weniger bleibst du stehen{ $shield-days ->
        [0] .
        [one] {" "}und kannst sie einen Tag lang nicht fordern.
       *[other] {" "}und kannst sie { $shield-days } Tage lang nicht fordern.
    }
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Bei Punktgleichheit gewinnt, wer in weniger Zügen gesiegt hat.{" "}
        [more-captures] Bei Punktgleichheit gewinnt, wer mehr Steine geschlagen hat.{" "}
       *[none] {""}
    }{ $tie ->
        [nothing] Bleibt das Match remis, rückt niemand vor.
        [below] Bleibt das Match remis, rückt, wer tiefer steht, direkt unter die Gegenseite vor.
       *[middle] Bleibt das Match remis, rückt, wer tiefer steht, um den halben Abstand (abgerundet) vor.
    }
ladder-sheet-late = Eine Niederlage auf Zeit (vor deinem zweiten Zug ungewertet) bringt { $timeout-points ->
        [one] einen Strafpunkt
       *[other] { $timeout-points } Strafpunkte
    }, und bis du ziehst, gibt es keine Forderungen von dir oder an dich. Jeder Zug baut { $ply-points } ab{ $points-limit ->
        [0] .
       *[other] ; ab { $points-limit } kannst du nicht fordern.
    } Nach { $timeouts ->
        [one] einer Niederlage
       *[other] { $timeouts } Niederlagen
    } auf Zeit in { $timeout-days ->
        [one] einem Tag
       *[other] { $timeout-days } Tagen
    } fällst du hinter alle Aktiven zurück.
ladder-sheet-silence = Wer im Urlaub ist oder { $silence-days ->
        [one] einen Tag
       *[other] { $silence-days } Tage
    } nicht hier war, kann nicht gefordert werden.
ladder-sheet-leave = Verlässt du die Leiter, zählen deine Matches noch. Kommst du innerhalb { $limbo-days ->
        [one] eines Tages
       *[other] von { $limbo-days } Tagen
    } wieder, fällst du von deinem alten Platz um { $limbo-percent } % des Abstands zum letzten zurück; kommst du später, beginnst du auf dem letzten.
ladder-sheet-idle = { $free-days ->
        [0] Ohne Match
        [one] Nach einem Tag ohne Match
       *[other] Nach { $free-days } Tagen ohne Match
    } (Urlaub zählt nicht mit) fällst du { $decay-days ->
        [one] jeden Tag
       *[other] alle { $decay-days } Tage
    } einen Platz zurück, hinter die nächste aktive Person.
ladder-sheet-ratings = Die Wertung (Glicko-2) berücksichtigt, welche Seite stärker ist: Ein 1:1 unter Gleichstarken ändert nichts.

refusal-no-ladder = Die Leiter für { $ladder } ist nicht geöffnet. Welche Leitern es gibt, entscheidet die Clubleitung: { $count ->
        [0] Im Moment gibt es keine.
        [one] Im Moment gibt es nur die für { $ladders }.
       *[other] Im Moment gibt es Leitern für { $ladders }.
    }
refusal-no-ladders = Im Moment ist keine Leiter geöffnet. Leitern werden von der Clubleitung geöffnet.
refusal-ladder-open-already = Die Leiter für { $ladder } ist schon geöffnet.
refusal-which-ladder = { CLIENT() ->
        [discord] Es gibt mehrere Leitern: { $ladders }. Welche meinst du?
       *[typed] Es gibt mehr als eine Leiter. Schreib das Regelwerk der Leiter dazu, die du meinst: { $ladders }.
    }
refusal-not-on-ladder = Du stehst nicht auf der Leiter für { $ladder }.
refusal-other-on-ladder = { $name } steht schon auf der Leiter für { $ladder }, auf Platz { $place }.
refusal-already-on-ladder = Du stehst schon auf der Leiter für { $ladder }, auf Platz { $place }.
refusal-already-leaving = Das ist schon vorgemerkt: Du verlässt die Leiter für { $ladder }, sobald deine Matches zu Ende sind. Danach kannst du wieder beitreten, etwas weiter unten.
refusal-no-ladder-match = Du spielst auf keiner Leiter ein Match, in dem das möglich wäre.
refusal-which-match = Du spielst mehr als ein Match. Schreib einen Namen oder die Nummer einer Partie dazu: { $games }.
refusal-not-challenged = In diesem Match kannst du keinen Platz überlassen: Du hast { $name } gefordert, und überlassen kann den Platz nur, wer gefordert wurde. Du kannst das Match verschieben oder eine Partie aufgeben.
refusal-match-begun = Das geht nicht mehr: Du hast im Match mit den Partien { $first } und { $second } schon gezogen, es muss also gespielt werden. Du kannst aber eine Partie aufgeben.
refusal-deferred-before = Du kannst vor { $until } kein weiteres Match verschieben, weil du das erst vor Kurzem getan hast.
refusal-bad-place = { $name } kann nicht auf Platz { $place } gesetzt werden: Die Leiter für { $ladder } hat die Plätze 1 bis { $players }, und { $name } steht jetzt auf Platz { $stands }.
refusal-no-month = Wie die Leiter für { $ladder } Ende { $month } stand, ist nicht bekannt: Sie begann später, oder der Monat ist noch nicht vorbei.

# Tournaments: lists, pages, what happens in them.
tournament-list = Turniere
tournament-none = In diesem Club gab es noch kein Turnier. Turniere richtet die Clubleitung aus.
tournament-line = Turnier { $number }: { $name }, { $ruleset }. { $stage } { $reader ->
        [may-enter] Du kannst dich anmelden.
        [plays] Du spielst mit.
       *[nothing] {""}
    }
tournament-title = Turnier { $number }: { $name }, { $ruleset }
tournament-final-name = { $name } (Finale)
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Anmeldungen sind möglich bis { $at }; dann beginnt es. { $players ->
            [0] Noch hat sich niemand angemeldet.
            [one] Bisher gibt es eine Anmeldung.
           *[other] Bisher gibt es { $players } Anmeldungen.
        }
        [running] Es läuft seit { $at }, mit { $players ->
            [one] einer Anmeldung.
           *[other] { $players } Anmeldungen.
        }
        [over] Es ist seit { $at } zu Ende. { $players ->
            [one] Eine Person hat
           *[other] { $players } Personen haben
        } mitgespielt.
       *[called-off] Es wurde am { $at } abgesagt.
    }
tournament-names = Angemeldet: { $names }.
tournament-reason = Die Begründung: „{ $reason }“
tournament-too-few = Weniger als vier hatten sich angemeldet.
tournament-group = { $kind ->
        [groups] Gruppe { $group }
       *[final] Finale
    }
# $best players of each group go on; $names play in tournament $number, or $many of them have won it.
tournament-next = { $state ->
        [planned] { $best ->
            [one] Wer in der eigenen Gruppe vorn liegt, kommt ins Finale.
           *[other] Die ersten { $best } jeder Gruppe kommen ins Finale.
        }{ $carried ->
            [yes] {" "}Ihre Partien gegeneinander zählen dort mit und werden nicht noch einmal gespielt.
           *[no] {""}
        }
        [running] Das Finale, Turnier { $number }, spielen { $names }.
        [over] Entschieden hat das Finale, Turnier { $number }{ $many ->
            [0] .
            [one] : { $names } hat gewonnen.
           *[other] : { $names } teilen sich den ersten Platz.
        }
        [called-off] Das Finale, Turnier { $number }, ist abgesagt.
       *[dropped] Ein Finale gibt es nicht, denn dafür müssten aus mindestens zwei Gruppen Leute übrig sein.
    }
tournament-follows = Das ist das Finale von Turnier { $number }: Hier entscheiden sich die ersten Plätze.{ $kind ->
        [carried] {" "}Wer aus derselben Gruppe kommt, hat schon gegeneinander gespielt; diese Partien zählen mit.
       *[final] {""}
    }
tournament-legend = In jedem Feld stehen zwei Partien; in der ersten greift an, wer in der Zeile steht. 1 ist ein Sieg, ½ ein Remis, 0 eine Niederlage, + oder − ein Sieg oder eine Niederlage ohne Spiel, „.“ eine Partie, die noch läuft, / eine Partie ohne Ergebnis. S-B ist die Feinwertung nach Sonneborn-Berger; „Sieg in“ nennt die Länge des kürzesten Sieges auf dem Brett, mit den Zügen beider Seiten.
tournament-rules = { $kind ->
        [groups] In jeder Gruppe spielen alle gegen alle, jeweils zwei Partien, eine auf jeder Seite, und alles zur gleichen Zeit. Die Partien sind öffentlich und gewertet. Eine Gruppe hat mindestens 4 Plätze und, wenn es aufgeht, höchstens { $size }.
       *[final] Es spielen alle gegen alle, jeweils zwei Partien, eine auf jeder Seite, und alles zur gleichen Zeit. Die Partien sind öffentlich und gewertet.
    } Hast du noch in keiner Partie gezogen, wenn deine Uhr { $window ->
        [one] einen Tag
       *[other] { $window } Tage
    } gelaufen ist, scheidest du aus. Ein Sieg zählt 1 Punkt, ein Remis ½. Bei Punktgleichheit entscheiden die Partien gegeneinander, dann Sonneborn-Berger (Punkte gegen Punktstarke zählen mehr), dann der kürzeste Sieg auf dem Brett. Wer auch dann gleichauf ist, teilt sich den Platz.
tournament-you = { $reader ->
        [may-enter] Du kannst dich anmelden.
       *[plays] Du spielst mit.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] Du hast nicht rechtzeitig gezogen und bist ausgeschieden.
            [taken-out] Die Clubleitung hat dich aus dem Turnier genommen.
           *[withdrew] Du bist ausgestiegen.
        }
       *[other] { $how ->
            [absent] { $name } hat nicht rechtzeitig gezogen und ist ausgeschieden.
            [taken-out] Die Clubleitung hat { $name } aus dem Turnier genommen.
            [erased] { $name } hat den Club verlassen.
           *[withdrew] { $name } ist ausgestiegen.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] Mindestens die Hälfte deiner Partien war zu Ende; die übrigen zählen als verloren.
           *[other] Mindestens die Hälfte der Partien von { $name } war zu Ende; die übrigen zählen als verloren.
        }
       *[no] { $who ->
            [you] Weniger als die Hälfte deiner Partien war zu Ende; keine davon zählt.
           *[other] Weniger als die Hälfte der Partien von { $name } war zu Ende; keine davon zählt.
        }
    }
tournament-out = Turnier { $number }, { $tournament }:
tournament-opened = Für Turnier { $number }, { $tournament }, kannst du dich jetzt anmelden.
tournament-entered = Du bist für Turnier { $number }, { $tournament }, angemeldet.
tournament-left = Du hast dich von Turnier { $number }, { $tournament }, abgemeldet. Bis es beginnt, kannst du dich wieder anmelden.
tournament-leave-asked = Möchtest du aus Turnier { $number }, { $tournament }, aussteigen? { $resigned ->
        [0] Es wird keine Partie aufgegeben.
        [one] Eine deiner Partien wird aufgegeben; das zählt für deine Wertung.
       *[other] { $resigned } deiner Partien werden aufgegeben; das zählt für deine Wertung.
    } Hast du gegen jemanden noch in keiner der beiden Partien gezogen und ist keine davon zu Ende, enden beide ohne Ergebnis. { $counts ->
        [yes] Mindestens die Hälfte deiner Partien ist zu Ende; in der Kreuztabelle zählen die übrigen als verloren.
       *[no] Weniger als die Hälfte deiner Partien ist zu Ende; in der Kreuztabelle zählt keine davon.
    }
tournament-began = Turnier { $number }, { $tournament }, hat begonnen.
tournament-began-own = { $kind ->
        [groups] Du bist in Gruppe { $group } und spielst gegen jedes andere Mitglied der Gruppe zwei Partien,
        [carried] Du bist im Finale und spielst gegen alle, die aus einer anderen Gruppe kommen, je zwei Partien,
       *[final] Du bist im Finale und spielst gegen alle anderen je zwei Partien,
    } insgesamt { $games }, alle zur gleichen Zeit. Zieh in einer davon, bevor deine Uhr { $window ->
        [one] einen Tag
       *[other] { $window } Tage
    } gelaufen ist; sonst scheidest du aus.
tournament-rival = { $name }: Partien { $first } und { $second }
tournament-not-begun = Turnier { $number }, { $tournament }: Du hast noch nicht gezogen. Zieh bis { $until } in irgendeiner deiner Partien; sonst scheidest du aus.
tournament-called-off = Turnier { $number }, { $tournament }, ist abgesagt.
tournament-over = Turnier { $number }, { $tournament }, ist zu Ende.
tournament-over-own = { $kind ->
        [groups] In Gruppe { $group } belegst du
       *[final] Im Finale belegst du
    } Platz { $place } von { $players }.
# For everybody in a server: $names is a list, $group one of $groups groups; $many is “one” for 1 point.
news-tournament-open = Turnier { $number }, { $tournament }, { $ruleset }: Anmeldungen sind möglich bis { $at }; dann beginnt es.
news-tournament-group = { $groups ->
        [one] Es spielen: { $names }.
       *[other] Gruppe { $group }: { $names }.
    }
news-tournament-won = { $groups ->
        [one] {""}
       *[other] Gruppe { $group }:{" "}
    }{ $winners ->
        [one] { $names } hat
       *[other] { $names } haben gemeinsam
    } mit { $many ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } gewonnen.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = Punkte
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = Sieg in
# Said in place of the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Gruppe { $group } von Turnier { $number }: { $standing }.

refusal-no-tournament = Es gibt kein Turnier { $number }.
refusal-no-tournament-meant = Zurzeit gibt es kein Turnier, in dem das möglich ist.
refusal-which-tournament = { CLIENT() ->
        [discord] Es gibt mehrere Turniere: { $tournaments }. Welches meinst du?
       *[typed] Es gibt mehr als ein Turnier. Schreib die Nummer des Turniers dazu, das du meinst: { $tournaments }.
    }
refusal-tournament-not-open = Für Turnier { $number }, { $tournament }, kannst du dich nicht mehr anmelden: Es hat schon begonnen oder wurde abgesagt.
refusal-tournament-ended = Turnier { $number }, { $tournament }, ist zu Ende oder abgesagt; daran lässt sich nichts mehr ändern.
refusal-already-in-tournament = Du bist für Turnier { $number }, { $tournament }, schon angemeldet.
refusal-not-in-tournament = Du spielst in Turnier { $number }, { $tournament }, nicht mit.
refusal-other-not-in-tournament = { $name } spielt in Turnier { $number }, { $tournament }, nicht mit.
refusal-tournament-full = Turnier { $number }, { $tournament }, ist voll: Mehr als { $most } können nicht mitspielen.
refusal-taken-out-of-tournament = Für Turnier { $number }, { $tournament }, kannst du dich nicht wieder anmelden, weil dich die Clubleitung herausgenommen hat.
refusal-too-few-players = Turnier { $number }, { $tournament }, kann noch nicht beginnen: Angemeldet { $players ->
        [0] ist noch niemand
        [one] ist erst eine Person
       *[other] sind erst { $players } Personen
    }, und nötig sind { $least }. Warte auf weitere Anmeldungen, oder sag es ab.
refusal-bad-tournament-name = Der Name eines Turniers muss 1 bis { $most } Zeichen lang sein.
refusal-bad-tournament-number = { $which ->
        [size] Eine Gruppe kann mindestens { $least } und höchstens { $most } Leute haben.
        [final] Ins Finale kommen aus jeder Gruppe mindestens { $least }, höchstens { $most }: die Hälfte der größten Gruppe.
       *[window] Für den ersten Zug kann es mindestens { $least } und höchstens { $most } Tage geben.
    }
refusal-bad-tournament-clock = Die Bedenkzeit eines Turniers muss mit mehr als einem Tag beginnen, zum Beispiel „7d+1d/10d“, denn in dieser Zeit müssen alle zum ersten Mal ziehen.
refusal-bad-tournament-start = Ein Turnier muss in der Zukunft beginnen, spätestens in { $most ->
        [one] einem Tag
       *[other] { $most } Tagen
    }.

# The guide for players, `docs/player.md`.
guide-title = So wird gespielt
guide-discord = Gib auf Discord „/play“ ein, um jemanden einzuladen. Unter jedem Brett stehen Knöpfe, mit denen du einen Zug auswählen oder tippen kannst, und „Mehr …“ für alles andere, zum Beispiel Remis, eine Nachricht oder Aufgeben. „/tafl { $move }“ schlägt beim Tippen erlaubte Züge vor. Was du auswählst, siehst nur du, bis du auf „{ $confirm }“ drückst. Wenn du neu bist, drück zuerst auf den Knopf zum Beitreten.
guide-mail = Schreib per Mail „{ $join } NAME“ an die Adresse des Clubs, und antworte mit „{ $yes }“ auf die Mail, die fragt, ob du das warst. Von da an zeigt jede Mail ein Brett, sagt, wer am Zug ist und wie viel Zeit bleibt, und nennt die Zeilen, mit denen du antworten kannst. Um zu ziehen, antworte mit deinem Zug in einer eigenen Zeile, zum Beispiel „d1-d4“. Zitate und Signaturen werden nicht beachtet. Um in einer Mail auf mehrere Partien zu antworten, setz vor jeden Zug die Nummer der Partie: „12: d1-d4“.
guide-terminal = Starte am Terminal des Rechners, auf dem der Club läuft, „taflpost play --as NAME“, und gib „{ $join }“ ein. Wenn du mehrere Partien hast, steht vor der Eingabe die Nummer der Partie, die du zuletzt angesehen hast („Nora 3>“), und was du eingibst, gilt für diese Partie. Gib eine andere Nummer ein, um eine andere Partie anzusehen.
guide-orders = Überall gelten dieselben Befehle, in allen Sprachen des Clubs. Hier sind sie:

review-stop = { CLIENT() ->
        [discord] Wenn du diese Berichte nicht möchtest, kannst du sie mit { COMMAND("settings") } abstellen.
       *[typed] Wenn du diese Berichte nicht möchtest, sende „einstellungen berichte aus“.
    }
review-stop-here = Diese Berichte erscheinen hier, solange jemand von euch beiden sie möchte. Wenn du sie nicht möchtest, kannst du sie mit { COMMAND("settings") } abstellen.
review-title = Wie die Partie verlief
review-side = { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    }
review-chances = Die Aussichten der Verteidiger: { $points }.
review-chance-start = { $chance } % am Anfang
review-chance-after = { $chance } % nach Zug { $ply }
review-chance-end = { $chance } % am Ende
review-turn = Wendepunkt { $number }, bei Zug { $ply }: Die { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    } spielten { $move }, und ihre Aussichten fielen von { $before } % auf { $after } %.
review-no-turn = Kein einzelner Zug hat die Partie gewendet.
review-picture = Eine Linie zeigt die Aussichten beider Seiten vom Anfang bis zum Ende.
review-silent = { $count ->
        [one] { $move } ließ den Fluchtweg nach { $goals } offen, aber er wurde nicht angesagt.
       *[other] { $move } ließ die Fluchtwege nach { $goals } offen, aber sie wurden nicht angesagt.
    }
review-left-line = Nach { $move } war der Fluchtweg des Königs nach { $goal } immer noch offen.
review-opened-line = { $move } öffnete dem König einen Fluchtweg nach { $goal }.
review-let-fork = Nach { $move } konnte der König nach { $square } ziehen, mit Fluchtwegen nach { $goals }, und die Angreifer konnten nicht alle schließen.
review-exposed-king = Nach { $move } konnte der König mit { $by } gefangen genommen werden.
review-let-ring = Nach { $move } konnten die Angreifer mit { $by } ihren Ring schließen.
review-let-fort = Nach { $move } konnten die Verteidiger mit { $by } ihre Festung vollenden.
review-lost = { $side ->
        [attackers] Nach { $move } war die Flucht des Königs nicht mehr aufzuhalten.
       *[defenders] Nach { $move } war der König nicht mehr zu retten.
    }
review-lost-men = { $count ->
        [one] Nach { $move } konnte der Stein auf { $men } mit { $by } geschlagen werden.
       *[other] Nach { $move } konnten die Steine auf { $men } mit { $by } geschlagen werden.
    }
review-opened-wall = { $move } riss eine Lücke in die Mauer der Angreifer um den König.
review-left-guard = { $move } zog einen Stein ab, der die Ecke { $corner } bewachte.
review-better = Besser war { $better }.
review-better-line = Besser war { $better }, zum Beispiel mit der Folge { $line }.
deed-escapes = { $tense ->
        [missed] Mit { $move } wäre der König entkommen.
       *[now] Mit { $move } entkommt der König.
    }
deed-takes-king = { $tense ->
        [missed] { $move } hätte den König gefangen genommen.
       *[now] { $move } nimmt den König gefangen.
    }
deed-closes-ring = { $tense ->
        [missed] { $move } hätte den Ring um den König und alle seine Steine geschlossen.
       *[now] { $move } schließt den Ring um den König und alle seine Steine.
    }
deed-builds-fort = { $tense ->
        [missed] { $move } hätte eine Festung vollendet, die niemand mehr brechen kann.
       *[now] { $move } vollendet eine Festung, die niemand mehr brechen kann.
    }
deed-forks = { $tense ->
        [missed] { $move } hätte Fluchtwege nach { $goals } geöffnet, und die Angreifer hätten nicht alle schließen können.
       *[now] { $move } öffnet Fluchtwege nach { $goals }, und die Angreifer können nicht alle schließen.
    }
deed-wins = { $tense ->
        [missed] { $move } hätte den Sieg erzwungen.
       *[now] { $move } erzwingt den Sieg.
    }
deed-takes-man = { $tense ->
        [missed] { $move } hätte den Stein auf { $men } geschlagen.
       *[now] { $move } schlägt den Stein auf { $men }.
    }
deed-takes-men = { $tense ->
        [missed] { $move } hätte die Steine auf { $men } geschlagen.
       *[now] { $move } schlägt die Steine auf { $men }.
    }
deed-closes-line = { $tense ->
        [missed] { $move } hätte dem König den Fluchtweg nach { $goals } versperrt.
       *[now] { $move } versperrt dem König den Fluchtweg nach { $goals }.
    }
deed-closes-lines = { $tense ->
        [missed] { $move } hätte dem König die Fluchtwege nach { $goals } versperrt.
       *[now] { $move } versperrt dem König die Fluchtwege nach { $goals }.
    }
deed-opens-line = { $tense ->
        [missed] { $move } hätte dem König einen Fluchtweg nach { $goals } geöffnet.
       *[now] { $move } öffnet dem König einen Fluchtweg nach { $goals }.
    }
deed-opens-lines = { $tense ->
        [missed] { $move } hätte dem König Fluchtwege nach { $goals } geöffnet.
       *[now] { $move } öffnet dem König Fluchtwege nach { $goals }.
    }
deed-closes-wall = { $tense ->
        [missed] { $move } hätte die Mauer der Angreifer um den König geschlossen.
       *[now] { $move } schließt die Mauer der Angreifer um den König.
    }

## Seiten: was dort um die Antworten steht, und was es nur auf Seiten gibt.
web-skip = Zum Inhalt
web-parts = Die Seiten des Clubs
web-home = Start
web-games = Partien
web-players = Mitglieder
web-ladders = Leitern
web-tournaments = Turniere
web-rules = Regeln
web-challenges = Gesuche
web-help = So wird gespielt
web-privacy = Datenschutz
web-today = Der Club heute
web-sign-in = Anmelden
web-sign-out = Hier abmelden
web-signed-in = Du bist als { $name } angemeldet.
web-command = Oder gib einen Befehl ein, wie in einer Mail
web-send = Abschicken
web-moves = Züge
web-start = Anfang
web-first = Erster
web-last = Letzter
web-files = Herunterladen
web-picture = Bild
web-square = { $square }, { $what ->
    [attacker] Angreifer
    [defender] Verteidiger
    [king] König
    [throne] Thron, leer
    [corner] Eckfeld, leer
   *[empty] leer
}
web-club = { $players ->
    [one] Ein Mitglied
   *[other] { $players } Mitglieder
}, { $games ->
    [0] keine laufenden Partien
    [one] eine laufende Partie
   *[other] { $games } laufende Partien
}.
web-moving = Zuletzt gezogen
web-finished = Zuletzt beendet
web-join = So kommst du in den Club
web-join-mail = Per Mail: Schreib „{ $join } NAME“, mit dem Namen, den du hier haben möchtest, an { $address }. Du bekommst eine Mail, die fragt, ob du das warst: Antworte mit „{ $yes }“.
web-join-discord = Auf Discord: Gib auf einem Server, auf dem der Club ist, „/play“ ein, und drück auf den Knopf zum Beitreten.
web-places = Plätze { $from } bis { $to }
web-older = Ältere Partien
web-newest = Die neuesten Partien
web-any = Alle
web-list = Auflisten
web-player = Mitglied
web-opponent = Gegner
web-ruleset = Regelwerk
web-result = Ergebnis
web-ending = Beendet durch
web-since = Seit (JJJJ-MM-TT)
web-until = Bis (JJJJ-MM-TT)
web-own-games = der Club
web-from-elsewhere = anderswo
web-running = laufend
web-over = beendet
web-won = { $side ->
    [attackers] Angriff gewann
   *[defenders] Verteidigung gewann
}
web-drawn = remis
web-no-games = Solche Partien gibt es nicht.
web-state = Stand
web-colours = Farben
web-theme = { $theme ->
    [light] Hell
    [dark] Dunkel
    [high-contrast] Hoher Kontrast
    [colour-blind] Bei Farbenblindheit
   *[device] Wie auf diesem Gerät
}
web-to-play = Wenn das deine Partie ist, melde dich an, um hier zu ziehen.
web-sign-in-how = Es gibt keine Passwörter. Gib deinen Namen im Club an, dann bekommst du einen Code an die Adresse, die der Club von dir hat (per Mail oder auf Discord).
web-sign-in-name = Dein Name
web-send-code = Code schicken
web-code-sent = Wenn es ein Mitglied namens { $name } gibt, das der Club erreicht, ist ein Code mit sechs Ziffern unterwegs. Er gilt zehn Minuten und nur auf diesem Gerät.
web-code-sent-to-you = Ein Code mit sechs Ziffern ist unterwegs zu dir. Er gilt zehn Minuten und nur auf diesem Gerät.
web-too-many-codes = Heute wurden schon zu viele Codes angefordert, deshalb schicken wir jetzt keinen. Versuch es später noch einmal oder in einem Browser, in dem du schon angemeldet warst. Du kannst auch deine Partie aus einer Mail des Clubs öffnen und dort einen Code anfordern.
web-code = Der Code
web-check-code = Weiter
web-not-found = Unter dieser Adresse gibt es nichts. Vielleicht wurde sie unvollständig kopiert, oder sie gehört zu etwas, das nicht öffentlich ist.
web-not-public = Die Seiten dieses Clubs sind nicht öffentlich.
web-stale = Dieses Formular ist zu alt oder kam von anderswo, deshalb ist nichts geschehen. Bitte öffne die Seite noch einmal.
web-too-long = Das ist zu lang für einen Befehl, deshalb ist nichts geschehen.
web-no-answer = Der Club kann gerade leider nicht antworten. Es ist nichts verloren gegangen. Bitte versuche es in einer Minute noch einmal.
web-messages = Nachrichten
web-to-game = Zurück zu Partie { $game }
web-of-challenge = { $label } (Einladung { $challenge })
web-example = Zum Beispiel: { $example }
web-send-what = Abschicken ({ $label })
web-still-missing = Da fehlt noch etwas, deshalb wurde nichts gesendet. Bitte geh zurück und fülle das Feld aus.
web-change = Einstellungen ändern
web-new-code = Neuen Code anfordern
web-apply = Übernehmen

# What columns of a table are called. “Open to you” is said of players whom the reader can challenge.
head-place = Platz
head-rating = Wertung
head-now = Zurzeit
head-open = kannst du fordern
head-seen = Zuletzt hier
head-looks-for = Sucht
head-sides = Angriff – Verteidigung
head-game = Partie
member-seen = { $seen ->
    [today] heute
    [week] diese Woche
   *[month] { $month }
}
games-state = { $how ->
    [running] Zug { $ply }, { $name } am Zug
    [won] gewonnen von { $name }, { $when }
    [drawn] remis, { $when }
   *[closed] ohne Ergebnis, { $when }
}

# A calendar to which a player subscribes: its name, the titles of its events, and what is said below
# a title. “By then” is the moment of the event.
calendar-name = Deine Fristen bei { $club }
calendar-ply = Dein Zug in Partie { $game } gegen { $opponent }
calendar-ply-about = { $ruleset }, Zug { $ply }. Dann ist deine Zeit um.
calendar-match = Dein erster Zug gegen { $opponent } auf der Leiter für { $ladder }
calendar-match-about = Zieh bis dahin in Partie { $first } oder { $second }.
calendar-tournament = Dein erster Zug im Turnier { $tournament }
calendar-tournament-about = Zieh bis dahin in irgendeiner deiner Partien; sonst scheidest du aus.
