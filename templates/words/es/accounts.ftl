# Players and what is theirs, in Spanish.

joined = ¡Te damos la bienvenida a { $club }, { $name }! La casa, nuestro propio rival, juega en el acto. Si no conoces el hnefatafl, empieza contra ella en el tablero más pequeño (Brandubh, 7×7 casillas): las reglas se aprenden en diez minutos. ¿Empezamos esa partida?
joined-handle = Para nombrarte, a los demás les basta con escribir «{ $handle }».
joined-in-discord = Los mensajes normales no se leen aquí: pulsa un botón o usa una orden.
# What the host has written for new players.
joined-words = Del club: «{ $text }»
# An address, a link or a name, as the host has written it.
contact = Para contactar con quien lleva el club: { $contact }
left-alone = De acuerdo: no se te volverá a mencionar aquí. Si algún día te apetece jugar en { $club }, serás bienvenido o bienvenida.
shown-here = { $how ->
        [here] Desde ahora, la partida { $game } contra { $opponent } se muestra aquí.
        [asked] La partida { $game } contra { $opponent } es privada, y aquí puede leerla cualquiera. He preguntado a { $opponent }; se mostrará aquí en cuanto los dos lo hayáis pedido en este canal.
       *[direct] Desde ahora, la partida { $game } contra { $opponent } os llega directamente a cada uno.
    }
here-asked = A { $opponent } le gustaría que vuestra partida privada { $game } se mostrara en un canal que puede leer cualquiera: { $link } Si te parece bien, usa { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } en ese canal. Si no, todo sigue igual.

## A player's own account
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

members-nobody = Todavía no se ha unido nadie.
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
# $ladder is yes if there is a place.
member-rating = { $ruleset }: puntuación { $points } ± { $deviation }, tras { $games ->
        [one] una partida puntuable
       *[other] { $games } partidas puntuables
    }{ $ladder ->
        [yes] ; puesto { $place } en la escalera.
       *[no] .
    }
member-place = { $ruleset }: puesto { $place } en la escalera.
member-unrated = Aún no tienes puntuación: la tendrás cuando termine tu primera partida puntuada.

## Acts
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
act-settings = ver tus ajustes y cómo cambiarlos
    .button = Mis ajustes
    .example = ajustes idioma alemán zona Europe/Oslo resumen diario silencio 22-07
    .slash = Ver o cambiar tus ajustes
    .help =
        ajustes | tu idioma, zona horaria, resumen, silencio, tableros y recordatorio
        ajustes QUÉ VALOR | cambiarlos: ajustes zona Europe/Oslo silencio 22-07; ajustes recordatorio 24h te avisa con esa antelación antes de que se te acabe el tiempo; ajustes palabras sí, no o preguntar: si a tu rival le llega lo que escribes junto a una jugada en un correo; ajustes informes apagado: sin informe, después de tus partidas, de dónde cambió su rumbo; ajustes ritmo apagado: nadie ve lo rápido que respondes
        ajustes dispositivos, ajustes dispositivos terminar 2 | dónde has iniciado sesión en las páginas del club; cerrar esa sesión, o con «todos» todas
        ajustes calendario, ajustes calendario nuevo | la dirección secreta de tu calendario, o una nueva, si el club tiene páginas públicas
act-mute = no recibir más mensajes en esta partida
    .button = Silenciar a mi rival
    .help =
        silenciar, dejar de silenciar | no recibir los mensajes de tu rival en una partida, o volver a recibirlos
act-unmute = volver a recibir esos mensajes
    .button = Volver a recibir
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
act-players =
    .help =
        jugadores [PARTE] | quién juega aquí, o quién tiene PARTE en el nombre

## Why the club refuses
# $found is one if there is a $nearest, else nobody or nothing.
refusal-no-player = { $found ->
        [one] Aquí nadie se llama { $name }. ¿Querías decir { $nearest }?
       *[nobody] Aquí nadie se llama { $name }. Comprueba cómo se escribe. Quien aún no juega aquí puede unirse al club.
    }
# $name is the reader’s.
refusal-not-a-player = { $wish ->
        [game] Todavía no juegas aquí, { $name }. ¿Quieres unirte como { $name } y jugar ya tu primera partida? Sería contra la casa, nuestro propio rival: en el nivel más fácil y en el tablero más pequeño (7×7 casillas). Tú atacas, y los atacantes mueven primero.
       *[other] Todavía no juegas aquí, { $name }. ¿Quieres unirte como { $name }, y después «{ $order }»?
    }
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

## Páginas: lo que rodea allí las respuestas, y lo que solo hay en páginas.
member-seen = { $seen ->
    [today] hoy
    [week] esta semana
   *[month] { $month }
}
