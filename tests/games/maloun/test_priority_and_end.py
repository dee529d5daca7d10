"""Who finishes when several could, and the end of Normal mode."""

from __future__ import annotations

import pytest

from mahfel.testing.plugin import paragraph

MINE = "latte1 latte2 latte3 latte4 latte5 tea1 tea2"
THEIRS = "juice1 juice2 juice3 juice4 juice5 tea1 tea2"
OTHERS = "mocha1 mocha2 mocha3 mocha4 mocha5 tea1 tea3"


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
@pytest.mark.parametrize("first", [0, 2])
@paragraph("maloun-11.2", "maloun-11.4")
def test_whoever_lays_first_priority_by_turn_decides_the_finisher(cafe, turn, first):
    table = cafe(MINE, "herbal1 herbal2", THEIRS, laid=["mocha", "", "espresso"], turn=turn)
    builds = {0: "0 build:latte", 2: "2 build:juice"}
    table.play(f"{builds[first]}; {builds[2 - first]}")
    assert table.state.finisher == min((0, 2), key=lambda seat: (seat - turn) % 4)


@paragraph("maloun-11.1", "maloun-11.2")
@pytest.mark.parametrize("first", [0, 1])
def test_whose_last_set_the_pick_completed_comes_before_the_next_in_turn_until_that_one_acts(cafe, first):
    table = cafe(MINE.replace("latte5 ", ""), THEIRS, "latte5 espresso1", laid=["mocha", "espresso", ""])
    table.play("0 request:latte; 1 decline; 2 offer:latte5; 3 decline; 0 pick:1")
    assert table.state.turn == 1
    builds = {0: "0 build:latte", 1: "1 build:juice"}
    table.play(f"{builds[first]}; {builds[1 - first]}")
    assert table.state.finisher == 0


@paragraph("maloun-11.1", "maloun-11.2")
def test_once_the_next_in_turn_has_acted_the_turn_that_was_comes_last(cafe):
    table = cafe(MINE, THEIRS, "tea4 tea5", laid=["mocha", "espresso", ""], turn=1, after=0)
    table.play("1 request:tea; 0 decline; 2 offer:tea4; 3 decline")
    assert table.kind == "pick"
    table.play("0 build:latte; 1 build:juice")
    assert table.state.finisher == 1


@paragraph("maloun-11.1")
def test_before_the_first_turn_has_ended_no_turn_was(cafe):
    table = cafe(MINE, THEIRS, laid=["mocha", "espresso"], turn=1)
    table.play("0 build:latte; 1 build:juice")
    assert table.state.finisher == 1


@paragraph("maloun-11.1", "maloun-11.2")
def test_a_turn_that_was_a_burn_or_asked_in_vain_was_a_turn_too(cafe):
    table = cafe(MINE + " herbal3", THEIRS, laid=["mocha", "espresso"])
    table.play("0 burn:herbal3")
    table.play("1 build:juice; 0 build:latte")
    assert table.state.finisher == 0


@paragraph("maloun-11.2", "maloun-11.3")
def test_all_who_are_one_set_short_are_asked_whatever_they_hold_and_nobody_else(cafe):
    table = cafe(MINE, "herbal1 herbal2", THEIRS, OTHERS, laid=["herbal", "espresso", "espresso", ""], turn=3)
    table.play("0 build:latte")
    assert table.asked == {1: "last_call", 2: "last_call"}
    assert len(set(map(repr, table.state.asked().values()))) == 1
    assert table.moves(1) == ["wait"]
    assert table.moves(2) == ["wait", "build:juice"]


@paragraph("maloun-11.3")
def test_a_set_kept_in_hand_does_not_compete(cafe):
    table = cafe(MINE, "herbal1 herbal2", THEIRS, laid=["tea", "", "espresso"], turn=2)
    table.play("0 build:latte; 2 wait")
    assert table.state.finisher == 0


@paragraph("maloun-11.3")
def test_the_other_set_stays_on_the_table_without_effect(cafe):
    table = cafe(MINE, "herbal1 herbal2", THEIRS, laid=["tea", "", "espresso"], turn=1, maloun=0)
    table.play("0 build:latte; 2 build:juice")
    assert [len(row) for row in table.state.sets] == [2, 0, 2, 0]
    assert table.state.finisher == 2
    table.play("2 continue; * ready; * vote:none; 2 accuse:0")
    assert table.end == ((2,), "accused", "right")


@paragraph("maloun-11.2")
def test_nobody_sees_who_joins_in_before_all_have_answered(cafe):
    table = cafe(MINE, THEIRS, OTHERS, laid=["herbal", "espresso", "espresso"], turn=0)
    table.play("0 build:latte; 1 build:juice")
    assert [event["seat"] for event in table.told("built")] == [0]
    assert table.state.view(2).players[1].cards == 7
    table.play("2 wait")
    assert [event["seat"] for event in table.told("built")] == [0, 1]


@paragraph("maloun-15.4")
def test_without_the_last_call_the_first_deciding_set_finishes(cafe):
    table = cafe(MINE, "herbal1 herbal2", THEIRS, laid=["tea", "", "espresso"], turn=2, finish_grace=False)
    table.play("0 build:latte")
    assert table.state.finisher == 0
    assert table.kind == "step"


@paragraph("maloun-11.2")
def test_where_nobody_else_is_one_set_short_there_is_no_last_call(cafe):
    table = cafe(MINE, laid=["tea"])
    table.play("0 build:latte")
    assert table.kind == "step"


@paragraph("maloun-11.2", "maloun-10.3")
def test_a_deciding_set_before_the_pick_leaves_the_offers_to_the_burnt_pile(cafe):
    table = cafe("espresso1 espresso2", MINE, "tea4 tea5", laid=["", "mocha"])
    table.play("0 request:tea; 1 decline; 2 offer:tea4; 3 decline; 1 build:latte")
    assert table.kind == "step"
    assert table.top(1) == ["tea4"]
    assert table.state.view(None).offers == 0


@paragraph("maloun-12.1")
def test_the_last_set_ends_the_game_at_once(cafe):
    table = cafe(MINE, laid=["tea"], rewards="fresh_delivery")
    table.play("1 wait; 0 build:latte")
    assert table.told("finished") == [{"seat": 0}]
    assert table.refused("1 burn:herbal1") == "game.not_asked"


@paragraph("maloun-12.1", "maloun-9.1")
def test_a_hand_that_the_deciding_set_empties_is_not_refilled_any_more(cafe):
    table = cafe("latte1 latte2 latte3 latte4 latte5", laid=["tea"], burnt="mocha1 mocha2 mocha3 mocha4 mocha5")
    table.play("0 build:latte")
    assert (table.counts[0], table.kind) == (0, "step")
    table.play("0 continue; * ready; * vote:none; 0 accuse:1")
    assert table.counts[0] == 0


@paragraph("maloun-12.3")
def test_every_finisher_sees_the_same_step_and_only_the_maloun_may_show_the_card(cafe):
    asks = []
    for maloun in (0, 1):
        table = cafe(MINE, laid=["tea"], maloun=maloun)
        table.play("0 build:latte")
        asks.append(repr(table.state.asked()))
        assert ("reveal" in table.moves(0)) == (maloun == 0)
        assert table.state.view(2).phase == "step"
    assert asks[0] == asks[1]
    assert table.refused("0 reveal") == "maloun.not_maloun"


@paragraph("maloun-12.4", "maloun-12.5")
def test_discussion_vote_and_accusation_follow_each_other(cafe):
    table = cafe(MINE, laid=["tea"], maloun=2)
    table.play("0 build:latte; 0 continue")
    assert (table.kind, table.awaited) == ("discuss", [0, 1, 2, 3])
    table.play("* ready")
    assert (table.kind, table.awaited) == ("vote", [0, 1, 2, 3])
    table.play("0 vote:2; 1 vote:2; 2 vote:1; 3 vote:none")
    assert table.told("voted") == [{"counts": (0, 1, 2, 0), "abstained": 1, "suspect": 2}]
    assert (table.kind, table.awaited) == ("accuse", [0])
    assert table.state.view(3).tally == (0, 1, 2, 0)


@paragraph("maloun-12.6")
def test_a_finisher_who_lets_time_decide_names_the_most_suspected_of_the_others(cafe):
    suggested = set()
    for seed in range(20):
        table = cafe(MINE, laid=["tea"], maloun=2, seed=seed)
        table.play("0 build:latte; 0 continue; * ready; 0 vote:2; 1 vote:2; 2 vote:1; 3 vote:1")
        suggested.add(table.state.asked()[0].default.seat)
    assert suggested == {1, 2}
    table = cafe(MINE, laid=["tea"], maloun=2)
    table.play("0 build:latte; 0 continue; * ready; 0 vote:2; 1 vote:0; 2 vote:0; 3 vote:0")
    assert table.state.asked()[0].default.seat == 2  # nobody accuses oneself


@paragraph("maloun-12.7")
def test_all_roles_are_shown_together_at_the_end(cafe):
    table = cafe(MINE, laid=["tea"], maloun=2)
    table.play("0 build:latte; 0 continue; * ready; * vote:none")
    assert all(table.state.view(1).players[seat].role == "" for seat in (0, 2, 3))
    table.play("0 accuse:2")
    roles = ["barista", "barista", "maloun", "barista"]
    assert [player.role for player in table.state.view(None).players] == roles
    assert table.told("roles_shown") == [{"seat": 2}]
    assert table.told("won") == [{"seats": (0,), "reason": "accused-right"}]
    assert table.state.outcome().scores == (2.0, 0.0, 0.0, 0.0)
