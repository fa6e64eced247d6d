import {
  IMPORT_CHOICES,
  SUNSET_ANSWERS,
  type BulkAct,
  type ImportRowSelection,
  type Selection,
} from '@zikaron/contract';
import { CHANNELS } from '../observers/relationships';

/** A choice that a dialog offers; `name` is a key of the texts. */
interface Choice {
  readonly id: string;
  readonly name: string;
}

interface Act {
  /** What it changes, and so where it is asked of the API. */
  readonly subject: 'yahrzeits' | 'observers' | 'contacts' | 'emails' | 'jobs' | 'import-rows';
  readonly choices?: readonly Choice[];
  /** What was chosen or typed, as the API takes it; null while it is nothing. */
  readonly changeOf: (typed: string) => BulkAct | null;
}

const named = (ids: readonly string[], texts: string): Choice[] => ids.map((id) => ({ id, name: `${texts}.${id}` }));

/** One of these, where one was chosen. */
const chosen =
  <Id extends string>(ids: readonly Id[], change: (id: Id) => BulkAct) =>
  (typed: string): BulkAct | null => {
    const id = ids.find((one) => one === typed);
    return id ? change(id) : null;
  };

/** A whole number of days from 0 to 90, as an observer's lead time. */
function leadOf(typed: string): BulkAct | null {
  const days = Number(typed);
  const isLead = /^\d{1,2}$/.test(typed.trim()) && days <= 90;
  return isLead ? { act: 'reminderDaysBefore', value: days } : null;
}

/** Rows of a list of the house, or of one that is brought in. */
export type AnySelection = Selection | ImportRowSelection;

/** What can be done with many at once. */
export const ACTS = {
  reminderDaysBefore: { subject: 'observers', changeOf: leadOf },
  calendar: {
    subject: 'observers',
    choices: named(['hebrew', 'civil'], 'observers'),
    changeOf: chosen(['hebrew', 'civil'], (value) => ({ act: 'calendar', value })),
  },
  channel: {
    subject: 'observers',
    choices: named(CHANNELS, 'observers.channels'),
    changeOf: chosen(CHANNELS, (value) => ({ act: 'channel', value })),
  },
  afterSunset: {
    subject: 'yahrzeits',
    choices: named(['yes', 'no'], 'resources.yahrzeits.sunset'),
    changeOf: (typed) => (typed ? { act: 'afterSunset', value: typed === 'yes' } : null),
  },
  adarRule: {
    subject: 'yahrzeits',
    choices: [
      ...named(['first', 'second', 'both'], 'settings.rules.adarRule.answers'),
      { id: 'congregation', name: 'bulk.asCongregation' },
    ],
    changeOf: chosen(['first', 'second', 'both', 'congregation'], (rule) => ({
      act: 'adarRule',
      value: rule === 'congregation' ? null : rule,
    })),
  },
  archive: { subject: 'yahrzeits', changeOf: () => ({ act: 'archive' }) },
  restore: { subject: 'yahrzeits', changeOf: () => ({ act: 'restore' }) },
  leave: { subject: 'contacts', changeOf: () => ({ act: 'leave' }) },
  belong: { subject: 'contacts', changeOf: () => ({ act: 'belong' }) },
  resend: { subject: 'emails', changeOf: () => ({ act: 'resend' }) },
  cancel: { subject: 'emails', changeOf: () => ({ act: 'cancel' }) },
  arrived: { subject: 'emails', changeOf: () => ({ act: 'arrived' }) },
  sendAgain: { subject: 'emails', changeOf: () => ({ act: 'sendAgain' }) },
  template: { subject: 'jobs', changeOf: (typed) => (typed ? { act: 'template', value: typed } : null) },
  skip: { subject: 'import-rows', changeOf: () => ({ act: 'skip' }) },
  unskip: { subject: 'import-rows', changeOf: () => ({ act: 'unskip' }) },
  sunset: {
    subject: 'import-rows',
    choices: named(SUNSET_ANSWERS, 'resources.imports.sunset.answers'),
    changeOf: chosen(SUNSET_ANSWERS, (value) => ({ act: 'sunset', value })),
  },
  choice: {
    subject: 'import-rows',
    choices: named(IMPORT_CHOICES, 'resources.imports.choices'),
    changeOf: chosen(IMPORT_CHOICES, (value) => ({ act: 'choice', value })),
  },
} as const satisfies Record<BulkAct['act'], Act>;
export type ActName = keyof typeof ACTS;

/** What an act changes in this list: a job is put away as a record is. */
export const subjectOf = (act: ActName, list: AnySelection['list']): Act['subject'] =>
  list === 'email-jobs' && ACTS[act].subject === 'yahrzeits' ? 'jobs' : ACTS[act].subject;

/** Where the texts of an act stand. */
export const wordsOf = (act: ActName, subject: string): string =>
  subject === 'jobs' && act !== 'template' ? `bulk.jobActs.${act}` : `bulk.acts.${act}`;

/** What an act asks to be chosen; null where it asks for nothing. */
export const choicesOf = (act: ActName): readonly Choice[] | null => (ACTS[act] as Act).choices ?? null;

/** What is changed of observers. */
export const OF_OBSERVERS: readonly ActName[] = ['reminderDaysBefore', 'calendar', 'channel'];

/** The acts that stand in the menu "Change", by list, in their order. */
export const CHANGES: Record<AnySelection['list'], readonly ActName[]> = {
  yahrzeits: [...OF_OBSERVERS, 'afterSunset', 'adarRule'],
  contacts: [...OF_OBSERVERS, 'leave', 'belong'],
  observers: OF_OBSERVERS,
  coverage: OF_OBSERVERS,
  dates: ['afterSunset', 'adarRule'],
  emails: ['resend', 'cancel', 'arrived', 'sendAgain'],
  'email-jobs': ['template', 'cancel', 'resend'],
  'import-rows': ['sunset', 'choice'],
};
