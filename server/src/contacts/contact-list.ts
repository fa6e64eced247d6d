import type { Contact, contactQuery } from '@zikaron/contract';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { idsNamed, listNamed, nameSearch, type Bind, type Search, type Sorting } from '../platform/database/index.js';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

export type ContactQuery = z.output<typeof contactQuery>;
type Column = NonNullable<ContactQuery['sort']>[0];

/** Observances of yahrzeits that are not archived. */
const OBSERVANCES = `(SELECT count(*) FROM observance o
    JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id AND y.archived_at IS NULL
   WHERE o.organization_id = c.organization_id AND o.contact_id = c.id)`;

const COLUMNS: Record<Column, Pick<Sorting, 'by' | 'nullable'>> = {
  name: { by: 'c.name', nullable: false },
  email: { by: 'lower(c.email)', nullable: true },
  phone: { by: 'c.phone', nullable: true },
  createdAt: { by: 'c.created_at', nullable: false },
  observances: { by: OBSERVANCES, nullable: false },
};

const SHOWN = `c.id, c.name, c.first_name AS "firstName", c.last_name AS "lastName", c.salutation, c.hebrew_name AS "hebrewName", c.email, c.phone, c.address, c.language, c.deceased,
  c.member_until AS "memberUntil", c.stays_on AS "staysOn",
  (SELECT letters_until(c.member_until, c.stays_on, o.former_letter_years) FROM organization o WHERE o.id = c.organization_id) AS "lettersUntil",
  c.publicly_named AS "publiclyNamed", c.called_name AS "calledName", c.notes,
  (SELECT s.reason FROM suppression s
    WHERE s.organization_id = c.organization_id AND s.email = lower(c.email) AND s.lifted_at IS NULL) AS suppressed,
  ${OBSERVANCES} AS observances, c.version, c.created_at AS "createdAt", c.updated_at AS "updatedAt"`;

type Database = DataSource | EntityManager;
type ListedContact = Omit<Contact, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

/** One page of the contacts, and how many there are in all. */
export async function listContacts(
  db: Database,
  org: OrganizationId,
  query: ContactQuery,
): Promise<{ data: Contact[]; total: number }> {
  const bounds = { ...pageBounds(query), beside: query.beside };
  const { data, total } = await listNamed<ListedContact>(db, listOf(org, query), bounds);
  return { data: data.map(answered), total };
}

/** The ids of all that a list shows on its pages, in its order, as they are at one instant. */
export const contactIds = (db: Database, org: OrganizationId, query: ContactQuery): Promise<string[]> =>
  idsNamed(db, listOf(org, query));

/** These contacts as they are answered, in no order; ids of other organizations are not found. */
export async function contactsById(db: Database, org: OrganizationId, ids: readonly string[]): Promise<Contact[]> {
  const rows: ListedContact[] = await db.query(
    `SELECT ${SHOWN} FROM contact c WHERE c.organization_id = $1 AND c.id = ANY($2)`,
    [org, ids],
  );
  return rows.map(answered);
}

function listOf(org: OrganizationId, query: ContactQuery) {
  const [column, direction] = query.sort ?? ['name', 'ASC'];
  return {
    from: 'contact c',
    columns: SHOWN,
    sorting: { ...COLUMNS[column], direction, id: 'c.id' },
    isSearch: Boolean(query.filter?.q?.trim()),
    ways: (search: Search, bind: Bind) => [{ where: conditions(org, query, search, bind).join(' AND ') }] as const,
  };
}

function conditions(org: OrganizationId, { filter = {} }: ContactQuery, search: Search, bind: Bind) {
  const where = [`c.organization_id = ${bind(org)}`];
  const named = nameSearch(filter.q, 'c.name_search', bind);
  if (named) where.push(orByPhone(named[search], filter.q, bind));
  if (filter.id) where.push(`c.id = ANY(${bind(filter.id)})`);
  if (filter.withoutEmail !== undefined) where.push(`(c.email IS NULL) = ${bind(filter.withoutEmail)}`);
  if (filter.deceased !== undefined) where.push(`c.deceased = ${bind(filter.deceased)}`);
  if (filter.former !== undefined) where.push(`(c.member_until IS NOT NULL) = ${bind(filter.former)}`);
  return where;
}

/** What looks like a telephone number is sought in those too, however they are written; a leading 0 gives way to a country's code. */
function orByPhone(named: string, typed = '', bind: Bind): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < FEWEST_DIGITS || /[^\d\s()+./-]/.test(typed)) return named;
  return `(${named} OR regexp_replace(c.phone, '\\D', '', 'g') LIKE '%' || ${bind(digits)} || '%')`;
}
const FEWEST_DIGITS = 3;

const answered = ({ createdAt, updatedAt, ...contact }: ListedContact): Contact => ({
  ...contact,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
