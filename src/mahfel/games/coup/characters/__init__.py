"""The characters, one small file each: read it beside the card."""

from mahfel.games.coup.character import Character
from mahfel.games.coup.characters.ambassador import AMBASSADOR
from mahfel.games.coup.characters.anarchist import ANARCHIST
from mahfel.games.coup.characters.assassin import ASSASSIN
from mahfel.games.coup.characters.banker import BANKER
from mahfel.games.coup.characters.capitalist import CAPITALIST
from mahfel.games.coup.characters.captain import CAPTAIN
from mahfel.games.coup.characters.communist import COMMUNIST
from mahfel.games.coup.characters.contessa import CONTESSA
from mahfel.games.coup.characters.crime_boss import CRIME_BOSS
from mahfel.games.coup.characters.customs_officer import CUSTOMS_OFFICER
from mahfel.games.coup.characters.director import DIRECTOR
from mahfel.games.coup.characters.duke import DUKE
from mahfel.games.coup.characters.farmer import FARMER
from mahfel.games.coup.characters.foreign_consular import FOREIGN_CONSULAR
from mahfel.games.coup.characters.general import GENERAL
from mahfel.games.coup.characters.guerrilla import GUERRILLA
from mahfel.games.coup.characters.inquisitor import INQUISITOR
from mahfel.games.coup.characters.intellectual import INTELLECTUAL
from mahfel.games.coup.characters.judge import JUDGE
from mahfel.games.coup.characters.lawyer import LAWYER
from mahfel.games.coup.characters.mercenary import MERCENARY
from mahfel.games.coup.characters.missionary import MISSIONARY
from mahfel.games.coup.characters.newscaster import NEWSCASTER
from mahfel.games.coup.characters.peacekeeper import PEACEKEEPER
from mahfel.games.coup.characters.politician import POLITICIAN
from mahfel.games.coup.characters.priest import PRIEST
from mahfel.games.coup.characters.producer import PRODUCER
from mahfel.games.coup.characters.protestor import PROTESTOR
from mahfel.games.coup.characters.reporter import REPORTER
from mahfel.games.coup.characters.speculator import SPECULATOR
from mahfel.games.coup.characters.spy import SPY
from mahfel.games.coup.characters.writer import WRITER

CHARACTERS: dict[str, Character] = {
    character.key: character
    for character in (
        DUKE,
        ASSASSIN,
        CAPTAIN,
        AMBASSADOR,
        CONTESSA,
        INQUISITOR,
        ANARCHIST,
        BANKER,
        CAPITALIST,
        FARMER,
        SPECULATOR,
        SPY,
        DIRECTOR,
        NEWSCASTER,
        PRODUCER,
        REPORTER,
        WRITER,
        CRIME_BOSS,
        GENERAL,
        GUERRILLA,
        JUDGE,
        MERCENARY,
        COMMUNIST,
        CUSTOMS_OFFICER,
        FOREIGN_CONSULAR,
        INTELLECTUAL,
        LAWYER,
        MISSIONARY,
        PEACEKEEPER,
        POLITICIAN,
        PRIEST,
        PROTESTOR,
    )
}
"""Every character by key, in the order of the rulebook."""

G54 = {
    category: tuple(key for key, character in CHARACTERS.items() if character.category == category)
    for category in ("finance", "communications", "force", "special")
}
"""The characters of Rebellion G54 by category."""
