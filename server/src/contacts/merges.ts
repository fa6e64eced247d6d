import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** Two records that were one: what points at the one that goes must point at the one that stays. */
export interface Merge {
  /** The column by which other tables point at such a record. */
  readonly of: 'contact_id' | 'yahrzeit_id';
  readonly stays: string;
  readonly goes: string;
  /** Of contacts: the address that the one who stays has afterwards. */
  readonly email: string | null;
  readonly at: Date;
}

/** What an observance joins to such a record. */
export const JOINED = { contact_id: 'yahrzeit_id', yahrzeit_id: 'contact_id' } as const;

export type WhenMerged = (org: OrganizationId, merge: Merge, within: EntityManager) => Promise<void>;

/** What floors above do when two contacts, or two yahrzeits, are merged: they register when they start, since calls go down only. */
@Injectable()
export class Merges {
  private readonly what: WhenMerged[] = [];

  whenMerged(does: WhenMerged): void {
    this.what.push(does);
  }

  async happen(org: OrganizationId, merge: Merge, within: EntityManager): Promise<void> {
    for (const does of this.what) await does(org, merge, within);
  }
}
