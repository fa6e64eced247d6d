import type { Yahrzeit } from '@zikaron/contract';
import { useLocaleState } from 'react-admin';

/** The Hebrew date of death in the reader's script; a dash when nobody knows it. */
export function HebrewDateOfDeath({ of }: { of: Pick<Yahrzeit, 'hebrewDate' | 'hebrewDateHe'> }) {
  const [locale] = useLocaleState();
  return <bdi>{(locale === 'he' ? of.hebrewDateHe : null) ?? of.hebrewDate ?? '–'}</bdi>;
}
