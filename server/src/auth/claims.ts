import { emailAddress, withoutTurns } from '@zikaron/contract';
import { z } from 'zod';

const name = z
  .string()
  .overwrite(withoutTurns)
  .trim()
  .max(200)
  .regex(/^\P{Cc}+$/u)
  .optional()
  .catch(undefined);

/** In which language they read the page of registration. */
const language = z.enum(['en', 'he']).optional().catch(undefined);

/** What the person typed when they registered; anything unfit counts as not given. */
export const registration = z
  .object({ firstName: name, lastName: name, phone: name, organizationName: name, language })
  .catch({});
export type Registration = z.infer<typeof registration>;

export const claims = z.object({
  sub: z.string().min(1).max(200),
  email: emailAddress.transform((address) => address.toLowerCase()),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false).optional(),
  exp: z.number(),
  /** A token that does not say when it was issued is taken for old. */
  iat: z.number().default(0),
  iss: z.string().optional(),
  session_id: z.string().max(200).optional(),
  user_metadata: registration.optional(),
  /** How well the sign-in was proven, and by what; `timestamp` in seconds. */
  aal: z.string().optional(),
  amr: z
    .array(z.object({ method: z.string(), timestamp: z.number() }))
    .default([])
    .catch([]),
});
export type Claims = z.infer<typeof claims>;

/** The proofs that count as a second factor, by the words of the protocol. */
const SECOND = ['totp', 'mfa/totp', 'mfa/phone', 'mfa/webauthn'];

/** When a sign-in showed a second factor last, by the host's clock; null when it has not. */
export function secondFactorShown({ aal, amr }: Claims): Date | null {
  if (aal !== 'aal2') return null;
  const times = amr.filter(({ method }) => SECOND.includes(method)).map(({ timestamp }) => timestamp);
  return times.length ? new Date(Math.max(...times) * 1000) : null;
}
