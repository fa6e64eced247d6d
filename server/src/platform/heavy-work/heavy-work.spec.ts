import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { heavyPieces } from '../figures/index.js';
import { admit } from '../tenancy/index.js';
import { HeavyWork } from './heavy-work.js';

const ours = admit('00000000-0000-4000-8000-000000000001');
const theirs = admit('00000000-0000-4000-8000-000000000002');
const task = (name: string) => new URL(`../../../test/heavy-tasks/${name}.task.js`, import.meta.url);

/** As Prometheus is told: how many wait, and how many run. */
const pieces = async () => {
  const { values } = await heavyPieces.get();
  return ['waiting', 'running'].map((state) => values.find(({ labels }) => labels.state === state)?.value);
};

describe('work that is done elsewhere', () => {
  const work = new HeavyWork();
  // Jest takes the last words of a process whose heap was full for its own, and ends the spec.
  const lastWords = jest.spyOn(process, 'stderr', 'get').mockReturnValue(new PassThrough().resume() as never);
  afterAll(async () => {
    await work.onApplicationShutdown();
    lastWords.mockRestore();
  });

  it('given a task that asks on the way, then it is answered each time, and its result is the result', async () => {
    const talk = work.talk<{ from: number }, string, number, number>(ours, task('talk'), { from: 1 });

    expect([(await talk.next()).value, (await talk.next(2)).value, (await talk.next(3)).value]).toEqual([1, 3, 6]);
    expect(await pieces()).toEqual([0, 1]);
    const { value, done } = await talk.next(0);
    expect(await pieces()).toEqual([0, 0]);
    expect([done, value]).toEqual([true, expect.stringMatching(/^6 by \d+$/)]);
    expect(value).not.toContain(` ${process.pid}`);
  });

  it('given a task that refuses, then it is the same refusal here', async () => {
    const talk = work.talk<{ from: number }, string, number, number>(ours, task('talk'), { from: 9 });
    await talk.next();

    await expect(talk.next(5)).rejects.toMatchObject({
      ...{ status: 422, code: 'too_far', message: 'Ten is enough.' },
      details: [{ path: 'step', message: 'Smaller' }],
    });
  });

  it.each([
    ['processor time', 'busy', null, { processorSeconds: 0.5 }],
    ['time', 'busy', null, { seconds: 0.5 }],
    ['memory', 'hoard', 'bytes', { megabytes: 400 }],
    ['memory', 'hoard', 'objects', { processorSeconds: 100, seconds: 280 }],
  ])(
    'given more %s than its budget (%s of %s), then its process is ended, and it is refused in words',
    async (what, name, input, budget) => {
      await expect(work.run(ours, task(name), input, budget)).rejects.toMatchObject({
        ...{ status: 422, code: 'too_much_work', message: expect.stringContaining(`more ${what} than`) },
      });

      // And the next one finds a process that is well.
      const talk = work.talk<{ from: number }, string, number, number>(ours, task('talk'), { from: 1 });
      await talk.next();
      expect((await talk.next(0)).value).toMatch(/^1 by /);
    },
    300_000,
  );

  it('given whoever ordered it goes away, then its process is ended, and its turn is free', async () => {
    for (let n = 0; n < 5; n++) {
      const talk = work.talk<{ from: number }, string, number, number>(theirs, task('talk'), { from: 1 });
      await talk.next();
      await talk.return('');
    }

    const talk = work.talk<{ from: number }, string, number, number>(theirs, task('talk'), { from: 1 });
    await talk.next();
    expect((await talk.next(0)).value).toMatch(/^1 by /);
  });

  it('given kill -9 of whoever ordered it, then a process that computes without a pause ends too', async () => {
    const orderer = fork(path.join(__dirname, '../../../test/heavy-tasks/orderer.ts'), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Jest's own, by which such a process runs TypeScript.
      env: process.env,
    });
    const [pid] = (await once(orderer, 'message')) as [number];
    // Empty where only its number is left.
    const command = () => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    expect(await command()).toContain('run-busy');

    orderer.kill('SIGKILL');
    await once(orderer, 'exit');

    for (let waited = 0; waited < 60_000 && (await command()); waited += 100) await sleep(100);
    const left = await command();
    if (left) process.kill(pid, 'SIGKILL');
    expect(left).toBe('');
  });
});
