# Lists, moments, and what is said of any line, in Spanish.

## Lists

list-more = { $items }, { $item }
# y becomes e before the sound i, o becomes u before the sound o: squares of the files i and o often
# come last, and so may a name; these are common ones.
list-last = { $items } { $item ->
        [i1] e
        [i2] e
        [i3] e
        [i4] e
        [i5] e
        [i6] e
        [i7] e
        [i8] e
        [i9] e
        [i10] e
        [i11] e
        [i12] e
        [i13] e
        [i14] e
        [i15] e
        [i16] e
        [i17] e
        [i18] e
        [i19] e
        [Hilda] e
        [Hilde] e
        [Ian] e
        [Ida] e
        [Igor] e
        [Iker] e
        [Ilse] e
        [Inga] e
        [Inger] e
        [Ingrid] e
        [Irene] e
        [Iris] e
        [Isa] e
        [Isabel] e
        [Isak] e
        [Ivan] e
        [Ivar] e
        [Ylva] e
        [Ylvi] e
        [Yngvar] e
        [Yngve] e
        [Yrsa] e
        [Yvonne] e
       *[other] y
    } { $item }
list-or = { $items } { $item ->
        [o1] u
        [o2] u
        [o3] u
        [o4] u
        [o5] u
        [o6] u
        [o7] u
        [o8] u
        [o9] u
        [o10] u
        [o11] u
        [o12] u
        [o13] u
        [o14] u
        [o15] u
        [o16] u
        [o17] u
        [o18] u
        [o19] u
        [Oda] u
        [Odd] u
        [Odin] u
        [Ola] u
        [Olaf] u
        [Olav] u
        [Ole] u
        [Olga] u
        [Orm] u
        [Oscar] u
        [Oskar] u
        [Otto] u
       *[other] o
    } { $item }

# Said after a reason, where they help.
did-you-mean = ¿Querías decir { $move }?
from-here = { $count ->
        [0] La ficha de { $from } no puede moverse ahora; elige otra.
       *[other] Desde { $from } puedes ir a { $targets }.
    }

## Moments and spans
# $weekday is 1 (Monday) to 7, $month 1 to 12, $hour 0 to 23, $year a year or “none” if it is this one. Articles
# are where moments are put: “hasta el”, “el”.
moment = { $weekday ->
        [1] lunes
        [2] martes
        [3] miércoles
        [4] jueves
        [5] viernes
        [6] sábado
       *[7] domingo
    } { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }{ $year ->
        [none] {""}
       *[other] {" "}de { $year }
    } { $hour ->
        [1] a la
       *[other] a las
    } { $time } ({ $zone })
# { $month } is 1 (January) to 12.
month = { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
span-days = { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
span-hours = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
span-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
# A span in its two largest units, like “6 days 23 hours”.
span-two = { $large } y { $small }
span-nothing = menos de un minuto

# $what is the first word of the command that waits for a yes, $game the game that it is about.
asked = { $what ->
        [draw] Tu rival ofrece tablas en la partida { $game }. Si aceptas, la partida termina en tablas. ¿Aceptas?
        [resign] ¿Quieres abandonar la partida { $game }? Esto no se puede deshacer.
        [takeback] Tu rival pide retirar una jugada en la partida { $game }. ¿Estás de acuerdo?
        [time] Tu rival ofrece más tiempo o una pausa en la partida { $game }. ¿Aceptas?
        [accept] El reto { $number } espera tu respuesta. ¿Lo aceptas?
        [ply] Hiciste tu última jugada en la partida { $game } sin este aviso, y nadie la ha visto todavía. ¿Quieres retirarla y hacerla con el aviso?
       *[other] Esto no se puede deshacer. ¿Seguro que quieres hacerlo?
    }
dropped = { $what ->
        [resign] No has abandonado: la partida { $game } sigue.
        [draw] No has aceptado las tablas: la partida { $game } sigue.
        [unsubscribe] De acuerdo, seguirás recibiendo correos.
        [export] De acuerdo, no se ha enviado nada.
        [erase] Tu cuenta no se ha borrado. Todo sigue como estaba.
        [tournament] No te has retirado: sigues en el torneo.
        [settings] De acuerdo, no se ha enviado nada.
        [ply] De acuerdo, tu jugada en la partida { $game } se queda como está.
       *[other] De acuerdo, no se ha hecho nada.
    }
closed-question = { $what ->
        [resign] Tu pregunta sobre abandonar la partida { $game } queda cerrada.
        [draw] Tu pregunta sobre las tablas en la partida { $game } queda cerrada.
        [unsubscribe] Tu pregunta sobre dejar de recibir correos queda cerrada: seguirán llegando.
        [erase] Tu pregunta sobre borrar tu cuenta queda cerrada.
        [tournament] Tu pregunta sobre retirarte del torneo queda cerrada.
       *[other] Tu pregunta sobre «{ $order }» queda cerrada.
    }

# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Era demasiado para una sola vez, así que esta línea ha quedado fuera: { $lines }. Envíala otra vez en un mensaje nuevo.
       *[other] Era demasiado para una sola vez, así que { $count } líneas han quedado fuera: { $lines }. Envíalas otra vez en un mensaje nuevo.
    }

## Trouble of ours

apology = { $what ->
        [full] Lo sentimos: el disco del club está lleno.
        [locked] Lo sentimos: otro programa está usando el archivo del club.
        [damaged] Lo sentimos: el archivo del club está dañado, y la organización tiene que recuperar una copia de seguridad.
       *[other] Lo sentimos: algo ha fallado por nuestra parte.
    } Tu orden no se ha ejecutado y nada ha cambiado. La organización puede ver qué ha fallado; inténtalo de nuevo más tarde.

## Lines that can’t be read as commands
# $typed is what was written, $order the command that was understood, $example a whole line.
misread-empty = En esa línea no hay ninguna orden.
misread-quoted = Esa línea empieza con «>», así que parece una cita y no se ha leído como una orden. Si era una orden, envíala otra vez sin el «>».
# Somebody greets or thanks, and plays against nobody who could hear it.
misread-courtesy = Da gusto tenerte aquí.
misread-game-number = No hay ninguna partida { $typed }.
misread-not-understood = «{ $typed }» no es una orden ni una jugada.
misread-offered-announcement = La jugada todavía no se ha hecho: has escrito algo sobre un aviso y no está claro si lo haces. ¿Qué quieres?
misread-offered = Todavía no se ha hecho nada. { $count ->
        [one] ¿Es esto lo que quieres?
       *[other] ¿Quieres alguna de estas cosas?
    }

## Al sentarse ante un terminal

misread-near = «{ $text }»
misread-command = { COMMAND($command) }
misread-meant = ¿Querías decir { $nearest }?
# The usual clock is 7d+1d/10d.
misread-no-clock = Aquí todas las partidas se juegan con reloj, así que todavía no se ha hecho nada. Lo normal es empezar con 7 días cada uno y ganar un día con cada jugada. { $count ->
        [one] ¿Quieres jugar así?
       *[other] ¿Quieres una de estas, con ese reloj?
    }
misread-missing-argument = { CLIENT() ->
        [discord] Falta algo en { COMMAND($command) }. Rellena sus opciones y envíalo otra vez.
       *[typed] Falta algo después de «{ $order }». Una orden completa es, por ejemplo, «{ $example }».
    }
misread-bad-argument = { CLIENT() ->
        [discord] «{ $typed }» no encaja en { COMMAND($command) }. Mira qué pide cada opción y envíalo otra vez.
       *[typed] «{ $typed }» no encaja después de «{ $order }». Una orden completa es, por ejemplo, «{ $example }».
    }
misread-no-zone = «{ $typed }» no es una zona horaria que el club conozca, o podría ser una de varias. Escribe una ciudad grande de allí, por ejemplo Madrid, o una hora fija, por ejemplo UTC+1.
misread-superfluous = { CLIENT() ->
        [discord] «{ $typed }» sobra en { COMMAND($command) }, así que no se ha hecho nada.
       *[typed] «{ $typed }» sobra después de «{ $order }», así que no se ha hecho nada. Envía la orden otra vez sin eso.
    }
misread-act-missing = Falta «{ $part }». La orden completa es: «{ $form }».
misread-act-bad = «{ $typed }» no encaja donde va «{ $part }»: «{ $form }».
misread-act-superfluous = «{ $typed }» sobra en esta orden, así que no se ha hecho nada. Se escribe así: «{ $form }».
# What has to be filled in where an organiser’s command is shown.
form-part = { $part ->
        [name] NOMBRE
        [circle] CÍRCULO
        [ruleset] REGLAMENTO
        [game] PARTIDA
        [number] NÚMERO
        [place] PUESTO
        [text] TEXTO
       *[reason] MOTIVO
    }
misread-contradiction = { $how ->
        [twice] Has escrito «{ $first }» dos veces después de { COMMAND($command) }. Envía la orden otra vez y escríbelo una sola vez.
        [match] «{ $first }» y «{ $second }» no pueden ir juntos después de { COMMAND($command) }: un match son dos partidas, y cada jugador ataca en una. Envía la orden otra vez con uno solo de los dos.
       *[differ] «{ $first }» y «{ $second }» se contradicen después de { COMMAND($command) }. Envía la orden otra vez con uno solo de los dos.
    }

language-own-name = español
