"""Godfather: the team choose each night between a shot, a guess and a purchase; leavers draw a final-move card."""

from mahfel.games.mafia.scenario import Scenario, Vote

_MAFIA = ("godfather", "matador", "saul")
_CITY = ("watson", "leon", "kane", "constantine")
_INDEPENDENT = ("nostradamus",)

SCENARIO = Scenario(
    key="godfather",
    table={
        10: (_MAFIA, (*_CITY, "citizen", "citizen"), _INDEPENDENT),
        11: (_MAFIA, (*_CITY, "citizen", "citizen", "citizen"), _INDEPENDENT),
        12: (_MAFIA, (*_CITY, "citizen", "citizen", "citizen", "citizen"), _INDEPENDENT),
        13: ((*_MAFIA, "mafioso"), (*_CITY, "citizen", "citizen", "citizen", "citizen"), _INDEPENDENT),
    },
    vote=Vote(threshold="half_minus_one", solo="half_minus_one", tie="lottery"),
    narration=("godfather", "matador", "saul", "watson", "leon", "kane", "constantine"),
    cards=("beautiful_mind_of_nostradamus", "face_change", "handcuffs", "identity_reveal", "silence_of_the_lambs"),
    last_words=False,
    inquiries=2,
)
