import type { Locale } from '../preferences';

/** The names of texts. */
export type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];
export type Values = Record<string, string | number>;

/** Finds a text among those of both languages and fills `%{name}`; of "one |||| many" it takes the form that fits `smart_count`. */
export function filled(both: Record<Locale, object>, locale: Locale, key: string, values: Values): string {
  const found = key.split('.').reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], both[locale]);
  const [one = '', many = one] = String(found).split(' |||| ');
  return (values.smart_count === 1 ? one : many).replace(/%\{(\w+)\}/g, (_, name: string) =>
    apart(locale, values[name] ?? ''),
  );
}

/** What is put into a Hebrew sentence may run the other way: closed in, it moves nothing around it (FSI, PDI; UAX #9). */
const apart = (locale: Locale, value: string | number): string =>
  locale === 'he' && typeof value === 'string' ? `\u2068${value}\u2069` : String(value);
