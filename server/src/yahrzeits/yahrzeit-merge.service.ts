import { Injectable } from '@nestjs/common';
import type { Yahrzeit } from '@zikaron/contract';
import { In, type EntityManager } from 'typeorm';
import { Merges } from '../contacts/index.js';
import { Audit, differences } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { Conflict, Invalid, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { OccurrencesService } from './occurrences.service.js';
import { oneRecord, typedOf, type TypedRecord } from './one-record.js';
import { yahrzeitsById } from './yahrzeit-list.js';
import { YahrzeitRow } from './yahrzeit.entity.js';

/** Makes one record of two of the same person. */
@Injectable()
export class YahrzeitMergeService {
  constructor(
    private readonly merges: Merges,
    private readonly occurrences: OccurrencesService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * The first stays, with what only the other one had; everything that points at the other one points at it afterwards, and
   * the other one is gone. @throws NotFound, Invalid 422 `same_yahrzeit`, Conflict 409 `archived`
   */
  async merge(org: OrganizationId, by: Actor, id: string, otherId: string, within: EntityManager): Promise<Yahrzeit> {
    if (id === otherId) throw sameYahrzeit();
    const [stays, goes] = await hold(within, org, id, otherId);
    const before = typedOf(stays);
    const after = oneRecord(before, typedOf(goes));

    await within.update(YahrzeitRow, { organizationId: org, id }, after);
    await this.occurrences.recompute(org, [id], within);
    const at = this.clock.now();
    await this.merges.happen(org, { of: 'yahrzeit_id', stays: id, goes: otherId, email: null, at }, within);
    await within.query(MOVE_TRAIL, [org, otherId, id]);
    await within.delete(YahrzeitRow, { organizationId: org, id: otherId });
    await this.trail(within, org, by, stays, { before, after, goes });
    const [yahrzeit] = await yahrzeitsById(within, org, [id]);
    if (!yahrzeit) throw new NotFound('yahrzeit');
    return yahrzeit;
  }

  private trail(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { id, version }: YahrzeitRow,
    { before, after, goes }: { before: TypedRecord; after: TypedRecord; goes: YahrzeitRow },
  ): Promise<void> {
    const changed = differences(before, after);
    const act = { action: 'merge', resource: 'yahrzeit', resourceId: id };
    const merged = { id: goes.id, name: goes.name };
    return this.audit.record(
      org,
      by,
      {
        ...act,
        before: { ...changed?.before, merged: null },
        after: { ...changed?.after, merged, version: version + 1 },
      },
      within,
    );
  }
}

/** Both rows, held in the order of their ids, so that two merges at once cannot wait for each other in a circle. */
async function hold(
  within: EntityManager,
  org: OrganizationId,
  id: string,
  otherId: string,
): Promise<[YahrzeitRow, YahrzeitRow]> {
  const rows = await within.getRepository(YahrzeitRow).find({
    where: { organizationId: org, id: In([id, otherId]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const [stays, goes] = [rows.find((row) => row.id === id), rows.find((row) => row.id === otherId)];
  if (!stays || !goes) throw new NotFound('yahrzeit');
  if (stays.archivedAt || goes.archivedAt) {
    throw new Conflict('archived', 'One of the two is deleted. Restore it to merge it.');
  }
  return [stays, goes];
}

/** The history of the one that goes is the person's history. Versions are not theirs. */
const MOVE_TRAIL = `UPDATE audit_log SET resource_id = $3, after = after - 'version'
  WHERE organization_id = $1 AND resource = 'yahrzeit' AND resource_id = $2`;

function sameYahrzeit(): Invalid {
  return new Invalid(
    [{ path: 'otherId', message: 'This is the record itself. Choose the other one.' }],
    'same_yahrzeit',
  );
}
