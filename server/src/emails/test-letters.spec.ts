import { SmtpSink } from '../../test/faults/smtp-sink.js';
import { aWorld, type World } from '../../test/world.js';

describe('test letters', () => {
  let world: World;
  let sink: SmtpSink;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    world = await aWorld({ SMTP_URL: sink.url });
  });
  afterAll(async () => {
    await world.close();
    await sink.stop();
  });

  /** An office tries a letter so often, each time at the address that is said; at a member's own where none is. */
  const send = async (name: string, howMany: number, to?: (nth: number) => string) => {
    const { org, people } = await world.congregation(name);
    const [{ id: templateId }] = await world.db.query('SELECT id FROM template WHERE organization_id = $1 LIMIT 1', [
      org,
    ]);
    const answers = [];
    for (let n = 0; n < howMany; n++) {
      const test = { to: to?.(n) ?? people.staff.email.toUpperCase(), templateId, sample: true };
      answers.push(await world.as(people.staff).post('/api/emails/send-test').send(test));
    }
    return answers;
  };
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);

  it('given one stranger, then they get five in a day, from whichever offices', async () => {
    const stranger = () => 'ploni@example.org';

    expect(statusesOf(await send('One', 3, stranger))).toEqual([200, 200, 200]);
    expect(statusesOf(await send('Other', 3, stranger))).toEqual([200, 200, 429]);
  });

  it('given many strangers, then an office writes to twenty in a day', async () => {
    const answers = await send('Many', 21, (nth) => `almoni${nth}@example.org`);

    expect(statusesOf(answers)).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('given an office that sends more than thirty in ten minutes, then it waits, and another office does not', async () => {
    sink.received.length = 0;
    const [ours, theirs] = [await send('Ours', 31), await send('Theirs', 1)];

    expect(statusesOf(ours)).toEqual([...Array<number>(30).fill(200), 429]);
    expect(ours.at(-1)?.body).toMatchObject({ code: 'too_many_attempts' });
    expect(Number(ours.at(-1)?.headers['retry-after'])).toBeGreaterThan(500);
    expect(theirs[0]?.status).toBe(200);
    expect(sink.received).toHaveLength(31);
  });
});
