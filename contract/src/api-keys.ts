import { z } from 'zod';
import { id, instant, line } from './common.js';
import { API_SCOPES } from './permissions.js';

/** What a key begins with, so that people and scanners know one when they see it. */
export const API_KEY_PREFIX = 'zikaron_';

const scopes = z
  .array(z.enum(API_SCOPES))
  .min(1, 'must name at least one permission')
  .transform((chosen) => [...new Set(chosen)]);

export const apiKeyDraft = z.object({
  name: line(100),
  scopes,
  /** Null for a key that does not run out by itself. */
  expiresAt: instant.nullable(),
});
export type ApiKeyDraft = z.infer<typeof apiKeyDraft>;

/** A key as the list shows it: never its secret. */
export const apiKey = z.object({
  id,
  name: z.string(),
  /** The key's first characters. */
  start: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  /** To within a minute; null when it was never used. */
  lastUsedAt: instant.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;
/** Keys in force, and those that ran out. */
export const apiKeys = z.object({ data: z.array(apiKey) });

/** The answer to the making of a key: the only time that its secret is seen. */
export const newApiKey = apiKey.extend({ secret: z.string() });
export type NewApiKey = z.infer<typeof newApiKey>;
