import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formerLines } from '../../test/former-list.js';
import { aRecordsWorld, type RecordsWorld } from '../../test/records-world.js';
import { Services1700020000000 } from '../../migrations/1700020000000-services.js';
import { ReadAtOneOfTwoServices1700077730200 } from '../../migrations/1700077730200-read-at-one-of-two-services.js';
import { demoPeople } from '../app/demo/people.js';
import { toHebrew } from '../calendar/index.js';
import { Audit } from '../platform/audit/index.js';
import type { HeavyWork } from '../platform/heavy-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { CalledNamesService } from './called-names.service.js';
import { textOf } from './service-list-words.js';
import { ServiceListService } from './service-list.service.js';
import { ServiceSettingsService } from './service-settings.service.js';
import { daysOfMonth } from './which-services.js';

let world: RecordsWorld;
let lists: ServiceListService;

beforeAll(async () => {
  world = await aRecordsWorld();
  const audit = new Audit(world.db, world.clock);
  const settings = new ServiceSettingsService(world.db, world.clock, audit);
  const called = new CalledNamesService(world.db, world.clock, audit, settings);
  lists = new ServiceListService(world.db, world.organizations, settings, called, world.clock, {} as HeavyWork);
});
afterAll(() => world.close());

interface OfficeRecord {
  readonly gregorian: string;
  readonly hebrew: { readonly day: number; readonly month: number; readonly year: number };
}
const { records } = JSON.parse(
  readFileSync(new URL('../../test/data/real-office-list-2007.json', import.meta.url), 'utf8'),
) as { records: OfficeRecord[] };

/** A person with their family, as they are written into the tables at once. */
interface Person {
  readonly name: string;
  readonly hebrewName: string | null;
  readonly plaque: string | null;
  readonly gregorian: string;
  readonly hebrew: OfficeRecord['hebrew'];
  readonly observers: readonly {
    readonly name: string;
    readonly hebrewName?: string | null;
    readonly deceased?: boolean;
    readonly relationship: string | null;
    readonly detail: string | null;
    readonly onHebrew: boolean;
  }[];
}

const PEOPLE = `
  INSERT INTO yahrzeit (id, organization_id, name, hebrew_name, plaque, gregorian_date, hebrew_day, hebrew_month, hebrew_year)
  SELECT id, $1, name, "hebrewName", plaque, gregorian, (hebrew->>'day')::int, (hebrew->>'month')::int, (hebrew->>'year')::int
    FROM jsonb_to_recordset($2::jsonb) AS p(id uuid, name text, "hebrewName" text, plaque text, gregorian date, hebrew jsonb)`;
const FAMILIES = `
  WITH living AS (SELECT gen_random_uuid() AS contact_id, o.* FROM jsonb_to_recordset($2::jsonb) AS o(
         id uuid, name text, "hebrewName" text, deceased boolean, relationship text, detail text, "onHebrew" boolean)),
  there AS (INSERT INTO contact (id, organization_id, name, hebrew_name, deceased)
            SELECT contact_id, $1, name, "hebrewName", coalesce(deceased, false) FROM living)
  INSERT INTO observance (organization_id, yahrzeit_id, contact_id, relationship, relationship_detail, observe_on_hebrew_calendar)
  SELECT $1, id, contact_id, relationship, detail, "onHebrew" FROM living`;

async function congregationOf(people: readonly Person[]): Promise<OrganizationId> {
  const org = await world.organization();
  const rows = people.map((person) => ({ id: randomUUID(), ...person }));
  await world.db.query(PEOPLE, [org, JSON.stringify(rows)]);
  await world.db.query('ANALYZE');
  await world.occurrences.recompute(org, 'all');
  await world.db.query('ANALYZE');
  const families = rows.flatMap(({ id, observers }) => observers.map((observer) => ({ ...observer, id })));
  await world.db.query(FAMILIES, [org, JSON.stringify(families)]);
  await world.db.query('ANALYZE');
  return org;
}

/** Hebrew names, blank ones, plaques; families on either calendar, on both, deceased, or none: spread over the records. */
const theOffice = () =>
  congregationOf(
    records.map(({ gregorian, hebrew }, at) => {
      const one = { relationship: at % 3 ? 'Parent' : 'Other', detail: ['Aunt', 'Mother', null][at % 3] ?? null };
      const families = [
        { ...one, name: `Living ${at}`, deceased: at % 13 === 0, onHebrew: at % 5 > 0 },
        { ...one, name: `Second ${at}`, hebrewName: 'דוד בן משה', onHebrew: at % 7 > 2 },
      ];
      return {
        ...{ name: `Person ${at}`, hebrewName: [`שרה בת אברהם ${at}`, ' ', null][at % 3] ?? null, gregorian, hebrew },
        ...{
          plaque: at % 6 ? null : `1N-${at}`,
          observers: families.slice(0, at % 4 === 0 ? 0 : at % 7 === 1 ? 2 : 1),
        },
      };
    }),
  );

/** Its people who have a civil date. */
const theDemonstration = () =>
  congregationOf(
    demoPeople('2026-11-01').flatMap(({ draft: { name, hebrewName, plaque, gregorianDate: gregorian }, observers }) => {
      if (!gregorian) return [];
      const families = observers.map(
        ({ name: who, deceased, relationship, relationshipDetail, observeOnHebrewCalendar }) => ({
          ...{ name: who, deceased: deceased ?? false, relationship, detail: relationshipDetail },
          onHebrew: observeOnHebrewCalendar,
        }),
      );
      const hebrew = toHebrew(gregorian);
      return [{ name, hebrewName: hebrewName ?? null, plaque: plaque ?? null, gregorian, hebrew, observers: families }];
    }),
  );

/** Every civil month of the years that are computed ahead. */
const MONTHS = Array.from(
  { length: 60 },
  (_, at) => `${2026 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}`,
);

async function todaysLines(org: OrganizationId, month: string, language: 'en' | 'he'): Promise<string[]> {
  const list = await lists.list(org, { month, language, observers: true });
  const [, ...lines] = textOf(list).split('\n').filter(Boolean);
  return lines;
}

/** As an upgrade does it to congregations that are there already. */
async function upgraded(): Promise<void> {
  const runner = world.db.createQueryRunner();
  try {
    await new Services1700020000000().down(runner);
    await new Services1700020000000().up(runner);
    await new ReadAtOneOfTwoServices1700077730200().up(runner);
  } finally {
    await runner.release();
  }
}

describe('a congregation that has set nothing since services can be set', () => {
  it.each([
    ['the 1,462 dates of a real office', theOffice, 1462],
    ['the demonstration', theDemonstration, 300],
  ] as const)(
    'given %s, then no line of five years of lists is another one, in either language',
    async (_, make, people) => {
      const org = await make();
      await upgraded();
      const changed: string[] = [];
      let names = 0;
      for (const language of ['en', 'he'] as const)
        for (const month of MONTHS) {
          const [from, to] = daysOfMonth(month);
          const [before, after] = [
            await formerLines(world.db, org, { from, to, language }),
            await todaysLines(org, month, language),
          ];
          names += before.length;
          before.forEach((line, at) => line !== after[at] && changed.push(`${line} / ${after[at]}`));
          after.slice(before.length).forEach((line) => changed.push(`/ ${line}`));
        }
      expect(changed).toEqual([]);
      expect(names).toBeGreaterThan(people * 9);
    },
  );
});
