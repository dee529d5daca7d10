"""Rebellion G54: what lies on the table, the general rules, targets and protection."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.coup import game
from mahfel.games.coup.characters import CHARACTERS, G54
from mahfel.games.coup.game import draw_roles
from mahfel.testing.plugin import paragraph

HANDS = ("banker director", "guerrilla politician", "peacekeeper banker")
BASIC = {"banker", "farmer", "director", "newscaster", "reporter", "guerrilla", "judge", "politician", "priest"}
BASIC |= {"peacekeeper"}


@paragraph("coup-13.4")
def test_g01_every_set_has_one_one_one_and_two_different_ones():
    seen = Counter()
    for seed in range(600):
        roles = draw_roles(SplitMix64(seed), basic=False)
        categories = [CHARACTERS[role].category for role in roles]
        assert categories == ["finance", "communications", "force", "special", "special"]
        assert len(set(roles)) == 5
        seen.update(roles)
    assert set(seen) == {role for roles in G54.values() for role in roles}
    for role in G54["finance"] + G54["communications"] + G54["force"] + G54["special"]:
        assert 70 < seen[role] < 170, f"{role}: {seen[role]} of 600, where 120 is even"


@paragraph("coup-13.3")
def test_the_rosters_have_five_five_five_and_ten():
    assert {category: len(roles) for category, roles in G54.items()} == {
        "finance": 5,
        "communications": 5,
        "force": 5,
        "special": 10,
    }
    assert {role for roles in G54.values() for role in roles if not CHARACTERS[role].advanced} == BASIC


@paragraph("coup-18.20", "coup-18.7")
def test_basic_sets_have_no_advanced_character():
    drawn = {role for seed in range(100) for role in draw_roles(SplitMix64(seed), basic=True)}
    assert drawn == BASIC


@paragraph("coup-13.4", "coup-13.6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_g01_three_cards_of_each_of_five_and_no_foreign_aid(fresh, seats):
    table = fresh(seats, seed=2, box="g54")
    assert table.state.box.copies == dict.fromkeys(("banker", "director", "guerrilla", "politician", "peacekeeper"), 3)
    assert table.court == 15 - 2 * seats
    assert table.coins == [2] * seats
    seat = table.turn
    assert table.refused(f"{seat} foreign_aid") == "coup.no_such_action"
    assert table.refused(f"{seat} tax") == "coup.no_such_action"


@paragraph("coup-18.7")
def test_a_custom_set_is_played_as_chosen(fresh):
    chosen = {"finance": "spy", "communications": "writer", "force": "judge", "special": "priest"}
    table = fresh(3, box="g54", roles="custom", special_too="lawyer", **chosen)
    assert set(table.state.box.copies) == {"spy", "writer", "judge", "priest", "lawyer"}


@paragraph("coup-13.6")
def test_income_and_coup_are_always_there_and_cannot_be_doubted_or_blocked(g54):
    spot = g54(*HANDS, coins=[8, 2, 2])
    spot.play("0 income")
    assert spot.coins == [9, 2, 2]
    assert spot.turn == 1
    spot.play("1 income; 2 income; 0 coup:1")
    assert spot.kind == "lose"
    spot = g54(*HANDS, coins=[10, 2, 2])
    assert spot.moves(0) == ["coup:1", "coup:2"]


@paragraph("coup-13.4")
def test_only_the_five_in_play_can_be_claimed(g54):
    spot = g54(*HANDS)
    assert spot.actions(0) == ["income", "banker", "director", "politician", "peacekeeper"]
    assert spot.refused("0 spy") == "coup.no_such_action"


@paragraph("coup-14.1")
def test_g02_banker_takes_three_and_nobody_can_stop_it(g54):
    # Vector G02: as tax; a doubt is all there is against it.
    spot = g54(*HANDS)
    spot.play("0 banker")
    assert spot.kind == "doubt"
    spot.play("* allow")
    assert spot.coins == [5, 2, 2]
    assert spot.turn == 1
    spot = g54("director director", *HANDS[1:])
    spot.play("0 banker; 1 doubt; 2 allow; 0 lose:director")
    assert spot.coins == [2, 2, 2]


ONE = ["crime_boss", "guerrilla", "judge", "mercenary", "politician", "producer", "protestor"]


@paragraph("coup-13.8")
@pytest.mark.parametrize("role", ONE)
def test_what_is_aimed_at_one_needs_another_living_and_unprotected_player(g54, role):
    def declared(spot):
        return [move for move in spot.moves(0) if move.startswith(f"{role}:")]

    hands, coins = ("0 1", "2 3", "4 0", "/1 2"), [9, 2, 2, 0]
    spot = g54(*hands, coins=coins, plus=role)
    assert declared(spot) == [f"{role}:1", f"{role}:2"]
    for wrong in ("0", "3", "4"):
        assert spot.refused(f"0 {role}:{wrong}") == ("coup.no_token" if role == "mercenary" else "coup.no_target")
    assert declared(g54(*hands, coins=coins, plus=role, tokens={"peace": 1})) == [f"{role}:2"]
    assert declared(g54(*hands, coins=coins, plus=role, tokens={"treaty": [0, 2]})) == [f"{role}:1"]


@paragraph("coup-13.8")
@pytest.mark.parametrize("role", [*ONE, "general", "priest", "communist"])
def test_without_a_legal_target_a_character_cannot_be_declared(g54, role):
    spot = g54("0 1", "2 3", "4 0", tokens={"peace": 1, "treaty": [0, 2]}, coins=[9, 2, 2], plus=role)
    assert role not in spot.actions(0)
    assert [move for move in spot.moves(0) if move.startswith("coup")] == ["coup:1"]


@paragraph("coup-17.3")
def test_g15_treaty_partners_are_no_targets_but_may_be_doubted_until_they_are_the_last_two(g54):
    spot = g54("0 1", "2 3", "4 0", tokens={"treaty": [0, 1]}, coins=[9, 2, 2])
    assert [move for move in spot.moves(0) if ":" in move] == ["coup:2", "guerrilla:2", "politician:2"]
    spot.play("0 banker; 1 doubt; 2 allow")
    assert spot.kind == "prove"
    spot = g54("0 1", "2 3", "/4 0", tokens={"treaty": [0, 1]}, coins=[9, 2, 0])
    assert {"coup:1", "politician:1"} <= set(spot.moves(0))


@paragraph("coup-17.7")
def test_g16_the_holder_of_peace_is_aimed_at_only_by_a_coup(g54):
    spot = g54("guerrilla banker", "director director", "banker banker", tokens={"peace": 1}, coins=[9, 2, 2])
    assert [move for move in spot.moves(0) if ":" in move] == ["coup:1", "coup:2", "guerrilla:2", "politician:2"]
    spot.play("0 coup:1; 1 lose:director")
    assert spot.lives == [2, 1, 2]


@paragraph("coup-16.2", "coup-17.9")
def test_g16_general_and_priest_skip_the_holder_of_peace_and_the_treaty_partner(g54):
    hands = ("general priest", "director director", "banker banker", "banker director")
    spot = g54(*hands, tokens={"peace": 1}, coins=[5, 2, 2, 2], plus="general priest")
    spot.play("0 priest; * allow")
    assert spot.asked == [2, 3]
    spot.play("* allow")
    assert spot.coins == [7, 2, 1, 1]
    spot = g54(*hands, tokens={"treaty": [0, 3]}, coins=[5, 2, 2, 2], plus="general priest")
    spot.play("0 general; * allow")
    assert spot.asked == [1, 2]
    spot.play("* allow; 1 lose:director; 2 lose:banker")
    assert spot.lives == [2, 1, 1, 2]


@paragraph("coup-13.8")
def test_peace_and_treaty_do_not_protect_from_doubts(g54):
    spot = g54("director director", "director banker", "banker banker", tokens={"peace": 0, "treaty": [0, 1]})
    spot.play("0 banker; 1 doubt; 2 allow; 0 lose:director")
    assert spot.lives == [1, 2, 2]


@paragraph("coup-19.5")
def test_e31_to_e35_the_rules_of_rebellion_are_played_by_defaults_alone():
    # E35: whoever leaves with drawn cards in flight gives them back; nothing hangs.
    for seed in range(12):
        state = game.start(3 + seed % 4, game.read_options({"box": "g54", "roles": "all"}), SplitMix64(seed))
        chance = SplitMix64(seed)
        for _ in range(60):
            if asked := state.asked():
                seat = min(asked)
                state.play(seat, state.legal(seat).sample(chance))
        while asked := state.asked():
            state.play(min(asked), asked[min(asked)].default)
        assert state.outcome() is not None
