import type {
  ImportChoice,
  ImportConflict,
  ImportField,
  ImportIssue,
  ImportRowWithCells,
  ImportSummary,
} from '@zikaron/contract';
import { choicesFor, wordsOfChoice } from './choices';

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
const isFollowed = ({ usual }: ImportConflict): boolean => usual === 'file' || usual === 'skip';

/** The issue that a row in doubt is asked about; null when it contradicts a record. */
export const askedAbout = ({ issues, conflict, choice, state }: ImportRowWithCells): ImportIssue | null => {
  if (state !== 'error' && conflict && choice === null && !isFollowed(conflict)) return null;
  return (
    issues.find(({ severity }) => severity === 'error') ??
    issues.find(({ code }) => code === 'after_sunset_inferred' || code === 'time_near_sunset') ??
    null
  );
};

/** Which answer stands out: the usual one, else the first of several. */
export function likeliest(answers: readonly Answer[]): Answer | undefined {
  return answers.find(({ isUsual }) => isUsual) ?? (answers.length > 1 ? answers[0] : undefined);
}

/** The answers to a doubt, in the order of their keys 1, 2, 3. */
export function answersTo(table: ImportSummary, row: ImportRowWithCells, locale: string): Answer[] {
  const issue = askedAbout(row);
  if (!issue) return row.conflict ? choicesFor(row.conflict).map(choiceOf(row, row.conflict)) : [skipping(row)];
  const put: Put = (cells) => ({ what: 'rows', body: { rows: [row.row], cells } });
  const inTheirs: InTheirs = (latin, hebrew) => (locale === 'he' && hebrew) || latin;
  return [...waysOut(table, issue, put, inTheirs), skipping(row)];
}

type Put = (cells: Record<string, string>) => Pick<Answer, 'what' | 'body'>;
/** In the language of whoever reads. */
type InTheirs = (latin: string, hebrew: string | undefined) => string;

const skipping = ({ row }: ImportRowWithCells): Answer => ({
  words: 'skip',
  what: 'rows',
  body: { rows: [row], skip: true },
});

const choiceOf =
  ({ row }: ImportRowWithCells, conflict: ImportConflict) =>
  (choice: ImportChoice): Answer => ({
    words: wordsOfChoice(choice, conflict),
    what: 'choices',
    body: { rows: [row], choice },
    isUsual: choice === conflict.usual,
  });

function waysOut(table: ImportSummary, issue: ImportIssue, put: Put, inTheirs: InTheirs): Answer[] {
  const column = table.columns.find(({ heading, field }) => heading === issue.column && field !== 'ignore');
  if (issue.mayBe && column)
    return issue.mayBe.map((day) => {
      const value = inTheirs(day.hebrewDate, day.hebrewDateHe);
      return { words: 'meant.hebrewDate', values: { value }, ...put({ [column.index]: value }) };
    });
  if (issue.code === 'time_near_sunset') return onWhichSide(table, put);
  if (!issue.dates) return [];
  if (issue.dates.hebrewAsCivil === issue.dates.civil) return whetherBySunset(table, put);
  return whichDateCounts(table, issue, issue.dates, put, inTheirs);
}

/** The list says at what time it was, and no other day. */
const onWhichSide = (table: ImportSummary, put: Put): Answer[] => [
  { words: 'beforeSunset', ...put({ [sunsetColumn(table)]: 'no' }) },
  { words: 'afterSunset', ...put({ [sunsetColumn(table)]: 'yes' }) },
];

/** The list says after sunset, and has the Hebrew date of the day. */
function whetherBySunset(table: ImportSummary, put: Put): Answer[] {
  const hebrewAt = indexOf(table, 'hebrewDate');
  return [
    { words: 'beforeSunset', ...put({ [sunsetColumn(table)]: 'no' }) },
    ...(hebrewAt === undefined ? [] : [{ words: 'afterSunset', ...put({ [hebrewAt]: '' }) }]),
  ];
}

/** Two dates that are not one day: it was evening, one of them was meant otherwise, or only one of them counts. */
function whichDateCounts(
  table: ImportSummary,
  { code }: ImportIssue,
  dates: NonNullable<ImportIssue['dates']>,
  put: Put,
  inTheirs: InTheirs,
): Answer[] {
  const [civilAt, hebrewAt] = [indexOf(table, 'gregorianDate'), indexOf(table, 'hebrewDate')];
  const answers: Answer[] = [];
  if (code === 'after_sunset_inferred' || dates.differenceDays === 1)
    answers.push({ words: 'afterSunset', ...put({ [sunsetColumn(table)]: 'yes' }) });
  for (const { field, value: latin, valueHe } of dates.wouldAgree) {
    const value = inTheirs(latin, valueHe);
    const at = field === 'gregorianDate' ? civilAt : hebrewAt;
    if (at !== undefined) answers.push({ words: `meant.${field}`, values: { value }, ...put({ [at]: value }) });
  }
  if (hebrewAt !== undefined) {
    const onlyCivil = { [hebrewAt]: '', [sunsetColumn(table)]: 'no' };
    answers.push({ words: 'civilCounts', values: { date: dates.civil }, ...put(onlyCivil) });
  }
  if (civilAt !== undefined) {
    const date = inTheirs(dates.hebrew, dates.hebrewHe);
    answers.push({ words: 'hebrewCounts', values: { date }, ...put({ [civilAt]: '' }) });
  }
  return answers;
}
