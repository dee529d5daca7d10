"""How a bot chooses among the ways of using its powers."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Chance, Seat
from mahfel.games.mafia import effects as e
from mahfel.games.mafia.bots.knowledge import asked_before, enemies, suspects
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.night.actions import ability_of
from mahfel.games.mafia.slots import Aim, Slots
from mahfel.games.mafia.state import MafiaState

HARMFUL = (
    e.Attack,
    e.Block,
    e.Reflect,
    e.Silence,
    e.Strip,
    e.NullifyBallot,
    e.FoolAsker,
    e.Poison,
    e.MarkForReveal,
    e.RevealMafia,
    e.Counter,
    e.CallInspection,
)
HELPFUL = (e.Protect, e.Shield, e.Guard, e.GiveGun, e.SpareFromVote, e.Vest)
ON_SUSPICION = (e.Block, e.Reflect, e.Silence, e.NullifyBallot, e.FoolAsker, e.MarkForReveal, e.CallInspection)
"""What does no lasting harm to a friend, and so may be tried without knowing anything."""


def fill(state: MafiaState, seat: Seat, slots: Slots, chance: Chance) -> tuple[Use, ...]:
    """One use for each slot where there is a sensible one."""
    uses = []
    for slot in slots.slots:
        use = next((found for aim in slot if (found := choose(state, seat, aim, chance)) is not None), None)
        if use is not None:
            uses.append(use)
    return tuple(uses)


def choose(state: MafiaState, seat: Seat, aim: Aim, chance: Chance) -> Use | None:
    """A sensible use of one ability; None to keep it."""
    if aim.ability in ("shot", "propose"):
        return _team_shot(state, seat, aim, chance)
    if aim.ability in ("stay_awake", "ask_status", "dig"):
        return next(iter(aim), None) if aim.ability != "dig" or state.gone else None
    ability = ability_of(state, seat, aim.ability)
    if ability is None:
        return _pick(aim, aim.targets, chance) if aim.ability == "hand_on" else None
    effect = ability.effect
    if isinstance(effect, e.Guess):
        return _guess(state, seat, aim, chance)
    if isinstance(effect, e.Inquire):
        fresh = tuple(other for other in aim.targets if other not in asked_before(state, seat))
        return _pick(aim, fresh or aim.targets, chance)
    if isinstance(effect, HELPFUL):
        foes = enemies(state, seat)
        return _pick(aim, tuple(other for other in aim.targets if other not in foes) or aim.targets, chance)
    if isinstance(effect, HARMFUL):
        found = enemies(state, seat) or (suspects(state, seat) if isinstance(effect, ON_SUSPICION) else ())
        return _pick(aim, tuple(other for other in aim.targets if other in found), chance)
    if isinstance(effect, e.Link | e.Foresee | e.FlipAnswer | e.Revive | e.Convert):
        return _pick(aim, aim.targets, chance)
    return None


def _team_shot(state: MafiaState, seat: Seat, aim: Aim, chance: Chance) -> Use | None:
    """The carrier follows the proposals, and else shoots anybody."""
    named = [target for _, target in state.proposals if target in aim.targets]
    if aim.ability == "shot" and named:
        return Use(aim.ability, (max(sorted(set(named)), key=named.count),))
    return _pick(aim, aim.targets, chance)


def _guess(state: MafiaState, seat: Seat, aim: Aim, chance: Chance) -> Use | None:
    """A role that was told of one who lives; else a guess is kept."""
    for other in aim.targets:
        told = state.players[other].told
        if told in aim.roles and (other, told) not in aim.once:
            return Use(aim.ability, (other,), told)
    return None


def _pick(aim: Aim, targets: Sequence[Seat], chance: Chance) -> Use | None:
    if aim.least == aim.most == 0:
        return next(iter(aim), None)
    count = min(aim.most, len(targets))
    if count < max(1, aim.least):
        return None
    pool = list(targets)
    chance.shuffle(pool)
    return Use(aim.ability, tuple(sorted(pool[:count])))
