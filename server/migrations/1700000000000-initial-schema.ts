import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first plan of the database. Every tenant table carries organization_id and unique (organization_id, id), and
 * points at other tenant tables by that pair, so that Postgres itself refuses a reference across tenants.
 */
export class TheHouse1700000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await db.query(foundations);
    await db.query(records);
    await db.query(letters);
    await db.query(office);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public;');
  }
}

const foundations = `
-- Case, accents, Hebrew vowel points and apostrophes do not matter in a search.
CREATE FUNCTION searchable(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(lower(normalize($1, NFKD)),
    '[\\u0300-\\u036F\\u0591-\\u05BD\\u05BF-\\u05C7\\u05F3\\u05F4''’‘\`"“”.]', '', 'g'), '[\\s\\u05BE_-]+', ' ', 'g')
$$;

-- One addr-spec and nothing else; contract/src/email-address.ts says the same.
CREATE FUNCTION is_email_address(address text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT length($1) <= 254
     AND $1 ~ '^[^\\s"(),:;<>@\\[\\\\\\]\\x01-\\x1F\\x7F]{1,64}@[[:alnum:]]([[:alnum:].-]*[[:alnum:]])?\\.([[:alnum:]-]*[[:alnum:]])$'
     AND position('..' in $1) = 0 AND left($1, 1) <> '.' AND position('.@' in $1) = 0
$$;

CREATE TABLE organization (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> ''),
  org_code text NOT NULL UNIQUE,
  timezone text NOT NULL DEFAULT 'America/New_York',
  israel boolean NOT NULL DEFAULT false,
  city text,
  latitude double precision,
  longitude double precision,
  address text,
  sender_name text,
  reply_to text CHECK (is_email_address(reply_to)),
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'he')),
  rules jsonb NOT NULL DEFAULT '{"adarRule":"first","adar1ThirtyRule":"shevat30","thirtyRule":"firstAnniversary","firstYearRule":"hebrewDate","burialRule":"off","feb29Rule":"feb28"}',
  service_rule text NOT NULL DEFAULT 'onOrBefore',
  reminders_on boolean NOT NULL DEFAULT false,
  reminder_template_id uuid,
  reminder_hour smallint NOT NULL DEFAULT 9 CHECK (reminder_hour BETWEEN 0 AND 23),
  plan text NOT NULL DEFAULT 'trial' CHECK (plan IN ('trial', 'starter', 'standard', 'plus')),
  subscription_status text NOT NULL DEFAULT 'trialing'
    CHECK (subscription_status IN ('trialing', 'active', 'past_due', 'canceled', 'expired')),
  trial_ends_at timestamptz,
  emails_per_month integer NOT NULL DEFAULT 500,
  observers_limit integer NOT NULL DEFAULT 250,
  is_demo boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE app_user (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The identity provider's "sub".
  subject text NOT NULL UNIQUE,
  email text NOT NULL CHECK (is_email_address(email)),
  first_name text,
  last_name text,
  phone text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE membership (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'admin', 'staff', 'viewer')),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, user_id)
);
CREATE INDEX membership_user ON membership (user_id);

CREATE TABLE web_session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  -- SHA-256 of the cookie's secret; the secret itself is never stored.
  secret_hash bytea NOT NULL UNIQUE,
  -- The provider's session, so that signing out there ends it here.
  provider_session text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX web_session_user ON web_session (user_id);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  resource text NOT NULL,
  resource_id uuid,
  before jsonb,
  after jsonb
);
CREATE INDEX audit_log_resource ON audit_log (organization_id, resource, resource_id, id DESC);
`;

const records = `
CREATE TABLE contact (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  hebrew_name text,
  email text CHECK (is_email_address(email)),
  phone text,
  address text,
  language text CHECK (language IN ('en', 'he')),
  deceased boolean NOT NULL DEFAULT false,
  notes text,
  import_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name_search text GENERATED ALWAYS AS (searchable(name || ' ' || coalesce(hebrew_name, '') || ' ' || coalesce(email, ''))) STORED,
  UNIQUE (organization_id, id)
);
CREATE INDEX contact_name ON contact (organization_id, name, id);
CREATE INDEX contact_search ON contact USING gin (name_search gin_trgm_ops);
CREATE UNIQUE INDEX contact_email ON contact (organization_id, lower(email)) WHERE email IS NOT NULL;

CREATE TABLE yahrzeit (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  hebrew_name text,
  person_details text,
  gregorian_date date,
  gregorian_derived boolean NOT NULL DEFAULT false,
  -- The effective Hebrew date of death: 1 Nisan to 13 Adar II; the year may be unknown.
  hebrew_day smallint CHECK (hebrew_day BETWEEN 1 AND 30),
  hebrew_month smallint CHECK (hebrew_month BETWEEN 1 AND 13),
  hebrew_year smallint CHECK (hebrew_year BETWEEN 1 AND 9999),
  -- For a death in Adar of an unknown year: whether the record says Adar (12 without more), Adar I (1) or Adar II (13).
  adar_said smallint CHECK (adar_said IN (1, 2)),
  after_sunset boolean,
  burial_date date,
  plaque text,
  notes text,
  perpetual boolean NOT NULL DEFAULT false,
  rules jsonb NOT NULL DEFAULT '{}',
  service_rule text,
  next_hebrew_observance date,
  next_civil_observance date,
  import_id uuid,
  import_row integer,
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name_search text GENERATED ALWAYS AS (searchable(name || ' ' || coalesce(hebrew_name, ''))) STORED,
  UNIQUE (organization_id, id),
  CHECK ((hebrew_day IS NULL) = (hebrew_month IS NULL))
);
CREATE INDEX yahrzeit_name ON yahrzeit (organization_id, name, id) WHERE archived_at IS NULL;
CREATE INDEX yahrzeit_next ON yahrzeit (organization_id, next_hebrew_observance, id) WHERE archived_at IS NULL;
CREATE INDEX yahrzeit_died ON yahrzeit (organization_id, gregorian_date, id) WHERE archived_at IS NULL;
CREATE INDEX yahrzeit_search ON yahrzeit USING gin (name_search gin_trgm_ops);

CREATE TABLE observance (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  yahrzeit_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  observe_on_hebrew_calendar boolean NOT NULL DEFAULT true,
  relationship text CHECK (relationship IN ('Spouse', 'Parent', 'Child', 'Sibling', 'Grandparent', 'Grandchild', 'Other')),
  relationship_detail text,
  reminder_days_before smallint NOT NULL DEFAULT 14 CHECK (reminder_days_before BETWEEN 0 AND 90),
  channel text NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'letter', 'both', 'phone', 'none')),
  import_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, id),
  UNIQUE (organization_id, yahrzeit_id, contact_id),
  FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, contact_id) REFERENCES contact (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX observance_contact ON observance (organization_id, contact_id);

-- Dated observances, computed ahead, so that planning a night is one join on an indexed date.
CREATE TABLE occurrence (
  organization_id uuid NOT NULL,
  yahrzeit_id uuid NOT NULL,
  on_hebrew_calendar boolean NOT NULL,
  date date NOT NULL,
  nth smallint,
  hebrew_day smallint NOT NULL,
  hebrew_month smallint NOT NULL,
  hebrew_year smallint NOT NULL,
  service_date date NOT NULL,
  PRIMARY KEY (organization_id, yahrzeit_id, on_hebrew_calendar, date),
  FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX occurrence_date ON occurrence (date, organization_id);
CREATE INDEX occurrence_service ON occurrence (organization_id, service_date);
`;

const letters = `
CREATE TABLE template (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  jsx_component_key text NOT NULL
    CHECK (jsx_component_key IN ('default_reminder', 'custom_reminder', 'anniversary', 'notification', 'handlebars_html')),
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'he')),
  subject text NOT NULL,
  preheader text,
  metadata_json jsonb NOT NULL DEFAULT '{}',
  html text NOT NULL,
  text text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, id)
);
CREATE INDEX template_name ON template (organization_id, name, id);

ALTER TABLE organization ADD FOREIGN KEY (id, reminder_template_id) REFERENCES template (organization_id, id)
  ON DELETE SET NULL (reminder_template_id);

CREATE TABLE template_version (
  organization_id uuid NOT NULL,
  template_id uuid NOT NULL,
  version integer NOT NULL,
  name text NOT NULL,
  subject text NOT NULL,
  preheader text,
  metadata_json jsonb NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  saved_by text NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, template_id, version),
  FOREIGN KEY (organization_id, template_id) REFERENCES template (organization_id, id) ON DELETE CASCADE
);

CREATE TABLE email_job (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  mode text NOT NULL CHECK (mode IN ('window', 'ids')),
  template_id uuid NOT NULL,
  basis text NOT NULL DEFAULT 'sendDate' CHECK (basis IN ('sendDate', 'observanceDate', 'serviceDate')),
  from_days smallint NOT NULL DEFAULT 0 CHECK (from_days BETWEEN -366 AND 366),
  to_days smallint NOT NULL DEFAULT 7 CHECK (to_days BETWEEN -366 AND 366),
  yahrzeit_ids uuid[] NOT NULL DEFAULT '{}',
  send_at timestamptz,
  last_run_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, id),
  CHECK (from_days <= to_days),
  FOREIGN KEY (organization_id, template_id) REFERENCES template (organization_id, id) ON DELETE RESTRICT
);
CREATE INDEX email_job_created ON email_job (organization_id, created_at DESC, id);

-- One planning: of a night (at most one for a local date) or of a job that staff started.
CREATE TABLE reminder_run (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('night', 'job')),
  job_id uuid,
  template_id uuid,
  local_date date NOT NULL,
  -- Null until the planning is committed: a night that died before is planned by the next tick.
  planned_at timestamptz,
  queued integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  errors integer NOT NULL DEFAULT 0,
  started_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, id),
  FOREIGN KEY (organization_id, job_id) REFERENCES email_job (organization_id, id) ON DELETE SET NULL (job_id)
);
CREATE UNIQUE INDEX reminder_run_night ON reminder_run (organization_id, local_date) WHERE kind = 'night';
CREATE INDEX reminder_run_job ON reminder_run (organization_id, job_id, created_at DESC);

-- The outbox and the record: the queue only points at these rows.
CREATE TABLE email_message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  -- What the letter is about, for example 'observance:<id>:2027-01-04:<template>'. Planned twice, written once.
  occasion text NOT NULL,
  run_id uuid,
  template_id uuid,
  contact_id uuid,
  yahrzeit_id uuid,
  to_email text NOT NULL CHECK (is_email_address(to_email)),
  state text NOT NULL DEFAULT 'queued'
    CHECK (state IN ('queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled')),
  send_at timestamptz NOT NULL DEFAULT now(),
  -- Rank within the organization's run: organizations interleave by it.
  rank integer NOT NULL DEFAULT 0,
  attempts smallint NOT NULL DEFAULT 0,
  attempt_log jsonb NOT NULL DEFAULT '[]',
  lease_until timestamptz,
  subject text,
  html text,
  text text,
  headers jsonb NOT NULL DEFAULT '{}',
  merge_fields_used jsonb NOT NULL DEFAULT '[]',
  merge_field_issues jsonb NOT NULL DEFAULT '[]',
  error text,
  sent_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, id),
  UNIQUE (organization_id, occasion),
  FOREIGN KEY (organization_id, run_id) REFERENCES reminder_run (organization_id, id) ON DELETE SET NULL (run_id),
  FOREIGN KEY (organization_id, template_id) REFERENCES template (organization_id, id) ON DELETE SET NULL (template_id),
  FOREIGN KEY (organization_id, contact_id) REFERENCES contact (organization_id, id) ON DELETE SET NULL (contact_id),
  FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE SET NULL (yahrzeit_id)
);
CREATE INDEX email_message_created ON email_message (organization_id, created_at DESC, id);
CREATE INDEX email_message_run ON email_message (organization_id, run_id);
CREATE INDEX email_message_contact ON email_message (organization_id, contact_id, created_at DESC);
CREATE INDEX email_message_yahrzeit ON email_message (organization_id, yahrzeit_id, created_at DESC);
CREATE INDEX email_message_due ON email_message (send_at) WHERE state = 'queued';
CREATE INDEX email_message_held ON email_message (lease_until) WHERE state = 'sending';
CREATE INDEX email_message_sent ON email_message (organization_id, sent_at) WHERE state = 'sent';

CREATE TABLE run_outcome (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL,
  run_id uuid NOT NULL,
  observance_id uuid,
  contact_id uuid,
  yahrzeit_id uuid,
  occurrence_date date,
  send_at timestamptz,
  moved boolean NOT NULL DEFAULT false,
  outcome text NOT NULL CHECK (outcome IN ('queued', 'skipped', 'error')),
  reason text,
  message_id uuid,
  UNIQUE (organization_id, id),
  FOREIGN KEY (organization_id, run_id) REFERENCES reminder_run (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, observance_id) REFERENCES observance (organization_id, id) ON DELETE SET NULL (observance_id),
  FOREIGN KEY (organization_id, contact_id) REFERENCES contact (organization_id, id) ON DELETE SET NULL (contact_id),
  FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE SET NULL (yahrzeit_id),
  FOREIGN KEY (organization_id, message_id) REFERENCES email_message (organization_id, id) ON DELETE SET NULL (message_id)
);
CREATE INDEX run_outcome_run ON run_outcome (organization_id, run_id, occurrence_date, id);
CREATE INDEX run_outcome_message ON run_outcome (organization_id, message_id);
CREATE INDEX run_outcome_observance ON run_outcome (organization_id, observance_id);
CREATE INDEX run_outcome_contact ON run_outcome (organization_id, contact_id);
CREATE INDEX run_outcome_yahrzeit ON run_outcome (organization_id, yahrzeit_id);

-- Addresses that are not written to again until staff lift it.
CREATE TABLE suppression (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  -- Lower case.
  email text NOT NULL CHECK (is_email_address(email) AND email = lower(email)),
  reason text NOT NULL CHECK (reason IN ('bounced', 'complained', 'unsubscribed')),
  detail text,
  created_at timestamptz NOT NULL DEFAULT now(),
  lifted_at timestamptz,
  lifted_by text,
  lifted_reason text,
  UNIQUE (organization_id, id)
);
CREATE UNIQUE INDEX suppression_in_force ON suppression (organization_id, email) WHERE lifted_at IS NULL;
`;

const office = `
CREATE TABLE notification (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  -- One notification for a cause: raising it again refreshes the one that is there.
  cause text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('error', 'warning', 'info')),
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  dismissed_at timestamptz,
  UNIQUE (organization_id, id)
);
CREATE UNIQUE INDEX notification_cause ON notification (organization_id, cause) WHERE dismissed_at IS NULL AND read_at IS NULL;
CREATE INDEX notification_list ON notification (organization_id, created_at DESC, id) WHERE dismissed_at IS NULL;

-- A table that somebody uploaded: first understood (previewed), then imported, perhaps undone.
CREATE TABLE import (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  file_name text NOT NULL,
  sha256 bytea NOT NULL,
  state text NOT NULL DEFAULT 'previewed'
    CHECK (state IN ('previewed', 'importing', 'imported', 'undone', 'failed')),
  encoding text NOT NULL,
  delimiter text NOT NULL,
  header_row integer NOT NULL,
  columns jsonb NOT NULL,
  date_order text NOT NULL CHECK (date_order IN ('mdy', 'dmy')),
  counts jsonb NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  imported_at timestamptz,
  UNIQUE (organization_id, id)
);
CREATE INDEX import_created ON import (organization_id, created_at DESC, id);

CREATE TABLE import_row (
  organization_id uuid NOT NULL,
  import_id uuid NOT NULL,
  row integer NOT NULL,
  -- The raw cells, kept as they were.
  cells jsonb NOT NULL,
  -- What was understood, in the shape of the contract's importRow.
  understood jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('new', 'merge', 'duplicate', 'unchanged', 'error')),
  has_issues boolean NOT NULL,
  yahrzeit_id uuid,
  PRIMARY KEY (organization_id, import_id, row),
  FOREIGN KEY (organization_id, import_id) REFERENCES import (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE SET NULL (yahrzeit_id)
);
CREATE INDEX import_row_yahrzeit ON import_row (organization_id, yahrzeit_id);
`;
