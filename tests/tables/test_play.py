"""The game at a table: moves, refusals, ids, the seal, the record."""

from __future__ import annotations

import asyncio

import pytest

from mahfel.engine import Refused, record
from mahfel.engine.seal import commitment, seed
from mahfel.engine.sealed import Sealed
from mahfel.tables import secrets
from mahfel.tables.act import act
from mahfel.tables.record import record as record_bytes
from mahfel.tables.replay import replay
from mahfel.tables.talk import say


async def code_of(work) -> str:
    with pytest.raises(Refused) as found:
        await work
    return found.value.code


async def test_a_move_is_played_told_and_answered_with_the_version_it_led_to(party):
    await party.begin()
    seat = await party.turn()
    before = await party.table()
    done = await party.act(seat, {"type": "bid", "cards": [2]})
    table = await party.table()
    assert done.version == table.version == before.version + 1
    event = {"v": table.version, "at": party.clock.now(), "type": "bid", "seat": seat, "cards": (2,), "total": 2}
    assert table.events(None, before.version) == [event]
    assert table.moves == [(seat, "bid:2")]
    assert await party.turn() != seat


async def test_short_notation_is_a_move_too(party):
    await party.begin()
    await party.act(await party.turn(), "bid:2+3")
    assert (await party.table()).moves[0][1] == "bid:2+3"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"type": "bid", "cards": [5]}, "high_society."),
        ({"type": "bid", "cards": []}, "high_society."),
        ({"type": "bid", "cards": [2, 2]}, "high_society."),
        ({"type": "bid", "cards": [0.5]}, "move.unreadable"),
        ({"type": "bid", "cards": ["2"]}, "move.unreadable"),
        ({"type": "bid", "cards": [2], "more": 1}, "move.unreadable"),
        ({"type": "steal"}, "move.unreadable"),
        ({}, "move.unreadable"),
        (None, "move.unreadable"),
        (7, "move.unreadable"),
        ("bid:۲", "move.unreadable"),
        ("x" * 100_000, "move.unreadable"),
        ({"type": "sacrifice", "card": "L1"}, ""),
    ],
)
async def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(party, move, code):
    await party.begin()
    before = await party.table()
    seat, print_before = await party.turn(), before.state.fingerprint()
    assert (await code_of(party.act(seat, move))).startswith(code)
    table = await party.table()
    assert table is before
    assert table.state.fingerprint() == print_before
    assert len(await party.house.log.read(party.id)) == before.version


async def test_whoever_is_not_asked_or_has_no_seat_is_refused(party):
    await party.begin()
    other = (await party.turn() + 1) % 3
    assert await code_of(party.act(other, "pass")) == "game.not_asked"
    stranger = act(party.house, party.id, secrets.digest("s_x"), command="a", version=9, move="pass")
    assert await code_of(stranger) == "seat.not_yours"


async def test_a_stale_or_invented_version_is_refused(party):
    await party.begin()
    table = await party.table()
    seat = await party.turn()
    opened = table.decision(seat).version
    assert await code_of(party.act(seat, "pass", version=opened - 1)) == "move.stale"
    assert await code_of(party.act(seat, "pass", version=table.version + 1)) == "move.stale"
    await party.act(seat, "pass", version=opened)


async def test_a_move_is_not_stale_because_others_talked_meanwhile(party):
    await party.begin()
    seen = (await party.table()).version
    seat = await party.turn()
    await say(party.house, party.id, party.who[(seat + 1) % 3], command="hello", room="table", text="سلام")
    await party.act(seat, "bid:1", version=seen)


async def test_before_the_start_and_after_the_end_there_is_nothing_to_play(party):
    await party.open("coin_auction")
    await party.fill(2)
    assert await code_of(party.act(0, "pass")) == "table.not_started"
    from mahfel.tables.start import start

    await start(party.house, party.id, party.who[0])
    await party.play_out()
    assert await code_of(party.act(0, "pass")) == "game.over"


async def test_the_same_command_gets_the_same_answer_and_is_played_once(party):
    await party.begin()
    seat = await party.turn()
    first = await party.act(seat, "bid:2", command="u1")
    again = await party.act(seat, "bid:2", command="u1")
    other = await party.act(seat, "pass", command="u1", version=0)
    assert first == again == other
    assert len((await party.table()).moves) == 1


async def test_the_same_command_gets_the_same_answer_after_a_restart(party):
    await party.begin()
    seat = await party.turn()
    first = await party.act(seat, "bid:2", command="u1")
    await party.restart()
    assert await party.act(seat, "bid:2", command="u1") == first
    assert len((await party.table()).moves) == 1


async def test_a_refused_command_stays_refused(party):
    await party.begin()
    seat = await party.turn()
    other = (seat + 1) % 3
    assert await code_of(party.act(other, "bid:3", command="u1")) == "game.not_asked"
    await party.act(seat, "bid:1")
    assert other == await party.turn()
    assert await code_of(party.act(other, "bid:3", command="u1")) == "game.not_asked"
    await party.act(other, "bid:3", command="u2")


async def test_two_seats_may_use_the_same_id(party):
    await party.begin()
    first = await party.turn()
    await party.act(first, "bid:1", command="u1")
    await party.act(await party.turn(), "bid:2", command="u1")
    assert len((await party.table()).moves) == 2


@pytest.mark.parametrize("command", ["", "x" * 65, "a b", "ы", "a\n"])
async def test_an_id_that_is_none_is_refused(party, command):
    await party.begin()
    work = act(party.house, party.id, party.who[0], command=command, version=1, move="pass")
    assert await code_of(work) == "command.unreadable"


async def test_a_double_click_and_a_hundred_tries_at_once_play_one_move(party):
    await party.begin()
    seat = await party.turn()
    version = (await party.table()).version
    tries = await asyncio.gather(
        *(party.act(seat, "bid:2", command=f"c{n % 10}", version=version) for n in range(100)), return_exceptions=True
    )
    assert len((await party.table()).moves) == 1
    accepted = [each for each in tries if not isinstance(each, Exception)]
    assert len(accepted) == 10
    assert {each.code for each in tries if isinstance(each, Refused)} == {"game.not_asked"}


# -- the seal and the record ---------------------------------------------------------------------------------------


async def test_the_deal_is_decided_by_a_secret_that_was_promised_and_by_everybodys_part(party):
    await party.begin(people=3, bots=1)
    table = await party.table()
    secret = bytes.fromhex(table.secret)
    assert commitment(secret) == table.commit
    parts = [bytes.fromhex(f"{n:064x}") for n in range(3)]
    chance = Sealed(seed(secret, [*parts, b""]))
    again = table.game.start(4, table.game.read_options(table.options), chance)
    assert again.fingerprint() == table.state.fingerprint()


async def test_every_table_has_a_secret_of_its_own(party):
    first = await (await party.open()).table()
    second = await (await party.open()).table()
    assert first.secret != second.secret
    assert first.commit != second.commit


async def test_the_record_of_a_finished_table_is_verified_and_no_byte_of_it_may_change(party, high_society):
    await party.begin(people=2, bots=2)
    assert await code_of(record_bytes(party.house, party.id)) == "record.not_over"
    table = await party.play_out()
    raw = await record_bytes(party.house, party.id)
    found = record.read(raw)
    assert record.verify(high_society, found).fingerprint() == table.state.fingerprint()
    assert found.seal.secret == table.secret
    assert found.seal.nonces[2:] == ("", "")
    assert found.names == tuple(chair.name for chair in table.chairs)
    for place in range(0, len(raw), 7):
        altered = raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :]
        with pytest.raises(Refused):
            record.verify(high_society, record.read(altered))


async def test_the_replay_goes_from_the_deal_to_the_last_position(party):
    await party.begin(people=2, bots=1)
    assert await code_of(replay(party.house, party.id)) == "record.not_over"
    table = await party.play_out()
    steps = await replay(party.house, party.id)
    assert steps[0].move is None
    assert [(step.seat, step.move) for step in steps[1:]] == table.moves
    assert steps[-1].state.fingerprint() == table.state.fingerprint()
    assert len({step.state.fingerprint() for step in steps}) > len(steps) // 2
    told = [happening for step in steps for happening in step.happenings]
    assert told == [happening for happening in table.story if happening.version <= steps[-1].version]


async def test_a_table_is_the_fold_of_its_log(party):
    await party.begin(people=2, bots=1)
    await party.play_out()
    before = await party.table()
    await party.restart()
    after = await party.table()
    for name in vars(after):
        if name not in ("state", "game"):
            assert getattr(after, name) == getattr(before, name), name
    assert after.state.fingerprint() == before.state.fingerprint()
    assert after.events(1) == before.events(1)


async def test_a_log_of_other_rules_is_refused_in_words(party, monkeypatch):
    import msgspec

    await party.begin()
    await party.house.close()
    from mahfel.games.high_society import game

    monkeypatch.setattr(type(game), "meta", msgspec.structs.replace(game.meta, rules_version=99))
    await party.restart()
    assert await code_of(party.table()) == "table.rules_version"


# -- talk ----------------------------------------------------------------------------------------------------------


async def test_talk_is_heard_and_cleaned(party):
    await party.begin()
    await say(party.house, party.id, party.who[1], command="t1", room="table", text="  سلام\n\u202e دوستان \u0000")
    event = (await party.table()).events(None)[-1]
    assert (event["type"], event["seat"], event["text"]) == ("said", 1, "سلام دوستان")


@pytest.mark.parametrize(
    ("text", "room", "code"),
    [
        ("", "table", "talk.empty"),
        (" \u0000\u202e ", "table", "talk.empty"),
        ("\u200b\u200c \u3164", "table", "talk.empty"),
        ("x" * 401, "table", "talk.too_long"),
        ("x" * 1_000_000, "table", "talk.too_long"),
        ("hello", "mafia", "talk.closed"),
    ],
)
async def test_talk_that_cannot_be_is_refused(party, text, room, code):
    await party.begin()
    before = (await party.table()).version
    work = say(party.house, party.id, party.who[1], command="t1", room=room, text=text)
    assert await code_of(work) == code
    assert (await party.table()).version == before
