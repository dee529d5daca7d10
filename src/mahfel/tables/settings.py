"""Settings: how a table plays, checked against its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar, get_args

import msgspec
from msgspec import UNSET, UnsetType

from mahfel.bots import level_names
from mahfel.engine import Game, Refused
from mahfel.engine.ask import Pace
from mahfel.tables.entries import Absent, Language, PaceName, Windows

_Kept = TypeVar("_Kept")

GRACES: Final = (30, 300)
"""The shortest and the longest grace (seconds)."""

SHORTEST: Final = 5
SHORTEST_NIGHT: Final = 10
LONGEST: Final = 7 * 24 * 3600
"""Bounds of a time that a table gives to decisions of a class (seconds)."""


def full_options(game: Game, raw: dict[str, Any]) -> dict[str, Any]:
    """All options of the game, defaults filled in.

    An option that somebody has written is looked at as soon as there is a word of it. What is not written yet is no
    fault before the start: who chooses to write begins with nothing.

    Raises ``Refused``: ``options.unreadable``, and the first fault of what was written, with its place.
    """
    options = game.read_options(raw)
    for name, draft in game.drafts.items():
        written = getattr(options, name)
        if written and (faults := draft.check(written).faults):
            raise faults[0].refusal
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


def bot_level(game: Game, level: str) -> str:
    """The level itself. Raises ``Refused("bot.unknown_level")`` when the game has no such bot."""
    if level not in level_names(game):
        raise Refused("bot.unknown_level", level=level, levels=list(level_names(game)))
    return level


def check_words(pace: PaceName, windows: Windows, lang: Language = "fa") -> None:
    """Raise ``Refused("settings.unreadable")`` for a word that means nothing."""
    for name, word, known in (("pace", pace, PaceName), ("windows", windows, Windows), ("lang", lang, Language)):
        if word not in get_args(known):
            raise Refused("settings.unreadable", name=name)


def given(value: _Kept | UnsetType, before: _Kept) -> _Kept:
    """What was given, else what holds already."""
    return before if isinstance(value, UnsetType) else value


def check_absence(
    game: Game, before: tuple[Absent, str | None], absent: Absent | UnsetType, warm: str | UnsetType | None
) -> tuple[Absent, str | None]:
    """What becomes of the absent and which bot plays for them, where that is what becomes of them.

    Each follows from the other where it is not given: a level asks for a bot, no level for none. Raises ``Refused``:
    ``settings.unreadable``, ``settings.no_removal`` in games that cannot go on without somebody,
    ``bot.unknown_level``.
    """
    if isinstance(absent, UnsetType):
        if isinstance(warm, UnsetType):
            return before
        absent = "bot" if warm is not None else "wait" if before[0] == "bot" else before[0]
    if absent not in get_args(Absent):
        raise Refused("settings.unreadable", name="absent")
    if absent == "remove" and not game.meta.excludes:
        raise Refused("settings.no_removal")
    if absent != "bot":
        if warm is not None and warm is not UNSET:
            raise Refused("settings.unreadable", name="warm")
        return absent, None
    if warm is None:
        raise Refused("settings.unreadable", name="warm")
    return absent, bot_level(game, given(warm, before[1] or level_names(game)[0]))


def check_grace(seconds: int) -> int:
    """The seconds themselves. Raises ``Refused("settings.out_of_bounds")``."""
    return _within("grace", seconds, *GRACES)


def check_times(times: Mapping[Pace, int | None], before: Mapping[Pace, int]) -> dict[Pace, int]:
    """The seconds of each class of time, laid over those that hold; None: as the pace has it.

    Raises ``Refused``: ``settings.unreadable`` for a class that there is not, ``settings.out_of_bounds``.
    """
    found = dict(before)
    for name, seconds in times.items():
        if name not in get_args(Pace):
            raise Refused("settings.unreadable", name="times")
        found.pop(name, None)
        if seconds is not None:
            found[name] = _within(name, seconds, SHORTEST_NIGHT if name == "night" else SHORTEST, LONGEST)
    return {name: found[name] for name in get_args(Pace) if name in found}


def _within(name: str, seconds: int, least: int, most: int) -> int:
    if isinstance(seconds, bool) or not isinstance(seconds, int):
        raise Refused("settings.unreadable", name=name)
    if not least <= seconds <= most:
        raise Refused("settings.out_of_bounds", name=name, least=least, most=most)
    return seconds
