# Ladders, in Spanish.

## Acts
act-ladder = ver la escalera y a quién puedes retar
    .button = Escalera
    .example = escalera retar ylva
    .help =
        escalera [REGLAMENTO] | la clasificación, y a quién puedes retar
        escalera unirse REGLAMENTO, escalera salir | entrar en una escalera, o salir de ella
        escalera retar NOMBRE | jugar por un puesto: dos partidas, con los bandos cambiados
        escalera ceder, escalera aplazar | ceder tu puesto sin jugar, o aplazar el match
        escalera por qué NOMBRE | si puedes retar a NOMBRE, y cómo llegó a su puesto
        escalera jugador NOMBRE | los resultados de NOMBRE en la escalera
        escalera reglas, escalera 2026-10 | sus reglas; cómo estaba al cierre de ese mes
    .help-more =
        Para la organización:
          organizar escalera abrir REGLAMENTO,
          organizar escalera cerrar REGLAMENTO MOTIVO
                           ábrela («casa 1») o ciérrala; vale CÍRCULO/REGLAMENTO
          organizar escalera colocar REGLAMENTO NOMBRE PUESTO MOTIVO,
          organizar escalera sacar REGLAMENTO NOMBRE MOTIVO
                           cambia a alguien de puesto en ella, o lo saca
act-ladder-one = { act-ladder }
    .button = { act-ladder.button }
    .choose = Elige una escalera
act-ladder-join = entrar en la escalera
    .button = Entrar en la escalera
    .choose = Entrar en una escalera
act-ladder-rules = leer las reglas de la escalera
    .button = Reglas
act-ladder-leave = salir de la escalera
    .button = Salir de la escalera
act-ladder-player = ver tus resultados en la escalera
    .button = Mis resultados
act-ladder-why = ver por qué no puedes retar a esa persona
    .button = ¿Por qué no { $what }?
act-ladder-challenge = retar por ese puesto
    .button = Retar a { $name } (puesto { $place })
    .choose = Retar a alguien
    .slash = Retar a alguien por su puesto
act-ladder-concede = ceder el puesto sin jugar
    .button = Ceder mi puesto
act-ladder-defer = aplazar el match
    .button = Aplazar

# Ladders: one for each ruleset, by the ruleset’s id ({ $ladder }).
ladder-title = Escalera de { $ladder }: { $players ->
        [one] 1 participante
       *[other] { $players } participantes
    }
ladder-month = Escalera de { $ladder } al cierre de { $month }
ladder-empty = Todavía no hay nadie en la escalera de { $ladder }. Si entras ahora, ocupas el primer puesto.
ladder-shut = La escalera de { $ladder } no está abierta: la organización la cerró ({ $since }). Todavía puedes ver cómo estaba al cierre de un mes.
# What is said after a name in the table.
ladder-state = { $state ->
        [held] en pausa
        [leaving] saliendo
        [away] de vacaciones hasta el { $until }
       *[silent] sin actividad
    }
ladder-plays = { $matches ->
        [one] tiene un match en curso
       *[other] tiene { $matches } matches en curso
    }
ladder-king = { $name } ocupa el primer puesto { $days ->
        [0] desde hoy
        [one] desde hace un día
       *[other] desde hace { $days } días
    }{ $defences ->
        [0] .
        [one] {" "}y ha superado un reto.
       *[other] {" "}y ha superado { $defences } retos seguidos.
    }
# Published with its error bar.
ladder-bias = Hasta ahora tienen ventaja los { $side ->
        [attackers] atacantes
       *[defenders] defensores
    }: { $points } ± { $deviation } puntos de diferencia, calculados sobre { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
ladder-you = Estás en el puesto { $place } y puedes retar hasta el puesto { $highest }. { $open ->
        [0] Ahora mismo no se puede retar a nadie de ahí.
       *[other] Ahora puedes retar a quienes llevan un +.
    }
ladder-you-first = Estás en el primer puesto: por encima no hay nadie a quien retar.
ladder-you-can-join = No estás en esta escalera. Si entras ahora, empiezas en el último puesto.
# Said in place of the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Los puestos en la escalera de { $ladder } desde el { $from } hasta el { $until }. Ahora: { $places }.
ladder-ratings-chart = Las puntuaciones en la escalera de { $ladder }, de mayor a menor: { $ratings }.
ladder-stands = { $name } está en el puesto { $place } de { $players } en la escalera de { $ladder }.
ladder-stands-not = { $name } no está en la escalera de { $ladder }.
ladder-may = Puedes retar a { $name }.
# Why somebody can’t be challenged; { $name } is the other.
ladder-no-yourself = El reto no puede ser para ti.
ladder-no-you-are-not-on = No estás en la escalera de { $ladder }, así que todavía no puedes retar a nadie en ella.
ladder-no-below = { $name } está por debajo de ti, en el puesto { $place } (tú estás en el { $own }): solo puedes retar a quienes están por encima.
ladder-no-too-far = { $name } está demasiado arriba, en el puesto { $place }. Desde el puesto { $own } puedes retar hasta el puesto { $highest }{ $by ->
        [small] : es el alcance en una escalera pequeña.
        [places] : es el alcance habitual.
        [percent] : el alcance es mayor cuanto más abajo estás.
       *[rating] : hasta ahí llega tu puntuación.
    }
ladder-no-playing = Ya estás jugando un match contra { $name } en esta escalera, el de la partida { $game }.
ladder-no-shielded = No puedes volver a retar a { $name } antes del { $until }: perdiste tu último match contra { $name } o no llegaste a empezarlo.
ladder-no-you-leave = No puedes retar a nadie en la escalera de { $ladder }, porque estás saliendo de ella.
ladder-no-leaves = { $name } está saliendo de la escalera y ya no puede recibir retos.
ladder-no-you-are-held = Ahora mismo no puedes retar a nadie: has perdido una partida por tiempo y no has movido desde entonces. Haz antes una jugada en cualquier partida.
ladder-no-held = Ahora mismo no se puede retar a { $name }: ha perdido una partida por tiempo y no ha movido desde entonces.
ladder-no-your-points = Con { $limit } o más puntos de penalización por partidas perdidas por tiempo no se puede retar, y tú tienes { $points }. Cada jugada que haces los reduce.
ladder-no-outgoing = Ya tienes en marcha { $open ->
        [one] un reto tuyo
       *[other] { $open } retos tuyos
    }, y solo se { $most ->
        [one] permite uno a la vez. Termina antes ese match.
       *[other] permiten { $most } a la vez. Termina antes uno de esos matches.
    }
ladder-no-incoming = Ya se ha retado a { $name }, y en ese puesto solo se { $most ->
        [one] puede tener un reto
       *[other] pueden tener { $most } retos
    } a la vez.
ladder-no-away = { $name } está de vacaciones y no puede recibir retos antes del { $until }.
ladder-no-silent = { $name } lleva sin actividad desde el { $since }. No se puede retar a quien lleva { $days ->
        [one] un día
       *[other] { $days } días
    } o más sin actividad.
ladder-no-takes-none = Ahora mismo no se puede retar a { $name }.
# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
# The steps are read on the day and, later, in a list with dates: hence the past tense.
ladder-challenged = { $who ->
        [you] Desde el puesto { $place } has retado a { $rival } (puesto { $rival-place })
       *[other] Desde el puesto { $place }, { $name } te ha retado por tu puesto, el { $rival-place },
    } en la escalera de { $ladder }. El match consta de las partidas { $first } y { $second }, ambas puntuadas. Cada jugador tiene { $days ->
        [one] un día
       *[other] { $days } días
    } de reloj para hacer su primera jugada en una de las dos. { $who ->
        [you] Hasta que hagas la tuya, puedes aplazar el match.
       *[other] Hasta que hagas la tuya, puedes aplazar el match o ceder tu puesto sin jugar.
    }
# For everybody in a server.
news-ladder-challenge = Desde el puesto { $place }, { $name } ha retado a { $rival } (puesto { $rival-place }) en la escalera de { $ladder }: partidas { $first } y { $second }.
ladder-deferred = { $who ->
        [you] Has aplazado el match (partidas { $first } y { $second }): tus relojes en las dos partidas están parados hasta el { $until }.
       *[other] { $name } ha aplazado el match (partidas { $first } y { $second }): sus relojes en las dos partidas están parados hasta el { $until }.
    }
ladder-not-begun = Todavía no has movido en tu match contra { $rival } (partidas { $first } y { $second }). Si no lo haces antes del { $until }, { $role ->
        [challenger] tu reto quedará sin efecto.
       *[defender] tu puesto pasará a { $rival }.
    }
ladder-leaving = Saldrás de la escalera de { $ladder } en cuanto terminen tus matches, que aún cuentan. Después podrás volver a entrar, algo más abajo.
ladder-opened = La organización ha abierto la escalera de { $ladder }. Ya puedes entrar en ella.
ladder-closed = La organización ha cerrado la escalera de { $ladder }. { $players ->
        [0] No había nadie en ella.
        [one] Había una persona en ella, que ya conoce el motivo.
       *[other] Había { $players } personas en ella, que ya conocen el motivo.
    }

ladder-step-joined = { $who ->
        [you] Entraste
       *[other] { $name } entró
    } en la escalera de { $ladder }, en el puesto { $to }.
ladder-step-returned = { $who ->
        [you] Volviste a la escalera de { $ladder }, al puesto { $to } (antes de salir estabas en el { $detail }).
       *[other] { $name } volvió a la escalera de { $ladder }, al puesto { $to } (antes de salir estaba en el { $detail }).
    }
ladder-step-left = { $who ->
        [you] Saliste de la escalera de { $ladder }, donde estabas en el puesto { $from }.{ $days ->
            [0] {""}
            [one] {" "}Si vuelves en un plazo de un día, empiezas cerca de ese puesto.
           *[other] {" "}Si vuelves en un plazo de { $days } días, empiezas cerca de ese puesto.
        }
       *[other] { $name } salió de la escalera de { $ladder }, donde estaba en el puesto { $from }.
    }
ladder-step-erased = { $name } dejó el club y, con él, el puesto { $from } de la escalera de { $ladder }.
ladder-step-won = { $who ->
        [you] Ganaste a { $rival } el match de las partidas { $first } y { $second }
       *[other] { $rival-who ->
            [you] { $name } te ganó el match de las partidas { $first } y { $second }
           *[other] { $name } ganó a { $rival } el match de las partidas { $first } y { $second }
        }
    } ({ $points } a { $rival-points }{ $detail ->
        [2] , por el desempate del reglamento
       *[other] {""}
    }) y { $who ->
        [you] subiste
       *[other] subió
    } en la escalera de { $ladder } del puesto { $from } al { $to }, justo por encima de { $rival-who ->
        [you] ti
       *[other] { $rival }
    }.
ladder-step-tied = { $who ->
        [you] Tu match de las partidas { $first } y { $second } contra { $rival }
       *[other] { $rival-who ->
            [you] Tu match de las partidas { $first } y { $second } contra { $name }
           *[other] El match de las partidas { $first } y { $second } de { $name } contra { $rival }
        }
    } terminó en tablas ({ $points } a { $rival-points }). { $moves ->
        [no] { $who ->
            [you] Te quedaste
           *[other] { $name } se quedó
        } en el puesto { $to } de la escalera de { $ladder }, por debajo del puesto { $rival-place }.
       *[yes] { $who ->
            [you] Subiste
           *[other] { $name } subió
        } en la escalera de { $ladder } del puesto { $from } al { $to }, más cerca del puesto { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] Perdiste contra { $rival } el match de las partidas { $first } y { $second }
       *[other] { $rival-who ->
            [you] { $name } perdió contra ti el match de las partidas { $first } y { $second }
           *[other] { $name } perdió contra { $rival } el match de las partidas { $first } y { $second }
        }
    } ({ $points } a { $rival-points }{ $detail ->
        [2] , por el desempate del reglamento
       *[other] {""}
    }). Nadie cambió de puesto en la escalera de { $ladder }: { $who ->
        [you] te quedaste en el puesto { $to } y no puedes volver a retar a { $rival }
       *[other] { $name } se quedó en el puesto { $to } y no puede volver { $rival-who ->
            [you] a retarte
           *[other] a retar a { $rival }
        }
    } en { $days ->
        [one] un día
       *[other] { $days } días
    }.
ladder-step-void = { $who ->
        [you] Tu reto a { $rival } quedó sin efecto, porque no moviste a tiempo.
       *[other] { $rival-who ->
            [you] El reto que te hizo { $name } quedó sin efecto, porque { $name } no movió a tiempo.
           *[other] El reto de { $name } a { $rival } quedó sin efecto, porque { $name } no movió a tiempo.
        }
    } Las partidas { $first } y { $second } terminaron sin resultado. Nadie cambió de puesto en la escalera de { $ladder }; { $who ->
        [you] no puedes volver a retar a { $rival }
       *[other] { $name } no puede volver { $rival-who ->
            [you] a retarte
           *[other] a retar a { $rival }
        }
    } en { $days ->
        [one] un día
       *[other] { $days } días
    }.
ladder-step-absent = { $rival-who ->
        [you] No moviste a tiempo en el match contra { $name }
       *[other] { $rival } no movió a tiempo en el match contra { $who ->
            [you] ti
           *[other] { $name }
        }
    }. Las partidas { $first } y { $second } terminaron sin resultado, y el puesto fue para { $who ->
        [you] ti: subiste
       *[other] { $name }, que subió
    } en la escalera de { $ladder } del puesto { $from } al { $to }.
ladder-step-conceded = { $rival-who ->
        [you] Cediste tu puesto a { $name }, que subió
       *[other] { $who ->
            [you] { $rival } te cedió el puesto, y subiste
           *[other] { $rival } cedió el puesto a { $name }, que subió
        }
    } en la escalera de { $ladder } del puesto { $from } al { $to }. Las partidas { $first } y { $second } terminaron sin resultado.
ladder-step-closed = El match de las partidas { $first } y { $second } no cuenta en la escalera de { $ladder }, porque una de las partidas no tiene resultado.
ladder-step-decayed = { $who ->
        [you] Llevabas
       *[other] { $name } llevaba
    } { $detail ->
        [one] un día
       *[other] { $detail } días
    } sin jugar ningún match en la escalera de { $ladder } y { $who ->
        [you] bajaste
       *[other] bajó
    } del puesto { $from } al { $to }.
ladder-step-late = { $who ->
        [you] Perdiste por tiempo una partida de la escalera de { $ladder }. Ahora tienes { $detail ->
            [one] un punto de penalización, que se reduce
           *[other] { $detail } puntos de penalización, que se reducen
        } con cada jugada que haces. Hasta tu próxima jugada estás en pausa: no puedes retar a nadie ni recibir retos.
       *[other] { $name } perdió por tiempo una partida de la escalera de { $ladder }, ahora tiene { $detail ->
            [one] un punto de penalización
           *[other] { $detail } puntos de penalización
        } y está en pausa hasta su próxima jugada.
    }
ladder-step-sunk = { $who ->
        [you] Perdiste
       *[other] { $name } perdió
    } por tiempo { $detail ->
        [one] una partida
       *[other] { $detail } partidas
    } de la escalera de { $ladder } en { $days ->
        [one] un día
       *[other] { $days } días
    } y { $who ->
        [you] bajaste
       *[other] bajó
    } del puesto { $from } al { $to }, por debajo de quienes están en activo.
ladder-step-corrected = La organización { $who ->
        [you] te movió
       *[other] movió a { $name }
    } del puesto { $from } al { $to } en la escalera de { $ladder }. Su motivo: «{ $reason }»
ladder-step-disbanded = La organización ha cerrado la escalera de { $ladder }. { $who ->
        [you] Estabas
       *[other] { $name } estaba
    } en el puesto { $from }.{ $detail ->
        [0] {""}
       *[other] {" "}Las partidas de los matches ya empezados siguen y puntúan, pero ya no cuentan para la escalera.
    } Su motivo: «{ $reason }»
ladder-step-taken-out = { $who ->
        [you] La organización te ha sacado de la escalera de { $ladder }, donde ocupabas el puesto { $from }.
       *[other] La organización ha sacado a { $name } de la escalera de { $ladder }, donde ocupaba el puesto { $from }.
    } El motivo: «{ $reason }»

ladder-earlier = { $count ->
        [one] Hay una entrada anterior que no se muestra.
       *[other] Hay { $count } entradas anteriores que no se muestran.
    }
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = El { $at }, puesto { $places }. { $step }
ladder-no-place = –
ladder-best = Mejor puesto: { $best }. Días en el primer puesto: { $days }.
ladder-matches = Matches ganados: { $won }. En tablas: { $level }. Perdidos: { $lost }.
ladder-defences = Retos seguidos superados: { $now } (récord: { $most }).
ladder-rating = Puntuación: { $rating }. Partidas puntuadas: { $attacked } con los atacantes, { $defended } con los defensores.
ladder-unrated = Todavía no hay partidas puntuadas.
ladder-sides = Puntuación con los atacantes: { $attackers }. Con los defensores: { $defenders }.
ladder-points = Puntos de penalización por partidas perdidas por tiempo: { $points }.
# The rule sheet, filled with the numbers in force. With the usual numbers it has 1,900 characters at
# most, so that it fits on one screen.
ladder-sheet-title = Reglas de la escalera de { $ladder }
ladder-sheet-match = Un reto inicia en el acto un match: dos partidas públicas y puntuadas, una por bando.
ladder-sheet-reach = En una escalera de hasta { $small-ladder ->
        [one] un jugador
       *[other] { $small-ladder } jugadores
    } puedes retar hasta { $small-reach ->
        [one] un puesto
       *[other] { $small-reach } puestos
    } más arriba. En una mayor vale el más amplio de estos tres límites: { $reach-places ->
        [one] un puesto
       *[other] { $reach-places } puestos
    } más arriba; un número de puestos igual al { $reach-percent } % de tu número de puesto; o { $reach-rating ->
        [one] un puesto
       *[other] { $reach-rating } puestos
    } por encima del que corresponde a tu puntuación (si su desviación es de { $reach-deviation } como mucho).
ladder-sheet-load = Puedes tener { $outgoing ->
        [one] un reto tuyo
       *[other] { $outgoing } retos tuyos
    } en marcha y { $incoming ->
        [one] uno
       *[other] { $incoming }
    } contra ti{ $top-places ->
        [0] {""}
        [one] {" "}({ $top-incoming } en el primer puesto)
       *[other] {" "}({ $top-incoming } en los puestos 1 a { $top-places })
    }. Al llegar a este último límite quedas a salvo de más retos, durante { $hold-days ->
        [one] un día
       *[other] { $hold-days } días
    } como mucho. Un reto no cuenta mientras tu rival está de vacaciones. Bloquear a alguien no impide sus retos en la escalera.
ladder-sheet-opening = Cada jugador tiene { $opening-days ->
        [one] un día
       *[other] { $opening-days } días
    } de reloj para su primera jugada. Sin ella, quien retó pierde el match o su rival pierde el puesto, sin efecto en la puntuación. Hasta entonces puedes aplazar el match { $defer-days ->
        [one] un día
       *[other] { $defer-days } días
    } (una vez cada { $defer-every ->
        [one] día
       *[other] { $defer-every } días
    }) o, si recibiste el reto, ceder.
ladder-sheet-result = Una victoria vale 1 punto; unas tablas, ½. Si al final estás más abajo y tienes más puntos, pasas justo por encima de tu rival; con menos, te quedas{ $shield-days ->
        [0] .
        [one] {" "}y no puedes volver a retar a tu rival en un día.
       *[other] {" "}y no puedes volver a retar a tu rival en { $shield-days } días.
    }
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Con empate a puntos, gana quien venció en menos jugadas.{" "}
        [more-captures] Con empate a puntos, gana quien capturó más hombres.{" "}
       *[none] {""}
    }{ $tie ->
        [nothing] Si el match acaba en tablas, nadie cambia de puesto.
        [below] Si el match acaba en tablas, quien está más abajo sube hasta el puesto justo por debajo de su rival.
       *[middle] Si el match acaba en tablas, quien está más abajo sube la mitad de la distancia, redondeada hacia abajo.
    }
ladder-sheet-late = Perder por tiempo (antes de tu segunda jugada, la partida no puntúa) añade { $timeout-points ->
        [one] un punto de penalización
       *[other] { $timeout-points } puntos de penalización
    }; hasta que muevas no puedes retar ni recibir retos. Cada jugada quita { $ply-points }{ $points-limit ->
        [0] .
       *[other] ; con { $points-limit } no puedes retar.
    } Tras { $timeouts ->
        [one] una derrota así
       *[other] { $timeouts } derrotas así
    } en { $timeout-days ->
        [one] un día
       *[other] { $timeout-days } días
    } bajas por debajo de quienes están en activo.
ladder-sheet-silence = No se puede retar a quien está de vacaciones o lleva { $silence-days ->
        [one] un día
       *[other] { $silence-days } días
    } sin actividad.
ladder-sheet-leave = Si sales, tus matches siguen contando. Si vuelves antes de { $limbo-days ->
        [one] un día
       *[other] { $limbo-days } días
    }, empiezas al { $limbo-percent } % del camino de tu antiguo puesto al último; más tarde, en el último.
ladder-sheet-idle = { $free-days ->
        [0] Sin ningún match
        [one] Tras un día sin ningún match
       *[other] Tras { $free-days } días sin ningún match
    } (vacaciones aparte) bajas un puesto cada { $decay-days ->
        [one] día
       *[other] { $decay-days } días
    }, por debajo del siguiente en activo.
ladder-sheet-ratings = La puntuación (Glicko-2) compensa la ventaja de bando: un 1–1 entre iguales no cambia nada.

refusal-no-ladder = La escalera de { $ladder } no está abierta. La organización decide qué escaleras hay: { $count ->
        [0] ahora mismo no hay ninguna.
        [one] ahora mismo solo hay una, la de { $ladders }.
       *[other] ahora mismo las hay de { $ladders }.
    }
refusal-no-ladders = Ahora mismo no hay ninguna escalera abierta. Las escaleras las abre la organización.
refusal-ladder-open-already = La escalera de { $ladder } ya está abierta.
refusal-which-ladder = { CLIENT() ->
        [discord] Hay más de una escalera: { $ladders }. ¿A cuál te refieres?
       *[typed] Hay varias escaleras. Añade el reglamento de la que quieres: { $ladders }.
    }
refusal-not-on-ladder = No estás en la escalera de { $ladder }.
refusal-other-on-ladder = { $name } ya está en la escalera de { $ladder }, en el puesto { $place }.
refusal-already-on-ladder = Ya estás en la escalera de { $ladder }, en el puesto { $place }.
refusal-already-leaving = Ya estás saliendo de la escalera de { $ladder }: saldrás en cuanto terminen tus matches. Después podrás volver a entrar, algo más abajo.
refusal-no-ladder-match = No tienes ningún match de escalera en el que se pueda hacer eso.
refusal-which-match = Juegas varios matches. Añade el nombre de tu rival o el número de una partida: { $games }.
refusal-not-challenged = No puedes ceder en este match: el reto a { $name } es tuyo, y solo puede ceder quien recibió el reto. Sí puedes aplazar el match o abandonar una partida.
refusal-match-begun = Eso ya no es posible: has movido en el match de las partidas { $first } y { $second }, así que hay que jugarlo. Siempre puedes abandonar una partida.
refusal-deferred-before = No puedes aplazar otro match antes del { $until }, porque hace poco aplazaste uno.
refusal-bad-place = { $name } no puede pasar al puesto { $place }: ahora está en el { $stands }, y la escalera de { $ladder } va del puesto 1 al { $players }.
refusal-no-month = No hay datos de la escalera de { $ladder } al cierre de { $month }: empezó más tarde, o ese mes aún no ha terminado.
