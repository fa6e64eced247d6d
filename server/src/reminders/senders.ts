import type { OrganizationSettings } from '@zikaron/contract';
import { instantOf, type CivilDate } from '../calendar/index.js';
import { standing, type Plan as Subscription, type SubscriptionStatus } from '../organizations/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { Scope } from './plan.js';
import type { SendingPlace } from './sending-days.js';

/** An organization as far as sending goes: where it is, what it sends, and what its plan lets it send. */
export interface Sender {
  readonly id: OrganizationId;
  readonly name: string;
  readonly orgCode: string;
  readonly timezone: string;
  readonly israel: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly shabbatTimes: OrganizationSettings['shabbatTimes'];
  readonly hour: number;
  readonly templateId: string | null;
  readonly plan: Subscription;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
  readonly suspendedAt: Date | null;
  readonly emailsPerMonth: number;
  /** The customs changed and not all dates follow them yet: nothing may be planned. */
  readonly datesAreStale: boolean;
}

/** The columns of `organization` that make a Sender. */
export const SENDER = `id, name, org_code AS "orgCode", timezone, israel, latitude, longitude, shabbat_times AS "shabbatTimes",
  reminder_hour AS hour, reminder_template_id AS "templateId", plan, subscription_status AS "subscriptionStatus",
  trial_ends_at AS "trialEndsAt", suspended_at AS "suspendedAt", emails_per_month AS "emailsPerMonth",
  customs_version <> dates_version AS "datesAreStale"`;

export const placeOf = ({ timezone, israel, latitude, longitude, shabbatTimes, hour }: Sender): SendingPlace => ({
  timezone,
  israel,
  latitude,
  longitude,
  shabbatTimes,
  hour,
});

/** Letters this month: none without a plan in force, the plan's number on a trial; a paid plan sends more as overage. */
export function allowanceOf(sender: Sender, now: Date): number | null {
  if (standing(sender, now) !== 'working') return 0;
  return sender.subscriptionStatus === 'trialing' ? sender.emailsPerMonth : null;
}

/** The sender's part in a plan, at an instant. */
export function scopeOf(sender: Sender, part: Omit<Scope, 'organizationId' | 'allowance'>, now: Date): Scope {
  return { ...part, organizationId: sender.id, allowance: allowanceOf(sender, now) };
}

/** The first instant of a civil date's month. */
export const monthBegins = (date: CivilDate, timezone: string): Date => instantOf(`${date.slice(0, 8)}01`, 0, timezone);
