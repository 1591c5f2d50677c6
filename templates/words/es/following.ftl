# What players follow, and evening editions, in Spanish.

# $what is club, today, game, player or ruleset, $name its name; $end is yes or no.
follows = { $what ->
        [club] Ahora sigues el club: cada tarde recibes una edición con lo que ha pasado ese día en las partidas públicas, los retos abiertos y las escaleras. Si no ha pasado nada, no llega nada.
        [game] Ahora sigues la partida { $name }: aparece en tu edición vespertina cuando alguien ha jugado en ella.{ $end ->
                [yes] {" "}Cuando termine, sabrás enseguida cómo acabó y dónde se decidió.
               *[no] {""}
            }
        [player] Ahora sigues a { $name }: sus partidas públicas, retos abiertos y resultados en las escaleras aparecen en tu edición vespertina.{ $end ->
                [yes] {" "}Cuando termine una de esas partidas, sabrás enseguida cómo acabó y dónde se decidió.
               *[no] {""}
            }
        [today] Desde ahora recibirás cada mañana a las ocho { $name } de un vistazo. Si no hay nada que requiera tu atención, no llega nada.
       *[ruleset] Te avisaremos en cuanto alguien busque rival en { $name }.
    }
follows-no-more = { $what ->
        [club] Ya no sigues el club.
        [game] Ya no sigues la partida { $name }.
        [player] Ya no sigues a { $name }.
        [today] Ya no recibirás por la mañana { $name } de un vistazo.
       *[ruleset] Ya no te avisaremos de los nuevos retos abiertos en { $name }.
    }
follows-line = { $what ->
        [club] Todo el club: en tu edición vespertina.
        [game] Partida { $name }: en tu edición vespertina{ $end ->
                [yes] , y sabrás enseguida cómo termina.
               *[no] .
            }
        [player] { $name }: en tu edición vespertina{ $end ->
                [yes] , y sabrás enseguida cómo terminan sus partidas.
               *[no] .
            }
        [today] { $name } de un vistazo: cada mañana a las ocho, para la organización.
       *[ruleset] { $name }: te avisamos enseguida de los nuevos retos abiertos.
    }
follows-next = La próxima edición vespertina llega el { $at }, si para entonces ha pasado algo.
follows-nothing = No sigues nada. Puedes seguir una partida, a un jugador o todo { $club } y leer por la tarde lo que ha pasado; o un reglamento, y te avisaremos cuando alguien busque rival.
edition-title = Edición vespertina de { $club }: { $date }
edition-over = Estas partidas han terminado:
edition-moved = Aquí ha jugado alguien:
edition-more = { $count ->
        [one] Y en una partida más.
       *[other] Y en { $count } partidas más.
    }
edition-seeks = Nuevos retos abiertos:
edition-steps = En las escaleras:
edition-picture = Los tableros de estas partidas: { $games }.

## Acts
act-follow = recibir las novedades cada tarde
    .button = Seguir
    .example = seguir 12
    .help =
        seguir NOMBRE | leer por la tarde lo que ha pasado con un jugador, en una partida (seguir 12) o en el club (seguir club); con «seguir NOMBRE final» sabrás también enseguida cómo termina; «seguir REGLAMENTO» te avisa de los retos abiertos
        seguir, dejar de seguir NOMBRE | ver lo que sigues; dejar de seguirlo
act-follow-all = ver lo que sigues
    .button = Lo que sigo
act-follow-end = saber también enseguida cómo terminan las partidas
    .button = Avísame cuando termine
act-follow-ruleset = recibir un aviso en cuanto alguien quiera jugarlo
    .button = Avísame de los nuevos
act-follow-today = saber cada mañana lo que requiere tu atención
    .button = Avísame cada mañana
act-unfollow = dejar de seguir
    .button = Dejar de seguir { $what }
    .example = dejar de seguir 12

## Why the club refuses
refusal-follow-nothing = No hay ninguna partida, ningún jugador ni ningún reglamento que se llame «{ $typed }». Una partida se sigue por su número.
refusal-follow-own = De tus propias partidas ya recibes avisos. Puedes seguir las de otros.
refusal-follow-too-much = Puedes seguir { $count } cosas como mucho. Deja antes de seguir una de ellas.
refusal-not-followed = No sigues «{ $typed }».
