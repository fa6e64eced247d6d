import { z } from 'zod';
import { id, instant, line } from './common.js';
import { importField } from './imports.js';

const explained = z.array(z.object({ heading: z.string(), field: importField }));

/** GET /operator/presets: programs whose lists were learned, and what offices said of lists that nobody knows yet. */
export const learnedPresets = z.object({
  learned: z.array(z.object({ id, name: z.string(), columns: explained, madeBy: z.string(), madeAt: instant })),
  /** The import of the latest list with these headings: headings and fields, and nothing that stands in it. */
  explained: z.array(z.object({ importId: id, columns: explained, lists: z.int(), organizations: z.int() })),
});
export type LearnedPresets = z.infer<typeof learnedPresets>;

/** POST /operator/presets: every list with these headings is read so from now on. */
export const learnedPresetDraft = z.object({ importId: id, name: line(80) });
