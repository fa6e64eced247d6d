import { Injectable } from '@nestjs/common';
import type { OperatorOverview } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { VERSION } from '../platform/config/index.js';
import { Clock } from '../platform/clock/index.js';
import { Crashes } from './crashes.js';

/** What the people who run the installation see: nights, letters and failures in numbers, and nobody's records. */
@Injectable()
export class OperatorService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly crashes: Crashes,
  ) {}

  async overview(): Promise<OperatorOverview> {
    const now = [this.clock.now()];
    const [backups, nights, sendingByHour, failures, ownWork, crashes] = await Promise.all([
      this.db.query<OperatorOverview['backups']>(BACKUPS),
      this.db.query<OperatorOverview['nights']>(NIGHTS, now),
      this.db.query<OperatorOverview['sendingByHour']>(SENDING, now),
      this.db.query<OperatorOverview['failures']>(FAILURES, now),
      this.db.query<OperatorOverview['ownWork']>(OWN_WORK, now),
      this.crashes.latest(),
    ]);
    return { version: VERSION, backups, nights, sendingByHour, failures, ownWork, crashes };
  }
}

const BACKUPS = `
SELECT name, taken_at AS "takenAt", bytes, rows, tried_at AS "triedAt" FROM backup ORDER BY taken_at DESC LIMIT 5`;

const NIGHTS = `
SELECT local_date AS "localDate", count(*) AS organizations, sum(queued) AS queued, sum(skipped) AS skipped,
       sum(errors) AS errors, max(planning_ms) AS "planningMs"
  FROM reminder_run WHERE kind = 'night' AND local_date >= $1::timestamptz::date - 14
 GROUP BY local_date ORDER BY local_date DESC`;

const SENDING = `
SELECT hour, coalesce(sum(letters), 0) AS letters
  FROM generate_series(date_trunc('hour', $1::timestamptz) - interval '47 hours', $1, interval '1 hour') AS hour
  LEFT JOIN letter_summary USING (hour) GROUP BY hour ORDER BY hour`;

// The relay's words often repeat the address: what stands about it is left out, and what is alike is told once.
const FAILURES = `
SELECT reason, count(*) AS letters, count(DISTINCT organization_id) AS organizations, max(updated_at) AS latest
  FROM (SELECT organization_id, updated_at,
               left(regexp_replace(coalesce(error, state), '\\S+@\\S+', '…', 'g'), 120) AS reason
          FROM email_message
         WHERE state IN ('failed', 'uncertain') AND updated_at >= $1::timestamptz - interval '7 days') AS failed
 GROUP BY reason ORDER BY letters DESC, latest DESC LIMIT 20`;

const OWN_WORK = `
SELECT f.work, o.org_code AS "orgCode", o.name, regexp_replace(f.reason, '\\S+@\\S+', '…', 'g') AS reason, f.times, f.last_at AS latest
  FROM house_failure f JOIN organization o ON o.id = f.organization_id
 WHERE f.last_at >= $1::timestamptz - interval '7 days' ORDER BY f.last_at DESC LIMIT 50`;
