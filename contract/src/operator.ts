import { z } from 'zod';
import { civilDate, id, instant, line, listQuery, pageOf } from './common.js';
import { plan, subscriptionStatus } from './organizations.js';

const count = z.int().min(0);

/** GET /operator/overview: the whole installation, for whoever runs it. */
export const operatorOverview = z.object({
  /** Of the program that answers. */
  version: z.string(),
  /** Of the whole installation, the newest first; none where the settings name no place for them. */
  backups: z.array(
    z.object({ name: z.string(), takenAt: instant, bytes: count, rows: count, triedAt: instant.nullable() }),
  ),
  nights: z.array(
    z.object({
      localDate: civilDate,
      organizations: count,
      queued: count,
      skipped: count,
      errors: count,
      /** The longest planning of the date. */
      planningMs: count.nullable(),
    }),
  ),
  sendingByHour: z.array(z.object({ hour: instant, letters: count })),
  failures: z.array(z.object({ reason: z.string(), letters: count, organizations: count, latest: instant })),
  /** What the house does by itself for all, and could not do for one. */
  ownWork: z.array(
    z.object({
      work: z.string(),
      orgCode: z.string(),
      name: z.string(),
      reason: z.string(),
      times: count,
      latest: instant,
    }),
  ),
  /** What crashed on people's screens and in the house itself, where no error-reporting service hears of it. */
  crashes: z.array(
    z.object({
      origin: z.enum(['page', 'server']),
      message: z.string(),
      /** The places in the program, one a line. */
      stack: z.string(),
      version: z.string(),
      times: count,
      firstAt: instant,
      latest: instant,
    }),
  ),
});
export type OperatorOverview = z.infer<typeof operatorOverview>;

/** POST /crashes: what a page says of itself when it crashed. */
export const crashReport = z.object({ message: z.string().max(500), stack: z.string().max(8000) });
export const crashReported = z.object({ kept: z.boolean() });

/** One congregation as whoever runs the installation sees it: numbers, and nobody's records. */
export const operatorOrganization = z.object({
  id,
  orgCode: z.string(),
  name: z.string(),
  plan,
  status: subscriptionStatus,
  trialEndsAt: instant.nullable(),
  suspendedAt: instant.nullable(),
  createdAt: instant,
  remindersOn: z.boolean(),
  /** Paid by card: the plan is changed by paying, not here. */
  paysByCard: z.boolean(),
  members: count,
  observers: count,
  lastNight: civilDate.nullable(),
  lettersThisWeek: count,
  waiting: count,
  troubled: count,
  /** Until when an owner allows that whoever runs the installation looks in; null: none does. */
  lookUntil: instant.nullable(),
});
export type OperatorOrganization = z.infer<typeof operatorOrganization>;

/** GET /operator/organizations */
export const operatorOrganizationQuery = listQuery(['name', 'createdAt', 'troubled'], {});
export const operatorOrganizationPage = pageOf(operatorOrganization);

/** PUT /operator/organizations/{id}/plan */
export const operatorPlan = z.object({ plan: plan.exclude(['trial']) });
/** POST /operator/organizations/{id}/trial: so many days more, from today or from the end of the trial that runs. */
export const operatorTrial = z.object({ days: z.int().min(1).max(366) });
/** PUT /operator/organizations/{id}/suspension: why, for the congregation's history. */
export const operatorSuspension = z.object({ reason: line() });
