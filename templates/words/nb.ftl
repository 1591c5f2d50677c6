# Taflpost in Norwegian bokmål.
#
# Every message is one or more whole sentences; what differs between languages (order,
# cases, numbers, joining of lists) is decided here. Arguments in braces are squares
# (f6), moves (f6-f3), numbers, or words to choose by, which are never shown.
#
# "trekk" is both move and ply; it is always one side's. "brikke" is any piece; where the king
# must be told apart, a man is a "vanlig brikke". Pieces are slått, the king is fanget. "varsle,
# varsel" (Stavanger's leaflet) is the announcement alone; what the club sends is a "melding",
# what a player writes to another a "beskjed". nb.terms.toml has the other words.

### Lists

# { $items } is a list already joined, { $item } the next or last one.
list-more = { $items }, { $item }
list-last = { $items } og { $item }
list-or = { $items } eller { $item }

### Boards

# $colour is dark or light.
legend-attackers = { $sign } angripere ({ $colour ->
        [dark] mørke
       *[light] lyse
    })
legend-defenders = { $sign } forsvarere ({ $colour ->
        [dark] mørke
       *[light] lyse
    })
legend-king = { $sign } konge
legend-throne = { $sign } trone
legend-corner = { $sign } hjørne
legend-last-move = siste trekk fra { $left } til { $moved }
emoji-too-large = Dette brettet er for stort for emoji: det har { $size }×{ $size } ruter, og et emojibrett kan ha høyst { $most }×{ $most }. Be om brettet som tekst eller bilde i stedet.

## The position in words, for those who hear it

# $by is result or closing, $winner attackers, defenders or nobody.
prose-over = { $winner ->
        [attackers] Partiet er slutt: angriperne vant.
        [defenders] Partiet er slutt: forsvarerne vant.
       *[nobody] { $by ->
            [closing] Partiet er slutt, uten resultat.
           *[result] Partiet er slutt: det ble remis.
        }
    }
prose-moved = Siste trekk: { $side ->
        [attackers] angriperne
       *[defenders] forsvarerne
    } flyttet fra { $from } til { $to }.
prose-captured = Siste trekk: { $side ->
        [attackers] angriperne
       *[defenders] forsvarerne
    } flyttet fra { $from } til { $to } og slo { $count ->
        [one] brikken
       *[other] brikkene
    } på { $taken }.
prose-king = { $place ->
        [throne] Kongen står på tronen, { $king }.
        [corner] Kongen står i hjørnet { $king }.
        [edge] Kongen står på kantruten { $king }.
       *[field] Kongen står på { $king }.
    }
# Where escape routes are not announced, everybody is told of them.
prose-open = { $count ->
        [0] Ingen fluktvei er åpen.
        [one] Én fluktvei er åpen: til { $routes }.
        [2] To fluktveier er åpne: til { $routes }.
       *[other] { $count } fluktveier er åpne: til { $routes }.
    }
prose-announced = { $count ->
        [0] Ingen fluktvei er varslet.
        [one] Én fluktvei er varslet: til { $routes }.
        [2] To fluktveier er varslet: til { $routes }.
       *[other] { $count } fluktveier er varslet: til { $routes }.
    }
prose-silent = Dette får bare du vite: { $count ->
        [one] én fluktvei, til { $routes }, er åpen, men ikke varslet.
        [2] to fluktveier, til { $routes }, er åpne, men ikke varslet.
       *[other] { $count } fluktveier, til { $routes }, er åpne, men ikke varslet.
    }
prose-usable = Dette får bare du vite: kongen kan flykte nå, til { $routes }.
# A heading; a line for each rank follows. $files is letters with commas.
prose-men = { $side ->
        [attackers] { $count ->
            [one] { $count } angriper:
           *[other] { $count } angripere:
        }
       *[defenders] { $count ->
            [one] { $count } forsvarer:
           *[other] { $count } forsvarere:
        }
    }
prose-no-men = { $side ->
        [attackers] Det er ingen angripere igjen.
       *[defenders] Kongen har ingen forsvarere igjen.
    }
prose-rank = Rad { $rank }: { $files }.
# On one line, for a picture: $ranks is what prose-brief-rank says of each, joined.
prose-brief-men = { $side ->
        [attackers] Angripere på { $ranks }.
       *[defenders] Forsvarere på { $ranks }.
    }
prose-brief-rank = rad { $rank }: { $files }
prose-brief-more = { $items }; { $item }
prose-crowded = Det står { $attackers } angripere og { $defenders } forsvarere på brettet, for mange til å regne opp her. Får du brettet vist i ord, er alle med.

### What a ply did

# $side is attackers or defenders.
ply-rolled = Forsvarerne kastet { $roll } for kongen.
ply-passed = { $side ->
        [attackers] Angriperne
       *[defenders] Forsvarerne
    } hadde ikke noe lovlig trekk og måtte stå over.
ply-moved = { $side ->
        [attackers] Angriperne
       *[defenders] Forsvarerne
    } flyttet { $move }.
ply-captured = { $side ->
        [attackers] Angriperne
       *[defenders] Forsvarerne
    } flyttet { $move } og slo { $count ->
        [one] brikken
       *[other] brikkene
    } på { $taken }.
# $words is the announcement in the ruleset's own spelling.
ply-announced = De varslet { $count ->
        [one] én fluktvei
        [2] to fluktveier
       *[other] { $count } fluktveier
    }: «{ $words }».

# The position between plies.
standing-to-move = { $side ->
        [attackers] Det er angripernes tur.
       *[defenders] Det er forsvarernes tur.
    }
# $count is how often the position has occurred; once more and the rule applies.
standing-repeated-draw = Denne stillingen har oppstått { $count ->
        [one] én gang
        [2] to ganger
       *[other] { $count } ganger
    }; oppstår den igjen, blir partiet remis.
standing-repeated-defenders-lose = Denne stillingen har oppstått { $count ->
        [one] én gang
        [2] to ganger
       *[other] { $count } ganger
    }; oppstår den igjen, taper forsvarerne, uansett hvem som gjentar den.
standing-repeated-mover-loses = Denne stillingen har oppstått { $count ->
        [one] én gang
        [2] to ganger
       *[other] { $count } ganger
    }; oppstår den igjen, taper den siden som gjentar den.
standing-repeated-forbidden = Denne stillingen har oppstått { $count ->
        [one] én gang
        [2] to ganger
       *[other] { $count } ganger
    }; et trekk som gjentar den, er ikke tillatt.
standing-announced = Varslet flukt: til { $routes }.

### Why a man was captured

capture-custodial = Brikken på { $man } ble slått mellom { $by } og { $anvil }.
capture-against-throne = Brikken på { $man } ble slått mellom { $by } og tronen ({ $throne }).
capture-against-corner = Brikken på { $man } ble slått mellom { $by } og hjørnet { $corner }.
capture-linnaean = Brikken på { $man } ble slått mellom { $by } og tronen ({ $throne }), fordi det sto angripere på de tre andre sidene av kongen.
capture-shieldwall = Brikkene på { $men } ble slått samlet, som en skjoldborg (en rekke brikker ved kanten): trekket til { $by } stengte rekken inne.

### How a game ended

ending-king-four-sides = Angriperne vinner: kongen ble fanget på { $king }, med angripere på alle fire sider.
ending-king-three-and-throne = Angriperne vinner: kongen ble fanget på { $king } av tre angripere, med den tomme tronen ({ $throne }) som fjerde side.
ending-king-at-edge = Angriperne vinner: kongen ble fanget på { $king }, med kanten som fjerde side.
ending-king-at-edge-and-corner = Angriperne vinner: kongen ble fanget på { $king } av to angripere, med kanten og hjørnet { $corner } som de to andre sidene.
ending-king-two-in-line = Angriperne vinner: kongen ble fanget på { $king }, mellom to angripere.
ending-king-against-square = Angriperne vinner: kongen ble fanget på { $king }, mellom en angriper og { $what ->
        [corner] hjørnet { $square }
       *[throne] den tomme tronen ({ $square })
    }.
ending-king-with-defender = { $enclosure ->
        [immobilized] Angriperne vinner: kongen ble fanget på { $king }, fordi verken han eller den eneste forsvareren ved siden av ham, på { $man }, kunne flyttes lenger.
       *[exactly-one] Angriperne vinner: kongen ble fanget på { $king }, innestengt sammen med den eneste forsvareren ved siden av ham, på { $man }.
    }
ending-escape = Forsvarerne vinner: kongen flyktet til { $at ->
        [corner] hjørnet { $goal }
       *[edge] kantruten { $goal }
    }.
ending-encirclement = Angriperne vinner ved omringing: en ring av angripere omslutter kongen og alle brikkene hans.
ending-edge-fort = Forsvarerne vinner med et kantfort: kongen på { $king } står inne i et fort som ikke kan brytes.
# $side could not move; $winner is attackers, defenders or nobody.
ending-immobile = { $winner ->
        [attackers] Angriperne vinner: det var forsvarernes tur, og de hadde ikke noe lovlig trekk.
        [defenders] Forsvarerne vinner: det var angripernes tur, og de hadde ikke noe lovlig trekk.
       *[nobody] Partiet er remis: det var { $side ->
            [attackers] angripernes
           *[defenders] forsvarernes
        } tur, og de hadde ikke noe lovlig trekk.
    }
ending-repetition-draw = Partiet er remis ved gjentakelse: samme stilling oppsto { $count ->
        [2] to ganger
       *[other] { $count } ganger
    }.
ending-repetition-defenders-lose = Angriperne vinner ved gjentakelse: samme stilling oppsto { $count ->
        [2] to ganger
       *[other] { $count } ganger
    }, og etter disse reglene taper da forsvarerne, uansett hvem som gjentok den.
ending-repetition-mover-loses = { $winner ->
        [attackers] Angriperne vinner ved gjentakelse: forsvarernes trekk
       *[defenders] Forsvarerne vinner ved gjentakelse: angripernes trekk
    } førte til samme stilling for { $count ->
        [2] andre
        [3] tredje
       *[other] { $count }.
    } gang, og etter disse reglene taper den siden som gjør det.
ending-repetition-forbidden = Partiet tok slutt fordi samme stilling oppsto { $count ->
        [2] to ganger
       *[other] { $count } ganger
    }, og det er ikke tillatt etter disse reglene.

### Refusals: what happened, why, and what to do instead

# Said after a reason, where they help.
did-you-mean = Mente du { $move }?
from-here = { $count ->
        [0] Brikken på { $from } kan ikke flyttes nå; velg en annen.
       *[other] Fra { $from } kan du flytte til { $targets }.
    }

## The text

refusal-unreadable-empty = Vi fant ikke noe trekk der. Skriv hvor brikken står og hvor den skal, for eksempel { $example }.
refusal-unreadable-square-missing = Det mangler en rute. Skriv hvor brikken står og hvor den skal, for eksempel { $example }.
refusal-unreadable-not-a-square = «{ $text }» er ikke en rute. Skriv hvor brikken står og hvor den skal, for eksempel { $example }.
refusal-unreadable-capture-for-move = En x betyr slag og skrives etter trekket. Mente du selve trekket, så skriv { $move }; du trenger ikke skrive hva det slår.
refusal-unreadable-unknown-piece = «{ $text }» er ikke bokstaven for noen brikke: K er kongen, og T er en vanlig brikke (en taflmann). Du trenger ingen bokstav: skriv bare hvor brikken står og hvor den skal, for eksempel { $example }.
refusal-unreadable-not-a-roll = { $text ->
        [nothing] Etter «kast» skriver du hva húnen (kongens terning) viste, X, I, II eller III, og så trekket.
       *[other] «{ $text }» er ikke noe kast: húnen (kongens terning) viser X, I, II eller III.
    } For eksempel: «kast 2 { $example }».
refusal-unreadable-unknown-words = Vi forstår ikke «{ $text }» etter trekket. Du kan føye til hva trekket slår, for eksempel xd5, men du trenger ikke.
refusal-unreadable-unknown-words-count = Vi forstår ikke «{ $text }» etter trekket. Du kan føye til hva trekket slår, for eksempel xd5, og et varsel: «{ $one }» hvis én fluktvei er åpen, «{ $two }» hvis det er flere, eller «stille» for ikke å varsle noe.
refusal-unreadable-unknown-words-routes = Vi forstår ikke «{ $text }» etter trekket. Du kan føye til hva trekket slår, for eksempel xd5, og et varsel: alle åpne fluktveier ved navn, som «{ $one }», eller «stille» for ikke å varsle noe.

## The turn and the piece

# $ending is one of the endings above, a whole sentence.
refusal-game-over = Partiet er slutt, så det kan ikke flyttes mer. { $ending }
refusal-wrong-number = Du ga trekket nummer { $number }, men nå er det trekk { $due } som står for tur. Se på brettet igjen; vil du fortsatt gjøre trekket, så send det med nummer { $due } eller uten nummer.
refusal-off-board = Ruten { $square } finnes ikke på dette brettet: linjene går fra a til { $file } og radene fra 1 til { $size }.
refusal-no-piece = Det står ingen brikke på { $from }. Begynn med en rute der du har en brikke.
# $side is the side to move.
refusal-not-your-piece = Du kan ikke flytte brikken på { $from } nå: det er { $side ->
        [attackers] angripernes
       *[defenders] forsvarernes
    } tur. Begynn med en rute der du selv har en brikke.
refusal-wrong-piece = { $stands ->
        [king] Du skrev T for en vanlig brikke, men det er kongen som står på { $from }. Vil du flytte ham, så skriv K eller sløyf bokstaven.
       *[man] Du skrev K for kongen, men på { $from } står det en vanlig brikke; kongen står på { $king }. Vil du flytte den vanlige brikken, så sløyf bokstaven.
    }

## The way

refusal-same-square = Brikken står allerede på { $square }; et trekk må gå til en annen rute.
refusal-not-in-line = { $move } er ikke mulig: brikkene kan bare flyttes vannrett eller loddrett, langs en rad eller en linje.
# $piece is attackers or defenders for a man of that side, or king.
refusal-blocked = { $move } er ikke mulig: { $piece ->
        [attackers] en angriper på { $by } står i veien.
        [defenders] en forsvarer på { $by } står i veien.
       *[king] kongen på { $by } står i veien.
    }
refusal-throne-not-passable = { $move } er ikke mulig: etter disse reglene er det bare kongen som kan passere tronen ({ $throne }).
refusal-throne-reserved = { $move } er ikke mulig: { $to } er tronen, og der kan bare kongen stå.
refusal-corner-reserved = { $move } er ikke mulig: { $to } er et hjørne, og der kan bare kongen stå.
refusal-too-far = { $move } er ikke mulig: etter disse reglene kan { $piece ->
        [king] kongen
       *[man] en vanlig brikke
    } flyttes { $most ->
        [one] bare én rute
       *[other] høyst { $most } ruter
    } om gangen.

## Captures and repetition

refusal-claim-not-taken = Du skrev at trekket { $move } slår på { $square }, men det gjør det ikke. { $count ->
        [0] Det slår ingenting.
       *[other] Det slår på { $taken }.
    } Trekket er ikke spilt; vil du fortsatt gjøre det, så send bare { $move }.
refusal-would-repeat = { $move } er ikke mulig: da ville samme stilling oppstå for { $count ->
        [2] andre gang
        [3] tredje gang
       *[other] { $count }. gang
    }, og det er ikke tillatt etter disse reglene. Gjør et annet trekk.

## Announcements

# $one, $two and $words are announcements in the ruleset's own spelling.
refusal-silent-route = Kongen kan ikke flykte til { $goal } ennå: den veien var åpen etter det forrige trekket ditt, men du varslet den ikke. Du kan varsle den med et hvilket som helst trekk så lenge den er åpen («{ $one }» hvis den da er den eneste åpne fluktveien, «{ $two }» hvis det er flere), og bruke den med trekket etter det.
refusal-silent-route-named = Kongen kan ikke flykte til { $goal } ennå: den veien var åpen etter det forrige trekket ditt, men du varslet den ikke. Du kan varsle den med et hvilket som helst trekk så lenge den er åpen («{ $words }», sammen med eventuelle andre åpne fluktveier), og bruke den med trekket etter det.
refusal-no-announcements = Fluktveier skal ikke varsles i { $ruleset }. Send trekket på nytt uten varselet.
refusal-attackers-announce-nothing = Bare forsvarerne varsler fluktveier. Send trekket på nytt uten varselet.
refusal-nothing-to-announce = Etter det trekket er ingen fluktvei åpen, så det er ingenting å varsle. Send trekket på nytt uten varselet.
refusal-wrong-count = Varselet stemmer ikke: etter det trekket er { $count ->
        [one] én fluktvei åpen, til { $open }.
       *[other] { $count } fluktveier åpne, til { $open }.
    } Send trekket på nytt med «{ $words }», eller med «stille» for ikke å varsle noe.
refusal-wrong-routes = Du varslet { $named }, men etter det trekket er { $count ->
        [one] dette den eneste åpne fluktveien: { $open }.
       *[other] dette de åpne fluktveiene: { $open }.
    } Send trekket på nytt med «{ $words }», eller med «stille» for ikke å varsle noe.
refusal-wrong-number-of-routes = Du sa { $number } da du varslet, men etter det trekket er { $count ->
        [one] én fluktvei åpen: { $open }.
       *[other] { $count } fluktveier åpne: { $open }.
    } Send trekket på nytt med «{ $words }», eller med «stille» for ikke å varsle noe.
refusal-routes-must-be-named = Etter disse reglene varsler du fluktveier ved navn. Etter det trekket er { $count ->
        [one] én åpen: { $open }.
       *[other] disse åpne: { $open }.
    } Send trekket på nytt med «{ $words }», eller med «stille» for ikke å varsle noe.
refusal-announce-or-silent = Trekket er ikke gjort ennå: etter det ville { $count ->
        [one] fluktveien til { $open } være åpen uten at du har varslet den.
       *[other] fluktveiene til { $open } være åpne uten at du har varslet alle.
    } Send trekket på nytt med «{ $words }», eller med «stille» for ikke å varsle noe.

## The hún

refusal-no-dice = Dette partiet spilles uten hún, kongens terning. Send trekket på nytt uten kast.
refusal-attackers-do-not-roll = Húnen, kongens terning, kastes for kongen, så det er bare forsvarerne som kaster. Send trekket uten kast.
refusal-roll-first = Kongen kan ikke flyttes uten et kast. Kast først, se hva húnen (kongens terning) viser, og send så trekket hans; eller flytt en vanlig brikke uten å kaste.
refusal-already-rolled = Du har allerede kastet { $roll } denne gangen; du kan verken kaste på nytt eller angre kastet. Send trekket ditt nå.
refusal-king-must-move = Du kastet { $roll }, og kongen kan gå, så du må flytte ham.
refusal-beyond-roll = Du kastet { $roll }, så kongen { $roll ->
        [0] kan ikke flyttes denne gangen.
        [one] kan gå høyst én rute.
       *[other] kan gå høyst { $roll } ruter.
    }
refusal-not-the-roll = { CLIENT() ->
        [discord] Húnen viste { $roll }, ikke det du skrev. Send trekket på nytt uten kast.
       *[typed] Húnen viste { $roll }, ikke det du skrev. Send trekket på nytt med «kast { $roll }» eller uten kast.
    }
refusal-cannot-pass = Du kan ikke stå over her: det går bare når du har kastet og ikke har noe lovlig trekk. Gjør et trekk.

### Rule sheets

# Every rule may name: each option’s word by the option’s name ($king-in-the-open is
# four-sides or two-in-line), $size, $last-file, $attackers, $defenders, $king-square,
# $throne-square, $corner-squares, $throne-closes (yes or no), $at, $one and $two (the
# announcements), $first and $defence (moves from the start), $id, $version, $source.

sheet-version = Regelsettet { $id }, versjon { $version }
sheet-source = Kilde: { $source }

summary-board = { $name }: { $size }×{ $size } ruter, { $attackers } angripere mot en konge og { $defenders } forsvarere.
summary-goal = { $goal ->
        [edge] Kongen vinner ved å nå kanten, angriperne ved å fange ham.
       *[corner] Kongen vinner ved å nå et hjørne, angriperne ved å fange ham.
    }
summary-moves = { $first-move ->
        [defenders] Forsvarerne begynner.
       *[attackers] Angriperne begynner.
    } { $men-move ->
        [one-square] Alle brikker flyttes én rute, aldri på skrå.
       *[any-distance] { $king-moves ->
            [one-square] Vanlige brikker flyttes som tårnet i sjakk, kongen én rute, aldri på skrå.
           *[any-distance] Alle brikker flyttes som tårnet i sjakk.
        }
    }
summary-captures = Du slår en brikke ved å klemme den mellom to av dine, på rett linje. Å flytte inn mellom to motstandere er trygt.
summary-king = { $king-in-the-open ->
        [four-sides] Kongen fanges av angripere på alle fire sider.
       *[two-in-line] Kongen fanges slik brikker slås, mellom to angripere. { $king-on-throne ->
            [four-sides] På tronen må det til på alle fire sider.
           *[as-in-the-open] {""}
        }
    } { $king-armed ->
        [no] Selv slår han ingenting.
       *[yes] {""}
    }
summary-throne = { $throne ->
        [ordinary] Bare kongen kan stå på hjørnene.
       *[king-only] { $corners ->
            [ordinary] Bare kongen kan stå på tronen (midtruten).
           *[king-only] Bare kongen kan stå på tronen (midtruten) eller et hjørne.
        }
    }
summary-announcements = Forsvareren varsler en vei ut for kongen med trekket som åpner den.
summary-writing = { CLIENT() ->
        [discord] For å flytte trykker du på «{ control-move }» under brettet, eller bruker { COMMAND("move") } med begge rutene, fra og til: { $first }
       *[typed] For å flytte skriver du begge rutene, fra og til: { $first }
    }
summary-parts = Mer om én del: { $parts }.
summary-no-part = Noe slikt finnes ikke i dette regelsettet.
section-board = Brettet og målet
section-movement = Slik flyttes brikkene
section-throne = Trone og hjørner
section-captures = Slik slår du brikker
section-king = Slik fanges kongen
section-walls = Skjoldborg, ring og fort
section-end = Andre måter et parti kan ende på
section-announcements = Varsling av fluktveier
section-dice = Húnen
section-match = Matchen
section-not-played = Regler som ikke gjelder her
section-writing = Slik skriver du et trekk

tag-chosen = [vår tolkning]
tag-deduced = [utledet]
note-chosen = [vår tolkning] Kilden sier ikke noe om dette, eller den motsier seg selv; vi har valgt én tolkning, slik at alle partier spilles likt.
note-deduced = [utledet] Kilden sier det ikke rett ut, men det følger av det den sier.

## The board and the aim

rule-board-size-as-drawn = Brettet har { $size }×{ $size } ruter. Kolonnene kalles linjer og har bokstavene a til { $last-file } fra venstre; radene har tallene 1 til { $size } nedenfra.
rule-men-as-drawn = Den ene siden har { $attackers } angripere, den andre { $defenders } forsvarere og kongen deres. Alle brikkene unntatt kongen kalles vanlige brikker.
rule-house-squares-decide = Heftet har 12 ruter til kongens brikker, men skriver to ganger om 11 brikker. Vi går etter rutene.
rule-start-as-drawn = Brikkene står ved start slik tegningen over viser, med kongen på { $king-square }.
rule-colours-dark-attack = Angriperne er mørke, forsvarerne lyse.
rule-colours-light-attack = Angriperne er lyse, forsvarerne mørke.
rule-goal-corner = Forsvarerne vinner så snart kongen deres når en hjørnerute. Angriperne vinner ved å fange ham.
rule-goal-edge = Forsvarerne vinner så snart kongen deres når en kantrute, det vil si en hvilken som helst rute på de ytterste linjene og radene. Angriperne vinner ved å fange ham.

## How pieces move

rule-first-move-attackers = Angriperne begynner. Deretter flytter de to sidene etter tur, én brikke om gangen. Det kalles et trekk når den ene siden flytter én brikke.
rule-first-move-defenders = Forsvarerne begynner. Deretter flytter de to sidene etter tur, én brikke om gangen. Det kalles et trekk når den ene siden flytter én brikke.
rule-men-move-any-distance = En vanlig brikke flyttes som tårnet i sjakk: langs en rad eller en linje, over så mange tomme ruter du vil, men aldri på skrå og aldri over en annen brikke.
rule-men-move-one-square = En vanlig brikke flyttes én rute langs en rad eller en linje, aldri på skrå, og bare til en tom rute.
rule-king-moves-any-distance = Kongen flyttes langs en rad eller en linje, over så mange tomme ruter du vil, men aldri på skrå og aldri over en annen brikke.
rule-king-moves-one-square = Kongen flyttes én rute langs en rad eller en linje, aldri på skrå, og bare til en tom rute.
rule-passing-never = Når det er din tur, må du flytte; du kan ikke velge å stå over.

## Throne and corners

rule-throne-king-only = Midtruten, { $throne-square }, er tronen. Bare kongen kan stå der; han kan forlate den og komme tilbake.
rule-throne-ordinary = Det er ingen trone: midtruten er en rute som alle andre.
rule-throne-passing-everybody = { $men-move ->
        [one-square] Vanlige brikker har lov til å passere den tomme tronen, men siden de bare flyttes én rute om gangen, kan de aldri gjøre det.
       *[any-distance] Alle brikker kan passere tronen når den er tom.
    }
rule-throne-passing-king-only = Vanlige brikker kan ikke passere tronen, selv når den er tom; det kan kongen.
rule-corners-king-only = Bare kongen kan stå på de fire hjørnerutene, { $corner-squares }.
rule-corner-guard-from-beside = Vanlige brikker kan vokte et hjørne ved å stå ved siden av det eller sperre veien dit, men aldri ved å stå i det.
rule-corners-ordinary = De fire hjørnerutene er kantruter som alle andre.

## How men are captured

rule-custodial = Du slår en av motstanderens vanlige brikker ved å flytte slik at den blir klemt mellom to av brikkene dine, på hver sin side av den langs en rad eller en linje. Den tas av brettet. At en rute er fiendtlig mot en brikke, betyr at ruten teller som en motstanderbrikke når brikken står ved siden av den.
rule-capture-closing-mover = Den ene av de to brikkene som slår, må være den du nettopp flyttet. En brikke som selv flyttes inn mellom to motstanderbrikker, er trygg der.
rule-capture-line-never-diagonal = Brikker kan aldri slås på skrå.
rule-several = Ett trekk kan slå brikker på opptil tre sider av brikken du flyttet.
rule-captures-always-taken = Du er aldri nødt til å velge et trekk som slår, men de brikkene trekket ditt klemmer inne, blir alltid slått.
rule-king-armed-yes = Kongen kan være med på å slå, på samme måte som de andre brikkene: enten som brikken som flyttes, eller som den som allerede står der.
rule-king-armed-no = Kongen er ikke med på å slå: han er aldri en av de to brikkene som slår.
rule-edge-against-men-never-helps = Kanten av brettet er aldri til hjelp når en brikke skal slås.
rule-empty-throne-hostile-to-nobody = Den tomme tronen er ikke fiendtlig mot noen vanlig brikke.
rule-empty-throne-hostile-to-attackers = Den tomme tronen er fiendtlig mot angriperne, men ikke mot forsvarerne.
rule-empty-throne-hostile-to-defenders = Den tomme tronen er fiendtlig mot forsvarerne, men ikke mot angriperne.
rule-empty-throne-hostile-to-both = Den tomme tronen er fiendtlig mot både angriperne og forsvarerne.
rule-occupied-throne-hostile-to-nobody = Mens kongen står på tronen, er ikke selve ruten fiendtlig mot noen vanlig brikke{ $king-armed ->
        [yes] ; det er bare kongen på den som teller.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = Mens kongen står på tronen, er den fiendtlig mot angriperne, men ikke mot hans egne brikker.
rule-occupied-throne-hostile-to-defenders = Mens kongen står på tronen, er den fiendtlig mot hans egne brikker, men ikke mot angriperne.
rule-occupied-throne-hostile-to-both = Mens kongen står på tronen, er den fiendtlig mot både angriperne og hans egne brikker.
rule-corners-hostile-to-nobody = Hjørnene er ikke fiendtlige mot noen vanlig brikke.
rule-corners-hostile-to-attackers = Hjørnene er fiendtlige mot angriperne, men ikke mot forsvarerne.
rule-corners-hostile-to-defenders = Hjørnene er fiendtlige mot forsvarerne, men ikke mot angriperne.
rule-corners-hostile-to-both = Hjørnene er fiendtlige mot både angriperne og forsvarerne.
rule-linnaean-capture-none = Linnés slag (der en forsvarer slås mot tronen mens kongen står på den) brukes ikke.
rule-linnaean-capture-taken = Står kongen på tronen med angripere på tre sider og en forsvarer på den fjerde, slås forsvareren mot tronen når en angriper flyttes til den motsatte siden av forsvareren.

## How the king is captured

rule-king-in-the-open-four-sides = På en vanlig rute er kongen fanget når det står angripere på alle fire sider av ham.
rule-king-in-the-open-two-in-line = På en vanlig rute fanges kongen på samme måte som en brikke slås: mellom to angripere på hver sin side av ham, og den ene må nettopp være flyttet dit.
rule-king-on-throne-as-in-the-open = På tronen fanges han på samme måte som på en vanlig rute.
rule-king-on-throne-four-sides = På tronen er han fanget når det står angripere på alle fire sider av ham.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Ved siden av den tomme tronen fanges han som på en vanlig rute, og tronen teller som en angriper.
       *[no] Ved siden av den tomme tronen fanges han som på en vanlig rute; tronen er ikke til hjelp.
    }
rule-king-beside-throne-throne-is-fourth = Ved siden av den tomme tronen fanges han av angripere på de tre andre sidene; tronen teller som den fjerde.
rule-king-beside-throne-throne-never-helps = { $king-in-the-open ->
        [two-in-line] Ved siden av den tomme tronen fanges han som på en vanlig rute, mellom to angripere; tronen teller aldri som en av dem.
       *[four-sides] Ved siden av den tomme tronen kan han ikke fanges slik, for tronen teller aldri som en angriper.
    }
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] På en kantrute har han vunnet, så der kan han ikke fanges.
       *[corner] { $king-in-the-open ->
            [two-in-line] Ved kanten kan han bare fanges langs kanten; selve kanten teller aldri som en angriper.
           *[four-sides] Ved kanten kan han ikke fanges slik, for kanten teller aldri som en angriper.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] På en kantrute har han vunnet, så der kan han ikke fanges.
       *[corner] { $king-in-the-open ->
            [two-in-line] Kanten teller som en angriper: står kongen ved kanten, fanges han av en angriper som flyttes inn foran ham.
           *[four-sides] Ved kanten fanges han av angripere på de tre andre sidene; kanten teller som den fjerde.
        }
    }
rule-king-beside-corner-corner-never-helps = Et hjørne teller aldri som en angriper mot kongen.
rule-king-beside-corner-corner-helps = { $king-in-the-open ->
        [two-in-line] Ved siden av et hjørne er én angriper nok, på den siden av kongen som vender bort fra hjørnet; hjørnet teller som den andre angriperen.
       *[four-sides] { $king-at-edge ->
            [edge-is-fourth] Ved siden av et hjørne er to angripere nok; kanten og hjørnet teller som de to andre.
           *[edge-never-helps] Et hjørne teller som en angriper mot kongen når han står ved siden av det.
        }
    }
rule-king-closing-attacker-beside = { $king-in-the-open ->
        [two-in-line] Når kongen må stenges inne på alle sider, spiller det ingen rolle hvilken angriper som kommer sist, så lenge den nettopp er flyttet til en rute ved siden av ham. Går kongen selv til en rute der han er stengt inne, er han trygg til en angriper flyttes inn ved siden av ham.
       *[four-sides] Det spiller ingen rolle hvilken angriper som kommer sist, så lenge den nettopp er flyttet til en rute ved siden av ham. Går kongen selv til en rute der han er stengt inne på alle sider, er han trygg til en angriper flyttes inn ved siden av ham.
    }
rule-king-and-defender-not-taken = Kongen er ikke fanget om han og en av brikkene hans blir stengt inne sammen.
rule-king-and-defender-taken-together = { $pair-enclosure ->
        [immobilized] Kongen er også fanget når verken han eller den eneste forsvareren ved siden av ham kan flyttes lenger.
       *[exactly-one] Kongen er også fanget når han og den eneste forsvareren ved siden av ham er stengt inne sammen.
    }
rule-pair-enclosure-exactly-one = Da må nøyaktig én forsvarer stå ved siden av kongen. Alle de andre sidene av kongen og forsvareren må være stengt: av en angriper, av kanten eller av en rute som teller som en angriper mot den brikken ruten ligger ved siden av. Dessuten må en angriper nettopp være flyttet inn ved siden av kongen eller forsvareren. Forsvareren tas bare av brettet hvis trekket også slår den etter de vanlige reglene.
rule-pair-enclosure-immobilized = Da må nøyaktig én forsvarer stå ved siden av kongen og ingen annen forsvarer ved siden av den brikken, og ingen av de to kan ha noe trekk igjen. Kan kongen fortsatt gå til tronen eller et hjørne, eller kan brikken passere den tomme tronen, er ikke kongen fanget. En angriper må nettopp være flyttet inn ved siden av en av de to eller ha tatt fra dem det siste trekket. Brikker som slås av det samme trekket, teller ikke lenger.
rule-house-umstellt = Heftet sier bare at den andre brikken skal være «umstellt» (omringet). Vi forstår det som stengt inne på alle sider; det er ikke nok at det samme trekket slår den.
rule-house-inmovilizar = Heftet sier bare at det er nok å «inmovilizar» (låse fast) de to. Hvilket trekk som gjør det, at ingen annen forsvarer kan stå ved siden av brikken, og at slåtte brikker ikke teller lenger, har vi selv bestemt.
rule-king-first = Hva et trekk slår og fanger, avgjøres ut fra stillingen rett etter trekket, før noe tas av brettet{ $pair-enclosure ->
        [immobilized] ; bare om kongen og brikken hans fortsatt kan flyttes, avgjøres når de slåtte brikkene er borte.
       *[exactly-one] .
    } Fanger trekket kongen, vinner angriperne, uansett hva det ellers gjør.

## Shieldwall, ring and fort

rule-shieldwall-none = Skjoldborg (der en hel rekke brikker ved kanten slås samlet) brukes ikke.
# $armed-king is “read” where what an armed king may do here is our reading, which has a line of its own.
rule-shieldwall-taken = Skjoldborg: når to eller flere brikker fra samme side står i en ubrutt rekke langs en kant, slås alle de vanlige brikkene i rekken på én gang hvis det står en motstanderbrikke foran hver av brikkene (på siden mot midten) og i hver ende av rekken. { $armed-king ->
        [yes] Kongen kan være en av motstanderbrikkene foran eller i en ende.
        [no] Kongen teller ikke som motstanderbrikke her.
       *[read] {""}
    }
rule-house-king-encloses-shieldwall = I en skjoldborg kan kongen være en av motstanderbrikkene foran eller i en ende: heftet skriver «Zabelmann» om dem, og vi regner kongen som en.
rule-shieldwall-closing-end-piece = En skjoldborg slås bare med et trekk til en av de to rutene i endene, ikke med et trekk til en rute foran rekken.
rule-shieldwall-corner-closes-nothing = Et hjørne stenger ikke enden av en skjoldborg: en rekke som går helt til hjørnet, kan ikke slås på denne måten.
rule-shieldwall-corner-closes-an-end = Et hjørne kan erstatte brikken i den ene enden av en skjoldborg.
rule-shieldwall-king-interrupts = Kongen er aldri en del av en rekke av sine egne brikker: rekken slutter ved ham, og han stenger den ikke.
rule-shieldwall-king-takes-part = Kongen kan være en del av en rekke av sine egne brikker, og da må det stå en motstanderbrikke foran ham også. De vanlige brikkene i rekken slås, men kongen fanges aldri på denne måten.
rule-encirclement-nothing = Angriperne vinner ikke ved å danne en ring rundt kongen og alle brikkene hans.
rule-encirclement-attackers-win = Omringing: angriperne vinner så snart det etter deres eget trekk går en ubrutt ring av angripere rundt kongen og alle brikkene han har igjen.
rule-ring-one-for-all = Én og samme ring må omslutte alle, og ingen vei inne i ringen kan føre til en kantrute. Ringen kan lukkes på skrå, og den vinner selv om et slag fortsatt kunne ha brutt den, eller om forsvarerne ikke har noe lovlig trekk igjen. Brikker som er stengt inne mot kanten, regnes ikke som omringet.
rule-edge-fort-nothing = Forsvarerne vinner ikke ved å bygge et fort rundt kongen ved kanten.
rule-edge-fort-defenders-win = Kantfort: forsvarerne vinner så snart kongen etter deres eget trekk står ved kanten inne i et fort av sine egne brikker som angriperne aldri kunne ha brutt, selv om de fikk flytte så lenge de ville uten svar. Kongen må ha et lovlig trekk inne i fortet, og ingen angriper kan stå der.

## Other ways a game ends

rule-attackers-without-move-lose = Hvis det er angripernes tur og de ikke har noe lovlig trekk, taper de.
rule-attackers-without-move-draw = Hvis det er angripernes tur og de ikke har noe lovlig trekk, er partiet remis.
rule-defenders-without-move-lose = Hvis det er forsvarernes tur og de ikke har noe lovlig trekk, taper de.
rule-defenders-without-move-draw = Hvis det er forsvarernes tur og de ikke har noe lovlig trekk, er partiet remis.
rule-repetition-draw = Hvis samme stilling oppstår for ofte, er partiet remis.
rule-repetition-defenders-lose = Endeløs gjentakelse er forbudt: hvis samme stilling oppstår for ofte, taper forsvarerne, uansett hvem som gjentar den.
rule-repetition-mover-loses = Hvis samme stilling oppstår for ofte, taper den siden som gjentok den med trekket sitt.
rule-repetition-forbidden = Et trekk som gjør at samme stilling oppstår for ofte, er ikke tillatt.
rule-repetition-forbidden-to-defenders = Forsvarerne har ikke lov til å gjøre et trekk som gjør at samme stilling oppstår for ofte; angriperne kan gjenta stillinger.
rule-repetition-at-counted = «For ofte» vil si for { $at ->
        [2] andre gang
        [3] tredje gang
       *[other] { $at }. gang
    }. Startstillingen regnes som første gang; etter et slag begynner tellingen på nytt.
rule-same-position = { $announcement ->
        [none] To stillinger er like når de samme brikkene står på de samme rutene og den samme siden skal flytte.
       *[count] To stillinger er like når de samme brikkene står på de samme rutene, den samme siden skal flytte og kongen kan bruke de samme fluktveiene.
    }

## Announced escapes

rule-announcement-none = Fluktveier varsles ikke.
rule-announcement-count = En fluktvei er en fri vei der kongen kan nå { $goal ->
        [corner] et hjørne
       *[edge] kanten
    } med ett trekk. Hvis trekket ditt som forsvarer lar slike veier stå åpne, varsler du hvor mange det er: «{ $one }» for én, «{ $two }» for { $goal ->
        [corner] to.
       *[edge] to eller flere.
    }
rule-announcement-routes = En fluktvei er en fri vei der kongen kan nå { $goal ->
        [corner] et hjørne
       *[edge] kanten
    } med ett trekk; den har navn etter ruten den ender i. Hvis trekket ditt som forsvarer lar slike veier stå åpne, varsler du hvor mange det er, og hvilke, ved å nevne alle.
rule-announced-with-ply-before = Du varsler en vei med det trekket som lar den stå åpen, før kongen bruker den.
rule-house-whole-truth = Et varsel må være fullstendig og riktig: det må gjelde alle veier som er åpne etter trekket ditt, også dem som er varslet før. Er det galt, blir det avvist sammen med trekket, og du kan sende et nytt. Når en vei stenges, gjelder ikke varselet om den lenger.
rule-announcement-left-out-closes-the-route = Du kan la være å varsle. Trekket gjelder, og det får ingen annen følge enn at kongen ikke kan bruke veien; du kan fortsatt varsle den med et senere trekk, så lenge den er åpen.
rule-unannounced-escape-illegal = Kongen kan flykte langs en vei som er varslet, eller langs en vei som var stengt etter forsvarernes forrige trekk, og som angriperne selv har åpnet. Det er ikke tillatt å flykte langs noen annen vei.

## The hún

rule-dice-none = Hún, kongens terning, brukes ikke.
rule-dice-hun = Spillerne kan avtale å spille med hún, kongens terning. Den har sidene X, I, II og III (0, 1, 2 og 3) og viser hvor mange ruter kongen høyst kan gå. Forsvareren må bestemme om kongen skal flyttes, før terningen kastes.
rule-house-hun-duty = Hvis du kaster, må du flytte kongen dersom han har et lovlig trekk på høyst så mange ruter som kastet viser. Hvis ikke, flytter du en vanlig brikke, og kan ingen av dem heller flyttes, går turen videre. Uten kast kan du bare flytte vanlige brikker. Et kast kan ikke angres. Med hún er en fluktvei på høyst tre ruter.
rule-house-hun-secret = Klubben regner ut kastene fra et hemmelig tall. Når partiet begynner, offentliggjør den et fingeravtrykk (en hash) av tallet, og når partiet slutter, selve tallet, slik at alle kan kontrollere hvert kast. De som driver klubbens datamaskin, kunne riktignok ha regnet ut kastene på forhånd: kontrollen («taflpost verify») viser at ingen kast er endret, ikke at ingen har kikket.

## The match

rule-match-one-game = En match er ett parti. Spillerne kan avtale to, der de bytter side: seier gir 1 poeng og remis ½, og den som får flest poeng, vinner matchen.
rule-match-two-games-optional = En match er ett parti, eller to der spillerne bytter side, etter hva de avtaler. I en match på to partier gir seier 1 poeng og remis ½, og den som får flest poeng, vinner.
rule-match-two-games = En match er alltid to partier, der spillerne bytter side. Seier gir 1 poeng og remis ½, og den som får flest poeng, vinner matchen.
rule-match-points-more-points-win = Vinner du det ene partiet og spiller remis i det andre, vinner du matchen. Er alt likt, ender matchen remis.
rule-match-tie-break-none = Har begge spillerne like mange poeng etter to partier, ender matchen remis.
rule-match-tie-break-fewer-plies = Vinner spillerne ett parti hver, går matchen til den som vant på færrest trekk. Er det også likt, eller ble begge partiene remis, ender matchen remis.
rule-match-tie-break-more-captures = Er det poenglikhet etter to partier, går matchen til den som har slått flest av motstanderens brikker i de to partiene til sammen. Er det også likt, ender matchen remis.

## How to write a move

write-move = Skriv ruten brikken står på, og ruten den skal til: «{ $first }». Store bokstaver, mellomrom og type strek spiller ingen rolle.
write-captures = Du trenger ikke skrive hva et trekk slår. Gjør du det, setter du en x og ruten etter trekket («xd5»); trekket blir da avvist hvis det ikke slår der.
write-announcement-count = Skriv varselet etter trekket: «{ $defence } { $one }» eller «{ $defence } { $two }». Vil du med vilje ikke varsle noe, skriver du «stille» der.
write-announcement-routes = Skriv varselet etter trekket, med navnet på alle åpne fluktveier: «{ $defence } { $one }» eller «{ $defence } { $two }». Vil du med vilje ikke varsle noe, skriver du «stille» der.
write-roll = { CLIENT() ->
        [discord] Skal du flytte kongen i et parti med hún, må du først kaste den: trykk på «{ control-move }», så får du en knapp til å kaste med.
       *[typed] Skal du flytte kongen i et parti med hún, sender du først «kast» alene; når du har sett hva húnen viser, sender du trekket.
    }

## Examples, each a drawn board below its rule

# $move ended on $by and captured the men on $captured, or the king on $king; $between is the
# two squares between which one of them stood, joined.
example-signs = I eksemplene er det brikken i hakeparentes som nettopp er flyttet, fra ruten merket med *, og en liten bokstav er en brikke den har slått. Hvert eksempel viser bare en del av brettet.
example-escape = Eksempel: { $move } fører kongen til { $at ->
        [corner] hjørnet { $goal }
       *[edge] kantruten { $goal }
    }, og forsvarerne vinner.
example-custodial = Eksempel: { $move } slår brikken på { $captured }, mellom { $between }.
example-safe = Eksempel: { $move } er trygt, selv om brikken på { $by } nå står mellom to angripere.
example-against-throne = Eksempel: { $move } slår brikken på { $captured }, mellom { $by } og den tomme tronen ({ $throne }).
example-against-corner = Eksempel: { $move } slår brikken på { $captured }, mellom { $by } og hjørnet { $corner }.
example-linnaean = Eksempel: { $move } slår brikken på { $captured } mot tronen ({ $throne }), fordi det står angripere på de tre andre sidene av kongen.
example-king-four-sides = Eksempel: { $move } fanger kongen på { $king }, med angripere på alle fire sider.
example-king-two-in-line = Eksempel: { $move } fanger kongen på { $king }, mellom { $between }.
example-king-beside-throne = Eksempel: { $move } fanger kongen på { $king }, med tre angripere rundt ham og den tomme tronen ({ $throne }) som fjerde side.
example-king-beside-throne-in-line = Eksempel: { $move } fanger kongen på { $king }, mellom { $between }; den tomme tronen ({ $throne }) ved siden av ham endrer ingenting.
example-king-at-edge = Eksempel: { $move } fanger kongen på { $king }, med tre angripere rundt ham og kanten som fjerde side.
example-king-along-edge = Eksempel: { $move } fanger kongen på { $king }, mellom { $between }, langs kanten.
example-king-beside-corner = Eksempel: { $move } fanger kongen på { $king }; hjørnet { $corner } stenger på motsatt side av { $by }.
example-pair = Eksempel: { $move } fanger kongen på { $king }, som er stengt inne sammen med brikken sin på { $man }.
example-shieldwall = Eksempel: { $move } stenger den andre enden av rekken og slår brikkene på { $captured }.
example-shieldwall-corner = Eksempel: { $move } slår brikkene på { $captured }; hjørnet { $corner } stenger den andre enden av rekken.
example-shieldwall-king = Eksempel: { $move } slår brikkene på { $captured }; kongen på { $king } blir stående.
example-encirclement = Eksempel: { $move } lukker ringen rundt kongen og alle brikkene hans, og angriperne vinner.
example-edge-fort = Eksempel: { $move } fullfører fortet rundt kongen på { $king }, og forsvarerne vinner.
example-announcement = Eksempel: etter { $move } kunne kongen gå til { $goal } med sitt neste trekk, så forsvareren skriver «{ $move } { $said }».
example-opened-route = Eksempel: { $move } åpner veien til { $goal } for kongen. Angriperne har åpnet den selv, så kongen kan gå dit med sitt neste trekk, selv om ingenting er varslet.

### Moments and spans

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

### A game before its players

# $who is “you” where the reader is meant, “opponent” where the reader’s opponent is meant, and
# “player” where the reader only looks on; $name is that player’s name.
table-title = Parti { $number }: { $attackers } (angriper) mot { $defenders } (forsvarer), { $ruleset }
# "Trekk 5:" would read as the command “moves”.
table-ply = { $number }. trekk: { $what }
table-turn = { $who ->
        [you] Det er din tur (trekk { $ply }). Du er { $side ->
                [attackers] angriper
               *[defenders] forsvarer
            }.
       *[other] { $name } skal flytte (trekk { $ply }, { $side ->
                [attackers] angriper
               *[defenders] forsvarer
            }).
    }
# $pieces are the signs on the board that are the reader’s, with what they mean.
table-beginner = Brikkene dine: { $pieces }. Du flytter ved å skrive ruten som en brikke står på, og ruten den skal til:
table-draw-offered = { $who ->
        [you] Du har tilbudt remis og venter på svar.
        [opponent] { $name } tilbyr remis. Flytter du, regnes det som et avslag.
       *[player] { $name } tilbyr remis.
    }
table-takeback-offered = { $who ->
        [you] Du har bedt om å få ta tilbake det siste trekket ditt.
        [opponent] { $name } ber om å få ta tilbake et trekk. Flytter du, regnes det som et avslag.
       *[player] { $name } ber om å få ta tilbake et trekk.
    }
table-time-offered = { $who ->
        [you] { $what ->
            [pause] Du har tilbudt pause i partiet til { $time } og venter på svar.
           *[more] Du har tilbudt { $time } ekstra til dere begge og venter på svar.
        }
        [opponent] { $what ->
            [pause] { $name } tilbyr pause i partiet til { $time }.
           *[more] { $name } tilbyr { $time } ekstra til dere begge.
        } Flytter du, regnes det som et avslag.
       *[player] { $what ->
            [pause] { $name } tilbyr pause i partiet til { $time }.
           *[more] { $name } tilbyr { $time } ekstra til begge spillerne.
        }
    }
table-match-goes-on = Det andre partiet i matchen, parti { $other }, fortsetter.
# Said only to the player who made the move.
table-left-silent = { $count ->
        [one] Dette får bare du vite: fluktveien til { $routes } er åpen, men ikke varslet, så kongen kan ikke bruke den ennå. Du kan varsle den med et hvilket som helst senere trekk så lenge den er åpen.
       *[other] Dette får bare du vite: fluktveiene til { $routes } er åpne, men ikke varslet, så kongen kan ikke bruke dem ennå. Du kan varsle dem med et hvilket som helst senere trekk så lenge de er åpne.
    }
# The head of the chain over everything that happened in a game up to that move, and what to do
# with it.
chain-line = Kontrollkode (parti { $game }, { $at ->
        [start] start
        [end] slutt
       *[move] trekk { $move }
    }): { $chain }
chain-why = Kontrollkoden er regnet ut fra alt som har skjedd i partiet hittil. Tar du vare på den, kan ingen endre noe av det uten at du oppdager det.
time-running = { $who ->
        [you] Du har { $left } igjen, fram til { $until }.
       *[other] { $name } har { $left } igjen, fram til { $until }.
    }
# Det samme der $until selv viser hvor lenge det er til.
time-counted = { $who ->
        [you] Du har fram til { $until }.
       *[other] { $name } har fram til { $until }.
    }
time-standing = { $who ->
        [you] Du har { $left } igjen. Klokken din står stille til { $stands }, og tiden går ut { $until }.
       *[other] { $name } har { $left } igjen. Klokken står stille til { $stands }, og tiden går ut { $until }.
    }
time-paused = Partiet har pause til { $until }, slik spillerne har avtalt.
# The clock of the side to move starts when its player has been told.
time-not-running = { $who ->
        [you] Du har { $left } igjen; klokken din starter nå.
       *[other] { CLIENT() ->
                [discord] { $name } har { $left } igjen.
               *[typed] { $name } har { $left } igjen; klokken starter når { $name } har fått melding.
            }
    }
# The clock of the side to move runs though nothing has told its player.
time-unreached = Vi har ikke fått tak i { $name }, men klokken har gått siden { $since }.
time-up = { $who ->
        [you] Tiden din er ute.
       *[other] Tiden til { $name } er ute.
    }

## Den første linjen i et innlegg, som et varsel viser

lead-ply = { $who ->
        [you] Din tur:
       *[other] { $name } skal flytte:
    } { $mover } flyttet { $ply }{ $count ->
        [0] {""}
       *[other] {" "}og slo { $taken }
    }
lead-passed = { $who ->
        [you] Din tur:
       *[other] { $name } skal flytte:
    } { $mover } måtte stå over
lead-began = { $who ->
        [you] Partiet begynner, og det er din tur
       *[other] Partiet begynner, og { $name } skal flytte
    }
lead-turn = { $who ->
        [you] Det er din tur
       *[other] { $name } skal flytte
    }
lead-won = { $winner } har vunnet mot { $loser }
lead-drawn = Remis mellom { $one } og { $other }
lead-closed = Partiet er avsluttet uten resultat

## Hva et innlegg sier når det er besvart

closed-invitation = { $how ->
        [accepted] { $recipient } har godtatt utfordringen fra { $sender }: parti { $game } er i gang.
        [declined] { $recipient } har avslått utfordringen fra { $sender }.
        [countered] { $recipient } har svart på utfordringen fra { $sender } med andre vilkår.
        [cancelled] { $sender } har trukket tilbake utfordringen til { $recipient }.
       *[expired] Utfordringen fra { $sender } til { $recipient } er utløpt.
    }
closed-seek = { $how ->
        [accepted] Den åpne utfordringen fra { $sender } er godtatt.
        [cancelled] { $sender } har trukket tilbake denne åpne utfordringen.
       *[expired] Den åpne utfordringen fra { $sender } er utløpt.
    }
closed-draw = { $how ->
        [accepted] { $name } tilbød remis, og { $other } godtok.
        [declined] { $name } tilbød remis, og { $other } avslo.
        [withdrawn] { $name } tilbød remis og har trukket tilbudet tilbake.
       *[passed] { $name } tilbød remis. Tilbudet gjelder ikke lenger.
    }
closed-takeback = { $how ->
        [accepted] { $name } ba om å få ta tilbake et trekk, og { $other } sa ja.
        [declined] { $name } ba om å få ta tilbake et trekk, og { $other } sa nei.
        [withdrawn] { $name } ba om å få ta tilbake et trekk, men har trukket spørsmålet tilbake.
       *[passed] { $name } ba om å få ta tilbake et trekk. Spørsmålet gjelder ikke lenger.
    }
closed-time = { $what ->
        [pause] { $name } tilbød pause i partiet til { $time }{ $how ->
            [accepted] , og { $other } godtok.
            [declined] , og { $other } avslo.
            [withdrawn] {" "}og har trukket tilbudet tilbake.
           *[passed] . Tilbudet gjelder ikke lenger.
        }
       *[more] { $name } tilbød { $time } ekstra til begge spillerne{ $how ->
            [accepted] , og { $other } godtok.
            [declined] , og { $other } avslo.
            [withdrawn] {" "}og har trukket tilbudet tilbake.
           *[passed] . Tilbudet gjelder ikke lenger.
        }
    }

## Hva en kanal sier om et parti som har en tråd der, og trådens tittel

channel-begun = { $attackers } (angriper) spiller mot { $defenders } (forsvarer): { $ruleset } { $size }×{ $size }, parti { $game }.
channel-begun-match = { $first-player } og { $second-player } spiller en match: { $ruleset } { $size }×{ $size }, parti { $first } og { $second }.
channel-over = { $result } · { $ruleset }, parti { $game }:
thread-won = { $winner } vant
thread-drawn = remis
thread-closed = uten resultat

### What happened in a game

began = Partiet begynner.
began-side = { $side ->
        [attackers] { $first ->
            [attackers] Du er angriper og flytter først.
           *[defenders] Du er angriper; forsvareren flytter først.
        }
       *[defenders] { $first ->
            [attackers] Du er forsvarer; angriperen flytter først.
           *[defenders] Du er forsvarer og flytter først.
        }
    }
# Said only to the player who rolled.
rolled = Húnen (kongens terning) viser { $roll }: { $roll ->
        [0] kongen kan ikke flyttes denne gangen, så flytt en vanlig brikke.
        [1] kongen kan gå én rute. Har han et lovlig trekk, må du flytte ham; hvis ikke, flytter du en vanlig brikke.
       *[other] kongen kan gå opptil { $roll } ruter. Har han et lovlig trekk, må du flytte ham; hvis ikke, flytter du en vanlig brikke.
    }
draw-offered = { $who ->
        [you] Du har tilbudt remis. Tilbudet gjelder til motstanderen svarer eller flytter; imens kan du spille videre.
        [opponent] { $name } tilbyr remis. Flytter du, regnes det som et avslag.
       *[player] { $name } tilbyr remis.
    }
draw-declined = { $who ->
        [you] Du har avslått remis. Partiet fortsetter.
       *[other] { $name } har avslått remis. Partiet fortsetter.
    }
draw-withdrawn = { $who ->
        [you] Du har trukket tilbake remistilbudet. Partiet fortsetter.
       *[other] { $name } har trukket tilbake remistilbudet. Partiet fortsetter.
    }
takeback-offered = { $who ->
        [you] Du har bedt om å få ta tilbake det siste trekket ditt. Forespørselen gjelder til motstanderen svarer eller en av dere flytter.
        [opponent] { $name } ber om å få ta tilbake sitt siste trekk. Har du flyttet siden, tas trekket ditt også tilbake. Flytter du nå, regnes det som et avslag.
       *[player] { $name } ber om å få ta tilbake sitt siste trekk, og dermed også et trekk som er gjort siden.
    }
takeback-declined = { $who ->
        [you] Du har sagt nei til at trekket tas tilbake. Partiet fortsetter.
       *[other] { $name } har sagt nei til at trekket tas tilbake. Partiet fortsetter.
    }
takeback-withdrawn = { $who ->
        [you] Du vil ikke ta tilbake trekket likevel. Partiet fortsetter.
       *[other] { $name } vil ikke ta tilbake trekket likevel. Partiet fortsetter.
    }
time-offered = { $who ->
        [you] { $what ->
            [pause] Du har tilbudt pause i partiet til { $time }.
           *[more] Du har tilbudt { $time } ekstra til dere begge.
        } Tilbudet gjelder til motstanderen svarer eller flytter; imens kan du spille videre.
        [opponent] { $what ->
            [pause] { $name } tilbyr pause i partiet til { $time }: så lenge går ingen klokke, men dere kan flytte begge to.
           *[more] { $name } tilbyr { $time } ekstra til dere begge.
        } Flytter du nå, regnes det som et avslag.
       *[player] { $what ->
            [pause] { $name } tilbyr pause i partiet til { $time }.
           *[more] { $name } tilbyr { $time } ekstra til begge spillerne.
        }
    }
time-declined = { $who ->
        [you] Du har avslått tilbudet. Klokkene går som før.
       *[other] { $name } har avslått tilbudet. Klokkene går som før.
    }
time-withdrawn = { $who ->
        [you] Du har trukket tilbake tilbudet ditt. Klokkene går som før.
       *[other] { $name } har trukket tilbake tilbudet. Klokkene går som før.
    }
time-agreed = { $what ->
        [pause] Det er avtalt: fra nå av går ingen klokke. Begge spillerne kan fortsatt flytte.
       *[more] Det er avtalt: begge spillerne får { $time } ekstra.
    }
taken-back = Forespørselen ble godtatt, og trekket er tatt tilbake: brettet er som det var før trekket. Klokkene stilles ikke tilbake, men tid som ble lagt til for trekk som nå er tatt tilbake, trekkes fra igjen.
ply-unannounced = Fluktveier skal ikke varsles i { $ruleset }, så varselet ditt er utelatt.
announced-after = Trekket ditt ble angret og gjort på nytt med varselet.
withdrawn = Trekket ditt er angret; ingen hadde sett det. Du kan flytte på nytt.
# $urgency is low (a fifth of the time is left) or last.
warned = { $urgency ->
        [asked] Du ba om å bli minnet på at det er din tur.
        [low] Du har mindre enn en femdel av tiden din igjen.
       *[last] Tiden din er nesten ute. Dette er den siste påminnelsen.
    }
time-is-up = { $who ->
        [you] Tiden din er ute. Du kan fortsatt flytte, helt til motstanderen krever seieren.
        [opponent] Tiden til { $name } er ute. Du kan kreve seieren eller vente på trekket.
       *[player] Tiden til { $name } er ute, så motstanderen kan kreve seieren.
    }
# $who is the loser.
ending-resignation = { $who ->
        [you] Du har gitt opp. { $winner } vinner.
        [opponent] { $name } har gitt opp. Du vinner.
       *[player] { $name } har gitt opp. { $winner } vinner.
    }
ending-time = { $who ->
        [you] Tiden din gikk ut. { $winner } vinner på tid.
        [opponent] Tiden til { $name } gikk ut. Du vinner på tid.
       *[player] Tiden til { $name } gikk ut. { $winner } vinner på tid.
    }
ending-agreement = Partiet er remis: begge spillerne er enige om det.
ending-adjudication = { $who ->
        [opponent] Arrangørene har avgjort partiet. Du vinner.
       *[other] Arrangørene har avgjort partiet. { $winner } vinner.
    }
ending-adjudication-draw = Arrangørene har avgjort at partiet er remis.
ending-closing = Partiet ble avsluttet uten resultat.
ending-unstated = { $winner } vinner.
ending-unstated-draw = Partiet er remis.

day-used = { $who ->
        [you] Tiden din var ute, så en av feriedagene dine er brukt: du har fått 24 timer til.
       *[other] Tiden til { $name } var ute, så en feriedag er brukt: { $name } har fått 24 timer til.
    }
telling-given-up = { $who ->
        [you] Vi fikk ikke fram noen melding til deg om dette partiet. Klokken din går likevel.
       *[other] Vi får ikke tak i { $name } for øyeblikket. Klokken til { $name } går likevel.
    }

# A message about the turn did not arrive, and more has run since than the clock gets back.
refunded-rest = { $who ->
        [you] En melding om at det var din tur, nådde deg ikke i tide, og imens gikk klokken din. Du får tilbake så mye av den tiden som det er lov å få i ett parti (i alt en tidel av det klokken begynte med), og klokken går videre.
       *[other] En melding til { $name } om å flytte kom ikke fram i tide, og imens gikk klokken til { $name }. Klokken får tilbake så mye av den tiden som det er lov å få i ett parti (i alt en tidel av det den begynte med), og går videre.
    }

### Conditional moves

plan-none = Du har ikke planlagt noen trekk.
plan = Planen din:
# $when is move, capture, capture-on, one or two; $what the move or the square.
# "Hvis" would read as the command “if”.
plan-line = { $when ->
        [move] Dersom { $name } spiller { $what },
        [capture] Dersom { $name } slår en av brikkene dine,
        [capture-on] Dersom { $name } slår brikken din på { $what },
        [one] Dersom { $name } varsler én fluktvei,
       *[two] Dersom { $name } varsler to fluktveier,
    } { $answer ->
        [stop] spilles ingenting, og planen er slutt.
        [resign] gir du opp: partiet er over med en gang, og vi spør deg ikke først.
        [tell-me] spilles ingenting, planen er slutt, og du får beskjed med en gang (eller når stilletiden din er over).
       *[other] svarer du med { $answer }.
    }
plan-private = Bare du kan se dette.
plan-played = Det planlagte trekket ditt er spilt. { $ply }
plan-resigned = Du hadde planlagt å gi opp hvis dette skjedde. { $ply }
plan-over-other = Motstanderen gjorde noe planen din ikke hadde noe svar på, så planen er slutt. Det er din tur.
plan-over-stop = Planen din er kommet dit den skulle stoppe. Det er din tur.
plan-over-told = Motstanderen har gjort det du ville ha beskjed om. Planen din er slutt, og det er din tur. { $ply }
plan-over-illegal = Det planlagte trekket ditt kunne ikke spilles, så planen er slutt, og det er din tur. { $why }

### Vacation and outages

vacation-left = Du har { $left ->
        [0] ingen feriedager igjen.
        [one] { $left } feriedag igjen. Går tiden din ut i et parti som tillater ferie, blir den brukt automatisk.
       *[other] { $left } feriedager igjen. Går tiden din ut i et parti som tillater ferie, blir en av dem brukt automatisk.
    }
vacation-until = Du har ferie til { $until }. I partier som tillater ferie, står klokkene dine stille til da.
vacation-planned = Den neste ferien din er fra { $from } til { $until }.
away = { $name } har ferie til { $until }. I partier som tillater ferie, står klokken til { $name } stille til da.
back = { $name } er tilbake fra ferie.
club-was-away = Klubben var ute av drift fra { $from } til { $until }. Imens sto alle klokkene stille.

### A match of two games

match-over = Matchen (parti { $first } og { $second }) er slutt: { $one } mot { $two }, { $ruleset }
# $winner is attackers, defenders or nobody; $attackers and $defenders are names.
match-game = Parti { $number }: { $winner ->
        [attackers] { $attackers } (angriper) vant mot { $defenders } (forsvarer) på { $plies ->
                [one] ett trekk
               *[other] { $plies } trekk
            }.
        [defenders] { $defenders } (forsvarer) vant mot { $attackers } (angriper) på { $plies ->
                [one] ett trekk
               *[other] { $plies } trekk
            }.
       *[nobody] { $attackers } (angriper) og { $defenders } (forsvarer) spilte remis etter { $plies ->
                [one] ett trekk
               *[other] { $plies } trekk
            }.
    } Slåtte brikker: { $attackers } slo { $by-attackers }, { $defenders } slo { $by-defenders }.
match-points = Poeng: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] Du vinner matchen på poeng.
       *[other] { $name } vinner matchen på poeng.
    }
match-by-fewer-plies = { $who ->
        [you] Dere har vunnet ett parti hver. Du vinner matchen fordi du vant på færre trekk: { $fewer } mot { $more }.
       *[other] Spillerne har vunnet ett parti hver. { $name } vinner matchen med en seier på færre trekk: { $fewer } mot { $more }.
    }
match-by-more-captures = { $who ->
        [you] Det er poenglikhet. Du vinner matchen fordi du slo flere brikker i de to partiene: { $more } mot { $fewer }.
       *[other] Det er poenglikhet. { $name } vinner matchen med flere slåtte brikker i de to partiene: { $more } mot { $fewer }.
    }
match-level = { $tie-break ->
        [none] Det er poenglikhet, så matchen ender remis.
        [fewer-plies] Det er poenglikhet, og ingen av spillerne vant på færre trekk enn den andre, så matchen ender remis.
       *[more-captures] Det er poenglikhet, og spillerne har slått like mange brikker, så matchen ender remis.
    }

### Joining and challenges

joined = Velkommen til { $club }, { $name }! Er hnefatafl nytt for deg, så begynn med Brandubh: Brettet har 7×7 ruter, og reglene kan du på ti minutter. Se hvem som ser etter en motstander, eller utfordre noen selv.
joined-handle = Når andre skal skrive navnet ditt, holder det med «{ $handle }».
joined-in-discord = Vanlige meldinger blir ikke lest her: trykk på en knapp eller bruk en kommando.
joined-seeks = Disse spillerne ser etter en motstander:
# What the host has written for new players.
joined-words = Fra klubben: «{ $text }»
# An address, a link or a name, as the host has written it.
contact = Slik når du den som driver klubben: { $contact }
# $reader is sender or recipient.
invited = { CLIENT() ->
        [discord] { $reader ->
                [sender] Utfordringen din er sendt til { $recipient }:
               *[recipient] { $sender } utfordrer deg til et parti.
            }
       *[typed] { $reader ->
                [sender] Utfordring { $number } er sendt til { $recipient }:
               *[recipient] Utfordring { $number }: { $sender } utfordrer deg til et parti.
            }
    }
invited-unreachable = Utfordring { $number } er klar, men akkurat nå får jeg ikke tak i { $recipient }. Den venter til { $recipient } ser innom:
invited-by-address = { $sender } skrev til e-postadressen din og kan ikke se hvem som har den. Godtar du, eller foreslår du andre vilkår, får { $sender } vite hva du heter; avslår du, får ingen vite det.
invited-newcomer = { $reader ->
        [sender] Utfordring { $number } legges ut her til { $recipient }, som ikke er spiller ennå:
       *[recipient] { $sender } utfordrer deg til et parti hnefatafl, vikingenes brettspill.
    }
invited-newcomer-why = Du er ikke med i { $club } ennå: med «Bli med og ta imot» blir du med, og partiet begynner. Med «Avslå» blir du ikke nevnt her igjen.
left-alone = Det er i orden: du blir ikke nevnt her igjen. Får du en dag lyst til å spille i { $club }, er du velkommen.
venue-lost = { $how ->
        [gone] Kanalen der parti { $game } mot { $opponent } ble vist, er slettet. Fra nå av får du partiet direkte. Skal det vises et annet sted, kan du bruke { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } i en kanal der.
       *[shut] Parti { $game } mot { $opponent } kan ikke vises i kanalen sin nå, fordi jeg ikke får lov til å skrive der. Inntil det endrer seg, får du partiet direkte.
    }
challenge-lost = { $how ->
        [open-gone] Den åpne utfordringen din, nummer { $number }, kunne ikke legges ut, for kanalen er slettet. Den er fortsatt åpen, men det er bare de som leter etter åpne utfordringer, som ser den. Vil du ha den lagt ut, kan du trekke den tilbake og lage den på nytt i en annen kanal.
        [open-shut] Den åpne utfordringen din, nummer { $number }, kunne ikke legges ut i { $link }, fordi jeg ikke får lov til å skrive der. Den er fortsatt åpen, men det er bare de som leter etter åpne utfordringer, som ser den. Spør dem som styrer serveren, om jeg kan få skrive der, eller trekk den tilbake og lag den på nytt i en annen kanal.
        [gone] Utfordringen din til { $recipient } kunne ikke legges ut, for kanalen er slettet. Den har ikke nådd fram til noen og er derfor trukket tilbake. Du kan utfordre { $recipient } i en annen kanal.
       *[shut] Utfordringen din til { $recipient } kunne ikke legges ut i { $link }, fordi jeg ikke får lov til å skrive der. Den har ikke nådd fram til noen og er derfor trukket tilbake. Spør dem som styrer serveren, om jeg kan få skrive der, eller utfordre { $recipient } i en annen kanal.
    }
shown-here = { $how ->
        [here] Parti { $game } mot { $opponent } vises her fra nå av.
        [asked] Parti { $game } mot { $opponent } er privat, og her kan alle lese med. { $opponent } er spurt, og partiet vises her så snart dere begge har bedt om det i denne kanalen.
       *[direct] Fra nå av går parti { $game } mot { $opponent } direkte til hver av dere.
    }
here-asked = { $opponent } vil gjerne at det private partiet deres, nummer { $game }, vises i en kanal der alle kan lese med: { $link } Er det greit for deg, kan du bruke { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } i den kanalen. Ellers blir alt som før.
invitation-declined = { $reader ->
        [sender] { $recipient } har avslått utfordring { $number }.
       *[recipient] Du har avslått utfordring { $number } fra { $sender }.
    }
invitation-reason = Begrunnelsen: «{ $text }»
invitation-cancelled = { $reader ->
        [sender] Du har trukket tilbake utfordring { $number } til { $recipient }.
       *[recipient] { $sender } har trukket tilbake utfordring { $number }.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } svarte ikke på utfordring { $number } i tide, så den er utløpt.
       *[recipient] Utfordring { $number } fra { $sender } er utløpt uten svar.
    }
# An open challenge: anybody can accept it. The player who made it reads this.
sought = { CLIENT() ->
        [discord] Nå kan hvem som helst godta den åpne utfordringen din ({ $count ->
                [one] ett parti
               *[other] { $count } partier mot ulike motstandere
            }):
       *[typed] Nå kan hvem som helst godta den åpne utfordringen din, nummer { $number } ({ $count ->
                [one] ett parti
               *[other] { $count } partier mot ulike motstandere
            }):
    }
sought-by = { $sender } ser etter { $count ->
        [one] en motspiller
       *[other] { $count } motspillere, ett parti hver
    }:
seek-cancelled = Du har trukket tilbake åpen utfordring { $number }.
seek-expired = Den åpne utfordringen din, nummer { $number }, er utløpt.
# "Omkamp" at the beginning would read as a command, and so would "Regelsett" and "Regler".
terms-rematch = Dette er en omkamp etter parti { $game }.
terms-ruleset = { CLIENT() ->
        [discord] Det spilles etter regelsettet { $ruleset } på et brett med { $size }×{ $size } ruter.
       *[typed] Det spilles etter regelsettet { $ruleset } (versjon { $version }) på et brett med { $size }×{ $size } ruter.
    }
# $value says who plays what, $reader who reads this.
terms-side = { $value ->
        [match] Sider: en match på to partier samtidig; hver av dere angriper i ett av dem.
        [random] Sider: tilfeldig.
        [sender-attacks] { $reader ->
                [sender] Sider: du angriper, { $recipient } forsvarer.
               *[recipient] Sider: { $sender } angriper, du forsvarer.
            }
       *[sender-defends] { $reader ->
                [sender] Sider: du forsvarer, { $recipient } angriper.
               *[recipient] Sider: { $sender } forsvarer, du angriper.
            }
    }
terms-side-of-seek = { $value ->
        [match] Sider: en match på to partier samtidig, der dere bytter side.
        [random] Sider: tilfeldig.
        [sender-attacks] { $reader ->
                [sender] Sider: du angriper.
               *[recipient] Sider: { $sender } angriper, du forsvarer.
            }
       *[sender-defends] { $reader ->
                [sender] Sider: du forsvarer.
               *[recipient] Sider: { $sender } forsvarer, du angriper.
            }
    }
terms-clock-bank = Betenkningstid: dere begynner med { $bank } hver og får { $increment } til for hvert trekk, men aldri mer enn { $cap } i alt.
terms-clock-bank-in-list = Betenkningstid: { $bank } og { $increment } per trekk, høyst { $cap }.
terms-clock-per-ply = Betenkningstid: { $span } per trekk.
# What one of two players has whose times differ.
pace-bank = { $bank } og { $increment } per trekk, høyst { $cap }
pace-per-ply = { $span } per trekk
terms-clock-odds = Betenkningstid: du har { $own }; { $name } har { $other }.
terms-clock-odds-of-seek = Betenkningstid: du har { $own }; den som godtar, har { $other }.
terms-clock-weekend = Klokkene står stille på lørdager og søndager.
terms-clock-night = Klokkene står stille hver natt fra { $from } til { $until }.
terms-clock-at-zero = { $value ->
        [claim] Går tiden din ut, kan motstanderen kreve seieren.
       *[hard] Går tiden din ut, har du tapt.
    }
terms-clock-no-vacation = Partiet tillater ikke ferie: klokkene går også når du er borte.
terms-announcements = { $value ->
        [strict] Varsling: streng. Kongen kan ikke bruke en fluktvei som ikke er varslet.
        [remind] Varsling: med påminnelse. Et trekk som lar en fluktvei stå åpen uten varsel, blir ikke spilt før du varsler veien eller føyer til «stille».
       *[auto] Varsling: automatisk. Åpne fluktveier blir varslet for deg, hvis du ikke føyer til «stille» etter trekket.
    }
terms-hun = Det spilles med hún, kongens terning.
terms-slowly = Huset tar seg tid: opptil et døgn, og aldri om natten.
terms-rated = { $value ->
        [rated] Ratet: resultatet teller for ratingen.
       *[unrated] Uratet: resultatet teller ikke for ratingen.
    }
terms-public = { $value ->
        [public] Offentlig: andre kan se på.
       *[private] Privat: ingen andre kan se på.
    }
# A counter-offer beside the offer that it answers: $line is a term now, $before the same
# before, each a whole sentence.
terms-changed = { $line } (Endret. Før: { $before })
terms-added = { $line } (nytt)
terms-gone = Ikke lenger med: { $before }
terms-until = { $what ->
        [seek] Den åpne utfordringen utløper { $until }.
       *[invitation] Utfordringen utløper { $until }.
    }

### A player's own account

# $channel is mail, discord or terminal; $address an address there.
link-asked = { $channel ->
        [discord] Vi sender en kode til { $address } på Discord, med mindre kontoen allerede er i bruk i denne klubben. Send { COMMAND("link") } og koden fra den Discord-kontoen innen et døgn.
       *[mail] Vi sender en kode til { $address }, med mindre adressen allerede er i bruk i denne klubben eller har fått nok meldinger fra oss i dag. Send { COMMAND("link") } og koden innen et døgn, derfra eller herfra.
    }
link-code = { $name } spiller hnefatafl (vikingenes brettspill) i { $club } og vil gjerne kunne nås på denne adressen. Er det deg, så svar med linjen under innen et døgn.
    Er det ikke deg, kan du bare se bort fra dette: vi skriver ikke hit om det igjen.
link-code-gone = { $name } spiller hnefatafl (vikingenes brettspill) i { $club } og vil gjerne kunne nås på denne adressen. Koden er allerede sendt.
link-code-lost = Vi fikk ikke levert koden til { $address }. Sjekk at adressen er riktig{ $channel ->
        [discord] {" "}og tar imot direktemeldinger
       *[mail] {""}
    }, og be så om en ny kode.
linked = { $channel ->
        [discord] { $address } på Discord er nå koblet til kontoen din: alt som sendes derfra, regnes som sendt av deg.
       *[mail] { $address } er nå koblet til kontoen din: alt som sendes derfra, regnes som sendt av deg.
    }
unlinked = { $address } er ikke lenger koblet til kontoen din. Vi sender ingenting dit, og det som kommer derfra, regnes ikke lenger som sendt av deg.
channel-changed = { $channel ->
        [mail] Fra nå av får du meldingene dine på e-post til { $address }.
        [discord] Fra nå av får du meldingene dine på Discord, til { $address }.
       *[terminal] Fra nå av venter meldingene dine på deg i terminalen.
    }
changed-elsewhere = Noen ba om dette fra et annet sted, så vi sier fra til alle adressene dine. Var det ikke deg, så koble fra alle adresser som ikke er dine, og si fra til arrangørene i klubben.
consent-asked = En slik endring trenger et ja fra en adresse som var din fra før, så vi har sendt et spørsmål til { $address }. Ingenting er endret ennå.
device-code = Noen vil logge inn på sidene til { $club } som { $name }, på denne enheten: { $device }. Er det deg, så skriv inn denne koden der innen ti minutter: { $code }
    Ikke gi koden til noen: vi ber deg aldri om den i en melding. Var det ikke deg, kan du bare se bort fra dette: uten koden kommer ingen inn.
device-code-gone = Noen ville logge inn på sidene til { $club } som { $name }, på denne enheten: { $device }. Koden er allerede sendt.
device-new = Du er nå logget inn på sidene til { $club } på denne enheten: { $device }. Det som gjøres der, regnes som gjort av deg. Var det ikke deg, kan noen andre lese det vi sender deg: logg ut enheten, bytt passord på e-posten eller Discord-kontoen din, og si fra til arrangørene i klubben.
device-ended = { $device } er logget ut: ingen kan spille i ditt navn der lenger.
devices-ended = { $count ->
        [one] Enheten din er logget ut: ingen kan spille i ditt navn der lenger.
       *[other] De { $count } enhetene dine er logget ut: ingen kan spille i ditt navn der lenger.
    }
devices-none = Du er ikke logget inn på noen enhet.
devices-line = { $number }. { $device }, logget inn siden { $since }, sist brukt { $days ->
        [0] i dag
        [one] i går
       *[other] for { $days } dager siden
    }{ $here ->
        [yes] {" "}(denne enheten)
       *[no] {""}
    }
calendar-address = { $new ->
        [yes] Dette er den nye adressen til kalenderen din; den gamle virker ikke lenger.
       *[no] Kalenderen din viser når du senest må flytte i partiene dine. Abonner på denne adressen i kalenderprogrammet ditt.
    } Hold den for deg selv: alle som har den, kan lese kalenderen din.
    { $address }
suspended = { $channel ->
        [discord] Discord tar ikke lenger imot meldinger til { $address }, så meldingene dine kommer hit. Når du har ordnet det, kan du få dem sendt dit igjen.
       *[mail] E-post til { $address } kommer i retur, så meldingene dine kommer hit. Når du har ordnet det, kan du få dem sendt dit igjen.
    }
# The reader asked for that.
stopped = Vi sender ikke mer e-post til { $address }, slik du ba om. Meldingene dine kommer hit i stedet.
stop-asked = Vil du ikke ha mer e-post til { $address }? Da når vi deg ikke der lenger, og klokkene i partiene dine går videre.
stopped-now = Greit, vi sender ikke mer e-post til { $address }. Dette er den siste, bortsett fra svar på det du skriver til oss. Klokkene i partiene dine går videre. Vil du ha e-post igjen, kan du når som helst skrive til oss fra den adressen:
# The same whether a player reads there or not.
contact-asked = Invitasjonen din er på vei til { $address }, med mindre mottakeren ikke vil ha e-post fra denne klubben. Du får vite hvem det er, hvis invitasjonen blir godtatt; kommer det aldri noe svar, hører du ingenting.
# $otherwise is yes or no.
unreachable = { $channel ->
        [discord] Discord tar ikke lenger imot meldinger til { $name }.
       *[mail] E-post til { $name } kommer i retur.
    } { $otherwise ->
        [yes] Vi når { $name } på en annen måte, og spillet går videre.
       *[no] Vi kan ikke nå { $name } på noen annen måte ennå. Svaret kan ta lengre tid. Spiller dere mot hverandre, går klokken til { $name } likevel.
    }
export-asked = Alt klubben har lagret om deg, blir sendt til { $channel ->
        [terminal] terminalen din
        [discord] { $address } på Discord
       *[mail] { $address }
    } som én fil: innstillingene og adressene dine, partiene med partilogger, notatene, beskjedene og alt det andre. Vil du ha den?
exporting = Filen er på vei til { $channel ->
        [terminal] terminalen din.
        [discord] { $address } på Discord.
       *[mail] { $address }.
    }
exported = Her er alt klubben har lagret om deg, i filen { $file } (JSON). Sitter du ved en terminal, ligger den i mappen du startet fra. Partiene dine ligger i filen som partilogger, som kan kontrolleres med «taflpost verify». Hold filen for deg selv: den inneholder notatene og adressene dine.
record-file = Her er partiloggen, med alt som har skjedd, i filen { $file }. Den kan kontrolleres med «taflpost verify».
erase-asked = Du ber oss slette kontoen din. Det kan ikke angres. Dette innebærer det:
    { $games ->
        [0] Du har ingen pågående partier å gi opp.
        [one] Det pågående partiet ditt blir gitt opp, og motstanderen får vite det.
       *[other] De { $games } pågående partiene dine blir gitt opp, og motstanderne får vite det.
    } Utfordringer til deg eller fra deg som ingen har godtatt ennå, blir lukket.
    Navnet ditt, adresser, innstillinger, notater, beskjeder, planer, blokkeringer, rapporter og ferier blir slettet, sammen med alt vi har sendt deg. Noen andre kan da ta navnet ditt.
    Partiene dine og partiloggene blir stående, for de er motstandernes også. Der kommer du til å hete «{ $pseudonym }» for godt; det kan ingen endre tilbake, heller ikke arrangørene. Rapporter andre har sendt om deg, blir stående under det navnet.
    Sikkerhetskopier som arrangørene allerede har tatt, inneholder opplysningene dine til kopiene utløper.
    Vil du ha en kopi først, så svar nei og eksporter opplysningene dine. Et ja er ikke nok til å slette kontoen: skriv navnet ditt.
erased = Kontoen din er slettet. Partiene dine blir stående under navnet «{ $pseudonym }». Sikkerhetskopier som arrangørene allerede har tatt, inneholder opplysningene dine til kopiene utløper. Takk for at du spilte med oss!
farewell = Kontoen din i { $club } er slettet, slik du ba om. Partiene dine blir stående der under navnet «{ $pseudonym }». Denne adressen ble slettet sammen med resten så snart denne meldingen var sendt, så du hører ikke mer fra oss. Takk for at du spilte med oss!
renamed = Fra nå av vises du som { $name }, og de du spiller mot nå, får beskjed. Når andre skal skrive navnet ditt, er det fortsatt «{ $handle }».
opponent-renamed = { $was } heter nå { $name }. Når du skal skrive navnet, er det fortsatt «{ $handle }».
name-barred = Andre kunne tro at «{ $was }» er en av dem som driver klubben, så det navnet kan ikke brukes lenger. Til du velger et annet, vises du som { $name }.
left-the-club = Motstanderen din i { $count ->
        [one] parti { $games }
       *[other] partiene { $games }
    } har forlatt klubben for godt, og kontoen er slettet. Motstanderen heter «{ $pseudonym }» fra nå av, og { $count ->
        [one] partiet
       *[other] partiene
    } er slutt.
privacy = Dette lagrer { $club } om deg, hvorfor, og hvor lenge:
privacy-held = { $what ->
        [account] Navnet ditt, navn du har gitt fra deg de siste 90 dagene, språket, tidssonen og innstillingene: for å vite hvem du er og kunne skrive til deg. Lagres så lenge du er spiller.
        [addresses] E-postadressene og Discord-kontoene dine, og Discord-serverne du er sett på: for å kjenne igjen det du sender, og for å sende deg meldinger. Lagres til du kobler dem fra. Ingen andre får se dem.
        [codes] Koder for å koble til adresser og for å logge inn, som hash (omregnet slik at ingen kan lese dem): for å kontrollere koden du sender. Lagres i et døgn eller litt lenger.
        [devices] Enhetene du er logget inn på, slik de kaller seg selv («Firefox på Android»), siden når, hvilken dag hver av dem sist ble brukt, og en hash av hemmeligheten vi kjenner den igjen på: for at du skal kunne spille der. Lagres til du logger dem ut eller ikke har brukt dem på et år.
        [games] Partiene dine med hvert trekk og tidspunktet for det, det vi har funnet ut om hvor de snudde, og kontrollkodene deres (de beviser at ingenting er endret): de tilhører begge spillerne og viser hva som ble spilt. Lagres for godt; sletter du kontoen, blir de stående under et nummer i stedet for navnet ditt.
        [ladders] Plassene dine på stigene, stigematchene, turneringene og ratingene dine, nå og tidligere, og når du sist var her: for å drive stigene og turneringene. Andre spillere ser omtrent når du sist var her. Lagres for godt; sletter du kontoen, blir de stående under et nummer.
        [words] Notatene dine, trekkfølgene du prøver, og beskjedene dine: notater og trekkfølger for deg alene, til du åpner dem; beskjeder til motstanderen. Lagres så lenge du er spiller; det du skriver rundt et trekk i en e-post, i høyst 90 dager til du har sagt om det skal sendes videre.
        [plans] Planlagte trekk, ferier, det du følger, og en kommando du ennå må bekrefte: for å gjøre det du ba om. Lagres så lenge du er spiller.
        [distance] Spillerne du har slått av beskjeder fra, blokkert eller rapportert, og det du har skrevet til arrangørene: for å holde disse spillerne unna deg, og for at arrangørene skal kunne lese det og svare. Lagres så lenge du er spiller. Rapporter om deg blir stående.
        [invitations] Utfordringene og de åpne utfordringene dine med vilkårene, uten navn: for å vite hva som ble avtalt. Lagres for godt.
        [contacts] E-postadresser du har sendt invitasjoner til: for å skrive til mottakerne. Lagres i 90 dager; sier noen nei, er det bare en hash (adressen omregnet slik at ingen kan lese den) som beholdes, slik at ingenting blir sendt dit igjen.
        [mails] E-poster vi har sendt deg, som ren tekst: for å skille våre ord fra dine når du svarer. Lagres i 180 dager.
        [notices] Hva vi har sendt deg, når og hvor, men ikke selve teksten: for ikke å sende noe to ganger, og for å kunne vise når klokken din startet. Lagres til det er sendt, og høyst 90 dager etter det.
       *[requests] Hva du ba om, og hva vi svarte, i korthet: for at én og samme kommando ikke skal bli utført to ganger, og for å kunne si hvorfor noe ble avvist. Lagres i 90 dager.
    }
privacy-how = Du kan få alt som én fil (det må du bekrefte) eller slette det; før det slettes, får du vite hva det innebærer, og du bekrefter med navnet ditt. Sikkerhetskopier som arrangørene tar, inneholder opplysningene dine til kopiene utløper. E-postleverandører og Discord ser det som sendes gjennom dem; ingen andre får noe.
muted = Du får ikke lenger beskjeder fra { $opponent } i parti { $game }.
unmuted = Nå får du beskjeder fra { $opponent } i parti { $game } igjen.
blocked = Du har blokkert { $name }: du får verken utfordringer eller beskjeder fra { $name }. Partier dere har i gang sammen, fortsetter.
unblocked = Du blokkerer ikke lenger { $name }.
reported = Arrangørene i klubben får lese det du har skrevet om { $name }; { $name } får ikke vite det.
wrote-to-organisers = Arrangørene i klubben får lese det du har skrevet, og du får vite det hvis de svarer.
# $what is club, today, game, player or ruleset, $name its name; $end is yes or no.
follows = { $what ->
        [club] Nå følger du klubben: hver kveld får du en utgave med det som har skjedd den dagen i offentlige partier, blant åpne utfordringer og på stigene. Har ingenting skjedd, kommer det ingenting.
        [game] Nå følger du parti { $name }: det er med i kveldsutgaven din når noen har flyttet der.{ $end ->
                [yes] {" "}Når det er slutt, får du beskjed med en gang om hvordan det endte og hvor det snudde.
               *[no] {""}
            }
        [player] Nå følger du { $name }: offentlige partier, åpne utfordringer og resultater på stigene er med i kveldsutgaven din.{ $end ->
                [yes] {" "}Når et av partiene er slutt, får du beskjed med en gang om hvordan det endte og hvor det snudde.
               *[no] {""}
            }
        [today] Fra nå av får du en oversikt over { $name } klokken åtte hver morgen. Er det ingenting du må ta deg av, kommer det ingenting.
       *[ruleset] Du får beskjed så snart noen ser etter en motstander i { $name }.
    }
follows-no-more = { $what ->
        [club] Du følger ikke lenger klubben.
        [game] Du følger ikke lenger parti { $name }.
        [player] Du følger ikke lenger { $name }.
        [today] Du får ikke lenger oversikten over { $name } om morgenen.
       *[ruleset] Du får ikke lenger beskjed om nye åpne utfordringer i { $name }.
    }
follows-line = { $what ->
        [club] Hele klubben: i kveldsutgaven din.
        [game] Parti { $name }: i kveldsutgaven din{ $end ->
                [yes] , og du får beskjed med en gang om hvordan det ender.
               *[no] .
            }
        [player] { $name }: i kveldsutgaven din{ $end ->
                [yes] , og du får beskjed med en gang om hvordan partiene ender.
               *[no] .
            }
        [today] Oversikt over { $name }: klokken åtte hver morgen, for arrangørene.
       *[ruleset] { $name }: du får beskjed om nye åpne utfordringer med en gang.
    }
follows-next = Neste kveldsutgave kommer { $at }, hvis det har skjedd noe innen da.
follows-nothing = Du følger ikke noe. Du kan følge et parti, en spiller eller hele { $club } og lese om kvelden hva som har skjedd, eller et regelsett, så får du beskjed når noen ser etter en motstander i det.
edition-title = Kveldsutgave fra { $club }: { $date }
edition-over = Disse partiene er slutt:
edition-moved = Her har noen flyttet:
edition-more = { $count ->
        [one] Og i ett parti til.
       *[other] Og i { $count } partier til.
    }
edition-seeks = Nye åpne utfordringer:
edition-steps = På stigene:
edition-picture = Brettene fra disse partiene: { $games }.
# What organisers want to know of the club.
today-title = Oversikt over { $club }: { $at }
# $today and $week are how many players were here.
today-counts = { $running ->
        [0] Ingen partier pågår.
        [one] Ett parti pågår.
       *[other] { $running } partier pågår.
    } { $today ->
        [0] Ingen spillere
        [one] Én spiller
       *[other] { $today } spillere
    } har vært innom det siste døgnet, og { $week ->
        [0] ingen
        [one] én spiller
       *[other] { $week }
    } den siste uken.
today-quiet = Det er ingenting du må ta deg av.
# Below one of the lists; $what is player, game or tournament.
today-more = { $count ->
        [one] Og { $what ->
                [game] ett
               *[player] én
            } til.
       *[other] Og { $count } til.
    }
today-joined = Nye siden i går:
today-organisers = Nye arrangører:
# $name has become an organiser.
today-organiser = { $name }{ $of ->
        [circle] {" "}(i kretsen { $circle })
       *[club] {""}
    }, utnevnt { $who ->
        [organiser] av { $organiser }
       *[host] på klubbens maskin
    } { $at }
today-pressed = Tiden er ute, eller går ut innen ett døgn:
# It is the turn of $name.
today-time = Parti { $number }: { $state ->
        [past] tiden til { $name } mot { $opponent } gikk ut { $at }.
       *[ahead] { $name } er i trekket mot { $opponent }, til { $at }.
    }
today-still = Ingenting har skjedd på to uker:
today-waits = Parti { $number }: { $name } er i trekket mot { $opponent }, siden { $at }.
today-reports = { $count ->
        [one] Én åpen melding til arrangørene:
       *[other] { $count } åpne meldinger til arrangørene:
    }
today-report = { $kind ->
        [report] { $number }: { $name } om { $about }
       *[letter] { $number }: { $name }
    }{ $has ->
        [text] : «{ $text }»
       *[nothing] , uten et ord.
    }
today-unreached = En av adressene til disse spillerne tar ikke imot meldinger:
today-tournaments = Turneringer som ikke har begynt:
# $value is a language’s code.
# $typed is handle if that differs from the name.
settings-name = Navn: { $name }{ $typed ->
        [handle] {" "}(andre skriver «{ $handle }»)
       *[name] {""}
    }
settings-language = Språk: { $value ->
        [en] engelsk (en)
        [nb] norsk bokmål (nb)
        [da] dansk (da)
        [de] tysk (de)
       *[es] spansk (es)
    }
    .slash = Språket klubben bruker med deg
settings-zone = Tidssone: { $value }{ $all-year ->
        [yes] , hele året (oppgi heller et sted, som Europe/Oslo, hvis klokka stilles om sommeren)
       *[no] {""}
    }
    .slash = Tidssonen din, f.eks. Europe/Oslo
settings-channel = Meldinger: { $value ->
        [mail] på e-post
        [discord] på Discord
       *[terminal] i terminalen
    }
settings-digest = Samlemelding: { $value ->
        [off] av (hver melding kommer med en gang)
        [hourly] hver hele time (tidspåminnelser og partiresultater kommer med en gang)
       *[daily] hver dag kl. 08:00 (tidspåminnelser og partiresultater kommer med en gang)
    }
    .slash = Samle meldinger som kan vente, i en samlemelding hver time eller hver dag
settings-quiet = Stilletid: { $from } til { $until }
    .slash = Tid uten varsler, for eksempel 22-07, eller «av»
settings-quiet-off = Stilletid: ingen
# "Brett:" would read as the command “board”.
settings-board = Brettet: { $value ->
        [picture] som bilde der det går, ellers som tekst
        [emoji] med emoji
        [unicode] med Unicode-tegn
        [words] i ord
       *[text] som tekst
    }
    .slash = Hvordan brettet skal vises
settings-remind = Påminnelse: { $value } før tiden din er ute
    .slash = En ekstra påminnelse før tiden din er ute, for eksempel 24h eller 2d, eller «av»
settings-remind-off = Påminnelse: bare klubbens egne varsler
settings-words = Ord rundt trekkene dine i e-post: { $value ->
        [yes] motstanderen får dem
        [no] de blir hos deg
        [ask] vi spør deg hver gang
       *[none] vi spør når du skriver noe
    }
    .slash = Om motstanderen får det du skriver rundt et trekk i en e-post
settings-reports = Rapporter etter partiene dine: { $value ->
        [on] på (hvor partiet snudde)
       *[off] av
    }
    .slash = Om du får en rapport om hvor partiet snudde, etter hvert av partiene dine
settings-pace = Hvor fort du svarer: { $value ->
        [on] andre kan se det
       *[off] skjult for andre
    }
    .slash = Om andre kan se hvor fort du svarer
# $state is good or suspended.
settings-way = Koblet til: { $channel ->
        [mail] { $address } (e-post
        [discord] { $address } (Discord
       *[terminal] terminalen (som { $address }
    }{ $state ->
        [suspended] ; meldinger kommer ikke fram dit)
       *[good] )
    }
settings-blocked = Blokkert: { $names }
settings-how = { CLIENT() ->
        [discord] Du endrer dem med { COMMAND("settings") }; en adresse kobler du til med { COMMAND("link") }.
       *[typed] Du endrer dem ved å sende linjer som «innstillinger språk tysk sone Europe/Oslo», «innstillinger samlemelding daglig stille 22-07 brett tekst», «kanal e-post» eller «koble til alva@example.org».
    }
### Answers

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
noted = Notatet ditt om parti { $game } er lagret. Bare du kan lese det.
line-saved = Trekkfølge { $number } i parti { $game } er lagret. Bare du kan se den.
said = { $name } skriver (parti { $game }): { $text }
said-on = { $name } fortsetter: { $text }
said-by-you = Beskjeden din er sendt til motstanderen i parti { $game }.
said-erased = Det var en beskjed til deg i parti { $game }, men den er slettet siden.
moves-none = Det er ikke gjort noen trekk ennå.
clock-none = Dette partiet spilles uten klokke.
clock-side = { $who ->
        [you] Klokken din viser { $left }.
       *[other] Klokken til { $name } viser { $left }.
    }
captured-by = { $who ->
        [you] { $count ->
                [0] Du har ikke slått noen brikker.
                [one] Du har slått én brikke.
               *[other] Du har slått { $count } brikker.
            }
       *[other] { $count ->
                [0] { $name } har ikke slått noen brikker.
                [one] { $name } har slått én brikke.
               *[other] { $name } har slått { $count } brikker.
            }
    }
legal = Fra { $square } kan du flytte til { $targets }.
# $count is how often the position would then have occurred, $rule what follows.
legal-repeats = Etter et trekk til { $targets } vil samme stilling ha oppstått { $count ->
        [2] to ganger
       *[other] { $count } ganger
    }. { $rule ->
        [draw] Oppstår den én gang til, blir partiet remis.
        [defenders-lose] Oppstår den én gang til, taper forsvarerne, uansett hvem som gjentar den.
        [mover-loses] Den som gjentar den én gang til, taper.
       *[forbidden] Det er ikke tillatt å gjenta den én gang til.
    }
legal-ends = Etter et trekk til { $targets } vil samme stilling ha oppstått { $count ->
        [2] to ganger
       *[other] { $count } ganger
    }, og da { $rule ->
        [draw] blir partiet remis.
        [defenders-lose] taper forsvarerne.
       *[mover-loses] taper du.
    }
legal-empty = { $square } er tom. Velg en rute med en av brikkene dine.
legal-none-at-all = Ingen av brikkene dine kan flyttes nå.
legal-none = Du har ingen brikke på { $square } som kan flyttes nå. Prøv en annen rute.
legal-not-yours = Bare den som skal flytte, kan spørre hvor brikkene kan gå.
# "a1 til a11: …" would read as a move.
squares = { $count ->
        [0] Fra { $first } til { $last }: tomt.
       *[other] Fra { $first } til { $last }: { $pieces }.
    }
# A line of squares from a square, as the board is drawn; $last is its last square.
ray = { $direction ->
        [up] Oppover
        [right] Mot høyre
        [down] Nedover
       *[left] Mot venstre
    } til { $last }: { $count ->
        [0] tomt.
       *[other] { $pieces }.
    }
ray-none = { $direction ->
        [up] Oppover: { $from } ligger ved kanten.
        [right] Mot høyre: { $from } ligger ved kanten.
        [down] Nedover: { $from } ligger ved kanten.
       *[left] Mot venstre: { $from } ligger ved kanten.
    }
# $piece is attackers, defenders or king.
squares-piece = { $piece ->
        [attackers] angriper { $square }
        [defenders] forsvarer { $square }
       *[king] konge { $square }
    }
games-none = Du har ingen partier.
games-none-waiting = Det er ikke din tur i noen av partiene dine.
games-none-finished = Ingen av partiene dine er slutt ennå.
games-none-public = Det finnes ingen offentlige partier ennå.
games-none-of = { $name } har ingen offentlige partier.
games-invitations = { $count ->
        [one] Én utfordring
       *[other] { $count } utfordringer
    } venter på svar fra deg.
games-public = { $number }: { $attackers } (angriper) mot { $defenders } (forsvarer), { $ruleset }. { $how ->
        [running] { $name } skal gjøre trekk { $ply }.
        [won] { $name } vant { $when }.
        [drawn] Remis { $when }.
       *[closed] Avsluttet uten resultat { $when }.
    }
# Partier fra andre steder, som verten har hentet inn: navnene er bare tekst.
archived-result = { $how ->
        [attackers] Angriperne vant
        [defenders] Forsvarerne vant
        [drawn] Remis
        [closed] Uten resultat
       *[unknown] Ukjent resultat
    }{ $said ->
        [yes] {" "}({ $by })
       *[no] {""}
    }
archived-ending = { $by ->
        [king-captured] kongen fanget
        [escape] kongen flyktet
        [encirclement] omringing
        [edge-fort] kantfort
        [immobile] ingen trekk igjen
        [repetition] gjentakelse
        [resignation] oppgitt
        [time] tid
        [agreement] enighet
        [adjudication] avgjort av arrangørene
        [closing] avsluttet
       *[unstated] ikke kjent
    }
archived-source = { $known ->
        [both] Fra et annet sted: { $event }, { $date }
        [event] Fra et annet sted: { $event }
        [date] Fra et annet sted, { $date }
       *[nothing] Fra et annet sted
    }
archived-line = { $called }: { $attackers } (angripere) mot { $defenders } (forsvarere), { $ruleset }. { $result }. { $source }.
archived-title = { $called }: { $attackers } (angripere) mot { $defenders } (forsvarere), { $ruleset }. Navnene står slik i partiloggen og er ikke spillere i denne klubben.
archived-ended = { $result }.
archived-stated = Resultatet slik det ble skrevet ned: { $stated }
archive-none = Fant ingen ferdige partier som passer.
head-source = Hvorfra
# Trekk som en leser prøver ut på et brett for seg selv.
tried = Ingenting av dette er spilt: trekkene er bare prøvd ut, og ingen andre ser dem.
tried-nothing = Ingen trekk er prøvd herfra ennå.
tried-line = Trekkfølgen din så langt: { $line }
tried-repeats = Da har den samme stillingen forekommet { $count ->
        [2] to ganger
       *[other] { $count } ganger
    }.
tried-refused = Her stopper det. { $why }
tried-escape = Kongen kan deretter slippe ut på { $routes }.
tried-open = Kongen har fri vei til { $routes }.
tried-silent = { $count ->
        [one] Fluktveien til { $routes } er da åpen, men ikke varslet, så kongen kan ikke bruke den ennå. Skriv varselet etter trekket for å prøve det.
       *[other] Fluktveiene til { $routes } er da åpne, men ikke varslet, så kongen kan ikke bruke dem ennå. Skriv varselet etter trekket for å prøve det.
    }
past = Brettet etter trekk { $ply } av { $of }.
replay = { $ply ->
        [0] Ingen har trukket ennå, så filmen viser bare startstillingen.
       *[other] { $from ->
            [start] Partiet som film, fra starten til trekk { $ply }.
           *[other] Partiet som film, fra trekk { $from } til trekk { $ply }.
        }
    }
replay-line = Partiet som film, med trekkfølge { $number } til slutt. Trekkfølgen er bare prøvd: ingenting av den er spilt.
watch-moves = { $all ->
        [yes] Trekk:
       *[other] De siste trekkene:
    } { $moves }
# $until is a moment or “none” while the clock isn’t running; $partner the other game of a
# match or “none”.
games-your-turn = { $number }: { $ruleset } mot { $opponent }{ $partner ->
        [none] {""}
       *[other] , samme match som parti { $partner }
    }; du { $side ->
        [attackers] angriper
       *[defenders] forsvarer
    }. { $until ->
        [none] Det er din tur.
       *[other] Det er din tur, og du har frist til { $until }.
    }
games-their-turn = { $number }: { $ruleset } mot { $opponent }{ $partner ->
        [none] {""}
       *[other] , samme match som parti { $partner }
    }; du { $side ->
        [attackers] angriper
       *[defenders] forsvarer
    }. { $until ->
        [none] Venter på { $opponent }.
       *[other] Venter på { $opponent }, som har frist til { $until }.
    }
games-over = { $number }: { $ruleset } mot { $opponent }{ $partner ->
        [none] {""}
       *[other] , samme match som parti { $partner }
    }; du { $side ->
        [attackers] angrep
       *[defenders] forsvarte
    }. { $how ->
        [won] Du vant { $until }.
        [lost] Du tapte { $until }.
        [closed] Det endte uten resultat { $until }.
       *[drawn] Det endte remis { $until }.
    }
invitations-none = Ingen utfordringer venter på svar.
invitations-received = { $number }: { $sender } utfordrer deg til et parti { $ruleset }; du kan svare fram til { $until }.
invitations-sent = { $number }: du har utfordret { $recipient } til et parti { $ruleset }; utfordringen utløper { $until }.
seeks-none-for = Ingen ser etter en motstander i { $ruleset } akkurat nå.
seeks-none = Ingen ser etter en motstander akkurat nå.
# $count is how many games are left.
seeks-line = { $number }: { $reader ->
        [sender] din egen åpne utfordring
       *[recipient] åpen utfordring fra { $sender }
    } i { $ruleset }, { $count ->
        [one] ett parti
       *[other] { $count } partier
    } igjen. Den utløper { $until }.
members-none = Ingen her har «{ $part }» i navnet.
members-more = { $count ->
        [one] Én spiller til
       *[other] { $count } spillere til
    } vises ikke. Spør med en del av navnet for å finne noen.
# $seen is today, week or month; $month is only for month.
member-line = { $name }{ $typed ->
        [handle] {" "}({ $handle })
       *[name] {""}
    }{ $who ->
        [you] {" "}(du)
       *[other] {""}
    }: { $seen ->
        [today] her i dag.
        [week] her denne uka.
       *[month] sist her i { $month }.
    }
member-away = På ferie til { $until }.
member-looks-for = Ser etter et parti { $rulesets }.
member-since = I klubben siden { $month }.
member-language = Språk: { $language }.
member-pace = Halvparten av svarene de siste 90 dagene kom innen { $span }.
member-games = { $count ->
        [one] Ett parti er i gang.
       *[other] { $count } partier er i gang.
    }
member-results = { $ruleset }, som { $side ->
        [attackers] angriper
       *[defenders] forsvarer
    }: { $won } vunnet, { $drawn } remis, { $lost } tapt.
member-late = { $count ->
        [one] Ett parti er tapt på tid.
       *[other] { $count } partier er tapt på tid.
    }
member-with-you = Mot deg: du har vunnet { $won }, spilt { $drawn } remis og tapt { $lost }.
challenger-line = Om { $name }: med i klubben siden { $month }; { $games ->
        [0] ingen avsluttede offentlige partier ennå
        [one] ett avsluttet offentlig parti
       *[other] { $games } avsluttede offentlige partier
    }{ $late ->
        [0] {""}
       *[other] , { $late } av dem tapt på tid
    }{ $paced ->
        [yes] ; halvparten av svarene kommer innen { $pace }.
       *[no] .
    }
# $ladder is yes if there is a place.
member-rating = { $ruleset }: rating { $points } ± { $deviation } etter { $games ->
        [one] ett tellende parti
       *[other] { $games } tellende partier
    }{ $ladder ->
        [yes] , plass { $place } på stigen.
       *[no] .
    }
member-place = { $ruleset }: plass { $place } på stigen.
# $at is when the command was sent.
why-refused = Den siste kommandoen din som ble avvist, { $at }: { $why }
why-rules = Reglene for { $ruleset } sier:
why-numbers = { $plies ->
        [0] Det ble ikke gjort noe trekk.
        [one] Partiet varte i ett trekk.
       *[other] Partiet varte i { $plies } trekk.
    } Antall slåtte brikker: angriperne slo { $by-attackers }, forsvarerne slo { $by-defenders }.
notes-none = Det er ingen notater om parti { $game } som du kan lese.
notes-saved-line = trekkfølge { $number }: { $line }{ $text ->
        [none] {""}
       *[other] {" "}– { $text }
    }
tries-none = Det er ingen lagrede trekkfølger i parti { $game } som du kan se.
# $who is you or other, $open yes or no.
notes-line = { $ply ->
        [0] Før det første trekket
       *[other] Etter trekk { $ply }
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(andre kan lese det)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = Du kan nå lese notatene som { $name } har skrevet om parti { $game }.
notes-opened-by-you = Notatene dine om parti { $game } er åpne: motstanderen kan lese dem nå, og er partiet offentlig, kan alle andre det også. Notater du skriver fra nå av, er private igjen.
rulesets-first = Til å begynne med:
rulesets-rest = De andre:
ruleset-choice = { $name }{ $sized ->
        [yes] {""}
       *[no] {" "}{ $size }×{ $size }
    }{ $id ->
        [copenhagen] {" "}– det vanlige
        [brandubh] {" "}– lite og raskt
        [ard-ri] {" "}– lite
        [magpie] {" "}– lite
        [sea-battle] {" "}– middels stort
        [fetlar] {" "}– en klassiker
        [historical] {" "}– en klassiker
        [castillos] {" "}– et trykt spill
        [kongens-bord] {" "}– et trykt spill
        [kopenhagen] {" "}– et trykt spill
        [stavanger] {" "}– et trykt spill
        [skalk] {" "}– et trykt spill
        [hnefatafl-13] {" "}– stort
        [parlett] {" "}– stort
        [alea-evangelii] {" "}– kjempestort
        [tablut] {" "}– fra en gammel kilde
        [saami-tablut] {" "}– forsvarerne begynner
        [lewis-cross] {" "}– forsvarerne begynner
        [sea-battle-9] {" "}– forsvarerne begynner
        [sea-battle-11] {" "}– forsvarerne begynner
        [brandubh-org] {" "}– forsvarerne begynner
        [tawlbwrdd] {" "}– fra en gammel kilde
       *[other] {""}
    }
rulesets-line = { $id }: { $name }{ $sized ->
        [yes] {""}
       *[no] , { $size }×{ $size }
    }, { $attackers } mot { $defenders } og kongen, som vinner { $goal ->
        [corner] i et hjørne
       *[edge] ved kanten
    }{ $announcement ->
        [none] {""}
       *[other] ; fluktveier varsles
    }
help =
    Skriv én kommando per linje. Har du flere partier, setter du nummeret på partiet foran: «12: d1-d4». Bytt ut ORD I STORE BOKSTAVER; det som står i [hakeparentes], kan du sløyfe.
help-playing = Spille
help-looking = Se
help-talking = Skrive
help-inviting = Finne motstandere
help-ladder = Stigen
help-tournaments = Turneringer
help-circles = Kretser
help-you = Om deg
help-club = Klubben
# Each term, and what it says.
help-terms =
    Disse vilkårene kan kombineres:
    angrep, forsvar, tilfeldig | siden din
    match | to partier samtidig, ett på hver side
    3d/trekk | klokke: 3 dager per trekk
    3d/trekk mot 7d/trekk | 3 dager til deg, 7 til motstanderen; uratet
    7d+1d/10d | klokke: 7 dager, 1 til per trekk, høyst 10
    helg, natt=22-07 | stopp klokken i helgene eller om natten
    uten ferie | klokken går også i ferien
    hard, krav | når tiden er ute: tap straks, eller på krav
    streng, påminnelse, auto | varsling: selv, med påminnelse, automatisk
    langsomt | huset tar seg tid: timer, aldri om natten
    hún, uten hún | med eller uten hún, kongens terning
    ratet, uratet, offentlig, privat

help-now = Det du sikkert trenger nå
# Words of the game that “help WORD” explains.
topic-raichi =
    Raichi er et varsel. Når kongen kan nå målet i ett trekk, har han en fluktvei. I noen
    regelsett må forsvarerne varsle den, med et ord etter trekket som åpner den:
      d1-d4 raichi
    To fluktveier på én gang er tuichi. Som regel kan ikke kongen slippe ut en vei som ingen har
    varslet, med mindre vilkårene sier «auto»: Da varsler klubben for deg.
topic-throne =
    Tronen er midtruten, der kongen vanligvis begynner. I de fleste regelsett kan bare kongen
    stanse der. Ved siden av den kan brikker slås mot den, og det trengs flere angripere for å
    fange kongen. Reglene for partiet ditt sier hva som gjelder der.
topic-corner =
    I mange regelsett er hjørnene målet: Kongen vinner når han når et av dem. Der kan bare
    kongen stanse i hjørnene, og de hjelper til med å slå en brikke ved siden av. I de andre
    regelsettene vinner kongen på hvilken som helst kantrute, og hjørnene er vanlige ruter.
topic-fort =
    Et fort er forsvarere ved kanten som angriperne ikke kan bryte, med kongen innenfor og med
    plass til å flytte. I noen regelsett vinner forsvarerne med det.
topic-shieldwall =
    Når en skjoldborg slås, slås en hel rekke brikker langs kanten på én gang: Hver brikke har
    en fiende foran seg, og rekken er stengt i begge ender. Bare noen regelsett har det.
topic-ring =
    En ring er en kjede av angripere rundt kongen og alle brikkene hans, så ingen av dem kan nå
    kanten. I noen regelsett vinner angriperne så snart den er sluttet.
topic-capture =
    Du slår en brikke ved å flytte en av dine inntil den, slik at den står mellom to fiender på
    linje, aldri på skrå. Det er trygt å flytte inn mellom to fiender selv. Noen ruter, som
    hjørner og den tomme tronen, kan stå i stedet for den andre fienden. Kongen er vanskeligere
    å fange; hvor vanskelig, kommer an på regelsettet.
topic-king =
    Kongen vinner for forsvarerne ved å nå målet: kanten eller et hjørne, etter regelsettet.
    Angriperne vinner ved å fange ham. Ute på brettet trengs det to eller fire angripere, etter
    regelsettet; på tronen og ved siden av den oftest flere. En K på brettet er kongen, og han
    flyttes som andre brikker:
      f6-f9
topic-ply =
    I partilogger er et «ply» trekket til én side. Trekk 12 i meldingene våre er det tolvte
    trekket i partiet, begge sider talt sammen.
topic-rating =
    Ratingen sier hvor sterk en spiller er i et regelsett, og regnes bare ut fra ratede partier.
    Den er usikker i begynnelsen og faller til ro etter hvert som du spiller. Et parti er ratet
    hvis vilkårene sier det: ratet eller uratet. Stigen følger matchene sine, ikke ratingen.
topic-move =
    Skriv ruten brikken står på, og ruten den skal til: Linjene har bokstaver, radene har tall.
      d1-d4
    d1 d4 og d1 til d4 betyr det samme. Brikkene går rett fram, så langt du vil i de fleste
    regelsett, og hopper ikke. Du trenger ikke å nevne hva som slås; det finner klubben ut. Et
    varsel kommer etter trekket: d1-d4 raichi. Har du flere partier, setter du nummeret foran:
    12: d1-d4.
      lovlig d1        hvor brikken på d1 kan gå
topic-mail =
    Du kan svare på alle e-poster fra klubben. Skriv trekket, eller en kommando, på en egen linje
    over det e-postprogrammet siterer:
      d1-d4
    Ellers kan du skrive det du vil. Hver e-post slutter med kommandoene som passer; gjelder den
    flere partier, setter du nummeret på partiet foran: 12: d1-d4.
      beskjed lykke til
                       skriv til motstanderen
      innstillinger ord
                       om motstanderen får det du skriver rundt et trekk
      kanal e-post     få varslene på e-post
      avmeld           stopp e-postene fra denne klubben
topic-terminal =
    Ved en terminal fullfører Tab kommandoer, navn og lovlige trekk, og med
    piltastene flytter du deg i linjen og henter fram tidligere linjer. Er et svar
    mye lengre enn vinduet, viser Enter neste del, og «q» hopper over resten. Med
    «quit» eller Ctrl-C forlater du plassen din; kjører klubben i samme vindu,
    lukker du den med Ctrl-C én gang til.
topic-quit =
    Det er ingenting å lukke: Partiene går videre, og klubben skriver til deg når det er din tur.
    Ved en terminal skriver du quit, exit eller bye for å gå derfra.
      gi opp           gi opp et parti
      ferie            ta en pause
      slett meg        slett kontoen din
# $parts is a list of headings.
help-nothing = Det finnes ingen hjelp om «{ $topic }». Spør om en kommando, for eksempel «hjelp utfordre», eller om en del av hjelpen: { $parts }.

### All that happened in a game

# $at is when, $name whom it is about.
history-position = Stillingen nå:
history-line = { $at }: { $what ->
        [began] partiet begynte.
        [told] { $name } fikk melding, og klokken startet.
        [bounced] meldingen til { $name } kom i retur.
        [unreached] vi fikk ikke tak i { $name }, og klokken startet likevel.
        [draw-offered] { $name } tilbød remis.
        [draw-declined] { $name } avslo remis.
        [draw-withdrawn] { $name } trakk tilbake remistilbudet.
        [draw-agreed] spillerne ble enige om remis.
        [withdrawn] { $name } angret et trekk før noen hadde sett det.
        [takeback-offered] { $name } ba om å få ta tilbake det siste trekket.
        [takeback-declined] { $name } sa nei til at trekket ble tatt tilbake.
        [takeback-withdrawn] { $name } ville ikke ta tilbake trekket likevel.
        [time-declined] { $name } avslo tilbudet om tid eller pause.
        [time-withdrawn] { $name } trakk tilbake tilbudet om tid eller pause.
        [warned] { $name } fikk en påminnelse om tiden.
        [time-up] tiden til { $name } var ute.
        [claimed] { $name } krevde seieren.
        [resigned] { $name } ga opp.
        [void] partiet endte uten resultat, fordi det ikke ble noe av matchen.
       *[secret] det hemmelige tallet bak húnen ble offentliggjort, slik at alle kast kan kontrolleres.
    }
# $left is a span or “none” without a clock.
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; { $left } igjen
    })
history-rolled = { $at }: húnen viste { $roll }.
history-taken-back = { $at }: { $count ->
        [one] det siste trekket ble tatt tilbake.
       *[other] de { $count } siste trekkene ble tatt tilbake.
    }
history-time-offered = { $at }: { $what ->
        [pause] { $name } tilbød pause i partiet til { $time }.
       *[more] { $name } tilbød { $time } ekstra til begge spillerne.
    }
history-time-agreed = { $at }: { $what ->
        [pause] spillerne ble enige om pause i partiet til { $time }.
       *[more] spillerne ble enige om { $time } ekstra til hver.
    }
history-stood = { $at }: klokken til { $name } sto stille til { $until }, { $because ->
        [club] fordi klubben var ute av drift.
        [deferred] fordi matchen var utsatt.
       *[vacation] på grunn av ferie.
    }
history-given-back = { $at }: en melding til { $name } kom ikke fram i tide, så klokken fikk { $back } tilbake.
history-extended = { $at }: arrangørene ga { $name } ekstra tid ({ $more }): «{ $reason }»
history-adjudicated = { $at }: arrangørene avgjorde at { $name } vant: «{ $reason }»
history-adjudicated-draw = { $at }: arrangørene avgjorde at partiet var remis: «{ $reason }»
history-closed = { $at }: arrangørene avsluttet partiet uten resultat: «{ $reason }»

### What can be replied to an email

# What somebody typed.
mail-quoted = «{ $text }»
# A line of the email that is answered; what came of it follows.
mail-you-wrote = Du skrev «{ $typed }»:
mail-nothing = Vi fant verken en kommando eller et trekk i e-posten din, så ingenting er endret. Skriv hver kommando og hvert trekk på en egen linje.
# Said instead, or besides, when a text in the email couldn’t be read.
mail-lost-damaged = En del av e-posten din kom frem ødelagt, så vi kunne ikke lese alt, og vi spiller ikke et trekk som kan ha mistet noe på veien. Send den en gang til som ren tekst.
mail-lost-encrypted = E-posten din er kryptert, og vi har ingen nøkkel til å lese den med, så ingenting er endret. Slå av kryptering for e-post til oss (S/MIME eller PGP, i sikkerhetsinnstillingene i e-postprogrammet) og send den en gang til.
mail-lost-sealed = E-posten din er pakket inn i en digital signatur som vi ikke fikk åpnet (smime.p7m), så ingenting er endret. Slå av S/MIME-signering for e-post til oss, eller velg «klartekst» for signert e-post, og send den en gang til.
mail-lost-one-program = Teksten din er i et format som bare Outlook kan lese (winmail.dat), så ingenting er endret. Velg «ren tekst» eller «HTML» som format i Outlook, ikke «rik tekst», og send den en gang til.
mail-lost-long = E-posten din er lengre enn det vi kan lese, og vi fant verken en kommando eller et trekk i den delen vi leste, så ingenting er endret. Send den en gang til uten de eldre e-postene nederst.
mail-lost-forwarded = Det ligger en annen e-post inni din, og vi leser bare det du skriver selv, så ingenting er endret. Skriv trekket eller kommandoen i selve e-posten, på en egen linje.
mail-lost-files = Det er bare bilder eller filer i e-posten din, og dem åpner vi ikke, så ingenting er endret. Skriv trekket eller kommandoen i selve e-posten, på en egen linje.
# What is said with the last answer for now, and above what was answered late.
mail-last-unread = Dette er det siste svaret vårt for nå på noe vi ikke forstår. Trekk, kommandoer og spørsmål får fortsatt svar med en gang, og alt annet svarer vi på i én e-post når timen er over.
mail-last-answer = Dette er det siste svaret vårt for nå: flere sender vi ikke til én adresse i løpet av en time. Alle trekk og kommandoer du sender, gjelder fortsatt, og vi svarer på alt i én e-post når timen er over.
mail-last-quiet = Dette er det siste svaret vårt for nå: du har skrevet mye som vi ikke kunne gjøre noe med. Alle trekk og kommandoer du sender, gjelder fortsatt, og resten svarer vi på igjen senere.
mail-late = Her er svarene på det du har skrevet den siste timen, og som vi ikke hadde svart på ennå.
mail-words-went = Motstanderen din får også det du skrev rundt trekket: { $words }
mail-words-asked = Skal motstanderen få det du skriver rundt et trekk? Ingenting sendes videre før du svarer, og svaret gjelder også for de neste e-postene dine. Dette skrev du: { $words }
mail-words-asked-again = Skal motstanderen få dette også? { $words }
mail-words-gone = Trekket ditt ble ikke spilt, så det du skrev rundt det, går ikke til motstanderen: { $words }
mail-words-taken-back = Det du skrev rundt det trekket, faller bort sammen med det, så motstanderen får det ikke: { $words }
mail-words-stayed = Dette blir hos deg; vil du sende noe slikt til motstanderen, så begynn linjen med «beskjed»: { $words }
# $lines are one or more lines in quotation marks.
mail-unread = Vi kunne ikke lese dette som en kommando: { $lines }. Vil du skrive til motstanderen, så begynn linjen med «beskjed».
# $moves are one or more moves in quotation marks, $count how many.
mail-several = { $count ->
        [one] Vi fant trekket { $moves } i e-posten din, men var ikke sikre på om du ville spille det, så det er ikke spilt. Vil du spille det, så send det på en egen linje.
       *[other] Det står flere trekk i e-posten din: { $moves }. Ingen av dem er spilt. Svar med trekket du mener, på en egen linje.
    }
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Det ble for mye på én gang, så denne linjen kom ikke med: { $lines }. Send den en gang til, for seg selv.
       *[other] Det ble for mye på én gang, så { $count } linjer kom ikke med: { $lines }. Send dem en gang til, for seg selv.
    }
# $lines are one or more commands in quotation marks. The reader may have sent nothing.
mail-asked = Vi fikk en e-post fra adressen din som ba om dette: { $lines }. Vi kunne ikke kontrollere at den var fra deg, så vi har ikke gjort noe ennå. Var det deg? Svar da ja innen to dager, så gjør vi det. Var det ikke deg, har noen andre brukt adressen din. Svar nei, eller la være å svare, så skjer det ingenting. Inntil du har svart ja eller nei på et slikt spørsmål, sender vi deg høyst tre slike på to dager. Hvis noen stadig skriver i ditt navn, kan du sende kommandoene dine som svar på e-postene våre. Det kan ingen andre gjøre.
mail-asked-consent = Vi fikk en e-post fra adressen din { $sender } som ba om dette: { $lines }. Fordi det avgjør hvem som kan spille i ditt navn, eller hvem som er arrangør, er ingenting gjort ennå. Var det deg? Svar da ja på denne e-posten innen to dager, så gjør vi det. Var det ikke deg, bruker noen andre navnet ditt: svar nei, eller la være å svare, så skjer det ingenting.
mail-asked-words = I e-posten står det også dette, og svarer du ja, følger det med trekket: { $words }
mail-digest = { $count ->
        [one] Én melding
       *[other] { $count } meldinger
    }
mail-subject-turns = Din tur i { $kind ->
        [single] parti { $list }
        [few] partiene { $list }
       *[many] { $list } partier
    } ({ $notifications })
mail-subject-invitation = Utfordring { $number }
mail-subject-answer = Svar på e-posten din
mail-subject-asked = Har du skrevet til { $club }?
mail-subject-contact = Hnefatafl på e-post
mail-subject-edition = Kveldsutgaven
mail-subject-other = Fra hnefataflklubben din
mail-page = { $shows ->
        [turn] På partiets egen side kan du også flytte ved å trykke på brikkene: { $address }
        [game] Du kan også se partiet på dets egen side: { $address }
       *[other] Du kan også se dette på en side: { $address }
    }
# A link to the page that shows the same as a post.
page-link = Åpne siden
# Above a table of lines and what each does. The email quotes nothing else to be typed.
mail-reply = Du kan svare med en av disse linjene øverst i e-posten:

### Acts, in the terms of the table of orders

# What a line does; .open: what is still to be added to it does. .button: on a button, at most 80
# characters; .button-open: on one after which something is written. .choose: above a list of what it
# can be done with. .box and .field: where it is written. .example: a whole line, the same command in
# every language, but for what is written to people. .slash: as a command in Discord. .help: each form
# and what it does; .help-more: what help on it adds.
act-yes = ja, gjør det
    .button = Ja
    .help =
        ja, nei | svar på et spørsmål fra klubben
act-no = nei, ikke gjør noe
    .button = Nei
act-join = bli med i klubben under dette navnet
    .open = bli med i klubben: føy til et navn du velger selv
    .button = Bli med som { $what }
    .button-open = Velg et navn …
    .box = Bli med i klubben
    .field = Navn: bokstaver, tall, bindestrek, maks 4 ord
    .example = bli med Alva Berg
    .help =
        bli med [NAVN] | bli spiller i klubben
act-rename =
    .open = bytt navnet du vises under{ CLIENT() ->
            [discord] {""}
           *[typed] : føy til det nye
        }
    .button-open = Bytt navn …
    .box = Bytt navn
    .field = { act-join.field }
    .example = nytt navn Alva Berg
    .help =
        nytt navn NAVN | bytt navnet du vises under
act-games = se partiene dine
    .button = Partiene mine
    .slash = List opp partiene dine, eller finn ferdige, også fra andre steder
    .help =
        partier, partier ventende, partier ferdige | partiene dine; de der det er din tur; de som er slutt
        partier alle, partier NAVN | offentlige partier: alle i klubben, eller bare NAVN sine
act-settings = se innstillingene dine og hvordan du endrer dem
    .button = Innstillingene mine
    .example = innstillinger språk tysk sone Europe/Oslo samlemelding daglig stille 22-07
    .slash = Vis eller endre innstillingene dine
    .help =
        innstillinger | språk, tidssone, samlemelding, stilletid, brett og påminnelse
        innstillinger HVA VERDI | endre dem: innstillinger sone Europe/Oslo stille 22-07; innstillinger påminnelse 24h minner deg på det så lenge før tiden din er ute; innstillinger ord ja, nei eller spør: om motstanderen får det du skriver rundt et trekk i en e-post; innstillinger rapporter av: ingen rapport etter partiene dine om hvor de snudde; innstillinger tempo av: ingen ser hvor fort du svarer
        innstillinger enheter, innstillinger enheter avslutt 2 | hvor du er logget inn på sidene til klubben; logg ut den enheten, eller med «alle» alle sammen
        innstillinger kalender, innstillinger kalender ny | den hemmelige adressen til kalenderen din, eller en ny, hvis klubben har offentlige sider
act-help = se alle kommandoene
    .button = Hjelp
    .example = hjelp remis
    .help =
        hjelp | denne teksten
        hjelp KOMMANDO | bare det som gjelder én kommando: hjelp utfordre
act-help-one = se hva den kommandoen gjør
act-invitations = se utfordringene som venter på svar
    .button = Utfordringer til meg
    .help =
        utfordringer | utfordringene som venter på svar
act-seeks = se hvem som ser etter en motstander
    .button = Finn en motstander
    .help =
        åpne søk | de åpne utfordringene; «godta NUMMER» godtar en av dem
act-rulesets = se regelsettene: variantene som spilles her
    .button = Alle regelsett
    .help =
        regelsett | regelsettene: variantene du kan spille
act-rules = les reglene
    .button = Regler
    .example = regler skalk
    .slash = Vis reglene
    .help =
        regler [REGELSETT] [DEL] | reglene i korte trekk, i REGELSETT eller i partiet ditt; eller en del av dem, eller alt: regler brandubh alt
act-rules-part = les om én del, for eksempel slik
    .button = Slik slår man
    .choose = Les én del i detalj
act-rules-all = les alle reglene
    .button = Alle reglene
act-challenge = send selv en utfordring
    .open = utfordre en spiller{ CLIENT() ->
            [discord] {""}
           *[typed] : føy til et navn og et regelsett
        }
    .button = Utfordre { $what }
    .example = utfordre ylva skalk angrep 7d+1d/10d uratet
    .slash = Utfordre noen til et parti
    .help =
        utfordre NAVN REGELSETT [VILKÅR] | utfordre en spiller: utfordre ylva skalk angrep 7d+1d/10d; du kan skrive en e-postadresse i stedet for navnet
        utfordre huset [NIVÅ] REGELSETT [VILKÅR] | spill mot huset, på nivå 1 til 5; det godtar med en gang: utfordre huset 2 brandubh angrep. «hvorfor» forklarer det siste trekket. I partier med «krav» krever det aldri seieren
act-seek =
    .open = finn en motstander{ CLIENT() ->
            [discord] {""}
           *[typed] : føy til et regelsett
        }
    .example = søk 2 skalk tilfeldig 3d/trekk ratet
    .slash = Legg ut en åpen utfordring, som hvem som helst kan godta
    .help =
        søk [ANTALL] REGELSETT [VILKÅR] | legg ut en åpen utfordring, som alle kan godta; ANTALL er hvor mange partier du vil ha
act-accept = godta utfordringen
    .button = { -accept }
    .button-against = Spill mot { $name }
    .button-joining = Bli med og ta imot
    .choose = Godta en utfordring
    .example = godta 12
    .slash = Godta en utfordring
    .help =
        godta [NUMMER], avslå [NUMMER] [GRUNN], motbud [NUMMER] VILKÅR | svar på en utfordring; et motbud har andre vilkår
act-decline = avslå, gjerne med en begrunnelse
    .button = { -decline }
    .choose = Avslå en utfordring
    .example = avslå 12 har ikke tid denne måneden
act-counter = foreslå andre vilkår{ CLIENT() ->
        [discord] {""}
       *[typed] , for eksempel disse
    }
    .button = Andre vilkår …
    .example = motbud 12 forsvar 3d/trekk
act-cancel = trekk tilbake utfordringen
    .button = { -take-back }
    .choose = Trekk tilbake en utfordring
    .example = avlys 12
    .help =
        avlys [NUMMER] | trekk tilbake en utfordring
act-move = trekket ditt, skrevet slik
    .help =
        d1-d4 | et trekk; et varsel skrives etter det: d1-d4 raichi
act-legal = se hvor den brikken kan gå
    .example = lovlig f6
    .help =
        lovlig [RUTE] | hvor brikkene dine kan gå, eller den på en rute: lovlig f6
act-roll = kast húnen, kongens terning
    .button = Kast
    .help =
        kast | kast húnen (kongens terning)
act-draw = tilby remis
    .button = Tilby remis
    .example = remis ja
    .slash = Tilby remis, eller svar på et tilbud
    .help =
        remis | tilby remis
        remis ja, remis nei, remis trekk tilbake | svar på et tilbud, eller trekk ditt eget tilbake
act-draw-accept = godta remis
    .button = { -accept }
act-draw-decline = avslå remis
    .button = { -decline }
act-draw-withdraw = trekk tilbake tilbudet ditt
    .button = { -take-back }
act-takeback = ta trekket ditt tilbake; er det sett, blir motstanderen spurt
    .button = Ta det tilbake
    .example = ta tilbake ja
    .slash = Be om å få ta tilbake det siste trekket ditt, eller svar på en slik forespørsel
    .help =
        angre | ta tilbake det siste trekket ditt; har motstanderen sett det, spør vi motstanderen om lov
        ta tilbake ja, ta tilbake nei, ta tilbake avlys | svar på en forespørsel, eller trekk din egen tilbake
act-takeback-accept = godta at trekket tas tilbake
    .button = { -accept }
act-takeback-decline = si nei til at trekket tas tilbake
    .button = { -decline }
act-offer-time =
    .open = tilby mer tid eller en pause
    .example = tilby tid 3 dager
    .help =
        tilby tid ANTALL dager | tilby dere begge mer tid: tilby tid 3 dager
act-offer-pause =
    .example = tilby pause til fredag
    .help =
        tilby pause ANTALL dager, tilby pause til DAG | tilby en pause: ingen klokke går, men dere kan flytte begge to; en ny pause avløser den gamle
act-time =
    .example = tid ja
    .help =
        tid ja, tid nei, tid trekk tilbake | svar på et slikt tilbud, eller trekk ditt eget tilbake
    .help-more = { act-clock.help-more }
act-time-accept = godta tilbudet
    .button = { -accept }
act-time-decline = avslå tilbudet
    .button = { -decline }
act-time-withdraw = trekk tilbake tilbudet ditt
    .button = { -take-back }
act-claim = krev seieren
    .button = Krev seieren
    .help =
        krev | krev seieren når tiden til motstanderen er ute
act-resign = gi opp partiet; vi spør deg først
    .button = Gi opp
    .example = gi opp ja
    .slash = Gi opp et parti
    .help =
        gi opp | gi opp partiet (vi spør først; svar ja eller nei)
act-if = planlegg svarene i denne trekkfølgen på forhånd
    .open = planlegg svaret ditt på forhånd{ CLIENT() ->
            [discord] {""}
           *[typed] , på denne måten
        }
    .button = Planlegg disse svarene
    .example = hvis d4-d6 så f6-f3
    .slash = Planlegg trekk på forhånd: svar på det motstanderen kan komme til å gjøre
    .help =
        hvis TREKK så TREKK | planlegg et svar: hvis d4-d6 så f6-f3; også «hvis slag på f6 så stopp» og «ellers hvis …»; ingen andre ser det
        hvis TREKK så gi opp | gi opp hvis det spilles; vi spør deg ikke først
        hvis TREKK så gi beskjed | spill ingenting, og få beskjed med en gang
        hvis vis, hvis slett | se planen din igjen, eller slett den
act-if-show = se planen din igjen
    .button = Vis planen min
act-if-clear = slett planen din
    .button = Dropp planen
act-say =
    .open = skriv til motstanderen, med dine egne ord
    .box = Skriv til motstanderen
    .field = Meldingen din
    .example = beskjed lykke til
    .slash = Send motstanderen en beskjed
    .help =
        beskjed TEKST | skriv til motstanderen
act-mute = slå av beskjeder i dette partiet
    .button = Slå av beskjeder
    .help =
        lyd av, lyd på | slå beskjeder fra motstanderen i et parti av eller på
act-unmute = få beskjedene igjen
    .button = Slå på igjen
act-note =
    .open = skriv et notat til deg selv
    .button-open = Skriv et notat …
    .box = Et notat til deg selv
    .field = Det du vil huske
    .example = notat pass på hjørnet a11
    .help =
        notat TEKST | skriv et notat som bare du kan lese
act-notes = les notatene
    .button = Les notatene
    .help =
        notater | notatene dine om partiet
        notater åpne | la andre lese dem når partiet er slutt
act-try =
    .open = prøv trekk uten å spille dem
    .open-in-game = prøv flere trekk herfra
    .button-open = Prøv et trekk
    .example = prøv d1-d4 e5-e7
    .slash = Prøv trekk uten å spille dem
    .help =
        prøv TREKK | hva disse trekkene ville føre til, uten å spille dem: prøv d1-d4 e5-e7; prøv igjen for å gå videre derfra, også fra før: prøv etter 7 d1-d4, eller i parti 12: prøv 12.7
        prøv tilbake | ta tilbake det siste trekket du prøvde
        prøv lagre [TEKST] | lagre trekkfølgen du har prøvd; bare du ser den
act-try-back = ta tilbake det siste trekket du prøvde
    .button = Ta det tilbake
act-try-save = lagre trekkfølgen; du kan legge til noen ord
    .button = Lagre trekkfølgen
act-tries = se de lagrede trekkfølgene dine
    .button = Lagrede trekkfølger
    .help =
        trekkfølger [NUMMER] | de lagrede trekkfølgene dine, eller gå videre med én
act-tries-one = gå videre med en av trekkfølgene
    .button = Gå videre med trekkfølge { $what }
    .choose = Gå videre med en trekkfølge
act-board = se brettet og hvordan partiet står
    .button = Vis brettet
    .slash = Vis brettet
    .help =
        brett | brettet og hvordan partiet står
act-rank =
    .example = rad 6
    .help =
        rad NUMMER | brikkene på en rad: rad 6
act-file =
    .example = linje f
    .help =
        linje BOKSTAV | brikkene på en linje: linje f
act-rays =
    .example = stråler f6
    .help =
        stråler RUTE | brikkene i hver retning fra en rute: stråler f6
act-history = se alt som har skjedd i partiet
    .button = Hva som har skjedd
    .help =
        historikk | alt som har skjedd, med dato og klokkeslett
    .help-more =
        Kontrollkoden er en kort kode som beviser at det som har skjedd i partiet, ikke er
        endret. Den er regnet ut fra alt som har skjedd. Du finner den nederst i hver e-post om
        partiet, i filnavnene på bildene på Discord, nederst i «historikk», og når partiet
        slutter. Den hører til det siste trekket, så begge spillerne ser den samme koden, uansett
        hvor ofte de ser etter. Tar du vare på den, kan ingen endre det som har skjedd til og med
        det trekket, uten at du oppdager det: «partilogg» viser alt som har skjedd, og
        «taflpost verify» kontrollerer koden din mot det.
act-record = få det som en partilogg som kan kontrolleres
    .button = Partilogg
    .help =
        partilogg | det samme, som en partilogg som kan kontrolleres
act-replay = se partiet som film
    .button = Partiet som film
    .help =
        avspilling | partiet som en liten film
act-archive = se flere av dem
    .button = { control-next }
    .help =
        arkiv [NAVN] [mot NAVN] [regler REGELSETT] [vant …] | ferdige partier, klubbens og partier fra andre steder; også etter hvordan og når de endte: arkiv flukt siden 2011 til 2012; «arkiv side 2» viser flere
        arkiv NUMMER | et parti fra et annet sted: arkiv 12, arkiv 12 etter 7, arkiv 12 partilogg, arkiv 12 avspilling
act-archive-one = se dette partiet fra et annet sted
act-archive-record = { act-record }
    .button = { act-record.button }
act-archive-replay = { act-replay }
    .button = { act-replay.button }
act-rematch = spill en gang til, med byttede sider
    .button = Omkamp
    .help =
        omkamp | spill mot samme motstander igjen, med byttede sider
act-watch = se på partiet, hvis det er offentlig
    .button = Se på
    .choose = Se på et parti
    .example = kikk på 12
    .help =
        kikk på NUMMER [TREKK] | se på et offentlig parti: kikk på 12, eller kikk på 12 7 for brettet etter trekk 7; også «12: historikk»
act-follow = få nyhetene hver kveld
    .button = Følg
    .example = følg 12
    .help =
        følg NAVN | les om kvelden hva som har skjedd hos en spiller, i et parti (følg 12) eller i klubben (følg klubben); med «følg NAVN slutt» får du også vite med en gang hvordan det ender; «følg REGELSETT» sier fra om åpne utfordringer
        følg, slutt å følge NAVN | se hva du følger; slutt å følge det
act-follow-all = se hva du følger
    .button = Hva jeg følger
act-follow-end = få også beskjed så snart et parti er slutt
    .button = Si fra hvordan det ender
act-follow-ruleset = få beskjed så snart noen vil spille det
    .button = Si fra om nye
act-follow-today = få vite hver morgen hva du må ta deg av
    .button = Si fra hver morgen
act-unfollow = slutt å følge
    .button = Slutt å følge { $what }
    .example = slutt å følge 12
act-organisers = se hvem arrangørene er
    .open = skriv til arrangørene: legg til det du vil si
    .button-open = Skriv til arrangørene
    .box = Skriv til arrangørene
    .field = Det du vil si til dem
    .example = arrangører kan jeg få tilbake navnet mitt
    .help =
        arrangører | hvem arrangørene er
        arrangører TEKST | skriv til dem
act-report =
    .example = rapporter ylva frekke beskjeder
    .slash = Skriv til arrangørene, om en spiller eller om noe annet
    .help =
        rapporter NAVN TEKST | si fra til arrangørene om en spiller
act-organise =
    .example = arranger utnevn ylva
    .help =
        arranger … | det bare de kan gjøre: se hjelp arranger
    .help-more =
          arranger utesteng NAVN 3 dager GRUNN, arranger opphev NAVN GRUNN
                           utesteng en spiller («for godt» går også), eller opphev det
          arranger avgjør PARTI angriperne GRUNN, arranger avslutt PARTI GRUNN
                           avslutt et parti: angriperne eller forsvarerne vinner, eller
                           «remis»; eller avslutt det uten resultat
          arranger forleng PARTI angriperne 2d GRUNN
                           gi en side mer tid: 2d, 12h eller 1d12h
          arranger stige …, arranger turnering …
                           åpne stiger og turneringer: se «hjelp stige» og
                           «hjelp turnering»
          arranger svar NUMMER TEKST, arranger kunngjør TEKST
                           svar på en melding til arrangørene; si noe til alle
          arranger utnevn NAVN, arranger avsett NAVN GRUNN
                           gjør en spiller til arrangør; ta det tilbake, eller
                           slutt selv
act-organise-answer =
    .open = svar: legg til det du vil si
    .button-open = { control-answer }
    .box = Svar for arrangørene
    .field = Svaret ditt
    .example = takk, vi ser på det
act-organise-circle-open = la alle få vite om kretsen, og åpne den hvis den venter
    .button = Åpne { $what }
act-block = stopp utfordringer og beskjeder fra spilleren
    .button = Blokker { $what }
    .example = blokker ylva
    .slash = Stopp utfordringer og beskjeder fra en spiller
    .help =
        blokker NAVN, opphev blokkering NAVN | stopp utfordringer og beskjeder fra en spiller, eller slipp dem gjennom igjen
act-unblock = opphev blokkeringen av denne spilleren
    .button = Opphev blokkering av { $what }
    .example = opphev blokkering ylva
act-channel = få meldingene dine dit
    .button = { $what ->
            [mail] Varsle meg på e-post
            [discord] Varsle meg på Discord
           *[terminal] Varsle meg ved en terminal
        }
    .example = kanal e-post
    .help =
        kanal e-post, kanal Discord, kanal terminal | hvor meldingene dine skal gå
act-link =
    .open = koble til en adresse{ CLIENT() ->
            [discord] {""}
           *[typed] , som denne
        }
    .example = koble til alva@example.org
    .slash = Koble en e-postadresse til kontoen din, eller skriv inn koden du har fått
    .help =
        koble til ADRESSE, koble til KODE, koble fra ADRESSE | koble en adresse til kontoen din, eller koble den fra
act-link-code = ja, denne adressen er min
    .button = Ja, det er meg
act-unlink = koble fra den adressen
    .button = { $channel ->
            [discord] Koble fra denne Discord-kontoen
           *[mail] Koble fra { $what }
        }
    .choose = Koble fra en adresse
    .example = koble fra alva@example.org
act-settings-devices = se hvor du er logget inn
    .button = Enhetene mine
act-settings-devices-end = logg ut den enheten
    .button = Logg ut enhet { $what }
act-settings-devices-end-all = logg ut alle enhetene dine
    .button = Logg ut alle
act-settings-calendar-new = få en ny adresse til kalenderen din
    .button = Ny adresse
act-vacation =
    .open = ta ferie{ CLIENT() ->
            [discord] {""}
           *[typed] , for eksempel slik
        }
    .example = ferie til fredag
    .help =
        ferie, ferie 3 dager, ferie til fredag, ferie slutt, ferie fra 20.12. til 6.1. | stopp klokkene dine, i partier som tillater ferie
act-vacation-end = avslutt ferien
    .button = Avslutt ferien
act-export = få alt klubben har lagret om deg
    .button = Hent opplysningene mine
    .help =
        eksporter | få alt sammen som en fil
act-privacy = se hva klubben lagrer om deg, og hvorfor
    .button = Hva dere lagrer om meg
    .help =
        personvern | hva klubben lagrer om deg, og hvorfor
act-erase = slett kontoen din; vi spør deg først
    .button = Slett kontoen min …
    .box = Slett kontoen din
    .field = Bekreft med navnet ditt i denne klubben
    .example = slett meg Ylva
    .help =
        slett meg | slett kontoen din (du får først vite hva det innebærer)
act-erase-one = slett kontoen din; det kan ikke angres
    .button = { act-erase.button }
act-circle = liste opp kretsene
    .button = Kretser
    .slash = Se alle kretsene, eller vis én for å bli med eller forlate den
    .help =
        krets [NAVN] | klubbene i klubben, eller én av dem
        krets bli med NAVN, krets forlat NAVN | bli med i en krets, eller forlat den
    .help-more =
        For arrangører:
          arranger krets åpne NAVN, arranger krets steng NAVN GRUNN
                           åpne en krets, med «språk de» eller «server NUMMER» om du
                           vil, eller oppløs den
          arranger krets utnevn KRETS NAVN,
          arranger krets avsett KRETS NAVN GRUNN
                           gjør et medlem til arrangør i den, eller avslutt det
          arranger krets kunngjør KRETS TEKST
                           si noe til alle medlemmene, én gang om dagen
act-circle-one = se hvem som er med i kretsen og hva som spilles der
    .button = Vis kretsen
    .choose = Velg en krets
act-circle-join = bli med i kretsen
    .button = Bli med i kretsen
act-circle-leave = forlate kretsen
    .button = Forlat kretsen
act-ladder = se stigen og hvem du kan utfordre
    .button = Stige
    .example = stige utfordre ylva
    .help =
        stige [REGELSETT] | plasseringene, og hvem du kan utfordre
        stige bli med REGELSETT, stige forlat | bli med på en stige, eller forlat den
        stige utfordre NAVN | spill om en plass: to partier, ett på hver side
        stige avstå, stige utsett | gi fra deg plassen uten å spille, eller utsett matchen
        stige hvorfor NAVN | om du kan utfordre NAVN, og hvordan NAVN kom dit
        stige spiller NAVN | hvordan det har gått med NAVN på stigen
        stige regler | reglene for stigen, med alle tallene
        stige 2026-10 | stigen slik den var ved slutten av den måneden
    .help-more =
        For arrangører:
          arranger stige åpne REGELSETT, arranger stige steng REGELSETT GRUNN
                           åpne eller steng en stige; «huset 1» setter huset på den;
                           for stigen til en krets KRETS/REGELSETT
          arranger stige plasser REGELSETT NAVN PLASS GRUNN,
          arranger stige fjern REGELSETT NAVN GRUNN
                           flytt en spiller på en stige, eller ta en av den
act-ladder-one = { act-ladder }
    .button = { act-ladder.button }
    .choose = Velg en stige
act-ladder-join = bli med på stigen
    .button = Bli med på stigen
    .choose = Bli med på en stige
act-ladder-rules = les reglene for stigen
    .button = Regler
act-ladder-leave = forlat stigen
    .button = Forlat stigen
act-ladder-player = se resultatene dine på stigen
    .button = Resultatene mine
act-ladder-why = se hvorfor du ikke kan utfordre spilleren
    .button = Hvorfor ikke { $what }?
act-ladder-challenge = utfordre om den plassen
    .button = Utfordre { $name } ({ $place }. plass)
    .choose = Utfordre noen
    .slash = Utfordre en spiller om plassen
act-ladder-concede = gi fra deg plassen uten å spille
    .button = Gi fra meg plassen
act-ladder-defer = utsett matchen
    .button = Utsett
act-tournament = se turneringene
    .button = Turneringer
    .slash = Vis alle turneringene, eller én av dem
    .help =
        turnering [NUMMER] | alle turneringene, eller én av dem med tabeller
        turnering bli med NUMMER, turnering forlat NUMMER | meld deg på før turneringen begynner, eller trekk deg
    .help-more =
        For arrangører:
          arranger turnering åpne "NAVN" REGELSETT 2027-01-15 18:00
                           åpne en turnering som begynner da, der du er; legg til
                           «grupper 6», «dager 3», «finale 2 overført», «huset 1»,
                           «krets vikings» eller «klokke 3d/trekk» om du vil
          arranger turnering start NUMMER,
          arranger turnering avlys NUMMER GRUNN,
          arranger turnering ta ut NUMMER NAVN GRUNN
                           start den nå, avlys den, eller ta ut en spiller
act-tournament-one = se hvem som er med, og hvordan det går
    .button = Vis turneringen
    .choose = Velg en turnering
act-tournament-join = meld deg på turneringen
    .button = Meld meg på
    .choose = Meld deg på en turnering
act-tournament-leave = trekk deg fra turneringen
    .button = Trekk meg
    .choose = Trekk deg fra en turnering
act-withdraw =
    .help =
        kall tilbake | ta trekket ditt tilbake før motstanderen har sett det
act-moves =
    .help =
        trekk | alle trekkene hittil
act-clock =
    .help =
        klokke | tiden som er igjen
    .help-more =
        Klokken din starter når klubben har gitt deg melding om at det er din tur. Kan vi ikke
        gi deg melding, fordi du ikke vil ha noen, fordi meldingene kommer i retur, eller fordi
        vi ikke kan nå deg på noen annen måte, starter klokken likevel, og motstanderen kan se
        når den startet. Er det klubben selv som har problemer, starter klokken senest tre dager
        etter at det ble din tur. Hvis en melding om din tur ikke kommer fram, får klokken din
        tilbake tiden som har gått siden det ble din tur, men i hele partiet aldri mer enn en
        tidel av det den begynte med.
act-picture =
    .help =
        bilde, bilde etter 7 | brettet som bilde, nå eller etter trekk 7
act-captured =
    .help =
        slåtte | hvor mange brikker hver side har slått
act-hint =
    .help =
        hint | et godt trekk, i et uratet parti mot huset
act-unsubscribe =
    .help =
        avmeld | stopp e-postene fra denne klubben
act-why =
    .help =
        hvorfor | hvorfor den siste kommandoen din ble avvist, eller hvorfor et parti endte som det gjorde
act-players =
    .help =
        spillere [DEL] | hvem som spiller her, eller hvem som har DEL i navnet
act-player =
    .help =
        spiller [NAVN] | NAVN, eller deg selv: resultater, tempo, rating, plasser, partier
act-club-today =
    .help =
        klubben i dag | det arrangørene må ta seg av; bare de ser det. «følg klubben i dag» sender dem det hver morgen

### What else can be sent

reply-no-contact = få aldri mer e-post fra denne klubben
reply-pass-on = send det videre
reply-keep-words = ikke send det videre
reply-ask-words = spør meg hver gang
reply-answer-in = få svar på norsk
reply-send = gjør det
reply-choose = eller send bare { $number }
reply-announce-after = angre og gjør trekket med varselet

### What the organisers decide

# $who is you, an opponent of $name, or a player (told to the organisers); $until a moment or “none”.
host-suspended = { $who ->
        [you] { $until ->
            [none] Arrangørene i klubben har utestengt deg for godt.
           *[other] Arrangørene i klubben har utestengt deg til { $until }.
        } Du kan fortsatt se på alt, men ikke flytte eller skrive, og klokkene dine går videre.
        [opponent] { $until ->
            [none] Arrangørene i klubben har utestengt { $name } for godt.
           *[other] Arrangørene i klubben har utestengt { $name } til { $until }.
        } Klokkene går videre i partiene dine med { $name }; mener du at de bør stoppes, så si fra til arrangørene.
       *[player] { $until ->
            [none] { $name } er utestengt for godt og har fått vite det.
           *[other] { $name } er utestengt til { $until } og har fått vite det.
        }
    }
host-lifted = { $who ->
        [you] Arrangørene i klubben har opphevet utestengelsen din: du kan spille igjen.
        [opponent] Arrangørene i klubben har opphevet utestengelsen av { $name }, som nå kan spille igjen.
       *[player] { $name } er ikke lenger utestengt og har fått vite det.
    }
host-extended = { $who ->
        [you] Arrangørene i klubben har gitt deg ekstra tid i dette partiet: { $more }.
       *[other] Arrangørene i klubben har gitt { $name } ekstra tid i dette partiet: { $more }.
    }
host-brought-forward = Klubben måtte gå tilbake til en eldre kopi av filen sin. { $put-back ->
        [0] Noe som hadde skjedd i dette partiet, manglet der; det er lagt inn igjen etter det som var tatt vare på.
        [one] Det siste trekket i dette partiet manglet der; det er lagt inn igjen etter det som var tatt vare på.
       *[other] De siste { $put-back } trekkene i dette partiet manglet der; de er lagt inn igjen etter det som var tatt vare på.
    } Hvis det ikke var slik dere to spilte, så skriv til arrangørene.
host-reason = Arrangørenes begrunnelse: «{ $reason }»
host-appointed = { $who ->
        [you] Du er nå arrangør i denne klubben: du kan avgjøre partier, gi mer tid, utestenge spillere og sette opp turneringer. Alt du gjør, blir loggført, og de det gjelder, får vite begrunnelsen din.
       *[player] { $name } er nå arrangør og har fått beskjed.
    }
host-dismissed = { $who ->
        [you] Du er ikke lenger arrangør i denne klubben.
       *[player] { $name } er ikke lenger arrangør og har fått beskjed.
    }
host-decided-by = Det var { $name } som bestemte det.
organisers = Arrangørene i denne klubben: { $names }. De setter opp turneringer, gir mer tid, avgjør partier som spillerne ikke kan avslutte, og svarer på det du skriver til dem.
organisers-of = Arrangørene i kretsen { $circle }: { $names }.
organisers-none = Denne klubben har ingen annen arrangør enn den som driver den på sin maskin.
# What somebody has written to them: a report, if it is about $about, or a letter.
report-made = { $kind ->
        [report] Melding { $number } til arrangørene, fra { $name } om { $about }
       *[letter] Melding { $number } til arrangørene, fra { $name }
    }{ $has ->
        [text] : «{ $text }»
       *[nothing] , uten et ord.
    }
report-answered = { $who ->
        [host] Den som driver klubben, har svart
       *[organiser] { $organiser } har svart for arrangørene
    }: «{ $answer }» { $kind ->
        [report] Du hadde skrevet om { $about }
       *[letter] Du hadde skrevet
    }: «{ $text }»
report-answered-by-you = { $name } har fått svaret ditt på melding { $number }: «{ $answer }»
report-gone = Denne meldingen til arrangørene er slettet, fordi den som skrev den, har forlatt klubben.
# Told to everybody; $who is host or organiser.
announced = { $who ->
        [host] Fra den som driver { $club }, til alle: «{ $text }»
       *[organiser] Fra { $name }, til alle i { $club }: «{ $text }»
    }
announced-by-you = Kunngjøringen din har gått til { $players ->
        [0] ingen: ingen andre i klubben kan få beskjed
        [one] én spiller
       *[other] { $players } spillere
    }: «{ $text }»
# What an organiser is about to do. $days is 0 for “permanently”.
organise-asked-suspend = Vil du utestenge { $name } { $days ->
        [0] for godt
        [one] i én dag
       *[other] i { $days } dager
    }? { $name } kan da verken trekke eller skrive, mens klokkene fortsetter å gå, og åpne utfordringer trekkes tilbake. { $name } får vite begrunnelsen din; motspillerne får bare vite om utestengelsen.
organise-asked-appoint = Skal { $name } bli arrangør i { $of ->
        [circle] kretsen { $circle }
       *[club] klubben
    }? Alle arrangørene får vite det, og du kan ta det tilbake.
organise-asked-appoint-close = I fire uker bestemmer ingen av dere om noe den andre har del i.
organise-asked-dismiss = Skal { $name } ikke lenger være arrangør? { $name } får vite begrunnelsen din.
organise-asked-close-circle = Vil du oppløse kretsen { $circle } og stigene i den? Alle som er med, får vite begrunnelsen din. Partier som er i gang, fortsetter, og turneringer som ikke har begynt, avlyses.
organise-asked-dismiss-of = Skal { $name } ikke lenger være arrangør i kretsen { $circle }? { $name } får vite begrunnelsen din.
organise-asked-adjudicate = Vil du avslutte parti { $game }: { $how ->
        [won] { $name } vinner
       *[draw] remis
    }? Det kan ikke angres. Begge spillerne får vite begrunnelsen din, og den blir en del av partiloggen.
organise-asked-close = Vil du avslutte parti { $game } uten resultat? Det kan ikke angres. Begge spillerne får vite begrunnelsen din, og den blir en del av partiloggen.
organise-asked-place = Vil du flytte { $name } til plass { $place } på stigen for { $ladder }? Begrunnelsen din blir stående i stigens logg.
organise-asked-close-ladder = Vil du stenge stigen for { $ladder }? Da er ingen på den lenger, og matcher som er i gang, teller ikke lenger for den.
organise-asked-take-off = Vil du ta { $name } av stigen for { $ladder }? { $name } får vite begrunnelsen din. Matcher som har begynt, teller ikke lenger for den.
organise-asked-cancel = Vil du avlyse turnering { $number }, { $tournament }? Partiene som pågår, avsluttes uten resultat, og alle deltakerne får vite begrunnelsen din.
organise-asked-take-out = Vil du ta { $name } ut av turnering { $number }, { $tournament }? { $name } kan ikke melde seg på igjen og får vite begrunnelsen din.
organise-asked-reason = Begrunnelsen din: «{ $reason }»
organise-asked-announce = Vil du si dette til { $players ->
        [0] alle i klubben, der ingen andre kan få beskjed
        [one] alle andre i klubben: én spiller
       *[other] alle andre i klubben: { $players } spillere
    }? Det kan ikke angres, og den neste kunngjøringen kan først komme i morgen.
organise-asked-announce-in-circle = Vil du si dette til alle andre i kretsen { $circle } ({ $players ->
        [0] ingen kan få beskjed
        [one] én spiller
       *[other] { $players } spillere
    })? Det kan ikke angres, og den neste kunngjøringen der kan først komme i morgen.
organise-asked-text = Kunngjøringen din: «{ $text }»
house-why-passed = { $name } passet: kastet ga ingen lovlige trekk.
house-why-only-move = { $name } spilte { $move } fordi det var det eneste lovlige trekket.
house-why-does = { $deed }
house-why-threatens-king = { $move } truer med å fange kongen.
house-why-keeps = { $name } spilte { $move } fordi du kunne ha slått brikken på { $square }. Det kan du ikke lenger.
house-why-threatens = { $count ->
        [one] { $move } truer med å slå brikken på { $squares }.
       *[other] { $move } truer brikkene på { $squares }.
    }
house-why-delays = Etter { $move } kan kongen ikke lenger nå { $goal ->
        [corner] et hjørne
       *[edge] kanten
    } på { $count ->
        [one] 1 trekk
       *[other] { $count } trekk
    }.
house-why-nears = Etter { $move } kan kongen nå { $goal ->
        [corner] et hjørne
       *[edge] kanten
    } på { $count ->
        [one] 1 trekk
       *[other] { $count } trekk
    } hvis ingenting kommer i veien.
house-why-guards = { $move } setter en brikke på vakt ved hjørnet { $square }.
house-why-narrows = Etter { $move } kan kongen bare gå til { $count ->
        [one] 1 rute
       *[other] { $count } ruter
    } i stedet for { $from }.
house-why-shuts-in = Etter { $move } kan ikke kongen flytte.
house-why-widens = Etter { $move } kan kongen gå til { $count ->
        [one] 1 rute
       *[other] { $count } ruter
    } i stedet for { $from }.
house-why-approaches = { $move } flytter en brikke nærmere kongen.
house-why-safe = { $name } spilte { $move } fordi brikken står trygt på { $square }: du kan ikke slå den når det blir din tur.
house-why-expects = { $name } spilte { $move } fordi det likte det som kan komme videre. Det venter { $answer } som ditt beste svar.
house-why-looked-good = { $name } spilte { $move } fordi det så bra ut blant trekkene det sammenlignet.
house-hint-asked = Huset leter etter et godt trekk til deg. Det kommer om et øyeblikk.
house-hint = Her ville huset ha spilt { $ply }.
### Trouble of ours

apology = { $what ->
        [full] Beklager, disken til klubben er full.
        [locked] Beklager, et annet program bruker filen til klubben.
        [damaged] Beklager, filen til klubben er skadet, og arrangørene må hente fram en sikkerhetskopi.
       *[other] Beklager, noe gikk galt hos oss.
    } Kommandoen din ble ikke utført, og ingenting er endret. Arrangørene kan se hva som gikk galt; prøv igjen senere.

### Lines that can’t be read as commands

# $typed is what was written, $order the command that was understood, $example a whole line.
misread-empty = Det står ingen kommando på den linjen.
misread-quoted = Den linjen begynner med «>», så den ser ut som et sitat og ble ikke lest som en kommando. Mente du den, så send den på nytt uten «>».
misread-game-number = Det finnes ikke noe parti { $typed }.
misread-not-understood = «{ $typed }» er verken en kommando eller et trekk.
misread-offered-announcement = Trekket er ikke gjort ennå: du skrev noe om et varsel, og det er ikke klart om du varsler. Hva vil du gjøre?
misread-offered = Ingenting er gjort ennå. { $count ->
        [one] Er det dette du vil?
       *[other] Vil du ett av disse?
    }

### Ved terminalen

greeting-stranger = Velkommen til { $club }. Ingen her heter { $name } ennå: du kan bli med under det navnet.
greeting-player = Velkommen tilbake til { $club }, { $name }.
# $numbers er numrene på partiene.
greeting-games = { $count ->
        [one] Det er din tur i parti { $numbers }.
       *[other] Det er din tur i { $count } partier: { $numbers }.
    }
greeting-challenges = { $count ->
        [one] Én utfordring venter på svar fra deg.
       *[other] { $count } utfordringer venter på svar fra deg.
    }
greeting-open-challenges = { $count ->
        [one] Det er én åpen utfordring som du kan godta.
       *[other] Det er { $count } åpne utfordringer som du kan godta.
    }
greeting-nothing = Ingenting venter på deg.
terminal-left =
    Du har forlatt plassen din, og klubben er fortsatt åpen. Slik kommer du tilbake:
      { $line }
terminal-too-long = Linjen er for lang til å være en kommando, så den ble ikke sendt.
terminal-lost = (Forbindelsen til klubben er brutt; venter på at den kommer tilbake.)
terminal-given-up = Beklager, klubben har sviktet { $times } ganger ved «{ $text }», så det blir ikke sendt igjen. Arrangørene kan se hvorfor. Send { COMMAND("board") } eller { COMMAND("games") } for å se om det ble gjort.

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

### Why the club refuses

# $found is one if there is a $nearest, else nobody or nothing.
refusal-no-player = { $found ->
        [one] Ingen her heter { $name }. Mente du { $nearest }?
       *[nobody] Ingen her heter { $name }. Sjekk skrivemåten. Den som ikke er spiller ennå, kan bli med i klubben.
    }
# $name is the reader’s.
refusal-not-a-player = Det kan du ikke gjøre ennå, { $name }: du er ikke spiller her. Bli med i klubben først.
refusal-other-seat = Du er logget på her som { $seat }, så du kan ikke bli med som { $name }. Bli med som { $seat }, eller start på nytt som { $name } (taflpost play --as { $name }).
refusal-already-a-player = Du er allerede spiller her.
refusal-bad-name = { $because ->
        [shape] «{ $name }» kan ikke brukes som navn her: et navn har 2 til 30 bokstaver, sifre, bindestreker, apostrofer eller punktum, i høyst fire ord, og begynner med en bokstav. Velg et annet.
        [letters] «{ $name }» kan ikke brukes som navn her: noen av bokstavene brukes ikke i noe språk i dag og kan forveksles med andre. Skriv navnet med vanlige bokstaver, eller velg et annet.
        [reserved] «{ $name }» kan ikke brukes som navn her: det ligner en kommando, en rute, et trekk eller et ord for noen andre, som «du» eller «alle», eller det er satt av til huset eller til spillere som har forlatt klubben. Velg et annet.
        [office] «{ $name }» kan ikke brukes som navn her: andre kunne tro at det er du som driver klubben. Velg et annet.
        [own] Du heter allerede «{ $name }».
       *[taken] Navnet «{ $name }» er opptatt, var det til nylig eller ligner for mye på et annet navn i klubben. Velg et annet, eller føy til et etternavn.
    }
refusal-renamed-lately = Du kan bytte navn én gang på 30 dager, neste gang fra { $from }.
refusal-no-game = Det finnes ikke noe parti { $game }.
refusal-no-archived-game = Det finnes ikke noe parti { $number } i arkivet.
refusal-not-your-game = Du er ikke en av spillerne i parti { $game }.
refusal-no-games = Du har ikke noe parti ennå.
refusal-which-game = { CLIENT() ->
        [discord] Hvilket parti mener du: { $games }? Velg det her, eller send kommandoen på nytt med «{ command-game }».
       *[typed] Hvilket parti mener du: { $games }? Sett nummeret foran, som i «{ $example }: brett».
    }
refusal-which-game-line = { $game } mot { $opponent }
refusal-which-game-number = Skriver du bare nummeret nå, blir kommandoen utført i det partiet.
# $ply is the number of a move.
refusal-stale = Det gjaldt trekk { $ply }, men partiet har gått videre, så ingenting er endret. Vil du det fortsatt, så send det på nytt.
refusal-over = Parti { $game } er allerede slutt. { $ending }
refusal-not-your-turn = Det er ikke din tur: vi venter på { $name }.
refusal-nothing-to-withdraw = Det er ingenting å angre: det siste trekket var ikke ditt. Vil du lenger tilbake, så be motstanderen om å få ta tilbake et trekk.
refusal-seen = Du kan ikke angre trekket ditt lenger: { $opponent } har sett det, eller hadde planlagt et svar. Du kan be om å få ta det tilbake i stedet.
refusal-announce-seen = Trekket ditt kan ikke spilles på nytt med varselet: { $opponent } har sett det, eller hadde planlagt et svar. Det som fortsatt er åpent etter ditt neste trekk, kan du varsle sammen med det.
refusal-announce-with-move = Et varsel hører sammen med trekket som åpner fluktveien. Send begge deler samlet, for eksempel «{ $example }».
refusal-announcement-unclear = { $kind ->
        [routes] Trekket er ikke gjort ennå, for det er ikke klart hvilke fluktveier du varsler. Nevn alle som blir åpne, for eksempel «{ $one }», eller send «{ $ply } stille» for ikke å varsle noe.
       *[other] Trekket er ikke gjort ennå, for det er ikke klart hva du varsler. Send «{ $one }» hvis én fluktvei blir åpen, «{ $two }» hvis det blir flere, eller «{ $ply } stille» for ikke å varsle noe.
    }
refusal-no-draw-offered = Motstanderen har ikke tilbudt remis.
refusal-draw-offer-stands = Du har allerede tilbudt remis. Tilbudet gjelder til motstanderen svarer eller flytter.
refusal-no-offer-to-withdraw = Det er ingenting å trekke tilbake: du har ikke bedt om noe eller tilbudt noe som venter på svar.
refusal-other-reader = Ingenting er sendt: beskjeden din begynner med navnet { $name }, men motstanderen din i parti { $game } er { $opponent }. { $together ->
        [none] Du kan bare skrive til { $name } når dere har et parti sammen.
       *[other] Vil du skrive til { $name }, så sett nummeret på partiet dere har sammen, foran beskjeden: { $together }.
    } Var beskjeden til { $opponent }, så begynn med et annet ord.
refusal-no-takeback-offered = Motstanderen har ikke bedt om å få ta tilbake et trekk.
refusal-takeback-stands = Det venter allerede en forespørsel om å få ta tilbake et trekk. Er den din, så vent på svaret; er den fra motstanderen, så svar på den.
refusal-no-time-offered = Motstanderen har ikke tilbudt mer tid eller en pause, eller så gjelder ikke tilbudet lenger.
refusal-time-offer-stands = Det venter allerede et tilbud om tid eller pause på svar. Er det ditt, så vent på svaret eller trekk det tilbake; er det fra motstanderen, så svar på det først.
refusal-other-time-offered = Ingenting er avtalt: tilbudet er et annet enn i meldingen du svarte på. Se på det før du svarer.
refusal-no-more-time = { $because ->
        [no-clock] Dette partiet spilles uten klokke, så det er ingen tid å legge til og ingenting å sette på pause.
        [ladder] I en match på stigen kan dere ikke avtale mer tid eller pause, for andre venter på at den blir ferdig. Går det ikke på noen annen måte, kan arrangørene gi deg mer tid.
        [tournament] I et turneringsparti kan dere ikke avtale mer tid eller pause, for andre venter på resultatet. Går det ikke på noen annen måte, kan arrangørene gi deg mer tid.
        [too-long] Dere kan avtale høyst { $most ->
            [one] én dag
           *[other] { $most } dager
        } om gangen. Tilby færre.
       *[time-up] Tiden er allerede ute, og en pause gir den ikke tilbake. Du kan tilby mer tid i stedet.
    }
refusal-nothing-to-take-back = Det er ingenting å ta tilbake: du har ikke flyttet i dette partiet ennå.
# up-since: the refusal is read again after the time has run out.
refusal-nothing-to-claim = { $because ->
        [your-turn] Du kan ikke kreve seieren: det er din tur, og du kan bare kreve den når tiden til motstanderen er ute.
        [no-clock] Du kan ikke kreve seieren: dette partiet spilles uten klokke.
        [up-since] Motstanderen hadde fortsatt tid igjen da du spurte, men nå er den ute. Krev seieren på nytt.
       *[time-left] Du kan ikke kreve seieren ennå: motstanderen har fortsatt tid igjen.
    }
refusal-nothing-asked = Det var ingenting her å svare ja eller nei på, så ingenting er endret. Et spørsmål utløper etter ti minutter (på e-post etter to dager), eller når du sender noe annet. Vil du det fortsatt, så send kommandoen på nytt.
refusal-which-offer = { $count ->
        [one] Det var bare ett. Send ja, eller 1.
        [2] Det var to, så ingenting er gjort ennå. Send 1 eller 2.
       *[other] Det var { $count }, så ingenting er gjort ennå. Send nummeret på det du vil.
    }
refusal-no-invitation = { $number ->
        [none] Vi fant ingen utfordring som dette kan gjelde.
       *[other] Vi fant ingen utfordring { $number } som dette kan gjelde.
    }
refusal-which-invitation = { CLIENT() ->
        [discord] Hvilken utfordring mener du: { $numbers }?
       *[typed] Hvilken utfordring mener du: { $numbers }? Sett nummeret etter kommandoen.
    }
refusal-one-invitation = Ingenting er gjort ennå. Mener du utfordring { $number }?
refusal-yourself = Du kan ikke utfordre deg selv. Velg en annen spiller.
refusal-no-ruleset = { $found ->
        [one] Det finnes ikke noe regelsett «{ $typed }». Mente du { $nearest }?
       *[nothing] Det finnes ikke noe regelsett «{ $typed }». Velg { $rulesets }.
    }
refusal-which-ruleset = Det mangler et regelsett (reglene dere skal spille etter). Velg { $rulesets }.
refusal-no-hun = I { $ruleset } er det ingen hún (kongens terning). Sløyf «hún», eller velg et annet regelsett.
refusal-odds-are-unrated = Ulik betenkningstid er bare for uratede partier, for resultatet ville si lite om hvem som er sterkest. Skriv «uratet», eller gi begge like mye tid.
refusal-only-a-match = { $ruleset } kan bare spilles som en match på to partier, der dere bytter side. Sløyf siden, eller skriv «match».
# $why is what is wrong with it, $part the word at fault.
refusal-bad-clock = { $why ->
        [zero] «{ $part }» er ingen tid i det hele tatt: en klokke må ha minst ett sekund.
        [long] «{ $part }» er for lang tid: en klokke kan ikke ha mer enn { $days ->
            [one] én dag
           *[other] { $days } dager
        }.
        [cap-below-bank] I «{ $part }» er grensen (tallet etter /) lavere enn tiden klokken begynner med.
        [empty-night] «{ $part }» begynner og slutter på samme klokkeslett.
        [doubled] «{ $part }» gjentar eller motsier noe du har skrevet foran.
       *[unknown] «{ $part }» er ikke en gyldig betenkningstid.
    } Skriv for eksempel «7d+1d/10d» (7 dager, 1 til for hvert trekk, høyst 10) eller «3d/trekk» (3 dager for hvert trekk). Du kan føye til «helg» eller «natt=22-07» for å la klokken stå stille da, eller «krav», slik at en seier på tid må kreves.
refusal-not-on-board = «{ $typed }» finnes ikke på dette brettet: linjene går fra a til { $file } og radene fra 1 til { $size }.
refusal-no-plan = { $why ->
        [no-then] Det mangler et «så» etter betingelsen i «hvis { $typed }».
        [no-condition] Etter «hvis» skriver du hva motstanderen gjør: et trekk, «slag på f6» eller et varsel.
        [anything] Du kan ikke planlegge et svar på alt («hvis hva som helst»): nevn noe bestemt som motstanderen kan gjøre.
        [no-answer] Etter «så» skriver du svaret ditt: et trekk, «gi opp», «gi beskjed» eller «stopp».
        [after-end] Planen din ble ikke lagret: den slutter med «gi opp», «gi beskjed» eller «stopp», så etter det kan det bare stå «ellers hvis …».
       *[too-long] Den planen er for lang. Gjør den kortere.
    } En hel kommando ser slik ut: hvis d4-d6 så f6-f3
refusal-no-plans-with-dice = Du kan ikke planlegge trekk på forhånd i et parti med hún (kongens terning).
refusal-move-first = Det er din tur: gjør trekket ditt først, og planlegg svarene dine etterpå.
# $path is the moves of the plan that lead there, or “none”.
refusal-plan-ply = { $path ->
        [none] Planen din ble ikke lagret.
       *[other] Planen din ble ikke lagret, på grunn av det som kommer etter { $path }.
    } { $why }
# $place says where the piece of the wrong side was named.
refusal-plan-whose = { $place ->
        [condition] Planen din ble ikke lagret: etter «hvis» skal det stå et trekk motstanderen kan gjøre, men brikken på { $from } er din.
       *[answer] Planen din ble ikke lagret: etter «så» skal det stå et trekk du kan gjøre, men brikken på { $from } er motstanderens.
    }
refusal-plan-ends = Planen din ble ikke lagret: etter «{ $typed ->
        [stop] stopp
        [resign] gi opp
        [tell-me] gi beskjed
       *[other] { $typed }
    }» er partiet eller planen slutt, så det er ingenting igjen å svare på.
refusal-plan-never = Planen din ble ikke lagret: motstanderen kan ikke varsle «{ $typed }» i dette partiet.
# $became is what became of it, $other the game or challenge that did. A seek is an open challenge.
refusal-answered = { $became ->
        [game] Utfordring { $number } er godtatt og ble til parti { $other }.
        [all-taken] Alle partiene i åpen utfordring { $number } er tatt.
        [declined] Utfordring { $number } er avslått.
        [countered] Utfordring { $number } er besvart med et motbud: utfordring { $other }.
        [changed] Utfordring { $number } er besvart med et motbud.
        [cancelled] { $what ->
            [seek] Åpen utfordring { $number } er trukket tilbake.
           *[invitation] Utfordring { $number } er trukket tilbake.
        }
       *[expired] { $what ->
            [seek] Åpen utfordring { $number } er utløpt.
           *[invitation] Utfordring { $number } er utløpt.
        }
    }
# $waits is one (challenge) or everybody (open challenge).
refusal-own-invitation = { $waits ->
        [one] Utfordring { $number } er din egen: vi venter på svar fra { $recipient }. Du kan trekke den tilbake.
        [again] Den utfordringen har du sendt alt, som nummer { $number }: vi venter på svar fra { $recipient }. Ingenting ble sendt på nytt.
       *[everybody] Åpen utfordring { $number } er din egen, så det er andre som må godta den. Du kan trekke den tilbake.
    }
refusal-not-yours-to-cancel = { $what ->
        [invitation] Du kan ikke trekke tilbake utfordring { $number }, for den er fra { $sender }. Du kan avslå den.
       *[seek] Du kan ikke trekke tilbake åpen utfordring { $number }, for den er fra { $sender }.
    }
refusal-seek-as-it-is = Åpen utfordring { $number } kan bare godtas som den er. Vil du ha andre vilkår, så send { $sender } en utfordring selv.
refusal-seek-taken = Du har allerede tatt et parti i åpen utfordring { $number } fra { $sender }; de andre er for andre spillere. Du kan utfordre { $sender } selv.
refusal-seek-games = Antallet partier i en åpen utfordring må være mellom 1 og { $most }, ikke { $games }. Send den på nytt med et annet antall.
refusal-too-many-seeks = Du har nådd grensen for åpne utfordringer: { $count } om gangen ({ $numbers }). Trekk tilbake en av dem først.
refusal-too-many-invitations = Du har nådd grensen for utfordringer som venter på svar: { $count } om gangen. Vent på et svar, eller trekk tilbake en av dem.
refusal-too-many-today = Du har nådd grensen for utfordringer: { $count } på 24 timer. Du kan sende flere fra { $again }.
refusal-too-long = Det er for langt: teksten har { $letters } tegn, og grensen er { $most }. Gjør den kortere, eller send den i flere deler.
refusal-too-many-messages = Du har nådd grensen for beskjeder: { $count } på 24 timer. Du kan sende flere fra { $again }.
refusal-too-many-reports = Du har skrevet til arrangørene så ofte du kan: { $count } ganger på 24 timer. Du kan skrive igjen fra { $again }.
refusal-too-many-notes = Du har nådd grensen for notater om parti { $game }: { $most }.
refusal-no-house-level = Huset spiller på fem nivåer, 1 til 5, og har ikke noe nivå { $level }. Nivå 1 er det letteste.
refusal-too-many-with-house = Du har nådd grensen for partier mot huset: { $most } om gangen. Spill ferdig ett først; begge partiene i en match teller.
refusal-only-house-slowly = Det er bare huset som kan bes om å spille langsomt. Med andre spillere avtaler du betenkningstid, for eksempel 3d/trekk.
refusal-house-stays-out = Huset er bare på stiger og i turneringer der arrangørene har meldt det på. Du kan utfordre det til et ratet parti i stedet.
refusal-no-hint-here = Det gis ingen hint i parti { $game }: huset gir dem bare i sine egne partier, og bare når de er uratet.
refusal-no-hint-now = Du kan ikke få noe hint akkurat nå: parti { $game }, mot en annen spiller, er ratet og har de samme reglene. Spør igjen når det er slutt.
refusal-not-public = Parti { $game } er privat: bare spillerne kan se på det.
refusal-nothing-to-explain = Det er ingenting å forklare. Ingen av kommandoene dine er avvist i det siste, og ingen av partiene dine er slutt. Gjelder det noe annet, står grunnen i svaret du fikk på kommandoen.
refusal-nothing-to-rematch = Det er ingen omkamp å be om: du har ikke spilt ferdig noe parti ennå.
refusal-notes-of-running = Parti { $game } er fortsatt i gang; du kan åpne notatene dine for andre når det er slutt.
refusal-no-notes = Du har ingen notater om parti { $game } som ikke allerede er åpne for andre.
refusal-nothing-tried = Du har ikke prøvd noen trekk i parti { $game } siden sist det ble trukket. Prøv noen først, så kan du ta dem tilbake eller lagre trekkfølgen.
refusal-no-line = Det finnes ingen trekkfølge { $number } i parti { $game }.
refusal-long-line = En trekkfølge kan ha høyst { $most } trekk. Lagre denne, og begynn en ny senere i partiet.
refusal-not-over = Parti { $game } er fortsatt i gang; du kan be om omkamp når det er slutt.
refusal-follow-nothing = Det finnes ikke noe parti, noen spiller eller noe regelsett som heter «{ $typed }». Et parti følger du med nummeret.
refusal-follow-own = Du får uansett beskjed om dine egne partier. Du kan følge partiene til andre.
refusal-follow-too-much = Du kan ikke følge mer enn { $count } ting. Slutt å følge en av dem først.
refusal-not-followed = Du følger ikke «{ $typed }».
refusal-rematch-open = { $by ->
        [you] Du har allerede bedt om den omkampen: utfordring { $number } venter på svar fra { $opponent }.
       *[other] { $opponent } har allerede bedt om den omkampen: det er utfordring { $number }.
    }
refusal-stranger = Vi kjenner ikke { $address } ennå. Bli med under et navn du velger selv; er du spiller allerede, sender du { COMMAND("link") } og koden vi sendte deg.
refusal-address-taken = { $address } kan ikke kobles til kontoen din: den er allerede i bruk i denne klubben.
refusal-already-linked = { $address } er allerede koblet til kontoen din.
refusal-bad-address = { CLIENT() ->
        [discord] «{ $typed }» er ikke en gyldig e-postadresse.
       *[typed] «{ $typed }» er ikke en gyldig e-postadresse. Mener du en Discord-konto, så skriv den slik: «discord 123456789012345678».
    }
refusal-not-signed-in = Du er ikke logget inn på denne enheten, så vi vet ikke hvem du er. Logg inn først, og prøv så igjen.
refusal-wrong-device-code = Det er ikke koden vi sendte for denne enheten, eller den gjelder ikke lenger: en kode virker i ti minutter, og etter tre gale forsøk trenger du en ny.
refusal-no-device = Du er ikke logget inn på noen enhet med nummer { $number }.
refusal-not-on-pages = Det gjøres ikke på sidene: ellers kunne noen som finner enheten din åpen, { $what ->
        [organiser] gjøre seg selv til arrangør
       *[account] overta kontoen din
    }. Send «{ $order }» på e-post eller i Discord i stedet.
refusal-no-pages = Denne klubben har ingen offentlige sider, så du har ingen kalender der.
refusal-too-many-codes = Vi kan ikke sende flere koder i dag. Prøv igjen i morgen.
refusal-too-new = Du kan ikke sende invitasjoner på e-post før { $from }, et døgn etter at du ble med. Inntil da kan du utfordre spillere ved navn.
refusal-no-code = Det finnes ingen gyldig kode her; kanskje er den utløpt eller allerede brukt. Be om en ny.
refusal-wrong-code = Det er ikke riktig kode. { $left ->
        [0] Du har ingen forsøk igjen; be om en ny kode.
        [one] Du har ett forsøk igjen.
       *[other] Du har { $left } forsøk igjen.
    }
refusal-code-elsewhere = Send den linjen fra Discord-kontoen du vil koble til.
refusal-not-linked = «{ $typed }» er ikke koblet til kontoen din. I innstillingene dine ser du hva som er koblet til den.
refusal-last-way = Du kan ikke koble fra { $address }: da kan vi ikke nå deg lenger. Koble til en annen adresse først.
refusal-no-way = { $channel ->
        [mail] Du har ikke koblet til noen e-postadresse. Koble til en først.
        [discord] Du har ikke koblet til noen Discord-konto. Koble til en først, med { COMMAND("link discord") } og navnet på den.
       *[terminal] Du har ikke spilt fra en terminal her ennå. Start en, og velg den der.
    }
# The club sends nothing over $channel (mail or discord).
refusal-no-channel = { $channel ->
        [discord] Denne klubben er ikke på Discord, så du kan verken koble til eller skrive til en konto der.
       *[mail] Denne klubben bruker ikke e-post, så du kan verken koble til eller skrive til en e-postadresse.
    } I innstillingene dine ser du hvor meldingene dine går.
refusal-takes-none = { $name } tar ikke imot utfordringer for tiden.
refusal-you-block = Du har blokkert { $name }. Opphev blokkeringen først.
refusal-not-blocked = Du har ikke blokkert { $name }.
refusal-only-others = Det kan du ikke gjøre mot deg selv. Velg en annen spiller.
refusal-nobody-at = Ingen spiller her har adressen «{ $typed }». Sjekk skrivemåten. Den som er ny, må først bli med i klubben.
refusal-not-yet-a-player = Den personen er ikke spiller her ennå. Du kan utfordre vedkommende til et offentlig parti i en kanal på en server der dere begge er med, eller be vedkommende bli med først: det holder å trykke på en knapp.
refusal-left-alone = { $name } vil ikke bli utfordret her, så ingen er spurt.
refusal-gone = { $name } har forlatt klubben.
refusal-not-from-here = Dette kan du bare gjøre fra en adresse som er koblet til kontoen din.
refusal-other-name = Ingenting er slettet: navnet ditt her er { $name }, ikke «{ $typed }».
refusal-name-needed = Ingenting er slettet: et ja er ikke nok til det. Vil du slette kontoen din, må du bekrefte det med navnet ditt.
refusal-not-away = Du har ikke ferie.
refusal-away-already = Du har allerede ferie.
refusal-no-days = En ferie varer minst én dag.
refusal-too-few-days = Det ville bli { $asked ->
        [one] { $asked } feriedag
       *[other] { $asked } feriedager
    }, men du har { $left ->
        [0] ingen igjen
        [one] bare { $left } dag igjen
       *[other] bare { $left } dager igjen
    }.
# $until is a moment or “none”.
refusal-suspended = { $until ->
        [none] Du er utestengt for godt, så kommandoen din ble ikke utført.
       *[other] Du er utestengt til { $until }, så kommandoen din ble ikke utført.
    } Du kan fortsatt se på alt, få opplysningene dine som en fil og slette kontoen din. Mener du at dette er galt, så skriv til arrangørene. Begrunnelsen deres: «{ $reason }»
refusal-no-reason = Ingenting er endret, for det mangler en begrunnelse; spillerne det gjelder, får lese den.
refusal-long-reason = Ingenting er endret, for begrunnelsen er for lang. Bruk høyst { $most } tegn.
refusal-no-such-game = Klubben har ikke noe parti { $game }. Sjekk nummeret.
refusal-no-clock = Du kan ikke legge til tid i parti { $game }: det spilles uten klokke.
refusal-not-suspended = { $name } er ikke utestengt.
refusal-bad-span = Den tiden kan ikke gis: den må være lengre enn null og høyst { $most ->
        [one] én dag
       *[other] { $most } dager
    }.
refusal-only-organisers = Det kan bare arrangørene i klubben gjøre.
refusal-only-circles = Du er arrangør bare i { $circles }; dette er en sak for klubbens arrangører.
refusal-no-circle = Det er ingen krets som heter «{ $name }».
refusal-already-in-circle = Du er allerede med i kretsen { $circle }.
refusal-not-in-circle = Du er ikke med i kretsen { $circle }.
refusal-other-not-in-circle = { $name } er ikke med i kretsen { $circle }, og bare medlemmer kan være arrangør i den.
refusal-circle-only-there = Kretsen { $circle } holder til på en Discord-server. Du kan bli med der, med kontoen du spiller med.
refusal-circle-only-members = Det er bare for medlemmer av kretsen { $circle }. Bli med i den først.
refusal-bad-circle-name = «{ $name }» kan ikke være navnet på en krets. Det må være ett ord på 2 til { $most } bokstaver, sifre og bindestreker som begynner med en bokstav og ikke er en kommando.
refusal-circle-taken = Det er eller var en krets som heter { $circle }. Velg et annet navn.
refusal-circle-has-one = Den serveren har allerede en krets: { $circle }.
refusal-circle-still-waits = Kretsen { $circle } på denne serveren venter på klubbens arrangører. De har fått beskjed, og åpner den når de er enige.
refusal-bad-server = «{ $typed }» er ikke nummeret til en Discord-server. I Discord kan det kopieres fra serverens meny når utviklermodus er på.
refusal-party-to = { $what ->
        [game] Du spiller selv i parti { $number }, så en annen må bestemme over det.
        [place] Det ville endre din egen plass på stigen for { $name }, så en annen må gjøre det.
        [tournament] Du er selv med i turnering { $number }, { $name }, så en annen må bestemme det.
        [opponent] Du spiller et parti mot { $name }, så en annen må bestemme det.
        [close] { $name } har del i dette, og i løpet av de siste fire ukene ble en av dere arrangør gjennom den andre, så en annen må bestemme det.
       *[account] Det kan du ikke bestemme om deg selv; det må en annen gjøre.
    } Spør en annen arrangør.
refusal-only-the-host = { $name } er også arrangør: det kan bare den endre som gjorde { $name } til arrangør, eller som driver klubbens maskin.
refusal-already-organiser = { $name } er allerede arrangør.
refusal-not-organiser = { $name } er ikke arrangør.
refusal-suspended-candidate = { $name } er utestengt og kan ikke bli arrangør før det er over.
refusal-new-candidate = { $name } ble med for mindre enn en uke siden. Fram til { $from } kan bare den som driver klubbens maskin, gjøre { $name } til arrangør.
refusal-no-such-report = Det finnes ingen melding { $number } til arrangørene som du kan svare på.
refusal-report-answered = { $who ->
        [host] Den som driver klubben, har allerede svart på melding { $number }.
       *[organiser] { $name } har allerede svart på melding { $number }.
    }
refusal-announced = Det har vært en kunngjøring de siste 24 timene. Den neste kan komme fra { $again }.

### Emails to people who aren’t players

contact-wrote = Noen, kanskje du, har skrevet til { $club } fra e-postadressen din. Her spiller vi hnefatafl, vikingenes brettspill, på e-post: du gjør et trekk ved å svare på en melding. Har du lyst til å spille, så bli med i klubben.
contact-invited = { $name } inviterer deg til et parti hnefatafl, vikingenes brettspill, i { $club }. Det spilles på e-post: du gjør et trekk ved å svare på en melding.
# Above the other terms, for somebody who doesn’t know the rules yet and can’t ask for them.
contact-ruleset = Brettet har { $size }×{ $size } ruter. Reglene heter { $ruleset }.
contact-invited-join = Har du lyst til å spille, så bli med i klubben. Da sender vi deg utfordringen på e-post med alle vilkårene, og du kan fortsatt avslå den.
# Another player may invite to the same address later: that is another email.
contact-stop-asked = Du, eller noen med e-postadressen din, har bedt { $club } om ikke å sende mer e-post hit. Vil du ikke ha mer e-post fra denne klubben, uansett hvem som ber om det?
contact-once = Svarer du ikke, får du ikke mer e-post om dette.

### The page on which emails are stopped

stop-title = { $page ->
        [ask] Stoppe all e-post?
        [done] E-posten er stoppet
       *[gone] Lenken virker ikke
    }
stop-ask = Krysser du av i ruten og trykker på knappen, sender ikke { $club } noe mer til e-postadressen din: ingen trekk og ingen påminnelser om tiden din. Har du partier i gang, får motstanderne vite at e-post ikke når deg, og klokkene går videre som avtalt. Vil du gi opp et parti, så svar «gi opp» på en av e-postene om det.
stop-button = Stopp all e-post
stop-sure = Ja, jeg vil ikke ha flere e-poster fra klubben
stop-done = { $club } sender ikke mer e-post til adressen din. Vil du ha e-post igjen, så send «kanal e-post» til klubben fra den adressen.
stop-gone = Denne lenken er for gammel, eller så ble ikke hele lenken kopiert. Vil du stoppe all e-post, så svar «avmeld» på en hvilken som helst e-post fra klubben, eller bruk avmeldingsknappen i e-postprogrammet ditt.

### Discord

## Names of commands and options, as Discord writes them: small letters, no spaces
command-game = parti
command-number = nummer
command-side = side
command-terms = vilkår
command-text = tekst
command-act = gjør
command-server = server
command-ladder = stige
command-check = sjekk
command-answer = svar
command-count = antall
command-move = flytt
command-ply = trekk
command-moves = trekk
command-here = her
command-announce = varsle
command-order = kommando
command-form = form
command-plan = plan
command-show = vis
command-player = spiller
command-month = måned
command-name = navn
command-off = av
command-server-games = server-partier
command-server-threads = server-tråder
command-server-language = server-språk
command-address = adresse

## What commands do: at most 100 characters each; names and texts of a whole command at most 4,000
command-tafl-does = Spill hnefatafl, vikingenes brettspill
command-ladder-does = Stigene og turneringene i klubben
command-organise-does = For klubbens arrangører: avgjør partier, sett opp turneringer
command-help-does = Slik spiller du her: alt du kan gjøre, på én skjerm
command-club-does = Kontoen din, innstillingene dine og klubben
command-play-does = Utfordre noen, eller legg ut en åpen utfordring; du kan endre alt før den sendes
command-setup-does = For dem som styrer serveren: sett opp appen
command-server-does = Velg hvor partier vises her, med eller uten tråder, og på hvilket språk
menu-challenge = Utfordre
command-move-does = Gjør et trekk
command-order-does = Skriv kommandoer, én per linje
command-show-does = Vis en stige
command-pin-does = Vis en stige i denne kanalen, og hold den oppdatert
command-check-does = Se og endre oppsettet for serveren, og sjekk hva appen har lov til
command-open-circle-does = Opprett en krets for serveren: en klubb i klubben, med egne stiger
command-here-does = Vis partiet ditt her

## What options say, at most 100 characters each; many belong to several commands
option-player-does = Noen på Discord
option-month-does = Stigen ved slutten av en måned, f.eks. 2026-10
option-rival-does = Hvem du vil utfordre (de du kan utfordre, blir foreslått)
option-name-does = Navnet på en spiller i klubben (vil du utfordre, går det også med en e-postadresse)
option-circle-does = Navnet på kretsen; uten det vises alle
option-circle-name-does = Hva kretsen skal hete: ett ord, som ikke kan endres senere
option-archive-name-does = Navnet på en spiller, i klubben eller i partier fra andre steder
option-archive-against-does = Navnet på motstanderen
option-archive-result-does = Hvordan partiene endte
option-archive-ending-does = Hva partiene endte ved
option-archive-since-does = Den første dagen, f.eks. 2011-08-01, eller et år
option-archive-until-does = Den siste dagen, f.eks. 2011-08-31, eller et år
option-archive-page-does = Hvilken del av listen
option-archive-number-does = Nummeret på et parti fra et annet sted, for å se på det
option-ruleset-does = Regelsettet: brett og regler (forslag vises mens du skriver)
option-side-does = Siden du vil ha, eller en match: to partier, ett på hver side
option-clock-does = Betenkningstiden, f.eks. 3d/trekk, eller 7d+1d/10d: 7 dager pluss 1 per trekk, høyst 10
option-terms-does = Andre vilkår, f.eks. ratet eller privat
option-number-does = Hvilket nummer det gjelder
option-count-does = Hvor mange partier du vil ha
option-ply-does = Trekket, f.eks. d1-d4
option-announce-does = Fluktveiene du varsler med trekket
option-game-does = Hvilket parti, hvis du har flere
option-form-does = Hvordan brettet skal vises
option-after-does = Etter hvilket trekk (nummeret)
option-moves-does = Ett eller flere trekk etter hverandre
option-answer-does = Tilby, godta eller avslå
option-plan-does = Trekket til motstanderen, så ditt, f.eks. d4-d6 så f6-f3 eller d4-d6 så gi opp
option-act-does = For eksempel: forleng 12 angriperne 2d strømbrudd
option-text-does = Det du vil skrive
command-part = del
command-result = resultat
command-ending = slutt
option-part-does = En del av reglene; «alt» for alle
option-channel-does = Hvor meldingene dine skal gå
option-server-games-does = For serveren: kanalen der partier vises
option-server-threads-does = For serveren: en egen tråd for hver match
option-server-language-does = For serveren: språket i det som legges ut
option-when-does = Hvor lenge, f.eks. 14 dager eller fra 20.12. til 6.1.; slutt hvis du er tilbake før tiden
option-address-does = E-postadressen, eller koden du har fått
option-off-does = Slå dette av igjen
option-report-text-does = Det du vil si til dem

## On buttons, at most 80 characters each
control-move = Flytt
control-announce = Varsle
control-type-move = Skriv trekk …
control-answer = Svar …
control-more = Mer …
control-text = Brettet som tekst
-accept = Godta
-decline = Avslå
control-leave-alone = Ikke nevn meg igjen
-take-back = Trekk tilbake
control-cancel = Avbryt
control-back = Tilbake
control-play = Bekreft
control-play-saying = Spill, og varsle «{ $words }»
control-play-silent = Spill uten å varsle
control-challenge-on-ladder = Utfordre …
control-previous = Forrige
control-next = Neste
control-read-on = Les videre ({ $page }/{ $pages })
control-send-challenge = Send
control-set-up = Sett opp
control-check-again = Sjekk på nytt
control-with-threads = En tråd for hver match
control-without-threads = Uten tråder
control-one-board = Ett brett per parti
control-board-for-each-move = Nytt brett for hvert trekk
control-with-news = Nyheter om stiger og turneringer
control-without-news = Uten nyheter
control-with-evening = Kveldsutgave
control-without-evening = Uten kveldsutgave
control-where-arranged = Vis partier der de avtales

## Choosing a move
pick-piece = Hvilken brikke vil du flytte?
pick-piece-to-try = Hvilken brikke vil du prøve? Ingenting av dette blir spilt.
pick-piece-to-announce = Disse brikkene kan åpne en fluktvei som du kan varsle. Hvilken vil du flytte?
pick-nothing-to-announce = Det er ingenting å varsle nå: ingen av trekkene dine gir kongen en fluktvei som du kan varsle.
pick-no-announcements = I dette partiet varsles ikke fluktveier.
pick-square = Hvor vil du flytte brikken på { $from }?
pick-game-here = Vis brettet i et parti
pick-which-game-here = Partiet du mener
pick-more-here = Mer …
pick-ruleset-here = Regelsettet blir som foreslått
pick-side-here = Sidene blir som foreslått
pick-clock-here = Betenkningstiden blir som foreslått
pick-channel-here = Velg kanalen for partier
pick-language-here = Velg språket det legges ut på
language-own-name = norsk
pick-king = { $square } (kongen)
pick-roll = Kast húnen (kongens terning) først, og velg trekket ditt etterpå.
pick-preview = Slik blir stillingen. Du har ikke gjort trekket ennå.
# A move that looks like a win to whoever makes it, and isn’t one.
preview-draws = Pass på: dette trekket { $why ->
        [last-attacker] slår den siste angriperen
        [attackers] lar angriperne stå uten noe lovlig trekk
       *[defenders] lar forsvarerne stå uten noe lovlig trekk
    }, og etter disse reglene er partiet da remis.
pick-unknown = Denne knappen virker ikke lenger, så ingenting er endret. Vil du ha et brett med knapper som virker, så bruk { COMMAND("board") }.
pick-dropped = Greit, ingenting er endret.
board-too-large-for-emoji = Discord tegner ikke så mange emoji, så her er brettet som tekst.
pick-two-people = Du valgte en spiller og skrev i tillegg et navn. Send det på nytt med bare én av delene, så det er klart hvem du mener. Ingenting er gjort ennå.
pick-more = Hva vil du gjøre i dette partiet?
pick-action-here = Velg hva du vil gjøre
# The squares that a picture marks, for people who do not see it.
pick-marked = Merket: { $squares }.

## Questions
ask-draw = Vil du tilby remis?
ask-draw-answer = Motstanderen tilbyr deg remis. Godtar du, er partiet slutt. Vil du godta?
ask-draw-offered = Du har tilbudt remis, og motstanderen har ikke svart ennå. Vil du trekke tilbudet tilbake?
ask-time = Hva vil du tilby? Ingenting endres før motstanderen har godtatt det.
pick-time = { $what ->
        [pause] { $days ->
            [one] Pause i én dag
           *[other] Pause i { $days } dager
        }
       *[more] { $days ->
            [one] Én dag ekstra til dere begge
           *[other] { $days } dager ekstra til dere begge
        }
    }
order-box-title = Kommandoer
help-in-discord = 
    Hnefatafl er et brettspill fra vikingtiden: den ene siden angriper, den andre får kongen sin i sikkerhet.
    { COMMAND("challenge") }: utfordre noen, eller legg ut en åpen utfordring
    { COMMAND("move") }: gjør et trekk, eller trykk på knappen under et brett
    { COMMAND("games") }: partiene dine, de som venter på deg først
    { COMMAND("board") }: brettet i et parti, og hva mer du kan gjøre der
    { COMMAND("say") }: skriv til motstanderen
    { COMMAND("rules") }: slik spiller man
    { COMMAND("ladder") }: stigen; { COMMAND("tournament") }: turneringene
    { COMMAND("settings") }: språk, tidssone, varsler og opplysningene dine
    { COMMAND("block") }, { COMMAND("report") }: hvis noen plager deg
    Vanlige meldinger blir ikke lest her: trykk på en knapp eller bruk en kommando.
order-box-label = Én kommando per linje
ply-box-title = Skriv et trekk
ply-box-label = Fra rute til rute, for eksempel d1-d4
discord-stranger = Du er ikke med i { $club } ennå. Trykk på en av knappene under for å bli med, og prøv så på nytt.
play-challenge = Du er i ferd med å utfordre { $name }. Du kan endre alt nedenfor før du sender utfordringen.
play-open = Du er i ferd med å legge ut en åpen utfordring, som hvem som helst kan godta. Du kan endre alt nedenfor før du sender den.
play-counter = Velg det du vil ha annerledes, og send motforslaget.
play-left-out = { $term ->
        [ruleset] Det er ikke plass her til regelsettet du skrev. Velg et nedenfor.
        [side] Det er ikke plass her til siden du skrev. Velg en nedenfor.
       *[clock] Det er ikke plass her til betenkningstiden du skrev. Velg en nedenfor.
    }
clock-choice = { $clock ->
        [day] 1 dag for hvert trekk
        [days] 3 dager for hvert trekk
        [long] God tid: 14 dager, og 1 til for hvert trekk
       *[usual] Den vanlige: 7 dager, og 1 til for hvert trekk
    }
side-choice = { $side ->
        [attack] Du angriper
        [defend] Du forsvarer
        [match] En match: to partier med byttede sider
       *[random] Loddtrekning om hvem som angriper
    }
discord-stranger-goes-on = Du er ikke med i { $club } ennå. Trykk på en av knappene under for å bli med, så fortsetter vi rett på det du ville.

## Servers
server-set = På denne serveren vises partier i { $channel ->
        [here] kanalen der de ble avtalt
       *[other] { $channel }
    }, { $threads ->
        [yes] med en egen tråd for hver match
       *[no] uten tråder
    }. Alt som legges ut, er på { $language ->
        [en] engelsk
        [da] dansk
        [de] tysk
        [es] spansk
       *[nb] norsk
    }.
server-one-board = Hvert parti har ett brett, som endres med hvert trekk.
server-news = { $news ->
        [yes] Nyheter om stiger og turneringer legges også ut der.
       *[no] Nyheter om stiger og turneringer legges ikke ut.
    }
server-evening = Har det skjedd noe, legges det ut en kveldsutgave der: offentlige partier med brett, nye åpne utfordringer og stigene.
server-circle = Kretsen { $circle } holder til her: De som blir med i klubben på denne serveren, er med i den.
server-circle-opened = De som blir med i klubben på denne serveren, er med i kretsen, og det er også de som blir med på en av stigene i den her. Nå utnevner klubbens arrangører egne arrangører blant medlemmene; inntil da åpner de selv stiger og turneringer i kretsen. Andre steder ser ingen kretsen før klubbens arrangører har sett den.
server-news-nowhere = Nyheter legges ut i kanalen for partier. Velg den kanalen først.
server-ladder = { $shown ->
        [no] Stigen for { $ladder } vises ikke lenger her. Den siste meldingen blir stående, men oppdateres ikke.
       *[yes] Fra nå av vises stigen for { $ladder } her, i en melding som holdes oppdatert. Det er stigen for hele klubben, så spillere fra andre servere står også på den.
    }
server-ladder-of-circle = Fra nå av vises stigen for { $ladder } her, i en melding som holdes oppdatert. Alle som er med i kretsen { $circle } eller er på serveren der den holder til, kan bli med.
server-ladder-barred = Stigen vises ikke her ennå. Gi appen det som mangler, og bruk så kommandoen på nytt.
server-no-right = Bare de som kan administrere denne serveren (tillatelsen «Administrer server»), kan gjøre det. Ingenting er endret for serveren.
server-none = Det går bare på en server der denne appen er installert. Bruk kommandoen i en kanal der.
server-added = Hei! Jeg er Taflpost. På denne serveren kan dere nå spille hnefatafl, vikingenes brettspill: trekk for trekk, når dere har tid. Hvis du administrerer serveren, kan du trykke på «Sett opp» og velge hvor partiene vises; inntil da vises de der de avtales.
server-hello = Fra nå av vises partier i hnefatafl, vikingenes brettspill, her. Alle kan se på, og alle kan spille, også mot folk fra andre servere og på e-post: alle er med i samme klubb.
server-said-hello = Nå står den første meldingen i { $channel }.
server-channel-gone = Kanalen der partiene skulle vises, er slettet. Velg en ny; inntil da vises nye partier der de avtales.

## What the app may do in a channel
doctor-well = Appen har alle tillatelsene den trenger i { $channel ->
        [here] denne kanalen
       *[other] { $channel }
    }.
doctor-no-answer = Discord sier akkurat nå ikke hva appen har lov til der. Prøv igjen om litt.
doctor-lacks = I { $channel ->
        [here] denne kanalen
       *[other] { $channel }
    } har ikke appen alle tillatelsene den trenger:
doctor-missing = «{ $right }» mangler: { $why }
doctor-mend = Det ordner du slik: åpne innstillingene for kanalen, gå til Tillatelser, og tillat det som mangler, for rollen til appen.

## Permissions, as Discord calls them, and what happens without
right-view = Se kanal
right-view-why = den kan ikke vise partier her.
right-send = Send meldinger
right-send-why = den kan ikke vise partier her.
right-attach = Legg ved filer
right-attach-why = brett blir lagt ut som tekst i stedet for bilder.
right-embed = Bygg inn lenker
right-embed-why = brett blir lagt ut uten den fargede streken som samler bilde og tekst.
right-history = Les meldingshistorikk
right-history-why = etter en omstart kan den ikke se hva den allerede har lagt ut.
right-threads = Opprett offentlige tråder
right-threads-why = den kan ikke gi matcher egne tråder.
right-in-threads = Send meldinger i tråder
right-in-threads-why = den kan ikke vise partier i tråder.
right-pin = Fest meldinger
right-pin-why = stiger som vises her, blir ikke festet.

# Ladders: one for each ruleset, by the ruleset’s id ({ $ladder }).
ladder-title = Stigen for { $ladder }, { $players ->
        [one] én spiller
       *[other] { $players } spillere
    }
ladder-month = Stigen for { $ladder } ved slutten av { $month }
ladder-empty = Ingen er med på stigen for { $ladder } ennå. Blir du med nå, er du den første.
ladder-shut = Stigen for { $ladder } er ikke åpen: klubbledelsen stengte den ({ $since }). Du kan fortsatt se hvordan den sto ved utgangen av en måned.
# What is said after a name in the table.
ladder-state = { $state ->
        [held] satt på vent
        [leaving] forlater stigen
        [away] på ferie til { $until }
       *[silent] inaktiv
    }
ladder-plays = { $matches ->
        [one] spiller en match
       *[other] spiller { $matches } matcher
    }
ladder-king = { $name } { $days ->
        [0] tok førsteplassen i dag
        [one] har ligget på førsteplass i en dag
       *[other] har ligget på førsteplass i { $days } dager
    }{ $defences ->
        [0] .
        [one] {" "}og har slått tilbake én utfordring.
       *[other] {" "}og har slått tilbake { $defences } utfordringer på rad.
    }
# Published with its error bar.
ladder-bias = Hittil har { $side ->
        [attackers] angriperne
       *[defenders] forsvarerne
    } fordelen: { $points } ± { $deviation } ratingpoeng, målt over { $games ->
        [one] ett parti
       *[other] { $games } partier
    }.
ladder-you = Du ligger på { $place }. plass og kan utfordre spillere opp til { $highest }. plass. { $open ->
        [0] Ingen av dem kan utfordres akkurat nå.
       *[other] De som er merket med +, kan utfordres nå.
    }
ladder-you-first = Du ligger på førsteplass, så det er ingen over deg å utfordre.
ladder-you-can-join = Du er ikke med på denne stigen. Blir du med nå, begynner du nederst.

# Said in place of the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Plassene på stigen for { $ladder } fra { $from } til { $until }. Nå: { $places }.
ladder-ratings-chart = Ratingene på stigen for { $ladder }, de høyeste først: { $ratings }.
ladder-stands = { $name } ligger på { $place }. plass av { $players } på stigen for { $ladder }.
ladder-stands-not = { $name } er ikke med på stigen for { $ladder }.
ladder-may = Du kan utfordre { $name }.
# Why somebody can’t be challenged; { $name } is the other.
ladder-no-yourself = Du kan ikke utfordre deg selv.
ladder-no-you-are-not-on = Du er ikke med på stigen for { $ladder }, så du kan ikke utfordre noen der ennå.
ladder-no-below = { $name } ligger under deg, på { $place }. plass (du ligger på { $own }. plass), og du kan bare utfordre spillere som ligger over deg.
ladder-no-too-far = { $name } ligger for langt over deg, på { $place }. plass. Fra { $own }. plass kan du utfordre spillere opp til { $highest }. plass{ $by ->
        [small] : så langt rekker du på en liten stige.
        [places] : så langt rekker du til vanlig.
        [percent] : jo lenger ned du ligger, jo lenger rekker du.
       *[rating] : så langt rekker du med ratingen din.
    }
ladder-no-playing = Du spiller allerede en match mot { $name } på denne stigen: parti { $game } og det andre partiet i matchen.
ladder-no-shielded = Du kan ikke utfordre { $name } igjen før { $until }: du tapte den forrige matchen mellom dere eller begynte ikke på den.
ladder-no-you-leave = Du kan ikke utfordre noen på stigen for { $ladder }, for du er i ferd med å forlate den.
ladder-no-leaves = { $name } er i ferd med å forlate stigen og kan ikke utfordres lenger.
ladder-no-you-are-held = Du kan ikke utfordre noen akkurat nå: du har tapt et parti på tid og ikke flyttet siden. Gjør et trekk i et hvilket som helst parti først.
ladder-no-held = { $name } kan ikke utfordres akkurat nå: { $name } har tapt et parti på tid og ikke flyttet siden.
ladder-no-your-points = Med { $limit } eller flere straffepoeng for partier tapt på tid kan du ikke utfordre noen, og du har { $points }. Antallet synker med hvert trekk du gjør.
ladder-no-outgoing = Du har allerede { $open ->
        [one] én utfordring
       *[other] { $open } utfordringer
    } i gang, og det er bare { $most ->
        [one] lov med én om gangen. Spill ferdig den matchen først.
       *[other] lov med { $most } om gangen. Spill ferdig en av de matchene først.
    }
ladder-no-incoming = { $name } er allerede utfordret, og på den plassen er det bare lov med { $most ->
        [one] én utfordring
       *[other] { $most } utfordringer
    } om gangen.
ladder-no-away = { $name } er på ferie og kan ikke utfordres før { $until }.
ladder-no-silent = { $name } har ikke vært her siden { $since }. Spillere som har vært borte i { $days ->
        [one] en dag
       *[other] { $days } dager
    } eller mer, kan ikke utfordres.
ladder-no-takes-none = { $name } kan ikke utfordres akkurat nå.

# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
# The steps are read on the day and, later, in a list with dates: hence the past tense.
ladder-challenged = { $who ->
        [you] Du ({ $place }. plass) har utfordret { $rival } ({ $rival-place }. plass)
       *[other] { $name } ({ $place }. plass) har utfordret deg ({ $rival-place }. plass)
    } på stigen for { $ladder }. Matchen deres er parti { $first } og { $second }, begge ratet. Hver av dere har { $days ->
        [one] én dag
       *[other] { $days } dager
    } på klokken til å gjøre et første trekk i ett av dem. { $who ->
        [you] Før du har gjort ditt, kan du utsette matchen.
       *[other] Før du har gjort ditt, kan du utsette matchen eller gi fra deg plassen uten å spille.
    }
# For everybody in a server.
news-ladder-challenge = { $name } ({ $place }. plass) har utfordret { $rival } ({ $rival-place }. plass) på stigen for { $ladder }: parti { $first } og { $second }.
ladder-deferred = { $who ->
        [you] Du har utsatt matchen (parti { $first } og { $second }). I begge partiene står klokken din stille til { $until }.
       *[other] { $name } har utsatt matchen (parti { $first } og { $second }). I begge partiene står klokken til { $name } stille til { $until }.
    }
ladder-not-begun = Du har ikke flyttet ennå i matchen mot { $rival } (parti { $first } og { $second }). Gjør du ikke et trekk innen { $until }, { $role ->
        [challenger] faller utfordringen din bort.
       *[defender] går plassen din til { $rival }.
    }
ladder-leaving = Du forlater stigen for { $ladder } så snart matchene dine er slutt; de teller fortsatt. Etterpå kan du bli med igjen, noe lenger ned.
ladder-opened = Arrangørene har åpnet stigen for { $ladder }. Du kan bli med nå.
ladder-closed = Klubbledelsen har stengt stigen for { $ladder }. { $players ->
        [0] Ingen var på den.
        [one] Én spiller var på den og har fått begrunnelsen.
       *[other] { $players } spillere var på den og har fått begrunnelsen.
    }

### Circles

circles-none = Det er ingen kretser. En krets er en klubb i klubben, med egne stiger og turneringer; arrangørene oppretter dem.
circles = En krets er en klubb i klubben, med egne stiger og turneringer. Alle kan spille mot alle, uansett hvilke kretser de er med i.
circle-line = { $circle }: { $members ->
        [0] ingen medlemmer ennå
        [one] ett medlem
       *[other] { $members } medlemmer
    }, { $place ->
        [server] på en Discord-server
       *[nowhere] uten et fast sted
    }, { $language }{ $reader ->
        [member] {" "}– du er med
       *[no] {""}
    }.
circle-members = Medlemmer: { $names }.
circle-organisers = Arrangører: { $names }.
circle-ladders = Stiger: { $names }.
circle-tournaments = Turneringer: { $names }.
circle-joined = Du er nå med i kretsen { $circle }. Du kan bli med på stigene og turneringene i den.
circle-left = Du har forlatt kretsen { $circle }. { $ladders ->
        [0] Du sto ikke på noen av stigene.
        [one] Du forlater også stigen; matcher som er i gang, spilles ferdig og teller.
       *[other] Du forlater også de { $ladders } stigene; matcher som er i gang, spilles ferdig og teller.
    } Turneringer som har begynt, fortsetter.
circle-left-server = Du har forlatt Discord-serveren til kretsen { $circle }, og dermed også kretsen og stigene i den. Matcher og turneringer som er i gang, fortsetter.
circle-opened = Kretsen { $circle } er opprettet. Den får stiger og turneringer når arrangørene åpner dem.
circle-waits = Kretsen { $circle } er ikke åpen ennå: den venter på klubbens arrangører. De har fått beskjed, og åpner den når de er enige. Du kan åpne én krets med en gang som de ikke har sett, og i hele klubben åpnes tre på en dag.
circles-to-see = Nye kretser på Discord-servere. Før en av dere har åpnet dem, ser ingen andre steder de som er åpne der, og de andre venter. Dere kan også lukke dem.
circle-to-see = { $circle }: { $state ->
        [waits] venter på ja fra dere
       *[open] åpen på serveren sin
    }.
circle-closed = Kretsen { $circle } er oppløst. { $players ->
        [0] Ingen var med i den.
        [one] Én person var med i den og har fått vite begrunnelsen.
       *[other] { $players } personer var med i den og har fått vite begrunnelsen.
    }
circle-disbanded = Arrangørene har oppløst kretsen { $circle } og stigene i den. Partier som er i gang, fortsetter.
circle-appointed = { $who ->
        [you] Du er nå arrangør i kretsen { $circle }: Du kan åpne stiger og turneringer der og avgjøre partiene i dem. Alt du gjør, blir loggført, og de det gjelder, får vite begrunnelsen din.
       *[player] { $name } er nå arrangør i kretsen { $circle } og har fått beskjed.
    }
circle-dismissed = { $who ->
        [you] Du er ikke lenger arrangør i kretsen { $circle }.
       *[player] { $name } er ikke lenger arrangør i kretsen { $circle } og har fått beskjed.
    }
ladder-step-joined = { $who ->
        [you] Du
       *[other] { $name }
    } ble med på stigen for { $ladder } og begynte på { $to }. plass.
ladder-step-returned = { $who ->
        [you] Du
       *[other] { $name }
    } kom tilbake til stigen for { $ladder } på { $to }. plass (tidligere { $detail }. plass).
ladder-step-left = { $who ->
        [you] Du forlot stigen for { $ladder }, fra { $from }. plass.{ $days ->
            [0] {""}
            [one] {" "}Kommer du tilbake innen en dag, begynner du i nærheten av den plassen.
           *[other] {" "}Kommer du tilbake innen { $days } dager, begynner du i nærheten av den plassen.
        }
       *[other] { $name } forlot stigen for { $ladder }, fra { $from }. plass.
    }
ladder-step-erased = { $name } forlot klubben og dermed { $from }. plass på stigen for { $ladder }.
ladder-step-won = { $who ->
        [you] Du
       *[other] { $name }
    } vant matchen (parti { $first } og { $second }) mot { $rival-who ->
        [you] deg
       *[other] { $rival }
    } med { $points }–{ $rival-points }{ $detail ->
        [2] , avgjort etter regelsettets regel for poenglikhet,
       *[other] {""}
    } og rykket opp fra { $from }. til { $to }. plass på stigen for { $ladder }, rett over { $rival-who ->
        [you] deg
       *[other] { $rival }
    }.
ladder-step-tied = { $who ->
        [you] Matchen din (parti { $first } og { $second }) mot { $rival }
       *[other] Matchen (parti { $first } og { $second }) mellom { $name } og { $rival-who ->
            [you] deg
           *[other] { $rival }
        }
    } endte remis ({ $points }–{ $rival-points }). { $who ->
        [you] Du
       *[other] { $name }
    } { $moves ->
        [no] ble liggende på { $to }. plass på stigen for { $ladder }, under { $rival-who ->
            [you] deg
           *[other] { $rival }
        } på { $rival-place }. plass.
       *[yes] rykket opp fra { $from }. til { $to }. plass på stigen for { $ladder }, nærmere { $rival-who ->
            [you] deg
           *[other] { $rival }
        } på { $rival-place }. plass.
    }
ladder-step-lost = { $who ->
        [you] Du
       *[other] { $name }
    } tapte matchen (parti { $first } og { $second }) mot { $rival-who ->
        [you] deg
       *[other] { $rival }
    } med { $points }–{ $rival-points }{ $detail ->
        [2] , avgjort etter regelsettets regel for poenglikhet
       *[other] {""}
    }. Ingen byttet plass på stigen for { $ladder }: { $who ->
        [you] du
       *[other] { $name }
    } ble liggende på { $to }. plass og kan ikke utfordre { $rival-who ->
        [you] deg
       *[other] { $rival }
    } igjen på { $days ->
        [one] en dag
       *[other] { $days } dager
    }.
ladder-step-void = { $who ->
        [you] Utfordringen din til { $rival } falt bort, fordi du ikke flyttet
       *[other] Utfordringen fra { $name } til { $rival-who ->
            [you] deg
           *[other] { $rival }
        } falt bort, fordi { $name } ikke flyttet
    } i tide. Parti { $first } og { $second } endte uten resultat. Ingen byttet plass på stigen for { $ladder }, og { $who ->
        [you] du
       *[other] { $name }
    } kan ikke utfordre { $rival-who ->
        [you] deg
       *[other] { $rival }
    } igjen på { $days ->
        [one] en dag
       *[other] { $days } dager
    }.
ladder-step-absent = { $rival-who ->
        [you] Du flyttet ikke i tide i matchen mot { $name }
       *[other] { $rival } flyttet ikke i tide i matchen mot { $who ->
            [you] deg
           *[other] { $name }
        }
    }. Parti { $first } og { $second } endte uten resultat, og { $who ->
        [you] du
       *[other] { $name }
    } overtok plassen og rykket opp fra { $from }. til { $to }. plass på stigen for { $ladder }.
ladder-step-conceded = { $rival-who ->
        [you] Du ga fra deg plassen til { $name }, som
       *[other] { $rival } ga fra seg plassen til { $who ->
            [you] deg, og du
           *[other] { $name }, som
        }
    } rykket opp fra { $from }. til { $to }. plass på stigen for { $ladder }. Parti { $first } og { $second } endte uten resultat.
ladder-step-closed = Matchen (parti { $first } og { $second }) teller ikke på stigen for { $ladder }, fordi ett av partiene ikke har noe resultat.
ladder-step-decayed = { $who ->
        [you] Du
       *[other] { $name }
    } hadde ikke spilt noen match på stigen for { $ladder } på { $detail ->
        [one] en dag
       *[other] { $detail } dager
    } og rykket ned fra { $from }. til { $to }. plass.
ladder-step-late = { $who ->
        [you] Du tapte et parti på tid på stigen for { $ladder }. Nå har du { $detail ->
            [one] ett straffepoeng
           *[other] { $detail } straffepoeng
        }, og antallet synker med hvert trekk du gjør. Til du flytter igjen, er du satt på vent: du kan verken utfordre noen eller bli utfordret.
       *[other] { $name } tapte et parti på tid på stigen for { $ladder }, har nå { $detail ->
            [one] ett straffepoeng
           *[other] { $detail } straffepoeng
        } og er satt på vent til neste trekk.
    }
ladder-step-sunk = { $who ->
        [you] Du
       *[other] { $name }
    } tapte { $detail ->
        [one] ett parti
       *[other] { $detail } partier
    } på tid på stigen for { $ladder } i løpet av { $days ->
        [one] en dag
       *[other] { $days } dager
    } og rykket ned fra { $from }. til { $to }. plass, under alle aktive spillere.
ladder-step-corrected = Arrangørene flyttet { $who ->
        [you] deg
       *[other] { $name }
    } fra { $from }. til { $to }. plass på stigen for { $ladder }. Begrunnelsen deres: «{ $reason }»
ladder-step-disbanded = Klubbledelsen har stengt stigen for { $ladder }. { $who ->
        [you] Du lå
       *[other] { $name } lå
    } på { $from }. plass.{ $detail ->
        [0] {""}
       *[other] {" "}Partiene i matcher som allerede er i gang, fortsetter som ratede partier, men teller ikke lenger for stigen.
    } Begrunnelsen deres: «{ $reason }»
ladder-step-taken-out = { $who ->
        [you] Arrangørene har tatt deg av stigen for { $ladder }, der du var nummer { $from }.
       *[other] Arrangørene har tatt { $name } av stigen for { $ladder }, fra plass { $from }.
    } Begrunnelsen: «{ $reason }»

ladder-earlier = { $count ->
        [one] Én tidligere hendelse vises ikke.
       *[other] { $count } tidligere hendelser vises ikke.
    }
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, plass { $places }: { $step }
ladder-no-place = –
ladder-best = Beste plass: { $best }. Dager på førsteplass: { $days }.
ladder-matches = Matcher: { $won } vunnet, { $level } remis, { $lost } tapt.
ladder-defences = Utfordringer slått tilbake på rad: { $now } (rekord: { $most }).
ladder-rating = Rating: { $rating }. Ratede partier: { $attacked } som angriper, { $defended } som forsvarer.
ladder-unrated = Ingen ratede partier ennå.
ladder-sides = Rating som angriper: { $attackers }. Som forsvarer: { $defenders }.
ladder-points = Straffepoeng for partier tapt på tid: { $points }.

# The rule sheet, filled with the numbers in force. With the usual numbers it has 1,900 characters at
# most, so that it fits on one screen.
ladder-sheet-title = Reglene på stigen for { $ladder }
ladder-sheet-match = En utfordring starter straks en match: to offentlige, ratede partier, ett på hver side.
ladder-sheet-reach = På en stige med høyst { $small-ladder ->
        [one] én spiller
       *[other] { $small-ladder } spillere
    } kan du utfordre inntil { $small-reach ->
        [one] én plass
       *[other] { $small-reach } plasser
    } oppover. På en større gjelder den av tre grenser som rekker lengst: { $reach-places ->
        [one] én plass
       *[other] { $reach-places } plasser
    } over deg; så mange plasser over deg som { $reach-percent } % av ditt eget plassnummer; eller { $reach-rating ->
        [one] én plass
       *[other] { $reach-rating } plasser
    } over den plassen som svarer til ratingen din (hvis ratingavviket ditt er høyst { $reach-deviation }).
ladder-sheet-load = Du kan ha { $outgoing ->
        [one] én egen utfordring
       *[other] { $outgoing } egne utfordringer
    } i gang og { $incoming ->
        [one] én
       *[other] { $incoming }
    } mot deg{ $top-places ->
        [0] {""}
        [one] {" "}({ $top-incoming } på 1. plass)
       *[other] {" "}({ $top-incoming } på 1. til { $top-places }. plass)
    }. Når du har nådd den siste grensen, er du fredet mot nye utfordringer i inntil { $hold-days ->
        [one] en dag
       *[other] { $hold-days } dager
    }. En utfordring teller ikke mens motstanderen har ferie. Blokkering hindrer ikke utfordringer på stigen.
ladder-sheet-opening = Dere har hver { $opening-days ->
        [one] en dag
       *[other] { $opening-days } dager
    } på klokken til et første trekk. Ellers taper utfordreren matchen, eller den utfordrede mister plassen (uratet). Før det kan du utsette matchen { $defer-days ->
        [one] en dag
       *[other] { $defer-days } dager
    } (én gang på { $defer-every ->
        [one] en dag
       *[other] { $defer-every } dager
    }), og den utfordrede kan gi fra seg plassen.
ladder-sheet-result = Seier gir 1 poeng, remis ½. Ligger du lavest til slutt og har flest poeng, rykker du opp rett over motstanderen; med færrest blir du liggende{ $shield-days ->
        [0] .
        [one] {" "}og kan ikke utfordre motstanderen på én dag.
       *[other] {" "}og kan ikke utfordre motstanderen på { $shield-days } dager.
    }
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Ved poenglikhet vinner den som vant på færrest trekk.{" "}
        [more-captures] Ved poenglikhet vinner den som har slått flest brikker.{" "}
       *[none] {""}
    }{ $tie ->
        [nothing] Ender matchen remis, bytter ingen plass.
        [below] Ender matchen remis, rykker den lavest plasserte opp rett under den andre.
       *[middle] Ender matchen remis, rykker den lavest plasserte opp halve avstanden, rundet ned.
    }
ladder-sheet-late = Tap på tid (uratet før ditt andre trekk) gir { $timeout-points ->
        [one] ett straffepoeng
       *[other] { $timeout-points } straffepoeng
    }, og du kan verken utfordre eller utfordres før du flytter. Hvert trekk fjerner { $ply-points }{ $points-limit ->
        [0] .
       *[other] ; med { $points-limit } kan du ikke utfordre.
    } Etter { $timeouts ->
        [one] ett tap
       *[other] { $timeouts } tap
    } på { $timeout-days ->
        [one] en dag
       *[other] { $timeout-days } dager
    } rykker du ned under alle aktive.
ladder-sheet-silence = Spillere som har ferie eller har vært borte i { $silence-days ->
        [one] en dag
       *[other] { $silence-days } dager
    }, kan ikke utfordres.
ladder-sheet-leave = Forlater du stigen, teller matchene dine fortsatt. Kommer du tilbake innen { $limbo-days ->
        [one] en dag
       *[other] { $limbo-days } dager
    }, begynner du { $limbo-percent } % av veien fra den gamle plassen til den siste; senere nederst.
ladder-sheet-idle = { $free-days ->
        [0] Uten match
        [one] Etter en dag uten match
       *[other] Etter { $free-days } dager uten match
    } (utenom ferie) rykker du ned en plass { $decay-days ->
        [one] hver dag
       *[other] hver { $decay-days }. dag
    }, til under neste aktive spiller.
ladder-sheet-ratings = Ratingen (Glicko-2) tar hensyn til hvilken side som er sterkest: 1–1 mellom to like gode spillere endrer den ikke.

refusal-no-ladder = Stigen for { $ladder } er ikke åpen. Det er klubbledelsen som bestemmer hvilke stiger som finnes: { $count ->
        [0] akkurat nå er det ingen.
        [one] akkurat nå er det bare den for { $ladders }.
       *[other] akkurat nå er det stiger for { $ladders }.
    }
refusal-no-ladders = Ingen stige er åpen akkurat nå. Det er klubbledelsen som åpner stigene.
refusal-ladder-open-already = Stigen for { $ladder } er allerede åpen.
refusal-which-ladder = { CLIENT() ->
        [discord] Det er flere stiger: { $ladders }. Hvilken mener du?
       *[typed] Det er mer enn én stige. Føy til regelsettet for den du mener: { $ladders }.
    }
refusal-not-on-ladder = Du er ikke med på stigen for { $ladder }.
refusal-other-on-ladder = { $name } er allerede på stigen for { $ladder }, som nummer { $place }.
refusal-already-on-ladder = Du er allerede med på stigen for { $ladder }, på { $place }. plass.
refusal-already-leaving = Du er allerede i ferd med å forlate stigen for { $ladder }; det skjer så snart matchene dine er slutt. Etterpå kan du bli med igjen, noe lenger ned.
refusal-no-ladder-match = Du har ingen stigematch der det er mulig.
refusal-which-match = Du spiller mer enn én match. Føy til navnet på motstanderen eller nummeret på et parti: { $games }.
refusal-not-challenged = Du kan ikke gi fra deg plassen i denne matchen: det var du som utfordret { $name }, og det er bare den utfordrede som kan det. Du kan utsette matchen eller gi opp et parti.
refusal-match-begun = Det er ikke mulig lenger: du har allerede flyttet i matchen (parti { $first } og { $second }), så den må spilles. Du kan fortsatt gi opp et parti.
refusal-deferred-before = Du kan ikke utsette en match til før { $until }, for du har nylig utsatt en.
refusal-bad-place = { $name } kan ikke settes på { $place }. plass: stigen for { $ladder } har { $players ->
        [one] bare én plass
       *[other] plassene 1 til { $players }
    }, og { $name } ligger nå på { $stands }. plass.
refusal-no-month = Vi har ingenting om stigen for { $ladder } ved slutten av { $month }: den startet senere, eller den måneden er ikke over ennå.

# Tournaments: lists, pages, what happens in them.
tournament-list = Turneringer
tournament-none = Denne klubben har ikke hatt noen turnering ennå. Det er arrangørene som setter dem opp.
tournament-line = Turnering { $number }: { $name }, { $ruleset }. { $stage } { $reader ->
        [may-enter] Du kan melde deg på.
        [plays] Du er med.
       *[nothing] {""}
    }
tournament-title = Turnering { $number }: { $name }, { $ruleset }
tournament-final-name = { $name } (finale)
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Åpen for påmelding til den begynner, { $at }. { $players ->
            [0] Ingen har meldt seg på ennå.
            [one] Én spiller har meldt seg på.
           *[other] { $players } spillere har meldt seg på.
        }
        [running] Den begynte { $at }, med { $players ->
            [one] én spiller.
           *[other] { $players } spillere.
        }
        [over] Den sluttet { $at }. { $players ->
            [one] Én spiller
           *[other] { $players } spillere
        } var med.
       *[called-off] Den ble avlyst { $at }.
    }
tournament-names = Deltakere: { $names }.
tournament-reason = Begrunnelsen: «{ $reason }»
tournament-too-few = Færre enn fire spillere hadde meldt seg på.
tournament-group = { $kind ->
        [groups] Gruppe { $group }
       *[final] Finale
    }
# $best players of each group go on; $names play in tournament $number, or $many of them have won it.
tournament-next = { $state ->
        [planned] { $best ->
            [one] Den beste i hver gruppe går videre til finalen.
           *[other] De { $best } beste i hver gruppe går videre til finalen.
        }{ $carried ->
            [yes] {" "}Partiene de har spilt mot hverandre, teller der, og de møtes ikke på nytt.
           *[no] {""}
        }
        [running] { $names } spiller finalen, turnering { $number }.
        [over] Finalen, turnering { $number }, avgjorde det{ $many ->
            [0] .
            [one] : { $names } vant.
           *[other] : { $names } deler førsteplassen.
        }
        [called-off] Finalen, turnering { $number }, er avlyst.
       *[dropped] Det blir ingen finale, for til den trengs spillere fra minst to grupper.
    }
tournament-follows = Dette er finalen i turnering { $number }: her avgjøres de første plassene.{ $kind ->
        [carried] {" "}Partiene som spillere fra samme gruppe allerede har spilt mot hverandre, teller også her.
       *[final] {""}
    }
tournament-legend = Hver rute viser to partier; i det første angriper spilleren i den raden. 1 er seier, ½ remis, 0 tap, + eller − seier eller tap uten spill; et punktum betyr at partiet pågår, og / at det er uten resultat. S-B er kvalitetspoeng etter Sonneborn-Berger; trekk er lengden på den korteste seieren på brettet, med begge siders trekk regnet med.
tournament-rules = { $kind ->
        [groups] I hver gruppe spiller alle to partier mot hver av de andre, ett på hver side, og alle partiene samtidig. De er offentlige og ratede. En gruppe har minst 4 spillere og, om det går an, høyst { $size }.
       *[final] Alle spiller to partier mot hver av de andre, ett på hver side, og alle partiene samtidig. De er offentlige og ratede.
    } Har du ikke flyttet i noe parti når klokken din har gått i { $window ->
        [one] én dag
       *[other] { $window } dager
    }, er du ute. Seier gir 1 poeng, remis ½. Ved poenglikhet avgjør innbyrdes partier, deretter Sonneborn-Berger (poeng mot motstandere med mange poeng teller mer), deretter den korteste seieren på brettet. De som fortsatt står likt, deler plassen.
tournament-you = { $reader ->
        [may-enter] Du kan melde deg på.
       *[plays] Du er med.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] Du flyttet ikke i tide, så du er ute.
            [taken-out] Arrangørene har strøket deg fra turneringen.
           *[withdrew] Du har trukket deg.
        }
       *[other] { $how ->
            [absent] { $name } flyttet ikke i tide og er ute.
            [taken-out] Arrangørene har strøket { $name } fra turneringen.
            [erased] { $name } har forlatt klubben.
           *[withdrew] { $name } har trukket seg.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] Minst halvparten av partiene dine var ferdige, så resten teller som tapt.
           *[other] Minst halvparten av partiene til { $name } var ferdige, så resten teller som tapt.
        }
       *[no] { $who ->
            [you] Færre enn halvparten av partiene dine var ferdige, så ingen av dem teller.
           *[other] Færre enn halvparten av partiene til { $name } var ferdige, så ingen av dem teller.
        }
    }
tournament-out = Turnering { $number }, { $tournament }:
tournament-opened = Turnering { $number }, { $tournament }, er åpen for påmelding.
tournament-entered = Du har meldt deg på turnering { $number }, { $tournament }.
tournament-left = Du har meldt deg av turnering { $number }, { $tournament }. Du kan melde deg på igjen helt til den begynner.
tournament-leave-asked = Vil du trekke deg fra turnering { $number }, { $tournament }? { $resigned ->
        [0] Du gir ikke opp noen partier.
        [one] Du gir opp ett parti, som teller for ratingen din.
       *[other] Du gir opp { $resigned } partier, som teller for ratingen din.
    } Har du ikke flyttet i noen av partiene mot en motstander, og er ingen av dem slutt, ender begge uten resultat. { $counts ->
        [yes] Minst halvparten av partiene dine er ferdige, så resten teller som tapt i tabellen.
       *[no] Færre enn halvparten av partiene dine er ferdige, så ingen av dem teller i tabellen.
    }
tournament-began = Turnering { $number }, { $tournament }, har begynt.
tournament-began-own = { $kind ->
        [groups] Du er i gruppe { $group } og spiller to partier mot hver motstander,
        [carried] Du er i finalen og spiller to partier mot hver motstander fra en annen gruppe,
       *[final] Du er i finalen og spiller to partier mot hver motstander,
    } { $games } i alt, samtidig. Gjør et trekk i ett av dem før klokken din har gått i { $window ->
        [one] én dag
       *[other] { $window } dager
    }; ellers er du ute.
tournament-rival = { $name }: parti { $first } og { $second }
tournament-not-begun = Turnering { $number }, { $tournament }: du har ikke flyttet ennå. Gjør et trekk i et av partiene dine innen { $until }; ellers er du ute.
tournament-called-off = Turnering { $number }, { $tournament }, er avlyst.
tournament-over = Turnering { $number }, { $tournament }, er slutt.
tournament-over-own = { $kind ->
        [groups] I gruppe { $group } ble du
       *[final] I finalen ble du
    } nummer { $place } av { $players }.
# For everybody in a server: $names is a list, $group one of $groups groups; $many is “one” for 1 point.
news-tournament-open = Turnering { $number }, { $tournament }, { $ruleset }: åpen for påmelding til den begynner, { $at }.
news-tournament-group = { $groups ->
        [one] Deltakere: { $names }.
       *[other] Gruppe { $group }: { $names }.
    }
news-tournament-won = { $groups ->
        [one] {""}
       *[other] Gruppe { $group }:{" "}
    }{ $winners ->
        [one] { $names } vant
       *[other] { $names } deler førsteplassen
    } med { $many ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = poeng
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = trekk
# Said in place of the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Gruppe { $group } i turnering { $number }: { $standing }.

refusal-no-tournament = Det finnes ingen turnering { $number }.
refusal-no-tournament-meant = Akkurat nå er det ingen turnering der det er mulig.
refusal-which-tournament = { CLIENT() ->
        [discord] Det er flere turneringer: { $tournaments }. Hvilken mener du?
       *[typed] Det er mer enn én turnering. Føy til nummeret på den du mener: { $tournaments }.
    }
refusal-tournament-not-open = Turnering { $number }, { $tournament }, er ikke åpen for påmelding lenger: den har allerede begynt, eller den ble avlyst.
refusal-tournament-ended = Turnering { $number }, { $tournament }, er slutt eller ble avlyst, så ingenting i den kan endres mer.
refusal-already-in-tournament = Du har allerede meldt deg på turnering { $number }, { $tournament }.
refusal-not-in-tournament = Du er ikke med i turnering { $number }, { $tournament }.
refusal-other-not-in-tournament = { $name } er ikke med i turnering { $number }, { $tournament }.
refusal-tournament-full = Turnering { $number }, { $tournament }, er full: grensen på { $most } er nådd.
refusal-taken-out-of-tournament = Du kan ikke melde deg på turnering { $number }, { $tournament }, igjen, for arrangørene har strøket deg fra den.
refusal-too-few-players = Turnering { $number }, { $tournament }, kan ikke begynne ennå: { $players ->
        [0] ingen har
        [one] bare én spiller har
       *[other] bare { $players } spillere har
    } meldt seg på, og det trengs { $least }. Vent på flere spillere, eller avlys den.
refusal-bad-tournament-name = Navnet på en turnering må være på 1 til { $most } tegn.
refusal-bad-tournament-number = { $which ->
        [size] Størrelsen på en gruppe må være mellom { $least } og { $most }.
        [final] Antallet som går videre fra hver gruppe til finalen, må være mellom { $least } og { $most }, halvparten av den største gruppen.
       *[window] Antall dager til et første trekk må være mellom { $least } og { $most }.
    }
refusal-bad-tournament-clock = Klokken i en turnering må begynne med mer enn én dag, for eksempel «7d+1d/10d», for alle må gjøre et første trekk innen den tiden.
refusal-bad-tournament-start = Starten på en turnering må ligge fram i tid, høyst { $most ->
        [one] én dag
       *[other] { $most } dager
    } fra nå.

# The guide for players, `docs/player.md`.
guide-title = Slik spiller du
guide-discord = I Discord skriver du «/play» for å utfordre noen. Under hvert brett er det knapper for å velge et trekk eller skrive det, og «Mer …» for alt annet, som remis, en melding eller å gi opp. «/tafl { $move }» foreslår lovlige trekk mens du skriver. Bare du kan se hva du har valgt, helt til du trykker på «{ $confirm }». Er du ny, trykker du først på knappen for å bli med.
guide-mail = På e-post skriver du «{ $join } NAVN» til klubbens adresse og svarer «{ $yes }» på e-posten som spør om det var deg. Fra da av viser hver e-post et brett, hvem sin tur det er, hvor mye tid som er igjen, og hvilke linjer du kan svare med. Du flytter ved å svare med trekket ditt på en egen linje, for eksempel «d1-d4». Sitert tekst og signaturer blir ikke lest. Vil du svare i flere partier i én e-post, så sett nummeret på partiet foran hvert trekk: «12: d1-d4».
guide-terminal = Ved en terminal på klubbens datamaskin starter du «taflpost play --as NAVN» og skriver «{ $join }». Har du flere partier, viser ledeteksten nummeret på det du så på sist («Nora 3>»), og det du skriver, gjelder det partiet. Skriv et annet nummer for å se på et annet parti.
guide-orders = De samme kommandoene virker overalt, på alle språkene til klubben. Her er de:

review-stop = { CLIENT() ->
        [discord] Hvis du ikke vil ha disse rapportene, slår du dem av med { COMMAND("settings") }.
       *[typed] Hvis du ikke vil ha disse rapportene, sender du «innstillinger rapporter av».
    }
review-stop-here = Disse rapportene kommer her så lenge en av spillerne vil ha dem. Hvis du ikke vil ha dem, slår du dem av med { COMMAND("settings") }.
review-title = Slik gikk partiet
review-side = { $side ->
        [attackers] angripere
       *[defenders] forsvarere
    }
review-chances = Sjansene til forsvarerne: { $points }.
review-chance-start = { $chance } % ved starten
review-chance-after = { $chance } % etter trekk { $ply }
review-chance-end = { $chance } % ved slutten
review-turn = Vendepunkt { $number }, ved trekk { $ply }: { $side ->
        [attackers] angriperne
       *[defenders] forsvarerne
    } spilte { $move }, og sjansene deres falt fra { $before } % til { $after } %.
review-no-turn = Ikke noe enkelt trekk snudde partiet.
review-picture = En linje viser sjansene til begge sider fra start til slutt.
review-silent = { $count ->
        [one] { $move } lot fluktveien til { $goals } stå åpen, men den ble ikke varslet.
       *[other] { $move } lot fluktveiene til { $goals } stå åpne, men de ble ikke varslet.
    }
review-left-line = Etter { $move } var kongens fluktvei til { $goal } fortsatt åpen.
review-opened-line = { $move } åpnet en fluktvei til { $goal } for kongen.
review-let-fork = Etter { $move } kunne kongen gå til { $square }, med fluktveier til { $goals }, og angriperne kunne ikke stenge alle.
review-exposed-king = Etter { $move } kunne kongen fanges med { $by }.
review-let-ring = Etter { $move } kunne angriperne lukke ringen sin med { $by }.
review-let-fort = Etter { $move } kunne forsvarerne fullføre fortet sitt med { $by }.
review-lost = { $side ->
        [attackers] Etter { $move } var det ikke lenger mulig å hindre at kongen flyktet.
       *[defenders] Etter { $move } var det ikke lenger mulig å redde kongen.
    }
review-lost-men = { $count ->
        [one] Etter { $move } kunne brikken på { $men } bli slått med { $by }.
       *[other] Etter { $move } kunne brikkene på { $men } bli slått med { $by }.
    }
review-opened-wall = { $move } åpnet en luke i angripernes mur rundt kongen.
review-left-guard = { $move } flyttet bort en brikke som voktet hjørnet { $corner }.
review-better = Bedre var { $better }.
review-better-line = Bedre var { $better }, for eksempel fulgt av { $line }.
deed-escapes = { $tense ->
        [missed] Med { $move } ville kongen ha flyktet.
       *[now] Med { $move } flykter kongen.
    }
deed-takes-king = { $tense ->
        [missed] { $move } ville ha fanget kongen.
       *[now] { $move } fanger kongen.
    }
deed-closes-ring = { $tense ->
        [missed] { $move } ville ha lukket ringen rundt kongen og alle brikkene hans.
       *[now] { $move } lukker ringen rundt kongen og alle brikkene hans.
    }
deed-builds-fort = { $tense ->
        [missed] { $move } ville ha fullført et fort som ikke kan brytes.
       *[now] { $move } fullfører et fort som ikke kan brytes.
    }
deed-forks = { $tense ->
        [missed] { $move } ville ha åpnet fluktveier til { $goals }, og angriperne kunne ikke ha stengt alle.
       *[now] { $move } åpner fluktveier til { $goals }, og angriperne kan ikke stenge alle.
    }
deed-wins = { $tense ->
        [missed] { $move } ville ha tvunget fram seier.
       *[now] { $move } tvinger fram seier.
    }
deed-takes-man = { $tense ->
        [missed] { $move } ville ha slått brikken på { $men }.
       *[now] { $move } slår brikken på { $men }.
    }
deed-takes-men = { $tense ->
        [missed] { $move } ville ha slått brikkene på { $men }.
       *[now] { $move } slår brikkene på { $men }.
    }
deed-closes-line = { $tense ->
        [missed] { $move } ville ha stengt kongens fluktvei til { $goals }.
       *[now] { $move } stenger kongens fluktvei til { $goals }.
    }
deed-closes-lines = { $tense ->
        [missed] { $move } ville ha stengt kongens fluktveier til { $goals }.
       *[now] { $move } stenger kongens fluktveier til { $goals }.
    }
deed-opens-line = { $tense ->
        [missed] { $move } ville ha åpnet en fluktvei til { $goals } for kongen.
       *[now] { $move } åpner en fluktvei til { $goals } for kongen.
    }
deed-opens-lines = { $tense ->
        [missed] { $move } ville ha åpnet fluktveier til { $goals } for kongen.
       *[now] { $move } åpner fluktveier til { $goals } for kongen.
    }
deed-closes-wall = { $tense ->
        [missed] { $move } ville ha lukket angripernes mur rundt kongen.
       *[now] { $move } lukker angripernes mur rundt kongen.
    }

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
web-join = Slik blir du med
web-join-mail = På e-post: Skriv «{ $join } NAVN», med navnet du vil ha her, til { $address }. Du får en e-post som spør om det var deg: Svar «{ $yes }».
web-join-discord = I Discord: Skriv «/play» på en server der klubben er, og trykk på knappen for å bli med.
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
member-seen = { $seen ->
    [today] i dag
    [week] denne uken
   *[month] { $month }
}
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
