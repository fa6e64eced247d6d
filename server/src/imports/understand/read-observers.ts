import { kinWordOf, type Gender, type ImportField } from '@zikaron/contract';
import { isNothing } from './blank-words.js';
import { readName } from './names.js';
import { observersIn, reachedIn, type NamedPerson } from './observers-in-a-cell.js';
import { readPhone } from './phones.js';
import { postalAddress } from './postal-address.js';
import { kinOfWhom, kinshipOf, readObserver, turned, type Kinship, type ObserverCell } from './relationships.js';

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
  const written = nameOf(cell);
  const related = written ? [] : kinOfSeveral(cell('relationship'));
  const { name: called, careOf, kin } = besideName(written || related.map(({ whose }) => whose).join('; '));
  const named = observerIn(called);
  const kinship = kinshipOf(cell('relationship')) ?? turned(cell('observerRelationship'), died) ?? named.kinship;
  const { addresses, phones, wrong } = addressesIn(cell('email'));
  const { living, dead } = named.kind === 'person' ? peopleOf(named.name) : NOBODY;
  const people = living.map(({ person, read }) => ({ ...person, name: read.name }));
  const { phone, cutOff } = phonesOf(cell, phones);
  const address = addressOf(cell);
  const about = {
    hebrewName: cell('observerHebrewName').slice(0, 200) || null,
    phone,
    address: careOf && address ? `${careOf}\n${address}`.slice(0, 500) : address,
    notes:
      [labelled('memberStatus'), labelled('spouseName'), address ? '' : careOf, kin].filter(Boolean).join('\n') || null,
    kinship,
  };
  const all = dead && people.length === 0 ? [] : together(named.kind, people, addresses, about);
  const observers = eachWithOwn(all, related);
  if (living.some(({ read }) => read.wasInCapitals))
    remarks.push({
      ...{ code: 'written_in_capitals', severity: 'info', field: 'observerName' },
      message: `Written in capitals; read as ${people.map(({ name }) => name).join(' & ')}`,
    });
  remark(remarks, { observers, people: people.length, addresses, wrong, cutOff, dead, kind: named.kind, asks });
  return { observers, perpetual: named.kind === 'perpetual', kinship, remarks };
}

const NOBODY = { living: [], dead: '' };

/** The people of a cell; of those who have died, whom no letter is to reach, the names. */
function peopleOf(cell: string) {
  const all = observersIn(cell).map((person) => ({ person, read: readName(person.name) }));
  const hasDied = (one: (typeof all)[number]) => one.read.memorialWords || DECEASED.test(one.person.name);
  return {
    living: all.filter((one) => !hasDied(one)),
    dead: all
      .filter(hasDied)
      .map(({ person }) => person.name)
      .join(', '),
  };
}

const DECEASED = /^\(?(deceased|passed away|died|dec['’]?d)\)?\.?$|\((deceased|dec['’]?d)\)$/i;

/** "Wife of Ron Lowe; mother of Kim Lowe": where nobody is named who observes, the list names them under the kinship. */
function kinOfSeveral(relationship: string): readonly { word: string; whose: string }[] {
  const parts = relationship.split(/\s*;\s*/).map(kinOfWhom);
  return parts.flatMap((part) => part ?? []).length === parts.length ? parts.flatMap((part) => part ?? []) : [];
}

/** The kinship of each, where the words of a row are as many as the people. */
const eachWithOwn = (observers: UnderstoodObserver[], related: readonly { word: string }[]): UnderstoodObserver[] =>
  related.length < 2 || related.length !== observers.length
    ? observers
    : observers.map((one, at) => ({ ...one, kinship: kinshipOf(related[at]?.word ?? '') }));

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

/** The mobile one first; those of other cells last. Of numbers that a spreadsheet has cut off the first is told. */
function phonesOf(cell: Cell, others: readonly string[]): { phone: string | null; cutOff: string } {
  const written = [cell('mobilePhone'), cell('phone'), cell('homePhone')].filter((one) => one && !isNothing(one));
  const phones = [...written.map(readPhone), ...others].filter((one) => one !== null);
  return { phone: joinedPhones(phones), cutOff: written.find((one) => readPhone(one) === null) ?? '' };
}

const joinedPhones = (phones: readonly (string | null)[]): string | null =>
  [...new Set(phones.filter(Boolean))].join(', ').slice(0, 50) || null;

function addressesIn(cell: string): { addresses: string[]; phones: string[]; wrong: string } {
  const { emails, phones, rest } = reachedIn(cell);
  const left = rest.split(/[;,\s]+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return { addresses: [...new Set(emails)], phones, wrong: left.join(' ') };
}

/** Each person with an address of their own; a household with two addresses is two observers of one name. */
function together(
  kind: ObserverCell['kind'],
  people: readonly NamedPerson[],
  addresses: readonly string[],
  about: Omit<UnderstoodObserver, 'name' | 'email'>,
): UnderstoodObserver[] {
  if (kind === 'none' || kind === 'perpetual') return [];
  const spare = addresses.filter((address) => people.every(({ email }) => email !== address));
  const own = people.map(({ email }) => email ?? spare.shift() ?? null);
  return [...own, ...spare].map((email, at) => {
    const person = people[Math.min(at, people.length - 1)];
    return {
      ...about,
      ...{ name: (person?.name ?? email ?? '').slice(0, 200), email },
      phone: joinedPhones([person?.phone ?? null, about.phone]),
      notes: [about.notes, person?.kin].filter(Boolean).join('\n') || null,
    };
  });
}

interface Told {
  readonly observers: readonly UnderstoodObserver[];
  /** How many the cell names. */
  readonly people: number;
  readonly addresses: readonly string[];
  readonly wrong: string;
  readonly cutOff: string;
  readonly dead: string;
  readonly kind: ObserverCell['kind'];
  readonly asks: boolean;
}

function remark(
  remarks: ObserverRemark[],
  { observers, people, addresses, wrong, cutOff, dead, kind, asks }: Told,
): void {
  const say = (code: string, severity: ObserverRemark['severity'], field: ImportField, message: string) =>
    remarks.push({ code, severity, field, message });
  if (people > 1)
    say('couple_in_one_cell', 'info', 'observerName', `One cell names ${people} people: each becomes an observer`);
  if (wrong) say('invalid_email', 'warning', 'email', `"${wrong.slice(0, 60)}" is not an email address`);
  if (addresses.length > Math.max(1, people))
    say('multiple_emails', 'warning', 'email', 'Several addresses: each one becomes an observer');
  if (observers.length && !observers.some(({ email }) => email) && !wrong)
    say('no_email', 'info', 'email', 'No email address: the observer will have a letter on paper');
  if (cutOff)
    say(
      'phone_cut_off',
      'warning',
      'phone',
      `"${cutOff.slice(0, 40)}" is a number that a spreadsheet has cut off: its last digits are lost`,
    );
  if (dead)
    say('observer_has_died', 'warning', 'observerName', `"${dead.slice(0, 60)}" has died: no letter goes there`);
  // Of a list that has no place for them, the count of observers says it once.
  if (asks && kind === 'blank' && !observers.length)
    say('no_observer', 'warning', 'observerName', 'Nobody is named who would be reminded');
}
