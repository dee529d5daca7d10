"""Any reachable position of Coup, in plain words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mahfel.engine import Phase, Seat, SplitMix64
from mahfel.games.coup.box import box, copies_of
from mahfel.games.coup.options import CoupOptions
from mahfel.games.coup.phases.course import COURSE, TurnOver
from mahfel.games.coup.phases.turn import Turn
from mahfel.games.coup.state import CoupState
from mahfel.games.coup.tokens import NO_TOKENS, Tokens

STARTER_SET = ("banker", "director", "guerrilla", "politician", "peacekeeper")


def arrange(
    *,
    hands: Sequence[Sequence[str]],
    coins: Sequence[int] | None = None,
    lost: Sequence[Sequence[str]] | None = None,
    parties: Sequence[str] | None = None,
    reserve: int = 0,
    turn: Seat = 0,
    court: Sequence[str] = (),
    court_size: int | None = None,
    tokens: Mapping[str, Any] | None = None,
    roles: Sequence[str] = (),
    seed: int = 0,
    **options: Any,
) -> CoupState:
    """The beginning of a turn.

    ``hands`` are the face-down cards of each seat, ``lost`` the face-up ones; ``court`` names the cards that are drawn
    next, the first one first, the others follow by name; ``court_size`` sets cards aside so that only so many are left;
    ``roles`` are the five of Rebellion G54 (default: the starter set), ``tokens`` the fields of ``Tokens``; ``options``
    are table options by name. Raises ValueError for a position that cannot be.
    """
    seats = len(hands)
    chosen = CoupOptions(**options)
    g54 = tuple(roles) or STARTER_SET
    content = box(chosen, seats, copies_of(chosen, seats, g54))
    left = Counter(content.copies)
    for row in (*hands, *(lost or ()), court):
        left.subtract(row)
    if set(left) - set(content.copies) or min(left.values()) < 0:
        raise ValueError(f"these cards are not in play so often: {sorted(card for card, n in left.items() if n < 0)}")
    under = sorted(left.elements())
    drawn = [*under, *reversed(court)]
    aside: list[tuple[str, ...]] = [()] * seats
    if court_size is not None:
        if not len(court) <= court_size <= len(drawn):
            raise ValueError(f"the Court cannot have {court_size} cards here")
        gone = len(drawn) - court_size
        # What a smaller Court lacks lies aside face down, as cards lost to claims that nobody doubted do.
        aside[0] = tuple(drawn[:gone])
        drawn = drawn[gone:]
    if parties is not None and not chosen.reformation:
        raise ValueError("parties belong to Reformation")
    phases: list[Phase[Any]] = [COURSE, TurnOver(turn, "turn"), Turn(turn)]
    state = CoupState(
        seats=seats,
        box=content,
        court=drawn,
        hands=[tuple(sorted(hand)) for hand in hands],
        lost=[tuple(row) for row in lost or [()] * seats],
        aside=aside,
        removed=[()] * seats,
        coins=list(coins or [2] * seats),
        parties=_parties(seats, parties) if chosen.reformation else [],
        reserve=reserve,
        turn=turn,
        out=(),
        known=(),
        open_aside=-1,
        shown="",
        tokens=msgspec.convert(tokens, Tokens) if tokens else NO_TOKENS,
        ledger=[()] * seats,
        answers=[None] * seats,
        chance=SplitMix64(seed),
        phases=phases,
    )
    if not state.alive(turn) or len(state.living()) < 2:
        raise ValueError("the seat in turn has to be in, and at least one more")
    return state


def _parties(seats: int, parties: Sequence[str] | None) -> list[str]:
    if parties is None:
        return [("empire", "resistance")[seat % 2] for seat in range(seats)]
    if len(parties) != seats or not {"empire", "resistance"}.issuperset(parties):
        raise ValueError("a party for each seat: empire or resistance")
    return list(parties)
