import { Injectable } from '@nestjs/common';
import { may, type Release } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { NotificationsService } from '../../notifications/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { kysely } from '../../platform/database/index.js';
import { Conflict, NotFound, Refusal } from '../../platform/http/index.js';
import type { Caller, OrganizationId } from '../../platform/tenancy/index.js';
import { CHANGED_WORDS } from './changed-words.js';
import { CAUSE } from './waiting-nights.js';

/** Letters of a night that wait for a second person. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly notifications: NotificationsService,
  ) {}

  /** What waits: none or one. */
  waiting(org: OrganizationId, by: Caller): Promise<Release[]> {
    const mayRelease = by.role !== null && may(by.role, 'emails:send');
    return this.db.query(WAITING, [org, mayRelease, by.id]);
  }

  /**
   * Lets the letters leave with the next look at the nights, within a quarter of an hour. Said twice, it was said once.
   * @throws NotFound when nothing like it was asked, Refusal 403 `person_needed` for a program, Conflict 409 `second_person`
   * for whoever caused it
   */
  release(org: OrganizationId, by: Caller, id: string): Promise<{ data: { id: string } }> {
    return this.db.transaction(async (within) => {
      const asked = await kysely(within)
        .selectFrom('night_release')
        .where('organizationId', '=', org)
        .where('id', '=', id)
        .select(['releasedAt', 'causedByIds', 'localDate', 'reasons', 'letters'])
        .forUpdate()
        .executeTakeFirst();
      if (!asked) throw new NotFound('release');
      if (by.role === null) throw new Refusal(403, 'person_needed', 'Letters that wait are released by people.');
      if (asked.releasedAt) return { data: { id } };
      if (asked.causedByIds.includes(by.id)) {
        throw new Conflict('second_person', 'You changed what made these letters wait: somebody else releases them.');
      }
      await kysely(within)
        .updateTable('night_release')
        .set({ releasedAt: this.clock.now(), releasedById: by.id, releasedBy: by.name })
        .where('organizationId', '=', org)
        .where('id', '=', id)
        .execute();
      const about = { action: 'release_letters', resource: 'organization', resourceId: org };
      const after = { date: asked.localDate, letters: asked.letters, reasons: asked.reasons };
      await this.audit.record(org, by, { ...about, after }, within);
      await this.notifications.settle(org, CAUSE, within);
      return { data: { id } };
    });
  }
}

const WAITING = `
SELECT r.id, r.local_date AS "localDate", r.reasons, r.letters, r.first_yahrzeits AS "firstYahrzeits", r.week,
       r.last_year AS "lastYear", r.caused_by AS "causedBy", $2 AND NOT $3 = ANY (r.caused_by_ids) AS "mayRelease",
       to_json(r.last_hour) AS until, o.release_unanswered AS unanswered,
       CASE WHEN letter.id IS NOT NULL THEN jsonb_build_object('id', letter.id, 'name', letter.name) END AS template,
       ARRAY (${CHANGED_WORDS}) AS words
  FROM night_release r JOIN organization o ON o.id = r.organization_id
  LEFT JOIN template letter ON letter.organization_id = o.id AND letter.id = o.reminder_template_id
 WHERE r.organization_id = $1 AND r.released_at IS NULL`;
