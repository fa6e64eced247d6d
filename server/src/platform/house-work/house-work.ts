import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/index.js';
import type { OrganizationId } from '../tenancy/index.js';
import { eachAlone } from './each-alone.js';

/** After so long nobody needs to hear of it any more. */
const KEPT_DAYS = 30;
/** The kind of failure is told, and not a page of it. */
const LONGEST = 500;

/**
 * Work that the house does by itself for all organizations. One for which it fails harms no other, and is named to those
 * who run the installation: in the log and on their page, for `work` (as the timetable calls it) and organization once.
 */
@Injectable()
export class HouseWork {
  private readonly log = new Logger('HouseWork');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The work for every organization: set by set where it can be, and for each alone where it fails. */
  async forAll(work: string, carryOut: (orgs: readonly OrganizationId[]) => Promise<void>): Promise<void> {
    const rows: { id: OrganizationId }[] = await this.db.query('SELECT id FROM organization ORDER BY id');
    const orgs = rows.map(({ id }) => id);
    const together = async (some: readonly OrganizationId[]) => {
      await carryOut(some).catch((failure: unknown) => {
        this.log.warn(`${work}: failed for ${some.length} at once: ${String(failure)}`);
        throw failure;
      });
    };
    await eachAlone(orgs, together, (org, failure) => this.failed(work, org, failure));
  }

  /** One piece of work of one organization; `null` when it failed. */
  async forOne<Answer>(work: string, org: OrganizationId, carryOut: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await carryOut();
    } catch (failure) {
      await this.failed(work, org, failure);
      return null;
    }
  }

  /** @throws when that cannot be written down: then the database is away, and it is nobody's fault */
  async failed(work: string, org: OrganizationId, failure: unknown): Promise<void> {
    const why = (failure instanceof Error ? failure.message : String(failure)).slice(0, LONGEST);
    const [row] = await this.db.query<{ code: string | null }[]>(FAILED, [work, org, why, this.clock.now()]);
    this.log.error(`${work}: failed for ${row?.code ?? org}: ${why}`);
  }

  async forgetOld(): Promise<void> {
    await this.db.query(`DELETE FROM house_failure WHERE last_at < $1::timestamptz - make_interval(days => $2)`, [
      this.clock.now(),
      KEPT_DAYS,
    ]);
  }
}

const FAILED = `
INSERT INTO house_failure AS f (work, organization_id, reason, times, first_at, last_at)
SELECT $1, id, $3, 1, $4, $4 FROM organization WHERE id = $2
ON CONFLICT (organization_id, work) DO UPDATE SET reason = excluded.reason, times = f.times + 1, last_at = excluded.last_at
RETURNING (SELECT org_code FROM organization o WHERE o.id = f.organization_id) AS code`;
