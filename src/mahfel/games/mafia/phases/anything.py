"""The union of all phases: every one is public whole, so a view carries the stack."""

from __future__ import annotations

from typing import TypeAlias

from mahfel.games.mafia.phases.allegiance import Allegiance
from mahfel.games.mafia.phases.chaos import Chaos
from mahfel.games.mafia.phases.course import Course
from mahfel.games.mafia.phases.dawn import Dawn
from mahfel.games.mafia.phases.day import Day
from mahfel.games.mafia.phases.defence import Defence, LastWords
from mahfel.games.mafia.phases.election import Election
from mahfel.games.mafia.phases.exits import Exits
from mahfel.games.mafia.phases.final_move import CardChoice, Drawing, LastChance
from mahfel.games.mafia.phases.hands import RaisingHands, Solo
from mahfel.games.mafia.phases.huddle import Huddle
from mahfel.games.mafia.phases.inquiry import InquiryVote
from mahfel.games.mafia.phases.inspection import Inspection, Verdict
from mahfel.games.mafia.phases.naming import Naming
from mahfel.games.mafia.phases.night import Acting, Intro, Night
from mahfel.games.mafia.phases.react import React
from mahfel.games.mafia.phases.second_vote import Midday, OpenVote
from mahfel.games.mafia.phases.take_one import TakingOne
from mahfel.games.mafia.phases.talk import Talk
from mahfel.games.mafia.phases.two_guns import Loading, Marking, Shooting, TwoGuns

AnyPhase: TypeAlias = (
    Acting
    | Allegiance
    | Inspection
    | Verdict
    | CardChoice
    | Chaos
    | Course
    | Dawn
    | Day
    | Defence
    | Drawing
    | Election
    | Exits
    | Huddle
    | InquiryVote
    | Intro
    | LastChance
    | LastWords
    | Loading
    | Marking
    | Naming
    | Midday
    | Night
    | OpenVote
    | RaisingHands
    | React
    | Solo
    | Shooting
    | TakingOne
    | Talk
    | TwoGuns
)
