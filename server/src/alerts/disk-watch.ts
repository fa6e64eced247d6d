import { Inject, Injectable } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import { NotificationsService } from '../notifications/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { HouseWork } from '../platform/house-work/index.js';

/** Of a disk, what must be left: below it staff are warned, while everything still works. */
const SMALLEST_PART = 0.1;
const CAUSE = 'disk-nearly-full';

/** Warns staff before the disk of the database is full: then nothing can be written, and letters wait. */
@Injectable()
export class DiskWatch {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly work: HouseWork,
    @Inject(CONFIG) private readonly config: Pick<Config, 'DISK_TO_WATCH'>,
  ) {}

  /** Once there is room again, nobody is warned any more. Does nothing where no disk is to be watched. */
  async look(): Promise<void> {
    if (!this.config.DISK_TO_WATCH) return;
    const { bavail, blocks } = await statfs(this.config.DISK_TO_WATCH);
    const left = bavail / blocks;
    await this.work.forAll('disk', async (orgs) => {
      for (const org of orgs)
        if (left >= SMALLEST_PART) await this.notifications.settle(org, CAUSE);
        else
          await this.notifications.raise(org, {
            ...{ cause: CAUSE, key: CAUSE, severity: 'error' },
            values: { percent: Math.floor(left * 100) },
          });
    });
  }
}
