"""Harnesses for every game: what breaks in games like ours, looked for over the generic interface.

Each harness takes a game and raises ``Broken`` with a message that says how to see the fault again. A game in another
package is checked the same way: ``check(game)`` here, ``mahfel check GAME`` on the command line, and
``pytest -p mahfel.testing.plugin --game KEY`` in its tests. What only the game itself can say stands in its module
``checks`` (see ``mahfel.testing.checks``).
"""

from mahfel.testing.case import Broken, Case, cases
from mahfel.testing.check import HARNESSES, Result, check
from mahfel.testing.checks import Checks, checks_of
from mahfel.testing.effort import BRIEF, NORMAL, THOROUGH, Effort
from mahfel.testing.walk import Position, walk

__all__ = [
    "BRIEF",
    "HARNESSES",
    "NORMAL",
    "THOROUGH",
    "Broken",
    "Case",
    "Checks",
    "Effort",
    "Position",
    "Result",
    "cases",
    "check",
    "checks_of",
    "walk",
]
