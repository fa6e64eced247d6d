import { aWorld, type Congregation, type World } from '../../test/world.js';
import { HouseWork, Retention } from '../platform/house-work/index.js';
import { ImportWork } from './import-work.js';
import { OldLists } from './old-lists.js';
import { StandingClock } from '../../test/standing-clock.js';

const BROUGHT = '2027-01-13T12:00:00Z';

describe('the cells of old lists', () => {
  let world: World;
  let ours: Congregation;
  let theirs: Congregation;
  let clock: StandingClock;
  let lists: OldLists;

  beforeAll(async () => {
    world = await aWorld();
    [ours, theirs] = [await world.congregation('Beth El'), await world.congregation('Beth Shalom')];
    clock = new StandingClock(new Date(BROUGHT));
    const work = new HouseWork(world.db, clock);
    lists = new OldLists(world.db, clock, work, new Retention(world.db, clock, work));
  });
  afterAll(() => world.close());

  /** A list of three people under its headings: as it was brought, mended by a person, and chosen for by a person. */
  const brought = async (state: string, { org, people } = ours): Promise<string> => {
    const file = 'Name,Date of Death\nMiriam Levin,3/1/1984\nJacob Stern,3/2/1984\nRuth Klein,3/3/1984';
    const upload = world.as(people.staff).post('/api/imports?fileName=list.csv').set('Content-Type', 'text/csv');
    const { id } = (await upload.send(file).expect(201)).body;
    if (state === 'imported') {
      await world.as(people.staff).post(`/api/imports/${id}/run`).expect(200);
      await world.app.get(ImportWork).carryOut(org, id);
    }
    await world.db.query(
      `UPDATE import SET state = $3, created_at = $4, imported_at = CASE WHEN $3 = 'imported' THEN $4::timestamptz END
        WHERE organization_id = $1 AND id = $2`,
      [org, id, state, BROUGHT],
    );
    await world.db.query(
      `UPDATE import_row SET brought = CASE row WHEN 3 THEN cells END, choice = CASE row WHEN 4 THEN 'skip' END
        WHERE organization_id = $1 AND import_id = $2`,
      [org, id],
    );
    return id;
  };
  const night = async (at: string) => {
    clock.set(new Date(at));
    await lists.forgetCells();
  };
  const cellsOf = async (id: string) => {
    const rows: { cells: string[] }[] = await world.db.query(
      'SELECT cells FROM import_row WHERE import_id = $1 AND row > 1 ORDER BY row',
      [id],
    );
    return rows.map(({ cells }) => cells.length > 0);
  };

  it('given a list that was imported, when ninety days have passed, then its cells are gone but for what a person said', async () => {
    const id = await brought('imported');

    await night('2027-04-12T12:00:00Z');
    expect(await cellsOf(id)).toEqual([true, true, true]);
    await night('2027-04-14T12:00:00Z');

    expect(await cellsOf(id)).toEqual([false, true, true]);
    const { body } = await world.as(ours.people.staff).get(`/api/imports/${id}`).expect(200);
    expect(body).toMatchObject({
      cellsRemovedAt: '2027-04-14T12:00:00.000Z',
      columns: [
        { heading: 'Name', samples: [] },
        { heading: 'Date of Death', samples: [] },
      ],
    });
    const rows = await world.as(ours.people.staff).get(`/api/imports/${id}/rows`).expect(200);
    expect(rows.body.data[0]).toMatchObject({ name: 'Miriam Levin', cells: [] });
  });

  it('given lists that nobody imported and one that is at work, then the former go and the latter stays', async () => {
    const ids = [await brought('previewed'), await brought('failed'), await brought('importing')];

    await night('2027-04-14T12:00:00Z');

    const left: { id: string }[] = await world.db.query('SELECT id FROM import WHERE id = ANY ($1::uuid[])', [ids]);
    expect(left.map(({ id }) => id)).toEqual([ids[2]]);
  });

  it('given a congregation that keeps them always, then they stay', async () => {
    await world.db.query('UPDATE organization SET list_cells_days = NULL WHERE id = $1', [theirs.org]);
    const [id, waiting] = [await brought('imported', theirs), await brought('previewed', theirs)];

    await night('2090-01-01T12:00:00Z');

    expect(await cellsOf(id)).toEqual([true, true, true]);
    expect(await cellsOf(waiting)).toEqual([true, true, true]);
  });
});
