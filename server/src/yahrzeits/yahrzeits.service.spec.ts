import { aRecordsWorld, DOV, draft, RIVKA, type RecordsWorld } from '../../test/records-world.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

describe('yahrzeits', () => {
  let world: RecordsWorld;
  let org: OrganizationId;

  beforeAll(async () => {
    world = await aRecordsWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    org = await world.organization();
  });

  const add = (said: Parameters<typeof draft>[0] = {}) => world.yahrzeits.add(org, RIVKA, draft(said));
  const list = (filter: NonNullable<Parameters<typeof world.yahrzeits.list>[1]['filter']>) =>
    world.yahrzeits.list(org, { filter });
  const names = async (filter: Parameters<typeof list>[0]) => (await list(filter)).data.map(({ name }) => name);

  it('given a death after sunset, then the answer holds both calendars and what comes next', async () => {
    expect(await add({ gregorianDate: '1984-03-03', afterSunset: true })).toMatchObject({
      hebrewDate: '30 Adar I 5744',
      hebrewDateHe: 'ל׳ באדר א׳ תשמ״ד',
      hebrewYear: 5744,
      yearUnknown: false,
      nextHebrewObservanceDate: '2027-03-09',
      nextHebrewObservance: '30 Adar I 5787',
      nextGregorianObservance: '2027-03-03',
      observerCount: 0,
      version: 1,
    });
  });

  it('given the details, then each year ahead explains itself and names its service', async () => {
    const { id } = await add({ gregorianDate: '1984-03-03', afterSunset: true });

    const details = await world.yahrzeits.details(org, id, true);

    expect(details).toMatchObject({
      fridayServiceBefore: '2027-03-05',
      fridayServiceAfter: '2027-03-12',
      assignedService: '2027-03-05',
      readAt: { date: '2027-03-05' },
      computedServiceDates: { serviceBeforeIso: '2027-03-05', serviceAfterIso: '2027-03-12' },
    });
    const in5788 = details.upcoming.find(({ date }) => date === '2028-02-27');
    expect(in5788).toMatchObject({
      calendar: 'hebrew',
      hebrewDate: '30 Shevat 5788',
      nth: 44,
      serviceDate: '2028-02-25',
    });
    expect(in5788?.explanation).toContain('30 Shevat 5788');
  });

  it('given a record without dates, then it is kept, and nothing lies ahead', async () => {
    const { id } = await add();

    expect(await world.yahrzeits.details(org, id, false)).toMatchObject({
      hebrewDate: null,
      nextHebrewObservanceDate: null,
      upcoming: [],
      explanation: null,
    });
  });

  it('given a change that names one field, then the others stay', async () => {
    const { id } = await add({ gregorianDate: '1984-03-03', personDetails: 'Teacher' });

    await world.yahrzeits.change(org, RIVKA, id, { name: 'Chaya Cohen' });

    expect(await world.yahrzeits.get(org, id)).toMatchObject({
      name: 'Chaya Cohen',
      gregorianDate: '1984-03-03',
      personDetails: 'Teacher',
      version: 2,
    });
  });

  it('given a version that somebody has overtaken, then the change is refused and says what they changed', async () => {
    const { id, version } = await add({ gregorianDate: '1984-03-03' });
    await world.yahrzeits.change(org, DOV, id, { plaque: '1N-4', version });

    await expect(world.yahrzeits.change(org, RIVKA, id, { name: 'x', version })).rejects.toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      details: [{ path: 'plaque', message: 'Dov changed this to 1N-4' }],
    });
  });

  it('given a change whose answer was lost, when it is sent once more, then it is no conflict', async () => {
    const { id, version } = await add();
    const typed = { gregorianDate: '1984-03-03', afterSunset: true, plaque: '1N-4', version };
    await world.yahrzeits.change(org, RIVKA, id, typed);

    expect(await world.yahrzeits.change(org, RIVKA, id, typed)).toMatchObject({ version: 2 });
  });

  it('given two who change one version at once, then one of them is refused', async () => {
    const { id, version } = await add();

    const both = await Promise.allSettled(
      [RIVKA, DOV].map((by) => world.yahrzeits.change(org, by, id, { name: by.name, version })),
    );

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('given a burial, then the details hold the times of mourning, and when each candle is lit', async () => {
    const { id } = await add({ gregorianDate: '2026-10-20', burialDate: '2026-10-22', afterSunset: false });

    const { mourning, nextYizkor, upcoming } = await world.yahrzeits.details(org, id, false);

    expect(mourning).toEqual({
      shivaEnds: '2026-10-28',
      sheloshimEnds: '2026-11-20',
      kaddishEnds: '2027-09-10',
      yearEnds: '2027-10-09',
    });
    expect(nextYizkor).toEqual({ day: 'pesach', date: '2027-04-29' });
    expect(upcoming[0]).toMatchObject({ date: '2027-10-20', candle: { evening: '2027-10-19', at: null }, ends: null });
  });

  it('given a congregation whose place is known, then a day says at which sundown it ends', async () => {
    await world.db.query(
      `UPDATE organization SET timezone = 'America/New_York', latitude = 40.78, longitude = -73.97 WHERE id = $1`,
      [org],
    );
    const { id } = await add({ gregorianDate: '2005-12-13', afterSunset: false });

    const { upcoming } = await world.yahrzeits.details(org, id, false);

    const next = upcoming.find(({ calendar }) => calendar === 'hebrew');
    expect(next).toMatchObject({ date: '2026-11-22', candle: { evening: '2026-11-21' } });
    expect(next?.ends).toMatch(/^2026-11-22T21:3[0-5]:/);
  });

  it('given a day and month alone, then mourning cannot be counted', async () => {
    const { id } = await add({ hebrewDate: '7 Sivan' });

    await expect(world.yahrzeits.details(org, id, false)).resolves.toMatchObject({ mourning: null });
  });

  it('given a burial before the death, then it is refused', async () => {
    await expect(add({ gregorianDate: '1984-03-03', burialDate: '1984-03-02' })).rejects.toMatchObject({
      code: 'burial_before_death',
      details: [{ path: 'burialDate' }],
    });
  });

  it('given a burial in days to come, then it is kept; years ahead, then it is a slip', async () => {
    await expect(add({ gregorianDate: '1984-03-03', burialDate: '2026-11-06' })).resolves.toMatchObject({});
    await expect(add({ gregorianDate: '1984-03-03', burialDate: '9999-12-31' })).rejects.toMatchObject({
      ...{ code: 'future_date', details: [{ path: 'burialDate', message: '9999-12-31 is in the future.' }] },
    });
  });

  it('given today in Auckland, then a death of this day is not in the future there', async () => {
    const auckland = await world.organization({ timezone: 'Pacific/Auckland' });
    const said = draft({ gregorianDate: '2026-11-02' });

    await expect(world.yahrzeits.add(auckland, RIVKA, said)).resolves.toMatchObject({ gregorianDate: '2026-11-02' });
    await expect(world.yahrzeits.add(org, RIVKA, said)).rejects.toMatchObject({ code: 'future_date' });
  });

  it('given a record that is deleted, then lists leave it out, and it is restored as it was', async () => {
    const { id } = await add({ gregorianDate: '1984-03-03' });

    await world.yahrzeits.archive(org, RIVKA, id);
    expect([await names({}), await names({ deleted: true })]).toEqual([[], ['Chaya Levin']]);
    await expect(world.yahrzeits.change(org, RIVKA, id, { name: 'x' })).rejects.toMatchObject({ code: 'archived' });

    await world.yahrzeits.restore(org, RIVKA, id);
    expect([await names({}), await names({ deleted: true })]).toEqual([['Chaya Levin'], []]);
  });

  it('given records deleted 30 days ago, then they are purged, and younger ones stay', async () => {
    const [old, young] = [await add({ name: 'Old' }), await add({ name: 'Young' })];
    await world.yahrzeits.archive(org, RIVKA, old.id);
    await world.yahrzeits.archive(org, RIVKA, young.id);
    const archivedFor = (id: string, time: string) =>
      world.db.query('UPDATE yahrzeit SET archived_at = $2::timestamptz - $3::interval WHERE id = $1', [
        id,
        world.clock.now(),
        time,
      ]);
    await archivedFor(old.id, '30 days');
    await archivedFor(young.id, '29 days 23:59:59');

    await world.yahrzeits.purgeArchived();

    expect(await names({ deleted: true })).toEqual(['Young']);
  });

  it('given the id of another organization, then there is no such yahrzeit', async () => {
    const { id } = await world.yahrzeits.add(await world.organization(), RIVKA, draft());
    const calls = [
      () => world.yahrzeits.get(org, id),
      () => world.yahrzeits.details(org, id, true),
      () => world.yahrzeits.change(org, RIVKA, id, { name: 'x' }),
      () => world.yahrzeits.recalculate(org, RIVKA, id),
      () => world.yahrzeits.archive(org, RIVKA, id),
      () => world.yahrzeits.restore(org, RIVKA, id),
    ];

    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 });
  });

  it('given a computed Hebrew date that is wrong, when it is recalculated, then it is right', async () => {
    const { id } = await add({ gregorianDate: '1984-03-03' });
    await world.db.query(`UPDATE yahrzeit SET hebrew_day = 1, next_hebrew_observance = NULL WHERE id = $1`, [id]);

    expect(await world.yahrzeits.recalculate(org, RIVKA, id)).toEqual({
      hebrewDate: '29 Adar I 5744',
      hebrewYear: 5744,
      nextGregorianObservance: '2027-03-03',
      nextHebrewObservance: '29 Adar I 5787',
    });
  });

  it('given the week ahead, then it counts observances, those without a contact, and the next letters', async () => {
    await add({ name: 'Hebrew', hebrewDate: '24 Cheshvan 5744' });
    const civil = await add({ name: 'Civil', gregorianDate: '1984-11-05' });
    await add({ name: 'Later', hebrewDate: '24 Kislev 5744' });
    const { id } = await world.observers.upsertByEmail(org, RIVKA, {
      yahrzeitId: civil.id,
      email: 'a@b.org',
      name: null,
    });
    await world.observers.change(org, RIVKA, id, { observeOnHebrewCalendar: false });
    await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, send_at)
       SELECT $1, n::text, 'a@b.org', '2026-11-05T14:00:00Z' FROM generate_series(1, 3) n`,
      [org],
    );

    const week = await world.yahrzeits.week(org);

    expect(week).toEqual({
      observances: 2,
      withoutObserver: 1,
      from: '2026-11-01',
      to: '2026-11-07',
      nextLetters: { at: '2026-11-05T14:00:00.000Z', count: 3 },
    });
    expect((await names({ from: week.from, to: week.to })).sort()).toEqual(['Civil', 'Hebrew']);
    expect(await names({ from: week.from, to: week.to, withoutObserver: true })).toEqual(['Hebrew']);
  });

  it('given a Friday, then the list holds those whose name is read at its service', async () => {
    await add({ name: 'Read before it', hebrewDate: '24 Kislev 5744' });
    await add({ name: 'Read later', hebrewDate: '4 Tevet 5744' });

    expect(await names({ service: '2026-11-27' })).toEqual(['Read before it']);
  });

  it('given filters, sorting and pages, then they are the database’s work', async () => {
    await add({ name: 'Avi', gregorianDate: '1984-03-03', afterSunset: true });
    await add({ name: 'Bela', hebrewDate: '7 Sivan', afterSunset: false });
    await add({ name: 'Chaim', hebrewName: 'חַיִּים' });

    expect(await names({ afterSunset: true })).toEqual(['Avi']);
    expect(await names({ afterSunset: false })).toEqual(['Bela']);
    expect(await names({ afterSunset: 'unsure' })).toEqual(['Chaim']);
    expect(await names({ month: 3 })).toEqual(['Bela']);
    expect(await names({ q: 'חיים' })).toEqual(['Chaim']);
    expect(await names({ q: 'Chaom' })).toEqual(['Chaim']);
    const page = await world.yahrzeits.list(org, { sort: ['name', 'DESC'], range: [1, 1] });
    expect([page.total, page.data.map(({ name }) => name)]).toEqual([3, ['Bela']]);
    for (const column of ['gregorianDate', 'hebrewDate', 'personDetails', 'afterSunset', 'createdAt'] as const)
      expect((await world.yahrzeits.list(org, { sort: [column, 'ASC'] })).data).toHaveLength(3);
  });

  it('given a row was added meanwhile, when a page is turned, then the next one goes on where the last one ended', async () => {
    for (const name of ['Avi', 'Chaim', 'Dvora', 'Ester', 'Gila', 'Hannah', 'Itai']) await add({ name });
    const turn = async (from: number, beside?: [string, number]) =>
      (await world.yahrzeits.list(org, { sort: ['name', 'ASC'], range: [from, from + 1], beside })).data;
    const [, chaim] = await turn(0);
    const [, ester] = await turn(2, [chaim!.id, 1]);
    await add({ name: 'Bela' });

    expect((await turn(4, [ester!.id, 3])).map(({ name }) => name)).toEqual(['Gila', 'Hannah']);
    expect((await turn(4)).map(({ name }) => name)).toEqual(['Ester', 'Gila']);
  });

  it('given the row that was seen is gone or another organization’s, then the page is counted from the ends', async () => {
    const other = await world.organization();
    for (const name of ['Avi', 'Bela', 'Chaim', 'Dvora', 'Ester', 'Gila', 'Hannah'])
      for (const one of [org, other]) await world.yahrzeits.add(one, RIVKA, draft({ name }));
    const read = async (from: OrganizationId, at: number, beside?: [string, number]) =>
      (await world.yahrzeits.list(from, { sort: ['name', 'ASC'], range: [at, at], beside })).data[0];
    const chaim = (await read(org, 2))!.id;

    expect(await read(other, 3, [chaim, 2])).toMatchObject({ name: 'Dvora' });
    await world.yahrzeits.archive(org, RIVKA, chaim);
    expect(await read(org, 3, [chaim, 2])).toMatchObject({ name: 'Ester' });
  });

  it('given any sorting, when all pages are turned, then each record is seen once, in order, unknown dates last', async () => {
    const days = ['1984-03-03', null, '1990-01-01', '1984-03-03', null, '2001-05-05', '1970-01-02'];
    for (const [n, gregorianDate] of days.entries()) await add({ name: `Ploni ${n % 3}`, gregorianDate });

    for (const column of ['name', 'gregorianDate', 'nextHebrewObservanceDate', 'hebrewDate', 'createdAt'] as const)
      for (const direction of ['ASC', 'DESC'] as const) {
        const seen: Awaited<ReturnType<typeof list>>['data'] = [];
        for (const from of [0, 2, 4, 6, 8])
          seen.push(...(await world.yahrzeits.list(org, { sort: [column, direction], range: [from, from + 1] })).data);

        const { data: whole } = await world.yahrzeits.list(org, { sort: [column, direction], range: [0, 99] });
        expect(seen.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
        expect(new Set(seen.map(({ id }) => id)).size).toBe(days.length);
        for (const [place, { id }] of whole.entries())
          for (const from of [0, 2, 4, 6]) {
            const query = { sort: [column, direction], range: [from, from + 1], beside: [id, place] } as const;
            const { data } = await world.yahrzeits.list(org, query as never);
            expect([place, from, data.map((row) => row.id)]).toEqual([
              place,
              from,
              whole.slice(from, from + 2).map((row) => row.id),
            ]);
          }
        if (column === 'gregorianDate') {
          const known = days.filter((day) => day !== null).sort();
          const ordered = direction === 'ASC' ? known : known.reverse();
          expect(seen.map(({ gregorianDate }) => gregorianDate)).toEqual([...ordered, null, null]);
        }
      }
  });
});
