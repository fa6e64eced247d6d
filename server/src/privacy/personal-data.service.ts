import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { ContactsService } from '../contacts/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Download } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';

const OBSERVANCES = `
  SELECT y.name AS "yahrzeit", o.relationship, o.relationship_detail AS "relationshipDetail",
         o.observe_on_hebrew_calendar AS "observeOnHebrewCalendar", o.reminder_days_before AS "reminderDaysBefore",
         o.channel, o.created_at AS "since"
    FROM observance o JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id
   WHERE o.organization_id = $1 AND o.contact_id = $2 ORDER BY y.name, o.id`;

const LETTERS = `
  SELECT to_email AS "to", subject, text, html, state, sent_at AS "sentAt", created_at AS "createdAt", error
    FROM email_message WHERE organization_id = $1 AND contact_id = $2 ORDER BY created_at, id`;

const SUPPRESSIONS = `
  SELECT email, reason, detail, created_at AS "since", lifted_at AS "liftedAt", lifted_reason AS "liftedReason"
    FROM suppression WHERE organization_id = $1 AND email = lower($2) ORDER BY created_at`;

const CALENDAR_LINKS = `
  SELECT created_at AS "createdAt", revoked_at AS "revokedAt"
    FROM calendar_link WHERE organization_id = $1 AND contact_id = $2 ORDER BY created_at`;

const HISTORY = `
  SELECT at, actor_name AS "by", action, before, after FROM audit_log
   WHERE organization_id = $1
     AND ((resource = 'contact' AND resource_id = $2) OR $2::uuid::text IN (before ->> 'contactId', after ->> 'contactId'))
   ORDER BY id`;

/** Everything that is kept of one person, as one file for that person (GDPR, articles 15 and 20). */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly db: DataSource,
    private readonly contacts: ContactsService,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** The person, whom they remember and how, the letters to them, and what was done to their record. @throws NotFound */
  async of(org: OrganizationId, by: Actor, id: string): Promise<Download> {
    const { version: _, observances: __, ...person } = await this.contacts.get(org, id);
    const [observances, letters, suppressions, calendarLinks, history] = await Promise.all([
      this.db.query(OBSERVANCES, [org, id]),
      this.db.query(LETTERS, [org, id]),
      this.db.query(SUPPRESSIONS, [org, person.email]),
      this.db.query(CALENDAR_LINKS, [org, id]),
      this.db.query(HISTORY, [org, id]),
    ]);
    await this.audit.record(org, by, { action: 'export', resource: 'contact', resourceId: id });

    const at = this.clock.now().toISOString();
    const file = { exportedAt: at, person, observances, letters, suppressions, calendarLinks, history };
    return {
      fileName: `${person.name} ${at.slice(0, 10)}.json`,
      type: 'application/json',
      content: Readable.from([JSON.stringify(file, null, 2)]),
    };
  }
}
