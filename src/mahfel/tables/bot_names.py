"""What bots are called, in the language of their table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from typing import Final

from mahfel.tables.entries import Language
from mahfel.tables.names import alike

# As many as the largest table has seats.
NAMES: Final[Mapping[Language, tuple[str, ...]]] = {
    "fa": (
        *("گلنار", "بهزاد", "مهتاب", "سهراب", "نیلوفر", "کاوه", "پروین", "آرش", "شیرین"),
        *("فرهاد", "لاله", "رستم", "نسترن", "سیاوش", "یاسمن", "بیژن", "نرگس", "خسرو"),
        *("سوسن", "بهرام", "بنفشه", "ایرج", "ترانه", "جمشید", "پونه", "تورج"),
    ),
    "en": (
        *("Hazel", "Jasper", "Olive", "Rowan", "Ivy", "Basil", "Coral", "Reed", "Fern"),
        *("Flint", "Maple", "Heath", "Laurel", "Birch", "Daisy", "Sage", "Willow", "Cliff"),
        *("Poppy", "Ash", "Juniper", "Clay", "Violet", "Alder", "Iris", "Linden"),
    ),
    "ru": (
        *("Злата", "Мирон", "Ульяна", "Лука", "Рада", "Клим", "Весна", "Пётр", "Ярина"),
        *("Тихон", "Лада", "Гордей", "Любава", "Савва", "Забава", "Фома", "Милана", "Еремей"),
        *("Снежана", "Прохор", "Дарина", "Назар", "Агата", "Матвей", "Майя", "Демьян"),
    ),
}

_DIGITS: Final = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def numeral(lang: Language, number: int) -> str:
    """A number in the digits of a language."""
    return str(number).translate(_DIGITS) if lang == "fa" else str(number)


def bot_name(lang: Language, taken: Iterable[str]) -> str:
    """The first name that nobody at the table has, with a number when all are taken."""
    known = tuple(taken)
    for turn in count(1):
        for name in NAMES[lang]:
            full = name if turn == 1 else f"{name} {numeral(lang, turn)}"
            if not any(alike(full, other) for other in known):
                return full
    raise AssertionError("there is always a further number")
