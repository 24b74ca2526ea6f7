"""The exit statuses of the command."""

DONE, WRONG, BAD_INPUT, GIVEN, BROKEN_OFF = 0, 1, 2, 3, 130
