# Pages and calendars, in Danish.

## Sider: det, der står omkring svarene dér, og det, der kun findes på sider.

web-skip = Gå til indholdet
web-parts = Klubbens sider
web-home = Forside
web-games = Partier
web-players = Spillere
web-ladders = Stiger
web-tournaments = Turneringer
web-rules = Regler
web-challenges = Åbne udfordringer
web-help = Sådan spiller du
web-privacy = Privatliv
web-today = Klubben i dag
web-sign-in = Log ind
web-sign-out = Log ud her
web-signed-in = Du er logget ind som { $name }.
web-command = Eller skriv en kommando som i en e-mail
web-send = Send
web-moves = Træk
web-start = Start
web-first = Første
web-last = Sidste
web-files = Hent
web-picture = Billede
web-square = { $square }, { $what ->
    [attacker] angriber
    [defender] forsvarer
    [king] konge
    [throne] trone, tom
    [corner] hjørnefelt, tomt
   *[empty] tomt
}
web-club = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
}, { $games ->
    [0] ingen partier i gang
    [one] ét parti i gang
   *[other] { $games } partier i gang
}.
web-moving = Seneste træk
web-finished = Senest afsluttet
web-begin = Spil dit første parti
web-first-game = Du kan begynde med det samme, mod huset, vores egen modstander: på det letteste niveau og det mindste bræt (7×7 felter). Du angriber, og angriberne rykker først.
web-begin-mail = Pr. e-mail: Skriv »{ $line }« til { $address }. Du får en e-mail, der spørger, om det var dig, og hvilket navn du vil have her. Svar på den, så begynder partiet.
web-begin-discord = På Discord: Skriv »/play« på en server, hvor klubben er, og tryk på knappen.
web-begin-line = spil mod huset
web-places = Plads { $from } til { $to }
web-older = Ældre partier
web-newest = De nyeste partier
web-any = Alle
web-list = Vis
web-player = Spiller
web-opponent = Modstander
web-ruleset = Regelsæt
web-result = Resultat
web-ending = Afsluttet ved
web-since = Fra (ÅÅÅÅ-MM-DD)
web-until = Til (ÅÅÅÅ-MM-DD)
web-own-games = klubben
web-from-elsewhere = andre steder
web-running = i gang
web-over = slut
web-won = { $side ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
web-drawn = remis
web-no-games = Der er ingen sådanne partier.
web-state = Nu
web-colours = Farver
web-theme = { $theme ->
    [light] Lyse
    [dark] Mørke
    [high-contrast] Høj kontrast
    [colour-blind] For farveblinde
   *[device] Som på denne enhed
}
web-to-play = Hvis det er dit parti, kan du logge ind for at flytte her.
web-sign-in-how = Der er ingen adgangskoder. Skriv dit navn i klubben, så får du en kode på den adresse, klubben har til dig (pr. e-mail eller på Discord).
web-sign-in-name = Dit navn
web-send-code = Send mig en kode
web-code-sent = Hvis der er en spiller, der hedder { $name }, og som klubben kan skrive til, er en kode på seks cifre på vej. Den gælder i ti minutter og kun på denne enhed.
web-code-sent-to-you = En kode på seks cifre er på vej til dig. Den gælder i ti minutter og kun på denne enhed.
web-too-many-codes = Der er bedt om for mange koder i dag, så vi sender ingen nu. Prøv igen senere eller i en browser, hvor du har logget ind før. Du kan også åbne dit parti fra en e-mail fra klubben og bede om en kode der.
web-code = Koden
web-check-code = Videre
web-not-found = Der er ikke noget på denne adresse. Måske blev den ikke kopieret helt, eller også hører den til noget, der ikke er offentligt.
web-not-public = Denne klubs sider er ikke offentlige.
web-stale = Formularen er for gammel eller kom et andet sted fra, så der er ikke sket noget. Åbn siden igen.
web-too-long = Det er for langt til at være en kommando, så der er ikke sket noget.
web-no-answer = Klubben kan desværre ikke svare lige nu. Intet er gået tabt. Prøv igen om et minut.
web-messages = Beskeder
web-to-game = Tilbage til parti { $game }
web-of-challenge = { $label } (udfordring { $challenge })
web-example = For eksempel: { $example }
web-send-what = Send ({ $label })
web-still-missing = Der mangler noget her, så der blev ikke sendt noget. Gå tilbage og udfyld feltet.
web-change = Skift indstillinger
web-new-code = Få en ny kode
web-apply = Anvend
# What columns of a table are called. “Open to you” is said of players whom the reader can challenge.
head-place = Plads
head-rating = Rating
head-now = Nu
head-open = kan udfordres af dig
head-seen = Sidst her
head-looks-for = Søger
head-sides = Angribere – forsvarere
head-game = Parti
games-state = { $how ->
    [running] træk { $ply }, { $name } skal trække
    [won] { $name } vandt, { $when }
    [drawn] remis, { $when }
   *[closed] uden resultat, { $when }
}
# A calendar to which a player subscribes: its name, the titles of its events, and what is said below
# a title. “By then” is the moment of the event.
calendar-name = Dine frister i { $club }
calendar-ply = Dit træk i parti { $game } mod { $opponent }
calendar-ply-about = { $ruleset }, træk { $ply }. Så er din tid udløbet.
calendar-match = Dit første træk mod { $opponent } på stigen for { $ladder }
calendar-match-about = Spil et træk i parti { $first } eller { $second } inden da.
calendar-tournament = Dit første træk i turneringen { $tournament }
calendar-tournament-about = Spil et træk i et af dine partier inden da; ellers er du ude.
