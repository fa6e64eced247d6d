// `npm run stripe:setup`: makes the products, prices and meter of STRIPE_SECRET_KEY's account. May be run again at any time.
import { openStripe, setUpStripe } from '../billing/index.js';
import { readStripeConfig } from '../platform/config/index.js';

const stripe = await openStripe(readStripeConfig());
if (stripe) {
  for (const line of await setUpStripe(stripe)) console.log(line);
} else {
  console.error('STRIPE_SECRET_KEY is not set: there is no account to set up.');
  process.exitCode = 2;
}
