# A game between two players, in Danish.

## A game before its players

table-title = Parti { $number }: { $attackers } (angriber) mod { $defenders } (forsvarer), { $ruleset }
# Not »Træk 5«: a line that begins so reads like the order »træk«.
table-ply = { $number }. træk: { $what }
table-turn = { $who ->
        [you] Det er din tur ({ $ply }. træk). Du er { $side ->
                [attackers] angriber
               *[defenders] forsvarer
            }.
       *[other] { $name } har turen ({ $ply }. træk) som { $side ->
                [attackers] angriber
               *[defenders] forsvarer
            }.
    }
# $pieces are the signs on the board that are the reader’s, with what they mean.
table-beginner = Dine brikker: { $pieces }. Du trækker ved at skrive det felt, en brik står på, og det felt, den skal til:
table-draw-offered = { $who ->
        [you] Dit remistilbud gælder stadig.
        [opponent] { $name } tilbyder remis. Hvis du trækker, regnes det som et afslag.
       *[player] { $name } tilbyder remis.
    }
table-takeback-offered = { $who ->
        [you] Du har bedt om at tage dit seneste træk tilbage.
        [opponent] { $name } beder om at tage et træk tilbage. Hvis du trækker, regnes det som et nej.
       *[player] { $name } beder om at tage et træk tilbage.
    }
table-time-offered = { $who ->
        [you] { $what ->
            [pause] Dit tilbud om en pause i partiet indtil { $time } gælder stadig.
           *[more] Dit tilbud om { $time } ekstra til jer begge gælder stadig.
        }
        [opponent] { $what ->
            [pause] { $name } tilbyder en pause i partiet indtil { $time }.
           *[more] { $name } tilbyder { $time } ekstra til jer begge.
        } Hvis du trækker, regnes det som et afslag.
       *[player] { $what ->
            [pause] { $name } tilbyder en pause i partiet indtil { $time }.
           *[more] { $name } tilbyder { $time } ekstra til begge spillere.
        }
    }
table-match-goes-on = Matchens andet parti, parti { $other }, fortsætter.
table-left-silent = { $count ->
        [one] Kun til dig: flugtvejen til { $routes } er åben, men ikke meldt, så kongen kan ikke bruge den endnu. Du kan melde den med et senere træk, så længe den er åben.
       *[other] Kun til dig: flugtvejene til { $routes } er åbne, men ikke meldt, så kongen kan ikke bruge dem endnu. Du kan melde dem med et senere træk, så længe de er åbne.
    }
chain-line = Kontrolkode (parti { $game }, { $at ->
        [start] begyndelsen
        [end] slutningen
       *[move] { $move }. træk
    }): { $chain }
chain-why = Kontrolkoden er beregnet ud fra alt, hvad der er sket i partiet indtil nu. Gem den, så kan ingen ændre noget af det, uden at du opdager det.
time-running = { $who ->
        [you] Du har { $left } tilbage: fristen er { $until }.
       *[other] { $name } har { $left } tilbage: fristen er { $until }.
    }
# Det samme, hvor $until selv viser, hvor længe der er til.
time-counted = { $who ->
        [you] Du har indtil { $until }.
       *[other] { $name } har indtil { $until }.
    }
time-standing = { $who ->
        [you] Du har { $left } tilbage. Dit ur står stille indtil { $stands }, og tiden udløber { $until }.
       *[other] { $name } har { $left } tilbage. Uret står stille indtil { $stands }, og tiden udløber { $until }.
    }
time-paused = Partiet holder pause indtil { $until }, som spillerne har aftalt.
time-not-running = { $who ->
        [you] Du har { $left } tilbage; dit ur går i gang nu.
       *[other] { CLIENT() ->
                [discord] { $name } har { $left } tilbage.
               *[typed] { $name } har { $left } tilbage; uret går i gang, når { $name } har fået besked.
            }
    }
time-unreached = Vi har ikke kunnet få fat i { $name }, men uret har gået siden { $since }.
time-up = { $who ->
        [you] Din tid er udløbet.
       *[other] Tiden er udløbet for { $name }.
    }

## Den første linje i et opslag, som en notifikation viser

lead-ply = { $who ->
        [you] Din tur:
       *[other] { $name } har turen:
    } { $mover } spillede { $ply }{ $count ->
        [0] {""}
       *[other] {" "}og slog { $taken }
    }
lead-passed = { $who ->
        [you] Din tur:
       *[other] { $name } har turen:
    } { $mover } måtte stå over
lead-began = { $who ->
        [you] Partiet begynder, og det er din tur
       *[other] Partiet begynder, og { $name } har turen
    }
lead-turn = { $who ->
        [you] Det er din tur
       *[other] { $name } har turen
    }
lead-won = { $winner } har vundet over { $loser }
lead-drawn = Remis mellem { $one } og { $other }
lead-closed = Partiet er afsluttet uden resultat

## Hvad et opslag siger, når det er besvaret

closed-invitation = { $how ->
        [accepted] { $recipient } har taget imod udfordringen fra { $sender }: parti { $game } er i gang.
        [declined] { $recipient } har sagt nej til udfordringen fra { $sender }.
        [countered] { $recipient } har svaret på udfordringen fra { $sender } med andre vilkår.
        [cancelled] { $sender } har trukket udfordringen til { $recipient } tilbage.
       *[expired] Udfordringen fra { $sender } til { $recipient } er udløbet.
    }
closed-seek = { $how ->
        [accepted] Den åbne udfordring fra { $sender } er blevet taget.
        [cancelled] { $sender } har trukket denne åbne udfordring tilbage.
       *[expired] Den åbne udfordring fra { $sender } er udløbet.
    }
closed-draw = { $how ->
        [accepted] { $name } tilbød remis, og { $other } tog imod.
        [declined] { $name } tilbød remis, og { $other } sagde nej.
        [withdrawn] { $name } tilbød remis og har trukket tilbuddet tilbage.
       *[passed] { $name } tilbød remis. Tilbuddet gælder ikke længere.
    }
closed-takeback = { $how ->
        [accepted] { $name } bad om at tage et træk tilbage, og { $other } sagde ja.
        [declined] { $name } bad om at tage et træk tilbage, og { $other } sagde nej.
        [withdrawn] { $name } bad om at tage et træk tilbage, men har trukket anmodningen tilbage.
       *[passed] { $name } bad om at tage et træk tilbage. Anmodningen gælder ikke længere.
    }
closed-time = { $what ->
        [pause] { $name } tilbød en pause i partiet indtil { $time }{ $how ->
            [accepted] , og { $other } tog imod.
            [declined] , og { $other } sagde nej.
            [withdrawn] {" "}og har trukket tilbuddet tilbage.
           *[passed] . Tilbuddet gælder ikke længere.
        }
       *[more] { $name } tilbød { $time } ekstra til begge spillere{ $how ->
            [accepted] , og { $other } tog imod.
            [declined] , og { $other } sagde nej.
            [withdrawn] {" "}og har trukket tilbuddet tilbage.
           *[passed] . Tilbuddet gælder ikke længere.
        }
    }

## What happened in a game

began = Partiet begynder.
began-side = { $side ->
        [attackers] { $first ->
            [attackers] Du er angriber og trækker først.
           *[defenders] Du er angriber; forsvarerne trækker først.
        }
       *[defenders] { $first ->
            [attackers] Du er forsvarer; angriberne trækker først.
           *[defenders] Du er forsvarer og trækker først.
        }
    }
rolled = Húnen (kongens terning) viser { $roll }: { $roll ->
        [0] kongen kan ikke trække denne gang, så flyt en af dine menige.
        [1] kongen må trække ét felt. Hvis han kan, skal du flytte ham; ellers flytter du en af dine menige.
       *[other] kongen må trække op til { $roll } felter. Hvis han kan, skal du flytte ham; ellers flytter du en af dine menige.
    }
draw-offered = { $who ->
        [you] Du har tilbudt remis. Tilbuddet gælder, indtil din modstander svarer eller trækker; du kan spille videre imens.
        [opponent] { $name } tilbyder remis. Hvis du trækker, regnes det som et afslag.
       *[player] { $name } tilbyder remis.
    }
draw-declined = { $who ->
        [you] Du har afslået remis. Partiet fortsætter.
       *[other] { $name } har afslået remis. Partiet fortsætter.
    }
draw-withdrawn = { $who ->
        [you] Du har trukket dit remistilbud tilbage. Partiet fortsætter.
       *[other] { $name } har trukket sit remistilbud tilbage. Partiet fortsætter.
    }
takeback-offered = { $who ->
        [you] Du har bedt om at tage dit seneste træk tilbage. Det gælder, indtil din modstander svarer, eller en af jer trækker.
        [opponent] { $name } beder om at tage sit seneste træk tilbage. Hvis du har trukket siden, bliver dit træk også taget tilbage. Hvis du trækker nu, regnes det som et nej.
       *[player] { $name } beder om at tage sit seneste træk tilbage, og dermed også et træk, der er spillet siden.
    }
takeback-declined = { $who ->
        [you] Du har sagt nej til, at trækket tages tilbage. Partiet fortsætter.
       *[other] { $name } har sagt nej til, at trækket tages tilbage. Partiet fortsætter.
    }
takeback-withdrawn = { $who ->
        [you] Du vil ikke længere tage dit træk tilbage. Partiet fortsætter.
       *[other] { $name } vil ikke længere tage sit træk tilbage. Partiet fortsætter.
    }
time-offered = { $who ->
        [you] { $what ->
            [pause] Du har tilbudt en pause i partiet indtil { $time }.
           *[more] Du har tilbudt { $time } ekstra til jer begge.
        } Tilbuddet gælder, indtil din modstander svarer eller trækker; du kan spille videre imens.
        [opponent] { $what ->
            [pause] { $name } tilbyder en pause i partiet indtil { $time }: så længe går intet ur, men I kan begge trække.
           *[more] { $name } tilbyder { $time } ekstra til jer begge.
        } Hvis du trækker nu, regnes det som et afslag.
       *[player] { $what ->
            [pause] { $name } tilbyder en pause i partiet indtil { $time }.
           *[more] { $name } tilbyder { $time } ekstra til begge spillere.
        }
    }
time-declined = { $who ->
        [you] Du har afslået tilbuddet. Urene går som før.
       *[other] { $name } har afslået tilbuddet. Urene går som før.
    }
time-withdrawn = { $who ->
        [you] Du har trukket dit tilbud tilbage. Urene går som før.
       *[other] { $name } har trukket sit tilbud tilbage. Urene går som før.
    }
time-agreed = { $what ->
        [pause] Det er aftalt: fra nu af går intet ur. Begge spillere kan stadig trække.
       *[more] Det er aftalt: begge spillere får { $time } ekstra.
    }
taken-back = Trækket er taget tilbage, og brættet er, som det var før det. Urene bliver, som de er, men den tid, der blev lagt til for de træk, der nu er taget tilbage, er trukket fra igen.
announced-after = Dit træk blev fortrudt og spillet igen med meldingen.
withdrawn = Du har fortrudt dit træk; ingen nåede at se det. Nu kan du trække igen.
warned = { $urgency ->
        [asked] Du bad om at blive mindet om, at det er din tur.
        [low] Du har mindre end en femtedel af din tid tilbage.
       *[last] Din tid er næsten udløbet. Dette er den sidste påmindelse.
    }
time-is-up = { $who ->
        [you] Din tid er udløbet. Du kan stadig trække, indtil din modstander kræver sejren.
        [opponent] Tiden er udløbet for { $name }. Du kan kræve sejren eller vente på trækket.
       *[player] Tiden er udløbet for { $name }, så modstanderen kan kræve sejren.
    }

day-used = { $who ->
        [you] Din tid var udløbet, så en af dine feriedage er brugt: du har fået 24 timer mere.
       *[other] Tiden var udløbet for { $name }, så en feriedag er brugt: { $name } har fået 24 timer mere.
    }
telling-given-up = { $who ->
        [you] Vi har ikke kunnet nå dig med besked om dette parti. Dit ur går alligevel.
       *[other] Vi kan ikke få fat i { $name } for tiden. Uret går alligevel for { $name }.
    }
refunded-rest = { $who ->
        [you] En notifikation om din tur nåede ikke frem i tide, og imens gik dit ur. Du får så meget af den tid tilbage, som der kan gives i ét parti (i alt en tiendedel af det, uret begyndte med), og uret går videre.
       *[other] En notifikation til { $name } om turen nåede ikke frem i tide, og imens gik uret. { $name } får så meget af den tid tilbage, som der kan gives i ét parti (i alt en tiendedel af det, uret begyndte med), og uret går videre.
    }

## Conditional moves

plan-none = Du har ikke planlagt nogen træk.
plan = Din plan:
plan-line = { $when ->
        [move] Spiller { $name } { $what },
        [capture] Slår { $name } en af dine brikker,
        [capture-on] Slår { $name } din brik på { $what },
        [one] Melder { $name } én flugtvej,
       *[two] Melder { $name } to flugtveje,
    } { $answer ->
        [stop] bliver der ikke spillet noget, og planen slutter.
        [resign] giver du op: partiet er slut med det samme, og vi spørger dig ikke først.
        [tell-me] bliver der ikke spillet noget, planen slutter, og du får besked med det samme (eller når din stilletid er slut).
       *[other] svarer du med { $answer }.
    }
plan-private = Kun du kan se planen.
plan-played = Dit planlagte træk blev spillet. { $ply }
plan-resigned = Du havde planlagt at give op, hvis det her skete. { $ply }
plan-over-other = Din modstander gjorde noget, som din plan ikke tog højde for, så planen er slut. Det er din tur.
plan-over-stop = Din plan er nået til det sted, hvor den skulle stoppe. Det er din tur.
plan-over-told = Din modstander har gjort det, du ville have besked om. Din plan er slut, og det er din tur. { $ply }
plan-over-illegal = Dit planlagte træk kunne ikke spilles, så planen er slut, og det er din tur. { $why }

## Vacation and outages

vacation-left = Du har { $left ->
        [0] ingen feriedage tilbage.
        [one] { $left } feriedag tilbage. Hvis din tid løber ud i et parti, hvor ferie er tilladt, bliver den brugt automatisk.
       *[other] { $left } feriedage tilbage. Hvis din tid løber ud i et parti, hvor ferie er tilladt, bliver en af dem brugt automatisk.
    }
vacation-until = Du er på ferie indtil { $until }. I partier, hvor ferie er tilladt, står dine ure stille så længe.
vacation-planned = Din næste ferie er fra { $from } til { $until }.
away = { $name } er på ferie indtil { $until }. I partier, hvor ferie er tilladt, står uret stille for { $name } så længe.
back = { $name } er tilbage fra ferie.
club-was-away = Klubben var ude af drift fra { $from } til { $until }. Alle ure stod stille imens.

## A match of two games

match-over = Matchen (parti { $first } og { $second }) er slut: { $one } mod { $two }, { $ruleset }
match-game = Parti { $number }: { $winner ->
        [attackers] { $attackers } (angriber) vandt over { $defenders } (forsvarer) i { $plies } træk.
        [defenders] { $defenders } (forsvarer) vandt over { $attackers } (angriber) i { $plies } træk.
       *[nobody] { $attackers } (angriber) og { $defenders } (forsvarer) spillede remis efter { $plies } træk.
    } Brikker slået af { $attackers }: { $by-attackers }; af { $defenders }: { $by-defenders }.
match-points = Point: { $one } { $ones }, { $two } { $twos }.
match-by-points = { $who ->
        [you] Du vinder matchen på point.
       *[other] { $name } vinder matchen på point.
    }
match-by-fewer-plies = { $who ->
        [you] I har vundet ét parti hver. Du vinder matchen, fordi din sejr tog færre træk: { $fewer } mod { $more }.
       *[other] Spillerne har vundet ét parti hver. { $name } vinder matchen med en sejr i færre træk: { $fewer } mod { $more }.
    }
match-by-more-captures = { $who ->
        [you] Der er pointlighed. Du vinder matchen, fordi du slog flest brikker i de to partier: { $more } mod { $fewer }.
       *[other] Der er pointlighed. { $name } vinder matchen ved at have slået flest brikker i de to partier: { $more } mod { $fewer }.
    }
match-level = { $tie-break ->
        [none] Der er pointlighed, så matchen er remis.
        [fewer-plies] Der er pointlighed, og ingen af spillerne vandt i færre træk end den anden, så matchen er remis.
       *[more-captures] Der er pointlighed, og begge spillere slog lige mange brikker, så matchen er remis.
    }

record-file = Her er partilisten med alt, hvad der er sket, i filen { $file }. Den kan kontrolleres med »taflpost verify«.
wrote-to-organisers = Klubledelsen læser det, du har skrevet, og du får det at vide, hvis den svarer.

## Answers
noted = Din note til parti { $game } er gemt. Kun du kan læse den.
line-saved = Trækfølge { $number } i parti { $game } er gemt. Kun du kan se den.
said = { $name } skriver (parti { $game }): { $text }
said-on = { $name } fortsætter: { $text }
said-by-you = Din besked er sendt til din modstander i parti { $game }.
said-erased = Der var en besked til dig i parti { $game }, men den er blevet slettet siden.
moves-none = Der er ikke spillet nogen træk endnu.
clock-none = Dette parti spilles uden ur.
clock-side = { $who ->
        [you] Dit ur viser { $left }.
       *[other] Uret for { $name } viser { $left }.
    }
captured-by = { $who ->
        [you] { $count ->
                [0] Du har ikke slået nogen brikker.
                [one] Du har slået én brik.
               *[other] Du har slået { $count } brikker.
            }
       *[other] { $count ->
                [0] { $name } har ikke slået nogen brikker.
                [one] { $name } har slået én brik.
               *[other] { $name } har slået { $count } brikker.
            }
    }
# What can be captured next; $moves are alternatives.
capture-with = { $square } (med { $moves })
captures-now = { $who ->
        [you] { $count ->
                [0] Du kan ikke slå noget nu.
               *[other] Du kan slå nu: { $what }.
            }
       *[other] { $count ->
                [0] { $name } kan ikke slå noget nu.
               *[other] { $name } kan slå nu: { $what }.
            }
    }
captures-threatened = { $who ->
        [you] { $count ->
                [0] Du truer ikke med at slå noget.
               *[other] Du truer med at slå: { $what }.
            }
       *[other] { $count ->
                [0] { $name } truer ikke med at slå noget.
               *[other] { $name } truer med at slå: { $what }.
            }
    }
king-in-reach = { $count ->
        [0] Ingen kan slå kongen med ét træk.
       *[other] Ét træk kan slå kongen: { $moves }.
    }
king-escapes = { $count ->
        [0] Kongen kan ikke slippe væk med ét træk.
       *[other] Kongen kan slippe væk med ét træk: { $moves }.
    }
men-left = På brættet: { $left-attackers ->
        [one] én angriber
       *[other] { $left-attackers } angribere
    }, og kongen med { $left-defenders ->
        [0] ingen forsvarere
        [one] én forsvarer
       *[other] { $left-defenders } forsvarere
    }.
legal = Fra { $square } kan du nå { $targets }.
legal-repeats = Efter et træk til { $targets } vil den samme stilling have været på brættet { $count ->
        [2] to gange
       *[other] { $count } gange
    }. { $rule ->
        [draw] Hvis den kommer igen, ender partiet remis.
        [defenders-lose] Hvis den kommer igen, taber forsvarerne, uanset hvem der gentager den.
        [mover-loses] Den, der så gentager den, taber.
       *[forbidden] Derefter er det ikke tilladt at gentage den.
    }
legal-ends = Efter et træk til { $targets } vil den samme stilling have været på brættet { $count ->
        [2] to gange
       *[other] { $count } gange
    }, og så { $rule ->
        [draw] ender partiet remis.
        [defenders-lose] taber forsvarerne.
       *[mover-loses] taber du.
    }
legal-empty = { $square } er tomt. Vælg et felt med en af dine brikker.
legal-none-at-all = Ingen af dine brikker kan trække nu.
legal-none = Du har ingen brik på { $square }, der kan trække nu. Prøv et andet felt.
legal-not-yours = Kun den, der har turen, kan se, hvor brikkerne kan trække hen.
squares = { $count ->
        [0] { $first } til { $last }: ingen brikker.
       *[other] { $first } til { $last }: { $pieces }.
    }
ray = { $direction ->
        [up] Opad
        [right] Mod højre
        [down] Nedad
       *[left] Mod venstre
    } til { $last }: { $count ->
        [0] ingen brikker.
       *[other] { $pieces }.
    }
ray-none = { $direction ->
        [up] Opad: { $from } ligger ved kanten.
        [right] Mod højre: { $from } ligger ved kanten.
        [down] Nedad: { $from } ligger ved kanten.
       *[left] Mod venstre: { $from } ligger ved kanten.
    }
squares-piece = { $piece ->
        [attackers] angriber { $square }
        [defenders] forsvarer { $square }
       *[king] konge { $square }
    }
games-none = Du har ingen partier.
games-none-waiting = Det er ikke din tur i nogen af dine partier.
games-none-finished = Ingen af dine partier er slut endnu.
games-none-public = Der er ingen offentlige partier endnu.
games-none-of = { $name } har ingen offentlige partier.
games-invitations = { $count ->
        [one] Én udfordring
       *[other] { $count } udfordringer
    } venter på dit svar.
games-public = { $number }: { $attackers } (angriber) mod { $defenders } (forsvarer), { $ruleset }. { $how ->
        [running] { $name } skal spille træk { $ply }.
        [won] { $name } vandt { $when }.
        [drawn] Remis { $when }.
       *[closed] Afsluttet uden resultat { $when }.
    }
# Træk, som en læser prøver af på sit eget bræt.
tried = Intet af dette er spillet: trækkene er kun prøvet af, og ingen andre ser dem.
tried-nothing = Der er ikke prøvet nogen træk herfra endnu.
tried-line = Din trækfølge indtil nu: { $line }
tried-repeats = Så er den samme stilling forekommet { $count ->
        [2] to gange
       *[other] { $count } gange
    }.
tried-refused = Her stopper det. { $why }
tried-escape = Kongen kan derefter slippe ud på { $routes }.
tried-open = Kongen har fri vej til { $routes }.
tried-silent = { $count ->
        [one] Flugtvejen til { $routes } er så åben, men ikke meldt, så kongen kan ikke bruge den endnu. Skriv meldingen efter trækket for at prøve den meldt.
       *[other] Flugtvejene til { $routes } er så åbne, men ikke meldt, så kongen kan ikke bruge dem endnu. Skriv meldingen efter trækket for at prøve dem meldt.
    }
past = Brættet efter træk { $ply } af { $of }.
replay = { $ply ->
        [0] Der er ikke trukket endnu, så filmen viser kun startstillingen.
       *[other] { $from ->
            [start] Partiet som film, fra starten til træk { $ply }.
           *[other] Partiet som film, fra træk { $from } til træk { $ply }.
        }
    }
replay-line = Partiet som film med trækfølge { $number } til sidst. Trækfølgen er kun prøvet: intet af den er spillet.
watch-moves = { $all ->
        [yes] Træk:
       *[other] De seneste træk:
    } { $moves }
games-your-turn = { $number }: { $ruleset } mod { $opponent }{ $partner ->
        [none] {""}
       *[other] , i en match med parti { $partner }
    }; du { $side ->
        [attackers] angriber
       *[defenders] forsvarer
    }. { $until ->
        [none] Det er din tur.
       *[other] Det er din tur med frist { $until }.
    }
games-their-turn = { $number }: { $ruleset } mod { $opponent }{ $partner ->
        [none] {""}
       *[other] , i en match med parti { $partner }
    }; du { $side ->
        [attackers] angriber
       *[defenders] forsvarer
    }. { $until ->
        [none] { $opponent } har turen.
       *[other] { $opponent } har turen med frist { $until }.
    }
games-over = { $number }: { $ruleset } mod { $opponent }{ $partner ->
        [none] {""}
       *[other] , i en match med parti { $partner }
    }; du { $side ->
        [attackers] angreb
       *[defenders] forsvarede
    }. { $how ->
        [won] Du vandt { $until }.
        [lost] Du tabte { $until }.
        [closed] Partiet sluttede uden resultat { $until }.
       *[drawn] Partiet endte remis { $until }.
    }
why-refused = Din seneste kommando, der blev afvist ({ $at }): { $why }
why-rules = I reglerne for { $ruleset } står der:
why-numbers = { $plies ->
        [0] Der blev ikke spillet nogen træk.
       *[other] Partiet varede { $plies } træk.
    } Brikker slået af angriberne: { $by-attackers }; af forsvarerne: { $by-defenders }.
notes-none = Der er ingen noter til parti { $game }, som du kan læse.
notes-saved-line = trækfølge { $number }: { $line }{ $text ->
        [none] {""}
       *[other] {" "}– { $text }
    }
tries-none = Der er ingen gemte trækfølger i parti { $game }, som du kan se.
notes-line = { $ply ->
        [0] Før det første træk
       *[other] Efter { $ply }. træk
    }, { $at }{ $who ->
        [you] { $open ->
            [yes] {" "}(andre kan læse den)
           *[no] {""}
        }
       *[other] , { $name }
    }: { $text }
notes-opened = Du kan nu læse de noter, { $name } har skrevet til parti { $game }.
notes-opened-by-you = Dine noter til parti { $game } er åbne: din modstander kan læse dem nu, og hvis partiet er offentligt, kan alle andre det også. De noter, du skriver fra nu af, er private igen.
rulesets-first = Til at begynde med:
rulesets-rest = De andre:
rulesets-line = { $id }: { $name }{ $sized ->
        [yes] {""}
       *[no] , { $size }×{ $size }
    }, { $attackers } mod { $defenders } og kongen, som vinder { $goal ->
        [corner] på et hjørnefelt
       *[edge] ved kanten
    }{ $announcement ->
        [none] {""}
       *[other] ; flugtveje meldes
    }

## All that happened in a game

history-position = Stillingen nu:
history-line = { $at }: { $what ->
        [began] partiet begyndte.
        [told] { $name } fik besked, og uret gik i gang.
        [bounced] notifikationen til { $name } kom retur.
        [unreached] vi kunne ikke få fat i { $name }, og uret gik i gang alligevel.
        [draw-offered] { $name } tilbød remis.
        [draw-declined] { $name } afslog remis.
        [draw-withdrawn] { $name } trak sit remistilbud tilbage.
        [draw-agreed] spillerne blev enige om remis.
        [withdrawn] { $name } fortrød et træk, før nogen havde set det.
        [takeback-offered] { $name } bad om at tage det seneste træk tilbage.
        [takeback-declined] { $name } sagde nej til, at trækket blev taget tilbage.
        [takeback-withdrawn] { $name } ville ikke længere tage trækket tilbage.
        [time-declined] { $name } afslog tilbuddet om tid eller pause.
        [time-withdrawn] { $name } trak sit tilbud om tid eller pause tilbage.
        [warned] { $name } blev advaret om, at tiden var ved at løbe ud.
        [time-up] tiden var udløbet for { $name }.
        [claimed] { $name } krævede sejren.
        [resigned] { $name } opgav.
        [void] partiet sluttede uden resultat, fordi matchen ikke blev til noget.
       *[secret] det hemmelige tal bag húnen blev offentliggjort, så alle kast kan kontrolleres.
    }
history-ply = { $at }: { $number }. { $ply } ({ $name }{ $left ->
        [none] {""}
       *[other] ; { $left } tilbage
    })
history-rolled = { $at }: húnen viste { $roll }.
history-taken-back = { $at }: { $count ->
        [one] det seneste træk blev taget tilbage.
       *[other] de seneste { $count } træk blev taget tilbage.
    }
history-time-offered = { $at }: { $what ->
        [pause] { $name } tilbød en pause i partiet indtil { $time }.
       *[more] { $name } tilbød { $time } ekstra til begge spillere.
    }
history-time-agreed = { $at }: { $what ->
        [pause] spillerne blev enige om en pause i partiet indtil { $time }.
       *[more] spillerne blev enige om { $time } ekstra til hver.
    }
history-stood = { $at }: uret stod stille for { $name } indtil { $until }, { $because ->
        [club] fordi klubben var ude af drift.
        [deferred] fordi matchen var udsat.
       *[vacation] på grund af ferie.
    }
history-given-back = { $at }: en notifikation til { $name } nåede ikke frem i tide, så uret fik { $back } tilbage.
history-extended = { $at }: klubledelsen gav { $name } ekstra tid ({ $more }): »{ $reason }«
history-adjudicated = { $at }: klubledelsen kårede { $name } til vinder: »{ $reason }«
history-adjudicated-draw = { $at }: klubledelsen afgjorde, at partiet var remis: »{ $reason }«
history-closed = { $at }: klubledelsen afsluttede partiet uden resultat: »{ $reason }«

## Why the club refuses
refusal-no-game = Parti { $game } findes ikke.
refusal-not-your-game = Du er ikke en af spillerne i parti { $game }.
refusal-no-games = Du har ikke noget parti endnu.
refusal-which-game = { CLIENT() ->
        [discord] Hvilket parti mener du: { $games }? Vælg det her, eller send kommandoen igen med »{ command-game }«.
       *[typed] Hvilket parti mener du: { $games }? Sæt partiets nummer foran, f.eks. »{ $example }: bræt«.
    }
refusal-which-game-line = { $game } mod { $opponent }
refusal-which-game-number = Skriver du kun nummeret nu, bliver kommandoen udført i det parti.
refusal-stale = Det gjaldt { $ply }. træk, men partiet er gået videre, så der skete ikke noget. Hvis du stadig vil det, så send det igen.
refusal-over = Parti { $game } er allerede slut. { $ending }
refusal-not-your-turn = Det er ikke din tur: vi venter på { $name }.
refusal-nothing-to-withdraw = Der er ikke noget at fortryde: det seneste træk var ikke dit. Hvis du vil længere tilbage, så bed din modstander om lov til at tage et træk tilbage.
refusal-seen = Du kan ikke længere fortryde dit træk: { $opponent } har set det eller havde et svar planlagt til denne tur. Du kan bede om at tage det tilbage i stedet.
refusal-announce-seen = Dit træk kan ikke spilles igen med meldingen: { $opponent } har set det eller havde et svar planlagt til denne tur. Det, der stadig er åbent efter dit næste træk, kan du melde sammen med det.
refusal-announce-with-move = En melding hører sammen med det træk, der åbner flugtvejen. Send begge dele på én gang, for eksempel »{ $example }«.
refusal-announcement-unclear = { $kind ->
        [routes] Trækket er ikke spillet endnu, for det er ikke klart, hvilke flugtveje du melder. Nævn alle, der bliver åbne, for eksempel »{ $one }«, eller send »{ $ply } stille«, hvis du ikke vil melde noget.
       *[other] Trækket er ikke spillet endnu, for det er ikke klart, hvad du melder. Send »{ $one }«, hvis én flugtvej bliver åben, »{ $two }«, hvis der bliver flere, eller »{ $ply } stille«, hvis du ikke vil melde noget.
    }
refusal-no-draw-offered = Din modstander har ikke tilbudt remis.
refusal-draw-offer-stands = Du har allerede tilbudt remis. Tilbuddet gælder, indtil din modstander svarer eller trækker.
refusal-no-offer-to-withdraw = Der er ikke noget at trække tilbage: du har ikke noget tilbud eller ønske, der venter på svar.
refusal-other-reader = Der blev ikke sendt noget: din besked begynder med navnet { $name }, men din modstander i parti { $game } er { $opponent }. { $together ->
        [none] Du kan kun skrive til { $name }, når I har et parti sammen.
       *[other] Vil du skrive til { $name }, så sæt nummeret på jeres parti foran: { $together }.
    } Hvis den var til { $opponent }, så begynd med et andet ord.
refusal-no-takeback-offered = Din modstander har ikke bedt om at tage et træk tilbage.
refusal-takeback-stands = En af jer har allerede bedt om at tage et træk tilbage. Hvis det var dig, så vent på svaret; hvis det var din modstander, er det dig, der skal svare.
refusal-no-time-offered = Din modstander har ikke tilbudt mere tid eller en pause, eller også gælder tilbuddet ikke længere.
refusal-time-offer-stands = Der er allerede et tilbud om tid eller pause, der venter på svar. Hvis det er dit, så vent på svaret, eller træk det tilbage; hvis det er din modstanders, så svar på det først.
refusal-other-time-offered = Der er ikke aftalt noget: tilbuddet er et andet end i den besked, du svarede på. Se på det, før du svarer.
refusal-no-more-time = { $because ->
        [no-clock] Dette parti spilles uden ur, så der er ingen tid at lægge til og ikke noget at sætte på pause.
        [ladder] I en stigematch kan I ikke aftale mere tid eller en pause, for andre venter på, at den bliver færdig. Hvis det ikke kan være anderledes, kan klubledelsen give dig mere tid.
        [tournament] I et turneringsparti kan I ikke aftale mere tid eller en pause, for andre venter på resultatet. Hvis det ikke kan være anderledes, kan klubledelsen give dig mere tid.
        [too-long] I kan højst aftale { $most ->
            [one] en dag
           *[other] { $most } dage
        } ad gangen. Tilbyd færre.
       *[time-up] Tiden er allerede udløbet, og en pause giver den ikke tilbage. Du kan tilbyde mere tid i stedet.
    }
refusal-nothing-to-take-back = Der er ikke noget at tage tilbage: du har ikke trukket i dette parti endnu.
refusal-nothing-to-claim = { $because ->
        [your-turn] Du kan ikke kræve sejren: det er din egen tur, og du kan kun kræve den, når din modstanders tid er udløbet.
        [no-clock] Du kan ikke kræve sejren: dette parti spilles uden ur.
        [up-since] Din modstander havde stadig tid, da du krævede sejren, men nu er tiden udløbet. Kræv sejren igen.
       *[time-left] Du kan ikke kræve sejren endnu: din modstander har stadig tid.
    }
refusal-nothing-asked = Der var ikke noget her at svare ja eller nej til, så der skete ikke noget. Et spørgsmål udløber efter ti minutter (pr. e-mail efter to dage), eller så snart du sender noget andet. Hvis du stadig vil det, så send kommandoen igen.
refusal-which-offer = { $count ->
        [one] Der var kun ét. Send ja eller 1.
        [2] Der var to, så der er ikke sket noget endnu. Send 1 eller 2.
       *[other] Der var { $count }, så der er ikke sket noget endnu. Send nummeret på det, du vil.
    }
refusal-no-hun = Der er ingen hún (kongens terning) i { $ruleset }. Udelad »hún«, eller vælg et andet regelsæt.
refusal-not-on-board = »{ $typed }« findes ikke på dette bræt: det har linjerne a til { $file } og rækkerne 1 til { $size }.
refusal-no-plan = { $why ->
        [no-then] Der mangler et »så« efter betingelsen i »hvis { $typed }«.
        [no-condition] Efter »hvis« skriver du, hvad din modstander gør: et træk, »slag på f6« eller en melding.
        [anything] Du kan ikke planlægge et svar på alt (»hvis hvad som helst«): skriv noget bestemt, som din modstander kunne finde på.
        [no-answer] Efter »så« skriver du dit svar: et træk, »giv op«, »giv besked« eller »stop«.
        [after-end] Din plan blev ikke gemt: Den slutter med »giv op«, »giv besked« eller »stop«, så derefter kan der kun stå »ellers hvis …«.
       *[too-long] Planen er for lang. Gør den kortere.
    } En hel kommando ser sådan ud: hvis d4-d6 så f6-f3
refusal-no-plans-with-dice = Du kan ikke planlægge træk i et parti med hún (kongens terning).
refusal-move-first = Det er din tur: spil først dit træk, og planlæg så dine svar.
refusal-plan-ply = { $path ->
        [none] Din plan blev ikke gemt.
       *[other] Din plan blev ikke gemt på grund af det, der kommer efter { $path }.
    } { $why }
refusal-plan-whose = { $place ->
        [condition] Din plan blev ikke gemt: efter »hvis« skal der stå et af din modstanders træk, men brikken på { $from } er din.
       *[answer] Din plan blev ikke gemt: efter »så« skal der stå et af dine egne træk, men brikken på { $from } er din modstanders.
    }
refusal-plan-ends = Din plan blev ikke gemt: efter »{ $typed ->
        [stop] stop
        [resign] giv op
        [tell-me] giv besked
       *[other] { $typed }
    }« er partiet eller planen slut, så der er ikke mere at svare på.
refusal-plan-never = Din plan blev ikke gemt: din modstander kan ikke melde »{ $typed }« i dette parti.
refusal-not-yours-to-cancel = { $what ->
        [invitation] Du kan ikke trække udfordring { $number } tilbage, for den er fra { $sender }. Du kan afslå den.
       *[seek] Du kan ikke trække den åbne udfordring { $number } tilbage, for den er fra { $sender }.
    }
refusal-too-many-today = Du kan ikke sende flere udfordringer lige nu: grænsen er { $count } på 24 timer. Du kan sende flere fra { $again }.
refusal-too-long = Det er for langt: teksten har { $letters } tegn, og grænsen er { $most }. Gør den kortere, eller send den i flere dele.
refusal-too-many-messages = Du kan ikke sende flere beskeder lige nu: grænsen er { $count } på 24 timer. Du kan sende flere fra { $again }.
refusal-too-many-reports = Du har skrevet til klubledelsen så ofte, du kan: { $count } gange på 24 timer. Du kan skrive igen fra { $again }.
refusal-too-many-notes = Du kan ikke skrive flere noter til parti { $game }: grænsen er { $most }.
refusal-no-hint-here = Der gives ingen hint i parti { $game }: huset giver dem kun i sine egne partier, og kun når de er uratede.
refusal-no-hint-now = Du kan ikke få et hint lige nu: parti { $game } mod en anden spiller er ratet og har de samme regler. Spørg igen, når det er slut.
refusal-report-not-yet = Parti { $game } er stadig i gang. Hvad trækkene var værd, får du at vide, når det er slut.
refusal-report-to-come = Vi er stadig ved at lave rapporten om parti { $game }. Du får den et minut eller to efter slutningen.
refusal-no-report = Der er ingen rapport om parti { $game }: det var for kort, eller ingen af spillerne ville have en. Send »indstillinger rapporter til« for at få en efter hvert af dine partier.
refusal-not-public = Parti { $game } er privat: kun de to spillere kan se det.
refusal-nothing-to-explain = Der er ikke noget at forklare: ingen af dine kommandoer er blevet afvist for nylig, og ingen af dine partier er slut. Gælder det noget andet, så se på det svar, du fik.
refusal-notes-of-running = Parti { $game } er stadig i gang; du kan åbne dine noter for andre, når det er slut.
refusal-no-notes = Du har ingen noter til parti { $game }, som ikke allerede er åbne for andre.
refusal-nothing-tried = Du har ikke prøvet nogen træk i parti { $game }, siden der sidst blev trukket. Prøv nogle først, så kan du tage dem tilbage eller gemme trækfølgen.
refusal-no-line = Der er ingen trækfølge { $number } i parti { $game }.
refusal-long-line = En trækfølge kan højst have { $most } træk. Gem denne, og begynd en ny senere i partiet.
refusal-not-over = Parti { $game } er stadig i gang; du kan bede om en omkamp, når det er slut.
refusal-not-away = Du er ikke på ferie.
refusal-away-already = Du er allerede på ferie.
refusal-no-days = En ferie varer mindst én dag.
refusal-too-few-days = Det ville være { $asked ->
        [one] { $asked } feriedag
       *[other] { $asked } feriedage
    }, men du har { $left ->
        [0] ingen tilbage
        [one] { $left } dag tilbage
       *[other] { $left } dage tilbage
    }.

# The guide for players, `docs/player`.
guide-title = Sådan spiller du
guide-discord = På Discord skriver du »/play« for at udfordre nogen. Under hvert bræt er der knapper til at vælge et træk eller skrive det, og »Mere …« til alt andet, for eksempel remis, en besked eller at give op. »/tafl { $move }« foreslår lovlige træk, mens du skriver. Kun du kan se, hvad du har valgt, indtil du trykker på »{ $confirm }«. Hvis du er ny, så tryk først på knappen, der melder dig ind.
guide-mail = Pr. e-mail skriver du til klubbens adresse, at du vil spille, og svarer »{ $yes }« på den e-mail, der spørger, om det var dig. Så begynder dit første parti. Derefter viser hver e-mail et bræt, fortæller, hvis tur det er, og hvor lang tid der er tilbage, og viser de linjer, du kan svare med. Du trækker ved at svare med dit træk på en linje for sig, f.eks. »d1-d4«. Citeret tekst og signaturer bliver ikke læst. Vil du svare på flere partier i én e-mail, så skriv partiets nummer foran hvert træk: »12: d1-d4«.
guide-terminal = Ved en terminal på klubbens computer starter du »taflpost play --as NAVN« og skriver »{ $join }«. Har du flere partier, viser prompten nummeret på det, du sidst så på (»Nora 3>«), og det, du skriver, gælder det parti. Skriv et andet nummer for at se på et andet parti.
guide-orders = De samme kommandoer virker overalt, på alle klubbens sprog. Her er de:
