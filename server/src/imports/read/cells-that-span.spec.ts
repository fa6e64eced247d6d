import { inEachRow } from './cells-that-span.js';

describe('cells that are merged over rows', () => {
  const rows = (count: number, cell: (row: number) => string) =>
    Array.from({ length: count }, (_, at) => ({ row: at + 1, cells: [cell(at + 1), ''] }));

  it('given an observer merged over three people, then each of them has that observer', () => {
    const table = rows(4, (row) => (row === 1 ? 'Dan Stein' : ''));
    const merged = inEachRow(table, [{ row: 1, column: 0, rows: 3 }]);

    expect(merged.map(({ cells }) => cells[0])).toEqual(['Dan Stein', 'Dan Stein', 'Dan Stein', '']);
  });

  it('given cells that all claim the rows of the others, then the table is refused before each row is looked at for each', () => {
    const count = 5_000;
    const merged = Array.from({ length: count }, (_, at) => ({ row: at + 1, column: 0, rows: count }));

    expect(() => inEachRow(rows(count, String), merged)).toThrow('too much text');
  });
});
