"""A table that talks: honest baristas report bad cards aloud, and all listen.

At real tables this is said in words. For measuring the counts of the box, games of the profiles are played with what
was reported in everybody's memory.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from mahfel.engine import Chance, Options, Seat, SplitMix64
from mahfel.games.maloun import game
from mahfel.games.maloun.bots.player import maybe, player
from mahfel.games.maloun.bots.style import Style
from mahfel.games.maloun.moves import DECLINE, Accuse, Build, Request
from mahfel.games.maloun.options import MalounOptions
from mahfel.games.maloun.phases.course import Turn
from mahfel.games.maloun.phases.offering import OFFERING
from mahfel.games.maloun.state import MalounState
from mahfel.kit.clockwise import clockwise


class Course(msgspec.Struct):
    """What one game was like: how it ended, its turns, requests, those without an offer, offers in all, the largest
    hand, sets built out of turn, reshuffles."""

    reason: str = ""
    decided_by: str = ""
    turns: int = 0
    requests: int = 0
    unanswered: int = 0
    offers: int = 0
    largest: int = 0
    out_of_turn: int = 0
    reshuffles: int = 0


class Table:
    """One game of bots of one style; ``share``: how often an honest barista reports a bad card."""

    def __init__(self, state: MalounState, style: Style, share: float, chance: Chance) -> None:
        self.state = state
        self.share = share
        self.chance = chance
        self.policy = player(style)
        self.scores: Counter[Seat] = Counter()
        self.reports = 0
        self.course = Course()

    def play(self) -> Course:
        """To the end."""
        state, course = self.state, self.course
        while state.asked():
            self._builders()
            seat = next((seat for seat, ask in state.asked().items() if not ask.optional), -1)
            if seat < 0:
                break
            self._one(seat)
            course.largest = max(course.largest, *map(len, state.hands))
        result = state.outcome()
        assert result is not None
        course.reason, course.decided_by, course.reshuffles = result.reason, result.decided_by, state.reshuffles
        return course

    def _builders(self) -> None:
        state = self.state
        before = (state.turn - 1) % state.seats if isinstance(state.phases[-1], Turn) else -1
        for seat, ask in tuple(state.asked().items()):
            if ask.optional and len(state.legal(seat)) > 1 and state.asked().get(seat) == ask:
                move = self.policy(state, seat, self.chance)
                if isinstance(move, Build):
                    state.play(seat, move)
                    # What was drawn at the end of one's own turn is laid at once, and still in turn.
                    self.course.out_of_turn += seat != before

    def _one(self, seat: Seat) -> None:
        state, course = self.state, self.course
        move = self.policy(state, seat, self.chance)
        top = state.phases[-1]
        if top is OFFERING and seat != state.maloun and self._distrusted(state.turn):
            move = DECLINE
        if isinstance(move, Accuse) and seat != state.maloun:
            move = Accuse(self._accused(seat))
        turn, before = state.turn, state.notes[state.turn]
        if isinstance(move, Request):
            course.requests += 1
        state.play(seat, move)
        if top is OFFERING and state.phases and state.phases[-1] is not OFFERING:
            course.offers += len(state.donors)
            course.unanswered += not state.donors
        course.turns += state.turn != turn
        if state.notes[turn] is not before:
            self._reported(turn)

    def _reported(self, seat: Seat) -> None:
        line = self.state.notes[seat][-1]
        if line.bad and seat != self.state.maloun and maybe(self.chance, self.share):
            self.reports += 1
            self.scores.update(line.donors)

    def _distrusted(self, seat: Seat) -> bool:
        """Clearly suspected: a donor to nearly every bad card that was reported, and to more than anybody else."""
        if self.reports < 3:
            return False
        mine = self.scores[seat]
        return mine >= 0.8 * self.reports and all(
            mine > self.scores[other] + 1 for other in self.scores if other != seat
        )

    def _accused(self, seat: Seat) -> Seat:
        """The highest score of donors to bad cards, one's own proof first."""
        state = self.state
        others = [other for other in clockwise(state.seats, seat) if state.suspects[seat] >> other & 1]
        own = Counter(donor for line in state.notes[seat] if line.bad for donor in line.donors)
        best = max(self.scores[other] + own[other] for other in others)
        return self.chance.choice([other for other in others if self.scores[other] + own[other] == best])


def talked_game(
    seats: int, options: Options, style: Style, seed: int, share: float = 0.7
) -> tuple[Course, MalounState]:
    """One game; the same for the same seed."""
    assert isinstance(options, MalounOptions)
    state = game.start(seats, options, SplitMix64(seed))
    table = Table(state, style, share, SplitMix64(~seed))
    return table.play(), state
