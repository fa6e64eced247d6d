import { exportManifest, type RestoredArchive } from '@zikaron/contract';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { everyRecord } from '../../../test/records.js';
import { unzipped } from '../../../test/workbook.js';
import { aWorld, type Congregation, type World } from '../../../test/world.js';
import { zip } from '../../platform/documents/index.js';
import { ArchiveFile } from './archive-file.js';
import { RESTORED } from './restored-tables.js';

/** An archive's files by their names. */
type Files = Map<string, string>;

let world: World;
let former: Congregation;
let files: Files;
let archive: Buffer;

beforeAll(async () => {
  world = await aWorld();
  former = await world.congregation('Beth Shalom');
  await world.db.query('UPDATE organization SET observers_limit = 1000');
  await everyRecord(world.db, former.org, 'Zikhron');
  await moreOf(former);
  archive = await taken(former);
  files = await unzipped(archive);
});
afterAll(() => world.close());

const taken = async ({ people }: Congregation): Promise<Buffer> => {
  const { body } = await world
    .as(people.owner)
    .get('/api/organization/export')
    .buffer(true)
    .parse((answer, done) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  return body as Buffer;
};

const bring = ({ people }: Congregation, file: Buffer, role: 'owner' | 'admin' | 'staff' = 'owner', query = '') =>
  world.as(people[role]).post(`/api/organization/restore${query}`).set('Content-Type', 'application/zip').send(file);

/** The archive with some files otherwise, and a manifest that fits them unless another is said. */
async function changed(
  change: (files: Files) => void,
  manifest: (said: Record<string, unknown>) => object = (said) => said,
) {
  const other = new Map(files);
  change(other);
  const said = exportManifest.parse(JSON.parse(other.get('manifest.json') ?? ''));
  const facts = [...other]
    .filter(([name]) => name !== 'manifest.json')
    .map(([name, content]) => ({
      ...{ name, rows: said.files.find((file) => file.name === name)?.rows ?? 0, bytes: Buffer.byteLength(content) },
      sha256: createHash('sha256').update(content).digest('hex'),
    }));
  other.set('manifest.json', JSON.stringify(manifest({ ...said, files: facts })));
  const entries = [...other].map(([name, content]) => ({ name, content: () => content }));
  return buffer(zip(entries, new Date()));
}

/** What `everyRecord` leaves out: what is due, what was promised, what points at itself, and text that looks like a formula. */
async function moreOf({ org }: Congregation): Promise<void> {
  const db = world.db;
  await db.query(
    `UPDATE yahrzeit SET notes = E'=1+1 "said"\\r\\nand more, \\'=2', plaque = E'\\'=3', hebrew_name = 'שרה בת אברהם' WHERE organization_id = $1`,
    [org],
  );
  await db.query(`INSERT INTO yahrzeit (organization_id, name, notes) VALUES ($1, 'Max Cohen', '')`, [org]);
  await db.query(
    `INSERT INTO different_yahrzeits (organization_id, one_id, other_id, said_at)
     SELECT $1, min(id::text)::uuid, max(id::text)::uuid, now() FROM yahrzeit WHERE organization_id = $1`,
    [org],
  );
  const [{ id: observance }] = await db.query('SELECT id FROM observance WHERE organization_id = $1', [org]);
  await db.query(
    `INSERT INTO kept_promise (organization_id, occurrence_date, hash, step, way, observance_id, kept_by)
     VALUES ($1, current_date + 14, '\\x0102', 1, 'email', $2, gen_random_uuid())`,
    [org, observance],
  );
  await db.query(
    `INSERT INTO erased_address (organization_id, salt, hash, reason, erased_at) VALUES ($1, '\\x01', '\\x02', 'unsubscribed', now())`,
    [org],
  );
  await db.query(
    `UPDATE template SET other_language_id = (SELECT id FROM template other WHERE other.organization_id = $1 AND other.id <> template.id LIMIT 1),
            html = html || (SELECT '<img src="http://zikaron.test/api/pictures/' || id || '">' FROM picture WHERE organization_id = $1)
      WHERE organization_id = $1 AND name = 'Zikhron'`,
    [org],
  );
  await db.query(
    `UPDATE organization SET reminder_template_id = (SELECT id FROM template WHERE organization_id = $1 AND name = 'Zikhron'),
            timezone = 'America/New_York', lead_days = 21, rules = rules || '{"thirtyRule": "lastDay"}' WHERE id = $1`,
    [org],
  );
  await db.query(
    `INSERT INTO reminder (organization_id, observance_id, occurrence_date, wished_on, sends_on) VALUES ($1, $2, current_date + 2, current_date, current_date)`,
    [org, observance],
  );
  await db.query(
    `INSERT INTO email_message (organization_id, occasion, to_email, state) VALUES ($1, 'queued', 'a@example.org', 'queued')`,
    [org],
  );
  await db.query(
    `INSERT INTO service_settings (organization_id, services, no_service, policy, updated_at) VALUES ($1, $2, '[]', $3, now())`,
    [org, ...SERVICES],
  );
  await db.query(`INSERT INTO contact (organization_id, name) VALUES ($1, 'Max Cohen')`, [org]);
  await db.query(
    `INSERT INTO different_contacts (organization_id, one_id, other_id, said_at)
     SELECT $1, min(id::text)::uuid, max(id::text)::uuid, now() FROM contact WHERE organization_id = $1`,
    [org],
  );
  await db.query(
    `WITH m AS (SELECT id, yahrzeit_id FROM email_message WHERE organization_id = $1 AND yahrzeit_id IS NOT NULL),
          companion AS (INSERT INTO message_companion (organization_id, occasion, message_id, yahrzeit_id)
                        SELECT $1, 'observance:' || gen_random_uuid() || ':2027-01-04', id, yahrzeit_id FROM m)
     INSERT INTO delivery_report (organization_id, message_id, source, event_id, kind, at, received_at)
     SELECT $1, id, 'ses', 'one', 'bounced', now(), now() FROM m`,
    [org],
  );
  await db.query(`UPDATE night_release SET released_at = now(), released_by = 'Zikhron' WHERE organization_id = $1`, [
    org,
  ]);
  await db.query(
    `WITH drawn AS (SELECT id, '\\x89504e470d0a1a0a'::bytea || content AS content FROM picture WHERE organization_id = $1)
     UPDATE picture SET content = drawn.content, sha256 = sha256(drawn.content) FROM drawn WHERE picture.id = drawn.id`,
    [org],
  );
  await db.query(`UPDATE import SET state = 'imported', cells_removed_at = now() WHERE organization_id = $1`, [org]);
}

const SERVICES = [
  JSON.stringify([
    {
      id: 'friday',
      name: null,
      kind: 'fridayEvening',
      cadence: { how: 'every' },
      weekdays: [],
      time: null,
      quorum: null,
      reads: ['shiva'],
    },
  ]),
  JSON.stringify({ recentDays: 30, relations: null, nobodyObserves: true, formerYears: null, onceAYear: false }),
];

const refusalOf = async (file: Buffer) => {
  const fresh = await world.congregation('Fresh');
  const { status, body } = await bring(fresh, file);
  const [{ records }] = await world.db.query('SELECT count(*) AS records FROM contact WHERE organization_id = $1', [
    fresh.org,
  ]);
  return [status, body.code, Number(records)];
};
/** How many rows of a file are handed on before it is refused. */
const rowsReadOf = async (archive: Buffer, name: string): Promise<number> => {
  const at = path.join(mkdtempSync(path.join(tmpdir(), 'archive-')), 'archive.zip');
  writeFileSync(at, archive);
  const opened = await ArchiveFile.open(at, new Set(files.keys()));
  let rows = 0;
  try {
    for await (const row of opened.rows(name)) rows += Number(Boolean(row));
    return Infinity;
  } catch {
    return rows;
  } finally {
    opened.close();
    rmSync(path.dirname(at), { recursive: true });
  }
};
const replaced = (name: string, from: string | RegExp, to: string) =>
  changed((other) => {
    const was = other.get(name) ?? '';
    other.set(name, was.replace(from, to));
    expect(other.get(name)).not.toBe(was);
  });

describe('a congregation that moves', () => {
  let here: Congregation;
  let restored: RestoredArchive;

  beforeAll(async () => {
    here = await world.congregation('Somewhere');
    await world.db.query('UPDATE organization SET observers_limit = 1000 WHERE id = $1', [here.org]);
    const answer = await bring(here, archive);
    expect([answer.status, answer.body]).toMatchObject([200, { name: 'Beth Shalom' }]);
    restored = answer.body;
  });

  it('given its archive, then Postgres knows at once how much it brought', async () => {
    const [{ rows }] = await world.db.query(`SELECT reltuples AS rows FROM pg_class WHERE relname = 'observance'`);
    expect(rows).toBeGreaterThan(0);
  });

  it('given its archive, then an archive of what was brought says the same, but for ids', async () => {
    const again = await unzipped(await taken(here));
    const [there, now] = [files, again].map(comparable);

    expect(now!.get('yahrzeits.csv')).toContain('שרה בת אברהם');
    for (const { file } of RESTORED.filter(({ table }) => table !== 'audit_log'))
      expect([file, now!.get(file)]).toEqual([file, there!.get(file)]);
    expect(now!.get('settings.csv')).toEqual(there!.get('settings.csv'));
    // Here there are the acts of here too.
    const acts = there!
      .get('history.csv')!
      .replace(/^"?\d+"?,/gm, '')
      .split('\n');
    const actsNow = new Set(
      now!
        .get('history.csv')!
        .replace(/^"?\d+"?,/gm, '')
        .split('\n'),
    );
    expect(acts.filter((act) => !actsNow.has(act))).toEqual([]);
  });

  it('given what each file held, then no file of the round trip was empty', () => {
    const empty = restored.files.filter(({ rows }) => rows === 0).map(({ name }) => name);

    expect(empty).toEqual([]);
  });

  it('given records that point at each other, then they do so here, and at nothing there', async () => {
    const [letter] = await world.db.query(
      `SELECT chosen.name, other.name AS other, chosen.html, picture.id AS picture, chosen.organization_id AS org
         FROM organization o JOIN template chosen ON chosen.id = o.reminder_template_id
         JOIN template other ON other.id = chosen.other_language_id
         JOIN picture ON picture.organization_id = o.id WHERE o.id = $1`,
      [here.org],
    );
    const [message] = await world.db.query(
      `SELECT m.occasion, o.id AS observance FROM email_message m JOIN observance o ON o.contact_id = m.contact_id
        WHERE m.organization_id = $1`,
      [here.org],
    );

    expect(letter).toMatchObject({ name: 'Zikhron', org: here.org });
    expect(letter.html).toContain(`http://zikaron.test/api/pictures/${letter.picture}"`);
    expect(message.occasion).toContain(`observance:${message.observance}:`);
  });

  it('given letters that may have left there, then they wait for a person here, and reminders are off', async () => {
    const states = await world.db.query(
      `SELECT state, resent_at IS NOT NULL AS marked FROM email_message WHERE organization_id = $1 ORDER BY state`,
      [here.org],
    );
    const [settings] = await world.db.query(
      'SELECT reminders_on AS "remindersOn", org_code AS code, customs_version > dates_version AS stale FROM organization WHERE id = $1',
      [here.org],
    );

    expect(states).toEqual([
      { state: 'failed', marked: false },
      { state: 'uncertain', marked: true },
    ]);
    expect(restored).toMatchObject({ held: 1 });
    expect(settings).toMatchObject({ remindersOn: false, stale: true });
    expect(settings.code).not.toBe(JSON.parse(files.get('manifest.json')!).organization.orgCode);
  });

  it('given the same archive again, then it was brought once, and another one is refused', async () => {
    const again = await bring(here, archive).expect(200);
    const other = await bring(here, await changed((all) => all.set('keepers.csv', all.get('keepers.csv')!)));

    expect(again.body).toEqual(restored);
    expect([other.status, other.body.code]).toEqual([409, 'not_empty']);
    const acts = await world.db.query(`SELECT FROM audit_log WHERE organization_id = $1 AND action = 'restore'`, [
      here.org,
    ]);
    expect(acts).toHaveLength(1);
    const last = await world.as(here.people.owner).get('/api/organization/restore').expect(200);
    expect(last.body).toEqual({ restored });
  });

  it('given two bring it at one moment, then it is there once', async () => {
    const fresh = await world.congregation('Both');
    await world.db.query('UPDATE organization SET observers_limit = 1000 WHERE id = $1', [fresh.org]);

    const [one, other] = await Promise.all([bring(fresh, archive), bring(fresh, archive)]);

    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body).toEqual(other.body);
  });

  it('given reminders were on there, then it is refused until somebody says that nothing leaves there, and what was due waits for a person', async () => {
    const fresh = await world.congregation('Still');
    const sending = await replaced('settings.csv', /,false,("[0-9a-f-]{36}")/, ',true,$1');
    await world.db.query('UPDATE organization SET observers_limit = 1000 WHERE id = $1', [fresh.org]);

    const refused = await bring(fresh, sending);
    const brought = await bring(fresh, sending, 'owner', '?gone=true');

    expect([refused.status, refused.body.code]).toEqual([409, 'still_sending']);
    expect([brought.status, brought.body.held]).toEqual([200, 3]);
    const kept = await world.db.query(
      `SELECT r.state, m.state AS letter, m.contact_id IS NOT NULL AS known FROM reminder r JOIN email_message m ON m.id = r.message_id
        WHERE r.organization_id = $1`,
      [fresh.org],
    );
    const held = { state: 'written', letter: 'uncertain', known: true };
    expect(kept).toEqual([held, held]);
  });

  it.each(['admin', 'staff'] as const)('given %s, then it is refused', async (role) => {
    await bring(here, archive, role).expect(403);
  });
});

describe('an archive that cannot be brought', () => {
  it('given what is no archive of ours, then it is refused, and nothing is there', async () => {
    expect(await refusalOf(Buffer.from('PK, or not'))).toEqual([422, 'archive_unreadable', 0]);
    expect(
      await refusalOf(await changed((other) => other.delete('manifest.json')).catch(() => Buffer.alloc(0))),
    ).toEqual([422, 'archive_unreadable', 0]);
    const outside = await changed((other) => other.set('aa/aa/etc/passwd', 'x'));
    expect(await refusalOf(Buffer.from(outside.toString('latin1').replaceAll('aa/aa/', '../../'), 'latin1'))).toEqual([
      ...[422, 'archive_unreadable', 0],
    ]);
    expect(await refusalOf(await changed((other) => other.set('api_keys.csv', 'x')))).toEqual([
      ...[422, 'archive_unknown_file', 0],
    ]);
  });

  it('given a newer schema, or none, then it is refused in words', async () => {
    const newer = await changed(
      () => undefined,
      (said) => ({ ...said, schema: '1999999999999' }),
    );
    const older = await changed(
      () => undefined,
      ({ schema: _, ...said }) => said,
    );

    expect(await refusalOf(newer)).toEqual([422, 'archive_newer', 0]);
    expect(await refusalOf(older)).toEqual([422, 'archive_too_old', 0]);
  });

  it.each([
    ['its last tenth', (all: Buffer) => all.subarray(0, Math.floor(all.length * 0.9))],
    ['its second half', (all: Buffer) => all.subarray(0, Math.floor(all.length / 2))],
    ['its last bytes', (all: Buffer) => all.subarray(0, -10)],
    ['its beginning', (all: Buffer) => all.subarray(1000)],
  ])('given one that did not arrive whole, without %s, then it is refused, and nothing is there', async (_, cut) => {
    expect(await refusalOf(cut(archive))).toEqual([422, expect.stringMatching(/^archive_(unreadable|damaged)$/), 0]);
  });

  it.each([
    ['a schema that is no number', { schema: 'next' }, 'archive_unreadable'],
    ['a name that no database keeps', { organization: { name: 'Beth\0Shalom', orgCode: 'x' } }, 'archive_unreadable'],
    ['a day that is to come', { exportedAt: '2099-01-01T00:00:00.000Z' }, 'archive_damaged'],
    ['a day before all archives', { exportedAt: '0000-01-01T00:00:00.000Z' }, 'archive_damaged'],
  ])('given a manifest with %s, then it is refused, and nothing is there', async (_, lie, code) => {
    const file = await changed(
      () => undefined,
      (said) => ({ ...said, ...lie }),
    );

    expect(await refusalOf(file)).toEqual([422, code, 0]);
  });

  it('given that it points at a record of another congregation here, then it is refused by the name of the file, and nothing is there', async () => {
    const other = await world.congregation('Other');
    const [{ id }] = await world.db.query(
      `INSERT INTO contact (organization_id, name) VALUES ($1, 'Of another') RETURNING id`,
      [other.org],
    );
    const [{ id: own }] = await world.db.query('SELECT contact_id AS id FROM observance WHERE organization_id = $1', [
      former.org,
    ]);
    const fresh = await world.congregation('Fresh');

    const { status, body } = await bring(fresh, await replaced('observers.csv', own, id));

    expect([status, body.message]).toEqual([422, expect.stringContaining('observers.csv')]);
    expect(await world.db.query('SELECT FROM contact WHERE organization_id = $1', [fresh.org])).toEqual([]);
    expect(await world.db.query('SELECT FROM observance WHERE contact_id = $1', [id])).toEqual([]);
  });

  it('given a file that is not as the manifest says, then it is refused', async () => {
    const short = await changed(
      () => undefined,
      (said) => ({
        ...said,
        files: (said.files as { name: string; rows: number }[]).map((file) =>
          file.name === 'contacts.csv' ? { ...file, rows: 0 } : file,
        ),
      }),
    );
    expect(await refusalOf(short)).toEqual([422, 'archive_damaged', 0]);
  });

  it.each([
    ['empty lines', '\r\n\r\n\r\n', 3, 0],
    ['more lines than are announced', 'a\r\nb\r\nc\r\n', 1, 1],
  ])('given %s, then it is read no further, and nothing is there', async (_, text, rows, read) => {
    const name = 'sender-domains.csv';
    const file = await changed(
      (other) => other.set(name, `domain\r\n${text}`),
      (said) => ({
        ...said,
        files: (said.files as { name: string }[]).map((one) => (one.name === name ? { ...one, rows } : one)),
      }),
    );

    expect(await refusalOf(file)).toEqual([422, 'archive_damaged', 0]);
    expect(await rowsReadOf(file, name)).toBe(read);
  });

  it.each([
    ['an unknown column', 'yahrzeits.csv', '"name"', '"organization_id"'],
    ['a column that only the program writes', 'history.csv', '"id"', '"actor_id"'],
    ['a column twice', 'yahrzeits.csv', '"name"', '"notes"'],
    ['a state that there is not', 'emails.csv', '"failed"', '"sent to all"'],
    ['an observer of nobody', 'observers.csv', /"[0-9a-f]{8}-/g, '"00000000-'],
    ['a day without an end', 'holds.csv', /"\d{4}-\d\d-\d\dT[^"]*"/, '"infinity"'],
    ['a day before the first year', 'reminders.csv', /"(\d{4}-\d\d-\d\d)"/, '"$1 BC"'],
    ['a year after all years', 'reminders.csv', /"\d{4}(-\d\d-\d\d)"/, '"9999$1"'],
    ['a Hebrew year before all calendars', 'yahrzeits.csv', ',5744,', ',2,'],
    ['a picture that is none', 'pictures.csv', /"\\x[0-9a-f]+"/, '"\\x3c68746d6c3e"'],
    ['a job for no ids', 'email-jobs.csv', /"\[[^\]]*\]"/, '"{}"'],
    ['a name longer than any', 'contacts.csv', 'Max Cohen', randomBytes(200_000).toString('hex')],
    ['news that say nothing', 'notifications.csv', /"\{[^}]*\}"/, '"5"'],
    ['columns of a list that are none', 'imports.csv', /"\[.*?\]"/, '"{}"'],
    ['an act that changed a number', 'history.csv', /"\{""[^}]*\}"/, '"[1]"'],
    ['a time zone that there is not', 'settings.csv', 'America/New_York', 'Somewhere/Else'],
    ['a rule that there is not', 'settings.csv', '""lastDay""', '""someDay""'],
    ['services that are none', 'services.csv', 'fridayEvening', 'fridayNoon'],
    ['a member whose name no database keeps', 'members.csv', /\r\n"([^"]*)"/, '\r\n"\0$1"'],
    ['a second congregation', 'settings.csv', /\r\n(.*)\r\n/s, '\r\n$1\r\n$1\r\n'],
  ])('given %s, then it is refused, and nothing is there', async (_, name, from, to) => {
    expect(await refusalOf(await replaced(name, from, to))).toEqual([422, 'archive_damaged', 0]);
  });

  it.each([
    ['a picture that lies elsewhere', `<img src='https://tracker.example/x.png' alt=''>`],
    ['a style from elsewhere', `<style>@import url(//tracker.example/x.css)</style>`],
    ['a script', '<script>1</script>'],
  ])(
    'given a letter with %s, then all comes, it has the ready words of its kind, and a task says so',
    async (_, html) => {
      const fresh = await world.congregation('Fresh');
      const file = await changed((other) => {
        other.set('templates.csv', other.get('templates.csv')!.replace('<p>Zikhron</p>', html));
        const versions = other.get('template-versions.csv')!;
        const words = '"Zikhron","Zikhron","Zikhron"';
        other.set('template-versions.csv', versions.replace(words, `"${html}","Zikhron","Zikhron"`));
      });

      const { body } = await bring(fresh, file).expect(200);

      expect(body.letters).toEqual(['Zikhron']);
      const letters = await world.db.query(
        `SELECT t.name, t.html, v.html = t.html AS kept, o.reminders_on FROM organization o JOIN template t ON t.id = o.reminder_template_id
         JOIN template_version v ON v.template_id = t.id AND v.version = t.version WHERE o.id = $1`,
        [fresh.org],
      );
      expect(letters).toEqual([
        { name: 'Zikhron', html: expect.stringContaining('{{yahrzeit.name}}'), kept: true, reminders_on: false },
      ]);
      const told = await world.db.query(
        `SELECT values FROM notification WHERE organization_id = $1 AND key = 'archive-letters'`,
        [fresh.org],
      );
      expect(told).toEqual([{ values: { smart_count: 1, names: 'Zikhron' } }]);
    },
  );

  it('given a letter that was saved so before and was changed since, then only what was saved before stays behind', async () => {
    const file = await replaced(
      'template-versions.csv',
      '"Zikhron","Zikhron","Zikhron"',
      `"<img src='https://tracker.example/x.png'>","Zikhron","Zikhron"`,
    );
    const fresh = await world.congregation('Fresh');

    await bring(fresh, file).expect(200);

    const [{ foreign, ours }] = await world.db.query(
      `SELECT count(*) FILTER (WHERE html LIKE '%tracker%') AS foreign, count(*) FILTER (WHERE html NOT LIKE '%tracker%') AS ours
         FROM template_version WHERE organization_id = $1`,
      [fresh.org],
    );
    expect([foreign, ours > 0]).toEqual([0, true]);
  });

  it('given more observers than the plan has room for, then it is refused', async () => {
    const fresh = await world.congregation('Small');
    await world.db.query('UPDATE organization SET observers_limit = 0 WHERE id = $1', [fresh.org]);

    expect((await bring(fresh, archive)).body.code).toBe('observer_limit');
  });

  it('given one that is too large, then it is refused before it has come', async () => {
    const fresh = await world.congregation('Large');
    const answer = await bring(fresh, Buffer.alloc(1))
      .set('Content-Length', String(200 * 1024 * 1024))
      .catch(() => null);

    expect([413, undefined]).toContain(answer?.status);
  });

  it('given files that unpack to more than the limit, then they are not unpacked', async () => {
    // Sixteen files that say they are a gigabyte each.
    const bomb = Buffer.from(await changed((other) => other.set('keepers.csv', 'x')));
    for (let at = bomb.indexOf('PK\u0001\u0002'); at >= 0; at = bomb.indexOf('PK\u0001\u0002', at + 1))
      bomb.writeUInt32LE(0x4000_0000, at + 24);

    expect(await refusalOf(bomb)).toEqual([413, 'archive_too_large', 0]);
  });
});

/** Without ids and the code; the rows in an order that does not follow from ids; and without the letter that waits for a person here. */
function comparable(files: Files): Files {
  const { orgCode } = JSON.parse(files.get('manifest.json') ?? '{}').organization;
  const plain = (text: string) =>
    text.replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, 'an id').replace(`"${orgCode}"`, 'its code');
  const lines = (text: string) => text.split('\r\n').filter((line) => !line.includes('a@example.org'));
  return new Map([...files].map(([name, content]) => [name, lines(plain(content)).sort().join('\n')] as const));
}
