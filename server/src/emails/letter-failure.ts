import type { EmailMessageDetails, LetterFailure } from '@zikaron/contract';
import { isNoSuchMailbox } from './message-state.js';

type Failed = Pick<EmailMessageDetails, 'status' | 'error' | 'template' | 'attempts' | 'mergeFieldIssues'>;

const NOWHERE = { field: null, recordType: null, recordId: null } as const;

/** Why a letter failed: the one thing to mend, the nearest to its writing first. Null of one that has not failed. */
export function failureOf({ status, error, template, attempts, mergeFieldIssues }: Failed): LetterFailure | null {
  if (status !== 'failed') return null;
  const issue = mergeFieldIssues.find(({ severity }) => severity === 'high');
  if (!template || issue?.type === 'invalid_field' || error?.startsWith('Its template'))
    return { ...NOWHERE, kind: 'template', field: issue?.field || null, said: issue ? null : error };
  if (issue) {
    const { field, recordType, recordId } = issue;
    return { kind: 'field', field, recordType, recordId, said: null };
  }
  const last = attempts.at(-1);
  if (last?.outcome !== 'refused' && last?.outcome !== 'deferred') return { ...NOWHERE, kind: 'other', said: error };
  const [code = null] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(last.response ?? '') ?? [];
  return { ...NOWHERE, kind: isNoSuchMailbox(code) ? 'address' : 'mailServer', said: last.response };
}
