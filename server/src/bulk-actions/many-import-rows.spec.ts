import type { BulkOutcome, BulkUndone, ImportRowWithCells, ImportSummary } from '@zikaron/contract';
import { ImportWork } from '../imports/index.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
});
afterAll(() => world.close());

const staff = () => world.as(ours.people.staff);
const HEADINGS = 'Name,Date of Death,After Sunset,Plaque\n';
const upload = async (rows: string): Promise<string> =>
  (
    await staff()
      .post('/api/imports?fileName=list.csv')
      .set('Content-Type', 'text/csv')
      .send(HEADINGS + rows)
      .expect(201)
  ).body.id;
const counts = async (id: string) =>
  ((await staff().get(`/api/imports/${id}`).expect(200)).body as ImportSummary).counts;
const rowsOf = async (id: string): Promise<ImportRowWithCells[]> =>
  (await staff().get(`/api/imports/${id}/rows`).expect(200)).body.data;
const say = async (importId: string, which: object, change: object, more: object = {}): Promise<BulkOutcome> =>
  (
    await staff()
      .post('/api/bulk-actions/import-rows')
      .send({ selection: { list: 'import-rows', importId, ...which }, change, ...more })
      .expect(200)
  ).body;
const undo = async (id: string | null): Promise<BulkUndone> =>
  (await staff().post(`/api/bulk-actions/import-rows/${id}/undo`).expect(200)).body;
const newest = async (): Promise<object> => (await staff().get('/api/bulk-actions').expect(200)).body.data[0];
const carryOut = async (id: string, what: 'run' | 'undo' = 'run') => {
  await staff().post(`/api/imports/${id}/${what}`).expect(200);
  await world.app.get(ImportWork).carryOut(ours.org, id);
};

const LIST = Array.from({ length: 30 }, (_, n) => `Levin ${n + 10},3/4/1984,no,${n}\n`).join('');

describe('many rows of a list at once', () => {
  it('given all that a filter finds, then it is told to how many before, left out, and taken back', async () => {
    const id = await upload(LIST);
    await say(id, { rows: [2] }, { act: 'skip' });
    const all = { filter: {} };

    const would = await say(id, all, { act: 'skip' }, { dryRun: true });
    expect(would).toMatchObject({ id: null, selected: 30, changed: 29, alreadySo: 1, refused: 0 });
    expect(await counts(id)).toMatchObject({ skipped: 1, new: 29 });

    const done = await say(id, all, { act: 'skip' });
    expect(done).toMatchObject({ changed: 29 });
    expect(await counts(id)).toMatchObject({ skipped: 30, new: 0 });

    expect(await undo(done.id)).toEqual({ restored: 29, changedSince: 0 });
    expect(await counts(id)).toMatchObject({ skipped: 1, new: 29 });
    expect(await undo(done.id)).toEqual({ restored: 0, changedSince: 0 });
  });

  it('given an answer about sunset, then it is in the cells, and taken back as if nobody had mended them; who was changed since stays', async () => {
    const id = await upload('Levin,3/4/1984,no,1\nCohen,3/4/1984,yes,2\nKatz,3/4/1984,no,3\n');

    const done = await say(id, { rows: [2, 3, 4] }, { act: 'sunset', value: 'yes' });
    expect(done).toMatchObject({ selected: 3, changed: 2, alreadySo: 1 });
    expect((await rowsOf(id)).map(({ afterSunset }) => afterSunset)).toEqual([true, true, true]);
    await staff()
      .post(`/api/imports/${id}/rows`)
      .send({ rows: [4], cells: { 2: 'unsure' } })
      .expect(200);

    expect(await undo(done.id)).toEqual({ restored: 1, changedSince: 1 });
    expect((await rowsOf(id)).map(({ afterSunset, mended }) => [afterSunset, mended !== null])).toEqual([
      [false, false],
      [true, false],
      [null, true],
    ]);
  });

  it('given rows in conflict, then one choice is about them and no others, and is taken back', async () => {
    await carryOut(await upload('Miriam Katz,3/4/1984,no,1N-1\n'));
    const id = await upload('Miriam Katz,3/4/1984,no,2S-4\nMax Cohen,3/4/1990,no,3W\n');

    const done = await say(id, { filter: {} }, { act: 'choice', value: 'file' });

    expect(done).toMatchObject({ selected: 2, changed: 1, refused: 1 });
    expect(await counts(id)).toMatchObject({ changed: 1, new: 1 });
    await undo(done.id);
    expect(await counts(id)).toMatchObject({ changed: 0, unchanged: 1, new: 1 });
    expect((await rowsOf(id))[0]).toMatchObject({ choice: null });
  });

  it('given it is imported, then nothing is said of its rows any more, and nothing taken back; it stands among the recent changes', async () => {
    const id = await upload(LIST);
    const done = await say(id, { rows: [2, 3] }, { act: 'skip' });
    expect(await newest()).toMatchObject({ tooLate: null });
    await carryOut(id);

    await staff().post(`/api/bulk-actions/import-rows/${done.id}/undo`).expect(409);
    await staff()
      .post('/api/bulk-actions/import-rows')
      .send({ selection: { list: 'import-rows', importId: id, rows: [4] }, change: { act: 'skip' } })
      .expect(409);
    const said = { subject: 'import-rows', act: 'skip', changed: 2, undoneAt: null, tooLate: 'imported' };
    expect(await newest()).toMatchObject(said);
    await carryOut(id, 'undo');
    expect(await newest()).toMatchObject(said);
  });

  it('given its list is no longer kept, then it says so', async () => {
    const id = await upload(LIST);
    await say(id, { rows: [2] }, { act: 'skip' });
    await world.db.query('DELETE FROM import WHERE id = $1', [id]);

    expect(await newest()).toMatchObject({ tooLate: 'list_gone' });
  });
});
