import { z } from 'zod';
import { line } from './common.js';
import { emailAddress } from './email-address.js';
import { plan, subscription, timezone } from './organizations.js';

/** What every way to pay says; name and zone count while the organization has no name yet. */
const chosen = { plan: plan.exclude(['free']), orgName: line(), timezone };

/** POST /checkout: the demonstration's payment. Of a card no more than its last four digits ever leave the browser. */
export const demoCheckout = z.object({ ...chosen, cardLast4: z.string().regex(/^\d{4}$/, 'must be four digits') });
export type DemoCheckout = z.infer<typeof demoCheckout>;

/** POST /billing/create-checkout-session */
export const checkoutSession = z.object({ ...chosen, email: emailAddress, trialDays: z.literal(7).optional() });
export type CheckoutSession = z.infer<typeof checkoutSession>;

/** GET /billing/complete?sid= */
export const completedCheckout = z.object({ sid: z.string().min(1).max(200) });

/** What was bought, once it is. */
export const boughtPlan = z.object({ subscription });
export type BoughtPlan = z.infer<typeof boughtPlan>;

/** Where the browser goes next: a page of the card provider, or one of ours. */
export const nextPage = z.object({ url: z.url() });
export type NextPage = z.infer<typeof nextPage>;

/** What a webhook is answered with, when its signature is good. */
export const received = z.object({ received: z.literal(true) });
export type Received = z.infer<typeof received>;
