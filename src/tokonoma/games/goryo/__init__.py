"""Goryō: a vengeful spirit walks the palace unseen, four samurai follow her paw prints."""
