"""What somebody does who need not do anything leaves the questions of all others as they were."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused
from mahfel.games.maloun.words import CARDS
from mahfel.tables.decisions import TIME

TURN = TIME["normal"]["turn"]
TEA = ("tea1", "tea2", "tea3", "tea4", "tea5", "mocha1", "mocha2x")
JUICE = ("juice1", "juice2", "juice3", "juice4", "juice5", "mocha3", "mocha4x")


async def at_the_counter(party):
    """A table of Malʿoun, seat 0 in turn, where seats 1 and 2 hold a set each; of Crisis, where a set brings no reward
    that would ask its owner for something first."""
    options = {"mode": "crisis", "first_player": "host"}
    await party.begin(people=3, game="maloun", options=options)
    live = await party.house.live(party.id)
    for seat, cards in enumerate((TEA, JUICE), start=1):
        live.table.state.hands[seat][:] = sorted(CARDS[card] for card in cards)
    return await party.table()


async def test_a_move_decided_before_somebody_laid_a_set_out_of_turn_is_played(party):
    seen = await at_the_counter(party)
    assert {seat: decision.ask.optional for seat, decision in seen.decisions.items()} == {0: False, 1: True, 2: True}
    await party.act(1, "build:tea")
    await party.act(0, "request:tea+juice", version=seen.version)
    assert (await party.table()).decision(1).ask.kind == "offer"


async def test_two_who_lay_a_set_at_the_same_moment_both_lay_it(party):
    seen = await at_the_counter(party)
    await party.act(2, "build:juice")
    await party.act(1, "build:tea", version=seen.version)
    table = await party.table()
    assert [len(laid) for laid in table.state.sets] == [0, 1, 1]
    assert table.decision(0) == seen.decision(0)


async def test_a_set_laid_out_of_turn_gives_the_one_in_turn_no_new_time(party):
    seen = await at_the_counter(party)
    await party.clock.advance(TURN - 1000)
    await party.act(1, "build:tea")
    assert (await party.table()).decision(0).deadline == seen.decision(0).deadline
    await party.clock.advance(1000)
    table = await party.eventually(lambda table: "defaulted" in party.events(table))
    assert table.moves[1][0] == 0


async def test_whoever_has_just_laid_a_set_decides_anew(party):
    seen = await at_the_counter(party)
    await party.act(1, "build:tea")
    with pytest.raises(Refused) as refusal:
        await party.act(1, "build:tea", version=seen.version)
    assert refusal.value.code == "move.stale"


async def test_what_has_to_be_answered_still_makes_older_moves_stale(party):
    seen = await at_the_counter(party)
    await party.act(0, "request:tea+juice")
    with pytest.raises(Refused) as refusal:
        await party.act(1, "build:tea", version=seen.version)
    assert refusal.value.code == "move.stale"


async def test_a_question_that_the_set_has_changed_is_asked_anew(party):
    """The deciding set: whoever is one short is asked whether they lay one too."""
    await at_the_counter(party)
    live = await party.house.live(party.id)
    live.table.state.sets[1] = live.table.state.sets[2] = ((0, 0),)
    seen = await party.table()
    await party.act(1, "build:tea")
    for seat, code in ((0, "game.not_asked"), (2, "move.stale")):
        with pytest.raises(Refused) as refusal:
            await party.act(seat, "request:tea" if seat == 0 else "build:juice", version=seen.version)
        assert refusal.value.code == code
