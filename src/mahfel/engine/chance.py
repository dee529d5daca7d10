"""Chance: the only source of randomness, a small value inside the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import MutableSequence, Sequence
from typing import Any, Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1


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
        for place in range(len(items) - 1, 0, -1):
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
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
        return z ^ z >> 31

    def below(self, bound: int) -> int:
        """As for every stream, the first word drawn here: nothing is done more often in simulations."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
        product = (z ^ z >> 31) * bound
        if product & _MASK < bound:
            floor = (_MASK + 1) % bound
            while product & _MASK < floor:
                product = self.word() * bound
        return product >> 64

    def copy(self) -> SplitMix64:
        """The same stream from here on."""
        return SplitMix64(self.state)

    def plain(self) -> Any:
        """The state as decimal text: JSON numbers are not safe beyond 2**53 everywhere."""
        return ["splitmix64", str(self.state)]
