"""What each may know, and that nothing else reaches anybody, in content or in time."""

from __future__ import annotations

from collections import Counter
from typing import get_type_hints

import msgspec
import pytest

from mahfel.engine import SplitMix64
from mahfel.games.saboteur import game
from mahfel.games.saboteur.belief import Belief, sequential
from mahfel.games.saboteur.checks import REVEALS, invariants
from mahfel.games.saboteur.deeds import Deeds
from mahfel.games.saboteur.imagine import imagine
from mahfel.games.saboteur.words import PACK
from mahfel.testing.case import cases
from mahfel.testing.checks import Checks
from mahfel.testing.chi_square import pairs
from mahfel.testing.plugin import paragraph
from mahfel.testing.transcript import snapshot, viewers
from mahfel.testing.twin_worlds import Twins
from mahfel.testing.walk import walk

DARK = {"dealt", "drew", "map_read", "goal_turned", "round_ended", "roles_shown", "pool_drawn", "pool_seen", "paid"}
DARK |= {"nobody_paid", "gold_kept", "counted", "won"}
"""Events by which something comes to light; who digs, breaks, mends, discards tells nothing by itself."""


@paragraph("saboteur-7.1", "saboteur-12.4")
@pytest.mark.parametrize("habit", [0, 2, 3])
def test_worlds_that_one_cannot_tell_apart_send_one_the_same(habit):
    compared = 0
    for case in cases(game, 24, 40 + habit):
        for place, position in enumerate(walk(case, habit)):
            if place % 17 == habit:
                viewer = position.chance.choice(viewers(position.state))
                compared += Twins(position, viewer, Checks(REVEALS=frozenset(DARK)), snapshot, []).follow()
    assert compared > 150
    assert DARK == REVEALS


@paragraph("saboteur-7.1", "saboteur-12.4")
def test_a_miner_and_a_saboteur_are_asked_the_same_in_the_same_words_and_time(table):
    position = {"hands": [["SH", "map"], ["X4"], ["SV"]], "pile_size": 0}
    miner, saboteur = (table(saboteurs=[seat], **position) for seat in (2, 0))
    assert miner.view(0).role != saboteur.view(0).role
    assert miner.state.asked() == saboteur.state.asked()
    assert miner.moves() == saboteur.moves()
    for viewer in (1, None):
        assert snapshot(miner.state, viewer) == snapshot(saboteur.state, viewer) or viewer == 1
    assert miner.state.awaited(1) == saboteur.state.awaited(1) == (0,)
    # Seat 1 is a miner in both and sees the same of both.
    assert snapshot(miner.state, 1) == snapshot(saboteur.state, 1)


@paragraph("saboteur-7.3")
def test_a_spectator_sees_no_role_hand_map_gold_or_pool(fresh):
    for seed in range(3):
        spot = fresh(5, seed)
        while spot.state.asked():
            view = spot.view()
            nothing = (view.role, view.hand, view.discarded, view.gold, view.lots, view.pool, view.maps)
            assert nothing == ("", (), (), (), (), (), ("", "", ""))
            if view.phase == "turn":
                assert view.goals == ("", "", "") or len(view.mine)
            spot.play("* default")


@paragraph("saboteur-7.3", "saboteur-7.4")
def test_everybody_sees_hand_sizes_tools_discards_and_deeds(table):
    spot = table(hands=[["SH"], ["break_pick"], ["mend_pick"]], mine=["DSH@-1,0"])
    spot.play("0 dig:SH@1,0; 1 break:pick>0; 2 mend:mend_pick>0=pick")
    for viewer in (None, 0, 1, 2):
        players = spot.view(viewer).players
        assert [player.hand for player in players] == [6, 6, 6]
        assert players[0].deeds == Deeds(helped=1)
        assert players[1].deeds == Deeds(broke=(0,))
        assert players[2].deeds == Deeds(mended=(0,))
        assert spot.view(viewer).up == {"break_pick": 1, "mend_pick": 1}


def test_what_digs_and_rockfalls_count_as(table):
    spot = table(hands=[["D1H"], ["rockfall"], ["CR"]], mine=["SH@1,0"])
    spot.play("0 dig:D1H~@2,0; 1 rockfall:2,0; 2 dig:CR@-1,0")
    assert [player.deeds for player in spot.view().players] == [Deeds(hindered=1), Deeds(helped=1), Deeds()]
    cut = table(hands=[["rockfall"], ["CL"], ["SH"]], mine=["SH@1,0", "TV@2,0"])
    cut.play("0 rockfall:2,0; 1 dig:CL@2,0; 2 dig:SH@-1,0")
    assert [player.deeds for player in cut.view().players] == [Deeds(hindered=1), Deeds(), Deeds(hindered=1)]


def test_every_field_of_an_event_says_who_may_read_it_and_secrets_belong_to_their_seat():
    private = {
        (event.__struct_config__.tag, name)
        for event in game.event_types
        for name, hint in get_type_hints(event, include_extras=True).items()
        if hint.__metadata__[0].owner == "seat"
    }
    assert private == {
        ("dealt", "role"),
        ("dealt", "cards"),
        ("map_read", "card"),
        ("passed", "card"),
        ("drew", "card"),
        ("pool_seen", "gold"),
        ("gold_kept", "nuggets"),
    }


def test_moves_that_hide_a_card_are_not_shown():
    state = game.arrange(hands=[["SH", "map"], [], []])
    closed = {type(move).__name__ for move in state.legal(0) if not state.open_move(0, move)}
    assert closed == {"Pass"}


# -- imagined worlds -----------------------------------------------------------------------------------------------


def worlds(view, count, belief=None):
    """Worlds drawn from one view."""
    chance = SplitMix64(11)
    for _ in range(count):
        yield imagine(view, chance, belief)


def test_cards_goals_and_roles_are_drawn_evenly(table):
    spot = table(hands=[["map", "SH"], [], [], []], maps=[["top"], [], [], []], seed=4)
    spot.play("0 map:top; 1 default; 2 default; 3 default")
    view = spot.view(0)
    drawn = list(worlds(view, 3000))
    for world in drawn[:50]:
        invariants(world)
        assert world.view(0) == view
    unknown_goals = [world.mine.goals[1:] for world in drawn]
    assert all(verdict.even for verdict in pairs(unknown_goals).values())
    unknown_roles = [(*world.roles[1:], world.aside) for world in drawn]
    assert all(verdict.even for verdict in pairs(unknown_roles).values())
    # A card that the viewer does not know is in each place as often as that place has cards.
    where = Counter()
    for world in drawn:
        card = PACK.index(0)  # crossings: five, all unseen
        where["pile"] += world.pile.count(card)
        where["hands"] += sum(hand.count(card) for hand in world.hands[1:])
        where["down"] += sum(cards.count(card) for cards in world.down)
    places = {"pile": len(spot.state.pile), "hands": 18, "down": 3}
    known = view.hand.count("X4")
    each = (5 - known) * 3000 / sum(places.values())
    for place, size in places.items():
        assert abs(where[place] - each * size) < 6 * (each * size) ** 0.5


def test_gold_handed_on_is_divided_among_those_who_took_it(near):
    spot = near(["X4"], seats=5, saboteurs=[1], gold_next=[1, 3, 2, 1, 2])
    spot.play("0 dig:X4@7,0; 0 keep:3; 4 keep:2; 3 keep:1")
    view = spot.view(0)
    met = Counter()
    for world in worlds(view, 900):
        invariants(world)
        assert world.view(0) == view
        assert sorted([*world.gold[4], *world.gold[3], *world.pool]) == [1, 1, 2, 2]
        met[world.gold[4][0], world.gold[3][0], *world.pool] += 1
    assert len(met) == 4
    assert pairs([(*world.gold[4], *world.gold[3]) for world in worlds(view, 2000)])[0, 1].even
    # A spectator knows nothing of it.
    assert {world.gold[0][0] for world in worlds(spot.view(), 300)} == {1, 2, 3}


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_in_every_phase_of_whole_games_a_view_is_enough(seats):
    drafts = 0
    for seed in range(4):
        chance = SplitMix64(seed)
        state = game.start(seats, game.read_options({"gold_cards": "old_mine"} if seed % 2 else {}), SplitMix64(seed))
        while state.asked():
            seat = next(iter(state.asked()))
            level = game.levels["easy"].policies[0]
            for viewer in (seat, (seat + 1) % seats, None):
                view = state.view(viewer)
                world = imagine(view, chance)
                invariants(world)
                assert world.view(viewer) == view
                assert world.asked().keys() == state.asked().keys()
            drafts += bool(state.queue)
            state.play(seat, level(imagine(state.view(seat), chance), seat, chance))
    assert drafts


def test_beliefs_mark_the_suspicious_and_keep_the_number_of_role_cards(table):
    spot = table(seats=7)
    deeds = [Deeds(), Deeds(hindered=3), Deeds(helped=4), *[Deeds()] * 4]
    spot.state.deeds[:] = deeds
    view = spot.view(0)
    met = Counter()
    for world in worlds(view, 1500, Belief()):
        assert sum(world.roles) + world.aside == 3
        assert world.roles[0] == 0
        met.update(seat for seat, role in enumerate(world.roles) if role)
    assert met[1] > 1.3 * met[3] > 1.3 * met[2] > 0


def test_sets_of_places_are_drawn_in_proportion_to_the_product_of_their_weights():
    chance = SplitMix64(3)
    drawn = Counter(tuple(sequential([1.0, 2.0, 3.0], 2, chance)) for _ in range(6000))
    shares = {(1, 1, 0): 2 / 11, (1, 0, 1): 3 / 11, (0, 1, 1): 6 / 11}
    assert set(drawn) == set(shares)
    for marks, share in shares.items():
        assert abs(drawn[marks] / 6000 - share) < 0.03


def test_an_imagined_game_may_end_with_the_round():
    state = game.start(4, game.read_options({}), SplitMix64(2))
    world = imagine(state.view(0), SplitMix64(1), Belief())
    while world.asked():
        seat = next(iter(world.asked()))
        world.play(seat, world.asked()[seat].default)
    assert len(world.stories) == 1


@pytest.mark.parametrize("seats", [10])
def test_no_view_of_ten_late_in_the_game_is_larger_than_three_kilobytes(seats):
    largest = 0
    for seed in range(6):
        case = next(cases(game, 1, seed))
        case = msgspec.structs.replace(case, seats=seats)
        for position in walk(case, seed % 3):
            largest = max(largest, len(msgspec.json.encode(position.state.view(seed % seats))))
    assert 1500 < largest < 3072
