# Organisers and hosts, in Spanish.

suspended = { $channel ->
        [discord] Discord ya no acepta mensajes para { $address }, así que tus notificaciones llegan aquí. Cuando lo hayas arreglado, podrás pedir que vuelvan a llegarte allí.
       *[mail] Los correos a { $address } vienen devueltos, así que tus notificaciones llegan aquí. Cuando lo hayas arreglado, podrás pedir que vuelvan a llegarte allí.
    }
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

## Acts
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

## What the organisers decide
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

## Why the club refuses
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
