import { useQuery } from '@tanstack/react-query';
import type { MergeFieldEntry } from '@zikaron/contract';
import { call } from '../api/http';

export type FieldsByCategory = Record<string, MergeFieldEntry[]>;

/** The catalogue of merge fields, in the language of whoever reads it or of the letter that is written. */
export const useMergeFields = (language: string) =>
  useQuery({
    queryKey: ['merge-fields', language],
    queryFn: ({ signal }) =>
      call<{ fieldDocumentation: FieldsByCategory }>(`/merge-field-testing/available-fields?language=${language}`, {
        signal,
      }),
    select: ({ fieldDocumentation }) => fieldDocumentation,
    staleTime: Infinity,
  });

/** The fields whose name, meaning or sample hold every word; categories without any are left out. */
export function searchFields(fields: FieldsByCategory, words: string): FieldsByCategory {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ field, meaning, sample }: MergeFieldEntry) => {
    const text = `${field} ${meaning} ${sample}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  const found = Object.entries(fields).map(([category, entries]) => [category, entries.filter(fits)] as const);
  return Object.fromEntries(found.filter(([, entries]) => entries.length > 0));
}

/** Example values by category and name, `{ yahrzeit: { name: "Miriam Levin" } }`. */
export const samplesOf = (fields: FieldsByCategory): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([category, entries]) => [
      category,
      Object.fromEntries(entries.map(({ field, sample }) => [field.slice(category.length + 1), sample])),
    ]),
  );
