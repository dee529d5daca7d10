"""What is always true in Coup, for the harnesses: see ``mahfel.testing.checks``."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mahfel.games.coup.phases.anything import AnyPhase
from mahfel.games.coup.state import CoupState
from mahfel.kit.window import Window

REVEALS: Final = frozenset(
    {
        # a window that closes shows what its answers came to
        "believed",
        "doubted",
        "claimed",
        "let_pass",
        "joined_in",
        # a card turned up, shown to somebody or drawn
        "lost",
        "set_aside",
        "proved",
        "admitted",
        "dealt",
        "drew",
        "shown",
        "exchanged",
        "revealed",
    }
)

RARE: Final = frozenset(
    {
        "mark",
        "joined_in",
        "refused_to_pay",
        "set_aside",
        "token_placed",
        "token_gone",
        "bomb_defused",
        "bomb_exploded",
        "bomb_held",
    }
)
"""Events and moves of single characters: a table of G54 plays with five of twenty-five."""


def invariants(state: CoupState) -> None:
    """Cards are conserved, nobody is in debt, and only the living are asked."""
    cards = Counter(state.court)
    for row in (*state.hands, *state.lost, *state.aside, *state.removed):
        cards.update(row)
    options = state.box.options
    if options.choose_from_five and not any(state.removed):
        assert all(sorted(hand) == sorted(state.box.copies) for hand in state.hands), "a set is not whole"
    else:
        assert cards == Counter(state.box.copies), "a card has vanished, or appeared"
    assert all(coins >= 0 for coins in state.coins), "somebody is in debt"
    assert state.reserve >= 0, "the reserve is in debt"
    if options.treasury == "fifty":
        assert sum(state.coins) + state.reserve <= 50, "more coins than in the box"
    assert all(hand == tuple(sorted(hand)) for hand in state.hands), "the order of a hand tells something"
    for seat in state.asked():
        assert state.hands[seat], "somebody who is out is asked"
    for viewer, owner, card in state.known:
        assert viewer != owner, "somebody knows oneself"
        assert not state.phases or card in state.hands[owner], "somebody knows what is not there"
    if options.box == "classic":
        drawn = sum(max(0, len(hand) + len(lost) - 2) for hand, lost in zip(state.hands, state.lost, strict=True))
        size = sum(state.box.copies.values())
        if not options.choose_from_five:
            assert len(state.court) == size - 2 * state.seats - drawn, "the Court has a wrong number of cards"
    _stack(state)


def _stack(state: CoupState) -> None:
    if not state.phases:
        assert len(state.living()) == 1, "the game is over with several left"
        assert not any(state.answers), "answers lie sealed after the end"
        return
    assert len(state.living()) > 1, "the game goes on with one left"
    top = state.phases[-1]
    assert isinstance(top, AnyPhase), "a phase that views do not know"
    if not isinstance(top, Window):
        assert not any(state.answers), "answers lie sealed without a window"
