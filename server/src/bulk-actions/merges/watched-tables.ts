import type { Merge } from '../../contacts/index.js';

/** A table whose rows a merge may change, and by which rows of it. */
export interface Watched {
  readonly table: string;
  readonly key: readonly string[];
  /** $1 the organization, $2 the two records, $3 their observances, as they were before. */
  readonly where: string;
  /** Rows of it are only moved, in these columns. Without it rows may come and go too. */
  readonly moved?: readonly string[];
}

/**
 * What merging two contacts, or two yahrzeits, may change, in the order in which it is given back: what others point at comes
 * first. Occurrences are not among it: they are worked out anew.
 */
export const watchedBy = (of: Merge['of']): readonly Watched[] => [
  { table: of === 'yahrzeit_id' ? 'yahrzeit' : 'contact', key: ['id'], where: 'id = ANY ($2::uuid[])' },
  ...promisesOf(of),
  ...lettersOf(of),
  ...(of === 'yahrzeit_id' ? OF_YAHRZEITS : []),
  jobsThat(of === 'yahrzeit_id' ? 'yahrzeit_ids' : 'contact_ids'),
  {
    table: of === 'yahrzeit_id' ? 'different_yahrzeits' : 'different_contacts',
    key: ['one_id', 'other_id'],
    where: 'one_id = ANY ($2::uuid[]) OR other_id = ANY ($2::uuid[])',
  },
];

const promisesOf = (of: Merge['of']): Watched[] => [
  { table: 'observance', key: ['id'], where: 'id = ANY ($3::uuid[])' },
  { table: 'hold', key: ['id'], where: `${of} = ANY ($2::uuid[]) OR observance_id = ANY ($3::uuid[])` },
  {
    table: 'rememberer_request',
    key: ['contact_id'],
    where: `${of} = ANY ($2::uuid[])`,
    ...(of === 'yahrzeit_id' && { moved: [of] }),
  },
  { table: 'response', key: ['observance_id', 'occurrence_date'], where: 'observance_id = ANY ($3::uuid[])' },
  { table: 'reminder', key: ['id'], where: 'observance_id = ANY ($3::uuid[])' },
  { table: 'kept_promise', key: ['occurrence_date', 'hash', 'step', 'way'], where: 'observance_id = ANY ($3::uuid[])' },
];

const lettersOf = (of: Merge['of']): Watched[] => [
  { table: 'run_outcome', key: ['id'], where: 'observance_id = ANY ($3::uuid[])', moved: ['observance_id'] },
  { table: 'email_message', key: ['id'], where: `${of} = ANY ($2::uuid[])`, moved: [of, 'to_email', 'occasion'] },
  {
    table: 'message_companion',
    key: ['occasion'],
    where: `split_part(occasion, ':', 2) = ANY ($3::text[])${of === 'yahrzeit_id' ? ' OR yahrzeit_id = ANY ($2::uuid[])' : ''}`,
  },
  { table: 'printed_letter', key: ['id'], where: `${of} = ANY ($2::uuid[])`, moved: [of, 'observance_id', 'again'] },
  { table: 'calendar_link', key: ['id'], where: `${of} = ANY ($2::uuid[])`, moved: [of] },
  {
    table: 'audit_log',
    key: ['id'],
    where: `resource = '${of === 'yahrzeit_id' ? 'yahrzeit' : 'contact'}' AND resource_id = ANY ($2::uuid[])`,
    moved: ['resource_id', 'after'],
  },
];

const jobsThat = (ids: string): Watched => ({
  table: 'email_job',
  key: ['id'],
  where: `${ids} && $2::uuid[] OR observer_ids && $3::uuid[]`,
  moved: [ids, 'observer_ids'],
});

const OF_YAHRZEITS: readonly Watched[] = [
  { table: 'called_name', key: ['yahrzeit_id'], where: 'yahrzeit_id = ANY ($2::uuid[])' },
  { table: 'mourning_end', key: ['yahrzeit_id'], where: 'yahrzeit_id = ANY ($2::uuid[])' },
  { table: 'keeper', key: ['yahrzeit_id'], where: 'yahrzeit_id = ANY ($2::uuid[])' },
  { table: 'bereavement', key: ['yahrzeit_id'], where: 'yahrzeit_id = ANY ($2::uuid[])' },
  { table: 'bereavement_step', key: ['yahrzeit_id', 'kind'], where: 'yahrzeit_id = ANY ($2::uuid[])' },
  {
    table: 'reading_override',
    key: ['yahrzeit_id', 'on_hebrew_calendar', 'occurrence_date'],
    where: 'yahrzeit_id = ANY ($2::uuid[])',
  },
  { table: 'import_row', key: ['import_id', 'row'], where: 'yahrzeit_id = ANY ($2::uuid[])', moved: ['yahrzeit_id'] },
];
