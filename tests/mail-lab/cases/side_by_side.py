"""Two clubs behind one mail server, which hands each the mail of its own domain at its socket."""

import re

from lab import neighbours, place, raw, sites, wait
from lab.game import MOVES, asks, somebody


def two_clubs():
    """People join, challenge and move in two clubs of one machine; nothing arrives at the other."""
    neighbours.let_postfix_in()
    clubs = [neighbours.Club("vikings"), neighbours.Club("wolves")]
    for club in clubs:
        club.start()
    try:
        played = [move_in(club) for club in clubs]
        apart(clubs, played)
    finally:
        for club in clubs:
            club.service.stop()


def move_in(club):
    """Two people join a club and begin a game there; the first turn, and who had it."""
    pair = [somebody("players.test"), somebody("meadow.test")]
    for person in pair:
        raw.write(person, f"join {person.name}", club.own)
        asked = person.gets("the question whether to join", lambda mail: True)
        raw.reply(person, asked, "yes")
        person.gets("the welcome", lambda mail: "Welcome" in mail.text)
    attacker, defender = pair
    seen = defender.count()
    raw.write(attacker, f"challenge {defender.name} brandubh attack", club.own)
    invited = defender.gets("the invitation", lambda mail: "challenges you" in mail.words, seen)
    raw.reply(defender, invited, "accept")
    turn = attacker.gets("the first turn", lambda mail: asks(mail, 1))
    raw.reply(attacker, turn, MOVES[0])
    defender.gets("the second turn", lambda mail: asks(mail, 2))
    return pair, turn


def apart(clubs, played):
    """What happened in a club is in that one alone, and came in at its socket."""
    log = place.log("many.log")
    for club, (pair, turn) in zip(clubs, played):
        assert club.players() == sorted(person.name for person in pair), club.players()
        assert len(club.plies()) == 1 and MOVES[0] in club.plies()[0], club.plies()
        assert turn.reply_to.endswith("@" + club.domain), turn.reply_to
        for person in pair:
            for mail in person.mails():
                assert mail.reply_to.endswith("@" + club.domain), mail.reply_to
        delivered = re.findall(
            rf"to=<[^>]*@{club.domain}>.* relay=[^ ]*\[([^\]]*)\].* status=sent", log.read_text()
        )
        assert len(delivered) >= 6 and set(delivered) == {str(club.socket)}, delivered
    # The right to answer a club's mail is none at its neighbour, whose server asks it first.
    (_, turn), there = played[0], clubs[1]
    to = turn.reply_to.replace(clubs[0].domain, there.domain)
    mail = raw.compose("x@forger.test", to, MOVES[0])
    code, said = raw.deliver(mail, "x@forger.test", to, port=2527)
    assert code in (450, 550), (code, said)
    refused = rf"to=<{re.escape(to)}>.*\[{there.socket}\].* status=undeliverable.* said: 550 "
    wait.until("the neighbour's word on it", lambda: re.search(refused, log.read_text()))
    wait.until("all mail to be dealt with", lambda: sites.postfix["many"].waiting() == 0)
    code, said = neighbours.doctor()
    assert code == 0 and "ok together: " in said and said.count("\n== ") == 2, said


CASES = (two_clubs,)
