"""What is in the box: every card, counted; roles, hands and gold for each number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.games.saboteur import game
from mahfel.games.saboteur.mine import GOALS, START, TUNNELS
from mahfel.games.saboteur.mine.tiles import FITS, GROUPS, OPEN, SYMMETRIC, half_turn, sides
from mahfel.games.saboteur.words import CARDS, COUNTS, HAND, PACK, ROLE_CARDS, WAGES, gold_cards, role_cards
from mahfel.testing.plugin import paragraph

PRINTED = {
    "X4": ("TRBL", ["TRBL"], 5),
    "TV": ("TBL", ["TBL"], 5),
    "TH": ("TRL", ["TRL"], 5),
    "SV": ("TB", ["TB"], 4),
    "SH": ("RL", ["RL"], 3),
    "CR": ("TR", ["TR"], 5),
    "CL": ("TL", ["TL"], 4),
    "D4": ("TRBL", ["T", "R", "B", "L"], 1),
    "DTV": ("TBL", ["T", "B", "L"], 1),
    "DTH": ("TRL", ["T", "R", "L"], 1),
    "DSV": ("TB", ["T", "B"], 1),
    "DSH": ("RL", ["R", "L"], 1),
    "DCR": ("TR", ["T", "R"], 1),
    "DCL": ("TL", ["T", "L"], 1),
    "D1V": ("T", ["T"], 1),
    "D1H": ("R", ["R"], 1),
}
"""The tunnels as they are printed: mouths, which of them are joined, copies."""


@paragraph("saboteur-2.1")
@pytest.mark.parametrize("name", PRINTED)
def test_a_tunnel_has_the_mouths_and_copies_that_are_printed(name):
    (shape,) = [shape for shape in TUNNELS if shape.id == name]
    assert (shape.open, list(shape.groups), shape.count) == PRINTED[name]
    assert COUNTS[CARDS.index(name)] == shape.count
    assert shape.dead_end == (len(PRINTED[name][1][0]) == 1)


@paragraph("saboteur-2.1", "saboteur-2.2")
def test_there_are_forty_tunnels_nine_of_them_dead_ends():
    assert [shape.id for shape in TUNNELS] == list(PRINTED)
    assert sum(shape.count for shape in TUNNELS) == 40
    assert sum(shape.count for shape in TUNNELS if shape.dead_end) == 9


@paragraph("saboteur-2.3")
def test_the_start_has_four_mouths_and_the_goals_are_a_treasure_and_two_mirrored_stones():
    assert (START.open, START.groups) == ("TRBL", ("TRBL",))
    assert [(goal.id, goal.open, goal.groups) for goal in GOALS] == [
        ("GOLD", "TRBL", ("TRBL",)),
        ("STONE_R", "TR", ("TR",)),
        ("STONE_L", "TL", ("TL",)),
    ]


@paragraph("saboteur-2.4")
def test_there_are_27_actions_and_67_cards_in_the_draw_pile():
    counts = dict(zip(CARDS, COUNTS, strict=True))
    assert {name: counts[name] for name in CARDS[16:]} == {
        "break_lamp": 3,
        "break_cart": 3,
        "break_pick": 3,
        "mend_lamp": 2,
        "mend_cart": 2,
        "mend_pick": 2,
        "mend_lamp_cart": 1,
        "mend_lamp_pick": 1,
        "mend_cart_pick": 1,
        "map": 6,
        "rockfall": 3,
    }
    assert sum(COUNTS[16:]) == 27
    assert len(PACK) == 67


@paragraph("saboteur-2.5", "saboteur-11.2")
def test_there_are_28_gold_cards_with_44_nuggets_and_38_in_the_old_mine():
    assert Counter(gold_cards("printed")) == {1: 16, 2: 8, 3: 4}
    assert (len(gold_cards("printed")), sum(gold_cards("printed"))) == (28, 44)
    assert Counter(gold_cards("old_mine")) == {3: 4, 2: 8, 1: 10, 0: 6}
    assert (len(gold_cards("old_mine")), sum(gold_cards("old_mine"))) == (28, 38)


TABLE = {
    3: (3, 1, 6, 49, {0, 1}),
    4: (4, 1, 6, 43, {0, 1}),
    5: (4, 2, 6, 37, {1, 2}),
    6: (5, 2, 5, 37, {1, 2}),
    7: (5, 3, 5, 32, {2, 3}),
    8: (6, 3, 4, 35, {2, 3}),
    9: (7, 3, 4, 31, {2, 3}),
    10: (7, 4, 4, 27, {3, 4}),
}
"""Players: miner cards, saboteur cards, hand, draw pile, saboteurs in play."""


@paragraph("saboteur-2.6", "saboteur-3.1", "saboteur-3.3")
@pytest.mark.parametrize("seats", TABLE)
def test_roles_hands_and_draw_pile_for_each_number_of_players(fresh, seats):
    miners, saboteurs, hand, pile, in_play = TABLE[seats]
    assert ROLE_CARDS[seats] == (miners, saboteurs)
    assert miners + saboteurs == seats + 1
    met = Counter()
    for seed in range(60):
        state = fresh(seats, seed).state
        assert [len(cards) for cards in state.hands] == [hand] * seats == [HAND[seats]] * seats
        assert len(state.pile) == pile
        assert sorted((*state.roles, state.aside)) == sorted(role_cards(seats))
        met[sum(state.roles)] += 1
    assert set(met) == in_play


@pytest.mark.parametrize(
    ("seats", "fewer"),
    [(3, 1 / 4), (4, 1 / 5), (5, 2 / 6), (6, 2 / 7), (7, 3 / 8), (8, 1 / 3), (9, 3 / 10), (10, 4 / 11)],
)
def test_how_often_a_saboteur_card_is_set_aside(fresh, seats, fewer):
    aside = sum(fresh(seats, seed).state.aside for seed in range(400)) / 400
    assert abs(aside - fewer) < 0.09


@paragraph("saboteur-9.8")
def test_the_wages_of_saboteurs():
    assert {count: wage for count, wage in WAGES.items() if count} == {1: 4, 2: 3, 3: 3, 4: 2}


@paragraph("saboteur-5.1")
def test_half_a_turn_swaps_top_with_bottom_and_right_with_left():
    assert half_turn(sides("TR")) == sides("BL")
    assert half_turn(sides("TL")) == sides("BR")
    for shape, tile in zip(TUNNELS, range(0, 32, 2), strict=True):
        assert OPEN[tile] == sides(shape.open)
        assert OPEN[tile + 1] == half_turn(OPEN[tile])
        assert {half_turn(group) for group in GROUPS[tile]} == set(GROUPS[tile + 1])
    looks_the_same = {TUNNELS[card].id for card in range(16) if SYMMETRIC[card]}
    assert looks_the_same == {"X4", "SV", "SH", "D4", "DSV", "DSH"}


def test_the_table_of_fitting_tiles_says_what_comparing_side_by_side_says():
    for need in range(16):
        for bar in range(16):
            for tile in range(32):
                fits = all(
                    (not need >> side & 1 or OPEN[tile] >> side & 1)
                    and (not bar >> side & 1 or not OPEN[tile] >> side & 1)
                    for side in range(4)
                )
                assert bool(FITS[need | bar << 4] >> tile & 1) == fits


@paragraph("saboteur-1.3")
def test_three_to_ten_play():
    assert game.meta.seats == (3, 10)
    assert set(TABLE) == set(range(3, 11)) == set(ROLE_CARDS)
