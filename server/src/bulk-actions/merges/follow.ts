import { mergeLinks } from '../../calendar-links/index.js';
import type { Follow } from '../../contacts/index.js';
import { mergePrinted } from '../../coverage/index.js';
import { mergeAnswers } from '../../data-quality/index.js';
import { mergeMessages } from '../../emails/index.js';
import { mergeRows } from '../../imports/index.js';
import { mergeOutcomes } from '../../reminders/index.js';
import { mergeReadings } from '../../service-list/index.js';
import { mergeObservances } from '../../yahrzeits/index.js';

/** In this order: what follows an observance comes after the observances. */
const FOLLOWERS: readonly Follow[] = [
  mergeObservances,
  mergeMessages,
  mergeOutcomes,
  mergePrinted,
  mergeReadings,
  mergeRows,
  mergeAnswers,
  mergeLinks,
];

/** Whatever points at the one of two records that goes points at the one that stays. */
export const follow: Follow = async (org, merge, within) => {
  for (const each of FOLLOWERS) await each(org, merge, within);
};
