"""Any reachable position of Malʿoun, in plain words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from mahfel.engine import Refused, Seat, SplitMix64
from mahfel.games.maloun.box import LOW_HAND, REWARD_DECK, Box, box
from mahfel.games.maloun.moves import parse
from mahfel.games.maloun.options import MalounOptions
from mahfel.games.maloun.phases.course import COURSE, Turn
from mahfel.games.maloun.sets import BUILDS, Laid, cards_of
from mahfel.games.maloun.state import MalounState
from mahfel.games.maloun.words import CARDS, DRINK, PERMANENT, REWARD, Card

_Rows = Sequence[Sequence[str]]


def arrange(
    *,
    hands: _Rows,
    turn: Seat = 0,
    maloun: Seat | None = None,
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    burnt: Sequence[str] = (),
    laid: _Rows | None = None,
    permanents: _Rows | None = None,
    rewards: Sequence[str] = (),
    positives: Sequence[int] | None = None,
    negatives: int = 0,
    reshuffles: int = 0,
    dealt: Sequence[Seat] = (),
    after: Seat = -1,
    seed: int = 0,
    **options: Any,
) -> MalounState:
    """The beginning of a turn.

    ``hands`` are card ids for each seat; ``maloun`` is the Malʿoun's seat (Normal; default 0). ``deck`` names the cards
    that are drawn next and ``burnt`` those on top of the burnt pile, both with the first one on top; other cards lie
    below in the deck, or with ``deck_size`` in the burnt pile. ``laid``: what sets lie before each seat (``"tea"``,
    ``"tea/1+4"`` with water for 1 and 4); ``permanents`` before each seat; ``rewards``: the next ones, first one on
    top. ``positives`` and ``negatives`` belong to Crisis. ``dealt``: seats that have got no card since the deal.
    ``after``: whose turn has just ended. ``options`` are table options by name. Raises ValueError for a position that
    cannot be.
    """
    seats = len(hands)
    chosen = MalounOptions(**options)
    contents = box(chosen, seats)
    if not 3 <= seats <= 6 or not 0 <= turn < seats:
        raise ValueError(f"{seats} seats, turn of seat {turn}")
    held = [sorted(map(_card, hand)) for hand in hands]
    rows = [tuple(_set(text) for text in row) for row in laid or [()] * seats]
    kept = [sum(1 << _permanent(name) for name in row) for row in permanents or [()] * seats]
    marks = list(positives or [0] * seats)
    if not len(rows) == len(kept) == len(marks) == seats:
        raise ValueError("laid sets, permanents and positives are given for each seat")
    top = [_card(name) for name in reversed(deck)]
    over = [_card(name) for name in reversed(burnt)]
    rest = _rest(contents, held, rows, top, over)
    if deck_size is None:
        under, ashes = rest, []
    else:
        if not len(top) <= deck_size <= len(top) + len(rest):
            raise ValueError(f"the deck cannot have {deck_size} cards here")
        under, ashes = rest[: deck_size - len(top)], rest[deck_size - len(top) :]
    next_rewards, gone = _rewards(contents, rows, kept, rewards)
    state = MalounState(
        seats=seats,
        options=chosen,
        box=contents,
        deck=bytearray([*under, *top]),
        burnt=bytearray([*ashes, *over]),
        hands=held,
        maloun=-1 if contents.crisis else maloun or 0,
        sets=rows,
        permanents=kept,
        rewards=next_rewards,
        rewards_gone=gone,
        positives=marks,
        positive_deck=chosen.positive_deck - sum(marks) if contents.crisis else 0,
        negatives=negatives,
        turn=turn,
        request=None,
        donors=(),
        offers=(),
        gave=[-1] * seats,
        look=(),
        owed=(),
        waved=0,
        dealt=sum(1 << seat for seat in dealt),
        reshuffles=reshuffles,
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
        chance=SplitMix64(seed),
        phases=[COURSE, Turn(after)],
    )
    _check(state, maloun)
    return state


def _check(state: MalounState, maloun: Seat | None) -> None:
    crisis = state.box.crisis
    if any(len(row) >= state.box.sets for row in state.sets):
        raise ValueError("somebody has all the sets: the game is over")
    if crisis:
        if maloun is not None or any(state.permanents):
            raise ValueError("there are neither roles nor rewards in Crisis")
        if max(state.positives) >= state.options.positives_to_win or state.negatives >= state.box.negative_cap:
            raise ValueError("the café is saved or has fallen")
        if min(state.positives) < 0 or state.negatives < 0 or state.positive_deck < 0:
            raise ValueError("there are not so many positive or negative cards")
    else:
        if not 0 <= state.maloun < state.seats:
            raise ValueError(f"there is no seat {state.maloun} for the Malʿoun")
        if any(state.positives) or state.negatives:
            raise ValueError("positive and negative cards belong to Crisis")
        if not state.deck:
            raise ValueError("an empty deck is dealt with before the next turn")
    if (state.deck or state.burnt) and any(len(hand) <= LOW_HAND for hand in state.hands):
        raise ValueError("a hand of one card or none is refilled at once")
    if any(60 in state.hands[seat] for seat in range(state.seats) if state.dealt >> seat & 1):
        raise ValueError("no water is dealt into a hand")


def _rest(
    contents: Box, held: list[list[Card]], laid: list[tuple[Laid, ...]], top: list[Card], over: list[Card]
) -> list[Card]:
    left = Counter(contents.cards)
    for row in (*held, top, over, *([*cards_of(one)] for ones in laid for one in ones)):
        left.subtract(row)
    if min(left.values()) < 0:
        raise ValueError("there are not so many of these cards in the box")
    return sorted(left.elements())


def _rewards(
    contents: Box, laid: list[tuple[Laid, ...]], kept: list[int], wanted: Sequence[str]
) -> tuple[list[int], tuple[int, ...]]:
    if contents.crisis:
        return [], ()
    left = Counter(REWARD_DECK)
    left.subtract(reward for mask in kept for reward in PERMANENT if mask >> reward & 1)
    top = [REWARD[name] for name in wanted]
    left.subtract(top)
    if min(left.values()) < 0:
        raise ValueError("there are not so many of these rewards in the box")
    drawn = sum(map(len, laid)) - sum(mask.bit_count() for mask in kept)
    once = sorted(reward for reward in left.elements() if reward not in PERMANENT)
    if not 0 <= drawn <= len(once):
        raise ValueError("one reward is drawn for each set that lies on the table")
    gone = once[len(once) - drawn :]
    left.subtract(gone)
    return [*sorted(left.elements()), *reversed(top)], tuple(gone)


def _card(name: str) -> Card:
    if name not in CARDS:
        raise ValueError(f"there is no card {name!r}")
    return CARDS[name]


def _permanent(name: str) -> int:
    reward = REWARD.get(name, -1)
    if reward not in PERMANENT:
        raise ValueError(f"{name!r} is no reward that stays")
    return reward


def _set(text: str) -> Laid:
    try:
        move = parse(f"build:{text}")
    except Refused as refusal:
        raise ValueError(f"{text!r} is no set") from refusal
    drink = DRINK[getattr(move, "drink", "")]
    for filled, build in enumerate(BUILDS[drink]):
        if build == move:
            return drink, filled
    raise ValueError(f"{text!r} is no set: its water stands for strange numbers")
