#!/bin/sh
set -eu
INKLOOM_URL=${INKLOOM_URL:-https://inkloom.example}

# --- Create
curl --silent --show-error --fail-with-body "$INKLOOM_URL/api/webhooks" \
  --header "Authorization: Bearer $INKLOOM_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
    "url": "'"$WEBHOOK_URL"'",
    "events": ["design.finished", "design.failed", "design.published"]
  }'
