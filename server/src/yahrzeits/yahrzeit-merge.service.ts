import { Injectable } from '@nestjs/common';
import type { Yahrzeit } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import { holdBoth, Merges, type Follow, type Pair } from '../contacts/index.js';
import { Clock } from '../platform/clock/index.js';
import { Conflict, Invalid, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { OccurrencesService } from './occurrences.service.js';
import { oneRecord, typedOf } from './one-record.js';
import { yahrzeitsById } from './yahrzeit-list.js';
import { YahrzeitRow } from './yahrzeit.entity.js';

/** Makes one record of two of the same person. */
@Injectable()
export class YahrzeitMergeService {
  constructor(
    private readonly merges: Merges,
    private readonly occurrences: OccurrencesService,
    private readonly clock: Clock,
  ) {}

  /**
   * The first stays, with what only the other one had; everything that points at the other one points at it afterwards, and
   * the other one is gone. @throws NotFound, Invalid 422 `same_yahrzeit`, Conflict 409 `archived`
   */
  async merge(
    org: OrganizationId,
    by: Actor,
    { stays: id, goes: otherId }: Pair,
    follow: Follow,
    within: EntityManager,
  ): Promise<Yahrzeit> {
    if (id === otherId) throw sameYahrzeit();
    const [stays, goes] = await holdBoth(within, [YahrzeitRow, 'yahrzeit'], org, [id, otherId]);
    if (stays.archivedAt || goes.archivedAt) {
      throw new Conflict('archived', 'One of the two is deleted. Restore it to merge it.');
    }
    const before = typedOf(stays);
    const after = oneRecord(before, typedOf(goes));

    await within.update(YahrzeitRow, { organizationId: org, id }, after);
    await this.occurrences.recompute(org, [id], within);
    const at = this.clock.now();
    await follow(org, { of: 'yahrzeit_id', stays: id, goes: otherId, email: null, at }, within);
    await within.delete(YahrzeitRow, { organizationId: org, id: otherId });
    const merged = { id: goes.id, name: goes.name };
    await this.merges.trail(org, by, { resource: 'yahrzeit', stays, goes, before, after, merged }, within);
    const [yahrzeit] = await yahrzeitsById(within, org, [id]);
    if (!yahrzeit) throw new NotFound('yahrzeit');
    return yahrzeit;
  }
}

function sameYahrzeit(): Invalid {
  return new Invalid(
    [{ path: 'otherId', message: 'This is the record itself. Choose the other one.' }],
    'same_yahrzeit',
  );
}
