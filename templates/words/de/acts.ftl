# What each order does, and help, in German.

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
help-rest = Alles andere
help-more =
    hilfe TEIL | ein Teil der Hilfe: { $parts }
    hilfe alles | alle Befehle
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

## Acts
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
act-games = deine Partien ansehen
    .button = Meine Partien
    .slash = Deine Partien auflisten, oder beendete finden, auch von anderswo
    .help =
        partien, partien wartend, partien beendet | deine Partien; die, in denen du am Zug bist; die beendeten
        partien alle, partien NAME | öffentliche Partien: alle im Club oder die von NAME
act-help = sehen, was du jetzt tun kannst
    .button = Hilfe
    .example = hilfe remis
    .help =
        hilfe | was du jetzt wohl brauchst
        hilfe alles | alle Befehle
        hilfe BEFEHL | der Teil über einen Befehl: hilfe einladen
act-help-one = nachlesen, was dieser Befehl bewirkt
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
act-learn = es Schritt für Schritt lernen
    .button = Spielen lernen
    .example = lernen brandubh
    .help =
        lernen [REGELWERK] | kurze Lektionen, jede mit einem Zug zum Finden: lernen brandubh
act-learn-lesson = mit dieser Lektion weitermachen
    .button = Nächste Lektion
act-learn-move = diesen Zug in der Lektion machen
    .button = Diesen Zug machen
act-rules-part = einen Teil lesen, etwa so
    .button = So wird geschlagen
    .choose = Einen Teil ausführlich lesen
act-rules-all = alle Regeln lesen
    .button = Alle Regeln
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
act-watch = der Partie zusehen, wenn sie öffentlich ist
    .button = Zuschauen
    .choose = Bei einer Partie zuschauen
    .example = zuschauen 12
    .help =
        zuschauen NUMMER [ZUG] | einer öffentlichen Partie zusehen: zuschauen 12, oder zuschauen 12 7 für das Brett nach Zug 7; auch „12: verlauf“ geht
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
act-captured = sehen, was geschlagen werden kann
    .button = Was kann geschlagen werden?
    .help =
        geschlagen | letzter Zug, was geschlagen ist, und was jetzt geschlagen werden kann
act-analysis = den Bericht über diese Partie lesen
    .button = Bericht ansehen
    .help =
        analyse | nach einer Partie: die Chancen, und wo sie kippte
act-hint = das Haus um einen Tipp bitten
    .button = Tipp
    .help =
        tipp | ein guter Zug, in einer ungewerteten Partie gegen das Haus
act-unsubscribe =
    .help =
        abmelden | keine Mails mehr von diesem Club bekommen
act-why = sehen, warum
    .button = Warum?
    .help =
        warum | warum dein letzter Befehl abgelehnt wurde oder eine Partie so ausging
act-player =
    .help =
        profil [NAME] | NAME, oder du selbst: Ergebnisse, Tempo, Wertung, Plätze, Partien
act-club-today =
    .help =
        club heute | worum sich die Clubleitung kümmern muss; nur sie sieht es. „folge club heute“ schickt es ihr jeden Morgen

## What else can be sent

reply-no-contact = nie wieder Mails von diesem Club bekommen
reply-pass-on = weitergeben
reply-keep-words = nicht weitergeben
reply-ask-words = mich jedes Mal fragen
reply-answer-in = Antworten auf Deutsch bekommen
reply-send = ausführen
reply-choose = oder schick einfach { $number }
reply-announce-after = zurückziehen und mit der Ansage spielen
