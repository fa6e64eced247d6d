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
    readonly body: Partial<RefusalBody> & { errors?: FieldErrors } = {},
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

type Detail = RefusalBody['details'][number];

/** What is wrong with a field that is not on the page; half a sentence needs the name that programs have for it. */
export const sayOfNone = ({ path, message }: Detail): string =>
  /^[a-z]/.test(message) ? `${path}: ${message}` : message;

/** The server's own words, with what is wrong with the first field it names; `fallback` when it said nothing a person can use. */
export function reasonOf(error: unknown, fallback: string, sayOf = sayOfNone): string {
  if (!(error instanceof ApiError) || (error.status >= 500 && error.status !== 503)) return fallback;
  const [first] = error.body.details ?? [];
  if (!first?.path || !error.message) return error.message || fallback;
  const said = sayOf(first);
  return error.message.endsWith(first.message) ? said : `${error.message} (${said})`;
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
