import { Injectable } from '@nestjs/common';
import type { ListLink, listLinkDraft, listLinkQuery } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../platform/clock/index.js';
import { kysely } from '../platform/database/index.js';
import { NotFound } from '../platform/http/index.js';
import { PrivateAddresses, type LabelledKind } from '../platform/private-addresses/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';

const LIST: LabelledKind = {
  table: 'list_link',
  purpose: 'service list',
  path: '/list/:token',
  noun: 'public list',
};
const SHOWN = ['id', 'label', 'language', 'names', 'frames', 'email', 'createdBy', 'createdAt'] as const;

/** A public address that is in force, and whose list it shows. */
export type OpenList = Pick<ListLink, 'id' | 'label' | 'language' | 'names' | 'frames' | 'email'> & {
  readonly org: OrganizationId;
};

/** Public addresses of the service list: made and revoked by staff, opened by anybody. */
@Injectable()
export class ListLinksService {
  constructor(
    private readonly db: DataSource,
    private readonly addresses: PrivateAddresses,
    private readonly clock: Clock,
  ) {}

  /** The addresses in force, the latest first. */
  list(org: OrganizationId, query: z.output<typeof listLinkQuery>) {
    return this.addresses.list<Omit<ListLink, 'url'>>(LIST, SHOWN, org, query);
  }

  /** Makes another address; those that are there stay in force. @throws Conflict `too_many_addresses` */
  add(org: OrganizationId, by: Actor, draft: z.output<typeof listLinkDraft>) {
    return this.addresses.add(LIST, org, by, draft, (within) =>
      kysely(within)
        .insertInto('list_link')
        .values({ organizationId: org, ...draft, createdBy: by.name, createdAt: this.clock.now() })
        .returning(SHOWN)
        .executeTakeFirstOrThrow(),
    );
  }

  /** The address answers nothing any more. @throws NotFound also when it was revoked before */
  revoke(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    return this.addresses.revoke(LIST, org, by, id);
  }

  /** What an address shows. @throws NotFound unless it is in force */
  async open(token: string, ip: string): Promise<OpenList> {
    const { org, id } = await this.addresses.inForce(LIST, token, ip);
    const link = await kysely(this.db)
      .selectFrom('list_link')
      .select(['id', 'label', 'language', 'names', 'frames', 'email'])
      .where('organizationId', '=', org)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!link) throw new NotFound(LIST.noun);
    return { ...link, org };
  }

  /** An address without its ending. */
  urlOf(org: OrganizationId, id: string): string {
    return this.addresses.urlOf(LIST, org, id);
  }
}
