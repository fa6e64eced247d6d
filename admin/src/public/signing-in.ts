/** What signing in and registering need once somebody begins to: the pages are there before it. */
import '../api/asks-factor';

export { identity } from '../api/identity-client';
export { afterSignIn, bridgeSession, registerDetails, whoAmI } from '../api/session';
