import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReadyLettersGreetBySalutation1700012000200 } from '../../migrations/1700012000200-ready-letters-greet-by-salutation.js';
import { HebrewSubjectsCloseInNames1700096001051 } from '../../migrations/1700096001051-hebrew-subjects-close-in-names.js';
import { aRecordsWorld, type RecordsWorld } from '../../test/records-world.js';
import { readyLetter } from './ready-letters.js';

const BEFORE = readFileSync(join(process.cwd(), 'server/test/data/ready-letter-before-salutations.html'), 'utf8');

describe('ready letters of a congregation that was there before', () => {
  let world: RecordsWorld;
  beforeAll(async () => {
    world = await aRecordsWorld();
  });
  afterAll(() => world.close());

  it('given one that nobody touched and one that staff changed, then the first alone greets by the salutation', async () => {
    const org = await world.organization();
    const add = (name: string, html: string) =>
      world.db.query(
        `INSERT INTO template (organization_id, name, jsx_component_key, language, subject, metadata_json, html, text)
         VALUES ($1, $2, 'handlebars_html', 'en', 'x', $3, $4, $4)`,
        [org, name, JSON.stringify({ html }), html],
      );
    await add('Untouched', BEFORE);
    await add('Changed', BEFORE.replace('Dear ', 'Shalom '));

    const runner = world.db.createQueryRunner();
    await new ReadyLettersGreetBySalutation1700012000200().up(runner);
    await new ReadyLettersGreetBySalutation1700012000200().up(runner);
    await runner.release();

    const [changed, untouched] = await world.db.query(
      `SELECT version, html, text, metadata_json ->> 'html' AS design,
              (SELECT count(*) FROM template_version v WHERE v.template_id = template.id) AS versions
         FROM template WHERE organization_id = $1 AND name IN ('Changed', 'Untouched') ORDER BY name`,
      [org],
    );
    expect(changed).toMatchObject({ version: 1, html: BEFORE.replace('Dear ', 'Shalom ') });
    expect(untouched).toMatchObject({ version: 2, versions: 1 });
    for (const text of [untouched.html, untouched.text, untouched.design])
      expect(text).toContain('Dear {{#if contact.salutation}}{{contact.salutation}}{{else}}friend{{/if}},');
  });

  it('given Hebrew subjects as they were and one of the congregation’s own, then those alone close in the name, once, as a new version', async () => {
    const org = await world.organization();
    const keys = ['default_reminder', 'custom_reminder', 'anniversary', 'notification', 'handlebars_html'] as const;
    const add = (key: string, subject: string) =>
      world.db.query(
        `INSERT INTO template (organization_id, name, jsx_component_key, language, subject, html, text)
         VALUES ($1, 'As before', $2, 'he', $3, 'x', 'x')`,
        [org, key, subject],
      );
    const since = keys.map((key) => readyLetter(key, 'he').subject);
    for (const [at, key] of keys.entries()) await add(key, since[at]!.replace(/[\u2068\u2069]/g, ''));
    await add('anniversary', 'שלום, היארצייט של {{yahrzeit.name}}');

    const runner = world.db.createQueryRunner();
    await new HebrewSubjectsCloseInNames1700096001051().up(runner);
    await new HebrewSubjectsCloseInNames1700096001051().up(runner);
    await runner.release();

    const rows: { subject: string; version: number; versions: number }[] = await world.db.query(
      `SELECT subject, version, (SELECT count(*) FROM template_version v WHERE v.template_id = template.id) AS versions
         FROM template WHERE organization_id = $1 AND name = 'As before'`,
      [org],
    );
    const changed = rows.filter(({ version }) => version === 2);
    expect(changed.map(({ subject }) => subject).sort()).toEqual([...since].sort());
    expect(changed.map(({ versions }) => versions)).toEqual(keys.map(() => 1));
    expect(rows.filter(({ version }) => version === 1)).toMatchObject([
      { subject: 'שלום, היארצייט של {{yahrzeit.name}}', versions: 0 },
    ]);
  });
});
