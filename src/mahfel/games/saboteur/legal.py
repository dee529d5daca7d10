"""What a seat may play on its turn: counted and drawn from without being listed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from mahfel.engine import Chance, Move, Seat
from mahfel.games.saboteur.deeds import would_lead
from mahfel.games.saboteur.mine.mine import FARTHEST, Spot, place_of, spot_of
from mahfel.games.saboteur.mine.tiles import BOTH_TURNS, DIFFERENT_TURNS, NAMES, TUNNEL_COUNT
from mahfel.games.saboteur.moves import Break, Dig, Map, Mend, Pass, Rockfall, break_, map_, mend, pass_
from mahfel.games.saboteur.words import CARDS, FIRST_BREAK, FIRST_MEND, MAP, MENDS, NUMBERS, PLACES, ROCKFALL, TOOLS

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState

_BITS: Final = tuple(tuple(bit for bit in range(10) if seats >> bit & 1) for seats in range(1 << 10))
"""The seats of each set, ascending."""


class Plays:
    """The moves of the seat whose turn it is: dig, break, mend, let a rock fall, look at a goal, pass.

    A number of moves belongs to each different card in hand; tunnels together have one for each cell of the frontier
    and each tile that fits there. They are listed cell by cell, then card by card; passes come last.
    """

    __slots__ = ("hand", "seat", "state")

    def __init__(self, state: SaboteurState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.hand = tuple(dict.fromkeys(state.hands[seat]))

    def __contains__(self, move: object) -> bool:
        kind = type(move)
        if kind is Dig:
            assert isinstance(move, Dig)
            return self._may_dig(move)
        if kind is Pass:
            assert isinstance(move, Pass)
            return NUMBERS.get(move.card or "") in self.hand
        # The others are few: they are compared one by one.
        return kind in _ACTIONS and any(move == action for action in self._actions())

    def __iter__(self) -> Iterator[Move]:
        for spot, tile in self._places(self._tiles(BOTH_TURNS)):
            yield _dig(spot, tile)
        yield from self._actions()
        for card in self.hand:
            yield pass_(CARDS[card])

    def __len__(self) -> int:
        tiles = self._tiles(BOTH_TURNS)
        digs = sum([(fitting & tiles).bit_count() for fitting in self.state.mine.front.values()]) if tiles else 0
        return digs + sum(map(self._count, self.hand)) + len(self.hand)

    def sample(self, chance: Chance) -> Move:
        """One of the moves, each as likely."""
        hand = self.hand
        tiles = self._tiles(BOTH_TURNS)
        front = self.state.mine.front
        digs = sum([(fitting & tiles).bit_count() for fitting in front.values()]) if tiles else 0
        counts = [self._count(card) for card in hand]
        drawn = chance.below(digs + sum(counts) + len(hand))
        if drawn < digs:
            for spot in sorted(front):
                fitting = front[spot] & tiles
                here = fitting.bit_count()
                if drawn < here:
                    return _dig(spot, _nth(fitting, drawn))
                drawn -= here
        drawn -= digs
        for card, count in zip(hand, counts, strict=True):
            if drawn < count:
                return self._action(card, drawn)
            drawn -= count
        return pass_(CARDS[hand[drawn]])

    def reduced(self) -> Sequence[Move]:
        """All moves, a tunnel that looks the same turned only once; tunnels that lead nearest to the goals first."""
        mine = self.state.mine
        digs = [(would_lead(mine, spot, tile), spot, tile) for spot, tile in self._places(self._tiles(DIFFERENT_TURNS))]
        return (
            *(_dig(spot, tile) for _, spot, tile in sorted(digs)),
            *self._actions(),
            *(pass_(CARDS[card]) for card in self.hand),
        )

    # -- the parts -------------------------------------------------------------------------------------------------

    def _tiles(self, turns: tuple[int, ...]) -> int:
        """The set of tiles that may be laid: none with a broken tool."""
        tiles = 0
        if not self.state.is_broken(self.seat):
            for card in self.hand:
                if card >= TUNNEL_COUNT:
                    break
                tiles |= turns[card]
        return tiles

    def _places(self, tiles: int) -> Iterator[tuple[Spot, int]]:
        """Where each of these tiles fits: cell by cell, tile by tile."""
        if tiles:
            for spot, fitting in sorted(self.state.mine.front.items()):
                fitting &= tiles
                while fitting:
                    lowest = fitting & -fitting
                    yield spot, lowest.bit_length() - 1
                    fitting ^= lowest

    def _may_dig(self, move: Dig) -> bool:
        card = NUMBERS.get(move.card, -1)
        if card not in self.hand or card >= TUNNEL_COUNT or type(move.turned) is not bool:
            return False
        x, y = move.x, move.y
        if not (-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST) or self.state.is_broken(self.seat):
            return False
        return self.state.mine.fits(spot_of(x, y), 2 * card + move.turned)

    def _count(self, card: int) -> int:
        """How many moves a card that is no tunnel has; passes are not among them."""
        if card < FIRST_BREAK:
            return 0
        state = self.state
        if card < FIRST_MEND:
            return len(_BITS[self._to_break(card)])
        if card < MAP:
            return sum([state.broken[tool].bit_count() for tool in MENDS[card]])
        return len(state.mine.hidden) if card == MAP else state.mine.tunnels

    def _to_break(self, card: int) -> int:
        """The seats whose tool that card can break."""
        state = self.state
        return (1 << state.seats) - 1 & ~state.broken[card - FIRST_BREAK] & ~(1 << self.seat)

    def _action(self, card: int, number: int) -> Move:
        """One of the moves of a card that is no tunnel, by its place among them."""
        state = self.state
        if card < FIRST_MEND:
            return break_(TOOLS[card - FIRST_BREAK], _BITS[self._to_break(card)][number])
        if card < MAP:
            for tool in MENDS[card]:
                seats = _BITS[state.broken[tool]]
                if number < len(seats):
                    return mend(CARDS[card], seats[number], TOOLS[tool])
                number -= len(seats)
        if card == MAP:
            return map_(PLACES[sorted(state.mine.hidden.values())[number]])
        x, y = place_of(sorted(filter(state.mine.is_tunnel, state.mine.cells))[number])
        return Rockfall(x, y)

    def _actions(self) -> Iterator[Move]:
        for card in self.hand:
            if card == ROCKFALL:
                for spot in sorted(filter(self.state.mine.is_tunnel, self.state.mine.cells)):
                    yield Rockfall(*place_of(spot))
            elif card >= FIRST_BREAK:
                for number in range(self._count(card)):
                    yield self._action(card, number)


_ACTIONS: Final = frozenset({Break, Mend, Rockfall, Map})


def _dig(spot: Spot, tile: int) -> Dig:
    x, y = place_of(spot)
    return Dig(NAMES[tile >> 1], x, y, bool(tile & 1))


def _nth(tiles: int, number: int) -> int:
    """The tile at that place in a set."""
    for _ in range(number):
        tiles &= tiles - 1
    return (tiles & -tiles).bit_length() - 1
