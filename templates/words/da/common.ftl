# Lists, moments, and what is said of any line, in Danish.
#
# "træk" is both move and ply; it is always one side's. "brik" is any piece; "menig" (the
# leaflet's "menige brikker") is a man, wherever the king must be told apart. Men are
# slået, the king is fanget. The row of a shieldwall is a "mur", because "række" is a rank.
# What da.terms.toml calls things holds everywhere.

## Lists

list-more = { $items }, { $item }
list-last = { $items } og { $item }
list-or = { $items } eller { $item }

did-you-mean = Mente du { $move }?
from-here = { $count ->
        [0] Brikken på { $from } kan ikke trække nu; vælg en anden.
       *[other] Fra { $from } kan du nå { $targets }.
    }

## Moments and spans

moment = { $weekday ->
        [1] mandag
        [2] tirsdag
        [3] onsdag
        [4] torsdag
        [5] fredag
        [6] lørdag
       *[7] søndag
    } den { $day }. { $month ->
        [1] januar
        [2] februar
        [3] marts
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] august
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }{ $year ->
        [none] {""}
       *[other] {" "}{ $year }
    } kl. { $time } ({ $zone })
# { $month } is 1 (January) to 12.
month = { $month ->
        [1] januar
        [2] februar
        [3] marts
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] august
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } { $year }
span-days = { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
span-hours = { $count ->
        [one] { $count } time
       *[other] { $count } timer
    }
span-minutes = { $count ->
        [one] { $count } minut
       *[other] { $count } minutter
    }
# A span in its two largest units, like “6 days 23 hours”.
span-two = { $large } og { $small }
span-nothing = mindre end et minut

asked = { $what ->
        [draw] Din modstander tilbyder remis i parti { $game }. Hvis du accepterer, ender partiet remis. Vil du det?
        [resign] Vil du opgive parti { $game }? Det kan ikke fortrydes.
        [takeback] Din modstander beder om at tage et træk tilbage i parti { $game }. Vil du gå med til det?
        [time] Din modstander tilbyder mere tid eller en pause i parti { $game }. Vil du tage imod?
        [accept] Udfordring { $number } venter på dit svar. Vil du acceptere den?
        [ply] Du spillede dit seneste træk i parti { $game } uden denne melding, og ingen har set det endnu. Vil du fortryde det og spille det med meldingen?
       *[other] Det kan ikke fortrydes. Er du sikker?
    }
dropped = { $what ->
        [resign] Du har ikke opgivet: parti { $game } fortsætter.
        [draw] Du har ikke accepteret remis: parti { $game } fortsætter.
        [unsubscribe] I orden, du får stadig e-mails.
        [export] I orden, der er ikke sendt noget.
        [erase] Din konto er ikke slettet. Alt er, som det var.
        [tournament] Du har ikke trukket dig: du er stadig med i turneringen.
        [settings] Fint, der blev ikke sendt noget videre.
        [ply] I orden, dit træk i parti { $game } bliver stående, som det er.
       *[other] I orden, der er ikke ændret noget.
    }
closed-question = { $what ->
        [resign] Dit spørgsmål om at opgive parti { $game } er lukket.
        [draw] Dit spørgsmål om remis i parti { $game } er lukket.
        [unsubscribe] Dit spørgsmål om at stoppe dine e-mails er lukket: du får dem stadig.
        [erase] Dit spørgsmål om at slette din konto er lukket.
        [tournament] Dit spørgsmål om at trække dig fra turneringen er lukket.
       *[other] Dit spørgsmål om »{ $order }« er lukket.
    }

## What can be answered to a mail
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Det var for meget på én gang, så denne linje blev sprunget over: { $lines }. Send den igen i en ny besked.
       *[other] Det var for meget på én gang, så { $count } linjer blev sprunget over: { $lines }. Send dem igen i en ny besked.
    }

## Trouble of ours

apology = { $what ->
        [full] Beklager, klubbens disk er fuld.
        [locked] Beklager, et andet program bruger klubbens fil.
        [damaged] Beklager, klubbens fil er beskadiget, og klubledelsen må gendanne den fra en sikkerhedskopi.
       *[other] Beklager, noget gik galt hos os.
    } Din kommando blev ikke udført, og der er ikke ændret noget. Klubledelsen kan se, hvad der gik galt; prøv igen senere.

## Lines that can’t be read as commands

misread-empty = Der står ingen kommando på den linje.
misread-quoted = Linjen begynder med »>«, så den ligner et citat og blev ikke læst som en kommando. Hvis du mente den, så send den igen uden »>«.
# Somebody greets or thanks, and plays against nobody who could hear it.
misread-courtesy = Det er hyggeligt, at du er her.
misread-game-number = Der findes ikke noget parti { $typed }.
misread-not-understood = »{ $typed }« er hverken en kommando eller et træk.
misread-offered-announcement = Trækket er ikke spillet endnu: du skrev noget om en melding, og det er ikke klart, om du melder. Hvad vil du?
misread-offered = Der er ikke sket noget endnu. { $count ->
        [one] Er det det, du vil?
       *[other] Vil du en af disse ting?
    }

## Ved terminalen

misread-near = »{ $text }«
misread-command = { COMMAND($command) }
misread-meant = Mente du { $nearest }?
# The usual clock is 7d+1d/10d.
misread-no-clock = Alle partier her spilles med ur, så der er ikke sket noget endnu. Normalt begynder I med 7 dage hver og får en dag mere for hvert træk. { $count ->
        [one] Vil du spille med det?
       *[other] Vil du have et af disse partier med det ur?
    }
misread-missing-argument = { CLIENT() ->
        [discord] Der mangler noget i { COMMAND($command) }. Udfyld valgene, og send kommandoen igen.
       *[typed] Der mangler noget efter »{ $order }«. En hel kommando ser sådan ud: »{ $example }«.
    }
misread-bad-argument = { CLIENT() ->
        [discord] »{ $typed }« passer ikke i { COMMAND($command) }. Se, hvad hvert valg spørger om, og send kommandoen igen.
       *[typed] »{ $typed }« passer ikke efter »{ $order }«. En hel kommando ser sådan ud: »{ $example }«.
    }
misread-no-zone = »{ $typed }« er ikke en tidszone, som klubben kender, eller det kan være en af flere. Skriv en stor by dér, for eksempel København, eller en fast tid, for eksempel UTC+1.
misread-superfluous = { CLIENT() ->
        [discord] »{ $typed }« hører ikke hjemme i { COMMAND($command) }, så der skete ikke noget.
       *[typed] »{ $typed }« hører ikke hjemme efter »{ $order }«, så der skete ikke noget. Send kommandoen igen uden det.
    }
misread-act-missing = »{ $part }« mangler. Hele kommandoen er: »{ $form }«.
misread-act-bad = »{ $typed }« passer ikke dér, hvor »{ $part }« hører hjemme: »{ $form }«.
misread-act-superfluous = »{ $typed }« hører ikke hjemme i denne kommando, så der skete ikke noget. Den skrives sådan: »{ $form }«.
# What has to be filled in where an organiser’s command is shown.
form-part = { $part ->
        [name] NAVN
        [circle] KREDS
        [ruleset] REGELSÆT
        [game] PARTI
        [number] NUMMER
        [place] PLADS
        [text] TEKST
       *[reason] GRUND
    }
misread-contradiction = { $how ->
        [twice] Du skrev »{ $first }« to gange efter { COMMAND($command) }. Skriv det kun én gang, og send linjen igen.
        [match] Du kan ikke skrive både »{ $first }« og »{ $second }« efter { COMMAND($command) }: en match er to partier, og hver af jer angriber i det ene. Send linjen igen med kun det ene af de to.
       *[differ] »{ $first }« og »{ $second }« efter { COMMAND($command) } modsiger hinanden. Send linjen igen med kun det ene af dem.
    }

language-own-name = dansk
