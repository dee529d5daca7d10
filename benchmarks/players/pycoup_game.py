"""pycoup's Coup through its class `Player`, whose methods answer what is asked, as those of its console do.

The package has a console and no player of another kind. `own` draws with `random.choice`, as the library itself does
wherever nobody answers; `frugal` draws as cheaply as can be, from tables that are made once. A decision is a turn's
action or the answer to one call. Contessa is no action, which the library would say only after the doubts.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib.metadata import version as installed
from pathlib import Path
from random import choice, random, sample
from typing import Any

from players.worker import PlayOne

# Its modules import each other as `core.…`, so its folder has to be on the path.
_found = importlib.util.find_spec("pycoup")
assert _found is not None
assert _found.origin is not None
sys.path.insert(0, str(Path(_found.origin).parent))

from core import action  # noqa: E402
from core.game import GameState  # noqa: E402
from core.player import Player  # noqa: E402

_SEATS = 4


class _NothingToLoseError(Exception):
    """A target who fell by a doubt is to lose another influence: the library has nobody to ask and would break off."""


class _Drawing(Player):  # type: ignore[misc]
    """Draws every answer; `asked` counts them for all."""

    asked = 0

    def confirmCall(self, _player: Any, _action: Any) -> bool:  # noqa: N802
        _Drawing.asked += 1
        return choice((True, False))

    def confirmBlock(self, _player: Any, played: Any) -> Any:  # noqa: N802
        _Drawing.asked += 1
        return choice([None, *GameState.getBlockingActions(played)])

    def selectInfluenceToDie(self) -> Any:  # noqa: N802
        if not self.influence:
            raise _NothingToLoseError
        _Drawing.asked += 1
        return choice(self.influence)

    def selectAmbassadorInfluence(self, cards: list[Any], count: int) -> list[Any]:  # noqa: N802
        _Drawing.asked += 1
        return sample(cards, count)


class _Cheap(_Drawing):
    """The same answers for less."""

    blocks: dict[Any, list[Any]] = {}  # noqa: RUF012  (one table for all)

    def confirmCall(self, _player: Any, _action: Any) -> bool:  # noqa: N802
        _Drawing.asked += 1
        return random() < 0.5

    def confirmBlock(self, _player: Any, played: Any) -> Any:  # noqa: N802
        _Drawing.asked += 1
        ways = self.blocks.get(played)
        if ways is None:
            ways = self.blocks[played] = [None, *GameState.getBlockingActions(played)]
        return ways[int(random() * len(ways))]

    def selectInfluenceToDie(self) -> Any:  # noqa: N802
        held = self.influence
        if not held:
            raise _NothingToLoseError
        _Drawing.asked += 1
        return held[int(random() * len(held))]


def version() -> str:
    return f"pycoup {installed('pycoup')}"


def prepare(_name: str, drive: str) -> PlayOne:
    kind = {"own": _Drawing, "frugal": _Cheap}[drive]

    def play_one() -> int:
        before = _Drawing.asked
        turns = 0
        GameState.reset()
        players = [kind() for _ in range(_SEATS)]
        turn = int(random() * _SEATS)
        while sum(player.alive for player in players) > 1:
            player = players[turn]
            turn = (turn + 1) % _SEATS
            if not player.alive:
                continue
            chosen, target = _draw(_choices(player, players), frugal=kind is _Cheap)
            turns += 1
            try:
                player.play(chosen, target)
            except _NothingToLoseError:
                continue  # all that the turn could still do is done
        return turns + _Drawing.asked - before

    return play_one


def _choices(player: Any, players: list[Any]) -> list[tuple[Any, Any]]:
    """What a seat may do on its turn: the library can only say afterwards that something was not allowed."""
    coins = player.coins
    found: list[tuple[Any, Any]] = []
    others = [other for other in players if other.alive and other is not player]
    if coins >= action.ForceCoupCoins:
        return [(action.Coup, other) for other in others]
    for one in (*GameState.CommonActions, *GameState.CardsAvailable):
        if one.hasTarget:
            if coins >= one.coinsNeeded:
                found += [(one, other) for other in others]
        elif one is not action.Contessa:
            found.append((one, None))
    return found


def _draw(ways: list[tuple[Any, Any]], *, frugal: bool) -> tuple[Any, Any]:
    return ways[int(random() * len(ways))] if frugal else choice(ways)
