# Terminals, in Spanish.

## Al sentarse ante un terminal

greeting-stranger = Te damos la bienvenida a { $club }. Aquí todavía nadie se llama { $name }: puedes unirte con ese nombre.
greeting-player = Hola de nuevo, { $name }: estás en { $club }.
# $numbers son los números de las partidas.
greeting-games = { $count ->
        [one] Es tu turno en la partida { $numbers }.
       *[other] Es tu turno en { $count } partidas: { $numbers }.
    }
greeting-challenges = { $count ->
        [one] Un reto espera tu respuesta.
       *[other] { $count } retos esperan tu respuesta.
    }
greeting-open-challenges = { $count ->
        [one] Hay un reto abierto que puedes aceptar.
       *[other] Hay { $count } retos abiertos que puedes aceptar.
    }
greeting-nothing = No tienes nada pendiente.
terminal-left =
    Has dejado tu sitio, y el club sigue abierto. Para volver:
      { $line }
terminal-too-long = Esa línea es demasiado larga para ser una orden, así que no se ha enviado.
terminal-lost = (Se ha perdido la conexión con el club; esperamos a que vuelva.)
terminal-given-up = Lo sentimos, el club ha fallado { $times } veces con «{ $text }», así que no se enviará de nuevo. La organización puede ver por qué. Envía { COMMAND("board") } o { COMMAND("games") } para ver si se hizo.
