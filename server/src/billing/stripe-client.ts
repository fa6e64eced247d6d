import type Stripe from 'stripe';
import type { StripeConfig } from '../platform/config/index.js';

/** The client of Stripe's API, or null where no key is configured. Injected as `@Inject(STRIPE) stripe: Stripe | null`. */
export const STRIPE = Symbol('STRIPE');

/** Somebody waits for the answer: no longer than this, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Opens it. The library is loaded only where there is a key. */
export async function openStripe({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: StripeConfig): Promise<Stripe | null> {
  if (!STRIPE_SECRET_KEY) return null;
  const { default: Client } = await import('stripe');
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null;
  return new Client(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port, protocol: base.protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** Whether Stripe says that there is no such thing. */
export const isMissing = (failure: unknown): boolean =>
  (failure as { code?: unknown } | null)?.code === 'resource_missing';

/** Whether Stripe says that this cannot be asked of the thing as it is. */
export const isInvalid = (failure: unknown): boolean =>
  (failure as { rawType?: unknown } | null)?.rawType === 'invalid_request_error';
