"""Frames that would be too large: told in small messages, and only what their client does not have yet.

Nothing here knows of a game or of a table: a whole frame in JSON is taken apart, so nobody is told what was not in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

import msgspec

FRAME_BYTES: Final = 4096
"""Every frame is smaller than this."""

PIECE_BYTES: Final = 3500
"""So large are the messages before it, unless a single field is larger."""

_ALWAYS: Final = frozenset({"type", "version", "now", "events"})
_ROOM: Final = 120
"""For brackets, commas and the names of the groups."""

Field: TypeAlias = tuple[str, str]
"""A group (``frame``, ``table``, ``seats``, ``view``) and a name in it: that of a field, or the number of a seat."""

_Fields = msgspec.json.Decoder(dict[str, msgspec.Raw])
_Items = msgspec.json.Decoder(list[msgspec.Raw])


class Told:
    """What the client of one connection has been told of its frame in pieces; nothing while its frames are whole."""

    __slots__ = ("fields",)

    def __init__(self) -> None:
        self.fields: dict[Field, bytes] = {}


def split(whole: bytes, told: Told) -> list[bytes]:
    """Messages `Part` and a last one `Rest` that say what the frame ``whole`` says, to a client that knows ``told``.

    ``told`` is changed to what the client knows then.
    """
    frame = _Fields.decode(whole)
    now = dict(_fields(frame))
    anew = not told.fields or not told.fields.keys() <= now.keys()
    fields = now if anew else {field: value for field, value in now.items() if told.fields.get(field) != value}
    told.fields = now
    head = b'{"type":"rest","version":%b,"now":%b,"events":%b' % tuple(
        bytes(frame[name]) for name in ("version", "now", "events")
    )
    last, before = _room_for(fields, FRAME_BYTES - len(head) - _ROOM)
    parts = [b'{"type":"part","anew":false,%b}' % _grouped(part) for part in _packed(before)]
    if anew:
        parts = [b'{"type":"part","anew":true,%b}' % _grouped({}), *parts]
    return [*parts, b"%b,%b}" % (head, _grouped(last))]


def _fields(frame: dict[str, msgspec.Raw]) -> Iterator[tuple[Field, bytes]]:
    for name, value in frame.items():
        raw = bytes(value)
        if name == "table":
            for key, part in _Fields.decode(raw).items():
                if key == "seats":
                    yield from ((("seats", str(seat)), bytes(card)) for seat, card in enumerate(_Items.decode(part)))
                else:
                    yield ("table", key), bytes(part)
        elif name == "view" and raw != b"null":
            yield from ((("view", key), bytes(part)) for key, part in _Fields.decode(raw).items())
        elif name not in _ALWAYS:
            yield ("frame", name), raw


def _size(field: Field, value: bytes) -> int:
    return len(field[1]) + len(value) + 4


def _room_for(fields: dict[Field, bytes], room: int) -> tuple[dict[Field, bytes], dict[Field, bytes]]:
    """What fits into so many bytes, the smallest first, and what does not."""
    fits: dict[Field, bytes] = {}
    for field, value in sorted(fields.items(), key=lambda item: len(item[1])):
        room -= _size(field, value)
        if room >= 0:
            fits[field] = value
    return fits, {field: value for field, value in fields.items() if field not in fits}


def _packed(fields: dict[Field, bytes]) -> Iterator[dict[Field, bytes]]:
    left = fields
    while left:
        part, rest = _room_for(left, PIECE_BYTES - _ROOM)
        if not part:  # The smallest of them is larger than that.
            field = min(left, key=lambda it: len(left[it]))
            part, rest = {field: left[field]}, {other: value for other, value in left.items() if other != field}
        yield part
        left = rest


def _grouped(fields: dict[Field, bytes]) -> bytes:
    seats = b",".join(value for (group, _), value in fields.items() if group == "seats")
    groups = ((name, _object(fields, name)) for name in ("frame", "table", "view"))
    return b",".join((*(b'"%b":{%b}' % (name.encode(), found) for name, found in groups), b'"seats":[%b]' % seats))


def _object(fields: dict[Field, bytes], wanted: str) -> bytes:
    found: Iterable[tuple[Field, bytes]] = fields.items()
    return b",".join(b'"%b":%b' % (name.encode(), value) for (group, name), value in found if group == wanted)
