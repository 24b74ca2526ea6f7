"""Tables on a server: who may do what, who sees what, and is it safe on disk. No rule of a game is known here."""
