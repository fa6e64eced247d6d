import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../../notifications/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { SYSTEM, type Actor, type OrganizationId } from '../../platform/tenancy/index.js';
import { OccurrencesService } from '../../yahrzeits/index.js';
import type { PlacedRow } from '../decide/placing.js';
import { inBatches, type Report } from '../read/batches.js';
import type { ImportTableRow } from '../import.entity.js';
import { withAddressesOfContacts } from '../decide/addresses-of-contacts.js';
import { countRows, keptLines, linesWithoutAddress, linkRows, recordsOfRows } from '../decide/kept-rows.js';
import { contactsOfRows, linkObservers } from '../decide/observers-in-step.js';
import { placedRows } from '../decide/place-rows.js';
import { putBack, takeFromFile } from './take-from-file.js';
import { dateSystemOf, reader, sunsetAnswers, surveyLines, type Reader } from '../understand/understand-table.js';
import { putBackObservers, takeForObservers } from './take-for-observers.js';
import { undoImport } from './undo-import.js';
import type { UnderstoodRow } from '../understand/understand-row.js';
import { writeAddressed, writeUnaddressed, type Observed } from './write-observers.js';
import { writePeople } from './write-people.js';

/** What an import fills, by its own statements and by the triggers of what it writes. */
export const FILLED_TABLES = 'yahrzeit, contact, observance, occurrence, reminder, import_row';

const FOLD = 4;
/** Figures for the time of the import are taken of so many hundreds of rows: good ones are taken when it is done, and took a twelfth of it. */
const ROUGH = 10;

/** How much of it was written. */
type Written = Record<'people' | 'observances' | 'changed', number>;

/**
 * By figures from before, Postgres takes the organization for as small as it was, and reads all of it for every batch. So
 * they are taken anew whenever the rows, told batch by batch, have become so many times more. Who takes them already is not waited for.
 */
function figuresOfWhatIsWritten(within: EntityManager): (rows: number) => Promise<void> {
  let [done, figured] = [0, 0];
  return async (rows) => {
    done += rows;
    if (done < figured * FOLD) return;
    await within.query(`SET LOCAL default_statistics_target = ${ROUGH}; ANALYZE (SKIP_LOCKED) ${FILLED_TABLES}`);
    figured = done;
  };
}

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
    table: ImportTableRow,
    report: Report,
  ): Promise<void> {
    const { id, fileName } = table;
    const { customsVersion, israel } = await this.organizations.settings(org, within);
    const written = await this.writeRows(within, org, by, table, israel, report);
    await linkObservers(within, org, id);
    await this.organizations.mayAddObservers(org, 0, within);
    await this.followCustoms(within, org, id, customsVersion);
    await within.query(
      `UPDATE import SET state = 'imported', counts = $3, imported_at = $4, failure = NULL, progress = 100
        WHERE organization_id = $1 AND id = $2 AND state = 'importing'`,
      [org, id, await countRows(within, org, id), this.clock.now()],
    );
    const after = { fileName, ...written };
    await this.audit.record(org, by, { action: 'import', resource: 'import', resourceId: id, after }, within);
    await this.notifications.raise(org, importDone(id, after), within);
  }

  /** All rows, batch by batch; the observers without an address when everybody else is there. */
  private async writeRows(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { id, columns, dateOrder: order, sunsetWords, encoding, delimiter, counts }: ImportTableRow,
    israel: boolean,
    report: Report,
  ): Promise<Written> {
    const all = counts.rows + (counts.leftOut ?? 0);
    const today = await this.organizations.today(org);
    const lines = keptLines(within, org, id);
    const survey = await surveyLines(lines, columns, delimiter);
    const days = { order, israel, today, dateSystem: dateSystemOf(encoding), sunsetWords: sunsetAnswers(sunsetWords) };
    const read = reader(columns, survey, days);
    const written = { people: 0, observances: 0, changed: 0 };
    let done = 0;
    const takeFigures = figuresOfWhatIsWritten(within);
    for await (const rows of placedRows(within, org, id, lines, survey, read)) {
      const { people, observances, changed } = await this.writeBatch(within, org, by, id, rows);
      written.people += people;
      written.observances += observances;
      written.changed += changed;
      done += rows.length;
      await takeFigures(rows.length);
      await report((done / all) * 0.95);
    }
    written.observances += await writeWithoutAddress(within, org, id, read, this.clock.now());
    return written;
  }

  /** People with their dates, and those of their observers who have an address. */
  private async writeBatch(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    id: string,
    rows: readonly PlacedRow[],
  ): Promise<Written> {
    const saying = rows.filter(({ state }) => state !== 'error' && state !== 'skipped' && state !== 'leftOut');
    const { yahrzeitOf, added } = await writePeople(within, org, id, saying, this.occurrences);
    const observances = await writeAddressed(within, org, id, observed(saying, yahrzeitOf), this.clock.now());
    const taken = await takeFromFile(within, org, id, saying, yahrzeitOf, this.clock.now());
    await this.audit.recordAll(org, by, taken.changes, within);
    await linkRows(within, org, id, rows, yahrzeitOf);
    const reached = await takeForObservers(within, org, id, saying, this.clock.now());
    await this.audit.recordAll(org, by, reached, within);
    await this.occurrences.recompute(org, [...new Set(taken.ids)], within);
    return { people: added.length, observances, changed: taken.changes.length + reached.length };
  }

  /**
   * Computes once more when the customs changed meanwhile: whoever worked all dates out anew could not see these records.
   * The organization's row is held, so the customs stay as they are until the import is committed.
   */
  private async followCustoms(
    within: EntityManager,
    org: OrganizationId,
    importId: string,
    version: number,
  ): Promise<void> {
    const { customsVersion } = await this.organizations.settings(org, within);
    if (customsVersion === version) return;
    const dated: { id: string }[] = await within.query(
      `SELECT DISTINCT yahrzeit_id AS id FROM import_row
        WHERE organization_id = $1 AND import_id = $2 AND state IN ('new', 'changed')`,
      [org, importId],
    );
    await this.occurrences.recompute(
      org,
      dated.map(({ id }) => id),
      within,
    );
  }

  /** What the import made and nobody has changed since goes, what it changed is put back; what people worked on stays. */
  private async takeBack(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    id: string,
    report: Report,
  ): Promise<void> {
    const back = await putBack(within, org, id, this.clock.now());
    await this.audit.recordAll(org, by, back, within);
    const reached = await putBackObservers(within, org, id, this.clock.now());
    await this.audit.recordAll(org, by, reached, within);
    const ids = back.flatMap(({ resourceId }) => resourceId ?? []);
    await this.occurrences.recompute(org, ids, within);
    const after = { ...(await undoImport(within, org, id, report)), putBack: back.length + reached.length };
    await within.query(
      `UPDATE import SET state = 'undone', failure = NULL, progress = 100
        WHERE organization_id = $1 AND id = $2 AND state = 'undoing'`,
      [org, id],
    );
    await this.audit.record(org, by, { action: 'undo', resource: 'import', resourceId: id, after }, within);
  }
}

async function writeWithoutAddress(
  within: EntityManager,
  org: OrganizationId,
  id: string,
  read: Reader,
  at: Date,
): Promise<number> {
  let observances = 0;
  const takeFigures = figuresOfWhatIsWritten(within);
  for await (const batch of inBatches(linesWithoutAddress(within, org, id))) {
    const numbers = batch.map(({ row }) => row);
    const yahrzeitOf = await recordsOfRows(within, org, id, numbers);
    const contactOf = await contactsOfRows(within, org, id, numbers);
    const understood = await withAddressesOfContacts(within, org, id, batch.map(read));
    const rows = understood.map((row) => knownAs(row, contactOf.get(row.row)));
    observances += await writeUnaddressed(within, org, id, observed(rows, yahrzeitOf), at);
    await takeFigures(batch.length);
  }
  return observances;
}

/** The one observer of a row, as the contact that they were known to be. */
const knownAs = (row: UnderstoodRow, id: string | undefined): UnderstoodRow =>
  id === undefined
    ? row
    : { ...row, observers: row.observers.map((one) => ({ ...one, contact: { id, key: `contact ${id}` } })) };

const observed = (rows: readonly UnderstoodRow[], yahrzeitOf: ReadonlyMap<number, string>): Observed[] =>
  rows.flatMap(({ row, observers, onHebrewCalendar, leadDays }) => {
    const yahrzeitId = yahrzeitOf.get(row);
    return yahrzeitId ? { yahrzeitId, observers, onHebrewCalendar, leadDays } : [];
  });

const importDone = (id: string, { fileName, people, observances }: Written & { fileName: string }) => ({
  cause: `import:${id}`,
  key: 'import-done' as const,
  values: { file: fileName, people, observances },
  severity: 'info' as const,
  data: { actionUrl: `/app/imports/${id}` },
});
