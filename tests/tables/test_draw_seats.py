"""Seats by lot: the host has it decided by chance who sits where."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mahfel.engine import MODERATOR, Refused, registry
from mahfel.games.mafia import game as mafia
from mahfel.tables import entries, secrets
from mahfel.tables.change_seat import change_seat
from mahfel.tables.draw_seats import draw_seats
from mahfel.tables.hand_over import hand_over
from mahfel.tables.lot import drawn
from mahfel.tables.open import open_table
from mahfel.tables.options import change_options
from mahfel.tables.rematch import rematch
from mahfel.tables.remove import remove
from mahfel.tables.seat_bot import seat_bot
from mahfel.tables.start import start
from mahfel.tables.take import take
from mahfel.tables.talk import say

if "mafia" not in registry.games():
    registry.add(mafia)


async def code_of(work) -> str:
    with pytest.raises(Refused) as found:
        await work
    return found.value.code


def sitting(table):
    return {chair.seat: chair.name for chair in table.chairs if chair.kind != "empty"}


@pytest.fixture
def lot(monkeypatch):
    """What the next lots are."""
    orders: list[tuple[int, ...]] = []
    for place in ("mahfel.tables.draw_seats.drawn", "mahfel.tables.start.drawn"):
        monkeypatch.setattr(place, lambda table: orders.pop(0))
    return orders


async def test_everybody_gets_one_of_the_chairs_that_are_taken_and_free_chairs_stay_free(party, lot):
    await party.open(seat=1)
    await party.fill(2)  # at 0
    await seat_bot(party.house, party.id, party.who[0], 4, "easy")
    before = sitting(await party.table())
    lot.append((4, 1, 0))
    await draw_seats(party.house, party.id, party.who[0])
    table = await party.table()
    assert sitting(table) == {0: before[4], 1: before[1], 4: before[0]}
    assert [chair.kind for chair in table.chairs] == ["bot", "person", "empty", "empty", "person"]
    assert [chair.seat for chair in table.chairs] == list(range(5))
    assert table.chairs[0].level == "easy"


async def test_the_order_is_a_permutation_of_who_sits_and_lies_in_the_log(party):
    await party.open(seat=3)
    await party.fill(3, bots=1)
    taken = {chair.seat for chair in (await party.table()).chairs if chair.kind != "empty"}
    await draw_seats(party.house, party.id, party.who[0])
    row = entries.decode((await party.house.log.read(party.id))[-1].entry)
    assert isinstance(row, entries.SeatsDrawn)
    assert set(row.order) == taken
    assert len(row.order) == len(taken)


async def test_each_order_comes_up_and_about_as_often_as_any_other(party):
    await party.open()
    await party.fill(3)
    table = (await party.table()).copy()
    seen: dict[tuple[int, ...], int] = {}
    for number in range(600):
        table.lots = number
        order = drawn(table)
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(60 <= times <= 140 for times in seen.values())


async def test_a_lot_depends_on_everybodys_part_of_the_seed_and_on_the_secret(party):
    await party.open()
    await party.fill(5)
    table = (await party.table()).copy()
    first = [drawn(_after(table, lots)) for lots in range(8)]
    other = table.copy()
    other.secret = "ab" * 32
    assert [drawn(_after(other, lots)) for lots in range(8)] != first
    another = table.copy()
    another.chairs = (*table.chairs[:4], replace(table.chairs[4], nonce="cd" * 32))
    assert [drawn(_after(another, lots)) for lots in range(8)] != first


def _after(table, lots):
    found = table.copy()
    found.lots = lots
    return found


async def test_whoever_draws_again_does_not_know_what_comes(party):
    await party.open()
    await party.fill(5)
    orders = []
    for _ in range(6):
        await draw_seats(party.house, party.id, party.who[0])
        orders.append(tuple(sitting(await party.table()).values()))
    assert len(set(orders)) > 1
    assert (await party.table()).lots == 6


async def test_the_hosts_right_goes_along_with_the_person(party, lot):
    await party.open()
    await party.fill(3)
    lot.append((1, 2, 0))
    await draw_seats(party.house, party.id, party.who[0])
    table = await party.table()
    assert table.host == 2
    assert [table.seat_of(who) for who in party.who] == [2, 0, 1]
    await remove(party.house, party.id, party.who[0], 0)
    assert sitting(await party.table()).keys() == {1, 2}


async def test_everybody_is_told_and_the_story_speaks_of_the_new_seats(party, lot):
    await party.open()
    await party.fill(3)
    await say(party.house, party.id, party.who[1], command="c1", room="table", text="hello")
    lot.append((1, 2, 0))
    await draw_seats(party.house, party.id, party.who[0])
    table = await party.table()
    for viewer in (0, 1, 2, None):
        assert party.events(table, viewer)[-1] == "seats_drawn"
        told = [event for event in table.events(viewer) if event.get("seat") is not None]
        assert len(told) == 4
        assert all(table.chairs[event["seat"]].name == event["name"] for event in told)


async def test_a_command_that_is_sent_again_after_the_lot_is_answered_as_before_and_is_nobody_elses(party, lot):
    await party.open()
    await party.fill(3)
    first = await say(party.house, party.id, party.who[1], command="same", room="table", text="one")
    lot.append((1, 2, 0))
    await draw_seats(party.house, party.id, party.who[0])
    again = await say(party.house, party.id, party.who[1], command="same", room="table", text="one")
    assert again == first
    other = await say(party.house, party.id, party.who[2], command="same", room="table", text="two")
    assert other.version > first.version
    assert party.events(await party.table()).count("said") == 2


async def test_a_code_for_another_device_follows_its_person(party, lot):
    await party.open()
    await party.fill(3)
    offer = await hand_over(party.house, party.id, party.who[0])
    lot.append((1, 2, 0))
    await draw_seats(party.house, party.id, party.who[0])
    assert (await take(party.house, party.id, offer.code)).seat == 2


async def test_only_the_host_draws_and_only_before_the_start(party):
    await party.open()
    await party.fill(3)
    assert await code_of(draw_seats(party.house, party.id, party.who[1])) == "host.only"
    assert await code_of(draw_seats(party.house, party.id, secrets.digest("s_nobody"))) == "seat.not_yours"
    before = (await party.table()).version
    await start(party.house, party.id, party.who[0])
    assert await code_of(draw_seats(party.house, party.id, party.who[0])) == "table.started"
    assert (await party.table()).version == before + 1


async def test_when_the_host_is_gone_somebody_else_draws(party):
    await party.open()
    await party.fill(3)
    await party.clock.advance(31_000)
    await draw_seats(party.house, party.id, party.who[2])
    table = await party.table()
    assert table.host == table.seat_of(party.who[2])
    assert party.events(table)[-2:] == ["host_passed", "seats_drawn"]


async def test_one_alone_stays_where_they_are_and_nothing_is_written(party):
    await party.open(seat=2)
    before = await party.table()
    done = await draw_seats(party.house, party.id, party.who[0])
    assert done.version == before.version
    assert (await party.table()).lots == 0


async def test_who_leads_without_playing_may_draw(party):
    made = await open_table(party.house, game="mafia", name="Leader", nonce="0" * 64, moderate=True)
    party.id, party.who, party.tokens = made.table, [secrets.digest(made.token)], [made.token]
    await party.fill(4)
    await draw_seats(party.house, party.id, party.who[0])
    table = await party.table()
    assert (table.lots, table.host) == (1, MODERATOR)
    assert sorted(table.seat_of(who) for who in party.who[1:]) == [0, 1, 2]


async def test_after_a_lot_the_lowest_chair_is_first_without_one_it_is_the_hosts(party, lot):
    await party.open()
    await party.fill(3)
    names = list(sitting(await party.table()).values())
    lot.append((1, 2, 0))
    await draw_seats(party.house, party.id, party.who[0])
    await start(party.house, party.id, party.who[0])
    table = await party.table()
    assert [chair.name for chair in table.chairs] == [names[1], names[2], names[0]]
    assert table.host == 2

    await party.open(seat=2)
    await party.fill(3)
    await start(party.house, party.id, party.who[0])
    assert (await party.table()).chairs[0].name == names[0]


async def test_whoever_changes_seats_after_the_lot_sits_there_and_the_order_stays_that_of_the_chairs(party, lot):
    await party.open()
    await party.fill(3)
    lot.append((1, 2, 0))
    await draw_seats(party.house, party.id, party.who[0])
    await change_seat(party.house, party.id, party.who[1], 4)  # who had the first chair
    names = list(sitting(await party.table()).values())
    await start(party.house, party.id, party.who[0])
    assert [chair.name for chair in (await party.table()).chairs] == names


async def test_in_the_lobby_of_a_rematch_the_same_people_play_on_in_seats_by_lot(party, lot):
    await party.begin(people=3, game="coup")
    old = await party.play_out()
    party.id = await rematch(party.house, party.id, party.who[1])
    before = await party.table()
    lot.append((2, 0, 1))
    await draw_seats(party.house, party.id, party.who[0])
    table = await party.table()
    assert sitting(table) == {0: old.chairs[2].name, 1: old.chairs[0].name, 2: old.chairs[1].name}
    assert (table.options, table.pace, table.host) == (before.options, before.pace, 1)
    # Who won the game before begins the next one, where they sit now.
    moved = {2: 0, 0: 1, 1: 2, None: None}
    assert table.last_winner == moved[before.last_winner]
    await start(party.house, party.id, party.who[0])
    assert [chair.name for chair in (await party.table()).chairs] == list(sitting(table).values())


async def test_after_a_restart_everybody_sits_where_the_lot_has_put_them(party):
    await party.open()
    await party.fill(3, bots=1)
    await change_options(party.house, party.id, party.who[0], pace="quick")
    await draw_seats(party.house, party.id, party.who[0])
    before = await party.table()
    await party.restart()
    after = await party.table()
    assert (after.chairs, after.host, after.lots) == (before.chairs, before.host, 1)
    assert after.events(None) == before.events(None)
