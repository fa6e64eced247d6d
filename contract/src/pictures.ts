import { z } from 'zod';
import { id } from './common.js';

/** What may be uploaded; whatever it is, a mail program gets PNG or JPEG. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** The largest file that is taken, in bytes. */
export const PICTURE_BYTES = 8_000_000;

/** A picture of a letter, made ready for mail programs. `url` is absolute and public; width and height are in pixels. */
export const picture = z.object({
  id,
  url: z.url(),
  type: z.enum(['image/png', 'image/jpeg']),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.infer<typeof picture>;
