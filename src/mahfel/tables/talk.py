"""Talk: a person says something in a room that the rules let them speak in."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from mahfel.engine import Refused, Seat
from mahfel.tables.entries import Entry, Said
from mahfel.tables.house import Accepted, Decide, House
from mahfel.tables.names import shows
from mahfel.tables.rights import command_id, still_here
from mahfel.tables.table import Table

LONGEST: Final = 400
"""Characters of a line of talk."""

_STEERING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


async def say(house: House, table_id: str, who: str, *, command: str, room: str, text: str) -> Accepted:
    """Say a line; see ``saying``. ``command``: its id. Raises ``Refused``, also ``command.unreadable``."""
    return await house.change(table_id, saying(room, text), who=who, command=command_id(command), lead=True)


def saying(room: str, text: str) -> Decide:
    """Saying a line. Raises ``Refused``: ``talk.empty``, ``talk.too_long``; refusals later: ``talk.silenced``,
    ``talk.closed``."""
    line = heard(text)

    def decide(table: Table, seat: Seat, now: int) -> Sequence[Entry]:
        if table.phase == "play":
            still_here(table, seat)
        if table.voiceless(seat):
            raise Refused("talk.silenced")
        if room not in table.channels(seat).write:
            raise Refused("talk.closed", room=room)
        return [Said(seat, room, line)]

    return decide


def heard(text: str, most: int = LONGEST) -> str:
    """The line of at most so many characters, without control characters, single-spaced.

    Raises ``Refused``: ``talk.empty`` where there is nothing to see, ``talk.too_long``.
    """
    if len(text) > 4 * most:
        raise Refused("talk.too_long", most=most)
    spaced = (" " if sign in "\n\r\t\u2028\u2029" else sign for sign in unicodedata.normalize("NFC", text))
    plain = (sign for sign in spaced if unicodedata.category(sign) not in ("Cc", "Cs", "Co", "Cn"))
    line = " ".join("".join(sign for sign in plain if sign not in _STEERING).split())
    if not shows(line):
        raise Refused("talk.empty")
    if len(line) > most:
        raise Refused("talk.too_long", most=most)
    return line
