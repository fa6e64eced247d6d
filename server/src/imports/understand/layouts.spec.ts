import { understood } from '../../../test/read-rows.js';
import { LAYOUTS, listOf, shuffled, type Headings, type Layout } from '../../../test/lists/layouts.js';

const ROWS = 40;
/** Of these the cells tell by themselves. */
const TELLING: ReadonlySet<string> = new Set([
  'email',
  'hebrewDate',
  'gregorianDate',
  'burialDate',
  'relationship',
  'hebrewMonth',
]);

/** Cells in the right field, wrong or in silence unused, of a list in this order of columns. */
async function read(layout: Layout, turn: number, headings: Headings) {
  const columns = shuffled(layout.columns, turn);
  const { columns: found } = await understood(listOf(layout, columns, ROWS, headings));
  const fields = found.map(({ field }) => field);
  const right = columns.filter(([, field], at) => fields[at] === field).length;
  const wrong = columns.flatMap(([heading, field], at) => (fields[at] === field ? [] : [`${heading}: ${fields[at]}`]));
  return { cells: columns.length * ROWS, right: right * ROWS, wrong };
}

describe.each(LAYOUTS.map((layout) => [layout.name, layout] as const))('%s', (_, layout) => {
  it.each([0, 1, 2])('given its columns in any order (%i), then each is read as what it is', async (turn) => {
    expect(await read(layout, turn, 'as they are')).toMatchObject({ wrong: [] });
  });

  it.each([0, 1, 2].flatMap((turn) => (['noise', 'none'] as const).map((headings) => [headings, turn] as const)))(
    'given its headings are %s and its columns in any order (%i), then each column is read as what it is, or left for a person to say',
    async (headings, turn) => {
      const columns = shuffled(layout.columns, turn);
      const { columns: found, rows } = await understood(listOf(layout, columns, ROWS, headings));

      expect(rows.filter(({ leftOut }) => !leftOut)).toHaveLength(ROWS);
      const wrong = columns.flatMap(([heading, field], at) => {
        const read = found[at]?.field ?? 'ignore';
        const isPhone = read === 'phone' && /Phone$/.test(field);
        return read === field || isPhone || (read === 'ignore' && !TELLING.has(field)) ? [] : [`${heading}: ${read}`];
      });
      expect(wrong).toEqual([]);
    },
  );
});
