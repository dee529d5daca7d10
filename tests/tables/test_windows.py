"""Windows: several seats are asked at once, and neither speed nor order matters."""

from __future__ import annotations

import itertools

import pytest

from mahfel.engine import Refused
from mahfel.tables.decisions import TIME
from mahfel.tables.expire import expire
from mahfel.tables.hurry import give_time
from mahfel.tables.leave import leave
from mahfel.tables.talk import say

WINDOW = TIME["normal"]["window"]


async def claimed(party, windows: str, people: int = 3):
    await party.begin(people=people, game="two_card_coup", windows=windows)
    await party.act(0, "claim")
    return await party.table()


async def test_in_a_swift_window_an_answer_of_another_does_not_make_mine_stale(party):
    seen = await claimed(party, "swift")
    assert sorted(seen.decisions) == [1, 2]
    await party.act(2, "allow", version=seen.version)
    table = await party.table()
    assert table.decision(1) == seen.decision(1)  # same version, same deadline
    assert table.decision(2) is None
    await party.act(1, "allow", version=seen.version)
    assert (await party.table()).decision(1).ask.kind == "turn"


async def test_a_late_answer_to_a_window_is_no_answer_to_the_next_one(party):
    seen = await claimed(party, "swift")
    await party.act(1, "allow")
    await party.act(2, "allow")
    await party.act(1, "claim")
    assert sorted((await party.table()).decisions) == [0, 2]
    with pytest.raises(Refused) as refusal:
        await party.act(2, "allow", version=seen.version)
    assert refusal.value.code == "move.stale"


@pytest.mark.parametrize("windows", ["swift", "even"])
async def test_every_order_of_answers_leads_to_the_same_position(party, windows):
    ends = set()
    for order in itertools.permutations([1, 2]):
        await claimed(party, windows)
        # the same deal for all: only the order differs
        live = await party.house.live(party.id)
        live.table.state.cards[:] = ["fool", "crown", "crown"]
        for seat in order:
            await party.act(seat, "doubt", version=live.table.decisions[seat].version)
        if windows == "even":
            await party.clock.advance(WINDOW)
        table = await party.eventually(lambda table: "doubted" in party.events(table))
        doubted = next(event for event in table.events(None) if event["type"] == "doubted")
        ends.add((doubted["seat"], tuple(table.state.alive), tuple(table.state.coins)))
    assert len(ends) == 1
    assert next(iter(ends))[0] == 1  # the first in the order of play


async def test_a_swift_window_shows_whom_it_waits_for(party):
    await claimed(party, "swift")
    assert [decision.seat for decision in (await party.table()).waiting(0)] == [1, 2]
    await party.act(2, "allow")
    assert [decision.seat for decision in (await party.table()).waiting(None)] == [1]


async def test_no_number_grows_with_an_answer_that_is_held_back(party):
    seen = await claimed(party, "even")
    done = await party.act(1, "allow", command="w1")
    assert done.version == (await party.table()).version == seen.version
    said = await say(party.house, party.id, party.who[0], command="s1", room="table", text="well?")
    table = await party.table()
    assert said.version == table.version == seen.version + 1  # as if nobody had answered
    assert [event["v"] for event in table.events(0, seen.version)] == [said.version]
    await party.restart()
    again = await party.table()
    assert (again.version, again.rows, again.story) == (table.version, table.rows, table.story)
    assert (await party.act(1, "allow", command="w1")).version == done.version
    await party.act(2, "doubt", version=seen.version)
    await party.clock.advance(WINDOW)
    table = await party.eventually(lambda table: len(table.moves) >= 3)
    numbers = [event["v"] for event in table.events(None, 0)]
    assert numbers == sorted(numbers)
    assert numbers[-1] == table.version == table.rows - 2


async def test_an_even_window_shows_nobody_and_stays_open_to_its_end(party):
    seen = await claimed(party, "even")
    assert seen.waiting(None) == []
    for viewer in (0, 1, 2, None):
        assert seen.waiting(viewer) == []
    await party.act(1, "allow")
    await party.act(2, "doubt")
    table = await party.table()
    assert table.decision(1) is None
    assert table.decision(2) is None
    assert table.events(None, seen.version) == []
    assert table.view(0) == seen.view(0)
    assert table.moves == seen.moves
    await party.clock.advance(WINDOW - 1)
    assert (await party.table()).rows == table.rows
    await party.clock.advance(1)
    table = await party.eventually(lambda table: len(table.moves) >= 3)
    assert table.moves[1:3] == [(1, "allow"), (2, "doubt")]
    assert "defaulted" not in party.events(table)


async def test_nobody_but_the_seat_itself_may_notice_an_answer_that_is_held_back(party):
    await claimed(party, "even")
    assert (await party.table()).only_for is None
    await party.act(2, "allow")
    assert (await party.table()).only_for == {2}
    await party.clock.advance(WINDOW)
    table = await party.eventually(lambda table: len(table.moves) >= 3)
    assert table.only_for is None


async def test_whoever_comes_back_by_an_answer_that_is_held_back_is_seen_to_be_back(party):
    await claimed(party, "even")
    await leave(party.house, party.id, party.who[2])
    before = (await party.table()).version
    await party.act(2, "allow")
    table = await party.table()
    assert (table.chairs[2].left, table.version, table.only_for) == (False, before + 1, None)


async def test_whose_time_is_up_gets_no_more_of_it_while_the_answers_are_opened_one_by_one(party):
    await claimed(party, "even")
    await party.act(1, "allow")
    party.clock.jump(WINDOW)  # the timer has not rung yet
    live = await party.house.live(party.id)
    await party.house.change(party.id, lambda table, _, now: expire(table, live.presence, now))
    table = await party.table()
    assert (table.moves[1:], sorted(table.decisions)) == ([(1, "allow")], [2])
    with pytest.raises(Refused) as refused:
        await give_time(party.house, party.id, party.who[0])
    assert refused.value.code == "time.enough"
    await party.clock.advance(0)
    table = await party.eventually(lambda table: len(table.moves) >= 3)
    assert table.moves[2][0] == 2


async def test_in_an_even_window_whoever_says_nothing_gets_the_default_at_its_end(party):
    await claimed(party, "even")
    await party.act(2, "doubt")
    await party.clock.advance(WINDOW)
    table = await party.eventually(lambda table: len(table.moves) >= 3)
    assert table.moves[1:3] == [(1, "allow"), (2, "doubt")]
    assert [event["seat"] for event in table.events(None) if event["type"] == "defaulted"] == [1]


async def test_an_answer_that_is_held_back_is_given_once_and_must_be_legal(party):
    await claimed(party, "even")
    with pytest.raises(Refused) as refusal:
        await party.act(1, "work")
    assert refusal.value.code.startswith(("game.", "move."))
    first = await party.act(1, "allow", command="u1")
    assert await party.act(1, "allow", command="u1") == first
    with pytest.raises(Refused) as refusal:
        await party.act(1, "doubt")
    assert refusal.value.code == "game.not_asked"


async def test_answers_that_are_held_back_survive_a_restart(party):
    await claimed(party, "even")
    await party.act(2, "doubt")
    await party.restart()
    table = await party.table()
    assert table.decision(2) is None
    assert table.decision(1) is not None
    await party.clock.advance(WINDOW)
    assert (await party.eventually(lambda table: len(table.moves) >= 3)).moves[2] == (2, "doubt")


async def test_an_even_window_is_no_shorter_because_somebody_left(party):
    seen = await claimed(party, "even")
    await leave(party.house, party.id, party.who[1])
    assert (await party.table()).decisions[1].deadline == seen.decisions[1].deadline


async def test_bots_answer_an_even_window_without_being_noticed(party):
    await party.begin(people=1, bots=2, game="two_card_coup", windows="even")
    await party.act(0, "claim")
    table = await party.eventually(lambda table: len(table.held) == 2)
    assert table.events(None, 0)[-1]["type"] == "claimed"
    await party.clock.advance(WINDOW)
    table = await party.eventually(lambda table: len(table.moves) >= 3)
    assert table.moves[1:3] == [(1, "allow"), (2, "allow")]
