# Challenges, in Norwegian (Bokmål).

joined-seeks = Disse spillerne ser etter en motstander:
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

## Acts
act-invitations = se utfordringene som venter på svar
    .button = Utfordringer til meg
    .help =
        utfordringer | utfordringene som venter på svar
act-seeks = se hvem som ser etter en motstander
    .button = Finn en motstander
    .help =
        åpne søk | de åpne utfordringene; «godta NUMMER» godtar en av dem
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
act-challenge-first = spill mot huset med en gang, på det letteste nivået
    .button = Spill mot huset
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
act-rematch = spill en gang til, med byttede sider
    .button = Omkamp
    .help =
        omkamp | spill mot samme motstander igjen, med byttede sider

## Why the club refuses
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
refusal-seek-as-it-is = Åpen utfordring { $number } kan bare godtas som den er. Vil du ha andre vilkår, så send { $sender } en utfordring selv.
refusal-seek-taken = Du har allerede tatt et parti i åpen utfordring { $number } fra { $sender }; de andre er for andre spillere. Du kan utfordre { $sender } selv.
refusal-seek-games = Antallet partier i en åpen utfordring må være mellom 1 og { $most }, ikke { $games }. Send den på nytt med et annet antall.
refusal-too-many-seeks = Du har nådd grensen for åpne utfordringer: { $count } om gangen ({ $numbers }). Trekk tilbake en av dem først.
refusal-too-many-invitations = Du har nådd grensen for utfordringer som venter på svar: { $count } om gangen. Vent på et svar, eller trekk tilbake en av dem.
refusal-no-house-level = Huset spiller på fem nivåer, 1 til 5, og har ikke noe nivå { $level }. Nivå 1 er det letteste.
refusal-too-many-with-house = Du har nådd grensen for partier mot huset: { $most } om gangen. Spill ferdig ett først; begge partiene i en match teller.
refusal-only-house-slowly = Det er bare huset som kan bes om å spille langsomt. Med andre spillere avtaler du betenkningstid, for eksempel 3d/trekk.
refusal-house-stays-out = Huset er bare på stiger og i turneringer der arrangørene har meldt det på. Du kan utfordre det til et ratet parti i stedet.
refusal-nothing-to-rematch = Det er ingen omkamp å be om: du har ikke spilt ferdig noe parti ennå.
refusal-rematch-open = { $by ->
        [you] Du har allerede bedt om den omkampen: utfordring { $number } venter på svar fra { $opponent }.
       *[other] { $opponent } har allerede bedt om den omkampen: det er utfordring { $number }.
    }

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
