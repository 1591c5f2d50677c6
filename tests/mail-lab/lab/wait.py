"""Waiting for something to become true, never for a time to pass."""

import socket
import time


class TooLate(AssertionError):
    pass


def until(what, question, seconds=20.0, every=0.05):
    """What `question` answers, as soon as that is something."""
    end = time.monotonic() + seconds
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > end:
            raise TooLate(f"waited {seconds:.0f} s in vain for {what}")
        time.sleep(every)


def listens(port, host="127.0.0.1"):
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((host, port)) == 0
