# What is on a board, what a ply does, how a game ends, and why a ply is refused, in Norwegian (Bokmål).

## Boards
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

## What a ply did
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

## Why a man was captured

capture-custodial = Brikken på { $man } ble slått mellom { $by } og { $anvil }.
capture-against-throne = Brikken på { $man } ble slått mellom { $by } og tronen ({ $throne }).
capture-against-corner = Brikken på { $man } ble slått mellom { $by } og hjørnet { $corner }.
capture-linnaean = Brikken på { $man } ble slått mellom { $by } og tronen ({ $throne }), fordi det sto angripere på de tre andre sidene av kongen.
capture-shieldwall = Brikkene på { $men } ble slått samlet, som en skjoldborg (en rekke brikker ved kanten): trekket til { $by } stengte rekken inne.

## How a game ended

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

## What happened in a game
ply-unannounced = Fluktveier skal ikke varsles i { $ruleset }, så varselet ditt er utelatt.
# $who is the loser.
ending-own = { $won ->
        [yes] Du har vunnet!
       *[no] Du har tapt.
    }
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

# A move that looks like a win to whoever makes it, and isn’t one.
preview-draws = Pass på: dette trekket { $why ->
        [last-attacker] slår den siste angriperen
        [attackers] lar angriperne stå uten noe lovlig trekk
       *[defenders] lar forsvarerne stå uten noe lovlig trekk
    }, og etter disse reglene er partiet da remis.
