"""The harness of twin worlds sees through every leak that Courtisans could have, although its draws are told by no
event."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mahfel.games.courtisans import Courtisans, game
from mahfel.testing.case import Broken
from mahfel.testing.checks import checks_of
from mahfel.testing.effort import BRIEF
from mahfel.testing.plugin import paragraph
from mahfel.testing.transcript import encode, snapshot
from mahfel.testing.twin_worlds import twin_worlds

# What a faulty server might send beside the view.
LEAKS = {
    "families of placed spies": lambda state, viewer: state.spies,
    "the family of one's own last spy": lambda state, viewer: state.spies[-1:] if viewer is not None else [],
    "families of removed spies": lambda state, viewer: [
        f for f, lair in zip(state.spies, state.lairs, strict=True) if lair < 0
    ],
    "the hand to the right": lambda state, viewer: state.hands[viewer - 1] if viewer is not None else (),
    "hands to spectators": lambda state, viewer: state.hands if viewer is None else (),
    "missions of others": lambda state, viewer: state.missions[: state.turn],
    "the next card": lambda state, viewer: state.pile[state.drawn : state.drawn + 1],
    "cards set aside": lambda state, viewer: state.pile[len(state.pile) - state.aside :],
}


@paragraph("courtisans-6.5", "courtisans-8.2")
@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_turns_the_harness_red(name):
    def leaky(state, viewer):
        return snapshot(state, viewer) + (encode(LEAKS[name](state, viewer)) if state.phases else b"")

    with pytest.raises(Broken, match="what is sent differs"):
        twin_worlds(game, BRIEF, leaky)


def test_without_a_leak_it_is_green_and_the_untold_draws_are_why_that_had_to_be_said():
    twin_worlds(game, BRIEF)
    strict = Courtisans()
    strict.checks = replace(checks_of(game), UNTOLD=frozenset())
    with pytest.raises(Broken, match="what is sent differs after"):
        twin_worlds(strict, BRIEF)
