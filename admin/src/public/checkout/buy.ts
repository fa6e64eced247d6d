import type { BoughtPlan, NextPage } from '@zikaron/contract';
import { queryClient } from '../../api/freshness';
import { call } from '../../api/http';

/** What `/checkout?plan=` may name. */
export const PLANS = ['trial', 'starter', 'standard', 'plus'] as const;
export type ChosenPlan = (typeof PLANS)[number];

export interface Chosen {
  plan: ChosenPlan;
  orgName: string;
  timezone: string;
}

/** The demonstration's payment: the plan is in force when it answers. */
export async function buyAsDemo(chosen: Chosen, cardLast4: string): Promise<void> {
  await call<BoughtPlan>('/checkout', { method: 'POST', body: { ...chosen, cardLast4 } });
  forgetAccount();
}

/** Where the card provider takes the payment. */
export async function openPayment(chosen: Chosen, email: string): Promise<string> {
  const body = { ...chosen, email, ...(chosen.plan === 'trial' && { trialDays: 7 }) };
  const { url } = await call<NextPage>('/billing/create-checkout-session', { method: 'POST', body });
  return url;
}

/** After the payment: the plan is in force when it answers. */
export async function completePayment(sid: string): Promise<void> {
  await call<BoughtPlan>(`/billing/complete?${new URLSearchParams({ sid })}`);
  forgetAccount();
}

/** What was remembered of the account says otherwise now. */
function forgetAccount(): void {
  queryClient.removeQueries({ queryKey: ['orgs', 'mine'] });
  queryClient.removeQueries({ queryKey: ['auth', 'me'] });
}
