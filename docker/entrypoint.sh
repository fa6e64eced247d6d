#!/bin/sh
# Secrets given as files (NAME_FILE=/run/secrets/name) become variables; then the command takes this process's place.
set -eu
for name in DATABASE_URL REDIS_URL SUPABASE_JWT_SECRET SMTP_URL LINK_SECRET STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET; do
  file=$(printenv "${name}_FILE" || true)
  if [ -n "$file" ]; then
    export "$name=$(cat "$file")"
    unset "${name}_FILE"
  fi
done
exec "$@"
