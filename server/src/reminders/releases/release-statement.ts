/** An import notes its act when it begins, and its rows appear when it has ended. */
const LONGEST_WORK = `interval '1 hour'`;

/**
 * What decides whether the letters of a night wait, for those of these congregations that have a rule: $1 organizations, $2 their
 * today, $3 the day a Hebrew year before, null where there is none. An act counts until a night has written letters
 * after it, or somebody released what had been asked because of it.
 */
export const FACTS = `
WITH night AS (
  SELECT night.*, o.release_rules AS rules, o.release_unanswered AS unanswered, o.reminder_template_id,
         (SELECT max(planned_at) FROM reminder_run run
           WHERE run.organization_id = o.id AND run.kind = 'night' AND run.queued > 0) AS last_written
    FROM unnest($1::uuid[], $2::date[], $3::date[]) AS night (organization_id, today, year_ago)
    JOIN organization o ON o.id = night.organization_id AND cardinality(o.release_rules) > 0
), act AS (
  SELECT night.organization_id, log.at, log.actor_id, log.actor_name,
         CASE log.resource WHEN 'import' THEN 'import' ELSE 'wording' END AS reason
    FROM night
    JOIN audit_log log ON log.organization_id = night.organization_id
     AND log.at > coalesce(night.last_written - ${LONGEST_WORK}, '-infinity')
     AND (log.resource = 'import' AND log.action IN ('import', 'undo')
       OR log.resource = 'template' AND log.action = 'change' AND log.resource_id IN (
            SELECT id FROM template WHERE template.organization_id = night.organization_id
               AND night.reminder_template_id IN (template.id, template.other_language_id))
       OR log.resource = 'organization' AND log.action = 'change'
          AND log.before ->> 'reminderTemplateId' IS DISTINCT FROM log.after ->> 'reminderTemplateId')
  UNION ALL
  SELECT night.organization_id, switched.at, switched.actor_id, switched.actor_name, 'first_night'
    FROM night CROSS JOIN LATERAL (
      SELECT * FROM audit_log log
       WHERE log.organization_id = night.organization_id AND log.resource = 'organization' AND log.action = 'change'
         AND log.after ->> 'remindersOn' = 'true'
       ORDER BY log.id DESC LIMIT 1) switched
   WHERE night.last_written IS NULL
)
SELECT night.organization_id AS org, rules, unanswered, last_written IS NULL AS "isFirstNight",
       ARRAY (SELECT DISTINCT reason FROM night_release r CROSS JOIN unnest(r.reasons) AS reason
               WHERE r.organization_id = night.organization_id
                 AND r.released_at > coalesce(night.last_written, '-infinity')) AS released,
       (SELECT coalesce(sum(queued), 0) FROM reminder_run run WHERE run.organization_id = night.organization_id
           AND run.kind = 'night' AND run.local_date BETWEEN night.today - 6 AND night.today - 1) AS "daysBefore",
       (SELECT sum(queued) FROM reminder_run run WHERE run.organization_id = night.organization_id
           AND run.kind = 'night' AND run.local_date BETWEEN night.year_ago - 6 AND night.year_ago) AS "lastYear",
       ARRAY (SELECT jsonb_build_object('reason', act.reason, 'id', act.actor_id, 'name', act.actor_name) FROM act
               WHERE act.organization_id = night.organization_id AND NOT EXISTS (
                 SELECT FROM night_release r WHERE r.organization_id = act.organization_id AND r.released_at IS NOT NULL
                    AND r.asked_at >= act.at AND act.reason = ANY (r.reasons))
               ORDER BY act.at) AS acts
  FROM night`;

/** Asks, or looks anew at what was asked: $1 the rows, $2 now. The last hour of a night stays as it was said first. */
export const ASK = `
INSERT INTO night_release (organization_id, local_date, reasons, letters, first_yahrzeits, week, last_year, caused_by_ids,
                           caused_by, asked_at, last_hour)
SELECT org, "localDate", reasons, letters, "firstYahrzeits", week, "lastYear", "causedByIds", "causedBy", $2, "lastHour"
  FROM jsonb_to_recordset($1::jsonb) AS asked (org uuid, "localDate" date, reasons text[], letters int, "firstYahrzeits" int,
       week int, "lastYear" int, "causedByIds" uuid[], "causedBy" text[], "lastHour" timestamptz)
ON CONFLICT (organization_id) WHERE released_at IS NULL DO UPDATE
   SET local_date = excluded.local_date, reasons = excluded.reasons, letters = excluded.letters,
       first_yahrzeits = excluded.first_yahrzeits, week = excluded.week, last_year = excluded.last_year,
       caused_by_ids = excluded.caused_by_ids, caused_by = excluded.caused_by, asked_at = excluded.asked_at,
       last_hour = CASE WHEN night_release.local_date = excluded.local_date THEN night_release.last_hour ELSE excluded.last_hour END
RETURNING organization_id AS org, last_hour AS "lastHour"`;

/** Nobody released them by the last hour: the house does. $1 organizations, $2 now. */
export const RELEASE_UNANSWERED = `
UPDATE night_release SET released_at = $2 WHERE organization_id = ANY ($1::uuid[]) AND released_at IS NULL`;

/** What is not asked any more, since there is no reason or no letter left. $1 organizations; answers which of them had asked. */
export const TAKE_BACK = `
DELETE FROM night_release WHERE organization_id = ANY ($1::uuid[]) AND released_at IS NULL RETURNING organization_id AS org`;
