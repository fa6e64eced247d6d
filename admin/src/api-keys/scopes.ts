import { API_SCOPES } from '@zikaron/contract';
import { useTranslate } from 'react-admin';

export type Scope = (typeof API_SCOPES)[number];

/** `yahrzeits:read` → `yahrzeits`, `read`. */
const parts = (scope: Scope): [string, string] => scope.split(':') as [string, string];

/** The scopes by what they are about, in the order of the contract. */
export const SCOPES_BY_NOUN: [string, Scope[]][] = [...new Set(API_SCOPES.map((scope) => parts(scope)[0]))].map(
  (noun) => [noun, API_SCOPES.filter((scope) => parts(scope)[0] === noun)],
);

const VERBS: Record<string, string> = { read: 'reads', write: 'writes', send: 'sends' };

/** What may be done, such as "Read". */
export function useVerb(): (scope: Scope) => string {
  const t = useTranslate();
  return (scope) => t(`apiKeys.${VERBS[parts(scope)[1]] ?? 'reads'}`);
}

/** A scope in words, such as "Contacts: Read". */
export function useScopeText(): (scope: Scope) => string {
  const t = useTranslate();
  const verb = useVerb();
  return (scope) => `${t(`apiKeys.nouns.${parts(scope)[0]}`)}: ${verb(scope)}`;
}
