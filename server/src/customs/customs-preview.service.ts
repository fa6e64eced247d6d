import { Injectable } from '@nestjs/common';
import type { CustomsChange, CustomsPreview, customsPreviewQuery, customsToTry } from '@zikaron/contract';
import { DataSource, In, IsNull, MoreThan } from 'typeorm';
import type { z } from 'zod';
import { localDate } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { NIL_UUID } from '../platform/database/index.js';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { OccurrencesService, YahrzeitRow } from '../yahrzeits/index.js';
import { compareCustoms, datesMove, firstDayOf } from './compare-customs.js';

type Query = z.output<typeof customsPreviewQuery>;

/** What a list of changes is ordered by; the changes themselves are computed again for the page that is shown. */
interface Changed {
  readonly id: string;
  readonly name: string;
  readonly from: string;
}

const BATCH = 2_000;

/** Which of the organization's own dates would change by other customs, before anything is saved. */
@Injectable()
export class CustomsPreviewService {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly occurrences: OccurrencesService,
    private readonly clock: Clock,
  ) {}

  /** From today to the end of the computed years, about five. The page is of the changes; the counts are of all records. */
  async preview(org: OrganizationId, wanted: z.output<typeof customsToTry>, query: Query): Promise<CustomsPreview> {
    const now = await this.organizations.settings(org);
    const days = { from: localDate(this.clock.now(), now.timezone), to: this.occurrences.horizon().to };
    const compare = (row: YahrzeitRow) => compareCustoms(row, now, wanted, days);

    const counts = { records: 0, datesChange: 0, onlyServicesChange: 0 };
    const changed: Changed[] = [];
    for await (const rows of this.batches(org)) {
      counts.records += rows.length;
      for (const change of rows.flatMap((row) => compare(row) ?? [])) {
        counts[datesMove(change) ? 'datesChange' : 'onlyServicesChange']++;
        changed.push({ id: change.id, name: change.name, from: firstDayOf(change) });
      }
    }
    const { offset, limit } = pageBounds(query);
    const page = changed.sort(inOrder(query)).slice(offset, offset + limit);
    return { data: await this.changesOf(org, page, compare), total: changed.length, counts };
  }

  private async changesOf(
    org: OrganizationId,
    page: readonly Changed[],
    compare: (row: YahrzeitRow) => CustomsChange | null,
  ): Promise<CustomsChange[]> {
    const rows = await this.db
      .getRepository(YahrzeitRow)
      .findBy({ organizationId: org, id: In(page.map(({ id }) => id)) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return page.flatMap(({ id }) => {
      const row = byId.get(id);
      return (row && compare(row)) ?? [];
    });
  }

  private async *batches(org: OrganizationId): AsyncGenerator<YahrzeitRow[]> {
    for (let after = NIL_UUID; ;) {
      const rows = await this.db.getRepository(YahrzeitRow).find({
        where: { organizationId: org, archivedAt: IsNull(), id: MoreThan(after) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      yield rows;
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id ?? after;
    }
  }
}

function inOrder({ sort: [column, direction] = ['date', 'ASC'] }: Query) {
  const key = (change: Changed) => (column === 'name' ? change.name : change.from);
  const sign = direction === 'ASC' ? 1 : -1;
  return (one: Changed, other: Changed): number =>
    sign * (key(one).localeCompare(key(other)) || one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
}
