# What is on a board, what a ply does, how a game ends, and why a ply is refused, in Spanish.

## Boards
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

## What a ply did
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

## Why a man was captured

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

## How a game ended

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

## What happened in a game
ply-unannounced = En { $ruleset } no se anuncian las rutas de escape, así que hemos dejado fuera tu aviso.
# $who is the loser.
ending-own = { $won ->
        [yes] ¡Has ganado!
       *[no] Has perdido.
    }
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

# A move that looks like a win to whoever makes it, and isn’t one.
preview-draws = Cuidado: esta jugada { $why ->
        [last-attacker] captura al último atacante
        [attackers] deja a los atacantes sin jugadas legales
       *[defenders] deja a los defensores sin jugadas legales
    }, y con estas reglas la partida termina entonces en tablas.
