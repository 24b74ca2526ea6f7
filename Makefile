# make play    sets up all it needs and opens the games in the browser; make play LAN=1 lets others in the network join
# make test    sets up all it needs and runs the checks
# make test-install   builds a wheel, installs it into empty environments, and compiles with the lowest Cython; minutes
# make build   compiles the rules that have changed
# make dist    builds what can be installed without this repository, into dist/
# make test-dist   installs that on every Python here, and builds with Node and C compilers hidden; some minutes
# TOKONOMA_NO_FETCH=1 keeps it from fetching Node or a C compiler where the system has none

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
# Node and npm lie there where the system has none: see tools/fetch.py
export PATH := $(CURDIR)/$(VENV)/node:$(PATH)

.PHONY: play test build web dist test-install test-dist check lint types page-checks terminal clean

play: build web
	$(RUN) -m tokonoma serve $(if $(LAN),--lan)

terminal: build
	$(RUN) -m tokonoma play gorinto

test: build web lint check

build: $(VENV)/ready
	@$(RUN) tools/fetch.py compiler
	$(RUN) -m tokonoma.kernel.build

$(VENV)/ready: pyproject.toml setup.py tools/check-python
	$(PYTHON) tools/check-python
	@echo "installing Python packages into $(VENV) (once, a minute or two)"
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

web: $(VENV)/ready
	$(RUN) tools/build-web

dist: web
	$(RUN) tools/release.py build
	$(RUN) tools/release.py check

test-install: build web
	$(RUN) -m pytest tests/installing/wheels.py tests/installing/lowest_cython.py

test-dist: dist
	$(RUN) -m tests.installing.heavy

lint: $(VENV)/ready web
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	@$(MAKE) --no-print-directory -j2 types page-checks

types: $(VENV)/ready
	$(RUN) -m mypy

page-checks: web
	cd web && npm run --silent check

# Four at a time, for there is waiting in most tests. The browser's apart: its driver keeps an event loop running.
check: $(VENV)/ready
	tools/ensure-browser
	tools/ensure-postgres
	tools/ensure-redis
	$(RUN) -m pytest -n 4 --dist loadfile --no-loadscope-reorder --ignore tests/web
	$(RUN) -m pytest -n 4 --dist worksteal tests/web

clean:
	rm -rf $(VENV) build dist web/node_modules src/tokonoma/server/page
	find src -name __native__ -prune -exec rm -rf {} +
