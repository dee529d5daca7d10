"""Chance: the only source of randomness, a small value inside the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from struct import unpack
from typing import Any, Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STRIDE: Final = 0x9E3779B97F4A7C15
_FEW: Final = 6  # so many words are as soon mixed one after another


class Chance(ABC):
    """A stream of 64-bit words and the draws made from it, the same in every language and on every platform."""

    __slots__ = ()

    @abstractmethod
    def word(self) -> int:
        """The next word of the stream: an integer in ``range(2**64)``."""

    @abstractmethod
    def copy(self) -> Chance:
        """A stream that goes on exactly as this one will."""

    @abstractmethod
    def plain(self) -> Any:
        """The stream's place as JSON-able values, for fingerprints."""

    def below(self, bound: int) -> int:
        """An integer drawn uniformly from ``range(bound)``; ``bound`` is 1 … 2**32.

        Multiply-shift (Lemire 2019) with rejection: no modulo bias, one word in nearly all cases.
        """
        product = self.word() * bound
        low = product & _MASK
        if low < bound:
            floor = (_MASK + 1) % bound
            while low < floor:
                product = self.word() * bound
                low = product & _MASK
        return product >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each with the same probability; raises IndexError when there are none."""
        if not items:
            raise IndexError("there is nothing to choose from")
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place: Fisher-Yates from the last place down."""
        self._shuffle(items, len(items) - 1)

    def _shuffle(self, items: MutableSequence[T], last: int) -> None:
        """Shuffle the items up to the place ``last``; those after it stay."""
        for place in range(last, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]


class SplitMix64(Chance):
    """A fast stream for simulations and bots (Steele, Lea and Flood 2014); not for live tables, whose deals must be
    unpredictable. The whole state is one integer, so a copy is almost free."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def word(self) -> int:
        """The next 64-bit word."""
        self.state = z = (self.state + _STRIDE) & _MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
        return z ^ z >> 31

    def below(self, bound: int) -> int:
        """As for every stream, the first word drawn here: nothing is done more often in simulations."""
        self.state = z = (self.state + _STRIDE) & _MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
        product = (z ^ z >> 31) * bound
        if product & _MASK < bound:
            floor = (_MASK + 1) % bound
            while product & _MASK < floor:
                product = self.word() * bound
        return product >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        """As for every stream, with all the words drawn at once: a deck costs half as much."""
        last = len(items) - 1
        if last < _FEW:
            self._shuffle(items, last)
            return
        bound = len(items)
        for word in _words(self.state, last):
            product = word * bound
            if product & _MASK < bound:  # perhaps a word that is one too many: from here on one after another
                self.state = self.state + (last + 1 - bound) * _STRIDE & _MASK
                self._shuffle(items, bound - 1)
                return
            other = product >> 64
            bound -= 1
            items[bound], items[other] = items[other], items[bound]
        self.state = self.state + last * _STRIDE & _MASK

    def copy(self) -> SplitMix64:
        """The same stream from here on."""
        return SplitMix64(self.state)

    def plain(self) -> Any:
        """The state as decimal text: JSON numbers are not safe beyond 2**53 everywhere."""
        return ["splitmix64", str(self.state)]


def _words(state: int, count: int) -> tuple[int, ...]:
    """The next words of a SplitMix64 stream, mixed side by side: each has 128 bits of one large integer to itself, so
    that no product runs into the next."""
    ones, strides, low = _lanes(count)
    z = ones * state + strides & low
    z = ((z ^ z >> 30) & low) * 0xBF58476D1CE4E5B9 & low
    z = ((z ^ z >> 27) & low) * 0x94D049BB133111EB & low
    z ^= z >> 31
    # What was shifted out of a lane lies in the upper half of the one below, which is left out.
    return unpack(f"<{2 * count}Q", z.to_bytes(16 * count, "little"))[::2]


@lru_cache(maxsize=256)
def _lanes(count: int) -> tuple[int, int, int]:
    """For so many lanes of 128 bits: a one in each, how far each is ahead of the state, and their lower halves."""
    ones = sum(1 << 128 * lane for lane in range(count))
    strides = sum(((lane + 1) * _STRIDE & _MASK) << 128 * lane for lane in range(count))
    return ones, strides, ones * _MASK
