/** By column, a text that holds in this row too, and for how many rows from this one on. */
export type GoingOn = Map<number, { readonly text: string; readonly rows: number }>;

/** Puts what goes on from rows above into empty cells of this one. Answers how many characters that were. */
export function withWhatGoesOn(cells: string[], goesOn: GoingOn): number {
  let characters = 0;
  for (const [column, { text }] of goesOn) {
    if (!text || cells[column]) continue;
    cells[column] = text;
    characters += text.length;
  }
  return characters;
}

/** What still goes on in the next row: of that from above, and of what begins in this one. */
export function goesOnBelow(goesOn: GoingOn, begun: GoingOn): GoingOn {
  const next: GoingOn = new Map();
  for (const [column, { text, rows }] of [...goesOn, ...begun])
    if (rows > 1) next.set(column, { text, rows: rows - 1 });
  return next;
}
