import { understood } from '../../../test/read-rows.js';

const fieldsOf = async (rows: readonly string[][]) =>
  (
    await understood(Buffer.from(rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')))
  ).columns.map(({ field }) => field);
const DEAD = ['Ada Orlin', 'Ben Tamar', 'Cora Helm', 'Dov Pardes', 'Ela Ziv', 'Fay Nord', 'Gil Oren', 'Hal West'];
const LIVING = ['Ira Stone', 'Jon Field', 'Kim Brook', 'Lou Marsh', 'Mia Cliff', 'Ned Grove', 'Ona Lake', 'Pat Shore'];
const list = (living: (n: number) => string, more: (n: number) => string[] = () => []) =>
  Array.from({ length: 16 }, (_, n) => [
    living(n),
    `3/${n + 10}/1984`,
    `${DEAD[n % 8] ?? ''}${'abcdefghijklmnop'.charAt(n)}`,
    ...more(n),
  ]);

describe('two columns of names without headings', () => {
  it('given nothing tells them apart, then both are asked', async () => {
    expect(await fieldsOf(list((n) => `${LIVING[n % 8] ?? ''}${'abcdefghijklmnop'.charAt(n)}`))).toEqual([
      'ignore',
      'gregorianDate',
      'ignore',
    ]);
  });

  it('given names that come again with another day of death, then they observe, for nobody dies twice', async () => {
    expect(await fieldsOf(list((n) => LIVING[n % 8] ?? ''))).toEqual(['observerName', 'gregorianDate', 'name']);
  });

  it('given a name is missing in some rows, then it is of those who observe, for everybody who died has one', async () => {
    const living = (n: number) => (n % 4 ? `${LIVING[n % 8] ?? ''}${'abcdefghijklmnop'.charAt(n)}` : '');

    expect(await fieldsOf(list(living))).toEqual(['observerName', 'gregorianDate', 'name']);
  });

  it('given Hebrew names too, then a missing name tells nothing: some of those who died have the Hebrew one alone', async () => {
    const named = (n: number) => (n % 4 ? `${LIVING[n % 8] ?? ''}${'abcdefghijklmnop'.charAt(n)}` : '');
    const hebrew = (n: number) => [n % 2 ? 'שרה בת אברהם' : 'יוסף בן משה'];

    expect(await fieldsOf(list(named, hebrew))).toEqual(['ignore', 'gregorianDate', 'ignore', 'hebrewName']);
  });

  it('given Hebrew names without the parents, then a missing name tells nothing either', async () => {
    const named = (n: number) => (n % 4 ? `${LIVING[n % 8] ?? ''}${'abcdefghijklmnop'.charAt(n)}` : '');
    const hebrew = (n: number) => [n % 2 ? 'שרה לוי' : 'יוסף כהן'];

    expect(await fieldsOf(list(named, hebrew))).toEqual(['ignore', 'gregorianDate', 'ignore', 'hebrewName']);
  });

  it('given two signs that speak against each other, then both are asked', async () => {
    const living = (n: number) => `${LIVING[n % 8] ?? ''}${n % 8 < 4 ? ' z”l' : ''}`;

    expect(await fieldsOf(list(living))).toEqual(['ignore', 'gregorianDate', 'ignore']);
  });
});

describe('a column of yes and no without a heading', () => {
  it('given one date only, then it is asked; it may be any question', async () => {
    expect(
      (
        await fieldsOf(
          list(
            (n) => LIVING[n % 8] ?? '',
            () => ['no'],
          ),
        )
      )[3],
    ).toBe('ignore');
  });
});
