import type { Template } from '@zikaron/contract';
import { aWorld, type Congregation, type World } from './world.js';

describe('the templates of a congregation, as the browser meets them', () => {
  let world: World;
  let beth: Congregation;
  const staff = () => world.as(beth.people.staff);

  beforeAll(async () => {
    world = await aWorld();
    beth = await world.congregation('Beth Shalom');
  });
  afterAll(() => world.close());

  const newTemplate = async (): Promise<Template> =>
    (await staff().post('/api/templates').send({ name: 'Ours', jsxComponentKey: 'default_reminder' }).expect(201)).body;

  it('given a new congregation, then its five ready letters are listed', async () => {
    const { body } = await staff().get('/api/templates?range=[0,19]&sort=["name","ASC"]').expect(200);

    expect(body.total).toBe(5);
    expect(body.data[0]).toEqual({
      id: expect.any(String) as string,
      name: 'First yahrzeit',
      jsxComponentKey: 'anniversary',
      language: 'en',
      otherLanguageId: null,
      subject: expect.stringContaining('{{yahrzeit.name}}') as string,
      preheader: expect.any(String) as string,
      version: 1,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
  });

  it('given a name and a key, when a template is made, then it holds the ready design', async () => {
    const { metadataJson, name } = await newTemplate();

    expect(name).toBe('Ours');
    expect(metadataJson.mjml).toContain('<mjml lang="en"');
    expect(metadataJson.html).toContain('{{yahrzeit.name}}');
  });

  it('given what the designer saves, then it is answered, and what was left out stays', async () => {
    const { id, subject } = await newTemplate();
    const metadataJson = { html: '<p>Dear {{contact.name}}</p>', designJson: { blocks: [1, null] } };

    const change = { name: 'Warmer', jsxComponentKey: 'default_reminder', metadataJson };
    const { body } = await staff().put(`/api/templates/${id}`).send(change).expect(200);

    expect(body).toMatchObject({ name: 'Warmer', subject, metadataJson, version: 2 });
    expect((await staff().get(`/api/templates/${id}`).expect(200)).body).toEqual(body);
  });

  it('given a design that may not be sent, then the refusal names the input, the line and the column', async () => {
    const { id } = await newTemplate();

    const metadataJson = { html: '<p>\n <a href="javascript:alert(1)">x</a></p>' };
    const { body } = await staff().put(`/api/templates/${id}`).send({ metadataJson }).expect(422);

    expect(body).toMatchObject({ code: 'template_refused', details: [{ path: 'metadataJson.html' }] });
    expect(body.message).toMatch(/^Line 2, column 30: The link "javascript:alert\(1\)"/);
  });

  it('given as many as there may be, then one more is refused in words', async () => {
    const full = await world.congregation('Full');
    await world.db.query(
      `INSERT INTO template (organization_id, name, jsx_component_key, subject, html, text)
       SELECT $1, 'Ours', 'default_reminder', '', '', '' FROM generate_series(1, 500)`,
      [full.org],
    );

    const draft = { name: 'Ours', jsxComponentKey: 'default_reminder' };
    const { body } = await world.as(full.people.staff).post('/api/templates').send(draft).expect(409);

    expect([body.code, body.message]).toEqual(['too_many_templates', expect.stringContaining('500 templates at most')]);
  });

  it('given its versions, when one is brought back, then it is the newest', async () => {
    const { id } = await newTemplate();
    await staff().put(`/api/templates/${id}`).send({ name: 'Changed' }).expect(200);

    await staff().post(`/api/templates/${id}/versions/1/bring-back`).expect(200);

    const { body } = await staff().get(`/api/templates/${id}/versions`).expect(200);
    expect(body).toMatchObject({ total: 3, data: [{ version: 3, name: 'Ours', savedBy: 'staff' }, {}, {}] });
    const { body: second } = await staff().get(`/api/templates/${id}/versions/2`).expect(200);
    expect(second).toMatchObject({ name: 'Changed', metadataJson: { html: expect.any(String) as string } });
    await staff().get(`/api/templates/${id}/versions/9`).expect(404);
  });

  it('given nobody sends it, when it is deleted, then it is gone', async () => {
    const { id } = await newTemplate();

    await staff().delete(`/api/templates/${id}`).expect(200, { data: { id } });
    await staff().get(`/api/templates/${id}`).expect(404);
  });

  it('given a viewer, then letters can be read and not changed', async () => {
    const viewer = world.as(beth.people.viewer);
    const { id } = await newTemplate();

    await viewer.get(`/api/templates/${id}`).expect(200);
    await viewer.post('/api/templates').send({ name: 'Mine' }).expect(403);
    await viewer.put(`/api/templates/${id}`).send({ name: 'Mine' }).expect(403);
    await viewer.delete(`/api/templates/${id}`).expect(403);
  });

  it('given the merge fields, then each is told by category, in either language', async () => {
    const { body } = await staff().get('/api/merge-field-testing/available-fields').expect(200);
    const hebrew = await staff().get('/api/merge-field-testing/available-fields?language=he').expect(200);

    expect(body.fieldDocumentation.yahrzeit[0]).toEqual({
      field: 'yahrzeit.name',
      written: '{{yahrzeit.name}}',
      meaning: 'Name of the person remembered',
      sample: 'Miriam Levin',
      required: true,
    });
    expect(Object.keys(body.fieldDocumentation)).toEqual(
      expect.arrayContaining(['yahrzeit', 'contact', 'organization', 'observance', 'template', 'links']),
    );
    expect(hebrew.body.fieldDocumentation.contact[0].sample).toBe('דניאל לוין');
  });

  it('given a template to try, then it is shown with the sample in place', async () => {
    const templateHtml = '<p>{{yahrzeit.name}}, {{formatDate observance.date}}</p>';

    const { body } = await staff()
      .post('/api/merge-field-testing/validate-template')
      .send({ templateHtml, subject: 'For {{contact.name}}' })
      .expect(200);

    expect(body).toMatchObject({
      html: '<p>Miriam Levin, Monday, January\u00a04,\u00a02027</p>',
      text: 'Miriam Levin, Monday, January 4, 2027',
      subject: 'For Daniel Levin',
      validationResult: {
        issues: [],
        fieldsUsed: ['yahrzeit.name', 'observance.date', 'contact.name'],
        successRate: 100,
      },
      extractedFields: ['yahrzeit.name', 'observance.date', 'contact.name'],
      recommendations: [],
      mergeContext: { yahrzeit: { name: 'Miriam Levin' } },
    });
  });

  it('given the expressions of a letter, then each is filled in by itself, and what is none stays empty', async () => {
    const expressions = [
      '{{yahrzeit.name}}',
      '{{formatDate observance.date "long"}}',
      '{{#if observance.isFirst}}1{{/if}}',
      '{{yahrzeit.shoe}}',
      '{{#if',
    ];

    const { body } = await staff().post('/api/merge-field-testing/fill').send({ expressions }).expect(200);

    expect(body).toEqual({ filled: ['Miriam Levin', 'January 4, 2027', '', '', ''] });
  });

  it('given a family of ours, then its letter is shown, and its own links are never told', async () => {
    const yahrzeit = await staff().post('/api/yahrzeits').send({ name: 'Esther Roth', gregorianDate: '2001-05-04' });
    const yahrzeitId = yahrzeit.body.id as string;
    await staff()
      .post('/api/observers/upsert-by-email')
      .send({ yahrzeitId, name: 'Ruth Roth', email: 'ruth@family.example' })
      .expect(200);
    const templateHtml = '<p>{{yahrzeit.name}} <a href="{{links.unsubscribe}}">stop</a></p>';

    const { body } = await staff()
      .post('/api/merge-field-testing/validate-template')
      .send({ templateHtml, yahrzeitId })
      .expect(200);

    expect(body.html).toContain('Esther Roth <a href="https://zikaron.example/unsubscribe/sample">');
    expect(JSON.stringify(body.mergeContext.links)).not.toMatch(/127\.0\.0\.1|localhost/);
  });

  it('given a Hebrew letter to a family that is written to in English, then it is shown as it is sent: all in Hebrew', async () => {
    const yahrzeit = await staff().post('/api/yahrzeits').send({ name: 'Esther Roth', gregorianDate: '2001-05-04' });
    const yahrzeitId = yahrzeit.body.id as string;
    await staff()
      .post('/api/observers/upsert-by-email')
      .send({ yahrzeitId, name: 'Ruth Roth', email: 'ruth@family.example' })
      .expect(200);
    const told = (language: string) =>
      staff()
        .post('/api/merge-field-testing/fill')
        .send({ language, yahrzeitId, expressions: ['{{yahrzeit.hebrewDate}}', '{{observance.candleLighting}}'] })
        .expect(200);

    expect(JSON.stringify((await told('he')).body.filled)).not.toMatch(/[a-z]/i);
    expect(JSON.stringify((await told('en')).body.filled)).not.toMatch(/[א-ת]/);
  });

  it('given a letter that is being written, then it is checked and compiled, and not kept', async () => {
    const before = (await staff().get('/api/templates').expect(200)).body.total;
    const prepare = (html: string) =>
      staff().post('/api/templates/prepare').send({ language: 'he', metadataJson: { html } });

    const { body } = await prepare('<p>{{yahrzeit.name}}</p>').expect(200);

    expect(body).toEqual({
      html: expect.stringContaining('<html lang="he" dir="rtl">') as string,
      text: '{{yahrzeit.name}}',
    });
    await prepare('<p>{{yahrzeit.shoe}}</p>').expect(422);
    expect((await staff().get('/api/templates').expect(200)).body.total).toBe(before);
  });

  it('given the page of the merge fields, then anybody may read it, in either language', async () => {
    const page = await world.as().get('/docs/EMAIL_TEMPLATE_MERGE_FIELDS.md').expect(200);
    const hebrew = await world.as().get('/docs/EMAIL_TEMPLATE_MERGE_FIELDS.md?language=he').expect(200);

    expect(page.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(page.text).toContain(
      '| `{{yahrzeit.name}}` | Name of the person remembered **(required)** | Miriam Levin |',
    );
    expect(hebrew.text).toContain('שם הנפטר');
  });

  it('given records with gaps, then as many as asked for are looked at, and only our own', async () => {
    const own = await world.congregation('Ahavat Achim');
    const other = await world.congregation('Etz Chaim');
    const ours = world.as(own.people.staff);
    for (const name of ['Miriam Levin', 'Jacob Levin'])
      await ours.post('/api/yahrzeits').send({ name, gregorianDate: '2005-01-06' }).expect(201);
    const analysis = (by: ReturnType<World['as']>, body: object) =>
      by.post('/api/merge-field-testing/bulk-analyze').send(body).expect(200);

    const { body } = await analysis(ours, { recordType: 'yahrzeits', limit: 1 });

    expect(body.summary).toMatchObject({ totalRecordsAnalyzed: 1, totalRecordsWithIssues: 1 });
    expect(body.records[0].issues).toContainEqual(
      expect.objectContaining({ field: 'yahrzeit.hebrewName', recordType: 'yahrzeit' }),
    );
    expect((await analysis(ours, {})).body.summary.totalRecordsAnalyzed).toBe(2);
    expect((await analysis(world.as(other.people.staff), {})).body.summary.totalRecordsAnalyzed).toBe(0);
  });
});
