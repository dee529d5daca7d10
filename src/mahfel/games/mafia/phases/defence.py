"""The defence: each of the accused speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mahfel.engine import Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import speech
from mahfel.games.mafia.moves import DONE, Act
from mahfel.games.mafia.showing import show, ways_of_showing
from mahfel.games.mafia.slots import Slots, WithDone

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

ONLY_DONE = Listed((DONE,))


class Speech(Phase["MafiaState"], frozen=True):
    """One seat after another has the word. ``at`` counts those who had it.

    Who is silenced is passed over, unless ``STANDS_SILENT``: then their time passes in silence.
    """

    OPEN: ClassVar[bool] = True
    KIND: ClassVar[str] = ""
    RULE: ClassVar[str] = ""
    STANDS_SILENT: ClassVar[bool] = False

    speakers: tuple[Seat, ...]
    at: int = 0

    def begin(self, state: MafiaState) -> None:
        """The first of them who has not spoken."""
        self._word(state, self.at)

    def _word(self, state: MafiaState, at: int) -> None:
        while at < len(self.speakers) and state.has(self.speakers[at], "silenced"):
            state.say(events.Muted, self.speakers[at])
            if self.STANDS_SILENT:
                break
            at += 1
        state.phases[-1] = type(self)(self.speakers, at)
        if at == len(self.speakers):
            state.finish()
        elif not state.has(self.speakers[at], "silenced"):
            state.say(events.Speaking, self.speakers[at], self.KIND)

    def asked(self, state: MafiaState) -> Asked:
        """Whoever has the word."""
        seat = self.speakers[self.at]
        return {seat: speech(self.KIND, self.RULE, silent=state.has(seat, "silenced"))}

    def legal(self, state: MafiaState, seat: Seat) -> Moves:
        """To be done."""
        return ONLY_DONE

    def play(self, state: MafiaState, seat: Seat, move: Move) -> None:
        """The next one."""
        if move != DONE:
            raise Refused("game.wrong_move")
        self._word(state, self.at + 1)


class Defence(Speech, frozen=True, tag="defence"):
    """The accused defend themselves, in the order in which they were called; a silenced one's time passes, too."""

    KIND = "defend"
    RULE = "5.3"
    STANDS_SILENT = True

    @property
    def accused(self) -> tuple[Seat, ...]:
        """Who stands accused."""
        return self.speakers


class LastWords(Speech, frozen=True, tag="last_words"):
    """Whoever leaves by vote says something a last time, and may show a sign. ``signed``: they have shown it."""

    KIND = "last_words"
    RULE = "6.4"

    signed: bool = False

    def legal(self, state: MafiaState, seat: Seat) -> Moves:
        """To be done, or one sign first."""
        return ONLY_DONE if self.signed else WithDone(Slots((ways_of_showing(state, seat),)))

    def play(self, state: MafiaState, seat: Seat, move: Move) -> None:
        """A sign, or the end."""
        if not isinstance(move, Act):
            super().play(state, seat, move)
            return
        if move not in self.legal(state, seat):
            raise Refused("game.wrong_move")
        state.phases[-1] = LastWords(self.speakers, self.at, signed=True)
        show(state, seat, move.uses[0])
