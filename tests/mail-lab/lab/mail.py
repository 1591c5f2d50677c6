"""A mail that arrived: what it says, whom it is to be answered at, what it is about."""

import email
import email.policy
import functools
import re
import time


class Mail:
    def __init__(self, raw):
        self.raw = raw
        self.at = time.time()
        self.message = email.message_from_bytes(raw, policy=email.policy.default)

    def header(self, name):
        return str(self.message.get(name, "")).strip()

    @property
    def id(self):
        return self.header("Message-ID")

    @property
    def subject(self):
        return self.header("Subject")

    @property
    def returns_to(self):
        """The envelope's sender, as the mailbox's server noted it."""
        return self.header("Return-Path").strip("<>")

    @property
    def reply_to(self):
        address = self.header("Reply-To") or self.header("From")
        found = re.search(r"[\w.+-]+@[\w.-]+", address)
        return found.group() if found else ""

    @property
    def text(self):
        part = self.message.get_body(("plain", "html"))
        return part.get_content() if part else ""

    @functools.cached_property
    def game(self):
        found = re.search(r"\[Tafl (\d+)\]", self.subject)
        return int(found.group(1)) if found else None

    @functools.cached_property
    def words(self):
        """The text on one line, as it can be searched however it was wrapped."""
        return " ".join(self.text.split())

    def __str__(self):
        return f"{self.subject} {self.id}\n{self.text.strip()}"
