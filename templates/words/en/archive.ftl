# Old games, in English.

# Games from elsewhere, which the host has imported: their names are text, and nobody’s here.
archived-result = { $how ->
        [attackers] The attackers won
        [defenders] The defenders won
        [drawn] A draw
        [closed] No result
       *[unknown] Result unknown
    }{ $said ->
        [yes] {" "}({ $by })
       *[no] {""}
    }
archived-ending = { $by ->
        [king-captured] king captured
        [escape] king escaped
        [encirclement] encirclement
        [edge-fort] edge fort
        [immobile] no moves left
        [repetition] repetition
        [resignation] resignation
        [time] time
        [agreement] agreement
        [adjudication] organisers’ decision
        [closing] closed
       *[unstated] not known
    }
archived-source = { $known ->
        [both] From elsewhere: { $event }, { $date }
        [event] From elsewhere: { $event }
        [date] From elsewhere, { $date }
       *[nothing] From elsewhere
    }
archived-line = { $called }: { $attackers } (attackers) against { $defenders } (defenders), { $ruleset }. { $result }. { $source }.
archived-title = { $called }: { $attackers } (attackers) against { $defenders } (defenders), { $ruleset }. These names are from the record, not players of this club.
archived-ended = { $result }.
archived-stated = The result as it was written down: { $stated }
archive-none = No finished games like that were found.
head-source = Where from

## Acts
act-archive = see more of them
    .button = { control-next }
    .help =
        archive [NAME] [against NAME] [rules RULESET] [won …] | finished games, the club’s and those from elsewhere; also by how they ended and when: archive escape since 2011 until 2012; “archive page 2” goes on
        archive NUMBER | a game from elsewhere: archive 12, archive 12 after 7, archive 12 record, archive 12 replay
act-archive-one = look at this game from elsewhere
act-archive-record = { act-record }
    .button = { act-record.button }
act-archive-replay = { act-replay }
    .button = { act-replay.button }

## Why the club refuses
refusal-no-archived-game = There’s no game { $number } in the archive.
