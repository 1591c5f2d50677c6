# Lists, moments, and what is said of any line, in German.

## Lists

list-more = { $items }, { $item }
list-last = { $items } und { $item }
list-or = { $items } oder { $item }

did-you-mean = Meintest du { $move }?
from-here = { $count ->
        [0] Die Figur auf { $from } kann jetzt nicht ziehen; nimm eine andere.
       *[other] Von { $from } aus erreichst du { $targets }.
    }

## Moments and spans

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

# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Das war zu viel auf einmal, deshalb ist diese Zeile liegen geblieben: { $lines }. Schick sie bitte noch einmal in einer neuen Nachricht.
       *[other] Das war zu viel auf einmal, deshalb sind { $count } Zeilen liegen geblieben: { $lines }. Schick sie bitte noch einmal in einer neuen Nachricht.
    }

## Trouble of ours

apology = { $what ->
        [full] Entschuldigung, die Festplatte des Clubs ist voll.
        [locked] Entschuldigung, ein anderes Programm blockiert die Datei des Clubs.
        [damaged] Entschuldigung, die Datei des Clubs ist beschädigt, und die Clubleitung muss eine Sicherungskopie einspielen.
       *[other] Entschuldigung, bei uns ist etwas schiefgegangen.
    } Dein Befehl wurde nicht ausgeführt, und nichts hat sich geändert. Die Clubleitung kann sehen, woran es liegt; bitte versuch es später noch einmal.

## Lines that can’t be read as commands

misread-empty = In dieser Zeile steht kein Befehl.
misread-quoted = Diese Zeile beginnt mit „>“, sieht also wie ein Zitat aus und wurde nicht als Befehl gelesen. Wenn sie ein Befehl sein soll, schick sie noch einmal ohne das „>“.
# Somebody greets or thanks, and plays against nobody who could hear it.
misread-courtesy = Schön, dass du hier bist.
misread-game-number = Es gibt keine Partie { $typed }.
misread-not-understood = „{ $typed }“ ist weder ein Befehl noch ein Zug.
misread-offered-announcement = Der Zug ist noch nicht gespielt: Du hast etwas von einer Ansage geschrieben, und es ist nicht klar, ob du sie machst. Was möchtest du?
misread-offered = Noch ist nichts passiert. { $count ->
        [one] Möchtest du das?
       *[other] Möchtest du eins davon?
    }

## Am Terminal

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

language-own-name = Deutsch
