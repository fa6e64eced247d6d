import { z } from 'zod';
import { id, instant, line, listQuery, pageOf, withoutTurns } from './common.js';

/** Where something stands in a photograph, in its own pixels from the left and from above. */
export const pictureBox = z.object({
  left: z.int().min(0).max(20_000),
  top: z.int().min(0).max(20_000),
  width: z.int().min(20).max(20_000),
  height: z.int().min(12).max(20_000),
});
export type PictureBox = z.infer<typeof pictureBox>;

export const MOST_PLATES = 300;

/**
 * Why a plate is green or amber. Green: the Hebrew date is the civil one's (`same_day`), or is but for one letter that was read
 * wrong (`one_letter`). Amber: after sunset, or a digit misread (`one_day_apart`); everything else.
 */
export const plateReason = z.enum([
  ...['same_day', 'one_letter', 'one_day_apart', 'tie', 'disagree', 'one_date', 'unreadable', 'no_date'],
  ...['no_name', 'name_unsure'],
] as const);
export type PlateReason = z.infer<typeof plateReason>;

const field = z.string().overwrite(withoutTurns).trim().max(200);
export const plateFields = z.object({ name: field, hebrewName: field, hebrewDate: field, civilDate: field });
export type PlateFields = z.infer<typeof plateFields>;

export const plateState = z.enum(['waiting', 'read', 'checked', 'leftOut']);

export const plate = plateFields.extend({
  id,
  photographId: id,
  fileName: z.string(),
  state: plateState,
  /** Null until it is read. */
  light: z.enum(['green', 'amber']).nullable(),
  reason: plateReason.nullable(),
  /** Its lines as they were read, from above. */
  lines: z.array(z.string()),
  /** A small picture of it, as an address that holds its content; null where it could not be read. */
  crop: z.string().nullable(),
});
export type Plate = z.infer<typeof plate>;
export const platePage = pageOf(plate);
/** A plate holds its picture: a page of a thousand would be some fifty megabytes. */
export const plateQuery = listQuery(['place'], { light: z.enum(['green', 'amber']).optional() }, 50);

/** PUT /photographs/plates/{id}: what the plate says, as somebody has checked it; or that it is left out. */
export const plateCheck = plateFields.extend({ leftOut: z.boolean().default(false) });

export const photograph = z.object({
  id,
  fileName: z.string(),
  width: z.int(),
  height: z.int(),
  /** Who found the plates: the program, or a person who drew them. */
  cutBy: z.enum(['program', 'person']),
  createdAt: instant,
  boxes: z.array(pictureBox),
  counts: z.object({ waiting: z.int(), read: z.int(), checked: z.int(), leftOut: z.int() }),
});
export type Photograph = z.infer<typeof photograph>;

/** GET /photographs: those that are not in an import yet. */
export const photographs = z.object({
  /** Packages that reading needs and that are not installed; empty where photographs can be read. */
  missing: z.array(z.string()),
  data: z.array(photograph),
});
export type Photographs = z.infer<typeof photographs>;

export const photographUpload = z.object({ fileName: line(255) });

/** PUT /photographs/{id}/boxes: the plates as somebody drew them, in place of those that were found. */
export const photographBoxes = z.object({ boxes: z.array(pictureBox).max(MOST_PLATES) });

/** GET /photographs/{id}: with a smaller picture of it, as an address that holds its content. */
export const photographShown = photograph.extend({ picture: z.string() });
export type PhotographShown = z.infer<typeof photographShown>;

export const PHOTOGRAPH_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Of one file. */
export const PHOTOGRAPH_BYTES = 15 * 1024 * 1024;

/** GET /imports/{id}/crops: pictures of the plates that became these rows. */
export const cropQuery = z.object({
  rows: z
    .string()
    .regex(/^\d{1,7}(,\d{1,7}){0,99}$/)
    .transform((rows) => rows.split(',').map(Number))
    .optional(),
});
export const crops = z.object({ data: z.array(z.object({ row: z.int(), picture: z.string() })) });
export type Crops = z.infer<typeof crops>;
