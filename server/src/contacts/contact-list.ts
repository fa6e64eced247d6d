import type { contactQuery, Contact } from '@zikaron/contract';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { nameSearch, type Bind } from '../platform/database/index.js';
import { orderBy, pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

export type ContactQuery = z.output<typeof contactQuery>;

/** Observances of yahrzeits that are not archived. */
const OBSERVANCES = `(SELECT count(*) FROM observance o
    JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id AND y.archived_at IS NULL
   WHERE o.organization_id = c.organization_id AND o.contact_id = c.id)`;

const COLUMNS = {
  name: 'c.name',
  email: 'lower(c.email)',
  phone: 'c.phone',
  createdAt: 'c.created_at',
  observances: OBSERVANCES,
};

const SHOWN = `c.id, c.name, c.hebrew_name AS "hebrewName", c.email, c.phone, c.address, c.language, c.deceased, c.notes,
  (SELECT s.reason FROM suppression s
    WHERE s.organization_id = c.organization_id AND s.email = lower(c.email) AND s.lifted_at IS NULL) AS suppressed,
  ${OBSERVANCES} AS observances, c.version, c.created_at AS "createdAt", c.updated_at AS "updatedAt"`;

type Database = DataSource | EntityManager;
type Shown = Omit<Contact, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

/** One page of the contacts, and how many there are in all. A search that finds nothing is repeated forgiving a typo. */
export async function listContacts(
  db: Database,
  org: OrganizationId,
  query: ContactQuery,
): Promise<{ data: Contact[]; total: number }> {
  const exact = await page(db, org, query, 'exact');
  const mayHaveTypo = exact.total === 0 && query.filter?.q !== undefined;
  return mayHaveTypo ? page(db, org, query, 'forgiving') : exact;
}

/** These contacts as they are answered, in no order; ids of other organizations are not found. */
export async function contactsById(db: Database, org: OrganizationId, ids: readonly string[]): Promise<Contact[]> {
  const rows: Shown[] = await db.query(
    `SELECT ${SHOWN} FROM contact c WHERE c.organization_id = $1 AND c.id = ANY($2)`,
    [org, ids],
  );
  return rows.map(answered);
}

async function page(db: Database, org: OrganizationId, query: ContactQuery, search: 'exact' | 'forgiving') {
  const values: unknown[] = [];
  const where = conditions(org, query, search, (value) => `$${values.push(value)}`).join(' AND ');
  const { offset, limit } = pageBounds(query);
  const order = orderBy(query, COLUMNS, ['name', 'ASC'], 'c.id');

  const [rows, [counted]] = (await Promise.all([
    db.query(`SELECT ${SHOWN} FROM contact c WHERE ${where} ${order} LIMIT ${limit} OFFSET ${offset}`, values),
    db.query(`SELECT count(*) AS total FROM contact c WHERE ${where}`, values),
  ])) as [Shown[], [{ total: number }]];
  return { data: rows.map(answered), total: counted.total };
}

function conditions(org: OrganizationId, { filter = {} }: ContactQuery, search: 'exact' | 'forgiving', bind: Bind) {
  const where = [`c.organization_id = ${bind(org)}`];
  const named = nameSearch(filter.q, 'c.name_search', bind);
  if (named) where.push(named[search]);
  if (filter.id) where.push(`c.id = ANY(${bind(filter.id)})`);
  if (filter.withoutEmail !== undefined) where.push(`(c.email IS NULL) = ${bind(filter.withoutEmail)}`);
  if (filter.deceased !== undefined) where.push(`c.deceased = ${bind(filter.deceased)}`);
  return where;
}

const answered = ({ createdAt, updatedAt, ...contact }: Shown): Contact => ({
  ...contact,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
