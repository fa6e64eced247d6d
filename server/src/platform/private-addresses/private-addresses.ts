import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/index.js';
import { Clock } from '../clock/index.js';
import { CONFIG, type Config } from '../config/index.js';
import { kysely, type Database } from '../database/index.js';
import { NotFound } from '../http/index.js';
import { bytesOfIds, idAt, readToken, signToken } from '../signing/index.js';
import { admit, type Actor, type OrganizationId } from '../tenancy/index.js';

/** What the table of every kind of address has. */
interface Kept {
  organizationId: string;
  createdBy: string;
  revokedAt: Date | null;
}

/** One kind of address; each is kept by the module that serves it. */
export interface AddressKind {
  readonly table: { [Table in keyof Database]: Database[Table] extends Kept ? Table : never }[keyof Database];
  /** What its tokens are signed for: a token of one kind opens nothing of another. */
  readonly purpose: string;
  /** Where it leads: `/calendar/:token.ics`. */
  readonly path: string;
  /** Its name in refusals and in the history. */
  readonly noun: string;
}

/**
 * What the addresses have in common that open something of an organization to whoever was given them: a token names
 * organization and address and is signed with LINK_SECRET, a row says whether the address is in force.
 */
@Injectable()
export class PrivateAddresses {
  constructor(
    private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  urlOf({ purpose, path }: AddressKind, org: OrganizationId, id: string): string {
    const token = signToken(this.config.LINK_SECRET, purpose, bytesOfIds(org, id));
    return this.config.PUBLIC_URL + path.replace(':token', token);
  }

  /** Which address a token names; whether it is in force is its row's to say. @throws NotFound for one not made here, or changed */
  named({ purpose, noun }: AddressKind, token: string): { org: OrganizationId; id: string } {
    const payload = readToken(this.config.LINK_SECRET, purpose, token, [32]);
    if (!payload) throw new NotFound(noun);
    return { org: admit(idAt(payload, 0)), id: idAt(payload, 16) };
  }

  /** The address answers nothing any more. @throws NotFound also when it was revoked before */
  async revoke({ table, noun }: AddressKind, org: OrganizationId, by: Actor, id: string): Promise<{ id: string }> {
    await this.db.transaction(async (within) => {
      const revoked = await kysely(within)
        .updateTable(table)
        .set({ revokedAt: this.clock.now() })
        .where('organizationId', '=', org)
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!revoked) throw new NotFound(noun);
      await this.audit.record(org, by, { action: 'revoke', resource: noun, resourceId: id }, within);
    });
    return { id };
  }
}
