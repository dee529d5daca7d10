"""The end: spies turn, families are judged, points are counted."""

from __future__ import annotations

import pytest

from mahfel.games.courtisans.words import FAMILIES
from mahfel.testing.plugin import paragraph

NONE = [("four_guards", "five_below"), ("three_spies", "disgraced-carps"), ("two_assassins", "disgraced-stags")]
"""Missions that nobody fulfils with few cards."""

ABOVE = [
    *("butterflies-plain", "butterflies-guard", "toads-noble", "toads-noble", "nightingales-plain"),
    *("nightingales-guard", "hares-plain", "stags-noble", "stags-plain", "carps-noble"),
]
BELOW = [
    *("butterflies-plain", "nightingales-noble", "nightingales-plain", "hares-noble", "hares-plain", "stags-plain"),
    *("carps-plain", "carps-guard"),
]
DOMAIN = [
    *("butterflies-noble", "butterflies-plain", "toads-plain", "toads-plain", "toads-guard", "nightingales-noble"),
    *("nightingales-plain", "stags-noble", "stags-noble", "stags-guard", "carps-noble"),
]


@paragraph("courtisans-9.3", "courtisans-1.2", "courtisans-13.3")
def test_the_acceptance_vector_has_three_esteemed_two_disgraced_and_one_neutral_family(reckoned):
    families = reckoned(above=ABOVE, below=BELOW)["families"]
    assert [(f["above"], f["below"]) for f in families] == [(2, 1), (4, 0), (2, 3), (1, 3), (3, 1), (2, 2)]
    assert [f["status"] for f in families] == [
        *("esteemed", "esteemed", "disgraced", "disgraced", "esteemed", "neutral"),
    ]


@paragraph("courtisans-9.4", "courtisans-9.5")
def test_the_acceptance_vector_scores_eight_in_the_domain_and_eleven_with_a_mission(reckoned):
    missions = [("fewer-hares", "disgraced-toads"), ("four_guards", "all_below")]
    account = reckoned(above=ABOVE, below=BELOW, domains=[DOMAIN, ["hares-guard"]], missions=missions)["accounts"][0]
    assert account["weights"] == [3, 3, 3, 0, 5, 2]
    assert account["points"] == [3, 3, -3, 0, 5, 0]
    assert sum(account["points"]) == 8
    assert account["missions"] == [3, 0]
    assert account["total"] == 11


@paragraph("courtisans-9.8")
def test_the_books_example_has_eleven_points(example):
    found = example("9.8")
    assert [account["total"] for account in found["accounts"]] == [11, 1]
    assert [account["place"] for account in found["accounts"]] == [1, 2]


@paragraph("courtisans-9.3")
def test_a_family_without_any_card_at_the_table_is_neutral(reckoned):
    found = reckoned(domains=[["toads-noble"], []], missions=NONE[:2])
    assert {f["status"] for f in found["families"]} == {"neutral"}
    assert found["accounts"][0]["total"] == 0


@paragraph("courtisans-9.2")
@pytest.mark.parametrize(("side", "status"), [("above", "esteemed"), ("below", "disgraced")])
def test_a_spy_joins_its_family_and_stays_on_its_side(reckoned, side, status):
    families = reckoned(**{side: ["hares-spy"]})["families"]
    assert families[FAMILIES.index("hares")]["status"] == status
    assert sum(f["status"] != "neutral" for f in families) == 1


@paragraph("courtisans-9.2", "courtisans-9.4")
def test_a_spy_in_a_domain_counts_one_for_its_family(reckoned):
    found = reckoned(above=["hares-plain"], domains=[["hares-spy"], []], missions=NONE[:2])
    assert found["accounts"][0]["points"] == [0, 0, 0, 1, 0, 0]


@paragraph("courtisans-9.2", "courtisans-7.7")
def test_at_the_end_all_spies_turn_the_removed_ones_too_and_those_do_not_count(fresh):
    turned = set()
    for seed in range(30):
        table = fresh(2 + seed % 4, seed)
        while table.state.asked():
            legal = list(table.state.legal(table.asked))
            kills = [move for move in legal if move.victim and move.victim.startswith("spy")]
            move = (kills or legal)[seed % len(kills or legal)]
            table.move(table.asked, move)
        view = table.view
        told = table.told("spy_turned")
        assert [event["spy"] for event in told] == list(range(1, len(view.turned) + 1))
        for event, family in zip(told, view.turned, strict=True):
            assert event["card"] == f"{family}-spy"
            places = {"above": view.above, "below": view.below, "removed": view.removed_spies}
            if event["zone"] == "domain":
                assert event["spy"] in view.players[event["other"]].spies
            else:
                assert event["spy"] in places[event["zone"]]
            turned.add(event["zone"])
        hall = table.state.hall()
        counted = sum(sum(row[24:]) for row in (hall.above, hall.below, *hall.domains))
        assert counted == len(view.turned) - len(view.removed_spies)
    assert turned == {"above", "below", "domain", "removed"}


@paragraph("courtisans-9.5")
def test_no_mission_one_or_both_bring_nothing_three_or_six(reckoned):
    below = ["toads-plain"]
    totals = []
    for missions in (("four_guards", "five_below"), ("fewer-hares", "five_below"), ("fewer-hares", "disgraced-toads")):
        found = reckoned(below=below, domains=[[], ["hares-plain"]], missions=[missions, ("three_spies", "all_below")])
        totals.append(found["accounts"][0]["total"])
    assert totals == [0, 3, 6]


@paragraph("courtisans-9.6", "courtisans-9.9")
def test_the_best_total_wins_also_below_zero(example, reckoned):
    found = example("9.9")
    assert [account["total"] for account in found["accounts"]] == [-3, -1, -2]
    assert [account["won"] for account in found["accounts"]] == [False, True, False]
    assert [account["place"] for account in found["accounts"]] == [3, 1, 2]


@paragraph("courtisans-9.7", "courtisans-9.10")
def test_equal_totals_share_the_victory(example, reckoned):
    found = example("9.10")
    assert [account["won"] for account in found["accounts"]] == [True, False, True]
    assert [account["place"] for account in found["accounts"]] == [1, 3, 1]
    everybody = reckoned(domains=[[], [], []], missions=NONE)
    assert [account["won"] for account in everybody["accounts"]] == [True] * 3


def played(table, seat):
    """The last turn of a game, by defaults."""
    table.until_over()
    return table.state.outcome(), table.view.reckoning.accounts[seat]


@paragraph("courtisans-9.6", "courtisans-9.7")
def test_outcomes_say_how_they_were_decided(fresh):
    seen = {}
    for seed in range(60):
        table = fresh(2, seed)
        outcome, _ = played(table, 0)
        totals = [account.total for account in table.view.reckoning.accounts]
        assert outcome.scores == tuple(totals)
        assert outcome.winners == tuple(seat for seat in (0, 1) if totals[seat] == max(totals))
        assert outcome.reason == "hands_empty"
        negative = max(totals) < 0
        wanted = "shared" if totals[0] == totals[1] else "negative" if negative else "points"
        assert outcome.decided_by == wanted
        seen[wanted] = seed
        assert table.told("won") == [{"seats": outcome.winners, "reason": wanted}]
        told = [event["total"] for event in table.told("reckoned")]
        assert told == totals
    assert set(seen) == {"points", "shared", "negative"}


@paragraph("courtisans-9.3", "courtisans-9.5")
def test_the_end_is_told_in_its_order(fresh):
    table = fresh(3, 5)
    table.until_over()
    kinds = [event.seen_by(None)["type"] for event in table.events]
    tail = kinds[kinds.index("ended") :]
    order = ["ended", "spy_turned", "judged", "mission_shown", "reckoned", "won"]
    assert [kind for kind in order if kind in tail] == list(dict.fromkeys(tail))
    assert tail.count("judged") == tail.count("mission_shown") == 6
    assert [event["family"] for event in table.told("judged")] == list(FAMILIES)
    for event, family in zip(table.told("judged"), table.view.reckoning.families, strict=True):
        assert (event["above"], event["below"], event["status"]) == (family.above, family.below, family.status)


def test_before_the_end_there_is_no_outcome_and_no_reckoning(fresh):
    table = fresh(2, 1)
    while table.state.asked():
        assert table.state.outcome() is None
        assert table.view.reckoning is None
        table.move(table.asked, table.ask.default)
    assert table.view.reckoning is not None
    assert table.refused("0 toads-noble>above") == "game.over"
