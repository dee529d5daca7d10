"""The one formatter of numbers on the server's side: Persian digits in Persian, plain grouping elsewhere."""

from __future__ import annotations

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt

_PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
_MINUS = "\u2212"


def digits(value: float, lang: str) -> str:
    """Write a number as the language does, without grouping below ten thousand; −5 gets a true minus sign."""
    whole = int(value) if float(value).is_integer() else value
    text = str(whole)
    if text.startswith("-"):
        text = _MINUS + text[1:]
    if lang == "fa":
        return text.translate(_PERSIAN).replace(".", "\u066b")
    return text.replace(".", ",") if lang == "ru" else text


class HouseInt(FluentInt):
    """An integer that chooses plurals like any Fluent number and is written by `digits`."""

    def format(self, locale: Locale) -> str:
        """As `digits` writes it."""
        return digits(int(self), locale.language)


class HouseFloat(FluentFloat):
    """A fraction that is written by `digits`."""

    def format(self, locale: Locale) -> str:
        """As `digits` writes it."""
        return digits(float(self), locale.language)
