"""What is always true in Mafia, for the harnesses: see ``mahfel.testing.checks``."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mahfel.games.mafia.state import MafiaState

REVEALS: Final = frozenset(
    {
        # a window that closes shows what its answers came to
        "accused",
        "elected",
        "marks_shown",
        "gun_chosen",
        "hands_up",
        "votes_shown",
        "vote_void",
        "sent_away",
        "nobody_leaves",
        "lottery",
        "revote",
        "inquiry_refused",
        "status_told",
        "living_told",
        "hands_shaken",
        "announced",
        "stayed",
        "proposals_shown",
        # who leaves, and what is told
        "left_city",
        "quiet_night",
        "came_back",
        "night_news",
        "graves_told",
        "role_told",
        "gun_shown",
        "power_used",
        "card_drawn",
        "card_played",
        # whether somebody may speak shows when their turn comes
        "muted",
        "speaking",
        "spared_today",
        # that it is over, or not yet
        "day_began",
        "night_began",
        "no_night",
        "eyes_opened",
        "happened",
        "roles_shown",
        "won",
    }
)


def invariants(state: MafiaState) -> None:
    """Roles are conserved, who left is listed once, only the living are asked, and no status is older than its end."""
    if state.scenario.dealt(state.seats):
        dealt = Counter(player.dealt for player in state.players)
        assert dealt == Counter(state.scenario.dealt(state.seats)), "roles were dealt that there are not"
    left = {seat for seat in range(state.seats) if not state.alive(seat)}
    assert len(state.gone) == len(set(state.gone)), "somebody left twice"
    assert set(state.gone) == left, "who left is not listed"
    for player in state.players:
        assert all(status.until > state.now for status in player.statuses), "a status is older than its end"
        assert player.alive or not player.statuses, "a status lies on somebody who left"
    assert all(sign.until > state.now for sign in state.signs), "a sign is older than its end"
    asked = state.asked()
    if state.phases:
        assert asked, "nobody is asked, and it is not over"
        assert state.result is None, "it is over and goes on"
    else:
        assert state.result is not None, "it ended without a result"
        "rested",
