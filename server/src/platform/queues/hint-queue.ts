import { Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { tellOutOfReach } from './out-of-reach.js';
import { soon } from './soon.js';

/** Puts jobs on a queue as hints: what is lost here the sweep finds again. */
export abstract class HintQueue {
  private readonly log: Logger;

  protected constructor(protected readonly queue: Queue) {
    this.log = new Logger(`Queue ${queue.name}`);
    queue.on('error', tellOutOfReach(this.log));
  }

  /** Whether the queue took it. */
  protected async hint(put: () => Promise<unknown>): Promise<boolean> {
    try {
      await soon(put());
      return true;
    } catch (error) {
      this.log.warn(`Not announced: the sweep will find it. ${String(error)}`);
      return false;
    }
  }
}
