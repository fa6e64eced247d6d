import type { MailProviderName } from '@zikaron/contract';
import { generateKeyPairSync } from 'node:crypto';
import { aDeliveryHouse, CERTIFICATE_URL, json, TOPIC } from '../../test/delivery-house.js';
import { EVENTS, posted, type Happening } from '../../test/mail-events.js';
import { anOrganization, plan, WEDNESDAY } from '../../test/sending-house.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { Posted } from './providers/authentic.js';

const PROVIDERS: MailProviderName[] = ['ses', 'sendgrid', 'mailgun', 'postmark'];
const HOUR = 3600;
const away = (seconds: number) => new Date(WEDNESDAY.getTime() + seconds * 1000);
const to = 'ploni@example.org';
const without = (good: Posted, header: string): Posted => ({
  ...good,
  headers: { ...good.headers, [header]: undefined },
});
const changed = (good: Posted, from: string, into: string): Posted => {
  const text = good.body.toString();
  if (!text.includes(from)) throw new Error(`${from} is not in ${text}`);
  return { ...good, body: Buffer.from(text.replace(from, into)) };
};

describe('the news of mail services', () => {
  let house: Awaited<ReturnType<typeof aDeliveryHouse>>;
  let org: OrganizationId;
  let message: string;

  beforeAll(async () => {
    house = await aDeliveryHouse();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.clear();
    house.amazon.asked = [];
    await house.db.query('DELETE FROM mail_webhook_token');
    org = await anOrganization(house.db);
    message = await sent();
  });

  const sent = async (state = 'sent', owner = org): Promise<string> => {
    const [id = ''] = await plan(house.db, owner, 1, { toEmail: to });
    await house.db.query(`UPDATE email_message SET state = $2, sent_at = $3 WHERE id = $1`, [id, state, away(-60)]);
    return id;
  };
  const take = (provider: MailProviderName, what: Posted) => house.webhooks.take(provider, what);
  const tell = (
    provider: MailProviderName,
    what: Happening,
    over: { messageId?: string; to?: string; at?: Date } = {},
  ) => take(provider, posted(house.signAs, provider, what, { messageId: message, to, ...over }));
  const stateOf = async (id = message) =>
    (await house.db.query('SELECT state FROM email_message WHERE id = $1', [id]))[0].state;
  const suppressed = (whose = org) =>
    house.db.query(
      'SELECT email, reason FROM suppression WHERE organization_id = $1 AND lifted_at IS NULL ORDER BY 1',
      [whose],
    );
  const told = (whose = org) =>
    house.db.query('SELECT cause FROM notification WHERE organization_id = $1 ORDER BY 1', [whose]);
  const kinds = async (id = message) =>
    (await house.reports.of(org, id)).data.map(({ kind }) => kind).sort((one, other) => one.localeCompare(other));

  describe.each(PROVIDERS)('of %s', (provider) => {
    it('given a letter whose fate is uncertain, when it is told as delivered, then it is sent, once, and counted', async () => {
      message = await sent('uncertain');

      const [first, again] = [await tell(provider, 'delivered'), await tell(provider, 'delivered')];

      expect([first, again]).toEqual([
        { recorded: 1, ignored: 0 },
        { recorded: 0, ignored: 1 },
      ]);
      expect([await stateOf(), await kinds()]).toEqual(['sent', ['delivered']]);
      const [{ n }] = await house.db.query('SELECT count(*) AS n FROM uncounted_letter');
      expect(n).toBe(1);
    });

    it.each(['queued', 'sending', 'sent', 'failed', 'cancelled'])(
      'given a letter that is %s, then later news never rewrites its state',
      async (state) => {
        message = await sent(state);
        for (const what of ['delivered', 'deferred', 'gone', 'blocked', 'complained'] as const) {
          await tell(provider, what);
        }
        expect(await stateOf()).toBe(state);
      },
    );

    it('given a mailbox that does not exist, then the address is suppressed and staff are told once', async () => {
      await tell(provider, 'gone');
      await tell(provider, 'gone', { messageId: await sent() });

      expect(await suppressed()).toEqual([{ email: to, reason: 'bounced' }]);
      expect(await told()).toEqual([{ cause: 'emails-bounced' }]);
    });

    it('given a letter that was refused for another reason, then it is told, and the address is written to again', async () => {
      await tell(provider, 'blocked');

      expect([await suppressed(), await told()]).toEqual([[], [{ cause: 'emails-returned' }]]);
      expect(await kinds()).toEqual(['bounced']);
    });

    it('given a letter that is only put off, then that is kept and nothing follows', async () => {
      await tell(provider, 'deferred');
      expect([await kinds(), await suppressed(), await told()]).toEqual([['deferred'], [], []]);
    });

    it('given a complaint, then the address is suppressed as having complained', async () => {
      await tell(provider, 'complained');
      expect(await suppressed()).toEqual([{ email: to, reason: 'complained' }]);
      expect(await told()).toEqual([{ cause: 'emails-complained' }]);
    });

    it('given the same news ten times at once, then it is one', async () => {
      const one = posted(house.signAs, provider, 'gone', { messageId: message, to });

      const answers = await Promise.all(Array.from({ length: 10 }, () => take(provider, one)));

      expect(answers.reduce((sum, { recorded }) => sum + recorded, 0)).toBe(1);
      expect([await kinds(), await suppressed()]).toEqual([['bounced'], [{ email: to, reason: 'bounced' }]]);
    });

    it('given an address that staff wrote to again, when the bounce from before is told late or again, then it stays so', async () => {
      const bounce = posted(house.signAs, provider, 'gone', { messageId: message, to });
      await take(provider, bounce);
      house.clock.set(away(600));
      const [{ id }] = await house.db.query('SELECT id FROM suppression');
      await house.suppressions.lift(org, { id: null, name: 'Staff' }, id, 'It works again');

      await take(provider, bounce);
      await tell(provider, 'gone', { messageId: await sent() });

      expect(await suppressed()).toEqual([]);
    });

    it('given all that can be told of a letter, in every order, then the end is the same', async () => {
      const orders = permutations<Happening>(['delivered', 'deferred', 'gone', 'complained']);
      for (const order of orders) {
        await house.db.query('DELETE FROM suppression');
        message = await sent('uncertain');
        for (const what of order) await tell(provider, what);
        expect({ order, state: await stateOf(), kinds: await kinds(), suppressed: await suppressed() }).toEqual({
          order,
          state: 'sent',
          kinds: ['bounced', 'complained', 'deferred', 'delivered'],
          suppressed: [{ email: to, reason: 'complained' }],
        });
      }
      expect(orders).toHaveLength(24);
    });

    it('given news that was quicker than the worker, then its uncertain end is settled all the same', async () => {
      message = await sent('sending');
      await house.db.query('UPDATE email_message SET lease_until = $2 WHERE id = $1', [message, away(-1)]);
      await tell(provider, 'delivered');

      await house.sweep.run();

      expect([await stateOf(), await told()]).toEqual(['sent', []]);
    });

    it('given a letter of another organization, then only that one hears of it', async () => {
      const others = await anOrganization(house.db, { name: 'Beth Shalom' });
      const theirs = await sent('uncertain', others);

      await tell(provider, 'gone', { messageId: theirs });

      expect([await suppressed(), await told(), await kinds()]).toEqual([[], [], []]);
      expect([await suppressed(others), await told(others)]).toEqual([
        [{ email: to, reason: 'bounced' }],
        [{ cause: 'emails-bounced' }],
      ]);
      await expect(house.reports.of(org, theirs)).rejects.toMatchObject({ status: 404 });
    });

    it("given a letter that bounced at somebody else's address, then that is shown and nobody is suppressed", async () => {
      await tell(provider, 'gone', { to: 'forwarded@elsewhere.test' });
      await tell(provider, 'complained', { to: 'forwarded@elsewhere.test' });

      expect([await kinds(), await suppressed()]).toEqual([['bounced', 'complained'], []]);
    });

    it('given a letter that is not ours, then it is passed over', async () => {
      const answer = await tell(provider, 'gone', { messageId: '11111111-1111-4111-8111-111111111111' });
      expect([answer.recorded, await suppressed()]).toEqual([0, []]);
    });

    it.each([NaN, 8.7e15, -8e15])('given a report of no time on earth (%d), then it is of now', async (time) => {
      const reports = house.reports.record('mailgun', [
        {
          ...{ messageId: message, kind: 'deferred', recipient: to, status: null, isForGood: false, detail: null },
          ...{ at: new Date(time), eventId: 'odd' },
        },
      ]);

      expect([await reports, (await house.reports.of(org, message)).data[0]?.at]).toEqual([1, WEDNESDAY.toISOString()]);
    });

    it('given hundreds of stories about one letter, then no more than fifty are kept', async () => {
      for (let n = 0; n < 60; n++) {
        const event = { ...EVENTS[provider]('deferred', { messageId: message, to, at: away(-n) }) };
        const text = JSON.stringify(event).replaceAll(`deferred-${message}`, `n${n}`);
        const one = JSON.parse(text) as object;
        await take(provider, provider === 'sendgrid' ? house.signAs.sendgrid([one]) : house.signAs[provider](one));
      }
      expect((await house.reports.of(org, message)).data.length).toBeLessThanOrEqual(50);
    });
  });

  describe('that did not send them', () => {
    type Case = [what: string, provider: MailProviderName, forged: () => Posted | Promise<Posted>];
    const gone = (provider: MailProviderName) => EVENTS[provider]('gone', { messageId: message, to });
    const ses = (over: Parameters<typeof house.signAs.ses>[1] = {}) => house.signAs.ses(gone('ses'), over);
    const sendgrid = (at?: Date) => house.signAs.sendgrid([gone('sendgrid')], at);
    const mailgun = (at?: Date) => house.signAs.mailgun(gone('mailgun'), at);
    const postmark = (login?: string) => house.signAs.postmark(gone('postmark'), login);
    const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const ec = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;

    const cases: Case[] = [
      ...PROVIDERS.flatMap((provider): Case[] => [
        ['an empty body', provider, () => ({ headers: {}, body: Buffer.alloc(0) })],
        ['no JSON', provider, () => ({ headers: {}, body: Buffer.from('<xml/>') })],
        ['null', provider, () => ({ headers: {}, body: json(null) })],
        ['a number', provider, () => ({ headers: {}, body: json(1) })],
        ['the bare news', provider, () => ({ headers: {}, body: json(gone(provider)) })],
        ['the bare news in a list', provider, () => ({ headers: {}, body: json([gone(provider)]) })],
        [
          'what another service signed',
          provider,
          () =>
            posted(house.signAs, PROVIDERS[(PROVIDERS.indexOf(provider) + 1) % 4] ?? 'ses', 'gone', {
              messageId: message,
              to,
            }),
        ],
        [
          'a prototype in the body',
          provider,
          () => ({ headers: {}, body: Buffer.from('{"__proto__":{"TopicArn":"x","RecordType":"Bounce"}}') }),
        ],
      ]),
      ['another key', 'ses', () => house.signAs.ses(gone('ses'), {}, rsa())],
      ['another key, version 1', 'ses', () => house.signAs.ses(gone('ses'), { SignatureVersion: '1' }, rsa())],
      ['a changed letter', 'ses', () => changed(ses(), '5.1.1', '5.1.2')],
      ['another time', 'ses', () => changed(ses(), WEDNESDAY.toISOString(), away(5).toISOString())],
      ['another type', 'ses', () => changed(ses(), '"Notification"', '"UnsubscribeConfirmation"')],
      ['version 1 said of version 2', 'ses', () => changed(ses(), '"SignatureVersion":"2"', '"SignatureVersion":"1"')],
      ['version 3', 'ses', () => changed(ses(), '"SignatureVersion":"2"', '"SignatureVersion":"3"')],
      ['an empty signature', 'ses', () => ses({ Signature: 'AA==' })],
      ['a signature that is no base64', 'ses', () => ses({ Signature: '%%%' })],
      ['the topic of somebody else', 'ses', () => ses({ TopicArn: TOPIC.replace('123456789012', '999999999999') })],
      ['another topic of ours', 'ses', () => ses({ TopicArn: `${TOPIC}-2` })],
      ['a subject slipped in', 'ses', () => changed(ses(), '"Type"', '"Subject":"x","Type"')],
      ['three hours old', 'ses', () => ses({ Timestamp: away(-3 * HOUR).toISOString() })],
      ['a year old', 'ses', () => ses({ Timestamp: away(-8760 * HOUR).toISOString() })],
      ['ten minutes ahead', 'ses', () => ses({ Timestamp: away(600).toISOString() })],
      ['no time at all', 'ses', () => changed(ses(), WEDNESDAY.toISOString(), 'now')],
      ['a certificate out of force', 'ses', () => ses({ SigningCertURL: CERTIFICATE_URL.replace('0123', 'dead') })],
      ...[
        'http://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
        'https://sns.us-east-1.amazonaws.com.evil.test/SimpleNotificationService-0123456789abcdef.pem',
        'https://evil.test/SimpleNotificationService-0123456789abcdef.pem',
        'https://sns.us-east-1.amazonaws.com@evil.test/SimpleNotificationService-0123456789abcdef.pem',
        'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
        'https://s3.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
        'https://sns.us-east-1.amazonaws.com/bucket/SimpleNotificationService-0123456789abcdef.pem',
        'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem?x=/evil',
        'https://sns.us-east-1.amazonaws.com:8443/SimpleNotificationService-0123456789abcdef.pem',
        'https://sns.us-east-1.amazonaws.com/../SimpleNotificationService-0123456789abcdef.pem',
        'https://127.0.0.1/SimpleNotificationService-0123456789abcdef.pem',
        'https://169.254.169.254/latest/meta-data/',
        'file:///etc/passwd',
        'data:application/x-pem-file,x',
      ].map((url): Case => [`the certificate at ${url}`, 'ses', () => ses({ SigningCertURL: url })]),
      ['another key', 'sendgrid', () => house.signAs.sendgrid([gone('sendgrid')], WEDNESDAY, ec())],
      ['an RSA key', 'sendgrid', () => house.signAs.sendgrid([gone('sendgrid')], WEDNESDAY, rsa())],
      ['a changed letter', 'sendgrid', () => changed(sendgrid(), '5.1.1', '5.1.2')],
      ['a space more', 'sendgrid', () => changed(sendgrid(), '[', '[ ')],
      ['no signature', 'sendgrid', () => without(sendgrid(), 'x-twilio-email-event-webhook-signature')],
      ['no time', 'sendgrid', () => without(sendgrid(), 'x-twilio-email-event-webhook-timestamp')],
      ['26 hours old', 'sendgrid', () => sendgrid(away(-26 * HOUR))],
      ['ten minutes ahead', 'sendgrid', () => sendgrid(away(600))],
      [
        'an old signature with a new time',
        'sendgrid',
        () => ({
          ...sendgrid(away(-26 * HOUR)),
          headers: {
            ...sendgrid(away(-26 * HOUR)).headers,
            'x-twilio-email-event-webhook-timestamp': String(WEDNESDAY.getTime() / 1000),
          },
        }),
      ],
      [
        'a time that runs into the body',
        'sendgrid',
        () => {
          const good = sendgrid();
          const at = String(good.headers['x-twilio-email-event-webhook-timestamp']);
          return {
            headers: { ...good.headers, 'x-twilio-email-event-webhook-timestamp': `${at}[` },
            body: good.body.subarray(1),
          };
        },
      ],
      ['another key', 'mailgun', () => house.signAs.mailgun(gone('mailgun'), WEDNESDAY, 't'.repeat(50), 'other')],
      ['ten hours old', 'mailgun', () => mailgun(away(-10 * HOUR))],
      ['ten minutes ahead', 'mailgun', () => mailgun(away(600))],
      ['another token', 'mailgun', () => changed(mailgun(), '"token":"0', '"token":"1')],
      ['no token', 'mailgun', () => changed(mailgun(), '"token"', '"tokens"')],
      ['a moved border between time and token', 'mailgun', () => moveBorder(mailgun())],
      [
        'a token that was used, with other news',
        'mailgun',
        async () => {
          const harmless = house.signAs.mailgun(EVENTS.mailgun('deferred', { messageId: message, to }));
          await take('mailgun', harmless);
          const { signature } = JSON.parse(harmless.body.toString()) as { signature: object };
          return { headers: {}, body: json({ signature, 'event-data': gone('mailgun') }) };
        },
      ],
      ['another password', 'postmark', () => postmark('postmark:another long and secret word')],
      ['another user', 'postmark', () => postmark('postmaster:a long and secret word')],
      ['no login', 'postmark', () => without(postmark(), 'authorization')],
      ['an empty password', 'postmark', () => postmark('postmark:')],
      [
        'the login as a token',
        'postmark',
        () => ({ ...postmark(), headers: { authorization: 'Bearer a long and secret word' } }),
      ],
      [
        'the login twice',
        'postmark',
        () => ({ ...postmark(), headers: { authorization: `${postmark().headers.authorization}, Basic x` } }),
      ],
      [
        'four days old',
        'postmark',
        () => house.signAs.postmark(EVENTS.postmark('gone', { messageId: message, to, at: away(-96 * HOUR) })),
      ],
      [
        'ten minutes ahead',
        'postmark',
        () => house.signAs.postmark(EVENTS.postmark('gone', { messageId: message, to, at: away(600) })),
      ],
    ];

    it.each(cases)('given %s for %s, then it is refused and nothing of it is kept', async (_, provider, forge) => {
      const forged = await forge();

      await expect(take(provider, forged)).rejects.toMatchObject({ status: 401, code: 'not_authentic' });

      expect([await suppressed(), (await kinds()).includes('bounced'), await told()]).toEqual([[], false, []]);
      expect(house.amazon.asked.filter((url) => !(url in house.amazon.certificates))).toEqual([]);
    });

    it('counts its cases', () => {
      expect(cases.length).toBeGreaterThanOrEqual(60);
    });

    /** One that Amazon has and was never asked for. */
    const anotherCertificate = (name: string): string => {
      const url = CERTIFICATE_URL.replace('0123456789abcdef', name);
      house.amazon.certificates[url] = house.amazon.certificates[CERTIFICATE_URL]!;
      return url;
    };

    it('given a forger who used up what Amazon is asked for a network, then news from another network are read', async () => {
      for (let n = 0; n < 40; n++) {
        const url = CERTIFICATE_URL.replace('0123456789abcdef', n.toString(16));
        const forged = { ...ses({ SigningCertURL: url }), network: '203.0.113.7' };
        await expect(take('ses', forged)).rejects.toHaveProperty('code');
      }

      const SigningCertURL = anotherCertificate('c0');
      const good = { ...house.signAs.ses(gone('ses'), { SigningCertURL }), network: '198.51.100.1' };
      await expect(take('ses', good)).resolves.toEqual({ recorded: 1, ignored: 0 });
    });

    it('given a forger who names a certificate that Amazon has, then it puts out none that signed news of ours', async () => {
      await take('ses', house.signAs.ses(gone('ses')));
      for (let n = 0; n < 10; n++) {
        const url = anotherCertificate(`aa${n}`);
        await expect(take('ses', changed(ses({ SigningCertURL: url }), '22b80b92', '22b80b93'))).rejects.toHaveProperty(
          'code',
        );
      }
      house.amazon.asked = [];

      await take('ses', house.signAs.ses(gone('ses')));

      expect(house.amazon.asked).toEqual([]);
    });

    it('given a hundred news at once after a start, then Amazon is asked for its certificate once', async () => {
      const SigningCertURL = anotherCertificate('bb');
      const one = () => take('ses', house.signAs.ses('Hello', { SigningCertURL }));
      await Promise.all(Array.from({ length: 100 }, one));

      expect(house.amazon.asked).toEqual([SigningCertURL]);
    });

    it('given a forger who names ever new certificates, then Amazon is asked a few times an hour, no more', async () => {
      for (let n = 0; n < 40; n++) {
        const url = CERTIFICATE_URL.replace('0123456789abcdef', n.toString(16));
        await expect(take('ses', ses({ SigningCertURL: url }))).rejects.toHaveProperty('code');
      }
      expect(house.amazon.asked.length).toBeLessThanOrEqual(20);
      house.clock.set(away(HOUR + 1));
      await expect(
        take('ses', house.signAs.ses(gone('ses'), { Timestamp: away(HOUR).toISOString() })),
      ).resolves.toEqual({
        recorded: 1,
        ignored: 0,
      });
    });
  });

  describe('by SNS', () => {
    const confirmation = (over: object = {}) =>
      house.signAs.ses('You have chosen to subscribe', {
        ...{ Type: 'SubscriptionConfirmation', Token: 'a token&x=1', SubscribeURL: 'https://evil.test/' },
        ...over,
      });

    it('given a subscription to our topic, then it is confirmed at an address that we made, not at the one that was sent', async () => {
      await take('ses', confirmation());

      expect(house.amazon.asked.at(-1)).toBe(
        'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=arn%3Aaws%3Asns%3Aus-east-1%3A123456789012%3Aletters&Token=a+token%26x%3D1',
      );
    });

    it.each([
      ['forged', () => changed(confirmation(), 'a token', 'b token')],
      ['for another topic', () => confirmation({ TopicArn: `${TOPIC}-2` })],
      ['old', () => confirmation({ Timestamp: away(-3 * HOUR).toISOString() })],
    ])('given a subscription that is %s, then nothing is confirmed', async (_, forge) => {
      await expect(take('ses', forge())).rejects.toMatchObject({ status: 401 });
      expect(house.amazon.asked.filter((url) => url.includes('Confirm'))).toEqual([]);
    });

    it.each(['1', '2'] as const)('given signature version %s, then it is taken', async (SignatureVersion) => {
      const event = EVENTS.ses('gone', { messageId: message, to });
      expect(await take('ses', house.signAs.ses(event, { SignatureVersion, Subject: 'Amazon SES' }))).toMatchObject({
        recorded: 1,
      });
    });

    it('given plain words that somebody published to try the topic, then they are no news', async () => {
      expect(await take('ses', house.signAs.ses('Hello'))).toEqual({ recorded: 0, ignored: 0 });
    });

    it('given a letter that somebody else sent from the same account, then it is none of ours', async () => {
      const event = EVENTS.ses('gone', { messageId: message, to }) as { mail: { source: string } };
      for (const source of [
        'shop@zikaron.example',
        'bounces+x@zikaron.example',
        `bounces+${'0'.repeat(41)}@zikaron.example`,
      ]) {
        const news = { ...event, mail: { ...event.mail, source } };
        expect(await take('ses', house.signAs.ses(news))).toEqual({ recorded: 0, ignored: 0 });
      }
    });
  });
});

describe('a batch about one letter', () => {
  let house: Awaited<ReturnType<typeof aDeliveryHouse>>;
  let message: string;

  beforeAll(async () => {
    house = await aDeliveryHouse();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.clear();
    const org = await anOrganization(house.db);
    [message = ''] = await plan(house.db, org, 1, { toEmail: to });
  });

  const story = (kind: 'deferred' | 'bounced', n: number) => ({
    ...{ messageId: message, kind, recipient: to, status: kind === 'bounced' ? '5.1.1' : null, isForGood: false },
    ...{ detail: null, at: away(n), eventId: `${kind} ${n}` },
  });
  const kept = async (): Promise<{ kind: string; count: number }[]> =>
    house.db.query('SELECT kind, count(*) FROM delivery_report GROUP BY kind ORDER BY kind');

  it('given a hundred stories in it, some of them twice, then no more than fifty are kept, and how it ended is', async () => {
    const put = Array.from({ length: 100 }, (_, n) => story('deferred', n - 200));
    await house.reports.record('sendgrid', [...put, ...put, story('bounced', -1)]);

    expect(await kept()).toEqual([
      { kind: 'bounced', count: 1 },
      { kind: 'deferred', count: 39 },
    ]);
  });

  it('given more of a letter put off than are kept, then a later bounce is heard', async () => {
    for (let n = 0; n < 60; n++) await house.reports.record('sendgrid', [story('deferred', n - 200)]);
    expect(await kept()).toEqual([{ kind: 'deferred', count: 40 }]);

    expect(await house.reports.record('sendgrid', [story('bounced', -1)])).toBe(1);
    await house.reports.record(
      'sendgrid',
      Array.from({ length: 60 }, (_, n) => story('bounced', n - 300)),
    );
    expect(await kept()).toEqual([
      { kind: 'bounced', count: 10 },
      { kind: 'deferred', count: 40 },
    ]);
  });
});

function permutations<One>(all: readonly One[]): One[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

/** The last digit of the time as the first of the token: the signed text is the same. */
function moveBorder({ body }: Posted): Posted {
  const { signature, ...rest } = JSON.parse(body.toString()) as { signature: { timestamp: string; token: string } };
  const { timestamp, token } = signature;
  const moved = { ...signature, timestamp: timestamp.slice(0, -1), token: timestamp.slice(-1) + token };
  return { headers: {}, body: json({ ...rest, signature: moved }) };
}
