import { aWorld, type Congregation, type World } from '../../test/world.js';

describe('the records that somebody should look at', () => {
  let world: World;
  let office: Congregation;

  beforeAll(async () => {
    world = await aWorld();
    office = await world.congregation('Beth Shalom');
  });
  afterAll(() => world.close());

  const as = () => world.as(office.people.staff);
  const lacking = async (field: string) =>
    (await as().get('/api/data-quality/lacking').query({ field }).expect(200)).body;

  it('given records that lack a merge field, then each is listed with its form and with what mends it, and gone once mended', async () => {
    const { body: miriam } = await as()
      .post('/api/yahrzeits')
      .send({ name: 'Miriam Levin', gregorianDate: '2005-01-06' });
    await as()
      .post('/api/observers/upsert-by-email')
      .send({ yahrzeitId: miriam.id, email: 'daniel@family.example', name: 'Daniel' });
    await as().post('/api/yahrzeits').send({ name: 'Observed by nobody', gregorianDate: '2005-01-06' });

    const found = await lacking('yahrzeit.hebrewName');
    expect(found).toMatchObject({
      data: [{ id: miriam.id, name: 'Miriam Levin', opens: { resource: 'yahrzeits', id: miriam.id } }],
      total: 1,
      mending: { name: 'hebrewName', kind: 'text' },
    });
    expect((await lacking('contact.relationship')).data).toMatchObject([
      { name: 'Daniel', recordType: 'observer', detail: 'Miriam Levin', opens: { resource: 'contacts' } },
    ]);

    await as().put(`/api/yahrzeits/${miriam.id}`).send({ hebrewName: 'מרים בת יוסף' }).expect(200);
    expect((await lacking('yahrzeit.hebrewName')).total).toBe(0);
  });

  it('given a field that is in no catalogue, then the templates that name it are the ones to mend', async () => {
    await world.db.query(
      `UPDATE template SET html = html || '{{yahrzeit.shoe}}' WHERE id IN
      (SELECT id FROM template WHERE organization_id = $1 LIMIT 1)`,
      [office.org],
    );

    const { data, mending } = await lacking('yahrzeit.shoe');

    expect(data).toMatchObject([{ recordType: 'template', opens: { resource: 'templates' } }]);
    expect(mending).toBeNull();
  });

  it('given a field that is always there, then nothing is listed', async () => {
    expect(await lacking('links.unsubscribe')).toEqual({ data: [], total: 0, mending: null });
  });

  it('given doubtful dates, then they are counted by kind and listed by name', async () => {
    await world.db.query(
      `INSERT INTO yahrzeit (organization_id, name, gregorian_date, hebrew_day, hebrew_month, hebrew_year, after_sunset)
       VALUES ($1, 'Conflicting', '1984-03-03', 12, 12, 5744, false), ($1, 'Unknown year', NULL, 1, 9, 5664, false)`,
      [office.org],
    );

    const { body } = await as().get('/api/data-quality/dates').query({ filter: '{"problem":"conflict"}' }).expect(200);

    expect(body.data).toMatchObject([
      { name: 'Conflicting', hebrewDate: '12 Adar I 5744', expected: '29 Adar I 5744' },
    ]);
    expect(body.counts).toMatchObject({ conflict: 1, placeholder_year: 1 });
  });
});
