"""Somebody with a domain of his own, forger.test, who signs whatever he likes."""

import base64
import hashlib
import re
import subprocess

from . import place

DOMAIN = "forger.test"
SELECTOR = "own"


def key():
    """Makes his key, and says its public half as OpenDKIM wants it."""
    private = place.LAB / "forger-key"
    make = ["openssl", "genrsa", "-out", str(private), "2048"]
    subprocess.run(make, check=True, capture_output=True)
    half = ["openssl", "rsa", "-in", str(private), "-pubout", "-outform", "DER"]
    half = subprocess.run(half, check=True, capture_output=True).stdout
    half = base64.b64encode(half).decode()
    return f"{SELECTOR}._domainkey.{DOMAIN} v=DKIM1; k=rsa; p={half}\n"


def signed(raw, identity):
    """The mail with his signature on top; `identity` is written into it as it is (RFC 6376)."""
    head, body = raw.split(b"\r\n\r\n", 1)
    headers = [line.split(":", 1) for line in re.sub(r"\r\n[ \t]+", " ", head.decode()).split("\r\n")]
    lines = [re.sub(rb"[ \t]+", b" ", line).rstrip(b" ") for line in body.split(b"\r\n")]
    while lines and not lines[-1]:
        lines.pop()
    digest = hashlib.sha256(b"".join(line + b"\r\n" for line in lines)).digest()
    names = ["from", "to", "subject", "date"]
    value = (
        f" v=1; a=rsa-sha256; c=relaxed/relaxed; d={DOMAIN}; s={SELECTOR};\r\n i={identity};\r\n"
        f" h={':'.join(names)};\r\n bh={base64.b64encode(digest).decode()};\r\n b="
    )
    covered = [relaxed(*next(one for one in headers if one[0].lower() == name)) for name in names]
    text = "".join(line + "\r\n" for line in covered) + relaxed("DKIM-Signature", value)
    sign = ["openssl", "dgst", "-sha256", "-sign", str(place.LAB / "forger-key")]
    done = subprocess.run(sign, input=text.encode(), check=True, capture_output=True)
    return f"DKIM-Signature:{value}{base64.b64encode(done.stdout).decode()}\r\n".encode() + raw


def relaxed(name, value):
    return name.lower() + ":" + re.sub(r"\s+", " ", value).strip()
