"""Servers that are away for a while, and a club that is killed."""

import collections
import random
import time

from lab import club, raw, sites, wait
from lab.game import MOVES, Game, player

PLIES = 16
# How long a mail may take that was on its way when the club was killed.
PATIENCE = 45


def relay_down():
    """The club's relay is away: moves are taken, and their mails arrive once when it is back."""
    here = Game(player("players.test"), player("meadow.test"))
    here.turn(1)
    club.quiet()
    gw = sites.postfix["gw"]
    gw.relay(False)
    here.play(1)
    wait.until("ply 1", lambda: here.plies() == 1)
    time.sleep(2)
    gw.relay(True)
    here.turn(2, seconds=90)
    club.quiet()
    once(here)
    here.stands(1)


def club_down():
    """The club is away: the sender's server keeps the mail, and delivers it when the club is back."""
    here = Game(player("players.test"), player("meadow.test"))
    here.turn(1)
    club.quiet()
    club.service.stop()
    here.play(1)
    # The club's own server cannot ask whether the address is good, and takes nothing unasked.
    wait.until("the mail at the sender's server", lambda: sites.postfix["isp"].waiting() == 1)
    club.service.start()
    sites.postfix["isp"].flush()
    here.turn(2)
    here.stands(1)
    once(here)


def killed():
    """Killed at any moment: each move is played once, and each turn told, under one Message-ID."""
    here = Game(player("players.test"), player("meadow.test"))
    chance = random.Random(7)
    kills = 0
    for ply in range(1, PLIES + 1):
        # One killing from before the mail comes in to after its notice has gone out, and one
        # more now and then while what was left is taken up again.
        here.play(ply, seconds=PATIENCE)
        for least, most in ((0.0, 0.25), (0.02, 0.3))[: chance.choice((1, 1, 2))]:
            time.sleep(chance.uniform(least, most))
            club.service.kill()
            kills += 1
            club.service.start()
            sites.postfix["gw"].flush()
    here.turn(PLIES + 1, seconds=PATIENCE)
    here.stands(PLIES)
    once(here, again=True)
    print(f"   {kills} times in {PLIES} plies")


def once(here, again=False):
    """Each turn was told in one mail; `again`: or in the same mail again."""
    for ply in range(1, here.plies() + 2):
        mails = [mail for mail in here.to_move(ply).mails() if here.asks(mail, ply)]
        ids = collections.Counter(mail.id for mail in mails)
        assert len(ids) == 1, f"ply {ply} was told under {len(ids)} Message-IDs"
        copies = sum(ids.values())
        assert again or copies == 1, f"ply {ply} was told {copies} times"


CASES = (relay_down, club_down, killed)
