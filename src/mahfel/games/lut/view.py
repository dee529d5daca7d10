"""What each viewer of Lut may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from mahfel.engine import Outcome, Seat, View
from mahfel.games.lut.options import LutOptions
from mahfel.games.lut.reckoning import Reckoning, reckon
from mahfel.games.lut.sides import NOBODY
from mahfel.games.lut.stage import STAGES, StageName
from mahfel.games.lut.words import COLOURS, NAMES, Colour

if TYPE_CHECKING:
    from mahfel.games.lut.state import LutState


class Fighter(msgspec.Struct, frozen=True, array_like=True):
    """A side in a siege, in JSON ``[side, colour, strength]``: its colour there and the sum of its bandits."""

    side: int
    colour: Colour
    strength: int


class Lying(msgspec.Struct, frozen=True, array_like=True):
    """A card by a caravan, in JSON ``[seat, card]``: who laid it and its id (a bandit, a chief, the caravan master)."""

    seat: Seat
    card: str


class CaravanView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A caravan on the table; ``id`` is its number in moves, in the order of being played.

    ``seat`` played it, ``side`` owns it; ``leader`` is the side that would plunder it now (None: equal strength).
    ``fighters``: the sides with bandits there, in the order of sides. ``cards``: all that lies there, first card first.
    ``top``: the place in ``cards`` of the chief or caravan master that decides (None: strength decides).
    """

    id: int
    value: int
    seat: Seat
    side: int
    leader: int | None = None
    fighters: tuple[Fighter, ...] = ()
    cards: tuple[Lying, ...] = ()
    top: int | None = None


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: its side, how many cards it holds, and which (ids in the order of kinds; None where the viewer may not
    know). At the end all hands are open."""

    side: int
    count: int
    hand: tuple[str, ...] | None = None


class SideView(msgspec.Struct, frozen=True):
    """One side: its seats and the coins of each caravan plundered, in order. Everybody saw these when they were taken;
    a screen shows rivals' totals only with the option ``show_booty``, and the number of cards always."""

    seats: tuple[Seat, ...]
    booty: tuple[int, ...]


class LutView(View, frozen=True, tag="lut", tag_field="type"):
    """The table as ``viewer`` sees it; coins and strengths as numbers, cards by id, sides and seats as integers.

    ``stage`` says where the turn of the side of ``turn`` stands (see ``stage.STAGES``); ``pile`` counts the cards to
    draw; ``played`` the caravans played so far, so that the next one has the number ``played + 1``; ``discarded`` how
    many cards of each id lie face up beside the pile. ``reckoning`` is there once the game is over.
    """

    seats: int
    options: LutOptions
    phase: Literal["raid", "over"]
    stage: StageName
    turn: Seat
    starter: Seat
    pile: int
    played: int
    players: tuple[PlayerView, ...]
    sides: tuple[SideView, ...]
    caravans: tuple[CaravanView, ...]
    discarded: dict[str, int]
    reckoning: Reckoning | None
    outcome: Outcome | None


def view_of(state: LutState, viewer: Seat | None) -> LutView:
    """The view of one seat, or of a spectator (None)."""
    over = not state.phases
    sides = state.road.sides
    seen = state.knowers(viewer) if viewer is not None else ()
    return LutView(
        viewer=viewer,
        seats=state.seats,
        options=state.options,
        phase="over" if over else "raid",
        stage=STAGES[state.stage],
        turn=state.turn,
        starter=state.starter,
        pile=len(state.pile),
        played=len(state.road.values) - 1,
        players=tuple(
            PlayerView(sides.of[seat], len(hand), hand_of(hand) if over or seat in seen else None)
            for seat, hand in enumerate(state.hands)
        ),
        sides=tuple(SideView(seats, booty) for seats, booty in zip(sides.seats, state.booty, strict=True)),
        caravans=tuple(caravan_view(state, number) for number in state.road.numbers()),
        discarded={NAMES[kind]: count for kind, count in enumerate(state.discarded) if count},
        reckoning=reckon(state) if over else None,
        outcome=state.outcome(),
    )


def hand_of(hand: list[int]) -> tuple[str, ...]:
    """The ids of the cards in a hand, in the order of kinds."""
    return tuple(NAMES[kind] for kind in sorted(hand))


def caravan_view(state: LutState, number: int) -> CaravanView:
    """One caravan on the table; nothing about it is hidden."""
    road = state.road
    leader = road.leaders[number]
    lying = road.lying[number]
    fighters = []
    for side in range(road.sides.count):
        if road.joined[side] >> number & 1:
            colour = road.colour(number, side)
            fighters.append(Fighter(side, COLOURS[colour], road.strength(number, side)))
    seat = road.owners[number]
    return CaravanView(
        id=number,
        value=road.values[number],
        seat=seat,
        side=road.sides.of[seat],
        leader=None if leader == NOBODY else leader,
        fighters=tuple(fighters),
        cards=tuple(Lying(who, NAMES[kind]) for who, kind in lying),
        top=road.top(number),
    )
