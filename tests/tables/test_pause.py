"""The host stops a game for a while: nothing moves, nothing runs out, and afterwards everybody has what they had."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import mafia_city
import msgspec
import pytest
from mafia_city import classic as city

from mahfel.engine import CLOCK, MODERATOR, Refused, registry
from mahfel.server.frames import Around, Framer
from mahfel.server.identity import Viewer
from mahfel.store.sqlite import SqliteLog
from mahfel.tables import fold, secrets
from mahfel.tables.bot_play import no_pause
from mahfel.tables.come_back import come_back
from mahfel.tables.decisions import GONE, TIME
from mahfel.tables.exclude import exclude
from mahfel.tables.expire import due, expire
from mahfel.tables.hand_over import hand_over
from mahfel.tables.house import House
from mahfel.tables.hurry import MORE, give_time, skip
from mahfel.tables.invite import invite
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.open import open_table
from mahfel.tables.pause import pause, resume
from mahfel.tables.presence import GRACE, HOST_GRACE
from mahfel.tables.start import start
from mahfel.tables.take import take
from mahfel.tables.talk import say
from mahfel.testing.at_table.sight import table_sight

LONG = 40 * 60_000
"""A pause (ms) that is longer than any deadline of a table of this pace."""


async def refused(doing):
    with pytest.raises(Refused) as raised:
        await doing
    return raised.value.code


async def stop(party, seat=0):
    return await pause(party.house, party.id, party.who[seat])


async def go_on(party, seat=0):
    return await resume(party.house, party.id, party.who[seat])


async def still(party, rows):
    """However long it lasts, nothing is written."""
    for _ in range(4):
        await party.clock.advance(LONG // 4)
        await asyncio.sleep(0.01)
    assert (await party.house.log.read(party.id))[-1].version == rows
    assert (await party.table()).rows == rows


async def put(party, **position):
    """Another position, which stays in memory: the log does not lead to it."""
    table = await mafia_city.put(party, **position)
    table.decisions = dict(table.decisions)
    (await party.house.live(party.id)).listeners.append(lambda rows: None)
    return table


# -- what stands still -------------------------------------------------------------------------------------------------


async def test_while_a_game_is_paused_no_deadline_fires_and_afterwards_each_has_what_was_left_of_it(party):
    await party.begin(3, warm=None)
    await party.clock.advance(10_000)
    before = (await party.table()).decisions
    await stop(party)
    table = await party.table()
    assert table.paused == party.clock.now()
    assert table.decisions == before
    await still(party, table.rows)
    await go_on(party)
    table = await party.table()
    assert table.paused is None
    for seat, decision in table.decisions.items():
        assert decision.deadline == before[seat].deadline + LONG
        assert decision.version == before[seat].version
    (seat,) = table.decisions
    left = table.decisions[seat].deadline - party.clock.now()
    assert left == TIME["normal"]["turn"] - 10_000
    await party.clock.advance(left - 1)
    assert (await party.table()).moves == []
    await party.clock.advance(1)
    await party.eventually(lambda now: len(now.moves) == 1)


@pytest.mark.parametrize("pace", ["relaxed", "normal", "quick"])
@pytest.mark.parametrize("game", ["high_society", "two_card_coup", "coin_auction"])
async def test_every_game_is_paused_at_every_pace_and_in_even_windows_too(party, game, pace):
    people = registry.find(game).meta.seats[0]
    await party.begin(people, game=game, pace=pace, windows="even", warm=None)
    await stop(party)
    table = await party.table()
    await party.clock.advance(8 * 24 * 3_600_000)
    await asyncio.sleep(0.02)
    assert (await party.table()).rows == table.rows
    await go_on(party)
    table = await party.table()
    first = min(found.deadline for found in table.decisions.values() if found.deadline is not None)
    await party.clock.advance(first - party.clock.now())
    await party.eventually(lambda now: len(now.moves) > 0)


async def test_a_night_waits_as_well_and_what_was_chosen_in_it_is_kept(party):
    await city(party)
    await put(party, time="night", cycle=2)
    await party.act(0, "act shot@4")
    await stop(party)
    table = await party.table()
    assert 0 in table.held
    await still(party, table.rows)
    assert await refused(party.act(2, "act save@5")) == "table.paused"
    await go_on(party)
    await party.clock.advance(TIME["normal"]["night"])
    assert (await party.eventually(lambda now: now.state.now == 6)).state.gone == (4,)


async def test_the_seat_of_the_clock_does_not_move_either(party):
    await party.begin(3)
    table = (await party.table()).copy()
    (decision,) = table.decisions.values()
    table.decisions = {CLOCK: msgspec.structs.replace(decision, seat=CLOCK)}
    late, presence = decision.deadline + 1, (await party.house.live(party.id)).presence
    assert due(table) == decision.deadline
    assert [entry.by for entry in expire(table, presence, late)] == ["clock"]
    table.paused = decision.opened
    assert due(table) is None
    assert expire(table, presence, late) == []


async def test_a_person_is_refused_whether_they_are_asked_or_not_and_the_table_does_not_change(party):
    await party.begin(3)
    await stop(party)
    before = await party.table()
    for seat in range(3):
        assert await refused(party.act(seat, "pass")) == "table.paused"
    assert (await party.table()) is before
    await go_on(party)
    seat = await party.turn()
    await party.act(seat, "pass", version=before.decisions[seat].version)
    assert (await party.table()).moves == [(seat, "pass")]


async def test_talk_goes_on_while_a_game_is_paused(party):
    await party.begin(3)
    await stop(party)
    await say(party.house, party.id, party.who[1], command="t", room="table", text="back in a minute")
    assert "said" in party.events(await party.table())


async def to_a_bot(party):
    """Whoever is not a bot passes until a bot is asked."""
    while (await party.turn()) == 0:
        await party.act(0, "pass")


# -- bots --------------------------------------------------------------------------------------------------------------


async def test_a_bot_whose_turn_it_is_does_not_move_while_a_game_is_paused_and_does_afterwards(party):
    party.bots.say = None
    await party.begin(1, bots=2)
    while (await party.turn()) != 0:
        await party.eventually(lambda now: 0 in now.decisions)
    await stop(party)
    table = await party.table()
    asked, moves = len(party.bots.asked), len(table.moves)
    assert await refused(party.act(0, "pass")) == "table.paused"
    await still(party, table.rows)
    assert len(party.bots.asked) == asked
    await go_on(party)
    await to_a_bot(party)
    await party.eventually(lambda now: any(seat != 0 for seat, _ in now.moves[moves:]))


async def test_what_a_bot_thought_of_while_the_game_was_being_paused_comes_after_the_pause(party):
    gate = asyncio.Event()
    honest = party.bots.choose

    async def choose(question):
        await gate.wait()
        return await honest(question)

    party.bots.choose = choose
    await party.begin(1, bots=2)
    await to_a_bot(party)
    table = await party.table()
    moves = len(table.moves)
    await stop(party)
    gate.set()
    await still(party, table.rows + 1)
    live = await party.house.live(party.id)
    assert live.thinking == {}
    await go_on(party)
    await party.eventually(lambda now: len(now.moves) > moves)


async def test_a_bot_that_was_still_thinking_at_the_end_of_the_pause_answers_then(party):
    gate = asyncio.Event()
    honest = party.bots.choose

    async def choose(question):
        await gate.wait()
        return await honest(question)

    party.bots.choose = choose
    await party.begin(1, bots=2)
    await to_a_bot(party)
    moves = len((await party.table()).moves)
    await stop(party)
    await go_on(party)
    gate.set()
    await party.eventually(lambda now: len(now.moves) > moves)


async def test_a_bot_may_answer_though_the_game_goes_on_before_it_has_noticed_that_it_was_stopped(party, monkeypatch):
    """Pause and resume stand in the table's line before and after the bot's answer."""
    gate = asyncio.Event()
    honest = party.bots.choose

    async def choose(question):
        await gate.wait()
        return await honest(question)

    party.bots.choose = choose
    await party.begin(1, bots=2)
    await to_a_bot(party)
    moves = len((await party.table()).moves)
    for _ in range(20):
        stopping = asyncio.ensure_future(stop(party))
        gate.set()
        await stopping
        await go_on(party)
        gate.clear()
    gate.set()
    await party.eventually(lambda now: len(now.moves) > moves)


# -- a server that begins again ----------------------------------------------------------------------------------------


async def test_a_server_that_begins_again_while_a_game_is_paused_lets_nothing_fire(party):
    await party.begin(2, bots=1, warm="easy")
    await stop(party)
    rows = (await party.table()).rows
    assert await party.house.log.deadlines() == []
    await party.restart()
    await party.clock.advance(LONG)
    await asyncio.sleep(0.02)
    assert party.house.counts()["tables"] == 0
    assert (await party.house.log.read(party.id))[-1].version == rows
    table = await party.table()
    assert table.paused == party.clock.now() - LONG
    await still(party, rows)
    await go_on(party)
    table = await party.table()
    rows_of = {(row.seat, row.at, row.decision) for row in await party.house.log.deadlines()}
    assert rows_of == {(row.seat, row.at, row.decision) for row in table.deadlines()}
    assert rows_of
    await party.restart()
    assert (await party.table()).decisions == table.decisions


async def test_a_server_that_begins_again_after_a_pause_plays_the_default_in_time(party):
    await party.begin(3, warm=None)
    await stop(party)
    await party.clock.advance(LONG)
    await go_on(party)
    table = await party.table()
    (decision,) = table.decisions.values()
    await party.restart()
    await party.clock.advance(decision.deadline - 1 - party.clock.now())
    assert (await party.house.log.read(party.id))[-1].version == table.rows
    await party.clock.advance(1)
    await party.eventually(lambda now: now.rows > table.rows)


@pytest.mark.parametrize("place", ["before_append", "before_commit", "after_commit", "before_publish", "after_publish"])
@pytest.mark.parametrize("verb", [pause, resume])
async def test_a_server_that_dies_while_it_pauses_or_resumes_is_afterwards_at_one_of_both(party, verb, place):
    await party.begin(3, warm=None)
    if verb is resume:
        await stop(party)
    await party.house.close()

    dead = []

    def failpoint(passed):
        if passed == place and armed and not dead:
            dead.append(passed)
            raise RuntimeError("the process dies here")

    armed = []
    log = await SqliteLog.open(party.path, failpoint=failpoint)
    party.house = House(log, party.bots, clock=party.clock, pause=no_pause, failpoint=failpoint)
    await party.house.start()
    before = await party.table()
    armed.append(True)
    with suppress(Exception):  # whoever asks a server that dies may hear anything
        await verb(party.house, party.id, party.who[0])
    assert dead
    armed.clear()
    await party.restart()
    table = await party.table()
    done = (verb is pause) == (table.paused is not None)
    assert done == (table.rows > before.rows)
    if table.paused is not None:
        assert await party.house.log.deadlines() == []
        await still(party, table.rows)
        await go_on(party)
        table = await party.table()
    found = {(row.seat, row.at) for row in await party.house.log.deadlines()}
    assert found == {(row.seat, row.at) for row in table.deadlines()}
    moves = len(table.moves)
    await party.clock.advance(max(decision.deadline for decision in table.decisions.values()) - party.clock.now())
    await party.eventually(lambda now: len(now.moves) > moves)


async def test_a_paused_table_is_the_fold_of_its_log(party):
    await party.begin(3)
    await stop(party)
    for again in (False, True):
        table = await party.table()
        loaded = fold.load(party.id, await party.house.log.read(party.id), registry.find)
        assert (loaded.paused, loaded.decisions, loaded.version) == (table.paused, table.decisions, table.version)
        if not again:
            await party.clock.advance(5_000)
            await go_on(party)


# -- who may, and what everybody is told -------------------------------------------------------------------------------


async def test_only_the_host_pauses_and_resumes_and_only_what_goes_on_or_stands_still(party):
    await party.open()
    await party.fill(3)
    assert await refused(stop(party)) == "table.not_started"
    assert await refused(go_on(party)) == "table.not_started"
    await start(party.house, party.id, party.who[0])
    assert await refused(stop(party, 1)) == "host.only"
    assert await refused(go_on(party)) == "table.not_paused"
    await stop(party)
    assert await refused(stop(party)) == "table.paused"
    assert await refused(go_on(party, 1)) == "host.only"
    await go_on(party)
    await party.play_out()
    assert await refused(stop(party)) == "game.over"
    assert await refused(go_on(party)) == "game.over"
    assert await refused(pause(party.house, party.id, secrets.digest("s_nobody"))) == "seat.not_yours"


async def test_when_the_host_who_paused_is_gone_somebody_else_lets_the_game_go_on(party):
    await party.begin(3)
    for seat in (0, 1, 2):
        await party.house.arrive(party.id, party.who[seat])
    await stop(party)
    party.house.depart(party.id, party.who[0])
    assert await refused(go_on(party, 1)) == "host.only"
    await party.clock.advance(HOST_GRACE + GRACE)
    await go_on(party, 1)
    table = await party.table()
    assert (table.host, table.paused) == (1, None)


async def test_a_moderator_pauses_and_resumes(party):
    made = await open_table(party.house, game="mafia", name="Leader", nonce=f"{7:064x}", moderate=True)
    party.id, leader = made.table, secrets.digest(made.token)
    for number in range(6):
        await join(party.house, party.id, name=f"Player {'ABCDEF'[number]}", nonce=f"{900 + number:064x}")
    await start(party.house, party.id, leader)
    await pause(party.house, party.id, leader)
    table = await party.table()
    assert (table.host, table.paused) == (MODERATOR, party.clock.now())
    (told,) = [event for event in table.events(None) if event["type"] == "paused"]
    assert (told["seat"], told["name"]) == (None, "Leader")
    await resume(party.house, party.id, leader)
    (told,) = [event for event in (await party.table()).events(3) if event["type"] == "resumed"]
    assert (told["seat"], told["name"]) == (None, "Leader")


async def test_everybody_is_told_the_same_of_a_pause(party):
    await party.begin(3)
    version = (await party.table()).version
    await stop(party)
    table = await party.table()
    told = [table.events(viewer, version) for viewer in (0, 1, 2, None)]
    assert told == [[{"v": table.version, "at": table.paused, "type": "paused", "seat": 0, "name": "سارا"}]] * 4


# -- people come and go meanwhile --------------------------------------------------------------------------------------


async def test_whoever_leaves_and_comes_back_while_the_game_is_paused_has_their_time(party):
    await party.begin(3, warm=None)
    seat = await party.turn()
    await party.clock.advance(10_000)
    await stop(party)
    stopped = party.clock.now()
    await party.clock.advance(LONG)
    await leave(party.house, party.id, party.who[seat])
    assert (await party.table()).decisions[seat].deadline == stopped + GONE
    await party.clock.advance(60_000)
    await asyncio.sleep(0.01)
    assert (await party.table()).moves == []
    await come_back(party.house, party.id, party.who[seat])
    assert (await party.table()).decisions[seat].deadline == stopped + TIME["normal"]["turn"]
    await party.clock.advance(1_000)
    await resume(party.house, party.id, party.who[(await party.table()).host])
    assert (await party.table()).decisions[seat].deadline == party.clock.now() + TIME["normal"]["turn"]


async def test_a_bot_that_keeps_the_seat_of_whoever_left_in_a_pause_moves_after_it(party):
    await party.begin(3, warm="easy")
    seat = await party.turn()
    await stop(party)
    await leave(party.house, party.id, party.who[seat])
    table = await party.table()
    assert table.chairs[seat].kept == "easy"
    await still(party, table.rows)
    await resume(party.house, party.id, party.who[table.host])
    await party.eventually(lambda now: now.moves and now.moves[0][0] == seat)


async def test_a_seat_is_replaced_and_handed_over_while_the_game_is_paused(party):
    await party.begin(3)
    await stop(party)
    offer = await hand_over(party.house, party.id, party.who[1])
    taken = await take(party.house, party.id, offer.code)
    assert (await party.table()).seat_of(secrets.digest(taken.token)) == 1
    await leave(party.house, party.id, party.who[2])
    link = await invite(party.house, party.id, party.who[0], 2)
    seated = await join(party.house, party.id, name="Dara", nonce=f"{77:064x}", invite=link)
    table = await party.table()
    assert (seated.seat, table.chairs[2].name, table.paused is not None) == (2, "Dara", True)


async def test_somebody_is_sent_away_while_the_game_is_paused_and_it_stays_paused(party):
    await city(party, warm=None)
    await put(party, time="talk", cycle=2, starter=2)
    await stop(party)
    stopped = party.clock.now()
    await party.clock.advance(LONG)
    await exclude(party.house, party.id, party.who[0], 2)
    table = await party.table()
    assert table.paused == stopped
    assert all(found.deadline is None or found.deadline <= stopped + GONE for found in table.decisions.values())
    await still(party, table.rows)
    await go_on(party)
    await party.clock.advance(GONE)
    table = await party.eventually(lambda now: now.state.phases[-1].speaker == 3)
    assert table.chairs[2].excluded


async def test_the_host_gives_more_time_while_the_game_is_paused_and_ends_no_speech(party):
    await city(party, warm=None)
    await put(party, time="talk", cycle=2, starter=2)
    await stop(party)
    before = (await party.table()).decisions[2].deadline
    await party.clock.advance(LONG)
    await give_time(party.house, party.id, party.who[0])
    assert (await party.table()).decisions[2].deadline == before + MORE
    assert await refused(skip(party.house, party.id, party.who[0], 2)) == "table.paused"
    await go_on(party)
    assert (await party.table()).decisions[2].deadline == before + MORE + LONG


# -- nothing leaks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 3, 4, None])
async def test_a_pause_at_night_shows_everybody_the_same_and_each_no_more_than_before(party, viewer):
    """Frames before and during the pause differ in what everybody is told of it, whoever is awake."""
    await city(party)
    await put(party, time="night", cycle=2)
    await party.act(0, "act shot@4")
    before = await party.table()
    sight = table_sight(before, viewer, before.version)
    await stop(party)
    table = await party.table()
    assert table_sight(table, viewer, table.version) == sight
    around = Around(frozenset(), 0)
    standing = "host" if viewer == 0 else "seat" if viewer is not None else "spectator"
    (frame,) = Framer(table, around).messages(table, Viewer(viewer, standing), table.version, 0)
    assert b'"paused":%d' % table.paused in frame


async def test_a_pause_takes_as_many_rows_whoever_has_answered(party):
    versions = []
    for answers in ((), (0,), (0, 2)):
        await city(party)
        await put(party, time="night", cycle=2)
        for seat in answers:
            await party.act(seat, {0: "act shot@4", 2: "act save@4"}[seat])
        version = (await party.table()).version
        await stop(party)
        await go_on(party)
        versions.append((await party.table()).version - version)
        party.who.clear()
        party.tokens.clear()
    assert versions == [2, 2, 2]
