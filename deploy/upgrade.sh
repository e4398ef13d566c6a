#!/bin/sh
# Upgrades what docker-compose.yml runs without losing a request: new processes start beside the old ones, which stop once
# the new ones are ready. Also for changed settings. Files other than docker-compose.yml are named in COMPOSE_FILE.
set -eu
cd "$(dirname "$0")/.."

# As many processes of a service as there are, with today's image and settings.
replace() {
  old=$(docker compose ps --quiet "$1")
  count=$(echo "$old" | wc -w)
  docker compose up --detach --no-build --no-deps --no-recreate --wait --scale "$1=$((count * 2))" "$1"
  # shellcheck disable=SC2086 # one argument for each container
  docker stop $old && docker rm $old
}

docker compose build
docker compose run --rm migrate
replace api
replace worker
