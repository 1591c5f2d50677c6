"""Two people, a game of theirs, and whose turn it is. All games take the same course."""

import itertools

from . import club, people, place, raw, wait

MOVES = [
    line
    for line in (place.HERE / "game.txt").read_text().splitlines()
    if line and not line.startswith("#")
]
names = iter(people.NAMES)


def somebody(domain="players.test"):
    """A person whom the club does not know."""
    return people.Person(next(names), domain)


def player(domain="players.test", client=raw):
    """Somebody who has joined by mail."""
    person = somebody(domain)
    join(person, client)
    return person


def join(person, client=raw):
    client.write(person, f"join {person.name}")
    asked = person.gets("the question whether to join", lambda mail: True)
    client.reply(person, asked, "yes")
    person.gets("the welcome", lambda mail: "Welcome" in mail.text)


class Game:
    """Between somebody who attacks and somebody who defends."""

    def __init__(self, attacker, defender, client=raw):
        self.players = [attacker, defender]
        seen = defender.count()
        client.write(attacker, f"challenge {defender.name} brandubh attack")
        invited = defender.gets("the invitation", lambda mail: "challenges you" in mail.words, seen)
        seen = attacker.count()
        client.reply(defender, invited, "accept")
        first = attacker.gets("the first turn", lambda mail: asks(mail, 1), seen)
        self.number = first.game
        assert self.number, f"no number of a game in the subject: {first}"

    def to_move(self, ply):
        return self.players[(ply - 1) % 2]

    def waiting(self, ply):
        return self.players[ply % 2]

    def turn(self, ply, seconds=20.0):
        """The mail that asks for this ply: the first, for later ones ask whether it was meant."""
        mover = self.to_move(ply)
        return mover.gets(f"ply {ply}", lambda mail: self.asks(mail, ply), 0, seconds, which=0)

    def asks(self, mail, ply):
        return mail.game == self.number and asks(mail, ply)

    def play(self, ply, client=raw, seconds=20.0):
        """Answers the mail that asks for this ply with its move."""
        mail = self.turn(ply, seconds)
        client.reply(self.to_move(ply), mail, MOVES[ply - 1])
        return mail

    def until(self, ply):
        """Plays on until this ply is to be played; the mail that asks for it."""
        for each in itertools.count(self.plies() + 1):
            if each >= ply:
                return self.turn(ply)
            self.play(each)

    def plies(self):
        return club.plies(self.number)

    def stands(self, plies):
        """Nothing but these plies has been played, and every mail has been dealt with."""
        club.quiet()
        assert self.plies() == plies, f"{self.plies()} plies were played instead of {plies}"
        club.verify(self.number)


def asks(mail, ply):
    return f"your turn (move {ply})" in mail.words
