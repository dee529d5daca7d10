"""The command line: ``mahfel``, one file a command."""
