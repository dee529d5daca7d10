"""A bot keeps a seat for somebody to come back to; who has left the game has nothing to come back to."""

from __future__ import annotations

import msgspec
import pytest
from test_sheets import NOW, Played

from mahfel.engine import SplitMix64
from mahfel.games.coup import game as coup
from mahfel.games.high_society import game as high_society
from mahfel.games.mafia import game as mafia
from mahfel.server.frames import Around, Framer
from mahfel.server.identity import Viewer
from mahfel.tables import entries
from mahfel.tables.moves import written


def kept(played, framer, seat):
    messages = map(msgspec.json.decode, framer.messages(played.table, Viewer(seat, "seat"), played.table.version, NOW))
    cards = [card for message in messages for card in (message.get("seats") or message["table"].get("seats", ()))]
    (mine,) = [card for card in cards if card["seat"] == seat]
    return mine["kept"]


@pytest.mark.parametrize(("game", "seats"), [(mafia, 8), (coup, 4)])
def test_a_seat_is_kept_until_it_has_left_the_game(game, seats):
    played, chance = Played(game, seats), SplitMix64(3)
    framer = Framer(played.table, Around(frozenset(range(seats)), 0))
    for seat in range(seats):
        played.add(entries.Kept(seat, "easy"))
    assert [kept(played, framer, seat) for seat in range(seats)] == ["easy"] * seats
    while played.table.phase == "play":
        asked = {seat: ask for seat, ask in played.table.state.asked().items() if not ask.optional}
        seat = chance.choice(sorted(asked))
        move = played.table.state.legal(seat).sample(chance) if seat >= 0 else asked[seat].default
        played.add(entries.Moved(seat, written(move), "clock" if seat < 0 else "bot"))
        out = [seat for seat in range(seats) if played.table.state.has_left(seat)]
        shown = [kept(played, framer, seat) for seat in range(seats)]
        assert shown == [None if seat in out else "easy" for seat in range(seats)]
    assert out


def test_nobody_leaves_a_game_in_which_all_play_to_the_end():
    state = high_society.start(3, high_society.meta.options(), SplitMix64(1))
    assert [state.has_left(seat) for seat in range(3)] == [False] * 3
