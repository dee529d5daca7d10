"""Representative: two elected ones name whom the city votes about; the Don adds a vote in secret."""

from mahfel.games.mafia.scenario import Scenario, Vote

_THREE = ("don", "rebel", "hacker")
_CITY = ("healer", "guide", "minelayer", "advocate", "bodyguard")

SCENARIO = Scenario(
    key="representative",
    table={
        10: (_THREE, (*_CITY, "citizen", "citizen"), ()),
        12: ((*_THREE, "nato"), (*_CITY, "soldier", "citizen", "citizen"), ()),
        13: ((*_THREE, "nato"), (*_CITY, "soldier", "citizen", "citizen", "citizen"), ()),
    },
    vote=Vote(threshold="majority", solo="majority", at_least="majority", tie="lottery"),
    succession=("nato", "hacker", "rebel"),
    narration=("hacker", "don", "nato", "guide", "healer", "bodyguard", "soldier", "minelayer", "advocate"),
    representatives=True,
)
