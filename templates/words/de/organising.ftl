# Organisers and hosts, in German.

suspended = { $channel ->
        [discord] Discord nimmt für { $address } keine Nachrichten mehr an, deshalb kommen deine Benachrichtigungen hierher. Wenn das behoben ist, kannst du sie wieder dorthin schicken lassen.
       *[mail] Mails an { $address } kommen zurück, deshalb kommen deine Benachrichtigungen hierher. Wenn das behoben ist, kannst du sie wieder dorthin schicken lassen.
    }
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

## Acts
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

## What the organisers decide

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

## Why the club refuses
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
