"""All twenty missions, each fulfilled and not, with nobles counted both ways."""

from __future__ import annotations

import pytest

from mahfel.games.courtisans.words import BLUE, FAMILIES, WHITE
from mahfel.testing.plugin import paragraph

OTHER = {"white": "four_guards", "blue": "five_below"}


@pytest.fixture
def fulfilled(reckoned):
    """``fulfilled("fewer-toads", domains=…)``: whether seat 0 fulfils that mission."""

    def look(mission, *, above=(), below=(), domains=((), ()), **options):
        white, blue = (mission, OTHER["blue"]) if mission in WHITE else (OTHER["white"], mission)
        if blue == mission == OTHER["blue"]:
            white = "three_spies" if white == mission else white
        spare = [(w, b) for w, b in zip(WHITE, BLUE, strict=True) if w != white and b != blue]
        missions = [(white, blue), *spare[: len(domains) - 1]]
        found = reckoned(above, below, domains, missions, **options)["accounts"][0]["missions"]
        points = found[0] if mission in WHITE else found[1]
        assert points in (0, 3)
        return points == 3

    return look


@paragraph("courtisans-10.2")
@pytest.mark.parametrize("family", FAMILIES)
def test_fewer_of_a_family_than_the_left_neighbour_is_strict(fulfilled, family):
    mission, card = f"fewer-{family}", f"{family}-plain"
    assert not fulfilled(mission, domains=[[], []])
    assert fulfilled(mission, domains=[[], [card]])
    assert not fulfilled(mission, domains=[[card], [card]])
    assert not fulfilled(mission, domains=[[card, card], [card]])
    assert fulfilled(mission, domains=[[card], [card, f"{family}-guard"]])
    assert fulfilled(mission, domains=[[], [f"{family}-spy"]])
    others = [f"{other}-plain" for other in FAMILIES if other != family]
    assert not fulfilled(mission, domains=[[], others])


@paragraph("courtisans-10.2", "courtisans-13.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_left_neighbour_is_the_next_in_turn_order(reckoned, seats):
    """Only one seat has a toad; only the one before it in turn order has fewer than its left neighbour."""
    for owner in range(seats):
        domains = [["toads-plain"] if seat == owner else [] for seat in range(seats)]
        for seat in range(seats):
            missions = [(WHITE[place + (place > 0)], BLUE[place]) for place in range(seats)]
            missions = [(white if white != "fewer-toads" else "three_spies", blue) for white, blue in missions]
            missions[seat] = ("fewer-toads", missions[seat][1])
            account = reckoned(domains=domains, missions=missions)["accounts"][seat]
            assert (account["missions"][0] == 3) == ((seat + 1) % seats == owner)


@paragraph("courtisans-10.3")
@pytest.mark.parametrize(
    ("mission", "role", "needed"),
    [
        ("three_nobles", "noble", 3),
        ("two_assassins", "assassin", 2),
        ("four_guards", "guard", 4),
        ("three_spies", "spy", 3),
    ],
)
def test_roles_are_counted_as_pieces(fulfilled, mission, role, needed):
    cards = [f"{family}-{role}" for family in FAMILIES]
    for option in (True, False):
        assert not fulfilled(mission, domains=[cards[: needed - 1], cards], mission_noble_weight=option)
        assert fulfilled(mission, domains=[cards[:needed], []], mission_noble_weight=option)
        assert fulfilled(mission, domains=[cards[: needed + 1], []], mission_noble_weight=option)
    strangers = [f"{family}-{other}" for family in FAMILIES for other in ("plain", "noble", "guard") if other != role]
    assert not fulfilled(mission, domains=[strangers, []])


@paragraph("courtisans-10.4")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_disgraced_family_is_neither_neutral_nor_esteemed_nor_another_one(fulfilled, family):
    mission, card = f"disgraced-{family}", f"{family}-plain"
    other = next(other for other in FAMILIES if other != family)
    assert fulfilled(mission, below=[card])
    assert not fulfilled(mission)
    assert not fulfilled(mission, above=[card], below=[card])
    assert not fulfilled(mission, above=[card])
    assert not fulfilled(mission, below=[f"{other}-plain"])
    assert fulfilled(mission, above=[card], below=[f"{family}-noble"])


@paragraph("courtisans-10.5")
def test_every_family_needs_a_card_below_whatever_its_standing(fulfilled):
    below = [f"{family}-plain" for family in FAMILIES]
    assert fulfilled("all_below", below=below)
    assert fulfilled("all_below", above=[f"{family}-noble" for family in FAMILIES], below=below)
    for missing in range(len(FAMILIES)):
        assert not fulfilled("all_below", below=below[:missing] + below[missing + 1 :])
    assert fulfilled("all_below", below=[*below[:5], "carps-spy"])
    assert not fulfilled("all_below", above=below)


@paragraph("courtisans-10.6")
@pytest.mark.parametrize("family", FAMILIES)
def test_five_cards_of_one_family_below(fulfilled, family):
    five = [*[f"{family}-plain"] * 4, f"{family}-guard"]
    assert fulfilled("five_below", below=five)
    assert not fulfilled("five_below", below=five[1:])
    assert fulfilled("five_below", below=five, above=[*[f"{family}-noble"] * 4])
    other = next(other for other in FAMILIES if other != family)
    assert not fulfilled("five_below", below=[*five[1:], f"{other}-plain"])
    assert not fulfilled("five_below", above=five)


@paragraph("courtisans-10.7")
@pytest.mark.parametrize("esteemed", range(7))
def test_at_most_three_families_are_esteemed(fulfilled, esteemed):
    above = [f"{family}-plain" for family in FAMILIES[:esteemed]]
    assert fulfilled("few_esteemed", above=above) == (esteemed <= 3)
    # The others may be neutral or disgraced.
    below = [f"{family}-plain" for family in FAMILIES[esteemed:]]
    assert fulfilled("few_esteemed", above=above, below=below) == (esteemed <= 3)


@paragraph("courtisans-10.8")
@pytest.mark.parametrize("disgraced", range(7))
def test_at_least_two_families_are_disgraced(fulfilled, disgraced):
    below = [f"{family}-plain" for family in FAMILIES[:disgraced]]
    above = [f"{family}-plain" for family in FAMILIES[disgraced:]]
    assert fulfilled("two_disgraced", above=above, below=below) == (disgraced >= 2)
    assert not fulfilled("two_disgraced", above=[*above, *below], below=below)


@paragraph("courtisans-10.9", "courtisans-11.1")
def test_a_noble_counts_as_two_in_comparisons_unless_the_table_says_otherwise(fulfilled):
    domains = [["hares-noble"], ["hares-plain", "hares-guard"]]
    assert not fulfilled("fewer-hares", domains=domains)
    assert fulfilled("fewer-hares", domains=domains, mission_noble_weight=False)
    turned = [["hares-plain"], ["hares-noble"]]
    assert fulfilled("fewer-hares", domains=turned)
    assert not fulfilled("fewer-hares", domains=turned, mission_noble_weight=False)
    below = ["carps-noble", "carps-noble", "carps-guard"]
    assert fulfilled("five_below", below=below)
    assert not fulfilled("five_below", below=below, mission_noble_weight=False)
    assert fulfilled("five_below", below=[*below, "carps-spy", "carps-plain"], mission_noble_weight=False)


@paragraph("courtisans-11.1")
def test_the_switch_touches_neither_standing_nor_points(reckoned):
    position = {"above": ["toads-noble"], "below": ["toads-plain"], "domains": [["toads-noble"], []]}
    found = [reckoned(**position, mission_noble_weight=option) for option in (True, False)]
    assert found[0]["families"] == found[1]["families"]
    assert [f["accounts"][0]["points"] for f in found] == [[0, 2, 0, 0, 0, 0]] * 2


@paragraph("courtisans-10.10")
def test_the_books_example_of_nobles_in_missions(example):
    accounts = example("10.10")["accounts"]
    assert accounts[0]["missions"] == [0, 3]


@paragraph("courtisans-10.1")
def test_missions_look_at_what_is_left_and_not_at_who_placed_it(banquet):
    table = banquet(
        domains=[[], ["toads-noble"]],
        hands=[["hares-assassin"], []],
        missions=[("fewer-toads", "all_below"), ("three_nobles", "five_below")],
    )
    table.play("0 hares-assassin>1!toads-noble")
    hall = table.state.hall()
    assert hall.domains[1][4:8] == [0, 0, 0, 0]
    table.until_over()
    left = table.view.reckoning.accounts
    toads = [account.weights[1] for account in left]
    assert (left[0].missions[0] == 3) == (toads[0] < toads[1])


@paragraph("courtisans-10.1", "courtisans-9.2")
def test_spies_are_at_their_places_when_missions_are_looked_at(fulfilled):
    assert fulfilled("disgraced-toads", below=["toads-spy"])
    assert fulfilled("five_below", below=["toads-noble", "toads-noble", "toads-spy"])
    assert fulfilled("three_spies", domains=[["toads-spy", "hares-spy", "carps-spy"], []])
    assert not fulfilled("disgraced-toads", above=["toads-spy"], below=["toads-plain"])
