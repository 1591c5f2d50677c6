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
emoji-too-large = Ein Brett von { $size }×{ $size } Feldern ist zu groß für Emoji, die nur bis { $most }×{ $most } reichen. Lass dir das Brett stattdessen als Text oder als Bild zeigen.

## The position in words, for those who hear it

prose-over = { $winner ->
        [attackers] Die Partie ist zu Ende; die Angreifer haben gewonnen.
        [defenders] Die Partie ist zu Ende; die Verteidiger haben gewonnen.
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
        [one] Ein Fluchtweg, nach { $routes }, ist offen und nicht angesagt.
        [2] Zwei Fluchtwege, nach { $routes }, sind offen und nicht angesagt.
       *[other] { $count } Fluchtwege, nach { $routes }, sind offen und nicht angesagt.
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
prose-crowded = { $attackers } Angreifer und { $defenders } Verteidiger stehen auf dem Brett, zu viele, um sie hier zu nennen; das Brett in Worten nennt sie alle.

### What a ply did

ply-rolled = Die Verteidiger würfelten für den König eine { $roll }.
ply-passed = { $side ->
        [attackers] Die Angreifer
       *[defenders] Die Verteidiger
    } hatten keinen Zug und setzten aus.
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
standing-repeated-draw = Diese Stellung ist { $count }-mal vorgekommen; kommt sie noch einmal vor, ist die Partie remis.
standing-repeated-defenders-lose = Diese Stellung ist { $count }-mal vorgekommen; kommt sie noch einmal vor, verlieren die Verteidiger, ganz gleich, wer sie wiederholt.
standing-repeated-mover-loses = Diese Stellung ist { $count }-mal vorgekommen; wer sie noch einmal herbeiführt, verliert.
standing-repeated-forbidden = Diese Stellung ist { $count }-mal vorgekommen; ein Zug, der sie noch einmal herbeiführt, ist nicht erlaubt.
standing-announced = Angesagt: { $routes }.

### Why a man was captured

capture-custodial = Der Stein auf { $man } wurde zwischen { $by } und { $anvil } geschlagen.
capture-against-throne = Der Stein auf { $man } wurde zwischen { $by } und dem Thron ({ $throne }) geschlagen.
capture-against-corner = Der Stein auf { $man } wurde zwischen { $by } und dem Eckfeld { $corner } geschlagen.
capture-linnaean = Der Stein auf { $man } wurde von { $by } aus gegen den Thron geschlagen, weil die drei anderen Seiten seines Königs auf { $throne } von Angreifern besetzt sind.
capture-shieldwall = Die Steine auf { $men } wurden gemeinsam als Schildwall am Rand geschlagen, von { $by } aus.

### How a game ended

ending-king-four-sides = Die Angreifer gewinnen: Der König wurde auf { $king } gefangen genommen, mit Angreifern auf allen vier Seiten.
ending-king-three-and-throne = Die Angreifer gewinnen: Der König wurde auf { $king } von drei Angreifern gefangen genommen; die vierte Seite war der leere Thron ({ $throne }).
ending-king-at-edge = Die Angreifer gewinnen: Der König wurde auf { $king } gefangen genommen; die vierte Seite war der Rand.
ending-king-at-edge-and-corner = Die Angreifer gewinnen: Der König wurde auf { $king } von zwei Angreifern gefangen genommen; die beiden anderen Seiten schlossen der Rand und das Eckfeld { $corner }.
ending-king-two-in-line = Die Angreifer gewinnen: Der König wurde auf { $king } zwischen zwei Angreifern gefangen genommen.
ending-king-against-square = Die Angreifer gewinnen: Der König wurde auf { $king } zwischen einem Angreifer und { $what ->
        [corner] dem Eckfeld { $square }
       *[throne] dem leeren Thron ({ $square })
    } gefangen genommen.
ending-king-with-defender = Die Angreifer gewinnen: Der König wurde auf { $king } gefangen genommen, eingeschlossen zusammen mit dem einen Verteidiger neben ihm auf { $man }.
ending-escape = Die Verteidiger gewinnen: Der König ist { $at ->
        [corner] auf das Eckfeld { $goal }
       *[edge] auf das Randfeld { $goal }
    } entkommen.
ending-encirclement = Die Angreifer gewinnen durch Einkreisung: Ein Ring umschließt den König und alle seine Steine.
ending-edge-fort = Die Verteidiger gewinnen durch eine Randfestung: Auf { $king } ist der König für immer sicher.
ending-immobile = { $winner ->
        [attackers] Die Angreifer gewinnen: Die Verteidiger waren an der Reihe und hatten keinen erlaubten Zug.
        [defenders] Die Verteidiger gewinnen: Die Angreifer waren an der Reihe und hatten keinen erlaubten Zug.
       *[nobody] Die Partie ist remis: { $side ->
            [attackers] Die Angreifer
           *[defenders] Die Verteidiger
        } waren an der Reihe und hatten keinen erlaubten Zug.
    }
ending-repetition-draw = Die Partie ist remis durch Stellungswiederholung: Die Stellung kam { $count }-mal vor.
ending-repetition-defenders-lose = Die Angreifer gewinnen durch Stellungswiederholung: Die Stellung kam { $count }-mal vor, und nach diesen Regeln verlieren dann die Verteidiger, ganz gleich, wer sie wiederholt hat.
ending-repetition-mover-loses = { $winner ->
        [attackers] Die Angreifer gewinnen durch Stellungswiederholung: Mit dem Zug der Verteidiger kam die Stellung zum { $count }. Mal vor, und nach diesen Regeln verliert, wer das herbeiführt.
       *[defenders] Die Verteidiger gewinnen durch Stellungswiederholung: Mit dem Zug der Angreifer kam die Stellung zum { $count }. Mal vor, und nach diesen Regeln verliert, wer das herbeiführt.
    }
ending-repetition-forbidden = Die Partie ist zu Ende, weil die Stellung { $count }-mal vorkam, was diese Regeln verbieten.

### Refusals: what happened, why, and what to do instead

did-you-mean = Meintest du { $move }?
from-here = { $count ->
        [0] Die Figur auf { $from } kann jetzt nicht ziehen; nimm eine andere.
       *[other] Von { $from } aus erreichst du { $targets }.
    }

## The text

refusal-unreadable-empty = In deinem Text steht kein Zug. Schreib das Feld, das eine Figur verlässt, und das Feld, auf das sie zieht, etwa { $example }.
refusal-unreadable-square-missing = Es fehlt ein Feld. Ein Zug besteht aus dem Feld, das eine Figur verlässt, und dem Feld, auf das sie zieht, etwa { $example }.
refusal-unreadable-not-a-square = „{ $text }“ ist kein Feld. Ein Zug besteht aus dem Feld, das eine Figur verlässt, und dem Feld, auf das sie zieht, etwa { $example }.
refusal-unreadable-capture-for-move = Ein x bezeichnet das Schlagen und steht hinter dem Zug. Wenn du den Zug meinst, schreib { $move }; was er schlägt, brauchst du nicht dazuzuschreiben.
refusal-unreadable-unknown-piece = „{ $text }“ am Anfang steht für keine Figur: K ist der König, T ein Stein (Taflstein). Es genügt der Zug allein: das Feld, das eine Figur verlässt, und das Feld, auf das sie zieht, etwa { $example }.
# In a ply the roll is „wurf“; alone, as an order, it is „würfle“.
refusal-unreadable-not-a-roll = { $text ->
        [nothing] Hinter „wurf“ steht, was der Hún zeigte, 0, 1, 2 oder 3, und dann der Zug.
       *[other] „{ $text }“ ist kein Wurf: Der Hún zeigt 0, 1, 2 oder 3.
    } Ein Beispiel ist „wurf 2 { $example }“.
refusal-unreadable-unknown-words = „{ $text }“ hinter dem Zug ist nicht zu verstehen. Dort darf nur stehen, was der Zug schlägt, etwa xd5, und auch das kann wegbleiben.
refusal-unreadable-unknown-words-count = „{ $text }“ hinter dem Zug ist nicht zu verstehen. Dort darf nur stehen, was der Zug schlägt, und eine Ansage: „{ $one }“ für einen offenen Fluchtweg, „{ $two }“ für zwei, oder „still“.
refusal-unreadable-unknown-words-routes = „{ $text }“ hinter dem Zug ist nicht zu verstehen. Dort darf nur stehen, was der Zug schlägt, und eine Ansage, die die offenen Fluchtwege nennt, etwa „{ $one }“, oder „still“.

## The turn and the piece

refusal-game-over = Die Partie ist zu Ende, es kann nicht mehr gezogen werden. { $ending }
refusal-wrong-number = Du hast deinem Zug die Nummer { $number } gegeben, es ist aber Zug { $due } an der Reihe. Sieh dir das Brett noch einmal an; willst du den Zug dann immer noch, schick ihn mit der Nummer { $due } oder ohne Nummer.
refusal-off-board = Das Feld { $square } gibt es auf diesem Brett nicht: Die Linien gehen von a bis { $file }, die Reihen von 1 bis { $size }.
refusal-no-piece = Auf { $from } steht nichts. Beginne mit dem Feld einer deiner Figuren.
refusal-not-your-piece = Die Figur auf { $from } ist nicht deine: Am Zug sind die { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    }. Beginne mit dem Feld einer deiner eigenen Figuren.
refusal-wrong-piece = { $stands ->
        [king] Du hast T für einen Stein geschrieben, auf { $from } steht aber der König. Um ihn zu ziehen, schick den Zug mit K oder ohne Buchstaben.
       *[man] Du hast K für den König geschrieben, auf { $from } steht aber ein Stein; der König steht auf { $king }. Um den Stein zu ziehen, schick den Zug ohne den Buchstaben.
    }

## The way

refusal-same-square = Die Figur steht schon auf { $square }, und ein Zug muss auf ein anderes Feld führen.
refusal-not-in-line = { $move } geht nicht: Figuren ziehen geradeaus, in einer Reihe oder Linie.
refusal-blocked = { $move } geht nicht: { $piece ->
        [attackers] Auf { $by } steht ein Angreifer.
        [defenders] Auf { $by } steht ein Verteidiger.
       *[king] Auf { $by } steht der König.
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

refusal-claim-not-taken = { $move } schlägt nichts auf { $square }, anders als du geschrieben hast. { $count ->
        [0] Der Zug schlägt überhaupt nichts.
       *[other] Der Zug schlägt auf { $taken }.
    } Er wurde nicht ausgeführt; wenn du ihn trotzdem willst, schick { $move } allein.
refusal-would-repeat = { $move } geht nicht: Die Stellung käme damit zum { $count ->
        [2] zweiten
        [3] dritten
       *[other] { $count }.
    } Mal vor, und das verbieten diese Regeln. Mach einen anderen Zug.

## Announcements

refusal-silent-route = Der Fluchtweg nach { $goal } war nach deinem letzten Zug offen und nicht angesagt, der König darf ihn also noch nicht nehmen. Sag ihn mit irgendeinem Zug an, solange er offen bleibt („{ $one }“, wenn dann nur er offen ist, „{ $two }“ bei zweien), und nimm ihn mit deinem Zug danach.
refusal-silent-route-named = Der Fluchtweg nach { $goal } war nach deinem letzten Zug offen und nicht angesagt, der König darf ihn also noch nicht nehmen. Sag ihn mit irgendeinem Zug an, solange er offen bleibt („{ $words }“, zusammen mit jedem anderen offenen Fluchtweg), und nimm ihn mit deinem Zug danach.
refusal-no-announcements = In { $ruleset } werden Fluchtwege nicht angesagt. Schick den Zug noch einmal ohne die Ansage.
refusal-attackers-announce-nothing = Nur die Verteidiger sagen Fluchtwege an. Schick den Zug noch einmal ohne die Ansage.
refusal-nothing-to-announce = Nach diesem Zug ist kein Fluchtweg offen, es gibt also nichts anzusagen. Schick den Zug noch einmal ohne die Ansage.
refusal-wrong-count = Nach diesem Zug { $count ->
        [one] ist ein Fluchtweg offen: nach { $open }.
       *[other] sind diese Fluchtwege offen: nach { $open }.
    } Schick den Zug noch einmal mit „{ $words }“, oder mit „still“, um nichts anzusagen.
refusal-wrong-routes = Du hast { $named } angesagt, aber nach diesem Zug { $count ->
        [one] ist nur der Fluchtweg nach { $open } offen.
       *[other] sind die Fluchtwege nach { $open } offen.
    } Schick den Zug noch einmal mit „{ $words }“, oder mit „still“, um nichts anzusagen.
refusal-routes-must-be-named = Nach diesen Regeln werden die Fluchtwege mit Namen angesagt. Nach diesem Zug { $count ->
        [one] ist einer offen: nach { $open }.
       *[other] sind diese offen: nach { $open }.
    } Schick den Zug noch einmal mit „{ $words }“, oder mit „still“, um nichts anzusagen.
refusal-announce-or-silent = Der Zug ist noch nicht ausgeführt, denn danach { $count ->
        [one] ist der Fluchtweg nach { $open } offen und nicht angesagt.
       *[other] sind die Fluchtwege nach { $open } offen und nicht alle angesagt.
    } Schick den Zug noch einmal mit „{ $words }“, oder mit „still“, um nichts anzusagen.

## The hún

refusal-no-dice = Diese Partie wird ohne den Hún gespielt. Schick den Zug noch einmal ohne Wurf.
refusal-attackers-do-not-roll = Der Hún wird für den König geworfen, deshalb würfeln nur die Verteidiger. Schick einen Zug ohne Wurf.
refusal-roll-first = Der König zieht nur nach einem Wurf. Würfle, sieh nach, was der Hún zeigt, und schick dann den Zug des Königs; oder zieh ohne Wurf einen Stein.
refusal-already-rolled = Du hast für diesen Zug schon eine { $roll } gewürfelt; ein Wurf lässt sich weder wiederholen noch zurückziehen. Schick deinen Zug.
refusal-king-must-move = Du hast eine { $roll } gewürfelt, und damit kann der König ziehen; also musst du ihn ziehen.
refusal-beyond-roll = Du hast eine { $roll } gewürfelt, der König darf also { $roll ->
        [0] in diesem Zug nicht ziehen.
        [one] höchstens ein Feld weit ziehen.
       *[other] höchstens { $roll } Felder weit ziehen.
    }
refusal-not-the-roll = Der Hún zeigte { $roll }, nicht das, was du geschrieben hast. Schick den Zug noch einmal mit „wurf { $roll }“ oder ohne Wurf.
refusal-cannot-pass = Aussetzen kannst du nur, wenn dir nach einem Wurf kein Zug bleibt. Mach einen Zug.

### Rule sheets

sheet-version = Regelwerk { $id }, Version { $version }
sheet-source = Quelle: { $source }

section-board = Das Brett und das Ziel
section-movement = Wie die Figuren ziehen
section-throne = Thron und Eckfelder
section-captures = Wie Steine geschlagen werden
section-king = Wie der König gefangen genommen wird
section-walls = Schildwall, Ring und Festung
section-end = Wie eine Partie sonst endet
section-announcements = Angesagte Fluchtwege
section-dice = Der Hún
section-match = Das Match
section-not-played = Was hier nicht gespielt wird
section-writing = Wie man einen Zug schreibt

tag-chosen = [Lesart des Hauses]
tag-deduced = [erschlossen]
note-chosen = [Lesart des Hauses] Die Quelle sagt nichts dazu oder widerspricht sich; das Haus hat entschieden, damit in jeder Partie nur eine Regel gilt.
note-deduced = [erschlossen] Die Quelle sagt es nicht selbst, aber es folgt aus zwei Dingen, die sie sagt.

## The board and the aim

rule-board-size-as-drawn = Das Brett hat { $size }×{ $size } Felder. Die Linien heißen von links a bis { $last-file }, die Reihen von unten 1 bis { $size }.
rule-men-as-drawn = Auf der einen Seite stehen { $attackers } Angreifer, auf der anderen { $defenders } Verteidiger und ihr König. Alle Figuren außer dem König heißen Steine.
rule-start-as-drawn = Die Figuren stehen zu Beginn wie oben gezeichnet, der König auf { $king-square }.
rule-colours-dark-attack = Die Angreifer sind dunkel, die Verteidiger hell.
rule-colours-light-attack = Die Angreifer sind hell, die Verteidiger dunkel.
rule-goal-corner = Die Verteidiger gewinnen, sobald ihr König auf einem Eckfeld steht. Die Angreifer gewinnen, indem sie ihn gefangen nehmen.
rule-goal-edge = Die Verteidiger gewinnen, sobald ihr König auf irgendeinem Feld des Randes steht, also in einer der äußersten Linien oder Reihen. Die Angreifer gewinnen, indem sie ihn gefangen nehmen.

## How pieces move

# German calls move and ply both „Zug“; the rule says how they are counted.
rule-first-move-attackers = Die Angreifer ziehen zuerst. Danach wird abwechselnd gezogen, jeweils mit einer Figur; gezählt wird jeder Zug jeder Seite.
rule-first-move-defenders = Die Verteidiger ziehen zuerst. Danach wird abwechselnd gezogen, jeweils mit einer Figur; gezählt wird jeder Zug jeder Seite.
rule-men-move-any-distance = Ein Stein zieht wie der Turm im Schach: in einer Reihe oder Linie über beliebig viele freie Felder, nie schräg und nie über eine andere Figur hinweg.
rule-men-move-one-square = Ein Stein zieht in einer Reihe oder Linie ein Feld weit, nie schräg und nur auf ein freies Feld.
rule-king-moves-any-distance = Der König zieht in einer Reihe oder Linie über beliebig viele freie Felder, nie schräg und nie über eine andere Figur hinweg.
rule-king-moves-one-square = Der König zieht in einer Reihe oder Linie ein Feld weit, nie schräg und nur auf ein freies Feld.
rule-passing-never = Es herrscht Zugzwang: Wer am Zug ist, muss ziehen und darf nicht freiwillig aussetzen.

## Throne and corners

rule-throne-king-only = Das Feld in der Mitte, { $throne-square }, ist der Thron. Nur der König darf dort stehen; er darf ihn verlassen und auf ihn zurückkehren.
rule-throne-ordinary = Es gibt keinen Thron: Das Feld in der Mitte ist ein Feld wie jedes andere.
rule-throne-passing-everybody = { $men-move ->
        [one-square] Keine Regel verbietet es einem Stein, über den leeren Thron hinwegzuziehen, aber kein Stein zieht weit genug.
       *[any-distance] Jede Figur darf über den Thron hinwegziehen, solange er leer ist.
    }
rule-throne-passing-king-only = Steine dürfen über den Thron nicht hinwegziehen, auch wenn er leer ist; der König darf es.
rule-corners-king-only = Nur der König darf auf den vier Eckfeldern { $corner-squares } stehen.
rule-corner-guard-from-beside = Steine sichern ein Eckfeld, indem sie daneben oder auf dem Weg dorthin stehen, nie darauf.
rule-corners-ordinary = Die vier Eckfelder sind Randfelder wie alle anderen.

## How men are captured

rule-custodial = Einen gegnerischen Stein schlägst du, indem du eine Figur so ziehst, dass er in einer Reihe oder Linie unmittelbar zwischen zwei deiner Figuren steht. Er wird vom Brett genommen. Ein Feld neben einem Stein heißt für ihn feindlich, wenn es beim Schlagen wie eine gegnerische Figur zählt.
rule-capture-closing-mover = Es schlägt nur die Figur, die eben gezogen hat; sie muss eine der beiden sein. Ein Stein, der selbst zwischen zwei Gegner zieht, ist dort sicher.
rule-capture-line-never-diagonal = Schräg werden Steine nie geschlagen.
rule-several = Ein Zug kann Steine auf bis zu drei Seiten der gezogenen Figur schlagen.
rule-captures-always-taken = Es herrscht kein Schlagzwang, aber was dein Zug einschließt, wird immer geschlagen.
rule-king-armed-yes = Der König schlägt wie ein Stein: Er zählt als eine der beiden Figuren, ob er zieht oder steht.
rule-king-armed-no = Der König schlägt nicht mit: Er zählt nie als eine der beiden Figuren.
rule-edge-against-men-never-helps = Der Rand des Brettes hilft nie, einen Stein zu schlagen.
rule-empty-throne-hostile-to-nobody = Der leere Thron ist für keinen Stein feindlich.
rule-empty-throne-hostile-to-attackers = Der leere Thron ist für die Angreifer feindlich, für die Verteidiger nicht.
rule-empty-throne-hostile-to-defenders = Der leere Thron ist für die Verteidiger feindlich, für die Angreifer nicht.
rule-empty-throne-hostile-to-both = Der leere Thron ist für die Steine beider Seiten feindlich.
rule-occupied-throne-hostile-to-nobody = Solange der König auf seinem Thron steht, ist das Feld selbst für keinen Stein feindlich{ $king-armed ->
        [yes] ; was zählt, ist der König.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = Solange der König auf seinem Thron steht, ist der Thron für die Angreifer feindlich, für seine eigenen Steine nicht.
rule-occupied-throne-hostile-to-defenders = Solange der König auf seinem Thron steht, ist der Thron für seine eigenen Steine feindlich, für die Angreifer nicht.
rule-occupied-throne-hostile-to-both = Solange der König auf seinem Thron steht, ist der Thron für die Steine beider Seiten feindlich.
rule-corners-hostile-to-nobody = Die Eckfelder sind für keinen Stein feindlich.
rule-corners-hostile-to-attackers = Die Eckfelder sind für die Angreifer feindlich, für die Verteidiger nicht.
rule-corners-hostile-to-defenders = Die Eckfelder sind für die Verteidiger feindlich, für die Angreifer nicht.
rule-corners-hostile-to-both = Die Eckfelder sind für die Steine beider Seiten feindlich.
rule-linnaean-capture-none = Linnés Schlag eines Steins gegen den Thron, auf dem sein König steht, wird nicht gespielt.
rule-linnaean-capture-taken = Steht der König auf seinem Thron, mit Angreifern auf drei Seiten und einem seiner Steine auf der vierten, so schlägt ein Angreifer, der auf die vom Thron abgewandte Seite dieses Steins zieht, ihn gegen den Thron.

## How the king is captured

rule-king-in-the-open-four-sides = Auf einem gewöhnlichen Feld wird der König durch Angreifer auf allen vier Seiten gefangen genommen.
rule-king-in-the-open-two-in-line = Auf einem gewöhnlichen Feld wird der König gefangen genommen, wie ein Stein geschlagen wird: zwischen zwei Angreifern auf gegenüberliegenden Seiten, von denen einer eben dorthin gezogen ist.
rule-king-on-throne-as-in-the-open = Auf seinem Thron wird er wie auf einem gewöhnlichen Feld gefangen genommen.
rule-king-on-throne-four-sides = Auf seinem Thron wird er durch Angreifer auf allen vier Seiten gefangen genommen.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Neben seinem leeren Thron wird er wie auf einem gewöhnlichen Feld gefangen genommen, und der Thron zählt als Angreifer.
       *[no] Neben seinem leeren Thron wird er wie auf einem gewöhnlichen Feld gefangen genommen; der Thron hilft dabei nicht.
    }
rule-king-beside-throne-throne-is-fourth = Neben seinem leeren Thron wird er durch Angreifer auf den drei anderen Seiten gefangen genommen; der Thron zählt als vierter.
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] Am Rand hat er gewonnen, dort kann er also nicht gefangen genommen werden.
       *[corner] { $king-in-the-open ->
            [two-in-line] Am Rand wird er nur entlang des Randes gefangen genommen; der Rand selbst zählt nie als Angreifer.
           *[four-sides] Am Rand kann er so nicht gefangen genommen werden, weil der Rand nie als Angreifer zählt.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] Am Rand hat er gewonnen, dort kann er also nicht gefangen genommen werden.
       *[corner] { $king-in-the-open ->
            [two-in-line] Der Rand zählt als Angreifer: Am Rand nimmt ihn ein Angreifer gefangen, der vor ihn zieht.
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
        [two-in-line] Wo er auf allen Seiten eingeschlossen sein muss, ist es gleich, welcher Angreifer zuletzt kommt, aber einer muss dazu auf ein Feld neben dem König ziehen: Ein König, der selbst an eine solche Stelle zieht, ist bis dahin sicher.
       *[four-sides] Es ist gleich, welcher Angreifer zuletzt kommt, aber einer muss dazu auf ein Feld neben dem König ziehen: Ein König, der selbst dorthin zieht, wo er auf allen Seiten eingeschlossen ist, ist bis dahin sicher.
    }
rule-king-and-defender-not-taken = Werden der König und einer seiner Steine zusammen eingeschlossen, so sind sie damit weder gefangen noch geschlagen.
rule-king-and-defender-taken-together = Der König wird auch gefangen genommen, wenn er und der eine Verteidiger neben ihm zusammen eingeschlossen werden.
rule-pair-enclosure-exactly-one = Dafür muss genau ein Verteidiger neben dem König stehen; auf jeder anderen Seite des Königs und dieses Steins muss ein Angreifer, der Rand oder ein Feld sein, das gegen die Figur daneben als Angreifer zählt; und ein Angreifer muss eben auf ein Feld neben einem der beiden gezogen sein. Der Stein wird nur vom Brett genommen, wenn dieser Zug auch ihn für sich allein schlägt.
rule-king-first = Was ein Zug schlägt oder gefangen nimmt, entscheidet sich an der Stellung, die der Zug hinterlässt, bevor ein Stein vom Brett genommen wird. Nimmt er den König gefangen, haben die Angreifer gewonnen, was immer er sonst bewirkt.

## Shieldwall, ring and fort

rule-shieldwall-none = Der Schildwall, also das Schlagen einer ganzen Kette von Steinen am Rand, wird nicht gespielt.
rule-shieldwall-taken = Schildwall: Eine lückenlose Kette von zwei oder mehr Figuren einer Seite am Rand verliert alle ihre Steine auf einmal, wenn vor jeder dieser Figuren, zur Mitte hin, ein Gegner steht und ebenso an jedem Ende der Kette. { $king-armed ->
        [yes] Der König kann einer der Gegner davor oder an einem Ende sein.
       *[no] Der König zählt hier nicht als Gegner.
    }
rule-shieldwall-closing-end-piece = Ein Schildwall wird nur durch einen Zug auf eines der beiden Felder an seinen Enden geschlagen, nicht durch einen Zug vor seine Front.
rule-shieldwall-corner-closes-nothing = Ein Eckfeld schließt kein Ende eines Schildwalls: Eine Kette, die bis an das Eckfeld reicht, kann so nicht geschlagen werden.
rule-shieldwall-corner-closes-an-end = Ein Eckfeld kann statt einer Figur ein Ende eines Schildwalls schließen.
rule-shieldwall-king-interrupts = Der König gehört nie zu einer Kette seiner Steine: Sie endet bei ihm, ohne dass er dieses Ende schließt.
rule-shieldwall-king-takes-part = Der König kann zu einer Kette seiner Steine gehören und braucht dann ebenfalls einen Gegner vor sich. Seine Steine darin werden geschlagen, er selbst nie.
rule-encirclement-nothing = Ein Ring von Angreifern um den König und alle seine Steine gewinnt nicht.
rule-encirclement-attackers-win = Einkreisung: Die Angreifer gewinnen, sobald nach ihrem Zug ein lückenloser Ring von ihnen den König und alle seine verbliebenen Steine umschließt.
rule-ring-one-for-all = Ein einziger Ring muss sie alle umschließen, und innerhalb des Rings darf kein Weg auf ein Randfeld führen. Er darf sich schräg schließen, und er gewinnt auch, wenn ihn ein Schlag noch sprengen könnte. Ob ein Ring steht, wird geprüft, bevor es darum geht, ob die andere Seite ziehen kann; Steine, die am Rand eingesperrt sind, stehen in keinem Ring.
rule-edge-fort-nothing = Eine Festung der Verteidiger um ihren König am Rand gewinnt nicht.
rule-edge-fort-defenders-win = Randfestung: Die Verteidiger gewinnen, sobald nach ihrem Zug der König am Rand in einer Festung seiner Steine steht, die sich nie sprengen ließe, selbst wenn nur noch die Angreifer weiterzögen. Der König muss darin einen erlaubten Zug haben, und kein Angreifer darf darin stehen.

## Other ways a game ends

rule-attackers-without-move-lose = Sind die Angreifer an der Reihe und haben keinen erlaubten Zug, so verlieren sie.
rule-attackers-without-move-draw = Sind die Angreifer an der Reihe und haben keinen erlaubten Zug, so ist die Partie remis.
rule-defenders-without-move-lose = Sind die Verteidiger an der Reihe und haben keinen erlaubten Zug, so verlieren sie.
rule-defenders-without-move-draw = Sind die Verteidiger an der Reihe und haben keinen erlaubten Zug, so ist die Partie remis.
rule-repetition-draw = Kommt dieselbe Stellung zu oft vor, ist die Partie remis.
rule-repetition-defenders-lose = Endlose Wiederholung ist verboten: Kommt dieselbe Stellung zu oft vor, verlieren die Verteidiger, ganz gleich, welche Seite sie wiederholt.
rule-repetition-mover-loses = Kommt dieselbe Stellung zu oft vor, verliert die Seite, deren Zug sie herbeigeführt hat.
rule-repetition-forbidden = Ein Zug, der dieselbe Stellung zu oft herbeiführen würde, ist nicht erlaubt.
rule-repetition-at-counted = Zu oft heißt, dass die Stellung zum { $at ->
        [2] zweiten
        [3] dritten
       *[other] { $at }.
    } Mal vorkommt. Die Anfangsstellung zählt als erstes Mal; nach einem Schlag beginnt die Zählung von vorn.
rule-same-position = { $announcement ->
        [none] Stellungen sind gleich, wenn dieselben Figuren auf denselben Feldern stehen und dieselbe Seite am Zug ist.
       *[count] Stellungen sind gleich, wenn dieselben Figuren auf denselben Feldern stehen, dieselbe Seite am Zug ist und der König dieselben Fluchtwege nehmen darf.
    }

## Announced escapes

rule-announcement-none = Fluchtwege werden nicht angesagt.
rule-announcement-count = Ein Fluchtweg ist ein Weg über freie Felder, auf dem der König in einem Zug { $goal ->
        [corner] ein Eckfeld
       *[edge] den Rand
    } erreichen könnte. Verteidigst du und lässt dein Zug solche Wege offen, so sagst du an, wie viele: „{ $one }“ bei einem, „{ $two }“ bei { $goal ->
        [corner] zweien.
       *[edge] zweien oder mehr.
    }
rule-announcement-routes = Ein Fluchtweg ist ein Weg über freie Felder, auf dem der König in einem Zug { $goal ->
        [corner] ein Eckfeld
       *[edge] den Rand
    } erreichen könnte; er heißt nach dem Feld, auf dem er endet. Verteidigst du und lässt dein Zug solche Wege offen, so sagst du an, wie viele es sind und welche, indem du sie alle nennst.
rule-announced-with-ply-before = Die Ansage wird mit dem Zug gemacht, der den Fluchtweg offen lässt, bevor der König ihn nimmt.
rule-house-whole-truth = Eine Ansage muss die ganze Wahrheit sein: Sie nennt alle Fluchtwege, die nach deinem Zug offen sind, auch die schon angesagten. Eine falsche wird mitsamt ihrem Zug abgelehnt, und du darfst einen anderen schicken. Ein Fluchtweg, der sich schließt, verliert seine Ansage.
rule-announcement-left-out-closes-the-route = Du darfst eine Ansage weglassen. Der Zug gilt, und es folgt nichts weiter daraus, aber der König darf den Fluchtweg nicht nehmen; du kannst ihn mit einem späteren Zug noch ansagen, solange er offen ist.
rule-unannounced-escape-illegal = Der König darf einen Fluchtweg nehmen, der angesagt ist, oder einen, der nach dem letzten Zug der Verteidiger geschlossen war und den die Angreifer selbst geöffnet haben. Auf jedem anderen zu fliehen ist nicht erlaubt.

## The hún

rule-dice-none = Mit dem Hún, dem Würfel des Königs, wird nicht gespielt.
rule-dice-hun = Man kann vereinbaren, mit dem Hún zu spielen, einem Würfel mit den Augen 0, 1, 2 und 3. Er zeigt, wie viele Felder der König höchstens ziehen darf, und wer verteidigt, muss vor dem Wurf ansagen, dass der König ziehen soll.
rule-house-hun-duty = Wer gewürfelt hat, muss den König ziehen, wenn dieser im Rahmen des Wurfs einen erlaubten Zug hat; wenn nicht, einen Stein, und wenn auch kein Stein ziehen kann, wird ausgesetzt. Ohne Wurf dürfen nur Steine ziehen. Ein Wurf kann nicht zurückgezogen werden. Ein Fluchtweg ist dann höchstens drei Felder lang.
rule-house-hun-secret = Der Club leitet jeden Wurf des Hún aus einem Geheimnis ab. Er veröffentlicht ein Siegel des Geheimnisses, wenn die Partie beginnt, und das Geheimnis selbst, wenn sie endet, so dass alle jeden Wurf nachprüfen können. Wer den Rechner des Clubs betreibt, könnte die Würfe allerdings im Voraus berechnen: Die Prüfung („taflpost verify“) zeigt, dass kein Wurf geändert wurde, nicht, dass niemand nachgesehen hat.

## The match

rule-match-one-game = Ein Match ist eine Partie. Man kann zwei mit vertauschten Seiten vereinbaren: Ein Sieg zählt 1 und ein Remis ½, und wer mehr Punkte hat, gewinnt.
rule-match-two-games-optional = Ein Match ist nach Vereinbarung eine Partie oder zwei mit vertauschten Seiten. Bei zwei Partien zählt ein Sieg 1 und ein Remis ½, und wer mehr Punkte hat, gewinnt.
rule-match-two-games = Ein Match besteht immer aus zwei Partien mit vertauschten Seiten. Ein Sieg zählt 1 und ein Remis ½, und wer mehr Punkte hat, gewinnt.
rule-match-points-more-points-win = Wer die eine Partie gewinnt und in der anderen remis spielt, hat das Match gewonnen; steht es in allem gleich, ist das Match remis.
rule-match-tie-break-none = Steht es nach zwei Partien gleich, ist das Match remis.
rule-match-tie-break-fewer-plies = Gewinnen beide je eine Partie, so entscheidet der Sieg in weniger Zügen; waren es gleich viele oder endeten beide Partien remis, ist das Match remis.
rule-match-tie-break-more-captures = Steht es nach zwei Partien gleich, so gewinnt das Match, wer in beiden zusammen mehr gegnerische Steine geschlagen hat; waren es gleich viele, ist das Match remis.

## How to write a move

write-move = Schreib das Feld, das eine Figur verlässt, und das Feld, auf das sie zieht: „{ $first }“. Groß- und Kleinschreibung, Leerzeichen und die Art des Strichs sind gleichgültig.
write-captures = Was ein Zug schlägt, brauchst du nicht zu schreiben; schreibst du es, mit einem x und dem Feld hinter dem Zug („xd5“), so wird der Zug abgelehnt, wenn er dort nicht schlägt.
write-announcement-count = Die Ansage steht hinter dem Zug: „{ $defence } { $one }“ oder „{ $defence } { $two }“. Das Wort „still“ an dieser Stelle heißt, dass du mit Absicht nichts ansagst.
write-announcement-routes = Die Ansage steht hinter dem Zug, mit allen offenen Fluchtwegen: „{ $defence } { $one }“ oder „{ $defence } { $two }“. Das Wort „still“ an dieser Stelle heißt, dass du mit Absicht nichts ansagst.
write-roll = Spielt ihr mit dem Hún, schick „würfle“ allein; wenn du gesehen hast, was er zeigt, schick den Zug.

## Examples, each a drawn board below its rule

example-signs = In den Beispielen hat die Figur in Klammern eben gezogen, vom Feld mit dem Zeichen * aus, und ein kleiner Buchstabe ist ein Stein, den sie geschlagen hat. Jedes zeigt nur einen Teil des Brettes.
example-escape = Beispiel: { $move } bringt den König { $at ->
        [corner] auf das Eckfeld { $goal }
       *[edge] auf das Randfeld { $goal }
    }, und die Verteidiger gewinnen.
example-custodial = Beispiel: { $move } schlägt den Stein auf { $captured }, zwischen { $between }.
example-safe = Beispiel: { $move } ist sicher, obwohl der Stein auf { $by } dann zwischen zwei Angreifern steht.
example-against-throne = Beispiel: { $move } schlägt den Stein auf { $captured }, zwischen { $by } und dem leeren Thron ({ $throne }).
example-against-corner = Beispiel: { $move } schlägt den Stein auf { $captured }, zwischen { $by } und dem Eckfeld { $corner }.
example-linnaean = Beispiel: { $move } schlägt den Stein auf { $captured }, weil die drei anderen Seiten seines Königs auf { $throne } von Angreifern besetzt sind.
example-king-four-sides = Beispiel: { $move } nimmt den König auf { $king } gefangen, mit Angreifern auf allen vier Seiten.
example-king-two-in-line = Beispiel: { $move } nimmt den König auf { $king } gefangen, zwischen { $between }.
example-king-beside-throne = Beispiel: { $move } nimmt den König auf { $king } gefangen; drei Seiten schließen Angreifer, die vierte der leere Thron ({ $throne }).
example-king-at-edge = Beispiel: { $move } nimmt den König auf { $king } gefangen; drei Seiten schließen Angreifer, die vierte der Rand.
example-king-along-edge = Beispiel: { $move } nimmt den König auf { $king } gefangen, zwischen { $between }, den Rand entlang.
example-king-beside-corner = Beispiel: { $move } nimmt den König auf { $king } gefangen; die Seite gegenüber { $by } schließt das Eckfeld { $corner }.
example-pair = Beispiel: { $move } nimmt den König auf { $king } gefangen, der zusammen mit seinem Stein auf { $man } eingeschlossen ist.
example-shieldwall = Beispiel: { $move } schließt das zweite Ende der Kette und schlägt die Steine auf { $captured }.
example-shieldwall-corner = Beispiel: { $move } schlägt die Steine auf { $captured }; das andere Ende ihrer Kette schließt das Eckfeld { $corner }.
example-shieldwall-king = Beispiel: { $move } schlägt die Steine auf { $captured }; der König auf { $king } bleibt stehen.
example-encirclement = Beispiel: { $move } schließt den Ring um den König und alle seine Steine, und die Angreifer gewinnen.
example-edge-fort = Beispiel: { $move } vollendet die Festung um den König auf { $king }, und die Verteidiger gewinnen.
example-announcement = Beispiel: Nach { $move } könnte der König mit seinem nächsten Zug { $goal } erreichen; deshalb schreibt der Verteidiger „{ $move } { $said }“.

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
span-nothing = weniger als eine Minute

### A game before its players

# „Angriff“ and „Verteidigung“ beside a name, since „Angreifer“ would be taken for a man.
table-title = Partie { $number }: { $attackers } (Angriff) gegen { $defenders } (Verteidigung), { $ruleset }
table-ply = Zug { $number }: { $what }
table-turn = { $who ->
        [you] Zug { $ply }: Du bist an der Reihe und spielst die { $side ->
                [attackers] Angreifer
               *[defenders] Verteidiger
            }.
       *[other] Zug { $ply }: { $name } ({ $side ->
                [attackers] Angriff
               *[defenders] Verteidigung
            }) ist an der Reihe.
    }
table-draw-offered = { $who ->
        [you] Dein Remisangebot steht noch.
        [opponent] { $name } bietet Remis an; du kannst auch einfach ziehen.
       *[player] { $name } bietet Remis an.
    }
table-takeback-offered = { $who ->
        [you] Du hast darum gebeten, deinen letzten Zug zurücknehmen zu dürfen.
        [opponent] { $name } möchte einen Zug zurücknehmen; du kannst auch einfach ziehen.
       *[player] { $name } möchte einen Zug zurücknehmen.
    }
table-match-goes-on = Die andere Partie des Matchs, Partie { $other }, geht weiter.
table-left-silent = { $count ->
        [one] Das erfährst nur du: Der Fluchtweg nach { $routes } ist offen und nicht angesagt, der König darf ihn also noch nicht nehmen. Du kannst ihn mit jedem späteren Zug ansagen, solange er offen bleibt.
       *[other] Das erfährst nur du: Die Fluchtwege nach { $routes } sind offen und nicht angesagt, der König darf sie also noch nicht nehmen. Du kannst sie mit jedem späteren Zug ansagen, solange sie offen bleiben.
    }
# „Prüfkette“, since „Kette“ is the row of men in a shieldwall.
chain-line = Prüfkette (Partie { $game }, { $at ->
        [start] Beginn
        [end] Ende
       *[move] Zug { $move }
    }): { $chain }
chain-why = Hebst du diese Zahl auf, kann niemand unbemerkt ändern, was bis hierher geschehen ist.
time-running = { $who ->
        [you] Du hast noch { $left }, bis { $until }.
       *[other] { $name } hat noch { $left }, bis { $until }.
    }
time-standing = { $who ->
        [you] Du hast noch { $left }; deine Uhr steht bis { $stands } und läuft am { $until } ab.
       *[other] { $name } hat noch { $left }; die Uhr steht bis { $stands } und läuft am { $until } ab.
    }
time-not-running = { $who ->
        [you] Du hast noch { $left }; du bist jetzt benachrichtigt, und deine Uhr beginnt zu laufen.
       *[other] { $name } hat noch { $left }; die Uhr beginnt zu laufen, sobald { $name } benachrichtigt ist.
    }
time-unreached = Keine Nachricht hat { $name } erreicht; die Uhr läuft trotzdem, seit { $since }.
time-up = { $who ->
        [you] Deine Zeit ist um.
       *[other] Die Zeit von { $name } ist um.
    }

### What happened in a game

began = Die Partie beginnt.
began-side = Du spielst die { $side ->
        [attackers] Angreifer, die zuerst ziehen.
       *[defenders] Verteidiger; die Angreifer ziehen zuerst.
    }
rolled = Der Hún zeigt { $roll }: { $roll ->
        [0] Der König darf nicht ziehen, zieh also einen Stein.
        [1] Der König darf ein Feld weit ziehen. Wenn er kann, muss er; wenn nicht, zieh einen Stein.
       *[other] Der König darf bis zu { $roll } Felder weit ziehen. Wenn er ziehen kann, muss er; wenn nicht, zieh einen Stein.
    }
draw-offered = { $who ->
        [you] Du hast Remis angeboten. Das Angebot steht, bis dein Gegenüber antwortet oder zieht; du kannst weiterspielen.
        [opponent] { $name } bietet Remis an. Wenn du ziehst, lehnst du damit ab.
       *[player] { $name } bietet Remis an.
    }
draw-declined = { $who ->
        [you] Du hast das Remis abgelehnt. Die Partie geht weiter.
       *[other] { $name } lehnt das Remis ab. Die Partie geht weiter.
    }
draw-withdrawn = { $who ->
        [you] Du hast dein Remisangebot zurückgezogen. Die Partie geht weiter.
       *[other] { $name } hat das Remisangebot zurückgezogen. Die Partie geht weiter.
    }
takeback-offered = { $who ->
        [you] Du hast darum gebeten, deinen letzten Zug zurücknehmen zu dürfen. Die Bitte gilt, bis dein Gegenüber antwortet oder jemand von euch zieht.
        [opponent] { $name } möchte den letzten Zug zurücknehmen, und mit ihm deinen danach, falls du schon gezogen hast. Wenn du ziehst, lehnst du damit ab.
       *[player] { $name } möchte den letzten Zug zurücknehmen.
    }
takeback-declined = { $who ->
        [you] Du hast die Rücknahme abgelehnt. Die Partie geht weiter.
       *[other] { $name } lehnt die Rücknahme ab. Die Partie geht weiter.
    }
takeback-withdrawn = { $who ->
        [you] Du bittest nicht mehr um die Rücknahme. Die Partie geht weiter.
       *[other] { $name } bittet nicht mehr um die Rücknahme. Die Partie geht weiter.
    }
taken-back = Die Rücknahme ist vereinbart: Das Brett ist wieder wie vor jenem Zug. Die Uhren bleiben, wie sie sind; nur die Zeit, die diese Züge hinzugefügt hatten, wird wieder abgezogen.
withdrawn = Du hast deinen Zug zurückgezogen; niemand hat ihn gesehen. Du kannst neu ziehen.
warned = { $urgency ->
        [low] Dir bleibt weniger als ein Fünftel deiner Zeit.
       *[last] Deine Zeit ist fast um. Das ist die letzte Erinnerung.
    }
time-is-up = { $who ->
        [you] Deine Zeit ist um. Du kannst noch ziehen, solange dein Gegenüber den Sieg nicht beansprucht hat.
        [opponent] Die Zeit von { $name } ist um. Du kannst den Sieg beanspruchen oder auf den Zug warten.
       *[player] Die Zeit von { $name } ist um, und der Sieg kann beansprucht werden.
    }
ending-resignation = { $who ->
        [you] Du hast aufgegeben. { $winner } gewinnt.
        [opponent] { $name } hat aufgegeben. Du gewinnst.
       *[player] { $name } hat aufgegeben. { $winner } gewinnt.
    }
ending-time = { $who ->
        [you] Deine Zeit ist abgelaufen. { $winner } gewinnt nach Zeit.
        [opponent] Die Zeit von { $name } ist abgelaufen. Du gewinnst nach Zeit.
       *[player] Die Zeit von { $name } ist abgelaufen. { $winner } gewinnt nach Zeit.
    }
ending-agreement = Die Partie ist remis: Beide Seiten haben zugestimmt.
ending-adjudication = { $who ->
        [opponent] Ein Schiedsspruch hat die Partie entschieden. Du gewinnst.
       *[other] Ein Schiedsspruch hat die Partie entschieden. { $winner } gewinnt.
    }
ending-adjudication-draw = Ein Schiedsspruch hat die Partie für remis erklärt.
ending-closing = Die Partie wurde ohne Ergebnis geschlossen.

day-used = { $who ->
        [you] Deine Zeit war um, deshalb wird einer deiner Urlaubstage verbraucht: Du hast 24 Stunden mehr.
       *[other] Die Zeit von { $name } war um, deshalb wird ein Urlaubstag von { $name } verbraucht: 24 Stunden mehr.
    }
telling-given-up = { $who ->
        [you] Zu dieser Partie hat dich keine Nachricht erreicht. Deine Uhr läuft trotzdem.
       *[other] { $name } ist im Moment nicht zu erreichen. Die Uhr von { $name } läuft trotzdem.
    }

refunded-rest = { $who ->
        [you] Eine Benachrichtigung, dass du am Zug bist, hat dich nicht rechtzeitig erreicht. Deine Uhr bekommt so viel zurück, wie in einer Partie dafür vorgesehen ist, insgesamt ein Zehntel ihrer Anfangszeit, und läuft weiter.
       *[other] Eine Benachrichtigung an { $name }, dass ein Zug ansteht, kam nicht rechtzeitig an. Die Uhr von { $name } bekommt so viel zurück, wie in einer Partie dafür vorgesehen ist, insgesamt ein Zehntel ihrer Anfangszeit, und läuft weiter.
    }

### Conditional moves

plan-none = Du hast nichts geplant.
plan = Du hast geplant:
plan-line = { $when ->
        [move] Wenn { $name } { $what } zieht,
        [capture] Wenn { $name } einen deiner Steine schlägt,
        [capture-on] Wenn { $name } deinen Stein auf { $what } schlägt,
        [one] Wenn { $name } einen Fluchtweg ansagt,
       *[two] Wenn { $name } zwei Fluchtwege ansagt,
    } { $answer ->
        [stop] wird nichts gespielt, und der Plan endet.
       *[other] antwortest du mit { $answer }.
    }
plan-private = Das sieht sonst niemand.
plan-played = Deine geplante Antwort wurde gespielt. { $ply }
plan-over-other = Dein Gegenüber hat etwas getan, wofür du nichts geplant hattest. Dein Plan ist beendet; du bist am Zug.
plan-over-stop = Der Fall, in dem dein Plan anhalten sollte, ist eingetreten. Du bist am Zug.
plan-over-illegal = Deine geplante Antwort ließ sich nicht spielen, deshalb ist dein Plan beendet, und du bist am Zug. { $why }

### Vacation and outages

vacation-left = { $left ->
        [0] Du hast keine Urlaubstage mehr.
        [one] Du hast noch { $left } Urlaubstag.
       *[other] Du hast noch { $left } Urlaubstage.
    } Läuft deine Uhr in einer Partie ab, in der Urlaub zählt, so wird von selbst ein Tag verbraucht.
vacation-until = Du bist im Urlaub bis { $until }; wo Urlaub zählt, stehen deine Uhren so lange.
away = { $name } ist im Urlaub bis { $until }. Wo Urlaub zählt, steht die Uhr von { $name } so lange.
back = { $name } ist aus dem Urlaub zurück.
club-was-away = Der Club war von { $from } bis { $until } außer Betrieb. In dieser Zeit lief keine Uhr.

### A match of two games

match-over = Das Match mit den Partien { $first } und { $second } ist vorbei: { $one } gegen { $two }, { $ruleset }
match-game = Partie { $number }: { $winner ->
        [attackers] { $attackers } (Angriff) gewann gegen { $defenders } (Verteidigung) in { $plies ->
                [one] { $plies } Zug
               *[other] { $plies } Zügen
            }.
        [defenders] { $defenders } (Verteidigung) gewann gegen { $attackers } (Angriff) in { $plies ->
                [one] { $plies } Zug
               *[other] { $plies } Zügen
            }.
       *[nobody] { $attackers } (Angriff) und { $defenders } (Verteidigung) trennten sich remis nach { $plies ->
                [one] { $plies } Zug
               *[other] { $plies } Zügen
            }.
    } { $attackers } schlug { $by-attackers ->
        [one] { $by-attackers } Stein
       *[other] { $by-attackers } Steine
    }, { $defenders } schlug { $by-defenders }.
match-points = Punkte: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] Du gewinnst das Match nach Punkten.
       *[other] { $name } gewinnt das Match nach Punkten.
    }
match-by-fewer-plies = { $who ->
        [you] Beide haben eine Partie gewonnen. Du gewinnst das Match, weil du für deinen Sieg weniger Züge gebraucht hast: { $fewer } gegen { $more }.
       *[other] Beide haben eine Partie gewonnen. { $name } gewinnt das Match, weil { $name } für den Sieg weniger Züge gebraucht hat: { $fewer } gegen { $more }.
    }
match-by-more-captures = { $who ->
        [you] Nach Punkten steht es gleich. Du gewinnst das Match, weil du in beiden Partien mehr Steine geschlagen hast: { $more } gegen { $fewer }.
       *[other] Nach Punkten steht es gleich. { $name } gewinnt das Match, weil { $name } in beiden Partien mehr Steine geschlagen hat: { $more } gegen { $fewer }.
    }
match-level = { $tie-break ->
        [none] Nach Punkten steht es gleich, deshalb ist das Match remis.
        [fewer-plies] Nach Punkten steht es gleich, und niemand hat in weniger Zügen gewonnen, deshalb ist das Match remis.
       *[more-captures] Nach Punkten steht es gleich, und beide haben gleich viele Steine geschlagen, deshalb ist das Match remis.
    }

### Joining and invitations

joined = Willkommen, { $name }! Lade jemanden ein, oder sieh dir an, was gespielt werden kann.
invited = { $reader ->
        [sender] Einladung { $number } ist an { $recipient } gegangen:
       *[recipient] Einladung { $number }: { $sender } lädt dich zu einer Partie ein.
    }
invited-by-address = { $sender } hat an deine Mailadresse geschrieben und erfährt nicht, wem sie gehört. Dein Name wird gezeigt, wenn du annimmst oder einen Gegenvorschlag machst, aber nicht, wenn du ablehnst.
invitation-declined = { $reader ->
        [sender] { $recipient } lehnt Einladung { $number } ab.
       *[recipient] Du hast Einladung { $number } von { $sender } abgelehnt.
    }
invitation-reason = Begründung: „{ $text }“
invitation-cancelled = { $reader ->
        [sender] Du hast Einladung { $number } an { $recipient } widerrufen.
       *[recipient] { $sender } hat Einladung { $number } widerrufen.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } hat auf Einladung { $number } nicht rechtzeitig geantwortet; sie ist verfallen.
       *[recipient] Einladung { $number } von { $sender } ist unbeantwortet verfallen.
    }
sought = Gesuch { $number }, für { $count ->
        [one] eine Partie
       *[other] { $count } Partien, jede gegen jemand anderen
    }, steht allen offen:
seek-cancelled = Du hast Gesuch { $number } widerrufen.
seek-expired = Dein Gesuch { $number } ist verfallen.
terms-rematch = Eine Revanche für Partie { $game }.
terms-ruleset = Regelwerk: { $id }, Version { $version }, { $size }×{ $size } Felder.
terms-side = { $value ->
        [match] Seiten: ein Match aus zwei Partien zur gleichen Zeit; in der einen greifst du an, in der anderen verteidigst du.
        [random] Seiten: per Los.
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
        [match] Seiten: ein Match aus zwei Partien zur gleichen Zeit, mit vertauschten Seiten.
        [random] Seiten: per Los.
        [sender-attacks] { $reader ->
                [sender] Seiten: Du greifst an.
               *[recipient] Seiten: { $sender } greift an, du verteidigst.
            }
       *[sender-defends] { $reader ->
                [sender] Seiten: Du verteidigst.
               *[recipient] Seiten: { $sender } verteidigt, du greifst an.
            }
    }
terms-clock-bank = Uhr: Jede Seite hat am Anfang { $bank } und bekommt mit jedem Zug { $increment } hinzu, hat aber nie mehr als { $cap }.
terms-clock-per-ply = Uhr: { $span } für jeden Zug.
terms-clock-weekend = Sie steht samstags und sonntags.
terms-clock-night = Sie steht jede Nacht von { $from } bis { $until } Uhr.
terms-clock-at-zero = { $value ->
        [claim] Läuft eine Uhr ab, darf die andere Seite den Sieg beanspruchen.
       *[hard] Läuft eine Uhr ab, hat diese Seite verloren.
    }
terms-clock-no-vacation = Urlaub hält sie nicht an.
terms-announcements = { $value ->
        [strict] Ansagen: streng. Der König darf keinen Fluchtweg nehmen, der unangesagt blieb.
        [remind] Ansagen: mit Erinnerung. Ein Zug, der einen Fluchtweg unangesagt lässt, wartet, bis du ihn ansagst oder „still“ schreibst.
       *[auto] Ansagen: automatisch, außer wenn du „still“ schreibst.
    }
terms-hun = Gespielt wird mit dem Hún, dem Würfel des Königs.
terms-rated = { $value ->
        [rated] Die Partie wird gewertet.
       *[unrated] Die Partie wird nicht gewertet.
    }
terms-public = { $value ->
        [public] Andere dürfen zusehen.
       *[private] Sonst darf niemand zusehen.
    }
terms-changed = { $line } (Geändert. Vorher: { $before })
terms-added = { $line } (Neu.)
terms-gone = Entfällt: { $before }
terms-until = { $what ->
        [seek] Das Gesuch gilt bis { $until }.
       *[invitation] Die Einladung gilt bis { $until }.
    }

### A player's own account

link-asked = { $channel ->
        [discord] Falls { $address } in diesem Club noch nicht in Gebrauch ist, ist dorthin auf Discord ein Code unterwegs. Schick innerhalb eines Tages „verknüpfen“ und den Code von diesem Discord-Konto aus.
       *[mail] Falls { $address } in diesem Club noch nicht in Gebrauch ist und heute nicht schon genug Nachrichten von uns bekommen hat, ist dorthin ein Code unterwegs. Schick innerhalb eines Tages „verknüpfen“ und den Code, von dort oder von hier aus.
    }
link-code = { $name } spielt in diesem Club Hnefatafl und möchte unter dieser Adresse erreichbar sein. Wenn du das bist, antworte innerhalb eines Tages mit dieser Zeile.
    Wenn du es nicht bist, brauchst du nichts zu tun: Es kommt nichts weiter.
link-code-gone = { $name } spielt in diesem Club Hnefatafl und möchte unter dieser Adresse erreichbar sein. Der Code wurde schon geschickt.
link-code-lost = Der Code ließ sich an { $address } nicht zustellen. Sieh nach, ob die Adresse stimmt{ $channel ->
        [discord] {" "}und ob dort Direktnachrichten angenommen werden
       *[mail] {""}
    }, und versuch es noch einmal.
linked = { $channel ->
        [discord] { $address } auf Discord ist verknüpft: Was von dort kommt, gilt als von dir geschrieben.
       *[mail] { $address } ist verknüpft: Was von dort kommt, gilt als von dir geschrieben.
    }
unlinked = { $address } ist nicht mehr verknüpft. Dorthin wird nichts geschickt, und was von dort kommt, gilt nicht mehr als von dir geschrieben.
channel-changed = { $channel ->
        [mail] Ab jetzt gehen deine Benachrichtigungen per Mail an { $address }.
        [discord] Ab jetzt gehen deine Benachrichtigungen an { $address } auf Discord.
       *[terminal] Ab jetzt warten deine Benachrichtigungen am Terminal auf dich.
    }
changed-elsewhere = Das wurde von anderswo verlangt, und alle deine Adressen erfahren es. Wenn du es nicht warst, löse die Verknüpfung mit jeder Adresse, die nicht dir gehört, und sag denen Bescheid, die den Club leiten.
consent-asked = Eine solche Änderung braucht dein Ja von einer Adresse, die schon vorher deine war: Eine Frage ist an { $address } gegangen. Noch ist nichts geändert.
suspended = { $channel ->
        [discord] Discord nimmt für { $address } keine Nachrichten mehr an, deshalb kommen deine Benachrichtigungen hierher. Wenn du es behoben hast, kannst du sie wieder dorthin schicken lassen.
       *[mail] Mails an { $address } kommen zurück, deshalb kommen deine Benachrichtigungen hierher. Wenn du es behoben hast, kannst du sie wieder dorthin schicken lassen.
    }
stopped = Wie gewünscht gehen keine Mails mehr an { $address }; deine Benachrichtigungen kommen stattdessen hierher.
contact-asked = Eine Einladung ist unterwegs an { $address }. Wer dort liest, kann sie beantworten, außer wenn dort keine Mails von diesem Club erwünscht sind. Wer das ist, erfährst du, sobald sie angenommen wird; kommt nie eine Antwort, hörst du nichts.
unreachable = { $channel ->
        [discord] Discord nimmt für { $name } keine Nachrichten mehr an.
       *[mail] Mails an { $name } kommen zurück.
    } { $otherwise ->
        [yes] Der Club nimmt einen anderen Weg, und es wird weitergespielt.
       *[no] Der Club kennt noch keinen anderen Weg. Eine Antwort kann länger dauern, aber die Uhr von { $name } läuft trotzdem.
    }
export-asked = Alles, was der Club über dich speichert, geht als eine Datei an { $channel ->
        [terminal] dein Terminal
        [discord] { $address } auf Discord
       *[mail] { $address }
    }: deine Einstellungen und Adressen, Partien mit ihren Protokollen, Notizen, Nachrichten und alles andere. Möchtest du das?
exporting = Die Datei ist unterwegs an { $channel ->
        [terminal] dein Terminal.
        [discord] { $address } auf Discord.
       *[mail] { $address }.
    }
archive = Hier ist alles, was der Club über dich speichert, als Datei { $file }; am Terminal wird sie in den Ordner gelegt, in dem das Terminal gestartet wurde. Sie ist JSON und enthält deine Partien als Protokolle, die „taflpost verify“ prüft. Gib sie nicht weiter: Deine Notizen und Adressen stehen darin.
erase-asked = Du möchtest gelöscht werden. Das lässt sich nicht rückgängig machen. Das bedeutet:
    { $games ->
        [0] Du hast keine laufenden Partien, die aufzugeben wären.
        [one] Deine laufende Partie wird aufgegeben, und dein Gegenüber erfährt es.
       *[other] Deine { $games } laufenden Partien werden aufgegeben, und alle, gegen die du spielst, erfahren es.
    } Offene Einladungen und Gesuche werden geschlossen.
    Dein Name, deine Adressen, Einstellungen, Notizen, Nachrichten, Pläne, Sperren, Meldungen und Urlaube werden gelöscht, ebenso alles, was dir geantwortet und geschickt wurde. Dein Name wird wieder frei.
    Deine Partien und ihre Protokolle bleiben, denn sie gehören auch denen, die gegen dich gespielt haben. Dort heißt du für immer „{ $pseudonym }“; das kann niemand rückgängig machen, auch die Leitung nicht. Meldungen anderer über dich bleiben unter diesem Namen.
    Frühere Sicherungskopien der Leitung enthalten deine Daten, bis sie verfallen.
    Möchtest du vorher eine Kopie, antworte mit Nein und bitte um einen Export. Um gelöscht zu werden, reicht ein Ja nicht: Schreib deinen Namen.
erased = Du bist gelöscht. Deine Partien bleiben unter dem Namen „{ $pseudonym }“. Frühere Sicherungskopien der Leitung enthalten deine Daten, bis sie verfallen. Leb wohl!
farewell = Wie gewünscht bist du in diesem Club gelöscht. Deine Partien bleiben dort unter dem Namen „{ $pseudonym }“. Auch diese Adresse wurde gelöscht, sobald diese Nachricht verschickt war: Es kommt nichts weiter.
left-the-club = Dein Gegenüber in { $count ->
        [one] Partie { $games }
       *[other] den Partien { $games }
    } hat den Club für immer verlassen und darum gebeten, vergessen zu werden. Der Name dort ist ab jetzt „{ $pseudonym }“, und { $count ->
        [one] die Partie ist
       *[other] die Partien sind
    } zu Ende.
privacy = Was der Club über dich speichert, wozu und wie lange:
privacy-held = { $what ->
        [account] Dein Name, deine Sprache, Zeitzone und Einstellungen: um dich zu kennen und dir zu schreiben. Solange du Mitglied bist.
        [addresses] Deine Mailadressen und Discord-Konten, und die Discord-Server, auf denen du gesehen wurdest: um zu erkennen, was du schickst, und dir Benachrichtigungen zu schicken. Bis du „trennen“ schreibst. Sonst bekommt sie niemand zu sehen.
        [codes] Codes, mit denen Adressen verknüpft werden, als Hashwert: um sie zu prüfen. Einen Tag oder wenig länger.
        [games] Deine Partien mit jedem Zug und seiner Zeit und die Prüfkette darüber: Sie gehören beiden Seiten und beweisen, was gespielt wurde. Sie bleiben; wirst du gelöscht, unter einer Nummer statt deines Namens.
        [ladders] Deine Plätze auf den Leitern, deine Matches darum, deine Turniere und deine Wertung, mit ihrer Vorgeschichte, und wann du zuletzt hier warst: um Leitern und Turniere zu führen. Sie bleiben; wirst du gelöscht, unter einer Nummer.
        [words] Deine Notizen und Nachrichten: Notizen nur für dich, bis du sie öffnest; Nachrichten für dein Gegenüber. Solange du Mitglied bist.
        [plans] Bedingte Züge, Urlaube und ein Befehl, der auf dein „ja“ wartet: um zu tun, worum du gebeten hast. Solange du Mitglied bist.
        [distance] Wen du stumm geschaltet, gesperrt oder gemeldet hast: um diese Personen von dir fernzuhalten; Meldungen liest die Leitung. Solange du Mitglied bist. Meldungen über dich bleiben.
        [invitations] Deine Einladungen und Gesuche mit ihren Bedingungen, ohne Namen: um zu wissen, was vereinbart war. Sie bleiben.
        [contacts] Mailadressen, an die du Einladungen schickst: um denen zu schreiben, die dort lesen; nach einem Nein bleibt nur ein Hash, damit nie wieder etwas dorthin geht. 90 Tage.
        [mails] Mails, die an dich gegangen sind, als reiner Text: um unsere Worte von deinen zu unterscheiden, wenn du antwortest. 180 Tage.
        [notices] Was dir wann und wohin geschickt wurde, ohne den Wortlaut: um nichts doppelt zu schicken und um zu beweisen, wann deine Uhr anlief. Bis es verschickt ist, und höchstens 90 Tage danach.
       *[requests] Was du verlangt und als Antwort bekommen hast, in Kürze: damit dieselbe Nachricht nicht zweimal wirkt, und für „warum“. 90 Tage.
    }
privacy-how = „export“ schickt dir alles als eine Datei. „lösche mich“ löscht es und sagt vorher, was das bedeutet. „export“ wartet auf dein „ja“, „lösche mich“ auf deinen Namen. Die Leitung legt Sicherungskopien an, die ihren Inhalt behalten, bis sie verfallen. Mail und Discord befördern, was darüber geschickt wird; sonst bekommt niemand etwas.
muted = In Partie { $game } hörst du nicht mehr, was { $opponent } sagt.
unmuted = In Partie { $game } hörst du wieder, was { $opponent } sagt.
blocked = { $name } ist gesperrt: Einladungen und Nachrichten von dort erreichen dich nicht mehr. Deine laufenden Partien mit { $name } gehen weiter.
unblocked = { $name } ist nicht mehr gesperrt.
reported = Die Leitung des Clubs wird lesen, was du über { $name } geschrieben hast; { $name } erfährt nichts davon.
settings-language = Sprache: { $value ->
        [en] Englisch (en)
        [nb] Norwegisch (nb)
        [da] Dänisch (da)
        [de] Deutsch (de)
       *[es] Spanisch (es)
    }
settings-zone = Zeitzone: { $value }
settings-channel = Benachrichtigungen: { $value ->
        [mail] per Mail
        [discord] auf Discord
       *[terminal] am Terminal
    }
settings-digest = Zustellung: { $value ->
        [off] einzeln und sofort
        [hourly] gesammelt, zu jeder vollen Stunde
       *[daily] gesammelt, täglich um 08:00 Uhr
    } (Zeitwarnungen und das Ende einer Partie werden sofort gemeldet)
settings-quiet = Ruhezeit: { $from } bis { $until } Uhr
settings-quiet-off = Ruhezeit: keine
settings-board = Bretter: { $value ->
        [picture] als Bild, wo es geht, sonst aus Buchstaben
        [emoji] aus Emoji
        [unicode] aus Unicode-Zeichen
        [words] in Worten
       *[text] aus Buchstaben
    }
settings-way = Verknüpft: { $channel ->
        [mail] { $address } (Mail
        [discord] { $address } (Discord
       *[terminal] das Terminal (als { $address }
    }{ $state ->
        [suspended] ; dort kommt nichts an)
       *[good] )
    }
settings-blocked = Gesperrt: { $names }
settings-how = Ändern kannst du das mit Zeilen wie „einstellungen sprache de zone Europe/Oslo“, „einstellungen sammlung täglich ruhe 22-07 brett text“, „kanal mail“ oder „verknüpfen you@example.org“.

### Answers

asked = { $what ->
        [draw] Dein Gegenüber bietet in Partie { $game } Remis an. Wenn du annimmst, ist die Partie zu Ende und remis. Nimmst du an?
        [resign] Möchtest du Partie { $game } aufgeben? Das lässt sich nicht rückgängig machen.
       *[other] Das lässt sich nicht rückgängig machen. Bist du sicher?
    }
dropped = { $what ->
        [resign] Du hast nicht aufgegeben: Partie { $game } geht weiter.
        [draw] Du hast dem Remis nicht zugestimmt: Partie { $game } geht weiter.
        [export] Es wurde nichts verschickt.
        [erase] Du wurdest nicht gelöscht. Alles bleibt, wie es ist.
        [tournament] Du bist nicht zurückgetreten: Du spielst weiter im Turnier mit.
       *[other] Es wurde nichts getan.
    }
noted = Zu Partie { $game } notiert; nur du kannst es lesen.
said = { $name } sagt (Partie { $game }): { $text }
said-by-you = Deine Nachricht ist an dein Gegenüber in Partie { $game } gegangen.
said-erased = In Partie { $game } gab es eine Nachricht für dich; sie ist inzwischen gelöscht.
moves-none = Es wurde noch nicht gezogen.
clock-none = Diese Partie wird ohne Uhr gespielt.
clock-side = { $who ->
        [you] Deine Uhr zeigt { $left }.
       *[other] Die Uhr von { $name } zeigt { $left }.
    }
captured-by = { $who ->
        [you] Du hast { $count ->
                [0] keine Steine
                [one] { $count } Stein
               *[other] { $count } Steine
            } geschlagen.
       *[other] { $name } hat { $count ->
                [0] keine Steine
                [one] { $count } Stein
               *[other] { $count } Steine
            } geschlagen.
    }
legal = Von { $square } aus erreichst du { $targets }.
legal-repeats = Nach einem Zug auf { $targets } wäre die Stellung { $count }-mal vorgekommen; { $rule ->
        [draw] kommt sie noch einmal vor, ist die Partie remis.
        [defenders-lose] kommt sie noch einmal vor, verlieren die Verteidiger, ganz gleich, wer sie wiederholt.
        [mover-loses] wer sie noch einmal herbeiführt, verliert.
       *[forbidden] ein Zug, der sie noch einmal herbeiführt, ist nicht erlaubt.
    }
legal-ends = Nach einem Zug auf { $targets } wäre die Stellung { $count }-mal vorgekommen, und { $rule ->
        [draw] die Partie wäre remis.
        [defenders-lose] die Verteidiger hätten verloren.
       *[mover-loses] du hättest verloren.
    }
legal-none = Auf { $square } kann jetzt nichts von dir ziehen. Frag nach einem anderen Feld.
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
games-your-turn = { $number }: { $ruleset } gegen { $opponent }, du { $side ->
        [attackers] greifst an
       *[defenders] verteidigst
    }{ $partner ->
        [none] {""}
       *[other] , im Match mit Partie { $partner }
    }. { $until ->
        [none] Du bist am Zug.
       *[other] Du bist am Zug, bis { $until }.
    }
games-their-turn = { $number }: { $ruleset } gegen { $opponent }, du { $side ->
        [attackers] greifst an
       *[defenders] verteidigst
    }{ $partner ->
        [none] {""}
       *[other] , im Match mit Partie { $partner }
    }. { $until ->
        [none] Am Zug ist { $opponent }.
       *[other] Am Zug ist { $opponent }, bis { $until }.
    }
games-over = { $number }: { $ruleset } gegen { $opponent }, du hast { $side ->
        [attackers] angegriffen
       *[defenders] verteidigt
    }{ $partner ->
        [none] {""}
       *[other] , im Match mit Partie { $partner }
    }. { $how ->
        [won] Gewonnen am { $until }.
        [lost] Verloren am { $until }.
        [closed] Ohne Ergebnis geschlossen am { $until }.
       *[drawn] Remis am { $until }.
    }
invitations-none = Es sind keine Einladungen offen.
invitations-received = { $number }: { $sender } lädt dich zu { $ruleset } ein; du kannst bis { $until } antworten.
invitations-sent = { $number }: Du hast { $recipient } zu { $ruleset } eingeladen; gültig bis { $until }.
seeks-none = Niemand sucht ein Gegenüber.
seeks-line = { $number }: { $reader ->
        [sender] dein eigenes Gesuch
       *[recipient] { $sender } sucht ein Gegenüber
    } für { $ruleset }, noch { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }, bis { $until }.
why-refused = Am { $at } wurde zuletzt ein Befehl von dir abgelehnt: { $why }
why-rules = In den Regeln von { $ruleset }:
why-numbers = { $plies ->
        [one] Gespielt wurde { $plies } Zug.
       *[other] Gespielt wurden { $plies } Züge.
    } Die Angreifer schlugen { $by-attackers ->
        [one] { $by-attackers } Stein
       *[other] { $by-attackers } Steine
    }, die Verteidiger { $by-defenders }.
notes-none = Zu Partie { $game } gibt es keine Notizen, die du lesen kannst.
notes-line = { $ply ->
        [0] Vor dem ersten Zug
       *[other] Nach Zug { $ply }
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(für andere offen)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = { $name } hat Notizen zu Partie { $game } für dich geöffnet.
notes-opened-by-you = Deine Notizen zu Partie { $game } sind offen: Dein Gegenüber kann sie jetzt lesen, und bei einer öffentlichen Partie alle. Was du von jetzt an notierst, ist wieder nur für dich.
rulesets-line = { $id }: { $name }, { $size }×{ $size }
help =
    Schreib in jede Zeile einen Befehl. Hast du mehrere Partien, setz die Nummer
    der Partie davor: „12: d1-d4“. Für Wörter in Großbuchstaben setzt du selbst
    etwas ein; was in eckigen Klammern steht, darf fehlen.

    Spielen
      d1-d4            ein Zug; eine Ansage steht dahinter (d1-d4 raichi)
      würfle           mit dem Hún würfeln
      zurückziehen     deinen Zug zurückziehen, solange ihn niemand gesehen hat
      rücknahme        darum bitten, deinen letzten Zug zurückzunehmen
      rücknahme annehmen, rücknahme ablehnen, rücknahme zurückziehen
      remis            Remis anbieten
      remis annehmen, remis ablehnen, remis zurückziehen
      aufgeben         die Partie aufgeben (mit Rückfrage: ja, nein)
      beanspruchen     den Sieg beanspruchen, wenn die Zeit der Gegenseite um ist
      wenn ZUG dann ZUG
                       im Voraus antworten: wenn d4-d6 dann f6-f3; auch
                       „wenn schlag auf f6 dann halt“ und „sonst wenn …“;
                       das sieht sonst niemand
      wenn zeigen, wenn löschen

    Nachsehen
      brett            das Brett und wie die Partie steht
      züge             alle Züge bisher
      uhr              die verbleibende Zeit
      verlauf          alles, was geschehen ist, mit Zeiten
      verlauf protokoll
                       dasselbe als Protokoll, das sich prüfen lässt
      geschlagen       wie viele Steine jede Seite geschlagen hat
      erlaubt FELD     wohin deine Figur ziehen kann: erlaubt f6
      reihe NUMMER     was in einer Reihe steht: reihe 6
      linie BUCHSTABE  was in einer Linie steht: linie f
      strahlen FELD    was rings um ein Feld steht: strahlen f6

    Reden
      sag TEXT         deinem Gegenüber schreiben
      notiz TEXT       etwas notieren, das nur du lesen kannst
      notizen          deine Notizen zur Partie
      notizen öffnen   sie für andere öffnen, wenn die Partie zu Ende ist

    Einladen
      fordere NAME REGELWERK [BEDINGUNGEN]
                       jemanden einladen: fordere ylva skalk angriff 7d+1d/10d;
                       statt des Namens geht auch eine Adresse
      annehmen [NUMMER], ablehnen [NUMMER] [GRUND]
                       auf eine Einladung antworten
      gegenangebot [NUMMER] BEDINGUNGEN
                       mit anderen Bedingungen antworten
      abbrechen [NUMMER]
                       deine eigene Einladung widerrufen
      einladungen      die offenen Einladungen
      suche [ANZAHL] REGELWERK [BEDINGUNGEN]
                       unter allen ein Gegenüber suchen, für so viele Partien
      gesuche          offene Gesuche; „annehmen NUMMER“ nimmt eines an
      revanche         die letzte Partie noch einmal, mit vertauschten Seiten
      Bedingungen stehen in beliebiger Reihenfolge: angriff, verteidigung, zufall
        oder match; eine Uhr: 3d/zug (3 Tage für jeden Zug) oder 7d+1d/10d
        (7 Tage, 1 dazu mit jedem Zug, höchstens 10); dazu wochenende,
        nacht=22-07, anspruch oder hart, ohne urlaub; streng, erinnern oder
        auto (Ansagen); hun oder ohne hun; gewertet oder ungewertet;
        öffentlich oder privat

    Die Leiter
      leiter [REGELWERK]
                       wer wo steht und wen du fordern kannst
      leiter beitreten REGELWERK, leiter verlassen
                       auf eine Leiter kommen und sie verlassen
      leiter fordere NAME
                       um einen Platz spielen: zwei Partien, Seiten vertauscht
      leiter überlassen, leiter verschieben
                       deinen Platz kampflos überlassen oder das Match verschieben
      leiter warum NAME
                       ob du NAME fordern darfst und wie NAME dorthin kam
      leiter spieler NAME
                       was NAME auf der Leiter erreicht hat
      leiter regeln    ihre Regeln mit allen Zahlen
      leiter 2026-10   wie sie am Ende dieses Monats stand

    Turniere
      turnier [NUMMER]
                       welche es gibt; wie eines steht, mit seinen Tabellen
      turnier teilnehmen NUMMER, turnier verlassen NUMMER
                       dich anmelden, bevor es beginnt, und zurücktreten

    Über dich
      einstellungen    was eingestellt ist: Sprache, Zone, Sammlung, Ruhezeit,
                       Bretter
      einstellungen WAS WERT
                       etwas einstellen: einstellungen zone Europe/Oslo ruhe 22-07
      kanal mail, kanal discord, kanal terminal
                       wohin deine Benachrichtigungen gehen
      verknüpfen ADRESSE, verknüpfen CODE, trennen ADRESSE
                       die Adressen, unter denen man dich kennt
      urlaub, urlaub 3 tage, urlaub bis 2027-01-06, urlaub ende
                       Tage, an denen deine Uhren stehen
      stumm, laut      ob du hörst, was dein Gegenüber in einer Partie sagt
      sperre NAME, entsperre NAME
                       ob dich Einladungen und Nachrichten von dort erreichen
      melde NAME TEXT  der Leitung etwas über jemanden mitteilen
      datenschutz      was der Club über dich speichert und wozu
      export           all das als Datei bekommen
      lösche mich      vergessen werden (du erfährst vorher, was das bedeutet)

    Der Club
      beitreten [NAME]
                       Mitglied werden
      partien          deine Partien
      zuschauen NUMMER
                       einer öffentlichen Partie zusehen: zuschauen 12
      warum            der Grund für die letzte Ablehnung eines Befehls oder für
                       das letzte Ergebnis
      regelwerke       was gespielt werden kann
      regeln [REGELWERK]
                       dessen Regeln, sonst die deiner Partie
      hilfe            dieser Text
      hilfe BEFEHL     der Teil davon über einen Befehl: hilfe fordere

help-clock =
    Deine Uhr beginnt zu laufen, wenn der Club dich benachrichtigt hat, dass du am Zug
    bist. Kann er das nicht, weil du keine Nachrichten willst, weil sie zurückkommen oder
    weil kein Weg mehr zu dir führt, so läuft die Uhr trotzdem, und dein Gegenüber sieht,
    seit wann. Hat der Club selbst eine Störung, so läuft sie spätestens drei Tage nach
    Beginn des Zuges. Kommt eine Benachrichtigung nicht an, dass du am Zug bist, so bekommt
    deine Uhr zurück, was davon gelaufen ist: in einer Partie höchstens ein Zehntel ihrer
    Anfangszeit.
help-chain =
    Die Prüfkette ist eine Zahl, die aus allem berechnet wird, was in der Partie
    geschehen ist, der Reihe nach. Du findest sie am Ende jeder Mail zur Partie, in den
    Namen der Bilder in Discord, am Ende von „verlauf“ und am Schluss der Partie. Sie
    gehört zum letzten Zug, deshalb sehen beide Seiten dieselbe Zahl, so oft sie auch
    nachsehen. Hebst du sie auf, kann niemand später unbemerkt ändern, was bis zu diesem
    Zug geschehen ist: „verlauf protokoll“ zeigt alles, und „taflpost verify“ findet
    deine Zahl darin oder eben nicht.
help-nothing = Zu „{ $topic }“ gibt es keine Hilfe. Frag nach einem Befehl, etwa „hilfe fordere“, oder nach einem Teil: { $parts }.

### All that happened in a game

history-line = { $at }: { $what ->
        [began] Die Partie beginnt.
        [told] { $name } ist benachrichtigt, und die Uhr läuft.
        [bounced] Die Benachrichtigung an { $name } ist als unzustellbar zurückgekommen.
        [unreached] { $name } ist nicht zu erreichen, und die Uhr läuft trotzdem.
        [draw-offered] { $name } bietet Remis an.
        [draw-declined] { $name } lehnt das Remis ab.
        [draw-withdrawn] { $name } zieht das Remisangebot zurück.
        [draw-agreed] Beide einigen sich auf Remis.
        [withdrawn] { $name } zieht den Zug zurück, den niemand gesehen hat.
        [takeback-offered] { $name } möchte den letzten Zug zurücknehmen.
        [takeback-declined] { $name } lehnt die Rücknahme ab.
        [takeback-withdrawn] { $name } bittet nicht mehr um die Rücknahme.
        [warned] { $name } bekommt eine Zeitwarnung.
        [time-up] Die Zeit von { $name } ist um.
        [claimed] { $name } beansprucht den Sieg.
        [resigned] { $name } gibt auf.
        [void] Die Partie endet ohne Ergebnis, da das Match nicht weitergespielt wird.
       *[secret] Das Geheimnis des Hún wird veröffentlicht.
    }
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; danach noch { $left }
    })
history-rolled = { $at }: Der Hún zeigt { $roll }.
history-taken-back = { $at }: { $count ->
        [one] Der letzte Zug wird zurückgenommen.
       *[other] Die letzten { $count } Züge werden zurückgenommen.
    }
history-stood = { $at }: Die Uhr von { $name } steht bis { $until }, { $because ->
        [club] weil der Club außer Betrieb ist.
        [deferred] weil das Match verschoben ist.
       *[vacation] wegen Urlaubs.
    }
history-given-back = { $at }: Eine Benachrichtigung an { $name } kam nicht rechtzeitig an, und die Uhr bekommt { $back } zurück.
history-extended = { $at }: Die Leitung gibt { $name } { $more } mehr: „{ $reason }“
history-adjudicated = { $at }: Die Leitung entscheidet, dass { $name } gewinnt: „{ $reason }“
history-adjudicated-draw = { $at }: Die Leitung erklärt die Partie für remis: „{ $reason }“
history-closed = { $at }: Die Leitung schließt die Partie ohne Ergebnis: „{ $reason }“

### What can be answered to a mail

mail-quoted = „{ $text }“
mail-you-wrote = Du hast „{ $typed }“ geschrieben:
mail-nothing = In deiner Mail war weder ein Befehl noch ein Zug zu erkennen, deshalb wurde nichts getan. Schreib jeden Befehl und jeden Zug in eine eigene Zeile.
mail-unread = Nicht als Befehle gelesen: { $lines }. Um deinem Gegenüber zu schreiben, beginn eine Zeile mit „sag“.
mail-several = { $count ->
        [one] Der Zug { $moves } steht mitten in einem Satz, deshalb ist unklar, ob du ihn spielen willst. Er wurde nicht gespielt. Um ihn zu spielen, antworte mit dem Zug allein in einer Zeile.
       *[other] In deiner Mail stehen mehrere Züge: { $moves }. Keiner davon wurde gespielt. Antworte mit dem, den du meinst, allein in einer Zeile.
    }
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Das war zu viel auf einmal, deshalb blieb diese Zeile unbeachtet: { $lines }. Schick sie bitte noch einmal in einer neuen Nachricht.
       *[other] Das war zu viel auf einmal, deshalb blieben { $count } Zeilen unbeachtet: { $lines }. Schick sie bitte noch einmal in einer neuen Nachricht.
    }
mail-asked = In einer Mail mit deiner Adresse als Absender stand dieser Auftrag: { $lines }. Ob sie wirklich von dir ist, ließ sich nicht prüfen, deshalb wurde nichts getan. Hast du sie geschickt? Dann antworte innerhalb von zwei Tagen mit Ja, und es wird ausgeführt. Wenn nicht, hat jemand anderes deine Adresse benutzt: Antworte mit Nein oder gar nicht, dann geschieht nichts. Solange du keine beantwortest, kommen höchstens drei solche Fragen in zwei Tagen; auch ein Nein zählt. Wenn jemand anderes immer wieder in deinem Namen schreibt, schicke deine Aufträge als Antwort auf Mails des Clubs: Das kann sonst niemand, und sie zählen getrennt.
mail-asked-consent = In einer Mail von deiner Adresse { $sender } stand dieser Auftrag: { $lines }. Weil es darum geht, wer in deinem Namen spielen kann, wurde noch nichts getan. Warst du das? Dann antworte innerhalb von zwei Tagen auf diese Mail mit Ja, und es wird ausgeführt. Wenn nicht, benutzt jemand anderes deinen Namen: Antworte mit Nein oder gar nicht, dann geschieht nichts.
mail-digest = { $count ->
        [one] Eine Benachrichtigung
       *[other] { $count } Benachrichtigungen
    }
mail-subject-invitation = Einladung { $number }
mail-subject-answer = Antwort auf deine Mail
mail-subject-asked = Hast du dem Club geschrieben?
mail-subject-contact = Hnefatafl per Mail
mail-subject-other = Von deinem Hnefatafl-Club
mail-reply = Du kannst mit einer dieser Zeilen antworten, oberhalb von allem anderen:
reply-move = dein Zug, so geschrieben wie dieser
reply-roll = für den König würfeln
reply-draw = Remis anbieten
reply-draw-accept = das Remis annehmen
reply-draw-decline = das Remis ablehnen
reply-takeback = um Rücknahme deines letzten Zuges bitten
reply-takeback-accept = die Rücknahme erlauben
reply-takeback-decline = die Rücknahme ablehnen
reply-withdraw = deinen noch ungesehenen Zug zurückziehen
reply-claim = den Sieg beanspruchen
reply-resign = die Partie aufgeben (mit Rückfrage)
reply-plan = im Voraus antworten, so wie hier
reply-say = deinem Gegenüber schreiben, in eigenen Worten
reply-mute = keine Nachrichten mehr in dieser Partie
reply-ladder = wer wo steht und wen du fordern kannst
reply-ladder-challenge = um diesen Platz fordern
reply-ladder-concede = den Platz kampflos überlassen
reply-ladder-defer = das Match verschieben
reply-tournament-join = dich für das Turnier anmelden
reply-tournament-leave = vom Turnier zurücktreten
reply-board = das Brett und wie die Partie steht
reply-history = alles, was in der Partie geschehen ist
reply-rematch = noch einmal spielen, mit vertauschten Seiten
reply-accept = annehmen
reply-decline = ablehnen, mit einem Grund, wenn du magst
reply-counter = andere Bedingungen anbieten, so wie diese
reply-cancel = widerrufen
reply-link = ja, diese Adresse gehört mir
reply-join = dem Club unter diesem Namen beitreten
reply-join-as = unter einem Namen deiner Wahl beitreten
reply-no-contact = nie wieder von diesem Club hören
reply-yes = ja, ausführen
reply-no = nein, nichts tun
reply-erase = gelöscht werden; das kann niemand rückgängig machen
reply-games = deine Partien
reply-settings = was eingestellt ist und wie du es änderst
reply-help = alles, was du schreiben kannst
reply-send = ausführen
reply-help-with = was das bewirkt
reply-invitations = die Einladungen, die auf Antwort warten
reply-seeks = wer ein Gegenüber sucht
reply-rulesets = was gespielt werden kann
reply-rules = die Regeln
reply-challenge = jemanden einladen: schreib einen Namen und ein Regelwerk dazu
reply-challenge-player = selbst eine Einladung schicken
reply-seek = ein Gegenüber suchen: schreib ein Regelwerk dazu
reply-draw-withdraw = das Remisangebot zurückziehen
reply-plan-show = den Plan noch einmal sehen
reply-plan-clear = den Plan verwerfen
reply-unmute = diese Nachrichten wieder bekommen
reply-note = eine Notiz für dich selbst schreiben
reply-notes = sie lesen
reply-watch = die Partie ansehen, wenn sie öffentlich ist
reply-record = dasselbe als Protokoll, das sich prüfen lässt
reply-block = Einladungen und Nachrichten fernhalten
reply-unblock = die Sperre aufheben
reply-channel = deine Benachrichtigungen dorthin schicken lassen
reply-link-address = eine Adresse verknüpfen, so wie diese
reply-unlink = diese Verknüpfung lösen
reply-vacation = Urlaub nehmen, so wie hier
reply-vacation-end = den Urlaub beenden
reply-export = alles, was der Club über dich speichert, als Datei
reply-privacy = was der Club über dich speichert und warum
reply-erase-ask = gelöscht werden (mit Rückfrage)
reply-ladder-join = der Leiter beitreten
reply-ladder-rules = ihre Regeln
reply-ladder-why = warum jemand nicht gefordert werden kann
reply-tournaments = welche Turniere es gibt
reply-tournament = wer mitspielt und wie es steht

### What the hosts decide

host-suspended = { $who ->
        [you] { $until ->
            [none] Die Leitung dieses Clubs hat dich auf Dauer ausgeschlossen.
           *[other] Die Leitung dieses Clubs hat dich bis { $until } ausgeschlossen.
        } Du kannst dir alles ansehen, aber weder ziehen noch schreiben, und deine Uhren laufen weiter.
        [opponent] { $until ->
            [none] Die Leitung dieses Clubs hat { $name } auf Dauer ausgeschlossen.
           *[other] Die Leitung dieses Clubs hat { $name } bis { $until } ausgeschlossen.
        } In deinen Partien mit { $name } laufen die Uhren weiter; wenn sie das nicht sollen, sprich mit der Leitung.
       *[player] { $until ->
            [none] { $name } ist auf Dauer ausgeschlossen und wurde benachrichtigt.
           *[other] { $name } ist bis { $until } ausgeschlossen und wurde benachrichtigt.
        }
    }
host-lifted = { $who ->
        [you] Die Leitung dieses Clubs hat deinen Ausschluss beendet: Du kannst wieder spielen.
        [opponent] Die Leitung dieses Clubs hat den Ausschluss von { $name } beendet; { $name } kann wieder spielen.
       *[player] { $name } ist nicht mehr ausgeschlossen und wurde benachrichtigt.
    }
host-extended = { $who ->
        [you] Die Leitung dieses Clubs gibt dir in dieser Partie { $more } mehr.
       *[other] Die Leitung dieses Clubs gibt { $name } in dieser Partie { $more } mehr.
    }
host-reason = Begründung der Leitung: „{ $reason }“

### Trouble of ours

apology = { $what ->
        [full] Entschuldigung: Die Festplatte des Clubs ist voll.
        [locked] Entschuldigung: Ein anderes Programm blockiert die Datei des Clubs.
        [damaged] Entschuldigung: Die Datei des Clubs ist beschädigt, und die Leitung muss eine Sicherungskopie an ihre Stelle setzen.
       *[other] Entschuldigung: Beim Club ist etwas schiefgegangen.
    } Dein Befehl wurde nicht ausgeführt, und nichts hat sich geändert. Die Leitung kann sehen, woran es liegt; schick den Befehl später noch einmal.

### Examples of orders, each a whole line

example-if = wenn d4-d6 dann f6-f3
example-draw = remis annehmen
example-takeback = rücknahme annehmen
example-resign = aufgeben ja
example-legal = erlaubt f6
example-rank = reihe 6
example-file = linie f
example-rays = strahlen f6
example-note = notiz auf die ecke a11 achten
example-say = sag schöne Partie bis jetzt
example-block = sperre ylva
example-unblock = entsperre ylva
example-report = melde ylva grobe nachrichten
example-challenge = fordere ylva kopenhagen angriff 7d+1d/10d ungewertet
example-seek = suche 2 kopenhagen zufall 3d/zug gewertet
example-accept = annehmen 12
example-decline = ablehnen 12 diesen monat keine zeit
example-counter = gegenangebot 12 verteidigung 3d/zug
example-cancel = abbrechen 12
example-join = beitreten alva
example-watch = zuschauen 12
example-rules = regeln kopenhagen
example-vacation = urlaub bis 2027-01-06
example-ladder = leiter fordere ylva
example-settings = einstellungen sprache deutsch zone Europe/Oslo sammlung täglich ruhe 22-07
example-channel = kanal mail
example-link = verknüpfen alva@example.org
example-unlink = trennen alva@example.org
example-erase = lösche mich Ylva
example-help = hilfe remis

### Lines that are no orders

misread-empty = In dieser Zeile steht nichts.
misread-quoted = Diese Zeile beginnt mit „>“ wie ein Zitat, deshalb wurde sie nicht als Befehl gelesen. Wenn sie ein Befehl sein soll, schick sie noch einmal ohne das „>“.
misread-game-number = Keine Partie hat die Nummer { $typed }.
misread-not-understood = „{ $typed }“ ist weder ein Befehl noch ein Zug.
misread-asked = Das ist eine Frage, also wurde nichts getan.
misread-near = „{ $text }“
misread-meant = Meintest du { $nearest }?
misread-missing-argument = Hinter „{ $order }“ fehlt etwas. Eine vollständige Zeile wäre: „{ $example }“.
misread-bad-argument = „{ $typed }“ hinter „{ $order }“ ist nicht zu verstehen. Eine vollständige Zeile wäre: „{ $example }“.
misread-superfluous = „{ $typed }“ ist hinter „{ $order }“ zu viel, deshalb wurde nichts getan. Schick den Befehl noch einmal ohne diesen Zusatz.
misread-contradiction = { $how ->
        [twice] „{ $first }“ steht zweimal hinter „{ $order }“. Schick den Befehl noch einmal, ohne es zu wiederholen.
        [match] „{ $first }“ und „{ $second }“ können nicht beide hinter „{ $order }“ stehen: Ein Match besteht aus zwei Partien; in der einen greifst du an, in der anderen verteidigst du. Schick den Befehl noch einmal mit nur einem von beiden.
       *[differ] „{ $first }“ und „{ $second }“ können nicht beide hinter „{ $order }“ stehen, weil sie dieselbe Frage verschieden beantworten. Schick den Befehl noch einmal mit nur einem davon.
    }

### Why the club refuses

refusal-no-player = { $found ->
        [one] Hier heißt niemand { $name }. Meintest du { $nearest }?
       *[nobody] Hier heißt niemand { $name }. Prüf die Schreibweise; wer noch nicht Mitglied ist, kann beitreten.
    }
refusal-not-a-player = { $name } ist hier noch nicht Mitglied.
refusal-other-seat = Du sitzt hier als { $seat }. Werde unter diesem Namen Mitglied, oder setz dich neu als { $name } (taflpost play --as { $name }).
refusal-already-a-player = Du bist schon beigetreten.
refusal-bad-name = { $because ->
        [shape] „{ $name }“ kann hier kein Name sein: Ein Name hat 2 bis 20 Buchstaben, Ziffern oder Bindestriche und beginnt mit einem Buchstaben. Wähle einen anderen Namen.
        [reserved] „{ $name }“ kann hier kein Name sein, weil es sich wie ein Befehl, ein Feld oder ein Zug liest oder für Ausgetretene vorbehalten ist. Wähle einen anderen Namen.
        [office] „{ $name }“ kann hier kein Name sein, weil andere dich für jemanden halten könnten, der den Club leitet. Wähle einen anderen Namen.
       *[taken] Der Name „{ $name }“ ist vergeben oder sieht einem vergebenen zu ähnlich. Wähle einen anderen Namen.
    }
refusal-no-game = Es gibt keine Partie { $game }.
refusal-not-your-game = Partie { $game } wird von anderen gespielt.
refusal-no-games = Du hast noch keine Partie.
refusal-which-game = Welche Partie meinst du: { $games }? Setz ihre Nummer davor, wie in „{ $example }: brett“.
refusal-which-game-line = { $game } gegen { $opponent }
refusal-stale = Das war für Zug { $ply } gedacht, aber die Partie ist weitergegangen, deshalb wurde nichts getan. Wenn du es immer noch willst, schick es noch einmal.
refusal-over = Partie { $game } ist zu Ende, deshalb wurde nichts getan. { $ending }
refusal-not-your-turn = Du bist nicht am Zug: Wir warten auf { $name }.
refusal-nothing-to-withdraw = Es gibt nichts zurückzuziehen: Der letzte Zug ist nicht deiner. Um weiter zurückzugehen, frag dein Gegenüber.
refusal-seen = Dein Zug lässt sich nicht mehr zurückziehen: { $opponent } hat ihn gezeigt bekommen oder hatte für diesen Zug schon etwas geplant. Du kannst darum bitten, ihn zurücknehmen zu dürfen.
refusal-no-draw-offered = Dein Gegenüber hat kein Remis angeboten.
refusal-draw-offer-stands = Du hast schon Remis angeboten. Das Angebot steht, bis dein Gegenüber antwortet oder zieht.
refusal-no-offer-to-withdraw = Von dir wartet kein Angebot auf Antwort, es gibt also nichts zurückzuziehen.
refusal-other-reader = Es wurde nichts verschickt. Deine Nachricht beginnt mit dem Namen { $name }, aber in Partie { $game } schreibst du an { $opponent }. { $together ->
        [none] An { $name } kannst du nur schreiben, wenn ihr eine Partie miteinander spielt.
       *[other] Um an { $name } zu schreiben, nenn eure gemeinsame Partie { $together }.
    } War sie für { $opponent } gedacht, beginne mit einem anderen Wort.
refusal-no-takeback-offered = Dein Gegenüber hat um keine Rücknahme gebeten.
refusal-takeback-stands = Um eine Rücknahme wurde schon gebeten. Kam die Bitte von dir, warte auf die Antwort; kam sie von deinem Gegenüber, beantworte sie.
refusal-nothing-to-take-back = Du hast in dieser Partie noch nicht gezogen, es gibt also nichts zurückzunehmen.
refusal-nothing-to-claim = { $because ->
        [your-turn] Es gibt nichts zu beanspruchen: Du bist am Zug, und den Sieg beanspruchen kannst du nur, wenn die Zeit deines Gegenübers um ist.
        [no-clock] Es gibt nichts zu beanspruchen: Diese Partie wird ohne Uhr gespielt.
        [up-since] Als du gefragt hast, gab es nichts zu beanspruchen, aber jetzt ist die Zeit um. Beanspruche den Sieg noch einmal.
       *[time-left] Es gibt nichts zu beanspruchen: Die Zeit deines Gegenübers ist noch nicht um.
    }
refusal-nothing-asked = Hier hat nichts auf ein Ja oder Nein gewartet, also wurde nichts getan. Eine Frage verfällt, sobald du etwas anderes schickst oder etwas Neues gezeigt bekommst, und nach zehn Minuten; per Mail nach zwei Tagen. Wenn du es noch willst, schick den Befehl noch einmal.
refusal-no-invitation = { $number ->
        [none] Es gibt keine Einladung, die gemeint sein könnte.
       *[other] Es gibt keine offene Einladung { $number }, die gemeint sein könnte.
    }
refusal-which-invitation = Welche Einladung meinst du: { $numbers }? Setz ihre Nummer hinter den Befehl.
refusal-yourself = Dich selbst kannst du nicht einladen. Nenn jemand anderen.
refusal-no-ruleset = { $found ->
        [one] Es gibt kein Regelwerk „{ $typed }“. Meintest du { $nearest }?
       *[nothing] Es gibt kein Regelwerk „{ $typed }“. Wähle { $rulesets }.
    }
refusal-which-ruleset = Es fehlt ein Regelwerk. Wähle { $rulesets }.
refusal-no-hun = { $ruleset } wird ohne den Hún gespielt. Lass „hun“ weg oder wähle ein anderes Regelwerk.
refusal-only-a-match = { $ruleset } wird nur als Match aus zwei Partien mit vertauschten Seiten gespielt. Lass die Seite weg oder schreib „match“.
refusal-bad-clock = { $why ->
        [zero] „{ $part }“ ist gar keine Zeit, und eine Uhr braucht mindestens eine Sekunde.
        [long] „{ $part }“ ist zu lang: Keine Zeit einer Uhr ist länger als { $days } Tage.
        [cap-below-bank] In „{ $part }“ ist die Höchstzeit der Uhr (hinter dem /) kürzer als die Zeit, mit der sie beginnt.
        [empty-night] „{ $part }“ endet zu der Stunde, zu der es beginnt.
        [doubled] „{ $part }“ steht hinter etwas anderem, das dasselbe regelt.
       *[unknown] Aus „{ $part }“ lässt sich keine Uhr machen.
    } Schreib zum Beispiel „7d+1d/10d“ (7 Tage, 1 dazu mit jedem Zug, höchstens 10) oder „3d/zug“ (3 Tage für jeden Zug); dahinter darf „wochenende“, „nacht=22-07“ oder „anspruch“ stehen.
refusal-not-on-board = „{ $typed }“ gibt es auf diesem Brett nicht: Es hat die Linien a bis { $file } und die Reihen 1 bis { $size }.
refusal-no-plan = { $why ->
        [no-then] In „wenn { $typed }“ fehlt „dann“ hinter der Bedingung.
        [no-condition] Hinter „wenn“ muss stehen, was dein Gegenüber tut: ein Zug, „schlag auf f6“ oder eine Ansage.
        [anything] Ein Plan antwortet auf etwas, was dein Gegenüber tut; „wenn irgendwas“ würde blind antworten.
        [no-answer] Hinter „dann“ muss der Zug stehen, mit dem du antwortest, oder „halt“.
       *[too-long] Dieser Plan ist zu lang. Schick einen kürzeren.
    } Eine vollständige Zeile wäre: wenn d4-d6 dann f6-f3
refusal-no-plans-with-dice = In einer Partie mit dem Hún kann nichts geplant werden.
refusal-move-first = Du bist am Zug: Zieh zuerst und schreib dann, was du antworten würdest.
refusal-plan-ply = { $path ->
        [none] Der Plan wurde nicht übernommen.
       *[other] Der Plan wurde nicht übernommen: Sieh nach, was darin auf { $path } folgt.
    } { $why }
refusal-plan-whose = { $place ->
        [condition] Der Plan wurde nicht übernommen: Hinter „wenn“ steht ein Zug deines Gegenübers, aber die Figur auf { $from } gehört dir.
       *[answer] Der Plan wurde nicht übernommen: Hinter „dann“ steht ein Zug von dir, aber die Figur auf { $from } gehört deinem Gegenüber.
    }
refusal-plan-ends = Der Plan wurde nicht übernommen: Nach „{ $typed }“ gibt es nichts mehr zu antworten.
refusal-plan-never = Der Plan wurde nicht übernommen: „{ $typed }“ kann dein Gegenüber in dieser Partie gar nicht sagen.
refusal-answered = { $became ->
        [game] Einladung { $number } wurde angenommen: Daraus wurde Partie { $other }.
        [all-taken] Alle Partien von Gesuch { $number } sind vergeben.
        [declined] Einladung { $number } wurde abgelehnt.
        [countered] Einladung { $number } wurde mit einem Gegenangebot beantwortet: Einladung { $other }.
        [changed] Einladung { $number } wurde mit einem Gegenangebot beantwortet.
        [cancelled] { $what ->
            [seek] Gesuch { $number } wurde widerrufen.
           *[invitation] Einladung { $number } wurde widerrufen.
        }
       *[expired] { $what ->
            [seek] Gesuch { $number } ist verfallen.
           *[invitation] Einladung { $number } ist verfallen.
        }
    }
refusal-own-invitation = { $waits ->
        [one] Einladung { $number } ist deine eigene: Wir warten auf { $recipient }. Du kannst sie widerrufen.
       *[everybody] Gesuch { $number } ist dein eigenes, und jemand anders muss es annehmen. Du kannst es widerrufen.
    }
refusal-not-yours-to-cancel = { $what ->
        [invitation] Einladung { $number } ist von { $sender }; nur { $sender } kann sie widerrufen. Du kannst sie ablehnen.
       *[seek] Gesuch { $number } ist von { $sender }; nur { $sender } kann es widerrufen.
    }
refusal-seek-as-it-is = Gesuch { $number } lässt sich nur annehmen, wie es ist. Für andere Bedingungen lade { $sender } selbst ein.
refusal-seek-taken = Aus Gesuch { $number } von { $sender } hast du schon eine Partie; die übrigen sind für andere. Du kannst { $sender } selbst einladen.
refusal-seek-games = Ein Gesuch gilt für 1 bis { $most } Partien, nicht für { $games }. Schick es noch einmal mit einer anderen Zahl.
refusal-too-many-seeks = Du hast { $count } offene Gesuche ({ $numbers }), und mehr geht nicht. Widerruf zuerst eines.
refusal-too-many-invitations = { $count } Einladungen von dir warten auf Antwort, und mehr geht nicht. Warte eine ab oder widerruf eine.
refusal-too-many-today = Du hast in den letzten 24 Stunden { $count } Einladungen geschickt, und mehr geht nicht. Die nächste kannst du ab { $again } schicken.
refusal-too-long = Der Text hat { $letters } Zeichen, und höchstens { $most } werden aufbewahrt. Kürze ihn, oder schick ihn in mehreren Teilen.
refusal-too-many-messages = Du hast in den letzten 24 Stunden { $count } Nachrichten geschickt, mehr geht nicht. Die nächste kannst du ab { $again } schicken.
refusal-too-many-reports = Du hast in den letzten 24 Stunden { $count } Meldungen gemacht, mehr geht nicht. Die nächste kannst du ab { $again } machen.
refusal-too-many-notes = Du hast { $most } Notizen zu Partie { $game }, mehr geht nicht.
refusal-not-public = Partie { $game } ist nicht öffentlich: Nur wer sie spielt, darf sie ansehen.
refusal-nothing-to-explain = Es gibt nichts zu erklären: Keine deiner Partien ist zu Ende gegangen, und in letzter Zeit wurde kein Befehl von dir abgelehnt. Warum eine Frage oder eine Zeile nicht beantwortet werden konnte, steht nur in der Antwort darauf.
refusal-nothing-to-rematch = Du hast noch keine Partie beendet, es gibt also keine Revanche.
refusal-notes-of-running = Partie { $game } läuft noch; deine Notizen kannst du öffnen, wenn sie zu Ende ist.
refusal-no-notes = Du hast zu Partie { $game } keine Notizen, die nicht schon offen sind.
refusal-not-over = Partie { $game } läuft noch; um eine Revanche kann gebeten werden, wenn sie zu Ende ist.
refusal-rematch-open = { $by ->
        [you] Um diese Revanche hast du schon gebeten: Einladung { $number } wartet auf { $opponent }.
       *[other] { $opponent } hat um diese Revanche gebeten, mit Einladung { $number }.
    }
refusal-stranger = Der Club kennt { $address } nicht. Tritt unter einem Namen bei, oder schreib, wenn du schon Mitglied bist, „verknüpfen“ und den Code, den du bekommen hast.
refusal-address-taken = { $address } lässt sich nicht mit dir verknüpfen: Die Adresse ist hier schon in Gebrauch.
refusal-already-linked = { $address } ist schon mit dir verknüpft.
refusal-bad-address = „{ $typed }“ ist keine Adresse. Ein Discord-Konto schreibt man wie „discord 123456789012345678“.
refusal-too-many-codes = Für heute sind genug Codes geschickt. Versuch es morgen noch einmal.
refusal-too-new = Über eine E-Mail-Adresse kannst du ab { $from } einladen, einen Tag nach deinem Beitritt. Bis dahin lade Mitglieder mit ihrem Namen ein.
refusal-no-code = Hier wartet kein Code, oder er ist zu alt oder verbraucht. Verlang einen neuen.
refusal-wrong-code = Das ist nicht der Code. { $left ->
        [0] Er gilt nun nicht mehr; verlang einen neuen.
        [one] Du hast noch einen Versuch.
       *[other] Du hast noch { $left } Versuche.
    }
refusal-code-elsewhere = Schick diese Zeile von dem Discord-Konto, das verknüpft werden soll.
refusal-not-linked = „{ $typed }“ ist nicht mit dir verknüpft. Deine Einstellungen zeigen, was verknüpft ist.
refusal-last-way = Sonst würde dich nichts mehr erreichen: Verknüpf zuerst eine andere Adresse und trenn dann { $address }.
refusal-no-way = { $channel ->
        [mail] Von dir ist keine Mailadresse verknüpft. Verknüpf zuerst eine.
        [discord] Von dir ist kein Discord-Konto verknüpft. Verknüpf zuerst eines: mit „verknüpfen discord“ und seinem Namen.
       *[terminal] Der Club kennt kein Terminal von dir. Setz dich an eines und wähle es dort.
    }
refusal-no-channel = { $channel ->
        [discord] Dieser Club ist nicht auf Discord, deshalb lässt sich dort kein Konto verknüpfen oder anschreiben.
       *[mail] Dieser Club verschickt keine Mails, deshalb lässt sich keine Adresse verknüpfen oder anschreiben.
    } Deine Einstellungen zeigen, wohin deine Benachrichtigungen gehen.
refusal-takes-none = { $name } nimmt zurzeit keine Einladungen an.
refusal-you-block = Du hast { $name } gesperrt. Heb die Sperre zuerst auf.
refusal-not-blocked = Du hast { $name } nicht gesperrt.
refusal-only-others = Das geht nur bei anderen, nicht bei dir selbst.
refusal-nobody-at = Niemand hier hat die Adresse „{ $typed }“. Prüf die Schreibweise; wer neu ist, muss dem Club erst beitreten.
refusal-gone = { $name } hat den Club verlassen.
refusal-not-from-here = Das geht nur von einer eigenen Adresse aus, die mit dir verknüpft ist.
refusal-other-name = Dein Name hier ist { $name }, nicht „{ $typed }“, also wurde nichts gelöscht.
refusal-name-needed = Ein Ja reicht dafür nicht, also wurde nichts gelöscht. Wenn du gelöscht werden möchtest, schreib deinen Namen.
refusal-not-away = Du bist nicht im Urlaub.
refusal-away-already = Du bist schon im Urlaub.
refusal-no-days = Ein Urlaub dauert mindestens einen Tag.
refusal-too-few-days = Das { $asked ->
        [one] wäre { $asked } Urlaubstag
       *[other] wären { $asked } Urlaubstage
    }, und du hast { $left ->
        [0] keinen mehr
        [one] noch { $left } Tag
       *[other] noch { $left } Tage
    }.
refusal-suspended = { $until ->
        [none] Du bist auf Dauer ausgeschlossen, deshalb wurde dein Befehl nicht ausgeführt.
       *[other] Du bist bis { $until } ausgeschlossen, deshalb wurde dein Befehl nicht ausgeführt.
    } Du kannst weiterhin alles ansehen, deine Daten als Datei bekommen und dich löschen lassen. Wenn du das für falsch hältst, sprich mit der Leitung. Ihre Begründung: „{ $reason }“
refusal-no-reason = Es fehlt eine Begründung, und nichts wurde getan. Die Betroffenen lesen sie: Gib sie mit --reason "TEXT" an.
refusal-long-reason = Die Begründung ist zu lang, und nichts wurde getan. Fass sie in höchstens { $most } Zeichen.
refusal-no-such-game = Der Club hat keine Partie { $game }, deshalb wurde nichts getan. Prüf die Nummer.
refusal-no-clock = Partie { $game } wird ohne Uhr gespielt, es lässt sich also keine Zeit hinzufügen.
refusal-not-suspended = { $name } ist nicht ausgeschlossen, deshalb wurde nichts getan.
refusal-bad-span = Diese Zeit geht hier nicht, und nichts wurde getan: Sie darf höchstens { $most } Tage betragen und muss länger als null sein.

### Mails to those who are no players

contact-wrote = Jemand, vielleicht du, hat von deiner Mailadresse aus an diesen Club geschrieben. Hier wird Hnefatafl, das Brettspiel der Wikinger, per Mail gespielt: Jeder Zug ist eine Antwort. Wenn du mitspielen möchtest, tritt dem Club bei.
contact-invited = { $name } lädt dich ein, per Mail eine Partie Hnefatafl zu spielen, das Brettspiel der Wikinger: Jeder Zug ist eine Antwort.
contact-ruleset = Ein Brett mit { $size }×{ $size } Feldern und die Regeln namens „{ $id }“.
contact-invited-join = Wenn du mitspielen möchtest, tritt dem Club bei. Dann kommt die Einladung mit allen Bedingungen per Mail, und du kannst sie immer noch ablehnen.
contact-once = Wenn du nicht antwortest, bekommst du dazu keine weitere Mail.

### The page on which mails are stopped

stop-title = { $page ->
        [ask] Keine Mails mehr?
        [done] Es kommen keine Mails mehr
       *[gone] Dieser Link funktioniert nicht
    }
stop-ask = Wenn du auf den Knopf drückst, schickt dieser Club nichts mehr an deine Mailadresse: keine Züge, keine Warnungen wegen deiner Zeit. Hast du laufende Partien, erfahren alle, gegen die du spielst, dass Mails dich nicht erreichen, und die Uhren laufen weiter wie vereinbart. Um eine Partie aufzugeben, antworte auf eine ihrer Mails mit „aufgeben“.
stop-button = Keine Mails mehr schicken
stop-done = An deine Adresse gehen keine Mails mehr. Wenn du wieder welche möchtest, schreib von dieser Adresse aus „kanal mail“ an den Club.
stop-gone = Dieser Link ist zu alt oder wurde nicht vollständig kopiert. Wenn du keine Mails mehr möchtest, antworte auf eine Mail des Clubs mit „kanal terminal“, oder benutz den Abmelde-Knopf deines Mailprogramms.

### Discord

## Names of commands and options, as Discord writes them: small letters, no spaces
command-game = partie
command-number = nummer
command-side = seite
command-terms = bedingungen
command-text = text
command-answer = antwort
command-reason = grund
command-count = anzahl
command-move = ziehe
command-announce = ansage
command-order = befehl
command-form = form
command-plan = plan
command-topic = thema
command-show = zeige
command-leave = verlasse
command-concede = überlasse
command-defer = verschiebe
command-pin = anheften
command-player = spieler
command-month = monat
command-name = name
command-off = aus
command-server-games = server-partien
command-server-threads = server-threads
command-server-language = server-sprache
command-when = wann
command-address = adresse
command-doctor = diagnose

## What commands do, in a few words: a command has room for 4,000 signs
command-tafl-does = Hnefatafl spielen
command-ladder-does = Die Leiter des Clubs
command-club-does = Du und der Club
command-challenge-does = Jemanden zu einer Partie fordern
command-accept-does = Eine Einladung annehmen
command-decline-does = Eine Einladung ablehnen
command-counter-does = Mit anderen Bedingungen antworten
command-seek-does = Gegner suchen
command-move-does = Einen Zug machen
command-order-does = Befehle schreiben, einen pro Zeile
command-board-does = Das Brett zeigen
command-moves-does = Die bisherigen Züge zeigen
command-games-does = Deine Partien zeigen
command-draw-does = Remis anbieten oder antworten
command-takeback-does = Um Rücknahme bitten oder antworten
command-withdraw-does = Ungesehenen Zug zurückziehen
command-resign-does = Die Partie aufgeben
command-claim-does = Sieg auf Zeit beanspruchen
command-roll-does = Den Hún würfeln
command-if-does = Eine Antwort planen
command-note-does = Private Notiz
command-say-does = Dem Gegner schreiben
command-why-does = Letzte Ablehnung oder Ergebnis erklären
command-rules-does = Die Regeln zeigen
command-help-does = Alles, was du sagen kannst
command-show-does = Die Leiter zeigen
command-ladder-join-does = Der Leiter beitreten
command-leave-does = Die Leiter verlassen
command-ladder-challenge-does = Um einen Platz fordern
command-concede-does = Den Platz überlassen
command-defer-does = Eine Forderung verschieben
command-player-does = Was jemand auf der Leiter geleistet hat
command-ladder-rules-does = Die Regeln der Leiter zeigen
command-ladder-why-does = Einen Platz oder Schritt erklären
command-pin-does = Die Leiter in diesem Kanal zeigen, immer auf dem Stand
command-tournament-does = Die Turniere oder eines davon zeigen
command-join-does = Spieler des Clubs werden
command-settings-does = Einstellungen zeigen oder ändern
command-vacation-does = Urlaub nehmen oder den Rest sehen
command-link-does = Mailadresse verknüpfen oder Code eingeben
command-unlink-does = Verknüpfung trennen
command-export-does = Alles bekommen, was der Club über dich hat
command-erase-does = Dich löschen lassen
command-privacy-does = Was gespeichert wird, und warum
command-mute-does = Keine Nachrichten in einer Partie
command-block-does = Nichts mehr von einem Spieler
command-report-does = Einen Spieler der Leitung melden
command-doctor-does = Was der Bot in diesem Kanal darf

## What options say
option-player-does = Jemand hier
option-month-does = Wie sie am Ende eines Monats stand: 2026-10
option-rival-does = Wen; vorgeschlagen wird, wen du fordern darfst
option-name-does = Oder Name oder Mailadresse
option-ruleset-does = Welche Regeln
option-side-does = Was du spielst
option-clock-does = Wie 7d+1d/10d oder 3d/ply
option-terms-does = Weitere Bedingungen
option-number-does = Ihre Nummer
option-reason-does = Warum nicht
option-count-does = Für wie viele Partien
option-ply-does = Wie d1-d4
option-announce-does = Was du dazu sagst
option-game-does = Welche Partie
option-form-does = Wie es gezeichnet wird
option-answer-does = Wenn du antwortest
option-plan-does = Wie d4-d6 dann f6-f3
option-text-does = In deinen Worten
option-topic-does = Zu einem Befehl
option-language-does = Alles, was der Club dir sagt
option-zone-does = Deine Zeitzone, wie Europe/Oslo
option-digest-does = Sammeln, was warten kann
option-quiet-does = Stunden ohne Neues, wie 22-07, oder aus
option-channel-does = Wo Neues ankommt
option-server-games-does = Für den Server: wo Partien stehen
option-server-threads-does = Für den Server: ein Thread pro Match
option-server-language-does = Für den Server: Sprache der Beiträge
option-when-does = Wie 14 Tage, bis 2027-01-06 oder Ende
option-address-does = Die Mailadresse oder der Code
option-linked-does = Welche: mail, discord oder eine Adresse
option-off-does = Wieder beenden
option-report-text-does = Was geschehen ist

## On buttons
control-move = Ziehen
control-announce = Ansagen
control-draw = Remis
control-resign = Aufgeben
control-text = Textbrett
control-accept = Annehmen
control-decline = Ablehnen
control-take-back = Zurücknehmen
control-cancel = Abbrechen
control-back = Zurück
control-play = Bestätigen
control-play-saying = Ziehen und „{ $words }“ sagen
control-play-silent = Ziehen und nichts sagen
control-roll = Würfeln
control-offer-draw = Remis anbieten
control-erase-as = Mich löschen …
control-join = Als { $name } beitreten
control-join-as = Unter einem Namen beitreten …
control-challenge-for = { $place }: { $name } fordern
control-challenge-on-ladder = Fordern …
control-ladder-rules = Regeln
control-join-ladder = Der Leiter beitreten
control-concede = Den Platz überlassen
control-defer = Verschieben
control-enter-tournament = Anmelden
control-leave-tournament = Zurücktreten
control-yes = Ja
control-no = Nein
control-previous = Vorige
control-next = Nächste
control-of-pieces = { $from } bis { $to }

## Choosing a move
pick-piece = Welcher Stein zieht?
pick-piece-to-announce = Diese Steine können einen Fluchtweg öffnen, den du ansagen könntest. Welcher zieht?
pick-nothing-to-announce = Es gibt nichts anzusagen: Keiner deiner Züge lässt einen Fluchtweg offen, den du jetzt ansagen könntest.
pick-no-announcements = In dieser Partie werden Fluchtwege nicht angesagt.
pick-piece-here = Einen Stein wählen
pick-square = Wohin zieht der Stein auf { $from }?
pick-square-here = Ein Feld wählen
pick-king = { $square } (der König)
pick-roll = Würfle zuerst den Hún.
pick-preview = So stünde es dann. Noch ist nichts gezogen.
pick-unknown = Dieser Knopf ist hier nicht mehr bekannt, und nichts wurde getan. „brett“ zeigt, wie die Partie steht, mit Knöpfen, die gehen.
pick-dropped = Es wurde nichts gezogen.

## Questions
ask-draw = Bietest du Remis an?
ask-draw-answer = Dir wird Remis angeboten. Wenn du annimmst, ist die Partie zu Ende. Nimmst du an?
ask-draw-offered = Dein Remisangebot steht. Ziehst du es zurück?
order-box-title = Befehle
order-box-label = Ein Befehl pro Zeile
join-box-title = Dem Club beitreten
join-box-label = Der Name, unter dem du spielst
erase-box-title = Gelöscht werden
erase-box-label = Dein Name hier, wenn du es ernst meinst
discord-stranger = Du bist noch kein Spieler dieses Clubs. Drücke den Knopf, um beizutreten, und versuche es dann noch einmal.

## Servers
server-set = Auf diesem Server stehen Partien { $channel ->
        [here] in dem Kanal, in dem sie vereinbart werden
       *[other] in { $channel }
    }, { $threads ->
        [yes] jedes Match in einem eigenen Thread
       *[no] ohne Threads
    }, und die Beiträge sind auf Deutsch.
server-ladder = { $shown ->
        [no] Die Leiter { $ladder } wird hier nicht mehr gezeigt; die letzte Nachricht bleibt stehen, wie sie ist.
       *[yes] Die Leiter { $ladder } wird ab jetzt hier gezeigt, in einer Nachricht, die sich selbst auf dem Stand hält. Sie wird angeheftet, wenn ich das darf („Pin Messages“).
    }
server-no-right = Für den Server wurde nichts geändert: Das können nur jene, die ihn verwalten dürfen („Server verwalten“).
server-none = Das betrifft einen Server, auf dem der Bot installiert ist. Sag es dort in einem Kanal.

## What the bot may do in a channel
doctor-well = Hier darf der Bot alles, was er braucht.
doctor-unknown = Hier kann der Bot dir nur antworten: Er ist auf diesem Server nicht installiert. Was er dir mitteilt, kommt in deine Direktnachrichten. Wer den Server verwaltet, kann ihn mit dem Knopf „App hinzufügen“ hinzufügen.
doctor-direct = Das sind deine Direktnachrichten mit dem Bot; sie sind offen.
doctor-missing = In diesem Kanal fehlt dem Bot die Berechtigung „{ $right }“: { $why } Abhilfe: in den Einstellungen dieses Kanals unter Berechtigungen der Rolle des Bots „{ $right }“ erlauben.

## Permissions, as Discord calls them, and what happens without
right-view = Kanal anzeigen
right-view-why = er kann hier keine Partien zeigen.
right-send = Nachrichten senden
right-send-why = er kann hier keine Partien zeigen.
right-attach = Dateien anhängen
right-attach-why = Bretter kommen als Text und nicht als Bilder.
right-history = Nachrichtenverlauf anzeigen
right-history-why = nach einer Störung sieht er nicht, was er schon geschrieben hat.
right-threads = Öffentliche Threads erstellen
right-threads-why = Matches bekommen keine Threads.
right-in-threads = Nachrichten in Threads senden
right-in-threads-why = er kann in Threads keine Partien zeigen.

# Ladders: one for each ruleset, by the ruleset’s id ({ $ladder }).
# To challenge is „fordern“, a challenge „Forderung“; to be on hold is „zurückgestellt“, since „gesperrt“ is a block; points for games lost on time are „Strafpunkte“.
ladder-title = Die Leiter { $ladder }, { $players ->
        [one] ein Platz
       *[other] { $players } Plätze
    }
# { $month } is like 2026-10.
ladder-month = Die Leiter { $ladder }, Stand Ende { $month }
ladder-empty = Auf der Leiter { $ladder } steht noch niemand. Wer jetzt beitritt, bekommt Platz 1.
# What stands behind a name in the table.
ladder-state = { $state ->
        [held] zurückgestellt
        [leaving] verlässt die Leiter
        [away] im Urlaub bis { $until }
       *[silent] meldet sich nicht
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
ladder-bias = Seitenvorteil: { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    } +{ $points } ± { $deviation } Wertungspunkte, aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }.
ladder-you = Du stehst auf Platz { $place } und darfst bis Platz { $highest } fordern. { $open ->
        [0] Dort kannst du zurzeit niemanden fordern.
       *[other] Wen du jetzt fordern kannst, ist mit + bezeichnet.
    }
ladder-you-first = Du stehst auf Platz 1: Über dir ist niemand, den du fordern könntest.
ladder-you-can-join = Du stehst nicht auf dieser Leiter. Wer beitritt, beginnt an ihrem Ende.

# What stands for the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Die Plätze auf der Leiter { $ladder } von { $from } bis { $until }. Jetzt: { $places }.
ladder-stands = { $name } steht auf der Leiter { $ladder } auf Platz { $place } von { $players }.
ladder-stands-not = { $name } steht nicht auf der Leiter { $ladder }.
ladder-may = Du darfst { $name } fordern.
# Why somebody may not be challenged; { $name } is the other.
ladder-no-yourself = Dich selbst kannst du nicht fordern.
ladder-no-you-are-not-on = Du stehst nicht auf der Leiter { $ladder }.
ladder-no-not-on = { $name } steht nicht auf der Leiter { $ladder }.
ladder-no-below = { $name } steht unter dir, auf Platz { $place } (du auf Platz { $own }): Gefordert wird nach oben.
ladder-no-too-far = { $name } steht zu weit oben, auf Platz { $place }. Von Platz { $own } aus darfst du bis Platz { $highest } fordern, { $by ->
        [small] wie auf jeder kleinen Leiter
        [places] nach der Zahl der Plätze
        [percent] nach dem Anteil an deinem eigenen Platz
       *[rating] nach deiner Wertung
    }.
ladder-no-playing = Gegen { $name } spielst du schon um den Platz: in Partie { $game } und der anderen Partie des Matchs.
ladder-no-shielded = Dein letztes Match gegen { $name } ging verloren oder wurde von dir nicht begonnen: { $name } ist bis { $until } vor dir sicher.
ladder-no-you-leave = Du bist dabei, die Leiter { $ladder } zu verlassen.
ladder-no-leaves = { $name } ist dabei, die Leiter zu verlassen.
ladder-no-you-are-held = Du hast eine Partie auf Zeit verloren und seitdem nicht gezogen; bis zu deinem nächsten Zug bist du zurückgestellt.
ladder-no-held = { $name } hat eine Partie auf Zeit verloren, seitdem nicht gezogen und ist deshalb zurückgestellt.
ladder-no-your-points = Du hast { $points ->
        [one] einen Strafpunkt
       *[other] { $points } Strafpunkte
    } für Partien, die du auf Zeit verloren hast, und ab { $limit } darf man niemanden fordern. Jeder deiner Züge baut Strafpunkte ab.
ladder-no-outgoing = Du hast schon { $open ->
        [one] eine eigene Forderung
       *[other] { $open } eigene Forderungen
    } offen, und mehr als { $most ->
        [one] eine ist
       *[other] { $most } sind
    } nicht erlaubt. Spiel erst dort weiter.
ladder-no-incoming = { $name } ist schon gefordert, und auf diesem Platz { $most ->
        [one] ist nur eine Forderung
       *[other] sind nur { $most } Forderungen
    } zugleich erlaubt.
ladder-no-away = { $name } ist im Urlaub bis { $until }.
ladder-no-silent = { $name } hat sich seit { $since } nicht gemeldet; wer sich { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang nicht meldet, kann nicht gefordert werden.
ladder-no-takes-none = { $name } nimmt zurzeit keine Forderungen an.

# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
ladder-challenged = { $who ->
        [you] Du (Platz { $place }) forderst { $rival } (Platz { $rival-place })
       *[other] { $name } (Platz { $place }) fordert dich (Platz { $rival-place })
    } auf der Leiter { $ladder }: ein Match mit den Partien { $first } und { $second }, die gewertet werden. Zieh in einer davon, bevor deine Uhr { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } gelaufen ist. { $who ->
        [you] Vor deinem ersten Zug kannst du das Match verschieben.
       *[other] Vor deinem ersten Zug kannst du den Platz kampflos abgeben oder das Match verschieben.
    }
ladder-deferred = { $who ->
        [you] Du hast das Match mit den Partien { $first } und { $second } verschoben: Darin stehen deine Uhren bis { $until }.
       *[other] { $name } hat das Match mit den Partien { $first } und { $second } verschoben: Darin stehen die Uhren von { $name } bis { $until }.
    }
ladder-not-begun = Du hast im Match mit den Partien { $first } und { $second } gegen { $rival } noch nicht gezogen. { $role ->
        [challenger] Kommt bis { $until } kein Zug, verfällt deine Forderung.
       *[defender] Kommt bis { $until } kein Zug, geht dein Platz an { $rival }.
    }
ladder-leaving = Du verlässt die Leiter { $ladder }, sobald deine Matches zu Ende sind; sie zählen noch. Danach kannst du wieder beitreten, etwas weiter unten.
ladder-step-joined = { $who ->
        [you] Du trittst
       *[other] { $name } tritt
    } der Leiter { $ladder } auf Platz { $to } bei.
ladder-step-returned = { $who ->
        [you] Du kehrst
       *[other] { $name } kehrt
    } auf die Leiter { $ladder } zurück, auf Platz { $to } (früher Platz { $detail }).
ladder-step-left = { $who ->
        [you] Du verlässt die Leiter { $ladder } (bisher Platz { $from }). Innerhalb von { $days } Tagen kannst du in die Nähe dieses Platzes zurückkehren.
       *[other] { $name } verlässt die Leiter { $ladder } (bisher Platz { $from }).
    }
ladder-step-erased = { $name } ist gelöscht, und Platz { $from } der Leiter { $ladder } ist frei.
ladder-step-won = { $who ->
        [you] Du gewinnst das Match mit den Partien { $first } und { $second } gegen { $rival }
       *[other] { $name } gewinnt das Match mit den Partien { $first } und { $second } gegen { $rival-who ->
            [you] dich
           *[other] { $rival }
        }
    } ({ $points } : { $rival-points }{ $detail ->
        [2] , nach der Feinwertung des Regelwerks
       *[other] {""}
    }) und { $who ->
        [you] rückst
       *[other] rückt
    } auf der Leiter { $ladder } von Platz { $from } auf Platz { $to } vor, unmittelbar über { $rival-who ->
        [you] dich
       *[other] { $rival }
    }.
ladder-step-tied = { $who ->
        [you] Dein Match mit den Partien { $first } und { $second } gegen { $rival }
       *[other] Das Match mit den Partien { $first } und { $second } zwischen { $name } und { $rival-who ->
            [you] dir
           *[other] { $rival }
        }
    } endet remis ({ $points } : { $rival-points }). { $moves ->
        [no] { $who ->
            [you] Du bleibst
           *[other] { $name } bleibt
        } auf Platz { $to } der Leiter { $ladder }, unter Platz { $rival-place }.
       *[yes] { $who ->
            [you] Du rückst
           *[other] { $name } rückt
        } auf der Leiter { $ladder } von Platz { $from } auf Platz { $to } vor, in Richtung von Platz { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] Du verlierst das Match mit den Partien { $first } und { $second } gegen { $rival }
       *[other] { $name } verliert das Match mit den Partien { $first } und { $second } gegen { $rival-who ->
            [you] dich
           *[other] { $rival }
        }
    } ({ $points } : { $rival-points }{ $detail ->
        [2] , nach der Feinwertung des Regelwerks
       *[other] {""}
    }). Auf der Leiter { $ladder } rückt niemand: { $who ->
        [you] Du bleibst auf Platz { $to } und kannst
       *[other] { $name } bleibt auf Platz { $to } und kann
    } { $rival-who ->
        [you] dich
       *[other] { $rival }
    } { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang nicht fordern.
ladder-step-void = { $who ->
        [you] Deine Forderung an { $rival } verfällt: Du hast
       *[other] Die Forderung von { $name } an { $rival-who ->
            [you] dich
           *[other] { $rival }
        } verfällt: { $name } hat
    } nicht rechtzeitig gezogen. Die Partien { $first } und { $second } enden ohne Ergebnis. Auf der Leiter { $ladder } rückt niemand, und { $who ->
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
        [you] Du hast im Match mit { $name }
       *[other] { $rival } hat im Match mit { $who ->
            [you] dir
           *[other] { $name }
        }
    } nicht rechtzeitig gezogen. Die Partien { $first } und { $second } enden ohne Ergebnis; { $who ->
        [you] du bekommst den Platz und rückst
       *[other] { $name } bekommt den Platz und rückt
    } auf der Leiter { $ladder } von Platz { $from } auf Platz { $to } vor.
ladder-step-conceded = { $rival-who ->
        [you] Du überlässt { $name }
       *[other] { $rival } überlässt { $who ->
            [you] dir
           *[other] { $name }
        }
    } kampflos den Platz. { $who ->
        [you] Du rückst
       *[other] { $name } rückt
    } auf der Leiter { $ladder } von Platz { $from } auf Platz { $to } vor, und die Partien { $first } und { $second } enden ohne Ergebnis.
ladder-step-closed = Das Match mit den Partien { $first } und { $second } bleibt auf der Leiter { $ladder } ohne Folgen, da eine seiner Partien kein Ergebnis hat.
ladder-step-decayed = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } auf der Leiter { $ladder } { $detail ->
        [one] einen Tag
       *[other] { $detail } Tage
    } lang kein Match gespielt und { $who ->
        [you] fällst
       *[other] fällt
    } von Platz { $from } auf Platz { $to } zurück.
ladder-step-late = { $who ->
        [you] Du hast eine Partie der Leiter { $ladder } auf Zeit verloren. Damit hast du jetzt { $detail ->
                [one] einen Strafpunkt
               *[other] { $detail } Strafpunkte
            } und bist bis zu deinem nächsten Zug zurückgestellt. Jeder deiner Züge baut Strafpunkte ab.
       *[other] { $name } hat eine Partie der Leiter { $ladder } auf Zeit verloren, hat jetzt { $detail ->
                [one] einen Strafpunkt
               *[other] { $detail } Strafpunkte
            } und ist bis zum nächsten Zug zurückgestellt.
    }
ladder-step-sunk = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } auf der Leiter { $ladder } innerhalb { $days ->
        [one] eines Tages
       *[other] von { $days } Tagen
    } { $detail } Partien auf Zeit verloren und { $who ->
        [you] fällst
       *[other] fällt
    } von Platz { $from } auf Platz { $to } zurück, hinter alle, die aktiv sind.
ladder-step-corrected = Die Leitung setzt { $who ->
        [you] dich
       *[other] { $name }
    } auf der Leiter { $ladder } von Platz { $from } auf Platz { $to }. Ihre Begründung: „{ $reason }“

ladder-earlier = { $count ->
        [one] Davor liegt noch ein Schritt.
       *[other] Davor liegen noch { $count } Schritte.
    }
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, Platz { $places }: { $step }
ladder-no-place = –
ladder-best = Bester Platz: { $best }. Tage auf Platz 1: { $days }.
ladder-matches = Matches: { $won } gewonnen, { $level } remis, { $lost } verloren.
ladder-defences = Abgewehrte Forderungen in Folge: zurzeit { $now }, bisher höchstens { $most }.
ladder-rating = Wertung { $rating }, aus { $attacked ->
        [one] einer Partie
       *[other] { $attacked } Partien
    } im Angriff und { $defended } in der Verteidigung.
ladder-unrated = Noch keine gewertete Partie.
ladder-sides = Im Angriff { $attackers }, in der Verteidigung { $defenders }.
ladder-points = Strafpunkte für auf Zeit verlorene Partien: { $points }.

# The rule sheet, filled with the numbers in force. The challenger is „die fordernde Seite“, the defender „die geforderte“.
ladder-sheet-title = Die Regeln der Leiter { $ladder }
ladder-sheet-match = Um einen Platz wird ein Match gespielt: zwei Partien zur gleichen Zeit, mit vertauschten Seiten. Sie sind öffentlich und werden gewertet. Eine Forderung gilt, ohne dass sie angenommen werden muss.
ladder-sheet-reach = Gefordert wird nach oben. Auf einer Leiter mit höchstens { $small-ladder } Plätzen reicht eine Forderung höchstens { $small-reach ->
        [one] einen Platz
       *[other] { $small-reach } Plätze
    } weit; auf einer größeren so weit, wie die günstigste dieser Grenzen erlaubt: { $reach-places ->
        [one] ein Platz
       *[other] { $reach-places } Plätze
    }, { $reach-percent } % des eigenen Platzes oder { $reach-rating ->
        [one] ein Platz
       *[other] { $reach-rating } Plätze
    } über dem Platz, den man nach der Wertung hätte. Eine Wertung zählt dafür, sobald ihre Abweichung höchstens { $reach-deviation } beträgt.
ladder-sheet-load = Man darf zugleich höchstens { $outgoing ->
        [one] eine eigene Forderung
       *[other] { $outgoing } eigene Forderungen
    } offen haben und höchstens { $incoming ->
        [one] eine
       *[other] { $incoming }
    } gegen sich{ $top-places ->
        [0] .
        [one] , auf Platz 1 höchstens { $top-incoming }.
       *[other] , auf den Plätzen 1 bis { $top-places } höchstens { $top-incoming }.
    } Ein Match zählt dafür { $hold-days ->
        [one] einen Tag
       *[other] { $hold-days } Tage
    } lang; und wenn du jemanden viermal so lange nicht gefordert hast, musst du nicht auf die warten, die es getan haben. Matches, die der Urlaub des Gegenübers aufhält, zählen nicht mit, und wer im Urlaub ist, wird nicht gefordert. Eine Sperre hält niemanden davon ab zu fordern.
ladder-sheet-opening = Beide Seiten haben { $opening-days ->
        [one] einen Tag
       *[other] { $opening-days } Tage
    } für ihren ersten Zug, gezählt auf der eigenen Uhr. Zieht die fordernde Seite bis dahin nicht, verfällt die Forderung, als wäre das Match verloren; zieht die geforderte nicht, geht der Platz an die fordernde. Vor ihrem ersten Zug darf die geforderte Seite den Platz kampflos überlassen, und jede darf vor ihrem das Match um { $defer-days ->
        [one] einen Tag
       *[other] { $defer-days } Tage
    } verschieben, einmal in { $defer-every ->
        [one] einem Tag
       *[other] { $defer-every } Tagen
    }. Nichts davon wird gewertet.
ladder-sheet-result = Das Match wird in dem Augenblick gezählt, in dem seine letzte Partie endet; wer dann tiefer steht, gilt als die fordernde Seite. Ein Sieg zählt 1, ein Remis ½. Hat die fordernde Seite mehr Punkte, kommt sie unmittelbar über die geforderte. Hat sie weniger, rückt niemand, und sie darf die geforderte { $shield-days ->
        [one] einen Tag
       *[other] { $shield-days } Tage
    } lang nicht fordern.
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Steht es nach Punkten gleich, gewinnt das Match, wer für den eigenen Sieg weniger Züge gebraucht hat.
        [more-captures] Steht es nach Punkten gleich, gewinnt das Match, wer in beiden Partien zusammen mehr Steine geschlagen hat.
       *[none] Eine Feinwertung für Matches hat das Regelwerk nicht.
    } { $tie ->
        [nothing] Endet das Match remis, rückt niemand.
        [below] Endet das Match remis, kommt die fordernde Seite unmittelbar unter die geforderte.
       *[middle] Endet das Match remis, rückt die fordernde Seite den halben Weg zur geforderten vor, abgerundet: gegen Platz 4 von Platz 8 auf Platz 6. Nachbarn bleiben, wo sie sind.
    }
ladder-sheet-late = Eine auf Zeit verlorene Partie ist verloren und zählt. Sie bringt { $timeout-points ->
        [one] einen Strafpunkt
       *[other] { $timeout-points } Strafpunkte
    }, und jeder Zug baut { $ply-points ->
        [one] einen
       *[other] { $ply-points }
    } davon ab. Bis zum nächsten eigenen Zug ist man außerdem zurückgestellt, fordert also niemanden und wird nicht gefordert.{ $points-limit ->
        [0] {""}
       *[other] {" "}Ab { $points-limit } Strafpunkten darf man niemanden fordern.
    } Wer innerhalb { $timeout-days ->
        [one] eines Tages
       *[other] von { $timeout-days } Tagen
    } { $timeouts } Partien auf Zeit verliert, kommt hinter alle, die aktiv sind. Wer vor dem zweiten eigenen Zug auf Zeit verliert, büßt dadurch keine Wertungspunkte ein.
ladder-sheet-silence = Wer { $silence-days ->
        [one] einen Tag
       *[other] { $silence-days } Tage
    } lang keinen Befehl gegeben und keine Partie angesehen hat, kann nicht gefordert werden.
ladder-sheet-leave = Wer die Leiter verlässt, spielt zu Ende, was begonnen ist, und es zählt; dann ist der Platz frei. Innerhalb von { $limbo-days } Tagen ist eine Rückkehr möglich: auf den alten Platz, um { $limbo-percent } % des Weges von dort bis zum letzten nach unten versetzt, aufgerundet. Danach fängt man am Ende an.
ladder-sheet-idle = { $free-days } Tage ohne Match kosten nichts. Danach { $decay-days ->
        [one] kostet jeder volle Tag
       *[other] kosten je { $decay-days } volle Tage
    } einen Platz. Man kommt unter den nächsten, der nicht selbst untätig ist. Urlaub zählt nicht mit.
ladder-sheet-ratings = Gewertet wird nach Glicko-2, für jedes Regelwerk getrennt und um dessen Seitenvorteil bereinigt. Beide Partien eines Matchs werden zusammen gewertet, so dass je ein Sieg zwischen gleich Starken nichts ändert.

refusal-no-ladder = Eine Leiter { $ladder } gibt es in diesem Club nicht. { $count ->
        [one] Es gibt eine
       *[other] Es gibt welche
    } für { $ladders }.
refusal-which-ladder = Es gibt mehrere Leitern. Nenn das Regelwerk der Leiter, die du meinst: { $ladders }.
refusal-not-on-ladder = Du stehst nicht auf der Leiter { $ladder }.
refusal-other-not-on-ladder = { $name } steht nicht auf der Leiter { $ladder }.
refusal-already-on-ladder = Du stehst schon auf der Leiter { $ladder }, auf Platz { $place }.
refusal-already-leaving = Du bist dabei, die Leiter { $ladder } zu verlassen, sobald deine Matches zu Ende sind. Danach kannst du wieder beitreten, etwas weiter unten.
refusal-no-ladder-match = Du spielst auf keiner Leiter ein Match, in dem das möglich wäre.
refusal-which-match = Du spielst mehrere Matches um einen Platz. Setz den Namen deines Gegenübers dazu, oder nenn eine Partie des Matchs, das du meinst: { $games }.
refusal-not-challenged = Die Forderung an { $name } ist von dir: Überlassen kann einen Platz nur, wer ihn hat. Du kannst das Match verschieben oder eine Partie aufgeben.
refusal-match-begun = Du hast im Match mit den Partien { $first } und { $second } schon gezogen: Jetzt wird es gespielt. Du kannst eine Partie aufgeben.
refusal-deferred-before = Du hast erst vor Kurzem ein Match verschoben. Das nächste kannst du ab { $until } verschieben.
refusal-bad-place = Die Leiter { $ladder } hat { $players ->
        [one] nur einen Platz
       *[other] { $players } Plätze
    }, und { $name } steht auf Platz { $stands }: Auf Platz { $place } kann { $name } nicht gesetzt werden.
refusal-no-month = Über die Leiter { $ladder } am Ende von { $month } ist nichts bekannt: Sie begann später, oder der Monat ist noch nicht vorbei.

# Tournaments: lists, pages, what happens in them.
tournament-list = Turniere
tournament-none = In diesem Club gab es noch kein Turnier. Turniere schreiben die Gastgeber aus.
tournament-line = Turnier { $number }, { $name } ({ $ruleset }). { $stage } { $reader ->
        [may-enter] Du kannst dich anmelden.
        [plays] Du spielst mit.
       *[nothing] {""}
    }
tournament-title = Turnier { $number }: { $name } ({ $ruleset })
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Anmelden kann man sich bis { $at }; dann beginnt es. { $players ->
            [0] Noch hat sich niemand angemeldet.
            [one] Bisher gibt es eine Anmeldung.
           *[other] Bisher gibt es { $players } Anmeldungen.
        }
        [running] Es läuft seit { $at }; { $players } spielen mit.
        [over] Es ist seit { $at } zu Ende. { $players } haben mitgespielt.
       *[called-off] Es wurde abgesagt: { $at }.
    }
tournament-names = Angemeldet: { $names }.
tournament-reason = Die Begründung: { $reason }
tournament-too-few = Weniger als vier hatten sich angemeldet.
tournament-group = Gruppe { $group }
tournament-legend = In jedem Feld stehen zwei Partien, zuerst die, in der angreift, wer in der Zeile steht. 1 ist gewonnen, ½ remis, 0 verloren, + oder − ohne Spiel entschieden; ein Punkt läuft noch, / ist ohne Ergebnis. S-B ist die Feinwertung nach Sonneborn-Berger; „Sieg in“ nennt die Züge des kürzesten Sieges auf dem Brett.
tournament-rules = In einer Gruppe spielen alle gegen alle zwei Partien, eine auf jeder Seite, alle zur gleichen Zeit; sie sind öffentlich und werden gewertet. Eine Gruppe hat mindestens 4 Plätze und, wo es dabei möglich ist, höchstens { $size }. Wer noch keinen Zug gemacht hat, wenn die eigene Uhr { $window ->
        [one] einen Tag
       *[other] { $window } Tage
    } gelaufen ist, scheidet aus. Ein Sieg zählt 1, ein Remis ½. Bei gleichen Punkten entscheiden die Partien gegeneinander, dann Sonneborn-Berger, dann der kürzeste Sieg auf dem Brett; wer auch dann gleich ist, teilt den Platz.
tournament-you = { $reader ->
        [may-enter] Du kannst dich anmelden.
       *[plays] Du spielst mit.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] Du hast nicht rechtzeitig gezogen und bist ausgeschieden.
            [taken-out] Die Gastgeber haben dich aus dem Turnier genommen.
           *[withdrew] Du bist zurückgetreten.
        }
       *[other] { $how ->
            [absent] { $name } hat nicht rechtzeitig gezogen und ist ausgeschieden.
            [taken-out] Die Gastgeber haben { $name } aus dem Turnier genommen.
            [erased] { $name } hat den Club verlassen.
           *[withdrew] { $name } ist zurückgetreten.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] Mindestens die Hälfte deiner Partien war zu Ende; die übrigen hast du verloren.
           *[other] Mindestens die Hälfte der Partien von { $name } war zu Ende; die übrigen zählen für { $name } als verloren.
        }
       *[no] { $who ->
            [you] Weniger als die Hälfte deiner Partien war zu Ende; keine davon zählt.
           *[other] Weniger als die Hälfte der Partien von { $name } war zu Ende; keine davon zählt.
        }
    }
tournament-out = Turnier { $number }, { $tournament }:
tournament-opened = Turnier { $number }, { $tournament }, ist ausgeschrieben.
tournament-entered = Du bist für Turnier { $number }, { $tournament }, angemeldet.
tournament-left = Du hast dich von Turnier { $number }, { $tournament }, abgemeldet. Bis es beginnt, kannst du dich wieder anmelden.
tournament-leave-asked = Willst du von Turnier { $number }, { $tournament }, zurücktreten? { $resigned ->
        [0] Du gibst keine Partie auf.
        [one] Du gibst eine Partie auf, die gewertet wird.
       *[other] Du gibst { $resigned } Partien auf, die gewertet werden.
    } Matches, in denen du noch keinen Zug gemacht hast und keine Partie zu Ende ist, enden ohne Ergebnis. { $counts ->
        [yes] Mindestens die Hälfte deiner Partien ist zu Ende: In der Tabelle zählen die übrigen als verloren.
       *[no] Weniger als die Hälfte deiner Partien ist zu Ende: In der Tabelle zählt keine davon.
    }
tournament-began = Turnier { $number }, { $tournament }, hat begonnen.
tournament-began-own = Du spielst in Gruppe { $group }: { $games } Partien zur gleichen Zeit, je zwei gegen alle anderen. Zieh in einer davon, bevor deine Uhr { $window ->
        [one] einen Tag
       *[other] { $window } Tage
    } gelaufen ist; sonst scheidest du aus.
tournament-rival = { $name }: Partien { $first } und { $second }
tournament-not-begun = Turnier { $number }, { $tournament }: Du hast noch nicht gezogen. Zieh in einer deiner Partien bis { $until }, sonst scheidest du aus.
tournament-called-off = Turnier { $number }, { $tournament }, ist abgesagt.
tournament-over = Turnier { $number }, { $tournament }, ist zu Ende.
tournament-over-own = In Gruppe { $group } bist du auf Platz { $place } von { $players } gekommen.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = Punkte
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = Sieg in
# What stands for the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Gruppe { $group } in Turnier { $number }: { $standing }.

refusal-no-tournament = Ein Turnier { $number } gibt es nicht.
refusal-no-tournament-meant = Zurzeit gibt es kein Turnier, das du meinen könntest.
refusal-which-tournament = Es gibt mehrere Turniere. Nenn die Nummer des Turniers, das du meinst: { $tournaments }.
refusal-tournament-not-open = Turnier { $number }, { $tournament }, hat schon begonnen oder ist abgesagt.
refusal-tournament-ended = Turnier { $number }, { $tournament }, ist zu Ende oder abgesagt; daran ändert sich nichts mehr.
refusal-already-in-tournament = Du bist für Turnier { $number }, { $tournament }, schon angemeldet.
refusal-not-in-tournament = Du spielst in Turnier { $number }, { $tournament }, nicht mit.
refusal-other-not-in-tournament = { $name } spielt in Turnier { $number }, { $tournament }, nicht mit.
refusal-tournament-full = Für Turnier { $number }, { $tournament }, gibt es { $most } Anmeldungen: mehr Plätze gibt es nicht.
refusal-taken-out-of-tournament = Die Gastgeber haben dich aus Turnier { $number }, { $tournament }, genommen; du kannst dich dafür nicht wieder anmelden.
refusal-too-few-players = { $players ->
        [0] Niemand hat
        [one] Nur eine Person hat
       *[other] { $players } haben
    } sich für Turnier { $number }, { $tournament }, angemeldet; nötig sind { $least }. Es kann auf weitere warten oder mit „taflpost host tournament cancel“ abgesagt werden.
refusal-bad-tournament-name = Ein Turnier braucht einen Namen mit 1 bis { $most } Buchstaben.
refusal-bad-tournament-number = { $which ->
        [size] Eine Gruppe kann { $least } bis { $most } Plätze haben.
       *[window] Der erste Zug kann innerhalb von { $least } bis { $most } Tagen verlangt werden.
    }
refusal-bad-tournament-clock = Ein Turnier braucht eine Uhr, die mit mehr als einem Tag beginnt, zum Beispiel „7d+1d/10d“: In dieser Zeit müssen alle gezogen haben.
refusal-bad-tournament-start = Ein Turnier beginnt später als jetzt und höchstens { $most } Tage von jetzt an.

# The guide for players, `docs/player.md`.
guide-title = So wird gespielt
guide-discord = In Discord gibst du „/tafl { $challenge }“ ein; unter jedem Brett stehen Knöpfe zum Ziehen, Ansagen, Remis anbieten, Aufgeben und für das Brett als Text. „/tafl { $move }“ ergänzt beim Tippen erlaubte Züge. Was du auswählst, siehst nur du, bis du auf „{ $confirm }“ drückst. Bist du neu, dann drück auf den Knopf, der dich zum Spieler macht.
guide-mail = Per Mail schreibst du „{ $join } NAME“ an die Adresse des Clubs und antwortest „{ $yes }“ auf die Mail, die fragt, ob du das warst. Von da an zeigt jede Mail ein Brett, sagt, wer am Zug ist und wie lange, und nennt die Zeilen, mit denen du antworten kannst: Antworte, schreib einen Zug in eine eigene Zeile, etwa „d1-d4“, und schick sie ab. Zitate und Signaturen werden nicht gelesen, und eine Mail kann mehrere Partien beantworten: „12: d1-d4“.
guide-terminal = Am Terminal des Rechners, auf dem der Club läuft, startest du „taflpost play --as NAME“ und sagst „{ $join }“.
guide-orders = Überall werden dieselben Befehle verstanden, in allen Sprachen des Clubs. Das sind sie:
