# Players and what is theirs, in German.

joined = Willkommen bei { $club }, { $name }! Das Haus, unser eigener Gegner, spielt sofort. Wenn Hnefatafl neu für dich ist, fang gegen das Haus auf dem kleinsten Brett an (Brandubh, 7×7 Felder): Die Regeln hast du in zehn Minuten gelernt. Sollen wir diese Partie beginnen?
joined-handle = Wenn andere deinen Namen tippen, genügt „{ $handle }“.
joined-in-discord = Normale Nachrichten werden hier nicht gelesen: Drück auf einen Knopf, oder nimm einen Befehl.
# What the host has written for new players.
joined-words = Vom Club: „{ $text }“
# An address, a link or a name, as the host has written it.
contact = So erreichst du, wer den Club betreibt: { $contact }
left-alone = In Ordnung: Du wirst hier nicht wieder erwähnt. Wenn du eines Tages bei { $club } mitspielen möchtest, bist du willkommen.
shown-here = { $how ->
        [here] Partie { $game } gegen { $opponent } wird ab jetzt hier gezeigt.
        [asked] Partie { $game } gegen { $opponent } ist privat, und hier können alle mitlesen. { $opponent } ist gefragt; gezeigt wird sie hier, sobald ihr beide es in diesem Kanal gewünscht habt.
       *[direct] Partie { $game } gegen { $opponent } geht ab jetzt direkt an euch beide.
    }
here-asked = { $opponent } möchte, dass eure private Partie { $game } in einem Kanal gezeigt wird, in dem alle mitlesen können: { $link } Wenn dir das recht ist, gib in diesem Kanal { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } ein. Sonst bleibt alles, wie es ist.

## A player's own account

link-asked = { $channel ->
        [discord] Wir schicken einen Code an { $address } auf Discord, es sei denn, dieses Konto wird in diesem Club schon verwendet. Schick innerhalb eines Tages von diesem Discord-Konto aus { COMMAND("link") } und den Code.
       *[mail] Wir schicken einen Code an { $address }, es sei denn, diese Adresse wird in diesem Club schon verwendet oder hat heute schon genug Nachrichten von uns bekommen. Schick innerhalb eines Tages { COMMAND("link") } und den Code, von dort oder von hier aus.
    }
link-code = { $name } spielt Hnefatafl (das Brettspiel der Wikinger) bei { $club } und möchte unter dieser Adresse erreichbar sein. Wenn du das bist, antworte innerhalb eines Tages mit der Zeile unten.
    Wenn nicht, brauchst du nichts zu tun: Wir schreiben dir deswegen nicht noch einmal.
link-code-gone = { $name } spielt Hnefatafl (das Brettspiel der Wikinger) bei { $club } und möchte unter dieser Adresse erreichbar sein. Der Code wurde schon verschickt.
link-code-lost = Der Code an { $address } ließ sich nicht zustellen. Prüf, ob die Adresse stimmt{ $channel ->
        [discord] {" "}und Direktnachrichten annimmt
       *[mail] {""}
    }, und hol dir dann einen neuen Code.
linked = { $channel ->
        [discord] { $address } auf Discord ist jetzt mit deinem Konto verknüpft: Was von dort kommt, gilt als von dir geschickt.
       *[mail] { $address } ist jetzt mit deinem Konto verknüpft: Was von dort kommt, gilt als von dir geschickt.
    }
unlinked = { $address } ist nicht mehr mit deinem Konto verknüpft. Wir schicken nichts mehr dorthin, und was von dort kommt, gilt nicht mehr als von dir geschickt.
channel-changed = { $channel ->
        [mail] Ab jetzt gehen deine Benachrichtigungen per Mail an { $address }.
        [discord] Ab jetzt gehen deine Benachrichtigungen an { $address } auf Discord.
       *[terminal] Ab jetzt warten deine Benachrichtigungen am Terminal auf dich.
    }
changed-elsewhere = Der Befehl dazu kam nicht von hier, deshalb schreiben wir an alle deine Adressen. Wenn du es nicht warst, trenn jede Adresse, die nicht dir gehört, von deinem Konto, und sag der Clubleitung Bescheid.
consent-asked = Für so eine Änderung brauchen wir dein Ja von einer Adresse, die schon vorher dir gehört hat. Deshalb haben wir eine Frage an { $address } geschickt. Noch hat sich nichts geändert.
device-code = Jemand möchte sich auf den Seiten von { $club } als { $name } anmelden, und zwar auf diesem Gerät: { $device }. Wenn du das bist, gib dort innerhalb von zehn Minuten diesen Code ein: { $code }
    Gib den Code niemandem weiter: Wir fragen dich nie in einer Nachricht danach. Wenn du es nicht warst, brauchst du nichts zu tun: Ohne den Code kommt niemand hinein.
device-code-gone = Jemand wollte sich auf den Seiten von { $club } als { $name } anmelden, und zwar auf diesem Gerät: { $device }. Der Code wurde schon verschickt.
device-new = Du bist jetzt auf den Seiten von { $club } angemeldet, und zwar auf diesem Gerät: { $device }. Was dort geschieht, gilt als von dir getan. Wenn du das nicht warst, kann jemand anders lesen, was wir dir schicken: Melde das Gerät ab, ändere das Passwort deines Postfachs oder deines Discord-Kontos, und sag der Clubleitung Bescheid.
device-ended = { $device } ist abgemeldet: Dort kann niemand mehr in deinem Namen spielen.
devices-ended = { $count ->
        [one] Dein Gerät ist abgemeldet: Dort kann niemand mehr in deinem Namen spielen.
       *[other] Deine { $count } Geräte sind abgemeldet: Dort kann niemand mehr in deinem Namen spielen.
    }
devices-none = Du bist auf keinem Gerät angemeldet.
devices-line = { $number }. { $device }, angemeldet seit { $since }, { $days ->
        [0] zuletzt heute benutzt
        [one] zuletzt gestern benutzt
       *[other] zuletzt vor { $days } Tagen benutzt
    }{ $here ->
        [yes] {" "}(dieses Gerät)
       *[no] {""}
    }
calendar-address = { $new ->
        [yes] Das ist die neue Adresse deines Kalenders; die alte gilt nicht mehr.
       *[no] Dein Kalender zeigt, bis wann du in deinen Partien ziehen musst. Abonniere diese Adresse in deinem Kalenderprogramm.
    } Behalt sie für dich: Wer sie hat, kann deinen Kalender lesen.
    { $address }
stopped = Wie gewünscht schicken wir keine Mails mehr an { $address }. Deine Benachrichtigungen kommen stattdessen hierher.
stop-asked = Möchtest du keine Mails mehr an { $address } bekommen? Dann erreichen wir dich dort nicht mehr, und die Uhren in deinen Partien laufen weiter.
stopped-now = In Ordnung, an { $address } gehen keine Mails mehr. Das ist die letzte, abgesehen von Antworten auf das, was du uns schreibst. Die Uhren in deinen Partien laufen weiter. Wenn du wieder Mails möchtest, schreib uns jederzeit von dieser Adresse aus:
contact-asked = Deine Einladung ist unterwegs an { $address }, es sei denn, dort sind keine Mails von diesem Club erwünscht. Wer es ist, erfährst du, wenn deine Einladung angenommen wird; kommt nie eine Antwort, hörst du nichts.
unreachable = { $channel ->
        [discord] Discord nimmt für { $name } keine Nachrichten mehr an.
       *[mail] Mails an { $name } kommen zurück.
    } { $otherwise ->
        [yes] Wir erreichen { $name } auf anderem Weg, und die Partie geht weiter.
       *[no] Einen anderen Weg haben wir noch nicht. Eine Antwort kann länger dauern. Wenn ihr gegeneinander spielt, läuft die Uhr von { $name } trotzdem.
    }
export-asked = Alles, was der Club über dich speichert, geht als eine Datei an { $channel ->
        [terminal] dein Terminal
        [discord] { $address } auf Discord
       *[mail] { $address }
    }: deine Einstellungen und Adressen, deine Partien mit ihren Protokollen, Notizen, Nachrichten und alles andere. Möchtest du das?
exporting = Die Datei ist unterwegs an { $channel ->
        [terminal] dein Terminal.
        [discord] { $address } auf Discord.
       *[mail] { $address }.
    }
exported = Hier ist alles, was der Club über dich speichert, in der Datei { $file } (JSON). Am Terminal liegt sie in dem Ordner, aus dem du es gestartet hast. Deine Partien sind darin als Protokolle enthalten, die sich mit „taflpost verify“ prüfen lassen. Gib die Datei nicht weiter: Sie enthält deine Notizen und Adressen.
erase-asked = Du möchtest dein Konto löschen lassen. Das lässt sich nicht rückgängig machen. Es bedeutet:
    { $games ->
        [0] Du hast keine laufenden Partien, die aufgegeben werden müssten.
        [one] Deine laufende Partie wird aufgegeben, und die Gegenseite erfährt es.
       *[other] Deine { $games } laufenden Partien werden aufgegeben, und alle, gegen die du spielst, erfahren es.
    } Einladungen an dich und von dir, die noch nicht angenommen sind, und deine Gesuche werden geschlossen.
    Dein Name, deine Adressen, Einstellungen, Notizen, Nachrichten, Pläne, Sperren, Meldungen und Urlaube werden gelöscht, ebenso alles, was wir dir geschickt haben. Jemand anders kann dann deinen Namen annehmen.
    Deine Partien und ihre Protokolle bleiben, denn sie gehören auch denen, die gegen dich gespielt haben. Dort heißt du von da an „{ $pseudonym }“; das kann niemand mehr ändern, auch die Clubleitung nicht. Meldungen anderer über dich bleiben unter diesem Namen.
    Sicherungskopien, die die Clubleitung schon angelegt hat, enthalten deine Daten, bis auch sie entfernt werden.
    Wenn du vorher eine Kopie möchtest, antworte mit Nein und bitte um einen Export. Um dein Konto zu löschen, reicht ein Ja nicht: Schreib deinen Namen.
erased = Dein Konto ist gelöscht. Deine Partien bleiben unter dem Namen „{ $pseudonym }“. Sicherungskopien, die die Clubleitung schon angelegt hat, enthalten deine Daten, bis auch sie entfernt werden. Danke, dass du mitgespielt hast!
farewell = Wie gewünscht haben wir dein Konto bei { $club } gelöscht. Deine Partien bleiben dort unter dem Namen „{ $pseudonym }“. Auch diese Adresse wurde gelöscht, sobald diese Nachricht verschickt war; du hörst also nichts mehr von uns. Danke, dass du mitgespielt hast!
renamed = Ab jetzt wirst du als { $name } angezeigt, und alle, mit denen du gerade spielst, erfahren das. Tippen müssen andere weiterhin „{ $handle }“.
opponent-renamed = { $was } heißt jetzt { $name }. Getippt wird der Name weiterhin als „{ $handle }“.
name-barred = Wer „{ $was }“ heißt, könnte für jemanden aus der Clubleitung gehalten werden, deshalb ist dieser Name nicht mehr möglich. Bis du einen anderen wählst, wirst du als { $name } angezeigt.
left-the-club = In { $count ->
        [one] Partie { $games }
       *[other] den Partien { $games }
    } hat die Gegenseite den Club endgültig verlassen, und das Konto ist gelöscht. Der Name dort ist ab jetzt „{ $pseudonym }“, und { $count ->
        [one] die Partie ist
       *[other] die Partien sind
    } zu Ende.
privacy = Was { $club } über dich speichert, wozu und wie lange:
privacy-held = { $what ->
        [account] Dein Name, Namen, die du in den letzten 90 Tagen abgelegt hast, deine Sprache, deine Zeitzone und deine Einstellungen: damit wir wissen, wer du bist, und dir schreiben können. Solange du Mitglied bist.
        [addresses] Deine Mailadressen und Discord-Konten und die Discord-Server, auf denen die App dich gesehen hat: damit wir erkennen, was von dir kommt, und dich benachrichtigen können. Bis du sie trennst. Sonst bekommt sie niemand zu sehen.
        [codes] Codes, mit denen du Adressen verknüpfst oder dich anmeldest, als Hash (so verschlüsselt, dass niemand sie lesen kann): um den Code zu prüfen, den du schickst. Einen Tag oder wenig länger.
        [devices] Die Geräte, auf denen du angemeldet bist, so wie sie sich nennen („Firefox auf Android“), seit wann, an welchem Tag jedes zuletzt benutzt wurde, und ein Hash des Geheimnisses, an dem wir es erkennen: damit du dort spielen kannst. Bis du sie abmeldest oder ein Jahr lang nicht benutzt.
        [games] Deine Partien mit jedem Zug und seiner Zeit, was wir über ihre Wendepunkte herausgefunden haben, und ihre Prüfsummen (kurze Codes, die beweisen, dass nichts geändert wurde): Sie gehören beiden Seiten und beweisen, was gespielt wurde. Sie bleiben; wenn du dein Konto löschst, unter einer Nummer statt deines Namens.
        [ladders] Deine Plätze und Matches auf Leitern, deine Turniere und deine Wertungszahlen, jetzt und früher, und wann du zuletzt hier warst: um Leitern und Turniere zu führen. Andere sehen ungefähr, wann du zuletzt hier warst. Sie bleiben; wenn du dein Konto löschst, unter einer Nummer.
        [words] Deine Notizen, die Zugfolgen, die du ausprobierst, und deine Nachrichten: Notizen und Zugfolgen nur für dich, bis du sie öffnest; Nachrichten für die Gegenseite. Solange du Mitglied bist; was du in einer Mail um einen Zug schreibst, höchstens 90 Tage, bis du gesagt hast, ob es weitergegeben wird.
        [plans] Bedingte Züge, Urlaube, wem oder was du folgst, und ein Befehl, den du noch bestätigen musst: um zu tun, worum du gebeten hast. Solange du Mitglied bist.
        [distance] Wen du stumm geschaltet, gesperrt oder gemeldet hast und was du der Clubleitung geschrieben hast: um diese Personen von dir fernzuhalten und damit die Clubleitung es lesen und beantworten kann. Solange du Mitglied bist. Meldungen über dich bleiben.
        [invitations] Deine Einladungen und Gesuche mit ihren Bedingungen, ohne Namen: um zu wissen, was vereinbart war. Sie bleiben.
        [contacts] Mailadressen, an die du Einladungen geschickt hast: um den Leuten dort zu schreiben. 90 Tage; sagt jemand Nein, bleibt nur ein Hash (eine verschlüsselte Form), damit nie wieder etwas dorthin geht.
        [mails] Mails, die wir dir geschickt haben, als reiner Text: um in deinen Antworten unsere Worte von deinen zu unterscheiden. 180 Tage.
        [notices] Was wir dir wann und wohin geschickt haben, ohne den Wortlaut: um nichts doppelt zu schicken und um zu beweisen, wann deine Uhr zu laufen begann. Bis es verschickt ist, und höchstens 90 Tage danach.
       *[requests] Worum du gebeten hast und was wir geantwortet haben, in Kurzform: damit dieselbe Nachricht nicht zweimal wirkt, und um sagen zu können, warum etwas abgelehnt wurde. 90 Tage.
    }
privacy-how = Du kannst dir alles als eine Datei geben lassen (das musst du bestätigen) oder es löschen; vor dem Löschen erfährst du, was das bedeutet, und bestätigst es mit deinem Namen. Sicherungskopien der Clubleitung enthalten deine Daten, bis auch sie entfernt werden. Mailanbieter und Discord sehen, was über sie verschickt wird; sonst geben wir nichts weiter.
muted = Du bekommst in Partie { $game } keine Nachrichten von { $opponent } mehr.
unmuted = Du bekommst in Partie { $game } wieder Nachrichten von { $opponent }.
blocked = Du hast { $name } gesperrt: Du bekommst von { $name } keine Einladungen und Nachrichten mehr. Eure laufenden Partien gehen weiter.
unblocked = { $name } ist nicht mehr gesperrt.
reported = Die Clubleitung wird lesen, was du über { $name } geschrieben hast; { $name } erfährt nichts davon.
# $typed is handle if that differs from the name.
settings-name = Name: { $name }{ $typed ->
        [handle] {" "}(andere tippen „{ $handle }“)
       *[name] {""}
    }
settings-language = Sprache: { $value ->
        [en] Englisch (en)
        [nb] Norwegisch (nb)
        [da] Dänisch (da)
        [de] Deutsch (de)
       *[es] Spanisch (es)
    }
    .slash = Die Sprache, in der der Club dir schreibt
settings-zone = Zeitzone: { $value }{ $all-year ->
        [yes] , das ganze Jahr (wo die Uhr im Sommer umgestellt wird, nenn lieber einen Ort, etwa Europe/Berlin)
       *[no] {""}
    }
    .slash = Deine Zeitzone, z. B. Europe/Oslo
settings-channel = Benachrichtigungen: { $value ->
        [mail] per Mail
        [discord] auf Discord
       *[terminal] am Terminal
    }
settings-digest = Zusammenfassung: { $value ->
        [off] aus (jede Benachrichtigung kommt sofort)
        [hourly] stündlich, zur vollen Stunde (Zeitwarnungen und Ergebnisse kommen sofort)
       *[daily] täglich um 08:00 Uhr (Zeitwarnungen und Ergebnisse kommen sofort)
    }
    .slash = Benachrichtigungen, die warten können, stündlich oder täglich zusammenfassen
settings-quiet = Ruhezeit: { $from } bis { $until } Uhr
    .slash = Ruhezeit ohne Benachrichtigungen, z. B. 22-07, oder aus
settings-quiet-off = Ruhezeit: keine
settings-board = Bretter: { $value ->
        [picture] als Bild, wo es geht, sonst als Text
        [emoji] mit Emoji
        [unicode] mit Unicode-Zeichen
        [words] in Worten
       *[text] als Text
    }
    .slash = Wie Bretter gezeigt werden
settings-remind = Erinnerung: { $value }, bevor deine Zeit um ist
    .slash = Eine zusätzliche Erinnerung, bevor deine Zeit um ist, z. B. 24h oder 2d, oder aus
settings-remind-off = Erinnerung: nur die Warnungen des Clubs
settings-words = Worte um deine Züge in Mails: { $value ->
        [yes] die Gegenseite bekommt sie
        [no] sie bleiben bei dir
        [ask] wir fragen dich jedes Mal
       *[none] wir fragen, wenn du etwas schreibst
    }
    .slash = Ob die Gegenseite bekommt, was du in einer Mail um einen Zug schreibst
settings-reports = Berichte nach deinen Partien: { $value ->
        [on] an (wo sich die Partie gewendet hat)
       *[off] aus
    }
    .slash = Ob du nach jeder deiner Partien einen Bericht bekommst, wo sie sich gewendet hat
settings-pace = Wie schnell du antwortest: { $value ->
        [on] für andere sichtbar
       *[off] für andere verborgen
    }
    .slash = Ob andere sehen können, wie schnell du antwortest
settings-way = Verknüpft: { $channel ->
        [mail] { $address } (Mail
        [discord] { $address } (Discord
       *[terminal] das Terminal (als { $address }
    }{ $state ->
        [suspended] ; dort kommt nichts an)
       *[good] )
    }
settings-blocked = Gesperrt: { $names }
settings-how = { CLIENT() ->
        [discord] Ändern kannst du das mit { COMMAND("settings") }; eine Adresse verknüpfst du mit { COMMAND("link") }.
       *[typed] Ändern kannst du das mit Zeilen wie „einstellungen sprache deutsch zone Europe/Oslo“, „einstellungen zusammenfassung täglich ruhe 22-07 brett text“, „kanal mail“ oder „verknüpfen alva@example.org“.
    }

members-nobody = Noch niemand ist beigetreten.
members-none = Niemand hier hat „{ $part }“ im Namen.
members-more = { $count ->
        [one] Eine weitere Person wird
       *[other] { $count } weitere werden
    } nicht gezeigt. Um jemanden zu finden, frag mit einem Teil des Namens.
# $seen is today, week or month; $month is only for month.
member-line = { $name }{ $typed ->
        [handle] {" "}({ $handle })
       *[name] {""}
    }{ $who ->
        [you] {" "}(du)
       *[other] {""}
    }: { $seen ->
        [today] heute hier.
        [week] diese Woche hier.
       *[month] zuletzt im { $month } hier.
    }
member-away = Im Urlaub bis { $until }.
member-looks-for = Sucht eine Partie { $rulesets }.
member-since = Im Club seit { $month }.
member-language = Sprache: { $language }.
member-pace = Die Hälfte der Antworten der letzten 90 Tage kam innerhalb von { $span }.
member-games = { $count ->
        [one] Eine Partie läuft.
       *[other] { $count } Partien laufen.
    }
member-results = { $ruleset }, im { $side ->
        [attackers] Angriff
       *[defenders] Verteidigen
    }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
member-late = { $count ->
        [one] Eine Partie ging durch Zeit verloren.
       *[other] { $count } Partien gingen durch Zeit verloren.
    }
member-with-you = Gegen dich: Du hast { $won } gewonnen, { $drawn } unentschieden gespielt und { $lost } verloren.
# $ladder is yes if there is a place.
member-rating = { $ruleset }: Wertung { $points } ± { $deviation } nach { $games ->
        [one] einer gewerteten Partie
       *[other] { $games } gewerteten Partien
    }{ $ladder ->
        [yes] , Platz { $place } auf der Leiter.
       *[no] .
    }
member-place = { $ruleset }: Platz { $place } auf der Leiter.
member-unrated = Du hast noch keine Wertung: Du bekommst sie, wenn deine erste gewertete Partie zu Ende ist.

## Acts
act-join = dem Club unter diesem Namen beitreten
    .open = dem Club beitreten: schreib einen Namen deiner Wahl dazu
    .button = Als { $what } beitreten
    .button-open = Namen wählen …
    .box = Dem Club beitreten
    .field = Name: bis zu 4 Wörter, Ziffern, Bindestriche
    .example = beitreten Alva Berg
    .help =
        beitreten [NAME] | Mitglied werden
act-rename =
    .open = den Namen ändern, unter dem du angezeigt wirst{ CLIENT() ->
            [discord] {""}
           *[typed] : schreib den neuen dazu
        }
    .button-open = Namen ändern …
    .box = Namen ändern
    .field = { act-join.field }
    .example = umbenennen Alva Berg
    .help =
        umbenennen NAME | den Namen ändern, unter dem du angezeigt wirst
act-settings = deine Einstellungen ansehen oder ändern
    .button = Meine Einstellungen
    .example = einstellungen sprache deutsch zone Europe/Oslo zusammenfassung täglich ruhe 22-07
    .slash = Deine Einstellungen zeigen oder ändern
    .help =
        einstellungen | deine Sprache, Zeitzone, Zusammenfassung, Ruhezeit, Bretter und Erinnerung
        einstellungen WAS WERT | sie ändern: einstellungen zone Europe/Oslo ruhe 22-07; einstellungen erinnerung 24h erinnert dich so lange, bevor deine Zeit um ist; einstellungen worte ja, nein oder fragen: ob die Gegenseite bekommt, was du in einer Mail um einen Zug schreibst; einstellungen berichte aus: nach deinen Partien kein Bericht, wo sie sich gewendet haben; einstellungen tempo aus: niemand sieht, wie schnell du antwortest
        einstellungen geräte, einstellungen geräte beenden 2 | wo du auf den Seiten des Clubs angemeldet bist; dieses Gerät abmelden, oder mit „alle“ jedes
        einstellungen kalender, einstellungen kalender neu | die geheime Adresse deines Kalenders, oder eine neue, wenn der Club öffentliche Seiten hat
act-mute = in dieser Partie keine Nachrichten mehr bekommen
    .button = Nachrichten stummschalten
    .help =
        stumm, laut | Nachrichten der Gegenseite in einer Partie aus- und wieder einschalten
act-unmute = diese Nachrichten wieder bekommen
    .button = Nachrichten wieder zulassen
act-block = diese Person sperren: keine Einladungen und Nachrichten mehr
    .button = { $what } sperren
    .example = sperre ylva
    .slash = Jemanden sperren: keine Einladungen und Nachrichten mehr
    .help =
        sperre NAME, entsperre NAME | von NAME keine Einladungen und Nachrichten bekommen, oder doch wieder
act-unblock = die Sperre aufheben
    .button = Sperre von { $what } aufheben
    .example = entsperre ylva
act-channel = deine Benachrichtigungen dort bekommen
    .button = { $what ->
            [mail] Nachrichten per Mail
            [discord] Nachrichten auf Discord
           *[terminal] Nachrichten am Terminal
        }
    .example = kanal mail
    .help =
        kanal mail, kanal discord, kanal terminal | wohin deine Benachrichtigungen gehen
act-link =
    .open = eine Adresse verknüpfen{ CLIENT() ->
            [discord] {""}
           *[typed] , so wie hier
        }
    .example = verknüpfen alva@example.org
    .slash = Eine Mailadresse verknüpfen oder den Code eingeben, den du bekommen hast
    .help =
        verknüpfen ADRESSE, verknüpfen CODE, trennen ADRESSE | eine Adresse mit deinem Konto verknüpfen oder trennen
act-link-code = ja, diese Adresse gehört mir
    .button = Ja, das bin ich
act-unlink = diese Adresse vom Konto trennen
    .button = { $channel ->
            [discord] Dieses Discord-Konto trennen
           *[mail] { $what } trennen
        }
    .choose = Eine Adresse trennen
    .example = trennen alva@example.org
act-settings-devices = nachsehen, wo du angemeldet bist
    .button = Meine Geräte
act-settings-devices-end = dieses Gerät abmelden
    .button = Gerät { $what } abmelden
act-settings-devices-end-all = alle deine Geräte abmelden
    .button = Alle abmelden
act-settings-calendar-new = eine neue Adresse für deinen Kalender bekommen
    .button = Neue Adresse
act-export = alles bekommen, was der Club über dich speichert
    .button = Meine Daten abrufen
    .help =
        export | all das als Datei bekommen
act-privacy = nachlesen, was der Club über dich speichert und wozu
    .button = Was ihr über mich speichert
    .help =
        datenschutz | was der Club über dich speichert und wozu
act-erase = dein Konto löschen; wir fragen vorher nach
    .button = Mein Konto löschen …
    .box = Dein Konto löschen
    .field = Zur Bestätigung: dein Name in diesem Club
    .example = lösche mich Ylva
    .help =
        lösche mich | dein Konto löschen (du erfährst vorher, was das bedeutet)
act-erase-one = dein Konto löschen; das lässt sich nicht rückgängig machen
    .button = { act-erase.button }
act-players =
    .help =
        spieler [TEIL] | wer hier spielt, oder wer TEIL im Namen hat

## Why the club refuses

refusal-no-player = { $found ->
        [one] Hier heißt niemand { $name }. Meintest du { $nearest }?
       *[nobody] Hier heißt niemand { $name }. Prüf bitte die Schreibweise. Wer noch nicht Mitglied ist, kann dem Club beitreten.
    }
refusal-not-a-player = { $wish ->
        [game] Du bist hier noch nicht Mitglied, { $name }. Möchtest du als { $name } beitreten und gleich deine erste Partie spielen? Sie wäre gegen das Haus, unseren eigenen Gegner: auf der leichtesten Stufe und dem kleinsten Brett (7×7 Felder). Du greifst an, und die Angreifer ziehen zuerst.
       *[other] Du bist hier noch nicht Mitglied, { $name }. Möchtest du als { $name } beitreten, und dann „{ $order }“?
    }
refusal-other-seat = Du bist hier als { $seat } angemeldet und kannst deshalb nicht als { $name } beitreten. Tritt als { $seat } bei, oder starte neu als { $name } (taflpost play --as { $name }).
refusal-already-a-player = Du bist hier schon Mitglied.
refusal-bad-name = { $because ->
        [shape] „{ $name }“ geht hier nicht als Name: Ein Name hat 2 bis 30 Buchstaben, Ziffern, Bindestriche, Apostrophe oder Punkte in höchstens vier Wörtern und beginnt mit einem Buchstaben. Bitte wähle einen anderen.
        [letters] „{ $name }“ geht hier nicht als Name: Manche der Buchstaben werden heute in keiner Sprache benutzt und lassen sich mit anderen verwechseln. Bitte schreibe den Namen mit gewöhnlichen Buchstaben, oder wähle einen anderen.
        [reserved] „{ $name }“ geht hier nicht als Name: Das sieht aus wie ein Befehl, ein Feld, ein Zug oder ein Wort für andere, etwa „du“ oder „alle“, oder ist für das Haus oder für ehemalige Mitglieder reserviert. Bitte wähle einen anderen.
        [office] „{ $name }“ geht hier nicht als Name: Andere könnten glauben, dass du den Club leitest. Bitte wähle einen anderen.
        [own] Du heißt schon „{ $name }“.
       *[taken] Der Name „{ $name }“ ist vergeben, war es bis vor Kurzem oder sieht einem vergebenen zu ähnlich. Bitte wähle einen anderen, oder füge einen Nachnamen hinzu.
    }
refusal-renamed-lately = Du kannst deinen Namen einmal in 30 Tagen ändern, das nächste Mal ab { $from }.
refusal-stranger = Wir kennen { $address } noch nicht. Tritt unter einem Namen deiner Wahl bei, oder schick, wenn du schon Mitglied bist, { COMMAND("link") } und den Code, den du von uns bekommen hast.
refusal-address-taken = { $address } kann nicht mit deinem Konto verknüpft werden: Die Adresse wird in diesem Club schon verwendet.
refusal-already-linked = { $address } ist schon mit deinem Konto verknüpft.
refusal-bad-address = { CLIENT() ->
        [discord] „{ $typed }“ ist keine gültige Mailadresse.
       *[typed] „{ $typed }“ ist keine gültige Mailadresse. Ein Discord-Konto schreibst du so: „discord 123456789012345678“.
    }
refusal-not-signed-in = Du bist auf diesem Gerät nicht angemeldet, deshalb wissen wir nicht, wer du bist. Melde dich zuerst an, und versuch es dann noch einmal.
refusal-wrong-device-code = Das ist nicht der Code, den wir für dieses Gerät geschickt haben, oder er gilt nicht mehr: Ein Code gilt zehn Minuten, und nach drei falschen Versuchen brauchst du einen neuen.
refusal-no-device = Du bist auf keinem Gerät mit der Nummer { $number } angemeldet.
refusal-not-on-pages = Das geht auf den Seiten nicht: Sonst könnte jemand, der dein Gerät offen vorfindet, { $what ->
        [organiser] sich selbst in die Clubleitung holen
       *[account] dein Konto übernehmen
    }. Schick stattdessen „{ $order }“ per Mail oder auf Discord.
refusal-no-pages = Dieser Club hat keine öffentlichen Seiten, deshalb hast du dort keinen Kalender.
refusal-too-many-codes = Heute können wir keine Codes mehr verschicken. Bitte versuch es morgen noch einmal.
refusal-too-new = Über eine Mailadresse kannst du erst ab { $from } einladen, einen Tag nach deinem Beitritt. Bis dahin lade Mitglieder mit ihrem Namen ein.
refusal-no-code = Hier wartet kein Code, oder er ist abgelaufen oder schon verwendet. Hol dir einen neuen.
refusal-wrong-code = Das ist nicht der richtige Code. { $left ->
        [0] Du hast keinen Versuch mehr; hol dir einen neuen Code.
        [one] Du hast noch einen Versuch.
       *[other] Du hast noch { $left } Versuche.
    }
refusal-code-elsewhere = Schick diese Zeile von dem Discord-Konto aus, das du verknüpfen möchtest.
refusal-not-linked = „{ $typed }“ ist nicht mit deinem Konto verknüpft. Deine Einstellungen zeigen, was verknüpft ist.
refusal-last-way = { $address } kannst du nicht trennen: Nur dort können wir dich erreichen. Verknüpfe zuerst eine andere Adresse.
refusal-no-way = { $channel ->
        [mail] Du hast noch keine Mailadresse verknüpft. Verknüpfe zuerst eine.
        [discord] Du hast noch kein Discord-Konto verknüpft. Verknüpfe zuerst eines, mit { COMMAND("link discord") } und seinem Namen.
       *[terminal] Du hast hier noch kein Terminal benutzt. Starte eines, und wähle es dort aus.
    }
refusal-no-channel = { $channel ->
        [discord] Dieser Club ist nicht auf Discord; du kannst dort also kein Konto verknüpfen oder anschreiben.
       *[mail] Dieser Club nutzt keine Mails; du kannst also keine Mailadresse verknüpfen oder anschreiben.
    } Deine Einstellungen zeigen, wohin deine Benachrichtigungen gehen.
refusal-takes-none = { $name } nimmt zurzeit keine Einladungen an.
refusal-you-block = Du hast { $name } gesperrt. Heb zuerst die Sperre auf.
refusal-not-blocked = Du hast { $name } nicht gesperrt.
refusal-only-others = Bei dir selbst geht das nicht. Nenn jemand anderen.
refusal-nobody-at = Hier hat niemand die Adresse „{ $typed }“. Prüf bitte die Schreibweise. Wer neu ist, muss dem Club erst beitreten.
refusal-not-yet-a-player = Diese Person spielt hier noch nicht mit. Du kannst sie zu einer öffentlichen Partie einladen, und zwar in einem Kanal eines Servers, auf dem ihr beide seid; oder bitte sie, zuerst beizutreten: Ein Knopfdruck genügt.
refusal-left-alone = { $name } möchte hier nicht eingeladen werden; es wurde niemand gefragt.
refusal-gone = { $name } hat den Club verlassen.
refusal-not-from-here = Das geht nur von einer Adresse aus, die mit deinem Konto verknüpft ist.
refusal-other-name = Es wurde nichts gelöscht: Dein Name hier ist { $name }, nicht „{ $typed }“.
refusal-name-needed = Es wurde nichts gelöscht: Ein Ja reicht dafür nicht. Wenn du dein Konto löschen möchtest, bestätige es mit deinem Namen.

## Seiten: was dort um die Antworten steht, und was es nur auf Seiten gibt.
member-seen = { $seen ->
    [today] heute
    [week] diese Woche
   *[month] { $month }
}
