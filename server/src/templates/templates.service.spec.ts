import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { changesOf } from '../../test/changes-of.js';
import { TEMPLATE_KEYS } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { CompiledTemplates, renderLetter, sampleValues } from '../merge-fields/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import { Audit } from '../platform/audit/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';
import { TemplateRow, TemplatesService, TemplateVersionRow } from './index.js';
import { StandingClock } from '../../test/standing-clock.js';

const rivka = { id: randomUUID(), name: 'Rivka' };
const draft = { name: 'Ours', jsxComponentKey: 'default_reminder', language: 'en' } as const;
const clock = new StandingClock(new Date('2027-03-01T15:00:00Z'));
const letter = (words: string) => ({ metadataJson: { html: `<p>${words} {{yahrzeit.name}}</p>` } });

describe('templates', () => {
  let database: TestDatabase;
  let db: DataSource;
  let templates: TemplatesService;
  let org: OrganizationId;

  beforeAll(async () => {
    database = await testDatabase();
    db = await database.dataSource([TemplateRow, TemplateVersionRow]);
    templates = new TemplatesService(
      db,
      clock,
      new Audit(db, clock),
      { PUBLIC_URL: 'https://zikaron.example' },
      new HeavyWork(),
    );
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    org = await anOrganization();
  });

  async function anOrganization(language = 'en'): Promise<OrganizationId> {
    const [{ id }] = await db.query(
      'INSERT INTO organization (name, org_code, language) VALUES ($1, $2, $3) RETURNING id',
      ['Beth Shalom', randomUUID(), language],
    );
    return admit(id);
  }

  /** Does two works while the row is held, and lets go of it when both wait for it. */
  const bothWhileHeld = <Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> => {
    const held = db.transaction(async (within) => {
      await within.query('SELECT FROM template WHERE id = $1 FOR UPDATE', [id]);
      const answer = work();
      const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      for (let n = 0; n < 2; [{ n }] = await db.query<[{ n: number }]>(waiting)) await sleep(10);
      return { answer };
    });
    return held.then(({ answer }) => answer);
  };

  const jobWith = (templateId: string) =>
    db.query(`INSERT INTO email_job (organization_id, mode, template_id) VALUES ($1, 'window', $2)`, [org, templateId]);

  it('given a save, then its version and its line in the history say when by the clock of the house, as a night does', async () => {
    const added = await templates.add(org, rivka, draft);
    clock.set(new Date('2027-03-02T15:00:00Z'));
    await templates.save(org, rivka, added.id, letter('Later'));

    const at = ['2027-03-02T15:00:00.000Z', '2027-03-01T15:00:00.000Z'];
    const { data } = await templates.versions(org, added.id);
    const acts = await changesOf(db, org, 'template', added.id);
    expect([data.map(({ savedAt }) => savedAt.toISOString()), acts.map((act) => act.at.toISOString())]).toEqual([
      at,
      at,
    ]);
    const then = await templates.inLanguages(org, added.id, new Date('2027-03-02T14:59:59Z'));
    expect(then('en').version).toBe(1);
  });

  it('given a new organization, when it is seeded, then it has the five letters in its language', async () => {
    const hebrew = await anOrganization('he');

    await db.transaction((within) => templates.seedFor(hebrew, rivka, within));

    const { data, total } = await templates.list(hebrew, {});
    expect(total).toBe(5);
    expect(new Set(data.map(({ language }) => language))).toEqual(new Set(['he']));
    expect(data.map(({ jsxComponentKey }) => jsxComponentKey).sort()).toEqual([
      'anniversary',
      'custom_reminder',
      'default_reminder',
      'handlebars_html',
      'notification',
    ]);
    const letters = await Promise.all(data.map(({ id }) => templates.get(hebrew, id)));
    for (const { metadataJson } of letters)
      expect(metadataJson.designJson).toEqual({ format: 'letter@1', design: expect.objectContaining({}) as object });
  });

  it('given a key, when a template is added, then it begins as that ready letter and can be sent unchanged', async () => {
    const { id } = await templates.add(org, rivka, { ...draft, jsxComponentKey: 'anniversary' });

    const compiled = new CompiledTemplates().of(await templates.forSending(org, id));
    expect(renderLetter(compiled, sampleValues('en')).subject).toBe(
      'The first yahrzeit of Miriam Levin: January 4, 2027',
    );
  });

  it('given a change, when it is saved, then there is a new version, and who saved it', async () => {
    const { id } = await templates.add(org, rivka, draft);

    const saved = await templates.save(org, { id: null, name: 'Dov' }, id, { name: 'Warmer', ...letter('Dear') });

    expect(saved).toMatchObject({ name: 'Warmer', version: 2, text: 'Dear {{yahrzeit.name}}' });
    expect(saved.html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(saved.subject).toContain('Yahrzeit of');
    const { data } = await templates.versions(org, id);
    expect(data).toEqual([
      expect.objectContaining({ version: 2, name: 'Warmer', savedBy: 'Dov' }),
      expect.objectContaining({ version: 1, name: 'Ours', savedBy: 'Rivka' }),
    ]);
  });

  it('given MJML, when it is saved, then the HTML is made of it', async () => {
    const { id } = await templates.add(org, rivka, draft);
    const mjml =
      '<mjml><mj-body><mj-section><mj-column><mj-text>For {{yahrzeit.name}}</mj-text></mj-column></mj-section></mj-body></mjml>';

    const { html, metadataJson } = await templates.save(org, rivka, id, {
      metadataJson: { mjml, designJson: { a: 1 } },
    });

    expect(html).toContain('For {{yahrzeit.name}}');
    expect(metadataJson).toEqual({
      mjml,
      designJson: { a: 1 },
      html: expect.stringContaining('For {{yahrzeit.name}}') as string,
    });
  });

  it('given a preheader, when it is saved, then inboxes see it, and it can be taken away', async () => {
    const { id } = await templates.add(org, rivka, draft);

    const saved = await templates.save(org, rivka, id, { preheader: 'For {{contact.name}} <3', ...letter('Dear') });
    const without = await templates.save(org, rivka, id, { preheader: null });

    expect(saved.html).toContain('>For {{contact.name}} &lt;3</div>');
    expect(saved.text).toBe('Dear {{yahrzeit.name}}');
    expect(without.html).not.toContain('preheader');
    expect(without.preheader).toBeNull();
  });

  it.each([
    [
      'an unknown field',
      { metadataJson: { html: '<p>\n{{yahrzeit.nmae}}</p>' } },
      'metadataJson.html',
      'Line 2, column 1: There is no merge field "yahrzeit.nmae".',
    ],
    [
      'a script',
      { metadataJson: { html: '<script>x</script>' } },
      'metadataJson.html',
      'Line 1, column 8: A letter may not hold <script>.',
    ],
    ['a subject with raw HTML', { subject: '{{{yahrzeit.name}}}' }, 'subject', expect.stringContaining('two braces')],
    ['a wrong preheader', { preheader: '{{> x}}' }, 'preheader', expect.stringContaining('Partials')],
    [
      'a field hidden in entities',
      { metadataJson: { html: '<p>&#123;&#123;yahrzeit.shoe}}</p>' } },
      'metadataJson.html',
      expect.stringContaining('yahrzeit.shoe'),
    ],
    [
      'a picture from elsewhere',
      { metadataJson: { html: '<p>\n<img src="https://elsewhere.example/a.png" alt=""></p>' } },
      'metadataJson.html',
      'Line 2, column 42: The picture "https://elsewhere.example/a.png" is not one of ours: upload it here.',
    ],
    [
      'a block for a picture without one',
      { metadataJson: { html: '<p>x\n<img alt="A candle"></p>' } },
      'metadataJson.html',
      'Line 2, column 1: A picture is missing here: upload one, or take its block away.',
    ],
    [
      'a background from elsewhere',
      { metadataJson: { html: '<p style="background:url(&quot;https://elsewhere.example/a.png&quot;)">x</p>' } },
      'metadataJson.html',
      expect.stringContaining('is not one of ours'),
    ],
    [
      'a style sheet that fetches',
      { metadataJson: { html: '<style>@import "https://elsewhere.example/a.css";</style>x' } },
      'metadataJson.html',
      expect.stringContaining('is not one of ours'),
    ],
    ...[
      `<p style="background:u\\72l(https://elsewhere.example/a.png)">x</p>`,
      `<p style="background:ur&#108;(https://elsewhere.example/a.png)">x</p>`,
      `<p style="background:url&lpar;https://elsewhere.example/a.png)">x</p>`,
      `<p style="background:image-set('https://elsewhere.example/a.png' 1x)">x</p>`,
      `<p style="background:image-set('ftp://elsewhere.example/a.png' 1x)">x</p>`,
      `<p style="background:image-set('file:\\5c \\5c elsewhere.example/a.png' 1x)">x</p>`,
      `<p style="background:image-set(&quot;//elsewhere.example/a.png&quot; 1x)">x</p>`,
      `<style>p { content: "/*"; background: image-set("h\\74tps://elsewhere.example/a.png" 1x); quotes: "*/" "" }</style>x`,
      `<style>@im\\port "https://elsewhere.example/a.css";</style>x`,
    ].map((html): [string, object, string, unknown] => [
      `a style that fetches in other letters: ${html}`,
      { metadataJson: { html } },
      'metadataJson.html',
      expect.stringContaining('is not one of ours'),
    ]),
    ['nothing', { metadataJson: {} }, 'metadataJson.html', 'The letter is empty.'],
    ['no MJML', { metadataJson: { mjml: 'hello' } }, 'metadataJson.mjml', 'The design cannot be read as MJML.'],
    [
      'a bomb of MJML',
      { metadataJson: { mjml: `<mjml><mj-body>${'<mj-wrapper>'.repeat(5_000)}` } },
      'metadataJson.mjml',
      expect.anything(),
    ],
  ])(
    'given %s, when it is saved, then the refusal names the place and nothing changes',
    async (_what, change, path, message) => {
      const { id } = await templates.add(org, rivka, draft);

      await expect(templates.save(org, rivka, id, change)).rejects.toMatchObject({
        status: 422,
        code: 'template_refused',
        details: expect.arrayContaining([{ path, message }]) as object[],
      });
      expect(await templates.get(org, id)).toMatchObject({ version: 1 });
    },
  );

  it('given styles with texts in quotes that are no addresses, when it is saved, then they stay', async () => {
    const { id } = await templates.add(org, rivka, draft);
    const html = `<p style="font-family:'Open Sans',&quot;Noto // Hebrew&quot;;quotes:'\\201C' '\\201D'">x</p>`;

    expect((await templates.save(org, rivka, id, { metadataJson: { html } })).html).toContain(html);
  });

  it('given a picture of ours, when it is saved, then it stays where it is', async () => {
    const { id } = await templates.add(org, rivka, draft);
    const html = `<p><img src="https://zikaron.example/api/pictures/${randomUUID()}" alt="A candle"></p>`;

    const saved = await templates.save(org, rivka, id, { metadataJson: { html } });

    expect(saved.html).toContain(html);
  });

  it('given someone saved meanwhile, when the older one is saved, then it is refused', async () => {
    const { id } = await templates.add(org, rivka, draft);
    await templates.save(org, rivka, id, { name: 'First', version: 1 });

    await expect(templates.save(org, rivka, id, { name: 'Second', version: 1 })).rejects.toMatchObject({ status: 409 });
  });

  it('given a save whose answer was lost, when it is sent once more, then it is no conflict and no version', async () => {
    const { id } = await templates.add(org, rivka, draft);
    await templates.save(org, rivka, id, { ...letter('One'), version: 1 });

    expect(await templates.save(org, rivka, id, { ...letter('One'), version: 1 })).toMatchObject({ version: 2 });
  });

  it('given a save that is sent once more while the first is still at work, then both answer one version', async () => {
    const { id } = await templates.add(org, rivka, draft);
    const twice = () => Promise.all([1, 2].map(() => templates.save(org, rivka, id, { ...letter('One'), version: 1 })));

    const answers = await bothWhileHeld(id, twice);

    expect(answers).toMatchObject([{ version: 2 }, { version: 2 }]);
    expect((await templates.versions(org, id)).total).toBe(2);
  });

  it('given ten saves at once, then each is a version of its own or is refused', async () => {
    const { id } = await templates.add(org, rivka, draft);

    const saves = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => templates.save(org, rivka, id, letter(`${n}`))),
    );

    const kept = saves.filter(({ status }) => status === 'fulfilled').length;
    expect(await templates.get(org, id)).toMatchObject({ version: 1 + kept });
    expect((await templates.versions(org, id)).total).toBe(1 + kept);
  });

  it('given an earlier version, when it is brought back, then it is the newest', async () => {
    const { id } = await templates.add(org, rivka, draft);
    await templates.save(org, rivka, id, letter('One'));
    await templates.save(org, rivka, id, letter('Two'));

    const back = await templates.bringBack(org, rivka, id, 2);

    expect(back).toMatchObject({ version: 4, text: 'One {{yahrzeit.name}}' });
    expect(await templates.version(org, id, 3)).toMatchObject({ text: 'Two {{yahrzeit.name}}' });
  });

  it('given very many saves, then the newest hundred are kept, and the words that stood when a night was planned', async () => {
    const { id } = await templates.add(org, rivka, draft);
    const at = (minute: number) => new Date(Date.UTC(2027, 3, 1, 15, minute));
    await db.query(
      `INSERT INTO template_version (organization_id, template_id, version, name, subject, metadata_json, html, text, saved_by, saved_at)
       SELECT organization_id, template_id, n, name, subject, metadata_json, html, text, saved_by, $3::timestamptz + n * interval '1 minute'
         FROM template_version, generate_series(2, 149) n WHERE organization_id = $1 AND template_id = $2`,
      [org, id, at(0)],
    );
    await db.query('UPDATE template SET version = 149 WHERE organization_id = $1 AND id = $2', [org, id]);
    await db.query(
      `INSERT INTO reminder_run (organization_id, kind, local_date, planned_at) VALUES ($1, 'night', '2027-04-01', $2)`,
      [org, new Date(at(7).getTime() + 1000)],
    );
    clock.set(at(150));

    await templates.save(org, rivka, id, letter('Once more'));

    const { data } = await templates.versions(org, id);
    const newest = Array.from({ length: 100 }, (_, n) => 150 - n);
    expect(data.map(({ version }) => version)).toEqual([...newest, 7]);
    expect((await templates.inLanguages(org, id, at(8)))('en').version).toBe(7);
  });

  it('given an email job that sends it, when it is removed, then that is refused', async () => {
    const { id } = await templates.add(org, rivka, draft);
    await jobWith(id);

    await expect(templates.remove(org, rivka, id)).rejects.toMatchObject({ status: 409, code: 'template_in_use' });
    expect(await templates.get(org, id)).toMatchObject({ id });
  });

  it('given automatic reminders that send it, when it is removed, then that is refused', async () => {
    const { id } = await templates.add(org, rivka, draft);
    await db.query('UPDATE organization SET reminders_on = true, reminder_template_id = $2 WHERE id = $1', [org, id]);

    await expect(templates.remove(org, rivka, id)).rejects.toMatchObject({ code: 'template_in_use' });
  });

  it('given nobody needs it, when it is removed, then it is gone and the trail tells who did it', async () => {
    const { id } = await templates.add(org, rivka, draft);

    await templates.remove(org, rivka, id);

    await expect(templates.get(org, id)).rejects.toMatchObject({ status: 404 });
    const [removal] = await changesOf(db, org, 'template', id);
    expect(removal).toMatchObject({ action: 'remove', actorName: 'Rivka', before: { name: 'Ours' } });
  });

  it('given another organization, then nothing of it is found, changed or removed', async () => {
    const { id } = await templates.add(org, rivka, draft);
    const other = await anOrganization();
    const notFound = { status: 404 };

    await expect(templates.get(other, id)).rejects.toMatchObject(notFound);
    await expect(templates.save(other, rivka, id, { name: 'Mine' })).rejects.toMatchObject(notFound);
    await expect(templates.remove(other, rivka, id)).rejects.toMatchObject(notFound);
    await expect(templates.versions(other, id)).rejects.toMatchObject(notFound);
    await expect(templates.version(other, id, 1)).rejects.toMatchObject(notFound);
    await expect(templates.forSending(other, id)).rejects.toMatchObject(notFound);
    expect(await templates.list(other, {})).toEqual({ data: [], total: 0 });
  });

  it('given two that are one letter in two languages, then each names the other, until one is paired anew', async () => {
    const [english, hebrew, another] = await Promise.all(
      (['en', 'he', 'he'] as const).map((language) => templates.add(org, rivka, { ...draft, language })),
    );
    const pairs = async () =>
      Promise.all([english, hebrew, another].map(async (one) => (await templates.get(org, one!.id)).otherLanguageId));

    await templates.pair(org, rivka, english!.id, hebrew!.id);
    expect(await pairs()).toEqual([hebrew!.id, english!.id, null]);
    await templates.pair(org, rivka, another!.id, english!.id);
    expect(await pairs()).toEqual([another!.id, null, english!.id]);
    await expect(templates.pair(org, rivka, hebrew!.id, another!.id)).rejects.toMatchObject({ status: 422 });
    await templates.remove(org, rivka, another!.id);
    expect((await templates.get(org, english!.id)).otherLanguageId).toBeNull();
  });

  it('given a letter without the other language, then one press makes the ready one and pairs it, and a second finds it', async () => {
    const english = await templates.add(org, rivka, { ...draft, jsxComponentKey: 'anniversary' });

    const made = await templates.makeOther(org, rivka, english.id);

    expect(made).toMatchObject({ name: 'היארצייט הראשון', language: 'he', otherLanguageId: english.id });
    expect(await templates.makeOther(org, rivka, english.id)).toMatchObject({ id: made.id });
    expect(await templates.makeOther(org, rivka, made.id)).toMatchObject({ id: english.id });
  });

  it('given many, then the list pages, sorts, filters and forgives a typo', async () => {
    for (const name of ['Élul letter', 'Spring', 'Summer 100%']) await templates.add(org, rivka, { ...draft, name });
    await templates.add(org, rivka, { ...draft, name: 'Winter', jsxComponentKey: 'notification' });
    const names = async (query: Parameters<TemplatesService['list']>[1]) =>
      (await templates.list(org, query)).data.map(({ name }) => name);

    expect(await names({ sort: ['name', 'DESC'], range: [1, 2] })).toEqual(['Summer 100%', 'Spring']);
    expect(await names({ filter: { jsxComponentKey: 'notification' } })).toEqual(['Winter']);
    expect(await names({ filter: { q: 'elul' } })).toEqual(['Élul letter']);
    expect(await names({ filter: { q: '%' } })).toEqual(['Summer 100%']);
    expect(await names({ filter: { q: 'sumer' } })).toEqual(['Summer 100%']);
    expect((await templates.list(org, { range: [0, 0] })).total).toBe(4);
  });

  it.each(['en', 'he'] as const)(
    'given ready letters in %s that name the candle’s hour without its evening, then those that nobody changed become today’s, once',
    async (language) => {
      const made = await Promise.all(
        TEMPLATE_KEYS.map((jsxComponentKey) => templates.add(org, rivka, { ...draft, language, jsxComponentKey })),
      );
      const changed = await templates.add(org, rivka, { ...draft, language });
      await templates.save(org, rivka, changed.id, { ...letter('Shalom'), version: 1 });
      await db.query(`UPDATE template SET html = replace(html, $2, '{{#if false}}') WHERE organization_id = $1`, [
        org,
        '{{#if observance.daysUntil}}',
      ]);

      await templates.renewReady(new Date('2026-11-23T00:00:00Z'));
      await templates.renewReady(new Date('2026-11-24T00:00:00Z'));

      for (const { id, html, metadataJson } of made) {
        expect(await templates.get(org, id)).toMatchObject({ name: 'Ours', version: 2, html, metadataJson });
        const [kept] = (await templates.versions(org, id)).data;
        expect(kept).toMatchObject({ version: 2, savedBy: 'Zikaron', savedAt: new Date('2026-11-23T00:00:00Z') });
      }
      expect(await templates.get(org, changed.id)).toMatchObject({
        version: 2,
        html: expect.stringContaining('Shalom'),
      });
    },
  );
});
