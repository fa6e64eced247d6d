import { Cron, type CronOptions } from '@nestjs/schedule';
import { timetableRuns } from '../platform/figures/index.js';

/** Asleep until `start`; one at a time in a process; does not keep a process alive. What fails is logged and comes again. */
const asleep = { disabled: true, waitForCompletion: true, unrefTimeout: true, timeZone: 'UTC' } satisfies CronOptions;

/** An entry of the timetable, in UTC; how often it ran and failed is a figure. */
export const Entry =
  (name: string, hours: string) =>
  (table: object, key: string, entry: TypedPropertyDescriptor<() => Promise<void>>): void => {
    const work = entry.value!;
    entry.value = async function counted() {
      try {
        await work.call(this);
        timetableRuns.inc({ entry: name, outcome: 'done' });
      } catch (failure) {
        timetableRuns.inc({ entry: name, outcome: 'failed' });
        throw failure;
      }
    };
    Cron(hours, { ...asleep, name })(table, key, entry);
  };
