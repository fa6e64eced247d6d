import { z } from 'zod';
import { civilDate, id, instant } from './common.js';

/** When the letters of a night wait until a second person releases them; each is a switch of the congregation. */
export const RELEASE_RULES = ['first_night', 'wording', 'import', 'unusual', 'first_yahrzeit'] as const;
export const releaseRule = z.enum(RELEASE_RULES);
export type ReleaseRule = z.infer<typeof releaseRule>;

/** What becomes of letters that nobody released by the last hour at which they may leave. */
export const releaseUnanswered = z.enum(['release', 'keep']);

/** One letter as it was saved once. */
const savedWords = z.object({ id, version: z.int() });
export type SavedWords = z.infer<typeof savedWords>;

/** Letters of a night that wait for a second person, with what there is to compare them to. */
export const release = z.object({
  id,
  localDate: civilDate,
  reasons: z.array(releaseRule).min(1),
  letters: z.int(),
  /** Of them those about a first yahrzeit. */
  firstYahrzeits: z.int(),
  /** Letters of the seven days up to this night, and of the same Hebrew days a year before; null where there were no nights. */
  week: z.int(),
  lastYear: z.int().nullable(),
  /** The letter that would leave; null where the congregation has chosen none. */
  template: z.object({ id, name: z.string() }).nullable(),
  /** The words that families read last, beside those that would leave: in each language in which they differ. */
  words: z.array(z.object({ language: z.enum(['en', 'he']), before: savedWords, after: savedWords })),
  /** Who changed what made the house ask: none of them releases. */
  causedBy: z.array(z.string()),
  mayRelease: z.boolean(),
  /** The last hour at which they may leave. */
  until: instant,
  unanswered: releaseUnanswered,
});
export type Release = z.infer<typeof release>;

/** GET /releases: none or one. */
export const releases = z.object({ data: z.array(release) });
