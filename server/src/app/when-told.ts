import { once } from 'node:events';

/** `npm start` begins programs while the database comes up, and says when it is there: what they import is read by then. */
export async function untilTold(): Promise<void> {
  if (!process.argv.includes('--when-told')) return;
  // Nothing else keeps us alive yet.
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}
