import type { BulkAnalysis } from '@zikaron/contract';
import { fieldsUsed } from '../merge-fields/index.js';
import { heavyTask } from '../platform/heavy-task/index.js';
import { analyseRecords, fieldsToAnalyse, type RecordToAnalyse } from './analyse-records.js';

export interface RecordsToAnalyse {
  readonly records: readonly RecordToAnalyse[];
  /** Subjects and bodies of templates: the fields that they name are asked for. */
  readonly sources: readonly string[];
}

export default heavyTask<RecordsToAnalyse, BulkAnalysis>(({ records, sources }) =>
  analyseRecords(records, fieldsToAnalyse(fieldsUsed(...sources))),
);
