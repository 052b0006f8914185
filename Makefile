# `make` lists the targets. Needs Python 3.11+; `make compiled` also needs a C compiler. The page is built with Node.js; where the
# machine has none that is new enough, one comes with a package into .venv.

SHELL := /bin/sh
# The first interpreter that is new enough; override with `make PYTHON=...`.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
GAMES ?= 1000
ROOMS ?= 600
SECONDS ?= 20
PYTEST_ARGS ?=

VENV := .venv
COMPILED := .venv-compiled
PIP := -m pip --disable-pip-version-check --quiet
LOCKED := install --require-hashes -r requirements.lock
# Without dependencies and isolation: everything needed is in the lock file.
PROJECT := install --no-deps --no-build-isolation
WHEEL := $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist
PYTEST := -m pytest -n 2 --dist worksteal -m "not slow"
PAGE := src/sanguosha/server/page/index.html
WEB := $(shell find web -type f ! -path 'web/node_modules/*' 2>/dev/null)
NPM := cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --no-fund --no-audit --no-update-notifier --loglevel=error
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path '*/server/page/*' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup page play test test-page test-compiled bench load docs lint format compiled beliefs rulings examples fuzz pairs exhaust blunders attack clean wheel image

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' Makefile

setup: $(VENV)/.stamp ## create .venv from the lock file

page: $(PAGE) ## build the page

play: setup page ## open the table in the browser
	$(VENV)/bin/sanguosha serve

test: setup page ## run the tests, except those marked slow; those of the page one by one, for each has a browser and a server
	$(VENV)/bin/python $(PYTEST) --ignore tests/page $(PYTEST_ARGS)
	$(VENV)/bin/python -m pytest tests/page

test-page: web/node_modules/.stamp ## check the types of the page and run its tests
	$(NPM) run check
	$(NPM) test

test-compiled: $(COMPILED)/.stamp ## run the same tests, but those of the page, against the compiled installation
	$(COMPILED)/bin/python $(PYTEST) --ignore tests/page $(PYTEST_ARGS)

bench: setup $(COMPILED)/.stamp ## measure both builds against the baseline
	$(VENV)/bin/python -m benchmarks
	$(COMPILED)/bin/python -m benchmarks

load: setup $(COMPILED)/.stamp ## look how many rooms a server on one core carries (ROOMS=600 at most, SECONDS=20 a trial)
	$(COMPILED)/bin/python -m benchmarks.load --search --rooms $(ROOMS) --seconds $(SECONDS)

docs: setup ## build the site of docs into build/docs
	NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build --quiet

lint: setup ## check style, types and import layers
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy --strict src/sanguosha
	$(VENV)/bin/lint-imports

format: setup ## apply the formatter and the safe fixes
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

wheel: dist/.stamp ## build wheels that hold the page into dist: compiled for this machine, and pure for any other

image: dist/.stamp ## go through the steps of the server's image on this machine, and try what comes out
	$(VENV)/bin/python tools/image.py deploy/Dockerfile

compiled: $(COMPILED)/.stamp ## install a mypyc build into .venv-compiled
	$(COMPILED)/bin/python tools/compiled_status.py

beliefs: setup ## look how far what bots believe about roles is so
	$(VENV)/bin/python -m tools.beliefs

rulings: setup ## check the rulings
	$(VENV)/bin/python tools/rulings.py

examples: setup ## install each example package into .venv, test it, uninstall it
	@set -e; for dir in $$(find examples -mindepth 2 -maxdepth 2 -name pyproject.toml 2>/dev/null | sed 's,/[^/]*$$,,' | sort); do \
		name=$$($(VENV)/bin/python -c 'import sys, tomllib; print(tomllib.load(open(sys.argv[1], "rb"))["project"]["name"])' $$dir/pyproject.toml); \
		echo "== $$name ($$dir)"; \
		rm -rf $$dir/build; \
		$(VENV)/bin/python $(PIP) $(PROJECT) --force-reinstall ./$$dir; \
		status=0; (cd $$dir && $(abspath $(VENV))/bin/python -m pytest) || status=$$?; \
		$(VENV)/bin/python $(PIP) uninstall --yes $$name; \
		test $$status -eq 0; \
	done

fuzz: setup ## play random games and check invariants (GAMES=1000)
	$(VENV)/bin/python -m tests.fuzz --games $(GAMES)

pairs: setup ## play random games of two generals each, restored at each step, cloned and sampled (GAMES=1000)
	$(VENV)/bin/python -m tests.fuzz.pairs --games $(GAMES)

exhaust: setup ## play until every card and skill has been exercised
	$(VENV)/bin/python -m tests.exhaust

blunders: setup ## count what basic agents do that a person would laugh at; fails where a count has risen
	$(VENV)/bin/python -m tests.blunders

attack: setup ## attack games, and a server of this machine, and tell what was reached
	$(VENV)/bin/python -m tools.attack

clean: ## remove everything that is generated
	rm -rf $(VENV) $(COMPILED) web/node_modules $(dir $(PAGE)) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Each virtual environment is rebuilt only when what it was made from has changed.

$(VENV)/.locked $(COMPILED)/.locked: %/.locked: requirements.lock
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is required" >&2; exit 1; }
	$(PYTHON) -m venv --clear $*
	$*/bin/python $(PIP) $(LOCKED)
	@touch $@

$(VENV)/.stamp: $(VENV)/.locked pyproject.toml setup.py
	$(VENV)/bin/python $(PIP) $(PROJECT) --editable .
	@touch $@

$(COMPILED)/.stamp: $(COMPILED)/.locked pyproject.toml setup.py $(SOURCES)
	@if [ -e dist/.stamp ] && [ -z "$$(find $(SOURCES) pyproject.toml setup.py -newer dist/.stamp)" ]; then \
		$(COMPILED)/bin/python $(PIP) install --no-deps --force-reinstall --no-index --find-links dist sanguosha; \
	else \
		rm -rf build/lib* build/bdist*; \
		SANGUOSHA_COMPILE=1 $(COMPILED)/bin/python $(PIP) $(PROJECT) --force-reinstall .; \
	fi
	@touch $@

dist/.stamp: $(VENV)/.stamp $(PAGE) pyproject.toml setup.py $(SOURCES)
	rm -rf dist build/lib* build/bdist*
	$(VENV)/bin/python $(WHEEL) .
	rm -rf build/lib* build/bdist*
	SANGUOSHA_COMPILE=1 $(VENV)/bin/python $(WHEEL) .
	@touch $@

$(VENV)/.node: $(VENV)/.locked web/node.lock
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a === 20 && b >= 19 || a === 22 && b >= 12 || a > 22 ? 0 : 1)' \
		2>/dev/null && npm --version >/dev/null 2>&1 || $(VENV)/bin/python $(PIP) install --require-hashes -r web/node.lock
	@touch $@

web/node_modules/.stamp: $(VENV)/.node web/package.json web/package-lock.json
	$(NPM) ci
	@touch $@

$(PAGE): web/node_modules/.stamp $(WEB)
	$(NPM) run build -- --logLevel warn
