"""What is always true in Coup, for the harnesses: see ``mahfel.testing.checks``."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mahfel.games.coup.phases.anything import AnyPhase
from mahfel.games.coup.state import CoupState
from mahfel.games.coup.tokens import MOST_DISAPPEAR, NOWHERE
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
    """Cards are conserved, nobody is in debt, tokens lie before the living, and only the living are asked."""
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
            assert len(state.court) + drawn >= 3, "the Court may run out"
    _out(state)
    _tokens(state)
    _stack(state)


def _out(state: CoupState) -> None:
    assert len(set(state.out)) == len(state.out), "somebody falls twice"
    assert not any(map(state.alive, state.out)), "somebody is out and in"
    for seat in _long_out(state):
        assert not state.coins[seat], "an estate was never settled"


def _long_out(state: CoupState) -> set[int]:
    return {seat for seat in range(state.seats) if not state.alive(seat)} - set(state.out)


def _tokens(state: CoupState) -> None:
    tokens = state.tokens
    assert len(tokens.disappear) <= MOST_DISAPPEAR, "more Disappear tokens than in the box"
    assert len(tokens.treaty) in (0, 2), "one Treaty token alone"
    assert len(set(tokens.treaty)) == len(tokens.treaty), "a treaty with oneself"
    assert (tokens.tax_holder == NOWHERE) == (not tokens.tax_role), "one Tax token alone"
    assert not tokens.tax_role or tokens.tax_role in state.box.characters, "a tax on what is not in play"
    lying = {tokens.peace, tokens.tax_holder, *tokens.treaty, *(token.victim for token in tokens.disappear)}
    assert not lying & _long_out(state), "a token lies before somebody who is out"


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
