# Old games, in German.

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

## Acts
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

## Why the club refuses
refusal-no-archived-game = Im Archiv gibt es keine Partie { $number }.
