"""How a character is declared: in the words of its card, to be read beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from mahfel.engine import Phase

if TYPE_CHECKING:
    from mahfel.games.coup.phases.attempt import Attempt
    from mahfel.games.coup.state import CoupState

Category: TypeAlias = Literal["classic", "finance", "communications", "force", "special"]
Targets: TypeAlias = Literal["none", "one", "anyone", "others", "richest"]
"""Whom an action is aimed at: nobody; one other living player; oneself or another; all others; the richest other."""


class Effect(msgspec.Struct, frozen=True, tag_field="effect"):
    """One thing that an action does once nothing stands in its way.

    ``apply`` does it at once and returns None, or returns the phase in which somebody has to choose.
    """

    for_the_living = False
    """Whether it brings something to the actor, so that one who has fallen in the course of the action goes without."""

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """Do it for the actor of ``attempt``."""
        raise NotImplementedError


class Action(msgspec.Struct, frozen=True):
    """One thing that a player may do with a turn.

    ``claim``: the character one says one holds. ``denies``: the claim is that one does *not* hold it. ``cost`` is paid
    when the action is declared, into ``pays`` (``cost_against_others``: when it is aimed at somebody else); ``holds``
    are coins one must have without paying them; ``joined_for`` is what one other player has to add. ``effect`` happens
    when nothing stops it; ``rest`` still happens when it is blocked; ``caught`` when its claim is shown to be a lie.
    ``blockers`` says who may block it; ``piece`` is a token that has to be free.
    """

    key: str
    rule: str
    claim: str | None = None
    denies: bool = False
    cost: int = 0
    pays: Literal["treasury", "reserve", "target"] = "treasury"
    holds: int = 0
    targets: Targets = "none"
    hostile: bool = True
    effect: tuple[Effect, ...] = ()
    rest: tuple[Effect, ...] = ()
    caught: tuple[Effect, ...] = ()
    blockers: Literal["target", "anyone"] = "target"
    cost_against_others: int = 0
    joined_for: int = 0
    piece: str = ""
    forced: bool = False
    """Whether this is what one must do with ten coins or more."""


class Character(msgspec.Struct, frozen=True):
    """A character: the actions it allows and the actions it blocks, by key.

    ``reacts`` names the moment outside one's own turn at which it can be claimed; ``piece`` the token it brings.
    """

    key: str
    category: Category
    actions: tuple[Action, ...] = ()
    blocks: tuple[str, ...] = ()
    reacts: Literal["", "loss", "loss_not_coup", "estate"] = ""
    piece: str = ""
    advanced: bool = False
