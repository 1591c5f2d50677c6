# Lists, moments, and what is said of any line, in Norwegian (Bokmål).
#
# Every message is one or more whole sentences; what differs between languages (order,
# cases, numbers, joining of lists) is decided here. Arguments in braces are squares
# (f6), moves (f6-f3), numbers, or words to choose by, which are never shown.
#
# "trekk" is both move and ply; it is always one side's. "brikke" is any piece; where the king
# must be told apart, a man is a "vanlig brikke". Pieces are slått, the king is fanget. "varsle,
# varsel" (Stavanger's leaflet) is the announcement alone; what the club sends is a "melding",
# what a player writes to another a "beskjed". nb.terms.toml has the other words.

## Lists
# { $items } is a list already joined, { $item } the next or last one.
list-more = { $items }, { $item }
list-last = { $items } og { $item }
list-or = { $items } eller { $item }

# Said after a reason, where they help.
did-you-mean = Mente du { $move }?
from-here = { $count ->
        [0] Brikken på { $from } kan ikke flyttes nå; velg en annen.
       *[other] Fra { $from } kan du flytte til { $targets }.
    }

## Moments and spans
# $weekday is 1 (Monday) to 7, $month 1 to 12, $hour 0 to 23, $year a year or “none” if it is this one.
moment = { $weekday ->
        [1] mandag
        [2] tirsdag
        [3] onsdag
        [4] torsdag
        [5] fredag
        [6] lørdag
       *[7] søndag
    } { $day }. { $month ->
        [1] januar
        [2] februar
        [3] mars
        [4] april
        [5] mai
        [6] juni
        [7] juli
        [8] august
        [9] september
        [10] oktober
        [11] november
       *[12] desember
    }{ $year ->
        [none] {""}
       *[other] {" "}{ $year }
    } kl. { $time } ({ $zone })
# { $month } is 1 (January) to 12.
month = { $month ->
        [1] januar
        [2] februar
        [3] mars
        [4] april
        [5] mai
        [6] juni
        [7] juli
        [8] august
        [9] september
        [10] oktober
        [11] november
       *[12] desember
    } { $year }
span-days = { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
span-hours = { $count ->
        [one] { $count } time
       *[other] { $count } timer
    }
span-minutes = { $count ->
        [one] { $count } minutt
       *[other] { $count } minutter
    }
# A span in its two largest units, like “6 days 23 hours”.
span-two = { $large } og { $small }
span-nothing = under ett minutt

# $what is the first word of the command that waits for a yes, $game the game that it is about.
asked = { $what ->
        [draw] Motstanderen tilbyr remis i parti { $game }. Godtar du, ender partiet remis. Vil du godta?
        [resign] Vil du gi opp parti { $game }? Det kan ikke angres.
        [takeback] Motstanderen ber om å få angre et trekk i parti { $game }. Går du med på det?
        [time] Motstanderen tilbyr mer tid eller en pause i parti { $game }. Vil du godta?
        [accept] Utfordring { $number } venter på svar fra deg. Vil du godta den?
        [ply] Du gjorde det siste trekket ditt i parti { $game } uten dette varselet, og ingen har sett det ennå. Vil du angre det og gjøre det på nytt med varselet?
       *[other] Dette kan ikke angres. Er du sikker?
    }
dropped = { $what ->
        [resign] Du har ikke gitt opp: parti { $game } fortsetter.
        [draw] Du har ikke godtatt remis: parti { $game } fortsetter.
        [unsubscribe] Greit, du får fortsatt e-post.
        [export] Greit, ingenting er sendt.
        [erase] Kontoen din er ikke slettet. Alt er som før.
        [tournament] Du har ikke trukket deg: du er fortsatt med i turneringen.
        [settings] Greit, ingenting ble sendt videre.
        [ply] Greit, trekket ditt i parti { $game } blir stående som det er.
       *[other] Greit, ingenting er endret.
    }
closed-question = { $what ->
        [resign] Spørsmålet ditt om å gi opp parti { $game } er lukket.
        [draw] Spørsmålet ditt om remis i parti { $game } er lukket.
        [unsubscribe] Spørsmålet ditt om å stoppe e-postene er lukket: du får dem fortsatt.
        [erase] Spørsmålet ditt om å slette kontoen er lukket.
        [tournament] Spørsmålet ditt om å trekke deg fra turneringen er lukket.
       *[other] Spørsmålet ditt om «{ $order }» er lukket.
    }

# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Det ble for mye på én gang, så denne linjen kom ikke med: { $lines }. Send den en gang til, for seg selv.
       *[other] Det ble for mye på én gang, så { $count } linjer kom ikke med: { $lines }. Send dem en gang til, for seg selv.
    }

## Trouble of ours

apology = { $what ->
        [full] Beklager, disken til klubben er full.
        [locked] Beklager, et annet program bruker filen til klubben.
        [damaged] Beklager, filen til klubben er skadet, og arrangørene må hente fram en sikkerhetskopi.
       *[other] Beklager, noe gikk galt hos oss.
    } Kommandoen din ble ikke utført, og ingenting er endret. Arrangørene kan se hva som gikk galt; prøv igjen senere.

## Lines that can’t be read as commands
# $typed is what was written, $order the command that was understood, $example a whole line.
misread-empty = Det står ingen kommando på den linjen.
misread-quoted = Den linjen begynner med «>», så den ser ut som et sitat og ble ikke lest som en kommando. Mente du den, så send den på nytt uten «>».
# Somebody greets or thanks, and plays against nobody who could hear it.
misread-courtesy = Hyggelig at du er her.
misread-game-number = Det finnes ikke noe parti { $typed }.
misread-not-understood = «{ $typed }» er verken en kommando eller et trekk.
misread-offered-announcement = Trekket er ikke gjort ennå: du skrev noe om et varsel, og det er ikke klart om du varsler. Hva vil du gjøre?
misread-offered = Ingenting er gjort ennå. { $count ->
        [one] Er det dette du vil?
       *[other] Vil du ett av disse?
    }

## Ved terminalen

misread-near = «{ $text }»
misread-command = { COMMAND($command) }
misread-meant = Mente du { $nearest }?
# The usual clock is 7d+1d/10d.
misread-no-clock = Alle partier her spilles med klokke, så ingenting er gjort ennå. Vanligvis begynner dere med 7 dager hver og får én dag til for hvert trekk. { $count ->
        [one] Vil du spille med den?
       *[other] Vil du ha en av disse, med den klokken?
    }
misread-missing-argument = { CLIENT() ->
        [discord] Det mangler noe i { COMMAND($command) }. Fyll ut valgene og send kommandoen på nytt.
       *[typed] Det mangler noe etter «{ $order }». En hel kommando ser slik ut: «{ $example }».
    }
misread-bad-argument = { CLIENT() ->
        [discord] «{ $typed }» passer ikke i { COMMAND($command) }. Se hva hvert valg spør om, og send kommandoen på nytt.
       *[typed] «{ $typed }» passer ikke etter «{ $order }». En hel kommando ser slik ut: «{ $example }».
    }
misread-no-zone = «{ $typed }» er ingen tidssone som klubben kjenner, eller det kan være en av flere. Skriv en stor by der, for eksempel Oslo, eller en fast tid, for eksempel UTC+1.
misread-superfluous = { CLIENT() ->
        [discord] «{ $typed }» hører ikke hjemme i { COMMAND($command) }, så ingenting er endret.
       *[typed] «{ $typed }» hører ikke hjemme etter «{ $order }», så ingenting er endret. Send linjen på nytt uten det.
    }
misread-act-missing = «{ $part }» mangler. Hele kommandoen er: «{ $form }».
misread-act-bad = «{ $typed }» passer ikke der «{ $part }» hører hjemme: «{ $form }».
misread-act-superfluous = «{ $typed }» hører ikke hjemme i denne kommandoen, så ingenting er endret. Den skrives slik: «{ $form }».
# What has to be filled in where an organiser’s command is shown.
form-part = { $part ->
        [name] NAVN
        [circle] KRETS
        [ruleset] REGELSETT
        [game] PARTI
        [number] NUMMER
        [place] PLASS
        [text] TEKST
       *[reason] GRUNN
    }
misread-contradiction = { $how ->
        [twice] Du skrev «{ $first }» to ganger etter { COMMAND($command) }. Skriv det bare én gang, og send linjen på nytt.
        [match] Du kan ikke skrive både «{ $first }» og «{ $second }» etter { COMMAND($command) }: en match er to partier, og hver av dere angriper i ett av dem. Send linjen på nytt med bare ett av ordene.
       *[differ] «{ $first }» og «{ $second }» etter { COMMAND($command) } motsier hverandre. Send linjen på nytt med bare ett av ordene.
    }

language-own-name = norsk
