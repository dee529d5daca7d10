"""Offers: everybody else may lay one thing before a seat that asked, all at once and sealed.

Who holds something fitting is not the question: every other seat is asked the same, with the same default, and a seat
with nothing to give declines like anybody else. What is offered is known to the rules alone when the window closes.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import lru_cache
from typing import Any, TypeVar

from mahfel.engine import Ask, Move, Seat
from mahfel.engine.ask import Asked
from mahfel.kit.clockwise import clockwise
from mahfel.kit.window import Window, Windowed

S = TypeVar("S", bound=Windowed)


class Offers(Window[S], frozen=True):
    """Base of a game's sealed offers to one seat."""

    @abstractmethod
    def asker(self, state: S) -> Seat:
        """The seat that asked for something."""

    @abstractmethod
    def to_offer(self, state: S) -> Ask:
        """The ask, the same for all; its default declines."""

    @abstractmethod
    def offered(self, move: Move) -> Any:
        """What an answer offers; None when it declines."""

    @abstractmethod
    def receive(self, state: S, offers: tuple[tuple[Seat, Any], ...]) -> None:
        """Every answer is in: (donor, what it offers), clockwise from the asker. Must end or replace this phase."""

    def invited(self, state: S) -> tuple[Seat, ...]:
        """Everybody but the asker, clockwise from there, whatever they hold."""
        return clockwise(state.seats, self.asker(state))

    def question(self, state: S, seat: Seat) -> Ask:
        """The same for everybody."""
        return self.to_offer(state)

    def asked(self, state: S) -> Asked:
        """All at once."""
        return _the_same(self.waiting(state), self.to_offer(state))

    def close(self, state: S, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Those who declined have offered nothing."""
        given = [(seat, self.offered(answer)) for seat, answer in answers]
        self.receive(state, tuple([(seat, thing) for seat, thing in given if thing is not None]))


@lru_cache(maxsize=4096)
def _the_same(seats: tuple[Seat, ...], ask: Ask) -> Asked:
    return dict.fromkeys(seats, ask)
