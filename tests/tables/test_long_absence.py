"""Gone for longer than the table's grace: a bot plays, the rules do not count them, or they are sent away."""

from __future__ import annotations

import msgspec
import pytest
from mafia_city import classic, put

from mahfel.engine import Refused
from mahfel.engine import record as records
from mahfel.games.mafia.phases.take_one import TakingOne
from mahfel.tables import entries, fold
from mahfel.tables.asking import decide
from mahfel.tables.come_back import come_back
from mahfel.tables.decisions import GONE, TIME
from mahfel.tables.invite import invite
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.open import open_table
from mahfel.tables.options import change_options
from mahfel.tables.rematch import rematch

TURN = TIME["quick"]["turn"]
NONCE = "cd" * 32


async def code_of(work) -> str:
    with pytest.raises(Refused) as found:
        await work
    return found.value.code


async def all_here_but(party, *gone):
    for seat, who in enumerate(party.who):
        if seat not in gone:
            await party.house.arrive(party.id, who)


async def city(party, people=7, **settings):
    """So many at a table of Classic Mafia, all connected."""
    await classic(party, people, **settings)
    await all_here_but(party)


async def lost(party, seat, ms):
    """That seat's connection is lost, and so much time passes."""
    party.house.depart(party.id, party.who[seat])
    await party.clock.advance(ms)
    await settled(party)


async def settled(party):
    """The table when all that is due is done."""
    return await party.eventually(
        lambda now: all(
            found.deadline is None or found.deadline > party.clock.now() for found in now.decisions.values()
        )
    )


async def passes(party, seat):
    """Time is up for the seat, and what is due is done."""
    open_now = (await party.table()).decisions[seat]
    await party.clock.advance(open_now.deadline - party.clock.now())
    await party.eventually(lambda now: now.decisions.get(seat) != open_now)
    return await settled(party)


# -- grace -------------------------------------------------------------------------------------------------------------


async def test_within_the_grace_the_default_is_played_and_no_bot_comes(party):
    await party.begin(people=3, pace="quick")
    seat = await party.turn()
    await all_here_but(party, seat)
    await party.clock.advance(TURN)
    table = await party.eventually(lambda table: table.moves)
    assert table.chairs[seat].kept is None
    assert party.events(table)[-1] != "kept"


@pytest.mark.parametrize(("grace", "kept"), [(59, "easy"), (60, "easy"), (61, None)])
async def test_a_bot_takes_over_at_the_first_deadline_after_the_grace(party, grace, kept):
    await city(party, grace=grace, warm="easy")
    await put(party, time="talk", cycle=2, starter=4)
    await lost(party, 4, 0)
    table = await passes(party, 4)
    assert table.chairs[4].kept == kept
    assert party.events(table).count("kept") == (kept is not None)


async def test_whoever_sits_there_and_lets_time_decide_twice_is_taken_over_whatever_the_grace(party):
    await party.begin(people=3, pace="quick", grace=300)
    await all_here_but(party)
    seat = await party.turn()
    missed = 0
    while missed < 2:
        table = await party.table()
        asked = await party.turn()
        if asked == seat:
            missed += 1
            await party.clock.advance(TURN)
            await party.eventually(lambda now, rows=table.rows: now.rows > rows)
        else:
            await party.act(asked, "pass")
    assert (await party.table()).chairs[seat].kept == "easy"


async def test_a_short_loss_of_the_connection_begins_the_grace_anew(party):
    await city(party, pace="quick", grace=30, absent="wait")
    await lost(party, 4, 29_000)
    await party.house.arrive(party.id, party.who[4])
    await lost(party, 4, 0)
    await put(party, time="hands", cycle=2)
    await passes(party, 4)
    assert not (await party.table()).chairs[4].away


async def test_who_said_good_bye_has_no_grace(party):
    await party.begin(people=3, grace=300)
    await leave(party.house, party.id, party.who[1])
    assert (await party.table()).chairs[1].kept == "easy"


async def test_a_server_that_began_a_moment_ago_misses_nobody(party):
    await city(party, pace="quick", grace=30, absent="wait")
    await lost(party, 4, 0)
    await put(party, time="hands", cycle=2)
    await party.restart()
    await party.clock.advance(100)
    table = await party.table()
    due = min(found.deadline for found in table.decisions.values() if found.deadline is not None)
    await party.clock.advance(due - party.clock.now())
    table = await party.eventually(lambda now: now.rows > table.rows)
    assert not any(chair.away for chair in table.chairs)


# -- waited for, and not counted ---------------------------------------------------------------------------------------


async def test_e41_an_absent_seat_counts_for_the_grace_and_then_not_any_more(party):
    await city(party, pace="quick", grace=30, absent="wait")
    await put(party, time="hands", cycle=2)
    await lost(party, 4, 0)
    table = await passes(party, 4)
    assert not table.chairs[4].away
    assert table.state.missing == ()
    await put(party, time="hands", cycle=3)
    table = await passes(party, 4)
    assert table.chairs[4].away
    assert table.state.missing == (4,)
    assert "away" in party.events(table)
    assert table.chairs[4].kept is None


async def test_e41_it_is_not_counted_in_the_very_vote_in_which_it_is_missed(party):
    await city(party, pace="quick", grace=30, absent="wait")
    await lost(party, 6, 60_000)
    await put(party, time="hands", cycle=2)
    for seat in (1, 2, 3):
        await party.act(seat, "hands 0")
    table = await passes(party, 6)
    told = [event for event in table.events(None) if event["type"] == "hands_up"]
    assert told[-1]["needed"] == 3
    assert (6, records.AWAY) in table.moves


async def test_e41_nobody_waits_long_for_who_is_not_counted(party):
    await city(party, pace="quick", grace=30, absent="wait")
    await lost(party, 4, 60_000)
    await put(party, time="hands", cycle=2)
    await passes(party, 4)
    table = await put(party, time="hands", cycle=3)
    assert table.decisions[4].deadline == party.clock.now() + GONE
    assert table.decisions[5].deadline == party.clock.now() + TIME["quick"]["vote"]


async def test_e41_who_is_connected_again_counts_at_once(party):
    await city(party, pace="quick", grace=30, absent="wait")
    await lost(party, 4, 60_000)
    await put(party, time="hands", cycle=2)
    await passes(party, 4)
    await put(party, time="hands", cycle=3, away=(4,))
    await party.house.arrive(party.id, party.who[4])
    table = await party.eventually(lambda now: not now.chairs[4].away)
    assert table.state.missing == ()
    assert table.decisions[4].deadline == party.clock.now() + TIME["quick"]["vote"]
    assert table.moves[-1] == (4, records.BACK)
    assert party.events(table)[-1] == "returned"


async def test_e41_who_acts_over_plain_http_counts_again(party):
    await city(party, pace="quick", grace=30, absent="wait")
    await lost(party, 4, 60_000)
    await put(party, time="hands", cycle=2)
    await passes(party, 4)
    await put(party, time="hands", cycle=3, away=(4,))
    await party.act(4, "hands 0")
    table = await party.table()
    assert not table.chairs[4].away
    assert table.state.missing == ()


async def test_e41_who_said_good_bye_is_not_counted_from_then_on_and_may_look_on(party):
    await city(party, absent="wait")
    await leave(party.house, party.id, party.who[4])
    table = await party.table()
    assert (table.chairs[4].away, table.state.missing) == (True, (4,))
    await party.house.arrive(party.id, party.who[4])
    assert (await party.table()).state.missing == (4,)
    await come_back(party.house, party.id, party.who[4])
    assert (await party.table()).state.missing == ()


async def test_e41_a_replacement_counts(party):
    await city(party, absent="wait")
    await leave(party.house, party.id, party.who[4])
    link = await invite(party.house, party.id, party.who[0], 4)
    await join(party.house, party.id, name="Zoe", nonce=NONCE, invite=link)
    table = await party.table()
    assert (table.chairs[4].name, table.chairs[4].away, table.state.missing) == ("Zoe", False, ())


async def test_e41_where_a_bot_plays_nobody_is_left_out(party):
    await city(party, pace="quick", grace=30, warm="easy")
    await lost(party, 4, 60_000)
    await put(party, time="hands", cycle=2)
    table = await passes(party, 4)
    assert (table.chairs[4].kept, table.state.missing) == ("easy", ())


async def test_a_game_that_counts_nobody_goes_on_by_default(party):
    await party.begin(people=3, pace="quick", absent="wait", grace=30)
    seat = await party.turn()
    await all_here_but(party, seat)
    await party.clock.advance(TURN)
    await party.eventually(lambda table: table.moves)
    assert not any(isinstance(entry, entries.Away) for entry in await log(party))
    assert not (await party.table()).chairs[seat].away


async def log(party):
    return [entries.decode(row.entry) for row in await party.house.log.read(party.id)]


async def test_e41_being_away_survives_a_restart_and_the_record_of_the_game_plays_again(party):
    await city(party, pace="quick", grace=30, absent="wait")
    await leave(party.house, party.id, party.who[4])
    await party.restart()
    table = await party.table()
    assert (table.chairs[4].away, table.state.missing) == (True, (4,))
    rows = await party.house.log.read(party.id)
    again = fold.load(party.id, rows, party.house.find)
    assert again.state.fingerprint() == table.state.fingerprint()
    await come_back(party.house, party.id, party.who[4])
    assert (await party.table()).moves[-2:] == [(4, records.AWAY), (4, records.BACK)]


# -- sent away ---------------------------------------------------------------------------------------------------------


async def test_who_is_gone_for_longer_than_the_grace_is_sent_away_at_the_next_deadline(party):
    await city(party, pace="quick", grace=30, absent="remove")
    await put(party, time="hands", cycle=2)
    await lost(party, 4, 0)
    table = await passes(party, 4)
    assert not table.chairs[4].excluded
    await put(party, time="hands", cycle=3)
    table = await passes(party, 4)
    assert table.chairs[4].excluded
    assert "absent_removed" in party.events(table)
    assert "excluded" not in party.events(table)
    assert (4, records.EXCLUDED) in table.moves
    assert table.state.players[4].cause == "removed"
    assert await code_of(come_back(party.house, party.id, party.who[4])) == "seat.excluded"


async def test_nobody_is_sent_away_while_nobody_else_is_there(party):
    await city(party, pace="quick", grace=30, absent="remove")
    await put(party, time="hands", cycle=2)
    for seat in range(7):
        party.house.depart(party.id, party.who[seat])
    await party.clock.advance(60_000)
    table = await settled(party)
    assert len(table.moves) >= 7
    assert not any(chair.excluded for chair in table.chairs)


async def test_whoever_is_there_and_lets_time_pass_is_not_sent_away(party):
    await city(party, pace="quick", grace=30, absent="remove")
    for cycle in (2, 3, 4):
        await put(party, time="hands", cycle=cycle)
        await passes(party, 4)
    assert not (await party.table()).chairs[4].excluded


async def test_where_the_rules_keep_the_seat_the_default_is_played(party):
    """Whoever takes one along has left already."""
    await city(party, pace="quick", grace=30, absent="remove")
    await lost(party, 4, 60_000)
    table = await put(party, time="hands", cycle=2, out=(4,))
    assert 4 not in table.decisions
    table.state.push(TakingOne(4))
    row = type("Row", (), {"version": table.version, "at": party.clock.now()})()
    decide(table, row, None, same_phase=False)
    party.house.show(await party.house.live(party.id))
    table = await passes(party, 4)
    assert not table.chairs[4].excluded
    assert table.moves


# -- settings ----------------------------------------------------------------------------------------------------------


async def test_usually_a_bot_plays_after_a_minute_and_a_half(party):
    await party.open()
    table = await party.table()
    assert (table.absent, table.warm, table.grace, table.times) == ("bot", "easy", 90, {})


async def test_no_bot_means_to_wait_and_a_bot_is_asked_for_by_its_level(party):
    await party.open(warm=None)
    assert (await party.table()).absent == "wait"
    await change_options(party.house, party.id, party.who[0], warm="easy")
    assert ((await party.table()).absent, (await party.table()).warm) == ("bot", "easy")
    await change_options(party.house, party.id, party.who[0], absent="wait")
    assert ((await party.table()).absent, (await party.table()).warm) == ("wait", None)
    await change_options(party.house, party.id, party.who[0], absent="bot")
    assert ((await party.table()).absent, (await party.table()).warm) == ("bot", "easy")
    await change_options(party.house, party.id, party.who[0], pace="quick")
    assert ((await party.table()).absent, (await party.table()).warm) == ("bot", "easy")


async def test_a_log_of_before_there_was_a_choice_is_read_as_it_was_meant(party):
    old = {
        "type": "opened",
        "game": "high_society",
        "rules_version": 1,
        "options": {},
        "pace": "normal",
        "windows": "swift",
        "spectators": True,
        "lang": "fa",
        "secret": "00",
        "commit": "00",
        "invite": "",
    }
    for warm, absent in ((None, "wait"), ("easy", "bot")):
        raw = msgspec.json.encode({**old, "warm": warm})
        row = type("Row", (), {"version": 1, "at": 5, "entry": raw, "seat": None, "id": None})()
        table = fold.load("old", [row], party.house.find)
        assert (table.absent, table.warm, table.grace, table.times) == (absent, warm, 90, {})
    await party.open()
    assert b"absent" not in (await party.house.log.read(party.id))[0].entry


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"absent": "shout"}, "settings.unreadable"),
        ({"absent": "remove"}, "settings.no_removal"),
        ({"absent": "wait", "warm": "easy"}, "settings.unreadable"),
        ({"absent": "bot", "warm": None}, "settings.unreadable"),
        ({"absent": "bot", "warm": "genius"}, "bot.unknown_level"),
        ({"grace": 29}, "settings.out_of_bounds"),
        ({"grace": 301}, "settings.out_of_bounds"),
        ({"grace": True}, "settings.unreadable"),
        ({"times": {"tea": 5}}, "settings.unreadable"),
        ({"times": {"turn": 4}}, "settings.out_of_bounds"),
        ({"times": {"turn": 604_801}}, "settings.out_of_bounds"),
        ({"times": {"night": 9}}, "settings.out_of_bounds"),
        ({"times": {"turn": "9"}}, "settings.unreadable"),
    ],
)
async def test_a_setting_that_means_nothing_is_refused_and_changes_nothing(party, settings, code):
    await party.open()
    before = await party.table()
    assert await code_of(change_options(party.house, party.id, party.who[0], **settings)) == code
    after = await party.table()
    assert (after.version, after.absent, after.grace, after.times) == (before.version, "bot", 90, {})
    opening = open_table(party.house, game="high_society", name="Ben", nonce=NONCE, **settings)
    assert await code_of(opening) == code


async def test_the_bounds_themselves_are_good(party):
    await party.open("mafia", grace=30, absent="remove", times={"night": 10, "turn": 5, "speech": 604_800})
    table = await party.table()
    assert (table.grace, table.absent) == (30, "remove")
    assert table.times == {"turn": 5, "speech": 604_800, "night": 10}
    await change_options(party.house, party.id, party.who[0], grace=300)
    assert (await party.table()).grace == 300


async def test_a_rematch_is_played_by_the_same_settings(party):
    await party.begin(people=3, absent="wait", grace=200, times={"turn": 33})
    await party.play_out()
    new = await rematch(party.house, party.id, party.who[0])
    table = await party.house.table(new)
    assert (table.absent, table.warm, table.grace, table.times) == ("wait", None, 200, {"turn": 33})
