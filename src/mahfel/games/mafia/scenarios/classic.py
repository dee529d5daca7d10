"""Classic Mafia, as it is played in cafés: six to twenty."""

from mahfel.games.mafia.scenario import Scenario, Vote

_MAFIA = {6: 1, 7: 2, 8: 2, 9: 2, 10: 3, 11: 3, 12: 3, 13: 4, 14: 4, 15: 4, 16: 5, 17: 5, 18: 5, 19: 6, 20: 6}


def _city(seats: int) -> tuple[str, ...]:
    named = ("doctor", "detective", *(("die_hard",) if seats >= 8 else ()), *(("sniper",) if seats >= 10 else ()))
    return (*named, *("citizen",) * (seats - _MAFIA[seats] - len(named)))


SCENARIO = Scenario(
    key="classic",
    table={seats: (("boss", *("mafioso",) * (mafia - 1)), _city(seats), ()) for seats, mafia in _MAFIA.items()},
    vote=Vote(threshold="half", solo="half", tie="revote_then_none"),
    late_shot=8,
    narration=("boss", "doctor", "detective", "die_hard", "sniper"),
    hold=True,
)
