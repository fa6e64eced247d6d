import { understood } from '../../../test/read-rows.js';
import { fieldIn, LAYOUTS, listOf, shuffled, type Headings, type Layout } from '../../../test/lists/layouts.js';
import { OTHERS, type Population } from '../../../test/lists/people.js';

const ROWS = 40;
const TURNS = [0, 1, 2];

interface Read {
  readonly cells: number;
  readonly right: number;
  /** In a field that is not theirs. */
  readonly wrong: string[];
  /** Columns that are left for a person to say. */
  readonly asked: string[];
}

/** Of a list in this order of columns. */
async function read(layout: Layout, turn: number, headings: Headings, names?: Population): Promise<Read> {
  const columns = shuffled(layout.columns, turn);
  const { columns: found, rows } = await understood(listOf(layout, columns, ROWS, headings, names));
  expect(rows.filter(({ leftOut }) => !leftOut)).toHaveLength(ROWS);
  const each = columns.map((column, at) => {
    const field = found[at]?.field ?? 'ignore';
    return { heading: column[0], field, isRight: field === fieldIn(column, headings) };
  });
  const others = each.filter(({ isRight }) => !isRight);
  return {
    cells: each.length * ROWS,
    right: (each.length - others.length) * ROWS,
    wrong: others.flatMap(({ heading, field }) => (field === 'ignore' ? [] : [`${heading}: ${field}`])),
    asked: others.flatMap(({ heading, field }) => (field === 'ignore' ? [heading] : [])),
  };
}

describe.each(LAYOUTS.map((layout) => [layout.name, layout] as const))('%s', (_, layout) => {
  it.each(TURNS)('given its columns in any order (%i), then each is read as what it is', async (turn) => {
    expect(await read(layout, turn, 'as they are')).toMatchObject({ wrong: [], asked: [] });
  });
});

describe.each([
  ['the people by whom the rules were made', undefined, TURNS],
  ...OTHERS.map((names, at) => [`other people (${at + 1})`, names, [at]] as const),
] as const)('lists of %s', (_, names, turns) => {
  it.each(['noise', 'none'] as const)(
    'given the headings of all twelve are %s, then 98 of 100 cells are in the right field, none is in a wrong one, and the rest is asked',
    async (headings) => {
      const all: Read[] = [];
      for (const layout of LAYOUTS) for (const turn of turns) all.push(await read(layout, turn, headings, names));

      const sum = (of: (one: Read) => number) => all.reduce((total, one) => total + of(one), 0);
      expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(sum(({ right }) => right) / sum(({ cells }) => cells)).toBeGreaterThanOrEqual(0.98);
      // A column that always says no may answer any question.
      expect(new Set(all.flatMap(({ asked }) => asked))).toEqual(new Set(['After Sunset']));
    },
    60_000,
  );
});

/** Letters and figures alone: a telephone may be written with other signs, an address on other lines, a name in another order. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is kept in another form than it is written in. */
const TURNED: ReadonlySet<string> = new Set([
  ...[
    'gregorianDate',
    'hebrewDate',
    'hebrewDay',
    'hebrewMonth',
    'hebrewYear',
    'burialDate',
    'afterSunset',
    'observeBy',
  ],
  ...['printedObservance', 'relationship', 'observerRelationship', 'leadDays', 'ageAtDeath', 'ignore'],
]);

it.each(LAYOUTS.map((layout) => [layout.name, layout] as const))(
  'given %s, then every word of a cell that is used is kept with its row, or remarked',
  async (_, layout) => {
    const { columns, rows } = await understood(listOf(layout, layout.columns, ROWS, 'as they are'));
    const lost = rows.flatMap(({ cells, brought, leftOut, ...row }) => {
      const kept = wordsOf(JSON.stringify(row)).join(' ');
      return leftOut
        ? []
        : columns.flatMap(({ index, field }) =>
            TURNED.has(field) ? [] : wordsOf(cells[index] ?? '').filter((word) => !kept.includes(word)),
          );
    });
    expect(lost).toEqual([]);
  },
);
