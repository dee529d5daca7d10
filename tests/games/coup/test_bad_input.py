"""Whatever comes in that cannot be: options, seats, records, and hostile moves at every ask that there is."""

from __future__ import annotations

import msgspec
import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.engine.record import make_record, read, verify, write
from mahfel.games.coup import game
from mahfel.testing import Case
from mahfel.testing.hostile import wrong_moments, wrong_values
from mahfel.testing.plugin import paragraph
from mahfel.testing.walk import walk


def refusal_of(seats, **options):
    """The code with which a table is refused."""
    with pytest.raises(Refused) as refusal:
        game.start(seats, game.read_options(options), SplitMix64(0))
    return refusal.value.code


@paragraph("coup-1.4")
@pytest.mark.parametrize("seats", [-1, 0, 1, 11, 100])
def test_eleven_players_are_too_many_and_one_is_too_few(seats):
    assert refusal_of(seats) == refusal_of(seats, reformation=True) == "table.seats"


@paragraph("coup-18.19")
@pytest.mark.parametrize("seats", [2, 7, 10])
def test_rebellion_is_for_three_to_six(seats):
    assert refusal_of(seats, box="g54") == "coup.options_g54_seats"


@paragraph("coup-18.1")
@pytest.mark.parametrize(
    "option", [{"reformation": True}, {"anarchist": True}, {"fifth": "inquisitor"}, {"choose_from_five": True}]
)
def test_the_two_boxes_are_not_mixed(option):
    assert refusal_of(4, box="g54", **option) == "coup.options_g54_alone"


@paragraph("coup-18.7")
def test_a_custom_set_has_two_different_characters_of_special_interest():
    chosen = {"box": "g54", "roles": "custom", "special": "priest"}
    assert refusal_of(4, special_too="priest", **chosen) == "coup.options_special_twice"
    assert game.start(4, game.read_options({"special_too": "lawyer", **chosen}), SplitMix64(0)).asked()
    # Where the set is not chosen, what stands in its place does not matter.
    assert game.start(4, game.read_options({**chosen, "roles": "starter", "special_too": "priest"}), SplitMix64(0))


@paragraph("coup-13.4")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("finance", "director"),
        ("communications", "banker"),
        ("force", "assassin"),
        ("special", "guerrilla"),
        ("special_too", "wizard"),
        ("special", None),
        ("finance", ["banker"]),
        ("roles", "advanced"),
        ("box", "g55"),
        ("fifth", "duke"),
        ("anarchist_copies", 6),
        ("anarchist_copies", -1),
        ("anarchist_copies", 1.5),
        ("reformation", "yes"),
        ("treasury", 50),
        ("parties", True),
    ],
)
def test_an_option_that_there_is_not_is_unreadable(field, value):
    with pytest.raises(Refused) as refusal:
        game.read_options({field: value})
    assert refusal.value.code == "options.unreadable"


@paragraph("coup-18.5")
def test_choosing_from_five_is_for_two_and_needs_whole_sets():
    assert refusal_of(3, choose_from_five=True) == "coup.options_choose_from_five"
    assert refusal_of(2, choose_from_five=True, anarchist=True, anarchist_copies=2) == "coup.options_three_anarchists"


# Records.


def played(**options):
    """The record of a short game."""
    state = game.start(3, game.read_options(options), SplitMix64(7))
    chance = SplitMix64(7)
    moves = []
    while asked := state.asked():
        seat = min(asked)
        move = state.legal(seat).sample(chance)
        moves.append((seat, game.notate(move)))
        state.play(seat, move)
    return make_record(game, state, options=options, moves=tuple(moves), seed=7)


def altered(record, **changes):
    """A record whose bytes are in order, whatever it says."""
    state = game.start(record.seats, game.read_options({}), SplitMix64(7))
    made = make_record(game, state, options=record.options, moves=record.moves, seed=7)
    return read(write(make_record(game, state, seed=7, **{"options": made.options, "moves": made.moves, **changes})))


def test_a_record_replays_to_its_end():
    record = played(reformation=True, fifth="inquisitor")
    assert verify(game, read(write(record))).outcome() == record.outcome


@pytest.mark.parametrize(
    "text",
    [
        "wizard",
        "block:wizard",
        "lose:wizard",
        "keep:wizard+duke",
        "show:wizard",
        "#wizard",
        "lose:duke/wizard",
        "!wizard",
    ],
)
def test_a_record_that_names_an_unknown_character_is_refused(text):
    state = game.start(3, game.read_options({}), SplitMix64(7))
    record = altered(played(), moves=((state.turn, text),))
    with pytest.raises(Refused) as refusal:
        verify(game, record)
    assert refusal.value.code == "record.illegal"
    assert refusal.value.arguments["move"] == 0


@pytest.mark.parametrize("wrong", [{"special": "wizard"}, {"fifth": "wizard"}, {"role": "duke"}, {"box": "wizard"}])
def test_a_record_whose_options_name_an_unknown_character_is_refused(wrong):
    with pytest.raises(Refused) as refusal:
        verify(game, altered(played(), options=wrong))
    assert refusal.value.code == "options.unreadable"


def test_a_record_of_other_rules_is_refused():
    record = msgspec.structs.replace(played(), rules_version=game.meta.rules_version + 1)
    with pytest.raises(Refused) as refusal:
        verify(game, record)
    assert refusal.value.code == "record.rules_version"


@pytest.mark.parametrize(
    "text",
    ["", ":", "steal:", "steal:-1", "steal:01", "steal:1:2:3", "steal:۱", "block:", "keep", "@", "@x", "!", "#",
     "lose:/", "lose:duke/", "show:duke/duke", "keep:duke+", "Tax", "steal:999", "x" * 201],
)  # fmt: skip
def test_notation_that_says_nothing_is_unreadable(text):
    with pytest.raises(Refused) as refusal:
        game.parse(text)
    assert refusal.value.code == "move.unreadable"


# Every ask.

ASKS = {
    *("turn", "turn-coup", "turn-second", "doubt", "prove", "lose", "block", "keep", "keep-one", "show-examine"),
    *("examine", "side", "bomb", "join", "join-capitalist", "join-lawyer", "give", "treaty", "tax", "ransom", "write"),
    *("show-give", "ward", "ward-last"),
}
EVERYTHING = {"reformation": True, "fifth": "inquisitor", "anarchist": True}
FIVES = (
    ("capitalist", "producer", "general", "lawyer", "missionary"),
    ("farmer", "writer", "crime_boss", "foreign_consular", "customs_officer"),
    ("spy", "newscaster", "mercenary", "protestor", "intellectual"),
    ("speculator", "reporter", "judge", "communist", "priest"),
)
FIELDS = ("finance", "communications", "force", "special", "special_too")
TABLES = [(2, {"choose_from_five": True, **EVERYTHING}), (4, EVERYTHING), (3, {})]
TABLES += [(4, {"box": "g54", "roles": "custom", **dict(zip(FIELDS, five, strict=True))}) for five in FIVES]


def test_hostile_moves_are_refused_at_every_ask():
    known = {}
    met = set()
    for seats, options in TABLES:
        for seed in range(30):
            for position in walk(Case(game, seats, game.read_options(options), seed)):
                fresh = False
                for seat, ask in position.state.asked().items():
                    name = ask.text or ask.kind
                    fresh |= name not in met
                    met.add(name)
                    known.setdefault(name, []).append(position.state.legal(seat).sample(position.chance))
                if fresh:
                    wrong_moments(position, known)
                    wrong_values(position, known)
    assert met == ASKS
