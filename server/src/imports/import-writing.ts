import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../notifications/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { SYSTEM, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { OccurrencesService } from '../yahrzeits/index.js';
import { inChunks, type Report } from './in-chunks.js';
import type { ImportTableRow } from './import.entity.js';
import { countRows, keptCells, linkRows } from './kept-rows.js';
import { placeRows } from './place-rows.js';
import { putBack, takeFromFile } from './take-from-file.js';
import { dateSystemOf, understandRows } from './understand-table.js';
import { undoImport } from './undo-import.js';
import { writePeople } from './write-people.js';

/** What a worker does with an import, within the one transaction that it is given. */
@Injectable()
export class ImportWriting {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly occurrences: OccurrencesService,
    private readonly notifications: NotificationsService,
  ) {}

  async doAsAsked(within: EntityManager, org: OrganizationId, table: ImportTableRow, report: Report): Promise<void> {
    const by = table.askedBy ?? SYSTEM;
    if (table.state === 'importing') await this.write(within, org, by, table, report);
    else await this.takeBack(within, org, by, table.id, report);
  }

  /** Imports what the preview showed, against the records as they are now. @throws Refusal 402 past the plan's observers */
  private async write(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { id, fileName, columns, dateOrder: order, encoding }: ImportTableRow,
    report: Report,
  ): Promise<void> {
    const { customsVersion } = await this.organizations.settings(org, within);
    const { lines, choices } = await keptCells(within, org, id);
    const today = await this.organizations.today(org);
    const understood = understandRows(lines, columns, { order, today, dateSystem: dateSystemOf(encoding) });
    await report(0.05);
    const rows = await placeRows(within, org, understood, choices);
    const written = await writePeople(within, org, id, rows, part(report, 0.05, 0.4));
    const taken = await takeFromFile(within, org, id, rows, written.yahrzeitOf);
    await this.audit.recordAll(org, by, taken.changes, within);
    await linkRows(within, org, id, rows, written.yahrzeitOf, part(report, 0.4, 0.5));
    const dated = [...new Set([...written.added, ...taken.ids])];
    const compute = (some: readonly string[]) => this.occurrences.recompute(org, some, within);
    await inChunks(dated, compute, part(report, 0.5, 1));
    await this.organizations.mayAddObservers(org, 0, within);
    await this.followCustoms(within, org, dated, customsVersion);

    const counts = await countRows(within, org, id);
    await within.query(
      `UPDATE import SET state = 'imported', counts = $3, imported_at = $4, failure = NULL, progress = 100
        WHERE organization_id = $1 AND id = $2 AND state = 'importing'`,
      [org, id, counts, this.clock.now()],
    );
    const { length: people } = written.added;
    const after = { fileName, people, observances: written.observances, changed: taken.changes.length };
    await this.audit.record(org, by, { action: 'import', resource: 'import', resourceId: id, after }, within);
    await this.notifications.raise(org, importDone(id, after), within);
  }

  /**
   * Computes once more when the customs changed meanwhile: whoever worked all dates out anew could not see these records.
   * The organization's row is held, so the customs stay as they are until the import is committed.
   */
  private async followCustoms(
    within: EntityManager,
    org: OrganizationId,
    ids: readonly string[],
    version: number,
  ): Promise<void> {
    const { customsVersion } = await this.organizations.settings(org, within);
    if (customsVersion !== version) await this.occurrences.recompute(org, ids, within);
  }

  /** What the import made and nobody has changed since goes, what it changed is put back; what people worked on stays. */
  private async takeBack(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    id: string,
    report: Report,
  ): Promise<void> {
    const back = await putBack(within, org, id);
    await this.audit.recordAll(org, by, back, within);
    const ids = back.flatMap(({ resourceId }) => resourceId ?? []);
    await this.occurrences.recompute(org, ids, within);
    const after = { ...(await undoImport(within, org, id, report)), putBack: back.length };
    await within.query(
      `UPDATE import SET state = 'undone', failure = NULL, progress = 100
        WHERE organization_id = $1 AND id = $2 AND state = 'undoing'`,
      [org, id],
    );
    await this.audit.record(org, by, { action: 'undo', resource: 'import', resourceId: id, after }, within);
  }
}

/** One stretch of the whole way. */
const part =
  (report: Report, from: number, to: number): Report =>
  (done) =>
    report(from + done * (to - from));

type Done = Record<'people' | 'observances' | 'changed', number> & { fileName: string };

const importDone = (id: string, { fileName, people, observances }: Done) => ({
  cause: `import:${id}`,
  key: 'import-done' as const,
  values: { file: fileName, people, observances },
  severity: 'info' as const,
  data: { actionUrl: `/app/imports/${id}` },
});
