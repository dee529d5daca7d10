"""Talk: one turn to speak each, challenges, and the powers that interrupt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from msgspec.structs import replace

from mahfel.engine import Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.interrupt import day_aims, interrupt
from mahfel.games.mafia.moves import DONE, REST, Act, Done, Use
from mahfel.games.mafia.phases.inquiry import InquiryVote
from mahfel.games.mafia.showing import show, ways_of_showing
from mahfel.games.mafia.slots import Aim, Slots, WithDone

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

CHALLENGES = 2
"""How many challenges one may be given in a day."""


class Talk(Phase["MafiaState"], frozen=True, tag="talk"):
    """Everybody speaks in ``order``; ``at`` is whose turn it is, ``guns`` how many of the first speak as holders of
    guns.

    ``requests``: who asks the speaker for a challenge; ``heard``: who has nothing to say during this speech;
    ``challenger``: who was given a challenge in this turn, ``speaks``: whether they have the word now; ``signed``: who
    has shown a sign today, ``late``: whose turn was put off because they were not there.
    """

    OPEN: ClassVar[bool] = True

    kind: Literal["intro", "day"]
    order: tuple[Seat, ...]
    at: int = 0
    guns: int = 0
    requests: tuple[Seat, ...] = ()
    heard: tuple[Seat, ...] = ()
    challenger: Seat = -1
    speaks: bool = False
    signed: tuple[Seat, ...] = ()
    late: tuple[Seat, ...] = ()

    @property
    def speaker(self) -> Seat:
        """Who has the word."""
        return self.challenger if self.speaks else self.order[self.at]

    def begin(self, state: MafiaState) -> None:
        """The first turn."""
        self._turn(state, 0)

    def resumed(self, state: MafiaState, ended: Phase[MafiaState], result: Any) -> None:
        """After a vote on an inquiry the talk goes on."""

    def may_wait(self, seat: Seat) -> bool:
        """Whether this seat has the word in its own turn, has given no challenge that others wait to hear, others come
        after it, and it was not put off before."""
        own = self.challenger < 0 and seat == self.speaker and self.guns <= self.at < len(self.order) - 1
        return own and seat not in self.late

    def wait(self, state: MafiaState) -> None:
        """The speaker is not there: their turn is at the end of the round."""
        at, seat = self.at, self.order[self.at]
        order = (*self.order[:at], *self.order[at + 1 :], seat)
        state.phases[-1] = later = replace(self, order=order, late=(*self.late, seat))
        state.say(events.Announced, "turn_put_off")
        later._turn(state, at)

    def _turn(self, state: MafiaState, at: int) -> None:
        """The next one who is there and may speak; after the last the talk is over."""
        order = self.order
        while at < len(order):
            seat = order[at]
            if not state.alive(seat):
                at += 1
            elif state.has(seat, "silenced"):
                state.say(events.Muted, seat)
                at += 1
            else:
                state.phases[-1] = Talk(self.kind, order, at, self.guns, signed=self.signed, late=self.late)
                what = "intro" if self.kind == "intro" else "gun" if at < self.guns else "turn"
                state.say(events.Speaking, seat, what)
                return
        state.phases[-1] = Talk(self.kind, order, len(order), self.guns, signed=self.signed, late=self.late)
        state.finish("talked")

    def asked(self, state: MafiaState) -> Asked:
        """The speaker; the others may interrupt."""
        speaker = self.speaker
        found = {speaker: ask("speak", DONE, "4.1" if self.kind == "day" else "3.1", "speech")}
        if self.kind == "day":
            question = ask("listen", REST, "4.2", "speech", optional=True)
            for seat in state.living():
                if seat != speaker and seat not in self.heard:
                    found[seat] = question
        return found

    def asks(self, state: MafiaState, seat: Seat) -> bool:
        """Whether this seat may say something now."""
        if seat == self.speaker:
            return True
        return self.kind == "day" and seat not in self.heard and 0 <= seat < state.seats and state.alive(seat)

    def legal(self, state: MafiaState, seat: Seat) -> Moves:
        """The speaker: to be done, or to give a challenge; everybody: to ask for one, to show a sign, to call for an
        inquiry, and what their role and their gun may do by day."""
        if self.kind == "intro":
            return WithDone(Slots())
        aims = list(day_aims(state, seat))
        if state.inquiries and state.inquired < state.cycle:
            aims.append(Aim("call_inquiry"))
        if seat not in self.signed:
            aims.extend(ways_of_showing(state, seat))
        if seat == self.speaker:
            if self.requests and self.challenger < 0:
                aims.append(Aim("give_challenge", self.requests, 1, 1))
            return WithDone(Slots((tuple(aims),)))
        if self._may_request(state, seat):
            aims.append(Aim("ask_challenge"))
        return Slots((tuple(aims),))

    def _may_request(self, state: MafiaState, seat: Seat) -> bool:
        return (
            self.challenger < 0
            and seat not in self.requests
            and self.at >= self.guns
            and not state.sign("short_day")
            and not state.has(seat, "silenced")
            and state.challenged.count(seat) < CHALLENGES
        )

    def play(self, state: MafiaState, seat: Seat, move: Move) -> None:
        """The next turn, a challenge, or an interruption."""
        if move not in self.legal(state, seat):
            raise Refused("game.wrong_move")
        if isinstance(move, Done):
            self._done(state)
            return
        assert isinstance(move, Act)
        if not move.uses:
            state.phases[-1] = replace(self, heard=tuple(sorted((*self.heard, seat))))
            return
        self._use(state, seat, move.uses[0])

    def _use(self, state: MafiaState, seat: Seat, use: Use) -> None:
        match use.ability:
            case "ask_challenge":
                state.phases[-1] = replace(self, requests=(*self.requests, seat))
                state.say(events.ChallengeAsked, seat)
            case "give_challenge":
                given = use.at[0]
                state.phases[-1] = replace(self, challenger=given)
                state.challenged = (*state.challenged, given)
                state.say(events.ChallengeGiven, seat, given)
            case "point" | "cover":
                state.phases[-1] = replace(self, signed=(*self.signed, seat))
                show(state, seat, use)
            case "call_inquiry":
                state.inquired = state.cycle
                state.say(events.InquiryCalled, seat)
                state.push(InquiryVote(seat))
            case _:
                if interrupt(state, seat, use) and state.result is None:
                    state.finish("day_over")
                elif state.result is None:
                    self._after_interruption(state)

    def _after_interruption(self, state: MafiaState) -> None:
        if not state.alive(self.speaker):
            self._done(state)
            return
        left = tuple(seat for seat in self.requests if state.alive(seat))
        challenger = self.challenger if self.challenger < 0 or state.alive(self.challenger) else -1
        state.phases[-1] = replace(self, requests=left, challenger=challenger)

    def _done(self, state: MafiaState) -> None:
        if not self.speaks and self.challenger >= 0 and state.alive(self.challenger):
            state.phases[-1] = replace(self, speaks=True, requests=(), heard=())
            state.say(events.Speaking, self.challenger, "challenge")
        else:
            self._turn(state, self.at + 1)
