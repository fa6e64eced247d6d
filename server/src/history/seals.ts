import { createHash } from 'node:crypto';

/** An act as the chain sees it: a digest of who did what and when, which holds a digest of its content. */
interface SealedAct {
  readonly digest: Buffer;
}

/** The seal of an act: SHA-256 of the seal before it and of its own digest. The first follows an empty one. */
export const sealAfter = (before: Buffer, { digest }: SealedAct): Buffer =>
  createHash('sha256').update(before).update(digest).digest();

/**
 * What was changed, without what the house may lawfully move: which record it stands with after two contacts became one,
 * and the version. Both states are empty once a person was erased.
 */
export const CONTENT_HASH = `sha256(convert_to(jsonb_build_array(
  CASE WHEN jsonb_typeof(a.before) = 'object' THEN a.before - 'version' ELSE a.before END,
  CASE WHEN jsonb_typeof(a.after) = 'object' THEN a.after - 'version' ELSE a.after END)::text, 'UTF8'))`;

/** Of the act with this content hash. */
export const digestWith = (contentHash: string): string => `sha256(convert_to(jsonb_build_array(
  a.id, extract(epoch FROM a.at), a.actor_id, a.actor_name, a.action, a.resource, encode(${contentHash}, 'hex'))::text, 'UTF8'))`;
