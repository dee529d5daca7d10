"""What each viewer may know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from mahfel.engine import Outcome, Seat, View
from mahfel.games.saboteur.deeds import Deeds
from mahfel.games.saboteur.mine.mine import Mine
from mahfel.games.saboteur.mine.spots import START_SPOT, place_of
from mahfel.games.saboteur.mine.tiles import NAMES
from mahfel.games.saboteur.options import SaboteurOptions
from mahfel.games.saboteur.story import Account, Lot, Story
from mahfel.games.saboteur.words import CARDS, PLACES, ROLES, TOOLS, names

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState

PhaseName: TypeAlias = Literal["turn", "draft", "over"]


class Cell(msgspec.Struct, frozen=True, array_like=True):
    """A card in the mine, in JSON ``[x, y, card, turned, light]``.

    ``card`` is a tunnel or a goal that was turned up; ``turned``: by half a turn; ``light``: the mouths, as the card
    lies, that are joined to the start: top 1, right 2, bottom 4, left 8 (0: cut off altogether).
    """

    x: int
    y: int
    card: str
    turned: bool
    light: int


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat, as everybody sees it. ``hand``: cards in hand; ``down``: cards discarded face down in this round;
    ``broken``: its broken tools; ``looked``: the goals it has looked at on a map in this round; ``deeds``: what it has
    done in this round; ``gold``: its gold cards; ``paid``: those of them that were paid openly, by worth; ``loose``:
    nuggets without a card."""

    hand: int = 0
    down: int = 0
    broken: tuple[str, ...] = ()
    looked: tuple[str, ...] = ()
    deeds: Deeds = Deeds()
    gold: int = 0
    paid: tuple[int, ...] = ()
    loose: int = 0


class SaboteurView(View, frozen=True, tag="saboteur", tag_field="type"):
    """The table as ``viewer`` sees it.

    ``n``: the round, from 1; ``turn``: who is to play, in the draft who played last; ``starter``: who began the round;
    ``pile``: cards in the draw pile; ``up``: face-up cards of the discard pile, how many of each.

    ``mine``: all face-up cards but the start, which lies at (0, 0). The goals lie at (8, -2), (8, 0), (8, 2), in words
    top, middle, bottom; ``goals`` names those that everybody knows, ``""`` the others (after a round all are known,
    though only those that were reached lie in the mine).

    The viewer's own: ``role``, ``hand``, ``maps`` (goals seen on a map in this round, ``""`` the others),
    ``discarded`` (cards discarded face down in this round), ``gold`` (drafted gold cards by worth, in order), ``lots``
    (gold handed on to others), ``pool`` (the gold cards to choose from, while it is the viewer's to choose).

    ``gold_pile``: gold cards nobody has; ``queue``: the seats that still take a gold card, in order, the present one
    first; ``stories``: the rounds that are over, that of the present draft among them; ``reckoning`` at the end.
    """

    seats: int
    options: SaboteurOptions
    phase: PhaseName
    n: int
    turn: Seat
    starter: Seat
    pile: int
    up: dict[str, int]
    mine: tuple[Cell, ...]
    goals: tuple[str, str, str]
    players: tuple[Player, ...]
    role: str
    hand: tuple[str, ...]
    maps: tuple[str, str, str]
    discarded: tuple[str, ...]
    gold: tuple[int, ...]
    lots: tuple[Lot, ...]
    pool: tuple[int, ...]
    gold_pile: int
    queue: tuple[Seat, ...]
    stories: tuple[Story, ...]
    reckoning: tuple[Account, ...] | None
    outcome: Outcome | None


def view_of(state: SaboteurState, viewer: Seat | None) -> SaboteurView:
    """The view of one seat, or of a spectator (None)."""
    mine = state.mine
    own = viewer is not None
    seat = viewer or 0
    phase = phase_name(state)
    return SaboteurView(
        viewer=viewer,
        seats=state.seats,
        options=state.options,
        phase=phase,
        n=state.n,
        turn=state.turn,
        starter=state.starter,
        pile=len(state.pile),
        up={CARDS[card]: count for card, count in sorted(Counter(state.up).items())},
        mine=_cells(mine),
        goals=_goals(mine, 0b111 if phase != "turn" else _up(mine)),
        players=tuple(_player(state, other) for other in range(state.seats)),
        role=ROLES[state.roles[seat]] if own else "",
        hand=names(state.hands[seat]) if own else (),
        maps=_goals(mine, state.maps[seat] if own else 0),
        discarded=names(state.down[seat]) if own else (),
        gold=tuple(state.gold[seat]) if own else (),
        lots=state.lots[seat] if own else (),
        pool=tuple(state.pool) if own and state.queue and state.queue[0] == viewer else (),
        gold_pile=len(state.gold_pile),
        queue=state.queue,
        stories=state.stories,
        reckoning=state.accounts() if phase == "over" else None,
        outcome=state.outcome(),
    )


def phase_name(state: SaboteurState) -> PhaseName:
    """The present phase in the view's words."""
    if not state.phases:
        return "over"
    return "draft" if state.queue else "turn"


def _cells(mine: Mine) -> tuple[Cell, ...]:
    light = mine.light
    return tuple(
        [
            Cell(*place_of(spot), NAMES[tile >> 1], tile & 1 == 1, light[spot])
            for spot, tile in sorted(mine.cells.items())
            if spot != START_SPOT
        ]
    )


def _up(mine: Mine) -> int:
    """The goals that lie face up, a bit each."""
    return 0b111 & ~sum(1 << goal for goal in mine.hidden.values())


def _goals(mine: Mine, known: int) -> tuple[str, str, str]:
    top, middle, bottom = mine.goals
    return NAMES[top] if known & 1 else "", NAMES[middle] if known & 2 else "", NAMES[bottom] if known & 4 else ""


def _player(state: SaboteurState, seat: Seat) -> Player:
    lamp, cart, pick = state.broken
    return Player(
        hand=len(state.hands[seat]),
        down=len(state.down[seat]),
        broken=_TOOLS[lamp >> seat & 1 | (cart >> seat & 1) << 1 | (pick >> seat & 1) << 2],
        looked=_PLACES[state.maps[seat]],
        deeds=state.deeds[seat],
        gold=len(state.gold[seat]) + len(state.paid[seat]),
        paid=tuple(state.paid[seat]),
        loose=state.loose[seat],
    )


def _sets(words: tuple[str, str, str]) -> tuple[tuple[str, ...], ...]:
    """The words of each set of three, a bit each."""
    return tuple(tuple(word for bit, word in enumerate(words) if mask >> bit & 1) for mask in range(8))


_TOOLS: Final = _sets(TOOLS)
_PLACES: Final = _sets(PLACES)
