import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import { operatorsOnly } from '../auth/index.js';
import { QUEUE_NAMES } from '../platform/queues/index.js';

const PATH = '/admin/queues';

/** Every queue itself, of all organizations, for the people named in OPERATOR_EMAILS: Bull Board. */
export function serveOperatorConsole(app: NestExpressApplication): void {
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(PATH);
  const queues = QUEUE_NAMES.map((name) => new BullMQAdapter(app.get<Queue>(getQueueToken(name), { strict: false })));
  createBullBoard({ queues, serverAdapter });
  app.use(PATH, operatorsOnly(app), serverAdapter.getRouter());
}
