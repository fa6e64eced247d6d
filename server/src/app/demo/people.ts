import type { Relationship, YahrzeitDraft } from '@zikaron/contract';
import { addDays, isRestDay, renderHebrew, toCivil, toHebrew, weekday, type CivilDate } from '../../calendar/index.js';
import { FAMILIES, LIVING_MEN, LIVING_WOMEN, MEN, WOMEN } from './names.js';

export interface DemoObserver {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly deceased?: boolean;
  readonly suppressed?: boolean;
  readonly relationship: Relationship | null;
  readonly relationshipDetail: string | null;
  readonly reminderDaysBefore: number;
  readonly observeOnHebrewCalendar: boolean;
  readonly channel: 'email' | 'letter' | 'both' | 'phone' | 'none';
}

export interface DemoPerson {
  readonly draft: YahrzeitDraft;
  readonly observers: DemoObserver[];
}

/** Chance that comes out the same on every machine (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Draw = ReturnType<typeof chance>;
const pick = <One>(draw: Draw, from: readonly One[]): One => from[Math.floor(draw() * from.length)] as One;

const PEOPLE = 300;

/**
 * The people of the demonstration congregation: some three hundred, spread over the year so that a few come up in the
 * days after `today`, and every kind of date and of trouble once among them.
 */
export function demoPeople(today: CivilDate): DemoPerson[] {
  const draw = chance(5787);
  const ordinary = Array.from({ length: PEOPLE - SPECIAL }, (_, at) => ordinaryPerson(draw, today, at));
  return [...ordinary, ...specialPeople(draw, today)];
}

/** Every eighth dies on a Hebrew day of the coming fortnight, the others on any day of the year. */
function ordinaryPerson(draw: Draw, today: CivilDate, at: number): DemoPerson {
  const years = 1 + Math.floor(draw() * 80);
  const ahead = at % 8 === 0 ? Math.floor(draw() * 15) : Math.floor(draw() * 350) + 5;
  const gregorianDate = sameHebrewDay(addDays(today, ahead), years);
  const { name, hebrewName, family, isMan } = deceased(draw);
  const writes = draw();
  return {
    draft: {
      name,
      hebrewName: writes < 0.8 ? hebrewName : null,
      gregorianDate,
      afterSunset: writes < 0.1 ? true : writes < 0.9 ? false : null,
      personDetails: writes < 0.15 ? pick(draw, DETAILS) : null,
      plaque: writes < 0.4 ? `Panel ${1 + (at % 6)}, row ${1 + (at % 14)}` : null,
    },
    observers: observersOf(draw, family, isMan, at),
  };
}

const DETAILS = [
  'Founding member of the congregation',
  'Taught in the religious school for thirty years',
  'Sang in the choir',
  'Past president of the sisterhood',
  'Kept the library',
];

/** The civil date, so many Hebrew years earlier, of the day that this civil date is in the Hebrew calendar. */
function sameHebrewDay(date: CivilDate, yearsEarlier: number): CivilDate {
  const { day, month, year } = toHebrew(date);
  for (let back = yearsEarlier; ; back++) {
    try {
      return toCivil({ day, month, year: year - back });
    } catch (failure) {
      if (!(failure instanceof RangeError)) throw failure;
    }
  }
}

function deceased(draw: Draw): { name: string; hebrewName: string; family: string; isMan: boolean } {
  const isMan = draw() < 0.5;
  const [given, hebrew] = pick(draw, isMan ? MEN : WOMEN);
  const [, father] = pick(draw, MEN);
  const family = pick(draw, FAMILIES);
  return { name: `${given} ${family}`, hebrewName: `${hebrew} ${isMan ? 'בן' : 'בת'} ${father}`, family, isMan };
}

const KIN: [Relationship, string, string][] = [
  ['Parent', 'Father', 'Mother'],
  ['Parent', 'Father', 'Mother'],
  ['Grandparent', 'Grandfather', 'Grandmother'],
  ['Spouse', 'Husband', 'Wife'],
  ['Sibling', 'Brother', 'Sister'],
  ['Other', 'Uncle', 'Aunt'],
];

function observersOf(draw: Draw, family: string, isMan: boolean, at: number): DemoObserver[] {
  const count = at % 23 === 11 ? 0 : at % 5 === 0 ? 2 : 1;
  return Array.from({ length: count }, () => observer(draw, family, isMan));
}

function observer(draw: Draw, family: string, isMan: boolean): DemoObserver {
  const [ofMen, which] = [draw() < 0.5, draw()];
  const [relationship, ofMan, ofWoman] = pick(draw, KIN);
  // A widow remembers a husband, a widower a wife.
  const given = pick(() => which, (relationship === 'Spouse' ? !isMan : ofMen) ? LIVING_MEN : LIVING_WOMEN);
  const hasEmail = draw() < 0.85;
  return {
    name: `${given} ${family}`,
    email: hasEmail ? `${given}.${family}@example.org`.toLowerCase() : null,
    phone: draw() < 0.5 ? `(555) 010-${String(1000 + Math.floor(draw() * 9000))}` : null,
    relationship,
    relationshipDetail: isMan ? ofMan : ofWoman,
    reminderDaysBefore: pick(draw, [7, 7, 7, 10, 14]),
    observeOnHebrewCalendar: draw() > 0.03,
    channel: hasEmail ? 'email' : 'letter',
  };
}

const SPECIAL = 18;

/** One of each: the dates that the rules are about, and the troubles that an office has. */
function specialPeople(draw: Draw, today: CivilDate): DemoPerson[] {
  const child = (over: Partial<DemoObserver> = {}): DemoObserver => ({
    ...observer(draw, pick(draw, FAMILIES), true),
    relationship: 'Parent',
    relationshipDetail: 'Father',
    email: 'shira.lindenfeld@example.org',
    name: 'Shira Lindenfeld',
    channel: 'email',
    ...over,
  });
  const unusual = UNUSUAL_DATES.map(([draft, over]) => ({ draft, observers: [child(over)] }));
  return [...unusual, ...troubles(child, sameHebrewDay(workdayAfter(addDays(today, 9)), 12))];
}

const grand = (relationshipDetail: string) => ({ relationship: 'Grandparent', relationshipDetail }) as const;
const other = (relationshipDetail: string) => ({ relationship: 'Other', relationshipDetail }) as const;

const UNUSUAL_DATES: [YahrzeitDraft, Partial<DemoObserver>][] = [
  [{ name: 'Selig Adlerstein', hebrewDate: '15 Adar 5783', notes: 'Adar of a common year' }, grand('Grandfather')],
  [{ name: 'Zelda Ravitz', hebrewDate: '30 Adar I 5782' }, grand('Grandmother')],
  [{ name: 'Feivel Sorkin', hebrewDate: '9 Adar II 5776' }, other('Uncle')],
  [{ name: 'Mirel Chernin', hebrewDate: '30 Cheshvan 5759' }, other('Aunt')],
  [{ name: 'Hirsch Kaminer', hebrewDate: '30 Kislev 5760' }, grand('Grandfather')],
  [
    { name: 'Bessie Lapin', gregorianDate: '2000-02-29', afterSunset: false },
    { observeOnHebrewCalendar: false, relationshipDetail: 'Mother' },
  ],
  [
    { name: 'Bernard Blumental', hebrewDate: '8 Shevat', notes: 'Only the day is on the stone' },
    other('Great-Grandfather'),
  ],
  [
    {
      ...{ name: 'Gustav Grossfeld', hebrewDate: '8 Shevat 5664' },
      notes: 'The old program wrote 5664 where it knew no year',
    },
    other('Great-Uncle'),
  ],
  [
    {
      ...{ name: 'Saul Silberman', gregorianDate: '1991-05-14', afterSunset: false },
      ...{ hebrewDate: '4 Sivan 5751', notes: 'The stone and the certificate differ' },
    },
    other('Father-in-law'),
  ],
  [{ name: 'Anshel Zilber', hebrewDate: '10 Adar', notes: 'Which Adar?' }, other('Great-Uncle')],
];

/** What an office meets, all on one day that comes soon. */
function troubles(child: (over?: Partial<DemoObserver>) => DemoObserver, gregorianDate: CivilDate): DemoPerson[] {
  const person = (name: string, observers: DemoObserver[], known: Partial<YahrzeitDraft> = {}): DemoPerson => ({
    draft: { name, gregorianDate, afterSunset: false, ...known },
    observers,
  });
  const wife = { relationship: 'Spouse', relationshipDetail: 'Wife', deceased: true } as const;
  return [
    person('Nathan Rosenhain', [child({ relationship: 'Spouse', relationshipDetail: 'Husband' })], {
      afterSunset: null,
    }),
    person('Naphtali Waldstein', [], { notes: 'No family known' }),
    person('Pinchas Hochberger', [child({ name: 'Gittel Hochberger', email: null, channel: 'letter' })]),
    person('Wilma Kornblut', [child({ name: 'Chaim Kornblut', email: 'chaim.kornblut@example.org', ...wife })]),
    person('Reuben Lemberger', [
      child({ name: 'Miriam Lemberger', email: 'miriam.lemberger@example.org', suppressed: true }),
    ]),
    person('Tobias Ehrenwald', [child()]),
    person('Tobias Ehrenvald', [child({ name: 'Avi Ehrenwald', email: 'avi.ehrenwald@example.org' })], {
      notes: 'Entered by two siblings',
    }),
    {
      draft: {
        ...{ name: 'Simon Marcovitz', gregorianDate: '1984-03-03', afterSunset: true },
        hebrewDate: renderHebrew(toHebrew('1984-03-04'), 'en'),
      },
      observers: [child(other('Uncle'))],
    },
  ];
}

/** A day on which an office works, so that what is due on it is seen to leave. */
function workdayAfter(date: CivilDate): CivilDate {
  let day = date;
  while (isRestDay(day, { israel: false }) || weekday(day) === 0) day = addDays(day, 1);
  return day;
}
