import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityTarget } from 'typeorm';
import { Audit, differences } from '../platform/audit/index.js';
import { NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';

/** Two records that are one. */
export interface Pair {
  /** The column by which other tables point at such a record. */
  readonly of: 'contact_id' | 'yahrzeit_id';
  readonly stays: string;
  readonly goes: string;
}

/** What points at the one that goes must point at the one that stays. */
export interface Merge extends Pair {
  /** Of contacts: the address that the one who stays has afterwards. */
  readonly email: string | null;
  readonly at: Date;
}

/** What an observance joins to such a record. */
export const JOINED = { contact_id: 'yahrzeit_id', yahrzeit_id: 'contact_id' } as const;

/** Lets whatever points at the one that goes point at the one that stays. */
export type Follow = (org: OrganizationId, merge: Merge, within: EntityManager) => Promise<void>;

/** What the history says of a merge. */
interface MergeTrail<Typed extends object> {
  readonly resource: 'contact' | 'yahrzeit';
  readonly stays: { readonly id: string; readonly version: number };
  readonly goes: { readonly id: string };
  /** What was typed about the one that stays. */
  readonly before: Typed;
  readonly after: Typed;
  /** Who went into it. */
  readonly merged: object;
}

/** What the history keeps of a merge. */
@Injectable()
export class Merges {
  constructor(private readonly audit: Audit) {}

  /**
   * The history of the one that goes becomes that of the one that stays, since it is the person's: erasing the person later
   * erases it too. Versions are not theirs. Then it says that the two were merged.
   */
  async trail<Typed extends object>(
    org: OrganizationId,
    by: Actor,
    { resource, stays, goes, before, after, merged }: MergeTrail<Typed>,
    within: EntityManager,
  ): Promise<void> {
    await within.query(MOVE_TRAIL, [org, resource, goes.id, stays.id]);
    const changed = differences(before, after);
    await this.audit.record(
      org,
      by,
      {
        ...{ action: 'merge', resource, resourceId: stays.id },
        before: { ...changed?.before, merged: null },
        after: { ...changed?.after, merged, version: stays.version + 1 },
      },
      within,
    );
  }
}

/**
 * Both rows, the one that stays first: held in the order of their ids, so that two merges at once cannot wait for each other in a
 * circle. @throws NotFound
 */
export async function holdBoth<Row extends { id: string }>(
  within: EntityManager,
  [entity, noun]: [EntityTarget<Row>, string],
  org: OrganizationId,
  [id, otherId]: [string, string],
): Promise<[Row, Row]> {
  const rows = await within
    .getRepository(entity)
    .createQueryBuilder('held')
    .where('held.organizationId = :org AND held.id IN (:...ids)', { org, ids: [id, otherId] })
    .orderBy('held.id')
    .setLock('pessimistic_write')
    .getMany();
  const [stays, goes] = [rows.find((row) => row.id === id), rows.find((row) => row.id === otherId)];
  if (!stays || !goes) throw new NotFound(noun);
  return [stays, goes];
}

const MOVE_TRAIL = `UPDATE audit_log SET resource_id = $4, after = after - 'version'
  WHERE organization_id = $1 AND resource = $2 AND resource_id = $3`;
