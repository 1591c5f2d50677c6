"""A program that wants a terminal, run to its end at one that nobody looks at."""

import fcntl
import os
import pty
import struct
import subprocess
import termios
import threading


class Hung(AssertionError):
    """The program did not end in time."""


def run(command, environment, seconds=20):
    """What it showed. It must end by itself, and well."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    process = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", **environment},
        start_new_session=True,
    )
    os.close(theirs)
    shown = bytearray()

    def look():
        try:
            while more := os.read(ours, 65536):
                shown.extend(more)
        except OSError:  # the terminal is gone with its program
            pass

    looking = threading.Thread(target=look, daemon=True)
    looking.start()
    try:
        code = process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        code = None
    looking.join(2)
    os.close(ours)
    text = shown.decode(errors="replace")
    if code is None:
        raise Hung(f"{command[0]} did not end in {seconds} seconds and showed:\n{text[-2000:]}")
    assert code == 0, f"{command[0]} ended with {code} and showed:\n{text[-2000:]}"
    return text
