"""Writes every golden anew."""

from tests.goldens import goldens

for path, text in goldens().items():
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(path.name, len(text))
