"""Mafia with known roles, and nights that are over when the test says so.

A server takes it in place of the installed game: ``MAHFEL_GAMES=nightfall:game`` with this folder on PYTHONPATH. Nights
last their whole time at a table, whoever has answered: so a test puts the server's clock forward, and nobody waits.
The deal of such a table is not the sealed one, so its records do not verify.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from mahfel.games.mafia import events
from mahfel.games.mafia.game import Mafia
from mahfel.games.mafia.options import scenario_of
from mahfel.games.mafia.phases.course import COURSE
from mahfel.games.mafia.setting_up import set_up
from mahfel.tables import clock

WOUND: Final = "NIGHTFALL_CLOCK"
"""The variable that names the file in which it stands how many milliseconds the clock is put forward."""

ROLES: Final = {
    ("classic", 8): ("boss", "doctor", "mafioso", "detective", "die_hard", "citizen", "citizen", "citizen"),
    ("godfather", 11): (
        *("godfather", "watson", "matador", "saul", "leon", "kane"),
        *("constantine", "nostradamus", "citizen", "citizen", "citizen"),
    ),
    ("shab_e_mafia", 12): (
        *("king_slayer", "judge", "boss", "surgeon", "doctor", "detective"),
        *("mayor", "sheriff", "gravedigger", "devotee", "bully", "hero"),
    ),
}
"""Who is what, by scenario and number of seats; the people of a test have the first seats."""


class KnownRoles(Mafia):
    """Mafia in which the seats have the roles of ROLES, where they are listed there, and seat 0 begins."""

    def start(self, seats, options, chance, tell=None):
        """Deal as it is listed."""
        roles = ROLES.get((options.scenario, seats))
        if roles is None:
            return super().start(seats, options, chance, tell)
        scenario = scenario_of(options, seats)
        assert sorted(scenario.dealt(seats)) == sorted(roles), f"{options.scenario} deals {scenario.dealt(seats)}"
        state = set_up(seats, options, scenario, chance, roles)
        state.starter, state.step = 0, 1
        state.tell = tell
        for seat, player in enumerate(state.players):
            state.say(events.Dealt, seat, player.role)
        state.push(COURSE)
        return state


class Wound:
    """The machine's clock, put forward by what stands in a file."""

    def __init__(self, file: Path):
        self._file = file
        self._seen, self._forward = -1, 0

    def now(self) -> int:
        """This instant, in milliseconds since 1970."""
        try:
            changed = self._file.stat().st_mtime_ns
        except FileNotFoundError:
            changed = -1
        if changed != self._seen:
            self._seen = changed
            self._forward = int(self._file.read_text() or 0) if changed >= 0 else 0
        return time.time_ns() // 1_000_000 + self._forward


class Nightfall:
    """Puts the clock of a server forward."""

    def __init__(self, file: Path):
        self._file, self._forward = file, 0

    def pass_by(self, seconds: int) -> None:
        """So many seconds have passed."""
        self._forward += seconds * 1000
        beside = self._file.with_suffix(".new")
        beside.write_text(str(self._forward))
        beside.replace(self._file)

    def environment(self) -> dict[str, str]:
        """What a server needs in its environment to go by this clock, and to deal so."""
        path = [str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]
        return {
            "MAHFEL_GAMES": "nightfall:game",
            "PYTHONPATH": os.pathsep.join(filter(None, path)),
            WOUND: str(self._file),
        }


if os.environ.get(WOUND):
    _wound = Wound(Path(os.environ[WOUND]))
    clock.SystemClock.now = lambda self: _wound.now()
    clock._LONGEST_WAIT_S = 0.03  # whoever waits looks at the clock again that soon

game = KnownRoles()
