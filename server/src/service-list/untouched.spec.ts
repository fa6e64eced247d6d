import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { formerLines } from '../../test/former-list.js';
import { aRecordsWorld, draft, RIVKA, type RecordsWorld } from '../../test/records-world.js';
import { Services1700020000000 } from '../../migrations/1700020000000-services.js';
import { demoPeople } from '../app/demo/people.js';
import { Audit } from '../platform/audit/index.js';
import type { HeavyWork } from '../platform/heavy-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { CalledNamesService } from './called-names.service.js';
import { ServiceListService } from './service-list.service.js';
import { ServiceSettingsService } from './service-settings.service.js';
import { daysOfMonth } from './which-services.js';

let world: RecordsWorld;
let lists: ServiceListService;

beforeAll(async () => {
  world = await aRecordsWorld();
  const audit = new Audit(world.db);
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

/** A name, a Hebrew name, a plaque, families on either calendar, on both, deceased, or none: spread over the records. */
const OFFICE = `
  WITH record AS (SELECT r.*, row_number() OVER () AS at FROM jsonb_to_recordset($2::jsonb) AS r(gregorian date, hebrew jsonb)),
  person AS (
    INSERT INTO yahrzeit (organization_id, name, hebrew_name, plaque, gregorian_date, hebrew_day, hebrew_month, hebrew_year)
    SELECT $1, 'Person ' || at, CASE at % 3 WHEN 0 THEN 'שרה בת אברהם ' || at WHEN 1 THEN ' ' END, CASE WHEN at % 6 = 0 THEN '1N-' || at END,
           gregorian, (hebrew->>'day')::int, (hebrew->>'month')::int, (hebrew->>'year')::int FROM record
    RETURNING id, split_part(name, ' ', 2)::int AS at),
  living AS (
    INSERT INTO contact (organization_id, name, hebrew_name, deceased)
    SELECT $1, 'Living ' || at, CASE WHEN at % 2 = 0 THEN 'דוד בן משה' END, at % 13 = 0 FROM person RETURNING id, split_part(name, ' ', 2)::int AS at)
  INSERT INTO observance (organization_id, yahrzeit_id, contact_id, relationship, relationship_detail, observe_on_hebrew_calendar)
  SELECT $1, person.id, living.id, CASE WHEN person.at % 3 > 0 THEN 'Parent' ELSE 'Other' END,
         CASE person.at % 3 WHEN 1 THEN 'Mother' WHEN 0 THEN 'Aunt' END, living.at % 5 > 0
    FROM person JOIN living ON person.at % 4 > 0 AND (living.at = person.at OR (person.at % 7 = 1 AND living.at = person.at - 1))`;

async function theOffice(): Promise<OrganizationId> {
  const org = await world.organization();
  await world.db.query(OFFICE, [org, JSON.stringify(records)]);
  await world.occurrences.recompute(org, 'all');
  return org;
}

async function theDemonstration(): Promise<OrganizationId> {
  const org = await world.organization();
  for (const { draft: said, observers } of demoPeople('2026-11-01')) {
    const { hebrewDate: _, ...person } = said;
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ ...(person as object) }));
    for (const { name, relationship, relationshipDetail, observeOnHebrewCalendar } of observers)
      await world.db.query(
        `WITH c AS (INSERT INTO contact (organization_id, name) VALUES ($1, $3) RETURNING id)
         INSERT INTO observance (organization_id, yahrzeit_id, contact_id, relationship, relationship_detail, observe_on_hebrew_calendar)
         SELECT $1, $2, c.id, $4, $5, $6 FROM c`,
        [org, id, name, relationship, relationshipDetail, observeOnHebrewCalendar],
      );
  }
  return org;
}

/** Every civil month of the years that are computed ahead. */
const MONTHS = Array.from(
  { length: 60 },
  (_, at) => `${2026 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}`,
);

async function todaysLines(org: OrganizationId, month: string, language: 'en' | 'he'): Promise<string[]> {
  const { content } = await lists.text(org, { month, language, observers: true });
  const [, ...lines] = (await text(content)).split('\n').filter(Boolean);
  return lines;
}

/** As an upgrade does it to congregations that are there already. */
async function upgraded(): Promise<void> {
  const runner = world.db.createQueryRunner();
  try {
    await new Services1700020000000().down(runner);
    await new Services1700020000000().up(runner);
  } finally {
    await runner.release();
  }
}

jest.setTimeout(120_000);

describe('a congregation that has set nothing since services can be set', () => {
  it.each([
    ['the 1,462 dates of a real office', theOffice, 1462],
    ['the demonstration', theDemonstration, 300],
  ] as const)(
    'given %s, then no line of five years of lists is another one, in either language',
    async (_, make, people) => {
      const org = await make();
      await upgraded();
      await world.db.query('ANALYZE');
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
