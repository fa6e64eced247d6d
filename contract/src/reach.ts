/**
 * Why a family is not reached: one vocabulary for coverage, runs, comparisons and the family's own page, in the one order in
 * which it is told. The view `reach` of the database says the same; a property test holds the two together.
 */
export const GAPS = [
  'yahrzeit_archived',
  'observer_deceased',
  'former_member',
  'held',
  'not_by_email',
  'no_address',
  'bounced',
  'complained',
  'unsubscribed',
  'missing:contact.name',
  'missing:yahrzeit.name',
  'already_written',
  'no_postal_address',
  'already_printed',
  'channel_none',
  'no_phone',
] as const;
export type Gap = (typeof GAPS)[number];

/** Why a promise whose day has passed was not kept, beside what stood in its way. */
export const MISSES = ['too_late', 'over_limit', 'not_planned', 'not_printed', 'not_called', 'cancelled'] as const;

/** What a reminder comes to: kept or ended, or by which way it will be. */
export const VERDICTS = [
  'written',
  'printed',
  'answered',
  'let_go',
  'missed',
  'email',
  'letter',
  'phone',
  'none',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What decides whether a promise to a family will be kept, and by which way. */
export interface ReachFacts {
  /** `open` while it is still to be kept. */
  readonly state: 'open' | 'written' | 'printed' | 'answered' | 'let_go' | 'missed';
  /** Why it ended, when it did. */
  readonly endedFor: string | null;
  readonly archived: boolean;
  readonly deceased: boolean;
  /** They left the congregation, and its letters to former members have ended on the day of sending. */
  readonly former: boolean;
  /** A person holds the yahrzeit, the observer or the contact on the day of sending. */
  readonly held: boolean;
  readonly channel: 'email' | 'letter' | 'both' | 'phone' | 'none';
  readonly email: string | null;
  /** Why nothing is mailed to the address any more. */
  readonly suppressed: 'bounced' | 'complained' | 'unsubscribed' | null;
  readonly contactName: string;
  readonly yahrzeitName: string;
  readonly address: string | null;
  readonly phone: string | null;
  /** Whether the same was kept under records that are gone. */
  readonly keptBefore: { readonly email: boolean; readonly print: boolean };
}

/** Whoever has no use for email is reached on paper, where there is an address. */
const PAPER_INSTEAD: readonly (string | null)[] = ['no_address', 'bounced', 'complained', 'unsubscribed'];

/** What a promise comes to, and the reason: what ended it, or what keeps it from the way that was asked for. */
export function reachOf(facts: ReachFacts): { verdict: Verdict; reason: string | null } {
  if (facts.state !== 'open') return { verdict: facts.state, reason: facts.endedFor };

  const { channel } = facts;
  const [wantsEmail, wantsLetter] = [
    channel === 'email' || channel === 'both',
    channel === 'letter' || channel === 'both',
  ];
  const [mailGap, paperGap, gap] = [mailGapOf(facts), paperGapOf(facts), commonGapOf(facts)];
  const onPaper = wantsLetter || (wantsEmail && PAPER_INSTEAD.includes(mailGap));

  if (wantsEmail && !mailGap) return { verdict: 'email', reason: null };
  const reason = wantsEmail ? mailGap : wantsLetter ? paperGap : (gap ?? (channel === 'none' ? 'channel_none' : null));
  if (onPaper && !paperGap) return { verdict: 'letter', reason };
  if (channel !== 'phone' || gap) return { verdict: 'none', reason };
  return said(facts.phone) ? { verdict: 'phone', reason } : { verdict: 'none', reason: 'no_phone' };
}

const said = (text: string | null): boolean => text !== null && /\S/.test(text);

function commonGapOf({ archived, deceased, former, held }: ReachFacts): Gap | null {
  if (archived) return 'yahrzeit_archived';
  if (deceased) return 'observer_deceased';
  if (former) return 'former_member';
  return held ? 'held' : null;
}

function mailGapOf(facts: ReachFacts): Gap | null {
  const common = commonGapOf(facts);
  if (common) return common;
  if (facts.channel !== 'email' && facts.channel !== 'both') return 'not_by_email';
  if (facts.email === null) return 'no_address';
  if (facts.suppressed) return facts.suppressed;
  if (facts.contactName.trim() === '') return 'missing:contact.name';
  if (facts.yahrzeitName.trim() === '') return 'missing:yahrzeit.name';
  return facts.keptBefore.email ? 'already_written' : null;
}

function paperGapOf(facts: ReachFacts): Gap | null {
  const common = commonGapOf(facts);
  if (common) return common;
  if (!said(facts.address)) return 'no_postal_address';
  return facts.keptBefore.print ? 'already_printed' : null;
}
