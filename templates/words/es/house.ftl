# What the house says, in Spanish.

# What the house is called in a sentence; .joined: what becomes of a word and its article, each on a
# line. With its level where several are told apart.
house-name = la casa
    .joined = { "" }
house-at-level = la casa, nivel { $level }
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
house-hint-asked = La casa está calculando tus posibilidades y una buena jugada. Tendrás las dos cosas enseguida.
house-hint = Aquí la casa jugaría { $ply }.
# $chances is in hundredths.
house-hint-chances = Según la casa, ahora tienes un { $chances } % de posibilidades.
