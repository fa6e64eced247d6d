import { sayingBy } from '@zikaron/contract';
import { written } from './written';

const say = sayingBy({ 'It took too long.': 'זה ארך זמן רב מדי.' });

describe('the values of a notification', () => {
  it('given a day and a moment, then they are written as the reader writes them, the moment by the congregation’s clock, and all else stands as it is', () => {
    const values = { date: '2027-01-04', takenAt: '2027-01-04T03:05:00.000Z', name: '2027-01-04', smart_count: 3 };

    expect(written(values, 'en', 'America/New_York', say)).toEqual({
      ...values,
      date: '4 January 2027',
      takenAt: expect.stringMatching(/^3 Jan 2027, 10:05\spm$/),
    });
    expect(written(values, 'he', 'America/New_York', say)).toMatchObject({ date: '4 בינואר 2027', name: '2027-01-04' });
  });

  it('given a Hebrew year, then a Hebrew page has it in letters', () => {
    expect(written({ year: 5787 }, 'en', 'UTC', say)).toEqual({ year: 5787 });
    expect(written({ year: 5787 }, 'he', 'UTC', say)).toEqual({ year: 'תשפ״ז' });
  });

  it('given what changed, then it is said in the reader’s language, and as it was kept where it was kept in one', () => {
    const values = { changes: 'now Ann', changesHe: 'כעת Ann' };

    expect(written(values, 'en', 'UTC', say)).toEqual({ changes: 'now Ann' });
    expect(written(values, 'he', 'UTC', say)).toEqual({ changes: 'כעת Ann' });
    expect(written({ changes: 'now Ann' }, 'he', 'UTC', say)).toEqual({ changes: 'now Ann' });
  });

  it('given why a list could not be fetched or a webhook not told, then the house’s reason is said, and a server’s stands in its own words', () => {
    const values = { label: 'It took too long.', reason: 'It took too long.', answer: 'connect ECONNREFUSED' };

    expect(written(values, 'he', 'UTC', say)).toEqual({ ...values, reason: 'זה ארך זמן רב מדי.' });
  });
});
