import type { Invitation, Member, Role } from '@zikaron/contract';
import PostalMime from 'postal-mime';
import { SmtpSink } from '../../test/faults/smtp-sink.js';
import { aWorld, type Congregation, type Person, type World } from '../../test/world.js';

let sink: SmtpSink;
let world: World;
let beth: Congregation;

beforeAll(async () => {
  sink = await SmtpSink.start();
  world = await aWorld({ SMTP_URL: sink.url, OPERATOR_EMAILS: 'operator@example.org' });
});
beforeEach(async () => {
  beth = await world.congregation('Beth Shalom');
});
afterAll(async () => {
  await world.close();
  await sink.stop();
});

const owner = () => world.as(beth.people.owner);
const admin = () => world.as(beth.people.admin);
const invite = (email: string, role: Role = 'staff', who = owner()) =>
  who.post('/api/orgs/mine/invitations').send({ email, role });
const waiting = async (): Promise<Invitation[]> =>
  (await owner().get('/api/orgs/mine/invitations').expect(200)).body.data;
const members = async (who = owner()): Promise<Member[]> => (await who.get('/api/orgs/mine').expect(200)).body.users;
const idOf = async (role: Role): Promise<string> => (await members()).find((one) => one.role === role)?.id ?? '';
const setPlan = (plan: string) =>
  world.db.query(`UPDATE organization SET plan = $2, subscription_status = 'active' WHERE id = $1`, [beth.org, plan]);
/** The token in the latest letter to this address, as its reader finds it. */
const tokenFor = async (email: string): Promise<string> => {
  const mail = sink.received.findLast(({ recipients }) => recipients.includes(email));
  const { text = '' } = await PostalMime.parse(mail?.text ?? '');
  return /\/invitation#([\w-]+)/.exec(text)?.[1] ?? '';
};
const look = (token: string) => world.as().post('/api/invitations/look').send({ token });
const accept = (who: Person, token: string) => world.as(who).post('/api/invitations/accept').send({ token });
let nth = 0;
const someone = (name: string) => world.person(`${name} ${++nth}`);
const organizationsOf = async (who: Person) => (await world.as(who).get('/api/orgs').expect(200)).body.data;

describe('an invitation', () => {
  it('given whoever runs the installation, when they send again what waits for an address, then the letter leaves with its full time, and the history says who', async () => {
    const guest = await someone('Guest');
    await invite(guest.email).expect(201);
    await world.db.query(`UPDATE invitation SET expires_at = now() - interval '1 day' WHERE email = $1`, [guest.email]);
    const again = async (by: Person, email = guest.email.toUpperCase()) =>
      world.as(by).post('/api/operator/invitations/resend').send({ email });
    const operator = await world.person('Operator');
    const before = sink.received.length;

    expect((await again(beth.people.owner)).status).toBe(403);
    expect((await again(operator, 'nobody@example.org')).status).toBe(404);
    expect((await again(operator)).body).toEqual({ email: guest.email, problem: null });

    expect(sink.received.slice(before).map(({ recipients }) => recipients)).toEqual([[guest.email]]);
    expect(await waiting()).toMatchObject([{ email: guest.email, expired: false }]);
    const [act] = await world.db.query(
      `SELECT action, actor_name AS by FROM audit_log WHERE organization_id = $1 ORDER BY id DESC LIMIT 1`,
      [beth.org],
    );
    expect(act).toEqual({ action: 'resend', by: 'Operator' });
    await accept(guest, await tokenFor(guest.email)).expect(200);
    expect((await again(operator)).status).toBe(404);
  });

  it('given somebody without an account, when they register and accept, then they join and found nothing', async () => {
    const guest = await someone('Guest');
    await invite(guest.email.toUpperCase()).expect(201);
    const token = await tokenFor(guest.email);

    await look(token).expect(200, {
      ...{ organization: 'Beth Shalom', email: guest.email, role: 'staff', invitedBy: 'owner', state: 'open' },
    });
    await world.as().post('/api/auth/supabase/callback').send({ access_token: guest.token }).expect(200);
    expect(await organizationsOf(guest)).toEqual([]);
    await accept(guest, token).expect(200, { organizationId: beth.org });

    expect(await organizationsOf(guest)).toMatchObject([{ id: beth.org, role: 'staff' }]);
    await world.as(guest).get('/api/yahrzeits').expect(200);
    expect(await waiting()).toEqual([]);
  });

  it('given somebody with an organization of their own, then they have two, and a header says which is meant', async () => {
    const guest = await someone('Rabbi');
    await world.as().post('/api/auth/supabase/callback').send({ access_token: guest.token }).expect(200);
    await invite(guest.email, 'viewer').expect(201);
    await accept(guest, await tokenFor(guest.email)).expect(200);

    const [own] = await organizationsOf(guest);
    const at = async (id?: string) => {
      const asked = world.as(guest).get('/api/orgs/mine');
      return (await (id ? asked.set('X-Organization-Id', id) : asked).expect(200)).body;
    };
    expect((await at()).organization.id).toBe(own.id);
    expect(await at(beth.org)).toMatchObject({ organization: { id: beth.org }, currentUser: { role: 'viewer' } });
    await world
      .as(guest)
      .post('/api/contacts/alone')
      .set('X-Organization-Id', beth.org)
      .send({ name: 'Ploni' })
      .expect(403);
    await world.as(guest).post('/api/contacts/alone').send({ name: 'Ploni' }).expect(201);
  });

  it('given the link in the hands of somebody with another address, then nothing happens', async () => {
    const [guest, thief] = [await someone('Guest'), await someone('Thief')];
    await invite(guest.email).expect(201);

    const answer = await accept(thief, await tokenFor(guest.email)).expect(403);

    expect(answer.body.code).toBe('other_address');
    expect((await members()).map(({ email }) => email)).not.toContain(thief.email);
    await accept(guest, await tokenFor(guest.email)).expect(200);
  });

  it('given a link that was used, then it opens nothing a second time, even after its guest was removed', async () => {
    const guest = await someone('Guest');
    await invite(guest.email).expect(201);
    const token = await tokenFor(guest.email);
    await accept(guest, token).expect(200);
    const { id } = (await members()).find(({ email }) => email === guest.email) as Member;
    await owner().delete(`/api/orgs/mine/members/${id}`).expect(200);

    expect((await accept(guest, token).expect(409)).body.code).toBe('invitation_accepted');
    await world.as(guest).get('/api/yahrzeits').expect(403);
  });

  it('given two clicks at once, then there is one membership', async () => {
    const guest = await someone('Guest');
    await invite(guest.email).expect(201);
    const token = await tokenFor(guest.email);

    const answers = await Promise.all([accept(guest, token), accept(guest, token), accept(guest, token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await organizationsOf(guest)).toHaveLength(1);
  });

  it('given it is withdrawn and accepted in one moment, then one of the two is refused', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => someone('Guest')));
    const won = [];
    for (const guest of guests) {
      const { body } = await invite(guest.email).expect(201);
      const token = await tokenFor(guest.email);
      const answers = await Promise.all([
        owner().delete(`/api/orgs/mine/invitations/${body.id}`),
        accept(guest, token),
      ]);
      won.push(answers.filter(({ status }) => status === 200).length);
    }

    expect(won).toEqual(guests.map(() => 1));
  });

  it('given its time has run out or it was withdrawn, then it is refused; sent again, it is good again', async () => {
    const guest = await someone('Guest');
    const { body } = await invite(guest.email).expect(201);
    const token = await tokenFor(guest.email);
    await world.db.query(`UPDATE invitation SET expires_at = now() - interval '1 second' WHERE id = $1`, [body.id]);

    expect((await accept(guest, token).expect(409)).body.code).toBe('invitation_expired');
    expect(await waiting()).toMatchObject([{ id: body.id, expired: true }]);
    await owner().post(`/api/orgs/mine/invitations/${body.id}/resend`).expect(200);
    expect((await look(token)).body.state).toBe('open');
    await owner().delete(`/api/orgs/mine/invitations/${body.id}`).expect(200);

    expect((await accept(guest, token).expect(409)).body.code).toBe('invitation_withdrawn');
    await owner().post(`/api/orgs/mine/invitations/${body.id}/resend`).expect(404);
  });

  it('given any character of the link changed, then it is no link of ours', async () => {
    const guest = await someone('Guest');
    await invite(guest.email).expect(201);
    const token = await tokenFor(guest.email);

    const tampered = [...token].map(
      (letter, at) => token.slice(0, at) + (letter === 'A' ? 'B' : 'A') + token.slice(at + 1),
    );
    const statuses = new Set<number>();
    for (const one of tampered.filter((_, at) => at % 4 === 0)) statuses.add((await accept(guest, one)).status);

    expect([...statuses]).toEqual([404]);
  });

  it('given the same address invited twice, then one invitation waits, with the later role', async () => {
    await invite('twice@example.org', 'staff').expect(201);
    await invite('twice@example.org', 'viewer').expect(201);

    expect(await waiting()).toMatchObject([{ email: 'twice@example.org', role: 'viewer' }]);
  });

  it('given a member, then they are not invited again', async () => {
    expect((await invite(beth.people.staff.email).expect(409)).body.code).toBe('already_member');
  });

  it('given a Hebrew congregation, then the letter is in Hebrew, from right to left', async () => {
    await world.db.query(`UPDATE organization SET language = 'he', name = 'קהילת שלום' WHERE id = $1`, [beth.org]);
    await invite('ivrit@example.org').expect(201);

    const content = sink.received.findLast(({ recipients }) => recipients.includes('ivrit@example.org'))?.text;
    expect(content).toContain('Content-Language: he');
    expect(await tokenFor('ivrit@example.org')).toHaveLength(86);
  });

  it('given names that are addresses of the web, then the letter to a stranger makes no link of them', async () => {
    await world.db.query(
      `UPDATE organization SET name = 'Pay at https://evil.example/pay?x=1 or evil.example' WHERE id = $1`,
      [beth.org],
    );
    await world.db.query(
      `UPDATE app_user SET first_name = 'www.evil.example', last_name = 'a@evil.example' WHERE email = $1`,
      [beth.people.owner.email],
    );
    await invite('stranger@example.org').expect(201);

    const mail = sink.received.findLast(({ recipients }) => recipients.includes('stranger@example.org'));
    const { subject = '', text = '', html = '' } = await PostalMime.parse(mail?.text ?? '');
    for (const said of [subject, text, html]) expect(said).not.toMatch(/evil\.example|:\/\/evil|www\.evil|a@evil/);
    expect(text.replaceAll('\u200b', '')).toContain('https://evil.example/pay?x=1');
    expect(text).toContain('/invitation#');
  });

  it('given thirty letters in an hour, then the next one waits', async () => {
    for (let n = 0; n < 30; n++) await invite(`guest${n}@example.org`).expect(201);

    const answer = await invite('one-more@example.org').expect(429);

    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await waiting()).toHaveLength(30);
  });

  it('given one person who is invited again and again, also by another organization, then they are left in peace', async () => {
    const other = await world.congregation('Ohev Zedek');
    const { body } = await invite('pressed@example.org').expect(201);
    for (let n = 0; n < 4; n++) await owner().post(`/api/orgs/mine/invitations/${body.id}/resend`).expect(200);
    await invite('Pressed@example.org', 'staff', world.as(other.people.owner)).expect(201);

    await owner().post(`/api/orgs/mine/invitations/${body.id}/resend`).expect(429);
    await invite('pressed@example.org', 'staff', world.as(other.people.owner)).expect(429);
    expect(sink.received.filter(({ recipients }) => recipients.includes('pressed@example.org'))).toHaveLength(6);
  });

  it('given whoever invited loses the role or is removed, then their invitation opens nothing, until another sends it again', async () => {
    const guests = [await someone('Guest'), await someone('Guest')];
    for (const { email } of guests) await invite(email, 'admin', admin()).expect(201);
    const tokens = await Promise.all(guests.map(({ email }) => tokenFor(email)));
    const [first, second] = (await waiting()).toReversed();
    await owner().post(`/api/orgs/mine/invitations/${second?.id}/resend`).expect(200);
    await owner()
      .put(`/api/orgs/mine/members/${await idOf('admin')}`)
      .send({ role: 'staff' })
      .expect(200);

    expect(await waiting()).toMatchObject([{ id: second?.id, invitedBy: 'owner' }]);
    const byToken = await Promise.all(tokens.map(async (token) => (await look(token)).body));
    expect(byToken.find(({ email }) => email === first?.email).state).toBe('withdrawn');
    const [act] = await world.db.query(
      `SELECT action, actor_name AS by, before FROM audit_log WHERE organization_id = $1 AND resource = 'invitation'
        ORDER BY id DESC LIMIT 1`,
      [beth.org],
    );
    expect(act).toEqual({ action: 'withdraw', by: 'owner', before: { email: first?.email, role: 'admin' } });
  });

  it('given an owner who hands ownership on, then what they invited an owner for ends, and an administrator may still come', async () => {
    await invite('owner-to-be@example.org', 'owner').expect(201);
    await invite('colleague@example.org', 'admin').expect(201);
    await owner()
      .post('/api/orgs/mine/owner')
      .send({ memberId: await idOf('staff') })
      .expect(200);

    expect((await waiting()).map(({ email }) => email)).toEqual(['colleague@example.org']);
    await owner().post('/api/orgs/mine/leave').expect(200);
    const left = await world.as(beth.people.staff).get('/api/orgs/mine/invitations').expect(200);
    expect(left.body.data).toEqual([]);
  });

  it('given an administrator, then they invite no owner', async () => {
    expect((await invite('boss@example.org', 'owner', admin()).expect(403)).body.code).toBe('owners_only');
    await invite('colleague@example.org', 'admin', admin()).expect(201);
  });

  it('given a plan below Plus, then owners and administrators can be invited, and others not', async () => {
    await setPlan('standard');

    expect((await invite('staff@example.org', 'staff').expect(402)).body.code).toBe('plan_needed');
    await invite('admin@example.org', 'admin').expect(201);
  });

  it('given a relay that is away, then the list says so', async () => {
    const away = await aWorld();
    const ours = await away.congregation('Far Away');
    const path = '/api/orgs/mine/invitations';

    await away.as(ours.people.owner).post(path).send({ email: 'a@example.org', role: 'admin' }).expect(201);

    const { body } = await away.as(ours.people.owner).get(path);
    expect(body.data[0].problem).toMatch(/ECONNREFUSED|connect/);
    await away.close();
  });
});

describe('the members', () => {
  const change = async (role: Role, to: Role, who = owner()) =>
    who.put(`/api/orgs/mine/members/${await idOf(role)}`).send({ role: to });

  it('given another role, then it holds from the next request on, and is in the trail', async () => {
    expect((await change('viewer', 'staff')).status).toBe(200);

    await world.as(beth.people.viewer).post('/api/contacts/alone').send({ name: 'Ploni' }).expect(201);
    const [row] = await world.db.query(
      `SELECT before, after FROM audit_log WHERE organization_id = $1 AND resource = 'member' AND action = 'change'`,
      [beth.org],
    );
    expect(row).toEqual({ before: { role: 'viewer' }, after: { role: 'staff' } });
  });

  it('given an administrator, then owners are out of their reach', async () => {
    const refused = [
      await change('owner', 'viewer', admin()),
      await change('staff', 'owner', admin()),
      await admin().delete(`/api/orgs/mine/members/${await idOf('owner')}`),
    ];

    expect(refused.map(({ body }) => body.code)).toEqual(['owners_only', 'owners_only', 'owners_only']);
  });

  it('given the last owner, then they neither leave, nor step down, nor are removed', async () => {
    const refused = [
      await owner().post('/api/orgs/mine/leave'),
      await change('owner', 'admin'),
      await owner().delete(`/api/orgs/mine/members/${await idOf('owner')}`),
    ];

    expect(refused.map(({ body }) => body.code)).toEqual(['last_owner', 'last_owner', 'last_owner']);
  });

  it('given ownership handed on, then the roles are exchanged and the former owner may leave', async () => {
    const memberId = await idOf('staff');
    await owner().post('/api/orgs/mine/owner').send({ memberId }).expect(200);

    const { body } = await owner().get('/api/orgs/mine').expect(200);
    expect(body.currentUser.role).toBe('admin');
    await owner().post('/api/orgs/mine/leave').expect(200);
    await owner().get('/api/orgs/mine').expect(403);
    expect((await members(world.as(beth.people.staff))).filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  it('given two owners who leave at once, then one of them stays', async () => {
    await owner()
      .put(`/api/orgs/mine/members/${await idOf('admin')}`)
      .send({ role: 'owner' })
      .expect(200);

    const answers = await Promise.all([owner().post('/api/orgs/mine/leave'), admin().post('/api/orgs/mine/leave')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('given a viewer who leaves, then nothing of it is open to them any more', async () => {
    await world.as(beth.people.viewer).post('/api/orgs/mine/leave').expect(200);

    expect((await world.as(beth.people.viewer).get('/api/yahrzeits').expect(403)).body.code).toBe('no_organization');
  });

  it('given somebody without an organization, then they found one, and only one', async () => {
    await world.as(beth.people.viewer).post('/api/orgs/mine/leave').expect(200);
    const found = () => world.as(beth.people.viewer).post('/api/orgs').send({ name: 'Kehillah Chadashah' });

    const answers = await Promise.all([found(), found()]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await organizationsOf(beth.people.viewer)).toMatchObject([{ name: 'Kehillah Chadashah', role: 'owner' }]);
  });

  it('given a plan below Plus, then who is staff stays staff, and nobody becomes it', async () => {
    await setPlan('starter');

    expect((await change('admin', 'staff')).body.code).toBe('plan_needed');
    await world.as(beth.people.staff).get('/api/yahrzeits').expect(200);
  });
});
