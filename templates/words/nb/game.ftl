# A game between two players, in Norwegian (Bokmål).

## A game before its players
# $who is “you” where the reader is meant, “opponent” where the reader’s opponent is meant, and
# “player” where the reader only looks on; $name is that player’s name.
table-title = Parti { $number }: { $attackers } (angriper) mot { $defenders } (forsvarer), { $ruleset }
# "Trekk 5:" would read as the command “moves”.
table-ply = { $number }. trekk: { $what }
table-turn = { $who ->
        [you] Det er din tur (trekk { $ply }). Du er { $side ->
                [attackers] angriper
               *[defenders] forsvarer
            }.
       *[other] { $name } skal flytte (trekk { $ply }, { $side ->
                [attackers] angriper
               *[defenders] forsvarer
            }).
    }
# $pieces are the signs on the board that are the reader’s, with what they mean.
table-beginner = Brikkene dine: { $pieces }. Du flytter ved å skrive ruten som en brikke står på, og ruten den skal til:
table-draw-offered = { $who ->
        [you] Du har tilbudt remis og venter på svar.
        [opponent] { $name } tilbyr remis. Flytter du, regnes det som et avslag.
       *[player] { $name } tilbyr remis.
    }
table-takeback-offered = { $who ->
        [you] Du har bedt om å få ta tilbake det siste trekket ditt.
        [opponent] { $name } ber om å få ta tilbake et trekk. Flytter du, regnes det som et avslag.
       *[player] { $name } ber om å få ta tilbake et trekk.
    }
table-time-offered = { $who ->
        [you] { $what ->
            [pause] Du har tilbudt pause i partiet til { $time } og venter på svar.
           *[more] Du har tilbudt { $time } ekstra til dere begge og venter på svar.
        }
        [opponent] { $what ->
            [pause] { $name } tilbyr pause i partiet til { $time }.
           *[more] { $name } tilbyr { $time } ekstra til dere begge.
        } Flytter du, regnes det som et avslag.
       *[player] { $what ->
            [pause] { $name } tilbyr pause i partiet til { $time }.
           *[more] { $name } tilbyr { $time } ekstra til begge spillerne.
        }
    }
table-match-goes-on = Det andre partiet i matchen, parti { $other }, fortsetter.
# Said only to the player who made the move.
table-left-silent = { $count ->
        [one] Dette får bare du vite: fluktveien til { $routes } er åpen, men ikke varslet, så kongen kan ikke bruke den ennå. Du kan varsle den med et hvilket som helst senere trekk så lenge den er åpen.
       *[other] Dette får bare du vite: fluktveiene til { $routes } er åpne, men ikke varslet, så kongen kan ikke bruke dem ennå. Du kan varsle dem med et hvilket som helst senere trekk så lenge de er åpne.
    }
# The head of the chain over everything that happened in a game up to that move, and what to do
# with it.
chain-line = Kontrollkode (parti { $game }, { $at ->
        [start] start
        [end] slutt
       *[move] trekk { $move }
    }): { $chain }
chain-why = Kontrollkoden er regnet ut fra alt som har skjedd i partiet hittil. Tar du vare på den, kan ingen endre noe av det uten at du oppdager det.
time-running = { $who ->
        [you] Du har { $left } igjen, fram til { $until }.
       *[other] { $name } har { $left } igjen, fram til { $until }.
    }
# Det samme der $until selv viser hvor lenge det er til.
time-counted = { $who ->
        [you] Du har fram til { $until }.
       *[other] { $name } har fram til { $until }.
    }
time-standing = { $who ->
        [you] Du har { $left } igjen. Klokken din står stille til { $stands }, og tiden går ut { $until }.
       *[other] { $name } har { $left } igjen. Klokken står stille til { $stands }, og tiden går ut { $until }.
    }
time-paused = Partiet har pause til { $until }, slik spillerne har avtalt.
# The clock of the side to move starts when its player has been told.
time-not-running = { $who ->
        [you] Du har { $left } igjen; klokken din starter nå.
       *[other] { CLIENT() ->
                [discord] { $name } har { $left } igjen.
               *[typed] { $name } har { $left } igjen; klokken starter når { $name } har fått melding.
            }
    }
# The clock of the side to move runs though nothing has told its player.
time-unreached = Vi har ikke fått tak i { $name }, men klokken har gått siden { $since }.
time-up = { $who ->
        [you] Tiden din er ute.
       *[other] Tiden til { $name } er ute.
    }

## Den første linjen i et innlegg, som et varsel viser

lead-ply = { $who ->
        [you] Din tur:
       *[other] { $name } skal flytte:
    } { $mover } flyttet { $ply }{ $count ->
        [0] {""}
       *[other] {" "}og slo { $taken }
    }
lead-passed = { $who ->
        [you] Din tur:
       *[other] { $name } skal flytte:
    } { $mover } måtte stå over
lead-began = { $who ->
        [you] Partiet begynner, og det er din tur
       *[other] Partiet begynner, og { $name } skal flytte
    }
lead-turn = { $who ->
        [you] Det er din tur
       *[other] { $name } skal flytte
    }
lead-won = { $winner } har vunnet mot { $loser }
lead-drawn = Remis mellom { $one } og { $other }
lead-closed = Partiet er avsluttet uten resultat

## Hva et innlegg sier når det er besvart

closed-invitation = { $how ->
        [accepted] { $recipient } har godtatt utfordringen fra { $sender }: parti { $game } er i gang.
        [declined] { $recipient } har avslått utfordringen fra { $sender }.
        [countered] { $recipient } har svart på utfordringen fra { $sender } med andre vilkår.
        [cancelled] { $sender } har trukket tilbake utfordringen til { $recipient }.
       *[expired] Utfordringen fra { $sender } til { $recipient } er utløpt.
    }
closed-seek = { $how ->
        [accepted] Den åpne utfordringen fra { $sender } er godtatt.
        [cancelled] { $sender } har trukket tilbake denne åpne utfordringen.
       *[expired] Den åpne utfordringen fra { $sender } er utløpt.
    }
closed-draw = { $how ->
        [accepted] { $name } tilbød remis, og { $other } godtok.
        [declined] { $name } tilbød remis, og { $other } avslo.
        [withdrawn] { $name } tilbød remis og har trukket tilbudet tilbake.
       *[passed] { $name } tilbød remis. Tilbudet gjelder ikke lenger.
    }
closed-takeback = { $how ->
        [accepted] { $name } ba om å få ta tilbake et trekk, og { $other } sa ja.
        [declined] { $name } ba om å få ta tilbake et trekk, og { $other } sa nei.
        [withdrawn] { $name } ba om å få ta tilbake et trekk, men har trukket spørsmålet tilbake.
       *[passed] { $name } ba om å få ta tilbake et trekk. Spørsmålet gjelder ikke lenger.
    }
closed-time = { $what ->
        [pause] { $name } tilbød pause i partiet til { $time }{ $how ->
            [accepted] , og { $other } godtok.
            [declined] , og { $other } avslo.
            [withdrawn] {" "}og har trukket tilbudet tilbake.
           *[passed] . Tilbudet gjelder ikke lenger.
        }
       *[more] { $name } tilbød { $time } ekstra til begge spillerne{ $how ->
            [accepted] , og { $other } godtok.
            [declined] , og { $other } avslo.
            [withdrawn] {" "}og har trukket tilbudet tilbake.
           *[passed] . Tilbudet gjelder ikke lenger.
        }
    }

## What happened in a game

began = Partiet begynner.
began-side = { $side ->
        [attackers] { $first ->
            [attackers] Du er angriper og flytter først.
           *[defenders] Du er angriper; forsvareren flytter først.
        }
       *[defenders] { $first ->
            [attackers] Du er forsvarer; angriperen flytter først.
           *[defenders] Du er forsvarer og flytter først.
        }
    }
# Said only to the player who rolled.
rolled = Húnen (kongens terning) viser { $roll }: { $roll ->
        [0] kongen kan ikke flyttes denne gangen, så flytt en vanlig brikke.
        [1] kongen kan gå én rute. Har han et lovlig trekk, må du flytte ham; hvis ikke, flytter du en vanlig brikke.
       *[other] kongen kan gå opptil { $roll } ruter. Har han et lovlig trekk, må du flytte ham; hvis ikke, flytter du en vanlig brikke.
    }
draw-offered = { $who ->
        [you] Du har tilbudt remis. Tilbudet gjelder til motstanderen svarer eller flytter; imens kan du spille videre.
        [opponent] { $name } tilbyr remis. Flytter du, regnes det som et avslag.
       *[player] { $name } tilbyr remis.
    }
draw-declined = { $who ->
        [you] Du har avslått remis. Partiet fortsetter.
       *[other] { $name } har avslått remis. Partiet fortsetter.
    }
draw-withdrawn = { $who ->
        [you] Du har trukket tilbake remistilbudet. Partiet fortsetter.
       *[other] { $name } har trukket tilbake remistilbudet. Partiet fortsetter.
    }
takeback-offered = { $who ->
        [you] Du har bedt om å få ta tilbake det siste trekket ditt. Forespørselen gjelder til motstanderen svarer eller en av dere flytter.
        [opponent] { $name } ber om å få ta tilbake sitt siste trekk. Har du flyttet siden, tas trekket ditt også tilbake. Flytter du nå, regnes det som et avslag.
       *[player] { $name } ber om å få ta tilbake sitt siste trekk, og dermed også et trekk som er gjort siden.
    }
takeback-declined = { $who ->
        [you] Du har sagt nei til at trekket tas tilbake. Partiet fortsetter.
       *[other] { $name } har sagt nei til at trekket tas tilbake. Partiet fortsetter.
    }
takeback-withdrawn = { $who ->
        [you] Du vil ikke ta tilbake trekket likevel. Partiet fortsetter.
       *[other] { $name } vil ikke ta tilbake trekket likevel. Partiet fortsetter.
    }
time-offered = { $who ->
        [you] { $what ->
            [pause] Du har tilbudt pause i partiet til { $time }.
           *[more] Du har tilbudt { $time } ekstra til dere begge.
        } Tilbudet gjelder til motstanderen svarer eller flytter; imens kan du spille videre.
        [opponent] { $what ->
            [pause] { $name } tilbyr pause i partiet til { $time }: så lenge går ingen klokke, men dere kan flytte begge to.
           *[more] { $name } tilbyr { $time } ekstra til dere begge.
        } Flytter du nå, regnes det som et avslag.
       *[player] { $what ->
            [pause] { $name } tilbyr pause i partiet til { $time }.
           *[more] { $name } tilbyr { $time } ekstra til begge spillerne.
        }
    }
time-declined = { $who ->
        [you] Du har avslått tilbudet. Klokkene går som før.
       *[other] { $name } har avslått tilbudet. Klokkene går som før.
    }
time-withdrawn = { $who ->
        [you] Du har trukket tilbake tilbudet ditt. Klokkene går som før.
       *[other] { $name } har trukket tilbake tilbudet. Klokkene går som før.
    }
time-agreed = { $what ->
        [pause] Det er avtalt: fra nå av går ingen klokke. Begge spillerne kan fortsatt flytte.
       *[more] Det er avtalt: begge spillerne får { $time } ekstra.
    }
taken-back = Forespørselen ble godtatt, og trekket er tatt tilbake: brettet er som det var før trekket. Klokkene stilles ikke tilbake, men tid som ble lagt til for trekk som nå er tatt tilbake, trekkes fra igjen.
announced-after = Trekket ditt ble angret og gjort på nytt med varselet.
withdrawn = Trekket ditt er angret; ingen hadde sett det. Du kan flytte på nytt.
# $urgency is low (a fifth of the time is left) or last.
warned = { $urgency ->
        [asked] Du ba om å bli minnet på at det er din tur.
        [low] Du har mindre enn en femdel av tiden din igjen.
       *[last] Tiden din er nesten ute. Dette er den siste påminnelsen.
    }
time-is-up = { $who ->
        [you] Tiden din er ute. Du kan fortsatt flytte, helt til motstanderen krever seieren.
        [opponent] Tiden til { $name } er ute. Du kan kreve seieren eller vente på trekket.
       *[player] Tiden til { $name } er ute, så motstanderen kan kreve seieren.
    }

day-used = { $who ->
        [you] Tiden din var ute, så en av feriedagene dine er brukt: du har fått 24 timer til.
       *[other] Tiden til { $name } var ute, så en feriedag er brukt: { $name } har fått 24 timer til.
    }
telling-given-up = { $who ->
        [you] Vi fikk ikke fram noen melding til deg om dette partiet. Klokken din går likevel.
       *[other] Vi får ikke tak i { $name } for øyeblikket. Klokken til { $name } går likevel.
    }
# A message about the turn did not arrive, and more has run since than the clock gets back.
refunded-rest = { $who ->
        [you] En melding om at det var din tur, nådde deg ikke i tide, og imens gikk klokken din. Du får tilbake så mye av den tiden som det er lov å få i ett parti (i alt en tidel av det klokken begynte med), og klokken går videre.
       *[other] En melding til { $name } om å flytte kom ikke fram i tide, og imens gikk klokken til { $name }. Klokken får tilbake så mye av den tiden som det er lov å få i ett parti (i alt en tidel av det den begynte med), og går videre.
    }

## Conditional moves

plan-none = Du har ikke planlagt noen trekk.
plan = Planen din:
# $when is move, capture, capture-on, one or two; $what the move or the square.
# "Hvis" would read as the command “if”.
plan-line = { $when ->
        [move] Dersom { $name } spiller { $what },
        [capture] Dersom { $name } slår en av brikkene dine,
        [capture-on] Dersom { $name } slår brikken din på { $what },
        [one] Dersom { $name } varsler én fluktvei,
       *[two] Dersom { $name } varsler to fluktveier,
    } { $answer ->
        [stop] spilles ingenting, og planen er slutt.
        [resign] gir du opp: partiet er over med en gang, og vi spør deg ikke først.
        [tell-me] spilles ingenting, planen er slutt, og du får beskjed med en gang (eller når stilletiden din er over).
       *[other] svarer du med { $answer }.
    }
plan-private = Bare du kan se dette.
plan-played = Det planlagte trekket ditt er spilt. { $ply }
plan-resigned = Du hadde planlagt å gi opp hvis dette skjedde. { $ply }
plan-over-other = Motstanderen gjorde noe planen din ikke hadde noe svar på, så planen er slutt. Det er din tur.
plan-over-stop = Planen din er kommet dit den skulle stoppe. Det er din tur.
plan-over-told = Motstanderen har gjort det du ville ha beskjed om. Planen din er slutt, og det er din tur. { $ply }
plan-over-illegal = Det planlagte trekket ditt kunne ikke spilles, så planen er slutt, og det er din tur. { $why }

## Vacation and outages

vacation-left = Du har { $left ->
        [0] ingen feriedager igjen.
        [one] { $left } feriedag igjen. Går tiden din ut i et parti som tillater ferie, blir den brukt automatisk.
       *[other] { $left } feriedager igjen. Går tiden din ut i et parti som tillater ferie, blir en av dem brukt automatisk.
    }
vacation-until = Du har ferie til { $until }. I partier som tillater ferie, står klokkene dine stille til da.
vacation-planned = Den neste ferien din er fra { $from } til { $until }.
away = { $name } har ferie til { $until }. I partier som tillater ferie, står klokken til { $name } stille til da.
back = { $name } er tilbake fra ferie.
club-was-away = Klubben var ute av drift fra { $from } til { $until }. Imens sto alle klokkene stille.

## A match of two games

match-over = Matchen (parti { $first } og { $second }) er slutt: { $one } mot { $two }, { $ruleset }
# $winner is attackers, defenders or nobody; $attackers and $defenders are names.
match-game = Parti { $number }: { $winner ->
        [attackers] { $attackers } (angriper) vant mot { $defenders } (forsvarer) på { $plies ->
                [one] ett trekk
               *[other] { $plies } trekk
            }.
        [defenders] { $defenders } (forsvarer) vant mot { $attackers } (angriper) på { $plies ->
                [one] ett trekk
               *[other] { $plies } trekk
            }.
       *[nobody] { $attackers } (angriper) og { $defenders } (forsvarer) spilte remis etter { $plies ->
                [one] ett trekk
               *[other] { $plies } trekk
            }.
    } Slåtte brikker: { $attackers } slo { $by-attackers }, { $defenders } slo { $by-defenders }.
match-points = Poeng: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] Du vinner matchen på poeng.
       *[other] { $name } vinner matchen på poeng.
    }
match-by-fewer-plies = { $who ->
        [you] Dere har vunnet ett parti hver. Du vinner matchen fordi du vant på færre trekk: { $fewer } mot { $more }.
       *[other] Spillerne har vunnet ett parti hver. { $name } vinner matchen med en seier på færre trekk: { $fewer } mot { $more }.
    }
match-by-more-captures = { $who ->
        [you] Det er poenglikhet. Du vinner matchen fordi du slo flere brikker i de to partiene: { $more } mot { $fewer }.
       *[other] Det er poenglikhet. { $name } vinner matchen med flere slåtte brikker i de to partiene: { $more } mot { $fewer }.
    }
match-level = { $tie-break ->
        [none] Det er poenglikhet, så matchen ender remis.
        [fewer-plies] Det er poenglikhet, og ingen av spillerne vant på færre trekk enn den andre, så matchen ender remis.
       *[more-captures] Det er poenglikhet, og spillerne har slått like mange brikker, så matchen ender remis.
    }

record-file = Her er partiloggen, med alt som har skjedd, i filen { $file }. Den kan kontrolleres med «taflpost verify».
wrote-to-organisers = Arrangørene i klubben får lese det du har skrevet, og du får vite det hvis de svarer.

## Answers
noted = Notatet ditt om parti { $game } er lagret. Bare du kan lese det.
line-saved = Trekkfølge { $number } i parti { $game } er lagret. Bare du kan se den.
said = { $name } skriver (parti { $game }): { $text }
said-on = { $name } fortsetter: { $text }
said-by-you = Beskjeden din er sendt til motstanderen i parti { $game }.
said-erased = Det var en beskjed til deg i parti { $game }, men den er slettet siden.
moves-none = Det er ikke gjort noen trekk ennå.
clock-none = Dette partiet spilles uten klokke.
clock-side = { $who ->
        [you] Klokken din viser { $left }.
       *[other] Klokken til { $name } viser { $left }.
    }
captured-by = { $who ->
        [you] { $count ->
                [0] Du har ikke slått noen brikker.
                [one] Du har slått én brikke.
               *[other] Du har slått { $count } brikker.
            }
       *[other] { $count ->
                [0] { $name } har ikke slått noen brikker.
                [one] { $name } har slått én brikke.
               *[other] { $name } har slått { $count } brikker.
            }
    }
# What can be captured next; $moves are alternatives.
capture-with = { $square } (med { $moves })
captures-now = { $who ->
        [you] { $count ->
                [0] Du kan ikke slå noe nå.
               *[other] Du kan slå nå: { $what }.
            }
       *[other] { $count ->
                [0] { $name } kan ikke slå noe nå.
               *[other] { $name } kan slå nå: { $what }.
            }
    }
captures-threatened = { $who ->
        [you] { $count ->
                [0] Du truer ikke med å slå noe.
               *[other] Du truer med å slå: { $what }.
            }
       *[other] { $count ->
                [0] { $name } truer ikke med å slå noe.
               *[other] { $name } truer med å slå: { $what }.
            }
    }
king-in-reach = { $count ->
        [0] Ingen kan slå kongen med ett trekk.
       *[other] Ett trekk kan slå kongen: { $moves }.
    }
king-escapes = { $count ->
        [0] Kongen kan ikke slippe unna med ett trekk.
       *[other] Kongen kan slippe unna med ett trekk: { $moves }.
    }
men-left = På brettet: { $left-attackers ->
        [one] én angriper
       *[other] { $left-attackers } angripere
    }, og kongen med { $left-defenders ->
        [0] ingen forsvarere
        [one] én forsvarer
       *[other] { $left-defenders } forsvarere
    }.
legal = Fra { $square } kan du flytte til { $targets }.
# $count is how often the position would then have occurred, $rule what follows.
legal-repeats = Etter et trekk til { $targets } vil samme stilling ha oppstått { $count ->
        [2] to ganger
       *[other] { $count } ganger
    }. { $rule ->
        [draw] Oppstår den én gang til, blir partiet remis.
        [defenders-lose] Oppstår den én gang til, taper forsvarerne, uansett hvem som gjentar den.
        [mover-loses] Den som gjentar den én gang til, taper.
       *[forbidden] Det er ikke tillatt å gjenta den én gang til.
    }
legal-ends = Etter et trekk til { $targets } vil samme stilling ha oppstått { $count ->
        [2] to ganger
       *[other] { $count } ganger
    }, og da { $rule ->
        [draw] blir partiet remis.
        [defenders-lose] taper forsvarerne.
       *[mover-loses] taper du.
    }
legal-empty = { $square } er tom. Velg en rute med en av brikkene dine.
legal-none-at-all = Ingen av brikkene dine kan flyttes nå.
legal-none = Du har ingen brikke på { $square } som kan flyttes nå. Prøv en annen rute.
legal-not-yours = Bare den som skal flytte, kan spørre hvor brikkene kan gå.
# "a1 til a11: …" would read as a move.
squares = { $count ->
        [0] Fra { $first } til { $last }: tomt.
       *[other] Fra { $first } til { $last }: { $pieces }.
    }
# A line of squares from a square, as the board is drawn; $last is its last square.
ray = { $direction ->
        [up] Oppover
        [right] Mot høyre
        [down] Nedover
       *[left] Mot venstre
    } til { $last }: { $count ->
        [0] tomt.
       *[other] { $pieces }.
    }
ray-none = { $direction ->
        [up] Oppover: { $from } ligger ved kanten.
        [right] Mot høyre: { $from } ligger ved kanten.
        [down] Nedover: { $from } ligger ved kanten.
       *[left] Mot venstre: { $from } ligger ved kanten.
    }
# $piece is attackers, defenders or king.
squares-piece = { $piece ->
        [attackers] angriper { $square }
        [defenders] forsvarer { $square }
       *[king] konge { $square }
    }
games-none = Du har ingen partier.
games-none-waiting = Det er ikke din tur i noen av partiene dine.
games-none-finished = Ingen av partiene dine er slutt ennå.
games-none-public = Det finnes ingen offentlige partier ennå.
games-none-of = { $name } har ingen offentlige partier.
games-invitations = { $count ->
        [one] Én utfordring
       *[other] { $count } utfordringer
    } venter på svar fra deg.
games-public = { $number }: { $attackers } (angriper) mot { $defenders } (forsvarer), { $ruleset }. { $how ->
        [running] { $name } skal gjøre trekk { $ply }.
        [won] { $name } vant { $when }.
        [drawn] Remis { $when }.
       *[closed] Avsluttet uten resultat { $when }.
    }
# Trekk som en leser prøver ut på et brett for seg selv.
tried = Ingenting av dette er spilt: trekkene er bare prøvd ut, og ingen andre ser dem.
tried-nothing = Ingen trekk er prøvd herfra ennå.
tried-line = Trekkfølgen din så langt: { $line }
tried-repeats = Da har den samme stillingen forekommet { $count ->
        [2] to ganger
       *[other] { $count } ganger
    }.
tried-refused = Her stopper det. { $why }
tried-escape = Kongen kan deretter slippe ut på { $routes }.
tried-open = Kongen har fri vei til { $routes }.
tried-silent = { $count ->
        [one] Fluktveien til { $routes } er da åpen, men ikke varslet, så kongen kan ikke bruke den ennå. Skriv varselet etter trekket for å prøve det.
       *[other] Fluktveiene til { $routes } er da åpne, men ikke varslet, så kongen kan ikke bruke dem ennå. Skriv varselet etter trekket for å prøve det.
    }
past = Brettet etter trekk { $ply } av { $of }.
replay = { $ply ->
        [0] Ingen har trukket ennå, så filmen viser bare startstillingen.
       *[other] { $from ->
            [start] Partiet som film, fra starten til trekk { $ply }.
           *[other] Partiet som film, fra trekk { $from } til trekk { $ply }.
        }
    }
replay-line = Partiet som film, med trekkfølge { $number } til slutt. Trekkfølgen er bare prøvd: ingenting av den er spilt.
watch-moves = { $all ->
        [yes] Trekk:
       *[other] De siste trekkene:
    } { $moves }
# $until is a moment or “none” while the clock isn’t running; $partner the other game of a
# match or “none”.
games-your-turn = { $number }: { $ruleset } mot { $opponent }{ $partner ->
        [none] {""}
       *[other] , samme match som parti { $partner }
    }; du { $side ->
        [attackers] angriper
       *[defenders] forsvarer
    }. { $until ->
        [none] Det er din tur.
       *[other] Det er din tur, og du har frist til { $until }.
    }
games-their-turn = { $number }: { $ruleset } mot { $opponent }{ $partner ->
        [none] {""}
       *[other] , samme match som parti { $partner }
    }; du { $side ->
        [attackers] angriper
       *[defenders] forsvarer
    }. { $until ->
        [none] Venter på { $opponent }.
       *[other] Venter på { $opponent }, som har frist til { $until }.
    }
games-over = { $number }: { $ruleset } mot { $opponent }{ $partner ->
        [none] {""}
       *[other] , samme match som parti { $partner }
    }; du { $side ->
        [attackers] angrep
       *[defenders] forsvarte
    }. { $how ->
        [won] Du vant { $until }.
        [lost] Du tapte { $until }.
        [closed] Det endte uten resultat { $until }.
       *[drawn] Det endte remis { $until }.
    }
# $at is when the command was sent.
why-refused = Den siste kommandoen din som ble avvist, { $at }: { $why }
why-rules = Reglene for { $ruleset } sier:
why-numbers = { $plies ->
        [0] Det ble ikke gjort noe trekk.
        [one] Partiet varte i ett trekk.
       *[other] Partiet varte i { $plies } trekk.
    } Antall slåtte brikker: angriperne slo { $by-attackers }, forsvarerne slo { $by-defenders }.
notes-none = Det er ingen notater om parti { $game } som du kan lese.
notes-saved-line = trekkfølge { $number }: { $line }{ $text ->
        [none] {""}
       *[other] {" "}– { $text }
    }
tries-none = Det er ingen lagrede trekkfølger i parti { $game } som du kan se.
# $who is you or other, $open yes or no.
notes-line = { $ply ->
        [0] Før det første trekket
       *[other] Etter trekk { $ply }
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(andre kan lese det)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = Du kan nå lese notatene som { $name } har skrevet om parti { $game }.
notes-opened-by-you = Notatene dine om parti { $game } er åpne: motstanderen kan lese dem nå, og er partiet offentlig, kan alle andre det også. Notater du skriver fra nå av, er private igjen.
rulesets-first = Til å begynne med:
rulesets-rest = De andre:
rulesets-line = { $id }: { $name }{ $sized ->
        [yes] {""}
       *[no] , { $size }×{ $size }
    }, { $attackers } mot { $defenders } og kongen, som vinner { $goal ->
        [corner] i et hjørne
       *[edge] ved kanten
    }{ $announcement ->
        [none] {""}
       *[other] ; fluktveier varsles
    }

## All that happened in a game
# $at is when, $name whom it is about.
history-position = Stillingen nå:
history-line = { $at }: { $what ->
        [began] partiet begynte.
        [told] { $name } fikk melding, og klokken startet.
        [bounced] meldingen til { $name } kom i retur.
        [unreached] vi fikk ikke tak i { $name }, og klokken startet likevel.
        [draw-offered] { $name } tilbød remis.
        [draw-declined] { $name } avslo remis.
        [draw-withdrawn] { $name } trakk tilbake remistilbudet.
        [draw-agreed] spillerne ble enige om remis.
        [withdrawn] { $name } angret et trekk før noen hadde sett det.
        [takeback-offered] { $name } ba om å få ta tilbake det siste trekket.
        [takeback-declined] { $name } sa nei til at trekket ble tatt tilbake.
        [takeback-withdrawn] { $name } ville ikke ta tilbake trekket likevel.
        [time-declined] { $name } avslo tilbudet om tid eller pause.
        [time-withdrawn] { $name } trakk tilbake tilbudet om tid eller pause.
        [warned] { $name } fikk en påminnelse om tiden.
        [time-up] tiden til { $name } var ute.
        [claimed] { $name } krevde seieren.
        [resigned] { $name } ga opp.
        [void] partiet endte uten resultat, fordi det ikke ble noe av matchen.
       *[secret] det hemmelige tallet bak húnen ble offentliggjort, slik at alle kast kan kontrolleres.
    }
# $left is a span or “none” without a clock.
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; { $left } igjen
    })
history-rolled = { $at }: húnen viste { $roll }.
history-taken-back = { $at }: { $count ->
        [one] det siste trekket ble tatt tilbake.
       *[other] de { $count } siste trekkene ble tatt tilbake.
    }
history-time-offered = { $at }: { $what ->
        [pause] { $name } tilbød pause i partiet til { $time }.
       *[more] { $name } tilbød { $time } ekstra til begge spillerne.
    }
history-time-agreed = { $at }: { $what ->
        [pause] spillerne ble enige om pause i partiet til { $time }.
       *[more] spillerne ble enige om { $time } ekstra til hver.
    }
history-stood = { $at }: klokken til { $name } sto stille til { $until }, { $because ->
        [club] fordi klubben var ute av drift.
        [deferred] fordi matchen var utsatt.
       *[vacation] på grunn av ferie.
    }
history-given-back = { $at }: en melding til { $name } kom ikke fram i tide, så klokken fikk { $back } tilbake.
history-extended = { $at }: arrangørene ga { $name } ekstra tid ({ $more }): «{ $reason }»
history-adjudicated = { $at }: arrangørene avgjorde at { $name } vant: «{ $reason }»
history-adjudicated-draw = { $at }: arrangørene avgjorde at partiet var remis: «{ $reason }»
history-closed = { $at }: arrangørene avsluttet partiet uten resultat: «{ $reason }»

## Why the club refuses
refusal-no-game = Det finnes ikke noe parti { $game }.
refusal-not-your-game = Du er ikke en av spillerne i parti { $game }.
refusal-no-games = Du har ikke noe parti ennå.
refusal-which-game = { CLIENT() ->
        [discord] Hvilket parti mener du: { $games }? Velg det her, eller send kommandoen på nytt med «{ command-game }».
       *[typed] Hvilket parti mener du: { $games }? Sett nummeret foran, som i «{ $example }: brett».
    }
refusal-which-game-line = { $game } mot { $opponent }
refusal-which-game-number = Skriver du bare nummeret nå, blir kommandoen utført i det partiet.
# $ply is the number of a move.
refusal-stale = Det gjaldt trekk { $ply }, men partiet har gått videre, så ingenting er endret. Vil du det fortsatt, så send det på nytt.
refusal-over = Parti { $game } er allerede slutt. { $ending }
refusal-not-your-turn = Det er ikke din tur: vi venter på { $name }.
refusal-nothing-to-withdraw = Det er ingenting å angre: det siste trekket var ikke ditt. Vil du lenger tilbake, så be motstanderen om å få ta tilbake et trekk.
refusal-seen = Du kan ikke angre trekket ditt lenger: { $opponent } har sett det, eller hadde planlagt et svar. Du kan be om å få ta det tilbake i stedet.
refusal-announce-seen = Trekket ditt kan ikke spilles på nytt med varselet: { $opponent } har sett det, eller hadde planlagt et svar. Det som fortsatt er åpent etter ditt neste trekk, kan du varsle sammen med det.
refusal-announce-with-move = Et varsel hører sammen med trekket som åpner fluktveien. Send begge deler samlet, for eksempel «{ $example }».
refusal-announcement-unclear = { $kind ->
        [routes] Trekket er ikke gjort ennå, for det er ikke klart hvilke fluktveier du varsler. Nevn alle som blir åpne, for eksempel «{ $one }», eller send «{ $ply } stille» for ikke å varsle noe.
       *[other] Trekket er ikke gjort ennå, for det er ikke klart hva du varsler. Send «{ $one }» hvis én fluktvei blir åpen, «{ $two }» hvis det blir flere, eller «{ $ply } stille» for ikke å varsle noe.
    }
refusal-no-draw-offered = Motstanderen har ikke tilbudt remis.
refusal-draw-offer-stands = Du har allerede tilbudt remis. Tilbudet gjelder til motstanderen svarer eller flytter.
refusal-no-offer-to-withdraw = Det er ingenting å trekke tilbake: du har ikke bedt om noe eller tilbudt noe som venter på svar.
refusal-other-reader = Ingenting er sendt: beskjeden din begynner med navnet { $name }, men motstanderen din i parti { $game } er { $opponent }. { $together ->
        [none] Du kan bare skrive til { $name } når dere har et parti sammen.
       *[other] Vil du skrive til { $name }, så sett nummeret på partiet dere har sammen, foran beskjeden: { $together }.
    } Var beskjeden til { $opponent }, så begynn med et annet ord.
refusal-no-takeback-offered = Motstanderen har ikke bedt om å få ta tilbake et trekk.
refusal-takeback-stands = Det venter allerede en forespørsel om å få ta tilbake et trekk. Er den din, så vent på svaret; er den fra motstanderen, så svar på den.
refusal-no-time-offered = Motstanderen har ikke tilbudt mer tid eller en pause, eller så gjelder ikke tilbudet lenger.
refusal-time-offer-stands = Det venter allerede et tilbud om tid eller pause på svar. Er det ditt, så vent på svaret eller trekk det tilbake; er det fra motstanderen, så svar på det først.
refusal-other-time-offered = Ingenting er avtalt: tilbudet er et annet enn i meldingen du svarte på. Se på det før du svarer.
refusal-no-more-time = { $because ->
        [no-clock] Dette partiet spilles uten klokke, så det er ingen tid å legge til og ingenting å sette på pause.
        [ladder] I en match på stigen kan dere ikke avtale mer tid eller pause, for andre venter på at den blir ferdig. Går det ikke på noen annen måte, kan arrangørene gi deg mer tid.
        [tournament] I et turneringsparti kan dere ikke avtale mer tid eller pause, for andre venter på resultatet. Går det ikke på noen annen måte, kan arrangørene gi deg mer tid.
        [too-long] Dere kan avtale høyst { $most ->
            [one] én dag
           *[other] { $most } dager
        } om gangen. Tilby færre.
       *[time-up] Tiden er allerede ute, og en pause gir den ikke tilbake. Du kan tilby mer tid i stedet.
    }
refusal-nothing-to-take-back = Det er ingenting å ta tilbake: du har ikke flyttet i dette partiet ennå.
# up-since: the refusal is read again after the time has run out.
refusal-nothing-to-claim = { $because ->
        [your-turn] Du kan ikke kreve seieren: det er din tur, og du kan bare kreve den når tiden til motstanderen er ute.
        [no-clock] Du kan ikke kreve seieren: dette partiet spilles uten klokke.
        [up-since] Motstanderen hadde fortsatt tid igjen da du spurte, men nå er den ute. Krev seieren på nytt.
       *[time-left] Du kan ikke kreve seieren ennå: motstanderen har fortsatt tid igjen.
    }
refusal-nothing-asked = Det var ingenting her å svare ja eller nei på, så ingenting er endret. Et spørsmål utløper etter ti minutter (på e-post etter to dager), eller når du sender noe annet. Vil du det fortsatt, så send kommandoen på nytt.
refusal-which-offer = { $count ->
        [one] Det var bare ett. Send ja, eller 1.
        [2] Det var to, så ingenting er gjort ennå. Send 1 eller 2.
       *[other] Det var { $count }, så ingenting er gjort ennå. Send nummeret på det du vil.
    }
refusal-no-hun = I { $ruleset } er det ingen hún (kongens terning). Sløyf «hún», eller velg et annet regelsett.
refusal-not-on-board = «{ $typed }» finnes ikke på dette brettet: linjene går fra a til { $file } og radene fra 1 til { $size }.
refusal-no-plan = { $why ->
        [no-then] Det mangler et «så» etter betingelsen i «hvis { $typed }».
        [no-condition] Etter «hvis» skriver du hva motstanderen gjør: et trekk, «slag på f6» eller et varsel.
        [anything] Du kan ikke planlegge et svar på alt («hvis hva som helst»): nevn noe bestemt som motstanderen kan gjøre.
        [no-answer] Etter «så» skriver du svaret ditt: et trekk, «gi opp», «gi beskjed» eller «stopp».
        [after-end] Planen din ble ikke lagret: den slutter med «gi opp», «gi beskjed» eller «stopp», så etter det kan det bare stå «ellers hvis …».
       *[too-long] Den planen er for lang. Gjør den kortere.
    } En hel kommando ser slik ut: hvis d4-d6 så f6-f3
refusal-no-plans-with-dice = Du kan ikke planlegge trekk på forhånd i et parti med hún (kongens terning).
refusal-move-first = Det er din tur: gjør trekket ditt først, og planlegg svarene dine etterpå.
# $path is the moves of the plan that lead there, or “none”.
refusal-plan-ply = { $path ->
        [none] Planen din ble ikke lagret.
       *[other] Planen din ble ikke lagret, på grunn av det som kommer etter { $path }.
    } { $why }
# $place says where the piece of the wrong side was named.
refusal-plan-whose = { $place ->
        [condition] Planen din ble ikke lagret: etter «hvis» skal det stå et trekk motstanderen kan gjøre, men brikken på { $from } er din.
       *[answer] Planen din ble ikke lagret: etter «så» skal det stå et trekk du kan gjøre, men brikken på { $from } er motstanderens.
    }
refusal-plan-ends = Planen din ble ikke lagret: etter «{ $typed ->
        [stop] stopp
        [resign] gi opp
        [tell-me] gi beskjed
       *[other] { $typed }
    }» er partiet eller planen slutt, så det er ingenting igjen å svare på.
refusal-plan-never = Planen din ble ikke lagret: motstanderen kan ikke varsle «{ $typed }» i dette partiet.
refusal-not-yours-to-cancel = { $what ->
        [invitation] Du kan ikke trekke tilbake utfordring { $number }, for den er fra { $sender }. Du kan avslå den.
       *[seek] Du kan ikke trekke tilbake åpen utfordring { $number }, for den er fra { $sender }.
    }
refusal-too-many-today = Du har nådd grensen for utfordringer: { $count } på 24 timer. Du kan sende flere fra { $again }.
refusal-too-long = Det er for langt: teksten har { $letters } tegn, og grensen er { $most }. Gjør den kortere, eller send den i flere deler.
refusal-too-many-messages = Du har nådd grensen for beskjeder: { $count } på 24 timer. Du kan sende flere fra { $again }.
refusal-too-many-reports = Du har skrevet til arrangørene så ofte du kan: { $count } ganger på 24 timer. Du kan skrive igjen fra { $again }.
refusal-too-many-notes = Du har nådd grensen for notater om parti { $game }: { $most }.
refusal-no-hint-here = Det gis ingen hint i parti { $game }: huset gir dem bare i sine egne partier, og bare når de er uratet.
refusal-no-hint-now = Du kan ikke få noe hint akkurat nå: parti { $game }, mot en annen spiller, er ratet og har de samme reglene. Spør igjen når det er slutt.
refusal-report-not-yet = Parti { $game } er fortsatt i gang. Hva trekkene var verdt, får du vite når det er slutt.
refusal-report-to-come = Vi lager fortsatt rapporten om parti { $game }. Du får den et minutt eller to etter slutten.
refusal-no-report = Det finnes ingen rapport om parti { $game }: det var for kort, eller ingen av spillerne ville ha noen. Send «innstillinger rapporter på» for å få en etter hvert av partiene dine.
refusal-not-public = Parti { $game } er privat: bare spillerne kan se på det.
refusal-nothing-to-explain = Det er ingenting å forklare. Ingen av kommandoene dine er avvist i det siste, og ingen av partiene dine er slutt. Gjelder det noe annet, står grunnen i svaret du fikk på kommandoen.
refusal-notes-of-running = Parti { $game } er fortsatt i gang; du kan åpne notatene dine for andre når det er slutt.
refusal-no-notes = Du har ingen notater om parti { $game } som ikke allerede er åpne for andre.
refusal-nothing-tried = Du har ikke prøvd noen trekk i parti { $game } siden sist det ble trukket. Prøv noen først, så kan du ta dem tilbake eller lagre trekkfølgen.
refusal-no-line = Det finnes ingen trekkfølge { $number } i parti { $game }.
refusal-long-line = En trekkfølge kan ha høyst { $most } trekk. Lagre denne, og begynn en ny senere i partiet.
refusal-not-over = Parti { $game } er fortsatt i gang; du kan be om omkamp når det er slutt.
refusal-not-away = Du har ikke ferie.
refusal-away-already = Du har allerede ferie.
refusal-no-days = En ferie varer minst én dag.
refusal-too-few-days = Det ville bli { $asked ->
        [one] { $asked } feriedag
       *[other] { $asked } feriedager
    }, men du har { $left ->
        [0] ingen igjen
        [one] bare { $left } dag igjen
       *[other] bare { $left } dager igjen
    }.

# The guide for players, `docs/player`.
guide-title = Slik spiller du
guide-discord = I Discord skriver du «/play» for å utfordre noen. Under hvert brett er det knapper for å velge et trekk eller skrive det, og «Mer …» for alt annet, som remis, en melding eller å gi opp. «/tafl { $move }» foreslår lovlige trekk mens du skriver. Bare du kan se hva du har valgt, helt til du trykker på «{ $confirm }». Er du ny, trykker du først på knappen for å bli med.
guide-mail = På e-post skriver du til klubbens adresse at du vil spille, og svarer «{ $yes }» på e-posten som spør om det var deg. Da begynner ditt første parti. Fra da av viser hver e-post et brett, hvem sin tur det er, hvor mye tid som er igjen, og hvilke linjer du kan svare med. Du flytter ved å svare med trekket ditt på en egen linje, for eksempel «d1-d4». Sitert tekst og signaturer blir ikke lest. Vil du svare i flere partier i én e-post, så sett nummeret på partiet foran hvert trekk: «12: d1-d4».
guide-terminal = Ved en terminal på klubbens datamaskin starter du «taflpost play --as NAVN» og skriver «{ $join }». Har du flere partier, viser ledeteksten nummeret på det du så på sist («Nora 3>»), og det du skriver, gjelder det partiet. Skriv et annet nummer for å se på et annet parti.
guide-orders = De samme kommandoene virker overalt, på alle språkene til klubben. Her er de:
