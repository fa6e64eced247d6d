import { aWorld, toldAt, type Person, type World } from '../../../test/world.js';
import { maySendAt } from '../../calendar/index.js';
import { demonstrate, PLACE } from './demonstration.js';
import { FAMILIES, LIVING_MEN, LIVING_WOMEN, MEN, WOMEN } from './names.js';

let world: World;
let owner: Person;

beforeAll(async () => {
  world = await aWorld(toldAt('2024-12-04T15:00:00Z'));
  owner = await world.person('Dina Demo');
  await world.as().post('/api/auth/supabase/callback').send({ access_token: owner.token }).expect(200);
  const [{ id }] = await world.db.query('SELECT id FROM app_user WHERE subject = $1', [owner.subject]);
  await demonstrate(world.app, { id, name: 'Dina Demo' });
});
afterAll(() => world.close());

/** Those beside the names that are put together by chance; each was read by a person, and is a name and no pun. */
const READ = [
  ...['Shira Lindenfeld', 'Selig Adlerstein', 'Zelda Ravitz', 'Feivel Sorkin', 'Mirel Chernin', 'Hirsch Kaminer'],
  ...['Bessie Lapin', 'Bernard Blumental', 'Gustav Grossfeld', 'Saul Silberman', 'Anshel Zilber', 'Nathan Rosenhain'],
  ...['Naphtali Waldstein', 'Pinchas Hochberger', 'Gittel Hochberger', 'Wilma Kornblut', 'Chaim Kornblut'],
  ...['Reuben Lemberger', 'Miriam Lemberger', 'Tobias Ehrenwald', 'Tobias Ehrenvald', 'Avi Ehrenwald'],
  ...['Simon Marcovitz', 'Paula Lindner', 'Frieda Lindner'],
];

const listed = async <Row>(path: string): Promise<Row[]> =>
  (await world.as(owner).get(`/api/${path}`).query({ range: '[0,999]' }).expect(200)).body.data;

describe('the demonstration congregation', () => {
  it('has a family that waits and two that answered, on whatever day it is made', async () => {
    expect([await listed('holds'), await listed('responses')]).toMatchObject([
      [{}, {}],
      [{}, {}],
    ]);
  });

  it('has one email job', async () => {
    expect(await listed('emails/jobs')).toHaveLength(1);
  });

  it('wrote to nobody on Shabbat or Yom Tov', async () => {
    const sent = (await listed<{ sentAt: string | null }>('emails')).flatMap(({ sentAt }) => sentAt ?? []);
    expect(sent.length).toBeGreaterThan(100);
    expect(sent.filter((at) => !maySendAt(new Date(at), PLACE))).toEqual([]);
  });

  it('is of people whose names are names: given ones and that of a family, each among those that were chosen', async () => {
    const given = new Set([...MEN, ...WOMEN].map(([name]) => name).concat(LIVING_MEN, LIVING_WOMEN));
    const isName = (called: string) => {
      const words = called.split(' ');
      return (
        FAMILIES.includes(words.at(-1) ?? '') && words.length > 1 && words.slice(0, -1).every((one) => given.has(one))
      );
    };
    const people = [...(await listed<{ name: string }>('yahrzeits')), ...(await listed<{ name: string }>('contacts'))];

    expect(people.length).toBeGreaterThan(400);
    expect(people.map(({ name }) => name).filter((name) => !READ.includes(name) && !isName(name))).toEqual([]);
  });

  it('has letters that test at 100 %, for the sample and for a family', async () => {
    const [family] = (await listed<{ id: string; observerCount: number }>('yahrzeits')).filter(
      ({ observerCount }) => observerCount > 0,
    );
    const letters = await listed<{ id: string; subject: string }>('templates');
    expect(letters.length).toBeGreaterThan(5);
    for (const { id, subject } of letters) {
      const { body } = await world.as(owner).get(`/api/templates/${id}`).expect(200);
      for (const whose of [{}, { yahrzeitId: family?.id }]) {
        const asked = { templateHtml: body.metadataJson.html, subject, ...whose };
        const tried = await world.as(owner).post('/api/merge-field-testing/validate-template').send(asked);
        expect([subject, tried.body.validationResult]).toEqual([
          subject,
          expect.objectContaining({ issues: [], successRate: 100 }),
        ]);
      }
    }
  });
});
