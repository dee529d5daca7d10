"""What every game is made of. Pure: no clock, no input or output, no hidden randomness.

A game is a :class:`~mahfel.engine.game.Game`; a position of it is a :class:`~mahfel.engine.state.State` that says who
is asked, what each may answer, and what each viewer may know. Rules are pure, a view is built and never stripped, and a
view is enough to imagine a world.
"""

from mahfel.engine.ask import Ask
from mahfel.engine.chance import Chance, SplitMix64
from mahfel.engine.channels import Channels
from mahfel.engine.event import PUBLIC, Event, private
from mahfel.engine.game import Game
from mahfel.engine.level import Level, Policy
from mahfel.engine.meta import Meta
from mahfel.engine.move import Move
from mahfel.engine.moves import Listed, Moves
from mahfel.engine.options import Options
from mahfel.engine.outcome import Outcome
from mahfel.engine.phase import Phase
from mahfel.engine.refusal import Refused
from mahfel.engine.scripted import Scripted
from mahfel.engine.sealed import Sealed
from mahfel.engine.seat import CLOCK, MODERATOR, Seat
from mahfel.engine.state import State
from mahfel.engine.view import View

__all__ = [
    "CLOCK",
    "MODERATOR",
    "PUBLIC",
    "Ask",
    "Chance",
    "Channels",
    "Event",
    "Game",
    "Level",
    "Listed",
    "Meta",
    "Move",
    "Moves",
    "Options",
    "Outcome",
    "Phase",
    "Policy",
    "Refused",
    "Scripted",
    "Sealed",
    "Seat",
    "SplitMix64",
    "State",
    "View",
    "private",
]
