"""Rehearsals in a process of their own: planned for some seconds, ended when they hang, and never too many."""

from __future__ import annotations

import asyncio
import json

import pytest

from mahfel.engine import Refused
from mahfel.engine.draft import Rehearsal
from mahfel.games.mafia import game
from mahfel.tables import rehearsal_worker
from mahfel.tables.rehearsals import RehearsalFault, RehearsalProcess, Task, draft_of

MAFIA = "mafia"
PLACE = "mahfel.games.mafia:game"
TABLE = {"mafia": ["boss"], "city": ["doctor", "detective", "citizen", "citizen", "citizen"]}
TEXT = json.dumps({"name": "Mine", "table": {"6": TABLE}})


def task(**more) -> Task:
    given = {"game": MAFIA, "option": "written", "text": TEXT, "seats": 6, "seed": 1, "games": 30, "seconds": 5.0}
    return Task(**{**given, **more})


@pytest.fixture
async def process():
    made = RehearsalProcess([PLACE])
    yield made
    await made.close()


@pytest.fixture
def known(monkeypatch):
    """Mafia in this process, too."""
    monkeypatch.setattr(rehearsal_worker.registry, "find", lambda key: game)


async def test_a_rehearsal_comes_back_and_its_process_ends(process):
    found = await process.rehearse(task())
    assert found.games == 30
    assert {part.key for part in found.parts} >= {"end-mafia", "end-city"}
    assert process._worker._process is None


async def test_what_the_draft_refuses_is_refused(process):
    with pytest.raises(Refused) as refused:
        await process.rehearse(task(seats=7))
    assert refused.value.code == "mafia.seats"
    with pytest.raises(Refused) as refused:
        await process.rehearse(task(text="{"))
    assert refused.value.code == "mafia.scenario_no_json"
    assert refused.value.arguments["line"] == 1


async def test_a_fault_of_ours_is_no_refusal_and_the_next_one_is_rehearsed(process, capfd):
    with pytest.raises(RehearsalFault):
        await process.rehearse(task(text=TEXT, games=-1))
    assert (await process.rehearse(task())).games == 30


async def test_whoever_comes_when_several_wait_is_asked_to_come_later(process):
    waiting = [asyncio.create_task(process.rehearse(task())) for _ in range(4)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await process.rehearse(task())
    assert refused.value.code == "draft.busy"
    assert {found.games for found in await asyncio.gather(*waiting)} == {30}
    assert process._worker._process is None


async def test_one_that_hangs_is_ended_and_refused(tmp_path, monkeypatch):
    (tmp_path / "slow_drafts.py").write_text("import time\nfrom mahfel.games.mafia import game\ntime.sleep(30)\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    process = RehearsalProcess(["slow_drafts:game"], patience_s=0.5)
    with pytest.raises(Refused) as refused:
        await process.rehearse(task())
    assert refused.value.code == "draft.too_slow"
    assert process._worker._process is None
    await process.close()


async def test_after_the_end_nothing_is_begun(process):
    await process.close()
    with pytest.raises(Refused) as refused:
        await process.rehearse(task())
    assert refused.value.code == "draft.busy"


class Slow:
    """A draft whose games take so many seconds each."""

    def __init__(self, clock, seconds):
        self.clock, self.seconds, self.asked = clock, seconds, []

    def rehearse(self, text, seats, games, seed):
        self.asked.append(games)
        self.clock["now"] += games * self.seconds
        return Rehearsal(games, ())


@pytest.mark.parametrize(("seconds", "games"), [(0.0, 200), (0.001, 200), (0.1, 72), (0.3, 18), (2.0, 8)])
def test_there_are_as_many_games_as_there_is_time_for(known, monkeypatch, seconds, games):
    clock = {"now": 0.0}
    draft = Slow(clock, seconds)
    monkeypatch.setattr(rehearsal_worker.time, "monotonic", lambda: clock["now"])
    monkeypatch.setattr(rehearsal_worker, "draft_of", lambda game, option: draft)
    told = rehearsal_worker.report(task(games=200, seconds=8.0))
    assert draft.asked[0] == 8
    assert draft.asked[-1] == pytest.approx(games, abs=1)
    assert told.rehearsal.games == draft.asked[-1]


def test_an_option_that_is_no_draft_is_refused():
    with pytest.raises(Refused) as refused:
        draft_of(game, "scenario")
    assert refused.value.code == "draft.unknown"
