import type { ImportField } from '@zikaron/contract';
import { besides } from './names-by-cells.js';
import { isName, type Fields, type Seen } from './seen-columns.js';
import { named, whoObserves } from './whose-names.js';

const OF_DECEASED: readonly ImportField[] = ['name', 'firstName', 'lastName'];
const OF_OBSERVER: Partial<Record<ImportField, ImportField>> = {
  ...{ name: 'observerName', firstName: 'observerFirstName', lastName: 'observerLastName' },
};

/**
 * One column of whole names under a heading that nobody knows, beside names that nobody is said to observe under: signs tell which
 * are of those who died. A heading that says so is believed; a bare "Last name, First name" is not, and without a sign both are asked:
 * the living would be written down as dead.
 */
export function tellOtherPeople(columns: readonly Seen[], fields: Fields): void {
  const held = columns.filter(({ index }) => OF_DECEASED.includes(fields.get(index) ?? 'ignore'));
  const [others, another] = columns.filter((one) => !fields.has(one.index) && isPeople(one));
  const isNamed = [...fields.values()].some((field) => field.startsWith('observer') && field.endsWith('Name'));
  if (!others || another || held.length === 0 || isNamed) return;
  const [died, people] = [named(...inOrder(held, fields)), named(others)];
  const observes = whoObserves(died, people, besides(columns, fields));
  if (observes === people) fields.set(others.index, 'observerName');
  if (observes === people || held.some(({ said }) => said.whose === 'deceased')) return;
  for (const { index } of held) moved(fields, index, observes === died);
  if (observes === died) fields.set(others.index, 'name');
}

/** Whole names, most of them with a given name in front that the house knows: a funeral home has none. */
const isPeople = (one: Seen): boolean =>
  one.said.field === null && isName(one) && one.cells.share.wholeName > 0.5 && one.cells.share.givenName >= 0.5;

const inOrder = (held: readonly Seen[], fields: Fields): readonly Seen[] =>
  held.toSorted((one, other) => place(one, fields) - place(other, fields));
const place = ({ index }: Seen, fields: Fields): number => OF_DECEASED.indexOf(fields.get(index) ?? 'ignore');

function moved(fields: Fields, index: number, isOfObserver: boolean): void {
  const field = OF_OBSERVER[fields.get(index) ?? 'ignore'];
  if (isOfObserver && field) fields.set(index, field);
  else fields.delete(index);
}
