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

type Plain = string | number | boolean;
type Flat = Record<string, Plain | null>;

/** Compares three states: what was read, what is typed, and what stands now. Where both wrote the same, there is no conflict. */
export function meanwhile(read: object, typed: object, now: object): Meanwhile {
  const [was, mine, theirs] = [flat(read), flat(typed), flat(now)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(theirs)])];
  const changed = fields
    .filter((field) => theirs[field] !== was[field] && theirs[field] !== mine[field])
    .map((field) => ({ field, theirs: theirs[field] ?? null }));
  const touched = ({ field }: Change) => mine[field] !== was[field];
  return { taken: changed.filter((change) => !touched(change)), both: changed.filter(touched) };
}

/** Blank, absent and null are the same in a form. */
function flat(values: object, prefix = ''): Flat {
  return Object.entries(values).reduce<Flat>((all, [field, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return { ...all, ...flat(value, `${prefix}${field}.`) };
    const plain = typeof value === 'string' ? value.trim() || null : (value as Plain | null | undefined);
    return plain === null || plain === undefined ? all : { ...all, [`${prefix}${field}`]: plain };
  }, {});
}
