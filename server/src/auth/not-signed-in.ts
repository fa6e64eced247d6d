import { Refusal } from '../platform/http/index.js';

/** Nobody is signed in, or no longer; which of the many reasons it was is not said. */
export class NotSignedIn extends Refusal {
  constructor() {
    super(401, 'not_signed_in', 'Sign in to go on.');
  }
}
