"""An entry: one thing that can be in a table's log. Which there are is said by ``entries``."""

from __future__ import annotations

import re

import msgspec


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Entry(msgspec.Struct, frozen=True, tag=_tag, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """Base of all entries. Of tokens only hashes are here (``secrets.digest``)."""
