import type { ReadObservers } from './read-observers.js';
import { remindedByUnder } from './reminded-by.js';
import { rawText, type ByField } from './text-of-fields.js';

/** Those who observe, each with how they wish to hear by the first column of these that says it. */
export function asTheyWish(read: ReadObservers, cells: readonly string[], fields: ByField): ReadObservers {
  const heading = fields.get('remindedBy')?.[0]?.heading;
  if (heading === undefined || read.observers.length === 0) return read;
  const { channel, isUnclear } = remindedByUnder(heading, rawText(cells, fields, 'remindedBy'));
  const remarks = isUnclear ? [UNCLEAR] : channel === 'none' ? [NOT_REMINDED] : [];
  return {
    ...read,
    observers: channel ? read.observers.map((one) => ({ ...one, channel })) : read.observers,
    remarks: [...read.remarks, ...remarks],
  };
}

const UNCLEAR = {
  ...({ code: 'reminded_by_unclear', severity: 'warning', field: 'remindedBy' } as const),
  message: 'How they are reminded cannot be read: it is by email where there is an address, else by letter',
};

const NOT_REMINDED = {
  ...({ code: 'not_reminded', severity: 'info', field: 'remindedBy' } as const),
  message: 'The list says that they are not reminded: no letter goes to them, unless they observe here already',
};
