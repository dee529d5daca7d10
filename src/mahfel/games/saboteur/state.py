"""A position of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mahfel.engine import Chance, Move, Outcome, Phase, Seat, State
from mahfel.engine.event import Listener
from mahfel.games.saboteur.deeds import Deeds
from mahfel.games.saboteur.mine import Mine
from mahfel.games.saboteur.moves import Keep, Pass
from mahfel.games.saboteur.options import SaboteurOptions
from mahfel.games.saboteur.story import Account, Lot, Story
from mahfel.games.saboteur.view import SaboteurView, view_of


@dataclass(slots=True)
class SaboteurState(State):
    """Who has what; cards are places in ``words.CARDS``, roles 0 (miner) and 1 (saboteur).

    Hidden are ``pile`` (the last card is the top one), ``hands``, ``down`` (what each seat discarded face down),
    ``roles`` and ``aside`` until the round is over, the mine's ``goals``, ``gold`` (what each seat drafted),
    ``gold_pile`` and ``pool``. ``up`` lies face up on the discard pile. ``broken`` has for each tool the set of seats
    (a bit each) before whom it lies broken; ``maps`` for each seat the set of goals it has seen. ``paid`` is gold that
    was paid openly, ``loose`` nuggets without a card. ``queue`` are the seats that still take from the pool, in order.
    ``lots``: what each seat knows of gold it handed on. ``turn``: who is to play, after the round who played last.
    """

    seats: int
    options: SaboteurOptions
    n: int
    mine: Mine
    pile: list[int]
    hands: list[list[int]]
    up: list[int]
    down: list[list[int]]
    broken: list[int]
    roles: list[int]
    aside: int
    maps: list[int]
    deeds: list[Deeds]
    turn: Seat
    starter: Seat
    gold: list[list[int]]
    paid: list[list[int]]
    loose: list[int]
    lots: list[tuple[Lot, ...]]
    gold_pile: list[int]
    pool: list[int]
    queue: tuple[Seat, ...]
    stories: tuple[Story, ...]
    chance: Chance
    phases: list[Phase[Any]]
    tell: Listener | None = None

    def view(self, viewer: Seat | None) -> SaboteurView:
        """All that ``viewer`` may know."""
        return view_of(self, viewer)

    def outcome(self) -> Outcome | None:
        """The result in nuggets."""
        if self.phases:
            return None
        nuggets = [self.nuggets(seat) for seat in range(self.seats)]
        most = max(nuggets)
        winners = tuple(seat for seat, sum_ in enumerate(nuggets) if sum_ == most)
        return Outcome(
            winners=winners,
            scores=tuple(map(float, nuggets)),
            reason="rounds_played",
            decided_by="nuggets" if len(winners) == 1 else "shared",
        )

    def open_move(self, seat: Seat, move: Move) -> bool:
        """All is open but the card that is discarded and the gold that is kept."""
        return not isinstance(move, Pass | Keep)

    def copy(self) -> SaboteurState:
        """An independent position equal to this one."""
        return SaboteurState(
            self.seats,
            self.options,
            self.n,
            self.mine.copy(),
            self.pile[:],
            [hand[:] for hand in self.hands],
            self.up[:],
            [cards[:] for cards in self.down],
            self.broken[:],
            self.roles[:],
            self.aside,
            self.maps[:],
            self.deeds[:],
            self.turn,
            self.starter,
            [cards[:] for cards in self.gold],
            [cards[:] for cards in self.paid],
            self.loose[:],
            self.lots[:],
            self.gold_pile[:],
            self.pool[:],
            self.queue,
            self.stories,
            self.chance.copy(),
            self.phases[:],
        )

    # -- who has what ----------------------------------------------------------------------------------------------

    def is_broken(self, seat: Seat) -> bool:
        """Whether any tool of a seat is broken, so that it may not dig."""
        lamp, cart, pick = self.broken
        return bool((lamp | cart | pick) >> seat & 1)

    def nuggets(self, seat: Seat) -> int:
        """All that a seat has."""
        return sum(self.gold[seat]) + sum(self.paid[seat]) + self.loose[seat]

    def cards_of(self, seat: Seat) -> tuple[int, ...]:
        """The gold cards of a seat in the order in which it got them."""
        drafted, openly = iter(self.gold[seat]), iter(self.paid[seat])
        return tuple(
            next(openly if story.finder is None else drafted)
            for story in self.stories
            for _ in range(story.cards[seat])
        )

    def accounts(self) -> tuple[Account, ...]:
        """The reckoning, in seat order."""
        sums = [self.nuggets(seat) for seat in range(self.seats)]
        return tuple(
            Account(
                seat=seat,
                gold=self.cards_of(seat),
                loose=self.loose[seat],
                nuggets=sum_,
                place=1 + sum(other > sum_ for other in sums),
                won=sum_ == max(sums),
            )
            for seat, sum_ in enumerate(sums)
        )
