import type { ImportSummary, LearnedPresets } from '@zikaron/contract';
import { aWorld, type Congregation, type Person, type World } from '../../../test/world.js';
import { ImportWork } from '../import-work.js';

/** Headings that say nothing by themselves: what they hold, an office has to say. */
const LIST = 'YZ_NM,YZ_GD,YZ_OBS,YZ_X\nMiriam Katz,3/4/1984,Sam Katz,secret cell\n';
const FIELDS = ['name', 'gregorianDate', 'observerName', 'ignore'];

let world: World;
let ours: Congregation;
let theirs: Congregation;
let operator: Person;

beforeAll(async () => {
  world = await aWorld({ OPERATOR_EMAILS: 'operator@example.org' });
  operator = await world.person('Operator');
});
beforeEach(async () => {
  await world.db.query('DELETE FROM learned_preset');
  await world.db.query('DELETE FROM import');
  ours = await world.congregation('Beth Shalom');
  theirs = await world.congregation('Ohev Emet');
});
afterAll(() => world.close());

const upload = async ({ people }: Congregation, text: string) =>
  (
    await world
      .as(people.staff)
      .post('/api/imports?fileName=list.csv')
      .set('Content-Type', 'text/csv')
      .send(text)
      .expect(201)
  ).body as ImportSummary;
const brought = async (text: string, columns: object) => {
  const { id } = await upload(ours, text);
  const staff = world.as(ours.people.staff);
  await staff.post(`/api/imports/${id}/columns`).send(columns).expect(200);
  await staff.post(`/api/imports/${id}/run`).expect(200);
  await world.app.get(ImportWork).carryOut(ours.org, id);
  return id;
};
const open = async (): Promise<LearnedPresets> =>
  (await world.as(operator).get('/api/operator/presets').expect(200)).body as LearnedPresets;
const learn = async (importId: string) =>
  (await world.as(operator).post('/api/operator/presets').send({ importId, name: 'YZ Soft' }).expect(200))
    .body as LearnedPresets;

describe('what an office said of its list', () => {
  it('given an operator makes a preset of it, then another office’s list with these headings is read so; nothing of the cells goes over', async () => {
    const id = await brought(LIST, { fields: FIELDS, leaveOut: [3] });
    const before = await open();
    expect(before.explained).toMatchObject([{ importId: id, lists: 1, organizations: 1 }]);

    const after = await learn(id);
    expect(after.explained).toEqual([]);
    expect(after.learned[0]?.columns.map(({ heading, field }) => [heading, field])).toEqual(
      ['YZ_NM', 'YZ_GD', 'YZ_OBS', 'YZ_X'].map((heading, at) => [heading, FIELDS[at]]),
    );
    const kept = JSON.stringify([before, after, await world.db.query('SELECT * FROM learned_preset')]);
    expect(kept).not.toMatch(/Miriam|Sam Katz|secret|1984/);

    const read = await upload(theirs, LIST.replace('Miriam', 'Leo'));
    expect(read).toMatchObject({ preset: 'YZ Soft', state: 'previewed', warnings: [], counts: { new: 1 } });
    expect(read.columns.map(({ field }) => field)).toEqual(FIELDS);
  });

  it('given headings that say by themselves what they hold, then there is nothing to learn', async () => {
    await brought('Name,Date of Death,Observer\nMiriam Katz,3/4/1984,Sam Katz\n', {
      fields: ['name', 'gregorianDate', 'observerName'],
    });

    expect((await open()).explained).toEqual([]);
  });

  it('given the first row was a person taken for headings, then it is not shown, and cannot be learned', async () => {
    const id = await brought('Rosa Gold,5/6/1990,Leo Gold\nMiriam Katz,3/4/1984,Sam Katz\n', {
      fields: ['name', 'gregorianDate', 'observerName'],
    });
    await world.db.query(
      `UPDATE import SET header_row = 1, columns = jsonb_set(jsonb_set(columns, '{0,heading}', '"Rosa Gold"'), '{1,heading}', '"5/6/1990"')
        WHERE id = $1`,
      [id],
    );

    expect((await open()).explained).toEqual([]);
    await world.as(operator).post('/api/operator/presets').send({ importId: id, name: 'X' }).expect(404);
  });

  it('given it is forgotten, then lists are asked about again; nobody but an operator sees any of it', async () => {
    const { learned } = await learn(await brought(LIST, { fields: FIELDS, leaveOut: [3] }));
    await world.as(operator).delete(`/api/operator/presets/${learned[0]?.id}`).expect(200);

    expect(await upload(theirs, LIST)).toMatchObject({ preset: null, state: 'columns' });
    await world.as(ours.people.owner).get('/api/operator/presets').expect(403);
  });
});
