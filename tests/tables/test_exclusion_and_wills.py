"""Sent away in the middle of a game; last words that were written ahead; half the time when little is left."""

from __future__ import annotations

from fractions import Fraction

import pytest
from mafia_city import ROLES, put
from mafia_city import classic as city

from mahfel.engine import MODERATOR, Refused, registry
from mahfel.engine import record as records
from mahfel.engine.state import WHOLE
from mahfel.games.mafia import game as mafia
from mahfel.games.mafia.arrange import arrange
from mahfel.server.frames import Around, Framer
from mahfel.server.identity import Viewer
from mahfel.tables import fold, secrets
from mahfel.tables.act import act
from mahfel.tables.bot_sights import Witness
from mahfel.tables.come_back import come_back
from mahfel.tables.decisions import TIME, deadline
from mahfel.tables.exclude import exclude
from mahfel.tables.hand_over import hand_over
from mahfel.tables.hurry import give_time, skip
from mahfel.tables.invite import invite
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.record import record_of
from mahfel.tables.start import start
from mahfel.tables.take import take
from mahfel.tables.talk import say
from mahfel.tables.will import write_will

AROUND = Around(frozenset(), 0)
SPEECH, NIGHT = TIME["normal"]["speech"], TIME["normal"]["night"]


def refusal(raised):
    return raised.value.code


def frame(table, seat):
    standing = "host" if seat == table.host else "seat" if seat is not None else "spectator"
    return Framer(table, AROUND).messages(table, Viewer(seat, standing), table.version, 0)[-1]


# -- exclusion ---------------------------------------------------------------------------------------------------------


async def test_the_host_sends_somebody_away_and_everybody_is_told(party):
    await city(party)
    await exclude(party.house, party.id, party.who[0], 3)
    table = await party.table()
    assert table.chairs[3].excluded
    assert table.chairs[3].left
    assert table.state.going == (3,)
    assert any(event["type"] == "excluded" and event["seat"] == 3 for event in table.events(None))


async def test_only_the_host_does_and_never_to_themselves_nor_twice(party):
    await city(party)
    with pytest.raises(Refused) as raised:
        await exclude(party.house, party.id, party.who[2], 3)
    assert refusal(raised) == "host.only"
    with pytest.raises(Refused) as raised:
        await exclude(party.house, party.id, party.who[0], 0)
    assert refusal(raised) == "seat.yourself"
    await exclude(party.house, party.id, party.who[0], 3)
    version = (await party.table()).version
    await exclude(party.house, party.id, party.who[0], 3)
    assert (await party.table()).version == version


async def test_a_game_that_cannot_go_on_without_somebody_sends_nobody_away(party):
    await party.begin(3)
    with pytest.raises(Refused) as raised:
        await exclude(party.house, party.id, party.who[0], 1)
    assert refusal(raised) == "seat.stays"
    assert not (await party.table()).chairs[1].excluded


async def test_whoever_was_sent_away_does_nothing_more_at_this_table(party):
    table = await city(party)
    await exclude(party.house, party.id, party.who[0], 3)
    await leave(party.house, party.id, party.who[5])
    house, them = party.house, party.who[3]
    for tried in (
        act(house, party.id, them, command="x", version=table.version, move="done"),
        come_back(house, party.id, them),
        say(house, party.id, them, command="y", room="table", text="but"),
        write_will(house, party.id, them, "but"),
        invite(house, party.id, them, 5),
    ):
        with pytest.raises(Refused) as raised:
            await tried
        assert refusal(raised) == "seat.excluded"
    with pytest.raises(Refused) as raised:
        await invite(house, party.id, party.who[0], 3)
    assert refusal(raised) == "seat.present"


async def test_e18_e24_nobody_waits_for_whoever_was_sent_away_and_no_bot_takes_the_seat(party):
    await city(party, warm="easy")
    table = await party.table()
    speaker = next(iter(table.decisions))
    if speaker == 0:
        await party.act(0, "done")
        table = await party.table()
        speaker = next(iter(table.decisions))
    await exclude(party.house, party.id, party.who[0], speaker)
    table = await party.table()
    assert table.decisions[speaker].deadline - party.clock.now() <= 5_000
    await party.clock.advance(5_001)
    table = await party.eventually(lambda now: speaker not in now.decisions)
    assert table.chairs[speaker].kept is None
    assert table.chairs[speaker].player is None


async def test_what_somebody_chose_at_night_before_they_were_sent_away_is_not_done(party):
    await city(party)
    await put(party, time="night", cycle=2)
    await party.act(0, "act shot@4")
    await party.act(2, "act save@4")
    await exclude(party.house, party.id, party.who[0], 2)
    table = await party.table()
    assert 2 not in table.held
    assert table.decisions[2].deadline == party.clock.now() + NIGHT
    await party.clock.advance(NIGHT)
    table = await party.eventually(lambda now: now.state.now == 6)
    assert set(table.state.gone) == {2, 4}


async def test_a_seat_of_a_bot_can_be_sent_away_too(party):
    await party.open("mafia")
    await party.fill(1, 6)
    await start(party.house, party.id, party.who[0])
    await exclude(party.house, party.id, party.who[0], 4)
    assert (await party.table()).chairs[4].player is None


async def test_a_moderator_may_send_somebody_away(party):
    from mahfel.tables.open import open_table

    made = await open_table(party.house, game="mafia", name="Leader", nonce=f"{7:064x}", moderate=True)
    party.id, leader = made.table, secrets.digest(made.token)
    for number in range(6):
        await join(party.house, party.id, name=f"Player {'ABCDEF'[number]}", nonce=f"{900 + number:064x}")
    await start(party.house, party.id, leader)
    await exclude(party.house, party.id, leader, 5)
    table = await party.table()
    assert (table.host, table.chairs[5].excluded) == (MODERATOR, True)


async def test_the_log_the_record_and_a_witness_know_of_whoever_was_sent_away(party):
    await city(party)
    await exclude(party.house, party.id, party.who[0], 3)
    table = await party.table()
    for _ in range(6):
        seat = next(seat for seat, found in table.decisions.items() if found.deadline is not None)
        if seat == 3:
            await party.clock.advance(5_001)
            table = await party.eventually(lambda now: 3 not in now.decisions)
        else:
            await party.act(seat, "done")
            table = await party.table()
    loaded = fold.load(party.id, await party.house.log.read(party.id), registry.find)
    assert loaded.state.fingerprint() == table.state.fingerprint()
    assert loaded.chairs == table.chairs
    witness = Witness(table, 1)
    witness.news(table)
    assert witness._state.fingerprint() == table.state.fingerprint()
    table.phase, table.abandoned = "over", True
    record = record_of(table)
    assert (3, records.EXCLUDED) in record.moves
    assert records.verify(mafia, records.read(records.write(record))).fingerprint() == table.state.fingerprint()


# -- wills -------------------------------------------------------------------------------------------------------------


async def everybody_votes(party):
    for voter in sorted((await party.table()).decisions):
        await party.act(voter, "up")


async def to_last_words(party, seat=4):
    """The city votes the seat away; it is asked for its last words."""
    await put(party, time="vote", cycle=2, accused=(seat,))
    await everybody_votes(party)
    return await party.eventually(lambda now: {found.ask.kind for found in now.decisions.values()} == {"last_words"})


async def test_a_will_is_kept_for_its_author_alone_and_may_be_changed(party):
    await city(party)
    table = await put(party, time="talk", cycle=2)
    others = {seat: frame(table, seat) for seat in (0, 5, None)}
    assert b'"will":""' in frame(table, 4)
    await write_will(party.house, party.id, party.who[4], "  look\nat\u202e seat two ")
    table = await party.table()
    assert table.will(4) == "look at seat two"
    assert b'"will":"look at seat two"' in frame(table, 4)
    for seat, before in others.items():
        assert frame(table, seat) == before
    await write_will(party.house, party.id, party.who[4], "no, three")
    assert (await party.table()).will(4) == "no, three"
    await write_will(party.house, party.id, party.who[4], "  ")
    assert (await party.table()).will(4) == ""


async def test_a_will_survives_a_restart_and_another_device(party):
    await city(party)
    await write_will(party.house, party.id, party.who[4], "look at seat two")
    loaded = fold.load(party.id, await party.house.log.read(party.id), registry.find)
    assert loaded.will(4) == "look at seat two"
    offer = await hand_over(party.house, party.id, party.who[4])
    seated = await take(party.house, party.id, offer.code)
    table = await party.table()
    assert table.seat_of(secrets.digest(seated.token)) == 4
    assert table.will(4) == "look at seat two"


async def test_a_will_is_read_out_once_to_everybody_when_its_author_says_the_last_words(party):
    await city(party)
    await put(party, time="talk", cycle=2)
    await write_will(party.house, party.id, party.who[4], "look at seat two")
    table = await to_last_words(party)
    for viewer in (0, 4, None):
        read = [event for event in table.events(viewer) if event["type"] == "will_read"]
        assert [(event["seat"], event["text"]) for event in read] == [(4, "look at seat two")]
    assert table.will(4) is None
    await party.act(4, "done")
    table = await party.table()
    assert table.wills == {}
    assert table.state.gone == (4,)


async def test_whoever_leaves_without_last_words_leaves_no_will_and_no_ghost_writes_one(party):
    await city(party)
    await put(party, time="night", cycle=2)
    await write_will(party.house, party.id, party.who[4], "look at seat two")
    await party.act(0, "act shot@4")
    await party.clock.advance(NIGHT)
    table = await party.eventually(lambda now: now.state.now == 6)
    assert table.state.gone == (4,)
    assert not [event for event in table.events(4) if event["type"] == "will_read"]
    assert table.will(4) is None
    with pytest.raises(Refused) as raised:
        await write_will(party.house, party.id, party.who[4], "boo")
    assert refusal(raised) == "will.closed"


async def test_the_will_of_whoever_is_sent_away_is_not_read(party):
    await city(party)
    await put(party, time="talk", cycle=2)
    await write_will(party.house, party.id, party.who[4], "look at seat two")
    await put(party, time="vote", cycle=2, accused=(4,))
    await exclude(party.house, party.id, party.who[0], 4)
    assert (await party.table()).wills == {}
    await everybody_votes(party)
    table = await party.eventually(lambda now: now.state.gone == (4,))
    assert table.state.players[4].cause == "removed"
    assert not [event for event in table.events(None) if event["type"] == "will_read"]


async def test_a_will_has_a_length_and_a_game_without_last_words_takes_none(party):
    await city(party)
    with pytest.raises(Refused) as raised:
        await write_will(party.house, party.id, party.who[4], "x" * 401)
    assert refusal(raised) == "talk.too_long"
    with pytest.raises(Refused) as raised:
        await write_will(party.house, party.id, secrets.digest("s_nobody"), "x")
    assert refusal(raised) == "seat.not_yours"
    await party.begin(3)
    with pytest.raises(Refused) as raised:
        await write_will(party.house, party.id, party.who[1], "x")
    assert refusal(raised) == "will.closed"


# -- haste -------------------------------------------------------------------------------------------------------------


async def test_e14_with_three_left_decisions_have_half_the_time(party):
    await city(party)
    table = await put(party, time="talk", cycle=3, out=(6, 5, 4, 3))
    due = [found.deadline for found in table.decisions.values() if found.deadline is not None]
    assert due == [party.clock.now() + SPEECH // 2]
    table = await put(party, time="talk", cycle=3, out=(6, 5, 4))
    due = [found.deadline for found in table.decisions.values() if found.deadline is not None]
    assert due == [party.clock.now() + SPEECH]


def test_a_share_shortens_every_class_of_time_and_never_asks_of_the_optional():
    state = arrange(roles=ROLES, time="talk", cycle=2)
    for ask in state.asked().values():
        whole = TIME["normal"][ask.pace]
        plain, hurried = (deadline(whole, ask, 0, gone=False, share=share) for share in (WHOLE, Fraction(1, 2)))
        assert (plain is None and hurried is None) or 2 * hurried == plain


# -- turns that are put off --------------------------------------------------------------------------------------------


async def away(party, seat):
    """Everybody is connected but this seat, which was here long ago."""
    for other, who in enumerate(party.who):
        if other != seat:
            await party.house.arrive(party.id, who)
    await party.clock.advance(20_000)


async def test_the_turn_of_somebody_who_is_not_there_comes_at_the_end_of_the_round_once_and_is_skipped_then(party):
    await city(party, warm=None)
    await put(party, time="talk", cycle=2, starter=2)
    await away(party, 2)
    table = await put(party, time="talk", cycle=2, starter=2)
    assert 2 in table.decisions
    await party.clock.advance(SPEECH)
    table = await party.eventually(lambda now: now.state.phases[-1].speaker == 3)
    assert table.state.phases[-1].order == (3, 4, 5, 6, 0, 1, 2)
    assert any(event.get("what") == "turn_put_off" for event in table.events(None))
    for speaker in (3, 4, 5, 6, 0, 1):
        await party.act(speaker, "done")
    assert (await party.table()).state.phases[-1].speaker == 2
    await party.clock.advance(SPEECH)
    table = await party.eventually(lambda now: type(now.state.phases[-1]).__name__ == "RaisingHands")
    assert (2, records.PUT_OFF) in table.moves
    assert (2, "done") in table.moves


async def test_whoever_is_there_and_lets_time_pass_has_had_their_turn(party):
    await city(party, warm=None)
    await away(party, 5)
    await put(party, time="talk", cycle=2, starter=2)
    await party.clock.advance(SPEECH)
    table = await party.eventually(lambda now: now.state.phases[-1].speaker == 3)
    assert table.state.phases[-1].late == ()


async def test_whoever_is_back_by_then_speaks_at_the_end_of_the_round(party):
    await city(party, warm="easy", grace=60)
    await away(party, 2)
    await put(party, time="talk", cycle=2, starter=2)
    await party.clock.advance(SPEECH)
    table = await party.eventually(lambda now: now.state.phases[-1].speaker == 3)
    assert table.chairs[2].kept == "easy"
    await come_back(party.house, party.id, party.who[2])
    for speaker in (3, 4, 5, 6, 0, 1):
        await party.act(speaker, "done")
    await party.act(2, "done")
    assert type((await party.table()).state.phases[-1]).__name__ == "RaisingHands"


def test_a_turn_is_put_off_only_for_whoever_has_the_word_and_not_for_the_last():
    state = arrange(roles=ROLES, time="talk", cycle=2, starter=6)
    with pytest.raises(Refused) as raised:
        state.put_off(3)
    assert refusal(raised) == "seat.turn_stays"
    for seat in (6, 0, 1, 2, 3, 4):
        state.play(seat, mafia.parse("done"))
    before = state.fingerprint()
    with pytest.raises(Refused):
        state.put_off(5)
    assert state.fingerprint() == before
    with pytest.raises(Refused):
        arrange(roles=ROLES, time="night", cycle=2).put_off(0)


# -- the host's clock --------------------------------------------------------------------------------------------------


async def test_the_host_gives_half_a_minute_more_and_everybody_is_told(party):
    await city(party)
    table = await put(party, time="talk", cycle=2, starter=2)
    before = table.decisions[2].deadline
    await give_time(party.house, party.id, party.who[0])
    table = await party.table()
    assert table.decisions[2].deadline == before + 30_000
    assert [event["seconds"] for event in table.events(None) if event["type"] == "time_given"] == [30]
    await party.clock.advance(SPEECH)
    assert 2 in (await party.table()).decisions
    loaded = fold.load(party.id, await party.house.log.read(party.id), registry.find)
    assert loaded.phase == "play"


async def test_more_time_keeps_a_night_as_long_for_everybody(party):
    await city(party)
    await put(party, time="night", cycle=2)
    await give_time(party.house, party.id, party.who[0])
    due = {found.deadline for found in (await party.table()).decisions.values()}
    assert due == {party.clock.now() + NIGHT + 30_000}


async def test_only_the_host_gives_time_and_only_where_it_is_short(party):
    await city(party, pace="relaxed")
    with pytest.raises(Refused) as raised:
        await give_time(party.house, party.id, party.who[1])
    assert refusal(raised) == "host.only"
    with pytest.raises(Refused) as raised:
        await give_time(party.house, party.id, party.who[0])
    assert refusal(raised) == "time.enough"


async def test_the_host_ends_the_speech_of_whoever_has_the_word_and_nobody_elses(party):
    await city(party)
    await put(party, time="talk", cycle=2, starter=2)
    for seat, code in ((3, "seat.not_speaking"), (99, "seat.unknown")):
        with pytest.raises(Refused) as raised:
            await skip(party.house, party.id, party.who[0], seat)
        assert refusal(raised) == code
    await skip(party.house, party.id, party.who[0], 2)
    table = await party.table()
    assert table.state.phases[-1].speaker == 3
    assert table.chairs[2].missed == 0
    assert [event["seat"] for event in table.events(None) if event["type"] == "skipped"] == [2]
    await put(party, time="vote", cycle=2, accused=(4, 5))
    with pytest.raises(Refused) as raised:
        await skip(party.house, party.id, party.who[0], 2)
    assert refusal(raised) == "seat.not_speaking"
