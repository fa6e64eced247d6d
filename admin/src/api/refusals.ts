import type { RefusalBody } from '@zikaron/contract';

/** Field errors as forms want them: `{ window: { toDays: "…" } }`. */
export interface FieldErrors {
  [field: string]: string | FieldErrors;
}

/** A call that the server refused, in the shape that react-admin's forms read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** 0 when the server could not be reached. */
    readonly status: number,
    /** `alone`: what is wrong with a field is said without its name. */
    readonly body: Partial<RefusalBody> & { errors?: FieldErrors; alone?: boolean } = {},
  ) {
    super(message);
  }
}

/** `[{ path: "window.toDays", message }]` as nested objects. What concerns the whole form has no path. */
export function fieldErrors(details: RefusalBody['details']): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of details) {
    const steps = path.split('.').filter((step) => step && step !== '__proto__');
    const last = steps.pop();
    if (!last) continue;
    let place = errors;
    for (const step of steps) {
      const inner = place[step];
      place = typeof inner === 'object' ? inner : (place[step] = {});
    }
    place[last] ??= message;
  }
  return errors;
}

/** The server's own words, with the first field it names; `fallback` when it said nothing a person can use. */
export function reasonOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || (error.status >= 500 && error.status !== 503)) return fallback;
  const [first] = error.body.details ?? [];
  if (!first?.path || !error.message) return error.message || fallback;
  // What is wrong with a file that was dropped, its sentence says alone.
  const named = error.body.alone || first.path === 'file' ? first.message : `${first.path}: ${first.message}`;
  return [first.message, named].includes(error.message) ? named : `${error.message} (${named})`;
}

/** The code of a response that refuses with this status; what else came is not read. */
export async function codeOf(response: Response, status: number): Promise<string | undefined> {
  if (response.status !== status) return undefined;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as Partial<RefusalBody> | null;
  return body?.code;
}
