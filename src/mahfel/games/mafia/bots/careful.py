"""The careful bot: it weighs what everybody has seen and what it knows besides, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mahfel.engine import Chance, Move, Moves, Seat
from mahfel.games.mafia.bots.cards import play_card
from mahfel.games.mafia.bots.mind import Mind
from mahfel.games.mafia.bots.powers import choose, fill
from mahfel.games.mafia.bots.signs import sign
from mahfel.games.mafia.bots.voting import against, elected, for_whom, hands, raises, vote
from mahfel.games.mafia.moves import DONE, DOWN, REST, UP, Act, Ballot, Use
from mahfel.games.mafia.phases.hands import Solo
from mahfel.games.mafia.showing import SHOWN
from mahfel.games.mafia.slots import Aim, Ballots, Must, Slots, Subsets, WithDone
from mahfel.games.mafia.state import MafiaState

_CHATTER: Final = frozenset({"ask_challenge", "give_challenge", "call_inquiry", *SHOWN})
_WORTH_AN_INQUIRY: Final = 3
"""How many have to have left uncounted before somebody asks which side they were on."""


def careful(state: MafiaState, seat: Seat, chance: Chance) -> Move:
    """One of the moves of a seat that is asked."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return next(iter(legal))
    mind = Mind(state, seat, chance)
    reply = _BY_KIND.get(state.asked()[seat].kind)
    move = None if reply is None else reply(mind, legal)
    return move if move is not None and move in legal else _otherwise(mind, legal)


def _otherwise(mind: Mind, legal: Moves) -> Move:
    """Powers where there are any; what there is to choose, if something has to be chosen."""
    if isinstance(legal, Slots):
        return legal.wrap(fill(mind, legal))
    return DONE if DONE in legal else legal.sample(mind.chance)


def _aims(legal: Moves) -> dict[str, Aim]:
    slots = legal.slots if isinstance(legal, WithDone) else legal
    return {aim.ability: aim for slot in slots.slots for aim in slot} if isinstance(slots, Slots) else {}


def _act(use: Use | None) -> Move | None:
    return None if use is None else Act((use,))


# -- talk --------------------------------------------------------------------------------------------------------------


def _speak(mind: Mind, legal: Moves) -> Move:
    """A power, a sign, an inquiry, and then the word goes on."""
    aims = _aims(legal)
    use = _interruption(mind, aims)
    if use is None and "point" in aims:
        use = sign(mind)
    if use is None and "call_inquiry" in aims and _wants_to_know(mind):
        use = Use("call_inquiry")
    return _act(use) or DONE


def _listen(mind: Mind, legal: Moves) -> Move:
    """A power that cannot wait; else nothing."""
    aims = _aims(legal)
    use = _interruption(mind, aims)
    return _act(use) or REST


def _interruption(mind: Mind, aims: dict[str, Aim]) -> Use | None:
    powers = [aim for key, aim in aims.items() if key not in _CHATTER]
    return next((use for aim in powers if (use := choose(mind, aim)) is not None), None)


def _last_words(mind: Mind, legal: Moves) -> Move:
    return _act(sign(mind, leaving=True)) or DONE


def _wants_to_know(mind: Mind) -> bool:
    uncounted = len(mind.state.gone) - mind.evidence.counted[0]
    return not mind.of_mafia and uncounted >= _WORTH_AN_INQUIRY


def _inquiry(mind: Mind, legal: Moves) -> Move:
    return DOWN if mind.of_mafia and mind.happens(60) else UP


# -- votes -------------------------------------------------------------------------------------------------------------


def _hands(mind: Mind, legal: Moves) -> Move | None:
    if not isinstance(legal, Subsets):
        return None
    return _act(_interruption(mind, {aim.ability: aim for aim in legal.aims})) or hands(mind, legal.seats)


def _solo(mind: Mind, legal: Moves) -> Move | None:
    top = mind.state.phases[-1]
    return None if not isinstance(top, Solo) else UP if raises(mind, top.accused) else DOWN


def _vote(mind: Mind, legal: Moves) -> Move:
    accused = tuple(move.votes[0] for move in legal if isinstance(move, Ballot) and move.votes)
    return Ballot(vote(mind, accused))


def _midday(mind: Mind, legal: Moves) -> Move | None:
    if not isinstance(legal, Ballots):
        return None
    votes = vote(mind, legal.accused)
    return Ballot(votes * 2 if legal.two else votes, fill(mind, legal.slots))


def _elect(mind: Mind, legal: Moves) -> Move:
    aims = _aims(legal)
    uses = []
    for key, aim in aims.items():
        if key == "elect":
            uses.append(Use(key, elected(mind, aim.targets, aim.most)))
        elif (use := choose(mind, aim)) is not None:
            uses.append(use)
    return Act(tuple(uses))


def _marks(mind: Mind, legal: Moves) -> Move:
    aims = _aims(legal)
    minus = against(mind, aims["minus"].targets)
    others = tuple(seat for seat in aims["plus"].targets if seat != minus)
    return Act((Use("plus", (for_whom(mind, others or aims["plus"].targets),)), Use("minus", (minus,))))


def _load(mind: Mind, legal: Moves) -> Move:
    aims = _aims(legal)
    gun = ("load_one", "load_two")[mind.chance.below(2)]
    return Act((Use(gun), Use("stand_first", (against(mind, aims["stand_first"].targets),))))


def _which_gun(mind: Mind, legal: Moves) -> Move:
    """Whoever loaded the guns knows which one fires; everybody else has to try."""
    top: Any = mind.state.phases[-1]
    target: Seat = top.target
    friend = target in mind.mates
    loaded = next((use.ability for _, uses in mind.own_choices for use in uses), "")
    if loaded:
        live, blank = ("gun_one", "gun_two") if loaded == "load_one" else ("gun_two", "gun_one")
        return Act((Use(blank if friend else live),))
    if friend or (not mind.of_mafia and mind.belief[target] < 0.9 * mind.average):
        return REST
    return Act((Use(("gun_one", "gun_two")[mind.chance.below(2)]),))


# -- single choices ----------------------------------------------------------------------------------------------------


def _one(pick: Callable[[Mind, tuple[Seat, ...]], Seat]) -> Callable[[Mind, Moves], Move | None]:
    """The only aim there is, at whoever ``pick`` says."""

    def reply(mind: Mind, legal: Moves) -> Move | None:
        aim = legal.aim if isinstance(legal, Must) else next(iter(_aims(legal).values()), None)
        return None if aim is None else Act((Use(aim.ability, (pick(mind, aim.targets),)),))

    return reply


def _look(mind: Mind, legal: Moves) -> Move | None:
    if not isinstance(legal, Must):
        return None
    order = sorted(legal.aim.targets, key=lambda seat: -mind.belief[seat])
    return Act((Use(legal.aim.ability, tuple(sorted(order[: legal.aim.least]))),))


def _card(mind: Mind, legal: Moves) -> Move | None:
    return _act(next((play_card(mind, aim) for aim in _aims(legal).values()), None))


def _verdict(mind: Mind, legal: Moves) -> Move:
    """No vote, if neither of the two is suspicious."""
    top: Any = mind.state.phases[-1]
    return REST if max(mind.belief[seat] for seat in top.two) >= mind.average else Act((Use("no_vote"),))


def _allegiance(mind: Mind, legal: Moves) -> Move:
    """With the mafia, if one of them was seen: they are close then."""
    seen = any(note.kind == "foreseen" and note.word == "1" for note in mind.state.players[mind.seat].notes)
    return Act((Use("side_with_mafia"),)) if seen else REST


_BY_KIND: Final[dict[str, Callable[[Mind, Moves], Move | None]]] = {
    "speak": _speak,
    "listen": _listen,
    "last_words": _last_words,
    "inquiry": _inquiry,
    "hands": _hands,
    "solo": _solo,
    "vote": _vote,
    "midday": _midday,
    "elect": _elect,
    "marks": _marks,
    "load": _load,
    "which_gun": _which_gun,
    "name_target": _one(against),
    "choose_cover": _one(for_whom),
    "chaos": _one(for_whom),
    "last_chance": _one(for_whom),
    "look_at_two": _look,
    "take_one": _one(against),
    "card": _card,
    "verdict": _verdict,
    "allegiance": _allegiance,
}
