import { Injectable } from '@nestjs/common';
import type { SheetLink, sheetLinkDraft, sheetLinkQuery } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../platform/clock/index.js';
import { kysely } from '../platform/database/index.js';
import { TooMany } from '../platform/http/index.js';
import { PrivateAddresses, type LabelledKind } from '../platform/private-addresses/index.js';
import { RateLimits, type RateLimit } from '../platform/rate-limits/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';

const SHEET: LabelledKind = {
  table: 'sheet_link',
  purpose: 'sheet',
  path: '/sheet/:token.csv',
  noun: 'sheet address',
};
/** Spreadsheets ask about once an hour, and once more each time somebody opens them. */
const MOST_IN_AN_HOUR = 30;
const SHOWN = ['id', 'label', 'opened', 'lastOpenedAt', 'createdBy', 'createdAt'] as const;

/** Private addresses of the whole list: made and revoked by staff, read by whoever was given one. */
@Injectable()
export class SheetLinksService {
  private readonly reading: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly addresses: PrivateAddresses,
    private readonly clock: Clock,
    limits: RateLimits,
  ) {
    this.reading = limits.of('sheet', MOST_IN_AN_HOUR, 3600);
  }

  /** The addresses in force, the latest first. */
  list(org: OrganizationId, query: z.output<typeof sheetLinkQuery>) {
    return this.addresses.list<Omit<SheetLink, 'url'>>(SHEET, SHOWN, org, query);
  }

  /** Makes another address; those that are there stay in force. @throws Conflict `too_many_addresses` */
  add(org: OrganizationId, by: Actor, draft: z.output<typeof sheetLinkDraft>) {
    return this.addresses.add(SHEET, org, by, draft, (within) =>
      kysely(within)
        .insertInto('sheet_link')
        .values({ organizationId: org, ...draft, createdBy: by.name, createdAt: this.clock.now() })
        .returning(SHOWN)
        .executeTakeFirstOrThrow(),
    );
  }

  /** The address answers nothing any more. @throws NotFound also when it was revoked before */
  revoke(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    return this.addresses.revoke(SHEET, org, by, id);
  }

  /**
   * Whose list an address reads; the reading is counted.
   * @throws NotFound unless it is in force, TooMany after thirty readings in an hour
   */
  async open(token: string, ip: string): Promise<OrganizationId> {
    const { org, id } = await this.addresses.inForce(SHEET, token, ip);
    const waitSeconds = await this.reading.take(id);
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
    await kysely(this.db)
      .updateTable('sheet_link')
      .set((now) => ({ opened: now('opened', '+', 1), lastOpenedAt: this.clock.now() }))
      .where('organizationId', '=', org)
      .where('id', '=', id)
      .execute();
    return org;
  }
}
