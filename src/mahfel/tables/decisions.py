"""Decisions: who is asked at a table, since when and until when."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from typing import Final

import msgspec

from mahfel.engine import Ask, Seat
from mahfel.engine.ask import Pace
from mahfel.engine.state import WHOLE
from mahfel.tables.entries import PaceName

_SECOND: Final = 1000
_HOUR: Final = 3600 * _SECOND

TIME: Final[Mapping[PaceName, Mapping[Pace, int]]] = {
    "relaxed": {
        "turn": 72 * _HOUR,
        "window": 72 * _HOUR,
        "long": 72 * _HOUR,
        "discussion": 24 * _HOUR,
        "speech": 24 * _HOUR,
        "night": 12 * _HOUR,
        "vote": 72 * _HOUR,
    },
    "normal": {
        "turn": 90 * _SECOND,
        "window": 45 * _SECOND,
        "long": 180 * _SECOND,
        "discussion": 240 * _SECOND,
        "speech": 60 * _SECOND,
        "night": 40 * _SECOND,
        "vote": 45 * _SECOND,
    },
    "quick": {
        "turn": 25 * _SECOND,
        "window": 15 * _SECOND,
        "long": 50 * _SECOND,
        "discussion": 90 * _SECOND,
        "speech": 25 * _SECOND,
        "night": 20 * _SECOND,
        "vote": 15 * _SECOND,
    },
}
"""Milliseconds that a table of a pace gives to a decision of a class of time."""

GONE: Final = 5 * _SECOND
"""Milliseconds that a table waits for somebody who said good-bye, or is not counted any more."""


class Decision(msgspec.Struct, frozen=True):
    """One decision that is open.

    ``version``: of the table when it was opened; an answer is stale when its sender had not seen that version.
    ``deadline``: when the default is played (ms), None for an ask that the game can do without. ``held``: answered
    already, but the answer is played later.
    """

    seat: Seat
    ask: Ask
    version: int
    opened: int
    deadline: int | None
    held: bool = False

    @property
    def changeable(self) -> bool:
        """Whether an answer may be given anew as long as the decision is open."""
        return self.ask.pace in ("night", "vote")


def length(pace: PaceName, times: Mapping[Pace, int], of: Pace) -> int:
    """Milliseconds for a class of time: as the table has chosen (in seconds), else as its pace has it."""
    return times[of] * _SECOND if of in times else TIME[pace][of]


def deadline(whole: int, ask: Ask, opened: int, *, gone: bool, share: Fraction = WHOLE) -> int | None:
    """The instant at which the default of an ask is due, which has a ``share`` of the ``whole`` time (ms) of its class;
    ``gone``: nobody is at its seat, and everybody knows."""
    if ask.optional:
        return None
    given = int(whole * share)
    return opened + (min(given, GONE) if gone and ask.pace != "night" else given)


def standing(
    before: Mapping[Seat, Decision], asked: Mapping[Seat, Ask], mover: Seat | None, *, same_phase: bool
) -> Collection[Seat]:
    """The seats whose decision is the same as before a move of ``mover``.

    In a window several seats are asked, and each answer leaves the others' decisions as they are: the same phase goes
    on and asks the same of nobody but them. So does what somebody did who did not have to do anything: the question of
    everybody else was open before it and is open after it, with the same time for it. In any other case whoever is
    asked decides anew.
    """
    if not same_phase:
        return ()
    in_passing = mover is not None and mover in before and before[mover].ask.optional
    if not in_passing and not asked.keys() <= before.keys() - {mover}:
        return ()
    return {seat for seat, ask in asked.items() if seat != mover and seat in before and before[seat].ask == ask}
