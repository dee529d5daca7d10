"""The games, one folder each; deleting a folder deletes the game."""
