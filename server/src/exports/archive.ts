import { Injectable } from '@nestjs/common';
import type { ExportManifest } from '@zikaron/contract';
import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { DataSource } from 'typeorm';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { csv, zip, type Cell, type ZipEntry } from '../platform/documents/index.js';
import type { Download } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { ARCHIVED, headingOf, pageOf, type ArchivedTable } from './archived-tables.js';

type FileFacts = ExportManifest['files'][number];

const AT_ONCE = 1_000;

/**
 * All that an organization keeps here as one archive: a CSV file for each table and `manifest.json`, which counts the rows
 * and gives the SHA-256 of each file. It is made while it is taken, a page at a time, so a record that is changed meanwhile
 * stands in it as it was or as it is.
 */
@Injectable()
export class Archive {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async of(org: OrganizationId, by: Actor): Promise<Download> {
    const { name, orgCode } = await this.organizations.settings(org);
    const at = this.clock.now();
    await this.audit.record(org, by, { action: 'export', resource: 'organization', resourceId: org });

    const files: FileFacts[] = [];
    const entries: ZipEntry[] = ARCHIVED.map((table) => ({
      name: table.file,
      content: () => this.file(org, table, files),
    }));
    const manifest = (): ExportManifest => ({
      organization: { name, orgCode },
      exportedAt: at.toISOString(),
      formulaGuard: "'",
      files,
    });
    entries.push({ name: 'manifest.json', content: () => JSON.stringify(manifest(), null, 2) });
    return {
      fileName: `${orgCode}-${at.toISOString().slice(0, 10)}.zip`,
      type: 'application/zip',
      content: zip(entries, at),
    };
  }

  /** One table as CSV; when its last byte is written, it is entered in the manifest. */
  private file(org: OrganizationId, table: ArchivedTable, files: FileFacts[]): Readable {
    const facts = { name: table.file, rows: 0, bytes: 0 };
    const hash = createHash('sha256');
    const measured = new Transform({
      transform(part: Buffer, _, done) {
        facts.bytes += part.length;
        hash.update(part);
        done(null, part);
      },
      flush(done) {
        files.push({ ...facts, sha256: hash.digest('hex') });
        done();
      },
    });
    const rows = this.rows(org, table, () => facts.rows++);
    const content = csv({ headings: table.columns.map(headingOf), rows });
    content.on('error', (failure) => measured.destroy(failure));
    measured.on('close', () => content.destroy());
    return content.pipe(measured);
  }

  private async *rows(org: OrganizationId, table: ArchivedTable, count: () => void): AsyncGenerator<Cell[]> {
    for (let after: string | null = null; ;) {
      const page: { key: string; row: Record<string, unknown> }[] = await this.db.query(pageOf(table), [
        org,
        after,
        AT_ONCE,
      ]);
      for (const { row } of page) {
        count();
        yield table.columns.map((column) => cellOf(row[headingOf(column)]));
      }
      if (page.length < AT_ONCE) return;
      after = page.at(-1)?.key ?? null;
    }
  }
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  return value as Cell;
}
