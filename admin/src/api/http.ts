import { env } from '../env';
import { askPerson } from './ask-person';
import { askedAhead } from './asked-ahead';
import { accessToken } from './identity';
import { endLook, isLooking, whatAbout } from './look';
import { chosenOrganization, forgetOrganization } from './organization';
import { withPatience } from './patience';
import { ApiError, codeOf, fieldErrors } from './refusals';
import { notReached, refusalSaid, saying } from './saying';
import { signedInAgain } from './sign-in-again';
import { hex, traceHeader } from './trace-header';

export { ApiError, fieldErrors, reasonOf } from './refusals';

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a `Blob` is sent as it is. */
  body?: unknown;
  headers?: HeadersInit;
  /** By which the server knows that it was asked for the same before: what is made is made once. */
  key?: string;
  signal?: AbortSignal | undefined;
  /** Goes on when the page is closed meanwhile; for what is small. */
  keepalive?: boolean;
  /** False where nobody is asked for the password in place: signing in itself is not done twice. */
  asksAgain?: boolean;
}

/** A key that nobody else has. */
export const newKey = (): string => hex(16);

/** Calls the product's own API with the signed-in person's token. @throws ApiError */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await sendAssured(`${env.API_BASE}${path}`, options);
  const json: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw await refused(response, json);
  // An answer that broke off on its way is none.
  if (json === undefined && response.status !== 204) throw new ApiError(notReached(), 0);
  return json as Answer;
}

let askForFactor = (): Promise<boolean> => Promise.resolve(false);

/** Says who asks a person for their second factor; they answer whether it was shown. */
export function askFactorBy(ask: () => Promise<boolean>): void {
  askForFactor = ask;
}

/** Where the server asks for the second factor, the person is asked, and the same is sent once more. */
const sendAssured = (url: string, options: CallOptions): Promise<Response> =>
  askPerson(() => sendSignedIn(url, options), { isMet: needsFactor, ask: () => askForFactor() });

const needsFactor = async (response: Response): Promise<boolean> =>
  (await codeOf(response, 403)) === 'second_factor_needed';

/** Fetches a file with the signed-in person's token. @throws ApiError */
export async function callFile(
  path: string,
  asked: Pick<CallOptions, 'method' | 'body'> = {},
): Promise<{ name: string; content: Blob }> {
  const response = await sendAssured(`${env.API_BASE}${path}`, { ...asked, headers: { Accept: '*/*' } });
  if (!response.ok) throw await refused(response, await response.json().catch(() => null));
  return { name: fileNameIn(response.headers.get('Content-Disposition') ?? ''), content: await response.blob() };
}

/** The name that the server gave, which may be in any script (RFC 6266). */
function fileNameIn(disposition: string): string {
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return exact ? decodeURIComponent(exact) : (/filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'download');
}

/** A session that was lost on the way is asked for in place, and the request goes once more. */
function sendSignedIn(url: string, options: CallOptions): Promise<Response> {
  const sent = () => withPatience(() => send(url, options));
  if (options.asksAgain === false) return sent();
  return askPerson(sent, { isMet: ({ status }) => status === 401, ask: signedInAgain });
}

async function send(
  url: string,
  { method = 'GET', body, headers, key, signal, keepalive = false }: CallOptions,
): Promise<Response> {
  const ahead = method === 'GET' && !headers ? askedAhead(url) : undefined;
  if (ahead) return ahead.catch(() => send(url, { signal }));
  const token = await accessToken();
  const all = new Headers(headers);
  if (!all.has('Accept')) all.set('Accept', 'application/json');
  if (token) all.set('Authorization', `Bearer ${token}`);
  const about = token ? whatAbout(url.slice(env.API_BASE.length)) : {};
  for (const [name, value] of Object.entries(about)) all.set(name, value);
  if (key) all.set('Idempotency-Key', key);
  for (const [name, value] of Object.entries(traceHeader())) all.set(name, value);
  if (body !== undefined && !(body instanceof Blob)) all.set('Content-Type', 'application/json');
  const payload = body === undefined || body instanceof Blob ? (body ?? null) : JSON.stringify(body);
  try {
    return await fetch(url, {
      method,
      headers: all,
      body: payload,
      signal: signal ?? null,
      credentials: 'same-origin',
      keepalive,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(notReached(), 0);
  }
}

async function refused(response: Response, json: unknown): Promise<ApiError> {
  const body = refusalSaid(json && typeof json === 'object' ? json : {}, await saying());
  // Its time has passed, or its consent was taken back: the page of those who run the installation says so.
  if (isLooking() && ['look_over', 'not_an_operator'].includes(body.code ?? '')) endLook('over');
  // Removed from the organization that was chosen here: the account shows what is left.
  if (body.code === 'not_a_member' && chosenOrganization()) {
    forgetOrganization();
    window.location.assign('/account');
  }
  const errors = fieldErrors(body.details ?? []);
  // What has no words of ours comes from what stands before the server.
  return new ApiError(body.message ?? notReached(), response.status, {
    ...body,
    ...(Object.keys(errors).length > 0 && { errors }),
  });
}
