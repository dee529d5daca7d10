"""Windows: several seats are asked at once, and nobody's speed changes anything.

Whoever *may* answer is asked, not whoever has a reason to; the answers lie sealed until the last is in, and then the
printed priority decides. So neither the order of arrival nor the time an answer took says anything.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol, TypeVar

from mahfel.engine import Ask, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked


class Windowed(Protocol):
    """What a state needs for windows: a place for each seat's sealed answer, all None while no window is open."""

    seats: int
    answers: list[Move | None]


S = TypeVar("S", bound=Windowed)


class Window(Phase[S], frozen=True):
    """Base of a game's windows: it says who is invited, what they may answer and what follows."""

    @abstractmethod
    def invited(self, state: S) -> tuple[Seat, ...]:
        """All who may answer, in the order of priority. At least one."""

    @abstractmethod
    def question(self, state: S, seat: Seat) -> Ask:
        """The ask of an invited seat: the same for all, whatever they hold."""

    @abstractmethod
    def choices(self, state: S, seat: Seat) -> Moves:
        """The answers that an invited seat may give."""

    @abstractmethod
    def close(self, state: S, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Every answer is in: (seat, move) in the order of priority. Must end this phase."""

    def asked(self, state: S) -> Asked:
        """The invited seats that have not answered yet."""
        return {seat: self.question(state, seat) for seat in self.waiting(state)}

    def asks(self, state: S, seat: Seat) -> bool:
        """Whether this seat is invited and has not answered yet."""
        return seat in self.invited(state) and state.answers[seat] is None

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """The invited seats that have not answered yet, in the order of priority."""
        answers = state.answers
        return tuple([seat for seat in self.invited(state) if answers[seat] is None])

    def legal(self, state: S, seat: Seat) -> Moves:
        """The choices of a seat that is still asked."""
        return self.choices(state, seat)

    def play(self, state: S, seat: Seat, move: Move) -> None:
        """Seal the answer; the last one opens them all."""
        if move not in self.choices(state, seat):
            raise Refused("game.wrong_move")
        answers = state.answers
        answers[seat] = move
        given = []
        for invited in self.invited(state):
            answer = answers[invited]
            if answer is None:
                return
            given.append((invited, answer))
        answers[:] = [None] * state.seats
        self.close(state, tuple(given))
