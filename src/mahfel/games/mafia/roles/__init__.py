"""Every role, by key. One file declares one role."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from mahfel.games.mafia.role import Role


def _declared() -> dict[str, Role]:
    found = {}
    for module in sorted(info.name for info in iter_modules(__path__)):
        role = import_module(f"{__name__}.{module}").ROLE
        assert isinstance(role, Role), f"{module} declares no role"
        assert role.key == module, f"{module} declares {role.key}"
        found[role.key] = role
    return found


ROLES: Final = _declared()
