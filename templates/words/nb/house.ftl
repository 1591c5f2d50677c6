# What the house says, in Norwegian (Bokmål).

# What the house is called in a sentence; .joined: what becomes of a word and its article, each on a
# line. With its level where several are told apart.
house-name = huset
    .joined = { "" }
house-at-level = huset, nivå { $level }
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
house-hint-asked = Huset regner ut hvor gode sjansene dine er, og et godt trekk. Du får begge deler om et øyeblikk.
house-hint = Her ville huset ha spilt { $ply }.
# $chances is in hundredths.
house-hint-chances = Slik huset ser det, er sjansene dine nå { $chances } %.
