"""Every scenario, by key. One file declares one scenario."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from mahfel.games.mafia.scenario import Scenario


def _declared() -> dict[str, Scenario]:
    found = {}
    for module in sorted(info.name for info in iter_modules(__path__)):
        scenario = import_module(f"{__name__}.{module}").SCENARIO
        assert isinstance(scenario, Scenario), f"{module} declares no scenario"
        assert scenario.key == module, f"{module} declares {scenario.key}"
        found[scenario.key] = scenario
    return found


SCENARIOS: Final = _declared()
