"""All phases as one type: the stack is public, and a view carries it."""

from __future__ import annotations

from typing import TypeAlias

from mahfel.games.coup.phases.attempt import Attempt
from mahfel.games.coup.phases.blocking import Blocking
from mahfel.games.coup.phases.bomb import Bomb
from mahfel.games.coup.phases.cards import Examining, Producing, Returning, Showing, Writing
from mahfel.games.coup.phases.choices import Giving, Ransom, Taxing, Treating
from mahfel.games.coup.phases.course import ChoosingFromFive, ChoosingSide, Course, TurnOver
from mahfel.games.coup.phases.disappear import Vanishing, Warding
from mahfel.games.coup.phases.doubt import Doubting, Proof
from mahfel.games.coup.phases.joining import Joining
from mahfel.games.coup.phases.loss import Loss, Losses
from mahfel.games.coup.phases.reaction import Reaction
from mahfel.games.coup.phases.sharing import Claimants, Sharing
from mahfel.games.coup.phases.turn import Turn

AnyPhase: TypeAlias = (
    Attempt
    | Blocking
    | Bomb
    | ChoosingFromFive
    | ChoosingSide
    | Claimants
    | Course
    | Doubting
    | Examining
    | Giving
    | Joining
    | Loss
    | Losses
    | Producing
    | Proof
    | Ransom
    | Reaction
    | Returning
    | Sharing
    | Showing
    | Taxing
    | Treating
    | Turn
    | TurnOver
    | Vanishing
    | Warding
    | Writing
)
