"""Mails made by hand: sent as a client sends them, or as none would."""

import email.utils
import itertools
import re
import smtplib
import socket
import time

from . import wait
from .people import PASSWORD

FORGER = "192.0.2.66"
PROVIDER = "192.0.2.9"
numbers = itertools.count(1)


def compose(sender, to, text, subject="a move", headers=(), message_id=None):
    """The bytes of a plain mail, lines ending on CRLF."""
    message_id = message_id or f"<{next(numbers)}.{time.time_ns()}@hand.test>"
    lines = [
        *headers,
        f"From: {sender}",
        f"To: {to}",
        *([f"Subject: {subject}"] if subject else []),
        f"Date: {email.utils.formatdate()}",
        f"Message-ID: {message_id}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "",
        *text.split("\n"),
        "",
    ]
    return "\r\n".join(lines).encode()


def submit(person, to, raw, sender=None):
    """Sends as the provider's customer does: with name and password, signed on the way."""
    with smtplib.SMTP("127.0.0.1", 2587, timeout=20) as server:
        server.login(person.address, PASSWORD)
        server.sendmail(sender or person.address, to, raw)


def reply(person, mail, text, **more):
    """Answers a mail, quoting nothing."""
    headers = [f"In-Reply-To: {mail.id}", f"References: {mail.id}"]
    raw = compose(person.address, mail.reply_to, text, "Re: " + mail.subject, headers, **more)
    submit(person, [mail.reply_to], raw)
    return raw


def write(person, text, to="play@tafl.test"):
    """Writes to the club of one's own accord."""
    submit(person, [to], compose(person.address, to, text, subject="hello"))


def deliver(raw, sender, to, host=FORGER, port=2525):
    """Hands a mail to the club's server from a host of one's own; the server's last word."""
    server = smtplib.SMTP("127.0.0.1", port, "forger.test", timeout=20, source_address=(host, 0))
    try:
        server.sendmail(sender, to, raw)
        return 250, "taken"
    except smtplib.SMTPDataError as refusal:
        return refusal.smtp_code, refusal.smtp_error.decode()
    except smtplib.SMTPRecipientsRefused as refusal:
        code, text = next(iter(refusal.recipients.values()))
        return code, text.decode()
    finally:
        server.close()


def lmtp(raw, sender, to, port=2425):
    """Hands a mail to the club itself, as its mail server does; the answer for that recipient."""
    with smtplib.LMTP("127.0.0.1", port, timeout=20) as server:
        refused = {}
        try:
            refused = server.sendmail(sender, [to], raw)
        except smtplib.SMTPRecipientsRefused as refusal:
            refused = refusal.recipients
        except smtplib.SMTPDataError as refusal:
            return refusal.smtp_code
        return refused[to][0] if refused else 250


def signed(person, raw):
    """The mail as it comes out of the provider's server, signed: taken from a mailbox there."""
    catcher = person.catcher()
    before = catcher.count()
    submit(person, [catcher.address], raw)
    wait.until("the signed mail", lambda: catcher.count() > before)
    arrived = catcher.mails()[-1].raw.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
    # What was added after the signature is taken off again.
    start = re.search(rb"^DKIM-Signature:", arrived, re.MULTILINE).start()
    return arrived[start:]


def received(raw):
    """As the club's server hands a mail on, without a verdict of its own."""
    lines = (
        b"Received: from mx.test (mx.test [192.0.2.66])",
        b"\tby gw.tafl.test (Postfix) with ESMTP id 4XyZ123;",
        b"\tSat, 21 Nov 2026 12:00:00 +0000 (UTC)",
        raw,
    )
    return b"\r\n".join(lines)


def judged(raw, verdict, domain):
    """As the club's server hands a mail on, with this verdict of its own."""
    line = f"Authentication-Results: gw.tafl.test; {verdict} header.from={domain}\r\n"
    return line.encode() + received(raw)


def refusal(to, port=2425):
    """What the club says to that recipient, in LMTP."""
    with smtplib.LMTP("127.0.0.1", port, timeout=20) as server:
        server.ehlo_or_helo_if_needed()
        server.mail("somebody@meadow.test")
        code, text = server.rcpt(to)
    return code, text.decode()


def smuggle(port, sender, to, body):
    """Sends a mail whose bytes are not as they should be, and hangs up."""
    with socket.create_connection(("127.0.0.1", port), 10, (FORGER, 0)) as server:
        server.settimeout(1)
        said = server.makefile("rb")
        said.readline()
        greeting = b"LHLO" if port == 2425 else b"EHLO"
        start = f" x.test\r\nMAIL FROM:<{sender}>\r\nRCPT TO:<{to}>\r\nDATA\r\n"
        for line in (greeting + start.encode()).splitlines(keepends=True):
            server.sendall(line)
            while said.readline()[3:4] == b"-":
                pass
        try:
            server.sendall(body + b"\r\n.\r\nQUIT\r\n")
            while said.readline():
                pass
        except OSError:  # hung up on, or never answered: both are refusals
            pass
