"""The host ends a game that is not played on: nobody wins, everything is open, and nothing is hidden or lost."""

from __future__ import annotations

import msgspec
import pytest
from mafia_city import classic

from mahfel.engine import Refused, registry
from mahfel.engine import record as records
from mahfel.games.mafia import game as mafia
from mahfel.server.frames import Around, Framer
from mahfel.server.identity import Viewer
from mahfel.tables import fold, secrets
from mahfel.tables.abandon import abandon
from mahfel.tables.act import act
from mahfel.tables.exclude import REASON, exclude
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.open import open_table
from mahfel.tables.pause import pause, resume
from mahfel.tables.presence import GRACE, HOST_GRACE
from mahfel.tables.record import record, record_of
from mahfel.tables.rematch import rematch
from mahfel.tables.replay import replay
from mahfel.tables.start import start


async def refused(doing):
    with pytest.raises(Refused) as raised:
        await doing
    return raised.value.code


async def end(party, seat=0):
    return await abandon(party.house, party.id, party.who[seat])


async def begun(party, game):
    """A game with as few people as it takes, after a few defaults."""
    if game == "mafia":
        await classic(party)
    else:
        await party.begin(registry.find(game).meta.seats[0], game=game, warm=None)
    for _ in range(3):
        table = await party.table()
        seat = next(seat for seat, found in table.decisions.items() if not found.ask.optional)
        await party.act(seat, table.game.notate(table.decisions[seat].ask.default))
    return await party.table()


GAMES = ["high_society", "mafia", "two_card_coup", "coin_auction"]


@pytest.mark.parametrize("game", GAMES)
async def test_the_host_ends_any_game_and_it_is_over_without_a_winner(party, game):
    before = await begun(party, game)
    fingerprint = before.state.fingerprint()
    await end(party)
    table = await party.table()
    assert (table.phase, table.abandoned, table.ended, table.paused) == ("over", True, party.clock.now(), None)
    assert (table.decisions, table.held, table.waiting(0)) == ({}, {}, [])
    assert table.state.fingerprint() == fingerprint
    assert table.state.outcome() is None
    assert await party.house.log.deadlines() == []
    (told,) = [event for event in table.events(None) if event["type"] == "abandoned"]
    assert (told["seat"], told["name"]) == (0, table.chairs[0].name)
    assert await refused(act(party.house, party.id, party.who[0], command="z", version=table.version, move="pass")) == (
        "game.over"
    )


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_of_an_abandoned_game_says_so_holds_and_no_byte_of_it_may_change(party, game):
    await begun(party, game)
    assert await refused(record(party.house, party.id)) == "record.not_over"
    await end(party)
    raw = await record(party.house, party.id)
    found = records.read(raw)
    assert found.ended == "abandoned"
    assert found.outcome is None
    assert msgspec.json.decode(raw)["ended"] == "abandoned"
    rules = registry.find(game)
    assert records.verify(rules, found).fingerprint() == (await party.table()).state.fingerprint()
    for place in range(0, len(raw), 7):
        changed = bytearray(raw)
        changed[place] ^= 1
        with pytest.raises(Refused):
            records.verify(rules, records.read(bytes(changed)))


@pytest.mark.parametrize("game", ["high_society", "mafia"])
async def test_a_record_that_was_made_to_say_something_else_is_refused_though_its_check_is_right(party, game):
    await begun(party, game)
    await end(party)
    rules, table = registry.find(game), await party.table()
    honest = record_of(table)

    def checked(**changes):
        forged = msgspec.structs.replace(honest, **changes)
        forged = msgspec.structs.replace(forged, check=records._check(forged))
        return records.verify(rules, records.read(records.write(forged)))

    assert checked().outcome() is None
    from mahfel.engine import Outcome

    won = Outcome(winners=(0,), scores=(1.0,) * honest.seats, reason="last")
    for changes in (
        {"ended": msgspec.UNSET},  # a game of a table does not end by itself in the middle
        {"outcome": won},
        {"outcome": won, "ended": msgspec.UNSET},
        {"moves": honest.moves[:-1]},
        {"moves": (*honest.moves, honest.moves[-1])},
        {"fingerprint": "0" * 32},
    ):
        with pytest.raises(Refused):
            checked(**changes)


async def test_a_finished_game_cannot_be_said_to_have_been_abandoned(party, high_society):
    await party.begin(3)
    await party.play_out()
    honest = record_of(await party.table())
    assert honest.ended is msgspec.UNSET
    assert b'"ended"' not in records.write(honest)
    forged = msgspec.structs.replace(honest, ended="abandoned")
    forged = msgspec.structs.replace(forged, check=records._check(forged))
    with pytest.raises(Refused, match=r"record\.outcome"):
        records.verify(high_society, records.read(records.write(forged)))


async def test_records_that_were_written_before_games_could_be_abandoned_are_read_as_they_are(party, high_society):
    await party.begin(3)
    await party.play_out()
    raw = await record(party.house, party.id)
    fields = msgspec.json.decode(raw)
    assert set(fields) == {
        *("format", "game", "rules_version", "seats", "options", "names", "seal", "seed", "moves", "outcome"),
        *("fingerprint", "check"),
    }
    records.verify(high_society, records.read(raw))


async def test_only_the_host_ends_a_game_and_only_one_that_goes_on(party):
    await party.open()
    await party.fill(3)
    assert await refused(end(party)) == "table.not_started"
    await start(party.house, party.id, party.who[0])
    assert await refused(end(party, 1)) == "host.only"
    assert await refused(abandon(party.house, party.id, secrets.digest("s_nobody"))) == "seat.not_yours"
    await end(party)
    assert await refused(end(party)) == "game.over"


async def test_when_the_host_is_gone_whoever_is_left_ends_the_game(party):
    await party.begin(3)
    await party.house.arrive(party.id, party.who[1])
    await party.clock.advance(HOST_GRACE + GRACE)
    await end(party, 1)
    table = await party.table()
    assert (table.phase, table.host) == ("over", 1)


async def test_a_moderator_ends_the_game(party):
    made = await open_table(party.house, game="mafia", name="Leader", nonce=f"{7:064x}", moderate=True)
    party.id, leader = made.table, secrets.digest(made.token)
    for number in range(6):
        await join(party.house, party.id, name=f"Player {number}", nonce=f"{900 + number:064x}")
    await start(party.house, party.id, leader)
    await abandon(party.house, party.id, leader)
    table = await party.table()
    (told,) = [event for event in table.events(2) if event["type"] == "abandoned"]
    assert (table.phase, told["seat"], told["name"]) == ("over", None, "Leader")
    records.verify(mafia, record_of(table))


async def test_a_paused_game_is_ended_too_and_so_is_one_that_everybody_else_has_left(party):
    await party.begin(3)
    await pause(party.house, party.id, party.who[0])
    for seat in (1, 2):
        await leave(party.house, party.id, party.who[seat])
    await end(party)
    table = await party.table()
    assert (table.phase, table.paused, table.abandoned) == ("over", None, True)
    assert await refused(resume(party.house, party.id, party.who[0])) == "game.over"


async def test_bots_of_an_abandoned_game_do_nothing_more(party):
    await party.begin(1, bots=2)
    await end(party)
    rows = (await party.table()).rows
    await party.clock.advance(3_600_000)
    assert (await party.house.log.read(party.id))[-1].version == rows


async def test_the_end_survives_a_restart_and_is_the_fold_of_the_log(party):
    await begun(party, "high_society")
    await end(party)
    table = await party.table()
    await party.restart()
    again = await party.table()
    assert (again.phase, again.abandoned, again.ended, again.version) == ("over", True, table.ended, table.version)
    loaded = fold.load(party.id, await party.house.log.read(party.id), registry.find)
    assert loaded.state.fingerprint() == table.state.fingerprint()


async def test_the_replay_goes_to_where_the_game_was_left(party):
    await begun(party, "high_society")
    assert await refused(replay(party.house, party.id)) == "record.not_over"
    await end(party)
    steps = await replay(party.house, party.id)
    assert (steps[-1].seat, steps[-1].move) == (None, None)
    assert [told.event.__struct_config__.tag for told in steps[-1].happenings] == ["abandoned"]
    assert len(steps) == 1 + 3 + 1


async def test_the_same_people_play_again_after_an_abandoned_game_and_nobody_has_won_before(party):
    await begun(party, "high_society")
    await end(party)
    new = await rematch(party.house, party.id, party.who[0])
    table = await party.house.table(new)
    assert (table.last_winner, [chair.name for chair in table.people()]) == (
        None,
        [chair.name for chair in (await party.table()).people()],
    )


async def test_what_others_hide_stays_hidden_in_the_frames_of_an_abandoned_game(party):
    """The end by the host is no showdown: each sees the position as before, and the seal is opened."""
    await begun(party, "high_society")
    before = {viewer: (await party.table()).view(viewer) for viewer in (0, 1, 2, None)}
    await end(party)
    table = await party.table()
    assert {viewer: table.view(viewer) for viewer in before} == before
    (frame,) = Framer(table, Around(frozenset(), 0)).messages(table, Viewer(1, "seat"), table.version, 0)
    card = msgspec.json.decode(frame)
    assert (card["table"]["phase"], card["table"]["abandoned"], card["ask"]) == ("over", True, None)
    assert card["seal"]["secret"] == table.secret


# -- a reason for sending somebody away --------------------------------------------------------------------------------


async def test_a_reason_for_sending_somebody_away_is_cleaned_and_told_to_everybody(party):
    await begun(party, "mafia")
    await exclude(party.house, party.id, party.who[0], 3, "  shouts\n\u202eat   others\x07 ")
    table = await party.table()
    for viewer in (0, 3, 5, None):
        (told,) = [event for event in table.events(viewer) if event["type"] == "exclusion_reason"]
        assert (told["seat"], told["name"], told["text"]) == (3, "Player D", "shouts at others")
    await party.restart()
    assert "exclusion_reason" in party.events(await party.table())


@pytest.mark.parametrize("reason", ["", "  \n "])
async def test_no_reason_need_be_given(party, reason):
    await begun(party, "mafia")
    await exclude(party.house, party.id, party.who[0], 3, reason)
    told = party.events(await party.table())
    assert "excluded" in told
    assert "exclusion_reason" not in told


async def test_a_reason_has_a_length_and_one_that_is_too_long_sends_nobody_away(party):
    await begun(party, "mafia")
    assert await refused(exclude(party.house, party.id, party.who[0], 3, "x" * (REASON + 1))) == "talk.too_long"
    assert not (await party.table()).chairs[3].excluded
    await exclude(party.house, party.id, party.who[0], 3, "x" * REASON)
    assert (await party.table()).chairs[3].excluded


async def test_a_log_from_before_reasons_is_read(party):
    from mahfel.tables import entries

    assert entries.decode(b'{"type":"excluded","seat":3}') == entries.Excluded(3)
    assert entries.encode(entries.Excluded(3)) == b'{"type":"excluded","seat":3}'
