# Challenges, in Danish.

joined-seeks = Disse spillere søger en modstander:
invited = { CLIENT() ->
        [discord] { $reader ->
                [sender] Din udfordring er sendt til { $recipient }:
               *[recipient] { $sender } udfordrer dig til et parti.
            }
       *[typed] { $reader ->
                [sender] Udfordring { $number } er sendt til { $recipient }:
               *[recipient] Udfordring { $number }: { $sender } udfordrer dig til et parti.
            }
    }
invited-unreachable = Udfordring { $number } er klar, men lige nu kan jeg ikke få fat i { $recipient }. Den venter, til { $recipient } kigger forbi:
invited-by-address = { $sender } skrev til din e-mailadresse og kan ikke se, hvem den tilhører. { $sender } får dit navn at vide, hvis du accepterer eller kommer med et modbud, men ikke hvis du afslår.
invited-newcomer = { $reader ->
        [sender] Udfordring { $number } bliver slået op her til { $recipient }, der ikke er spiller endnu:
       *[recipient] { $sender } udfordrer dig til et parti hnefatafl, vikingernes brætspil.
    }
invited-newcomer-why = Du er ikke med i { $club } endnu: Med »Meld dig ind og tag imod« kommer du med, og partiet begynder. Med »Afslå« bliver du ikke nævnt her igen.
venue-lost = { $how ->
        [gone] Den kanal, hvor parti { $game } mod { $opponent } blev vist, er slettet. Fra nu af får du partiet direkte. Skal det vises et andet sted, så brug { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } i en kanal der.
       *[shut] Parti { $game } mod { $opponent } kan ikke vises i sin kanal lige nu, fordi jeg ikke må skrive der. Indtil det ændrer sig, får du partiet direkte.
    }
challenge-lost = { $how ->
        [open-gone] Din åbne udfordring { $number } kunne ikke slås op, fordi kanalen er slettet. Den er stadig åben, men kun de, der leder efter åbne udfordringer, får den at se. Hvis den skal slås op, så træk den tilbage, og lav den igen i en anden kanal.
        [open-shut] Din åbne udfordring { $number } kunne ikke slås op i { $link }, fordi jeg ikke må skrive der. Den er stadig åben, men kun de, der leder efter åbne udfordringer, får den at se. Spørg dem, der styrer serveren, om jeg må skrive der, eller træk den tilbage, og lav den igen i en anden kanal.
        [gone] Din udfordring til { $recipient } kunne ikke slås op, fordi kanalen er slettet. Den er ikke nået frem til nogen og er derfor trukket tilbage. Du kan udfordre { $recipient } i en anden kanal.
       *[shut] Din udfordring til { $recipient } kunne ikke slås op i { $link }, fordi jeg ikke må skrive der. Den er ikke nået frem til nogen og er derfor trukket tilbage. Spørg dem, der styrer serveren, om jeg må skrive der, eller udfordr { $recipient } i en anden kanal.
    }
invitation-declined = { $reader ->
        [sender] { $recipient } har afslået udfordring { $number }.
       *[recipient] Du har afslået udfordring { $number } fra { $sender }.
    }
invitation-reason = Begrundelse: »{ $text }«
invitation-cancelled = { $reader ->
        [sender] Du har trukket udfordring { $number } til { $recipient } tilbage.
       *[recipient] { $sender } har trukket udfordring { $number } tilbage.
    }
invitation-expired = { $reader ->
        [sender] { $recipient } svarede ikke på udfordring { $number } i tide, så den er udløbet.
       *[recipient] Udfordring { $number } fra { $sender } er udløbet uden svar.
    }
sought = { CLIENT() ->
        [discord] Nu kan alle acceptere din åbne udfordring ({ $count ->
                [one] ét parti
               *[other] { $count } partier mod forskellige modstandere
            }):
       *[typed] Nu kan alle acceptere din åbne udfordring { $number } ({ $count ->
                [one] ét parti
               *[other] { $count } partier mod forskellige modstandere
            }):
    }
sought-by = { $sender } søger { $count ->
        [one] en modstander
       *[other] { $count } modstandere, ét parti hver
    }:
seek-cancelled = Du har trukket din åbne udfordring { $number } tilbage.
seek-expired = Din åbne udfordring { $number } er udløbet.
terms-rematch = En omkamp efter parti { $game }.
# Not »Regelsæt: …«: that is an order.
terms-ruleset = { CLIENT() ->
        [discord] Der spilles efter regelsættet { $ruleset } på et bræt med { $size }×{ $size } felter.
       *[typed] Der spilles efter regelsættet { $ruleset } (version { $version }) på et bræt med { $size }×{ $size } felter.
    }
terms-side = { $value ->
        [match] Sider: en match på to samtidige partier; hver af jer angriber i det ene.
        [random] Sider: fordeles tilfældigt.
        [sender-attacks] { $reader ->
                [sender] Sider: du angriber, { $recipient } forsvarer.
               *[recipient] Sider: { $sender } angriber, du forsvarer.
            }
       *[sender-defends] { $reader ->
                [sender] Sider: du forsvarer, { $recipient } angriber.
               *[recipient] Sider: { $sender } forsvarer, du angriber.
            }
    }
terms-side-of-seek = { $value ->
        [match] Sider: en match på to samtidige partier, hvor I bytter side.
        [random] Sider: fordeles tilfældigt.
        [sender-attacks] { $reader ->
                [sender] Sider: du angriber.
               *[recipient] Sider: { $sender } angriber, du forsvarer.
            }
       *[sender-defends] { $reader ->
                [sender] Sider: du forsvarer.
               *[recipient] Sider: { $sender } forsvarer, du angriber.
            }
    }
terms-clock-bank = Betænkningstid: I begynder hver med { $bank } og får { $increment } mere pr. træk, dog højst { $cap } i alt.
terms-clock-bank-in-list = Betænkningstid: { $bank } og { $increment } pr. træk, højst { $cap }.
terms-clock-per-ply = Betænkningstid: { $span } pr. træk.
# What one of two players has whose times differ.
pace-bank = { $bank } og { $increment } pr. træk, højst { $cap }
pace-per-ply = { $span } pr. træk
terms-clock-odds = Betænkningstid: du har { $own }; { $name } har { $other }.
terms-clock-odds-of-seek = Betænkningstid: du har { $own }; den, der accepterer, har { $other }.
terms-clock-weekend = Urene står stille lørdag og søndag.
terms-clock-night = Urene står stille hver nat fra kl. { $from } til kl. { $until }.
terms-clock-at-zero = { $value ->
        [claim] Hvis din tid løber ud, kan din modstander kræve sejren.
       *[hard] Hvis din tid løber ud, har du tabt.
    }
terms-clock-no-vacation = Ferie er ikke tilladt: urene går, også mens du er på ferie.
terms-announcements = { $value ->
        [strict] Meldinger: streng regel. Kongen kan ikke bruge en flugtvej, der ikke er meldt.
        [remind] Meldinger: med påmindelse. Et træk, der efterlader en flugtvej umeldt, bliver først spillet, når du melder flugtvejen eller tilføjer »stille«.
       *[auto] Meldinger: automatisk. Åbne flugtveje bliver meldt for dig, medmindre du tilføjer »stille« til dit træk.
    }
terms-hun = Der spilles med hún, kongens terning.
terms-slowly = Huset tager sig tid: op til et døgn, og aldrig om natten.
terms-rated = { $value ->
        [rated] Ratet: resultatet tæller med i ratingen.
       *[unrated] Uratet: resultatet tæller ikke med i ratingen.
    }
terms-public = { $value ->
        [public] Offentligt: andre må kigge med.
       *[private] Privat: ingen andre må kigge med.
    }
terms-changed = { $line } (Ændret. Før: { $before })
terms-added = { $line } (nyt)
terms-gone = Gælder ikke længere: { $before }
terms-until = { $what ->
        [seek] Den åbne udfordring udløber { $until }.
       *[invitation] Udfordringen udløber { $until }.
    }

invitations-none = Ingen udfordringer venter på svar.
invitations-received = { $number }: { $sender } udfordrer dig til { $ruleset }; du kan svare indtil { $until }.
invitations-sent = { $number }: du har udfordret { $recipient } til { $ruleset }; udfordringen udløber { $until }.
seeks-none-for = Der er ingen, der søger en modstander i { $ruleset } lige nu.
seeks-none = Der er ingen, der søger en modstander lige nu.
seeks-line = { $number }: { $reader ->
        [sender] din åbne udfordring
       *[recipient] åben udfordring fra { $sender }
    } til { $ruleset }, { $count ->
        [one] ét parti
       *[other] { $count } partier
    } tilbage. Den udløber { $until }.
challenger-line = Om { $name }: med i klubben siden { $month }; { $games ->
        [0] ingen afsluttede offentlige partier endnu
        [one] ét afsluttet offentligt parti
       *[other] { $games } afsluttede offentlige partier
    }{ $late ->
        [0] {""}
       *[other] , { $late } af dem tabt på tid
    }{ $paced ->
        [yes] ; halvdelen af svarene kommer inden for { $pace }.
       *[no] .
    }
ruleset-choice = { $name }{ $sized ->
        [yes] {""}
       *[no] {" "}{ $size }×{ $size }
    }{ $id ->
        [copenhagen] {" "}– det almindelige
        [brandubh] {" "}– lille og hurtigt
        [ard-ri] {" "}– lille
        [magpie] {" "}– lille
        [sea-battle] {" "}– mellemstort
        [fetlar] {" "}– en klassiker
        [historical] {" "}– en klassiker
        [castillos] {" "}– et trykt spil
        [kongens-bord] {" "}– et trykt spil
        [kopenhagen] {" "}– et trykt spil
        [stavanger] {" "}– et trykt spil
        [skalk] {" "}– et trykt spil
        [hnefatafl-13] {" "}– stort
        [parlett] {" "}– stort
        [alea-evangelii] {" "}– kæmpestort
        [tablut] {" "}– fra en gammel kilde
        [saami-tablut] {" "}– forsvarerne begynder
        [lewis-cross] {" "}– forsvarerne begynder
        [sea-battle-9] {" "}– forsvarerne begynder
        [sea-battle-11] {" "}– forsvarerne begynder
        [brandubh-org] {" "}– forsvarerne begynder
        [tawlbwrdd] {" "}– fra en gammel kilde
       *[other] {""}
    }

## Acts
act-invitations = se de udfordringer, der venter på svar
    .button = Udfordringer til mig
    .help =
        udfordringer | de udfordringer, der venter på svar
act-seeks = se, hvem der søger en modstander
    .button = Find en modstander
    .help =
        åbne udfordringer | alle åbne udfordringer; »accepter NUMMER« accepterer en
act-challenge = udfordr selv den spiller
    .open = udfordr en spiller{ CLIENT() ->
            [discord] {""}
           *[typed] : tilføj et navn og et regelsæt
        }
    .button = Udfordr { $what }
    .example = udfordr ylva skalk angreb 7d+1d/10d uratet
    .slash = Udfordr nogen til et parti
    .help =
        udfordr NAVN REGELSÆT [VILKÅR] | udfordr en spiller: udfordr ylva skalk angreb 7d+1d/10d; du kan skrive en e-mailadresse i stedet for navnet
        udfordr huset [NIVEAU] REGELSÆT [VILKÅR] | spil mod huset, på niveau 1 til 5; det accepterer straks: udfordr huset 2 brandubh angreb. »hvorfor« forklarer det seneste træk. I partier med »krav« kræver det aldrig sejren
act-challenge-first = spil mod huset med det samme, på det letteste niveau
    .button = Spil mod huset
act-seek =
    .open = søg en modstander{ CLIENT() ->
            [discord] {""}
           *[typed] : tilføj et regelsæt
        }
    .example = søg 2 skalk tilfældig 3d/træk ratet
    .slash = Lav en åben udfordring, som alle kan acceptere
    .help =
        søg [ANTAL] REGELSÆT [VILKÅR] | lav en åben udfordring, som alle kan acceptere; ANTAL er det antal partier, du vil spille
act-accept = accepter udfordringen
    .button = { -accept }
    .button-against = Spil mod { $name }
    .button-joining = Meld dig ind og tag imod
    .choose = Accepter en udfordring
    .example = accepter 12
    .slash = Accepter en udfordring
    .help =
        accepter [NUMMER], afslå [NUMMER] [GRUND], modbud [NUMMER] VILKÅR | svar på en udfordring; et modbud foreslår andre vilkår
act-decline = afslå, gerne med en begrundelse
    .button = { -decline }
    .choose = Afslå en udfordring
    .example = afslå 12 ikke tid denne måned
act-counter = foreslå andre vilkår{ CLIENT() ->
        [discord] {""}
       *[typed] , f.eks. disse
    }
    .button = Andre vilkår …
    .example = modbud 12 forsvar 3d/træk
act-cancel = træk udfordringen tilbage
    .button = { -take-back }
    .choose = Træk en udfordring tilbage
    .example = annuller 12
    .help =
        annuller [NUMMER] | træk en af dine egne udfordringer tilbage
act-rematch = spil igen, hvor I bytter side
    .button = Omkamp
    .help =
        omkamp | spil det seneste parti igen, hvor I bytter side

## Why the club refuses
refusal-no-invitation = { $number ->
        [none] Vi kunne ikke finde nogen udfordring, som du kan svare på eller trække tilbage.
       *[other] Vi kunne ikke finde nogen udfordring { $number }, som du kan svare på eller trække tilbage.
    }
refusal-which-invitation = { CLIENT() ->
        [discord] Hvilken udfordring mener du: { $numbers }?
       *[typed] Hvilken udfordring mener du: { $numbers }? Sæt nummeret efter kommandoen.
    }
refusal-one-invitation = Der er ikke sket noget endnu. Mener du udfordring { $number }?
refusal-yourself = Du kan ikke udfordre dig selv. Vælg en anden spiller.
refusal-no-ruleset = { $found ->
        [one] Regelsættet »{ $typed }« findes ikke. Mente du { $nearest }?
       *[nothing] Regelsættet »{ $typed }« findes ikke. Vælg { $rulesets }.
    }
refusal-which-ruleset = Vælg et regelsæt (de regler, I spiller efter): { $rulesets }.
refusal-odds-are-unrated = Forskellig betænkningstid er kun til uratede partier, for resultatet ville sige for lidt om, hvem der er stærkest. Skriv »uratet«, eller giv begge lige meget tid.
refusal-only-a-match = Du kan kun spille { $ruleset } som en match på to partier, hvor I bytter side. Udelad siden, eller skriv »match«.
refusal-bad-clock = { $why ->
        [zero] »{ $part }« er slet ingen tid: et ur skal have mindst ét sekund.
        [long] »{ $part }« er for lang tid: et ur kan ikke have mere end { $days ->
            [one] én dag
           *[other] { $days } dage
        }.
        [cap-below-bank] I »{ $part }« er det, uret højst kan nå (efter /), mindre end det, det begynder med.
        [empty-night] »{ $part }« begynder og slutter på samme klokkeslæt.
        [doubled] »{ $part }« gentager eller modsiger noget, der står før det.
       *[unknown] »{ $part }« er ikke en gyldig betænkningstid.
    } Skriv for eksempel »7d+1d/10d« (7 dage, 1 mere pr. træk, højst 10) eller »3d/træk« (3 dage til hvert træk). Du kan tilføje »weekend« eller »nat=22-07«, hvor uret står stille, eller »krav«, så en sejr på tid skal kræves.
refusal-answered = { $became ->
        [game] Udfordring { $number } blev accepteret og blev til parti { $other }.
        [all-taken] Alle partier i den åbne udfordring { $number } er taget.
        [declined] Udfordring { $number } er afslået.
        [countered] Udfordring { $number } blev besvaret med et modbud: udfordring { $other }.
        [changed] Udfordring { $number } blev besvaret med et modbud.
        [cancelled] { $what ->
            [seek] Den åbne udfordring { $number } er trukket tilbage.
           *[invitation] Udfordring { $number } er trukket tilbage.
        }
       *[expired] { $what ->
            [seek] Den åbne udfordring { $number } er udløbet.
           *[invitation] Udfordring { $number } er udløbet.
        }
    }
refusal-own-invitation = { $waits ->
        [one] Udfordring { $number } er din egen: vi venter på svar fra { $recipient }. Du kan trække den tilbage.
        [again] Den udfordring har du allerede sendt, som nummer { $number }: vi venter på svar fra { $recipient }. Den er ikke sendt igen.
       *[everybody] Den åbne udfordring { $number } er din egen, så en anden skal acceptere den. Du kan trække den tilbage.
    }
refusal-seek-as-it-is = Den åbne udfordring { $number } kan kun accepteres, som den er. Vil du have andre vilkår, så udfordr selv { $sender }.
refusal-seek-taken = Du har allerede taget et parti i den åbne udfordring { $number } fra { $sender }; de andre er til andre spillere. Du kan selv udfordre { $sender }.
refusal-seek-games = { $most ->
        [one] En åben udfordring kan kun gælde ét parti, ikke { $games }. Send den igen med et andet tal.
       *[other] En åben udfordring kan gælde fra 1 til { $most } partier, ikke { $games }. Send den igen med et andet tal.
    }
refusal-too-many-seeks = Du kan ikke have flere åbne udfordringer: grænsen er { $count } ad gangen ({ $numbers }). Træk først en af dem tilbage.
refusal-too-many-invitations = Du kan ikke have flere udfordringer, der venter på svar: grænsen er { $count } ad gangen. Vent på et svar, eller træk en af dem tilbage.
refusal-no-house-level = Huset spiller på fem niveauer, 1 til 5, og har ikke noget niveau { $level }. Niveau 1 er det letteste.
refusal-too-many-with-house = Du har nået grænsen for partier mod huset: { $most } ad gangen. Spil først et færdigt; begge partier i en match tæller med.
refusal-only-house-slowly = Det er kun huset, du kan bede om at spille langsomt. Med andre spillere aftaler du betænkningstid, for eksempel 3d/træk.
refusal-house-stays-out = Huset er kun på stiger og i turneringer, som klubledelsen har tilmeldt det. Du kan udfordre det til et ratet parti i stedet.
refusal-nothing-to-rematch = Du kan ikke få nogen omkamp endnu: du har ikke spillet et parti færdigt.
refusal-rematch-open = { $by ->
        [you] Du har allerede bedt om den omkamp: udfordring { $number } venter på svar fra { $opponent }.
       *[other] { $opponent } har allerede bedt om den omkamp: det er udfordring { $number }.
    }

play-challenge = Du er ved at udfordre { $name }. Du kan ændre alt herunder, før du sender udfordringen.
play-open = Du er ved at lægge en åben udfordring ud, som alle kan tage imod. Du kan ændre alt herunder, før du sender den.
play-counter = Vælg det, du vil have anderledes, og send dit modforslag.
play-left-out = { $term ->
        [ruleset] Der er ikke plads her til det regelsæt, du skrev. Vælg et herunder.
        [side] Der er ikke plads her til den side, du skrev. Vælg en herunder.
       *[clock] Der er ikke plads her til den betænkningstid, du skrev. Vælg en herunder.
    }
clock-choice = { $clock ->
        [day] 1 dag til hvert træk
        [days] 3 dage til hvert træk
        [long] God tid: 14 dage og 1 mere for hvert træk
       *[usual] Den almindelige: 7 dage og 1 mere for hvert træk
    }
side-choice = { $side ->
        [attack] Du angriber
        [defend] Du forsvarer
        [match] En match: to partier med byttede sider
       *[random] Lodtrækning om, hvem der angriber
    }
