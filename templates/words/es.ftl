# Taflpost in Spanish.

### Lists

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

### Boards

# $colour is dark or light.
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
emoji-too-large = Este tablero es demasiado grande para verlo con emojis: tiene { $size }×{ $size } casillas, y los emojis llegan como mucho a { $most }×{ $most }. Pide el tablero en texto o en imagen.

## The position in words, for those who hear it

# $by is result or closing, $winner attackers, defenders or nobody.
prose-over = { $winner ->
        [attackers] La partida ha terminado: han ganado los atacantes.
        [defenders] La partida ha terminado: han ganado los defensores.
       *[nobody] { $by ->
            [closing] La partida ha terminado sin resultado.
           *[result] La partida ha terminado en tablas.
        }
    }
prose-moved = Última jugada: los { $side ->
        [attackers] atacantes
       *[defenders] defensores
    } han movido de { $from } a { $to }.
prose-captured = Última jugada: los { $side ->
        [attackers] atacantes
       *[defenders] defensores
    } han movido de { $from } a { $to } y han capturado { $count ->
        [one] al hombre
       *[other] a los hombres
    } de { $taken }.
prose-king = { $place ->
        [throne] El rey está en { $king }, el trono.
        [corner] El rey está en { $king }, una esquina.
        [edge] El rey está en { $king }, en el borde.
       *[field] El rey está en { $king }.
    }
# Where escape routes are not announced, everybody is told of them.
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
prose-silent = Esto solo lo ves tú: { $count ->
        [one] hay una ruta de escape abierta y sin anunciar, hasta { $routes }.
        [2] hay dos rutas de escape abiertas y sin anunciar, hasta { $routes }.
       *[other] hay { $count } rutas de escape abiertas y sin anunciar, hasta { $routes }.
    }
prose-usable = Esto solo lo ves tú: el rey puede escapar ya, hasta { $routes }.
# A heading; a line for each rank follows. $files is letters with commas.
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
# On one line, for a picture: $ranks is what prose-brief-rank says of each, joined.
prose-brief-men = { $side ->
        [attackers] Atacantes: { $ranks }.
       *[defenders] Defensores: { $ranks }.
    }
prose-brief-rank = fila { $rank }: { $files }
prose-brief-more = { $items }; { $item }
prose-crowded = En el tablero hay { $attackers } atacantes y { $defenders } defensores, demasiados para enumerarlos aquí; el tablero en palabras los incluye a todos.

### What a ply did

# $side is attackers or defenders.
ply-rolled = Los defensores han sacado un { $roll } para el rey.
ply-passed = { $side ->
        [attackers] Los atacantes
       *[defenders] Los defensores
    } no tenían ninguna jugada legal y han pasado.
ply-moved = { $side ->
        [attackers] Los atacantes
       *[defenders] Los defensores
    } han jugado { $move }.
ply-captured = { $side ->
        [attackers] Los atacantes
       *[defenders] Los defensores
    } han jugado { $move } y han capturado { $count ->
        [one] al hombre
       *[other] a los hombres
    } de { $taken }.
# $words is the announcement in the ruleset's own spelling.
ply-announced = Han anunciado { $count ->
        [one] una ruta de escape
        [2] dos rutas de escape
       *[other] { $count } rutas de escape
    }: «{ $words }».

# The position between plies.
standing-to-move = Es el turno de { $side ->
        [attackers] los atacantes
       *[defenders] los defensores
    }.
# $count is how often the position has occurred; once more and the rule applies.
standing-repeated-draw = Esta posición se ha dado { $count ->
        [one] una vez
        [2] dos veces
       *[other] { $count } veces
    }; si se repite, la partida termina en tablas.
standing-repeated-defenders-lose = Esta posición se ha dado { $count ->
        [one] una vez
        [2] dos veces
       *[other] { $count } veces
    }; si se repite, pierden los defensores, sea cual sea el bando que la repita.
standing-repeated-mover-loses = Esta posición se ha dado { $count ->
        [one] una vez
        [2] dos veces
       *[other] { $count } veces
    }; si se repite, pierde el bando que la repita.
standing-repeated-forbidden = Esta posición se ha dado { $count ->
        [one] una vez
        [2] dos veces
       *[other] { $count } veces
    }; no se permite ninguna jugada que la repita.
standing-announced = Escape anunciado: hasta { $routes }.

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
capture-linnaean = El hombre de { $man } fue capturado entre { $by } y el trono ({ $throne }), porque había atacantes en los otros tres lados del rey.
capture-shieldwall = Los hombres de { $men } fueron capturados a la vez como muro de escudos (una hilera de hombres en el borde): la jugada a { $by } lo cerró.

### How a game ended

ending-king-four-sides = Ganan los atacantes: el rey fue capturado en { $king }, con atacantes en los cuatro lados.
ending-king-three-and-throne = Ganan los atacantes: el rey fue capturado en { $king } por tres atacantes, con el trono vacío ({ $throne }) como cuarto lado.
ending-king-at-edge = Ganan los atacantes: el rey fue capturado en { $king }, con el borde como cuarto lado.
ending-king-at-edge-and-corner = Ganan los atacantes: el rey fue capturado en { $king } por dos atacantes, con el borde y la esquina { $corner } en los otros dos lados.
ending-king-two-in-line = Ganan los atacantes: el rey fue capturado en { $king }, entre dos atacantes.
ending-king-against-square = Ganan los atacantes: el rey fue capturado en { $king }, entre un atacante y { $what ->
        [corner] la esquina { $square }
       *[throne] el trono vacío ({ $square })
    }.
ending-king-with-defender = { $enclosure ->
        [immobilized] Ganan los atacantes: el rey fue capturado en { $king }, porque ni él ni el único defensor que tenía al lado, en { $man }, podían moverse ya.
       *[exactly-one] Ganan los atacantes: el rey fue capturado en { $king }, rodeado junto con el único defensor que tenía al lado, en { $man }.
    }
ending-escape = Ganan los defensores: el rey ha escapado { $at ->
        [corner] a la esquina { $goal }
       *[edge] al borde, en { $goal }
    }.
ending-encirclement = Ganan los atacantes por cerco: un cerco de atacantes rodea al rey y a todos sus hombres.
ending-edge-fort = Ganan los defensores por fortaleza en el borde: el rey, en { $king }, está dentro de una fortaleza que no se puede romper.
# $side could not move; $winner is attackers, defenders or nobody.
ending-immobile = { $winner ->
        [attackers] Ganan los atacantes: era el turno de los defensores y no tenían ninguna jugada legal.
        [defenders] Ganan los defensores: era el turno de los atacantes y no tenían ninguna jugada legal.
       *[nobody] La partida termina en tablas: era el turno de { $side ->
            [attackers] los atacantes
           *[defenders] los defensores
        } y no tenían ninguna jugada legal.
    }
ending-repetition-draw = La partida termina en tablas por repetición: la misma posición se ha dado { $count ->
        [2] dos veces
       *[other] { $count } veces
    }.
ending-repetition-defenders-lose = Ganan los atacantes por repetición: la misma posición se ha dado { $count ->
        [2] dos veces
       *[other] { $count } veces
    }, y con estas reglas pierden entonces los defensores, sea cual sea el bando que la haya repetido.
ending-repetition-mover-loses = { $winner ->
        [attackers] Ganan los atacantes por repetición: con la jugada de los defensores
       *[defenders] Ganan los defensores por repetición: con la jugada de los atacantes
    }, la misma posición se ha dado por { $count ->
        [2] segunda
        [3] tercera
       *[other] { $count }.ª
    } vez, y con estas reglas pierde el bando que la repite.
ending-repetition-forbidden = La partida ha terminado porque la misma posición se ha dado { $count ->
        [2] dos veces
       *[other] { $count } veces
    }, y estas reglas no lo permiten.

### Refusals: what happened, why, and what to do instead

# Said after a reason, where they help.
did-you-mean = ¿Querías decir { $move }?
from-here = { $count ->
        [0] La ficha de { $from } no puede moverse ahora; elige otra.
       *[other] Desde { $from } puedes ir a { $targets }.
    }

## The text

refusal-unreadable-empty = Ahí no encuentro ninguna jugada. Escribe la casilla de salida y la de llegada, por ejemplo { $example }.
refusal-unreadable-square-missing = Falta una casilla. Escribe la casilla de salida y la de llegada, por ejemplo { $example }.
refusal-unreadable-not-a-square = «{ $text }» no es una casilla. Escribe la casilla de salida y la de llegada, por ejemplo { $example }.
refusal-unreadable-capture-for-move = La x indica una captura y va después de la jugada. Si lo que querías era mover, escribe { $move }; no hace falta decir qué captura.
refusal-unreadable-unknown-piece = «{ $text }» no es la letra de ninguna ficha: K es el rey (king) y T, un hombre (taflman). No hace falta ninguna letra: escribe solo la casilla de salida y la de llegada, por ejemplo { $example }.
refusal-unreadable-not-a-roll = { $text ->
        [nothing] Después de «tirada» va el número que ha salido en el hún (el dado del rey), X, I, II o III, y luego la jugada.
       *[other] «{ $text }» no es una tirada: en el hún (el dado del rey) sale X, I, II o III.
    } Por ejemplo: «tirada 2 { $example }».
refusal-unreadable-unknown-words = No entiendo «{ $text }» después de la jugada. Puedes añadir lo que captura, por ejemplo xd5, pero no es obligatorio.
refusal-unreadable-unknown-words-count = No entiendo «{ $text }» después de la jugada. Puedes añadir lo que captura, por ejemplo xd5, y un aviso: «{ $one }» si hay una ruta de escape abierta, «{ $two }» si hay más, o «en silencio» para no anunciar nada.
refusal-unreadable-unknown-words-routes = No entiendo «{ $text }» después de la jugada. Puedes añadir lo que captura, por ejemplo xd5, y un aviso con el nombre de todas las rutas de escape abiertas, por ejemplo «{ $one }», o bien «en silencio» para no anunciar nada.

## The turn and the piece

# $ending is one of the endings above, a whole sentence.
refusal-game-over = La partida ha terminado y ya no se puede mover. { $ending }
refusal-wrong-number = Has numerado tu jugada con el { $number }, pero toca la jugada { $due }. Vuelve a mirar el tablero; si aún quieres hacer esa jugada, envíala con el número { $due } o sin número.
refusal-off-board = En este tablero no hay ninguna casilla { $square }: las columnas van de la a a la { $file }, y las filas, de la 1 a la { $size }.
refusal-no-piece = En { $from } no hay ninguna ficha. Empieza por la casilla de una de las tuyas.
# $side is the side to move.
refusal-not-your-piece = La ficha de { $from } no la mueves tú: es el turno de { $side ->
        [attackers] los atacantes
       *[defenders] los defensores
    }. Empieza por la casilla de una de tus fichas.
refusal-wrong-piece = { $stands ->
        [king] Has escrito T, de hombre (taflman), pero la ficha de { $from } es el rey. Para moverlo, escribe K o no pongas letra.
       *[man] Has escrito K, de rey (king), pero la ficha de { $from } es un hombre; el rey está en { $king }. Para mover al hombre, no pongas letra.
    }

## The way

refusal-same-square = La ficha ya está en { $square }; una jugada tiene que llevarla a otra casilla.
refusal-not-in-line = { $move } no es posible: las fichas se mueven en línea recta, por una fila o una columna.
# $piece is attackers or defenders for a man of that side, or king.
refusal-blocked = { $move } no es posible: { $piece ->
        [attackers] un atacante en { $by } cierra el paso.
        [defenders] un defensor en { $by } cierra el paso.
       *[king] el rey, en { $by }, cierra el paso.
    }
refusal-throne-not-passable = { $move } no es posible: con estas reglas solo el rey puede pasar por el trono ({ $throne }).
refusal-throne-reserved = { $move } no es posible: { $to } es el trono, y solo el rey puede ocuparlo.
refusal-corner-reserved = { $move } no es posible: { $to } es una esquina, y solo el rey puede ocuparla.
refusal-too-far = { $move } no es posible: con estas reglas { $piece ->
        [king] el rey
       *[man] un hombre
    } { $most ->
        [one] solo puede avanzar una casilla
       *[other] puede avanzar { $most } casillas como mucho
    } en cada jugada.

## Captures and repetition

refusal-claim-not-taken = { $move } no captura en { $square }, aunque has escrito que sí. { $count ->
        [0] No captura nada.
       *[other] Captura en { $taken }.
    } La jugada no se ha hecho; si aún la quieres, envía solo { $move }.
refusal-would-repeat = { $move } no es posible: la misma posición se daría por { $count ->
        [2] segunda vez
        [3] tercera vez
       *[other] { $count }.ª vez
    }, y estas reglas no lo permiten. Haz otra jugada.

## Announcements

# $one, $two and $words are announcements in the ruleset's own spelling.
refusal-silent-route = El rey todavía no puede escapar a { $goal }: esa ruta quedó abierta con tu última jugada, pero no la anunciaste. Puedes anunciarla con cualquier jugada mientras siga abierta («{ $one }» si entonces es la única ruta abierta, «{ $two }» si hay más) y usarla en la siguiente.
refusal-silent-route-named = El rey todavía no puede escapar a { $goal }: esa ruta quedó abierta con tu última jugada, pero no la anunciaste. Puedes anunciarla con cualquier jugada mientras siga abierta («{ $words }», junto con las demás rutas abiertas) y usarla en la siguiente.
refusal-no-announcements = En { $ruleset } no se anuncian las rutas de escape. Envía la jugada otra vez, sin el aviso.
refusal-attackers-announce-nothing = Solo los defensores anuncian rutas de escape. Envía la jugada otra vez, sin el aviso.
refusal-nothing-to-announce = Con esa jugada no queda abierta ninguna ruta de escape, así que no hay nada que anunciar. Envía la jugada otra vez, sin el aviso.
refusal-wrong-count = El aviso no es correcto: con esa jugada { $count ->
        [one] queda abierta una ruta de escape, hasta { $open }.
       *[other] quedan abiertas { $count } rutas de escape, hasta { $open }.
    } Envía la jugada otra vez con «{ $words }», o con «en silencio» para no anunciar nada.
refusal-wrong-routes = Has anunciado { $named }, pero con esa jugada { $count ->
        [one] la única ruta de escape abierta es { $open }.
       *[other] las rutas de escape abiertas son { $open }.
    } Envía la jugada otra vez con «{ $words }», o con «en silencio» para no anunciar nada.
refusal-wrong-number-of-routes = Has dicho { $number } en el aviso, pero con esa jugada { $count ->
        [one] queda abierta una ruta de escape: { $open }.
       *[other] quedan abiertas { $count } rutas de escape: { $open }.
    } Envía la jugada otra vez con «{ $words }», o con «en silencio» para no anunciar nada.
refusal-routes-must-be-named = Con estas reglas hay que decir el nombre de las rutas de escape que anuncias. Con esa jugada { $count ->
        [one] queda abierta una: { $open }.
       *[other] quedan abiertas estas: { $open }.
    } Envía la jugada otra vez con «{ $words }», o con «en silencio» para no anunciar nada.
refusal-announce-or-silent = La jugada todavía no se ha hecho, porque { $count ->
        [one] dejaría abierta y sin anunciar la ruta de escape hasta { $open }.
       *[other] dejaría abiertas las rutas de escape hasta { $open }, y no las has anunciado todas.
    } Envía la jugada otra vez con «{ $words }», o con «en silencio» para no anunciar nada.

## The hún

refusal-no-dice = Esta partida se juega sin el hún, el dado del rey. Envía la jugada otra vez, sin tirada.
refusal-attackers-do-not-roll = El hún, el dado del rey, se tira para mover al rey, así que solo tiran los defensores. Envía la jugada sin tirada.
# The order is “tirar”; in front of a move the listed word is “tirada”.
refusal-roll-first = El rey no puede moverse sin una tirada. Tira primero, mira qué sale en el hún (el dado del rey) y envía luego la jugada; o mueve a un hombre sin tirar.
refusal-already-rolled = En este turno ya has sacado un { $roll }; no puedes tirar otra vez ni anular la tirada. Ahora envía tu jugada.
refusal-king-must-move = Has sacado un { $roll } y el rey puede moverse, así que tienes que moverlo.
refusal-beyond-roll = Has sacado un { $roll }, así que el rey { $roll ->
        [0] no puede moverse en este turno.
        [one] puede avanzar una casilla como mucho.
       *[other] puede avanzar { $roll } casillas como mucho.
    }
refusal-not-the-roll = { CLIENT() ->
        [discord] En el hún salió un { $roll }, no lo que has escrito. Envía la jugada otra vez sin tirada.
       *[typed] En el hún salió un { $roll }, no lo que has escrito. Envía la jugada otra vez con «tirada { $roll }» o sin tirada.
    }
refusal-cannot-pass = Aquí no puedes pasar: eso solo es posible cuando una tirada te deja sin ninguna jugada legal. Haz una jugada.

### Rule sheets

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

### Moments and spans

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

### A game before its players

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

## Lo que un canal dice de una partida que tiene un hilo en él, y el título del hilo

channel-begun = { $attackers } (atacantes) juega contra { $defenders } (defensores): { $ruleset } { $size }×{ $size }, partida { $game }.
channel-begun-match = { $first-player } juega un match contra { $second-player }: { $ruleset } { $size }×{ $size }, partidas { $first } y { $second }.
channel-over = { $result } · { $ruleset }, partida { $game }:
thread-won = gana { $winner }
thread-drawn = tablas
thread-closed = sin resultado

### What happened in a game

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
ply-unannounced = En { $ruleset } no se anuncian las rutas de escape, así que hemos dejado fuera tu aviso.
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
# $who is the loser.
ending-resignation = { $who ->
        [you] Has abandonado. Gana { $winner }.
        [opponent] { $name } ha abandonado. Ganas tú.
       *[player] { $name } ha abandonado. Gana { $winner }.
    }
ending-time = { $who ->
        [you] Se te ha acabado el tiempo. Gana { $winner } por tiempo.
        [opponent] A { $name } se le ha acabado el tiempo. Ganas por tiempo.
       *[player] A { $name } se le ha acabado el tiempo. Gana { $winner } por tiempo.
    }
ending-agreement = La partida termina en tablas de común acuerdo.
ending-adjudication = { $who ->
        [opponent] La organización ha decidido la partida. Ganas tú.
       *[other] La organización ha decidido la partida. Gana { $winner }.
    }
ending-adjudication-draw = La organización ha decidido que la partida termine en tablas.
ending-closing = La partida se ha cerrado sin resultado.
ending-unstated = Gana { $winner }.
ending-unstated-draw = La partida termina en tablas.

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

### Conditional moves

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

### Vacation and outages

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

### A match of two games

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

### Joining and challenges

joined = ¡Te damos la bienvenida a { $club }, { $name }! Si no conoces el hnefatafl, empieza por Brandubh: el tablero tiene 7×7 casillas y las reglas se aprenden en diez minutos. Mira quién busca rival o reta a alguien.
joined-handle = Para nombrarte, a los demás les basta con escribir «{ $handle }».
joined-in-discord = Los mensajes normales no se leen aquí: pulsa un botón o usa una orden.
joined-seeks = Estos jugadores buscan rival:
# What the host has written for new players.
joined-words = Del club: «{ $text }»
# An address, a link or a name, as the host has written it.
contact = Para contactar con quien lleva el club: { $contact }
# $reader is sender or recipient.
invited = { CLIENT() ->
        [discord] { $reader ->
                [sender] Has enviado un reto a { $recipient }:
               *[recipient] { $sender } te reta a una partida.
            }
       *[typed] { $reader ->
                [sender] Has enviado a { $recipient } el reto { $number }:
               *[recipient] Reto { $number }: { $sender } te reta a una partida.
            }
    }
invited-unreachable = El reto { $number } está listo, pero ahora mismo no puedo avisar a { $recipient }. Espera a que mire aquí:
invited-by-address = { $sender } ha escrito a tu dirección de correo sin saber de quién es. Verá tu nombre si aceptas el reto o propones otras condiciones, pero no si lo rechazas.
invited-newcomer = { $reader ->
        [sender] El reto { $number } se publica aquí para { $recipient }, que todavía no juega:
       *[recipient] { $sender } te reta a una partida de hnefatafl, el juego de mesa vikingo.
    }
invited-newcomer-why = Todavía no estás en { $club }: con «Unirme y aceptar» entras y empieza la partida. Con «Rechazar» no se te volverá a mencionar aquí.
left-alone = De acuerdo: no se te volverá a mencionar aquí. Si algún día te apetece jugar en { $club }, serás bienvenido o bienvenida.
venue-lost = { $how ->
        [gone] El canal en el que se mostraba la partida { $game } contra { $opponent } se ha borrado. A partir de ahora la recibirás directamente. Para mostrarla en otro sitio, usa { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } en un canal de allí.
       *[shut] La partida { $game } contra { $opponent } no puede mostrarse ahora en su canal, porque no tengo permiso para escribir allí. Hasta que eso cambie, la recibirás directamente.
    }
challenge-lost = { $how ->
        [open-gone] Tu reto abierto { $number } no se ha podido publicar, porque el canal se ha borrado. Sigue abierto, pero solo lo ve quien busca retos abiertos. Si quieres que se publique, cancélalo y vuelve a crearlo en otro canal.
        [open-shut] Tu reto abierto { $number } no se ha podido publicar en { $link }, porque no tengo permiso para escribir allí. Sigue abierto, pero solo lo ve quien busca retos abiertos. Pide a quienes administran el servidor que me dejen escribir allí, o cancélalo y vuelve a crearlo en otro canal.
        [gone] Tu reto a { $recipient } no se ha podido publicar, porque el canal se ha borrado. No ha llegado a nadie, así que se ha cancelado. Puedes retar a { $recipient } en otro canal.
       *[shut] Tu reto a { $recipient } no se ha podido publicar en { $link }, porque no tengo permiso para escribir allí. No ha llegado a nadie, así que se ha cancelado. Pide a quienes administran el servidor que me dejen escribir allí, o reta a { $recipient } en otro canal.
    }
shown-here = { $how ->
        [here] Desde ahora, la partida { $game } contra { $opponent } se muestra aquí.
        [asked] La partida { $game } contra { $opponent } es privada, y aquí puede leerla cualquiera. He preguntado a { $opponent }; se mostrará aquí en cuanto los dos lo hayáis pedido en este canal.
       *[direct] Desde ahora, la partida { $game } contra { $opponent } os llega directamente a cada uno.
    }
here-asked = A { $opponent } le gustaría que vuestra partida privada { $game } se mostrara en un canal que puede leer cualquiera: { $link } Si te parece bien, usa { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } en ese canal. Si no, todo sigue igual.
invitation-declined = { $reader ->
        [sender] { $recipient } ha rechazado el reto { $number }.
       *[recipient] Has rechazado el reto { $number } de { $sender }.
    }
invitation-reason = El motivo: «{ $text }»
invitation-cancelled = { $reader ->
        [sender] Has cancelado el reto { $number } a { $recipient }.
       *[recipient] { $sender } ha cancelado el reto { $number }.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } no ha respondido a tiempo al reto { $number }, así que ha caducado.
       *[recipient] El reto { $number } de { $sender } ha caducado sin respuesta.
    }
# An open challenge: anybody can accept it. The player who made it reads this.
sought = { CLIENT() ->
        [discord] Cualquiera puede aceptar ya tu reto abierto ({ $count ->
                [one] una partida
               *[other] { $count } partidas con rivales distintos
            }):
       *[typed] Cualquiera puede aceptar ya tu reto abierto { $number } ({ $count ->
                [one] una partida
               *[other] { $count } partidas con rivales distintos
            }):
    }
sought-by = { $sender } busca { $count ->
        [one] rival
       *[other] { $count } rivales, una partida con cada uno
    }:
seek-cancelled = Has cancelado el reto abierto { $number }.
seek-expired = Tu reto abierto { $number } ha caducado.
terms-rematch = Revancha de la partida { $game }.
terms-ruleset = { CLIENT() ->
        [discord] Reglamento: { $ruleset }, en un tablero de { $size }×{ $size } casillas.
       *[typed] Reglamento: { $ruleset } (versión { $version }), en un tablero de { $size }×{ $size } casillas.
    }
# $value says who plays what, $reader who reads this.
terms-side = { $value ->
        [match] Bandos: un match de dos partidas a la vez; cada jugador ataca en una.
        [random] Bandos: al azar.
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
        [random] Bandos: al azar.
        [sender-attacks] { $reader ->
                [sender] Bandos: atacas tú.
               *[recipient] Bandos: ataca { $sender }, defiendes tú.
            }
       *[sender-defends] { $reader ->
                [sender] Bandos: defiendes tú.
               *[recipient] Bandos: defiende { $sender }, atacas tú.
            }
    }
terms-clock-bank = Ritmo de juego: cada jugador empieza con { $bank } y gana { $increment } con cada jugada, hasta un máximo de { $cap }.
terms-clock-bank-in-list = Ritmo de juego: { $bank } y { $increment } por jugada, máximo { $cap }.
terms-clock-per-ply = Ritmo de juego: { $span } por jugada.
# What one of two players has whose times differ.
pace-bank = { $bank } y { $increment } por jugada, máximo { $cap }
pace-per-ply = { $span } por jugada
terms-clock-odds = Ritmo de juego: tú tienes { $own }; { $name } tiene { $other }.
terms-clock-odds-of-seek = Ritmo de juego: tú tienes { $own }; quien acepte tiene { $other }.
terms-clock-weekend = Los relojes se paran los sábados y los domingos.
terms-clock-night = Los relojes se paran todas las noches de { $from } a { $until }.
terms-clock-at-zero = { $value ->
        [claim] Si se te acaba el tiempo, tu rival puede reclamar la victoria.
       *[hard] Si se te acaba el tiempo, pierdes.
    }
terms-clock-no-vacation = No se admiten vacaciones: los relojes siguen corriendo aunque no estés.
terms-announcements = { $value ->
        [strict] Avisos: estrictos. El rey no puede usar una ruta de escape que no se haya anunciado.
        [remind] Avisos: con recordatorio. Si una jugada deja una ruta de escape sin anunciar, no se hace hasta que la anuncies o añadas «en silencio».
       *[auto] Avisos: automáticos. El club anuncia por ti las rutas de escape abiertas, salvo que añadas «en silencio» a tu jugada.
    }
terms-hun = Se juega con el hún, el dado del rey.
terms-slowly = La casa se toma su tiempo: hasta un día, y nunca de noche.
terms-rated = { $value ->
        [rated] Puntuada: el resultado cuenta para la puntuación.
       *[unrated] Amistosa: el resultado no cuenta para la puntuación.
    }
terms-public = { $value ->
        [public] Pública: cualquiera puede mirarla.
       *[private] Privada: nadie más puede mirarla.
    }
# A counter-offer beside the offer that it answers: $line is a term now, $before the same
# before, each a whole sentence.
terms-changed = { $line } (Cambiado. Antes: { $before })
terms-added = { $line } (nuevo)
terms-gone = Ya no se incluye: { $before }
terms-until = { $what ->
        [seek] El reto abierto caduca el { $until }.
       *[invitation] El reto caduca el { $until }.
    }

### A player's own account

# $channel is mail, discord or terminal; $address an address there.
link-asked = { $channel ->
        [discord] Vamos a enviar un código a { $address } en Discord, salvo que esa cuenta ya se use en este club. Antes de que pase un día, envía { COMMAND("link") } y el código desde esa cuenta de Discord.
       *[mail] Vamos a enviar un código a { $address }, salvo que esa dirección ya se use en este club o que hoy ya le hayamos enviado bastantes mensajes. Antes de que pase un día, envía { COMMAND("link") } y el código, desde allí o desde aquí.
    }
link-code = { $name } juega al hnefatafl (el juego de tablero de los vikingos) en { $club } y quiere recibir en esta dirección los mensajes del club. Si eres tú, responde con la línea de abajo antes de que pase un día.
    Si no eres tú, no hagas nada: no volveremos a escribirte sobre esto.
link-code-gone = { $name } juega al hnefatafl (el juego de tablero de los vikingos) en { $club } y quiere recibir en esta dirección los mensajes del club. El código para confirmarlo ya se envió en un mensaje anterior.
link-code-lost = No hemos podido entregar el código a { $address }. { $channel ->
        [discord] Comprueba que la cuenta sea la correcta y que admita mensajes directos.
       *[mail] Comprueba que la dirección sea correcta.
    } Después pide otro código.
linked = { $channel ->
        [discord] Se ha vinculado { $address } (Discord) a tu cuenta: todo lo que se envíe desde allí contará como tuyo.
       *[mail] Se ha vinculado { $address } a tu cuenta: todo lo que se envíe desde allí contará como tuyo.
    }
unlinked = { $address } ya no está vinculada a tu cuenta. No enviaremos nada más allí, y lo que llegue de allí ya no contará como tuyo.
channel-changed = { $channel ->
        [mail] Desde ahora tus notificaciones te llegarán por correo a { $address }.
        [discord] Desde ahora tus notificaciones te llegarán a { $address } en Discord.
       *[terminal] Desde ahora tus notificaciones te esperarán en el terminal.
    }
changed-elsewhere = Esto se ha pedido desde otro sitio, así que lo comunicamos a todas tus direcciones. Si no has sido tú, desvincula todas las direcciones que no sean tuyas y díselo a la organización del club.
consent-asked = Un cambio así hay que confirmarlo desde una dirección que ya estuviera vinculada a tu cuenta, así que hemos enviado una pregunta a { $address }. Todavía no ha cambiado nada.
device-code = Alguien quiere iniciar sesión en las páginas de { $club } como { $name }, en este dispositivo: { $device }. Si eres tú, escribe allí este código antes de que pasen diez minutos: { $code }
    No le des el código a nadie: nunca te lo pediremos en un mensaje. Si no has sido tú, no hagas nada: sin el código no entra nadie.
device-code-gone = Alguien quería iniciar sesión en las páginas de { $club } como { $name }, en este dispositivo: { $device }. El código ya se envió en un mensaje anterior.
device-new = Has iniciado sesión en las páginas de { $club } en este dispositivo: { $device }. Lo que se haga allí contará como tuyo. Si no has sido tú, otra persona puede leer lo que te enviamos: cierra la sesión de ese dispositivo, cambia la contraseña de tu correo o de tu cuenta de Discord y díselo a la organización del club.
device-ended = Se ha cerrado la sesión en { $device }: allí ya nadie puede jugar en tu nombre.
devices-ended = { $count ->
        [one] Se ha cerrado la sesión en tu dispositivo: allí ya nadie puede jugar en tu nombre.
       *[other] Se ha cerrado la sesión en tus { $count } dispositivos: allí ya nadie puede jugar en tu nombre.
    }
devices-none = No has iniciado sesión en ningún dispositivo.
devices-line = { $number }. { $device }, sesión iniciada el { $since }, usado por última vez { $days ->
        [0] hoy
        [one] ayer
       *[other] hace { $days } días
    }{ $here ->
        [yes] {" "}(este dispositivo)
       *[no] {""}
    }
calendar-address = { $new ->
        [yes] Esta es la nueva dirección de tu calendario; la anterior ya no funciona.
       *[no] Tu calendario muestra hasta cuándo puedes mover en tus partidas. Suscríbete a esta dirección en tu programa de calendario.
    } No la compartas: quien la tenga puede leer tu calendario.
    { $address }
suspended = { $channel ->
        [discord] Discord ya no acepta mensajes para { $address }, así que tus notificaciones llegan aquí. Cuando lo hayas arreglado, podrás pedir que vuelvan a llegarte allí.
       *[mail] Los correos a { $address } vienen devueltos, así que tus notificaciones llegan aquí. Cuando lo hayas arreglado, podrás pedir que vuelvan a llegarte allí.
    }
# The reader asked for that.
stopped = Hemos dejado de enviar correos a { $address }, como pediste. A partir de ahora tus notificaciones llegan aquí.
stop-asked = ¿No quieres recibir más correos en { $address }? Entonces ya no te llegará nada allí, y los relojes de tus partidas seguirán corriendo.
stopped-now = De acuerdo, no enviaremos más correos a { $address }. Este es el último, salvo las respuestas a lo que nos escribas. Los relojes de tus partidas siguen corriendo. Si quieres volver a recibir correos, escríbenos cuando quieras desde esa dirección:
# The same whether a player reads there or not.
contact-asked = Tu invitación va de camino a { $address }, salvo que allí no quieran correos de este club. Sabrás de quién se trata si la acepta; si nunca responde, no recibirás nada.
# $otherwise is yes or no.
unreachable = { $channel ->
        [discord] Discord ya no acepta mensajes para { $name }.
       *[mail] Los correos a { $name } vienen devueltos.
    } { $otherwise ->
        [yes] Le escribiremos por otra vía, y la partida sigue.
       *[no] Por ahora no tenemos otra vía para escribirle. Puede que tarde más en responder. Si jugáis una partida, el reloj de { $name } corre igualmente.
    }
export-asked = Vamos a enviar todo lo que el club guarda sobre ti a { $channel ->
        [terminal] tu terminal
        [discord] { $address } en Discord
       *[mail] { $address }
    } en un solo archivo: tus ajustes y direcciones, tus partidas con sus registros, notas, mensajes y todo lo demás. ¿Lo quieres?
exporting = El archivo va de camino a { $channel ->
        [terminal] tu terminal.
        [discord] { $address } en Discord.
       *[mail] { $address }.
    }
exported = Aquí tienes todo lo que el club guarda sobre ti, en el archivo { $file } (JSON). Si estás en un terminal, se ha guardado en la carpeta desde la que entraste. Contiene tus partidas como registros que se pueden comprobar con «taflpost verify». No lo compartas: incluye tus notas y direcciones.
record-file = Aquí tienes el registro de la partida, con todo lo que ha pasado, en el archivo { $file }. Se puede comprobar con «taflpost verify».
erase-asked = Quieres que borremos tu cuenta. Esto no se puede deshacer y significa lo siguiente:
    { $games ->
        [0] No tienes partidas en curso que abandonar.
        [one] Se abandona tu partida en curso y se lo comunicamos a tu rival.
       *[other] Se abandonan tus { $games } partidas en curso y se lo comunicamos a tus rivales.
    } Los retos que hayas enviado o recibido y nadie haya aceptado aún se cierran.
    Se borran tu nombre, direcciones, ajustes, notas, mensajes, planes, bloqueos, denuncias y vacaciones, junto con todo lo que te hemos enviado. Otra persona podrá usar tu nombre.
    Tus partidas y sus registros se conservan, porque también son de tus rivales. En ellos te llamarás «{ $pseudonym }» para siempre; nadie puede deshacerlo, ni siquiera la organización. Las denuncias de otras personas sobre ti se conservan con ese nombre.
    Las copias de seguridad que la organización ya haya hecho conservan tus datos hasta que caducan.
    Si antes quieres una copia, responde que no y pide una exportación. Para borrar tu cuenta no basta con un sí: escribe tu nombre.
erased = Hemos borrado tu cuenta. Tus partidas se conservan con el nombre «{ $pseudonym }». Las copias de seguridad que la organización ya haya hecho conservarán tus datos hasta que caduquen. ¡Gracias por jugar!
farewell = Como pediste, hemos borrado tu cuenta en { $club }. Tus partidas se conservan con el nombre «{ $pseudonym }». Esta dirección se ha borrado con lo demás en cuanto ha salido este mensaje, así que no recibirás nada más del club. ¡Gracias por jugar!
renamed = A partir de ahora apareces como { $name }; se lo decimos a quienes juegan contigo ahora. Para nombrarte, los demás siguen escribiendo «{ $handle }».
opponent-renamed = { $was } se llama ahora { $name }. Para nombrarle, sigue bastando con escribir «{ $handle }».
name-barred = Alguien llamado «{ $was }» podría pasar por una de las personas que dirigen el club, así que ese nombre ya no se puede usar. Hasta que elijas otro, apareces como { $name }.
left-the-club = Tu rival en { $count ->
        [one] la partida { $games }
       *[other] las partidas { $games }
    } ha dejado el club para siempre y se ha borrado su cuenta. Desde ahora aparece ahí como «{ $pseudonym }», y { $count ->
        [one] la partida ha terminado.
       *[other] las partidas han terminado.
    }
privacy = Qué guarda { $club } sobre ti, para qué y durante cuánto tiempo:
privacy-held = { $what ->
        [account] Tu nombre, los que dejaste en los últimos 90 días, idioma, zona horaria y ajustes: para saber quién eres y escribirte. Se guardan mientras juegues aquí.
        [addresses] Tus direcciones de correo y cuentas de Discord, y los servidores de Discord donde se te ha visto: para reconocer lo que envías y mandarte notificaciones. Se guardan hasta que las desvincules. No se muestran a nadie más.
        [codes] Los códigos para vincular direcciones y para iniciar sesión, como hash (transformados de modo que nadie puede leerlos): para comprobar el código que envías. Se guardan un día o poco más.
        [devices] Los dispositivos en los que has iniciado sesión, como se llaman ellos mismos («Firefox en Android»), desde cuándo, qué día se usó cada uno por última vez y un hash del secreto por el que lo reconocemos: para que puedas jugar allí. Se guardan hasta que cierres la sesión o pases un año sin usarlos.
        [games] Tus partidas, con cada jugada y su hora, lo que hemos averiguado sobre sus momentos decisivos, y sus códigos de control (códigos cortos que demuestran que no se ha cambiado nada): son de ambos jugadores y demuestran lo que se jugó. Se guardan siempre; si borras tu cuenta, con un número en lugar de tu nombre.
        [ladders] Tus puestos en las escaleras, tus matches de escalera, tus torneos y tus puntuaciones, de ahora y de antes, y cuándo estuviste aquí por última vez: para llevar las escaleras y los torneos. Los demás ven más o menos cuándo estuviste aquí por última vez. Se guardan siempre; si borras tu cuenta, con un número.
        [words] Tus notas, las líneas que pruebas y tus mensajes: las notas y las líneas, solo para ti hasta que las abras; los mensajes, para tu rival. Se guardan mientras juegues aquí; lo que escribes junto a una jugada en un correo, 90 días como mucho, hasta que digas si se envía.
        [plans] Tus jugadas condicionales, tus vacaciones, lo que sigues y una orden que todavía tienes que confirmar: para hacer lo que has pedido. Se guardan mientras juegues aquí.
        [distance] A quién has silenciado, bloqueado o denunciado, y lo que has escrito a la organización: para que esas personas no te molesten y para que la organización lo lea y responda. Se guarda mientras juegues aquí. Las denuncias sobre ti se conservan.
        [invitations] Tus retos y retos abiertos con sus condiciones, sin nombres: para saber qué se acordó. Se guardan siempre.
        [contacts] Las direcciones de correo a las que has enviado invitaciones: para escribir a esas personas. Se guardan 90 días; si alguien dice que no, solo se conserva un hash (una forma que nadie puede leer), para no volver a enviar nada allí.
        [mails] Los correos que te hemos enviado, como texto sin formato: para distinguir nuestras palabras de las tuyas cuando respondes. Se guardan 180 días.
        [notices] Qué te hemos enviado, cuándo y adónde, pero no el texto: para no enviar nada dos veces y poder demostrar cuándo empezó a correr tu reloj. Se guarda hasta que se haya enviado y, después, 90 días como mucho.
       *[requests] Qué pediste y qué respondimos, en resumen: para que el mismo mensaje no surta efecto dos veces, y para poder decir por qué se rechazó algo. Se guarda 90 días.
    }
privacy-how = Puedes recibirlo todo en un archivo (te pediremos que lo confirmes) o borrarlo; antes de borrarlo te decimos qué significa, y lo confirmas con tu nombre. Las copias de seguridad que hace la organización conservan tus datos hasta que caducan. Los proveedores de correo y Discord ven lo que se envía a través de ellos; a nadie más se le da nada.
muted = Ya no recibirás los mensajes de { $opponent } en la partida { $game }.
unmuted = Volverás a recibir los mensajes de { $opponent } en la partida { $game }.
blocked = Has bloqueado a { $name }: no te llegarán sus retos ni sus mensajes. Tus partidas en curso con { $name } continúan.
unblocked = Has quitado el bloqueo a { $name }.
reported = La organización del club leerá lo que has escrito sobre { $name }; a { $name } no se le dirá nada.
wrote-to-organisers = La organización del club leerá lo que has escrito, y si responde, te lo diremos.
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
# What organisers want to know of the club.
today-title = { $club }, de un vistazo: { $at }
# $today and $week are how many players were here.
today-counts = { $running ->
        [0] No hay partidas en curso.
        [one] Hay una partida en curso.
       *[other] Hay { $running } partidas en curso.
    } En las últimas 24 horas { $today ->
        [0] no ha pasado nadie por aquí
        [one] ha pasado por aquí una persona
       *[other] han pasado por aquí { $today } personas
    }, y en la última semana, { $week ->
        [0] nadie
        [one] una persona
       *[other] { $week }
    }.
today-quiet = No hay nada que requiera tu atención.
# Below one of the lists; $what is player, game or tournament.
today-more = { $count ->
        [one] Y { $what ->
                [game] una
               *[player] uno
            } más.
       *[other] Y { $count } más.
    }
today-joined = Desde ayer se han unido:
today-organisers = Han entrado en la organización:
# $name has become an organiser.
today-organiser = { $name }{ $of ->
        [circle] {" "}(del círculo { $circle })
       *[club] {""}
    }, { $who ->
        [organiser] por nombramiento de { $organiser }
       *[host] desde la máquina del club
    }, el { $at }
today-pressed = El tiempo se ha agotado o se agotará en menos de un día:
# It is the turn of $name.
today-time = Partida { $number }: { $state ->
        [past] el tiempo de { $name } contra { $opponent } se agotó el { $at }.
       *[ahead] le toca a { $name } contra { $opponent }, hasta el { $at }.
    }
today-still = No ha pasado nada en dos semanas:
today-waits = Partida { $number }: le toca a { $name } contra { $opponent }, desde el { $at }.
today-reports = { $count ->
        [one] Un mensaje abierto a la organización:
       *[other] { $count } mensajes abiertos a la organización:
    }
today-report = { $kind ->
        [report] { $number }: { $name }, sobre { $about }
       *[letter] { $number }: { $name }
    }{ $has ->
        [text] : «{ $text }»
       *[nothing] , sin añadir nada.
    }
today-unreached = Una dirección de estos jugadores no recibe mensajes:
today-tournaments = Torneos que no han empezado:
# $value is a language’s code.
# $typed is handle if that differs from the name.
settings-name = Nombre: { $name }{ $typed ->
        [handle] {" "}(los demás escriben «{ $handle }»)
       *[name] {""}
    }
settings-language = Idioma: { $value ->
        [en] inglés (en)
        [nb] noruego (nb)
        [da] danés (da)
        [de] alemán (de)
       *[es] español (es)
    }
    .slash = El idioma en que te habla el club
settings-zone = Zona horaria: { $value }{ $all-year ->
        [yes] , todo el año (si donde vives cambia la hora en verano, indica mejor un lugar, como Europe/Madrid)
       *[no] {""}
    }
    .slash = Tu zona horaria, p. ej. Europe/Oslo
settings-channel = Notificaciones: { $value ->
        [mail] por correo
        [discord] en Discord
       *[terminal] en el terminal
    }
settings-digest = Resumen: { $value ->
        [off] ninguno (cada notificación llega al momento)
        [hourly] cada hora en punto (los recordatorios de tiempo y los resultados de las partidas llegan al momento)
       *[daily] cada día a las 08:00 (los recordatorios de tiempo y los resultados de las partidas llegan al momento)
    }
    .slash = Reunir en un resumen, cada hora o cada día, las notificaciones que pueden esperar
settings-quiet = Horas de silencio: de { $from } a { $until }
    .slash = Horas de silencio, sin notificaciones, p. ej. 22-07, o ninguna
settings-quiet-off = Horas de silencio: ninguna
settings-board = Tableros: { $value ->
        [picture] en imagen cuando se pueda; si no, en texto
        [emoji] con emojis
        [unicode] con símbolos de Unicode
        [words] en palabras
       *[text] en texto
    }
    .slash = Cómo se muestran los tableros
settings-remind = Recordatorio: { $value } antes de que se te acabe el tiempo
    .slash = Un recordatorio extra antes de que se te acabe el tiempo, p. ej. 24h o 2d, o ninguno
settings-remind-off = Recordatorio: solo los avisos del club
settings-words = Palabras junto a tus jugadas por correo: { $value ->
        [yes] le llegan a tu rival
        [no] se quedan contigo
        [ask] te preguntamos cada vez
       *[none] te preguntamos cuando escribas algo
    }
    .slash = Si a tu rival le llega lo que escribes junto a una jugada en un correo
settings-reports = Informes después de tus partidas: { $value ->
        [on] encendidos (dónde cambió el rumbo de la partida)
       *[off] apagados
    }
    .slash = Si recibes, después de cada partida, un informe de dónde cambió su rumbo
settings-pace = Lo rápido que respondes: { $value ->
        [on] otros pueden verlo
       *[off] oculto para otros
    }
    .slash = Si otros pueden ver lo rápido que respondes
# $state is good or suspended.
settings-way = Vinculado a tu cuenta: { $channel ->
        [mail] { $address } (correo
        [discord] { $address } (Discord
       *[terminal] el terminal (como { $address }
    }{ $state ->
        [suspended] ; allí no llegan los mensajes)
       *[good] )
    }
settings-blocked = Personas bloqueadas: { $names }
settings-how = { CLIENT() ->
        [discord] Para cambiar los ajustes, usa { COMMAND("settings") }; para vincular una dirección, { COMMAND("link") }.
       *[typed] Para cambiar los ajustes, envía líneas como «ajustes idioma alemán zona Europe/Oslo», «ajustes resumen diario silencio 22-07 tablero texto», «canal correo» o «vincular alva@example.org».
    }
### Answers

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
# Partidas de otros lugares, que el anfitrión ha importado: los nombres son solo texto.
archived-result = { $how ->
        [attackers] Ganaron los atacantes
        [defenders] Ganaron los defensores
        [drawn] Tablas
        [closed] Sin resultado
       *[unknown] Resultado desconocido
    }{ $said ->
        [yes] {" "}({ $by })
       *[no] {""}
    }
archived-ending = { $by ->
        [king-captured] rey capturado
        [escape] fuga del rey
        [encirclement] cerco
        [edge-fort] fortaleza en el borde
        [immobile] sin movimientos
        [repetition] repetición
        [resignation] abandono
        [time] tiempo
        [agreement] acuerdo
        [adjudication] decisión de la organización
        [closing] cerrada
       *[unstated] no se sabe
    }
archived-source = { $known ->
        [both] De otro lugar: { $event }, { $date }
        [event] De otro lugar: { $event }
        [date] De otro lugar, { $date }
       *[nothing] De otro lugar
    }
archived-line = { $called }: { $attackers } (atacantes) contra { $defenders } (defensores), { $ruleset }. { $result }. { $source }.
archived-title = { $called }: { $attackers } (atacantes) contra { $defenders } (defensores), { $ruleset }. Estos nombres son los del registro, no los de jugadores de este club.
archived-ended = { $result }.
archived-stated = El resultado, tal como se anotó: { $stated }
archive-none = No se ha encontrado ninguna partida terminada así.
head-source = Procedencia
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
invitations-none = No hay ningún reto pendiente de respuesta.
invitations-received = { $number }: { $sender } te reta a una partida de { $ruleset }; puedes responder hasta el { $until }.
invitations-sent = { $number }: has retado a { $recipient } a una partida de { $ruleset }; el reto caduca el { $until }.
seeks-none-for = Ahora mismo nadie busca rival para jugar a { $ruleset }.
seeks-none = Ahora mismo nadie busca rival.
# $count is how many games are left.
seeks-line = { $number }: { $reader ->
        [sender] tu reto abierto
       *[recipient] reto abierto de { $sender }
    } para jugar a { $ruleset }; { $count ->
        [one] queda una partida
       *[other] quedan { $count } partidas
    }. Caduca el { $until }.
members-none = Aquí nadie tiene «{ $part }» en el nombre.
members-more = { $count ->
        [one] No se muestra un jugador más.
       *[other] No se muestran { $count } jugadores más.
    } Para encontrar a alguien, pregunta con una parte del nombre.
# $seen is today, week or month; $month is only for month.
member-line = { $name }{ $typed ->
        [handle] {" "}({ $handle })
       *[name] {""}
    }{ $who ->
        [you] {" "}(tú)
       *[other] {""}
    }: { $seen ->
        [today] hoy ha estado aquí.
        [week] ha estado aquí esta semana.
       *[month] estuvo aquí por última vez en { $month }.
    }
member-away = De vacaciones hasta el { $until }.
member-looks-for = Busca una partida de { $rulesets }.
member-since = En el club desde { $month }.
member-language = Idioma: { $language }.
member-pace = La mitad de las respuestas de los últimos 90 días llegó en menos de { $span }.
member-games = { $count ->
        [one] Hay una partida en curso.
       *[other] Hay { $count } partidas en curso.
    }
member-results = { $ruleset }, con { $side ->
        [attackers] los atacantes
       *[defenders] los defensores
    }: { $won } ganadas, { $drawn } tablas, { $lost } perdidas.
member-late = { $count ->
        [one] Una partida se perdió por tiempo.
       *[other] { $count } partidas se perdieron por tiempo.
    }
member-with-you = Contra ti: has ganado { $won }, empatado { $drawn } y perdido { $lost }.
challenger-line = Sobre { $name }: en el club desde { $month }; { $games ->
        [0] ninguna partida pública terminada todavía
        [one] una partida pública terminada
       *[other] { $games } partidas públicas terminadas
    }{ $late ->
        [0] {""}
       *[other] , { $late } de ellas perdidas por tiempo
    }{ $paced ->
        [yes] ; la mitad de las respuestas llega en menos de { $pace }.
       *[no] .
    }
# $ladder is yes if there is a place.
member-rating = { $ruleset }: puntuación { $points } ± { $deviation }, tras { $games ->
        [one] una partida puntuable
       *[other] { $games } partidas puntuables
    }{ $ladder ->
        [yes] ; puesto { $place } en la escalera.
       *[no] .
    }
member-place = { $ruleset }: puesto { $place } en la escalera.
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
ruleset-choice = { $name }{ $sized ->
        [yes] {""}
       *[no] {" "}{ $size }×{ $size }
    }{ $id ->
        [copenhagen] {" "}– el habitual
        [brandubh] {" "}– pequeño y rápido
        [ard-ri] {" "}– pequeño
        [magpie] {" "}– pequeño
        [sea-battle] {" "}– mediano
        [fetlar] {" "}– un clásico
        [historical] {" "}– un clásico
        [castillos] {" "}– un juego impreso
        [kongens-bord] {" "}– un juego impreso
        [kopenhagen] {" "}– un juego impreso
        [stavanger] {" "}– un juego impreso
        [skalk] {" "}– un juego impreso
        [hnefatafl-13] {" "}– grande
        [parlett] {" "}– grande
        [alea-evangelii] {" "}– enorme
        [tablut] {" "}– de una fuente antigua
        [saami-tablut] {" "}– empiezan los defensores
        [lewis-cross] {" "}– empiezan los defensores
        [sea-battle-9] {" "}– empiezan los defensores
        [sea-battle-11] {" "}– empiezan los defensores
        [brandubh-org] {" "}– empiezan los defensores
        [tawlbwrdd] {" "}– de una fuente antigua
       *[other] {""}
    }
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
help =
    Escribe una orden por línea. Si tienes varias partidas, pon delante el número de la partida: «12: d1-d4». Cambia las PALABRAS EN MAYÚSCULAS por lo que corresponda; lo que va [entre corchetes] es opcional.
help-playing = Jugar
help-looking = Mirar
help-talking = Hablar
help-inviting = Retar
help-ladder = La escalera
help-tournaments = Los torneos
help-circles = Los círculos
help-you = Sobre ti
help-club = El club
# Each term, and what it says.
help-terms =
    Puedes combinar estas condiciones:
    ataque, defensa, azar | tu bando
    match | dos partidas a la vez, con los bandos cambiados
    3d/jugada | reloj: 3 días para cada jugada
    3d/jugada contra 7d/jugada | 3 días para ti, 7 para tu rival; amistosa
    7d+1d/10d | reloj: 7 días, 1 más por jugada, 10 como mucho
    fin de semana, noche=22-07 | el reloj se para en fin de semana o de noche
    sin vacaciones | las vacaciones no paran el reloj
    duro, reclamación | al agotarse el tiempo: derrota, o se reclama
    estricto, recordar, auto | avisos: estrictos, con recordatorio, automáticos
    despacio | la casa se toma horas, nunca de noche
    hún, sin hún | con el hún, el dado del rey, o sin él
    puntuada, amistosa, pública, privada

help-now = Lo que seguramente necesitas ahora
# Words of the game that “help WORD” explains.
topic-raichi =
    Raichi es un aviso. Cuando el rey puede llegar a la meta en una jugada, tiene una ruta de
    escape. En algunos reglamentos los defensores tienen que anunciarla, con una palabra después
    de la jugada que la abre:
      d1-d4 raichi
    Dos rutas a la vez son tuichi. Por regla general, el rey no puede escapar por una ruta que
    nadie ha anunciado, salvo que las condiciones digan «auto»: entonces el club la anuncia por ti.
topic-throne =
    El trono es la casilla del centro, donde suele empezar el rey. En la mayoría de los reglamentos
    solo el rey puede quedarse en él. A su lado se pueden capturar fichas contra él, y capturar al
    rey exige más atacantes. Las reglas de tu partida dicen qué vale en ella.
topic-corner =
    En muchos reglamentos las esquinas son la meta: el rey gana al llegar a una. Allí solo el rey
    puede quedarse en ellas, y ayudan a capturar a un hombre que esté al lado. En los demás
    reglamentos el rey gana en cualquier casilla del borde, y las esquinas son casillas normales.
topic-fort =
    Una fortaleza son defensores en el borde que los atacantes no pueden romper, con el rey dentro
    y con sitio para mover. En algunos reglamentos los defensores ganan con ella.
topic-shieldwall =
    En un muro de escudos se captura de una vez toda una hilera de hombres en el borde: cada uno
    tiene un enemigo delante, y la hilera está cerrada por los dos extremos. Solo existe en algunos
    reglamentos.
topic-ring =
    Un cerco es una cadena de atacantes alrededor del rey y de todos sus hombres, por la que ninguno
    puede llegar al borde. En algunos reglamentos los atacantes ganan en cuanto está cerrado.
topic-capture =
    Capturas a un hombre moviendo uno de los tuyos a su lado, de modo que quede entre dos enemigos
    en línea, nunca en diagonal. Moverte tú entre dos enemigos no tiene peligro. Algunas casillas,
    como las esquinas y el trono vacío, pueden hacer de segundo enemigo. El rey es más difícil de
    capturar; cuánto, depende del reglamento.
topic-king =
    El rey gana para los defensores al llegar a la meta: el borde o una esquina, según el reglamento.
    Los atacantes ganan si lo capturan. En campo abierto hacen falta dos o cuatro atacantes, según
    el reglamento; en el trono y a su lado, casi siempre más. Una K en el tablero es el rey, y se
    mueve como cualquier ficha:
      f6-f9
topic-ply =
    En los registros, «ply» es la jugada de un bando. La jugada 12 de nuestros mensajes es la
    duodécima de la partida, contando las de los dos bandos.
topic-rating =
    La puntuación dice lo fuerte que es alguien en un reglamento, y se calcula solo con partidas
    puntuadas. Al principio es insegura y se asienta a medida que juegas. Una partida es puntuada si
    lo dicen sus condiciones: puntuada o amistosa. La escalera se mueve por sus matches, no por la
    puntuación.
topic-move =
    Escribe la casilla en la que está la ficha y la casilla a la que va: las columnas tienen letras
    y las filas, números.
      d1-d4
    d1 d4 y d1 a d4 significan lo mismo. Las fichas van en línea recta, en la mayoría de los
    reglamentos tan lejos como quieras, y no saltan. No hace falta decir qué capturas; lo averigua
    el club. Un aviso va después de la jugada: d1-d4 raichi. Si tienes varias partidas, pon delante
    el número: 12: d1-d4.
      legal d1         adónde puede ir la ficha de d1
topic-mail =
    Puedes responder a cualquier correo del club. Escribe tu jugada, o una orden, en una línea
    aparte, encima de lo que cita tu programa de correo:
      d1-d4
    Alrededor puedes escribir lo que quieras. Cada correo termina con las órdenes que vienen al
    caso; si trata de varias partidas, pon delante el número de la partida: 12: d1-d4.
      di mucha suerte  escribir a tu rival
      ajustes palabras si tu rival recibe lo que escribes alrededor de una jugada
      canal correo     recibir las notificaciones por correo
      desuscribirme    no recibir más correos de este club
topic-terminal =
    En un terminal, Tab completa órdenes, nombres y jugadas legales, y con las
    flechas te mueves por la línea y recuperas las anteriores. Si una respuesta es
    mucho más larga que la ventana, Enter muestra la parte siguiente y «q» se
    salta el resto. Con «quit» o Ctrl-C dejas tu sitio; si el club funciona en la
    misma ventana, otro Ctrl-C lo cierra.
topic-quit =
    No hay nada que cerrar: las partidas siguen, y el club te escribe cuando es tu turno. En una
    terminal, escribe quit, exit o bye para salir.
      abandonar        abandonar una partida
      vacaciones       tomarte un descanso
      bórrame          borrar tu cuenta
# $parts is a list of headings.
help-nothing = No hay ayuda sobre «{ $topic }». Pregunta por una orden, por ejemplo «ayuda retar», o por una parte de la ayuda: { $parts }.

### All that happened in a game

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

### What can be replied to an email

# What somebody typed.
mail-quoted = «{ $text }»
# A line of the email that is answered; what came of it follows.
mail-you-wrote = Has escrito «{ $typed }»:
mail-nothing = En tu correo no hemos encontrado ninguna orden ni ninguna jugada, así que no se ha hecho nada. Escribe cada una en una línea aparte.
# Said instead, or besides, when a text in the email couldn’t be read.
mail-lost-damaged = Una parte de tu correo ha llegado dañada, así que no hemos podido leerlo entero, y no hacemos una jugada a la que le pueda faltar algo. Envíalo otra vez como texto sin formato.
mail-lost-encrypted = Tu correo está cifrado y no tenemos ninguna clave para leerlo, así que no se ha hecho nada. Desactiva el cifrado de los correos que nos envías (S/MIME o PGP, en los ajustes de seguridad de tu programa de correo) y envíalo otra vez.
mail-lost-sealed = Tu correo va dentro de una firma digital que no hemos podido abrir (smime.p7m), así que no se ha hecho nada. Desactiva la firma S/MIME en los correos que nos envías, o elige «texto sin cifrar» para los correos firmados, y envíalo otra vez.
mail-lost-one-program = Tu texto está en un formato que solo Outlook puede leer (winmail.dat), así que no se ha hecho nada. Elige en Outlook el formato «texto sin formato» o «HTML», no «texto enriquecido», y envíalo otra vez.
mail-lost-long = Tu correo es más largo de lo que podemos leer, y en la parte que hemos leído no hay ninguna orden ni ninguna jugada, así que no se ha hecho nada. Envíalo otra vez sin los correos anteriores que lleva debajo.
mail-lost-forwarded = Dentro de tu correo hay otro correo, y solo leemos lo que escribes tú, así que no se ha hecho nada. Escribe tu jugada o tu orden en el propio correo, en una línea aparte.
mail-lost-files = En tu correo solo hay imágenes o archivos, y no los abrimos, así que no se ha hecho nada. Escribe tu jugada o tu orden en el propio correo, en una línea aparte.
# What is said with the last answer for now, and above what was answered late.
mail-last-unread = Esta es por ahora nuestra última respuesta a algo que no entendemos. Las jugadas, las órdenes y las preguntas se siguen respondiendo enseguida, y a todo lo demás responderemos en un solo correo cuando pase la hora.
mail-last-answer = Esta es nuestra última respuesta por ahora: no enviamos más a una misma dirección en una hora. Toda jugada y toda orden que envíes siguen contando, y responderemos a todo en un solo correo cuando pase la hora.
mail-last-quiet = Esta es nuestra última respuesta por ahora: has escrito mucho con lo que no pudimos hacer nada. Toda jugada y todo comando que envíes siguen contando, y a lo demás volveremos a responder más tarde.
mail-late = Aquí tienes las respuestas a lo que has escrito en la última hora y que aún no habíamos respondido.
mail-words-went = A tu rival también le llega lo que escribiste junto a tu jugada: { $words }
mail-words-asked = ¿Quieres que a tu rival le llegue lo que escribes junto a una jugada? No se envía nada hasta que respondas, y la respuesta vale también para tus próximos correos. Esto es lo que escribiste: { $words }
mail-words-asked-again = ¿Quieres que a tu rival le llegue también esto? { $words }
mail-words-gone = Tu jugada no se hizo, así que a tu rival no le llega nada de lo que escribiste junto a ella: { $words }
mail-words-taken-back = Lo que escribiste junto a esa jugada se va con ella, así que a tu rival no le llega: { $words }
mail-words-stayed = Esto se queda contigo; para enviarle algo así a tu rival, empieza una línea con «di»: { $words }
# $lines are one or more lines in quotation marks.
mail-unread = Esto no lo hemos entendido como una orden: { $lines }. Para escribir a tu rival, empieza una línea con «di».
# $moves are one or more moves in quotation marks, $count how many.
mail-several = { $count ->
        [one] Hemos encontrado la jugada { $moves } en tu correo, pero no sabemos si querías hacerla, así que no se ha hecho. Para hacerla, envíala sola en una línea.
       *[other] En tu correo hay varias jugadas: { $moves }. No se ha hecho ninguna. Responde con la que quieras hacer, sola en una línea.
    }
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Era demasiado para una sola vez, así que esta línea ha quedado fuera: { $lines }. Envíala otra vez en un mensaje nuevo.
       *[other] Era demasiado para una sola vez, así que { $count } líneas han quedado fuera: { $lines }. Envíalas otra vez en un mensaje nuevo.
    }
# $lines are one or more commands in quotation marks. The reader may have sent nothing.
mail-asked = Hemos recibido un correo enviado desde tu dirección en el que se pide esto: { $lines }. No hemos podido comprobar que fuera tuyo, así que no se ha hecho nada. ¿Lo enviaste tú? Entonces responde con un sí en un plazo de dos días y se hará. Si no, otra persona ha usado tu dirección: responde con un no, o no respondas, y no pasará nada. Mientras no respondas con un sí o con un no, no te enviaremos más de tres preguntas como esta en dos días. Si alguien sigue escribiendo en tu nombre, envía tus órdenes como respuesta a nuestros correos: nadie más puede hacerlo.
mail-asked-consent = Hemos recibido un correo enviado desde tu dirección { $sender } en el que se pide esto: { $lines }. Como de eso depende quién puede jugar en tu nombre o quién forma parte de la organización, todavía no se ha hecho nada. ¿Lo enviaste tú? Entonces responde a este correo con un sí en un plazo de dos días y se hará. Si no, otra persona está usando tu nombre: responde con un no, o no respondas, y no pasará nada.
mail-asked-words = El correo dice también esto, y si respondes que sí, va junto con la jugada: { $words }
mail-digest = { $count ->
        [one] Una notificación
       *[other] { $count } notificaciones
    }
mail-subject-turns = Te toca en { $kind ->
        [single] la partida { $list }
        [few] las partidas { $list }
       *[many] { $list } partidas
    } ({ $notifications })
mail-subject-invitation = Reto { $number }
mail-subject-answer = Respuesta a tu correo
mail-subject-asked = ¿Has escrito a { $club }?
mail-subject-contact = Hnefatafl por correo
mail-subject-edition = La edición vespertina
mail-subject-other = De tu club de hnefatafl
mail-page = { $shows ->
        [turn] En la página de la partida también puedes mover tocando las fichas: { $address }
        [game] También puedes ver la partida en su página: { $address }
       *[other] También puedes ver esto en una página: { $address }
    }
# A link to the page that shows the same as a post.
page-link = Abrir la página
# Above a table of lines and what each does. The email quotes nothing else to be typed.
mail-reply = Puedes responder con una de estas líneas al principio de tu correo:

### Acts, in the terms of the table of orders

# What a line does; .open: what is still to be added to it does. .button: on a button, at most 80
# characters; .button-open: on one after which something is written. .choose: above a list of what it
# can be done with. .box and .field: where it is written. .example: a whole line, the same command in
# every language, but for what is written to people. .slash: as a command in Discord. .help: each form
# and what it does; .help-more: what help on it adds.
act-yes = sí, hacerlo
    .button = Sí
    .help =
        no, sí | responder a una pregunta del club
act-no = no, no hacer nada
    .button = No
act-join = unirte al club con este nombre
    .open = unirte al club: añade el nombre que quieras
    .button = Unirse como { $what }
    .button-open = Elegir un nombre…
    .box = Unirse al club
    .field = Nombre: hasta 4 palabras, cifras y guiones
    .example = unirse Alva Berg
    .help =
        unirse [NOMBRE] | unirte al club
act-rename =
    .open = cambiar el nombre con el que apareces{ CLIENT() ->
            [discord] {""}
           *[typed] : añade el nuevo
        }
    .button-open = Cambiar mi nombre…
    .box = Cambiar tu nombre
    .field = { act-join.field }
    .example = renombrarme Alva Berg
    .help =
        renombrarme NOMBRE | cambiar el nombre con el que apareces
act-games = ver tus partidas
    .button = Mis partidas
    .slash = Ver tus partidas, o buscar terminadas, también de otros lugares
    .help =
        partidas, partidas pendientes, partidas terminadas | tus partidas; aquellas en que es tu turno; las acabadas
        partidas todas, partidas NOMBRE | partidas públicas: las del club, o las de NOMBRE
act-settings = ver tus ajustes y cómo cambiarlos
    .button = Mis ajustes
    .example = ajustes idioma alemán zona Europe/Oslo resumen diario silencio 22-07
    .slash = Ver o cambiar tus ajustes
    .help =
        ajustes | tu idioma, zona horaria, resumen, silencio, tableros y recordatorio
        ajustes QUÉ VALOR | cambiarlos: ajustes zona Europe/Oslo silencio 22-07; ajustes recordatorio 24h te avisa con esa antelación antes de que se te acabe el tiempo; ajustes palabras sí, no o preguntar: si a tu rival le llega lo que escribes junto a una jugada en un correo; ajustes informes apagado: sin informe, después de tus partidas, de dónde cambió su rumbo; ajustes ritmo apagado: nadie ve lo rápido que respondes
        ajustes dispositivos, ajustes dispositivos terminar 2 | dónde has iniciado sesión en las páginas del club; cerrar esa sesión, o con «todos» todas
        ajustes calendario, ajustes calendario nuevo | la dirección secreta de tu calendario, o una nueva, si el club tiene páginas públicas
act-help = ver todas las órdenes
    .button = Ayuda
    .example = ayuda tablas
    .help =
        ayuda | este texto
        ayuda TEMA | la parte sobre una orden: ayuda retar
act-help-one = ver qué hace esa orden
act-invitations = ver los retos pendientes de respuesta
    .button = Retos para mí
    .help =
        retos | los retos pendientes de respuesta
act-seeks = ver quién busca rival
    .button = Buscar rival
    .help =
        búsquedas | los retos abiertos; con «aceptar NÚMERO» aceptas uno
act-rulesets = ver los reglamentos: a qué se juega aquí
    .button = Todos los reglamentos
    .help =
        reglamentos | los reglamentos: las variantes a las que puedes jugar
act-rules = leer las reglas
    .button = Reglas
    .example = reglas skalk
    .slash = Ver las reglas
    .help =
        reglas [REGLAMENTO] [PARTE] | las reglas en pocas líneas, de REGLAMENTO o de tu partida; o una parte, o todo: reglas brandubh todo
act-rules-part = leer una parte, por ejemplo así
    .button = Cómo se captura
    .choose = Leer una parte en detalle
act-rules-all = leer todas las reglas
    .button = Todas las reglas
act-challenge = retar tú a esta persona
    .open = retar a alguien{ CLIENT() ->
            [discord] {""}
           *[typed] : añade un nombre y un reglamento
        }
    .button = Retar a { $what }
    .example = retar ylva skalk ataque 7d+1d/10d amistosa
    .slash = Retar a alguien a una partida
    .help =
        retar NOMBRE REGLAMENTO [CONDICIONES] | retar a alguien: retar ylva skalk ataque 7d+1d/10d; en vez del nombre vale una dirección de correo
        retar casa [NIVEL] REGLAMENTO [CONDICIONES] | jugar contra la casa, en un nivel del 1 al 5; acepta al momento: retar casa 2 brandubh ataque. «por qué» explica su última jugada. En partidas con «reclamación» nunca reclama
act-seek =
    .open = buscar rival{ CLIENT() ->
            [discord] {""}
           *[typed] : añade un reglamento
        }
    .example = buscar 2 skalk azar 3d/jugada puntuada
    .slash = Publicar un reto abierto, que puede aceptar cualquiera
    .help =
        buscar [CUÁNTAS] REGLAMENTO [CONDICIONES] | publicar un reto abierto, que puede aceptar cualquiera; CUÁNTAS es el número de partidas que quieres
act-accept = aceptar el reto
    .button = { -accept }
    .button-against = Jugar contra { $name }
    .button-joining = Unirme y aceptar
    .choose = Aceptar un reto
    .example = aceptar 12
    .slash = Aceptar un reto
    .help =
        aceptar [NÚMERO], rechazar [NÚMERO] [MOTIVO] | responder a un reto
        contraoferta [NÚMERO] CONDICIONES | responder a un reto con otras condiciones
act-decline = rechazarlo, con un motivo si quieres
    .button = { -decline }
    .choose = Rechazar un reto
    .example = rechazar 12 este mes no tengo tiempo
act-counter = proponer otras condiciones{ CLIENT() ->
        [discord] {""}
       *[typed] , como estas
    }
    .button = Otras condiciones…
    .example = contraoferta 12 defensa 3d/jugada
act-cancel = cancelar el reto
    .button = { -take-back }
    .choose = Retirar un reto
    .example = cancelar 12
    .help =
        cancelar [NÚMERO] | cancelar un reto tuyo
act-move = tu jugada, escrita así
    .help =
        d1-d4 | una jugada; si hay aviso, va después: d1-d4 raichi
act-legal = ver adónde puede ir esa pieza
    .example = legal f6
    .help =
        legal [CASILLA] | adónde pueden ir tus fichas, o solo una: legal f6
act-roll = tirar el hún, el dado del rey
    .button = Tirar
    .help =
        tirar | tirar el hún (el dado del rey)
act-draw = ofrecer tablas
    .button = Ofrecer tablas
    .example = tablas aceptar
    .slash = Ofrecer tablas, o responder a una oferta
    .help =
        tablas | ofrecer tablas
        tablas aceptar, tablas rechazar, tablas retirar | responder a una oferta, o retirar la tuya
act-draw-accept = aceptar las tablas
    .button = { -accept }
act-draw-decline = rechazar las tablas
    .button = { -decline }
act-draw-withdraw = retirar tu oferta
    .button = { -take-back }
act-takeback = deshacer tu jugada; si ya se ha visto, se le pide a tu rival
    .button = Deshacer
    .example = deshacer aceptar
    .slash = Pedir deshacer tu última jugada, o responder a una petición
    .help =
        deshacer | deshacer tu última jugada; si tu rival ya la ha visto, se le pide permiso
        deshacer aceptar, deshacer rechazar, deshacer retirar | responder a esa petición, o retirar la tuya
act-takeback-accept = dejar que se deshaga la jugada
    .button = { -accept }
act-takeback-decline = no dejar que se deshaga
    .button = { -decline }
act-offer-time =
    .open = ofrecer más tiempo o una pausa
    .example = ofrecer tiempo 3 días
    .help =
        ofrecer tiempo NÚMERO días | ofrecer más tiempo para los dos: ofrecer tiempo 3 días
act-offer-pause =
    .example = ofrecer pausa hasta el viernes
    .help =
        ofrecer pausa NÚMERO días, ofrecer pausa hasta DÍA | ofrecer una pausa: no corre ningún reloj y los dos podéis seguir moviendo; una pausa nueva sustituye a la anterior
act-time =
    .example = tiempo aceptar
    .help =
        tiempo aceptar, tiempo rechazar, tiempo retirar | responder a esa oferta, o retirar la tuya
    .help-more = { act-clock.help-more }
act-time-accept = aceptar la oferta
    .button = { -accept }
act-time-decline = rechazar la oferta
    .button = { -decline }
act-time-withdraw = retirar tu oferta
    .button = { -take-back }
act-claim = reclamar la victoria
    .button = Reclamar la victoria
    .help =
        reclamar | reclamar la victoria cuando a tu rival se le acaba el tiempo
act-resign = abandonar la partida; antes te preguntamos
    .button = Abandonar
    .example = abandonar sí
    .slash = Abandonar una partida
    .help =
        abandonar | abandonar la partida (antes te preguntamos; responde sí o no)
act-if = planear de antemano las respuestas de esta línea
    .open = planear tu respuesta{ CLIENT() ->
            [discord] {""}
           *[typed] , así
        }
    .button = Planear estas respuestas
    .example = si d4-d6 entonces f6-f3
    .slash = Planear jugadas condicionales: respuestas a lo que pueda jugar tu rival
    .help =
        si JUGADA entonces JUGADA | planear tu respuesta: si d4-d6 entonces f6-f3; también «si captura de f6 entonces alto» y «si no, si …»; nadie más lo ve
        si JUGADA entonces abandonar | abandonar si juega eso; no te preguntamos antes
        si JUGADA entonces avísame | no jugar nada y recibir el aviso enseguida
        si mostrar, si borrar | volver a ver tu plan, o borrarlo
act-if-show = volver a ver tu plan
    .button = Ver mi plan
act-if-clear = borrar tu plan
    .button = Borrar mi plan
act-say =
    .open = escribir a tu rival, con tus palabras
    .box = Escribe a tu rival
    .field = Tu mensaje
    .example = di mucha suerte
    .slash = Enviar un mensaje a tu rival
    .help =
        di TEXTO | escribir a tu rival
act-mute = no recibir más mensajes en esta partida
    .button = Silenciar a mi rival
    .help =
        silenciar, dejar de silenciar | no recibir los mensajes de tu rival en una partida, o volver a recibirlos
act-unmute = volver a recibir esos mensajes
    .button = Volver a recibir
act-note =
    .open = escribir una nota para ti
    .button-open = Escribir una nota…
    .box = Una nota para ti
    .field = Lo que quieres recordar
    .example = nota ojo con la esquina a11
    .help =
        nota TEXTO | guardar una nota que solo tú puedes leer
act-notes = leer las notas
    .button = Leer las notas
    .help =
        notas | tus notas sobre la partida
        notas abrir | dejar que los demás las lean cuando acabe la partida
act-try =
    .open = probar jugadas sin hacerlas
    .open-in-game = probar más jugadas desde aquí
    .button-open = Probar una jugada
    .example = probar d1-d4 e5-e7
    .slash = Probar jugadas sin hacerlas
    .help =
        probar JUGADAS | qué harían estas jugadas, sin jugarlas: probar d1-d4 e5-e7; otra vez, para seguir desde ahí; también desde antes: probar tras 7 d1-d4, o en la partida 12: probar 12.7
        probar atrás | deshacer la última jugada que has probado
        probar guardar [TEXTO] | guardar la línea; solo tú la ves
act-try-back = deshacer la última jugada que has probado
    .button = Deshacerla
act-try-save = guardar esta línea; puedes añadir unas palabras
    .button = Guardar la línea
act-tries = ver tus líneas guardadas
    .button = Líneas guardadas
    .help =
        líneas [NÚMERO] | tus líneas guardadas, o seguir con una
act-tries-one = seguir con una de estas líneas
    .button = Seguir con la línea { $what }
    .choose = Seguir con una línea
act-board = ver el tablero y el estado de la partida
    .button = Ver el tablero
    .slash = Ver el tablero
    .help =
        tablero | el tablero y el estado de la partida
act-rank =
    .example = fila 6
    .help =
        fila NÚMERO | las fichas de una fila: fila 6
act-file =
    .example = columna f
    .help =
        columna LETRA | las fichas de una columna: columna f
act-rays =
    .example = rayos f6
    .help =
        rayos CASILLA | las fichas en cada dirección desde una casilla: rayos f6
act-history = ver todo lo que ha pasado en la partida
    .button = Qué ha pasado
    .help =
        historial | todo lo que ha pasado, con fechas y horas
    .help-more =
        El código de control es un código corto que demuestra que no se ha cambiado nada de lo
        ocurrido en la partida. Se calcula a partir de todo lo que ha pasado en ella. Lo
        encuentras al final de cada correo sobre la partida, en los nombres de archivo de las
        imágenes de Discord, al final de «historial» y cuando termina la partida. Corresponde
        a la última jugada, así que ambos jugadores ven el mismo código, por muchas veces que
        lo miren. Si lo guardas, nadie podrá cambiar lo ocurrido hasta esa jugada sin que te
        enteres: «registro» muestra todo lo que pasó, y «taflpost verify» lo compara
        con tu código.
act-record = recibirlo como un registro que se puede comprobar
    .button = Registro
    .help =
        registro | lo mismo, como registro de la partida que se puede comprobar
act-replay = ver la partida en movimiento
    .button = La partida en movimiento
    .help =
        reproducir | la partida como animación
act-archive = ver más
    .button = { control-next }
    .help =
        archivo [NOMBRE] [contra NOMBRE] [reglas REGLAMENTO] [ganadas …] | partidas terminadas, del club y de otros lugares; también por cómo y cuándo acabaron: archivo fuga desde 2011 hasta 2012; con «archivo página 2» ves las siguientes
        archivo NÚMERO | una partida de otro lugar: archivo 12, archivo 12 tras 7, archivo 12 registro, archivo 12 reproducir
act-archive-one = ver esta partida de otro lugar
act-archive-record = { act-record }
    .button = { act-record.button }
act-archive-replay = { act-replay }
    .button = { act-replay.button }
act-rematch = jugar otra vez, con los bandos cambiados
    .button = Revancha
    .help =
        revancha | jugar otra vez la última partida, con los bandos cambiados
act-watch = mirar la partida, si es pública
    .button = Mirar
    .choose = Mirar una partida
    .example = observar 12
    .help =
        observar NÚMERO [JUGADA] | mirar una partida pública: observar 12, u observar 12 7 para ver el tablero tras la jugada 7; también vale «12: historial»
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
act-organisers = ver quién forma la organización
    .open = escribir a la organización: añade lo que quieras decir
    .button-open = Escribir a la organización
    .box = Escribir a la organización
    .field = Lo que quieres decirle
    .example = organización quiero recuperar mi nombre de antes
    .help =
        organización | quién forma la organización
        organización TEXTO | escribirle
act-report =
    .example = denunciar ylva mensajes groseros
    .slash = Escribir a la organización, sobre alguien o sobre otra cosa
    .help =
        denunciar NOMBRE TEXTO | informar a la organización sobre alguien
act-organise =
    .example = organizar nombrar ylva
    .help =
        organizar … | lo que solo ella puede hacer: ayuda organizar
    .help-more =
          organizar suspender NOMBRE 3 días MOTIVO,
          organizar levantar NOMBRE MOTIVO
                           suspende una cuenta (también «para siempre»), o lo contrario
          organizar decidir PARTIDA atacantes MOTIVO,
          organizar cerrar PARTIDA MOTIVO
                           termina una partida: ganan los atacantes o los defensores,
                           o «tablas»; o sin resultado
          organizar prolongar PARTIDA atacantes 2d MOTIVO
                           da más tiempo a un bando: 2d, 12h o 1d12h
          organizar escalera …, organizar torneo …
                           abrir escaleras y torneos: véanse «ayuda escalera» y
                           «ayuda torneo»
          organizar responder NÚMERO TEXTO, organizar anunciar TEXTO
                           responde a un mensaje; o anuncia algo a todo el club
          organizar nombrar NOMBRE, organizar cesar NOMBRE MOTIVO
                           alguien entra en la organización; lo retiras, o la
                           dejas tú
act-organise-answer =
    .open = responder: añade lo que quieras decir
    .button-open = { control-answer }
    .box = Responder por la organización
    .field = Tu respuesta
    .example = gracias, lo miraremos
act-organise-circle-open = mostrar el círculo a todos, y abrirlo si espera
    .button = Abrir { $what }
act-block = no recibir sus retos ni sus mensajes
    .button = Bloquear a { $what }
    .example = bloquear ylva
    .slash = Bloquear los retos y mensajes de alguien
    .help =
        bloquear NOMBRE, desbloquear NOMBRE | no recibir retos ni mensajes de alguien, o volver a recibirlos
act-unblock = quitar el bloqueo
    .button = Desbloquear a { $what }
    .example = desbloquear ylva
act-channel = recibir allí tus notificaciones
    .button = { $what ->
            [mail] Avisarme por correo
            [discord] Avisarme en Discord
           *[terminal] Avisarme en un terminal
        }
    .example = canal correo
    .help =
        canal correo, canal discord, canal terminal | adónde te llegan las notificaciones
act-link =
    .open = vincular una dirección{ CLIENT() ->
            [discord] {""}
           *[typed] , como esta
        }
    .example = vincular alva@example.org
    .slash = Vincular un correo a tu cuenta, o escribir el código que te enviamos
    .help =
        vincular DIRECCIÓN, vincular CÓDIGO, desvincular DIRECCIÓN | vincular una dirección a tu cuenta, o desvincularla
act-link-code = sí, esta dirección es mía
    .button = Sí, soy yo
act-unlink = desvincular esa dirección
    .button = { $channel ->
            [discord] Desvincular esta cuenta de Discord
           *[mail] Desvincular { $what }
        }
    .choose = Desvincular una dirección
    .example = desvincular alva@example.org
act-settings-devices = ver dónde has iniciado sesión
    .button = Mis dispositivos
act-settings-devices-end = cerrar la sesión de ese dispositivo
    .button = Cerrar sesión: { $what }
act-settings-devices-end-all = cerrar la sesión de todos tus dispositivos
    .button = Cerrar todas
act-settings-calendar-new = cambiar la dirección de tu calendario
    .button = Dirección nueva
act-vacation =
    .open = irte de vacaciones{ CLIENT() ->
            [discord] {""}
           *[typed] , así
        }
    .example = vacaciones hasta el viernes
    .help =
        vacaciones, vacaciones 3 días, vacaciones hasta el viernes, vacaciones del 20.12. al 6.1., vacaciones fin | parar tus relojes, en las partidas que admiten vacaciones
act-vacation-end = terminar tus vacaciones
    .button = Terminar mis vacaciones
act-export = recibir todo lo que el club guarda sobre ti
    .button = Obtener mis datos
    .help =
        exportar | recibirlo todo en un archivo
act-privacy = ver qué guarda el club sobre ti, y para qué
    .button = Qué guardáis sobre mí
    .help =
        privacidad | qué guarda el club sobre ti, y para qué
act-erase = borrar tu cuenta; antes te preguntamos
    .button = Borrar mi cuenta…
    .box = Borrar tu cuenta
    .field = Para confirmar, escribe tu nombre en el club
    .example = bórrame Ylva
    .help =
        bórrame | borrar tu cuenta (antes te decimos qué significa)
act-erase-one = borrar tu cuenta; no se puede deshacer
    .button = { act-erase.button }
act-circle = ver los círculos
    .button = Círculos
    .slash = Ver los círculos, o ver uno para entrar en él o dejarlo
    .help =
        círculo [NOMBRE] | los clubes dentro del club, o uno de ellos
        círculo unirse NOMBRE, círculo salir NOMBRE | entrar en un círculo, o salir de él
    .help-more =
        Para la organización:
          organizar círculo abrir NOMBRE,
          organizar círculo cerrar NOMBRE MOTIVO
                           abre un círculo, con «idioma de» o «servidor NÚMERO» si
                           quieres, o lo cierra
          organizar círculo nombrar CÍRCULO NOMBRE,
          organizar círculo cesar CÍRCULO NOMBRE MOTIVO
                           da a un miembro su organización, o se la quita
          organizar círculo anunciar CÍRCULO TEXTO
                           dice algo a todos sus miembros, una vez al día
act-circle-one = ver quién forma parte del círculo y qué se juega en él
    .button = Ver el círculo
    .choose = Elige un círculo
act-circle-join = entrar en el círculo
    .button = Entrar en el círculo
act-circle-leave = dejar el círculo
    .button = Dejar el círculo
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
act-withdraw =
    .help =
        retirar | retirar tu jugada antes de que tu rival la vea
act-moves =
    .help =
        jugadas | todas las jugadas hechas hasta ahora
act-clock =
    .help =
        reloj | el tiempo que queda
    .help-more =
        Tu reloj empieza a correr cuando el club te ha comunicado que es tu turno. Si no
        podemos comunicártelo, porque no quieres mensajes, porque vienen devueltos o porque no
        hay otra vía para escribirte, el reloj empieza a correr igualmente, y tu rival puede
        ver desde cuándo. Si es el propio club el que tiene un problema, tu reloj empieza a
        correr, como muy tarde, tres días después del comienzo de tu turno. Si una
        notificación sobre tu turno no llega, tu reloj recupera el tiempo que ha perdido en
        ese turno, pero en toda la partida nunca más de la décima parte del tiempo con el que
        empezó.
act-picture =
    .help =
        imagen, imagen tras 7 | el tablero como imagen, ahora o tras la jugada 7
act-captured =
    .help =
        capturadas | cuántos hombres ha capturado cada bando
act-hint =
    .help =
        pista | una buena jugada, en una partida amistosa contra la casa
act-unsubscribe =
    .help =
        desuscribirme | no recibir más correos de este club
act-why =
    .help =
        por qué | por qué se rechazó tu última orden o cómo acabó una partida
act-players =
    .help =
        jugadores [PARTE] | quién juega aquí, o quién tiene PARTE en el nombre
act-player =
    .help =
        jugador [NOMBRE] | NOMBRE, o tú: resultados, ritmo, puntuaciones, puestos, partidas
act-club-today =
    .help =
        hoy en el club | lo que requiere la atención de la organización; solo ella lo ve. Con «seguir hoy en el club» lo recibe cada mañana

### What else can be sent

reply-no-contact = no recibir nunca más correos de este club
reply-pass-on = enviarlo
reply-keep-words = no enviarlo
reply-ask-words = preguntarme cada vez
reply-answer-in = recibir respuestas en español
reply-send = hacerlo
reply-choose = o envía solo { $number }
reply-announce-after = retirarla y hacerla con el aviso

### What the organisers decide

# $who is you, an opponent of $name, or a player (told to the organisers); $until a moment or “none”.
host-suspended = { $who ->
        [you] { $until ->
            [none] La organización del club te ha suspendido de forma permanente.
           *[other] La organización del club te ha suspendido hasta el { $until }.
        } Puedes seguir mirándolo todo, pero no mover ni escribir, y tus relojes siguen corriendo.
        [opponent] { $until ->
            [none] La organización del club ha suspendido a { $name } de forma permanente.
           *[other] La organización del club ha suspendido a { $name } hasta el { $until }.
        } Los relojes de tus partidas con { $name } siguen corriendo; si crees que no deberían, habla con la organización.
       *[player] { $until ->
            [none] La cuenta de { $name } está suspendida de forma permanente; { $name } ya lo sabe.
           *[other] La cuenta de { $name } está suspendida hasta el { $until }; { $name } ya lo sabe.
        }
    }
host-lifted = { $who ->
        [you] La organización del club ha levantado tu suspensión: puedes volver a jugar.
        [opponent] La organización del club ha levantado la suspensión de { $name }, que puede volver a jugar.
       *[player] La cuenta de { $name } ya no está suspendida; { $name } ya lo sabe.
    }
host-extended = { $who ->
        [you] La organización del club te ha dado tiempo adicional en esta partida: { $more }.
       *[other] La organización del club ha dado a { $name } tiempo adicional en esta partida: { $more }.
    }
host-brought-forward = El club tuvo que volver a una copia anterior de su archivo. { $put-back ->
        [0] En ella faltaba algo que había pasado en esta partida; se ha repuesto a partir de lo que se había guardado.
        [one] En ella faltaba la última jugada de esta partida; se ha repuesto a partir de lo que se había guardado.
       *[other] En ella faltaban las últimas { $put-back } jugadas de esta partida; se han repuesto a partir de lo que se había guardado.
    } Si no jugasteis así, escribe a la organización.
host-reason = El motivo de la organización: «{ $reason }»
host-appointed = { $who ->
        [you] Ahora formas parte de la organización del club: puedes decidir partidas, dar más tiempo, suspender cuentas y convocar torneos. Todo lo que hagas queda anotado, y a quienes afecte se les dirá tu motivo.
       *[player] { $name } forma parte de la organización y ya lo sabe.
    }
host-dismissed = { $who ->
        [you] Ya no formas parte de la organización del club.
       *[player] { $name } ya no forma parte de la organización y ya lo sabe.
    }
host-decided-by = La decisión es de { $name }.
organisers = La organización de este club: { $names }. Convoca torneos, da más tiempo, decide las partidas que sus jugadores no pueden terminar y responde a lo que le escribes.
organisers-of = La organización del círculo { $circle }: { $names }.
organisers-none = La única organización de este club es quien lo lleva en su máquina.
# What somebody has written to them: a report, if it is about $about, or a letter.
report-made = { $kind ->
        [report] Mensaje { $number } a la organización, de { $name } sobre { $about }
       *[letter] Mensaje { $number } a la organización, de { $name }
    }{ $has ->
        [text] : «{ $text }»
       *[nothing] , sin añadir nada.
    }
report-answered = { $who ->
        [host] Quien lleva el club ha respondido
       *[organiser] { $organiser } ha respondido por la organización
    }: «{ $answer }» { $kind ->
        [report] Habías escrito sobre { $about }
       *[letter] Habías escrito
    }: «{ $text }»
report-answered-by-you = { $name } ha recibido tu respuesta al mensaje { $number }: «{ $answer }»
report-gone = Este mensaje a la organización se ha borrado porque quien lo escribió ha dejado el club.
# Told to everybody; $who is host or organiser.
announced = { $who ->
        [host] De quien lleva { $club }, para todo el mundo: «{ $text }»
       *[organiser] De { $name }, para todo el mundo en { $club }: «{ $text }»
    }
announced-by-you = Tu anuncio { $players ->
        [0] no ha llegado a nadie: no se puede avisar a nadie más del club
        [one] ha llegado a una persona
       *[other] ha llegado a { $players } personas
    }: «{ $text }»
# What an organiser is about to do. $days is 0 for “permanently”.
organise-asked-suspend = ¿Suspender la cuenta de { $name } { $days ->
        [0] de forma permanente
        [one] durante un día
       *[other] durante { $days } días
    }? No podrá mover ni escribir, aunque sus relojes seguirán corriendo, y sus desafíos abiertos se retirarán. A { $name } se le dirá tu motivo; a sus rivales, solo que está suspendida.
organise-asked-appoint = ¿Que { $name } forme parte de la organización { $of ->
        [circle] del círculo { $circle }
       *[club] del club
    }? Lo sabrá toda la organización, y puedes retirarlo.
organise-asked-appoint-close = Durante cuatro semanas, ninguno de los dos decide lo que afecte al otro.
organise-asked-dismiss = ¿Que { $name } deje de formar parte de la organización? A { $name } se le dirá tu motivo.
organise-asked-close-circle = ¿Cerrar el círculo { $circle } y sus escaleras? A todos sus miembros se les dirá tu motivo. Las partidas en curso continúan y los torneos que no han empezado se cancelan.
organise-asked-dismiss-of = ¿Que { $name } deje de formar parte de la organización del círculo { $circle }? A { $name } se le dirá tu motivo.
organise-asked-adjudicate = ¿Terminar la partida { $game } así: { $how ->
        [won] gana { $name }
       *[draw] tablas
    }? No se puede deshacer. A ambos se les dirá tu motivo, que quedará en el registro de la partida.
organise-asked-close = ¿Terminar la partida { $game } sin resultado? No se puede deshacer. A ambos se les dirá tu motivo, que quedará en el registro de la partida.
organise-asked-place = ¿Pasar a { $name } al puesto { $place } de la escalera de { $ladder }? Tu motivo quedará en el historial de la escalera.
organise-asked-close-ladder = ¿Quieres cerrar la escalera de { $ladder }? Ya no quedará nadie en ella, y los matches ya empezados dejarán de contar para la escalera.
organise-asked-take-off = ¿Sacar a { $name } de la escalera de { $ladder }? A { $name } se le dirá tu motivo. Los matches que han empezado dejan de contar para ella.
organise-asked-cancel = ¿Cancelar el torneo { $number }, { $tournament }? Las partidas en curso terminarán sin resultado, y a todos los inscritos se les dirá tu motivo.
organise-asked-take-out = ¿Sacar a { $name } del torneo { $number }, { $tournament }? No podrá volver a inscribirse, y se le dirá tu motivo.
organise-asked-reason = Tu motivo: «{ $reason }»
organise-asked-announce = ¿Quieres que lo sepa { $players ->
        [0] todo el club, en el que no se puede avisar a nadie más
        [one] todo el club, es decir, una persona más
       *[other] todo el club, es decir, otras { $players } personas
    }? No se puede deshacer, y el siguiente anuncio tendrá que esperar a mañana.
organise-asked-announce-in-circle = ¿Quieres que lo sepa todo el círculo { $circle } ({ $players ->
        [0] no se puede avisar a nadie más
        [one] una persona más
       *[other] otras { $players } personas
    })? No se puede deshacer, y el siguiente anuncio tendrá que esperar a mañana.
organise-asked-text = Tu anuncio: «{ $text }»
house-why-passed = { $name } ha pasado: la tirada no le dejaba ninguna jugada legal.
house-why-only-move = { $name } ha jugado { $move } porque era la única jugada legal.
house-why-does = { $deed }
house-why-threatens-king = { $move } amenaza con capturar al rey.
house-why-keeps = { $name } ha jugado { $move } porque podías capturar la ficha de { $square }. Ahora ya no puedes.
house-why-threatens = { $count ->
        [one] { $move } amenaza con capturar al hombre de { $squares }.
       *[other] { $move } amenaza a los hombres de { $squares }.
    }
house-why-delays = Tras { $move }, el rey ya no puede llegar { $goal ->
        [corner] a una esquina
       *[edge] al borde
    } en { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }.
house-why-nears = Tras { $move }, el rey puede llegar { $goal ->
        [corner] a una esquina
       *[edge] al borde
    } en { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    } si nada se interpone en su camino.
house-why-guards = { $move } pone a un hombre a vigilar la esquina { $square }.
house-why-narrows = Tras { $move }, el rey solo puede ir a { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    } en lugar de { $from }.
house-why-shuts-in = Tras { $move }, el rey no puede moverse.
house-why-widens = Tras { $move }, el rey puede ir a { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    } en lugar de { $from }.
house-why-approaches = { $move } acerca un hombre al rey.
house-why-safe = { $name } ha jugado { $move } porque la ficha está segura en { $square }: no puedes capturarla en tu próximo turno.
house-why-expects = { $name } ha jugado { $move } porque le gustó lo que vio al calcular. Espera { $answer } como tu mejor respuesta.
house-why-looked-good = { $name } ha jugado { $move } porque le pareció buena al comparar sus jugadas.
house-hint-asked = La casa está buscando una buena jugada para ti. La tendrás enseguida.
house-hint = Aquí la casa jugaría { $ply }.
### Trouble of ours

apology = { $what ->
        [full] Lo sentimos: el disco del club está lleno.
        [locked] Lo sentimos: otro programa está usando el archivo del club.
        [damaged] Lo sentimos: el archivo del club está dañado, y la organización tiene que recuperar una copia de seguridad.
       *[other] Lo sentimos: algo ha fallado por nuestra parte.
    } Tu orden no se ha ejecutado y nada ha cambiado. La organización puede ver qué ha fallado; inténtalo de nuevo más tarde.

### Lines that can’t be read as commands

# $typed is what was written, $order the command that was understood, $example a whole line.
misread-empty = En esa línea no hay ninguna orden.
misread-quoted = Esa línea empieza con «>», así que parece una cita y no se ha leído como una orden. Si era una orden, envíala otra vez sin el «>».
misread-game-number = No hay ninguna partida { $typed }.
misread-not-understood = «{ $typed }» no es una orden ni una jugada.
misread-offered-announcement = La jugada todavía no se ha hecho: has escrito algo sobre un aviso y no está claro si lo haces. ¿Qué quieres?
misread-offered = Todavía no se ha hecho nada. { $count ->
        [one] ¿Es esto lo que quieres?
       *[other] ¿Quieres alguna de estas cosas?
    }

### Al sentarse ante un terminal

greeting-stranger = Te damos la bienvenida a { $club }. Aquí todavía nadie se llama { $name }: puedes unirte con ese nombre.
greeting-player = Hola de nuevo, { $name }: estás en { $club }.
# $numbers son los números de las partidas.
greeting-games = { $count ->
        [one] Es tu turno en la partida { $numbers }.
       *[other] Es tu turno en { $count } partidas: { $numbers }.
    }
greeting-challenges = { $count ->
        [one] Un reto espera tu respuesta.
       *[other] { $count } retos esperan tu respuesta.
    }
greeting-open-challenges = { $count ->
        [one] Hay un reto abierto que puedes aceptar.
       *[other] Hay { $count } retos abiertos que puedes aceptar.
    }
greeting-nothing = No tienes nada pendiente.
terminal-left =
    Has dejado tu sitio, y el club sigue abierto. Para volver:
      { $line }
terminal-too-long = Esa línea es demasiado larga para ser una orden, así que no se ha enviado.
terminal-lost = (Se ha perdido la conexión con el club; esperamos a que vuelva.)
terminal-given-up = Lo sentimos, el club ha fallado { $times } veces con «{ $text }», así que no se enviará de nuevo. La organización puede ver por qué. Envía { COMMAND("board") } o { COMMAND("games") } para ver si se hizo.

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

### Why the club refuses

# $found is one if there is a $nearest, else nobody or nothing.
refusal-no-player = { $found ->
        [one] Aquí nadie se llama { $name }. ¿Querías decir { $nearest }?
       *[nobody] Aquí nadie se llama { $name }. Comprueba cómo se escribe. Quien aún no juega aquí puede unirse al club.
    }
# $name is the reader’s.
refusal-not-a-player = Todavía no puedes hacer eso, { $name }: primero tienes que unirte al club.
refusal-other-seat = Aquí has entrado como { $seat }, así que no puedes unirte como { $name }. Únete como { $seat } o entra de nuevo como { $name } (taflpost play --as { $name }).
refusal-already-a-player = Ya estás en el club.
refusal-bad-name = { $because ->
        [shape] «{ $name }» no vale como nombre: un nombre tiene de 2 a 30 letras, cifras, guiones, apóstrofos o puntos, en cuatro palabras como mucho, y empieza por una letra. Elige otro.
        [letters] «{ $name }» no vale como nombre: algunas de sus letras ya no se usan en ningún idioma y se confunden con otras. Escríbelo en letras corrientes o elige otro.
        [reserved] «{ $name }» no vale como nombre: parece una orden, una casilla, una jugada o una palabra para otras personas, como «tú» o «todos», o está reservado para la casa o para quienes han dejado el club. Elige otro.
        [office] «{ $name }» no vale como nombre: se podría pensar que diriges este club. Elige otro.
        [own] Ya te llamas «{ $name }».
       *[taken] El nombre «{ $name }» está en uso, lo estuvo hasta hace poco o se parece demasiado a otro. Elige otro o añade un apellido.
    }
refusal-renamed-lately = Puedes cambiar de nombre una vez cada 30 días; la próxima, a partir del { $from }.
refusal-no-game = No hay ninguna partida { $game }.
refusal-no-archived-game = No hay ninguna partida { $number } en el archivo.
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
refusal-no-invitation = { $number ->
        [none] No hemos encontrado ningún reto con el que se pueda hacer eso.
       *[other] No hemos encontrado ningún reto { $number } con el que se pueda hacer eso.
    }
refusal-which-invitation = { CLIENT() ->
        [discord] ¿A qué reto te refieres: { $numbers }?
       *[typed] ¿A qué reto te refieres: { $numbers }? Pon su número después de la orden.
    }
refusal-one-invitation = Todavía no se ha hecho nada. ¿Te refieres al reto { $number }?
refusal-yourself = El reto no puede ser para ti. Nombra a otra persona.
refusal-no-ruleset = { $found ->
        [one] No hay ningún reglamento «{ $typed }». ¿Querías decir { $nearest }?
       *[nothing] No hay ningún reglamento «{ $typed }». Elige { $rulesets }.
    }
refusal-which-ruleset = Falta el reglamento (las reglas con las que se juega). Elige { $rulesets }.
refusal-no-hun = En { $ruleset } no se usa el hún, el dado del rey. Quita «hún» o elige otro reglamento.
refusal-odds-are-unrated = Solo se puede jugar con tiempos distintos en partidas amistosas, porque el resultado diría poco de quién juega mejor. Escribe «amistosa» o da a los dos el mismo tiempo.
refusal-only-a-match = En { $ruleset } siempre se juega un match de dos partidas, con los bandos cambiados. Quita el bando o escribe «match».
# $why is what is wrong with it, $part the word at fault.
refusal-bad-clock = { $why ->
        [zero] Con «{ $part }» no queda tiempo: un reloj necesita al menos un segundo.
        [long] «{ $part }» es demasiado: un reloj no puede tener más de { $days ->
            [one] un día
           *[other] { $days } días
        }.
        [cap-below-bank] En «{ $part }», el máximo del reloj (después de la /) es menor que el tiempo con el que empieza.
        [empty-night] «{ $part }» empieza y acaba a la misma hora.
        [doubled] «{ $part }» repite o contradice algo anterior.
       *[unknown] «{ $part }» no es un ritmo de juego válido.
    } Escribe, por ejemplo, «7d+1d/10d» (7 días, 1 más con cada jugada, 10 como mucho) o «3d/jugada» (3 días para cada jugada). Puedes añadir «fin de semana» o «noche=22-07», para que el reloj se pare entonces, o «reclamación», para que la victoria por tiempo haya que reclamarla.
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
# $became is what became of it, $other the game or challenge that did. A seek is an open challenge.
refusal-answered = { $became ->
        [game] El reto { $number } ya se ha aceptado: es la partida { $other }.
        [all-taken] Ya se han aceptado todas las partidas del reto abierto { $number }.
        [declined] El reto { $number } ya se ha rechazado.
        [countered] Al reto { $number } ya se ha respondido con una contraoferta: el reto { $other }.
        [changed] Al reto { $number } ya se ha respondido con una contraoferta.
        [cancelled] { $what ->
            [seek] El reto abierto { $number } se ha cancelado.
           *[invitation] El reto { $number } se ha cancelado.
        }
       *[expired] { $what ->
            [seek] El reto abierto { $number } ha caducado.
           *[invitation] El reto { $number } ha caducado.
        }
    }
# $waits is one (challenge) or everybody (open challenge).
refusal-own-invitation = { $waits ->
        [one] El reto { $number } es tuyo: esperamos la respuesta de { $recipient }. Puedes cancelarlo.
        [again] Ese reto ya lo has enviado, con el número { $number }: esperamos la respuesta de { $recipient }. No se ha vuelto a enviar nada.
       *[everybody] El reto abierto { $number } es tuyo, así que tiene que aceptarlo otra persona. Puedes cancelarlo.
    }
refusal-not-yours-to-cancel = { $what ->
        [invitation] No puedes cancelar el reto { $number }, porque es de { $sender }. Puedes rechazarlo.
       *[seek] No puedes cancelar el reto abierto { $number }, porque es de { $sender }.
    }
refusal-seek-as-it-is = El reto abierto { $number } solo se puede aceptar tal como está. Si quieres otras condiciones, reta tú a { $sender }.
refusal-seek-taken = Ya has aceptado una partida del reto abierto { $number } de { $sender }; las demás son para otras personas. Puedes retar tú a { $sender }.
refusal-seek-games = El número de partidas de un reto abierto puede ser de 1 a { $most }, no { $games }. Envíalo otra vez con otro número.
refusal-too-many-seeks = Has llegado al límite de retos abiertos: { $count } a la vez ({ $numbers }). Cancela antes uno.
refusal-too-many-invitations = Has llegado al límite de retos pendientes de respuesta: { $count } a la vez. Espera una respuesta o cancela uno.
refusal-too-many-today = Has llegado al límite de retos: { $count } en 24 horas. Podrás enviar más a partir del { $again }.
refusal-too-long = Es demasiado largo: tiene { $letters } caracteres, y el límite es { $most }. Acórtalo o envíalo en varias partes.
refusal-too-many-messages = Has llegado al límite de mensajes: { $count } en 24 horas. Podrás enviar más a partir del { $again }.
refusal-too-many-reports = Ya no puedes escribir más a la organización: el límite es de { $count } veces en 24 horas. Podrás volver a hacerlo a partir del { $again }.
refusal-too-many-notes = Has llegado al límite de notas sobre la partida { $game }: { $most }.
refusal-no-house-level = La casa juega en cinco niveles, del 1 al 5; no hay nivel { $level }. El 1 es el más fácil.
refusal-too-many-with-house = Has llegado al límite de partidas contra la casa: { $most } a la vez. Termina antes una; las dos de un match cuentan.
refusal-only-house-slowly = Solo a la casa se le puede pedir que juegue despacio. Con otras personas se acuerda un ritmo de juego, por ejemplo 3d/jugada.
refusal-house-stays-out = La casa solo está en las escaleras y en los torneos en los que la ha inscrito la organización. Puedes retarla a una partida puntuada.
refusal-no-hint-here = En la partida { $game } no hay pistas: la casa las da solo en sus propias partidas, y solo si son amistosas.
refusal-no-hint-now = Ahora no puedes pedir una pista: la partida { $game }, contra otra persona, es puntuada y tiene las mismas reglas. Vuelve a pedirla cuando termine.
refusal-not-public = La partida { $game } es privada: solo pueden mirarla quienes la juegan.
refusal-nothing-to-explain = No hay nada que explicar: últimamente no se ha rechazado ninguna orden tuya ni ha terminado ninguna partida tuya. Si te refieres a otro mensaje, mira la respuesta que te enviamos entonces.
refusal-nothing-to-rematch = No hay revancha que pedir: todavía no has terminado ninguna partida.
refusal-notes-of-running = La partida { $game } sigue en curso; podrás abrir tus notas cuando termine.
refusal-no-notes = No tienes notas sobre la partida { $game } que no estén ya abiertas.
refusal-nothing-tried = No has probado ninguna jugada en la partida { $game } desde la última que se hizo. Prueba alguna y después podrás deshacerla o guardar la línea.
refusal-no-line = No hay ninguna línea { $number } en la partida { $game }.
refusal-long-line = Una línea puede tener como mucho { $most } jugadas. Guarda esta y empieza otra más adelante en la partida.
refusal-not-over = La partida { $game } sigue en curso; podrás pedir la revancha cuando termine.
refusal-follow-nothing = No hay ninguna partida, ningún jugador ni ningún reglamento que se llame «{ $typed }». Una partida se sigue por su número.
refusal-follow-own = De tus propias partidas ya recibes avisos. Puedes seguir las de otros.
refusal-follow-too-much = Puedes seguir { $count } cosas como mucho. Deja antes de seguir una de ellas.
refusal-not-followed = No sigues «{ $typed }».
refusal-rematch-open = { $by ->
        [you] Ya has pedido esa revancha: el reto { $number } espera la respuesta de { $opponent }.
       *[other] { $opponent } ya ha pedido esa revancha: es el reto { $number }.
    }
refusal-stranger = Todavía no conocemos la dirección { $address }. Únete con el nombre que quieras o, si ya juegas aquí, envía { COMMAND("link") } y el código que te enviamos.
refusal-address-taken = { $address } no se puede vincular a tu cuenta: ya se usa en este club.
refusal-already-linked = { $address } ya está vinculada a tu cuenta.
refusal-bad-address = { CLIENT() ->
        [discord] «{ $typed }» no es una dirección de correo válida.
       *[typed] «{ $typed }» no es una dirección de correo válida. Si te refieres a una cuenta de Discord, escríbela así: «discord 123456789012345678».
    }
refusal-not-signed-in = No has iniciado sesión en este dispositivo, así que no sabemos quién eres. Inicia sesión primero y vuelve a intentarlo.
refusal-wrong-device-code = Ese no es el código que enviamos para este dispositivo, o ya no es válido: un código sirve durante diez minutos, y después de tres intentos fallidos hay que pedir otro.
refusal-no-device = No has iniciado sesión en ningún dispositivo con el número { $number }.
refusal-not-on-pages = Eso no se hace en las páginas: si no, quien encontrara tu dispositivo abierto podría { $what ->
        [organiser] entrar en la organización
       *[account] quedarse con tu cuenta
    }. Envía «{ $order }» por correo o en Discord.
refusal-no-pages = Este club no tiene páginas públicas, así que no tienes ningún calendario en ellas.
refusal-too-many-codes = Hoy no podemos enviar más códigos. Inténtalo otra vez mañana.
refusal-too-new = Podrás invitar por correo a partir del { $from }, un día después de unirte al club. Hasta entonces, reta a los demás por su nombre.
refusal-no-code = Aquí no hay ningún código pendiente, o ha caducado, o ya se ha usado. Pide otro.
refusal-wrong-code = Ese no es el código correcto. { $left ->
        [0] No te quedan intentos; pide otro código.
        [one] Te queda un intento.
       *[other] Te quedan { $left } intentos.
    }
refusal-code-elsewhere = Envía esa línea desde la cuenta de Discord que quieres vincular.
refusal-not-linked = «{ $typed }» no está entre las direcciones vinculadas a tu cuenta. Las ves en tus ajustes.
refusal-last-way = No puedes desvincular { $address }: es la única vía que tenemos para escribirte. Vincula antes otra dirección.
refusal-no-way = { $channel ->
        [mail] No tienes ninguna dirección de correo vinculada. Vincula antes una.
        [discord] No tienes ninguna cuenta de Discord vinculada. Vincula antes una, con { COMMAND("link discord") } y su nombre.
       *[terminal] Todavía no has usado un terminal aquí. Entra desde uno y elígelo allí.
    }
# The club sends nothing over $channel (mail or discord).
refusal-no-channel = { $channel ->
        [discord] Este club no está en Discord, así que no puedes vincular una cuenta de allí ni escribir a ninguna.
       *[mail] Este club no usa el correo, así que no puedes vincular una dirección de correo ni escribir a ninguna.
    } En tus ajustes ves adónde van tus notificaciones.
refusal-takes-none = { $name } no acepta retos por ahora.
refusal-you-block = Has bloqueado a { $name }. Quita antes el bloqueo.
refusal-not-blocked = No has bloqueado a { $name }.
refusal-only-others = Eso solo vale para otras personas, no para ti. Nombra a otra.
refusal-nobody-at = Aquí nadie tiene la dirección «{ $typed }». Comprueba cómo se escribe. Quien aún no juega aquí tiene que unirse antes al club.
refusal-not-yet-a-player = Esa persona todavía no juega aquí. Puedes retarla a una partida pública en un canal de un servidor en el que estéis los dos, o pedirle que antes se una: basta con pulsar un botón.
refusal-left-alone = { $name } no quiere que le reten aquí, así que no se ha preguntado a nadie.
refusal-gone = { $name } ha dejado el club.
refusal-not-from-here = Eso solo puedes hacerlo desde una dirección vinculada a tu cuenta.
refusal-other-name = No se ha borrado nada: aquí te llamas { $name }, no «{ $typed }».
refusal-name-needed = No se ha borrado nada: para eso no basta con un sí. Si quieres borrar tu cuenta, confírmalo con tu nombre.
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
# $until is a moment or “none”.
refusal-suspended = { $until ->
        [none] Tu cuenta está suspendida de forma permanente, así que tu orden no se ha ejecutado.
       *[other] Tu cuenta está suspendida hasta el { $until }, así que tu orden no se ha ejecutado.
    } Puedes seguir mirándolo todo, recibir tus datos en un archivo y borrar tu cuenta. Si crees que es un error, escribe a la organización. Su motivo: «{ $reason }»
refusal-no-reason = No se ha hecho nada, porque falta un motivo; lo leerán las personas afectadas.
refusal-long-reason = No se ha hecho nada, porque el motivo es demasiado largo. El límite son { $most } caracteres.
refusal-no-such-game = El club no tiene ninguna partida { $game }. Comprueba el número.
refusal-no-clock = No puedes añadir tiempo a la partida { $game }: se juega sin reloj.
refusal-not-suspended = La cuenta de { $name } no está suspendida.
refusal-bad-span = Esa duración no es posible: tiene que ser mayor que cero y, como mucho, de { $most ->
        [one] un día
       *[other] { $most } días
    }.
refusal-only-organisers = Eso solo puede hacerlo la organización del club.
refusal-only-circles = Solo organizas { $circles }; de esto se ocupa la organización del club.
refusal-no-circle = No hay ningún círculo llamado «{ $name }».
refusal-already-in-circle = Ya formas parte del círculo { $circle }.
refusal-not-in-circle = No formas parte del círculo { $circle }.
refusal-other-not-in-circle = { $name } no forma parte del círculo { $circle }, y solo sus miembros pueden organizarlo.
refusal-circle-only-there = El círculo { $circle } está en un servidor de Discord. Puedes entrar allí, con la cuenta con la que juegas.
refusal-circle-only-members = Eso es para los miembros del círculo { $circle }. Entra primero en él.
refusal-bad-circle-name = «{ $name }» no puede ser el nombre de un círculo. Debe ser una palabra de 2 a { $most } letras, cifras y guiones que empiece por una letra y no sea una orden.
refusal-circle-taken = Hay o hubo un círculo llamado { $circle }. Elige otro nombre.
refusal-circle-has-one = Ese servidor ya tiene un círculo: { $circle }.
refusal-circle-still-waits = El círculo { $circle } de este servidor espera a la organización del club, que ya lo sabe y lo abrirá si está de acuerdo.
refusal-bad-server = «{ $typed }» no es el número de un servidor de Discord. En Discord se copia en el menú del servidor si está activado el modo de desarrollador.
refusal-party-to = { $what ->
        [game] Tú juegas en la partida { $number }, así que tiene que decidir otra persona.
        [place] Eso cambiaría tu propio puesto en la escalera de { $name }, así que tiene que hacerlo otra persona.
        [tournament] Tú participas en el torneo { $number }, { $name }, así que tiene que decidirlo otra persona.
        [opponent] Estás jugando contra { $name }, así que tiene que decidirlo otra persona.
        [close] Eso afecta a { $name }, y en las últimas cuatro semanas una de las dos personas entró en la organización por la otra, así que tiene que decidirlo alguien más.
       *[account] No puedes decidir eso sobre ti; tiene que hacerlo otra persona.
    } Pídeselo a alguien más de la organización.
refusal-only-the-host = { $name } también forma parte de la organización: eso solo puede cambiarlo quien le dio ese cargo o quien lleva el club en su máquina.
refusal-already-organiser = { $name } ya forma parte de la organización.
refusal-not-organiser = { $name } no forma parte de la organización.
refusal-suspended-candidate = La cuenta de { $name } está suspendida; hasta que eso acabe no puede formar parte de la organización.
refusal-new-candidate = { $name } se unió hace menos de una semana. Hasta el { $from }, solo quien lleva el club en su máquina puede hacer que { $name } forme parte de la organización.
refusal-no-such-report = No hay ningún mensaje { $number } a la organización que puedas responder.
refusal-report-answered = { $who ->
        [host] Quien lleva el club ya ha respondido al mensaje { $number }.
       *[organiser] { $name } ya ha respondido al mensaje { $number }.
    }
refusal-announced = Ya ha habido un anuncio en las últimas 24 horas. El siguiente será posible a partir del { $again }.

### Emails to people who aren’t players

contact-wrote = Alguien, quizá tú, ha escrito a { $club } desde tu dirección de correo. Aquí se juega por correo al hnefatafl, el juego de tablero de los vikingos: haces tus jugadas respondiendo a un mensaje. Si quieres jugar, únete al club.
contact-invited = { $name } te invita a una partida de hnefatafl, el juego de tablero de los vikingos, en { $club }. Se juega por correo: haces tus jugadas respondiendo a un mensaje.
# Above the other terms, for somebody who doesn’t know the rules yet and can’t ask for them.
contact-ruleset = Tablero: { $size }×{ $size } casillas. Reglas: { $ruleset }.
contact-invited-join = Si quieres jugar, únete al club. Entonces te enviaremos por correo el reto con todas sus condiciones, y aún podrás rechazarlo.
# Another player may invite to the same address later: that is another email.
contact-stop-asked = Tú, o alguien con tu dirección de correo, pidió a { $club } que no enviara más correos aquí. ¿Quieres no recibir más correos de este club, los pida quien los pida?
contact-once = Si no respondes, no recibirás más correos sobre esto.

### The page on which emails are stopped

stop-title = { $page ->
        [ask] ¿Dejar de recibir correos?
        [done] Ya no recibirás correos
       *[gone] Este enlace no funciona
    }
stop-ask = Si marcas la casilla y pulsas el botón, { $club } no enviará nada más a tu dirección de correo: ni jugadas ni recordatorios de tiempo. Si tienes partidas en curso, diremos a tus rivales que los correos no te llegan, y los relojes seguirán corriendo como se acordó. Para abandonar una partida, responde «abandonar» a uno de sus correos.
stop-button = Dejar de recibir correos
stop-sure = Sí, no quiero recibir más correos del club
stop-done = { $club } no enviará más correos a tu dirección. Para volver a recibirlos, envía «canal correo» al club desde esa dirección.
stop-gone = Este enlace es demasiado antiguo o no se copió entero. Para dejar de recibir correos, responde «desuscribirme» a cualquier correo del club o usa el botón de tu programa de correo para cancelar la suscripción.

### Discord

## Names of commands and options, as Discord writes them: small letters, no spaces
command-game = partida
command-number = número
command-side = bando
command-terms = condiciones
command-text = texto
command-act = acción
command-server = servidor
command-ladder = escalera
command-check = comprobar
command-answer = respuesta
command-count = cuántas
command-move = mover
command-ply = jugada
command-moves = jugadas
command-here = aquí
command-announce = aviso
command-order = orden
command-form = forma
command-plan = plan
command-show = ver
command-player = jugador
command-month = mes
command-name = nombre
command-off = quitar
command-server-games = servidor-partidas
command-server-threads = servidor-hilos
command-server-language = servidor-idioma
command-address = dirección

## What commands do: at most 100 characters each; names and texts of a whole command at most 4,000
command-tafl-does = Jugar al hnefatafl, el juego de tablero de los vikingos
command-ladder-does = Las escaleras y los torneos del club
command-organise-does = Para la organización del club: decidir partidas, convocar torneos
command-help-does = Cómo se juega aquí: lo que puedes hacer, de un vistazo
command-club-does = Tu cuenta, tus ajustes y el club
command-play-does = Retar a alguien o publicar un reto abierto; puedes cambiarlo todo antes de enviarlo
command-setup-does = Para quienes administran el servidor: configurar la aplicación
command-server-does = Elegir dónde se muestran aquí las partidas, con hilos o sin ellos, y en qué idioma
menu-challenge = Retar
command-move-does = Hacer una jugada
command-order-does = Escribir órdenes, una por línea
command-show-does = Ver una escalera
command-pin-does = Mostrar una escalera en este canal y mantenerla al día
command-check-does = Ver y cambiar los ajustes de este servidor y comprobar los permisos de la aplicación
command-open-circle-does = Abrir un círculo para este servidor: un club dentro del club, con sus propias escaleras
command-here-does = Mostrar tu partida aquí

## What options say, at most 100 characters each; many belong to several commands
option-player-does = Alguien de Discord
option-month-does = La escalera al cierre de un mes, p. ej. 2026-10
option-rival-does = A quién retar (se sugieren las personas a las que puedes retar)
option-name-does = Un nombre del club (en un reto, también vale una dirección de correo)
option-circle-does = El nombre del círculo; sin él, se ven todos
option-circle-name-does = Cómo se llama el círculo: una palabra, que después no se puede cambiar
option-archive-name-does = El nombre de un jugador, del club o de partidas de otros lugares
option-archive-against-does = El nombre del rival
option-archive-result-does = Cómo terminaron las partidas
option-archive-ending-does = Por qué terminaron las partidas
option-archive-since-does = El primer día, p. ej. 2011-08-01, o un año
option-archive-until-does = El último día, p. ej. 2011-08-31, o un año
option-archive-page-does = Qué parte de la lista
option-archive-number-does = El número de una partida de otro lugar, para verla
option-ruleset-does = El reglamento: tablero y reglas (aparecen sugerencias al escribir)
option-side-does = Tu bando, o un match: dos partidas con los bandos cambiados
option-clock-does = El ritmo de juego, p. ej. 3d/jugada, o 7d+1d/10d: 7 días y 1 más por jugada, 10 como mucho
option-terms-does = Otras condiciones, p. ej. puntuada o privada
option-number-does = El número de la partida, del reto o del torneo
option-count-does = Cuántas partidas quieres
option-ply-does = La jugada, p. ej. d1-d4
option-announce-does = Las rutas de escape que anuncias con la jugada
option-game-does = La partida, si tienes varias
option-form-does = Cómo se muestran los tableros
option-after-does = Tras qué jugada (el número)
option-moves-does = Una o varias jugadas seguidas
option-answer-does = Ofrecer, aceptar o rechazar
option-plan-does = La jugada de tu rival y luego la tuya, p. ej. d4-d6 entonces f6-f3 o d4-d6 entonces abandonar
option-act-does = Por ejemplo: prolongar 12 atacantes 2d un apagón
option-text-does = Lo que quieres escribir
command-part = parte
command-result = resultado
command-ending = final
option-part-does = Una parte de las reglas; «todo» para leerlas todas
option-channel-does = Adónde van tus notificaciones
option-server-games-does = Para este servidor: el canal donde se muestran las partidas
option-server-threads-does = Para este servidor: un hilo para cada match
option-server-language-does = Para este servidor: el idioma de lo que se publica
option-when-does = Cuánto, p. ej. 14 días o del 20.12. al 6.1.; o fin, para volver antes
option-address-does = La dirección de correo, o el código que te enviamos
option-off-does = Actívalo para anularlo
option-report-text-does = Lo que quieres decirle

## On buttons, at most 80 characters each
control-move = Mover
control-announce = Anunciar
control-type-move = Escribir jugada…
control-answer = Responder…
control-more = Más…
control-text = Tablero en texto
-accept = Aceptar
-decline = Rechazar
control-leave-alone = No mencionarme más
-take-back = Retirar la oferta
control-cancel = Cancelar
control-back = Atrás
control-play = Confirmar
control-play-saying = Jugar y anunciar «{ $words }»
control-play-silent = Jugar sin anunciar
control-challenge-on-ladder = Retar…
control-previous = Anteriores
control-next = Siguientes
control-read-on = Seguir leyendo ({ $page }/{ $pages })
control-send-challenge = Enviar
control-set-up = Configurar
control-check-again = Comprobar de nuevo
control-with-threads = Un hilo para cada match
control-without-threads = Sin hilos
control-one-board = Un tablero por partida
control-board-for-each-move = Un tablero por jugada
control-with-news = Noticias de escaleras y torneos
control-without-news = No publicar noticias
control-with-evening = Edición vespertina
control-without-evening = Sin edición vespertina
control-where-arranged = Mostrar las partidas donde se acuerdan

## Choosing a move
pick-piece = ¿Qué ficha quieres mover?
pick-piece-to-try = ¿Qué ficha quieres probar? Nada de esto se juega.
pick-piece-to-announce = Estas fichas pueden abrir una ruta de escape que anunciar. ¿Cuál quieres mover?
pick-nothing-to-announce = Ahora no hay nada que anunciar: ninguna de tus jugadas deja al rey una ruta de escape que puedas anunciar.
pick-no-announcements = En esta partida no se anuncian las rutas de escape.
pick-square = ¿Adónde quieres mover la ficha de { $from }?
pick-game-here = Ver el tablero de una partida
pick-which-game-here = La partida a la que te refieres
pick-more-here = Más…
pick-ruleset-here = El reglamento queda como se propuso
pick-side-here = Los bandos quedan como se propusieron
pick-clock-here = El ritmo queda como se propuso
pick-channel-here = Elige el canal de las partidas
pick-language-here = Elige el idioma de lo que se publica
language-own-name = español
pick-king = { $square } (el rey)
pick-roll = Tira primero el hún (el dado del rey) y elige luego tu jugada.
pick-preview = Así quedaría el tablero. Todavía no has hecho la jugada.
# A move that looks like a win to whoever makes it, and isn’t one.
preview-draws = Cuidado: esta jugada { $why ->
        [last-attacker] captura al último atacante
        [attackers] deja a los atacantes sin jugadas legales
       *[defenders] deja a los defensores sin jugadas legales
    }, y con estas reglas la partida termina entonces en tablas.
pick-unknown = Este botón ya no funciona, así que no se ha hecho nada. Para ver un tablero con botones que funcionen, usa { COMMAND("board") }.
pick-dropped = De acuerdo, no ha cambiado nada.
board-too-large-for-emoji = Discord no dibuja tantos emojis, así que este es el tablero en texto.
pick-two-people = Has elegido a alguien y además has escrito un nombre. Envíalo otra vez con solo una de las dos cosas, para que quede claro a quién te refieres. Todavía no se ha hecho nada.
pick-more = ¿Qué quieres hacer en esta partida?
pick-action-here = Elige qué hacer
# The squares that a picture marks, for people who do not see it.
pick-marked = Marcadas: { $squares }.

## Questions
ask-draw = ¿Quieres ofrecer tablas?
ask-draw-answer = Tu rival te ofrece tablas. Si aceptas, la partida termina. ¿Aceptas?
ask-draw-offered = Has ofrecido tablas y tu rival aún no ha respondido. ¿Quieres retirar la oferta?
ask-time = ¿Qué quieres ofrecer? No cambia nada hasta que tu rival acepte.
pick-time = { $what ->
        [pause] { $days ->
            [one] Pausar la partida un día
           *[other] Pausar la partida { $days } días
        }
       *[more] { $days ->
            [one] Un día más para los dos
           *[other] { $days } días más para los dos
        }
    }
order-box-title = Órdenes
help-in-discord = 
    El hnefatafl es un juego de mesa vikingo: un bando ataca y el otro pone a salvo a su rey.
    { COMMAND("challenge") }: retar a alguien o publicar un reto abierto
    { COMMAND("move") }: hacer una jugada, o pulsa el botón bajo un tablero
    { COMMAND("games") }: tus partidas, primero las que te esperan
    { COMMAND("board") }: el tablero de una partida y qué más puedes hacer allí
    { COMMAND("say") }: escribir a tu rival
    { COMMAND("rules") }: cómo se juega
    { COMMAND("ladder") }: la escalera; { COMMAND("tournament") }: los torneos
    { COMMAND("settings") }: idioma, zona horaria, notificaciones y tus datos
    { COMMAND("block") }, { COMMAND("report") }: si alguien te molesta
    Los mensajes normales no se leen aquí: pulsa un botón o usa una orden.
order-box-label = Una orden por línea
ply-box-title = Escribe una jugada
ply-box-label = De qué casilla a cuál, por ejemplo d1-d4
discord-stranger = Todavía no estás en { $club }. Pulsa uno de los botones de abajo para unirte e inténtalo otra vez.
play-challenge = Vas a retar a { $name }. Puedes cambiar todo lo de abajo antes de enviar el reto.
play-open = Vas a publicar un reto abierto, que cualquiera puede aceptar. Puedes cambiar todo lo de abajo antes de enviarlo.
play-counter = Elige qué quieres cambiar y envía tu contraoferta.
play-left-out = { $term ->
        [ruleset] El reglamento que has escrito no cabe aquí. Elige uno abajo.
        [side] El bando que has escrito no cabe aquí. Elige uno abajo.
       *[clock] El ritmo que has escrito no cabe aquí. Elige uno abajo.
    }
clock-choice = { $clock ->
        [day] 1 día para cada jugada
        [days] 3 días para cada jugada
        [long] Con calma: 14 días y 1 más con cada jugada
       *[usual] El habitual: 7 días y 1 más con cada jugada
    }
side-choice = { $side ->
        [attack] Tú atacas
        [defend] Tú defiendes
        [match] Un match: dos partidas con los bandos cambiados
       *[random] Se sortea quién ataca
    }
discord-stranger-goes-on = Todavía no estás en { $club }. Pulsa uno de los botones de abajo para unirte y seguimos enseguida con lo que querías hacer.

## Servers
server-set = En este servidor las partidas se muestran en { $channel ->
        [here] el canal donde se acuerdan
       *[other] { $channel }
    }, { $threads ->
        [yes] con un hilo para cada match
       *[no] sin hilos
    }. Todo se publica en { $language ->
        [en] inglés
        [nb] noruego
        [da] danés
        [de] alemán
       *[es] español
    }.
server-one-board = Cada partida tiene un solo tablero, que cambia con cada jugada.
server-news = { $news ->
        [yes] Las noticias de escaleras y torneos también se publican ahí.
       *[no] Las noticias de escaleras y torneos no se publican.
    }
server-evening = Si ha pasado algo, por la tarde se publica allí una edición: las partidas públicas con sus tableros, los nuevos retos abiertos y las escaleras.
server-circle = El círculo { $circle } está aquí: quien entra en el club en este servidor forma parte de él.
server-circle-opened = Quien entra en el club en este servidor forma parte del círculo, y también quien entra aquí en una de sus escaleras. Ahora la organización del club nombrará, entre los miembros, a quienes organicen el círculo; hasta entonces, ella misma abre sus escaleras y torneos. En otros sitios nadie ve el círculo hasta que lo haya visto la organización del club.
server-news-nowhere = Las noticias se publican en el canal de las partidas. Elige antes ese canal.
server-ladder = { $shown ->
        [no] La escalera de { $ladder } ya no se muestra aquí. Su último mensaje se queda, pero no se actualizará.
       *[yes] Desde ahora la escalera de { $ladder } se muestra aquí, en un mensaje que se mantiene al día. Es la escalera de todo el club, así que en ella también hay gente de otros servidores.
    }
server-ladder-of-circle = Desde ahora la escalera de { $ladder } se muestra aquí, en un mensaje que se mantiene al día. Pueden entrar en ella quienes forman parte del círculo { $circle } o están en su servidor.
server-ladder-barred = La escalera todavía no se muestra aquí. Concede lo que falta y vuelve a usar la orden.
server-no-right = Eso solo pueden hacerlo quienes gestionan este servidor (permiso «Gestionar servidor»). En el servidor no ha cambiado nada.
server-none = Eso solo funciona en un servidor donde esté instalada esta aplicación. Usa la orden allí, en un canal.
server-added = ¡Hola! Soy Taflpost. En este servidor ya podéis jugar al hnefatafl, el juego de mesa vikingo: jugada a jugada, cuando tengáis tiempo. Si gestionas este servidor, pulsa «Configurar» para elegir dónde se muestran las partidas; hasta entonces, se muestran donde se acuerdan.
server-hello = Desde ahora se muestran aquí las partidas de hnefatafl, el juego de mesa vikingo. Cualquiera puede mirar y cualquiera puede jugar, también contra gente de otros servidores y por correo: todos están en el mismo club.
server-said-hello = Ya hay un primer mensaje en { $channel }.
server-channel-gone = El canal en el que debían mostrarse las partidas se ha borrado. Elige otro; hasta entonces, las partidas nuevas se muestran donde se acuerdan.

## What the app may do in a channel
doctor-well = Esta aplicación tiene todos los permisos que necesita en { $channel ->
        [here] este canal
       *[other] { $channel }
    }.
doctor-no-answer = Discord no dice ahora mismo qué puede hacer allí esta aplicación. Inténtalo de nuevo dentro de un momento.
doctor-lacks = En { $channel ->
        [here] este canal
       *[other] { $channel }
    }, esta aplicación no tiene todos los permisos que necesita:
doctor-missing = Falta «{ $right }»: { $why }
doctor-mend = Para arreglarlo, abre los ajustes del canal, ve a Permisos y concede al rol de la aplicación lo que falta.

## Permissions, as Discord calls them, and what happens without
right-view = Ver canal
right-view-why = no puede mostrar partidas aquí.
right-send = Enviar mensajes
right-send-why = no puede mostrar partidas aquí.
right-attach = Adjuntar archivos
right-attach-why = los tableros se publican como texto y no como imágenes.
right-embed = Insertar enlaces
right-embed-why = los tableros se publican sin la barra de color que reúne imagen y texto.
right-history = Leer el historial de mensajes
right-history-why = tras un reinicio no puede ver lo que ya ha publicado.
right-threads = Crear hilos públicos
right-threads-why = no puede abrir un hilo para cada match.
right-in-threads = Enviar mensajes en hilos
right-in-threads-why = no puede mostrar partidas en los hilos.
right-pin = Fijar mensajes
right-pin-why = las escaleras que se muestran aquí no se fijan.

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

### Circles

circles-none = No hay círculos. Un círculo es un club dentro del club, con escaleras y torneos propios; los abre la organización.
circles = Un círculo es un club dentro del club, con escaleras y torneos propios. Cualquiera puede jugar con cualquiera, sean cuales sean sus círculos.
circle-line = { $circle }: { $members ->
        [0] aún sin miembros
        [one] un miembro
       *[other] { $members } miembros
    }, { $place ->
        [server] en un servidor de Discord
       *[nowhere] sin lugar fijo
    }, { $language }{ $reader ->
        [member] {" "}– formas parte de él
       *[no] {""}
    }.
circle-members = Miembros: { $names }.
circle-organisers = Organización: { $names }.
circle-ladders = Escaleras: { $names }.
circle-tournaments = Torneos: { $names }.
circle-joined = Ya formas parte del círculo { $circle }. Puedes entrar en sus escaleras y participar en sus torneos.
circle-left = Has dejado el círculo { $circle }. { $ladders ->
        [0] No estabas en ninguna de sus escaleras.
        [one] También dejas su escalera; los matches en curso se juegan hasta el final y cuentan.
       *[other] También dejas sus { $ladders } escaleras; los matches en curso se juegan hasta el final y cuentan.
    } Los torneos que han empezado continúan.
circle-left-server = Has dejado el servidor de Discord del círculo { $circle } y, con él, el círculo y sus escaleras. Los matches y torneos en curso continúan.
circle-opened = El círculo { $circle } está abierto. Tendrá las escaleras y los torneos que abra su organización.
circle-waits = El círculo { $circle } aún no está abierto: espera a la organización del club, que ya lo sabe y lo abrirá si está de acuerdo. Puedes abrir enseguida uno que la organización no haya visto, y en todo el club se abren tres al día.
circles-to-see = Nuevos círculos en servidores de Discord. Hasta que alguien de la organización los abra, nadie de fuera ve los que ya están abiertos allí, y los demás esperan. También se pueden cerrar.
circle-to-see = { $circle }: { $state ->
        [waits] espera vuestro sí
       *[open] abierto en su servidor
    }.
circle-closed = El círculo { $circle } está cerrado. { $players ->
        [0] Nadie formaba parte de él.
        [one] Una persona formaba parte de él y ya sabe el motivo.
       *[other] { $players } personas formaban parte de él y ya saben el motivo.
    }
circle-disbanded = La organización ha cerrado el círculo { $circle } y sus escaleras. Las partidas en curso continúan.
circle-appointed = { $who ->
        [you] Ahora formas parte de la organización del círculo { $circle }: puedes abrir sus escaleras y torneos y decidir sus partidas. Todo lo que hagas queda anotado, y quienes se vean afectados sabrán tu motivo.
       *[player] { $name } forma parte ahora de la organización del círculo { $circle } y ya lo sabe.
    }
circle-dismissed = { $who ->
        [you] Ya no formas parte de la organización del círculo { $circle }.
       *[player] { $name } ya no forma parte de la organización del círculo { $circle } y ya lo sabe.
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

# The guide for players, `docs/player.md`.
guide-title = Cómo se juega
guide-discord = En Discord, escribe «/play» para retar a alguien. Debajo de cada tablero hay botones para elegir una jugada o escribirla, y «Más…» para todo lo demás, como las tablas, un mensaje o abandonar. Con «/tafl { $move }» se te sugieren jugadas legales mientras escribes. Hasta que pulses «{ $confirm }», solo tú ves lo que has elegido. Si es tu primera vez, pulsa antes el botón para unirte.
guide-mail = Por correo, escribe «{ $join } NOMBRE» a la dirección del club y responde «{ $yes }» al correo que te pregunta si has sido tú. A partir de ahí, cada correo muestra un tablero, dice de quién es el turno y cuánto tiempo queda, y enumera las líneas con las que puedes responder. Para mover, responde con tu jugada sola en una línea, por ejemplo «d1-d4». Las citas y las firmas no se tienen en cuenta. Para responder a varias partidas en un mismo correo, pon el número de la partida delante de cada jugada: «12: d1-d4».
guide-terminal = En un terminal del ordenador del club, ejecuta «taflpost play --as NOMBRE» y escribe «{ $join }». Si tienes varias partidas, delante de lo que escribes aparece el número de la última que miraste («Nora 3>»), y lo que escribas se refiere a esa partida. Escribe otro número para mirar otra partida.
guide-orders = En todas partes valen las mismas órdenes, en todos los idiomas del club. Son estas:

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

## Páginas: lo que rodea allí las respuestas, y lo que solo hay en páginas.
web-skip = Ir al contenido
web-parts = Las páginas del club
web-home = Inicio
web-games = Partidas
web-players = Participantes
web-ladders = Escaleras
web-tournaments = Torneos
web-rules = Reglas
web-challenges = Retos abiertos
web-help = Cómo jugar
web-privacy = Privacidad
web-today = Hoy en el club
web-sign-in = Entrar
web-sign-out = Salir en este dispositivo
web-signed-in = Has entrado como { $name }.
web-command = O escribe una orden, como en un correo
web-send = Enviar
web-moves = Jugadas
web-start = Comienzo
web-first = Primera
web-last = Última
web-files = Descargar
web-picture = Imagen
web-square = { $square }, { $what ->
    [attacker] atacante
    [defender] defensor
    [king] rey
    [throne] trono, vacío
    [corner] esquina, vacía
   *[empty] vacía
}
web-club = { $players ->
    [one] Una persona juega aquí
   *[other] { $players } personas juegan aquí
}; { $games ->
    [0] no hay partidas en juego
    [one] hay una partida en juego
   *[other] hay { $games } partidas en juego
}.
web-moving = Últimas jugadas
web-finished = Recién terminadas
web-join = Cómo entrar en el club
web-join-mail = Por correo: escribe «{ $join } NOMBRE», con el nombre que quieras tener aquí, a { $address }. Recibirás un correo que te pregunta si has sido tú: responde «{ $yes }».
web-join-discord = En Discord: escribe «/play» en un servidor en el que esté el club y pulsa el botón para entrar.
web-places = Puestos { $from } a { $to }
web-older = Partidas anteriores
web-newest = Las partidas más recientes
web-any = Todo
web-list = Mostrar
web-player = Participante
web-opponent = Rival
web-ruleset = Reglamento
web-result = Resultado
web-ending = Terminó por
web-since = Desde (AAAA-MM-DD)
web-until = Hasta (AAAA-MM-DD)
web-own-games = el club
web-from-elsewhere = otros lugares
web-running = en juego
web-over = terminadas
web-won = { $side ->
    [attackers] ganó el ataque
   *[defenders] ganó la defensa
}
web-drawn = tablas
web-no-games = No hay partidas así.
web-state = Ahora
web-colours = Colores
web-theme = { $theme ->
    [light] Claros
    [dark] Oscuros
    [high-contrast] Alto contraste
    [colour-blind] Para daltonismo
   *[device] Como en este dispositivo
}
web-to-play = Si es tu partida, entra para mover aquí.
web-sign-in-how = No hay contraseñas. Escribe tu nombre en el club y recibirás un código en la dirección que el club tiene de ti (por correo o en Discord).
web-sign-in-name = Tu nombre
web-send-code = Enviarme un código
web-code-sent = Si en el club hay alguien llamado { $name } a quien se le puede escribir, le llegará un código de seis cifras. Vale diez minutos y solo en este dispositivo.
web-code-sent-to-you = Te llegará un código de seis cifras. Vale diez minutos y solo en este dispositivo.
web-too-many-codes = Hoy se han pedido demasiados códigos, así que ahora no enviamos ninguno. Inténtalo más tarde, o en un navegador en el que ya hayas entrado. También puedes abrir tu partida desde un correo del club y pedir allí un código.
web-code = El código
web-check-code = Continuar
web-not-found = No hay nada en esta dirección. Quizá se copió incompleta, o pertenece a algo que no es público.
web-not-public = Las páginas de este club no son públicas.
web-stale = Este formulario es demasiado antiguo o venía de otro sitio, así que no se ha hecho nada. Abre la página otra vez.
web-too-long = Es demasiado largo para una orden, así que no se ha hecho nada.
web-no-answer = Lo sentimos, el club no puede responder ahora mismo. No se ha perdido nada. Inténtalo de nuevo dentro de un minuto.
web-messages = Mensajes
web-to-game = Volver a la partida { $game }
web-of-challenge = { $label } (reto { $challenge })
web-example = Por ejemplo: { $example }
web-send-what = Enviar ({ $label })
web-still-missing = Falta algo, así que no se ha enviado nada. Vuelve atrás y rellena el campo.
web-change = Cambiar ajustes
web-new-code = Pedir otro código
web-apply = Aplicar

# What columns of a table are called. “Open to you” is said of players whom the reader can challenge.
head-place = Puesto
head-rating = Puntuación
head-now = Ahora
head-open = puedes retar
head-seen = Última visita
head-looks-for = Busca
head-sides = Ataque – defensa
head-game = Partida
member-seen = { $seen ->
    [today] hoy
    [week] esta semana
   *[month] { $month }
}
games-state = { $how ->
    [running] jugada { $ply }, turno de { $name }
    [won] ganó { $name }, { $when }
    [drawn] tablas, { $when }
   *[closed] sin resultado, { $when }
}

# A calendar to which a player subscribes: its name, the titles of its events, and what is said below
# a title. “By then” is the moment of the event.
calendar-name = Tus plazos en { $club }
calendar-ply = Tu jugada en la partida { $game } contra { $opponent }
calendar-ply-about = { $ruleset }, jugada { $ply }. A esa hora se te acaba el tiempo.
calendar-match = Tu primera jugada contra { $opponent } en la escalera de { $ladder }
calendar-match-about = Haz una jugada en la partida { $first } o en la { $second } antes de esa hora.
calendar-tournament = Tu primera jugada en el torneo { $tournament }
calendar-tournament-about = Haz una jugada en cualquiera de tus partidas antes de esa hora; si no, quedarás fuera.
