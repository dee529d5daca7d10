"""Lut as a game: the declaration and the door to its parts."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mahfel.engine import Chance, Game, Meta, Move, Options, View
from mahfel.engine.event import Listener
from mahfel.games.lut import events, moves
from mahfel.games.lut.arrange import arrange
from mahfel.games.lut.bots import LEVELS
from mahfel.games.lut.events import Dealt
from mahfel.games.lut.examples import worked_example
from mahfel.games.lut.imagine import held_in, imagine
from mahfel.games.lut.options import LutOptions
from mahfel.games.lut.phases import RAID
from mahfel.games.lut.road import Road
from mahfel.games.lut.sides import sides_of
from mahfel.games.lut.stage import ALONE, FIRST
from mahfel.games.lut.state import LutState
from mahfel.games.lut.view import LutView, hand_of
from mahfel.games.lut.words import DECK, KINDS
from mahfel.kit.dealing import deal

HAND: Final = 6
"""Cards in each hand at the start."""


class Lut(Game):
    """Two to five players, or teams of two for four, six and eight, send caravans through the desert and rob them."""

    package = "mahfel.games.lut"
    meta = Meta(
        key="lut",
        rules_version=1,
        seats=(2, 8),
        minutes=(15, 30),
        age=10,
        options=LutOptions,
        stage="beta",
        emblem="lut",
        times=("turn",),
        windows=False,
        # Each action takes a card from the pile or from a hand, so there are at most 156 less six for each seat; a team
        # of the smallest table with teams may give way before every second one.
        max_decisions=(2 * len(DECK) - HAND * 4) * 3 // 2,
    )
    move_types = moves.MOVE_TYPES
    event_types = events.EVENT_TYPES
    view_type = LutView
    end_reasons: ClassVar[tuple[str, ...]] = (
        "last_card_drawn/coins",
        "last_card_drawn/shared",
        "last_card_played/coins",
        "last_card_played/shared",
    )
    levels = LEVELS

    def start(self, seats: int, options: Options, chance: Chance, tell: Listener | None = None) -> LutState:
        """Six cards each; the rest is the pile."""
        self.check_seats(seats)
        assert isinstance(options, LutOptions)
        options.check(seats)
        sides = sides_of(seats, options.teams)
        hands, pile = deal(chance, DECK, (HAND,) * seats)
        first = chance.below(sides.count) if options.first_player == "random" else 0
        starter = sides.seats[first][0]
        state = LutState(
            seats=seats,
            options=options,
            pile=pile,
            hands=hands,
            held=[held_in(hand) for hand in hands],
            road=Road(sides),
            booty=[()] * sides.count,
            discarded=[0] * len(KINDS),
            turn=starter,
            starter=starter,
            stage=FIRST if options.teams else ALONE,
            ended="",
            phases=[],
            tell=tell,
        )
        if tell is not None:
            for seat, hand in enumerate(hands):
                tell(Dealt(seat, state.knowers(seat), hand_of(hand)))
        state.push(RAID)
        return state

    def arrange(self, **position: Any) -> LutState:
        """See ``arrange.arrange``."""
        return arrange(**position)

    def imagine(self, view: View, chance: Chance, belief: Any = None) -> LutState:
        """See ``imagine.imagine``; every division of the hidden cards is as likely, so there is nothing to believe."""
        assert isinstance(view, LutView)
        return imagine(view, chance)

    def parse(self, text: str) -> Move:
        """See ``moves.parse``."""
        return moves.parse(text)

    def notate(self, move: Move) -> str:
        """See ``moves.notate``."""
        return moves.notate(move)

    def example(self, spec: dict[str, Any]) -> dict[str, Any]:
        """See ``examples.worked_example``."""
        return worked_example(spec)
