import type { Config } from '../platform/config/index.js';
import { Refusal } from '../platform/http/index.js';
import type { KnownCaller } from './callers.service.js';
import { hostTime } from './provider/host-time.js';

/** Whether the caller's address is in OPERATOR_EMAILS. */
export const isOperator = ({ email }: KnownCaller, { OPERATOR_EMAILS }: Config): boolean =>
  OPERATOR_EMAILS.includes(email.toLowerCase());

/** @throws Refusal unless the caller runs the installation */
export function mustBeOperator(caller: KnownCaller, config: Config): void {
  if (!isOperator(caller, config)) {
    throw new Refusal(403, 'not_an_operator', 'This is for the people who run this installation.');
  }
}

/** So long after showing a second factor nobody is asked for it again. */
const FRESH_MS = 5 * 60_000;

/** @throws Refusal when a person who has a second factor has not shown it, or not lately where it is asked again */
export function mustHaveShownFactor({ secondFactor: { isSetUp, shownAt } }: KnownCaller, askAgain: boolean): void {
  if (!isSetUp || (shownAt && !(askAgain && hostTime() - shownAt.getTime() > FRESH_MS))) return;
  throw new Refusal(403, 'second_factor_needed', 'Show a code of your second factor to go on.');
}

/** @throws Refusal when a second factor is asked of a person who has none; their account page is where they set one up */
export function mustHaveFactor({ secondFactor: { isRequired, isSetUp } }: KnownCaller): void {
  if (!isRequired || isSetUp) return;
  throw new Refusal(
    403,
    'second_factor_missing',
    'A second factor is asked of you here. Set one up on the account page.',
  );
}
