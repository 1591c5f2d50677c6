# Taflpost in Spanish.

### Lists

list-more = { $items }, { $item }
# y becomes e before the sound i, o becomes u before the sound o; squares of the files i
# and o often come last.
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
       *[other] o
    } { $item }

### Boards

legend-attackers = { $sign } atacantes ({ $colour ->
        [dark] oscuros
       *[light] claros
    })
legend-defenders = { $sign } defensores ({ $colour ->
        [dark] oscuros
       *[light] claros
    })
legend-king = { $sign } rey
legend-throne = { $sign } trono
legend-corner = { $sign } esquina
legend-last-move = última jugada: de { $left } a { $moved }
emoji-too-large = Un tablero de { $size }×{ $size } casillas es demasiado grande para los emojis, que llegan hasta { $most }×{ $most }. Pide el tablero de texto o la imagen.

## The position in words, for those who hear it

prose-over = { $winner ->
        [attackers] La partida ha terminado y han ganado los atacantes.
        [defenders] La partida ha terminado y han ganado los defensores.
       *[nobody] { $by ->
            [closing] La partida ha terminado sin resultado.
           *[result] La partida ha terminado en tablas.
        }
    }
prose-moved = Última jugada: los { $side ->
        [attackers] atacantes
       *[defenders] defensores
    }, de { $from } a { $to }.
prose-captured = Última jugada: los { $side ->
        [attackers] atacantes
       *[defenders] defensores
    }, de { $from } a { $to }, capturando { $count ->
        [one] al hombre
       *[other] a los hombres
    } de { $taken }.
prose-king = { $place ->
        [throne] El rey está en { $king }, el trono.
        [corner] El rey está en { $king }, una esquina.
        [edge] El rey está en { $king }, en el borde.
       *[field] El rey está en { $king }.
    }
prose-open = { $count ->
        [0] No hay ninguna ruta de escape abierta.
        [one] Hay una ruta de escape abierta: hasta { $routes }.
        [2] Hay dos rutas de escape abiertas: hasta { $routes }.
       *[other] Hay { $count } rutas de escape abiertas: hasta { $routes }.
    }
prose-announced = { $count ->
        [0] No hay ninguna ruta de escape anunciada.
        [one] Hay una ruta de escape anunciada: hasta { $routes }.
        [2] Hay dos rutas de escape anunciadas: hasta { $routes }.
       *[other] Hay { $count } rutas de escape anunciadas: hasta { $routes }.
    }
prose-silent = Solo te lo decimos a ti: { $count ->
        [one] hay una ruta de escape abierta y sin anunciar, hasta { $routes }.
        [2] hay dos rutas de escape abiertas y sin anunciar, hasta { $routes }.
       *[other] hay { $count } rutas de escape abiertas y sin anunciar, hasta { $routes }.
    }
prose-usable = Solo te lo decimos a ti: el rey puede escapar ahora, hasta { $routes }.
prose-men = { $side ->
        [attackers] { $count ->
            [one] { $count } atacante:
           *[other] { $count } atacantes:
        }
       *[defenders] { $count ->
            [one] { $count } defensor:
           *[other] { $count } defensores:
        }
    }
prose-no-men = { $side ->
        [attackers] No quedan atacantes.
       *[defenders] Al rey no le quedan defensores.
    }
prose-rank = Fila { $rank }: { $files }.
prose-brief-men = { $side ->
        [attackers] Atacantes en la { $ranks }.
       *[defenders] Defensores en la { $ranks }.
    }
prose-brief-rank = fila { $rank }: { $files }
prose-brief-more = { $items }; { $item }
prose-crowded = Hay { $attackers } atacantes y { $defenders } defensores en el tablero, demasiados para nombrarlos aquí; el tablero en palabras los nombra a todos.

### What a ply did

ply-rolled = Los defensores han sacado un { $roll } para el rey.
ply-passed = { $side ->
        [attackers] Los atacantes
       *[defenders] Los defensores
    } no tenían ninguna jugada y han pasado.
ply-moved = { $side ->
        [attackers] Los atacantes
       *[defenders] Los defensores
    } han movido { $move }.
ply-captured = { $side ->
        [attackers] Los atacantes
       *[defenders] Los defensores
    } han movido { $move } y han capturado { $count ->
        [one] al hombre
       *[other] a los hombres
    } de { $taken }.
ply-announced = Han anunciado { $count ->
        [one] una ruta de escape
        [2] dos rutas de escape
       *[other] { $count } rutas de escape
    }: «{ $words }».

standing-to-move = Es el turno de { $side ->
        [attackers] los atacantes
       *[defenders] los defensores
    }.
standing-repeated-draw = Esta posición se ha dado { $count } veces; si se da una vez más, la partida termina en tablas.
standing-repeated-defenders-lose = Esta posición se ha dado { $count } veces; si se da una vez más, pierden los defensores, la repita quien la repita.
standing-repeated-mover-loses = Esta posición se ha dado { $count } veces; quien haga que se dé una vez más pierde.
standing-repeated-forbidden = Esta posición se ha dado { $count } veces; no se permite una jugada que haga que se dé una vez más.
standing-announced = Rutas anunciadas: { $routes }.

### Why a man was captured

capture-custodial = El hombre de { $man } fue capturado entre { $by } { $anvil ->
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
       *[other] y
    } { $anvil }.
capture-against-throne = El hombre de { $man } fue capturado entre { $by } y el trono ({ $throne }).
capture-against-corner = El hombre de { $man } fue capturado entre { $by } y la esquina { $corner }.
capture-linnaean = El hombre de { $man } fue capturado desde { $by } contra el trono, porque los atacantes ocupan los otros tres lados de su rey en { $throne }.
capture-shieldwall = Los hombres de { $men } fueron capturados juntos: su muro de escudos en el borde se cerró desde { $by }.

### How a game ended

ending-king-four-sides = Ganan los atacantes: el rey fue capturado en { $king }, con atacantes en sus cuatro lados.
ending-king-three-and-throne = Ganan los atacantes: el rey fue capturado en { $king } por tres atacantes; el trono vacío ({ $throne }) hizo de cuarto lado.
ending-king-at-edge = Ganan los atacantes: el rey fue capturado en { $king }; el borde hizo de cuarto lado.
ending-king-at-edge-and-corner = Ganan los atacantes: el rey fue capturado en { $king } por dos atacantes; el borde y la esquina { $corner } cerraban los otros dos lados.
ending-king-two-in-line = Ganan los atacantes: el rey fue capturado en { $king }, entre dos atacantes en línea.
ending-king-against-square = Ganan los atacantes: el rey fue capturado en { $king }, entre un atacante y { $what ->
        [corner] la esquina { $square }
       *[throne] el trono vacío ({ $square })
    }.
ending-king-with-defender = Ganan los atacantes: el rey fue capturado en { $king }, encerrado junto con el único defensor que tenía al lado, en { $man }.
ending-escape = Ganan los defensores: el rey ha escapado { $at ->
        [corner] a la esquina { $goal }
       *[edge] al borde, en { $goal }
    }.
ending-encirclement = Ganan los atacantes por cerco: un solo cerco encierra al rey y a todos sus hombres.
ending-edge-fort = Ganan los defensores por fortaleza en el borde: en { $king } el rey está a salvo para siempre.
ending-immobile = { $winner ->
        [attackers] Ganan los atacantes: era el turno de los defensores y no tenían ninguna jugada legal.
        [defenders] Ganan los defensores: era el turno de los atacantes y no tenían ninguna jugada legal.
       *[nobody] La partida termina en tablas: era el turno de { $side ->
            [attackers] los atacantes
           *[defenders] los defensores
        } y no tenían ninguna jugada legal.
    }
ending-repetition-draw = La partida termina en tablas por repetición: la posición se ha dado { $count } veces.
ending-repetition-defenders-lose = Ganan los atacantes por repetición: la posición se ha dado { $count } veces, y con estas reglas pierden entonces los defensores, la repita quien la repita.
ending-repetition-mover-loses = { $winner ->
        [attackers] Ganan los atacantes por repetición: con la jugada de los defensores la posición se ha dado { $count } veces, y con estas reglas quien hace eso pierde.
       *[defenders] Ganan los defensores por repetición: con la jugada de los atacantes la posición se ha dado { $count } veces, y con estas reglas quien hace eso pierde.
    }
ending-repetition-forbidden = La partida ha terminado porque la posición se ha dado { $count } veces, lo que estas reglas prohíben.

### Refusals: what happened, why, and what to do instead

did-you-mean = ¿Querías decir { $move }?
from-here = { $count ->
        [0] La ficha de { $from } no puede moverse ahora; elige otra.
       *[other] Desde { $from } puedes llegar a { $targets }.
    }

## The text

refusal-unreadable-empty = En tu texto no hay ninguna jugada. Escribe la casilla que deja una ficha y la casilla a la que va, como { $example }.
refusal-unreadable-square-missing = Falta una casilla. Una jugada es la casilla que deja una ficha y la casilla a la que va, como { $example }.
refusal-unreadable-not-a-square = «{ $text }» no es una casilla. Una jugada es la casilla que deja una ficha y la casilla a la que va, como { $example }.
refusal-unreadable-capture-for-move = La x indica una captura y va detrás de la jugada. Si te referías a la jugada, escribe { $move }; lo que captura no hace falta escribirlo.
refusal-unreadable-unknown-piece = La «{ $text }» del principio no es la letra de una ficha: K es el rey y T un hombre. Basta con la jugada: la casilla que deja una ficha y la casilla a la que va, como { $example }.
refusal-unreadable-not-a-roll = { $text ->
        [nothing] Detrás de «tirada» va lo que mostró el hún, 0, 1, 2 o 3, y luego la jugada.
       *[other] «{ $text }» no es una tirada: el hún muestra 0, 1, 2 o 3.
    } Un ejemplo: «tirada 2 { $example }».
refusal-unreadable-unknown-words = No se ha entendido «{ $text }» detrás de la jugada. Ahí solo puede ir lo que captura la jugada, como xd5, y puede omitirse.
refusal-unreadable-unknown-words-count = No se ha entendido «{ $text }» detrás de la jugada. Ahí solo puede ir lo que captura la jugada y un aviso: «{ $one }» por una ruta abierta, «{ $two }» por dos, o «callado».
refusal-unreadable-unknown-words-routes = No se ha entendido «{ $text }» detrás de la jugada. Ahí solo puede ir lo que captura la jugada y un aviso que nombre las rutas abiertas, como «{ $one }», o «callado».

## The turn and the piece

refusal-game-over = La partida ha terminado y ya no se puede mover. { $ending }
refusal-wrong-number = Has numerado tu jugada con el { $number }, pero toca la jugada { $due }. Vuelve a mirar el tablero; si aún quieres hacer tu jugada, envíala con el número { $due } o sin número.
refusal-off-board = Este tablero no tiene { $square }: sus columnas van de la a a la { $file } y sus filas de la 1 a la { $size }.
refusal-no-piece = En { $from } no hay nada. Empieza por la casilla de una de tus fichas.
refusal-not-your-piece = La ficha de { $from } no es tuya: es el turno de { $side ->
        [attackers] los atacantes
       *[defenders] los defensores
    }. Empieza por la casilla de una de tus propias fichas.
refusal-wrong-piece = { $stands ->
        [king] Has escrito T de hombre, pero en { $from } está el rey. Para moverlo, envía la jugada con K o sin letra.
       *[man] Has escrito K de rey, pero en { $from } hay un hombre; el rey está en { $king }. Para mover al hombre, envía la jugada sin la letra.
    }

## The way

refusal-same-square = La ficha ya está en { $square }, y una jugada tiene que ir a otra casilla.
refusal-not-in-line = { $move } no es posible: las fichas se mueven en línea recta por una fila o una columna.
refusal-blocked = { $move } no es posible: { $piece ->
        [attackers] hay un atacante en { $by }.
        [defenders] hay un defensor en { $by }.
       *[king] el rey está en { $by }.
    }
refusal-throne-not-passable = { $move } no es posible: con estas reglas solo el rey puede pasar sobre el trono ({ $throne }).
refusal-throne-reserved = { $move } no es posible: { $to } es el trono, que solo el rey puede ocupar.
refusal-corner-reserved = { $move } no es posible: { $to } es una esquina, que solo el rey puede ocupar.
refusal-too-far = { $move } no es posible: con estas reglas { $piece ->
        [king] el rey
       *[man] un hombre
    } se mueve { $most ->
        [one] solo una casilla
       *[other] { $most } casillas como mucho
    } cada vez.

## Captures and repetition

refusal-claim-not-taken = { $move } no captura en { $square }, aunque así lo habías escrito. { $count ->
        [0] No captura nada.
       *[other] Captura en { $taken }.
    } La jugada no se ha hecho; si aún quieres hacerla, envía { $move } sin más.
refusal-would-repeat = { $move } no es posible: la posición se daría por { $count ->
        [2] segunda vez
        [3] tercera vez
       *[other] { $count }.ª vez
    }, y estas reglas lo prohíben. Haz otra jugada.

## Announcements

refusal-silent-route = La ruta hasta { $goal } estaba abierta tras tu última jugada y no se anunció, así que el rey no puede usarla todavía. Anúnciala con cualquier jugada mientras siga abierta («{ $one }» si entonces es la única ruta abierta, «{ $two }» si hay dos) y úsala con tu jugada siguiente.
refusal-silent-route-named = La ruta hasta { $goal } estaba abierta tras tu última jugada y no se anunció, así que el rey no puede usarla todavía. Anúnciala con cualquier jugada mientras siga abierta («{ $words }», junto con cualquier otra ruta abierta) y úsala con tu jugada siguiente.
refusal-no-announcements = En { $ruleset } no se anuncian los escapes. Envía la jugada otra vez, sin el aviso.
refusal-attackers-announce-nothing = Solo los defensores anuncian rutas de escape. Envía la jugada otra vez, sin el aviso.
refusal-nothing-to-announce = Tras esa jugada no queda abierta ninguna ruta de escape, así que no hay nada que anunciar. Envía la jugada otra vez, sin el aviso.
refusal-wrong-count = Tras esa jugada { $count ->
        [one] hay abierta una ruta de escape: { $open }.
       *[other] están abiertas estas rutas de escape: { $open }.
    } Envía la jugada otra vez con «{ $words }», o con «callado» para no anunciar nada.
refusal-wrong-routes = Has anunciado { $named }, pero tras esa jugada { $count ->
        [one] la única ruta de escape abierta es { $open }.
       *[other] las rutas de escape abiertas son { $open }.
    } Envía la jugada otra vez con «{ $words }», o con «callado» para no anunciar nada.
refusal-routes-must-be-named = Con estas reglas las rutas de escape se anuncian por su nombre. Tras esa jugada { $count ->
        [one] hay una abierta: { $open }.
       *[other] están abiertas estas: { $open }.
    } Envía la jugada otra vez con «{ $words }», o con «callado» para no anunciar nada.
refusal-announce-or-silent = La jugada aún no se ha hecho, porque tras ella { $count ->
        [one] la ruta de escape { $open } está abierta y sin anunciar.
       *[other] las rutas de escape { $open } están abiertas y no se han anunciado todas.
    } Envía la jugada otra vez con «{ $words }», o con «callado» para no anunciar nada.

## The hún

refusal-no-dice = Esta partida se juega sin el hún. Envía la jugada otra vez, sin tirada.
refusal-attackers-do-not-roll = El hún se tira para el rey, así que solo tiran los defensores. Envía una jugada sin tirada.
# The order is “tirar”; in front of a move the listed word is “tirada”.
refusal-roll-first = El rey solo se mueve tras una tirada. Tira, mira qué muestra el hún y envía luego su jugada; o mueve a un hombre sin tirar.
refusal-already-rolled = En este turno ya has sacado un { $roll }; una tirada no se puede repetir ni retirar. Envía tu jugada.
refusal-king-must-move = Has sacado un { $roll } y el rey puede moverse con esa tirada, así que es él quien tiene que moverse.
refusal-beyond-roll = Has sacado un { $roll }, así que el rey { $roll ->
        [0] no puede moverse este turno.
        [one] puede moverse una casilla como mucho.
       *[other] puede moverse { $roll } casillas como mucho.
    }
refusal-not-the-roll = El hún mostró { $roll }, no lo que has escrito. Envía la jugada otra vez con «tirada { $roll }» o sin tirada.
refusal-cannot-pass = Solo puedes pasar si una tirada te ha dejado sin ninguna jugada. Haz una jugada.

### Rule sheets

sheet-version = Reglamento { $id }, versión { $version }
sheet-source = Fuente: { $source }

section-board = El tablero y el objetivo
section-movement = Cómo se mueven las fichas
section-throne = Trono y esquinas
section-captures = Cómo se captura a los hombres
section-king = Cómo se captura al rey
section-walls = Muro de escudos, cerco y fortaleza
section-end = Otros finales de partida
section-announcements = Escapes anunciados
section-dice = El hún
section-match = El match
section-not-played = Lo que aquí no se juega
section-writing = Cómo se escribe una jugada

tag-chosen = [criterio de la casa]
tag-deduced = [deducido]
note-chosen = [criterio de la casa] La fuente calla sobre esto o se contradice; la casa ha elegido, para que cada partida tenga una sola regla.
note-deduced = [deducido] La fuente no lo dice por sí misma, pero se sigue de dos cosas que sí dice.

## The board and the aim

rule-board-size-as-drawn = El tablero tiene { $size }×{ $size } casillas. Las columnas van de la a a la { $last-file } desde la izquierda; las filas, de la 1 a la { $size } desde abajo.
rule-men-as-drawn = En un bando hay { $attackers } atacantes; en el otro, { $defenders } defensores y su rey. Todas las fichas menos el rey se llaman hombres.
rule-start-as-drawn = Las fichas empiezan como se ven arriba, con el rey en { $king-square }.
rule-colours-dark-attack = Los atacantes son oscuros; los defensores, claros.
rule-colours-light-attack = Los atacantes son claros; los defensores, oscuros.
rule-goal-corner = Los defensores ganan en cuanto su rey llega a una esquina. Los atacantes ganan si lo capturan.
rule-goal-edge = Los defensores ganan en cuanto su rey llega a cualquier casilla del borde, es decir, de las filas y columnas exteriores. Los atacantes ganan si lo capturan.

## How pieces move

rule-first-move-attackers = Empiezan los atacantes. Después los bandos se turnan, y cada uno mueve una ficha; cada movimiento de un bando se llama jugada.
rule-first-move-defenders = Empiezan los defensores. Después los bandos se turnan, y cada uno mueve una ficha; cada movimiento de un bando se llama jugada.
rule-men-move-any-distance = Un hombre se mueve como la torre del ajedrez: por una fila o una columna, cuantas casillas libres quieras, nunca en diagonal y nunca por encima de otra ficha.
rule-men-move-one-square = Un hombre se mueve una casilla por una fila o una columna, nunca en diagonal, y solo a una casilla libre.
rule-king-moves-any-distance = El rey se mueve por una fila o una columna, cuantas casillas libres quieras, nunca en diagonal y nunca por encima de otra ficha.
rule-king-moves-one-square = El rey se mueve una casilla por una fila o una columna, nunca en diagonal, y solo a una casilla libre.
rule-passing-never = En tu turno tienes que mover; no puedes pasar por decisión propia.

## Throne and corners

rule-throne-king-only = La casilla central, { $throne-square }, es el trono. Solo el rey puede ocuparlo; puede dejarlo y volver a él.
rule-throne-ordinary = No hay trono: la casilla central es una casilla como las demás.
rule-throne-passing-everybody = { $men-move ->
        [one-square] Ninguna regla impide a un hombre pasar sobre el trono vacío, pero ninguno llega tan lejos.
       *[any-distance] Cualquier ficha puede pasar sobre el trono mientras está vacío.
    }
rule-throne-passing-king-only = Los hombres no pueden pasar sobre el trono ni siquiera cuando está vacío; el rey sí.
# The Spanish leaflet calls the corners castles (castillos) and gives its ruleset that name.
rule-corners-king-only = Solo el rey puede ocupar las cuatro esquinas, llamadas también castillos: { $corner-squares }.
rule-corner-guard-from-beside = Los hombres guardan una esquina poniéndose a su lado o cortando el paso hacia ella, nunca ocupándola.
rule-corners-ordinary = Las cuatro esquinas son casillas del borde como las demás.

## How men are captured

rule-custodial = Capturas a un hombre enemigo si con tu jugada queda entre dos fichas tuyas, una a cada lado, en la misma fila o columna. El hombre capturado se retira del tablero. Una casilla se llama hostil a un hombre si cuenta como ficha enemiga cuando él está junto a ella.
rule-capture-closing-mover = Solo captura la ficha que acaba de moverse, como una de las dos. Un hombre que se mete él mismo entre dos enemigos está ahí a salvo.
rule-capture-line-never-diagonal = A los hombres nunca se los captura en diagonal.
rule-several = Una jugada puede capturar hombres hasta en tres lados de la ficha movida.
rule-captures-always-taken = No tienes por qué buscar una captura, pero lo que tu jugada encierra se captura siempre.
rule-king-armed-yes = El rey captura como un hombre: cuenta como una de las dos fichas, tanto si se mueve como si está quieto.
rule-king-armed-no = El rey no participa en las capturas: nunca cuenta como una de las dos fichas.
rule-edge-against-men-never-helps = El borde del tablero nunca ayuda a capturar a un hombre.
rule-empty-throne-hostile-to-nobody = El trono vacío no es hostil a ningún hombre.
rule-empty-throne-hostile-to-attackers = El trono vacío es hostil a los atacantes, no a los defensores.
rule-empty-throne-hostile-to-defenders = El trono vacío es hostil a los defensores, no a los atacantes.
rule-empty-throne-hostile-to-both = El trono vacío es hostil a los hombres de ambos bandos.
rule-occupied-throne-hostile-to-nobody = Mientras el rey está en su trono, la casilla en sí no es hostil a ningún hombre{ $king-armed ->
        [yes] ; lo que cuenta es el rey.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = Mientras el rey está en su trono, este es hostil a los atacantes, no a los hombres del rey.
rule-occupied-throne-hostile-to-defenders = Mientras el rey está en su trono, este es hostil a los hombres del rey, no a los atacantes.
rule-occupied-throne-hostile-to-both = Mientras el rey está en su trono, este es hostil a los hombres de ambos bandos.
rule-corners-hostile-to-nobody = Las esquinas no son hostiles a ningún hombre.
rule-corners-hostile-to-attackers = Las esquinas son hostiles a los atacantes, no a los defensores.
rule-corners-hostile-to-defenders = Las esquinas son hostiles a los defensores, no a los atacantes.
rule-corners-hostile-to-both = Las esquinas son hostiles a los hombres de ambos bandos.
rule-linnaean-capture-none = La captura de Linneo, la de un hombre contra el trono en el que está su rey, no se juega.
rule-linnaean-capture-taken = Si el rey está en su trono con atacantes en tres lados y uno de sus hombres en el cuarto, un atacante que se mueve al otro lado de ese hombre lo captura contra el trono.

## How the king is captured

rule-king-in-the-open-four-sides = En una casilla corriente el rey queda capturado cuando tiene atacantes en los cuatro lados.
rule-king-in-the-open-two-in-line = En una casilla corriente al rey se lo captura como a un hombre: entre dos atacantes en lados opuestos, uno de los cuales acaba de llegar ahí.
rule-king-on-throne-as-in-the-open = En su trono, al rey se lo captura como en una casilla corriente.
rule-king-on-throne-four-sides = En su trono, el rey queda capturado cuando tiene atacantes en los cuatro lados.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Junto a su trono vacío, al rey se lo captura como en una casilla corriente, y el trono cuenta como un atacante.
       *[no] Junto a su trono vacío, al rey se lo captura como en una casilla corriente; el trono no ayuda.
    }
rule-king-beside-throne-throne-is-fourth = Junto a su trono vacío, el rey queda capturado cuando tiene atacantes en los otros tres lados; el trono cuenta como el cuarto.
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] En el borde el rey ya ha ganado, así que ahí no se lo puede capturar.
       *[corner] { $king-in-the-open ->
            [two-in-line] En el borde, al rey solo se lo captura a lo largo del borde; el borde mismo nunca cuenta como un atacante.
           *[four-sides] En el borde, al rey no se lo puede capturar así, porque el borde nunca cuenta como un atacante.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] En el borde el rey ya ha ganado, así que ahí no se lo puede capturar.
       *[corner] { $king-in-the-open ->
            [two-in-line] El borde cuenta como un atacante: en el borde, un atacante que se pone frente al rey lo captura.
           *[four-sides] En el borde, el rey queda capturado cuando tiene atacantes en los otros tres lados; el borde cuenta como el cuarto.
        }
    }
rule-king-beside-corner-corner-never-helps = Una esquina nunca cuenta como un atacante contra el rey.
rule-king-beside-corner-corner-helps = { $king-in-the-open ->
        [two-in-line] Junto a una esquina basta un atacante, en el lado opuesto a la esquina; la esquina cuenta como el otro.
       *[four-sides] { $king-at-edge ->
            [edge-is-fourth] Junto a una esquina bastan dos atacantes; el borde y la esquina cuentan como los otros dos.
           *[edge-never-helps] Una esquina cuenta como un atacante contra el rey que está junto a ella.
        }
    }
rule-king-closing-attacker-beside = { $king-in-the-open ->
        [two-in-line] Donde hay que encerrar al rey por todos los lados, no importa qué atacante llega el último, pero uno tiene que haberse movido a una casilla junto al rey: un rey que se mete él mismo en un lugar así está a salvo hasta entonces.
       *[four-sides] No importa qué atacante llega el último, pero uno tiene que haberse movido a una casilla junto al rey: un rey que se mete él mismo en un lugar cerrado por todos los lados está a salvo hasta entonces.
    }
rule-king-and-defender-not-taken = Un rey y uno de sus hombres encerrados juntos no quedan capturados por ello.
rule-king-and-defender-taken-together = Al rey también se lo captura cuando quedan encerrados juntos él y el único defensor que tiene al lado.
rule-pair-enclosure-exactly-one = Para ello tiene que haber exactamente un defensor junto al rey; en cada uno de los demás lados del rey y de ese hombre, un atacante, el borde o una casilla que cuente como un atacante contra aquel de los dos al que toca; y un atacante tiene que acabar de moverse a una casilla junto a uno de los dos. Al hombre solo se lo retira si esa jugada lo captura también a él por separado.
rule-king-first = Todas las capturas de una jugada se cuentan con el tablero tal como queda tras ella, antes de retirar a ningún hombre. Si la jugada captura al rey, los atacantes han ganado, haga lo que haga además.

## Shieldwall, ring and fort

rule-shieldwall-none = Los muros de escudos, la captura de toda una hilera de hombres en el borde, no se juegan.
rule-shieldwall-taken = Muro de escudos: una hilera ininterrumpida de dos o más fichas de un bando a lo largo de un borde pierde a todos sus hombres a la vez cuando cada una de ellas tiene a un enemigo enfrente, hacia el centro, y hay un enemigo en cada extremo de la hilera. { $king-armed ->
        [yes] El rey puede ser uno de los enemigos de enfrente o de un extremo.
       *[no] El rey no cuenta aquí como enemigo.
    }
rule-shieldwall-closing-end-piece = Un muro de escudos solo se captura con una jugada a una de las dos casillas de sus extremos, no con una jugada a su frente.
rule-shieldwall-corner-closes-nothing = Una esquina no cierra ningún extremo de un muro de escudos: una hilera que llega a la esquina no puede capturarse así.
rule-shieldwall-corner-closes-an-end = Una esquina puede cerrar un extremo de un muro de escudos en lugar de una ficha.
rule-shieldwall-king-interrupts = El rey nunca forma parte de una hilera de sus hombres: la hilera acaba en él, y él no cierra ningún extremo de ella.
rule-shieldwall-king-takes-part = El rey puede formar parte de una hilera de sus hombres, y entonces también él necesita a un enemigo enfrente. Sus hombres de la hilera son capturados, pero él nunca.
rule-encirclement-nothing = Un cerco de atacantes en torno al rey y a todos sus hombres no gana.
rule-encirclement-attackers-win = Cerco: los atacantes ganan en cuanto, tras su jugada, un cerco ininterrumpido suyo encierra al rey y a todos los hombres que le quedan.
rule-ring-one-for-all = Un solo cerco tiene que encerrarlos a todos, y dentro de él ningún camino puede llevar a una casilla del borde. Puede cerrarse en diagonal, y gana aunque una captura aún pudiera romperlo. Se comprueba antes de mirar si el otro bando puede mover; los hombres encerrados contra el borde no están en ningún cerco.
rule-edge-fort-nothing = Una fortaleza de defensores en torno a su rey en el borde no gana.
rule-edge-fort-defenders-win = Fortaleza en el borde: los defensores ganan en cuanto, tras su jugada, el rey está en el borde dentro de una fortaleza de sus hombres que los atacantes nunca podrían romper, ni aunque solo ellos siguieran moviendo. El rey debe tener una jugada legal dentro de ella, y no puede haber ahí ningún atacante.

## Other ways a game ends

rule-attackers-without-move-lose = Si es el turno de los atacantes y no tienen ninguna jugada legal, pierden.
rule-attackers-without-move-draw = Si es el turno de los atacantes y no tienen ninguna jugada legal, la partida termina en tablas.
rule-defenders-without-move-lose = Si es el turno de los defensores y no tienen ninguna jugada legal, pierden.
rule-defenders-without-move-draw = Si es el turno de los defensores y no tienen ninguna jugada legal, la partida termina en tablas.
rule-repetition-draw = Si la misma posición se da demasiadas veces, la partida termina en tablas.
rule-repetition-defenders-lose = La repetición sin fin está prohibida: si la misma posición se da demasiadas veces, pierden los defensores, la repita el bando que la repita.
rule-repetition-mover-loses = Si la misma posición se da demasiadas veces, pierde el bando cuya jugada la ha producido.
rule-repetition-forbidden = Una jugada que produciría la misma posición demasiadas veces es ilegal.
rule-repetition-at-counted = Una posición se ha dado demasiadas veces cuando se da por { $at ->
        [2] segunda vez
        [3] tercera vez
       *[other] { $at }.ª vez
    }. El comienzo cuenta como la primera; tras una captura se empieza a contar de nuevo.
rule-same-position = { $announcement ->
        [none] Dos posiciones son la misma cuando las mismas fichas están en las mismas casillas y es el turno del mismo bando.
       *[count] Dos posiciones son la misma cuando las mismas fichas están en las mismas casillas, es el turno del mismo bando y el rey puede usar las mismas rutas de escape.
    }

## Announced escapes

rule-announcement-none = Los escapes no se anuncian.
rule-announcement-count = Una ruta de escape es un camino de casillas libres por el que el rey podría llegar { $goal ->
        [corner] a una esquina
       *[edge] al borde
    } en una jugada. Si tu jugada como defensor deja abiertas tales rutas, anuncias cuántas: «{ $one }» por una, «{ $two }» por { $goal ->
        [corner] dos.
       *[edge] dos o más.
    }
rule-announcement-routes = Una ruta de escape es un camino de casillas libres por el que el rey podría llegar { $goal ->
        [corner] a una esquina
       *[edge] al borde
    } en una jugada; se nombra por la casilla en que acaba. Si tu jugada como defensor deja abiertas tales rutas, anuncias cuántas y cuáles, nombrándolas todas.
rule-announced-with-ply-before = El aviso se hace con la jugada que deja abierta la ruta, antes de que el rey la use.
rule-house-whole-truth = Un aviso tiene que decir toda la verdad: incluye todas las rutas abiertas tras tu jugada, también las anunciadas antes. Uno falso se rechaza junto con su jugada, y puedes enviar otra. Una ruta que se cierra pierde su aviso.
rule-announcement-left-out-closes-the-route = Puedes omitir un aviso. La jugada vale y no pasa nada más, pero el rey no puede usar la ruta; aún puedes anunciarla con una jugada posterior, mientras esté abierta.
rule-unannounced-escape-illegal = El rey puede usar una ruta anunciada, o una que estaba cerrada tras la última jugada de los defensores y que los atacantes han abierto ellos mismos. Una jugada por cualquier otra es ilegal.

## The hún

rule-dice-none = El hún, el dado del rey, no se juega.
rule-dice-hun = Los jugadores pueden acordar jugar con el hún, un dado con las caras 0, 1, 2 y 3. Muestra cuántas casillas puede moverse el rey como mucho, y el defensor tiene que decir antes de la tirada que quiere mover al rey.
rule-house-hun-duty = Quien ha tirado tiene que mover al rey si la tirada le permite a este alguna jugada legal; si no, mueve a un hombre, y si tampoco puede moverse ningún hombre, pasa el turno. Sin tirada solo pueden moverse los hombres. Una tirada no se puede retirar. Una ruta de escape es entonces de tres casillas como mucho.
rule-house-hun-secret = El club tira el hún a partir de un secreto. Publica un sello del secreto al empezar la partida y el secreto al terminar, para que cualquiera pueda comprobar cada tirada. Eso sí, quien administra la máquina del club podría calcular las tiradas de antemano: la comprobación («taflpost verify») demuestra que ninguna se cambió, no que nadie las mirara.

## The match

rule-match-one-game = Un match es una partida. Los jugadores pueden acordar dos con los bandos cambiados: una victoria vale 1 y unas tablas, ½; gana quien tenga más puntos.
rule-match-two-games-optional = Un match es una partida, o dos con los bandos cambiados, según acuerden los jugadores. En dos partidas una victoria vale 1 y unas tablas, ½; gana quien tenga más puntos.
rule-match-two-games = Un match son siempre dos partidas, con los bandos cambiados. Una victoria vale 1 y unas tablas, ½; gana quien tenga más puntos.
rule-match-points-more-points-win = Quien gana una partida y hace tablas en la otra ha ganado el match; si hay igualdad en todo, el match termina en tablas.
rule-match-tie-break-none = Un match de dos partidas que acaba igualado termina en tablas.
rule-match-tie-break-fewer-plies = Si cada jugador gana una partida, decide la victoria en menos jugadas; si también hay igualdad en eso, o ambas partidas fueron tablas, el match termina en tablas.
rule-match-tie-break-more-captures = Si tras las dos partidas hay igualdad a puntos, gana el match quien haya capturado más hombres enemigos entre las dos; si también hay igualdad en eso, termina en tablas.

## How to write a move

write-move = Escribe la casilla que deja una ficha y la casilla a la que va: «{ $first }». Dan igual las mayúsculas, los espacios y el tipo de guion.
write-captures = Lo que captura una jugada no hace falta escribirlo; si lo escribes, con una x y la casilla detrás de la jugada («xd5»), la jugada se rechaza si no captura ahí.
write-announcement-count = El aviso va detrás de la jugada: «{ $defence } { $one }» o «{ $defence } { $two }». La palabra «callado» en ese lugar dice que, a propósito, no anuncias nada.
write-announcement-routes = El aviso va detrás de la jugada, con todas las rutas abiertas: «{ $defence } { $one }» o «{ $defence } { $two }». La palabra «callado» en ese lugar dice que, a propósito, no anuncias nada.
write-roll = Con el hún, envía «tirar» sin más; cuando hayas visto lo que muestra, envía la jugada.

## Examples, each a drawn board below its rule

example-signs = En los ejemplos, la ficha entre corchetes acaba de moverse, desde la casilla marcada con *, y una letra minúscula es un hombre que ha capturado. Cada uno muestra solo una parte del tablero.
example-escape = Ejemplo: { $move } lleva al rey { $at ->
        [corner] a la esquina { $goal }
       *[edge] al borde, en { $goal },
    } y ganan los defensores.
example-custodial = Ejemplo: { $move } captura al hombre de { $captured }, entre { $between }.
example-safe = Ejemplo: { $move } no tiene peligro, aunque el hombre de { $by } quede entre dos atacantes.
example-against-throne = Ejemplo: { $move } captura al hombre de { $captured }, entre { $by } y el trono vacío ({ $throne }).
example-against-corner = Ejemplo: { $move } captura al hombre de { $captured }, entre { $by } y la esquina { $corner }.
example-linnaean = Ejemplo: { $move } captura al hombre de { $captured }, porque los atacantes ocupan los otros tres lados de su rey en { $throne }.
example-king-four-sides = Ejemplo: { $move } captura al rey en { $king }, con atacantes en sus cuatro lados.
example-king-two-in-line = Ejemplo: { $move } captura al rey en { $king }, entre { $between }.
example-king-beside-throne = Ejemplo: { $move } captura al rey en { $king }, con tres atacantes a su alrededor y el trono vacío ({ $throne }) como cuarto lado.
example-king-at-edge = Ejemplo: { $move } captura al rey en { $king }, con tres atacantes a su alrededor y el borde como cuarto lado.
example-king-along-edge = Ejemplo: { $move } captura al rey en { $king }, entre { $between }, a lo largo del borde.
example-king-beside-corner = Ejemplo: { $move } captura al rey en { $king }; la esquina { $corner } cierra el lado opuesto a { $by }.
example-pair = Ejemplo: { $move } captura al rey en { $king }, encerrado junto con su hombre de { $man }.
example-shieldwall = Ejemplo: { $move } cierra el segundo extremo de la hilera y captura a los hombres de { $captured }.
example-shieldwall-corner = Ejemplo: { $move } captura a los hombres de { $captured }; la esquina { $corner } cierra el otro extremo de su hilera.
example-shieldwall-king = Ejemplo: { $move } captura a los hombres de { $captured }; el rey se queda en { $king }.
example-encirclement = Ejemplo: { $move } cierra el cerco en torno al rey y a todos sus hombres, y ganan los atacantes.
example-edge-fort = Ejemplo: { $move } completa la fortaleza en torno al rey en { $king }, y ganan los defensores.
example-announcement = Ejemplo: tras { $move } el rey podría llegar a { $goal } en su próxima jugada; por eso el defensor escribe «{ $move } { $said }».

### Moments and spans

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
    }, { $time } ({ $zone })
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
span-nothing = menos de un minuto

### A game before its players

table-title = Partida { $number }: { $attackers } (atacantes) contra { $defenders } (defensores), { $ruleset }
table-ply = Jugada { $number }. { $what }
table-turn = { $who ->
        [you] Es tu turno, jugada { $ply }; juegas con los { $side ->
                [attackers] atacantes
               *[defenders] defensores
            }.
       *[other] Es el turno de { $name } ({ $side ->
                [attackers] atacantes
               *[defenders] defensores
            }), jugada { $ply }.
    }
table-draw-offered = { $who ->
        [you] Tu oferta de tablas sigue en pie.
        [opponent] { $name } ofrece tablas; también puedes mover sin más.
       *[player] { $name } ofrece tablas.
    }
table-takeback-offered = { $who ->
        [you] Has pedido deshacer tu última jugada.
        [opponent] { $name } pide deshacer una jugada; también puedes mover sin más.
       *[player] { $name } pide deshacer una jugada.
    }
table-match-goes-on = La otra partida del match, la { $other }, sigue en curso.
table-left-silent = { $count ->
        [one] Solo te lo decimos a ti: la ruta de escape hasta { $routes } está abierta y sin anunciar, así que el rey no puede usarla todavía. Puedes anunciarla con cualquier jugada posterior mientras siga abierta.
       *[other] Solo te lo decimos a ti: las rutas de escape hasta { $routes } están abiertas y sin anunciar, así que el rey no puede usarlas todavía. Puedes anunciarlas con cualquier jugada posterior mientras sigan abiertas.
    }
chain-line = Cadena (partida { $game }, { $at ->
        [start] inicio
        [end] final
       *[move] jugada { $move }
    }): { $chain }
chain-why = Guarda ese número y nadie podrá cambiar lo ocurrido hasta aquí sin que lo notes.
time-running = { $who ->
        [you] Tienes { $left }, hasta el { $until }.
       *[other] { $name } tiene { $left }, hasta el { $until }.
    }
time-standing = { $who ->
        [you] Tienes { $left }; tu reloj está parado hasta el { $stands }, y llegará a cero el { $until }.
       *[other] { $name } tiene { $left }; el reloj está parado hasta el { $stands }, y llegará a cero el { $until }.
    }
time-not-running = { $who ->
        [you] Tienes { $left }; tu reloj empieza a correr ahora que lo sabes.
       *[other] { $name } tiene { $left }; el reloj empezará a correr cuando { $name } reciba la notificación.
    }
time-unreached = Ningún mensaje ha llegado a { $name }; aun así, el reloj corre desde el { $since }.
time-up = { $who ->
        [you] Se te ha acabado el tiempo.
       *[other] A { $name } se le ha acabado el tiempo.
    }

### What happened in a game

began = La partida empieza.
began-side = Juegas con los { $side ->
        [attackers] atacantes, que mueven primero.
       *[defenders] defensores; los atacantes mueven primero.
    }
rolled = El hún muestra { $roll }: { $roll ->
        [0] el rey no puede moverse, así que mueve a un hombre.
        [1] el rey puede moverse una casilla. Si puede, debe hacerlo; si no puede, mueve a un hombre.
       *[other] el rey puede moverse hasta { $roll } casillas. Si puede moverse, debe hacerlo; si no puede, mueve a un hombre.
    }
draw-offered = { $who ->
        [you] Has ofrecido tablas. La oferta sigue en pie hasta que tu rival responda o mueva; puedes seguir jugando.
        [opponent] { $name } ofrece tablas. Si mueves, también quedan rechazadas.
       *[player] { $name } ofrece tablas.
    }
draw-declined = { $who ->
        [you] Has rechazado las tablas. La partida sigue.
       *[other] { $name } rechaza las tablas. La partida sigue.
    }
draw-withdrawn = { $who ->
        [you] Has retirado tu oferta de tablas. La partida sigue.
       *[other] { $name } ha retirado su oferta de tablas. La partida sigue.
    }
takeback-offered = { $who ->
        [you] Has pedido deshacer tu última jugada. La petición sigue en pie hasta que tu rival responda o hasta que alguien mueva.
        [opponent] { $name } pide deshacer su última jugada, y la tuya posterior si has movido desde entonces. Si mueves, la petición también queda rechazada.
       *[player] { $name } pide deshacer su última jugada.
    }
takeback-declined = { $who ->
        [you] Has rechazado deshacer la jugada. La partida sigue.
       *[other] { $name } rechaza deshacer la jugada. La partida sigue.
    }
takeback-withdrawn = { $who ->
        [you] Ya no pides deshacer la jugada. La partida sigue.
       *[other] { $name } ya no pide deshacer la jugada. La partida sigue.
    }
taken-back = Se ha acordado deshacer la jugada: el tablero está como antes de ella. Los relojes se quedan como están, descontado lo que esas jugadas habían añadido.
withdrawn = Has retirado tu jugada; nadie la ha visto. Puedes volver a mover.
warned = { $urgency ->
        [low] Te queda menos de una quinta parte de tu tiempo.
       *[last] Casi no te queda tiempo. Este es el último recordatorio.
    }
time-is-up = { $who ->
        [you] Se te ha acabado el tiempo. Aún puedes mover mientras tu rival no reclame la victoria.
        [opponent] A { $name } se le ha acabado el tiempo. Puedes reclamar la victoria o esperar la jugada.
       *[player] A { $name } se le ha acabado el tiempo, y se puede reclamar la victoria.
    }
ending-resignation = { $who ->
        [you] Has abandonado. Gana { $winner }.
        [opponent] { $name } ha abandonado. Ganas tú.
       *[player] { $name } ha abandonado. Gana { $winner }.
    }
ending-time = { $who ->
        [you] Se te acabó el tiempo. { $winner } gana por tiempo.
        [opponent] A { $name } se le acabó el tiempo. Ganas por tiempo.
       *[player] A { $name } se le acabó el tiempo. { $winner } gana por tiempo.
    }
ending-agreement = La partida termina en tablas por acuerdo de ambas partes.
ending-adjudication = { $who ->
        [opponent] La partida se ha decidido por arbitraje. Ganas tú.
       *[other] La partida se ha decidido por arbitraje. Gana { $winner }.
    }
ending-adjudication-draw = La partida termina en tablas por decisión arbitral.
ending-closing = La partida se ha cerrado sin resultado.

day-used = { $who ->
        [you] Se te acabó el tiempo, así que se usa un día de tus vacaciones: tienes 24 horas más.
       *[other] A { $name } se le acabó el tiempo, así que se usa un día de sus vacaciones: tiene 24 horas más.
    }
telling-given-up = { $who ->
        [you] No te ha llegado ningún mensaje sobre esta partida. Aun así, tu reloj corre.
       *[other] Ahora mismo no se puede contactar con { $name }. Aun así, su reloj corre.
    }

refunded-rest = { $who ->
        [you] Una notificación de tu turno no te llegó a tiempo. Tu reloj recupera lo máximo que una partida concede por eso, en total la décima parte de su tiempo inicial, y sigue corriendo.
       *[other] Una notificación del turno de { $name } no llegó a tiempo. El reloj de { $name } recupera lo máximo que una partida concede por eso, en total la décima parte de su tiempo inicial, y sigue corriendo.
    }

### Conditional moves

plan-none = No tienes nada planeado.
plan = Has planeado:
plan-line = { $when ->
        [move] Si { $name } juega { $what },
        [capture] Si { $name } captura a un hombre tuyo,
        [capture-on] Si { $name } captura a tu hombre de { $what },
        [one] Si { $name } anuncia una ruta de escape,
       *[two] Si { $name } anuncia dos rutas de escape,
    } { $answer ->
        [stop] no se juega nada y el plan acaba.
       *[other] respondes con { $answer }.
    }
plan-private = Nadie más ve esto.
plan-played = Se ha jugado tu respuesta planeada. { $ply }
plan-over-other = Tu rival ha hecho algo que no habías previsto. Tu plan ha acabado; es tu turno.
plan-over-stop = Ha ocurrido aquello ante lo que tu plan debía parar. Es tu turno.
plan-over-illegal = Tu respuesta planeada no se pudo jugar, así que tu plan ha acabado y es tu turno. { $why }

### Vacation and outages

vacation-left = { $left ->
        [0] No te quedan días de vacaciones.
        [one] Te queda { $left } día de vacaciones.
       *[other] Te quedan { $left } días de vacaciones.
    } Si un reloj tuyo llega a cero en una partida donde cuentan las vacaciones, se usa un día sin que hagas nada.
vacation-until = Estás de vacaciones hasta el { $until }; en las partidas donde cuentan las vacaciones, tus relojes están parados hasta entonces.
away = { $name } está de vacaciones hasta el { $until }. En las partidas donde cuentan las vacaciones, su reloj está parado hasta entonces.
back = { $name } ha vuelto de vacaciones.
club-was-away = El club no funcionó desde el { $from }, hasta el { $until }. En ese tiempo no corrió ningún reloj.

### A match of two games

match-over = El match de las partidas { $first } y { $second } ha terminado: { $one } contra { $two }, { $ruleset }
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
        [you] Cada cual ha ganado una partida. Ganas el match porque tu victoria necesitó menos jugadas: { $fewer } frente a { $more }.
       *[other] Cada cual ha ganado una partida. { $name } gana el match porque su victoria necesitó menos jugadas: { $fewer } frente a { $more }.
    }
match-by-more-captures = { $who ->
        [you] Hay igualdad a puntos. Ganas el match porque capturaste más hombres en las dos partidas: { $more } frente a { $fewer }.
       *[other] Hay igualdad a puntos. { $name } gana el match porque capturó más hombres en las dos partidas: { $more } frente a { $fewer }.
    }
match-level = { $tie-break ->
        [none] Hay igualdad a puntos, así que el match termina en tablas.
        [fewer-plies] Hay igualdad a puntos, y nadie ganó en menos jugadas, así que el match termina en tablas.
       *[more-captures] Hay igualdad a puntos y también en hombres capturados, así que el match termina en tablas.
    }

### Joining and invitations

joined = Te damos la bienvenida, { $name }. Invita a alguien o mira a qué se puede jugar.
invited = { $reader ->
        [sender] Has enviado a { $recipient } la invitación { $number }:
       *[recipient] Invitación { $number }: { $sender } te invita a una partida.
    }
invited-by-address = { $sender } ha escrito a tu dirección de correo y no sabe de quién es. Tu nombre se muestra si aceptas o si propones otras condiciones, y no si rechazas.
invitation-declined = { $reader ->
        [sender] { $recipient } rechaza la invitación { $number }.
       *[recipient] Has rechazado la invitación { $number } de { $sender }.
    }
invitation-reason = El motivo: «{ $text }»
invitation-cancelled = { $reader ->
        [sender] Has retirado la invitación { $number } a { $recipient }.
       *[recipient] { $sender } ha retirado la invitación { $number }.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } no ha respondido a tiempo a la invitación { $number }; ha caducado.
       *[recipient] La invitación { $number } de { $sender } ha caducado sin respuesta.
    }
sought = La búsqueda { $number }, de { $count ->
        [one] una partida
       *[other] { $count } partidas con rivales distintos
    }, está abierta a todo el mundo:
seek-cancelled = Has retirado la búsqueda { $number }.
seek-expired = Tu búsqueda { $number } ha caducado.
terms-rematch = Es la revancha de la partida { $game }.
terms-ruleset = Reglamento: { $id }, versión { $version }, { $size }×{ $size } casillas.
terms-side = { $value ->
        [match] Bandos: un match de dos partidas a la vez; atacas en una y defiendes en la otra.
        [random] Bandos: por sorteo.
        [sender-attacks] { $reader ->
                [sender] Bandos: atacas tú, defiende { $recipient }.
               *[recipient] Bandos: ataca { $sender }, defiendes tú.
            }
       *[sender-defends] { $reader ->
                [sender] Bandos: defiendes tú, ataca { $recipient }.
               *[recipient] Bandos: defiende { $sender }, atacas tú.
            }
    }
terms-side-of-seek = { $value ->
        [match] Bandos: un match de dos partidas a la vez, con los bandos cambiados.
        [random] Bandos: por sorteo.
        [sender-attacks] { $reader ->
                [sender] Bandos: atacas tú.
               *[recipient] Bandos: ataca { $sender }, defiendes tú.
            }
       *[sender-defends] { $reader ->
                [sender] Bandos: defiendes tú.
               *[recipient] Bandos: defiende { $sender }, atacas tú.
            }
    }
terms-clock-bank = Reloj: cada cual empieza con { $bank } y gana { $increment } con cada jugada, sin pasar nunca de { $cap }.
terms-clock-per-ply = Reloj: { $span } para cada jugada.
terms-clock-weekend = Se para los sábados y los domingos.
terms-clock-night = Se para todas las noches de { $from } a { $until }.
terms-clock-at-zero = { $value ->
        [claim] Si un reloj llega a cero, el otro jugador puede reclamar la victoria.
       *[hard] Si un reloj llega a cero, su jugador pierde.
    }
terms-clock-no-vacation = Las vacaciones no lo paran.
terms-announcements = { $value ->
        [strict] Avisos: estrictos. El rey no puede usar una ruta que quedó sin anunciar.
        [remind] Avisos: con recordatorio. Una jugada que deja una ruta sin anunciar espera hasta que la anuncies o escribas «callado».
       *[auto] Avisos: se hacen por ti, salvo que escribas «callado».
    }
terms-hun = Se tira el hún, el dado del rey.
terms-rated = { $value ->
        [rated] La partida puntúa para la clasificación.
       *[unrated] La partida no puntúa para la clasificación.
    }
terms-public = { $value ->
        [public] Cualquiera puede mirar.
       *[private] Nadie más puede mirar.
    }
terms-changed = { $line } (Cambia. Antes: { $before })
terms-added = { $line } (Nuevo.)
terms-gone = Ya no vale: { $before }
terms-until = { $what ->
        [seek] La búsqueda vale hasta el { $until }.
       *[invitation] La invitación vale hasta el { $until }.
    }

### A player's own account

link-asked = { $channel ->
        [discord] Un código va camino de { $address } en Discord, a no ser que esa cuenta ya se use en este club. En el plazo de un día, envía «vincular» y el código desde esa cuenta de Discord.
       *[mail] Un código va camino de { $address }, a no ser que esa dirección ya se use en este club o que hoy ya le hayamos enviado bastantes mensajes. En el plazo de un día, envía «vincular» y el código, desde allí o desde aquí.
    }
link-code = { $name } juega al hnefatafl en este club y quiere recibir aquí sus mensajes. Si eres tú, responde con esta línea en el plazo de un día.
    Si no eres tú, no tienes que hacer nada: aquí no llegará nada más.
link-code-gone = { $name } juega al hnefatafl en este club y quiere recibir aquí sus mensajes. El código ya se envió antes.
link-code-lost = El código no se pudo entregar a { $address }. Mira si la dirección es correcta{ $channel ->
        [discord] {" "}y si admite mensajes directos
       *[mail] {""}
    }, y vuelve a pedirlo.
linked = { $channel ->
        [discord] Has vinculado { $address } en Discord: lo que se envíe desde allí contará como dicho por ti.
       *[mail] Has vinculado { $address }: lo que se envíe desde allí contará como dicho por ti.
    }
unlinked = Has desvinculado { $address }. Allí ya no se envía nada, y lo que llegue de allí ya no contará como dicho por ti.
channel-changed = { $channel ->
        [mail] Desde ahora tus notificaciones van por correo a { $address }.
        [discord] Desde ahora tus notificaciones van a { $address } en Discord.
       *[terminal] Desde ahora tus notificaciones te esperan en el terminal.
    }
changed-elsewhere = Esto se ha pedido desde otro sitio y se comunica a todas tus direcciones. Si no fuiste tú, desvincula todas las direcciones que no sean tuyas y avisa a quienes llevan el club.
consent-asked = Un cambio así necesita tu sí desde una dirección que ya fuera tuya: se ha enviado una pregunta a { $address }. Aún no ha cambiado nada.
suspended = { $channel ->
        [discord] Discord ya no admite mensajes para { $address }, así que tus notificaciones llegan aquí. Cuando lo hayas arreglado, puedes hacer que vuelvan a ir allí.
       *[mail] El correo a { $address } se devuelve, así que tus notificaciones llegan aquí. Cuando lo hayas arreglado, puedes hacer que vuelvan a ir allí.
    }
stopped = Como querías, ya no se envía correo a { $address }; tus notificaciones llegan aquí.
contact-asked = Una invitación va de camino a { $address }. Quien lea allí puede responderla, salvo que no quiera correos de este club. Sabrás quién es cuando la acepte; si no responde nunca, no recibirás nada.
unreachable = { $channel ->
        [discord] Discord ya no admite mensajes para { $name }.
       *[mail] El correo a { $name } se devuelve.
    } { $otherwise ->
        [yes] El club usa otra vía y se sigue jugando.
       *[no] El club aún no conoce otra vía. Una respuesta puede tardar más, pero el reloj de { $name } corre igualmente.
    }
export-asked = Todo lo que el club guarda de ti va a { $channel ->
        [terminal] tu terminal
        [discord] { $address } en Discord
       *[mail] { $address }
    } en un solo archivo: tus ajustes y direcciones, las partidas con sus registros, notas, mensajes y todo lo demás. ¿Lo quieres?
exporting = El archivo va camino de { $channel ->
        [terminal] tu terminal.
        [discord] { $address } en Discord.
       *[mail] { $address }.
    }
archive = Aquí tienes todo lo que el club guarda de ti, en el archivo { $file }; en un terminal queda en la carpeta desde la que se abrió el terminal. Es JSON, con tus partidas como registros que «taflpost verify» comprueba. No lo compartas: contiene tus notas y direcciones.
erase-asked = Pides que se borren tus datos. Esto no se puede deshacer. Significa esto:
    { $games ->
        [0] Como no tienes partidas en curso, no se abandona ninguna.
        [one] Se abandona tu partida en curso y se avisa a tu rival.
       *[other] Se abandonan tus { $games } partidas en curso y se avisa a tus rivales.
    } Las invitaciones y búsquedas abiertas se cierran.
    Se borran tu nombre, direcciones, ajustes, notas, mensajes, planes, bloqueos, denuncias y vacaciones, con todo lo que se te ha respondido y enviado. Tu nombre podrá usarlo otra persona.
    Tus partidas y sus registros se quedan, porque también son de tus rivales. Ahí te llamarás «{ $pseudonym }» para siempre; nadie puede revertirlo, ni siquiera la organización. Las denuncias de otras personas sobre ti se quedan con ese nombre.
    Las copias de seguridad que la organización hizo antes conservan tus datos hasta que caducan.
    Para tener antes una copia, responde que no y pide que se exporten tus datos. Para que se borren no basta un sí: escribe tu nombre.
erased = Tus datos se han borrado. Tus partidas se quedan con el nombre «{ $pseudonym }». Las copias de seguridad que la organización hizo antes conservan tus datos hasta que caducan. ¡Adiós!
farewell = Como has pedido, tus datos se han borrado de este club. Tus partidas se quedan allí con el nombre «{ $pseudonym }». Esta dirección se ha borrado con lo demás en cuanto se envió esto: aquí no llegará nada más.
left-the-club = Tu rival en { $count ->
        [one] la partida { $games }
       *[other] las partidas { $games }
    } ha dejado el club para siempre y ha pedido que se borren sus datos. Desde ahora su nombre ahí es «{ $pseudonym }», y { $count ->
        [one] la partida ha terminado.
       *[other] las partidas han terminado.
    }
privacy = Qué guarda el club de ti, para qué y por cuánto tiempo:
privacy-held = { $what ->
        [account] Tu nombre, idioma, zona horaria y ajustes: para reconocerte y escribirte. Mientras juegues aquí.
        [addresses] Tus direcciones de correo y cuentas de Discord, y los servidores de Discord en que se te vio: para reconocer lo que envías y mandarte notificaciones. Hasta que escribas «desvincular». No se muestran a nadie más.
        [codes] Los códigos con los que se vinculan direcciones, como hash: para compararlos. Un día o poco más.
        [games] Tus partidas, con cada jugada y su hora, y la cadena que las cubre: son de ambos jugadores y prueban lo que se jugó. Se quedan; si se borran tus datos, con un número en vez de tu nombre.
        [ladders] Tus puestos en las escaleras, tus matches por ellos, tus torneos y tu puntuación, con su historia, y cuándo estuviste aquí por última vez: para llevar las escaleras y los torneos. Se quedan; si se borran tus datos, con un número.
        [words] Tus notas y mensajes: las notas solo para ti, hasta que las abras; los mensajes para tu rival. Mientras juegues aquí.
        [plans] Jugadas condicionales, vacaciones y una orden que espera tu «sí»: para hacer lo que pediste. Mientras juegues aquí.
        [distance] A quién silencias, bloqueas o has denunciado: para mantener a esas personas lejos de ti; la organización lee las denuncias. Mientras juegues aquí. Las denuncias sobre ti se quedan.
        [invitations] Tus invitaciones y búsquedas con sus condiciones, sin nombres: para saber qué se acordó. Se quedan.
        [contacts] Direcciones de correo a las que envías invitaciones: para escribir a quien lea allí; tras un no solo queda un hash, para que nunca se envíe nada más allí. 90 días.
        [mails] Los correos que se te han enviado, como texto sin formato: para distinguir nuestras palabras de las tuyas cuando respondes. 180 días.
        [notices] Qué se te envió, cuándo y adónde, sin el texto: para no enviar nada dos veces y probar cuándo empezó a correr tu reloj. Hasta que haya salido, y 90 días más como mucho.
       *[requests] Qué pediste y qué se te respondió, en breve: para que el mismo mensaje no tenga efecto dos veces, y para «por qué». 90 días.
    }
privacy-how = «exportar» te lo envía todo en un archivo. «bórrame» lo borra, y antes dice qué significa eso. «exportar» pide tu «sí», «bórrame» tu nombre. La organización hace copias de seguridad, que conservan lo que contienen hasta que caducan. El correo y Discord transportan lo que se envía por ellos; a nadie más se le da nada.
muted = En la partida { $game } ya no recibes lo que dice { $opponent }.
unmuted = En la partida { $game } vuelves a recibir lo que dice { $opponent }.
blocked = Has bloqueado a { $name }: ya no te llegan sus invitaciones ni sus mensajes. Tus partidas en curso con { $name } continúan.
unblocked = Ya no bloqueas a { $name }.
reported = La organización del club leerá lo que dices de { $name }; a { $name } no se le dice nada.
settings-language = Idioma: { $value ->
        [en] inglés (en)
        [nb] noruego (nb)
        [da] danés (da)
        [de] alemán (de)
       *[es] español (es)
    }
settings-zone = Zona horaria: { $value }
settings-channel = Notificaciones: { $value ->
        [mail] por correo
        [discord] en Discord
       *[terminal] en el terminal
    }
settings-digest = Ritmo: { $value ->
        [off] cada una al momento
        [hourly] un resumen cada hora en punto
       *[daily] un resumen diario a las 08:00
    } (los recordatorios de tiempo y los finales de partida llegan al momento)
settings-quiet = Horas de silencio: de { $from } a { $until }
settings-quiet-off = Horas de silencio: ninguna
settings-board = Tableros: { $value ->
        [picture] en imagen donde se pueda; si no, con letras
        [emoji] con emojis
        [unicode] con signos de Unicode
        [words] en palabras
       *[text] con letras
    }
settings-way = Vinculado: { $channel ->
        [mail] { $address } (correo
        [discord] { $address } (Discord
       *[terminal] el terminal (como { $address }
    }{ $state ->
        [suspended] ; ahí no llega nada)
       *[good] )
    }
settings-blocked = Bloqueos: { $names }
settings-how = Los ajustes se cambian con líneas como «ajustes idioma alemán zona Europe/Oslo», «ajustes resumen diario silencio 22-07 tablero texto», «canal correo» o «vincular you@example.org».

### Answers

asked = { $what ->
        [draw] Tu rival ofrece tablas en la partida { $game }. Si aceptas, la partida termina en tablas. ¿Aceptas?
        [resign] ¿Quieres abandonar la partida { $game }? No se puede deshacer.
       *[other] Esto no se puede deshacer. ¿Lo confirmas?
    }
dropped = { $what ->
        [resign] No has abandonado: la partida { $game } sigue.
        [draw] No has aceptado tablas: la partida { $game } sigue.
        [export] No se ha enviado nada.
        [erase] Tus datos no se han borrado. Todo sigue como estaba.
        [tournament] No te has retirado: sigues en el torneo.
       *[other] No se ha hecho nada.
    }
noted = Anotado en la partida { $game }; solo tú puedes leerlo.
said = { $name } dice (partida { $game }): { $text }
said-by-you = Tu mensaje se ha enviado a tu rival en la partida { $game }.
said-erased = Había un mensaje para ti en la partida { $game }, pero entretanto se ha borrado.
moves-none = Aún no se ha hecho ninguna jugada.
clock-none = Esta partida se juega sin reloj.
clock-side = { $who ->
        [you] Tu reloj marca { $left }.
       *[other] El reloj de { $name } marca { $left }.
    }
captured-by = { $who ->
        [you] { $count ->
                [0] No has capturado a ningún hombre
                [one] Has capturado a { $count } hombre
               *[other] Has capturado a { $count } hombres
            }.
       *[other] { $name } { $count ->
                [0] no ha capturado a ningún hombre
                [one] ha capturado a { $count } hombre
               *[other] ha capturado a { $count } hombres
            }.
    }
legal = Desde { $square } puedes llegar a { $targets }.
legal-repeats = Tras una jugada a { $targets }, la posición se habrá dado { $count } veces; { $rule ->
        [draw] si se da una vez más, la partida termina en tablas.
        [defenders-lose] si se da una vez más, pierden los defensores, la repita quien la repita.
        [mover-loses] quien haga que se dé una vez más pierde.
       *[forbidden] no se permite una jugada que haga que se dé una vez más.
    }
legal-ends = Tras una jugada a { $targets }, la posición se habrá dado { $count } veces, y { $rule ->
        [draw] la partida termina en tablas.
        [defenders-lose] pierden los defensores.
       *[mover-loses] pierdes.
    }
legal-none = En { $square } no tienes nada que pueda moverse ahora. Pregunta por otra casilla.
legal-not-yours = Adónde pueden ir las fichas solo se le dice a quien tiene el turno.
squares = { $count ->
        [0] De { $first } a { $last }: nada.
       *[other] De { $first } a { $last }: { $pieces }.
    }
ray = { $direction ->
        [up] Arriba
        [right] A la derecha
        [down] Abajo
       *[left] A la izquierda
    } hasta { $last }: { $count ->
        [0] nada.
       *[other] { $pieces }.
    }
ray-none = { $direction ->
        [up] Arriba: { $from } está en el borde.
        [right] A la derecha: { $from } está en el borde.
        [down] Abajo: { $from } está en el borde.
       *[left] A la izquierda: { $from } está en el borde.
    }
squares-piece = { $piece ->
        [attackers] atacante { $square }
        [defenders] defensor { $square }
       *[king] rey { $square }
    }
games-none = No tienes partidas.
games-your-turn = { $number }: { $ruleset } contra { $opponent }, { $side ->
        [attackers] atacas
       *[defenders] defiendes
    }{ $partner ->
        [none] {""}
       *[other] , en un match con la partida { $partner }
    }. { $until ->
        [none] Tu turno.
       *[other] Tu turno, hasta el { $until }.
    }
games-their-turn = { $number }: { $ruleset } contra { $opponent }, { $side ->
        [attackers] atacas
       *[defenders] defiendes
    }{ $partner ->
        [none] {""}
       *[other] , en un match con la partida { $partner }
    }. { $until ->
        [none] A la espera de { $opponent }.
       *[other] A la espera de { $opponent }, hasta el { $until }.
    }
games-over = { $number }: { $ruleset } contra { $opponent }, { $side ->
        [attackers] atacabas
       *[defenders] defendías
    }{ $partner ->
        [none] {""}
       *[other] , en un match con la partida { $partner }
    }. { $how ->
        [won] Ganada el { $until }.
        [lost] Perdida el { $until }.
        [closed] Cerrada sin resultado el { $until }.
       *[drawn] Tablas el { $until }.
    }
invitations-none = No hay invitaciones abiertas.
invitations-received = { $number }: { $sender } te invita a jugar a { $ruleset }; puedes responder hasta el { $until }.
invitations-sent = { $number }: has invitado a { $recipient } a jugar a { $ruleset }; vale hasta el { $until }.
seeks-none = Nadie busca rival.
seeks-line = { $number }: { $reader ->
        [sender] tu propia búsqueda
       *[recipient] { $sender } busca rival
    } para { $ruleset }, { $count ->
        [one] queda una partida
       *[other] quedan { $count } partidas
    }, hasta el { $until }.
why-refused = La última orden que se te rechazó es del { $at }. { $why }
why-rules = En las reglas de { $ruleset }:
why-numbers = { $plies ->
        [one] Se hizo { $plies } jugada.
       *[other] Se hicieron { $plies } jugadas.
    } Hombres capturados: { $by-attackers } por los atacantes, { $by-defenders } por los defensores.
notes-none = No hay notas de la partida { $game } que puedas leer.
notes-line = { $ply ->
        [0] Antes de la primera jugada
       *[other] Tras la jugada { $ply }
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(abierta a los demás)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = { $name } te ha abierto sus notas de la partida { $game }.
notes-opened-by-you = Tus notas de la partida { $game } están abiertas: ahora puede leerlas tu rival y, en una partida pública, todo el mundo. Lo que anotes desde ahora vuelve a ser privado.
rulesets-line = { $id }: { $name }, { $size }×{ $size }
help =
    Escribe una orden en cada línea. Si juegas varias partidas, pon delante el
    número de la partida: «12: d1-d4». Las palabras en mayúsculas las pones tú;
    lo que va entre corchetes puede omitirse.

    Jugar
      d1-d4            una jugada; el aviso va detrás (d1-d4 raichi)
      tirar            tirar el hún
      retirar          retirar tu jugada antes de que se haya visto
      deshacer         pedir que se deshaga tu última jugada
      aceptar deshacer, rechazar deshacer, deshacer cancelar
      tablas           ofrecer tablas
      aceptar tablas, rechazar tablas, retirar tablas
      abandonar        abandonar la partida (antes se te pregunta: sí, no)
      reclamar         reclamar la victoria cuando a tu rival se le acaba el tiempo
      si JUGADA entonces JUGADA
                       responder por adelantado: si d4-d6 entonces f6-f3; también
                       «si captura de f6 entonces alto» y «sino si …»; nadie más
                       lo ve
      si mostrar, si borrar

    Mirar
      tablero          el tablero y cómo está la partida
      jugadas          todas las jugadas hasta ahora
      reloj            el tiempo que queda
      historial        todo lo ocurrido, con horas
      historial registro
                       lo mismo, como un registro que se puede comprobar
      capturadas       cuántos hombres ha capturado cada bando
      legal CASILLA    adónde puede ir tu ficha: legal f6
      fila NÚMERO      qué hay en una fila: fila 6
      columna LETRA    qué hay en una columna: columna f
      rayos CASILLA    qué hay alrededor de una casilla: rayos f6

    Hablar
      di TEXTO         escribir a tu rival
      nota TEXTO       guardar una nota que solo tú puedes leer
      notas            tus notas de la partida
      notas abrir      dejar que otros las lean cuando la partida acabe

    Invitar
      retar NOMBRE REGLAMENTO [CONDICIONES]
                       invitar a alguien: retar ylva skalk ataque 7d+1d/10d;
                       en vez del nombre vale una dirección
      aceptar [NÚMERO], rechazar [NÚMERO] [MOTIVO]
                       responder a una invitación
      contraoferta [NÚMERO] CONDICIONES
                       responder con otras condiciones
      cancelar [NÚMERO]
                       retirar tu propia invitación
      invitaciones     las que están abiertas
      buscar [NÚMERO] REGLAMENTO [CONDICIONES]
                       buscar rivales entre todos, para ese número de partidas
      búsquedas        búsquedas abiertas, que se aceptan con «aceptar NÚMERO»
      revancha         la última partida otra vez, con los bandos cambiados
      Las condiciones van en cualquier orden: ataque, defensa, azar o match;
        un reloj: 3d/jugada (3 días para cada jugada) o 7d+1d/10d (7 días, 1 más
        con cada jugada, 10 como mucho); con él, fin de semana, noche=22-07,
        reclamación o duro, sin vacaciones; estricto, recordar o auto (avisos);
        hún o sin hún; por puntos o sin puntos; pública o privada

    La escalera
      escalera [REGLAMENTO]
                       quién ocupa cada puesto y a quién puedes retar
      escalera unirse REGLAMENTO, escalera salir
                       entrar en una escalera y salir de ella
      escalera retar NOMBRE
                       jugar por un puesto: dos partidas, con los bandos cambiados
      escalera ceder, escalera aplazar
                       ceder tu puesto sin jugar, o aplazar el match
      escalera por qué NOMBRE
                       si puedes retar a NOMBRE, y cómo llegó a su puesto
      escalera jugador NOMBRE
                       lo que NOMBRE ha hecho en ella
      escalera reglas, escalera 2026-10
                       sus reglas, con sus números; cómo estaba al acabar ese mes

    Los torneos
      torneo [NÚMERO]  cuáles hay; cómo va uno, con sus cuadros
      torneo unirse NÚMERO, torneo salir NÚMERO
                       inscribirte antes de que empiece, y retirarte

    Sobre ti
      ajustes          cómo los tienes: idioma, zona, resumen, silencio, tablero
      ajustes QUÉ VALOR
                       cambiarlos: ajustes zona Europe/Oslo silencio 22-07
      canal correo, canal discord, canal terminal
                       adónde van tus notificaciones
      vincular DIRECCIÓN, vincular CÓDIGO, desvincular DIRECCIÓN
                       las direcciones por las que el club te conoce
      vacaciones, vacaciones 3 días, vacaciones hasta 2027-01-06, vacaciones fin
                       días en los que tus relojes están parados
      silenciar, activar sonido
                       recibir o no lo que dice tu rival en una partida
      bloquear NOMBRE, desbloquear NOMBRE
                       recibir o no las invitaciones y mensajes de alguien
      denunciar NOMBRE TEXTO
                       informar a la organización sobre alguien
      privacidad       qué guarda el club de ti, y para qué
      exportar         recibir en un archivo todo lo que guarda
      bórrame          borrar tus datos (antes se te dice qué significa)

    El club
      unirse [NOMBRE]  empezar a jugar aquí
      partidas         tus partidas
      observar NÚMERO  mirar una partida pública: observar 12
      por qué          la razón de la última orden rechazada o del último resultado
      reglamentos      a qué se puede jugar
      reglas [REGLAMENTO]
                       las reglas de ese reglamento o, sin él, las de tu
                       partida
      ayuda            este texto
      ayuda TEMA       la parte sobre una orden: ayuda retar

help-clock =
    Tu reloj empieza a correr cuando el club te ha avisado de que es tu turno. Si no puede
    avisarte, porque no quieres mensajes, porque se devuelven o porque no queda ninguna vía
    hasta ti, empieza a correr igualmente, y tu rival ve desde cuándo. Si es el propio club
    el que tiene problemas, empieza como muy tarde tres días después de comenzar el turno.
    Si una notificación de tu turno no llega, tu reloj recupera lo que ha corrido de ese
    turno: en toda la partida, como mucho la décima parte de su tiempo inicial.
help-chain =
    La cadena es un número que se calcula a partir de todo lo ocurrido en la partida,
    en orden. Está al final de cada correo sobre la partida, en los nombres de las
    imágenes de Discord, al final de «historial» y donde termina la partida. Corresponde
    a la última jugada, así que ambos jugadores ven el mismo número por mucho que miren.
    Si lo guardas, nadie podrá cambiar más tarde lo ocurrido hasta esa jugada sin que lo
    notes: «historial registro» muestra todo lo que ha pasado, y «taflpost verify»
    encuentra en él tu número, o no.
help-nothing = No hay ayuda sobre «{ $topic }». Pregunta por una orden, como «ayuda retar», o por una parte: { $parts }.

### All that happened in a game

history-line = { $at }: { $what ->
        [began] la partida empieza.
        [told] se notifica a { $name }, y el reloj corre.
        [bounced] la notificación para { $name } ha vuelto sin entregarse.
        [unreached] no se puede contactar con { $name }, y el reloj corre igualmente.
        [draw-offered] { $name } ofrece tablas.
        [draw-declined] { $name } rechaza las tablas.
        [draw-withdrawn] { $name } retira su oferta de tablas.
        [draw-agreed] ambas partes acuerdan tablas.
        [withdrawn] { $name } retira su jugada, que nadie ha visto.
        [takeback-offered] { $name } pide deshacer su última jugada.
        [takeback-declined] { $name } rechaza deshacerla.
        [takeback-withdrawn] { $name } ya no pide deshacerla.
        [warned] { $name } recibe un recordatorio de tiempo.
        [time-up] a { $name } se le acaba el tiempo.
        [claimed] { $name } reclama la victoria.
        [resigned] { $name } abandona.
        [void] la partida acaba sin resultado, porque el match no se sigue jugando.
       *[secret] se publica el secreto del hún.
    }
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; luego, { $left } en el reloj
    })
history-rolled = { $at }: el hún muestra { $roll }.
history-taken-back = { $at }: { $count ->
        [one] se deshace la última jugada.
       *[other] se deshacen las { $count } últimas jugadas.
    }
history-stood = { $at }: el reloj de { $name } está parado hasta el { $until }, { $because ->
        [club] porque el club no funciona.
        [deferred] porque el match está aplazado.
       *[vacation] por vacaciones.
    }
history-given-back = { $at }: un mensaje para { $name } no llegó a tiempo, y el reloj recupera { $back }.
history-extended = { $at }: la organización da a { $name } { $more } más: «{ $reason }»
history-adjudicated = { $at }: la organización decide que gana { $name }: «{ $reason }»
history-adjudicated-draw = { $at }: la organización decide que la partida termina en tablas: «{ $reason }»
history-closed = { $at }: la organización cierra la partida sin resultado: «{ $reason }»

### What can be answered to a mail

mail-quoted = «{ $text }»
mail-you-wrote = Has escrito «{ $typed }»:
mail-nothing = En tu correo no se ha encontrado ninguna orden ni ninguna jugada, así que no se ha hecho nada. Escribe cada una en una línea aparte.
mail-unread = No se ha leído como órdenes: { $lines }. Para escribir a tu rival, empieza una línea con «di».
mail-several = { $count ->
        [one] La jugada { $moves } está dentro de una frase, así que no queda claro si quieres hacerla. No se ha hecho. Para hacerla, responde con la jugada sola en una línea.
       *[other] En tu correo hay varias jugadas: { $moves }. No se ha hecho ninguna. Responde con la que quieras hacer, sola en una línea.
    }
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Era demasiado para un solo mensaje, así que esta línea quedó sin atender: { $lines }. Envíala de nuevo en otro mensaje.
       *[other] Era demasiado para un solo mensaje, así que { $count } líneas quedaron sin atender: { $lines }. Envíalas de nuevo en otro mensaje.
    }
mail-asked = Un correo con tu dirección como remitente ha pedido esto: { $lines }. No se ha podido comprobar que fuera tuyo, así que no se ha hecho nada. ¿Lo enviaste tú? Entonces responde que sí antes de dos días y se hará. Si no, alguien ha usado tu dirección: responde que no, o no respondas, y no se hará nada. Mientras no respondas a ninguna, recibirás como mucho tres preguntas así en dos días; un no también cuenta. Si otra persona sigue escribiendo en tu nombre, envía tus órdenes respondiendo a los correos del club: nadie más puede hacerlo, y se cuentan aparte.
mail-asked-consent = Un correo desde tu dirección { $sender } ha pedido esto: { $lines }. Como decide quién puede jugar en tu nombre, todavía no se ha hecho nada. ¿Fuiste tú? Entonces responde a este correo con un sí antes de dos días y se hará. Si no, alguien está usando tu nombre: responde que no, o no respondas, y no se hará nada.
mail-digest = { $count ->
        [one] Una notificación
       *[other] { $count } notificaciones
    }
mail-subject-invitation = Invitación { $number }
mail-subject-answer = Respuesta a tu correo
mail-subject-asked = ¿Has escrito al club?
mail-subject-contact = Hnefatafl por correo
mail-subject-other = De tu club de hnefatafl
mail-reply = Puedes responder con una de estas líneas, encima de todo lo demás:
reply-move = tu jugada, escrita como esta
reply-roll = tirar el hún para el rey
reply-draw = ofrecer tablas
reply-draw-accept = aceptar las tablas
reply-draw-decline = rechazar las tablas
reply-takeback = pedir que se deshaga tu última jugada
reply-takeback-accept = dejar que se deshaga la jugada
reply-takeback-decline = no dejar que se deshaga
reply-withdraw = retirar tu jugada si nadie la ha visto aún
reply-claim = reclamar la victoria
reply-resign = abandonar la partida; antes se te pregunta
reply-plan = responder por adelantado, como aquí
reply-say = escribir a tu rival, con tus palabras
reply-mute = no recibir más mensajes en esta partida
reply-ladder = quién ocupa cada puesto y a quién puedes retar
reply-ladder-challenge = retar por ese puesto
reply-ladder-concede = ceder el puesto sin jugar
reply-ladder-defer = aplazar el match
reply-tournament-join = inscribirte en el torneo
reply-tournament-leave = retirarte de él
reply-board = el tablero y cómo está la partida
reply-history = todo lo ocurrido en la partida
reply-rematch = jugar otra vez, con los bandos cambiados
reply-accept = aceptar
reply-decline = rechazar, con un motivo si quieres
reply-counter = ofrecer otras condiciones, como estas
reply-cancel = retirarla
reply-link = sí, esta dirección es mía
reply-join = unirte al club con este nombre
reply-join-as = unirte al club con el nombre que quieras
reply-no-contact = no saber nunca más de este club
reply-yes = sí, hacerlo
reply-no = no, no hacer nada
reply-erase = que se borren tus datos; nadie puede deshacerlo
reply-games = tus partidas
reply-settings = tus ajustes y cómo cambiarlos
reply-help = todo lo que puedes escribir
reply-send = hacerlo
reply-help-with = qué hace eso
reply-invitations = las invitaciones que esperan respuesta
reply-seeks = quién busca rival
reply-rulesets = a qué se puede jugar
reply-rules = las reglas
reply-challenge = invitar a alguien: escribe su nombre y un reglamento
reply-challenge-player = invitar tú a esta persona
reply-seek = buscar rival: escribe un reglamento
reply-draw-withdraw = retirar la oferta
reply-plan-show = volver a ver el plan
reply-plan-clear = borrar el plan
reply-unmute = recibir otra vez esos mensajes
reply-note = escribir una nota para ti
reply-notes = leerlas
reply-watch = mirarla, si es pública
reply-record = lo mismo, como un registro que se puede comprobar
reply-block = no recibir sus invitaciones ni sus mensajes
reply-unblock = quitar el bloqueo
reply-channel = recibir allí tus notificaciones
reply-link-address = vincular una dirección, como esta
reply-unlink = deshacer ese vínculo
reply-vacation = irte de vacaciones, como aquí
reply-vacation-end = terminar las vacaciones
reply-export = todo lo que el club guarda de ti, en un archivo
reply-privacy = qué guarda el club de ti, y para qué
reply-erase-ask = que se borren tus datos; antes se te pregunta
reply-ladder-join = unirte a la escalera
reply-ladder-rules = sus reglas
reply-ladder-why = por qué no se puede retar a alguien
reply-tournaments = qué torneos hay
reply-tournament = quién juega en él y cómo va

### What the hosts decide

host-suspended = { $who ->
        [you] { $until ->
            [none] La organización de este club te ha suspendido definitivamente.
           *[other] La organización de este club te ha suspendido hasta el { $until }.
        } Puedes mirarlo todo, pero no mover ni escribir, y tus relojes siguen corriendo.
        [opponent] { $until ->
            [none] La organización de este club ha suspendido a { $name } definitivamente.
           *[other] La organización de este club ha suspendido a { $name } hasta el { $until }.
        } En tus partidas con { $name } los relojes siguen corriendo; si no deberían correr, habla con la organización.
       *[player] { $until ->
            [none] Se ha suspendido a { $name } definitivamente, y se le ha comunicado.
           *[other] Se ha suspendido a { $name } hasta el { $until }, y se le ha comunicado.
        }
    }
host-lifted = { $who ->
        [you] La organización de este club ha levantado tu suspensión: puedes volver a jugar.
        [opponent] La organización de este club ha levantado la suspensión de { $name }, que puede volver a jugar.
       *[player] Se ha levantado la suspensión de { $name }, y se le ha comunicado.
    }
host-extended = { $who ->
        [you] La organización de este club te da { $more } más en esta partida.
       *[other] La organización de este club da a { $name } { $more } más en esta partida.
    }
host-reason = El motivo de la organización: «{ $reason }»

### Trouble of ours

apology = { $what ->
        [full] Lo sentimos: el disco del club está lleno.
        [locked] Lo sentimos: otro programa tiene ocupado el archivo del club.
        [damaged] Lo sentimos: el archivo del club está dañado, y la organización tiene que poner en su lugar una copia de seguridad.
       *[other] Lo sentimos: algo ha fallado en el club.
    } Tu orden no se ha ejecutado y nada ha cambiado. La organización puede ver por qué; envía la orden de nuevo más tarde.

### Examples of orders, each a whole line

example-if = si d4-d6 entonces f6-f3
example-draw = tablas aceptar
example-takeback = deshacer aceptar
example-resign = abandonar sí
example-legal = legal f6
example-rank = fila 6
example-file = columna f
example-rays = rayos f6
example-note = nota ojo con la esquina a11
example-say = di bonita partida hasta ahora
example-block = bloquear ylva
example-unblock = desbloquear ylva
example-report = denunciar ylva mensajes groseros
example-challenge = retar ylva kopenhagen ataque 7d+1d/10d sin puntos
example-seek = buscar 2 kopenhagen azar 3d/jugada por puntos
example-accept = aceptar 12
example-decline = rechazar 12 este mes no tengo tiempo
example-counter = contraoferta 12 defensa 3d/jugada
example-cancel = cancelar 12
example-join = unirse alva
example-watch = observar 12
example-rules = reglas kopenhagen
example-vacation = vacaciones hasta 2027-01-06
example-ladder = escalera retar ylva
example-settings = ajustes idioma alemán zona Europe/Oslo resumen diario silencio 22-07
example-channel = canal correo
example-link = vincular alva@example.org
example-unlink = desvincular alva@example.org
example-erase = bórrame Ylva
example-help = ayuda tablas

### Lines that are no orders

misread-empty = En esa línea no hay nada.
misread-quoted = Esa línea empieza con «>», como las que repiten lo que escribió alguien, así que no se ha leído como una orden. Si querías darla, envíala de nuevo sin el «>».
misread-game-number = Ninguna partida tiene el número { $typed }.
misread-not-understood = «{ $typed }» no es ni una orden ni una jugada.
misread-asked = Eso es una pregunta, así que no se ha hecho nada.
misread-near = «{ $text }»
misread-meant = ¿Querías decir { $nearest }?
misread-missing-argument = Falta algo detrás de «{ $order }». Una línea completa sería: «{ $example }».
misread-bad-argument = No se ha entendido «{ $typed }» detrás de «{ $order }». Una línea completa sería: «{ $example }».
misread-superfluous = «{ $typed }» sobra detrás de «{ $order }», así que no se ha hecho nada. Envía la orden de nuevo sin eso.
misread-contradiction = { $how ->
        [twice] «{ $first }» está dos veces detrás de «{ $order }». Envía la orden de nuevo y ponlo una sola vez.
        [match] «{ $first }» y «{ $second }» no pueden ir a la vez detrás de «{ $order }»: un match son dos partidas, y cada cual ataca en una de ellas. Envía la orden de nuevo con uno de los dos.
       *[differ] «{ $first }» y «{ $second }» no pueden ir a la vez detrás de «{ $order }», porque responden de forma distinta a la misma pregunta. Envía la orden de nuevo con uno de los dos.
    }

### Why the club refuses

refusal-no-player = { $found ->
        [one] Aquí nadie se llama { $name }. ¿Querías decir { $nearest }?
       *[nobody] Aquí nadie se llama { $name }. Mira cómo se escribe; quien aún no juega aquí puede unirse.
    }
refusal-not-a-player = { $name } aún no juega aquí.
refusal-other-seat = Aquí estás como { $seat }. Únete al club con ese nombre, o entra de nuevo como { $name } (taflpost play --as { $name }).
refusal-already-a-player = Ya eres del club.
refusal-bad-name = { $because ->
        [shape] «{ $name }» no puede ser un nombre aquí: un nombre tiene de 2 a 20 letras, cifras o guiones y empieza por una letra. Elige otro nombre.
        [reserved] «{ $name }» no puede ser un nombre aquí, porque se lee como una orden, una casilla o una jugada, o está reservado para quienes se han ido. Elige otro nombre.
        [office] «{ $name }» no puede ser un nombre aquí, porque podrían tomarte por quienes llevan el club. Elige otro nombre.
       *[taken] El nombre «{ $name }» está ocupado o se parece demasiado a uno que lo está. Elige otro nombre.
    }
refusal-no-game = No existe la partida { $game }.
refusal-not-your-game = La partida { $game } la juegan otras personas.
refusal-no-games = Aún no tienes ninguna partida.
refusal-which-game = ¿A qué partida te refieres: { $games }? Pon su número delante, como en «{ $example }: tablero».
refusal-which-game-line = { $game } contra { $opponent }
refusal-stale = Eso era para la jugada { $ply }, pero la partida ya no está en ese punto, así que no se ha hecho nada. Si aún lo quieres, envíalo de nuevo.
refusal-over = La partida { $game } ha terminado, así que no se ha hecho nada. { $ending }
refusal-not-your-turn = No es tu turno: esperamos a { $name }.
refusal-nothing-to-withdraw = No hay nada que retirar: la última jugada no es tuya. Para volver más atrás, pídeselo a tu rival.
refusal-seen = Ya no puedes retirar tu jugada: se le ha mostrado a { $opponent }, o tenía un plan preparado para este turno. Puedes pedir que se deshaga.
refusal-no-draw-offered = Tu rival no ha ofrecido tablas.
refusal-draw-offer-stands = Ya has ofrecido tablas. La oferta sigue en pie hasta que tu rival responda o mueva.
refusal-no-offer-to-withdraw = No tienes ninguna oferta pendiente de respuesta, así que no hay nada que retirar.
refusal-other-reader = No se ha enviado nada. Tu mensaje empieza con el nombre { $name }, pero en la partida { $game } escribes a { $opponent }. { $together ->
        [none] Para escribir a { $name } necesitáis una partida en común.
       *[other] Para escribir a { $name }, indica vuestra partida en común, la { $together }.
    } Si era para { $opponent }, empieza con otra palabra.
refusal-no-takeback-offered = Tu rival no ha pedido deshacer ninguna jugada.
refusal-takeback-stands = Ya se ha pedido deshacer una jugada. Si fuiste tú, espera la respuesta; si fue tu rival, respóndele.
refusal-nothing-to-take-back = Aún no has hecho ninguna jugada en esta partida, así que no hay nada que deshacer.
refusal-nothing-to-claim = { $because ->
        [your-turn] No hay nada que reclamar: es tu turno, y solo se puede reclamar por el tiempo de tu rival.
        [no-clock] No hay nada que reclamar: esta partida se juega sin reloj.
        [up-since] No había nada que reclamar cuando lo pediste, pero ahora el tiempo se ha acabado. Reclama otra vez.
       *[time-left] No hay nada que reclamar: a tu rival aún le queda tiempo.
    }
refusal-nothing-asked = Aquí nada esperaba un sí o un no, así que no se ha hecho nada. Una pregunta caduca en cuanto envías otra cosa o ves algo nuevo, y a los diez minutos; por correo, a los dos días. Si aún lo quieres, envía la orden otra vez.
refusal-no-invitation = { $number ->
        [none] No hay ninguna invitación a la que esto pueda referirse.
       *[other] No hay ninguna invitación abierta con el número { $number } a la que esto pueda referirse.
    }
refusal-which-invitation = ¿A qué invitación te refieres: { $numbers }? Pon su número detrás de la orden.
refusal-yourself = La invitación no puede ser para ti. Nombra a otra persona.
refusal-no-ruleset = { $found ->
        [one] No hay ningún reglamento «{ $typed }». ¿Querías decir { $nearest }?
       *[nothing] No hay ningún reglamento «{ $typed }». Elige { $rulesets }.
    }
refusal-which-ruleset = Falta un reglamento. Elige { $rulesets }.
refusal-no-hun = { $ruleset } se juega sin el hún. Quita «hún» o elige otro reglamento.
refusal-only-a-match = { $ruleset } solo se juega como match de dos partidas con los bandos cambiados. Quita el bando o escribe «match».
refusal-bad-clock = { $why ->
        [zero] «{ $part }» es un tiempo nulo, y un reloj necesita al menos un segundo.
        [long] «{ $part }» es demasiado largo: ningún tiempo de un reloj pasa de { $days } días.
        [cap-below-bank] En «{ $part }» el máximo que puede tener un reloj (detrás de la /) es menos que el tiempo con el que empieza.
        [empty-night] «{ $part }» acaba a la misma hora a la que empieza.
        [doubled] «{ $part }» sobra: delante ya hay otra cosa sobre lo mismo.
       *[unknown] Con «{ $part }» no se puede formar ningún reloj.
    } Escribe por ejemplo «7d+1d/10d» (7 días, 1 más con cada jugada, 10 como mucho) o «3d/jugada» (3 días para cada jugada); detrás puede ir «fin de semana», «noche=22-07» o «reclamación».
refusal-not-on-board = En este tablero no hay «{ $typed }»: tiene las columnas de la a a la { $file } y las filas de la 1 a la { $size }.
refusal-no-plan = { $why ->
        [no-then] «si { $typed }» no tiene «entonces» detrás de la condición.
        [no-condition] Detrás de «si» va lo que hace tu rival: una jugada, «captura de f6» o un aviso.
        [anything] Un plan responde a algo que hace tu rival; «si cualquier» respondería sin mirar.
        [no-answer] Detrás de «entonces» va la jugada con la que respondes, o «alto».
       *[too-long] Ese plan es demasiado largo. Envía menos.
    } Una línea completa sería: si d4-d6 entonces f6-f3
refusal-no-plans-with-dice = En una partida con el hún no se puede planear nada.
refusal-move-first = Es tu turno: haz primero tu jugada y di luego qué responderías.
refusal-plan-ply = { $path ->
        [none] El plan no se ha guardado.
       *[other] El plan no se ha guardado: mira qué has puesto después de { $path }.
    } { $why }
refusal-plan-whose = { $place ->
        [condition] El plan no se ha guardado: detrás de «si» va una jugada de tu rival, pero la ficha de { $from } es tuya.
       *[answer] El plan no se ha guardado: detrás de «entonces» va una jugada tuya, pero la ficha de { $from } es de tu rival.
    }
refusal-plan-ends = El plan no se ha guardado: después de «{ $typed }» ya no queda nada que responder.
refusal-plan-never = El plan no se ha guardado: «{ $typed }» no es algo que tu rival pueda decir en esta partida.
refusal-answered = { $became ->
        [game] La invitación { $number } ya se ha aceptado: de ella salió la partida { $other }.
        [all-taken] Ya se han aceptado todas las partidas de la búsqueda { $number }.
        [declined] La invitación { $number } se ha rechazado.
        [countered] La invitación { $number } se respondió con otras condiciones, en la invitación { $other }.
        [changed] La invitación { $number } se respondió con otras condiciones.
        [cancelled] { $what ->
            [seek] La búsqueda { $number } se ha retirado.
           *[invitation] La invitación { $number } se ha retirado.
        }
       *[expired] { $what ->
            [seek] La búsqueda { $number } ha caducado.
           *[invitation] La invitación { $number } ha caducado.
        }
    }
refusal-own-invitation = { $waits ->
        [one] La invitación { $number } es tuya: esperamos a { $recipient }. Puedes retirarla.
       *[everybody] La búsqueda { $number } es tuya, y tiene que aceptarla otra persona. Puedes retirarla.
    }
refusal-not-yours-to-cancel = { $what ->
        [invitation] La invitación { $number } es de { $sender }, y nadie más puede retirarla. Puedes rechazarla.
       *[seek] La búsqueda { $number } es de { $sender }, y nadie más puede retirarla.
    }
refusal-seek-as-it-is = La búsqueda { $number } solo se puede aceptar tal como está. Para otras condiciones invita tú a { $sender }.
refusal-seek-taken = Ya has aceptado una partida de la búsqueda { $number } de { $sender }; las demás son para otras personas. Puedes invitar tú a { $sender }.
refusal-seek-games = Una búsqueda es de 1 a { $most } partidas, no de { $games }. Envíala otra vez con otro número.
refusal-too-many-seeks = Tienes { $count } búsquedas abiertas ({ $numbers }), y no puedes tener más. Retira antes una.
refusal-too-many-invitations = { $count } invitaciones tuyas esperan respuesta, y no puede haber más. Espera una respuesta o retira una.
refusal-too-many-today = Has enviado { $count } invitaciones en las últimas 24 horas, y por ahora no puedes enviar más. Podrás enviar la siguiente desde el { $again }.
refusal-too-long = El texto tiene { $letters } caracteres y se guardan { $most } como máximo. Acórtalo o envíalo en varias partes.
refusal-too-many-messages = Has enviado { $count } mensajes en las últimas 24 horas, que es el máximo. Podrás enviar el siguiente a partir de { $again }.
refusal-too-many-reports = Has hecho { $count } denuncias en las últimas 24 horas, que es el máximo. Podrás hacer la siguiente a partir de { $again }.
refusal-too-many-notes = Tienes { $most } notas de la partida { $game }, que es el máximo.
refusal-not-public = La partida { $game } no es pública: solo pueden mirarla sus jugadores.
refusal-nothing-to-explain = No hay nada que explicar: no se ha rechazado ninguna orden tuya últimamente y no ha terminado ninguna partida tuya. Por qué no se pudo responder a una pregunta o a una línea solo se dice en la propia respuesta.
refusal-nothing-to-rematch = No has terminado ninguna partida, así que no hay revancha.
refusal-notes-of-running = La partida { $game } sigue en curso; podrás abrir tus notas cuando termine.
refusal-no-notes = No tienes notas de la partida { $game } que no estén ya abiertas.
refusal-not-over = La partida { $game } sigue en curso; podrás pedir la revancha cuando termine.
refusal-rematch-open = { $by ->
        [you] Ya has pedido esa revancha: la invitación { $number } espera a { $opponent }.
       *[other] { $opponent } ha pedido esa revancha: es la invitación { $number }.
    }
refusal-stranger = El club no conoce { $address }. Únete con un nombre o, si ya juegas aquí, escribe «vincular» y el código que se te envió.
refusal-address-taken = No puedes vincular { $address }: ya se usa en este club.
refusal-already-linked = Ya has vinculado { $address }.
refusal-bad-address = «{ $typed }» no es una dirección. Una cuenta de Discord se escribe así: «discord 123456789012345678».
refusal-too-many-codes = Por hoy ya se han enviado bastantes códigos. Inténtalo mañana.
refusal-too-new = Podrás invitar por dirección de correo desde el { $from }, un día después de unirte. Hasta entonces, invita a los miembros por su nombre.
refusal-no-code = Aquí no hay ningún código pendiente, o ha caducado o ya se ha usado. Pide otro.
refusal-wrong-code = Ese no es el código. { $left ->
        [0] El código ya no se puede usar; pide otro.
        [one] Te queda un intento.
       *[other] Te quedan { $left } intentos.
    }
refusal-code-elsewhere = Envía esa línea desde la cuenta de Discord que quieres vincular.
refusal-not-linked = No tienes vinculado «{ $typed }». En tus ajustes ves lo que tienes vinculado.
refusal-last-way = No te llegaría nada por ninguna otra vía: vincula antes otra dirección y desvincula luego { $address }.
refusal-no-way = { $channel ->
        [mail] No tienes vinculada ninguna dirección de correo. Vincula antes una.
        [discord] No tienes vinculada ninguna cuenta de Discord. Vincula antes una: «vincular discord» y su nombre.
       *[terminal] El club no conoce ningún terminal tuyo. Entra desde uno y elígelo allí.
    }
refusal-no-channel = { $channel ->
        [discord] Este club no está en Discord, así que no se puede vincular ninguna cuenta de allí ni escribir a ella.
       *[mail] Este club no envía correo, así que no se puede vincular ninguna dirección ni escribir a ella.
    } En tus ajustes ves adónde van tus notificaciones.
refusal-takes-none = { $name } no acepta invitaciones por ahora.
refusal-you-block = Has bloqueado a { $name }. Quita antes el bloqueo.
refusal-not-blocked = No has bloqueado a { $name }.
refusal-only-others = Eso solo se puede decir de otras personas, no de ti.
refusal-nobody-at = Aquí nadie tiene la dirección «{ $typed }». Mira cómo se escribe; quien aún no juega aquí tiene que unirse antes al club.
refusal-gone = { $name } ha dejado el club.
refusal-not-from-here = Eso solo se puede decir desde una dirección que tengas vinculada.
refusal-other-name = Aquí te llamas { $name }, no «{ $typed }», así que no se ha borrado nada.
refusal-name-needed = Para eso no basta un sí, así que no se ha borrado nada. Si quieres que se borren tus datos, escribe tu nombre.
refusal-not-away = No estás de vacaciones.
refusal-away-already = Ya estás de vacaciones.
refusal-no-days = Unas vacaciones duran al menos un día.
refusal-too-few-days = Eso sumaría { $asked ->
        [one] { $asked } día
       *[other] { $asked } días
    } de vacaciones, y { $left ->
        [0] no te queda ninguno
        [one] te queda { $left } día
       *[other] te quedan { $left } días
    }.
refusal-suspended = { $until ->
        [none] Se te ha suspendido definitivamente, así que tu orden no se ha ejecutado.
       *[other] Se te ha suspendido hasta el { $until }, así que tu orden no se ha ejecutado.
    } Aún puedes mirarlo todo, recibir tus datos en un archivo y hacer que se borren. Si crees que es un error, habla con la organización. Su motivo: «{ $reason }»
refusal-no-reason = Falta un motivo, y no se ha hecho nada. Lo leen las personas afectadas: indícalo con --reason "TEXT".
refusal-long-reason = El motivo es demasiado largo, y no se ha hecho nada. Dilo en { $most } caracteres como mucho.
refusal-no-such-game = El club no tiene ninguna partida { $game }, así que no se ha hecho nada. Mira el número.
refusal-no-clock = La partida { $game } se juega sin reloj, así que no hay tiempo que añadir.
refusal-not-suspended = { $name } no tiene ninguna suspensión, así que no se ha hecho nada.
refusal-bad-span = Ese tiempo no vale para esto, y no se ha hecho nada: puede ser de { $most } días como mucho, y no puede ser cero.

### Mails to those who are no players

contact-wrote = Alguien, quizá tú, ha escrito a este club desde tu dirección de correo. Aquí se juega al hnefatafl, el juego de tablero de los vikingos, por correo electrónico: cada jugada es una respuesta. Si quieres jugar, únete al club.
contact-invited = { $name } te invita a una partida de hnefatafl, el juego de tablero de los vikingos, por correo electrónico: cada jugada es una respuesta.
contact-ruleset = Un tablero de { $size }×{ $size } casillas y el reglamento llamado «{ $id }».
contact-invited-join = Si quieres jugar, únete al club. Entonces recibirás por correo la invitación con todas sus condiciones, y aún podrás rechazarla.
contact-once = Si no respondes, no recibirás más correos sobre esto.

### The page on which mails are stopped

stop-title = { $page ->
        [ask] ¿Dejar de recibir correos?
        [done] Ya no recibirás correos
       *[gone] Este enlace no funciona
    }
stop-ask = Si pulsas el botón, este club no enviará nada más a tu dirección de correo: ni jugadas ni advertencias sobre tu tiempo. Si tienes partidas en curso, se avisará a tus rivales de que el correo no te llega, y los relojes seguirán como se acordó. Para abandonar una partida, responde «abandonar» a uno de sus correos.
stop-button = Dejar de recibir correos
stop-done = Ya no se envía correo a tu dirección. Para volver a recibirlo, escribe «canal correo» al club desde esa dirección.
stop-gone = Este enlace es demasiado antiguo o no se ha copiado entero. Para no recibir más correos, responde «canal terminal» a cualquier correo del club, o usa el botón de tu programa de correo para darte de baja.

### Discord

## Names of commands and options, as Discord writes them: small letters, no spaces
command-game = partida
command-number = número
command-side = bando
command-terms = condiciones
command-text = texto
command-answer = respuesta
command-reason = motivo
command-count = cuántas
command-move = mover
command-announce = anuncio
command-order = orden
command-form = forma
command-plan = plan
command-topic = tema
command-show = ver
command-leave = salir
command-concede = ceder
command-defer = aplazar
command-pin = fijar
command-player = jugador
command-month = mes
command-name = nombre
command-off = apagar
command-server-games = servidor-partidas
command-server-threads = servidor-hilos
command-server-language = servidor-idioma
command-when = cuándo
command-address = dirección
command-doctor = diagnóstico

## What commands do, in a few words: a command has room for 4,000 signs
command-tafl-does = Jugar al hnefatafl
command-ladder-does = La escalera del club
command-club-does = Tú y el club
command-challenge-does = Retar a alguien a una partida
command-accept-does = Aceptar una invitación
command-decline-does = Rechazar una invitación
command-counter-does = Responder con otras condiciones
command-seek-does = Buscar rivales
command-move-does = Hacer una jugada
command-order-does = Escribir órdenes, una por línea
command-board-does = Ver el tablero
command-moves-does = Ver las jugadas hechas
command-games-does = Ver tus partidas
command-draw-does = Ofrecer tablas o responder
command-takeback-does = Pedir deshacer o responder
command-withdraw-does = Retirar tu jugada no vista
command-resign-does = Abandonar la partida
command-claim-does = Reclamar por tiempo
command-roll-does = Tirar el hún
command-if-does = Planear una respuesta
command-note-does = Guardar una nota privada
command-say-does = Escribir a tu rival
command-why-does = Explicar el último rechazo o resultado
command-rules-does = Ver las reglas
command-help-does = Todo lo que puedes decir
command-show-does = Ver la escalera
command-ladder-join-does = Entrar en la escalera
command-leave-does = Salir de la escalera
command-ladder-challenge-does = Retar por un puesto
command-concede-does = Ceder tu puesto
command-defer-does = Aplazar un reto
command-player-does = Qué ha hecho un jugador en la escalera
command-ladder-rules-does = Mostrar las reglas de la escalera
command-ladder-why-does = Explicar un puesto o un paso
command-pin-does = Mostrar la escalera en este canal, siempre al día
command-tournament-does = Ver los torneos, o uno de ellos
command-join-does = Hacerte jugador del club
command-settings-does = Ver o cambiar tus ajustes
command-vacation-does = Tomar vacaciones o ver las que quedan
command-link-does = Vincular un correo o escribir un código
command-unlink-does = Desvincular
command-export-does = Obtener todo lo que el club guarda de ti
command-erase-does = Hacer que te borren
command-privacy-does = Qué se guarda y por qué
command-mute-does = Sin mensajes en una partida
command-block-does = Nada más de un jugador
command-report-does = Avisar a la organización
command-doctor-does = Qué puede hacer el bot en este canal

## What options say
option-player-does = Alguien de aquí
option-month-does = Cómo estaba al acabar un mes: 2026-10
option-rival-does = A quién; se proponen los que puedes retar
option-name-does = O un nombre o correo
option-ruleset-does = Qué reglas
option-side-does = Con qué juegas
option-clock-does = Como 7d+1d/10d o 3d/ply
option-terms-does = Más condiciones
option-number-does = Su número
option-reason-does = Por qué no
option-count-does = Para cuántas partidas
option-ply-does = Como d1-d4
option-announce-does = Qué dices con ella
option-game-does = Qué partida
option-form-does = Cómo se dibuja
option-answer-does = Si respondes
option-plan-does = Como d4-d6 entonces f6-f3
option-text-does = Con tus palabras
option-topic-does = Sobre una orden
option-language-does = Todo lo que te dice el club
option-zone-does = Tu zona horaria, como Europe/Oslo
option-digest-does = Reunir lo que puede esperar
option-quiet-does = Horas sin avisos, como 22-07, o apagado
option-channel-does = Dónde llegan los avisos
option-server-games-does = Para el servidor: dónde van las partidas
option-server-threads-does = Para el servidor: un hilo por match
option-server-language-does = Para el servidor: idioma de los mensajes
option-when-does = Como 14 días, hasta 2027-01-06 o fin
option-address-does = El correo o el código
option-linked-does = Cuál: mail, discord o una dirección
option-off-does = Quitarlo
option-report-text-does = Qué pasó

## On buttons
control-move = Mover
control-announce = Anunciar
control-draw = Tablas
control-resign = Abandonar
control-text = Tablero en texto
control-accept = Aceptar
control-decline = Rechazar
control-take-back = Retirarla
control-cancel = Cancelar
control-back = Atrás
control-play = Confirmar
control-play-saying = Jugar y decir «{ $words }»
control-play-silent = Jugar sin decir nada
control-roll = Tirar
control-offer-draw = Ofrecer tablas
control-erase-as = Borrar mis datos…
control-join = Unirse como { $name }
control-join-as = Unirse con un nombre…
control-challenge-for = { $place }: retar a { $name }
control-challenge-on-ladder = Retar…
control-ladder-rules = Reglas
control-join-ladder = Entrar en la escalera
control-concede = Ceder el puesto
control-defer = Aplazar
control-enter-tournament = Inscribirse
control-leave-tournament = Retirarse
control-yes = Sí
control-no = No
control-previous = Anteriores
control-next = Siguientes
control-of-pieces = { $from } a { $to }

## Choosing a move
pick-piece = ¿Qué pieza mueves?
pick-piece-to-announce = Estas piezas pueden abrir una ruta de escape que podrías anunciar. ¿Cuál mueves?
pick-nothing-to-announce = No hay nada que anunciar: ninguna de tus jugadas deja abierta una ruta de escape que pudieras anunciar ahora.
pick-no-announcements = En esta partida no se anuncian las rutas de escape.
pick-piece-here = Elige una pieza
pick-square = ¿Adónde va la pieza de { $from }?
pick-square-here = Elige una casilla
pick-king = { $square } (el rey)
pick-roll = Tira primero el hún.
pick-preview = Así quedaría. Todavía no se ha jugado nada.
pick-unknown = Este botón ya no se conoce aquí y no se hizo nada. «tablero» muestra cómo está la partida, con botones que funcionan.
pick-dropped = No se ha jugado nada.

## Questions
ask-draw = ¿Ofreces tablas?
ask-draw-answer = Te ofrecen tablas. Si aceptas, la partida termina. ¿Aceptas?
ask-draw-offered = Tu oferta de tablas sigue en pie. ¿La retiras?
order-box-title = Órdenes
order-box-label = Una orden por línea
join-box-title = Unirse al club
join-box-label = El nombre con que juegas
erase-box-title = Borrar mis datos
erase-box-label = Tu nombre aquí, para confirmarlo
discord-stranger = Todavía no eres jugador de este club. Pulsa el botón para unirte e inténtalo otra vez.

## Servers
server-set = En este servidor las partidas se muestran en { $channel ->
        [here] el canal donde se acuerdan
       *[other] { $channel }
    }, { $threads ->
        [yes] cada match en su propio hilo
       *[no] sin hilos
    }, y los mensajes están en español.
server-ladder = { $shown ->
        [no] La escalera de { $ladder } ya no se muestra aquí; su último mensaje queda como está.
       *[yes] La escalera de { $ladder } se muestra aquí desde ahora, en un mensaje que se mantiene al día. Se fija si tengo permiso para ello («Pin Messages»).
    }
server-no-right = No se cambió nada del servidor: solo pueden hacerlo quienes pueden gestionarlo («Gestionar servidor»).
server-none = Eso es de un servidor donde está instalado el bot. Dilo allí en un canal.

## What the bot may do in a channel
doctor-well = Aquí el bot puede hacer todo lo que necesita.
doctor-unknown = Aquí el bot solo puede responderte: no está instalado en este servidor. Lo que te comunica llega a tus mensajes directos. Quien gestiona el servidor puede añadirlo con el botón «Añadir aplicación».
doctor-direct = Estos son tus mensajes directos con el bot; están abiertos.
doctor-missing = En este canal al bot le falta el permiso «{ $right }»: { $why } Remedio: en los ajustes de este canal, en Permisos, permite «{ $right }» al rol del bot.

## Permissions, as Discord calls them, and what happens without
right-view = Ver canal
right-view-why = no puede mostrar partidas aquí.
right-send = Enviar mensajes
right-send-why = no puede mostrar partidas aquí.
right-attach = Adjuntar archivos
right-attach-why = los tableros llegan como texto y no como imágenes.
right-history = Leer el historial de mensajes
right-history-why = tras un fallo no puede ver lo que ya ha escrito.
right-threads = Crear hilos públicos
right-threads-why = los matches no tienen hilos.
right-in-threads = Enviar mensajes en hilos
right-in-threads-why = no puede mostrar partidas en hilos.

# Ladders: one for each ruleset, by the ruleset’s id ({ $ladder }).
ladder-title = Escalera de { $ladder }: { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
ladder-month = Escalera de { $ladder } al final de { $month }
ladder-empty = Aún no hay nadie en la escalera de { $ladder }. Quien se una ahora ocupará el primer puesto.
ladder-state = { $state ->
        [held] en pausa
        [leaving] se va
        [away] de vacaciones hasta el { $until }
       *[silent] sin noticias
    }
ladder-plays = { $matches ->
        [one] juega un match
       *[other] juega { $matches } matches
    }
ladder-king = { $name } ocupa el primer puesto { $days ->
        [0] desde hoy
        [one] desde hace un día
       *[other] desde hace { $days } días
    }{ $defences ->
        [0] .
        [one] {" "}y ha resistido un reto.
       *[other] {" "}y ha resistido { $defences } retos seguidos.
    }
ladder-bias = Ventaja de bando: { $side ->
        [attackers] atacantes
       *[defenders] defensores
    } +{ $points } ± { $deviation } puntos de clasificación, según { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
ladder-you = Ocupas el puesto { $place } y puedes retar hasta el puesto { $highest }. { $open ->
        [0] Ahora no se puede retar a nadie de ahí.
       *[other] Ahora puedes retar a quien lleva un +.
    }
ladder-you-first = Ocupas el primer puesto: no hay a quién retar.
ladder-you-can-join = No estás en esta escalera. Quien se une empieza al final.

# What stands for the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Los puestos en la escalera de { $ladder } desde el { $from } hasta el { $until }. Ahora: { $places }.
ladder-stands = { $name } ocupa el puesto { $place } de { $players } en la escalera de { $ladder }.
ladder-stands-not = { $name } no está en la escalera de { $ladder }.
ladder-may = Puedes retar a { $name }.
# Why somebody may not be challenged; { $name } is the other.
ladder-no-yourself = Nadie se reta a sí mismo.
ladder-no-you-are-not-on = No estás en la escalera de { $ladder }.
ladder-no-not-on = { $name } no está en la escalera de { $ladder }.
ladder-no-below = { $name } está por debajo de ti, en el puesto { $place } (el tuyo es el { $own }), y solo se reta hacia arriba.
ladder-no-too-far = { $name } está demasiado arriba, en el puesto { $place }. Desde el puesto { $own } puedes retar hasta el { $highest }, { $by ->
        [small] como en toda escalera pequeña
        [places] por el número fijo de puestos
        [percent] por el porcentaje de tu propio puesto
       *[rating] por tu puntuación
    }.
ladder-no-playing = Ya juegas con { $name } un match en esta escalera, el de la partida { $game }.
ladder-no-shielded = Perdiste o no empezaste tu último match contra { $name }: no puedes lanzarle otro reto hasta el { $until }.
ladder-no-you-leave = Estás saliendo de la escalera de { $ladder }.
ladder-no-leaves = { $name } está saliendo de la escalera.
ladder-no-you-are-held = Has perdido una partida por tiempo y no has movido desde entonces: la pausa acaba con tu próxima jugada.
ladder-no-held = { $name } ha perdido una partida por tiempo y no ha movido desde entonces.
ladder-no-your-points = Tienes { $points } puntos de penalización por partidas perdidas por tiempo, y a partir de { $limit } no se puede retar. Cada jugada tuya los reduce.
ladder-no-outgoing = Ya tienes { $open ->
        [one] un reto tuyo abierto
       *[other] { $open } retos tuyos abiertos
    }, y { $most ->
        [one] solo se permite uno
       *[other] no se permiten más de { $most }
    }. Sigue antes con lo que tienes empezado.
ladder-no-incoming = Ya se ha retado a { $name }, y en ese puesto { $most ->
        [one] solo se permite un reto
       *[other] no se permiten más de { $most } retos
    } a la vez.
ladder-no-away = { $name } está de vacaciones hasta el { $until }.
ladder-no-silent = No hay noticias de { $name } desde el { $since }, y no se puede retar a quien lleva { $days ->
        [one] un día
       *[other] { $days } días
    } sin darlas.
ladder-no-takes-none = { $name } no acepta retos por ahora.

# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
ladder-challenged = { $who ->
        [you] Desde el puesto { $place } retas a { $rival } (puesto { $rival-place })
       *[other] { $name } (puesto { $place }) te reta por tu puesto, el { $rival-place },
    } en la escalera de { $ladder }: un match de las partidas { $first } y { $second }, que puntúan para la clasificación. Para la primera jugada, en una de las dos, cada cual tiene en su reloj { $days ->
        [one] un día
       *[other] { $days } días
    }. { $who ->
        [you] Antes de tu primera jugada puedes aplazar el match.
       *[other] Antes de tu primera jugada puedes ceder el puesto sin jugar o aplazar el match.
    }
ladder-deferred = { $who ->
        [you] Has aplazado el match de las partidas { $first } y { $second }: en él, tus relojes están parados hasta el { $until }.
       *[other] { $name } ha aplazado el match de las partidas { $first } y { $second }: en él, los relojes de { $name } están parados hasta el { $until }.
    }
ladder-not-begun = Aún no has jugado nada en el match de las partidas { $first } y { $second } contra { $rival }. { $role ->
        [challenger] Si no lo haces antes del { $until }, tu reto queda anulado.
       *[defender] Si no lo haces antes del { $until }, tu puesto pasa a { $rival }.
    }
ladder-leaving = Saldrás de la escalera de { $ladder } cuando terminen tus matches, que aún cuentan. Después puedes volver a unirte, algo más abajo.
ladder-step-joined = { $who ->
        [you] Entras
       *[other] { $name } entra
    } en la escalera de { $ladder }, en el puesto { $to }.
ladder-step-returned = { $who ->
        [you] Vuelves
       *[other] { $name } vuelve
    } a la escalera de { $ladder }, al puesto { $to } (antes era el { $detail }).
ladder-step-left = { $who ->
        [you] Sales de la escalera de { $ladder }, donde ocupabas el puesto { $from }. Durante { $days } días puedes volver cerca de ese puesto.
       *[other] { $name } sale de la escalera de { $ladder }, donde ocupaba el puesto { $from }.
    }
ladder-step-erased = Se han borrado los datos de { $name }, y el puesto { $from } de la escalera de { $ladder } queda libre.
ladder-step-won = { $who ->
        [you] Ganas el match de las partidas { $first } y { $second } contra { $rival }
       *[other] { $rival-who ->
            [you] { $name } te gana el match de las partidas { $first } y { $second }
           *[other] { $name } gana el match de las partidas { $first } y { $second } contra { $rival }
        }
    } ({ $points } a { $rival-points }{ $detail ->
        [2] , por el desempate del reglamento
       *[other] {""}
    }) y { $who ->
        [you] subes
       *[other] sube
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
    } acaba igualado ({ $points } a { $rival-points }). { $moves ->
        [no] { $who ->
            [you] Te quedas
           *[other] { $name } se queda
        } en el puesto { $to } de la escalera de { $ladder }, por debajo del puesto { $rival-place }.
       *[yes] { $who ->
            [you] Subes
           *[other] { $name } sube
        } en la escalera de { $ladder } del puesto { $from } al { $to }, hacia el puesto { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] Pierdes el match de las partidas { $first } y { $second } contra { $rival }
       *[other] { $rival-who ->
            [you] { $name } pierde contra ti el match de las partidas { $first } y { $second }
           *[other] { $name } pierde el match de las partidas { $first } y { $second } contra { $rival }
        }
    } ({ $points } a { $rival-points }{ $detail ->
        [2] , por el desempate del reglamento
       *[other] {""}
    }). Nadie cambia de puesto en la escalera de { $ladder }: { $who ->
        [you] te quedas en el puesto { $to } y no puedes retar a { $rival }
       *[other] { $name } se queda en el puesto { $to } y no puede { $rival-who ->
            [you] retarte
           *[other] retar a { $rival }
        }
    } durante { $days ->
        [one] un día
       *[other] { $days } días
    }.
ladder-step-void = { $who ->
        [you] Tu reto a { $rival } queda sin efecto, porque no moviste a tiempo.
       *[other] { $rival-who ->
            [you] El reto de { $name } por tu puesto queda sin efecto, porque { $name } no movió a tiempo.
           *[other] El reto de { $name } a { $rival } queda sin efecto, porque { $name } no movió a tiempo.
        }
    } Las partidas { $first } y { $second } acaban sin resultado. Nadie cambia de puesto en la escalera de { $ladder }; { $who ->
        [you] no puedes retar a { $rival }
       *[other] { $name } no puede { $rival-who ->
            [you] retarte
           *[other] retar a { $rival }
        }
    } durante { $days ->
        [one] un día
       *[other] { $days } días
    }.
ladder-step-absent = { $rival-who ->
        [you] No moviste a tiempo en el match contra { $name }
       *[other] { $rival } no movió a tiempo en el match contra { $who ->
            [you] ti
           *[other] { $name }
        }
    }. Las partidas { $first } y { $second } acaban sin resultado, y el puesto es para { $who ->
        [you] ti: pasas
       *[other] { $name }, que pasa
    } del { $from } al { $to } en la escalera de { $ladder }.
ladder-step-conceded = { $rival-who ->
        [you] Cedes el puesto a { $name }, que pasa
       *[other] { $who ->
            [you] { $rival } te cede el puesto: pasas
           *[other] { $rival } cede el puesto a { $name }, que pasa
        }
    } del { $from } al { $to } en la escalera de { $ladder }. Las partidas { $first } y { $second } acaban sin resultado.
ladder-step-closed = El match de las partidas { $first } y { $second } en la escalera de { $ladder } queda sin efecto, porque una de ellas no tiene resultado.
ladder-step-decayed = { $who ->
        [you] Llevas
       *[other] { $name } lleva
    } { $detail } días sin jugar ningún match en la escalera de { $ladder } y { $who ->
        [you] bajas
       *[other] baja
    } del puesto { $from } al { $to }.
ladder-step-late = { $who ->
        [you] Has perdido por tiempo una partida de la escalera de { $ladder }: ahora tienes { $detail } puntos de penalización, que bajan con cada jugada tuya, y estás en pausa hasta la próxima.
       *[other] { $name } ha perdido por tiempo una partida de la escalera de { $ladder }: tiene { $detail } puntos de penalización y está en pausa hasta su próxima jugada.
    }
ladder-step-sunk = { $who ->
        [you] Has
       *[other] { $name } ha
    } perdido por tiempo { $detail } partidas de la escalera de { $ladder } en { $days } días y { $who ->
        [you] bajas
       *[other] baja
    } del puesto { $from } al { $to }, por debajo de todos los que juegan.
ladder-step-corrected = La organización { $who ->
        [you] te pasa
       *[other] pasa a { $name }
    } del puesto { $from } al { $to } de la escalera de { $ladder }. El motivo: «{ $reason }»

ladder-earlier = Antes de estos hubo { $count ->
        [one] un paso
       *[other] { $count } pasos
    } más.
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, puesto { $places }: { $step }
ladder-no-place = –
ladder-best = Mejor puesto: { $best }. Días en el primer puesto: { $days }.
ladder-matches = Matches ganados: { $won }; igualados: { $level }; perdidos: { $lost }.
ladder-defences = Retos resistidos seguidos: { $now } ahora, { $most } como máximo.
ladder-rating = Puntuación: { $rating }. Partidas por puntos: { $attacked } con los atacantes, { $defended } con los defensores.
ladder-unrated = Aún no hay partidas por puntos.
ladder-sides = Puntuación con los atacantes: { $attackers }; con los defensores: { $defenders }.
ladder-points = Puntos de penalización por partidas perdidas por tiempo: { $points }.

# The rule sheet, filled with the numbers in force.
ladder-sheet-title = Reglas de la escalera de { $ladder }
ladder-sheet-match = Por un puesto se juega un match: dos partidas a la vez; cada cual ataca en una de ellas. Son públicas y puntúan para la clasificación. El reto vale sin que nadie lo acepte.
ladder-sheet-reach = Se reta hacia arriba. En una escalera de hasta { $small-ladder } jugadores, { $small-reach } puestos como mucho; en una más grande, hasta donde lleve la mejor de estas reglas: { $reach-places } puestos, el { $reach-percent } % del propio puesto, o { $reach-rating } puestos por encima del que correspondería por puntuación. Para eso una puntuación cuenta cuando su desviación es de { $reach-deviation } como mucho.
ladder-sheet-load = Cada cual puede tener { $outgoing ->
        [one] un reto propio abierto
       *[other] { $outgoing } retos propios abiertos
    } y recibir retos de { $incoming ->
        [one] un jugador
       *[other] { $incoming } jugadores
    } a la vez{ $top-places ->
        [0] .
       *[other] ; en los puestos del 1 al { $top-places }, de { $top-incoming }.
    } Un match cuenta durante { $hold-days ->
        [one] un día
       *[other] { $hold-days } días
    }; y si no has retado a un jugador en cuatro veces ese tiempo, no tienes que esperar a quienes sí lo han hecho. No cuentan los matches que están parados por las vacaciones del rival, y no se puede retar a quien está de vacaciones. Un bloqueo no impide los retos.
ladder-sheet-opening = Para su primera jugada cada cual tiene, según su reloj, { $opening-days ->
        [one] un día
       *[other] { $opening-days } días
    }. Si el retador no la hace, el reto queda sin efecto, como si hubiera perdido; si no la hace el retado, el puesto es para el retador. Antes de hacerla, el retado puede ceder el puesto, y cualquiera de los dos puede aplazar el match { $defer-days ->
        [one] un día
       *[other] { $defer-days } días
    }, una vez cada { $defer-every } días. Nada de esto puntúa.
ladder-sheet-result = El match se decide en cuanto termina su última partida; cuenta como retador quien esté entonces más abajo. Una victoria vale 1 y unas tablas, ½. Si el retador tiene más puntos, pasa justo por encima del retado. Si tiene menos, nadie cambia de puesto, y no puede volver a retar a ese rival durante { $shield-days ->
        [one] un día
       *[other] { $shield-days } días
    }.
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Con igualdad a puntos, gana el match quien necesitó menos jugadas en la partida que ganó.
        [more-captures] Con igualdad a puntos, gana el match quien capturó más hombres en las dos partidas.
       *[none] El reglamento no tiene desempate para los matches.
    } { $tie ->
        [nothing] Tras un match igualado nadie cambia de puesto.
        [below] Tras un match igualado, el retador pasa justo por debajo del retado.
       *[middle] Tras un match igualado, el retador sube la mitad de la distancia hasta el retado, redondeada hacia abajo: del puesto 8 al 6 frente al puesto 4. Si son vecinos, nadie cambia de puesto.
    }
ladder-sheet-late = Una partida perdida por tiempo cuenta como perdida. Trae { $timeout-points } puntos de penalización, de los que cada jugada quita { $ply-points }, y una pausa hasta la próxima jugada: quien está en pausa ni reta ni recibe retos.{ $points-limit ->
        [0] {""}
       *[other] {" "}A partir de { $points-limit } puntos no se puede retar.
    } Quien pierde { $timeouts } partidas por tiempo en { $timeout-days } días baja por debajo del último que juega. Quien pierde por tiempo antes de su segunda jugada no pierde puntuación por ello.
ladder-sheet-silence = No se puede retar a quien lleva { $silence-days ->
        [one] un día
       *[other] { $silence-days } días
    } sin dar ninguna orden ni mirar ninguna partida.
ladder-sheet-leave = Quien sale juega hasta el final lo que ha empezado, y eso cuenta; después, su puesto queda libre. Durante { $limbo-days } días puede volver: su puesto será el antiguo más el { $limbo-percent } % de lo que va de ahí al último, redondeado hacia arriba. Más tarde empieza por el final.
ladder-sheet-idle = Pasar { $free-days } días sin ningún match no cuesta nada. Después, cada { $decay-days } días completos cuestan un puesto. Se pasa por debajo del siguiente que no esté también inactivo. Las vacaciones no cuentan.
ladder-sheet-ratings = Las puntuaciones de la clasificación se calculan con Glicko-2, solo para este reglamento y descontando la ventaja que da a un bando. Las dos partidas de un match se valoran juntas, de modo que una victoria por cabeza entre iguales no cambia nada.

refusal-no-ladder = En este club no hay escalera de { $ladder }. { $count ->
        [one] Hay una de
       *[other] Las hay de
    } { $ladders }.
refusal-which-ladder = Hay varias escaleras. Di a cuál te refieres con su reglamento: { $ladders }.
refusal-not-on-ladder = No estás en la escalera de { $ladder }.
refusal-other-not-on-ladder = { $name } no está en la escalera de { $ladder }.
refusal-already-on-ladder = Ya estás en la escalera de { $ladder }, en el puesto { $place }.
refusal-already-leaving = Estás saliendo de la escalera de { $ladder }: saldrás en cuanto terminen tus matches. Después puedes volver a unirte, algo más abajo.
refusal-no-ladder-match = No juegas ningún match de escalera en el que se pueda hacer eso.
refusal-which-match = Juegas varios matches. ¿A cuál te refieres: { $games }? Añade el nombre de tu rival o pon delante el número de la partida.
refusal-not-challenged = El reto a { $name } es tuyo, y un puesto solo puede cederlo quien lo ocupa. Puedes aplazar el match o abandonar una partida.
refusal-match-begun = Ya has movido en el match de las partidas { $first } y { $second }, así que hay que jugarlo. Puedes abandonar una partida.
refusal-deferred-before = Has aplazado un match hace poco. Podrás aplazar otro desde el { $until }.
refusal-bad-place = { $name } ocupa el puesto { $stands } de los { $players } de la escalera de { $ladder } y no puede pasar al { $place }.
refusal-no-month = No se sabe nada de la escalera de { $ladder } al final de { $month }: empezó más tarde, o ese mes aún no ha acabado.

# Tournaments: lists, pages, what happens in them.
tournament-list = Torneos
tournament-none = En este club aún no ha habido torneos. Los abren los anfitriones.
tournament-line = Torneo { $number }, { $name } ({ $ruleset }). { $stage } { $reader ->
        [may-enter] Puedes inscribirte.
        [plays] Juegas en él.
       *[nothing] {""}
    }
tournament-title = Torneo { $number }: { $name } ({ $ruleset })
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] La inscripción está abierta hasta el { $at }; entonces empieza el torneo. { $players ->
            [0] Aún no se ha inscrito nadie.
            [one] Se ha inscrito un jugador.
           *[other] Se han inscrito { $players } jugadores.
        }
        [running] Se juega desde el { $at }, con { $players } jugadores.
        [over] Terminó el { $at }. Participaron { $players } jugadores.
       *[called-off] Se canceló el { $at }.
    }
tournament-names = Inscritos: { $names }.
tournament-reason = El motivo: { $reason }
tournament-too-few = Se habían inscrito menos de cuatro.
tournament-group = Grupo { $group }
tournament-legend = En cada casilla hay dos partidas, primero aquella en que ataca el jugador de la fila. 1 es ganada, ½ tablas, 0 perdida, + o − decidida sin jugar; un punto es que sigue, / que no tiene resultado. S-B es el desempate de Sonneborn-Berger; jugadas, las de la victoria más corta en el tablero.
tournament-rules = En cada grupo todos juegan dos partidas contra todos, una con cada bando, todas a la vez; son públicas y puntúan para la clasificación. Un grupo tiene al menos 4 jugadores y, donde eso lo permite, { $size } como mucho. Quien no haya hecho ninguna jugada cuando su reloj haya corrido { $window ->
        [one] un día
       *[other] { $window } días
    } queda fuera. Una victoria vale 1, unas tablas ½. Los empates a puntos se resuelven por las partidas entre los empatados, luego por Sonneborn-Berger y luego por la victoria más corta en el tablero; si aún hay igualdad, se comparte el puesto.
tournament-you = { $reader ->
        [may-enter] Puedes inscribirte.
       *[plays] Juegas en él.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] No jugaste a tiempo y has quedado fuera.
            [taken-out] Los anfitriones te han retirado.
           *[withdrew] Te has retirado.
        }
       *[other] { $how ->
            [absent] { $name } no jugó a tiempo y ha quedado fuera.
            [taken-out] Los anfitriones han retirado a { $name }.
            [erased] { $name } ha dejado el club.
           *[withdrew] { $name } se ha retirado.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] Había terminado al menos la mitad de tus partidas, así que has perdido las demás.
           *[other] Había terminado al menos la mitad de las partidas de { $name }, así que las demás cuentan como perdidas para { $name }.
        }
       *[no] { $who ->
            [you] Había terminado menos de la mitad de tus partidas, así que ninguna cuenta.
           *[other] Había terminado menos de la mitad de las partidas de { $name }, así que ninguna cuenta.
        }
    }
tournament-out = Torneo { $number }, { $tournament }:
tournament-opened = El torneo { $number }, { $tournament }, está abierto.
tournament-entered = Te has inscrito en el torneo { $number }, { $tournament }.
tournament-left = Te has retirado del torneo { $number }, { $tournament }. Hasta que empiece puedes volver a inscribirte.
tournament-leave-asked = ¿Quieres retirarte del torneo { $number }, { $tournament }? { $resigned ->
        [0] No abandonas ninguna partida.
        [one] Abandonas una partida, que puntúa para tu clasificación.
       *[other] Abandonas { $resigned } partidas, que puntúan para tu clasificación.
    } Los matches en los que no has hecho ninguna jugada y no ha terminado ninguna partida acaban sin resultado. { $counts ->
        [yes] Ha terminado al menos la mitad de tus partidas: en el cuadro las demás cuentan como perdidas.
       *[no] Ha terminado menos de la mitad de tus partidas: en el cuadro no cuenta ninguna.
    }
tournament-began = El torneo { $number }, { $tournament }, ha empezado.
tournament-began-own = Juegas en el grupo { $group }: { $games } partidas a la vez, dos contra cada rival. Haz una jugada en una de ellas antes de que tu reloj haya corrido { $window ->
        [one] un día
       *[other] { $window } días
    }; si no, quedas fuera.
tournament-rival = { $name }: partidas { $first } y { $second }
tournament-not-begun = Torneo { $number }, { $tournament }: aún no has hecho ninguna jugada. Haz una en cualquiera de tus partidas antes del { $until }, o quedas fuera.
tournament-called-off = El torneo { $number }, { $tournament }, se ha cancelado.
tournament-over = El torneo { $number }, { $tournament }, ha terminado.
tournament-over-own = En el grupo { $group } has quedado en el puesto { $place } de { $players }.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = puntos
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = jugadas
# What stands for the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Grupo { $group } del torneo { $number }: { $standing }.

refusal-no-tournament = No hay ningún torneo { $number }.
refusal-no-tournament-meant = Ahora no hay ningún torneo al que puedas referirte.
refusal-which-tournament = Hay varios torneos. Di a cuál te refieres con su número: { $tournaments }.
refusal-tournament-not-open = El torneo { $number }, { $tournament }, ya ha empezado o se ha cancelado.
refusal-tournament-ended = El torneo { $number }, { $tournament }, ha terminado o se ha cancelado, y ya no cambia nada en él.
refusal-already-in-tournament = Ya te has inscrito en el torneo { $number }, { $tournament }.
refusal-not-in-tournament = No juegas en el torneo { $number }, { $tournament }.
refusal-other-not-in-tournament = { $name } no juega en el torneo { $number }, { $tournament }.
refusal-tournament-full = En el torneo { $number }, { $tournament }, hay { $most } inscritos y no caben más.
refusal-taken-out-of-tournament = Los anfitriones te han retirado del torneo { $number }, { $tournament }, y no puedes volver a inscribirte.
refusal-too-few-players = { $players ->
        [0] Nadie se ha inscrito
        [one] Solo se ha inscrito un jugador
       *[other] Se han inscrito { $players } jugadores
    } en el torneo { $number }, { $tournament }, y hacen falta { $least }. Puede esperar a más, o cancelarse con «taflpost host tournament cancel».
refusal-bad-tournament-name = Un torneo necesita un nombre de 1 a { $most } letras.
refusal-bad-tournament-number = { $which ->
        [size] Un grupo puede tener de { $least } a { $most } jugadores.
       *[window] La primera jugada puede exigirse en un plazo de { $least } a { $most } días.
    }
refusal-bad-tournament-clock = Un torneo necesita un reloj que empiece con más de un día, como «7d+1d/10d»: en ese tiempo todos tienen que jugar.
refusal-bad-tournament-start = Un torneo empieza más tarde que ahora, y como mucho dentro de { $most } días.

# The guide for players, `docs/player.md`.
guide-title = Cómo se juega
guide-discord = En Discord escribe «/tafl { $challenge }»; bajo cada tablero hay botones para mover, avisar, ofrecer tablas, abandonar y verlo como texto. «/tafl { $move }» completa las jugadas legales mientras escribes. Lo que eliges solo lo ves tú hasta que pulsas «{ $confirm }». Si eres nuevo, pulsa el botón que te hace jugador.
guide-mail = Por correo, escribe «{ $join } NOMBRE» a la dirección del club y responde «{ $yes }» al correo que pregunta si fuiste tú. Desde entonces cada correo muestra un tablero, dice a quién le toca y cuánto tiempo tiene, y enumera las líneas con las que puedes responder: responde, escribe una jugada en una línea aparte, por ejemplo «d1-d4», y envíalo. Las citas y las firmas no se leen, y un correo puede responder a varias partidas: «12: d1-d4».
guide-terminal = En el terminal de la máquina del club, ejecuta «taflpost play --as NOMBRE» y di «{ $join }».
guide-orders = En todas partes se entienden las mismas órdenes, en todos los idiomas del club. Son estas:
