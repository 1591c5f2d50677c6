# Emails, in Danish.

## What can be answered to a mail

mail-quoted = »{ $text }«
mail-you-wrote = Du skrev »{ $typed }«:
mail-nothing = Vi kunne ikke finde nogen kommando eller noget træk i din e-mail, så der skete ikke noget. Skriv hver kommando og hvert træk på en linje for sig.
# Said instead, or besides, when a text in the email couldn’t be read.
mail-lost-damaged = En del af din e-mail kom frem i stykker, så vi kunne ikke læse det hele, og vi spiller ikke et træk, der kan have mistet noget på vejen. Send den en gang til som ren tekst.
mail-lost-encrypted = Din e-mail er krypteret, og vi har ingen nøgle til at læse den med, så der skete ikke noget. Slå kryptering fra for e-mails til os (S/MIME eller PGP, i mailprogrammets sikkerhedsindstillinger), og send den en gang til.
mail-lost-sealed = Din e-mail er pakket ind i en digital signatur, som vi ikke kunne åbne (smime.p7m), så der skete ikke noget. Slå S/MIME-signering fra for e-mails til os, eller vælg »klartekst« for signerede e-mails, og send den en gang til.
mail-lost-one-program = Din tekst er i et format, som kun Outlook kan læse (winmail.dat), så der skete ikke noget. Vælg »almindelig tekst« eller »HTML« som format i Outlook, ikke »RTF«, og send den en gang til.
mail-lost-long = Din e-mail er længere, end vi kan læse, og vi fandt hverken en kommando eller et træk i den del, vi læste, så der skete ikke noget. Send den en gang til uden de ældre e-mails nedenunder.
mail-lost-forwarded = Der ligger en anden e-mail inde i din, og vi læser kun det, du selv skriver, så der skete ikke noget. Skriv trækket eller kommandoen i selve e-mailen, på en linje for sig.
mail-lost-files = Der er kun billeder eller filer i din e-mail, og dem åbner vi ikke, så der skete ikke noget. Skriv trækket eller kommandoen i selve e-mailen, på en linje for sig.
# What is said with the last answer for now, and above what was answered late.
mail-last-unread = Det her er vores sidste svar for nu på noget, vi ikke forstår. Træk, kommandoer og spørgsmål bliver stadig besvaret med det samme, og alt andet svarer vi på i én e-mail, når timen er gået.
mail-last-answer = Det her er vores sidste svar for nu: flere sender vi ikke til én adresse på en time. Alle træk og kommandoer, du sender, gælder stadig, og vi svarer på det hele i én e-mail, når timen er gået.
mail-last-quiet = Det her er vores sidste svar for nu: du har skrevet meget, som vi ikke kunne gøre noget med. Alle træk og kommandoer, du sender, gælder stadig, og resten svarer vi på igen senere.
mail-late = Her er svarene på det, du har skrevet den seneste time, og som vi ikke havde svaret på endnu.
mail-words-went = Din modstander får også det, du skrev omkring dit træk: { $words }
mail-words-asked = Skal din modstander have det, du skriver omkring et træk? Der sendes ikke noget videre, før du svarer, og svaret gælder også for dine næste e-mails. Det her skrev du: { $words }
mail-words-asked-again = Skal din modstander også have det her? { $words }
mail-words-gone = Dit træk blev ikke spillet, så det, du skrev omkring det, går ikke til din modstander: { $words }
mail-words-taken-back = Det, du skrev omkring det træk, falder bort sammen med det, så din modstander får det ikke: { $words }
mail-words-stayed = Det her bliver hos dig; vil du sende noget af den slags til din modstander, så begynd en linje med »sig«: { $words }
mail-unread = Vi kunne ikke læse dette som kommandoer: { $lines }. Vil du skrive til din modstander, så begynd en linje med »sig«.
mail-several = { $count ->
        [one] Vi fandt trækket { $moves } i din e-mail, men var ikke sikre på, at du ville spille det, så det blev ikke spillet. Hvis du vil spille det, så send det alene på en linje.
       *[other] Der er flere træk i din e-mail: { $moves }. Ingen af dem blev spillet. Svar med det, du mener, alene på en linje.
    }
mail-asked = Vi har fået en e-mail fra din adresse, som bad om dette: { $lines }. Vi kunne ikke kontrollere, at den kom fra dig, så der er ikke sket noget. Var det dig? Så svar ja inden for to dage, så bliver det gjort. Hvis det ikke var dig, har en anden brugt din adresse: svar nej, eller lad være med at svare, så sker der ikke noget. Indtil du har svaret ja eller nej til et spørgsmål som dette, sender vi dig højst tre af den slags på to dage. Hvis nogen bliver ved med at skrive i dit navn, så send dine kommandoer som svar på vores e-mails: det kan ingen andre.
mail-asked-consent = Vi har fået en e-mail fra din adresse { $sender }, som bad om dette: { $lines }. Fordi det afgør, hvem der kan spille i dit navn, eller hvem der er med i klubledelsen, er der ikke sket noget endnu. Var det dig? Så svar ja på denne e-mail inden for to dage, så bliver det gjort. Hvis det ikke var dig, bruger en anden dit navn: svar nej, eller lad være med at svare, så sker der ikke noget.
mail-asked-words = I e-mailen står der også dette, og svarer du ja, følger det med trækket: { $words }
mail-digest = { $count ->
        [one] Én notifikation
       *[other] { $count } notifikationer
    }
mail-subject-turns = Din tur i { $kind ->
        [single] parti { $list }
        [few] partierne { $list }
       *[many] { $list } partier
    } ({ $notifications })
mail-subject-invitation = Udfordring { $number }
mail-subject-answer = Svar på din e-mail
mail-subject-asked = Har du skrevet til { $club }?
mail-subject-contact = Hnefatafl pr. e-mail
mail-subject-edition = Aftenudgaven
mail-subject-other = Fra din hnefataflklub
mail-page = { $shows ->
        [turn] På partiets side kan du også trække ved at trykke på brikkerne: { $address }
        [game] Du kan også se partiet på dets side: { $address }
       *[other] Du kan også se dette på en side: { $address }
    }
mail-reply = Du kan svare med en af disse linjer øverst i din e-mail:

## Emails to people who aren’t players

contact-wrote = Nogen, måske dig, har skrevet til { $club } fra din e-mailadresse. Her spiller vi hnefatafl, vikingernes brætspil, pr. e-mail: du trækker ved at svare på en e-mail. { $wish ->
        [game] Hvis du har lyst til at spille med, så meld dig ind i klubben. Så begynder dit første parti med det samme: mod huset, vores egen modstander, på det letteste niveau og det mindste bræt (7×7 felter). Du angriber, og angriberne rykker først.
        [other] Hvis du har lyst til at spille med, så meld dig ind i klubben. Så udfører vi »{ $order }« for dig med det samme.
       *[none] Hvis du har lyst til at spille med, så meld dig ind i klubben.
    }
contact-invited = { $name } inviterer dig til et parti hnefatafl, vikingernes brætspil, i { $club }. Det spilles pr. e-mail: du trækker ved at svare på en e-mail.
contact-ruleset = Brættet har { $size }×{ $size } felter. Reglerne hedder { $ruleset }.
contact-invited-join = Hvis du har lyst til at spille, så meld dig ind i klubben. Derefter sender vi dig udfordringen med alle vilkår pr. e-mail, og du kan stadig afslå den.
contact-stop-asked = Du, eller nogen med din e-mailadresse, har bedt { $club } om ikke at sende flere e-mails hertil. Vil du ikke have flere e-mails fra denne klub, uanset hvem der beder om det?
contact-once = Hvis du ikke svarer, får du ikke flere e-mails om dette.

## The page on which emails are stopped

stop-title = { $page ->
        [ask] Stop alle e-mails?
        [done] E-mails er stoppet
       *[gone] Linket virker ikke
    }
stop-ask = Hvis du sætter kryds i feltet og trykker på knappen, sender { $club } ikke mere til din e-mailadresse: ingen træk og ingen advarsler om din tid. Hvis du har partier i gang, får dine modstandere at vide, at e-mails ikke når dig, og urene går videre som aftalt. Vil du opgive et parti, så svar »giv op« på en af e-mailene om det.
stop-button = Stop alle e-mails
stop-sure = Ja, jeg vil ikke have flere e-mails fra klubben
stop-done = { $club } sender ikke flere e-mails til din adresse. Hvis du vil have dem igen, så send »kanal e-mail« til klubben fra den adresse.
stop-gone = Linket er for gammelt eller blev ikke kopieret helt. Hvis du vil stoppe alle e-mails, så svar »afmeld« på en e-mail fra klubben, eller brug afmeldingsknappen i dit mailprogram.
