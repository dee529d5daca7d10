"""What is always true in Malʿoun, for the harnesses: see ``mahfel.testing.checks``."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mahfel.engine import Seat
from mahfel.games.maloun.box import LOW_HAND, REWARD_DECK
from mahfel.games.maloun.moves import wanted
from mahfel.games.maloun.phases.anything import AnyPhase
from mahfel.games.maloun.sets import cards_of
from mahfel.games.maloun.state import MalounState
from mahfel.games.maloun.words import ANY_DRINK, DRINKS, NAMES, NUMBERS, PERMANENT, REWARDS, WATER
from mahfel.kit.window import Window

REVEALS: Final = frozenset(
    {
        # cards that come to somebody's eyes, and rewards that are turned up
        "drew",
        "picked",
        "compared",
        "pick_shown",
        "stolen",
        "rewarded",
        "shelf_seen",
        "shelf_taken",
        "tasted",
        "swapped",
        "refilled",
        # sealed answers that are opened together
        "offered",
        "nothing_offered",
        "deck_voted",
        # how many cards a seat chose to burn; that nobody sees which is held to by a test of its own
        "burnt",
        "built",
        "finished",
        "voted",
        # the role
        "roles_shown",
        "vote_tied",
        "won",
    }
)

OCCURS: Final = {
    "rewarded.reward": frozenset(REWARDS),
    "built.drink": frozenset(DRINKS),
    "pick_shown.card": frozenset(NAMES[:WATER]),
    "pick_shown.bad": frozenset({False, True}),
    "requested.number": frozenset({0, *NUMBERS}),
    "deck_voted.choice": frozenset({"reshuffle", "stop"}),
}

RARE: Final = frozenset({"reward_idle", "last_called", "refilled", "vote_tied"})

# Of random games of both modes with whatever options.
ENDS: Final = {
    "stopped/escaped": (0.15, 0.5),
    "fallen/negatives": (0.1, 0.45),
    "saved/positives": (0.05, 0.35),
    "maloun_finished": (0.04, 0.3),
    "accused/wrong": (0.0, 0.12),
    "accused/right": (0.0, 0.12),
    "stopped/found": (0.0, 0.12),
    "fallen/closing": (0.0, 0.1),
    "saved/sets": (0.0, 0.06),
}


def hidden(state: MalounState, viewer: Seat | None) -> tuple[int, ...]:
    """The next cards of the deck, the same secret for everybody."""
    return tuple(state.deck[-6:])


def invariants(state: MalounState) -> None:
    """Nothing is lost and nothing is made; what lies on the table fits the phase."""
    _cards(state)
    _rewards(state)
    _offers(state)
    _crisis(state)
    _stack(state)


def _cards(state: MalounState) -> None:
    held = Counter(state.deck)
    for row in (state.burnt, state.offers, *state.hands):
        held.update(row)
    for sets in state.sets:
        for laid in sets:
            held.update(cards_of(laid))
    assert held == Counter(state.box.cards), "a card has vanished, or appeared"
    for seat, hand in enumerate(state.hands):
        assert hand == sorted(hand), "the order of a hand tells something"
        assert not (state.dealt >> seat & 1 and WATER in hand), "water was dealt into a hand"
    if state.phases and state.finisher < 0 and not state.owed and not isinstance(state.phases[-1], Window):
        low = any(len(hand) <= LOW_HAND for hand in state.hands)
        assert not low or not (state.deck or state.burnt), "a low hand was not refilled"
    for viewer, facts in enumerate(state.known):
        for fact in facts:
            owner, which = fact
            assert owner != viewer, "somebody knows oneself"
            assert facts.count(fact) <= state.hands[owner].count(which), "somebody knows what is not there"
    limit = state.options.hand_limit
    assert not limit or all(len(hand) <= limit + 12 for hand in state.hands), "a limited hand grows"


def _rewards(state: MalounState) -> None:
    if state.box.crisis:
        assert not state.rewards, "rewards in Crisis"
        assert not any(state.permanents), "permanents in Crisis"
        return
    found = Counter(state.rewards)
    found.update(state.rewards_gone)
    found.update(reward for mask in state.permanents for reward in PERMANENT if mask >> reward & 1)
    assert found == Counter(REWARD_DECK), "a reward has vanished, or appeared"
    assert not PERMANENT & set(state.rewards_gone), "a reward that stays has gone"


def _offers(state: MalounState) -> None:
    gave = [which for which in state.gave if which >= 0]
    assert sorted(gave) == sorted(state.offers), "the offers are not what was given"
    assert {seat for seat, which in enumerate(state.gave) if which >= 0} == set(state.donors), "the donors are others"
    assert state.turn not in state.donors, "the requester offers"
    assert not state.offers or state.request is not None, "offers to nobody"
    for seat in state.donors:
        assert state.request is not None
        free = state.box.crisis or seat == state.maloun
        mask = ANY_DRINK if free else wanted(state.request)
        assert mask >> state.gave[seat] & 1, "somebody has offered what it may not"


def _crisis(state: MalounState) -> None:
    if not state.box.crisis:
        assert 0 <= state.maloun < state.seats, "there is no Malʿoun"
        assert not any(state.positives), "positive cards in Normal mode"
        honest = [seat for seat in range(state.seats) if seat != state.maloun]
        assert all(state.suspects[seat] >> state.maloun & 1 for seat in honest), "the Malʿoun was cleared by proof"
        return
    assert state.maloun == -1, "a Malʿoun in Crisis"
    assert sum(state.positives) + state.positive_deck == state.options.positive_deck, "positive cards are miscounted"
    assert state.negatives <= state.box.negative_cap, "too many negative cards"


def _stack(state: MalounState) -> None:
    if not state.phases:
        assert state.result is not None, "the game is over without a result"
        assert not any(state.answers), "answers lie sealed after the end"
        return
    assert state.result is None, "the game goes on after its end"
    top = state.phases[-1]
    assert isinstance(top, AnyPhase), "a phase that views do not know"
    assert isinstance(top, Window) or not any(state.answers), "answers lie sealed without a window"
    assert state.box.crisis or state.deck or state.finisher >= 0 or len(state.phases) != 2, (
        "an empty deck was passed over"
    )
