import type { ImportField } from '@zikaron/contract';
import { american, european, person, type ListedPerson, type Population } from './people.js';

/** A column as some program exports it: its heading, its field, and what stands in it. */
type Column = readonly [heading: string, field: ImportField, cell: (person: ListedPerson) => string];

export interface Layout {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Lines above the headings. */
  readonly above?: readonly string[][];
}

const whole = (one: ListedPerson) => `${one.first} ${one.last}`;
const sorted = (one: ListedPerson) => `${one.last}, ${one.first}`;
const observer = (one: ListedPerson) => `${one.observerFirst} ${one.observerLast}`;
const observerSorted = (one: ListedPerson) => `${one.observerLast}, ${one.observerFirst}`;

/** Twelve ways in which offices and programs write the same list. */
export const LAYOUTS: readonly Layout[] = [
  {
    name: 'a plain list',
    columns: [
      ['Name', 'name', whole],
      ['Date of Death', 'gregorianDate', (p) => american(p.civil)],
      ['Observer', 'observerName', observer],
      ['Relationship', 'relationship', (p) => p.kinship],
      ['Email', 'email', (p) => p.email],
    ],
  },
  {
    name: 'abbreviations, with a title',
    above: [['Yahrzeit list'], ['Printed on 1/16/2026']],
    columns: [
      ['Deceased', 'name', sorted],
      ['D.O.D.', 'gregorianDate', (p) => american(p.civil)],
      ['Yahrz.', 'hebrewDate', (p) => p.hebrew],
      ['Who observes', 'observerName', observer],
      ['Rel.', 'relationship', (p) => p.kinship],
      ['Plaque', 'plaque', (p) => p.plaque],
    ],
  },
  {
    name: 'a membership export',
    columns: [
      ['Deceased First Name', 'firstName', (p) => p.first],
      ['Deceased Last Name', 'lastName', (p) => p.last],
      ['Hebrew Name', 'hebrewName', (p) => p.hebrewName],
      ['Date of Death', 'gregorianDate', (p) => p.civil],
      ['After Sunset', 'afterSunset', () => 'N'],
      ['Burial Date', 'burialDate', (p) => p.burial],
      ['Observer First Name', 'observerFirstName', (p) => p.observerFirst],
      ['Observer Last Name', 'observerLastName', (p) => p.observerLast],
      ['Relationship', 'relationship', (p) => p.kinship],
      ['Address', 'address', (p) => p.street],
      ['City', 'city', (p) => p.city],
      ['State', 'state', (p) => p.state],
      ['Zip', 'postalCode', (p) => p.zip],
      ['Home Phone', 'homePhone', (p) => p.phone],
      ['Cell', 'mobilePhone', (p) => p.mobile],
      ['E-mail', 'email', (p) => p.email],
      ['Observe By', 'observeBy', () => 'Hebrew'],
      ['Notes', 'notes', (p) => p.notes],
    ],
  },
  {
    name: 'first and last name beside the deceased',
    columns: [
      ['Yahrzeit Name', 'observerName', observer],
      ['Deceased Name', 'name', whole],
      ['Passed Away', 'gregorianDate', (p) => american(p.civil)],
      ['Mobile', 'mobilePhone', (p) => p.mobile],
    ],
  },
  {
    name: 'day and month of the Hebrew year apart',
    columns: [
      ['Name of Deceased', 'name', whole],
      ['Hebrew Day', 'hebrewDay', (p) => p.hebrew.split(' ')[0] ?? ''],
      ['Hebrew Month', 'hebrewMonth', (p) => p.hebrew.split(' ').slice(1, -1).join(' ')],
      ['Hebrew Year', 'hebrewYear', (p) => p.hebrew.split(' ').at(-1) ?? ''],
      ['Contact', 'observerName', observer],
      ['Contact Email', 'email', (p) => p.email],
    ],
  },
  {
    name: 'French',
    columns: [
      ['Nom du défunt', 'name', whole],
      ['Date du décès', 'gregorianDate', (p) => european(p.civil)],
      ['Date hébraïque', 'hebrewDate', (p) => p.hebrew],
      ['Proche', 'observerName', observer],
      ['Courriel', 'email', (p) => p.email],
      ['Adresse', 'address', (p) => p.street],
      ['Ville', 'city', (p) => p.city],
      ['Remarques', 'notes', (p) => p.notes],
    ],
  },
  {
    name: 'Spanish',
    columns: [
      ['Nombre del difunto', 'name', whole],
      ['Fecha de fallecimiento', 'gregorianDate', (p) => european(p.civil)],
      ['Fecha hebrea', 'hebrewDate', (p) => p.hebrew],
      ['Deudo', 'observerName', observer],
      ['Parentesco', 'relationship', (p) => p.kinship],
      ['Correo electrónico', 'email', (p) => p.email],
      ['Teléfono', 'phone', (p) => p.phone],
    ],
  },
  {
    name: 'Portuguese',
    columns: [
      ['Nome do falecido', 'name', whole],
      ['Data de falecimento', 'gregorianDate', (p) => european(p.civil)],
      ['Nome do contacto', 'observerName', observer],
      ['Telemóvel', 'mobilePhone', (p) => p.mobile],
      ['Observações', 'notes', (p) => p.notes],
    ],
  },
  {
    name: 'German',
    columns: [
      ['Name des Verstorbenen', 'name', whole],
      ['Sterbedatum', 'gregorianDate', (p) => european(p.civil)],
      ['Hebräisches Datum', 'hebrewDate', (p) => p.hebrew],
      ['Angehörige', 'observerName', observer],
      ['Straße', 'address', (p) => p.street],
      ['PLZ', 'postalCode', (p) => p.zip],
      ['Ort', 'city', (p) => p.city],
      ['Bemerkungen', 'notes', (p) => p.notes],
    ],
  },
  {
    name: 'Russian',
    columns: [
      ['Имя умершего', 'name', whole],
      ['Дата смерти', 'gregorianDate', (p) => european(p.civil)],
      ['Еврейская дата', 'hebrewDate', (p) => p.hebrew],
      ['Родственник', 'observerName', observer],
      ['Телефон', 'phone', (p) => p.phone],
      ['Примечания', 'notes', (p) => p.notes],
    ],
  },
  {
    name: 'Hebrew',
    columns: [
      ['שם משפחה', 'lastName', (p) => p.lastHe],
      ['שם פרטי', 'firstName', (p) => p.firstHe],
      ['שם האב', 'fatherHebrewName', (p) => p.fatherHe],
      ['שם האם', 'motherHebrewName', (p) => p.motherHe],
      ['תאריך פטירה', 'gregorianDate', (p) => european(p.civil)],
      ['תאריך פטירה עברי', 'hebrewDate', (p) => p.hebrewHe],
      ['אחרי השקיעה', 'afterSunset', () => 'לא'],
      ['מי זוכר', 'observerName', (p) => p.observerHe],
      ['קרבה', 'relationship', (p) => p.kinshipHe],
      ['נייד', 'mobilePhone', (p) => p.mobileHe],
      ['דוא״ל', 'email', (p) => p.email],
      ['כתובת', 'address', (p) => p.streetHe],
      ['יישוב', 'city', (p) => p.cityHe],
      ['מיקוד', 'postalCode', (p) => p.zipHe],
      ['הערות', 'notes', (p) => p.notes],
    ],
  },
  {
    name: 'sorted names and a printed day',
    columns: [
      ['Deceased', 'name', sorted],
      ['English Date of Death', 'gregorianDate', (p) => american(p.civil)],
      ['Hebrew Date of Death', 'hebrewDate', (p) => p.hebrew],
      ['Observed By', 'observerName', observerSorted],
      ['Street', 'address', (p) => p.street],
      ['Town', 'city', (p) => p.city],
      ['Postal Code', 'postalCode', (p) => p.zip],
      ['Telephone', 'phone', (p) => p.phone],
      ['Location', 'plaque', (p) => p.plaque],
      ['Comments', 'notes', (p) => p.notes],
    ],
  },
];

export type Headings = 'as they are' | 'noise' | 'none';

const quoted = (cell: string): string => `"${cell.replace(/"/g, '""')}"`;

/** The columns in another order, the same one for the same turn. */
export const shuffled = (columns: readonly Column[], turn: number): Column[] =>
  columns
    .map((column, at) => ({ column, by: ((at + 1) * (turn + 3) * 7919) % 101 }))
    .sort((one, other) => one.by - other.by)
    .map(({ column }) => column);

const KINDS_OF_PHONES: readonly ImportField[] = ['mobilePhone', 'homePhone'];

/**
 * The field in which a column belongs. Where no heading says so, American telephones are telephones: no cell tells of which kind
 * they are. Those of Israel tell it by their prefix.
 */
export function fieldIn([, field, cell]: Column, headings: Headings): ImportField {
  const isUntold = headings !== 'as they are' && KINDS_OF_PHONES.includes(field) && !/^05/.test(cell(person(0)));
  return isUntold ? 'phone' : field;
}

/** So many rows of a layout as a CSV. */
export function listOf(
  { above = [] }: Layout,
  columns: readonly Column[],
  rows: number,
  headings: Headings,
  names?: Population,
): Buffer {
  const people = Array.from({ length: rows }, (_, n) => person(n, names));
  const head =
    headings === 'none' ? [] : [columns.map(([heading], at) => (headings === 'noise' ? `Zz${at}` : heading))];
  const body = people.map((one) => columns.map(([, , cell]) => cell(one)));
  const lines = [...(headings === 'none' ? [] : above), ...head, ...body];
  return Buffer.from(lines.map((cells) => cells.map(quoted).join(',')).join('\n'));
}
