# Tournaments, in German.

## Acts
act-tournament = alle Turniere ansehen
    .button = Turniere
    .slash = Die Turniere oder eines davon zeigen
    .help =
        turnier [NUMMER] | alle Turniere, oder eines mit seinen Kreuztabellen
        turnier teilnehmen NUMMER, turnier verlassen NUMMER | dich anmelden (bis zum Beginn), abmelden oder aussteigen
    .help-more =
        Für die Clubleitung:
          organisiere turnier öffne "NAME" REGELWERK 2027-01-15 18:00
                           schreib ein Turnier aus, das dann (deine Zeit) beginnt;
                           auch mit „gruppen 6“, „tage 3“, „finale 2 übernommen“,
                           „haus 1“, „kreis vikings“ oder „uhr 3d/zug“
          organisiere turnier starte NUMMER,
          organisiere turnier absagen NUMMER GRUND,
          organisiere turnier entferne NUMMER NAME GRUND
                           beginn es sofort, sag es ab, oder nimm jemanden heraus
act-tournament-one = nachsehen, wer mitspielt und wie es steht
    .button = Turnier zeigen
    .choose = Ein Turnier wählen
act-tournament-join = dich für das Turnier anmelden
    .button = Anmelden
    .choose = Zu einem Turnier anmelden
act-tournament-leave = aus dem Turnier aussteigen
    .button = Aussteigen
    .choose = Aus einem Turnier aussteigen

# Tournaments: lists, pages, what happens in them.
tournament-list = Turniere
tournament-none = In diesem Club gab es noch kein Turnier. Turniere richtet die Clubleitung aus.
tournament-line = Turnier { $number }: { $name }, { $ruleset }. { $stage } { $reader ->
        [may-enter] Du kannst dich anmelden.
        [plays] Du spielst mit.
       *[nothing] {""}
    }
tournament-title = Turnier { $number }: { $name }, { $ruleset }
tournament-final-name = { $name } (Finale)
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Anmeldungen sind möglich bis { $at }; dann beginnt es. { $players ->
            [0] Noch hat sich niemand angemeldet.
            [one] Bisher gibt es eine Anmeldung.
           *[other] Bisher gibt es { $players } Anmeldungen.
        }
        [running] Es läuft seit { $at }, mit { $players ->
            [one] einer Anmeldung.
           *[other] { $players } Anmeldungen.
        }
        [over] Es ist seit { $at } zu Ende. { $players ->
            [one] Eine Person hat
           *[other] { $players } Personen haben
        } mitgespielt.
       *[called-off] Es wurde am { $at } abgesagt.
    }
tournament-names = Angemeldet: { $names }.
tournament-reason = Die Begründung: „{ $reason }“
tournament-too-few = Weniger als vier hatten sich angemeldet.
tournament-group = { $kind ->
        [groups] Gruppe { $group }
       *[final] Finale
    }
# $best players of each group go on; $names play in tournament $number, or $many of them have won it.
tournament-next = { $state ->
        [planned] { $best ->
            [one] Wer in der eigenen Gruppe vorn liegt, kommt ins Finale.
           *[other] Die ersten { $best } jeder Gruppe kommen ins Finale.
        }{ $carried ->
            [yes] {" "}Ihre Partien gegeneinander zählen dort mit und werden nicht noch einmal gespielt.
           *[no] {""}
        }
        [running] Das Finale, Turnier { $number }, spielen { $names }.
        [over] Entschieden hat das Finale, Turnier { $number }{ $many ->
            [0] .
            [one] : { $names } hat gewonnen.
           *[other] : { $names } teilen sich den ersten Platz.
        }
        [called-off] Das Finale, Turnier { $number }, ist abgesagt.
       *[dropped] Ein Finale gibt es nicht, denn dafür müssten aus mindestens zwei Gruppen Leute übrig sein.
    }
tournament-follows = Das ist das Finale von Turnier { $number }: Hier entscheiden sich die ersten Plätze.{ $kind ->
        [carried] {" "}Wer aus derselben Gruppe kommt, hat schon gegeneinander gespielt; diese Partien zählen mit.
       *[final] {""}
    }
tournament-legend = In jedem Feld stehen zwei Partien; in der ersten greift an, wer in der Zeile steht. 1 ist ein Sieg, ½ ein Remis, 0 eine Niederlage, + oder − ein Sieg oder eine Niederlage ohne Spiel, „.“ eine Partie, die noch läuft, / eine Partie ohne Ergebnis. S-B ist die Feinwertung nach Sonneborn-Berger; „Sieg in“ nennt die Länge des kürzesten Sieges auf dem Brett, mit den Zügen beider Seiten.
tournament-rules = { $kind ->
        [groups] In jeder Gruppe spielen alle gegen alle, jeweils zwei Partien, eine auf jeder Seite, und alles zur gleichen Zeit. Die Partien sind öffentlich und gewertet. Eine Gruppe hat mindestens 4 Plätze und, wenn es aufgeht, höchstens { $size }.
       *[final] Es spielen alle gegen alle, jeweils zwei Partien, eine auf jeder Seite, und alles zur gleichen Zeit. Die Partien sind öffentlich und gewertet.
    } Hast du noch in keiner Partie gezogen, wenn deine Uhr { $window ->
        [one] einen Tag
       *[other] { $window } Tage
    } gelaufen ist, scheidest du aus. Ein Sieg zählt 1 Punkt, ein Remis ½. Bei Punktgleichheit entscheiden die Partien gegeneinander, dann Sonneborn-Berger (Punkte gegen Punktstarke zählen mehr), dann der kürzeste Sieg auf dem Brett. Wer auch dann gleichauf ist, teilt sich den Platz.
tournament-you = { $reader ->
        [may-enter] Du kannst dich anmelden.
       *[plays] Du spielst mit.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] Du hast nicht rechtzeitig gezogen und bist ausgeschieden.
            [taken-out] Die Clubleitung hat dich aus dem Turnier genommen.
           *[withdrew] Du bist ausgestiegen.
        }
       *[other] { $how ->
            [absent] { $name } hat nicht rechtzeitig gezogen und ist ausgeschieden.
            [taken-out] Die Clubleitung hat { $name } aus dem Turnier genommen.
            [erased] { $name } hat den Club verlassen.
           *[withdrew] { $name } ist ausgestiegen.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] Mindestens die Hälfte deiner Partien war zu Ende; die übrigen zählen als verloren.
           *[other] Mindestens die Hälfte der Partien von { $name } war zu Ende; die übrigen zählen als verloren.
        }
       *[no] { $who ->
            [you] Weniger als die Hälfte deiner Partien war zu Ende; keine davon zählt.
           *[other] Weniger als die Hälfte der Partien von { $name } war zu Ende; keine davon zählt.
        }
    }
tournament-out = Turnier { $number }, { $tournament }:
tournament-opened = Für Turnier { $number }, { $tournament }, kannst du dich jetzt anmelden.
tournament-entered = Du bist für Turnier { $number }, { $tournament }, angemeldet.
tournament-left = Du hast dich von Turnier { $number }, { $tournament }, abgemeldet. Bis es beginnt, kannst du dich wieder anmelden.
tournament-leave-asked = Möchtest du aus Turnier { $number }, { $tournament }, aussteigen? { $resigned ->
        [0] Es wird keine Partie aufgegeben.
        [one] Eine deiner Partien wird aufgegeben; das zählt für deine Wertung.
       *[other] { $resigned } deiner Partien werden aufgegeben; das zählt für deine Wertung.
    } Hast du gegen jemanden noch in keiner der beiden Partien gezogen und ist keine davon zu Ende, enden beide ohne Ergebnis. { $counts ->
        [yes] Mindestens die Hälfte deiner Partien ist zu Ende; in der Kreuztabelle zählen die übrigen als verloren.
       *[no] Weniger als die Hälfte deiner Partien ist zu Ende; in der Kreuztabelle zählt keine davon.
    }
tournament-began = Turnier { $number }, { $tournament }, hat begonnen.
tournament-began-own = { $kind ->
        [groups] Du bist in Gruppe { $group } und spielst gegen jedes andere Mitglied der Gruppe zwei Partien,
        [carried] Du bist im Finale und spielst gegen alle, die aus einer anderen Gruppe kommen, je zwei Partien,
       *[final] Du bist im Finale und spielst gegen alle anderen je zwei Partien,
    } insgesamt { $games }, alle zur gleichen Zeit. Zieh in einer davon, bevor deine Uhr { $window ->
        [one] einen Tag
       *[other] { $window } Tage
    } gelaufen ist; sonst scheidest du aus.
tournament-rival = { $name }: Partien { $first } und { $second }
tournament-not-begun = Turnier { $number }, { $tournament }: Du hast noch nicht gezogen. Zieh bis { $until } in irgendeiner deiner Partien; sonst scheidest du aus.
tournament-called-off = Turnier { $number }, { $tournament }, ist abgesagt.
tournament-over = Turnier { $number }, { $tournament }, ist zu Ende.
tournament-over-own = { $kind ->
        [groups] In Gruppe { $group } belegst du
       *[final] Im Finale belegst du
    } Platz { $place } von { $players }.
# For everybody in a server: $names is a list, $group one of $groups groups; $many is “one” for 1 point.
news-tournament-open = Turnier { $number }, { $tournament }, { $ruleset }: Anmeldungen sind möglich bis { $at }; dann beginnt es.
news-tournament-group = { $groups ->
        [one] Es spielen: { $names }.
       *[other] Gruppe { $group }: { $names }.
    }
news-tournament-won = { $groups ->
        [one] {""}
       *[other] Gruppe { $group }:{" "}
    }{ $winners ->
        [one] { $names } hat
       *[other] { $names } haben gemeinsam
    } mit { $many ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } gewonnen.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = Punkte
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = Sieg in
# Said in place of the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Gruppe { $group } von Turnier { $number }: { $standing }.

refusal-no-tournament = Es gibt kein Turnier { $number }.
refusal-no-tournament-meant = Zurzeit gibt es kein Turnier, in dem das möglich ist.
refusal-which-tournament = { CLIENT() ->
        [discord] Es gibt mehrere Turniere: { $tournaments }. Welches meinst du?
       *[typed] Es gibt mehr als ein Turnier. Schreib die Nummer des Turniers dazu, das du meinst: { $tournaments }.
    }
refusal-tournament-not-open = Für Turnier { $number }, { $tournament }, kannst du dich nicht mehr anmelden: Es hat schon begonnen oder wurde abgesagt.
refusal-tournament-ended = Turnier { $number }, { $tournament }, ist zu Ende oder abgesagt; daran lässt sich nichts mehr ändern.
refusal-already-in-tournament = Du bist für Turnier { $number }, { $tournament }, schon angemeldet.
refusal-not-in-tournament = Du spielst in Turnier { $number }, { $tournament }, nicht mit.
refusal-other-not-in-tournament = { $name } spielt in Turnier { $number }, { $tournament }, nicht mit.
refusal-tournament-full = Turnier { $number }, { $tournament }, ist voll: Mehr als { $most } können nicht mitspielen.
refusal-taken-out-of-tournament = Für Turnier { $number }, { $tournament }, kannst du dich nicht wieder anmelden, weil dich die Clubleitung herausgenommen hat.
refusal-too-few-players = Turnier { $number }, { $tournament }, kann noch nicht beginnen: Angemeldet { $players ->
        [0] ist noch niemand
        [one] ist erst eine Person
       *[other] sind erst { $players } Personen
    }, und nötig sind { $least }. Warte auf weitere Anmeldungen, oder sag es ab.
refusal-bad-tournament-name = Der Name eines Turniers muss 1 bis { $most } Zeichen lang sein.
refusal-bad-tournament-number = { $which ->
        [size] Eine Gruppe kann mindestens { $least } und höchstens { $most } Leute haben.
        [final] Ins Finale kommen aus jeder Gruppe mindestens { $least }, höchstens { $most }: die Hälfte der größten Gruppe.
       *[window] Für den ersten Zug kann es mindestens { $least } und höchstens { $most } Tage geben.
    }
refusal-bad-tournament-clock = Die Bedenkzeit eines Turniers muss mit mehr als einem Tag beginnen, zum Beispiel „7d+1d/10d“, denn in dieser Zeit müssen alle zum ersten Mal ziehen.
refusal-bad-tournament-start = Ein Turnier muss in der Zukunft beginnen, spätestens in { $most ->
        [one] einem Tag
       *[other] { $most } Tagen
    }.
