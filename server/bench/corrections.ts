import type pg from 'pg';
import { candleLighting, type Place } from '../src/calendar/index.js';
import type { OrganizationId } from '../src/platform/tenancy/index.js';
import { ListIssuesService, ServiceListService } from '../src/service-list/index.js';
import { OccurrencesService } from '../src/yahrzeits/index.js';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';
import { fill, fullestFriday, inHouse, milliseconds } from './filled-lists.js';
import { StandingClock } from '../test/standing-clock.js';

const PEOPLE = 60;
/** Of one list until its candles, with a look of the scheduler after every tenth. */
const EDITS_OF_A_LIST = 100;
const EDITS_BETWEEN = 10;
const QUARTER_MS = 15 * 60_000;
/** Nothing is told later than two hours before candles: the last look is a minute earlier. */
const LAST_MS = (2 * 60 + 1) * 60_000;

/** One who is remembered, as an edit leaves them: what the list must say is known from here alone. */
interface Person {
  readonly id: string;
  name: string;
  mother: boolean;
  family: string;
  there: boolean;
}

/**
 * Lists are taken, and what they name is changed at random in the tables, as people would in the course of a week: names, words of
 * kinship, families, records deleted and brought back. Shortly before the last hour at which anything
 * is told, what the bell says of each list is held against what was changed. The ratio is of one look for corrections to the list.
 */
export const corrections = ({ n = 10_000 }: BenchOptions = {}): Promise<BenchResult> =>
  inHouse(async (app, db) => {
    const org = await fill(db, 'corrected', { n: PEOPLE, died: '15, 7, 5744' });
    await app.get(OccurrencesService, { strict: false }).recompute(org, 'all');
    await db.query('ANALYZE');
    const friday = await fullestFriday(db, org);
    const lists = app.get(ServiceListService, { strict: false });
    const candles = candleLighting(friday, await placeOf(db, org)).getTime();
    const clock = new StandingClock(new Date(0));
    const issues = Object.create(app.get(ListIssuesService, { strict: false }), {
      clock: { value: clock },
    }) as ListIssuesService;
    const world = { db, org, friday, people: await peopleOf(db, org), draw: chance(5787) };

    const found = { unannounced: 0, false: 0, looks: 0, told: 0 };
    const [looks, read]: [number[], number[]] = [[], []];
    for (let edited = 0; edited < n; edited += EDITS_OF_A_LIST) {
      await db.query('DELETE FROM list_issue');
      clock.set(new Date(candles - LAST_MS - EDITS_OF_A_LIST * QUARTER_MS));
      const { number } = await issues.take(org, { id: null, name: 'Bench' }, { friday, language: 'en', email: null });
      const taken = linesOf(world.people);
      for (let edit = 1; edit <= EDITS_OF_A_LIST; edit++) {
        await editOne(world);
        if (edit % EDITS_BETWEEN) continue;
        clock.set(new Date(candles - LAST_MS - (EDITS_OF_A_LIST - edit) * QUARTER_MS));
        looks.push(await milliseconds(() => issues.tell()));
        found.looks++;
      }
      const expected = differencesOf(taken, linesOf(world.people));
      const told = await toldOf(db, number);
      found.told += told.size;
      found.unannounced += [...expected].filter((line) => !told.has(line)).length;
      found.false += [...told].filter((line) => !expected.has(line)).length;
      read.push(await milliseconds(() => lists.list(org, { friday, language: 'en', observers: true })));
    }
    mustBe('differences that were not announced', found.unannounced, 0);
    mustBe('announced differences that are none', found.false, 0);
    const list = spread(read).median;
    const look = spread(looks);
    return {
      name: 'corrections',
      goal: '0 not announced, 0 false',
      ratio: { median: look.median / list, min: look.min / list, max: look.max / list },
      counts: {
        edits: n,
        looks: found.looks,
        'differences told at the end of a list': found.told,
        'not announced': found.unannounced,
        false: found.false,
      },
      notes: [`a look ${look.median.toFixed(1)} ms, the list ${list.toFixed(1)} ms (medians)`],
    };
  });

interface Edited {
  readonly db: pg.Client;
  readonly org: OrganizationId;
  readonly people: readonly Person[];
  readonly draw: (below: number) => number;
}

/** The same edits in every run. */
function chance(seed: number): Edited['draw'] {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const FAMILIES = ['Blum', 'Stern', 'Kaplan', 'Levin'];

async function editOne({ db, people, draw }: Edited): Promise<void> {
  const person = people[draw(people.length)] as Person;
  const at = draw(FAMILIES.length);
  const name = `${FAMILIES[at]} ${person.id.slice(0, 8)}`;
  const kind = draw(4);
  if (kind === 0) {
    person.name = name;
    await db.query('UPDATE yahrzeit SET name = $2 WHERE id = $1', [person.id, name]);
  } else if (kind === 1) {
    person.mother = at % 2 === 0;
    const word = person.mother ? 'mother' : 'aunt';
    await db.query('UPDATE observance SET relationship_detail = $2 WHERE yahrzeit_id = $1', [person.id, word]);
  } else if (kind === 2) {
    person.family = `Living ${name}`;
    await db.query(
      'UPDATE contact SET name = $2 WHERE id = (SELECT contact_id FROM observance WHERE yahrzeit_id = $1)',
      [person.id, person.family],
    );
  } else {
    person.there = !person.there;
    await db.query('UPDATE yahrzeit SET archived_at = CASE WHEN $2 THEN NULL ELSE now() END WHERE id = $1', [
      person.id,
      person.there,
    ]);
  }
}

/** What a list says of each who is there, as the edits left them. */
const linesOf = (people: readonly Person[]): ReadonlyMap<string, Pick<Person, 'name'> & { text: string }> =>
  new Map(
    people
      .filter(({ there }) => there)
      .map(({ id, name, mother, family }) => [
        id,
        { name, text: `${name}, ${mother ? 'mother' : 'aunt'} of ${family}` },
      ]),
  );
type Lines = ReturnType<typeof linesOf>;

function differencesOf(was: Lines, is: Lines): Set<string> {
  const changed = [...is].flatMap(([id, { text }]) => {
    const before = was.get(id);
    return before?.text === text ? [] : [`${before ? 'spelled' : 'added'} ${text}`];
  });
  return new Set([...changed, ...[...was].flatMap(([id, { name }]) => (is.has(id) ? [] : [`left ${name}`]))]);
}

/** What stands in the bell about a list. */
async function toldOf(db: pg.Client, number: number): Promise<Set<string>> {
  const { rows } = await db.query<{ values: Record<string, string> }>(
    'SELECT values FROM notification WHERE cause = $1 AND dismissed_at IS NULL',
    [`list-corrected-${number}`],
  );
  const kinds: Record<string, string> = { add: 'added', 'leave out': 'left', now: 'spelled' };
  const said = (rows[0]?.values.changes ?? '').matchAll(/(add|leave out|now) \u2068(.*?)\u2069/g);
  const told = [...said].map(([, word = '', text]) => `${kinds[word]} ${text}`);
  await db.query('DELETE FROM notification');
  return new Set(told);
}

async function peopleOf(db: pg.Client, org: OrganizationId): Promise<Person[]> {
  await db.query(`UPDATE observance SET relationship_detail = 'mother' WHERE organization_id = $1`, [org]);
  const { rows } = await db.query<Person>(
    `SELECT y.id, y.name, true AS mother, c.name AS family, true AS there
       FROM yahrzeit y JOIN observance o ON o.yahrzeit_id = y.id JOIN contact c ON c.id = o.contact_id
      WHERE y.organization_id = $1 ORDER BY y.name, y.id`,
    [org],
  );
  return rows;
}

async function placeOf(db: pg.Client, org: OrganizationId): Promise<Place> {
  const { rows } = await db.query<Place>(
    'SELECT timezone, israel, latitude, longitude, shabbat_times AS "shabbatTimes" FROM organization WHERE id = $1',
    [org],
  );
  return rows[0] as Place;
}
