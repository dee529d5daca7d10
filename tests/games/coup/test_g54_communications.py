"""Communications: secret exchanges of five kinds."""

from __future__ import annotations

import pytest

from mahfel.testing.plugin import paragraph

REST = ("politician guerrilla", "guerrilla banker")


@paragraph("coup-15.1")
def test_director_draws_two_and_returns_any_two(g54):
    spot = g54("director banker", *REST, court=["peacekeeper", "politician"])
    before = spot.court
    spot.play("0 director; * allow; 0 keep:peacekeeper+politician")
    assert spot.state.hands[0] == ("peacekeeper", "politician")
    assert spot.court == before
    assert spot.told("exchanged") == [{"seat": 0, "count": 2}]


@paragraph("coup-15.2", "coup-13.7")
def test_g05_newscaster_needs_a_coin_and_draws_what_the_court_has(g54):
    spot = g54("newscaster banker", *REST, coins=[0, 2, 2], plus="newscaster")
    assert spot.refused("0 newscaster") == "coup.too_poor"
    spot = g54("newscaster banker", *REST, court_size=2, plus="newscaster")
    spot.play("0 newscaster; * allow")
    assert (spot.lives[0], spot.court) == (4, 0)
    spot.play(f"0 {spot.moves(0)[0]}")
    assert (spot.lives[0], spot.court) == (2, 2)
    spot = g54("newscaster banker", *REST, plus="newscaster")
    spot.play("0 newscaster; * allow")
    assert spot.lives[0] == 5
    assert spot.coins == [1, 2, 2]


@paragraph("coup-15.2")
def test_a_caught_newscaster_gets_the_coin_back(g54):
    spot = g54("banker banker", *REST, plus="newscaster")
    spot.play("0 newscaster; 1 doubt; 2 allow; 0 lose:banker")
    assert spot.coins == [2, 2, 2]


PRODUCERS = ("producer banker", "politician guerrilla", "guerrilla banker")


@paragraph("coup-15.3")
def test_g06_producer_mixes_a_card_of_the_court_and_one_of_the_target(g54):
    # Vector G06: A draws 1, T gives 1 of its choice, A returns 1 to T and 1 to the Court; numbers are unchanged.
    spot = g54(*PRODUCERS, court=["peacekeeper"], plus="producer")
    before = spot.court
    spot.play("0 producer:1; * allow; 1 allow")
    assert (spot.kind, spot.asked) == ("show-give", [1])
    assert spot.moves(1) == ["show:guerrilla", "show:politician"]
    spot.play("1 show:politician")
    assert (spot.kind, spot.asked) == ("show-give", [0])
    assert spot.state.hands[0] == ("banker", "peacekeeper", "politician", "producer")
    spot.play("0 show:banker")
    assert spot.state.hands[1] == ("banker", "guerrilla")
    assert (spot.kind, spot.asked) == ("keep", [0])
    spot.play("0 keep:peacekeeper+politician")
    assert spot.lives == [2, 2, 2]
    assert spot.court == before
    assert spot.turn == 1


@paragraph("coup-15.3")
def test_only_the_two_know_what_was_handed_over(g54):
    spot = g54(*PRODUCERS, court=["peacekeeper"], plus="producer")
    spot.play("0 producer:1; * allow; 1 allow; 1 show:politician; 0 show:banker")
    assert [event.get("card") for event in spot.told("shown", 2)] == [None, None]
    assert [event.get("card") for event in spot.told("shown", 0)] == ["politician", "banker"]
    assert spot.state.view(0).known == ((1, "banker"),)


@paragraph("coup-15.3")
def test_a_target_with_one_card_gives_it_and_is_not_out_meanwhile(g54):
    spot = g54("producer banker", "politician/guerrilla", "guerrilla banker", plus="producer")
    spot.play("0 producer:1; * allow; 1 allow; 1 show:politician")
    assert spot.state.living() == (0, 1, 2)
    assert spot.told("fell_out") == []
    spot.play("0 show:politician")  # it may get the same card back
    spot.play(f"0 {spot.moves(0)[0]}")
    assert spot.state.hands[1] == ("politician",)
    assert spot.lives == [2, 1, 2]


@paragraph("coup-15.3")
def test_with_an_empty_court_only_the_half_with_the_target_happens(g54):
    spot = g54(*PRODUCERS, court_size=0, plus="producer")
    spot.play("0 producer:1; * allow; 1 allow; 1 show:politician")
    assert spot.lives == [3, 1, 2]
    spot.play("0 show:banker")
    assert spot.lives == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-15.3", "coup-13.9")
def test_a_countered_producer_still_exchanges_with_the_court(g54):
    spot = g54("producer banker", "producer guerrilla", "guerrilla banker", court=["peacekeeper"], plus="producer")
    spot.play("0 producer:1; * allow; 1 block:producer; * allow")
    assert (spot.kind, spot.asked) == ("keep", [0])
    assert spot.state.hands[0] == ("banker", "peacekeeper", "producer")
    spot.play("0 keep:banker+peacekeeper")
    assert spot.lives == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-15.3", "coup-18.14")
def test_a_producer_who_falls_by_doubting_the_counter_draws_nothing(g54):
    spot = g54("producer/banker", "producer guerrilla", "guerrilla banker", plus="producer")
    before = spot.court
    spot.play("0 producer:1; * allow; 1 block:producer; 0 doubt; 2 allow; 1 prove")
    assert spot.lives == [0, 2, 2]
    assert spot.court == before
    assert spot.turn == 1


@paragraph("coup-15.3", "coup-18.28")
def test_when_the_target_has_fallen_only_the_half_with_the_court_happens(g54):
    spot = g54("producer banker", "politician/guerrilla", "guerrilla banker", court=["peacekeeper"], plus="producer")
    spot.play("0 producer:1; 1 doubt; 2 allow; 0 prove")
    assert spot.lives == [3, 0, 2]
    spot.play(f"0 {spot.moves(0)[0]}")
    assert spot.lives == [2, 0, 2]
    assert spot.turn == 2


@paragraph("coup-15.3")
def test_a_caught_counter_costs_one_and_the_card_is_handed_over(g54):
    spot = g54("producer banker", "politician guerrilla", "guerrilla banker", plus="producer")
    spot.play("0 producer:1; * allow; 1 block:producer; 0 doubt; 2 allow; 1 lose:politician; 1 show:guerrilla")
    assert spot.lives == [4, 0, 2]


@paragraph("coup-15.4")
@pytest.mark.parametrize("court", [9, 0])
def test_reporter_takes_a_coin_and_exchanges_one_card(g54, court):
    spot = g54("reporter banker", *REST, court_size=court, plus="reporter")
    spot.play("0 reporter; * allow")
    assert spot.coins == [3, 2, 2]
    if court:
        assert spot.lives[0] == 3
        spot.play(f"0 {spot.moves(0)[0]}")
    assert spot.lives == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-15.5")
def test_g07_writer_draws_one_and_more_for_a_coin_each(g54):
    spot = g54("writer banker", *REST, plus="writer")
    before = spot.court
    spot.play("0 writer; * allow")
    assert (spot.kind, spot.lives[0], spot.coins[0]) == ("write", 3, 2)
    assert spot.moves(0) == ["!stop", "!more"]
    spot.play("0 !more; 0 !more")
    assert (spot.kind, spot.lives[0], spot.coins[0]) == ("keep", 5, 0)
    assert spot.refused("0 !more") == "game.wrong_move"
    assert {move.count("+") for move in spot.moves(0)} == {1}
    spot.play(f"0 {spot.moves(0)[0]}")
    assert spot.lives == [2, 2, 2]
    assert spot.court == before
    assert spot.coins == [0, 2, 2]


@paragraph("coup-15.5")
def test_writer_may_stop_and_stops_when_the_court_is_empty(g54):
    spot = g54("writer banker", *REST, plus="writer")
    spot.play("0 writer; * allow; 0 !stop")
    assert (spot.kind, spot.lives[0], spot.coins[0]) == ("keep", 3, 2)
    spot = g54("writer banker", *REST, coins=[9, 2, 2], court_size=2, plus="writer")
    spot.play("0 writer; * allow; 0 !more")
    assert (spot.kind, spot.lives[0], spot.coins[0]) == ("keep", 4, 8)
    spot = g54("writer banker", *REST, court_size=0, plus="writer")
    spot.play("0 writer; * allow")
    assert spot.turn == 1


@paragraph("coup-15.5")
def test_a_writer_without_coins_draws_one(g54):
    spot = g54("writer banker", *REST, coins=[0, 2, 2], plus="writer")
    spot.play("0 writer; * allow")
    assert (spot.kind, spot.lives[0]) == ("keep", 3)


@paragraph("coup-15.1")
@pytest.mark.parametrize("role", ["director", "newscaster", "reporter", "writer"])
def test_exchanges_have_no_counter(g54, role):
    spot = g54(f"{role} banker", *REST, plus=role)
    spot.play(f"0 {role}; * allow")
    assert spot.asked == [0]
    assert spot.kind in ("keep", "write")
