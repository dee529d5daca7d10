"""Scenarios that hosts write: whatever is wrong is told with its place, and what is published can be written down."""

import json
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from mahfel.engine import Refused, SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.cards import CARDS
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenario_faults import MOST_FAULTS
from mahfel.games.mafia.scenario_file import LONGEST, check, read, write
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.games.mafia.scenarios.shab_e_mafia import COMMUNITY
from mahfel.testing.plugin import paragraph

SIX = {"mafia": ["boss"], "city": ["doctor", "detective", "citizen", "citizen", "citizen"]}
PUBLISHED = [*SCENARIOS.values(), replace(SCENARIOS["shab_e_mafia"], table=COMMUNITY)]


def text(table=None, *, name="Mine", **more):
    return json.dumps({"name": name, "table": {"6": SIX} if table is None else table, **more})


def told(written):
    """Every fault as code (without the game's name) and place."""
    scenario, faults = check(written)
    assert (scenario is None) == bool(faults)
    return [(fault.code.removeprefix("mafia.scenario_"), fault.place) for fault in faults]


@pytest.mark.parametrize(
    ("written", "line", "column"),
    [
        ("", 1, 1),
        ("سناریو", 1, 1),
        ('{"name": "x",\n  "table" {}}', 2, 11),
        ('{"name": "x"} and more', 1, 15),
        ('{"name": "x", "first_shot": NaN}', 1, 1),
        ("9" * 5000, 1, 1),
    ],
)
def test_what_is_no_json_is_told_with_line_and_character(written, line, column):
    _, (fault,) = check(written)
    assert (fault.code, fault.args) == ("mafia.scenario_no_json", {"line": line, "column": column})


@pytest.mark.parametrize("opening", ["[", '{"":', '{"a":[{"a":'])
def test_what_is_nested_without_end_is_no_scenario(opening):
    assert told(opening * (LONGEST // len(opening))) == [("deep", "$")]


@pytest.mark.parametrize("depth", [50, 500])
def test_what_is_nested_deeply_and_closed_is_not_what_it_should_be(depth):
    assert told("[" * depth + "]" * depth) == [("unreadable", "$")]


def test_a_field_that_stands_twice_is_told_wherever_it_stands():
    assert told('{"name": "a", "name": "b", "table": {}}') == [("twice", "$")]
    double = text().replace('"mafia": ["boss"]', '"mafia": [], "mafia": ["boss"]')
    assert told(double) == [("twice", "$.table.6")]
    assert told(text().replace('{"6":', '{"6": {}, "6":')) == [("twice", "$.table")]
    assert told(text(vote={"solo": "half"}).replace('"solo"', '"solo": "half", "solo"')) == [("twice", "$.vote")]


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ("[]", ("unreadable", "$")),
        ('"scenario"', ("unreadable", "$")),
        ("{}", ("missing", "$")),
        ('{"name": "x"}', ("missing", "$")),
        (text(colour="red"), ("unknown_field", "$")),
        (text(vote={"treshold": "half"}), ("unknown_field", "$.vote")),
        (text(vote={"threshold": "all"}), ("unreadable", "$.vote.threshold")),
        (text({"6": {"mafia": ["boss"]}}), ("missing", "$.table.6")),
        (text({"6": {**SIX, "police": []}}), ("unknown_field", "$.table.6")),
        (text({"6": {**SIX, "mafia": ["boss", 7]}}), ("unreadable", "$.table.6.mafia[1]")),
        (text({"6": []}), ("unreadable", "$.table.6")),
        (text([]), ("unreadable", "$.table")),
        (text(first_shot="2"), ("unreadable", "$.first_shot")),
        (text(first_shot=0), ("unreadable", "$.first_shot")),
        (text(first_shot=11), ("unreadable", "$.first_shot")),
        (text(first_shot=10**30), ("unreadable", "$.first_shot")),
        (text(inquiries=-1), ("unreadable", "$.inquiries")),
        (text(inquiries=1.5), ("unreadable", "$.inquiries")),
        (text(chaos="yes"), ("unreadable", "$.chaos")),
        (text(reveal="everything"), ("unreadable", "$.reveal")),
        (text(cards="census"), ("unreadable", "$.cards")),
        (text().replace("Mine", "\\ud800"), ("unreadable", "$.name")),
        (text().replace("boss", "\\udfff"), ("unreadable", "$.table.6.mafia[0]")),
    ],
)
def test_what_is_not_what_it_should_be_is_told_with_its_place(written, fault):
    assert told(written) == [fault]


@pytest.mark.parametrize("seats", ["0", "5", "27", "06", "6.0", " 6", "-6", "۶", "six", "1000000000000", "6e0"])
def test_a_table_is_for_six_to_twenty_six(seats):
    assert told(text({seats: SIX})) == [("seats", f"$.table.{seats}")]


def test_without_a_table_nobody_can_play():
    assert told(text({})) == [("no_table", "$.table")]


@pytest.mark.parametrize("name", ["", "   ", "\u200c", "x" * 41, "two\nlines", "\u202ebackwards", "\u2068apart\u2069"])
def test_a_scenario_has_a_name_that_can_be_shown(name):
    assert told(text(name=name)) == [("name", "$.name")]


@pytest.mark.parametrize("name", ["شب\u200cهای ما", "Ночь № 2", "👨\u200d👩\u200d👧", "x" * 40])
def test_a_name_may_be_in_any_writing(name):
    assert told(text(name=name)) == []
    assert told(json.dumps({"name": name, "table": {"6": SIX}}, ensure_ascii=False)) == []


@paragraph("mafia-17.4")
@pytest.mark.parametrize(
    ("table", "faults"),
    [
        ({**SIX, "mafia": ["emperor"]}, [("unknown_role", "mafia[0]")]),
        ({**SIX, "mafia": ["doctor"]}, [("unknown_role", "mafia[0]")]),
        ({**SIX, "city": [*SIX["city"][:4], "jani"]}, [("unknown_role", "city[4]")]),
        ({**SIX, "mafia": []}, [("sum", ""), ("no_mafia", "mafia")]),
        ({**SIX, "city": []}, [("sum", ""), ("too_many_mafia", "mafia")][:1]),
        ({"mafia": ["boss", "nato", "mafioso"], "city": ["doctor"] * 3}, [("too_many_mafia", "mafia")]),
        ({"mafia": ["boss", "nato", "mafioso", "capo"], "city": ["doctor"] * 2}, [("too_many_mafia", "mafia")]),
        ({**SIX, "independent": ["jani"]}, [("sum", "")]),
        ({"mafia": [], "city": []}, [("sum", ""), ("no_mafia", "mafia")]),
        ({"mafia": ["boss"] * 100, "city": []}, [("sum", ""), ("too_many_mafia", "mafia")]),
    ],
)
def test_a_table_that_cannot_be_dealt_is_told_with_its_place(table, faults):
    assert told(text({"6": table})) == [(code, f"$.table.6.{at}".removesuffix(".")) for code, at in faults]


def test_half_or_more_of_the_mafia_are_too_many_at_every_size():
    for seats in range(6, 27):
        for mafia in (seats // 2 - 1, (seats - 1) // 2, (seats + 1) // 2):
            row = {"mafia": ["mafioso"] * mafia, "city": ["citizen"] * (seats - mafia)}
            assert bool(told(text({str(seats): row}))) == (2 * mafia >= seats), (seats, mafia)


def test_all_that_cannot_be_played_is_told_at_once_from_the_top_to_the_end():
    worse = {"name": "", "table": {"6": SIX, "8": SIX, "40": SIX}, "succession": ["doctor"], "cards": ["ace"]}
    assert told(json.dumps(worse)) == [
        ("name", "$.name"),
        ("sum", "$.table.8"),
        ("seats", "$.table.40"),
        ("succession", "$.succession[0]"),
        ("unknown_card", "$.cards[0]"),
    ]
    assert len(told(text({"6": {**SIX, "mafia": ["a"] * 1000}}))) == MOST_FAULTS


def test_who_follows_the_boss_is_of_the_mafia_and_named_once():
    assert read(text(succession=["nato", "mafioso"])).succession == ("nato", "mafioso")
    assert told(text(succession=["nato", "nobody", "citizen", "nato"])) == [
        ("succession", f"$.succession[{number}]") for number in (1, 2, 3)
    ]


@paragraph("mafia-17.4")
def test_a_card_that_needs_an_independent_is_for_scenarios_with_one():
    assert told(text(cards=["census", "independent_in_the_mire"])) == [("card_alone", "$.cards[1]")]
    seven = {"mafia": ["boss"], "city": SIX["city"], "independent": ["jani"]}
    found = read(text({"6": SIX, "7": seven}, cards=["census", "independent_in_the_mire"]))
    assert [len(found.deck(seats)) for seats in (6, 7)] == [1, 2]


def test_a_text_is_too_long_by_one_character():
    fits = text() + " " * (LONGEST - len(text()))
    assert told(fits) == []
    assert told(fits + " ") == [("too_long", "$")]


def test_the_refusal_of_a_table_names_the_first_fault_and_its_place():
    with pytest.raises(Refused) as refused:
        game.start(6, MafiaOptions(scenario="custom", written=text({"6": {**SIX, "mafia": ["x" * 99]}})), SplitMix64(1))
    assert refused.value.code == "mafia.scenario_unknown_role"
    assert refused.value.arguments["place"] == "$.table.6.mafia[0]"
    assert len(refused.value.arguments["role"]) < 60


@pytest.mark.parametrize("scenario", PUBLISHED, ids=lambda scenario: f"{scenario.key}-{len(scenario.table)}")
def test_every_published_scenario_can_be_written_down_and_read_again(scenario):
    written = write(scenario, "نام")
    again = read(written)
    assert replace(again, key=scenario.key, narration=scenario.narration) == scenario
    assert len(written) <= LONGEST
    assert json.loads(written)["name"] == "نام"


@pytest.mark.parametrize("scenario", [key for key in SCENARIOS if key not in {"classic", "shab_e_mafia"}])
def test_a_copy_of_a_published_scenario_is_played_as_the_scenario_itself(scenario):
    # Classic and Shab-e Mafia change with options of their own.
    seats = min(SCENARIOS[scenario].table)
    ours, copy = (
        game.start(seats, MafiaOptions(**options), SplitMix64(3))
        for options in (
            {"scenario": scenario},
            {"scenario": "custom", "written": write(SCENARIOS[scenario], "Copy")},
        )
    )
    chance = SplitMix64(4)
    while ours.phases:
        seat = next(seat for seat, ask in ours.asked().items() if not ask.optional)
        assert list(copy.asked()) == list(ours.asked())
        move = ours.legal(seat).sample(chance)
        ours.play(seat, move)
        copy.play(seat, move)
    assert (copy.result, copy.record) == (ours.result, ours.record)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = ["name", "table", "vote", "succession", "first_shot", "cards", "reveal", "chaos", "late_shot"]


@given(st.text(max_size=200) | ANYTHING.map(lambda value: json.dumps(value)))
def test_no_text_at_all_does_anything_but_be_refused(written):
    assert told(written)


@given(st.sampled_from(FIELDS), ANYTHING)
def test_anything_in_any_field_is_read_or_refused_with_a_place_in_it(field, value):
    for code, place in told(json.dumps({**json.loads(text()), field: value})):
        assert place.startswith(f"$.{field}") or code == "no_json"  # JSON knows no infinity


@given(st.lists(st.sampled_from(sorted(ROLES)), min_size=6, max_size=26), st.sets(st.sampled_from(sorted(CARDS))))
def test_any_roles_and_cards_can_be_written_and_what_is_read_begins(roles, cards):
    sides = {side: [key for key in roles if ROLES[key].side == side] for side in ("mafia", "city", "independent")}
    written = text({str(len(roles)): sides}, cards=sorted(cards))
    codes = {code for code, _ in told(written)}
    assert codes <= {"no_mafia", "too_many_mafia", "card_alone"}
    if not codes:
        state = game.start(len(roles), MafiaOptions(scenario="custom", written=written), SplitMix64(1))
        assert sorted(player.dealt for player in state.players) == sorted(roles)


def test_the_rules_of_the_vote_are_those_that_stand_there():
    for threshold, tie, midday in product(("half", "commando"), ("none", "lottery"), (False, True)):
        vote = read(text(vote={"threshold": threshold, "tie": tie, "midday": midday})).vote
        assert (vote.threshold, vote.tie, vote.midday) == (threshold, tie, midday)
