"""Coup as a game: the declaration and the door to its parts."""

from __future__ import annotations

from typing import Any, ClassVar

from mahfel.engine import Chance, Game, Meta, Move, Options, Seat, View
from mahfel.engine.event import Listener
from mahfel.games.coup import events, moves
from mahfel.games.coup.arrange import STARTER_SET, arrange
from mahfel.games.coup.bots import LEVELS
from mahfel.games.coup.box import Box, box, copies_of
from mahfel.games.coup.characters import CHARACTERS, G54
from mahfel.games.coup.examples import worked_example
from mahfel.games.coup.imagine import imagine
from mahfel.games.coup.options import CoupOptions
from mahfel.games.coup.phases.course import COURSE
from mahfel.games.coup.state import CoupState
from mahfel.games.coup.tokens import NO_TOKENS
from mahfel.games.coup.view import CoupView


class Coup(Game):
    """Classic Coup with its expansions, and Rebellion G54."""

    package = "mahfel.games.coup"
    meta = Meta(
        key="coup",
        rules_version=1,
        seats=(2, 10),
        minutes=(10, 45),
        age=10,
        options=CoupOptions,
        stage="beta",
        emblem="coup",
        times=("turn", "window", "long"),
        max_decisions=20_000,
    )
    move_types = moves.MOVE_TYPES
    event_types = events.EVENT_TYPES
    view_type = CoupView
    end_reasons: ClassVar[tuple[str, ...]] = ("last_one_left",)
    levels = LEVELS

    def start(self, seats: int, options: Options, chance: Chance, tell: Listener | None = None) -> CoupState:
        """Two cards and two coins each; of two players the first has one coin."""
        return self._deal(None, seats, options, chance, tell)

    def start_after(
        self, winner: Seat | None, seats: int, options: Options, chance: Chance, tell: Listener | None = None
    ) -> CoupState:
        """The winner of the game before begins, if the table plays it so."""
        if winner is None:
            return self.start(seats, options, chance, tell)
        return self._deal(winner, seats, options, chance, tell)

    def _deal(
        self, winner: Seat | None, seats: int, options: Options, chance: Chance, tell: Listener | None
    ) -> CoupState:
        self.check_seats(seats)
        assert isinstance(options, CoupOptions)
        options.check(seats)
        content = _content(options, seats, chance)
        starter = _first(options, winner, seats, chance)
        state = CoupState(
            seats=seats,
            box=content,
            court=content.deck(),
            hands=[()] * seats,
            lost=[()] * seats,
            aside=[()] * seats,
            removed=[()] * seats,
            coins=[1 if seats == 2 and seat == starter else 2 for seat in range(seats)],
            parties=[""] * seats if options.reformation else [],
            reserve=0,
            turn=starter,
            out=(),
            known=(),
            open_aside=-1,
            shown="",
            tokens=NO_TOKENS,
            ledger=[()] * seats,
            answers=[None] * seats,
            chance=chance,
            phases=[],
            tell=tell,
        )
        if options.choose_from_five:
            whole = tuple(sorted(content.copies))
            state.hands = [whole] * seats
            state.court = list(whole)
            chance.shuffle(state.court)
        else:
            chance.shuffle(state.court)
            for seat in range(seats):
                state.hands[seat] = tuple(sorted(state.court.pop() for _ in range(2)))
        if tell is not None:
            for seat, hand in enumerate(state.hands):
                tell(events.Dealt(seat, hand))
        state.push(COURSE)
        return state

    def arrange(self, **position: Any) -> CoupState:
        """See ``arrange.arrange``."""
        return arrange(**position)

    def imagine(self, view: View, chance: Chance, belief: Any = None) -> CoupState:
        """See ``imagine.imagine``; ``belief`` is how far claims are believed, 0 … 1."""
        assert isinstance(view, CoupView)
        return imagine(view, chance, belief)

    def parse(self, text: str) -> Move:
        """See ``moves.parse``."""
        return moves.parse(text)

    def notate(self, move: Move) -> str:
        """See ``moves.notate``."""
        return moves.notate(move)

    def example(self, spec: dict[str, Any]) -> dict[str, Any]:
        """See ``examples.worked_example``."""
        return worked_example(spec)


def _first(options: CoupOptions, winner: Seat | None, seats: int, chance: Chance) -> Seat:
    if options.first_player == "host":
        return 0
    if options.first_player == "winner" and winner is not None:
        return winner
    return chance.below(seats)


def _content(options: CoupOptions, seats: int, chance: Chance) -> Box:
    if options.box == "classic":
        return box(options, seats, copies_of(options, seats))
    roles: tuple[str, ...]
    if options.roles == "starter":
        roles = STARTER_SET
    elif options.roles == "custom":
        roles = (options.finance, options.communications, options.force, options.special, options.special_too)
    else:
        roles = draw_roles(chance, basic=options.roles == "basic")
    return box(options, seats, copies_of(options, seats, roles))


def draw_roles(chance: Chance, *, basic: bool) -> tuple[str, ...]:
    """One of finance, one of communications, one of force and two different ones of special interest, by lot."""
    chosen: list[str] = []
    for category, count in (("finance", 1), ("communications", 1), ("force", 1), ("special", 2)):
        choice = [key for key in G54[category] if not (basic and CHARACTERS[key].advanced)]
        chance.shuffle(choice)
        chosen += sorted(choice[:count])
    return tuple(chosen)
