"""Sections 1 to 3 and 14 of the rulebook: what there is, and how a game begins."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.lut import game
from mahfel.games.lut.words import CARDS, COLOURS, DECK, NAMES
from mahfel.testing.plugin import paragraph

CARDS_IN_DECK = Counter(NAMES[kind] for kind in DECK)


def everything(table):
    """Every card of a position by id, wherever it lies."""
    state = table.state
    cards = Counter(NAMES[kind] for place in (state.pile, *state.hands) for kind in place)
    for caravan in table.view.caravans:
        cards[f"C{caravan.value}"] += 1
        cards.update(lying.card for lying in caravan.cards)
    cards.update(f"C{value}" for side in table.view.sides for value in side.booty)
    cards.update(table.view.discarded)
    return cards


@paragraph("lut-1.1")
@paragraph("lut-14.2")
def test_a_caravan_is_on_the_road_from_being_sent_out_until_it_is_plundered(desert):
    table = desert(hands=[["C5"], ["C2"]])
    table.play("0 caravan:5")
    assert [(caravan.id, caravan.seat, caravan.value) for caravan in table.view.caravans] == [(1, 0, 5)]
    table.play("1 draw")
    assert table.view.caravans == ()


@paragraph("lut-1.2")
@paragraph("lut-14.7")
def test_coins_come_from_ones_own_caravans_and_from_those_of_others(desert):
    table = desert(
        hands=[["C2"], ["C3"]],
        caravans=[{"seat": 0, "value": 5}, {"seat": 1, "value": 8, "cards": ["0 wolf1"]}],
        turn=1,
    )
    table.play("1 draw")
    assert table.booty(0) == [5, 8]


@paragraph("lut-1.3")
def test_two_to_five_play_alone_and_four_six_or_eight_in_teams(fresh):
    for seats in range(2, 6):
        assert len(fresh(seats).view.sides) == seats
    for seats in (4, 6, 8):
        assert len(fresh(seats, teams=True).view.sides) == seats // 2
    for seats, teams, code in (
        (6, False, "lut.alone_seats"),
        (7, False, "lut.alone_seats"),
        (8, False, "lut.alone_seats"),
        (2, True, "lut.teams_seats"),
        (3, True, "lut.teams_seats"),
        (5, True, "lut.teams_seats"),
        (7, True, "lut.teams_seats"),
        (1, False, "table.seats"),
        (9, True, "table.seats"),
    ):
        with pytest.raises(Refused) as caught:
            game.start(seats, game.read_options({"teams": teams}), SplitMix64(0))
        assert caught.value.code == code
    least, most = game.meta.minutes
    assert game.meta.age == 10
    assert least <= 20 <= most


@paragraph("lut-1.4")
@paragraph("lut-14.1")
def test_a_side_is_a_player_alone_or_a_team(fresh):
    assert [side.seats for side in fresh(3).view.sides] == [(0,), (1,), (2,)]
    assert [side.seats for side in fresh(4, teams=True).view.sides] == [(0, 1), (2, 3)]


@paragraph("lut-2.1")
def test_there_are_78_cards(fresh):
    kinds = Counter("caravan" if name[0] == "C" else name.strip("1234") for name in CARDS_IN_DECK.elements())
    bandits = sum(kinds[colour] for colour in COLOURS)
    chiefs = sum(kinds[f"{colour}_chief"] for colour in COLOURS)
    assert [kinds["caravan"], bandits, chiefs, kinds["karvansalar"]] == [25, 48, 4, 1]
    assert everything(fresh()) == CARDS_IN_DECK
    assert CARDS_IN_DECK.total() == 78


@paragraph("lut-2.2")
def test_the_caravans_carry_a_hundred_coins():
    counts = {value: CARDS_IN_DECK[f"C{value}"] for value in range(2, 9)}
    assert counts == {2: 5, 3: 6, 4: 5, 5: 5, 6: 2, 7: 1, 8: 1}
    assert sum(value * count for value, count in counts.items()) == 100


@paragraph("lut-2.3")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_gang_has_twelve_bandits_of_strength_thirty(colour):
    counts = {strength: CARDS_IN_DECK[f"{colour}{strength}"] for strength in range(1, 5)}
    assert counts == {1: 2, 2: 4, 3: 4, 4: 2}
    assert sum(counts.values()) == 12
    assert sum(strength * count for strength, count in counts.items()) == 30


@paragraph("lut-2.4")
@pytest.mark.parametrize("language", ["fa", "en", "ru"])
def test_each_gang_has_a_name_and_a_letter_of_its_own_besides_its_colour(language):
    texts = dict(line.split(" = ", 1) for line in game.texts(language).splitlines() if " = " in line)
    for key in ("colour-", "colour-letter-", "gang-"):
        assert len({texts[key + colour] for colour in COLOURS}) == 4
    letters = [texts[f"colour-letter-{colour}"] for colour in COLOURS] + [texts["card-letter-karvansalar"]]
    assert len(set(letters)) == 5
    assert all(len(letter) == 1 for letter in letters)


@paragraph("lut-2.4")
def test_a_player_holds_bandits_of_all_gangs(desert):
    table = desert(hands=[["wolf1", "hawk1", "viper1", "fox1"], ["C2"]], caravans=[{"seat": 1, "value": 5}])
    assert table.may("0 bandit:wolf1:1", "0 bandit:hawk1:1", "0 bandit:viper1:1", "0 bandit:fox1:1")


@paragraph("lut-2.5")
def test_each_gang_has_one_chief_which_adds_no_strength_and_beats_all(desert):
    assert [CARDS_IN_DECK[f"{colour}_chief"] for colour in COLOURS] == [1] * 4
    lying = ["0 wolf1", "1 hawk4", "1 hawk4"]
    table = desert(hands=[["wolf_chief", "C2"], ["C3"]], caravans=[{"seat": 1, "value": 5, "cards": lying}])
    table.play("0 chief:wolf:1")
    assert [fighter.strength for fighter in table.caravan(1).fighters] == [1, 8]
    assert table.leader(1) == 0


@paragraph("lut-2.6")
def test_there_is_one_caravan_master_and_he_belongs_to_no_gang(desert):
    assert CARDS_IN_DECK["karvansalar"] == 1
    table = desert(hands=[["karvansalar", "C2"], ["C3"]], caravans=[{"seat": 0, "value": 5, "cards": ["1 wolf2"]}])
    table.play("0 karvansalar:1")
    assert [fighter.side for fighter in table.caravan(1).fighters] == [1]


@paragraph("lut-3.1")
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (5, False), (4, True), (8, True)])
def test_everybody_is_dealt_six_cards_that_only_the_owner_knows(fresh, seats, teams):
    table = fresh(seats, teams=teams, partners_see_hands=False)
    assert [player.count for player in table.view.players] == [6] * seats
    for viewer in range(seats):
        seen = [player.hand is not None for player in table.state.view(viewer).players]
        assert seen == [seat == viewer for seat in range(seats)]
        told = ["cards" in event for event in table.told("dealt", viewer)]
        assert told == seen


@paragraph("lut-3.2")
def test_the_rest_is_the_pile_and_nothing_comes_back_into_it(fresh):
    table = fresh(3)
    assert table.view.pile == 78 - 3 * 6
    sizes = [table.view.pile]
    chance = SplitMix64(3)
    while table.state.asked():
        table.state.play(table.asked, table.state.legal(table.asked).sample(chance))
        sizes.append(table.view.pile)
    assert all(before - after in (0, 1) for before, after in pairwise(sizes))
    assert sizes[-1] == 0


@paragraph("lut-3.3")
def test_there_is_no_limit_to_a_hand(fresh):
    table = fresh(2)
    while table.state.pile:
        table.play(f"{table.asked} draw")
    assert [len(hand) for hand in table.state.hands] == [39, 39]


@paragraph("lut-3.4")
def test_the_first_player_is_drawn_by_lot_and_the_turn_passes_to_the_left(fresh):
    first = Counter(fresh(4, seed).view.turn for seed in range(400))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 60
    table = fresh(4, 5)
    turns = []
    for _ in range(6):
        turns.append(table.asked)
        table.play(f"{table.asked} draw")
    assert turns == [(turns[0] + step) % 4 for step in range(6)]


def test_every_card_has_a_short_name_of_its_own():
    assert len(CARDS) == len(NAMES) == 28
