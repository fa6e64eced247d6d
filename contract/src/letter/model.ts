/** How a letter is written down: as MJML, or as HTML with nothing above it. */
export type Dialect = 'mjml' | 'html';

/** A mark on a piece of text, as the editor keeps it. */
export interface LetterMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** A piece of a letter as the editor keeps it: the JSON of its document. */
export interface LetterNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly LetterMark[];
  readonly content?: readonly LetterNode[];
  readonly text?: string;
}

/**
 * A letter taken apart without loss: what a person writes in, and what stands around it. `frame` holds one piece more than
 * the document has parts: what comes before the first part, between two, and after the last.
 */
export interface LetterDocument {
  readonly dialect: Dialect;
  readonly frame: readonly string[];
  readonly body: LetterNode;
}

/** The letter holds something that the editor cannot show; it is kept as it is and edited as HTML. */
export class UnreadableLetter extends Error {}

/** The condition under which a piece stands: `each` repeats it for every item of a list, `else` stands for all other cases. */
export type When = 'if' | 'unless' | 'each' | 'else';

/** One branch of a condition: `{{#if contact.phone}}` is `if` and `contact.phone`, `{{else}}` has no test. */
export interface Branch {
  readonly word: When;
  readonly test: string | null;
  /** As it is written, with what a dialect puts around it. */
  readonly open: string;
}

/** A mark that puts text under a condition. All branches of one condition share `group`. */
export interface WhenAttributes {
  readonly group: string;
  readonly branch: number;
  readonly branches: readonly Branch[];
  readonly end: string;
  /** How deep it stands among the marks; null for one that was put on by hand. */
  readonly at: number | null;
}

/** The field that an expression prints: of `formatDate observance.date "long"` it is `observance.date`. */
export function fieldOf(expression: string): string {
  const words = expression.trim().split(/\s+/);
  return words[1] !== undefined && /^[a-z]/i.test(words[1]) ? words[1] : (words[0] ?? '');
}
