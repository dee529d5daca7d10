"""A line that whoever leads pins above the table, and a question to all whose answers nobody notices."""

from __future__ import annotations

import pytest
from mafia_city import classic, led, put

from mahfel.engine import MODERATOR, Refused
from mahfel.server.frames import Around, Framer, card
from mahfel.server.identity import Viewer
from mahfel.server.leading import poll_card
from mahfel.tables import secrets
from mahfel.tables.abandon import abandon
from mahfel.tables.change_seat import change_seat
from mahfel.tables.exclude import exclude
from mahfel.tables.invite import invite
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.pin import LONGEST, pin, unpin
from mahfel.tables.polling import answer_poll, close_poll, open_poll
from mahfel.tables.record import record_of
from mahfel.tables.rematch import rematch
from mahfel.tables.replay import replay
from mahfel.tables.seat_bot import seat_bot
from mahfel.tables.start import start

AROUND = Around(frozenset(), 0)
ABSURD = [
    ("", "talk.empty"),
    ("\n\t ", "talk.empty"),
    ("\u202e\x00", "talk.empty"),
    ("\u200b \u200c\u2060", "talk.empty"),
    ("\u3164\u2800\u0301", "talk.empty"),
    ("x" * (LONGEST + 1), "talk.too_long"),
    ("x" * 100_000, "talk.too_long"),
]


async def refused(call):
    with pytest.raises(Refused) as raised:
        await call
    return raised.value.code


def above(table, viewer=None):
    return card(table, AROUND, Viewer(viewer, "spectator")).pinned


async def put_up(party, text, by=0):
    return await pin(party.house, party.id, party.who[by], text)


async def ask(party, question="Shall we go on?", among="living", by=0):
    return await open_poll(party.house, party.id, party.who[by], question, among)


async def say(party, seat, yes, number=1):
    return await answer_poll(party.house, party.id, party.who[seat + 1], number, yes=yes)


async def close(party, by=0):
    return await close_poll(party.house, party.id, party.who[by])


async def seen(party, viewer):
    shown = poll_card(await party.table(), viewer)
    return shown.open, shown.yours, shown.said, shown.yes, shown.no, shown.of


# -- pins --------------------------------------------------------------------------------------------------------------


async def test_everybody_sees_the_line_until_another_takes_its_place_or_it_is_taken_down(party):
    await led(party)
    await put_up(party, "Speak  one\nafter another")
    table = await party.table()
    for viewer in (0, 6, None, MODERATOR):
        assert above(table, viewer) == "Speak one after another"
        told = table.events(viewer)[-1]
        assert (told["type"], told["name"], told["text"]) == ("pinned", table.moderator.name, "Speak one after another")
    await put_up(party, "Ten minutes")
    assert above(await party.table()) == "Ten minutes"
    await unpin(party.house, party.id, party.who[0])
    table = await party.table()
    assert above(table) is None
    assert table.events(None)[-1]["type"] == "unpinned"


async def test_a_frame_shows_a_new_line_though_nothing_else_has_changed(party):
    table = await led(party)
    framer = Framer(table, AROUND)
    (before,) = framer.messages(table, Viewer(2, "seat"), table.version, 0)
    assert b'"pinned":null' in before
    await put_up(party, "Ten minutes")
    table = await party.table()
    (after,) = framer.messages(table, Viewer(2, "seat"), table.version, 0)
    assert b'"pinned":"Ten minutes"' in after


async def test_the_same_line_again_or_none_instead_of_none_changes_nothing(party):
    await led(party)
    before = (await party.table()).rows
    await unpin(party.house, party.id, party.who[0])
    assert (await party.table()).rows == before
    await put_up(party, "Ten minutes")
    await put_up(party, " Ten minutes ")
    assert (await party.table()).rows == before + 1


async def test_nobody_pins_but_who_leads_without_playing(party):
    await led(party)
    assert await refused(put_up(party, "me!", by=2)) == "moderator.only"
    assert await refused(unpin(party.house, party.id, party.who[2])) == "moderator.only"
    await classic(party)
    assert await refused(put_up(party, "me!")) == "moderator.only"


@pytest.mark.parametrize(("text", "code"), ABSURD)
async def test_absurd_lines_and_questions_are_refused(party, text, code):
    before = await led(party)
    assert await refused(put_up(party, text)) == code
    assert await refused(ask(party, text)) == code
    assert (await party.table()).rows == before.rows


async def test_a_pin_survives_the_start_and_a_restart_but_not_the_rematch(party):
    await led(party, begun=False)
    await put_up(party, "x" * LONGEST)
    await start(party.house, party.id, party.who[0])
    await party.restart()
    assert above(await party.table()) == "x" * LONGEST
    await abandon(party.house, party.id, party.who[0])
    again = await party.house.table(await rematch(party.house, party.id, party.who[0]))
    assert above(again) is None


# -- polls -------------------------------------------------------------------------------------------------------------


async def test_people_answer_think_again_and_see_the_counts_when_it_is_closed(party):
    await led(party)
    await ask(party)
    assert await seen(party, 2) == (True, True, None, None, None, 7)
    assert await seen(party, None) == (True, False, None, None, None, 7)
    assert await seen(party, MODERATOR) == (True, False, None, 0, 0, 7)
    await say(party, 2, yes=True)
    await say(party, 3, yes=True)
    await say(party, 2, yes=False)
    assert await seen(party, 2) == (True, True, False, None, None, 7)
    assert await seen(party, MODERATOR) == (True, False, None, 1, 1, 7)
    await close(party)
    for viewer in (0, 2, None, MODERATOR):
        assert await seen(party, viewer) == (False, False, None, 1, 1, 7)
    told = (await party.table()).events(None)[-1]
    assert (told["type"], told["text"], told["yes"], told["no"], told["silent"]) == (
        "poll_closed",
        "Shall we go on?",
        1,
        1,
        5,
    )


async def test_nobody_notices_an_answer_but_its_giver_and_who_leads(party):
    await led(party)
    await ask(party)
    before = await party.table()
    shown = frames(before)
    await say(party, 2, yes=True)
    table = await party.table()
    assert (table.version, len(table.story), table.only_for) == (before.version, len(before.story), {2, MODERATOR})
    now = frames(table)
    assert {viewer for viewer in now if now[viewer] != shown[viewer]} == {2}
    await say(party, 2, yes=True)
    assert (await party.table()).rows == table.rows


def frames(table):
    made = {}
    for viewer in (*range(7), None):
        eyes = Viewer(viewer, "spectator" if viewer is None else "seat")
        made[viewer] = Framer(table, AROUND).messages(table, eyes, 0, 0)
    return made


async def test_not_even_who_leads_learns_who_said_what(party):
    await led(party)
    sights = []
    for seat in (2, 5):
        await ask(party)
        number = (await party.table()).poll.number
        await say(party, seat, yes=True, number=number)
        shown = poll_card(await party.table(), MODERATOR)
        sights.append((shown.yes, shown.no, shown.of, shown.said, (await party.table()).events(MODERATOR)[-1]["type"]))
        await close(party)
    assert sights[0] == sights[1]
    assert (await party.table()).poll.answers == {}


async def test_a_poll_among_the_living_asks_nobody_who_has_left_the_game(party):
    await led(party)
    await put(party, time="talk", cycle=2, out=(4,))
    await ask(party)
    assert await refused(say(party, 4, yes=True)) == "poll.not_asked"
    assert await seen(party, 4) == (True, False, None, None, None, 6)
    await ask(party, among="seated")
    await say(party, 4, yes=True, number=2)
    assert (await seen(party, MODERATOR))[3:] == (1, 0, 7)


async def test_whoever_goes_takes_no_answer_along_for_counts_that_fell_would_tell_who_leads_what_it_was(party):
    await led(party)
    await put(party, time="talk", cycle=2)
    await ask(party)
    for seat, yes in ((2, True), (3, True), (4, False), (5, False)):
        await say(party, seat, yes=yes)
    told = (await seen(party, MODERATOR))[3:]
    assert told == (2, 2, 7)
    await exclude(party.house, party.id, party.who[0], 2)
    assert (await seen(party, MODERATOR))[3:] == told
    await leave(party.house, party.id, party.who[6])
    assert (await seen(party, MODERATOR))[3:] == told
    await leave(party.house, party.id, party.who[7])
    assert (await seen(party, MODERATOR))[3:] == told
    assert await refused(say(party, 6, yes=True)) == "poll.not_asked"
    await put(party, time="talk", cycle=2, out=(4,))
    assert (await seen(party, MODERATOR))[3:] == told
    assert await refused(say(party, 4, yes=True)) == "poll.not_asked"
    await close(party)
    assert (await seen(party, None))[3:] == told


async def test_what_all_others_are_told_of_an_open_poll_does_not_say_whether_somebody_answered_before_going(party):
    sights = []
    for answered in (True, False):
        await led(party)
        await ask(party)
        if answered:
            await say(party, 5, yes=True)
        await leave(party.house, party.id, party.who[6])
        sights.append([await seen(party, viewer) for viewer in (*range(5), 6, None)])
    assert sights[0] == sights[1]
    assert sights[0][-1] == (True, False, None, None, None, 6)


async def test_among_numbers_the_number_of_those_asked_does_not_tell_a_bot_from_a_person(party):
    sights = []
    for first, second in (("bot", "person"), ("person", "bot")):
        await led(party, people=6, begun=False, anonymous=True)
        await seat_bot(party.house, party.id, party.who[0], 6, "easy")
        await start(party.house, party.id, party.who[0])
        found = {chair.kind: chair.seat for chair in (await party.table()).chairs if chair.kind != "empty"}
        others = iter(("boss", "mafioso", "doctor", "detective", "citizen"))
        roles = tuple("citizen" if seat in found.values() else next(others) for seat in range(7))
        await put(party, time="talk", cycle=2, roles=roles)
        await ask(party)
        told = [await asked_of(party)]
        await put(party, time="talk", cycle=2, roles=roles, out=(found[first],))
        told.append(await asked_of(party))
        await exclude(party.house, party.id, party.who[0], found[second])
        assert (await party.table()).nameless
        sights.append([*told, await asked_of(party)])
    assert sights[0] == sights[1] == [(7, 7), (6, 7), (5, 7)]


async def asked_of(party):
    """Of how many a poll says that it asks them: as it is told to everybody, and to who leads."""
    return (await seen(party, None))[5], (await seen(party, MODERATOR))[5]


async def test_bots_spectators_and_who_leads_do_not_answer(party):
    await led(party, people=6, begun=False)
    await seat_bot(party.house, party.id, party.who[0], 6, "easy")
    await ask(party, among="seated")
    assert (await seen(party, None))[5] == 6
    assert await refused(say(party, -1, yes=True)) == "moderator.no_seat"
    await start(party.house, party.id, party.who[0])
    assert (await seen(party, MODERATOR))[3:] == (0, 0, 6)


async def test_a_later_poll_closes_the_earlier_and_an_answer_goes_to_the_question_it_was_given_to(party):
    await led(party)
    await ask(party)
    await say(party, 2, yes=True)
    await ask(party, "And now?")
    table = await party.table()
    told = [event for event in table.events(None) if event["type"].startswith("poll")]
    assert [(event["type"], event["text"]) for event in told] == [
        ("poll_opened", "Shall we go on?"),
        ("poll_closed", "Shall we go on?"),
        ("poll_opened", "And now?"),
    ]
    assert told[1]["yes"] == 1
    assert await refused(say(party, 3, yes=True, number=1)) == "poll.closed"
    assert (await seen(party, MODERATOR))[3:] == (0, 0, 7)


async def test_what_is_not_open_is_neither_answered_nor_closed(party):
    await led(party)
    assert await refused(close(party)) == "poll.closed"
    assert await refused(say(party, 2, yes=True)) == "poll.closed"
    await ask(party)
    await close(party)
    assert await refused(close(party)) == "poll.closed"
    assert await refused(say(party, 2, yes=True)) == "poll.closed"
    assert await refused(say(party, 2, yes=True, number=2)) == "poll.closed"


async def test_nobody_asks_or_closes_but_who_leads_without_playing(party):
    await led(party)
    assert await refused(ask(party, by=2)) == "moderator.only"
    await ask(party)
    assert await refused(close(party, by=2)) == "moderator.only"
    await classic(party)
    assert await refused(ask(party)) == "moderator.only"


async def test_answers_follow_their_person_through_the_lobby_and_whoever_goes_has_said_theirs(party):
    await led(party, begun=False)
    await ask(party, among="seated")
    await say(party, 0, yes=True)
    await say(party, 6, yes=True)
    await change_seat(party.house, party.id, party.who[1], 9)
    await leave(party.house, party.id, party.who[7])
    assert (await seen(party, MODERATOR))[3:] == (2, 0, 7)
    await start(party.house, party.id, party.who[0])
    seat = (await party.table()).viewer_of(party.who[1])
    assert (await seen(party, seat))[2] is True
    assert (await seen(party, MODERATOR))[3:] == (2, 0, 7)


async def test_whoever_takes_an_absent_persons_seat_answers_anew(party):
    await led(party)
    await ask(party)
    await say(party, 3, yes=True)
    await leave(party.house, party.id, party.who[4])
    link = await invite(party.house, party.id, party.who[2], 3)
    seated = await join(party.house, party.id, name="Somebody else", nonce=f"{77:064x}", invite=link)
    party.who[4] = secrets.digest(seated.token)
    assert await seen(party, 3) == (True, True, None, None, None, 7)
    assert (await seen(party, MODERATOR))[3:] == (1, 0, 8)
    await say(party, 3, yes=False)
    assert (await seen(party, MODERATOR))[3:] == (1, 1, 8)


async def test_it_survives_a_restart_with_its_answers(party):
    await led(party)
    await ask(party)
    await say(party, 3, yes=True)
    before = (await party.table()).poll
    await party.restart()
    assert (await party.table()).poll == before
    await close(party)
    assert (await seen(party, None))[3:] == (1, 0, 7)


async def test_counts_that_were_shown_before_the_game_are_gone_when_it_begins(party):
    await led(party, begun=False)
    await ask(party)
    await close(party)
    await start(party.house, party.id, party.who[0])
    assert poll_card(await party.table(), None) is None
    await ask(party)
    assert (await party.table()).poll.number == 2


async def test_a_poll_is_no_move_and_neither_record_nor_replay_tells_of_it(party):
    await led(party)
    moves = len((await party.table()).moves)
    await ask(party, "Is this a secret?")
    await say(party, 3, yes=True)
    await close(party)
    assert len((await party.table()).moves) == moves
    await abandon(party.house, party.id, party.who[0])
    assert "Is this a secret?" not in repr(record_of(await party.table()))
    steps = await replay(party.house, party.id)
    assert "Is this a secret?" not in repr([step.happenings for step in steps])
    assert "Is this a secret?" in repr((await party.table()).events(None))
