"""The sites: the players' provider (isp), the club's mail server (gw), and one for two clubs (many)."""

import os
import pwd
import subprocess

from . import forger, people, place, wait
from .daemon import Daemon

COMMON = "common.master.cf"
SELECTOR = "lab"
# Who signs for which domains.
SIGNS = {"isp": ["players.test", "meadow.test"], "gw": ["tafl.test"]}
HOSTS = {"isp": "isp.players.test", "gw": "gw.tafl.test"}


def start():
    """Everything but the service. Takes some two seconds."""
    os.chmod(place.LAB, 0o755)
    dkim_keys()
    name_server = dns()
    name_server.start()
    daemons = [opendkim("isp"), opendkim("gw"), opendmarc(), dovecot()]
    for each in daemons:
        each.launch()
    for each in daemons:
        each.await_ready()
    for site in postfix.values():
        site.launch()
    for site in postfix.values():
        site.daemon.await_ready()


def owned(folder, user):
    path = place.LAB / folder
    path.mkdir(parents=True, exist_ok=True)
    entry = pwd.getpwnam(user)
    os.chown(path, entry.pw_uid, entry.pw_gid)
    return path


def dns():
    """The club looks the keys up here; OpenDKIM's library asks no name server for `.test`."""
    keys = (line.split(" ", 1) for line in (place.LAB / "dkim-public-keys").read_text().splitlines())
    records = []
    for name, text in keys:
        pieces = ",".join(f'"{text[at:at + 200]}"' for at in range(0, len(text), 200))
        records.append(f"txt-record={name},{pieces}")
    place.fill("dnsmasq.conf", "dnsmasq.conf", KEYS="\n".join(records))
    command = ["dnsmasq", "--keep-in-foreground", "-C", place.LAB / "dnsmasq.conf"]
    return Daemon("dnsmasq", command, lambda: wait.listens(53))


def dkim_keys():
    """One key a site, and its public half where both sites' OpenDKIM look it up."""
    public = []
    for site, domains in SIGNS.items():
        folder = owned(f"{site}-dkim", "opendkim")
        key = folder / "key"
        private = subprocess.run(
            ["openssl", "genrsa", "2048"], check=True, capture_output=True, text=True
        ).stdout
        place.write(key, private)
        entry = pwd.getpwnam("opendkim")
        os.chmod(key, 0o600)
        os.chown(key, entry.pw_uid, entry.pw_gid)
        half = subprocess.run(
            ["openssl", "rsa", "-pubout"], input=private, check=True, capture_output=True, text=True
        ).stdout
        half = "".join(line for line in half.splitlines() if not line.startswith("-"))
        table = []
        signing = []
        for domain in domains:
            table.append(f"{domain} {domain}:{SELECTOR}:{key}\n")
            signing.append(f"*@{domain} {domain}\n")
            public.append(f"{SELECTOR}._domainkey.{domain} v=DKIM1; k=rsa; p={half}\n")
        # Bounces carry the provider's own name, below one of its domains.
        signing.append(f"*@{HOSTS[site]} {domains[0]}\n")
        place.write(f"{site}-dkim/keys", "".join(table))
        place.write(f"{site}-dkim/signing", "".join(signing))
    public.append(forger.key())
    place.write("dkim-public-keys", "".join(public))


def opendkim(site):
    place.fill("opendkim.conf", f"{site}-dkim.conf", SITE=site, HOST=HOSTS[site])
    socket = place.LAB / f"{site}-dkim/milter"
    command = ["opendkim", "-f", "-x", place.LAB / f"{site}-dkim.conf"]
    return Daemon(f"opendkim-{site}", command, socket.exists)


def opendmarc():
    folder = owned("gw-dmarc", "opendmarc")
    place.write("gw-dmarc/ignore", "192.0.2.250\n")
    place.fill("opendmarc.conf", "gw-dmarc.conf")
    command = ["opendmarc", "-f", "-c", place.LAB / "gw-dmarc.conf"]
    return Daemon("opendmarc", command, (folder / "milter").exists)


def dovecot():
    place.fill("dovecot.conf", "dovecot/dovecot.conf")
    people.accounts()
    owned("mail", "mail")
    owned("sieve", "mail")
    (place.LAB / "dovecot/run").mkdir()
    (place.LAB / "dovecot/state").mkdir()
    command = ["dovecot", "-F", "-c", place.LAB / "dovecot/dovecot.conf"]
    return Daemon("dovecot", command, lambda: wait.listens(2143) and wait.listens(2424))


def documented():
    """The settings that docs/host.md tells hosts to write, with the lab's names in them."""
    text = (place.HERE.parent.parent / "docs/host.md").read_text()
    block = text.split("`main.cf`:\n\n```\n")[1].split("```")[0]
    for told, here in (
        ("tafl.example.org", "tafl.test"),
        ("127.0.0.1:2525", "127.0.0.1:2425"),
        ("unix:opendkim/opendkim.sock", f"unix:{place.LAB}/gw-dkim/milter"),
        ("unix:opendmarc/opendmarc.sock", f"unix:{place.LAB}/gw-dmarc/milter"),
    ):
        assert told in block, f"docs/host.md no longer says {told}"
        block = block.replace(told, here)
    return block


def documented_for_several():
    """The same for several clubs: those of its lines that are another way stand in for the others."""
    text = (place.HERE.parent.parent / "docs/host.md").read_text()
    blocks = [block.split("```")[0] for block in text.split("\n```\n")]
    found = [block for block in blocks if block.startswith("virtual_mailbox_domains")]
    assert len(found) == 1, "docs/host.md no longer has the lines for several clubs"
    block = found[0].replace(".example.org", ".test")
    for told, here in (
        ("lmtp:unix:/run/taflpost/vikings/", f"lmtp:unix:{place.LAB}/run/vikings/"),
        ("lmtp:unix:/run/taflpost/wolves/", f"lmtp:unix:{place.LAB}/run/wolves/"),
    ):
        assert told in block, f"docs/host.md no longer says {told}"
        block = block.replace(told, here)
    anew = {line.split(" = ")[0] for line in block.splitlines() if " = " in line}
    anew.add("virtual_transport")
    lines = documented().splitlines(keepends=True)
    return "".join(line for line in lines if line.split(" = ")[0] not in anew) + block


class Postfix:
    """One of the instances of Postfix, each with its own settings, queue and log."""

    def __init__(self, site, port):
        self.site = site
        self.etc = place.LAB / site / "etc"
        # It takes no other than an absolute path.
        command = ["postfix", "-c", self.etc, "start-fg"]
        self.daemon = Daemon(f"postfix-{site}", command, lambda: wait.listens(port), group=True)

    def launch(self):
        self.configure()
        (place.LAB / self.site / "queue").mkdir(parents=True)
        owned(f"{self.site}/data", "postfix")
        self.daemon.launch()

    def configure(self):
        text = {"gw": documented, "many": documented_for_several}.get(self.site, str)()
        place.fill(f"{self.site}.main.cf", f"{self.site}/etc/main.cf", DOCUMENTED=text)
        self.listeners()
        for name, text in TABLES[self.site].items():
            place.write(f"{self.site}/etc/{name}", text)

    def listeners(self, relay=True):
        common = (place.HERE / "sites" / COMMON).read_text()
        place.fill(
            f"{self.site}.master.cf",
            f"{self.site}/etc/master.cf",
            RELAY="" if relay else "#",
            COMMON=common,
        )

    def reload(self):
        """Has it read its settings and tables, and waits until it has."""

        def reloads():
            return place.log(f"{self.site}.log").read_text().count("reload -- version")

        before = reloads()
        self.do("reload")
        wait.until("the reload", lambda: reloads() > before, 10)

    def flush(self):
        """Tries at once whatever waits for another try."""
        self.do("flush")

    def do(self, what):
        command = ["postfix", "-c", str(self.etc), what]
        subprocess.run(command, check=True, capture_output=True, timeout=20)

    def relay(self, there):
        """Opens or closes the port at which the club hands in its mail."""
        self.listeners(relay=there)
        self.reload()
        wait.until("the relay", lambda: wait.listens(2588) == there, 15)

    def waiting(self):
        """How many mails are in the queue."""
        command = ["postqueue", "-c", str(self.etc), "-j"]
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=20)
        return len(done.stdout.splitlines())

    def table(self, name, text):
        """Changes a table and has it read."""
        place.write(f"{self.site}/etc/{name}", text)
        self.reload()


TABLES = {
    "isp": {
        "transport": (
            "tafl.test smtp:[127.0.0.1]:2525\n"
            "vikings.test smtp:[127.0.0.1]:2527\n"
            "wolves.test smtp:[127.0.0.1]:2527\n"
        ),
        "gone": "",
        "strip": "",
        # Whoever logs in sends under his own address and no other.
        "logins": "/^(.*)$/ $1\n",
    },
    "gw": {
        "transport": (
            "players.test smtp:[127.0.0.1]:2526\n"
            "meadow.test smtp:[127.0.0.1]:2526\n"
        ),
        "imap-side": "",
    },
    "many": {},
}

postfix = {"isp": Postfix("isp", 2526), "gw": Postfix("gw", 2525), "many": Postfix("many", 2527)}


def sent_to(address):
    """How many mails the club's server has tried to send there."""
    return place.log("gw.log").read_text().count(f"to=<{address}>")


def sent_by(address):
    """How many mails have left the provider in that person's name."""
    return place.log("isp.log").read_text().count(f"from=<{address}>, size=")
