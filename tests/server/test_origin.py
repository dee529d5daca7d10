"""Whose pages may act here."""

import pytest

from mahfel.server.origin import Origins


@pytest.mark.parametrize(
    ("origin", "host", "trusted"),
    [
        (None, "play.example", True),
        ("https://play.example", "play.example", True),
        ("https://play.example:443", "play.example", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("https://evil.example", "play.example", False),
        ("https://play.example.evil.example", "play.example", False),
        ("https://friend.example", "play.example", True),
        ("null", "play.example", False),
        ("", "", False),
        ("file://", "", False),
        ("https://[broken", "play.example", False),
    ],
)
def test_only_our_own_pages_and_allowed_ones_are_trusted(origin, host, trusted):
    assert Origins(("https://friend.example",)).trusts(origin, host) is trusted
