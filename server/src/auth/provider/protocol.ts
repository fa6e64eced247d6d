import { z } from 'zod';

/** A refusal as the identity protocol (GoTrue) words it: `error_code` for the program, `msg` for the person. */
export class ProtocolRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  answer(): Response {
    const headers = { 'X-Sb-Error-Code': this.code, ...(this.status === 503 && { 'Retry-After': '5' }) };
    return Response.json(
      { code: this.status, error_code: this.code, msg: this.message },
      { status: this.status, headers },
    );
  }
}

/** A request below /auth/v1, after its method, query and body were found to have the protocol's shape. */
export interface Asked {
  readonly method: string;
  /** Without /auth/v1 and without a slash at the end. */
  readonly path: string;
  readonly url: URL;
  readonly body: Body;
  /** The whole header. */
  readonly authorization: string | null;
  /** Likewise; empty without cookies. */
  readonly cookie: string;
}

const MOST_CHARACTERS = 10_000;
const text = z.string().max(MOST_CHARACTERS).nullish();

/** What we and the provider read; what else stands in a body is passed on and read by nobody. */
const bodyShape = z.looseObject({
  ...Object.fromEntries(
    [
      'auth_code',
      'challenge_id',
      'code',
      'code_verifier',
      'current_password',
      'email',
      'factor_type',
      'friendly_name',
      'issuer',
      'nonce',
      'password',
      'phone',
      'refresh_token',
      'scope',
      'token',
      'token_hash',
      'type',
    ].map((field) => [field, text]),
  ),
  data: z.record(z.string(), z.unknown()).nullish(),
});

type Field =
  'scope' | 'email' | 'phone' | 'password' | 'current_password' | 'token' | 'token_hash' | 'type' | 'refresh_token';
type FactorField = 'factor_type' | 'friendly_name' | 'issuer' | 'challenge_id' | 'code';
export type Body = Partial<Record<Field | FactorField, string | null>> & { data?: Record<string, unknown> | null };

/** What of the protocol is here; docs/how-to/members-and-access.md lists what is not. */
const PATHS: readonly [path: RegExp, methods: readonly string[]][] = [
  [/^\/(signup|token|otp|magiclink|recover|resend|logout|factors)$/, ['POST']],
  [/^\/(health|settings|authorize|reauthenticate|\.well-known\/(jwks\.json|openid-configuration))$/, ['GET']],
  [/^\/(verify|callback)$/, ['GET', 'POST']],
  [/^\/user$/, ['GET', 'PUT']],
  [/^\/sso$/, ['POST']],
  [/^\/user\/identities\/authorize$/, ['GET']],
  [/^\/user\/identities\/[^/]+$/, ['DELETE']],
  [/^\/factors\/[^/]+$/, ['DELETE']],
  [/^\/factors\/[^/]+\/(challenge|verify)$/, ['POST']],
];

/** @throws ProtocolRefusal for a path, a method, a query or a body that the protocol does not know */
export function readAsked(request: {
  method: string;
  url: URL;
  body: unknown;
  authorization: string | null;
  cookie?: string;
}): Asked {
  const { method, url, authorization, cookie = '' } = request;
  const path = withoutLastSlashes(url.pathname.slice('/auth/v1'.length));
  const methods = PATHS.find(([pattern]) => pattern.test(path))?.[1];
  if (!methods) throw new ProtocolRefusal(404, 'not_found', 'There is nothing at this address');
  if (!methods.includes(method === 'HEAD' ? 'GET' : method)) {
    throw new ProtocolRefusal(405, 'method_not_allowed', `Use ${methods.join(' or ')} here`);
  }
  const parsed = bodyShape.safeParse(request.body ?? {});
  if (!parsed.success) throw new ProtocolRefusal(400, 'bad_json', wrongPart(parsed.error));
  if (![...url.searchParams, parsed.data].every(isWritable)) {
    throw new ProtocolRefusal(400, 'bad_json', 'There are characters here that cannot be kept');
  }
  return { method, path, url, body: parsed.data, authorization, cookie };
}

const wrongPart = (error: z.ZodError): string => {
  const field = error.issues[0]?.path[0];
  return field === undefined ? 'The body must be a JSON object' : `${String(field)} is not what it must be`;
};

/** Whether every text in it can be written down: NUL and halves of characters cannot. */
function isWritable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\p{Cs}\0]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isWritable(name) && isWritable(inner));
}

/** Each of many slashes within a path is looked at once: anybody may send thousands. */
export const withoutLastSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '');
