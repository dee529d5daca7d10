"""Effects: the primitives of which every ability is made. The engine knows these, and no role."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Side: TypeAlias = Literal["mafia", "city", "independent"]
Tag: TypeAlias = Literal[
    "team_shot",
    "sheriff",
    "sniper",
    "serial",
    "gun",
    "poison",
    "guess",
    "misfire",
    "blast",
    "mine",
    "link",
    "card",
    "system",
]
"""What an attack comes from; protections and immunities name the tags that they cover."""

NORMAL = 1
PIERCING = 2
ABSOLUTE = 3


class Effect(msgspec.Struct, frozen=True, tag_field="effect"):
    """Base of all effects: a value that says what an ability does to its targets."""


class Attack(Effect, frozen=True, tag="attack"):
    """Remove the target. ``level``: 1 normal, 2 passes vests, 3 absolute. What becomes of the shooter, or of the shot,
    when it hits the city (``misfire``: the shooter leaves in place of the target), an independent or the Boss."""

    by: Tag
    level: int = NORMAL
    on_city: Literal["hit", "misfire"] = "hit"
    on_independent: Literal["hit", "none"] = "hit"
    on_boss: Literal["hit", "none"] = "hit"


class Guess(Effect, frozen=True, tag="guess"):
    """Name a player and a role: the player leaves if it is exactly that role; nothing stops it."""


class Protect(Effect, frozen=True, tag="protect"):
    """Stop every attack of level 1 or 2 on the target tonight that comes from one of these tags."""

    covers: tuple[Tag, ...]


class Shield(Effect, frozen=True, tag="shield"):
    """Until the next dusk no attack of level 1 or 2, no gun and no day power removes the target; votes do."""


class Block(Effect, frozen=True, tag="block"):
    """The target's powers do nothing: tonight, or for a night and a day."""

    lasts: Literal["night", "day"] = "night"


class Guard(Effect, frozen=True, tag="guard"):
    """The target's powers cannot be blocked tonight; a blocker who is guarded blocks nobody."""


class Reflect(Effect, frozen=True, tag="reflect"):
    """For a night and a day all that the target does turns on the target itself."""


class Swap(Effect, frozen=True, tag="swap"):
    """What the first target does happens as if the second did it, and the other way round."""


class Assume(Effect, frozen=True, tag="assume"):
    """Take over a role that is named; its owner is left without powers."""


class FlipAnswer(Effect, frozen=True, tag="flip_answer"):
    """Tonight's answer about the target is the opposite."""


class FoolAsker(Effect, frozen=True, tag="fool_asker"):
    """If the target is who asks tonight, the answer is ``city``."""

    role: str


class Inquire(Effect, frozen=True, tag="inquire"):
    """Learn the side of the target as it shows itself, or whether it is of the mafia (``side``); or its role."""

    what: Literal["side", "role"] = "side"


class Foresee(Effect, frozen=True, tag="foresee"):
    """Learn how many of the targets are mafia, the Boss not counted; then choose a side: the mafia, if two are."""


class Convert(Effect, frozen=True, tag="convert"):
    """The target joins the mafia without powers, if it is a simple citizen (or one who lost all powers)."""

    announced: bool = False


class Strip(Effect, frozen=True, tag="strip"):
    """The target loses its powers for good, unless it holds one of these roles or is independent."""

    spares: tuple[str, ...] = ()


class Silence(Effect, frozen=True, tag="silence"):
    """The target neither speaks nor defends itself on the coming day; it votes."""


class NullifyBallot(Effect, frozen=True, tag="nullify_ballot"):
    """The target's secret ballot of the coming day weighs nothing."""


class SpareFromVote(Effect, frozen=True, tag="spare_from_vote"):
    """The target cannot be accused: on the coming day, or as long as the actor lives."""

    lasts: Literal["day", "while_actor_lives"] = "day"


class GiveGun(Effect, frozen=True, tag="give_gun"):
    """Hand a gun with one bullet to the target: a real one, a blank, or one that hits whoever fires it."""

    kind: Literal["live", "blank", "tampered"] = "live"
    announced: bool = True
    keeps: bool = True
    tells_side: bool = False


class DigGraves(Effect, frozen=True, tag="dig_graves"):
    """At dawn the roles of all who have left are read out in random order."""


class AskStatus(Effect, frozen=True, tag="ask_status"):
    """At dawn it is told how many of each side have left."""


class MarkForReveal(Effect, frozen=True, tag="mark_for_reveal"):
    """When the target leaves, its role is told; only its side, once the actor has left."""


class RevealMafia(Effect, frozen=True, tag="reveal_mafia"):
    """If the target is of the mafia, its role is announced at dawn, and the actor leaves the following night."""


class Link(Effect, frozen=True, tag="link"):
    """If the actor leaves, the target leaves, too, unless it is the Boss."""


class Lead(Effect, frozen=True, tag="lead"):
    """If the target is of the mafia, it learns who led it; else the actor learns that it is not."""


class Escort(Effect, frozen=True, tag="escort"):
    """On the coming day nobody takes the target along."""


class Bequeath(Effect, frozen=True, tag="bequeath"):
    """When the target leaves, the actor has its powers, as often as these were left."""


class LayMine(Effect, frozen=True, tag="lay_mine"):
    """If the target is shot by the team, one of the mafia leaves, too."""


class Vest(Effect, frozen=True, tag="vest"):
    """The target wears a vest tonight."""


class Revive(Effect, frozen=True, tag="revive"):
    """Bring back one who left and whose role was never revealed."""


class Poison(Effect, frozen=True, tag="poison"):
    """The target leaves at the beginning of the next night, unless it is cured."""

    cured_by: tuple[Tag, ...] = ()


class TakeAlong(Effect, frozen=True, tag="take_along"):
    """By day: the actor and the target leave at once; a target under protection stays."""

    ends_day: bool = False


class AnnulVote(Effect, frozen=True, tag="annul_vote"):
    """In the midday sleep: the vote is void."""


class OrderExit(Effect, frozen=True, tag="order_exit"):
    """In the midday sleep: one of the accused leaves, whatever the count."""


class VoidBallot(Effect, frozen=True, tag="void_ballot"):
    """In the midday sleep: another one's ballot and power word are void."""


class Counter(Effect, frozen=True, tag="counter"):
    """Whoever the team shoots may shoot back, before it is known who was saved; as an attack of level 1."""

    on_city: Literal["hit", "misfire"] = "misfire"
    on_independent: Literal["hit", "none"] = "none"
    on_boss: Literal["hit", "none"] = "none"


class CallInspection(Effect, frozen=True, tag="call_inspection"):
    """If both targets are alive in the morning, the coming day is theirs alone: speeches, and a vote if wanted."""


class Choose(Effect, frozen=True, tag="choose"):
    """A choice that a rule of the scenario reads; nothing happens by itself."""


AnyEffect: TypeAlias = (
    Attack
    | Guess
    | Protect
    | Shield
    | Block
    | Guard
    | Reflect
    | Swap
    | Assume
    | FlipAnswer
    | FoolAsker
    | Inquire
    | Foresee
    | Convert
    | Strip
    | Silence
    | NullifyBallot
    | SpareFromVote
    | GiveGun
    | DigGraves
    | AskStatus
    | MarkForReveal
    | RevealMafia
    | Link
    | Lead
    | Escort
    | Bequeath
    | LayMine
    | Vest
    | Revive
    | Poison
    | TakeAlong
    | AnnulVote
    | OrderExit
    | VoidBallot
    | Counter
    | CallInspection
    | Choose
)
