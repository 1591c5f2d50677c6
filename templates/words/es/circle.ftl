# Circles, in Spanish.

## Acts
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

## Why the club refuses
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

## Circles

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
