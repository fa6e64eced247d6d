import { Injectable } from '@nestjs/common';
import type { CalendarLink, calendarLinkDraft, calendarLinkQuery } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../platform/clock/index.js';
import { pageOf } from '../platform/database/index.js';
import { NotFound, orderBy, pageBounds, type Download } from '../platform/http/index.js';
import { PrivateAddresses, type AddressKind } from '../platform/private-addresses/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { CalendarsService } from './calendars.service.js';

const CALENDAR: AddressKind = {
  table: 'calendar_link',
  purpose: 'calendar',
  path: '/calendar/:token.ics',
  noun: 'calendar link',
  alike: ['yahrzeitId', 'contactId'],
};

type CalendarLinkRow = Omit<CalendarLink, 'url'>;

/** Private addresses of calendars: made and revoked by staff, read by whoever was given one. */
@Injectable()
export class CalendarLinksService {
  constructor(
    private readonly db: DataSource,
    private readonly addresses: PrivateAddresses,
    private readonly clock: Clock,
    private readonly calendars: CalendarsService,
  ) {}

  /** The links in force, the latest first. */
  async list(
    org: OrganizationId,
    query: z.output<typeof calendarLinkQuery>,
  ): Promise<{ data: CalendarLink[]; total: number }> {
    const { id, q, yahrzeitId, contactId } = query.filter ?? {};
    const about = [org, id ?? null, yahrzeitId ?? null, contactId ?? null, q?.trim() || null];
    const order = orderBy(query, { createdAt: 'l.created_at' }, ['createdAt', 'DESC'], 'l.id');
    const page = { order, ...pageBounds(query) };
    const { data, total } = await pageOf<CalendarLinkRow>(this.db, `${SHOWN} WHERE ${LISTED}`, about, page);
    return { data: data.map((row) => ({ ...row, url: this.addresses.urlOf(CALENDAR, org, row.id) })), total };
  }

  /** Makes another link; those that are there stay in force. @throws NotFound for a yahrzeit or contact of someone else, Conflict `too_many_addresses` */
  add(org: OrganizationId, by: Actor, draft: z.output<typeof calendarLinkDraft>): Promise<CalendarLink> {
    const { yahrzeitId = null, contactId = null } = draft;
    return this.addresses.add(CALENDAR, org, by, { yahrzeitId, contactId }, async (within) => {
      await this.refuseForeign(within, org, { yahrzeit: yahrzeitId, contact: contactId });
      const [{ id }] = await within.query<[{ id: string }]>(
        `INSERT INTO calendar_link (organization_id, yahrzeit_id, contact_id, created_by, created_at)
         VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        [org, yahrzeitId, contactId, by.name, this.clock.now()],
      );
      const made = `${SHOWN} WHERE l.organization_id = $1 AND l.id = $2`;
      const [row] = await within.query<[CalendarLinkRow]>(made, [org, id]);
      return row;
    });
  }

  /** The address answers nothing any more. @throws NotFound also when it was revoked before */
  revoke(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    return this.addresses.revoke(CALENDAR, org, by, id);
  }

  /** What an address shows. @throws NotFound unless it is in force */
  async open(token: string, ip: string): Promise<Download> {
    const { org, id } = await this.addresses.inForce(CALENDAR, token, ip);
    const [link]: { yahrzeitId: string | null; contactId: string | null }[] = await this.db.query(
      `SELECT yahrzeit_id AS "yahrzeitId", contact_id AS "contactId" FROM calendar_link WHERE organization_id = $1 AND id = $2`,
      [org, id],
    );
    if (!link) throw new NotFound(CALENDAR.noun);
    if (link.yahrzeitId) return this.calendars.ofYahrzeit(org, link.yahrzeitId);
    if (link.contactId) return this.calendars.ofContact(org, link.contactId);
    return this.calendars.ofOrganization(org);
  }

  private async refuseForeign(
    within: EntityManager,
    org: OrganizationId,
    named: { yahrzeit: string | null; contact: string | null },
  ): Promise<void> {
    for (const noun of ['yahrzeit', 'contact'] as const) {
      if (!named[noun]) continue;
      const [own] = await within.query<unknown[]>(`SELECT FROM ${noun} WHERE organization_id = $1 AND id = $2`, [
        org,
        named[noun],
      ]);
      if (!own) throw new NotFound(noun);
    }
  }
}

const SHOWN = `SELECT l.id, l.created_by AS "createdBy", l.created_at AS "createdAt",
  CASE WHEN y.id IS NOT NULL THEN 'yahrzeit' WHEN c.id IS NOT NULL THEN 'contact' ELSE 'organization' END AS kind,
  CASE WHEN y.id IS NOT NULL THEN jsonb_build_object('id', y.id, 'name', y.name) END AS yahrzeit,
  CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', c.name) END AS contact
  FROM calendar_link l
  LEFT JOIN yahrzeit y ON y.organization_id = l.organization_id AND y.id = l.yahrzeit_id
  LEFT JOIN contact c ON c.organization_id = l.organization_id AND c.id = l.contact_id`;

const LISTED = `l.organization_id = $1 AND l.revoked_at IS NULL AND ($2::uuid[] IS NULL OR l.id = ANY($2))
  AND ($3::uuid IS NULL OR l.yahrzeit_id = $3) AND ($4::uuid IS NULL OR l.contact_id = $4)
  AND ($5::text IS NULL OR y.name_search LIKE containing($5) OR c.name_search LIKE containing($5))`;
