import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What all spec files of a run of jest share: made by the first that asks, awaited by the others. What it is goes through JSON.
 * @throws where it could not be made
 */
export async function onceInRun<Made extends object>(
  what: string,
  make: (run: string) => Promise<Made>,
): Promise<Made> {
  const run = process.env.ZIKARON_TEST_RUN;
  if (!run) throw new Error('ZIKARON_TEST_RUN is missing: run the specs with jest --config jest.config.mjs.');
  const ready = path.join(run, `${what}.json`);

  if (!existsSync(ready) && isFirst(run, what)) await prepare(ready, () => make(run));
  while (!existsSync(ready)) await sleep(50);

  const answer = JSON.parse(readFileSync(ready, 'utf8')) as Made | { error: string };
  if ('error' in answer) throw new Error(`The ${what} could not be prepared: ${answer.error}`);
  return answer;
}

/** Making a directory succeeds for exactly one of many processes. */
function isFirst(run: string, what: string): boolean {
  try {
    mkdirSync(path.join(run, `${what}-preparing`));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function prepare(ready: string, make: () => Promise<object>): Promise<void> {
  const answer = await make().catch((error: Error) => ({ error: error.stack }));
  writeFileSync(`${ready}.new`, JSON.stringify(answer));
  renameSync(`${ready}.new`, ready);
}
