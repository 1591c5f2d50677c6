# Old games, in Danish.

# Partier andetstedsfra, som værten har indlæst: navnene er kun tekst.
archived-result = { $how ->
        [attackers] Angriberne vandt
        [defenders] Forsvarerne vandt
        [drawn] Remis
        [closed] Uden resultat
       *[unknown] Ukendt resultat
    }{ $said ->
        [yes] {" "}({ $by })
       *[no] {""}
    }
archived-ending = { $by ->
        [king-captured] kongen fanget
        [escape] kongen slap ud
        [encirclement] omringning
        [edge-fort] kantfort
        [immobile] ingen træk tilbage
        [repetition] gentagelse
        [resignation] opgivet
        [time] tid
        [agreement] enighed
        [adjudication] afgjort af klubledelsen
        [closing] afsluttet
       *[unstated] ikke kendt
    }
archived-source = { $known ->
        [both] Andetstedsfra: { $event }, { $date }
        [event] Andetstedsfra: { $event }
        [date] Andetstedsfra, { $date }
       *[nothing] Andetstedsfra
    }
archived-line = { $called }: { $attackers } (angribere) mod { $defenders } (forsvarere), { $ruleset }. { $result }. { $source }.
archived-title = { $called }: { $attackers } (angribere) mod { $defenders } (forsvarere), { $ruleset }. Navnene står sådan i partilisten og er ikke spillere i denne klub.
archived-ended = { $result }.
archived-stated = Resultatet, som det blev skrevet ned: { $stated }
archive-none = Der blev ikke fundet nogen færdige partier af den slags.
head-source = Hvorfra

## Acts
act-archive = se flere af dem
    .button = { control-next }
    .help =
        arkiv [NAVN] [mod NAVN] [regler REGELSÆT] [vandt …] | færdige partier, klubbens og partier andetstedsfra; også efter hvordan og hvornår de endte: arkiv flugt siden 2011 til 2012; »arkiv side 2« viser flere
        arkiv NUMMER | et parti andetstedsfra: arkiv 12, arkiv 12 efter 7, arkiv 12 partiliste, arkiv 12 afspilning
act-archive-one = se dette parti andetstedsfra
act-archive-record = { act-record }
    .button = { act-record.button }
act-archive-replay = { act-replay }
    .button = { act-replay.button }

## Why the club refuses
refusal-no-archived-game = Der er ikke noget parti { $number } i arkivet.
