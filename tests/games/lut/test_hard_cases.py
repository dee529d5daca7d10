"""Cases in which implementations of this game go wrong, and whole situations that take several rules together."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.lut import game
from mahfel.games.lut.words import COLOURS, DECK


def test_only_the_order_of_chiefs_and_caravan_master_counts_not_who_laid_any_card_last(desert):
    table = desert(
        hands=[["wolf2", "C2"], ["hawk3", "C3"], ["C4"]],
        caravans=[{"seat": 2, "value": 5, "cards": ["0 wolf1", "1 hawk1", "0 wolf_chief", "1 hawk_chief"]}],
    )
    table.play("0 bandit:wolf2:1")
    assert table.told("bandit_played")[-1]["standing"] == "behind"
    assert table.booty(1) == [5]


def test_the_caravan_master_laid_first_does_not_keep_the_owner_from_choosing_a_colour(desert):
    table = desert(
        hands=[["hawk1", "hawk_chief", "C2"], ["C3"], ["C4"]],
        caravans=[{"seat": 0, "value": 5, "cards": ["2 wolf1", "0 karvansalar", "2 wolf_chief"]}],
    )
    table.play("0 bandit:hawk1:1")
    assert [fighter.colour for fighter in table.caravan(1).fighters] == ["hawk", "wolf"]


def test_a_new_attacker_cannot_open_with_a_chief(desert):
    table = desert(hands=[[f"{colour}_chief" for colour in COLOURS], ["C3"]], caravans=[{"seat": 1, "value": 5}])
    assert table.offered(0) == {"draw"}
    for colour in COLOURS:
        assert table.refused(f"0 chief:{colour}:1") == "lut.no_bandit"


def test_the_end_is_looked_for_after_each_action_not_once_a_round(desert):
    table = desert(hands=[["C2"], ["wolf1"], ["C4"], ["C5"]], pile=0, turn=1)
    table.play("1 discard:wolf1")
    assert table.asked is None
    assert table.view.turn == 1


def test_nothing_is_drawn_from_an_empty_pile(desert):
    table = desert(hands=[["C2", "wolf1"], ["C3"]], pile=0)
    assert "draw" not in table.offered(0)
    assert table.refused("0 draw") == "lut.pile_empty"


def test_caravans_left_in_hand_are_taken_off(desert):
    table = desert(hands=[["wolf1"], ["C8"]], pile=0)
    table.play("0 discard:wolf1")
    assert [account.unplayed for account in table.view.reckoning.accounts] == [(), (8,)]


def test_of_two_cards_that_are_alike_only_one_is_played(desert):
    table = desert(hands=[["wolf2", "wolf2", "C2"], ["C3"]], caravans=[{"seat": 1, "value": 5, "cards": ["1 hawk1"]}])
    assert len(list(table.state.legal(0))) == len(table.offered(0)) == 3
    table.play("0 bandit:wolf2:1")
    assert table.hand(0) == ["C2", "wolf2"]
    assert Counter(lying.card for lying in table.caravan(1).cards) == {"hawk1": 1, "wolf2": 1}


def test_two_caravans_that_are_alike_are_two(desert):
    table = desert(hands=[["C5", "C5", "C2"], ["C3"]])
    table.play("0 caravan:5", "1 draw")
    assert table.booty(0) == [5]
    assert table.hand(0) == ["C2", "C5"]


def test_the_colour_is_looked_at_by_this_caravan_only_and_for_all_sides(desert):
    table = desert(
        hands=[["wolf1", "hawk1", "viper1", "C2"], ["C3"], ["C4"], ["C5"]],
        caravans=[
            {"seat": 3, "value": 5, "cards": ["1 wolf1", "2 hawk1"]},
            {"seat": 3, "value": 4, "cards": ["1 viper1", "2 fox1"]},
        ],
    )
    assert table.offered(0) == {"draw", "caravan:2", "bandit:viper1:1", "bandit:wolf1:2", "bandit:hawk1:2"}


def test_a_chief_does_not_close_a_caravan_to_those_who_are_not_there_yet(desert):
    table = desert(
        hands=[["fox1", "C2"], ["C3"], ["C4"]],
        caravans=[{"seat": 1, "value": 5, "cards": ["2 wolf1", "2 wolf_chief"]}],
    )
    assert table.may("0 bandit:fox1:1")


def test_everybody_plunders_at_ones_own_turn_start_not_at_the_end_of_a_round(desert):
    table = desert(
        hands=[["C2"], ["C3"], ["C4"]],
        caravans=[{"seat": 1, "value": 5}, {"seat": 2, "value": 6}],
    )
    table.play("0 draw")
    assert [table.booty(1), table.booty(2)] == [[5], []]
    table.play("1 draw")
    assert table.booty(2) == [6]


def test_a_lower_card_may_be_laid_whatever_some_leaflets_say(desert):
    for seats in (2, 3):
        table = desert(
            hands=[["wolf1", "C2"], *[["C3"]] * (seats - 1)],
            caravans=[{"seat": 1, "value": 5, "cards": ["1 hawk4"]}],
        )
        assert table.may("0 bandit:wolf1:1")


def test_there_is_no_drawing_and_then_playing_in_one_turn(desert):
    table = desert(hands=[["C2"], ["C3"]])
    table.play("0 draw")
    assert table.refused("0 caravan:2") == "game.not_asked"


def test_no_plunder_can_be_forgotten(desert):
    table = desert(hands=[["C2"], ["C3"]], caravans=[{"seat": 1, "value": 5}])
    table.play("0 draw")
    assert table.told("plundered")
    assert table.view.caravans == ()


# -- whole situations --------------------------------------------------------------------------------------------------


def test_an_attack_of_three_table_against_three_and_is_plundered_with_four_at_the_attackers_own_turn(desert):
    table = desert(
        hands=[["wolf1", "C2"], ["C3"], ["C4"]],
        caravans=[{"seat": 1, "value": 7, "cards": ["0 wolf3", "1 hawk3"]}],
        turn=2,
    )
    table.play("2 draw")
    assert table.booty(0) == []
    table.play("0 bandit:wolf1:1", "1 draw")
    assert table.booty(0) == []
    table.play("2 draw")
    assert table.booty(0) == [7]


def test_a_defended_caravan_comes_home(desert):
    table = desert(hands=[["C2"], ["hawk3", "C3"]], caravans=[{"seat": 1, "value": 6, "cards": ["0 wolf1"]}], turn=1)
    table.play("1 bandit:hawk3:1", "0 draw")
    assert table.told("plundered") == [{"seats": (1,), "caravan": 1, "value": 6, "spoils": 2, "own": True}]


def test_chief_then_caravan_master_then_another_chief(desert):
    table = desert(
        hands=[["karvansalar", "C2"], ["wolf_chief", "C3"], ["fox_chief", "C4"]],
        caravans=[{"seat": 0, "value": 8, "cards": ["1 wolf1", "2 fox1", "0 hawk1"]}],
        turn=1,
    )
    order = []
    for line in ("1 chief:wolf:1", "2 draw", "0 karvansalar:1", "1 draw", "2 chief:fox:1", "0 draw", "1 draw"):
        table.play(line)
        order.append(table.leader(1) if table.view.caravans else "plundered")
    assert order == [1, 1, 0, 0, 2, 2, "plundered"]
    assert table.booty(2) == [8]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_of_every_size_keeps_its_78_cards(fresh, seats):
    for seed in range(5):
        table = fresh(seats, seed)
        chance = SplitMix64(seed)
        while table.state.asked():
            # The invariants, which count the cards, are looked at after every move.
            table.play(f"{table.asked} {game.notate(table.state.legal(table.asked).sample(chance))}")
        assert table.view.outcome is not None


def test_positions_hide_the_same_from_everybody_who_may_not_know(desert):
    table = desert(hands=[["C2", "wolf1"], ["C3", "fox2"], ["C4"]])
    for viewer in (None, 0, 1, 2):
        view = table.state.view(viewer)
        world = game.imagine(view, SplitMix64(9))
        assert world.view(viewer) == view
        assert [len(hand) for hand in world.hands] == [2, 2, 1]
        assert Counter(world.pile) + Counter(kind for hand in world.hands for kind in hand) == Counter(DECK)
