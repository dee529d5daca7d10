"""The sealed stream: unpredictable, and reproducible in any language once its seed is revealed."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Any, Final

from mahfel.engine.chance import Chance

_PERSON: Final = b"mahfel-sealed-1"
_WORDS_A_BLOCK: Final = 8


class Sealed(Chance):
    """BLAKE2b of a secret 256-bit seed and a counter.

    Block ``i`` is ``BLAKE2b(key=seed, person="mahfel-sealed-1", message=i as 8 bytes little-endian)``, 64 bytes: eight
    words, each little-endian. Test vectors for other languages: ``docs/research/sealed-stream.md``.
    """

    __slots__ = ("_block", "_words", "counter", "seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError(f"a sealed stream needs a seed of 32 bytes, not {len(seed)}")
        self.seed = seed
        self.counter = counter  # words already drawn
        self._block = -1
        self._words: tuple[int, ...] = ()

    def word(self) -> int:
        """The next 64-bit word."""
        block, place = divmod(self.counter, _WORDS_A_BLOCK)
        if block != self._block:
            digest = blake2b(block.to_bytes(8, "little"), key=self.seed, person=_PERSON, digest_size=64).digest()
            self._words = unpack("<8Q", digest)
            self._block = block
        self.counter += 1
        return self._words[place]

    def copy(self) -> Sealed:
        """The same stream from here on."""
        return Sealed(self.seed, self.counter)

    def plain(self) -> Any:
        """The seed in hexadecimal and the number of words drawn."""
        return ["sealed", self.seed.hex(), self.counter]
