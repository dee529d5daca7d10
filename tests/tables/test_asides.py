"""What a person writes to whoever leads the table is read by that one alone, answered to that person alone, and noticed
by nobody else."""

from __future__ import annotations

import pytest
from mafia_city import classic, led, put, to_the

from mahfel.engine import MODERATOR, Refused
from mahfel.server.frames import Around, Framer
from mahfel.server.identity import Viewer
from mahfel.tables.abandon import abandon
from mahfel.tables.asides import asides_of
from mahfel.tables.change_seat import change_seat
from mahfel.tables.confide import confide, reply
from mahfel.tables.exclude import exclude
from mahfel.tables.hand_over import hand_over
from mahfel.tables.invite import invite
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.record import record_of
from mahfel.tables.rematch import rematch
from mahfel.tables.replay import replay
from mahfel.tables.seat_bot import seat_bot
from mahfel.tables.silence import silence
from mahfel.tables.start import start
from mahfel.tables.take import take
from mahfel.tables.talk import LONGEST

AROUND = Around(frozenset(), 0)


async def write(party, seat, text="I think I know", command=None):
    party.sent += 1
    who = party.who[seat + 1]
    return await confide(party.house, party.id, who, command=command or f"c{party.sent}", text=text)


async def answer(party, seat, text="Do you?", by=0):
    party.sent += 1
    return await reply(party.house, party.id, party.who[by], seat, command=f"r{party.sent}", text=text)


def lines(table, viewer):
    return [(line.seat, line.text, line.answer) for line in asides_of(table, viewer)]


def frames(table, after=0):
    """What each viewer of a table of seven is sent, but for who leads it."""
    made = {}
    for viewer in (*range(7), None):
        eyes = Viewer(viewer, "spectator" if viewer is None else "seat")
        made[viewer] = Framer(table, AROUND).messages(table, eyes, after, 0)
    return made


async def refused(call):
    with pytest.raises(Refused) as raised:
        await call
    return raised.value.code


async def test_a_line_is_read_by_who_wrote_it_and_by_who_leads(party):
    await led(party)
    await write(party, 3)
    await answer(party, 3)
    table = await party.table()
    told = [(3, "I think I know", False), (3, "Do you?", True)]
    assert lines(table, 3) == told
    assert lines(table, MODERATOR) == told
    assert [line.name for line in asides_of(table, MODERATOR)] == [table.chairs[3].name] * 2
    for viewer in (0, 1, 2, 4, 5, 6):
        assert lines(table, viewer) == []
    assert asides_of(table, None) is None


async def test_nobody_else_may_notice_it_neither_a_number_that_grows_nor_an_event_nor_a_byte(party):
    before = await led(party)
    story, shown = len(before.story), frames(before)
    await write(party, 3)
    await answer(party, 3)
    await write(party, 5, "And I know more")
    table = await party.table()
    assert (table.version, len(table.story)) == (before.version, story)
    assert table.rows == before.rows + 3
    assert table.only_for == {5, MODERATOR}
    now = frames(table)
    assert {viewer for viewer in now if now[viewer] != shown[viewer]} == {3, 5}


async def test_only_the_two_are_told_that_there_is_something_new(party):
    await led(party)
    heard = []
    live = await party.house.live(party.id)
    stop = await party.house.subscribe(party.id, lambda rows: heard.append(live.table.only_for))
    await write(party, 2)
    await answer(party, 2)
    stop()
    assert heard == [{2, MODERATOR}, {2, MODERATOR}]


async def test_whoever_writes_is_not_seen_to_be_there(party):
    await led(party)
    await party.clock.advance(60_000)
    here = party.house.here(party.id)
    await write(party, 2)
    await answer(party, 2)
    assert party.house.here(party.id) == here


async def test_it_goes_on_at_night_after_leaving_the_game_and_without_a_voice(party):
    await led(party)
    await put(party, time="night", cycle=2, out=(4,))
    await write(party, 6, "at night")
    assert (await party.table()).state.has_left(4)
    await write(party, 4, "from beyond")
    await silence(party.house, party.id, party.who[0], 5)
    await write(party, 5, "without a voice")
    table = await party.table()
    assert [text for _, text, _ in lines(table, MODERATOR)] == ["at night", "from beyond", "without a voice"]


async def test_whoever_was_sent_away_writes_no_more_while_the_game_goes_on_and_may_be_written_to(party):
    await led(party)
    await exclude(party.house, party.id, party.who[0], 3)
    assert await refused(write(party, 3)) == "seat.excluded"
    await answer(party, 3, "You know why")
    assert lines(await party.table(), 3) == [(3, "You know why", True)]


async def test_without_somebody_who_leads_there_is_no_such_line(party):
    await classic(party)
    with pytest.raises(Refused) as raised:
        await confide(party.house, party.id, party.who[2], command="c1", text="hello?")
    assert raised.value.code == "moderator.none"
    with pytest.raises(Refused) as raised:
        await reply(party.house, party.id, party.who[0], 2, command="c1", text="hello?")
    assert raised.value.code == "moderator.only"
    assert asides_of(await party.table(), 2) is None


async def test_only_who_leads_answers_and_a_person_has_to_sit_there(party):
    await led(party, people=6, begun=False)
    await seat_bot(party.house, party.id, party.who[0], 6, "easy")
    before = await party.table()
    assert await refused(answer(party, 2, by=3)) == "moderator.only"
    assert await refused(answer(party, 6)) == "seat.nobody"
    assert await refused(answer(party, 7)) == "seat.nobody"
    assert await refused(answer(party, 99)) == "seat.unknown"
    assert await refused(answer(party, -2)) == "seat.unknown"
    assert await refused(write(party, -1)) == "moderator.no_seat"
    assert (await party.table()).rows == before.rows


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "talk.empty"),
        (" \n\t ", "talk.empty"),
        ("\u202e\u2066", "talk.empty"),
        ("\x00\x07", "talk.empty"),
        ("x" * (LONGEST + 1), "talk.too_long"),
        ("x" * 100_000, "talk.too_long"),
    ],
)
async def test_absurd_lines_are_refused_both_ways_and_change_nothing(party, text, code):
    before = await led(party)
    assert await refused(write(party, 1, text)) == code
    assert await refused(answer(party, 1, text)) == code
    assert (await party.table()).rows == before.rows


async def test_a_line_is_cleaned_as_talk_is(party):
    await led(party)
    await write(party, 1, "  one\n\u202etwo\x07  three ")
    assert lines(await party.table(), 1) == [(1, "one two three", False)]


async def test_the_same_command_writes_one_line(party):
    await led(party)
    first = await write(party, 1, command="again")
    assert await write(party, 1, command="again") == first
    assert len(lines(await party.table(), MODERATOR)) == 1
    assert await refused(write(party, 1, command="not an id")) == "command.unreadable"


async def test_it_survives_a_restart(party):
    await led(party)
    await write(party, 3)
    await answer(party, 3)
    before = await party.table()
    await party.restart()
    table = await party.table()
    assert table.asides == before.asides
    assert (table.version, table.rows) == (before.version, before.rows)
    assert frames(table) == frames(before)


async def test_lines_of_the_lobby_follow_their_person_to_another_seat_and_into_the_game(party):
    await led(party, begun=False)
    await write(party, 0, "my first time")
    await write(party, 6, "mine, too")
    await leave(party.house, party.id, party.who[7])
    await change_seat(party.house, party.id, party.who[1], 8)
    table = await party.table()
    assert lines(table, 8) == [(8, "my first time", False)]
    assert [seat for seat, _, _ in lines(table, MODERATOR)] == [8, None]
    await start(party.house, party.id, party.who[0])
    table = await party.table()
    seat = table.viewer_of(party.who[1])
    assert lines(table, seat) == [(seat, "my first time", False)]
    assert sum(len(lines(table, viewer)) for viewer in range(6)) == 1


async def test_whoever_takes_an_absent_persons_seat_reads_nothing_of_theirs(party):
    await led(party)
    await write(party, 3, "my mother is ill")
    await answer(party, 3, "Go!")
    await leave(party.house, party.id, party.who[4])
    link = await invite(party.house, party.id, party.who[2], 3)
    await join(party.house, party.id, name="Somebody else", nonce=f"{77:064x}", invite=link)
    table = await party.table()
    assert lines(table, 3) == []
    assert [(line.seat, line.name) for line in asides_of(table, MODERATOR)] == [(None, "Player E")] * 2
    await answer(party, 3, "Welcome")
    table = await party.table()
    assert lines(table, 3) == [(3, "Welcome", True)]


async def test_whoever_goes_on_with_another_device_still_reads_them(party):
    await led(party)
    await write(party, 3)
    offer = await hand_over(party.house, party.id, party.who[4])
    await take(party.house, party.id, offer.code)
    assert lines(await party.table(), 3) == [(3, "I think I know", False)]


async def test_after_the_end_neither_log_nor_record_nor_replay_nor_the_rematch_tells_of_it(party):
    await led(party)
    secret = "only for your eyes"
    await write(party, 3, secret)
    await answer(party, 3, secret)
    everybody, party.who = party.who, party.who[1:]
    await to_the(party, "night")
    party.who = everybody
    await abandon(party.house, party.id, party.who[0])
    await write(party, 2, secret)
    table = await party.table()
    for viewer in (*range(7), None, MODERATOR):
        assert secret not in repr(table.events(viewer))
    assert secret not in repr(record_of(table))
    steps = await replay(party.house, party.id)
    assert secret not in repr([step.happenings for step in steps])
    assert lines(table, 3) == [(3, secret, False), (3, secret, True)]
    again = await party.house.table(await rematch(party.house, party.id, party.who[0]))
    assert asides_of(again, MODERATOR) == ()
