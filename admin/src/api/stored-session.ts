/** Where the browser keeps the session of the identity provider. */
export const SESSION_KEY = 'zikaron.session';

/** Whether somebody was signed in here. Cheap and without proof: the pages behind it ask properly. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false; // storage is forbidden in this browser: nobody can have been remembered
  }
}

/** So many seconds before its end a token is no longer used, but renewed: more than the client of the identity provider keeps. */
const RENEWED_S = 120;

/** The access token that is kept here while it is good for a while, without asking anybody; else null. */
export function storedToken(): string | null {
  try {
    const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as Partial<Session> | null;
    const { access_token: token, expires_at: expiresAt } = session ?? {};
    return token && expiresAt && expiresAt - RENEWED_S > Date.now() / 1000 ? token : null;
  } catch {
    return null; // storage is forbidden, or holds something else: the provider's client says what there is
  }
}

/** What the provider's client keeps, as far as it is read here; `expires_at` is in seconds. */
interface Session {
  access_token: string;
  expires_at: number;
}
