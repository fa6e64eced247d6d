/** Adds a value to a statement's parameters and answers its placeholder. */
export type Bind = (value: unknown) => string;

/** A search on a normalised name column as two conditions: what is asked first, and what is asked when it finds nothing. */
interface NameSearch {
  /** Every word stands somewhere in the name; case, accents, vowel points and apostrophes do not matter. */
  readonly exact: string;
  /** Every word of four letters or more may have one wrong letter. */
  readonly forgiving: string;
}

const FEWEST_LETTERS_WITH_A_TYPO = 4;
const MOST_WORDS = 8;

/** The conditions for what a person typed in a search field; null when it holds no word. */
export function nameSearch(typed: string | undefined, column: string, bind: Bind): NameSearch | null {
  const words = (typed ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return null;

  const exact: string[] = [];
  const forgiving: string[] = [];
  for (const word of words) {
    const placeholder = bind(word);
    const contains = `${column} LIKE containing(${placeholder})`;
    const resembles = `(${column} LIKE ANY (ends_of_word(${placeholder})) AND is_one_letter_off(${column}, searchable(${placeholder})))`;
    exact.push(contains);
    forgiving.push(word.length < FEWEST_LETTERS_WITH_A_TYPO ? contains : `(${contains} OR ${resembles})`);
  }
  return { exact: exact.join(' AND '), forgiving: forgiving.join(' AND ') };
}
