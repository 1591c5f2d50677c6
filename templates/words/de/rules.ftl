# Rule sheets, in German.

## Rule sheets

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
example-stopped = { $move } versperrt dem König den Weg nach { $goal }, und er kann im nächsten Zug nicht entkommen.
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

## Lessons
# $side is that of the reader.
lesson-title = Lektion { $number } von { $of }: { $ruleset }
lesson-how = Jede Lektion ist eine Stellung mit einer Aufgabe. Sende die Zeile unter dem Brett oder dieselbe mit einem eigenen Zug. X sind die Angreifer, O die Verteidiger, K ist der König.
lesson-side = { $side ->
        [attackers] Du spielst die Angreifer.
       *[defenders] Du spielst die Verteidiger.
    }
lesson-move = Mach einen Zug mit irgendeiner deiner Figuren.
lesson-capture = { $count ->
        [one] Schlag den Stein auf { $on }.
       *[other] Schlag die Steine auf { $on }.
    }
lesson-safe = Zieh deinen Stein nach { $to }, zwischen zwei gegnerische Steine.
lesson-safe-why = Er bleibt stehen: Ein Stein, der selbst zwischen zwei gegnerische zieht, ist sicher, denn nur wer zieht, schlägt.
lesson-stop = Der König könnte im nächsten Zug entkommen. Halt ihn auf.
lesson-announce = Öffne dem König einen Fluchtweg und sag ihn an.
lesson-king = Schlag den König.
lesson-ring = Schließ den Ring um den König und alle seine Steine.
lesson-fort = Vollende die Festung am Rand, mit dem König darin.
lesson-escape = Lass den König entkommen: Sobald er dort ist, gewinnst du.
lesson-right = Genau.
lesson-wrong = Nicht ganz.
lesson-over = Das war die letzte Lektion für { $ruleset }. Du kannst genug, um zu spielen.
