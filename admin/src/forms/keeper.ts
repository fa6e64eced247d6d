import { ApiError, reasonOf, type FieldErrors } from '../api/refusals';
import { sayOfField } from './say-of-field';
import { changedFields } from './without-empty';

/** What became of one field's last change. */
export interface Mark {
  readonly state: 'saving' | 'saved' | 'refused' | 'failed';
  /** Why it is not saved. */
  readonly reason?: string;
}

export type Marks = Readonly<Record<string, Mark>>;

/** The form whose fields are saved as one goes. */
export interface KeptForm<Values> {
  values: () => Values;
  /** Whether a field holds what the form itself asks for; where not, it is told under it. */
  isFine: (field: string) => Promise<boolean>;
  /** Sends fields; `before` is what was saved last. */
  save: (changed: Partial<Values>, before: Values) => Promise<void>;
  /** What is told when the server gave no reason. */
  failed: () => string;
  /** What the server refused, to be told under its field. */
  refuse: (errors: FieldErrors) => void;
  marked: (marks: Marks) => void;
}

/** What is said first of a field, or of one within it. */
function reasonIn({ body }: ApiError, field: string): Pick<Mark, 'reason'> {
  const said = body.details?.find(({ path }) => path === field || path.startsWith(`${field}.`));
  return said ? { reason: sayOfField(said) } : {};
}

/**
 * Saves the fields of a form one after the other: what is refused stays as it was typed and holds nothing else up, what could
 * not be sent waits for the next time, and what is changed while something is on its way goes after it.
 */
export class Keeper<Values extends object> {
  private marks: Marks = {};
  private turn: Promise<unknown> = Promise.resolve();
  /** By field, as it was refused: the same is not asked again. */
  private readonly refused = new Map<string, string>();

  constructor(
    private saved: Values,
    private readonly form: KeptForm<Values>,
  ) {}

  /** Whether the form says nothing that is not saved. */
  isAllSaved(): boolean {
    return this.changed().length === 0;
  }

  /** Whether something could not be sent that may go now. */
  isWaiting(): boolean {
    return Object.values(this.marks).some(({ state }) => state === 'failed');
  }

  /** Saves what has changed. The answer is whether all is saved then. */
  keep(): Promise<boolean> {
    const kept = this.turn.then(() => this.keepOnce());
    this.turn = kept.catch(() => undefined);
    return kept;
  }

  private async keepOnce(): Promise<boolean> {
    await this.forgetMended();
    const values = JSON.parse(JSON.stringify(this.form.values())) as Record<string, unknown>;
    const fine: string[] = [];
    for (const field of this.changed()) {
      if (this.refused.get(field) === JSON.stringify(values[field])) continue;
      if (await this.form.isFine(field)) fine.push(field);
      else this.mark([field], { state: 'refused' });
    }
    if (fine.length > 0) await this.send(fine, values);
    return this.isAllSaved();
  }

  private async send(fields: string[], values: Record<string, unknown>): Promise<void> {
    const sent = Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
    this.mark(fields, { state: 'saving' });
    try {
      await this.form.save(sent, this.saved);
      this.saved = { ...this.saved, ...sent };
      for (const field of fields) this.refused.delete(field);
      this.mark(fields, { state: 'saved' });
    } catch (error) {
      await this.refusedBy(error, fields, values);
    }
  }

  /** Those that the server named stay; the others go without them. */
  private async refusedBy(error: unknown, fields: string[], values: Record<string, unknown>): Promise<void> {
    const errors = (error instanceof ApiError && error.body.errors) || {};
    const named = fields.filter((field) => field in errors);
    if (named.length === 0)
      return this.mark(fields, { state: 'failed', reason: reasonOf(error, this.form.failed(), sayOfField) });
    for (const field of named) this.refused.set(field, JSON.stringify(values[field]));
    this.form.refuse(Object.fromEntries(named.map((field) => [field, errors[field] as string])));
    for (const field of named) this.mark([field], { state: 'refused', ...reasonIn(error as ApiError, field) });
    const others = fields.filter((field) => !named.includes(field));
    if (others.length > 0) await this.send(others, values);
  }

  /** What was refused or not sent and is as before again: nothing is to be said of it. */
  private async forgetMended(): Promise<void> {
    const changed = this.changed();
    const mended = Object.keys(this.marks).filter(
      (field) => !changed.includes(field) && ['refused', 'failed'].includes(this.marks[field]?.state ?? ''),
    );
    for (const field of mended) {
      this.refused.delete(field);
      await this.form.isFine(field);
    }
    if (mended.length > 0)
      this.tell(Object.fromEntries(Object.entries(this.marks).filter(([field]) => !mended.includes(field))));
  }

  private changed(): string[] {
    return Object.keys(changedFields(this.saved, this.form.values()));
  }

  private mark(fields: string[], mark: Mark): void {
    this.tell({ ...this.marks, ...Object.fromEntries(fields.map((field) => [field, mark])) });
  }

  private tell(marks: Marks): void {
    this.marks = marks;
    this.form.marked(marks);
  }
}
