# What a finished game was worth, in Norwegian (Bokmål).

review-stop = { CLIENT() ->
        [discord] Hvis du ikke vil ha disse rapportene, slår du dem av med { COMMAND("settings") }.
       *[typed] Hvis du ikke vil ha disse rapportene, sender du «innstillinger rapporter av».
    }
review-stop-here = Disse rapportene kommer her så lenge en av spillerne vil ha dem. Hvis du ikke vil ha dem, slår du dem av med { COMMAND("settings") }.
review-title = Slik gikk partiet
review-side = { $side ->
        [attackers] angripere
       *[defenders] forsvarere
    }
review-chances = Sjansene til forsvarerne: { $points }.
review-chance-start = { $chance } % ved starten
review-chance-after = { $chance } % etter trekk { $ply }
review-chance-end = { $chance } % ved slutten
review-turn = Vendepunkt { $number }, ved trekk { $ply }: { $side ->
        [attackers] angriperne
       *[defenders] forsvarerne
    } spilte { $move }, og sjansene deres falt fra { $before } % til { $after } %.
review-no-turn = Ikke noe enkelt trekk snudde partiet.
review-picture = En linje viser sjansene til begge sider fra start til slutt.
review-silent = { $count ->
        [one] { $move } lot fluktveien til { $goals } stå åpen, men den ble ikke varslet.
       *[other] { $move } lot fluktveiene til { $goals } stå åpne, men de ble ikke varslet.
    }
review-left-line = Etter { $move } var kongens fluktvei til { $goal } fortsatt åpen.
review-opened-line = { $move } åpnet en fluktvei til { $goal } for kongen.
review-let-fork = Etter { $move } kunne kongen gå til { $square }, med fluktveier til { $goals }, og angriperne kunne ikke stenge alle.
review-exposed-king = Etter { $move } kunne kongen fanges med { $by }.
review-let-ring = Etter { $move } kunne angriperne lukke ringen sin med { $by }.
review-let-fort = Etter { $move } kunne forsvarerne fullføre fortet sitt med { $by }.
review-lost = { $side ->
        [attackers] Etter { $move } var det ikke lenger mulig å hindre at kongen flyktet.
       *[defenders] Etter { $move } var det ikke lenger mulig å redde kongen.
    }
review-lost-men = { $count ->
        [one] Etter { $move } kunne brikken på { $men } bli slått med { $by }.
       *[other] Etter { $move } kunne brikkene på { $men } bli slått med { $by }.
    }
review-opened-wall = { $move } åpnet en luke i angripernes mur rundt kongen.
review-left-guard = { $move } flyttet bort en brikke som voktet hjørnet { $corner }.
review-better = Bedre var { $better }.
review-better-line = Bedre var { $better }, for eksempel fulgt av { $line }.
deed-escapes = { $tense ->
        [missed] Med { $move } ville kongen ha flyktet.
       *[now] Med { $move } flykter kongen.
    }
deed-takes-king = { $tense ->
        [missed] { $move } ville ha fanget kongen.
       *[now] { $move } fanger kongen.
    }
deed-closes-ring = { $tense ->
        [missed] { $move } ville ha lukket ringen rundt kongen og alle brikkene hans.
       *[now] { $move } lukker ringen rundt kongen og alle brikkene hans.
    }
deed-builds-fort = { $tense ->
        [missed] { $move } ville ha fullført et fort som ikke kan brytes.
       *[now] { $move } fullfører et fort som ikke kan brytes.
    }
deed-forks = { $tense ->
        [missed] { $move } ville ha åpnet fluktveier til { $goals }, og angriperne kunne ikke ha stengt alle.
       *[now] { $move } åpner fluktveier til { $goals }, og angriperne kan ikke stenge alle.
    }
deed-wins = { $tense ->
        [missed] { $move } ville ha tvunget fram seier.
       *[now] { $move } tvinger fram seier.
    }
deed-takes-man = { $tense ->
        [missed] { $move } ville ha slått brikken på { $men }.
       *[now] { $move } slår brikken på { $men }.
    }
deed-takes-men = { $tense ->
        [missed] { $move } ville ha slått brikkene på { $men }.
       *[now] { $move } slår brikkene på { $men }.
    }
deed-closes-line = { $tense ->
        [missed] { $move } ville ha stengt kongens fluktvei til { $goals }.
       *[now] { $move } stenger kongens fluktvei til { $goals }.
    }
deed-closes-lines = { $tense ->
        [missed] { $move } ville ha stengt kongens fluktveier til { $goals }.
       *[now] { $move } stenger kongens fluktveier til { $goals }.
    }
deed-opens-line = { $tense ->
        [missed] { $move } ville ha åpnet en fluktvei til { $goals } for kongen.
       *[now] { $move } åpner en fluktvei til { $goals } for kongen.
    }
deed-opens-lines = { $tense ->
        [missed] { $move } ville ha åpnet fluktveier til { $goals } for kongen.
       *[now] { $move } åpner fluktveier til { $goals } for kongen.
    }
deed-closes-wall = { $tense ->
        [missed] { $move } ville ha lukket angripernes mur rundt kongen.
       *[now] { $move } lukker angripernes mur rundt kongen.
    }
