import type { ImportField, ImportIssue, ImportRowWithCells, ImportSummary } from '@zikaron/contract';

/** One way out of a doubt: what is told to the server when it is chosen. */
export interface Answer {
  /** The key of its words, under `resources.imports.doubt`. */
  readonly words: string;
  readonly values?: Record<string, string>;
  readonly what: 'rows' | 'choices';
  readonly body: object;
  /** What comes of it where nobody says anything. */
  readonly isUsual?: boolean;
}

const indexOf = (table: ImportSummary, field: ImportField): number | undefined =>
  table.columns.find((column) => column.field === field)?.index;

/** The column for "after sunset"; a list without one gets it behind its last. */
const sunsetColumn = (table: ImportSummary): number =>
  indexOf(table, 'afterSunset') ?? Math.max(...table.columns.map(({ index }) => index)) + 1;

/** A change of the list alone is followed by itself, and who was deleted here stays so. */
const isFollowed = ({ usual }: NonNullable<ImportRowWithCells['conflict']>): boolean =>
  usual === 'file' || usual === 'skip';

/** The issue that a row in doubt is asked about; null when it contradicts a record. */
export const askedAbout = ({ issues, conflict, choice, state }: ImportRowWithCells): ImportIssue | null => {
  if (state !== 'error' && conflict && choice === null && !isFollowed(conflict)) return null;
  return (
    issues.find(({ severity }) => severity === 'error') ??
    issues.find(({ code }) => code === 'after_sunset_inferred') ??
    null
  );
};

/** Which answer stands out: the usual one, else the first of several. */
export function likeliest(answers: readonly Answer[]): Answer | undefined {
  return answers.find(({ isUsual }) => isUsual) ?? (answers.length > 1 ? answers[0] : undefined);
}

/** The answers to a doubt, in the order of their keys 1, 2, 3. */
export function answersTo(table: ImportSummary, row: ImportRowWithCells, locale: string): Answer[] {
  const inTheirs = (latin: string, hebrew: string | undefined): string => (locale === 'he' && hebrew) || latin;
  const rows = [row.row];
  const issue = askedAbout(row);
  const skip: Answer = { words: 'skip', what: 'rows', body: { rows, skip: true } };
  if (!issue) {
    const choose = (choice: string): Answer => ({
      words: `choices.${choice}`,
      what: 'choices',
      body: { rows, choice },
      isUsual: choice === row.conflict?.usual,
    });
    return row.conflict ? ['keep', 'file', 'separate', 'skip'].map(choose) : [skip];
  }
  const put = (cells: Record<string, string>) => ({ what: 'rows' as const, body: { rows, cells } });
  const column = table.columns.find(({ heading, field }) => heading === issue.column && field !== 'ignore');
  if (issue.mayBe && column)
    return [
      ...issue.mayBe.map((day) => {
        const value = inTheirs(day.hebrewDate, day.hebrewDateHe);
        return { words: 'meant.hebrewDate', values: { value }, ...put({ [column.index]: value }) };
      }),
      skip,
    ];
  if (!issue.dates) return [skip];
  const [civilAt, hebrewAt] = [indexOf(table, 'gregorianDate'), indexOf(table, 'hebrewDate')];
  const { dates } = issue;
  const before = { [sunsetColumn(table)]: 'no' };
  // The list says after sunset, and has the Hebrew date of the day.
  if (dates.hebrewAsCivil === dates.civil)
    return [
      { words: 'beforeSunset', ...put(before) },
      ...(hebrewAt === undefined ? [] : [{ words: 'afterSunset', ...put({ [hebrewAt]: '' }) }]),
      skip,
    ];
  return [
    ...(issue.code === 'after_sunset_inferred' || dates.differenceDays === 1
      ? [{ words: 'afterSunset', ...put({ [sunsetColumn(table)]: 'yes' }) }]
      : []),
    ...dates.wouldAgree.flatMap(({ field, value: latin, valueHe }) => {
      const value = inTheirs(latin, valueHe);
      const at = field === 'gregorianDate' ? civilAt : hebrewAt;
      return at === undefined ? [] : [{ words: `meant.${field}`, values: { value }, ...put({ [at]: value }) }];
    }),
    ...(hebrewAt === undefined
      ? []
      : [{ words: 'civilCounts', values: { date: dates.civil }, ...put({ [hebrewAt]: '', ...before }) }]),
    ...(civilAt === undefined
      ? []
      : [
          {
            words: 'hebrewCounts',
            values: { date: inTheirs(dates.hebrew, dates.hebrewHe) },
            ...put({ [civilAt]: '' }),
          },
        ]),
    skip,
  ];
}
