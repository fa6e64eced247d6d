/**
 * The words of the last night that wrote letters, beside those of today, in each language in which they differ: another version,
 * or another letter. Where no night has written there is nothing to lay beside them. SQL; $1 is the organization, `o` its row.
 */
export const CHANGED_WORDS = `
SELECT jsonb_build_object('language', now.language,
                          'before', jsonb_build_object('id', was.id, 'version', stood.version),
                          'after', jsonb_build_object('id', now.id, 'version', now.version))
  FROM (SELECT max(planned_at) AS at FROM reminder_run
         WHERE organization_id = $1 AND kind = 'night' AND queued > 0) last_written
  LEFT JOIN LATERAL (
    SELECT (log.before ->> 'reminderTemplateId')::uuid AS id FROM audit_log log
     WHERE log.organization_id = $1 AND log.resource = 'organization' AND log.action = 'change' AND log.at > last_written.at
       AND log.before ->> 'reminderTemplateId' IS DISTINCT FROM log.after ->> 'reminderTemplateId'
     ORDER BY log.id LIMIT 1) other ON true
  JOIN template now ON now.organization_id = $1 AND o.reminder_template_id IN (now.id, now.other_language_id)
  JOIN template was ON was.organization_id = $1 AND was.language = now.language
   AND coalesce(other.id, o.reminder_template_id) IN (was.id, was.other_language_id)
  JOIN LATERAL (SELECT max(version) AS version FROM template_version v
                 WHERE v.organization_id = $1 AND v.template_id = was.id AND v.saved_at <= last_written.at) stood
    ON (was.id, stood.version) <> (now.id, now.version)
 ORDER BY now.language = o.language DESC`;
