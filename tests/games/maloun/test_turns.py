"""Setting up, the turn, offers and picks."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.maloun import game
from mahfel.games.maloun.box import box
from mahfel.games.maloun.options import MalounOptions
from mahfel.games.maloun.words import DRINKS, NAMES
from mahfel.testing.plugin import paragraph


@paragraph("maloun-2.1", "maloun-3.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_exactly_one_maloun_is_dealt_and_each_seat_as_often(fresh, seats):
    found = Counter(fresh(seats, seed).state.maloun for seed in range(200 * seats))
    assert set(found) == set(range(seats))
    assert max(found.values()) < 270
    table = fresh(seats)
    roles = [table.state.view(seat).players[seat].role for seat in range(seats)]
    assert roles.count("maloun") == 1
    assert roles.count("barista") == seats - 1


@paragraph("maloun-2.2", "maloun-2.3", "maloun-2.4", "maloun-13.1")
@pytest.mark.parametrize(
    ("seats", "mode", "sets", "healthy", "water", "size"),
    [
        (4, "normal", 2, 3, 12, 132),
        (5, "normal", 3, 3, 12, 132),
        (6, "normal", 2, 3, 12, 132),
        (6, "normal", 3, 4, 12, 162),
        (4, "crisis", 2, 3, 0, 120),
        (5, "crisis", 2, 4, 0, 150),
        (6, "crisis", 3, 4, 0, 150),
    ],
)
def test_the_box_holds_the_counts_of_the_table(seats, mode, sets, healthy, water, size):
    contents = box(MalounOptions(mode=mode, sets=sets), seats)
    cards = Counter(NAMES[which] for which in contents.cards)
    assert len(contents.cards) == size
    assert cards["water"] == water
    for drink in DRINKS:
        for number in range(1, 6):
            assert cards[f"{drink}{number}"] == healthy
            assert cards[f"{drink}{number}x"] == 1


@paragraph("maloun-3.2", "maloun-3.3")
def test_five_drinks_each_are_dealt_and_water_lies_in_the_deck_only(fresh):
    for seed in range(60):
        table = fresh(6, seed)
        assert table.counts == [5] * 6
        assert all("water" not in table.hand(seat) for seat in range(6))
        assert sum(NAMES[which] == "water" for which in table.state.deck) == 12
        assert len(table.state.burnt) == 0
        assert len(table.told("dealt")) == 6


@paragraph("maloun-3.5", "maloun-12.1")
@pytest.mark.parametrize(("sets", "kind"), [(2, "step"), (3, "turn")])
def test_the_table_agrees_whether_two_or_three_sets_finish(cafe, sets, kind):
    table = cafe("latte1 latte2 latte3 latte4 latte5 tea1 tea2", laid=["mocha"], rewards="big_bin", sets=sets)
    table.play("0 build:latte")
    assert table.kind == kind


@paragraph("maloun-3.6", "maloun-15.6", "maloun-4.4")
def test_the_first_player_is_drawn_by_lot_or_is_the_host_and_turns_go_clockwise(fresh):
    assert {fresh(4, seed).state.turn for seed in range(40)} == {0, 1, 2, 3}
    assert {fresh(4, seed, first_player="host").state.turn for seed in range(20)} == {0}
    table = fresh(4, 1, first_player="host")
    for seat in (0, 1, 2, 3, 0):
        assert table.state.turn == seat
        table.play(f"{seat} burn:{table.hand(seat)[0]}")


@paragraph("maloun-4.1")
def test_a_turn_is_one_action_and_there_is_no_passing(cafe):
    table = cafe("latte1 latte2")
    kinds = {move.split(":")[0] for move in table.moves(0)}
    assert kinds == {"burn", "request"}
    assert table.refused("0 wait") == "game.wrong_move"
    table.play("0 burn:latte1")
    assert table.refused("0 request:tea") == "game.wrong_move"


@paragraph("maloun-4.2")
def test_any_card_may_be_burnt_water_too_and_the_drawn_card_is_secret(cafe):
    table = cafe("latte1 tea2x water", deck="juice3")
    assert table.moves(0, "burn") == ["burn:latte1", "burn:tea2x", "burn:water"]
    table.play("0 burn:water")
    assert table.hand(0) == ["latte1", "tea2x", "juice3"]
    assert table.top(1) == ["water"]
    assert table.told("drew", viewer=0) == [{"seat": 0, "count": 1, "cards": ("juice3",)}]
    assert table.told("drew", viewer=1) == [{"seat": 0, "count": 1}]
    assert table.told("burnt", viewer=1) == [{"seat": 0, "count": 1}]


@paragraph("maloun-4.3")
def test_one_or_two_different_drinks_are_asked_for_never_water(cafe):
    table = cafe("latte1 latte2")
    assert len(table.moves(0, "request")) == 21
    raw = {"type": "request", "drinks": ["water"]}
    assert table.refused("0", raw) == "maloun.request_water"
    assert table.refused("0", {"type": "request", "drinks": ["tea", "tea"]}) == "maloun.request_twice"


@paragraph("maloun-5.1")
def test_all_others_are_asked_the_same_whatever_they_hold(cafe):
    table = cafe("latte1 latte2", "tea1 tea2", "juice1 juice2", "mocha2x mocha3x", maloun=3)
    table.play("0 request:tea")
    asks = table.state.asked()
    assert set(asks) == {1, 2, 3}
    assert len(set(map(repr, asks.values()))) == 1
    assert table.moves(2) == ["decline"]


@paragraph("maloun-5.5")
def test_who_offered_is_told_when_all_have_answered_and_what_never(cafe):
    table = cafe("latte1 latte2", "tea1 juice1", "tea2 juice1")
    table.play("0 request:tea; 1 offer:tea1; 2 offer:tea2")
    assert table.told("offered") == []
    assert all(table.state.view(seat).donors == () for seat in (0, 1, 2, 3))
    table.play("3 decline")
    assert table.told("offered") == [{"seats": (1, 2), "count": 2}]
    assert table.state.view(1).offered == "tea1"
    assert table.state.view(0).offered == ""
    table.play("0 pick:1")
    for viewer in (1, 2, 3, None):
        assert "card" not in table.told("picked", viewer)[0]


@paragraph("maloun-5.7")
def test_nobody_offers_water_the_maloun_neither(cafe):
    for mode in ({"maloun": 1}, {"maloun": 2}):
        table = cafe("latte1 latte2", "tea1 water", **mode)
        table.play("0 request:tea")
        assert table.refused("1 offer:water") == "maloun.offer_water"


@paragraph("maloun-6.1", "maloun-6.3")
def test_offers_lie_shuffled_and_the_pick_ends_the_turn(cafe):
    taken = Counter()
    for seed in range(120):
        table = cafe("latte1 latte2", "tea1 juice1", "tea2 juice1", "tea3 juice1", seed=seed)
        table.play("0 request:tea; 1 offer:tea1; 2 offer:tea2; 3 offer:tea3; 0 pick:1")
        (card,) = set(table.hand(0)) - {"latte1", "latte2"}
        taken[card] += 1
        assert table.state.turn == 1
    assert min(taken[f"tea{number}"] for number in (1, 2, 3)) > 20


@paragraph("maloun-6.4")
def test_the_notebook_keeps_request_donors_and_card_for_the_requester_alone(cafe):
    table = cafe("latte1 latte2", "tea2x juice1", "tea4 juice1", maloun=1)
    table.play("0 request:tea+latte; 1 offer:tea2x; 2 offer:tea4; 3 decline; 0 pick:1")
    (line,) = table.state.view(0).notebook
    assert line.drinks == ("latte", "tea")
    assert line.donors == (1, 2)
    assert line.cards[0] in table.hand(0)
    assert all(table.state.view(viewer).notebook == () for viewer in (1, 2, 3, None))


@paragraph("maloun-6.4")
def test_what_bad_cards_prove_together_is_kept_although_the_notebook_is_short(cafe):
    table = cafe("latte1 latte2", "tea2x juice1x mocha1x espresso1x", maloun=1)
    table.play("0 request:tea; 1 offer:tea2x; * decline; 0 pick:1")
    assert table.state.view(0).suspects == (1,)
    for _ in range(12):
        table.play(f"{table.state.turn} burn:{table.hand(table.state.turn)[0]}")
    assert table.state.view(0).suspects == (1,)


@paragraph("maloun-7.4", "maloun-7.5")
def test_a_set_is_built_out_of_turn_before_the_action_and_before_the_pick_but_not_into_sealed_offers(cafe):
    builder = "latte1 latte2 latte3 latte4 latte5 mocha1 mocha2"
    table = cafe("juice1 juice2", builder, "tea4 juice1", rewards="big_bin")
    assert table.asked == {0: "turn", 1: "build", 2: "build", 3: "build"}
    assert table.moves(1) == ["wait", "build:latte"]
    assert table.moves(2) == ["wait"]
    table.play("0 request:tea")
    assert table.refused("1 build:latte") == "game.wrong_move"
    table.play("1 decline; 2 offer:tea4; 3 decline")
    assert table.asked == {0: "pick", 1: "build", 2: "build", 3: "build"}
    table.play("1 build:latte")
    assert table.kind == "pick"
    assert table.state.turn == 0


@paragraph("maloun-7.4")
def test_a_complete_set_dealt_at_the_start_may_be_laid_before_the_first_turn(cafe):
    table = cafe("juice1 juice2", "latte1 latte2 latte3 latte4 latte5", dealt=[0, 1, 2, 3], rewards="big_bin")
    table.play("1 build:latte")
    assert len(table.state.sets[1]) == 1
    assert table.state.turn == 0


@paragraph("maloun-7.4")
def test_building_is_a_right_and_the_turn_player_is_not_held_up(cafe):
    table = cafe("juice1 juice2", "latte1 latte2 latte3 latte4 latte5")
    assert table.awaited == [0]
    assert all(ask.optional for seat, ask in table.state.asked().items() if seat)
    table.play("1 wait; 0 burn:juice1")
    assert table.state.turn == 1
    assert table.may("1 build:latte")
    table.play("1 burn:latte1")


@paragraph("maloun-7.4")
def test_in_ones_own_turn_a_set_costs_no_turn(cafe):
    table = cafe("latte1 latte2 latte3 latte4 latte5 tea1 tea2", rewards="big_bin")
    table.play("0 build:latte")
    assert table.asked[0] == "turn"
    table.play("0 burn:tea1")
    assert table.state.turn == 1


@paragraph("maloun-1.2", "maloun-1.3", "maloun-1.4")
def test_three_to_six_may_play_either_mode(fresh):
    for mode in ("normal", "crisis"):
        for seats in (3, 4, 5, 6):
            assert fresh(seats, mode=mode).awaited
    assert game.meta.seats == (3, 6)


@paragraph("maloun-3.2")
def test_the_same_seed_deals_the_same():
    one, two = (game.start(5, MalounOptions(), SplitMix64(9)) for _ in range(2))
    assert one.fingerprint() == two.fingerprint()
