"""The table options of Malʿoun: the mode, and every count and ruling that a table may set otherwise."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from mahfel.engine import Options, Refused
from mahfel.engine.options import Whens

_OF_NORMAL: Final = ("water", "deck_empty", "max_reshuffles", "revote")
_OF_CRISIS: Final = ("positives_to_win", "positive_deck", "negatives_per_player", "crisis_reshuffles")
_WHEN: Final[Whens] = {
    **{name: {"mode": "normal"} for name in _OF_NORMAL},
    **{name: {"mode": "crisis"} for name in _OF_CRISIS},
}


class MalounOptions(Options, frozen=True, omit_defaults=True):
    """``mode``: ``normal`` with one hidden Malʿoun, or ``crisis``. ``sets``: complete sets that end the game.

    ``healthy_copies`` of each drink and number (``auto``: three, four where many sets are wanted at a large table),
    ``spoiled_copies`` of each, ``water`` cards (Normal). ``hand``: cards dealt, and what a hand is refilled to;
    ``hand_limit``: what may be held after one's turn (0: any number). ``deck_empty``: shuffle the burnt pile, stop, or
    ask the table; after ``max_reshuffles`` the game stops. ``revote``: one more vote among the tied. Crisis:
    ``positives_to_win`` at once, ``positive_deck`` in all, ``negatives_per_player``, ``crisis_reshuffles`` before
    closing time. ``finish_grace``: whether others may lay their last set beside a deciding one and priority decides.
    """

    WHEN = _WHEN

    mode: Literal["normal", "crisis"] = "normal"
    sets: Annotated[int, msgspec.Meta(ge=2, le=3)] = 2
    first_player: Literal["random", "host"] = "random"
    healthy_copies: Literal["auto", "2", "3", "4"] = "auto"
    spoiled_copies: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    water: Annotated[int, msgspec.Meta(ge=0, le=15)] = 12
    hand: Annotated[int, msgspec.Meta(ge=4, le=6)] = 5
    hand_limit: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    deck_empty: Literal["reshuffle", "stop", "ask"] = "reshuffle"
    max_reshuffles: Annotated[int, msgspec.Meta(ge=0, le=4)] = 2
    revote: bool = True
    finish_grace: bool = True
    positives_to_win: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4
    positive_deck: Annotated[int, msgspec.Meta(ge=6, le=40)] = 20
    negatives_per_player: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    crisis_reshuffles: Annotated[int, msgspec.Meta(ge=0, le=8)] = 5

    def check(self, seats: int) -> None:
        """Raise ``Refused`` for a limit below a dealt hand."""
        if self.hand_limit and self.hand_limit < self.hand:
            raise Refused("maloun.options_hand_limit", least=self.hand, limit=self.hand_limit)
