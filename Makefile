# make play    sets up all it needs and opens the games in the browser; make play LAN=1 lets others in the network join
# make test    sets up all it needs and runs every check
# make build   compiles the rules that have changed

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python

.PHONY: play test build web check lint terminal clean

play: build web
	$(RUN) -m tokonoma serve $(if $(LAN),--lan)

terminal: build
	$(RUN) -m tokonoma play gorinto

test: build web lint check

build: $(VENV)/ready
	$(RUN) -m tokonoma.kernel.build

$(VENV)/ready: pyproject.toml setup.py tools/check-python
	$(PYTHON) tools/check-python
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --editable '.[dev]'
	touch $@

web: $(VENV)/ready
	tools/build-web

lint: $(VENV)/ready web
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	cd web && npm run --silent check

check: $(VENV)/ready
	tools/ensure-browser
	tools/ensure-postgres
	$(RUN) -m pytest -n 2 --dist loadfile --ignore tests/web
	$(RUN) -m pytest -n 2 --dist loadfile tests/web  # apart: a browser's driver keeps an event loop running

clean:
	rm -rf $(VENV) build web/node_modules src/tokonoma/server/page
	find src -name __native__ -prune -exec rm -rf {} +
