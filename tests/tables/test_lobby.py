"""Before the start: making a table, sitting down, bots, options, the host's right."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused
from mahfel.tables import secrets
from mahfel.tables.change_seat import change_seat
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.open import open_table
from mahfel.tables.options import change_options
from mahfel.tables.remove import remove
from mahfel.tables.seat_bot import seat_bot
from mahfel.tables.start import start

NONCE = "ab" * 32
STRANGER = secrets.digest("s_nobody")


async def refused(work, code: str, party=None) -> Refused:
    """The refusal, after looking that the table is as before."""
    before = (await party.table()).version if party and party.id else None
    with pytest.raises(Refused) as found:
        await work
    assert found.value.code == code
    if before is not None:
        assert (await party.table()).version == before
    return found.value


async def test_whoever_makes_a_table_sits_there_as_the_host(party):
    await party.open(lang="fa")
    table = await party.table()
    assert (table.phase, table.host, table.version) == ("lobby", 0, 2)
    assert table.seat_of(party.who[0]) == 0
    assert table.chairs[0].name == "سارا"
    assert [chair.kind for chair in table.chairs] == ["person", "empty", "empty", "empty", "empty"]
    assert len(party.id) == 22
    assert party.tokens[0].startswith("s_")
    assert len(party.tokens[0]) == 45


async def test_options_are_complete_in_the_log_whatever_was_given(party):
    await party.open(options={"money_memory_aid": True})
    options = (await party.table()).options
    assert options["money_memory_aid"] is True
    assert set(options) == {"tie_break", "all_tied", "money_memory_aid", "first_player"}


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"name": "\u0007\u0008"}, "name.unreadable"),
        ({"name": ""}, "name.unreadable"),
        ({"name": "x" * 25}, "name.too_long"),
        ({"nonce": "abc"}, "nonce.unreadable"),
        ({"nonce": "zz" * 32}, "nonce.unreadable"),
        ({"options": {"colour": "red"}}, "options.unreadable"),
        ({"options": {"tie_break": 3}}, "options.unreadable"),
        ({"pace": "hasty"}, "settings.unreadable"),
        ({"windows": "open"}, "settings.unreadable"),
        ({"lang": "tlh"}, "settings.unreadable"),
        ({"warm": "genius"}, "bot.unknown_level"),
        ({"seat": 5}, "seat.unknown"),
        ({"seat": -1}, "seat.unknown"),
    ],
)
async def test_a_table_is_not_made_of_nonsense(party, settings, code):
    given = {"game": "high_society", "name": "سارا", "nonce": NONCE, **settings}
    await refused(open_table(party.house, **given), code)
    assert await party.house.log.tables() == []


async def test_an_unknown_table_is_unknown(party):
    await refused(party.house.table("nowhere"), "table.unknown")
    await refused(join(party.house, "nowhere", name="Ben", nonce=NONCE), "table.unknown")
    assert party.house.counts()["tables"] == 0


async def test_people_take_the_first_free_seat_or_the_one_they_wish(party):
    await party.open()
    assert (await join(party.house, party.id, name="Ben", nonce=NONCE, seat=3)).seat == 3
    assert (await join(party.house, party.id, name="Olga", nonce=NONCE)).seat == 1
    await refused(join(party.house, party.id, name="Ivan", nonce=NONCE, seat=3), "seat.taken", party)
    await refused(join(party.house, party.id, name="Ivan", nonce=NONCE, seat=9), "seat.unknown", party)


async def test_a_full_table_is_full(party):
    await (await party.open()).fill(people=5)
    await refused(join(party.house, party.id, name="Zoe", nonce=NONCE), "table.full", party)


async def test_nobody_joins_under_a_name_that_looks_like_anothers(party):
    await party.open()
    await join(party.house, party.id, name="Boris", nonce=NONCE)
    for alike in ("Boris", "BORIS", "Воris", "B\u200coris", "Bоris", " boris "):
        await refused(join(party.house, party.id, name=alike, nonce=NONCE), "name.taken", party)


async def test_the_host_seats_bots_with_names_of_their_own_and_takes_them_away(party):
    await (await party.open(lang="ru")).fill(bots=3)
    table = await party.table()
    names = [chair.name for chair in table.chairs if chair.kind == "bot"]
    assert len(set(names)) == 3
    assert table.chairs[1].level == "easy"
    await seat_bot(party.house, party.id, party.who[0], 1, "normal")
    assert (await party.table()).chairs[1].level == "normal"
    assert (await party.table()).chairs[1].name == names[0]
    await remove(party.house, party.id, party.who[0], 1)
    assert (await party.table()).chairs[1].kind == "empty"
    await refused(seat_bot(party.house, party.id, party.who[0], 0, "easy"), "seat.taken", party)
    await refused(seat_bot(party.house, party.id, party.who[0], 1, "genius"), "bot.unknown_level", party)
    await refused(remove(party.house, party.id, party.who[0], 1), "seat.empty", party)


async def test_only_the_host_decides_about_the_table(party):
    await (await party.open()).fill(people=3)
    guest = party.who[1]
    await refused(seat_bot(party.house, party.id, guest, 4, "easy"), "host.only", party)
    await refused(remove(party.house, party.id, guest, 2), "host.only", party)
    await refused(change_options(party.house, party.id, guest, pace="quick"), "host.only", party)
    await refused(start(party.house, party.id, guest), "host.only", party)
    for verb in (start, leave):
        await refused(verb(party.house, party.id, STRANGER), "seat.not_yours", party)


async def test_a_removed_person_has_no_seat_any_more(party):
    await (await party.open()).fill(people=2)
    await remove(party.house, party.id, party.who[0], 1)
    assert (await party.table()).seat_of(party.who[1]) is None
    await refused(change_seat(party.house, party.id, party.who[1], 3), "seat.not_yours", party)
    await refused(remove(party.house, party.id, party.who[0], 0), "seat.yourself", party)


async def test_people_change_seats_and_the_host_stays_the_host(party):
    await (await party.open()).fill(people=2)
    await change_seat(party.house, party.id, party.who[0], 4)
    table = await party.table()
    assert (table.seat_of(party.who[0]), table.host) == (4, 4)
    await refused(change_seat(party.house, party.id, party.who[0], 1), "seat.taken", party)
    assert (await change_seat(party.house, party.id, party.who[0], 4)).version == table.version


async def test_the_host_changes_single_options_and_the_rest_stays(party):
    await party.open(pace="relaxed")
    await change_options(party.house, party.id, party.who[0], options={"money_memory_aid": True}, warm=None)
    table = await party.table()
    assert table.options["money_memory_aid"] is True
    assert (table.pace, table.warm, table.spectators) == ("relaxed", None, True)
    await change_options(party.house, party.id, party.who[0], spectators=False, windows="even", pace="quick")
    table = await party.table()
    assert (table.pace, table.windows, table.spectators) == ("quick", "even", False)
    assert table.options["money_memory_aid"] is True
    await refused(change_options(party.house, party.id, party.who[0], options={"a": 1}), "options.unreadable", party)
    await refused(change_options(party.house, party.id, party.who[0], pace="hasty"), "settings.unreadable", party)


async def test_too_few_do_not_start_and_after_the_start_the_lobby_is_closed(party):
    await (await party.open()).fill(people=2)
    refusal = await refused(start(party.house, party.id, party.who[0]), "table.seats", party)
    assert refusal.arguments["least"] == 3
    await join(party.house, party.id, name="Olga", nonce=NONCE)
    await start(party.house, party.id, party.who[0])
    await refused(start(party.house, party.id, party.who[0]), "table.started", party)
    await refused(join(party.house, party.id, name="Zoe", nonce=NONCE), "table.started", party)
    await refused(seat_bot(party.house, party.id, party.who[0], 3, "easy"), "table.started", party)
    await refused(remove(party.house, party.id, party.who[0], 1), "table.started", party)
    await refused(change_seat(party.house, party.id, party.who[0], 4), "table.started", party)
    await refused(change_options(party.house, party.id, party.who[0], pace="quick"), "table.started", party)


async def test_empty_seats_are_closed_and_everybody_moves_up_with_all_that_is_theirs(party):
    await party.open(seat=4)
    ben = await join(party.house, party.id, name="Ben", nonce=NONCE, seat=2)
    olga = await join(party.house, party.id, name="Olga", nonce=NONCE, seat=0)
    await start(party.house, party.id, party.who[0])
    table = await party.table()
    assert [chair.name for chair in table.chairs] == ["سارا", "Olga", "Ben"]
    assert [chair.seat for chair in table.chairs] == [0, 1, 2]
    assert table.host == 0
    assert table.seat_of(party.who[0]) == 0
    assert table.seat_of(secrets.digest(ben.token)) == 2
    assert table.seat_of(secrets.digest(olga.token)) == 1
    assert table.state.seats == 3
    joined = {event["name"]: event["seat"] for event in table.events(None) if event["type"] == "joined"}
    assert joined == {"سارا": 0, "Ben": 2, "Olga": 1}


@pytest.mark.parametrize("game", ["high_society", "coup"])
async def test_where_the_host_is_to_begin_the_host_begins_whatever_seat_it_is(party, game):
    await party.open(game, seat=3)
    await change_options(party.house, party.id, party.who[0], options={"first_player": "host"})
    for name, seat in (("Ben", 2), ("Olga", 0), ("Zoe", 4)):
        await join(party.house, party.id, name=name, nonce=NONCE, seat=seat)
    await change_seat(party.house, party.id, party.who[0], 1)
    await start(party.house, party.id, party.who[0])
    table = await party.table()
    assert [chair.name for chair in table.chairs] == ["سارا", "Ben", "Zoe", "Olga"]  # clockwise as they sat
    assert await party.turn() == table.host == table.seat_of(party.who[0])


async def test_who_takes_the_host_right_begins_as_the_host(party):
    await (await party.open()).fill(people=3)
    await change_options(party.house, party.id, party.who[0], options={"first_player": "host"})
    await leave(party.house, party.id, party.who[0])
    await party.fill(bots=0)
    await seat_bot(party.house, party.id, party.who[1], 0, "easy")
    await start(party.house, party.id, party.who[1])
    table = await party.table()
    assert [chair.kind for chair in table.chairs] == ["person", "person", "bot"]
    assert await party.turn() == table.seat_of(party.who[1]) == table.host


async def test_a_host_who_leaves_passes_the_right_on(party):
    await (await party.open()).fill(people=3)
    await leave(party.house, party.id, party.who[0])
    table = await party.table()
    assert table.chairs[0].kind == "empty"
    assert table.host == 1
    await start_needs_three(party)


async def start_needs_three(party) -> None:
    await party.fill(bots=0)
    await seat_bot(party.house, party.id, party.who[1], 0, "easy")
    await start(party.house, party.id, party.who[1])
    assert (await party.table()).phase == "play"


async def test_a_host_who_is_gone_for_long_is_not_waited_for(party):
    await (await party.open()).fill(people=3)
    await party.house.arrive(party.id, party.who[0])
    await party.house.arrive(party.id, party.who[1])
    party.house.depart(party.id, party.who[0])
    await party.clock.advance(29_000)
    await refused(start(party.house, party.id, party.who[1]), "host.only", party)
    await party.clock.advance(2_000)
    await start(party.house, party.id, party.who[1])
    table = await party.table()
    assert (table.phase, table.host) == ("play", 0)
    assert table.seat_of(party.who[1]) == 0
    assert "host_passed" in party.events(table)


async def test_a_lobby_that_everybody_left_belongs_to_the_next_who_comes(party):
    await party.open()
    await leave(party.house, party.id, party.who[0])
    assert (await party.table()).host == -1
    await join(party.house, party.id, name="Ben", nonce=NONCE, seat=3)
    assert (await party.table()).host == 3


async def test_the_story_forgets_the_seat_of_whoever_left(party):
    await party.open()
    ben = await join(party.house, party.id, name="Ben", nonce=NONCE)
    await leave(party.house, party.id, secrets.digest(ben.token))
    await join(party.house, party.id, name="Olga", nonce=NONCE)
    told = [(event["type"], event["name"], event["seat"]) for event in (await party.table()).events(None)]
    assert told == [("joined", "سارا", 0), ("joined", "Ben", None), ("left", "Ben", 1), ("joined", "Olga", 1)]
