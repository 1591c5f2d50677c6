# What the house says, in German.

# What the house is called in a sentence; .joined: what becomes of a word and its article, each on a
# line. With its level where several are told apart.
house-name = das Haus
    .joined = von das | vom
house-at-level = das Haus, Stufe { $level }
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
house-hint-asked = Das Haus rechnet aus, wie gut deine Chancen sind, und sucht einen guten Zug. Beides kommt gleich.
house-hint = Das Haus würde hier { $ply } ziehen.
# $chances is in hundredths.
house-hint-chances = Deine Chancen schätzt das Haus jetzt auf { $chances } %.
