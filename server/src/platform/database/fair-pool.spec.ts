import pg from 'pg';
import { testDatabase } from '../../../test/database.js';
import { Unavailable } from '../refusals/index.js';
import { askedBy, asOneRequest, FairPool } from './fair-pool.js';

describe('the connections that organizations share', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let pool: FairPool;

  beforeAll(async () => {
    database = await testDatabase();
    // As long as a busy machine may take to open a connection, which the same patience bounds.
    pool = new FairPool({ connectionString: database.url, max: 6, connectionTimeoutMillis: 5_000 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  /** One request of an organization, which does this. */
  const requestOf = <Result>(organization: string, work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) =>
      asOneRequest(() => {
        askedBy(organization);
        work().then(resolve, reject);
      }),
    );
  const hold = (organization: string) => requestOf(organization, () => pool.connect());

  it('given one organization that holds its half, then its next request waits, and another organization does not', async () => {
    const held = await Promise.all([hold('one'), hold('one'), hold('one')]);
    let came = false;
    const next = hold('one').then((client) => {
      came = true;
      return client;
    });

    const other = await hold('other');
    expect([came, pool.totalCount]).toEqual([false, 4]);

    held[0]?.release();
    const waited = await next;
    expect(came).toBe(true);
    for (const client of [held[1], held[2], waited, other]) client?.release();
  });

  it('given a request that waits longer than the patience, then it is refused as busy, with a time to come again', async () => {
    const held = await Promise.all([hold('one'), hold('one'), hold('one')]);

    const refusal: unknown = await hold('one').catch((failure: unknown) => failure);

    expect(refusal).toBeInstanceOf(Unavailable);
    expect(refusal).toMatchObject({ status: 503, code: 'busy', waitSeconds: 5 });
    for (const client of held) client.release();
    (await hold('one')).release();
  });

  it('given a pool that is full, then whoever asks is refused in the same words, and no fault', async () => {
    const held = await Promise.all(['one', 'one', 'one', 'other', 'other', 'other'].map(hold));

    await expect(hold('third')).rejects.toMatchObject({ status: 503, code: 'busy' });
    await expect(pool.query('SELECT 1')).rejects.toMatchObject({ status: 503, code: 'busy' });
    for (const client of held) client.release();
  });

  it('given requests that each hold one and ask a second, then they do not wait for each other for ever', async () => {
    const patient = new FairPool({ connectionString: database.url, max: 6, connectionTimeoutMillis: 10_000 });
    const twice = () =>
      requestOf('one', async () => {
        const first = await patient.connect();
        await first.query('SELECT pg_sleep(0.05)');
        const { rows } = await patient.query<{ one: number }>('SELECT 1 AS one');
        first.release();
        return rows[0]?.one;
      });

    expect(await Promise.all([twice(), twice(), twice()])).toEqual([1, 1, 1]);
    await patient.end();
  });

  it('given a client that is released twice or fails, then the share is left once', async () => {
    const client = await hold('one');
    client.release(new Error('broken'));
    expect(() => client.release()).toThrow();

    const all = await Promise.all([hold('one'), hold('one'), hold('one')]);
    expect(all.every((one) => one instanceof pg.Client)).toBe(true);
    for (const one of all) one.release();
  });
});
