import { z } from 'zod';
import { civilDate, id, instant, listQuery, pageOf } from './common.js';

/** What a family answered to a letter: they come, or ask that the name be read without them. */
export const attendance = z.enum(['come', 'read']);
export type Attendance = z.infer<typeof attendance>;

/** What they said, without whose it is. */
export const familyAnswer = z.object({
  attendance: attendance.nullable(),
  people: z.int().nullable(),
  kaddish: z.boolean(),
  honour: z.boolean(),
  /** The date of the service at which they ask that the name be read, where it is another one than ours. */
  serviceDate: civilDate.nullable(),
});

export const familyResponse = familyAnswer.extend({
  /** Of the observer and the occurrence. */
  id: z.string(),
  observanceId: id,
  date: civilDate,
  yahrzeit: z.object({ id, name: z.string() }),
  contact: z.object({ id, name: z.string(), phone: z.string().nullable() }),
  call: z.boolean(),
  /** What is wrong, in the family's words. */
  wrong: z.string().nullable(),
  /** Who has died. */
  death: z.string().nullable(),
  /** Who should be told too: name and address. */
  other: z.string().nullable(),
  answeredAt: instant,
});
export type FamilyResponse = z.infer<typeof familyResponse>;
export const familyResponsePage = pageOf(familyResponse);

/** GET /responses */
export const familyResponseQuery = listQuery(['answeredAt', 'date'], {
  yahrzeitId: id.optional(),
  contactId: id.optional(),
  /** Observances within these civil dates, both included. */
  from: civilDate.optional(),
  to: civilDate.optional(),
});
