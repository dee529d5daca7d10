"""Positions in plain words: what can be is arranged as it is told, what cannot be is refused."""

from __future__ import annotations

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.lut import game
from mahfel.games.lut.checks import invariants


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"seats": 1}, "2 to 8"),
        ({"seats": 9}, "2 to 8"),
        ({"hands": [["C9"], []]}, "no card"),
        ({"hands": [["C8", "C8"], []]}, "no such cards"),
        ({"hands": [["karvansalar"], ["karvansalar"]]}, "no such cards"),
        ({"hands": [["C2"]], "seats": 2}, "given 1 times"),
        ({"booty": [[5]]}, "given 1 times"),
        ({"booty": [[9], []]}, "2 to 8 coins"),
        ({"booty": [[8], [8]]}, "no such cards"),
        ({"discarded": ["C2"]}, "never discarded"),
        ({"discarded": ["wolf1"] * 3}, "no such cards"),
        ({"pile": -1}, "cannot be left"),
        ({"pile": 79}, "cannot be left"),
        ({"pile": ["C8", "C8"]}, "no such cards"),
        ({"turn": 2}, "no seat"),
        ({"turn": -1}, "no seat"),
        ({"stage": "first"}, "does not act"),
        ({"seats": 4, "teams": True, "stage": "alone"}, "does not act"),
        ({"seats": 4, "teams": True, "turn": 1, "stage": "first"}, "does not act"),
        ({"seats": 4, "teams": True, "turn": 2, "stage": "instead"}, "does not act"),
        ({"caravans": [{"seat": 0, "value": 5}]}, "left a caravan lying"),
        ({"caravans": [{"seat": 5, "value": 5}]}, "no seat"),
        ({"caravans": [{"seat": 0, "value": 9}]}, "2 to 8 coins"),
        ({"caravans": [{"seat": 0, "value": 5, "owner": 1}]}, "a seat, a value and cards"),
        ({"caravans": [{"seat": 1, "value": 5, "cards": ["wolf1"]}]}, "is written"),
        ({"caravans": [{"seat": 1, "value": 5, "cards": ["7 wolf1"]}]}, "is written"),
        ({"caravans": [{"seat": 1, "value": 5, "cards": ["0 C5"]}]}, "does not lie by a caravan"),
        ({"caravans": [{"seat": 1, "value": 5, "cards": ["0 karvansalar"]}]}, "another side"),
        ({"caravans": [{"seat": 1, "value": 5, "cards": ["0 wolf_chief"]}]}, "no bandit"),
        ({"caravans": [{"seat": 1, "value": 5, "cards": ["1 wolf1", "0 wolf_chief"]}]}, "no bandit"),
        ({"caravans": [{"seat": 1, "value": 5, "cards": ["1 wolf1", "0 wolf2"]}]}, "one colour"),
        ({"caravans": [{"seat": 1, "value": 5, "cards": ["1 wolf1", "1 hawk2"]}]}, "two colours"),
        (
            {
                "caravans": [{"seat": 1, "value": 5, "cards": ["1 karvansalar", "0 hawk2"]}],
                "bandits_after_chief": "forbid",
            },
            "after a chief",
        ),
        ({"hands": [[], ["C2"]], "pile": 0}, "over when"),
        ({"hands": [["C2"], ["C2"]], "over": "last_card_played"}, "over when"),
        ({"hands": [[], ["C2"]], "pile": 0, "over": "bedtime"}, "does not end"),
        ({"hands": [[], ["C2"]], "pile": 0, "over": "last_card_drawn"}, "cannot have ended"),
        ({"hands": [[], ["C2"]], "pile": 0, "turn": 1, "over": "last_card_played"}, "cannot have ended"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(position, why):
    with pytest.raises(ValueError, match=why):
        game.arrange(**position)


def test_an_option_that_there_is_not_is_refused():
    with pytest.raises(TypeError):
        game.arrange(seats=2, weather="hot")


def test_what_is_arranged_is_there(desert):
    table = desert(
        hands=[["C2", "wolf1"], ["karvansalar"], ["C3"]],
        caravans=[{"seat": 1, "value": 5, "cards": ["0 wolf2", "2 fox2"]}],
        booty=[[8], [], [4, 4]],
        discarded=["fox_chief"],
        pile=["C7", "hawk4"],
        turn=2,
        starter=1,
    )
    view = table.state.view(1)
    assert [player.hand for player in view.players] == [None, ("karvansalar",), None]
    assert [side.booty for side in view.sides] == [(8,), (), (4, 4)]
    assert view.discarded == {"fox_chief": 1}
    assert [view.turn, view.starter, view.played] == [2, 1, 4]
    assert table.state.pile[-2:] == [game.arrange(seats=2, pile=["hawk4"]).pile[-1], 5]


def test_positions_met_in_play_can_be_arranged_again():
    for seed in range(6):
        chance = SplitMix64(seed)
        teams = seed % 2 == 1
        state = game.start(4, game.read_options({"teams": teams}), chance)
        for _ in range(40):
            view = state.view(None)
            again = game.arrange(
                seats=4,
                teams=teams,
                hands=[game.imagine(state.view(seat), chance).view(seat).players[seat].hand for seat in range(4)],
                booty=[side.booty for side in view.sides],
                discarded=[name for name, count in view.discarded.items() for _ in range(count)],
                caravans=[
                    {
                        "seat": caravan.seat,
                        "value": caravan.value,
                        "cards": [f"{lying.seat} {lying.card}" for lying in caravan.cards],
                    }
                    for caravan in view.caravans
                ],
                turn=state.turn,
                stage=view.stage,
                starter=state.starter,
            )
            invariants(again)
            assert [sorted(hand) for hand in again.hands] == [sorted(hand) for hand in state.hands]
            assert len(again.pile) == len(state.pile)
            found = again.view(None).caravans
            assert [(c.value, c.leader, c.fighters) for c in found] == [
                (c.value, c.leader, c.fighters) for c in view.caravans
            ]
            state.play(state.turn, state.legal(state.turn).sample(chance))
