# Terminals, in German.

## Am Terminal

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
