# Old games, in Norwegian (Bokmål).

# Partier fra andre steder, som verten har hentet inn: navnene er bare tekst.
archived-result = { $how ->
        [attackers] Angriperne vant
        [defenders] Forsvarerne vant
        [drawn] Remis
        [closed] Uten resultat
       *[unknown] Ukjent resultat
    }{ $said ->
        [yes] {" "}({ $by })
       *[no] {""}
    }
archived-ending = { $by ->
        [king-captured] kongen fanget
        [escape] kongen flyktet
        [encirclement] omringing
        [edge-fort] kantfort
        [immobile] ingen trekk igjen
        [repetition] gjentakelse
        [resignation] oppgitt
        [time] tid
        [agreement] enighet
        [adjudication] avgjort av arrangørene
        [closing] avsluttet
       *[unstated] ikke kjent
    }
archived-source = { $known ->
        [both] Fra et annet sted: { $event }, { $date }
        [event] Fra et annet sted: { $event }
        [date] Fra et annet sted, { $date }
       *[nothing] Fra et annet sted
    }
archived-line = { $called }: { $attackers } (angripere) mot { $defenders } (forsvarere), { $ruleset }. { $result }. { $source }.
archived-title = { $called }: { $attackers } (angripere) mot { $defenders } (forsvarere), { $ruleset }. Navnene står slik i partiloggen og er ikke spillere i denne klubben.
archived-ended = { $result }.
archived-stated = Resultatet slik det ble skrevet ned: { $stated }
archive-none = Fant ingen ferdige partier som passer.
head-source = Hvorfra

## Acts
act-archive = se flere av dem
    .button = { control-next }
    .help =
        arkiv [NAVN] [mot NAVN] [regler REGELSETT] [vant …] | ferdige partier, klubbens og partier fra andre steder; også etter hvordan og når de endte: arkiv flukt siden 2011 til 2012; «arkiv side 2» viser flere
        arkiv NUMMER | et parti fra et annet sted: arkiv 12, arkiv 12 etter 7, arkiv 12 partilogg, arkiv 12 avspilling
act-archive-one = se dette partiet fra et annet sted
act-archive-record = { act-record }
    .button = { act-record.button }
act-archive-replay = { act-replay }
    .button = { act-replay.button }

## Why the club refuses
refusal-no-archived-game = Det finnes ikke noe parti { $number } i arkivet.
