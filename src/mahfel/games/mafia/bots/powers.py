"""How a bot uses its powers: at whom, by what the power does, and whether now."""

from __future__ import annotations

from typing import Any, Final

from mahfel.engine import Seat
from mahfel.games.mafia import effects as e
from mahfel.games.mafia.bots.aiming import Chooser, always, at, ranked, suspect, trusted
from mahfel.games.mafia.bots.mind import Mind
from mahfel.games.mafia.bots.worth import shots, worth
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.night.actions import ability_of
from mahfel.games.mafia.night.team import SHOT
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.slots import Aim, Slots

_LIKELY: Final = 0.55
_VERY_LIKELY: Final = 0.72
_DESPERATE: Final = 0.42
"""How likely of the mafia one has to be for what hits hard, for what is not to hit anybody else, and when there is
hardly any time left. A shot at one of the mafia is worth more than it costs to hit one of the many others."""

_ENOUGH_IF_SPARE: Final = 1.5
"""How much likelier than anybody at random one of the accused has to be, on a day that costs nothing."""

_FOR_A_SHOT: Final = 12
_FOR_NOTHING: Final = 35
"""Percent: how often a role is guessed at random, when it takes the place of a shot, and when it costs nothing."""

_GUESSWORK: Final = 1.4
"""How much whoever saves by night leaves to the lot: a team that knew whom they look after would shoot another."""


def fill(mind: Mind, slots: Slots) -> tuple[Use, ...]:
    """One use for each slot where there is a sensible one. What takes the place of something plainer stands after it,
    and is thought of first."""
    uses = []
    for slot in slots.slots:
        use = next((found for aim in reversed(slot) if (found := choose(mind, aim)) is not None), None)
        if use is not None:
            uses.append(use)
    return tuple(uses)


def choose(mind: Mind, aim: Aim) -> Use | None:
    """A sensible use of one power; None to keep it."""
    if not len(aim):
        return None
    plain = _PLAIN.get(aim.ability)
    if plain is not None:
        return plain(mind, aim, None)
    ability = ability_of(mind.state, mind.seat, aim.ability)
    chooser = None if ability is None else _BY_EFFECT.get(type(ability.effect))
    return None if ability is None or chooser is None else chooser(mind, aim, ability.effect)


def _protect(mind: Mind, aim: Aim, effect: Any) -> Use | None:
    """Whoever the team may want to shoot; one's own team, where it needs it."""
    if mind.of_mafia:
        mates = [seat for seat in aim.targets if seat in mind.mates or seat == mind.seat]
        return at(aim, ranked(mind, mates, mind.public, 0.2))
    weights = list(worth(mind))
    for seat in aim.targets:
        weights[seat] -= 2 * max(0.0, mind.belief[seat] - mind.average)
    return at(aim, ranked(mind, aim.targets, weights, _GUESSWORK))


def _inquire(mind: Mind, aim: Aim, effect: e.Inquire | e.Lead) -> Use | None:
    """One who was not asked about, the likeliest of the mafia but for those who are certain."""
    fresh = [seat for seat in aim.targets if seat not in mind.asked and 0.01 < mind.belief[seat] < 0.97]
    return at(aim, ranked(mind, fresh or aim.targets, mind.public, 0.2))


def _attack(mind: Mind, aim: Aim, effect: e.Attack) -> Use | None:
    """Alone: anybody of worth. For the city: one who is likely enough."""
    if mind.state.players[mind.seat].side == "independent":
        return at(aim, ranked(mind, aim.targets, worth(mind), 1.0))
    return suspect(_LIKELY, _DESPERATE)(mind, aim, effect)


def _guess(mind: Mind, aim: Aim, effect: e.Guess) -> Use | None:
    """A role that was told of one who lives; whoever points at the team is taken for one who asks at night. Now and
    then any role is tried, more often where it costs nothing else."""
    state = mind.state
    for other in aim.targets:
        told = state.players[other].told
        if told in aim.roles and (other, told) not in aim.once:
            return Use(aim.ability, (other,), told)
    askers = [role for role in aim.roles if any(isinstance(found.effect, e.Inquire) for found in ROLES[role].abilities)]
    team = {mind.seat, *mind.mates}
    for other in aim.targets:
        if askers and state.points[other] in team and (other, askers[0]) not in aim.once and mind.happens(60):
            return Use(aim.ability, (other,), askers[0])
    ability = ability_of(state, mind.seat, aim.ability)
    if ability is None or state.cycle < 2 or not mind.happens(_FOR_A_SHOT if ability.slot else _FOR_NOTHING):
        return None
    return _some_role(mind, aim)


def _some_role(mind: Mind, aim: Aim) -> Use | None:
    city = [role for role in aim.roles if ROLES[role].side == "city"]
    if not city or not aim.targets:
        return None
    other = ranked(mind, aim.targets, worth(mind), 1.0)[0]
    role = city[mind.chance.below(len(city))]
    return Use(aim.ability, (other,), role) if (other, role) not in aim.once else None


def _assume(mind: Mind, aim: Aim, effect: e.Assume) -> Use | None:
    """A role of the mafia, while nobody can have left with it: it is lost to them."""
    roles = [role for role in aim.roles if ROLES[role].side == "mafia" and ROLES[role].abilities]
    if mind.state.gone or not roles:
        return None
    return Use(aim.ability, (), roles[mind.chance.below(len(roles))])


def _when_some_left(mind: Mind, aim: Aim, effect: Any) -> Use | None:
    """Something that tells of those who left: when it is worth the while."""
    return next(iter(aim), None) if len(mind.state.gone) >= 2 + mind.happens(50) else None


def _convert(mind: Mind, aim: Aim, effect: e.Convert) -> Use | None:
    """In place of a shot, now and then: whoever seems to have no power."""
    if not mind.happens(40):
        return None
    quiet = [seat for seat in aim.targets if mind.state.points[seat] < 0]
    return at(aim, ranked(mind, quiet or aim.targets, [0.0] * mind.state.seats, 1.0))


def _flip(mind: Mind, aim: Aim, effect: e.FlipAnswer) -> Use | None:
    """A mate whom everybody suspects, but none who looks like the city anyway."""
    mates = [seat for seat in aim.targets if seat in (mind.seat, *mind.mates) and mind.state.role(seat).seen_as is None]
    return at(aim, ranked(mind, mates, mind.public, 0.2))


def _call(mind: Mind, aim: Aim, effect: e.CallInspection) -> Use | None:
    """Two who are both suspected more than others: a whole day is going to be about nobody else."""
    return suspect(1.2 * mind.average, 0.9 * mind.average)(mind, aim, effect)


def _unmask(mind: Mind, aim: Aim, effect: e.RevealMafia) -> Use | None:
    """Whoever is suspected more than others: to be wrong costs no more than the try."""
    return suspect(1.15 * mind.average, 0.0)(mind, aim, effect)


def _strip(mind: Mind, aim: Aim, effect: e.Strip) -> Use | None:
    return suspect(1.3 * mind.average, mind.average)(mind, aim, effect)


def _revive(mind: Mind, aim: Aim, effect: e.Revive) -> Use | None:
    """Whoever surely was of the city, once two have left."""
    return trusted(mind, aim, effect) if len(mind.state.gone) > 1 else None


def _gun(mind: Mind, aim: Aim, effect: e.GiveGun) -> Use | None:
    """A real gun for whoever is trusted, another one for whoever is not."""
    if effect.kind == "live":
        return trusted(mind, aim, effect)
    return suspect(1.2 * mind.average)(mind, aim, effect)


def _annul(mind: Mind, aim: Aim, effect: Any) -> Use | None:
    """When those who stand accused are hardly suspicious: somebody's vote is about to hit the city. Where a day without
    a vote costs nothing, they have to be more so."""
    accused = getattr(mind.state.phases[-1], "accused", ())
    top = max((mind.belief[seat] for seat in accused), default=1.0)
    return next(iter(aim), None) if top < (_ENOUGH_IF_SPARE if mind.spare else 0.9) * mind.average else None


def _shot(mind: Mind, aim: Aim, effect: Any) -> Use | None:
    """As proposed, else at whoever is worth most to the city. Where one of the others may do something in place of the
    shot, the carrier leaves it to the proposals: what they come to is shot at, unless the other one does that."""
    named = [target for _, target in mind.state.proposals if target in aim.targets]
    if aim.ability == "shot" and named:
        if aim.most == 1 and any(_in_place_of_it(mind, mate) for mate in mind.mates):
            return None
        order = sorted(set(named), key=lambda seat: -named.count(seat))
        rest = [seat for seat in shots(mind, aim.targets) if seat not in order]
        return at(aim, [*order, *rest])
    return at(aim, shots(mind, aim.targets))


def _in_place_of_it(mind: Mind, mate: Seat) -> bool:
    return any(ability.slot == SHOT for ability in mind.state.role(mate).abilities)


def _fire(mind: Mind, aim: Aim, effect: Any) -> Use | None:
    if mind.of_mafia:
        wanted = [seat for seat in aim.targets if mind.state.points[seat] in (mind.seat, *mind.mates)]
        return at(aim, wanted or (shots(mind, aim.targets) if mind.public[mind.seat] >= _LIKELY else []))
    return suspect(_VERY_LIKELY, _DESPERATE)(mind, aim, effect)


def _take_along(mind: Mind, aim: Aim, effect: e.TakeAlong) -> Use | None:
    """It costs one's own life: for the city only against one who is all but certain; for the mafia when it is lost
    anyway, or to be rid of whoever points at the team."""
    if mind.of_mafia:
        wanted = [seat for seat in aim.targets if mind.state.points[seat] in mind.mates]
        if mind.public[mind.seat] >= _LIKELY or (wanted and mind.happens(30)):
            return at(aim, wanted or shots(mind, aim.targets))
        return None
    return suspect(0.85, _VERY_LIKELY)(mind, aim, effect)


def _hand_on(mind: Mind, aim: Aim, effect: Any) -> Use | None:
    return trusted(mind, aim, effect) if mind.happens(30) else None


_PLAIN: Final[dict[str, Chooser]] = {
    "shot": _shot,
    "propose": _shot,
    "stay_awake": always,
    "hand_on": _hand_on,
    "fire": _fire,
}

_BY_EFFECT: Final[dict[type[e.Effect], Chooser]] = {
    e.Attack: _attack,
    e.Guess: _guess,
    e.Protect: _protect,
    e.Shield: _protect,
    e.Vest: _protect,
    e.Escort: _protect,
    e.LayMine: _protect,
    e.Guard: _protect,
    e.Bequeath: _protect,
    e.SpareFromVote: trusted,
    e.Block: suspect(),
    e.Reflect: suspect(),
    e.Silence: suspect(),
    e.NullifyBallot: suspect(),
    e.FoolAsker: suspect(),
    e.MarkForReveal: suspect(),
    e.CallInspection: _call,
    e.Link: suspect(),
    e.Counter: suspect(),
    e.Poison: suspect(_LIKELY, _DESPERATE),
    e.RevealMafia: _unmask,
    e.OrderExit: suspect(_LIKELY, _DESPERATE),
    e.VoidBallot: suspect(_LIKELY),
    e.Strip: _strip,
    e.Inquire: _inquire,
    e.Lead: _inquire,
    e.Assume: _assume,
    e.DigGraves: _when_some_left,
    e.AskStatus: _when_some_left,
    e.Convert: _convert,
    e.FlipAnswer: _flip,
    e.Revive: _revive,
    e.GiveGun: _gun,
    e.AnnulVote: _annul,
    e.TakeAlong: _take_along,
    e.Foresee: lambda mind, aim, effect: at(aim, ranked(mind, aim.targets, [0.0] * mind.state.seats, 1.0)),
    e.Swap: lambda mind, aim, effect: at(aim, ranked(mind, aim.targets, worth(mind), 1.0)),
    e.Choose: lambda mind, aim, effect: at(aim, ranked(mind, [s for s in aim.targets if s in mind.mates], mind.public)),
}
