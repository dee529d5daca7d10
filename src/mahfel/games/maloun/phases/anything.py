"""All phases as one type: the stack is public, and a view carries it."""

from __future__ import annotations

from typing import TypeAlias

from mahfel.games.maloun.phases.contest import LastCall
from mahfel.games.maloun.phases.course import Acted, Course, Trimming, Turn
from mahfel.games.maloun.phases.deck import DeckVote, Drawing
from mahfel.games.maloun.phases.end import Accusing, Discussing, Stepping, Voting
from mahfel.games.maloun.phases.offering import Offering
from mahfel.games.maloun.phases.picking import Comparing, Picking
from mahfel.games.maloun.phases.reward import CleaningOut, Delivering, ReadingShelf, Rewarding, Swapping, Tasting

AnyPhase: TypeAlias = (
    Accusing
    | Acted
    | CleaningOut
    | Comparing
    | Course
    | DeckVote
    | Delivering
    | Discussing
    | Drawing
    | LastCall
    | Offering
    | Picking
    | ReadingShelf
    | Rewarding
    | Stepping
    | Swapping
    | Tasting
    | Trimming
    | Turn
    | Voting
)
