import type { Channel } from '@zikaron/contract';
import type { ReadObservers, UnderstoodObserver } from './read-observers.js';
import { refusesUnder, remindedByUnder } from './reminded-by.js';
import { rawText, type ByField } from './text-of-fields.js';

/** Those who observe, each with how they wish to hear by the first column of these that says it. */
export function asTheyWish(read: ReadObservers, cells: readonly string[], fields: ByField): ReadObservers {
  const heading = fields.get('remindedBy')?.[0]?.heading;
  if (heading === undefined || read.observers.length === 0) return read;
  const { channel, isUnclear } = remindedByUnder(heading, rawText(cells, fields, 'remindedBy'));
  const remarks = isUnclear ? [UNCLEAR] : channel === 'none' ? [NOT_REMINDED] : [];
  if (!channel) return { ...read, remarks: [...read.remarks, ...remarks] };
  // Who wishes for email and has no address has a letter, as is said of them; who refused letters has none.
  const isByLetter = ({ email }: UnderstoodObserver) => channel === 'email' && email === null && !refusesUnder(heading);
  return {
    ...read,
    observers: read.observers.map((one) => (isByLetter(one) ? one : { ...one, channel })),
    remarks: [...read.remarks.filter(({ code }) => code !== 'no_email' || !NEEDS_NONE.includes(channel)), ...remarks],
  };
}

/** Of whom nobody has to say that there is no address of email. */
const NEEDS_NONE: readonly Channel[] = ['phone', 'none'];

const UNCLEAR = {
  ...({ code: 'reminded_by_unclear', severity: 'warning', field: 'remindedBy' } as const),
  message: 'How they are reminded cannot be read: it is by email where there is an address, else by letter',
};

const NOT_REMINDED = {
  ...({ code: 'not_reminded', severity: 'info', field: 'remindedBy' } as const),
  message: 'The list says that they are not reminded: no letter goes to them, unless they observe here already',
};
