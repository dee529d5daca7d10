"""The seal: what was committed to, and whose nonces decide."""

from __future__ import annotations

from hashlib import blake2b

from mahfel.engine.seal import commitment, seed

SECRET = bytes(range(32))


def test_the_commitment_is_a_personal_hash_of_the_secret():
    assert commitment(SECRET) == blake2b(SECRET, person=b"mahfel-commit-1", digest_size=32).hexdigest()
    assert len(commitment(SECRET)) == 64
    assert commitment(SECRET) != commitment(bytes(32))


def test_the_seed_hashes_every_part_with_its_length():
    parts = [SECRET, b"\x01" * 32, b"", b"\x02"]
    message = b"".join(len(part).to_bytes(4, "little") + part for part in parts)
    assert seed(SECRET, parts[1:]) == blake2b(message, person=b"mahfel-seed-1", digest_size=32).digest()


def test_every_nonce_and_its_seat_count():
    nonces = [b"\x01" * 32, b"\x02" * 32, b""]
    seeds = {
        seed(SECRET, nonces),
        seed(SECRET, nonces[::-1]),
        seed(SECRET, nonces[:2]),
        seed(SECRET, [b"\x01" * 32, b"\x02" * 31, b"\x02"]),
        seed(SECRET, [b"\x01" * 31, b"\x01\x02" + b"\x02" * 31, b""]),
        seed(bytes(32), nonces),
    }
    assert len(seeds) == 6
