import { DnsServer } from '../../test/dns-server.js';
import { verifyDkim } from '../../test/verify-dkim.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import type { DnsRecord, SenderDomain } from '@zikaron/contract';
import { Letterheads } from '../emails/letterheads.js';
import { mailOf, signed } from '../emails/letter-mail.js';
import { SenderDomains } from './sender-domains.service.js';
import { DomainChecks } from './domain-checks.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const LETTER = {
  subject: 'יארצייט',
  html: '<p>In  memory \t of</p>',
  text: 'In memory\n\n\n',
  language: 'he' as const,
  mergeFieldsUsed: [],
  mergeFieldIssues: [],
};

describe('sender domains', () => {
  let world: World;
  let dns: DnsServer;
  let ours: Congregation;

  beforeAll(async () => {
    dns = await DnsServer.start();
    world = await aWorld({
      DNS_SERVERS: dns.address,
      MAIL_FROM: 'house@zikaron.example',
      BOUNCE_ADDRESS: 'bounces@bounce.zikaron.example',
      SPF_HOST: 'spf.zikaron.example',
    });
    ours = await world.congregation('Beth El');
  });
  afterAll(async () => {
    await world.close();
    await dns.stop();
  });
  beforeEach(async () => {
    dns.records.clear();
    Object.assign(dns, { isBroken: false, asked: [] });
    await world.db.query('DELETE FROM sender_domain');
    await world.db.query('DELETE FROM notification');
    await setPlan('plus');
  });

  const setPlan = (plan: string) => world.db.query('UPDATE organization SET plan = $2 WHERE id = $1', [ours.org, plan]);
  const admin = () => world.as(ours.people.admin);
  const add = async (address = 'reminders@bethel.example'): Promise<SenderDomain> =>
    (await admin().post('/api/sender-domains').send({ address }).expect(201)).body;
  const publish = (records: readonly DnsRecord[]) => {
    for (const { type, name, value } of records) dns.records.set(`${type} ${name}`, [value]);
  };
  const check = async (id: string): Promise<SenderDomain> => {
    await world.db.query('UPDATE sender_domain SET checked_at = NULL');
    return (await admin().post(`/api/sender-domains/${id}/check`).expect(200)).body;
  };
  const verified = async (address?: string): Promise<SenderDomain> => {
    const { id, records } = await add(address);
    publish(records);
    return check(id);
  };
  const findings = ({ records }: SenderDomain) => Object.fromEntries(records.map(({ key, finding }) => [key, finding]));
  const written = async () => {
    const { organization } = (await admin().get('/api/orgs/mine')).body;
    const head = await world.app.get(Letterheads).of(ours.org, organization);
    const message = {
      ...{ id: '0024bb05-8408-482f-b300-42939c85d2e3', toEmail: 'ploni@example.org', runId: null },
      unsubscribeUrl: 'https://zikaron.example/u/token',
    };
    const { mail, headers } = mailOf(head, message, LETTER, new Date());
    return { mail: await signed(head, mail), headers };
  };
  const keyAt = (name: string) => dns.records.get(`TXT ${name}`)?.[0];

  it('given a new domain, then its records are shown to be copied, and letters still leave under our address', async () => {
    const domain = await add();

    expect(domain).toMatchObject({ domain: 'bethel.example', state: 'unverified', inUse: false, checkedAt: null });
    expect(domain.records.map(({ type, name, value }) => [type, name, value])).toEqual([
      [
        'TXT',
        expect.stringMatching(/^zikaron-[0-9a-f]{12}\._domainkey\.bethel\.example$/),
        expect.stringMatching(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/]{392}$/),
      ],
      ['TXT', 'bethel.example', 'v=spf1 include:spf.zikaron.example ~all'],
      ['TXT', '_dmarc.bethel.example', 'v=DMARC1; p=none'],
      ['CNAME', 'bounces.bethel.example', 'bounce.zikaron.example'],
    ]);
    expect((await written()).headers['From']).toBe('"Beth El via Zikaron" <house@zikaron.example>');
  });

  it('given its records in DNS, when it is checked, then letters leave under it, signed, and whoever receives them can verify that', async () => {
    const domain = await verified();
    expect([domain.state, domain.inUse, findings(domain)]).toEqual([
      'verified',
      true,
      { dkim: 'found', spf: 'found', dmarc: 'found', returnPath: 'found' },
    ]);

    const { mail, headers } = await written();

    expect(headers['From']).toBe('"Beth El" <reminders@bethel.example>');
    expect(mail.envelope.from).toMatch(/^bounces\+[0-9a-z]{41}@bounces\.bethel\.example$/);
    const verdict = verifyDkim(mail.content, keyAt);
    expect(verdict).toMatchObject({ isRight: true, domain: 'bethel.example' });
    expect(verdict.signedHeaders).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'date', 'list-unsubscribe', 'list-unsubscribe-post', 'list-id']),
    );
  });

  it.each([
    ['From', /reminders@bethel/, 'rabbi@bethel.example'],
    ['List-Unsubscribe', /u\/token/, 'u/other'],
    ['List-Unsubscribe-Post', /One-Click/, 'Two-Click'],
    ['Subject', /B\?15nX/, 'B?15nY'],
    ['the text', /PHA\+/, 'PHE+'],
  ])('given a letter whose %s was changed on its way, then the signature is wrong', async (_, from, into) => {
    await verified();
    const text = (await written()).mail.content.toString('latin1');
    expect(text).toMatch(from);
    expect(verifyDkim(Buffer.from(text.replace(from, into), 'latin1'), keyAt).isRight).toBe(false);
  });

  it('given no record for what comes back, then the domain is verified and letters come back to us', async () => {
    const { id, records } = await add();
    publish(records.filter(({ isRequired }) => isRequired));

    expect(await check(id)).toMatchObject({ state: 'verified' });

    expect((await written()).mail.envelope.from).toMatch(/@bounce\.zikaron\.example$/);
  });

  it.each(['dkim', 'spf', 'dmarc'])('given all records but %s, then it is not verified', async (key) => {
    const { id, records } = await add();
    publish(records.filter((one) => one.key !== key));
    const domain = await check(id);
    expect([domain.state, findings(domain)[key]]).toEqual(['unverified', 'missing']);
  });

  it('given a domain whose key is taken out of DNS, when the day comes round, then it is broken, staff are told once, and letters leave under our address', async () => {
    const { id } = await verified();
    dns.records.clear();
    await world.db.query(`UPDATE sender_domain SET checked_at = now() - interval '1 day'`);

    const looked = await Promise.all([1, 2, 3].map(() => world.app.get(DomainChecks).lookAgain()));

    expect(looked.reduce((sum, n) => sum + n, 0)).toBe(1);
    const { body } = await admin().get('/api/sender-domains').expect(200);
    expect(body.data[0]).toMatchObject({ id, state: 'broken', inUse: false });
    const told = await world.db.query('SELECT cause FROM notification');
    expect(told).toEqual([{ cause: 'sender-domain-broken:bethel.example' }]);
    expect((await written()).headers['From']).toContain('house@zikaron.example');
  });

  it('given DNS that does not answer, then nothing is concluded from it', async () => {
    const { id } = await verified();
    dns.isBroken = true;
    const domain = await check(id);
    expect([domain.state, findings(domain)]).toEqual([
      'verified',
      { dkim: 'unknown', spf: 'unknown', dmarc: 'unknown', returnPath: 'unknown' },
    ]);
  });

  it('given a broken domain whose records are back, then it is used again', async () => {
    const { id, records } = await verified();
    dns.records.clear();
    expect((await check(id)).state).toBe('broken');
    publish(records);
    expect(await check(id)).toMatchObject({ state: 'verified', inUse: true });
  });

  it('given two domains, then letters leave under the one that was verified first', async () => {
    await verified('reminders@bethel.example');
    await verified('office@bethelschool.example');
    const { body } = await admin().get('/api/sender-domains');
    expect(body.data.map(({ domain, inUse }: SenderDomain) => [domain, inUse])).toEqual([
      ['bethel.example', true],
      ['bethelschool.example', false],
    ]);
  });

  it('given a domain of one congregation, when another one adds it and the owner publishes nothing for them, then it is not theirs', async () => {
    const theirs = await world.congregation('Beth Shalom');
    await world.db.query(`UPDATE organization SET plan = 'plus' WHERE id = $1`, [theirs.org]);
    await verified();
    const them = world.as(theirs.people.owner);
    const { body } = await them.post('/api/sender-domains').send({ address: 'reminders@bethel.example' }).expect(201);

    const { body: checked } = await them.post(`/api/sender-domains/${body.id}/check`).expect(200);

    expect([checked.state, findings(checked)['dkim']]).toEqual(['unverified', 'missing']);
    expect(await world.app.get(SenderDomains).senderOf(theirs.org)).toBeNull();
  });

  it('given a plan without sender domains, then none is added and none is used, and those that are there stay', async () => {
    await verified();
    await setPlan('standard');

    const { body } = await admin().post('/api/sender-domains').send({ address: 'a@other.example' }).expect(402);

    expect(body.code).toBe('plan_needed');
    expect((await written()).headers['From']).toContain('house@zikaron.example');
    const { body: list } = await admin().get('/api/sender-domains').expect(200);
    expect([list.included, list.data[0].state, list.data[0].inUse]).toEqual([false, 'verified', false]);
  });

  it('given the private key, then it is nowhere readable: not in the row, not in an answer, not in the audit', async () => {
    await verified();
    const key = await world.app.get(SenderDomains).senderOf(ours.org);
    const pem = key?.key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().split('\n')[5] ?? '';
    expect(pem).toHaveLength(64);

    const rows = await world.db.query(
      `SELECT (SELECT string_agg(d::text || encode(sealed_key, 'escape'), '') FROM sender_domain d) || (SELECT string_agg(a::text, '') FROM audit_log a) AS all`,
    );
    const { text: answer } = await admin().get('/api/sender-domains');

    expect([rows[0].all, answer].filter((text: string) => text.includes(pem))).toEqual([]);
  });

  it('given a row whose key was exchanged for that of another organization, then it does not open and letters leave under our address', async () => {
    await verified();
    await world.db.query(`UPDATE sender_domain SET sealed_key = decode(repeat('00', 2000), 'hex')`);
    expect((await written()).headers['From']).toContain('house@zikaron.example');
  });

  it('given two clicks at once on Check, then the second is asked to wait', async () => {
    const { id } = await add();
    await admin().post(`/api/sender-domains/${id}/check`).expect(200);
    const { body } = await admin().post(`/api/sender-domains/${id}/check`).expect(429);
    expect(body.code).toBe('too_soon');
  });

  it.each([
    'bethel.example',
    'reminders@gmail.com',
    'reminders@localhost',
    'reminders@127.0.0.1',
    'reminders@bethel.example:25',
    'a+b@bethel.example',
    '"a b"@bethel.example',
    'reminders@-bethel.example',
    'reminders@bet_hel.example',
    'reminders@ביתאל.example',
    `a@${'b'.repeat(64)}.example`,
    'reminders@bethel.example\r\nBcc: x@evil.test',
    '',
  ])('given %j, then it is no sender address', async (address) => {
    await admin().post('/api/sender-domains').send({ address }).expect(400);
    expect(dns.asked).toEqual([]);
  });

  it('given our own domain, one that is there already, or a sixth, then it says why not', async () => {
    const refused = async (address: string) =>
      (await admin().post('/api/sender-domains').send({ address }).expect(409)).body.code;
    await add();
    const codes = [
      await refused('a@zikaron.example'),
      await refused('a@mail.zikaron.example'),
      await refused('b@Bethel.example'),
    ];
    for (let n = 2; n <= 5; n++) await add(`reminders@bethel${n}.example`);
    expect([...codes, await refused('reminders@bethel6.example')]).toEqual([
      'our_domain',
      'our_domain',
      'known_domain',
      'too_many_domains',
    ]);
  });

  it('given a domain that is taken out, then it is gone, and nobody else could have done it', async () => {
    const { id } = await verified();
    await world.as(ours.people.staff).delete(`/api/sender-domains/${id}`).expect(403);
    await admin().delete(`/api/sender-domains/${NOBODY}`).expect(404);
    await admin().delete(`/api/sender-domains/${id}`).expect(200);
    expect((await admin().get('/api/sender-domains')).body.data).toEqual([]);
    const [{ action }] = await world.db.query(
      `SELECT action FROM audit_log WHERE resource = 'sender_domain' ORDER BY id DESC LIMIT 1`,
    );
    expect(action).toBe('remove');
  });
});
