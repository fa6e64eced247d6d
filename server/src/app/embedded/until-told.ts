import { once } from 'node:events';

/** What a program is called with that waits for `goOn`. */
export const WHEN_TOLD = '--when-told';

/** What `untilTold` waits for. */
export const GO_ON = 'go on';

/** `npm start` begins us while the database comes up, and says when it is there: what is imported is read by then. */
export async function untilTold(): Promise<void> {
  if (!process.argv.includes(WHEN_TOLD)) return;
  // Nothing else keeps us alive yet.
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}
