import fc from 'fast-check';
import { aBounce, aComplaint } from '../../../test/bounce-mails.js';
import { aDeliveryHouse } from '../../../test/delivery-house.js';
import { growthAtFourTimes } from '../../../test/growth.js';
import { Mailbox } from '../../../test/mailbox.js';
import { anOrganization, plan, WEDNESDAY } from '../../../test/sending-house.js';
import { HOUSE } from '../../../test/sending-wiring.js';
import { ReturnPaths } from '../../emails/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { BounceMailbox } from './bounce-mailbox.js';
import { eventsInMail } from './bounce-events.js';
import { mailboxAddress } from './mail-store.js';

const to = 'ploni@example.org';
const REPORT = 'Content-Type: multipart/report; boundary=x\r\n\r\n';
const { returnPaths } = HOUSE;

describe('what comes back by mail', () => {
  let house: Awaited<ReturnType<typeof aDeliveryHouse>>;
  let mailbox: Mailbox;
  let org: OrganizationId;
  let message: string;

  beforeAll(async () => {
    house = await aDeliveryHouse();
    mailbox = await Mailbox.start();
  });
  afterAll(async () => {
    await mailbox.stop();
    await house.close();
  });
  beforeEach(async () => {
    await house.clear();
    await house.db.query('DELETE FROM bounce_mail');
    mailbox.mails.clear();
    Object.assign(mailbox, { fetched: 0, breaksAtTheEnd: false });
    org = await anOrganization(house.db);
    message = await sent();
  });

  const reader = (url = mailbox.url()) =>
    new BounceMailbox(house.db, house.clock, house.reports, { mailbox: mailboxAddress(url), returnPaths });
  const sent = async (owner = org): Promise<string> => {
    const [id = ''] = await plan(house.db, owner, 1, { toEmail: to });
    await house.db.query(`UPDATE email_message SET state = 'sent', sent_at = now() WHERE id = $1`, [id]);
    return id;
  };
  const path = (id = message) => returnPaths.of(id);
  const came = (mail: string) => mailbox.mails.set(`uid-${mailbox.mails.size}-${Math.random()}`, mail);
  const suppressed = () => house.db.query('SELECT email, reason FROM suppression ORDER BY 1');
  const reports = async () =>
    (await house.reports.of(org, message)).data.map(({ kind, status }) => [kind, status].filter(Boolean).join(' '));
  const told = () => house.db.query('SELECT cause FROM notification ORDER BY 1');

  it('given a bounce, then it finds its letter, the address is suppressed, and the mail is gone', async () => {
    came(aBounce({ to: path() }));

    expect(await reader().read()).toEqual({ read: 1, understood: 1 });

    expect([await reports(), await suppressed(), await told()]).toEqual([
      ['bounced 5.1.1'],
      [{ email: to, reason: 'bounced' }],
      [{ cause: 'emails-bounced' }],
    ]);
    expect(mailbox.mails.size).toBe(0);
    const [{ state }] = await house.db.query('SELECT state FROM email_message WHERE id = $1', [message]);
    expect(state).toBe('sent');
  });

  it.each(['relayed', 'expanded', 'delivered'])(
    'given a report that the letter was %s, then nothing came back, and nobody need read it',
    async (action) => {
      came(aBounce({ to: path(), action, status: '2.1.5' }));

      expect(await reader().read()).toEqual({ read: 1, understood: 0 });

      expect([await reports(), await suppressed(), await told()]).toEqual([[], [], []]);
      expect(mailbox.mails.size).toBe(0);
    },
  );

  it.each([
    ['5.1.2', true],
    ['5.1.10', true],
    ['5.2.2', false],
    ['5.7.1', false],
  ])('given a bounce with %s, then suppressed: %s', async (status, isSuppressed) => {
    came(aBounce({ to: path(), status }));
    await reader().read();
    expect([await reports(), (await suppressed()).length > 0]).toEqual([[`bounced ${status}`], isSuppressed]);
    expect(await told()).toEqual([{ cause: isSuppressed ? 'emails-bounced' : 'emails-returned' }]);
  });

  it.each([
    ['failed', '4.4.7'],
    ['delayed', '4.4.1'],
    ['delayed', '5.1.1'],
  ])('given a mail that says %s %s, then that is kept and nothing follows', async (action, status) => {
    came(aBounce({ to: path(), action, status }));
    await reader().read();
    expect([await reports(), await suppressed(), await told()]).toEqual([[`deferred ${status}`], [], []]);
  });

  it.each(['base64', 'quoted-printable'] as const)('given a report in %s, then it is read', async (encoding) => {
    came(aBounce({ to: path(), encoding }));
    await reader().read();
    expect(await reports()).toEqual(['bounced 5.1.1']);
  });

  it('given two workers and the same mails, then each counts once', async () => {
    for (let n = 0; n < 10; n++) came(aBounce({ to: path(await sent()) }));

    await Promise.all([reader().read(), reader().read()]);
    await reader().read();

    const [{ n }] = await house.db.query('SELECT count(*) AS n FROM delivery_report');
    expect([n, mailbox.mails.size]).toEqual([10, 0]);
  });

  it('given a line that breaks before the end, then nothing is lost, nothing counts twice, and the next round deletes it', async () => {
    came(aBounce({ to: path() }));
    mailbox.breaksAtTheEnd = true;
    await expect(reader().read()).rejects.toThrow('closed the line');
    expect([await reports(), mailbox.mails.size]).toEqual([['bounced 5.1.1'], 1]);

    mailbox.breaksAtTheEnd = false;
    await house.db.query(`UPDATE suppression SET lifted_at = now()`);
    expect(await reader().read()).toEqual({ read: 0, understood: 0 });

    expect([await reports(), mailbox.mails.size, mailbox.fetched]).toEqual([['bounced 5.1.1'], 0, 1]);
  });

  it('given a mailbox that speaks IMAP, then bounces are read and go, once and for all, and what is not ours stays', async () => {
    const byImap = reader(mailbox.url('imap'));
    came(aBounce({ to: path() }));
    came('From: rabbi@example.org\r\nSubject: Thank you\r\n\r\nI got your letter.');
    mailbox.breaksAtTheEnd = true;
    await expect(byImap.read()).rejects.toThrow();
    expect([await reports(), mailbox.mails.size]).toEqual([['bounced 5.1.1'], 2]);

    mailbox.breaksAtTheEnd = false;
    expect(await byImap.read()).toEqual({ read: 0, understood: 0 });

    expect([await reports(), mailbox.mails.size, mailbox.fetched]).toEqual([['bounced 5.1.1'], 1, 2]);
    await expect(reader(mailbox.url('imap').replace('secret%20word', 'guess')).read()).rejects.toThrow();
  });

  it('given a mail that we do not understand, then it is left to people and fetched once', async () => {
    came('From: rabbi@example.org\r\nSubject: Thank you\r\n\r\nI got your letter.');

    await reader().read();
    await reader().read();

    expect([mailbox.mails.size, mailbox.fetched]).toEqual([1, 1]);
  });

  it('given a person’s answer to a letter’s return path, then staff are shown it, and it does not lie in the box', async () => {
    came(`Delivered-To: ${path()}\r\nFrom: ploni@example.org\r\nSubject: Re: Yahrzeit\r\n\r\nMother moved to Haifa.`);
    await reader().read();
    await reader().read();

    expect(await house.db.query('SELECT cause, message FROM notification')).toEqual([
      { cause: `mail-came-back:${message}`, message: expect.stringContaining('Re: Yahrzeit: Mother moved to Haifa.') },
    ]);
    expect(mailbox.mails.size).toBe(0);
  });

  it('given an out-of-office, then nobody is bothered with it', async () => {
    came(`Delivered-To: ${path()}\r\nFrom: ploni@example.org\r\nAuto-Submitted: auto-replied\r\n\r\nI am away.`);
    await reader().read();
    expect([await told(), await suppressed(), mailbox.mails.size]).toEqual([[], [], 0]);
  });

  it('given a bounce to somebody with a telephone, then it is a task with their name and number', async () => {
    await house.db.query(
      `INSERT INTO contact (organization_id, name, email, phone) VALUES ($1, 'Ruth', 'Ploni@example.org', '+1 212 555 0100')`,
      [org],
    );
    came(aBounce({ to: path() }));
    await reader().read();

    const tasks = await house.db.query(`SELECT title, message FROM notification WHERE cause LIKE 'address-died:%'`);
    expect(tasks).toEqual([
      {
        title: 'The address of Ruth no longer works',
        message: expect.stringContaining('Telephone +1 212 555 0100, print'),
      },
    ]);
  });

  it.each<[string, (to: string) => string]>([
    [
      'a reason that is cut within a character',
      (to) => aBounce({ to, reason: `5.1.1 ${'x'.repeat(493)}🕯`, encoding: 'base64' }),
    ],
    ['the character NUL in an address', (to) => aBounce({ to, recipient: 'pl\0ni@example.org', encoding: 'base64' })],
    [
      'words of a server with NUL',
      (to) => `Delivered-To: ${to}\r\nFrom: mailer-daemon@mx.test\r\n\r\n<pl\0ni@example.org>: 550 5.1.1 no such user`,
    ],
    ['an answer that is cut within a character', (to) => `Delivered-To: ${to}\r\n\r\n${'x'.repeat(397)}🕯`],
  ])('given %s, then it is read like any other, and so is what lies behind it', async (_, mail) => {
    came(mail(path()));
    came(aBounce({ to: path(await sent()) }));

    expect(await reader().read()).toMatchObject({ read: 2 });

    expect(mailbox.mails.size).toBe(0);
    expect((await house.db.query('SELECT FROM delivery_report')).length + (await told()).length).toBeGreaterThan(1);
  });

  it('given a mail over a megabyte, then it is not even fetched', async () => {
    came(`${aBounce({ to: path() })}${'x'.repeat(1_100_000)}`);
    await reader().read();
    expect([mailbox.fetched, await reports()]).toEqual([0, []]);
  });

  it('given a password that the mailbox does not take, then it says so, without the password', async () => {
    const wrong = reader(mailbox.url().replace('secret%20word', 'guess'));
    await expect(wrong.read()).rejects.toThrow('The mailbox answered: -ERR no');
  });

  it.each(['http://example.org', 'pop3s://example.org', 'pop3s://'])(
    'given the address %s, then it is none of a mailbox',
    (address) => expect(() => mailboxAddress(address)).toThrow(),
  );

  describe('from somebody who may not say so', () => {
    const other = () => '11111111-1111-4111-8111-111111111111';
    const forger = new ReturnPaths('another secret of thirty-two bytes', 'bounces@zikaron.example');
    const cut = (text: string, at: number) => text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);
    const cases: [string, () => string][] = [
      ['a return path signed with another secret', () => aBounce({ to: forger.of(message) })],
      ['a changed letter in the id', () => aBounce({ to: cut(path(), 12) })],
      ['a changed letter in the signature', () => aBounce({ to: cut(path(), 45) })],
      ['a letter less', () => aBounce({ to: path().replace('+0', '+').replace(/.@/, '@') })],
      ['a letter more', () => aBounce({ to: path().replace('@', '0@') })],
      ['a plain id', () => aBounce({ to: `bounces+${message}@zikaron.example` })],
      ['no token', () => aBounce({ to: 'bounces@zikaron.example' })],
      ['another mailbox', () => aBounce({ to: path().replace('bounces', 'office') })],
      ['two letters at once', () => aBounce({ to: `${path()}, ${returnPaths.of(other())}` })],
      ['a letter that is not known', () => aBounce({ to: returnPaths.of(other()) })],
      ['the return path in the subject only', () => aBounce({ to: `x@zikaron.example\r\nSubject: ${path()}` })],
      ['an action that is no failure', () => aBounce({ to: path(), action: 'delivered' })],
      ['an action that there is not', () => aBounce({ to: path(), action: 'explode' })],
      ["somebody else's complaint", () => aComplaint({ returnPath: forger.of(message) })],
      ['the opposite of a complaint', () => aComplaint({ returnPath: path(), feedback: 'not-spam' })],
      ['an empty mail', () => ''],
      ['a return path as the whole mail', () => path()],
    ];

    it.each(cases)('given %s, then nothing follows', async (_, forge) => {
      came(forge());
      await reader().read();
      expect([await reports(), await suppressed(), await told()]).toEqual([[], [], []]);
    });

    it.each([
      ['another recipient', () => aBounce({ to: path(), recipient: 'victim@example.org' })],
      ['no recipient', () => aBounce({ to: path() }).replace('Final-Recipient', 'Final')],
      ['another recipient in a complaint', () => aComplaint({ returnPath: path(), recipient: 'victim@example.org' })],
    ])('given a report about %s, then no address is suppressed', async (_, forge) => {
      came(forge());
      await reader().read();
      expect(await suppressed()).toEqual([]);
    });

    it('given a bounce for their own letter again and again, a little different each time, then it counts once', async () => {
      for (let n = 0; n < 30; n++)
        came(aBounce({ to: path() }).replace('I am sorry', `${n}`).replace('Queue-ID: 4C1', `Queue-ID: 4C${n}`));
      await reader().read();
      expect(await reports()).toEqual(['bounced 5.1.1']);
    });

    it('given any bytes at all, then reading them ends and says nothing', async () => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
          expect((await eventsInMail(Buffer.from(bytes), returnPaths, WEDNESDAY)).news).toEqual([]);
        }),
        { numRuns: 300 },
      );
    });

    it('given a real bounce with anything changed anywhere, then it speaks of no other letter', async () => {
      const good = aBounce({ to: returnPaths.of(other()) });
      await fc.assert(
        fc.asyncProperty(fc.nat(good.length - 1), fc.string({ maxLength: 3 }), async (at, piece) => {
          const changed = good.slice(0, at) + piece + good.slice(at + 1);
          const { news } = await eventsInMail(Buffer.from(changed, 'latin1'), returnPaths, WEDNESDAY);
          const ids = news.map(({ messageId }) => messageId);
          expect(ids.every((id) => id === other())).toBe(true);
        }),
        { numRuns: 500 },
      );
    });

    it.each<[string, (size: number) => string]>([
      ['folded headers without end', (size) => `${'A: x\r\n '.repeat(size)}\r\n${REPORT}--x`],
      ['boundaries without end', (size) => REPORT + '--x\r\n\r\n'.repeat(size)],
    ])('given %s, then the time to read grows with the length only', async (_what, ofSize) => {
      const read = (size: number) => eventsInMail(Buffer.from(ofSize(size)), returnPaths, WEDNESDAY);

      expect(await growthAtFourTimes(12_500, read)).toBeLessThan(10);
    });
  });

  describe('as a complaint', () => {
    it.each([
      ['named in the report', {}],
      ['named only in the letter', { says: 'letter' as const }],
      ['with the name of the reader left out', { recipient: null }],
      ['with the name of the reader masked', { recipient: 'redacted@example.org' }],
    ])('given a complaint, %s, then the address is suppressed as having complained', async (_, over) => {
      came(aComplaint({ returnPath: path(), ...over }));
      await reader().read();
      expect([await suppressed(), await told()]).toEqual([
        [{ email: to, reason: 'complained' }],
        [{ cause: 'emails-complained' }],
      ]);
    });
  });
});
