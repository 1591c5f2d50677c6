# Ladders, in German.

## Acts
act-ladder = die Leiter ansehen und erfahren, wen du fordern kannst
    .button = Leiter
    .example = leiter fordere ylva
    .help =
        leiter [REGELWERK] | die Rangfolge, und wen du fordern kannst
        leiter beitreten REGELWERK, leiter verlassen | einer Leiter beitreten oder sie verlassen
        leiter fordere NAME | um einen Platz spielen: zwei Partien, Seiten vertauscht
        leiter überlassen, leiter verschieben | deinen Platz kampflos überlassen oder das Match verschieben
        leiter warum NAME | ob du NAME fordern kannst und wie NAME auf den Platz kam
        leiter spieler NAME | was NAME auf der Leiter erreicht hat
        leiter regeln | die Regeln der Leiter mit allen Zahlen
        leiter 2026-10 | die Leiter am Ende eines Monats, hier Oktober 2026
    .help-more =
        Für die Clubleitung:
          organisiere leiter öffne REGELWERK,
          organisiere leiter schließe REGELWERK GRUND
                           öffne (KREIS/REGELWERK; „haus 1“) oder schließe sie
          organisiere leiter setze REGELWERK NAME PLATZ GRUND,
          organisiere leiter entferne REGELWERK NAME GRUND
                           gib jemandem einen anderen Platz, oder keinen mehr
act-ladder-one = { act-ladder }
    .button = { act-ladder.button }
    .choose = Eine Leiter wählen
act-ladder-join = der Leiter beitreten
    .button = Der Leiter beitreten
    .choose = Einer Leiter beitreten
act-ladder-rules = die Regeln der Leiter lesen
    .button = Regeln
act-ladder-leave = die Leiter verlassen
    .button = Die Leiter verlassen
act-ladder-player = deine Ergebnisse auf der Leiter ansehen
    .button = Meine Ergebnisse
act-ladder-why = nachlesen, warum du diese Person nicht fordern kannst
    .button = Warum nicht { $what }?
act-ladder-challenge = zu einem Match um diesen Platz fordern
    .button = { $name } fordern (Platz { $place })
    .choose = Jemanden fordern
    .slash = Jemanden zu einem Match um einen Platz fordern
act-ladder-concede = den Platz kampflos überlassen
    .button = Platz überlassen
act-ladder-defer = das Match verschieben
    .button = Verschieben

# Ladders: one for each ruleset, by the ruleset’s id ({ $ladder }).
# To challenge is „fordern“, a challenge „Forderung“; to be on hold is „pausieren“, since „gesperrt“ is a block; points for games lost on time are „Strafpunkte“.
ladder-title = Die Leiter für { $ladder }, { $players ->
        [one] ein Platz
       *[other] { $players } Plätze
    }
ladder-month = Die Leiter für { $ladder }, Stand Ende { $month }
ladder-empty = Auf der Leiter für { $ladder } steht noch niemand. Wenn du jetzt beitrittst, bekommst du Platz 1.
ladder-shut = Die Leiter für { $ladder } ist nicht geöffnet: Die Clubleitung hat sie geschlossen ({ $since }). Wie sie am Ende eines Monats stand, kannst du weiterhin nachlesen.
# What is said after a name in the table.
ladder-state = { $state ->
        [held] pausiert
        [leaving] verlässt die Leiter
        [away] im Urlaub bis { $until }
       *[silent] inaktiv
    }
ladder-plays = { $matches ->
        [one] spielt ein Match
       *[other] spielt { $matches } Matches
    }
ladder-king = { $name } steht { $days ->
        [0] seit heute
        [one] seit einem Tag
       *[other] seit { $days } Tagen
    } auf Platz 1{ $defences ->
        [0] .
        [one] {" "}und hat eine Forderung abgewehrt.
       *[other] {" "}und hat { $defences } Forderungen in Folge abgewehrt.
    }
# Published with its error bar.
ladder-bias = Bisher sind die { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    } im Vorteil: { $points } ± { $deviation } Wertungspunkte, gemessen an { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }.
ladder-you = Du stehst auf Platz { $place } und darfst bis Platz { $highest } hinauf fordern. { $open ->
        [0] Dort kannst du zurzeit niemanden fordern.
       *[other] Wen du jetzt fordern kannst, ist mit + markiert.
    }
ladder-you-first = Du stehst auf Platz 1: Über dir ist niemand, den du fordern könntest.
ladder-you-can-join = Du stehst nicht auf dieser Leiter. Wenn du jetzt beitrittst, beginnst du auf dem letzten Platz.
# Said in place of the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Plätze auf der Leiter für { $ladder } vom { $from } bis { $until }. Jetzt: { $places }.
ladder-ratings-chart = Wertungszahlen auf der Leiter für { $ladder }, die höchsten zuerst: { $ratings }.
ladder-stands = { $name } steht auf der Leiter für { $ladder } auf Platz { $place } von { $players }.
ladder-stands-not = { $name } steht nicht auf der Leiter für { $ladder }.
ladder-may = Du kannst { $name } fordern.
# Why somebody can’t be challenged; { $name } is the other.
ladder-no-yourself = Dich selbst kannst du nicht fordern.
ladder-no-you-are-not-on = Du stehst nicht auf der Leiter für { $ladder } und kannst dort deshalb noch niemanden fordern.
ladder-no-below = { $name } steht unter dir, auf Platz { $place } (du auf Platz { $own }): Fordern kannst du nur nach oben.
ladder-no-too-far = { $name } steht zu weit über dir, auf Platz { $place }. Von Platz { $own } aus darfst du bis Platz { $highest } hinauf fordern{ $by ->
        [small] {" "}(so weit reicht eine Forderung auf einer kleinen Leiter).
        [places] {" "}(so weit reicht eine Forderung gewöhnlich).
        [percent] {" "}(je weiter unten du stehst, desto weiter reicht eine Forderung).
       *[rating] {" "}(so weit reicht deine Wertungszahl).
    }
ladder-no-playing = Gegen { $name } spielst du auf dieser Leiter schon ein Match: in Partie { $game } und der Partie, die dazugehört.
ladder-no-shielded = Vor { $until } kannst du { $name } nicht noch einmal fordern: Du hast euer letztes Match verloren oder nicht begonnen.
ladder-no-you-leave = Du kannst auf der Leiter für { $ladder } niemanden fordern, weil du sie gerade verlässt.
ladder-no-leaves = { $name } verlässt gerade die Leiter und kann nicht mehr gefordert werden.
ladder-no-you-are-held = Du kannst zurzeit niemanden fordern: Du hast eine Partie auf Zeit verloren und seitdem nicht gezogen. Mach zuerst in irgendeiner Partie einen Zug.
ladder-no-held = { $name } kann zurzeit nicht gefordert werden: { $name } hat eine Partie auf Zeit verloren und seitdem nicht gezogen.
ladder-no-your-points = Mit { $limit } oder mehr Strafpunkten für auf Zeit verlorene Partien kannst du niemanden fordern, und du hast { $points }. Jeder Zug, den du machst, baut Strafpunkte ab.
ladder-no-outgoing = Du hast schon { $open ->
        [one] eine eigene Forderung
       *[other] { $open } eigene Forderungen
    } laufen, und auf einmal { $most ->
        [one] ist nur eine erlaubt. Spiel zuerst dieses Match zu Ende.
       *[other] sind nur { $most } erlaubt. Spiel zuerst eines dieser Matches zu Ende.
    }
ladder-no-incoming = { $name } ist schon gefordert, und auf diesem Platz { $most ->
        [one] ist nur eine Forderung
       *[other] sind nur { $most } Forderungen
    } auf einmal erlaubt.
ladder-no-away = { $name } ist im Urlaub und kann vor { $until } nicht gefordert werden.
ladder-no-silent = { $name } war seit { $since } nicht hier. Wer { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } oder länger nicht hier war, kann nicht gefordert werden.
ladder-no-takes-none = { $name } kann zurzeit nicht gefordert werden.
# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
# The steps are read on the day and, later, in a list with dates: hence the perfect tense.
ladder-challenged = { $who ->
        [you] Du (Platz { $place }) hast { $rival } (Platz { $rival-place }) auf der Leiter für { $ladder } gefordert.
       *[other] { $name } (Platz { $place }) hat dich (Platz { $rival-place }) auf der Leiter für { $ladder } gefordert.
    } Euer Match sind die Partien { $first } und { $second }, beide gewertet. Für den ersten Zug in einer davon habt ihr beide { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } auf der Uhr. { $who ->
        [you] Bis zu deinem ersten Zug kannst du das Match verschieben.
       *[other] Bis zu deinem ersten Zug kannst du das Match verschieben oder deinen Platz kampflos überlassen.
    }
# For everybody in a server.
news-ladder-challenge = { $name } (Platz { $place }) hat { $rival } (Platz { $rival-place }) auf der Leiter für { $ladder } gefordert: Partien { $first } und { $second }.
ladder-deferred = { $who ->
        [you] Du hast das Match mit den Partien { $first } und { $second } verschoben: In beiden Partien steht deine Uhr bis { $until } still.
       *[other] { $name } hat das Match mit den Partien { $first } und { $second } verschoben: In beiden Partien steht die Uhr von { $name } bis { $until } still.
    }
ladder-not-begun = Du hast in deinem Match gegen { $rival } (Partien { $first } und { $second }) noch nicht gezogen. Wenn du es bis { $until } nicht tust, { $role ->
        [challenger] verfällt deine Forderung.
       *[defender] geht dein Platz an { $rival }.
    }
ladder-leaving = Du verlässt die Leiter für { $ladder }, sobald deine Matches zu Ende sind; sie zählen noch. Danach kannst du wieder beitreten, etwas weiter unten.
ladder-opened = Die Clubleitung hat die Leiter für { $ladder } geöffnet. Du kannst ihr jetzt beitreten.
ladder-closed = Die Clubleitung hat die Leiter für { $ladder } geschlossen. { $players ->
        [0] Niemand stand darauf.
        [one] Eine Person stand darauf und kennt jetzt die Begründung.
       *[other] { $players } Personen standen darauf und kennen jetzt die Begründung.
    }

ladder-step-joined = { $who ->
        [you] Du bist
       *[other] { $name } ist
    } in die Leiter für { $ladder } eingestiegen, auf Platz { $to }.
ladder-step-returned = { $who ->
        [you] Du bist
       *[other] { $name } ist
    } auf die Leiter für { $ladder } zurückgekehrt, auf Platz { $to } (früher Platz { $detail }).
ladder-step-left = { $who ->
        [you] Du hast die Leiter für { $ladder } verlassen, von Platz { $from } aus.{ $days ->
            [0] {""}
            [one] {" "}Kommst du innerhalb eines Tages zurück, beginnst du in der Nähe dieses Platzes.
           *[other] {" "}Kommst du innerhalb von { $days } Tagen zurück, beginnst du in der Nähe dieses Platzes.
        }
       *[other] { $name } hat die Leiter für { $ladder } verlassen, von Platz { $from } aus.
    }
ladder-step-erased = { $name } hat den Club verlassen; damit ist Platz { $from } der Leiter für { $ladder } frei geworden.
ladder-step-won = { $who ->
        [you] Du hast das Match mit den Partien { $first } und { $second } gegen { $rival }
       *[other] { $name } hat das Match mit den Partien { $first } und { $second } gegen { $rival-who ->
            [you] dich
           *[other] { $rival }
        }
    } gewonnen ({ $points }:{ $rival-points }{ $detail ->
        [2] , entschieden durch die Feinwertung des Regelwerks
       *[other] {""}
    }) und { $who ->
        [you] bist
       *[other] ist
    } auf der Leiter für { $ladder } von Platz { $from } auf Platz { $to } vorgerückt, direkt über { $rival-who ->
        [you] dich
       *[other] { $rival }
    }.
ladder-step-tied = { $who ->
        [you] Dein Match mit den Partien { $first } und { $second } gegen { $rival }
       *[other] Das Match mit den Partien { $first } und { $second } zwischen { $name } und { $rival-who ->
            [you] dir
           *[other] { $rival }
        }
    } endete remis ({ $points }:{ $rival-points }). { $moves ->
        [no] { $who ->
            [you] Du bist auf der Leiter für { $ladder } auf Platz { $to } geblieben, unter Platz { $rival-place }.
           *[other] { $name } ist auf der Leiter für { $ladder } auf Platz { $to } geblieben, unter Platz { $rival-place }.
        }
       *[yes] { $who ->
            [you] Du bist
           *[other] { $name } ist
        } auf der Leiter für { $ladder } von Platz { $from } auf Platz { $to } vorgerückt, näher an Platz { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] Du hast das Match mit den Partien { $first } und { $second } gegen { $rival }
       *[other] { $name } hat das Match mit den Partien { $first } und { $second } gegen { $rival-who ->
            [you] dich
           *[other] { $rival }
        }
    } verloren ({ $points }:{ $rival-points }{ $detail ->
        [2] , entschieden durch die Feinwertung des Regelwerks
       *[other] {""}
    }). Auf der Leiter für { $ladder } hat sich nichts geändert: { $who ->
        [you] Du bist auf Platz { $to } geblieben und kannst { $rival }
       *[other] { $name } ist auf Platz { $to } geblieben und kann { $rival-who ->
            [you] dich
           *[other] { $rival }
        }
    } { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang nicht fordern.
ladder-step-void = { $who ->
        [you] Deine Forderung an { $rival } ist verfallen, weil du nicht
       *[other] Die Forderung von { $name } an { $rival-who ->
            [you] dich
           *[other] { $rival }
        } ist verfallen, weil { $name } nicht
    } rechtzeitig gezogen { $who ->
        [you] hast.
       *[other] hat.
    } Die Partien { $first } und { $second } endeten ohne Ergebnis. Auf der Leiter für { $ladder } hat sich nichts geändert, und { $who ->
        [you] du kannst { $rival }
       *[other] { $name } kann { $rival-who ->
            [you] dich
           *[other] { $rival }
        }
    } { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang nicht fordern.
ladder-step-absent = { $rival-who ->
        [you] Du hast im Match gegen { $name }
       *[other] { $rival } hat im Match gegen { $who ->
            [you] dich
           *[other] { $name }
        }
    } nicht rechtzeitig gezogen. Die Partien { $first } und { $second } endeten ohne Ergebnis; { $who ->
        [you] du hast den Platz bekommen und bist
       *[other] { $name } hat den Platz bekommen und ist
    } auf der Leiter für { $ladder } von Platz { $from } auf Platz { $to } vorgerückt.
ladder-step-conceded = { $rival-who ->
        [you] Du hast { $name }
       *[other] { $rival } hat { $who ->
            [you] dir
           *[other] { $name }
        }
    } kampflos den Platz überlassen. { $who ->
        [you] Du bist
       *[other] { $name } ist
    } auf der Leiter für { $ladder } von Platz { $from } auf Platz { $to } vorgerückt. Die Partien { $first } und { $second } endeten ohne Ergebnis.
ladder-step-closed = Das Match mit den Partien { $first } und { $second } zählt auf der Leiter für { $ladder } nicht, weil eine der Partien kein Ergebnis hat.
ladder-step-decayed = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } auf der Leiter für { $ladder } { $detail ->
        [one] einen Tag
       *[other] { $detail } Tage
    } lang kein Match gespielt und { $who ->
        [you] bist
       *[other] ist
    } von Platz { $from } auf Platz { $to } zurückgefallen.
ladder-step-late = { $who ->
        [you] Du hast auf der Leiter für { $ladder } eine Partie auf Zeit verloren. Du hast jetzt { $detail ->
            [one] einen Strafpunkt
           *[other] { $detail } Strafpunkte
        }; jeder Zug, den du machst, baut Strafpunkte ab. Bis zu deinem nächsten Zug pausierst du: Du kannst niemanden fordern und nicht gefordert werden.
       *[other] { $name } hat auf der Leiter für { $ladder } eine Partie auf Zeit verloren, hat jetzt { $detail ->
            [one] einen Strafpunkt
           *[other] { $detail } Strafpunkte
        } und pausiert bis zum nächsten eigenen Zug.
    }
ladder-step-sunk = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } auf der Leiter für { $ladder } innerhalb { $days ->
        [one] eines Tages
       *[other] von { $days } Tagen
    } { $detail ->
        [one] eine Partie
       *[other] { $detail } Partien
    } auf Zeit verloren und { $who ->
        [you] bist
       *[other] ist
    } von Platz { $from } auf Platz { $to } zurückgefallen, hinter alle, die aktiv sind.
ladder-step-corrected = Die Clubleitung hat { $who ->
        [you] dich
       *[other] { $name }
    } auf der Leiter für { $ladder } von Platz { $from } auf Platz { $to } gesetzt. Ihre Begründung: „{ $reason }“
ladder-step-disbanded = Die Clubleitung hat die Leiter für { $ladder } geschlossen. { $who ->
        [you] Du standest
       *[other] { $name } stand
    } auf Platz { $from }.{ $detail ->
        [0] {""}
       *[other] {" "}Die Partien schon begonnener Matches gehen als gewertete Partien weiter, zählen aber nicht mehr für die Leiter.
    } Ihre Begründung: „{ $reason }“
ladder-step-taken-out = { $who ->
        [you] Die Clubleitung hat dich von der Leiter für { $ladder } genommen, auf der du auf Platz { $from } standest.
       *[other] Die Clubleitung hat { $name } von der Leiter für { $ladder } genommen, bisher auf Platz { $from }.
    } Die Begründung: „{ $reason }“

ladder-earlier = { $count ->
        [one] Ein älterer Eintrag wird nicht gezeigt.
       *[other] { $count } ältere Einträge werden nicht gezeigt.
    }
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, Platz { $places }: { $step }
ladder-no-place = –
ladder-best = Bester Platz: { $best }. Tage auf Platz 1: { $days }.
ladder-matches = Matches: { $won } gewonnen, { $level } remis, { $lost } verloren.
ladder-defences = Abgewehrte Forderungen in Folge: { $now } (Bestwert: { $most }).
ladder-rating = Wertungszahl: { $rating }. Gewertete Partien: { $attacked } im Angriff, { $defended } in der Verteidigung.
ladder-unrated = Noch keine gewerteten Partien.
ladder-sides = Wertungszahl im Angriff: { $attackers }. In der Verteidigung: { $defenders }.
ladder-points = Strafpunkte für auf Zeit verlorene Partien: { $points }.
# The rule sheet, filled with the numbers in force: short, so that it fits on one screen.
ladder-sheet-title = Die Regeln der Leiter für { $ladder }
ladder-sheet-match = Eine Forderung startet sofort ein Match: zwei öffentliche, gewertete Partien, eine auf jeder Seite.
ladder-sheet-reach = Auf Leitern mit bis zu { $small-ladder ->
        [one] einem Platz
       *[other] { $small-ladder } Plätzen
    } darfst du { $small-reach ->
        [one] einen Platz
       *[other] bis zu { $small-reach } Plätze
    } nach oben fordern. Auf größeren gilt die weiteste von drei Grenzen: { $reach-places ->
        [one] ein Platz
       *[other] { $reach-places } Plätze
    } nach oben; so viele Plätze nach oben, wie { $reach-percent } % deiner Platznummer ergeben; oder { $reach-rating ->
        [one] ein Platz
       *[other] { $reach-rating } Plätze
    } über dem Platz, der deiner Wertungszahl entspricht (wenn deren Abweichung höchstens { $reach-deviation } beträgt).
ladder-sheet-load = Du kannst { $outgoing ->
        [one] eine eigene Forderung
       *[other] { $outgoing } eigene Forderungen
    } offen haben und { $incoming ->
        [one] eine
       *[other] { $incoming }
    } gegen dich{ $top-places ->
        [0] {""}
        [one] {" "}(auf Platz 1: { $top-incoming })
       *[other] {" "}(auf Platz 1 bis { $top-places }: { $top-incoming })
    }. Ist die Grenze für Forderungen gegen dich erreicht, bist du höchstens { $hold-days ->
        [one] einen Tag
       *[other] { $hold-days } Tage
    } lang vor weiteren sicher. Solange die Gegenseite im Urlaub ist, zählt eine Forderung nicht mit. Eine Sperre schützt nicht vor Forderungen auf der Leiter.
ladder-sheet-opening = Für den ersten Zug habt ihr je { $opening-days ->
        [one] einen Tag
       *[other] { $opening-days } Tage
    } auf der Uhr. Versäumst du ihn, verlierst du das Match oder, wenn du gefordert bist, den Platz (ungewertet). Bis dahin kannst du das Match um { $defer-days ->
        [one] einen Tag
       *[other] { $defer-days } Tage
    } verschieben (einmal { $defer-every ->
        [one] am Tag
       *[other] in { $defer-every } Tagen
    }) oder, wenn du gefordert bist, der Gegenseite den Platz überlassen.
ladder-sheet-result = Ein Sieg zählt 1 Punkt, ein Remis ½. Stehst du am Ende tiefer, bringen dich mehr Punkte direkt über die Gegenseite; mit weniger bleibst du stehen{ $shield-days ->
        [0] .
        [one] {" "}und kannst sie einen Tag lang nicht fordern.
       *[other] {" "}und kannst sie { $shield-days } Tage lang nicht fordern.
    }
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Bei Punktgleichheit gewinnt, wer in weniger Zügen gesiegt hat.{" "}
        [more-captures] Bei Punktgleichheit gewinnt, wer mehr Steine geschlagen hat.{" "}
       *[none] {""}
    }{ $tie ->
        [nothing] Bleibt das Match remis, rückt niemand vor.
        [below] Bleibt das Match remis, rückt, wer tiefer steht, direkt unter die Gegenseite vor.
       *[middle] Bleibt das Match remis, rückt, wer tiefer steht, um den halben Abstand (abgerundet) vor.
    }
ladder-sheet-late = Eine Niederlage auf Zeit (vor deinem zweiten Zug ungewertet) bringt { $timeout-points ->
        [one] einen Strafpunkt
       *[other] { $timeout-points } Strafpunkte
    }, und bis du ziehst, gibt es keine Forderungen von dir oder an dich. Jeder Zug baut { $ply-points } ab{ $points-limit ->
        [0] .
       *[other] ; ab { $points-limit } kannst du nicht fordern.
    } Nach { $timeouts ->
        [one] einer Niederlage
       *[other] { $timeouts } Niederlagen
    } auf Zeit in { $timeout-days ->
        [one] einem Tag
       *[other] { $timeout-days } Tagen
    } fällst du hinter alle Aktiven zurück.
ladder-sheet-silence = Wer im Urlaub ist oder { $silence-days ->
        [one] einen Tag
       *[other] { $silence-days } Tage
    } nicht hier war, kann nicht gefordert werden.
ladder-sheet-leave = Verlässt du die Leiter, zählen deine Matches noch. Kommst du innerhalb { $limbo-days ->
        [one] eines Tages
       *[other] von { $limbo-days } Tagen
    } wieder, fällst du von deinem alten Platz um { $limbo-percent } % des Abstands zum letzten zurück; kommst du später, beginnst du auf dem letzten.
ladder-sheet-idle = { $free-days ->
        [0] Ohne Match
        [one] Nach einem Tag ohne Match
       *[other] Nach { $free-days } Tagen ohne Match
    } (Urlaub zählt nicht mit) fällst du { $decay-days ->
        [one] jeden Tag
       *[other] alle { $decay-days } Tage
    } einen Platz zurück, hinter die nächste aktive Person.
ladder-sheet-ratings = Die Wertung (Glicko-2) berücksichtigt, welche Seite stärker ist: Ein 1:1 unter Gleichstarken ändert nichts.

refusal-no-ladder = Die Leiter für { $ladder } ist nicht geöffnet. Welche Leitern es gibt, entscheidet die Clubleitung: { $count ->
        [0] Im Moment gibt es keine.
        [one] Im Moment gibt es nur die für { $ladders }.
       *[other] Im Moment gibt es Leitern für { $ladders }.
    }
refusal-no-ladders = Im Moment ist keine Leiter geöffnet. Leitern werden von der Clubleitung geöffnet.
refusal-ladder-open-already = Die Leiter für { $ladder } ist schon geöffnet.
refusal-which-ladder = { CLIENT() ->
        [discord] Es gibt mehrere Leitern: { $ladders }. Welche meinst du?
       *[typed] Es gibt mehr als eine Leiter. Schreib das Regelwerk der Leiter dazu, die du meinst: { $ladders }.
    }
refusal-not-on-ladder = Du stehst nicht auf der Leiter für { $ladder }.
refusal-other-on-ladder = { $name } steht schon auf der Leiter für { $ladder }, auf Platz { $place }.
refusal-already-on-ladder = Du stehst schon auf der Leiter für { $ladder }, auf Platz { $place }.
refusal-already-leaving = Das ist schon vorgemerkt: Du verlässt die Leiter für { $ladder }, sobald deine Matches zu Ende sind. Danach kannst du wieder beitreten, etwas weiter unten.
refusal-no-ladder-match = Du spielst auf keiner Leiter ein Match, in dem das möglich wäre.
refusal-which-match = Du spielst mehr als ein Match. Schreib einen Namen oder die Nummer einer Partie dazu: { $games }.
refusal-not-challenged = In diesem Match kannst du keinen Platz überlassen: Du hast { $name } gefordert, und überlassen kann den Platz nur, wer gefordert wurde. Du kannst das Match verschieben oder eine Partie aufgeben.
refusal-match-begun = Das geht nicht mehr: Du hast im Match mit den Partien { $first } und { $second } schon gezogen, es muss also gespielt werden. Du kannst aber eine Partie aufgeben.
refusal-deferred-before = Du kannst vor { $until } kein weiteres Match verschieben, weil du das erst vor Kurzem getan hast.
refusal-bad-place = { $name } kann nicht auf Platz { $place } gesetzt werden: Die Leiter für { $ladder } hat die Plätze 1 bis { $players }, und { $name } steht jetzt auf Platz { $stands }.
refusal-no-month = Wie die Leiter für { $ladder } Ende { $month } stand, ist nicht bekannt: Sie begann später, oder der Monat ist noch nicht vorbei.
