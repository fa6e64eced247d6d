import { ProtocolRefusal, type Body } from './protocol.js';

interface Knock {
  readonly method: string;
  /** Without /auth/v1. */
  readonly path: string;
  readonly url: URL;
  readonly body: Body;
}

/** What the protocol answers where a way in is switched off: web addresses and words are GoTrue's (`internal/api`). */
const SHUT: readonly [pattern: RegExp, status: number, code: string, message: string][] = [
  [/^POST \/sso$/, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  [/^GET \/user\/identities\/authorize$/, 404, 'manual_linking_disabled', 'Manual linking is disabled'],
  [/^DELETE \/user\/identities\/[^/]+$/, 404, 'manual_linking_disabled', 'Manual linking is disabled'],
  [/^POST \/token web3$/, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  [/^POST \/token id_token$/, 400, 'provider_disabled', 'Signing in by an ID token is not enabled'],
];

/** The protocol's own limit: up to fifteen digits (E.164). */
const PHONE = /^\+?[1-9]\d{1,14}$/;

/**
 * Refuses, in the protocol's words, the ways in that are shut here for everybody: single sign-on, linking by hand, wallets,
 * ID tokens, codes to a phone.
 * @throws ProtocolRefusal
 */
export function refuseShut({ method, path, url, body }: Knock): void {
  const grant = path === '/token' ? url.searchParams.get('grant_type') : null;
  const asked = [`${method} ${path}`, grant].filter(Boolean).join(' ');
  const shut = SHUT.find(([pattern]) => pattern.test(asked));
  if (shut) throw new ProtocolRefusal(shut[1], shut[2], shut[3]);
  if (method === 'POST' && path === '/verify' && body.phone) refuseCodeOf(body.phone);
}

/** No code was ever sent to a phone, so none is good. */
function refuseCodeOf(phone: string): never {
  if (!PHONE.test(phone)) {
    throw new ProtocolRefusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
  }
  throw new ProtocolRefusal(403, 'otp_expired', 'Token has expired or is invalid');
}
