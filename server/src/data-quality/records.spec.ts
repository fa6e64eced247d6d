import type { Duplicate, DuplicateContact } from '@zikaron/contract';
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
    const beyond = { field: 'yahrzeit.hebrewName', range: '[25,49]' };
    expect((await as().get('/api/data-quality/lacking').query(beyond)).body).toMatchObject({ data: [], total: 1 });
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

  describe('entered twice', () => {
    const DIED = { gregorianDate: '1984-03-03' };
    const OTHER_DAY = { gregorianDate: '1990-07-15' };
    let here: Congregation;
    beforeEach(async () => {
      here = await world.congregation('Twice');
    });
    const staff = () => world.as(here.people.staff);
    const record = async (name: string, more: object = {}, family?: string): Promise<void> => {
      const { body } = await staff()
        .post('/api/yahrzeits')
        .send({ name, ...more })
        .expect(201);
      if (family) {
        const observer = { yahrzeitId: body.id, email: `${family}@family.example`, name: family };
        await staff().post('/api/observers/upsert-by-email').send(observer).expect(200);
      }
    };
    const proposed = async (): Promise<string[]> => {
      const { body } = await staff().get('/api/data-quality/duplicates').expect(200);
      return body.data.map(({ one, other, same }: Duplicate) => {
        const shared = Object.entries(same).flatMap(([what, is]) => (is ? [what] : []));
        return `${[one.name, other.name].sort().join(' + ')}: ${shared.join(', ')}`;
      });
    };

    it('given a name in another order, in Hebrew, with a slip, with one family or without a date, then the pairs are proposed', async () => {
      await record('Levin, Sarah', DIED);
      await record('Sarah Levin', DIED);
      await record('Moshe Katz', { ...DIED, hebrewName: 'משה בן עמרם' });
      await record('משה בן עמרם', DIED);
      await record('Rebecca Goldfarb', OTHER_DAY);
      await record('Rebeca Goldfarb', OTHER_DAY);
      await record('David Blum', DIED, 'dina');
      await record('David Blum', OTHER_DAY, 'dina');
      await record('Hannah Roth', OTHER_DAY, 'gad');
      await record('חנה רוט', OTHER_DAY, 'gad');
      await record('Zev Stern', DIED);
      await record('Zev Stern');

      expect((await proposed()).sort()).toEqual([
        'David Blum + David Blum: name, family',
        'Hannah Roth + חנה רוט: date, family',
        'Levin, Sarah + Sarah Levin: name, date',
        'Moshe Katz + משה בן עמרם: name, date',
        'Rebeca Goldfarb + Rebecca Goldfarb: nearName, date',
        'Zev Stern + Zev Stern: name',
      ]);
    });

    it('given one name on two days, two of a family on one day, or a deleted record, then nothing is proposed', async () => {
      await record('Sarah Cohen', DIED);
      await record('Sarah Cohen', OTHER_DAY);
      await record('Perl Blum', OTHER_DAY, 'ezra');
      await record('Mordechai Blum', OTHER_DAY, 'ezra');
      await record('Zev Stern', DIED);
      await record('Zev Stern', DIED);
      await world.db.query(
        `UPDATE yahrzeit SET archived_at = now() WHERE id = (SELECT max(id::text)::uuid FROM yahrzeit WHERE name = 'Zev Stern' AND organization_id = $1)`,
        [here.org],
      );

      expect(await proposed()).toEqual([]);
    });

    it('given they are said to be two people, then the pair is proposed no more, is found among the answered, and comes back', async () => {
      await record('Sarah Levin', DIED);
      await record('Levin, Sarah', DIED);
      const listed = async (filter: object = {}) =>
        (
          await staff()
            .get('/api/data-quality/duplicates')
            .query({ filter: JSON.stringify(filter) })
        ).body;
      const [{ one, other }] = (await listed()).data as [Duplicate];
      const say = (twoPeople: boolean) =>
        staff()
          .put('/api/data-quality/duplicates/answer')
          .send({ one: other.id, other: one.id, twoPeople })
          .expect(200);

      await say(true);
      await say(true);
      expect([await proposed(), (await listed({ answered: true })).total]).toEqual([[], 1]);

      await say(false);
      expect([(await proposed()).length, (await listed({ answered: true })).total]).toEqual([1, 0]);
    });

    it('given a title before one of two names, then the pair is proposed; Mrs. Sam Levin is not Sam Levin', async () => {
      await record('Miriam Katz', DIED);
      await record('Dr. Miriam Katz');
      await record('Sam Levin', DIED);
      await record('Mrs. Sam Levin', OTHER_DAY);
      await world.db.query(
        `INSERT INTO contact (organization_id, name, email) VALUES ($1, 'Cantor Lea Roth', NULL), ($1, 'Rabbi Dan Gold', NULL),
           ($1, 'Dan Gold', 'dan@one.example')`,
        [here.org],
      );
      const { body } = await staff().get('/api/data-quality/contact-duplicates').expect(200);

      expect(await proposed()).toEqual(['Dr. Miriam Katz + Miriam Katz: name']);
      expect((body.data as DuplicateContact[]).map(({ one, other }) => [one.name, other.name].sort())).toEqual([
        ['Dan Gold', 'Rabbi Dan Gold'],
      ]);
    });

    it('given contacts with one name, then those with one telephone, address or family, or without an email, are proposed', async () => {
      await world.db.query(
        `INSERT INTO contact (organization_id, name, hebrew_name, email, phone, address) VALUES
           ($1, 'Ruth Cohen', NULL, 'ruth@one.example', '(201) 555-0101', NULL), ($1, 'Cohen, Ruth', NULL, 'ruth@two.example', '+1 201 555 0101', NULL),
           ($1, 'Gad Levin', NULL, 'gad@one.example', NULL, '5 Cedar St'), ($1, 'Gad Levin', NULL, NULL, NULL, NULL),
           ($1, 'Rebecca Stern', NULL, 'rebecca@one.example', '212-555-0199', NULL), ($1, 'Rebeca Stern', NULL, 'rebeca@one.example', '212 555 0199', NULL),
           ($1, 'Dov Katz', NULL, 'dov@one.example', NULL, NULL), ($1, 'Dov Katz', NULL, 'dov@two.example', NULL, NULL)`,
        [here.org],
      );
      const { body } = await staff().get('/api/data-quality/contact-duplicates').expect(200);
      const pairs = (body.data as DuplicateContact[]).map(({ one, other, same }) => [
        [one.name, other.name].sort().join(' + '),
        same.phone,
      ]);

      expect(pairs.sort()).toEqual([
        ['Cohen, Ruth + Ruth Cohen', true],
        ['Gad Levin + Gad Levin', false],
        ['Rebeca Stern + Rebecca Stern', true],
      ]);
      const [{ one, other }] = body.data as [DuplicateContact];
      const said = { one: one.id, other: other.id, twoPeople: true };
      await staff().put('/api/data-quality/contact-duplicates/answer').send(said).expect(200);
      expect((await staff().get('/api/data-quality/contact-duplicates')).body.total).toBe(2);
    });

    it('given a hostile list in which all share their day and family, then the answer comes within a test’s patience and is bounded', async () => {
      await world.db.query(
        `WITH people AS (
           INSERT INTO yahrzeit (organization_id, name, hebrew_day, hebrew_month, hebrew_year)
           SELECT $1, 'Levin ' || n / 20, 1 + n / 20 % 29, 1 + n / 600 % 12, 5700 FROM generate_series(0, 3999) n RETURNING id
         ), family AS (
           INSERT INTO contact (organization_id, name, email) VALUES ($1, 'Dina', 'dina@hostile.example') RETURNING id)
         INSERT INTO observance (organization_id, yahrzeit_id, contact_id) SELECT $1, people.id, family.id FROM people, family`,
        [here.org],
      );
      const { body } = await staff().get('/api/data-quality/duplicates').expect(200);

      expect(body.total).toBe(500);
    });

    it('given names exactly as near as a slip of the pen, and the next that are further apart, then the first are proposed', async () => {
      await record('Levin Rivka', DIED); // 9 of 15 trigrams are in both
      await record('Lewin Rivka', DIED);
      await record('Benjamin Blum', OTHER_DAY); // 10 of 17
      await record('Benjamin Bloom', OTHER_DAY);

      expect(await proposed()).toEqual(['Levin Rivka + Lewin Rivka: nearName, date']);
    });

    it('given as many of one name and day as are compared, and one more of another, then only the first are proposed', async () => {
      await world.db.query(
        `INSERT INTO yahrzeit (organization_id, name, hebrew_day, hebrew_month, hebrew_year)
         SELECT $1::uuid, 'Perl Blum', 1, 11, 5660 FROM generate_series(1, 20)
         UNION ALL SELECT $1, 'Ezra Stern', 2, 11, 5660 FROM generate_series(1, 21)`,
        [here.org],
      );

      const { body } = await staff().get('/api/data-quality/duplicates').query({ range: '[0,999]' }).expect(200);
      const names = new Set((body.data as Duplicate[]).map(({ one }) => one.name));
      expect([body.total, ...names]).toEqual([(20 * 19) / 2, 'Perl Blum']);
    });

    it('given a program wrote one name and day thousands of times, then these are not compared with each other', async () => {
      await world.db.query(
        `INSERT INTO yahrzeit (organization_id, name, hebrew_day, hebrew_month, hebrew_year)
         SELECT $1, 'Unknown', 1, 11, 5660 FROM generate_series(1, 3000)`,
        [here.org],
      );

      expect(await proposed()).toEqual([]);
    });
  });
});
