"""Inspector: once in the game a whole day belongs to two players whom the Inspector has called."""

from mahfel.games.mafia.scenario import Scenario, Vote

_THREE = ("boss", "nato", "charlatan")
_CITY = ("healer", "researcher", "inspector", "detective", "invulnerable")

SCENARIO = Scenario(
    key="inspector",
    table={
        10: (_THREE, (*_CITY, "citizen", "citizen"), ()),
        11: (_THREE, (*_CITY, "citizen", "citizen", "citizen"), ()),
        12: ((*_THREE, "mafioso"), (*_CITY, "sharpshooter", "citizen", "citizen"), ()),
        13: ((*_THREE, "mafioso"), (*_CITY, "sharpshooter", "citizen", "citizen", "citizen"), ()),
    },
    vote=Vote(threshold="majority", solo="majority", tie="lottery"),
    narration=("researcher", "boss", "nato", "charlatan", "healer", "detective", "sharpshooter", "inspector"),
)
