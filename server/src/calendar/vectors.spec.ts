import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addDays,
  civilObservances,
  daysBetween,
  DEFAULT_RULES,
  effectiveHebrewDate,
  hebrewObservances,
  isRestDay,
  isHebrewLeapYear,
  isYomTov,
  mourning,
  observancesBetween,
  parseHebrew,
  renderHebrew,
  serviceFriday,
  toCivil,
  weekday,
  yizkorDays,
} from './index.js';
import type { CivilDate, DateRules, Death, HebrewDate, ServiceRule } from './index.js';

type Row = { hyear: number; leap: boolean } & Partial<Record<string, CivilDate[]>>;
type Vectors = {
  people: {
    name: string;
    gregorian: CivilDate;
    afterSunset: boolean;
    hebrew: { day: number; month: string; year: number };
    observances?: [number, CivilDate][];
  }[];
  hebcalSpec: {
    kind: string;
    label: string;
    gregorian: CivilDate;
    hebrew: HebrewDate;
    firstHebrewYear: number;
    expected: CivilDate[];
  }[];
  edgeCases: { id: string; gregorian: CivilDate; afterSunset: boolean; hebrew: HebrewDate; rows: Row[] }[];
  gregorianFeb29: { year: number; feb28: CivilDate; mar1: CivilDate }[];
  serviceFriday: { rows: (Record<ServiceRule, CivilDate> & { observance: CivilDate })[] };
  milestones: {
    input: [CivilDate, boolean, CivilDate];
    computed: {
      deathHebrew: { yy: number; mm: number; dd: number };
      shivaEnds: CivilDate;
      sheloshimEnds: CivilDate;
      kaddishLastDay: CivilDate;
      mourningEnds12Months: CivilDate;
      firstYahrzeit: CivilDate;
    };
  }[];
  yizkor: ({ hyear: number } & Record<string, CivilDate>)[];
  yomTovNoSend: { diaspora: CivilDate[]; israel: CivilDate[] };
};
type OfficeRecord = {
  gregorian: CivilDate;
  afterSunset: boolean;
  hebrewText: string;
  hebrew: HebrewDate;
  observance2007: CivilDate;
  hyear: number;
  agreesHebrew: boolean;
  agreesGregorian: boolean;
};

const read = (file: string): unknown => JSON.parse(readFileSync(join('server/test/data', file), 'utf8'));
const vectors = read('yahrzeit-vectors.json') as Vectors;
const office = (read('real-office-list-2007.json') as { records: OfficeRecord[] }).records;

const COLUMNS: Record<string, Partial<DateRules>> = {
  default: {},
  fixed29: { thirtyRule: 'fixed29' },
  roshChodesh: { thirtyRule: 'roshChodesh' },
  lastDay: { thirtyRule: 'lastDay' },
  nisan1: { adar1ThirtyRule: 'nisan1' },
  adarSecond: { adarRule: 'second' },
  adarBoth: { adarRule: 'both' },
  sephardiFirst: { adarRule: 'second', firstYearRule: 'twelveMonths' },
};

const death = (gregorianDate: CivilDate, afterSunset = false): Death => ({
  gregorianDate,
  afterSunset,
  hebrew: effectiveHebrewDate({ gregorianDate, afterSunset }),
});

const datesIn = (died: Death, year: number, rules: Partial<DateRules> = {}): CivilDate[] =>
  hebrewObservances(died, year, { ...DEFAULT_RULES, ...rules }).map(({ date }) => date);

describe('the published dates', () => {
  it.each(vectors.people)(
    'given $name, the Hebrew date of death is the known one',
    ({ gregorian, afterSunset, hebrew, observances }) => {
      const died = death(gregorian, afterSunset);
      const written = parseHebrew(`${hebrew.day} ${hebrew.month} ${hebrew.year}`);

      expect(written).toMatchObject({ ok: true, date: died.hebrew });
      for (const [year, date] of observances ?? []) expect(datesIn(died, year)).toEqual([date]);
    },
  );

  it.each(vectors.hebcalSpec.filter(({ kind }) => kind === 'yahrzeit'))(
    'given Hebcal’s case $label, every year agrees',
    ({ gregorian, hebrew, firstHebrewYear, expected }) => {
      const died = death(gregorian);

      expect(died.hebrew).toEqual(hebrew);
      expect(expected.map((_, index) => datesIn(died, firstHebrewYear + index))).toEqual(
        expected.map((date) => [date]),
      );
    },
  );

  it('given the year of death and the ones before, there is no observance', () => {
    expect(datesIn(death('2008-11-13'), 5769)).toEqual([]);
    expect(datesIn(death('2008-11-13'), 5768)).toEqual([]);
    expect(hebrewObservances(death('2008-11-13'), 5782, DEFAULT_RULES)[0]?.hebrew).toEqual({
      day: 15,
      month: 8,
      year: 5782,
    });
  });
});

describe('the edge cases', () => {
  it.each(vectors.edgeCases)(
    'given $id, every year agrees under every rule',
    ({ gregorian, afterSunset, hebrew, rows }) => {
      const died = death(gregorian, afterSunset);
      expect(died.hebrew).toEqual(hebrew);
      expect(toCivil(hebrew)).toBe(toCivil(died.hebrew as HebrewDate));

      for (const { hyear, leap, hebcal, ...columns } of rows) {
        expect(isHebrewLeapYear(hyear)).toBe(leap);
        for (const [column, expected] of Object.entries(columns)) {
          expect({ hyear, column, dates: datesIn(died, hyear, COLUMNS[column] ?? fail(column)) }).toEqual({
            hyear,
            column,
            dates: expected,
          });
        }
        if (hebcal !== undefined) expect(datesIn(died, hyear)).toContain(hebcal);
      }
    },
  );

  it.each(vectors.gregorianFeb29)('given a death on 29 February, $year follows the rule', ({ year, feb28, mar1 }) => {
    const died = death('2024-02-29');

    expect(civilObservances(died, year, { ...DEFAULT_RULES, feb29Rule: 'feb28' })).toMatchObject([
      { date: feb28, nth: year - 2024 },
    ]);
    expect(civilObservances(died, year, { ...DEFAULT_RULES, feb29Rule: 'mar1' })).toMatchObject([
      { date: mar1, nth: year - 2024 },
    ]);
  });
});

describe('the list that an office printed for 2007', () => {
  it('given 1,462 deaths, every Hebrew text reads as the date that was meant', () => {
    const wrong = office.filter(({ hebrewText, hebrew }) => {
      const parsed = parseHebrew(hebrewText);
      return !parsed.ok || renderHebrew(parsed.date, 'en') !== renderHebrew(hebrew, 'en');
    });

    expect(office).toHaveLength(1462);
    expect(wrong).toEqual([]);
  });

  it('given 1,462 deaths, every observance falls where the office printed it', () => {
    const wrong = office.filter(({ gregorian, afterSunset, hebrew, hyear, agreesHebrew, observance2007 }) => {
      const died = death(gregorian, afterSunset);
      const dates = agreesHebrew
        ? datesIn(died, hyear)
        : civilObservances(died, 2007, DEFAULT_RULES).map(({ date }) => date);
      return renderHebrew(died.hebrew, 'en') !== renderHebrew(hebrew, 'en') || dates.join() !== observance2007;
    });

    expect(wrong).toEqual([]);
    expect(office.filter(({ agreesHebrew }) => !agreesHebrew)).toHaveLength(2);
  });

  it('given the twelve months that it covers, the same dates are found by their range', () => {
    const missed = office.filter(({ gregorian, afterSunset, agreesHebrew, observance2007 }) => {
      const calendar = agreesHebrew ? 'hebrew' : 'civil';
      const found = observancesBetween(
        death(gregorian, afterSunset),
        observance2007,
        observance2007,
        calendar,
        DEFAULT_RULES,
      );
      return found.length !== 1;
    });

    expect(missed).toEqual([]);
  });
});

describe('services, holy days and mourning', () => {
  it.each(vectors.serviceFriday.rows)(
    'given an observance on $observance, each rule finds its Friday',
    ({ observance, ...rules }) => {
      for (const rule of ['onOrBefore', 'onOrAfter', 'fridayWeek', 'strictBefore', 'strictAfter'] as const) {
        expect({ rule, friday: serviceFriday(observance, rule) }).toEqual({ rule, friday: rules[rule] });
        expect(weekday(serviceFriday(observance, rule))).toBe(5);
      }
    },
  );

  it.each([
    ['abroad', vectors.yomTovNoSend.diaspora, false],
    ['in Israel', vectors.yomTovNoSend.israel, true],
  ] as const)('given two years %s, Yom Tov is on the listed days and no others', (_, listed, israel) => {
    const days = everyDay('2026-09-01', '2027-10-31');

    expect(days.filter((day) => isYomTov(day, { israel }))).toEqual(listed);
    expect(days.filter((day) => isRestDay(day, { israel }) && weekday(day) !== 6 && !listed.includes(day))).toEqual([]);
  });

  it.each(vectors.yizkor)('given $hyear, Yizkor is said on the known days', (known) => {
    const { yomKippur, sheminiAtzeret } = known;

    expect(yizkorDays(known.hyear, { israel: false })).toEqual({
      yomKippur,
      sheminiAtzeret,
      pesach: known['pesachDiaspora8th'],
      shavuot: known['shavuotDiaspora2nd'],
    });
    expect(yizkorDays(known.hyear, { israel: true })).toEqual({
      yomKippur,
      sheminiAtzeret,
      pesach: known['pesachIsrael7th'],
      shavuot: known['shavuotIsrael'],
    });
  });

  it.each(vectors.milestones)(
    'given the death and burial $input, the times of mourning end as published',
    ({ input, computed }) => {
      const [gregorian, afterSunset, burialDate] = input;
      const { yy, mm, dd } = computed.deathHebrew;
      const died = death(gregorian, afterSunset);

      expect(died.hebrew).toEqual({ year: yy, month: mm, day: dd });
      expect(mourning(died.hebrew as HebrewDate, burialDate)).toEqual({
        shivaEnds: computed.shivaEnds,
        sheloshimEnds: computed.sheloshimEnds,
        kaddishEnds: computed.kaddishLastDay,
        yearEnds: computed.mourningEnds12Months,
      });
      expect(datesIn(died, yy + 1)).toEqual([computed.firstYahrzeit]);
    },
  );
});

function everyDay(from: CivilDate, to: CivilDate): CivilDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

function fail(column: string): never {
  throw new Error(`The data have a column that no rule is known for: ${column}`);
}
