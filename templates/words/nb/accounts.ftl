# Players and what is theirs, in Norwegian (Bokmål).

joined = Velkommen til { $club }, { $name }! Huset, vår egen motstander, spiller med en gang. Er hnefatafl nytt for deg, så begynn mot huset på det minste brettet (Brandubh, 7×7 ruter): reglene kan du på ti minutter. Skal vi begynne det partiet?
joined-handle = Når andre skal skrive navnet ditt, holder det med «{ $handle }».
joined-in-discord = Vanlige meldinger blir ikke lest her: trykk på en knapp eller bruk en kommando.
# What the host has written for new players.
joined-words = Fra klubben: «{ $text }»
# An address, a link or a name, as the host has written it.
contact = Slik når du den som driver klubben: { $contact }
left-alone = Det er i orden: du blir ikke nevnt her igjen. Får du en dag lyst til å spille i { $club }, er du velkommen.
shown-here = { $how ->
        [here] Parti { $game } mot { $opponent } vises her fra nå av.
        [asked] Parti { $game } mot { $opponent } er privat, og her kan alle lese med. { $opponent } er spurt, og partiet vises her så snart dere begge har bedt om det i denne kanalen.
       *[direct] Fra nå av går parti { $game } mot { $opponent } direkte til hver av dere.
    }
here-asked = { $opponent } vil gjerne at det private partiet deres, nummer { $game }, vises i en kanal der alle kan lese med: { $link } Er det greit for deg, kan du bruke { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } i den kanalen. Ellers blir alt som før.

## A player's own account
# $channel is mail, discord or terminal; $address an address there.
link-asked = { $channel ->
        [discord] Vi sender en kode til { $address } på Discord, med mindre kontoen allerede er i bruk i denne klubben. Send { COMMAND("link") } og koden fra den Discord-kontoen innen et døgn.
       *[mail] Vi sender en kode til { $address }, med mindre adressen allerede er i bruk i denne klubben eller har fått nok meldinger fra oss i dag. Send { COMMAND("link") } og koden innen et døgn, derfra eller herfra.
    }
link-code = { $name } spiller hnefatafl (vikingenes brettspill) i { $club } og vil gjerne kunne nås på denne adressen. Er det deg, så svar med linjen under innen et døgn.
    Er det ikke deg, kan du bare se bort fra dette: vi skriver ikke hit om det igjen.
link-code-gone = { $name } spiller hnefatafl (vikingenes brettspill) i { $club } og vil gjerne kunne nås på denne adressen. Koden er allerede sendt.
link-code-lost = Vi fikk ikke levert koden til { $address }. Sjekk at adressen er riktig{ $channel ->
        [discord] {" "}og tar imot direktemeldinger
       *[mail] {""}
    }, og be så om en ny kode.
linked = { $channel ->
        [discord] { $address } på Discord er nå koblet til kontoen din: alt som sendes derfra, regnes som sendt av deg.
       *[mail] { $address } er nå koblet til kontoen din: alt som sendes derfra, regnes som sendt av deg.
    }
unlinked = { $address } er ikke lenger koblet til kontoen din. Vi sender ingenting dit, og det som kommer derfra, regnes ikke lenger som sendt av deg.
channel-changed = { $channel ->
        [mail] Fra nå av får du meldingene dine på e-post til { $address }.
        [discord] Fra nå av får du meldingene dine på Discord, til { $address }.
       *[terminal] Fra nå av venter meldingene dine på deg i terminalen.
    }
changed-elsewhere = Noen ba om dette fra et annet sted, så vi sier fra til alle adressene dine. Var det ikke deg, så koble fra alle adresser som ikke er dine, og si fra til arrangørene i klubben.
consent-asked = En slik endring trenger et ja fra en adresse som var din fra før, så vi har sendt et spørsmål til { $address }. Ingenting er endret ennå.
device-code = Noen vil logge inn på sidene til { $club } som { $name }, på denne enheten: { $device }. Er det deg, så skriv inn denne koden der innen ti minutter: { $code }
    Ikke gi koden til noen: vi ber deg aldri om den i en melding. Var det ikke deg, kan du bare se bort fra dette: uten koden kommer ingen inn.
device-code-gone = Noen ville logge inn på sidene til { $club } som { $name }, på denne enheten: { $device }. Koden er allerede sendt.
device-new = Du er nå logget inn på sidene til { $club } på denne enheten: { $device }. Det som gjøres der, regnes som gjort av deg. Var det ikke deg, kan noen andre lese det vi sender deg: logg ut enheten, bytt passord på e-posten eller Discord-kontoen din, og si fra til arrangørene i klubben.
device-ended = { $device } er logget ut: ingen kan spille i ditt navn der lenger.
devices-ended = { $count ->
        [one] Enheten din er logget ut: ingen kan spille i ditt navn der lenger.
       *[other] De { $count } enhetene dine er logget ut: ingen kan spille i ditt navn der lenger.
    }
devices-none = Du er ikke logget inn på noen enhet.
devices-line = { $number }. { $device }, logget inn siden { $since }, sist brukt { $days ->
        [0] i dag
        [one] i går
       *[other] for { $days } dager siden
    }{ $here ->
        [yes] {" "}(denne enheten)
       *[no] {""}
    }
calendar-address = { $new ->
        [yes] Dette er den nye adressen til kalenderen din; den gamle virker ikke lenger.
       *[no] Kalenderen din viser når du senest må flytte i partiene dine. Abonner på denne adressen i kalenderprogrammet ditt.
    } Hold den for deg selv: alle som har den, kan lese kalenderen din.
    { $address }
# The reader asked for that.
stopped = Vi sender ikke mer e-post til { $address }, slik du ba om. Meldingene dine kommer hit i stedet.
stop-asked = Vil du ikke ha mer e-post til { $address }? Da når vi deg ikke der lenger, og klokkene i partiene dine går videre.
stopped-now = Greit, vi sender ikke mer e-post til { $address }. Dette er den siste, bortsett fra svar på det du skriver til oss. Klokkene i partiene dine går videre. Vil du ha e-post igjen, kan du når som helst skrive til oss fra den adressen:
# The same whether a player reads there or not.
contact-asked = Invitasjonen din er på vei til { $address }, med mindre mottakeren ikke vil ha e-post fra denne klubben. Du får vite hvem det er, hvis invitasjonen blir godtatt; kommer det aldri noe svar, hører du ingenting.
# $otherwise is yes or no.
unreachable = { $channel ->
        [discord] Discord tar ikke lenger imot meldinger til { $name }.
       *[mail] E-post til { $name } kommer i retur.
    } { $otherwise ->
        [yes] Vi når { $name } på en annen måte, og spillet går videre.
       *[no] Vi kan ikke nå { $name } på noen annen måte ennå. Svaret kan ta lengre tid. Spiller dere mot hverandre, går klokken til { $name } likevel.
    }
export-asked = Alt klubben har lagret om deg, blir sendt til { $channel ->
        [terminal] terminalen din
        [discord] { $address } på Discord
       *[mail] { $address }
    } som én fil: innstillingene og adressene dine, partiene med partilogger, notatene, beskjedene og alt det andre. Vil du ha den?
exporting = Filen er på vei til { $channel ->
        [terminal] terminalen din.
        [discord] { $address } på Discord.
       *[mail] { $address }.
    }
exported = Her er alt klubben har lagret om deg, i filen { $file } (JSON). Sitter du ved en terminal, ligger den i mappen du startet fra. Partiene dine ligger i filen som partilogger, som kan kontrolleres med «taflpost verify». Hold filen for deg selv: den inneholder notatene og adressene dine.
erase-asked = Du ber oss slette kontoen din. Det kan ikke angres. Dette innebærer det:
    { $games ->
        [0] Du har ingen pågående partier å gi opp.
        [one] Det pågående partiet ditt blir gitt opp, og motstanderen får vite det.
       *[other] De { $games } pågående partiene dine blir gitt opp, og motstanderne får vite det.
    } Utfordringer til deg eller fra deg som ingen har godtatt ennå, blir lukket.
    Navnet ditt, adresser, innstillinger, notater, beskjeder, planer, blokkeringer, rapporter og ferier blir slettet, sammen med alt vi har sendt deg. Noen andre kan da ta navnet ditt.
    Partiene dine og partiloggene blir stående, for de er motstandernes også. Der kommer du til å hete «{ $pseudonym }» for godt; det kan ingen endre tilbake, heller ikke arrangørene. Rapporter andre har sendt om deg, blir stående under det navnet.
    Sikkerhetskopier som arrangørene allerede har tatt, inneholder opplysningene dine til kopiene utløper.
    Vil du ha en kopi først, så svar nei og eksporter opplysningene dine. Et ja er ikke nok til å slette kontoen: skriv navnet ditt.
erased = Kontoen din er slettet. Partiene dine blir stående under navnet «{ $pseudonym }». Sikkerhetskopier som arrangørene allerede har tatt, inneholder opplysningene dine til kopiene utløper. Takk for at du spilte med oss!
farewell = Kontoen din i { $club } er slettet, slik du ba om. Partiene dine blir stående der under navnet «{ $pseudonym }». Denne adressen ble slettet sammen med resten så snart denne meldingen var sendt, så du hører ikke mer fra oss. Takk for at du spilte med oss!
renamed = Fra nå av vises du som { $name }, og de du spiller mot nå, får beskjed. Når andre skal skrive navnet ditt, er det fortsatt «{ $handle }».
opponent-renamed = { $was } heter nå { $name }. Når du skal skrive navnet, er det fortsatt «{ $handle }».
name-barred = Andre kunne tro at «{ $was }» er en av dem som driver klubben, så det navnet kan ikke brukes lenger. Til du velger et annet, vises du som { $name }.
left-the-club = Motstanderen din i { $count ->
        [one] parti { $games }
       *[other] partiene { $games }
    } har forlatt klubben for godt, og kontoen er slettet. Motstanderen heter «{ $pseudonym }» fra nå av, og { $count ->
        [one] partiet
       *[other] partiene
    } er slutt.
privacy = Dette lagrer { $club } om deg, hvorfor, og hvor lenge:
privacy-held = { $what ->
        [account] Navnet ditt, navn du har gitt fra deg de siste 90 dagene, språket, tidssonen og innstillingene: for å vite hvem du er og kunne skrive til deg. Lagres så lenge du er spiller.
        [addresses] E-postadressene og Discord-kontoene dine, og Discord-serverne du er sett på: for å kjenne igjen det du sender, og for å sende deg meldinger. Lagres til du kobler dem fra. Ingen andre får se dem.
        [codes] Koder for å koble til adresser og for å logge inn, som hash (omregnet slik at ingen kan lese dem): for å kontrollere koden du sender. Lagres i et døgn eller litt lenger.
        [devices] Enhetene du er logget inn på, slik de kaller seg selv («Firefox på Android»), siden når, hvilken dag hver av dem sist ble brukt, og en hash av hemmeligheten vi kjenner den igjen på: for at du skal kunne spille der. Lagres til du logger dem ut eller ikke har brukt dem på et år.
        [games] Partiene dine med hvert trekk og tidspunktet for det, det vi har funnet ut om hvor de snudde, og kontrollkodene deres (de beviser at ingenting er endret): de tilhører begge spillerne og viser hva som ble spilt. Lagres for godt; sletter du kontoen, blir de stående under et nummer i stedet for navnet ditt.
        [ladders] Plassene dine på stigene, stigematchene, turneringene og ratingene dine, nå og tidligere, og når du sist var her: for å drive stigene og turneringene. Andre spillere ser omtrent når du sist var her. Lagres for godt; sletter du kontoen, blir de stående under et nummer.
        [words] Notatene dine, trekkfølgene du prøver, og beskjedene dine: notater og trekkfølger for deg alene, til du åpner dem; beskjeder til motstanderen. Lagres så lenge du er spiller; det du skriver rundt et trekk i en e-post, i høyst 90 dager til du har sagt om det skal sendes videre.
        [plans] Planlagte trekk, ferier, det du følger, og en kommando du ennå må bekrefte: for å gjøre det du ba om. Lagres så lenge du er spiller.
        [distance] Spillerne du har slått av beskjeder fra, blokkert eller rapportert, og det du har skrevet til arrangørene: for å holde disse spillerne unna deg, og for at arrangørene skal kunne lese det og svare. Lagres så lenge du er spiller. Rapporter om deg blir stående.
        [invitations] Utfordringene og de åpne utfordringene dine med vilkårene, uten navn: for å vite hva som ble avtalt. Lagres for godt.
        [contacts] E-postadresser du har sendt invitasjoner til: for å skrive til mottakerne. Lagres i 90 dager; sier noen nei, er det bare en hash (adressen omregnet slik at ingen kan lese den) som beholdes, slik at ingenting blir sendt dit igjen.
        [mails] E-poster vi har sendt deg, som ren tekst: for å skille våre ord fra dine når du svarer. Lagres i 180 dager.
        [notices] Hva vi har sendt deg, når og hvor, men ikke selve teksten: for ikke å sende noe to ganger, og for å kunne vise når klokken din startet. Lagres til det er sendt, og høyst 90 dager etter det.
       *[requests] Hva du ba om, og hva vi svarte, i korthet: for at én og samme kommando ikke skal bli utført to ganger, og for å kunne si hvorfor noe ble avvist. Lagres i 90 dager.
    }
privacy-how = Du kan få alt som én fil (det må du bekrefte) eller slette det; før det slettes, får du vite hva det innebærer, og du bekrefter med navnet ditt. Sikkerhetskopier som arrangørene tar, inneholder opplysningene dine til kopiene utløper. E-postleverandører og Discord ser det som sendes gjennom dem; ingen andre får noe.
muted = Du får ikke lenger beskjeder fra { $opponent } i parti { $game }.
unmuted = Nå får du beskjeder fra { $opponent } i parti { $game } igjen.
blocked = Du har blokkert { $name }: du får verken utfordringer eller beskjeder fra { $name }. Partier dere har i gang sammen, fortsetter.
unblocked = Du blokkerer ikke lenger { $name }.
reported = Arrangørene i klubben får lese det du har skrevet om { $name }; { $name } får ikke vite det.
# $value is a language’s code.
# $typed is handle if that differs from the name.
settings-name = Navn: { $name }{ $typed ->
        [handle] {" "}(andre skriver «{ $handle }»)
       *[name] {""}
    }
settings-language = Språk: { $value ->
        [en] engelsk (en)
        [nb] norsk bokmål (nb)
        [da] dansk (da)
        [de] tysk (de)
       *[es] spansk (es)
    }
    .slash = Språket klubben bruker med deg
settings-zone = Tidssone: { $value }{ $all-year ->
        [yes] , hele året (oppgi heller et sted, som Europe/Oslo, hvis klokka stilles om sommeren)
       *[no] {""}
    }
    .slash = Tidssonen din, f.eks. Europe/Oslo
settings-channel = Meldinger: { $value ->
        [mail] på e-post
        [discord] på Discord
       *[terminal] i terminalen
    }
settings-digest = Samlemelding: { $value ->
        [off] av (hver melding kommer med en gang)
        [hourly] hver hele time (tidspåminnelser og partiresultater kommer med en gang)
       *[daily] hver dag kl. 08:00 (tidspåminnelser og partiresultater kommer med en gang)
    }
    .slash = Samle meldinger som kan vente, i en samlemelding hver time eller hver dag
settings-quiet = Stilletid: { $from } til { $until }
    .slash = Tid uten varsler, for eksempel 22-07, eller «av»
settings-quiet-off = Stilletid: ingen
# "Brett:" would read as the command “board”.
settings-board = Brettet: { $value ->
        [picture] som bilde der det går, ellers som tekst
        [emoji] med emoji
        [unicode] med Unicode-tegn
        [words] i ord
       *[text] som tekst
    }
    .slash = Hvordan brettet skal vises
settings-remind = Påminnelse: { $value } før tiden din er ute
    .slash = En ekstra påminnelse før tiden din er ute, for eksempel 24h eller 2d, eller «av»
settings-remind-off = Påminnelse: bare klubbens egne varsler
settings-words = Ord rundt trekkene dine i e-post: { $value ->
        [yes] motstanderen får dem
        [no] de blir hos deg
        [ask] vi spør deg hver gang
       *[none] vi spør når du skriver noe
    }
    .slash = Om motstanderen får det du skriver rundt et trekk i en e-post
settings-reports = Rapporter etter partiene dine: { $value ->
        [on] på (hvor partiet snudde)
       *[off] av
    }
    .slash = Om du får en rapport om hvor partiet snudde, etter hvert av partiene dine
settings-pace = Hvor fort du svarer: { $value ->
        [on] andre kan se det
       *[off] skjult for andre
    }
    .slash = Om andre kan se hvor fort du svarer
# $state is good or suspended.
settings-way = Koblet til: { $channel ->
        [mail] { $address } (e-post
        [discord] { $address } (Discord
       *[terminal] terminalen (som { $address }
    }{ $state ->
        [suspended] ; meldinger kommer ikke fram dit)
       *[good] )
    }
settings-blocked = Blokkert: { $names }
settings-how = { CLIENT() ->
        [discord] Du endrer dem med { COMMAND("settings") }; en adresse kobler du til med { COMMAND("link") }.
       *[typed] Du endrer dem ved å sende linjer som «innstillinger språk tysk sone Europe/Oslo», «innstillinger samlemelding daglig stille 22-07 brett tekst», «kanal e-post» eller «koble til alva@example.org».
    }

members-nobody = Ingen har blitt med ennå.
members-none = Ingen her har «{ $part }» i navnet.
members-more = { $count ->
        [one] Én spiller til
       *[other] { $count } spillere til
    } vises ikke. Spør med en del av navnet for å finne noen.
# $seen is today, week or month; $month is only for month.
member-line = { $name }{ $typed ->
        [handle] {" "}({ $handle })
       *[name] {""}
    }{ $who ->
        [you] {" "}(du)
       *[other] {""}
    }: { $seen ->
        [today] her i dag.
        [week] her denne uka.
       *[month] sist her i { $month }.
    }
member-away = På ferie til { $until }.
member-looks-for = Ser etter et parti { $rulesets }.
member-since = I klubben siden { $month }.
member-language = Språk: { $language }.
member-pace = Halvparten av svarene de siste 90 dagene kom innen { $span }.
member-games = { $count ->
        [one] Ett parti er i gang.
       *[other] { $count } partier er i gang.
    }
member-results = { $ruleset }, som { $side ->
        [attackers] angriper
       *[defenders] forsvarer
    }: { $won } vunnet, { $drawn } remis, { $lost } tapt.
member-late = { $count ->
        [one] Ett parti er tapt på tid.
       *[other] { $count } partier er tapt på tid.
    }
member-with-you = Mot deg: du har vunnet { $won }, spilt { $drawn } remis og tapt { $lost }.
# $ladder is yes if there is a place.
member-rating = { $ruleset }: rating { $points } ± { $deviation } etter { $games ->
        [one] ett tellende parti
       *[other] { $games } tellende partier
    }{ $ladder ->
        [yes] , plass { $place } på stigen.
       *[no] .
    }
member-place = { $ruleset }: plass { $place } på stigen.
member-unrated = Du har ingen rating ennå: den får du når ditt første ratede parti er over.

## Acts
act-join = bli med i klubben under dette navnet
    .open = bli med i klubben: føy til et navn du velger selv
    .button = Bli med som { $what }
    .button-open = Velg et navn …
    .box = Bli med i klubben
    .field = Navn: bokstaver, tall, bindestrek, maks 4 ord
    .example = bli med Alva Berg
    .help =
        bli med [NAVN] | bli spiller i klubben
act-rename =
    .open = bytt navnet du vises under{ CLIENT() ->
            [discord] {""}
           *[typed] : føy til det nye
        }
    .button-open = Bytt navn …
    .box = Bytt navn
    .field = { act-join.field }
    .example = nytt navn Alva Berg
    .help =
        nytt navn NAVN | bytt navnet du vises under
act-settings = se innstillingene dine og hvordan du endrer dem
    .button = Innstillingene mine
    .example = innstillinger språk tysk sone Europe/Oslo samlemelding daglig stille 22-07
    .slash = Vis eller endre innstillingene dine
    .help =
        innstillinger | språk, tidssone, samlemelding, stilletid, brett og påminnelse
        innstillinger HVA VERDI | endre dem: innstillinger sone Europe/Oslo stille 22-07; innstillinger påminnelse 24h minner deg på det så lenge før tiden din er ute; innstillinger ord ja, nei eller spør: om motstanderen får det du skriver rundt et trekk i en e-post; innstillinger rapporter av: ingen rapport etter partiene dine om hvor de snudde; innstillinger tempo av: ingen ser hvor fort du svarer
        innstillinger enheter, innstillinger enheter avslutt 2 | hvor du er logget inn på sidene til klubben; logg ut den enheten, eller med «alle» alle sammen
        innstillinger kalender, innstillinger kalender ny | den hemmelige adressen til kalenderen din, eller en ny, hvis klubben har offentlige sider
act-mute = slå av beskjeder i dette partiet
    .button = Slå av beskjeder
    .help =
        lyd av, lyd på | slå beskjeder fra motstanderen i et parti av eller på
act-unmute = få beskjedene igjen
    .button = Slå på igjen
act-block = stopp utfordringer og beskjeder fra spilleren
    .button = Blokker { $what }
    .example = blokker ylva
    .slash = Stopp utfordringer og beskjeder fra en spiller
    .help =
        blokker NAVN, opphev blokkering NAVN | stopp utfordringer og beskjeder fra en spiller, eller slipp dem gjennom igjen
act-unblock = opphev blokkeringen av denne spilleren
    .button = Opphev blokkering av { $what }
    .example = opphev blokkering ylva
act-channel = få meldingene dine dit
    .button = { $what ->
            [mail] Varsle meg på e-post
            [discord] Varsle meg på Discord
           *[terminal] Varsle meg ved en terminal
        }
    .example = kanal e-post
    .help =
        kanal e-post, kanal Discord, kanal terminal | hvor meldingene dine skal gå
act-link =
    .open = koble til en adresse{ CLIENT() ->
            [discord] {""}
           *[typed] , som denne
        }
    .example = koble til alva@example.org
    .slash = Koble en e-postadresse til kontoen din, eller skriv inn koden du har fått
    .help =
        koble til ADRESSE, koble til KODE, koble fra ADRESSE | koble en adresse til kontoen din, eller koble den fra
act-link-code = ja, denne adressen er min
    .button = Ja, det er meg
act-unlink = koble fra den adressen
    .button = { $channel ->
            [discord] Koble fra denne Discord-kontoen
           *[mail] Koble fra { $what }
        }
    .choose = Koble fra en adresse
    .example = koble fra alva@example.org
act-settings-devices = se hvor du er logget inn
    .button = Enhetene mine
act-settings-devices-end = logg ut den enheten
    .button = Logg ut enhet { $what }
act-settings-devices-end-all = logg ut alle enhetene dine
    .button = Logg ut alle
act-settings-calendar-new = få en ny adresse til kalenderen din
    .button = Ny adresse
act-export = få alt klubben har lagret om deg
    .button = Hent opplysningene mine
    .help =
        eksporter | få alt sammen som en fil
act-privacy = se hva klubben lagrer om deg, og hvorfor
    .button = Hva dere lagrer om meg
    .help =
        personvern | hva klubben lagrer om deg, og hvorfor
act-erase = slett kontoen din; vi spør deg først
    .button = Slett kontoen min …
    .box = Slett kontoen din
    .field = Bekreft med navnet ditt i denne klubben
    .example = slett meg Ylva
    .help =
        slett meg | slett kontoen din (du får først vite hva det innebærer)
act-erase-one = slett kontoen din; det kan ikke angres
    .button = { act-erase.button }
act-players =
    .help =
        spillere [DEL] | hvem som spiller her, eller hvem som har DEL i navnet

## Why the club refuses
# $found is one if there is a $nearest, else nobody or nothing.
refusal-no-player = { $found ->
        [one] Ingen her heter { $name }. Mente du { $nearest }?
       *[nobody] Ingen her heter { $name }. Sjekk skrivemåten. Den som ikke er spiller ennå, kan bli med i klubben.
    }
# $name is the reader’s.
refusal-not-a-player = { $wish ->
        [game] Du er ikke spiller her ennå, { $name }. Vil du bli med som { $name } og spille ditt første parti med en gang? Det blir mot huset, vår egen motstander: på det letteste nivået og det minste brettet (7×7 ruter). Du angriper, og angriperne flytter først.
       *[other] Du er ikke spiller her ennå, { $name }. Vil du bli med som { $name }, og så «{ $order }»?
    }
refusal-other-seat = Du er logget på her som { $seat }, så du kan ikke bli med som { $name }. Bli med som { $seat }, eller start på nytt som { $name } (taflpost play --as { $name }).
refusal-already-a-player = Du er allerede spiller her.
refusal-bad-name = { $because ->
        [shape] «{ $name }» kan ikke brukes som navn her: et navn har 2 til 30 bokstaver, sifre, bindestreker, apostrofer eller punktum, i høyst fire ord, og begynner med en bokstav. Velg et annet.
        [letters] «{ $name }» kan ikke brukes som navn her: noen av bokstavene brukes ikke i noe språk i dag og kan forveksles med andre. Skriv navnet med vanlige bokstaver, eller velg et annet.
        [reserved] «{ $name }» kan ikke brukes som navn her: det ligner en kommando, en rute, et trekk eller et ord for noen andre, som «du» eller «alle», eller det er satt av til huset eller til spillere som har forlatt klubben. Velg et annet.
        [office] «{ $name }» kan ikke brukes som navn her: andre kunne tro at det er du som driver klubben. Velg et annet.
        [own] Du heter allerede «{ $name }».
       *[taken] Navnet «{ $name }» er opptatt, var det til nylig eller ligner for mye på et annet navn i klubben. Velg et annet, eller føy til et etternavn.
    }
refusal-renamed-lately = Du kan bytte navn én gang på 30 dager, neste gang fra { $from }.
refusal-stranger = Vi kjenner ikke { $address } ennå. Bli med under et navn du velger selv; er du spiller allerede, sender du { COMMAND("link") } og koden vi sendte deg.
refusal-address-taken = { $address } kan ikke kobles til kontoen din: den er allerede i bruk i denne klubben.
refusal-already-linked = { $address } er allerede koblet til kontoen din.
refusal-bad-address = { CLIENT() ->
        [discord] «{ $typed }» er ikke en gyldig e-postadresse.
       *[typed] «{ $typed }» er ikke en gyldig e-postadresse. Mener du en Discord-konto, så skriv den slik: «discord 123456789012345678».
    }
refusal-not-signed-in = Du er ikke logget inn på denne enheten, så vi vet ikke hvem du er. Logg inn først, og prøv så igjen.
refusal-wrong-device-code = Det er ikke koden vi sendte for denne enheten, eller den gjelder ikke lenger: en kode virker i ti minutter, og etter tre gale forsøk trenger du en ny.
refusal-no-device = Du er ikke logget inn på noen enhet med nummer { $number }.
refusal-not-on-pages = Det gjøres ikke på sidene: ellers kunne noen som finner enheten din åpen, { $what ->
        [organiser] gjøre seg selv til arrangør
       *[account] overta kontoen din
    }. Send «{ $order }» på e-post eller i Discord i stedet.
refusal-no-pages = Denne klubben har ingen offentlige sider, så du har ingen kalender der.
refusal-too-many-codes = Vi kan ikke sende flere koder i dag. Prøv igjen i morgen.
refusal-too-new = Du kan ikke sende invitasjoner på e-post før { $from }, et døgn etter at du ble med. Inntil da kan du utfordre spillere ved navn.
refusal-no-code = Det finnes ingen gyldig kode her; kanskje er den utløpt eller allerede brukt. Be om en ny.
refusal-wrong-code = Det er ikke riktig kode. { $left ->
        [0] Du har ingen forsøk igjen; be om en ny kode.
        [one] Du har ett forsøk igjen.
       *[other] Du har { $left } forsøk igjen.
    }
refusal-code-elsewhere = Send den linjen fra Discord-kontoen du vil koble til.
refusal-not-linked = «{ $typed }» er ikke koblet til kontoen din. I innstillingene dine ser du hva som er koblet til den.
refusal-last-way = Du kan ikke koble fra { $address }: da kan vi ikke nå deg lenger. Koble til en annen adresse først.
refusal-no-way = { $channel ->
        [mail] Du har ikke koblet til noen e-postadresse. Koble til en først.
        [discord] Du har ikke koblet til noen Discord-konto. Koble til en først, med { COMMAND("link discord") } og navnet på den.
       *[terminal] Du har ikke spilt fra en terminal her ennå. Start en, og velg den der.
    }
# The club sends nothing over $channel (mail or discord).
refusal-no-channel = { $channel ->
        [discord] Denne klubben er ikke på Discord, så du kan verken koble til eller skrive til en konto der.
       *[mail] Denne klubben bruker ikke e-post, så du kan verken koble til eller skrive til en e-postadresse.
    } I innstillingene dine ser du hvor meldingene dine går.
refusal-takes-none = { $name } tar ikke imot utfordringer for tiden.
refusal-you-block = Du har blokkert { $name }. Opphev blokkeringen først.
refusal-not-blocked = Du har ikke blokkert { $name }.
refusal-only-others = Det kan du ikke gjøre mot deg selv. Velg en annen spiller.
refusal-nobody-at = Ingen spiller her har adressen «{ $typed }». Sjekk skrivemåten. Den som er ny, må først bli med i klubben.
refusal-not-yet-a-player = Den personen er ikke spiller her ennå. Du kan utfordre vedkommende til et offentlig parti i en kanal på en server der dere begge er med, eller be vedkommende bli med først: det holder å trykke på en knapp.
refusal-left-alone = { $name } vil ikke bli utfordret her, så ingen er spurt.
refusal-gone = { $name } har forlatt klubben.
refusal-not-from-here = Dette kan du bare gjøre fra en adresse som er koblet til kontoen din.
refusal-other-name = Ingenting er slettet: navnet ditt her er { $name }, ikke «{ $typed }».
refusal-name-needed = Ingenting er slettet: et ja er ikke nok til det. Vil du slette kontoen din, må du bekrefte det med navnet ditt.

## Sider: det som står rundt svarene der, og det som bare finnes på sider.
member-seen = { $seen ->
    [today] i dag
    [week] denne uken
   *[month] { $month }
}
