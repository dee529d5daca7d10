"""Rematch: the same people go on, in the same seats, with a new deal."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from mahfel.engine import Refused, record, registry
from mahfel.tables import secrets
from mahfel.tables.change_seat import change_seat
from mahfel.tables.join import join
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


async def next_game(party, *, who=0):
    """The table of the rematch, ready to be started."""
    party.id = await rematch(party.house, party.id, party.who[who])
    return await party.table()


def sole_winner(table):
    (winner,) = table.state.outcome().winners
    return winner


async def test_the_winner_begins_the_next_game_and_its_record_says_so(party):
    await party.begin(people=3, bots=1, game="coup")
    before = msgspec.UNSET
    for _ in range(3):  # a chain of games, each begun by the winner of the one before
        winner = sole_winner(await party.play_out())
        kept = record.read(await record_bytes(party.house, party.id))
        assert kept.last_winner == before
        assert record.verify(registry.find("coup"), kept).outcome().winners == (winner,)
        assert (await next_game(party)).last_winner == winner
        await start(party.house, party.id, party.who[0])
        assert (await party.table()).state.turn == winner
        before = winner


async def test_a_record_that_names_another_winner_of_the_game_before_is_found_out(party):
    await party.begin(people=3, game="coup")
    winner = sole_winner(await party.play_out())
    await next_game(party)
    await start(party.house, party.id, party.who[0])
    await party.play_out()
    kept = record.read(await record_bytes(party.house, party.id))
    for other in (msgspec.UNSET, (winner + 1) % 3, -1, 3):
        forged = msgspec.structs.replace(kept, last_winner=other)
        with pytest.raises(Refused, match=r"^record\.(illegal|unreadable|fingerprint|outcome)"):
            record.verify(registry.find("coup"), forged)


async def test_the_winner_begins_after_a_restart_and_from_another_chair(party):
    await party.begin(people=3, game="coup")
    winner = sole_winner(await party.play_out())
    await next_game(party)
    await change_seat(party.house, party.id, party.who[winner], 7)
    await party.restart()
    host = (await party.table()).host
    await start(party.house, party.id, party.who[winner if host == 7 else host])
    table = await party.table()
    assert table.chairs[table.state.turn].token == party.who[winner]
    await party.restart()
    assert (await party.table()).state.turn == table.state.turn


async def test_lots_are_drawn_when_the_winner_has_left(party):
    """Somebody else who takes that chair in the lobby has no right to begin."""
    await party.begin(people=3, game="coup")
    winner = sole_winner(await party.play_out())
    old, stays = party.id, (winner + 1) % 3
    table = await next_game(party, who=stays)
    assert table.last_winner == winner
    await leave(party.house, party.id, party.who[winner])
    assert (await party.table()).last_winner is None
    await join(party.house, party.id, name="Nima", nonce="ab" * 32)
    assert (await party.table()).last_winner is None
    assert (await party.house.table(old)).state.outcome().winners == (winner,)


async def test_a_winner_who_left_before_the_rematch_does_not_begin_it(party):
    """A bot has kept the seat warm and won; the seat is empty at the rematch."""
    for _ in range(12):
        await party.begin(people=3, game="coup")
        await leave(party.house, party.id, party.who[1])
        await leave(party.house, party.id, party.who[2])
        winner = sole_winner(await party.play_out())
        table = await next_game(party)
        assert table.last_winner == (0 if winner == 0 else None)
        assert [chair.kind for chair in table.chairs[:3]] == ["person", "empty", "empty"]
        if winner:
            return
    raise AssertionError("who stayed has always won")


async def test_a_bot_that_won_begins_too(party):
    await party.begin(people=1, bots=1, game="coup")
    for _ in range(12):
        winner = sole_winner(await party.play_out())
        await next_game(party)
        await start(party.house, party.id, party.who[0])
        table = await party.table()
        assert (table.last_winner, table.state.turn) == (winner, winner)
        if winner == 1:
            return
    raise AssertionError("the bot has never won")


@pytest.mark.parametrize("winners", [(), (0, 2)])
async def test_nobody_and_several_are_no_winner(party, monkeypatch, winners):
    await party.begin(people=3, game="coup")
    old = await party.play_out()
    outcome = msgspec.structs.replace(old.state.outcome(), winners=winners)
    monkeypatch.setattr(type(old.state), "outcome", lambda self: outcome)
    new = await rematch(party.house, party.id, party.who[0])
    assert (await party.house.table(new)).last_winner is None


async def test_games_that_do_not_care_who_won_go_as_ever(party, high_society):
    await party.begin(people=3)
    await party.play_out()
    await next_game(party)
    await start(party.house, party.id, party.who[0])
    await party.play_out()
    record.verify(high_society, record.read(await record_bytes(party.house, party.id)))
