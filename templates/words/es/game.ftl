# A game between two players, in Spanish.

## A game before its players
# $who is “you” where the reader is meant, “opponent” where the reader’s opponent is meant, and
# “player” where the reader only looks on; $name is that player’s name.
table-title = Partida { $number }: { $attackers } (atacantes) contra { $defenders } (defensores), { $ruleset }
table-ply = Jugada { $number }. { $what }
table-turn = { $who ->
        [you] Es tu turno (jugada { $ply }). Juegas con los { $side ->
                [attackers] atacantes
               *[defenders] defensores
            }.
       *[other] Es el turno de { $name } (jugada { $ply }, { $side ->
                [attackers] atacantes
               *[defenders] defensores
            }).
    }
# $pieces are the signs on the board that are the reader’s, with what they mean.
table-beginner = Tus piezas: { $pieces }. Para mover, escribe la casilla en la que está una pieza y la casilla a la que va:
table-draw-offered = { $who ->
        [you] Has ofrecido tablas y aún no hay respuesta.
        [opponent] { $name } ofrece tablas. Si mueves, quedan rechazadas.
       *[player] { $name } ofrece tablas.
    }
table-takeback-offered = { $who ->
        [you] Has pedido deshacer tu última jugada.
        [opponent] { $name } pide deshacer una jugada. Si mueves, la petición queda rechazada.
       *[player] { $name } pide deshacer una jugada.
    }
table-time-offered = { $who ->
        [you] { $what ->
            [pause] Has ofrecido pausar la partida hasta el { $time } y aún no hay respuesta.
           *[more] Has ofrecido { $time } más para los dos y aún no hay respuesta.
        }
        [opponent] { $what ->
            [pause] { $name } ofrece pausar la partida hasta el { $time }.
           *[more] { $name } ofrece { $time } más para los dos.
        } Si mueves, rechazas la oferta.
       *[player] { $what ->
            [pause] { $name } ofrece pausar la partida hasta el { $time }.
           *[more] { $name } ofrece { $time } más para los dos bandos.
        }
    }
table-match-goes-on = La otra partida del match, la { $other }, sigue en curso.
# Said only to the player who made the move.
table-left-silent = { $count ->
        [one] Esto solo lo ves tú: la ruta de escape hasta { $routes } está abierta, pero no se ha anunciado, así que el rey todavía no puede usarla. Puedes anunciarla con cualquier jugada posterior mientras siga abierta.
       *[other] Esto solo lo ves tú: las rutas de escape hasta { $routes } están abiertas, pero no se han anunciado, así que el rey todavía no puede usarlas. Puedes anunciarlas con cualquier jugada posterior mientras sigan abiertas.
    }
# The head of the chain over everything that happened in a game up to that move, and what to do
# with it.
chain-line = Código de control (partida { $game }, { $at ->
        [start] inicio
        [end] final
       *[move] jugada { $move }
    }): { $chain }
chain-why = El código de control es un código corto que se calcula a partir de todo lo ocurrido hasta ahora en la partida. Si lo guardas, nadie podrá cambiar nada de eso sin que lo notes.
time-running = { $who ->
        [you] Tienes { $left } para mover, hasta el { $until }.
       *[other] { $name } tiene { $left } para mover, hasta el { $until }.
    }
# Lo mismo donde $until ya dice cuánto falta.
time-counted = { $who ->
        [you] Tienes hasta el { $until }.
       *[other] { $name } tiene hasta el { $until }.
    }
time-standing = { $who ->
        [you] Tienes { $left } para mover. Tu reloj está parado hasta el { $stands } y llegará a cero el { $until }.
       *[other] { $name } tiene { $left } para mover. Su reloj está parado hasta el { $stands } y llegará a cero el { $until }.
    }
time-paused = La partida está en pausa hasta el { $until }, según lo acordado.
# The clock of the side to move starts when its player has been told.
time-not-running = { $who ->
        [you] Tienes { $left } para mover; tu reloj empieza a correr ahora.
       *[other] { CLIENT() ->
                [discord] { $name } tiene { $left } para mover.
               *[typed] { $name } tiene { $left } para mover; su reloj empezará a correr cuando le llegue la notificación.
            }
    }
# The clock of the side to move runs though nothing has told its player.
time-unreached = No hemos podido contactar con { $name }, pero su reloj corre desde el { $since }.
time-up = { $who ->
        [you] Se te ha acabado el tiempo.
       *[other] A { $name } se le ha acabado el tiempo.
    }

## La primera línea de una publicación, que es la que muestra una notificación

lead-ply = { $who ->
        [you] Te toca:
       *[other] Le toca a { $name }:
    } { $mover } jugó { $ply }{ $count ->
        [0] {""}
       *[other] {" "}y capturó { $taken }
    }
lead-passed = { $who ->
        [you] Te toca:
       *[other] Le toca a { $name }:
    } { $mover } tuvo que pasar
lead-began = { $who ->
        [you] Empieza la partida y te toca
       *[other] Empieza la partida y le toca a { $name }
    }
lead-turn = { $who ->
        [you] Te toca
       *[other] Le toca a { $name }
    }
lead-won = { $winner } ha ganado a { $loser }
lead-drawn = Tablas entre { $one } y { $other }
lead-closed = La partida se ha cerrado sin resultado

## Lo que dice una publicación cuando ya tiene respuesta

closed-invitation = { $how ->
        [accepted] { $recipient } ha aceptado el reto de { $sender }: ha empezado la partida { $game }.
        [declined] { $recipient } ha rechazado el reto de { $sender }.
        [countered] { $recipient } ha respondido al reto de { $sender } con otras condiciones.
        [cancelled] { $sender } ha retirado el reto a { $recipient }.
       *[expired] El reto de { $sender } a { $recipient } ha caducado.
    }
closed-seek = { $how ->
        [accepted] El reto abierto de { $sender } ya tiene rival.
        [cancelled] { $sender } ha retirado este reto abierto.
       *[expired] El reto abierto de { $sender } ha caducado.
    }
closed-draw = { $how ->
        [accepted] { $name } ofreció tablas y { $other } las aceptó.
        [declined] { $name } ofreció tablas y { $other } las rechazó.
        [withdrawn] { $name } ofreció tablas y ha retirado la oferta.
       *[passed] { $name } ofreció tablas. La oferta ya no está en pie.
    }
closed-takeback = { $how ->
        [accepted] { $name } pidió deshacer una jugada y { $other } lo aceptó.
        [declined] { $name } pidió deshacer una jugada y { $other } se negó.
        [withdrawn] { $name } pidió deshacer una jugada y ha retirado la petición.
       *[passed] { $name } pidió deshacer una jugada. La petición ya no está en pie.
    }
closed-time = { $what ->
        [pause] { $name } ofreció pausar la partida hasta el { $time }{ $how ->
            [accepted] {" "}y { $other } aceptó.
            [declined] {" "}y { $other } no aceptó.
            [withdrawn] {" "}y ha retirado la oferta.
           *[passed] . La oferta ya no está en pie.
        }
       *[more] { $name } ofreció { $time } más para los dos bandos{ $how ->
            [accepted] {" "}y { $other } aceptó.
            [declined] {" "}y { $other } no aceptó.
            [withdrawn] {" "}y ha retirado la oferta.
           *[passed] . La oferta ya no está en pie.
        }
    }

## What happened in a game

began = Empieza la partida.
began-side = { $side ->
        [attackers] { $first ->
            [attackers] Juegas con los atacantes, que mueven primero.
           *[defenders] Juegas con los atacantes; los defensores mueven primero.
        }
       *[defenders] { $first ->
            [attackers] Juegas con los defensores; los atacantes mueven primero.
           *[defenders] Juegas con los defensores, que mueven primero.
        }
    }
# Said only to the player who rolled.
rolled = En el hún (el dado del rey) ha salido un { $roll }: { $roll ->
        [0] esta vez el rey no puede moverse, así que mueve a uno de tus hombres.
        [1] el rey puede avanzar una casilla. Si puede hacerlo, tienes que moverlo; si no, mueve a uno de tus hombres.
       *[other] el rey puede avanzar hasta { $roll } casillas. Si puede moverse, tienes que moverlo; si no, mueve a uno de tus hombres.
    }
draw-offered = { $who ->
        [you] Has ofrecido tablas. La oferta sigue en pie hasta que tu rival responda o mueva; entretanto puedes seguir jugando.
        [opponent] { $name } ofrece tablas. Si mueves, quedan rechazadas.
       *[player] { $name } ofrece tablas.
    }
draw-declined = { $who ->
        [you] Has rechazado las tablas. La partida sigue.
       *[other] { $name } ha rechazado las tablas. La partida sigue.
    }
draw-withdrawn = { $who ->
        [you] Has retirado tu oferta de tablas. La partida sigue.
       *[other] { $name } ha retirado su oferta de tablas. La partida sigue.
    }
takeback-offered = { $who ->
        [you] Has pedido deshacer tu última jugada. La petición sigue en pie hasta que tu rival responda o alguien mueva.
        [opponent] { $name } pide deshacer su última jugada. Si has movido después, también se deshace tu jugada. Si mueves ahora, la petición queda rechazada.
       *[player] { $name } pide deshacer su última jugada y, con ella, la que se haya hecho después.
    }
takeback-declined = { $who ->
        [you] No has aceptado deshacer la jugada. La partida sigue.
       *[other] { $name } no acepta deshacer la jugada. La partida sigue.
    }
takeback-withdrawn = { $who ->
        [you] Has retirado tu petición de deshacer la jugada. La partida sigue.
       *[other] { $name } ha retirado su petición de deshacer la jugada. La partida sigue.
    }
time-offered = { $who ->
        [you] { $what ->
            [pause] Has ofrecido pausar la partida hasta el { $time }.
           *[more] Has ofrecido { $time } más para los dos.
        } La oferta sigue en pie hasta que tu rival responda o mueva; entretanto puedes seguir jugando.
        [opponent] { $what ->
            [pause] { $name } ofrece pausar la partida hasta el { $time }: hasta entonces no correría ningún reloj y los dos podríais seguir moviendo.
           *[more] { $name } ofrece { $time } más para los dos.
        } Si mueves, rechazas la oferta.
       *[player] { $what ->
            [pause] { $name } ofrece pausar la partida hasta el { $time }.
           *[more] { $name } ofrece { $time } más para los dos bandos.
        }
    }
time-declined = { $who ->
        [you] Has rechazado la oferta. Los relojes siguen como estaban.
       *[other] { $name } ha rechazado la oferta. Los relojes siguen como estaban.
    }
time-withdrawn = { $who ->
        [you] Has retirado tu oferta. Los relojes siguen como estaban.
       *[other] { $name } ha retirado su oferta. Los relojes siguen como estaban.
    }
time-agreed = { $what ->
        [pause] Acordado: desde ahora no corre ningún reloj. Los dos bandos pueden seguir moviendo.
       *[more] Acordado: cada bando tiene { $time } más.
    }
taken-back = Se ha aceptado deshacer la jugada: el tablero está como antes de ella. Los relojes conservan el tiempo que marcan, menos el que se hubiera ganado con las jugadas deshechas.
announced-after = Tu jugada se ha retirado y se ha vuelto a hacer con el aviso.
withdrawn = Has retirado tu jugada; nadie la había visto. Puedes mover otra vez.
# $urgency is low (a fifth of the time is left) or last.
warned = { $urgency ->
        [asked] Pediste que te recordáramos que te toca mover.
        [low] Te queda menos de la quinta parte de tu tiempo.
       *[last] Casi no te queda tiempo. Este es el último recordatorio.
    }
time-is-up = { $who ->
        [you] Se te ha acabado el tiempo. Aún puedes mover mientras tu rival no reclame la victoria.
        [opponent] A { $name } se le ha acabado el tiempo. Puedes reclamar la victoria o esperar su jugada.
       *[player] A { $name } se le ha acabado el tiempo, así que su rival puede reclamar la victoria.
    }

day-used = { $who ->
        [you] Se te había acabado el tiempo, así que se ha usado un día de tus vacaciones: tienes 24 horas más.
       *[other] A { $name } se le había acabado el tiempo, así que se ha usado un día de sus vacaciones: { $name } tiene 24 horas más.
    }
telling-given-up = { $who ->
        [you] No hemos podido hacerte llegar ningún mensaje sobre esta partida. Aun así, tu reloj corre.
       *[other] Ahora mismo no podemos contactar con { $name }. Aun así, su reloj corre.
    }
# A message about the turn did not arrive, and more has run since than the clock gets back.
refunded-rest = { $who ->
        [you] Un mensaje sobre tu turno no te llegó a tiempo y, mientras tanto, tu reloj corría. De ese tiempo, el reloj recupera el máximo que se permite en una partida (en total, la décima parte del tiempo inicial), y sigue corriendo.
       *[other] Un mensaje sobre el turno de { $name } no llegó a tiempo y, mientras tanto, su reloj corría. De ese tiempo, el reloj recupera el máximo que se permite en una partida (en total, la décima parte del tiempo inicial), y sigue corriendo.
    }

## Conditional moves

plan-none = No tienes ninguna jugada planeada.
plan = Tu plan:
# $when is move, capture, capture-on, one or two; $what the move or the square.
plan-line = { $when ->
        [move] Si { $name } juega { $what },
        [capture] Si { $name } captura a uno de tus hombres,
        [capture-on] Si { $name } captura a tu hombre de { $what },
        [one] Si { $name } anuncia una ruta de escape,
       *[two] Si { $name } anuncia dos rutas de escape,
    } { $answer ->
        [stop] no se juega nada y el plan termina.
        [resign] abandonas: la partida termina en el acto, sin preguntarte antes.
        [tell-me] no se juega nada, el plan termina y te avisamos enseguida (o cuando acaben tus horas de silencio).
       *[other] tú juegas { $answer }.
    }
plan-private = Esto solo lo ves tú.
plan-played = Se ha jugado la respuesta que tenías planeada. { $ply }
plan-resigned = Habías planeado abandonar si pasaba esto. { $ply }
plan-over-other = Tu rival ha hecho algo que no habías previsto, así que tu plan ha terminado. Es tu turno.
plan-over-stop = Tu plan ha llegado al punto en el que debía parar. Es tu turno.
plan-over-told = Tu rival ha hecho aquello de lo que querías que te avisáramos. Tu plan ha terminado y es tu turno. { $ply }
plan-over-illegal = La jugada que tenías planeada no se ha podido hacer, así que tu plan ha terminado y es tu turno. { $why }

## Vacation and outages

vacation-left = { $left ->
        [0] No te quedan días de vacaciones.
        [one] Te queda { $left } día de vacaciones. Si se te acaba el tiempo en una partida que admite vacaciones, se usa automáticamente.
       *[other] Te quedan { $left } días de vacaciones. Si se te acaba el tiempo en una partida que admite vacaciones, se usa un día automáticamente.
    }
vacation-until = Estás de vacaciones hasta el { $until }. En las partidas que admiten vacaciones, tus relojes están parados hasta entonces.
vacation-planned = Tus próximas vacaciones van desde el { $from } hasta el { $until }.
away = { $name } está de vacaciones hasta el { $until }. En las partidas que admiten vacaciones, su reloj está parado hasta entonces.
back = { $name } ha vuelto de vacaciones.
club-was-away = El club estuvo fuera de servicio desde el { $from } hasta el { $until }. En ese tiempo no corrió ningún reloj.

## A match of two games

match-over = El match de las partidas { $first } y { $second } ha terminado: { $one } contra { $two }, { $ruleset }
# $winner is attackers, defenders or nobody; $attackers and $defenders are names.
match-game = Partida { $number }: { $winner ->
        [attackers] { $attackers } (atacantes) ganó a { $defenders } (defensores) en { $plies ->
                [one] { $plies } jugada
               *[other] { $plies } jugadas
            }.
        [defenders] { $defenders } (defensores) ganó a { $attackers } (atacantes) en { $plies ->
                [one] { $plies } jugada
               *[other] { $plies } jugadas
            }.
       *[nobody] { $attackers } (atacantes) hizo tablas con { $defenders } (defensores) en { $plies ->
                [one] { $plies } jugada
               *[other] { $plies } jugadas
            }.
    } Hombres capturados: { $by-attackers } por { $attackers }, { $by-defenders } por { $defenders }.
match-points = Puntos: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] Ganas el match por puntos.
       *[other] { $name } gana el match por puntos.
    }
match-by-fewer-plies = { $who ->
        [you] Cada jugador ha ganado una partida. Ganas el match porque ganaste la tuya en menos jugadas: { $fewer } frente a { $more }.
       *[other] Cada jugador ha ganado una partida. { $name } gana el match porque ganó su partida en menos jugadas: { $fewer } frente a { $more }.
    }
match-by-more-captures = { $who ->
        [you] Hay empate a puntos. Ganas el match porque capturaste más hombres entre las dos partidas: { $more } frente a { $fewer }.
       *[other] Hay empate a puntos. { $name } gana el match porque capturó más hombres entre las dos partidas: { $more } frente a { $fewer }.
    }
match-level = { $tie-break ->
        [none] Hay empate a puntos, así que el match termina en tablas.
        [fewer-plies] Hay empate a puntos y nadie ganó en menos jugadas, así que el match termina en tablas.
       *[more-captures] Hay empate a puntos y también en hombres capturados, así que el match termina en tablas.
    }

record-file = Aquí tienes el registro de la partida, con todo lo que ha pasado, en el archivo { $file }. Se puede comprobar con «taflpost verify».
wrote-to-organisers = La organización del club leerá lo que has escrito, y si responde, te lo diremos.

## Answers
noted = Tu nota sobre la partida { $game } está guardada. Solo tú puedes leerla.
line-saved = La línea { $number } de la partida { $game } está guardada. Solo tú puedes verla.
said = { $name } dice (partida { $game }): { $text }
said-on = { $name } sigue: { $text }
said-by-you = Tu mensaje se ha enviado a tu rival en la partida { $game }.
said-erased = Tenías un mensaje en la partida { $game }, pero desde entonces se ha borrado.
moves-none = Todavía no se ha hecho ninguna jugada.
clock-none = Esta partida se juega sin reloj.
clock-side = { $who ->
        [you] Tu reloj marca { $left }.
       *[other] El reloj de { $name } marca { $left }.
    }
captured-by = { $who ->
        [you] { $count ->
                [0] No has capturado a ningún hombre.
                [one] Has capturado a un hombre.
               *[other] Has capturado a { $count } hombres.
            }
       *[other] { $count ->
                [0] { $name } no ha capturado a ningún hombre.
                [one] { $name } ha capturado a un hombre.
               *[other] { $name } ha capturado a { $count } hombres.
            }
    }
# What can be captured next; $moves are alternatives.
capture-with = { $square } (con { $moves })
captures-now = { $who ->
        [you] { $count ->
                [0] Ahora no puedes capturar nada.
               *[other] Ahora puedes capturar: { $what }.
            }
       *[other] { $count ->
                [0] { $name } no puede capturar nada ahora.
               *[other] { $name } puede capturar ahora: { $what }.
            }
    }
captures-threatened = { $who ->
        [you] { $count ->
                [0] No amenazas con capturar nada.
               *[other] Amenazas con capturar: { $what }.
            }
       *[other] { $count ->
                [0] { $name } no amenaza con capturar nada.
               *[other] { $name } amenaza con capturar: { $what }.
            }
    }
king-in-reach = { $count ->
        [0] Nadie puede capturar al rey en una sola jugada.
       *[other] Una jugada podría capturar al rey: { $moves }.
    }
king-escapes = { $count ->
        [0] El rey no puede escapar en una sola jugada.
       *[other] El rey puede escapar en una jugada: { $moves }.
    }
men-left = En el tablero: { $left-attackers ->
        [one] un atacante
       *[other] { $left-attackers } atacantes
    }, y el rey con { $left-defenders ->
        [0] ningún defensor
        [one] un defensor
       *[other] { $left-defenders } defensores
    }.
legal = Desde { $square } puedes ir a { $targets }.
# $count is how often the position would then have occurred, $rule what follows.
legal-repeats = Tras una jugada a { $targets }, la misma posición se habrá dado { $count ->
        [2] dos veces
       *[other] { $count } veces
    }. { $rule ->
        [draw] Si se da una vez más, la partida termina en tablas.
        [defenders-lose] Si se da una vez más, pierden los defensores, sea cual sea el bando que la repita.
        [mover-loses] Quien la repita una vez más pierde.
       *[forbidden] No se permite repetirla una vez más.
    }
legal-ends = Tras una jugada a { $targets }, la misma posición se habrá dado { $count ->
        [2] dos veces
       *[other] { $count } veces
    }, y { $rule ->
        [draw] la partida terminará en tablas.
        [defenders-lose] perderán los defensores.
       *[mover-loses] perderás.
    }
legal-empty = { $square } está vacía. Di una casilla con una ficha tuya.
legal-none-at-all = Ninguna de tus fichas puede moverse ahora.
legal-none = En { $square } no tienes ninguna ficha que pueda moverse ahora. Prueba con otra casilla.
legal-not-yours = Solo quien tiene el turno puede preguntar adónde pueden ir las fichas.
squares = { $count ->
        [0] De { $first } a { $last }: todo vacío.
       *[other] De { $first } a { $last }: { $pieces }.
    }
# A line of squares from a square, as the board is drawn; $last is its last square.
ray = { $direction ->
        [up] Hacia arriba
        [right] Hacia la derecha
        [down] Hacia abajo
       *[left] Hacia la izquierda
    }, hasta { $last }: { $count ->
        [0] todo vacío.
       *[other] { $pieces }.
    }
ray-none = { $direction ->
        [up] Hacia arriba: { $from } está en el borde.
        [right] Hacia la derecha: { $from } está en el borde.
        [down] Hacia abajo: { $from } está en el borde.
       *[left] Hacia la izquierda: { $from } está en el borde.
    }
# $piece is attackers, defenders or king.
squares-piece = { $piece ->
        [attackers] atacante en { $square }
        [defenders] defensor en { $square }
       *[king] rey en { $square }
    }
games-none = No tienes ninguna partida.
games-none-waiting = No es tu turno en ninguna de tus partidas.
games-none-finished = Todavía no ha terminado ninguna de tus partidas.
games-none-public = Todavía no hay partidas públicas.
games-none-of = { $name } no tiene partidas públicas.
games-invitations = { $count ->
        [one] Un reto espera
       *[other] { $count } retos esperan
    } tu respuesta.
games-public = { $number }: { $attackers } (ataque) contra { $defenders } (defensa), { $ruleset }. { $how ->
        [running] { $name } tiene que hacer la jugada { $ply }.
        [won] Ganó { $name } el { $when }.
        [drawn] Tablas el { $when }.
       *[closed] Cerrada sin resultado el { $when }.
    }
# Jugadas que alguien prueba en un tablero propio.
tried = Nada de esto se ha jugado: las jugadas solo se prueban, y nadie más las ve.
tried-nothing = Desde aquí aún no se ha probado ninguna jugada.
tried-line = Tu línea hasta ahora: { $line }
tried-repeats = Entonces la misma posición se habrá dado { $count ->
        [2] dos
       *[other] { $count }
    } veces.
tried-refused = Ahí se acaba. { $why }
tried-escape = Después, el rey podría escapar a { $routes }.
tried-open = El rey tiene vía libre hasta { $routes }.
tried-silent = { $count ->
        [one] La ruta de escape hasta { $routes } estaría abierta pero sin anunciar, así que el rey aún no podría usarla. Para probarla anunciada, añade el anuncio a la jugada.
       *[other] Las rutas de escape hasta { $routes } estarían abiertas pero sin anunciar, así que el rey aún no podría usarlas. Para probarlas anunciadas, añade el anuncio a la jugada.
    }
past = El tablero tras la jugada { $ply } de { $of }.
replay = { $ply ->
        [0] Aún no se ha hecho ninguna jugada, así que la animación solo muestra la posición inicial.
       *[other] { $from ->
            [start] La partida como animación, desde el inicio hasta la jugada { $ply }.
           *[other] La partida como animación, desde la jugada { $from } hasta la jugada { $ply }.
        }
    }
replay-line = La partida como animación, con la línea { $number } al final. La línea solo se ha probado: nada de ella se ha jugado.
watch-moves = { $all ->
        [yes] Jugadas:
       *[other] Últimas jugadas:
    } { $moves }
# $until is a moment or “none” while the clock isn’t running; $partner the other game of a
# match or “none”.
games-your-turn = { $number }: { $ruleset } contra { $opponent }{ $partner ->
        [none] {""}
       *[other] , en un match con la partida { $partner }
    }; { $side ->
        [attackers] atacas
       *[defenders] defiendes
    }. { $until ->
        [none] Es tu turno.
       *[other] Es tu turno, y tienes hasta el { $until }.
    }
games-their-turn = { $number }: { $ruleset } contra { $opponent }{ $partner ->
        [none] {""}
       *[other] , en un match con la partida { $partner }
    }; { $side ->
        [attackers] atacas
       *[defenders] defiendes
    }. { $until ->
        [none] Es el turno de { $opponent }.
       *[other] Es el turno de { $opponent }, que tiene hasta el { $until }.
    }
games-over = { $number }: { $ruleset } contra { $opponent }{ $partner ->
        [none] {""}
       *[other] , en un match con la partida { $partner }
    }; { $side ->
        [attackers] atacabas
       *[defenders] defendías
    }. { $how ->
        [won] Ganaste el { $until }.
        [lost] Perdiste el { $until }.
        [closed] Terminó sin resultado el { $until }.
       *[drawn] Terminó en tablas el { $until }.
    }
# $at is when the command was sent.
why-refused = Tu última orden rechazada es del { $at }. { $why }
why-rules = Las reglas de { $ruleset } dicen:
why-numbers = { $plies ->
        [0] No se hizo ninguna jugada.
        [one] La partida duró una jugada.
       *[other] La partida duró { $plies } jugadas.
    } Hombres capturados: { $by-attackers } por los atacantes, { $by-defenders } por los defensores.
notes-none = No hay notas sobre la partida { $game } que puedas leer.
notes-saved-line = línea { $number }: { $line }{ $text ->
        [none] {""}
       *[other] {" "}– { $text }
    }
tries-none = No hay líneas guardadas de la partida { $game } que puedas ver.
notes-line = { $ply ->
        [0] Antes de la primera jugada
       *[other] Tras la jugada { $ply }
    }, el { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(otras personas pueden leerla)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = Ya puedes leer las notas de { $name } sobre la partida { $game }.
notes-opened-by-you = Tus notas sobre la partida { $game } están abiertas: ya puede leerlas tu rival y, si la partida es pública, todo el mundo. Las notas que añadas desde ahora vuelven a ser privadas.
rulesets-first = Para empezar:
rulesets-rest = Los demás:
rulesets-line = { $id }: { $name }{ $sized ->
        [yes] {""}
       *[no] , { $size }×{ $size }
    }, { $attackers } contra { $defenders } y el rey, que gana { $goal ->
        [corner] en una esquina
       *[edge] en el borde
    }{ $announcement ->
        [none] {""}
       *[other] ; se anuncian las rutas de escape
    }

## All that happened in a game
# $at is when, $name whom it is about.
history-position = Posición actual:
history-line = El { $at }: { $what ->
        [began] empezó la partida.
        [told] { $name } recibió la notificación y su reloj empezó a correr.
        [bounced] la notificación para { $name } vino devuelta.
        [unreached] no se pudo contactar con { $name }, pero su reloj empezó a correr igualmente.
        [draw-offered] { $name } ofreció tablas.
        [draw-declined] { $name } rechazó las tablas.
        [draw-withdrawn] { $name } retiró su oferta de tablas.
        [draw-agreed] se acordaron tablas.
        [withdrawn] { $name } retiró una jugada que nadie había visto.
        [takeback-offered] { $name } pidió deshacer su última jugada.
        [takeback-declined] { $name } no aceptó deshacer la jugada.
        [takeback-withdrawn] { $name } retiró su petición de deshacer la jugada.
        [time-declined] { $name } rechazó la oferta sobre el tiempo.
        [time-withdrawn] { $name } retiró su oferta sobre el tiempo.
        [warned] { $name } recibió un recordatorio: le quedaba poco tiempo.
        [time-up] a { $name } se le acabó el tiempo.
        [claimed] { $name } reclamó la victoria.
        [resigned] { $name } abandonó.
        [void] la partida terminó sin resultado, porque su match no siguió adelante.
       *[secret] se publicó el número secreto del hún, para que se pueda comprobar cada tirada.
    }
# $left is a span or “none” without a clock.
history-ply = El { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; tiempo restante: { $left }
    })
history-rolled = El { $at }: en el hún salió un { $roll }.
history-taken-back = El { $at }: { $count ->
        [one] se deshizo la última jugada.
       *[other] se deshicieron las { $count } últimas jugadas.
    }
history-time-offered = El { $at }: { $what ->
        [pause] { $name } ofreció pausar la partida hasta el { $time }.
       *[more] { $name } ofreció { $time } más para los dos bandos.
    }
history-time-agreed = El { $at }: { $what ->
        [pause] se acordó pausar la partida hasta el { $time }.
       *[more] se acordó dar { $time } más a cada bando.
    }
history-stood = El { $at }: el reloj de { $name } se paró hasta el { $until }, { $because ->
        [club] porque el club estaba fuera de servicio.
        [deferred] porque se aplazó el match.
       *[vacation] por vacaciones.
    }
history-given-back = El { $at }: una notificación para { $name } no llegó a tiempo, así que su reloj recuperó { $back }.
history-extended = El { $at }: la organización dio a { $name } tiempo adicional ({ $more }): «{ $reason }»
history-adjudicated = El { $at }: la organización dio la victoria a { $name }: «{ $reason }»
history-adjudicated-draw = El { $at }: la organización decidió que la partida terminara en tablas: «{ $reason }»
history-closed = El { $at }: la organización cerró la partida sin resultado: «{ $reason }»

## Why the club refuses
refusal-no-game = No hay ninguna partida { $game }.
refusal-not-your-game = No juegas en la partida { $game }.
refusal-no-games = Todavía no tienes ninguna partida.
refusal-which-game = { CLIENT() ->
        [discord] ¿A qué partida te refieres: { $games }? Elígela aquí o envía la orden otra vez con «{ command-game }».
       *[typed] ¿A qué partida te refieres: { $games }? Pon su número delante, por ejemplo «{ $example }: tablero».
    }
refusal-which-game-line = { $game } contra { $opponent }
refusal-which-game-number = Si ahora escribes solo el número, tu orden se ejecuta en esa partida.
# $ply is the number of a move.
refusal-stale = Eso era para la jugada { $ply }, pero la partida ha seguido adelante, así que no se ha hecho nada. Si aún lo quieres, envíalo otra vez.
refusal-over = La partida { $game } ya ha terminado. { $ending }
refusal-not-your-turn = No es tu turno: esperamos a { $name }.
refusal-nothing-to-withdraw = No hay nada que retirar: la última jugada no es tuya. Para volver más atrás, pide a tu rival que te deje deshacer tu última jugada.
refusal-seen = Ya no puedes retirar tu jugada: { $opponent } la ha visto o tenía una respuesta planeada para este turno. Lo que sí puedes hacer es pedir que se deshaga.
refusal-announce-seen = Tu jugada ya no se puede repetir con el aviso: { $opponent } la ha visto o tenía una respuesta planeada para este turno. Lo que siga abierto después de tu próxima jugada lo puedes anunciar con ella.
refusal-announce-with-move = El aviso va con la jugada que abre la ruta de escape. Envía las dos cosas juntas, por ejemplo «{ $example }».
refusal-announcement-unclear = { $kind ->
        [routes] La jugada todavía no se ha hecho, porque no está claro qué rutas de escape anuncias. Di el nombre de todas las que deja abiertas, por ejemplo «{ $one }», o envía «{ $ply } en silencio» para no anunciar nada.
       *[other] La jugada todavía no se ha hecho, porque no está claro qué anuncias. Envía «{ $one }» si deja abierta una ruta de escape, «{ $two }» si deja más, o «{ $ply } en silencio» para no anunciar nada.
    }
refusal-no-draw-offered = Tu rival no ha ofrecido tablas.
refusal-draw-offer-stands = Ya has ofrecido tablas. La oferta sigue en pie hasta que tu rival responda o mueva.
refusal-no-offer-to-withdraw = No hay nada que retirar: no tienes ninguna oferta ni petición pendiente de respuesta.
refusal-other-reader = No se ha enviado nada: tu mensaje empieza con el nombre { $name }, pero en la partida { $game } tu rival es { $opponent }. { $together ->
        [none] Para escribir a { $name } necesitas una partida en común.
       *[other] Para escribir a { $name }, pon delante el número de la partida en la que es tu rival: { $together }.
    } Si el mensaje era para { $opponent }, empieza con otra palabra.
refusal-no-takeback-offered = Tu rival no ha pedido deshacer ninguna jugada.
refusal-takeback-stands = Ya hay una petición de deshacer la jugada. Si es tuya, espera la respuesta; si es de tu rival, respóndele.
refusal-no-time-offered = Tu rival no ha ofrecido más tiempo ni una pausa, o la oferta ya no está en pie.
refusal-time-offer-stands = Ya hay una oferta sobre el tiempo en pie. Si es tuya, espera la respuesta o retírala; si es de tu rival, respóndele antes.
refusal-other-time-offered = No se ha acordado nada: la oferta ha cambiado desde el mensaje al que respondes. Mírala antes de responder.
refusal-no-more-time = { $because ->
        [no-clock] Esta partida se juega sin reloj: no hay tiempo que añadir ni nada que pausar.
        [ladder] En un match de la escalera no se puede acordar más tiempo ni una pausa, porque hay quien espera a que termine. Si no hay otro remedio, la organización puede darte más tiempo.
        [tournament] En una partida de torneo no se puede acordar más tiempo ni una pausa, porque hay quien espera el resultado. Si no hay otro remedio, la organización puede darte más tiempo.
        [too-long] Podéis acordar { $most ->
            [one] un día
           *[other] { $most } días
        } de una vez como máximo. Ofrece menos.
       *[time-up] El tiempo ya se ha acabado y una pausa no lo devuelve. Puedes ofrecer más tiempo.
    }
refusal-nothing-to-take-back = No hay nada que deshacer: todavía no has movido en esta partida.
# up-since: the refusal is read again after the time has run out.
refusal-nothing-to-claim = { $because ->
        [your-turn] No puedes reclamar la victoria: es tu turno, y solo se puede reclamar cuando a tu rival se le acaba el tiempo.
        [no-clock] No puedes reclamar la victoria: esta partida se juega sin reloj.
        [up-since] Cuando reclamaste la victoria, a tu rival aún le quedaba tiempo, pero ya se le ha acabado. Reclámala otra vez.
       *[time-left] Todavía no puedes reclamar la victoria: a tu rival aún le queda tiempo.
    }
refusal-nothing-asked = Aquí no había ninguna pregunta que responder con sí o no, así que no se ha hecho nada. Una pregunta caduca a los diez minutos (por correo, a los dos días) o en cuanto envías otra cosa. Si aún lo quieres, envía la orden otra vez.
refusal-which-offer = { $count ->
        [one] Solo había una opción. Envía sí, o 1.
        [2] Había dos opciones, así que todavía no se ha hecho nada. Envía 1 o 2.
       *[other] Había { $count } opciones, así que todavía no se ha hecho nada. Envía el número de la que quieras.
    }
refusal-no-hun = En { $ruleset } no se usa el hún, el dado del rey. Quita «hún» o elige otro reglamento.
refusal-not-on-board = En este tablero no hay «{ $typed }»: las columnas van de la a a la { $file }, y las filas, de la 1 a la { $size }.
refusal-no-plan = { $why ->
        [no-then] En «si { $typed }» falta «entonces» después de la condición.
        [no-condition] Después de «si» va lo que hace tu rival: una jugada, «captura de f6» o un aviso.
        [anything] No puedes planear una respuesta a todo («si cualquier»): di algo concreto que pueda hacer tu rival.
        [no-answer] Después de «entonces» va tu respuesta: una jugada, «abandonar», «avísame» o «alto».
        [after-end] Tu plan no se ha guardado: termina con «abandonar», «avísame» o «alto», así que después solo puede ir «si no, si …».
       *[too-long] Ese plan es demasiado largo. Acórtalo.
    } Una orden completa es, por ejemplo: si d4-d6 entonces f6-f3
refusal-no-plans-with-dice = En una partida con el hún (el dado del rey) no puedes planear jugadas.
refusal-move-first = Es tu turno: haz primero tu jugada y planea luego tus respuestas.
# $path is the moves of the plan that lead there, or “none”.
refusal-plan-ply = { $path ->
        [none] Tu plan no se ha guardado.
       *[other] Tu plan no se ha guardado por lo que viene después de { $path }.
    } { $why }
# $place says where the piece of the wrong side was named.
refusal-plan-whose = { $place ->
        [condition] Tu plan no se ha guardado: después de «si» va una jugada de tu rival, pero la ficha de { $from } es tuya.
       *[answer] Tu plan no se ha guardado: después de «entonces» va una jugada tuya, pero la ficha de { $from } es de tu rival.
    }
refusal-plan-ends = Tu plan no se ha guardado: después de «{ $typed ->
        [stop] alto
        [resign] abandonar
        [tell-me] avísame
       *[other] { $typed }
    }» la partida o el plan han terminado, así que no queda nada a lo que responder.
refusal-plan-never = Tu plan no se ha guardado: en esta partida tu rival no puede anunciar «{ $typed }».
refusal-not-yours-to-cancel = { $what ->
        [invitation] No puedes cancelar el reto { $number }, porque es de { $sender }. Puedes rechazarlo.
       *[seek] No puedes cancelar el reto abierto { $number }, porque es de { $sender }.
    }
refusal-too-many-today = Has llegado al límite de retos: { $count } en 24 horas. Podrás enviar más a partir del { $again }.
refusal-too-long = Es demasiado largo: tiene { $letters } caracteres, y el límite es { $most }. Acórtalo o envíalo en varias partes.
refusal-too-many-messages = Has llegado al límite de mensajes: { $count } en 24 horas. Podrás enviar más a partir del { $again }.
refusal-too-many-reports = Ya no puedes escribir más a la organización: el límite es de { $count } veces en 24 horas. Podrás volver a hacerlo a partir del { $again }.
refusal-too-many-notes = Has llegado al límite de notas sobre la partida { $game }: { $most }.
refusal-no-hint-here = En la partida { $game } no hay pistas: la casa las da solo en sus propias partidas, y solo si son amistosas.
refusal-no-hint-now = Ahora no puedes pedir una pista: la partida { $game }, contra otra persona, es puntuada y tiene las mismas reglas. Vuelve a pedirla cuando termine.
refusal-report-not-yet = La partida { $game } sigue en curso. Lo que valió cada jugada se cuenta cuando termina.
refusal-report-to-come = Todavía estamos preparando el informe de la partida { $game }. Lo recibirás un minuto o dos después del final.
refusal-no-report = No hay informe de la partida { $game }: fue demasiado corta o ninguno de los dos lo quería. Para recibir uno después de cada partida tuya, envía «ajustes informes encendido».
refusal-not-public = La partida { $game } es privada: solo pueden mirarla quienes la juegan.
refusal-nothing-to-explain = No hay nada que explicar: últimamente no se ha rechazado ninguna orden tuya ni ha terminado ninguna partida tuya. Si te refieres a otro mensaje, mira la respuesta que te enviamos entonces.
refusal-notes-of-running = La partida { $game } sigue en curso; podrás abrir tus notas cuando termine.
refusal-no-notes = No tienes notas sobre la partida { $game } que no estén ya abiertas.
refusal-nothing-tried = No has probado ninguna jugada en la partida { $game } desde la última que se hizo. Prueba alguna y después podrás deshacerla o guardar la línea.
refusal-no-line = No hay ninguna línea { $number } en la partida { $game }.
refusal-long-line = Una línea puede tener como mucho { $most } jugadas. Guarda esta y empieza otra más adelante en la partida.
refusal-not-over = La partida { $game } sigue en curso; podrás pedir la revancha cuando termine.
refusal-not-away = No estás de vacaciones.
refusal-away-already = Ya estás de vacaciones.
refusal-no-days = Las vacaciones tienen que durar al menos un día.
refusal-too-few-days = { $asked ->
        [one] Sería { $asked } día
       *[other] Serían { $asked } días
    } de vacaciones, pero { $left ->
        [0] no te queda ninguno
        [one] solo te queda { $left } día
       *[other] solo te quedan { $left } días
    }.

# The guide for players, `docs/player`.
guide-title = Cómo se juega
guide-discord = En Discord, escribe «/play» para retar a alguien. Debajo de cada tablero hay botones para elegir una jugada o escribirla, y «Más…» para todo lo demás, como las tablas, un mensaje o abandonar. Con «/tafl { $move }» se te sugieren jugadas legales mientras escribes. Hasta que pulses «{ $confirm }», solo tú ves lo que has elegido. Si es tu primera vez, pulsa antes el botón para unirte.
guide-mail = Por correo, escribe a la dirección del club que quieres jugar y responde «{ $yes }» al correo que te pregunta si has sido tú: empieza tu primera partida. A partir de ahí, cada correo muestra un tablero, dice de quién es el turno y cuánto tiempo queda, y enumera las líneas con las que puedes responder. Para mover, responde con tu jugada sola en una línea, por ejemplo «d1-d4». Las citas y las firmas no se tienen en cuenta. Para responder a varias partidas en un mismo correo, pon el número de la partida delante de cada jugada: «12: d1-d4».
guide-terminal = En un terminal del ordenador del club, ejecuta «taflpost play --as NOMBRE» y escribe «{ $join }». Si tienes varias partidas, delante de lo que escribes aparece el número de la última que miraste («Nora 3>»), y lo que escribas se refiere a esa partida. Escribe otro número para mirar otra partida.
guide-orders = En todas partes valen las mismas órdenes, en todos los idiomas del club. Son estas:
