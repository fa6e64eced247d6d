/** Rows of the kinds that a filled database lacks, one or a few for each observer, as long as the house writes them. */
export const MORE_ROWS = [
  'SET session_replication_role = replica',
  `INSERT INTO delivery_report (organization_id, message_id, source, event_id, kind, at, received_at)
   SELECT organization_id, id, 'ses', md5('e' || id) || '-' || md5(id::text), 'delivered', now(), now() FROM email_message`,
  // Of three acts one adds a record, told whole, and two change something, told with what it was.
  `INSERT INTO audit_log (organization_id, actor_id, actor_name, action, resource, resource_id, before, after, sealed_as, content_hash, seal)
   SELECT organization_id, md5('a' || organization_id)::uuid, 'Miriam Levin', CASE nth WHEN 1 THEN 'add' ELSE 'change' END, 'yahrzeit', id,
          CASE nth WHEN 1 THEN NULL ELSE '{"notes": null, "hebrewName": "מרים בת יוסף"}'::jsonb END,
          CASE nth WHEN 1 THEN to_jsonb(y) - '{name_search,organization_id,id,import_id,computed_through,created_at,updated_at}'::text[]
                   ELSE '{"notes": "The family called on 3 May", "hebrewName": "מרים בת יוסף הכהן", "version": 2}'::jsonb END,
          row_number() OVER (PARTITION BY organization_id), sha256(id::text::bytea), sha256(id::text::bytea)
     FROM yahrzeit y, generate_series(1, 3) AS nth`,
  `INSERT INTO notification (organization_id, cause, key, title, message, severity, values, data, created_at, read_at)
   SELECT organization_id, 'mail-came-back:' || id, 'address-died', 'The address of Daniel Levin does not exist',
          'Letters to it came back three times. Nothing more is sent to it until somebody corrects it.', 'warning',
          '{"name": "Daniel Levin", "address": "daniel@family.example"}', jsonb_build_object('actionUrl', '/app/contacts/' || id), now(), now()
     FROM contact`,
  `INSERT INTO web_session (user_id, secret_hash, provider_session, user_agent, network_hash, created_at, expires_at)
   SELECT md5('a' || organization_id)::uuid, sha256(id::text::bytea), id::text,
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
          sha256(organization_id::text::bytea), now(), now() FROM contact`,
  `INSERT INTO import_row (organization_id, import_id, row, cells, understood, state, has_issues, yahrzeit_id)
   SELECT organization_id, md5('i' || organization_id)::uuid, row_number() OVER (PARTITION BY organization_id),
          jsonb_build_array(name, '3/1/1984', '27 Adar I 5744', 'Family ' || name, 'family@family.example', '12 Elm Street', 'Springfield'),
          to_jsonb(y) - '{name_search,organization_id}'::text[], 'new', false, id FROM yahrzeit y`,
  `INSERT INTO run_outcome (organization_id, run_id, observance_id, occurrence_date, send_at, outcome, message_id)
   SELECT organization_id, md5('r' || organization_id)::uuid, id, current_date, now(), 'queued', md5('m' || id)::uuid FROM observance`,
  `INSERT INTO reminder_run (organization_id, kind, template_id, local_date, planned_at, planning_ms, queued)
   SELECT o.id, 'night', reminder_template_id, date '2020-01-01' + n, now(), 12, n % 5 FROM organization o, generate_series(1, 365) n`,
  'SET session_replication_role = DEFAULT',
];
