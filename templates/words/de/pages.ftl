# Pages and calendars, in German.

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
web-begin = Spiel deine erste Partie
web-first-game = Du kannst sofort anfangen, gegen das Haus, unseren eigenen Gegner: auf der leichtesten Stufe und dem kleinsten Brett (7×7 Felder). Du greifst an, und die Angreifer ziehen zuerst.
web-begin-mail = Per Mail: Schreib „{ $line }“ an { $address }. Du bekommst eine Mail, die fragt, ob du das warst und unter welchem Namen du beitreten möchtest. Antworte darauf, und die Partie beginnt.
web-begin-discord = Auf Discord: Gib auf einem Server, auf dem der Club ist, „/play“ ein, und drück auf den Knopf.
web-begin-line = gegen das Haus spielen
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
