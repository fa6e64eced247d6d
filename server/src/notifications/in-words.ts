import { NOTIFICATION_WORDS, type NotificationKey, type NotificationWords } from '@zikaron/contract';

/** What a notification's words are filled with; `smart_count` chooses between one and more. */
export type NotificationValues = Readonly<Record<string, string | number>>;

/** What a notification says in a language, as the admin says it too (node-polyglot's way of writing). */
export function inWords(language: 'en' | 'he', key: NotificationKey, values: NotificationValues): NotificationWords {
  const { title, message } = NOTIFICATION_WORDS[language][key];
  return { title: filled(title, values), message: filled(message, values) };
}

/** The same, of a notification that may have been raised without a key: then as it was written. */
export function readIn(
  language: 'en' | 'he',
  { key, values, title, message }: NotificationWords & { key: string | null; values: NotificationValues },
): NotificationWords {
  return isKey(key) ? inWords(language, key, values) : { title, message };
}

const isKey = (key: string | null): key is NotificationKey => key !== null && Object.hasOwn(NOTIFICATION_WORDS.en, key);

function filled(words: string, values: NotificationValues): string {
  const [one = '', more = one] = words.split('||||').map((form) => form.trim());
  const form = values.smart_count === undefined || values.smart_count === 1 ? one : more;
  return form.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
