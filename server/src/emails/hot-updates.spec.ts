import { anOrganization, aSendingHouse, plan } from '../../test/sending-house.js';

const LETTERS = 200;

/**
 * An update is HOT, and leaves all indexes alone, where it changes no column that any index knows, and finds room on its page
 * (https://www.postgresql.org/docs/current/storage-hot.html). docs/operation/size.md says what that means for letters.
 */
describe('updates of messages', () => {
  let house: Awaited<ReturnType<typeof aSendingHouse>>;
  beforeAll(async () => {
    house = await aSendingHouse();
  });
  afterAll(() => house.close());

  /** What this database has counted, once every connection has handed in its own. */
  const counted = async (): Promise<{ updates: number; hot: number }> => {
    const connections = Array.from({ length: 20 }, () =>
      house.db.query('SELECT pg_stat_force_next_flush(), pg_sleep(0.3)'),
    );
    await Promise.all(connections);
    const [row] = await house.db.query(
      `SELECT n_tup_upd::int AS updates, n_tup_hot_upd::int AS hot FROM pg_stat_user_tables WHERE relname = 'email_message'`,
    );
    return row;
  };

  it('given columns that tell where a letter stands, then indexes know each but the one that is changed alone: that it is begun', async () => {
    const rows: { column: string }[] = await house.db.query(
      `SELECT attname AS column FROM pg_attribute a
        WHERE attrelid = 'email_message'::regclass AND attnum > 0 AND EXISTS (
                SELECT FROM pg_depend d JOIN pg_index i ON i.indexrelid = d.objid AND i.indrelid = a.attrelid
                 WHERE d.refobjid = a.attrelid AND d.refobjsubid = a.attnum)`,
    );
    const known = new Set(rows.map(({ column }) => column));

    expect(
      ['state', 'send_at', 'sent_at', 'lease_until', 'updated_at', 'html'].filter((name) => !known.has(name)),
    ).toEqual([]);
    expect(known.has('before_text')).toBe(false);
  });

  it('given letters that are sent, then each is updated three times, claimed, begun and recorded, and of the beginnings two in three at least are HOT, since the text is not in the row', async () => {
    const org = await anOrganization(house.db);
    // As a letter of the house: four kilobytes, of which compressed one is left.
    const html = Array.from(
      { length: 50 },
      (_, n) => `<p style="margin:0;font-family:Georgia,serif">${(n * 2_654_435_761) % 4_294_967_296}</p>`,
    ).join('');
    house.letters.of = () => ({
      letter: {
        ...{ subject: 'Yahrzeit', html, text: 'In memory', language: 'en' as const },
        ...{ mergeFieldsUsed: ['contact.name'], mergeFieldIssues: [] },
      },
    });
    const ids = await plan(house.db, org, LETTERS);

    await house.aWorker().send({ organizationId: org, messageIds: ids, rank: 1, inTurn: false });

    const { updates, hot } = await counted();
    expect(updates).toBe(3 * LETTERS);
    expect(hot).toBeGreaterThan(0.66 * LETTERS);
    expect(hot).toBeLessThanOrEqual(LETTERS);
  });
});
