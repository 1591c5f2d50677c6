"""A program that runs in the foreground as a child of ours, with its own log."""

import os
import signal
import subprocess

from . import place, wait

running = []


class Daemon:
    def __init__(self, name, command, ready, group=False):
        """`ready` asks whether it serves; `group`: its helpers are ended with it."""
        self.name = name
        self.command = [str(part) for part in command]
        self.ready = ready
        self.group = group
        self.process = None

    def start(self):
        self.launch()
        self.await_ready()
        return self

    def launch(self):
        # No output of a daemon may hold open the pipe of whoever started the lab.
        with open(place.log(f"{self.name}.out"), "ab") as out:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        running.append(self)

    def await_ready(self):
        def serves():
            if self.process.poll() is not None:
                raise AssertionError(f"{self.name} ended with {self.process.returncode}")
            return self.ready()

        wait.until(f"{self.name} to serve", serves, 20)

    def stop(self):
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
        self.gone()

    def kill(self):
        """Ends it as a loss of power would."""
        if self.group:
            os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait(10)
        self.gone()

    def gone(self):
        self.process = None
        if self in running:
            running.remove(self)


def stop_all():
    for daemon in list(running):
        daemon.process.send_signal(signal.SIGTERM)
    for daemon in list(reversed(running)):
        daemon.stop()
