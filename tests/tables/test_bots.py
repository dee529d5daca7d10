"""Bots at live tables: by the same way as people, in processes of their own, and a default for whoever fails."""

from __future__ import annotations

import asyncio
import os
import signal

import msgspec
import pytest

from mahfel.engine import SplitMix64, registry
from mahfel.store import StoreFull
from mahfel.store.sqlite import SqliteLog
from mahfel.tables.bot_play import human_pause, no_pause
from mahfel.tables.bot_runner import BotFault, BotForgotten, BotProcesses, Question
from mahfel.tables.bot_sights import Witness
from mahfel.tables.house import House
from mahfel.tables.leave import leave
from mahfel.tables.record import record_of
from mahfel.tables.start import start


def types(table) -> list[str]:
    return [event["type"] for event in table.events(None)]


async def test_bots_play_a_whole_game_with_one_person(party, high_society):
    await party.begin(people=1, bots=3)
    table = await party.play_out()
    assert table.state.outcome() is not None
    assert "defaulted" not in types(table)
    assert {question.seat for question in party.bots.asked} <= {1, 2, 3}
    record_of(table)


async def test_a_bot_is_shown_its_own_view_and_nothing_of_the_state(party):
    await party.begin(people=1, bots=2, game="two_card_coup")
    await party.play_out()
    assert party.bots.asked
    for question in party.bots.asked:
        game = registry.find(question.game)
        view = game.read_view(msgspec.json.decode(question.view))
        assert view.viewer == question.seat
        hidden = [player.card for seat, player in enumerate(view.players) if seat != question.seat and player.alive]
        assert set(hidden) == {None}
    assert set(Question.__struct_fields__) == {
        "player", "game", "level", "seed", "seat", "view", "known", "sights",
    }  # fmt: skip


async def test_a_bot_sees_the_open_moves_of_the_others_once_each_and_no_sealed_answer(party):
    await party.begin(people=1, bots=2, game="two_card_coup")
    table = await party.play_out()
    witness = Witness(table, 1)
    seen = [(sight.seat, msgspec.json.decode(sight.move)["type"]) for sight in witness.news(table)]
    assert seen == [(seat, move) for seat, move in table.moves if seat != 1 and move in ("work", "claim")]
    assert witness.news(table) == ()
    told = [sight for question in party.bots.asked if question.seat == 1 for sight in question.sights]
    assert len(told) <= len(seen)


@pytest.mark.parametrize("late", [True, False])
async def test_a_bot_that_fails_or_is_late_plays_the_default_and_the_log_says_so(party, late):
    party.bots.fail = BotFault("boom", late=late)
    await party.begin(people=2, bots=1)
    table = await party.play_out()
    assert table.phase == "over"
    whys = [
        msgspec.json.decode(row.entry)["why"]
        for row in await party.house.log.read(party.id)
        if b'"defaulted"' in row.entry
    ]
    assert whys
    assert set(whys) == {"bot_late" if late else "bot_failed"}
    defaulted = [event["seat"] for event in table.events(None) if event["type"] == "defaulted"]
    assert set(defaulted) == {2}


async def test_a_bot_that_chooses_what_is_not_allowed_plays_the_default(party):
    party.bots.say = lambda question: {"type": "bid", "cards": [7]}
    await party.begin(people=2, bots=1)
    table = await party.play_out()
    rows = [row.entry for row in await party.house.log.read(party.id)]
    assert any(b"bot_illegal" in row for row in rows)
    assert table.phase == "over"


async def test_a_bot_that_talks_nonsense_plays_the_default(party):
    party.bots.say = lambda question: {"words": "I fold"}
    await party.begin(people=2, bots=1)
    assert (await party.play_out()).phase == "over"


async def test_a_bot_that_was_thinking_when_the_server_died_thinks_again(party, monkeypatch):
    choose = party.bots.choose

    async def ponder(question):
        await asyncio.sleep(60)

    monkeypatch.setattr(party.bots, "choose", ponder)
    await party.begin(people=2, bots=1)
    while await party.turn() != 2:
        await party.act(await party.turn(), "pass")
    await party.restart()
    monkeypatch.setattr(party.bots, "choose", choose)
    moves = len((await party.table()).moves)
    assert party.house.counts()["tables"] == 1
    await party.eventually(lambda table: len(table.moves) > moves)


async def test_a_table_of_bots_goes_on_after_a_restart_though_nobody_looks(party, monkeypatch):
    await party.begin(people=1, bots=2)
    choose = party.bots.choose

    async def ponder(question):
        await asyncio.sleep(60)

    monkeypatch.setattr(party.bots, "choose", ponder)
    await leave(party.house, party.id, party.who[0])
    await party.restart()
    monkeypatch.setattr(party.bots, "choose", choose)
    await party.clock.advance(0)
    for _ in range(30_000):
        if await party.house.log.deadlines() == []:
            break
        await asyncio.sleep(0.002)
    assert (await party.table()).phase == "over"


async def test_a_bot_waits_for_space_on_the_disk(party, monkeypatch):
    await party.begin(people=2, bots=1)
    thinking, go = asyncio.Event(), asyncio.Event()
    choose = party.bots.choose

    async def ponder(question):
        thinking.set()
        await go.wait()
        return await choose(question)

    monkeypatch.setattr(party.bots, "choose", ponder)
    while (seat := await party.turn()) != 2:
        await party.act(seat, "pass")
    await thinking.wait()
    moves, put = len((await party.table()).moves), party.house.log.put

    def tight(*arguments):
        asyncio.get_running_loop().call_soon(arguments[-1], StoreFull("no space"))

    monkeypatch.setattr(party.house.log, "put", tight)
    go.set()
    await party.clock.advance(10_000)
    assert len((await party.table()).moves) == moves
    monkeypatch.setattr(party.house.log, "put", put)
    await party.clock.advance(2_000)
    await party.eventually(lambda table: len(table.moves) > moves)


def test_bots_take_the_time_that_people_need_to_follow_them():
    pauses = [human_pause("table", version) for version in range(200)]
    assert all(0.8 <= pause <= 1.6 for pause in pauses)
    assert len(set(pauses)) > 100
    assert human_pause("table", 1) == human_pause("table", 1)
    assert no_pause("table", 1) == 0


async def test_a_bot_waits_before_it_answers(party):
    await party.house.close()
    party.house = House(
        await SqliteLog.open(party.path), party.bots, clock=party.clock, pause=lambda table, version: 1.5
    )
    await party.house.start()
    await party.begin(people=2, bots=1)
    while (seat := await party.turn()) != 2:
        await party.act(seat, "pass")
    moves = len((await party.table()).moves)
    await party.clock.advance(1_499)
    assert party.bots.asked == []
    await party.clock.advance(1)
    await party.eventually(lambda table: len(table.moves) > moves)


# -- the processes -------------------------------------------------------------------------------------------------


def question(player: str = "t/1/easy", level: str = "easy", game: str = "high_society", **changes) -> Question:
    found = registry.find(game)
    state = found.start(3, found.read_options({}), SplitMix64(5))
    (seat,) = state.asked()
    view = msgspec.Raw(msgspec.json.encode(state.view(seat)))
    fields = {"seed": 1, "seat": seat, "view": view, "known": 0, "sights": ()}
    return Question(player=player, game=game, level=level, **{**fields, **changes})


@pytest.fixture
async def processes():
    made = BotProcesses(1, patience_s=20)
    yield made
    await made.close()


async def test_a_worker_answers_with_a_legal_move_and_always_the_same(processes):
    asked = question()
    first = await processes.choose(asked)
    game = registry.find("high_society")
    world = game.imagine(game.read_view(msgspec.json.decode(asked.view)), SplitMix64(1))
    assert game.read_move(msgspec.json.decode(first)) in world.legal(asked.seat)
    assert bytes(await processes.choose(asked)) == bytes(first)


async def test_a_worker_that_does_not_remember_a_bot_says_so(processes):
    with pytest.raises(BotForgotten):
        await processes.choose(question(known=4))


@pytest.mark.parametrize("level", ["genius", ""])
async def test_a_question_that_cannot_be_answered_is_a_fault_and_the_worker_lives_on(processes, level, capfd):
    with pytest.raises(BotFault):
        await processes.choose(question(level=level))
    await processes.choose(question())


async def test_a_worker_that_is_killed_is_replaced(processes):
    await processes.choose(question())
    worker = processes._workers[0]
    os.kill(worker._process.pid, signal.SIGKILL)
    await worker._process.wait()
    await processes.choose(question())


async def test_a_worker_that_hangs_is_ended(tmp_path, monkeypatch):
    (tmp_path / "slow_game.py").write_text("import time\nfrom mahfel.games.high_society import game\ntime.sleep(30)\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    processes = BotProcesses(1, places=["slow_game:game"], patience_s=0.5)
    with pytest.raises(BotFault) as fault:
        await processes.choose(question())
    assert fault.value.late
    assert processes._workers[0]._process is None
    await processes.close()


async def test_a_live_table_is_played_to_the_end_by_bots_in_processes(party):
    await party.house.close()
    party.house = House(await SqliteLog.open(party.path), BotProcesses(1), clock=party.clock, pause=no_pause)
    await party.house.start()
    await party.open()
    for level in ("easy", "normal", "normal"):
        await party.fill(bots=1, level=level)
    await start(party.house, party.id, party.who[0])
    await leave(party.house, party.id, party.who[0])
    for _ in range(240):
        table = await party.table()
        if table.phase == "over":
            break
        await asyncio.sleep(0.5)
    assert table.phase == "over"
    assert "defaulted" not in types(table)
