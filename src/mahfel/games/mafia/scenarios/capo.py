"""Capo: on the first day two guns lie on the table, one of them loaded; later the city votes."""

from mahfel.games.mafia.scenario import Scenario, Vote

_THREE = ("capo", "witch", "executioner")
_CITY = ("detective", "suspect", "armourer", "herbalist", "heir")

SCENARIO = Scenario(
    key="capo",
    table={
        10: (_THREE, (*_CITY, "citizen", "citizen"), ()),
        12: ((*_THREE, "informant"), (*_CITY, "village_chief", "citizen", "citizen"), ()),
        13: ((*_THREE, "informant"), (*_CITY, "village_chief", "citizen", "citizen", "citizen"), ()),
    },
    vote=Vote(threshold="majority", solo="majority", at_least="majority", tie="lottery"),
    narration=("heir", "herbalist", "capo", "witch", "detective", "armourer"),
    two_guns=True,
)
