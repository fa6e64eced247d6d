import type { ReleaseRule } from '@zikaron/contract';
import { hebrewYearBefore, releaseReasons, type NightFacts } from './release-reasons.js';

const night: NightFacts = {
  rules: ['first_night', 'wording', 'import', 'unusual', 'first_yahrzeit'],
  isFirstNight: false,
  acts: [],
  released: [],
  letters: 10,
  firstYahrzeits: 0,
  week: 100,
  lastYear: 100,
};

describe('why the letters of a night wait for a second person', () => {
  it.each<[what: string, facts: Partial<NightFacts>, reasons: ReleaseRule[]]>([
    ['nothing unusual', {}, []],
    ['the first night', { isFirstNight: true }, ['first_night']],
    ['the first night, which somebody released', { isFirstNight: true, released: ['first_night'] }, []],
    ['other words', { acts: [{ reason: 'wording' }] }, ['wording']],
    ['a list that was brought in', { acts: [{ reason: 'import' }, { reason: 'import' }] }, ['import']],
    ['acts after a release', { acts: [{ reason: 'wording' }], released: ['wording'] }, ['wording']],
    ['nearly a third more letters than a year before', { week: 131 }, ['unusual']],
    ['as many more as are usual', { week: 130 }, []],
    ['far fewer letters', { week: 69 }, ['unusual']],
    ['as many fewer as are usual', { week: 70 }, []],
    ['letters where there were none', { week: 1, lastYear: 0 }, ['unusual']],
    ['nothing to compare', { week: 1000, lastYear: null }, []],
    ['an unusual week that somebody released', { week: 131, released: ['unusual'] }, []],
    ['a first yahrzeit', { firstYahrzeits: 1 }, ['first_yahrzeit']],
    ['a first yahrzeit that somebody released', { firstYahrzeits: 1, released: ['first_yahrzeit'] }, []],
    ['several', { firstYahrzeits: 1, isFirstNight: true, week: 0 }, ['first_night', 'unusual', 'first_yahrzeit']],
    ['no letters', { letters: 0, isFirstNight: true, acts: [{ reason: 'import' }] }, []],
    ['a congregation that waits for none of it', { rules: ['unusual'], isFirstNight: true, firstYahrzeits: 1 }, []],
  ])('given %s', (_, facts, reasons) => {
    expect(releaseReasons({ ...night, ...facts })).toEqual(reasons);
  });
});

describe('the same Hebrew day a year before', () => {
  it.each([
    ['18 Kislev', '2026-11-28', '2025-12-08'],
    ['30 Kislev, which the year before lacked', '2024-12-31', '2023-12-12'],
    ['Shevat of a leap year', '2027-01-20', '2026-01-30'],
    ['Adar of two common years', '2026-02-18', '2025-03-01'],
    ['Adar I of a leap year after a common one', '2027-02-08', null],
    ['Adar II of it', '2027-03-10', null],
    ['Adar of a common year after a leap one', '2028-03-01', null],
    ['Nisan after two Adars', '2027-04-08', '2026-03-19'],
  ])('given %s', (_, date, before) => {
    expect(hebrewYearBefore(date)).toBe(before);
  });
});
