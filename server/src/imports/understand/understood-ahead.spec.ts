import type { Line } from './fold-observers.js';
import type { UnderstoodRow } from './understand-row.js';
import { understoodAhead } from './understood-ahead.js';

const line = (row: number): Line => ({ row, cells: [`${row}`], brought: null, choice: null, leftOut: null });
const asRow = ({ row }: Line) => ({ row }) as UnderstoodRow;
async function* inParts(...sizes: readonly number[]): AsyncGenerator<Line[]> {
  let row = 0;
  for (const size of sizes) yield await Promise.resolve(Array.from({ length: size }, () => line(++row)));
}

describe('understanding ahead', () => {
  it('given a batch is being written, then the next is understood meanwhile', async () => {
    let read = 0;
    const batches = understoodAhead(inParts(1_000, 1_000, 500), (one) => (read++, asRow(one)));

    const { value } = await batches.next();
    while (read < 2_000) await new Promise((resolve) => setImmediate(resolve));

    expect(value).toMatchObject({ batch: { length: 1_000 }, rows: { length: 1_000 } });
    expect(read).toBe(2_000);
  });

  it('given it is gone through, then every row comes once, in order', async () => {
    const rows: number[] = [];
    for await (const batch of understoodAhead(inParts(700, 700, 1), asRow))
      rows.push(...batch.rows.map(({ row }) => row));

    expect(rows).toEqual(Array.from({ length: 1_401 }, (_, at) => at + 1));
  });

  it('given a row cannot be understood, then whoever takes its batch hears of it, and nobody else', async () => {
    const batches = understoodAhead(inParts(1_000, 1_000), (one) => {
      if (one.row === 1_500) throw new Error('row 1500');
      return asRow(one);
    });

    await batches.next();
    await expect(batches.next()).rejects.toThrow('row 1500');
  });
});
