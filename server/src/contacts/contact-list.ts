import { MOST_COUNTED, type Contact, type contactQuery } from '@zikaron/contract';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { foundStatement, inOrder, nameSearch, readPage, type Bind, type Sorting } from '../platform/database/index.js';
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

/** One page of the contacts, and how many there are in all. A search that finds nothing is repeated forgiving a typo. */
export async function listContacts(
  db: Database,
  org: OrganizationId,
  query: ContactQuery,
): Promise<{ data: Contact[]; total: number }> {
  if (!query.filter?.q?.trim()) return page(db, org, query);
  const exact = await findByName(db, org, query, 'exact');
  return exact.total === 0 ? findByName(db, org, query, 'forgiving') : exact;
}

/** The ids of all that a list shows on its pages, in its order, as they are at one instant. */
export async function contactIds(db: Database, org: OrganizationId, query: ContactQuery): Promise<string[]> {
  const found = async (search: 'exact' | 'forgiving'): Promise<string[]> => {
    const { where, sorting, values } = asked(org, query, search);
    const rows: { id: string }[] = await db.query(
      `SELECT c.id FROM contact c WHERE ${where} ${inOrder(sorting)}`,
      values,
    );
    return rows.map(({ id }) => id);
  };
  const exact = await found('exact');
  return exact.length === 0 && query.filter?.q !== undefined ? found('forgiving') : exact;
}

/** These contacts as they are answered, in no order; ids of other organizations are not found. */
export async function contactsById(db: Database, org: OrganizationId, ids: readonly string[]): Promise<Contact[]> {
  const rows: ListedContact[] = await db.query(
    `SELECT ${SHOWN} FROM contact c WHERE c.organization_id = $1 AND c.id = ANY($2)`,
    [org, ids],
  );
  return rows.map(answered);
}

async function page(db: Database, org: OrganizationId, query: ContactQuery) {
  const { where, sorting, values } = asked(org, query, 'exact');
  const [{ total }]: [{ total: number }] = await db.query(
    `SELECT count(*) AS total FROM contact c WHERE ${where}`,
    values,
  );
  const asking = { from: 'contact c', where, sorting, ...pageBounds(query), total };
  const rows = await readPage<ListedContact>(db, SHOWN, asking, values, query.beside);
  return { data: rows.map(answered), total };
}

/** What is called so, up to as many as are counted. */
async function findByName(db: Database, org: OrganizationId, query: ContactQuery, search: 'exact' | 'forgiving') {
  const { where, sorting, values } = asked(org, query, search);
  const asking = { from: 'contact c', ways: [{ where }], sorting, ...pageBounds(query) };
  const statement = foundStatement(SHOWN, asking, MOST_COUNTED);
  const rows: (ListedContact & { total: number })[] = await db.query(statement, values);
  const data = rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => answered(row));
  return { data, total: rows[0]?.total ?? 0 };
}

function asked(org: OrganizationId, query: ContactQuery, search: 'exact' | 'forgiving') {
  const values: unknown[] = [];
  const where = conditions(org, query, search, (value) => `$${values.push(value)}`).join(' AND ');
  const [column, direction] = query.sort ?? ['name', 'ASC'];
  const sorting: Sorting = { ...COLUMNS[column], direction, id: 'c.id' };
  return { where, sorting, values };
}

function conditions(org: OrganizationId, { filter = {} }: ContactQuery, search: 'exact' | 'forgiving', bind: Bind) {
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
