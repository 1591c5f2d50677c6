# Discord, in Spanish.

## Lo que un canal dice de una partida que tiene un hilo en él, y el título del hilo

channel-begun = { $attackers } (atacantes) juega contra { $defenders } (defensores): { $ruleset } { $size }×{ $size }, partida { $game }.
channel-begun-match = { $first-player } juega un match contra { $second-player }: { $ruleset } { $size }×{ $size }, partidas { $first } y { $second }.
channel-over = { $result } · { $ruleset }, partida { $game }:
thread-won = gana { $winner }
thread-drawn = tablas
thread-closed = sin resultado

# A link to the page that shows the same as a post.
page-link = Abrir la página

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
pick-king = { $square } (el rey)
pick-roll = Tira primero el hún (el dado del rey) y elige luego tu jugada.
pick-preview = Así quedaría el tablero. Todavía no has hecho la jugada.
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
