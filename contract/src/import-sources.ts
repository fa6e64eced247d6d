import { z } from 'zod';
import { id, instant, line } from './common.js';
import { importState } from './imports.js';

/** POST /import-sources: a list that is fetched every night. */
export const importSourceDraft = z.object({
  label: line(80),
  /**
   * The https address of a CSV file or an Excel workbook, or `sftp://name@host/path` of one or of a folder whose newest file is
   * taken; null for the watched folder of this installation.
   */
  url: z.string().trim().min(1).max(2000).nullable(),
  /** With which one signs in to an SFTP server. It is never shown again. */
  password: z.string().min(1).max(500).nullable().default(null),
});
export type ImportSourceDraft = z.input<typeof importSourceDraft>;

/** Why the last file waits for somebody, in place of being imported by itself. */
export const SOURCE_WAITS = ['columns', 'unused', 'doubts', 'unlisted', 'changed', 'plan'] as const;
export const sourceWaits = z.enum(SOURCE_WAITS);
export type SourceWaits = z.infer<typeof sourceWaits>;

const listKind = z.enum(['sheet', 'table']);

/** POST /import-sources/:id/list: which of several lists in its file is meant, by its name; '' for tables side by side that are one list. */
export const importSourceList = z.object({ is: listKind, name: z.string().max(200) });
export type ImportSourceList = z.infer<typeof importSourceList>;

export const importSource = z.object({
  id,
  label: z.string(),
  url: z.string().nullable(),
  /** The key that the SFTP server showed the first time; with another one it is not believed. */
  hostKey: z.string().nullable(),
  /** When it was last looked at, whatever was found. */
  lastLookedAt: instant.nullable(),
  /** Why there was no file to read; null when there was one. */
  failure: z.string().nullable(),
  /** The lists that its file held when it was last looked at, of which somebody has to say which one is meant: sheets, or tables side by side. */
  asks: z.object({ is: listKind, names: z.array(z.string()) }).nullable(),
  /** What was said of that, and holds for every file to come: the name of the sheet, and of the table on it. */
  chosen: z.object({ sheet: z.string().optional(), table: z.string().optional() }),
  /** What the last new file became. */
  lastImport: z.object({ id, state: importState, waits: sourceWaits.nullable(), createdAt: instant }).nullable(),
  createdBy: z.string(),
  createdAt: instant,
});
export type ImportSource = z.infer<typeof importSource>;

/** GET /import-sources. `folder` is the name of the organization's watched folder; null where the installation has none. */
export const importSources = z.object({ data: z.array(importSource), folder: z.string().nullable() });
export type ImportSources = z.infer<typeof importSources>;
