"""The Inquisitor in the place of the Ambassador: exchange with one card, examination, the block of a theft."""

from __future__ import annotations

import pytest

from mahfel.testing.plugin import paragraph

HANDS = ("inquisitor captain", "contessa duke", "assassin duke")


@pytest.fixture
def inquired(table):
    """A table with Inquisitors."""
    return lambda *hands, **position: table(*hands, fifth="inquisitor", **position)


@paragraph("coup-11.2")
@pytest.mark.parametrize(("hand", "seen", "kept"), [("inquisitor captain", 3, 2), ("inquisitor/captain", 2, 1)])
def test_the_exchange_draws_one_and_returns_one(inquired, hand, seen, kept):
    spot = inquired(hand, *HANDS[1:], court=["duke"])
    before = spot.court
    spot.play("0 exchange_one; * allow")
    assert spot.lives[0] == seen
    assert {move.count("+") + 1 for move in spot.moves(0)} == {kept}
    spot.play(f"0 {spot.moves(0)[0]}")
    assert spot.court == before
    assert spot.turn == 1


@paragraph("coup-11.1", "coup-18.2")
def test_the_ambassadors_exchange_is_not_there(inquired):
    spot = inquired(*HANDS)
    assert spot.refused("0 exchange") == "coup.no_such_action"


@paragraph("coup-11.3", "coup-11.4")
def test_the_target_chooses_the_card_and_only_the_two_see_it(inquired):
    spot = inquired(*HANDS)
    spot.play("0 examine:1; * allow")
    assert (spot.asked, spot.kind) == ([1], "show-examine")
    assert spot.moves(1) == ["show:contessa", "show:duke"]
    assert spot.refused("1 show:captain") == "coup.not_your_card"
    spot.play("1 show:duke")
    assert spot.told("shown") == [{"seat": 1, "other": 0, "pair": (1, 0)}]
    for viewer in (0, 1):
        assert spot.told("shown", viewer)[0]["card"] == "duke"
    assert "card" not in spot.told("shown", 2)[0]
    assert [spot.state.view(viewer).seen for viewer in (0, 1, 2, None)] == ["duke", "duke", "", ""]
    assert (spot.asked, spot.kind) == ([0], "examine")
    spot.play("0 !spare")
    assert spot.state.hands[1] == ("contessa", "duke")
    assert spot.state.view(0).known == ((1, "duke"),)
    assert spot.state.view(2).known == ()
    assert spot.turn == 1


@paragraph("coup-11.3")
def test_an_examination_has_no_block(inquired):
    spot = inquired(*HANDS)
    spot.play("0 examine:1; 1 allow")
    assert spot.moves(2) == ["allow", "doubt"]
    assert not spot.may("1 block:inquisitor")
    spot.play("2 allow")
    assert spot.kind == "show-examine"


@paragraph("coup-11.5")
def test_a_forced_swap_draws_first_so_the_same_card_cannot_come_back(inquired):
    for seed in range(40):
        # The Court is one other card: returned first, the Duke would come back half of the time.
        spot = inquired(
            "inquisitor captain", "duke/duke", "assassin captain", court_size=1, court=["contessa"], seed=seed
        )
        spot.checked = False
        spot.play("0 examine:1; * allow; 0 !swap")
        assert spot.state.hands[1] == ("contessa",)
        assert spot.state.court == ["duke"]
        assert spot.told("swapped") == [{"seat": 1}]
        assert spot.state.view(0).known == ()


@paragraph("coup-11.4")
def test_with_one_card_there_is_nothing_to_choose(inquired):
    spot = inquired("inquisitor captain", "duke/contessa", "assassin duke")
    spot.play("0 examine:1; * allow")
    assert (spot.asked, spot.kind) == ([0], "examine")
    assert spot.state.view(0).seen == "duke"


@paragraph("coup-11.5")
def test_nobody_can_decide_before_the_card_was_shown(inquired):
    spot = inquired(*HANDS)
    spot.play("0 examine:1; * allow")
    assert spot.refused("0 !swap") == "game.not_asked"


@paragraph("coup-11.3")
def test_a_target_that_doubts_and_survives_is_examined_with_the_card_that_is_left(inquired):
    spot = inquired(*HANDS)
    spot.play("0 examine:1; 1 doubt; 2 allow; 0 prove; 1 lose:contessa")
    assert (spot.asked, spot.kind) == ([0], "examine")
    assert spot.state.view(0).seen == "duke"
    spot.play("0 !spare")
    assert spot.turn == 1


@paragraph("coup-7.4")
def test_e18_a_target_that_fell_by_doubting_is_not_examined(inquired):
    spot = inquired("inquisitor captain", "duke/contessa", "assassin duke")
    spot.play("0 examine:1; 1 doubt; 2 allow; 0 prove")
    assert spot.lives == [2, 0, 2]
    assert spot.turn == 2


def test_a_caught_inquisitor_sees_nothing(inquired):
    spot = inquired("captain captain", "duke contessa", "assassin duke")
    spot.play("0 examine:1; 2 doubt; 1 allow; 0 lose:captain")
    assert spot.told("shown") == []
    assert spot.turn == 1


@paragraph("coup-4.6", "coup-11.6")
def test_r10_the_inquisitor_blocks_a_theft_and_the_ambassador_is_unknown(inquired):
    spot = inquired("captain duke", "inquisitor duke", "assassin duke")
    spot.play("0 steal:1; * allow")
    assert spot.moves(1) == ["allow", "block:captain", "block:inquisitor"]
    assert spot.refused("1 block:ambassador") == "game.wrong_move"
    spot.play("1 block:inquisitor; 0 doubt; 2 allow; 1 prove; 0 lose:duke")
    assert spot.coins == [2, 2, 2]


def test_the_turn_advances_once_after_an_examination_that_was_doubted(inquired):
    spot = inquired(*HANDS)
    spot.play("0 examine:1; 2 doubt; 1 allow; 0 prove; 2 lose:duke; 1 show:duke; 0 !swap")
    assert [event["seat"] for event in spot.told("turn_began")] == [1]


def test_what_was_seen_is_forgotten_when_the_hand_may_have_changed(inquired):
    spot = inquired("inquisitor captain", "contessa inquisitor", "assassin duke")
    spot.play("0 examine:1; * allow; 1 show:contessa; 0 !spare")
    assert spot.state.view(0).known == ((1, "contessa"),)
    spot.play("1 exchange_one; * allow")
    spot.play(f"1 {spot.moves(1)[-1]}")
    assert spot.state.view(0).known == ()
