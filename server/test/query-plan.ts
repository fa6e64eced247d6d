import type { DataSource } from 'typeorm';

/** A step of a statement, as EXPLAIN tells it in JSON. */
export interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  'CTE Name'?: string;
  Filter?: string;
  'Actual Loops': number;
  'Actual Rows': number;
  Plans?: PlanStep[];
}

/** All steps that Postgres goes through for the last statement of what is asked of the database. */
export async function stepsOf(db: DataSource, ask: () => Promise<unknown>): Promise<PlanStep[]> {
  const asked = jest.spyOn(db, 'query');
  await ask();
  const [statement, values] = asked.mock.lastCall ?? [''];
  asked.mockRestore();
  const [{ 'QUERY PLAN': plan }] = await db.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`, values);
  const below = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(below)];
  return below(plan[0].Plan);
}

/** How many rows a step came to in all. */
export const rowsOf = (step: PlanStep): number => step['Actual Loops'] * step['Actual Rows'];
