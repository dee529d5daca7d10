"""Rematch: the same people go on, in the same seats, with a new deal."""

from __future__ import annotations

import asyncio

import pytest

from mahfel.engine import Refused, record
from mahfel.tables import secrets
from mahfel.tables.leave import leave
from mahfel.tables.record import record as record_bytes
from mahfel.tables.rematch import claim, rematch
from mahfel.tables.start import start


async def code_of(work) -> str:
    with pytest.raises(Refused) as found:
        await work
    return found.value.code


async def test_everybody_sits_where_they_sat_and_their_tokens_open_the_new_table(party):
    await party.begin(people=2, bots=1, pace="quick", options={"money_memory_aid": True})
    old = await party.play_out()
    new = await rematch(party.house, party.id, party.who[1])
    table = await party.house.table(new)
    assert [(chair.kind, chair.name) for chair in table.chairs[:3]] == [
        (chair.kind, chair.name) for chair in old.chairs
    ]
    assert (table.phase, table.pace, table.options, table.host) == ("lobby", "quick", old.options, 0)
    assert table.rematch_of == party.id
    assert table.commit != old.commit
    assert [table.seat_of(who) for who in party.who] == [0, 1]
    told = await party.table()
    assert told.rematch == new
    assert told.events(None)[-1]["table"] == new


async def test_all_who_ask_get_the_same_table(party):
    await party.begin(people=3)
    await party.play_out()
    asked = await asyncio.gather(*(rematch(party.house, party.id, who) for who in party.who))
    assert len(set(asked)) == 1
    assert await rematch(party.house, party.id, party.who[0]) == asked[0]


async def test_devices_add_their_part_of_the_seed_and_the_new_game_is_verified_too(party, high_society):
    await party.begin(people=2, bots=1)
    await party.play_out()
    old = party.id
    party.id = await rematch(party.house, old, party.who[0])
    assert await claim(party.house, party.id, party.who[0], rematch_of=old, nonce="ab" * 32) == 0
    assert (
        await claim(party.house, party.id, party.who[0], rematch_of=old, nonce="cd" * 32) == 0
    )  # the first one counts
    assert await claim(party.house, party.id, party.who[1], rematch_of=old) == 1
    assert (await party.table()).chairs[0].nonce == "ab" * 32
    await start(party.house, party.id, party.who[0])
    await party.play_out()
    found = record.read(await record_bytes(party.house, party.id))
    record.verify(high_society, found)
    assert found.seal.nonces == ("ab" * 32, "", "")


async def test_who_left_is_not_seated_again_and_a_host_who_stays_is_the_host(party):
    await party.begin(people=3, bots=1)
    await leave(party.house, party.id, party.who[0])
    await party.play_out()
    assert (await party.table()).host == 1
    new = await party.house.table(await rematch(party.house, party.id, party.who[2]))
    assert [chair.kind for chair in new.chairs] == ["empty", "person", "person", "bot", "empty"]
    assert new.host == 1


async def test_a_rematch_is_for_those_who_played_and_when_it_is_over(party):
    await party.begin(people=3)
    assert await code_of(rematch(party.house, party.id, party.who[0])) == "table.not_over"
    await party.play_out()
    assert await code_of(rematch(party.house, party.id, secrets.digest("s_x"))) == "seat.not_yours"
    new = await rematch(party.house, party.id, party.who[0])
    assert await code_of(claim(party.house, new, secrets.digest("s_x"), rematch_of=party.id)) == "seat.not_yours"
    assert await code_of(claim(party.house, new, party.who[0], rematch_of="elsewhere")) == "table.unknown"
