# What a finished game was worth, in German.

review-stop = { CLIENT() ->
        [discord] Wenn du diese Berichte nicht möchtest, kannst du sie mit { COMMAND("settings") } abstellen.
       *[typed] Wenn du diese Berichte nicht möchtest, sende „einstellungen berichte aus“.
    }
review-stop-here = Diese Berichte erscheinen hier, solange jemand von euch beiden sie möchte. Wenn du sie nicht möchtest, kannst du sie mit { COMMAND("settings") } abstellen.
review-title = Wie die Partie verlief
review-side = { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    }
review-chances = Die Aussichten der Verteidiger: { $points }.
review-chance-start = { $chance } % am Anfang
review-chance-after = { $chance } % nach Zug { $ply }
review-chance-end = { $chance } % am Ende
review-turn = Wendepunkt { $number }, bei Zug { $ply }: Die { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    } spielten { $move }, und ihre Aussichten fielen von { $before } % auf { $after } %.
review-no-turn = Kein einzelner Zug hat die Partie gewendet.
review-picture = Eine Linie zeigt die Aussichten beider Seiten vom Anfang bis zum Ende.
review-silent = { $count ->
        [one] { $move } ließ den Fluchtweg nach { $goals } offen, aber er wurde nicht angesagt.
       *[other] { $move } ließ die Fluchtwege nach { $goals } offen, aber sie wurden nicht angesagt.
    }
review-left-line = Nach { $move } war der Fluchtweg des Königs nach { $goal } immer noch offen.
review-opened-line = { $move } öffnete dem König einen Fluchtweg nach { $goal }.
review-let-fork = Nach { $move } konnte der König nach { $square } ziehen, mit Fluchtwegen nach { $goals }, und die Angreifer konnten nicht alle schließen.
review-exposed-king = Nach { $move } konnte der König mit { $by } gefangen genommen werden.
review-let-ring = Nach { $move } konnten die Angreifer mit { $by } ihren Ring schließen.
review-let-fort = Nach { $move } konnten die Verteidiger mit { $by } ihre Festung vollenden.
review-lost = { $side ->
        [attackers] Nach { $move } war die Flucht des Königs nicht mehr aufzuhalten.
       *[defenders] Nach { $move } war der König nicht mehr zu retten.
    }
review-lost-men = { $count ->
        [one] Nach { $move } konnte der Stein auf { $men } mit { $by } geschlagen werden.
       *[other] Nach { $move } konnten die Steine auf { $men } mit { $by } geschlagen werden.
    }
review-opened-wall = { $move } riss eine Lücke in die Mauer der Angreifer um den König.
review-left-guard = { $move } zog einen Stein ab, der die Ecke { $corner } bewachte.
review-better = Besser war { $better }.
review-better-line = Besser war { $better }, zum Beispiel mit der Folge { $line }.
deed-escapes = { $tense ->
        [missed] Mit { $move } wäre der König entkommen.
       *[now] Mit { $move } entkommt der König.
    }
deed-takes-king = { $tense ->
        [missed] { $move } hätte den König gefangen genommen.
       *[now] { $move } nimmt den König gefangen.
    }
deed-closes-ring = { $tense ->
        [missed] { $move } hätte den Ring um den König und alle seine Steine geschlossen.
       *[now] { $move } schließt den Ring um den König und alle seine Steine.
    }
deed-builds-fort = { $tense ->
        [missed] { $move } hätte eine Festung vollendet, die niemand mehr brechen kann.
       *[now] { $move } vollendet eine Festung, die niemand mehr brechen kann.
    }
deed-forks = { $tense ->
        [missed] { $move } hätte Fluchtwege nach { $goals } geöffnet, und die Angreifer hätten nicht alle schließen können.
       *[now] { $move } öffnet Fluchtwege nach { $goals }, und die Angreifer können nicht alle schließen.
    }
deed-wins = { $tense ->
        [missed] { $move } hätte den Sieg erzwungen.
       *[now] { $move } erzwingt den Sieg.
    }
deed-takes-man = { $tense ->
        [missed] { $move } hätte den Stein auf { $men } geschlagen.
       *[now] { $move } schlägt den Stein auf { $men }.
    }
deed-takes-men = { $tense ->
        [missed] { $move } hätte die Steine auf { $men } geschlagen.
       *[now] { $move } schlägt die Steine auf { $men }.
    }
deed-closes-line = { $tense ->
        [missed] { $move } hätte dem König den Fluchtweg nach { $goals } versperrt.
       *[now] { $move } versperrt dem König den Fluchtweg nach { $goals }.
    }
deed-closes-lines = { $tense ->
        [missed] { $move } hätte dem König die Fluchtwege nach { $goals } versperrt.
       *[now] { $move } versperrt dem König die Fluchtwege nach { $goals }.
    }
deed-opens-line = { $tense ->
        [missed] { $move } hätte dem König einen Fluchtweg nach { $goals } geöffnet.
       *[now] { $move } öffnet dem König einen Fluchtweg nach { $goals }.
    }
deed-opens-lines = { $tense ->
        [missed] { $move } hätte dem König Fluchtwege nach { $goals } geöffnet.
       *[now] { $move } öffnet dem König Fluchtwege nach { $goals }.
    }
deed-closes-wall = { $tense ->
        [missed] { $move } hätte die Mauer der Angreifer um den König geschlossen.
       *[now] { $move } schließt die Mauer der Angreifer um den König.
    }
