"""What only a game itself can say about what is right in it: the optional module ``checks`` in its package."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from mahfel.engine import Chance, Game, Move, Seat

Hidden = Callable[[Any, Seat | None], Sequence[Hashable]]

Table = tuple[int, Mapping[str, Any]]
"""How many play, and the options that are not as they are by default."""

Lead = tuple[int, Mapping[str, Any], Callable[[Any, Seat, Chance], Move]]
"""A table, and how everybody plays there: from the whole position, for something rare shall happen."""


class Checks(msgspec.Struct, frozen=True):
    """A game's ``checks.py`` may define any of these names, as plain functions and constants; it imports no harness.

    ``invariants(state)`` raises AssertionError for a position that cannot be.
    ``hidden(state, viewer)`` lists what ``viewer`` cannot know, place by place, where every arrangement over the places
    is as likely. ``REVEALS`` are the types of events by which hidden things, sealed answers among them, come to light.
    ``UNTOLD`` are types of events after which the seat that they name (``seat``) sees new hidden things in its view
    that no event tells, as cards that a rule wants forgotten would else be kept by the log.
    ``OCCURS`` gives for ``"event.field"`` all the values that must occur in some hundred random games.
    ``RARE`` are types of events and of moves that need not occur in random play. ``ENDS``
    gives for an end of ``end_reasons`` the least and the greatest share of random games (of all habits, see ``walk``)
    that may end so.

    A game of many numbers of seats and many kinds of games says with ``TABLES`` at which of them it is looked at first,
    one number of seats after the other otherwise. ``TEXTS`` gives values worth trying for an option that is a text.
    ``CLOSELY``, for games of very many decisions: at about how many of them in one game the costly harnesses look, and
    at all that ask something new; 0: at every one. ``LEADS`` are tables at which the maker of golden records meets what
    random play does not.
    """

    invariants: Callable[[Any], None] | None = None
    hidden: Hidden | None = None
    REVEALS: frozenset[str] | None = None
    UNTOLD: frozenset[str] = frozenset()
    OCCURS: Mapping[str, frozenset[Any]] = {}
    RARE: frozenset[str] = frozenset()
    ENDS: Mapping[str, tuple[float, float]] = {}
    TABLES: Sequence[Table] = ()
    TEXTS: Mapping[str, Sequence[str]] = {}
    CLOSELY: int = 0
    LEADS: Sequence[Lead] = ()


_NONE: Final = Checks()


def checks_of(game: Game) -> Checks:
    """The game's own checks: its attribute ``checks``, else the module ``checks`` of its package, else none."""
    own = getattr(game, "checks", None)
    if isinstance(own, Checks):
        return own
    name = f"{game.package}.checks"
    try:
        if find_spec(name) is None:
            return _NONE
    except ModuleNotFoundError:
        return _NONE
    module = import_module(name)
    return Checks(**{field: getattr(module, field) for field in Checks.__struct_fields__ if hasattr(module, field)})
