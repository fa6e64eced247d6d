import { DailyDigest, OrganizationChecks } from '../../alerts/index.js';
import { LeapYearService } from '../../customs/index.js';
import { Nights } from '../../reminders/index.js';
import { OccurrencesService, YahrzeitsService } from '../../yahrzeits/index.js';
import { aWorld, type Congregation, type World } from '../../../test/world.js';
import { eachAlone } from './each-alone.js';

describe('work for all, each alone', () => {
  it.each([
    ['nobody', []],
    ['one in the middle', [4]],
    ['the first, the last and a neighbour', [1, 7, 8]],
    ['all', [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('given %s who makes it fail, then the others get it, and those are named', async (_, bad) => {
    const [done, failed] = [new Set<number>(), [] as number[]];

    await eachAlone(
      [1, 2, 3, 4, 5, 6, 7, 8],
      async (some) => {
        await Promise.resolve();
        const broken = some.find((one) => bad.includes(one));
        if (broken) throw new Error(`${broken} is broken`);
        for (const one of some) done.add(one);
      },
      async (one, failure) => {
        await Promise.resolve();
        failed.push(one);
        expect(String(failure)).toContain(`${one} is broken`);
      },
    );

    expect([...done].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].filter((one) => !bad.includes(one)));
    expect(failed).toEqual(bad);
  });
});

describe('a congregation in a zone that nobody knows', () => {
  let world: World;
  let broken: Congregation;
  let well: Congregation;

  beforeAll(async () => {
    world = await aWorld({ OPERATOR_EMAILS: 'beth.shalom.owner@example.org' });
    well = await world.congregation('Beth Shalom');
    broken = await world.congregation('Ohev Zedek');
    // What the constraint and the contract refuse, put in by force: the loops hold without them.
    await world.db.query('ALTER TABLE organization DROP CONSTRAINT organization_timezone');
    await world.db.query(`UPDATE organization SET timezone = 'Europe/Atlantis' WHERE id = $1`, [broken.org]);
    await world.db.query(
      `UPDATE organization SET reminders_on = true, reminder_hour = 0, trial_ends_at = now() + interval '2 days'`,
    );
    await world.db.query(`UPDATE membership SET wants_digest = true`);
    await world.db.query(
      `INSERT INTO yahrzeit (organization_id, name, next_hebrew_observance, archived_at)
       SELECT id, 'Miriam', date '2020-01-01', NULL::timestamptz FROM organization UNION ALL
       SELECT id, 'Ruth', NULL::date, now() - interval '3 years' FROM organization`,
    );
  });
  afterAll(() => world.close());

  const failures = async (): Promise<unknown> =>
    world.db.query(
      `SELECT work, org_code AS "orgCode" FROM house_failure f JOIN organization o ON o.id = f.organization_id ORDER BY work`,
    );
  const count = async (table: string, where: string): Promise<number> => {
    const [{ n }] = await world.db.query(`SELECT count(*) AS n FROM ${table} WHERE organization_id = $1 AND ${where}`, [
      well.org,
    ]);
    return n;
  };

  it('when the house does its hourly and nightly work, then the others get theirs and the operator reads who did not', async () => {
    const { app } = world;

    await app.get(OrganizationChecks, { strict: false }).look();
    await app.get(DailyDigest, { strict: false }).send();
    await app.get(Nights, { strict: false }).planDue();
    await app.get(OccurrencesService, { strict: false }).refreshNext();
    await app.get(OccurrencesService, { strict: false }).extendHorizon();
    await app.get(LeapYearService, { strict: false }).remind(new Date('2026-12-01T12:00:00Z'));
    await app.get(YahrzeitsService, { strict: false }).purgeArchived();

    expect(await count('notification', `cause LIKE 'trial-ending%'`)).toBe(1);
    expect(await count('yahrzeit', `next_hebrew_observance = '2020-01-01'`)).toBe(0);
    expect(await count('yahrzeit', `archived_at IS NOT NULL`)).toBe(0);
    const codes = ['digest', 'horizon', 'leap year', 'next observances', 'nights', 'reminders', 'watch'].map(
      (work) => ({
        work,
        orgCode: 'ohev-zedek',
      }),
    );
    expect(await failures()).toEqual(codes);
    const { body } = await world.as(well.people.owner).get('/api/operator/overview').expect(200);
    expect(body.ownWork).toHaveLength(codes.length);
    expect(body.ownWork[0]).toMatchObject({
      name: 'Ohev Zedek',
      times: 1,
      reason: expect.stringMatching(/time zone/i),
    });
  });
});
