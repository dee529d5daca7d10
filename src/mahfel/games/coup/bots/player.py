"""The policy of a style: what it does with each question of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mahfel.engine import Ask, Chance, Move, Policy, Seat
from mahfel.games.coup.bots.odds import truthful, unseen
from mahfel.games.coup.bots.style import Style
from mahfel.games.coup.bots.values import LIFE, PATIENCE, TO_AND_FRO, card_value, strength, worth
from mahfel.games.coup.moves import ALLOW, DOUBT, PROVE, Block, Choose, Decide, Declare, Keep, Lose, Mark, Show
from mahfel.games.coup.phases.attempt import Attempt
from mahfel.games.coup.phases.cards import SPARE, SWAP
from mahfel.games.coup.phases.doubt import Doubting, Proof
from mahfel.games.coup.phases.reaction import Reaction

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState

_FINE = 1 << 20
_DEADLY = frozenset({"assassinate", "guerrilla", "judge", "general", "mercenary", "protestor"})


def player(style: Style) -> Policy:
    """A whole way of playing Coup in that style."""

    def policy(state: CoupState, seat: Seat, chance: Chance) -> Move:
        ask = state.asked()[seat]
        answer = _ANSWERS.get(ask.kind)
        return answer(style, state, seat, chance) if answer is not None else _plain(state, seat, ask)

    return policy


def maybe(chance: Chance, odds: float) -> bool:
    """True with these odds."""
    return chance.below(_FINE) < odds * _FINE


def attempt_of(state: CoupState) -> Attempt | None:
    """The action that is under way."""
    return next((phase for phase in reversed(state.phases) if isinstance(phase, Attempt)), None)


# -- the turn ------------------------------------------------------------------------------------------------------


def _turn(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    hand = state.hands[seat]
    rivals = len(state.living()) - 1
    # After a long evening one stops pushing the same coins to and fro, or no coup would ever be paid for.
    tired = sum(entry.times for entry in state.ledger[seat]) > PATIENCE
    best: Move = state.asked()[seat].default
    most = -100.0
    for move in state.legal(seat):
        if not isinstance(move, Declare):
            continue
        action = state.box.actions[move.action]
        value = worth(state, seat, move)
        if move.target is not None and move.action in _DEADLY | {"coup", "bomb"}:
            value *= style.fight
        if move.target is not None and _stopped_before(state, move.target, move.action):
            # Whoever has stopped it before will stop it again; two who only rob each other would never end.
            value *= 0.2
        if tired and move.action in TO_AND_FRO:
            value *= 0.2
        claim = action.claim
        if claim is not None and (claim in hand) == action.denies:
            if not action.denies and unseen(state, seat, claim) <= 0:
                continue  # everybody can count that nobody holds one
            # A bluff is called the more often the more there are who can call it, and costs most with one life left.
            risk = style.fear * min(0.6, 0.12 * rivals) * (1.4 if len(hand) == 1 else 1.0)
            value = value * (1 - risk) - risk * LIFE
            value -= 3.0 * (1 - style.bluff) * (chance.below(100) / 100)
        value += chance.below(1000) / 2500
        if value > most:
            best, most = move, value
    return best


def _stopped_before(state: CoupState, target: Seat, action: str) -> bool:
    """Whether a target has claimed what blocks an action, and has not been caught at it last."""
    blockers = state.box.blockers[action]
    return any(entry.what in blockers and entry.last != "caught" for entry in state.ledger[target])


# -- windows -------------------------------------------------------------------------------------------------------


def _doubt(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    top = state.phases[-1]
    assert isinstance(top, Doubting | Reaction)
    denies = isinstance(top, Doubting) and top.denies
    if denies:
        true = 1 - truthful(state, seat, top.seat, top.role, 1.0)
    else:
        true = truthful(state, seat, top.seat, top.role, style.liars)
    if true <= 0.0:
        return DOUBT
    attempt = attempt_of(state)
    aimed_at_me = attempt is not None and (attempt.target == seat or seat in attempt.targets)
    stake = 0.5
    if attempt is not None and aimed_at_me and attempt.actor == top.seat:
        stake = LIFE * 0.7 if attempt.action in _DEADLY else 2.0
    elif attempt is not None and attempt.actor == seat:
        stake = LIFE * 0.8 if attempt.action in _DEADLY else 2.0
    rivals = max(1, len(state.living()) - 1)
    gain = LIFE / rivals + stake
    loss = LIFE * (1.35 if len(state.hands[seat]) == 1 else 1.0)
    if aimed_at_me and attempt is not None and attempt.action in _DEADLY and len(state.hands[seat]) == 1:
        loss = LIFE * 0.9  # without a doubt the last influence goes anyway
    suspicion = (1 - true) * gain * style.doubt - true * loss
    # A little mixing, so that nobody can count on being believed or doubted.
    return DOUBT if suspicion > 0 and maybe(chance, 0.9) else ALLOW


def _block(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    legal = [move for move in state.legal(seat) if isinstance(move, Block)]
    hand = state.hands[seat]
    for move in legal:
        if move.role in hand:
            return move
    attempt = attempt_of(state)
    deadly = attempt is not None and attempt.action in _DEADLY
    able = [move for move in legal if unseen(state, seat, move.role) > 0]
    if not able:
        return ALLOW
    if deadly and len(hand) == 1:
        return able[0]  # there is nothing to lose by the lie
    readiness = style.bluff * (0.8 if deadly else 0.35)
    if attempt is not None and attempt.action == "foreign_aid":
        readiness *= 0.4
    return able[chance.below(len(able))] if maybe(chance, readiness) else ALLOW


def _ward(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    claim = next(move for move in state.legal(seat) if isinstance(move, Block))
    desperate = len(state.hands[seat]) == 1
    lie = maybe(chance, 1.0 if desperate else style.bluff * 0.6) and unseen(state, seat, "mercenary") > 0
    return claim if "mercenary" in state.hands[seat] or lie else ALLOW


def _join(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    join = next(move for move in state.legal(seat) if isinstance(move, Decide))
    top = state.phases[-1]
    role = getattr(top, "role", "")
    if not role:
        target = getattr(top, "target", None)
        strongest = max(strength(state, other) for other in state.living())
        strong = target is not None and strength(state, target) >= strongest
        return join if strong and maybe(chance, 0.5 * style.fight) else ALLOW
    return join if role in state.hands[seat] or maybe(chance, style.bluff * 0.2) else ALLOW


# -- cards ---------------------------------------------------------------------------------------------------------


def worst(hand: Sequence[str]) -> str:
    """The card one gives up first: a second copy, else the least valuable."""
    return min(hand, key=lambda card: (card_value(card) - 2 * (hand.count(card) > 1), card))


def _lose(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    top = state.phases[-1]
    if isinstance(top, Proof) and PROVE in state.legal(seat):
        return PROVE
    hand = state.hands[seat]
    for move in state.legal(seat):
        if isinstance(move, Lose) and move.claim == move.card:
            return move
    lie = style.bluff * (1.2 if len(hand) == 1 else 0.3)
    for move in state.legal(seat):
        if not isinstance(move, Lose) or move.claim is None or move.card != worst(hand):
            continue
        if unseen(state, seat, move.claim) > 0 and maybe(chance, lie):
            return move
    return Lose(worst(hand))


def _keep(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    def value(cards: tuple[str, ...]) -> float:
        return sum(card_value(card) for card in set(cards)) + 0.5 * len(cards)

    return max((move for move in state.legal(seat) if isinstance(move, Keep)), key=lambda move: value(move.cards))


def _show(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    return Show(worst(state.hands[seat]))


def _examine(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    return SWAP if card_value(state.shown) >= 4 else SPARE


# -- single characters ---------------------------------------------------------------------------------------------


def _bomb(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    hand = state.hands[seat]
    legal = list(state.legal(seat))
    passes = [move for move in legal if isinstance(move, Choose)]
    defuse = next(move for move in legal if isinstance(move, Block))
    if "contessa" in hand:
        return defuse
    if "anarchist" in hand and passes:
        return max(passes, key=lambda move: strength(state, move.seat))
    desperate = len(hand) == 1
    lie = unseen(state, seat, "contessa") > 0 and (desperate or maybe(chance, style.bluff * 0.5))
    return defuse if lie else legal[0]


def _ransom(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    return next(iter(state.legal(seat)))


def _give(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    choices = (move for move in state.legal(seat) if isinstance(move, Choose))
    return min(choices, key=lambda move: strength(state, move.seat))


def _treaty(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    return max((move for move in state.legal(seat) if isinstance(move, Choose)), key=lambda m: strength(state, m.seat))


def _tax(style: Style, state: CoupState, seat: Seat, chance: Chance) -> Move:
    heard = dict.fromkeys(state.box.characters, 0)
    for other in state.others(seat):
        for entry in state.ledger[other]:
            if entry.what in heard:
                heard[entry.what] += entry.times
    return Mark(max(heard, key=lambda role: (heard[role], card_value(role), role)))


def _plain(state: CoupState, seat: Seat, ask: Ask) -> Move:
    return ask.default


_ANSWERS = {
    "turn": _turn,
    "doubt": _doubt,
    "block": _block,
    "ward": _ward,
    "join": _join,
    "lose": _lose,
    "prove": _lose,
    "keep": _keep,
    "show-examine": _show,
    "show-give": _show,
    "examine": _examine,
    "bomb": _bomb,
    "ransom": _ransom,
    "give": _give,
    "treaty": _treaty,
    "tax": _tax,
}
