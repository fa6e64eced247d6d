import { changedFields } from './changed-fields.js';

describe('what a change did, field by field', () => {
  it('given a list of things in several parts, then each part is told in words, and what is empty stays out', () => {
    const before = { noService: [], services: [{ name: null, kind: 'fridayEvening', reads: ['shiva', 'perpetual'] }] };
    const after = {
      ...before,
      noService: [
        { date: '2027-01-08', reason: 'Snow' },
        { date: '2027-01-15', reason: null },
      ],
    };

    expect(changedFields(before, after)).toEqual([
      { field: 'noService.0', before: null, after: '2027-01-08, Snow' },
      { field: 'noService.1', before: null, after: '2027-01-15' },
    ]);
    expect(changedFields(null, before)).toEqual([
      { field: 'services.0', before: null, after: 'fridayEvening, shiva, perpetual' },
    ]);
  });

  it('given an instant as the database writes it, then it is spelt as everywhere, and that a row was made says nothing', () => {
    const after = { createdAt: '2026-11-23T22:59:59.901918+00:00', sendAt: '2027-01-04T16:00:00+02:00' };

    expect(changedFields(null, after)).toEqual([{ field: 'sendAt', before: null, after: '2027-01-04T14:00:00.000Z' }]);
  });
});
