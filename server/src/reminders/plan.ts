import type { CivilDate } from '../calendar/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { SendingDay } from './sending-days.js';

/** One organization's part in a planning. */
export interface Scope {
  readonly organizationId: OrganizationId;
  /** The run under which messages and outcomes are written. */
  readonly runId: string;
  /** Null: nobody is written to. */
  readonly templateId: string | null;
  /** The organization's local date. */
  readonly today: CivilDate;
  /** Which of the sendings are this organization's. */
  readonly place: number;
  /** Letters this calendar month, those already written counted; null is no limit. */
  readonly allowance: number | null;
  readonly monthBegins: Date;
}

/** When letters leave from one place: those that were wished for that day, or, where it is null, all others. */
export type Sending = Pick<SendingDay, 'sendAt' | 'sendsOn' | 'moved'> & {
  readonly place: number;
  readonly wished: CivilDate | null;
};

/**
 * Which observers and occurrences are looked at. `due`: the open reminders whose sending day has come, or
 * comes up to a civil date. The windows: by the wished day, the observance or its service, both ends included.
 * `next`: the next occurrence for each observer who is named, by the yahrzeit, the contact, the observance, or several of them.
 */
type Candidates =
  | { readonly by: 'due'; readonly dates: readonly [through?: CivilDate] }
  | {
      readonly by: 'sendDate' | 'observanceDate' | 'serviceDate';
      readonly dates: readonly [from: CivilDate, to: CivilDate];
    }
  | ({ readonly by: 'next' } & NamedPeople);

/** People by their ids; of what is given, a candidate has to be among all. */
interface NamedPeople {
  readonly yahrzeitIds: readonly string[];
  readonly contactIds: readonly string[];
  readonly observerIds: readonly string[];
}

/** What an email job can ask for. */
export type JobCandidates = Exclude<Candidates, { by: 'due' }>;

/** Who asked for a planning: the night, or a person with a job. */
interface Asking {
  readonly kind: 'night' | 'job';
  readonly jobId: string | null;
  readonly startedBy: string | null;
}

/** Everything that decides who is written to. The same plan is shown and carried out. */
export interface Plan {
  readonly by: Asking;
  readonly candidates: Candidates;
  readonly scopes: readonly Scope[];
  readonly sendings: readonly Sending[];
}

/** What a run of an email job asks for. */
export type JobPlan = Plan & { readonly candidates: JobCandidates };

/** A family that no letter can reach in time any more. */
export interface Late {
  readonly contactName: string;
  readonly yahrzeitName: string;
}

/** The condition of `next` upon the columns that name these: $13 holds the ids of all. Nobody named is nobody. */
export function namedBy(named: NamedPeople, columns: Readonly<Record<keyof NamedPeople, string>>): string {
  const conditions = PEOPLE.filter((ids) => named[ids].length > 0).map((ids) => `${columns[ids]} = ANY ($13::uuid[])`);
  return conditions.join(' AND ') || '$13::uuid[] IS NULL';
}

const PEOPLE = ['yahrzeitIds', 'contactIds', 'observerIds'] as const;

/** What planning counted for one organization; `ready` are the messages that may be sent at once. */
export interface Planned {
  readonly organizationId: OrganizationId;
  readonly runId: string;
  readonly queued: number;
  readonly skipped: number;
  readonly errors: number;
  /** Those who were found too late for any letter, by name. */
  readonly tooLate: readonly Late[];
  readonly overLimit: number;
  readonly ready: readonly string[];
}

/** The parameters $1 to $13 of `decided`, in which the organizations and their sendings travel as columns. */
export function planParameters({ scopes, sendings, candidates }: Plan): unknown[] {
  return [
    scopes.map(({ organizationId }) => organizationId),
    scopes.map(({ runId }) => runId),
    scopes.map(({ templateId }) => templateId),
    scopes.map(({ today }) => today),
    scopes.map(({ place }) => place),
    scopes.map(({ allowance }) => allowance),
    scopes.map(({ monthBegins }) => monthBegins.toISOString()),
    sendings.map(({ place }) => place),
    sendings.map(({ wished }) => wished),
    sendings.map(({ sendAt }) => sendAt.toISOString()),
    sendings.map(({ sendsOn }) => sendsOn),
    sendings.map(({ moved }) => moved),
    candidates.by === 'next' ? PEOPLE.flatMap((ids) => candidates[ids]) : candidates.dates,
  ];
}
