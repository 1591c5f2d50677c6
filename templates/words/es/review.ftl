# What a finished game was worth, in Spanish.

review-stop = { CLIENT() ->
        [discord] Si no quieres estos informes, apágalos con { COMMAND("settings") }.
       *[typed] Si no quieres estos informes, envía «ajustes informes apagado».
    }
review-stop-here = Estos informes se publican aquí mientras uno de los dos jugadores los quiera. Si tú no los quieres, apágalos con { COMMAND("settings") }.
review-title = Cómo fue la partida
review-side = { $side ->
        [attackers] atacantes
       *[defenders] defensores
    }
review-chances = Las opciones de los defensores: { $points }.
review-chance-start = { $chance } % al principio
review-chance-after = { $chance } % tras la jugada { $ply }
review-chance-end = { $chance } % al final
review-turn = Momento decisivo { $number }, en la jugada { $ply }: los { $side ->
        [attackers] atacantes
       *[defenders] defensores
    } jugaron { $move }, y sus opciones bajaron del { $before } % al { $after } %.
review-no-turn = Ninguna jugada por sí sola cambió el rumbo de la partida.
review-picture = Una línea muestra las opciones de los dos bandos desde el principio hasta el final.
review-silent = { $count ->
        [one] { $move } dejó abierta la ruta de escape hasta { $goals }, pero no se anunció.
       *[other] { $move } dejó abiertas las rutas de escape hasta { $goals }, pero no se anunciaron.
    }
review-left-line = Tras { $move }, la ruta de escape del rey hasta { $goal } seguía abierta.
review-opened-line = { $move } le abrió al rey una ruta de escape hasta { $goal }.
review-let-fork = Tras { $move }, el rey podía ir a { $square }, con rutas de escape hasta { $goals }, y los atacantes no podían cerrarlas todas.
review-exposed-king = Tras { $move }, se podía capturar al rey con { $by }.
review-let-ring = Tras { $move }, los atacantes podían cerrar su cerco con { $by }.
review-let-fort = Tras { $move }, los defensores podían completar su fortaleza con { $by }.
review-lost = { $side ->
        [attackers] Tras { $move }, ya no se podía impedir que el rey escapara.
       *[defenders] Tras { $move }, ya no se podía salvar al rey.
    }
review-lost-men = { $count ->
        [one] Tras { $move }, se podía capturar al hombre de { $men } con { $by }.
       *[other] Tras { $move }, se podía capturar a los hombres de { $men } con { $by }.
    }
review-opened-wall = { $move } abrió un hueco en el muro de los atacantes alrededor del rey.
review-left-guard = { $move } retiró a un hombre que vigilaba la esquina { $corner }.
review-better = Era mejor { $better }.
review-better-line = Era mejor { $better }, por ejemplo con { $line } a continuación.
deed-escapes = { $tense ->
        [missed] Con { $move }, el rey habría escapado.
       *[now] Con { $move }, el rey escapa.
    }
deed-takes-king = { $tense ->
        [missed] { $move } habría capturado al rey.
       *[now] { $move } captura al rey.
    }
deed-closes-ring = { $tense ->
        [missed] { $move } habría cerrado el cerco alrededor del rey y de todos sus hombres.
       *[now] { $move } cierra el cerco alrededor del rey y de todos sus hombres.
    }
deed-builds-fort = { $tense ->
        [missed] { $move } habría completado una fortaleza que no se puede romper.
       *[now] { $move } completa una fortaleza que no se puede romper.
    }
deed-forks = { $tense ->
        [missed] { $move } habría abierto rutas de escape hasta { $goals }, y los atacantes no habrían podido cerrarlas todas.
       *[now] { $move } abre rutas de escape hasta { $goals }, y los atacantes no pueden cerrarlas todas.
    }
deed-wins = { $tense ->
        [missed] { $move } habría forzado la victoria.
       *[now] { $move } fuerza la victoria.
    }
deed-takes-man = { $tense ->
        [missed] { $move } habría capturado al hombre de { $men }.
       *[now] { $move } captura al hombre de { $men }.
    }
deed-takes-men = { $tense ->
        [missed] { $move } habría capturado a los hombres de { $men }.
       *[now] { $move } captura a los hombres de { $men }.
    }
deed-closes-line = { $tense ->
        [missed] { $move } habría cerrado la ruta de escape del rey hasta { $goals }.
       *[now] { $move } cierra la ruta de escape del rey hasta { $goals }.
    }
deed-closes-lines = { $tense ->
        [missed] { $move } habría cerrado las rutas de escape del rey hasta { $goals }.
       *[now] { $move } cierra las rutas de escape del rey hasta { $goals }.
    }
deed-opens-line = { $tense ->
        [missed] { $move } le habría abierto al rey una ruta de escape hasta { $goals }.
       *[now] { $move } le abre al rey una ruta de escape hasta { $goals }.
    }
deed-opens-lines = { $tense ->
        [missed] { $move } le habría abierto al rey rutas de escape hasta { $goals }.
       *[now] { $move } le abre al rey rutas de escape hasta { $goals }.
    }
deed-closes-wall = { $tense ->
        [missed] { $move } habría cerrado el muro de los atacantes alrededor del rey.
       *[now] { $move } cierra el muro de los atacantes alrededor del rey.
    }
