"""The twelve reward cards, one test or more for each."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.games.maloun.box import REWARD_COPIES, REWARD_DECK
from mahfel.games.maloun.words import PERMANENT, REWARDS
from mahfel.testing.plugin import paragraph

SET = "latte1 latte2 latte3 latte4 latte5 tea1 tea2x mocha3"
REST = "tea1 tea2x mocha3"


@paragraph("maloun-2.5", "maloun-3.4")
def test_there_are_twelve_rewards_of_nine_kinds_four_of_them_stay(fresh):
    assert Counter(REWARDS[reward] for reward in REWARD_DECK) == {
        "triple_order": 1,
        "numbered_order": 1,
        "fine_palate": 1,
        "big_bin": 1,
        "fresh_delivery": 3,
        "clean_out": 2,
        "back_shelf": 1,
        "tasting": 1,
        "counter_swap": 1,
    }
    assert {REWARDS[reward] for reward in PERMANENT} == {"triple_order", "numbered_order", "fine_palate", "big_bin"}
    assert sum(REWARD_COPIES.values()) == 12
    orders = {tuple(fresh(4, seed).state.rewards) for seed in range(8)}
    assert len(orders) > 6


@paragraph("maloun-8.1", "maloun-7.4")
def test_a_reward_is_drawn_for_a_set_out_of_turn_too_and_the_turn_goes_on(cafe):
    table = cafe("juice1 juice2", SET, rewards="fresh_delivery")
    table.play("1 build:latte")
    assert table.told("rewarded") == [{"seat": 1, "reward": "fresh_delivery"}]
    assert table.counts[1] == 5
    assert table.state.view(0).rewards_gone == ("fresh_delivery",)
    assert table.awaited == [0]
    assert table.kind == "turn"


@paragraph("maloun-8.1", "maloun-12.1")
def test_the_deciding_set_brings_no_reward(cafe):
    table = cafe(SET, laid=["mocha"], rewards="fresh_delivery")
    table.play("0 build:latte")
    assert table.told("rewarded") == []
    assert table.counts[0] == 3


@paragraph("maloun-8.2")
def test_triple_order_stays_and_lets_its_owner_name_three_drinks(cafe):
    table = cafe(SET, rewards="triple_order")
    assert table.refused("0 request:latte+tea+juice") == "maloun.request_count"
    table.play("0 build:latte")
    assert table.state.view(2).players[0].permanents == ("triple_order",)
    assert table.may("0 request:latte+tea+juice")
    assert len(table.moves(0, "request")) == 6 + 15 + 20
    table.play("0 request:latte+tea+juice; * decline")
    assert table.refused("1 request:latte+tea+juice") == "maloun.request_count"


@paragraph("maloun-8.3")
def test_numbered_order_binds_honest_donors_of_that_drink_alone(cafe):
    donor = "tea3 tea4 juice1 juice2x"
    for maloun, offers in (
        (3, ["offer:tea3", "offer:juice1"]),
        (1, ["offer:tea3", "offer:tea4", "offer:juice1", "offer:juice2x"]),
    ):
        table = cafe("latte1 latte2", donor, maloun=maloun, laid=["mocha"], permanents=["numbered_order"])
        table.play("0 request:tea+juice#tea3")
        assert table.moves(1, "offer") == offers
    table = cafe("latte1 latte2", donor, maloun=3, laid=["mocha"], permanents=["numbered_order"])
    table.play("0 request:tea+juice#tea3")
    assert table.refused("1 offer:tea4") == "maloun.offer_number"
    assert table.told("requested") == [{"seat": 0, "drinks": ("tea", "juice"), "numbered": "tea", "number": 3}]


@paragraph("maloun-8.3", "maloun-6.4")
def test_a_wrong_number_of_the_numbered_drink_proves_the_maloun_among_the_donors(cafe):
    table = cafe("latte1 latte2", "tea4 juice1", maloun=1, laid=["mocha"], permanents=["numbered_order"])
    table.play("0 request:tea#tea3; 1 offer:tea4; * decline; 0 pick:1")
    assert table.state.view(0).suspects == (1,)
    assert table.state.view(0).notebook[0].bad


@paragraph("maloun-8.4")
def test_fine_palate_takes_two_offers_looks_and_keeps_one(cafe):
    table = cafe(
        "latte1 latte2", "tea3 juice1", "tea4 juice1", "tea5 juice1", laid=["mocha"], permanents=["fine_palate"]
    )
    table.play("0 request:tea; 1 offer:tea3; 2 offer:tea4; 3 offer:tea5")
    assert table.moves(0, "pick") == ["pick:1+2", "pick:1+3", "pick:2+3"]
    assert table.refused("0 pick:1") == "maloun.no_such_place"
    table.play("0 pick:1+3")
    seen = table.state.view(0).look
    assert len(seen) == 2
    assert all(table.state.view(other).look == () for other in (1, 2, 3, None))
    assert table.asked == {0: "compare"}  # an effect is unfinished: nobody builds
    table.play(f"0 keep:{seen[1]}")
    assert seen[1] in table.hand(0)
    assert len(table.state.burnt) == 2
    assert set(table.state.view(0).notebook[0].cards) == set(seen)


@paragraph("maloun-8.4")
def test_fine_palate_with_one_offer_is_a_plain_pick(cafe):
    table = cafe("latte1 latte2", "tea3 juice1", laid=["mocha"], permanents=["fine_palate"])
    table.play("0 request:tea; 1 offer:tea3; * decline")
    assert table.moves(0, "pick") == ["pick:1"]


@paragraph("maloun-8.5")
def test_big_bin_burns_one_or_two_and_draws_as_many(cafe):
    table = cafe(
        "latte1 latte1 juice2x", deck="mocha1 mocha2", laid=["mocha"], permanents=["big_bin"], healthy_copies="4"
    )
    assert table.moves(0, "burn") == [
        "burn:latte1",
        "burn:juice2x",
        "burn:latte1+latte1",
        "burn:latte1+juice2x",
    ]
    table.play("0 burn:latte1+juice2x")
    assert table.hand(0) == ["latte1", "mocha1", "mocha2"]
    assert table.top(2) == ["juice2x", "latte1"]
    assert table.refused("1 burn:herbal1+herbal2") == "maloun.burn_count"


@paragraph("maloun-8.6")
def test_fresh_delivery_draws_two(cafe):
    table = cafe(SET, rewards="fresh_delivery", deck="juice1 juice2")
    table.play("0 build:latte")
    assert sorted(table.hand(0)) == sorted([*REST.split(), "juice1", "juice2"])


@pytest.mark.parametrize("going", ["none", "tea1", "tea1+mocha3", "tea1+tea2x+mocha3"])
@paragraph("maloun-8.7", "maloun-8.11")
def test_clean_out_burns_none_to_three_and_draws_as_many(cafe, going):
    table = cafe(SET, rewards="clean_out", deck="juice1 juice2 juice3")
    table.play("0 build:latte")
    assert table.kind == "clean_out"
    order = "+".join(sorted(going.split("+"), key=["mocha3", "tea1", "tea2x", "none"].index))
    table.play(f"0 burn:{order}")
    count = 0 if going == "none" else len(going.split("+"))
    assert len(table.state.burnt) == count
    assert [name for name in table.hand(0) if "juice" in name] == ["juice1", "juice2", "juice3"][:count]
    assert table.kind == "turn"


@paragraph("maloun-8.7")
def test_clean_out_burns_no_more_than_three(cafe):
    table = cafe(f"{SET} juice5", rewards="clean_out")
    table.play("0 build:latte")
    assert table.refused("0 burn:mocha3+tea1+tea2x+juice5") == "maloun.burn_count"


@paragraph("maloun-8.8", "maloun-2.6")
def test_back_shelf_shows_the_top_five_burnt_cards_and_gives_one(cafe):
    burnt = "juice1 juice2 juice3 juice4 juice5 mocha1"
    table = cafe(SET, rewards="back_shelf", burnt=burnt)
    table.play("0 build:latte")
    assert table.state.view(0).look == ("juice1", "juice2", "juice3", "juice4", "juice5")
    assert table.state.view(1).look == ()
    table.play("0 keep:juice4")
    assert "juice4" in table.hand(0)
    assert sorted(table.top(4)) == ["juice1", "juice2", "juice3", "juice5"]
    assert table.top(5)[-1] == "mocha1"


@paragraph("maloun-8.8")
def test_back_shelf_puts_the_others_back_in_random_order(cafe):
    orders = set()
    for seed in range(60):
        table = cafe(SET, rewards="back_shelf", burnt="juice1 juice2 juice3 juice4", seed=seed)
        table.play("0 build:latte; 0 keep:juice4")
        orders.add(tuple(table.top(3)))
    assert len(orders) == 6


@paragraph("maloun-8.11")
def test_back_shelf_on_an_empty_pile_is_idle_and_gone(cafe):
    table = cafe(SET, rewards="back_shelf")
    table.play("0 build:latte")
    assert table.told("reward_idle") == [{"seat": 0, "reward": "back_shelf"}]
    assert table.state.view(1).rewards_gone == ("back_shelf",)
    assert table.kind == "turn"


@paragraph("maloun-8.9")
def test_tasting_shows_two_random_cards_of_one_hand_to_one_seat(cafe):
    seen = Counter()
    for seed in range(60):
        table = cafe(SET, "juice1 juice2 juice3", rewards="tasting", seed=seed)
        table.play("0 build:latte; 0 choose:1")
        (mine,) = table.told("tasted", viewer=0)
        seen[mine["cards"]] += 1
        assert "cards" not in table.told("tasted", viewer=2)[0]
        assert [fact.card for fact in table.state.view(0).known] == list(mine["cards"])
        assert table.state.view(2).known == ()
    assert set(seen) == {("juice1", "juice2"), ("juice1", "juice3"), ("juice2", "juice3")}


@paragraph("maloun-8.10", "maloun-8.12")
def test_counter_swap_changes_cards_that_only_the_two_know_and_proves_nothing(cafe):
    table = cafe(SET, "juice1 juice2", rewards="counter_swap")
    table.play("0 build:latte; 0 swap:1/tea2x")
    assert "tea2x" in table.hand(1)
    assert table.counts[:2] == [3, 2]
    for viewer in (0, 1):
        assert table.told("swapped", viewer)[0]["given"] == "tea2x"
    assert "given" not in table.told("swapped", viewer=2)[0]
    assert table.state.view(1).suspects == (0, 2, 3)
    assert [(fact.owner, fact.card) for fact in table.state.view(0).known] == [(1, "tea2x")]


@paragraph("maloun-8.12")
def test_no_reward_shows_a_role(cafe):
    for reward in REWARDS:
        table = cafe(SET, "juice1 juice2", rewards=reward, maloun=2)
        table.play("0 build:latte")
        assert all(player.role != "maloun" for player in table.state.view(0).players)


@paragraph("maloun-8.1", "maloun-9.3")
def test_a_low_hand_is_refilled_before_the_reward_is_drawn(cafe):
    table = cafe("latte1 latte2 latte3 latte4 latte5 tea1", rewards="clean_out", burnt="juice1 juice2 juice3 juice4")
    kinds = [event["type"] for event in table.play("0 build:latte")]
    assert kinds == ["built", "refilled", "rewarded"]
    assert table.counts[0] == 5


@paragraph("maloun-8.1")
def test_a_fresh_delivery_that_empties_the_deck_waits_for_the_reshuffle(cafe):
    table = cafe(SET, rewards="fresh_delivery", deck="juice1", deck_size=1, burnt="juice2 juice3")
    kinds = [event["type"] for event in table.play("0 build:latte")]
    assert kinds == ["built", "rewarded", "drew", "deck_emptied", "reshuffled", "drew"]
    assert table.counts[0] == 5
    assert table.kind == "turn"


@paragraph("maloun-9.1", "maloun-8.10")
def test_an_empty_hand_is_refilled_first_and_then_has_something_to_swap(cafe):
    burnt = "mocha1 mocha2 mocha3 mocha4 mocha5"
    table = cafe("latte1 latte2 latte3 latte4 latte5", "tea1 juice1", rewards="counter_swap", burnt=burnt)
    table.play("0 build:latte")
    assert table.hand(0) == burnt.split()
    assert table.asked == {0: "counter_swap"}
    table.play("0 swap:1/mocha4")
    assert table.counts[:2] == [5, 2]
    assert "mocha4" in table.hand(1)


@paragraph("maloun-8.4", "maloun-7.5")
def test_a_fine_palate_won_before_the_pick_counts_for_this_pick(cafe):
    table = cafe(SET, "tea3 juice1", "tea4 juice1", rewards="fine_palate")
    table.play("0 request:tea; 1 offer:tea3; 2 offer:tea4; 3 decline")
    assert table.moves(0, "pick") == ["pick:1", "pick:2"]
    table.play("0 build:latte")
    assert table.moves(0, "pick") == ["pick:1+2"]
    table.play("0 pick:1+2; 0 keep:tea4")
    assert "tea4" in table.hand(0)
    assert table.top(1) == ["tea3"]


@paragraph("maloun-8.2", "maloun-8.3")
def test_of_three_named_drinks_one_may_carry_a_number_and_the_others_stay_free(cafe):
    owned = {"sets": 3, "laid": ["mocha espresso"], "permanents": ["triple_order numbered_order"]}
    for maloun, offers in (
        (3, ["mocha2", "tea3", "juice1"]),
        (1, ["latte5", "mocha2", "tea3", "tea3x", "tea4", "juice1"]),
    ):
        table = cafe("latte1 latte2", "latte5 mocha2 tea3 tea3x tea4 juice1", maloun=maloun, **owned)
        assert table.may("0 request:mocha+tea+juice")
        assert not table.may("0 request:mocha+tea+juice#latte5")
        table.play("0 request:mocha+tea+juice#tea3")
        assert table.moves(1, "offer") == [f"offer:{name}" for name in offers]


@paragraph("maloun-8.5", "maloun-10.1", "maloun-10.2")
def test_a_big_bin_that_empties_the_deck_in_between_draws_again_from_what_was_burnt(cafe):
    table = cafe(
        "latte1 juice1 juice2x", deck="mocha1", deck_size=1, burnt="tea1", laid=["mocha"], permanents=["big_bin"]
    )
    table.play("0 burn:latte1+juice2x")
    assert (table.counts[0], table.state.reshuffles, len(table.state.burnt)) == (3, 1, 0)
    assert {"juice1", "mocha1"} <= set(table.hand(0))
    assert table.state.turn == 1
