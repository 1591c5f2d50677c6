# Circles, in Danish.

## Acts
act-circle = se kredsene
    .button = Kredse
    .slash = Se alle kredsene, eller vis én for at blive medlem eller forlade den
    .help =
        kreds [NAVN] | klubberne i klubben, eller én af dem
        kreds deltag NAVN, kreds forlad NAVN | bliv medlem af en kreds, eller forlad den
    .help-more =
        For klubledelsen:
          organiser kreds åbn NAVN, organiser kreds luk NAVN GRUND
                           opret en kreds, evt. med »sprog de« eller »server
                           NUMMER«, eller opløs den
          organiser kreds udnævn KREDS NAVN,
          organiser kreds afsæt KREDS NAVN GRUND
                           giv et medlem ledelsen af den, eller tag den fra det
          organiser kreds bekendtgør KREDS TEKST
                           sig noget til alle medlemmer, én gang om dagen
act-circle-one = se, hvem der er med i kredsen, og hvad der spilles der
    .button = Vis kredsen
    .choose = Vælg en kreds
act-circle-join = blive medlem af kredsen
    .button = Bliv medlem af kredsen
act-circle-leave = forlade kredsen
    .button = Forlad kredsen

## Why the club refuses
refusal-no-circle = Der er ingen kreds, der hedder »{ $name }«.
refusal-already-in-circle = Du er allerede med i kredsen { $circle }.
refusal-not-in-circle = Du er ikke med i kredsen { $circle }.
refusal-other-not-in-circle = { $name } er ikke med i kredsen { $circle }, og kun medlemmer kan lede den.
refusal-circle-only-there = Kredsen { $circle } hører hjemme på en Discord-server. Du kan blive medlem der, med den konto, du spiller med.
refusal-circle-only-members = Det er kun for medlemmer af kredsen { $circle }. Bliv medlem af den først.
refusal-bad-circle-name = »{ $name }« kan ikke være navnet på en kreds. Det skal være ét ord på 2 til { $most } bogstaver, cifre og bindestreger, som begynder med et bogstav og ikke er en kommando.
refusal-circle-taken = Der er eller var en kreds, der hedder { $circle }. Vælg et andet navn.
refusal-circle-has-one = Den server har allerede en kreds: { $circle }.
refusal-circle-still-waits = Kredsen { $circle } på denne server venter på klubledelsen. Den har fået besked og åbner kredsen, når den er enig.
refusal-bad-server = »{ $typed }« er ikke nummeret på en Discord-server. I Discord kan det kopieres fra serverens menu, når udviklertilstand er slået til.

## Circles

circles-none = Der er ingen kredse. En kreds er en klub i klubben, med egne stiger og turneringer; klubledelsen opretter dem.
circles = En kreds er en klub i klubben, med egne stiger og turneringer. Alle kan spille mod alle, uanset hvilke kredse de er med i.
circle-line = { $circle }: { $members ->
        [0] ingen medlemmer endnu
        [one] ét medlem
       *[other] { $members } medlemmer
    }, { $place ->
        [server] på en Discord-server
       *[nowhere] uden et fast sted
    }, { $language }{ $reader ->
        [member] {" "}– du er med
       *[no] {""}
    }.
circle-members = Medlemmer: { $names }.
circle-organisers = Ledelse: { $names }.
circle-ladders = Stiger: { $names }.
circle-tournaments = Turneringer: { $names }.
circle-joined = Du er nu med i kredsen { $circle }. Du kan komme med på dens stiger og i dens turneringer.
circle-left = Du har forladt kredsen { $circle }. { $ladders ->
        [0] Du stod ikke på nogen af dens stiger.
        [one] Du forlader også dens stige; matcher, der er i gang, spilles færdig og tæller.
       *[other] Du forlader også dens { $ladders } stiger; matcher, der er i gang, spilles færdig og tæller.
    } Turneringer, der er begyndt, fortsætter.
circle-left-server = Du har forladt Discord-serveren for kredsen { $circle } og dermed også kredsen og dens stiger. Matcher og turneringer, der er i gang, fortsætter.
circle-opened = Kredsen { $circle } er oprettet. Den får stiger og turneringer, når dens ledelse åbner dem.
circle-waits = Kredsen { $circle } er ikke åben endnu: den venter på klubledelsen. Den har fået besked og åbner kredsen, når den er enig. Du kan straks åbne én kreds, som ledelsen ikke har set, og i hele klubben åbnes der tre på en dag.
circles-to-see = Nye kredse på Discord-servere. Før en af jer har åbnet dem, ser ingen andre steder dem, der er åbne der, og de andre venter. I kan også lukke dem.
circle-to-see = { $circle }: { $state ->
        [waits] venter på et ja fra jer
       *[open] åben på sin server
    }.
circle-closed = Kredsen { $circle } er opløst. { $players ->
        [0] Ingen var med i den.
        [one] Én person var med i den og har fået begrundelsen at vide.
       *[other] { $players } personer var med i den og har fået begrundelsen at vide.
    }
circle-disbanded = Klubledelsen har opløst kredsen { $circle } og dens stiger. Partier, der er i gang, fortsætter.
circle-appointed = { $who ->
        [you] Du er nu med i ledelsen af kredsen { $circle }: Du kan åbne dens stiger og turneringer og afgøre deres partier. Alt, hvad du gør, bliver skrevet op, og dem, det gælder, får din begrundelse at vide.
       *[player] { $name } er nu med i ledelsen af kredsen { $circle } og har fået besked.
    }
circle-dismissed = { $who ->
        [you] Du er ikke længere med i ledelsen af kredsen { $circle }.
       *[player] { $name } er ikke længere med i ledelsen af kredsen { $circle } og har fået besked.
    }
