"""The Malʿoun, the builders and the cards: what shows in nobody else's frame."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from mahfel.engine import SplitMix64
from mahfel.games.maloun import game
from mahfel.games.maloun.moves import Burn, Request
from mahfel.games.maloun.words import CARDS
from mahfel.testing.case import cases
from mahfel.testing.transcript import seen, snapshot
from mahfel.testing.walk import walk

HEALTHY_TEAS = {CARDS[f"tea{number}"] for number in range(1, 6)}


def sights(state, but):
    return {viewer: snapshot(state, viewer) for viewer in (*range(state.seats), None) if viewer != but}


def test_which_card_is_burnt_shows_to_nobody_else():
    compared = 0
    for case in cases(game, 12):
        for position in walk(case):
            state = position.state
            burns = [
                move
                for seat in state.asked()
                if seat == state.turn
                for move in list(state.legal(seat))[:400]
                if isinstance(move, Burn) and len(move.cards) == 1
            ]
            if len(burns) < 2 or position.chance.below(4):
                continue
            seat = state.turn
            found = set()
            for move in burns[:4]:
                twin = state.copy()
                told = []
                twin.tell = told.append
                twin.play(seat, move)
                others = sights(twin, seat)
                others.pop(twin.turn, None)  # whose own cards may be asked about next
                heard = {viewer: repr(seen(told, viewer)) for viewer in others}
                found.add(repr((sorted(others.items(), key=repr), sorted(heard.items(), key=repr))))
            compared += 1
            assert len(found) == 1
    assert compared > 200


def test_a_maloun_and_a_barista_with_the_same_cards_look_the_same_to_all_others(cafe):
    hands = ("latte1 latte2", "tea2x mocha1 tea3", "tea4 juice1")
    tables = [cafe(*hands, maloun=maloun) for maloun in (1, 3)]
    for line in ("0 request:tea", "1 offer:tea3", "2 offer:tea4", "3 decline", "0 pick:1"):
        for viewer in (0, 2, None):
            assert len({snapshot(table.state, viewer) for table in tables}) == 1
        events = [repr(table.play(line)) for table in tables]
        assert events[0] == events[1]


def test_the_asks_of_an_open_request_are_the_same_for_all_and_for_the_maloun(cafe):
    table = cafe("latte1 latte2", "tea2x mocha1", "tea4 juice1", maloun=1)
    table.play("0 request:tea")
    asks = table.state.asked()
    assert len({msgspec.json.encode(ask) for ask in asks.values()}) == 1
    assert {ask.pace for ask in asks.values()} == {"window"}
    for viewer in (0, 2, 3, None):
        assert table.state.awaited(viewer) == (1, 2, 3)
    # The wider choice is in the Malʿoun's own frame, and of the same form.
    kinds = [{type(move) for move in table.state.legal(seat)} for seat in (1, 2)]
    assert kinds[0] == kinds[1]


def test_nobody_sees_whether_another_could_build(cafe):
    full, other = "latte1 latte2 latte3 latte4 latte5", "latte1 latte2 latte3 latte4 juice5"
    tables = [cafe("mocha1 mocha2", hand, deck="tea1") for hand in (full, other)]
    for viewer in (0, 2, 3, None):
        assert len({snapshot(table.state, viewer) for table in tables}) == 1
    assert [table.state.view(1).ready for table in tables] == [("latte",), ()]
    assert len({msgspec.json.encode(table.state.asked()[1]) for table in tables}) == 1


def test_waiting_says_nothing_and_changes_nothing_but_that_it_was_said(cafe):
    table = cafe("mocha1 mocha2", "latte1 latte2 latte3 latte4 latte5")
    assert table.play("1 wait; 2 wait") == []
    assert table.state.view(0).waiting == (1, 2)
    assert table.awaited == [0]
    table.play("0 burn:mocha1")
    assert table.state.view(0).waiting == ()


@pytest.mark.parametrize("seats", [4, 6])
def test_the_imagined_maloun_is_uniform_over_whom_it_can_be(fresh, seats):
    state = fresh(seats, 3).state
    chance = SplitMix64(5)
    honest = next(seat for seat in range(seats) if seat != state.maloun)
    for viewer, able in ((honest, seats - 1), (None, seats), (state.maloun, 1)):
        found = Counter(game.imagine(state.view(viewer), chance).maloun for _ in range(1200))
        assert len(found) == able
        assert viewer not in found or able == 1
        assert max(found.values()) < 1.25 * 1200 / able + 1


def test_imagined_offers_are_ones_that_their_donors_may_make(cafe):
    table = cafe("latte1 latte2", "tea2x juice1", "tea4 juice1", "tea5 juice1", maloun=1)
    table.play("0 request:tea; 1 offer:tea2x; 2 offer:tea4; 3 offer:tea5")
    chance = SplitMix64(2)
    for viewer in (0, 1, 2, None):
        for _ in range(150):
            world = game.imagine(table.state.view(viewer), chance)
            for seat in world.donors:
                assert seat == world.maloun or world.gave[seat] in HEALTHY_TEAS
            if viewer in world.donors:
                assert world.gave[viewer] == table.state.gave[viewer]


def test_a_bad_card_makes_the_imagined_maloun_one_of_the_donors(cafe):
    table = cafe("latte1 latte2", "tea2x juice1", "tea4 juice1", maloun=1, laid=["mocha"], permanents=["fine_palate"])
    table.play("0 request:tea; 1 offer:tea2x; 2 offer:tea4; 3 decline; 0 pick:1+2")
    worlds = [game.imagine(table.state.view(0), SplitMix64(seed)) for seed in range(200)]
    assert {world.maloun for world in worlds} == {1, 2}
    assert all(world.gave[world.maloun] == CARDS["tea2x"] for world in worlds)


def test_open_moves_are_those_that_all_see(cafe):
    table = cafe("latte1 latte2", "tea2 juice1")
    assert table.state.open_move(0, Request(("tea",)))
    assert not table.state.open_move(0, Burn(("latte1",)))
    table.play("0 request:tea")
    assert not table.state.open_move(1, game.parse("offer:tea2"))
    assert not table.state.open_move(2, game.parse("decline"))


def test_no_view_is_larger_than_a_frame_can_carry():
    largest = 0
    for case in cases(game, 40, seed=900):
        for position in walk(case):
            if position.chance.below(6) == 0:
                for viewer in (0, None):
                    largest = max(largest, len(msgspec.json.encode(position.state.view(viewer))))
    assert largest < 3072
