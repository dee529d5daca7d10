"""How long decisions take: as the pace has it, or as the host says of a class of time, before and in a game."""

from __future__ import annotations

import pytest

from mahfel.engine import MODERATOR, Refused, registry
from mahfel.games.mafia import game as mafia
from mahfel.games.mafia.arrange import arrange
from mahfel.tables import entries, fold, secrets
from mahfel.tables.asking import decide
from mahfel.tables.come_back import come_back
from mahfel.tables.decisions import TIME, length
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.open import open_table
from mahfel.tables.options import change_options
from mahfel.tables.start import start
from mahfel.tables.times import set_times

if "mafia" not in registry.games():
    registry.add(mafia)

TURN = TIME["normal"]["turn"]
CITY = ("boss", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")


async def code_of(work) -> str:
    with pytest.raises(Refused) as found:
        await work
    return found.value.code


def left(party, table, seat):
    return table.decisions[seat].deadline - party.clock.now()


@pytest.mark.parametrize("pace", ["relaxed", "normal", "quick"])
def test_a_class_of_time_has_the_length_that_was_chosen_and_else_that_of_the_pace(pace):
    times = {"speech": 75, "night": 10}
    for name, usual in TIME[pace].items():
        assert length(pace, times, name) == times.get(name, usual / 1000) * 1000


async def test_the_host_sets_a_length_in_the_lobby_and_takes_it_back(party):
    await party.open()
    await change_options(party.house, party.id, party.who[0], times={"turn": 20, "long": 40})
    await change_options(party.house, party.id, party.who[0], times={"turn": None}, pace="quick")
    assert (await party.table()).times == {"long": 40}
    await change_options(party.house, party.id, party.who[0], times={"turn": 7})
    await party.fill(3)
    await start(party.house, party.id, party.who[0])
    table = await party.table()
    assert left(party, table, await party.turn()) == 7_000


async def test_in_play_what_is_open_keeps_its_time_and_what_is_opened_later_has_the_new_one(party):
    await party.begin(people=3)
    seat = await party.turn()
    before = (await party.table()).decisions[seat]
    await set_times(party.house, party.id, party.who[0], {"turn": 12})
    table = await party.table()
    assert table.decisions[seat] == before
    assert table.times == {"turn": 12}
    await party.act(seat, "pass")
    table = await party.table()
    assert left(party, table, await party.turn()) == 12_000
    await set_times(party.house, party.id, party.who[0], {"turn": None})
    await party.act(await party.turn(), "pass")
    table = await party.table()
    assert left(party, table, await party.turn()) == TURN


async def test_everybody_is_told_who_changed_the_lengths_and_the_log_keeps_them(party):
    await party.begin(people=3)
    await set_times(party.house, party.id, party.who[0], {"turn": 12, "long": 13})
    table = await party.table()
    for viewer in (None, 0, 1, 2):
        (told,) = [event for event in table.events(viewer) if event["type"] == "times_set"]
        assert (told["seat"], told["name"]) == (0, table.chairs[0].name)
    await party.restart()
    assert (await party.table()).times == {"turn": 12, "long": 13}
    rows = await party.house.log.read(party.id)
    assert entries.decode(rows[-1].entry) == entries.TimesSet(0, {"turn": 12, "long": 13})
    assert fold.load(party.id, rows, party.house.find).times == {"turn": 12, "long": 13}


async def test_the_same_lengths_again_are_nothing_that_happened(party):
    await party.begin(people=3, times={"turn": 12})
    before = (await party.table()).version
    for times in ({"turn": 12}, {}, {"long": None}):
        assert (await set_times(party.house, party.id, party.who[0], times)).version == before


async def test_only_the_host_changes_lengths_and_only_while_the_game_goes_on(party):
    await party.open()
    assert await code_of(set_times(party.house, party.id, party.who[0], {"turn": 9})) == "table.not_started"
    await party.fill(3)
    await start(party.house, party.id, party.who[0])
    await party.house.arrive(party.id, party.who[0])
    assert await code_of(set_times(party.house, party.id, party.who[1], {"turn": 9})) == "host.only"
    assert await code_of(set_times(party.house, party.id, secrets.digest("s_x"), {"turn": 9})) == "seat.not_yours"
    assert await code_of(set_times(party.house, party.id, party.who[0], {"turn": 4})) == "settings.out_of_bounds"
    assert await code_of(set_times(party.house, party.id, party.who[0], {"tea": 9})) == "settings.unreadable"
    assert (await party.table()).times == {}
    await party.play_out()
    assert await code_of(set_times(party.house, party.id, party.who[0], {"turn": 9})) == "game.over"


async def test_a_moderator_changes_lengths_and_is_named_without_a_seat(party):
    made = await open_table(party.house, game="mafia", name="Mod", nonce="ab" * 32, moderate=True)
    party.id, leader = made.table, secrets.digest(made.token)
    for number in range(7):
        await join(party.house, party.id, name=f"Player {'ABCDEFG'[number]}", nonce=f"{900 + number:064x}")
    await start(party.house, party.id, leader)
    await set_times(party.house, party.id, leader, {"speech": 30})
    table = await party.table()
    (told,) = [event for event in table.events(3) if event["type"] == "times_set"]
    assert (told["seat"], told["name"]) == (None, "Mod")
    rows = await party.house.log.read(party.id)
    assert entries.decode(rows[-1].entry) == entries.TimesSet(MODERATOR, {"speech": 30})


async def test_who_comes_back_has_the_time_that_holds_now(party):
    await party.begin(people=3, warm=None)
    seat = await party.turn()
    host = party.who[0] if seat != 0 else party.who[1]
    await leave(party.house, party.id, party.who[seat])
    await set_times(party.house, party.id, host, {"turn": 50})
    await come_back(party.house, party.id, party.who[seat])
    assert left(party, await party.table(), seat) == 50_000


async def test_a_length_of_ones_own_is_shortened_with_three_left_as_any_other(party):
    await party.open("mafia", times={"speech": 30, "night": 50})
    for number in range(1, 7):
        await join(party.house, party.id, name=f"Player {'ABCDEFG'[number]}", nonce=f"{900 + number:064x}")
    await start(party.house, party.id, party.who[0])
    live = await party.house.live(party.id)
    for position, ms in (
        ({"time": "talk", "out": ()}, 30_000),
        ({"time": "talk", "out": (6, 5, 4, 3)}, 15_000),
        ({"time": "night", "out": ()}, 50_000),
        ({"time": "hands", "out": ()}, TIME["normal"]["vote"]),
    ):
        live.table.state = arrange(roles=CITY, cycle=2, **position)
        row = type("Row", (), {"version": live.table.version, "at": party.clock.now()})()
        decide(live.table, row, None, same_phase=False)
        due = {found.deadline for found in live.table.decisions.values() if found.deadline is not None}
        assert due == {party.clock.now() + ms}


async def test_at_a_table_of_thirteen_a_turn_to_speak_lasts_fifty_seconds(party):
    await party.open("mafia")
    live = await party.house.live(party.id)
    for living, ms in ((12, 60_000), (13, 50_000), (19, 45_000)):
        live.table.state = arrange(roles=CITY + ("citizen",) * (living - 7), cycle=2, time="talk")
        row = type("Row", (), {"version": live.table.version, "at": party.clock.now()})()
        decide(live.table, row, None, same_phase=False)
        (due,) = {found.deadline for found in live.table.decisions.values() if found.deadline is not None}
        assert due == party.clock.now() + ms
