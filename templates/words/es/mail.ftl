# Emails, in Spanish.

## What can be replied to an email
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
# Above a table of lines and what each does. The email quotes nothing else to be typed.
mail-reply = Puedes responder con una de estas líneas al principio de tu correo:

## Emails to people who aren’t players

contact-wrote = Alguien, quizá tú, ha escrito a { $club } desde tu dirección de correo. Aquí se juega por correo al hnefatafl, el juego de tablero de los vikingos: haces tus jugadas respondiendo a un mensaje. { $wish ->
        [game] Si quieres jugar, únete al club, y tu primera partida empieza enseguida: contra la casa, nuestro propio rival, en el nivel más fácil y en el tablero más pequeño (7×7 casillas). Tú atacas, y los atacantes mueven primero.
        [other] Si quieres jugar, únete al club y haremos «{ $order }» por ti enseguida.
       *[none] Si quieres jugar, únete al club.
    }
contact-invited = { $name } te invita a una partida de hnefatafl, el juego de tablero de los vikingos, en { $club }. Se juega por correo: haces tus jugadas respondiendo a un mensaje.
# Above the other terms, for somebody who doesn’t know the rules yet and can’t ask for them.
contact-ruleset = Tablero: { $size }×{ $size } casillas. Reglas: { $ruleset }.
contact-invited-join = Si quieres jugar, únete al club. Entonces te enviaremos por correo el reto con todas sus condiciones, y aún podrás rechazarlo.
# Another player may invite to the same address later: that is another email.
contact-stop-asked = Tú, o alguien con tu dirección de correo, pidió a { $club } que no enviara más correos aquí. ¿Quieres no recibir más correos de este club, los pida quien los pida?
contact-once = Si no respondes, no recibirás más correos sobre esto.

## The page on which emails are stopped

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
