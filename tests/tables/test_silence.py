"""Whoever leads the table takes a person's voice in the rooms of talk, and nothing else, and gives it back."""

from __future__ import annotations

import pytest
from mafia_city import classic, led, put

from mahfel.engine import MODERATOR, Refused
from mahfel.games.mafia.phases.defence import Defence, LastWords
from mahfel.server.frames import Around, seat_cards
from mahfel.tables.abandon import abandon
from mahfel.tables.asking import decide
from mahfel.tables.confide import confide
from mahfel.tables.invite import invite
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.polling import answer_poll, open_poll
from mahfel.tables.rematch import rematch
from mahfel.tables.seat_bot import seat_bot
from mahfel.tables.silence import give_voice, silence
from mahfel.tables.start import start
from mahfel.tables.talk import say
from mahfel.tables.will import write_will


async def hush(party, seat, by=0):
    return await silence(party.house, party.id, party.who[by], seat)


async def voice(party, seat, by=0):
    return await give_voice(party.house, party.id, party.who[by], seat)


async def talk(party, seat, room="table"):
    party.sent += 1
    who = party.who[seat + 1]
    return await say(party.house, party.id, who, command=f"s{party.sent}", room=room, text="But I say")


async def refused(call):
    with pytest.raises(Refused) as raised:
        await call
    return raised.value.code


def shown(table):
    return [card.silenced for card in seat_cards(table, Around(frozenset(), 0))]


async def test_whoever_is_silenced_says_nothing_at_the_table_and_everybody_sees_why(party):
    await led(party)
    await put(party, time="talk", cycle=2)
    await talk(party, 3)
    await hush(party, 3)
    table = await party.table()
    assert await refused(talk(party, 3)) == "talk.silenced"
    assert table.channels(3).write == ()
    assert table.channels(3).read == ("table",)
    assert shown(table) == [False, False, False, True, False, False, False]
    for viewer in (0, 3, None, MODERATOR):
        (told,) = [event for event in table.events(viewer) if event["type"] == "silenced"]
        assert (told["seat"], told["name"]) == (3, table.chairs[3].name)
    await talk(party, 2)


async def test_the_voice_comes_back_with_all_that_the_rules_allow(party):
    await led(party)
    await put(party, time="talk", cycle=2)
    before = (await party.table()).channels(3)
    await hush(party, 3)
    await voice(party, 3)
    table = await party.table()
    assert table.channels(3) == before
    assert not any(shown(table))
    assert party.events(table)[-1] == "voice_given"
    await talk(party, 3)


async def test_no_room_hears_them_neither_the_team_at_night_nor_those_who_left(party):
    await led(party)
    await put(party, time="night", cycle=2, out=(4,))
    assert (await party.table()).channels(0).write == ("team",)
    assert (await party.table()).channels(4).write == ("left",)
    for seat, room in ((0, "team"), (4, "left")):
        await hush(party, seat)
        assert await refused(talk(party, seat, room)) == "talk.silenced"


async def test_moves_the_will_polls_and_the_line_to_who_leads_stay_theirs(party):
    await led(party)
    await hush(party, 3)
    await write_will(party.house, party.id, party.who[4], "remember me")
    await confide(party.house, party.id, party.who[4], command="c1", text="why?")
    await open_poll(party.house, party.id, party.who[0], "Go on?", "living")
    await answer_poll(party.house, party.id, party.who[4], 1, yes=True)
    table = await put(party, time="talk", cycle=2, starter=3)
    assert 3 in table.decisions
    party.who = party.who[1:]
    await party.act(3, "done")
    assert 3 not in {seat for seat, asked in (await party.table()).decisions.items() if not asked.ask.optional}


async def test_last_words_that_the_rules_demand_are_heard_all_the_same_and_a_defence_is_not(party):
    await led(party)
    await put(party, time="talk", cycle=2)
    await hush(party, 3)
    live = await party.house.live(party.id)
    row = type("Row", (), {"version": live.table.version, "at": party.clock.now()})()
    live.table.state.push(Defence((3,)))
    decide(live.table, row, None, same_phase=False)
    assert await refused(talk(party, 3)) == "talk.silenced"
    live.table.state.phases[-1] = LastWords((3,))
    decide(live.table, row, None, same_phase=False)
    assert (await party.table()).channels(3).write == ("table",)
    await talk(party, 3)


async def test_it_changes_nothing_to_do_it_twice(party):
    await led(party)
    assert (await voice(party, 3)).version == (await party.table()).version
    once = await hush(party, 3)
    assert await hush(party, 3) == once
    assert party.events(await party.table()).count("silenced") == 1


async def test_nobody_does_it_but_who_leads_without_playing(party):
    await led(party)
    for by in (1, 5):
        assert await refused(hush(party, 2, by)) == "moderator.only"
        assert await refused(voice(party, 2, by)) == "moderator.only"


async def test_a_host_who_plays_has_no_such_right_at_any_time(party):
    await party.open("mafia")
    assert await refused(hush(party, 0)) == "moderator.only"
    await classic(party)
    assert await refused(hush(party, 2)) == "moderator.only"
    await abandon(party.house, party.id, party.who[0])
    assert await refused(hush(party, 2)) == "moderator.only"


async def test_only_people_have_a_voice_to_take(party):
    await led(party, people=6, begun=False)
    await seat_bot(party.house, party.id, party.who[0], 6, "easy")
    assert await refused(hush(party, 6)) == "seat.nobody"
    assert await refused(hush(party, 7)) == "seat.nobody"
    assert await refused(hush(party, 99)) == "seat.unknown"
    assert await refused(voice(party, -2)) == "seat.unknown"


async def test_it_holds_from_the_lobby_to_after_the_end_and_through_a_restart(party):
    await led(party, begun=False)
    await hush(party, 2)
    assert await refused(talk(party, 2)) == "talk.silenced"
    await start(party.house, party.id, party.who[0])
    assert shown(await party.table())[2]
    await party.restart()
    assert shown(await party.table())[2]
    assert await refused(talk(party, 2)) == "talk.silenced"
    await abandon(party.house, party.id, party.who[0])
    assert await refused(talk(party, 2)) == "talk.silenced"
    await voice(party, 2)
    await talk(party, 2)


async def test_whoever_takes_the_seat_in_their_place_is_free_and_so_is_everybody_at_the_rematch(party):
    await led(party)
    await hush(party, 3)
    await leave(party.house, party.id, party.who[4])
    link = await invite(party.house, party.id, party.who[2], 3)
    await join(party.house, party.id, name="Somebody else", nonce=f"{77:064x}", invite=link)
    assert not shown(await party.table())[3]
    await hush(party, 5)
    await abandon(party.house, party.id, party.who[0])
    again = await party.house.table(await rematch(party.house, party.id, party.who[0]))
    assert not any(shown(again))


async def test_whoever_comes_back_is_as_silent_as_before(party):
    from mahfel.tables.come_back import come_back

    await led(party)
    await hush(party, 3)
    await leave(party.house, party.id, party.who[4])
    await come_back(party.house, party.id, party.who[4])
    assert shown(await party.table())[3]
