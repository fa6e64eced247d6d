import type { ImportSummary } from '@zikaron/contract';
import type { CivilDate } from '../../calendar/index.js';
import { heavyTask } from '../../platform/heavy-task/index.js';
import type { SunsetWords } from './after-sunset.js';
import type { Column } from './columns.js';
import { dateOrderOf } from './date-order.js';
import { inBatches } from '../read/batches.js';
import { readFile } from '../read/read-file.js';
import { hiddenIn } from './hidden-in-workbook.js';
import { layoutOf, linesOf } from './layout.js';
import { mended, type Mends } from './mended-lines.js';
import type { Preset } from '../presets/index.js';
import type { UnderstoodRow } from './understand-row.js';
import { askedSunset, dateSystemOf, listOn, reader, surveyLines } from './understand-table.js';

/** A file that somebody brought. `today` is the organization's date, `israel` whether second days are not kept there. */
export interface BroughtFile {
  readonly file: Uint8Array;
  /** Of a workbook with several lists: which sheet, from 1 on. */
  readonly sheet: number | null;
  /** Of several lists side by side on one sheet: which, from 1 on; 0 says that it is one. */
  readonly table: number | null;
  readonly today: CivilDate;
  readonly israel: boolean;
  /** Programs whose lists were learned. */
  readonly learned: readonly Preset[];
}

/** What stands in a file, as it is found: how it is laid out, whom it names how often, and its rows. */
export type Found =
  | {
      readonly kind: 'layout';
      readonly encoding: string;
      readonly delimiter: string;
      readonly headerRow: number;
      readonly columns: readonly Column[];
      /** Nobody has to be asked which column holds the names and which the dates. */
      readonly known: boolean;
      /** The program whose list this is, and how it writes days. */
      readonly preset: string | null;
      readonly dateOrder: 'mdy' | 'dmy' | null;
    }
  | {
      readonly kind: 'survey';
      readonly names: Map<string, number>;
      readonly dateOrder: 'mdy' | 'dmy';
      readonly sunsetWords: ImportSummary['sunsetWords'];
      readonly filled: readonly number[];
      readonly hidden: ImportSummary['hidden'];
    }
  | { readonly kind: 'rows'; readonly rows: readonly UnderstoodRow[] };

/** The answer to a layout: the columns as they are to be read, the usual order of day and month, and answers given before. */
export interface HowToRead {
  readonly columns: readonly Column[];
  readonly dateOrder: 'mdy' | 'dmy';
  readonly sunsetWords: SunsetWords;
  readonly mends: Mends;
}

/** Reads a file and understands its rows, a batch at a time. @throws Refusal for what is no table */
export default heavyTask<BroughtFile, null, Found, HowToRead>(
  async ({ file, sheet, table: place, today, israel, learned }, say) => {
    const read = await readFile(Buffer.from(file.buffer, file.byteOffset, file.byteLength), sheet);
    const table = await listOn(read, place);
    const { encoding, delimiter } = table;
    const layout = await layoutOf(table, learned);
    const { headerRow, columns: found, known, preset, dateOrder } = layout;
    const how = await say({ kind: 'layout', encoding, delimiter, headerRow, columns: found, known, preset, dateOrder });
    const { columns, sunsetWords } = how;

    const lines = mended(linesOf(table, layout), columns, how.mends);
    const survey = await surveyLines(lines, columns, delimiter);
    const order = dateOrderOf(survey.days, how.dateOrder, survey.hebrewDays);
    const asked = askedSunset(survey, sunsetWords, columns);
    const { names, filled } = survey;
    const hidden = await hiddenIn(read, lines);
    await say({ kind: 'survey', names, dateOrder: order, sunsetWords: asked, filled, hidden });

    const dateSystem = dateSystemOf(encoding);
    const understand = reader(columns, survey, { order, today, israel, dateSystem, sunsetWords });
    // A batch is understood while the one before it is kept.
    let told: Promise<unknown> = Promise.resolve();
    for await (const batch of inBatches(lines)) {
      const rows = batch.map(understand);
      await told;
      told = say({ kind: 'rows', rows });
    }
    await told;
    return null;
  },
);
