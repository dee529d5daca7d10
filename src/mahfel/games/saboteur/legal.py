"""What a seat may play on its turn: counted and drawn from without being listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

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

    __slots__ = ("seat", "state")

    def __init__(self, state: SaboteurState, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def __contains__(self, move: object) -> bool:
        return may_play(self.state, self.seat, move)

    def __iter__(self) -> Iterator[Move]:
        hand = self._kinds()
        for spot, tile in self._places(self._tiles(hand, BOTH_TURNS)):
            yield _dig(spot, tile)
        yield from self._actions(hand)
        for card in hand:
            yield pass_(CARDS[card])

    def __len__(self) -> int:
        hand = self._kinds()
        tiles = self._tiles(hand, BOTH_TURNS)
        digs = sum([(fitting & tiles).bit_count() for fitting in self.state.mine.front.values()]) if tiles else 0
        return digs + sum([self._count(card) for card in hand if card >= FIRST_BREAK]) + len(hand)

    def sample(self, chance: Chance) -> Move:
        """One of the moves, each as likely."""
        state = self.state
        front = state.mine.front
        hand = self._kinds()
        tiles = self._tiles(hand, BOTH_TURNS)
        digs = sum([(fitting & tiles).bit_count() for fitting in front.values()]) if tiles else 0
        total = digs + len(hand)
        actions = []
        if hand[-1] >= FIRST_BREAK:
            for card in hand:
                if card >= FIRST_BREAK:
                    count = self._count(card)
                    total += count
                    actions.append((card, count))
        drawn = chance.below(total)
        if drawn < digs:
            for spot in sorted(front):
                fitting = front[spot] & tiles
                here = fitting.bit_count()
                if drawn < here:
                    return _dig(spot, _nth(fitting, drawn))
                drawn -= here
        drawn -= digs
        for card, count in actions:
            if drawn < count:
                return self._action(card, drawn)
            drawn -= count
        return pass_(CARDS[hand[drawn]])

    def reduced(self) -> Sequence[Move]:
        """All moves, a tunnel that looks the same turned only once; tunnels that lead nearest to the goals first."""
        mine = self.state.mine
        hand = self._kinds()
        digs = [
            (would_lead(mine, spot, tile), spot, tile)
            for spot, tile in self._places(self._tiles(hand, DIFFERENT_TURNS))
        ]
        return (
            *(_dig(spot, tile) for _, spot, tile in sorted(digs)),
            *self._actions(hand),
            *(pass_(CARDS[card]) for card in hand),
        )

    # -- the parts -------------------------------------------------------------------------------------------------

    def _kinds(self) -> list[int]:
        """The different cards in hand, in order."""
        return list(dict.fromkeys(self.state.hands[self.seat]))

    def _tiles(self, hand: list[int], turns: tuple[int, ...]) -> int:
        """The set of tiles that may be laid: none with a broken tool."""
        tiles = 0
        lamp, cart, pick = self.state.broken
        if hand[0] < TUNNEL_COUNT and not (lamp | cart | pick) >> self.seat & 1:
            for card in hand:
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

    def _count(self, card: int) -> int:
        """How many moves a card that is no tunnel has; passes are not among them."""
        state = self.state
        if card < FIRST_MEND:
            # All but itself and those before whom it lies already.
            broken = state.broken[card - FIRST_BREAK]
            return state.seats - 1 - (broken & ~(1 << self.seat)).bit_count()
        if card < MAP:
            count = 0
            for tool in MENDS[card]:
                count += state.broken[tool].bit_count()
            return count
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

    def _actions(self, hand: list[int]) -> Iterator[Move]:
        for card in hand:
            if card == ROCKFALL:
                for spot in sorted(filter(self.state.mine.is_tunnel, self.state.mine.cells)):
                    yield Rockfall(*place_of(spot))
            elif card >= FIRST_BREAK:
                for number in range(self._count(card)):
                    yield self._action(card, number)


def may_play(state: SaboteurState, seat: Seat, move: object) -> bool:
    """Whether a move is among the plays of a seat, found without listing them."""
    check = _CHECKS.get(type(move))
    return check is not None and check(state, seat, move)


def _may_dig(state: SaboteurState, seat: Seat, move: Dig) -> bool:
    card = NUMBERS.get(move.card, -1)
    if card not in state.hands[seat] or card >= TUNNEL_COUNT or type(move.turned) is not bool:
        return False
    x, y = move.x, move.y
    if not (-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST) or state.is_broken(seat):
        return False
    return state.mine.fits(spot_of(x, y), 2 * card + move.turned)


def _may_break(state: SaboteurState, seat: Seat, move: Break) -> bool:
    tool = _TOOL_NUMBERS.get(move.tool, -1)
    other = move.seat
    return (
        FIRST_BREAK + tool in state.hands[seat]
        and tool >= 0
        and 0 <= other < state.seats
        and other != seat
        and not state.broken[tool] >> other & 1
    )


def _may_mend(state: SaboteurState, seat: Seat, move: Mend) -> bool:
    card, tool = NUMBERS.get(move.card, -1), _TOOL_NUMBERS.get(move.tool, -1)
    return (
        card in state.hands[seat]
        and tool in MENDS.get(card, ())
        and 0 <= move.seat < state.seats
        and bool(state.broken[tool] >> move.seat & 1)
    )


def _may_fall(state: SaboteurState, seat: Seat, move: Rockfall) -> bool:
    x, y = move.x, move.y
    if not (-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST):
        return False
    return ROCKFALL in state.hands[seat] and state.mine.is_tunnel(spot_of(x, y))


def _may_look(state: SaboteurState, seat: Seat, move: Map) -> bool:
    return MAP in state.hands[seat] and _PLACE_NUMBERS.get(move.goal, -1) in state.mine.hidden.values()


def _may_pass(state: SaboteurState, seat: Seat, move: Pass) -> bool:
    return NUMBERS.get(move.card or "", -1) in state.hands[seat]


_TOOL_NUMBERS: Final[dict[str, int]] = {tool: number for number, tool in enumerate(TOOLS)}
_PLACE_NUMBERS: Final[dict[str, int]] = {place: number for number, place in enumerate(PLACES)}
_CHECKS: Final[dict[type, Callable[[SaboteurState, Seat, Any], bool]]] = {
    Dig: _may_dig,
    Break: _may_break,
    Mend: _may_mend,
    Rockfall: _may_fall,
    Map: _may_look,
    Pass: _may_pass,
}


def _dig(spot: Spot, tile: int) -> Dig:
    x, y = place_of(spot)
    return Dig(NAMES[tile >> 1], x, y, bool(tile & 1))


def _nth(tiles: int, number: int) -> int:
    """The tile at that place in a set."""
    for _ in range(number):
        tiles &= tiles - 1
    return (tiles & -tiles).bit_length() - 1
