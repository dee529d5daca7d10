"""Who is dealt what: the tables of the rulebook, what options make of them, and what is drawn by lot."""

import json
from collections import Counter
from pathlib import Path

import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.options import MafiaOptions, scenario_of
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.games.mafia.scenarios.shab_e_mafia import COMMUNITY
from mahfel.games.mafia.table_of_roles import drawn
from mahfel.testing.plugin import paragraph

TABLES = json.loads((Path(__file__).parent / "role_tables.json").read_text())


def dealt(seats, **options):
    return scenario_of(MafiaOptions(**options), seats).dealt(seats)


@pytest.mark.parametrize(("key", "seats"), [(key, int(seats)) for key, table in TABLES.items() for seats in table])
def test_every_table_of_the_specification(key, seats):
    found = SCENARIOS[key].table[seats]
    assert [Counter(row) for row in found] == [Counter(row) for row in TABLES[key][str(seats)]]


@pytest.mark.parametrize("key", sorted(SCENARIOS))
def test_sums_sides_and_shares_are_right(key):
    tables = [*SCENARIOS[key].table.items(), *(COMMUNITY.items() if key == "shab_e_mafia" else ())]
    for seats, (mafia, city, apart) in tables:
        assert len(mafia) + len(city) + len(apart) == seats
        assert 2 * len(mafia) < seats
        for side, row in (("mafia", mafia), ("city", city), ("independent", apart)):
            assert all(ROLES[role].side == side for role in row)
        if key == "shab_e_mafia":
            assert len({*mafia, *city, *apart}) == seats


@paragraph("mafia-18.2")
def test_the_classic_table_may_have_a_third_of_mafia():
    for seats in range(6, 21):
        roles = dealt(seats, mafia_count="third")
        assert len(roles) == seats
        assert sum(ROLES[role].side == "mafia" for role in roles) == seats // 3
    assert dealt(12, mafia_count="third").count("mafioso") == 3


@paragraph("mafia-18.2")
def test_a_table_without_sniper_or_die_hard_has_citizens_in_their_place():
    assert Counter(dealt(10, sniper=False, die_hard=False))["citizen"] == 5
    assert {"sniper", "die_hard"} & {*dealt(10)} == {"sniper", "die_hard"}


@paragraph("mafia-18.4")
@pytest.mark.parametrize(
    ("seats", "mafia", "first"), [(9, 2, 1), (10, 3, 2), (12, 3, 2), (13, 3, 1), (15, 4, 1), (16, 4, 1), (20, 5, 1)]
)
def test_the_gentle_game_has_fewer_mafia_or_a_later_shot(seats, mafia, first):
    scenario = scenario_of(MafiaOptions(scenario="shab_e_mafia", gentle=True), seats)
    found = scenario.table[seats]
    assert len(found[0]) == mafia
    assert sum(map(len, found)) == seats
    if seats > 9:
        assert scenario.first_shot + (seats <= scenario.late_shot) == first


@paragraph("mafia-18.5")
def test_roles_that_the_table_adds_replace_those_who_joined_last():
    plain = dealt(12, scenario="shab_e_mafia")
    added = dealt(12, scenario="shab_e_mafia", saviour=True, armoured=True, scarecrow=True)
    assert {*plain} - {*added} == {"judge", "bully", "hero"}
    assert {*added} - {*plain} == {"saviour", "armoured", "scarecrow"}
    small = dealt(6, scenario="shab_e_mafia", saviour=True, armoured=True, scarecrow=True)
    assert {"doctor", "detective", "mayor"} <= {*small}


@paragraph("mafia-18.4")
def test_the_cafes_roles_are_for_certain_numbers_of_players():
    options = MafiaOptions(scenario="shab_e_mafia", community_set=True)
    for seats in (14, 15, 16, 18, 19, 21, 22, 24, 25, 26):
        options.check(seats)
    with pytest.raises(Refused) as refusal:
        options.check(17)
    assert refusal.value.code == "mafia.seats"
    assert {"second_doctor", "second_sheriff", "chameleon"} <= {*dealt(14, scenario="shab_e_mafia", community_set=True)}
    assert "saviour" in dealt(26, scenario="shab_e_mafia", community_set=True)


def test_a_second_doctor_is_not_shown_to_the_mayor_and_second_ones_have_fewer_uses():
    assert ROLES["doctor"].shown_to_mayor
    assert not ROLES["second_doctor"].shown_to_mayor
    assert ROLES["second_sheriff"].abilities[0].uses == 1
    assert ROLES["second_gravedigger"].abilities[0].uses == 1
    assert ROLES["second_doctor"].abilities == ROLES["doctor"].abilities


@paragraph("mafia-18.3")
@pytest.mark.parametrize("seats", [6, 10, 14, 17, 26])
def test_roles_by_lot_keep_the_numbers_and_what_needs_each_other(seats):
    options = MafiaOptions(scenario="shab_e_mafia", variety="draw", armoured=True)
    listed = scenario_of(options, seats)
    seen = set()
    for seed in range(60):
        row = drawn(options, listed, seats, SplitMix64(seed)).table[seats]
        assert [len(part) for part in row] == [len(part) for part in listed.table[seats]]
        roles = {role for part in row for role in part}
        assert len(roles) == seats
        assert {"boss", "doctor", "detective"} <= roles
        assert "surgeon" not in roles or "sheriff" in roles
        assert "thousand_faces" not in roles or seats >= 12
        seen |= roles
    assert "armoured" in seen


def test_who_imagines_a_game_with_roles_by_lot_keeps_to_the_open_list():
    for open_roles in (True, False):
        options = MafiaOptions(scenario="shab_e_mafia", variety="draw", open_roles=open_roles)
        state = game.start(10, options, SplitMix64(5))
        dealt_now = Counter(player.dealt for player in state.players)
        assert Counter(state.scenario.dealt(10)) == dealt_now
        world = game.imagine(state.view(3), SplitMix64(9))
        assert world.players[3].dealt == state.players[3].dealt
        assert Counter(world.scenario.dealt(10)) == Counter(player.dealt for player in world.players)
        if open_roles:
            assert Counter(world.scenario.dealt(10)) == dealt_now


@paragraph("mafia-2.2", "mafia-18.8")
def test_with_a_closed_list_every_role_may_be_named():
    roles = ["boss", "king_slayer", "doctor", "detective", "mayor", "devotee"]
    from mahfel.games.mafia.arrange import arrange

    text = game.parse("act strike_down@2=scarecrow")
    assert text not in arrange(roles=roles, scenario="shab_e_mafia", cycle=2).legal(1)
    assert text in arrange(roles=roles, scenario="shab_e_mafia", cycle=2, open_roles=False).legal(1)
