"""The Thousand-faces: holds the powers of whoever left by vote for a night and a day; wins among the last three."""

from mahfel.games.mafia.role import Role

ROLE = Role(
    key="thousand_faces",
    side="independent",
    borrows=True,
    wins_among_last=3,
)
