"""Commando: hostages are taken by night, and whoever is shot at may shoot back."""

from mahfel.games.mafia.scenario import Scenario, Vote

_CITY = ("detective", "medic", "commando", "guard", "gunner")
_MAFIA = {
    8: ("boss", "hostage_taker"),
    9: ("boss", "nato", "hostage_taker"),
    12: ("boss", "nato", "hostage_taker", "mafioso"),
    15: ("boss", "nato", "hostage_taker", "mafioso", "mafioso"),
}


def _table(seats: int) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    mafia = _MAFIA[max(least for least in _MAFIA if least <= seats)]
    return mafia, (*_CITY, *("citizen",) * (seats - len(mafia) - len(_CITY))), ()


SCENARIO = Scenario(
    key="commando",
    table={seats: _table(seats) for seats in range(8, 16)},
    vote=Vote(threshold="commando", solo="commando", at_least="commando", tie="lottery"),
    narration=("guard", "hostage_taker", "boss", "nato", "detective", "commando", "medic", "gunner"),
    gun_accuses=False,
)
