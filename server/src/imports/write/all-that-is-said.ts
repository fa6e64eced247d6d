import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { observerKey } from '../decide/placing.js';
import { phonesOf } from '../decide/said-of-contacts.js';
import { jsonbOf } from '../read/batches.js';
import { personKey } from '../understand/names.js';
import type { UnderstoodObserver } from '../understand/understand-row.js';
import type { Gathered, NewContact } from './gather-contacts.js';

/**
 * The contacts to be added, with what all rows say of them: one has the telephone, another the address. Those that earlier rows
 * of this import have added are completed; who was a contact before stays as they are.
 */
export async function withAllThatIsSaid(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  observers: readonly UnderstoodObserver[],
  { added, idOf }: Gathered,
): Promise<NewContact[]> {
  const saying = observers.flatMap((observer) => {
    const id = idOf.get(observerKey(observer));
    return id === undefined ? [] : [{ id, observer }];
  });
  const isAdded = new Set(added.map(({ id }) => id));
  const others = [...new Set(saying.flatMap(({ id }) => (isAdded.has(id) ? [] : [id])))];
  const earlier: NewContact[] = others.length > 0 ? await db.query(ADDED_EARLIER, [org, importId, others]) : [];
  const contacts = new Map([...added, ...earlier].map((contact) => [contact.id, contact]));
  for (const { id, observer } of saying) {
    const contact = contacts.get(id);
    if (contact) contacts.set(id, completed(contact, observer));
  }
  const more = earlier.flatMap((contact) => {
    const now = contacts.get(contact.id) ?? contact;
    return now === contact ? [] : [now];
  });
  if (more.length > 0) await db.query(COMPLETE, [org, jsonbOf(more, (contact) => contact)]);
  return added.map((contact) => contacts.get(contact.id) ?? contact);
}

/** The same object where the row says nothing more. */
function completed(contact: NewContact, observer: UnderstoodObserver): NewContact {
  const isSameName = personKey(contact.name) === personKey(observer.name);
  const said = {
    hebrewName: contact.hebrewName ?? (isSameName ? observer.hebrewName : null),
    phone: phonesOf(contact.phone, observer.phone),
    address: contact.address ?? observer.address,
    notes: linesOf(contact.notes, observer.notes),
  };
  const { hebrewName, phone, address, notes } = contact;
  const isAll =
    said.hebrewName === hebrewName && said.phone === phone && said.address === address && said.notes === notes;
  return isAll ? contact : { ...contact, ...said };
}

/** So much a form takes. */
const MOST_OF_NOTES = 10_000;

/** Each line once; the first notes alone where there is no room for both. */
function linesOf(first: string | null, other: string | null): string | null {
  const both = [...new Set([first, other].flatMap((notes) => notes?.split('\n') ?? []))].join('\n');
  return both.length > MOST_OF_NOTES ? (first ?? other) : both || null;
}

const ADDED_EARLIER = `
SELECT id, name, hebrew_name AS "hebrewName", email, phone, address, notes FROM contact
 WHERE organization_id = $1 AND import_id = $2 AND id = ANY ($3)`;

const COMPLETE = `
UPDATE contact c SET hebrew_name = m."hebrewName", phone = m.phone, address = m.address, notes = m.notes
  FROM jsonb_to_recordset($2::jsonb) AS m(id uuid, "hebrewName" text, phone text, address text, notes text)
 WHERE c.organization_id = $1 AND c.id = m.id`;
