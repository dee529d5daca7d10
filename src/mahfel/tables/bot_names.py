"""What bots are called, in the language of their table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from typing import Final

from mahfel.tables.entries import Language
from mahfel.tables.names import alike

NAMES: Final[Mapping[Language, tuple[str, ...]]] = {
    "fa": ("گلنار", "بهزاد", "مهتاب", "سهراب", "نیلوفر", "کاوه", "پروین", "آرش", "شیرین", "فرهاد", "لاله", "رستم"),
    "en": ("Hazel", "Jasper", "Olive", "Rowan", "Ivy", "Basil", "Coral", "Reed", "Fern", "Flint", "Maple", "Heath"),
    "ru": ("Злата", "Мирон", "Ульяна", "Лука", "Рада", "Клим", "Весна", "Пётр", "Ярина", "Тихон", "Лада", "Гордей"),
}


def bot_name(lang: Language, taken: Iterable[str]) -> str:
    """The first name that nobody at the table has, with a number when all are taken."""
    known = tuple(taken)
    for turn in count(1):
        for name in NAMES[lang]:
            full = name if turn == 1 else f"{name} {turn}"
            if not any(alike(full, other) for other in known):
                return full
    raise AssertionError("there is always a further number")
