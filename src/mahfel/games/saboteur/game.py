"""The game's declaration and the door to its parts."""

from __future__ import annotations

from typing import Any, ClassVar

from mahfel.engine import Chance, Game, Meta, Move, Options, View
from mahfel.engine.event import Listener
from mahfel.games.saboteur import events, moves
from mahfel.games.saboteur.arrange import arrange
from mahfel.games.saboteur.bots import LEVELS
from mahfel.games.saboteur.deeds import NO_DEEDS
from mahfel.games.saboteur.examples import worked_example
from mahfel.games.saboteur.imagine import imagine
from mahfel.games.saboteur.mine import Mine
from mahfel.games.saboteur.mine.tiles import GOAL_CARDS
from mahfel.games.saboteur.options import SaboteurOptions
from mahfel.games.saboteur.phases.course import COURSE
from mahfel.games.saboteur.state import SaboteurState
from mahfel.games.saboteur.view import SaboteurView
from mahfel.games.saboteur.words import MOST_IN_POOL, PACK, gold_cards


class Saboteur(Game):
    """Three to ten dwarves dig for gold; some of them hope that nobody finds it."""

    package = "mahfel.games.saboteur"
    meta = Meta(
        key="saboteur",
        rules_version=1,
        seats=(3, 10),
        minutes=(20, 45),
        age=8,
        options=SaboteurOptions,
        stage="beta",
        emblem="saboteur",
        times=("turn",),
        max_decisions=3 * (len(PACK) + MOST_IN_POOL),
    )
    move_types = moves.MOVE_TYPES
    event_types = events.EVENT_TYPES
    view_type = SaboteurView
    end_reasons: ClassVar[tuple[str, ...]] = ("rounds_played/nuggets", "rounds_played/shared")
    levels = LEVELS

    def start(self, seats: int, options: Options, chance: Chance, tell: Listener | None = None) -> SaboteurState:
        """The gold is made ready and the first round dealt."""
        self.check_seats(seats)
        assert isinstance(options, SaboteurOptions)
        options.check(seats)
        state = SaboteurState(
            seats=seats,
            options=options,
            n=0,
            mine=Mine.untouched(GOAL_CARDS),
            pile=[],
            hands=[[] for _ in range(seats)],
            up=[],
            down=[[] for _ in range(seats)],
            broken=[0, 0, 0],
            roles=[0] * seats,
            aside=0,
            maps=[0] * seats,
            deeds=[NO_DEEDS] * seats,
            turn=0,
            starter=chance.below(seats) if options.first_player == "random" else 0,
            gold=[[] for _ in range(seats)],
            paid=[[] for _ in range(seats)],
            loose=[0] * seats,
            lots=[()] * seats,
            gold_pile=gold_cards(options.gold_cards),
            pool=[],
            queue=(),
            stories=(),
            chance=chance,
            phases=[],
            tell=tell,
        )
        state.push(COURSE)
        return state

    def arrange(self, **position: Any) -> SaboteurState:
        """See ``arrange.arrange``."""
        return arrange(**position)

    def imagine(self, view: View, chance: Chance, belief: Any = None) -> SaboteurState:
        """See ``imagine.imagine``; ``belief`` says how worlds are weighted and how far they go."""
        assert isinstance(view, SaboteurView)
        return imagine(view, chance, belief)

    def parse(self, text: str) -> Move:
        """See ``moves.parse``."""
        return moves.parse(text)

    def notate(self, move: Move) -> str:
        """See ``moves.notate``."""
        return moves.notate(move)

    def example(self, spec: dict[str, Any]) -> dict[str, Any]:
        """See ``examples.worked_example``."""
        return worked_example(spec)
