import { readTable } from '../read/read-text.js';
import { allRows } from '../../../test/read-rows.js';
import { layoutOf } from './layout.js';
import { oneOfSheet } from './one-of-sheet.js';

const table = (...lines: string[]) => readTable(Buffer.from(lines.join('\n')));
const WIDE = table(
  'Last Name,First Name,Email,Yahrzeit 1 Name,Yahrzeit 1 Date,Yahrzeit 1 Relation,Yahrzeit 2 Name,Yahrzeit 2 Date,Yahrzeit 2 Relation',
  'Levin,Dan,dan@example.org,Morris Levin,3/12/1987,Father,Esther Levin,11/2/1994,Mother',
  'Gold,Amy,amy@example.org,Ira Gold,7/4/2001,Husband,,,',
  'Roth,Sue,sue@example.org,,,,,,',
);

describe('a list with a row for each who observes, and columns for several who died', () => {
  it('given it is not said which, then the first and the second are asked about', async () => {
    await expect(oneOfSheet(WIDE, null)).rejects.toMatchObject({
      details: [
        { message: '1: Yahrzeit 1 Name, Yahrzeit 1 Date, Yahrzeit 1 Relation' },
        { message: '2: Yahrzeit 2 Name, Yahrzeit 2 Date, Yahrzeit 2 Relation' },
      ],
    });
  });

  it('given one is chosen, then it has those who died by that number, and who observes them', async () => {
    const [one, two] = [await oneOfSheet(WIDE, 1), await oneOfSheet(WIDE, 2)];
    const { columns } = await layoutOf(two);

    expect(columns.map(({ heading, field }) => [heading, field])).toEqual([
      ...[
        ['Last Name', 'observerLastName'],
        ['First Name', 'observerFirstName'],
        ['Email', 'email'],
      ],
      ...[
        ['Yahrzeit Name', 'name'],
        ['Yahrzeit Date', 'hebrewDate'],
        ['Yahrzeit Relation', 'relationship'],
      ],
    ]);
    expect((await allRows(two)).slice(1)).toEqual([
      ['Levin', 'Dan', 'dan@example.org', 'Esther Levin', '11/2/1994', 'Mother'],
    ]);
    expect((await allRows(one)).map(([last]) => last)).toEqual(['Last Name', 'Levin', 'Gold', 'Roth']);
  });

  it.each([
    [
      'Family,Husband,Husband’s Yahrzeit,Wife,Wife’s Yahrzeit,Observer',
      'Levin,Morris,3/12/1987,Ida,4/1/1990,Ben Levin',
      ['lastName', 'firstName', 'hebrewDate', 'observerName'],
      [['Levin', 'Ida', '4/1/1990', 'Ben Levin']],
    ],
    [
      'Last Name,Husband First Name,Husband Date of Death,Wife First Name,Wife Date of Death,Observer',
      'Levin,Morris,3/12/1987,Ida,4/1/1990,Ben Levin',
      ['lastName', 'firstName', 'gregorianDate', 'observerName'],
      [['Levin', 'Ida', '4/1/1990', 'Ben Levin']],
    ],
    [
      'Member,Email,Father,Father’s Yahrzeit,Mother,Mother’s Yahrzeit',
      'Ben Levin,ben@example.org,Morris Levin,3/12/1987,Ida Levin,4/1/1990',
      ['observerName', 'email', 'name', 'hebrewDate', 'relationship'],
      [['Ben Levin', 'ben@example.org', 'Ida Levin', '4/1/1990', 'Mother']],
    ],
    [
      'שם משפחה,הבעל,תאריך פטירה הבעל,האישה,תאריך פטירה האישה,שם האבל',
      'לוי,משה,3.12.1987,שרה,4.1.1990,דוד לוי',
      ['lastName', 'firstName', 'gregorianDate', 'observerName'],
      [['לוי', 'שרה', '4.1.1990', 'דוד לוי']],
    ],
  ])(
    'given %s, then a row with the dates of both is asked about, and each is one person',
    async (headings, row, fields, of) => {
      const both = table(headings, row);
      await expect(oneOfSheet(both, null)).rejects.toMatchObject({ code: 'which_table' });
      const second = await oneOfSheet(both, 2);

      expect((await layoutOf(second)).columns.map(({ field }) => field)).toEqual(fields);
      expect((await allRows(second)).slice(1)).toEqual(of);
    },
  );

  it.each([
    'Name,Father,Mother,Date of Death,Observer',
    'Name,Date of Death,Father’s Hebrew Name,Mother’s Hebrew Name',
    'Deceased,Date of Death,Husband,Wife,Email',
    'Deceased,Date of Death,Mourner 1,Mourner 2,Email 1,Email 2',
    'Name,Date 1,Date 2,Phone 1,Phone 2',
    'Name,Date of Death,Address 1,Address 2',
  ])('given %s, then it is one list', async (headings) => {
    const one = table(headings, 'Morris Levin,3/12/1987,,,,');

    expect(await oneOfSheet(one, null)).toBe(one);
  });
});

describe('a list that names two in one cell, and has the days of both in another', () => {
  const couples = table(
    'Name,Date of Death,Observer',
    'Morris & Ida Levin,3/12/1987 / 4/1/1990,Ben Levin',
    'Saul and Rose Katz,5 Iyar 5750 & 7 Av 5760,Ann Katz',
    'Leo Blum,7/8/1991,Amy Blum',
  );

  it('then it is asked which is meant, and each is one person', async () => {
    await expect(oneOfSheet(couples, null)).rejects.toMatchObject({
      details: [{ message: '1: Morris Levin, 3/12/1987' }, { message: '2: Ida Levin, 4/1/1990' }],
    });
    expect((await allRows(await oneOfSheet(couples, 1))).slice(1)).toEqual([
      ['Morris Levin', '3/12/1987', 'Ben Levin'],
      ['Saul Katz', '5 Iyar 5750', 'Ann Katz'],
      ['Leo Blum', '7/8/1991', 'Amy Blum'],
    ]);
    expect((await allRows(await oneOfSheet(couples, 2))).slice(1)).toEqual([
      ['Ida Levin', '4/1/1990', 'Ben Levin'],
      ['Rose Katz', '7 Av 5760', 'Ann Katz'],
    ]);
  });

  it('given one such row alone, or two who observe, then it is one list', async () => {
    const one = table('Name,Date of Death,Observer', 'Morris & Ida Levin,3/12/1987 / 4/1/1990,Ben Levin');
    const observing = table(
      'Name,Date of Death,Observer',
      'Leo Blum,7/8/1991,Amy & Joe Blum',
      'Tia Gold,9/10/1992,Max & Ann Gold',
    );

    expect(await oneOfSheet(one, null)).toBe(one);
    expect(await oneOfSheet(observing, null)).toBe(observing);
  });
});
