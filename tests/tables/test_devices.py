"""One person, several devices: handing a seat over."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused
from mahfel.tables import secrets
from mahfel.tables.hand_over import VALID, hand_over
from mahfel.tables.leave import leave
from mahfel.tables.take import take


async def code_of(work) -> str:
    with pytest.raises(Refused) as found:
        await work
    return found.value.code


async def test_a_seat_goes_to_the_device_that_shows_the_code_and_leaves_the_old_one(party):
    await party.begin()
    offer = await hand_over(party.house, party.id, party.who[1])
    assert offer.code.startswith("h_")
    assert offer.expires == party.clock.now() + VALID
    taken = await take(party.house, party.id, offer.code)
    table = await party.table()
    assert taken.seat == 1
    assert table.seat_of(secrets.digest(taken.token)) == 1
    assert table.seat_of(party.who[1]) is None
    assert party.events(table)[-1] == "handed_over"
    assert await code_of(leave(party.house, party.id, party.who[1])) == "seat.not_yours"


async def test_a_code_is_good_once_for_ten_minutes_and_until_the_next_one(party):
    await party.begin()
    first = await hand_over(party.house, party.id, party.who[1])
    second = await hand_over(party.house, party.id, party.who[1])
    assert await code_of(take(party.house, party.id, first.code)) == "handover.dead"
    await party.clock.advance(VALID - 1)
    taken = await take(party.house, party.id, second.code)
    assert await code_of(take(party.house, party.id, second.code)) == "handover.dead"
    third = await hand_over(party.house, party.id, secrets.digest(taken.token))
    await party.clock.advance(VALID)
    assert await code_of(take(party.house, party.id, third.code)) == "handover.dead"
    assert await code_of(take(party.house, party.id, "h_made_up")) == "handover.dead"


async def test_a_code_of_the_lobby_follows_the_seat_when_it_is_numbered_anew(party):
    from mahfel.tables.start import start

    await party.open(seat=4)
    await party.fill(3)
    offer = await hand_over(party.house, party.id, party.who[0])
    await start(party.house, party.id, party.who[0])
    assert (await take(party.house, party.id, offer.code)).seat == 0


async def test_a_code_survives_a_restart_and_dies_with_the_seat(party):
    await party.open()
    await party.fill(3)
    offer = await hand_over(party.house, party.id, party.who[2])
    await party.restart()
    other = await hand_over(party.house, party.id, party.who[1])
    await leave(party.house, party.id, party.who[1])
    assert await code_of(take(party.house, party.id, other.code)) == "handover.dead"
    assert (await take(party.house, party.id, offer.code)).seat == 2


async def test_no_secret_is_in_the_log_in_plain(party):
    await party.begin()
    offer = await hand_over(party.house, party.id, party.who[1])
    written = b"\n".join(row.entry for row in await party.house.log.read(party.id))
    for secret in (*party.tokens, offer.code):
        assert secret.encode() not in written
        assert secret[2:].encode() not in written


async def test_whoever_takes_the_seat_is_there_and_the_bot_that_kept_it_lets_go(party):
    await party.begin(warm="easy")
    offer = await hand_over(party.house, party.id, party.who[1])
    await leave(party.house, party.id, party.who[1])
    assert (await party.table()).chairs[1].kept == "easy"
    await take(party.house, party.id, offer.code)
    table = await party.table()
    assert (table.chairs[1].kept, table.chairs[1].left) == (None, False)
    assert party.events(table)[-2:] == ["handed_over", "returned"]


async def test_whoever_was_there_all_the_time_is_not_said_to_return(party):
    await party.begin()
    offer = await hand_over(party.house, party.id, party.who[1])
    await take(party.house, party.id, offer.code)
    assert party.events(await party.table())[-1] == "handed_over"
