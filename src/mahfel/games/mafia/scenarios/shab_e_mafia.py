"""Shab-e Mafia: everybody has a role of their own, powers by day, too, and a vote in the midday sleep. Six to
twenty-six."""

from mahfel.games.mafia.scenario import Scenario, Vote

MAFIA = ("boss", "king_slayer", "surgeon", "night_sleeper", "jalab", "mistress", "nightmare", "bomb_maker")
CITY = (
    "doctor",
    "detective",
    "mayor",
    "devotee",
    "sheriff",
    "gravedigger",
    "judge",
    "bully",
    "hero",
    "wizard",
    "gunsmith",
    "revealer",
    "pickpocket",
    "interrogator",
    "geomancer",
    "lawyer",
)
_FACES = ("thousand_faces",)
_NUMBERS = {
    6: (2, 4, ()),
    7: (2, 5, ()),
    8: (2, 6, ()),
    9: (2, 7, ()),
    10: (3, 7, ()),
    11: (3, 8, ()),
    12: (3, 9, ()),
    13: (3, 10, ()),
    14: (4, 9, ("chameleon",)),
    15: (5, 10, ()),
    16: (5, 11, ()),
    17: (5, 11, _FACES),
    18: (6, 12, ()),
    19: (6, 12, _FACES),
    20: (6, 13, _FACES),
    21: (7, 14, ()),
    22: (7, 14, _FACES),
    23: (7, 15, _FACES),
    24: (8, 16, ()),
    25: (8, 16, _FACES),
    26: (8, 16, ("thousand_faces", "chameleon")),
}
"""For each number of players how many of the mafia and of the city, in the order in which they join; independents."""

INDEPENDENTS = ("thousand_faces", "chameleon")

GENTLE = {14: 4, 15: 4, 16: 4, 17: 5, 18: 5, 19: 5, 20: 5}
"""How many of the mafia in the gentle game at tables of the middle size."""

GENTLE_SHOT = 12
"""Up to so many players the gentle game has its first shot a night later."""


def _community() -> dict[int, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]]:
    """What is dealt in cafés: second doctors, sheriffs and gravediggers, and no detective."""
    four = ("boss", "surgeon", "night_sleeper", "king_slayer")
    five, six = (*four, "jalab"), (*four, "jalab", "mistress")
    seven = (*six, "nightmare")
    eight = (*seven, "bomb_maker")
    nine = (
        "doctor",
        "second_doctor",
        "sheriff",
        "second_sheriff",
        "gravedigger",
        "wizard",
        "mayor",
        "judge",
        "hero",
    )
    ten = (*nine, "geomancer")
    twelve = (*ten, "second_gravedigger", "gunsmith")
    fourteen = (*twelve, "pickpocket", "revealer")
    sixteen = (*fourteen, "interrogator", "devotee")
    return {
        14: (four, nine, ("chameleon",)),
        15: (five, ten, ()),
        16: (five, (*ten, "pickpocket"), ()),
        18: (six, twelve, ()),
        19: (six, twelve, _FACES),
        21: (seven, fourteen, ()),
        22: (seven, fourteen, _FACES),
        24: (eight, sixteen, ()),
        25: (eight, sixteen, _FACES),
        26: (eight, (*sixteen, "saviour"), _FACES),
    }


COMMUNITY = _community()

SCENARIO = Scenario(
    key="shab_e_mafia",
    table={
        seats: (MAFIA[:mafia], CITY[:city], independents) for seats, (mafia, city, independents) in _NUMBERS.items()
    },
    vote=Vote(threshold="half", solo="half", midday=True, tie="lottery"),
    succession=("mistress", "king_slayer", "surgeon", "night_sleeper", "jalab", "nightmare", "bomb_maker"),
    late_shot=8,
    cards=(
        "census",
        "city_safe",
        "exhumation",
        "identity_reveal",
        "independent_in_the_mire",
        "last_guess",
        "last_poison",
        "mafia_feast",
        "secret_voting",
        "short_day",
    ),
    narration=(
        "geomancer",
        "wizard",
        "night_sleeper",
        "boss",
        "king_slayer",
        "surgeon",
        "jalab",
        "doctor",
        "hero",
        "detective",
        "sheriff",
        "pickpocket",
        "gunsmith",
        "revealer",
        "gravedigger",
        "lawyer",
    ),
    hold=True,
    shuffled_turns=True,
)
