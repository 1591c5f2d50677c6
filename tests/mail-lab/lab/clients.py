"""Three mail programs, each of which writes to the club and answers a mail of its.

mutt reads over IMAP, neomutt reads the mailbox's files; both answer as a person would have
them do, with everything quoted. swaks sends what a phone would: the answer on top, the rest
quoted below.
"""

import email.utils
import subprocess
from urllib.parse import quote

from . import place, terminal
from .people import PASSWORD

EDITOR = place.HERE / "lab/editor"


class Mutt:
    """mutt or neomutt, which take the same orders."""

    def __init__(self, program, over_imap, style, flowed):
        self.program = program
        self.over_imap = over_imap
        self.style = style
        self.flowed = flowed

    def write(self, person, text, to="play@tafl.test"):
        """A new mail, from the command line."""
        command = [self.program, "-n", "-F", self.settings(person), "-s", "hello", to]
        environment = self.environment(text)
        done = subprocess.run(
            command, input=text + "\n", text=True, capture_output=True, timeout=20, env=environment
        )
        assert done.returncode == 0, f"{self.program}: {done.stdout}{done.stderr}"

    def reply(self, person, mail, text):
        """Looks the mail up in the mailbox, answers it and leaves."""
        sought = mail.id.strip("<>")
        keys = f"<limit>~i {sought}<enter><first-entry><reply><send-message><quit>"
        command = [self.program, "-n", "-F", self.settings(person), "-d", "2"]
        command += ["-e", f'push "{keys}"']
        try:
            terminal.run(command, self.environment(text))
        except terminal.Hung as hung:
            # It was seen, once in hundreds of replies, to stop after its editor as if it waited
            # for a key. A person would start it again, unless its log says that the mail is sent.
            log = (place.LAB / f"home/.{self.program}debug0").read_text(errors="replace")
            print(f"{hung}\n-- what {self.program} logged\n{log[-4000:]}", flush=True)
            if "Mail sent." not in log:
                terminal.run(command, self.environment(text))

    def settings(self, person):
        home = place.LAB / "home"
        home.mkdir(exist_ok=True)
        name = f"home/{person.name}.{self.program}rc"
        place.fill(
            "muttrc",
            name,
            READ="imap://127.0.0.1:2143/INBOX" if self.over_imap else str(person.maildir),
            FOLDER="imap://127.0.0.1:2143/" if self.over_imap else str(person.maildir.parent),
            ADDRESS=person.address,
            NAME=person.name,
            PASSWORD=PASSWORD,
            SMTP=f"smtp://{quote(person.address, safe='')}@127.0.0.1:2587/",
            EDITOR=str(EDITOR),
            FLOWED="yes" if self.flowed else "no",
        )
        return str(place.LAB / name)

    def environment(self, text):
        return {
            "HOME": str(place.LAB / "home"),
            "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin",
            "TERM": "xterm",
            "MAIL_LAB_WORDS": text,
            "MAIL_LAB_STYLE": self.style,
        }


class Swaks:
    program = "swaks"

    def write(self, person, text, to="play@tafl.test"):
        self.send(person, to, "hello", text, {})

    def reply(self, person, mail, text):
        quoted = "\n".join("> " + line for line in mail.text.splitlines())
        body = f"{text}\n\nOn {mail.header('Date')} Taflpost wrote:\n{quoted}\n"
        references = f"{mail.header('References')} {mail.id}".split()
        headers = {"In-Reply-To": mail.id, "References": " ".join(references)}
        self.send(person, mail.reply_to, "Re: " + mail.subject, body, headers)

    def send(self, person, to, subject, body, headers):
        said = place.write(f"home/{person.name}.swaks", body)
        headers = {
            "Subject": subject,
            "Message-Id": email.utils.make_msgid(domain=person.domain),
            "Content-Type": "text/plain; charset=utf-8",
            **headers,
        }
        command = ["swaks", "--server", "127.0.0.1:2587", "--auth", "PLAIN"]
        command += ["--auth-user", person.address, "--auth-password", PASSWORD]
        command += ["--helo", "phone.players.test", "--from", person.address, "--to", to]
        for name, value in headers.items():
            command += ["--header", f"{name}: {value}"]
        command += ["--body", f"@{said}"]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=20)
        assert done.returncode == 0, f"swaks: {done.stdout.decode()[-2000:]}"


mutt = Mutt("mutt", over_imap=True, style="above", flowed=True)
neomutt = Mutt("neomutt", over_imap=False, style="below", flowed=False)
swaks = Swaks()
EVERY = (mutt, neomutt, swaks)
