// What erases one person, table by table. $1 is the organization everywhere; patterns are for LIKE, in lower case.

/** $2 the contact, $3 their addresses in lower case, $4 the instant. */
export const ERASE_MESSAGES = `
  UPDATE email_message
     SET state = CASE WHEN state = 'queued' THEN 'cancelled' ELSE state END, to_email = 'erased@erased.invalid',
         subject = NULL, html = NULL, text = NULL, headers = '{}', attempt_log = '[]', merge_field_issues = '[]',
         error = NULL, contact_id = NULL, updated_at = $4
   WHERE organization_id = $1 AND (contact_id = $2 OR lower(to_email) = ANY ($3))`;

/** What receiving servers said about the letters names the address. $2, $3 as above; before the messages forget whose they are. */
export const ERASE_REPORTS = `
  UPDATE delivery_report d SET detail = NULL FROM email_message e
   WHERE d.organization_id = $1 AND e.organization_id = $1 AND e.id = d.message_id
     AND (e.contact_id = $2 OR lower(e.to_email) = ANY ($3))`;

/** Whether a letter is with the mail server now: what comes of it would be written down after the erasure. $2, $3 as above. */
export const LEAVING = `
  SELECT 1 FROM email_message
   WHERE organization_id = $1 AND (contact_id = $2 OR lower(to_email) = ANY ($3)) AND state = 'sending' LIMIT 1`;

/** Of what was done to the contact, to their observances and to their addresses, that it was done stays. $2 the contact, $3 patterns. */
export const ERASE_TRAIL = `
  UPDATE audit_log SET before = NULL, after = NULL
   WHERE organization_id = $1 AND (before IS NOT NULL OR after IS NOT NULL)
     AND ((resource = 'contact' AND resource_id = $2::uuid)
       OR $2::uuid::text IN (before ->> 'contactId', after ->> 'contactId')
       OR lower(concat(before, after)) LIKE ANY ($3))`;

/** Answers why each was not written to. $2 the addresses. */
export const ERASE_SUPPRESSIONS = `
  WITH gone AS (DELETE FROM suppression WHERE organization_id = $1 AND email = ANY ($2) RETURNING email, reason, lifted_at)
  SELECT DISTINCT ON (email) email, reason FROM gone ORDER BY email, lifted_at DESC NULLS FIRST`;

/** $2 the contact, $3 patterns. */
export const ERASE_NOTIFICATIONS = `
  DELETE FROM notification
   WHERE organization_id = $1
     AND (concat(cause, data) LIKE '%' || $2::uuid || '%' OR lower(concat_ws(' ', title, message, data)) LIKE ANY ($3))`;

/** Whom others said to ask in their place, and whom to tell too. $2 patterns. */
export const ERASE_NAMED_BY_OTHERS = ['rememberer_request', 'response'].map(
  (table) => `UPDATE ${table} SET other = NULL WHERE organization_id = $1 AND lower(other) LIKE ANY ($2)`,
);

/** By which merges that concern them could be undone: what they were before. $2 the contact, $3 patterns in JSON. */
export const FORGET_MERGES = `
  DELETE FROM bulk_action a USING bulk_action_record r
   WHERE a.organization_id = $1 AND a.act = 'merge' AND r.organization_id = $1 AND r.bulk_action_id = a.id
     AND (r.before::text LIKE '%' || $2::uuid || '%' OR lower(r.before::text) LIKE ANY ($3))`;

/** $2 a salt, $3 the address, $4 the reason, $5 the instant. */
export const REMEMBER_ADDRESS = `
  INSERT INTO erased_address (organization_id, salt, hash, reason, erased_at)
  SELECT $1, $2::bytea, sha256($2::bytea || convert_to(lower($3), 'UTF8')), $4, $5::timestamptz`;

/** Rows of uploaded lists in which one of the patterns ($2) stands. */
export const ROWS_OF_FILES = `
  SELECT import_id AS "importId", row, cells, brought, understood, replaced FROM import_row
   WHERE organization_id = $1 AND lower(concat(cells, brought, understood, replaced)) LIKE ANY ($2)`;

/** Of the same rows ($2) the pictures: what stands in them cannot be redacted. Before the rows are. */
export const ERASE_CROPS = `
  DELETE FROM import_crop c USING import_row r
   WHERE c.organization_id = $1 AND r.organization_id = $1 AND r.import_id = c.import_id AND r.row = c.row
     AND lower(concat(r.cells, r.brought, r.understood, r.replaced)) LIKE ANY ($2)`;

/** $2 the same rows, redacted. */
export const WRITE_ROWS = `
  UPDATE import_row r SET cells = n.cells, brought = n.brought, understood = n.understood, replaced = n.replaced
    FROM jsonb_to_recordset($2::jsonb) AS n ("importId" uuid, row integer, cells jsonb, brought jsonb, understood jsonb, replaced jsonb)
   WHERE r.organization_id = $1 AND r.import_id = n."importId" AND r.row = n.row`;

/** Uploaded lists whose samples hold one of the patterns ($2). */
export const FILES = `SELECT id, columns FROM import WHERE organization_id = $1 AND lower(columns::text) LIKE ANY ($2)`;

/** $2 the same lists, redacted. */
export const WRITE_FILES = `
  UPDATE import i SET columns = n.columns FROM jsonb_to_recordset($2::jsonb) AS n (id uuid, columns jsonb)
   WHERE i.organization_id = $1 AND i.id = n.id`;
