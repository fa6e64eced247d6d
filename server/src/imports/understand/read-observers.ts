import type { Channel, Gender, ImportField } from '@zikaron/contract';
import { isNothing } from './blank-words.js';
import { readName } from './names.js';
import { mayBeTwo } from './people-in-a-cell.js';
import { observersIn, reachedIn, type NamedPerson } from './observers-in-a-cell.js';
import { readPhone } from './phones.js';
import { isElsewhere, postalAddress, withNought } from './postal-address.js';
import { kinIn, kinOfWhom, kinshipOf, readObserver, turned, type Kinship, type ObserverCell } from './relationships.js';
import { cut } from '../../platform/text/index.js';

export interface UnderstoodObserver {
  readonly name: string;
  readonly hebrewName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly notes: string | null;
  readonly kinship: Kinship | null;
  /** How they wish to hear, where the list says it. */
  readonly channel?: Channel;
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
  const written = nameOf(cell);
  const related = written ? [] : kinOfSeveral(cell('relationship'));
  const beside = besideName(written || related.map(({ whose }) => whose).join('; '));
  const named = observerIn(beside.name);
  const { kinship: said, ofAnother } = kinshipToThem(cell('relationship'), written);
  const kinship = said ?? turned(cell('observerRelationship'), died) ?? named.kinship;
  const { living, dead } = named.kind === 'person' ? peopleOf(named.name) : NOBODY;
  const people = living.map(({ person: { email, phone, kin }, read }) => ({ name: read.name, email, phone, kin }));
  const { addresses, phones, wrong } = addressesIn(cell('email'));
  const reached = phonesOf(cell, phones);
  const about = aboutThem(cell, labelled, beside, ofAnother);
  const all =
    dead && people.length === 0
      ? []
      : together(named.kind, people, addresses, { about, kinship, phones: reached.phones });
  const observers = written ? ofWhomItIs(all, kinOfWhom(cell('relationship'))?.whose ?? '') : eachWithOwn(all, related);
  const remarks: ObserverRemark[] = [];
  const wasInCapitals = living.some(({ read }) => read.wasInCapitals);
  const { hint, mended } = about;
  const { cutOff } = reached;
  const { kind } = named;
  remark(remarks, { observers, people, wasInCapitals, addresses, wrong, cutOff, dead, hint, mended, kind, asks });
  const inParts = cell('observerFirstName') || cell('observerLastName');
  remarkOnNames(remarks, beside.name, inParts && cell('observerName'));
  if (all.length === 0) remarkOfNobody(remarks, kinship, [reached.phones.join(', '), about.address ?? '']);
  return { observers, perpetual: named.kind === 'perpetual', kinship, remarks };
}

/** What is said of all who observe alike. */
function aboutThem(cell: Cell, labelled: Cell, { careOf, kin }: ReturnType<typeof besideName>, ofAnother: boolean) {
  const { address, ...place } = addressOf(cell, labelled('postalCode'));
  const noted = [labelled('memberStatus'), labelled('spouseName'), address ? '' : careOf, kin];
  const others = [place.hint && labelled('address'), ofAnother && labelled('relationship')];
  return {
    mended: place.mended,
    hint: place.hint,
    hebrewName: cut(cell('observerHebrewName'), 200) || null,
    address: careOf && address ? cut(`${careOf}\n${address}`, 500) : address,
    notes: [...noted, ...others].filter(Boolean).join('\n') || null,
  };
}

const NOBODY = { living: [], dead: '' };

/** The people of a cell; of those who have died, whom no letter is to reach, the names. */
function peopleOf(cell: string) {
  const all = observersIn(cell).map((person) => {
    const read = readName(person.name);
    return { person, read, hasDied: read.memorialWords || DECEASED.test(person.name) };
  });
  const dead = all.filter(({ hasDied }) => hasDied).map(({ person }) => person.name);
  return { living: all.filter(({ hasDied }) => !hasDied), dead: dead.join(', ') };
}

const DECEASED = /^\(?(deceased|passed away|died|dec['’]?d)\)?\.?$|\((deceased|dec['’]?d)\)$|^(the )?estate of\b/i;

/** "Wife of Ron Lowe; mother of Kim Lowe": where nobody is named who observes, the list names them under the kinship. */
function kinOfSeveral(relationship: string): readonly { word: string; whose: string }[] {
  const parts = relationship.split(/(?:(?<!\s)\s+)?;\s*/).map(kinOfWhom);
  return parts.flatMap((part) => part ?? []).length === parts.length ? parts.flatMap((part) => part ?? []) : [];
}

/** "Mother of Ruth" says nothing of Dan, who observes: it is noted, and no letter says it. */
function kinshipToThem(relationship: string, observers: string): { kinship: Kinship | null; ofAnother: boolean } {
  const whose = observers && kinOfWhom(relationship)?.whose;
  if (!whose) return { kinship: kinshipOf(relationship), ofAnother: false };
  const [first = '', ...last] = whose.toLowerCase().split(/\s+/);
  const names = observers.toLowerCase().split(/[\s,;&]+/);
  const ofAnother =
    first !== '' && observers !== '' && ![first, last.at(-1)].some((name) => name && names.includes(name));
  return { kinship: ofAnother ? null : kinshipOf(relationship), ofAnother };
}

/** The kinship of each, where the words of a row are as many as the people. */
const eachWithOwn = (observers: UnderstoodObserver[], related: readonly { word: string }[]): UnderstoodObserver[] =>
  related.length < 2 || related.length !== observers.length
    ? observers
    : observers.map((one, at) => ({ ...one, kinship: kinshipOf(related[at]?.word ?? '') }));

/** Of a couple "Father of Dan" is Dan's alone. */
function ofWhomItIs(observers: UnderstoodObserver[], whose: string): UnderstoodObserver[] {
  const [first = ''] = whose.toLowerCase().split(/\s+/);
  const isHis = ({ name }: UnderstoodObserver) => name.toLowerCase().split(/\s+/).includes(first);
  if (observers.filter(isHis).length !== 1) return observers;
  return observers.map((one) => (isHis(one) ? one : { ...one, kinship: null }));
}

/**
 * "Joe Stein c/o Amy Gold": where the letter goes to is of the address, and no part of the name. Of "Ruth Levin (daughter)" nobody
 * knows whose daughter is meant: it is noted, and no letter says it.
 */
function besideName(written: string): { name: string; careOf: string; kin: string } {
  if (!/c\/o|\(/i.test(written)) return { name: written, careOf: '', kin: '' };
  const [, called = written, careOf = ''] = /^(.*\S)[,\s]+(c\/o\s+.+)$/is.exec(written) ?? [];
  const [, name = called, kin = ''] = /^([^(]*\S)\s*(\([^()]+\))$/s.exec(called) ?? [];
  const isKin = kinIn(kin.slice(1, -1).trim()) !== null;
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

/** The address of the cells, the postcode with its heading before it; a nought that was lost in front of the postcode, and a hint in place of a street are told. */
function addressOf(cell: Cell, labelledCode: string): { address: string | null; mended: string; hint: string } {
  const street = cell('address');
  const hint = isElsewhere(street) ? street : '';
  const written = {
    street: hint ? '' : street,
    street2: cell('address2'),
    city: cell('city'),
    state: cell('state'),
    postalCode: cell('postalCode'),
    country: cell('country'),
    codeHeading: labelledCode.split(':')[0] ?? '',
  };
  const parts = withNought(written);
  const mended =
    parts === written ? '' : (/\d+(-\d+)?$/.exec(parts.postalCode || parts.city || parts.street)?.[0] ?? '');
  return { address: postalAddress(parts), mended, hint };
}

/** The mobile one first; those of other cells last. Of numbers that a spreadsheet has cut off the first is told. */
function phonesOf(cell: Cell, others: readonly string[]): { phones: string[]; cutOff: string } {
  const written = [cell('mobilePhone'), cell('phone'), cell('homePhone')].filter((one) => one && !isNothing(one));
  const phones = [...written.map(readPhone), ...others].flatMap((one) => one?.split(', ') ?? []);
  return { phones, cutOff: written.find((one) => readPhone(one) === null) ?? '' };
}

const MOST_OF_A_PHONE = 50;

/** As many whole numbers as a contact has room for, and the others. */
function thatFit(phones: readonly string[]): { phone: string | null; others: string[] } {
  const all = phones.join(', ');
  if (phones.length < 2 && all.length <= MOST_OF_A_PHONE) return { phone: all || null, others: [] };
  const [first = '', ...more] = new Set(phones);
  let phone = cut(first, MOST_OF_A_PHONE);
  const others = more.filter((one) => {
    const longer = `${phone}, ${one}`;
    if (longer.length > MOST_OF_A_PHONE) return true;
    phone = longer;
    return false;
  });
  return { phone: phone || null, others: first.length > MOST_OF_A_PHONE ? [first, ...others] : others };
}

function addressesIn(cell: string): { addresses: string[]; phones: readonly string[]; wrong: string } {
  const { emails, phones, rest } = reachedIn(cell);
  const left = rest.split(/[;,\s]+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return { addresses: [...new Set(emails)], phones, wrong: left.join(' ') };
}

interface AllAlike {
  readonly about: ReturnType<typeof aboutThem>;
  readonly kinship: Kinship | null;
  readonly phones: readonly string[];
}

/** Each person with an address of their own; a household with two addresses is two observers of one name. */
function together(
  kind: ObserverCell['kind'],
  people: readonly NamedPerson[],
  addresses: readonly string[],
  { about, kinship, phones }: AllAlike,
): UnderstoodObserver[] {
  if (kind === 'none' || kind === 'perpetual') return [];
  const spare = addresses.filter((address) => people.every(({ email }) => email !== address));
  const own = people.map(({ email }) => email ?? spare.shift() ?? null);
  return [...own, ...spare].map((email, at) => {
    const person = people[Math.min(at, people.length - 1)];
    const { phone, others } = thatFit([...(person?.phone?.split(', ') ?? []), ...phones]);
    const name = [person?.name, email, phone].find(Boolean) ?? '';
    const notes = [about.notes, person?.kin, others.join(', ')].filter(Boolean).join('\n') || null;
    const { hebrewName, address } = about;
    return { name: cut(name, 200), hebrewName, email, phone, address, notes, kinship };
  });
}

interface Told {
  readonly observers: readonly UnderstoodObserver[];
  readonly people: readonly NamedPerson[];
  readonly wasInCapitals: boolean;
  readonly addresses: readonly string[];
  readonly wrong: string;
  readonly cutOff: string;
  readonly dead: string;
  /** In place of a street: where it is to be found. */
  readonly hint: string;
  /** A postcode with the nought that was lost. */
  readonly mended: string;
  readonly kind: ObserverCell['kind'];
  readonly asks: boolean;
}

function remark(remarks: ObserverRemark[], told: Told): void {
  const say: Say = (code, severity, field, message) => remarks.push({ code, severity, field, message });
  const { observers, people, addresses, wrong } = told;
  if (told.wasInCapitals) {
    const names = people.map(({ name }) => name).join(' & ');
    say('written_in_capitals', 'info', 'observerName', `Written in capitals; read as ${names}`);
  }
  if (people.length > 1)
    say(
      'couple_in_one_cell',
      'info',
      'observerName',
      `One cell names ${people.length} people: each becomes an observer`,
    );
  if (wrong) say('invalid_email', 'warning', 'email', `"${cut(wrong, 60)}" is not an email address`);
  if (addresses.length > Math.max(1, people.length))
    say('multiple_emails', 'warning', 'email', 'Several addresses: each one becomes an observer');
  if (observers.length && !observers.some(({ email }) => email) && !wrong)
    say('no_email', 'info', 'email', 'No email address: the observer will have a letter on paper');
  remarkOnLost(say, told);
}

/** A name that may be of two, and what another column says of who observes where the parts of a name say who it is. */
function remarkOnNames(remarks: ObserverRemark[], name: string, whole: string): void {
  const warn = (code: string, message: string) =>
    remarks.push({ code, severity: 'warning', field: 'observerName', message });
  if (mayBeTwo(name)) warn('name_of_several', 'The name may be of several people');
  const known = wordsOf(name);
  if (wordsOf(whole).some((word) => !known.includes(word)))
    warn('observer_named_twice', `"${cut(whole, 60)}" is not kept: another column says that ${cut(name, 60)} observes`);
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[^\s,]+/g) ?? [];

type Say = (code: string, severity: ObserverRemark['severity'], field: ImportField, message: string) => void;

/** What a row says of one who observes, and names nobody, has nowhere to be kept. */
function remarkOfNobody(remarks: ObserverRemark[], kinship: Kinship | null, reached: readonly string[]): void {
  const unkept = reached.filter(Boolean).join(', ').replace(/\n/g, ', ');
  const isNot = 'not kept where nobody is named who observes';
  if (kinship)
    remarks.push({
      code: 'kinship_of_nobody',
      severity: 'info',
      field: 'relationship',
      message: `The kinship is ${isNot}`,
    });
  if (unkept)
    remarks.push({
      code: 'reach_of_nobody',
      severity: 'warning',
      field: 'observerName',
      message: `"${cut(unkept, 100)}" is ${isNot}`,
    });
}

/** What of the cells is not kept, and that nobody is named. */
function remarkOnLost(say: Say, { cutOff, dead, hint, mended, kind, asks, observers }: Told): void {
  if (mended)
    say('postcode_nought', 'info', 'postalCode', `A spreadsheet took the nought from the postcode; read as ${mended}`);
  if (hint) say('address_elsewhere', 'warning', 'address', `"${hint}" is no address; it is kept as a note`);
  if (cutOff)
    say(
      'phone_cut_off',
      'warning',
      'phone',
      `"${cut(cutOff, 40)}" is a number that a spreadsheet has cut off: its last digits are lost`,
    );
  if (dead) say('observer_has_died', 'warning', 'observerName', `"${cut(dead, 60)}" has died: no letter goes there`);
  // Of a list that has no place for them, the count of observers says it once.
  if (asks && kind === 'blank' && !observers.length)
    say('no_observer', 'warning', 'observerName', 'Nobody is named who would be reminded');
}
