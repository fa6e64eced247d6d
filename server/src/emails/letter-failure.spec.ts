import type { EmailMessageDetails } from '@zikaron/contract';
import { failureOf } from './letter-failure.js';

const ID = '00000000-0000-4000-8000-000000000001';
const failed = {
  status: 'failed',
  error: null,
  template: { id: ID, name: 'Reminder' },
  attempts: [],
  mergeFieldIssues: [],
} satisfies Parameters<typeof failureOf>[0];
const lacking = (type: 'missing_data' | 'invalid_field', field: string): EmailMessageDetails['mergeFieldIssues'] => [
  { field, type, severity: 'high', message: 'x', recordType: 'contact', recordId: ID },
];
const tried = (outcome: string, response: string) => [{ at: '2026-12-01T14:00:00.000Z', outcome, response }];

describe('why a letter failed', () => {
  it.each([
    ['its template was deleted', { template: null, error: 'Its template was deleted.' }, { kind: 'template' }],
    ['its template breaks a rule', { error: 'Its template breaks a rule: {{x}}' }, { kind: 'template' }],
    [
      'its template names a field that there is not',
      { mergeFieldIssues: lacking('invalid_field', 'yahrzeit.shoe') },
      { kind: 'template', field: 'yahrzeit.shoe', said: null },
    ],
    [
      'a record lacks a field',
      { mergeFieldIssues: lacking('missing_data', 'contact.name') },
      { kind: 'field', field: 'contact.name', recordType: 'contact', recordId: ID },
    ],
    [
      'nobody has that address',
      { attempts: tried('refused', '550 5.1.1 No such user') },
      { kind: 'address', said: '550 5.1.1 No such user' },
    ],
    ['theirs does not take it', { attempts: tried('refused', '554 5.7.1 Blocked') }, { kind: 'mailServer' }],
    ['theirs put it off too often', { attempts: tried('deferred', '450 4.2.2 Full') }, { kind: 'mailServer' }],
    [
      'ours could not write it',
      { error: 'It could not be written: x' },
      { kind: 'other', said: 'It could not be written: x' },
    ],
  ])('given that %s, then it is told as that', (_, message, told) => {
    expect(failureOf({ ...failed, ...message })).toMatchObject(told);
  });

  it('given one that is sent again, then nothing is wrong', () => {
    expect(failureOf({ ...failed, status: 'queued', template: null })).toBeNull();
  });
});
