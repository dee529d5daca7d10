"""The end of a round, the draft, wages, the next round, and the end of the game."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from mahfel.games.saboteur.gold import payout
from mahfel.games.saboteur.words import WAGES, gold_cards
from mahfel.testing.plugin import paragraph


@paragraph("saboteur-9.3", "saboteur-7.1")
def test_all_roles_the_one_set_aside_and_the_treasure_are_shown(near):
    spot = near(["X4"], saboteurs=[])
    spot.play("0 dig:X4@7,0")
    assert spot.told("round_ended") == [{"n": 1, "seat": 0, "treasure": "middle"}]
    assert spot.told("roles_shown") == [{"seats": (), "aside": "saboteur"}]
    assert spot.view().goals == ("STONE_R", "GOLD", "STONE_L")


@paragraph("saboteur-9.4")
@pytest.mark.parametrize(("seats", "cards"), [(3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 9)])
def test_as_many_gold_cards_as_players_but_nine_at_most(near, seats, cards):
    spot = near(["X4"], seats=seats)
    spot.play("0 dig:X4@7,0")
    assert len(spot.state.pool) == len(spot.state.queue) == cards
    assert len(spot.state.gold_pile) == 28 - cards


@paragraph("saboteur-9.5", "saboteur-9.6")
def test_miners_take_against_the_order_of_turns_round_and_round(near):
    spot = near(["X4"], seats=5, saboteurs=[1], turn=0)
    spot.play("0 dig:X4@7,0")
    assert spot.state.queue == (0, 4, 3, 2, 0)
    assert spot.told("pool_drawn") == [{"count": 5, "seats": (0, 4, 3, 2, 0)}]


@paragraph("saboteur-9.7")
def test_if_a_saboteur_reached_it_the_first_miner_against_the_turns_begins(near):
    spot = near([], [], ["X4"], seats=5, saboteurs=[2, 1], turn=2)
    spot.play("2 dig:X4@7,0")
    assert spot.state.queue == (0, 4, 3, 0, 4)


@paragraph("saboteur-9.5", "saboteur-7.3")
def test_only_the_one_who_takes_sees_the_pool_and_only_the_owner_what_was_taken(near):
    spot = near(["X4"], seats=4, gold_next=[1, 3, 2, 1])
    spot.play("0 dig:X4@7,0")
    assert spot.view(0).pool == (1, 1, 2, 3)
    assert spot.view(1).pool == spot.view(2).pool == spot.view().pool == ()
    spot.play("0 keep:3")
    assert spot.view(0).gold == (3,)
    assert spot.view(1).gold == ()
    assert [player.gold for player in spot.view().players] == [1, 0, 0, 0]
    assert spot.told("gold_kept") == [{"seat": 0}]
    assert spot.told("gold_kept", 0) == [{"seat": 0, "nuggets": 3}]
    assert spot.told("pool_seen", 2)[-1] == {"seat": 2, "left": 3, "gold": (1, 1, 2)}
    assert spot.told("pool_seen", 1)[-1] == {"seat": 2, "left": 3}
    assert spot.view(2).pool == (1, 1, 2)


@paragraph("saboteur-9.6")
def test_the_last_card_comes_without_a_question(near):
    spot = near(["X4"], saboteurs=[2], gold_next=[1, 3, 2])
    spot.play("0 dig:X4@7,0; 0 keep:3; 1 keep:2")
    assert spot.nuggets == [4, 2, 0]
    assert spot.view().n == 2


@paragraph("saboteur-7.4")
def test_who_handed_gold_on_knows_what_the_others_have_together(near):
    spot = near(["X4"], seats=5, saboteurs=[1], gold_next=[1, 3, 2, 1, 2])
    spot.play("0 dig:X4@7,0; 0 keep:3")
    (lot,) = spot.view(0).lots
    assert (lot.n, lot.seats, lot.gold) == (1, (4, 3, 2, 0), (1, 1, 2, 2))
    spot.play("4 keep:2; 3 keep:2")
    assert spot.view(3).lots[0].seats == (2, 0)
    assert spot.view(3).lots[0].gold == (1, 1)
    spot.play("2 keep:1")
    # The pool has come back to seat 0: it knows now what the three took.
    (lot,) = spot.view(0).lots
    assert (lot.seats, lot.gold) == ((4, 3, 2), (1, 2, 2))
    assert spot.view().lots == spot.view(1).lots == ()


@paragraph("saboteur-12.2")
def test_whose_time_runs_out_in_the_draft_keeps_the_best_card(near):
    spot = near(["X4"], gold_next=[1, 3, 2])
    spot.play("0 dig:X4@7,0; * default")
    assert spot.view(0).gold == (3,)


@paragraph("saboteur-9.11")
def test_the_example_of_a_draft(example):
    found = example("9.11")
    assert [player.get("gold", 0) for player in found["after"]["players"]] == [1, 2, 0]
    assert [event["seats"] for event in found["events"] if event["type"] == "pool_drawn"] == [[1, 0, 1]]


# -- wages ---------------------------------------------------------------------------------------------------------


def ended(table, seats, saboteurs, **position):
    """A round in which the last card has just gone without a treasure."""
    hands = [["SH"]] + [[] for _ in range(seats - 1)]
    spot = table(hands=hands, saboteurs=saboteurs, pile_size=0, **position)
    spot.play("0 pass:SH")
    return spot


@paragraph("saboteur-9.2", "saboteur-9.8", "saboteur-9.9")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "wage"),
    [
        (3, [1], 4),
        (4, [3], 4),
        (5, [0], 4),
        (5, [0, 4], 3),
        (7, [1, 2, 3], 3),
        (10, [0, 3, 5, 9], 2),
        (10, [1, 2, 3], 3),
    ],
)
def test_each_saboteur_is_paid_its_wage(table, seats, saboteurs, wage):
    spot = ended(table, seats, saboteurs)
    assert spot.nuggets == [wage if seat in saboteurs else 0 for seat in range(seats)]
    assert [event["nuggets"] for event in spot.told("paid")] == [wage] * len(saboteurs)
    for seat in saboteurs:
        assert sum(spot.view().players[seat].paid) == wage, "paid openly"


@paragraph("saboteur-9.10")
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_saboteur_nobody_gets_anything(table, seats):
    spot = ended(table, seats, [])
    assert spot.nuggets == [0] * seats
    assert spot.told("nobody_paid") == [{"why": "no_saboteur"}]
    assert spot.view().n == 2


@paragraph("saboteur-9.3")
def test_broken_tools_do_not_matter_for_the_gold(near):
    spot = near(["X4"], broken=[[], ["lamp", "cart"], []], saboteurs=[2])
    spot.play("0 dig:X4@7,0")
    assert spot.state.queue == (0, 1, 0)


@paragraph("saboteur-9.9")
def test_wages_are_exact_larger_cards_first_and_found_for_all_together():
    assert payout([1, 1, 1, 1, 2, 2, 3], 3, 3) == [((3,), 0), ((2, 1), 0), ((2, 1), 0)]
    assert payout([1, 1, 2, 2, 2], 4, 2) == [((2, 2), 0), ((2, 1, 1), 0)]
    assert payout([3, 3, 1], 4, 1) == [((3, 1), 0)]
    # Taken greedily, the first would have the only 1 that the second cannot do without.
    assert payout([1, 2, 3], 3, 2) == [((3,), 0), ((2, 1), 0)]
    assert payout([2, 2, 1, 1], 2, 3) == [((2,), 0), ((2,), 0), ((1, 1), 0)]


@paragraph("saboteur-9.9")
def test_what_no_cards_make_up_is_loose_and_as_little_as_can_be():
    assert payout([2, 2], 3, 2) == [((2,), 1), ((2,), 1)]
    assert payout([3, 3, 3, 3], 2, 2) == [((), 2), ((), 2)]
    assert payout([0, 0, 1], 2, 1) == [((1,), 1)]
    assert payout([], 4, 1) == [((), 4)]


def test_wages_are_exact_whenever_some_division_is():
    for ones, twos, threes in product(range(5), range(4), range(3)):
        gold = [1] * ones + [2] * twos + [3] * threes
        for people, wage in WAGES.items():
            shares = payout(gold, wage, people)
            used = Counter(worth for cards, _ in shares for worth in cards)
            assert not used - Counter(gold)
            assert all(sum(cards) + loose == wage for cards, loose in shares)
            if ones >= people * wage:
                assert not any(loose for _, loose in shares)


@paragraph("saboteur-9.12")
def test_the_example_of_wages(example):
    found = example("9.12")
    assert found["wage"] == 3
    assert [share["gold"] for share in found["shares"]] == [[3], [2, 1], [2, 1]]


# -- rounds --------------------------------------------------------------------------------------------------------


@paragraph("saboteur-10.1", "saboteur-3.4")
def test_gold_stays_and_everything_else_is_dealt_anew(near):
    spot = near(["X4"], saboteurs=[2], gold_next=[1, 3, 2])
    spot.play("0 dig:X4@7,0; 0 keep:3; 1 keep:2")
    view = spot.view(0)
    assert (view.n, view.phase, view.pile, view.mine, view.up) == (2, "turn", 49, (), {})
    assert view.goals == view.maps == ("", "", "")
    assert [player.gold for player in view.players] == [2, 1, 0]
    assert view.gold == (3, 1)
    assert view.gold_pile == 25
    assert view.stories[0].cards == (2, 1, 0)
    assert all(player.deeds == type(player.deeds)() for player in view.players)


@paragraph("saboteur-10.2")
def test_the_left_neighbour_of_the_finder_starts_the_next_round(near):
    spot = near([], ["X4"], saboteurs=[2], turn=1, gold_next=[1, 3, 2])
    spot.play("1 dig:X4@7,0; 1 keep:3; 0 keep:2")
    assert spot.asked == spot.view().starter == 2


@paragraph("saboteur-10.2")
def test_the_left_neighbour_of_whoever_discarded_last_starts_the_next_round(table):
    spot = ended(table, 4, [2])
    assert spot.asked == spot.view().starter == 1
    assert spot.told("round_began") == [{"n": 2, "seat": 1}]


LAST = [
    {"finder": 0, "saboteurs": [2], "gold": [[3], [2], []]},
    {"finder": None, "saboteurs": [1], "gold": [[], [3, 1], []]},
]


@paragraph("saboteur-10.3", "saboteur-1.2", "saboteur-13.4")
def test_the_most_nuggets_win_not_the_most_cards(near):
    spot = near(["X4"], rounds=LAST, saboteurs=[1], gold_next=[1, 2, 3])
    spot.play("0 dig:X4@7,0; 0 keep:3; 2 keep:2")
    outcome = spot.state.outcome()
    assert spot.nuggets == [7, 6, 2]
    assert (outcome.winners, outcome.scores, outcome.decided_by) == ((0,), (7, 6, 2), "nuggets")
    accounts = spot.view().reckoning
    assert [account.gold for account in accounts] == [(3, 3, 1), (2, 3, 1), (2,)]
    assert [account.place for account in accounts] == [1, 2, 3]
    assert spot.told("counted")[1] == {"seat": 1, "gold": (2, 3, 1), "nuggets": 6}
    assert spot.told("won") == [{"seats": (0,), "reason": "nuggets"}]


@paragraph("saboteur-10.3")
def test_equally_many_nuggets_share_the_victory(near):
    spot = near(["X4"], rounds=LAST, saboteurs=[1], gold_next=[1, 2, 2])
    spot.play("0 dig:X4@7,0; 0 keep:2; 2 keep:2")
    assert spot.nuggets == [6, 6, 2]
    assert (spot.state.outcome().winners, spot.state.outcome().decided_by) == ((0, 1), "shared")
    assert [account.place for account in spot.view().reckoning] == [1, 1, 3]


def test_a_game_without_any_gold_is_shared_by_all(table):
    nothing = {"finder": None, "saboteurs": [], "gold": [[], [], []]}
    spot = ended(table, 3, [], rounds=[nothing, nothing])
    assert spot.state.outcome().winners == (0, 1, 2)


@paragraph("saboteur-12.3")
def test_the_seat_of_whoever_left_keeps_role_and_gold(near):
    spot = near(["X4"], rounds=LAST[:1])
    role = spot.view(1).role
    spot.play("0 default; 1 default; 2 default")
    assert spot.view(1).role == role
    assert spot.view(1).gold == (2,)


@paragraph("saboteur-3.5")
def test_the_first_starter_is_drawn_by_lot(fresh):
    assert {fresh(5, seed).asked for seed in range(60)} == set(range(5))
    spot = fresh(5, 7)
    starter = spot.asked
    spot.play("* default")
    assert spot.asked == (starter + 1) % 5, "the turn passes to the left"


def test_nothing_in_the_box_is_lost_over_whole_games(fresh):
    for seed in range(4):
        spot = fresh(3 + seed * 2, seed)
        spot.until_over()  # the invariants are looked at after each move
        left = Counter(spot.state.gold_pile)
        for row in (*spot.state.gold, *spot.state.paid):
            left.update(row)
        assert left == Counter(gold_cards("printed"))
