import type { Job } from 'bullmq';
import type { Request, Response } from 'express';
import { pino } from 'pino';
import { NestLog } from '../logging/index.js';
import { once } from '../queues/index.js';
import { followJob, followRequests, traced } from './index.js';
import { withoutValues } from './tracing.js';

/** Does something because of a request of this id. */
const inRequest = <Answer>(id: string, work: () => Answer): Promise<Answer> =>
  new Promise((resolve) => {
    const request = { id, method: 'GET', path: '/api/contacts', headers: {} } as unknown as Request;
    void followRequests(
      request,
      { once: () => undefined, setMaxListeners: () => undefined } as unknown as Response,
      () => resolve(work()),
    );
  });

describe('what something is done because of', () => {
  it('given a job that a request put on its queue, then what its worker logs has the id of that request', async () => {
    const opts = await inRequest('r-1', once);
    const lines: string[] = [];
    const log = new NestLog(pino({}, { write: (line) => lines.push(line) }));

    await followJob({ queueName: 'imports', opts } as Job, () => Promise.resolve(log.warn('later', 'Worker')));
    log.warn('afterwards', 'Worker');

    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ msg: 'later', request: 'r-1' }),
      expect.not.objectContaining({ request: expect.anything() }),
    ]);
  });

  it('given a job that nobody asked for, or that says nonsense, then it is done all the same', async () => {
    const work = () => Promise.resolve('done');

    expect(once()).not.toHaveProperty('telemetry');
    for (const opts of [once(), { telemetry: { metadata: 'no JSON' } }, { telemetry: { metadata: 'null' } }])
      await expect(followJob({ queueName: 'imports', opts } as Job, work)).resolves.toBe('done');
  });

  it('given no collector, then what is traced is simply done', async () => {
    await expect(traced('nights', () => Promise.resolve(7))).resolves.toBe(7);
  });

  it('given a statement with a value between quotes, then its span is told without it', () => {
    expect(withoutValues(`SELECT id\n  FROM contact WHERE name = 'O''Brien' AND org = $1`)).toBe(
      "SELECT id FROM contact WHERE name = '…' AND org = $1",
    );
  });
});
