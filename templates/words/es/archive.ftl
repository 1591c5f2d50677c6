# Old games, in Spanish.

# Partidas de otros lugares, que el anfitrión ha importado: los nombres son solo texto.
archived-result = { $how ->
        [attackers] Ganaron los atacantes
        [defenders] Ganaron los defensores
        [drawn] Tablas
        [closed] Sin resultado
       *[unknown] Resultado desconocido
    }{ $said ->
        [yes] {" "}({ $by })
       *[no] {""}
    }
archived-ending = { $by ->
        [king-captured] rey capturado
        [escape] fuga del rey
        [encirclement] cerco
        [edge-fort] fortaleza en el borde
        [immobile] sin movimientos
        [repetition] repetición
        [resignation] abandono
        [time] tiempo
        [agreement] acuerdo
        [adjudication] decisión de la organización
        [closing] cerrada
       *[unstated] no se sabe
    }
archived-source = { $known ->
        [both] De otro lugar: { $event }, { $date }
        [event] De otro lugar: { $event }
        [date] De otro lugar, { $date }
       *[nothing] De otro lugar
    }
archived-line = { $called }: { $attackers } (atacantes) contra { $defenders } (defensores), { $ruleset }. { $result }. { $source }.
archived-title = { $called }: { $attackers } (atacantes) contra { $defenders } (defensores), { $ruleset }. Estos nombres son los del registro, no los de jugadores de este club.
archived-ended = { $result }.
archived-stated = El resultado, tal como se anotó: { $stated }
archive-none = No se ha encontrado ninguna partida terminada así.
head-source = Procedencia

## Acts
act-archive = ver más
    .button = { control-next }
    .help =
        archivo [NOMBRE] [contra NOMBRE] [reglas REGLAMENTO] [ganadas …] | partidas terminadas, del club y de otros lugares; también por cómo y cuándo acabaron: archivo fuga desde 2011 hasta 2012; con «archivo página 2» ves las siguientes
        archivo NÚMERO | una partida de otro lugar: archivo 12, archivo 12 tras 7, archivo 12 registro, archivo 12 reproducir
act-archive-one = ver esta partida de otro lugar
act-archive-record = { act-record }
    .button = { act-record.button }
act-archive-replay = { act-replay }
    .button = { act-replay.button }

## Why the club refuses
refusal-no-archived-game = No hay ninguna partida { $number } en el archivo.
