import type { ImportSource } from '@zikaron/contract';
import { Refusal } from '../../platform/http/index.js';

/** What a file with several lists asks: sheets of a workbook, or tables side by side on one. */
export type Asked = NonNullable<ImportSource['asks']>;
export type Chosen = ImportSource['chosen'];
interface Places {
  sheet?: number;
  table?: number;
}

/** That several tables are one list, where tables are asked about. */
const ALL_ONE = '';

/** What a refusal asks; null for any other. */
export function askedBy(refusal: unknown): Asked | null {
  const { code, details } = refusal instanceof Refusal ? refusal : { code: '', details: [] };
  if (code !== 'which_sheet' && code !== 'which_table') return null;
  return { is: code === 'which_sheet' ? 'sheet' : 'table', names: details.map(({ message }) => message) };
}

/**
 * Reads a file, and of several lists the one that bears the name that was chosen, wherever it stands now. What reads it is called
 * anew with each place that is known. @throws Refusal as it does, and where nothing was chosen or the name is there no more
 */
export async function ofChosen<Result>(chosen: Chosen, read: (places: Places) => Promise<Result>): Promise<Result> {
  const places: Places = {};
  for (;;) {
    try {
      return await read(places);
    } catch (refusal) {
      const asked = askedBy(refusal);
      if (!asked || places[asked.is] !== undefined) throw refusal;
      const at = placeOf(asked, chosen[asked.is]);
      if (at === null) throw refusal;
      places[asked.is] = at;
    }
  }
}

function placeOf({ is, names }: Asked, name: string | undefined): number | null {
  if (name === undefined) return null;
  if (is === 'table' && name === ALL_ONE) return 0;
  const at = names.indexOf(name);
  return at < 0 ? null : at + 1;
}
