"""H1 and H2 on the very bytes that the server sends: frames made by its one constructor."""

from __future__ import annotations

import msgspec
import pytest

from mahfel.games.high_society import game as high_society
from mahfel.server.frames import FRAME_BYTES, Around, Framer, standing_of
from mahfel.server.identity import Viewer
from mahfel.tables.table import Table
from mahfel.testing import Broken
from mahfel.testing.at_table.stream import table_stream
from mahfel.testing.at_table.twins import table_twins
from mahfel.testing.toys import TOYS, two_card_coup
from mahfel.testing.toys.two_card_coup.state import CoupState

GAMES = [pytest.param(game, id=game.meta.key) for game in (high_society, *TOYS)]


def new_framer(table):
    """A framer that has made no frame yet, everybody being about."""
    return Framer(table, Around(here=frozenset(range(len(table.chairs))), watchers=1))


def sent(table, viewer, after):
    """All messages that bring one viewer up to date, made with nothing that anybody else was sent."""
    return frames(new_framer(table), table, viewer, after)


def shared():
    """The same, made by one framer for everybody who looks at a table, as the server does it."""
    kept = {}

    def look(table, viewer, after):
        framer = kept.setdefault(table.id, new_framer(table))
        return frames(framer, table, viewer, after)

    return look


def frames(framer, table, viewer, after):
    parts = framer.messages(table, Viewer(viewer, standing_of(table, viewer)), after, 0)
    for part in parts:
        assert len(part) < FRAME_BYTES
        msgspec.json.decode(part)
    return b"\n".join(parts)


@pytest.mark.parametrize("game", GAMES)
def test_twin_tables_send_the_same_bytes(game, effort):
    table_twins(game, effort, sent)


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_and_who_comes_anew_are_sent_the_same_bytes(game, effort):
    table_stream(game, effort, shared(), sent)


def test_a_part_that_is_shared_with_who_may_not_see_it_is_found(effort, monkeypatch):
    def alone(table, viewer, after):
        monkeypatch.setattr(CoupState, "FACE_UP", False)
        made = sent(table, viewer, after)
        monkeypatch.setattr(CoupState, "FACE_UP", True)
        return made

    monkeypatch.setattr(CoupState, "FACE_UP", True)
    with pytest.raises(Broken, match="read anew"):
        table_stream(two_card_coup, effort, shared(), alone)


def test_a_frame_that_shows_what_is_hidden_is_found(effort, monkeypatch):
    honest = Table.channels

    def channels(table, viewer):
        rooms = honest(table, viewer)
        return msgspec.structs.replace(rooms, read=(*rooms.read, f"room {table.state.deck[-1]}"))

    monkeypatch.setattr(Table, "channels", channels)
    with pytest.raises(Broken, match="what you may not know does not reach you"):
        table_twins(high_society, effort, sent)
