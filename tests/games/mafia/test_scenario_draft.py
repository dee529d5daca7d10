"""A scenario of one's own before the table: what is wrong, what is odd, and what bots make of it."""

import json
from typing import get_args

import pytest
from catalogue import Catalogue

from mahfel.engine import Refused
from mahfel.games.mafia import drafts, game
from mahfel.games.mafia.balance import Fault, Warned
from mahfel.games.mafia.drafts import MOST_CYCLES, ends_within
from mahfel.games.mafia.scenario_file import read
from mahfel.games.mafia.scenarios import SCENARIOS

DRAFT = game.drafts["written"]
TEXTS = Catalogue(game)


def written(mafia, city, **more):
    table = {str(len(mafia) + len(city)): {"mafia": mafia, "city": city}}
    return json.dumps({"name": "Mine", "table": table, **more})


SIX = written(["boss"], ["doctor", "detective", "citizen", "citizen", "citizen"])


def test_a_draft_belongs_to_an_option_of_the_game_and_the_option_to_a_draft():
    assert set(game.drafts) == {"written"}
    assert "written" in game.meta.options.__struct_fields__


def test_a_good_draft_has_neither_faults_nor_remarks():
    assert DRAFT.check(SIX) == drafts.Checked(seats=(6,))


def test_a_draft_with_faults_is_told_all_of_them_and_no_remarks():
    checked = DRAFT.check(written(["boss", "boss", "boss"], ["guard", "nobody", "citizen"]))
    assert [fault.place for fault in checked.faults] == ["$.table.6.city[1]", "$.table.6.mafia"]
    assert (checked.remarks, checked.seats) == ((), ())


def test_what_is_odd_is_remarked():
    checked = DRAFT.check(written(["boss", "mafioso", "lecter"], ["guard", *["citizen"] * 4]))
    assert [remark.key for remark in checked.remarks] == [
        "warning-many_mafia",
        "warning-guard_alone",
        "warning-nobody_to_save_from",
    ]
    assert {remark.key for remark in checked.remarks} <= TEXTS.keys


def test_every_sample_can_be_checked_and_is_named():
    samples = DRAFT.samples()
    assert [sample.key for sample in samples] == [f"scenario-{key}" for key in SCENARIOS]
    for sample in samples:
        assert DRAFT.check(sample.text).faults == ()
        assert sample.key in TEXTS.keys


def test_a_rehearsal_is_the_same_for_the_same_seed_and_names_the_sides_that_are_dealt():
    first, again = (DRAFT.rehearse(SIX, 6, 12, 5) for _ in range(2))
    assert first == again
    assert first.games == 12
    assert [part.key for part in first.parts][:2] == ["end-mafia", "end-city"]
    assert sum(part.share for part in first.parts) == pytest.approx(1, abs=0.001)
    assert all(0 <= part.low <= part.share <= part.high <= 1 for part in first.parts)
    assert {remark.key for remark in first.remarks} <= TEXTS.keys


def test_a_side_that_hardly_wins_is_remarked_with_its_share():
    found = DRAFT.rehearse(written(["mafioso"] * 12, ["citizen"] * 14), 26, 8, 1)
    (remark,) = (remark for remark in found.remarks if remark.key == "warning-side_hardly_wins")
    assert remark.args["side"] == "city"
    assert 0 <= remark.args["percent"] < 15


def test_every_warning_of_the_balance_can_be_said():
    for fault in get_args(Fault):
        if fault == "does_not_end":
            continue  # refused, see below
        remark = drafts._remark(Warned(fault, "boss" if fault == "role_never_acts" else "city", 0.08))
        values = {**remark.args, **{name: TEXTS.say("fa", key) for name, key in remark.words.items()}}
        for language in ("fa", "en", "ru"):
            assert TEXTS.say(language, remark.key, **values)


def test_a_rehearsal_is_for_seats_that_the_scenario_has():
    with pytest.raises(Refused) as refused:
        DRAFT.rehearse(SIX, 7, 5, 1)
    assert refused.value.code == "mafia.seats"


def test_a_draft_with_faults_is_not_rehearsed():
    with pytest.raises(Refused) as refused:
        DRAFT.rehearse("{", 6, 5, 1)
    assert refused.value.code == "mafia.scenario_no_json"


def test_a_scenario_that_does_not_end_in_time_is_refused_with_its_place(monkeypatch):
    scenario = read(SIX)
    assert all(ends_within(scenario, 6, seed) for seed in range(20))
    assert not any(ends_within(scenario, 6, seed, most=0) for seed in range(20))
    monkeypatch.setattr(drafts, "ends_within", lambda scenario, seats, seed: ends_within(scenario, seats, seed, 0))
    with pytest.raises(Refused) as refused:
        DRAFT.rehearse(SIX, 6, 3, 1)
    assert refused.value.code == "mafia.scenario_endless"
    assert refused.value.arguments == {"place": "$.table.6", "most": MOST_CYCLES}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_published_scenario_ends_within_forty_days_and_nights(scenario):
    for seats in SCENARIOS[scenario].seats:
        assert all(ends_within(SCENARIOS[scenario], seats, seed) for seed in range(10))
