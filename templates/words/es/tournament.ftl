# Tournaments, in Spanish.

## Acts
act-tournament = ver la lista de torneos
    .button = Torneos
    .slash = Ver los torneos, o uno de ellos
    .help =
        torneo [NÚMERO] | la lista de torneos, o uno de ellos con sus cuadros
        torneo unirse NÚMERO, torneo salir NÚMERO | inscribirte en un torneo antes de que empiece, o retirarte
    .help-more =
        Para la organización:
          organizar torneo abrir "NOMBRE" REGLAMENTO 2027-01-15 18:00
                           convoca un torneo que empieza entonces, en tu hora; añade
                           «grupos 6», «días 3», «final 2 acumulados», «casa 1»,
                           «círculo vikings» o «reloj 3d/jugada» si quieres
          organizar torneo empezar NÚMERO, organizar torneo cancelar NÚMERO MOTIVO,
          organizar torneo sacar NÚMERO NOMBRE MOTIVO
                           lo empieza ya, lo cancela, o saca a alguien
act-tournament-one = ver quién juega y cómo va
    .button = Ver el torneo
    .choose = Elegir un torneo
act-tournament-join = inscribirte en el torneo
    .button = Inscribirse
    .choose = Inscribirte en un torneo
act-tournament-leave = retirarte del torneo
    .button = Retirarse
    .choose = Retirarte de un torneo

# Tournaments: lists, pages, what happens in them.
tournament-list = Torneos
tournament-none = En este club aún no ha habido ningún torneo. Los convoca la organización.
tournament-line = Torneo { $number }: { $name }, { $ruleset }. { $stage } { $reader ->
        [may-enter] Puedes inscribirte.
        [plays] Participas.
       *[nothing] {""}
    }
tournament-title = Torneo { $number }: { $name }, { $ruleset }
tournament-final-name = { $name } (final)
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Inscripción abierta hasta el { $at }, cuando empieza el torneo. { $players ->
            [0] Todavía no se ha inscrito nadie.
            [one] Se ha inscrito una persona.
           *[other] Se han inscrito { $players } personas.
        }
        [running] Empezó el { $at }, con { $players ->
            [one] 1 participante.
           *[other] { $players } participantes.
        }
        [over] Terminó el { $at }. { $players ->
            [one] Participó una persona.
           *[other] Participaron { $players } personas.
        }
       *[called-off] Se canceló el { $at }.
    }
tournament-names = Participantes: { $names }.
tournament-reason = Motivo: «{ $reason }»
tournament-too-few = Se habían inscrito menos de cuatro personas.
tournament-group = { $kind ->
        [groups] Grupo { $group }
       *[final] Final
    }
# $best players of each group go on; $names play in tournament $number, or $many of them have won it.
tournament-next = { $state ->
        [planned] { $best ->
            [one] Quien quede mejor en cada grupo pasa a la final.
           *[other] Pasan a la final los { $best } primeros puestos de cada grupo.
        }{ $carried ->
            [yes] {" "}Las partidas que ya hayan jugado entre sí cuentan allí y no se repiten.
           *[no] {""}
        }
        [running] Juegan la final, el torneo { $number }: { $names }.
        [over] La final, el torneo { $number }, lo decidió{ $many ->
            [0] .
            [one] : ha ganado { $names }.
           *[other] : { $names } comparten el primer puesto.
        }
        [called-off] La final, el torneo { $number }, se ha cancelado.
       *[dropped] No hay final, porque harían falta participantes de al menos dos grupos.
    }
tournament-follows = Esta es la final del torneo { $number }: aquí se deciden los primeros puestos.{ $kind ->
        [carried] {" "}Las partidas que ya se han jugado entre participantes del mismo grupo también cuentan aquí.
       *[final] {""}
    }
tournament-legend = Cada celda muestra dos partidas; en la primera ataca quien figura en la fila. 1 es una victoria; ½, unas tablas; 0, una derrota; + o −, una victoria o una derrota sin jugar; «.», una partida en curso; y /, una partida sin resultado. S-B es el desempate de Sonneborn-Berger; la columna de jugadas da las que necesitó la victoria más corta en el tablero, contando las de ambos bandos.
tournament-rules = { $kind ->
        [groups] En cada grupo se juegan dos partidas contra cada rival, una con cada bando, todas a la vez. Las partidas son públicas y puntuadas. Un grupo tiene al menos 4 participantes y, si es posible, { $size } como mucho.
       *[final] Se juegan dos partidas contra cada rival, una con cada bando, todas a la vez. Las partidas son públicas y puntuadas.
    } Si no has movido en ninguna partida cuando tu reloj ha corrido { $window ->
        [one] un día
       *[other] { $window } días
    }, quedas fuera. Una victoria vale 1 punto; unas tablas, ½. Los empates se deshacen por las partidas entre quienes empatan, luego por Sonneborn-Berger (cuentan más los puntos contra rivales con muchos puntos) y luego por la victoria más corta en el tablero. Si el empate continúa, se comparte el puesto.
tournament-you = { $reader ->
        [may-enter] Puedes inscribirte.
       *[plays] Participas.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] No moviste a tiempo y has quedado fuera.
            [taken-out] La organización te ha retirado del torneo.
           *[withdrew] Te has retirado.
        }
       *[other] { $how ->
            [absent] { $name } no movió a tiempo y ha quedado fuera.
            [taken-out] La organización ha retirado del torneo a { $name }.
            [erased] { $name } ha dejado el club.
           *[withdrew] { $name } se ha retirado.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] Ya había terminado al menos la mitad de tus partidas, así que las demás cuentan como perdidas.
           *[other] Ya había terminado al menos la mitad de las partidas de { $name }, así que las demás cuentan como perdidas.
        }
       *[no] { $who ->
            [you] Había terminado menos de la mitad de tus partidas, así que ninguna cuenta.
           *[other] Había terminado menos de la mitad de las partidas de { $name }, así que ninguna cuenta.
        }
    }
tournament-out = Torneo { $number }, { $tournament }.
tournament-opened = Se ha abierto la inscripción en el torneo { $number }, { $tournament }.
tournament-entered = Te has inscrito en el torneo { $number }, { $tournament }.
tournament-left = Te has retirado del torneo { $number }, { $tournament }. Hasta que empiece puedes volver a inscribirte.
tournament-leave-asked = ¿Quieres retirarte del torneo { $number }, { $tournament }? { $resigned ->
        [0] No abandonarás ninguna partida.
        [one] Abandonarás una partida, y eso cuenta para tu puntuación.
       *[other] Abandonarás { $resigned } partidas, y eso cuenta para tu puntuación.
    } Si contra un rival no has movido en ninguna de las dos partidas y ninguna ha terminado, ambas acaban sin resultado. { $counts ->
        [yes] Ya ha terminado al menos la mitad de tus partidas, así que en el cuadro las demás cuentan como perdidas.
       *[no] Ha terminado menos de la mitad de tus partidas, así que en el cuadro no cuenta ninguna.
    }
tournament-began = El torneo { $number }, { $tournament }, ha empezado.
tournament-began-own = { $kind ->
        [groups] Estás en el grupo { $group } y juegas dos partidas contra cada rival,
        [carried] Estás en la final y juegas dos partidas contra cada rival de otro grupo,
       *[final] Estás en la final y juegas dos partidas contra cada rival,
    } { $games } en total, todas a la vez. Haz una jugada en alguna antes de que tu reloj haya corrido { $window ->
        [one] un día
       *[other] { $window } días
    }; si no, quedarás fuera.
tournament-rival = { $name }: partidas { $first } y { $second }
tournament-not-begun = Torneo { $number }, { $tournament }: todavía no has movido. Haz una jugada en cualquiera de tus partidas antes del { $until }; si no, quedarás fuera.
tournament-called-off = El torneo { $number }, { $tournament }, se ha cancelado.
tournament-over = El torneo { $number }, { $tournament }, ha terminado.
tournament-over-own = { $kind ->
        [groups] En el grupo { $group } has quedado
       *[final] En la final has quedado
    } en el { $place ->
        [1] primer puesto
        [2] segundo puesto
        [3] tercer puesto
       *[other] puesto { $place }
    } de { $players }.
# For everybody in a server: $names is a list, $group one of $groups groups; $many is “one” for 1 point.
news-tournament-open = Torneo { $number }, { $tournament }, { $ruleset }: inscripción abierta hasta el { $at }, cuando empieza.
news-tournament-group = { $groups ->
        [one] Participan: { $names }.
       *[other] Grupo { $group }: { $names }.
    }
news-tournament-won = { $groups ->
        [one] {""}
       *[other] Grupo { $group }:{" "}
    }{ $winners ->
        [one] { $names } gana
       *[other] { $names } comparten el primer puesto
    } con { $many ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = puntos
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = jugadas
# Said in place of the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Grupo { $group } del torneo { $number }: { $standing }.

refusal-no-tournament = No hay ningún torneo { $number }.
refusal-no-tournament-meant = Ahora mismo no hay ningún torneo en el que se pueda hacer eso.
refusal-which-tournament = { CLIENT() ->
        [discord] Hay más de un torneo: { $tournaments }. ¿A cuál te refieres?
       *[typed] Hay varios torneos. Añade el número del que quieres: { $tournaments }.
    }
refusal-tournament-not-open = El torneo { $number }, { $tournament }, ya no admite inscripciones: ha empezado o se ha cancelado.
refusal-tournament-ended = El torneo { $number }, { $tournament }, ha terminado o se ha cancelado, así que ya no se puede cambiar nada en él.
refusal-already-in-tournament = Ya te has inscrito en el torneo { $number }, { $tournament }.
refusal-not-in-tournament = No participas en el torneo { $number }, { $tournament }.
refusal-other-not-in-tournament = { $name } no participa en el torneo { $number }, { $tournament }.
refusal-tournament-full = El torneo { $number }, { $tournament }, está completo: se ha llegado al límite de participantes, { $most }.
refusal-taken-out-of-tournament = No puedes volver a inscribirte en el torneo { $number }, { $tournament }, porque la organización te ha retirado de él.
refusal-too-few-players = El torneo { $number }, { $tournament }, todavía no puede empezar: { $players ->
        [0] no se ha inscrito nadie
        [one] solo se ha inscrito una persona
       *[other] solo se han inscrito { $players } personas
    }, y hacen falta { $least }. Espera a que haya más o cancélalo.
refusal-bad-tournament-name = El nombre de un torneo tiene que tener de 1 a { $most } caracteres.
refusal-bad-tournament-number = { $which ->
        [size] El tamaño de un grupo tiene que estar entre { $least } y { $most }.
        [final] De cada grupo pueden pasar a la final entre { $least } y { $most }, la mitad del grupo más grande.
       *[window] El número de días para la primera jugada tiene que estar entre { $least } y { $most }.
    }
refusal-bad-tournament-clock = El reloj de un torneo tiene que empezar con más de un día, por ejemplo «7d+1d/10d», porque en ese tiempo todo el mundo tiene que hacer una primera jugada.
refusal-bad-tournament-start = Un torneo tiene que empezar en el futuro, como mucho dentro de { $most ->
        [one] un día
       *[other] { $most } días
    }.
