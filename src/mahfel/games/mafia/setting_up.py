"""Setting up: roles to seats, cards face down, the first speaker by lot."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Chance
from mahfel.games.mafia.ledger import empty
from mahfel.games.mafia.morning import NOTHING
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.player import Player
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenario import Scenario
from mahfel.games.mafia.showing import NOBODY
from mahfel.games.mafia.state import MafiaState


def fresh(role: str) -> Player:
    """A player who has just looked at this role."""
    declared = ROLES[role]
    return Player(role, role, declared.side, declared.vest)


def set_up(
    seats: int, options: MafiaOptions, scenario: Scenario, chance: Chance, roles: Sequence[str] | None = None
) -> MafiaState:
    """The position before the first word. ``roles`` by seat, else they are dealt at random."""
    dealt = list(roles if roles is not None else scenario.dealt(seats))
    if roles is None:
        chance.shuffle(dealt)
    cards = list(scenario.deck(seats))
    chance.shuffle(cards)
    shuffled = scenario.shuffled_turns
    return MafiaState(
        seats=seats,
        options=options,
        scenario=scenario,
        players=[fresh(role) for role in dealt],
        now=0,
        starter=chance.below(seats),
        step=1 if not shuffled or chance.below(2) else -1,
        gone=(),
        met=(),
        cards=tuple(cards),
        signs=(),
        inquiries=scenario.inquiries,
        inquired=0,
        quiet=0,
        proposals=(),
        pending=(),
        morning=NOTHING,
        challenged=(),
        points=(NOBODY,) * seats,
        covers=(NOBODY,) * seats,
        ledger=empty(seats),
        counted=(),
        going=(),
        missing=(),
        chosen=(),
        record=(),
        result=None,
        answers=[None] * seats,
        chance=chance,
        phases=[],
    )
