import { MOST_COUNTED } from '@zikaron/contract';
import { mustBe, pairs, spread, type BenchOptions, type BenchResult } from './bench.js';
import { bareServer } from './bare-server.js';
import { manyRecords } from './many-records.js';

const REQUESTS_A_RUN = 10;
const PER_PAGE = 20;

/** What staff type: parts of names, whole names, both scripts, and names that only a few have. */
const TYPED = ['lev', 'gold', 'Goldstein', 'שרה', 'Sarah Adler', 'obrien', 'a3f', 'jose 0f1', 'Katz 1b'];

/** Names searched inside three tenths of all rows, through the whole API, divided by the same indexed query alone. */
export async function search({ n = 1_000_000, runs = 5 }: BenchOptions = {}): Promise<BenchResult> {
  const records = await manyRecords(n);
  const bare = await bareServer(records.databaseUrl);
  try {
    const ratios: number[] = [];
    const times: { q: string; ms: number }[] = [];
    for (const q of TYPED) {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const path = `/yahrzeits?sort=${encodeURIComponent('["name","ASC"]')}&range=[0,${PER_PAGE - 1}]&filter=${filter}`;
      const words = q.split(' ');
      const where = `organization_id = $1 AND archived_at IS NULL AND ${words.map((_, at) => `name_search LIKE containing($${at + 2})`).join(' AND ')}`;
      const values = [records.org, ...words];
      const found = `SELECT * FROM yahrzeit WHERE ${where} LIMIT (SELECT ${MOST_COUNTED})`;
      const statements = [
        { sql: `SELECT count(*) AS total FROM (${found}) AS found`, values },
        { sql: `SELECT * FROM (${found}) AS found ORDER BY name, id LIMIT ${PER_PAGE}`, values },
      ];
      const [ours, theirs] = [await records.get(path), await bare.get(statements)];
      mustBe(`how many have ${q}`, ours.total, theirs.total);
      mustBe(`whether somebody has ${q}`, ours.total > 0, true);

      const { slower, workMs } = await pairs(
        () => repeat(() => records.get(path)),
        () => repeat(() => bare.get(statements)),
        runs,
      );
      ratios.push(slower.median);
      times.push({ q, ms: workMs.median / REQUESTS_A_RUN });
    }
    const ms = spread(times.map((one) => one.ms));
    const each = times.map((one) => `${one.q} ${one.ms.toFixed(1)}`).join(', ');
    return {
      name: 'search',
      goal: '≤ 1.5; ≤ 15 ms',
      ratio: spread(ratios),
      counts: { rows: n, searches: TYPED.length },
      notes: [`a search takes ${ms.median.toFixed(1)} ms here (${ms.min.toFixed(1)} to ${ms.max.toFixed(1)})`, each],
    };
  } finally {
    await bare.close();
    await records.close();
  }
}

async function repeat(request: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < REQUESTS_A_RUN; n++) await request();
}
