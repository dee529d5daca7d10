"""What random play seldom or never meets: scenarios that hosts write, and tables played so that it happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mahfel.engine import Chance, Move, Seat
from mahfel.games.mafia.effects import AnyEffect, TakeAlong
from mahfel.games.mafia.moves import UP, Act, Hands, Use
from mahfel.games.mafia.night.actions import ability_of
from mahfel.games.mafia.slots import Slots, Subsets
from mahfel.games.mafia.state import MafiaState

HANDSHAKE: Final = (
    '{"name": "Three at last", "table": {"6": {"mafia": ["psychoanalyst"], "city": ["doctor", "bodyguard", '
    '"detective", "lawyer", "citizen"]}}, "chaos": true, "first_shot": 2, "inquiries": 9, "reveal": "side", '
    '"last_words": false}'
)
"""Three are left, and two of them shake hands."""

APART: Final = (
    '{"name": "Everybody for oneself", "table": {"7": {"mafia": ["trickster", "double_faced"], "city": ["gunsmith", '
    '"scarecrow", "saviour"], "independent": ["jani", "thousand_faces"]}}, "vote": {"midday": true}, "reveal": "role", '
    '"cards": ["independent_in_the_mire", "last_guess", "mafia_feast"], "open_roles": false}'
)
"""More who win alone than of either side."""

COLOURS: Final = (
    '{"name": "Chameleon", "table": {"6": {"mafia": ["charlatan"], "city": ["detective", "citizen", "citizen", '
    '"citizen"], "independent": ["chameleon"]}}, "first_shot": 10}'
)
"""Long nights for one who takes the side of whoever chooses it."""

ALONG: Final = (
    '{"name": "Two at last", "table": {"6": {"mafia": ["boss"], "city": ["devotee", "citizen", "citizen", "citizen", '
    '"citizen"]}}, "hold": true, "first_shot": 10}'
)
"""At parity the game goes on, for one of the city can still take somebody along."""

WRITTEN: Final = (HANDSHAKE, APART, COLOURS, ALONG)


def written(text: str) -> Mapping[str, Any]:
    """The options of a table that plays what its host wrote."""
    return {"scenario": "custom", "written": text}


def chase_the_colours(state: MafiaState, seat: Seat, chance: Chance) -> Move:
    """Everybody aims at the one who shifts, night after night, and nobody is accused."""
    legal = state.legal(seat)
    shifting = next((other for other in state.living() if state.players[other].dealt == "chameleon"), -1)
    if isinstance(legal, Slots):
        for move in legal.reduced():
            if isinstance(move, Act) and any(use.at == (shifting,) and use.ability != "shot" for use in move.uses):
                return move
    return state.asked()[seat].default


def take_the_last_along(state: MafiaState, seat: Seat, chance: Chance) -> Move:
    """The city sends its own away one by one, until one of the mafia and one who takes somebody along are left."""
    legal = state.legal(seat)
    if isinstance(legal, Subsets):
        return Hands(tuple(other for other in legal.seats if state.role(other).simple)[:1])
    if UP in legal:
        return UP
    if len(state.living()) == 2:
        for move in legal.reduced():
            if isinstance(move, Act) and any(isinstance(_effect(state, seat, use), TakeAlong) for use in move.uses):
                return move
    return state.asked()[seat].default


def fire_a_gun(state: MafiaState, seat: Seat, chance: Chance) -> Move:
    """Everybody has the same suspect, and fires the same gun; all the rest is left to chance."""
    legal = state.legal(seat)
    kind = state.asked()[seat].kind
    if kind == "marks":
        return next(move for move in legal.reduced() if isinstance(move, Act) and "minus" in map(_name, move.uses))
    if kind == "which_gun":
        return next(move for move in legal if isinstance(move, Act) and move.uses)
    return legal.sample(chance)


def _name(use: Use) -> str:
    return use.ability


def _effect(state: MafiaState, seat: Seat, use: Use) -> AnyEffect | None:
    ability = ability_of(state, seat, use.ability)
    return None if ability is None else ability.effect
