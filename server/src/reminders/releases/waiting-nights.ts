import type { Release, ReleaseRule } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import { instantOf, localDate } from '../../calendar/index.js';
import type { NotificationsService } from '../../notifications/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { nightPlan, type Night } from '../night-plan.js';
import type { Planner } from '../planner.js';
import { placeOf } from '../senders.js';
import { handSending } from '../sending-days.js';
import { hebrewYearBefore, releaseReasons, type NightFacts } from './release-reasons.js';
import { ASK, FACTS, RELEASE_UNANSWERED, TAKE_BACK } from './release-statement.js';

/** At this local hour letters leave last, where no day of rest begins before. */
const LAST_HOUR = 21;

type Facts = Pick<NightFacts, 'rules' | 'isFirstNight' | 'released' | 'lastYear'> & {
  readonly org: OrganizationId;
  readonly unanswered: Release['unanswered'];
  readonly daysBefore: number;
  readonly acts: readonly { readonly reason: ReleaseRule; readonly id: string | null; readonly name: string }[];
};

/** What is needed to look at nights, and to tell of those that wait. */
interface House {
  readonly now: Date;
  readonly planner: Planner;
  readonly notifications: NotificationsService;
}

/**
 * Those of these nights whose letters may leave. The others wait until a second person releases them, and the bell says so;
 * by the last hour the house releases what nobody did, unless the congregation wishes to keep it. Every tick looks anew.
 */
export async function whoMayLeave(nights: readonly Night[], house: House, within: EntityManager): Promise<Night[]> {
  if (nights.length === 0) return [];
  const asked = await reasonsOf(nights, house, within);
  const waits = await ask(asked, house, within);
  const free = nights.filter(({ sender }) => !waits.has(sender.id));
  const [taken]: [{ org: OrganizationId }[]] = await within.query(TAKE_BACK, [free.map(({ sender }) => sender.id)]);
  for (const { org } of taken) await house.notifications.settle(org, CAUSE, within);
  return free;
}

/** The cause of the notice; one for each congregation. */
export const CAUSE = 'release:asked';

interface Asked {
  readonly org: OrganizationId;
  readonly unanswered: Release['unanswered'];
  readonly row: { readonly reasons: ReleaseRule[]; readonly letters: number };
}

/** What there is to ask of each congregation that has rules; none of their reasons is no question. */
async function reasonsOf(nights: readonly Night[], { now, planner }: House, within: EntityManager): Promise<Asked[]> {
  const facts: Facts[] = await within.query(FACTS, [
    nights.map(({ sender }) => sender.id),
    nights.map(({ localDate: today }) => today),
    nights.map(({ localDate: today }) => hebrewYearBefore(today)),
  ]);
  const watched = nights.filter(({ sender }) => facts.some(({ org }) => org === sender.id));
  if (watched.length === 0) return [];
  const counts = new Map((await planner.countFirsts(nightPlan(watched), within)).map((one) => [one.org, one]));
  return watched.flatMap((night) => {
    const known = facts.find(({ org }) => org === night.sender.id);
    if (!known) return [];
    const { letters = 0, firstYahrzeits = 0 } = counts.get(known.org) ?? {};
    const { org, unanswered, acts, daysBefore, lastYear } = known;
    const numbers = { letters, firstYahrzeits, week: daysBefore + letters, lastYear };
    const reasons = releaseReasons({ ...known, ...numbers });
    const causes = acts.filter(({ reason }) => reasons.includes(reason));
    const row = {
      ...{ org, localDate: night.localDate, reasons, ...numbers, lastHour: lastHourOf(night, now) },
      causedByIds: [...new Set(causes.flatMap(({ id }) => id ?? []))],
      causedBy: [...new Set(causes.map(({ name }) => name))],
    };
    return [{ org, unanswered, row }];
  });
}

/** Keeps what is asked and tells of it; answers whose letters wait. */
async function ask(
  asked: readonly Asked[],
  { now, notifications }: House,
  within: EntityManager,
): Promise<Set<OrganizationId>> {
  const questions = asked.filter(({ row }) => row.reasons.length > 0);
  if (questions.length === 0) return new Set();
  const rows: { org: OrganizationId; lastHour: Date }[] = await within.query(ASK, [
    JSON.stringify(questions.map(({ row }) => row)),
    now,
  ]);
  const lastHours = new Map(rows.map(({ org, lastHour }) => [org, lastHour]));
  const isOver = ({ org, unanswered }: Asked) => unanswered === 'release' && (lastHours.get(org) ?? now) <= now;
  const over = questions.filter(isOver);
  if (over.length > 0) await within.query(RELEASE_UNANSWERED, [over.map(({ org }) => org), now]);
  for (const one of questions) {
    const values = { smart_count: one.row.letters };
    const told = { values, severity: 'warning', data: { actionUrl: '/app/this-week' } } as const;
    if (isOver(one)) {
      await notifications.settle(one.org, CAUSE, within);
      await notifications.raise(one.org, { cause: 'release:unanswered', key: 'release-unanswered', ...told }, within);
    } else await notifications.raise(one.org, { cause: CAUSE, key: 'release-asked', ...told }, within);
  }
  return new Set(questions.filter((one) => !isOver(one)).map(({ org }) => org));
}

/** The evening of the day, or the last hour before the rest that begins on it; now, where that has passed. */
function lastHourOf({ sender, localDate: today }: Night, now: Date): Date {
  const { sendAt, sendsOn } = handSending(instantOf(today, LAST_HOUR, sender.timezone), now, placeOf(sender));
  return sendsOn === today && localDate(sendAt, sender.timezone) === today ? sendAt : now;
}
