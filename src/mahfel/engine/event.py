"""Events: what happened, each field declared public or private."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, get_type_hints

import msgspec

from mahfel.engine.seat import MODERATOR, Seat


class Visibility(msgspec.Struct, frozen=True):
    """Who may read a field: everybody (``owner`` empty), or the seat or seats that the field ``owner`` names.

    A moderator, who has no seat, reads every field.
    """

    owner: str = ""


PUBLIC: Final = Visibility()
"""Annotation of a field that everybody may read: ``seat: Annotated[int, PUBLIC]``."""


def private(owner: str) -> Visibility:
    """Annotation of a field that only some may read: ``card: Annotated[str, private("seat")]``.

    ``owner`` is the name of a public field of the same event that holds a seat or a tuple of seats.
    """
    return Visibility(owner)


class Event(msgspec.Struct, frozen=True):
    """Base of all events; a game declares ``class Taken(Event, tag="taken", tag_field="type")``.

    There is no default visibility: an event with an undeclared field is refused when its game is registered.
    """

    def seen_by(self, viewer: Seat | None) -> dict[str, Any]:
        """The event as ``viewer`` may know it: its type and the fields open to that viewer, built up one by one."""
        event_type, fields = declared(type(self))
        seen: dict[str, Any] = {"type": event_type}
        for name, visibility in fields:
            if not visibility.owner or _owns(viewer, getattr(self, visibility.owner)):
                seen[name] = getattr(self, name)
        return seen


Listener = Callable[[Event], None]


def _owns(viewer: Seat | None, owner: Seat | tuple[Seat, ...]) -> bool:
    if viewer is None or viewer == MODERATOR:
        return viewer == MODERATOR
    return viewer in owner if isinstance(owner, tuple) else viewer == owner


@cache
def is_public(event: type[Event]) -> bool:
    """Whether everybody may read every field of such an event."""
    return all(not visibility.owner for _, visibility in declared(event)[1])


@cache
def declared(event: type[Event]) -> tuple[str, tuple[tuple[str, Visibility], ...]]:
    """The tag of an event and the visibility of each of its fields.

    Raises TypeError when a field has no visibility or names an owner that is not a public field of the event.
    """
    hints = get_type_hints(event, include_extras=True)
    found: dict[str, Visibility] = {}
    for name in event.__struct_fields__:
        marks = [mark for mark in getattr(hints[name], "__metadata__", ()) if isinstance(mark, Visibility)]
        if len(marks) != 1:
            raise TypeError(f"{event.__name__}.{name} must be declared PUBLIC or private(...), once")
        found[name] = marks[0]
    for name, visibility in found.items():
        if visibility.owner and found.get(visibility.owner) != PUBLIC:
            raise TypeError(f"{event.__name__}.{name} is private to {visibility.owner!r}, which is not a public field")
    tag = event.__struct_config__.tag
    if not isinstance(tag, str):
        raise TypeError(f"{event.__name__} needs a tag")
    return tag, tuple(found.items())
