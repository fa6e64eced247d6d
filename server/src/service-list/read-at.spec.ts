import {
  DEFAULT_POLICY,
  DEFAULT_SERVICE,
  type MourningEnd,
  type ReadingPolicy,
  type Service,
  type ServiceSettings,
} from '@zikaron/contract';
import { readFileSync } from 'node:fs';
import {
  addDays,
  observancesBetween,
  serviceFriday,
  toCivil,
  weekday,
  type CivilDate,
  type DateRules,
} from '../calendar/index.js';
import { servicesBetween } from './dated-services.js';
import type { DueName, DueObserver } from './names-to-read.js';
import { around, assign, mournedAt } from './read-at.js';
import { mournedNames, theNameOf } from '../../test/due-names.js';

const RULES: DateRules = {
  ...{ adarRule: 'second', adar1ThirtyRule: 'shevat30', thirtyRule: 'firstAnniversary' },
  ...{ firstYearRule: 'hebrewDate', burialRule: 'off', feb29Rule: 'feb28' },
};
const ABROAD = { israel: false };
const USUAL: ServiceSettings = { services: [DEFAULT_SERVICE], noService: [], policy: DEFAULT_POLICY };
const shabbatMorning: Service = { ...DEFAULT_SERVICE, kind: 'shabbatMorning' };
const firstAndThird: Service = { ...DEFAULT_SERVICE, cadence: { how: 'nth', nth: [1, 3] } };
const everyMorning: Service = { ...DEFAULT_SERVICE, kind: 'weekdayMorning', reads: ['yahrzeitDay'] };
const everyEvening: Service = { ...everyMorning, kind: 'weekdayEvening' };
const without = (...dates: CivilDate[]) => dates.map((date) => ({ date, reason: null }));

function assigned(date: CivilDate, settings: ServiceSettings, more: Partial<DueName>) {
  const due = theNameOf({ date, service: serviceFriday(date, 'onOrBefore'), ...more });
  const wide = around(due.service ?? date, due.service ?? date);
  return assign([due], servicesBetween(settings, wide.from, wide.to, ABROAD), settings);
}

/** Why one name is read, at each of its services. */
const whyAt = (date: CivilDate, settings: ServiceSettings, more: Partial<DueName> = {}) =>
  [...assigned(date, settings, more).at.values()].map(([name]) => `${name?.because?.reason} ${name?.because?.at}`);

const theObserver = (relationship: DueObserver['relationship']): DueObserver[] => [
  {
    ...{ contactId: 'c', name: 'Ruth Kaplan', hebrewName: null, calledName: null, publiclyNamed: false },
    ...{ relationship, relationshipDetail: null },
  },
];

/** Where one name, observed on this date, is read. */
function placesOf(date: CivilDate, settings: ServiceSettings, more: Partial<DueName> = {}) {
  const { at, not } = assigned(date, settings, more);
  return {
    at: [...at].map(([{ date: on, service }, [name]]) => [on, service.kind, name?.movedFrom ?? null]),
    not: not.map(({ reason }) => reason),
  };
}

describe('where a name is read', () => {
  it('given nothing is set, then on the Friday that the rule assigns', () => {
    expect(placesOf('2027-01-12', USUAL)).toEqual({ at: [['2027-01-08', 'fridayEvening', null]], not: [] });
  });

  it('given that Friday is not held, then at the next one, and it says so', () => {
    const settings = { ...USUAL, noService: without('2027-01-08') };
    expect(placesOf('2027-01-12', settings).at).toEqual([['2027-01-15', 'fridayEvening', '2027-01-08']]);
    expect(placesOf('2027-01-12', { ...USUAL, noService: without('2027-01-08', '2027-01-15') }).at).toEqual([
      ['2027-01-22', 'fridayEvening', '2027-01-08'],
    ]);
  });

  it('given another service of the same Shabbat, then it is read there and has not moved', () => {
    const settings = { ...USUAL, services: [DEFAULT_SERVICE, shabbatMorning], noService: without('2027-01-08') };
    expect(placesOf('2027-01-12', settings).at).toEqual([['2027-01-09', 'shabbatMorning', null]]);
  });

  it('given services on the first and third Friday, then those of the others are read at the next', () => {
    const settings = { ...USUAL, services: [firstAndThird] };
    expect(placesOf('2027-01-12', settings).at).toEqual([['2027-01-15', 'fridayEvening', '2027-01-08']]);
    expect(placesOf('2027-01-16', settings).at).toEqual([['2027-01-15', 'fridayEvening', null]]);
  });

  it('given a service in the six days before, then rather there than later', () => {
    const settings = { ...USUAL, services: [DEFAULT_SERVICE, everyMorning], noService: without('2027-01-08') };
    expect(placesOf('2027-01-15', settings).at).toContainEqual(['2027-01-07', 'weekdayMorning', '2027-01-08']);
  });

  it('given a yahrzeit on a Friday, then on Thursday evening, on Friday morning, and on the list of Shabbat', () => {
    const settings = { ...USUAL, services: [DEFAULT_SERVICE, everyMorning, everyEvening] };
    expect(placesOf('2027-01-15', settings).at.map(([on, kind]) => [on, kind])).toEqual([
      ['2027-01-08', 'fridayEvening'],
      ['2027-01-14', 'weekdayEvening'],
      ['2027-01-15', 'weekdayMorning'],
    ]);
  });

  it('given no service for five weeks, then that is the reason: no list of a later one looks back so far', () => {
    const onDates = (...dates: CivilDate[]): ServiceSettings => ({
      ...USUAL,
      services: [{ ...DEFAULT_SERVICE, cadence: { how: 'dates', dates } }],
    });
    expect(placesOf('2027-01-12', onDates('2027-02-12')).at).toHaveLength(1);
    expect(placesOf('2027-01-12', onDates('2027-02-19'))).toEqual({ at: [], not: ['noService'] });
  });

  it('given a decision for a service that usually does not read what is perpetual, then it counts; farther than five weeks away, not', () => {
    const elsewhere: Service = { ...shabbatMorning, reads: ['yahrzeitWeek'] };
    const settings = { ...USUAL, services: [DEFAULT_SERVICE, elsewhere] };
    const decided = (service: CivilDate) => ({
      perpetual: true,
      decision: { service, key: null, reason: null, by: 'Dina' },
    });
    expect(placesOf('2027-01-12', settings, decided('2027-01-16')).at).toEqual([
      ['2027-01-16', 'shabbatMorning', '2027-01-08'],
    ]);
    expect(placesOf('2027-01-12', settings, decided('2027-02-20')).at).toEqual([['2027-01-08', 'fridayEvening', null]]);
  });

  it('given a service that does not read what is perpetual, then a perpetual name is read there for its family, and not without one', () => {
    const settings: ServiceSettings = { ...USUAL, services: [{ ...DEFAULT_SERVICE, reads: ['yahrzeitWeek'] }] };
    const perpetual = { perpetual: true };
    const ofFamily = { ...perpetual, observed: true, observers: theObserver('Other') };
    expect(placesOf('2027-01-12', settings, ofFamily).at).toHaveLength(1);
    expect(placesOf('2027-01-12', settings, { ...perpetual, observed: false }).not).toEqual(['noService']);
    const parents = { ...settings, policy: { ...DEFAULT_POLICY, relations: ['Parent' as const] } };
    expect(placesOf('2027-01-12', parents, ofFamily).not).toEqual(['noService']);
  });

  it('given no service at all that reads it, then that is the reason', () => {
    const settings = { ...USUAL, services: [{ ...DEFAULT_SERVICE, reads: ['shiva' as const] }] };
    expect(placesOf('2027-01-12', settings)).toEqual({ at: [], not: ['noService'] });
  });

  it('given a decision, then it counts before all else; the week that it leaves knows why', () => {
    const decision = (service: CivilDate | null, key: string | null = null) => ({
      decision: { service, key, reason: 'They travel', by: 'Dina' },
    });
    expect(placesOf('2027-01-12', USUAL, decision('2027-01-22'))).toEqual({
      at: [['2027-01-22', 'fridayEvening', '2027-01-08']],
      not: ['otherDate'],
    });
    expect(placesOf('2027-01-12', USUAL, decision(null))).toEqual({ at: [], not: ['notThisYear'] });
    const two = { ...USUAL, services: [DEFAULT_SERVICE, everyMorning, everyEvening] };
    const at = (key: string | null) =>
      placesOf('2027-01-12', two, decision('2027-01-20', key)).at.map(([, kind]) => kind);
    expect([at('weekdayEvening'), at('weekdayMorning'), at(null), at('gone')].flat()).toEqual([
      'weekdayEvening',
      'weekdayMorning',
      'weekdayMorning',
      'weekdayMorning',
    ]);
    expect(placesOf('2027-01-12', USUAL, { kept: false, ...decision('2027-01-08') }).not).toEqual([]);
  });

  it('given a name on a list, then it says why it is read, and why at this service', () => {
    const twice = { ...USUAL, services: [DEFAULT_SERVICE, everyEvening] };
    const decision = { service: '2027-01-22', key: null, reason: null, by: 'Dina' };
    const parents = { ...USUAL, policy: { ...DEFAULT_POLICY, relations: ['Parent' as const] } };
    const observers = theObserver('Parent');
    expect([
      whyAt('2027-01-15', twice),
      whyAt('2027-01-12', { ...USUAL, noService: without('2027-01-08') }, { perpetual: true }),
      whyAt('2027-01-12', USUAL, { decision }),
      whyAt('2027-01-12', parents, { observed: true, observers }),
      whyAt('2027-01-12', parents, { observed: true, observers: [], plaque: '1N-1' }),
    ]).toEqual([
      ['nobodyObserves week', 'nobodyObserves day'],
      ['perpetual notHeld'],
      ['decided chosen'],
      ['relation week'],
      ['plaque week'],
    ]);
  });
});

type Ends = { days?: number; own?: MourningEnd['days'] } & Partial<Pick<MourningEnd, 'shiva' | 'sheloshim'>>;

describe('who died recently', () => {
  const named = (
    friday: CivilDate,
    died: CivilDate,
    buried: CivilDate | null,
    { days = 30, shiva = null, sheloshim = null, own = null }: Ends = {},
  ) => {
    const [service] = servicesBetween(USUAL, friday, friday, ABROAD);
    const decided = shiva || sheloshim || own !== null;
    const mourningEnd = decided ? { shiva, sheloshim, days: own, reason: null, by: 'Dina' } : null;
    const names = service ? mournedAt(service, mournedNames({ died, buried, mourningEnd }), days, ABROAD) : [];
    return names.map(({ mourned }) => [mourned.time, ...mourned.remarks].join(' '));
  };

  it.each([
    ['on the evening after the burial', '2027-01-08', '2027-01-07', '2027-01-08', ['shiva']],
    ['on the eve of the seventh day', '2027-01-08', '2027-01-02', '2027-01-03', ['shiva']],
    ['on the eve of the eighth', '2027-01-08', '2027-01-01', '2027-01-02', ['sheloshim']],
    ['on the eve of the thirtieth', '2027-01-08', '2026-12-10', '2026-12-11', ['sheloshim']],
    ['on the eve of the thirty-first', '2027-01-08', '2026-12-09', '2026-12-10', []],
    ['without a burial', '2027-01-08', '2027-01-05', null, ['shiva fromDeath']],
    ['before the burial', '2027-01-08', '2027-01-06', '2027-01-10', []],
    ['with Pesach in between', '2027-04-30', '2027-04-18', '2027-04-19', ['sheloshim festival']],
  ])('given a service %s, then the words are right', (_, friday, died, buried, words) => {
    expect(named(friday, died, buried)).toEqual(words);
  });

  it('given somebody said when a festival ended the week or the thirty days, then that counts, and the question is gone', () => {
    const buried = '2027-04-20';
    const on = (friday: CivilDate, ends: Ends = {}) => named(friday, '2027-04-19', buried, ends);
    expect(on('2027-04-23')).toEqual(['shiva festival']);
    expect(on('2027-04-23', { shiva: '2027-04-21' })).toEqual(['sheloshim']);
    expect(on('2027-04-23', { shiva: '2027-04-21', sheloshim: '2027-04-22' })).toEqual([]);
    expect(on('2027-04-23', { sheloshim: '2027-04-22', days: 335 })).toEqual(['year']);
    expect(on('2027-04-23', { shiva: '2027-04-21', days: 7 })).toEqual([]);
    // Rosh Hashanah ended the week; Yom Kippur is a question of its own.
    expect(named('2027-10-15', '2027-09-28', '2027-09-29', { shiva: '2027-10-01' })).toEqual(['sheloshim festival']);
  });

  it('given fewer days in the policy, or none, then so few are named', () => {
    expect(named('2027-01-08', '2026-12-24', '2026-12-25', { days: 7 })).toEqual([]);
    expect(named('2027-01-08', '2027-01-06', '2027-01-07', { days: 0 })).toEqual([]);
    expect(named('2027-01-08', '2026-10-01', '2026-10-02', { days: 335 })).toEqual(['year']);
    expect(named('2027-01-08', '2026-10-01', '2026-10-02', { own: 335 })).toEqual(['year']);
    expect(named('2027-01-08', '2027-01-06', '2027-01-07', { days: 0, own: 30 })).toEqual(['shiva']);
    expect(named('2027-01-08', '2027-01-06', '2027-01-07', { own: 0 })).toEqual([]);
  });
});

interface OfficeRecord {
  hebrew: { day: number; month: number; year: number };
  gregorian: CivilDate;
}
const office = (
  JSON.parse(readFileSync(new URL('../../test/data/real-office-list-2007.json', import.meta.url), 'utf8')) as {
    records: OfficeRecord[];
  }
).records;

const FROM = toCivil({ day: 1, month: 7, year: 5787 });
const TO = toCivil({ day: 29, month: 6, year: 5794 });
const VALUES = ['Parent', 'Spouse', 'Child', 'Other', null] as const;

const OBSERVER = {
  ...{ contactId: 'x', name: 'Ploni', relationshipDetail: null },
  ...{ hebrewName: null, calledName: null, publiclyNamed: false },
};

/** Eight years of every real date on both calendars, with families, plaques and perpetual ones spread over the records. */
const eightYears: DueName[] = office.flatMap(({ hebrew, gregorian }, at) => {
  const death = { gregorianDate: gregorian, hebrew, burialDate: null, afterSunset: false };
  const observed = at % 4 !== 0;
  const both = at % 7 === 1;
  return (['hebrew', 'civil'] as const).flatMap((calendar) =>
    observancesBetween(death, FROM, TO, calendar, RULES).map(({ date }): DueName => {
      const isHebrew = calendar === 'hebrew';
      const kept = observed ? both || isHebrew === (at % 5 !== 0) : isHebrew;
      return theNameOf({
        ...{ yahrzeitId: String(at), date, service: serviceFriday(date, 'onOrBefore'), onHebrewCalendar: isHebrew },
        ...{ kept, observed, bothCalendars: both && observed, onCongregationCalendar: isHebrew },
        ...{ perpetual: at % 11 === 0, plaque: at % 6 === 0 ? 'A-1' : null },
        leftOn: at % 9 === 0 && observed && kept ? '2025-06-01' : null,
        observers: observed && kept ? [{ ...OBSERVER, relationship: VALUES[at % VALUES.length] ?? null }] : [],
      });
    }),
  );
});
const POLICIES: ReadingPolicy[] = [
  DEFAULT_POLICY,
  { ...DEFAULT_POLICY, recentDays: 0, onceAYear: true },
  { ...DEFAULT_POLICY, nobodyObserves: false },
  { ...DEFAULT_POLICY, relations: ['Parent', 'Spouse'] },
  { ...DEFAULT_POLICY, relations: ['Other'], nobodyObserves: false, formerYears: 3 },
  { ...DEFAULT_POLICY, recentDays: 365, relations: ['Parent'], nobodyObserves: false, onceAYear: true },
];

/** What the policy says, told once more in other words. */
function isReadBy(due: DueName, { relations, nobodyObserves, onceAYear, formerYears }: ReadingPolicy): boolean {
  if (!due.kept || (onceAYear && due.bothCalendars && !due.onHebrewCalendar)) return false;
  if (due.perpetual || due.plaque !== null) return true;
  if (!due.observed) return nobodyObserves;
  if (formerYears !== null && due.leftOn && (due.date ?? '') > '2028-06-01') return false;
  return relations === null || due.observers.some((who) => relations.includes(who.relationship ?? 'Other'));
}

describe('eight years of the 1,462 dates of a real office', () => {
  const dated = servicesBetween(USUAL, addDays(FROM, -42), addDays(TO, 42), ABROAD);

  it.each(POLICIES.map((policy, at) => [at + 1, policy] as const))(
    'given policy %i, then each occurrence is read as it says, on its own Friday, or has a reason',
    (_, policy) => {
      expect(office).toHaveLength(1462);
      expect(eightYears.length).toBeGreaterThan(20_000);
      const { at, not } = assign(eightYears, dated, { ...USUAL, policy });
      const read = new Set(
        [...at].flatMap(([service, names]) => names.map(({ due }) => `${service.date} ${keyOf(due)}`)),
      );
      const reasons = new Map(not.map(({ due, reason }) => [keyOf(due), reason]));

      const unexplained = eightYears.filter((due) => {
        const isRead = read.has(`${due.service} ${keyOf(due)}`);
        return isRead !== isReadBy(due, policy) || isRead === reasons.has(keyOf(due));
      });
      expect(unexplained).toEqual([]);
      expect(read.size + reasons.size).toBe(eightYears.length);
    },
  );

  it('given services on other days and Fridays that are not held, then nobody is lost either', () => {
    const noService = without(...dated.filter((_, at) => at % 5 === 0).map(({ date }) => date));
    const settings = { services: [firstAndThird, everyEvening], noService, policy: DEFAULT_POLICY };
    const held = servicesBetween(settings, addDays(FROM, -42), addDays(TO, 42), ABROAD);
    const { at, not } = assign(eightYears, held, settings);
    const read = new Set([...at].flatMap(([, names]) => names.map(({ due }) => keyOf(due))));
    const reasons = new Set(not.map(({ due }) => keyOf(due)));

    expect(eightYears.filter((due) => read.has(keyOf(due)) === reasons.has(keyOf(due)))).toEqual([]);
    expect([...at.keys()].filter(({ cancelled }) => cancelled)).toEqual([]);
    expect(new Set([...at.keys()].map(({ date }) => weekday(date)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

const keyOf = ({ yahrzeitId, onHebrewCalendar, date }: DueName): string => `${yahrzeitId} ${onHebrewCalendar} ${date}`;
