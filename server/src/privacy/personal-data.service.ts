import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { ContactsService } from '../contacts/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { kysely } from '../platform/database/index.js';
import { Download } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { PERSONAL } from './personal-tables.js';
import { tracesOf } from './traces.js';

/** Everything that is kept of one person, as one file for that person (GDPR, articles 15 and 20). */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly db: DataSource,
    private readonly contacts: ContactsService,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** The person, and each of `PERSONAL`: whom they remember and how, the letters, what came of them, what was done. @throws NotFound */
  async of(org: OrganizationId, by: Actor, id: string): Promise<Download> {
    const { version: _, observances: __, ...person } = await this.contacts.get(org, id);
    const whose = { org, id, ...(await tracesOf(this.db, org, person)) };
    const parts: Record<string, unknown[]> = {};
    for (const [name, { read }] of Object.entries(PERSONAL)) parts[name] = await read(kysely(this.db), whose);
    await this.audit.record(org, by, { action: 'export', resource: 'contact', resourceId: id });

    const at = this.clock.now().toISOString();
    return new Download({
      fileName: `${person.name} ${at.slice(0, 10)}.json`,
      type: 'application/json',
      content: Readable.from([JSON.stringify({ exportedAt: at, person, ...parts }, null, 2)]),
    });
  }
}
