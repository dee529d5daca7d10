"""Malʿoun as a game: the declaration and the door to its parts."""

from __future__ import annotations

from typing import Any, ClassVar

from mahfel.engine import Chance, Game, Meta, Move, Options, View
from mahfel.engine.event import Listener
from mahfel.games.maloun import events, moves
from mahfel.games.maloun.arrange import arrange
from mahfel.games.maloun.bots import LEVELS
from mahfel.games.maloun.box import REWARD_DECK, Box, box
from mahfel.games.maloun.examples import worked_example
from mahfel.games.maloun.imagine import imagine
from mahfel.games.maloun.options import MalounOptions
from mahfel.games.maloun.phases.course import COURSE
from mahfel.games.maloun.state import MalounState
from mahfel.games.maloun.view import MalounView
from mahfel.games.maloun.words import WATER, Card, names


class Maloun(Game):
    """Baristas collect complete sets of healthy drinks; one of them, or in Crisis anybody, spoils the others' plans."""

    package = "mahfel.games.maloun"
    meta = Meta(
        key="maloun",
        rules_version=1,
        seats=(3, 6),
        minutes=(20, 35),
        age=10,
        options=MalounOptions,
        stage="alpha",
        emblem="maloun",
        times=("turn", "window", "long", "discussion"),
        max_decisions=20_000,
    )
    move_types = moves.MOVE_TYPES
    event_types = events.EVENT_TYPES
    view_type = MalounView
    end_reasons: ClassVar[tuple[str, ...]] = (
        "accused/right",
        "accused/wrong",
        "maloun_finished",
        "stopped/found",
        "stopped/escaped",
        "saved/sets",
        "saved/positives",
        "fallen/negatives",
        "fallen/closing",
    )
    levels = LEVELS

    def start(self, seats: int, options: Options, chance: Chance, tell: Listener | None = None) -> MalounState:
        """Roles are dealt (Normal); drinks are dealt without water, which is shuffled into the rest."""
        self.check_seats(seats)
        assert isinstance(options, MalounOptions)
        options.check(seats)
        contents = box(options, seats)
        deck, hands = _deal(contents, seats, chance)
        rewards = [] if contents.crisis else list(REWARD_DECK)
        chance.shuffle(rewards)
        state = MalounState(
            seats=seats,
            options=options,
            box=contents,
            deck=deck,
            burnt=bytearray(),
            hands=hands,
            maloun=-1 if contents.crisis else chance.below(seats),
            sets=[()] * seats,
            permanents=[0] * seats,
            rewards=rewards,
            rewards_gone=(),
            positives=[0] * seats,
            positive_deck=options.positive_deck if contents.crisis else 0,
            negatives=0,
            turn=chance.below(seats) if options.first_player == "random" else 0,
            request=None,
            donors=(),
            offers=(),
            gave=[-1] * seats,
            look=(),
            owed=(),
            waved=0,
            dealt=(1 << seats) - 1,
            reshuffles=0,
            idle=0,
            known=[()] * (seats + 1),
            notes=[()] * seats,
            suspects=[(1 << seats) - 1 & ~(1 << seat) for seat in range(seats)],
            finisher=-1,
            accused=-1,
            tally=(),
            abstained=0,
            runoff=(),
            answers=[None] * seats,
            result=None,
            chance=chance,
            phases=[],
            tell=tell,
        )
        if tell is not None:
            for seat, hand in enumerate(hands):
                role = "" if contents.crisis else "maloun" if seat == state.maloun else "barista"
                tell(events.Dealt(seat, len(hand), names(hand), role))
        state.push(COURSE)
        return state

    def arrange(self, **position: Any) -> MalounState:
        """See ``arrange.arrange``."""
        return arrange(**position)

    def imagine(self, view: View, chance: Chance, belief: Any = None) -> MalounState:
        """See ``imagine.imagine``."""
        assert isinstance(view, MalounView)
        return imagine(view, chance)

    def parse(self, text: str) -> Move:
        """See ``moves.parse``."""
        return moves.parse(text)

    def notate(self, move: Move) -> str:
        """See ``moves.notate``."""
        return moves.notate(move)

    def example(self, spec: dict[str, Any]) -> dict[str, Any]:
        """See ``examples.worked_example``."""
        return worked_example(spec)


def _deal(contents: Box, seats: int, chance: Chance) -> tuple[bytearray, list[list[Card]]]:
    deck = bytearray(contents.drinks)
    chance.shuffle(deck)
    hands = [sorted(deck.pop() for _ in range(contents.hand)) for _ in range(seats)]
    deck.extend((WATER,) * contents.water)
    chance.shuffle(deck)
    return deck, hands
