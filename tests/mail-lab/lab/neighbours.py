"""Two clubs on one machine, each with a domain and a Unix socket of its own. They run as a user who
is not root, in a group in which Postfix is."""

import os
import pwd
import sqlite3
import subprocess

from . import place
from .daemon import Daemon

# The service's user, here one that every system has, and a group that none has.
USER = "games"
GROUP = ("taflclubs", 54042)
ABOVE = place.LAB / "neighbours"
RUN = place.LAB / "run"


class Club:
    def __init__(self, name):
        self.name = name
        self.domain = f"{name}.test"
        self.own = f"play@{self.domain}"
        self.folder = ABOVE / name
        self.socket = RUN / name / "mail.socket"
        command = [*as_the_service(), place.PROGRAM, "--club", self.folder, "serve"]
        self.service = Daemon(name, command, self.socket.is_socket)

    def start(self):
        text = f"""
[club]
name = "{self.name.capitalize()}"

[mail]
domain = "{self.domain}"
listen = "unix:{self.socket}"
relay = "smtp://127.0.0.1:2527"

[web]
listen = "unix:{RUN / self.name}/pages.socket"
"""
        for folder, mode in ((self.folder, 0o700), (RUN / self.name, 0o750)):
            folder.mkdir(parents=True)
            folder.chmod(mode)
            os.chown(folder, pwd.getpwnam(USER).pw_uid, GROUP[1])
        place.write(self.folder / "taflpost.toml", text)
        self.service.start()

    def texts(self, query):
        """The first column of everything that the club's file answers."""
        with sqlite3.connect(f"file:{self.folder}/club.sqlite?mode=ro", uri=True) as file:
            return [row[0] for row in file.execute(query)]

    def players(self):
        return sorted(self.texts("SELECT name FROM players"))

    def plies(self):
        return self.texts("SELECT text FROM events WHERE text LIKE 'ply %'")


def as_the_service():
    return ["setpriv", f"--reuid={USER}", f"--regid={GROUP[1]}", "--clear-groups"]


def let_postfix_in():
    """Puts Postfix into the clubs' group, as `usermod` does, on the lab's copy of the list."""
    groups = place.write("group", open("/etc/group").read() + f"{GROUP[0]}:x:{GROUP[1]}:postfix\n")
    groups.chmod(0o644)
    subprocess.run(["mount", "--bind", groups, "/etc/group"], check=True)


def doctor():
    """What the doctor says about both."""
    command = [*as_the_service(), place.PROGRAM, "--club", ABOVE, "doctor", "--all"]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr
