# Challenges, in German.

joined-seeks = Hier sucht jemand eine Partie:
invited = { CLIENT() ->
        [discord] { $reader ->
                [sender] Deine Einladung wurde an { $recipient } verschickt:
               *[recipient] { $sender } lädt dich zu einer Partie ein.
            }
       *[typed] { $reader ->
                [sender] Einladung { $number } wurde an { $recipient } verschickt:
               *[recipient] Einladung { $number }: { $sender } lädt dich zu einer Partie ein.
            }
    }
invited-unreachable = Einladung { $number } steht bereit, aber { $recipient } ist gerade nicht zu erreichen. Sie wartet, bis { $recipient } hier nachsieht:
invited-by-address = { $sender } hat an deine Mailadresse geschrieben und sieht nicht, wem sie gehört. Deinen Namen erfährt { $sender } nur, wenn du annimmst oder ein Gegenangebot machst, nicht, wenn du ablehnst.
invited-newcomer = { $reader ->
        [sender] { $recipient } ist noch nicht Mitglied; Einladung { $number } kommt deshalb öffentlich hierher:
       *[recipient] { $sender } lädt dich zu einer Partie Hnefatafl ein, dem Brettspiel der Wikinger.
    }
invited-newcomer-why = Du bist noch nicht Mitglied bei { $club }: Mit „Beitreten und annehmen“ wirst du es, und die Partie beginnt. Mit „Ablehnen“ wirst du hier nicht wieder erwähnt.
venue-lost = { $how ->
        [gone] Der Kanal, in dem Partie { $game } gegen { $opponent } gezeigt wurde, ist gelöscht. Du bekommst die Partie ab jetzt direkt. Soll sie anderswo gezeigt werden, gib dort in einem Kanal { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } ein.
       *[shut] Partie { $game } gegen { $opponent } kann in ihrem Kanal gerade nicht gezeigt werden, weil ich dort nicht schreiben darf. Bis sich das ändert, bekommst du die Partie direkt.
    }
challenge-lost = { $how ->
        [open-gone] Dein Gesuch { $number } konnte nicht veröffentlicht werden, weil der Kanal gelöscht ist. Es ist noch offen, aber nur wer nach Gesuchen sucht, sieht es. Soll es veröffentlicht werden, widerrufe es und stelle es in einem anderen Kanal neu.
        [open-shut] Dein Gesuch { $number } konnte in { $link } nicht veröffentlicht werden, weil ich dort nicht schreiben darf. Es ist noch offen, aber nur wer nach Gesuchen sucht, sieht es. Bitte die Leute, die den Server verwalten, mich dort schreiben zu lassen, oder widerrufe es und stelle es in einem anderen Kanal neu.
        [gone] Deine Einladung an { $recipient } konnte nicht veröffentlicht werden, weil der Kanal gelöscht ist. Sie hat niemanden erreicht und ist deshalb widerrufen. Du kannst { $recipient } in einem anderen Kanal einladen.
       *[shut] Deine Einladung an { $recipient } konnte in { $link } nicht veröffentlicht werden, weil ich dort nicht schreiben darf. Sie hat niemanden erreicht und ist deshalb widerrufen. Bitte die Leute, die den Server verwalten, mich dort schreiben zu lassen, oder lade { $recipient } in einem anderen Kanal ein.
    }
invitation-declined = { $reader ->
        [sender] { $recipient } hat Einladung { $number } abgelehnt.
       *[recipient] Du hast Einladung { $number } von { $sender } abgelehnt.
    }
invitation-reason = Die Begründung: „{ $text }“
invitation-cancelled = { $reader ->
        [sender] Du hast Einladung { $number } an { $recipient } widerrufen.
       *[recipient] { $sender } hat Einladung { $number } widerrufen.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } hat nicht rechtzeitig geantwortet; Einladung { $number } ist abgelaufen.
       *[recipient] Einladung { $number } von { $sender } ist abgelaufen, ohne dass du geantwortet hast.
    }
# An open challenge is a „Gesuch“: anybody can accept it.
sought = { CLIENT() ->
        [discord] Dein Gesuch kann jetzt von allen angenommen werden ({ $count ->
                [one] eine Partie
               *[other] { $count } Partien, jede gegen jemand anderen
            }):
       *[typed] Dein Gesuch { $number } kann jetzt von allen angenommen werden ({ $count ->
                [one] eine Partie
               *[other] { $count } Partien, jede gegen jemand anderen
            }):
    }
sought-by = { $sender } sucht { $count ->
        [one] jemanden für eine Partie
       *[other] { $count } Leute für je eine Partie
    }:
seek-cancelled = Du hast Gesuch { $number } widerrufen.
seek-expired = Dein Gesuch { $number } ist abgelaufen.
terms-rematch = Eine Revanche für Partie { $game }.
terms-ruleset = { CLIENT() ->
        [discord] Regelwerk: { $ruleset }, auf einem Brett mit { $size }×{ $size } Feldern.
       *[typed] Regelwerk: { $ruleset } (Version { $version }), auf einem Brett mit { $size }×{ $size } Feldern.
    }
terms-side = { $value ->
        [match] Seiten: ein Match aus zwei gleichzeitigen Partien; in der einen greifst du an, in der anderen verteidigst du.
        [random] Die Seiten werden ausgelost.
        [sender-attacks] { $reader ->
                [sender] Seiten: Du greifst an, { $recipient } verteidigt.
               *[recipient] Seiten: { $sender } greift an, du verteidigst.
            }
       *[sender-defends] { $reader ->
                [sender] Seiten: Du verteidigst, { $recipient } greift an.
               *[recipient] Seiten: { $sender } verteidigt, du greifst an.
            }
    }
terms-side-of-seek = { $value ->
        [match] Seiten: ein Match aus zwei gleichzeitigen Partien mit vertauschten Seiten.
        [random] Die Seiten werden ausgelost.
        [sender-attacks] { $reader ->
                [sender] Seiten: Du greifst an.
               *[recipient] Seiten: { $sender } greift an, du verteidigst.
            }
       *[sender-defends] { $reader ->
                [sender] Seiten: Du verteidigst.
               *[recipient] Seiten: { $sender } verteidigt, du greifst an.
            }
    }
terms-clock-bank = Bedenkzeit: am Anfang { $bank }, mit jedem Zug { $increment } dazu, zusammen höchstens { $cap }.
terms-clock-bank-in-list = Bedenkzeit: { $bank } und { $increment } je Zug, höchstens { $cap }.
terms-clock-per-ply = Bedenkzeit: { $span } für jeden Zug.
# What one of two players has whose times differ.
pace-bank = { $bank } und { $increment } je Zug, höchstens { $cap }
pace-per-ply = { $span } für jeden Zug
terms-clock-odds = Bedenkzeit: Du hast { $own }; { $name } hat { $other }.
terms-clock-odds-of-seek = Bedenkzeit: Du hast { $own }; wer annimmt, hat { $other }.
terms-clock-weekend = Samstags und sonntags stehen die Uhren.
terms-clock-night = Jede Nacht stehen die Uhren von { $from } bis { $until } Uhr.
terms-clock-at-zero = { $value ->
        [claim] Ist deine Zeit um, kann die Gegenseite den Sieg beanspruchen.
       *[hard] Ist deine Zeit um, hast du verloren.
    }
terms-clock-no-vacation = Urlaub ist nicht erlaubt: Die Uhren laufen weiter, auch wenn du weg bist.
terms-announcements = { $value ->
        [strict] Ansagen: streng. Der König darf keinen Fluchtweg nehmen, der nicht angesagt ist.
        [remind] Ansagen: mit Erinnerung. Ein Zug, der einen Fluchtweg unangesagt offen lässt, wird erst gespielt, wenn du den Fluchtweg ansagst oder „still“ dazuschreibst.
       *[auto] Ansagen: automatisch. Offene Fluchtwege werden für dich angesagt, außer wenn du „still“ hinter deinen Zug schreibst.
    }
terms-hun = Gespielt wird mit dem Hún, dem Würfel des Königs.
terms-slowly = Das Haus lässt sich Zeit: bis zu einem Tag, und nie nachts.
terms-rated = { $value ->
        [rated] Gewertet: Das Ergebnis zählt für die Wertung.
       *[unrated] Ungewertet: Das Ergebnis zählt nicht für die Wertung.
    }
terms-public = { $value ->
        [public] Öffentlich: Andere können zusehen.
       *[private] Privat: Sonst kann niemand zusehen.
    }
terms-changed = { $line } (Geändert. Vorher: { $before })
terms-added = { $line } (neu)
terms-gone = Gilt nicht mehr: { $before }
terms-until = { $what ->
        [seek] Das Gesuch gilt bis { $until }.
       *[invitation] Die Einladung gilt bis { $until }.
    }

invitations-none = Es warten keine Einladungen auf eine Antwort.
invitations-received = { $number }: { $sender } lädt dich zu { $ruleset } ein; du kannst bis { $until } antworten.
invitations-sent = { $number }: Du hast { $recipient } zu { $ruleset } eingeladen; die Einladung gilt bis { $until }.
seeks-none-for = Zurzeit sucht niemand eine Partie mit dem Regelwerk { $ruleset }.
seeks-none = Zurzeit sucht niemand eine Partie.
seeks-line = { $number }: { $reader ->
        [sender] dein Gesuch
       *[recipient] Gesuch von { $sender }
    } für { $ruleset }, noch { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }. Es gilt bis { $until }.
challenger-line = Über { $name }: im Club seit { $month }; { $games ->
        [0] noch keine beendete öffentliche Partie
        [one] eine beendete öffentliche Partie
       *[other] { $games } beendete öffentliche Partien
    }{ $late ->
        [0] {""}
       *[other] , { $late } davon durch Zeit verloren
    }{ $paced ->
        [yes] ; die Hälfte der Antworten kommt innerhalb von { $pace }.
       *[no] .
    }
ruleset-choice = { $name }{ $sized ->
        [yes] {""}
       *[no] {" "}{ $size }×{ $size }
    }{ $id ->
        [copenhagen] {" "}– das übliche
        [brandubh] {" "}– klein und schnell
        [ard-ri] {" "}– klein
        [magpie] {" "}– klein
        [sea-battle] {" "}– mittelgroß
        [fetlar] {" "}– ein Klassiker
        [historical] {" "}– ein Klassiker
        [castillos] {" "}– ein gedrucktes Spiel
        [kongens-bord] {" "}– ein gedrucktes Spiel
        [kopenhagen] {" "}– ein gedrucktes Spiel
        [stavanger] {" "}– ein gedrucktes Spiel
        [skalk] {" "}– ein gedrucktes Spiel
        [hnefatafl-13] {" "}– groß
        [parlett] {" "}– groß
        [alea-evangelii] {" "}– riesig
        [tablut] {" "}– aus alter Quelle
        [saami-tablut] {" "}– die Verteidiger beginnen
        [lewis-cross] {" "}– die Verteidiger beginnen
        [sea-battle-9] {" "}– die Verteidiger beginnen
        [sea-battle-11] {" "}– die Verteidiger beginnen
        [brandubh-org] {" "}– die Verteidiger beginnen
        [tawlbwrdd] {" "}– aus alter Quelle
       *[other] {""}
    }

## Acts
act-invitations = die Einladungen ansehen, die auf eine Antwort warten
    .button = Einladungen an mich
    .help =
        einladungen | die Einladungen, die auf eine Antwort warten
act-seeks = nachsehen, wer eine Partie sucht
    .button = Gegner finden
    .help =
        gesuche | die offenen Gesuche; „annehmen NUMMER“ nimmt eines an
act-challenge = selbst eine Einladung schicken
    .open = jemanden einladen{ CLIENT() ->
            [discord] {""}
           *[typed] {" "}(mit Namen und Regelwerk)
        }
    .button = { $what } einladen
    .example = einladen ylva skalk angriff 7d+1d/10d ungewertet
    .slash = Jemanden zu einer Partie einladen
    .help =
        einladen NAME REGELWERK [BEDINGUNGEN] | zu einer Partie: einladen ylva skalk angriff 7d+1d/10d; statt des Namens geht auch eine Mailadresse
        einladen haus [STUFE] REGELWERK [BEDINGUNGEN] | gegen das Haus spielen, auf Stufe 1 bis 5; es nimmt sofort an: einladen haus 2 brandubh angriff. „warum“ erklärt seinen letzten Zug. In Partien mit „anspruch“ erhebt es nie Anspruch
act-challenge-first = sofort gegen das Haus spielen, auf der leichtesten Stufe
    .button = Gegen das Haus spielen
act-seek =
    .open = eine Partie suchen{ CLIENT() ->
            [discord] {""}
           *[typed] : schreib ein Regelwerk dazu
        }
    .example = suche 2 skalk zufall 3d/zug gewertet
    .slash = Ein Gesuch veröffentlichen, das alle annehmen können
    .help =
        suche [ANZAHL] REGELWERK [BEDINGUNGEN] | ein Gesuch veröffentlichen, das alle annehmen können; ANZAHL: wie viele Partien du möchtest
act-accept = die Einladung annehmen
    .button = { -accept }
    .button-against = Gegen { $name } spielen
    .button-joining = Beitreten und annehmen
    .choose = Eine Einladung annehmen
    .example = annehmen 12
    .slash = Eine Einladung oder ein Gesuch annehmen
    .help =
        annehmen [NUMMER], ablehnen [NUMMER] [GRUND] | eine Einladung beantworten
        gegenangebot [NUMMER] BEDINGUNGEN | mit anderen Bedingungen antworten
act-decline = ablehnen, mit einem Grund, wenn du magst
    .button = { -decline }
    .choose = Eine Einladung ablehnen
    .example = ablehnen 12 diesen Monat keine Zeit
act-counter = ein Gegenangebot machen{ CLIENT() ->
        [discord] {""}
       *[typed] , so wie hier
    }
    .button = Andere Bedingungen …
    .example = gegenangebot 12 verteidigung 3d/zug
act-cancel = die Einladung oder das Gesuch widerrufen
    .button = { -take-back }
    .choose = Eine Einladung zurückziehen
    .example = widerrufen 12
    .help =
        widerrufen [NUMMER] | eine Einladung oder ein Gesuch von dir widerrufen
act-rematch = noch einmal spielen, mit vertauschten Seiten
    .button = Revanche
    .help =
        revanche | die letzte Partie noch einmal, mit vertauschten Seiten

## Why the club refuses
refusal-no-invitation = { $number ->
        [none] Wir haben keine Einladung gefunden, mit der das geht.
       *[other] Wir haben keine Einladung { $number } gefunden, mit der das geht.
    }
refusal-which-invitation = { CLIENT() ->
        [discord] Welche Einladung meinst du: { $numbers }?
       *[typed] Welche Einladung meinst du: { $numbers }? Setz ihre Nummer hinter den Befehl.
    }
refusal-one-invitation = Noch ist nichts geschehen. Meinst du Einladung { $number }?
refusal-yourself = Dich selbst kannst du nicht einladen. Nenn jemand anderen.
refusal-no-ruleset = { $found ->
        [one] Es gibt kein Regelwerk „{ $typed }“. Meintest du { $nearest }?
       *[nothing] Es gibt kein Regelwerk „{ $typed }“. Du kannst { $rulesets } wählen.
    }
refusal-which-ruleset = Nenn bitte ein Regelwerk (die Regeln, nach denen ihr spielt): { $rulesets }.
refusal-odds-are-unrated = Unterschiedliche Bedenkzeiten gibt es nur in ungewerteten Partien, denn das Ergebnis würde wenig über die Spielstärke sagen. Schreib „ungewertet“, oder gib beiden gleich viel Zeit.
refusal-only-a-match = Das geht nicht: { $ruleset } wird nur als Match aus zwei Partien mit vertauschten Seiten gespielt. Lass die Seite weg, oder schreib „match“.
refusal-bad-clock = { $why ->
        [zero] „{ $part }“ ist zu kurz: Eine Uhr braucht mindestens eine Sekunde.
        [long] „{ $part }“ ist zu lang: Auf eine Uhr { $days ->
            [one] geht höchstens ein Tag.
           *[other] gehen höchstens { $days } Tage.
        }
        [cap-below-bank] In „{ $part }“ ist die Höchstzeit der Uhr (hinter dem /) kürzer als die Zeit, mit der sie beginnt.
        [empty-night] „{ $part }“ beginnt und endet zur selben Stunde.
        [doubled] „{ $part }“ wiederholt etwas davor oder widerspricht ihm.
       *[unknown] „{ $part }“ ist keine gültige Bedenkzeit.
    } Schreib zum Beispiel „7d+1d/10d“ (7 Tage, mit jedem Zug 1 dazu, höchstens 10) oder „3d/zug“ (3 Tage für jeden Zug). Dahinter kannst du „wochenende“ oder „nacht=22-07“ schreiben, dann steht die Uhr in dieser Zeit, oder „anspruch“, dann muss ein Sieg durch Zeitüberschreitung beansprucht werden.
refusal-answered = { $became ->
        [game] Einladung { $number } wurde angenommen; daraus ist Partie { $other } geworden.
        [all-taken] Alle Partien von Gesuch { $number } sind vergeben.
        [declined] Einladung { $number } wurde abgelehnt.
        [countered] Einladung { $number } wurde mit einem Gegenangebot beantwortet: Einladung { $other }.
        [changed] Einladung { $number } wurde mit einem Gegenangebot beantwortet.
        [cancelled] { $what ->
            [seek] Gesuch { $number } wurde widerrufen.
           *[invitation] Einladung { $number } wurde widerrufen.
        }
       *[expired] { $what ->
            [seek] Gesuch { $number } ist abgelaufen.
           *[invitation] Einladung { $number } ist abgelaufen.
        }
    }
refusal-own-invitation = { $waits ->
        [one] Einladung { $number } ist deine eigene: Wir warten auf die Antwort von { $recipient }. Du kannst sie widerrufen.
        [again] Diese Einladung hast du schon geschickt, als Nummer { $number }: Wir warten auf die Antwort von { $recipient }. Es wurde nichts noch einmal geschickt.
       *[everybody] Gesuch { $number } ist dein eigenes; jemand anders muss es annehmen. Du kannst es widerrufen.
    }
refusal-seek-as-it-is = Gesuch { $number } lässt sich nur so annehmen, wie es ist. Wenn du andere Bedingungen möchtest, lade { $sender } selbst ein.
refusal-seek-taken = Aus Gesuch { $number } von { $sender } hast du schon eine Partie; die übrigen sind für andere. Du kannst { $sender } selbst einladen.
refusal-seek-games = Ein Gesuch gilt für 1 bis { $most } Partien, nicht für { $games }. Schick es noch einmal mit einer anderen Zahl.
refusal-too-many-seeks = Mehr offene Gesuche gehen nicht: höchstens { $count } gleichzeitig ({ $numbers }). Widerrufe zuerst eines.
refusal-too-many-invitations = Mehr wartende Einladungen gehen nicht: höchstens { $count } gleichzeitig. Warte eine Antwort ab, oder widerrufe eine.
refusal-no-house-level = Das Haus spielt auf fünf Stufen, 1 bis 5; Stufe { $level } gibt es nicht. Stufe 1 ist die leichteste.
refusal-too-many-with-house = Mehr Partien gegen das Haus gehen nicht: höchstens { $most } gleichzeitig. Spiel zuerst eine zu Ende; von einem Match zählen beide.
refusal-only-house-slowly = Nur vom Haus kannst du verlangen, dass es sich Zeit lässt. Mit anderen vereinbarst du eine Bedenkzeit, zum Beispiel 3d/zug.
refusal-house-stays-out = Das Haus steht nur auf Leitern und spielt nur in Turnieren mit, für die es die Clubleitung angemeldet hat. Zu einer gewerteten Partie kannst du es trotzdem einladen.
refusal-nothing-to-rematch = Es gibt keine Revanche: Du hast noch keine Partie zu Ende gespielt.
refusal-rematch-open = { $by ->
        [you] Um diese Revanche hast du schon gebeten: Bei Einladung { $number } warten wir auf die Antwort von { $opponent }.
       *[other] { $opponent } hat um diese Revanche schon gebeten: Es ist Einladung { $number }.
    }

play-challenge = Du lädst { $name } ein. Alles hier unten kannst du vor dem Abschicken noch ändern.
play-open = Du veröffentlichst ein Gesuch, das alle annehmen können. Alles hier unten kannst du vor dem Abschicken noch ändern.
play-counter = Wähl aus, was anders sein soll, und schick dein Gegenangebot ab.
play-left-out = { $term ->
        [ruleset] Das Regelwerk, das du getippt hast, passt hier nicht hinein. Wähl unten eines aus.
        [side] Die Seite, die du getippt hast, passt hier nicht hinein. Wähl unten eine aus.
       *[clock] Die Bedenkzeit, die du getippt hast, passt hier nicht hinein. Wähl unten eine aus.
    }
clock-choice = { $clock ->
        [day] 1 Tag für jeden Zug
        [days] 3 Tage für jeden Zug
        [long] Viel Zeit: 14 Tage, mit jedem Zug 1 dazu
       *[usual] Wie üblich: 7 Tage, mit jedem Zug 1 dazu
    }
side-choice = { $side ->
        [attack] Du greifst an
        [defend] Du verteidigst
        [match] Ein Match: zwei Partien mit vertauschten Seiten
       *[random] Das Los entscheidet, wer angreift
    }
