"""A pytest plugin: the harnesses for every registered game, and a mark that ties a test to a paragraph of the rules.

``pytest -p mahfel.testing.plugin --game KEY`` runs what concerns one game; ``--thorough`` tries as hard as a night has
time for. A test that takes the arguments ``game``, ``harness`` and ``effort`` is made for each game and harness::

    def test_the_game_keeps_the_law(game, harness, effort):
        harness(game, effort)
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

from mahfel import plugged
from mahfel.engine import Game
from mahfel.engine.registry import games
from mahfel.testing.check import HARNESSES
from mahfel.testing.effort import NORMAL, THOROUGH, Effort
from mahfel.testing.toys import TOYS

paragraph: Final = pytest.mark.paragraph
"""``@paragraph("high_society-4.2")``: the test shows that this numbered paragraph of the rulebook holds."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--game`` and ``--thorough``."""
    group = parser.getgroup("mahfel")
    group.addoption("--game", metavar="KEY", help="only what concerns this game: its harnesses and its own tests")
    group.addoption("--thorough", action="store_true", help="harnesses try as hard as a night has time for")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marks; register the games that MAHFEL_GAMES names ."""
    config.addinivalue_line(
        "markers", "paragraph(id): the numbered paragraph of the rulebook that a test shows to hold"
    )
    config.addinivalue_line("markers", "harness: a harness over the generic game")
    plugged.load()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every registered game and toy (or the one asked for) and every harness, for tests that take them as arguments."""
    if "game" in metafunc.fixturenames and "harness" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("game")
        known = dict(sorted({**games(), **{toy.meta.key: toy for toy in TOYS}}.items()))
        if chosen and chosen not in known:
            raise pytest.UsageError(f"--game {chosen}: there is {', '.join(known)}")
        keys = [chosen] if chosen else list(known)
        metafunc.parametrize("game", [pytest.param(known[key], id=key) for key in keys])
        metafunc.parametrize("harness", [pytest.param(found, id=name) for name, found in HARNESSES.items()])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With ``--game`` only harnesses, parametrised by it, and tests in a folder of its name are kept."""
    key = config.getoption("game")
    if not key:
        return
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        call = getattr(item, "callspec", None)
        game = call.params.get("game") if call is not None else None
        own = isinstance(game, Game) and game.meta.key == key
        (kept if own or key in Path(item.path).parts else left).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept


@pytest.fixture
def effort(request: pytest.FixtureRequest) -> Effort:
    """How hard harnesses try: ``THOROUGH`` with ``--thorough`` or MAHFEL_THOROUGH, else ``NORMAL``."""
    thorough = request.config.getoption("thorough") or os.environ.get("MAHFEL_THOROUGH", "") not in ("", "0")
    return THOROUGH if thorough else NORMAL
