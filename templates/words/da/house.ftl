# What the house says, in Danish.

# What the house is called in a sentence; .joined: what becomes of a word and its article, each on a
# line. With its level where several are told apart.
house-name = huset
    .joined = { "" }
house-at-level = huset, niveau { $level }
house-why-passed = { $name } meldte pas: kastet gav ingen lovlige træk.
house-why-only-move = { $name } spillede { $move }, fordi det var det eneste lovlige træk.
house-why-does = { $deed }
house-why-threatens-king = { $move } truer med at fange kongen.
house-why-keeps = { $name } spillede { $move }, fordi du kunne have slået brikken på { $square }. Det kan du ikke længere.
house-why-threatens = { $count ->
        [one] { $move } truer med at slå brikken på { $squares }.
       *[other] { $move } truer brikkerne på { $squares }.
    }
house-why-delays = Efter { $move } kan kongen ikke længere nå { $goal ->
        [corner] et hjørnefelt
       *[edge] kanten
    } på { $count ->
        [one] 1 træk
       *[other] { $count } træk
    }.
house-why-nears = Efter { $move } kan kongen nå { $goal ->
        [corner] et hjørnefelt
       *[edge] kanten
    } på { $count ->
        [one] 1 træk
       *[other] { $count } træk
    }, hvis intet kommer i vejen.
house-why-guards = { $move } sætter en brik på vagt ved hjørnefeltet { $square }.
house-why-narrows = Efter { $move } kan kongen kun gå til { $count ->
        [one] 1 felt
       *[other] { $count } felter
    } i stedet for { $from }.
house-why-shuts-in = Efter { $move } kan kongen ikke flytte.
house-why-widens = Efter { $move } kan kongen gå til { $count ->
        [one] 1 felt
       *[other] { $count } felter
    } i stedet for { $from }.
house-why-approaches = { $move } bringer en brik tættere på kongen.
house-why-safe = { $name } spillede { $move }, fordi brikken står sikkert på { $square }: Du kan ikke slå den, når det bliver din tur.
house-why-expects = { $name } spillede { $move }, fordi det kunne lide det, der kan følge. Det venter { $answer } som dit bedste svar.
house-why-looked-good = { $name } spillede { $move }, fordi det så godt ud blandt de træk, det sammenlignede.
house-hint-asked = Huset regner ud, hvor gode dine chancer er, og et godt træk. Du får begge dele om et øjeblik.
house-hint = Her ville huset spille { $ply }.
# $chances is in hundredths.
house-hint-chances = Efter husets skøn er dine chancer nu { $chances } %.
