"""H5 at the table: whoever is awaited may drop, leave, time out, be replaced or return; the rest come to an end."""

from __future__ import annotations

import asyncio

import pytest

from mahfel.engine import SplitMix64
from mahfel.tables import secrets
from mahfel.tables.come_back import come_back
from mahfel.tables.invite import invite
from mahfel.tables.join import join
from mahfel.tables.leave import leave

NONCE = "ef" * 32


async def drop(party, seat: int) -> None:
    """The connection is lost for good."""
    await party.house.arrive(party.id, party.who[seat])
    party.house.depart(party.id, party.who[seat])


async def go(party, seat: int) -> None:
    """A good-bye."""
    await leave(party.house, party.id, party.who[seat])


async def sleep_in(party, seat: int) -> None:
    """Connected, and silent."""
    await party.house.arrive(party.id, party.who[seat])


async def go_and_return(party, seat: int) -> None:
    """Away and back before anything happened."""
    await leave(party.house, party.id, party.who[seat])
    await come_back(party.house, party.id, party.who[seat])


async def be_replaced(party, seat: int) -> None:
    """Another person has the seat."""
    await leave(party.house, party.id, party.who[seat])
    other = next(chair.seat for chair in (await party.table()).chairs if chair.seat != seat)
    link = await invite(party.house, party.id, party.who[other], seat)
    seated = await join(party.house, party.id, name=f"Zoe {seat}", nonce=NONCE, invite=link)
    party.who[seat] = secrets.digest(seated.token)


async def server_dies(party, seat: int) -> None:
    """The server begins again with nobody connected."""
    await party.restart()


async def sleep_through(party) -> None:
    """Nobody does anything any more; the clock goes on."""
    for _ in range(2000):
        table = await party.table()
        if table.phase == "over":
            return
        dues = [
            decision.deadline
            for seat, decision in table.decisions.items()
            if decision.deadline and (decision.held or seat < 0 or table.chairs[seat].player is None)
        ]
        if dues:
            await party.clock.advance(max(0, min(dues) - party.clock.now()))
        for _ in range(60_000):
            if (await party.table()).rows != table.rows:
                break
            await asyncio.sleep(0.001)
        else:
            raise AssertionError(f"the table waits for ever at row {table.rows}: {table.decisions}")


@pytest.mark.parametrize("windows", ["swift", "even"])
@pytest.mark.parametrize("warm", [None, "random"])
@pytest.mark.parametrize(
    "what", [drop, go, sleep_in, go_and_return, be_replaced, server_dies], ids=lambda f: f.__name__
)
async def test_the_game_comes_to_its_end_whatever_happens_at_any_decision(party, what, warm, windows):
    chance = SplitMix64(11)
    for lead in range(4):
        await party.begin(people=3, game="two_card_coup", warm=warm, windows=windows)
        for _ in range(lead):
            table = await party.table()
            open_ones = [seat for seat in table.decisions if table.decision(seat)]
            if table.phase == "over" or not open_ones:
                break
            await party.act(open_ones[0], table.game.notate(table.legal(open_ones[0]).sample(chance)))
        table = await party.table()
        for seat in [seat for seat in table.decisions if table.decision(seat)]:
            await what(party, seat)
        await sleep_through(party)
        assert await party.house.log.deadlines() == []


async def test_everybody_gone_at_once_in_the_middle_of_high_society_is_no_end_of_the_world(party):
    await party.begin(people=4)
    for _ in range(5):
        await party.act(await party.turn(), "pass")
    for seat in range(4):
        await go(party, seat)
    await sleep_through(party)
    table = await party.table()
    assert table.state.outcome() is not None
    assert table.host == -1
