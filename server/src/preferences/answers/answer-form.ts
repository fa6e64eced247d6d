import { adarRule, civilDate, id, withoutTurns } from '@zikaron/contract';
import { z } from 'zod';

const ticked = z
  .enum(['yes'])
  .optional()
  .transform((answer) => answer === 'yes');
const words = z
  .string()
  .max(500)
  .default('')
  .transform((text) => withoutTurns(text).trim());
const empty = z.literal('').transform(() => null);
const attendance = z
  .enum(['come', 'read'])
  .or(empty)
  .nullish()
  .transform((answer) => answer ?? null);
const people = z.coerce
  .number()
  .int()
  .min(1)
  .max(99)
  .nullable()
  // An old telephone lets anything be typed; the rest of the answer counts all the same.
  .catch(null);
const service = civilDate
  .or(empty)
  .nullish()
  .transform((date) => date ?? null);

/** What the page did not ask is undefined; null is "as the congregation does". */
const adar = adarRule.or(empty).optional();

/** The fields of one occurrence end with its observer and day: `attendance.<observer>.<day>`. */
const FIELD = /^(attendance|people|service|kaddish|honour|adar)\.([0-9a-f-]{36})\.(\d{4}-\d{2}-\d{2})$/;

const one = z.object({
  observanceId: id,
  date: civilDate,
  attendance,
  people,
  service,
  kaddish: ticked,
  honour: ticked,
  adar,
});

/**
 * What a browser sends of the page: the form's fields by name, those of each occurrence gathered. A field that we did not
 * make is passed over; one whose value we did not offer is refused.
 */
export const answerForm = z
  .record(z.string().max(100), z.string().max(1000))
  .transform((fields, context) => {
    const byOccasion = new Map<string, Record<string, string>>();
    for (const [name, value] of Object.entries(fields)) {
      const [, field, observanceId, date] = FIELD.exec(name) ?? [];
      if (!field || !observanceId || !date) continue;
      const key = `${observanceId}.${date}`;
      byOccasion.set(key, { observanceId, date, ...byOccasion.get(key), [field]: value });
    }
    const read = z
      .object({
        of: z.array(one).max(40),
        call: ticked,
        wrong: words,
        death: words,
        otherName: words,
        otherEmail: words,
      })
      .safeParse({ ...fields, of: [...byOccasion.values()] });
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: 'This is not an answer that the page offers' });
    return z.NEVER;
  })
  .transform(({ of, ...all }) => ({
    ...all,
    of: of.map(({ service: serviceDate, ...said }) => ({ ...said, serviceDate })),
  }));
