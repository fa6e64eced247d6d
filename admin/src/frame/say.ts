import { isolated } from '../../../contract/src/isolated';
import { inPairs } from '../i18n/in-pairs';

type Values = Record<string, string | number>;

/** A text as the program's own provider says it (`i18n/provider.ts`), for the page that is there before it. */
export function say(locale: string, text: string, values: Values & { smart_count?: number } = {}): string {
  const forms = text.split('||||');
  const form = (values.smart_count ?? 1) === 1 ? forms[0]! : forms.at(-1)!;
  const said = form.trim().replace(/%\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (typeof value === 'number') return value.toLocaleString('en');
    return locale === 'he' ? isolated(value) : value;
  });
  return locale === 'he' ? inPairs(said) : said;
}
