export interface Detail {
  /** The field, as in `window.toDays`. */
  readonly path: string;
  readonly message: string;
}

/** What the caller can act on. `code` is stable and tested; `message` is for people and may be reworded. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    readonly code: string,
    message: string,
    readonly details: readonly Detail[] = [],
  ) {
    super(message);
  }
}

/** Attempts past a limit; says when the next may be made, in words and as Retry-After. */
export class TooMany extends Refusal {
  constructor(readonly waitSeconds: number) {
    const minutes = Math.ceil(waitSeconds / 60);
    super(
      429,
      'too_many_attempts',
      `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    );
  }
}

/** What there is no room for just now, through nobody's fault: says in words and as Retry-After when to come again. */
export class Unavailable extends Refusal {
  constructor(
    code: string,
    message: string,
    readonly waitSeconds = 5,
  ) {
    super(503, code, message);
  }
}

/** There is no such record in this organization; whether another one has it is not said. */
export class NotFound extends Refusal {
  constructor(noun: string) {
    super(404, 'not_found', `There is no such ${noun}.`);
  }
}

/** Input that is well-formed and still wrong; `details` name the fields. */
export class Invalid extends Refusal {
  constructor(details: readonly Detail[], code = 'invalid') {
    super(422, code, details[0]?.message ?? 'Something is not right with this.', details);
  }
}

/** What is asked does not fit what stands here now, such as a record that something still needs. */
export class Conflict extends Refusal {
  constructor(code: string, message: string, details: readonly Detail[] = []) {
    super(409, code, message, details);
  }
}

/** Somebody else was first with a change of the same: `by` is who, where that is known. */
export class ChangedMeanwhile extends Conflict {
  constructor(
    message: string,
    readonly by: string | undefined,
    details: readonly Detail[] = [],
  ) {
    super('changed_meanwhile', message, details);
  }
}
