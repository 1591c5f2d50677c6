# A game between two players, in German.

## A game before its players
# „Angriff“ and „Verteidigung“ beside a name, since „Angreifer“ would be taken for a man.
table-title = Partie { $number }: { $attackers } (Angriff) gegen { $defenders } (Verteidigung), { $ruleset }
table-ply = Zug { $number }: { $what }
table-turn = { $who ->
        [you] Du bist am Zug (Nr. { $ply }). Du spielst die { $side ->
                [attackers] Angreifer
               *[defenders] Verteidiger
            }.
       *[other] { $name } ist am Zug (Nr. { $ply }, { $side ->
                [attackers] Angriff
               *[defenders] Verteidigung
            }).
    }
# $pieces are the signs on the board that are the reader’s, with what they mean.
table-beginner = Deine Steine: { $pieces }. Um zu ziehen, gib das Feld ein, auf dem ein Stein steht, und das Feld, auf das er ziehen soll:
table-draw-offered = { $who ->
        [you] Dein Remisangebot ist noch offen.
        [opponent] { $name } bietet Remis an. Wenn du ziehst, lehnst du damit ab.
       *[player] { $name } bietet Remis an.
    }
table-takeback-offered = { $who ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
        [opponent] { $name } möchte einen Zug zurücknehmen. Wenn du ziehst, lehnst du damit ab.
       *[player] { $name } möchte einen Zug zurücknehmen.
    }
table-time-offered = { $who ->
        [you] { $what ->
            [pause] Dein Angebot, die Partie bis { $time } ruhen zu lassen, ist noch offen.
           *[more] Dein Angebot von mehr Zeit für beide ({ $time }) ist noch offen.
        }
        [opponent] { $what ->
            [pause] { $name } bietet an, die Partie bis { $time } ruhen zu lassen.
           *[more] { $name } bietet mehr Zeit für euch beide an: { $time }.
        } Wenn du ziehst, lehnst du damit ab.
       *[player] { $what ->
            [pause] { $name } bietet an, die Partie bis { $time } ruhen zu lassen.
           *[more] { $name } bietet mehr Zeit für beide Seiten an: { $time }.
        }
    }
table-match-goes-on = Die andere Partie des Matchs, Partie { $other }, geht weiter.
table-left-silent = { $count ->
        [one] Das erfährst nur du: Der Fluchtweg nach { $routes } ist offen, aber nicht angesagt; der König darf ihn also noch nicht nehmen. Du kannst ihn mit jedem späteren Zug ansagen, solange er offen bleibt.
       *[other] Das erfährst nur du: Die Fluchtwege nach { $routes } sind offen, aber nicht angesagt; der König darf sie also noch nicht nehmen. Du kannst sie mit jedem späteren Zug ansagen, solange sie offen bleiben.
    }
# „Prüfsumme“, since „Kette“ is the row of men in a shieldwall.
chain-line = Prüfsumme (Partie { $game }, { $at ->
        [start] Beginn
        [end] Ende
       *[move] Zug { $move }
    }): { $chain }
chain-why = Die Prüfsumme ist ein kurzer Code aus allem, was in der Partie bisher geschehen ist. Wenn du sie aufbewahrst, kann niemand etwas davon ändern, ohne dass du es merkst.
time-running = { $who ->
        [you] Du hast noch { $left }, bis { $until }.
       *[other] { $name } hat noch { $left }, bis { $until }.
    }
# Dasselbe, wo $until selbst zeigt, wie lange es noch ist.
time-counted = { $who ->
        [you] Du hast Zeit bis { $until }.
       *[other] { $name } hat Zeit bis { $until }.
    }
time-standing = { $who ->
        [you] Du hast noch { $left }. Deine Uhr steht bis { $stands }; deine Zeit reicht bis { $until }.
       *[other] { $name } hat noch { $left }. Die Uhr steht bis { $stands }; die Zeit reicht bis { $until }.
    }
time-paused = Die Partie ruht wie vereinbart bis { $until }.
time-not-running = { $who ->
        [you] Du hast noch { $left }; deine Uhr beginnt jetzt zu laufen.
       *[other] { CLIENT() ->
                [discord] { $name } hat noch { $left }.
               *[typed] { $name } hat noch { $left }; die Uhr beginnt zu laufen, sobald { $name } benachrichtigt ist.
            }
    }
time-unreached = Wir konnten { $name } nicht erreichen, aber die Uhr läuft seit { $since }.
time-up = { $who ->
        [you] Deine Zeit ist um.
       *[other] Die Zeit von { $name } ist um.
    }

## Die erste Zeile eines Beitrags, die eine Benachrichtigung zeigt

lead-ply = { $who ->
        [you] Du bist am Zug:
       *[other] { $name } ist am Zug:
    } { $mover } hat { $ply } gezogen{ $count ->
        [0] {""}
       *[other] {" "}und { $taken } geschlagen
    }
lead-passed = { $who ->
        [you] Du bist am Zug:
       *[other] { $name } ist am Zug:
    } { $mover } musste aussetzen
lead-began = { $who ->
        [you] Die Partie beginnt, du bist am Zug
       *[other] Die Partie beginnt, { $name } ist am Zug
    }
lead-turn = { $who ->
        [you] Du bist am Zug
       *[other] { $name } ist am Zug
    }
lead-won = { $winner } hat gegen { $loser } gewonnen
lead-drawn = Remis zwischen { $one } und { $other }
lead-closed = Die Partie wurde ohne Ergebnis beendet

## Was ein Beitrag sagt, wenn er beantwortet ist

closed-invitation = { $how ->
        [accepted] { $recipient } hat die Einladung von { $sender } angenommen: Partie { $game } hat begonnen.
        [declined] { $recipient } hat die Einladung von { $sender } abgelehnt.
        [countered] { $recipient } hat auf die Einladung von { $sender } mit anderen Bedingungen geantwortet.
        [cancelled] { $sender } hat die Einladung an { $recipient } zurückgezogen.
       *[expired] Die Einladung von { $sender } an { $recipient } ist abgelaufen.
    }
closed-seek = { $how ->
        [accepted] Das Gesuch von { $sender } wurde angenommen.
        [cancelled] { $sender } hat dieses Gesuch zurückgezogen.
       *[expired] Das Gesuch von { $sender } ist abgelaufen.
    }
closed-draw = { $how ->
        [accepted] { $name } hat Remis angeboten, und { $other } hat angenommen.
        [declined] { $name } hat Remis angeboten, und { $other } hat abgelehnt.
        [withdrawn] { $name } hat Remis angeboten und das Angebot zurückgezogen.
       *[passed] { $name } hat Remis angeboten. Das Angebot gilt nicht mehr.
    }
closed-takeback = { $how ->
        [accepted] { $name } wollte einen Zug zurücknehmen, und { $other } war einverstanden.
        [declined] { $name } wollte einen Zug zurücknehmen, und { $other } hat abgelehnt.
        [withdrawn] { $name } wollte einen Zug zurücknehmen und hat die Bitte zurückgezogen.
       *[passed] { $name } wollte einen Zug zurücknehmen. Die Bitte gilt nicht mehr.
    }
closed-time = { $what ->
        [pause] { $name } hat angeboten, die Partie bis { $time } ruhen zu lassen{ $how ->
            [accepted] , und { $other } hat angenommen.
            [declined] , und { $other } hat abgelehnt.
            [withdrawn] , und das Angebot zurückgezogen.
           *[passed] . Das Angebot gilt nicht mehr.
        }
       *[more] { $name } hat mehr Zeit für beide Seiten angeboten ({ $time }){ $how ->
            [accepted] , und { $other } hat angenommen.
            [declined] , und { $other } hat abgelehnt.
            [withdrawn] {" "}und das Angebot zurückgezogen.
           *[passed] . Das Angebot gilt nicht mehr.
        }
    }

## What happened in a game

began = Die Partie beginnt.
began-side = { $side ->
        [attackers] { $first ->
            [attackers] Du spielst die Angreifer und ziehst zuerst.
           *[defenders] Du spielst die Angreifer; die Verteidiger ziehen zuerst.
        }
       *[defenders] { $first ->
            [attackers] Du spielst die Verteidiger; die Angreifer ziehen zuerst.
           *[defenders] Du spielst die Verteidiger und ziehst zuerst.
        }
    }
rolled = Der Hún (der Würfel des Königs) zeigt eine { $roll }: { $roll ->
        [0] Der König darf diesmal nicht ziehen, zieh also einen deiner Steine.
        [1] Der König darf ein Feld weit ziehen. Wenn er kann, musst du ihn ziehen; wenn nicht, zieh einen deiner Steine.
       *[other] Der König darf bis zu { $roll } Felder weit ziehen. Wenn er kann, musst du ihn ziehen; wenn nicht, zieh einen deiner Steine.
    }
draw-offered = { $who ->
        [you] Du hast Remis angeboten. Das Angebot gilt, bis die Gegenseite antwortet oder zieht; du kannst solange weiterspielen.
        [opponent] { $name } bietet Remis an. Wenn du ziehst, lehnst du damit ab.
       *[player] { $name } bietet Remis an.
    }
draw-declined = { $who ->
        [you] Du hast das Remis abgelehnt. Die Partie geht weiter.
       *[other] { $name } hat das Remis abgelehnt. Die Partie geht weiter.
    }
draw-withdrawn = { $who ->
        [you] Du hast dein Remisangebot zurückgezogen. Die Partie geht weiter.
       *[other] { $name } hat das Remisangebot zurückgezogen. Die Partie geht weiter.
    }
takeback-offered = { $who ->
        [you] Du hast um die Rücknahme deines letzten Zuges gebeten. Die Bitte gilt, bis die Gegenseite antwortet oder jemand von euch zieht.
        [opponent] { $name } möchte den letzten eigenen Zug zurücknehmen. Hast du seitdem gezogen, wird dein Zug mit zurückgenommen. Wenn du ziehst, lehnst du damit ab.
       *[player] { $name } möchte den letzten eigenen Zug zurücknehmen und damit auch einen Zug, der danach kam.
    }
takeback-declined = { $who ->
        [you] Du hast die Rücknahme abgelehnt. Die Partie geht weiter.
       *[other] { $name } hat die Rücknahme abgelehnt. Die Partie geht weiter.
    }
takeback-withdrawn = { $who ->
        [you] Du hast deine Bitte um Rücknahme zurückgezogen. Die Partie geht weiter.
       *[other] { $name } hat die Bitte um Rücknahme zurückgezogen. Die Partie geht weiter.
    }
time-offered = { $who ->
        [you] { $what ->
            [pause] Du hast angeboten, die Partie bis { $time } ruhen zu lassen.
           *[more] Du hast mehr Zeit für euch beide angeboten: { $time }.
        } Das Angebot gilt, bis die Gegenseite antwortet oder zieht; du kannst solange weiterspielen.
        [opponent] { $what ->
            [pause] { $name } bietet an, die Partie bis { $time } ruhen zu lassen: So lange läuft keine Uhr, ziehen könnt ihr trotzdem.
           *[more] { $name } bietet mehr Zeit für euch beide an: { $time }.
        } Wenn du jetzt ziehst, lehnst du damit ab.
       *[player] { $what ->
            [pause] { $name } bietet an, die Partie bis { $time } ruhen zu lassen.
           *[more] { $name } bietet mehr Zeit für beide Seiten an: { $time }.
        }
    }
time-declined = { $who ->
        [you] Du hast das Angebot abgelehnt. An den Uhren ändert sich nichts.
       *[other] { $name } hat das Angebot abgelehnt. An den Uhren ändert sich nichts.
    }
time-withdrawn = { $who ->
        [you] Du hast dein Angebot zurückgezogen. An den Uhren ändert sich nichts.
       *[other] { $name } hat das Angebot zurückgezogen. An den Uhren ändert sich nichts.
    }
time-agreed = { $what ->
        [pause] Abgemacht: Ab jetzt läuft keine Uhr. Ziehen können beide trotzdem.
       *[more] Abgemacht: Beide Seiten bekommen mehr Zeit ({ $time }).
    }
taken-back = Die Rücknahme wurde erlaubt: Auf dem Brett steht alles wieder wie vor diesem Zug. Die Uhren bleiben, wie sie sind; nur die Zeit, die mit den zurückgenommenen Zügen dazukam, wird wieder abgezogen.
announced-after = Dein Zug wurde zurückgezogen und mit der Ansage neu gespielt.
withdrawn = Dein Zug ist zurückgezogen; niemand hatte ihn gesehen. Du kannst neu ziehen.
warned = { $urgency ->
        [asked] Du wolltest daran erinnert werden, dass du am Zug bist.
        [low] Du hast weniger als ein Fünftel deiner Zeit übrig.
       *[last] Deine Zeit ist fast um. Das ist die letzte Erinnerung.
    }
time-is-up = { $who ->
        [you] Deine Zeit ist um. Du kannst noch ziehen, solange die Gegenseite den Sieg nicht beansprucht.
        [opponent] Die Zeit von { $name } ist um. Du kannst den Sieg beanspruchen oder auf den Zug warten.
       *[player] Die Zeit von { $name } ist um, die Gegenseite kann also den Sieg beanspruchen.
    }

day-used = { $who ->
        [you] Deine Zeit war um, deshalb wurde ein Urlaubstag von dir verbraucht: Du bekommst 24 Stunden dazu.
       *[other] Die Zeit von { $name } war um, deshalb wurde ein Urlaubstag verbraucht: { $name } bekommt 24 Stunden dazu.
    }
telling-given-up = { $who ->
        [you] Wir konnten dir zu dieser Partie keine Nachricht zustellen. Deine Uhr läuft trotzdem.
       *[other] Wir können { $name } zurzeit nicht erreichen. Die Uhr von { $name } läuft trotzdem.
    }

refunded-rest = { $who ->
        [you] Eine Benachrichtigung, dass du am Zug bist, hat dich nicht rechtzeitig erreicht, und deine Uhr lief inzwischen. Sie bekommt so viel von dieser Zeit zurück, wie in einer Partie möglich ist (insgesamt ein Zehntel ihrer Anfangszeit), und läuft weiter.
       *[other] Eine Benachrichtigung, dass { $name } am Zug ist, kam nicht rechtzeitig an, und die Uhr von { $name } lief inzwischen. Sie bekommt so viel von dieser Zeit zurück, wie in einer Partie möglich ist (insgesamt ein Zehntel ihrer Anfangszeit), und läuft weiter.
    }

## Conditional moves

plan-none = Du hast keine Züge geplant.
plan = Dein Plan:
plan-line = { $when ->
        [move] Wenn { $name } { $what } zieht,
        [capture] Wenn { $name } einen deiner Steine schlägt,
        [capture-on] Wenn { $name } deinen Stein auf { $what } schlägt,
        [one] Wenn { $name } einen Fluchtweg ansagt,
       *[two] Wenn { $name } zwei Fluchtwege ansagt,
    } { $answer ->
        [stop] wird nichts gespielt, und der Plan endet.
        [resign] gibst du auf: Die Partie ist sofort zu Ende, ohne Rückfrage.
        [tell-me] wird nichts gespielt, der Plan endet, und du erfährst es sofort (oder am Ende deiner Ruhezeit).
       *[other] antwortest du mit { $answer }.
    }
plan-private = Das siehst nur du.
plan-played = Dein geplanter Zug wurde gespielt. { $ply }
plan-resigned = Du hattest geplant, in diesem Fall aufzugeben. { $ply }
plan-over-other = Es kam ein Zug, für den du nichts geplant hattest; damit ist dein Plan zu Ende. Du bist am Zug.
plan-over-stop = Dein Plan ist an der Stelle angekommen, an der er halten sollte. Du bist am Zug.
plan-over-told = Die Gegenseite hat getan, wovon du erfahren wolltest. Dein Plan ist zu Ende, und du bist am Zug. { $ply }
plan-over-illegal = Dein geplanter Zug ließ sich nicht spielen, deshalb ist dein Plan zu Ende, und du bist am Zug. { $why }

## Vacation and outages

vacation-left = { $left ->
        [0] Du hast keine Urlaubstage mehr.
        [one] Du hast noch { $left } Urlaubstag. Läuft deine Uhr in einer Partie ab, in der Urlaub erlaubt ist, wird er automatisch verbraucht.
       *[other] Du hast noch { $left } Urlaubstage. Läuft deine Uhr in einer Partie ab, in der Urlaub erlaubt ist, wird automatisch einer verbraucht.
    }
vacation-until = Du bist bis { $until } im Urlaub. In Partien, in denen Urlaub erlaubt ist, stehen deine Uhren so lange.
vacation-planned = Dein nächster Urlaub geht von { $from } bis { $until }.
away = { $name } ist bis { $until } im Urlaub. In Partien, in denen Urlaub erlaubt ist, steht die Uhr von { $name } so lange.
back = { $name } ist aus dem Urlaub zurück.
club-was-away = Der Club war von { $from } bis { $until } außer Betrieb. In dieser Zeit lief keine Uhr.

## A match of two games

match-over = Das Match mit den Partien { $first } und { $second } ist zu Ende: { $one } gegen { $two }, { $ruleset }
match-game = Partie { $number }: { $winner ->
        [attackers] { $attackers } (Angriff) gewann gegen { $defenders } (Verteidigung) in { $plies ->
                [one] { $plies } Zug
               *[other] { $plies } Zügen
            }.
        [defenders] { $defenders } (Verteidigung) gewann gegen { $attackers } (Angriff) in { $plies ->
                [one] { $plies } Zug
               *[other] { $plies } Zügen
            }.
       *[nobody] { $attackers } (Angriff) und { $defenders } (Verteidigung) spielten remis, nach { $plies ->
                [one] { $plies } Zug
               *[other] { $plies } Zügen
            }.
    } { $attackers } hat { $by-attackers ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $by-attackers } Steine
    } geschlagen, { $defenders } { $by-defenders ->
        [0] keinen.
        [one] einen.
       *[other] { $by-defenders }.
    }
match-points = Punkte: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] Du gewinnst das Match nach Punkten.
       *[other] { $name } gewinnt das Match nach Punkten.
    }
match-by-fewer-plies = { $who ->
        [you] Ihr habt beide eine Partie gewonnen. Du gewinnst das Match, weil du in weniger Zügen gewonnen hast: { $fewer } gegen { $more }.
       *[other] Beide haben eine Partie gewonnen. { $name } gewinnt das Match, weil { $name } in weniger Zügen gewonnen hat: { $fewer } gegen { $more }.
    }
match-by-more-captures = { $who ->
        [you] Nach Punkten steht es gleich. Du gewinnst das Match, weil du in beiden Partien zusammen mehr Steine geschlagen hast: { $more } gegen { $fewer }.
       *[other] Nach Punkten steht es gleich. { $name } gewinnt das Match, weil { $name } in beiden Partien zusammen mehr Steine geschlagen hat: { $more } gegen { $fewer }.
    }
match-level = { $tie-break ->
        [none] Nach Punkten steht es gleich, deshalb ist das Match remis.
        [fewer-plies] Nach Punkten steht es gleich, und niemand hat in weniger Zügen gewonnen; deshalb ist das Match remis.
       *[more-captures] Nach Punkten steht es gleich, und beide haben gleich viele Steine geschlagen; deshalb ist das Match remis.
    }

record-file = Hier ist das Protokoll der Partie mit allem, was geschehen ist, in der Datei { $file }. Mit „taflpost verify“ lässt es sich prüfen.
wrote-to-organisers = Die Clubleitung wird lesen, was du geschrieben hast, und wenn sie antwortet, bekommst du Bescheid.

## Answers
noted = Deine Notiz zu Partie { $game } ist gespeichert. Nur du kannst sie lesen.
line-saved = Zugfolge { $number } zu Partie { $game } ist gespeichert. Nur du kannst sie sehen.
said = { $name } schreibt (Partie { $game }): { $text }
said-on = { $name } weiter: { $text }
said-by-you = Deine Nachricht in Partie { $game } ist verschickt.
said-erased = In Partie { $game } gab es eine Nachricht für dich; sie ist inzwischen gelöscht.
moves-none = Es wurde noch nicht gezogen.
clock-none = Diese Partie wird ohne Uhr gespielt.
clock-side = { $who ->
        [you] Deine Uhr zeigt { $left }.
       *[other] Die Uhr von { $name } zeigt { $left }.
    }
captured-by = { $who ->
        [you] Du hast { $count ->
                [0] noch keinen Stein
                [one] einen Stein
               *[other] { $count } Steine
            } geschlagen.
       *[other] { $name } hat { $count ->
                [0] noch keinen Stein
                [one] einen Stein
               *[other] { $count } Steine
            } geschlagen.
    }
# What can be captured next; $moves are alternatives.
capture-with = { $square } (mit { $moves })
captures-now = { $who ->
        [you] { $count ->
                [0] Du kannst gerade nichts schlagen.
               *[other] Du kannst jetzt schlagen: { $what }.
            }
       *[other] { $count ->
                [0] { $name } kann gerade nichts schlagen.
               *[other] { $name } kann jetzt schlagen: { $what }.
            }
    }
captures-threatened = { $who ->
        [you] { $count ->
                [0] Du drohst gerade nichts zu schlagen.
               *[other] Du drohst zu schlagen: { $what }.
            }
       *[other] { $count ->
                [0] { $name } droht gerade nichts zu schlagen.
               *[other] { $name } droht zu schlagen: { $what }.
            }
    }
king-in-reach = { $count ->
        [0] Mit einem einzigen Zug kann niemand den König schlagen.
       *[other] Ein Zug könnte den König schlagen: { $moves }.
    }
king-escapes = { $count ->
        [0] Der König kann nicht mit einem einzigen Zug entkommen.
       *[other] Der König kann mit einem Zug entkommen: { $moves }.
    }
men-left = Auf dem Brett: { $left-attackers ->
        [one] ein Angreifer
       *[other] { $left-attackers } Angreifer
    } und der König mit { $left-defenders ->
        [0] keinem Verteidiger
        [one] einem Verteidiger
       *[other] { $left-defenders } Verteidigern
    }.
legal = Von { $square } aus erreichst du { $targets }.
legal-repeats = Nach einem Zug auf { $targets } wäre dieselbe Stellung { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vorgekommen. { $rule ->
        [draw] Kommt sie noch einmal vor, ist die Partie remis.
        [defenders-lose] Kommt sie noch einmal vor, verlieren die Verteidiger, egal, wer sie wiederholt.
        [mover-loses] Wer sie noch einmal wiederholt, verliert.
       *[forbidden] Sie noch einmal zu wiederholen ist nicht erlaubt.
    }
legal-ends = Nach einem Zug auf { $targets } wäre dieselbe Stellung { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } vorgekommen, und { $rule ->
        [draw] die Partie wäre remis.
        [defenders-lose] die Verteidiger hätten verloren.
       *[mover-loses] du hättest verloren.
    }
legal-empty = { $square } ist leer. Nenn ein Feld mit einer deiner Figuren.
legal-none-at-all = Keine deiner Figuren kann jetzt ziehen.
legal-none = Auf { $square } steht keine Figur von dir, die jetzt ziehen kann. Versuch es mit einem anderen Feld.
legal-not-yours = Wohin Figuren ziehen können, erfährt nur, wer am Zug ist.
squares = { $count ->
        [0] { $first } bis { $last }: leer.
       *[other] { $first } bis { $last }: { $pieces }.
    }
ray = { $direction ->
        [up] Nach oben
        [right] Nach rechts
        [down] Nach unten
       *[left] Nach links
    } bis { $last }: { $count ->
        [0] leer.
       *[other] { $pieces }.
    }
ray-none = { $direction ->
        [up] Nach oben: { $from } liegt am Rand.
        [right] Nach rechts: { $from } liegt am Rand.
        [down] Nach unten: { $from } liegt am Rand.
       *[left] Nach links: { $from } liegt am Rand.
    }
squares-piece = { $piece ->
        [attackers] Angreifer { $square }
        [defenders] Verteidiger { $square }
       *[king] König { $square }
    }
games-none = Du hast keine Partien.
games-none-waiting = Du bist in keiner deiner Partien am Zug.
games-none-finished = Noch keine deiner Partien ist zu Ende.
games-none-public = Es gibt noch keine öffentlichen Partien.
games-none-of = { $name } hat keine öffentlichen Partien.
games-invitations = { $count ->
        [one] Eine Einladung wartet
       *[other] { $count } Einladungen warten
    } auf deine Antwort.
games-public = { $number }: { $attackers } (Angriff) gegen { $defenders } (Verteidigung), { $ruleset }. { $how ->
        [running] { $name } ist mit Zug { $ply } am Zug.
        [won] Gewonnen von { $name } am { $when }.
        [drawn] Remis am { $when }.
       *[closed] Ohne Ergebnis beendet am { $when }.
    }
# Züge, die jemand auf einem eigenen Brett ausprobiert.
tried = Nichts davon ist gespielt: Die Züge werden nur ausprobiert, und niemand sonst sieht sie.
tried-nothing = Von hier aus ist noch kein Zug ausprobiert.
tried-line = Deine Zugfolge bisher: { $line }
tried-repeats = Dann ist dieselbe Stellung { $count ->
        [2] zweimal
       *[other] { $count }-mal
    } vorgekommen.
tried-refused = Hier ist Schluss. { $why }
tried-escape = Der König könnte als Nächstes nach { $routes } entkommen.
tried-open = Der König hat freie Bahn nach { $routes }.
tried-silent = { $count ->
        [one] Der Fluchtweg nach { $routes } wäre offen, aber nicht angesagt, also könnte der König ihn noch nicht nutzen. Um ihn angesagt auszuprobieren, schreib die Ansage hinter den Zug.
       *[other] Die Fluchtwege nach { $routes } wären offen, aber nicht angesagt, also könnte der König sie noch nicht nutzen. Um sie angesagt auszuprobieren, schreib die Ansage hinter den Zug.
    }
past = Das Brett nach Zug { $ply } von { $of }.
replay = { $ply ->
        [0] Es wurde noch nicht gezogen, also zeigt der Film nur die Anfangsstellung.
       *[other] { $from ->
            [start] Die Partie als Film, vom Anfang bis zu Zug { $ply }.
           *[other] Die Partie als Film, von Zug { $from } bis zu Zug { $ply }.
        }
    }
replay-line = Die Partie als Film, mit Zugfolge { $number } am Ende. Die Zugfolge ist nur ausprobiert: Nichts davon wurde gespielt.
watch-moves = { $all ->
        [yes] Züge:
       *[other] Die letzten Züge:
    } { $moves }
games-your-turn = { $number }: { $ruleset } gegen { $opponent }{ $partner ->
        [none] {""}
       *[other] , im Match mit Partie { $partner }
    }; du { $side ->
        [attackers] greifst an
       *[defenders] verteidigst
    }. { $until ->
        [none] Du bist am Zug.
       *[other] Du bist am Zug und hast Zeit bis { $until }.
    }
games-their-turn = { $number }: { $ruleset } gegen { $opponent }{ $partner ->
        [none] {""}
       *[other] , im Match mit Partie { $partner }
    }; du { $side ->
        [attackers] greifst an
       *[defenders] verteidigst
    }. { $until ->
        [none] { $opponent } ist am Zug.
       *[other] { $opponent } ist am Zug und hat Zeit bis { $until }.
    }
games-over = { $number }: { $ruleset } gegen { $opponent }{ $partner ->
        [none] {""}
       *[other] , im Match mit Partie { $partner }
    }; du hast { $side ->
        [attackers] angegriffen
       *[defenders] verteidigt
    }. { $how ->
        [won] Gewonnen am { $until }.
        [lost] Verloren am { $until }.
        [closed] Ohne Ergebnis beendet am { $until }.
       *[drawn] Remis am { $until }.
    }
why-refused = Dein letzter abgelehnter Befehl war am { $at }: { $why }
why-rules = In den Regeln von { $ruleset } steht:
why-numbers = { $plies ->
        [0] Es wurde kein Zug gemacht.
        [one] Die Partie dauerte einen Zug.
       *[other] Die Partie dauerte { $plies } Züge.
    } Die Angreifer haben { $by-attackers ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $by-attackers } Steine
    } geschlagen, die Verteidiger { $by-defenders ->
        [0] keinen.
        [one] einen.
       *[other] { $by-defenders }.
    }
notes-none = Zu Partie { $game } gibt es keine Notizen, die du lesen kannst.
notes-saved-line = Zugfolge { $number }: { $line }{ $text ->
        [none] {""}
       *[other] {" "}– { $text }
    }
tries-none = Zu Partie { $game } gibt es keine gespeicherten Zugfolgen, die du sehen kannst.
notes-line = { $ply ->
        [0] Vor dem ersten Zug
       *[other] Nach Zug { $ply }
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(für andere lesbar)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = Du kannst jetzt die Notizen von { $name } zu Partie { $game } lesen.
notes-opened-by-you = Deine Notizen zu Partie { $game } sind geöffnet: Die Gegenseite kann sie jetzt lesen, und wenn die Partie öffentlich ist, auch alle anderen. Was du von jetzt an notierst, ist wieder nur für dich.
rulesets-first = Zum Anfangen:
rulesets-rest = Die anderen:
rulesets-line = { $id }: { $name }{ $sized ->
        [yes] {""}
       *[no] , { $size }×{ $size }
    }, { $attackers } gegen { $defenders } und den König, der { $goal ->
        [corner] auf einem Eckfeld
       *[edge] am Rand
    } gewinnt{ $announcement ->
        [none] {""}
       *[other] ; Fluchtwege werden angesagt
    }

## All that happened in a game

history-position = Stellung jetzt:
history-line = { $at }: { $what ->
        [began] Die Partie beginnt.
        [told] { $name } wird benachrichtigt, und die Uhr läuft.
        [bounced] Die Benachrichtigung an { $name } kommt zurück.
        [unreached] { $name } ist nicht zu erreichen, und die Uhr läuft trotzdem.
        [draw-offered] { $name } bietet Remis an.
        [draw-declined] { $name } lehnt das Remis ab.
        [draw-withdrawn] { $name } zieht das Remisangebot zurück.
        [draw-agreed] Beide einigen sich auf Remis.
        [withdrawn] { $name } zieht einen Zug zurück, den noch niemand gesehen hat.
        [takeback-offered] { $name } bittet um Rücknahme des letzten Zuges.
        [takeback-declined] { $name } lehnt die Rücknahme ab.
        [takeback-withdrawn] { $name } zieht die Bitte um Rücknahme zurück.
        [time-declined] { $name } lehnt das Angebot zur Bedenkzeit ab.
        [time-withdrawn] { $name } zieht das Angebot zur Bedenkzeit zurück.
        [warned] { $name } bekommt eine Zeitwarnung.
        [time-up] Die Zeit von { $name } ist um.
        [claimed] { $name } beansprucht den Sieg.
        [resigned] { $name } gibt auf.
        [void] Die Partie endet ohne Ergebnis, weil ihr Match nicht zustande kommt.
       *[secret] Die Geheimzahl für den Hún wird veröffentlicht, sodass sich jeder Wurf prüfen lässt.
    }
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; noch { $left }
    })
history-rolled = { $at }: Der Hún zeigt eine { $roll }.
history-taken-back = { $at }: { $count ->
        [one] Der letzte Zug wird zurückgenommen.
       *[other] Die letzten { $count } Züge werden zurückgenommen.
    }
history-time-offered = { $at }: { $what ->
        [pause] { $name } bietet an, die Partie bis { $time } ruhen zu lassen.
       *[more] { $name } bietet mehr Zeit für beide Seiten an ({ $time }).
    }
history-time-agreed = { $at }: { $what ->
        [pause] Beide einigen sich darauf, die Partie bis { $time } ruhen zu lassen.
       *[more] Beide einigen sich auf mehr Zeit für beide Seiten ({ $time }).
    }
history-stood = { $at }: Die Uhr von { $name } steht bis { $until }, { $because ->
        [club] weil der Club außer Betrieb ist.
        [deferred] weil das Match verschoben ist.
       *[vacation] wegen Urlaubs.
    }
history-given-back = { $at }: Eine Benachrichtigung an { $name } ist nicht rechtzeitig angekommen; die Uhr bekommt { $back } zurück.
history-extended = { $at }: Die Clubleitung gibt { $name } zusätzliche Zeit ({ $more }): „{ $reason }“
history-adjudicated = { $at }: Die Clubleitung spricht { $name } den Sieg zu: „{ $reason }“
history-adjudicated-draw = { $at }: Die Clubleitung erklärt die Partie für remis: „{ $reason }“
history-closed = { $at }: Die Clubleitung beendet die Partie ohne Ergebnis: „{ $reason }“

## Why the club refuses
refusal-no-game = Es gibt keine Partie { $game }.
refusal-not-your-game = In Partie { $game } spielst du nicht mit.
refusal-no-games = Du hast noch keine Partie.
refusal-which-game = { CLIENT() ->
        [discord] Welche Partie meinst du: { $games }? Wähle sie hier aus, oder schick den Befehl noch einmal mit „{ command-game }“.
       *[typed] Welche Partie meinst du: { $games }? Setz ihre Nummer davor, wie in „{ $example }: brett“.
    }
refusal-which-game-line = { $game } gegen { $opponent }
refusal-which-game-number = Wenn du jetzt nur die Nummer eingibst, wird dein Befehl in dieser Partie ausgeführt.
refusal-stale = Das war für Zug { $ply } gedacht, aber die Partie ist inzwischen weitergegangen, deshalb ist nichts passiert. Wenn du es noch willst, schick es noch einmal.
refusal-over = Partie { $game } ist schon zu Ende. { $ending }
refusal-not-your-turn = Du bist nicht am Zug: Wir warten auf { $name }.
refusal-nothing-to-withdraw = Es gibt nichts zurückzuziehen: Der letzte Zug war nicht deiner. Wenn du weiter zurück möchtest, bitte um eine Rücknahme.
refusal-seen = Du kannst deinen Zug nicht mehr zurückziehen: { $opponent } hat ihn schon gesehen oder hatte für diesen Zug eine Antwort geplant. Du kannst aber um eine Rücknahme bitten.
refusal-announce-seen = Dein Zug lässt sich nicht noch einmal mit der Ansage spielen: { $opponent } hat ihn schon gesehen oder hatte für diesen Zug eine Antwort geplant. Was nach deinem nächsten Zug noch offen ist, kannst du mit diesem ansagen.
refusal-announce-with-move = Eine Ansage gehört zu dem Zug, der den Fluchtweg öffnet. Schick beides zusammen, zum Beispiel „{ $example }“.
refusal-announcement-unclear = { $kind ->
        [routes] Der Zug ist noch nicht gespielt, weil nicht klar ist, welche Fluchtwege du ansagst. Nenn alle, die danach offen sind, zum Beispiel „{ $one }“, oder schick „{ $ply } still“, um nichts anzusagen.
       *[other] Der Zug ist noch nicht gespielt, weil nicht klar ist, was du ansagst. Schick „{ $one }“, wenn danach ein Fluchtweg offen ist, „{ $two }“, wenn es mehrere sind, oder „{ $ply } still“, um nichts anzusagen.
    }
refusal-no-draw-offered = Dir wurde kein Remis angeboten.
refusal-draw-offer-stands = Du hast schon Remis angeboten. Das Angebot gilt, bis die Gegenseite antwortet oder zieht.
refusal-no-offer-to-withdraw = Es gibt nichts zurückzuziehen: Von dir wartet kein Angebot und keine Bitte auf Antwort.
refusal-other-reader = Es wurde nichts verschickt: Deine Nachricht beginnt mit dem Namen { $name }, aber in Partie { $game } spielst du gegen { $opponent }. { $together ->
        [none] An { $name } kannst du nur schreiben, wenn ihr eine gemeinsame Partie habt.
       *[other] Um { $name } zu schreiben, setz die Nummer eurer gemeinsamen Partie davor: { $together }.
    } War die Nachricht für { $opponent } gedacht, fang mit einem anderen Wort an.
refusal-no-takeback-offered = Du wurdest um keine Rücknahme gebeten.
refusal-takeback-stands = Um eine Rücknahme wurde schon gebeten. Warst du das, warte auf die Antwort; war es die Gegenseite, antworte ihr.
refusal-no-time-offered = Dir wurde keine zusätzliche Zeit und keine Pause angeboten, oder das Angebot gilt nicht mehr.
refusal-time-offer-stands = Es gibt schon ein offenes Angebot zur Bedenkzeit. Ist es deins, warte auf die Antwort oder zieh es zurück; ist es das der Gegenseite, antworte zuerst darauf.
refusal-other-time-offered = Es wurde nichts vereinbart: Das Angebot ist ein anderes als in der Nachricht, auf die du geantwortet hast. Sieh es dir an, bevor du antwortest.
refusal-no-more-time = { $because ->
        [no-clock] Diese Partie wird ohne Uhr gespielt: Es gibt keine Zeit, die dazukommen, und nichts, was ruhen könnte.
        [ladder] In einem Match auf der Leiter könnt ihr weder mehr Zeit noch eine Pause vereinbaren, denn andere warten darauf, dass es zu Ende geht. Wenn es gar nicht anders geht, kann dir die Clubleitung mehr Zeit geben.
        [tournament] In einer Turnierpartie könnt ihr weder mehr Zeit noch eine Pause vereinbaren, denn andere warten auf das Ergebnis. Wenn es gar nicht anders geht, kann dir die Clubleitung mehr Zeit geben.
        [too-long] Ihr könnt höchstens { $most ->
            [one] einen Tag
           *[other] { $most } Tage
        } auf einmal vereinbaren. Biete weniger an.
       *[time-up] Die Zeit ist schon um, und eine Pause bringt sie nicht zurück. Du kannst stattdessen mehr Zeit anbieten.
    }
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen: Du hast in dieser Partie noch nicht gezogen.
refusal-nothing-to-claim = { $because ->
        [your-turn] Du kannst den Sieg nicht beanspruchen: Du bist selbst am Zug, und das geht nur, wenn die Zeit der Gegenseite um ist.
        [no-clock] Du kannst den Sieg nicht beanspruchen: Diese Partie wird ohne Uhr gespielt.
        [up-since] Als du gefragt hast, hatte die Gegenseite noch Zeit; jetzt ist ihre Zeit um. Beanspruche den Sieg noch einmal.
       *[time-left] Du kannst den Sieg noch nicht beanspruchen: Die Gegenseite hat noch Zeit.
    }
refusal-nothing-asked = Hier gab es nichts, worauf du mit Ja oder Nein antworten konntest, deshalb ist nichts passiert. Eine Frage verfällt nach zehn Minuten (per Mail nach zwei Tagen), oder sobald du etwas anderes schickst. Wenn du es noch willst, schick den Befehl noch einmal.
refusal-which-offer = { $count ->
        [one] Es gab nur eines. Schick ja oder 1.
        [2] Es waren zwei, deshalb ist noch nichts passiert. Schick 1 oder 2.
       *[other] Es waren { $count }, deshalb ist noch nichts passiert. Schick die Nummer von dem, was du möchtest.
    }
refusal-no-hun = In { $ruleset } gibt es keinen Hún (den Würfel des Königs). Lass „hun“ weg, oder wähle ein anderes Regelwerk.
refusal-not-on-board = „{ $typed }“ gibt es auf diesem Brett nicht: Es hat die Linien a bis { $file } und die Reihen 1 bis { $size }.
refusal-no-plan = { $why ->
        [no-then] In „wenn { $typed }“ fehlt hinter der Bedingung das „dann“.
        [no-condition] Schreib hinter „wenn“, was die Gegenseite tut: einen Zug, „schlag auf f6“ oder eine Ansage.
        [anything] Eine Antwort auf alles („wenn irgendwas“) kannst du nicht planen: Nenn etwas, was die Gegenseite tun könnte.
        [no-answer] Schreib hinter „dann“ deine Antwort: einen Zug, „aufgeben“, „sag Bescheid“ oder „halt“.
        [after-end] Dein Plan wurde nicht gespeichert: Mit „aufgeben“, „sag Bescheid“ oder „halt“ endet er, danach kann nur noch „sonst wenn …“ stehen.
       *[too-long] Dieser Plan ist zu lang. Bitte kürze ihn.
    } Ein vollständiger Befehl sieht so aus: wenn d4-d6 dann f6-f3
refusal-no-plans-with-dice = In einer Partie mit dem Hún (dem Würfel des Königs) kannst du keine Züge im Voraus planen.
refusal-move-first = Du bist am Zug: Zieh zuerst, und plane dann deine Antworten.
refusal-plan-ply = { $path ->
        [none] Dein Plan wurde nicht gespeichert.
       *[other] Dein Plan wurde nicht gespeichert; es liegt an dem, was auf { $path } folgt.
    } { $why }
refusal-plan-whose = { $place ->
        [condition] Dein Plan wurde nicht gespeichert: Hinter „wenn“ muss ein Zug der Gegenseite stehen, aber die Figur auf { $from } gehört dir.
       *[answer] Dein Plan wurde nicht gespeichert: Hinter „dann“ muss ein Zug von dir stehen, aber die Figur auf { $from } gehört der Gegenseite.
    }
refusal-plan-ends = Dein Plan wurde nicht gespeichert: Nach „{ $typed ->
        [stop] halt
        [resign] aufgeben
        [tell-me] sag Bescheid
       *[other] { $typed }
    }“ ist die Partie oder der Plan zu Ende, da gibt es nichts mehr zu antworten.
refusal-plan-never = Dein Plan wurde nicht gespeichert: „{ $typed }“ kann die Gegenseite in dieser Partie nicht ansagen.
refusal-not-yours-to-cancel = { $what ->
        [invitation] Einladung { $number } kannst du nicht widerrufen, denn sie ist von { $sender }. Du kannst sie ablehnen.
       *[seek] Gesuch { $number } kannst du nicht widerrufen, denn es ist von { $sender }.
    }
refusal-too-many-today = Mehr Einladungen gehen nicht: höchstens { $count } in 24 Stunden. Die nächste kannst du ab { $again } verschicken.
refusal-too-long = Das ist zu lang: { $letters } Zeichen statt höchstens { $most }. Kürze es, oder schick es in mehreren Teilen.
refusal-too-many-messages = Mehr Nachrichten gehen nicht: höchstens { $count } in 24 Stunden. Die nächste kannst du ab { $again } verschicken.
refusal-too-many-reports = Öfter kannst du der Clubleitung nicht schreiben: höchstens { $count } Mal in 24 Stunden. Ab { $again } geht es wieder.
refusal-too-many-notes = Mehr Notizen zu Partie { $game } gehen nicht: höchstens { $most }.
refusal-no-hint-here = In Partie { $game } gibt es keine Tipps: Das Haus gibt sie nur in seinen eigenen Partien, und nur, wenn sie nicht gewertet werden.
refusal-no-hint-now = Zurzeit gibt es keinen Tipp: Partie { $game } gegen ein anderes Mitglied wird gewertet und hat dieselben Regeln. Frag noch einmal, wenn sie zu Ende ist.
refusal-report-not-yet = Partie { $game } läuft noch. Was die Züge wert waren, erfährst du, wenn sie zu Ende ist.
refusal-report-to-come = Wir arbeiten noch am Bericht über Partie { $game }. Du bekommst ihn ein, zwei Minuten nach dem Ende.
refusal-no-report = Über Partie { $game } gibt es keinen Bericht: Sie war zu kurz, oder keiner von beiden wollte einen. Sende „einstellungen berichte an“, um nach jeder deiner Partien einen zu bekommen.
refusal-not-public = Partie { $game } ist privat: Ansehen kann sie nur, wer sie spielt.
refusal-nothing-to-explain = Es gibt nichts zu erklären: In letzter Zeit wurde kein Befehl von dir abgelehnt, und noch keine deiner Partien ist zu Ende. Alles andere steht schon in der Antwort, die du bekommen hast.
refusal-notes-of-running = Partie { $game } läuft noch; du kannst deine Notizen für andere öffnen, wenn sie zu Ende ist.
refusal-no-notes = Du hast zu Partie { $game } keine Notizen, die nicht schon für andere offen sind.
refusal-nothing-tried = Du hast in Partie { $game } seit dem letzten Zug nichts ausprobiert. Probiere zuerst Züge aus; dann kannst du sie zurücknehmen oder die Zugfolge speichern.
refusal-no-line = In Partie { $game } gibt es keine Zugfolge { $number }.
refusal-long-line = Eine Zugfolge kann höchstens { $most } Züge haben. Speichere diese und beginne später in der Partie eine neue.
refusal-not-over = Partie { $game } läuft noch; um eine Revanche kannst du bitten, wenn sie zu Ende ist.
refusal-not-away = Du bist nicht im Urlaub.
refusal-away-already = Du bist schon im Urlaub.
refusal-no-days = Ein Urlaub dauert mindestens einen Tag.
refusal-too-few-days = Das { $asked ->
        [one] wäre { $asked } Urlaubstag
       *[other] wären { $asked } Urlaubstage
    }, aber du hast { $left ->
        [0] keinen mehr
        [one] nur noch einen
       *[other] nur noch { $left }
    }.

# The guide for players, `docs/player`.
guide-title = So wird gespielt
guide-discord = Gib auf Discord „/play“ ein, um jemanden einzuladen. Unter jedem Brett stehen Knöpfe, mit denen du einen Zug auswählen oder tippen kannst, und „Mehr …“ für alles andere, zum Beispiel Remis, eine Nachricht oder Aufgeben. „/tafl { $move }“ schlägt beim Tippen erlaubte Züge vor. Was du auswählst, siehst nur du, bis du auf „{ $confirm }“ drückst. Wenn du neu bist, drück zuerst auf den Knopf zum Beitreten.
guide-mail = Schreib per Mail an die Adresse des Clubs, dass du spielen möchtest, und antworte mit „{ $yes }“ auf die Mail, die fragt, ob du das warst: Deine erste Partie beginnt. Von da an zeigt jede Mail ein Brett, sagt, wer am Zug ist und wie viel Zeit bleibt, und nennt die Zeilen, mit denen du antworten kannst. Um zu ziehen, antworte mit deinem Zug in einer eigenen Zeile, zum Beispiel „d1-d4“. Zitate und Signaturen werden nicht beachtet. Um in einer Mail auf mehrere Partien zu antworten, setz vor jeden Zug die Nummer der Partie: „12: d1-d4“.
guide-terminal = Starte am Terminal des Rechners, auf dem der Club läuft, „taflpost play --as NAME“, und gib „{ $join }“ ein. Wenn du mehrere Partien hast, steht vor der Eingabe die Nummer der Partie, die du zuletzt angesehen hast („Nora 3>“), und was du eingibst, gilt für diese Partie. Gib eine andere Nummer ein, um eine andere Partie anzusehen.
guide-orders = Überall gelten dieselben Befehle, in allen Sprachen des Clubs. Hier sind sie:
