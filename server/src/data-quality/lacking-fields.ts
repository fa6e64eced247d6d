import type { LackingRecord, Mending } from '@zikaron/contract';
import { findField } from '../merge-fields/index.js';

/** Which records leave a merge field without a value, in SQL over the aliases of `lacking-records.service.ts`. */
interface LackingField {
  readonly recordType: LackingRecord['recordType'];
  readonly isLacking: string;
  /** The one field that mends it, where there is one. */
  readonly mending: Mending | null;
}

const blank = (column: string): string => `coalesce(btrim(${column}), '') = ''`;

const of = (
  recordType: LackingField['recordType'],
  isLacking: string,
  name?: Mending['name'],
  kind: Mending['kind'] = 'text',
): LackingField => ({ recordType, isLacking, mending: name ? { name, kind } : null });

const noHebrewDate = of('yahrzeit', 'y.hebrew_day IS NULL', 'hebrewDate');
const noYear = of('yahrzeit', 'y.hebrew_day IS NOT NULL AND y.hebrew_year IS NULL', 'hebrewYear', 'year');

/** What follows from the date of death is mended by it. */
const FIELDS: Readonly<Record<string, LackingField>> = {
  'contact.name': of('contact', blank('c.name')),
  'contact.firstName': of('contact', blank('coalesce(c.first_name, c.name)')),
  'contact.lastName': of('contact', blank('coalesce(c.last_name, c.name)')),
  'contact.salutation': of('contact', blank('coalesce(c.salutation, c.name)')),
  'contact.email': of('contact', 'c.email IS NULL', 'email', 'email'),
  'contact.phone': of('contact', blank('c.phone'), 'phone'),
  'contact.relationship': of('observer', 'o.relationship IS NULL', 'relationship', 'relationship'),
  'yahrzeit.name': of('yahrzeit', blank('y.name')),
  'yahrzeit.hebrewName': of('yahrzeit', blank('y.hebrew_name'), 'hebrewName'),
  'yahrzeit.personDetails': of('yahrzeit', blank('y.person_details'), 'personDetails'),
  'yahrzeit.plaque': of('yahrzeit', blank('y.plaque'), 'plaque'),
  'yahrzeit.gregorianDate': of('yahrzeit', 'y.gregorian_date IS NULL', 'gregorianDate', 'date'),
  'yahrzeit.hebrewDate': noHebrewDate,
  'yahrzeit.hebrewYear': noYear,
  'yahrzeit.afterSunset': of('yahrzeit', 'y.after_sunset IS NULL', 'afterSunset', 'yesNo'),
  'yahrzeit.nextGregorianObservance': of('yahrzeit', 'y.next_civil_observance IS NULL', 'gregorianDate', 'date'),
  'observance.nth': noYear,
  'organization.name': of('organization', blank('g.name')),
  'organization.address': of('organization', blank('g.address')),
};

/** Null for a field that no record leaves empty. A field outside the catalogue is a mistake of the templates that name it. */
export function lackingField(field: string): LackingField | null {
  const known = findField(field);
  if (!known) return of('template', `position($2 IN concat_ws(' ', t.subject, t.preheader, t.html, t.text)) > 0`);
  const listed = FIELDS[field];
  if (listed) return listed;
  return /^(yahrzeit|observance)\./.test(field) ? noHebrewDate : null;
}
