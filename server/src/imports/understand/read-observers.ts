import { isEmailAddress, kinWordOf, type Gender, type ImportField } from '@zikaron/contract';
import { isNothing } from './blank-words.js';
import { readName } from './names.js';
import { peopleIn } from './people-in-a-cell.js';
import { postalAddress } from './postal-address.js';
import { kinshipOf, readObserver, turned, type Kinship, type ObserverCell } from './relationships.js';

export interface UnderstoodObserver {
  readonly name: string;
  readonly hebrewName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly notes: string | null;
  readonly kinship: Kinship | null;
  /** Who it is, where the list has named them before under an id: the contact, and by which key it is known. */
  readonly contact?: { readonly id: string; readonly key: string };
}

/** A remark on what a row says of those who observe. */
interface ObserverRemark {
  readonly code: string;
  readonly severity: 'warning' | 'info';
  readonly field: ImportField;
  readonly message: string;
}

export interface ReadObservers {
  readonly observers: UnderstoodObserver[];
  readonly perpetual: boolean;
  readonly kinship: Kinship | null;
  readonly remarks: ObserverRemark[];
}

type Cell = (field: ImportField) => string;

/**
 * Who observes, by all cells of a row that speak of them; `asks` says whether the table has a place for them, `died` of which
 * gender the person was.
 */
export function readObservers(cell: Cell, labelled: Cell, asks: boolean, died: Gender): ReadObservers {
  const remarks: ObserverRemark[] = [];
  const { name: called, careOf, kin } = besideName(nameOf(cell));
  const named = observerIn(called);
  const kinship = kinshipOf(cell('relationship')) ?? turned(cell('observerRelationship'), died) ?? named.kinship;
  const { addresses, wrong } = addressesIn(cell('email'));
  const written = named.kind === 'person' ? peopleIn(named.name).map(readName) : [];
  const people = written.map(({ name }) => name);
  const address = addressOf(cell);
  const about = {
    hebrewName: cell('observerHebrewName').slice(0, 200) || null,
    phone: phonesOf(cell),
    address: careOf && address ? `${careOf}\n${address}`.slice(0, 500) : address,
    notes:
      [labelled('memberStatus'), labelled('spouseName'), address ? '' : careOf, kin].filter(Boolean).join('\n') || null,
    kinship,
  };
  const observers = together(named.kind, people, addresses, about);
  if (written.some(({ wasInCapitals }) => wasInCapitals))
    remarks.push({
      ...{ code: 'written_in_capitals', severity: 'info', field: 'observerName' },
      message: `Written in capitals; read as ${people.join(' & ')}`,
    });
  remark(remarks, { observers, people, addresses, wrong, kind: named.kind, asks });
  return { observers, perpetual: named.kind === 'perpetual', kinship, remarks };
}

/**
 * "Joe Stein c/o Amy Gold": where the letter goes to is of the address, and no part of the name. Of "Ruth Levin (daughter)" nobody
 * knows whose daughter is meant: it is noted, and no letter says it.
 */
function besideName(written: string): { name: string; careOf: string; kin: string } {
  const [, called = written, careOf = ''] = /^(.*\S)[,\s]+(c\/o\s+.+)$/is.exec(written) ?? [];
  const [, name = called, kin = ''] = /^([^(]*\S)\s*(\([^()]+\))$/s.exec(called) ?? [];
  const isKin = kinWordOf(kin.slice(1, -1).trim()) !== null;
  return { name: isKin ? name : called, careOf: careOf.replace(/\s+/g, ' '), kin: isKin ? kin : '' };
}

/** "Unknown" is nobody's name. */
function observerIn(name: string): ObserverCell {
  const read = readObserver(name);
  return read.kind === 'person' && isNothing(read.name) ? readObserver('') : read;
}

/** One cell with the whole name, or its parts: title, first, last. */
function nameOf(cell: Cell): string {
  const parts = [cell('observerTitle'), cell('observerFirstName'), cell('observerLastName')];
  const whole = cell('observerName');
  if (parts[1] || parts[2]) return parts.filter(Boolean).join(' ');
  return [parts[0], whole].filter(Boolean).join(' ');
}

const addressOf = (cell: Cell): string | null =>
  postalAddress({
    street: cell('address'),
    street2: cell('address2'),
    city: cell('city'),
    state: cell('state'),
    postalCode: cell('postalCode'),
    country: cell('country'),
  });

/** The mobile one first. */
function phonesOf(cell: Cell): string | null {
  const phones = [cell('mobilePhone'), cell('phone'), cell('homePhone')].filter((phone) => phone && !isNothing(phone));
  return [...new Set(phones)].join(', ').slice(0, 50) || null;
}

function addressesIn(cell: string): { addresses: string[]; wrong: string | null } {
  const parts = cell.split(/[;,\s]+/).filter(Boolean);
  const addresses = [...new Set(parts.filter(isEmailAddress).map((address) => address.toLowerCase()))];
  return { addresses, wrong: parts.find((part) => !isEmailAddress(part)) ?? null };
}

/** Each person with an address of their own; a household with two addresses is two observers of one name. */
function together(
  kind: ObserverCell['kind'],
  people: readonly string[],
  addresses: readonly string[],
  about: Omit<UnderstoodObserver, 'name' | 'email'>,
): UnderstoodObserver[] {
  if (kind === 'none' || kind === 'perpetual') return [];
  const count = Math.max(people.length, addresses.length);
  return Array.from({ length: count }, (_, at) => {
    const email = addresses[at] ?? null;
    const name = people[Math.min(at, people.length - 1)] ?? email ?? '';
    return { name: name.slice(0, 200), email, ...about };
  });
}

interface Told {
  readonly observers: readonly UnderstoodObserver[];
  readonly people: readonly string[];
  readonly addresses: readonly string[];
  readonly wrong: string | null;
  readonly kind: ObserverCell['kind'];
  readonly asks: boolean;
}

function remark(remarks: ObserverRemark[], { observers, people, addresses, wrong, kind, asks }: Told): void {
  const say = (code: string, severity: ObserverRemark['severity'], field: ImportField, message: string) =>
    remarks.push({ code, severity, field, message });
  if (people.length > 1)
    say(
      'couple_in_one_cell',
      'info',
      'observerName',
      `One cell names ${people.length} people: each becomes an observer`,
    );
  if (wrong) say('invalid_email', 'warning', 'email', `"${wrong.slice(0, 60)}" is not an email address`);
  if (addresses.length > Math.max(1, people.length))
    say('multiple_emails', 'warning', 'email', 'Several addresses: each one becomes an observer');
  if (observers.length && !addresses.length && !wrong)
    say('no_email', 'info', 'email', 'No email address: the observer will have a letter on paper');
  // Of a list that has no place for them, the count of observers says it once.
  if (asks && kind === 'blank' && !observers.length)
    say('no_observer', 'warning', 'observerName', 'Nobody is named who would be reminded');
}
