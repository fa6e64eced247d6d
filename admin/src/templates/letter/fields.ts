import type { MergeFieldEntry } from '@zikaron/contract';
import { linkWords } from '../letter-editor';

/** What an office puts in most, in the order in which a letter says it. */
const FIRST = [
  'yahrzeit.name',
  'yahrzeit.hebrewName',
  'contact.salutation',
  'contact.relationship',
  'observance.date',
  'observance.hebrewDate',
  'observance.nth',
  'observance.beginsAt',
  'observance.candleLighting',
  'observance.serviceDate',
  'observance.serviceName',
];

/** The fields that can be put in: the most wanted first; a condition or a list is none. */
export function fieldsToPut(byCategory: Record<string, MergeFieldEntry[]>): MergeFieldEntry[] {
  const all = Object.values(byCategory)
    .flat()
    .filter(({ written }) => !written.startsWith('{{#'));
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ field }: MergeFieldEntry): number {
  const at = FIRST.indexOf(field);
  return at < 0 ? FIRST.length : at;
}

export const isWanted = ({ field }: MergeFieldEntry): boolean => FIRST.includes(field);

/** What stands in the letter for a field that is put in: its chip, or a link with words of its own. */
export function contentFor({ field, written }: MergeFieldEntry, language: 'en' | 'he'): object {
  const words = linkWords(field, language);
  if (words) return { type: 'text', text: words, marks: [{ type: 'link', attrs: { href: `{{${field}}}` } }] };
  return { type: 'field', attrs: { written: written.slice(2, -2), fallback: null } };
}
