import type { ImportSummary } from '@zikaron/contract';
import type { CivilDate } from '../../calendar/index.js';
import { heavyTask } from '../../platform/heavy-task/index.js';
import type { SunsetWords } from './after-sunset.js';
import { dateOrderOf, type Column } from './columns.js';
import { inStretches } from '../read/stretches.js';
import { readFile } from '../read/read-file.js';
import { layoutOf, linesOf } from './layout.js';
import type { UnderstoodRow } from './understand-row.js';
import { askedSunset, dateSystemOf, reader, surveyLines } from './understand-table.js';

/** A file that somebody brought. `today` is the organization's date. */
export interface BroughtFile {
  readonly file: Uint8Array;
  readonly today: CivilDate;
}

/** What stands in a file, as it is found: how it is laid out, whom it names how often, and its rows. */
export type Found =
  | {
      readonly kind: 'layout';
      readonly encoding: string;
      readonly delimiter: string;
      readonly headerRow: number;
      readonly columns: readonly Column[];
    }
  | {
      readonly kind: 'survey';
      readonly names: Map<string, number>;
      readonly dateOrder: 'mdy' | 'dmy';
      readonly sunsetWords: ImportSummary['sunsetWords'];
    }
  | { readonly kind: 'rows'; readonly rows: readonly UnderstoodRow[] };

/** The answer to a layout: the columns as they are to be read, the usual order of day and month, and answers given before. */
export interface HowToRead {
  readonly columns: readonly Column[];
  readonly dateOrder: 'mdy' | 'dmy';
  readonly sunsetWords: SunsetWords;
}

/** Reads a file and understands its rows, a stretch at a time. @throws Refusal for what is no table */
export default heavyTask<BroughtFile, null, Found, HowToRead>(async ({ file, today }, say) => {
  const table = await readFile(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  const layout = await layoutOf(table);
  const { encoding, delimiter } = table;
  const { headerRow, columns: found } = layout;
  const how = await say({ kind: 'layout', encoding, delimiter, headerRow, columns: found });
  const { columns, sunsetWords } = how;

  const lines = linesOf(table, layout);
  const survey = await surveyLines(lines, columns);
  const order = dateOrderOf(survey.days, how.dateOrder);
  const asked = askedSunset(survey, sunsetWords);
  await say({ kind: 'survey', names: survey.names, dateOrder: order, sunsetWords: asked });

  const read = reader(columns, survey, { order, today, dateSystem: dateSystemOf(encoding), sunsetWords });
  for await (const stretch of inStretches(lines)) await say({ kind: 'rows', rows: stretch.map(read) });
  return null;
});
