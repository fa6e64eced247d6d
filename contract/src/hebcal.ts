import { z } from 'zod';
import { civilDate, instant } from './common.js';

/**
 * What a question to /hebcal/* may say, as at Hebcal (https://www.hebcal.com/home/developer-apis). Unknown parameters are let be
 * as there: programs send what other calls of that service take.
 */
export const hebcalQuery = z
  .record(z.string().max(20), z.string().max(200))
  .refine((asked) => Object.keys(asked).length <= 500, 'Ask about fewer people at once');

const hebcalDay = z.object({
  hy: z.int(),
  hm: z.string(),
  hd: z.int(),
  hebrew: z.string(),
  heDateParts: z.object({ y: z.string(), m: z.string(), d: z.string() }),
  events: z.array(z.string()).optional(),
  il: z.boolean().optional(),
});
export type HebcalDay = z.infer<typeof hebcalDay>;

export const hebcalConversion = z.object({
  gy: z.int(),
  gm: z.int(),
  gd: z.int(),
  afterSunset: z.boolean(),
  ...hebcalDay.shape,
});
export type HebcalConversion = z.infer<typeof hebcalConversion>;

/** Several days, by their civil dates. */
export const hebcalDates = z.object({
  start: civilDate,
  end: civilDate,
  hdates: z.record(z.string(), hebcalDay),
});
export type HebcalDates = z.infer<typeof hebcalDates>;

export const hebcalConverterAnswer = z.union([hebcalConversion, hebcalDates]);

export const hebcalYahrzeits = z.object({
  title: z.string(),
  date: instant,
  version: z.string(),
  range: z.object({ start: civilDate, end: civilDate }).optional(),
  items: z.array(
    z.object({
      title: z.string(),
      date: civilDate,
      hdate: z.string(),
      memo: z.string().optional(),
      name: z.string().optional(),
      category: z.string(),
      anniversary: z.int().optional(),
    }),
  ),
});
export type HebcalYahrzeits = z.infer<typeof hebcalYahrzeits>;
