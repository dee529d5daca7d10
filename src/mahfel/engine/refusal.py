"""Refusals: coded values that change nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_LONGEST: Final = 48
_MOST: Final = 12


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not an accident
    """A request that the rules (or the table) do not allow; nothing was changed.

    ``code`` is dotted (``"high_society.too_low"``); its text is the catalogue key ``refused-`` + the code with its
    dots as dashes. ``args`` are the text's arguments: plain strings, integers or lists of them.
    """

    def __init__(self, code: str, **args: Any) -> None:
        # What is refused may have been sent by anybody: it is echoed only as far as a sentence needs it.
        short = {name: _short(value) for name, value in args.items()}
        super().__init__(code, short)
        self.code: str = code
        self.arguments: Mapping[str, Any] = short

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.code}({given})" if given else self.code

    @property
    def text_key(self) -> str:
        """The catalogue key of the sentence that explains this refusal."""
        return "refused-" + self.code.replace(".", "-")


def _short(value: Any) -> Any:
    if isinstance(value, str):
        return value if len(value) <= _LONGEST else value[:_LONGEST] + "…"
    if isinstance(value, list | tuple):
        return [_short(part) for part in value[:_MOST]]
    if isinstance(value, int) and abs(value) >= 1 << 53:
        return str(value)[:_LONGEST]
    return value
