import { performance } from 'node:perf_hooks';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';
import { filledDatabase, type FilledDatabase } from './reminder-rows.js';

const FEW = 10;
const MANY = 10_000;

/** The same observers and letters in 10 congregations and in 10,000: what the number of congregations itself costs a night. */
export async function tenants({ n = 100_000, runs = 5 }: BenchOptions = {}): Promise<BenchResult> {
  const due = Math.floor(n / 5);
  const few = await filledDatabase({ observers: n, organizations: FEW, due });
  const many = await filledDatabase({ observers: n, organizations: MANY, due });
  try {
    await night(few, due);
    await night(many, due);
    const ratios: number[] = [];
    let statements = 0;
    for (let run = 0; run < runs; run++) {
      const [one, other] = [await night(few, due), await night(many, due)];
      mustBe('the number of statements', other.statements, one.statements);
      ratios.push(other.milliseconds / one.milliseconds);
      statements = other.statements;
    }
    const counts = { observers: n, due, 'organizations at first': FEW, 'organizations then': MANY, statements };
    return { name: 'tenants', goal: '≤ 1.3 times the cost', ratio: spread(ratios), counts, notes: [] };
  } finally {
    await few.close();
    await many.close();
  }
}

/** From empty tables; the forgetting is not timed. */
async function night(database: FilledDatabase, due: number): Promise<{ milliseconds: number; statements: number }> {
  await database.reset();
  database.statements();
  const start = performance.now();
  mustBe('letters planned', await database.planNight(), due);
  return { milliseconds: performance.now() - start, statements: database.statements() };
}
