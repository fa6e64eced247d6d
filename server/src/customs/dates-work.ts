import { Injectable } from '@nestjs/common';
import type { DatesState } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { NotificationsService, plainCause } from '../notifications/index.js';
import { isOnlyOne } from '../platform/database/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';
import { OccurrencesService } from '../yahrzeits/index.js';
import { DatesQueue } from './dates-queue.js';

class GivenUp extends Error {}

/**
 * Works all dates of an organization out anew after its customs changed. Each batch follows the customs as they are then;
 * the dates count as fresh only when all were computed since the last change. A worker that dies leaves them stale, and
 * whoever comes next begins anew, which harms nothing.
 */
@Injectable()
export class DatesWork {
  private stopping = false;

  constructor(
    private readonly db: DataSource,
    private readonly occurrences: OccurrencesService,
    private readonly notifications: NotificationsService,
    private readonly queue: DatesQueue,
  ) {}

  /** Does nothing when the dates are fresh, or when another worker has them in hand. */
  async carryOut(org: OrganizationId): Promise<void> {
    await this.db.transaction(async (holding) => {
      if (!(await isOnlyOne(holding, `dates ${org}`))) return;
      for (let stale = await this.staleVersion(org); stale !== null; stale = await this.staleVersion(org)) {
        const done = await this.workOut(org);
        if (!done) return;
        await this.finish(org, stale);
      }
    });
  }

  /** What is in hand ends after its batch. */
  stop(): void {
    this.stopping = true;
  }

  /** Announces every organization with stale dates: the queue was emptied, or a worker died. Any number may sweep at once. */
  async sweep(): Promise<number> {
    const stale: { id: string }[] = await this.db.query(
      'SELECT id FROM organization WHERE dates_version <> customs_version',
    );
    for (const { id } of stale) await this.queue.announce(admit(id));
    return stale.length;
  }

  /** Whether the dates follow the customs, and how far that has come. */
  async state(org: OrganizationId): Promise<DatesState> {
    const [state] = await this.db.query<[DatesState]>(
      `SELECT customs_version = dates_version AS "upToDate", dates_done AS done,
              (SELECT count(*) FROM yahrzeit WHERE organization_id = $1) AS total
         FROM organization WHERE id = $1`,
      [org],
    );
    return state;
  }

  private async staleVersion(org: OrganizationId): Promise<number | null> {
    const [stale] = await this.db.query<{ version: number }[]>(
      'SELECT customs_version AS version FROM organization WHERE id = $1 AND dates_version <> customs_version',
      [org],
    );
    return stale?.version ?? null;
  }

  /** Answers false when it was given up. */
  private async workOut(org: OrganizationId): Promise<boolean> {
    try {
      await this.occurrences.recomputeAll(org, async (done) => {
        await this.db.query('UPDATE organization SET dates_done = $2 WHERE id = $1', [org, done]);
        if (this.stopping) throw new GivenUp();
      });
      await this.db.query(NEW_FIGURES);
      return true;
    } catch (failure) {
      if (failure instanceof GivenUp) return false;
      throw failure;
    }
  }

  /** Fresh, unless the customs changed once more meanwhile. */
  private async finish(org: OrganizationId, version: number): Promise<void> {
    await this.db.transaction(async (within) => {
      const [, fresh] = await within.query<[unknown, number]>(
        'UPDATE organization SET dates_version = $2 WHERE id = $1 AND customs_version = $2',
        [org, version],
      );
      if (fresh) await this.notifications.raise(org, DONE, within);
    });
  }
}

// Of a list that was brought from another installation there are no dates before: Postgres would take them for few until it
// looks by itself, and read all of them for each line of a page.
const NEW_FIGURES = 'ANALYZE (SKIP_LOCKED) occurrence, reminder';

const DONE = plainCause('dates-worked-out', 'info', '/app/yahrzeits');
