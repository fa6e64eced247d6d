import type { Contact, Yahrzeit } from '@zikaron/contract';
import { analyseRecords, fieldsToAnalyse, ofContact, ofYahrzeit } from './analyse-records.js';

const contact = (said: Partial<Contact>) =>
  ofContact({ id: 'c', name: 'Daniel', email: null, phone: null, ...said } as Contact);
const yahrzeit = (said: Partial<Yahrzeit>) =>
  ofYahrzeit({ id: 'y', name: 'Miriam', hebrewName: null, gregorianDate: '2005-01-06', ...said } as Yahrzeit);

describe('what records lack for letters', () => {
  it('given templates, then what they name of a record is looked at, and what a letter must have', () => {
    const named = ['yahrzeit.hebrewName', 'observance.date', 'yahrzeit.shoe', 'contact.firstName'];

    expect(fieldsToAnalyse(named)).toEqual(['yahrzeit.name', 'yahrzeit.hebrewName', 'contact.name', 'contact.email']);
  });

  it('given records, then each gap is told with its weight and its record, and complete ones are not listed', () => {
    const complete = contact({ id: 'd', email: 'daniel@family.example' });
    const records = [yahrzeit({}), contact({ email: null }), complete];

    const { summary, records: incomplete } = analyseRecords(records, fieldsToAnalyse(['yahrzeit.hebrewName']));

    expect(summary).toEqual({ totalRecordsAnalyzed: 3, totalRecordsWithIssues: 2, overallCompleteness: 67 });
    expect(incomplete).toMatchObject([
      { recordType: 'yahrzeit', recordId: 'y', issues: [{ field: 'yahrzeit.hebrewName', severity: 'medium' }] },
      { recordType: 'contact', recordId: 'c', issues: [{ field: 'contact.email', severity: 'high', recordId: 'c' }] },
    ]);
  });

  it('given nothing to look at, then nothing is missing', () => {
    expect(analyseRecords([], ['contact.name']).summary.overallCompleteness).toBe(100);
  });
});
