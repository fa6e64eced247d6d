import type { Yahrzeit } from '@zikaron/contract';

/** The day to show first: on the Hebrew calendar, else on the civil one. */
export const nextObservance = (
  yahrzeit: Pick<Yahrzeit, 'nextHebrewObservanceDate' | 'nextGregorianObservance'>,
): string | null => yahrzeit.nextHebrewObservanceDate ?? yahrzeit.nextGregorianObservance;
