"""The course of a turn and the general actions: the Court, the coins, ten coins, who is next, the end."""

from __future__ import annotations

from functools import partial

import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.coup import game
from mahfel.testing.plugin import paragraph

PLAIN = ("duke captain", "contessa captain", "assassin ambassador")


@paragraph("coup-1.2", "coup-2.1", "coup-2.3", "coup-2.4", "coup-2.5", "coup-13.1", "coup-20.1", "coup-20.2")
@pytest.mark.parametrize("seats", range(2, 11))
def test_each_player_has_two_cards_and_two_coins_and_the_rest_is_the_court(fresh, seats):
    table = fresh(seats, seed=seats)
    copies = 3 if seats <= 6 else 4 if seats <= 8 else 5
    assert table.lives == [2] * seats
    assert table.court == 5 * copies - 2 * seats >= 3
    assert table.state.box.copies == dict.fromkeys(("duke", "assassin", "captain", "contessa", "ambassador"), copies)
    assert sum(table.coins) == 2 * seats - (seats == 2)
    assert len(table.told("dealt")) == seats


@paragraph("coup-2.7")
def test_coins_and_numbers_of_cards_are_public_and_cards_are_not(fresh):
    state = fresh(3, seed=4).state
    view = state.view(0)
    assert [player.coins for player in view.players] == [2, 2, 2]
    assert [player.cards for player in view.players] == [2, 2, 2]
    assert [player.hand for player in view.players] == [state.hands[0], None, None]
    assert [player.hand for player in state.view(None).players] == [None] * 3
    assert view.court == 9


@paragraph("coup-2.6", "coup-18.9")
def test_the_first_player_is_drawn_by_lot_unless_the_host_begins():
    options = game.read_options({"first_player": "random"})
    assert {game.start(4, options, SplitMix64(seed)).turn for seed in range(60)} == {0, 1, 2, 3}
    options = game.read_options({"first_player": "host"})
    assert {game.start(4, options, SplitMix64(seed)).turn for seed in range(20)} == {0}


@paragraph("coup-2.6", "coup-18.9")
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_the_winner_of_the_game_before_begins_this_one(seats):
    options = game.read_options({})
    assert options.first_player == "winner"
    for winner in range(seats):
        begun = [game.start_after(winner, seats, options, SplitMix64(seed)) for seed in range(10)]
        assert {state.turn for state in begun} == {winner}
        assert {tuple(state.coins) for state in begun} == {
            tuple(1 if seats == 2 and seat == winner else 2 for seat in range(seats))
        }


@paragraph("coup-2.6", "coup-18.9")
def test_nobody_has_won_before_a_first_game_so_lots_are_drawn():
    options = game.read_options({})
    for begin in (game.start, partial(game.start_after, None)):
        assert {begin(4, options, SplitMix64(seed)).turn for seed in range(60)} == {0, 1, 2, 3}


@paragraph("coup-18.9")
def test_a_table_that_draws_lots_or_lets_the_host_begin_forgets_who_won():
    options = game.read_options({"first_player": "random"})
    assert {game.start_after(2, 4, options, SplitMix64(seed)).turn for seed in range(60)} == {0, 1, 2, 3}
    options = game.read_options({"first_player": "host"})
    assert {game.start_after(2, 4, options, SplitMix64(seed)).turn for seed in range(20)} == {0}


@paragraph("coup-3.1", "coup-20.4")
def test_passing_is_never_legal(table):
    spot = table(*PLAIN)
    assert spot.refused("0 allow") == "game.wrong_move"
    assert spot.refused("1 income") == "game.not_asked"
    assert spot.actions(0) == ["income", "foreign_aid", "tax", "steal", "exchange"]


@paragraph("coup-4.1", "coup-3.5")
def test_c01_income_brings_one_coin_and_opens_no_window(table):
    spot = table(*PLAIN)
    spot.play("0 income")
    assert spot.coins == [3, 2, 2]
    assert spot.turn == 1


@paragraph("coup-4.2")
def test_c02_foreign_aid_brings_two_coins_and_cannot_be_doubted(table):
    spot = table(*PLAIN)
    spot.play("0 foreign_aid")
    assert spot.kind == "block"
    assert spot.asked == [1, 2]
    assert spot.refused("1 doubt") == "game.wrong_move"
    spot.play("* allow")
    assert spot.coins == [4, 2, 2]
    assert spot.turn == 1


@paragraph("coup-4.3")
def test_a_coup_costs_seven_takes_an_influence_and_opens_no_window(table):
    spot = table(*PLAIN, coins=[7, 2, 2])
    spot.play("0 coup:1")
    assert (spot.asked, spot.kind) == ([1], "lose")
    spot.play("1 lose:captain")
    assert spot.coins == [0, 2, 2]
    assert spot.lost == [[], ["captain"], []]
    assert spot.turn == 1


@paragraph("coup-4.3", "coup-3.4", "coup-20.9")
def test_a_coup_has_to_be_paid_and_aimed_at_another_living_player(table):
    spot = table("duke captain", "contessa captain", "/assassin ambassador", coins=[7, 2, 0])
    assert spot.refused("0 coup:0") == "coup.no_target"
    assert spot.refused("0 coup:2") == "coup.no_target"
    assert spot.refused("0 coup:3") == "coup.no_target"
    assert spot.refused("0 coup") == "coup.no_target"
    spot = table(*PLAIN, coins=[6, 2, 2])
    assert spot.refused("0 coup:1") == "coup.too_poor"


@paragraph("coup-3.2")
def test_c21_with_ten_coins_only_a_coup_is_accepted_and_with_nine_anything(table):
    spot = table(*PLAIN, coins=[10, 2, 2])
    assert spot.moves(0) == ["coup:1", "coup:2"]
    for move in ("income", "tax", "assassinate:1", "steal:1", "exchange", "foreign_aid"):
        assert spot.refused(f"0 {move}") == "coup.must_coup"
    assert spot.state.asked()[0].text == "turn-coup"
    spot = table(*PLAIN, coins=[9, 2, 2])
    assert spot.actions(0) == ["income", "foreign_aid", "coup", "tax", "assassinate", "steal", "exchange"]
    spot = table(*PLAIN, coins=[12, 2, 2])
    spot.play("0 coup:2; 2 lose:assassin")
    assert spot.coins == [5, 2, 2]


@paragraph("coup-3.2")
def test_ten_coins_are_looked_at_only_when_a_turn_begins(table):
    spot = table(*PLAIN, coins=[9, 2, 2])
    spot.play("0 tax; * allow")
    assert spot.coins == [12, 2, 2]
    assert spot.turn == 1
    spot.play("1 income; 2 income")
    assert spot.moves(0) == ["coup:1", "coup:2"]


@paragraph("coup-2.6", "coup-7.2")
def test_the_next_living_player_clockwise_is_next_and_the_eliminated_are_never_asked(table):
    spot = table("duke captain", "/contessa captain", "assassin duke", "/duke captain", coins=[2, 0, 2, 0])
    spot.play("0 foreign_aid")
    assert spot.asked == [2]
    assert spot.refused("1 block:duke") == spot.refused("3 allow") == "game.not_asked"
    spot.play("2 allow")
    assert spot.turn == 2
    spot.play("2 income")
    assert spot.turn == 0


@paragraph("coup-7.7")
def test_the_next_player_is_reckoned_from_the_seat_of_one_who_has_just_fallen(table):
    spot = table("duke/captain", "contessa captain", "assassin duke")
    spot.play("0 steal:2; 1 doubt; 2 allow; 0 lose:duke")
    assert spot.lives == [0, 2, 2]
    assert spot.turn == 1


@paragraph("coup-1.1", "coup-1.2", "coup-8.1", "coup-8.2")
def test_the_last_one_left_wins_even_in_the_middle_of_an_action(table):
    spot = table("assassin captain", "contessa/duke", coins=[3, 2])
    spot.play("0 assassinate:1; 1 allow; 1 block:contessa; 0 allow")
    assert spot.winner is None
    spot = table("assassin captain", "duke/contessa", coins=[3, 2])
    made = spot.play("0 assassinate:1; 1 doubt; 0 prove")
    assert spot.winner == 0
    assert made[-1] == {"type": "won", "seats": (0,), "reason": "last_one_left"}
    assert spot.asked == []
    outcome = spot.state.outcome()
    assert (outcome.reason, outcome.scores) == ("last_one_left", (1.0, 0.0))


@paragraph("coup-8.1")
def test_after_the_end_nothing_is_accepted_and_every_card_is_shown(table):
    spot = table("assassin captain", "duke/contessa", coins=[7, 2])
    spot.play("0 coup:1")
    assert spot.winner == 0
    assert spot.refused("0 income") == spot.refused("1 allow") == "game.over"
    assert spot.told("revealed") == [{"seat": 0, "cards": ("assassin", "captain")}]
    assert spot.state.view(None).players[0].hand == ("assassin", "captain")


@paragraph("coup-7.1")
def test_a_lost_card_stays_face_up_for_the_rest_of_the_game(table):
    spot = table("duke captain", "contessa assassin", "ambassador ambassador/", coins=[7, 2, 2])
    spot.play("0 coup:1; 1 lose:contessa; 1 exchange; * allow")
    for _ in range(40):
        assert spot.lost[1][0] == "contessa"
        if not spot.asked:
            break
        spot.play(f"{spot.asked[0]} {game.notate(spot.state.asked()[spot.asked[0]].default)}")


@paragraph("coup-7.3", "coup-20.3")
def test_the_coins_of_the_eliminated_go_to_the_treasury_at_the_end_of_the_turn(table):
    spot = table("duke captain", "contessa/duke", "assassin duke", coins=[7, 5, 2])
    spot.play("0 coup:1")
    assert spot.coins == [0, 0, 2]
    assert spot.told("estate_settled") == [{"seat": 1, "coins": 5}]
    assert spot.told("fell_out") == [{"seat": 1}]


@paragraph("coup-9.1")
@pytest.mark.parametrize("seed", range(6))
def test_c25_of_two_players_the_first_has_one_coin(fresh, seed):
    table = fresh(2, seed=seed)
    assert table.coins[table.turn] == 1
    assert table.coins[1 - table.turn] == 2
    assert table.court == 11


@paragraph("coup-9.3", "coup-9.2", "coup-9.4")
def test_choose_from_five_each_keeps_one_card_of_a_set_and_is_dealt_one_of_the_third(fresh):
    table = fresh(2, seed=3, choose_from_five=True)
    whole = ("ambassador", "assassin", "captain", "contessa", "duke")
    assert table.state.hands == [whole, whole]
    assert table.asked == [0, 1]
    assert table.moves(0) == [f"keep:{card}" for card in whole]
    table.play("1 keep:duke")
    assert table.asked == [0]
    assert table.state.view(0) != table.state.view(1)
    assert table.state.view(0).answered is None
    table.play("0 keep:contessa")
    assert table.lives == [2, 2]
    assert table.court == 3
    assert "contessa" in table.state.hands[0]
    assert "duke" in table.state.hands[1]
    assert table.state.view(0).removed == ("ambassador", "assassin", "captain", "duke")
    assert table.state.view(None).removed == ()
    third = [*table.state.court, *table.state.hands[0], *table.state.hands[1]]
    third.remove("contessa")
    third.remove("duke")
    assert sorted(third) == sorted(whole)
    assert table.coins[table.turn] == 1


@paragraph("coup-9.3", "coup-18.5")
def test_choose_from_five_with_inquisitor_and_anarchist(fresh):
    table = fresh(2, seed=1, choose_from_five=True, fifth="inquisitor", anarchist=True, reformation=True)
    assert len(table.moves(0)) == 6
    table.play("0 keep:anarchist; 1 keep:inquisitor")
    assert table.court == 4
    assert table.kind == "side"


@paragraph("coup-18.8")
@pytest.mark.parametrize("seats", [2, 6, 8])
def test_fifty_coins_are_all_there_are_where_the_option_says_so(fresh, seats):
    table = fresh(seats, seed=seats, treasury="fifty")
    chance = SplitMix64(seats)
    for _ in range(400):
        if not table.asked:
            break
        seat = table.asked[0]
        table.play(f"{seat} {game.notate(table.state.legal(seat).sample(chance))}")
    assert sum(table.coins) <= 50


@paragraph("coup-18.8", "coup-18.17")
def test_with_fifty_coins_a_player_takes_what_is_there(table):
    spot = table(*PLAIN, coins=[9, 20, 20], treasury="fifty")
    spot.play("0 tax; * allow")
    assert spot.coins == [10, 20, 20]
    spot = table(*PLAIN, coins=[9, 20, 20], treasury="unlimited")
    spot.play("0 tax; * allow")
    assert spot.coins == [12, 20, 20]


@paragraph("coup-18.8")
def test_the_reserve_counts_among_the_fifty(table):
    spot = table(*PLAIN, coins=[9, 20, 9], reserve=11, reformation=True, treasury="fifty")
    spot.play("0 foreign_aid; * allow")
    assert spot.coins == [10, 20, 9]


@paragraph("coup-18.8")
@pytest.mark.parametrize("seats", [9, 10])
def test_fifty_coins_are_refused_where_they_could_run_out_for_ever(seats):
    with pytest.raises(Refused) as refusal:
        game.start(seats, game.read_options({"treasury": "fifty"}), SplitMix64(0))
    assert refusal.value.code == "coup.options_fifty"
