import { useSaying } from '../api/useSaying';

/**
 * Why something failed, as the server kept it. A sentence of the house is said in the reader's language; what another server
 * said stays in its own words, from left to right, apart from the sentence around it.
 */
export function KeptReason({ kept }: { kept: string }) {
  const said = useSaying()(kept);
  return said === kept ? <bdi dir="ltr">{kept}</bdi> : <bdi>{said}</bdi>;
}
