#!/bin/sh
# Run once, by the Postgres image, on an empty volume: our database with its own user, and one for the identity provider.
set -eu

psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" \
  -v house="$ZIKARON_DATABASE_PASSWORD" -v identity="$IDENTITY_DATABASE_PASSWORD" <<'SQL'
CREATE USER zikaron PASSWORD :'house';
CREATE DATABASE zikaron OWNER zikaron ENCODING 'UTF8' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C' LC_CTYPE 'C.UTF-8' TEMPLATE template0;
CREATE USER supabase_auth_admin PASSWORD :'identity';
CREATE DATABASE identity OWNER supabase_auth_admin;
ALTER USER supabase_auth_admin SET search_path = auth;
\connect identity
CREATE SCHEMA auth AUTHORIZATION supabase_auth_admin;
SQL
