"""H9: wherever the server dies, nothing that it acknowledged is lost and nothing is played twice."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from mahfel.testing.crash import PLACES, crash_points

EARLY = """
import asyncio, sys
from pathlib import Path
from mahfel.testing import crash

class EarlyLog:
    \"\"\"The fault: it says yes before the rows are safe.\"\"\"
    def __init__(self, log): self.log, self.later = log, []
    def put(self, table, expected, rows, deadlines, done):
        if expected < 7:  # the lobby and the first move are kept
            return self.log.put(table, expected, rows, deadlines, done)
        self.later.append((table, expected, rows, deadlines, lambda fault: None))
        asyncio.get_running_loop().call_soon(done, None)
        asyncio.get_running_loop().call_later(0.5, self.catch_up)
    def catch_up(self):
        while self.later: self.log.put(*self.later.pop(0))
    def __getattr__(self, name): return getattr(self.log, name)

async def open_early(path, failpoint):
    return EarlyLog(await crash.open_sqlite(path, failpoint))

asyncio.run(crash.live_and_die(sys.argv[1], Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]), open_early))
"""


@pytest.mark.parametrize("place", PLACES)
def test_a_server_that_dies_there_loses_nothing(place: str, tmp_path: Path):
    assert crash_points("high_society", tmp_path, [place], nths=(1, 4)) == 2


def test_the_same_holds_for_a_game_with_windows(tmp_path: Path):
    assert crash_points("two_card_coup", tmp_path, ["before_commit", "after_commit", "timer"], nths=(1,)) == 3


def test_a_log_that_acknowledges_before_it_has_written_is_found_out(tmp_path: Path):
    program = (sys.executable, "-c", EARLY)
    with pytest.raises(AssertionError, match="acknowledged, and is lost"):
        crash_points("high_society", tmp_path, ["before_append"], nths=(4,), program=program)
