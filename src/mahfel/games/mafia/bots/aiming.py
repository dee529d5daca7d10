"""Ways of choosing at whom: the most suspected, the most trusted, whoever is worth most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from mahfel.engine import Seat
from mahfel.games.mafia.bots.mind import Mind
from mahfel.games.mafia.bots.worth import worth
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.slots import Aim

Chooser: TypeAlias = Callable[[Mind, Aim, Any], Use | None]


def at(aim: Aim, seats: Sequence[Seat]) -> Use | None:
    """Aimed at the first of these, as many as the power reaches; None when they are too few."""
    count = min(aim.most, len(seats))
    return Use(aim.ability, tuple(sorted(seats[:count]))) if count >= max(1, aim.least) else None


def ranked(mind: Mind, seats: Sequence[Seat], weights: Sequence[float], noise: float = 0.05) -> list[Seat]:
    """The seats, the greatest weight first, nearly equal ones by lot."""
    return sorted(seats, key=lambda seat: -weights[seat] - noise * mind.chance.below(1000) / 1000)


def always(mind: Mind, aim: Aim, effect: Any) -> Use | None:
    """Whenever it can be used."""
    return next(iter(aim), None)


def suspect(bar: float = 0.0, late: float | None = None) -> Chooser:
    """The likeliest of the mafia, if likely enough; ``late``: the bar when hardly any time is left. The mafia aim what
    they do of that kind at whoever is worth most to the city."""

    def chooser(mind: Mind, aim: Aim, effect: Any) -> Use | None:
        if mind.of_mafia:
            return valuable(mind, aim, effect)
        least = late if late is not None and mind.last_chance else bar
        found = [seat for seat in ranked(mind, aim.targets, mind.belief) if mind.belief[seat] >= least]
        return at(aim, [seat for seat in found if seat != mind.seat])

    return chooser


def valuable(mind: Mind, aim: Aim, effect: Any) -> Use | None:
    """Whoever is worth most to the city."""
    marks = [seat for seat in aim.targets if seat not in mind.mates]
    return at(aim, ranked(mind, marks, worth(mind), 0.4))


def trusted(mind: Mind, aim: Aim, effect: Any) -> Use | None:
    """Whoever is least likely of the mafia; for the mafia a mate, or somebody whom all trust."""
    weights = [-share for share in (mind.public if mind.of_mafia else mind.belief)]
    for mate in mind.mates:
        weights[mate] += 0.5
    return at(aim, ranked(mind, aim.targets, weights, 0.15))
