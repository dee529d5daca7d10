"""What a bot does with the final-move card that it has drawn."""

from __future__ import annotations

from typing import Final

from mahfel.games.mafia.bots.mind import Mind
from mahfel.games.mafia.bots.voting import against, for_whom
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.slots import Aim

_FOR: Final = frozenset({"spare", "change_face"})
_AGAINST: Final = frozenset({"shoot", "cuff", "accuse", "poison", "silence", "lie_about", "guess_follower"})


def play_card(mind: Mind, aim: Aim) -> Use | None:
    """Against whoever is taken for an enemy, or for a friend, as the card is; a guess is worth its try."""
    if aim.ability in _AGAINST:
        first = against(mind, aim.targets)
        rest = [seat for seat in aim.targets if seat != first and seat not in mind.mates]
        at = tuple(sorted((first, *rest[: aim.least - 1])))
        return Use(aim.ability, at)
    if aim.ability in _FOR:
        return Use(aim.ability, (for_whom(mind, aim.targets),))
    use = aim.sample(mind.chance)
    if aim.ability == "guess" and use.role:
        target = against(mind, aim.targets)
        return Use(aim.ability, (target,), use.role) if (target, use.role) not in aim.once else use
    return use
