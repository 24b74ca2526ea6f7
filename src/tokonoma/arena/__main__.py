"""`python -m tokonoma.arena`."""

from tokonoma.arena.command import main

if __name__ == "__main__":
    main()
