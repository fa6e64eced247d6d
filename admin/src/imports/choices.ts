import { bothPhones, type ImportChoice, type ImportConflict } from '@zikaron/contract';

/** The four ways out of a conflict, in the order in which they are offered. */
export const CHOICES: readonly ImportChoice[] = ['keep', 'file', 'separate', 'skip'];

/**
 * Of somebody whom one deleted here there is nothing to keep, and nothing to take from the file. Where only the observer is
 * reached otherwise, both may be kept of telephones, and of addresses of email: by two contacts.
 */
export const choicesFor = ({ kind, fields }: Pick<ImportConflict, 'kind' | 'fields'>): readonly ImportChoice[] => {
  if (kind === 'deletedHere') return ['skip', 'separate'];
  const isOfObserver = fields.length > 0 && fields.every(({ field }) => field.startsWith('observer'));
  const hasBoth =
    kind === 'contactDiffers' && (fields.some(({ field }) => field === 'observerEmail') || arePhones(fields));
  return isOfObserver && !hasBoth ? CHOICES.filter((choice) => choice !== 'separate') : CHOICES;
};

const arePhones = (fields: ImportConflict['fields']): boolean =>
  fields.every(({ field, existing, file }) => field === 'observerPhone' && bothPhones(existing, file) !== null);

/** The key of its words, under `resources.imports`: of one row, what both would be. */
export function wordsOfChoice(choice: ImportChoice, { kind, fields }: Pick<ImportConflict, 'kind' | 'fields'>): string {
  if (choice !== 'separate') return `choices.${choice}`;
  if (kind !== 'contactDiffers') return 'choices.twoPeople';
  return arePhones(fields) ? 'choices.bothPhones' : 'choices.twoContacts';
}
