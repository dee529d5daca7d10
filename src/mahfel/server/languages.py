"""Which language an answer is in: what the address asks for, then what the browser prefers, then Persian."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeGuard, get_args

from mahfel.server.messages.values import Lang

LANGS: tuple[Lang, ...] = get_args(Lang)
DEFAULT: Lang = "fa"
Direction = Literal["rtl", "ltr"]


def is_lang(tag: str) -> TypeGuard[Lang]:
    """Whether we speak exactly this language."""
    return tag in LANGS


def negotiate(asked: str | None, accept: str | None, fallback: Lang = DEFAULT) -> Lang:
    """Choose a language from `?lang=` and the `Accept-Language` header; unknown or broken values are passed over."""
    if asked is not None and is_lang(asked):
        return asked
    for tag in _preferred(accept or ""):
        base = tag.split("-", 1)[0]
        if is_lang(base):
            return base
    return fallback


def _preferred(header: str) -> Iterator[str]:
    """Language tags of an `Accept-Language` header, best first (RFC 9110 §12.5.4); a few are enough."""
    weighed: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:200].split(",")[:10]):
        tag, _, rest = part.strip().partition(";")
        quality = 1.0
        name, _, value = rest.strip().partition("=")
        if name.strip() == "q":
            try:
                quality = float(value)
            except ValueError:
                quality = 0.0
        if tag and quality > 0:
            weighed.append((-quality, place, tag.strip().lower()))
    return (tag for _, _, tag in sorted(weighed))
