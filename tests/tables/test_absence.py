"""Whoever is away: grey, then the default, then a bot; the owner returns at will, another may take over."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused
from mahfel.tables import secrets
from mahfel.tables.come_back import come_back
from mahfel.tables.decisions import GONE, TIME
from mahfel.tables.invite import invite
from mahfel.tables.join import join
from mahfel.tables.leave import leave

TURN = TIME["normal"]["turn"]
NONCE = "cd" * 32


async def code_of(work) -> str:
    with pytest.raises(Refused) as found:
        await work
    return found.value.code


async def connected(party):
    for who in party.who:
        await party.house.arrive(party.id, who)


async def test_a_seat_is_here_for_a_few_seconds_after_its_connection_was_lost(party):
    await party.begin()
    await connected(party)
    await party.clock.advance(60_000)
    assert party.house.here(party.id) == {0, 1, 2}
    hints = []
    await party.house.subscribe(party.id, hints.append)
    party.house.depart(party.id, party.who[1])
    await party.clock.advance(4_999)
    assert party.house.here(party.id) == {0, 1, 2}
    assert hints == []
    await party.clock.advance(1)
    assert party.house.here(party.id) == {0, 2}
    assert hints == [(await party.table()).version]


async def test_a_seat_with_several_tabs_is_gone_with_the_last_of_them(party):
    await party.begin()
    await connected(party)
    await party.house.arrive(party.id, party.who[1])
    party.house.depart(party.id, party.who[1])
    await party.clock.advance(60_000)
    assert 1 in party.house.here(party.id)


async def test_spectators_are_counted_and_have_no_seat(party):
    await party.begin()
    await party.house.arrive(party.id, None)
    await party.house.arrive(party.id, None)
    assert party.house.watchers(party.id) == 2
    party.house.depart(party.id, None)
    assert party.house.watchers(party.id) == 1


async def test_presence_follows_the_person_when_the_seats_are_numbered_anew(party):
    from mahfel.tables.start import start

    await party.open(seat=4)
    await party.fill(3)
    await party.house.arrive(party.id, party.who[0])
    await party.clock.advance(60_000)
    assert party.house.here(party.id) == {4}
    await start(party.house, party.id, party.who[0])
    assert 0 in party.house.here(party.id)
    await party.clock.advance(60_000)
    assert party.house.here(party.id) == {0}


async def test_who_is_away_at_the_deadline_gets_the_default_and_then_a_bot(party):
    await party.begin(people=3)
    seat = await party.turn()
    await party.clock.advance(TURN)
    table = await party.eventually(lambda table: table.moves)
    assert table.chairs[seat].kept == "easy"
    assert party.events(table)[-2:] == ["passed", "kept"]
    assert table.chairs[seat].kind == "person"


async def test_a_bot_plays_for_who_is_away_until_they_are_back(party):
    await party.begin(people=3)
    await connected(party)
    seat = await party.turn()
    party.house.depart(party.id, party.who[seat])
    await party.clock.advance(TURN)
    await party.eventually(lambda table: table.chairs[seat].kept)
    while True:
        table = await party.eventually(lambda table: table.phase == "over" or seat not in table.decisions)
        if sum(mover == seat for mover, _ in table.moves) >= 2:
            break
        await party.act(await party.turn(), "pass")
    assert any(question.seat == seat for question in party.bots.asked)
    await come_back(party.house, party.id, party.who[seat])
    table = await party.table()
    assert table.chairs[seat].kept is None
    assert party.events(table)[-1] == "returned"


async def test_a_table_that_wants_no_bots_only_plays_defaults(party):
    await party.begin(people=3, warm=None)
    seat = await party.turn()
    await party.clock.advance(TURN)
    table = await party.eventually(lambda table: table.moves)
    assert table.chairs[seat].kept is None
    assert party.bots.asked == []


async def test_who_sits_there_and_lets_time_decide_twice_is_helped_out_too(party):
    await party.begin(people=3)
    await connected(party)
    seat = await party.turn()
    await party.clock.advance(TURN)
    table = await party.eventually(lambda table: table.moves)
    assert table.chairs[seat].kept is None
    assert table.chairs[seat].missed == 1
    while (await party.turn()) != seat:
        await party.act(await party.turn(), "pass")
    await party.clock.advance(TURN)
    assert (await party.eventually(lambda table: table.chairs[seat].kept)).chairs[seat].missed == 2


async def test_a_move_of_ones_own_brings_one_back(party):
    await party.begin(people=3)
    seat = await party.turn()
    other = (seat + 1) % 3
    await leave(party.house, party.id, party.who[other])
    assert (await party.table()).chairs[other].left
    party.bots.fail = None
    await party.act(seat, "pass")
    table = await party.eventually(lambda table: other not in table.decisions)  # the bot was faster
    await leave(party.house, party.id, party.who[other])
    assert (await party.table()).version == table.version  # left already
    await come_back(party.house, party.id, party.who[other])
    assert not (await party.table()).chairs[other].left


async def test_who_acts_while_a_bot_keeps_the_seat_has_it_again(party, monkeypatch):
    import asyncio

    await party.begin(people=3)
    thinking = asyncio.Event()

    async def ponder(question):
        thinking.set()
        await asyncio.sleep(60)

    monkeypatch.setattr(party.bots, "choose", ponder)
    seat = await party.turn()
    await leave(party.house, party.id, party.who[seat])
    await thinking.wait()
    await party.act(seat, "bid:2")
    table = await party.table()
    assert table.moves == [(seat, "bid:2")]
    assert (table.chairs[seat].left, table.chairs[seat].kept) == (False, None)
    assert party.events(table)[-2:] == ["returned", "bid"]


async def test_nobody_waits_long_for_who_said_good_bye(party):
    await party.begin(people=3, warm=None, pace="relaxed")
    seat = await party.turn()
    await leave(party.house, party.id, party.who[seat])
    assert (await party.table()).decision(seat).deadline == party.clock.now() + GONE
    await party.clock.advance(GONE)
    assert len((await party.eventually(lambda table: table.moves)).moves) == 1


async def test_who_comes_back_in_time_has_the_whole_time_again(party):
    await party.begin(people=3, warm=None)
    seat = await party.turn()
    await leave(party.house, party.id, party.who[seat])
    await party.clock.advance(GONE - 1)
    await come_back(party.house, party.id, party.who[seat])
    assert (await party.table()).decision(seat).deadline == party.clock.now() + TURN


async def test_the_hosts_right_passes_on_in_play_too(party):
    await party.begin(people=3)
    await leave(party.house, party.id, party.who[0])
    assert (await party.table()).host == 1
    await leave(party.house, party.id, party.who[1])
    assert (await party.table()).host == 2


async def test_when_all_have_left_the_bots_finish_the_game(party):
    await party.begin(people=2, bots=1)
    for who in party.who:
        await leave(party.house, party.id, who)
    await party.eventually(lambda table: table.phase == "over")


# -- replacement ---------------------------------------------------------------------------------------------------


async def test_anybody_at_the_table_may_invite_a_replacement_who_inherits_the_seat(party):
    await party.begin(people=3)
    await connected(party)
    knew = (await party.table()).view(1)
    await leave(party.house, party.id, party.who[1])
    link = await invite(party.house, party.id, party.who[2], 1)
    assert link.startswith("i_")
    seated = await join(party.house, party.id, name="Zoe", nonce=NONCE, invite=link)
    table = await party.table()
    who = secrets.digest(seated.token)
    assert seated.seat == 1
    assert table.seat_of(who) == 1
    assert table.seat_of(party.who[1]) is None
    chair = table.chairs[1]
    assert (chair.name, chair.left, chair.kept) == ("Zoe", False, None)
    if not table.moves:
        assert table.view(1) == knew
    assert await code_of(come_back(party.house, party.id, party.who[1])) == "seat.not_yours"
    assert "replaced" in party.events(table)


async def test_a_replacement_does_not_change_the_seal_of_the_deal(party, high_society):
    from mahfel.engine import record
    from mahfel.tables.record import record as record_bytes

    await party.begin(people=3)
    await leave(party.house, party.id, party.who[1])
    link = await invite(party.house, party.id, party.who[2], 1)
    party.who[1] = secrets.digest((await join(party.house, party.id, name="Zoe", nonce=NONCE, invite=link)).token)
    await party.play_out()
    record.verify(high_society, record.read(await record_bytes(party.house, party.id)))


async def test_a_link_for_a_seat_whose_owner_is_there_is_not_given_and_not_good(party):
    await party.begin(people=3)
    await connected(party)
    assert await code_of(invite(party.house, party.id, party.who[0], 1)) == "seat.present"
    await leave(party.house, party.id, party.who[1])
    link = await invite(party.house, party.id, party.who[0], 1)
    await come_back(party.house, party.id, party.who[1])
    assert await code_of(join(party.house, party.id, name="Zoe", nonce=NONCE, invite=link)) == "invite.dead"


async def test_a_link_is_good_once_and_for_one_seat(party):
    await party.begin(people=3)
    await connected(party)
    await leave(party.house, party.id, party.who[1])
    link = await invite(party.house, party.id, party.who[0], 1)
    await join(party.house, party.id, name="Zoe", nonce=NONCE, invite=link)
    assert await code_of(join(party.house, party.id, name="Max", nonce=NONCE, invite=link)) == "invite.dead"
    assert await code_of(join(party.house, party.id, name="Max", nonce=NONCE, invite="i_x")) == "invite.dead"


async def test_the_link_of_the_lobby_seats_nobody_in_play(party):
    from mahfel.tables.open import open_table

    made = await open_table(party.house, game="high_society", name="Ben", nonce=NONCE)
    party.id, party.who = made.table, [secrets.digest(made.token)]
    await party.fill(bots=2)
    seated = await join(party.house, party.id, name="Zoe", nonce=NONCE, invite=made.invite)
    assert seated.seat == 3
    from mahfel.tables.start import start

    await start(party.house, party.id, party.who[0])
    assert await code_of(join(party.house, party.id, name="Max", nonce=NONCE, invite=made.invite)) == "table.started"


async def test_a_replacement_needs_a_name_of_their_own_but_may_have_the_old_one(party):
    await party.begin(people=3)
    await leave(party.house, party.id, party.who[1])
    link = await invite(party.house, party.id, party.who[0], 1)
    assert await code_of(join(party.house, party.id, name="Ben", nonce=NONCE, invite=link)) == "name.taken"
    await join(party.house, party.id, name="Наташа", nonce=NONCE, invite=link)


async def test_bots_and_empty_seats_have_no_replacement_and_strangers_invite_nobody(party):
    await party.begin(people=2, bots=1)
    assert await code_of(invite(party.house, party.id, party.who[0], 2)) == "seat.present"
    assert await code_of(invite(party.house, party.id, party.who[0], 7)) == "seat.unknown"
    assert await code_of(invite(party.house, party.id, secrets.digest("s_x"), 1)) == "seat.not_yours"


async def test_replacement_links_survive_a_restart(party):
    await party.begin(people=3)
    await leave(party.house, party.id, party.who[1])
    link = await invite(party.house, party.id, party.who[0], 1)
    await party.restart()
    assert (await join(party.house, party.id, name="Zoe", nonce=NONCE, invite=link)).seat == 1
