# Challenges, in Spanish.

joined-seeks = Estos jugadores buscan rival:
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

## Acts
act-invitations = ver los retos pendientes de respuesta
    .button = Retos para mí
    .help =
        retos | los retos pendientes de respuesta
act-seeks = ver quién busca rival
    .button = Buscar rival
    .help =
        búsquedas | los retos abiertos; con «aceptar NÚMERO» aceptas uno
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
act-challenge-first = jugar ya contra la casa, en el nivel más fácil
    .button = Jugar contra la casa
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
act-rematch = jugar otra vez, con los bandos cambiados
    .button = Revancha
    .help =
        revancha | jugar otra vez la última partida, con los bandos cambiados

## Why the club refuses
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
refusal-seek-as-it-is = El reto abierto { $number } solo se puede aceptar tal como está. Si quieres otras condiciones, reta tú a { $sender }.
refusal-seek-taken = Ya has aceptado una partida del reto abierto { $number } de { $sender }; las demás son para otras personas. Puedes retar tú a { $sender }.
refusal-seek-games = El número de partidas de un reto abierto puede ser de 1 a { $most }, no { $games }. Envíalo otra vez con otro número.
refusal-too-many-seeks = Has llegado al límite de retos abiertos: { $count } a la vez ({ $numbers }). Cancela antes uno.
refusal-too-many-invitations = Has llegado al límite de retos pendientes de respuesta: { $count } a la vez. Espera una respuesta o cancela uno.
refusal-no-house-level = La casa juega en cinco niveles, del 1 al 5; no hay nivel { $level }. El 1 es el más fácil.
refusal-too-many-with-house = Has llegado al límite de partidas contra la casa: { $most } a la vez. Termina antes una; las dos de un match cuentan.
refusal-only-house-slowly = Solo a la casa se le puede pedir que juegue despacio. Con otras personas se acuerda un ritmo de juego, por ejemplo 3d/jugada.
refusal-house-stays-out = La casa solo está en las escaleras y en los torneos en los que la ha inscrito la organización. Puedes retarla a una partida puntuada.
refusal-nothing-to-rematch = No hay revancha que pedir: todavía no has terminado ninguna partida.
refusal-rematch-open = { $by ->
        [you] Ya has pedido esa revancha: el reto { $number } espera la respuesta de { $opponent }.
       *[other] { $opponent } ya ha pedido esa revancha: es el reto { $number }.
    }

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
