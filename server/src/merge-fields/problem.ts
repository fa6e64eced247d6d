/** Which rule a template breaks. Stable: screens translate by it. */
export type ProblemCode =
  | 'too_long'
  | 'too_many_expressions'
  | 'too_deep'
  | 'syntax'
  | 'unknown_field'
  | 'not_allowed'
  | 'wrong_argument'
  | 'unsafe_place'
  | 'unsafe_link'
  | 'foreign_picture'
  | 'forbidden_html'
  | 'uneven_branches';

/** One reason why a template is refused, and where: `line` and `column` count from 1, `field` is the text in question. */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly field: string | null;
  readonly line: number;
  readonly column: number;
}

/** The part of a letter that a source is for: each has its own dangers and its own length. */
export type TemplateKind = 'html' | 'subject' | 'text';

/** A template that may not be compiled. */
export class TemplateRefused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ message, line, column }) => `${message} (line ${line}, column ${column})`).join(' '));
    this.name = 'TemplateRefused';
  }
}
