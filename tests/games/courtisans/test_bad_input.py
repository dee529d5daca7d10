"""Whatever comes in that cannot be: it is refused in words and changes nothing."""

from __future__ import annotations

import msgspec
import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.engine.record import make_record, read, verify, write
from mahfel.games.courtisans import game
from mahfel.games.courtisans.moves import CODES, Place
from mahfel.testing import Case
from mahfel.testing.hostile import wrong_moments, wrong_values
from mahfel.testing.walk import walk


@pytest.fixture
def table(banquet):
    """Seat 0 holds an assassin, a spy and a noble; there is somebody everywhere."""
    return banquet(
        seats=3,
        above=["hares-noble", "carps-guard", "toads-spy"],
        below=["hares-plain"],
        domains=[["stags-plain"], ["carps-noble", "hares-spy", "stags-guard"], ["toads-plain"]],
        hands=[["nightingales-assassin", "butterflies-spy", "toads-noble"], ["carps-plain"], []],
    )


@pytest.mark.parametrize(
    ("move", "code"),
    [
        # a kill of a guard
        ("nightingales-assassin>above!carps-guard@above", "guard"),
        ("nightingales-assassin>below!carps-guard@above", "guard"),
        ("nightingales-assassin>1!stags-guard", "guard"),
        ("nightingales-assassin>own!butterflies-guard", "guard"),
        # a kill in another zone
        ("nightingales-assassin>own!toads-plain", "not_there"),
        ("nightingales-assassin>1!toads-plain", "not_there"),
        ("nightingales-assassin>2!carps-noble", "not_there"),
        ("nightingales-assassin>own!spy-1", "not_there"),
        ("nightingales-assassin>above!spy-2", "not_there"),
        ("nightingales-assassin>1!spy-1", "not_there"),
        ("nightingales-assassin>above!stags-plain@above", "not_there"),
        ("nightingales-assassin>above!hares-noble@below", "not_there"),
        ("nightingales-assassin>below!hares-plain@above", "not_there"),
        # a kill of a spy by the name of its family, be it right or wrong
        ("nightingales-assassin>above!toads-spy@above", "spies_have_no_family"),
        ("nightingales-assassin>above!toads-spy", "spies_have_no_family"),
        ("nightingales-assassin>above!carps-spy@above", "spies_have_no_family"),
        ("nightingales-assassin>1!hares-spy", "spies_have_no_family"),
        ("nightingales-assassin>1!stags-spy", "spies_have_no_family"),
        # spies that there are not, sides that there are not
        ("nightingales-assassin>above!spy-3", "not_there"),
        ("nightingales-assassin>above!spy-12", "not_there"),
        ("nightingales-assassin>above!spy-1@above", "side_of_a_spy"),
        ("nightingales-assassin>above!hares-noble", "side_missing"),
        ("nightingales-assassin>1!carps-noble@above", "side_of_a_domain"),
        # who is no assassin kills nobody
        ("toads-noble>above!hares-noble@above", "no_assassin"),
        ("butterflies-spy>1!spy-2", "no_assassin"),
        ("toads-noble>own!nightingales-assassin", "no_assassin"),
        # cards and places that are not there
        ("hares-guard>above", "not_in_hand"),
        ("carps-plain>own", "not_in_hand"),
        ("toads-spy>above", "not_in_hand"),
        ("toads-noble>0", "no_opponent"),
        ("toads-noble>3", "no_opponent"),
        ("toads-noble>4", "no_opponent"),
    ],
)
def test_a_placement_that_cannot_be_is_refused_for_its_reason(table, move, code):
    assert table.refused(f"0 {move}") == f"courtisans.{code}"


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"card": "toads-noble", "zone": "own", "other": 0}, "other_or_not"),
        ({"card": "toads-noble", "zone": "own", "other": 1}, "other_or_not"),
        ({"card": "toads-noble", "zone": "above", "other": 1}, "other_or_not"),
        ({"card": "toads-noble", "zone": "opponent"}, "other_or_not"),
        ({"card": "toads-noble", "zone": "opponent", "other": -1}, "no_opponent"),
        ({"card": "toads-noble", "zone": "opponent", "other": 10**40}, "no_opponent"),
        ({"card": "toads-noble", "zone": "above", "side": "above"}, "side_without_victim"),
        ({"card": "toads-king", "zone": "above"}, "no_such_card"),
        ({"card": "spy", "zone": "above"}, "no_such_card"),
        ({"card": "spy-1", "zone": "above"}, "no_such_card"),
        ({"card": "", "zone": "above"}, "no_such_card"),
        ({"card": "nightingales-assassin", "zone": "above", "victim": ""}, "no_such_card"),
        ({"card": "nightingales-assassin", "zone": "above", "victim": "spy"}, "no_such_card"),
        ({"card": "nightingales-assassin", "zone": "above", "victim": "spy-0"}, "not_there"),
        ({"card": "nightingales-assassin", "zone": "above", "victim": "spy-01"}, "not_there"),
        ({"card": "nightingales-assassin", "zone": "above", "victim": "spy-۱"}, "not_there"),
        ({"card": "nightingales-assassin", "zone": "above", "victim": "x" * 100_000}, "no_such_card"),
    ],
)
def test_a_placement_in_json_that_cannot_be_is_refused_for_its_reason(table, raw, code):
    assert table.refused("0 -", raw={"type": "place", **raw}) == f"courtisans.{code}"


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "place", "card": "toads-noble", "zone": "table"},
        {"type": "place", "card": "toads-noble", "zone": "queen"},
        {"type": "place", "card": "toads-noble"},
        {"type": "place", "card": 7, "zone": "above"},
        {"type": "place", "card": "toads-noble", "zone": "opponent", "other": "1"},
        {"type": "place", "card": "toads-noble", "zone": "opponent", "other": True},
        {"type": "place", "card": "toads-noble", "zone": "own", "victim": ["spy-1"]},
        {"type": "place", "card": "toads-noble", "zone": "own", "side": "middle"},
        {"type": "place", "card": "toads-noble", "zone": "own", "seat": 0},
        {"type": "kill", "victim": "spy-1"},
        {"type": "pass"},
        "toads-noble>queen",
        "toads-noble>own@above",
        "toads-noble>5",
        "toads-noble>۱",
        "toads-noble>own!",
        "toads-noble>own!spy-13",
        "toads-noble>own!spy",
        "toads-noble>own!toads-noble@",
        "toads-noble",
        ">own",
        "toads-noble>",
        "toads-noble >own",
        "TOADS-NOBLE>own",
    ],
)
def test_what_is_no_move_is_unreadable(raw):
    with pytest.raises(Refused) as refusal:
        game.read_move(raw)
    assert refusal.value.code == "move.unreadable"


def test_a_refusal_to_kill_a_spy_by_name_is_the_same_whatever_lies_there(banquet):
    """The answer must not tell whether a guess is right."""
    said = set()
    for spy in ("toads-spy", "carps-spy"):
        table = banquet(above=[spy], hands=[["hares-assassin"], []])
        for guess in ("toads-spy", "carps-spy"):
            for tail in ("", "@above", "@below"):
                with pytest.raises(Refused) as refusal:
                    table.state.play(0, game.parse(f"hares-assassin>above!{guess}{tail}"))
                said.add(str(refusal.value))
    assert said == {"courtisans.spies_have_no_family"}


def test_every_move_that_can_ever_be_legal_comes_back_from_notation_and_json():
    assert len(CODES) == 1896
    for move in CODES:
        assert isinstance(move, Place)
        text = game.notate(move)
        assert text.isascii()
        assert game.parse(text) == move
        assert game.read_move(msgspec.json.decode(msgspec.json.encode(move))) == move


def test_a_record_of_a_game_is_verified_and_an_altered_one_is_not(fresh):
    state = game.start(3, game.read_options({}), SplitMix64(7))
    moves = []
    chance = SplitMix64(1)
    while asked := state.asked():
        (seat,) = asked
        move = state.legal(seat).sample(chance)
        moves.append((seat, game.notate(move)))
        state.play(seat, move)
    record = make_record(game, state, options={}, moves=tuple(moves), seed=7)
    assert verify(game, read(write(record))).outcome() == state.outcome()
    with pytest.raises(Refused):
        read(write(record).replace(b"above", b"below", 1))
    cheated = make_record(game, state, options={}, moves=(*moves[:3], (moves[3][0], moves[0][1])), seed=7)
    with pytest.raises(Refused) as refusal:
        verify(game, cheated)
    assert refusal.value.code == "record.illegal"


@pytest.mark.parametrize("seats", [2, 5])
def test_hostile_moves_change_nothing_at_any_moment(seats):
    known = {}
    case = Case(game, seats, game.meta.options(), 5)
    for position in walk(case):
        if position.state.asked():
            seat = next(iter(position.state.asked()))
            known.setdefault("place", []).append(position.state.legal(seat).sample(position.chance))
        if len(position.moves) % 9 == 0:
            codes = wrong_moments(position, known) | wrong_values(position, known)
            assert "game.not_asked" in codes or not position.state.asked()
