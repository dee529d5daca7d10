"""H1 and H2 on the very bytes that the server sends: frames made by its one constructor."""

from __future__ import annotations

import pytest

from mahfel.games.high_society import game as high_society
from mahfel.server import frames
from mahfel.server.frames import FRAME_BYTES, Around, CardCache, messages, standing_of
from mahfel.server.identity import Viewer
from mahfel.server.sheet import Sheet
from mahfel.testing import Broken
from mahfel.testing.at_table.stream import table_stream
from mahfel.testing.at_table.twins import table_twins
from mahfel.testing.toys import TOYS

GAMES = [pytest.param(game, id=game.meta.key) for game in (high_society, *TOYS)]


def sent(table, viewer, after):
    """All messages that bring one viewer up to date, everybody being about."""
    return frame(Sheet(table), viewer, after)


def shared():
    """The same, made from one sheet for everybody who looks at a table, as the server does it."""
    sheets = {}

    def look(table, viewer, after):
        if not sheets or sheets["last"].table is not table:
            sheets["last"] = Sheet(table)
        return frame(sheets["last"], viewer, after)

    return look


def frame(sheet, viewer, after):
    table = sheet.table
    around = Around(here=frozenset(range(len(table.chairs))), watchers=1)
    eyes = Viewer(viewer, standing_of(table, viewer))
    parts = messages(sheet, around, eyes, after, 0, CardCache())
    for part in parts:
        assert len(part) < FRAME_BYTES
    return b"\n".join(parts)


@pytest.mark.parametrize("game", GAMES)
def test_twin_tables_send_the_same_bytes(game, effort):
    table_twins(game, effort, sent)


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_and_who_comes_anew_are_sent_the_same_bytes(game, effort):
    table_stream(game, effort, shared(), sent)


def test_a_part_that_is_shared_with_who_may_not_see_it_is_found(effort, monkeypatch):
    monkeypatch.setattr(type(TOYS[0].arrange()), "FACE_UP", True)
    with pytest.raises(Broken, match="read anew"):
        table_stream(TOYS[0], effort, shared(), unshared)


def unshared(table, viewer, after):
    """A frame made with nothing shared, whatever the game says of itself."""
    sheet = Sheet(table)
    sheet._face_up = False
    return frame(sheet, viewer, after)


def test_a_frame_with_the_secret_of_the_seal_is_found(effort, monkeypatch):
    honest = frames.seal

    def seal(table):
        return frames.Seal(commit=honest(table).commit, secret=str(table.state.deck[-1]) if table.state else None)

    monkeypatch.setattr(frames, "seal", seal)
    with pytest.raises(Broken, match="what you may not know does not reach you"):
        table_twins(high_society, effort, sent)
