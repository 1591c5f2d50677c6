# Terminals, in Danish.

## Ved terminalen

greeting-stranger = Velkommen til { $club }. Ingen her hedder { $name } endnu: du kan deltage under det navn.
greeting-player = Velkommen tilbage til { $club }, { $name }.
# $numbers er partiernes numre.
greeting-games = { $count ->
        [one] Det er din tur i parti { $numbers }.
       *[other] Det er din tur i { $count } partier: { $numbers }.
    }
greeting-challenges = { $count ->
        [one] Én udfordring venter på svar fra dig.
       *[other] { $count } udfordringer venter på svar fra dig.
    }
greeting-open-challenges = { $count ->
        [one] Der er én åben udfordring, som du kan acceptere.
       *[other] Der er { $count } åbne udfordringer, som du kan acceptere.
    }
greeting-nothing = Der er ikke noget, der venter på dig.
terminal-left =
    Du har forladt din plads, og klubben er stadig åben. Sådan kommer du tilbage:
      { $line }
terminal-too-long = Linjen er for lang til at være en kommando, så den blev ikke sendt.
terminal-lost = (Forbindelsen til klubben er afbrudt; venter på, at den kommer tilbage.)
terminal-given-up = Beklager, klubben har svigtet { $times } gange ved »{ $text }«, så det bliver ikke sendt igen. Klubledelsen kan se hvorfor. Send { COMMAND("board") } eller { COMMAND("games") } for at se, om det blev gjort.
