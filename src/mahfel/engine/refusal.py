"""Refusals: coded values that change nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not an accident
    """A request that the rules (or the table) do not allow; nothing was changed.

    ``code`` is dotted (``"high_society.too_low"``); its text is the catalogue key ``refused-`` + the code with its
    dots as dashes. ``args`` are the text's arguments: plain strings, integers or lists of them.
    """

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code, args)
        self.code: str = code
        self.arguments: Mapping[str, Any] = args

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.code}({given})" if given else self.code

    @property
    def text_key(self) -> str:
        """The catalogue key of the sentence that explains this refusal."""
        return "refused-" + self.code.replace(".", "-")
