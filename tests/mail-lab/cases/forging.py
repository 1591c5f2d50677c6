"""Mails that are not from whom they say: none of them plays anything."""

import contextlib

from lab import club, forger, game, raw, wait
from lab.game import MOVES, Game, player

# Mail in the name of players.test is refused if it fails to prove itself; the
# provider of meadow.test only asks to be told, so that its mail reaches the club.
games = []


def ours():
    """One game for all of these: whoever attacks is at players.test, the other at meadow.test."""
    if not games:
        games.append(Game(player("players.test"), player("meadow.test")))
    return games[0]


def at_ply(ply):
    """That game when this ply is to be played, and the mail that asks for it."""
    here = ours()
    return here, here.until(ply)


def forged_sender():
    """Somebody at another host writes in a player's name: 550 while he is still connected."""
    here, mail = at_ply(1)
    victim = here.to_move(1)
    forged = raw.compose(victim.address, mail.reply_to, MOVES[0])
    for envelope in (victim.address, "forger@forger.test", ""):
        code, text = raw.deliver(forged, envelope, mail.reply_to)
        assert code == 550 and "DMARC" in text, f"from <{envelope}>: {code} {text}"
    here.stands(0)


def two_from_headers():
    """A mail with two senders is refused, and unread if it comes past the mail server."""
    here, mail = at_ply(1)
    victim = here.to_move(1)
    for senders in (("x@forger.test", victim.address), (victim.address, "x@forger.test")):
        double = raw.compose(
            senders[0], mail.reply_to, MOVES[0], headers=[f"From: {senders[1]}"]
        )
        code, text = raw.deliver(double, victim.address, mail.reply_to, host=raw.PROVIDER)
        assert code == 550, f"{code} {text}"
        passed = raw.judged(double, "dmarc=pass", victim.domain)
        raw.lmtp(passed, victim.address, mail.reply_to)
    here.stands(0)


def broken_signature():
    """A signed mail whose text was changed on the way plays nothing; its player is asked."""
    here, mail = at_ply(2)
    mover = here.to_move(2)
    written = raw.compose(mover.address, mail.reply_to, MOVES[1])
    signed = raw.signed(mover, written)
    changed = signed.replace(MOVES[1].encode(), b"d3-c3")
    assert changed != signed
    before = mover.count()
    code, text = raw.deliver(changed, "list@forger.test", mail.reply_to)
    assert code == 250, f"{code} {text}"
    here.stands(1)
    # The stored address is asked whether that very move is meant. Nobody says so.
    mover.gets("the question whether it was meant", lambda mail: "d3-c3" in mail.words, before)
    here.stands(1)


def confirmed_by_its_player():
    """An unsigned mail plays nothing until the stored address confirms it."""
    here, mail = at_ply(4)
    mover = here.to_move(4)
    before = mover.count()
    unsigned = raw.compose(mover.address, mail.reply_to, MOVES[3])
    code, text = raw.deliver(unsigned, "shop@forger.test", mail.reply_to)
    assert code == 250, f"{code} {text}"
    asked = mover.gets("the question", lambda mail: MOVES[3] in mail.words, before)
    here.stands(3)
    # It is not for others to answer, even if they have got hold of it.
    for person in (game.somebody("meadow.test"), here.waiting(4)):
        raw.reply(person, asked, "yes")
    here.stands(3)
    raw.reply(mover, asked, "yes")
    wait.until("ply 4", lambda: here.plies() == 4)


def question_is_about_one_move():
    """Whoever answers such a question with another move, unsigned, does not play that either."""
    here = Game(player("players.test"), player("meadow.test"))
    mail = here.until(2)
    mover = here.to_move(2)
    before = mover.count()
    unsigned = raw.compose(mover.address, mail.reply_to, MOVES[1])
    raw.deliver(unsigned, "shop@forger.test", mail.reply_to)
    asked = mover.gets("the question", lambda mail: MOVES[1] in mail.words, before)
    other = raw.compose(mover.address, asked.reply_to, "d3-c3")
    raw.deliver(other, "shop@forger.test", asked.reply_to)
    here.stands(1)


def forged_verdict():
    """Verdicts that a mail brings along in the name of the club's server count for nothing."""
    with club.believing():
        forge_verdicts()


def forge_verdicts():
    here, mail = at_ply(6)
    victim = here.to_move(6)
    domain = victim.domain
    forged = [
        f"Authentication-Results: gw.tafl.test; dmarc=pass header.from={domain}",
        f"Authentication-Results: GW.TAFL.TEST 1; dkim=pass header.d={domain}",
        f"Authentication-Results: (gw) gw.tafl.test (x); dmarc=pass header.from={domain}",
        f"Authentication-Results: mx.forger.test; dmarc=pass header.from={domain}",
        f"authentication-results:gw.tafl.test; dmarc=pass header.from={domain}",
    ]
    for each in (forged, *([one] for one in forged)):
        mail_ = raw.compose(victim.address, mail.reply_to, MOVES[5], headers=each)
        code, text = raw.deliver(mail_, "x@forger.test", mail.reply_to)
        assert code == 250, f"{code} {text}"
    # And where the club's server let them stand: below its own, or below where it took the
    # mail in.
    plain = raw.compose(victim.address, mail.reply_to, MOVES[5], headers=forged)
    raw.lmtp(raw.judged(plain, "dmarc=fail", domain), "x@forger.test", mail.reply_to)
    raw.lmtp(raw.received(plain), "x@forger.test", mail.reply_to)
    here.stands(5)


def right_verdict_for_another():
    """A mail that truly comes from somebody else's domain is nobody's move."""
    with club.believing():
        send_another_right_verdict()


def send_another_right_verdict():
    here, mail = at_ply(6)
    victim = here.to_move(6)
    stranger = game.somebody("meadow.test")
    as_him = raw.compose(f'"{victim.address}" <{stranger.address}>', mail.reply_to, MOVES[5])
    raw.submit(stranger, [mail.reply_to], as_him)
    # Verdicts on other domains, handed in as if the club's server had found them.
    forged = raw.compose(victim.address, mail.reply_to, MOVES[5])
    raw.lmtp(raw.judged(forged, "dmarc=pass", "forger.test"), "x@forger.test", mail.reply_to)
    here.stands(5)


def injected_verdict():
    """OpenDKIM repeats `i=` decoded in the club's server's name: such a verdict proves nothing."""
    here, mail = at_ply(6)
    victim = here.to_move(6)
    identity = (
        f"x=3B=20dkim=3Dpass=20header.d=3D{victim.domain}=3B=20"
        f"dmarc=3Dpass=20header.from=3D{victim.domain}@{forger.DOMAIN}"
    )
    plain = raw.compose(victim.address, mail.reply_to, MOVES[5])
    signed = forger.signed(plain, identity)
    assert signed.endswith(plain)
    # Whether the word of the server counts or not.
    for settings in (contextlib.nullcontext, club.believing):
        with settings():
            code, text = raw.deliver(signed, f"x@{forger.DOMAIN}", mail.reply_to)
            # The domain only watches. If it wanted such mail refused, OpenDMARC would be fooled.
            assert code == 250, f"{code} {text}"
            here.stands(5)


def signed_and_injected():
    """A stranger's mail with a verdict in its signature, from his own address: nobody's move."""
    here, mail = at_ply(6)
    with club.believing():
        plain = raw.compose(f"x@{forger.DOMAIN}", mail.reply_to, MOVES[5])
        signed = forger.signed(plain, f"x=3B=20dmarc=3Dpass@{forger.DOMAIN}")
        raw.deliver(signed, f"x@{forger.DOMAIN}", mail.reply_to)
        here.stands(5)


def forwarded():
    """A player forwards his mail; whoever got it, a stranger or another player, moves nothing."""
    here, mail = at_ply(6)
    for other in (game.somebody("meadow.test"), player("players.test"), here.waiting(6)):
        raw.reply(other, mail, MOVES[5])
    here.stands(5)


def unknown_address():
    """A reply address that never was: one and the same 550 for all, and nothing is sent."""
    person = player()
    sent = person.count()
    refusals = set()
    for tag in ("a" * 26, "b" * 26, "bounce-" + "c" * 26, "nonsense"):
        code, text = raw.refusal("play+" + tag + "@tafl.test")
        assert code == 550, f"{tag}: {code} {text}"
        refusals.add(text.split("<")[0])
    assert len(refusals) == 1, f"they can be told apart: {refusals}"
    club.quiet()
    assert person.count() == sent


def smuggled():
    """Two mails in one: an end of mail on bare line feeds ends nothing."""
    here, mail = at_ply(6)
    victim = here.to_move(6)
    outer = raw.compose(victim.address, mail.reply_to, "nothing").rstrip()
    inner = raw.compose(victim.address, mail.reply_to, MOVES[5])
    inner = raw.judged(inner, "dmarc=pass", victim.domain)
    dialogue = (
        f"MAIL FROM:<x@forger.test>\r\nRCPT TO:<{mail.reply_to}>\r\nDATA\r\n".encode() + inner
    )
    for end in (b"\n.\n", b"\n.\r\n", b"\r\n.\n", b"\r.\r"):
        for port in (2425, 2525):
            raw.smuggle(port, "x@forger.test", mail.reply_to, outer + end + dialogue)
    here.stands(5)


CASES = (
    forged_sender,
    two_from_headers,
    broken_signature,
    confirmed_by_its_player,
    question_is_about_one_move,
    forged_verdict,
    right_verdict_for_another,
    injected_verdict,
    signed_and_injected,
    forwarded,
    unknown_address,
    smuggled,
)
