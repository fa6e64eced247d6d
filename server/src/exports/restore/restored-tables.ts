import {
  calledNameDraft,
  dateRules,
  importSummary,
  notification,
  serviceSettings,
  templateMetadata,
} from '@zikaron/contract';
import { z } from 'zod';

/** How the rows of one file of the archive become rows of a table. */
export interface RestoredTable {
  readonly file: string;
  readonly table: string;
  /** Columns of the program's own texts, in which ids stand. */
  readonly idsIn?: readonly string[];
  /** Columns with addresses of pictures. */
  readonly picturesIn?: readonly string[];
  /** Rows are letters, which are checked as when one is saved: one that breaks a rule comes in the ready words of its kind, or stays behind. */
  readonly letters?: 'in ready words' | 'stay behind';
  /** Columns by an expression over the row, called t; `moment.now` is now. Also those that the archive leaves out and a row must have. */
  readonly given?: Readonly<Record<string, string>>;
  /** Headings that tell of other tables. */
  readonly told?: readonly string[];
  /** Columns that hold what the program reads without asking again. */
  readonly understood?: Readonly<Record<string, z.ZodType>>;
  /** What is in a fresh organization already goes first. */
  readonly replaces?: true;
  /** Is written once all rows are there, since they point at each other. */
  readonly afterwards?: string;
}

/** No machine sends what may have gone out there: it waits for a person, marked as sent once more already. */
const BROUGHT = `'Brought here from another installation: it may have gone out there.'`;
const MAY_HAVE_LEFT = `t.state IN ('queued', 'sending')`;

/** A PNG or a JPEG, by its first bytes: everybody is shown it from our address. */
const PICTURE = z.string().regex(/^\\x(89504e470d0a1a0a|ffd8ff)/);
/** From the first civil year on, as far as years are read where they are typed. */
const HEBREW_YEAR = z.coerce.number().int().min(3761).max(6999);
const STATE = z.record(z.string(), z.unknown());
const FROZEN_NAMES = z.array(z.object({ key: z.string(), service: z.string(), name: z.string(), hash: z.string() }));

/** Of two, the one with the lower id is the first. */
const IN_ORDER = { one_id: 'least(t.one_id, t.other_id)', other_id: 'greatest(t.one_id, t.other_id)' };

/**
 * The files in the order in which they are written: whom nobody may write to and what was promised first, then what others
 * point at.
 */
export const RESTORED: readonly RestoredTable[] = [
  { file: 'suppressions.csv', table: 'suppression' },
  { file: 'erased-addresses.csv', table: 'erased_address' },
  { file: 'kept-promises.csv', table: 'kept_promise' },
  {
    ...{ file: 'pictures.csv', table: 'picture', replaces: true },
    given: { sha256: 'sha256(t.content)' },
    understood: { content: PICTURE },
  },
  {
    ...{ file: 'imports.csv', table: 'import' },
    given: {
      ...{ sha256: `sha256(convert_to(t.id::text, 'UTF8'))`, encoding: `'UTF-8'`, delimiter: `','`, header_row: '1' },
      // Without their rows they can only be told of.
      state: `CASE WHEN t.state IN ('imported', 'undone') THEN t.state WHEN t.state = 'undoing' THEN 'imported' ELSE 'failed' END`,
      cells_removed_at: 'coalesce(t.cells_removed_at, moment.now)',
    },
    understood: { columns: importSummary.shape.columns, counts: importSummary.shape.counts.partial() },
  },
  { file: 'contacts.csv', table: 'contact', understood: { called_name: calledNameDraft } },
  { file: 'yahrzeits.csv', table: 'yahrzeit', understood: { rules: dateRules.partial(), hebrew_year: HEBREW_YEAR } },
  { file: 'observers.csv', table: 'observance' },
  {
    ...{
      file: 'templates.csv',
      table: 'template',
      replaces: true,
      picturesIn: ['html', 'metadata_json'],
      letters: 'in ready words',
    },
    given: { other_language_id: 'NULL::uuid' },
    understood: { metadata_json: templateMetadata },
    afterwards: `UPDATE template SET other_language_id = t.other_language_id FROM jsonb_populate_recordset(NULL::template, $2::jsonb) t
                  WHERE template.organization_id = $1 AND template.id = t.id AND t.other_language_id IS NOT NULL`,
  },
  {
    // Nobody can change what was saved once, and it is never sent by itself: it is left out.
    ...{ file: 'template-versions.csv', table: 'template_version', letters: 'stay behind' },
    picturesIn: ['html', 'metadata_json'],
    understood: { metadata_json: templateMetadata },
  },
  { file: 'email-jobs.csv', table: 'email_job' },
  { file: 'runs.csv', table: 'reminder_run' },
  {
    ...{ file: 'releases.csv', table: 'night_release' },
    // What waited for a second person there is not released here: its letters wait one by one.
    given: { caused_by_ids: `'{}'::uuid[]`, released_at: 'coalesce(t.released_at, moment.now)' },
  },
  {
    ...{ file: 'emails.csv', table: 'email_message', idsIn: ['occasion'] },
    given: {
      state: `CASE WHEN ${MAY_HAVE_LEFT} THEN 'uncertain' ELSE t.state END`,
      resent_at: `CASE WHEN ${MAY_HAVE_LEFT} THEN moment.now END`,
      error: `CASE WHEN ${MAY_HAVE_LEFT} THEN ${BROUGHT} ELSE t.error END`,
    },
  },
  { file: 'emails-about-several.csv', table: 'message_companion', idsIn: ['occasion'] },
  { file: 'letters-by-the-hour.csv', table: 'letter_summary' },
  { file: 'issues-by-the-hour.csv', table: 'merge_field_summary' },
  { file: 'delivery-reports.csv', table: 'delivery_report', given: { event_id: 't.id::text' } },
  { file: 'reminders.csv', table: 'reminder' },
  { file: 'answers.csv', table: 'response' },
  { file: 'who-will-remember.csv', table: 'rememberer_request' },
  {
    ...{ file: 'keepers.csv', table: 'keeper' },
    // Whose word it was is known by name; that a rest was asked and agreed to by two stays so.
    given: {
      set_by_id: `md5('asked ' || t.set_by)::uuid`,
      confirmed_by_id: `md5('agreed ' || t.confirmed_by)::uuid`,
    },
  },
  { file: 'deaths-of-the-year.csv', table: 'bereavement' },
  { file: 'steps-of-the-year.csv', table: 'bereavement_step' },
  // Why stays with the clergy it was confided to. That it is held is what counts.
  { file: 'holds.csv', table: 'hold', given: { reason: `'other'` } },
  { file: 'print-batches.csv', table: 'print_batch' },
  { file: 'printed-letters.csv', table: 'printed_letter', told: ['printed_at', 'printed_by'] },
  {
    ...{ file: 'services.csv', table: 'service_settings', replaces: true },
    understood: {
      services: serviceSettings.shape.services,
      no_service: serviceSettings.shape.noService,
      policy: serviceSettings.shape.policy,
    },
  },
  { file: 'different-yahrzeits.csv', table: 'different_yahrzeits', given: IN_ORDER },
  { file: 'different-contacts.csv', table: 'different_contacts', given: IN_ORDER },
  { file: 'called-names.csv', table: 'called_name' },
  { file: 'mourning-ends.csv', table: 'mourning_end' },
  { file: 'lists-taken.csv', table: 'list_issue', idsIn: ['names'], understood: { names: FROZEN_NAMES } },
  { file: 'readings.csv', table: 'reading_override' },
  {
    ...{ file: 'notifications.csv', table: 'notification', replaces: true, idsIn: ['cause', 'values', 'data'] },
    understood: { values: notification.shape.values, data: notification.shape.data },
  },
  {
    ...{ file: 'history.csv', table: 'audit_log', told: ['id'], idsIn: ['before', 'after'] },
    understood: { before: STATE, after: STATE },
  },
];

/** Files that become no rows of a table as they stand, and why. */
export const READ_OTHERWISE: Readonly<Record<string, string>> = {
  'settings.csv': 'Becomes the settings of the organization, by every rule that they are typed by.',
  'members.csv': 'Who may sign in is decided here: they are named, and invited by whom they would join.',
  'sender-domains.csv': 'The keys stay there. A sender domain is set up anew, with records of its own.',
};

/**
 * Promises whose letter may have left there since the archive was made, on which it was on (`$2`), or in the days around now
 * (`$3`): their letters wait for a person, as if they had been written. $4 the letter of reminders, $5 now.
 */
export const HOLD_WHAT_IS_DUE = `
WITH due AS (
  SELECT r.id, o.contact_id, o.yahrzeit_id, c.email,
         'observance:' || r.observance_id || ':' || r.occurrence_date || ':' || $4::uuid || CASE r.step WHEN 1 THEN '' ELSE ':' || r.step END AS occasion
    FROM reminder r
    JOIN observance o ON o.organization_id = r.organization_id AND o.id = r.observance_id AND o.channel IN ('email', 'both')
    JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id AND y.archived_at IS NULL
    JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id AND c.email IS NOT NULL AND NOT c.deceased
   WHERE r.organization_id = $1 AND r.state = 'open' AND r.sends_on <= $3::date AND r.occurrence_date >= $2::date
), held AS (
  INSERT INTO email_message (organization_id, occasion, template_id, contact_id, yahrzeit_id, to_email, state, resent_at, error,
                             send_at, created_at, updated_at)
  SELECT $1, occasion, $4, contact_id, yahrzeit_id, email, 'uncertain', $5, ${BROUGHT}, $5, $5, $5 FROM due
  ON CONFLICT (organization_id, occasion) DO NOTHING RETURNING id, occasion
)
UPDATE reminder SET state = 'written', message_id = held.id, closed_at = $5
  FROM due JOIN held USING (occasion) WHERE reminder.organization_id = $1 AND reminder.id = due.id`;
