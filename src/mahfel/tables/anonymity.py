"""Anonymity: from the start of a game to its end numbers stand for names, and nobody is told who is who.

The names go where no frame looks: from the start on ``Chair.name`` is the number, so whatever is told of a seat names
that. What cannot be told with a number is put aside until the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from mahfel.engine import MODERATOR, Event, Seat
from mahfel.store import Row
from mahfel.tables.bot_names import numeral
from mahfel.tables.chair import Chair
from mahfel.tables.entries import Language
from mahfel.tables.happenings import BotWas, Happening, PersonWas, TableEvent
from mahfel.tables.poll import asks
from mahfel.tables.table import Table

PLAYER: Final[Mapping[Language, str]] = {"fa": "بازیکن", "en": "Player", "ru": "Игрок"}
HOST: Final[Mapping[Language, str]] = {"fa": "میزبان", "en": "The host", "ru": "Хозяин стола"}
LEADER: Final[Mapping[Language, str]] = {"fa": "گرداننده", "en": "The moderator", "ru": "Ведущий"}


def numbered(lang: Language, seat: Seat) -> str:
    """What stands for the name of whoever sits there, in the language of the table."""
    return f"{PLAYER[lang]} {numeral(lang, seat + 1)}"


def hide(table: Table) -> None:
    """The game begins: numbers for names. The story of the lobby is put aside, for it says who came, sat and spoke.

    Whatever else of the lobby would say who is which number ends here: that somebody won the game before, lost their
    voice, wrote to whoever leads, came before or after a poll was opened that is open still.
    """
    table.unsaid, table.story, table.fresh_story = (*table.story, *table.fresh_story), [], []
    table.chairs = tuple(
        msgspec.structs.replace(chair, name=numbered(table.lang, chair.seat), true_name=chair.name, silenced=False)
        for chair in table.chairs
    )
    if table.moderator is not None:
        name = table.moderator.name
        table.moderator = msgspec.structs.replace(table.moderator, name=LEADER[table.lang], true_name=name)
    table.last_winner, table.asides = None, ()
    if table.poll is not None:
        table.poll = msgspec.structs.replace(table.poll, asked=asks(table, table.poll))


def veiled(table: Table, event: Event) -> Event | None:
    """What an event that says a number will say after the end; None for what stays as it is."""
    if not (table.nameless and isinstance(event, TableEvent) and hasattr(event, "name")):
        return None
    seat = getattr(event, "seat", None)
    return msgspec.structs.replace(event, name=table.true_name_of(MODERATOR if seat is None else seat))


def of_host(table: Table, kind: type[TableEvent], seat: Seat) -> tuple[Event, Event | None]:
    """An event that says what the host did, of a ``kind`` with a seat (None for a moderator) and a name; and what it
    will say after the end, where nobody may know yet which of the numbers is the host."""
    shown = None if seat == MODERATOR else seat
    if not table.nameless:
        return kind(shown, table.name_of(seat)), None
    return kind(None, HOST[table.lang]), kind(shown, table.true_name_of(seat))


def keep_unsaid(table: Table, row: Row, event: Event) -> None:
    """Tell it after the end."""
    table.unsaid = (*table.unsaid, Happening(row.version, row.at, event))


def reveal(table: Table) -> tuple[Event, ...]:
    """The game is over: the names are back, in what was told before, too. What is to be told of it."""
    if not table.nameless:
        return ()
    answers = tuple(map(_was, table.chairs))
    table.chairs = tuple(msgspec.structs.replace(chair, name=chair.true_name, true_name="") for chair in table.chairs)
    if table.moderator is not None:
        table.moderator = msgspec.structs.replace(table.moderator, name=table.moderator.true_name, true_name="")
    story = [*table.unsaid, *table.story, *table.fresh_story]
    table.story = sorted((told.unveiled() for told in story), key=lambda told: told.version)
    table.fresh_story, table.unsaid = [], ()
    return answers


def _was(chair: Chair) -> Event:
    if chair.kind == "bot":
        return BotWas(chair.seat, chair.name, chair.true_name, chair.level or "")
    return PersonWas(chair.seat, chair.name, chair.true_name)
