"""The gate: every row of the hard cases has a test that is named after it, here or at the table."""

import re
from pathlib import Path

from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.scenarios import SCENARIOS

HERE = Path(__file__).parent
ROWS = 45


def test_every_row_has_a_test():
    files = [*HERE.glob("test_*.py"), HERE.parents[1] / "tables" / "test_mafia_nights.py"]
    names = " ".join(re.findall(r"def (test_e\d\w+)", " ".join(file.read_text(encoding="utf-8") for file in files)))
    found = {int(number) for number in re.findall(r"(?<=_)e(\d{1,2})(?=_)", names)}
    assert found == set(range(1, ROWS + 1))


def test_e17_at_every_dusk_and_dawn_no_status_and_no_sign_is_older_than_its_end():
    for scenario in sorted(SCENARIOS):
        chance = SplitMix64(17)
        state = game.start(max(SCENARIOS[scenario].table), MafiaOptions(scenario=scenario), chance.copy())
        now = state.now
        while state.phases:
            seat = next(seat for seat, ask in state.asked().items() if not ask.optional)
            state.play(seat, state.legal(seat).sample(chance))
            if state.now != now:
                now = state.now
                assert all(status.until > now for player in state.players for status in player.statuses)
                assert all(sign.until > now for sign in state.signs)
                assert all(player.alive or not player.statuses for player in state.players)
