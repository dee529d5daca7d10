"""What each viewer of Coup may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from mahfel.engine import Outcome, Seat, View
from mahfel.games.coup.moves import notate
from mahfel.games.coup.options import CoupOptions
from mahfel.games.coup.phases.anything import AnyPhase
from mahfel.games.coup.phases.cards import Examining
from mahfel.games.coup.tokens import Tokens
from mahfel.kit.claims import Claimed

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState


class CoupSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat. ``cards`` counts what lies face down before it and ``aside`` what was set aside face down; ``hand`` and
    ``aside_cards`` are None where the viewer may not know them. ``claims`` is the seat's row of the ledger."""

    coins: int
    cards: int
    hand: tuple[str, ...] | None = None
    lost: tuple[str, ...] = ()
    aside: int = 0
    aside_cards: tuple[str, ...] | None = None
    party: str = ""
    claims: tuple[Claimed, ...] = ()


class CoupView(View, frozen=True, tag="coup", tag_field="type"):
    """The table as ``viewer`` sees it.

    ``copies``: the characters in play and how many cards of each; ``phases``: the stack, the present phase last;
    ``court``: how many cards it has; ``known``: (owner, card) that the viewer has seen and that must still be there;
    ``seen``: the card that is being examined, for the two who know it; ``answered``: the viewer's own sealed answer in
    short notation; ``removed``: the viewer's own cards that left the game at setup; ``open_aside``: the seat whose loss
    is under doubt.
    """

    seats: int
    options: CoupOptions
    copies: dict[str, int]
    phases: tuple[AnyPhase, ...]
    turn: Seat
    out: tuple[Seat, ...]
    reserve: int
    court: int
    players: tuple[CoupSeat, ...]
    known: tuple[tuple[Seat, str], ...]
    seen: str
    answered: str | None
    removed: tuple[str, ...]
    open_aside: Seat
    tokens: Tokens
    outcome: Outcome | None


def view_of(state: CoupState, viewer: Seat | None) -> CoupView:
    """The view of one seat, or of a spectator (None). At the end what is left before each seat is shown to all."""
    over = not state.phases
    players = []
    parties = state.parties
    for seat in range(state.seats):
        hand, aside = state.hands[seat], state.aside[seat]
        open_to_viewer = over or seat == viewer
        players.append(
            CoupSeat(
                coins=state.coins[seat],
                cards=len(hand),
                hand=hand if open_to_viewer else None,
                lost=state.lost[seat],
                aside=len(aside),
                aside_cards=aside if open_to_viewer else None,
                party=parties[seat] if parties else "",
                claims=state.ledger[seat],
            )
        )
    own = None if viewer is None else state.answers[viewer]
    return CoupView(
        viewer=viewer,
        seats=state.seats,
        options=state.box.options,
        copies=state.box.copies,
        phases=tuple(cast("list[AnyPhase]", state.phases)),
        turn=state.turn,
        out=state.out,
        reserve=state.reserve,
        court=len(state.court),
        players=tuple(players),
        known=tuple((owner, card) for knower, owner, card in state.known if knower == viewer),
        seen=_seen(state, viewer),
        answered=None if own is None else notate(own),
        removed=() if viewer is None else state.removed[viewer],
        open_aside=state.open_aside,
        tokens=state.tokens,
        outcome=state.outcome(),
    )


def _seen(state: CoupState, viewer: Seat | None) -> str:
    """The card under examination, for its owner and the one who looks at it."""
    if not state.shown or not state.phases:
        return ""
    top = state.phases[-1]
    assert isinstance(top, Examining)
    return state.shown if viewer is not None and viewer in (top.actor, top.target) else ""
