# Terminals, in Norwegian (Bokmål).

## Ved terminalen

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
