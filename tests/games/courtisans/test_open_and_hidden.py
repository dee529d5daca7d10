"""What everybody sees, what nobody sees, and what may be imagined."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import BLUE, COPIES, FAMILIES, NAMES, ROLES, SPY, WHITE
from mahfel.testing.chi_square import against
from mahfel.testing.plugin import paragraph
from mahfel.testing.transcript import encode


@paragraph("courtisans-8.1")
def test_the_hall_lies_open_to_everybody(banquet):
    table = banquet(
        seats=3,
        above=["hares-noble", "toads-spy"],
        below=["carps-plain"],
        domains=[["toads-plain"], ["carps-noble", "carps-spy"], []],
        hands=[["nightingales-assassin", "hares-plain"], [], []],
    )
    table.play("0 nightingales-assassin>1!carps-noble")
    views = [table.state.view(viewer) for viewer in (None, 0, 1, 2)]
    for view in views:
        assert view.table == views[0].table
        assert view.players == views[0].players
        assert (view.above, view.below, view.removed, view.pile) == ((1,), (), views[0].removed, views[0].pile)
        assert view.removed[FAMILIES.index("carps")] == ("noble",)
        assert view.players[1].spies == (2,)
        assert [player.hand for player in view.players] == [2, 3, 3]
    assert sum(player.turns_left for player in views[0].players) == 24 - table.state.turns


@paragraph("courtisans-8.2")
def test_hands_and_missions_of_others_and_the_pile_are_in_no_view(banquet):
    table = banquet(
        seats=3,
        hands=[["toads-noble"], ["hares-assassin"], ["carps-guard"]],
        missions=[("fewer-hares", "all_below"), ("three_nobles", "five_below"), ("three_spies", "few_esteemed")],
    )
    raw = [encode(table.state.view(viewer)).decode() for viewer in (0, 1, 2, None)]
    own = [("toads-noble", "all_below"), ("hares-assassin", "five_below"), ("carps-guard", "few_esteemed")]
    for seat, words in enumerate(own):
        for word in words:
            assert [word in text for text in raw] == [viewer == seat for viewer in (0, 1, 2, None)]


@paragraph("courtisans-8.3")
def test_no_event_tells_what_was_drawn_to_the_one_who_drew_it_neither(fresh):
    for seed in range(6):
        told = []
        state = game.start(3, game.read_options({}), SplitMix64(seed), told.append)
        while asked := state.asked():
            (seat,) = asked
            told.clear()
            state.play(seat, asked[seat].default)
            for event in told:
                seen = event.seen_by(seat)
                assert seen == event.seen_by(None)
                if seen["type"] == "drew":
                    assert set(seen) == {"type", "seat", "count", "left"}


@paragraph("courtisans-8.4")
def test_what_has_not_been_seen_is_counted_by_family_and_role(fresh):
    for seed in range(4):
        table = fresh(2 + seed, seed)
        while table.state.asked():
            table.move(table.asked, table.state.legal(table.asked).sample(SplitMix64(seed)))
            for viewer in (None, *range(2 + seed)):
                view = table.state.view(viewer)
                left = Counter(dict(zip(NAMES, COPIES, strict=True)))
                for family, column in zip(FAMILIES, view.table, strict=True):
                    left.subtract(f"{family}-{role}" for role in (*column.above, *column.below))
                for rows in (view.removed, *(player.domain for player in view.players)):
                    left.subtract(
                        f"{family}-{role}" for family, row in zip(FAMILIES, rows, strict=True) for role in row
                    )
                left.subtract(view.hand)
                left.subtract(f"{family}-spy" for family in view.turned)
                counted = {
                    f"{family}-{role}": count
                    for family, counts in zip(FAMILIES, view.unseen, strict=True)
                    for role, count in zip((*ROLES, "spy"), counts, strict=True)
                }
                assert counted == left
                if view.phase == "turn":
                    hidden = view.pile + view.aside + sum(player.hand for player in view.players) - len(view.hand)
                    spies = len(table.state.spies)
                    assert sum(left.values()) == hidden + spies
                else:
                    assert sum(left.values()) == view.aside


def test_at_the_end_everything_that_was_placed_and_every_mission_lies_open(fresh):
    table = fresh(4, 9)
    table.until_over()
    view = table.view
    assert len(view.shown_missions) == 4
    assert all(white in WHITE and blue in BLUE for white, blue in view.shown_missions)
    assert view.phase == "over"
    assert len(view.turned) == len(table.state.spies)
    assert view.open == ()


def test_no_view_is_large(fresh):
    """Five players have all ninety cards before them at the end, and the reckoning besides."""
    longest = 0
    for seed in range(12):
        table = fresh(5, seed)
        table.until_over()
        longest = max(longest, *(len(encode(table.state.view(viewer))) for viewer in (None, 0, 4)))
    assert longest < 3000


# -- imagined worlds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_placed_spies_are_imagined_of_every_family_that_is_left(banquet, viewer):
    """Two of twelve spies were removed or are held by the viewer; what is left decides the odds."""
    table = banquet(
        below=["toads-spy"],
        domains=[["carps-spy"], []],
        hands=[["toads-spy", "hares-plain"], ["hares-spy", "hares-spy"]],
    )
    view = table.state.view(viewer)
    held = Counter(card for card in view.hand if card.endswith("spy"))
    left = {family: 2 - held[f"{family}-spy"] for family in FAMILIES}
    total = sum(left.values())
    chance = SplitMix64(17)
    worlds = [game.imagine(view, chance).spies for _ in range(3000)]
    wanted = {
        (one, other): 3000 * left[one] * (left[other] - (one == other)) / total / (total - 1)
        for one in FAMILIES
        for other in FAMILIES
        if left[one] and left[other] - (one == other) > 0
    }
    found = Counter((FAMILIES[one], FAMILIES[other]) for one, other in worlds)
    assert against(found, wanted).even


def test_a_world_imagined_in_mid_game_deals_the_rest_evenly(banquet):
    """Where an opponent's spy may be: in the hand as often as in any other unseen place."""
    table = banquet(hands=[["toads-noble"], []], above=["carps-spy"])
    view = table.state.view(0)
    chance = SplitMix64(2)
    held = Counter()
    for _ in range(4000):
        world = game.imagine(view, chance)
        held[sum(kind >= SPY for kind in world.hands[1])] += 1
    unseen = sum(map(sum, view.unseen)) - 1
    spies = sum(counts[-1] for counts in view.unseen) - 1
    expected = sum(number * count for number, count in held.items()) / 4000
    assert abs(expected - 3 * spies / unseen) < 0.05


def test_missions_of_others_are_imagined_among_those_that_are_left(fresh):
    table = fresh(3, 4)
    view = table.state.view(1)
    chance = SplitMix64(8)
    seen = Counter()
    for _ in range(3000):
        world = game.imagine(view, chance)
        assert (WHITE[world.missions[1][0]], BLUE[world.missions[1][1]]) == view.missions
        seen[world.missions[0][0], world.missions[2][0]] += 1
    own = WHITE.index(view.missions[0])
    wanted = {(a, b): 3000 / 72 for a in range(10) for b in range(10) if a != b and own not in (a, b)}
    assert against(seen, wanted).even
