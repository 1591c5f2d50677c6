"""Joining and playing a whole game with the mail programs that people use."""

import re

from lab import clients, club, place, sites
from lab.game import MOVES, Game, somebody

# Who plays the whole game; the mail of one goes to the club's listener, that of the other
# into a mailbox which the club reads over IMAP.
alva = somebody("players.test")
birna = somebody("meadow.test")
played = []


def sign_up_by_mail():
    """Two strangers join by mail, each asked once whether they want to."""
    for person, client in ((alva, clients.mutt), (birna, clients.neomutt)):
        client.write(person, f"join {person.name}")
        asked = person.gets("the question whether to join", lambda mail: True)
        assert "Welcome" not in asked.text, "nobody joins without having agreed"
        club.quiet()
        assert person.count() == 1, f"a stranger gets one mail, not {person.count()}"
        client.reply(person, asked, "yes")
        person.gets("the welcome", lambda mail: "Welcome" in mail.text)


def whole_game():
    """38 plies, with mutt, neomutt and swaks in turn, one side's mail read over IMAP IDLE."""
    sites.postfix["gw"].table("imap-side", f"{birna.address} FILTER imapside:inet:127.0.0.1:2424\n")
    here = Game(alva, birna, clients.swaks)
    played.append(here)
    for ply in range(1, len(MOVES) + 1):
        here.play(ply, clients.EVERY[ply % 3])
    for person in here.players:
        # The last ply is the king's escape.
        person.gets("the end of the game", lambda mail: "escape" in mail.words)
    here.stands(len(MOVES))
    sites.postfix["gw"].table("imap-side", "")
    read = len(list((place.LAB / "mail/tafl.test/play").glob("cur/*")))
    assert read >= len(MOVES) // 2, f"only {read} mails were read over IMAP"


def one_conversation():
    """All mails of that game have one subject, and each refers to one that came before it."""
    for person in played[0].players:
        mails = [mail for mail in person.mails() if mail.game == played[0].number]
        assert len({mail.subject for mail in mails}) == 1, {mail.subject for mail in mails}
        assert mails[0].subject.isascii()
        ids = [mail.id for mail in mails]
        assert len(set(ids)) == len(ids), "two mails with one Message-ID"
        roots = {mail.header("References").split()[0] for mail in mails[1:]}
        assert len(roots) == 1, f"more than one root: {roots}"


def signed_by_the_club():
    """The club's mail arrives with a valid signature over all that a postmaster asks for."""
    mail = played[0].turn(1)
    verdict = mail.header("Authentication-Results")
    assert "isp.players.test" in verdict and "dkim=pass" in verdict, verdict
    signature = mail.header("DKIM-Signature").lower()
    signed = "".join(re.search(r"\bh=([^;]+);", signature).group(1).split()).split(":")
    for header in ("from", "reply-to", "message-id", "list-unsubscribe"):
        assert header in signed, f"{header} is not signed: {signed}"
    if mail.header("List-Unsubscribe-Post"):
        assert "list-unsubscribe-post" in signed, f"not one click: {signed}"
    assert mail.header("Auto-Submitted") == "auto-generated"
    assert re.fullmatch(r"play\+bounce-\w+@tafl\.test", mail.returns_to), mail.returns_to
    assert re.fullmatch(r"play\+\w+@tafl\.test", mail.reply_to), mail.reply_to


CASES = (sign_up_by_mail, whole_game, one_conversation, signed_by_the_club)
