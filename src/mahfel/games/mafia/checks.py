"""What is always true in Mafia, for the harnesses: see ``mahfel.testing.checks``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mahfel.games.mafia.cards import CARDS
from mahfel.games.mafia.rarities import (
    ALONG,
    APART,
    COLOURS,
    HANDSHAKE,
    WRITTEN,
    chase_the_colours,
    fire_a_gun,
    take_the_last_along,
    written,
)
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.state import MafiaState

TABLES: Final[Sequence[tuple[int, Mapping[str, Any]]]] = (
    (6, {}),
    (7, {"scenario": "shab_e_mafia"}),
    (8, {"scenario": "commando"}),
    (9, {"scenario": "shab_e_mafia", "variety": "draw", "open_roles": False}),
    (10, {"scenario": "godfather"}),
    (6, written(HANDSHAKE)),
    (12, {"scenario": "shab_e_mafia", "saviour": True, "armoured": True, "scarecrow": True}),
    (10, {"scenario": "tv"}),
    (12, {"scenario": "inspector"}),
    (10, {"scenario": "representative"}),
    (7, written(APART)),
    (10, {"scenario": "capo"}),
    (11, {"reveal": "role", "ghosts_see_all": True}),
    (11, {"scenario": "godfather", "ghosts_see_all": True, "watchers": "as_left"}),
    (14, {"scenario": "shab_e_mafia", "community_set": True}),
    (12, {"scenario": "commando", "begins": "night", "counter_shot": "both_out"}),
    (26, {"scenario": "shab_e_mafia"}),
)
"""Every scenario, a few that hosts write, and the largest table."""

TEXTS: Final = {"written": WRITTEN}

CLOSELY: Final = 16

OCCURS: Final = {
    "roles_shown.dealt": frozenset(ROLES),
    "card_played.card": frozenset(CARDS),
    "speaking.what": frozenset({"intro", "turn", "challenge", "gun", "defend", "last_words"}),
}

RARE: Final = frozenset({"gun_chosen", "came_back", "no_night", "revote", "stayed", "hands_shaken", "vote_void"})

# Of random games at these tables: whoever votes at random sends the city away, and the mafia shoot besides.
ENDS: Final = {
    "mafia/parity": (0.75, 0.95),
    "city/mafia_gone": (0.04, 0.25),
    "mafia/handshake": (0.0, 0.06),
    "city/handshake": (0.0, 0.04),
    "independent/among_the_last": (0.0, 0.03),
    "independent/last_two": (0.0, 0.03),
    "nobody/nobody_left": (0.0, 0.02),
}

LEADS: Final = (
    (6, written(COLOURS), chase_the_colours),
    (6, written(ALONG), take_the_last_along),
    (10, {"scenario": "capo"}, fire_a_gun),
)

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
        "moment_told",
        "happened",
        "rested",
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
