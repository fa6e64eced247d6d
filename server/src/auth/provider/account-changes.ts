import bcrypt from 'bcrypt';
import { hostInstant, hostSeconds } from './host-time.js';
import type { Behind, SignedIn } from './behind.js';
import { notify } from './notices.js';
import { ProtocolRefusal, type Body } from './protocol.js';

/** So long after the link of a letter was used, a password may be chosen without the one before. */
const FRESH_LINK_SECONDS = 15 * 60;

/**
 * Gives a person a new password, when they show the one they have or have just used the link of a letter. All other sessions
 * end, here and at the house, and so do the access tokens of this one; a letter tells the owner of the account.
 */
export async function changePassword(
  behind: Behind,
  person: SignedIn,
  body: Body,
  change: () => Promise<Response>,
): Promise<Response> {
  await mustBeAssured(behind, person);
  const account = await behind.store.account(person.id);
  if (!(await cameByLink(behind, person)))
    await mustKnowPassword(behind, person, account?.passwordHash, body.current_password);
  const answer = await change();
  if (!answer.ok) return answer;
  await behind.store.endOtherSessions(person.id, person.session);
  await behind.house.endAll(person.id);
  if (account) void notify(behind.letters, account.email, 'passwordChanged');
  return answer;
}

/** Writes to the new address, which is the account's only once it was proved there. A taken one is answered alike, without a letter. */
export async function requestAddress(
  behind: Behind,
  person: SignedIn,
  email: string,
  passOn: (body: Body) => Promise<Response>,
  rest: Body,
): Promise<Response> {
  await mustBeAssured(behind, person);
  const holder = await behind.store.accountOf(email);
  if (!holder || holder.id === person.id) return passOn({ ...rest, email });
  const answer = await passOn(rest);
  const said = (await answer.json()) as object;
  return Response.json({ ...said, new_email: email.toLowerCase(), email_change_sent_at: hostInstant().toISOString() });
}

/** Whoever has a second factor has shown it. */
async function mustBeAssured({ store }: Behind, person: SignedIn): Promise<void> {
  if (person.aal === 'aal2' || !(await store.hasFactor(person.id))) return;
  throw new ProtocolRefusal(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

async function cameByLink({ store }: Behind, { session }: SignedIn): Promise<boolean> {
  const proofs = await store.proofsOf(session);
  return proofs.some(({ method, timestamp }) => method === 'otp' && hostSeconds() - timestamp < FRESH_LINK_SECONDS);
}

async function mustKnowPassword(
  { attempts }: Behind,
  { id }: SignedIn,
  hash: string | null | undefined,
  given: string | null | undefined,
): Promise<void> {
  if (!given)
    throw new ProtocolRefusal(
      400,
      'current_password_required',
      'Give the password that you have now, or ask for a letter',
    );
  if ((await attempts.take(id)) > 0)
    throw new ProtocolRefusal(429, 'over_request_rate_limit', 'Too many attempts. Try again in 15 minutes.');
  if (!hash || !(await bcrypt.compare(given, hash))) {
    throw new ProtocolRefusal(400, 'current_password_invalid', 'This is not your password');
  }
  await attempts.giveBack(id);
}
