# Circles, in Norwegian (Bokmål).

## Acts
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

## Why the club refuses
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

## Circles

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
