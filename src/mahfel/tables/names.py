"""Names: readable, short, and not to be mistaken for each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import chain, count
from typing import Final

import regex  # type: ignore[import-untyped]
from confusable_homoglyphs import confusables

from mahfel.engine import Refused

LONGEST: Final = 24
"""Letters (grapheme clusters) of a name."""

LONGEST_BYTES: Final = 60
"""Bytes of a name: enough for so many letters of any alphabet, not for as many emoji; a frame has to stay small."""

_ZWNJ: Final = "\u200c"
_TATWEEL: Final = "ـ"  # only makes a word longer
_FORBIDDEN: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
_STEERING: Final = frozenset(
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)  # they reorder what is around them
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")  # letters by category, nothing to see
_LETTERS_OF_PERSIAN: Final = {"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "ۀ": "ه", "أ": "ا", "إ": "ا", "ؤ": "و"}


def readable(raw: str) -> str:
    """The name as it will be shown.

    NFKC, white space made single, what is invisible taken out: only the half-space between two Persian letters stays.
    Raises ``Refused``: ``name.unreadable`` for control characters or when nothing is left, ``name.too_long``.
    """
    text = unicodedata.normalize("NFKC", raw)
    if any(unicodedata.category(sign) in _FORBIDDEN or sign in _STEERING for sign in text):
        raise Refused("name.unreadable")
    shown = "".join(sign for place, sign in enumerate(text) if _visible(text, place))
    name = " ".join(shown.split())
    if not shows(name):
        raise Refused("name.unreadable")
    if len(regex.findall(r"\X", name)) > LONGEST or len(name.encode()) > LONGEST_BYTES:
        raise Refused("name.too_long", most=LONGEST)
    return name


def shows(text: str) -> bool:
    """Whether there is anything in a text to see."""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANK for sign in text)


def distinct(name: str, others: Iterable[str]) -> str:
    """The name itself. Raises ``Refused("name.taken")`` when it looks like one of the others."""
    if any(alike(name, other) for other in others):
        raise Refused("name.taken", name=name)
    return name


def told_apart(name: str, others: Iterable[str], numeral: Callable[[int], str] = str) -> str:
    """The name itself; when it looks like one of the others, with a number after it (written by ``numeral``) and
    without as many of its last letters as that makes too many."""
    known = tuple(others)
    numbered = chain((name,), (_within(name, f" {numeral(number)}") for number in count(2)))
    return next(found for found in numbered if not any(alike(found, other) for other in known))


def _within(name: str, tail: str) -> str:
    letters = regex.findall(r"\X", name)[: LONGEST - len(tail)]
    while len("".join((*letters, tail)).encode()) > LONGEST_BYTES:
        letters.pop()
    return "".join(letters).rstrip() + tail


def alike(one: str, other: str) -> bool:
    """Whether two names may be taken for each other: as they are written, or when capitals are made small."""
    return _skeleton(one) == _skeleton(other) or _skeleton(one.casefold()) == _skeleton(other.casefold())


@lru_cache(maxsize=4096)
def _skeleton(name: str) -> str:
    """What remains of a name when all look-alikes are made the same; never shown."""
    text = unicodedata.normalize("NFKD", name)
    plain = (sign for sign in text if unicodedata.category(sign) not in ("Mn", "Me", "Cf"))
    looks = "".join(_look(sign) for sign in plain if not sign.isspace() and sign != _TATWEEL)
    # Two letters that look like one, and the digit that is round like its letter.
    return looks.replace("m", "rn").replace("w", "vv").replace("0", "o")


def _visible(text: str, place: int) -> bool:
    sign = text[place]
    if sign == _ZWNJ:
        return 0 < place < len(text) - 1 and _is_arabic(text[place - 1]) and _is_arabic(text[place + 1])
    return unicodedata.category(sign) != "Cf" and sign not in _BLANK


def _is_arabic(sign: str) -> bool:
    return unicodedata.category(sign) in ("Lo", "Mn") and "ARABIC" in unicodedata.name(sign, "")


@cache
def _look(sign: str) -> str:
    """The first of all signs that look like this one, lower case."""
    sign = _LETTERS_OF_PERSIAN.get(sign, sign)
    if (digit := unicodedata.digit(sign, None)) is not None:
        sign = str(digit)
    alike = {sign, *(other["c"] for other in confusables.confusables_data.get(sign, ()))}
    for other in tuple(alike):
        alike.update(near["c"] for near in confusables.confusables_data.get(other, ()))
    return min((each.casefold() for each in alike if len(each) == 1), default=sign)
