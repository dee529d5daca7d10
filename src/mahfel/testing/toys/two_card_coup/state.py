"""A position of two-card Coup, and its view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from mahfel.engine import Chance, Move, Outcome, Phase, Seat, State, View
from mahfel.engine.event import Listener
from mahfel.testing.toys.two_card_coup.moves import Claim, Work
from mahfel.testing.toys.two_card_coup.phases import DOUBTS, GOAL


class CoupSeat(msgspec.Struct, frozen=True):
    """One seat as a viewer knows it; ``card`` is None where it is hidden."""

    coins: int
    alive: bool
    card: str | None


class CoupView(View, frozen=True, tag="two_card_coup", tag_field="type"):
    """What one viewer knows. ``answered`` speaks of the viewer alone: others' answers are sealed."""

    seats: int
    phase: Literal["turn", "doubts", "over"]
    turn: Seat
    court: int
    answered: str | None
    players: tuple[CoupSeat, ...]
    outcome: Outcome | None


@dataclass(slots=True)
class CoupState(State):
    """One card each, the rest in the court."""

    seats: int
    cards: list[str]
    court: list[str]
    shown: list[bool]
    alive: list[bool]
    coins: list[int]
    turn: Seat
    answers: list[Move | None]
    chance: Chance
    phases: list[Phase[Any]]
    tell: Listener | None = None

    def view(self, viewer: Seat | None) -> CoupView:
        """Own card, shown cards, coins."""
        over = not self.phases
        own = None if viewer is None else self.answers[viewer]
        return CoupView(
            viewer=viewer,
            seats=self.seats,
            phase="over" if over else "doubts" if self.phases[-1] is DOUBTS else "turn",
            turn=self.turn,
            court=len(self.court),
            answered=None if own is None else str(own.__struct_config__.tag),
            players=tuple(
                CoupSeat(coins, alive, card if over or seat == viewer or shown else None)
                for seat, (coins, alive, card, shown) in enumerate(
                    zip(self.coins, self.alive, self.cards, self.shown, strict=True)
                )
            ),
            outcome=self.outcome(),
        )

    def outcome(self) -> Outcome | None:
        """The last one in, or the first with three coins."""
        if self.phases:
            return None
        alive = [seat for seat in range(self.seats) if self.alive[seat]]
        rich = self.coins[self.turn] >= GOAL and self.alive[self.turn]
        return Outcome(
            winners=(self.turn,) if rich else (alive[0],),
            scores=tuple(float(coins) for coins in self.coins),
            reason="three_coins" if rich else "last_one_in",
        )

    def open_move(self, seat: Seat, move: Move) -> bool:
        """Turns are open, answers are sealed."""
        return isinstance(move, Work | Claim)

    def copy(self) -> CoupState:
        """An independent position equal to this one."""
        return CoupState(
            self.seats,
            self.cards[:],
            self.court[:],
            self.shown[:],
            self.alive[:],
            self.coins[:],
            self.turn,
            self.answers[:],
            self.chance.copy(),
            self.phases[:],
        )
