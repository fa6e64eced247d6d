import type { ImportIssue } from '@zikaron/contract';
import { nameWithKin, personInCell } from './person-in-a-cell.js';
import { severalInCell } from './several-in-a-cell.js';
import type { Fields } from './text-of-fields.js';

/** What stood in one cell with the name is shown as it was understood; where a part could be another thing, or it told of others too, it is to be looked at. */
export function sayTakenApart(
  brought: readonly string[] | null,
  cells: readonly string[],
  fields: Fields,
  issues: ImportIssue[],
): void {
  const { index = -1, heading = null } = fields.get('name')?.[0] ?? {};
  const whole = brought?.[index] ?? '';
  if (whole === '' || whole === cells[index]) return;
  const several = severalInCell(whole);
  const person = (several ?? [personInCell(whole) ?? nameWithKin(whole)]).find((one) => one?.name === cells[index]);
  if (!person) return;
  const parts = [person.name, person.kin, person.day, person.rest].filter(Boolean).join(' | ');
  issues.push({
    ...(person.isSure && !several
      ? { code: 'taken_apart', severity: 'info' as const }
      : { code: 'taken_apart_unsure', severity: 'warning' as const }),
    ...{ column: heading, message: `One cell was taken apart: ${parts}` },
  });
}
