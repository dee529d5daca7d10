"""Fluent bundles that write numbers as the house does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment

from mahfel.server.texts.numbers import HouseFloat, HouseInt


class HouseBundle(FluentBundle):
    """A bundle whose numbers choose plurals like any Fluent number and are written by ``numbers.digits``."""

    def sentence(self, pattern: Pattern, arguments: Mapping[str, Any]) -> str:
        """The pattern with its arguments: texts, numbers, booleans, and lists read out with commas."""
        # FluentBundle.format_pattern would turn every number back into one of its own, which Babel writes in Latin
        # digits whatever the language.
        values = {name: _value(value) for name, value in arguments.items()}
        return str(pattern(ResolverEnvironment(context=self, current=CurrentEnvironment(args=values), errors=[])))


def _value(value: Any) -> Any:
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, int):
        return HouseInt(value)
    if isinstance(value, float):
        return HouseFloat(value)
    if isinstance(value, list | tuple):
        return ", ".join(str(part) for part in value)
    return str(value)
