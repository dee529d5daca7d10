"""The first day with two guns: a plus and a minus from everybody, a gun that one of the mafia loads, and a shot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mahfel.engine import Ask, Move, Moves, Phase, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.ending import over
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.ledger import write
from mahfel.games.mafia.moves import REST, Act
from mahfel.games.mafia.phases.defence import Defence
from mahfel.games.mafia.phases.huddle import STILL
from mahfel.games.mafia.slots import Aim, Slots
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

QUARTER: Final = 4
"""Whoever has a minus from one in so many of the table is a suspect."""

GUNS: Final = ("gun_one", "gun_two")
GUN: Final = Slots((tuple(Aim(gun) for gun in GUNS),))


class Marking(Window["MafiaState"], frozen=True, tag="marking"):
    """Everybody gives a plus and a minus, openly."""

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("marks", REST, "16.4", "vote")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """A plus for one of the others, and a minus for one of them."""
        others = tuple(other for other in state.living() if other != seat)
        return Slots(((Aim("plus", others, 1, 1),), (Aim("minus", others, 1, 1),)))

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Who has minuses enough is a suspect; most minuses first, then in the order of speaking."""
        by: dict[str, dict[Seat, list[Seat]]] = {"plus": {}, "minus": {}}
        for seat, move in answers:
            for use in move.uses if isinstance(move, Act) else ():
                by[use.ability].setdefault(use.at[0], []).append(seat)
        write(state, ((voter, seat) for seat, voters in by["minus"].items() for voter in voters))
        for seat in state.from_starter():
            plus, minus = (tuple(by[sign].get(seat, ())) for sign in ("plus", "minus"))
            if plus or minus:
                state.say(events.MarksShown, seat, plus, minus)
        order = state.from_starter()
        found = [seat for seat in order if QUARTER * len(by["minus"].get(seat, ())) >= state.seats]
        suspects = tuple(sorted(found, key=lambda seat: (-len(by["minus"][seat]), order.index(seat))))
        state.say(events.Accused, suspects)
        state.finish(suspects)


class Loading(Window["MafiaState"], frozen=True, tag="loading"):
    """Everybody sleeps; whoever carries the team's shot loads one of the guns, and says who stands before them."""

    ASLEEP = True

    standing: tuple[Seat, ...]

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("load", REST, "16.5", "night")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """For the carrier: a gun, and a suspect; for all others nothing."""
        if seat != state.carrier():
            return STILL
        suspects = tuple(sorted(self.standing))
        return Slots(((Aim("load_one"), Aim("load_two")), (Aim("stand_first", suspects, 1, 1),)))

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """The choice lies sealed; without one a lot decides later, and whoever has most minuses stands first."""
        uses = [use for _, move in answers if isinstance(move, Act) for use in move.uses]
        state.pending = tuple(
            (seat, (use,))
            for seat, move in answers
            if isinstance(move, Act)
            for use in move.uses
            if use.ability != "stand_first"
        )
        first = next((use.at[0] for use in uses if use.ability == "stand_first"), self.standing[0])
        state.finish(first)


class Shooting(Window["MafiaState"], frozen=True, tag="shooting"):
    """The city says which gun is fired at the suspect, or none."""

    target: Seat

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living but the suspect."""
        return tuple(seat for seat in state.living() if seat != self.target)

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("which_gun", REST, "16.6", "vote")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """One of the guns, or none."""
        return GUN

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """What most want; between equals no gun is fired."""
        votes = dict.fromkeys((*GUNS, "no_gun"), 0)
        for seat, move in answers:
            if seat in state.missing:
                continue  # nobody is there who could want no gun
            votes[move.uses[0].ability if isinstance(move, Act) and move.uses else "no_gun"] += 1
        top = max(votes.values())
        first = [what for what, count in votes.items() if count == top]
        gun = first[0] if len(first) == 1 else "no_gun"
        pending, state.pending = state.pending, ()
        loaded = pending[0][1][0].ability if pending else state.chance.choice(("load_one", "load_two"))
        hit = gun.removeprefix("gun") == loaded.removeprefix("load")
        came_to = "nothing" if gun == "no_gun" else "hit" if hit else "blank"
        state.say(events.GunChosen, self.target, gun, came_to)
        if hit:
            leave(state, [(self.target, "gun")])
        if not over(state):
            state.finish()


class TwoGuns(Phase["MafiaState"], frozen=True, tag="two_guns"):
    """What the first day has in place of a vote."""

    def begin(self, state: MafiaState) -> None:
        """The marks."""
        state.push(Marking())

    def resumed(self, state: MafiaState, ended: Phase[MafiaState], result: Any) -> None:
        """Marks, the loading, a defence, the shot."""
        match ended:
            case Marking():
                if result:
                    state.push(Loading(result))
                else:
                    state.finish()
            case Loading():
                state.push(Defence((result,)))
            case Defence():
                state.push(Shooting(ended.accused[0]))
            case _:
                state.finish()
