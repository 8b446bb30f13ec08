# saloon: `make run` plays, `make test` checks everything. Each does its own set-up.

SHELL := bash
.DEFAULT_GOAL := help

.PHONY: help run test soak bench audit fuzz

help: ## What can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

run: ## Build and sit down at a table for five in the terminal
	@cargo build --release --quiet -p saloon-cli
	@./target/release/saloon play

test: ## Format, lints, documentation and all tests
	@scripts/test

soak: ## The long ones: a million games over all configurations, fuzzing for minutes
	@scripts/soak

bench: ## Benchmarks: time and instruction counts
	@scripts/bench

fuzz: ## Fuzz actions, replays and scenes for a minute each
	@scripts/fuzz 60

audit: ## Licences, bans and sources of everything we build on
	@scripts/audit
