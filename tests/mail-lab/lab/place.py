"""The one folder in which everything of a run lives, and the templates it is filled from."""

import os
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
LAB = Path(os.environ["MAIL_LAB"])
PROGRAM = os.environ.get("TAFLPOST", "taflpost")


def fill(template, target, **values):
    """Writes a template of `sites/` into the lab, with `@NAME@` replaced."""
    text = (HERE / "sites" / template).read_text()
    for name, value in {"LAB": str(LAB), **values}.items():
        text = text.replace(f"@{name}@", value)
    write(target, text)


def write(target, text):
    """Writes a file of the lab, all at once: programs that run read it again."""
    path = LAB / target
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text)
    fresh.rename(path)
    return path


def log(name):
    path = LAB / "log" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
