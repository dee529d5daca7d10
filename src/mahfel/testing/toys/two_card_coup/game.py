"""Two-card Coup as a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from mahfel.engine import Chance, Game, Meta, Move, Options, Phase, Refused, Seat, SplitMix64, View
from mahfel.engine.event import Listener
from mahfel.testing.toys.two_card_coup import events, moves
from mahfel.testing.toys.two_card_coup.phases import CROWN, DOUBTS, TURN
from mahfel.testing.toys.two_card_coup.state import CoupState, CoupView

DECK = (CROWN, CROWN, "fool", "fool")


class TwoCardCoup(Game):
    """Two or three players, a deck of two crowns and two fools."""

    package = "mahfel.testing.toys.two_card_coup"
    meta = Meta(
        key="two_card_coup", rules_version=1, seats=(2, 3), minutes=(1, 2), age=8, stage="alpha", max_decisions=60
    )
    move_types = (moves.Work, moves.Claim, moves.Doubt, moves.Allow)
    event_types = (events.Dealt, events.Worked, events.Claimed, events.Paid, events.Doubted, events.FellOut)
    view_type = CoupView
    end_reasons: ClassVar[tuple[str, ...]] = ("three_coins", "last_one_in")

    def start(self, seats: int, options: Options, chance: Chance, tell: Listener | None = None) -> CoupState:
        """A card each."""
        self.check_seats(seats)
        court = list(DECK)
        chance.shuffle(court)
        cards = [court.pop() for _ in range(seats)]
        state = _state(cards, court, [0] * seats, [True] * seats, [False] * seats, 0, chance)
        state.tell = tell
        if tell is not None:
            for seat, card in enumerate(cards):
                tell(events.Dealt(seat, card))
        state.push(TURN)
        return state

    def arrange(
        self,
        *,
        cards: Sequence[str] = (CROWN, "fool"),
        coins: Sequence[int] | None = None,
        out: Sequence[Seat] = (),
        turn: Seat = 0,
        claimed: bool = False,
        **position: Any,
    ) -> CoupState:
        """``cards`` by seat; ``out`` seats have lost; ``claimed`` opens the doubts."""
        if position:
            raise ValueError(f"unknown: {', '.join(position)}")
        court = list(DECK)
        for card in cards:
            court.remove(card)
        seats = len(cards)
        alive = [seat not in out for seat in range(seats)]
        state = _state(
            list(cards), court, list(coins or [0] * seats), alive, [not here for here in alive], turn, SplitMix64(0)
        )
        state.phases = [TURN, DOUBTS] if claimed else [TURN]
        return state

    def imagine(self, view: View, chance: Chance, belief: Any = None) -> CoupState:
        """The hidden cards dealt anew; answers of others are taken back."""
        assert isinstance(view, CoupView)
        hidden = list(DECK)
        for player in view.players:
            if player.card is not None:
                hidden.remove(player.card)
        chance.shuffle(hidden)
        cards = [hidden.pop() if player.card is None else player.card for player in view.players]
        state = _state(
            cards,
            hidden,
            [player.coins for player in view.players],
            [player.alive for player in view.players],
            [not player.alive for player in view.players],
            view.turn,
            chance.copy(),
        )
        state.chance = SplitMix64(chance.below(1 << 32))
        if view.viewer is not None and view.answered is not None:
            state.answers[view.viewer] = moves.WORDS[view.answered]
        stacks: dict[str, list[Phase[Any]]] = {"over": [], "turn": [TURN], "doubts": [TURN, DOUBTS]}
        state.phases = stacks[view.phase]
        return state

    def parse(self, text: str) -> Move:
        """One of the four words."""
        if text not in moves.WORDS:
            raise Refused("move.unreadable")
        return moves.WORDS[text]

    def notate(self, move: Move) -> str:
        """The move's word."""
        return str(move.__struct_config__.tag)


def _state(
    cards: list[str],
    court: list[str],
    coins: list[int],
    alive: list[bool],
    shown: list[bool],
    turn: Seat,
    chance: Chance,
) -> CoupState:
    return CoupState(len(cards), cards, court, shown, alive, coins, turn, [None] * len(cards), chance, [])
