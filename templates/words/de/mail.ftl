# Emails, in German.

## What can be replied to an email

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
mail-reply = Du kannst mit einer dieser Zeilen antworten, ganz oben in deiner Mail:

## Emails to people who aren’t players

contact-wrote = Jemand, vielleicht du, hat von deiner Mailadresse aus an { $club } geschrieben. Hier spielen wir Hnefatafl, das Brettspiel der Wikinger, per Mail: Du ziehst, indem du auf eine Mail antwortest. { $wish ->
        [game] Wenn du mitspielen möchtest, tritt dem Club bei. Dann beginnt gleich deine erste Partie: gegen das Haus, unseren eigenen Gegner, auf der leichtesten Stufe und dem kleinsten Brett (7×7 Felder). Du greifst an, und die Angreifer ziehen zuerst.
        [other] Wenn du mitspielen möchtest, tritt dem Club bei. Dann führen wir „{ $order }“ gleich für dich aus.
       *[none] Wenn du mitspielen möchtest, tritt dem Club bei.
    }
contact-invited = { $name } lädt dich zu einer Partie Hnefatafl, dem Brettspiel der Wikinger, bei { $club } ein. Gespielt wird per Mail: Du ziehst, indem du auf eine Mail antwortest.
contact-ruleset = Brett: { $size }×{ $size } Felder. Regeln: { $ruleset }.
contact-invited-join = Wenn du spielen möchtest, tritt dem Club bei. Dann schicken wir dir die Einladung mit allen Bedingungen per Mail, und du kannst sie immer noch ablehnen.
contact-stop-asked = Du oder jemand mit deiner Mailadresse hat { $club } gebeten, keine Mails mehr hierher zu schicken. Möchtest du keine Mails mehr von diesem Club bekommen, egal, wer darum bittet?
contact-once = Wenn du nicht antwortest, bekommst du dazu keine weiteren Mails.

## The page on which emails are stopped

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
