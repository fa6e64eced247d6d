import type { BulkAnalysis } from '@zikaron/contract';
import { heavyTask } from '../platform/heavy-task/index.js';
import { analyseRecords, type RecordToAnalyse } from './analyse-records.js';

export interface RecordsToAnalyse {
  readonly records: readonly RecordToAnalyse[];
  readonly fields: readonly string[];
}

export default heavyTask<RecordsToAnalyse, BulkAnalysis>(({ records, fields }) => analyseRecords(records, fields));
