"""Sections 9, 10, 13 and 14 of the rulebook: what is open, how the game ends, options, the absent."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.high_society import game
from mahfel.games.high_society.words import NAMES
from mahfel.testing import cases, walk
from mahfel.testing.chi_square import against
from mahfel.testing.plugin import paragraph


@paragraph("high_society-9.1", "high_society-15.2")
def test_everybody_sees_the_status_cards_the_edges_and_the_size_of_the_deck_and_nobody_its_order(evening):
    table = evening(card="P2", owned=[["L3"], ["P1", "L4"], []], rest=["L1", "L2"])
    other = evening(card="P2", owned=[["L3"], ["P1", "L4"], []], rest=["L9", "scandale"])
    for viewer in (0, 1, 2, None):
        view = table.state.view(viewer)
        assert [list(player.owned) for player in view.players] == [["L3"], ["L4", "P1"], []]
        assert [view.dark, view.deck_left, view.card] == [2, 12, "P2"]
        assert view == other.state.view(viewer)


@paragraph("high_society-9.2")
def test_bids_are_open_cards_and_totals(evening):
    table = evening(card="L7", bids=[[2, 6], [10], []], turn=2)
    for viewer in (0, 1, 2, None):
        players = table.state.view(viewer).players
        assert [(list(player.bid), player.bid_total) for player in players] == [([2, 6], 8), ([10], 10), ([], 0)]


@paragraph("high_society-9.3", "high_society-9.4")
def test_hands_are_what_an_attentive_player_could_know_and_their_number_is_open(evening):
    # All bids lie open, so money spent is no secret to perfect memory; the screen forgets it again.
    table = evening(card="L7", rest=["L8"])
    table.play("0 bid:2+6", "1 pass", "2 pass")
    for viewer in (0, 1, 2, None):
        player = table.state.view(viewer).players[0]
        assert [player.hand_count, player.money] == [9, 98]
        assert set(player.hand) == {1, 3, 4, 8, 10, 12, 15, 20, 25}


@paragraph("high_society-10.1")
@pytest.mark.parametrize("last", ["scandale", "P3"])
def test_nobody_gets_the_card_with_the_fourth_dark_edge(evening, last):
    third = "P3" if last == "scandale" else "scandale"
    table = evening(card=third, owned=[["P1"], ["P2"], []], rest=[last, "L1"])
    table.play("0 pass", *(["1 pass"] if third == "P3" else []))
    assert table.view.phase == "over"
    assert table.asked is None
    assert not any(last in table.owned(seat) for seat in range(3))
    assert table.view.deck_left == 12
    assert table.told("ended") == [{"card": last}]
    assert table.refused("0 pass") == "game.over"


@paragraph("high_society-10.2")
def test_four_dark_edges_in_a_row_leave_three_auctions(evening):
    table = evening(card="P1", rest=["P2", "P3", "scandale"])
    table.until_over()
    assert table.view.deck_left == 12
    assert sum(len(table.owned(seat)) for seat in range(3)) == 3


@paragraph("high_society-10.2")
def test_the_deck_never_runs_out_and_fifteen_auctions_are_the_most(evening):
    order = [
        "L1",
        "L2",
        "L3",
        "L4",
        "L5",
        "L6",
        "L7",
        "L8",
        "L9",
        "L10",
        "passe",
        "faux_pas",
        "P1",
        "P2",
        "P3",
        "scandale",
    ]
    table = evening(card=order[0], rest=order[1:])
    table.until_over()
    assert table.view.deck_left == 0
    assert table.view.outcome.reason == "fourth_dark"
    auctions = len(table.view.revealed) - 1
    assert auctions == 15


@paragraph("high_society-10.2")
def test_one_game_in_four_has_fifteen_auctions_and_the_mean_is_twelve_and_a_half():
    # The place of the fourth of four dark cards among sixteen: C(place - 1, 3) of C(16, 4) ways.
    expected = {place - 1: comb(place - 1, 3) / comb(16, 4) for place in range(4, 17)}
    assert expected[15] == 0.25
    assert sum(auctions * share for auctions, share in expected.items()) == pytest.approx(12.6)
    deals = 3000
    counts = Counter()
    for seed in range(deals):
        deck = game.start(3, game.read_options({}), SplitMix64(seed)).deck
        counts[max(place for place, card in enumerate(deck) if NAMES[card] in {"P1", "P2", "P3", "scandale"})] += 1
    assert against(counts, {auctions: share * deals for auctions, share in expected.items()}).even


@paragraph("high_society-10.3")
def test_the_game_never_ends_in_the_middle_of_a_sacrifice(evening):
    table = evening(card="faux_pas", owned=[["L1", "L2"], ["P1", "P2", "P3"], []], rest=["scandale"])
    table.play("0 pass")
    assert [table.view.phase, table.view.card] == ["sacrifice", "faux_pas"]
    table.play("0 sacrifice:L1")
    assert table.view.phase == "over"
    assert table.owned(0) == ["L2"]


# -- options -----------------------------------------------------------------------------------------------------------


@paragraph("high_society-13.1")
def test_with_shared_ties_the_finest_luxury_does_not_decide(reckoned):
    hands, owned = [[12], [4, 8], [3, 6]], [["L8"], ["L1", "L7"], ["L10"]]
    assert [reckoned(hands, owned)[key] for key in ("winners", "decided_by")] == [[0], "luxury"]
    shared = reckoned(hands, owned, tie_break="shared")
    assert [shared[key] for key in ("winners", "decided_by")] == [[0, 1], "shared"]


@paragraph("high_society-13.2")
def test_with_the_other_choice_nobody_is_cast_out_when_all_are_equally_poor(reckoned):
    hands, owned = [[2, 6], [8], [1, 3, 4]], [["L9"], ["L5", "P3"], ["L7"]]
    assert [reckoned(hands, owned)[key] for key in ("winners", "decided_by")] == [[], "nobody"]
    spared = reckoned(hands, owned, all_tied="nobody_out")
    assert [spared[key] for key in ("winners", "decided_by")] == [[1], "status"]
    assert not any(account["cast_out"] for account in spared["accounts"])
    poorer = reckoned([[2, 6], [8], [1, 3]], owned, all_tied="nobody_out")
    assert [account["cast_out"] for account in poorer["accounts"]] == [False, False, True]


@paragraph("high_society-13.3")
def test_showing_the_money_is_off_unless_the_table_wants_it_and_changes_no_rule(evening):
    assert game.read_options({}).money_memory_aid is False
    table = evening(card="L7", money_memory_aid=True)
    assert table.view.options.money_memory_aid is True
    plain = evening(card="L7")
    for one in (table, plain):
        one.play("0 bid:2", "1 bid:3", "2 pass", "0 pass")
    assert table.view.players == plain.view.players


@paragraph("high_society-13.4")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_host_may_be_the_starter(fresh, seats):
    starters = {fresh(seats, seed, first_player="host").view.starter for seed in range(40)}
    assert starters == {0}


@pytest.mark.parametrize(
    "options", [{"tie_break": "duel"}, {"floor_at_zero": True}, {"money_memory_aid": 1}, {"first_player": None}]
)
def test_an_option_that_there_is_not_is_refused(options):
    with pytest.raises(Refused, match=r"options\.unreadable"):
        game.read_options(options)


# -- absent players ----------------------------------------------------------------------------------------------------


@paragraph("high_society-14.1")
def test_time_out_in_an_auction_is_a_pass_and_in_reverse_takes_the_card(evening):
    for card in ("L7", "P1", "passe", "faux_pas", "scandale"):
        table = evening(card=card, bids=[[3], [4], []], turn=2)
        assert game.notate(table.ask.default) == "pass"
    table = evening(card="passe", bids=[[3], [4], []], turn=2)
    table.state.play(2, table.ask.default)
    assert table.owned(2) == ["passe"]


@paragraph("high_society-14.2")
def test_time_out_in_a_sacrifice_gives_up_the_least_luxury(evening):
    table = evening(card="faux_pas", owned=[["L10", "L4", "L7"], [], []])
    table.play("0 pass")
    assert game.notate(table.ask.default) == "sacrifice:L4"
    assert table.ask.pace == "long"


@paragraph("high_society-14.3")
def test_the_rules_play_for_a_seat_that_is_left_and_its_money_and_cards_stay():
    for case in cases(game, 12, seed=40):
        *_, middle = list(walk(case))[:20]
        state = case.replay(middle.moves)
        gone = case.seats - 1
        kept = state.view(gone).players[gone]
        chance = SplitMix64(case.seed)
        while state.asked():
            seat = state.turn
            before = state.view(gone).players[gone]
            state.play(seat, state.asked()[seat].default if seat == gone else state.legal(seat).sample(chance))
            after = state.view(gone).players[gone]
            if seat == gone:
                assert after.money >= kept.money - kept.bid_total
                assert after.bid == ()
            elif before.bid == ():
                assert after.money == before.money
        assert state.outcome() is not None
