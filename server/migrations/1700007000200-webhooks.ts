import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Outgoing webhooks. What happened is noted by triggers, in the transaction in which it happened and whichever statement
 * made it happen: docs/decisions/0007-triggers-note-events.md.
 */
export class Webhooks1700007000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(TRIGGERS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER webhook_message ON email_message;
      DROP TRIGGER webhook_suppression ON suppression;
      DROP TRIGGER webhook_new_yahrzeit ON yahrzeit;
      DROP TRIGGER webhook_yahrzeit ON yahrzeit;
      DROP TRIGGER webhook_contact ON contact;
      DROP TRIGGER webhook_import ON import;
      DROP FUNCTION webhook_message, webhook_suppression, webhook_yahrzeit, webhook_contact, webhook_import, webhook_event;
      DROP TABLE webhook_delivery, webhook_endpoint;
    `);
  }
}

const TABLES = `
CREATE TABLE webhook_endpoint (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  url text NOT NULL,
  description text,
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  -- Sealed: signing needs the secret itself.
  secret bytea NOT NULL,
  -- After a change of secret, letters to the endpoint are signed with both until then.
  former_secret bytea,
  former_until timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_reason text,
  UNIQUE (organization_id, id)
);

-- The outbox and the log at once.
CREATE TABLE webhook_delivery (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  type text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'delivered', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  -- While a worker has it, when it is taken for dead.
  next_at timestamptz NOT NULL DEFAULT '-infinity',
  attempts jsonb NOT NULL DEFAULT '[]',
  UNIQUE (organization_id, id),
  FOREIGN KEY (organization_id, endpoint_id) REFERENCES webhook_endpoint (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint_id, next_at) WHERE state = 'queued';
CREATE INDEX webhook_delivery_log ON webhook_delivery (organization_id, endpoint_id, occurred_at DESC, id DESC);
CREATE INDEX webhook_delivery_age ON webhook_delivery (occurred_at);
`;

const TRIGGERS = `
-- One delivery for each endpoint that wants to know. A restoration, which says zikaron.silent, tells nobody.
CREATE FUNCTION webhook_event(org uuid, event text, what jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.webhook_delivery (organization_id, endpoint_id, type, data)
  SELECT e.organization_id, e.id, $2, $3 FROM public.webhook_endpoint e
   WHERE e.organization_id = $1 AND e.disabled_at IS NULL AND $2 = ANY (e.events)
     AND coalesce(current_setting('zikaron.silent', true), '') <> 'on'
$$;

CREATE FUNCTION webhook_message() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM public.webhook_event(NEW.organization_id, 'message.' || NEW.state, jsonb_build_object(
    'id', NEW.id, 'runId', NEW.run_id, 'templateId', NEW.template_id, 'contactId', NEW.contact_id, 'yahrzeitId', NEW.yahrzeit_id));
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_message AFTER UPDATE OF state ON email_message FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.state IN ('sent', 'failed')) EXECUTE FUNCTION webhook_message();

CREATE FUNCTION webhook_suppression() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM public.webhook_event(NEW.organization_id, 'address.suppressed', jsonb_build_object('id', NEW.id, 'reason', NEW.reason));
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_suppression AFTER INSERT ON suppression FOR EACH ROW EXECUTE FUNCTION webhook_suppression();

CREATE FUNCTION webhook_yahrzeit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM public.webhook_event(NEW.organization_id,
    CASE TG_OP WHEN 'INSERT' THEN 'yahrzeit.created' ELSE 'yahrzeit.updated' END,
    jsonb_build_object('id', NEW.id, 'deleted', NEW.archived_at IS NOT NULL));
  RETURN NULL;
END $$;
-- An import tells of itself, not of its 10,000 rows.
CREATE TRIGGER webhook_new_yahrzeit AFTER INSERT ON yahrzeit FOR EACH ROW
  WHEN (NEW.import_id IS NULL) EXECUTE FUNCTION webhook_yahrzeit();
-- What people write, not the next observance, which moves by itself.
CREATE TRIGGER webhook_yahrzeit AFTER UPDATE ON yahrzeit FOR EACH ROW
  WHEN ((OLD.name, OLD.hebrew_name, OLD.person_details, OLD.gregorian_date, OLD.hebrew_day, OLD.hebrew_month, OLD.hebrew_year,
         OLD.adar_said, OLD.after_sunset, OLD.burial_date, OLD.plaque, OLD.notes, OLD.perpetual, OLD.rules, OLD.service_rule,
         OLD.archived_at) IS DISTINCT FROM
        (NEW.name, NEW.hebrew_name, NEW.person_details, NEW.gregorian_date, NEW.hebrew_day, NEW.hebrew_month, NEW.hebrew_year,
         NEW.adar_said, NEW.after_sunset, NEW.burial_date, NEW.plaque, NEW.notes, NEW.perpetual, NEW.rules, NEW.service_rule,
         NEW.archived_at)) EXECUTE FUNCTION webhook_yahrzeit();

CREATE FUNCTION webhook_contact() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM public.webhook_event(NEW.organization_id, 'contact.updated', jsonb_build_object('id', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_contact AFTER UPDATE ON contact FOR EACH ROW
  WHEN ((OLD.name, OLD.hebrew_name, OLD.email, OLD.phone, OLD.address, OLD.language, OLD.deceased, OLD.notes) IS DISTINCT FROM
        (NEW.name, NEW.hebrew_name, NEW.email, NEW.phone, NEW.address, NEW.language, NEW.deceased, NEW.notes))
  EXECUTE FUNCTION webhook_contact();

CREATE FUNCTION webhook_import() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM public.webhook_event(NEW.organization_id, 'import.finished',
    jsonb_build_object('id', NEW.id, 'state', NEW.state, 'counts', NEW.counts));
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_import AFTER UPDATE OF state ON import FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.state IN ('imported', 'undone', 'failed')) EXECUTE FUNCTION webhook_import();
`;
