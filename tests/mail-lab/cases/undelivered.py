"""Mailboxes that are gone and robots that answer."""

import time

from lab import club, raw, sites, wait
from lab.game import MOVES, Game, player

VACATION = """require ["vacation", "vacation-seconds"];
vacation :seconds 0 :from "{address}" :addresses ["{address}"] :subject "Away"
"I am away until Monday. You wrote:

{move}

yes
";
"""
# What makes well-behaved robots keep silent; a provider may well lose it.
SILENCERS = "/^(Auto-Submitted|Precedence|List-[a-z-]+|X-Auto-Response-Suppress):/ IGNORE\n"


def refused_at_once():
    """The opponent's provider knows the address no more: the opponent is told, mail ends."""
    here = Game(player("players.test"), player("meadow.test"))
    away, other = here.players[1], here.players[0]
    sites.postfix["isp"].table("gone", f"{away.address} 550 5.1.1 no such mailbox\n")
    bounced(here, away, other)
    sites.postfix["isp"].table("gone", "")


def returned_later():
    """The provider takes the mail and sends it back: the same."""
    here = Game(player("players.test"), player("meadow.test"))
    away, other = here.players[1], here.players[0]
    away.leave()
    time.sleep(1.1)  # until the provider has read its list
    bounced(here, away, other)


def bounced(here, away, other):
    club.quiet()
    before = other.count()
    here.play(1)
    other.gets(
        "that the mail came back",
        lambda mail: f"Emails to {away.name} are bouncing" in mail.words,
        before,
    )
    club.quiet()
    # Nothing more goes there: a message would.
    sent = sites.sent_to(away.address)
    raw.reply(other, here.turn(1), "say hello")
    club.quiet()
    assert sites.sent_to(away.address) == sent, "mail still goes to the address that is gone"
    here.stands(1)


def forged_bounce():
    """A report to an address of reports that never was, or from nowhere, suspends nobody."""
    here = Game(player("players.test"), player("meadow.test"))
    mail = here.turn(1)
    report = raw.compose("MAILER-DAEMON@forger.test", "play+bounce-x@tafl.test", "550 5.1.1")
    code, _ = raw.refusal("play+bounce-" + "a" * 26 + "@tafl.test")
    assert code == 550
    # And one to a reply address, which is none for reports.
    raw.lmtp(raw.received(report), "", mail.reply_to)
    here.play(1)
    here.turn(2)
    here.stands(1)


def vacation():
    """The opponent's robot sees that the club's mail is automatic, and keeps silent."""
    answered = away_while_played("")
    assert answered == 0, f"it answered {answered} times: what would tell it not to is missing"


def vacation_that_answers():
    """A robot that does not see it answers with a move in its text: not played, no answer."""
    answered = away_while_played(SILENCERS, least=1)
    assert answered == 1, f"it answered {answered} times"


def away_while_played(strip, least=0):
    """One ply while the opponent is away: how many answers his provider's robot gave."""
    here = Game(player("players.test"), player("meadow.test"))
    away = here.players[1]
    club.quiet()
    isp = sites.postfix["isp"]
    isp.table("strip", strip)
    away.sieve(VACATION.format(address=away.address, move=MOVES[1]))
    before, answers = away.count(), sites.sent_by(away.address)

    def answered():
        return sites.sent_by(away.address) - answers

    here.play(1)
    here.turn(2)
    if least:
        wait.until("the robot's answer", lambda: answered() >= least)
    here.stands(1)
    isp.table("strip", "")
    away.sieve("keep;\n")
    assert away.count() == before + 1, f"{away.count() - before} mails went to a robot"
    count = answered()
    # The report address that the robot wrote to has not been taken for a report.
    here.play(2)
    here.turn(3)
    here.stands(2)
    return count


def robots_that_answer_all():
    """Robots that answer every mail, where people would: no move, and no loop. (A subject alone is no
    sign of one: people answer under it.)"""
    marks = (
        ["Auto-Submitted: auto-replied"],
        ["Precedence: bulk"],
        ["X-Autoreply: yes"],
    )
    for headers in marks:
        here = Game(player("players.test"), player("meadow.test"))
        robot = here.players[1]
        club.quiet()
        before = robot.count()
        here.play(1)
        asked = here.turn(2)
        text = f"I am away.\n\n{MOVES[1]}\n\nyes"
        raw.submit(
            robot, [asked.reply_to], raw.compose(robot.address, asked.reply_to, text, None, headers)
        )
        here.stands(1)
        assert robot.count() == before + 1, f"{headers}: a robot was answered"


def endless_robot():
    """One that nothing gives away and that answers every mail: soon it is answered no more."""
    here = Game(player("players.test"), player("meadow.test"))
    robot = here.players[1]
    here.play(1)
    asked = here.turn(2)
    answered = set()
    raw.reply(robot, asked, "Thank you for your mail. I shall read it next week.")
    end = time.monotonic() + 15
    while time.monotonic() < end and len(answered) < 20:
        club.quiet()
        fresh = [mail for mail in robot.mails() if mail.id not in answered]
        fresh = [mail for mail in fresh if mail.id != asked.id and mail.game == here.number]
        if not fresh:
            break
        for mail in fresh:
            answered.add(mail.id)
            raw.reply(robot, mail, "Thank you for your mail. I shall read it next week.")
    assert len(answered) <= 8, f"{len(answered)} mails to a robot, and no end"
    here.stands(1)


CASES = (
    refused_at_once,
    returned_later,
    forged_bounce,
    vacation,
    vacation_that_answers,
    robots_that_answer_all,
    endless_robot,
)
