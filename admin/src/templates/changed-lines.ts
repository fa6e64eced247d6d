/** One line of two texts laid over each other. */
export interface ComparedLine {
  readonly text: string;
  readonly only: 'before' | 'after' | null;
}

/** Which lines were taken out and which came in, by their longest common sequence; the others stand once. */
export function changedLines(before: string, after: string): ComparedLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const common = lengths(old, now);
  const lines: ComparedLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [one, other] = [old[i], now[j]];
    if (one !== undefined && one === other) {
      lines.push({ text: one, only: null });
      i++;
      j++;
    } else if (one !== undefined && (other === undefined || at(common, i + 1, j) >= at(common, i, j + 1))) {
      lines.push({ text: one, only: 'before' });
      i++;
    } else {
      lines.push({ text: other ?? '', only: 'after' });
      j++;
    }
  }
  return lines;
}

/** How many lines the rests of both texts have in common, from each pair of lines on. */
function lengths(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      (table[i] as number[])[j] =
        old[i] === now[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
  return table;
}

const at = (table: readonly number[][], i: number, j: number): number => table[i]?.[j] ?? 0;
