"""What each viewer of Malʿoun may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from mahfel.engine import Outcome, Seat, View
from mahfel.games.maloun.memory import Note
from mahfel.games.maloun.moves import Request, notate
from mahfel.games.maloun.options import MalounOptions
from mahfel.games.maloun.phases.anything import AnyPhase
from mahfel.games.maloun.sets import Laid, fillings, mask_of
from mahfel.games.maloun.words import DRINKS, NAMES, REWARDS, Role, names

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState


class SetView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A complete set on the table: its drink, and the numbers that water stands for (the others are healthy cards)."""

    drink: str
    water: tuple[int, ...] = ()


class Fact(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A card that the viewer knows to be in somebody's hand still: ``[owner, card]`` in JSON."""

    owner: Seat
    card: str


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat. ``cards`` in hand; ``hand`` None where the viewer may not know it, else ids by drink, then number,
    water last (a spoiled card's id ends in ``x``). ``sets`` on the table; ``permanents``: rewards that stay;
    ``positives`` (Crisis); ``role``: the viewer's own, at the end everybody's; ``dealt``: it has got no card since the
    deal."""

    cards: int
    hand: tuple[str, ...] | None = None
    sets: tuple[SetView, ...] = ()
    permanents: tuple[str, ...] = ()
    positives: int = 0
    role: Role = ""
    dealt: bool = False


class MalounView(View, frozen=True, omit_defaults=True, tag="maloun", tag_field="type"):
    """The table as ``viewer`` sees it; cards, drinks and rewards by id as in ``words``, seats as integers.

    ``phase``: tag of the present phase, ``over`` at the end; ``phases``: the whole stack. ``turn``: whose turn it is.
    ``deck``, ``burnt``, ``rewards``: cards in each pile; ``rewards_gone``: one-shot rewards that left the game.
    ``request``: the open request; ``donors``: who has offered to it (empty until the window closes); ``offers``: cards
    lying face down; ``offered``: the viewer's own card among them; ``answered``: the viewer's own sealed answer in
    short notation. ``look``: cards that only the viewer is shown now. ``ready``: drinks that the viewer's hand
    completes, water included. ``waiting``: seats that have said at this stable point that they build nothing; ``owed``:
    seats that still have to draw one card each.
    ``notebook``: the viewer's latest own requests; ``suspects``: who can still be the Malʿoun by what the viewer has
    picked (empty in Crisis, and for the Malʿoun). ``known``: see ``Fact``. ``negatives`` of ``negative_cap`` and
    ``positive_deck`` belong to Crisis, as does ``idle``: turns that have passed with nothing left to draw.
    ``reshuffles`` so far. ``finisher``, ``accused``, ``tally`` (votes for each seat in the last count), ``abstained``
    and ``runoff`` (the tied of a second vote) belong to the end.
    """

    seats: int
    options: MalounOptions
    phase: str
    phases: tuple[AnyPhase, ...]
    turn: Seat
    deck: int
    burnt: int
    players: tuple[PlayerView, ...]
    rewards: int = 0
    rewards_gone: tuple[str, ...] = ()
    reshuffles: int = 0
    request: Request | None = None
    donors: tuple[Seat, ...] = ()
    offers: int = 0
    offered: str = ""
    answered: str = ""
    look: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()
    waiting: tuple[Seat, ...] = ()
    owed: tuple[Seat, ...] = ()
    notebook: tuple[Note, ...] = ()
    suspects: tuple[Seat, ...] = ()
    known: tuple[Fact, ...] = ()
    negatives: int = 0
    negative_cap: int = 0
    positive_deck: int = 0
    idle: int = 0
    finisher: Seat | None = None
    accused: Seat | None = None
    tally: tuple[int, ...] = ()
    abstained: int = 0
    runoff: tuple[Seat, ...] = ()
    outcome: Outcome | None = None


def view_of(state: MalounState, viewer: Seat | None) -> MalounView:
    """The view of one seat, or of a spectator (None)."""
    seat = -1 if viewer is None else viewer
    own = viewer is not None
    crisis = state.box.crisis
    top = state.phases[-1] if state.phases else None
    answer = state.answers[seat] if own else None
    may_look = own and top is not None and state.look and top.asks(state, seat)
    return MalounView(
        viewer=viewer,
        seats=state.seats,
        options=state.options,
        phase="over" if top is None else str(top.__struct_config__.tag),
        phases=tuple(cast("list[AnyPhase]", state.phases)),
        turn=state.turn,
        deck=len(state.deck),
        burnt=len(state.burnt),
        players=tuple([_player(state, other, seat) for other in range(state.seats)]),
        rewards=len(state.rewards),
        rewards_gone=tuple([REWARDS[reward] for reward in state.rewards_gone]),
        reshuffles=state.reshuffles,
        request=state.request,
        donors=state.donors,
        offers=len(state.offers),
        offered=NAMES[state.gave[seat]] if own and state.gave[seat] >= 0 else "",
        answered="" if answer is None else notate(answer),
        look=names(state.look) if may_look else (),
        ready=ready(state, seat) if own else (),
        waiting=_seats(state.waved),
        owed=state.owed,
        notebook=state.notes[seat] if own else (),
        suspects=_seats(state.suspects[seat]) if own and not crisis and seat != state.maloun else (),
        known=tuple([Fact(owner, NAMES[which]) for owner, which in state.known[seat]]),
        negatives=state.negatives,
        negative_cap=state.box.negative_cap if crisis else 0,
        positive_deck=state.positive_deck,
        idle=state.idle,
        finisher=None if state.finisher < 0 else state.finisher,
        accused=None if state.accused < 0 else state.accused,
        tally=state.tally,
        abstained=state.abstained,
        runoff=state.runoff,
        outcome=state.outcome(),
    )


def _player(state: MalounState, seat: Seat, viewer: Seat) -> PlayerView:
    mine = seat == viewer
    hand = state.hands[seat]
    role: Role = ""
    if state.maloun >= 0 and (mine or not state.phases):
        role = "maloun" if seat == state.maloun else "barista"
    permanents = state.permanents[seat]
    return PlayerView(
        cards=len(hand),
        hand=names(hand) if mine else None,
        sets=tuple([_set(laid) for laid in state.sets[seat]]),
        permanents=tuple([name for place, name in enumerate(REWARDS) if permanents >> place & 1]) if permanents else (),
        positives=state.positives[seat],
        role=role,
        dealt=bool(state.dealt >> seat & 1),
    )


def _set(laid: Laid) -> SetView:
    drink, water = laid
    return SetView(DRINKS[drink], tuple([number for number in range(1, 6) if water >> number - 1 & 1]))


def _seats(mask: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1]) if mask else ()


def ready(state: MalounState, seat: Seat) -> tuple[str, ...]:
    """The drinks of which a seat could lay a complete set now, were it asked."""
    mask, water = mask_of(state.hands[seat])
    return tuple([name for drink, name in enumerate(DRINKS) if fillings(mask >> 5 * drink & 31, water)])
