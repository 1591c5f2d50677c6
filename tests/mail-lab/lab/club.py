"""The service under test: started, stopped and killed; and what it says of its games."""

import contextlib
import datetime
import os
import re
import subprocess

from . import place, sites, wait
from .daemon import Daemon

FOLDER = place.LAB / "club"
LISTENER = 2425


def settings(imap=True, authserv=""):
    """Mail by LMTP from the club's own server and, for those it goes to, from a mailbox. The club
    checks signatures itself; with `authserv` the word of its mail server counts as well."""
    text = f"""
[mail]
domain = "tafl.test"
listen = "127.0.0.1:2425"
relay = "smtp://127.0.0.1:2588"
{authserv}

[web]
listen = "127.0.0.1:8025"
address = "https://tafl.test"
"""
    if imap:
        text += """
[mail.imap]
server = "127.0.0.1:2143"
tls = "off"
user = "play@tafl.test"
password-file = "imap-password"
"""
    FOLDER.mkdir(mode=0o700, exist_ok=True)
    place.write(FOLDER / "taflpost.toml", text)
    secret = place.write(FOLDER / "imap-password", "lab\n")
    os.chmod(secret, 0o600)


service = Daemon(
    "taflpost", [place.PROGRAM, "--club", FOLDER, "serve"], lambda: wait.listens(LISTENER)
)


def start():
    settings()
    service.start()


@contextlib.contextmanager
def believing():
    """Lets the word of the club's mail server count for a while."""
    again('authserv = "gw.tafl.test"')
    try:
        yield
    finally:
        again()


def again(authserv=""):
    quiet()
    service.stop()
    settings(authserv=authserv)
    service.start()


def command(*words, stdin=b"", check=False):
    """A command of the program at that club."""
    line = [place.PROGRAM, "--club", str(FOLDER), *words]
    return subprocess.run(line, input=stdin, capture_output=True, timeout=30, check=check)


def ask(line, name="Onlooker"):
    """What somebody at a terminal of the club is answered."""
    done = command("play", "--as", name, stdin=line.encode() + b"\n")
    return done.stdout.decode()


def verify(game):
    done = command("verify", str(game))
    assert done.returncode == 0, f"verify {game}: {done.stdout.decode()}{done.stderr.decode()}"
    return done.stdout.decode()


def plies(game):
    """How many plies have been played, as an onlooker at a terminal is told."""
    ask("join")
    said = ask(f"watch {game}")
    assert f"Game {game}:" in said, f"watch {game}: {said}"
    return max((int(ply) for ply in re.findall(r"\bMove (\d+):", said)), default=0)


def quiet():
    """Waits until no mail is on its way in or out: neither queued at a site nor at the club."""

    def nothing():
        return all(site.waiting() == 0 for site in sites.postfix.values()) and not queued()

    wait.until("all mail to be dealt with", nothing, 40)


def queued():
    """Whether a notice for mail is being sent, or is to be soon: what is being sent would be
    tried again in ten minutes, what waits for an address that is suspended waits for hours."""
    said = command("outbox").stdout.decode()
    soon = datetime.datetime.utcnow() + datetime.timedelta(minutes=11)
    due = re.findall(r"\(email\).*? due (\S+ \S+),", said)
    return any(datetime.datetime.fromisoformat(moment) < soon for moment in due)
