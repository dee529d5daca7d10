# make run    a server on this machine, from a fresh clone, with nothing but Python 3.11, git and make
# make test   everything: linters, types, architecture, the browser client, all tests with real Chromium, PostgreSQL, NATS

SHELL := /bin/bash
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
STAMPS := .venv/stamps
# Arguments of `mahfel serve`, of pytest, or of uv, as the target has it: make run ARGS='--port 9000'
ARGS ?=
# Many tests wait for a server, a clock or a page: one worker more than there are cores makes use of that time.
SIDE_BY_SIDE := --numprocesses 3 --dist worksteal
# What one game's harnesses need: make harness GAME=high_society
GAME ?= high_society

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run setup web chromium test checks lint style types architecture web-check web-types web-style web-unit unit browser \
	harness screens format lock dist clean bench bench-setup

# What Python compiles is kept, whatever is usual here: the tests start some hundred servers and commands.
unexport PYTHONDONTWRITEBYTECODE

help: ## what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /make \1\t/' | expand -t 20

run: $(STAMPS)/run web ## install, build and serve with a database under ./var; ARGS go to mahfel serve
	$(BIN)/mahfel serve --data var $(ARGS)

setup: $(STAMPS)/dev web ## everything for development, into .venv and web/node_modules

# --- What is installed ----------------------------------------------------------------------------------------------

$(BIN)/python:
	scripts/venv.sh

$(STAMPS)/run: requirements-build.lock pyproject.toml | $(BIN)/python
	@echo "Installing what the server and its build need …"
	$(PIP) --require-hashes -r requirements-build.lock
	MAHFEL_SKIP_WEB=1 $(PIP) --no-deps --no-build-isolation -e .
	@mkdir -p $(@D) && touch $@

$(STAMPS)/dev: requirements-dev.lock $(STAMPS)/run
	@echo "Installing what development needs …"
	$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

# hatch_build.py finds out by itself whether the client is up to date, and builds it with the virtual environment's Node.
web: $(STAMPS)/run ## build the browser client into src/mahfel/server/static
	@$(BIN)/python hatch_build.py

chromium:
	@scripts/chromium.sh

# --- What is checked ------------------------------------------------------------------------------------------------

test: setup chromium ## everything
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target checks
	$(BIN)/pytest $(SIDE_BY_SIDE) $(ARGS)

# Each by itself keeps one core busy, so two of them run at a time; what each says stays together.
checks: lint web-check

lint: style types architecture ## style, types and the arrows between packages

style: $(STAMPS)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMPS)/dev
	$(BIN)/mypy

architecture: $(STAMPS)/dev
	$(BIN)/lint-imports

web-check: web-style web-types web-unit ## types, style and unit tests of the browser client

web-types: web
	scripts/npm run --silent check

web-style: web
	scripts/npm run --silent lint

web-unit: web
	scripts/npm run --silent test

unit: $(STAMPS)/dev ## all tests but those in Chromium; ARGS go to pytest
	$(BIN)/pytest $(SIDE_BY_SIDE) --ignore tests/browser $(ARGS)

browser: setup chromium ## the tests in Chromium; ARGS go to pytest
	$(BIN)/pytest tests/browser $(ARGS)

harness: $(STAMPS)/dev ## every harness for one game: make harness GAME=high_society
	$(BIN)/pytest --game $(GAME) $(ARGS)

screens: setup chromium ## pictures of every screen, into docs/screens; ARGS name some of them: make screens ARGS=table
	$(BIN)/python scripts/screens.py $(ARGS)

# --- What is kept up ------------------------------------------------------------------------------------------------

format: $(STAMPS)/dev ## put Python files into the one layout
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

lock: $(STAMPS)/run ## renew the requirements locks; ARGS go to uv pip compile, such as ARGS=--upgrade
	scripts/lock.sh $(ARGS)

dist: $(STAMPS)/run web ## a wheel that carries the built client, into dist/
	$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

clean: ## remove what was installed and built, but not ./var
	rm -rf .venv web/node_modules src/mahfel/server/static dist

# --- How fast, how small (docs/benchmarks.md) -----------------------------------------------------------------------

bench-setup: $(STAMPS)/dev web ## the peers of the benchmarks, into benchmarks/.venv and benchmarks/node
	benchmarks/setup

bench: bench-setup ## both suites beside their peers, about seven minutes; renews docs/benchmarks.md
	$(BIN)/python benchmarks/engine.py; engine=$$?; $(BIN)/python benchmarks/live.py && exit $$engine
