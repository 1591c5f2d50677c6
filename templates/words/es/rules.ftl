# Rule sheets, in Spanish.

## Rule sheets
# Every rule may name: each option’s word by the option’s name ($king-in-the-open is
# four-sides or two-in-line), $size, $last-file, $attackers, $defenders, $king-square,
# $throne-square, $corner-squares, $throne-closes (yes or no), $at, $one and $two (the
# announcements), $first and $defence (moves from the start), $id, $version, $source.
sheet-version = Reglamento { $id }, versión { $version }
sheet-source = Fuente: { $source }

summary-board = { $name }: { $size }×{ $size } casillas, { $attackers } atacantes contra un rey y { $defenders } defensores.
summary-goal = { $goal ->
        [edge] El rey gana si llega al borde; los atacantes, si lo capturan.
       *[corner] El rey gana si llega a una esquina; los atacantes, si lo capturan.
    }
summary-moves = { $first-move ->
        [defenders] Empiezan los defensores.
       *[attackers] Empiezan los atacantes.
    } { $men-move ->
        [one-square] Todas las fichas se mueven una casilla, nunca en diagonal.
       *[any-distance] { $king-moves ->
            [one-square] Los hombres se mueven como la torre del ajedrez; el rey, una casilla, nunca en diagonal.
           *[any-distance] Todas las fichas se mueven como la torre del ajedrez.
        }
    }
summary-captures = Capturas a un hombre encerrándolo entre dos fichas tuyas, en línea recta. Meterse entre dos enemigos no es peligroso.
summary-king = { $king-in-the-open ->
        [four-sides] Al rey lo capturan atacantes en los cuatro lados.
       *[two-in-line] Al rey se lo captura como a un hombre, entre dos atacantes. { $king-on-throne ->
            [four-sides] En su trono hacen falta los cuatro lados.
           *[as-in-the-open] {""}
        }
    } { $king-armed ->
        [no] Él no captura a nadie.
       *[yes] {""}
    }
summary-throne = { $throne ->
        [ordinary] Solo el rey puede ocupar las esquinas.
       *[king-only] { $corners ->
            [ordinary] Solo el rey puede ocupar el trono (la casilla central).
           *[king-only] Solo el rey puede ocupar el trono (el centro) y las esquinas.
        }
    }
summary-announcements = El defensor anuncia la salida del rey con la jugada que la abre.
summary-writing = { CLIENT() ->
        [discord] Para mover, pulsa «{ control-move }» debajo del tablero o usa { COMMAND("move") } con las dos casillas, de salida y de llegada: { $first }
       *[typed] Para mover, escribe las dos casillas, de salida y de llegada: { $first }
    }
summary-parts = Más sobre una parte: { $parts }.
summary-no-part = En este reglamento no hay nada de eso.
section-board = El tablero y el objetivo
section-movement = Cómo se mueven las fichas
section-throne = El trono y las esquinas
section-captures = Cómo se captura a los hombres
section-king = Cómo se captura al rey
section-walls = Muro de escudos, cerco y fortaleza
section-end = Otras formas de terminar la partida
section-announcements = Cómo se anuncian las rutas de escape
section-dice = El hún
section-match = El match
section-not-played = Reglas que aquí no se aplican
section-writing = Cómo se escribe una jugada

tag-chosen = [nuestra interpretación]
tag-deduced = [deducido]
note-chosen = [nuestra interpretación] La fuente no dice nada de esto o se contradice; hemos elegido una interpretación para que todas las partidas se jueguen igual.
note-deduced = [deducido] La fuente no lo dice expresamente, pero se deduce de lo que sí dice.

## The board and the aim

rule-board-size-as-drawn = El tablero tiene { $size }×{ $size } casillas. Las columnas llevan letras, de la a a la { $last-file }, empezando por la izquierda; las filas llevan números, del 1 al { $size }, empezando por abajo.
rule-men-as-drawn = En un bando hay { $attackers } atacantes; en el otro, { $defenders } defensores y su rey. Todas las fichas menos el rey se llaman hombres.
rule-house-squares-decide = El folleto habla de 12 casillas para los hombres del rey, pero dos veces de 11 hombres. Nos guiamos por las casillas.
rule-start-as-drawn = Las fichas empiezan como se ve arriba, con el rey en { $king-square }.
rule-colours-dark-attack = Los atacantes son oscuros; los defensores, claros.
rule-colours-light-attack = Los atacantes son claros; los defensores, oscuros.
rule-goal-corner = Los defensores ganan en cuanto su rey llega a una esquina. Los atacantes ganan si lo capturan.
rule-goal-edge = Los defensores ganan en cuanto su rey llega a cualquier casilla del borde (las filas y columnas exteriores). Los atacantes ganan si lo capturan.

## How pieces move

rule-first-move-attackers = Empiezan los atacantes. Después los bandos se turnan, y cada uno mueve una ficha. Cada movimiento de un bando es una jugada.
rule-first-move-defenders = Empiezan los defensores. Después los bandos se turnan, y cada uno mueve una ficha. Cada movimiento de un bando es una jugada.
rule-men-move-any-distance = Un hombre se mueve como la torre del ajedrez: por una fila o una columna, cuantas casillas libres quieras, pero nunca en diagonal ni por encima de otra ficha.
rule-men-move-one-square = Un hombre se mueve una casilla por una fila o una columna, nunca en diagonal, y solo a una casilla libre.
rule-king-moves-any-distance = El rey se mueve por una fila o una columna, cuantas casillas libres quieras, pero nunca en diagonal ni por encima de otra ficha.
rule-king-moves-one-square = El rey se mueve una casilla por una fila o una columna, nunca en diagonal, y solo a una casilla libre.
rule-passing-never = En tu turno tienes que mover; no se permite pasar.

## Throne and corners

rule-throne-king-only = La casilla central, { $throne-square }, es el trono. Solo el rey puede ocuparlo; puede dejarlo y volver a él.
rule-throne-ordinary = No hay trono: la casilla central es como las demás.
rule-throne-passing-everybody = { $men-move ->
        [one-square] Las reglas permitirían a los hombres pasar por el trono vacío, pero como solo avanzan una casilla en cada jugada, nunca pueden hacerlo.
       *[any-distance] Cualquier ficha puede pasar por el trono mientras esté vacío.
    }
rule-throne-passing-king-only = Los hombres no pueden pasar por el trono, ni siquiera cuando está vacío; el rey sí.
# The Spanish leaflet calls the corners castles (castillos) and gives its ruleset that name.
rule-corners-king-only = Solo el rey puede ocupar las cuatro esquinas, llamadas también castillos: { $corner-squares }.
rule-corner-guard-from-beside = Los hombres pueden guardar una esquina poniéndose a su lado o cortando el paso hacia ella, pero nunca ocupándola.
rule-corners-ordinary = Las cuatro esquinas son como las demás casillas del borde.

## How men are captured

rule-custodial = Capturas a un hombre enemigo cuando mueves una ficha de modo que quede atrapado entre dos fichas tuyas, una a cada lado, en la misma fila o columna. El hombre capturado se retira del tablero. Una casilla es hostil a un hombre si cuenta como una ficha enemiga cuando él está a su lado.
rule-capture-closing-mover = Una de las dos fichas que capturan tiene que ser la que acaba de moverse. Un hombre que se mete entre dos fichas enemigas está a salvo ahí.
rule-capture-line-never-diagonal = A los hombres nunca se los captura en diagonal.
rule-several = Una sola jugada puede capturar hombres hasta en tres lados de la ficha que se ha movido.
rule-captures-always-taken = Nunca es obligatorio elegir una jugada que capture, pero todo lo que tu jugada atrapa queda capturado.
rule-king-armed-yes = El rey captura como un hombre: puede ser cualquiera de las dos fichas que capturan, la que se mueve o la que ya estaba ahí.
rule-king-armed-no = El rey no participa en las capturas: nunca es una de las dos fichas que capturan.
rule-edge-against-men-never-helps = El borde del tablero nunca ayuda a capturar a un hombre.
rule-empty-throne-hostile-to-nobody = El trono vacío no es hostil a ningún hombre.
rule-empty-throne-hostile-to-attackers = El trono vacío es hostil a los atacantes, pero no a los defensores.
rule-empty-throne-hostile-to-defenders = El trono vacío es hostil a los defensores, pero no a los atacantes.
rule-empty-throne-hostile-to-both = El trono vacío es hostil a los hombres de ambos bandos.
rule-occupied-throne-hostile-to-nobody = Mientras el rey está en su trono, la casilla en sí no es hostil a ningún hombre{ $king-armed ->
        [yes] ; solo cuenta el rey que la ocupa.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = Mientras el rey está en su trono, este es hostil a los atacantes, pero no a los hombres del rey.
rule-occupied-throne-hostile-to-defenders = Mientras el rey está en su trono, este es hostil a los hombres del rey, pero no a los atacantes.
rule-occupied-throne-hostile-to-both = Mientras el rey está en su trono, este es hostil a los hombres de ambos bandos.
rule-corners-hostile-to-nobody = Las esquinas no son hostiles a ningún hombre.
rule-corners-hostile-to-attackers = Las esquinas son hostiles a los atacantes, pero no a los defensores.
rule-corners-hostile-to-defenders = Las esquinas son hostiles a los defensores, pero no a los atacantes.
rule-corners-hostile-to-both = Las esquinas son hostiles a los hombres de ambos bandos.
rule-linnaean-capture-none = No se aplica la captura de Linneo (la de un hombre contra el trono mientras lo ocupa su rey).
rule-linnaean-capture-taken = Si el rey está en su trono, con atacantes en tres lados y uno de sus hombres en el cuarto, un atacante que se mueve al otro lado de ese hombre lo captura contra el trono.

## How the king is captured

rule-king-in-the-open-four-sides = En una casilla corriente, el rey queda capturado cuando tiene atacantes en los cuatro lados.
rule-king-in-the-open-two-in-line = En una casilla corriente, al rey se lo captura como a un hombre: entre dos atacantes en lados opuestos, uno de los cuales acaba de llegar ahí.
rule-king-on-throne-as-in-the-open = En su trono, al rey se lo captura igual que en una casilla corriente.
rule-king-on-throne-four-sides = En su trono, el rey queda capturado cuando tiene atacantes en los cuatro lados.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Junto a su trono vacío, al rey se lo captura igual que en una casilla corriente, y el trono cuenta como un atacante.
       *[no] Junto a su trono vacío, al rey se lo captura igual que en una casilla corriente; el trono no ayuda.
    }
rule-king-beside-throne-throne-is-fourth = Junto a su trono vacío, el rey queda capturado cuando tiene atacantes en los otros tres lados; el trono cuenta como el cuarto.
rule-king-beside-throne-throne-never-helps = { $king-in-the-open ->
        [two-in-line] Junto a su trono vacío, al rey se lo captura igual que en una casilla corriente, entre dos atacantes; el trono nunca cuenta como uno de ellos.
       *[four-sides] Junto a su trono vacío, al rey no se lo puede capturar así, porque el trono nunca cuenta como un atacante.
    }
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] En el borde el rey ya ha ganado, así que ahí no se lo puede capturar.
       *[corner] { $king-in-the-open ->
            [two-in-line] En el borde, al rey solo se lo puede capturar a lo largo del borde; el borde en sí nunca cuenta como un atacante.
           *[four-sides] En el borde, al rey no se lo puede capturar así, porque el borde nunca cuenta como un atacante.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] En el borde el rey ya ha ganado, así que ahí no se lo puede capturar.
       *[corner] { $king-in-the-open ->
            [two-in-line] El borde cuenta como un atacante: si el rey está en el borde, un atacante que se pone frente a él lo captura.
           *[four-sides] En el borde, el rey queda capturado cuando tiene atacantes en los otros tres lados; el borde cuenta como el cuarto.
        }
    }
rule-king-beside-corner-corner-never-helps = Una esquina nunca cuenta como un atacante contra el rey.
rule-king-beside-corner-corner-helps = { $king-in-the-open ->
        [two-in-line] Junto a una esquina basta un atacante, en el lado opuesto a la esquina; la esquina cuenta como el otro.
       *[four-sides] { $king-at-edge ->
            [edge-is-fourth] Junto a una esquina bastan dos atacantes; el borde y la esquina cuentan como los otros dos.
           *[edge-never-helps] Una esquina cuenta como un atacante contra el rey que está a su lado.
        }
    }
rule-king-closing-attacker-beside = { $king-in-the-open ->
        [two-in-line] Cuando hay que rodear al rey por todos los lados, no importa qué atacante llega el último, siempre que acabe de moverse a una casilla junto al rey. Si es el rey el que se mete en un lugar así, está a salvo hasta que un atacante se mueva a su lado.
       *[four-sides] No importa qué atacante llega el último, siempre que acabe de moverse a una casilla junto al rey. Si es el rey el que se mete en una casilla cerrada por todos los lados, está a salvo hasta que un atacante se mueva a su lado.
    }
rule-king-and-defender-not-taken = Rodear al rey junto con uno de sus hombres no basta para capturarlos.
rule-king-and-defender-taken-together = { $pair-enclosure ->
        [immobilized] Al rey también se lo captura cuando ni él ni el único defensor que tiene al lado pueden moverse ya.
       *[exactly-one] Al rey también se lo captura rodeándolo junto con el único defensor que tiene al lado.
    }
rule-pair-enclosure-exactly-one = Para ello, el rey tiene que tener exactamente un defensor al lado. Todos los demás lados del rey y de ese hombre tienen que estar cerrados por un atacante, por el borde o por una casilla que cuente como un atacante contra la ficha que está a su lado; además, un atacante tiene que acabar de moverse junto a uno de los dos. El hombre solo se retira si esa jugada también lo habría capturado a él solo.
rule-pair-enclosure-immobilized = Para ello, el rey tiene que tener exactamente un defensor al lado, junto a ese hombre no puede haber ningún otro defensor, y a ninguno de los dos le puede quedar una jugada. Si el rey aún puede entrar en el trono o en una esquina, o el hombre puede pasar por el trono vacío, el rey no está capturado. Además, un atacante tiene que acabar de moverse junto a uno de los dos o de quitarles la última jugada. Los hombres que captura esa misma jugada ya no cuentan.
rule-house-umstellt = De la segunda ficha, el folleto solo dice que está «umstellt» (rodeada). Lo entendemos como cerrada por todos los lados; no basta con que la capture esa misma jugada.
rule-house-inmovilizar = El folleto solo dice que basta con «inmovilizar» las dos fichas. Cuál es esa jugada, que no pueda haber otro defensor junto al hombre y que los hombres capturados ya no cuenten lo hemos decidido nosotros.
rule-king-first = Las capturas se juzgan en la posición que resulta de la jugada, antes de retirar nada{ $pair-enclosure ->
        [immobilized] ; solo si el rey y su hombre aún pueden moverse se juzga cuando ya se han retirado los hombres capturados.
       *[exactly-one] .
    } Si la jugada captura al rey, ganan los atacantes, sean cuales sean los demás efectos de la jugada.

## Shieldwall, ring and fort

rule-shieldwall-none = No se aplica la captura por muro de escudos (la de toda una hilera de hombres en el borde).
# $armed-king is “read” where what an armed king may do here is our reading, which has a line of its own.
rule-shieldwall-taken = Muro de escudos: una hilera continua de dos o más fichas de un bando a lo largo de un borde pierde a todos sus hombres a la vez cuando hay una ficha enemiga enfrente de cada una (en el lado que da al centro) y en cada extremo de la hilera. { $armed-king ->
        [yes] El rey puede ser una de las fichas enemigas, enfrente o en un extremo.
        [no] El rey no cuenta aquí como ficha enemiga.
       *[read] {""}
    }
rule-house-king-encloses-shieldwall = En un muro de escudos, el rey puede ser una de las fichas enemigas, enfrente o en un extremo: el folleto habla ahí de un «Zabelmann» enemigo, y contamos al rey como uno de ellos.
rule-shieldwall-closing-end-piece = Un muro de escudos solo se captura con una jugada a una de las dos casillas de sus extremos, no con una jugada enfrente de él.
rule-shieldwall-corner-closes-nothing = Una esquina no cierra el extremo de un muro de escudos: una hilera que llega a una esquina no puede capturarse así.
rule-shieldwall-corner-closes-an-end = Una esquina puede sustituir a la ficha de un extremo del muro de escudos.
rule-shieldwall-king-interrupts = El rey nunca forma parte de una hilera de sus hombres: la hilera acaba en él, y él no cuenta como cierre.
rule-shieldwall-king-takes-part = El rey puede formar parte de una hilera de sus hombres, y entonces también él tiene que tener un enemigo enfrente. Los hombres de la hilera quedan capturados; el rey, nunca.
rule-encirclement-nothing = Un cerco de atacantes alrededor del rey y de todos sus hombres no da la victoria.
rule-encirclement-attackers-win = Cerco: los atacantes ganan en cuanto, después de una jugada suya, un cerco continuo de atacantes rodea al rey y a todos los hombres que le quedan.
rule-ring-one-for-all = Un solo cerco tiene que rodearlos a todos, y ningún camino dentro de él puede llegar a una casilla del borde. Puede cerrarse en diagonal, y da la victoria aunque una captura aún pudiera romperlo o los defensores se hayan quedado sin jugadas legales. Los hombres encerrados contra el borde no cuentan como rodeados.
rule-edge-fort-nothing = Una fortaleza de defensores alrededor de su rey en el borde no da la victoria.
rule-edge-fort-defenders-win = Fortaleza en el borde: los defensores ganan en cuanto, después de una jugada suya, el rey está en el borde dentro de una fortaleza de sus hombres que los atacantes nunca podrían romper, ni aunque solo movieran ellos. El rey tiene que tener una jugada legal dentro de la fortaleza, y dentro no puede haber ningún atacante.

## Other ways a game ends

rule-attackers-without-move-lose = Si es el turno de los atacantes y no tienen ninguna jugada legal, pierden.
rule-attackers-without-move-draw = Si es el turno de los atacantes y no tienen ninguna jugada legal, la partida termina en tablas.
rule-defenders-without-move-lose = Si es el turno de los defensores y no tienen ninguna jugada legal, pierden.
rule-defenders-without-move-draw = Si es el turno de los defensores y no tienen ninguna jugada legal, la partida termina en tablas.
rule-repetition-draw = Si la misma posición se da demasiadas veces, la partida termina en tablas.
rule-repetition-defenders-lose = La repetición sin fin está prohibida: si la misma posición se da demasiadas veces, pierden los defensores, sea cual sea el bando que la repita.
rule-repetition-mover-loses = Si la misma posición se da demasiadas veces, pierde el bando que la ha repetido con su jugada.
rule-repetition-forbidden = No se permite una jugada con la que la misma posición se daría demasiadas veces.
rule-repetition-forbidden-to-defenders = Los defensores no pueden hacer una jugada con la que la misma posición se daría demasiadas veces; los atacantes sí pueden repetir posiciones.
rule-repetition-at-counted = «Demasiadas veces» quiere decir por { $at ->
        [2] segunda vez
        [3] tercera vez
       *[other] { $at }.ª vez
    }. La posición inicial cuenta como la primera vez; después de una captura se empieza a contar de nuevo.
rule-same-position = { $announcement ->
        [none] Dos posiciones son iguales cuando las mismas fichas están en las mismas casillas y es el turno del mismo bando.
       *[count] Dos posiciones son iguales cuando las mismas fichas están en las mismas casillas, es el turno del mismo bando y el rey puede usar las mismas rutas de escape.
    }

## Announced escapes

rule-announcement-none = Las rutas de escape no se anuncian.
rule-announcement-count = Una ruta de escape es un camino libre por el que el rey podría llegar { $goal ->
        [corner] a una esquina
       *[edge] al borde
    } en una jugada. Si llevas a los defensores y tu jugada deja rutas abiertas, anuncia cuántas: «{ $one }» si es una, «{ $two }» si son { $goal ->
        [corner] dos.
       *[edge] dos o más.
    }
rule-announcement-routes = Una ruta de escape es un camino libre por el que el rey podría llegar { $goal ->
        [corner] a una esquina
       *[edge] al borde
    } en una jugada; lleva el nombre de la casilla en la que termina. Si llevas a los defensores y tu jugada deja rutas abiertas, anuncia cuántas y cuáles, nombrándolas todas.
rule-announced-with-ply-before = La ruta se anuncia con la jugada que la deja abierta, antes de que el rey la use.
rule-house-whole-truth = Un aviso tiene que ser completo y cierto: incluye todas las rutas que quedan abiertas tras tu jugada, también las anunciadas antes. Si no es correcto, se rechaza junto con la jugada, y puedes enviar otra. Cuando una ruta se cierra, su aviso deja de contar.
rule-announcement-left-out-closes-the-route = Puedes omitir el aviso. La jugada cuenta y no hay ninguna otra penalización, pero el rey no puede usar la ruta; aún puedes anunciarla con una jugada posterior, mientras siga abierta.
rule-unannounced-escape-illegal = El rey puede escapar por una ruta anunciada, o por una que estaba cerrada tras la última jugada de los defensores y que han abierto los propios atacantes. Escapar por cualquier otra no está permitido.

## The hún

rule-dice-none = No se juega con el hún, el dado del rey.
rule-dice-hun = Se puede acordar jugar con el hún, el dado del rey. Sus caras son X, I, II y III (0, 1, 2 y 3), y el número que sale es el máximo de casillas que puede avanzar el rey. Antes de tirar, quien defiende tiene que decidir si mueve al rey.
rule-house-hun-duty = Si tiras, tienes que mover al rey siempre que la tirada le permita alguna jugada legal. Si no, mueves a un hombre, y si tampoco puede moverse ninguno, pasas. Sin tirar solo puedes mover hombres. Una tirada no se puede anular. Con el hún, una ruta de escape mide tres casillas como mucho.
rule-house-hun-secret = El club calcula las tiradas a partir de un número secreto. Al empezar la partida publica una huella (hash) de ese número y, al terminar, el número mismo, para que cualquiera pueda comprobar cada tirada. Eso sí, quienes administran el ordenador del club podrían calcular las tiradas de antemano: la comprobación («taflpost verify») demuestra que no se cambió ninguna tirada, no que nadie las mirara.

## The match

rule-match-one-game = Un match es una partida. Se pueden acordar dos, con los bandos cambiados: una victoria vale 1 punto y unas tablas, ½, y gana el match quien tenga más puntos.
rule-match-two-games-optional = Un match es una partida, o dos con los bandos cambiados, según se acuerde. En un match de dos partidas, una victoria vale 1 punto y unas tablas, ½, y gana quien tenga más puntos.
rule-match-two-games = Un match son siempre dos partidas, con los bandos cambiados. Una victoria vale 1 punto y unas tablas, ½, y gana el match quien tenga más puntos.
rule-match-points-more-points-win = Si ganas una partida y haces tablas en la otra, ganas el match. Si hay igualdad en todo, el match termina en tablas.
rule-match-tie-break-none = Si tras las dos partidas hay empate a puntos, el match termina en tablas.
rule-match-tie-break-fewer-plies = Si cada jugador gana una partida, gana el match quien haya ganado la suya en menos jugadas. Si en eso también hay igualdad, o si las dos partidas acabaron en tablas, el match termina en tablas.
rule-match-tie-break-more-captures = Si tras las dos partidas hay empate a puntos, gana el match quien haya capturado más hombres enemigos entre las dos. Si en eso también hay igualdad, el match termina en tablas.

## How to write a move

write-move = Escribe la casilla de salida y la de llegada: «{ $first }». Dan igual las mayúsculas, los espacios y el tipo de guion.
write-captures = No hace falta decir qué captura una jugada. Si lo dices, pon una x y la casilla después de la jugada («xd5»); entonces la jugada se rechaza si no captura ahí.
write-announcement-count = El aviso va después de la jugada: «{ $defence } { $one }» o «{ $defence } { $two }». Si no quieres anunciar nada, escribe ahí «en silencio».
write-announcement-routes = El aviso va después de la jugada y nombra todas las rutas abiertas: «{ $defence } { $one }» o «{ $defence } { $two }». Si no quieres anunciar nada, escribe ahí «en silencio».
write-roll = { CLIENT() ->
        [discord] Para mover al rey en una partida con el hún, primero hay que tirarlo: pulsa «{ control-move }» y aparecerá un botón para tirar.
       *[typed] Para mover al rey en una partida con el hún, envía primero «tirar», sin nada más; cuando hayas visto qué sale, envía la jugada.
    }

## Examples, each a drawn board below its rule
# $move ended on $by and captured the men on $captured, or the king on $king; $between is the
# two squares between which one of them stood, joined.
example-signs = En los ejemplos, la ficha entre corchetes acaba de moverse desde la casilla marcada con *, y una letra minúscula es un hombre que ha capturado. Cada ejemplo muestra solo una parte del tablero.
example-escape = Ejemplo: { $move } lleva al rey { $at ->
        [corner] a la esquina { $goal }
       *[edge] al borde, en { $goal },
    } y ganan los defensores.
example-stopped = { $move } cierra al rey el camino a { $goal }, y no puede escapar en su próxima jugada.
example-custodial = Ejemplo: { $move } captura al hombre de { $captured }, entre { $between }.
example-safe = Ejemplo: { $move } no tiene peligro, aunque el hombre de { $by } quede entre dos atacantes.
example-against-throne = Ejemplo: { $move } captura al hombre de { $captured }, entre { $by } y el trono vacío ({ $throne }).
example-against-corner = Ejemplo: { $move } captura al hombre de { $captured }, entre { $by } y la esquina { $corner }.
example-linnaean = Ejemplo: { $move } captura al hombre de { $captured } contra el trono ({ $throne }), porque hay atacantes en los otros tres lados del rey.
example-king-four-sides = Ejemplo: { $move } captura al rey en { $king }, con atacantes en los cuatro lados.
example-king-two-in-line = Ejemplo: { $move } captura al rey en { $king }, entre { $between }.
example-king-beside-throne = Ejemplo: { $move } captura al rey en { $king }, con tres atacantes a su alrededor y el trono vacío ({ $throne }) como cuarto lado.
example-king-beside-throne-in-line = Ejemplo: { $move } captura al rey en { $king }, entre { $between }; el trono vacío ({ $throne }) a su lado no cambia nada.
example-king-at-edge = Ejemplo: { $move } captura al rey en { $king }, con tres atacantes a su alrededor y el borde como cuarto lado.
example-king-along-edge = Ejemplo: { $move } captura al rey en { $king }, entre { $between }, a lo largo del borde.
example-king-beside-corner = Ejemplo: { $move } captura al rey en { $king }; la esquina { $corner } cierra el lado opuesto a { $by }.
example-pair = Ejemplo: { $move } captura al rey en { $king }, rodeado junto con su hombre de { $man }.
example-shieldwall = Ejemplo: { $move } cierra el otro extremo de la hilera y captura a los hombres de { $captured }.
example-shieldwall-corner = Ejemplo: { $move } captura a los hombres de { $captured }; la esquina { $corner } cierra el otro extremo de su hilera.
example-shieldwall-king = Ejemplo: { $move } captura a los hombres de { $captured }; el rey sigue en { $king }.
example-encirclement = Ejemplo: { $move } completa el cerco alrededor del rey y de todos sus hombres, y ganan los atacantes.
example-edge-fort = Ejemplo: { $move } completa la fortaleza alrededor del rey en { $king }, y ganan los defensores.
example-announcement = Ejemplo: tras { $move }, el rey podría llegar a { $goal } en su próxima jugada; por eso se escribe «{ $move } { $said }».
example-opened-route = Ejemplo: { $move } le abre al rey el camino hasta { $goal }. Lo han abierto los propios atacantes, así que el rey puede ir allí en su próxima jugada aunque no se haya anunciado nada.

## Lessons
# $side is that of the reader.
lesson-title = Lección { $number } de { $of }: { $ruleset }
lesson-how = Cada lección es una posición en la que hay que hacer una sola cosa. Envía la línea que está bajo el tablero, o la misma con una jugada tuya. X son los atacantes, O los defensores, K es el rey.
lesson-side = { $side ->
        [attackers] Juegas con los atacantes.
       *[defenders] Juegas con los defensores.
    }
lesson-move = Haz una jugada con cualquiera de tus fichas.
lesson-capture = { $count ->
        [one] Captura la ficha de { $on }.
       *[other] Captura las fichas de { $on }.
    }
lesson-safe = Mueve tu ficha a { $to }, entre dos enemigas.
lesson-safe-why = Se queda donde está: una ficha que se mete ella misma entre dos enemigas está a salvo, porque solo captura el bando que mueve.
lesson-stop = El rey podría escapar en su próxima jugada. Detenlo.
lesson-announce = Abre una ruta de escape para el rey y anúnciala.
lesson-king = Captura al rey.
lesson-ring = Cierra el cerco alrededor del rey y de todas sus fichas.
lesson-fort = Completa el fuerte del borde, con el rey dentro.
lesson-escape = Haz que escape el rey: ganas en cuanto llega.
lesson-right = Eso es.
lesson-wrong = No del todo.
lesson-over = Esa era la última lección de { $ruleset }. Ya sabes lo suficiente para jugar.
