/** A record as a form shows it, with the version that was read. */
export interface Edition<Values> {
  values: Values;
  version: number;
}

/** What somebody else changed between two readings of a record. */
export interface Meanwhile {
  /** Fields that the reader had not touched: the other's word is taken over. */
  taken: Change[];
  /** Fields that both changed: the reader's own word stays until they decide. */
  both: Change[];
}

/** A field, in dots where it is inside another (`rules.adarRule`), and what the other wrote there. */
export interface Change {
  field: string;
  theirs: Plain | null;
}

/** What is chosen of many counts as one. */
type Plain = string | number | boolean | unknown[];
type Flat = Record<string, Plain | null>;

/** Compares three states: what was read, what is typed, and what stands now. Where both wrote the same, there is no conflict. */
export function meanwhile(read: object, typed: object, now: object): Meanwhile {
  const [was, mine, theirs] = [flat(read), flat(typed), flat(now)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(theirs)])];
  const changed = fields
    .filter((field) => differ(theirs[field], was[field]) && differ(theirs[field], mine[field]))
    .map((field) => ({ field, theirs: theirs[field] ?? null }));
  const touched = ({ field }: Change) => differ(mine[field], was[field]);
  return { taken: changed.filter((change) => !touched(change)), both: changed.filter(touched) };
}

const differ = (one: Plain | null | undefined, other: Plain | null | undefined): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

/** Blank, absent and null are the same in a form; an instant that was chosen there is one that was read. */
function flat(values: object, prefix = ''): Flat {
  return Object.entries(values).reduce<Flat>((all, [field, value]: [string, unknown]) => {
    if (value instanceof Date) return { ...all, [`${prefix}${field}`]: value.toISOString() };
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { ...all, ...flat(value, `${prefix}${field}.`) };
    const plain = typeof value === 'string' ? value.trim() || null : (value as Plain | null | undefined);
    return plain === null || plain === undefined ? all : { ...all, [`${prefix}${field}`]: plain };
  }, {});
}
