import {
  given,
  keysOf,
  organizationSettings,
  pick,
  type Account,
  type Member,
  type Organization,
  type OrganizationSettings,
  type SettingsChange,
  type Subscription,
} from '@zikaron/contract';
import type { Caller } from '../platform/tenancy/index.js';
import type { OrganizationRow } from './organization.entity.js';
import { isOpen, standing, statusNow } from './plans.js';

/** The settings of a row, as they are answered and typed. */
export const settingsOf = (row: OrganizationRow): OrganizationSettings => pick(row, SETTINGS);
const SETTINGS = keysOf(organizationSettings.shape);

const organizationOf = (row: OrganizationRow): Organization => ({
  ...settingsOf(row),
  id: row.id,
  orgCode: row.orgCode,
});

/** How the subscription stands at an instant, as it is answered. */
export const subscriptionOf = (row: OrganizationRow, now: Date): Subscription => ({
  status: statusNow(row, now),
  plan: row.plan,
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  endsAt: row.subscriptionEndsAt?.toISOString() ?? null,
});

/** Whoever looks in, as if they were a member. */
export const asMember = ({ id, name, email, role }: Caller): Member | null => role && { id, name, email, role };

/** The account page of one member, or of somebody who looks in, at an instant. */
export const accountOf = (
  row: OrganizationRow,
  members: Member[],
  me: Member,
  now: Date,
  look: { until: Date } | null,
): Account => ({
  authenticated: true,
  hasActiveSubscription: isOpen(standing(row, now)),
  currentUser: me,
  organization: organizationOf(row),
  subscription: subscriptionOf(row, now),
  users: members,
  limits: { emailsPerMonth: row.emailsPerMonth, observers: row.observersLimit },
  now: now.toISOString(),
  look: look && { until: look.until.toISOString() },
});

/** The settings as they are once a change was made; a time of Shabbat that it does not name stays too. */
export const changedSettings = (
  before: OrganizationSettings,
  { shabbatTimes, ...change }: SettingsChange,
): OrganizationSettings => ({
  ...before,
  ...given(change),
  shabbatTimes: { ...before.shabbatTimes, ...given(shabbatTimes ?? {}) },
});

/** Whether a change of settings says where the congregation is, or what its custom is. */
export const decidesCustoms = (before: OrganizationSettings, after: OrganizationSettings): boolean =>
  before.city !== after.city || before.calendar !== after.calendar || decidesDates(before, after);

/** Whether a change of settings moves observances or services. */
export const decidesDates = (before: OrganizationSettings, after: OrganizationSettings): boolean =>
  before.timezone !== after.timezone ||
  before.israel !== after.israel ||
  before.serviceRule !== after.serviceRule ||
  Object.entries(after.rules).some(([rule, choice]) => before.rules[rule as keyof typeof before.rules] !== choice);
