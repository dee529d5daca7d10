"""Values as JSON, on their way out."""

from __future__ import annotations

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder()


def encode(value: Any) -> bytes:
    """A value as JSON."""
    return _encoder.encode(value)
