"""What the rulebook's worked examples come to, and the paragraphs that describe the book, the cards and the manners."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from mahfel.bots.simulate import simulate
from mahfel.engine.game import LANGUAGES
from mahfel.games.coup import game
from mahfel.games.coup.arrange import STARTER_SET
from mahfel.games.coup.box import box, copies_of
from mahfel.games.coup.characters import CHARACTERS
from mahfel.games.coup.options import CoupOptions
from mahfel.testing.plugin import paragraph

BOOK = game.rulebook("en")


def computed(number):
    """The worked example of a paragraph as a reader gets it: coins, cards face down, cards lost, and the events."""
    block = BOOK[BOOK.index(f"**{number}**") :].split("```example\n", 1)[1].split("```", 1)[0]
    spec = dict(re.fullmatch(r"(\w+): (.*)", line).groups() for line in block.strip().splitlines())
    for key in ("position", "moves", "people"):
        spec[key] = json.loads(spec[key])
    found = msgspec.json.decode(msgspec.json.encode(game.example(spec)))
    players = found["after"]["players"]
    events = [event["type"] for event in found["events"]]
    coins = [player["coins"] for player in players]
    return coins, [player["cards"] for player in players], [player.get("lost", []) for player in players], events


@paragraph("coup-4.10")
def test_the_example_of_an_exchange_with_one_card():
    coins, cards, lost, events = computed("4.10")
    assert (coins, cards, lost) == ([2, 2, 2], [1, 2, 2], [["captain"], [], []])
    assert events[-2:] == ["exchanged", "turn_began"]


@paragraph("coup-5.8")
def test_the_example_of_a_tax_doubted_in_vain():
    coins, cards, lost, _ = computed("5.8")
    assert (coins, cards, lost) == ([5, 2, 2], [2, 1, 2], [[], ["contessa"], []])


@paragraph("coup-5.9")
def test_the_example_of_a_caught_lie():
    coins, cards, lost, events = computed("5.9")
    assert (coins, cards, lost) == ([2, 2, 2], [1, 2, 2], [["captain"], [], []])
    assert "admitted" in events


@paragraph("coup-6.6")
def test_the_example_of_foreign_aid():
    coins, cards, _, _ = computed("6.6")
    assert (coins, cards) == ([4, 2, 2], [2, 1, 2])


@paragraph("coup-6.7")
def test_the_example_of_a_blocked_theft():
    coins, cards, _, events = computed("6.7")
    assert (coins, cards) == ([2, 2, 2], [2, 2, 2])
    assert "blocked" in events


@paragraph("coup-7.8")
def test_the_example_of_a_false_contessa():
    coins, cards, _, _ = computed("7.8")
    assert (coins, cards) == ([0, 0, 2], [2, 0, 2])


@paragraph("coup-7.9")
def test_the_example_of_a_frozen_purse():
    coins, cards, _, _ = computed("7.9")
    assert (coins, cards) == ([4, 0, 2], [2, 0, 2])


@paragraph("coup-10.10")
def test_the_example_of_embezzling_without_the_duke():
    coins, cards, _, _ = computed("10.10")
    assert (coins, cards) == ([6, 2, 2], [2, 1, 2])


@paragraph("coup-10.11")
def test_the_example_of_embezzling_with_the_duke():
    coins, cards, lost, _ = computed("10.11")
    assert (coins, cards, lost[0]) == ([2, 2, 2], [1, 2, 2], ["captain"])


@paragraph("coup-11.7")
def test_the_example_of_an_examination():
    coins, cards, _, events = computed("11.7")
    assert (coins, cards) == ([2, 2, 2], [2, 2, 2])
    assert events.index("shown") < events.index("swapped") < events.index("drew", events.index("swapped"))


@paragraph("coup-12.7")
def test_the_example_of_a_bomb():
    coins, cards, _, events = computed("12.7")
    assert (coins, cards) == ([0, 2, 2], [2, 2, 2])
    assert events.count("bomb_held") == 2
    assert "bomb_defused" in events


@paragraph("coup-13.15")
def test_the_example_of_a_missionary():
    coins, cards, lost, _ = computed("13.15")
    assert (coins, cards) == ([0, 2, 2], [2, 2, 1])
    assert lost == [[], ["missionary"], ["politician"]]


@paragraph("coup-14.6")
def test_the_example_of_a_speculator():
    coins, cards, _, _ = computed("14.6")
    assert (coins, cards) == ([0, 2, 8], [1, 2, 2])


@paragraph("coup-16.6")
def test_the_example_of_a_judge():
    coins, cards, _, _ = computed("16.6")
    assert (coins, cards) == ([0, 0, 2], [2, 0, 2])  # one for the lie, one for the Judge; the four coins are gone


@paragraph("coup-17.11")
def test_the_example_of_two_lawyers():
    coins, cards, _, events = computed("17.11")
    assert (coins, cards) == ([2, 4, 2, 0], [2, 2, 2, 0])
    assert "estate_settled" in events


# The book and the box.


@paragraph("coup-1.5")
def test_the_sections_are_where_the_book_says():
    headings = dict(re.findall(r"^## (\d+) (.*)$", BOOK, re.MULTILINE))
    assert list(map(int, headings)) == list(range(1, 21))
    for number, word in ((10, "Reformation"), (11, "Inquisitor"), (12, "Anarchist"), (14, "finance")):
        assert word in headings[str(number)]


@paragraph("coup-2.2", "coup-18.36")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_and_an_aid_card(language):
    texts = game.texts(language)
    for character in CHARACTERS:
        for key in (f"card-{character}", f"card-help-{character}"):
            assert re.search(rf"^{re.escape(key)} *= *\S", texts, re.MULTILINE), f"{key} in {language}"


@paragraph("coup-2.8")
def test_nothing_gives_or_lends_coins_and_shows_cards_but_the_rules(table):
    spot = table("duke captain", "contessa captain", "assassin ambassador")
    for move in ("@1", "show:duke", "!pay", "!join", "prove", "#duke", "!spare"):
        assert spot.refused(f"0 {move}") == "game.wrong_move"
    before = sum(spot.coins)
    for move in ("0 income", "1 steal:0; * allow; 0 allow", "2 income"):
        spot.play(move)
    assert sum(spot.coins) == before + 2


@paragraph("coup-4.8")
def test_the_table_of_the_classic_actions_says_what_the_rules_do():
    table = BOOK[BOOK.index("**4.8**") : BOOK.index("**4.9**")]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")][1:]
    options = CoupOptions()
    actions = box(options, 4, copies_of(options, 4))
    assert len(rows) == len(actions.actions) == 7
    said = {row[0].split(",")[0]: row for row in rows}
    names = {"assassination": "assassinate", "foreign aid": "foreign_aid"}
    for name, (first, _, who) in said.items():
        action = actions.actions[names.get(name, name)]
        cost = re.search(r"(\d+) coins", first)
        assert action.cost == (int(cost[1]) if cost else 0)
        claim = re.search(r"as (\w+)", first)
        assert action.claim == (claim[1].lower() if claim else None)
        blockers = {word.lower() for word in re.findall(r"[A-Z]\w+", who)}
        assert blockers == set(actions.blockers[action.key])
        assert action.blockers == ("anyone" if who.startswith("anyone") else "target")


@paragraph("coup-13.5")
def test_the_first_set_of_rebellion_is_the_one_in_the_book(fresh):
    section = BOOK[BOOK.index("**13.5**") : BOOK.index("**13.6**")]
    assert tuple(json.loads(re.search(r"cards: (.*)", section)[1])) == STARTER_SET
    assert tuple(fresh(4, box="g54").state.box.copies) == STARTER_SET


@paragraph("coup-13.2")
def test_games_of_more_than_six_are_long():
    def middle(seats):
        return simulate(game, players=seats, games=60, seed=2).moves_per_game.median

    assert middle(8) > 1.5 * middle(4)


@paragraph("coup-19.2")
def test_whose_time_runs_out_takes_income_or_with_ten_coins_a_coup(table, g54):
    def default(spot):
        return game.notate(spot.state.asked()[0].default)

    hands = ("duke captain", "contessa captain", "assassin ambassador")
    assert default(table(*hands)) == "income"
    assert default(table(*hands, coins=[10, 2, 2])) == "coup:1"
    assert (
        default(table(*hands, coins=[10, 2, 2], reformation=True, parties=["empire", "empire", "resistance"]))
        == "coup:2"
    )
    spy = g54("spy director", "politician guerrilla", "guerrilla director", plus="spy")
    spy.play("0 spy; * allow")
    assert default(spy) == "!decline"
