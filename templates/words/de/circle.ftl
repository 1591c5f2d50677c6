# Circles, in German.

## Acts
act-circle = die Kreise auflisten
    .button = Kreise
    .slash = Die Kreise auflisten oder einen ansehen, um ihm beizutreten oder ihn zu verlassen
    .help =
        kreis [NAME] | die Clubs im Club, oder einer davon
        kreis beitreten NAME, kreis verlassen NAME | einem Kreis beitreten oder ihn verlassen
    .help-more =
        Für die Clubleitung:
          organisiere kreis öffne NAME,
          organisiere kreis schließe NAME GRUND
                           öffne einen Kreis, wenn du willst mit „sprache de“ oder
                           „server NUMMER“, oder löse ihn auf
          organisiere kreis ernenne KREIS NAME,
          organisiere kreis entlasse KREIS NAME GRUND
                           gib einem Mitglied die Leitung, oder nimm sie ihm
          organisiere kreis verkünde KREIS TEXT
                           sag allen Mitgliedern etwas, einmal am Tag
act-circle-one = sehen, wer zum Kreis gehört und was dort gespielt wird
    .button = Kreis zeigen
    .choose = Kreis auswählen
act-circle-join = dem Kreis beitreten
    .button = Dem Kreis beitreten
act-circle-leave = den Kreis verlassen
    .button = Kreis verlassen

## Why the club refuses
refusal-no-circle = Es gibt keinen Kreis namens „{ $name }“.
refusal-already-in-circle = Du gehörst schon zum Kreis { $circle }.
refusal-not-in-circle = Du gehörst nicht zum Kreis { $circle }.
refusal-other-not-in-circle = { $name } gehört nicht zum Kreis { $circle }, und leiten können ihn nur Mitglieder.
refusal-circle-only-there = Der Kreis { $circle } ist auf einem Discord-Server zu Hause. Beitreten kannst du dort, mit dem Konto, mit dem du spielst.
refusal-circle-only-members = Das ist nur für Mitglieder des Kreises { $circle }. Tritt ihm zuerst bei.
refusal-bad-circle-name = „{ $name }“ kann kein Kreis heißen. Der Name muss ein Wort aus 2 bis { $most } Buchstaben, Ziffern und Bindestrichen sein, mit einem Buchstaben beginnen und darf kein Befehl sein.
refusal-circle-taken = Einen Kreis namens { $circle } gibt oder gab es schon. Wähle bitte einen anderen Namen.
refusal-circle-has-one = Dieser Server hat schon einen Kreis: { $circle }.
refusal-circle-still-waits = Der Kreis { $circle } auf diesem Server wartet auf die Clubleitung. Sie weiß davon und öffnet ihn, wenn sie einverstanden ist.
refusal-bad-server = „{ $typed }“ ist keine Nummer eines Discord-Servers. In Discord lässt sie sich im Menü des Servers kopieren, wenn der Entwicklermodus an ist.

## Circles

circles-none = Es gibt keine Kreise. Ein Kreis ist ein Club im Club, mit eigenen Leitern und Turnieren; die Clubleitung richtet sie ein.
circles = Ein Kreis ist ein Club im Club, mit eigenen Leitern und Turnieren. Spielen kann jeder mit jedem, gleich in welchen Kreisen.
circle-line = { $circle }: { $members ->
        [0] noch keine Mitglieder
        [one] ein Mitglied
       *[other] { $members } Mitglieder
    }, { $place ->
        [server] auf einem Discord-Server
       *[nowhere] an keinen Ort gebunden
    }, { $language }{ $reader ->
        [member] {" "}– du gehörst dazu
       *[no] {""}
    }.
circle-members = Mitglieder: { $names }.
circle-organisers = Leitung: { $names }.
circle-ladders = Leitern: { $names }.
circle-tournaments = Turniere: { $names }.
circle-joined = Du gehörst jetzt zum Kreis { $circle }. Du kannst seinen Leitern beitreten und an seinen Turnieren teilnehmen.
circle-left = Du hast den Kreis { $circle } verlassen. { $ladders ->
        [0] Auf seinen Leitern standest du nicht.
        [one] Auch seine Leiter verlässt du; laufende Matches werden noch gespielt und zählen.
       *[other] Auch seine { $ladders } Leitern verlässt du; laufende Matches werden noch gespielt und zählen.
    } Begonnene Turniere gehen weiter.
circle-left-server = Du hast den Discord-Server des Kreises { $circle } verlassen und damit auch den Kreis und seine Leitern. Laufende Matches und Turniere gehen weiter.
circle-opened = Den Kreis { $circle } gibt es jetzt. Leitern und Turniere hat er, sobald seine Leitung sie öffnet.
circle-waits = Den Kreis { $circle } gibt es noch nicht: Er wartet auf die Clubleitung. Sie weiß davon und öffnet ihn, wenn sie einverstanden ist. Einen Kreis, den sie noch nicht gesehen hat, kannst du sofort öffnen, und im ganzen Club sind es drei am Tag.
circles-to-see = Neue Kreise auf Discord-Servern. Bis jemand von euch sie öffnet, sieht anderswo niemand die, die es dort schon gibt, und die anderen warten. Ihr könnt sie auch schließen.
circle-to-see = { $circle }: { $state ->
        [waits] wartet auf euer Ja
       *[open] offen auf seinem Server
    }.
circle-closed = Der Kreis { $circle } ist aufgelöst. { $players ->
        [0] Niemand gehörte dazu.
        [one] Eine Person gehörte dazu und kennt jetzt die Begründung.
       *[other] { $players } Personen gehörten dazu und kennen jetzt die Begründung.
    }
circle-disbanded = Die Clubleitung hat den Kreis { $circle } mit seinen Leitern aufgelöst. Laufende Partien gehen weiter.
circle-appointed = { $who ->
        [you] Du leitest jetzt den Kreis { $circle } mit: Du kannst seine Leitern und Turniere öffnen und über deren Partien entscheiden. Alles, was du tust, wird aufgezeichnet, und wen es betrifft, der erfährt deine Begründung.
       *[player] { $name } leitet jetzt den Kreis { $circle } mit und weiß Bescheid.
    }
circle-dismissed = { $who ->
        [you] Du leitest den Kreis { $circle } nicht mehr.
       *[player] { $name } leitet den Kreis { $circle } nicht mehr und weiß Bescheid.
    }
