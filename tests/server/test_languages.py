"""The language of an answer."""

import pytest

from mahfel.server.languages import negotiate
from mahfel.server.texts.numbers import digits


@pytest.mark.parametrize(
    ("asked", "accept", "spoken"),
    [
        ("ru", "en", "ru"),
        ("de", "en", "en"),
        (None, "en-GB,en;q=0.9", "en"),
        (None, "de, ru;q=0.3, en;q=0.2", "ru"),
        (None, "en;q=0.2, ru;q=0.8", "ru"),
        (None, "en;q=0", "fa"),
        (None, "en;q=broken, ru;q=0.1", "ru"),
        (None, "*", "fa"),
        (None, None, "fa"),
        ("", "", "fa"),
    ],
)
def test_the_address_decides_then_the_browser_then_persian(asked, accept, spoken):
    assert negotiate(asked, accept) == spoken


@pytest.mark.parametrize(
    ("value", "lang", "written"),
    [
        (106, "fa", "۱۰۶"),
        (-5, "fa", "−۵"),
        (7.5, "fa", "۷٫۵"),
        (7.5, "ru", "7,5"),
        (7.0, "en", "7"),
        (-5, "en", "−5"),
    ],
)
def test_numbers_are_written_as_the_language_does(value, lang, written):
    assert digits(value, lang) == written
