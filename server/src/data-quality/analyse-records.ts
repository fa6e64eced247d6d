import type { BulkAnalysis, Contact, IncompleteRecord, Yahrzeit } from '@zikaron/contract';
import { analyse, catalogue, categoryOf, findField, type MergeValues } from '../merge-fields/index.js';

/** A record, and what a letter would take from it. */
export interface RecordToAnalyse {
  readonly recordType: 'contact' | 'yahrzeit';
  readonly recordId: string;
  readonly name: string;
  readonly values: MergeValues;
}

export const ofContact = ({ id, name, email, phone }: Contact): RecordToAnalyse => ({
  recordType: 'contact',
  recordId: id,
  name,
  values: { contact: { name, email, phone } },
});

export function ofYahrzeit(yahrzeit: Yahrzeit): RecordToAnalyse {
  const { id, name, hebrewName, personDetails, gregorianDate, hebrewDate, hebrewYear, afterSunset } = yahrzeit;
  const { nextGregorianObservance, nextHebrewObservance } = yahrzeit;
  const said = { name, hebrewName, personDetails, gregorianDate, hebrewDate, hebrewYear, afterSunset };
  const values = { yahrzeit: { ...said, nextGregorianObservance, nextHebrewObservance } };
  return { recordType: 'yahrzeit', recordId: id, name, values };
}

/** The fields that stand in the record itself; the others are worked out, or belong to one observer's letter. */
const OF_RECORDS: readonly string[] = [
  ...['name', 'email', 'phone'].map((name) => `contact.${name}`),
  ...['name', 'hebrewName', 'personDetails', 'gregorianDate', 'hebrewDate', 'hebrewYear', 'afterSunset'].map(
    (name) => `yahrzeit.${name}`,
  ),
  'yahrzeit.nextGregorianObservance',
  'yahrzeit.nextHebrewObservance',
];

/** What is asked of records: the fields a letter must have, and those that templates name, in the catalogue's order. */
export const fieldsToAnalyse = (named: readonly string[]): string[] =>
  catalogue
    .map(({ path }) => path as string)
    .filter((path) => OF_RECORDS.includes(path) && (findField(path)?.required || named.includes(path)));

/** Which records would leave a letter with a gap. Fields of the other kind of record are not asked of a record. */
export function analyseRecords(records: readonly RecordToAnalyse[], fields: readonly string[]): BulkAnalysis {
  const analysed = records.map((record) => analysedRecord(record, fields));
  const incomplete = analysed.filter(({ issues }) => issues.length > 0);
  const asked = sum(analysed.map(({ asked }) => asked));
  const lacking = sum(incomplete.map(({ issues }) => issues.length));
  return {
    summary: {
      totalRecordsAnalyzed: records.length,
      totalRecordsWithIssues: incomplete.length,
      overallCompleteness: asked === 0 ? 100 : Math.round((100 * (asked - lacking)) / asked),
    },
    fieldsAnalyzed: [...fields],
    records: incomplete.map(({ asked: _, ...record }) => record),
  };
}

function analysedRecord(record: RecordToAnalyse, fields: readonly string[]): IncompleteRecord & { asked: number } {
  const { recordType, recordId, name, values } = record;
  const own = fields.filter((field) => categoryOf(field) === recordType);
  const { issues } = analyse(own, values, { [recordType]: recordId });
  return { recordType, recordId, name, issues: [...issues], asked: own.length };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
