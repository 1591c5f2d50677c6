"""People with mailboxes at the players' provider, and what lies in those."""

import re

from . import place, wait
from .mail import Mail

PASSWORD = "lab"
DOMAINS = ("players.test", "meadow.test")
SECOND = "-too"
# Dovecot looks once a second whether its list of accounts has changed, so all are there from
# the start.
NAMES = (
    "Alva Birna Dagny Eldrid Freya Gudrun Helga Ingrid Jorunn Kari Liv Magnhild Nanna Oddny "
    "Ragna Signy Thora Unn Vigdis Yrsa Arne Bjarne Dagfinn Einar Frode Gorm Halvard Ivar Jostein "
    "Knut Leif Magnus Njal Olaf Ragnar Sigurd Torstein Ulf Vidar Yngve Aslaug Borghild Disa "
    "Embla Fenja Groa Hervor Idunn Jord Kraka Lofn Menja Nott Ran Saga Tove Urd Var Ylva"
).split()
left = set()
everybody = []


class Person:
    """Somebody who plays, or tries to, by mail."""

    def __init__(self, name, domain="players.test"):
        self.name = name
        self.address = f"{name.lower()}@{domain}"
        self.domain = domain
        self.second = None
        self.read = {}
        everybody.append(self)

    @property
    def maildir(self):
        return place.LAB / "mail" / self.domain / self.name.lower()

    def mails(self):
        """All mails, oldest first."""
        found = []
        for folder in ("new", "cur"):
            here = self.maildir / folder
            if here.is_dir():
                found += [path for path in here.iterdir() if not path.name.startswith(".")]
        mails = []
        for path in sorted(found, key=moment):
            # Behind the colon stands what its reader has marked it with.
            name = path.name.split(":")[0]
            try:
                mails.append(self.read.get(name) or Mail(path.read_bytes()))
            except FileNotFoundError:  # it has just been marked
                return self.mails()
            self.read[name] = mails[-1]
        return mails

    def gets(self, what, wanted, after=0, seconds=20.0, which=-1):
        """The newest mail that is what one waits for, not counting the first `after`."""

        def look():
            fitting = [mail for mail in self.mails()[after:] if wanted(mail)]
            return fitting[which] if fitting else None

        return wait.until(f"a mail to {self.name}: {what}", look, seconds)

    def count(self):
        return len(self.mails())

    def sieve(self, script):
        """Has the provider do something with each mail that comes in."""
        place.write(f"sieve/{self.address}.sieve", script)

    def catcher(self):
        """A second mailbox of the same provider, in which to look at one's own mail."""
        if self.second is None:
            self.second = Person(self.name + SECOND, self.domain)
        return self.second

    def leave(self):
        """Has no mailbox any more, from within a second."""
        left.add(self.address)
        accounts()


def moment(path):
    """When a mail was put into its mailbox: SECONDS.Mmicroseconds… is its file's name."""
    seconds, micros = re.match(r"(\d+)\.M(\d+)", path.name).groups()
    return int(seconds), int(micros)


def accounts():
    """Writes who has a mailbox. `play@` is the club's, for its way in over IMAP."""
    names = [
        f"{name.lower()}{second}@{domain}"
        for name in NAMES
        for second in ("", SECOND)
        for domain in DOMAINS
    ]
    names = [name for name in names if name not in left] + ["play@tafl.test"]
    lines = [f"{name}:{{PLAIN}}{PASSWORD}::::::\n" for name in names]
    place.write("dovecot/users", "".join(lines))
