"""What a load client plays: mostly the least raise, now and then a pass, and it sacrifices what is worth least.

It decides from the frame alone, as any outside program would.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

import msgspec

_PASS = b'{"type":"pass"}'
_PATIENCE = 8
"""A seat passes when the version of its decision is a multiple of this: games of a little over a hundred moves."""


class AskSeen(msgspec.Struct):
    """The part of an ask that matters here."""

    kind: str
    version: int


class PlayerSeen(msgspec.Struct):
    """The part of a seat that matters here."""

    hand: tuple[int, ...]
    bid_total: int
    owned: tuple[str, ...]


class ViewSeen(msgspec.Struct):
    """The part of High Society's view that matters here."""

    viewer: int
    least: int
    players: tuple[PlayerSeen, ...]


class FrameSeen(msgspec.Struct):
    """The part of a frame that matters to the seat that is asked."""

    ask: AskSeen
    view: ViewSeen


seen = msgspec.json.Decoder(FrameSeen).decode


def answer(frame: FrameSeen) -> bytes:
    """A legal move, as JSON."""
    me = frame.view.players[frame.view.viewer]
    if frame.ask.kind == "sacrifice":
        return b'{"type":"sacrifice","card":"%s"}' % _cheapest_luxury(me.owned).encode()
    if frame.ask.version % _PATIENCE == 0:
        return _PASS
    return least_raise(me.hand, frame.view.least - me.bid_total)


@cache
def least_raise(hand: tuple[int, ...], short: int) -> bytes:
    """The fewest francs (at least `short`) that the hand can add, with the fewest cards; a pass when it cannot."""
    parts = [part for size in range(1, len(hand) + 1) for part in combinations(hand, size) if sum(part) >= short]
    if not parts:
        return _PASS
    best = min(parts, key=lambda part: (sum(part), len(part)))
    return b'{"type":"bid","cards":%s}' % msgspec.json.encode(best)


def _cheapest_luxury(owned: tuple[str, ...]) -> str:
    return min((card for card in owned if card.startswith("L")), key=lambda card: int(card[1:]))
