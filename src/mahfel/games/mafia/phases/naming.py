"""The naming: each representative accuses somebody, who answers and has somebody else speak for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec.structs import replace

from mahfel.engine import Ask, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask, speech
from mahfel.games.mafia.ledger import write
from mahfel.games.mafia.moves import REST, Act
from mahfel.games.mafia.phases.defence import ONLY_DONE
from mahfel.games.mafia.phases.hands import announce_safe
from mahfel.games.mafia.slots import Aim, Must, Slots

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

Step = Literal["name", "accuse", "answer", "choose", "cover"]


class Naming(Phase["MafiaState"], frozen=True, tag="naming"):
    """``accusers`` that have still to speak, the first of them now at ``step``; ``targets`` named so far, ``cover``
    whoever speaks for the last of them."""

    OPEN: ClassVar[bool] = True

    accusers: tuple[Seat, ...]
    targets: tuple[Seat, ...] = ()
    step: Step = "name"
    cover: Seat = -1

    def begin(self, state: MafiaState) -> None:
        """Who cannot be accused is announced; then the first of them."""
        announce_safe(state)
        self._go_on(state)

    def _go_on(self, state: MafiaState) -> None:
        """On to the next step at which somebody has to do something. Who is silenced does not speak; only the time for
        the answer of an accused passes all the same."""
        now = self
        while now.accusers:
            if now.step == "name" and not now._able(state):
                now = replace(now, accusers=now.accusers[1:])
            elif now.step == "cover" and now.cover < 0:
                now = replace(now, accusers=now.accusers[1:], step="name")
            elif now.step in ("accuse", "cover") and state.has(now._seat(), "silenced"):
                state.say(events.Muted, now._seat())
                now = now._after()
            else:
                if now.step == "answer" and state.has(now._seat(), "silenced"):
                    state.say(events.Muted, now._seat())
                state.phases[-1] = now
                return
        state.phases[-1] = now
        state.finish(now.targets)

    def _able(self, state: MafiaState) -> tuple[Seat, ...]:
        """Whom the first of the accusers may name."""
        return tuple(
            seat
            for seat in state.living()
            if seat != self.accusers[0] and seat not in self.targets and not state.has(seat, "spared")
        )

    def _seat(self) -> Seat:
        if self.step in ("name", "accuse"):
            return self.accusers[0]
        return self.cover if self.step == "cover" else self.targets[-1]

    def _after(self) -> Naming:
        match self.step:
            case "accuse":
                return replace(self, step="answer")
            case "answer":
                return replace(self, step="choose")
            case _:
                return Naming(self.accusers[1:], self.targets)

    def asked(self, state: MafiaState) -> Asked:
        """The accuser, the accused, or whoever speaks for them."""
        seat = self._seat()
        return {seat: self._ask(state, seat)}

    def _ask(self, state: MafiaState, seat: Seat) -> Ask:
        match self.step:
            case "name":
                return ask("name_target", next(iter(self.legal(state, seat))), "15.5", "turn")
            case "accuse":
                return speech("accuse", "15.5")
            case "answer":
                return speech("answer", "15.5", silent=state.has(seat, "silenced"))
            case "choose":
                return ask("choose_cover", REST, "15.5", "turn")
            case "cover":
                return speech("cover", "15.5")

    def legal(self, state: MafiaState, seat: Seat) -> Moves:
        """A name; that one has spoken; a cover, or none."""
        match self.step:
            case "name":
                return Must(Aim("name_target", self._able(state), 1, 1))
            case "choose":
                others = tuple(other for other in state.living() if other != seat)
                return Slots(((Aim("choose_cover", others, 1, 1),),))
            case _:
                return ONLY_DONE

    def play(self, state: MafiaState, seat: Seat, move: Move) -> None:
        """The next step."""
        if move not in self.legal(state, seat):
            raise Refused("game.wrong_move")
        named = move.uses[0].at[0] if isinstance(move, Act) and move.uses else -1
        if self.step == "name":
            write(state, ((seat, named),))
            state.say(events.TargetNamed, seat, named)
            replace(self, targets=(*self.targets, named), step="accuse")._go_on(state)
        elif self.step == "choose":
            if named >= 0:
                state.say(events.CoverNamed, seat, named)
            replace(self, cover=named, step="cover")._go_on(state)
        else:
            self._after()._go_on(state)
