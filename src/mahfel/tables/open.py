"""Open: a person makes a table and sits down at it as its host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from mahfel.bots import level_names
from mahfel.engine import Game, Refused, Seat
from mahfel.engine.ask import Pace
from mahfel.engine.seal import commitment
from mahfel.tables import secrets
from mahfel.tables.entries import GRACE, Absent, Joined, Language, Moderating, Opened, PaceName, Windows
from mahfel.tables.house import House
from mahfel.tables.names import readable
from mahfel.tables.rights import nonce as checked_nonce
from mahfel.tables.settings import check_absence, check_grace, check_times, check_words, full_options


class Made(msgspec.Struct, frozen=True):
    """A new table: its id, the host's seat (None for who leads without playing) and token, and the token of the open
    invitation."""

    table: str
    seat: Seat | None
    token: str
    invite: str
    version: int


async def open_table(
    house: House,
    *,
    game: str,
    name: str,
    nonce: str,
    lang: Language = "fa",
    options: dict[str, Any] | None = None,
    pace: PaceName = "normal",
    windows: Windows = "swift",
    warm: str | msgspec.UnsetType | None = msgspec.UNSET,
    spectators: bool = True,
    absent: Absent | msgspec.UnsetType = msgspec.UNSET,
    grace: int = GRACE,
    times: Mapping[Pace, int | None] | None = None,
    anonymous: bool = False,
    seat: Seat = 0,
    moderate: bool = False,
) -> Made:
    """Make a table. ``nonce``: 64 hexadecimal digits; ``absent``: what becomes of who is gone for longer than ``grace``
    seconds; ``warm``: level of the bot that then keeps their seat (default: the easiest), None for none; ``times``:
    seconds for classes of time, where it is not the pace that says; ``anonymous``: from the start to the end everybody
    is a number; ``moderate``: who makes it leads it and does not play.

    Raises ``Refused``: ``game.unknown``, ``name.*``, ``nonce.unreadable``, ``options.unreadable``,
    what ails a written option, ``settings.*``, ``bot.unknown_level``, ``seat.unknown``,
    ``moderator.unwelcome`` in a game that has none,
    ``store.*``.
    """
    found = house.find(game)
    check_words(pace, windows, lang)
    if not 0 <= seat < found.meta.seats[1]:
        raise Refused("seat.unknown", seat=seat)
    if moderate and not found.meta.moderated:
        raise Refused("moderator.unwelcome")
    token, invite, table_id = secrets.mint("s"), secrets.mint("i"), secrets.new_table()
    clean, part, key = readable(name), checked_nonce(nonce), secrets.digest(token)
    first_of_all = Moderating(clean, key) if moderate else Joined(seat, clean, part, key)
    first = opened(
        found,
        options=options or {},
        pace=pace,
        windows=windows,
        absence=check_absence(found, ("bot", level_names(found)[0]), absent, warm),
        grace=check_grace(grace),
        times=check_times(times or {}, {}),
        spectators=spectators,
        anonymous=anonymous,
        lang=lang,
    )
    first = msgspec.structs.replace(first, invite=secrets.digest(invite))
    done = await house.create(table_id, [first, first_of_all])
    return Made(table_id, None if moderate else seat, token, invite, done.version)


def opened(
    game: Game,
    *,
    options: dict[str, Any],
    pace: PaceName,
    windows: Windows,
    absence: tuple[Absent, str | None],
    grace: int,
    times: dict[Pace, int],
    spectators: bool,
    lang: Language,
    anonymous: bool = False,
    rematch_of: str | None = None,
) -> Opened:
    """The first entry of a table, with a new seal. ``absence``: what becomes of the absent, and which bot plays."""
    secret = secrets.seal_secret()
    return Opened(
        game=game.meta.key,
        rules_version=game.meta.rules_version,
        options=full_options(game, options),
        pace=pace,
        windows=windows,
        warm=absence[1],
        spectators=spectators,
        lang=lang,
        secret=secret.hex(),
        commit=commitment(secret),
        invite="",
        rematch_of=rematch_of,
        absent=absence[0],
        grace=grace,
        times=times,
        anonymous=anonymous,
    )
