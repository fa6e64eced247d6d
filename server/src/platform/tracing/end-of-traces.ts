import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { flushTraces } from './tracing.js';

/** So long an ending process waits for the collector. */
const PATIENCE_MS = 2000;

/** What was traced leaves before the process ends. */
@Injectable()
export class EndOfTraces implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await Promise.race([flushTraces(), sleep(PATIENCE_MS, undefined, { ref: false })]);
  }
}
