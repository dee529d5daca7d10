"""What people do at a table, one verb per file. A table is a log; its state is the replay of that log."""
