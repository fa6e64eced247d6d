import {
  genderOfHebrewName,
  type Gender,
  type ImportField,
  type ImportIssue,
  type ImportLeftOut,
} from '@zikaron/contract';
import type { HebrewDate, YearlessHebrewDate } from '../../calendar/index.js';
import { genderOfGivenName } from '../../hebrew-names/index.js';
import { asTheyWish } from './as-they-wish.js';
import { isNothing } from './blank-words.js';
import { sayCutOff, type CutAt } from './cut-off.js';
import type { Line } from './fold-observers.js';
import { sayDittos } from './from-row-above.js';
import { hebrewNameOf } from './hebrew-name.js';
import { partOfDate } from './headings.js';
import { deceasedKey, namesInBoth, personKey, readName, readParts, type ReadName } from './names.js';
import { sayOfSection } from './kinship-of-sections.js';
import { observeByUnder } from './observe-by.js';
import { sayOddCells } from './odd-cells.js';
import { isElsewhere, whoseAddress } from './postal-address.js';
import { readObservers, type ReadObservers, type UnderstoodObserver } from './read-observers.js';
import { isOfOneLifetime } from './relationships.js';
import { labelledText, rawText, textOf, written, type Fields } from './text-of-fields.js';
import { peopleIn } from './people-in-a-cell.js';
import { holdsDay } from './person-in-a-cell.js';
import { sayTakenApart } from './say-taken-apart.js';
import { nameAlone } from './titles.js';
import { readAge, readLeadDays, type ReadNumber } from './small-numbers.js';
import {
  readBurial,
  understandDates,
  type DateReading,
  type Finding,
  type UnderstoodDates,
} from './understand-dates.js';
import { cut } from '../../platform/text/index.js';

export type { UnderstoodObserver } from './read-observers.js';

/** One row of the file, understood by itself; whether it says something new is decided against the others. */
export interface UnderstoodRow {
  readonly row: number;
  readonly cells: string[];
  readonly brought: string[] | null;
  /** Why it speaks of nobody; then nothing else is said of it. */
  readonly leftOut: ImportLeftOut | null;
  /** By which the office's own list knows the person, and the one who observes. */
  readonly personId: string | null;
  readonly observerId: string | null;
  readonly name: string;
  readonly key: string;
  readonly hebrewName: string | null;
  readonly personDetails: string | null;
  readonly plaque: string | null;
  readonly notes: string | null;
  readonly gregorianDate: string | null;
  readonly gregorianDerived: boolean;
  readonly hebrewDerived: boolean;
  readonly hebrew: HebrewDate | YearlessHebrewDate | null;
  readonly afterSunset: boolean | null;
  readonly burialDate: string | null;
  /** In whole years. */
  readonly ageAtDeath: number | null;
  /** Null when the list does not say: then it is as the congregation keeps it. */
  readonly onHebrewCalendar: boolean | null;
  /** Days before the day at which the observers want to hear; null when the list does not say. */
  readonly leadDays: number | null;
  readonly observers: UnderstoodObserver[];
  readonly perpetual: boolean;
  /** Whose address is meant in place of a street, where the list does not say it: "see Ann Hart". */
  readonly livesWith: string | null;
  readonly issues: ImportIssue[];
}

export interface Reading extends Omit<DateReading, 'isOfOneLifetime'> {
  /** Addresses of those to whom other rows refer ("see Ann Hart"), by the key of their names. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Where a printed report cuts its cells off. */
  readonly cutAt: CutAt;
}

/** Notes what is to be said of the row, under the first column of its field. */
type Say = (finding: Omit<Finding, 'field'> & { field: ImportField }) => void;

/** Reads one row by the given columns. It refuses nothing: what is wrong stands in `issues`, by column. */
export function understandRow({ row, cells, brought, leftOut }: Line, fields: Fields, reading: Reading): UnderstoodRow {
  if (leftOut) return { ...NOBODY, row, cells, brought, leftOut };
  const cell = (field: ImportField) => textOf(cells, fields, field);
  const headingOf = (field: ImportField) => fields.get(field)?.[0]?.heading ?? null;
  const issues: ImportIssue[] = [];
  const say: Say = ({ field, ...issue }) => void issues.push({ column: headingOf(field), ...issue });

  const read = readDeceased(cells, fields);
  const died = genderOf(read.name, read.hebrew || cell('hebrewName'));
  sayOfCells(brought, cells, fields, { died, cutAt: reading.cutAt, issues });
  const days = writtenDates(cells, fields);
  for (const issue of toSayOfName(read, days)) say({ ...issue, field: 'name' });
  const observing = observersIn(cells, fields, died);
  const whose = isElsewhere(cell('address')) ? whoseAddress(cell('address')) : '';
  const address = reading.addresses.get(personKey(whose));
  const { kinship, remarks, ...family } = atTheirAddress(observing, address, { hint: cell('address'), whose });
  const observeBy = observeByUnder(headingOf('observeBy') ?? '', cell('observeBy'));
  if (observeBy.isUnclear) say(OBSERVE_BY_UNCLEAR);
  const dates = understandDates(days, { ...reading, isOfOneLifetime: isOfOneLifetime(kinship) });
  const burial = readBurial(cell('burialDate'), dates.gregorianDate, reading);
  for (const issue of [...dates.issues, ...burial.issues, ...remarks]) say(issue);
  const told = {
    burialDate: burial.date,
    onHebrewCalendar: observeBy.onHebrewCalendar,
    ageAtDeath: saidNumber(readAge(cell('ageAtDeath')), 'ageAtDeath', say),
    leadDays: saidNumber(readLeadDays(cell('leadDays')), 'leadDays', say),
    livesWith: address === undefined && whose ? whose : null,
  };
  const person = personIn(cells, fields, read, kinship?.detail ?? '');
  return together({ row, cells, brought, leftOut }, { issues, dates, told, family, person });
}

interface Parts {
  readonly issues: ImportIssue[];
  readonly dates: UnderstoodDates;
  readonly told: Pick<UnderstoodRow, 'burialDate' | 'onHebrewCalendar' | 'ageAtDeath' | 'leadDays' | 'livesWith'>;
  readonly family: Pick<UnderstoodRow, 'observers' | 'perpetual'>;
  readonly person: ReturnType<typeof personIn>;
}

/** Field by field, and one spread last: of several each takes as long as reading the dates, and the row a multiple of the memory. */
const together = (
  { row, cells, brought, leftOut }: Pick<Line, 'row' | 'cells' | 'brought' | 'leftOut'>,
  { issues, dates, told, family, person }: Parts,
): UnderstoodRow => ({
  row,
  cells,
  brought,
  leftOut,
  issues,
  gregorianDate: dates.gregorianDate,
  gregorianDerived: dates.gregorianDerived,
  hebrewDerived: dates.hebrewDerived,
  hebrew: dates.hebrew,
  afterSunset: dates.afterSunset,
  burialDate: told.burialDate,
  onHebrewCalendar: told.onHebrewCalendar,
  ageAtDeath: told.ageAtDeath,
  leadDays: told.leadDays,
  observers: family.observers,
  perpetual: family.perpetual,
  livesWith: told.livesWith,
  ...person,
});

/** Who died and what is told of them, and by which the office's list knows them and the one who observes. */
function personIn(cells: readonly string[], fields: Fields, { name, hebrew }: ReadDeceased, kinship: string) {
  const cell = (field: ImportField) => textOf(cells, fields, field);
  const labelled = (field: ImportField) => labelledText(cells, fields, field);
  return {
    personId: cut(cell('personId'), MOST_OF_AN_ID) || null,
    observerId: cut(cell('observerId'), MOST_OF_AN_ID) || null,
    name,
    key: deceasedKey(name),
    hebrewName: hebrewNameOf({
      name: cut(readName(hebrew || cell('hebrewName')).name, 200),
      first: readName(cell('firstName')).name,
      whole: name,
      father: cell('fatherHebrewName'),
      mother: cell('motherHebrewName'),
      gender: cell('gender'),
      kinship,
    }),
    personDetails: cell('personDetails') || null,
    plaque: cell('plaque') || null,
    notes:
      [cell('notes'), labelled('maidenName'), labelled('tribe'), labelled('gender')].filter(Boolean).join('\n') || null,
  };
}

/** The number of a cell; what is odd about it is said. */
function saidNumber({ value, code, message }: ReadNumber, field: 'ageAtDeath' | 'leadDays', say: Say): number | null {
  if (code) say({ code, severity: 'warning', field, message });
  return value;
}

function toSayOfName(
  { name, hebrew, wasInCapitals, memorialWords }: ReadDeceased,
  days: Record<'civil' | 'hebrew', string>,
): Omit<ImportIssue, 'column'>[] {
  const say: Omit<ImportIssue, 'column'>[] = [];
  if (!name) say.push({ code: 'name_missing', severity: 'error', message: 'The row has no name' });
  if (!days.civil && !days.hebrew && holdsDay(name))
    say.push({ code: 'day_in_name', severity: 'error', message: 'The name holds a day, or somebody else too' });
  if (peopleIn(name).length > 1)
    say.push({ code: 'name_of_several', severity: 'warning', message: 'The name may be of several people' });
  if (hebrew)
    say.push({ code: 'name_in_both', severity: 'info', message: `The name in Hebrew was taken apart: ${hebrew}` });
  if (wasInCapitals)
    say.push({ code: 'written_in_capitals', severity: 'info', message: `Written in capitals; read as ${name}` });
  if (memorialWords)
    say.push({ code: 'memorial_words', severity: 'info', message: 'Words for the dead are not kept in the name' });
  return say;
}

/** The dates of death as the cells have them. */
function writtenDates(cells: readonly string[], fields: Fields) {
  const cell = (field: ImportField) => textOf(cells, fields, field);
  return {
    civil: writtenDay(cells, fields) ?? cell('gregorianDate'),
    hebrew: cell('hebrewDate') || [cell('hebrewDay'), cell('hebrewMonth')].filter(Boolean).join(' '),
    hebrewYear: cell('hebrewYear'),
    afterSunset: rawText(cells, fields, 'afterSunset'),
    printed: cell('printedObservance'),
  };
}

/** Of the person who died, as far as the names tell. */
const genderOf = (name: string, hebrewName: string): Gender =>
  genderOfHebrewName(hebrewName) ?? genderOfGivenName(nameAlone(name).split(' ')[0] ?? '');

/** Those who observe: of each set of columns that says something, or of the first. */
export function observersIn(cells: readonly string[], fields: Fields, died: Gender): ReadObservers {
  const sets = [fields, ...(fields.others ?? [])];
  const asks = sets.some((set) => NAMING.some((field) => set.has(field)));
  const saying = sets.filter((set) => NAMING.some((field) => textOf(cells, set, field)));
  const [first, ...others] = (saying.length > 0 ? saying : [fields]).map((set) => {
    const cell = (field: ImportField) => textOf(cells, set, field);
    const read = readObservers(cell, (field) => labelledText(cells, set, field), asks, died);
    return asTheyWish(read, cells, set.has('remindedBy') ? set : fields);
  });
  const all = [first, ...others].flatMap((read) => read ?? []);
  return {
    observers: all.flatMap(({ observers }) => observers),
    perpetual: all.some(({ perpetual }) => perpetual),
    kinship: first?.kinship ?? null,
    remarks: [...new Map(all.flatMap(({ remarks }) => remarks).map((one) => [one.message, one])).values()],
  };
}

/** Of a row that refers to somebody's address, those who observe with that address, where the list has it. */
function atTheirAddress(
  read: ReadObservers,
  address: string | undefined,
  { hint, whose }: { hint: string; whose: string },
): ReadObservers {
  if (address === undefined) return read;
  const message = `"${hint}": the address of ${whose} in this list was taken`;
  return {
    ...read,
    observers: read.observers.map((one) => ({ ...one, address: one.address ?? address })),
    remarks: read.remarks.map((one) =>
      one.code === 'address_elsewhere' ? { ...one, code: 'address_of_another', message } : one,
    ),
  };
}

const NAMING: readonly ImportField[] = ['observerName', 'observerFirstName', 'observerLastName', 'email'];

const OBSERVE_BY_UNCLEAR = {
  ...({ code: 'observe_by_unclear', severity: 'warning', field: 'observeBy' } as const),
  message: 'Neither calendar is named: it is kept as the congregation does',
};

const MOST_OF_AN_ID = 100;
const NOBODY = {
  personId: null,
  observerId: null,
  ...{ name: '', key: '', hebrewName: null, personDetails: null, plaque: null, notes: null, gregorianDate: null },
  ...{
    gregorianDerived: false,
    hebrewDerived: false,
    hebrew: null,
    afterSunset: null,
    burialDate: null,
    ageAtDeath: null,
  },
  ...{
    onHebrewCalendar: null,
    leadDays: null,
    observers: [],
    perpetual: false,
    livesWith: null,
    issues: [],
  },
};

interface ReadDeceased extends ReadName {
  /** The name in Hebrew that stood in the same cell; empty where none did. */
  readonly hebrew: string;
}

/** The name of the deceased as the cells have it: whole, or first and last; behind a title that stands in a column of its own. */
function readDeceased(cells: readonly string[], fields: Fields): ReadDeceased {
  const cell = (field: ImportField) => textOf(cells, fields, field);
  const whole = cell('name');
  const both = cell('hebrewName') ? null : namesInBoth(whole);
  const read = whole ? readName(both?.name ?? whole) : readParts(cell('firstName'), cell('lastName'));
  const memorialWords = read.memorialWords || (both !== null && readName(both.hebrew).memorialWords);
  const title = cell('title');
  const isNew = title && read.name && !read.name.toLowerCase().startsWith(title.toLowerCase());
  return {
    ...read,
    memorialWords,
    hebrew: both?.hebrew ?? '',
    name: cut(isNew ? `${title} ${read.name}` : read.name, 200),
  };
}

/** The civil date from columns for its year, month and day; null where it is one column. */
function writtenDay(cells: readonly string[], fields: Fields): string | null {
  const columns = fields.get('gregorianDate') ?? [];
  if (columns.length < 2) return null;
  const part = (wanted: ReturnType<typeof partOfDate>): string => {
    const column = columns.find(({ heading }) => partOfDate(heading) === wanted);
    const text = column ? written(cells[column.index], 'gregorianDate') : '';
    return isNothing(text) ? '' : text;
  };
  const [year, month, day] = [part('year'), part('month'), part('day')];
  if (!/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return [day, month, year].filter(Boolean).join(' ');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The name of the deceased in a row of these columns, as records have it. */
export const nameIn = (cells: readonly string[], fields: Fields): string => readDeceased(cells, fields).name;

/** What is to be said of how cells came to be as they are read. */
function sayOfCells(
  brought: Line['brought'],
  cells: readonly string[],
  fields: Fields,
  { died, cutAt, issues }: { died: Gender; cutAt: CutAt; issues: ImportIssue[] },
): void {
  sayCutOff({ cells, brought }, fields, cutAt, issues);
  sayDittos(brought, cells, fields, issues);
  sayTakenApart(brought, cells, fields, issues);
  for (const columns of fields.values()) sayOddCells(cells, columns, issues);
  sayOfSection({ cells, brought }, fields, died, issues);
}
