import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** Two contacts that were one person: what points at the one that goes must point at the one that stays. */
export interface Merge {
  readonly stays: string;
  readonly goes: string;
  /** The address that the one who stays has afterwards. */
  readonly email: string | null;
  readonly at: Date;
}

export type WhenMerged = (org: OrganizationId, merge: Merge, within: EntityManager) => Promise<void>;

/** What floors above do when contacts are merged: they register when they start, since calls go down only. */
@Injectable()
export class ContactMerges {
  private readonly what: WhenMerged[] = [];

  whenMerged(does: WhenMerged): void {
    this.what.push(does);
  }

  async happen(org: OrganizationId, merge: Merge, within: EntityManager): Promise<void> {
    for (const does of this.what) await does(org, merge, within);
  }
}
