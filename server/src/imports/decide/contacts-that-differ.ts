import type { ImportChoice, ImportConflict, ImportIssue } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { personKey } from '../understand/names.js';
import type { UnderstoodObserver, UnderstoodRow } from '../understand/understand-row.js';
import { listedKey, OBSERVER_FIELDS, observerOf, type ListedObserver } from './observers-in-step.js';

type Field = ImportConflict['fields'][number];

interface ContactHere {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  /** Whom they remember, by the keys of their names. */
  readonly remembers: ReadonlySet<string>;
  /** What each of those was to them. */
  readonly kinships: readonly {
    readonly key: string;
    readonly relationship: string | null;
    readonly detail: string | null;
  }[];
}

/** The contact that an observer of a list is, and what the list says otherwise of how they are reached. */
export interface ContactThatDiffers extends ContactHere {
  readonly fields: readonly Field[];
  /** Whether the list says more of them than the name: whom they remember, the telephone, or the address. */
  readonly isSurely: boolean;
}

/** By which a decision about a contact is known again: whom it concerns, and what the list said. */
export const contactKey = ({ field, file, contact }: Field): string => `${contact?.id ?? ''} ${field} ${plain(file)}`;

/**
 * What is done when nobody chooses: what is here stays. Another address makes a second contact of the name, since two may bear it,
 * unless it is surely the one who is here.
 */
export function usualFor(fields: readonly Field[], contacts: readonly ContactThatDiffers[]): ImportChoice {
  const isSecond = contacts.some(
    ({ id, isSurely }) =>
      !isSurely && fields.some(({ field, contact }) => field === OBSERVER_FIELDS.email && contact?.id === id),
  );
  return isSecond ? 'separate' : 'keep';
}

/**
 * Who of those who observe is a contact here and reached otherwise, which is asked; and the rows, with what is only remarked: that
 * a contact is called otherwise, or that several are called so. An observer whom the list knows by an id is followed, and nothing is
 * said here. Contacts that this import makes do not count.
 */
export async function besideContacts(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly UnderstoodRow[],
  followed: ReadonlyMap<string, ListedObserver>,
): Promise<{ rows: readonly UnderstoodRow[]; differing: ReadonlyMap<UnderstoodObserver, ContactThatDiffers> }> {
  const differing = new Map<UnderstoodObserver, ContactThatDiffers>();
  const observers = rows.flatMap((row) => row.observers);
  if (observers.length === 0) return { rows, differing };
  const here = await contactsHere(db, org, importId, observers);
  if (here.length === 0) return { rows, differing };
  const known = { byEmail: byEmail(here), byName: byName(here) };
  const whomOf = whomTheyRemember(rows);
  const remarked = rows.map((row) => {
    const isKnown = isFollowed(row, followed);
    const issues = row.observers.flatMap((observer) => {
      const { contact, issue } = besideContact(observer, known, { person: row.key, whom: whomOf(observer) });
      const ofKinship = contact ? kinshipStays(observer, contact, row.key) : [];
      if (isKnown) return ofKinship;
      const fields = contact ? otherwise(observer, contact) : [];
      if (contact && fields.length > 0)
        differing.set(observer, { ...contact, fields, isSurely: isSurely(contact, observer, whomOf(observer)) });
      return [...(issue ? [issue] : []), ...ofKinship];
    });
    return issues.length > 0 ? { ...row, issues: [...row.issues, ...issues] } : row;
  });
  return { rows: remarked, differing };
}

async function contactsHere(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  observers: readonly UnderstoodObserver[],
): Promise<ContactHere[]> {
  const names = new Set(observers.map(({ name }) => personKey(name)));
  const found: Omit<ContactHere, 'remembers'>[] = await db.query(HERE, [
    org,
    importId,
    emailsOf(observers),
    [...names],
  ]);
  return found.map((one) => ({ ...one, remembers: new Set(one.kinships.map(({ key }) => key)) }));
}

/** Whom these rows say that an observer remembers, by the keys of their names. */
function whomTheyRemember(rows: readonly UnderstoodRow[]): (observer: UnderstoodObserver) => readonly string[] {
  const keyOf = ({ name, email }: UnderstoodObserver) => `${personKey(name)} ${email?.toLowerCase() ?? ''}`;
  const whom = new Map<string, string[]>();
  for (const { key, observers } of rows)
    for (const one of observers.map(keyOf)) {
      const known = whom.get(one);
      if (known) known.push(key);
      else whom.set(one, [key]);
    }
  return (observer) => whom.get(keyOf(observer)) ?? [];
}

const isSurely = (here: ContactHere, { phone, address }: UnderstoodObserver, whom: readonly string[]): boolean =>
  whom.some((person) => here.remembers.has(person)) ||
  (phone !== null && holds(here.phone, phone, 'phone')) ||
  (address !== null && holds(here.address, address, 'address'));

const HERE = `
SELECT c.id, c.name, person_key(c.name) AS key, c.email, c.phone, c.address,
       ARRAY(SELECT jsonb_build_object('key', person_key(untitled(y.name)), 'relationship', o.relationship, 'detail', o.relationship_detail)
               FROM observance o JOIN yahrzeit y ON y.organization_id = $1 AND y.id = o.yahrzeit_id
              WHERE o.organization_id = $1 AND o.contact_id = c.id) AS kinships
  FROM contact c
 WHERE c.organization_id = $1 AND c.import_id IS DISTINCT FROM $2
   AND (lower(c.email) = ANY ($3) OR person_key(c.name) = ANY ($4))`;

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

/** The contact of the address, else the only one of the name, or the only one of it who is surely meant. */
function besideContact(
  observer: UnderstoodObserver,
  known: Known,
  { person, whom }: { person: string; whom: readonly string[] },
): { contact: ContactHere | undefined; issue: ImportIssue | null } {
  const namesakes = known.byName.get(personKey(observer.name)) ?? [];
  // Where there is no email either, rows are linked by the name alone: who observes this very person is told, and nobody else.
  const isMeant = (one: ContactHere) => (observer.email ? isSurely(one, observer, whom) : one.remembers.has(person));
  const meant = namesakes.length === 1 ? namesakes : namesakes.filter(isMeant);
  const only = meant.length === 1 ? meant[0] : undefined;
  const contact = (observer.email && known.byEmail.get(observer.email.toLowerCase())) || only;
  if (contact) return { contact, issue: named(observer, contact) };
  const isSecond = namesakes.length > 0 && (observer.email ? namesakes.some(({ email }) => email) : meant.length === 0);
  const others = `${namesakes.length} contacts are called ${observer.name} here, and the list does not say which is meant`;
  return { contact, issue: isSecond ? issue('contact_elsewhere', 'warning', `${others}: it makes another one`) : null };
}

function named(observer: UnderstoodObserver, here: ContactHere): ImportIssue | null {
  const isCalledSo = observer.name.includes('@') || personKey(observer.name) === here.key;
  return isCalledSo ? null : issue('contact_named', 'info', `This address is that of ${here.name} here, who observes`);
}

/** The kinship of an observance that is here is changed by people alone: where the list says another, it is said. */
function kinshipStays({ kinship }: UnderstoodObserver, here: ContactHere, person: string): ImportIssue[] {
  const known = here.kinships.filter(({ key, relationship }) => key === person && relationship !== null);
  if (!kinship || known.length === 0) return [];
  const isSame = known.some(({ relationship, detail }) =>
    detail === null ? relationship === kinship.relationship : plain(detail) === plain(kinship.detail),
  );
  if (isSame) return [];
  const stays = known.map(({ relationship, detail }) => detail ?? relationship).join(', ');
  const message = `The list says "${kinship.detail}" to ${here.name}; "${stays}" is here, and stays`;
  return [issue('kinship_stays', 'warning', message)];
}

function otherwise(observer: UnderstoodObserver, here: ContactHere): Field[] {
  const contact = { id: here.id, name: here.name };
  return (['email', 'phone', 'address'] as const).flatMap((field) => {
    const file = observer[field];
    if (!file || holds(here[field], file, field)) return [];
    return [{ field: OBSERVER_FIELDS[field], existing: here[field], file, contact }];
  });
}

/** Whether it stands here already; of several telephones, each. */
export function holds(here: string | null, file: string, field: keyof typeof OBSERVER_FIELDS): boolean {
  if (field === 'email') return here?.toLowerCase() === file.toLowerCase();
  if (field === 'address') return plain(here) === plain(file);
  const numbers = (here ?? '').split(', ').map(plain);
  return file.split(', ').every((one) => numbers.includes(plain(one)));
}

/** What is said of a row as a whole. */
export const issue = (code: string, severity: ImportIssue['severity'], message: string): ImportIssue => ({
  column: null,
  code,
  severity,
  message,
});

/** Letters and figures alone: a telephone is the same with other signs between, an address on other lines. */
const plain = (text: string | null): string => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
