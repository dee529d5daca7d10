"""What the options of a game may be."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from mahfel.engine import Options


def option_choices(options: type[Options]) -> dict[str, tuple[Any, ...]]:
    """The values of each option that are worth trying: both of a switch, all of a choice, a number's ends and default.

    Raises TypeError for an option that is neither a switch, a choice of strings nor a bounded number.
    """
    found: dict[str, tuple[Any, ...]] = {}
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        kind = field.type
        if isinstance(kind, inspect.BoolType):
            found[field.name] = (False, True)
        elif isinstance(kind, inspect.LiteralType) and all(isinstance(value, str) for value in kind.values):
            found[field.name] = tuple(kind.values)
        elif isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
            found[field.name] = tuple(sorted({kind.ge, kind.le, getattr(options(), field.name)}))
        else:
            raise TypeError(f"option {field.name} of {options.__name__} is no switch, choice or bounded number")
        if field.default is msgspec.NODEFAULT:
            raise TypeError(f"option {field.name} of {options.__name__} has no default")
    return found
