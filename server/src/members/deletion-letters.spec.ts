import PostalMime from 'postal-mime';
import { SmtpSink, type Misdeed } from '../../test/faults/smtp-sink.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import { DeletionLetters } from './deletion-letters.service.js';

let misdeed: Misdeed | null = null;
let sink: SmtpSink;
let world: World;
let ours: Congregation;
let nth = 0;

beforeAll(async () => {
  sink = await SmtpSink.start((moment) => (moment === 'mail' ? misdeed : null));
  world = await aWorld({ SMTP_URL: sink.url });
});
beforeEach(async () => {
  misdeed = null;
  ours = await world.congregation(`Agudas Achim ${++nth}`);
  sink.received.length = 0;
});
afterAll(async () => {
  await world.close();
  await sink.stop();
});

const owner = () => world.as(ours.people.owner);
const ask = () =>
  owner()
    .post('/api/orgs/mine/deletion')
    .send({ name: `Agudas Achim ${nth}` })
    .expect(200);
const withdraw = () => owner().delete('/api/orgs/mine/deletion').expect(200);
const send = () => world.app.get(DeletionLetters, { strict: false }).send();
/** As if so many days had passed since the organization was last spoken of. */
const daysPass = (days: number) =>
  world.db.query(
    `UPDATE organization SET delete_at = delete_at - make_interval(days => $2), deletion_told_at = deletion_told_at - make_interval(days => $2)
      WHERE id = $1`,
    [ours.org, days],
  );
const recipients = () => sink.received.flatMap((mail) => mail.recipients);
const textOf = async (mail = sink.received[0]) => (await PostalMime.parse(mail?.text ?? '')).text;

describe('letters about a coming deletion', () => {
  it('given it was asked for, then every owner is written to once, and nobody else', async () => {
    await world.db.query(`UPDATE membership SET role = 'owner' WHERE organization_id = $1 AND role = 'admin'`, [
      ours.org,
    ]);
    await ask();

    await Promise.all([send(), send(), send()]);
    await send();

    expect(recipients().sort()).toEqual([ours.people.admin.email, ours.people.owner.email].sort());
    expect(await textOf()).toContain(`owner asked for the deletion of Agudas Achim ${nth}`);
    expect(await textOf()).toContain('http://zikaron.test/account');
  });

  it('given a Hebrew congregation, then its letter is in Hebrew', async () => {
    await world.db.query(`UPDATE organization SET language = 'he' WHERE id = $1`, [ours.org]);
    await ask();

    await send();

    expect(sink.received[0]?.text).toContain('Content-Language: he');
    expect(await textOf()).toContain('יימחק לצמיתות');
  });

  it('given a week before the day, then owners are told once more, and the day before is as quiet as the others', async () => {
    await ask();
    await send();
    await daysPass(22);
    await send();
    expect(recipients()).toHaveLength(1);

    await daysPass(1);
    await send();
    expect(recipients()).toHaveLength(2);

    await daysPass(6);
    await send();
    expect(recipients()).toHaveLength(2);
  });

  it('given it is taken back, then nobody is written to; and asked for again, then they are', async () => {
    await ask();
    await withdraw();
    await send();
    expect(recipients()).toEqual([]);

    await ask();
    await send();
    expect(recipients()).toEqual([ours.people.owner.email]);
  });

  it('given a relay that takes nothing now, then the next round tries again; one that never will is not asked again', async () => {
    misdeed = { at: 'rcpt', does: { reply: '451 4.3.0 later' } };
    await ask();
    await send();
    misdeed = null;
    await send();
    expect(recipients()).toEqual([ours.people.owner.email]);

    await withdraw();
    misdeed = { at: 'rcpt', does: { reply: '550 5.1.1 nobody' } };
    await ask();
    await send();
    misdeed = null;
    await send();
    expect(recipients()).toEqual([ours.people.owner.email]);
  });
});
