"""What a seat may play on its turn: counted and drawn from without being listed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from mahfel.engine import Chance, Move, Seat
from mahfel.games.saboteur.allowed import may_play
from mahfel.games.saboteur.deeds import would_lead
from mahfel.games.saboteur.mine.spots import Spot, place_of
from mahfel.games.saboteur.mine.tiles import BOTH_TURNS, DIFFERENT_TURNS, TUNNEL_COUNT
from mahfel.games.saboteur.moves import BREAKS, MAPS, PASSES, Rockfall, dig, mend
from mahfel.games.saboteur.words import CARDS, FIRST_BREAK, FIRST_MEND, MAP, MENDS, ROCKFALL, TOOLS

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState

_SEATS: Final = tuple(tuple(bit for bit in range(10) if seats >> bit & 1) for seats in range(1 << 10))
"""The seats of each set, ascending."""

_NO_PLACES: Final = bytes(TUNNEL_COUNT)


class Plays(msgspec.Struct):
    """The moves of the seat whose turn it is: dig, break, mend, let a rock fall, look at a goal, pass.

    Each different card in hand has a number of moves besides its discard; a tunnel has one for each place, a cell of
    the frontier and a turn in which it fits there. They are listed cell by cell, then card by card; passes come last.
    """

    state: SaboteurState
    seat: Seat

    def __contains__(self, move: object) -> bool:
        return may_play(self.state, self.seat, move)

    def __iter__(self) -> Iterator[Move]:
        hand = self._kinds()
        for spot, tile in self._places(self._tiles(hand, BOTH_TURNS)):
            yield dig(spot, tile)
        yield from self._actions(hand)
        for card in hand:
            yield PASSES[card]

    def __len__(self) -> int:
        hand = self._kinds()
        places = _NO_PLACES if self.state.is_broken(self.seat) else self.state.mine.places
        return len(hand) + sum([places[card] if card < TUNNEL_COUNT else self._count(card) for card in hand])

    def sample(self, chance: Chance) -> Move:
        """One of the moves, each as likely: how many each card has is looked up, and only the card of the one that is
        drawn is looked at more closely."""
        state, seat = self.state, self.seat
        lamp, cart, pick = state.broken
        places = _NO_PLACES if (lamp | cart | pick) >> seat & 1 else state.mine.places
        kinds: list[int] = []
        counts: list[int] = []
        digs = actions = 0
        last = -1
        for card in state.hands[seat]:
            if card == last:
                continue
            last = card
            kinds.append(card)
            if card < TUNNEL_COUNT:
                digs += places[card]
            else:
                count = self._count(card)
                actions += count
                counts.append(count)
        drawn = chance.below(digs + actions + len(kinds))
        if drawn < digs:
            return self._dig(kinds, drawn)
        drawn -= digs
        if drawn >= actions:
            return PASSES[kinds[drawn - actions]]
        at = -len(counts)  # tunnels come first in a hand, so these are the last of its kinds
        while drawn >= counts[at]:
            drawn -= counts[at]
            at += 1
        return self._action(kinds[at], drawn)

    def reduced(self) -> Sequence[Move]:
        """All moves, a tunnel that looks the same turned only once; tunnels that lead nearest to the goals first."""
        mine = self.state.mine
        hand = self._kinds()
        digs = [
            (would_lead(mine, spot, tile), spot, tile)
            for spot, tile in self._places(self._tiles(hand, DIFFERENT_TURNS))
        ]
        return (
            *(dig(spot, tile) for _, spot, tile in sorted(digs)),
            *self._actions(hand),
            *(PASSES[card] for card in hand),
        )

    # -- the parts -------------------------------------------------------------------------------------------------

    def _kinds(self) -> list[int]:
        """The different cards in hand, in order."""
        return list(dict.fromkeys(self.state.hands[self.seat]))

    def _tiles(self, hand: list[int], turns: tuple[int, ...]) -> int:
        """The set of tiles that may be laid: none with a broken tool."""
        tiles = 0
        if not self.state.is_broken(self.seat):
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
        """How many moves a card that is no tunnel has; its discard is not among them."""
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
        return len(state.mine.hidden) if card == MAP else state.mine.tunnel_count

    def _dig(self, hand: list[int], number: int) -> Move:
        """One of the moves of the tunnels in hand, by its place among them."""
        front = self.state.mine.front
        tiles = 0
        for card in hand:
            if card >= TUNNEL_COUNT:
                break
            tiles |= BOTH_TURNS[card]
        for spot in sorted(front):
            fitting = front[spot] & tiles
            here = fitting.bit_count()
            if number < here:
                for _ in range(number):
                    fitting &= fitting - 1
                return dig(spot, (fitting & -fitting).bit_length() - 1)
            number -= here
        raise AssertionError("tunnels have as many moves as places")

    def _action(self, card: int, number: int) -> Move:
        """One of the moves of a card that is no tunnel, by its place among them."""
        state = self.state
        if card < FIRST_MEND:
            tool = card - FIRST_BREAK
            whole = (1 << state.seats) - 1 & ~(state.broken[tool] | 1 << self.seat)
            return BREAKS[tool][_SEATS[whole][number]]
        if card < MAP:
            for tool in MENDS[card]:
                seats = _SEATS[state.broken[tool]]
                if number < len(seats):
                    return mend(CARDS[card], seats[number], TOOLS[tool])
                number -= len(seats)
        if card == MAP:
            return MAPS[sorted(state.mine.hidden.values())[number]]
        return Rockfall(*place_of(state.mine.tunnels()[number]))

    def _actions(self, hand: list[int]) -> Iterator[Move]:
        for card in hand:
            if card == ROCKFALL:
                for spot in self.state.mine.tunnels():
                    yield Rockfall(*place_of(spot))
            elif card >= FIRST_BREAK:
                for number in range(self._count(card)):
                    yield self._action(card, number)
