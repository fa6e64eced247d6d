import { catalogue, categoryOf, type LetterLanguage, type MergeField } from './catalogue.js';

/** The catalogue by category, in its own order. */
export function fieldsByCategory(): Record<string, readonly MergeField[]> {
  const groups: Record<string, MergeField[]> = {};
  for (const field of catalogue) (groups[categoryOf(field.path)] ??= []).push(field);
  return groups;
}

/** The page `EMAIL_TEMPLATE_MERGE_FIELDS.md`: every field with its meaning and an example, and how to write it. */
export function mergeFieldsPage(language: LetterLanguage = 'en'): string {
  const sections = Object.entries(fieldsByCategory()).map(
    ([category, fields]) =>
      `## ${category}\n\n| Field | Meaning | Example |\n|---|---|---|\n${fields.map(row(language)).join('\n')}`,
  );
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

const row =
  (language: LetterLanguage) =>
  ({ path, meaning, required, sample }: MergeField): string =>
    `| \`{{${path}}}\` | ${meaning[language]}${required ? ' **(required)**' : ''} | ${sample[language]} |`;

const introduction = `# Merge fields

Write a field in double braces, in the subject or in the letter: \`Dear {{contact.salutation}},\`.
A letter without one of its required fields is not sent.

- \`{{#if yahrzeit.hebrewName}} … {{else}} … {{/if}}\` shows a part only where the field has a value; \`{{#unless}}\` where it has none.
- \`{{#each contact.otherObservances}} … {{/each}}\` repeats a part for each further observance in the same letter; the fields inside are those of each.
- \`{{formatDate observance.date}}\` writes a date with its weekday; \`"long"\` or \`"short"\` after the field, without it; \`"day"\`, without the year.
- \`{{hebrewDate observance.date}}\` writes the Hebrew date in the language of the letter.
- \`{{ordinal observance.nth}}\` writes 22nd.
- A field of \`links\` is a link by itself: \`<a href="{{links.preferences}}">\`. No other field may be one, except \`mailto:{{contact.email}}\`.`;
