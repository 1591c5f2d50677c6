# Discord, in German.

## Was ein Kanal über eine Partie sagt, die darin einen Thread hat, und der Titel des Threads

channel-begun = { $attackers } (Angriff) spielt gegen { $defenders } (Verteidigung): { $ruleset } { $size }×{ $size }, Partie { $game }.
channel-begun-match = { $first-player } und { $second-player } spielen ein Match: { $ruleset } { $size }×{ $size }, Partien { $first } und { $second }.
channel-over = { $result } · { $ruleset }, Partie { $game }:
thread-won = { $winner } gewinnt
thread-drawn = remis
thread-closed = ohne Ergebnis

# A link to the page that shows the same as a post.
page-link = Seite öffnen

## Names of commands and options, as Discord writes them: small letters, no spaces

command-game = partie
command-number = nummer
command-side = seite
command-terms = bedingungen
command-text = text
command-act = tu
command-server = server
command-ladder = leiter
command-check = prüfung
command-answer = antwort
command-count = anzahl
command-move = ziehen
command-ply = zug
command-moves = züge
command-here = hier
command-announce = ansage
command-order = befehl
command-form = darstellung
command-plan = plan
command-show = zeigen
command-player = spieler
command-month = monat
command-name = name
command-off = aus
command-server-games = server-partien
command-server-threads = server-threads
command-server-language = server-sprache
command-address = adresse

## What commands do: at most 100 characters each; names and texts of a whole command at most 4,000

command-tafl-does = Hnefatafl spielen, das Brettspiel der Wikinger
command-ladder-does = Die Leitern und Turniere des Clubs
command-organise-does = Für die Clubleitung: Partien entscheiden, Turniere ausrichten
command-help-does = So spielst du hier: was du tun kannst, auf einen Blick
command-club-does = Dein Konto, deine Einstellungen und der Club
command-play-does = Jemanden einladen oder ein Gesuch veröffentlichen; vor dem Abschicken kannst du alles ändern
command-setup-does = Für alle, die diesen Server verwalten: die App einrichten
command-server-does = Festlegen, wo hier Partien gezeigt werden, ob in Threads, und in welcher Sprache
menu-challenge = Einladen
command-move-does = Einen Zug machen
command-order-does = Befehle eingeben, einen pro Zeile
command-show-does = Eine Leiter zeigen
command-pin-does = Eine Leiter in diesem Kanal zeigen, immer aktuell
command-check-does = Einstellungen dieses Servers ansehen und ändern und die Berechtigungen der App prüfen
command-open-circle-does = Für diesen Server einen Kreis einrichten: einen Club im Club, mit eigenen Leitern
command-here-does = Deine Partie hier zeigen

## What options say, at most 100 characters each; many belong to several commands

option-player-does = Jemand auf Discord
option-month-does = Die Leiter am Ende eines Monats, z. B. 2026-10
option-rival-does = Wen du fordern willst (vorgeschlagen werden alle, die du fordern kannst)
option-name-does = Ein Name im Club (bei einer Einladung geht auch eine Mailadresse)
option-circle-does = Der Name des Kreises; ohne ihn werden alle aufgelistet
option-circle-name-does = Wie der Kreis heißen soll: ein Wort, das später nicht geändert werden kann
option-archive-name-does = Ein Name im Club oder in Partien von anderswo
option-archive-against-does = Wie der Gegner heißt
option-archive-result-does = Wie die Partien ausgingen
option-archive-ending-does = Wodurch die Partien zu Ende gingen
option-archive-since-does = Der erste Tag, z. B. 2011-08-01, oder ein Jahr
option-archive-until-does = Der letzte Tag, z. B. 2011-08-31, oder ein Jahr
option-archive-page-does = Welcher Teil der Liste
option-archive-number-does = Die Nummer einer Partie von anderswo, um sie anzusehen
option-ruleset-does = Das Regelwerk: Brett und Regeln (beim Tippen erscheinen Vorschläge)
option-side-does = Deine Seite, oder ein Match: zwei Partien mit vertauschten Seiten
option-clock-does = Die Bedenkzeit, z. B. 3d/zug, oder 7d+1d/10d: 7 Tage, je Zug 1 dazu, höchstens 10
option-terms-does = Weitere Bedingungen, z. B. gewertet oder privat
option-number-does = Die Nummer (der Einladung, des Gesuchs, der Partie oder des Turniers)
option-count-does = Wie viele Partien du möchtest
option-ply-does = Der Zug, z. B. d1-d4
option-announce-does = Die Fluchtwege, die du mit dem Zug ansagst
option-game-does = Die Partie, wenn du mehrere hast
option-form-does = Wie Bretter gezeigt werden
option-after-does = Nach welchem Zug (die Nummer)
option-moves-does = Ein Zug oder mehrere hintereinander
option-answer-does = Anbieten, annehmen oder ablehnen
option-plan-does = Der Zug der Gegenseite, dann deiner, z. B. d4-d6 dann f6-f3 oder d4-d6 dann aufgeben
option-act-does = Zum Beispiel: verlängere 12 angreifer 2d Stromausfall
option-text-does = Was du schreiben möchtest
command-part = teil
command-result = ergebnis
command-ending = ende
option-part-does = Ein Teil der Regeln; „alles“ für alle
option-channel-does = Wohin deine Benachrichtigungen gehen
option-server-games-does = Für diesen Server: der Kanal, in dem Partien gezeigt werden
option-server-threads-does = Für diesen Server: ein Thread für jedes Match
option-server-language-does = Für diesen Server: die Sprache der Beiträge
option-when-does = Wie lange, z. B. 14 Tage oder vom 20.12. bis 6.1.; oder Ende, um früher zurückzukommen
option-address-does = Die Mailadresse oder der Code, den du bekommen hast
option-off-does = True, um das wieder auszuschalten
option-report-text-does = Was du ihr sagen möchtest

## On buttons, at most 80 characters each

control-move = Ziehen
control-announce = Ansagen
control-type-move = Zug tippen …
control-answer = Antworten …
control-more = Mehr …
control-text = Brett als Text
-accept = Annehmen
-decline = Ablehnen
control-leave-alone = Mich nicht mehr erwähnen
-take-back = Zurückziehen
control-cancel = Abbrechen
control-back = Zurück
control-play = Bestätigen
control-play-saying = Ziehen und „{ $words }“ ansagen
control-play-silent = Ziehen, ohne anzusagen
control-challenge-on-ladder = Fordern …
control-previous = Vorherige
control-next = Nächste
control-read-on = Weiterlesen ({ $page }/{ $pages })
control-send-challenge = Abschicken
control-set-up = Einrichten
control-check-again = Noch einmal prüfen
control-with-threads = Ein Thread für jedes Match
control-without-threads = Ohne Threads
control-one-board = Ein Brett pro Partie
control-board-for-each-move = Neues Brett bei jedem Zug
control-with-news = Neuigkeiten von Leitern und Turnieren
control-without-news = Ohne Neuigkeiten
control-with-evening = Abendausgabe
control-without-evening = Keine Abendausgabe
control-where-arranged = Partien zeigen, wo sie vereinbart werden

## Choosing a move

pick-piece = Welche Figur möchtest du ziehen?
pick-piece-to-try = Welche Figur möchtest du ausprobieren? Nichts davon wird gespielt.
pick-piece-to-announce = Diese Figuren können einen Fluchtweg öffnen, den du ansagen kannst. Welche möchtest du ziehen?
pick-nothing-to-announce = Es gibt jetzt nichts anzusagen: Keiner deiner Züge lässt dem König einen Fluchtweg offen, den du ansagen könntest.
pick-no-announcements = In dieser Partie werden Fluchtwege nicht angesagt.
pick-square = Wohin soll die Figur auf { $from } ziehen?
pick-game-here = Brett einer Partie zeigen
pick-which-game-here = Die Partie, die du meinst
pick-more-here = Mehr …
pick-ruleset-here = Das Regelwerk bleibt wie vorgeschlagen
pick-side-here = Die Seiten bleiben wie vorgeschlagen
pick-clock-here = Die Bedenkzeit bleibt wie vorgeschlagen
pick-channel-here = Kanal für Partien wählen
pick-language-here = Sprache der Beiträge wählen
pick-king = { $square } (der König)
pick-roll = Würfle zuerst mit dem Hún (dem Würfel des Königs), und wähle dann deinen Zug.
pick-preview = So sähe das Brett danach aus. Noch ist der Zug nicht gemacht.
pick-unknown = Dieser Knopf funktioniert nicht mehr; es ist nichts passiert. Ein Brett mit Knöpfen, die funktionieren, bekommst du mit { COMMAND("board") }.
pick-dropped = In Ordnung, nichts hat sich geändert.
board-too-large-for-emoji = So viele Emoji zeichnet Discord nicht; deshalb steht das Brett hier als Text.
pick-two-people = Du hast jemanden ausgewählt und außerdem einen Namen angegeben. Schick es noch einmal mit nur einem von beiden, damit klar ist, wen du meinst. Bisher ist nichts passiert.
pick-more = Was möchtest du in dieser Partie tun?
pick-action-here = Wähle, was du tun möchtest
# The squares that a picture marks, for people who do not see it.
pick-marked = Markiert: { $squares }.

## Questions

ask-draw = Remis anbieten?
ask-draw-answer = Dir wird Remis angeboten. Wenn du annimmst, ist die Partie zu Ende. Nimmst du an?
ask-draw-offered = Du hast Remis angeboten und noch keine Antwort bekommen. Möchtest du das Angebot zurückziehen?
ask-time = Was möchtest du anbieten? Solange das Angebot nicht angenommen ist, ändert sich nichts.
pick-time = { $what ->
        [pause] { $days ->
            [one] Die Partie einen Tag ruhen lassen
           *[other] Die Partie { $days } Tage ruhen lassen
        }
       *[more] { $days ->
            [one] Ein Tag mehr für euch beide
           *[other] { $days } Tage mehr für euch beide
        }
    }
order-box-title = Befehle
help-in-discord = 
    Hnefatafl ist ein Brettspiel der Wikinger: Die einen greifen an, die anderen bringen ihren König in Sicherheit.
    { COMMAND("challenge") }: jemanden einladen oder ein Gesuch veröffentlichen
    { COMMAND("move") }: ziehen, oder drück den Knopf unter einem Brett
    { COMMAND("games") }: deine Partien, zuerst die, die auf dich warten
    { COMMAND("board") }: das Brett einer Partie, und was du dort noch tun kannst
    { COMMAND("say") }: der Gegenseite schreiben
    { COMMAND("rules") }: wie gespielt wird
    { COMMAND("ladder") }: die Leiter; { COMMAND("tournament") }: die Turniere
    { COMMAND("settings") }: Sprache, Zeitzone, Benachrichtigungen und deine Daten
    { COMMAND("block") }, { COMMAND("report") }: wenn dich jemand belästigt
    Normale Nachrichten werden hier nicht gelesen: Drück auf einen Knopf, oder nimm einen Befehl.
order-box-label = Ein Befehl pro Zeile
ply-box-title = Einen Zug tippen
ply-box-label = Von wo nach wo, zum Beispiel d1-d4
discord-stranger = Du bist noch nicht Mitglied bei { $club }. Drück unten auf einen Knopf, um beizutreten, und versuch es dann noch einmal.
discord-stranger-goes-on = Du bist noch nicht Mitglied bei { $club }. Drück unten auf einen Knopf, um beizutreten, und gleich danach geht es mit dem weiter, was du vorhattest.

## Servers

server-set = Auf diesem Server werden Partien { $channel ->
        [here] in dem Kanal gezeigt, in dem sie vereinbart wurden
       *[other] in { $channel } gezeigt
    }, { $threads ->
        [yes] mit einem eigenen Thread für jedes Match
       *[no] ohne Threads
    }. Alle Beiträge sind auf { $language ->
        [en] Englisch
        [nb] Norwegisch
        [da] Dänisch
        [es] Spanisch
       *[de] Deutsch
    }.
server-one-board = Jede Partie hat ein einziges Brett, das sich mit jedem Zug ändert.
server-news = { $news ->
        [yes] Dort gibt es auch Neuigkeiten von Leitern und Turnieren.
       *[no] Neuigkeiten von Leitern und Turnieren werden nicht gepostet.
    }
server-evening = Wenn etwas passiert ist, erscheint dort abends eine Ausgabe: öffentliche Partien mit ihren Brettern, neue Gesuche und die Leitern.
server-circle = Hier ist der Kreis { $circle } zu Hause: Wer auf diesem Server dem Club beitritt, gehört dazu.
server-circle-opened = Wer auf diesem Server dem Club beitritt, gehört zum Kreis, und ebenso, wer hier einer seiner Leitern beitritt. Als Nächstes bestimmt die Clubleitung, wer von den Mitgliedern den Kreis leitet; bis dahin öffnet sie seine Leitern und Turniere selbst. Anderswo sieht niemand den Kreis, bevor die Clubleitung ihn gesehen hat.
server-news-nowhere = Neuigkeiten erscheinen im Kanal für Partien. Bitte wähle zuerst diesen Kanal.
server-ladder = { $shown ->
        [no] Die Leiter für { $ladder } wird hier nicht mehr gezeigt. Ihre letzte Nachricht bleibt stehen, wird aber nicht mehr aktualisiert.
       *[yes] Die Leiter für { $ladder } wird ab jetzt hier gezeigt, in einer Nachricht, die immer aktuell ist. Es ist die Leiter des ganzen Clubs; auf ihr stehen also auch Leute von anderen Servern.
    }
server-ladder-of-circle = Die Leiter für { $ladder } wird ab jetzt hier gezeigt, in einer Nachricht, die immer aktuell ist. Beitreten können alle, die zum Kreis { $circle } gehören oder auf seinem Server sind.
server-ladder-barred = Die Leiter wird hier noch nicht gezeigt. Erlaube, was fehlt, und gib den Befehl dann noch einmal.
server-no-right = Das darf nur, wer diesen Server verwalten darf (Berechtigung „Server verwalten“). Für den Server hat sich nichts geändert.
server-none = Das geht nur auf einem Server, auf dem diese App installiert ist. Nutze den Befehl dort in einem Kanal.
server-added = Hallo! Ich bin Taflpost. Auf diesem Server könnt ihr jetzt Hnefatafl spielen, das Brettspiel der Wikinger: Zug um Zug, wann immer ihr Zeit habt. Wenn du diesen Server verwaltest, kannst du mit „Einrichten“ wählen, wo die Partien gezeigt werden; bis dahin stehen sie da, wo sie vereinbart werden.
server-hello = Ab jetzt werden hier Partien in Hnefatafl gezeigt, dem Brettspiel der Wikinger. Alle können zuschauen, und alle können mitspielen, auch gegen Leute von anderen Servern und per E-Mail: Alle sind im selben Club.
server-said-hello = In { $channel } steht jetzt eine erste Nachricht.
server-channel-gone = Der Kanal, in dem die Partien gezeigt werden sollten, ist gelöscht. Bitte wähl einen anderen; bis dahin stehen neue Partien da, wo sie vereinbart werden.

## What the app may do in a channel

doctor-well = Diese App hat in { $channel ->
        [here] diesem Kanal
       *[other] { $channel }
    } alle Berechtigungen, die sie braucht.
doctor-no-answer = Discord sagt gerade nicht, was diese App dort darf. Versuch es gleich noch einmal.
doctor-lacks = In { $channel ->
        [here] diesem Kanal
       *[other] { $channel }
    } hat diese App nicht alle Berechtigungen, die sie braucht:
doctor-missing = „{ $right }“ fehlt: { $why }
doctor-mend = Um das zu beheben, öffne die Einstellungen des Kanals, geh zu „Berechtigungen“ und erlaube der Rolle der App, was fehlt.

## Permissions, as Discord calls them, and what happens without

right-view = Kanal ansehen
right-view-why = Hier kann sie keine Partien zeigen.
right-send = Nachrichten senden
right-send-why = Hier kann sie keine Partien zeigen.
right-attach = Dateien anhängen
right-attach-why = Bretter kommen als Text statt als Bild.
right-embed = Links einbetten
right-embed-why = Bretter kommen ohne den farbigen Balken, der Bild und Text zusammenfasst.
right-history = Nachrichtenverlauf anzeigen
right-history-why = Nach einem Neustart sieht sie nicht, was sie schon gepostet hat.
right-threads = Öffentliche Threads erstellen
right-threads-why = Matches bekommen keine eigenen Threads.
right-in-threads = Nachrichten in Threads senden
right-in-threads-why = In Threads kann sie keine Partien zeigen.
right-pin = Nachrichten anpinnen
right-pin-why = Leitern, die hier gezeigt werden, werden nicht angepinnt.
