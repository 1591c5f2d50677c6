# Pages and calendars, in Norwegian (Bokmål).

## Sider: det som står rundt svarene der, og det som bare finnes på sider.

web-skip = Hopp til innholdet
web-parts = Klubbens sider
web-home = Forside
web-games = Partier
web-players = Spillere
web-ladders = Stiger
web-tournaments = Turneringer
web-rules = Regler
web-challenges = Åpne utfordringer
web-help = Slik spiller du
web-privacy = Personvern
web-today = Klubben i dag
web-sign-in = Logg inn
web-sign-out = Logg ut her
web-signed-in = Du er logget inn som { $name }.
web-command = Eller skriv en kommando, som i en e-post
web-send = Send
web-moves = Trekk
web-start = Start
web-first = Første
web-last = Siste
web-files = Last ned
web-picture = Bilde
web-square = { $square }, { $what ->
    [attacker] angriper
    [defender] forsvarer
    [king] konge
    [throne] trone, tom
    [corner] hjørne, tomt
   *[empty] tom
}
web-club = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
}, { $games ->
    [0] ingen partier pågår
    [one] ett parti pågår
   *[other] { $games } partier pågår
}.
web-moving = Siste trekk
web-finished = Sist avsluttet
web-begin = Spill ditt første parti
web-first-game = Du kan begynne med en gang, mot huset, vår egen motstander: på det letteste nivået og det minste brettet (7×7 ruter). Du angriper, og angriperne flytter først.
web-begin-mail = På e-post: Skriv «{ $line }» til { $address }. Du får en e-post som spør om det var deg, og hvilket navn du vil ha her. Svar på den, så begynner partiet.
web-begin-discord = I Discord: Skriv «/play» på en server der klubben er, og trykk på knappen.
web-begin-line = spill mot huset
web-places = Plass { $from } til { $to }
web-older = Eldre partier
web-newest = De nyeste partiene
web-any = Alle
web-list = Vis
web-player = Spiller
web-opponent = Motstander
web-ruleset = Regelsett
web-result = Resultat
web-ending = Avsluttet ved
web-since = Fra (ÅÅÅÅ-MM-DD)
web-until = Til (ÅÅÅÅ-MM-DD)
web-own-games = klubben
web-from-elsewhere = andre steder
web-running = pågår
web-over = ferdig
web-won = { $side ->
    [attackers] angriperne vant
   *[defenders] forsvarerne vant
}
web-drawn = remis
web-no-games = Det finnes ingen slike partier.
web-state = Nå
web-colours = Farger
web-theme = { $theme ->
    [light] Lyse
    [dark] Mørke
    [high-contrast] Høy kontrast
    [colour-blind] For fargeblinde
   *[device] Som på denne enheten
}
web-to-play = Hvis dette er partiet ditt, kan du logge inn for å flytte her.
web-sign-in-how = Her er det ingen passord. Skriv navnet ditt i klubben, så får du en kode på adressen klubben har til deg (på e-post eller Discord).
web-sign-in-name = Navnet ditt
web-send-code = Send meg en kode
web-code-sent = Hvis det finnes en spiller som heter { $name } og som klubben kan skrive til, er en kode på seks sifre på vei. Den gjelder i ti minutter, og bare på denne enheten.
web-code-sent-to-you = En kode på seks sifre er på vei til deg. Den gjelder i ti minutter, og bare på denne enheten.
web-too-many-codes = Det er bedt om for mange koder i dag, så vi sender ingen nå. Prøv igjen senere, eller i en nettleser der du har logget inn før. Du kan også åpne partiet ditt fra en e-post fra klubben og be om en kode der.
web-code = Koden
web-check-code = Gå videre
web-not-found = Det er ingenting på denne adressen. Kanskje ble ikke hele adressen kopiert, eller den hører til noe som ikke er offentlig.
web-not-public = Sidene til denne klubben er ikke offentlige.
web-stale = Dette skjemaet er for gammelt eller kom fra et annet sted, så ingenting er gjort. Åpne siden på nytt.
web-too-long = Det er for langt til å være en kommando, så ingenting er gjort.
web-no-answer = Klubben kan dessverre ikke svare akkurat nå. Ingenting er gått tapt. Prøv igjen om et minutt.
web-messages = Beskjeder
web-to-game = Tilbake til parti { $game }
web-of-challenge = { $label } (utfordring { $challenge })
web-example = For eksempel: { $example }
web-send-what = Send ({ $label })
web-still-missing = Det mangler noe her, så ingenting ble sendt. Gå tilbake og fyll ut feltet.
web-change = Endre innstillinger
web-new-code = Få en ny kode
web-apply = Bruk
# What columns of a table are called. “Open to you” is said of players whom the reader can challenge.
head-place = Plass
head-rating = Rating
head-now = Nå
head-open = kan utfordres av deg
head-seen = Sist her
head-looks-for = Ser etter
head-sides = Angripere – forsvarere
head-game = Parti
games-state = { $how ->
    [running] trekk { $ply }, { $name } er i trekket
    [won] { $name } vant, { $when }
    [drawn] remis, { $when }
   *[closed] uten resultat, { $when }
}
# A calendar to which a player subscribes: its name, the titles of its events, and what is said below
# a title. “By then” is the moment of the event.
calendar-name = Fristene dine i { $club }
calendar-ply = Trekket ditt i parti { $game } mot { $opponent }
calendar-ply-about = { $ruleset }, trekk { $ply }. Da er tiden din ute.
calendar-match = Det første trekket ditt mot { $opponent } på stigen for { $ladder }
calendar-match-about = Gjør et trekk i parti { $first } eller { $second } innen da.
calendar-tournament = Det første trekket ditt i turneringen { $tournament }
calendar-tournament-about = Gjør et trekk i et av partiene dine innen da; ellers er du ute.
