"""The levels: an easy bot plays by what stands on its card, a normal one by what it knows, too."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Chance, Level, Move, Seat
from mahfel.games.mafia.bots.careful import careful
from mahfel.games.mafia.bots.choosing import fill
from mahfel.games.mafia.bots.knowledge import enemies, suspects
from mahfel.games.mafia.effects import TakeAlong
from mahfel.games.mafia.moves import DONE, DOWN, REST, UP, Act, Ballot, Hand, Hands, Use
from mahfel.games.mafia.night.actions import ability_of
from mahfel.games.mafia.phases.hands import Solo
from mahfel.games.mafia.slots import Ballots, Slots, Subsets, WithDone
from mahfel.games.mafia.state import MafiaState


def plain(state: MafiaState, seat: Seat, chance: Chance) -> Move:
    """Act at night as the role says; by day follow no more than a feeling."""
    return _answer(state, seat, chance, knows=False)


def _answer(state: MafiaState, seat: Seat, chance: Chance, *, knows: bool) -> Move:
    legal = state.legal(seat)
    ask = state.asked()[seat]
    foes = enemies(state, seat) if knows or seat in state.met else ()
    if isinstance(legal, WithDone):
        return _interrupt(state, seat, legal.slots, foes) or DONE
    if ask.kind == "listen":
        return _interrupt(state, seat, legal, foes) or REST if isinstance(legal, Slots) else REST
    if isinstance(legal, Subsets):
        return _interrupt(state, seat, Slots((legal.aims,)), foes) or _hands(state, seat, legal, foes, chance)
    if isinstance(legal, Ballots):
        votes = _vote(state, seat, legal.accused, foes, chance)
        return Ballot(votes * 2 if legal.two and votes else votes, fill(state, seat, legal.slots, chance))
    if UP in legal:
        return _hand(state, seat, foes, chance)
    if isinstance(legal, Slots):
        return Act(fill(state, seat, legal, chance))
    if Ballot() in legal:
        accused = tuple(move.votes[0] for move in legal if isinstance(move, Ballot) and move.votes)
        return Ballot(_vote(state, seat, accused, foes, chance))
    return legal.sample(chance)


def _interrupt(state: MafiaState, seat: Seat, slots: Slots, foes: tuple[Seat, ...]) -> Move | None:
    """Fire or take along only one who is known to be an enemy."""
    for slot in slots.slots:
        for aim in slot:
            ability = ability_of(state, seat, aim.ability)
            power = aim.ability == "fire" or (ability is not None and isinstance(ability.effect, TakeAlong))
            target = next((other for other in aim.targets if other in foes), None)
            if power and target is not None and state.players[seat].side != "mafia":
                return Act((Use(aim.ability, (target,)),))
    return None


def _hands(state: MafiaState, seat: Seat, legal: Subsets, foes: tuple[Seat, ...], chance: Chance) -> Move:
    """Known enemies; else one or two whom nothing speaks for."""
    named = tuple(other for other in legal.seats if other in foes)
    if named and state.players[seat].side != "mafia":
        return Hands(named)
    pool = [other for other in legal.seats if other in suspects(state, seat)]
    chance.shuffle(pool)
    return Hands(tuple(sorted(pool[: 1 + chance.below(3)])))


def _vote(
    state: MafiaState, seat: Seat, accused: tuple[Seat, ...], foes: tuple[Seat, ...], chance: Chance
) -> tuple[Seat, ...]:
    if not accused:
        return ()
    maybe = suspects(state, seat)
    pool = [other for other in accused if other in foes] or [other for other in accused if other in maybe] or accused
    return (pool[chance.below(len(pool))],)


def _hand(state: MafiaState, seat: Seat, foes: tuple[Seat, ...], chance: Chance) -> Hand:
    top = state.phases[-1]
    if not isinstance(top, Solo):
        return UP
    if top.accused in foes:
        return UP
    return UP if top.accused in suspects(state, seat) and chance.below(2) else DOWN


LEVELS: Final = {"easy": Level(policies=(plain,)), "normal": Level(policies=(careful,))}
