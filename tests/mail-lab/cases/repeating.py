"""The same mail again, late mail, and mail that went to more people than it should."""

import threading

from lab import club, raw
from lab.game import MOVES, Game, player

games = []


def ours():
    if not games:
        games.append(Game(player("players.test"), player("meadow.test")))
    return games[0]


def same_mail_three_times():
    """One move comes of it, whether its provider or the club's server delivers it again."""
    here = ours()
    mail = here.turn(1)
    mover = here.to_move(1)
    written = raw.compose(mover.address, mail.reply_to, MOVES[0])
    for _ in range(3):
        raw.submit(mover, [mail.reply_to], written)
    handed = raw.received(raw.signed(mover, written))
    for _ in range(3):
        assert raw.lmtp(handed, mover.address, mail.reply_to) == 250
    here.turn(2)
    here.stands(1)
    other = here.to_move(2)
    asked = [mail for mail in other.mails() if here.asks(mail, 2)]
    assert len(asked) == 1, f"{len(asked)} mails ask for ply 2"


def same_mail_at_once():
    """Eight connections hand in the same mail at the same moment: one move."""
    here = ours()
    mail = here.until(2)
    mover = here.to_move(2)
    written = raw.compose(mover.address, mail.reply_to, MOVES[1])
    handed = raw.received(raw.signed(mover, written))
    codes = []
    threads = [
        threading.Thread(
            target=lambda: codes.append(raw.lmtp(handed, mover.address, mail.reply_to))
        )
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert codes and set(codes) <= {250, 451, 450}, f"answers: {codes}"
    here.turn(3)
    here.stands(2)
    asked = [mail for mail in here.to_move(3).mails() if here.asks(mail, 3)]
    assert len(asked) == 1, f"{len(asked)} mails ask for ply 3"


def stale_reply():
    """An old mail is answered: its player is told where the game stands; nothing is moved."""
    here = ours()
    here.until(5)
    old = here.turn(1)
    player = here.to_move(1)
    before = player.count()
    raw.reply(player, old, MOVES[4])
    told = player.gets("where the game stands", lambda mail: mail.game == here.number, before)
    assert "(move 5)" in told.words, told.text
    here.stands(4)
    # The mail that asks for ply 5 is still good.
    here.play(5)
    here.turn(6)
    here.stands(5)


def reply_to_all():
    """A move that went to the opponent too, who answers all: each moves for himself alone."""
    here = ours()
    mail = here.until(6)
    mover, other = here.to_move(6), here.waiting(6)
    written = raw.compose(
        mover.address, mail.reply_to, MOVES[5], "Re: " + mail.subject, [f"Cc: {other.address}"]
    )
    raw.submit(mover, [mail.reply_to, other.address], written)
    copy = other.gets("the copy", lambda mail: mover.address in mail.header("From"))
    here.turn(7)
    here.stands(6)
    answer = raw.compose(
        other.address,
        mover.address,
        MOVES[6],
        "Re: " + mail.subject,
        [f"Cc: {mail.reply_to}", f"In-Reply-To: {copy.id}"],
    )
    raw.submit(other, [mover.address, mail.reply_to], answer)
    here.stands(6)
    club.verify(here.number)


CASES = (same_mail_three_times, same_mail_at_once, stale_reply, reply_to_all)
