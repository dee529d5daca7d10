"""A moderator leads a table and does not play: sits nowhere, sees everything, is known to everybody."""

from __future__ import annotations

import pytest

from mahfel.engine import MODERATOR, Refused, registry
from mahfel.games.mafia import game as mafia
from mahfel.server.frames import Around, Framer, card, standing_of
from mahfel.server.identity import Viewer
from mahfel.tables import secrets
from mahfel.tables.act import act
from mahfel.tables.come_back import come_back
from mahfel.tables.hand_over import hand_over
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.open import open_table
from mahfel.tables.options import change_options
from mahfel.tables.rematch import claim, rematch
from mahfel.tables.remove import remove
from mahfel.tables.seat_bot import seat_bot
from mahfel.tables.start import start
from mahfel.tables.talk import say

if "mafia" not in registry.games():
    registry.add(mafia)

AROUND = Around(frozenset(), 0)


async def led(party, people=6, nonce=7, **settings):
    """A table of Classic Mafia that somebody leads who does not play; ``party.who[0]`` is the moderator's."""
    made = await open_table(
        party.house,
        game="mafia",
        name="Leader",
        nonce=f"{nonce:064x}",
        moderate=settings.pop("moderate", True),
        **settings,
    )
    party.id, party.who, party.tokens = made.table, [secrets.digest(made.token)], [made.token]
    for number in range(people):
        seated = await join(party.house, party.id, name=f"Player {'ABCDEF'[number]}", nonce=f"{900 + number:064x}")
        party.who.append(secrets.digest(seated.token))
        party.tokens.append(seated.token)
    return made


async def begun(party):
    await led(party)
    await start(party.house, party.id, party.who[0])
    return await party.table()


def refusal(raised):
    return raised.value.code


async def test_who_opens_a_table_to_lead_it_sits_nowhere_and_is_its_host(party):
    made = await led(party, people=0)
    table = await party.table()
    assert made.seat is None
    assert all(chair.kind == "empty" for chair in table.chairs)
    assert table.host == MODERATOR
    assert table.seat_of(party.who[0]) is None
    assert table.viewer_of(party.who[0]) == MODERATOR
    assert standing_of(table, MODERATOR) == "moderator"


async def test_a_game_without_a_place_for_a_moderator_refuses_one(party):
    with pytest.raises(Refused) as raised:
        await open_table(party.house, game="high_society", name="Leader", nonce=f"{7:064x}", moderate=True)
    assert refusal(raised) == "moderator.unwelcome"


async def test_the_moderator_has_the_rights_of_the_host(party):
    await led(party, people=5)
    me = party.who[0]
    await change_options(party.house, party.id, me, pace="quick")
    await seat_bot(party.house, party.id, me, 5, "easy")
    await seat_bot(party.house, party.id, me, 6, "easy")
    await remove(party.house, party.id, me, 6)
    with pytest.raises(Refused) as raised:
        await start(party.house, party.id, party.who[1])
    assert refusal(raised) == "host.only"
    await start(party.house, party.id, me)
    table = await party.table()
    assert (table.phase, len(table.chairs), table.host, table.pace) == ("play", 6, MODERATOR, "quick")
    assert [chair.name for chair in table.chairs[:5]] == [f"Player {letter}" for letter in "ABCDE"]


async def test_when_the_moderator_is_gone_for_long_whoever_acts_is_the_host_and_the_moderator_still_sees_everything(
    party,
):
    await led(party)
    await party.clock.advance(31_000)
    await start(party.house, party.id, party.who[2])
    table = await party.table()
    assert table.chairs[table.host].name == "Player B"
    assert table.viewer_of(party.who[0]) == MODERATOR


async def test_the_moderator_plays_nothing_and_takes_no_seat(party):
    table = await begun(party)
    house, me = party.house, party.who[0]
    seated = len(table.people())
    for tried in (
        act(house, party.id, me, command="m1", version=table.version, move="done"),
        leave(house, party.id, me),
        come_back(house, party.id, me),
        hand_over(house, party.id, me),
    ):
        with pytest.raises(Refused) as raised:
            await tried
        assert refusal(raised) == "moderator.no_seat"
    assert (await party.table()).version == table.version
    assert len((await party.table()).people()) == seated


async def test_nobody_becomes_a_moderator_later(party):
    table = await begun(party)
    assert [table.viewer_of(who) for who in party.who[1:]] == list(range(6))
    assert table.viewer_of(secrets.digest("s_stranger")) is None


async def test_the_name_of_the_moderator_is_nobody_elses(party):
    await led(party, people=0)
    with pytest.raises(Refused) as raised:
        await join(party.house, party.id, name="leader", nonce=f"{8:064x}")
    assert refusal(raised) == "name.taken"


async def test_everybody_is_told_and_shown_that_somebody_leads_who_sees_everything(party):
    await led(party)
    table = await party.table()
    for viewer in (0, 5, None):
        assert any(event["type"] == "moderator_leads" and event["name"] == "Leader" for event in table.events(viewer))
        shown = card(table, Around(frozenset(), 0, moderator=True), Viewer(viewer, standing_of(table, viewer)))
        assert (shown.moderator.name, shown.moderator.here) == ("Leader", True)
        assert shown.you == viewer


async def test_the_card_of_the_moderator_names_no_seat(party):
    await led(party)
    shown = card(await party.table(), AROUND, Viewer(MODERATOR, "moderator"))
    assert (shown.you, shown.you_are, shown.host) == (None, "moderator", None)


async def test_the_moderator_is_shown_every_role_and_every_private_field(party):
    table = await begun(party)
    view = table.view(MODERATOR)
    assert [player.role for player in view.players] == [player.role for player in table.state.players]
    dealt = {event["seat"]: event["role"] for event in table.events(MODERATOR) if event["type"] == "dealt"}
    assert dealt == {seat: player.role for seat, player in enumerate(table.state.players)}
    assert table.decision(MODERATOR) is None
    assert table.legal(MODERATOR) is None


async def test_the_moderator_hears_every_room_and_speaks_at_the_table(party):
    await begun(party)
    assert set((await party.table()).channels(MODERATOR).read) == {"table", "team", "left"}
    await say(party.house, party.id, party.who[0], command="s1", room="table", text="Good evening")
    table = await party.table()
    (line,) = [event for event in table.events(3) if event["type"] == "said"]
    assert (line["seat"], line["name"], line["text"]) == (None, "Leader", "Good evening")
    with pytest.raises(Refused) as raised:
        await say(party.house, party.id, party.who[0], command="s2", room="team", text="psst")
    assert refusal(raised) == "talk.closed"


async def test_no_frame_of_anybody_else_is_another_for_a_moderator_who_watches(party, monkeypatch):
    """The same deal with and without a moderator: views, questions, channels and events are the same to the byte."""
    monkeypatch.setattr(secrets, "seal_secret", lambda: b"s" * 32)
    seen = []
    for moderated in (True, False):
        await led(party, people=0 if not moderated else 6, nonce=900, moderate=moderated)
        if not moderated:
            # The one who opens the table is the first of the same six.
            await fill_up(party)
        await start(party.house, party.id, party.who[0])
        seen.append(await walk(party, offset=1 if moderated else 0))
    with_one, without = seen
    assert len(with_one) > 20
    assert with_one == without


async def fill_up(party):
    for number in range(1, 6):
        seated = await join(party.house, party.id, name=f"Player {'ABCDEF'[number]}", nonce=f"{900 + number:064x}")
        party.who.append(secrets.digest(seated.token))


async def walk(party, offset):
    """What each of six seats and a spectator is shown while everybody plays defaults for a while."""
    told = []
    for _ in range(14):
        table = await party.table()
        for viewer in (*range(6), None):
            events = [
                {name: value for name, value in event.items() if name not in ("v", "at", "name")}
                for event in table.events(viewer)
                if event["type"] not in ("joined", "moderator_leads", "started")
            ]
            shown = table.view(viewer)
            told.append((viewer, repr(shown), table.channels(viewer), events, table.decision(viewer) is None))
        seat = next(seat for seat, found in table.decisions.items() if found.deadline is not None)
        move = table.game.notate(table.decisions[seat].ask.default)
        party.sent += 1
        await act(
            party.house, party.id, party.who[seat + offset], command=f"w{party.sent}", version=table.version, move=move
        )
    return told


async def test_an_answer_that_is_held_back_moves_nothing_for_the_moderator_who_sees_it_once_the_window_closes(party):
    table = await begun(party)
    while "night" not in {found.ask.kind for found in table.decisions.values()}:
        seat = next(seat for seat, found in table.decisions.items() if found.deadline is not None)
        party.sent += 1
        await act(
            party.house, party.id, party.who[seat + 1], command=f"n{party.sent}", version=table.version, move="done"
        )
        table = await party.table()
    framer = Framer(table, AROUND)
    (before,) = framer.messages(table, Viewer(MODERATOR, "moderator"), table.version, 0)
    await act(party.house, party.id, party.who[1], command="held", version=table.version, move="rest")
    table = await party.table()
    (after,) = framer.messages(table, Viewer(MODERATOR, "moderator"), table.version, 0)
    assert before == after


async def test_the_same_moderator_leads_the_rematch(party):
    await begun(party)
    (await party.house.live(party.id)).table.phase = "over"  # how it ended does not matter here
    new = await rematch(party.house, party.id, party.who[0])
    again = await party.house.table(new)
    assert (again.host, again.moderator.name) == (MODERATOR, "Leader")
    assert await claim(party.house, new, party.who[0], rematch_of=party.id) == MODERATOR
    assert await claim(party.house, new, party.who[2], rematch_of=party.id, nonce=f"{5:064x}") == 1


async def test_the_log_of_a_moderated_table_loads_to_the_same_table(party):
    table = await begun(party)
    from mahfel.tables import fold

    loaded = fold.load(party.id, await party.house.log.read(party.id), registry.find)
    assert (loaded.host, loaded.moderator, loaded.chairs) == (table.host, table.moderator, table.chairs)
    assert loaded.view(MODERATOR) == table.view(MODERATOR)
