"""The engine agrees with a second implementation on every row of {action} × {honest?} × {who doubts} × {block?} ×
{honest?} × {who doubts that} × {cards left}: what is asked, in which order, and what everybody has afterwards."""

from __future__ import annotations

import sys
from collections import deque
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from mahfel.games.coup import game
from mahfel.games.coup.characters import CHARACTERS
from mahfel.games.coup.phases.attempt import Attempt
from mahfel.testing import THOROUGH

spec = spec_from_file_location("coup_oracle", Path(__file__).with_name("oracle.py"))
oracle = sys.modules.setdefault("coup_oracle", module_from_spec(spec))
spec.loader.exec_module(oracle)

A, B, C = range(3)
CLASSIC = ("income", "foreign_aid", "coup", "tax", "assassinate", "steal", "exchange")
MOST = 900
"""So many rows of one action are enough for every day; a night tries them all."""


def five_with(role):
    """A set of Rebellion G54 with one character."""
    filling = {
        "finance": ["banker"],
        "communications": ["director"],
        "force": ["guerrilla"],
        "special": ["politician", "peacekeeper"],
    }
    category = CHARACTERS[role].category
    filling[category] = [role, *(other for other in filling[category] if other != role)][: len(filling[category])]
    return [key for keys in filling.values() for key in keys]


def options_of(action, fifth):
    if action in CHARACTERS:
        return {"box": "g54", "roles": five_with(action)}
    return {
        "fifth": fifth,
        "anarchist": action == "bomb",
        "reformation": action in ("convert", "embezzle"),
    }


def deck_of(options):
    if options.get("box") == "g54":
        return options["roles"]
    return ["duke", "assassin", "captain", "contessa", options["fifth"], *["anarchist"] * options["anarchist"]]


def needed(row):
    """For each seat the character that it holds or (False) does not hold."""
    rule = oracle.RULES[row.action]
    wants = {}
    if rule["claim"]:
        name = rule["claim"].removeprefix("not ")
        wants[A] = (name, row.stand.true != rule["claim"].startswith("not "))
    for block in row.blocks:
        wants[block.seat] = (block.role, block.stand.true)
    return wants


def hands_of(row, deck):
    wants = needed(row)
    left = dict.fromkeys(deck, 3)
    hands, lost = [], []
    for seat, lives in enumerate(row.lives):
        name, holds = wants.get(seat, ("", False))
        hand = [name] if holds else []
        left[name] = left.get(name, 0) - len(hand)
        while len(hand) < 2:
            # Of what there is most, so that the Court is never without the rest.
            card = max((card for card in deck if card != name), key=lambda card: (left[card], -deck.index(card)))
            left[card] -= 1
            hand.append(card)
        hands.append(hand[:lives])
        lost.append(hand[lives:])
    return hands, lost


def position(row, fifth):
    options = options_of(row.action, fifth)
    hands, lost = hands_of(row, deck_of(options))
    extra = {"reserve": row.reserve, "parties": ["empire", "resistance", "empire"][: len(row.lives)]}
    return game.arrange(
        hands=hands, lost=lost, coins=row.coins, **options, **(extra if options.get("reformation") else {})
    )


def declaration(row):
    if row.action == "communist":
        return "communist:1:2"
    return f"{row.action}:1" if oracle.RULES[row.action]["aim"] == "B" else row.action


def answer(state, seat, text, row):
    """The move of an answer; of cards that do not matter one that is not needed for a claim."""
    if not text.endswith("*"):
        return game.parse(text)
    kept = needed(row).get(seat, ("", False))[0]
    plain = [move for move in state.legal(seat) if text[:-1] == game.notate(move)[: len(text) - 1]]
    spare = [move for move in plain if getattr(move, "card", None) != kept]
    return (spare or plain)[0]


def agree(row, fifth="ambassador"):
    """Play the row; raises AssertionError where the two part."""
    wanted = oracle.reckon(row)
    state = position(row, fifth)
    court = len(state.court)
    state.play(A, game.parse(declaration(row)))
    for kind, answers in wanted.asks:
        asked = {seat: ask.kind for seat, ask in state.asked().items()}
        assert asked == dict.fromkeys(answers, kind), f"{row}: asked {asked} instead of {kind} {answers}"
        for seat in sorted(answers, reverse=True):
            state.play(seat, answer(state, seat, answers[seat], row))
    found = [[len(hand) for hand in state.hands], state.coins, len(state.court)]
    assert found == [wanted.lives, wanted.coins, court], f"{row}: {found}, not {wanted.lives} {wanted.coins} {court}"
    if state.parties:
        assert state.reserve == wanted.reserve, f"{row}: reserve {state.reserve}"
    if wanted.fate == "over":
        assert not state.asked(), f"{row}: over, yet {state.asked()}"
        assert state.outcome().winners == tuple(seat for seat, lives in enumerate(wanted.lives) if lives)
        return
    next_seat = wanted.living()[0]
    ((seat, ask),) = state.asked().items()
    assert seat == next_seat, f"{row}: {seat} is next, not {next_seat}"
    assert ask.kind == ("ward" if wanted.token and next_seat == B else "turn"), f"{row}: asked for {ask.kind}"


def some(rows, effort):
    rows = list(rows)
    step = 1 if effort == THOROUGH else max(1, round(len(rows) / MOST))
    # Not always the same place in a block of rows that differ in one thing only.
    return [row for number, row in enumerate(rows) if (number + number // step) % step == 0], len(rows)


@pytest.mark.parametrize("action", CLASSIC)
def test_the_oracle_agrees_on_classic(action, effort):
    chosen, whole = some(oracle.rows(action), effort)
    for row in chosen:
        agree(row)
    assert len(chosen) >= min(whole, MOST // 2) > 0


@pytest.mark.parametrize("action", ["steal", "exchange_one", "examine", "bomb", "convert", "embezzle"])
def test_the_oracle_agrees_on_the_expansions(action, effort):
    for row in some(oracle.rows(action, "inquisitor"), effort)[0]:
        agree(row, "inquisitor")


@pytest.mark.parametrize("action", sorted(set(oracle.RULES) & set(CHARACTERS)))
def test_the_oracle_agrees_on_rebellion(action, effort):
    for row in some(oracle.rows(action), effort)[0]:
        agree(row)


def test_the_table_has_thousands_of_rows():
    assert sum(1 for action in CLASSIC for _ in oracle.rows(action)) > 5000
    assert sum(1 for action in oracle.RULES for _ in oracle.rows(action)) > 30_000


def test_the_oracle_knows_the_table_of_double_losses():
    doubts = oracle.Stand(True, False, frozenset({B}))

    def lost(stand, *blocks):
        row = oracle.Row("assassinate", (2, 2, 2), (3, 2, 2), stand, blocks)
        return 2 - oracle.reckon(row).lives[B]

    def contessa(true, *doubters):
        return oracle.Block(B, "contessa", oracle.Stand(true, False, frozenset(doubters)))

    assert lost(doubts) == 2
    assert lost(doubts, contessa(True)) == lost(doubts, contessa(True, A)) == lost(doubts, contessa(False)) == 1
    assert lost(doubts, contessa(False, A)) == lost(oracle.Stand(), contessa(False, C)) == 2
    assert lost(oracle.Stand(True, False, frozenset({C}))) == 1


@pytest.mark.parametrize("fault", ["no refund", "no second window", "a block for everybody"])
def test_the_oracle_finds_a_game_that_is_wrong(monkeypatch, fault):
    action = "foreign_aid" if fault == "no second window" else "assassinate"
    if fault == "no refund":
        monkeypatch.setattr(Attempt, "admitted", lambda self, state, doubter: None)
    elif fault == "no second window":
        honest = Attempt._who_may_block
        monkeypatch.setattr(
            Attempt, "_who_may_block", lambda self, state, action: () if self.tried else honest(self, state, action)
        )
    else:
        monkeypatch.setattr(Attempt, "_who_may_block", lambda self, state, action: state.others(self.actor))
    with pytest.raises(AssertionError):
        deque(map(agree, oracle.rows(action)), maxlen=0)
