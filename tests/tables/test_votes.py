"""A vote at a table: everybody may think again until the last answer is in, and sees who has answered, but not what."""

from __future__ import annotations

import asyncio
import json

import pytest
from mafia_city import seat_of, six, to_the

from mahfel.engine import Refused
from mahfel.tables.decisions import GONE, TIME
from mahfel.tables.exclude import exclude
from mahfel.tables.hurry import give_time
from mahfel.tables.leave import leave
from mahfel.tables.pause import pause, resume
from mahfel.tables.seat_bot import seat_bot
from mahfel.tables.start import start

VOTE = TIME["normal"]["vote"]
DEVOTED = {
    "name": "Devoted",
    "table": {"6": {"mafia": ["boss"], "city": ["devotee", "doctor", "citizen", "citizen", "citizen"]}},
}


async def voting(party, bots=0, **settings):
    """Six at a table of Mafia who are asked for whose defence they raise a hand; the last of them may be bots."""
    await six(party, settings.pop("options", {"scenario": "classic"}), 6 - bots, **settings)
    for seat in range(6 - bots, 6):
        await seat_bot(party.house, party.id, party.who[0], seat, "easy")
    await start(party.house, party.id, party.who[0])
    return await to_the(party, "hands", 1)


def phase(table):
    return type(table.state.phases[-1]).__name__


def hands_shown(table):
    """Who raised a hand for whom, as everybody was told."""
    return {event["seat"]: tuple(event["seats"]) for event in table.events(None) if event["type"] == "hands_up"}


async def test_hands_may_be_thought_over_until_the_last_answer_is_in_and_then_all_go_up(party):
    table = await voting(party)
    await party.act(0, "hands 1,2")
    await party.act(0, "hands 3")
    for seat in (1, 2, 4):
        await party.act(seat, "hands 3")
    table = await party.table()
    assert phase(table) == "RaisingHands"
    assert hands_shown(table) == {}
    await party.act(4, "hands 5")
    await party.act(3, "hands")
    await party.act(5, "hands")
    await party.clock.advance(0)
    table = await party.eventually(lambda now: phase(now) != "RaisingHands")
    assert hands_shown(table) == {3: (0, 1, 2), 5: (4,)}
    assert phase(table) == "Defence"
    assert table.held == {}


async def test_everybody_sees_who_has_answered_and_nobody_that_somebody_thought_again(party):
    table = await voting(party)
    assert {decision.seat for decision in table.waiting(None)} == set(range(6))
    await party.act(2, "hands 1")
    table = await party.table()
    assert {decision.seat for decision in table.waiting(None)} == {0, 1, 3, 4, 5}
    assert table.decision(2) is not None
    before, story = table.version, len(table.story)
    await party.act(2, "hands 4")
    table = await party.table()
    assert (table.version, len(table.story), table.only_for) == (before, story, {2})
    assert {decision.seat for decision in table.waiting(None)} == {0, 1, 3, 4, 5}


async def test_a_vote_in_which_everybody_has_answered_gets_no_more_time_although_the_game_was_stopped_just_then(party):
    await voting(party)
    for seat in range(5):
        await party.act(seat, "hands 5")
    await asyncio.gather(party.act(5, "hands"), pause(party.house, party.id, party.who[0]))
    assert (await party.table()).voted()
    with pytest.raises(Refused) as raised:
        await give_time(party.house, party.id, party.who[0])
    assert raised.value.code == "time.enough"
    await resume(party.house, party.id, party.who[0])
    await party.clock.advance(0)
    table = await party.eventually(lambda now: phase(now) != "RaisingHands")
    assert hands_shown(table) == {5: (0, 1, 2, 3, 4)}


async def test_when_time_is_up_what_was_answered_counts_and_the_others_raise_no_hand(party):
    await voting(party)
    await party.act(0, "hands 3")
    await party.act(0, "hands 2")
    await party.clock.advance(VOTE)
    table = await party.eventually(lambda now: phase(now) != "RaisingHands")
    assert hands_shown(table) == {2: (0,)}
    defaulted = [event["seat"] for event in table.events(None) if event["type"] == "defaulted"]
    assert sorted(defaulted[-5:]) == [1, 2, 3, 4, 5]


async def test_a_vote_does_not_wait_for_whoever_said_good_bye(party):
    await voting(party)
    await leave(party.house, party.id, party.who[5])
    for seat in range(5):
        await party.act(seat, "hands")
    assert phase(await party.table()) == "RaisingHands"
    await party.clock.advance(GONE)
    table = await party.eventually(lambda now: phase(now) != "RaisingHands")
    assert table.state.by_night


async def test_a_vote_goes_on_without_whoever_is_sent_away_in_it(party):
    await voting(party)
    await party.act(5, "hands 1")
    await exclude(party.house, party.id, party.who[0], 5)
    assert 5 not in (await party.table()).held
    for seat in range(5):
        await party.act(seat, "hands")
    await party.clock.advance(GONE)
    table = await party.eventually(lambda now: phase(now) != "RaisingHands")
    assert hands_shown(table) == {}


async def test_votes_survive_a_restart_and_are_opened_after_it(party):
    await voting(party)
    for seat in range(5):
        await party.act(seat, "hands 5" if seat else "hands 4")
    await party.restart()
    table = await party.table()
    assert sorted(table.held) == [0, 1, 2, 3, 4]
    await party.act(0, "hands 5")
    await party.act(5, "hands")
    await party.clock.advance(0)
    table = await party.eventually(lambda now: phase(now) != "RaisingHands")
    assert hands_shown(table) == {5: (0, 1, 2, 3, 4)}


async def test_bots_vote_and_the_last_person_closes_it(party):
    table = await voting(party, bots=2)
    await party.eventually(lambda now: {4, 5} <= now.held.keys())
    for seat in range(4):
        await party.act(seat, "hands")
    await party.clock.advance(0)
    table = await party.eventually(lambda now: phase(now) != "RaisingHands")
    assert sorted(seat for seat, move in table.moves if move.startswith("hands")) == list(range(6))


async def test_in_an_even_vote_nobody_sees_who_has_answered_and_it_lasts_its_whole_time(party):
    table = await voting(party, windows="even")
    opened = party.clock.now()
    assert table.waiting(None) == []
    before = table.version
    for seat in range(6):
        await party.act(seat, "hands")
    table = await party.table()
    assert (table.version, phase(table)) == (before, "RaisingHands")
    assert {decision.deadline for decision in table.decisions.values()} == {opened + VOTE}
    await party.act(0, "hands 1")
    await party.clock.advance(VOTE)
    table = await party.eventually(lambda now: phase(now) != "RaisingHands")
    assert hands_shown(table) == {1: (0,)}


async def test_a_power_interrupts_a_vote_at_once_although_its_owner_had_answered(party):
    table = await voting(party, options={"scenario": "custom", "written": json.dumps(DEVOTED)})
    # Whom it takes along may be taken from the second day on.
    for seat in range(6):
        await party.act(seat, "hands")
    await party.clock.advance(0)
    await party.eventually(lambda now: phase(now) != "RaisingHands")
    table = await to_the(party, "hands", 2)
    devotee, boss = seat_of(table, "devotee"), seat_of(table, "boss")
    if not table.state.alive(devotee):
        raise AssertionError("the devotee was to live until then")
    await party.act(devotee, "hands")
    await party.act(devotee, f"act sacrifice@{boss}")
    table = await party.table()
    assert table.phase == "over"
    assert table.state.outcome().reason == "city"


async def test_after_a_power_has_interrupted_a_vote_everybody_votes_anew_with_the_whole_time(party):
    await voting(party, options={"scenario": "custom", "written": json.dumps(DEVOTED)})
    for seat in range(6):
        await party.act(seat, "hands")
    await party.clock.advance(0)
    await party.eventually(lambda now: phase(now) != "RaisingHands")
    table = await to_the(party, "hands", 2)
    devotee, boss, doctor = (seat_of(table, role) for role in ("devotee", "boss", "doctor"))
    voters = [seat for seat in table.state.living() if seat not in (devotee, doctor)]
    for seat in voters:
        await party.act(seat, f"hands {doctor}")
    await party.clock.advance(VOTE // 2)
    opened = party.clock.now()
    await party.act(devotee, f"act sacrifice@{doctor}")
    table = await party.table()
    assert (phase(table), table.state.gone[-2:]) == ("RaisingHands", tuple(sorted((devotee, doctor))))
    assert table.held == {}
    assert {decision.seat for decision in table.waiting(None)} == set(voters)
    assert {decision.deadline for decision in table.decisions.values()} == {opened + VOTE}
    for seat in voters:
        await party.act(seat, f"hands {boss}" if seat != boss else "hands")
    await party.clock.advance(0)
    table = await party.eventually(lambda now: phase(now) != "RaisingHands")
    assert hands_shown(table)[boss] == tuple(seat for seat in voters if seat != boss)
