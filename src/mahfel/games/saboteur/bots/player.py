"""The policy of a style: one number for everything that a turn allows, and the greatest wins."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import TYPE_CHECKING, Final

from mahfel.engine import Chance, Move, Policy, Seat
from mahfel.games.saboteur.belief import Belief
from mahfel.games.saboteur.bots.sight import Option, distances, nearest, open_targets, options
from mahfel.games.saboteur.bots.style import Style
from mahfel.games.saboteur.mine.shapes import TUNNELS
from mahfel.games.saboteur.mine.spots import place_of
from mahfel.games.saboteur.mine.tiles import DEAD_END, TUNNEL_COUNT
from mahfel.games.saboteur.moves import BREAKS, MAPS, PASSES, Rockfall, dig, mend
from mahfel.games.saboteur.words import (
    CARDS,
    FIRST_BREAK,
    FIRST_MEND,
    HAND,
    MAP,
    MENDS,
    PACK,
    ROCKFALL,
    TOOLS,
)

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState

Scored = tuple[float, Move | Option]
"""What something is worth; a place for a tunnel becomes a move only when it is chosen."""

_BELIEF: Final = Belief()
_SURE: Final = 50.0
_MOUTHS: Final = tuple(0.1 * len(shape.open) for shape in TUNNELS)
"""What keeping each tunnel is worth to whoever can use it."""


def player(style: Style) -> Policy:
    """A whole way of playing in that style."""

    def policy(state: SaboteurState, seat: Seat, chance: Chance) -> Move:
        if state.queue:
            return state.asked()[seat].default
        best: Move | Option | None = None
        top = -inf
        below = chance.below
        for worth, what in _Turn(style, state, seat).scored():
            worth += below(1 << 16) / (1 << 19)
            if worth > top:
                top, best = worth, what
        assert best is not None, "one may always pass"
        return dig(best.spot, best.tile) if isinstance(best, Option) else best

    return policy


class _Turn:
    """What a seat thinks of in one turn."""

    def __init__(self, style: Style, state: SaboteurState, seat: Seat) -> None:
        self.style = style
        self.state = state
        self.seat = seat
        self.hand = state.hands[seat]
        self.targets = open_targets(state, seat) if style.watchful else 7
        self.far = distances(self.targets)
        self.now = nearest(state.mine, self.far)
        self.spoils = bool(state.roles[seat])
        full = len(PACK) - HAND[state.seats] * state.seats
        self.shy = self.spoils and len(state.pile) > full * (1 - style.stealth) and self.now > 3

    def scored(self) -> list[Scored]:
        """Every kind of move with its worth; a pass is always among them."""
        state = self.state
        found: list[Scored] = []
        if not state.is_broken(self.seat):
            found += [(self._dig(option), option) for option in options(state.mine, self.hand, self.far)]
        for card in dict.fromkeys(self.hand):
            if card < FIRST_BREAK:
                continue
            if card < FIRST_MEND:
                found += self._break(card)
            elif card < MAP:
                found += self._mend(card)
            elif card == MAP:
                found += self._map()
            elif card == ROCKFALL:
                found += self._rockfall()
        worst = min(self.hand, key=self._worth)
        found.append((-0.2 - self._worth(worst), PASSES[worst]))
        return found

    # -- tunnels ---------------------------------------------------------------------------------------------------

    def _dig(self, option: Option) -> float:
        if option.goals & self.targets:
            sure = self.targets.bit_count() == 1
            if self.spoils:
                return -_SURE if sure else -3.0
            return _SURE if sure else 4.0
        gain = self.now - option.best
        exits = option.exits
        if self.shy:
            return 0.6 if gain > 0 else 0.4 if not gain and exits else -1.0
        if self.spoils:
            return min(6, -gain) + (0.0 if exits else 0.4)
        return min(3, gain) + 0.15 * exits - (0.0 if exits else 1.0)

    def _worth(self, card: int) -> float:
        """What keeping a card is worth, little beside what playing one is."""
        if card < TUNNEL_COUNT:
            return 0.0 if DEAD_END[card] != self.spoils else _MOUTHS[card]
        if card < FIRST_MEND:
            return 0.5 if self.spoils else 0.3
        if card < MAP:
            return 0.35 if not self.spoils else 0.2
        if card == MAP:
            return 0.3 if self.targets.bit_count() > 1 else 0.0
        return 0.5

    # -- actions ---------------------------------------------------------------------------------------------------

    def suspicion(self, seat: Seat) -> float:
        """How a seat looks: above 0 it speaks for a saboteur."""
        return _BELIEF.suspicion(self.state.deeds[seat]) if self.style.watchful else 0.0

    def _break(self, card: int) -> Iterator[Scored]:
        state = self.state
        tool = card - FIRST_BREAK
        for other in range(state.seats):
            if other == self.seat or state.broken[tool] >> other & 1:
                continue
            again = 0.6 if state.is_broken(other) else 0.0
            if self.spoils:
                worth = 1.6 - 0.5 * self.suspicion(other) - again + (0.8 if self.now <= 3 else 0.0)
                worth -= 2.0 if self.shy else 0.0
            else:
                worth = 1.2 * (self.suspicion(other) - 0.45) - again if self.style.watchful else 0.1
            yield self.style.fight * worth, BREAKS[tool][other]

    def _mend(self, card: int) -> Iterator[Scored]:
        state = self.state
        for tool in MENDS[card]:
            for other in range(state.seats):
                if not state.broken[tool] >> other & 1:
                    continue
                lone = sum(seats >> other & 1 for seats in state.broken) == 1
                if other == self.seat:
                    worth = 2.6 if lone else 1.6
                    worth *= 0.5 if self.spoils else 1.0
                elif self.spoils:
                    worth = 0.3 if self.shy else -1.0
                else:
                    worth = self.style.trust * (0.9 - 1.2 * self.suspicion(other) - (0.0 if lone else 0.5))
                yield worth, mend(CARDS[card], other, TOOLS[tool])

    def _map(self) -> Iterator[Scored]:
        hidden = self.state.mine.hidden.values()
        unknown = [goal for goal in hidden if not self.state.maps[self.seat] >> goal & 1]
        if unknown:
            curious = self.style.maps * (1.4 if self.targets.bit_count() > 1 else -1.0)
            # Whoever digs straight on comes to the middle first.
            yield curious * (0.5 if self.spoils else 1.0), MAPS[1 if 1 in unknown else min(unknown)]
        else:
            yield -1.0, MAPS[min(hidden)]

    def _rockfall(self) -> Iterator[Scored]:
        mine = self.state.mine
        for spot in mine.tunnels():
            blind = DEAD_END[mine.cells[spot] >> 1]
            ahead = self.now - self.far[spot]
            if self.spoils:
                worth = -1.0 if blind or not mine.light[spot] or self.shy else 1.8 - abs(ahead + 2) * 0.3
                worth += 0.8 if self.now <= 3 else 0.0
            else:
                worth = 0.8 * ahead if blind and ahead > 0 else -2.0
            x, y = place_of(spot)
            yield worth, Rockfall(x, y)
