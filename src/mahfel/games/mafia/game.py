"""Mafia as a game: the declaration and the door to its parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mahfel.engine import Chance, Game, Meta, Move, Options, Seat, State, View
from mahfel.engine.draft import Draft
from mahfel.engine.event import Listener
from mahfel.games.mafia import events, moves
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.bots import LEVELS
from mahfel.games.mafia.drafts import ScenarioDraft
from mahfel.games.mafia.examples import worked_example
from mahfel.games.mafia.imagine import imagine
from mahfel.games.mafia.options import MafiaOptions, scenario_of
from mahfel.games.mafia.phases.course import COURSE
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.setting_up import set_up
from mahfel.games.mafia.state import MafiaState
from mahfel.games.mafia.table_of_roles import drawn
from mahfel.games.mafia.view import MafiaView


class Mafia(Game):
    """Classic Mafia and the scenarios that grew from it; the narrator is the table."""

    package = "mahfel.games.mafia"
    meta = Meta(
        key="mafia",
        rules_version=1,
        seats=(6, 26),
        minutes=(20, 90),
        age=12,
        options=MafiaOptions,
        stage="alpha",
        emblem="mafia",
        times=("speech", "vote", "night", "turn", "discussion"),
        moderated=True,
        excludes=True,
        counts_present=True,
        max_decisions=20_000,
    )
    move_types = moves.MOVE_TYPES
    event_types = events.EVENT_TYPES
    view_type = MafiaView
    drafts: ClassVar[Mapping[str, Draft]] = {"written": ScenarioDraft()}
    levels = LEVELS
    end_reasons: ClassVar[tuple[str, ...]] = (
        "city/mafia_gone",
        "city/handshake",
        "mafia/parity",
        "mafia/handshake",
        "independent/among_the_last",
        "independent/last_two",
        "independent/all_colours",
        "nobody/nobody_left",
    )

    def start(self, seats: int, options: Options, chance: Chance, tell: Listener | None = None) -> MafiaState:
        """Everybody is dealt a role of the scenario."""
        self.check_seats(seats)
        assert isinstance(options, MafiaOptions)
        options.check(seats)
        scenario = drawn(options, scenario_of(options, seats), seats, chance)
        state = set_up(seats, options, scenario, chance)
        state.tell = tell
        for seat, player in enumerate(state.players):
            state.say(events.Dealt, seat, player.role)
        state.push(COURSE)
        return state

    def arrange(self, **position: Any) -> MafiaState:
        """See ``arrange.arrange``."""
        return arrange(**position)

    def imagine(self, view: View, chance: Chance, belief: Any = None) -> MafiaState:
        """See ``imagine.imagine``."""
        assert isinstance(view, MafiaView)
        return imagine(view, chance)

    def parse(self, text: str) -> Move:
        """See ``moves.parse``."""
        return moves.parse(text)

    def notate(self, move: Move) -> str:
        """See ``moves.notate``."""
        return moves.notate(move)

    def side_dealt(self, state: State, seat: Seat) -> str:
        """The side of the role that was dealt, whatever its holder has become since."""
        assert isinstance(state, MafiaState)
        return ROLES[state.players[seat].dealt].side

    def example(self, spec: dict[str, Any]) -> dict[str, Any]:
        """See ``examples.worked_example``."""
        return worked_example(spec)
