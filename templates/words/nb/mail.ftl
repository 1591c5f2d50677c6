# Emails, in Norwegian (Bokmål).

## What can be replied to an email
# What somebody typed.
mail-quoted = «{ $text }»
# A line of the email that is answered; what came of it follows.
mail-you-wrote = Du skrev «{ $typed }»:
mail-nothing = Vi fant verken en kommando eller et trekk i e-posten din, så ingenting er endret. Skriv hver kommando og hvert trekk på en egen linje.
# Said instead, or besides, when a text in the email couldn’t be read.
mail-lost-damaged = En del av e-posten din kom frem ødelagt, så vi kunne ikke lese alt, og vi spiller ikke et trekk som kan ha mistet noe på veien. Send den en gang til som ren tekst.
mail-lost-encrypted = E-posten din er kryptert, og vi har ingen nøkkel til å lese den med, så ingenting er endret. Slå av kryptering for e-post til oss (S/MIME eller PGP, i sikkerhetsinnstillingene i e-postprogrammet) og send den en gang til.
mail-lost-sealed = E-posten din er pakket inn i en digital signatur som vi ikke fikk åpnet (smime.p7m), så ingenting er endret. Slå av S/MIME-signering for e-post til oss, eller velg «klartekst» for signert e-post, og send den en gang til.
mail-lost-one-program = Teksten din er i et format som bare Outlook kan lese (winmail.dat), så ingenting er endret. Velg «ren tekst» eller «HTML» som format i Outlook, ikke «rik tekst», og send den en gang til.
mail-lost-long = E-posten din er lengre enn det vi kan lese, og vi fant verken en kommando eller et trekk i den delen vi leste, så ingenting er endret. Send den en gang til uten de eldre e-postene nederst.
mail-lost-forwarded = Det ligger en annen e-post inni din, og vi leser bare det du skriver selv, så ingenting er endret. Skriv trekket eller kommandoen i selve e-posten, på en egen linje.
mail-lost-files = Det er bare bilder eller filer i e-posten din, og dem åpner vi ikke, så ingenting er endret. Skriv trekket eller kommandoen i selve e-posten, på en egen linje.
# What is said with the last answer for now, and above what was answered late.
mail-last-unread = Dette er det siste svaret vårt for nå på noe vi ikke forstår. Trekk, kommandoer og spørsmål får fortsatt svar med en gang, og alt annet svarer vi på i én e-post når timen er over.
mail-last-answer = Dette er det siste svaret vårt for nå: flere sender vi ikke til én adresse i løpet av en time. Alle trekk og kommandoer du sender, gjelder fortsatt, og vi svarer på alt i én e-post når timen er over.
mail-last-quiet = Dette er det siste svaret vårt for nå: du har skrevet mye som vi ikke kunne gjøre noe med. Alle trekk og kommandoer du sender, gjelder fortsatt, og resten svarer vi på igjen senere.
mail-late = Her er svarene på det du har skrevet den siste timen, og som vi ikke hadde svart på ennå.
mail-words-went = Motstanderen din får også det du skrev rundt trekket: { $words }
mail-words-asked = Skal motstanderen få det du skriver rundt et trekk? Ingenting sendes videre før du svarer, og svaret gjelder også for de neste e-postene dine. Dette skrev du: { $words }
mail-words-asked-again = Skal motstanderen få dette også? { $words }
mail-words-gone = Trekket ditt ble ikke spilt, så det du skrev rundt det, går ikke til motstanderen: { $words }
mail-words-taken-back = Det du skrev rundt det trekket, faller bort sammen med det, så motstanderen får det ikke: { $words }
mail-words-stayed = Dette blir hos deg; vil du sende noe slikt til motstanderen, så begynn linjen med «beskjed»: { $words }
# $lines are one or more lines in quotation marks.
mail-unread = Vi kunne ikke lese dette som en kommando: { $lines }. Vil du skrive til motstanderen, så begynn linjen med «beskjed».
# $moves are one or more moves in quotation marks, $count how many.
mail-several = { $count ->
        [one] Vi fant trekket { $moves } i e-posten din, men var ikke sikre på om du ville spille det, så det er ikke spilt. Vil du spille det, så send det på en egen linje.
       *[other] Det står flere trekk i e-posten din: { $moves }. Ingen av dem er spilt. Svar med trekket du mener, på en egen linje.
    }
# $lines are one or more commands in quotation marks. The reader may have sent nothing.
mail-asked = Vi fikk en e-post fra adressen din som ba om dette: { $lines }. Vi kunne ikke kontrollere at den var fra deg, så vi har ikke gjort noe ennå. Var det deg? Svar da ja innen to dager, så gjør vi det. Var det ikke deg, har noen andre brukt adressen din. Svar nei, eller la være å svare, så skjer det ingenting. Inntil du har svart ja eller nei på et slikt spørsmål, sender vi deg høyst tre slike på to dager. Hvis noen stadig skriver i ditt navn, kan du sende kommandoene dine som svar på e-postene våre. Det kan ingen andre gjøre.
mail-asked-consent = Vi fikk en e-post fra adressen din { $sender } som ba om dette: { $lines }. Fordi det avgjør hvem som kan spille i ditt navn, eller hvem som er arrangør, er ingenting gjort ennå. Var det deg? Svar da ja på denne e-posten innen to dager, så gjør vi det. Var det ikke deg, bruker noen andre navnet ditt: svar nei, eller la være å svare, så skjer det ingenting.
mail-asked-words = I e-posten står det også dette, og svarer du ja, følger det med trekket: { $words }
mail-digest = { $count ->
        [one] Én melding
       *[other] { $count } meldinger
    }
mail-subject-turns = Din tur i { $kind ->
        [single] parti { $list }
        [few] partiene { $list }
       *[many] { $list } partier
    } ({ $notifications })
mail-subject-invitation = Utfordring { $number }
mail-subject-answer = Svar på e-posten din
mail-subject-asked = Har du skrevet til { $club }?
mail-subject-contact = Hnefatafl på e-post
mail-subject-edition = Kveldsutgaven
mail-subject-other = Fra hnefataflklubben din
mail-page = { $shows ->
        [turn] På partiets egen side kan du også flytte ved å trykke på brikkene: { $address }
        [game] Du kan også se partiet på dets egen side: { $address }
       *[other] Du kan også se dette på en side: { $address }
    }
# Above a table of lines and what each does. The email quotes nothing else to be typed.
mail-reply = Du kan svare med en av disse linjene øverst i e-posten:

## Emails to people who aren’t players

contact-wrote = Noen, kanskje du, har skrevet til { $club } fra e-postadressen din. Her spiller vi hnefatafl, vikingenes brettspill, på e-post: du gjør et trekk ved å svare på en melding. { $wish ->
        [game] Har du lyst til å spille, så bli med i klubben. Da begynner ditt første parti med en gang: mot huset, vår egen motstander, på det letteste nivået og det minste brettet (7×7 ruter). Du angriper, og angriperne flytter først.
        [other] Har du lyst til å spille, så bli med i klubben. Da utfører vi «{ $order }» for deg med en gang.
       *[none] Har du lyst til å spille, så bli med i klubben.
    }
contact-invited = { $name } inviterer deg til et parti hnefatafl, vikingenes brettspill, i { $club }. Det spilles på e-post: du gjør et trekk ved å svare på en melding.
# Above the other terms, for somebody who doesn’t know the rules yet and can’t ask for them.
contact-ruleset = Brettet har { $size }×{ $size } ruter. Reglene heter { $ruleset }.
contact-invited-join = Har du lyst til å spille, så bli med i klubben. Da sender vi deg utfordringen på e-post med alle vilkårene, og du kan fortsatt avslå den.
# Another player may invite to the same address later: that is another email.
contact-stop-asked = Du, eller noen med e-postadressen din, har bedt { $club } om ikke å sende mer e-post hit. Vil du ikke ha mer e-post fra denne klubben, uansett hvem som ber om det?
contact-once = Svarer du ikke, får du ikke mer e-post om dette.

## The page on which emails are stopped

stop-title = { $page ->
        [ask] Stoppe all e-post?
        [done] E-posten er stoppet
       *[gone] Lenken virker ikke
    }
stop-ask = Krysser du av i ruten og trykker på knappen, sender ikke { $club } noe mer til e-postadressen din: ingen trekk og ingen påminnelser om tiden din. Har du partier i gang, får motstanderne vite at e-post ikke når deg, og klokkene går videre som avtalt. Vil du gi opp et parti, så svar «gi opp» på en av e-postene om det.
stop-button = Stopp all e-post
stop-sure = Ja, jeg vil ikke ha flere e-poster fra klubben
stop-done = { $club } sender ikke mer e-post til adressen din. Vil du ha e-post igjen, så send «kanal e-post» til klubben fra den adressen.
stop-gone = Denne lenken er for gammel, eller så ble ikke hele lenken kopiert. Vil du stoppe all e-post, så svar «avmeld» på en hvilken som helst e-post fra klubben, eller bruk avmeldingsknappen i e-postprogrammet ditt.
