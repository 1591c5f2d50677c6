# What each order does, and help, in Spanish.

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
help-rest = Todo lo demás
help-more =
    ayuda PARTE | una parte de la ayuda: { $parts }
    ayuda todo | todas las órdenes
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

## Acts
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
act-games = ver tus partidas
    .button = Mis partidas
    .slash = Ver tus partidas, o buscar terminadas, también de otros lugares
    .help =
        partidas, partidas pendientes, partidas terminadas | tus partidas; aquellas en que es tu turno; las acabadas
        partidas todas, partidas NOMBRE | partidas públicas: las del club, o las de NOMBRE
act-help = ver qué puedes hacer ahora
    .button = Ayuda
    .example = ayuda tablas
    .help =
        ayuda | lo que seguramente necesitas ahora
        ayuda todo | todas las órdenes
        ayuda TEMA | la parte sobre una orden: ayuda retar
act-help-one = ver qué hace esa orden
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
act-learn = aprenderlo paso a paso
    .button = Aprender a jugar
    .example = aprender brandubh
    .help =
        aprender [REGLAMENTO] | lecciones cortas, cada una con una jugada por encontrar: aprender brandubh
act-learn-lesson = seguir con esa lección
    .button = Siguiente lección
act-learn-move = hacer esa jugada en la lección
    .button = Hacer esa jugada
act-rules-part = leer una parte, por ejemplo así
    .button = Cómo se captura
    .choose = Leer una parte en detalle
act-rules-all = leer todas las reglas
    .button = Todas las reglas
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
act-watch = mirar la partida, si es pública
    .button = Mirar
    .choose = Mirar una partida
    .example = observar 12
    .help =
        observar NÚMERO [JUGADA] | mirar una partida pública: observar 12, u observar 12 7 para ver el tablero tras la jugada 7; también vale «12: historial»
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
act-captured = ver qué se puede capturar
    .button = ¿Qué se puede capturar?
    .help =
        capturadas | la última jugada, lo capturado y lo que se puede capturar ahora
act-analysis = ver el informe de esa partida
    .button = Ver el informe
    .help =
        análisis | tras una partida: las posibilidades y dónde cambió
act-hint = pedirle una pista a la casa
    .button = Pista
    .help =
        pista | una buena jugada, en una partida amistosa contra la casa
act-unsubscribe =
    .help =
        desuscribirme | no recibir más correos de este club
act-why = ver por qué
    .button = ¿Por qué?
    .help =
        por qué | por qué se rechazó tu última orden o cómo acabó una partida
act-player =
    .help =
        jugador [NOMBRE] | NOMBRE, o tú: resultados, ritmo, puntuaciones, puestos, partidas
act-club-today =
    .help =
        hoy en el club | lo que requiere la atención de la organización; solo ella lo ve. Con «seguir hoy en el club» lo recibe cada mañana

## What else can be sent

reply-no-contact = no recibir nunca más correos de este club
reply-pass-on = enviarlo
reply-keep-words = no enviarlo
reply-ask-words = preguntarme cada vez
reply-answer-in = recibir respuestas en español
reply-send = hacerlo
reply-choose = o envía solo { $number }
reply-announce-after = retirarla y hacerla con el aviso
