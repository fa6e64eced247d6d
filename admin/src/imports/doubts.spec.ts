import type { ImportIssue, ImportRowWithCells, ImportSummary } from '@zikaron/contract';
import { answersTo, likeliest } from './doubts';

const fields = ['name', 'gregorianDate', 'hebrewDate', 'afterSunset'];
const table = {
  columns: fields.map((field, index) => ({ index, heading: field, field })),
} as unknown as ImportSummary;
const answers = (dates: Partial<NonNullable<ImportIssue['dates']>>) => {
  const conflict = { code: 'dates_conflict', severity: 'error', column: 'gregorianDate', message: '' };
  const both = {
    civil: '1984-03-14',
    hebrew: '10 Adar II 5744',
    civilAsHebrew: '10 Adar II 5744',
    wouldAgree: [],
    ...dates,
  };
  const row = { row: 2, state: 'error', conflict: null, choice: null, issues: [{ ...conflict, dates: both }] };
  return answersTo(table, row as unknown as ImportRowWithCells, 'en').map(({ words, body }) => [
    words,
    (body as { cells?: unknown }).cells,
  ]);
};

describe('what can be answered to dates that do not agree', () => {
  it('given the Hebrew date of the day in a list that says after sunset, then it was before, or the Hebrew date goes', () => {
    expect(answers({ hebrewAsCivil: '1984-03-14', differenceDays: -1 })).toEqual([
      ['beforeSunset', { 3: 'no' }],
      ['afterSunset', { 2: '' }],
      ['skip', undefined],
    ]);
  });

  it('given the Hebrew date of the next day in a list that says before sunset, then it was after, or one of both counts', () => {
    expect(answers({ hebrewAsCivil: '1984-03-15', differenceDays: 1 })).toEqual([
      ['afterSunset', { 3: 'yes' }],
      ['civilCounts', { 2: '', 3: 'no' }],
      ['hebrewCounts', { 1: '' }],
      ['skip', undefined],
    ]);
  });
});

describe('what can be answered to a time of day near sunset', () => {
  it('then it was before or after', () => {
    const issues = [{ code: 'time_near_sunset', severity: 'warning', column: 'afterSunset', message: '' }];
    const row = { row: 2, state: 'new', conflict: null, choice: null, issues };
    const told = answersTo(table, row as unknown as ImportRowWithCells, 'en').map(({ words, body }) => [words, body]);

    expect(told).toEqual([
      ['beforeSunset', { rows: [2], cells: { 3: 'no' } }],
      ['afterSunset', { rows: [2], cells: { 3: 'yes' } }],
      ['skip', { rows: [2], skip: true }],
    ]);
  });
});

describe('what can be answered where a contact is reached otherwise here', () => {
  it.each([
    ['observerEmail', 'choices.twoContacts'],
    ['observerPhone', 'choices.bothPhones'],
    ['observerAddress', null],
  ])('given %s, then both are %s', (field, both) => {
    const conflict = {
      kind: 'contactDiffers',
      usual: 'keep',
      fields: [{ field, existing: '5550101', file: '5550102' }],
    };
    const row = { row: 2, state: 'unchanged', conflict, choice: null, issues: [] };
    const words = answersTo(table, row as unknown as ImportRowWithCells, 'en').map((answer) => answer.words);

    expect(words).toEqual(['choices.keep', 'choices.file', ...(both ? [both] : []), 'choices.skip']);
  });
});

describe('the answer that stands out', () => {
  it.each([
    ['keep', 'choices.keep'],
    ['separate', 'choices.twoPeople'],
  ] as const)('given a contradiction that ends with %s, then it is that one', (usual, words) => {
    const row = { row: 2, state: 'new', conflict: { usual, fields: [] }, choice: null, issues: [] };
    const all = answersTo(table, row as unknown as ImportRowWithCells, 'en');

    expect(likeliest(all)?.words).toBe(words);
  });

  it('given nothing is usual, then it is the first of several, and none of one', () => {
    const [one, other] = ['beforeSunset', 'afterSunset'].map((words) => ({ words, what: 'rows' as const, body: {} }));

    expect(likeliest([one!, other!])).toBe(one);
    expect(likeliest([one!])).toBeUndefined();
  });
});
