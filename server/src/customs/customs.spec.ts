import { DEFAULT_RULES, RULE_PRESETS } from '../calendar/index.js';
import { changesOf } from '../../test/changes-of.js';
import { HouseWork } from '../platform/house-work/index.js';
import { NotificationsService } from '../notifications/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { aRecordsWorld, DOV, draft, type RecordsWorld } from '../../test/records-world.js';
import { CustomsPreviewService } from './customs-preview.service.js';
import { LeapYearService } from './leap-year.service.js';

let world: RecordsWorld;
let leapYear: LeapYearService;
let customs: CustomsPreviewService;
let org: OrganizationId;

beforeAll(async () => {
  world = await aRecordsWorld();
  const { db, clock, organizations, occurrences } = world;
  leapYear = new LeapYearService(
    db,
    organizations,
    occurrences,
    new NotificationsService(db, clock),
    clock,
    new HouseWork(db, clock),
  );
  customs = new CustomsPreviewService(db, organizations, occurrences, clock);
});
beforeEach(async () => {
  org = await world.organization();
});
afterAll(() => world.close());

const remember = async (name: string, hebrewDate: string, more: Parameters<typeof draft>[0] = {}, to = org) =>
  (await world.yahrzeits.add(to, DOV, draft({ name, hebrewDate, ...more }))).id;
const daysIn5787 = async (id: string): Promise<string[]> => {
  const rows: { date: string }[] = await world.db.query(
    `SELECT date FROM occurrence WHERE yahrzeit_id = $1 AND hebrew_year = 5787 AND on_hebrew_calendar ORDER BY date`,
    [id],
  );
  return rows.map(({ date }) => date);
};

describe('the leap-year assistant', () => {
  it('given records of every Adar, then those that the rule touches are listed with both dates', async () => {
    const common = await remember('Common', '15 Adar 5743');
    await remember('First', '15 Adar I 5744');
    await remember('Second', '15 Adar II 5744');
    await remember('Shevat', '15 Shevat 5743');
    const yearless = await remember('Yearless', '7 Adar');
    await remember('Yearless first', '7 Adar I');

    const page = await leapYear.list(org, {});

    expect(page).toMatchObject({ hebrewYear: 5787, total: 2 });
    expect(page.data).toMatchObject([
      { id: yearless, nth: null, first: { date: '2027-02-14' }, second: { date: '2027-03-16' } },
      {
        id: common,
        hebrewDate: '15 Adar 5743',
        nth: 44,
        first: { date: '2027-02-22', hebrewDate: '15 Adar I 5787' },
        second: { date: '2027-03-24', hebrewDate: '15 Adar II 5787' },
        adarRule: 'first',
        approved: false,
      },
    ]);
  });

  it('given a common year, then the next leap year is named', async () => {
    await expect(leapYear.list(org, { hebrewYear: 5788 })).rejects.toMatchObject({
      code: 'common_year',
      message: expect.stringContaining('5790'),
    });
  });

  it('given many are approved at once, then their dates follow, each has a line in the trail, and the list says so', async () => {
    const [one, two] = [await remember('One', '15 Adar 5743'), await remember('Two', '16 Adar 5743')];
    const untouched = await remember('Untouched', '15 Shevat 5743');

    const answer = await leapYear.approve(org, DOV, { ids: [one, two, untouched], adarRule: 'second' });

    expect(answer.data.approved).toBe(2);
    expect(await daysIn5787(one)).toEqual(['2027-03-24']);
    expect((await leapYear.list(org, { filter: { approved: true } })).total).toBe(2);
    const [trail] = await changesOf(world.db, org, 'yahrzeit', one);
    expect(trail).toMatchObject({ actorName: 'Dov', before: { rules: {} }, after: { rules: { adarRule: 'second' } } });
    expect(await world.yahrzeits.get(org, untouched)).toMatchObject({ rules: {}, version: 1 });
  });

  it('given both are approved, then there are two observances; given it twice, then nothing more changes', async () => {
    const id = await remember('One', '15 Adar 5743', { rules: { thirtyRule: 'lastDay' } });

    await leapYear.approve(org, DOV, { ids: [id], adarRule: 'both' });
    await leapYear.approve(org, DOV, { ids: [id], adarRule: 'both' });

    expect(await daysIn5787(id)).toEqual(['2027-02-22', '2027-03-24']);
    expect(await world.yahrzeits.get(org, id)).toMatchObject({
      rules: { thirtyRule: 'lastDay', adarRule: 'both' },
      version: 2,
    });
  });

  it('given the ids of another organization, then they are passed over and stay as they are', async () => {
    const other = await world.organization();
    const theirs = await remember('Theirs', '15 Adar 5743', {}, other);

    const answer = await leapYear.approve(org, DOV, { ids: [theirs], adarRule: 'second' });

    expect(answer.data.approved).toBe(0);
    expect(await world.yahrzeits.get(other, theirs)).toMatchObject({ rules: {} });
  });

  it('given 1 Tishrei of a leap year, then staff are told once; given nothing waits, or a common year, then never', async () => {
    const approved = await world.organization();
    await leapYear.approve(approved, DOV, {
      ids: [await remember('Done', '15 Adar 5743', {}, approved)],
      adarRule: 'first',
    });
    await remember('One', '15 Adar 5743');
    const told = async (who: OrganizationId) => {
      const [{ n }] = await world.db.query(`SELECT count(*) AS n FROM notification WHERE organization_id = $1`, [who]);
      return n as number;
    };

    await leapYear.remind(new Date('2026-09-11T12:00:00Z'));
    expect(await told(org)).toBe(0);
    await leapYear.remind(new Date('2026-09-12T12:00:00Z'));
    await world.db.query(`UPDATE notification SET read_at = now() WHERE organization_id = $1`, [org]);
    await leapYear.remind(new Date('2026-09-13T12:00:00Z'));

    expect([await told(org), await told(approved)]).toEqual([1, 0]);
  });
});

describe('customs before they are saved', () => {
  const preview = (rules: Partial<typeof DEFAULT_RULES>, serviceRule: 'onOrBefore' | 'fridayWeek' = 'onOrBefore') =>
    customs.preview(org, { rules: { ...DEFAULT_RULES, ...rules }, serviceRule }, {});

  it('given the same customs, then nothing changes', async () => {
    await remember('One', '15 Adar 5743');

    expect(await preview({})).toEqual({
      data: [],
      total: 0,
      counts: { records: 1, datesChange: 0, onlyServicesChange: 0 },
    });
  });

  it('given another Adar, then the records that it moves are named with what goes and what comes', async () => {
    const id = await remember('One', '15 Adar 5743');
    await remember('Overrides', '15 Adar 5743', { rules: { adarRule: 'first' } });
    await remember('Shevat', '15 Shevat 5743');

    const { data, counts } = await preview(RULE_PRESETS.sephardi.rules);

    expect(counts).toEqual({ records: 3, datesChange: 1, onlyServicesChange: 0 });
    expect(data).toMatchObject([
      {
        id,
        hebrewDateHe: 'ט״ו באדר תשמ״ג',
        before: [{ date: '2027-02-22', hebrewDateHe: 'ט״ו באדר א׳ תשפ״ז' }, {}],
        after: [{ date: '2027-03-24', hebrewDateHe: 'ט״ו באדר ב׳ תשפ״ז' }, {}],
      },
    ]);
  });

  it('given another rule of the service, then services change and no date does', async () => {
    await remember('One', '15 Shevat 5743');

    const { counts, data } = await preview({}, 'fridayWeek');

    expect(counts).toMatchObject({ datesChange: 0, onlyServicesChange: 1 });
    expect(data[0]?.before.map(({ date }) => date)).toEqual(data[0]?.after.map(({ date }) => date));
  });

  it('given pages, then they neither overlap nor leave gaps, and nothing was saved', async () => {
    for (const day of [1, 2, 3, 4, 5]) await remember(`Person ${day}`, `${day} Adar 5743`);
    const wanted = { rules: { ...DEFAULT_RULES, adarRule: 'both' as const }, serviceRule: 'onOrBefore' as const };

    const pages = await Promise.all(
      [
        [0, 1],
        [2, 3],
        [4, 5],
      ].map(([from = 0, to = 0]) => customs.preview(org, wanted, { range: [from, to] })),
    );

    expect(pages.flatMap(({ data }) => data.map(({ name }) => name))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Person ${n}`),
    );
    expect((await world.organizations.settings(org)).rules.adarRule).toBe('first');
  });

  it('given an organization without records, then it answers an empty page', async () => {
    expect(await preview({ adarRule: 'both' })).toMatchObject({ data: [], total: 0 });
  });
});
