# Players and what is theirs, in Danish.

joined = Velkommen til { $club }, { $name }! Huset, vores egen modstander, spiller med det samme. Er hnefatafl nyt for dig, så begynd mod huset på det mindste bræt (Brandubh, 7×7 felter): reglerne kan du på ti minutter. Skal vi begynde det parti?
joined-handle = Når andre skal skrive dit navn, er »{ $handle }« nok.
joined-in-discord = Almindelige beskeder bliver ikke læst her: tryk på en knap, eller brug en kommando.
# What the host has written for new players.
joined-words = Fra klubben: »{ $text }«
# An address, a link or a name, as the host has written it.
contact = Sådan får du fat i den, der driver klubben: { $contact }
left-alone = Det er helt i orden: du bliver ikke nævnt her igen. Hvis du en dag får lyst til at spille i { $club }, er du velkommen.
shown-here = { $how ->
        [here] Parti { $game } mod { $opponent } vises her fra nu af.
        [asked] Parti { $game } mod { $opponent } er privat, og her kan alle læse med. { $opponent } er blevet spurgt, og partiet vises her, så snart I begge har bedt om det i denne kanal.
       *[direct] Fra nu af går parti { $game } mod { $opponent } direkte til hver af jer.
    }
here-asked = { $opponent } vil gerne have jeres private parti { $game } vist i en kanal, hvor alle kan læse med: { $link } Hvis det er i orden med dig, så brug { CLIENT() ->
            [discord] { COMMAND("here") }
           *[typed] /tafl here
        } i den kanal. Ellers bliver alt, som det er.

## A player's own account

link-asked = { $channel ->
        [discord] Vi sender en kode til { $address } på Discord, medmindre kontoen allerede bruges i denne klub. Send { COMMAND("link") } og koden fra den Discord-konto inden for et døgn.
       *[mail] Vi sender en kode til { $address }, medmindre adressen allerede bruges i denne klub eller har fået nok e-mails fra os i dag. Send { COMMAND("link") } og koden inden for et døgn, enten fra den adresse eller herfra.
    }
link-code = { $name } spiller hnefatafl (vikingernes brætspil) i { $club } og vil gerne have sine notifikationer på denne adresse. Hvis det er dig, så svar med linjen herunder inden for et døgn.
    Hvis det ikke er dig, kan du bare se bort fra dette: vi skriver ikke til adressen om det igen.
link-code-gone = { $name } spiller hnefatafl (vikingernes brætspil) i { $club } og vil gerne have sine notifikationer på denne adresse. Koden er allerede sendt.
link-code-lost = Koden kunne ikke leveres til { $address }. Tjek, at { $channel ->
        [discord] kontoen er rigtig og tager imod direkte beskeder
       *[mail] adressen er rigtig
    }, og bed så om en ny kode.
linked = { $channel ->
        [discord] { $address } på Discord er nu tilknyttet din konto: alt, hvad der kommer derfra, regnes som skrevet af dig.
       *[mail] { $address } er nu tilknyttet din konto: alt, hvad der kommer derfra, regnes som skrevet af dig.
    }
unlinked = { $address } er ikke længere tilknyttet din konto. Vi sender ikke mere til den adresse, og det, der kommer derfra, regnes ikke længere som skrevet af dig.
channel-changed = { $channel ->
        [mail] Fra nu af får du dine notifikationer pr. e-mail til { $address }.
        [discord] Fra nu af får du dine notifikationer på Discord, på kontoen { $address }.
       *[terminal] Fra nu af venter dine notifikationer på dig i terminalen.
    }
changed-elsewhere = Ændringen kom et andet sted fra, så vi giver besked på alle dine adresser. Hvis det ikke var dig, så frakobl alle adresser, der ikke er dine, og sig det til klubledelsen.
consent-asked = Sådan en ændring kræver dit ja fra en adresse, der var din i forvejen, så vi har sendt et spørgsmål til { $address }. Der er ikke ændret noget endnu.
device-code = Nogen vil logge ind på siderne hos { $club } som { $name } på denne enhed: { $device }. Hvis det er dig, så skriv denne kode der inden for ti minutter: { $code }
    Giv ikke koden til nogen: vi beder dig aldrig om den i en besked. Hvis det ikke var dig, kan du bare se bort fra dette: uden koden kommer ingen ind.
device-code-gone = Nogen ville logge ind på siderne hos { $club } som { $name } på denne enhed: { $device }. Koden er allerede sendt.
device-new = Du er nu logget ind på siderne hos { $club } på denne enhed: { $device }. Det, der bliver gjort der, regnes som gjort af dig. Hvis det ikke var dig, kan en anden læse det, vi sender dig: log enheden ud, skift adgangskoden til din e-mail eller Discord-konto, og sig det til klubledelsen.
device-ended = { $device } er logget ud: ingen kan længere spille i dit navn der.
devices-ended = { $count ->
        [one] Din enhed er logget ud: ingen kan længere spille i dit navn der.
       *[other] Dine { $count } enheder er logget ud: ingen kan længere spille i dit navn der.
    }
devices-none = Du er ikke logget ind på nogen enhed.
devices-line = { $number }. { $device }, logget ind siden { $since }, sidst brugt { $days ->
        [0] i dag
        [one] i går
       *[other] for { $days } dage siden
    }{ $here ->
        [yes] {" "}(denne enhed)
       *[no] {""}
    }
calendar-address = { $new ->
        [yes] Dette er den nye adresse på din kalender; den gamle virker ikke længere.
       *[no] Din kalender viser, hvornår du senest skal trække i dine partier. Abonner på denne adresse i dit kalenderprogram.
    } Hold den for dig selv: alle, der har den, kan læse din kalender.
    { $address }
stopped = Som du bad om, sender vi ikke flere e-mails til { $address }. Dine notifikationer kommer her i stedet.
stop-asked = Vil du ikke have flere e-mails til { $address }? Så når vi dig ikke længere der, og urene i dine partier går videre.
stopped-now = I orden, vi sender ikke flere e-mails til { $address }. Det her er den sidste, bortset fra svar på det, du skriver til os. Urene i dine partier går videre. Hvis du vil have e-mails igen, kan du altid skrive til os fra den adresse:
contact-asked = Din invitation er på vej til { $address }, medmindre modtageren har frabedt sig e-mails fra klubben. Hvis invitationen bliver accepteret, får du at vide, hvem det er; hvis der aldrig kommer svar, hører du ikke noget.
unreachable = { $channel ->
        [discord] Discord tager ikke længere imod beskeder til { $name }.
       *[mail] E-mails til { $name } kommer retur.
    } { $otherwise ->
        [yes] Vi giver besked på en anden måde, og spillet går videre.
       *[no] Vi har endnu ingen anden måde at give besked på. Et svar kan tage længere tid. Spiller I mod hinanden, går uret alligevel for { $name }.
    }
export-asked = Alt, hvad klubben har gemt om dig, bliver sendt til { $channel ->
        [terminal] din terminal
        [discord] { $address } på Discord
       *[mail] { $address }
    } som én fil: dine indstillinger og adresser, dine partier med partilister, noter, beskeder og alt det andet. Vil du have det?
exporting = Filen er på vej til { $channel ->
        [terminal] din terminal.
        [discord] { $address } på Discord.
       *[mail] { $address }.
    }
exported = Her er alt, hvad klubben har gemt om dig, i filen { $file } (JSON). Hvis du sidder ved en terminal, er den gemt i den mappe, du startede fra. Dine partier ligger i den som partilister, der kan kontrolleres med »taflpost verify«. Hold filen for dig selv: den indeholder dine noter og adresser.
erase-asked = Du beder os om at slette din konto. Det kan ikke fortrydes. Det betyder:
    { $games ->
        [0] Du har ingen igangværende partier at opgive.
        [one] Dit igangværende parti bliver opgivet, og din modstander får besked.
       *[other] Dine { $games } igangværende partier bliver opgivet, og dine modstandere får besked.
    } Udfordringer til eller fra dig, som ingen har accepteret endnu, bliver lukket.
    Dit navn og dine adresser, indstillinger, noter, beskeder, planer, blokeringer, rapporter og ferier bliver slettet sammen med alt, hvad vi har sendt dig. Derefter kan andre tage dit navn.
    Dine partier og deres partilister bliver stående, for de er også dine modstanderes. I dem kommer du til at hedde »{ $pseudonym }«; det kan ingen lave om igen, heller ikke klubledelsen. Rapporter, som andre har skrevet om dig, bliver stående under det navn.
    Sikkerhedskopier, som klubledelsen allerede har taget, indeholder dine data, indtil de udløber.
    Hvis du vil have en kopi først, så svar nej, og bed om at få dine data som fil. Et ja er ikke nok til at slette din konto: skriv dit navn.
erased = Din konto er slettet. Dine partier bliver stående under navnet »{ $pseudonym }«. Sikkerhedskopier, som klubledelsen allerede har taget, indeholder dine data, indtil de udløber. Tak, fordi du spillede med!
farewell = Som du bad om, er din konto i { $club } slettet. Dine partier bliver stående der under navnet »{ $pseudonym }«. Denne adresse blev slettet sammen med resten, så snart denne besked var sendt, så du hører ikke mere fra os. Tak, fordi du spillede med!
renamed = Fra nu af vises du som { $name }, og dem, du spiller mod nu, får besked. Når andre skal skrive dit navn, er det stadig »{ $handle }«.
opponent-renamed = { $was } hedder nu { $name }. Når du skal skrive navnet, er det stadig »{ $handle }«.
name-barred = Andre kunne tro, at »{ $was }« er en af dem, der driver klubben, så det navn kan ikke bruges længere. Indtil du vælger et andet, vises du som { $name }.
left-the-club = Din modstander i { $count ->
        [one] parti { $games }
       *[other] partierne { $games }
    } har forladt klubben og fået sin konto slettet. Fra nu af står der »{ $pseudonym }« i stedet for navnet, og { $count ->
        [one] partiet er
       *[other] partierne er
    } slut.
privacy = Hvad { $club } gemmer om dig, hvorfor og hvor længe:
privacy-held = { $what ->
        [account] Dit navn, navne, du har opgivet de seneste 90 dage, sprog, tidszone og dine indstillinger: for at vide, hvem du er, og kunne skrive til dig. Gemmes, så længe du er spiller.
        [addresses] Dine e-mailadresser og Discord-konti og de Discord-servere, hvor du er set: for at genkende det, du sender, og sende dig notifikationer. Gemmes, indtil du frakobler dem. De vises ikke for andre.
        [codes] Koder til at tilknytte adresser og logge ind, gemt som hash (så ingen kan læse dem): for at kontrollere den kode, du sender. Gemmes et døgn eller lidt længere.
        [devices] De enheder, du er logget ind på, som de kalder sig selv (»Firefox på Android«), siden hvornår, hvilken dag hver af dem sidst blev brugt, og en hash af den hemmelighed, vi genkender den på: for at du kan spille der. Gemmes, indtil du logger dem ud eller ikke har brugt dem i et år.
        [games] Dine partier med alle træk og deres tidspunkter, det, vi har fundet om, hvor de vendte, og partiernes kontrolkoder, der beviser, at intet er ændret: de tilhører begge spillere og beviser, hvad der blev spillet. Gemmes for altid; hvis du sletter din konto, under et nummer i stedet for dit navn.
        [ladders] Dine pladser på stiger, dine stigematcher, dine turneringer, dine ratingtal før og nu, og hvornår du sidst var her: for at føre stiger og turneringer. Andre spillere ser omtrent, hvornår du sidst var her. Gemmes for altid; hvis du sletter din konto, under et nummer.
        [words] Dine noter, de trækfølger, du prøver, og dine beskeder: noter og trækfølger til dig alene, indtil du åbner dem; beskeder til din modstander. Gemmes, så længe du er spiller; det, du skriver omkring et træk i en e-mail, i højst 90 dage, til du har sagt, om det skal sendes videre.
        [plans] Betingede træk, ferier, det du følger, og en kommando, du endnu skal bekræfte: for at gøre det, du bad om. Gemmes, så længe du er spiller.
        [distance] De spillere, du har slået lyden fra for, blokeret eller rapporteret, og det, du har skrevet til klubledelsen: for at holde de spillere på afstand, og for at klubledelsen kan læse det og svare. Gemmes, så længe du er spiller. Rapporter om dig bliver stående.
        [invitations] Dine udfordringer og åbne udfordringer med deres vilkår, uden navne: for at vide, hvad der blev aftalt. Gemmes for altid.
        [contacts] E-mailadresser, du har sendt invitationer til: for at kunne skrive til dem. Gemmes i 90 dage; hvis nogen siger nej, gemmes kun en hash (en ulæselig udgave af adressen), så vi ikke skriver til den igen.
        [mails] E-mails, vi har sendt dig, som ren tekst: for at skelne vores ord fra dine, når du svarer. Gemmes i 180 dage.
        [notices] Hvad vi har sendt dig, hvornår og hvorhen, men ikke selve teksten: for ikke at sende noget to gange og for at kunne bevise, hvornår dit ur gik i gang. Gemmes, indtil det er sendt, og højst 90 dage derefter.
       *[requests] Hvad du har bedt om, og hvad vi svarede, i korthed: så den samme besked ikke virker to gange, og for at kunne sige, hvorfor noget blev afvist. Gemmes i 90 dage.
    }
privacy-how = Du kan få det hele som én fil (det skal du bekræfte) eller slette det; før det slettes, får du at vide, hvad det betyder, og du bekræfter med dit navn. Klubledelsens sikkerhedskopier indeholder dine data, indtil de udløber. E-mailudbydere og Discord ser det, der sendes gennem dem; ingen andre får noget.
muted = Du får ikke længere beskeder fra { $opponent } i parti { $game }.
unmuted = Du får igen beskeder fra { $opponent } i parti { $game }.
blocked = Du har blokeret { $name }: du får hverken udfordringer eller beskeder fra { $name } mere. Jeres igangværende partier fortsætter.
unblocked = Du blokerer ikke længere { $name }.
reported = Klubledelsen læser det, du har skrevet om { $name }; { $name } får det ikke at vide.
settings-name = Navn: { $name }{ $typed ->
        [handle] {" "}(andre skriver »{ $handle }«)
       *[name] {""}
    }
settings-language = Sprog: { $value ->
        [en] engelsk (en)
        [nb] norsk (nb)
        [da] dansk (da)
        [de] tysk (de)
       *[es] spansk (es)
    }
    .slash = Det sprog, klubben bruger, når den skriver til dig
settings-zone = Tidszone: { $value }{ $all-year ->
        [yes] , hele året (angiv hellere et sted, f.eks. Europe/Copenhagen, hvis uret stilles om sommeren)
       *[no] {""}
    }
    .slash = Din tidszone, f.eks. Europe/Oslo
settings-channel = Notifikationer: { $value ->
        [mail] pr. e-mail
        [discord] på Discord
       *[terminal] i terminalen
    }
settings-digest = Opsamling: { $value ->
        [off] fra (alle notifikationer kommer med det samme)
        [hourly] hver hele time (advarsler om tid og resultater af partier kommer med det samme)
       *[daily] hver dag kl. 08:00 (advarsler om tid og resultater af partier kommer med det samme)
    }
    .slash = Saml de notifikationer, der kan vente, i en opsamling hver time eller hver dag
settings-quiet = Stilletid: { $from } til { $until }
    .slash = Stilletid uden notifikationer, f.eks. »22-07«, eller »fra«
settings-quiet-off = Stilletid: ingen
settings-board = Brætter: { $value ->
        [picture] som billede, hvor det er muligt, ellers som tekst
        [emoji] med emoji
        [unicode] med Unicode-tegn
        [words] i ord
       *[text] som tekst
    }
    .slash = Hvordan brætter vises
settings-remind = Påmindelse: { $value }, før din tid udløber
    .slash = En ekstra påmindelse, før din tid udløber, f.eks. »24h« eller »2d«, eller »fra«
settings-remind-off = Påmindelse: kun klubbens egne advarsler
settings-words = Ord omkring dine træk i e-mails: { $value ->
        [yes] din modstander får dem
        [no] de bliver hos dig
        [ask] vi spørger dig hver gang
       *[none] vi spørger, når du skriver noget
    }
    .slash = Om din modstander får det, du skriver omkring et træk i en e-mail
settings-reports = Rapporter efter dine partier: { $value ->
        [on] til (hvor partiet vendte)
       *[off] fra
    }
    .slash = Om du får en rapport om, hvor partiet vendte, efter hvert af dine partier
settings-pace = Hvor hurtigt du svarer: { $value ->
        [on] andre kan se det
       *[off] skjult for andre
    }
    .slash = Om andre kan se, hvor hurtigt du svarer
settings-way = Tilknyttet: { $channel ->
        [mail] { $address } (e-mail
        [discord] { $address } (Discord
       *[terminal] terminalen (som { $address }
    }{ $state ->
        [suspended] ; beskeder når ikke frem)
       *[good] )
    }
settings-blocked = Blokeret: { $names }
settings-how = { CLIENT() ->
        [discord] Du ændrer dem med { COMMAND("settings") }; en adresse tilknytter du med { COMMAND("link") }.
       *[typed] Du ændrer dem ved at sende linjer som »indstillinger sprog tysk zone Europe/Oslo«, »indstillinger opsamling daglig stille 22-07 bræt tekst«, »kanal e-mail« eller »tilknyt alva@example.org«.
    }

members-nobody = Ingen er med endnu.
members-none = Ingen her har »{ $part }« i navnet.
members-more = { $count ->
        [one] Én spiller til
       *[other] { $count } spillere til
    } vises ikke. Spørg med en del af navnet for at finde nogen.
# $seen is today, week or month; $month is only for month.
member-line = { $name }{ $typed ->
        [handle] {" "}({ $handle })
       *[name] {""}
    }{ $who ->
        [you] {" "}(dig)
       *[other] {""}
    }: { $seen ->
        [today] her i dag.
        [week] her i denne uge.
       *[month] sidst her i { $month }.
    }
member-away = På ferie til { $until }.
member-looks-for = Søger et parti { $rulesets }.
member-since = I klubben siden { $month }.
member-language = Sprog: { $language }.
member-pace = Halvdelen af svarene de seneste 90 dage kom inden for { $span }.
member-games = { $count ->
        [one] Et parti er i gang.
       *[other] { $count } partier er i gang.
    }
member-results = { $ruleset }, som { $side ->
        [attackers] angriber
       *[defenders] forsvarer
    }: { $won } vundet, { $drawn } remis, { $lost } tabt.
member-late = { $count ->
        [one] Ét parti er tabt på tid.
       *[other] { $count } partier er tabt på tid.
    }
member-with-you = Mod dig: du har vundet { $won }, spillet { $drawn } remis og tabt { $lost }.
# $ladder is yes if there is a place.
member-rating = { $ruleset }: rating { $points } ± { $deviation } efter { $games ->
        [one] et tællende parti
       *[other] { $games } tællende partier
    }{ $ladder ->
        [yes] , plads { $place } på stigen.
       *[no] .
    }
member-place = { $ruleset }: plads { $place } på stigen.
member-unrated = Du har ingen rating endnu: den får du, når dit første ratede parti er slut.

## Acts
act-join = meld dig ind i klubben under dette navn
    .open = meld dig ind i klubben: tilføj et navn, du selv vælger
    .button = Meld dig ind som { $what }
    .button-open = Vælg et navn …
    .box = Meld dig ind i klubben
    .field = Navn: bogstaver, tal, bindestreg, højst 4 ord
    .example = deltag Alva Berg
    .help =
        deltag [NAVN] | meld dig ind i klubben
act-rename =
    .open = skift det navn, du vises under{ CLIENT() ->
            [discord] {""}
           *[typed] : tilføj det nye
        }
    .button-open = Skift navn …
    .box = Skift navn
    .field = { act-join.field }
    .example = nyt navn Alva Berg
    .help =
        nyt navn NAVN | skift det navn, du vises under
act-settings = se dine indstillinger, og hvordan du ændrer dem
    .button = Mine indstillinger
    .example = indstillinger sprog tysk zone Europe/Oslo opsamling daglig stille 22-07
    .slash = Vis eller ændr dine indstillinger
    .help =
        indstillinger | sprog, tidszone, opsamling, stilletid, brætter og påmindelse
        indstillinger HVAD VÆRDI | ændr dem: indstillinger zone Europe/Oslo stille 22-07; indstillinger påmindelse 24h minder dig om det så længe, før din tid udløber; indstillinger ord ja, nej eller spørg: om din modstander får det, du skriver omkring et træk i en e-mail; indstillinger rapporter fra: ingen rapport efter dine partier om, hvor de vendte; indstillinger tempo fra: ingen ser, hvor hurtigt du svarer
        indstillinger enheder, indstillinger enheder afslut 2 | hvor du er logget ind på klubbens sider; log den enhed ud, eller med »alle« dem alle
        indstillinger kalender, indstillinger kalender ny | din kalenders hemmelige adresse, eller en ny, hvis klubben har offentlige sider
act-mute = slå beskeder fra i dette parti
    .button = Slå beskeder fra
    .help =
        lyd fra, lyd til | slå din modstanders beskeder i et parti fra eller til
act-unmute = slå de beskeder til igen
    .button = Slå til igen
act-block = stop udfordringer og beskeder fra den spiller
    .button = Bloker { $what }
    .example = bloker ylva
    .slash = Bloker en spillers udfordringer og beskeder
    .help =
        bloker NAVN, ophæv blokering NAVN | stop en spillers udfordringer og beskeder, eller ophæv det
act-unblock = ophæv blokeringen af den spiller
    .button = Fjern blokering af { $what }
    .example = ophæv blokering ylva
act-channel = få dine notifikationer der
    .button = { $what ->
            [mail] Skriv til mig på e-mail
            [discord] Skriv til mig på Discord
           *[terminal] Skriv til mig ved en terminal
        }
    .example = kanal e-mail
    .help =
        kanal e-mail, kanal discord, kanal terminal | hvor du får dine notifikationer
act-link =
    .open = tilknyt en adresse{ CLIENT() ->
            [discord] {""}
           *[typed] , f.eks. sådan
        }
    .example = tilknyt alva@example.org
    .slash = Tilknyt en e-mailadresse til din konto, eller skriv den kode, du har fået
    .help =
        tilknyt ADRESSE, tilknyt KODE, frakobl ADRESSE | tilknyt en adresse til din konto, eller frakobl den
act-link-code = ja, adressen er min
    .button = Ja, det er mig
act-unlink = frakobl den adresse
    .button = { $channel ->
            [discord] Frakobl denne Discord-konto
           *[mail] Frakobl { $what }
        }
    .choose = Frakobl en adresse
    .example = frakobl alva@example.org
act-settings-devices = se, hvor du er logget ind
    .button = Mine enheder
act-settings-devices-end = log den enhed ud
    .button = Log enhed { $what } ud
act-settings-devices-end-all = log alle dine enheder ud
    .button = Log alle ud
act-settings-calendar-new = få en ny adresse til din kalender
    .button = Ny adresse
act-export = få alt, hvad klubben har gemt om dig
    .button = Hent mine data
    .help =
        eksporter | få det hele som en fil
act-privacy = se, hvad klubben gemmer om dig, og hvorfor
    .button = Hvad I gemmer om mig
    .help =
        privatliv | hvad klubben gemmer om dig, og hvorfor
act-erase = slet din konto; vi spørger dig først
    .button = Slet min konto …
    .box = Slet din konto
    .field = Skriv dit navn i klubben for at bekræfte
    .example = slet mig Ylva
    .help =
        slet mig | slet din konto (du får først at vide, hvad det betyder)
act-erase-one = slet din konto; det kan ikke fortrydes
    .button = { act-erase.button }
act-players =
    .help =
        spillere [DEL] | hvem der spiller her, eller hvem der har DEL i navnet

## Why the club refuses

refusal-no-player = { $found ->
        [one] Her er ingen, der hedder { $name }. Mente du { $nearest }?
       *[nobody] Her er ingen, der hedder { $name }. Tjek stavemåden. De, der ikke er spillere endnu, kan melde sig ind i klubben.
    }
refusal-not-a-player = { $wish ->
        [game] Du er ikke spiller her endnu, { $name }. Vil du være med som { $name } og spille dit første parti med det samme? Det bliver mod huset, vores egen modstander: på det letteste niveau og det mindste bræt (7×7 felter). Du angriber, og angriberne rykker først.
       *[other] Du er ikke spiller her endnu, { $name }. Vil du være med som { $name }, og så »{ $order }«?
    }
refusal-other-seat = Du er logget ind her som { $seat }, så du kan ikke melde dig ind som { $name }. Meld dig ind som { $seat }, eller start igen som { $name } (taflpost play --as { $name }).
refusal-already-a-player = Du er allerede spiller her.
refusal-bad-name = { $because ->
        [shape] »{ $name }« kan ikke være et navn her: et navn har 2 til 30 bogstaver, cifre, bindestreger, apostroffer eller punktummer i højst fire ord og begynder med et bogstav. Vælg et andet.
        [letters] »{ $name }« kan ikke være et navn her: nogle af bogstaverne bruges ikke i noget sprog i dag og kan forveksles med andre. Skriv navnet med almindelige bogstaver, eller vælg et andet.
        [reserved] »{ $name }« kan ikke være et navn her: det ligner en kommando, et felt, et træk eller et ord for nogen andre, som »du« eller »alle«, eller det er forbeholdt huset eller spillere, der har forladt klubben. Vælg et andet.
        [office] »{ $name }« kan ikke være et navn her: andre kunne tro, at det er dig, der driver klubben. Vælg et andet.
        [own] Du hedder allerede »{ $name }«.
       *[taken] Navnet »{ $name }« er optaget, var det indtil for nylig eller ligner et optaget navn for meget. Vælg et andet, eller tilføj et efternavn.
    }
refusal-renamed-lately = Du kan skifte navn én gang på 30 dage, næste gang fra { $from }.
refusal-stranger = Vi kender ikke { $address } endnu. Meld dig ind under et navn, du selv vælger, eller send { COMMAND("link") } og den kode, vi har sendt dig, hvis du allerede er spiller.
refusal-address-taken = { $address } kan ikke tilknyttes din konto: adressen bruges allerede i denne klub.
refusal-already-linked = { $address } er allerede tilknyttet din konto.
refusal-bad-address = { CLIENT() ->
        [discord] »{ $typed }« er ikke en gyldig e-mailadresse.
       *[typed] »{ $typed }« er ikke en gyldig e-mailadresse. Hvis du mener en Discord-konto, så skriv den sådan: »discord 123456789012345678«.
    }
refusal-not-signed-in = Du er ikke logget ind på denne enhed, så vi ved ikke, hvem du er. Log ind først, og prøv så igen.
refusal-wrong-device-code = Det er ikke den kode, vi sendte til denne enhed, eller den gælder ikke længere: en kode virker i ti minutter, og efter tre forkerte forsøg skal du bruge en ny.
refusal-no-device = Du er ikke logget ind på nogen enhed med nummer { $number }.
refusal-not-on-pages = Det kan du ikke gøre på siderne: ellers kunne en, der finder din enhed åben, { $what ->
        [organiser] komme med i klubledelsen
       *[account] overtage din konto
    }. Send »{ $order }« pr. e-mail eller i Discord i stedet.
refusal-no-pages = Denne klub har ingen offentlige sider, så du har ingen kalender der.
refusal-too-many-codes = Vi kan ikke sende flere koder i dag. Prøv igen i morgen.
refusal-too-new = Du kan først invitere folk via deres e-mailadresse fra { $from }, et døgn efter at du meldte dig ind. Indtil da kan du udfordre spillere ved navn.
refusal-no-code = Der venter ingen kode her, eller også er den udløbet eller brugt. Bed om en ny.
refusal-wrong-code = Det er ikke den rigtige kode. { $left ->
        [0] Du har ikke flere forsøg; bed om en ny kode.
        [one] Du har ét forsøg tilbage.
       *[other] Du har { $left } forsøg tilbage.
    }
refusal-code-elsewhere = Send den linje fra den Discord-konto, du vil tilknytte.
refusal-not-linked = »{ $typed }« er ikke tilknyttet din konto. I dine indstillinger kan du se, hvad der er tilknyttet.
refusal-last-way = Du kan ikke frakoble { $address }: så kan vi ikke længere nå dig. Tilknyt en anden adresse først.
refusal-no-way = { $channel ->
        [mail] Du har ikke tilknyttet nogen e-mailadresse. Tilknyt en først.
        [discord] Du har ikke tilknyttet nogen Discord-konto. Tilknyt en først med { COMMAND("link discord") } og kontoens navn.
       *[terminal] Du har ikke brugt en terminal her endnu. Start en, og vælg den derfra.
    }
refusal-no-channel = { $channel ->
        [discord] Denne klub er ikke på Discord, så du kan hverken tilknytte eller skrive til en konto der.
       *[mail] Denne klub bruger ikke e-mail, så du kan hverken tilknytte eller skrive til en e-mailadresse.
    } I dine indstillinger kan du se, hvor du får dine notifikationer.
refusal-takes-none = { $name } tager ikke imod udfordringer for tiden.
refusal-you-block = Du har blokeret { $name }. Ophæv blokeringen først.
refusal-not-blocked = Du har ikke blokeret { $name }.
refusal-only-others = Det kan du ikke gøre ved dig selv. Vælg en anden spiller.
refusal-nobody-at = Ingen af spillerne her har adressen »{ $typed }«. Tjek stavemåden. Nye spillere skal først melde sig ind i klubben.
refusal-not-yet-a-player = Den person er ikke spiller her endnu. Du kan udfordre vedkommende til et offentligt parti i en kanal på en server, hvor I begge er med, eller bede vedkommende melde sig ind først: et enkelt tryk på en knap er nok.
refusal-left-alone = { $name } vil ikke udfordres her, så ingen er blevet spurgt.
refusal-gone = { $name } har forladt klubben.
refusal-not-from-here = Det kan du kun gøre fra en adresse, der er tilknyttet din konto.
refusal-other-name = Der er ikke slettet noget: dit navn her er { $name }, ikke »{ $typed }«.
refusal-name-needed = Der er ikke slettet noget: et ja er ikke nok til det. Hvis du vil slette din konto, så bekræft det med dit navn.

## Sider: det, der står omkring svarene dér, og det, der kun findes på sider.
member-seen = { $seen ->
    [today] i dag
    [week] denne uge
   *[month] { $month }
}
