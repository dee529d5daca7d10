"""The sealed deal: nobody, the host of the server included, could choose the cards.

When a table is made the server publishes the commitment to a secret. Each player's device adds a nonce when taking a
seat. The seed of the deal is a hash of all of them, and the record reveals the secret at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import msgspec

_COMMIT: Final = b"mahfel-commit-1"
_SEED: Final = b"mahfel-seed-1"


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The revealed seal of a finished game: all hexadecimal; ``nonces`` in seat order, empty for a bot."""

    commit: str
    secret: str
    nonces: tuple[str, ...]


def commitment(secret: bytes) -> str:
    """What is published before anybody sits down: 64 hexadecimal digits."""
    return blake2b(secret, person=_COMMIT, digest_size=32).hexdigest()


def seed(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The 32 bytes that decide the deal: of the secret and every seat's nonce, each with its length before it."""
    digest = blake2b(person=_SEED, digest_size=32)
    for part in (secret, *nonces):
        digest.update(len(part).to_bytes(4, "little"))
        digest.update(part)
    return digest.digest()
