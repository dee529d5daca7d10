"""Sections 10 and 11 of the rulebook: when it is over, and what everybody has."""

from __future__ import annotations

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.lut import game
from mahfel.games.lut.words import FIRST_BANDIT, value_of
from mahfel.testing.plugin import paragraph

ALL = [8, 7, 6, 6, *[5] * 5, *[4] * 5, *[3] * 6, *[2] * 5]


def share(*taken):
    """The booty of two sides: what is not in ``taken`` (on the road, in hands or the other's) is the first one's."""
    rest = ALL[:]
    for values in taken:
        for value in values:
            rest.remove(value)
    return rest


@paragraph("lut-10.1")
def test_the_game_is_over_when_the_pile_is_used_up_and_a_hand_is_empty(desert):
    table = desert(hands=[["wolf1"], ["C3"]], pile=0)
    events = table.play("0 discard:wolf1")
    assert [event["type"] for event in events][:2] == ["discarded", "ended"]
    assert table.told("ended") == [{"seat": 0, "reason": "last_card_played"}]
    assert table.asked is None


@paragraph("lut-10.1")
def test_an_empty_hand_alone_or_an_empty_pile_alone_ends_nothing(desert):
    table = desert(hands=[["C2"], ["C3"]], pile=2)
    table.play("0 caravan:2")
    assert table.asked == 1
    table = desert(hands=[["C2"], ["C3"]], pile=1)
    table.play("0 draw")
    assert table.asked == 1
    assert table.view.pile == 0


@paragraph("lut-10.2")
def test_whoever_draws_the_last_card_while_a_hand_is_empty_ends_the_game_at_once(desert):
    table = desert(hands=[["C2"], [], ["C4"]], pile=1)
    table.play("0 draw")
    assert table.view.outcome.reason == "last_card_drawn"
    assert table.told("ended") == [{"seat": 0, "reason": "last_card_drawn"}]


@paragraph("lut-10.2")
def test_an_empty_hand_draws_again_while_the_pile_lasts(desert):
    table = desert(hands=[["wolf1", "C2"], [], ["C4"]], pile=2)
    table.play("0 caravan:2")
    assert table.offered(1) == {"draw"}
    table.play("1 draw")
    assert table.asked == 2


@paragraph("lut-10.3")
@paragraph("lut-12.2")
@pytest.mark.parametrize("choice", ["award", "lost"])
def test_caravans_on_the_road_fall_to_the_leader_and_level_ones_are_lost(desert, choice):
    table = desert(
        hands=[["wolf1"], ["hawk1"], ["fox1"]],
        caravans=[
            {"seat": 2, "value": 8},
            {"seat": 2, "value": 7, "cards": ["1 hawk2"]},
            {"seat": 0, "value": 6, "cards": ["1 hawk2", "2 fox2"]},
            {"seat": 0, "value": 5, "cards": ["1 hawk3", "0 wolf1", "2 fox1", "2 fox_chief"]},
        ],
        pile=0,
        end_open_caravans=choice,
    )
    table.play("0 discard:wolf1")
    fates = [(found.caravan, found.fate, found.side) for found in table.view.reckoning.caravans]
    told = [(event["caravan"], event["seats"]) for event in table.told("awarded")]
    if choice == "award":
        assert fates == [(1, "awarded", 2), (2, "awarded", 1), (3, "tied", None), (4, "awarded", 2)]
        assert told == [(1, (2,)), (2, (1,)), (4, (2,))]
        assert table.told("caravan_lost") == [{"caravan": 3, "value": 6, "tied": True}]
        assert [account.awarded for account in table.view.reckoning.accounts] == [(), (7,), (8, 5)]
    else:
        assert fates == [(number, "lost", None) for number in (1, 2, 3, 4)]
        assert told == []
        assert [event["tied"] for event in table.told("caravan_lost")] == [False] * 4


@paragraph("lut-10.4")
@pytest.mark.parametrize(("seats", "most"), [(2, 144), (3, 138), (4, 132), (5, 126)])
def test_no_game_has_more_actions_than_cards_can_be_drawn_and_played(fresh, seats, most):
    assert most == 156 - 6 * seats
    for seed in range(8):
        table = fresh(seats, seed)
        chance = SplitMix64(seed)
        played = 0
        while table.state.asked():
            table.state.play(table.asked, table.state.legal(table.asked).sample(chance))
            played += 1
        assert 60 < played <= most
    table = fresh(seats, 1)
    assert len(table.until_over()) <= most


@paragraph("lut-10.5")
def test_example_of_the_last_card(example):
    found = example("10.5")
    assert [event["tied"] for event in found["events"] if event["type"] == "caravan_lost"] == [True]
    assert [event["seats"] for event in found["events"] if event["type"] == "awarded"] == [[0]]
    assert found["after"]["outcome"]["winners"] == [2]


@paragraph("lut-11.1")
def test_coins_are_booty_plus_what_fell_to_one_less_what_was_kept(desert):
    table = desert(
        hands=[["wolf1"], ["C5", "C4", "hawk1"]],
        caravans=[{"seat": 1, "value": 8}],
        booty=[share([5, 4], [8], [7, 2]), [7, 2]],
        pile=0,
    )
    table.play("0 discard:wolf1")
    mine, other = table.view.reckoning.accounts
    assert mine.total == sum(mine.booty) == 100 - 26
    assert [other.booty, other.awarded, other.unplayed, other.total] == [(7, 2), (8,), (4, 5), 8]
    assert table.told("hand_counted")[1] == {"seat": 1, "cards": ("C4", "C5", "hawk1"), "coins": 9}
    assert [event["total"] for event in table.told("reckoned")] == [74, 8]


@paragraph("lut-11.1")
def test_a_total_may_be_below_zero(desert):
    table = desert(hands=[["wolf1"], ["C5", "C4"]], booty=[share([5, 4]), []], pile=0)
    table.play("0 discard:wolf1")
    assert table.view.outcome.scores == (91, -9)


@paragraph("lut-11.2")
def test_bandits_and_chiefs_count_for_nothing(desert):
    table = desert(
        hands=[["wolf1"], ["karvansalar", "fox_chief", "fox4", "fox4"]],
        booty=[share([8, 7]), [8, 7]],
        pile=0,
    )
    table.play("0 discard:wolf1")
    assert table.view.outcome.scores == (85, 15)


@paragraph("lut-11.3")
def test_most_coins_win_and_equal_ones_win_together(desert):
    fifty = [8, 7, 6, 6, 5, 5, 5, 4, 4]
    table = desert(hands=[["wolf1"], ["hawk1"]], booty=[fifty, share(fifty)], pile=0)
    table.play("0 discard:wolf1")
    outcome = table.view.outcome
    assert [outcome.winners, outcome.decided_by, outcome.scores] == [(0, 1), "shared", (50, 50)]
    assert table.told("won") == [{"seats": (0, 1), "reason": "shared"}]
    table = desert(hands=[["wolf1"], ["hawk1"]], booty=[[*fifty, 2], share(fifty, [2])], pile=0)
    table.play("0 discard:wolf1")
    assert [table.view.outcome.winners, table.view.outcome.decided_by] == [(0,), "coins"]
    assert [account.place for account in table.view.reckoning.accounts] == [1, 2]


@paragraph("lut-11.3")
def test_two_teams_may_share_the_victory(desert):
    fifty = [8, 7, 6, 6, 5, 5, 5, 4, 4]
    table = desert(teams=True, hands=[["wolf1"], ["hawk1"], ["fox1"], ["fox1"]], booty=[fifty, share(fifty)], pile=0)
    table.play("0 discard:wolf1")
    assert table.view.outcome.winners == (0, 1, 2, 3)
    assert table.view.outcome.payoffs() == (0.25,) * 4


@paragraph("lut-11.4")
@pytest.mark.parametrize("seed", range(12))
def test_all_totals_come_to_a_hundred_less_what_was_lost_and_twice_what_was_kept(fresh, seed):
    teams = seed % 3 == 2
    table = fresh(4 if teams else 2 + seed % 4, seed, teams=teams, end_open_caravans=("award", "lost")[seed % 2])
    chance = SplitMix64(seed)
    while table.state.asked():
        table.state.play(table.asked, table.state.legal(table.asked).sample(chance))
    reckoning = table.view.reckoning
    lost = sum(found.value for found in reckoning.caravans if found.side is None)
    kept = sum(value_of(kind) for hand in table.state.hands for kind in hand if kind < FIRST_BANDIT)
    assert sum(account.total for account in reckoning.accounts) == 100 - lost - 2 * kept


@paragraph("lut-11.5")
@paragraph("lut-11.6")
def test_examples_of_the_reckoning(example):
    greed, level = example("11.5"), example("11.6")
    assert [account["total"] for account in greed["accounts"]] == [29, 32, 21]
    assert greed["winners"] == [1]
    assert [level["winners"], level["decided_by"]] == [[0, 2], "shared"]
    assert level["caravans"][0]["side"] == 2


def test_at_the_end_all_hands_are_open(desert):
    table = desert(hands=[["wolf1"], ["C5", "fox4"]], pile=0)
    table.play("0 discard:wolf1")
    for viewer in (None, 0, 1):
        assert [player.hand for player in table.state.view(viewer).players] == [(), ("C5", "fox4")]
        assert table.state.view(viewer).reckoning is not None
    assert game.imagine(table.view, SplitMix64(1)).view(None) == table.view
