import { HDate } from '@hebcal/hdate';
import type { AdarRule } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { aRecordsWorld, draft, RIVKA, type RecordsWorld } from '../../test/records-world.js';
import { settingsOf } from '../organizations/account.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

describe('occurrences', () => {
  let world: RecordsWorld;
  let db: DataSource;
  let org: OrganizationId;

  beforeAll(async () => {
    world = await aRecordsWorld();
    db = world.db;
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.set(new Date('2026-11-01T17:00:00Z'));
    org = await world.organization();
  });

  const add = (said: Parameters<typeof draft>[0]) => world.yahrzeits.add(org, RIVKA, draft(said));
  const dates = async (id: string, onHebrewCalendar: boolean): Promise<string[]> =>
    (
      await db.query(
        `SELECT date FROM occurrence WHERE yahrzeit_id = $1 AND on_hebrew_calendar = $2 AND date >= '2026-11-01' ORDER BY date`,
        [id, onHebrewCalendar],
      )
    ).map(({ date }: { date: string }) => date);
  const many = (howMany: number) =>
    db.query(
      `INSERT INTO yahrzeit (organization_id, name, gregorian_date, hebrew_day, hebrew_month, hebrew_year)
       SELECT $1, 'Ploni ' || n, '1984-03-04', 30, 12, 5744 FROM generate_series(1, $2::int) n`,
      [org, howMany],
    );

  it('given a death on 30 Adar I, then a common year keeps it on 30 Shevat', async () => {
    const { id, nextHebrewObservanceDate } = await add({ gregorianDate: '1984-03-03', afterSunset: true });

    expect(nextHebrewObservanceDate).toBe('2027-03-09');
    expect(await dates(id, true)).toEqual([
      '2027-03-09',
      '2028-02-27',
      '2029-02-15',
      '2030-03-05',
      '2031-02-23',
      '2032-02-12',
    ]);
  });

  it('given a death on 29 February, then a common year keeps it on the 28th', async () => {
    const { id, nextGregorianObservance } = await add({ gregorianDate: '2024-02-29' });

    expect(nextGregorianObservance).toBe('2027-02-28');
    expect((await dates(id, false)).slice(0, 3)).toEqual(['2027-02-28', '2028-02-29', '2029-02-28']);
  });

  it('given a record with rules of its own, then they are followed', async () => {
    const { id } = await add({ gregorianDate: '2024-02-29', rules: { feb29Rule: 'mar1' } });

    expect((await dates(id, false))[0]).toBe('2027-03-01');
  });

  it('given no year of death, then it is observed without a count', async () => {
    const { id } = await add({ hebrewDate: '7 Sivan' });

    expect((await dates(id, true))[0]).toBe('2027-06-12');
    expect(await db.query(`SELECT DISTINCT nth FROM occurrence WHERE yahrzeit_id = $1`, [id])).toEqual([{ nth: null }]);
  });

  it('given an organization that keeps both Adars, when it says so, then each record of Adar has two in a leap year', async () => {
    const { id } = await add({ gregorianDate: '1985-03-08' });
    const settings = settingsOf(await world.organizations.settings(org));

    await world.organizations.changeSettings(org, RIVKA, {
      ...settings,
      rules: { ...settings.rules, adarRule: 'both' },
    });

    expect((await dates(id, true)).slice(0, 3)).toEqual(['2027-02-22', '2027-03-24', '2028-03-13']);
  });

  it('given a service rule that changes, then the services move', async () => {
    const { id } = await add({ gregorianDate: '1984-03-03', afterSunset: true });
    const service = async () =>
      (await db.query(`SELECT service_date FROM occurrence WHERE yahrzeit_id = $1 AND date = '2027-03-09'`, [id]))[0];
    expect(await service()).toEqual({ service_date: '2027-03-05' });

    await world.organizations.changeSettings(org, RIVKA, {
      ...settingsOf(await world.organizations.settings(org)),
      serviceRule: 'onOrAfter',
    });

    expect(await service()).toEqual({ service_date: '2027-03-12' });
  });

  it('given 5,500 records, then each chunk of 5,000 costs the same few statements', async () => {
    await many(5_500);
    const statements: string[] = [];
    const [listen, ignore] = [(query: string) => statements.push(query), () => undefined];
    const logger = db.logger;
    db.setOptions({ logger: { ...silent(ignore), logQuery: listen } });

    await world.occurrences.recompute(org, 'all');

    db.setOptions({ logger });
    expect(statements.length).toBe(2 * 7);
    const [{ count }] = await db.query(`SELECT count(*) FROM occurrence WHERE organization_id = $1`, [org]);
    expect(count).toBe(5_500 * 14);
  });

  it('given two who compute the same at once, then nothing is lost and nobody waits for ever', async () => {
    await many(300);

    await Promise.all([1, 2, 3].map(() => world.occurrences.recompute(org, 'all')));

    const [{ count }] = await db.query(`SELECT count(*) FROM occurrence WHERE organization_id = $1`, [org]);
    expect(count).toBe(300 * 14);
  });

  it('given ids of another organization, then nothing of theirs is touched', async () => {
    const { id } = await add({ gregorianDate: '1984-03-03' });
    await db.query(`DELETE FROM occurrence WHERE yahrzeit_id = $1`, [id]);

    await world.occurrences.recompute(await world.organization(), [id]);

    expect(await dates(id, true)).toEqual([]);
  });

  it('given a day that has passed for one organization and not yet for another, then only the first moves on', async () => {
    const auckland = await world.organization({ timezone: 'Pacific/Auckland' });
    const said = draft({ gregorianDate: '1984-11-01' });
    const [here, there] = [
      await world.yahrzeits.add(org, RIVKA, said),
      await world.yahrzeits.add(auckland, RIVKA, said),
    ];
    expect(here.nextGregorianObservance).toBe('2026-11-01');
    expect(there.nextGregorianObservance).toBe('2027-11-01');

    await world.occurrences.refreshNext();
    expect((await world.yahrzeits.get(org, here.id)).nextGregorianObservance).toBe('2026-11-01');

    world.clock.set(new Date('2026-11-02T12:00:00Z'));
    await world.occurrences.refreshNext();
    expect(await world.yahrzeits.get(org, here.id)).toMatchObject({
      nextGregorianObservance: '2027-11-01',
      version: 1,
    });
  });

  it('given Rosh Hashanah, then the horizon moves by a year', async () => {
    const { id } = await add({ gregorianDate: '1984-03-03', afterSunset: true });
    world.clock.set(new Date('2027-10-05T12:00:00Z'));

    await world.occurrences.extendHorizon();

    expect((await dates(id, true)).at(-1)).toBe('2033-03-01');
    const [{ first }] = await db.query(`SELECT min(date) AS first FROM occurrence WHERE yahrzeit_id = $1`, [id]);
    expect(first >= '2026-09-12').toBe(true);
  });

  it('given records that an interrupted import left uncomputed, then the nightly work computes them', async () => {
    await many(3);

    await world.occurrences.extendHorizon();

    const [{ count }] = await db.query(
      `SELECT count(*) FROM yahrzeit WHERE organization_id = $1 AND next_hebrew_observance = '2027-03-09'`,
      [org],
    );
    expect(count).toBe(3);
  });

  describe('of two Adars, each observer keeps the one of their choice', () => {
    const sibling = (yahrzeitId: string, name: string) =>
      world.observers.upsertByEmail(org, RIVKA, { yahrzeitId, email: `${name}@family.example`, name });
    const choose = (id: string, adarRule: AdarRule | null) => world.observers.change(org, RIVKA, id, { adarRule });
    const promised = async (observanceId: string, from = '2026-11-01', to = '2027-11-01'): Promise<string[]> =>
      (
        await db.query(
          `SELECT occurrence_date AS date FROM reminder WHERE observance_id = $1 AND occurrence_date BETWEEN $2 AND $3 ORDER BY date`,
          [observanceId, from, to],
        )
      ).map(({ date }: { date: string }) => date);
    const days = { first: '2027-02-22', second: '2027-03-24' };

    beforeEach(() => db.query(`UPDATE reminder_window SET first_day = '2026-11-01', last_day = '2027-12-01'`));

    it('then the promises follow it, and whoever chose nothing keeps what the record says', async () => {
      const { id } = await add({ gregorianDate: '1985-03-08' });
      const [plain, second, both] = [await sibling(id, 'ruth'), await sibling(id, 'avi'), await sibling(id, 'dov')];

      expect((await choose(second.id, 'second')).nextObservance).toBe(days.second);
      expect((await choose(both.id, 'both')).nextObservance).toBe(days.first);
      expect(await promised(plain.id)).toEqual([days.first]);
      expect(await promised(second.id)).toEqual([days.second]);
      expect(await promised(both.id)).toEqual([days.first, days.second]);

      await world.yahrzeits.change(org, RIVKA, id, { rules: { adarRule: 'second' } });
      expect([await promised(plain.id), await promised(second.id)]).toEqual([[days.second], [days.second]]);
      await world.yahrzeits.change(org, RIVKA, id, { rules: {} });
      expect([await promised(plain.id), await promised(second.id)]).toEqual([[days.first], [days.second]]);

      await choose(second.id, null);
      await world.observers.remove(org, RIVKA, both.id);
      expect([await promised(plain.id), await promised(second.id)]).toEqual([[days.first], [days.first]]);
      expect((await dates(id, true)).slice(0, 2)).toEqual([days.first, '2028-03-13']);
    });

    it('given the only one who observes chose the second, then that is the next day of the record, tomorrow too', async () => {
      const { id } = await add({ gregorianDate: '1985-03-08' });
      await choose((await sibling(id, 'ruth')).id, 'second');
      const next = async () => (await world.yahrzeits.details(org, id, false)).nextHebrewObservanceDate;
      expect(await next()).toBe(days.second);

      await db.query(`UPDATE yahrzeit SET next_hebrew_observance = '2026-10-01' WHERE id = $1`, [id]);
      await world.occurrences.refreshNext();
      expect(await next()).toBe(days.second);
    });

    it('given two choose at one moment while the dates are computed, then nobody waits in a circle, and both are kept', async () => {
      const { id } = await add({ gregorianDate: '1985-03-08' });
      const [one, other] = [await sibling(id, 'ruth'), await sibling(id, 'avi')];

      await Promise.all([
        choose(one.id, 'second'),
        world.occurrences.recompute(org, 'all'),
        choose(other.id, 'both'),
        world.occurrences.recompute(org, [id]),
      ]);

      expect([await promised(one.id), await promised(other.id)]).toEqual([[days.second], [days.first, days.second]]);
    });

    it('given siblings of each choice, then for forty years each keeps what a calendar of others says', async () => {
      const { id } = await add({ gregorianDate: '1985-03-08' });
      const choices = ['first', 'second', 'both'] as const;
      for (const choice of choices) await choose((await sibling(id, choice)).id, choice);
      const expected = { first: [] as string[], second: [] as string[], both: [] as string[] };
      const kept = { first: [] as string[], second: [] as string[], both: [] as string[] };
      for (let year = 5787; year < 5827; year++) {
        // 8 March 1985 was 15 Adar 5745, a common year.
        const on = (month: number) => new HDate(15, month, year).greg().toLocaleDateString('sv-SE');
        const [first, second] = HDate.isLeapYear(year) ? [on(12), on(13)] : [on(12), on(12)];
        expected.first.push(first);
        expected.second.push(second);
        expected.both.push(...new Set([first, second]));
      }
      for (let year = 2026; year < 2067; year += 5) {
        world.clock.set(new Date(`${year}-11-01T17:00:00Z`));
        await world.occurrences.recompute(org, [id]);
        const rows: { choice: (typeof choices)[number]; date: string }[] = await db.query(
          `SELECT o.adar_rule AS choice, d.date FROM observance o JOIN occurrence d ON d.yahrzeit_id = o.yahrzeit_id AND d.on_hebrew_calendar
              AND keeps_adar(o.adar_rule, d.not_kept_by)
            WHERE o.yahrzeit_id = $1 AND d.hebrew_year BETWEEN $2::int + 3761 AND least($2::int + 3765, 5826) ORDER BY d.date`,
          [id, year],
        );
        for (const { choice, date } of rows) kept[choice].push(date);
      }

      expect(kept).toEqual(expected);
    });
  });
});

const silent = (ignore: () => undefined) => ({
  logQueryError: ignore,
  logQuerySlow: ignore,
  logSchemaBuild: ignore,
  logMigration: ignore,
  log: ignore,
});
