"""The night at work: what each step of the resolution leaves for the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mahfel.engine import Seat
from mahfel.games.mafia.effects import Effect, Side, Tag
from mahfel.games.mafia.line import Line
from mahfel.games.mafia.morning import Morning
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.night.actions import ability_of
from mahfel.games.mafia.player import Cause, Note
from mahfel.games.mafia.role import Ability

if TYPE_CHECKING:
    from mahfel.games.mafia.state import Chosen, MafiaState


class Action:
    """One ability at work tonight. ``actor`` pays for it, ``as_if`` acts (they differ after a swap)."""

    __slots__ = ("ability", "actor", "at", "blocked", "came_to", "reflected", "role")

    def __init__(self, actor: Seat, ability: Ability, use: Use) -> None:
        self.actor = actor
        self.ability = ability
        self.at = use.at
        self.role = use.role
        self.blocked = False
        self.reflected = False
        self.came_to = ""


class Strike(msgspec.Struct, frozen=True):
    """An attack on somebody: from whom, with which tag and level."""

    victim: Seat
    by: Tag
    level: int
    actor: Seat = -1


class Work:
    """Everything a night comes to, step by step. Sides and roles are those of nightfall until something converts."""

    def __init__(self, state: MafiaState, acts: Chosen) -> None:
        self.state = state
        self.acts = acts
        self.actions: list[Action] = []
        self.other: list[tuple[Seat, Use]] = []
        for seat, uses in acts:
            for use in uses:
                ability = ability_of(state, seat, use.ability)
                if ability is None:
                    self.other.append((seat, use))
                else:
                    self.actions.append(Action(seat, ability, use))
        self.sides: dict[Seat, Side] = {seat: player.side for seat, player in enumerate(state.players)}
        self.blocked: set[Seat] = set()
        self.flips: dict[Seat, int] = {}
        self.fooled: set[Seat] = set()
        self.saves: dict[Seat, list[tuple[Tag, ...]]] = {}
        self.vests: dict[Seat, int] = {}
        self.strikes: list[Strike] = []
        self.saved: set[Seat] = set()
        self.dead: dict[Seat, Cause] = {}
        self.fate: dict[tuple[Seat, Seat], str] = {}
        self.struck: dict[Seat, Tag] = {}
        self.struck_by: dict[Seat, Seat] = {}
        self._notes: list[tuple[Seat, Note]] = []
        self.graves = False
        self.reveals: list[Seat] = []
        self.status = False
        self.sentences: list[str] = []
        self.returned: list[Seat] = []
        self.lines: list[Line] = []
        self.turned: set[Seat] = set()
        self.cuffed: set[Seat] = set()
        self.taken_over: list[tuple[Seat, Seat, str]] = []
        self.joined: list[Seat] = []
        self.haunted: set[Seat] = set()

    def live(self, *kinds: type[Effect]) -> list[Action]:
        """The actions of these kinds that were not blocked, by seat."""
        return [action for action in self.actions if not action.blocked and isinstance(action.ability.effect, kinds)]

    def note(self, seat: Seat, note: Note) -> None:
        """Something for one seat alone, in the morning."""
        self._notes.append((seat, note))

    def notes_of(self, kind: str) -> list[tuple[Seat, Note]]:
        """What was noted of that kind tonight."""
        return [(seat, note) for seat, note in self._notes if note.kind == kind]

    def write(self, actor: Seat, ability: str, at: tuple[Seat, ...], role: str, came_to: str) -> None:
        """A line of what really happened."""
        self.lines.append(Line(self.state.now, actor, ability, at, role, came_to))

    def morning(self) -> Morning:
        """What is left to tell."""
        return Morning(
            notes=tuple(self._notes),
            graves=self._read_graves(),
            reveals=tuple((seat, self.state.players[seat].role) for seat in self.reveals),
            status=self.status,
            sentences=tuple(self.sentences),
            left=tuple(sorted(self.dead)),
            returned=tuple(self.returned),
        )

    def _read_graves(self) -> tuple[str, ...]:
        if not self.graves:
            return ()
        roles = [self.state.players[seat].role for seat in self.state.gone]
        self.state.chance.shuffle(roles)
        return tuple(roles)


def turn_upon(action: Action) -> None:
    """A reflected action is aimed at its own actor."""
    if action.at:
        action.at = (action.actor,)
        action.reflected = True
