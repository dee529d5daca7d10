"""An option that somebody has written is looked at when it is set, not when the game is to begin."""

from __future__ import annotations

import json

import pytest

from mahfel.engine import Refused
from mahfel.games.mafia.scenario_file import LONGEST, write
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.tables.options import change_options
from mahfel.tables.start import start


async def refused(work, code, party=None):
    """The refusal, after looking that the table is as before."""
    before = (await party.table()).version if party else None
    with pytest.raises(Refused) as found:
        await work
    assert found.value.code == code
    assert party is None or (await party.table()).version == before
    return found.value


GOOD = write(SCENARIOS["classic"], "ours")


def with_roles(**sides):
    """The scenario with another row for six."""
    scenario = json.loads(GOOD)
    scenario["table"] = {"6": {**scenario["table"]["6"], **sides}}
    return json.dumps(scenario)


FAULTY = [
    ("{", "mafia.scenario_no_json", None),
    (with_roles(mafia=["dragon"]), "mafia.scenario_unknown_role", "$.table.6.mafia[0]"),
    (with_roles(mafia=[]), "mafia.scenario_sum", "$.table.6"),
    ("[" * 5000, "mafia.scenario_deep", None),
    (GOOD + " " * LONGEST, "options.unreadable", None),
]


@pytest.mark.parametrize(("written", "code", "place"), FAULTY)
async def test_no_table_is_opened_with_a_faulty_scenario(party, written, code, place):
    refusal = await refused(party.open(game="mafia", options={"scenario": "custom", "written": written}), code)
    assert refusal.arguments.get("place", place) == place or place is None


@pytest.mark.parametrize(("written", "code", "place"), FAULTY)
async def test_a_faulty_scenario_is_refused_when_it_is_set_and_the_table_keeps_what_it_had(party, written, code, place):
    await party.open(game="mafia", options={"scenario": "custom", "written": GOOD})
    setting = {"scenario": "custom", "written": written}
    refusal = await refused(change_options(party.house, party.id, party.who[0], options=setting), code, party)
    assert place is None or refusal.arguments["place"] == place
    assert (await party.table()).options["written"] == GOOD


async def test_a_faulty_scenario_is_refused_whatever_else_is_chosen(party):
    await party.open(game="mafia")
    work = change_options(party.house, party.id, party.who[0], options={"written": "{"})
    await refused(work, "mafia.scenario_no_json", party)


async def test_who_chooses_to_write_begins_with_nothing_and_mends_it_in_the_lobby(party):
    await party.open(game="mafia", options={"scenario": "custom"})
    await party.fill(people=2, bots=4)
    table = await party.table()
    assert table.game.sizes(table.game.read_options(table.options)) == ()
    await refused(start(party.house, party.id, party.who[0]), "mafia.scenario_no_json", party)
    await change_options(party.house, party.id, party.who[0], options={"written": GOOD})
    table = await party.table()
    assert 6 in table.game.sizes(table.game.read_options(table.options))
    await start(party.house, party.id, party.who[0])
    assert (await party.table()).phase == "play"
