import { written } from './written';

describe('the values of a notification', () => {
  it('given a day and a moment, then they are written as the reader writes them, and all else stands as it is', () => {
    const values = { date: '2027-01-04', takenAt: '2027-01-04T03:05:00.000Z', name: '2027-01-04', smart_count: 3 };

    expect(written(values, 'en')).toEqual({
      ...values,
      date: '4 January 2027',
      takenAt: expect.stringMatching(/^4 Jan 2027, 3:05\sam UTC$/),
    });
    expect(written(values, 'he')).toMatchObject({ date: '4 בינואר 2027', name: '2027-01-04' });
  });
});
