# Pages and calendars, in Spanish.

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
web-begin = Juega tu primera partida
web-first-game = Puedes empezar enseguida, contra la casa, nuestro propio rival: en el nivel más fácil y en el tablero más pequeño (7×7 casillas). Tú atacas, y los atacantes mueven primero.
web-begin-mail = Por correo: escribe «{ $line }» a { $address }. Recibirás un correo que te pregunta si has sido tú y con qué nombre quieres unirte. Respóndelo y empieza la partida.
web-begin-discord = En Discord: escribe «/play» en un servidor en el que esté el club y pulsa el botón.
web-begin-line = jugar contra la casa
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
