"""Records: what they say is found true, or they are refused."""

from __future__ import annotations

import msgspec
import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.engine.record import FORMAT, begin, make_record, read, replay, verify, write
from mahfel.engine.seal import Seal, commitment, seed
from mahfel.engine.sealed import Sealed
from mahfel.games.high_society import game
from mahfel.testing import Case, walk

SECRET = bytes(range(32))
NONCES = (b"\x01" * 32, b"", b"\x02" * 32)


@pytest.fixture(scope="module")
def record():
    """A game dealt by SplitMix64, played to the end."""
    *_, last = walk(Case(game, 3, game.read_options({}), 12), habit=1)
    return make_record(game, last.state, options={}, moves=tuple(last.moves), names=("سارا", "Nima", "Оля"), seed=12)


@pytest.fixture(scope="module")
def sealed():
    """A table's game, dealt by its seal."""
    state = game.start(3, game.read_options({}), Sealed(seed(SECRET, NONCES)))
    chance, moves = SplitMix64(1), []
    while state.asked():
        seat = state.turn
        move = state.legal(seat).sample(chance)
        moves.append((seat, game.notate(move)))
        state.play(seat, move)
    seal = Seal(commit=commitment(SECRET), secret=SECRET.hex(), nonces=tuple(nonce.hex() for nonce in NONCES))
    return make_record(game, state, options={}, moves=tuple(moves), seal=seal)


def rechecked(record, **changes):
    """A forged record whose own check is right again."""
    from mahfel.engine.record import _check

    forged = msgspec.structs.replace(record, **changes)
    return msgspec.structs.replace(forged, check=_check(forged))


def refused(record):
    with pytest.raises(Refused) as caught:
        verify(game, read(write(record)))
    return caught.value.code


def test_a_record_comes_back_from_its_bytes_and_verifies(record, sealed):
    for one in (record, sealed):
        raw = write(one)
        assert read(raw) == one
        assert verify(game, read(raw)).outcome() == one.outcome
        assert len(raw) < 3000


def test_every_flipped_bit_of_every_byte_is_refused(record):
    raw = write(record)
    for place in range(len(raw)):
        for bit in (0, 3, 7):
            forged = bytearray(raw)
            forged[place] ^= 1 << bit
            with pytest.raises(Refused, match=r"^record\.(altered|unreadable|format)"):
                read(bytes(forged))


@pytest.mark.parametrize(
    "change",
    [lambda raw: raw + b" ", lambda raw: b"\n" + raw, lambda raw: raw[:-1], lambda raw: raw[1:], lambda raw: raw * 2],
)
def test_a_byte_more_or_less_is_refused(record, change):
    with pytest.raises(Refused, match=r"record\.(altered|unreadable)"):
        read(change(write(record)))


def test_a_record_in_another_layout_is_not_the_one_that_was_written(record):
    with pytest.raises(Refused, match=r"record\.altered"):
        read(msgspec.json.format(write(record), indent=2))


@pytest.mark.parametrize("raw", [b"", b"{}", b"[]", b"null", b"{\xff}", b'{"format":1}', b"\x00" * 100, b"[" * 5000])
def test_what_is_no_record_is_refused(raw):
    with pytest.raises(Refused, match=r"record\.unreadable"):
        read(raw)


def test_a_record_of_a_later_format_is_refused_as_such(record):
    raw = write(msgspec.structs.replace(record, format=FORMAT + 1))
    with pytest.raises(Refused, match=r"record\.format") as caught:
        read(raw)
    assert caught.value.arguments == {"format": FORMAT + 1}


def test_a_record_of_other_rules_is_refused_in_words(record):
    forged = rechecked(record, rules_version=game.meta.rules_version + 1)
    with pytest.raises(Refused, match=r"record\.rules_version") as caught:
        verify(game, forged)
    assert caught.value.arguments == {"recorded": game.meta.rules_version + 1, "installed": game.meta.rules_version}


def test_an_illegal_move_is_named(record):
    moves = list(record.moves)
    moves[4] = (moves[4][0], "bid:25+25")
    with pytest.raises(Refused, match=r"record\.illegal") as caught:
        verify(game, rechecked(record, moves=tuple(moves)))
    assert caught.value.arguments["move"] == 4
    assert caught.value.arguments["text"] == "bid:25+25"
    moves[4] = (moves[4][0], "sing")
    with pytest.raises(Refused, match=r"record\.illegal"):
        list(replay(game, rechecked(record, moves=tuple(moves))))


def test_an_outcome_that_the_moves_do_not_give_is_refused(record):
    other = msgspec.structs.replace(record.outcome, winners=(0, 1))
    assert refused(rechecked(record, outcome=other)) == "record.outcome"
    assert refused(rechecked(record, outcome=None)) == "record.outcome"


def test_a_position_that_the_moves_do_not_give_is_refused(record):
    assert refused(rechecked(record, fingerprint="0" * 32)) == "record.fingerprint"


def test_moves_after_the_end_are_refused(record):
    assert refused(rechecked(record, moves=(*record.moves, (0, "pass")))) == "record.illegal"


def test_a_broken_off_game_verifies_too(record):
    kept = record.moves[:5]
    state = begin(game, record)
    for seat, text in kept:
        state.play(seat, game.parse(text))
    broken_off = make_record(game, state, options={}, moves=kept, seed=12)
    assert broken_off.outcome is None
    assert verify(game, read(write(broken_off))).asked()


def test_another_secret_than_the_one_committed_to_is_refused(sealed):
    other = msgspec.structs.replace(sealed.seal, secret=bytes(32).hex())
    assert refused(rechecked(sealed, seal=other)) == "record.seal"


@pytest.mark.parametrize(
    "nonces", [("00" * 32,), ("zz", "", ""), ("", "", "", "")], ids=["too few", "not hexadecimal", "too many"]
)
def test_nonces_that_do_not_fit_are_refused(sealed, nonces):
    other = msgspec.structs.replace(sealed.seal, nonces=nonces)
    assert refused(rechecked(sealed, seal=other)) == "record.seal"


def test_another_nonce_deals_another_game(sealed):
    other = msgspec.structs.replace(sealed.seal, nonces=("33" * 32, *sealed.seal.nonces[1:]))
    assert refused(rechecked(sealed, seal=other)) in {"record.illegal", "record.outcome", "record.fingerprint"}


def test_a_deal_by_seal_and_seed_or_by_neither_is_refused(record, sealed):
    assert refused(rechecked(sealed, seed="1")) == "record.seal"
    assert refused(rechecked(record, seed=None)) == "record.seal"
    assert refused(rechecked(record, seed="twelve")) == "record.seal"


def test_options_and_seats_of_a_record_are_looked_at(record):
    assert refused(rechecked(record, options={"tie_break": "duel"})) == "options.unreadable"
    assert refused(rechecked(record, seats=2)) == "table.seats"
