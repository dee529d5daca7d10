"""The TV scenario: a midday sleep, a silenced player, and six final-move cards."""

from mahfel.games.mafia.scenario import Scenario, Vote

_CITY = ("doctor", "detective", "professional", "die_hard", "psychiatrist", "governor")
_FOUR = ("boss", "lecter", "joker", "mafioso")


def _table(seats: int) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    mafia = ("boss", "lecter", "mafioso") if seats < 12 else _FOUR if seats < 15 else (*_FOUR, "mafioso")
    return mafia, (*_CITY, *("citizen",) * (seats - len(mafia) - len(_CITY))), ()


SCENARIO = Scenario(
    key="tv",
    table={seats: _table(seats) for seats in range(10, 16)},
    vote=Vote(threshold="half", solo="half", midday=True, tie="lottery"),
    narration=("boss", "lecter", "joker", "detective", "professional", "psychiatrist", "die_hard", "doctor"),
    cards=("beautiful_mind", "final_shot", "green_path", "insomnia", "red_carpet", "thirteen_lies"),
)
