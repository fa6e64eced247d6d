import type { ImportIssue } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { personKey } from '../understand/names.js';
import type { UnderstoodObserver, UnderstoodRow } from '../understand/understand-row.js';
import { listedKey, observerOf, type ListedObserver } from './observers-in-step.js';

interface ContactHere {
  readonly name: string;
  readonly key: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
}

/**
 * Rows whose observers the congregation keeps already, otherwise than the list says: what is here stays, and that is said. An observer
 * whom the list knows by an id is followed, and nothing is said here. Contacts that this import makes do not count.
 */
export async function withContactsThatDiffer(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly UnderstoodRow[],
  followed: ReadonlyMap<string, ListedObserver>,
): Promise<readonly UnderstoodRow[]> {
  const observers = rows.flatMap((row) => row.observers);
  if (observers.length === 0) return rows;
  const here: ContactHere[] = await db.query(
    `SELECT name, person_key(name) AS key, email, phone, address FROM contact
      WHERE organization_id = $1 AND import_id IS DISTINCT FROM $2
        AND (lower(email) = ANY ($3) OR person_key(name) = ANY ($4))`,
    [org, importId, emailsOf(observers), [...new Set(observers.map(({ name }) => personKey(name)))]],
  );
  if (here.length === 0) return rows;
  const known = { byEmail: byEmail(here), byName: byName(here) };
  return rows.map((row) => {
    if (isFollowed(row, followed)) return row;
    const issues = row.observers.flatMap((observer) => differing(observer, known) ?? []);
    return issues.length > 0 ? { ...row, issues: [...row.issues, ...issues] } : row;
  });
}

interface Known {
  readonly byEmail: ReadonlyMap<string, ContactHere>;
  readonly byName: ReadonlyMap<string, readonly ContactHere[]>;
}

const emailsOf = (observers: readonly UnderstoodObserver[]): string[] => [
  ...new Set(observers.flatMap(({ email }) => email?.toLowerCase() ?? [])),
];

const byEmail = (here: readonly ContactHere[]): Known['byEmail'] =>
  new Map(here.flatMap((one) => (one.email ? [[one.email.toLowerCase(), one] as const] : [])));

function byName(here: readonly ContactHere[]): Known['byName'] {
  const names = new Map<string, ContactHere[]>();
  for (const one of here) names.set(one.key, [...(names.get(one.key) ?? []), one]);
  return names;
}

function isFollowed(row: UnderstoodRow, followed: ReadonlyMap<string, ListedObserver>): boolean {
  const observer = observerOf(row);
  return observer !== null && followed.has(listedKey(row.observerId ?? '', observer.name));
}

function differing(observer: UnderstoodObserver, known: Known): ImportIssue | null {
  const namesakes = known.byName.get(personKey(observer.name)) ?? [];
  const same = observer.email
    ? known.byEmail.get(observer.email.toLowerCase())
    : namesakes.length === 1 && namesakes[0];
  if (same) return otherwise(observer, same);
  const [elsewhere] = namesakes.filter(({ email }) => email);
  return observer.email && elsewhere
    ? issue(
        'contact_elsewhere',
        'warning',
        `${observer.name} is a contact here with ${elsewhere.email}: the address of the list makes a second one`,
      )
    : null;
}

function otherwise(observer: UnderstoodObserver, here: ContactHere): ImportIssue | null {
  const fields = (['phone', 'address'] as const).filter(
    (field) => observer[field] && plain(observer[field]) !== plain(here[field]),
  );
  if (fields.length > 0) {
    const said = fields.map((field) => `${field} “${here[field] ?? ''}”, and in the list “${observer[field] ?? ''}”`);
    return issue('contact_differs', 'warning', `${here.name} is here with ${said.join('; ')}: what is here stays`);
  }
  const isCalledSo = observer.name.includes('@') || personKey(observer.name) === here.key;
  return isCalledSo ? null : issue('contact_named', 'info', `This address is that of ${here.name} here, who observes`);
}

const issue = (code: string, severity: ImportIssue['severity'], message: string): ImportIssue => ({
  ...{ column: null, code, severity, message },
});

/** Letters and figures alone: a telephone is the same with other signs between, an address on other lines. */
const plain = (text: string | null): string => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
