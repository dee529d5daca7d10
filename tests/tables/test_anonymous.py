"""Anonymous tables: from the start to the end everybody is a number, and nobody is told who is who."""

from __future__ import annotations

import msgspec
import pytest

from mahfel.engine import MODERATOR, Refused, record, registry
from mahfel.games.mafia import game as mafia
from mahfel.server.frames import Around, Framer, card, event_list, standing_of, table_view
from mahfel.server.identity import Viewer
from mahfel.server.leading import poll_card
from mahfel.server.replaying import replay as told_again
from mahfel.tables import entries, secrets
from mahfel.tables.abandon import abandon
from mahfel.tables.anonymity import HOST, LEADER
from mahfel.tables.asides import asides_of
from mahfel.tables.bot_names import NAMES as BOTS
from mahfel.tables.change_seat import change_seat
from mahfel.tables.come_back import come_back
from mahfel.tables.confide import confide, reply
from mahfel.tables.exclude import exclude
from mahfel.tables.hand_over import hand_over
from mahfel.tables.invite import invite
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.open import open_table
from mahfel.tables.options import change_options
from mahfel.tables.pause import pause, resume
from mahfel.tables.polling import open_poll
from mahfel.tables.record import record as record_bytes
from mahfel.tables.rematch import rematch
from mahfel.tables.replay import replay
from mahfel.tables.silence import silence
from mahfel.tables.start import start
from mahfel.tables.take import take
from mahfel.tables.talk import say
from mahfel.tables.times import set_times
from mahfel.tables.will import write_will

if "mafia" not in registry.games():
    registry.add(mafia)

PEOPLE = ("Zartosht", "Нинель", "گلبهار", "Quirin", "Xaver")


async def gathered(party, people=3, bots=0, *, seat=0, game="high_society", **settings):
    """People with names that are in no text of ours, at a table that will be anonymous."""
    settings = {"anonymous": True, "warm": None, **settings}
    made = await open_table(party.house, game=game, name=PEOPLE[0], nonce="0" * 64, seat=seat, **settings)
    party.id, party.who, party.tokens = made.table, [secrets.digest(made.token)], [made.token]
    for number in range(1, people):
        seated = await join(party.house, party.id, name=PEOPLE[number], nonce=f"{number:064x}")
        party.who.append(secrets.digest(seated.token))
        party.tokens.append(seated.token)
    await party.fill(1, bots)
    return party


async def begun(party, people=3, bots=0, **settings):
    await gathered(party, people, bots, **settings)
    await start(party.house, party.id, party.who[0])
    await settle(party)
    return await party.table()


async def settle(party):
    """``party.who`` in the order of the seats, so that ``party.act`` speaks for the right person."""
    table = await party.table()
    party.host = party.who[0]
    party.at = dict(zip(party.who, PEOPLE, strict=False))
    found = {table.seat_of(who): who for who in party.who}
    party.who = [found.get(chair.seat, "") for chair in table.chairs]
    return table


def viewers(table):
    return [chair.seat for chair in table.chairs if chair.kind == "person"] + [None, MODERATOR]


def sent(table, here=None):
    """All that anybody can be sent of a table at this moment."""
    around = Around(frozenset(here or ()), 0, moderator=True)
    found = b""
    for seat in viewers(table):
        viewer = Viewer(seat, standing_of(table, seat))
        found += b"".join(Framer(table, around).messages(table, viewer, 0, 0))
        found += msgspec.json.encode(table_view(table, around, viewer, 0))
        found += msgspec.json.encode(event_list(table, viewer, 0))
    return found.decode()


def named(table, names=PEOPLE):
    """Which of the names anybody is told."""
    told = sent(table)
    return [name for name in names if name in told]


def shown(table, viewer=None, here=()):
    around = Around(frozenset(here), 0)
    return card(table, around, Viewer(viewer, standing_of(table, viewer)))


def of(table, kind, viewer=None):
    return [event for event in table.events(viewer) if event["type"] == kind]


async def code_of(work) -> str:
    with pytest.raises(Refused) as found:
        await work
    return found.value.code


@pytest.fixture
def lot(monkeypatch):
    """What the next lots are."""
    orders: list[tuple[int, ...]] = []
    monkeypatch.setattr("mahfel.tables.start.drawn", lambda table: orders.pop(0))
    return orders


# -- the setting -------------------------------------------------------------------------------------------------------


async def test_it_is_chosen_when_the_table_is_opened_or_in_the_lobby_and_is_off_otherwise(party):
    await party.open()
    assert (await party.table()).anonymous is False
    assert b"anonymous" not in (await party.house.log.read(party.id))[0].entry
    await change_options(party.house, party.id, party.who[0], anonymous=True)
    assert (await party.table()).anonymous is True
    await change_options(party.house, party.id, party.who[0], pace="quick")
    assert (await party.table()).anonymous is True
    assert shown(await party.table()).anonymous is True
    await change_options(party.house, party.id, party.who[0], anonymous=False)
    assert (await party.table()).anonymous is False
    await gathered(party)
    assert (await party.table()).anonymous is True


async def test_before_the_start_everybody_is_called_by_name(party):
    await gathered(party)
    table = await party.table()
    assert [chair.name for chair in shown(table).seats[:3]] == list(PEOPLE[:3])
    assert shown(table, 2).host == 0


async def test_a_table_that_is_not_anonymous_says_all_names_in_play(party):
    table = await begun(party, anonymous=False)
    assert named(table) == list(PEOPLE[:3])
    assert "names_hidden" not in party.events(table)


# -- from the start ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "first", "third"),
    [("fa", "بازیکن ۱", "بازیکن ۳"), ("en", "Player 1", "Player 3"), ("ru", "Игрок 1", "Игрок 3")],
)
async def test_from_the_start_names_are_numbers_in_the_language_of_the_table(party, lang, first, third):
    table = await begun(party, lang=lang)
    assert [shown(table).seats[seat].name for seat in (0, 2)] == [first, third]
    assert named(table) == []


async def test_the_seats_are_drawn_by_lot_and_nobody_is_told_the_order(party, lot):
    lot.append((2, 0, 1))
    table = await begun(party)
    assert [party.at[who] for who in party.who] == [PEOPLE[2], PEOPLE[0], PEOPLE[1]]
    assert [chair.true_name for chair in table.chairs] == [PEOPLE[2], PEOPLE[0], PEOPLE[1]]
    assert "order" not in sent(table)


async def test_nothing_that_was_said_or_done_in_the_lobby_is_told_after_the_start(party):
    await gathered(party)
    await say(party.house, party.id, party.who[1], command="c1", room="table", text="I sit beside the samovar")
    await change_seat(party.house, party.id, party.who[2], 4)
    await start(party.house, party.id, party.who[0])
    table = await party.table()
    assert party.events(table)[:2] == ["started", "names_hidden"]
    assert "samovar" not in sent(table)
    assert named(table) == []


async def test_a_device_learns_its_own_seat_from_its_frame(party, lot):
    lot.append((2, 0, 1))
    table = await begun(party)
    assert [table.seat_of(who) for who in party.who] == [0, 1, 2]
    assert [shown(table, seat).you for seat in range(3)] == [0, 1, 2]


async def test_a_command_of_the_lobby_that_is_sent_again_is_answered_as_before(party):
    await gathered(party)
    first = await say(party.house, party.id, party.who[1], command="same", room="table", text="hello")
    await start(party.house, party.id, party.who[0])
    assert await say(party.house, party.id, party.who[1], command="same", room="table", text="hello") == first


async def test_whoever_won_the_game_before_has_no_right_that_would_say_which_number_they_are(party):
    await begun(party, game="coup", anonymous=False)
    await party.play_out()
    party.id = await rematch(party.house, party.id, party.host)
    assert (await party.table()).last_winner is not None
    await change_options(party.house, party.id, party.host, anonymous=True)
    await start(party.house, party.id, party.host)
    assert (await party.table()).last_winner is None


# -- who the host is ---------------------------------------------------------------------------------------------------


async def test_who_the_host_is_stands_on_the_hosts_own_card_alone(party, lot):
    lot.append((2, 0, 1))
    table = await begun(party)
    assert table.host == 1
    assert [shown(table, viewer).host for viewer in (0, 1, 2, None)] == [None, 1, None, None]
    assert [shown(table, viewer).you_are for viewer in (0, 1, 2, None)] == ["seat", "host", "seat", "spectator"]


async def test_a_refusal_does_not_say_who_the_host_is(party):
    await begun(party)
    for who in party.who:
        if who != party.host:
            with pytest.raises(Refused) as raised:
                await pause(party.house, party.id, who)
            assert (raised.value.code, raised.value.arguments) == ("host.only", {})


@pytest.mark.parametrize("lang", ["fa", "en", "ru"])
async def test_what_the_host_does_is_told_of_the_host_and_of_no_number(party, lang):
    await begun(party, lang=lang)
    await pause(party.house, party.id, party.host)
    await resume(party.house, party.id, party.host)
    await set_times(party.house, party.id, party.host, {"turn": 60})
    table = await party.table()
    for kind in ("paused", "resumed", "times_set"):
        (event,) = of(table, kind)
        assert (event["seat"], event["name"]) == (None, HOST[lang])


async def test_that_the_hosts_right_has_passed_is_seen_by_who_has_it_now_and_told_after_the_end(party):
    table = await begun(party)
    other = next(who for who in party.who if who != party.host)
    await party.clock.advance(31_000)
    await pause(party.house, party.id, other)
    table = await party.table()
    seat = table.seat_of(other)
    assert (table.host, shown(table, seat).you_are) == (seat, "host")
    assert "host_passed" not in party.events(table, seat)
    await abandon(party.house, party.id, other)
    (event,) = of(await party.table(), "host_passed")
    assert (event["seat"], event["name"]) == (seat, party.at[other])


async def test_the_right_of_a_host_who_leaves_goes_to_any_of_the_people_so_that_it_says_nothing_of_who_is_a_bot(party):
    lowest = []
    for _ in range(12):
        await begun(party, 4, bots=1)
        await leave(party.house, party.id, party.host)
        table = await party.table()
        there = [chair.seat for chair in table.people() if not chair.left]
        assert table.host in there
        assert "host_passed" not in party.events(table, table.host)
        lowest.append(table.host == there[0])
        before = table.host
        await party.restart()
        assert (await party.table()).host == before
    assert set(lowest) == {True, False}


# -- bots, presence ----------------------------------------------------------------------------------------------------


async def test_a_bot_looks_like_a_person_who_is_there(party):
    table = await begun(party, 2, bots=1)
    seats = shown(table, here=(0, 1, 2)).seats
    assert {(seat.kind, seat.level, seat.here, seat.absent) for seat in seats} == {("person", None, True, False)}
    assert not any(name in sent(table) for name in BOTS["fa"])
    assert "easy" not in sent(table)


async def test_a_bot_that_was_sent_away_looks_like_a_person_who_was(party):
    await gathered(party, 2, bots=0, game="mafia")
    for number in range(3):
        seated = await join(party.house, party.id, name=f"Mensch {number}", nonce=f"{number:064x}")
        party.who.append(secrets.digest(seated.token))
    await party.fill(1, 2)
    await start(party.house, party.id, party.who[0])
    table = await settle(party)
    bot = next(chair.seat for chair in table.chairs if chair.kind == "bot")
    person = next(chair.seat for chair in table.people() if chair.seat != table.host)
    for seat in (bot, person):
        await exclude(party.house, party.id, party.host, seat)
    table = await party.table()
    for here in ((bot, person), (), (person,)):
        seats = shown(table, here=here).seats
        alike = [msgspec.structs.replace(seats[seat], seat=0, name="") for seat in (bot, person)]
        assert alike[0] == alike[1]
        assert (alike[0].excluded, alike[0].here, alike[0].absent) == (True, False, True)


async def test_nobody_can_try_out_who_is_a_bot_by_asking_for_a_replacement(party):
    table = await begun(party, 2, bots=1)
    bot = next(chair.seat for chair in table.chairs if chair.kind == "bot")
    person = next(seat for seat in range(3) if seat not in (bot, table.seat_of(party.host)))
    for seat in (bot, person):
        assert await code_of(invite(party.house, party.id, party.host, seat)) == "seat.present"


async def test_whose_device_is_off_is_seen_of_those_alone_whom_the_game_waited_for_in_vain(party):
    table = await begun(party)
    await party.clock.advance(6_000)
    seats = shown(await party.table()).seats
    assert [(seat.here, seat.absent) for seat in seats] == [(True, False)] * 3
    asked = await party.turn()
    rival = party.who[(asked + 1) % 3]
    assert await code_of(invite(party.house, party.id, rival, asked)) == "seat.present"
    await party.clock.advance(90_000)
    table = await party.eventually(lambda now: now.chairs[asked].missed)
    seats = shown(table).seats
    assert [seat.seat for seat in seats if seat.absent] == [asked]
    assert [seat.seat for seat in shown(table, here=(asked,)).seats if seat.absent] == []
    assert await invite(party.house, party.id, rival, asked)


async def test_who_says_good_bye_is_seen_to_be_gone_by_their_number(party):
    await begun(party, lang="en")
    await leave(party.house, party.id, party.who[1])
    table = await party.table()
    assert [(seat.left, seat.absent) for seat in shown(table, here=(0, 2)).seats] == [
        (False, False),
        (True, True),
        (False, False),
    ]
    assert of(table, "left")[0]["name"] == "Player 2"
    await come_back(party.house, party.id, party.who[1])
    assert of(await party.table(), "returned")[0]["name"] == "Player 2"
    assert named(await party.table()) == []


# -- passing a seat on -------------------------------------------------------------------------------------------------


async def test_who_comes_in_anothers_place_is_the_same_number_and_neither_is_named(party):
    await begun(party, lang="en")
    await leave(party.house, party.id, party.who[1])
    link = await invite(party.house, party.id, party.who[0], 1)
    new = await join(party.house, party.id, name="Wolfram", nonce="a" * 64, invite=link)
    table = await party.table()
    assert (new.seat, shown(table).seats[1].name) == (1, "Player 2")
    assert of(table, "replaced")[0]["name"] == "Player 2"
    assert named(table, (*PEOPLE, "Wolfram")) == []
    before = party.at[party.who[1]]
    party.who[1] = secrets.digest(new.token)
    table = await party.play_out()
    assert table.chairs[1].name == "Wolfram"
    assert (of(table, "left")[0]["name"], of(table, "replaced")[0]["name"]) == (before, "Wolfram")
    assert next(event for event in of(table, "person_was") if event["seat"] == 1)["name"] == "Wolfram"


async def test_nobody_can_try_out_which_names_are_behind_the_numbers_and_namesakes_are_told_apart_in_the_end(party):
    await begun(party, lang="en")
    await leave(party.house, party.id, party.who[1])
    link = await invite(party.house, party.id, party.who[0], 1)
    taken = party.at[party.who[0]]
    new = await join(party.house, party.id, name=taken, nonce="a" * 64, invite=link)
    party.who[1] = secrets.digest(new.token)
    table = await party.play_out()
    assert [chair.name for chair in table.chairs[:2]] == [taken, f"{taken} 2"]


async def test_the_number_of_a_namesake_is_written_in_the_language_of_the_table(party):
    await begun(party, lang="fa")
    await leave(party.house, party.id, party.who[1])
    link = await invite(party.house, party.id, party.who[0], 1)
    taken = party.at[party.who[0]]
    await join(party.house, party.id, name=taken, nonce="a" * 64, invite=link)
    assert (await party.table()).chairs[1].true_name == f"{taken} ۲"


async def test_a_seat_goes_to_another_device_without_a_name(party):
    await begun(party)
    offer = await hand_over(party.house, party.id, party.who[2])
    assert (await take(party.house, party.id, offer.code)).seat == 2
    assert named(await party.table()) == []


async def test_the_link_of_the_lobby_opens_nothing_in_play_and_says_no_name(party):
    await begun(party)
    with pytest.raises(Refused) as raised:
        await join(party.house, party.id, name=PEOPLE[1], nonce="a" * 64)
    assert (raised.value.code, raised.value.arguments) == ("table.started", {})


# -- in a city: talk, wills, exclusion, who leads ---------------------------------------------------------------------


async def test_lines_last_words_and_who_is_sent_away_are_told_by_number(party):
    await party.open("mafia", anonymous=True, lang="en")
    for number, letter in enumerate("BCDEFG", 1):
        seated = await join(party.house, party.id, name=f"Player {letter}", nonce=f"{number:064x}")
        party.who.append(secrets.digest(seated.token))
    await start(party.house, party.id, party.who[0])
    names = [chair.true_name for chair in (await party.table()).chairs]
    assert {f"Player {letter}" for letter in "BCDEFG"} < set(names)
    await settle(party)
    table = await party.table()
    seat = next(seat for seat in range(7) if seat != table.host and "table" in table.channels(seat).write)
    await say(party.house, party.id, party.who[seat], command="x", room="table", text="good morning")
    await write_will(party.house, party.id, party.who[seat], "farewell")
    await exclude(party.house, party.id, party.host, seat, "rude")
    table = await party.table()
    number = f"Player {seat + 1}"
    assert of(table, "said")[0]["name"] == number
    assert of(table, "excluded")[0]["name"] == number
    assert of(table, "exclusion_reason")[0]["name"] == number
    assert not any(name in sent(table) for name in names)
    await abandon(party.house, party.id, party.host)
    table = await party.table()
    for kind in ("said", "excluded", "exclusion_reason"):
        assert of(table, kind)[0]["name"] == names[seat]


async def test_who_leads_the_table_is_not_named_and_sees_no_names(party):
    await gathered(party, 1, game="mafia", moderate=True, lang="en")
    for number in range(6):
        seated = await join(party.house, party.id, name=f"Mensch {number}", nonce=f"{number:064x}")
        party.who.append(secrets.digest(seated.token))
    leader = party.who[0]
    await start(party.house, party.id, leader)
    table = await party.table()
    names = (PEOPLE[0], *(f"Mensch {number}" for number in range(6)))
    assert named(table, names) == []
    assert shown(table, MODERATOR).moderator.name == LEADER["en"]
    await pause(party.house, party.id, leader)
    assert of(await party.table(), "paused")[0]["name"] == HOST["en"]
    await abandon(party.house, party.id, leader)
    table = await party.table()
    assert shown(table).moderator.name == PEOPLE[0]
    assert of(table, "paused")[0]["name"] == PEOPLE[0]
    assert len(of(table, "person_was")) == 6


async def test_a_poll_of_the_lobby_does_not_say_which_numbers_came_after_it_was_opened(party):
    await gathered(party, 1, game="mafia", moderate=True)
    leader = party.who[0]
    for number in range(6):
        if number == 3:
            await open_poll(party.house, party.id, leader, "Shall we?", "seated")
        seated = await join(party.house, party.id, name=f"Mensch {number}", nonce=f"{number:064x}")
        party.who.append(secrets.digest(seated.token))
    await start(party.house, party.id, leader)
    grown = []
    for who in (party.who[1], party.who[6]):
        table = await party.table()
        before, seat = poll_card(table, MODERATOR).of, table.seat_of(who)
        await leave(party.house, party.id, who)
        link = await invite(party.house, party.id, party.who[2], seat)
        await join(party.house, party.id, name=f"Wolfram {len(grown)}", nonce="a" * 64, invite=link)
        grown.append(poll_card(await party.table(), MODERATOR).of - before)
    assert grown == [1, 1]


# -- the end -----------------------------------------------------------------------------------------------------------


async def test_with_the_end_the_names_are_back_and_everybody_is_told_who_was_who(party, lot):
    lot.append((2, 0, 3, 1))
    await begun(party, 3, bots=1, lang="en")
    table = await party.play_out()
    bot = next(chair for chair in table.chairs if chair.kind == "bot")
    assert [chair.name for chair in table.chairs] == [PEOPLE[2], PEOPLE[0], bot.name, PEOPLE[1]]
    assert all(chair.true_name == "" for chair in table.chairs)
    last = table.events(None)[-4:]
    assert [(event["type"], event["seat"], event["number"], event["name"]) for event in last] == [
        ("person_was", 0, "Player 1", PEOPLE[2]),
        ("person_was", 1, "Player 2", PEOPLE[0]),
        ("bot_was", 2, "Player 3", bot.name),
        ("person_was", 3, "Player 4", PEOPLE[1]),
    ]
    assert last[2]["level"] == "easy"
    assert shown(table, 0).host == 1
    assert (shown(table).seats[2].kind, shown(table).seats[2].level) == ("bot", "easy")


async def test_after_the_end_the_whole_story_is_told_with_names_and_in_its_order(party):
    await gathered(party)
    await say(party.house, party.id, party.who[1], command="c1", room="table", text="before")
    await start(party.house, party.id, party.who[0])
    await settle(party)
    await say(party.house, party.id, party.who[1], command="c2", room="table", text="meanwhile")
    spoke = party.at[party.who[1]]
    table = await party.play_out()
    versions = [event["v"] for event in table.events(None)]
    assert versions == sorted(versions)
    assert [(event["text"], event["name"], event["seat"]) for event in of(table, "said")] == [
        ("before", PEOPLE[1], table.seat_of(secrets.digest(party.tokens[1]))),
        ("meanwhile", spoke, 1),
    ]
    assert [event["name"] for event in of(table, "joined")] == list(PEOPLE[:3])
    assert all(table.chairs[event["seat"]].name == event["name"] for event in of(table, "joined"))
    await say(party.house, party.id, party.who[1], command="c3", room="table", text="after")
    assert of(await party.table(), "said")[-1]["name"] == spoke


async def test_a_game_that_the_host_ends_reveals_the_names_too(party):
    await begun(party)
    await abandon(party.house, party.id, party.host)
    table = await party.table()
    assert len(of(table, "person_was")) == 3
    (event,) = of(table, "abandoned")
    assert (event["seat"], event["name"]) == (table.seat_of(party.host), PEOPLE[0])


async def test_nobody_is_named_at_any_moment_of_a_whole_game(party):
    table = await begun(party, 3, bots=1)
    seen = 0
    while table.phase == "play":
        assert named(table) == []
        seen += 1
        for seat, decision in table.decisions.items():
            if table.chairs[seat].player is None:
                await party.act(seat, table.game.notate(decision.ask.default))
                break
        table = await party.eventually(lambda now, before=table.rows: now.rows > before or now.phase == "over")
    assert seen > 10
    assert named(table) == list(PEOPLE[:3])


async def test_a_restart_in_the_middle_changes_nothing_for_anybody(party):
    await begun(party, 3)
    await party.act(await party.turn(), "pass")
    await leave(party.house, party.id, party.who[1])
    before = await party.table()
    told = sent(before)
    await party.restart()
    after = await party.table()
    assert sent(after) == told
    assert named(after) == []
    assert [chair.true_name for chair in after.chairs] == [chair.true_name for chair in before.chairs]
    await abandon(party.house, party.id, party.host)
    over = sent(await party.table())
    await party.restart()
    assert sent(await party.table()) == over


# -- afterwards --------------------------------------------------------------------------------------------------------


async def test_the_record_has_the_names_and_is_verified(party, high_society):
    await begun(party, 3)
    assert await code_of(record_bytes(party.house, party.id)) == "record.not_over"
    table = await party.play_out()
    found = record.read(await record_bytes(party.house, party.id))
    record.verify(high_society, found)
    assert found.names == tuple(chair.name for chair in table.chairs)
    assert set(found.names) == set(PEOPLE[:3])


async def test_the_game_is_watched_again_with_names_and_nothing_told_twice(party):
    await gathered(party, 3)
    await say(party.house, party.id, party.who[1], command="c1", room="table", text="before")
    await start(party.house, party.id, party.who[0])
    await settle(party)
    await party.act(await party.turn(), "pass")
    await say(party.house, party.id, party.who[1], command="c2", room="table", text="meanwhile")
    table = await party.play_out()
    again = told_again(table, await replay(party.house, party.id), "none")
    assert [seat.name for seat in again.seats] == [chair.name for chair in table.chairs]
    told = [event for frame in again.frames for event in frame.events]
    assert told == table.events(None)
    assert "Player 2" not in msgspec.json.encode(again).decode()


async def test_a_rematch_goes_on_with_names_and_the_same_setting(party):
    await begun(party, 3, bots=1)
    old = await party.play_out()
    party.id = await rematch(party.house, party.id, party.host)
    table = await party.table()
    assert table.anonymous
    assert [chair.name for chair in table.chairs[:4]] == [chair.name for chair in old.chairs]
    await start(party.house, party.id, party.host)
    assert named(await party.table()) == []


# -- names that are numbers --------------------------------------------------------------------------------------------


async def test_whoever_calls_themselves_a_number_is_some_number_like_everybody(party, lot):
    await party.open(anonymous=True, lang="en")
    seated = await join(party.house, party.id, name="Player 3", nonce="b" * 64)
    other = await join(party.house, party.id, name="The host", nonce="c" * 64)
    lot.append((1, 2, 0))
    await start(party.house, party.id, party.who[0])
    table = await party.table()
    assert [seat.name for seat in shown(table).seats] == ["Player 1", "Player 2", "Player 3"]
    assert table.seat_of(secrets.digest(seated.token)) == 0
    await say(party.house, party.id, secrets.digest(seated.token), command="c", room="table", text="hi")
    assert of(table := await party.table(), "said")[0]["name"] == "Player 1"
    await say(party.house, party.id, secrets.digest(other.token), command="c", room="table", text="hi")
    assert of(await party.table(), "said")[1]["name"] == "Player 2"
    await abandon(party.house, party.id, party.who[0])
    table = await party.table()
    assert [chair.name for chair in table.chairs[:2]] == ["Player 3", "The host"]
    assert next((event["number"], event["name"]) for event in of(table, "person_was")) == ("Player 1", "Player 3")


async def test_old_logs_are_read_as_tables_with_names(party):
    await party.begin(3)
    rows = [row.entry for row in await party.house.log.read(party.id)]
    assert not any(b"anonymous" in row for row in rows)
    assert entries.decode(rows[0]).anonymous is False
    assert registry.find("high_society") is (await party.table()).game


# -- what whoever leads may do -----------------------------------------------------------------------------------------


async def led(party):
    """A city of five people and a bot, led by somebody who does not play; nobody has begun yet."""
    await gathered(party, 1, game="mafia", moderate=True, lang="en")
    for number in range(5):
        seated = await join(party.house, party.id, name=f"Mensch {number}", nonce=f"{number:064x}")
        party.who.append(secrets.digest(seated.token))
    await party.fill(1, bots=1)
    return party.who[0]


async def test_what_was_done_to_somebody_in_the_lobby_does_not_show_which_number_they_are(party):
    leader = await led(party)
    await silence(party.house, party.id, leader, 2)
    await confide(party.house, party.id, party.who[3], command="a1", text="I am the third")
    await reply(party.house, party.id, leader, 1, command="a2", text="welcome, Mensch 1")
    await start(party.house, party.id, leader)
    table = await party.table()
    assert not any(seat.silenced for seat in shown(table, MODERATOR).seats)
    assert asides_of(table, MODERATOR) == ()


async def test_a_line_to_whoever_leads_comes_from_a_number(party):
    leader = await led(party)
    await start(party.house, party.id, leader)
    await confide(party.house, party.id, party.who[3], command="a1", text="psst")
    table = await party.table()
    (line,) = asides_of(table, MODERATOR)
    assert line.name == f"Player {line.seat + 1}"
    assert line.seat == table.seat_of(party.who[3])


async def test_whoever_leads_cannot_try_out_who_is_a_bot_by_taking_voices(party):
    leader = await led(party)
    await start(party.house, party.id, leader)
    for seat in range(6):
        await silence(party.house, party.id, leader, seat)
    table = await party.table()
    assert all(seat.silenced for seat in shown(table).seats)
    assert [event["name"] for event in of(table, "silenced")] == [f"Player {seat}" for seat in range(1, 7)]
