import { addDays, localDate } from '../src/calendar/index.js';
import { HeldLetters } from '../src/holds/index.js';
import { everyRecord } from './records.js';
import { anObserver } from './reminders-world.js';
import { aWorld, type Congregation, type World } from './world.js';

/** In the note of every hold, and nowhere else. */
const WORD = 'Qilqalon';
const REASON = 'by_own_hand';

/** Why somebody is held is confided: what the house writes down of it elsewhere, others would read. */
describe('why a person is held', () => {
  let world: World;
  let shul: Congregation;
  let holdId: string;

  beforeAll(async () => {
    world = await aWorld();
    shul = await world.congregation('Beth Shalom');
    const records = await everyRecord(world.db, shul.org, 'Miriam');
    await world.db.query('DELETE FROM hold');
    await world.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active' WHERE id = $1`, [
      shul.org,
    ]);
    const soon = addDays(localDate(new Date(), 'America/New_York'), 2);
    const family = await anObserver(world.db, shul.org, [soon]);
    const subjects = { contact: records.contact, yahrzeit: records.yahrzeit, observer: family.observanceId };
    for (const [about, recordId] of Object.entries(subjects)) {
      const { body } = await staff()
        .post('/api/holds')
        .send({ about, recordId, reason: REASON, note: WORD })
        .expect(200);
      holdId = body.id;
    }
    await world.app.get(HeldLetters).tell();
    await staff().post(`/api/holds/${holdId}/lift`).expect(200);
  });
  afterAll(() => world.close());

  const staff = () => world.as(shul.people.staff);

  it('given it was held, told of and lifted, then the reason stands in no table but that of holds: no history, notice, letter or call', async () => {
    const tables: { name: string }[] = await world.db.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const [{ found }] = await world.db.query(
        `SELECT EXISTS (SELECT FROM "${name}" one WHERE one::text LIKE '%' || $1 || '%' OR one::text LIKE '%' || $2 || '%') AS found`,
        [WORD, REASON],
      );
      if (found) holding.push(name);
    }

    expect(holding).toEqual(['hold']);
    const [{ told }] = await world.db.query(`SELECT count(*) AS told FROM notification WHERE key LIKE 'held-%'`);
    expect(told).toBeGreaterThan(0);
  });
});
