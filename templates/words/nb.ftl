# Taflpost in Norwegian bokmål.
#
# "trekk" is both move and ply; it is always one side's. "brikke" is any piece; "mann" (the
# leaflets' "kongens menn", "taflmann") is a man, wherever the king must be told apart. Men
# are slått, the king is fanget. "varsle, varsel" (Stavanger's leaflet) is the announcement
# alone; what the club sends is a "melding", what a player writes to another a "beskjed".

### Lists

list-more = { $items }, { $item }
list-last = { $items } og { $item }
list-or = { $items } eller { $item }

### Boards

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
emoji-too-large = Et brett på { $size }×{ $size } ruter er for stort for emoji, som går opp til { $most }×{ $most }. Be om tekstbrettet eller bildet i stedet.

## The position in words, for those who hear it

prose-over = { $winner ->
        [attackers] Partiet er over, og angriperne har vunnet.
        [defenders] Partiet er over, og forsvarerne har vunnet.
       *[nobody] { $by ->
            [closing] Partiet er over, uten resultat.
           *[result] Partiet er over, og det ble remis.
        }
    }
prose-moved = Siste trekk: { $side ->
        [attackers] angriperne
       *[defenders] forsvarerne
    } fra { $from } til { $to }.
prose-captured = Siste trekk: { $side ->
        [attackers] angriperne
       *[defenders] forsvarerne
    } fra { $from } til { $to }; { $count ->
        [one] brikken på { $taken } ble slått.
       *[other] brikkene på { $taken } ble slått.
    }
prose-king = { $place ->
        [throne] Kongen står på { $king }, tronen.
        [corner] Kongen står på { $king }, et hjørne.
        [edge] Kongen står på { $king }, ved kanten.
       *[field] Kongen står på { $king }.
    }
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
        [one] én fluktvei er åpen og ikke varslet, til { $routes }.
        [2] to fluktveier er åpne og ikke varslet, til { $routes }.
       *[other] { $count } fluktveier er åpne og ikke varslet, til { $routes }.
    }
prose-usable = Dette får bare du vite: kongen kan flykte nå, til { $routes }.
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
        [attackers] Ingen angripere er igjen.
       *[defenders] Kongen har ingen forsvarere igjen.
    }
prose-rank = Rad { $rank }: { $files }.
prose-brief-men = { $side ->
        [attackers] Angripere på { $ranks }.
       *[defenders] Forsvarere på { $ranks }.
    }
prose-brief-rank = rad { $rank }: { $files }
prose-brief-more = { $items }; { $item }
prose-crowded = { $attackers } angripere og { $defenders } forsvarere står på brettet, for mange til å nevne her; brettet i ord nevner alle.

### What a ply did

ply-rolled = Forsvarerne kastet { $roll } for kongen.
ply-passed = { $side ->
        [attackers] Angriperne
       *[defenders] Forsvarerne
    } hadde ikke noe trekk og måtte stå over.
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
ply-announced = De varslet { $count ->
        [one] én fluktvei
        [2] to fluktveier
       *[other] { $count } fluktveier
    }: «{ $words }».

standing-to-move = { $side ->
        [attackers] Angriperne
       *[defenders] Forsvarerne
    } har turen.
standing-repeated-draw = Denne stillingen har oppstått { $count } ganger; oppstår den én gang til, er partiet remis.
standing-repeated-defenders-lose = Denne stillingen har oppstått { $count } ganger; oppstår den én gang til, taper forsvarerne, uansett hvem som gjentar den.
standing-repeated-mover-loses = Denne stillingen har oppstått { $count } ganger; den som lar den oppstå én gang til, taper.
standing-repeated-forbidden = Denne stillingen har oppstått { $count } ganger; et trekk som lar den oppstå én gang til, er ikke tillatt.
standing-announced = Varslet: { $routes }.

### Why a man was captured

capture-custodial = Brikken på { $man } ble slått mellom { $by } og { $anvil }.
capture-against-throne = Brikken på { $man } ble slått mellom { $by } og tronen ({ $throne }).
capture-against-corner = Brikken på { $man } ble slått mellom { $by } og hjørnet { $corner }.
capture-linnaean = Brikken på { $man } ble slått fra { $by } mot tronen, fordi angripere holder de tre andre sidene av kongen på { $throne }.
capture-shieldwall = Brikkene på { $men } ble slått samlet: skjoldborgen deres ved kanten ble lukket fra { $by }.

### How a game ended

ending-king-four-sides = Angriperne vinner: kongen ble fanget på { $king }, med angripere på alle fire sider.
ending-king-three-and-throne = Angriperne vinner: kongen ble fanget på { $king } av tre angripere, med den tomme tronen ({ $throne }) som fjerde side.
ending-king-at-edge = Angriperne vinner: kongen ble fanget på { $king }, med kanten som fjerde side.
ending-king-at-edge-and-corner = Angriperne vinner: kongen ble fanget på { $king } av to angripere, mens kanten og hjørnet { $corner } stengte de to andre sidene.
ending-king-two-in-line = Angriperne vinner: kongen ble fanget på { $king }, mellom to angripere på linje.
ending-king-against-square = Angriperne vinner: kongen ble fanget på { $king }, mellom en angriper og { $what ->
        [corner] hjørnet { $square }
       *[throne] den tomme tronen ({ $square })
    }.
ending-king-with-defender = Angriperne vinner: kongen på { $king } ble fanget, innestengt sammen med den ene forsvareren ved siden av seg, på { $man }.
ending-escape = Forsvarerne vinner: kongen flyktet til { $at ->
        [corner] hjørnet { $goal }
       *[edge] kanten, på { $goal }
    }.
ending-encirclement = Angriperne vinner ved omringing: én ring omslutter kongen og alle mennene hans.
ending-edge-fort = Forsvarerne vinner med et kantfort: på { $king } er kongen trygg for alltid.
ending-immobile = { $winner ->
        [attackers] Angriperne vinner: forsvarerne hadde turen, men ikke noe lovlig trekk.
        [defenders] Forsvarerne vinner: angriperne hadde turen, men ikke noe lovlig trekk.
       *[nobody] Partiet er remis: { $side ->
            [attackers] angriperne
           *[defenders] forsvarerne
        } hadde turen, men ikke noe lovlig trekk.
    }
ending-repetition-draw = Partiet er remis ved gjentakelse: stillingen oppsto { $count } ganger.
ending-repetition-defenders-lose = Angriperne vinner ved gjentakelse: stillingen oppsto { $count } ganger, og da taper forsvarerne etter disse reglene, uansett hvem som gjentok den.
ending-repetition-mover-loses = { $winner ->
        [attackers] Angriperne vinner ved gjentakelse: forsvarernes trekk lot stillingen oppstå for { $count }. gang, og etter disse reglene taper den som gjør det.
       *[defenders] Forsvarerne vinner ved gjentakelse: angripernes trekk lot stillingen oppstå for { $count }. gang, og etter disse reglene taper den som gjør det.
    }
ending-repetition-forbidden = Partiet tok slutt fordi stillingen oppsto { $count } ganger, noe disse reglene forbyr.

### Refusals: what happened, why, and what to do instead

did-you-mean = Mente du { $move }?
from-here = { $count ->
        [0] Brikken på { $from } kan ikke flyttes nå; velg en annen.
       *[other] Fra { $from } kan du nå { $targets }.
    }

## The text

refusal-unreadable-empty = Det er ikke noe trekk i teksten din. Skriv ruten brikken skal fra og ruten den skal til, for eksempel { $example }.
refusal-unreadable-square-missing = Det mangler en rute. Et trekk er ruten brikken skal fra og ruten den skal til, for eksempel { $example }.
refusal-unreadable-not-a-square = «{ $text }» er ikke en rute. Et trekk er ruten brikken skal fra og ruten den skal til, for eksempel { $example }.
refusal-unreadable-capture-for-move = En x betyr slag og står bak trekket. Mente du trekket, så skriv { $move }; hva det slår, trenger du ikke skrive.
refusal-unreadable-unknown-piece = «{ $text }» i begynnelsen er ikke bokstaven for en brikke: K er kongen og T en mann. Trekket alene er nok: ruten brikken skal fra og ruten den skal til, for eksempel { $example }.
refusal-unreadable-not-a-roll = { $text ->
        [nothing] Etter «kast» skal det stå hva húnen viste, 0, 1, 2 eller 3, og så trekket.
       *[other] «{ $text }» er ikke noe kast: húnen viser 0, 1, 2 eller 3.
    } Et eksempel er «kast 2 { $example }».
refusal-unreadable-unknown-words = «{ $text }» bak trekket ble ikke forstått. Bare hva trekket slår, kan stå der, som xd5, og det kan utelates.
refusal-unreadable-unknown-words-count = «{ $text }» bak trekket ble ikke forstått. Bare hva trekket slår, og et varsel kan stå der: «{ $one }» for én åpen fluktvei, «{ $two }» for to, eller «stille».
refusal-unreadable-unknown-words-routes = «{ $text }» bak trekket ble ikke forstått. Bare hva trekket slår, og et varsel kan stå der, med de åpne fluktveiene ved navn, som «{ $one }», eller «stille».

## The turn and the piece

refusal-game-over = Partiet er slutt, så ingen trekk kan gjøres. { $ending }
refusal-wrong-number = Du ga trekket nummer { $number }, men det er trekk { $due } som står for tur. Se på brettet igjen; vil du fortsatt gjøre trekket, så send det med nummer { $due } eller uten nummer.
refusal-off-board = Dette brettet har ingen rute { $square }: linjene går fra a til { $file } og radene fra 1 til { $size }.
refusal-no-piece = Det står ingenting på { $from }. Begynn med ruten til en av brikkene dine.
refusal-not-your-piece = Brikken på { $from } er ikke din: det er { $side ->
        [attackers] angripernes
       *[defenders] forsvarernes
    } tur. Begynn med ruten til en av dine egne brikker.
refusal-wrong-piece = { $stands ->
        [king] Du skrev T for en mann, men det er kongen som står på { $from }. Vil du flytte ham, så send trekket med K eller uten bokstav.
       *[man] Du skrev K for kongen, men det står en mann på { $from }; kongen står på { $king }. Vil du flytte mannen, så send trekket uten bokstaven.
    }

## The way

refusal-same-square = Brikken står allerede på { $square }, og et trekk må gå til en annen rute.
refusal-not-in-line = Trekket { $move } er ikke mulig: brikkene flytter bare vannrett eller loddrett, langs en rad eller linje.
refusal-blocked = Trekket { $move } er ikke mulig: { $piece ->
        [attackers] det står en angriper på { $by }.
        [defenders] det står en forsvarer på { $by }.
       *[king] kongen står på { $by }.
    }
refusal-throne-not-passable = Trekket { $move } er ikke mulig: etter disse reglene kan bare kongen passere tronen ({ $throne }).
refusal-throne-reserved = Trekket { $move } er ikke mulig: { $to } er tronen, der bare kongen kan stå.
refusal-corner-reserved = Trekket { $move } er ikke mulig: { $to } er et hjørne, der bare kongen kan stå.
refusal-too-far = Trekket { $move } er ikke mulig: etter disse reglene flytter { $piece ->
        [king] kongen
       *[man] en mann
    } { $most ->
        [one] bare én rute
       *[other] høyst { $most } ruter
    } om gangen.

## Captures and repetition

refusal-claim-not-taken = Du skrev at { $move } slår på { $square }, men det gjør trekket ikke. { $count ->
        [0] Det slår ingenting.
       *[other] Det slår på { $taken }.
    } Trekket ble ikke gjort; vil du fortsatt gjøre det, så send bare { $move }.
refusal-would-repeat = Trekket { $move } er ikke mulig: stillingen ville oppstå for { $count ->
        [2] andre gang
        [3] tredje gang
       *[other] { $count }. gang
    }, og det forbyr disse reglene. Gjør et annet trekk.

## Announcements

refusal-silent-route = Veien til { $goal } sto åpen etter ditt forrige trekk og ble ikke varslet, så kongen kan ikke bruke den ennå. Varsle den med et hvilket som helst trekk så lenge den er åpen («{ $one }» hvis den da er den eneste åpne fluktveien, «{ $two }» hvis det er to), og bruk den med trekket etter.
refusal-silent-route-named = Veien til { $goal } sto åpen etter ditt forrige trekk og ble ikke varslet, så kongen kan ikke bruke den ennå. Varsle den med et hvilket som helst trekk så lenge den er åpen («{ $words }», sammen med eventuelle andre åpne fluktveier), og bruk den med trekket etter.
refusal-no-announcements = Fluktveier varsles ikke i { $ruleset }. Send trekket på nytt uten varselet.
refusal-attackers-announce-nothing = Bare forsvarerne varsler fluktveier. Send trekket på nytt uten varselet.
refusal-nothing-to-announce = Etter det trekket er ingen fluktvei åpen, så det er ingenting å varsle. Send trekket på nytt uten varselet.
refusal-wrong-count = Etter det trekket er { $count ->
        [one] én fluktvei åpen: { $open }.
       *[other] disse fluktveiene åpne: { $open }.
    } Send trekket på nytt med «{ $words }», eller med «stille» for ikke å varsle noe.
refusal-wrong-routes = Du varslet { $named }, men etter det trekket er { $count ->
        [one] { $open } den eneste åpne fluktveien.
       *[other] de åpne fluktveiene { $open }.
    } Send trekket på nytt med «{ $words }», eller med «stille» for ikke å varsle noe.
refusal-routes-must-be-named = Etter disse reglene varsles fluktveiene ved navn. Etter det trekket er { $count ->
        [one] én åpen: { $open }.
       *[other] disse åpne: { $open }.
    } Send trekket på nytt med «{ $words }», eller med «stille» for ikke å varsle noe.
refusal-announce-or-silent = Trekket er ikke gjort ennå, for etter det { $count ->
        [one] er fluktveien { $open } åpen og ikke varslet.
       *[other] er fluktveiene { $open } åpne og ikke alle varslet.
    } Send trekket på nytt med «{ $words }», eller med «stille» for ikke å varsle noe.

## The hún

refusal-no-dice = Dette partiet spilles uten hún. Send trekket på nytt uten kast.
refusal-attackers-do-not-roll = Húnen kastes for kongen, så bare forsvarerne kaster. Send et trekk uten kast.
refusal-roll-first = Kongen flytter bare etter et kast. Kast, se hva húnen viser, og send så trekket hans; eller flytt en mann uten kast.
refusal-already-rolled = Du har kastet { $roll } denne gangen; et kast kan verken gjøres om eller angres. Send trekket ditt.
refusal-king-must-move = Du kastet { $roll }, og kongen kan flytte innenfor det, så det er han som må flytte.
refusal-beyond-roll = Du kastet { $roll }, så kongen { $roll ->
        [0] kan ikke flytte denne gangen.
        [one] kan flytte høyst én rute.
       *[other] kan flytte høyst { $roll } ruter.
    }
refusal-not-the-roll = Húnen viste { $roll }, ikke det du skrev. Send trekket på nytt med «kast { $roll }» eller uten kast.
refusal-cannot-pass = Du kan bare stå over når du etter et kast ikke har noe trekk i det hele tatt. Gjør et trekk.

### Rule sheets

sheet-version = Regelsettet { $id }, versjon { $version }
sheet-source = Kilde: { $source }

section-board = Brettet og målet
section-movement = Slik flytter brikkene
section-throne = Trone og hjørner
section-captures = Slik slås menn
section-king = Slik fanges kongen
section-walls = Skjoldborg, ring og fort
section-end = Andre måter et parti kan slutte på
section-announcements = Varsling av fluktveier
section-dice = Húnen
section-match = Matchen
section-not-played = Dette spilles ikke her
section-writing = Slik skriver du et trekk

tag-chosen = [husets tolkning]
tag-deduced = [utledet]
note-chosen = [husets tolkning] Kilden tier om dette eller motsier seg selv; huset har valgt, slik at alle spiller etter samme regel.
note-deduced = [utledet] Kilden sier det ikke selv, men det følger av to ting den sier.

## The board and the aim

rule-board-size-as-drawn = Brettet har { $size }×{ $size } ruter. Linjene er a til { $last-file } fra venstre, radene 1 til { $size } nedenfra.
rule-men-as-drawn = På den ene siden er det { $attackers } angripere, på den andre { $defenders } forsvarere og kongen deres. Alle brikker unntatt kongen kalles menn.
rule-start-as-drawn = Brikkene står fra start som på tegningen over, kongen på { $king-square }.
rule-colours-dark-attack = Angriperne er mørke, forsvarerne lyse.
rule-colours-light-attack = Angriperne er lyse, forsvarerne mørke.
rule-goal-corner = Forsvarerne vinner så snart kongen deres står på en hjørnerute. Angriperne vinner ved å fange ham.
rule-goal-edge = Forsvarerne vinner så snart kongen deres står på en kantrute, altså en hvilken som helst rute på de ytterste linjene og radene. Angriperne vinner ved å fange ham.

## How pieces move

rule-first-move-attackers = Angriperne begynner. Deretter flytter sidene etter tur, én brikke hver gang; hver slik flytting er et trekk.
rule-first-move-defenders = Forsvarerne begynner. Deretter flytter sidene etter tur, én brikke hver gang; hver slik flytting er et trekk.
rule-men-move-any-distance = En mann flytter som tårnet i sjakk: langs en rad eller linje, over så mange tomme ruter du vil, aldri på skrå og aldri over en annen brikke.
rule-men-move-one-square = En mann flytter én rute langs en rad eller linje, aldri på skrå, og bare til en tom rute.
rule-king-moves-any-distance = Kongen flytter langs en rad eller linje, over så mange tomme ruter du vil, aldri på skrå og aldri over en annen brikke.
rule-king-moves-one-square = Kongen flytter én rute langs en rad eller linje, aldri på skrå, og bare til en tom rute.
rule-passing-never = Du må flytte når du har turen; du kan ikke velge å stå over.

## Throne and corners

rule-throne-king-only = Midtruten, { $throne-square }, er tronen. Bare kongen kan stå der; han kan forlate den og vende tilbake til den.
rule-throne-ordinary = Det er ingen trone: midtruten er en rute som alle andre.
rule-throne-passing-everybody = { $men-move ->
        [one-square] Ingen regel hindrer en mann i å passere den tomme tronen, men ingen mann flytter langt nok.
       *[any-distance] Alle brikker kan passere tronen når den er tom.
    }
rule-throne-passing-king-only = Menn kan ikke passere tronen, selv når den er tom; kongen kan det.
rule-corners-king-only = Bare kongen kan stå på de fire hjørnerutene, { $corner-squares }.
rule-corner-guard-from-beside = Menn vokter et hjørne ved å stå ved siden av det eller på veien dit, aldri i det.
rule-corners-ordinary = De fire hjørnerutene er kantruter som alle andre.

## How men are captured

rule-custodial = Du slår en av motstanderens menn ved å flytte en brikke slik at han blir stående mellom to av dine, på hver sin side av ham langs en rad eller linje. Han tas av brettet. En rute kalles fiendtlig mot en mann hvis den teller som en motstanderbrikke når han står ved siden av den.
rule-capture-closing-mover = Bare brikken som nettopp har flyttet, slår, som den ene av de to. En mann som selv flytter inn mellom to motstandere, er trygg der.
rule-capture-line-never-diagonal = Menn slås aldri på skrå.
rule-several = Ett trekk kan slå menn på opptil tre sider av brikken som flyttet.
rule-captures-always-taken = Du er ikke nødt til å velge et trekk som slår, men menn som trekket ditt stenger inne, blir alltid slått.
rule-king-armed-yes = Kongen slår som en mann: han teller som den ene av de to, enten han flytter eller står.
rule-king-armed-no = Kongen er ikke med på å slå: han teller aldri som den ene av de to.
rule-edge-against-men-never-helps = Kanten av brettet er aldri til hjelp for å slå en mann.
rule-empty-throne-hostile-to-nobody = Den tomme tronen er ikke fiendtlig mot noen mann.
rule-empty-throne-hostile-to-attackers = Den tomme tronen er fiendtlig mot angriperne, ikke mot forsvarerne.
rule-empty-throne-hostile-to-defenders = Den tomme tronen er fiendtlig mot forsvarerne, ikke mot angriperne.
rule-empty-throne-hostile-to-both = Den tomme tronen er fiendtlig mot menn på begge sider.
rule-occupied-throne-hostile-to-nobody = Mens kongen står på tronen, er ikke selve ruten fiendtlig mot noen mann{ $king-armed ->
        [yes] ; det er kongen som teller.
       *[no] .
    }
rule-occupied-throne-hostile-to-attackers = Mens kongen står på tronen, er den fiendtlig mot angriperne, ikke mot hans egne menn.
rule-occupied-throne-hostile-to-defenders = Mens kongen står på tronen, er den fiendtlig mot hans egne menn, ikke mot angriperne.
rule-occupied-throne-hostile-to-both = Mens kongen står på tronen, er den fiendtlig mot menn på begge sider.
rule-corners-hostile-to-nobody = Hjørnene er ikke fiendtlige mot noen mann.
rule-corners-hostile-to-attackers = Hjørnene er fiendtlige mot angriperne, ikke mot forsvarerne.
rule-corners-hostile-to-defenders = Hjørnene er fiendtlige mot forsvarerne, ikke mot angriperne.
rule-corners-hostile-to-both = Hjørnene er fiendtlige mot menn på begge sider.
rule-linnaean-capture-none = Linnés slag, der en mann slås mot tronen som kongen hans står på, spilles ikke.
rule-linnaean-capture-taken = Står kongen på tronen med angripere på tre sider og en av mennene sine på den fjerde, slås denne mannen mot tronen når en angriper flytter til motsatt side av ham.

## How the king is captured

rule-king-in-the-open-four-sides = På en vanlig rute fanges kongen av angripere på alle fire sider av ham.
rule-king-in-the-open-two-in-line = På en vanlig rute fanges kongen slik en mann slås: mellom to angripere på hver sin side av ham, hvorav den ene nettopp har flyttet dit.
rule-king-on-throne-as-in-the-open = På tronen fanges han som på en vanlig rute.
rule-king-on-throne-four-sides = På tronen fanges han av angripere på alle fire sider.
rule-king-beside-throne-as-in-the-open = { $throne-closes ->
        [yes] Ved siden av den tomme tronen fanges han som på en vanlig rute, og tronen teller som en angriper.
       *[no] Ved siden av den tomme tronen fanges han som på en vanlig rute; tronen er ikke til hjelp.
    }
rule-king-beside-throne-throne-is-fourth = Ved siden av den tomme tronen fanges han av angripere på de tre andre sidene; tronen teller som den fjerde.
rule-king-at-edge-edge-never-helps = { $goal ->
        [edge] Ved kanten har han vunnet, så der kan han ikke fanges.
       *[corner] { $king-in-the-open ->
            [two-in-line] Ved kanten fanges han bare langs kanten; selve kanten teller aldri som en angriper.
           *[four-sides] Ved kanten kan han ikke fanges slik, fordi kanten aldri teller som en angriper.
        }
    }
rule-king-at-edge-edge-is-fourth = { $goal ->
        [edge] Ved kanten har han vunnet, så der kan han ikke fanges.
       *[corner] { $king-in-the-open ->
            [two-in-line] Kanten teller som en angriper: ved kanten fanges han av en angriper som flytter inn foran ham.
           *[four-sides] Ved kanten fanges han av angripere på de tre andre sidene; kanten teller som den fjerde.
        }
    }
rule-king-beside-corner-corner-never-helps = Et hjørne teller aldri som en angriper mot kongen.
rule-king-beside-corner-corner-helps = { $king-in-the-open ->
        [two-in-line] Ved siden av et hjørne er én angriper nok, på siden motsatt av hjørnet; hjørnet teller som den andre.
       *[four-sides] { $king-at-edge ->
            [edge-is-fourth] Ved siden av et hjørne er to angripere nok; kanten og hjørnet teller som de to andre.
           *[edge-never-helps] Et hjørne teller som en angriper mot kongen når han står ved siden av det.
        }
    }
rule-king-closing-attacker-beside = { $king-in-the-open ->
        [two-in-line] Der han må stenges inne på alle sider, spiller det ingen rolle hvilken angriper som kommer sist, men én må ha flyttet til en rute ved siden av ham: en konge som selv flytter inn på et slikt sted, er trygg inntil det skjer.
       *[four-sides] Det spiller ingen rolle hvilken angriper som kommer sist, men én må ha flyttet til en rute ved siden av ham: en konge som selv flytter inn på et sted der han er stengt inne på alle sider, er trygg inntil det skjer.
    }
rule-king-and-defender-not-taken = En konge og en av mennene hans som er stengt inne sammen, blir ikke fanget av den grunn.
rule-king-and-defender-taken-together = Kongen fanges også når han og den ene forsvareren ved siden av ham er stengt inne sammen.
rule-pair-enclosure-exactly-one = Da må nøyaktig én forsvarer stå ved siden av kongen; på hver av de andre sidene av kongen og mannen må det være en angriper, kanten eller en rute som teller som en angriper mot den av de to som står ved siden av den; og en angriper må nettopp ha flyttet til en rute ved siden av en av dem. Mannen fjernes bare hvis trekket også ville ha slått ham alene.
rule-king-first = Alt et trekk slår eller fanger, avgjøres på brettet slik trekket etterlater det, før noen mann fjernes. Fanger det kongen, har angriperne vunnet, uansett hva det ellers gjør.

## Shieldwall, ring and fort

rule-shieldwall-none = Skjoldborg, der en hel rekke menn ved kanten slås, spilles ikke.
rule-shieldwall-taken = Skjoldborg: står to eller flere brikker fra samme side i en ubrutt rekke langs en kant, slås alle mennene i rekken på én gang når det står en motstander foran hver av brikkene, på siden mot midten, og en motstander i hver ende av rekken. { $king-armed ->
        [yes] Kongen kan være en av motstanderne foran eller i en ende.
       *[no] Kongen teller ikke som motstander her.
    }
rule-shieldwall-closing-end-piece = En skjoldborg slås bare med et trekk til en av de to rutene i endene, ikke med et trekk til fronten.
rule-shieldwall-corner-closes-nothing = Et hjørne lukker ikke enden av en skjoldborg: en rekke som når hjørnet, kan ikke slås slik.
rule-shieldwall-corner-closes-an-end = Et hjørne kan lukke den ene enden av en skjoldborg i stedet for en brikke.
rule-shieldwall-king-interrupts = Kongen er aldri en del av en rekke av mennene sine: rekken slutter ved ham, og han lukker ikke enden av den.
rule-shieldwall-king-takes-part = Kongen kan være en del av en rekke av mennene sine, og da må det stå en motstander foran ham også. Mennene hans i rekken slås, men han fanges aldri slik.
rule-encirclement-nothing = En ring av angripere rundt kongen og alle mennene hans vinner ikke.
rule-encirclement-attackers-win = Omringing: angriperne vinner så snart en ubrutt ring av angripere, etter deres eget trekk, omslutter kongen og alle mennene han har igjen.
rule-ring-one-for-all = Én ring må omslutte dem alle, og ingen vei inni den kan føre til en kantrute. Den kan lukkes på skrå, og den vinner selv om et slag ennå kunne bryte den. Først ser man etter ringen, så etter om den andre siden kan flytte; menn som er stengt inne mot kanten, er ikke i noen ring.
rule-edge-fort-nothing = Et fort av forsvarere rundt kongen ved kanten vinner ikke.
rule-edge-fort-defenders-win = Kantfort: forsvarerne vinner så snart kongen, etter deres eget trekk, står ved kanten inne i et fort av mennene sine som angriperne aldri kunne bryte, selv om bare de fikk fortsette å flytte. Kongen må ha et lovlig trekk inni fortet, og ingen angriper må være der.

## Other ways a game ends

rule-attackers-without-move-lose = Har angriperne turen, men ikke noe lovlig trekk, taper de.
rule-attackers-without-move-draw = Har angriperne turen, men ikke noe lovlig trekk, er partiet remis.
rule-defenders-without-move-lose = Har forsvarerne turen, men ikke noe lovlig trekk, taper de.
rule-defenders-without-move-draw = Har forsvarerne turen, men ikke noe lovlig trekk, er partiet remis.
rule-repetition-draw = Oppstår samme stilling for ofte, er partiet remis.
rule-repetition-defenders-lose = Endeløs gjentakelse er forbudt: oppstår samme stilling for ofte, taper forsvarerne, uansett hvilken side som gjentar den.
rule-repetition-mover-loses = Oppstår samme stilling for ofte, taper siden som lot den oppstå med trekket sitt.
rule-repetition-forbidden = Et trekk som ville la samme stilling oppstå for ofte, er ulovlig.
rule-repetition-at-counted = En stilling har oppstått for ofte når den oppstår for { $at ->
        [2] andre gang
        [3] tredje gang
       *[other] { $at }. gang
    }. Startstillingen teller som første gang; etter et slag begynner tellingen på nytt.
rule-same-position = { $announcement ->
        [none] En stilling er den samme når de samme brikkene står på de samme rutene og den samme siden har turen.
       *[count] En stilling er den samme når de samme brikkene står på de samme rutene, den samme siden har turen og kongen kan bruke de samme fluktveiene.
    }

## Announced escapes

rule-announcement-none = Fluktveier varsles ikke.
rule-announcement-count = En fluktvei er en vei langs tomme ruter der kongen kan nå { $goal ->
        [corner] et hjørne
       *[edge] kanten
    } med ett trekk. Er slike veier åpne etter trekket ditt som forsvarer, varsler du hvor mange: «{ $one }» for én, «{ $two }» for { $goal ->
        [corner] to.
       *[edge] to eller flere.
    }
rule-announcement-routes = En fluktvei er en vei langs tomme ruter der kongen kan nå { $goal ->
        [corner] et hjørne
       *[edge] kanten
    } med ett trekk, og den har navn etter ruten der den ender. Er slike veier åpne etter trekket ditt som forsvarer, varsler du hvor mange og hvilke det er, ved å nevne alle.
rule-announced-with-ply-before = Varselet gis med trekket som lar veien stå åpen, før kongen bruker den.
rule-house-whole-truth = Et varsel må være hele sannheten: det må gjelde alle veier som er åpne etter trekket ditt, også dem som er varslet før. Et uriktig varsel avvises sammen med trekket, og du kan sende et annet. Stenges en vei, faller varselet for den bort.
rule-announcement-left-out-closes-the-route = Du kan utelate et varsel. Trekket står, og det får ingen andre følger enn at kongen ikke kan bruke veien; du kan fortsatt varsle den med et senere trekk, så lenge den er åpen.
rule-unannounced-escape-illegal = Kongen kan bruke en vei som er varslet, eller en vei som var stengt etter forsvarernes forrige trekk og som angriperne selv har åpnet. Et trekk langs en annen vei er ulovlig.

## The hún

rule-dice-none = Húnen, kongens terning, brukes ikke.
rule-dice-hun = Spillerne kan avtale å spille med hún, en terning med sidene 0, 1, 2 og 3. Den viser hvor mange ruter kongen kan flytte på det meste, og forsvareren må si før kastet at det er kongen som skal flyttes.
rule-house-hun-duty = Den som har kastet, må flytte kongen hvis kongen har et lovlig trekk innenfor kastet; hvis ikke, må en mann flyttes, og kan heller ingen mann flytte, går turen videre. Uten kast kan bare menn flytte. Et kast kan ikke angres. En fluktvei er da på høyst tre ruter.
rule-house-hun-secret = Klubben beregner kastene ut fra en hemmelighet. Den offentliggjør et segl over hemmeligheten når partiet begynner, og selve hemmeligheten når det slutter, så alle kan kontrollere hvert kast. De som driver maskinen til klubben, kunne likevel regne ut kastene på forhånd: kontrollen («taflpost verify») viser at ingen kast er endret, ikke at ingen har sett etter.

## The match

rule-match-one-game = En match er ett parti. Spillerne kan avtale to med byttede sider: seier teller 1 og remis ½, og den som har flest poeng, vinner.
rule-match-two-games-optional = En match er ett parti, eller to med byttede sider, slik spillerne avtaler. I to partier teller seier 1 og remis ½, og den som har flest poeng, vinner.
rule-match-two-games = En match er alltid to partier, med byttede sider. Seier teller 1 og remis ½, og den som har flest poeng, vinner.
rule-match-points-more-points-win = Den som vinner det ene partiet og spiller remis i det andre, har vunnet matchen; en match som står likt på alle punkter, er remis.
rule-match-tie-break-none = En match på to partier som ender likt, er remis.
rule-match-tie-break-fewer-plies = Vinner spillerne ett parti hver, går matchen til den som vant på færrest trekk; er det også likt, eller ble begge partiene remis, er matchen remis.
rule-match-tie-break-more-captures = Ender to partier likt, går matchen til den som slo flest av motstanderens menn i de to partiene til sammen; er det også likt, er matchen remis.

## How to write a move

write-move = Skriv ruten brikken skal fra og ruten den skal til: «{ $first }». Store bokstaver, mellomrom og typen strek har ingenting å si.
write-captures = Hva et trekk slår, trenger du ikke skrive; skriver du det, med en x og ruten bak trekket («xd5»), avvises trekket om det ikke slår der.
write-announcement-count = Varselet står bak trekket: «{ $defence } { $one }» eller «{ $defence } { $two }». Skriver du «stille» der, sier du at du med vilje ikke varsler noe.
write-announcement-routes = Varselet står bak trekket, med alle åpne fluktveier: «{ $defence } { $one }» eller «{ $defence } { $two }». Skriver du «stille» der, sier du at du med vilje ikke varsler noe.
write-roll = Med hún sender du «kast» alene; når du har sett hva den viser, sender du trekket.

## Examples, each a drawn board below its rule

example-signs = I eksemplene har brikken i klammer nettopp flyttet, fra ruten merket *, og en liten bokstav er en mann den har slått. Hvert av dem viser bare en del av brettet.
example-escape = Eksempel: { $move } fører kongen til { $at ->
        [corner] hjørnet { $goal }
       *[edge] kanten, på { $goal }
    }, og forsvarerne vinner.
example-custodial = Eksempel: { $move } slår mannen på { $captured }, mellom { $between }.
example-safe = Eksempel: { $move } er trygt, selv om mannen på { $by } da står mellom to angripere.
example-against-throne = Eksempel: { $move } slår mannen på { $captured }, mellom { $by } og den tomme tronen ({ $throne }).
example-against-corner = Eksempel: { $move } slår mannen på { $captured }, mellom { $by } og hjørnet { $corner }.
example-linnaean = Eksempel: { $move } slår mannen på { $captured }, fordi angripere holder de tre andre sidene av kongen på { $throne }.
example-king-four-sides = Eksempel: { $move } fanger kongen på { $king }, med angripere på alle fire sider.
example-king-two-in-line = Eksempel: { $move } fanger kongen på { $king }, mellom { $between }.
example-king-beside-throne = Eksempel: { $move } fanger kongen på { $king }, med tre angripere rundt ham og den tomme tronen ({ $throne }) som fjerde side.
example-king-at-edge = Eksempel: { $move } fanger kongen på { $king }, med tre angripere rundt ham og kanten som fjerde side.
example-king-along-edge = Eksempel: { $move } fanger kongen på { $king }, mellom { $between }, langs kanten.
example-king-beside-corner = Eksempel: { $move } fanger kongen på { $king }; hjørnet { $corner } stenger siden motsatt av { $by }.
example-pair = Eksempel: { $move } fanger kongen på { $king }, som er stengt inne sammen med mannen sin på { $man }.
example-shieldwall = Eksempel: { $move } lukker den andre enden av rekken og slår mennene på { $captured }.
example-shieldwall-corner = Eksempel: { $move } slår mennene på { $captured }; hjørnet { $corner } lukker den andre enden av rekken deres.
example-shieldwall-king = Eksempel: { $move } slår mennene på { $captured }; kongen på { $king } blir stående.
example-encirclement = Eksempel: { $move } lukker ringen rundt kongen og alle mennene hans, og angriperne vinner.
example-edge-fort = Eksempel: { $move } fullfører fortet rundt kongen på { $king }, og forsvarerne vinner.
example-announcement = Eksempel: etter { $move } kunne kongen nå { $goal } med sitt neste trekk; derfor skriver forsvareren «{ $move } { $said }».

### Moments and spans

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
    }, { $time } ({ $zone })
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
span-nothing = under ett minutt

### A game before its players

table-title = Parti { $number }: { $attackers } (angriper) mot { $defenders } (forsvarer), { $ruleset }
# "Trekk 5:" would read as the order “moves”.
table-ply = { $number }. trekk: { $what }
table-turn = { $who ->
        [you] Det er din tur, trekk { $ply }; du er { $side ->
                [attackers] angriper
               *[defenders] forsvarer
            }.
       *[other] { $name } ({ $side ->
                [attackers] angriper
               *[defenders] forsvarer
            }) har turen, trekk { $ply }.
    }
table-draw-offered = { $who ->
        [you] Remistilbudet ditt står.
        [opponent] { $name } tilbyr remis; du kan også bare spille videre.
       *[player] { $name } tilbyr remis.
    }
table-takeback-offered = { $who ->
        [you] Du har bedt om å få ta tilbake ditt siste trekk.
        [opponent] { $name } ber om å få ta tilbake et trekk; du kan også bare spille videre.
       *[player] { $name } ber om å få ta tilbake et trekk.
    }
table-match-goes-on = Det andre partiet i matchen, parti { $other }, fortsetter.
table-left-silent = { $count ->
        [one] Dette får bare du vite: fluktveien til { $routes } er åpen og ikke varslet, så kongen kan ikke bruke den ennå. Du kan varsle den med et hvilket som helst senere trekk så lenge den er åpen.
       *[other] Dette får bare du vite: fluktveiene til { $routes } er åpne og ikke varslet, så kongen kan ikke bruke dem ennå. Du kan varsle dem med et hvilket som helst senere trekk så lenge de er åpne.
    }
chain-line = Kjede (parti { $game }, { $at ->
        [start] start
        [end] slutt
       *[move] trekk { $move }
    }): { $chain }
chain-why = Ta vare på tallet, så kan ingen endre det som har skjedd til nå, uten at du merker det.
time-running = { $who ->
        [you] Du har { $left } igjen, til { $until }.
       *[other] { $name } har { $left } igjen, til { $until }.
    }
time-standing = { $who ->
        [you] Du har { $left } igjen; klokken din står stille til { $stands }, og tiden løper ut { $until }.
       *[other] { $name } har { $left } igjen; klokken står stille til { $stands }, og tiden løper ut { $until }.
    }
time-not-running = { $who ->
        [you] Du har { $left } igjen; klokken din starter nå som du har fått beskjed.
       *[other] { $name } har { $left } igjen; klokken starter når { $name } har fått beskjed.
    }
time-unreached = Ingen melding har nådd fram til { $name }; klokken har likevel gått siden { $since }.
time-up = { $who ->
        [you] Tiden din er ute.
       *[other] Tiden til { $name } er ute.
    }

### What happened in a game

began = Partiet begynner.
began-side = Du er { $side ->
        [attackers] angriper og flytter først.
       *[defenders] forsvarer; angriperen flytter først.
    }
rolled = Húnen viser { $roll }: { $roll ->
        [0] kongen kan ikke flytte, så flytt en mann.
        [1] kongen kan gå én rute. Kan han, må han; kan han ikke, så flytt en mann.
       *[other] kongen kan gå opptil { $roll } ruter. Kan han flytte, må han; kan han ikke, så flytt en mann.
    }
draw-offered = { $who ->
        [you] Du har tilbudt remis. Tilbudet står til motstanderen svarer på det eller flytter; du kan spille videre.
        [opponent] { $name } tilbyr remis. Flytter du, regnes også det som avslag.
       *[player] { $name } tilbyr remis.
    }
draw-declined = { $who ->
        [you] Du har avslått remis. Partiet fortsetter.
       *[other] { $name } avslår remis. Partiet fortsetter.
    }
draw-withdrawn = { $who ->
        [you] Du har trukket tilbake remistilbudet. Partiet fortsetter.
       *[other] { $name } har trukket tilbake remistilbudet. Partiet fortsetter.
    }
takeback-offered = { $who ->
        [you] Du har bedt om å få ta tilbake ditt siste trekk. Forespørselen står til motstanderen svarer på den eller en av dere flytter.
        [opponent] { $name } ber om å få ta tilbake sitt siste trekk, og ditt etter det hvis du har flyttet siden. Flytter du, regnes også det som avslag.
       *[player] { $name } ber om å få ta tilbake sitt siste trekk.
    }
takeback-declined = { $who ->
        [you] Du har sagt nei til at trekket tas tilbake. Partiet fortsetter.
       *[other] { $name } sier nei til at trekket tas tilbake. Partiet fortsetter.
    }
takeback-withdrawn = { $who ->
        [you] Du ber ikke lenger om å få ta tilbake trekket. Partiet fortsetter.
       *[other] { $name } ber ikke lenger om å få ta tilbake trekket. Partiet fortsetter.
    }
taken-back = Trekket er tatt tilbake etter avtale: brettet er som det var før det. Klokkene blir som de er, men tillegget for trekkene som er tatt tilbake, faller bort.
withdrawn = Du har angret trekket ditt; ingen har sett det. Du kan flytte på nytt.
warned = { $urgency ->
        [low] Du har mindre enn en femdel av tiden igjen.
       *[last] Tiden din er nesten ute. Dette er siste påminnelse.
    }
time-is-up = { $who ->
        [you] Tiden din er ute. Du kan fortsatt flytte så lenge motstanderen ikke har krevd seieren.
        [opponent] Tiden til { $name } er ute. Du kan kreve seieren eller vente på trekket.
       *[player] Tiden til { $name } er ute, og seieren kan kreves.
    }
ending-resignation = { $who ->
        [you] Du har gitt opp. { $winner } vinner.
        [opponent] { $name } har gitt opp. Du vinner.
       *[player] { $name } har gitt opp. { $winner } vinner.
    }
ending-time = { $who ->
        [you] Tiden din løp ut. { $winner } vinner på tid.
        [opponent] Tiden til { $name } løp ut. Du vinner på tid.
       *[player] Tiden til { $name } løp ut. { $winner } vinner på tid.
    }
ending-agreement = Partiet er remis: begge spillerne er enige.
ending-adjudication = { $who ->
        [opponent] En dommer har avgjort partiet. Du vinner.
       *[other] En dommer har avgjort partiet. { $winner } vinner.
    }
ending-adjudication-draw = En dommer har avgjort at partiet er remis.
ending-closing = Partiet ble avsluttet uten resultat.

day-used = { $who ->
        [you] Tiden din var ute, så en av feriedagene dine er brukt: du har 24 timer til.
       *[other] Tiden til { $name } var ute, så en feriedag er brukt: { $name } har 24 timer til.
    }
telling-given-up = { $who ->
        [you] Ingen melding om dette partiet har nådd deg. Klokken din går likevel.
       *[other] { $name } er ikke å få tak i for øyeblikket. Klokken til { $name } går likevel.
    }

refunded-rest = { $who ->
        [you] En melding om at det er din tur, nådde deg ikke i tide. Klokken din får tilbake så mye som et parti tillater for slikt, i alt en tidel av det den begynte med, og går videre.
       *[other] En melding om at { $name } har turen, kom ikke fram i tide. Klokken til { $name } får tilbake så mye som et parti tillater for slikt, i alt en tidel av det den begynte med, og går videre.
    }

### Conditional moves

plan-none = Du har ikke planlagt noe.
plan = Du har planlagt:
# "Hvis" would read as the order “if”.
plan-line = { $when ->
        [move] Dersom { $name } spiller { $what },
        [capture] Dersom { $name } slår en av brikkene dine,
        [capture-on] Dersom { $name } slår brikken din på { $what },
        [one] Dersom { $name } varsler én fluktvei,
       *[two] Dersom { $name } varsler to fluktveier,
    } { $answer ->
        [stop] blir ingenting spilt, og planen er slutt.
       *[other] svarer du { $answer }.
    }
plan-private = Ingen andre ser dette.
plan-played = Det planlagte svaret ditt er spilt. { $ply }
plan-over-other = Motstanderen har gjort noe planen din ikke tok høyde for. Planen er slutt; det er din tur.
plan-over-stop = Det planen din skulle stoppe ved, har skjedd. Det er din tur.
plan-over-illegal = Det planlagte svaret ditt kunne ikke spilles, så planen er slutt, og det er din tur. { $why }

### Vacation and outages

vacation-left = Du har { $left ->
        [0] ingen feriedager igjen.
        [one] { $left } feriedag igjen.
       *[other] { $left } feriedager igjen.
    } Løper tiden din ut der ferie teller, brukes en feriedag automatisk.
vacation-until = Du har ferie til { $until }; der ferie teller, står klokkene dine stille til da.
away = { $name } har ferie til { $until }. Der ferie teller, står klokken til { $name } stille så lenge.
back = { $name } er tilbake fra ferie.
club-was-away = Klubben var ute av drift fra { $from } til { $until }. Ingens klokke gikk i den tiden.

### A match of two games

match-over = Matchen med partiene { $first } og { $second } er slutt: { $one } mot { $two }, { $ruleset }
match-game = Parti { $number }: { $winner ->
        [attackers] { $attackers } (angriper) vant mot { $defenders } (forsvarer) på { $plies } trekk.
        [defenders] { $defenders } (forsvarer) vant mot { $attackers } (angriper) på { $plies } trekk.
       *[nobody] { $attackers } (angriper) og { $defenders } (forsvarer) spilte remis etter { $plies } trekk.
    } { $attackers } { $by-attackers ->
        [0] slo ingen brikker
        [one] slo { $by-attackers } brikke
       *[other] slo { $by-attackers } brikker
    }, { $defenders } { $by-defenders ->
        [0] ingen
       *[other] { $by-defenders }
    }.
match-points = Poeng: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] Du vinner matchen på poeng.
       *[other] { $name } vinner matchen på poeng.
    }
match-by-fewer-plies = { $who ->
        [you] Dere har vunnet ett parti hver. Du vinner matchen fordi du vant på færre trekk: { $fewer } mot { $more }.
       *[other] De har vunnet ett parti hver. { $name } vinner matchen fordi { $name } vant på færre trekk: { $fewer } mot { $more }.
    }
match-by-more-captures = { $who ->
        [you] Det står likt på poeng. Du vinner matchen fordi du slo flest brikker i de to partiene: { $more } mot { $fewer }.
       *[other] Det står likt på poeng. { $name } vinner matchen fordi { $name } slo flest brikker i de to partiene: { $more } mot { $fewer }.
    }
match-level = { $tie-break ->
        [none] Det står likt på poeng, så matchen er remis.
        [fewer-plies] Det står likt på poeng, og ingen har vunnet på færre trekk enn den andre, så matchen er remis.
       *[more-captures] Det står likt på poeng, og begge har slått like mange brikker, så matchen er remis.
    }

### Joining and invitations

joined = Velkommen, { $name }. Inviter noen, eller se hva som kan spilles.
invited = { $reader ->
        [sender] Invitasjon { $number } er sendt til { $recipient }:
       *[recipient] Invitasjon { $number }: { $sender } inviterer deg til et parti.
    }
invited-by-address = { $sender } skrev til e-postadressen din og får ikke vite hvem som har den. Navnet ditt vises hvis du godtar eller svarer med andre vilkår, men ikke hvis du avslår.
invitation-declined = { $reader ->
        [sender] { $recipient } avslår invitasjon { $number }.
       *[recipient] Du har avslått invitasjon { $number } fra { $sender }.
    }
invitation-reason = Oppgitt grunn: «{ $text }»
invitation-cancelled = { $reader ->
        [sender] Du har trukket tilbake invitasjon { $number } til { $recipient }.
       *[recipient] { $sender } har trukket tilbake invitasjon { $number }.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } har ikke svart på invitasjon { $number } i tide; den er utløpt.
       *[recipient] Invitasjon { $number } fra { $sender } er utløpt uten svar.
    }
# "Søk 3" would read as the order “seek”, so "Søket".
sought = Søket ditt (nummer { $number }) på { $count ->
        [one] ett parti
       *[other] { $count } partier mot ulike motstandere
    } er åpent for alle:
seek-cancelled = Du har trukket tilbake søk { $number }.
seek-expired = Søket ditt (nummer { $number }) er utløpt.
terms-rematch = Dette er en omkamp etter parti { $game }.
# "Regelsett" and "regler" at the beginning would read as orders.
terms-ruleset = Det spilles etter regelsettet { $id }, versjon { $version }, { $size }×{ $size } ruter.
terms-side = { $value ->
        [match] Sider: en match på to partier samtidig; hver av dere angriper i ett av dem.
        [random] Sider: ved loddtrekning.
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
        [match] Sider: en match på to partier samtidig, med byttede sider.
        [random] Sider: ved loddtrekning.
        [sender-attacks] { $reader ->
                [sender] Sider: du angriper.
               *[recipient] Sider: { $sender } angriper, du forsvarer.
            }
       *[sender-defends] { $reader ->
                [sender] Sider: du forsvarer.
               *[recipient] Sider: { $sender } forsvarer, du angriper.
            }
    }
terms-clock-bank = Klokken: dere begynner med { $bank } hver og får { $increment } i tillegg for hvert trekk, men har aldri mer enn { $cap }.
terms-clock-per-ply = Klokken: { $span } for hvert trekk.
terms-clock-weekend = Den står stille på lørdager og søndager.
terms-clock-night = Den står stille hver natt fra { $from } til { $until }.
terms-clock-at-zero = { $value ->
        [claim] Løper tiden ut for en spiller, kan den andre kreve seieren.
       *[hard] Løper tiden ut for en spiller, har den spilleren tapt.
    }
terms-clock-no-vacation = Den stanses ikke av ferie.
terms-announcements = { $value ->
        [strict] Varsling: streng. Kongen kan ikke bruke en vei som ikke er varslet.
        [remind] Varsling: med påminnelse. Et trekk som etterlater en uvarslet vei, venter til du varsler den eller skriver «stille».
       *[auto] Varsling: automatisk, med mindre du skriver «stille».
    }
terms-hun = Det spilles med hún, kongens terning.
terms-rated = { $value ->
        [rated] Partiet teller for ratingen.
       *[unrated] Partiet teller ikke for ratingen.
    }
terms-public = { $value ->
        [public] Andre kan se på.
       *[private] Ingen andre kan se på.
    }
terms-changed = { $line } (Endret. Før: { $before })
terms-added = { $line } (Nytt.)
terms-gone = Gjelder ikke lenger: { $before }
terms-until = { $what ->
        [seek] Søket gjelder til { $until }.
       *[invitation] Invitasjonen gjelder til { $until }.
    }

### A player's own account

# "Hvis" would read as the order “if”.
link-asked = { $channel ->
        [discord] Med mindre { $address } allerede er i bruk i denne klubben, er en kode på vei dit på Discord. Send «koble til» og koden fra den Discord-kontoen innen ett døgn.
       *[mail] Med mindre { $address } allerede er i bruk i denne klubben eller har fått nok meldinger fra oss i dag, er en kode på vei dit. Send «koble til» og koden innen ett døgn, derfra eller herfra.
    }
link-code = { $name } spiller hnefatafl i denne klubben og ønsker å kunne nås på denne adressen. Er det deg, så svar med denne linjen innen ett døgn.
    Er det ikke deg, trenger du ikke gjøre noe: det kommer ikke mer hit.
link-code-gone = { $name } spiller hnefatafl i denne klubben og ønsker å kunne nås på denne adressen. Koden ble sendt tidligere.
link-code-lost = Koden kunne ikke leveres til { $address }. Se etter om adressen er riktig{ $channel ->
        [discord] {" "}og om den tar imot direktemeldinger
       *[mail] {""}
    }, og be om en ny kode.
linked = { $channel ->
        [discord] { $address } på Discord er koblet til: det som sendes derfra, regnes som skrevet av deg.
       *[mail] { $address } er koblet til: det som sendes derfra, regnes som skrevet av deg.
    }
unlinked = { $address } er ikke lenger koblet til. Ingenting sendes dit, og det som kommer derfra, regnes ikke lenger som skrevet av deg.
channel-changed = { $channel ->
        [mail] Fra nå av går meldingene dine på e-post til { $address }.
        [discord] Fra nå av går meldingene dine til { $address } på Discord.
       *[terminal] Fra nå av venter meldingene dine på deg på terminalen.
    }
changed-elsewhere = Dette ble bedt om fra et annet sted, og alle adressene dine får beskjed. Var det ikke deg, så koble fra alle adresser som ikke er dine, og si ifra til dem som driver klubben.
consent-asked = En slik endring trenger ditt ja fra en adresse som var din fra før: et spørsmål er sendt til { $address }. Ingenting er endret ennå.
suspended = { $channel ->
        [discord] Discord tar ikke lenger imot meldinger til { $address }, så meldingene dine kommer hit. Når du har ordnet det, kan du få dem sendt dit igjen.
       *[mail] E-post til { $address } kommer i retur, så meldingene dine kommer hit. Når du har ordnet det, kan du få dem sendt dit igjen.
    }
stopped = Det går ikke mer e-post til { $address }, slik du ønsket; meldingene dine kommer hit i stedet.
contact-asked = En invitasjon er på vei til { $address }. Den som leser der, kan svare på den, med mindre e-post fra klubben ikke er ønsket der. Hvem det er, får du vite når invitasjonen blir godtatt; kommer det aldri noe svar, hører du ingenting.
unreachable = { $channel ->
        [discord] Discord tar ikke lenger imot meldinger til { $name }.
       *[mail] E-post til { $name } kommer i retur.
    } { $otherwise ->
        [yes] Klubben bruker en annen kanal, og spillet går videre.
       *[no] Klubben kjenner ingen annen kanal ennå. Et svar kan ta lengre tid, men klokken til { $name } går likevel.
    }
export-asked = Alt klubben har lagret om deg, sendes til { $channel ->
        [terminal] terminalen din
        [discord] { $address } på Discord
       *[mail] { $address }
    } som én fil: innstillingene og adressene dine, partiene med protokoller, notater, beskjeder og alt annet. Vil du ha det?
exporting = Filen er på vei til { $channel ->
        [terminal] terminalen din.
        [discord] { $address } på Discord.
       *[mail] { $address }.
    }
archive = Her er alt klubben har lagret om deg, som filen { $file }; på en terminal legges den i mappen terminalen ble startet i. Det er JSON, og partiene dine ligger der som protokoller, som «taflpost verify» kontrollerer. Hold den for deg selv: den inneholder notatene og adressene dine.
erase-asked = Du ber om å bli slettet. Det kan ikke gjøres om. Det betyr:
    { $games ->
        [0] Du har ingen pågående partier å gi opp.
        [one] Det pågående partiet ditt gis opp, og motstanderen får vite det.
       *[other] De { $games } pågående partiene dine gis opp, og motstanderne får vite det.
    } Åpne invitasjoner og søk avsluttes.
    Navnet ditt, adresser, innstillinger, notater, beskjeder, planer, blokkeringer, rapporter og ferier slettes, med alt du har fått av svar og meldinger. Navnet ditt kan tas av noen andre.
    Partiene dine og protokollene deres blir stående, siden de er motstandernes også. Der heter du «{ $pseudonym }» for alltid; ingen kan gjøre det om, heller ikke verten. Rapporter andre har sendt om deg, blir stående under det navnet.
    Sikkerhetskopier verten har tatt tidligere, beholder dataene dine til kopiene utløper.
    Vil du ha en kopi først, så svar nei og be om en eksport. Et ja er ikke nok til å bli slettet: skriv navnet ditt.
erased = Du er slettet. Partiene dine blir stående under navnet «{ $pseudonym }». Sikkerhetskopier verten har tatt tidligere, beholder dataene dine til kopiene utløper. Farvel!
farewell = Som du har bedt om, er du slettet fra denne klubben. Partiene dine blir stående der under navnet «{ $pseudonym }». Denne adressen ble slettet sammen med resten så snart dette var sendt: det kommer ikke mer hit.
left-the-club = Motstanderen din i { $count ->
        [one] parti { $games }
       *[other] partiene { $games }
    } har forlatt klubben for godt og bedt om å bli glemt. Navnet der er «{ $pseudonym }» fra nå av, og { $count ->
        [one] partiet
       *[other] partiene
    } er slutt.
privacy = Hva klubben har lagret om deg, hvorfor og hvor lenge:
privacy-held = { $what ->
        [account] Navnet ditt, språk, tidssone og innstillinger: for å kjenne deg og skrive til deg. Så lenge du er spiller.
        [addresses] E-postadressene og Discord-kontoene dine, og Discord-serverne du er sett på: for å kjenne igjen det du sender, og for å sende deg meldinger. Til du skriver «koble fra». Ingen andre får se dem.
        [codes] Koder som adresser kobles til med, som hash: for å kontrollere det som sendes inn. Et døgn eller litt lenger.
        [games] Partiene dine med hvert trekk og tidspunktet for det, og kjeden over dem: de tilhører begge spillerne og beviser hva som ble spilt. De blir stående; blir du slettet, under et nummer i stedet for navnet ditt.
        [ladders] Plassene dine på stigene, matchene om dem, turneringene og ratingen din, med forhistorien, og når du sist var her: for å føre stiger og turneringer. De blir stående; blir du slettet, under et nummer.
        [words] Notatene og beskjedene dine: notater for deg alene, til du åpner dem; beskjeder til motstanderen din. Så lenge du er spiller.
        [plans] Betingede trekk, ferier og en kommando som venter på ditt «ja»: for å gjøre det du ba om. Så lenge du er spiller.
        [distance] Hvem du demper, blokkerer eller har rapportert: for å holde dem unna deg; vertene leser rapporter. Så lenge du er spiller. Rapporter om deg blir stående.
        [invitations] Invitasjonene og søkene dine med vilkårene, uten navn: for å vite hva som ble avtalt. De blir stående.
        [contacts] E-postadresser du sender invitasjoner til: for å skrive til dem som leser der; etter et nei blir bare en hash igjen, slik at ingenting sendes dit igjen. 90 dager.
        [mails] E-poster som er sendt til deg, som ren tekst: for å skille våre ord fra dine når du svarer. 180 dager.
        [notices] Hva du har fått tilsendt, når og hvor, uten ordlyden: for ikke å sende noe to ganger, og for å kunne dokumentere når klokken din startet. Til det er sendt, og høyst 90 dager etter.
       *[requests] Hva du har bedt om og fått til svar, i korthet: for at samme melding ikke skal virke to ganger, og for «hvorfor». 90 dager.
    }
privacy-how = «eksporter» sender deg alt som én fil. «slett meg» sletter det, og sier på forhånd hva det betyr. «eksporter» ber om ditt «ja», «slett meg» om navnet ditt. Verten tar sikkerhetskopier, som beholder innholdet til de utløper. E-post og Discord formidler det som sendes over dem; ingen andre får noe.
muted = I parti { $game } hører du ikke lenger hva { $opponent } sier.
unmuted = I parti { $game } hører du igjen hva { $opponent } sier.
blocked = { $name } er blokkert: ingen invitasjoner eller beskjeder derfra når deg. Pågående partier med { $name } fortsetter.
unblocked = { $name } er ikke lenger blokkert.
reported = Vertene i klubben får lese det du skriver om { $name }; { $name } får ikke vite det.
settings-language = Språk: { $value ->
        [en] engelsk (en)
        [nb] norsk bokmål (nb)
        [da] dansk (da)
        [de] tysk (de)
       *[es] spansk (es)
    }
settings-zone = Tidssone: { $value }
settings-channel = Meldinger: { $value ->
        [mail] på e-post
        [discord] på Discord
       *[terminal] på terminalen
    }
settings-digest = Samling: { $value ->
        [off] ingen, hver melding kommer straks
        [hourly] hver hele time
       *[daily] hver dag kl. 08:00
    } (påminnelser om tid og partislutt kommer straks)
settings-quiet = Stilletid: { $from } til { $until }
settings-quiet-off = Stilletid: ingen
# "Brett:" would read as the order “board”.
settings-board = Brettet: { $value ->
        [picture] som bilde der det går, ellers med bokstaver
        [emoji] med emoji
        [unicode] med Unicode-tegn
        [words] i ord
       *[text] med bokstaver
    }
settings-way = Koblet til: { $channel ->
        [mail] { $address } (e-post
        [discord] { $address } (Discord
       *[terminal] terminalen (som { $address }
    }{ $state ->
        [suspended] ; ingenting kommer fram dit)
       *[good] )
    }
settings-blocked = Blokkert: { $names }
settings-how = Endre dem med linjer som «innstillinger språk tysk sone Europe/Oslo», «innstillinger samling daglig stille 22-07 brett tekst», «kanal e-post» eller «koble til you@example.org».

### Answers

asked = { $what ->
        [draw] Motstanderen tilbyr remis i parti { $game }. Sier du ja, er partiet slutt og ender med remis. Er du enig?
        [resign] Vil du gi opp parti { $game }? Det kan ikke gjøres om.
       *[other] Dette kan ikke gjøres om. Er du sikker?
    }
dropped = { $what ->
        [resign] Du har ikke gitt opp: parti { $game } fortsetter.
        [draw] Du har ikke godtatt remis: parti { $game } fortsetter.
        [export] Ingenting ble sendt.
        [erase] Du er ikke slettet. Alt er som før.
        [tournament] Du har ikke trukket deg: du er fortsatt med i turneringen.
       *[other] Ingenting ble gjort.
    }
noted = Notert for parti { $game }; bare du kan lese det.
said = { $name } sier (parti { $game }): { $text }
said-by-you = Beskjeden er sendt til motstanderen din i parti { $game }.
said-erased = Det var en beskjed til deg i parti { $game }; den er siden slettet.
moves-none = Ingen trekk er gjort ennå.
clock-none = Dette partiet spilles uten klokke.
clock-side = { $who ->
        [you] Klokken din viser { $left }.
       *[other] Klokken til { $name } viser { $left }.
    }
captured-by = { $who ->
        [you] Du har { $count ->
                [0] ikke slått noen brikker
                [one] slått { $count } brikke
               *[other] slått { $count } brikker
            }.
       *[other] { $name } har { $count ->
                [0] ikke slått noen brikker
                [one] slått { $count } brikke
               *[other] slått { $count } brikker
            }.
    }
legal = Fra { $square } kan du nå { $targets }.
legal-repeats = Etter et trekk til { $targets } vil stillingen ha oppstått { $count } ganger; { $rule ->
        [draw] oppstår den én gang til, er partiet remis.
        [defenders-lose] oppstår den én gang til, taper forsvarerne, uansett hvem som gjentar den.
        [mover-loses] den som lar den oppstå én gang til, taper.
       *[forbidden] et trekk som lar den oppstå én gang til, er ikke tillatt.
    }
legal-ends = Etter et trekk til { $targets } vil stillingen ha oppstått { $count } ganger, og da { $rule ->
        [draw] er partiet remis.
        [defenders-lose] taper forsvarerne.
       *[mover-loses] taper du.
    }
legal-none = Du har ingenting på { $square } som kan flytte nå. Spør om en annen rute.
legal-not-yours = Bare den som har turen, får vite hvor brikkene kan gå.
# "a1 til a11: …" would read as a move.
squares = { $count ->
        [0] Fra { $first } til { $last }: tomt.
       *[other] Fra { $first } til { $last }: { $pieces }.
    }
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
squares-piece = { $piece ->
        [attackers] angriper { $square }
        [defenders] forsvarer { $square }
       *[king] konge { $square }
    }
games-none = Du har ingen partier.
games-your-turn = { $number }: { $ruleset } mot { $opponent }, du { $side ->
        [attackers] angriper
       *[defenders] forsvarer
    }{ $partner ->
        [none] {""}
       *[other] , i match med parti { $partner }
    }. { $until ->
        [none] Din tur.
       *[other] Din tur, frist { $until }.
    }
games-their-turn = { $number }: { $ruleset } mot { $opponent }, du { $side ->
        [attackers] angriper
       *[defenders] forsvarer
    }{ $partner ->
        [none] {""}
       *[other] , i match med parti { $partner }
    }. { $until ->
        [none] Venter på { $opponent }.
       *[other] Venter på { $opponent }, frist { $until }.
    }
games-over = { $number }: { $ruleset } mot { $opponent }, du { $side ->
        [attackers] angrep
       *[defenders] forsvarte
    }{ $partner ->
        [none] {""}
       *[other] , i match med parti { $partner }
    }. { $how ->
        [won] Vunnet { $until }.
        [lost] Tapt { $until }.
        [closed] Avsluttet uten resultat { $until }.
       *[drawn] Remis { $until }.
    }
invitations-none = Ingen invitasjoner er åpne.
invitations-received = { $number }: { $sender } inviterer deg til { $ruleset }; du kan svare til { $until }.
invitations-sent = { $number }: du har invitert { $recipient } til { $ruleset }; invitasjonen gjelder til { $until }.
seeks-none = Ingen søker motstander.
seeks-line = { $number }: { $reader ->
        [sender] du søker selv motstander
       *[recipient] { $sender } søker motstander
    } i { $ruleset }, { $count ->
        [one] ett parti
       *[other] { $count } partier
    } igjen, til { $until }.
why-refused = Den siste kommandoen din som ble avvist, { $at }: { $why }
why-rules = I reglene for { $ruleset }:
why-numbers = Det ble gjort { $plies } trekk. Angriperne { $by-attackers ->
        [0] slo ingen brikker
        [one] slo { $by-attackers } brikke
       *[other] slo { $by-attackers } brikker
    }, forsvarerne { $by-defenders ->
        [0] ingen
       *[other] { $by-defenders }
    }.
notes-none = Det er ingen notater om parti { $game } som du kan lese.
notes-line = { $ply ->
        [0] Før det første trekket
       *[other] Etter trekk { $ply }
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(åpent for andre)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = { $name } har åpnet notater om parti { $game } for deg.
notes-opened-by-you = Notatene dine om parti { $game } er åpne: motstanderen kan lese dem nå, og i et offentlig parti kan alle det. Det du noterer fra nå av, er privat igjen.
rulesets-line = { $id }: { $name }, { $size }×{ $size }
help =
    Skriv én kommando per linje. Har du flere partier, setter du nummeret til
    partiet foran: «12: d1-d4». Ord i store bokstaver fyller du ut selv; det som
    står i klammer, kan utelates.

    Spille
      d1-d4            et trekk; et varsel står bak det (d1-d4 raichi)
      kast             kast húnen
      angre            angre trekket ditt før noen har sett det
      ta tilbake       be om å få ta tilbake ditt siste trekk
      ta tilbake godta, ta tilbake avslå, ta tilbake angre
      remis            tilby remis
      remis godta, remis avslå, remis trekk tilbake
      gi opp           gi opp partiet (du blir spurt først: ja, nei)
      krev             krev seieren når tiden til motstanderen er ute
      hvis TREKK så TREKK
                       svar på forhånd: hvis d4-d6 så f6-f3; også «hvis slag på
                       f6 så stopp» og «ellers hvis …»; ingen andre ser det
      hvis vis, hvis slett

    Se
      brett            brettet og hvordan partiet står
      trekk            alle trekk hittil
      klokke           tiden som er igjen
      historikk        alt som har skjedd, med tider
      historikk protokoll
                       det samme som en protokoll som kan kontrolleres
      slåtte           hvor mange brikker hver side har slått
      lovlig RUTE      hvor brikken din kan gå: lovlig f6
      rad NUMMER       hva som står på en rad: rad 6
      linje BOKSTAV    hva som står på en linje: linje f
      stråler RUTE     hva som står rundt en rute: stråler f6

    Snakke
      fortell TEKST    skriv til motstanderen
      notat TEKST      lag et notat som bare du kan lese
      notater          notatene dine om partiet
      notater åpne     la andre lese dem når partiet er slutt

    Invitere
      utfordre NAVN REGELSETT [VILKÅR]
                       inviter en spiller: utfordre ylva skalk angrep 7d+1d/10d;
                       en adresse kan stå i stedet for navnet
      godta [NUMMER], avslå [NUMMER] [GRUNN], motbud [NUMMER] VILKÅR
                       svar på en invitasjon
      avlys [NUMMER]   trekk tilbake din egen invitasjon
      invitasjoner     de som er åpne
      søk [ANTALL] REGELSETT [VILKÅR]
                       søk motstandere blant alle, til så mange partier
      åpne søk         søk som er åpne, og som du godtar med «godta NUMMER»
      omkamp           det siste partiet en gang til, med byttede sider
      Vilkårene kan stå i hvilken som helst rekkefølge: angrep, forsvar,
        tilfeldig eller match; en klokke: 3d/trekk (3 dager for hvert trekk)
        eller 7d+1d/10d (7 dager, 1 til for hvert trekk, høyst 10), og til den
        helg, natt=22-07, krav eller hard, uten ferie; streng, påminn eller
        auto (varsling); hún eller uten hún; rangert eller urangert; offentlig
        eller privat

    Stigen
      stige [REGELSETT]
                       hvem som står hvor, og hvem du kan utfordre
      stige bli med REGELSETT, stige forlat
                       bli med på en stige, eller forlat den
      stige utfordre NAVN
                       spill om en plass: to partier, med byttede sider
      stige avstå, stige utsett
                       avstå plassen din uten å spille, eller utsett matchen
      stige hvorfor NAVN
                       om du kan utfordre NAVN, og hvordan NAVN kom dit
      stige spiller NAVN
                       hva NAVN har oppnådd der
      stige regler     reglene for den, med alle tallene
      stige 2026-10    hvordan den så ut da den måneden var over

    Turneringer
      turnering [NUMMER]
                       hvilke som finnes; hvordan en av dem står, med tabell
      turnering bli med NUMMER, turnering forlat NUMMER
                       meld deg på før den begynner, og trekk deg

    Om deg
      innstillinger    hva som er valgt: språk, sone, samling, stilletid, brett
      innstillinger HVA VERDI
                       velg det: innstillinger sone Europe/Oslo stille 22-07
      kanal e-post, kanal Discord, kanal terminal
                       hvor meldingene dine skal gå
      koble til ADRESSE, koble til KODE, koble fra ADRESSE
                       adressene du er kjent på
      ferie, ferie 3 dager, ferie til 2027-01-06, ferie slutt
                       dager da klokkene dine står stille
      demp, lyd på     om du hører hva motstanderen sier i et parti
      blokker NAVN, opphev blokkering NAVN
                       om invitasjoner og beskjeder fra en spiller når deg
      rapporter NAVN TEKST
                       si fra til vertene om en spiller
      personvern       hva klubben har lagret om deg, og hvorfor
      eksporter        få alt sammen
      slett meg        bli glemt (du får vite først hva det betyr)

    Klubben
      bli med [NAVN]   bli spiller i klubben
      partier          partiene dine
      følg NUMMER      se på et offentlig parti: følg 12
      hvorfor          grunnen til siste avslag eller siste resultat
      regelsett        hva som kan spilles
      regler [REGELSETT]
                       reglene for det, ellers for partiet ditt
      hjelp            denne teksten
      hjelp KOMMANDO   bare det som gjelder en kommando: hjelp utfordre

help-clock =
    Klokken din starter når klubben har gitt deg beskjed om at det er din tur. Kan den
    ikke gi deg beskjed, fordi du ikke vil ha meldinger, fordi de kommer i retur, eller
    fordi det ikke finnes noen kanal til deg, starter klokken likevel, og motstanderen ser
    hvor lenge den har gått. Er det klubben selv som har trøbbel, starter den senest tre
    dager etter at turen begynte. Kommer en melding om din tur ikke fram, får klokken din
    tilbake det som har gått av turen: i hele partiet høyst en tidel av det den begynte med.
help-chain =
    Kjeden er et tall som regnes ut av alt som har skjedd i partiet, i rekkefølge. Den
    står nederst i hver e-post om partiet, i navnene på bildene i Discord, nederst i
    «historikk», og når partiet slutter. Den hører til det siste trekket, så begge
    spillerne ser det samme tallet uansett hvor ofte de ser etter. Tar du vare på det,
    kan ingen senere endre det som skjedde til og med det trekket, uten at du merker det:
    «historikk protokoll» viser alt som har skjedd, og «taflpost verify» finner tallet
    ditt i den, eller ikke.
help-nothing = Det finnes ingen hjelp om «{ $topic }». Spør om en kommando, som «hjelp utfordre», eller om en del: { $parts }.

### All that happened in a game

history-line = { $at }: { $what ->
        [began] partiet begynner.
        [told] { $name } får beskjed, og klokken går.
        [bounced] meldingen til { $name } er kommet i retur.
        [unreached] { $name } er ikke å få tak i, og klokken går likevel.
        [draw-offered] { $name } tilbyr remis.
        [draw-declined] { $name } avslår remis.
        [draw-withdrawn] { $name } trekker tilbake remistilbudet.
        [draw-agreed] begge er enige om remis.
        [withdrawn] { $name } angrer trekket, som ingen har sett.
        [takeback-offered] { $name } ber om å få ta tilbake sitt siste trekk.
        [takeback-declined] { $name } avslår det.
        [takeback-withdrawn] { $name } ber ikke lenger om det.
        [warned] { $name } får en påminnelse om tiden.
        [time-up] tiden til { $name } er ute.
        [claimed] { $name } krever seieren.
        [resigned] { $name } gir opp.
        [void] partiet slutter uten resultat, siden matchen ikke spilles videre.
       *[secret] hemmeligheten bak húnen offentliggjøres.
    }
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; deretter { $left } igjen
    })
history-rolled = { $at }: húnen viser { $roll }.
history-taken-back = { $at }: { $count ->
        [one] det siste trekket tas tilbake.
       *[other] de { $count } siste trekkene tas tilbake.
    }
history-stood = { $at }: klokken til { $name } står stille til { $until }, { $because ->
        [club] fordi klubben er ute av drift.
        [deferred] fordi matchen er utsatt.
       *[vacation] på grunn av ferie.
    }
history-given-back = { $at }: en melding til { $name } kom ikke fram i tide, og klokken får tilbake { $back }.
history-extended = { $at }: vertene gir { $name } { $more } ekstra: «{ $reason }»
history-adjudicated = { $at }: vertene avgjør at { $name } vinner: «{ $reason }»
history-adjudicated-draw = { $at }: vertene avgjør at partiet er remis: «{ $reason }»
history-closed = { $at }: vertene avslutter partiet uten resultat: «{ $reason }»

### What can be answered to a mail

mail-quoted = «{ $text }»
mail-you-wrote = Du skrev «{ $typed }»:
mail-nothing = E-posten din inneholder verken en kommando eller et trekk som kunne leses, så ingenting ble gjort. Skriv hver kommando og hvert trekk på en egen linje.
mail-unread = Ikke lest som kommandoer: { $lines }. Vil du skrive til motstanderen, så begynn en linje med «fortell».
mail-several = { $count ->
        [one] Trekket { $moves } står inne i en setning, så det er uklart om du vil gjøre det. Det ble ikke gjort. Vil du gjøre det, så svar med trekket alene på en linje.
       *[other] Det står flere trekk i e-posten din: { $moves }. Ingen av dem ble gjort. Svar med det du mener, alene på en linje.
    }
# $lines are one or more lines in quotation marks, $count how many there were.
left-out = { $count ->
        [one] Det var for mye på én gang, så denne linjen ble utelatt: { $lines }. Send den på nytt i en ny melding.
       *[other] Det var for mye på én gang, så { $count } linjer ble utelatt: { $lines }. Send dem på nytt i en ny melding.
    }
mail-asked = En e-post med din adresse som avsender ba om dette: { $lines }. Det kunne ikke bekreftes at den kom fra deg, så ingenting ble gjort. Var det du som sendte den? Svar da ja innen to dager, så blir det gjort. Hvis ikke, har noen andre brukt adressen din: svar nei, eller la være å svare, så skjer det ingenting. Så lenge du ikke svarer på noen av dem, får du høyst tre slike spørsmål på to dager; også et nei teller. Hvis noen andre stadig skriver i ditt navn, send ordrene dine som svar på klubbens e-poster: det kan ingen andre, og de telles for seg.
mail-asked-consent = En e-post fra adressen din { $sender } ba om dette: { $lines }. Fordi det avgjør hvem som kan spille i ditt navn, er ingenting gjort. Var det deg? Svar da ja på denne e-posten innen to dager, så blir det gjort. Hvis ikke, bruker noen andre navnet ditt: svar nei, eller la være å svare, så skjer det ingenting.
mail-digest = { $count ->
        [one] Én melding
       *[other] { $count } meldinger
    }
mail-subject-invitation = Invitasjon { $number }
mail-subject-answer = Svar på e-posten din
mail-subject-asked = Har du skrevet til klubben?
mail-subject-contact = Hnefatafl på e-post
mail-subject-other = Fra hnefataflklubben din
mail-reply = Du kan svare med en av disse linjene, øverst i svaret:
reply-move = trekket ditt, skrevet på denne måten
reply-roll = kast húnen for kongen
reply-draw = tilby remis
reply-draw-accept = godta remis
reply-draw-decline = avslå remis
reply-takeback = be om å få ta tilbake ditt siste trekk
reply-takeback-accept = la trekket bli tatt tilbake
reply-takeback-decline = avslå det
reply-withdraw = angre trekket ditt før noen har sett det
reply-claim = krev seieren
reply-resign = gi opp partiet; du blir spurt først
reply-plan = svar på forhånd, på denne måten
reply-say = skriv til motstanderen, med dine egne ord
reply-mute = ikke få flere beskjeder i dette partiet
reply-ladder = hvem som står hvor, og hvem du kan utfordre
reply-ladder-challenge = utfordre om den plassen
reply-ladder-concede = avstå plassen uten å spille
reply-ladder-defer = utsett matchen
reply-tournament-join = meld deg på turneringen
reply-tournament-leave = trekk deg fra den
reply-board = brettet og hvordan partiet står
reply-history = alt som har skjedd i partiet
reply-rematch = spill en gang til, med byttede sider
reply-accept = godta
reply-decline = avslå, gjerne med en grunn
reply-counter = tilby andre vilkår, for eksempel disse
reply-cancel = trekk det tilbake
reply-link = ja, denne adressen er min
reply-join = bli med i klubben under dette navnet
reply-join-as = bli med under et navn du velger selv
reply-no-contact = hør aldri mer fra denne klubben
reply-yes = ja, gjør det
reply-no = nei, gjør ingenting
reply-erase = bli slettet; ingen kan gjøre det om
reply-games = partiene dine
reply-settings = hva som er valgt, og hvordan du endrer det
reply-help = alt du kan skrive
reply-send = gjør det
reply-help-with = hva det gjør
reply-invitations = invitasjonene som venter på svar
reply-seeks = hvem som søker motstander
reply-rulesets = hva som kan spilles
reply-rules = reglene
reply-challenge = inviter en spiller: skriv navnet og et regelsett
reply-challenge-player = send selv en invitasjon
reply-seek = søk motstander: skriv et regelsett
reply-draw-withdraw = trekk tilbudet tilbake
reply-plan-show = se planen igjen
reply-plan-clear = forkast planen
reply-unmute = få beskjeder i dette partiet igjen
reply-note = lag et notat for deg selv
reply-notes = les dem
reply-watch = se på det, hvis det er offentlig
reply-record = det samme som en protokoll som kan kontrolleres
reply-block = hold invitasjoner og beskjeder unna
reply-unblock = opphev blokkeringen
reply-channel = få meldingene dine dit
reply-link-address = koble til en adresse, som denne
reply-unlink = opphev den koblingen
reply-vacation = ta ferie, på denne måten
reply-vacation-end = avslutt ferien
reply-export = alt klubben har lagret om deg, som fil
reply-privacy = hva klubben har lagret om deg, og hvorfor
reply-erase-ask = bli slettet; du blir spurt først
reply-ladder-join = bli med på stigen
reply-ladder-rules = reglene for den
reply-ladder-why = hvorfor en spiller ikke kan utfordres
reply-tournaments = hvilke turneringer som finnes
reply-tournament = hvem som er med, og hvordan det står

### What the hosts decide

host-suspended = { $who ->
        [you] { $until ->
            [none] Vertene i klubben har utestengt deg for godt.
           *[other] Vertene i klubben har utestengt deg til { $until }.
        } Du kan se alt, men ikke flytte eller skrive, og klokkene dine går videre.
        [opponent] { $until ->
            [none] Vertene i klubben har utestengt { $name } for godt.
           *[other] Vertene i klubben har utestengt { $name } til { $until }.
        } I partiene dine med { $name } går klokkene; bør de ikke det, så snakk med vertene.
       *[player] { $until ->
            [none] { $name } er utestengt for godt og har fått vite det.
           *[other] { $name } er utestengt til { $until } og har fått vite det.
        }
    }
host-lifted = { $who ->
        [you] Vertene i klubben har opphevet utestengelsen din: du kan spille igjen.
        [opponent] Vertene i klubben har opphevet utestengelsen av { $name }, som kan spille igjen.
       *[player] { $name } er ikke lenger utestengt og har fått vite det.
    }
host-extended = { $who ->
        [you] Vertene i klubben gir deg { $more } ekstra i dette partiet.
       *[other] Vertene i klubben gir { $name } { $more } ekstra i dette partiet.
    }
host-reason = Vertenes grunn: «{ $reason }»

### Trouble of ours

apology = { $what ->
        [full] Beklager: klubbens disk er full.
        [locked] Beklager: et annet program har låst klubbens fil.
        [damaged] Beklager: klubbens fil er skadet, og verten må legge inn en sikkerhetskopi i stedet.
       *[other] Beklager: noe gikk galt hos klubben.
    } Kommandoen din ble ikke utført, og ingenting er endret. Verten kan se hvorfor; send den igjen senere.

### Examples of orders, each a whole line

example-if = hvis d4-d6 så f6-f3
example-draw = remis godta
example-takeback = ta tilbake godta
example-resign = gi opp ja
example-legal = lovlig f6
example-rank = rad 6
example-file = linje f
example-rays = stråler f6
example-note = notat se opp for hjørnet a11
example-say = fortell et fint parti så langt
example-block = blokker ylva
example-unblock = opphev blokkering ylva
example-report = rapporter ylva frekke meldinger
example-challenge = utfordre ylva kopenhagen angrep 7d+1d/10d urangert
example-seek = søk 2 kopenhagen tilfeldig 3d/trekk rangert
example-accept = godta 12
example-decline = avslå 12 ikke tid denne måneden
example-counter = motbud 12 forsvar 3d/trekk
example-cancel = avlys 12
example-join = bli med alva
example-watch = følg 12
example-rules = regler kopenhagen
example-vacation = ferie til 2027-01-06
example-ladder = stige utfordre ylva
example-settings = innstillinger språk tysk sone Europe/Oslo samling daglig stille 22-07
example-channel = kanal e-post
example-link = koble til alva@example.org
example-unlink = koble fra alva@example.org
example-erase = slett meg Ylva
example-help = hjelp remis

### Lines that are no orders

misread-empty = Det står ingenting på den linjen.
misread-quoted = Den linjen begynner med «>», slik linjer gjør når de gjentar noe andre har skrevet, så den ble ikke lest som en kommando. Mente du den, så send den igjen uten «>».
misread-game-number = Ingen partier har nummeret { $typed }.
misread-not-understood = «{ $typed }» er verken en kommando eller et trekk.
misread-asked = Det er et spørsmål, så ingenting ble gjort.
misread-near = «{ $text }»
misread-meant = Mente du { $nearest }?
misread-missing-argument = Det mangler noe etter «{ $order }». Et eksempel på en hel linje: «{ $example }».
misread-bad-argument = «{ $typed }» ble ikke forstått etter «{ $order }». Et eksempel på en hel linje: «{ $example }».
misread-superfluous = «{ $typed }» er for mye etter «{ $order }», så ingenting ble gjort. Send linjen på nytt uten det.
misread-contradiction = { $how ->
        [twice] «{ $first }» står to ganger etter «{ $order }». La det stå bare én gang, og send linjen på nytt.
        [match] «{ $first }» og «{ $second }» kan ikke begge stå etter «{ $order }»: en match er to partier, og hver av dere angriper i ett av dem. Send linjen på nytt med bare det ene ordet.
       *[differ] «{ $first }» og «{ $second }» kan ikke begge stå etter «{ $order }», fordi de svarer ulikt på samme spørsmål. Send linjen på nytt med bare det ene ordet.
    }

### Why the club refuses

refusal-no-player = { $found ->
        [one] Ingen her heter { $name }. Mente du { $nearest }?
       *[nobody] Ingen her heter { $name }. Sjekk skrivemåten; den som ikke er spiller ennå, kan bli med.
    }
refusal-not-a-player = { $name } er ikke spiller her ennå.
refusal-other-seat = Du sitter her som { $seat }. Bli spiller under det navnet, eller sett deg på nytt som { $name } (taflpost play --as { $name }).
refusal-already-a-player = Du er allerede med.
refusal-bad-name = { $because ->
        [shape] «{ $name }» kan ikke være et navn her: et navn har 2 til 20 bokstaver, sifre eller bindestreker og begynner med en bokstav. Velg et annet navn.
        [reserved] «{ $name }» kan ikke være et navn her, fordi det leses som en kommando, en rute eller et trekk, eller er satt av til dem som har forlatt klubben. Velg et annet navn.
        [office] «{ $name }» kan ikke være et navn her, fordi andre kunne tro at du er en av dem som driver klubben. Velg et annet navn.
       *[taken] Navnet «{ $name }» er opptatt, eller ligner for mye på et som er det. Velg et annet navn.
    }
refusal-no-game = Parti { $game } finnes ikke.
refusal-not-your-game = Parti { $game } spilles av andre.
refusal-no-games = Du har ikke noe parti ennå.
refusal-which-game = Hvilket parti mener du: { $games }? Sett nummeret foran, som i «{ $example }: brett».
refusal-which-game-line = { $game } mot { $opponent }
refusal-stale = Det var ment for trekk { $ply }, men partiet har gått videre, så ingenting ble gjort. Vil du det fortsatt, så send det igjen.
refusal-over = Parti { $game } er slutt, så ingenting ble gjort. { $ending }
refusal-not-your-turn = Det er ikke din tur: vi venter på { $name }.
refusal-nothing-to-withdraw = Det er ingenting å angre: det siste trekket er ikke ditt. Vil du lenger tilbake, så spør motstanderen.
refusal-seen = Trekket ditt kan ikke lenger angres: { $opponent } har fått se det, eller hadde en plan klar for denne turen. Du kan be om å få ta det tilbake.
refusal-no-draw-offered = Motstanderen har ikke tilbudt remis.
refusal-draw-offer-stands = Du har allerede tilbudt remis. Tilbudet står til motstanderen svarer på det eller flytter.
refusal-no-offer-to-withdraw = Du har ikke noe tilbud som venter på svar, så det er ingenting å trekke tilbake.
refusal-other-reader = Ingenting ble sendt. Beskjeden din begynner med navnet { $name }, men i parti { $game } skriver du til { $opponent }. { $together ->
        [none] For å skrive til { $name } må dere ha et parti sammen.
       *[other] Vil du skrive til { $name }, så oppgi nummeret på partiet dere har sammen: { $together }.
    } Var den til { $opponent }, så begynn med et annet ord.
refusal-no-takeback-offered = Motstanderen har ikke bedt om å få ta tilbake et trekk.
refusal-takeback-stands = Noen har allerede bedt om å få ta tilbake et trekk. Var det du, så vent på svaret; var det motstanderen, så svar.
refusal-nothing-to-take-back = Du har ikke gjort noe trekk i dette partiet ennå, så det er ingenting å ta tilbake.
refusal-nothing-to-claim = { $because ->
        [your-turn] Det er ingenting å kreve: det er din tur, og du kan bare kreve seieren når tiden til motstanderen er ute.
        [no-clock] Det er ingenting å kreve: dette partiet spilles uten klokke.
        [up-since] Det var ingenting å kreve da du spurte, men tiden er ute nå. Krev seieren igjen.
       *[time-left] Det er ingenting å kreve: tiden til motstanderen er ikke ute.
    }
refusal-nothing-asked = Ingenting ventet på et ja eller nei her, så ingenting ble gjort. Et spørsmål faller bort når du sender noe annet eller får se noe nytt, og etter ti minutter; i e-post etter to dager. Vil du det fortsatt, så send kommandoen på nytt.
refusal-no-invitation = { $number ->
        [none] Det er ingen invitasjon som dette kan gjelde.
       *[other] Det er ingen åpen invitasjon { $number } som dette kan gjelde.
    }
refusal-which-invitation = Hvilken invitasjon mener du: { $numbers }? Sett nummeret etter kommandoen.
refusal-yourself = Du kan ikke invitere deg selv. Velg en annen spiller.
refusal-no-ruleset = { $found ->
        [one] Det finnes ikke noe regelsett «{ $typed }». Mente du { $nearest }?
       *[nothing] Det finnes ikke noe regelsett «{ $typed }». Velg { $rulesets }.
    }
refusal-which-ruleset = Det mangler et regelsett. Velg { $rulesets }.
refusal-no-hun = { $ruleset } spilles uten hún. Utelat «hún», eller velg et annet regelsett.
refusal-only-a-match = { $ruleset } spilles bare som en match på to partier med byttede sider. Utelat siden, eller skriv «match».
refusal-bad-clock = { $why ->
        [zero] «{ $part }» er ingen tid i det hele tatt, og en klokke trenger minst ett sekund.
        [long] «{ $part }» er for lang tid: ingen tid på en klokke kan være lengre enn { $days } dager.
        [cap-below-bank] I «{ $part }» er det meste klokken kan ha (etter /), mindre enn det den begynner med.
        [empty-night] «{ $part }» slutter på samme klokkeslett som den begynner.
        [doubled] «{ $part }» gjelder det samme som noe du alt har skrevet foran.
       *[unknown] «{ $part }» er ikke noe en klokke kan lages av.
    } Skriv for eksempel «7d+1d/10d» (7 dager, 1 til for hvert trekk, høyst 10) eller «3d/trekk» (3 dager for hvert trekk); «helg», «natt=22-07» eller «krav» kan stå etter.
refusal-not-on-board = «{ $typed }» finnes ikke på dette brettet: det har linjene a til { $file } og radene 1 til { $size }.
refusal-no-plan = { $why ->
        [no-then] «hvis { $typed }» mangler «så» etter betingelsen.
        [no-condition] Etter «hvis» skriver du hva motstanderen gjør: et trekk, «slag på f6» eller et varsel.
        [anything] En plan svarer på noe motstanderen gjør; «hvis hva som helst» ville svare uten å se.
        [no-answer] Etter «så» skriver du trekket du svarer med, eller «stopp».
       *[too-long] Den planen er for lang. Send mindre av den.
    } Et eksempel på en hel linje: hvis d4-d6 så f6-f3
refusal-no-plans-with-dice = I et parti med hún kan du ikke planlegge noe.
refusal-move-first = Det er din tur: gjør trekket ditt først, og si så hva du ville svare.
refusal-plan-ply = { $path ->
        [none] Planen ble ikke lagret.
       *[other] Planen ble ikke lagret: se på det som står etter { $path }.
    } { $why }
refusal-plan-whose = { $place ->
        [condition] Planen ble ikke lagret: etter «hvis» står et trekk av motstanderen din, men brikken på { $from } er din.
       *[answer] Planen ble ikke lagret: etter «så» står et trekk av deg, men brikken på { $from } er motstanderens.
    }
refusal-plan-ends = Planen ble ikke lagret: etter «{ $typed }» er det ingenting igjen å svare på.
refusal-plan-never = Planen ble ikke lagret: «{ $typed }» er ikke noe motstanderen kan si i dette partiet.
refusal-answered = { $became ->
        [game] Invitasjon { $number } er godtatt: den ble til parti { $other }.
        [all-taken] Alle partiene i søk { $number } er tatt.
        [declined] Invitasjon { $number } er avslått.
        [countered] Invitasjon { $number } ble besvart med andre vilkår, i invitasjon { $other }.
        [changed] Invitasjon { $number } ble besvart med andre vilkår.
        [cancelled] { $what ->
            [seek] Søket med nummer { $number } er trukket tilbake.
           *[invitation] Invitasjon { $number } er trukket tilbake.
        }
       *[expired] { $what ->
            [seek] Søket med nummer { $number } er utløpt.
           *[invitation] Invitasjon { $number } er utløpt.
        }
    }
refusal-own-invitation = { $waits ->
        [one] Invitasjon { $number } er din egen: vi venter på { $recipient }. Du kan trekke den tilbake.
       *[everybody] Søket med nummer { $number } er ditt eget, og noen andre må godta det. Du kan trekke det tilbake.
    }
refusal-not-yours-to-cancel = { $what ->
        [invitation] Invitasjon { $number } er fra { $sender }, og ingen andre kan trekke den tilbake. Du kan avslå den.
       *[seek] Søket med nummer { $number } er fra { $sender }, og ingen andre kan trekke det tilbake.
    }
refusal-seek-as-it-is = Søket med nummer { $number } kan bare godtas som det er. Vil du ha andre vilkår, så inviter { $sender } selv.
refusal-seek-taken = Du har allerede tatt et parti i søk { $number } fra { $sender }; resten av partiene er for andre spillere. Du kan invitere { $sender } selv.
refusal-seek-games = Et søk er på 1 til { $most } partier, ikke på { $games }. Send det igjen med et annet antall.
refusal-too-many-seeks = Du har { $count } åpne søk ({ $numbers }), og flere kan du ikke ha. Trekk ett tilbake først.
refusal-too-many-invitations = { $count } invitasjoner fra deg venter på svar, og flere kan du ikke ha. Vent på et svar, eller trekk en tilbake.
refusal-too-many-today = Du har sendt { $count } invitasjoner de siste 24 timene, og flere kan du ikke sende. Den neste kan du sende fra { $again }.
refusal-too-long = Teksten er på { $letters } tegn, og høyst { $most } kan lagres. Gjør den kortere, eller send den i flere deler.
refusal-too-many-messages = Du har sendt { $count } beskjeder det siste døgnet, og det er det meste. Den neste kan du sende fra { $again }.
refusal-too-many-reports = Du har rapportert { $count } ganger det siste døgnet, og det er det meste. Neste gang kan du rapportere fra { $again }.
refusal-too-many-notes = Du har { $most } notater om parti { $game }, og det er det meste.
refusal-not-public = Parti { $game } er ikke offentlig: bare spillerne kan se på det.
refusal-nothing-to-explain = Det er ingenting å forklare: ingen kommando fra deg er avvist i det siste, og ingen av partiene dine er slutt. Hvorfor et spørsmål eller en linje ikke kunne besvares, står bare i selve svaret.
refusal-nothing-to-rematch = Du har ikke spilt ferdig noe parti, så det blir ingen omkamp.
refusal-notes-of-running = Parti { $game } pågår; du kan åpne notatene dine når det er slutt.
refusal-no-notes = Du har ingen notater om parti { $game } som ikke allerede er åpne.
refusal-not-over = Parti { $game } pågår; du kan be om omkamp når det er slutt.
refusal-rematch-open = { $by ->
        [you] Du har allerede bedt om den omkampen: invitasjon { $number } venter på { $opponent }.
       *[other] { $opponent } har bedt om den omkampen: det er invitasjon { $number }.
    }
refusal-stranger = Klubben kjenner ikke { $address }. Bli med under et navn, eller, er du spiller allerede, skriv «koble til» og koden du har fått.
refusal-address-taken = { $address } kan ikke kobles til deg: den er i bruk i denne klubben.
refusal-already-linked = { $address } er allerede koblet til deg.
refusal-bad-address = «{ $typed }» er ikke en adresse. En Discord-konto skrives som «discord 123456789012345678».
refusal-too-many-codes = Det er sendt nok koder for i dag. Prøv igjen i morgen.
refusal-too-new = Du kan invitere via e-postadresse fra { $from }, ett døgn etter at du ble med. Inntil da kan du invitere medlemmer ved navn.
refusal-no-code = Ingen kode venter her, eller den er for gammel eller brukt. Be om en ny.
refusal-wrong-code = Det er ikke koden. { $left ->
        [0] Den kan ikke lenger brukes; be om en ny.
        [one] Du har ett forsøk igjen.
       *[other] Du har { $left } forsøk igjen.
    }
refusal-code-elsewhere = Send den linjen fra Discord-kontoen som skal kobles til.
refusal-not-linked = «{ $typed }» er ikke koblet til deg. I innstillingene dine ser du hva som er det.
refusal-last-way = Ingenting annet ville nå deg: koble til en annen adresse først, og koble så fra { $address }.
refusal-no-way = { $channel ->
        [mail] Ingen e-postadresse er koblet til deg. Koble til en først.
        [discord] Ingen Discord-konto er koblet til deg. Koble til en først: «koble til discord» og navnet på den.
       *[terminal] Klubben kjenner ingen terminal du bruker. Sett deg ved en, og velg den der.
    }
refusal-no-channel = { $channel ->
        [discord] Denne klubben er ikke på Discord, så ingen konto der kan kobles til eller få meldinger.
       *[mail] Denne klubben sender ikke e-post, så ingen adresse kan kobles til eller få meldinger.
    } I innstillingene dine ser du hvor meldingene dine går.
refusal-takes-none = { $name } tar ikke imot invitasjoner for tiden.
refusal-you-block = Du har blokkert { $name }. Opphev blokkeringen først.
refusal-not-blocked = Du har ikke blokkert { $name }.
refusal-only-others = Det kan bare sies om andre, ikke om deg selv.
refusal-nobody-at = Ingen her har adressen «{ $typed }». Sjekk skrivemåten; den som er ny, må først bli med i klubben.
refusal-gone = { $name } har forlatt klubben.
refusal-not-from-here = Det kan bare sies fra en egen adresse som er koblet til deg.
refusal-other-name = Navnet ditt her er { $name }, ikke «{ $typed }», så ingenting ble slettet.
refusal-name-needed = Et ja er ikke nok til det, så ingenting ble slettet. Skriv navnet ditt hvis du vil bli slettet.
refusal-not-away = Du har ikke ferie.
refusal-away-already = Du har allerede ferie.
refusal-no-days = En ferie varer minst én dag.
refusal-too-few-days = Det ville være { $asked ->
        [one] { $asked } feriedag
       *[other] { $asked } feriedager
    }, og du har { $left ->
        [0] ingen igjen
        [one] { $left } dag igjen
       *[other] { $left } dager igjen
    }.
refusal-suspended = { $until ->
        [none] Du er utestengt for godt, så kommandoen din ble ikke utført.
       *[other] Du er utestengt til { $until }, så kommandoen din ble ikke utført.
    } Du kan fortsatt se alt, få dataene dine som fil og bli slettet. Mener du at dette er galt, så snakk med vertene. Vertenes grunn: «{ $reason }»
refusal-no-reason = Det mangler en grunn, og ingenting ble gjort. De det gjelder, får lese den: oppgi den med --reason "TEXT".
refusal-long-reason = Grunnen er for lang, og ingenting ble gjort. Bruk høyst { $most } tegn.
refusal-no-such-game = Klubben har ikke noe parti { $game }, så ingenting ble gjort. Sjekk nummeret.
refusal-no-clock = Parti { $game } spilles uten klokke, så det er ingen tid å legge til.
refusal-not-suspended = { $name } er ikke utestengt, så ingenting ble gjort.
refusal-bad-span = Den tiden kan ikke gis her, og ingenting ble gjort: den kan være høyst { $most } dager, og ikke null.

### Mails to those who are no players

contact-wrote = Noen, kanskje du, har skrevet til denne klubben fra e-postadressen din. Her spilles hnefatafl, vikingenes brettspill, på e-post: hvert trekk er et svar. Vil du spille, så bli med i klubben.
contact-invited = { $name } inviterer deg til et parti hnefatafl, vikingenes brettspill, på e-post: hvert trekk er et svar.
contact-ruleset = Et brett med { $size }×{ $size } ruter og reglene som heter «{ $id }».
contact-invited-join = Vil du spille, så bli med i klubben. Da får du invitasjonen med alle vilkårene på e-post, og du kan fortsatt avslå den.
contact-once = Svarer du ikke, får du ikke mer e-post om dette.

### The page on which mails are stopped

stop-title = { $page ->
        [ask] Stanse all e-post?
        [done] E-posten er stanset
       *[gone] Lenken virker ikke
    }
stop-ask = Trykker du på knappen, sender klubben ingenting mer til e-postadressen din: ingen trekk, ingen påminnelser om tiden din. Har du partier i gang, får motstanderne dine vite at e-post ikke når deg, og klokkene går videre som avtalt. Vil du gi opp et parti, så svar «gi opp» på en av e-postene om det.
stop-button = Stans all e-post
stop-done = Det går ikke mer e-post til adressen din. Vil du ha e-post igjen, så skriv «kanal e-post» til klubben fra den adressen.
stop-gone = Lenken er for gammel, eller den ble ikke kopiert i sin helhet. Vil du ikke ha mer e-post, så svar «kanal terminal» på en hvilken som helst e-post fra klubben, eller bruk avmeldingsknappen i e-postprogrammet ditt.

### Discord

## Names of commands and options, as Discord writes them: small letters, no spaces
command-game = parti
command-number = nummer
command-side = side
command-terms = vilkår
command-text = tekst
command-answer = svar
command-reason = grunn
command-count = antall
command-move = flytt
command-announce = varsle
command-order = ordre
command-form = form
command-plan = plan
command-topic = emne
command-show = vis
command-leave = forlat
command-concede = avstå
command-defer = utsett
command-pin = fest
command-player = spiller
command-month = måned
command-name = navn
command-off = av
command-server-games = server-partier
command-server-threads = server-tråder
command-server-language = server-språk
command-when = når
command-address = adresse
command-doctor = diagnose

## What commands do, in a few words: a command has room for 4,000 signs
command-tafl-does = Spill hnefatafl
command-ladder-does = Klubbens stige
command-club-does = Du og klubben
command-challenge-does = Utfordre noen til et parti
command-accept-does = Godta en invitasjon
command-decline-does = Avslå en invitasjon
command-counter-does = Svar med andre vilkår
command-seek-does = Søk motstandere
command-move-does = Gjør et trekk
command-order-does = Skriv ordrer, én per linje
command-board-does = Vis brettet
command-moves-does = List opp trekkene hittil
command-games-does = List opp partiene dine
command-draw-does = Tilby remis, eller svar
command-takeback-does = Be om å ta tilbake, eller svar
command-withdraw-does = Ta tilbake ditt usette trekk
command-resign-does = Gi opp partiet
command-claim-does = Krev seier på tid
command-roll-does = Kast hún
command-if-does = Planlegg et svar
command-note-does = Ta et privat notat
command-say-does = Skriv til motstanderen
command-why-does = Forklar siste avslag eller resultat
command-rules-does = Vis reglene
command-help-does = Alt du kan si
command-show-does = Vis stigen
command-ladder-join-does = Bli med på stigen
command-leave-does = Forlat stigen
command-ladder-challenge-does = Utfordre om en plass
command-concede-does = Avstå plassen til en utfordrer
command-defer-does = Utsett en utfordring
command-player-does = Hva en spiller har gjort på stigen
command-ladder-rules-does = Vis stigens regler
command-ladder-why-does = Forklar en plass eller et skritt
command-pin-does = Vis stigen i denne kanalen, alltid oppdatert
command-tournament-does = Vis turneringene, eller en av dem
command-join-does = Bli spiller i klubben
command-settings-does = Vis eller endre innstillingene
command-vacation-does = Ta ferie, eller se hva som er igjen
command-link-does = Koble til en e-postadresse, eller bruk en kode
command-unlink-does = Koble fra
command-export-does = Få alt klubben har om deg
command-erase-does = Bli slettet
command-privacy-does = Hva som lagres, og hvorfor
command-mute-does = Ingen beskjeder i et parti
command-block-does = Ingenting mer fra en spiller
command-report-does = Si fra til vertene om en spiller
command-doctor-does = Hva boten har lov til i denne kanalen

## What options say
option-player-does = Noen her
option-month-does = Hvordan den sto da en måned var over: 2026-10
option-rival-does = Hvem; de du kan utfordre, blir foreslått
option-name-does = Eller navn eller e-postadresse
option-ruleset-does = Hvilke regler
option-side-does = Hva du spiller
option-clock-does = Som 7d+1d/10d, eller 3d/ply
option-terms-does = Flere vilkår
option-number-does = Nummeret
option-reason-does = Hvorfor ikke
option-count-does = For hvor mange partier
option-ply-does = Som d1-d4
option-announce-does = Hva du sier med det
option-game-does = Hvilket parti
option-form-does = Hvordan det tegnes
option-answer-does = Hvis du svarer
option-plan-does = Som d4-d6 så f6-f3
option-text-does = Med dine egne ord
option-topic-does = Om en ordre
option-language-does = Alt klubben sier til deg
option-zone-does = Din tidssone, som Europe/Oslo
option-digest-does = Samle det som kan vente
option-quiet-does = Timer uten nytt, som 22-07, eller av
option-channel-does = Hvor nyheter kommer
option-server-games-does = For serveren: hvor partier vises
option-server-threads-does = For serveren: en tråd per match
option-server-language-does = For serveren: språket i innlegg
option-when-does = Som 14 dager, til 2027-01-06, eller slutt
option-address-does = E-postadressen, eller koden
option-linked-does = Hvilken: mail, discord eller en adresse
option-off-does = Slutt med det igjen
option-report-text-does = Hva som skjedde

## On buttons
control-move = Flytt
control-announce = Varsle
control-draw = Remis
control-resign = Gi opp
control-text = Tekstbrett
control-accept = Godta
control-decline = Avslå
control-take-back = Trekk tilbake
control-cancel = Avbryt
control-back = Tilbake
control-play = Bekreft
control-play-saying = Spill og si «{ $words }»
control-play-silent = Spill uten å si noe
control-roll = Kast
control-offer-draw = Tilby remis
control-erase-as = Slett meg …
control-join = Bli med som { $name }
control-join-as = Bli med under et navn …
control-challenge-for = { $place }: utfordre { $name }
control-challenge-on-ladder = Utfordre …
control-ladder-rules = Regler
control-join-ladder = Bli med på stigen
control-concede = Avstå plassen
control-defer = Utsett
control-enter-tournament = Meld deg på
control-leave-tournament = Trekk deg
control-yes = Ja
control-no = Nei
control-previous = Forrige
control-next = Neste
control-of-pieces = { $from } til { $to }

## Choosing a move
pick-piece = Hvilken brikke skal flyttes?
pick-piece-to-announce = Disse brikkene kan åpne en fluktvei som du kunne varsle. Hvilken skal flyttes?
pick-nothing-to-announce = Det er ingenting å varsle: ingen av trekkene dine lar en fluktvei stå åpen som du kunne varsle nå.
pick-no-announcements = I dette partiet varsles ikke fluktveier.
pick-piece-here = Velg en brikke
pick-square = Hvor skal brikken på { $from } gå?
pick-square-here = Velg en rute
pick-king = { $square } (kongen)
pick-roll = Kast hún først.
pick-preview = Slik ville det stå. Ingenting er spilt ennå.
pick-unknown = Denne knappen kjennes ikke lenger her, og ingenting ble gjort. «brett» viser hvordan partiet står, med knapper som virker.
pick-dropped = Ingenting ble spilt.

## Questions
ask-draw = Vil du tilby remis?
ask-draw-answer = Du er tilbudt remis. Sier du ja, er partiet slutt. Er du enig?
ask-draw-offered = Remistilbudet ditt står. Vil du trekke det tilbake?
order-box-title = Ordrer
order-box-label = Én ordre per linje
join-box-title = Bli med i klubben
join-box-label = Navnet du spiller under
erase-box-title = Bli slettet
erase-box-label = Navnet ditt her, hvis du mener det
discord-stranger = Du er ikke spiller i denne klubben ennå. Trykk på knappen for å bli med, og prøv så igjen.

## Servers
server-set = På denne serveren vises partier i { $channel ->
        [here] kanalen der de avtales
       *[other] { $channel }
    }, { $threads ->
        [yes] hver match i sin egen tråd
       *[no] uten tråder
    }, og innlegg er på norsk.
server-ladder = { $shown ->
        [no] Stigen for { $ladder } vises ikke lenger her; den siste meldingen blir stående som den er.
       *[yes] Stigen for { $ladder } vises her fra nå av, i en melding som holder seg oppdatert. Den festes hvis jeg har lov til det («Pin Messages»).
    }
server-no-right = Ingenting ble endret for serveren: bare de som kan administrere den («Administrer server»), kan gjøre det.
server-none = Det gjelder en server der boten er installert. Si det i en kanal der.

## What the bot may do in a channel
doctor-well = Her har boten lov til alt den trenger.
doctor-unknown = Her kan boten bare svare deg: den er ikke installert på denne serveren. Det den forteller deg, går til dine direktemeldinger. Den som administrerer serveren, kan legge den til med knappen «Legg til app».
doctor-direct = Dette er direktemeldingene dine med boten; de er åpne.
doctor-missing = I denne kanalen mangler boten tillatelsen «{ $right }»: { $why } Slik ordnes det: tillat «{ $right }» for botens rolle i innstillingene for denne kanalen, under Tillatelser.

## Permissions, as Discord calls them, and what happens without
right-view = Se kanal
right-view-why = den kan ikke vise partier her.
right-send = Send meldinger
right-send-why = den kan ikke vise partier her.
right-attach = Legg ved filer
right-attach-why = brett kommer som tekst og ikke som bilder.
right-history = Les meldingshistorikk
right-history-why = etter et brudd kan den ikke se hva den alt har lagt ut.
right-threads = Opprett offentlige tråder
right-threads-why = matcher får ingen tråder.
right-in-threads = Send meldinger i tråder
right-in-threads-why = den kan ikke vise partier i tråder.

# Ladders: one for each ruleset, by the ruleset’s id ({ $ladder }). Who defends a place is "den
# utfordrede", as "forsvarer" is a side of the board; points for time are "straffepoeng".
ladder-title = Stigen for { $ladder }, { $players ->
        [one] én spiller
       *[other] { $players } spillere
    }
# { $month } is like 2026-10.
ladder-month = Stigen for { $ladder } ved utgangen av { $month }
ladder-empty = Ingen står på stigen for { $ladder } ennå. Den som blir med nå, er den første.
# What stands behind a name in the table.
ladder-state = { $state ->
        [held] på vent
        [leaving] forlater stigen
        [away] ferie til { $until }
       *[silent] ikke hørt fra
    }
ladder-plays = { $matches ->
        [one] spiller én match
       *[other] spiller { $matches } matcher
    }
ladder-king = { $name } har vært først i { $days ->
        [0] under ett døgn
        [one] én dag
       *[other] { $days } dager
    }{ $defences ->
        [0] .
        [one] {" "}og har stått imot én utfordring.
       *[other] {" "}og har stått imot { $defences } utfordringer på rad.
    }
# Published with its error bar.
ladder-bias = Skjevhet mellom sidene: { $side ->
        [attackers] angriperne
       *[defenders] forsvarerne
    } +{ $points } ± { $deviation } ratingpoeng, etter { $games ->
        [one] ett parti
       *[other] { $games } partier
    }.
ladder-you = Du står på plass { $place } og kan utfordre opp til plass { $highest }. { $open ->
        [0] Ingen der kan utfordres nå.
       *[other] De som er merket med +, kan utfordres nå.
    }
ladder-you-first = Du står øverst, så det er ingen å utfordre.
ladder-you-can-join = Du står ikke på stigen. Den som blir med, begynner nederst.

# What stands for the picture of places over time: { $places } is like “1 Ylva and 2 Alva”.
ladder-chart = Plassene på stigen for { $ladder } fra { $from } til { $until }. Nå: { $places }.
ladder-stands = { $name } står på plass { $place } av { $players } på stigen for { $ladder }.
ladder-stands-not = { $name } står ikke på stigen for { $ladder }.
ladder-may = Du kan utfordre { $name }.
# Why somebody may not be challenged; { $name } is the other.
ladder-no-yourself = Du kan ikke utfordre deg selv.
ladder-no-you-are-not-on = Du står ikke på stigen for { $ladder }.
ladder-no-not-on = { $name } står ikke på stigen for { $ladder }.
ladder-no-below = { $name } står under deg, på plass { $place } (du står på plass { $own }), og du kan bare utfordre oppover.
ladder-no-too-far = { $name } står for høyt oppe, på plass { $place }. Fra plass { $own } kan du utfordre opp til plass { $highest }, { $by ->
        [small] slik det er på alle små stiger
        [places] regnet i plasser
        [percent] regnet i prosent av din egen plass
       *[rating] regnet etter ratingen din
    }.
ladder-no-playing = Du spiller allerede om plass mot { $name }, i matchen med parti { $game }.
ladder-no-shielded = Du tapte eller begynte ikke på den forrige matchen mot { $name }, som er fredet for utfordringer fra deg til { $until }.
ladder-no-you-leave = Du er i ferd med å forlate stigen for { $ladder }.
ladder-no-leaves = { $name } er i ferd med å forlate stigen.
ladder-no-you-are-held = Du er på vent fordi du har tapt et parti på tid og ikke gjort noe trekk siden. Det opphører med ditt neste trekk.
ladder-no-held = { $name } er på vent etter å ha tapt et parti på tid og ikke gjort noe trekk siden.
ladder-no-your-points = Du har { $points } straffepoeng for partier tapt på tid, og med { $limit } eller flere kan ingen utfordre. Tallet synker med hvert trekk du gjør.
ladder-no-outgoing = Du har allerede { $open ->
        [one] én egen utfordring åpen
       *[other] { $open } egne utfordringer åpne
    }, og { $most ->
        [one] bare én
       *[other] høyst { $most }
    } er tillatt om gangen. Spill videre der først.
ladder-no-incoming = { $name } er allerede utfordret, og { $most ->
        [one] bare én utfordring
       *[other] høyst { $most } utfordringer
    } om gangen er tillatt på den plassen.
ladder-no-away = { $name } har ferie til { $until }.
ladder-no-silent = Ingen har hørt fra { $name } siden { $since }; den som ikke har latt høre fra seg på { $days ->
        [one] én dag
       *[other] { $days } dager
    }, kan ikke utfordres.
ladder-no-takes-none = { $name } tar ikke imot utfordringer for tiden.

# What has happened on a ladder. { $who } is you or other ({ $name }); so is { $rival-who } ({ $rival }).
ladder-challenged = { $who ->
        [you] Du (plass { $place }) utfordrer { $rival } (plass { $rival-place })
       *[other] { $name } (plass { $place }) utfordrer deg (plass { $rival-place })
    } på stigen for { $ladder }: en match med partiene { $first } og { $second }, som teller for ratingen. Gjør et trekk i ett av dem innen { $days ->
        [one] én dag
       *[other] { $days } dager
    } på klokken din. { $who ->
        [you] Før ditt første trekk kan du utsette matchen.
       *[other] Før ditt første trekk kan du avstå plassen uten å spille, eller utsette matchen.
    }
ladder-deferred = { $who ->
        [you] Du har utsatt matchen med partiene { $first } og { $second }: klokkene dine i den står stille til { $until }.
       *[other] { $name } har utsatt matchen med partiene { $first } og { $second }: klokkene til { $name } i den står stille til { $until }.
    }
ladder-not-begun = Du har ikke gjort noe trekk ennå i matchen med partiene { $first } og { $second } mot { $rival }. { $role ->
        [challenger] Kommer det ikke innen { $until }, faller utfordringen din bort.
       *[defender] Kommer det ikke innen { $until }, går plassen din til { $rival }.
    }
ladder-leaving = Du forlater stigen for { $ladder } når matchene dine er slutt; de teller. Etterpå kan du bli med igjen, noe lenger ned.
ladder-step-joined = { $who ->
        [you] Du
       *[other] { $name }
    } blir med på stigen for { $ladder }, på plass { $to }.
ladder-step-returned = { $who ->
        [you] Du
       *[other] { $name }
    } er tilbake på stigen for { $ladder }, på plass { $to } (før: plass { $detail }).
ladder-step-left = { $who ->
        [you] Du forlater stigen for { $ladder } fra plass { $from }. Kommer du tilbake innen { $days ->
            [one] én dag
           *[other] { $days } dager
        }, får du en plass i nærheten av den.
       *[other] { $name } forlater stigen for { $ladder } fra plass { $from }.
    }
ladder-step-erased = { $name } er slettet, og plass { $from } på stigen for { $ladder } er ledig.
ladder-step-won = { $who ->
        [you] Du
       *[other] { $name }
    } vinner matchen med partiene { $first } og { $second } mot { $rival-who ->
        [you] deg
       *[other] { $rival }
    } ({ $points } : { $rival-points }{ $detail ->
        [2] , avgjort ved regelsettets regel for poenglikhet
       *[other] {""}
    }) og rykker opp på stigen for { $ladder } fra plass { $from } til plass { $to }, rett over { $rival-who ->
        [you] deg
       *[other] { $rival }
    }.
ladder-step-tied = { $who ->
        [you] Matchen din med partiene { $first } og { $second } mot { $rival }
       *[other] Matchen med partiene { $first } og { $second } mellom { $name } og { $rival-who ->
            [you] deg
           *[other] { $rival }
        }
    } ender remis ({ $points } : { $rival-points }). { $who ->
        [you] Du
       *[other] { $name }
    } { $moves ->
        [no] blir stående på plass { $to } på stigen for { $ladder }, under plass { $rival-place }.
       *[yes] rykker opp på stigen for { $ladder } fra plass { $from } til plass { $to }, nærmere plass { $rival-place }.
    }
ladder-step-lost = { $who ->
        [you] Du
       *[other] { $name }
    } taper matchen med partiene { $first } og { $second } mot { $rival-who ->
        [you] deg
       *[other] { $rival }
    } ({ $points } : { $rival-points }{ $detail ->
        [2] , avgjort ved regelsettets regel for poenglikhet
       *[other] {""}
    }). Ingen bytter plass på stigen for { $ladder }: { $who ->
        [you] du
       *[other] { $name }
    } blir stående på plass { $to } og kan ikke utfordre { $rival-who ->
        [you] deg
       *[other] { $rival }
    } igjen på { $days ->
        [one] én dag
       *[other] { $days } dager
    }.
ladder-step-void = { $who ->
        [you] Du
       *[other] { $name }
    } utfordret { $rival-who ->
        [you] deg
       *[other] { $rival }
    }, men gjorde ikke noe trekk i tide, så utfordringen faller bort. Partiene { $first } og { $second } slutter uten resultat. Ingen bytter plass på stigen for { $ladder }, og { $who ->
        [you] du
       *[other] { $name }
    } kan ikke utfordre { $rival-who ->
        [you] deg
       *[other] { $rival }
    } på { $days ->
        [one] én dag
       *[other] { $days } dager
    }.
ladder-step-absent = { $rival-who ->
        [you] Du
       *[other] { $rival }
    } gjorde ikke noe trekk i tide i matchen mot { $who ->
        [you] deg
       *[other] { $name }
    }. Partiene { $first } og { $second } slutter uten resultat, og { $who ->
        [you] du
       *[other] { $name }
    } overtar plassen: fra plass { $from } til plass { $to } på stigen for { $ladder }.
ladder-step-conceded = { $rival-who ->
        [you] Du
       *[other] { $rival }
    } avstår plassen til { $who ->
        [you] deg, og du
       *[other] { $name }, som
    } går fra plass { $from } til plass { $to } på stigen for { $ladder }. Partiene { $first } og { $second } slutter uten resultat.
ladder-step-closed = Matchen med partiene { $first } og { $second } på stigen for { $ladder } får ingen følger, fordi et av partiene er uten resultat.
ladder-step-decayed = { $who ->
        [you] Du
       *[other] { $name }
    } har ikke spilt noen match på stigen for { $ladder } på { $detail ->
        [one] én dag
       *[other] { $detail } dager
    } og rykker ned fra plass { $from } til plass { $to }.
ladder-step-late = { $who ->
        [you] Du har tapt et parti på tid på stigen for { $ladder }. Nå har du { $detail } straffepoeng, færre for hvert trekk du gjør, og er på vent til ditt neste trekk.
       *[other] { $name } har tapt et parti på tid på stigen for { $ladder }, har nå { $detail } straffepoeng og er på vent til sitt neste trekk.
    }
ladder-step-sunk = { $who ->
        [you] Du
       *[other] { $name }
    } har tapt { $detail } partier på tid på stigen for { $ladder } i løpet av { $days ->
        [one] én dag
       *[other] { $days } dager
    } og rykker ned fra plass { $from } til plass { $to }, under alle aktive spillere.
ladder-step-corrected = Vertene flytter { $who ->
        [you] deg
       *[other] { $name }
    } fra plass { $from } til plass { $to } på stigen for { $ladder }. Vertenes grunn: «{ $reason }»

ladder-earlier = { $count ->
        [one] Før disse kom ett skritt.
       *[other] Før disse kom { $count } skritt.
    }
# A line of somebody’s past: { $places } is like “7 → 4”.
ladder-past = { $at }, plass { $places }: { $step }
ladder-no-place = –
ladder-best = Beste plass: { $best }. Dager på førsteplass: { $days }.
ladder-matches = Matcher: { $won } vunnet, { $level } remis, { $lost } tapt.
ladder-defences = Stått imot utfordringer på rad: { $now } nå, { $most } på det meste.
ladder-rating = Rating { $rating }, etter { $attacked ->
        [one] ett parti
       *[other] { $attacked } partier
    } som angriper og { $defended } som forsvarer.
ladder-unrated = Ingen rangerte partier ennå.
ladder-sides = Rating som angriper: { $attackers }, som forsvarer: { $defenders }.
ladder-points = Straffepoeng for partier tapt på tid: { $points }.

# The rule sheet, filled with the numbers in force.
ladder-sheet-title = Reglene på stigen for { $ladder }
ladder-sheet-match = Det spilles om en plass i en match: to partier samtidig, der hver av spillerne angriper i ett av dem. Partiene er offentlige og teller for ratingen. En utfordring trenger ikke å godtas.
ladder-sheet-reach = Du kan bare utfordre oppover. På en stige med høyst { $small-ladder } spillere kan du utfordre inntil { $small-reach ->
        [one] én plass
       *[other] { $small-reach } plasser
    } over deg; på en større gjelder det av dette som fører lengst opp: { $reach-places ->
        [one] én plass
       *[other] { $reach-places } plasser
    }, { $reach-percent } % av ditt eget plassnummer, eller { $reach-rating ->
        [one] én plass
       *[other] { $reach-rating } plasser
    } over den du ville hatt etter rating. En rating teller her først når avviket er høyst { $reach-deviation }.
ladder-sheet-load = Du kan ha { $outgoing ->
        [one] én egen utfordring åpen
       *[other] { $outgoing } egne utfordringer åpne
    } og bli utfordret av { $incoming ->
        [one] én spiller
       *[other] { $incoming } spillere
    } om gangen{ $top-places ->
        [0] .
        [one] , og av { $top-incoming } på plass 1.
       *[other] , og av { $top-incoming } på plassene 1 til { $top-places }.
    } En match teller i { $hold-days ->
        [one] én dag
       *[other] { $hold-days } dager
    }; og har du ikke utfordret en spiller på fire ganger så lang tid, trenger du ikke vente på dem som har det. Matcher som står stille på grunn av motstanderens ferie, teller ikke med, og den som har ferie, kan ikke utfordres. En blokkering hindrer ingen i å utfordre.
ladder-sheet-opening = Hver av spillerne har { $opening-days ->
        [one] én dag
       *[other] { $opening-days } dager
    } til sitt første trekk, regnet på egen klokke. Gjør utfordreren ikke noe trekk, faller utfordringen bort, som om den var tapt; gjør den utfordrede det ikke, får utfordreren plassen. Før sitt første trekk kan den utfordrede avstå plassen, og hver av spillerne kan utsette matchen med { $defer-days ->
        [one] én dag
       *[other] { $defer-days } dager
    }, høyst én gang { $defer-every ->
        [one] om dagen
       *[other] på { $defer-every } dager
    }. Ingenting av dette teller for ratingen.
ladder-sheet-result = Matchen gjøres opp i det øyeblikket det siste partiet slutter; den som da står lavest, regnes som utfordrer. Seier teller 1, remis ½. Har utfordreren flest poeng, rykker utfordreren opp rett over den utfordrede. Har utfordreren færrest, bytter ingen plass, og utfordreren kan ikke utfordre den samme igjen på { $shield-days ->
        [one] én dag
       *[other] { $shield-days } dager
    }.
ladder-sheet-tie = { $tie-break ->
        [fewer-plies] Står det likt på poeng, går matchen til den som vant på færrest trekk.
        [more-captures] Står det likt på poeng, går matchen til den som slo flest menn i de to partiene.
       *[none] Regelsettet har ingen regel for poenglikhet i matcher.
    } { $tie ->
        [nothing] Ender matchen remis, bytter ingen plass.
        [below] Ender matchen remis, kommer utfordreren rett under den utfordrede.
       *[middle] Ender matchen remis, rykker utfordreren opp halve veien til den utfordrede, rundet ned: fra plass 8 til plass 6 mot plass 4. Naboer blir stående.
    }
ladder-sheet-late = Et parti tapt på tid er tapt og teller. Det gir { $timeout-points } straffepoeng, og hvert trekk fjerner { $ply-points } igjen. Det setter deg også på vent til ditt neste trekk: den som er på vent, kan verken utfordre eller utfordres.{ $points-limit ->
        [0] {""}
       *[other] {" "}Med { $points-limit } straffepoeng eller flere kan ingen utfordre.
    } Den som taper { $timeouts } partier på tid i løpet av { $timeout-days ->
        [one] én dag
       *[other] { $timeout-days } dager
    }, settes under den siste aktive spilleren. Den som taper på tid før sitt andre trekk, mister ikke rating for det.
ladder-sheet-silence = Den som verken har gitt en kommando eller sett på et parti på { $silence-days ->
        [one] én dag
       *[other] { $silence-days } dager
    }, kan ikke utfordres.
ladder-sheet-leave = Forlater du stigen, spiller du først ferdig det du har begynt på, og det teller; så blir plassen ledig. Kommer du tilbake innen { $limbo-days ->
        [one] én dag
       *[other] { $limbo-days } dager
    }, står du så langt under den gamle plassen din som { $limbo-percent } % av veien derfra til den siste, rundet opp. Senere begynner du nederst.
ladder-sheet-idle = { $free-days ->
        [one] Én dag
       *[other] { $free-days } dager
    } uten match koster ingenting. Deretter rykker du ned en plass for hver { $decay-days ->
        [one] hele dag
       *[other] hele periode på { $decay-days } dager
    }. Man kommer under den neste som ikke selv er inaktiv. Ferie teller ikke med.
ladder-sheet-ratings = Ratingen er Glicko-2, for dette regelsettet alene, med regelsettets skjevhet mellom sidene regnet bort. Begge partiene i en match regnes samlet, så én seier hver mellom like sterke spillere endrer ingenting.

refusal-no-ladder = Klubben har ingen stige for { $ladder }. Den har { $count ->
        [one] én, for { $ladders }.
       *[other] stiger for { $ladders }.
    }
refusal-which-ladder = Det er flere stiger. Si hvilken du mener, med regelsettet: { $ladders }.
refusal-not-on-ladder = Du står ikke på stigen for { $ladder }.
refusal-other-not-on-ladder = { $name } står ikke på stigen for { $ladder }.
refusal-already-on-ladder = Du står allerede på stigen for { $ladder }, på plass { $place }.
refusal-already-leaving = Du er i ferd med å forlate stigen for { $ladder }; det skjer så snart matchene dine er slutt. Etterpå kan du bli med igjen, noe lenger ned.
refusal-no-ladder-match = Du spiller ingen match på en stige der det kan gjøres.
refusal-which-match = Du spiller flere matcher. Føy til navnet på motstanderen, eller oppgi et av partiene: { $games }.
refusal-not-challenged = Det var du som utfordret { $name }, og bare den som har plassen, kan avstå den. Du kan utsette matchen eller gi opp et parti.
refusal-match-begun = Du har gjort et trekk i matchen med partiene { $first } og { $second }, så nå spilles den. Du kan gi opp et parti.
refusal-deferred-before = Du har nylig utsatt en match. Du kan gjøre det igjen fra { $until }.
refusal-bad-place = Stigen for { $ladder } har { $players } plasser, og { $name } står på plass { $stands }: { $name } kan ikke settes på plass { $place }.
refusal-no-month = Klubben vet ingenting om stigen for { $ladder } ved utgangen av { $month }: den begynte senere, eller måneden er ikke over.

# Tournaments: lists, pages, what happens in them.
tournament-list = Turneringer
tournament-none = Det har ikke vært noen turnering i klubben ennå. Det er vertene som åpner dem.
tournament-line = Turnering { $number }, { $name } ({ $ruleset }). { $stage } { $reader ->
        [may-enter] Du kan melde deg på.
        [plays] Du er med.
       *[nothing] {""}
    }
tournament-title = Turnering { $number }: { $name } ({ $ruleset })
# $at is a moment, like “Monday 2 November, 10:00 (UTC)”.
tournament-stage = { $stage ->
        [open] Man kan melde seg på til { $at }; da begynner turneringen. { $players ->
            [0] Ingen har meldt seg på ennå.
            [one] Én spiller har meldt seg på.
           *[other] { $players } spillere har meldt seg på.
        }
        [running] Den har vært i gang siden { $at }, med { $players } spillere.
        [over] Den har vært slutt siden { $at }. { $players } spillere var med.
       *[called-off] Den ble avlyst: { $at }.
    }
tournament-names = Påmeldt: { $names }.
tournament-reason = Begrunnelsen: { $reason }
tournament-too-few = Færre enn fire hadde meldt seg på.
tournament-group = Gruppe { $group }
tournament-legend = I hver rute står to partier, først det der spilleren i raden angriper. 1 er vunnet, ½ remis, 0 tapt, + eller − avgjort uten spill; et punktum er i gang, / er uten resultat. S-B er kvaliteten etter Sonneborn-Berger; trekk er trekkene i den korteste seieren på brettet.
tournament-rules = I en gruppe spiller alle to partier mot alle, ett på hver side, alle samtidig; partiene er offentlige og teller for ratingen. En gruppe har minst 4 spillere og, der det lar seg gjøre, høyst { $size }. Den som ikke har gjort et trekk når klokken har gått i { $window ->
        [one] ett døgn
       *[other] { $window } døgn
    }, er ute. En seier teller 1, remis ½. Like poeng skilles av partiene mellom dem det gjelder, så av Sonneborn-Berger, så av den korteste seieren på brettet; de som fortsatt står likt, deler plassen.
tournament-you = { $reader ->
        [may-enter] Du kan melde deg på.
       *[plays] Du er med.
    }
tournament-gone = { $who ->
        [you] { $how ->
            [absent] Du gjorde ikke noe trekk i tide og er derfor ute.
            [taken-out] Vertene har tatt deg ut.
           *[withdrew] Du har trukket deg.
        }
       *[other] { $how ->
            [absent] { $name } gjorde ikke noe trekk i tide og er ute.
            [taken-out] Vertene har tatt ut { $name }.
            [erased] { $name } har forlatt klubben.
           *[withdrew] { $name } har trukket seg.
        }
    }
tournament-gone-counts = { $counts ->
        [yes] { $who ->
            [you] Minst halvparten av partiene dine var ferdige, så resten har du tapt.
           *[other] Minst halvparten av partiene til { $name } var ferdige, så resten teller som tapt for { $name }.
        }
       *[no] { $who ->
            [you] Færre enn halvparten av partiene dine var ferdige, så ingen av dem teller.
           *[other] Færre enn halvparten av partiene til { $name } var ferdige, så ingen av dem teller.
        }
    }
tournament-out = Turnering { $number }, { $tournament }:
tournament-opened = Turnering { $number }, { $tournament }, er åpen.
tournament-entered = Du er meldt på turnering { $number }, { $tournament }.
tournament-left = Du har meldt deg av turnering { $number }, { $tournament }. Til den begynner, kan du melde deg på igjen.
tournament-leave-asked = Vil du trekke deg fra turnering { $number }, { $tournament }? { $resigned ->
        [0] Du gir ikke opp noe parti.
        [one] Du gir opp ett parti, som teller for ratingen din.
       *[other] Du gir opp { $resigned } partier, som teller for ratingen din.
    } Matcher der du ikke har gjort noe trekk og ikke noe parti er slutt, ender uten resultat. { $counts ->
        [yes] Minst halvparten av partiene dine er ferdige: i tabellen teller resten som tapt.
       *[no] Færre enn halvparten av partiene dine er ferdige: i tabellen teller ingen av dem.
    }
tournament-began = Turnering { $number }, { $tournament }, har begynt.
tournament-began-own = Du spiller i gruppe { $group }: { $games } partier samtidig, to mot hver av de andre. Gjør et trekk i ett av dem før klokken din har gått i { $window ->
        [one] ett døgn
       *[other] { $window } døgn
    }; ellers er du ute.
tournament-rival = { $name }: parti { $first } og { $second }
tournament-not-begun = Turnering { $number }, { $tournament }: du har ikke gjort noe trekk ennå. Gjør et trekk i et av partiene dine innen { $until }, ellers er du ute.
tournament-called-off = Turnering { $number }, { $tournament }, er avlyst.
tournament-over = Turnering { $number }, { $tournament }, er slutt.
tournament-over-own = I gruppe { $group } kom du på plass { $place } av { $players }.
# The heads of columns; pictures have only letters without marks.
tournament-head-points = poeng
tournament-head-sonneborn-berger = S-B
tournament-head-shortest = trekk
# What stands for the picture of a crosstable.
tournament-standing = { $place } { $name } ({ $points })
tournament-chart = Gruppe { $group } i turnering { $number }: { $standing }.

refusal-no-tournament = Det finnes ingen turnering { $number }.
refusal-no-tournament-meant = Det er ingen turnering nå som du kan mene.
refusal-which-tournament = Det er flere turneringer. Si hvilken du mener, med nummeret: { $tournaments }.
refusal-tournament-not-open = Turnering { $number }, { $tournament }, har allerede begynt eller er avlyst.
refusal-tournament-ended = Turnering { $number }, { $tournament }, er slutt eller avlyst, så ingenting i den endres mer.
refusal-already-in-tournament = Du er allerede meldt på turnering { $number }, { $tournament }.
refusal-not-in-tournament = Du er ikke med i turnering { $number }, { $tournament }.
refusal-other-not-in-tournament = { $name } er ikke med i turnering { $number }, { $tournament }.
refusal-tournament-full = { $most } spillere har meldt seg på turnering { $number }, { $tournament }: det er ikke plass til flere.
refusal-taken-out-of-tournament = Vertene har tatt deg ut av turnering { $number }, { $tournament }, så du kan ikke melde deg på den igjen.
refusal-too-few-players = { $players ->
        [0] Ingen har meldt seg
        [one] Én spiller har meldt seg
       *[other] { $players } spillere har meldt seg
    } på turnering { $number }, { $tournament }, og det trengs { $least }. Den kan vente på flere, eller avlyses med «taflpost host tournament cancel».
refusal-bad-tournament-name = En turnering trenger et navn på 1 til { $most } bokstaver.
refusal-bad-tournament-number = { $which ->
        [size] En gruppe kan ha { $least } til { $most } spillere.
       *[window] Det første trekket kan kreves innen { $least } til { $most } dager.
    }
refusal-bad-tournament-clock = En turnering trenger en klokke som begynner med mer enn ett døgn, for eksempel «7d+1d/10d»: innen da må alle være kommet i gang.
refusal-bad-tournament-start = En turnering begynner senere enn nå, og høyst { $most } dager fra nå.

# The guide for players, `docs/player.md`.
guide-title = Å spille
guide-discord = I Discord skriver du «/tafl { $challenge }»; under hvert brett står knapper for å trekke, varsle, tilby remis, gi opp og se brettet som tekst. «/tafl { $move }» fullfører lovlige trekk mens du skriver. Det du velger, ser bare du til du trykker på «{ $confirm }». Er du ny, trykker du på knappen som gjør deg til spiller.
guide-mail = På e-post skriver du «{ $join } NAVN» til klubbens adresse, og svarer «{ $yes }» på e-posten som spør om det var deg. Fra da av viser hver e-post et brett, sier hvem som er i trekket og hvor lenge, og lister opp linjene du kan svare med: svar, skriv et trekk på en egen linje, for eksempel «d1-d4», og send. Sitater og signaturer leses ikke, og én e-post kan svare på flere partier: «12: d1-d4».
guide-terminal = Ved terminalen på klubbens maskin starter du «taflpost play --as NAVN» og sier «{ $join }».
guide-orders = De samme ordrene forstås overalt, på alle klubbens språk. Alle sammen:
