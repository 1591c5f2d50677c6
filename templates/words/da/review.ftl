# What a finished game was worth, in Danish.

review-stop = { CLIENT() ->
        [discord] Hvis du ikke vil have disse rapporter, slår du dem fra med { COMMAND("settings") }.
       *[typed] Hvis du ikke vil have disse rapporter, så send »indstillinger rapporter fra«.
    }
review-stop-here = Disse rapporter kommer her, så længe en af spillerne vil have dem. Hvis du ikke vil have dem, slår du dem fra med { COMMAND("settings") }.
review-title = Sådan gik partiet
review-side = { $side ->
        [attackers] angribere
       *[defenders] forsvarere
    }
review-chances = Forsvarernes chancer: { $points }.
review-chance-start = { $chance } % ved starten
review-chance-after = { $chance } % efter træk { $ply }
review-chance-end = { $chance } % ved slutningen
review-turn = Vendepunkt { $number }, ved træk { $ply }: { $side ->
        [attackers] angriberne
       *[defenders] forsvarerne
    } spillede { $move }, og deres chancer faldt fra { $before } % til { $after } %.
review-no-turn = Intet enkelt træk vendte partiet.
review-picture = En linje viser begge siders chancer fra start til slut.
review-silent = { $count ->
        [one] { $move } lod flugtvejen til { $goals } stå åben, men den blev ikke meldt.
       *[other] { $move } lod flugtvejene til { $goals } stå åbne, men de blev ikke meldt.
    }
review-left-line = Efter { $move } var kongens flugtvej til { $goal } stadig åben.
review-opened-line = { $move } åbnede en flugtvej til { $goal } for kongen.
review-let-fork = Efter { $move } kunne kongen gå til { $square } med flugtveje til { $goals }, og angriberne kunne ikke lukke dem alle.
review-exposed-king = Efter { $move } kunne kongen fanges med { $by }.
review-let-ring = Efter { $move } kunne angriberne lukke deres ring med { $by }.
review-let-fort = Efter { $move } kunne forsvarerne fuldføre deres fort med { $by }.
review-lost = { $side ->
        [attackers] Efter { $move } kunne kongens flugt ikke længere stoppes.
       *[defenders] Efter { $move } kunne kongen ikke længere reddes.
    }
review-lost-men = { $count ->
        [one] Efter { $move } kunne brikken på { $men } blive slået med { $by }.
       *[other] Efter { $move } kunne brikkerne på { $men } blive slået med { $by }.
    }
review-opened-wall = { $move } åbnede et hul i angribernes mur om kongen.
review-left-guard = { $move } flyttede en brik væk, som bevogtede hjørnefeltet { $corner }.
review-better = Bedre var { $better }.
review-better-line = Bedre var { $better }, for eksempel fulgt af { $line }.
deed-escapes = { $tense ->
        [missed] Med { $move } ville kongen være sluppet ud.
       *[now] Med { $move } slipper kongen ud.
    }
deed-takes-king = { $tense ->
        [missed] { $move } ville have fanget kongen.
       *[now] { $move } fanger kongen.
    }
deed-closes-ring = { $tense ->
        [missed] { $move } ville have lukket ringen om kongen og alle hans brikker.
       *[now] { $move } lukker ringen om kongen og alle hans brikker.
    }
deed-builds-fort = { $tense ->
        [missed] { $move } ville have fuldført et fort, der ikke kan brydes.
       *[now] { $move } fuldfører et fort, der ikke kan brydes.
    }
deed-forks = { $tense ->
        [missed] { $move } ville have åbnet flugtveje til { $goals }, og angriberne kunne ikke have lukket dem alle.
       *[now] { $move } åbner flugtveje til { $goals }, og angriberne kan ikke lukke dem alle.
    }
deed-wins = { $tense ->
        [missed] { $move } ville have tvunget sejren igennem.
       *[now] { $move } tvinger sejren igennem.
    }
deed-takes-man = { $tense ->
        [missed] { $move } ville have slået brikken på { $men }.
       *[now] { $move } slår brikken på { $men }.
    }
deed-takes-men = { $tense ->
        [missed] { $move } ville have slået brikkerne på { $men }.
       *[now] { $move } slår brikkerne på { $men }.
    }
deed-closes-line = { $tense ->
        [missed] { $move } ville have lukket kongens flugtvej til { $goals }.
       *[now] { $move } lukker kongens flugtvej til { $goals }.
    }
deed-closes-lines = { $tense ->
        [missed] { $move } ville have lukket kongens flugtveje til { $goals }.
       *[now] { $move } lukker kongens flugtveje til { $goals }.
    }
deed-opens-line = { $tense ->
        [missed] { $move } ville have åbnet en flugtvej til { $goals } for kongen.
       *[now] { $move } åbner en flugtvej til { $goals } for kongen.
    }
deed-opens-lines = { $tense ->
        [missed] { $move } ville have åbnet flugtveje til { $goals } for kongen.
       *[now] { $move } åbner flugtveje til { $goals } for kongen.
    }
deed-closes-wall = { $tense ->
        [missed] { $move } ville have lukket angribernes mur om kongen.
       *[now] { $move } lukker angribernes mur om kongen.
    }
