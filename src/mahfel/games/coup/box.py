"""What lies on the table: the characters in play and how many cards of each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from mahfel.engine import Listed, Seat
from mahfel.games.coup.actions import GENERAL, REFORMATION
from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.characters import CHARACTERS
from mahfel.games.coup.options import CoupOptions


class Box:
    """The fixed part of a game: ``copies`` by character, and every action that can be declared, with its blockers.

    One value for all positions of all such games, never changed but for ``turns``: what a seat may do on a turn, as far
    as it was asked before. That is remembered by the seat, whether the turn is an additional one, the coins (more than
    force a coup make no difference) and the others who live, for positions without tokens and parties.
    ``compares_purses``: an action looks at the coins of others, so that such a memory would be wrong.
    """

    __slots__ = (
        "_cards",
        "actions",
        "blockers",
        "characters",
        "compares_purses",
        "copies",
        "options",
        "reactive",
        "seats",
        "turns",
    )

    def __init__(self, options: CoupOptions, seats: int, copies: Mapping[str, int]) -> None:
        self.options = options
        self.seats = seats
        self.copies = dict(copies)
        self._cards = tuple(sorted(card for card, count in copies.items() for _ in range(count)))
        self.characters: dict[str, Character] = {key: CHARACTERS[key] for key in copies}
        actions = [*GENERAL[options.box], *(REFORMATION if options.reformation else ())]
        for character in self.characters.values():
            actions += character.actions
        self.actions: dict[str, Action] = {action.key: action for action in actions}
        self.compares_purses = any(action.targets == "richest" for action in actions)
        self.turns: dict[tuple[Seat, bool, int, tuple[Seat, ...]], Listed] = {}
        self.reactive = any(character.reacts for character in self.characters.values())
        self.blockers: dict[str, tuple[str, ...]] = {
            key: tuple(name for name, character in self.characters.items() if key in character.blocks)
            for key in self.actions
        }

    def deck(self) -> list[str]:
        """Every card, sorted; a list of its own for whoever asks."""
        return list(self._cards)

    def reacts(self, moment: str) -> tuple[str, ...]:
        """The characters in play that can be claimed at a moment outside one's own turn."""
        return tuple(key for key, character in self.characters.items() if character.reacts == moment)

    def plain(self) -> Any:
        """The cards by name and number."""
        return self.copies


CLASSIC = ("duke", "assassin", "captain", "contessa")


def copies_of(options: CoupOptions, seats: int, g54: tuple[str, ...] = ()) -> dict[str, int]:
    """How many cards of each character a table of so many plays with; ``g54`` are the five of Rebellion G54."""
    if options.box == "g54":
        return dict.fromkeys(g54, 3)
    each = 3 if seats <= 6 else 4 if seats <= 8 else 5
    copies = {**dict.fromkeys(CLASSIC, each), options.fifth: each}
    if options.anarchist:
        copies["anarchist"] = options.anarchist_copies or each
    return copies


@cache
def _box(options: CoupOptions, seats: int, copies: tuple[tuple[str, int], ...]) -> Box:
    return Box(options, seats, dict(copies))


def box(options: CoupOptions, seats: int, copies: Mapping[str, int]) -> Box:
    """The one box of that content."""
    return _box(options, seats, tuple(copies.items()))
