import { setImmediate as others } from 'node:timers/promises';
import { inBatches } from '../read/batches.js';
import type { Line, Lines } from './fold-observers.js';
import type { UnderstoodRow } from './understand-row.js';
import type { Reader } from './understand-table.js';

/** So many rows are understood in one turn: what Postgres answers meanwhile does not wait longer. */
const TURN = 50;

export interface UnderstoodBatch {
  readonly batch: readonly Line[];
  readonly rows: readonly UnderstoodRow[];
}

/**
 * Understands the lines batch by batch, one ahead of who takes them: while Postgres writes a batch, the next is understood.
 * Its lines are read before, so that no statement comes between those of who writes.
 */
export async function* understoodAhead(lines: Lines, read: Reader): AsyncGenerator<UnderstoodBatch> {
  let before: Promise<UnderstoodBatch> | null = null;
  for await (const batch of inBatches(lines)) {
    const next = understood(batch, read);
    // Who ends early asks for it no more.
    next.catch(() => undefined);
    if (before) yield await before;
    before = next;
  }
  if (before) yield await before;
}

async function understood(batch: readonly Line[], read: Reader): Promise<UnderstoodBatch> {
  const rows: UnderstoodRow[] = [];
  for (const line of batch) {
    if (rows.length % TURN === 0) await others();
    rows.push(read(line));
  }
  return { batch, rows };
}
