import { z } from 'zod';
import { id, instant } from './common.js';

/** For so many hours an owner may let the people look who run the installation. */
export const LOOK_HOURS = [1, 8, 24, 168] as const;

/** PUT /looks/consent */
export const lookConsentDraft = z.object({ hours: z.literal(LOOK_HOURS) });
export type LookConsentDraft = z.infer<typeof lookConsentDraft>;

/** GET /looks: for owners. Who may look, until when, and what was looked at. */
export const looks = z.object({
  /** The addresses of those who run the installation; nobody: nobody can look. */
  who: z.array(z.string()),
  consent: z.object({ until: instant, givenBy: z.string(), givenAt: instant }).nullable(),
  /** The newest first. */
  looks: z.array(
    z.object({
      id,
      name: z.string(),
      begunAt: instant,
      /** At the latest. */
      until: instant,
      endedAt: instant.nullable(),
      /** Each part of the house that was asked for, as its routes begin (`contacts`), with the records that were opened. */
      seen: z.array(z.object({ part: z.string(), times: z.int(), recordIds: z.array(id), lastAt: instant })),
    }),
  ),
});
export type Looks = z.infer<typeof looks>;

/** POST /operator/organizations/{id}/look: what the header `X-Look` names from now on. */
export const begunLook = z.object({ id, until: instant });
export type BegunLook = z.infer<typeof begunLook>;
