import { Injectable } from '@nestjs/common';
import type {
  contactExportQuery,
  ImportRow,
  importProblemsQuery,
  observerExportQuery,
  Yahrzeit,
  yahrzeitExportQuery,
} from '@zikaron/contract';
import type { z } from 'zod';
import { localDate } from '../calendar/index.js';
import { ContactsService } from '../contacts/index.js';
import { ImportsService } from '../imports/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Download } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { ObserversService, YahrzeitsService, type NextOf, type ObserverAsListed } from '../yahrzeits/index.js';
import type { ImportProblem, ObservedYahrzeit, SheetLine } from './columns.js';
import { ExportFiles } from './export-files.js';
import { everyPage, inOrder } from './paging.js';

/**
 * The records as files: the rows that a list shows on all its pages, by its own filter, search and order. The ids are taken
 * at one instant, and the rows are read while the file is written.
 */
@Injectable()
export class RecordExports {
  constructor(
    private readonly files: ExportFiles,
    private readonly people: YahrzeitsService,
    private readonly observers: ObserversService,
    private readonly contactList: ContactsService,
    private readonly imports: ImportsService,
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
  ) {}

  async yahrzeits(org: OrganizationId, wish: z.output<typeof yahrzeitExportQuery>): Promise<Download> {
    const ids = await this.people.idsOf(org, wish);
    if (wish.each === 'yahrzeit') {
      const rows = inOrder(ids, (some) => this.people.some(org, some));
      return this.files.of(org, 'yahrzeits', wish, rows, ids.length);
    }
    const lines = inOrder(ids, (some) => this.withObservers(org, some));
    const total = await this.observers.countLines(org, ids);
    return this.files.of(org, 'observers', { format: wish.format }, lineForEach(lines), total);
  }

  private async withObservers(org: OrganizationId, ids: readonly string[]): Promise<WithObservers[]> {
    const [records, observers] = await Promise.all([this.people.some(org, ids), this.observers.listed(org, ids)]);
    const byRecord = new Map<string, ObserverAsListed[]>(records.map(({ id }) => [id, []]));
    for (const observer of observers) byRecord.get(observer.yahrzeitId)?.push(observer);
    return records.map((record) => ({ ...record, observers: byRecord.get(record.id) ?? [] }));
  }

  /** A line for each observer that the list of observers shows. */
  async observersListed(org: OrganizationId, wish: z.output<typeof observerExportQuery>): Promise<Download> {
    const ids = await this.observers.idsOf(org, wish);
    const lines = inOrder(ids, (some) => this.withRecords(org, some));
    return this.files.of(org, 'observers', { format: wish.format }, lines, ids.length);
  }

  private async withRecords(org: OrganizationId, ids: readonly string[]): Promise<ObservedYahrzeit[]> {
    const observers = await this.observers.some(org, ids);
    const records = await this.people.some(
      org,
      observers.map(({ yahrzeitId }) => yahrzeitId),
    );
    const byId = new Map(records.map((record) => [record.id, record]));
    return observers.flatMap((observer) => {
      const record = byId.get(observer.yahrzeitId);
      return record ? [{ ...record, id: observer.id, observer }] : [];
    });
  }

  /** All that is on record and not deleted, a line for each observer, with its id and what comes next: what a spreadsheet reads. */
  async sheet(org: OrganizationId): Promise<Download> {
    const ids = await this.people.idsOf(org, { sort: ['name', 'ASC'] });
    const [{ timezone }, total] = await Promise.all([
      this.organizations.settings(org),
      this.observers.countLines(org, ids),
    ]);
    const today = localDate(this.clock.now(), timezone);
    const lines = sheetLines(
      inOrder(ids, (some) => this.withObservers(org, some)),
      (some) => this.observers.nextOf(org, some, today),
    );
    return this.files.of(org, 'sheet', { format: 'csv' }, lines, total);
  }

  async contacts(org: OrganizationId, wish: z.output<typeof contactExportQuery>): Promise<Download> {
    const ids = await this.contactList.idsOf(org, wish);
    const rows = inOrder(ids, (some) => this.contactList.some(org, some));
    return this.files.of(org, 'contacts', wish, rows, ids.length);
  }

  /** What is wrong with the rows of an import, a line for each problem. @throws NotFound */
  async importProblems(org: OrganizationId, id: string, wish: z.output<typeof importProblemsQuery>): Promise<Download> {
    const filter = { ...wish.filter, withIssues: true };
    const { total } = await this.imports.rows(org, id, { ...wish, filter });
    const rows = everyPage((range) => this.imports.rows(org, id, { ...wish, filter, range }));
    return this.files.of(org, 'importProblems', wish, problemsOf(rows), total);
  }
}

async function* problemsOf(pages: AsyncIterable<readonly ImportRow[]>): AsyncGenerator<ImportProblem[]> {
  for await (const page of pages)
    yield page.flatMap(({ row, name, state, issues }) =>
      issues.map(({ severity, column, message }) => ({ row, name, state, severity, column, message })),
    );
}

type WithObservers = Yahrzeit & { readonly observers: readonly ObserverAsListed[] };

/** A line for each observer; whom nobody observes has one too. */
async function* lineForEach(pages: AsyncIterable<readonly WithObservers[]>): AsyncGenerator<ObservedYahrzeit[]> {
  for await (const page of pages) yield page.flatMap(linesOf);
}

const linesOf = ({ observers, ...record }: WithObservers): ObservedYahrzeit[] =>
  observers.length === 0 ? [{ ...record, observer: null }] : observers.map((observer) => ({ ...record, observer }));

async function* sheetLines(
  pages: AsyncIterable<readonly WithObservers[]>,
  nextOf: (yahrzeitIds: readonly string[]) => Promise<NextOf>,
): AsyncGenerator<SheetLine[]> {
  for await (const page of pages) {
    const { services, reached } = await nextOf(page.map(({ id }) => id));
    yield page.flatMap(linesOf).map((line) => ({
      ...line,
      service: services.get(line.id) ?? null,
      reachedBy: line.observer && (reached.get(line.observer.id) ?? null),
    }));
  }
}
