"""Secrets: random tokens, of which only hashes are kept."""

from __future__ import annotations

from hashlib import blake2b
from secrets import token_bytes, token_urlsafe
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["s", "i", "h"]
"""What a token opens: ``s`` a seat, ``i`` an invitation, ``h`` a hand-over to another device."""


def new_table() -> str:
    """An id of a table that nobody can guess: 22 characters that are safe in a URL."""
    return token_urlsafe(16)


def mint(kind: Kind) -> str:
    """A new token: the letter of its kind, an underscore, 43 characters."""
    return f"{kind}_{token_urlsafe(32)}"


def digest(token: str) -> str:
    """The hash of a token, under which it is kept and looked up: 64 hexadecimal digits."""
    return blake2b(token.encode(), person=b"mahfel-token-1", digest_size=32).hexdigest()


def seal_secret() -> bytes:
    """The server's part of a deal: 32 bytes."""
    return token_bytes(32)
