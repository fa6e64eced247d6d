import { withoutTurns, type ImportField } from '@zikaron/contract';
import { isFailedFormula, isNothing } from './blank-words.js';
import type { Column } from './columns.js';
import { observerNumbers } from './headings.js';
import { withoutStrayQuote } from './odd-cells.js';
import { cut } from '../../platform/text/index.js';

/** The columns that hold each field; found once, since it is asked some ten times for each row. */
export type ByField = ReadonlyMap<ImportField, readonly Column[]>;
/** `others`: of a list with columns for several who observe, those of the second and further ones. */
export type Fields = ByField & { readonly others?: readonly ByField[] };

export function fieldsOf(columns: readonly Column[]): Fields {
  const numbers = observerNumbers(columns.map(({ heading }) => heading));
  const [first = new Map(), ...others] = [...new Set([1, ...numbers])]
    .sort()
    .map((number) => byField(columns.filter((_, at) => numbers[at] === number)));
  return Object.assign(first, { others });
}

function byField(columns: readonly Column[]): ByField {
  const fields = new Map<ImportField, Column[]>();
  for (const column of columns) fields.set(column.field, [...(fields.get(column.field) ?? []), column]);
  return fields;
}

/** How the cells of several columns of one field are joined: as a person would write them. */
const JOINED_BY: Partial<Record<ImportField, string>> = {
  notes: '\n',
  personDetails: '\n',
  plaque: ', ',
  phone: ', ',
  address: '\n',
};

/** Fields whose cells may hold several lines that mean something: an address, a note, two people of one household. */
const IN_LINES: ReadonlySet<ImportField> = new Set(['notes', 'personDetails', 'address', 'observerName']);

const inOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** A cell as it counts for this field: control characters but for line ends that mean something become spaces, turns of direction go. */
export function written(cell: string | undefined, field: ImportField): string {
  const text = withoutStrayQuote(withoutTurns(cell ?? ''), field);
  if (isFailedFormula(text)) return '';
  if (!IN_LINES.has(field)) return inOneLine(text);
  return text
    .split(/[\n\r\v\f]+/)
    .map(inOneLine)
    .filter(Boolean)
    .join('\n');
}

/** What the first column of a field says, "unknown" too. */
export function rawText(cells: readonly string[], fields: ByField, field: ImportField): string {
  const [column] = fields.get(field) ?? [];
  return column ? written(cells[column.index], field) : '';
}

/** Words that say in this field that there is nothing say more than nothing: "none" observes, and the column is read by its own words. */
const OWN_NOTHING: ReadonlySet<ImportField> = new Set(['observerName', 'notes', 'personDetails']);

/** What all columns of a field say, together; "unknown" is nothing. */
export function textOf(cells: readonly string[], fields: ByField, field: ImportField): string {
  let all = '';
  for (const { index } of fields.get(field) ?? []) {
    const text = written(cells[index], field);
    if (!text || (isNothing(text) && !(OWN_NOTHING.has(field) && /\p{L}/u.test(text)))) continue;
    all = all ? `${all}${JOINED_BY[field] ?? ' '}${text}` : text;
  }
  return all;
}

/** Text that has no place of its own, with its heading before it. */
export function labelledText(cells: readonly string[], fields: ByField, field: ImportField): string {
  const text = textOf(cells, fields, field);
  return text && cut(`${fields.get(field)?.[0]?.heading ?? ''}: ${text}`, 200);
}
