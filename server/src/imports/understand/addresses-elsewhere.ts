import type { Column } from './columns.js';
import type { Lines } from './fold-observers.js';
import { withoutLongCells } from './long-cells.js';
import { personKey } from './names.js';
import { isElsewhere, whoseAddress } from './postal-address.js';
import { fieldsOf, textOf, type Fields } from './text-of-fields.js';
import { observersIn } from './understand-row.js';

/** Who refers to others so often has no list of addresses. */
const MOST_NAMED = 1_000;

/** "See Ann Hart" in place of a street: adds her, by the key of her name. */
export function noteReference(cells: readonly string[], fields: Fields, named: Set<string>): void {
  const street = fields.has('address') && named.size < MOST_NAMED ? textOf(cells, fields, 'address') : '';
  if (street && isElsewhere(street)) named.add(personKey(whoseAddress(street)));
}

/**
 * Where those live to whom cells of the list refer, by the key of the name: of each whose address the list says, and not another
 * one of somebody of that name. The lines are gone through once more only where a cell refers to anybody.
 */
export async function addressesOf(
  named: ReadonlySet<string>,
  lines: Lines,
  columns: readonly Column[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, Set<string>>();
  if (named.size === 0) return new Map();
  const fields = fieldsOf(columns);
  for await (const part of lines)
    for (const { cells, leftOut } of part)
      for (const { name, address } of leftOut
        ? []
        : observersIn(withoutLongCells(cells, columns), fields, null).observers) {
        const key = personKey(name);
        if (address && named.has(key)) found.set(key, (found.get(key) ?? new Set()).add(address));
      }
  return new Map([...found].flatMap(([key, [one = '', ...others]]) => (others.length === 0 ? [[key, one]] : [])));
}
