import type { Branch, MergeFieldIssue, Say } from '@zikaron/contract';
import { wordsOfCondition, type Chosen } from './conditions';

export type Translate = (key: string, options?: Record<string, unknown>) => string;

const TEXTS = 'resources.templates.letter';

/** The name of a field as the office says it; of one that nothing here fills, that it is unknown. */
export const fieldInWords = (t: Translate, field: string): string =>
  t(`${TEXTS}.fields.${field.replace('.', '_')}`, { _: '' }) ||
  t(`${TEXTS}.unknownField`, { name: spaced(field.slice(field.lastIndexOf('.') + 1)) });

/** What is wrong with a field, as the office says it: in the server's sentence stands the field's name, which no office says. */
export const issueInWords = (
  t: Translate,
  say: Say,
  { field, message }: Pick<MergeFieldIssue, 'field' | 'message'>,
): string => say(message).replace(field, () => fieldInWords(t, field));

/** "grave stone", of `graveStone`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * A line of a letter with its fields by name, without its conditions: "Dear ‹salutation› / friend,". Each name is isolated,
 * since a letter is not always in the language of the page.
 */
export const readable = (t: Translate, text: string): string =>
  text
    .replace(/\{\{(?:#\w+ [^}]*|\/\w+)\}\}/g, '')
    .replace(/\{\{else[^}]*\}\}/g, ' / ')
    .replace(/\{\{(?:\w+ )?([\w.]+)[^}]*\}\}/g, (_, field: string) => `\u2068‹${fieldInWords(t, field)}›\u2069`);

/** A condition as it is chosen from: "only in the first year". */
export const choiceInWords = (t: Translate, condition: Chosen): string =>
  t(`${TEXTS}.only`, { when: t(`${TEXTS}.conditions.${wordsOfCondition(condition)}`) });

/** A condition as the margin says it: "only in the first year", "otherwise"; `isOwn` when it asks for what stands under it. */
export function conditionInWords(t: Translate, branch: Branch, at: number, isOwn: boolean): string {
  if (branch.word === 'else') return t(`${TEXTS}.otherwise`);
  if (branch.word === 'each') return t(`${TEXTS}.each`);
  if (isOwn && at === 0 && branch.word === 'if') return t(`${TEXTS}.onlyKnown`);
  const known = t(`${TEXTS}.conditions.${wordsOfCondition(branch)}`, { _: '' });
  const name = fieldInWords(t, String(branch.test).replace(/^\(\w+ |\)$/g, ''));
  const words = known || t(`${TEXTS}.${branch.word}Known`, { name });
  return at > 0 ? t(`${TEXTS}.otherwiseWhen`, { when: words }) : t(`${TEXTS}.only`, { when: words });
}
