"""Harnesses over whole tables turn red when the fault they exist for comes back."""

from __future__ import annotations

import asyncio
import sys

import msgspec
import pytest

from mahfel.games.high_society import game as high_society
from mahfel.store.sqlite import SqliteLog
from mahfel.tables import fold
from mahfel.tables.bell import Bell
from mahfel.tables.table import Table
from mahfel.testing import BRIEF
from mahfel.testing.at_table.absence import table_absence
from mahfel.testing.at_table.bots import table_bots
from mahfel.testing.at_table.clock import table_clock
from mahfel.testing.at_table.hostile import table_hostile
from mahfel.testing.at_table.pause import table_pause
from mahfel.testing.at_table.stream import table_stream
from mahfel.testing.at_table.twins import table_twins
from mahfel.testing.at_table.windows import table_windows
from mahfel.testing.toys import coin_auction, two_card_coup
from mahfel.testing.toys.two_card_coup.phases import CROWN
from mahfel.testing.toys.two_card_coup.state import CoupState


@pytest.fixture
def patch(monkeypatch):
    return monkeypatch.setattr


def red(harness, game, why):
    with pytest.raises(AssertionError, match=why):
        harness(game, BRIEF)


# -- twins -------------------------------------------------------------------------------------------------------------


def test_who_is_waited_for_must_not_tell_who_holds_the_card(patch):
    patch(CoupState, "awaited", lambda state, viewer: tuple(s for s in state.asked() if state.cards[s] == CROWN))
    red(table_twins, two_card_coup, "what you may not know does not reach you, at a table")


def test_an_event_of_the_table_must_not_carry_what_is_hidden(patch):
    def events(table, viewer, after=0, upto=None):
        return [
            {**event, "card": table.state.deck[-1]} if table.state else event for event in honest(table, viewer, after)
        ]

    honest = Table.events
    patch(Table, "events", events)
    red(table_twins, high_society, "what you may not know does not reach you, at a table")


# -- stream ------------------------------------------------------------------------------------------------------------


def test_a_slow_reader_must_not_miss_an_event(patch):
    honest = Table.events
    patch(Table, "events", lambda table, viewer, after=0, upto=None: honest(table, viewer, after + (after > 0), upto))
    red(table_stream, two_card_coup, "followed and heard other events")


def test_what_is_shown_must_be_what_the_log_says(patch):
    def load(*arguments):
        table = honest(*arguments)
        table.chairs = tuple(msgspec.structs.replace(chair, left=False) for chair in table.chairs)
        return table

    honest = fold.load
    patch(fold, "load", load)
    red(table_stream, high_society, "read anew")


def test_nothing_may_be_shown_before_it_is_in_the_log(patch):
    def put(log, table, expected, rows, deadlines, done):
        if expected < 9:
            honest(log, table, expected, rows, deadlines, done)
        else:
            asyncio.get_running_loop().call_soon(done, None)

    honest = SqliteLog.put
    patch(SqliteLog, "put", put)
    red(table_stream, high_society, "was shown before it was in the log")


# -- windows -----------------------------------------------------------------------------------------------------------


def test_an_answer_must_not_become_stale_because_another_was_faster(patch):
    patch(sys.modules["mahfel.tables.asking"], "standing", lambda *_, **__: ())
    red(table_windows, coin_auction, "was answered Refused")


def test_a_command_that_comes_twice_must_get_one_answer(patch):
    patch(Table, "answered", lambda table, seat, command: None)
    red(table_windows, coin_auction, "was answered")


# -- hostile commands --------------------------------------------------------------------------------------------------


def test_a_strangers_token_must_not_open_a_seat(patch):
    honest = Table.seat_of
    patch(
        Table,
        "seat_of",
        lambda table, digest: (
            next(iter(table.decisions), 0) if honest(table, digest) is None else honest(table, digest)
        ),
    )
    red(table_hostile, high_society, "a hostile command")


def test_a_stale_move_must_not_be_played(patch):
    class Never(int):
        def __le__(self, other):
            return True

    honest = Table.decision

    def decision(table, seat):
        found = honest(table, seat)
        return found and type(found)(
            found.seat, found.ask, Never(found.version), found.opened, found.deadline, found.held
        )

    patch(Table, "decision", decision)
    red(table_hostile, high_society, "accepted as version")


def test_the_same_command_must_not_be_played_twice(patch):
    patch(Table, "answered", lambda table, seat, command: None)
    red(table_hostile, high_society, "the same command of seat . was accepted and then refused")


# -- absence -----------------------------------------------------------------------------------------------------------


def test_a_table_must_not_wait_for_ever_for_who_left(patch):
    def due(table):
        return None if any(chair.left for chair in table.chairs) else honest(table)

    honest = sys.modules["mahfel.tables.expire"].due
    patch("mahfel.tables.bell.due", due)
    patch("mahfel.testing.at_table.room._ROUNDS", 100)
    red(table_absence, two_card_coup, "it stands still")


# -- bots --------------------------------------------------------------------------------------------------------------


def test_a_bot_that_failed_must_be_in_the_servers_log(patch):
    patch(sys.modules["mahfel.tables.bot_play"]._LOG, "warning", lambda *_: None)
    red(table_bots, two_card_coup, "failures, .* 0 warnings")


def test_a_bot_that_failed_must_not_stop_the_table(patch):
    async def answer(house, live, seat, version, move, why):
        if why is None:
            await honest(house, live, seat, version, move, why)

    honest = sys.modules["mahfel.tables.bot_play"]._answer
    patch("mahfel.tables.bot_play._answer", answer)
    patch("mahfel.testing.at_table.room._ROUNDS", 100)
    red(table_bots, two_card_coup, "it stands still")


# -- the clock ---------------------------------------------------------------------------------------------------------


def test_a_decision_must_not_get_more_time_than_its_class_has(patch):
    honest = sys.modules["mahfel.tables.decisions"].deadline
    patch(
        sys.modules["mahfel.tables.asking"],
        "deadline",
        lambda pace, ask, opened, **how: honest(pace, ask, opened, **how) + 1,
    )
    red(table_clock, two_card_coup, "ms given")


def test_a_move_at_the_deadline_must_not_count(patch):
    class Late(int):
        def __le__(self, other):
            return False

    honest = Table.decision

    def decision(table, seat):
        found = honest(table, seat)
        return found and type(found)(
            found.seat, found.ask, found.version, found.opened, Late(found.deadline), found.held
        )

    patch(Table, "decision", decision)
    red(table_clock, high_society, "at its deadline was accepted")


def test_a_server_that_begins_again_must_know_what_is_due(patch):
    honest = Bell.begin
    patch(Bell, "begin", lambda bell, deadlines: honest(bell, ()))
    patch("mahfel.testing.at_table.clock._ROUNDS", 100)
    red(table_clock, high_society, "did not ring after a restart")


# -- pauses ------------------------------------------------------------------------------------------------------------


def _awake(table):
    """The same table as if nobody had stopped it."""
    table = table.copy()
    table.paused = None
    return table


def test_time_must_not_run_out_while_the_game_is_paused(patch):
    expire = sys.modules["mahfel.tables.expire"]
    due, play = expire.due, expire.expire
    patch("mahfel.tables.bell.due", lambda table: due(_awake(table)))
    patch("mahfel.tables.bell.expire", lambda table, presence, now: play(_awake(table), presence, now))
    patch(Table, "deadlines", lambda table: ())
    red(table_pause, high_society, "was written while the game was paused")


def test_deadlines_must_not_be_kept_over_a_pause(patch):
    honest = Table.deadlines
    patch(Table, "deadlines", lambda table: honest(_awake(table)))
    red(table_pause, high_society, "deadlines are kept while the game is paused")


def test_nobody_may_move_while_the_game_is_paused(patch):
    patch("mahfel.tables.act.going_on", lambda table: None)
    red(table_pause, high_society, "moved while the game was paused")


def test_a_pause_must_take_no_time_from_anybody(patch):
    patch(sys.modules["mahfel.tables.fold_host"], "_later", lambda decision, ms: decision)
    red(table_pause, two_card_coup, "had until .*, and has until")


def test_a_pause_must_not_show_who_is_asked(patch):
    honest = Table.waiting
    patch(
        Table,
        "waiting",
        lambda table, viewer: list(table.decisions.values()) if table.paused else honest(table, viewer),
    )
    red(table_pause, coin_auction, "a pause changes what viewer")


def test_the_record_of_an_ended_game_must_hold(patch):
    honest = sys.modules["mahfel.testing.at_table.pause"].record_of
    patch(
        "mahfel.testing.at_table.pause.record_of",
        lambda table: msgspec.structs.replace(honest(table), ended=msgspec.UNSET),
    )
    red(table_pause, high_society, "the record of a game that was ended is refused")
