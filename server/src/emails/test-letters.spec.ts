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

  it('given an office that sends more than thirty in ten minutes, then it waits, and another office does not', async () => {
    const send = async (name: string, howMany: number) => {
      const { org, people } = await world.congregation(name);
      const [{ id: templateId }] = await world.db.query('SELECT id FROM template WHERE organization_id = $1 LIMIT 1', [
        org,
      ]);
      const answers = [];
      for (let n = 0; n < howMany; n++) {
        const test = { to: 'ploni@example.org', templateId, sample: true };
        answers.push(await world.as(people.staff).post('/api/emails/send-test').send(test));
      }
      return answers;
    };

    const [ours, theirs] = [await send('Ours', 31), await send('Theirs', 1)];

    expect(ours.map(({ status }) => status)).toEqual([...Array<number>(30).fill(200), 429]);
    expect(ours.at(-1)?.body).toMatchObject({ code: 'too_many_attempts' });
    expect(Number(ours.at(-1)?.headers['retry-after'])).toBeGreaterThan(500);
    expect(theirs[0]?.status).toBe(200);
    expect(sink.received).toHaveLength(31);
  });
});
