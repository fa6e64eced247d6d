import { generateKeyPairSync, sign } from 'node:crypto';
import { EVENTS } from '../../test/mail-events.js';
import { plan } from '../../test/sending-house.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';

const LOGIN = 'postmark:a long and secret word';
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

describe('the routes of mail services', () => {
  let world: World;
  let ours: Congregation;
  let message: string;

  beforeAll(async () => {
    world = await aWorld({
      POSTMARK_WEBHOOK_LOGIN: LOGIN,
      SENDGRID_WEBHOOK_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      SES_TOPIC_ARN: 'arn:aws:sns:us-east-1:123456789012:letters',
    });
    ours = await world.congregation('Beth El');
    [message = ''] = await plan(world.db, ours.org, 1, { toEmail: 'ploni@example.org' });
  });
  afterAll(() => world.close());

  const post = (provider: string) => world.as().post(`/api/webhooks/mail/${provider}`);
  const told = () => ({ messageId: message, to: 'ploni@example.org', at: new Date() });

  it('given news with the right login, in whatever type, then they stand on the page of the letter', async () => {
    await post('postmark')
      .auth('postmark', 'a long and secret word')
      .type('text/plain')
      .send(JSON.stringify(EVENTS.postmark('gone', told())))
      .expect(200, { data: { recorded: 1, ignored: 0 } });

    const { body } = await world.as(ours.people.viewer).get(`/api/emails/${message}/delivery-reports`).expect(200);
    expect(body.data).toEqual([
      expect.objectContaining({
        kind: 'bounced',
        source: 'postmark',
        status: '5.1.1',
        at: expect.stringContaining('T'),
      }),
    ]);
  });

  it('given a signature over the very bytes, spaces and all, then it is taken', async () => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const body = `[ ${JSON.stringify(EVENTS.sendgrid('delivered', told()), null, 2)} ]\n`;
    const signature = sign('sha256', Buffer.from(timestamp + body), privateKey).toString('base64');
    await post('sendgrid')
      .set({
        'Content-Type': 'application/json',
        'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
        'X-Twilio-Email-Event-Webhook-Signature': signature,
      })
      .send(body)
      .expect(200, { data: { recorded: 1, ignored: 0 } });
  });

  it.each(['postmark', 'sendgrid', 'ses'])(
    'given a stranger at %s, then they are refused and learn nothing',
    async (provider) => {
      const answers = [
        await post(provider),
        await post(provider).send({}),
        await post(provider).type('form').send('a=b'),
      ];
      for (const { status, body } of answers) {
        expect([status, body.code, body.message]).toEqual([
          401,
          'not_authentic',
          'This does not come from the mail service, or not now.',
        ]);
      }
    },
  );

  it('given a service that is not set up, then there is no such place', async () => {
    await post('mailgun').send({}).expect(404);
    await post('yahoo').send({}).expect(400);
  });

  it('given more than a megabyte, then it is refused unread', async () => {
    await post('postmark')
      .auth('postmark', 'a long and secret word')
      .send({ x: 'x'.repeat(1_100_000) })
      .expect(413);
  });

  it('given a signed-in person without the login, then they are a stranger here', async () => {
    const { status } = await world
      .as(ours.people.owner)
      .post('/api/webhooks/mail/postmark')
      .send(EVENTS.postmark('complained', told()));
    expect(status).toBe(401);
  });
});
