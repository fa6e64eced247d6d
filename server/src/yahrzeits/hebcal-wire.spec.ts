import { hebcalConverterQuery } from '@zikaron/contract';
import { DEFAULT_RULES } from '../calendar/index.js';
import { yearsFrom } from './dated.js';
import { convert, yahrzeits } from './hebcal-wire.js';

const asked = (query: Record<string, string>) => convert(hebcalConverterQuery.parse({ cfg: 'json', ...query }));
const customs = { rules: DEFAULT_RULES, serviceRule: 'onOrBefore' } as const;
const now = new Date('2026-11-01T17:00:00Z');
const anniversaries = (query: Record<string, string>) =>
  yahrzeits(query, customs, now, (years) => yearsFrom('2026-11-01', years));

describe('the Hebcal wire', () => {
  it('given a civil date, then it answers as the converter does', () => {
    expect(asked({ gy: '1988', gm: '12', gd: '4', g2h: '1' })).toEqual({
      gy: 1988,
      gm: 12,
      gd: 4,
      afterSunset: false,
      hy: 5749,
      hm: 'Kislev',
      hd: 25,
      hebrew: 'כ״ה בכסלו תשמ״ט',
      heDateParts: { y: 'תשמ״ט', m: 'כסלו', d: 'כ״ה' },
    });
  });

  it('given sunset, then the Hebrew date is the next day’s and the civil one stays', () => {
    expect(asked({ date: '1984-03-03', gs: 'on' })).toMatchObject({ gd: 3, afterSunset: true, hd: 30, hm: 'Adar I' });
  });

  it('given a Hebrew date, then it answers the civil one', () => {
    expect(asked({ hy: '5749', hm: 'Kislev', hd: '25', h2g: '1' })).toMatchObject({ gy: 1988, gm: 12, gd: 4 });
  });

  it.each([[{ gy: '1984', gm: '2', gd: '30' }], [{ hy: '5744', hm: 'Tevet', hd: '30' }], [{}]])(
    'given %p, then it is refused',
    (query) => {
      expect(() => asked(query)).toThrow(expect.objectContaining({ status: 400 }));
    },
  );

  it('given two people, then their yahrzeits come in the order of their dates', () => {
    const { title, items } = anniversaries({
      years: '2',
      hebdate: 'on',
      ...{ n1: 'Ploni', y1: '2008', m1: '11', d1: '13', s1: 'off' },
      ...{ n2: 'Almoni', x2: '1984-03-03', s2: 'on' },
    });

    expect(title).toBe('Yahrzeit: Ploni, Almoni');
    expect(items.map(({ title, date, anniversary }) => [title, date, anniversary])).toEqual([
      ['Ploni’s 18th Yahrzeit (15th of Cheshvan)', '2026-10-26', 18],
      ['Almoni’s 43rd Yahrzeit (30th of Adar I)', '2027-03-09', 43],
      ['Ploni’s 19th Yahrzeit (15th of Cheshvan)', '2027-11-15', 19],
      ["Almoni’s 44th Yahrzeit (30th of Sh'vat)", '2028-02-27', 44],
    ]);
  });

  it('given nobody, then it is refused', () => {
    expect(() => anniversaries({ cfg: 'json' })).toThrow(expect.objectContaining({ status: 400 }));
  });
});
